# I testi della pagina in italiano. $side è il nome di un lato (una frase a cui FORM può chiedere una forma), $seeds un numero di semi
# con la sua parola.

## The frame

skip-to-page = Vai al contenuto
pages = Pagine
games = Giochi
settings = Impostazioni
language = Lingua
look = Aspetto
look-system = come il sistema
look-light = chiaro
look-dark = scuro
theme = Tavoliere e semi
theme-of-game = adatti al gioco
theme--carved = legno intagliato, noci
theme--boat = barca, cauri
theme--brass = ottone, biglie
theme--chalk = gesso, ciottoli
theme--cloth = stoffa, fagioli
theme--house = legno scuro con una casa
theme--kazan = buche lunghe, palline
theme--plain = bianco e nero
theme--sand = buche nella sabbia, fagioli
theme--square = tavoliere quadrato
theme--stone = pietra, ciottoli
own-name = Il tuo nome
own-name-none = tu
draw-seeds = Disegna i semi
seed-sounds = Suono dei semi
capture-sounds = Suono delle catture
turn-sounds = Suono al tuo turno
end-sounds = Suono a fine partita
clock-sounds = Suono quando il tuo tempo sta per scadere
numbers = Numero dei semi
numbers-always = sempre
numbers-hover = solo dove indico
numbers-never = mai: conto io
count-how = Per contare i semi di un mucchio, aprilo con il tasto destro del mouse, con Maiusc e clic o con un tocco prolungato.
offline = Senza rete
keep-offline = Conserva tutto offline
keep-offline-why = Le pagine già aperte funzionano anche senza connessione. Questo pulsante salva sul dispositivo tutti i giochi e le lezioni (circa 4 MB).
keeping-offline = { $done } file su { $of } salvati.
kept-offline = È tutto salvato: si può giocare a ogni gioco anche senza connessione.
kept-in-part = Non è stato possibile scaricare alcuni file. Riprova quando la rete funziona meglio.
language-missing = Per ora non è possibile caricare questa lingua ({ $language }): il server non è raggiungibile.
footer = Naqala è software libero; le regole dei giochi appartengono a tutti.
book = Il libro dei giochi
library = La libreria per Rust
loading = Un momento …
all-games = Tutti i giochi
no-such-page = La pagina { $path } non esiste.
trouble-no-game = Non c’è un gioco che si chiami «{ $id }».
trouble-no-course = Non c’è un corso che si chiami «{ $id }».
trouble-no-move = La mossa { $number } di questo link, «{ $text }», non si può giocare.
show-upto = Mostra la partita fino a quel punto
trouble-missing = Manca un file sul server.
trouble-unreadable = Non è né la registrazione di una partita, che comincia con [Game "…"] o 1., né una posizione: { $why }
trouble-unreachable = Il server non è raggiungibile. I giochi già aperti si possono giocare anche senza il server.

## The first page

welcome = Semina, cattura, vinci
welcome-how = La fila in basso è tua. Scegli una delle tue buche: i suoi semi cadono, uno per uno, in quelle che seguono. Passa con il puntatore su una buca, o tienici sopra un dito, per vedere che cosa succederebbe. Vince chi cattura più semi.
to-the-table = Continua al tavolo, con tutti i comandi
search = Cerca
filters = Filtri
no-game-found = Nessun gioco corrisponde a «{ $typed }».
no-game-fits = Nessun gioco corrisponde a tutti i criteri. Togline qualcuno.
begin-with = Per cominciare
how-to-win = Come si vince:
favourite = Preferito: { $game }
favourites = i miei preferiti
played-last = ultima partita: { $day }
rows = File
region = Regione
players = Giocatori
hardness = Difficoltà
length = Durata
which-games = Mostra
with-lessons = con lezioni
any = tutti
filter-none = Mostra tutti
region-west-africa = Africa occidentale
region-east-africa = Africa orientale
region-southern-africa = Africa centrale e meridionale
region-north-africa-and-arabia = Africa del Nord e Arabia
region-central-asia = Asia centrale
region-south-and-east-asia = Asia meridionale e orientale
region-modern = giochi moderni
hardness-easy = facile
hardness-moderate = media
hardness-hard = difficile
hardness-very-hard = molto difficile
length-short = breve
length-medium = media
length-long = lunga
number-words = uno due tre quattro cinque sei sette otto nove dieci
player-words = giocatore giocatori
row-words = fila file
board-size = File e colonne del tavoliere
player-count = { $range } { $n ->
    [one] giocatore
   *[other] giocatori
}
rules = Regole
exact-rules = Le regole esatte
rule-sets = Regole con cui si gioca
analyse = Analizza
play = Gioca

