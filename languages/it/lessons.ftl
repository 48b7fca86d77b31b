# Le lezioni e l’allenamento al conteggio in italiano.
#
# Chi impara riceve del «tu». Le buche sono femminili; i nomi delle buche si dicono senza articolo («la buca f», «da f»).

## Obiettivi, e che cosa è successo invece

seeds = { $n ->
    [one] { $n } seme
   *[other] { $n } semi
}
amount = { $how ->
    [least] almeno { seeds }
    [most] al massimo { seeds }
    [exactly] esattamente { seeds }
   *[range] da { $n } a { $most } semi
}
goal-any = Fai una mossa permessa qualsiasi.
goal-captures = Cattura { amount }.
goal-gains = Aggiungi { amount } al tuo punteggio.
goal-loses = { $most ->
    [0] Non lasciare nulla che l’avversario possa catturare al turno seguente.
   *[other] Lascia all’avversario { amount } da catturare al turno seguente.
}
goal-feeds = Lascia { amount } nelle buche dell’avversario.
goal-laps = { $how ->
    [least] Semina almeno { $n } { $n ->
        [one] giro
       *[other] giri
    }.
    [most] Semina al massimo { $n } { $n ->
        [one] giro
       *[other] giri
    }.
    [exactly] Semina esattamente { $n } { $n ->
        [one] giro
       *[other] giri
    }.
   *[range] Semina da { $n } a { $most } giri.
}
goal-from = { $n ->
    [0] Non catturare nulla.
    [one] Cattura i semi della buca { $pits } e nessun altro.
   *[other] Cattura i semi delle buche { $pits } e nessun altro.
}
goal-last = { $store ->
    [yes] Fai cadere l’ultimo seme nel tuo granaio.
   *[no] Fai cadere l’ultimo seme nella buca { $pit }.
}
goal-again = { $yes ->
    [yes] Guadagnati un’altra mossa.
   *[no] Concludi il tuo turno.
}
goal-marked = { $mark ->
    [tuzdyk] Fai della buca { $pit } il tuo tuzdyk.
    [house] La buca { $pit } deve restare la tua casa.
   *[other] La buca { $pit } deve portare il tuo segno.
}
goal-unmarked = { $mark ->
    [tuzdyk] La buca { $pit } non deve più essere il tuo tuzdyk.
    [house] La buca { $pit } non deve più essere la tua casa.
   *[other] La buca { $pit } non deve più portare il tuo segno.
}
goal-blocks = Blocca la buca { $pit } per il prossimo turno dell’avversario.
goal-refused = { $yes ->
    [yes] Fai una cattura che le regole annullano.
   *[no] Non fare catture che le regole annullano.
}
goal-illegal = { $which ->
    [filled] Indica una tua buca che contiene semi ma che non si può giocare.
    [theirs] Indica una buca che contiene semi e che non spetta a te giocare.
   *[empty] Indica una tua buca che non si può giocare.
}
goal-wins = { $yes ->
    [yes] Vinci la partita.
   *[no] Non vincere ancora.
}
goal-turns = Hai { $n } turni a disposizione.
found-captures = { $n ->
    [0] Non hai catturato nulla.
   *[other] Hai catturato { seeds }.
}
found-gains = { $n ->
    [0] Il tuo punteggio non è cresciuto.
   *[other] Il tuo punteggio è cresciuto di { $n }.
}
found-loses = { $n ->
    [0] Ora l’avversario non può catturare nulla.
   *[other] Ora l’avversario può catturare { seeds }.
}
found-feeds = { $n ->
    [0] L’avversario non ha semi nelle buche.
   *[other] L’avversario ha { seeds } nelle buche.
}
found-laps = { $n ->
    [one] Hai fatto { $n } giro.
   *[other] Hai fatto { $n } giri.
}
found-from = { $n ->
    [0] Non hai catturato nulla.
    [one] Hai catturato i semi della buca { $pits }.
   *[other] Hai catturato i semi delle buche { $pits }.
}
found-last = { $store ->
    [yes] L’ultimo seme è caduto nel granaio.
   *[no] L’ultimo seme è caduto nella buca { $pit }.
}
found-again = { $yes ->
    [yes] Tocca ancora a te.
   *[no] Non hai un’altra mossa.
}
found-marked = { $mark ->
    [tuzdyk] La buca { $pit } non è il tuo tuzdyk.
    [house] La buca { $pit } non è più la tua casa.
   *[other] La buca { $pit } non porta il tuo segno.
}
found-unmarked = { $mark ->
    [tuzdyk] La buca { $pit } è ancora il tuo tuzdyk.
    [house] La buca { $pit } è ancora la tua casa.
   *[other] La buca { $pit } porta ancora il tuo segno.
}
found-blocks = La buca { $pit } non è bloccata.
found-refused = { $yes ->
    [yes] Le regole hanno annullato la cattura.
   *[no] Le regole non hanno annullato nessuna cattura.
}
found-not-pointed = Hai fatto una mossa. Qui invece devi indicare una buca che non si può giocare.
pit-legal = La buca { $pit } si può giocare.
pit-not-yours = La buca { $pit } non è tua.
pit-empty = La buca { $pit } è vuota: non c’è nulla da seminare.
pit-closed = La buca { $pit } è fuori gioco in questa manche.
pit-blocked = La buca { $pit } è bloccata in questo turno.
pit-prior = La buca { $pit } non si può giocare: qui ha la precedenza un altro tipo di mossa.
pit-requirement = La buca { $pit } non si può giocare: la mossa violerebbe una regola.
pit-endless = La buca { $pit } non si può giocare: la semina sarebbe infinita o toglierebbe all’avversario tutti i semi, e le regole lo vietano.
pit-not-offered = La buca { $pit } non si può giocare: qui le regole non prevedono questa mossa.
found-wins = { $yes ->
    [yes] Hai già vinto.
   *[no] Non hai vinto.
}
found-not-yet = Il tuo turno non è ancora finito.
found-no-sowing = Nessuna semina è arrivata fino all’ultimo seme.

## L’allenamento al conteggio

trainer-pit = buca { $pit }
trainer-store = { $side ->
    [S] granaio di Sud
    [N] granaio di Nord
    [E] granaio di Est
   *[W] granaio di Ovest
}
trainer-ask-last = La mossa è { $ply }. Dove cade l’ultimo seme?
trainer-ask-captured = La mossa è { $ply }. Quanti semi si catturano?
trainer-ask-laps = La mossa è { $ply }. Di quanti giri è fatta?
trainer-right = Giusto: { $answer }.
trainer-wrong = No, la risposta è { $answer }.
trainer-streak = { $n ->
    [one] { $n } risposta giusta
   *[other] { $n } risposte giuste di fila
}
trainer-level = Livello { $n }
trainer-none = In questo gioco non si semina mai partendo da una buca, perciò non c’è nulla da contare in anticipo.

