# Le parole delle spiegazioni delle mosse in italiano; quelle delle regole scritte stanno in rules.ftl.
#
# A chi muove si dà del tu. Le forme chieste da FORM e $case sono spiegate all’inizio di rules.ftl.

## Elenchi e quantità

# Le forme se e che sono di un elenco di condizioni: quelle con un soggetto proprio ripetono «se» o «che»; se-last e che-last
# sono dell’ultima parte di un tale elenco. La forma too di una condizione segue «come pure». Il tratto same dice about di una
# condizione che tace il soggetto, già nominato prima, altrimenti no.
list-more = { $case ->
    [se] { FORM($first, "se") }{ TRAIT($first, list-more.same) ->
        [none] , se
       *[about] {" "}{ list-and.and }
    } { FORM($last, list-and.form) }
    [che] { FORM($first, "che") }{ TRAIT($first, list-more.same) ->
        [none] , che
       *[about] {" "}{ list-and.and }
    } { FORM($last, list-and.form) }
    [se-last] { TRAIT($first, list-more.same) ->
        [none] { FORM($first, "se") } e se
       *[about] { FORM($first, "se-last") } { list-and.and }
    } { FORM($last, list-and.form) }
    [che-last] { TRAIT($first, list-more.same) ->
        [none] { FORM($first, "che") } e che
       *[about] { FORM($first, "che-last") } { list-and.and }
    } { FORM($last, list-and.form) }
   *[other] { FORM($first, $case) }, { FORM($last, list-and.form) }
}
    .list = more
    .filled-one = { TRAIT($last, "filled-one") }
    .about = { TRAIT($last, "pits") ->
        [no] { TRAIT($first, "about") ->
            [last] in-last
           *[other] { TRAIT($first, "about") }
        }
       *[none] { TRAIT($last, "about") }
    }
    .way = { TRAIT($first, "way") }
    .same = { TRAIT($first, "about") ->
        [reached] { TRAIT($last, "about") ->
            [reached] about
           *[other] no
        }
        [next] { TRAIT($last, "about") ->
            [next] about
           *[other] no
        }
        [that] { TRAIT($last, "about") ->
            [that] about
            [reached] about
           *[other] no
        }
        [opposite] { TRAIT($last, "about") ->
            [opposite] about
           *[other] no
        }
        [before] { TRAIT($last, "about") ->
            [before] about
           *[other] no
        }
        [last] { TRAIT($last, "about") ->
            [last] about
            [made] about
           *[other] no
        }
       *[other] no
    }
list-and = { TRAIT($first, "filled-one") ->
    [yes] { TRAIT($last, "filled-one") ->
        [yes] { FORM($first, list-and.parts) }, come pure { FORM($last, "too") }
       *[none] { list-and.plain }
    }
   *[none] { list-and.plain }
}
    .parts = { $case ->
        [se] se-last
        [che] che-last
       *[other] { $case }
    }
    .plain = { TRAIT($first, "list") ->
        [more] { $case ->
            [se] { TRAIT($first, list-more.same) ->
                [none] { FORM($first, "se") } e se
               *[about] { FORM($first, "se-last") } { list-and.and }
            } { FORM($last, list-and.form) }
            [che] { TRAIT($first, list-more.same) ->
                [none] { FORM($first, "che") } e che
               *[about] { FORM($first, "che-last") } { list-and.and }
            } { FORM($last, list-and.form) }
           *[other] { list-and.usual }
        }
       *[none] { list-and.usual }
    }
    .and = { TRAIT($last, "initial") ->
        [verb] ed
       *[none] e
    }
    .usual = { $first ->
        [e] «e»
       *[other] { FORM($first, $case) }
    }{ TRAIT($last, "relays") ->
        [yes] { TRAIT($first, "about") ->
            [on] , poi
           *[other] {" "}e
        }
       *[none] {" "}{ $last ->
            [e] ed
            [E] ed
           *[other] { TRAIT($last, "initial") ->
                [e] ed
                [verb] { TRAIT($first, "about") ->
                    [none] e
                    [in-last] e
                    [made] e
                    [landing] e
                   *[same] e inoltre
                }
                [either] e inoltre
               *[none] e
            }
        }
    } { TRAIT($last, "behind") ->
        [yes] { TRAIT($first, "front") ->
            [yes] { $case ->
                [di] { FORM($last, "di-dietro") }
                [di-again] { FORM($last, "di-dietro") }
               *[other] { FORM($last, "dietro") }
            }
            [next] { $case ->
                [di] { FORM($last, "di-next") }
                [di-again] { FORM($last, "di-next") }
               *[other] { FORM($last, "next") }
            }
           *[none] { FORM($last, list-and.form) }
        }
       *[none] { FORM($last, list-and.form) }
    }
    .form = { TRAIT($first, "about") ->
        [none] { $case }
       *[known] { TRAIT($first, "about") }
    }
    .about = { TRAIT($last, "pits") ->
        [no] { TRAIT($first, "about") }
       *[none] { TRAIT($last, "about") }
    }
    .way = { TRAIT($first, "way") }
    .only-if = { FORM($last, TRAIT($first, "about")) }
    .chosen = { TRAIT($first, "chosen") }
    .opposite-next = { TRAIT($first, "of") ->
        [opposite-next] { TRAIT($last, "behind") ->
            [yes] both
           *[none] none
        }
       *[other] none
    }