## The board

board-label = Tavoliere di { $game }
pit-label = Buca { $pit }, { $seeds }
pit-mark = { $mark } { FORM($side, "di") }
pit-closed = fuori gioco
pit-blocked = non si può giocare al prossimo turno
pit-open = si può giocare
pit-hinted = mossa suggerita
pit-refused = { $pit } non si può giocare: { $why }.
pit-ways = { $pit } si può giocare in { $n } modi.
store-label = Granaio { FORM($side, "di") }, { $seeds }
store-score = punteggio { $n }
store-reserve = { $n } di riserva
to-move = Tocca { FORM($side, "a") }.
to-decide = Decide { $side }: { $what }.
your-move = Tocca a te.
your-move-named = Tocca a te, { $name }.
named-move = Tocca a { $name }.
you-sow = Semini …
sows = { $who } semina …
your-choice = Tocca a te: { $what }.
you-win = Hai vinto!
named-wins = Vince { $name }!
other-wins = Questa volta vince { $name }.
nobody-wins = Non vince nessuno.
play-again = Gioca ancora
engine-thinks = { $name } ({ $side }) pensa …
engine-missing = Il motore non è ancora stato caricato. Nuovo tentativo in corso.
engine-stopped = Il motore si è fermato. Ricarica la pagina per riavviarlo.
variant = Regole: { $variant }
game-over = La partita è finita: { $end }.
choose-way = In che direzione?
cancel = Un’altra buca
close = Chiudi

## Around the board

toolbar = Comandi
step-back = Indietro
next-step = Avanti
skip = Mostra la fine
undo = Riprendi la mossa
hint = Suggerimento
replay = Rivedi l’ultima mossa
turn-board = Gira il tavoliere
share = Copia il link
link-copied = Il link è negli appunti: { $address }
pace = Semina
moves = Mosse
ply-label = Mossa { $n }, { $side }: { $text }
to-start = All’inizio
back = Indietro di una
forward = Avanti di una
to-end = Alla fine
who-plays = Chi gioca
human = una persona
engine-level = { $name }, livello { $level }
level--1 = Pulcino
level--2 = Capra
level--3 = Lepre
level--4 = Tartaruga
level--5 = Scimmia
level--6 = Airone
level--7 = Sciacallo
level--8 = Leopardo
level--9 = Elefante
level--10 = Leone
level--1--how = Guarda solo la propria mossa, spesso la giudica male e non vede le catture lontane.
level--2--how = Guarda solo la propria mossa e ama catturare.
level--3--how = Vede la tua risposta, conta in fretta e non vede le catture lontane.
level--4--how = Vede la tua risposta, conta con cura e accumula semi.
level--5--how = Guarda quattro mosse avanti, in fretta, e ama catturare.
level--6--how = Guarda quattro mosse avanti, sbaglia poco e accumula semi.
level--7--how = Guarda sei mosse avanti e ama catturare.
level--8--how = Guarda otto mosse avanti.
level--9--how = Guarda undici mosse avanti e non sbaglia nessun conto.
level--10--how = Pensa per tutto il tempo concesso: gioca al massimo della forza.
options = Regole e opzioni
preset = Insieme di regole
usual-rules = regole consuete
play-so = Gioca con queste regole
new-game = Nuova partita
game-left = La partita interrotta è salvata qui:
your-games = Le tue partite
your-games-how = Ogni partita giocata qui si salva su questo dispositivo, mossa per mossa.
games-not-kept = Questo browser non salva i dati di questa pagina, come accade in certe finestre private: le partite si perdono quando le lasci. Per conservarne una, copiane il link.
online-games-there = Le partite giocate online hanno una pagina a parte.
games-follow = Le tue partite ({ $n } in tutto) sono salvate anche nell’account { $name }.
games-doubled = Partite proseguite in due posti: { $n }. Si conservano entrambe le versioni.
other-version = l’altra versione
yours-which = Quali partite
yours-all = tutte
yours-open = in corso
yours-over = finite
no-games-yet = Qui non hai ancora giocato.
export-all = Salva tutte le partite
import-games = Apri un file di partite
imported = { $n ->
    [one] È stata aggiunta una partita.
   *[other] Partite aggiunte: { $n }.
}
delete = Elimina
delete-game = Elimina questa partita di { $game }
delete-sure = Eliminare questa partita di { $game } da questo dispositivo?
kept-won = vittoria: { $side } { $score }
kept-opponent = avversario: { $name }
kept-you-won = hai vinto { $score }
kept-you-lost = hai perso { $score }
kept-drawn = nessun vincitore { $score }
looking-back = Stai rivedendo una posizione precedente. La partita resta com’è.
looking-back-try = Gioca una buca per provare un’altra strada.
to-now = Torna alla partita
in-variation = Stai provando un’altra strada. La partita resta com’è.
keep-variation = Continua così
play-from-here = Gioca da qui
notes = Note su questa mossa
marks = Segni
mark-good = buona mossa
mark-brilliant = mossa brillante
mark-interesting = mossa interessante
mark-dubious = mossa dubbia
comment = Commento
promote = Promuovi a variante principale
delete-from-here = Elimina da qui
round-over = La manche { $number } è finita: { $end }.
next-round = Prossima manche
play-match = Gioca un incontro in più manche
play-single = Gioca una partita sola
in-rounds = incontro in più manche
rounds = Manche
decide-between = Fatto
round-now = Manche { $number }
left-to-lay = Semi ancora da disporre: { $n }.
other-decides = { $side } decide come comincia la prossima manche.
resign = Abbandona
resign-sure = { $side } abbandona?

