# The glossary: what a term is called, how it is written in texts (a star stands for any ending), and what it means.

term-sowing-game = gioco di semina
term-sowing-game-forms = gioco di semina, giochi di semina, mancala
term-sowing-game-means = Gioco in cui si prendono i semi da una buca e si lasciano cadere uno per uno nelle buche successive. «Mancala» significa la stessa cosa.

term-pit = buca
term-pit-forms = buca, buche
term-pit-means = Cavità del tavoliere che contiene i semi.

term-seed = seme
term-seed-forms = seme, semi
term-seed-means = Ciò che si semina e si vince: un seme, un sassolino, una conchiglia, un fagiolo.

term-store = granaio
term-store-forms = granaio, granai
term-store-means = Il contenitore in cui un giocatore ripone i semi vinti. In alcuni giochi ci si semina dentro, in altri serve solo a tenerli.

term-reserve = in mano
term-reserve-forms = semi in mano, in mano
term-reserve-means = Si dicono in mano i semi non ancora sul tavoliere, che il giocatore mette in gioco uno alla volta, e anche i semi appena presi e non ancora seminati.

term-inner-row = fila interna
term-inner-row-forms = fila interna, file interne
term-inner-row-means = Nei tavolieri a quattro file, la fila rivolta all’avversario. Quella dietro è la fila esterna.

term-sow = seminare
term-sow-forms = semina, semine, seminare, seminando, seminati, seminato
term-sow-means = Lasciar cadere uno per uno, nelle buche successive, i semi che si hanno in mano.

term-last-seed = ultimo seme
term-last-seed-forms = ultimo seme
term-last-seed-means = Il seme che chiude una semina. Dal posto in cui cade dipende che cosa succede: una cattura, un altro giro, la fine del turno.

term-lap = giro
term-lap-forms = giro, giri
term-lap-means = Una semina, da quando si raccolgono i semi fino all’ultimo. In molti giochi un turno è fatto di più giri.

term-relay = continuare a seminare
term-relay-forms = continuare a seminare, continui a seminare, continua a seminare
term-relay-means = Raccogliere i semi della buca in cui è caduto l’ultimo seme e proseguire la semina con quelli.

term-direction = in senso antiorario
term-direction-forms = in senso antiorario, in senso orario, antiorario, orario
term-direction-means = Il verso in cui si percorre il tavoliere. Visto dall’alto, antiorario vuol dire da sinistra a destra nella fila più vicina a te. Nei giochi a quattro file il percorso di ogni giocatore gira intorno alle sue due file.

term-capture = catturare
term-capture-forms = catturare, cattura, catture, catturi, catturati, catturano
term-capture-means = Vincere i semi di una buca. Vanno nel granaio oppure si seminano di nuovo dalla propria parte.

term-count-capture = cattura per numero
term-count-capture-forms = cattura per numero
term-count-capture-means = Cattura che dipende da quanti semi contiene alla fine la buca in cui è caduto l’ultimo: due o tre, quattro, un numero pari. L’altro modo è la cattura per posizione.

term-place-capture = cattura per posizione
term-place-capture-forms = cattura per posizione
term-place-capture-means = Cattura che dipende da dove cade l’ultimo seme, per esempio in una tua buca vuota di fronte a una che contiene semi.

term-opposite = buca di fronte
term-opposite-forms = buca di fronte, buche di fronte
term-opposite-means = La buca dall’altra parte del tavoliere, nella stessa colonna.

term-chain = cattura a catena
term-chain-forms = cattura a catena, a catena, catena
term-chain-means = Cattura che prosegue nelle buche vicine finché soddisfano la condizione.

term-passing = cattura durante la semina
term-passing-forms = cattura durante la semina, catture durante la semina
term-passing-means = Cattura fatta da un seme che non è l’ultimo, mentre la semina continua.

term-resow = riseminare
term-resow-forms = riseminare, risemina, risemini
term-resow-means = Seminare dalla propria parte i semi catturati invece di tenerli.

term-grand-slam = cattura totale
term-grand-slam-forms = cattura totale, catture totali, grande slam, tagliare la testa
term-grand-slam-means = Cattura di tutto ciò che l’avversario ha sul tavoliere; si dice anche «tagliare la testa». Le regole in proposito cambiano da gioco a gioco e da circolo a circolo.

term-feed = dare da mangiare
term-feed-forms = dare da mangiare, dai da mangiare
term-feed-means = Dare semi all’avversario perché possa muovere. In molti giochi è un obbligo quando lui non ne ha.

