# Le parole delle regole scritte in italiano; quelle delle spiegazioni delle mosse stanno in moves.ftl.
#
# A chi muove si dà del tu. Ciò che si fa in un turno è comandato («semina»); ciò che segue da una condizione sta
# all’indicativo («catturi»): dopo «se l’ultimo seme…», «cattura» parrebbe detto del seme.
#
# Le forme chieste da FORM e $case: di, in, da, a danno la preposizione già unita all'articolo («della buca»); senza nome la
# forma semplice («la buca»); di-again è di, con «di quella buca» per la buca appena nominata e «di questa» per quella a cui si
# è appena arrivati; which sta dopo «è» («la più a destra», «tua»). Le quantità di semi hanno anche con («2–15 semi», dopo «con»), is
# («ci sono semi», «non ci sono semi») e not, lo stesso negato; il tratto number dice se il verbo è al singolare (one) o al
# plurale (many); i nomi dei semi hanno i, con l'articolo. Ciò che si chiede a una buca (asked-…) ha attr per l'attributo («non
# vuota»), altrimenti è un verbo. I nomi dei segni hanno gender (m o f) e la forma pl.
#
# Per non ripetere una buca: il tratto about di una condizione o di un comando dice quale buca (o quali semi) ha appena
# nominato; la frase che segue lo riceve come forma, e il tratto con quel nome di una buca dice come la si riprende: yes (si
# tace), that («quella buca»), them («-li»), behind, opposite… Il tratto of dice quale buca è; slot, che dopo «buca» c'è posto
# per «vuota» o «non vuota» (forme in-filled, in-empty…); whose, di chi è. Il tratto pits è no per le condizioni che non nominano buche.

## Le buche

# Gli articoli, uniti alla preposizione richiesta.
whose = { $owner ->
    [own] tue
    [enemy] dell’avversario
   *[any] dei giocatori
}
    .la = { $case ->
        [di] della
        [di-again] della
        [in] nella
        [da] dalla
        [a] alla
       *[plain] la
    }
    .le = { $case ->
        [di] delle
        [di-again] delle
        [in] nelle
        [da] dalle
        [a] alle
        [di-filled] delle
        [in-filled] nelle
        [da-filled] dalle
        [a-filled] alle
       *[plain] le
    }
    .il = { $case ->
        [di] del
        [di-again] del
        [in] nel
        [da] dal
        [a] al
       *[plain] il
    }
    .i = { $case ->
        [di] dei
        [di-again] dei
        [in] nei
        [da] dai
        [a] ai
       *[plain] i
    }
    .una = { $case ->
        [di] di una
        [di-again] di una
        [in] in una
        [da] da una
        [a] a una
        [di-filled] di una
        [in-filled] in una
        [da-filled] da una
        [a-filled] a una
        [in-empty] in una
        [in-occupied] in una
       *[plain] una
    }
    .un = { $case ->
        [di] di un
        [di-again] di un
        [in] in un
        [da] da un
        [a] a un
       *[plain] un
    }
    .no = { $case ->
        [di] di nessuna
        [di-again] di nessuna
        [in] in nessuna
        [da] da nessuna
        [a] a nessuna
       *[plain] nessuna
    }
    .no-m = { $case ->
        [di] di nessun
        [di-again] di nessun
        [in] in nessun
        [da] da nessun
        [a] a nessun
       *[plain] nessun
    }
    .buca = { $case ->
        [filled] buca non vuota
        [di-filled] buca non vuota
        [in-filled] buca non vuota
        [da-filled] buca non vuota
        [a-filled] buca non vuota
        [in-occupied] buca non vuota
        [in-empty] buca vuota
       *[plain] buca
    }
    .buche = { $case ->
        [filled] buche non vuote
        [di-filled] buche non vuote
        [in-filled] buche non vuote
        [da-filled] buche non vuote
        [a-filled] buche non vuote
       *[plain] buche
    }
pit-that = { $case ->
    [di] di quella buca
    [di-again] di quella buca
    [in] in quella buca
    [da] da quella buca
    [a] a quella buca
   *[plain] quella buca
}
    .of = that
    .that = yes
    .chosen = yes
    .or-landing = chosen
pit-it = { pit-that }
    .of = reached
    .reached = yes
    .that = yes
pit-last = { $case ->
    [di-again] di quella buca
   *[plain] { whose.la } buca dell’ultimo seme
}
    .of = last
    .last = yes
    .in-last = that
    .on-last = yes
    .made = them
pit-reached = { $case ->
    [di-again] di questa
   *[plain] { whose.la } buca a cui arrivi
}
    .of = reached
    .reached = yes
    .further = yes
pit-chosen = { whose.la } buca scelta
pit-lifted = { $case ->
    [which] quella
   *[plain] { whose.la } buca
} da cui è partito il giro
pit-origin = { $case ->
    [which] quella
   *[plain] { whose.la } buca
} da cui è partita la mossa
pit-of-last-seed = { whose.la } buca dell’ultimo seme
    .of = last
pit-passed = { whose.la } buca in cui cade il seme
pit-landing = { whose.la } buca in cui finisce il primo giro
    .kind = landing
pit-blocked = { whose.la } buca bloccata
pit-bound = { whose.la } buca da cui devi proseguire
    .kind = bound
pit-threatened = { whose.la } buca che hai bloccato al turno scorso
    .kind = threatened
pit-last-target = { whose.la } buca del tuo ultimo dono
region-whole = { $owner ->
    [own] { $form ->
        [one] { $case ->
            [which] tua
           *[plain] { whose.una } tua { whose.buca }
        }
        [some] { whose.una } tua { whose.buca }
        [no] { whose.no } tua buca
       *[many] { $case ->
            [bare] le tue
           *[other] { whose.le } tue { whose.buche }
        }
    }
    [enemy] { $form ->
        [one] { $case ->
            [which] dell’avversario
           *[plain] { whose.una } { whose.buca } dell’avversario
        }
        [some] { whose.una } { whose.buca } dell’avversario
        [no] { whose.no } buca dell’avversario
       *[many] { $case ->
            [bare] quelle dell’avversario
            [his] le sue buche
            [in-his] nelle sue buche
           *[other] { whose.le } { whose.buche } dell’avversario
        }
    }
    [south] { $form ->
        [one] { $case ->
            [which] di Sud
           *[plain] { whose.una } { whose.buca } di Sud
        }
        [some] { whose.una } { whose.buca } di Sud
        [no] { whose.no } buca di Sud
       *[many] { whose.le } { whose.buche } di Sud
    }
    [north] { $form ->
        [one] { $case ->
            [which] di Nord
           *[plain] { whose.una } { whose.buca } di Nord
        }
        [some] { whose.una } { whose.buca } di Nord
        [no] { whose.no } buca di Nord
       *[many] { whose.le } { whose.buche } di Nord
    }
   *[each] { region-all }
}
    .whose = { $owner }
    .none-of = nessuna { $owner ->
        [own] delle tue buche
        [enemy] delle buche dell’avversario
        [south] delle buche di Sud
        [north] delle buche di Nord
       *[each] buca
    }
    .slot = yes
region-all = { $form ->
    [no] { whose.no } buca
    [many] { whose.le } { whose.buche } del tavoliere
   *[one] { whose.una } { $case ->
        [filled] buca non vuota
        [di-filled] buca non vuota
        [in-filled] buca non vuota
        [da-filled] buca non vuota
        [a-filled] buca non vuota
        [in-occupied] buca non vuota
        [in-empty] buca vuota
       *[plain] buca qualsiasi
    }
}
    .slot = yes
region-ends = { $form ->
    [no] { whose.no } buca a un’estremità del tavoliere
    [many] { whose.le } { whose.buche } alle estremità del tavoliere
   *[one] { whose.una } { whose.buca } a un’estremità del tavoliere
}
    .slot = yes
region-rows = { $form ->
    [no] { whose.no } buca delle due file
    [many] { whose.le } { whose.buche } delle due file
   *[one] { whose.una } { whose.buca } delle due file
}
    .slot = yes
region-none = { whose.no } buca
region-stores = { $whose ->
    [own] { whose.il } tuo granaio
    [enemy] { whose.il } granaio dell’avversario
    [party] { $form ->
        [many] { whose.i } granai della tua squadra
       *[one] { whose.un } granaio della tua squadra
    }
   *[all] { $form ->
        [many] { whose.i } granai di tutti
        [no] { whose.no-m } granaio
       *[one] { whose.un } granaio
    }
}
    .gender = m
region-trays = { $whose ->
    [own] { whose.il } tuo vassoio
    [enemy] { whose.il } vassoio dell’avversario
    [party] { $form ->
        [many] { whose.i } vassoi della tua squadra
       *[one] { whose.un } vassoio della tua squadra
    }
   *[all] { $form ->
        [many] { whose.i } vassoi di tutti
        [no] { whose.no-m } vassoio
       *[one] { whose.un } vassoio
    }
}
    .gender = m
region-seat = { $form ->
    [one] { whose.una } { whose.buca } { region-seat.of }
    [some] { whose.una } { whose.buca } { region-seat.of }
    [no] { whose.no } buca { region-seat.of }
   *[many] { whose.le } { whose.buche } { region-seat.of }
}
    .of = { $whose ->
        [own] della tua fila
        [enemy] degli avversari
        [party] della tua squadra
       *[partner] dell’altra fila della tua squadra
    }
    .slot = yes
region-inner = { $form ->
    [many] { whose.le } { whose.buche } { region-inner.row }
    [no] { whose.no } buca { region-inner.row }
   *[one] { whose.una } { whose.buca } { region-inner.row }
}
    .row = { $owner ->
        [own] della tua fila interna
        [enemy] della fila interna dell’avversario
       *[any] di una fila interna
    }
    .lies = { $owner ->
        [own] nella tua fila interna
        [enemy] nella fila interna dell’avversario
       *[any] in una fila interna
    }
    .slot = yes
region-outer = { $form ->
    [many] { whose.le } { whose.buche } { region-outer.row }
    [no] { whose.no } buca { region-outer.row }
   *[one] { whose.una } { whose.buca } { region-outer.row }
}
    .row = { $owner ->
        [own] della tua fila esterna
        [enemy] della fila esterna dell’avversario
       *[any] di una fila esterna
    }
    .lies = { $owner ->
        [own] nella tua fila esterna
        [enemy] nella fila esterna dell’avversario
       *[any] in una fila esterna
    }
    .slot = yes