list-or = { FORM($first, $case) } o{ TRAIT($first, "list") ->
    [more] { $case ->
        [se] {" "}se
        [che] {" "}che
       *[other] { "" }
    }
   *[none] { "" }
} { TRAIT($first, "about") ->
    [none] { FORM($last, $case) }
   *[known] { FORM($last, list-or.form) }
}
    .form = or-{ TRAIT($first, "about") }
    .about = { TRAIT($first, "about") ->
        [in-last] { TRAIT($last, "about") }
       *[other] none
    }
seeds = { $case ->
    [is] { $n ->
        [one] c’è 1 seme
       *[other] ci sono { $n } semi
    }
    [not] { $n ->
        [one] non c’è 1 seme
       *[other] non ci sono { $n } semi
    }
    [holds] contiene { seeds.plain }
    [holds-not] non contiene { seeds.plain }
    [a] a { seeds.plain }
    [ai] a { $n }
    [taken] { $n ->
        [one] Il seme catturato
        [8] Gli 8 semi catturati
        [11] Gli 11 semi catturati
       *[other] I { $n } semi catturati
    }
    [hand] { $n ->
        [one] il seme rimasto
        [8] gli 8 semi rimasti
        [11] gli 11 semi rimasti
       *[other] i { $n } semi rimasti
    }
   *[plain] { seeds.plain }
}
    .plain = { $n ->
        [one] 1 seme
       *[other] { $n } semi
    }
    .number = { $n ->
        [one] one
       *[other] many
    }
amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] ci sono semi
            [not] non ci sono semi
            [holds] contiene semi
            [holds-not] non contiene semi
            [a] ad almeno un seme
            [ai] ad almeno uno
           *[plain] semi
        }
       *[other] { $case ->
            [is] ci sono almeno { $n } semi
            [not] ci sono meno di { $n } semi
            [holds] contiene almeno { $n } semi
            [holds-not] contiene meno di { $n } semi
            [a] ad almeno { $n } semi
            [ai] ad almeno { $n }
           *[plain] almeno { $n } semi
        }
    }
    [most] { $n ->
        [1] { $case ->
            [is] c’è al massimo un seme
            [not] c’è più di un seme
            [holds] contiene al massimo un seme
            [holds-not] contiene più di un seme
            [a] al massimo a un seme
            [ai] al massimo a uno
           *[plain] al massimo un seme
        }
       *[other] { $case ->
            [is] ci sono al massimo { $n } semi
            [not] ci sono più di { $n } semi
            [holds] contiene al massimo { $n } semi
            [holds-not] contiene più di { $n } semi
            [a] al massimo a { $n } semi
            [ai] al massimo a { $n }
           *[plain] al massimo { $n } semi
        }
    }
    [not] { $case ->
        [is] non ci sono esattamente { seeds.plain }
        [not] ci sono esattamente { seeds.plain }
        [holds] non contiene esattamente { seeds.plain }
        [holds-not] contiene esattamente { seeds.plain }
        [a] a un numero di semi diverso da { $n }
        [ai] a un numero diverso da { $n }
       *[plain] un numero di semi diverso da { $n }
    }
   *[exactly] { $n ->
        [0] { $case ->
            [is] non ci sono semi
            [not] ci sono semi
            [holds] non contiene semi
            [holds-not] contiene semi
            [a] a nessun seme
            [ai] a zero
           *[plain] nessun seme
        }
        [1] { $case ->
            [is] c’è esattamente un seme
            [not] non c’è esattamente un seme
            [holds] contiene esattamente un seme
            [holds-not] non contiene esattamente un seme
            [a] a esattamente un seme
            [ai] a esattamente uno
           *[plain] esattamente un seme
        }
       *[other] { $case ->
            [is] ci sono esattamente { $n } semi
            [not] non ci sono esattamente { $n } semi
            [holds] contiene esattamente { $n } semi
            [holds-not] non contiene esattamente { $n } semi
            [a] a esattamente { $n } semi
            [ai] a esattamente { $n }
           *[plain] esattamente { $n } semi
        }
    }
}
    .number = { $how ->
        [least] many
       *[other] { $n ->
            [1] one
           *[other] many
        }
    }
    .some = { $how ->
        [least] hand
       *[other] none
    }