## Oware

lesson-oware = Dalla prima semina alla cattura totale: come contare, catturare, difendersi e vincere a oware.

lesson-oware-board-title = Buche e semi
lesson-oware-board = Ogni giocatore possiede una fila di sei buche; la tua è quella in basso, dalla a alla f, da sinistra a destra. Al tuo turno raccogli tutti i semi di una tua buca e li semini uno alla volta nelle buche seguenti, in senso antiorario: lungo la tua fila verso destra, poi lungo quella in alto verso sinistra, dalla A alla F.
lesson-oware-board-hint = Scegli una qualsiasi delle tue sei buche e guarda dove vanno i semi.
lesson-oware-board-done = Questa è una semina. I semi sono tutti uguali, e la buca di partenza non trattiene nessuno di quelli raccolti.

lesson-oware-count-title = Dove cade l’ultimo seme
lesson-oware-count = Nell’oware tutto dipende dall’ultimo seme. Quattro semi arrivano alla quarta buca dopo quella di partenza. Dopo f si continua con A, all’estremità destra della fila in alto.
lesson-oware-count-hint = Conta all’indietro da C: C, B, A, f. La buca prima di f è quella da cui partire.
lesson-oware-count-done = Hai contato in anticipo. I giocatori forti lo fanno per ogni buca, prima di muovere.

lesson-oware-two-title = Catturare due semi
lesson-oware-two = Se il tuo ultimo seme porta esattamente a due i semi di una buca avversaria, li catturi entrambi. Si cattura soltanto con l’ultimo seme, e soltanto nella fila dell’avversario.
lesson-oware-two-hint = La buca A contiene un seme. Gioca una buca che ha tanti semi quanti sono i passi fino ad A.
lesson-oware-two-done = Il seme che stava da solo ora è nel tuo granaio insieme al tuo. I semi singoli sono sempre in pericolo.

lesson-oware-three-title = Catturare tre semi
lesson-oware-three = Tre semi si catturano proprio come due: anche una buca con due semi è in pericolo. Una buca con tre o più è al sicuro.
lesson-oware-three-hint = Cerca una buca avversaria con due semi che puoi raggiungere esattamente.
lesson-oware-three-done = I due sono diventati tre, e sono tutti tuoi.

lesson-oware-chain-title = Una cattura in serie
lesson-oware-chain = Dopo una cattura guarda la buca precedente. Se anche quella contiene due o tre semi, ed è nella fila dell’avversario, catturi anche questi, e così via all’indietro, fino alla prima buca che non va bene.
lesson-oware-chain-hint = Puoi catturare con due mosse diverse. Fai cadere l’ultimo seme il più lontano possibile, purché tutte le buche precedenti arrivino a due o tre semi.
lesson-oware-chain-done = Con una sola semina hai catturato i semi di quattro buche. È questo che speri di trovare: più buche di seguito con uno o due semi.
lesson-oware-chain-mistake-1 = È una buona cattura, ma c’era una serie più lunga.

lesson-oware-broken-title = Una serie interrotta
lesson-oware-broken = La serie si ferma alla prima buca che non contiene due o tre semi. Ciò che sta oltre è al sicuro, qualunque cosa contenga.
lesson-oware-broken-hint = La buca C contiene troppi semi. Quale semina finisce prima di raggiungerla?
lesson-oware-broken-done = Hai catturato i semi di due buche invece che di una: la semina più corta ha reso di più.
lesson-oware-broken-mistake-1 = La buca C ha interrotto la serie: A e B sono rimaste come stavano.

lesson-oware-round-title = Tutt’intorno al tavoliere
lesson-oware-round = Dodici o più semi tornano fino al punto di partenza. La buca di partenza si salta e resta vuota, così i semi vanno una buca più in là. Un gran mucchio, che in molti paesi si chiama casa, può catturare dove nessuno se l’aspetta.
lesson-oware-round-hint = I semi di f sono sedici: con undici si torna fino a e, poi si salta f. Ne restano cinque.
lesson-oware-round-done = Durante la semina due buche vuote hanno ricevuto due semi ciascuna, e un’altra è passata da uno a tre: i sette semi sono tuoi.

lesson-oware-defend-title = Anche tu sei in pericolo
lesson-oware-defend = Anche l’avversario conta. Prima di muovere guarda quali delle tue buche con uno o due semi può raggiungere con l’ultimo seme. Puoi portarli via, aggiungerne altri o guastare il conto della buca che minaccia.
lesson-oware-defend-hint = L’ultimo dei tre semi di E cadrebbe proprio in b, e lì i semi diventerebbero due. E se b fosse vuota?
lesson-oware-defend-done = Non c’è nulla da prendere. Una mossa tranquilla che sventa una minaccia è spesso la migliore.

lesson-oware-feed-title = Dar da mangiare
lesson-oware-feed = Se l’avversario non ha semi, devi fare una mossa che gliene dia, se ce n’è una. Non sei però tenuto a dargliene molti.
lesson-oware-feed-hint = Sia con e sia con f arrivi dall’altra parte. Quale delle due dà meno semi all’avversario?
lesson-oware-feed-done = Per rispettare la regola basta un seme. Se tu non avessi potuto raggiungere l’altra parte, la partita sarebbe finita e tutti i semi della tua fila sarebbero stati tuoi.

lesson-oware-slam-title = La cattura totale
lesson-oware-slam = Catturare tutto ciò che l’avversario possiede si dice cattura totale, o «taglio della testa». Nei tornei la mossa è permessa, ma non cattura nulla: all’avversario deve restare qualcosa con cui giocare. Altrove valgono altre regole, elencate fra le opzioni del gioco.
lesson-oware-slam-hint = La serie più lunga prenderebbe l’intera fila. Lascia fuori C.
lesson-oware-slam-done = Hai catturato quattro semi, e all’avversario ne restano ancora due. Una cattura più piccola ma valida è meglio di una cattura totale che non vale.
lesson-oware-slam-mistake-1 = Era una cattura totale: avrebbe preso tutti i semi, e così non ne ha preso nessuno.

lesson-oware-plan-title = Due mosse avanti
lesson-oware-plan = La prima cattura che si vede non è sempre la migliore. A volte una mossa tranquilla ne prepara una più grande, se l’avversario non può impedirlo.
lesson-oware-plan-hint = Giocando subito f catturi due semi. Con un seme in più in f arriveresti una buca più in là.
lesson-oware-plan-done = Hai fatto un piano di due turni, con una risposta in mezzo. È così che si vincono le partite.

lesson-oware-win-title = Vincere
lesson-oware-win = I semi sono 48. Chi ne ha più della metà, cioè 25 o più, ha vinto, e la partita finisce subito. Tu ne hai 22.
lesson-oware-win-hint = Due semi non bastano. Cerca una cattura in serie.
lesson-oware-win-done = Hai vinto. Ora gioca una partita intera: per cominciare va bene un avversario di livello basso.