## Analysis

analysis = Analisi
engine = Motore
lines = Varianti
think-on = pensa finché guardo
play-move = Gioca { $text }
engine-facts = profondità { $depth }, { $speed } milioni di posizioni al secondo
no-value = ancora nessuna valutazione
value-for = { $value } per { $side }
exact = esatto
exact-for = esattamente { $value } per { $side }
sure-win-of = vittoria sicura { FORM($side, "di") }
sure-draw = patta sicura
verdict-win = vince
verdict-draw = patta
verdict-loss = perde
judge-game = Valuta tutta la partita
judging = Valutazione della partita in corso
stop = Ferma
accuracy-of = { $side }: precisione { $accuracy }%, { $marks ->
    [one] 1 errore
   *[other] { $marks } errori
}
inaccuracy = imprecisione
mistake = errore
blunder = errore grave
mark-said = { $word }: perde { $loss }; era meglio { $best }
graph-of = Semi di vantaggio { FORM($side, "di") } dopo ogni mossa
as-table = Come tabella
move-number = Mossa
value = Valore
mark-column = Segno
set-up = Componi una posizione
store-of = Granaio { FORM($side, "di") }
reserve-of = Riserva { FORM($side, "di") }
turn-of = Tocca a
seed-total = Semi disposti: { $n } su { $wanted }.
seeds-missing = Semi mancanti: { $missing }. In nessuna partita si arriva a questa posizione, ma la si può guardare lo stesso.
show-position = Mostra questa posizione
empty-board = Svuota il tavoliere
exchange = Partite scritte e immagini
record-or-position = Una partita scritta o una posizione
open = Apri
open-file = Apri un file
position = Posizione
show-record = Mostra la partita scritta
save-record = Salva la partita scritta
save-picture = Salva un’immagine
save-pixels = Salva come PNG
embed-code = Da incorporare in una tua pagina
embed-how = Si apre sulla mossa mostrata qui.
open-in-naqala = Apri in Naqala

## Lessons and counting