amount-some = { $case ->
    [is] ci sono semi
    [not] non ci sono semi
    [holds] contiene semi
    [holds-not] non contiene semi
    [a] ad almeno un seme
    [ai] ad almeno uno
   *[plain] semi
}
    .some = hand
amount-or-more = { $case ->
    [is] ci sono { $n } o più semi
    [not] ci sono meno di { $n } semi
    [holds] contiene { $n } o più semi
    [holds-not] contiene meno di { $n } semi
    [a] a { $n } o più semi
    [ai] a { $n } o più
   *[plain] { $n } o più semi
}
amount-range = { $case ->
    [is] ci sono da { $least } a { $most } semi
    [not] ci sono meno di { $least } o più di { $most } semi
    [holds] contiene da { $least } a { $most } semi
    [holds-not] contiene meno di { $least } o più di { $most } semi
    [a] a un numero di semi compreso tra { $least } e { $most }
    [ai] a un numero compreso tra { $least } e { $most }
    [con] { $least }–{ $most } semi
   *[plain] da { $least } a { $most } semi
}
amount-one-of = { $case ->
    [is] ci sono { $counts } { amount-one-of.seeds }
    [not] non ci sono { $counts } { amount-one-of.seeds }
    [holds] contiene { $counts } { amount-one-of.seeds }
    [holds-not] non contiene { $counts } { amount-one-of.seeds }
    [a] a { $counts } { amount-one-of.seeds }
    [ai] a { $counts }
   *[plain] { $counts } { amount-one-of.seeds }
}
    .seeds = { $n ->
        [one] seme
       *[other] semi
    }
amount-even = { $case ->
    [is] c’è { amount-even.number }
    [not] non c’è { amount-even.number }
    [holds] contiene { amount-even.number }
    [holds-not] non contiene { amount-even.number }
    [a] a { amount-even.number }
    [ai] { $yes ->
        [no] a un numero dispari
       *[yes] a un numero pari
    }
   *[plain] { amount-even.number }
}
    .number = { $yes ->
        [no] un numero dispari di semi
       *[yes] un numero pari di semi
    }
amount-impossible = un numero impossibile di semi
count = { $how ->
    [least] { $n ->
        [1] { $case ->
            [f] almeno una
           *[m] almeno uno
        }
       *[other] almeno { $n }
    }
    [most] { $n ->
        [1] { $case ->
            [f] al massimo una
           *[m] al massimo uno
        }
       *[other] al massimo { $n }
    }
    [not] diverso da { $n }
   *[exactly] { $n ->
        [0] zero
        [1] { $case ->
            [f] una sola
           *[m] esattamente uno
        }
       *[other] esattamente { $n }
    }
}
    .number = { $how ->
        [not] none
       *[other] { $n ->
            [0] none
            [1] one
           *[other] many
        }
    }
kind-seed = { $case ->
    [un] un seme
   *[plain] seme
}
kind-seeds = { $case ->
    [i] i semi
   *[plain] semi
}
kind-count = { $n ->
    [one] 1 { $one }
   *[other] { $n } { $many }
}
    .number = { $n ->
        [one] one
       *[other] many
    }