## Kalah

lesson-kalah = Dalla prima mossa all’ultimo seme: il granaio, le mosse in più, le catture e come finisce una partita di kalah.

lesson-kalah-board-title = Buche, semi e granai
lesson-kalah-board = La fila di sei buche in basso è tua, come il granaio alla sua destra. Raccogli tutti i semi di una tua buca e li semini uno alla volta in senso antiorario. Il tuo granaio è una tappa del percorso e riceve un seme; quello dell’avversario si salta.
lesson-kalah-board-hint = Scegli una qualsiasi delle tue sei buche e guarda dove vanno i semi.
lesson-kalah-board-done = Questa è una mossa. Alla fine vince chi ha più semi nel granaio.

lesson-kalah-store-title = Nel granaio
lesson-kalah-store = Conta i passi fino al tuo granaio: da f ce n’è uno, da e due, da d tre. Se una buca contiene tanti semi quanti sono i passi fino al granaio, la semina finisce proprio lì.
lesson-kalah-store-hint = Ogni buca contiene quattro semi. Quale dista quattro passi dal granaio?
lesson-kalah-store-done = L’ultimo seme è nel granaio, e muovi ancora: un buon modo di cominciare.

lesson-kalah-again-title = Un’altra mossa
lesson-kalah-again = Quando il tuo ultimo seme cade nel tuo granaio muovi ancora, tutte le volte che succede. Comincia con una mossa che te ne dà un’altra, poi manda nel granaio un secondo seme nello stesso turno.
lesson-kalah-again-hint = Fai prima la mossa che te ne dà un’altra. Poi va bene ogni buca i cui semi arrivano oltre f.
lesson-kalah-again-done = Due semi in un turno. Le mosse in più sono il cuore del kalah.
lesson-kalah-again-mistake-1 = L’ultimo seme di quella mossa non è arrivato al tuo granaio.

lesson-kalah-nearest-title = Prima la buca più vicina
lesson-kalah-nearest = Può darsi che diverse buche diano diritto a un’altra mossa. Gioca prima quella più vicina al granaio: una mossa che parte da più lontano vi aggiungerebbe un seme e guasterebbe il conto.
lesson-kalah-nearest-hint = Prima f, poi e. Che cosa ha lasciato in f la semina da e?
lesson-kalah-nearest-done = Hai ottenuto tre mosse in più di fila. Giocando da destra a sinistra non si guasta nulla.
lesson-kalah-nearest-mistake-1 = Hai giocato la buca e troppo presto: il seme lasciato in f ne ha guastato il conto.

lesson-kalah-capture-title = Catturare
lesson-kalah-capture = Se il tuo ultimo seme cade in una tua buca vuota, lo catturi insieme a tutti i semi della buca di fronte. Tutti vanno nel tuo granaio.
lesson-kalah-capture-hint = Gli otto semi di C stanno di fronte a d, e d è vuota. Cerca una buca con tanti semi quanti sono i passi fino a d.
lesson-kalah-capture-done = Hai catturato otto semi, più il tuo. Le tue buche vuote sono armi.

lesson-kalah-bigger-title = La cattura più grande
lesson-kalah-bigger = Prima di catturare guarda tutte le buche vuote della tua fila, e che cosa sta di fronte a ognuna.
lesson-kalah-bigger-hint = Di fronte a b ci sono tre semi, di fronte a e sette.
lesson-kalah-bigger-done = Hai catturato otto semi in un colpo solo. La cattura più piccola forse ci sarà ancora al prossimo turno.
lesson-kalah-bigger-mistake-1 = È una cattura, ma non la più grande. Che cosa c’è di fronte a e?

lesson-kalah-nothing-title = Di fronte non c’è nulla
lesson-kalah-nothing = Se la buca di fronte è vuota non si cattura nulla, e il tuo ultimo seme resta dov’è.
lesson-kalah-nothing-hint = La buca B, di fronte a e, è vuota. La buca E no.
lesson-kalah-nothing-done = Questa volta la cattura c’è stata: di fronte c’era qualcosa da prendere.
lesson-kalah-nothing-mistake-1 = Di fronte a e non c’è nulla, così il tuo seme resta lì da solo.

lesson-kalah-chain-title = Una mossa in più prepara una cattura
lesson-kalah-chain = Una mossa in più non dà soltanto un seme: svuota una buca, e in una buca vuota l’ultimo seme può catturare.
lesson-kalah-chain-hint = I tre semi di a arrivano a d, che non è ancora vuota. Come puoi svuotarla senza perdere il turno?
lesson-kalah-chain-done = Prima hai svuotato la buca, poi vi hai fatto cadere l’ultimo seme: ne hai ricavato sette semi.

lesson-kalah-round-title = Tutt’intorno al tavoliere
lesson-kalah-round = Una semina lunga passa per il tuo granaio, lungo tutta la fila dell’avversario, e torna sul tuo lato. Il granaio dell’avversario non riceve nulla. Se l’ultimo seme cade in una tua buca vuota, catturi come al solito, e ciò che sta di fronte ha appena ricevuto un seme in più.
lesson-kalah-round-hint = I semi di f sono otto: uno va nel granaio, sei vanno dall’altra parte, e ne resta uno.
lesson-kalah-round-done = L’ultimo seme è tornato a casa. I mucchi di otto o più semi vanno tenuti d’occhio.

lesson-kalah-defend-title = Anche tu sei in pericolo
lesson-kalah-defend = L’avversario cattura allo stesso modo. Guarda quali buche in alto sono vuote, quali tuoi semi vi stanno di fronte e se un seme può finirvi. Poi porta via i tuoi semi o guasta il conto.
lesson-kalah-defend-hint = La buca B è vuota, di fronte stanno cinque tuoi semi, e il seme di A arriva in B. Puoi catturare quel seme? Svuota prima f.
lesson-kalah-defend-done = Non resta nulla da catturare. Togliere di mezzo chi attacca è spesso la difesa migliore.

lesson-kalah-end-title = La fine
lesson-kalah-end = Quando una fila è vuota la partita finisce, e i semi dell’altra fila vanno al suo proprietario. Può finire anche prima: chi supera la metà dei semi vince subito. Guarda che cosa resterebbe sul tavoliere, e a chi andrebbe.
lesson-kalah-end-hint = La buca C contiene gli ultimi semi dell’avversario. Catturali, e il resto è tuo.
lesson-kalah-end-done = La fila in alto è vuota, e ciò che stava nella tua conta per te. Ora gioca una partita intera.

## Toguz Kumalak

lesson-toguz-kumalak = Dalla prima semina all’atsyrau: le catture pari e il tuzdyk del toguz kumalak.

