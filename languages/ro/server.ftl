# Paginile pe care serverul le face singur.

# Ce nu merge, după codul erorii.
problem-title = Nu a reușit
problem = Nu a reușit; mai încearcă peste un minut.
problem--account-needed = Pentru aceasta ai nevoie de un cont; oaspeții nu au unul.
problem--bad-code = Acest cod nu este valabil; poate că a fost folosit deja sau a expirat.
problem--bad-name = Un nume are între 3 și 20 de litere, cifre, - sau _, și începe cu o literă.
problem--bad-password = Parola trebuie să aibă între 8 și 200 de caractere.
problem--banned = Acest cont a fost exclus.
problem--bad-request = Formularul nu a putut fi citit; întoarce-te și completează-l din nou.
problem--forbidden = Doar moderatorii pot face asta; dacă este vorba de un moderator, numai administratorul site-ului.
problem--game-over = Această partidă s-a încheiat deja.
problem--name-taken = Cineva are deja acest nume.
problem--not-found = Nu există nimic cu acest nume.
problem--nothing-to-do = Nu e nimic de făcut; poate că s-a ocupat deja altcineva de asta.
problem--not-signed-in = Nu ești autentificat. Autentifică-te pe pagina „Online”, apoi deschide din nou această adresă.
problem--too-large = Textul depășește 1000 de caractere.
problem--too-many-requests = Prea multe încercări; așteaptă un minut și încearcă din nou.
problem--wrong-password = Parola este greșită.
to-the-games = La jocuri

# O parolă nouă cu un cod.
recover-title = Alege o parolă nouă
recover-why = Cu un cod de recuperare sau cu un link de la cei care administrează acest site poți schimba parola o singură dată. Celelalte sesiuni se încheie.
recover-code = Cod
recover-password = Parola nouă, cel puțin 8 caractere
recover-set = Salvează parola

# Coduri de notat.
codes-title = Coduri de recuperare
codes-why = Acest site nu îți cunoaște adresa de e-mail. Pentru ca numele { $name } să rămână al tău și dacă uiți parola, creează opt coduri și păstrează-le într-un loc sigur. Cu fiecare cod poți alege o singură dată o parolă nouă. Codurile create înainte nu mai sunt valabile.
codes-password = Parola ta
codes-make = Creează coduri noi
codes-keep = Acestea sunt codurile lui { $name }. Se văd doar acum: notează-le sau tipărește pagina.
codes-use = Folosește un cod

# Ce fac moderatorii.
moderation-title = Moderare
moderation-reports = Sesizări
moderation-accounts = Conturi
moderation-games = Partide
moderation-log = Jurnal
moderation-really = Da, șterge definitiv
somebody-gone = (cont șters)
reason-shown = Motivul (îl vede jucătorul)
reason-noted = Motivul (pentru jurnal)
reports-open = Doar sesizările deschise
reports-all = Toate sesizările
reports-none = Nicio sesizare.
report-number = Sesizarea { $number }
report-by = de la
report-about = despre
report-game = partida
report-note = Notă pentru moderatori
report-handled = Marchează ca rezolvată
report-dismiss = Respinge
report-only-note = Salvează doar nota
report-is-handled = Rezolvată.
report-is-dismissed = Respinsă.
account-search = O parte din nume
account-find = Caută
account-name = Nume
account-kind = Tip
account-since = Din
account-unfinished = Partide neîncheiate
account-games = Ultimele partide
account-is-guest = oaspete
account-is-bot = program
account-is-moderator = moderator
account-is-banned = exclus
account-ban = Exclude
account-unban = Readmite
account-rename = Redenumește
account-new-name = Nume nou
account-reset = Link pentru o parolă nouă
account-reset-why = Cu acest link se poate alege o singură dată, timp de o zi, o parolă nouă. Trimite-l proprietarului contului pe o cale în care aveți amândoi încredere.
account-link = Cu acest link, { $name } poate alege o parolă nouă până la
account-delete = Șterge contul
game-id = Adresa sau identificatorul unei partide
game-find = Deschide
game-show = Privește partida
game-close = Închide partida; nu va conta
game-delete = Șterge partida
log-when = Când
log-by = Cine
log-action = Ce
log-about = Despre
log-note = Notă

# A notice of the browser to somebody whose page is closed.
push-your-turn = Este rândul tău: { $game } cu { $name }
push-your-turn-alone = Este rândul tău: { $game }
