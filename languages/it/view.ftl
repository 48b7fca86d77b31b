# Che cosa dice ogni tavoliere in italiano durante il gioco: lati, rifiuti, decisioni, gli eventi di una semina.

side-south = { $case ->
    [di] di Sud
    [a] a Sud
   *[plain] Sud
}
side-north = { $case ->
    [di] di Nord
    [a] a Nord
   *[plain] Nord
}
side-east = { $case ->
    [di] di Est
    [a] a Est
   *[plain] Est
}
side-west = { $case ->
    [di] di Ovest
    [a] a Ovest
   *[plain] Ovest
}
# Il tratto number dice se il verbo che segue è al singolare o al plurale.
seeds = { $n ->
    [one] 1 seme
   *[other] { $n } semi
}
    .number = { $n ->
        [one] one
       *[other] many
    }
and = { $first } e { $last }
mark = segno
solved = risolto
not-solved = non risolto
side-wins = { $count ->
    [1] vince
   *[other] vincono
} { $side }
a-draw = patta
does-not-count = la partita non vale

decide-stop-or-go = fermarsi in { $pit } o continuare a seminare da lì
decide-give = quale buca riceve i semi catturati
decide-bonus = quale altra buca catturare
decide-race = da quale buca cominciare la corsa
decide-capture = catturare da { $pit } o lasciarla stare
decide-claim = prendere i semi in { $pit } o lasciar proseguire la semina
decide-turn = in quale direzione fare il prossimo giro

illegal-game-over = la partita è finita
illegal-other-decision = c’è un’altra decisione da prendere
illegal-no-such-pit = questa buca non esiste
illegal-not-yours = quella buca è dell’altro giocatore
illegal-empty = quella buca è vuota
illegal-closed = quella buca è fuori gioco in questa manche
illegal-blocked = quella buca è bloccata in questo turno
illegal-direction = quella buca non si può seminare in questa direzione
illegal-prior = un altro tipo di mossa ha la precedenza
illegal-requirement = la mossa non fa ciò che le regole esigono
illegal-endless = la semina sarebbe infinita o toglierebbe all’avversario tutti i semi, e le regole lo vietano
illegal-not-offered = qui le regole non prevedono questa mossa

caption-lift = { $side } raccoglie { $seeds } da { $pit }
caption-enter = { $side } mette un seme della riserva in { $pit }
caption-last = L’ultimo seme cade in { $pit }, che ora ne contiene { $now }
caption-last-second = L’ultimo di tutti i semi cade in { $pit }, che ora contiene { $now }
caption-skip = Si salta { $pit }
caption-capture = { $side } cattura { $seeds } da { $pit }
caption-refused = Le regole annullano questa cattura
caption-relay = Si continua a seminare da { $pit }
caption-resow = { TRAIT($seeds, "number") ->
    [one] Il seme catturato si semina di nuovo a partire da { $pit }
   *[many] I semi catturati ({ $seeds }) si seminano di nuovo a partire da { $pit }
}
caption-mark = { $pit } riceve il segno { FORM($side, "di") }
caption-unmark = { $pit } perde il segno
caption-block = { $pit } non si può giocare al prossimo turno
caption-block-named = { $pit } non si può giocare al prossimo turno ({ $word })
caption-give = In { $pit } { TRAIT($seeds, "number") ->
    [one] va
   *[many] vanno
} { $seeds }
caption-collect = { $side } riceve { $seeds }
caption-refill = { $side } rimette un seme in { $pit }
caption-borrow = { $side } prende in prestito un seme per { $pit }
caption-pay = { $side } paga con un seme
caption-swap = I giocatori cambiano posto
caption-swallow = { $seeds } { TRAIT($seeds, "number") ->
    [one] rimasto in mano cade
   *[many] rimasti in mano cadono
} in { $pit }
caption-bind = { $side } deve proseguire da { $pit }
caption-again = { $side } muove ancora
caption-pass = { $side } passa
caption-name = { $side } comincia la corsa da { $pit }
caption-finish = { $side } ha finito in { $pit }
caption-begin = { $side } muove per primo
caption-endless = Questa semina è infinita
caption-turn = La direzione s’inverte: ora si semina { $way ->
    [clockwise] in senso orario
   *[counterclockwise] in senso antiorario
}
caption-left = Da { $pit } non si cattura nulla

button-pass = passa
button-swap = cambia posto
button-stop = fermati
button-go = continua
button-take = cattura
button-counterclockwise = semina in senso antiorario
button-clockwise = semina in senso orario
button-north = semina verso l’alto
button-north-east = semina verso l’alto a destra
button-east = semina verso destra
button-south-east = semina verso il basso a destra
button-south = semina verso il basso
button-south-west = semina verso il basso a sinistra
button-west = semina verso sinistra
button-north-west = semina verso l’alto a sinistra
button-decline = non catturare
button-play = gioca

pace-off = subito
pace-fast = svelta
pace-normal = normale
pace-slow = lenta
pace-step = passo per passo

# Between the rounds of a match.

round = manche { $number }
round-points = punti { $south } : { $north }
claim-question = { $side }, scegli { $n ->
    [one] 1 buca
   *[other] { $n } buche
} { $purpose ->
    [leave] da lasciare { $n ->
        [one] vuota
       *[other] vuote
    }
    [sell] da vendere
    [share] da vendere a metà
    [regain] da riprendere
   *[take] dell’altra fila
}
takes-over = { $purpose ->
    [leave] { $side } non riempie { $names }
    [sell] { $side } vende { $names }
    [share] { $side } vende metà di { $names }
    [regain] { $side } riprende { $names }
   *[take] { $side } prende { $names }
}
claim-nothing = non c’è niente da decidere
claim-number = { $n ->
    [one] scegli 1 buca
   *[other] scegli { $n } buche
} { $purpose ->
    [leave] da lasciare { $n ->
        [one] vuota
       *[other] vuote
    }
    [sell] da vendere
    [share] da vendere a metà
    [regain] da riprendere
   *[take] dell’altra fila
}
claim-no-pit = «{ $name }» non è fra le buche che si possono scegliere: { $names }
arrange-question = { $side }, disponi { $n ->
    [one] il tuo seme
   *[other] i tuoi { $n } semi
} in { $names }
arrange-wrong = scrivi { $n } numeri la cui somma sia { $seeds }: nessuno minore di { $least }, almeno uno di { $fullest } o più
lays-out = { $side } dispone { $seeds }
match-won = { $side } vince l’incontro
match-drawn = L’incontro finisce in pareggio
not-counted = non vale

# Why a move is good or bad.

wins-in = vince in { $n }
loses-in = perde in { $n }
best-is = La mossa migliore è { $text } ({ $value }).
threatens = Minaccia { $text }: { $does }
answer-expected = La risposta migliore è { $text }: { $does }
can-be-answered = Dopo { $played }, { $side } può rispondere con { $text }: { $does }
better-was = Era meglio { $text } ({ $value }).