lesson-toguz-kumalak-board-title = Nove buche con nove semi
lesson-toguz-kumalak-board = Ogni giocatore possiede nove buche: le tue sono quelle in basso, dalla a alla i, e all’inizio ognuna contiene nove semi. Raccogli i semi di una tua buca e li semini uno alla volta in senso antiorario. I semi catturati vanno nel tuo granaio, che si chiama kazan.
lesson-toguz-kumalak-board-hint = Scegli una qualsiasi delle tue nove buche e guarda dove vanno i semi.
lesson-toguz-kumalak-board-done = Forse hai già catturato qualcosa: saprai presto perché.

lesson-toguz-kumalak-sow-title = Il primo seme resta a casa
lesson-toguz-kumalak-sow = Qui la semina comincia proprio dalla buca di partenza: il primo seme vi ritorna. Perciò nove semi finiscono non nove, ma otto buche più in là.
lesson-toguz-kumalak-sow-hint = Conta la buca a come uno. Qual è la nona buca?
lesson-toguz-kumalak-sow-done = Hai messo nove semi in nove buche, dalla a alla i. Con ogni altra prima mossa l’ultimo seme cade dall’altra parte.

lesson-toguz-kumalak-single-title = Un seme solo
lesson-toguz-kumalak-single = Un seme solo fa eccezione: passa alla buca seguente e lascia vuota la propria. Così anche un seme isolato può catturare.
lesson-toguz-kumalak-single-hint = Il seme solo in i è accanto ad A.
lesson-toguz-kumalak-single-done = I sette semi sono diventati otto, e un numero pari si cattura.

lesson-toguz-kumalak-even-title = I numeri pari si catturano
lesson-toguz-kumalak-even = Se il tuo ultimo seme rende pari il numero di semi di una buca avversaria, sono tutti tuoi. Sono dunque in pericolo le buche dispari, e le più grandi valgono di più. Si catturano soltanto i semi della buca in cui cade l’ultimo.
lesson-toguz-kumalak-even-hint = Gli undici semi di B diventerebbero dodici.
lesson-toguz-kumalak-even-done = Hai catturato dodici semi seminandone tre.
lesson-toguz-kumalak-even-mistake-1 = Dieci semi sono una buona cattura, ma ce n’è una più grande.
lesson-toguz-kumalak-even-mistake-2 = Hai fatto un tuzdyk, di cui si parlerà fra poco. Ora cerca la cattura più grande.

lesson-toguz-kumalak-tuzdyk-title = Il tuzdyk
lesson-toguz-kumalak-tuzdyk = Se il tuo ultimo seme porta esattamente a tre i semi di una buca avversaria, puoi conquistare la buca stessa, che diventa il tuo tuzdyk. Prendi i tre semi, e da allora ogni seme che vi cade è subito tuo. Puoi averne soltanto uno per partita.
lesson-toguz-kumalak-tuzdyk-hint = La buca D contiene due semi. Da quale tua buca ci si arriva con l’ultimo seme? Conta come uno la buca stessa.
lesson-toguz-kumalak-tuzdyk-done = Ora la buca D lavora per te fino alla fine della partita. Un tuzdyk rende un seme quasi a ogni semina lunga, anche a quelle dell’avversario.
lesson-toguz-kumalak-tuzdyk-mistake-1 = Hai catturato otto semi, ma non hai fatto il tuzdyk, che alla lunga avrebbe reso di più.

lesson-toguz-kumalak-ninth-title = Mai la nona buca
lesson-toguz-kumalak-ninth = La nona buca di un giocatore, qui I, non può mai diventare un tuzdyk. Tre semi lì restano dove sono. Scegli un’altra buca.
lesson-toguz-kumalak-ninth-hint = Ci sono due semi in I, ma anche in E.
lesson-toguz-kumalak-ninth-done = Un tuzdyk a metà fila riceve molti semi.
lesson-toguz-kumalak-ninth-mistake-1 = Tre semi nella nona buca restano soltanto tre semi: non danno né una cattura né un tuzdyk.

lesson-toguz-kumalak-number-title = Non lo stesso numero
lesson-toguz-kumalak-number = Nord ha un tuzdyk nella tua terza buca, c. Perciò il tuo tuzdyk non può essere la terza buca di Nord, che è C: due tuzdyk non possono avere lo stesso numero. Non importa quali buche stiano l’una di fronte all’altra.
lesson-toguz-kumalak-number-hint = Sia C sia E contengono due semi, e C è vietata.
lesson-toguz-kumalak-number-done = La quinta buca è permessa. Nota che il tuzdyk di Nord prende un seme da ogni semina che passa per c.
lesson-toguz-kumalak-number-mistake-1 = Il tuzdyk di Nord ha il numero tre, perciò C non può essere tua.

lesson-toguz-kumalak-income-title = Quanto rende un tuzdyk
lesson-toguz-kumalak-income = La buca E è il tuo tuzdyk. Una semina che ci passa ti dà un seme, e con l’ultimo può ancora catturare.
lesson-toguz-kumalak-income-hint = Quale cattura passa per E?
lesson-toguz-kumalak-income-done = Hai catturato dieci semi, e un altro l’hai ricevuto durante la semina.
lesson-toguz-kumalak-income-mistake-1 = Hai catturato dieci semi, ma quella semina non è arrivata al tuo tuzdyk.

lesson-toguz-kumalak-defend-title = Anche tu sei in pericolo
lesson-toguz-kumalak-defend = L’avversario cerca le tue buche dispari, e quelle con due semi, dove potrebbe nascere un tuzdyk. Con un seme in più o in meno un numero dispari diventa pari: una semina lungo la tua fila protegge più buche insieme.
lesson-toguz-kumalak-defend-hint = Prova le tue mosse una per una, e guarda che cosa si potrebbe catturare dopo.
lesson-toguz-kumalak-defend-done = L’avversario non trova quasi nulla. Contare per entrambi i giocatori è l’arte di questo gioco.

lesson-toguz-kumalak-win-title = Ottantadue
lesson-toguz-kumalak-win = I semi sono 162. Con 82, cioè più della metà, si vince subito. Tu ne hai 70.
lesson-toguz-kumalak-win-hint = Con dieci semi arriveresti a 80. Te ne servono dodici.
lesson-toguz-kumalak-win-done = Ottantadue: hai vinto.
lesson-toguz-kumalak-win-mistake-1 = Sei a ottanta semi: ne mancano due.

lesson-toguz-kumalak-atsyrau-title = Atsyrau
lesson-toguz-kumalak-atsyrau = Chi è di turno e non ha più semi è in atsyrau: la partita è finita, e l’altro giocatore prende tutti i semi della propria parte. A Nord resta un seme solo.
lesson-toguz-kumalak-atsyrau-hint = Cattura il seme in A. Quello che poi rimane è tuo.
lesson-toguz-kumalak-atsyrau-done = Nord non può muovere, e i tuoi semi decidono la partita. Ora giocane una intera.