region-row = { $form ->
    [many] { whose.le } { whose.buche } { region-row.row }
    [no] { whose.no } buca { region-row.row }
   *[one] { whose.una } { whose.buca } { region-row.row }
}
    .row = { $owner ->
        [own] della tua { $row }ª fila dal centro
        [enemy] della { $row }ª fila avversaria dal centro
       *[any] della { $row }ª fila dal centro, da una parte o dall’altra
    }
    .slot = yes
region-leftmost = { $owner ->
    [own] { $case ->
        [which] la tua più a sinistra
       *[plain] { whose.la } tua buca più a sinistra
    }
    [enemy] { $case ->
        [which] la più a sinistra dell’avversario
       *[plain] { whose.la } buca avversaria più a sinistra
    }
   *[any] { $case ->
        [which] la più a sinistra
       *[plain] { whose.la } buca più a sinistra
    }
}
region-rightmost = { $owner ->
    [own] { $case ->
        [which] la tua più a destra
       *[plain] { whose.la } tua buca più a destra
    }
    [enemy] { $case ->
        [which] la più a destra dell’avversario
       *[plain] { whose.la } buca avversaria più a destra
    }
   *[any] { $case ->
        [which] la più a destra
       *[plain] { whose.la } buca più a destra
    }
}
region-middle = { $owner ->
    [own] { whose.la } tua buca centrale
    [enemy] { whose.la } buca centrale dell’avversario
   *[any] { whose.la } buca centrale
}
region-left-half = { $form ->
    [many] { whose.le } { whose.buche } della metà sinistra { region-left-half.row }
    [no] { whose.no } buca della metà sinistra { region-left-half.row }
   *[one] { whose.una } { whose.buca } della metà sinistra { region-left-half.row }
}
    .row = { $owner ->
        [own] della tua fila
        [enemy] della fila dell’avversario
       *[any] della fila
    }
    .slot = yes
region-right-half = { $form ->
    [many] { whose.le } { whose.buche } della metà destra { region-left-half.row }
    [no] { whose.no } buca della metà destra { region-left-half.row }
   *[one] { whose.una } { whose.buca } della metà destra { region-left-half.row }
}
    .slot = yes
region-columns = { $form ->
    [many] { $owner ->
        [own] { whose.le } tue buche numero { $numbers }
        [enemy] { whose.le } buche dell’avversario numero { $numbers }
       *[each] { whose.le } buche numero { $numbers }
    }
    [no] { $owner ->
        [own] { whose.no } tua buca numero { $numbers }
        [enemy] { whose.no } buca dell’avversario numero { $numbers }
       *[each] { whose.no } buca numero { $numbers }
    }
   *[one] { $owner ->
        [own] { whose.una } tua buca numero { $numbers }
        [enemy] { whose.una } buca dell’avversario numero { $numbers }
       *[each] { whose.una } buca numero { $numbers }
    }
}
region-list = { $form ->
    [single] { $owner ->
        [own] { whose.la } tua buca { $names }
        [enemy] { whose.la } buca { $names } dell’avversario
       *[any] { whose.la } buca { $names }
    }
    [no] { $owner ->
        [own] { whose.no } delle tue buche { $names }
        [enemy] { whose.no } delle buche { $names } dell’avversario
       *[any] { whose.no } delle buche { $names }
    }
    [many] { $owner ->
        [own] { whose.le } tue buche { $names }
        [enemy] { whose.le } buche { $names } dell’avversario
       *[any] { whose.le } buche { $names }
    }
   *[one] { $owner ->
        [own] { whose.una } delle tue buche { $names }
        [enemy] { whose.una } delle buche { $names } dell’avversario
       *[any] { whose.una } delle buche { $names }
    }
}
set-marks = { TRAIT($mark, "gender") ->
    [m] { $form ->
        [many] { $who ->
            [mover] { whose.i } tuoi { FORM($mark, "pl") }
            [other] { whose.i } { FORM($mark, "pl") } dell’avversario
           *[anyone] { whose.i } { FORM($mark, "pl") }
        }
        [no] { whose.no-m } { $mark }
       *[one] { $who ->
            [mover] { whose.un } tuo { $mark }
            [other] { whose.un } { $mark } dell’avversario
           *[anyone] { whose.un } { $mark }
        }
    }
    [f] { $form ->
        [many] { $who ->
            [mover] { whose.le } tue { FORM($mark, "pl") }
            [other] { whose.le } { FORM($mark, "pl") } dell’avversario
           *[anyone] { whose.le } { FORM($mark, "pl") }
        }
        [no] { whose.no } { $mark }
       *[one] { $who ->
            [mover] { whose.una } tua { $mark }
            [other] { whose.una } { $mark } dell’avversario
           *[anyone] { whose.una } { $mark }
        }
    }
   *[none] { $form ->
        [many] { $who ->
            [mover] { whose.le } tue buche «{ $mark }»
            [other] { whose.le } buche «{ $mark }» dell’avversario
           *[anyone] { whose.le } buche «{ $mark }»
        }
        [no] { whose.no } buca «{ $mark }»
       *[one] { $who ->
            [mover] { whose.una } tua buca «{ $mark }»
            [other] { whose.una } buca «{ $mark }» dell’avversario
           *[anyone] { whose.una } buca «{ $mark }»
        }
    }
}
set-marks-of-others = { TRAIT($mark, "gender") ->
    [m] { whose.i } { FORM($mark, "pl") } degli altri giocatori
    [f] { whose.le } { FORM($mark, "pl") } degli altri giocatori
   *[none] { whose.le } buche «{ $mark }» degli altri giocatori
}
set-marked = { $form ->
    [many] { whose.le } buche contrassegnate come «{ $mark }»
   *[one] { $case ->
        [which] una di quelle contrassegnate
       *[plain] { whose.una } buca contrassegnata
    } come «{ $mark }»
}
set-house = { TRAIT($mark, "gender") ->
    [m] { $who ->
        [mover] { whose.il } tuo { $mark }
        [other] { whose.il } { $mark } dell’avversario
       *[anyone] { whose.un } { $mark } qualsiasi
    }
    [f] { $who ->
        [mover] { whose.la } tua { $mark }
        [other] { whose.la } { $mark } dell’avversario
       *[anyone] { whose.una } { $mark } qualsiasi
    }
   *[none] { $who ->
        [mover] { whose.la } tua buca «{ $mark }»
        [other] { whose.la } buca «{ $mark }» dell’avversario
       *[anyone] { whose.una } buca «{ $mark }»
    }
}
    .of = { $who ->
        [anyone] none
       *[mover] house
    }
    .house = { TRAIT($mark, "gender") ->
        [m] questo
       *[f] questa
    }
    .gender = { TRAIT($mark, "gender") }
set-closed = { $form ->
    [many] { whose.le } buche fuori gioco
   *[one] { whose.una } buca fuori gioco
}
set-visited = { $form ->
    [many] { whose.le } buche che hanno già ricevuto un seme in questa mossa
   *[one] { whose.una } buca che ha già ricevuto un seme in questa mossa
}
    .kind = visited
set-that = { TRAIT($asked, "filled") ->
    [yes] { TRAIT($pits, "slot") ->
        [yes] { FORM($pits, set-that.form) }
       *[none] { FORM($pits, set-that.inner) } { TRAIT($pits, "gender") ->
            [m] con semi
           *[none] { FORM($asked, "attr") }
        }
    }
   *[none] { FORM($pits, set-that.inner) } { FORM($asked, "attr") }
}
    .form = { $case ->
        [di] di-filled
        [di-again] di-filled
        [in] in-filled
        [da] da-filled
        [a] a-filled
       *[plain] filled
    }
    .inner = { $case ->
        [which] plain
       *[other] { $case }
    }
set-if = { FORM($pit, $case) } (se { $asked })
    .behind = { TRAIT($pit, "behind") ->
        [yes] yes
       *[none] none
    }
set-except = { TRAIT($pits, "excepting") ->
    [yes] { FORM($pits, set-except.open) } e { $other })
   *[none] { FORM($pits, set-except.inner) } (tranne { $other }{ $case ->
        [open] { "" }
        [open-di] { "" }
        [open-in] { "" }
        [open-da] { "" }
        [open-a] { "" }
       *[whole] )
    }
}
    .open = { $case ->
        [di] open-di
        [di-again] open-di
        [in] open-in
        [da] open-da
        [a] open-a
       *[plain] open
    }
    .inner = { $case ->
        [open-di] di
        [open-in] in
        [open-da] da
        [open-a] a
        [which] plain
       *[other] { $case }
    }
    .excepting = yes
asked-filled = { $case ->
    [attr] { $many ->
        [yes] non vuote
       *[no] non vuota
    }
   *[verb] { $many ->
        [yes] contengono semi
       *[no] contiene semi
    }
}
    .filled = yes
asked-empty = { $case ->
    [attr] { $many ->
        [yes] vuote
       *[no] vuota
    }
   *[verb] { $many ->
        [yes] sono vuote
       *[no] è vuota
    }
}
asked-holding = { $case ->
    [attr] con { FORM($amount, "con") }
   *[verb] { $many ->
        [yes] contengono { $amount }
       *[no] { FORM($amount, "holds") }
    }
}
asked-noted = { $case ->
    [attr] con il segno «{ $mark }»
   *[verb] { $many ->
        [yes] sono contrassegnate come «{ $mark }»
       *[no] è contrassegnata come «{ $mark }»
    }
}
asked-facing = { $case ->
    [attr] { $many ->
        [yes] situate
       *[no] situata
    } di fronte { FORM($pits, "a") }
   *[verb] { $many ->
        [yes] stanno di fronte { FORM($pits, "a") }
       *[no] sta di fronte { FORM($pits, "a") }
    }
}
asked-column = { $case ->
    [attr] { $how ->
        [known] { $many ->
            [yes] situate
           *[no] situata
        } nella stessa colonna
       *[other] { asked-column.column }
    }
   *[verb] { $many ->
        [yes] stanno nella stessa colonna
       *[no] sta nella stessa colonna
    }
}
    .column = { $how ->
        [named] della colonna { FORM($pit, "di") }
        [landing] della colonna dell’ultimo seme
       *[known] della stessa colonna
    }