kind-amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] ci sono { $many }
            [not] non ci sono { $many }
            [holds] contiene almeno un { $one }
           *[plain] almeno un { $one }
        }
       *[other] { $case ->
            [is] ci sono almeno { $n } { $many }
            [not] ci sono meno di { $n } { $many }
            [holds] contiene almeno { $n } { $many }
           *[plain] almeno { $n } { $many }
        }
    }
    [most] { $n ->
        [1] { $case ->
            [is] c’è al massimo un { $one }
            [not] c’è più di un { $one }
            [holds] contiene al massimo un { $one }
           *[plain] al massimo un { $one }
        }
       *[other] { $case ->
            [is] ci sono al massimo { $n } { $many }
            [not] ci sono più di { $n } { $many }
            [holds] contiene al massimo { $n } { $many }
           *[plain] al massimo { $n } { $many }
        }
    }
    [not] { $case ->
        [holds] contiene un numero di { $many } diverso da { $n }
       *[plain] un numero di { $many } diverso da { $n }
    }
   *[exactly] { $n ->
        [0] { $case ->
            [is] non ci sono { $many }
            [not] ci sono { $many }
            [holds] non contiene { $many }
           *[plain] nessun { $one }
        }
        [1] { $case ->
            [is] c’è esattamente un { $one }
            [not] non c’è esattamente un { $one }
            [holds] contiene esattamente un { $one }
           *[plain] esattamente un { $one }
        }
       *[other] { $case ->
            [is] ci sono esattamente { $n } { $many }
            [not] non ci sono esattamente { $n } { $many }
            [holds] contiene esattamente { $n } { $many }
           *[plain] esattamente { $n } { $many }
        }
    }
}
kind-range = { $case ->
    [is] ci sono da { $least } a { $most } { $many }
    [not] ci sono meno di { $least } o più di { $most } { $many }
    [holds] contiene da { $least } a { $most } { $many }
    [con] { $least }–{ $most } { $many }
   *[plain] da { $least } a { $most } { $many }
}

## Perché una partita è finita, se non lo dicono le sue regole

reason-endless = semina infinita
reason-repetition = ripetizione
reason-no-capture = troppe mosse senza catture
reason-too-long = troppe mosse
reason-grand-slam = cattura totale: il resto va all’avversario
reason-resigned = abbandono
reason-agreed = accordo

## Le spiegazioni delle mosse

side-south = { $case ->
    [di] di Sud
    [di-again] di Sud
    [a] a Sud
   *[plain] Sud
}
side-north = { $case ->
    [di] di Nord
    [di-again] di Nord
    [a] a Nord
   *[plain] Nord
}
side-east = { $case ->
    [di] di Est
    [di-again] di Est
    [a] a Est
   *[plain] Est
}
side-west = { $case ->
    [di] di Ovest
    [di-again] di Ovest
    [a] a Ovest
   *[plain] Ovest
}
explain-store = { $case ->
    [in] nel granaio
   *[plain] il granaio
}
explain-store-of = { $case ->
    [in] nel granaio { FORM($side, "di") }
    [da] dal granaio { FORM($side, "di") }
   *[plain] il granaio { FORM($side, "di") }
}
explain-refill = { $side } rimette sul tavoliere { $seeds }, uno in ciascuna di queste buche: { $pits }{ $lent ->
    [0] { "" }
    [one] {" "}(1 è in prestito)
   *[other] {" "}({ $lent } sono in prestito)
}.
explain-pit = { $case ->
    [in] in { $name }
   *[plain] { $name }
}
    .initial = { $name ->
        [e] e
        [E] e
       *[other] none
    }
