# I testi intorno al gioco in italiano: menu, inviti, righe di stato, aiuto.
#
# Le forme chieste da FORM e $case: di, a; senza nome la forma semplice.

## Parti, semi, risultati

plies = { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}
heading-round = Manche { $number }
game-over = La partita è finita: { $end }.
round-over = La manche { $number } è finita: { $end }.
sure-win = vittoria certa
sure-loss = sconfitta certa
expected = { $n ->
    [0] pari, per quanto vedo
    [one] { $signed } seme, per quanto vedo
   *[other] { $signed } semi, per quanto vedo
}

## Decisioni e rifiuti

cannot-be-played = «{ $text }» non si può giocare: { $why }
no-move-here = «{ $text }» non è una mossa qui
moves-possible = ; possibili: { $moves }

## Il tavoliere

board-over = Finita: { $end }
position = posizione: { $text }
score = punti { $n }
in-reserve = { $n } in riserva
in-the-tray = { $name }: { $n }
out = fuori gioco
owes = deve { $n }
to-move = muove
in-the-hand = { $what } in mano
to-decide = da decidere: { $what }
mark-of = { $mark } { FORM($side, "di") }
belongs-to = appartiene { FORM($side, "a") }
not-this-turn = non si può giocare in questo turno
pit-to-go-on = la buca da cui proseguire
pit-to-decide = la buca su cui decidere
out-of-play = fuori gioco

## Comandi

greeting =
    Naqala è la casa dei giochi di semina: ce ne sono { $games }, da tutto il mondo.

    { "  " }naqala play oware      giocare una prima partita contro il computer
    { "  " }naqala rules oware     leggere come si gioca
    { "  " }naqala games           vedere tutti i giochi

    { "  " }naqala play kalah --north human     giocare con chi ti sta accanto
    { "  " }naqala moves oware                  vedere che cosa farebbe ogni mossa
    { "  " }naqala help                         tutto il resto: simulate, replay, controllare un file di regole …
column-id = id
column-name = nome
column-board = tavoliere
column-players = giocatori
column-rules = regole
column-options = opzioni
column-played = origine
status-complete = complete
status-completed = completate
status-uncertain = incerte
games-legend =
    Le regole di un gioco possono essere documentate per intero nelle fonti, completate con altre descrizioni o in parte incerte.
    `naqala rules GIOCO` le stampa con tutte le opzioni; `naqala play GIOCO` comincia una partita.
games-named = Citati nelle fonti, ma senza regole con cui si possa giocare: { $names }.
legal-moves = { $title }, muove { $side }: { $n ->
    [one] 1 mossa possibile
   *[other] { $n } mosse possibili
}
record-fine = tutto a posto: { $title }, { $plies }; { $end }
unfinished = non finita, muove { $side }
unfinished-gives-way = Hai una partita in sospeso: la prima mossa che fai qui la mette da parte
rules-have-changed = Il file delle regole è cambiato da quando la partita è stata salvata: si continua con le regole nuove
nothing-played = Non si è giocato nulla. La partita precedente è salvata; per riprenderla: `naqala play { $id } --resume`.
was-put-aside = La partita precedente è stata messa da parte; per riprenderla: `naqala play --load { $file }`.
game-kept = La partita è stata salvata; per riprenderla: `naqala play { $id } --resume`.
game-recorded = La partita è scritta nel file { $file }.
kept-game = { $title }, { $plies }, { $state ->
        [unfinished] non finita
        [playing] in corso in questo momento
       *[set-aside] messa da parte
    }, { $when }
no-kept-games = Non ci sono partite in sospeso; per cominciarne una: `naqala play GIOCO`.
interrupted = c’è una partita salvata; per riprenderla: `naqala play --resume`
serve-running = Naqala è in funzione all’indirizzo { $url } (Ctrl-C per fermarlo)
serve-no-page = Questo programma è stato compilato senza la pagina. Nella cartella dei sorgenti, questa riga ne compila uno che la contiene: cargo xtask web && cargo install --path crates/naqala-cli --features server