asked-visited = { $case ->
    [attr] che{" "}
   *[verb] { "" }
}{ $many ->
    [yes] hanno già ricevuto un seme in questa mossa
   *[no] ha già ricevuto un seme in questa mossa
}
asked-in = { $case ->
    [attr] { $many ->
        [yes] che sono { $pits }
       *[no] che è { FORM($pits, "which") }
    }
   *[verb] { $many ->
        [yes] sono { $pits }
       *[no] è { FORM($pits, "which") }
    }
}
related-facing = { $how ->
    [landing] { whose.la } buca di fronte a quella dell’ultimo seme
    [known] { whose.la } buca di fronte
   *[named] { $form ->
        [single] { whose.la } buca di fronte { TRAIT($pit, "kind") ->
            [next-but-one] a questa
           *[none] { FORM($pit, "a") }
        }
        [many] { whose.le } buche di fronte { FORM($pit, "a") }
       *[one] { whose.una } buca di fronte { FORM($pit, "a") }
    }
}
    .front = { $how ->
        [known] yes
        [landing] none
       *[named] { TRAIT($pit, "of") ->
            [next] next
           *[other] none
        }
    }
    .of = { $how ->
        [named] { TRAIT($pit, "of") ->
            [next] opposite-next
           *[other] none
        }
       *[known] opposite
    }
    .opposite = { $how ->
        [named] none
       *[known] yes
    }
    .landing = { TRAIT($pit, "kind") ->
        [landing] opposite
       *[none] none
    }
    .next = { TRAIT($pit, "of") ->
        [next] opposite-it
       *[other] none
    }
related-behind = { $how ->
    [landing] { whose.la } buca dietro quella dell’ultimo seme
    [known] { whose.la } buca retrostante
   *[named] { $case ->
        [di-next] di quella dietro
        [next] quella dietro
       *[other] { $form ->
            [single] { whose.la } buca dietro { FORM($pit, "which") }
            [many] { whose.le } buche dietro { $pit }
           *[one] { whose.una } buca dietro { $pit }
        }
    }
}
    .behind = { $how ->
        [named] { TRAIT($pit, "of") ->
            [opposite-next] yes
           *[other] none
        }
       *[known] none
    }
related-behind-facing = { $how ->
    [landing] { whose.la } buca dietro quella di fronte all’ultimo seme
   *[known] { $case ->
        [di-dietro] di quella dietro
        [dietro] quella dietro
       *[other] { whose.la } buca dietro quella di fronte
    }
}
    .behind = { $how ->
        [known] yes
       *[other] none
    }
    .opposite = { $how ->
        [known] behind
       *[other] none
    }
related-twin = { whose.la } buca dell’altra fila con { $how ->
    [landing] il numero di quella dell’ultimo seme
    [known] lo stesso numero
   *[named] il numero { FORM($pit, "di") }
}
related-column = { whose.le } altre buche { $how ->
    [landing] della colonna dell’ultimo seme
    [known] della stessa colonna
   *[named] della colonna { FORM($pit, "di") }
}
related-innermost = { TRAIT($pit, "whose") ->
    [own] { related-innermost.pits } della più interna delle tue file non vuote
    [enemy] { related-innermost.pits } della più interna delle file non vuote dell’avversario
   *[none] { FORM($pit, $case) } (della fila non vuota più interna)
}
    .pits = { $form ->
        [many] { whose.le } buche
        [no] { whose.no } buca
       *[one] { whose.una } buca
    }
    .lies = { TRAIT($pit, "whose") ->
        [own] nella più interna delle tue file non vuote
        [enemy] nella più interna delle file non vuote dell’avversario
       *[none] none
    }
related-outermost = { TRAIT($pit, "whose") ->
    [own] { related-innermost.pits } della più esterna delle tue file non vuote
    [enemy] { related-innermost.pits } della più esterna delle file non vuote dell’avversario
   *[none] { FORM($pit, $case) } (della fila non vuota più esterna)
}
    .lies = { TRAIT($pit, "whose") ->
        [own] nella più esterna delle tue file non vuote
        [enemy] nella più esterna delle file non vuote dell’avversario
       *[none] none
    }
related-next = { $how ->
    [landing] { whose.la } buca dopo quella dell’ultimo seme
    [known] { whose.la } buca seguente
   *[named] { $form ->
        [single] { $case ->
            [which] subito dopo { FORM($pit, "which") }
           *[plain] { whose.la } buca dopo { FORM($pit, "which") }
        }
        [many] { whose.le } buche dopo { $pit }
       *[one] { $case ->
            [which] subito dopo { $pit }
           *[plain] { whose.una } buca subito dopo { $pit }
        }
    }
}
    .of = { $how ->
        [named] none
       *[known] next
    }
    .next = { $how ->
        [named] none
       *[known] yes
    }
related-next-but-one = { $how ->
    [landing] { whose.la } seconda buca dopo quella dell’ultimo seme
   *[known] { whose.la } seconda buca seguente
}
    .kind = next-but-one
related-next-filled = { $how ->
    [landing] { whose.la } prima buca non vuota dopo quella dell’ultimo seme
    [known] { whose.la } prima buca non vuota che segue
   *[named] { whose.la } prima buca non vuota dopo { $pit }
}
related-previous = { $how ->
    [landing] { whose.la } buca prima di quella dell’ultimo seme
    [known] { whose.la } buca precedente
   *[named] { $form ->
        [single] { whose.la } buca prima { FORM($pit, "di") }
        [many] { whose.le } buche prima { FORM($pit, "di") }
       *[one] { $case ->
            [which] subito prima { FORM($pit, "di") }
           *[plain] { whose.una } buca subito prima { FORM($pit, "di") }
        }
    }
}
    .of = { $how ->
        [named] none
       *[known] before
    }
    .before = { $how ->
        [named] none
       *[known] yes
    }

## I numeri

number-fixed = { $case ->
    [seeds] { $n ->
        [one] 1 seme
       *[other] { $n } semi
    }
    [di] di { $n }
    [di-again] di { $n }
    [a] a { $n }
   *[plain] { $n }
}
number-seeds = { $case ->
    [seeds] tanti semi quanti ce ne sono { FORM($pits, "in") }
    [more] quello dei semi { FORM($pits, "in") }
    [more-his] quello dei semi { TRAIT($pits, "whose") ->
        [enemy] { FORM($pits, "in-his") }
       *[other] { FORM($pits, "in") }
    }
    [his] il numero di semi { TRAIT($pits, "whose") ->
        [enemy] { FORM($pits, "in-his") }
       *[other] { FORM($pits, "in") }
    }
   *[plain] { whose.il } numero di semi { FORM($pits, "in") }
}
    .more = more
number-of-kind = { whose.il } numero di { $many } { FORM($pits, "in") }
number-size = { whose.il } numero { FORM($pits, "di") }
number-before = { whose.il } numero di semi che la buca dell’ultimo seme conteneva prima
number-store = { whose.il } numero di semi { $who ->
    [mover] nel tuo granaio
    [other] nel granaio dell’avversario
   *[starter] nel granaio di chi ha cominciato
}
    .more = { $who ->
        [other] more-his
       *[mover] more
    }
number-winnings = { whose.il } valore in semi di ciò che { $who ->
    [mover] hai vinto
    [other] ha vinto l’avversario
   *[starter] ha vinto chi ha cominciato
}
number-reserve = { whose.il } numero di semi { $who ->
    [mover] nella tua riserva
   *[other] nella riserva dell’avversario
}
number-remaining = { whose.il } numero di semi non ancora vinti
number-score = { whose.il } { $who ->
    [mover] tuo punteggio
    [other] punteggio dell’avversario
   *[starter] punteggio di chi ha cominciato
}
number-total = { whose.il } numero di tutti i semi
number-lead = { whose.il } vantaggio di chi è in testa
number-standing = { whose.il } numero dei giocatori ancora in gioco
number-plies = { whose.il } numero delle mosse fatte
number-captures = { whose.il } numero { $who ->
    [mover] delle tue catture
   *[other] delle catture dell’avversario
}
number-nth = { whose.il } numero delle tue mosse di seguito
number-plus = { FORM($a, $case) } più { TRAIT($a, "more") ->
    [none] { $b }
   *[known] { FORM($b, TRAIT($a, "more")) }
}
number-minus = { FORM($a, $case) } meno { $b }
number-times = { FORM($a, $case) } per { $b }
number-over = { FORM($a, $case) } diviso { $b }
number-min = { FORM($a, $case) } (fino a un massimo di { $b })

## Le condizioni

test-always = { $yes ->
    [no] questo non accade mai
   *[yes] è così in ogni caso
}
test-either = o { $clause }
    .initial = either
test-last-in = { $yes ->
    [no] l’ultimo seme non cade { FORM($pits, "in") }
   *[yes] { test-on-empty.falls }{ FORM($pits, "in") }
}
    .about = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "of") ->
            [house] house
           *[none] in-last
        }
    }
test-last-in-empty = { test-on-empty.falls }{ TRAIT($pits, "slot") ->
    [yes] { FORM($pits, "in-empty") }
   *[none] { FORM($pits, "in") } in cui non c’erano semi
}
    .about = in-last
test-last-in-filled = { test-on-empty.falls }{ TRAIT($pits, "slot") ->
    [yes] { FORM($pits, "in-occupied") }
   *[none] { FORM($pits, "in") } in cui c’erano già semi
}
    .about = in-last
test-last-makes = l’ultimo seme porta { FORM($amount, "ai") } i semi { FORM($pits, "di") }
    .about = made
test-falls-in = { $yes ->
    [no] un seme cade fuori { FORM($pits, "da") }
   *[yes] un seme cade { FORM($pits, "in") }
}
test-falls = { $yes ->
    [no] quel che cade non è { FORM($one, "un") }
   *[yes] quel che cade è { FORM($one, "un") }
}
test-kind-falls-in = { FORM($one, "un") } cade { FORM($pits, "in") }
test-landing-in = { $yes ->
    [no] il primo giro non finisce { FORM($pits, "in") }
   *[yes] il primo giro finisce { FORM($pits, "in") }
}
    .about = { $yes ->
        [no] none
       *[yes] landing
    }
test-lap-from = { $yes ->
    [no] non parti { FORM($pits, "da") }
   *[yes] parti { FORM($pits, "da") }
}
test-chooses = { $yes ->
    [no] { $case ->
        [provided] non è { $pits }
       *[whole] non scegli { $pits }
    }
   *[yes] { $case ->
        [provided] è { $pits }
       *[whole] scegli { $pits }
    }
}
    .about = { $yes ->
        [no] none
       *[yes] chosen
    }
    .chosen = { $yes ->
        [no] none
       *[yes] { $pits }
    }
test-starts-in = { $yes ->
    [no] il giro non è partito { FORM($pits, "da") }
   *[yes] il giro è partito { FORM($pits, "da") }
}
test-is-in = { test-pit-does.pit }{ $yes ->
    [no] non è { FORM($pits, "which") }
   *[yes] { TRAIT($pits, "lies") ->
        [none] è { FORM($pits, "which") }
       *[row] si trova { TRAIT($pits, "lies") }
    }
}
    .initial = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "lies") ->
            [none] verb
           *[row] none
        }
    }
    .about = { TRAIT($pit, "of") }