explain-enter = { $side } mette un seme in { $pit }, che ora ne contiene { $now }.
explain-sow = { $side }{ $toll ->
    [0] { "" }
    [one] {" "}mette un seme nel granaio e
   *[other] {" "}mette { $toll } semi nel granaio e
} semina { $seeds } da { $pit }{ TRAIT($seeds, "number") ->
    [one] { FORM($end, "there") }
   *[many] { $end }
}.
explain-on = { $side } { $turned ->
    [yes] inverte la direzione e prosegue
   *[no] prosegue
} da { $pit } con { $seeds }{ TRAIT($seeds, "number") ->
    [one] { FORM($end, "single") }
   *[many] { $end }
}.
explain-later = { $laps ->
    [one] Dopo un altro giro
   *[other] Dopo altri { $laps } giri
} { explain-on }
explain-resow = { $side } { $turned ->
    [yes] inverte la direzione e semina
   *[no] semina
} { TRAIT($seeds, "number") ->
    [one] il seme catturato{ FORM($end, "there") }
   *[many] i semi catturati a partire da { $pit }{ FORM($end, "full") }
}.
# Dove cade l'ultimo seme; di un seme solo lo si dice in breve (there): «semina 1 seme da a in b».
explain-end = { $case ->
    [there] {" "}{ FORM($end, $case) }
   *[plain] ; { FORM($end, $case) }
}
explain-middle = { $any ->
    [yes] { $laps ->
        [one] Nel giro che segue { $side } cattura { $seeds } da { $pits }.
       *[other] Nei { $laps } giri che seguono { $side } cattura { $seeds } da { $pits }.
    }
   *[no] { $laps ->
        [one] Segue un giro.
       *[other] Seguono { $laps } giri.
    }
}
explain-last = { $case ->
    [there] { "" }
    [single] il seme cade{" "}
    [full] l’ultimo seme cade{" "}
   *[plain] l’ultimo cade{" "}
}{ FORM($pit, "in") }
explain-last-makes = { $case ->
    [there] { "" }
    [single] il seme cade{" "}
    [full] l’ultimo seme cade{" "}
   *[plain] l’ultimo cade{" "}
}in { $pit }, { $now ->
    [1] che era vuota
   *[other] che ora ne contiene { $now }
}
explain-cut-short = { $case ->
    [there] e la semina si interrompe
   *[plain] la semina si interrompe
}
explain-captured = { $result }.
explain-captured-why = { $why }: { $result }.
explain-that = quella buca
    .all = one
explain-both = entrambe
    .all = several
explain-all = tutte
    .all = several
explain-pits = { $count ->
    [one] dalla buca { $pits }
   *[other] dalle buche { $pits }
}
# Ciò che si è catturato è già nominato nel motivo (all), o lo si nomina qui.
explain-taken = { $side } { TRAIT($what, "all") ->
    [one] { TRAIT($seeds, "number") ->
        [one] lo { explain-taken.verb }
       *[many] li { explain-taken.verb }
    }
    [several] { explain-taken.verb } { $seeds }
   *[none] { explain-taken.verb } { $seeds } { $count ->
       *[other] { $what }
    }
}
    .verb = { $to ->
        [hand] raccoglie
        [other] riceve
       *[mover] cattura
    }
explain-taken-there = { $side } vi cattura { $seeds }
explain-taken-at-once = Invece di seminare, { $side } cattura { $seeds } da { $pit }.
why-and = { $first }, mentre { FORM($more, "more") }
why-made = { $now ->
    [1] l’ultimo seme cade in { $pit }, che era vuota
   *[other] l’ultimo seme porta a { $now } i semi della buca { $pit }
}
why-held = { $case ->
    [more] la buca { $pit } ne contiene { $now }
   *[plain] la buca { $pit } contiene { $now ->
        [one] 1 seme
       *[other] { $now } semi
    }
}
why-opposite = la buca di fronte, { $pit }, contiene { $seeds }
why-marked = { TRAIT($mark, "gender") ->
    [m] la buca { $pit } è un { $mark }
    [f] la buca { $pit } è una { $mark }
   *[none] la buca { $pit } è «{ $mark }»
}
explain-bonus = { $side } cattura inoltre { $seeds } da { $pits }.
explain-forfeit = { $side } riceve { $seeds } da { $pits }.
explain-refused = { $count ->
    [one] Se si catturassero anche i semi di { $pits }, l’avversario ne resterebbe privo: perciò restano lì.
   *[other] Se si catturassero i semi di { $pits }, l’avversario ne resterebbe privo: perciò restano lì.
}
explain-left = Con l’ultimo seme in { $pit }, { $side } potrebbe catturare, ma vi rinuncia.
explain-unclaimed = Nessuno dichiara la cattura dei semi in { $pit }, e la semina prosegue.
explain-mark = { TRAIT($mark, "gender") ->
    [m] La buca { $pit } diventa { TRAIT($mark, "single") ->
        [yes] il { $mark }
       *[none] un { $mark }
    } { FORM($side, "di") }.
    [f] La buca { $pit } diventa { TRAIT($mark, "single") ->
        [yes] la { $mark }
       *[none] una { $mark }
    } { FORM($side, "di") }.
   *[none] La buca { $pit } diventa una buca «{ $mark }» { FORM($side, "di") }.
}
explain-unmark = { TRAIT($mark, "gender") ->
    [m] La buca { $pit } non è più { TRAIT($mark, "single") ->
        [yes] il { $mark }
       *[none] un { $mark }
    } { FORM($side, "di") }.
    [f] La buca { $pit } non è più { TRAIT($mark, "single") ->
        [yes] la { $mark }
       *[none] una { $mark }
    } { FORM($side, "di") }.
   *[none] La buca { $pit } non è più una buca «{ $mark }» { FORM($side, "di") }.
}
explain-note = La buca { $pit } è contrassegnata come «{ $mark }».
explain-unnote = La buca { $pit } non è più contrassegnata come «{ $mark }».
explain-passing = Durante la semina { $side } cattura { $seeds } da { $pits }.
explain-passing-count = { $count ->
    [one] Durante la semina { $side } cattura { $n } semi dalla buca { $pits }, arrivata a { $made }.
   *[other] Durante la semina { $side } cattura in tutto { $n } semi dalle buche { $pits }, arrivate ciascuna a { $made }.
}
explain-passing-mark = { $n ->
    [one] { explain-passing-mark.in } { $pits } cade un seme, che va { FORM($side, "a") }.
   *[other] { explain-passing-mark.in } { $pits } cadono { $n } semi, che vanno { FORM($side, "a") }.
}
    .in = { TRAIT($mark, "gender") ->
        [m] Nel { $mark }
        [f] Nella { $mark }
       *[none] Nella buca «{ $mark }»
    }