## Riga per riga

help-plain =
    Scrivi una mossa, per esempio una di quelle elencate, oppure:
    { "  " }board        ancora il tavoliere
    { "  " }moves        le mosse possibili e che cosa farebbe ciascuna
    { "  " }hint         la mossa che farebbe il computer, e perché
    { "  " }why          che cosa ha fatto l’ultima mossa
    { "  " }rules        come si gioca
    { "  " }undo         riprendi la tua ultima mossa
    { "  " }save FILE    scrivi la partita in un file
    { "  " }resign       abbandona
    { "  " }q, quit      smetti; la partita resta salvata
help-claim =
    Scrivi i nomi delle buche che scegli, oppure:
    { "  " }undo         riprendi la tua ultima mossa
    { "  " }save FILE    scrivi l’incontro in un file
    { "  " }resign       abbandona l’incontro
    { "  " }q, quit      smetti; l’incontro resta salvato
help-arrange =
    Scrivi quanti semi metti nelle tue buche, un numero per ciascuna, oppure:
    { "  " }undo         riprendi la tua ultima mossa
    { "  " }save FILE    scrivi l’incontro in un file
    { "  " }resign       abbandona l’incontro
    { "  " }q, quit      smetti; l’incontro resta salvato
moves-shortened = { $moves } [? sta per qualsiasi altra buca]
type-help = Scrivi help per l’elenco dei comandi.
decided-by-other = una parte di «{ $text }» la decide { $side }: non scriverla
your-move = { $side }, tocca a te ({ $moves } o help):
your-move-of-many = { $side }, tocca a te ({ $n } mosse, per esempio { $moves }; scrivi moves per vederle tutte, o help):
side-plays = { $side } gioca { $text }: { $explained }
not-allowed = quella mossa qui non è permessa: { $why }
no-move-yet = non è ancora stata giocata nessuna mossa
nothing-to-take-back = non c’è nessuna tua mossa da riprendere
taken-back = { $n ->
    [one] 1 mossa ripresa
   *[other] { $n } mosse riprese
}
save-where = scrivi il nome di un file, per esempio: save game.txt
saved = salvato in { $file }

## Tra le manche di un incontro

claim-how = ({ $names }), per esempio { $word } { $example }:
arrange-how = (almeno { $least } in ognuna, { $fullest } o più in una), per esempio { $example }:
next-round = Invio: prossima manche

## Le righe intorno al tavoliere a tutto schermo

human = umano
you = tu
side-played = { $side } ha giocato
speed = velocità: { $pace }
sign-from = partenza
sign-last = ultimo seme
sign-captured = catturata
sign-blocked = non in questo turno
in-hand = in mano
animation-step = Spazio mostra il passo seguente, Esc porta alla fine
animation-watching = Spazio ferma la partita, ogni altro tasto mostra subito il risultato
animation = Un tasto qualsiasi mostra subito il risultato
stopped = In pausa. Spazio: prosegui.
looking-for-a-hint = Cerco una buona mossa
thinks = { $side } pensa, { $seconds } s   Spazio: muovi ora
thinks-watching = { $side } pensa, { $seconds } s   Spazio ferma la partita
must-pass = { $who ->
    [you] Non hai mosse: Invio passa
   *[side] { $side } non ha mosse: Invio passa
}
choose = { $who ->
    [you] Scegli una buca: frecce e Invio, o il suo nome
   *[side] { $side }, scegli una buca: frecce e Invio, o il suo nome
}
choose-again = { $who ->
    [you] Muovi ancora; scegli una buca: frecce e Invio, o il suo nome
   *[side] { $side } muove ancora; scegli una buca: frecce e Invio, o il suo nome
}
typed-move = La tua mossa:
enter-plays = Invio la gioca
may-not-be-played = { $text } qui non si può giocare
no-such-key = «{ $letter }» non è una buca né un comando; { $help } mostra i comandi
hint = Consiglio: { $text }
hint-when = Puoi chiedere un consiglio quando tocca a te
kept-now = La partita è stata salvata; per riprenderla: `naqala play --resume`
kept-at-the-end = La partita è stata salvata; all’uscita saprai in quale file si trova
not-kept = Non è stato possibile salvare la partita: { $why }
no-sleep = Su questo sistema non si possono sospendere i programmi
already-over = La partita è già finita
only-a-person = Solo una persona può abbandonare
sowing-speed = Velocità della semina: { $pace }
window-too-small = La finestra è troppo piccola per questo tavoliere.
window-needs = Serve una finestra di { $needed }; questa è di { $there }.
window-enlarge = Ingrandisci la finestra o scegli un carattere più piccolo: la partita ti aspetta.
window-leave = Ctrl-C esce; `naqala play --resume --plain` continua la partita riga per riga.