lessons = Lezioni
lessons-how = Ogni passo è una posizione con un obiettivo. La giochi sul tavoliere e sai subito se l’hai raggiunto.
all-lessons = Tutte le lezioni
learn = Impara
train = Conta in anticipo
course-progress = { $done } passi su { $steps } risolti
step-of = Passo { $n } di { $count }
steps = Passi
solved = risolto
goal = Obiettivo
not-yet = Non ancora.
was-shown = Questo è un modo di raggiungere l’obiettivo. Ora prova tu.
try-again = Riprova
show-me = Mostrami
next = Passo seguente
whole-game = Gioca una partita intera
trainer = Allenamento al conteggio
how-hard = Difficoltà
count-score = { $right } giuste su { $asked }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
next-question = Prossima domanda

## The workshop

workshop = Officina
workshop-how = Cambia le regole e prova subito il risultato.
rule-file = Il file delle regole
rules-fine = { $name } si può giocare.
line-column = riga { $line }, colonna { $column }
share-rules = Copia un link a queste regole
rules-link-copied = Il link è negli appunti. Chi lo apre trova già impostate queste regole.
rules-too-large-online = Qui il file si può provare, ma è di { $size } kB, e per una partita online un server ne accetta al massimo { $most }.
save-rules = Salva il file
rule-language = Il linguaggio delle regole (in inglese)
rule-reference = Tutte le chiavi e le parole (in inglese)
offer-rules = Proponi una partita con queste regole
draft-kept = Ecco le tue modifiche dell’ultima volta.
draft-drop = Torna al file originale
try-out = Il gioco con queste regole

## Playing with others

online = Online
play-online = Gioca online
more = Altro su questo gioco
connecting = connessione in corso …
server-silent = Il server non risponde.
move-unsent = La tua ultima mossa non è ancora arrivata.
clock-unsure = Il server non risponde: il tempo che resta può essere diverso.
connection-lost = La connessione è caduta. La pagina continua a tentare di ristabilirla, e poi invierà le tue mosse.
you-are = Sei { $name }.
own-ratings = I tuoi punti in classifica: { $ratings }
own-profile = Il tuo profilo
here-now = { $people ->
        [one] C’è una persona
       *[other] Ci sono { $people } persone
    }, { $games ->
        [0] nessuna partita in corso.
        [one] una partita in corso.
       *[other] { $games } partite in corso.
    }
player-since = Qui dal { $date }.
player-ratings = Punti in classifica
player-games = { $n ->
        [one] una partita valida per la classifica
       *[other] { $n } partite valide per la classifica
    }