test-on-empty = { test-on-empty.falls }{ $yes ->
    [no] in una buca non vuota
   *[yes] in una buca vuota
}
    .falls = { $case ->
        [or-in-last] { "" }
       *[whole] l’ultimo seme cade{" "}
    }
    .about = in-last
test-last-seed-makes = l’ultimo seme porta { FORM($amount, "ai") } i semi della sua buca
    .about = made
test-lifted = hai preso { $amount }
test-seed-makes = un seme porta { FORM($amount, "ai") } i semi di una buca
    .about = seed
test-pit-does = { test-pit-does.pit }{ $asked }
    .pit = { TRAIT($pit, $case) ->
        [none] { $pit }{" "}
        [yes] { "" }
        [behind] quella dietro{" "}
        [opposite] la buca di fronte{" "}
        [opposite-it] la buca di fronte a questa{" "}
        [questa] questa{" "}
        [questo] questo{" "}
        [chosen] la buca scelta{" "}
       *[that] quella buca{" "}
    }
    .about = { TRAIT($pit, "of") }
test-was-empty = { test-pit-does.pit }{ $yes ->
    [no] prima non era vuota
   *[yes] prima era vuota
}
    .about = { TRAIT($pit, "of") }
test-held = { test-pit-does.pit }prima conteneva { $amount }
    .about = { TRAIT($pit, "of") }
test-holds = { test-pit-does.pit }{ $now ->
    [yes] { TRAIT($pit, $case) ->
        [yes] { "" }
       *[other] ora{" "}
    }
   *[no] { "" }
}{ $yes ->
    [no] { FORM($amount, "holds-not") }
   *[yes] { FORM($amount, "holds") }
}
    .about = { TRAIT($pit, "of") ->
        [last] made
       *[other] { TRAIT($pit, "of") }
    }
test-holds-anything = { $single ->
    [yes] { test-pit-filled.pit }{ $yes ->
        [no] non contiene né semi né { $many }
       *[yes] contiene semi o { $many }
    }
   *[no] { $yes ->
        [no] { FORM($pits, "in") } non ci sono né semi né { $many }
       *[yes] { FORM($pits, "in") } ci sono semi o { $many }
    }
}
    .about = { $single ->
        [yes] { TRAIT($pits, "of") }
       *[no] none
    }
list-item = ({ $n }) { $item }
list-items = { $first }; { $next }
test-one-of = si verifica uno di questi casi: { $cases }
test-set-holds = { $single ->
    [yes] { test-pit-filled.pit }{ FORM($amount, "holds") }
   *[no] { FORM($pits, "in") } { FORM($amount, "is") }
}
    .about = { $single ->
        [yes] { TRAIT($pits, "of") }
       *[no] none
    }
test-size = { TRAIT($pits, "kind") ->
    [visited] { TRAIT($count, "number") ->
        [one] { FORM($count, "f") } buca ha già ricevuto un seme in questa mossa
        [many] { $count } buche hanno già ricevuto un seme in questa mossa
       *[none] il numero { FORM($pits, "di") } è { $count }
    }
   *[none] il numero { FORM($pits, "di") } è { $count }
}
test-size-of = { TRAIT($count, "number") ->
    [one] { TRAIT($pits, "gender") ->
        [m] { $count } { FORM($pits, "di") } { $asked }
       *[none] { FORM($count, "f") } { FORM($pits, "di") } { $asked }
    }
   *[other] il numero { FORM($pits, "di") } { FORM($asked, "attr") } è { $count }
}
test-out = { $who ->
    [mover] { $yes ->
        [no] non sei fuori dal gioco
       *[yes] sei fuori dal gioco
    }
   *[other] { $yes ->
        [no] l’avversario non è fuori dal gioco
       *[yes] l’avversario è fuori dal gioco
    }
}
test-standing = { $how ->
    [least] sono ancora in gioco almeno { $n } giocatori
    [most] sono ancora in gioco al massimo { $n } giocatori
    [not] il numero dei giocatori ancora in gioco è diverso da { $n }
   *[exactly] { $n ->
        [1] un solo giocatore è ancora in gioco
       *[other] sono ancora in gioco esattamente { $n } giocatori
    }
}
test-has-mark = { $yes ->
    [no] { TRAIT($mark, "gender") ->
        [m] { test-has-mark.not } nessun { $mark }
        [f] { test-has-mark.not } nessuna { $mark }
       *[none] { test-has-mark.not } nessuna buca «{ $mark }»
    }
   *[yes] { TRAIT($mark, "gender") ->
        [m] { test-has-mark.yes } un { $mark }
        [f] { test-has-mark.yes } una { $mark }
       *[none] { test-has-mark.yes } una buca «{ $mark }»
    }
}
    .pits = no
    .not = { $who ->
        [mover] non hai ancora
        [other] l’avversario non ha ancora
       *[anyone] non c’è ancora
    }
    .yes = { $who ->
        [mover] hai
        [other] l’avversario ha
       *[anyone] c’è
    }
test-exists = { $yes ->
    [no] non c’è { $pits }
   *[yes] c’è { $pits }
}
test-exists-single = { TRAIT($pits, "kind") ->
    [bound] { $yes ->
        [no] non sei obbligato a proseguire da nessuna buca
       *[yes] sei obbligato a proseguire da una buca
    }
    [threatened] { $yes ->
        [no] al turno scorso non hai bloccato nessuna buca
       *[yes] al turno scorso hai bloccato una buca
    }
   *[none] { $yes ->
        [no] { $pits } non c’è più
       *[yes] { $pits } c’è ancora
    }
}
test-some-of = { $yes ->
    [no] { TRAIT($pits, "gender") ->
        [m] nessuno
       *[f] nessuna
    } { FORM($pits, "di") } { $asked }
   *[yes] { TRAIT($pits, "gender") ->
        [m] almeno uno
       *[f] almeno una
    } { FORM($pits, "di") } { $asked }
}
test-pit-filled = { $case ->
    [too] { TRAIT($pits, "behind") ->
        [yes] quella dietro
       *[none] { TRAIT($pits, "of") ->
            [opposite] quella di fronte
            [opposite-next] quella di fronte
           *[other] { $pits }
        }
    }
   *[whole] { test-pit-filled.pit }{ $yes ->
        [no] { TRAIT($pits, "gender") ->
            [m] è vuoto
           *[none] è vuota
        }
       *[yes] contiene semi
    }
}
    .filled-one = { $yes ->
        [no] no
       *[yes] yes
    }
    .initial = { $yes ->
        [no] verb
       *[yes] none
    }
    .pit = { TRAIT($pits, $case) ->
        [none] { $pits }{" "}
        [yes] { "" }
        [behind] quella dietro{" "}
        [opposite] la buca di fronte{" "}
        [opposite-it] la buca di fronte a questa{" "}
        [questa] questa{" "}
        [questo] questo{" "}
       *[that] quella buca{" "}
    }
    .about = { TRAIT($pits, "of") }
test-pits-filled = { $yes ->
    [no] { $case ->
        [or-own] lo sono { FORM($pits, "bare") }
        [or-his] lo sono { FORM($pits, "bare") }
       *[whole] { TRAIT($pits, "gender") ->
            [m] { FORM($pits, "in") } non ci sono semi
           *[none] { $pits } sono tutte vuote
        }
    }
   *[yes] { $case ->
        [his] { TRAIT($pits, "whose") ->
            [enemy] { FORM($pits, "in-his") }
           *[other] { FORM($pits, "in") }
        }
       *[whole] { FORM($pits, "in") }
    } ci sono semi
}
    .about = { TRAIT($pits, "whose") ->
        [own] own
        [enemy] his
       *[other] none
    }
    .left = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "whose") ->
            [enemy] yes
           *[other] none
        }
    }
test-seeds-in = { $yes ->
    [no] { FORM($pits, "in") } non ci sono semi
   *[yes] { FORM($pits, "in") } ci sono semi
}
test-number-in = { $yes ->
    [no] { $number } non è di { $counts }
   *[yes] { $number } è di { $counts }
}
test-even = { $yes ->
    [no] { $number } è dispari
   *[yes] { $number } è pari
}
test-mode = { $yes ->
    [no] la mossa non è di tipo { $modes }
   *[yes] la mossa è di tipo { $modes }
}
mode-ordinary = semplice
mode-name = «{ $name }»
test-first-turn = { $who ->
    [mover] { $yes ->
        [no] hai già avuto un turno
       *[yes] questo è il tuo primo turno
    }
   *[other] { $yes ->
        [no] l’avversario ha già avuto un turno
       *[yes] l’avversario non ha ancora avuto un turno
    }
}
    .pits = no
test-stuck = { $who ->
    [mover] { $yes ->
        [no] hai una mossa possibile
       *[yes] non hai mosse possibili
    }
   *[other] { $yes ->
        [no] l’avversario avrebbe una mossa possibile
       *[yes] neanche l’avversario avrebbe mosse possibili
    }
}
test-final = { $yes ->
    [no] { $case ->
        [seed] non è l’ultimo del giro
       *[whole] questo non è l’ultimo seme del giro
    }
   *[yes] { $case ->
        [seed] quel seme è l’ultimo del giro
       *[whole] questo è l’ultimo seme del giro
    }
}
test-clockwise = { $yes ->
    [no] il giro è in senso antiorario
   *[yes] il giro è in senso orario
}
    .way = { $yes ->
        [no] in senso antiorario
       *[yes] in senso orario
    }
    .pits = no
test-opened = { $yes ->
    [no] la prima semina della partita non è andata { test-opened.way }
   *[yes] la prima semina della partita è andata { test-opened.way }
}
    .way = { $way ->
        [clockwise] in senso orario
       *[counterclockwise] in senso antiorario
    }