explain-give = { FORM($seeds, "taken") } { TRAIT($seeds, "number") ->
    [one] va
   *[many] vanno
} in { $pit }.
explain-block = La buca { $pit } è bloccata per il turno seguente ({ $name }).
explain-collect = Di ciò che resta, { $side } riceve { $seeds }.
explain-swap = I giocatori cambiano posto.
explain-again = { $side } muove ancora.
explain-pass = { $side } non ha mosse e passa.
explain-race-name = { $side } comincerà la corsa da { $pit }.
explain-race-answer = { $side } comincia la corsa da { $pit }, e i due seminano insieme.
explain-race = { $first } parte da { $pit } e { $second } da { $other }; i due seminano insieme.
explain-race-finish = { $laps ->
    [0] { $side } non ha nulla da seminare in { $pit }.
    [one] { $side } finisce in { $pit } dopo aver seminato { $seeds } in un giro.
   *[other] { $side } finisce in { $pit } dopo aver seminato { $seeds } in { $laps } giri.
}
explain-race-begin = { $side } muove per primo.
explain-bind = { $side } deve proseguire da { $pit }.
explain-swallow = In { $pit } { TRAIT($seeds, "number") ->
    [one] cade
   *[many] cadono
} anche { FORM($seeds, "hand") } in mano.
explain-pay = { $own ->
    [yes] Prende un seme dal proprio granaio e lo mette nel vassoio.
   *[no] Prende un seme { FORM($store, "da") } e lo mette nel vassoio.
}
explain-endless = La semina sarebbe infinita.
explain-stop = { $side } si ferma in { $pit }.
explain-nothing = Qui finisce la mossa { FORM($side, "di") }.
explain-end-won = La partita è finita ({ $why }): { $count ->
    [1] vince
   *[other] vincono
} { $side }.
explain-end-score = La partita è finita ({ $why }): { $side } { $count ->
    [1] vince
   *[other] vincono
} per { $own } a { $other }.
explain-end-draw = La partita è finita ({ $why }): patta.
explain-end-nobody = La partita è finita ({ $why }): non vince nessuno.

## Didascalie delle figure

picture-title = { $game }: { $turn }
picture-turn = Muove { $side }.
picture-won = Ha vinto { $side }.
picture-draw = La partita è finita: patta.
picture-nobody = La partita è finita: non vince nessuno.
picture-row = { $side }: { $what }.
picture-store = { $side } ha vinto { $what }.
picture-hand = Riserva { FORM($side, "di") }: { $what }.
picture-reserve = { $n } in mano
picture-marked = { $side }, { $mark }: { $pits }.
picture-second = I numeri dopo il segno + indicano { FORM($many, "i") }.
picture-ends = Alle estremità del tavoliere: { $what }.
picture-trays = { $name }: { $what }
picture-closed = Fuori gioco: { $pits }.
picture-blocked = In questo turno non si può giocare { $pits }.
picture-sown-from = L’ultima semina è partita da { $pits }.