player-latest = Ultime partite
player-none = Ancora nessuna partita.
player-unknown = Non c’è nessuno con questo nome
somebody = qualcuno
name = Nome
password = Password
sign-in = Accedi
sign-up = Crea un account
sign-in-or-up = Accedi, o crea un account
account-why = Per giocare non serve un account. Se ne hai uno, però, le tue partite possono valere per la classifica, e puoi continuarle su un altro computer.
sign-out = Esci
signed-out = L’account { $name } non è più collegato qui. Accedi di nuovo per continuare a usarlo.
recovery-codes = Codici di recupero
moderation = Moderazione
account = Il tuo account
old-password = Password attuale
new-password = Nuova password, almeno 8 caratteri
change-password = Cambia la password
password-changed = La password è cambiata, e l’account è stato scollegato da tutti gli altri dispositivi.
delete-account = Elimina l’account
delete-account-why = Se elimini l’account, tutto ciò che questo sito sa di te viene cancellato subito. Le partite giocate restano, senza il tuo nome; quelle in corso si danno per perse.
delete-account-sure = Eliminare per sempre l’account { $name }?
report = Segnala { $name }
report-what = Che cosa è successo? Lo leggerà chi gestisce questo sito.
report-send = Invia
report-sent = Grazie. Chi gestisce questo sito è stato avvisato.
forgotten-password = Password dimenticata?
offer-game = Proponi una partita
own-rules-of = { $name } (le tue regole)
game = Gioco
clock = Orologio
no-clock = senza orologio
clock-increment = { $minutes } min + { $seconds } s a mossa
clock-other = un altro …
clock-minutes = Minuti
clock-seconds = Secondi a mossa
clock-move = { $n } s a mossa
clock-days = { $n ->
    [one] 1 giorno a mossa
   *[other] { $n } giorni a mossa
}
rated = vale per la classifica
rated-why = Per la classifica valgono solo le partite tra persone che hanno un account.
counting = senza numeri sul tavoliere
ratings-changed = Punti in classifica: { $changes }
rated-not-counted = La classifica non cambia: non contano le partite di pochissime mosse, né più di qualche partita al giorno tra gli stessi due giocatori.
offer-to-all = Proponi a tutti
offer-by-link = Invita con un link
waiting-games = Partite che aspettano giocatori
nobody-waits = In questo momento non aspetta nessuno. Proponi una partita, o manda un link a un amico.
join = Partecipa
own-games = Le tue partite
own-games-over = Le tue partite finite
game-begun = La tua partita è cominciata.
turn-there = Tocca a te in una partita online.
over-there = Una delle tue partite online è finita.
to-game = Vai alla partita
your-turn = tocca a te
notices = Notifiche
notices-begin = Avvisami quando tocca a me
notices-end = Non avvisarmi più quando tocca a me
notices-on = Questo browser ti avvisa quando tocca a te, anche se questa pagina è chiusa.
notices-denied = Il browser non permette le notifiche di questo sito: consentile nelle sue impostazioni e riprova.
notices-failed = Il browser non è riuscito ad attivare le notifiche; riprova più tardi.
after-moves = { $n ->
    [one] dopo 1 mossa
   *[other] dopo { $n } mosse
}
offered-by = { $game }, proposta di { $by }
no-offer = Questa proposta non c’è più
no-offer-why = Qualcuno l’ha accettata, oppure è stata ritirata. Le tue partite sono elencate nella pagina «Online».
waiting-for-others =
    { $wanted ->
        [2] Manca l’altro giocatore. Manda questo link a chi vuoi sfidare:
       *[other] Giocatori presenti: { $n } su { $wanted }. Manda questo link a chi vuoi sfidare:
    }
waiting-in-list =
    { $wanted ->
        [2] In attesa di un altro giocatore.
       *[other] Giocatori presenti: { $n } su { $wanted }.
    } Tutti vedono la tua proposta nell’elenco delle partite che aspettano giocatori. Intanto puoi guardare altre pagine: un avviso ti dirà quando comincia la partita. Puoi anche mandare a qualcuno questo link:
link = Link
withdraw-seek = Ritira la proposta
is-here = è qui
is-away = è assente
spectators = { $n ->
    [0] nessuno guarda
    [one] 1 persona guarda
   *[other] { $n } persone guardano
}
to-offer = Proponi:
offers = Proposte
offer-draw = patta
offer-takeback = di riprendere l’ultima mossa
offer-share = di spartire i semi rimasti
offer-rematch = un’altra partita
you-offer = Proponi { $what }.
they-offer = { $name } propone { $what }.
they-decline = { $name } rifiuta la proposta.
accept = Accetta
decline = No
withdraw = Ritira
resign-sure-you = Abbandoni?
resign-early = Finché entrambi i giocatori non hanno mosso, abbandonare significa soltanto annullare la partita, e nessuno perde. Vuoi annullarla?
own-side = tu: { $side }
to-rematch = Alla nuova partita
ended-rules = secondo le regole
ended-you-resigned = hai abbandonato
ended-resigned = l’altro giocatore ha abbandonato
ended-resigned-several = uno dei giocatori ha abbandonato
ended-agreed = patta di comune accordo
ended-shared = i semi rimasti sono stati spartiti
ended-time = il tempo è scaduto
ended-called-off = la partita è stata annullata
ended-forgotten = da molto tempo nessuno muoveva
ended-closed = con queste regole le mosse duravano troppo, e il server ha chiuso la partita
ended-won = Vince { $name }: { $how }.
ended = { $how } ({ $verdict })

