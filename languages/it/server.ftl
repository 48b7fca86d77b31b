# The page on which a new password is set with a code, which the server makes by itself.
recover-title = Scegli una nuova password
recover-why = Un codice di recupero, o un link di chi gestisce questo sito, serve a scegliere una nuova password una volta sola. Le altre sessioni si chiudono.
recover-code = Codice
recover-password = Nuova password, almeno 8 caratteri
recover-set = Salva la password
recover-bad-code = Questo codice non è valido; forse è già stato usato o è scaduto.
recover-bad-password = Una password ha da 8 a 200 caratteri.
recover-failed = Non ha funzionato; riprova tra un minuto.
