# Le pagine che il server fa da sé.

# Che cosa non va, secondo il codice dell’errore.
problem-title = Qualcosa non ha funzionato
problem = Qualcosa non ha funzionato; riprova tra un minuto.
problem--account-needed = Serve un account; gli ospiti non ne hanno.
problem--bad-code = Questo codice non è valido; forse è già stato usato o è scaduto.
problem--bad-name = Un nome deve avere da 3 a 20 lettere, cifre, - o _, e cominciare con una lettera.
problem--bad-password = Una password deve avere da 8 a 200 caratteri.
problem--banned = Questo account è stato sospeso.
problem--bad-request = Il modulo non è leggibile; torna indietro e compilalo di nuovo.
problem--forbidden = Possono farlo solo i moderatori o, per ciò che riguarda un moderatore, solo chi gestisce il sito.
problem--game-over = Questa partita è già finita.
problem--name-taken = Questo nome è già in uso.
problem--not-found = Non c’è nulla che abbia questo nome.
problem--nothing-to-do = Non c’è nulla da fare; forse l’ha già fatto qualcun altro.
problem--not-signed-in = Non hai effettuato l’accesso. Accedi nella pagina «Online», poi riapri questo indirizzo.
problem--too-large = Questo testo supera i 1000 caratteri.
problem--too-many-requests = Troppi tentativi; aspetta un minuto e riprova.
problem--wrong-password = La password è sbagliata.
to-the-games = Ai giochi

# Una nuova password con un codice.
recover-title = Scegli una nuova password
recover-why = Con un codice di recupero, o con un link di chi gestisce questo sito, puoi scegliere una nuova password, una volta sola. Su tutti gli altri dispositivi l’account verrà scollegato.
recover-code = Codice
recover-password = Nuova password, almeno 8 caratteri
recover-set = Salva la password

# Codici da annotare.
codes-title = Codici di recupero
codes-why = Questo sito non conosce il tuo indirizzo di posta elettronica. Perché { $name } resti tuo anche se dimentichi la password, crea otto codici e conservali in un posto sicuro. Con ognuno puoi scegliere una nuova password, una volta sola. I codici creati in precedenza non valgono più.
codes-password = La tua password
codes-make = Crea nuovi codici
codes-keep = Ecco i codici di { $name }. Si vedono solo adesso: annotali o stampa questa pagina.
codes-use = I codici si usano qui

# Che cosa fanno i moderatori.
moderation-title = Moderazione
moderation-reports = Segnalazioni
moderation-accounts = Account
moderation-games = Partite
moderation-log = Registro
moderation-really = Sì, elimina per sempre
somebody-gone = (account eliminato)
reason-shown = Motivo (lo vede il giocatore)
reason-noted = Motivo (per il registro)
reports-open = Solo le segnalazioni aperte
reports-all = Tutte le segnalazioni
reports-none = Nessuna segnalazione.
report-number = Segnalazione { $number }
report-by = di
report-about = su
report-game = partita
report-note = Nota per i moderatori
report-handled = Risolta
report-dismiss = Respingi
report-only-note = Salva solo la nota
report-is-handled = Risolta.
report-is-dismissed = Respinta.
account-search = Parte di un nome
account-find = Cerca
account-name = Nome
account-kind = Tipo
account-since = Dal
account-unfinished = Partite in corso
account-games = Ultime partite
account-is-guest = ospite
account-is-bot = programma
account-is-moderator = moderatore
account-is-banned = sospeso
account-ban = Sospendi
account-unban = Riattiva
account-rename = Rinomina
account-new-name = Nuovo nome
account-reset = Link per una nuova password
account-reset-why = Con il link si può scegliere una nuova password, una volta sola ed entro un giorno. Fallo avere al proprietario dell’account per una via di cui vi fidate entrambi.
account-link = Con questo link { $name } può scegliere una nuova password fino al
account-delete = Elimina l’account
game-id = Indirizzo o identificativo di una partita
game-find = Apri
game-show = Guarda la partita
game-close = Chiudi la partita (non conterà)
game-delete = Elimina la partita
log-when = Quando
log-by = Chi
log-action = Che cosa
log-about = Riguardo a
log-note = Nota

# A notice of the browser to somebody whose page is closed.
push-your-turn = Tocca a te: { $game } contro { $name }
push-your-turn-alone = Tocca a te: { $game }