## Parole dei file dei giochi: segni, specie di mosse, divieti e finali

any--mark-trap = { $case ->
    [pl] trappole
   *[plain] trappola
}
    .gender = f
any--mark-tuzdyk = tuzdyk
    .gender = m
    .single = yes
any--mark-house = { $case ->
    [pl] case
   *[plain] casa
}
    .gender = f
    .single = yes
any--mark-bull = { $case ->
    [pl] tori
   *[plain] toro
}
    .gender = m
any--mark-cut-head = { $case ->
    [pl] teste tagliate
   *[plain] testa tagliata
}
    .gender = f
    .taken = testa tagliata da te
any--mark-spinster = { $case ->
    [pl] zitelle
   *[plain] zitella
}
    .gender = f
any--mark-moved = già giocata
any--mark-property = acquisto
    .gender = m
any--kind-cowrie = { $case ->
    [un] un cauri
   *[plain] cauri
}
any--kinds-cowrie = { $case ->
    [i] i cauri
   *[plain] cauri
}
any--mode-single-seed = seme singolo
any--kind-quan = { $case ->
    [un] un quan
   *[plain] quan
}
any--kinds-quan = { $case ->
    [i] i quan
   *[plain] quan
}
any--heap-rumas = ruma
any--heap-penalties = penalità
any--mode-capture = cattura
any--mode-takata = takata
any--mode-gift = dono
any--mode-stylised = d’apertura
any--mode-namua-capture = cattura namua
any--mode-namua-takata = takata namua
any--mode-namua-takata-housed = takata namua con casa
any--block-takasia = takasia
any--block-banned = divieto
any--why-a-row-is-empty = una fila è vuota
any--why-all-others-out = tutti gli altri sono fuori
any--why-atsyrau = atsyrau
any--why-both-heads-cut-off = entrambe le teste tagliate
any--why-no-pit-with-two-seeds = nessuna buca con almeno due semi
any--why-no-seeds-to-sow = nessun seme da seminare
any--why-board-empty = tavoliere vuoto
any--why-both-have-half = metà dei semi a testa
any--why-both-mandarin-squares-empty = entrambe le buche dei mandarini vuote
any--why-both-mandarins-captured = entrambi i mandarini catturati
any--why-cannot-feed = impossibile dare da mangiare all’avversario
any--why-fewer-than-two-seeds-left = restano meno di due semi
any--why-half = metà dei semi
any--why-inner-row-of-the-opponent-empty = fila interna dell’avversario vuota
any--why-last-eight = gli ultimi otto semi
any--why-last-four = gli ultimi quattro semi
any--why-lost = solitario non riuscito
any--why-low = pochi semi
any--why-majority = maggioranza dei semi
any--why-more-than-half = più della metà dei semi
any--why-no-legal-move = nessuna mossa
any--why-no-move = nessuna mossa
any--why-no-move-left-at-equal-stores = nessuna mossa, granai pari
any--why-no-seeds-on-a-side = nessun seme da una parte
any--why-no-seeds-on-the-own-side = nessun seme dalla propria parte
any--why-no-seeds = nessun seme
any--why-no-seeds-left-on-the-board = nessun seme sul tavoliere
any--why-nobody-can-move = nessuno può muovere
any--why-only-single-seeds-are-left = restano solo semi singoli
any--why-outer-row-of-the-opponent-empty = fila esterna dell’avversario vuota
any--why-own-half-empty = propria metà vuota
any--why-own-inner-row-empty = propria fila interna vuota
any--why-own-outer-row-empty = propria fila esterna vuota
any--why-penalty-limit = limite delle penalità
any--why-row-empty = fila vuota
any--why-score = punteggio
any--why-solved = solitario riuscito
any--why-the-opponent-s-inner-row-is-empty = fila interna dell’avversario vuota
any--why-the-own-inner-row-is-empty = propria fila interna vuota
any--why-the-seeds-in-the-ruma-count = contano i semi nella ruma
any--mode-move = mossa
any--why-more-than-the-rest = più di tutto il resto
any--why-equal = parità
any--mode-placing = posa
any--mode-reply = risposta