test-swapped = { $yes ->
    [no] i giocatori non hanno cambiato posto
   *[yes] i giocatori hanno cambiato posto
}
test-visited = { $yes ->
    [no] questa mossa non aveva ancora messo semi { TRAIT($pits, "none-of") ->
        [none] { FORM($pits, "in") }
       *[other] in { TRAIT($pits, "none-of") }
    }
   *[yes] questa mossa aveva già messo un seme { FORM($pits, "in") }
}
test-relayed = { $yes ->
    [no] la mossa è ancora al primo giro
   *[yes] la mossa è già oltre il primo giro
}
test-sown = dopo questo giro { $clause }
test-sown-captures = { $yes ->
    [no] con quel giro non catturi
   *[yes] con quel giro catturi (vedi «La cattura»)
}
test-takes = { $yes ->
    [no] con la mossa non catturi semi { TRAIT($pits, "none-of") ->
        [none] { FORM($pits, "da") }
       *[other] da { TRAIT($pits, "none-of") }
    }
   *[yes] con la mossa catturi semi { FORM($pits, "da") }
}
test-won = { $who ->
    [mover] { $yes ->
        [no] nel tuo granaio { FORM($amount, "not") }
       *[yes] nel tuo granaio { FORM($amount, "is") }
    }
    [other] { $yes ->
        [no] nel granaio dell’avversario { FORM($amount, "not") }
       *[yes] nel granaio dell’avversario { FORM($amount, "is") }
    }
    [both] nel granaio di ciascun giocatore { FORM($amount, "is") }
    [either] nel granaio di uno dei due giocatori { FORM($amount, "is") }
   *[starter] nel granaio di chi ha cominciato { FORM($amount, "is") }
}
test-reserve = { $who ->
    [mover] nella tua riserva { FORM($amount, "is") }
   *[other] nella riserva dell’avversario { FORM($amount, "is") }
}
    .about = { $who ->
        [mover] { TRAIT($amount, "some") }
       *[other] none
    }
test-nothing-remaining = non restano semi da catturare
test-remaining = { TRAIT($amount, "number") ->
    [one] resta
   *[many] restano
} da catturare { $amount }
test-very-first = questa è la primissima mossa della partita
test-captured = { $n ->
    [0] { $who ->
        [mover] non hai ancora catturato nulla
       *[other] l’avversario non ha ancora catturato nulla
    }
    [1] { $who ->
        [mover] hai già catturato una volta
       *[other] l’avversario ha già catturato una volta
    }
   *[other] { $who ->
        [mover] hai già catturato { $n } volte
       *[other] l’avversario ha già catturato { $n } volte
    }
}
test-first-moves = { $n ->
    [1] questa è la prima mossa della partita
   *[other] questa è una delle prime { $n } mosse della partita
}
test-first-of-turn = questa è la prima mossa del tuo turno
    .pits = no
test-compare = { $how ->
    [equal] { $a } è uguale { FORM($b, "a") }
    [different] { $a } non è uguale { FORM($b, "a") }
    [less] { $a } è minore { FORM($b, "di") }
    [most] { $a } non supera { $b }
    [more] { $a } è maggiore { FORM($b, "di") }
   *[least] { $a } è almeno pari { FORM($b, "a") }
}

## Le regole: titoli e cornici

heading-goal = Lo scopo
heading-board = Il tavoliere e l’inizio
heading-race = La corsa
heading-turn = Il tuo turno
heading-sowing = La semina
heading-passing = Durante la semina
heading-landing = La cattura: che cosa decide l’ultimo seme
heading-demands = Obblighi
heading-end = Fine
heading-match = L’incontro
heading-chosen = Opzioni scelte
heading-options = Opzioni
heading-presets = Gruppi di opzioni
heading-notes = Note
heading-sources = Fonti
heading-missing = Perché non si può giocare
heading-known = Che cosa si sa
sentence-if = se { FORM($when, "se") }, { FORM($clause, TRAIT($when, "about")) }.
sentence-plain = { $clause }.
sow-otherwise = altrimenti { $clause }

## Le regole: scopo e tavoliere

about-played = Origine e diffusione: { $place }.
about-names = Altri nomi: { $names }.
about-uncertain = Alcune di queste regole sono dedotte: su certi punti le fonti tacciono o si contraddicono.
about-completed = Dove i testi di partenza hanno lacune, queste regole sono state completate in base ad altre descrizioni pubbliche.
goal-most = Due giocatori, Sud e Nord, si contendono i semi. Alla fine vince chi si è aggiudicato più semi; a parità di semi la partita è patta.
goal-fewest = Due giocatori, Sud e Nord, giocano l’uno contro l’altro. Alla fine vince chi si è aggiudicato meno semi; a parità di semi la partita è patta.
goal-outright = Due giocatori, Sud e Nord, giocano l’uno contro l’altro. I semi non si contano: come si vince è spiegato sotto, alla voce «Fine».
goal-alone = È un solitario: l’obiettivo è spiegato sotto, alla voce «Fine».
goal-marks = { TRAIT($mark, "gender") ->
    [m] Anche i semi che alla fine si trovano nei tuoi { FORM($mark, "pl") } contano per te.
    [f] Anche i semi che alla fine si trovano nelle tue { FORM($mark, "pl") } contano per te.
   *[none] Anche i semi che alla fine si trovano nelle tue buche «{ $mark }» contano per te.
}
goal-seats-most = Al tavoliere siedono { $seats }, che si contendono i semi. Alla fine vince chi se ne è aggiudicati di più; a parità di semi la partita è patta.
goal-seats-outright = Al tavoliere siedono { $seats }. I semi non si contano: come si vince è spiegato sotto, alla voce «Fine».
team-one-player = Un solo giocatore gioca per { $seats }.
team-partners = { $seats } sono compagni: vincono e perdono insieme.
team-you = In queste regole «tu» è chi è di turno; i posti che vincono e perdono insieme formano una squadra.
board-one-row = Il tavoliere è formato da una sola fila di { $pits ->
    [1] una buca
   *[other] { $pits } buche
}, con un granaio in fondo.
board-two-row = Il tavoliere ha due file di { $pits ->
    [1] una buca
   *[other] { $pits } buche
}. La fila più vicina a te è tua; le buche formano un anello.
board-two-row-ends = Il tavoliere ha due file di { $pits } buche e a ogni estremità una buca che non è di nessuno: R alla destra di Sud, L alla sua sinistra. La fila più vicina a te è tua; tutte le buche formano un anello.
board-square = Il tavoliere è un quadrato. Davanti a ciascuno dei suoi quattro posti c’è una fila di { $pits } buche; le file formano un anello.
board-three-row = Il tavoliere ha tre file di sei buche. Sono tue la fila più vicina a te e la metà destra di quella di mezzo, in tutto { $pits } buche; si semina lungo un solo anello.
board-four-row = Il tavoliere ha quattro file di { $pits } buche. Le due file più vicine a te sono tue: quella interna, al centro del tavoliere, e quella esterna, al bordo. Semini soltanto lungo le tue due file.
board-six-row = Il tavoliere ha sei file di { $pits } buche. Le tre file più vicine a te sono tue. Vi si semina a serpentina, come si ara con i buoi: lungo la fila esterna, indietro lungo quella di mezzo, avanti lungo quella interna, e poi da capo.
board-loops = Il tavoliere ha due colonne, e i giocatori siedono alle due estremità. A ciascuno appartengono le { $pits } buche più vicine a lui, che formano un anello a sé.
board-names = Le lettere minuscole indicano le buche di Sud, le maiuscole quelle di Nord; si contano a partire dalla sinistra del proprietario.
board-torus = Il tavoliere ha quattro file di { $pits } buche e non ha bordi: ciò che ne esce a destra rientra da sinistra, e ciò che ne esce in alto rientra dal basso. Le buche non sono di nessuno.
board-names-common = La lettera indica la colonna di una buca e il numero la sua fila, contata dal basso.
board-names-seats = La lettera di un posto e una lettera minuscola indicano una buca della sua fila, contata a partire dalla sinistra di chi vi siede.
board-names-alone = Le buche si contano da sinistra.
board-territory = Nelle manche successive un giocatore può possedere buche dell’altra fila; «le tue buche» sono quelle che possiedi in questa manche.
stores-off = Ogni giocatore tiene i semi vinti in un granaio accanto al tavoliere.
stores-right = Ogni giocatore ha un granaio all’estremità del tavoliere alla sua destra; vi mette i semi vinti.
stores-left = Ogni giocatore ha un granaio all’estremità del tavoliere alla sua sinistra; vi mette i semi vinti.
stores-shared = Ogni giocatore ha un granaio all’estremità destra della sua fila{ $called }; vi passano i semi di tutti.
stores-called = {" "}(si chiama { $name })
trays-what = Accanto al tavoliere ogni giocatore ha un vassoio ({ $name }) per i semi che deve pagare.
start-even = All’inizio ogni buca contiene { $seeds }, { $total } in tutto.
start-empty = All’inizio tutte le buche sono vuote.
start-figure = All’inizio i semi sono disposti così, { $total } in tutto:
start-kinds = «5+1» vuol dire { $example }.
kind-worth = { FORM($one, "un") } vinto vale { $seeds }.
kind-worthless = { FORM($one, "un") } vinto non vale nulla.
kind-never-won = { FORM($many, "i") } non si catturano mai.
start-reserve = { $who ->
    [south] Inoltre Sud ha { $seeds } in riserva, da mettere in gioco uno alla volta.
    [north] Inoltre Nord ha { $seeds } in riserva, da mettere in gioco uno alla volta.
   *[both] Inoltre ogni giocatore ha { $seeds } in riserva, da mettere in gioco uno alla volta.
}
start-marked = { $count ->
    [1] { TRAIT($mark, "gender") ->
        [m] All’inizio { $south } è il { $mark } di Sud e { $north } quello di Nord.
        [f] All’inizio { $south } è la { $mark } di Sud e { $north } quella di Nord.
       *[none] All’inizio { $south } è la buca «{ $mark }» di Sud e { $north } quella di Nord.
    }
   *[other] All’inizio { $south } sono contrassegnate come «{ $mark }» per Sud, e { $north } per Nord.
}
start-south = Comincia Sud.
marks-one = { TRAIT($mark, "gender") ->
    [m] In una partita ogni giocatore può farsi un solo { $mark }, come spiegato sotto.
    [f] In una partita ogni giocatore può farsi una sola { $mark }, come spiegato sotto.
   *[none] In una partita ogni giocatore può farsi una sola buca «{ $mark }», come spiegato sotto.
}
marks-by-pit = { TRAIT($mark, "gender") ->
    [m] Una buca può diventare un { $mark } di un giocatore, come spiegato sotto; un giocatore può averne più d’uno.
    [f] Una buca può diventare una { $mark } di un giocatore, come spiegato sotto; un giocatore può averne più d’una.
   *[none] Una buca può diventare una buca «{ $mark }» di un giocatore, come spiegato sotto; un giocatore può averne più d’una.
}
marks-kept = { TRAIT($mark, "gender") ->
    [m] Il { $mark } è una buca per cui valgono regole particolari, spiegate sotto.
    [f] La { $mark } è una buca per cui valgono regole particolari, spiegate sotto.
   *[none] Per la buca «{ $mark }» valgono regole particolari, spiegate sotto.
}
marks-list = Nel corso del gioco alcune buche si contrassegnano come «{ $mark }» (vedi sotto).
marks-lost = { TRAIT($mark, "gender") ->
    [m] Una buca smette di essere un { $mark } appena { $when }.
    [f] Una buca smette di essere una { $mark } appena { $when }.
   *[none] Una buca smette di essere «{ $mark }» appena { $when }.
}
loss-lifted = il suo proprietario ne prende i semi
loss-captured = vi si catturano semi
loss-emptied = una cattura la svuota