term-leftovers = semi rimasti
term-leftovers-forms = semi rimasti
term-leftovers-means = I semi ancora sul tavoliere a fine partita. Le regole dicono di chi sono.

term-extra-move = un’altra mossa
term-extra-move-forms = un’altra mossa, muovi ancora, muove ancora, muovi di nuovo, muove di nuovo
term-extra-move-means = Una mossa in più nello stesso turno.

term-pass = passare
term-pass-forms = passare il turno, passi il turno, passa il turno, passi, passare
term-pass-means = Lasciar trascorrere il turno senza muovere.

term-endless = semina infinita
term-endless-forms = semina infinita, semine infinite
term-endless-means = Una serie di giri che torna sempre allo stesso punto e non finirebbe mai. Le regole di ogni gioco dicono che cosa succede.

term-trap = trappola
term-trap-forms = trappola, trappole
term-trap-means = Una buca segnata i cui semi appartengono a chi l’ha creata, anche se si trova nell’altra fila.

term-mark = buca segnata
term-mark-forms = buca segnata, buche segnate
term-mark-means = Una buca che ha una proprietà particolare, per un po’ o per sempre: una trappola, un tuzdyk, una casa.

term-blocked = buca bloccata
term-blocked-forms = buca bloccata, bloccata
term-blocked-means = Una buca che in questo turno non si può giocare.

term-closed = buca chiusa
term-closed-forms = buca chiusa, buche chiuse
term-closed-means = Una buca fuori gioco per tutta la manche; nel congkak si dice «bruciata».

term-second-kind = secondo tipo di semi
term-second-kind-forms = secondo tipo di semi
term-second-kind-means = Semi con un altro valore o un altro uso nello stesso gioco, come i mandarini dell’ô ăn quan.

term-round = manche
term-round-forms = manche
term-round-means = Una partita di un incontro, dalla disposizione dei semi alla fine.

term-match = incontro
term-match-forms = incontro, incontri
term-match-means = Più manche: il risultato di ciascuna si riporta sulla successiva, finché uno dei giocatori non vince l’incontro.

term-territory = territorio
term-territory-forms = territorio, territori
term-territory-means = Buche che nella manche seguente sono tue grazie a quanto hai vinto in quella precedente.

term-race = corsa
term-race-forms = corsa
term-race-means = La prima semina, che i giocatori fanno tutti insieme. Comincia chi finisce per primo.

term-pie-rule = regola della torta
term-pie-rule-forms = regola della torta
term-pie-rule-means = Dopo la prima mossa il secondo giocatore può cambiare posto con il primo. Così nessuno apre con una mossa troppo forte.

term-team = squadra
term-team-forms = squadra, squadre, compagno
term-team-means = Giocatori che vincono e perdono insieme.

term-solitaire = solitario
term-solitaire-forms = solitario
term-solitaire-means = Gioco per una persona sola contro il tavoliere.

term-repetition = ripetizione
term-repetition-forms = ripetizione, si ripete
term-repetition-means = Il ritorno di una posizione con lo stesso giocatore di turno. Le regole dicono quando pone fine alla partita o è vietato.

term-obligations = obblighi
term-obligations-forms = obblighi, obbligo
term-obligations-means = Ciò che una mossa deve fare, o che non può fare nemmeno quando altrimenti sarebbe lecito.

term-draw = pareggio
term-draw-forms = pareggio, pareggi, patta
term-draw-means = Partita che nessuno vince.

term-variant = variante
term-variant-forms = variante, varianti, opzione, opzioni
term-variant-means = Un gioco con determinate opzioni: in luoghi diversi si gioca in modo un po’ diverso.

# Languages of the words that players use.

word-language-sw = swahili
word-language-kk = kazako
word-language-ak = akan
word-language-yo = yoruba
word-language-ms = malese
word-language-jv = giavanese
word-language-lg = luganda
word-language-rw = kinyarwanda
word-language-vi = vietnamita
word-language-ta = tamil
word-language-naq = khoekhoe
word-language-mg = malgascio
word-language-sn = shona
word-language-ts = tsonga
word-language-ki = kikuyu
word-language-ti = tigrino
word-language-am = amarico
word-language-ber = berbero
word-language-ar = arabo
word-language-ja = giapponese, dal go
word-language-si = singalese
word-language-nso = sotho del nord
word-language-ny = chewa
