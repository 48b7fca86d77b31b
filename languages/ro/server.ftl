# The page on which a new password is set with a code, which the server makes by itself.
recover-title = Alege o parolă nouă
recover-why = Cu un cod de recuperare sau cu un link de la cei care administrează acest site poți schimba parola o singură dată. Celelalte sesiuni se încheie.
recover-code = Cod
recover-password = Parolă nouă, cel puțin 8 caractere
recover-set = Salvează parola
recover-bad-code = Acest cod nu este valid; poate că a fost folosit sau a expirat.
recover-bad-password = O parolă are între 8 și 200 de caractere.
recover-failed = Nu a mers; încearcă din nou peste un minut.