## Le regole: la corsa

race-what = Prima del primo turno ogni giocatore prende i semi di una sua buca, e i due seminano contemporaneamente. Chi finisce un giro in una buca non vuota continua a seminare da lì; chi lo finisce in una buca vuota si ferma. Non si cattura nulla{ $marks ->
    [yes] {" "}{ TRAIT($mark, "gender") ->
        [m] e nessuna buca diventa un { $mark }
        [f] e nessuna buca diventa una { $mark }
       *[none] e nessuna buca diventa «{ $mark }»
    }
   *[no] { "" }
}. Quando si sono fermati tutti e due, comincia chi si è fermato per primo.
race-from = Parti { FORM($pits, "da") }.
race-names = Prima Sud sceglie la propria buca, poi Nord sceglie la sua.
race-twin = Sud sceglie la buca, e Nord parte dalla sua con lo stesso numero.
race-model = { $model ->
    [laps] Qui la corsa procede così: Sud fa un giro, poi Nord, e così via finché non si sono fermati tutti e due. Se hanno fatto lo stesso numero di giri, comincia Sud.
    [sequential] Qui la corsa procede così: prima Sud semina fino in fondo, poi Nord, e comincia Sud.
    [random] Qui la corsa procede così: prima di ogni seme il lancio di una moneta decide chi lo depone. I lanci dipendono dal numero { $seed } e sono ogni volta gli stessi.
   *[lockstep] Qui la corsa procede così: Sud depone un seme, poi Nord, e così via finché non si sono fermati tutti e due; raccogliere i semi di una buca non richiede tempo. Se hanno deposto lo stesso numero di semi, comincia Sud.
}
race-endless-void = Se la corsa non finisce mai, la partita è annullata: non vince nessuno.
race-endless-draw = Se la corsa non finisce mai, la partita è patta.
race-endless-forbid = Non si possono scegliere buche da cui la corsa non finirebbe mai.
race-rounds = Nelle manche successive fa la parte di Sud chi deve cominciare la manche.

## Le regole: il turno

turn-alternate = I giocatori muovono a turno.
turn-round = Si muove in quest’ordine: { $seats }, e poi di nuovo { $first }.
turn-alone = Fai una mossa dopo l’altra, finché il gioco non finisce.
turn-cases = Vale il primo di questi casi che ti permette di muovere; i seguenti non contano.
turn-modes = I nomi tra virgolette sono tipi di mossa; alcune delle regole seguenti valgono per un tipo soltanto.
turn-exception = { $all ->
    [1] l’eccezione, valida solo nei casi in cui è indicata
   *[other] eccezione { $number }, valida solo nei casi in cui è indicata
}: { TRAIT($condition, "chosen") ->
    [none] non puoi muovere così quando { $condition }.
   *[other] non puoi scegliere { TRAIT($condition, "chosen") } se { TRAIT($condition, "only-if") }.
}
turn-hands = Nella notazione, L e R dopo una buca indicano se la mano va a sinistra (L) o a destra (R) dal punto di vista del proprietario.
turn-pass = Se non hai mosse possibili e la partita non è finita, passi.
turn-no-return = In uno stesso turno nessuna posizione può ripetersi: una semina che ne riprodurrebbe una è vietata.
pass-cost = Passare costa un seme, che va nel tuo vassoio. Paga nel primo di questi modi che ti è possibile:
pass-pays = { $choice ->
    [yes] paghi con un seme preso { FORM($places, "da") }, a tua scelta
   *[no] paghi con un seme preso { FORM($places, "da") }
}
turn-extra-lapses = Se ti spetta un’altra mossa ma non puoi farla, la perdi.
pick-sow = { pick-sow.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , { $lifted }
}
    .head = scegli { $pits }
    .then = { $lifted }
pick-enter = { pick-enter.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , poi { FORM($lifted, "there") }
}
    .head = { $case ->
        [hand] mettine uno
        [head-hand] mettine uno
       *[other] metti un seme della riserva
    } { FORM($pits, "in") }
    .then = poi { FORM($lifted, "there") }
pick-refill = { pick-refill.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , { $lifted }
}
    .head = metti un seme del tuo granaio in ciascuna { FORM($refilled, "di") } (i semi che ti mancano li ricevi in prestito e ti sono tolti dal punteggio), scegli { $pits }
    .then = { $lifted }
pick-settle = { pick-enter.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] ; { pick-settle.then }
}
    .then = quel seme vale come ultimo seme di un giro
pick-settle-there = { pick-sow.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] ; { pick-settle-there.then }
}
    .then = i suoi semi non si seminano: la mossa prosegue subito come se vi fosse caduto l’ultimo seme di un giro
pick-take = { pick-take.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , e { pick-take.then }
}
    .head = invece di seminare, scegli { $pits }
    .then = catturane { FORM($what, "i") }
pick-swap = invece di muovere puoi cambiare posto con l’avversario
pick-unless = { FORM($clause, $case) }; non puoi farlo quando { $condition }
pick-unless-shared = { $all ->
    [1] { FORM($clause, $case) }, salvo l’eccezione indicata sotto
   *[other] { FORM($clause, $case) }, salvo l’eccezione { $number } indicata sotto
}
pick-where = { TRAIT($condition, "way") ->
    [none] { FORM($clause, pick-where.head) }, ma solo se { FORM($condition, "provided") }{ TRAIT($clause, "then") ->
        [none] { "" }
       *[other] ; { TRAIT($clause, "then") }
    }
   *[other] { FORM($clause, $case) }, ma solo { TRAIT($condition, "way") }{ TRAIT($condition, "only-if") ->
        [none] { "" }
       *[other] {" "}e solo se { TRAIT($condition, "only-if") }
    }
}
    .head = { $case ->
        [hand] head-hand
       *[other] head
    }
pick-mode = { FORM($clause, $case) } (mossa { $mode })
pick-also = { FORM($clause, $case) }; questa mossa si aggiunge a quelle degli altri casi
choose-fewest = la buca con meno semi tra { $pits }
choose-most = la buca con più semi tra { $pits }
choose-leftmost = la prima da sinistra tra { $pits }
choose-rightmost = la prima da destra tra { $pits }
lift-all = { $case ->
    [there] prendi tutti { FORM($what, "i") } di quella buca e seminali
   *[plain] prendine tutti { FORM($what, "i") } e seminali
}
lift-all-but = { $n ->
    [1] { lift-all-but.take } tutti i semi tranne uno e seminali
   *[other] { lift-all-but.take } tutti i semi tranne { $n } e seminali
}
    .take = prendine
lift-exactly = { $n ->
    [1] prendine un seme e seminalo
   *[other] prendine { $n } semi e seminali
}

## Le regole: la semina

sowing-what = Seminare vuol dire deporre i semi raccolti, uno per uno, nelle buche seguenti. Ogni semina, dal primo all’ultimo seme, è un giro.
sowing-stores = Nel tuo granaio si semina come in una buca; quello dell’avversario si salta.
sowing-stores-alone = Nel granaio si semina come in una buca.
sowing-stores-all = In ogni granaio si semina come in una buca.
sowing-kinds = { $order ->
    [last] prima si seminano tutti i semi e poi, proseguendo, tutti { FORM($many, "i") }.
    [first] prima si seminano tutti { FORM($many, "i") } e poi, proseguendo, tutti i semi.
   *[never] { FORM($many, "i") } non si prendono: restano nella loro buca finché non sono catturati.
}
sow-counterclockwise = semina in senso antiorario
sow-clockwise = semina in senso orario
sow-either = semina nella direzione che vuoi{ $limited ->
    [yes] {" "}(se la mossa le permette entrambe)
   *[no] {""}
}
sow-any = semina in linea retta in una delle otto direzioni (quella che vuoi, anche oltre i bordi del tavoliere)
sow-straight = semina in linea retta verso { $way ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
}
sow-first-start = deponi il primo seme nella stessa buca da cui li hai presi
sow-first-next = deponi il primo seme nella buca seguente
sow-toll = prima di ogni giro metti nel tuo granaio { $seeds } di quelli che hai in mano
sow-skip-start = salta la buca da cui è partito il giro, se ci ripassi
sow-skip = salta { $pits }
drop-unmark = quella buca non è più { TRAIT($mark, "gender") ->
    [m] un { $mark }
    [f] una { $mark }
   *[none] contrassegnata come «{ $mark }»
}
drop-mover = ne catturi subito tutti { FORM($what, "i") }
drop-owner = il proprietario di quella buca ne cattura subito tutti { FORM($what, "i") }
drop-mark-owner = ciò che c’è in quella buca va al giocatore che l’ha fatta propria
drop-here = metti in quella buca anche tutti i semi che ti restano in mano, e il tuo turno è finito
drop-other = l’avversario ne riceve subito tutti { FORM($what, "i") }

## Le regole: l’ultimo seme

landing-nothing = Il tuo turno è finito quando è caduto l’ultimo seme.
landing-cases = Guarda la buca dell’ultimo seme. Vale il primo di questi casi che si verifica:
landing-else = Salvo diversa indicazione, a questo punto il tuo turno è finito.
landing-relay = Se continui a seminare, comincia un nuovo giro dello stesso turno, e per il suo ultimo seme valgono le stesse regole.
settle-take = { $to ->
    [hand] { TRAIT($pits, $case) ->
        [none] prendi in mano { FORM($what, "i") } { settle-take.of }
        [them] li prendi in mano
        [both] prendi in mano { FORM($what, "i") } di quest’ultima e di quella dietro
       *[there] ne prendi in mano { FORM($what, "i") }
    }
    [owner] dai al proprietario della buca { settle-take.what }
    [other] dai all’avversario { settle-take.what }
   *[mover] { TRAIT($pits, $case) ->
        [none] catturi { FORM($what, "i") } { settle-take.of }
        [them] li catturi
       *[there] ne catturi { FORM($what, "i") }
    }
}
    .of = { $case ->
        [made] { FORM($pits, "di-again") }
       *[other] { FORM($pits, "di") }
    }
    .what = { TRAIT($pits, $case) ->
        [none] { FORM($what, "i") } { settle-take.of }
       *[there] { FORM($what, "i") } di quella buca
    }
    .about = { TRAIT($pits, "of") ->
        [last] on-last
       *[other] on
    }