## Sopra il tavoliere a tutto schermo

title-keys = Tasti
title-rules = Regole
title-last-move = L’ultima mossa
title-hint = Consiglio
title-menu = Come giocare { $pit }
title-sure = Confermi?
title-game-over = La partita è finita
title-round-over = La manche { $number } è finita
menu-below = Esc: un’altra buca
first-seed = primo seme in { $pit }
ask-resign = { $side } abbandona?
ask-resign-match = { $side } abbandona l’incontro?
ask-new-game = Lasciare questa partita e ricominciare?
ask-new-match = Lasciare questo incontro e ricominciare?
sure-below = y: sì   n: no
text-below = Esc: indietro
text-below-long = le frecce scorrono   Esc: indietro
after-plies = { $n ->
    [one] dopo 1 mossa
   *[other] dopo { $n } mosse
}
play-again = { $key }: ancora una partita
take-back-or-quit = { $undo }: riprendi   { $quit }: esci
result-below = Esc: guarda il tavoliere
claim-below = Spazio: scegli   Invio: fatto   Esc: indietro
arrange-below = Invio: fatto   Esc: indietro
seeds-left = { $n ->
    [one] resta 1 seme
   *[other] restano { $n } semi
}

## I tasti del tavoliere a tutto schermo

word-help = aiuto
word-quit = esci
word-undo = riprendi
word-hint = consiglio
word-explain = perché
word-rules = regole
word-slower = adagio
word-faster = svelto
word-new = nuova
word-resign = abbandona
word-save = salva
about-help = questo aiuto
about-quit = esci; la partita resta salvata
about-undo = torna alla tua ultima decisione
about-hint = la mossa che farebbe il computer, e perché
about-explain = che cosa ha fatto l’ultima mossa, e perché
about-rules = come si gioca
about-slower = semina più adagio; alla velocità minima, passo per passo
about-faster = semina più in fretta; alla massima mostra subito il risultato
about-new = ricomincia la partita
about-resign = abbandona
about-save = salva ora la partita (si salva comunque dopo ogni mossa)
help-keys =
    frecce, Tab   vai di buca in buca
    Invio         gioca la buca (se si può in più modi, lo chiede un menu)
    lettere       scrivi il nome di una buca o tutta una mossa
    mouse         clicca su una buca per giocarla
    Spazio        fai muovere subito il computer; ferma una partita fra computer
    PgSu, PgGiù   scorri l’elenco delle mosse
    Ctrl-Z        torna alla shell; `fg` riprende
help-signs =
    Il nome di una buca sta sopra i suoi semi, e sotto stanno questi segni:
    { $from } da dove è partita l’ultima semina   { $last } il suo ultimo seme   { $captured } catturata
    { $south } segno di Sud   { $north } segno di Nord
    { $blocked } non si può giocare in questo turno   { $focus } da decidere

## Analisi

analysis-of = { $title }, muove { $side }
analysis-exact = Esatto: { $value } alla fine, se entrambi giocano al meglio.
analysis-winner = Esatto: muove { $side } e, col gioco migliore, { $result ->
        [wins] vince
        [loses] perde
       *[draws] pareggia
    }.