## Bao la Kiswahili

lesson-bao-kiswahili = Dal primo seme messo in gioco alla takasia: catture, casa e le due fasi del bao.

lesson-bao-kiswahili-board-title = Quattro file e una mano piena di semi
lesson-bao-kiswahili-board = Due file sono tue: quella interna, da a1 a a8, che sta di fronte all’avversario, e quella esterna, da b1 a b8. Nella prima fase, la namua, ogni turno comincia con un seme della tua mano: lo metti in una buca non vuota della tua fila interna. Se non c’è nulla da catturare, i semi di quella buca si seminano a sinistra o a destra lungo le tue due file.
lesson-bao-kiswahili-board-hint = Va bene qualsiasi mossa possibile: scegli una buca e una direzione.
lesson-bao-kiswahili-board-done = Una mossa senza cattura si chiama takata. I semi non lasciano mai le tue due file, a meno che l’avversario non li catturi.

lesson-bao-kiswahili-capture-title = Catturare dalla buca di fronte
lesson-bao-kiswahili-capture = Se la buca in cui metti il seme ha di fronte una buca interna avversaria non vuota, ne catturi tutti i semi. Chi può catturare deve farlo. Qui puoi farlo da più buche.
lesson-bao-kiswahili-capture-hint = La buca a3 sta di fronte ad A6.
lesson-bao-kiswahili-capture-done = I semi catturati non sono usciti dal gioco: li hai seminati sul tuo lato.

lesson-bao-kiswahili-kichwa-title = Le teste della fila
lesson-bao-kiswahili-kichwa = I semi catturati si seminano da un capo della tua fila interna: dalla testa sinistra (kichwa), a1, verso destra, o dalla testa destra, a8, verso sinistra. Dopo una prima cattura nel mezzo scegli tu quale. La mossa finisce quando un ultimo seme cade in una buca vuota.
lesson-bao-kiswahili-kichwa-hint = Due semi seminati dalla testa sinistra cadono in a1 e a2.
lesson-bao-kiswahili-kichwa-done = La scelta della testa decide dove vanno i tuoi semi, e che cosa possono ancora catturare.
lesson-bao-kiswahili-kichwa-mistake-1 = La buca è giusta, ma hai seminato dalla testa destra: i semi sono caduti in a8 e a7.

lesson-bao-kiswahili-kimbi-title = Kimbi
lesson-bao-kiswahili-kimbi = Le due buche a ciascun capo della fila interna si chiamano kimbi. Una cattura lì non lascia scelta: i semi si seminano dalla testa più vicina.
lesson-bao-kiswahili-kimbi-hint = La buca a2 è una kimbi sinistra e sta di fronte ad A7.
lesson-bao-kiswahili-kimbi-done = La semina è partita da a1: non avevi scelta. Una kimbi può invertire la direzione di un’intera mossa.
lesson-bao-kiswahili-kimbi-mistake-1 = Così hai catturato un seme solo. Che cosa c’è di fronte ad a2?

lesson-bao-kiswahili-chain-title = Una cattura tira l’altra
lesson-bao-kiswahili-chain = Se l’ultimo seme di un giro cade in una tua buca interna non vuota che ha di fronte dei semi, catturi ancora. Se di fronte non ce ne sono, raccogli l’intera buca e continui a seminare. Così una mossa può durare molti giri.
lesson-bao-kiswahili-chain-hint = Sette semi seminati dalla testa destra arrivano ad a2, e di fronte ad a2 ce ne sono altri due.
lesson-bao-kiswahili-chain-done = Hai catturato nove semi in una mossa. La kimbi ne ha invertito il verso, e alla fine la semina è arrivata alla casa.
lesson-bao-kiswahili-chain-mistake-1 = Hai catturato sette semi. Seminandoli dall’altra testa avresti fatto un’altra cattura.

lesson-bao-kiswahili-house-title = La casa
lesson-bao-kiswahili-house = La buca a5 è la tua casa (nyumba). Finché contiene almeno sei semi e non è mai stata svuotata, ti protegge: se durante la namua un giro di una mossa con cattura termina lì, puoi fermarti. Così conservi un tesoro per la seconda fase.
lesson-bao-kiswahili-house-hint = Cerca una cattura il cui ultimo seme cada in a5, e fermati lì.
lesson-bao-kiswahili-house-done = La casa è in piedi ed è cresciuta. Se puoi catturare da più buche e una è la casa, l’opuscolo del circolo del bao consiglia di giocare la casa: altrimenti la cattura l’avversario.
lesson-bao-kiswahili-house-mistake-1 = Hai giocato la casa: i suoi semi non ci sono più, e non è più una casa.

lesson-bao-kiswahili-safari-title = Safari
lesson-bao-kiswahili-safari = Invece di fermarti puoi raccogliere i semi della casa e continuare a seminare. È un safari: molti semi, una lunga strada, spesso altre catture, ma la casa è persa per sempre. Provalo.
lesson-bao-kiswahili-safari-hint = Le catture sono le stesse di prima; questa volta continua.
lesson-bao-kiswahili-safari-done = I semi della casa sono in cammino. Un buon giocatore parte per un safari soltanto quando conviene.
lesson-bao-kiswahili-safari-mistake-1 = Ti sei fermato nella casa. Questa volta continua.

lesson-bao-kiswahili-takata-title = Takata
lesson-bao-kiswahili-takata = Qui non si può catturare nulla, perciò la tua mossa è una takata, e in nessuno dei suoi giri si cattura. Non la puoi cominciare dalla casa, ma finisce quando l’ultimo seme vi cade.
lesson-bao-kiswahili-takata-hint = Metti il seme in a3: due semi arrivano ad a5.
lesson-bao-kiswahili-takata-done = La casa ha un seme in più, e la mossa è finita lì.

lesson-bao-kiswahili-mtaji-title = La seconda fase
lesson-bao-kiswahili-mtaji = Quando le mani sono vuote comincia la mtaji. Ora scegli, nell’una o nell’altra delle tue file, una buca con almeno due semi, li raccogli e li semini nella direzione che vuoi. Catturi se l’ultimo seme cade in una buca interna non vuota che ha di fronte dei semi; e se puoi catturare, devi farlo.
lesson-bao-kiswahili-mtaji-hint = Due semi seminati da a6 verso sinistra arrivano ad a4, che ha di fronte A5.
lesson-bao-kiswahili-mtaji-done = Hai catturato tre semi. Soltanto le buche da due a quindici semi possono cominciare una cattura.