settle-take-those = { $to ->
    [hand] li prendi in mano
    [owner] li dai al proprietario della buca
    [other] li dai all’avversario
   *[mover] li catturi
}
    .about = on
settle-take-some = { $to ->
    [hand] { TRAIT($pits, $case) ->
        [none] prendi in mano { FORM($amount, "seeds") } { FORM($pits, "da") }
       *[there] prendi in mano { FORM($amount, "seeds") } di quella buca
    }
    [owner] dai al proprietario della buca { FORM($amount, "seeds") } { FORM($pits, "di") }
    [other] dai all’avversario { FORM($amount, "seeds") } { FORM($pits, "di") }
   *[mover] { TRAIT($pits, $case) ->
        [none] catturi { FORM($amount, "seeds") } { FORM($pits, "di") }
       *[there] catturi { FORM($amount, "seeds") } di quella buca
    }
}
    .about = { settle-take.about }
settle-chain = { $way ->
    [back] { FORM($clause, $case) }; poi torni indietro buca per buca e, fintanto che { FORM($condition, "che") }, catturi anche i suoi
   *[forward] { FORM($clause, $case) }; poi vai avanti buca per buca e, fintanto che { FORM($condition, "che") }, catturi anche i suoi
}
settle-each = { $way ->
    [back] { settle-each.back } e, fintanto che { FORM($condition, "che") }, catturi { FORM($what, "i") } { FORM($each, "di-again") }
   *[forward] { settle-each.forward } e, fintanto che { FORM($condition, "che") }, catturi { FORM($what, "i") } { FORM($each, "di-again") }
}
    .back = { $step ->
        [1] torni indietro buca per buca
       *[other] torni indietro di { $step } buche alla volta a partire dalla buca prima di quella dell’ultimo seme
    }
    .forward = { $step ->
        [1] vai avanti buca per buca
       *[other] vai avanti di { $step } buche alla volta a partire dalla buca dopo quella dell’ultimo seme
    }
settle-and-each = { $way ->
    [back] { FORM($clause, $case) }; poi { settle-each.back } e, fintanto che { FORM($condition, "che") }, catturi anche { FORM($what, "i") } { FORM($each, "di-again") }
   *[forward] { FORM($clause, $case) }; poi { settle-each.forward } e, fintanto che { FORM($condition, "che") }, catturi anche { FORM($what, "i") } { FORM($each, "di-again") }
}
drop-claim = { $always ->
    [yes] { FORM($clause, $case) }, ma solo se la cattura è annunciata prima che cada il seme successivo; altrimenti i semi restano dove sono
   *[no] { FORM($clause, $case) }; se { FORM($when, "se") }, la cattura va annunciata prima che cada il seme successivo, altrimenti i semi restano dove sono
}
or-leave = { $always ->
    [yes] { FORM($clause, $case) }; puoi rinunciarvi, e allora valgono i casi seguenti
   *[no] { FORM($clause, $case) }; se { FORM($when, "se") }, puoi rinunciarvi, e allora valgono i casi seguenti
}
settle-also = { FORM($clause, $case) }; poi si guardano anche i casi seguenti
settle-then = { FORM($first, $case) }; poi { $more }
settle-note = contrassegni { $pits } come «{ $mark }»
settle-mark = { TRAIT($mark, "taken") ->
    [none] { settle-mark.other }
   *[any] segni { $pits } come { TRAIT($mark, "taken") }
}
    .other = { TRAIT($pits, $case) ->
        [none] { $pits } { $many ->
            [yes] diventano
           *[no] diventa
        }
       *[that] la trasformi in
    } { $many ->
        [yes] { $owner ->
            [owner] { settle-mark.several } dei giocatori a cui appartengono
            [other] { settle-mark.several } dell’avversario
           *[mover] { TRAIT($mark, "gender") ->
                [m] tuoi { FORM($mark, "pl") }
                [f] tue { FORM($mark, "pl") }
               *[none] tue buche «{ $mark }»
            }
        }
       *[no] { $owner ->
            [owner] { settle-mark.a } del giocatore a cui appartiene
            [other] { settle-mark.a } dell’avversario
           *[mover] { TRAIT($mark, "gender") ->
                [m] un tuo { $mark }
                [f] una tua { $mark }
               *[none] una tua buca «{ $mark }»
            }
        }
    }
    .several = { TRAIT($mark, "gender") ->
        [m] { FORM($mark, "pl") }
        [f] { FORM($mark, "pl") }
       *[none] buche «{ $mark }»
    }
    .a = { TRAIT($mark, "gender") ->
        [m] un { $mark }
        [f] una { $mark }
       *[none] una buca «{ $mark }»
    }
settle-unmark-all = { TRAIT($mark, "gender") ->
    [m] annulli { TRAIT($mark, "single") ->
        [yes] il { $mark }
       *[none] i { FORM($mark, "pl") }
    }
    [f] annulli { TRAIT($mark, "single") ->
        [yes] la { $mark }
       *[none] le { FORM($mark, "pl") }
    }
   *[none] annulli le buche «{ $mark }»
} di entrambi i giocatori
settle-unmark = { $pits } non è più { settle-mark.a }
settle-into = { TRAIT($pit, "of") ->
    [last] li aggiungi a quelli { FORM($pit, "di") }
   *[other] li metti { FORM($pit, "in") }
}
    .about = { TRAIT($pit, "of") ->
        [last] on-all
       *[other] on
    }
settle-give = metti ciò che hai catturato { FORM($pits, "in") }, a tua scelta
settle-bonus = { FORM($clause, $case) }, e { $optional ->
    [yes] se vuoi anche quelli
   *[no] anche quelli
} { $one ->
    [yes] di un’altra buca non vuota
   *[no] di altre { $count } buche non vuote (o di tutte quelle che ci sono)
}, a tua scelta tra { $pits }
    .about = on
then-end = il tuo turno è finito
then-relay = { then-relay.sow }
    .relays = yes
    .sow = { $case ->
        [on-all] continui a seminare con tutti
       *[other] { TRAIT($pit, $case) ->
            [none] continui a seminare con tutti i semi { FORM($pit, "di") }{ then-relay.leave }
            [them] { $leave ->
                [0] li raccogli
               *[other] li raccogli tutti{ then-relay.leave }
            } e continui a seminare
           *[there] ne raccogli tutti i semi{ then-relay.leave } e continui a seminare
        }
    }
    .leave = { $leave ->
        [0] { "" }
        [1] {" "}tranne uno
       *[other] {" "}tranne { $leave }
    }
then-relay-back = { $case ->
    [on-all] continui a seminare nell’altra direzione con tutti
   *[other] { TRAIT($pit, $case) ->
        [none] continui a seminare, nell’altra direzione, con tutti i semi { FORM($pit, "di") }{ then-relay.leave }
       *[there] { then-relay.sow } nell’altra direzione
    }
}
    .relays = yes
or-turn = { FORM($clause, $case) }; puoi anche invertire la direzione{ $always ->
    [yes] {""}
   *[no] {" "}se { FORM($condition, "se") }
}
then-again = muovi ancora
then-again-with = muovi ancora, e devi farlo { TRAIT($pit, $case) ->
    [none] { FORM($pit, "da") }
   *[there] da lì
}
then-resow = { $case ->
    [on] li semini
    [on-last] li semini
   *[other] semini i semi catturati
}
then-choose = scegli se fermarti qui o continuare a seminare
then-win = vinci la partita ({ $why })
then-lose = perdi la partita ({ $why })
slam-nothing = Se una cattura dovesse lasciare l’avversario senza semi, non si cattura nulla e tutti i semi restano dove sono.
slam-forbid = Non si può giocare una mossa che, catturando, lascerebbe l’avversario senza semi.
slam-spare-nearest-along = Se una cattura dovesse lasciare l’avversario senza semi, la buca dell’ultimo seme resta intatta.
slam-spare-farthest-along = Se una cattura dovesse lasciare l’avversario senza semi, la buca più lontana dall’ultimo seme, tra quelle da svuotare, resta intatta.
slam-spare-nearest = Se una cattura dovesse lasciare l’avversario senza semi, la prima delle buche avversarie da svuotare resta intatta.
slam-spare-farthest = Se una cattura dovesse lasciare l’avversario senza semi, l’ultima delle buche avversarie da svuotare resta intatta.
slam-rest = Una cattura che lascia l’avversario senza semi è permessa, ma allora l’avversario riceve tutti i semi rimasti sul tavoliere e la partita è finita.
resow-what = I semi catturati si seminano subito di nuovo:
resow-from = { $direction ->
    [keep] seminali nella stessa direzione, il primo { FORM($pit, "in") }
    [clockwise] seminali in senso orario, il primo { FORM($pit, "in") }
   *[counterclockwise] seminali in senso antiorario, il primo { FORM($pit, "in") }
}

## Le regole: gli obblighi

require-that = { $moment ->
    [sown] puoi fare solo mosse che, { TRAIT($that, "left") ->
        [yes] dopo il primo giro e prima di ogni cattura, { require-that.to } lascino almeno un seme
       *[none] dopo il primo giro e prima di ogni cattura, portino a questo: { FORM($that, $case) }
    }; se non ne esistono, non hai mosse possibili
   *[played] puoi fare solo mosse { TRAIT($that, "left") ->
        [yes] che { require-that.to } lascino almeno un seme
       *[none] dopo le quali { FORM($that, $case) }
    }; se non ne esistono, non hai mosse possibili
}
    .to = { $case ->
        [his] gli
       *[other] all’avversario
    }