# The card at the end of a game: why it ended, and why that decides it. "No moves left: you get the seeds left on the board (3), and
# you have more than half of the seeds (27 of 48)."
end-why = { $why }: { $decides }.
end-why-rest = { $why }: { $rest }, e { $decides }.
end-rest = i semi rimasti sul tavoliere vanno a { $name } ({ $own })
end-rest-you = i semi rimasti sul tavoliere vanno a te ({ $own })
end-rest-shared = i semi rimasti sul tavoliere si dividono ({ $shares })
end-half = { $name } ha più della metà dei semi ({ $own } su { $all })
end-half-you = hai più della metà dei semi ({ $own } su { $all })
end-more = { $name } ha il punteggio più alto ({ $own } : { $all })
end-more-you = hai il punteggio più alto ({ $own } : { $all })
end-even = il punteggio è pari ({ $each } a testa)
end-rule = secondo le regole vince { $name }
end-rule-you = secondo le regole vinci tu
end-draw = secondo le regole è patta
end-nobody = secondo le regole la partita non conta

## Why the server refuses something

error--bad-request = La richiesta non è leggibile; /api/openapi.json dice che cosa ci si aspetta.
error--too-large = Ciò che hai inviato è più grande di quanto il server accetti.
error--too-many-requests = Troppe richieste; aspetta un momento e riprova.
error--too-many-connections = Ci sono troppe connessioni da questo indirizzo; chiudine una.
error--too-many-seeks = Hai già proposto il numero massimo di partite; prima ritirane una.
error--too-many-games = Hai già il numero massimo di partite in corso; prima finiscine una.
error--not-signed-in = Non hai ancora effettuato l’accesso: accedi, o entra come ospite.
error--account-needed = Per questo serve un account.
error--wrong-password = Il nome o la password sono sbagliati.
error--banned = Questo account è stato sospeso.
error--bad-code = Questo codice non è valido; forse è già stato usato o è scaduto.
error--name-taken = Questo nome è già in uso; scegline un altro.
error--bad-name = Un nome deve avere da 3 a 20 lettere, cifre, - o _, e cominciare con una lettera.
error--bad-password = Una password deve avere da 8 a 200 caratteri.
error--wrong-origin = Questa richiesta viene da un altro sito e non è stata eseguita.
error--wrong-host = Questo server non risponde a quell’indirizzo; avvialo con --public-url.
error--forbidden = Non hai il permesso di farlo.
error--not-found = Qui non c’è nulla.
error--wrong-method = Questo indirizzo non accetta questo metodo; vedi /api/openapi.json.
error--unknown-game = Non esiste un gioco con questo nome; l’elenco dei giochi è in /games.json.
error--bad-options = Queste non sono opzioni del gioco.
error--bad-rules = Il file di regole contiene errori.
error--slow-rules = Con queste regole le mosse durano troppo per un server.
error--bad-clock = Il tempo di riflessione può essere al massimo di 3 ore più 3 minuti per mossa, oppure da 1 a 14 giorni per mossa.
error--not-for-two = Questo gioco è un solitario: non si può giocare in due o più persone.
error--not-rateable = Le partite che valgono per la classifica si giocano fra due persone con un account, con le regole del catalogo o di un insieme di regole.
error--own-seek = Fai già parte di questa partita.
error--blocked = Uno di voi ha bloccato l’altro.
error--seek-gone = Questa proposta non c’è più.
error--not-a-player = Non giochi in questa partita.
error--not-your-turn = Non tocca a te.
error--illegal-move = Qui questa mossa non si può giocare.
error--changed-meanwhile = Nel frattempo questi dati sono stati cambiati altrove; caricali di nuovo.
error--out-of-step = Nel frattempo la partita è andata avanti; ricaricala.
error--game-over = La partita è finita.
error--not-over = La partita non è ancora finita.
error--nothing-to-do = Non c’è nulla a cui rispondere o da ritirare.
error--not-saved = Non è stato possibile salvare, e perciò non è successo nulla; riprova.
error--busy = Il server è occupato; riprova fra un momento.
error--stopping = Il server si sta riavviando; riprova fra un momento.
error--internal = Errore interno del server; i dettagli sono nel suo registro.

# The glossary.
glossary = Glossario
glossary-how = Che cosa vogliono dire le parole: prima i termini generali, poi le parole usate dai giocatori.