lesson-bao-kiswahili-laps-title = Giri
lesson-bao-kiswahili-laps = Se con nessun primo giro si può catturare, anche in questa fase si gioca una takata: dalla fila interna, se contiene una buca con almeno due semi, altrimenti da quella esterna. A ogni giro che finisce in una buca non vuota ne segue un altro. Trova la strada più lunga.
lesson-bao-kiswahili-laps-hint = Due semi da b8 girano l’angolo e cadono in a8 e a7.
lesson-bao-kiswahili-laps-done = Hai fatto tre giri, e alcuni semi della fila esterna sono venuti avanti. Quando devi giocare una takata, l’opuscolo consiglia di cominciare dalla buca con più semi.

lesson-bao-kiswahili-takasia-title = Takasia
lesson-bao-kiswahili-takasia = Una takata della seconda fase può bloccare. Se poi l’avversario non può catturare, e tu minacci una sola buca, quella buca è bloccata per un turno: non si può giocare, e i giri che vi finiscono si fermano. È la takasia.
lesson-bao-kiswahili-takasia-hint = Un seme in a5 minaccerebbe A4.
lesson-bao-kiswahili-takasia-done = Nel prossimo turno Nord non può giocare A4 per sottrarne i semi alla tua cattura. Le buche con un solo seme e alcune altre non si possono bloccare.
lesson-bao-kiswahili-takasia-mistake-1 = Così hai bloccato A5. Un’altra takata blocca A4.

lesson-bao-kiswahili-win-title = Vincere
lesson-bao-kiswahili-win = Vinci quando la fila interna dell’avversario è vuota, o quando l’avversario non ha mosse permesse: in questa fase i semi singoli non si possono giocare. Cerca la cattura dopo la quale nessuna buca di Nord contiene più di un seme.
lesson-bao-kiswahili-win-hint = Puoi catturare da tre buche. Comincia da a2 e guarda fin dove arriva la mossa.
lesson-bao-kiswahili-win-done = A Nord non resta nulla da giocare. Ora prova una partita intera.

# First lessons: texts that all games share.
lesson-first = Una prima lezione: brevi esercizi, ricavati dalle regole di questo gioco.
lesson-first-last-title = Dove cade l’ultimo seme
lesson-first-last = L’ultimo seme di una semina decide che cosa succede. Conta prima di muovere.
lesson-first-last-hint = Conta un posto per ogni seme. Ricorda quali posti si saltano in questo gioco.
lesson-first-last-done = Giusto: hai contato bene.
lesson-first-illegal-title = Che cosa non si può giocare?
lesson-first-illegal = Non da tutte le buche si può muovere. Trovane una che qui le regole non permettono di giocare: stavolta non devi fare nessuna mossa.
lesson-first-illegal-hint = Guarda le buche una per una: è tua? contiene semi? la regola per scegliere una buca la permette?
lesson-first-illegal-done = Le regole non permettono di giocarla.
lesson-first-capture-title = Una cattura
lesson-first-capture = Qui puoi vincere dei semi. Trova una mossa con cui si cattura.
lesson-first-capture-hint = Guarda dove finisce ogni tua semina e che cosa c’è lì.
lesson-first-capture-done = Ecco una cattura.
lesson-first-most-title = La cattura migliore
lesson-first-most = Qui puoi catturare con più mosse. Scegli quella che rende di più.
lesson-first-most-hint = Conta i semi di ogni cattura prima di scegliere.
lesson-first-most-done = Non c’era una cattura più grande.
lesson-first-laps-title = Quanti giri?
lesson-first-laps = In questo gioco una semina può continuare. Trova la mossa che fa esattamente il numero di giri richiesto.
lesson-first-laps-hint = Segui ogni mossa di buca in buca finché non finisce.
lesson-first-laps-done = Hai fatto proprio il numero di giri richiesto.
lesson-first-again-title = Un’altra mossa
lesson-first-again = Certe mosse te ne danno un’altra nello stesso turno. Trovane una.
lesson-first-again-hint = Pensa a dove deve finire la semina e conta all’indietro.
lesson-first-again-done = Muovi di nuovo.
lesson-first-mark-title = Una buca segnata
lesson-first-mark = In questo gioco una mossa può segnare una buca. Trova la mossa che segna la buca richiesta.
lesson-first-mark-hint = Conta quanti semi conterrà la buca.
lesson-first-mark-done = La buca è segnata.
lesson-first-safe-title = Non lasciare nulla
lesson-first-safe = L’avversario vuole catturare. Trova una mossa dopo la quale non ti si possa togliere niente.
lesson-first-safe-hint = Dopo ogni mossa guarda il tavoliere con gli occhi dell’avversario.
lesson-first-safe-done = Adesso non ti si può togliere niente.
lesson-first-watch-title = Segui una mossa
lesson-first-watch = In questo gioco non si sceglie: ogni mossa è obbligata. Giocala e segui i semi.
lesson-first-watch-hint = C’è una sola mossa.
lesson-first-watch-done = Guarda dove sono finiti i semi e che cosa hai vinto.
lesson-first-win-title = La mossa vincente
lesson-first-win = Puoi vincere subito.
lesson-first-win-hint = Prova le mosse che tolgono qualcosa all’avversario o alla tua fila.
lesson-first-win-done = Hai vinto.

## songo course

lesson-songo = Il songo in cinque esercizi: la semina verso sinistra, le catture, le catene, il mucchio e la cattura annullata.

lesson-songo-count-title = Verso sinistra
lesson-songo-count = I semi vanno in senso orario: a sinistra lungo la tua fila, poi lungo l’altra a partire da G. Cinque semi arrivano alla quinta buca.
lesson-songo-count-hint = Conta all’indietro da E: E, F, G, a, b. Si parte dalla buca prima di b.
lesson-songo-count-done = Chi viene dall’oware qui sbaglia direzione. Tu non hai sbagliato.

lesson-songo-capture-title = Due, tre e quattro
lesson-songo-capture = Se il tuo ultimo seme porta a due, tre o quattro i semi di una buca avversaria, li catturi.
lesson-songo-capture-hint = La buca F contiene tre semi.
lesson-songo-capture-done = Hai catturato quattro semi. Le buche con uno, due o tre semi sono in pericolo.

lesson-songo-chain-title = Indietro lungo la fila
lesson-songo-chain = Dopo la cattura guarda le buche precedenti: finché contengono due, tre o quattro semi, sono tuoi anche quelli.
lesson-songo-chain-hint = Fai cadere l’ultimo seme in E, con F e G alle spalle.
lesson-songo-chain-done = Hai catturato i semi di tre buche con una sola semina.

lesson-songo-heap-title = Il mucchio
lesson-songo-heap = Se i semi sono più di tredici, i primi tredici fanno il giro del tavoliere e gli altri vanno solo nella fila di fronte. Così le buche vuote arrivano a due semi.
lesson-songo-heap-hint = Il mucchio è in d.
lesson-songo-heap-done = È la grande arma del songo. Sorveglia il mucchio dell’avversario quanto il tuo.