require-landing = puoi fare solo mosse in cui { $that }
require-most = { $moment ->
    [sown] devi fare una delle mosse con cui, dopo il primo giro, { FORM($most, $case) } è il più alto possibile
   *[played] devi fare una delle mosse con cui { FORM($most, $case) } è il più alto possibile
}
forfeit = { $always ->
    [yes] dopo ogni mossa
   *[no] quando, dopo una mossa, { $when },
} i semi { FORM($pits, "di") } vanno { $to ->
    [mover] a te
   *[other] all’avversario
}.
block-pit = { TRAIT($pit, $case) ->
    [none] { $pit }
   *[that] quella buca
} non si può giocare al turno seguente
block-attack = blocchi la buca dell’avversario che minacci con una mossa { $mode }, purché sia la sola e al turno seguente l’avversario non abbia nessuna mossa di quel tipo: in quel turno non la può giocare ({ $name })
block-unless = Il blocco non vale se { $unless } (qui «tu» indica il proprietario di quella buca).
laps-stop = { $n ->
    [one] Un turno finisce dopo 1 giro.
   *[other] Un turno finisce dopo { $n } giri.
}
laps-endless = { $n ->
    [one] Una semina di 1 giro è considerata infinita.
   *[other] Una semina di { $n } giri è considerata infinita.
}
endless-void = Una semina infinita annulla la partita: non vince nessuno.
endless-draw = In caso di semina infinita la partita è patta.
endless-forbid = Una mossa che porterebbe a una semina infinita non si può giocare.
endless-stop = Una semina infinita s’interrompe quando comincia a ripetersi, e il turno finisce.
endless-lose = Chi comincia una semina infinita perde la partita.

## Le regole: la fine

end-when = { $moment ->
    [capture] la partita finisce subito quando, dopo una cattura, { $when }.
    [lap] la partita finisce subito quando, dopo un giro, { $when }.
    [turn] la partita finisce quando, al tuo turno, { $when }.
   *[move] la partita finisce quando, dopo la tua mossa, { $when }.
}
leftovers-owner = Ciascuno riceve i semi rimasti nelle proprie buche.
leftovers-mover = I semi rimasti vanno a te.
leftovers-other = I semi rimasti vanno all’avversario.
leftovers-capturer = I semi rimasti vanno a chi ha fatto quella cattura.
leftovers-last-mover = I semi rimasti vanno a chi ha mosso per ultimo.
leftovers-starter = I semi rimasti vanno a chi ha cominciato.
leftovers-split = I semi rimasti si dividono in parti uguali.
leftovers-mark-owner = Ciò che resta in una buca con il segno «{ $mark }» va al giocatore a cui appartiene il segno; se appartiene a entrambi, ciascuno ne riceve metà, e l’eventuale seme dispari va al proprietario della buca. Ciascuno riceve i semi rimasti nelle altre sue buche.
winner-mover = Vinci tu.
winner-other = Vince l’avversario.
winner-other-party = Vince l’altra squadra.
winner-last = Vince l’unico giocatore ancora in gioco.
winner-draw = In questo caso la partita è patta.
winner-void = Non vince nessuno.
out-when = { $turns ->
    [frozen] Sei fuori dal gioco, e non muovi più, quando { $when }.
   *[keeps] Sei fuori dal gioco quando { $when }, ma continui a muovere.
}
repetition = { $n ->
    [2] La partita finisce quando una posizione si presenta per la seconda volta.
    [3] La partita finisce quando una posizione si presenta per la terza volta.
   *[other] La partita finisce quando una posizione si è presentata { $n } volte.
}
limit-plies = { $n ->
    [one] La partita finisce dopo 1 mossa.
   *[other] La partita finisce dopo { $n } mosse.
}
limit-without-capture = { $n ->
    [one] La partita finisce dopo 1 mossa senza catture.
   *[other] La partita finisce dopo { $n } mosse senza catture.
}
standstill-draw = È patta.
standstill-owner = Ciascuno riceve allora i semi rimasti nelle proprie buche.
standstill-mark-owner = Allora ciò che resta in una buca con il segno «{ $mark }» va al giocatore a cui appartiene il segno; se appartiene a entrambi, ciascuno ne riceve metà, e l’eventuale seme dispari va al proprietario della buca. Ciascuno riceve i semi rimasti nelle altre sue buche.
standstill-split = I semi sul tavoliere si dividono allora in parti uguali.
standstill-nobody = Contano solo i semi vinti fin lì.
match-territory = { $chosen ->
    [yes] Si può giocare in più manche. Alla fine di una manche ogni { $seeds } vinti da un giocatore valgono una buca. Chi è in vantaggio prende tante buche dell’altra fila quante ne può pagare, a sua scelta, e tutte le buche si riempiono di nuovo.
   *[no] Si può giocare in più manche. Alla fine di una manche ogni { $seeds } vinti da un giocatore valgono una buca. Chi è in vantaggio prende tante buche dell’altra fila quante ne può pagare, quelle più vicine alle sue, e tutte le buche si riempiono di nuovo.
}
match-refill = Si può giocare in più manche. Per una nuova manche ogni giocatore riempie le sue buche con i semi vinti, { $seeds } per buca, { $end ->
    [choice] e se non può riempirle tutte sceglie quali lasciare vuote
    [right] cominciando dalla sua destra
   *[left] cominciando dalla sua sinistra
}.
match-refill-own = Si può giocare in più manche. Per una nuova manche ogni giocatore riempie le sue buche con i semi vinti, ciascuna con quanti ne conteneva all’inizio dell’incontro, cominciando { $end ->
    [right] dalla sua destra
   *[left] dalla sua sinistra
}.
match-closes = Le buche che un giocatore non può riempire sono fuori gioco in quella manche.
match-stays-empty = Le buche che un giocatore non può riempire cominciano la manche vuote.
match-tops-up = Chi è in vantaggio completa l’ultima buca dell’altro.
match-mirrors = Chi è in vantaggio riempie solo tante buche quante ne riempie l’altro; il resto dei suoi semi conta subito per lui.
match-arrange = Si può giocare in più manche. Per una nuova manche chi ha meno semi li dispone tutti nella sua fila come vuole, almeno { $least } in ogni buca.
match-fullest = Almeno una buca deve contenerne { $n } o più.
match-arrange-matched = L’altro mette altrettanti semi in ciascuna delle buche di fronte e tiene il resto. Perde l’incontro chi ha troppo pochi semi per riempire così la sua fila.
match-shortens = Finché chi è in svantaggio ha meno della metà dei semi con cui ha cominciato l’incontro, il tavoliere si accorcia di una colonna; con meno di un quarto si accorcia di due, con meno di un ottavo di tre. Fuori gioco restano le colonne alla destra di Sud.
match-sale = Si può giocare in più manche, e ognuna comincia con tutte le buche piene come all’inizio. Dopo una manche chi ha meno semi vende buche della sua fila, a sua scelta: una per ogni { $lead } di svantaggio, e mezza buca per ciò che avanza; la mezza buca completa una buca già venduta a metà. Finché chi è in vantaggio ha a sua volta buche vendute, per ogni { $lead } ne riprende una invece di ricevere una buca dell’altra fila. Una buca venduta si gioca come prima; solo ciò che vi resta alla fine di una manche va a chi l’ha comprata, o a entrambi se ne è venduta metà.
match-plain = Si può giocare in più manche, ognuna delle quali comincia come la prima.
match-goal = Vince l’incontro chi possiede o riempie { $n } buche.
match-goal-bought = { $n ->
    [1] Vince l’incontro chi ha comprato un’intera buca dell’altra fila.
   *[other] Vince l’incontro chi ha comprato { $n } buche intere dell’altra fila.
}
match-least = { $n ->
    [1] Perde l’incontro chi non può riempire neanche una buca.
   *[other] Perde l’incontro chi non può riempire almeno { $n } buche.
}
match-rounds = { $n ->
    [1] L’incontro finisce dopo una manche.
   *[other] L’incontro finisce dopo { $n } manche; vince chi ne ha vinte di più.
}
match-points = { $margin ->
    [yes] Una manche vinta porta { $win } punti, più uno per ogni seme del vincitore oltre la metà del totale; una manche patta ne porta { $draw } a ciascuno.
   *[other] Una manche vinta porta { $win } punti, una patta { $draw } a ciascuno.
}
match-rounds-points = { $n ->
    [1] L’incontro finisce dopo una manche.
   *[other] L’incontro finisce dopo { $n } manche; vince chi ha più punti.
}
match-goal-points = Vince l’incontro chi arriva per primo a { $n } punti; se ci arrivano entrambi con la stessa manche, chi ne ha di più.
match-goal-rounds = { $n ->
    [1] Vince l’incontro chi per primo vince una manche.
   *[other] Vince l’incontro chi per primo vince { $n } manche.
}
match-most-rounds = { $n ->
    [1] L’incontro dura al massimo una manche; alla fine vince chi ha più { $points ->
        [yes] punti
       *[no] semi
    }.
   *[other] L’incontro dura al massimo { $n } manche; dopo l’ultima vince chi ha più { $points ->
        [yes] punti
       *[no] semi
    }.
}
match-starter-alternate = I giocatori cominciano le manche a turno.
match-starter-loser = Chi perde una manche comincia la seguente.
match-starter-winner = Chi vince una manche comincia la seguente.

## Le regole: le opzioni

option-chosen = { $name } = { $value } (valore predefinito: { $usual })
option-range = da { $least } a { $most }
option-open = { $name } (valore predefinito: { $usual }; valori ammessi: { $values }). { $doc }

## Le regole: durata e difficoltà

heading-measured = Quanto dura e quanto è difficile
measured-length = Se si muove a caso, una partita dura in media { $mean } { $mean ->
    [one] mossa
   *[other] mosse
}; su { $games } partite la più breve ne ha richieste { $shortest } e la più lunga { $longest }.
measured-unfinished = Partite interrotte dopo { $most } mosse: al massimo { $percent }%.
measured-choices = { $many ->
    [yes] Un giocatore ha in media { $choices } mosse tra cui scegliere, e una mossa comprende in media { $laps } giri.
   *[no] Un giocatore ha in media { $choices } mosse tra cui scegliere.
}
measured-solved = Partite risolte muovendo a caso: { $percent }%.
measured-shares = Partite vinte da Sud: { $south }%, da Nord: { $north }%; patte: { $draws }%{ $void ->
    [0] .
   *[other] ; non valide: { $void }%.
}
measured-easy = A giudicare dal numero di mosse possibili e di giri per mossa, è un gioco facile da calcolare (indice di difficoltà { $difficulty }; sotto 20 un gioco si considera facile).
measured-moderate = A giudicare dal numero di mosse possibili e di giri per mossa, è un gioco di media difficoltà (indice { $difficulty }; tra 20 e 40 la difficoltà si considera media).
measured-hard = A giudicare dal numero di mosse possibili e di giri per mossa, è un gioco difficile da calcolare (indice di difficoltà { $difficulty }; tra 40 e 80 un gioco si considera difficile).
measured-very-hard = A giudicare dal numero di mosse possibili e di giri per mossa, è un gioco difficilissimo da calcolare (indice di difficoltà { $difficulty }; da 80 in su un gioco si considera difficilissimo).