analysis-reached = Il valore esatto si raggiunge con { $moves }.
column-depth = prof.
column-value = valore
column-nodes = posizioni
column-time = tempo
column-line = linea di gioco
ply = mossa
value-to-south = valore per Sud, in semi
accuracy-of = { $side }: precisione { $accuracy }%, perdita { $loss } a mossa; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??.
annotate-stopped = Interrotto: mosse valutate { $done } su { $all }.

## Apprendimento

tune-generation = generazione { $n }, perdita { $loss }
tune-learnt = { $title }: imparato da { $games } partite con { $positions } posizioni
tune-loss = Perdita nelle partite da cui non si è imparato: { $loss }; col solo materiale: { $material }
tune-written = I pesi sono in { $file }
tune-unfinished = Sono state giocate meno partite di quelle richieste. Lo stesso comando gioca le altre: quelle giocate finora sono in { $file }.games

## Tabelle dei finali

table-is = Tabella dei finali di { $title }
table-holds = { $positions } posizioni con al più { $seeds } semi in { $bytes } byte, { $share } per posizione
table-bounded = Strati in cui alcuni valori dipendono dalle posizioni già incontrate e sono dati come limiti: { $layers }
table-file = File: { $path }
table-hash = Impronta: { $hash }
table-right = Corretta: i byte corrispondono all’impronta, e i valori di { $n } posizioni a quelli delle posizioni a cui portano le mosse.
table-value = Muove { $side }, che guadagna ancora { $value } (tabella esatta).
table-exact = Esatto (tabella dei finali): un vantaggio di { $value } alla fine.
table-within = Muove { $side }, che guadagna ancora { $value }, a seconda delle posizioni già incontrate.
table-winner = Esatto (tabella dei finali): muove { $side } e, col gioco migliore, { $result ->
        [wins] vince
        [loses] perde
       *[draws] pareggia
    }.
table-leads = Il vantaggio finale di { $side } dopo ogni mossa (tabella esatta):
table-has-not = La tabella dei finali contiene posizioni con al più { $seeds } semi sul tavoliere, ma non questa.
table-played-out = I numeri valgono per la partita giocata fino all’ultimo seme; la partita stessa finisce appena è decisa.

## Soluzione

solve-value = { $title }: muove { $side }, con un vantaggio finale di { $value }.
solve-winner = { $title }: muove { $side } e, col gioco migliore, { $result ->
        [wins] vince
        [loses] perde
       *[draws] pareggia
    }.
solve-bounds = { $title }: muove { $side }, con un vantaggio finale di { $value }, a seconda delle posizioni già incontrate.
solve-solitaire = { $title } si può risolvere; la via più breve è di { $n } mosse.
solve-no-solitaire = { $title } non si può risolvere; semi che si possono portare a casa: al massimo { $n }.
solve-solitaire-cells = Il minor numero di mosse; − (7/12): non si risolve, e si portano a casa 7 semi su 12.
solve-winner-cells = +1: vince il primo giocatore; −1: vince il secondo; 0: pareggio.
solve-line = Gioco migliore: { $line }
solve-cost = { $n } posizioni, { $seconds } s
solve-cost-processor = { $n } posizioni, { $seconds } s, { $processor } s di processore
solve-small = { $n } posizioni, { $seeds } semi
solve-right = Corretto: la linea di { $n } mosse si può giocare, e il valore è stato dimostrato di nuovo.
solve-with-table = Con la tabella dei finali fino a { $seeds } semi: { $path }
solve-left = interrotto prima della fine; varianti non risolte: { $n }. Con --results FILE lo stesso comando riprende da quelle
solve-not-yet = …

# Lessons.
learn-end = Era l’ultimo passo. Ora gioca una partita intera: naqala play { $game }
learn-keys = Scrivi una mossa. ? dà un suggerimento, ! mostra una soluzione, una riga vuota mostra il tavoliere, q esce.
learn-no-pit = Su questo tavoliere non c’è nessuna buca { $pit }. Le buche: { $pits }
learn-others = Tutti gli altri giochi hanno una prima lezione, ricavata dalle regole: naqala learn GIOCO