lesson-songo-refused-title = Troppa grazia
lesson-songo-refused = Una cattura che prenderebbe tutta la fila è annullata. Prova, e guarda che cosa succede.
lesson-songo-refused-hint = Quattro semi da b arrivano a E.
lesson-songo-refused-done = Nord sarebbe rimasto senza semi, perciò tutti i semi restano dove sono.

## gabata course

lesson-gabata = Il gabata in sei esercizi: continuare la semina, catturare una colonna, il seme che cammina, le buche lontane, il primo turno e il finale.

lesson-gabata-relay-title = Continuare la semina
lesson-gabata-relay = Se l’ultimo seme cade in una buca che contiene semi, li raccogli tutti e continui a seminare. Il turno finisce in una buca vuota.
lesson-gabata-relay-hint = I due semi di c arrivano in e.
lesson-gabata-relay-done = Hai fatto due giri: da c a e, poi da e alla buca vuota g.

lesson-gabata-column-title = Una colonna intera
lesson-gabata-column = Se l’ultimo seme cade in una buca vuota, vinci i semi avversari della sua colonna. Sopra le tue tre buche più a sinistra ci sono due buche avversarie.
lesson-gabata-column-hint = Sopra b stanno H ed E. Per arrivarci basta un seme.
lesson-gabata-column-done = Hai vinto sette semi. I tuoi semi nella stessa colonna restano dove sono.
lesson-gabata-column-mistake-1 = Hai preso tre semi, dalle colonne di c e di d. Nella colonna di b ce ne sono di più.

lesson-gabata-walk-title = Il seme che cammina
lesson-gabata-walk = Dopo una cattura l’ultimo seme avanza di una buca. Se anche quella è vuota, si guarda la sua colonna. Fai camminare un seme.
lesson-gabata-walk-hint = Davanti a c ci sono tre buche vuote.
lesson-gabata-walk-done = Un seme ha fatto tre catture. Un seme solo con buche vuote davanti è una minaccia a ogni turno.

lesson-gabata-far-title = Anche le buche lontane catturano
lesson-gabata-far = L’ultimo seme può cadere anche dalla parte dell’avversario. In quel caso cattura i semi dell’altra buca avversaria della colonna.
lesson-gabata-far-hint = I quattro semi di i arrivano in D.
lesson-gabata-far-done = Le buche D e I stanno nella stessa colonna. Solo le tre buche più a sinistra dell’avversario non hanno una compagna.
lesson-gabata-far-mistake-1 = Hai catturato sul tuo lato. Cerca la cattura lontana.

lesson-gabata-opening-title = Il primo turno
lesson-gabata-opening = Così di solito finisce la corsa. Una delle mosse possibili spicca sulle altre.
lesson-gabata-opening-hint = Prova i semi singoli.
lesson-gabata-opening-done = Hai catturato quindici semi in un solo turno. Chi conosce questa mossa sceglie altre buche per la corsa iniziale.

lesson-gabata-end-title = Il finale
lesson-gabata-end = Quando chi è di turno non ha semi, la manche finisce, e all’avversario va tutto ciò che resta. Con due mosse puoi catturare gli ultimi semi di Nord, ma solo con una vinci anche.
lesson-gabata-end-hint = Il tuo ultimo seme non deve finire in una buca di Nord.
lesson-gabata-end-done = Nord non poteva muovere, e gli otto semi rimasti erano tuoi.
lesson-gabata-end-mistake-1 = I semi di Nord non ci sono più, ma la tua semina ne ha portati di nuovi sul suo lato.

## selus course

lesson-selus = Il selus in cinque esercizi: creare una trappola, saccheggiarne una, saccheggiare la propria, usare l’occhio dell’avversario e risolvere il vecchio problema.

lesson-selus-trap-title = Una trappola
lesson-selus-trap = Se l’ultimo seme porta a quattro i semi di una buca da tre, la buca diventa una tua trappola, da qualunque parte stia.
lesson-selus-trap-hint = Dopo i il conto continua con A.
lesson-selus-trap-done = Tutto ciò che cade in A adesso è tuo.

lesson-selus-rob-title = Saccheggiare una trappola
lesson-selus-rob = Se l’ultimo seme cade in una trappola avversaria, prendi quel seme e un altro ancora. La trappola resta.
lesson-selus-rob-hint = La buca c è una trappola di Nord. C’è un solo seme che può arrivarci.
lesson-selus-rob-done = Hai preso due semi, e la trappola ne ha uno in meno.

lesson-selus-own-title = Saccheggiare la propria trappola
lesson-selus-own = Anche da una tua trappola prendi due semi, e in più muovi di nuovo.
lesson-selus-own-hint = È la stessa mossa di prima; stavolta la trappola è tua.
lesson-selus-own-done = I due semi sono al sicuro, e tocca ancora a te.

lesson-selus-eye-title = L’occhio dell’avversario
lesson-selus-eye = La buca più a sinistra è l’occhio del suo proprietario. Da una trappola nell’occhio dell’avversario prendi due semi e muovi di nuovo, anche se la trappola non è tua.
lesson-selus-eye-hint = La buca A è l’occhio di Nord.
lesson-selus-eye-done = Per questo non conviene creare una trappola nel proprio occhio.

lesson-selus-problem-title = Il vecchio problema
lesson-selus-problem = Questo problema si trova in più fonti. La buca b è una trappola vuota di Nord, la buca B è una tua trappola. Gioca fino alla fine e vinci.
lesson-selus-problem-hint = Avanza con i semi singoli. Quando Nord non ha più mosse, continui da solo: ai tre semi della buca i manca soltanto il quarto.
lesson-selus-problem-done = Hai risolto il problema. Il fatto che cominci con una trappola vuota dimostra che una trappola resta tale anche quando si svuota.

## congkak course

lesson-congkak = Il congkak in quattro esercizi: arrivare al granaio, catturare alla fine di un giro, incassare un seme singolo e vedere dove un turno muore.

lesson-congkak-again-title = Dritto a casa
lesson-congkak-again = Nel tuo granaio si semina come in una buca. Se l’ultimo seme vi cade dentro, muovi di nuovo.
lesson-congkak-again-hint = In g c’è un seme, in f ce ne sono due, e così via. Quale buca ha tanti semi quanti sono i passi che la separano dal granaio?
lesson-congkak-again-done = Muovi di nuovo ogni volta che l’ultimo seme cade nel granaio.

lesson-congkak-relay-title = Continuare, e catturare
lesson-congkak-relay = Se l’ultimo seme cade in una buca non vuota, ne prendi tutti i semi e continui a seminare. Se cade in una tua buca vuota, catturi quel seme e tutto ciò che sta di fronte.
lesson-congkak-relay-hint = Dalla posizione iniziale ci riesci con qualunque buca, tranne una.
lesson-congkak-relay-done = Hai catturato nove semi, ma la cattura ha chiuso il turno; se l’ultimo seme fosse caduto nel granaio, avresti mosso ancora.

lesson-congkak-single-title = Un seme solo
lesson-congkak-single = Se di fronte non c’è nulla, incassi comunque l’ultimo seme.
lesson-congkak-single-hint = Fai cadere l’ultimo seme in una tua buca vuota.
lesson-congkak-single-done = Anche un seme solo conta.

lesson-congkak-foreign-title = Dove un turno muore
lesson-congkak-foreign = Se l’ultimo seme cade in una buca vuota dell’avversario, resta lì e il tuo turno è morto («mati»). Guarda che cosa succede.
lesson-congkak-foreign-hint = In g ci sono due semi: uno va nel granaio, l’altro in A.
lesson-congkak-foreign-done = Il primo seme è tornato a casa; il secondo adesso è dell’avversario.

## omweso course

lesson-omweso = L’omweso in cinque esercizi: i giri, una cattura, la semina all’inverso e i due modi di vincere.

lesson-omweso-lap-title = Due giri
lesson-omweso-lap = Si semina attorno alle proprie due file: a destra lungo quella esterna, a sinistra lungo quella interna. Se l’ultimo seme cade in una buca non vuota, ne prendi tutti i semi e continui.
lesson-omweso-lap-hint = I quattro semi di b4 arrivano a b8.
lesson-omweso-lap-done = Hai fatto due giri, e il secondo è finito in una buca vuota.

lesson-omweso-capture-title = Una colonna
lesson-omweso-capture = Se l’ultimo seme cade in una buca non vuota della tua fila interna, catturi i semi di entrambe le buche di fronte, purché tutte e due ne contengano. I semi catturati si seminano da dove era cominciato il giro.
lesson-omweso-capture-hint = I due semi di b8 arrivano ad a7.
lesson-omweso-capture-done = Hai catturato sei semi, e li hai seminati da a8. Entrambe le buche della colonna devono contenere semi.

lesson-omweso-reverse-title = La semina all’inverso
lesson-omweso-reverse = Dalle due buche più a sinistra di ciascuna delle tue file si può seminare anche in senso orario, ma solo se così si cattura subito.
lesson-omweso-reverse-hint = Seminati nell’altra direzione, i semi di b1 cadono in a1 e a2.
lesson-omweso-reverse-done = Dall’angolo sinistro puoi colpire in due direzioni, e lo stesso può fare l’avversario.

lesson-omweso-singles-title = Solo semi singoli
lesson-omweso-singles = Una buca con un solo seme non si può giocare. Vinci se l’avversario non ha altro.
lesson-omweso-singles-hint = Quale colonna contiene quasi tutti i semi di Nord?
lesson-omweso-singles-done = Nord ha ancora semi, ma nessuna mossa.

lesson-omweso-heads-title = Le due teste
lesson-omweso-heads = Chi nello stesso turno cattura alle due estremità del tavoliere vince subito: è l’emitwe ebiri, le due teste.
lesson-omweso-heads-hint = Comincia dall’estremità destra, da b7.
lesson-omweso-heads-done = Se tieni vuota una buca a una delle estremità, a te non può succedere.

## oware-nam-nam course

lesson-oware-nam-nam = Il nam-nam in cinque esercizi: i giri, le buche che arrivano a quattro durante la semina, quelle che vi arrivano con l’ultimo seme, la fine di una manche e le buche della seguente.

lesson-oware-nam-nam-laps-title = Vagare
lesson-oware-nam-nam-laps = Se l’ultimo seme cade in una buca non vuota, ne prendi tutti i semi e continui a seminare. Dalla posizione iniziale ogni mossa è di cinque giri e finisce due buche più in là di dove è cominciata.
lesson-oware-nam-nam-laps-hint = Parti da due buche prima di c.
lesson-oware-nam-nam-laps-done = Segui ogni mossa fino in fondo prima di giocarla.

lesson-oware-nam-nam-passing-title = Quattro semi durante la semina
lesson-oware-nam-nam-passing = Quando un seme porta a quattro i semi di una tua buca, li vinci subito, e la semina continua. Perciò le tue buche da tre sono preziose.
lesson-oware-nam-nam-passing-hint = Fai passare la semina sulle due buche da tre.
lesson-oware-nam-nam-passing-done = Hai vinto otto semi senza fermarti.

lesson-oware-nam-nam-last-title = L’ultimo seme è tuo
lesson-oware-nam-nam-last = I quattro semi che si formano durante la semina vanno al proprietario della buca. Ma se a portarla a quattro è l’ultimo seme che hai in mano, li catturi tu, di chiunque sia la buca.
lesson-oware-nam-nam-last-hint = Un seme solo arriva ad A.
lesson-oware-nam-nam-last-done = Chiediti sempre due cose: di chi è la buca? È l’ultimo seme?

lesson-oware-nam-nam-end-title = Una cattura che vale otto
lesson-oware-nam-nam-end = Chi cattura quando restano otto semi prende anche gli ultimi quattro, e la manche finisce.
lesson-oware-nam-nam-end-hint = C’è una mossa sola.
lesson-oware-nam-nam-end-done = Con un solo seme ne hai vinti otto.

lesson-oware-nam-nam-owned-title = Le buche della manche seguente
lesson-oware-nam-nam-owned = Ogni quattro semi vinti danno diritto a una buca nella manche seguente. Nord ha vinto una settima buca, c, e può partire anche da lì.
lesson-oware-nam-nam-owned-hint = Gioca una mossa qualsiasi; per esempio c.
lesson-oware-nam-nam-owned-done = Da una buca che possiedi puoi anche partire, non solo catturare.

## afrika course

lesson-afrika = L’afrika in due esercizi: calcolare con molti passi d’anticipo e trovare il sacrificio che risolve un vecchio problema.

lesson-afrika-count-title = Dietro l’angolo
lesson-afrika-count = Una semina di otto semi prosegue nell’altra fila.
lesson-afrika-count-hint = Conta otto passi indietro da H.
lesson-afrika-count-done = Hai contato bene.

lesson-afrika-sacrifice-title = Il sacrificio
lesson-afrika-sacrifice = Un problema nato nella cerchia dell’inventore: quando due mucchi sono in pericolo, si deve prendere il più piccolo. Metti un seme solo dove Nord deve prenderlo, e colpisci altrove.
lesson-afrika-sacrifice-hint = Muovi da d: poi Nord deve prendere il seme in e.
lesson-afrika-sacrifice-done = L’autore del problema aggiunge che più avanti il sacrificio finisce in un vicolo cieco. Il nostro programma vede un pareggio.
