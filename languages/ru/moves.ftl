# Слова объяснений ходов по-русски; слова написанных правил — в rules.ftl.
#
# К игроку, который ходит, обращаются на «вы». О каких формах просят FORM и $case, сказано в начале rules.ftl.

## Перечни и количества

list-more = { $case ->
    [attr] { TRAIT($last, "place") ->
        [yes] { FORM($first, $case) } { FORM($last, $case) }
       *[none] { FORM($first, $case) }, { FORM($last, $case) }
    }
   *[nom] { TRAIT($first, "there") ->
        [yes] { $case ->
            [each] { $first }
           *[nom] { FORM($first, "list") }
        }
       *[none] { $case ->
            [each-too] { FORM($first, "each") }
           *[nom] { FORM($first, $case) }
        }
    },{ $case ->
        [each] {" "}если
        [each-too] {" "}а
       *[nom] {""}
    } { TRAIT($last, "again") ->
        [held] { TRAIT($first, "again") ->
            [held] { FORM($last, "short") }
           *[none] { $last }
        }
       *[none] { list-and.rest }
    }
}
    .more = yes
    .again = { TRAIT($last, "again") }
    .named = { TRAIT($last, "named") }
    .made = { list-and.made }
    .filled = { list-and.filled }
    .filled-one = { TRAIT($last, "filled-one") }
    .into-last = { TRAIT($last, "into-last") }
    .self = { TRAIT($first, "self") ->
        [yes] { TRAIT($last, "self") }
       *[none] none
    }
list-and = { $case ->
    [attr] { TRAIT($last, "place") ->
        [yes] { FORM($first, $case) } { FORM($last, $case) }
       *[none] { TRAIT($first, "place") ->
            [yes] { FORM($last, $case) } { FORM($first, $case) }
           *[none] { FORM($first, $case) } и { FORM($last, $case) }
        }
    }
   *[nom] { TRAIT($first, "there") ->
        [yes] { FORM($first, "list") }
       *[none] { $case ->
            [each] { TRAIT($first, "filled-one") ->
                [yes] { TRAIT($last, "filled-one") ->
                    [yes] { FORM($first, "each-too") }
                   *[none] { FORM($first, $case) }
                }
               *[none] { FORM($first, $case) }
            }
           *[nom] { FORM($first, $case) }
        }
    }{ TRAIT($last, "again") ->
        [held] { TRAIT($first, "again") ->
            [held] ,
           *[none] {" "}и
        }
       *[none] {" "}и{ $case ->
            [each] { TRAIT($first, "more") ->
                [yes] { TRAIT($first, "filled-one") ->
                    [yes] { TRAIT($last, "filled-one") ->
                        [yes] {""}
                       *[none] {" "}если
                    }
                   *[none] {" "}если
                }
               *[none] {""}
            }
           *[nom] {""}
        }
    } { TRAIT($last, "again") ->
        [hand] { TRAIT($first, "hand") ->
            [yes] { FORM($last, "short") }
           *[none] { $last }
        }
        [you] { TRAIT($first, "again") ->
            [you] { FORM($last, "short") }
           *[none] { $last }
        }
        [now] { TRAIT($first, "again") ->
            [now] { FORM($last, "short") }
           *[none] { list-and.rest }
        }
        [held] { TRAIT($first, "again") ->
            [held] { FORM($last, "short") }
           *[none] { $last }
        }
       *[none] { TRAIT($first, "filled-one") ->
            [yes] { TRAIT($last, "filled-one") ->
                [yes] { FORM($last, "too") }
               *[none] { list-and.rest }
            }
           *[none] { TRAIT($first, "into-last") ->
                [yes] { FORM($last, "into-last") }
               *[none] { list-and.rest }
            }
        }
    }
}
    .many = yes
    .both = { TRAIT($first, "filled-one") ->
        [yes] { TRAIT($last, "filled-one") }
       *[none] no
    }
    .from = { TRAIT($first, "more") ->
        [yes] none
       *[none] { FORM($first, "gen") } и из { FORM($last, "gen") }
    }
    .pick = { TRAIT($first, "pick") }
    .way = { TRAIT($first, "way") }
    .only-if = { list-and.rest }
    .rest = { $case ->
        [those] { $last }
        [that-one] { $last }
        [filled-next] { $last }
        [filled-but-one] { $last }
        [filled-facing] { $last }
       *[nom] { TRAIT($first, "named") ->
            [last] { TRAIT($last, "about") ->
                [last] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [that] { TRAIT($last, "about") ->
                [that] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [next] { TRAIT($last, "about") ->
                [next] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [previous] { TRAIT($last, "about") ->
                [previous] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [facing] { TRAIT($last, "about") ->
                [facing] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [landing] { TRAIT($last, "about") ->
                [facing-landing] { FORM($last, "opposite") }
               *[none] { FORM($last, $case) }
            }
            [own-house] { TRAIT($last, "about") ->
                [own-house] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
            [enemy-house] { TRAIT($last, "about") ->
                [enemy-house] { FORM($last, "it") }
               *[none] { FORM($last, $case) }
            }
           *[none] { FORM($last, $case) }
        }
    }
    .named = { TRAIT($last, "named") }
    .made = { TRAIT($last, "neutral") ->
        [yes] { TRAIT($first, "made") }
       *[none] { TRAIT($last, "made") }
    }
    .filled = { TRAIT($last, "neutral") ->
        [yes] { TRAIT($first, "filled") }
       *[none] { TRAIT($last, "filled") }
    }
    .it = { TRAIT($first, "neutral") ->
        [yes] { TRAIT($last, "it") }
       *[none] none
    }
    .beside-last = { TRAIT($first, "last") ->
        [yes] { FORM($last, "gen") }
       *[none] { TRAIT($last, "last") ->
            [yes] { FORM($first, "gen") }
           *[none] none
        }
    }
    .beside-facing = { TRAIT($first, "id") ->
        [facing] { FORM($last, "gen") }
       *[none] { TRAIT($last, "id") ->
            [facing] { FORM($first, "gen") }
           *[none] none
        }
    }
    .beside-but-one = { TRAIT($first, "id") ->
        [but-one] { FORM($last, "gen") }
       *[none] none
    }
    .beside-reached = { TRAIT($first, "id") ->
        [reached] { FORM($last, "gen") }
       *[none] none
    }
    .last-in-and = { TRAIT($first, "last-in") }
    .last-previous = { TRAIT($first, "last") ->
        [yes] { TRAIT($last, "previous") }
       *[none] none
    }
    .self = { TRAIT($first, "self") ->
        [yes] { TRAIT($last, "self") }
       *[none] none
    }
list-or = { TRAIT($first, "last-in-and") ->
    [yes] { list-or.either }
   *[none] { TRAIT($first, "last-in") ->
        [yes] { TRAIT($last, "last-in") ->
            [yes] { $first } или { FORM($last, "short") }
           *[none] { list-or.plain }
        }
       *[none] { $case ->
            [either] { list-or.either }
           *[nom] { list-or.plain }
        }
    }
}
    .plain = { FORM($first, $case) } или { FORM($last, $case) }
    .either = либо { FORM($first, "nom") }, либо { FORM($last, list-or.chosen) }
    .chosen = { TRAIT($first, "named") ->
        [landing] chosen
       *[other] nom
    }
    .or = { TRAIT($first, "more") ->
        [yes] no
       *[none] { TRAIT($first, "last-in") ->
            [yes] no
           *[none] yes
        }
    }
seeds = { $case ->
    [gen] { $n } { $n ->
        [one] камня
       *[many] камней
    }
    [not] не { $n } { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [ins] { $n } { $n ->
        [one] камнем
       *[many] камнями
    }
   *[nom] { $n } { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
}
    .number = { $n ->
        [1] single
        [one] one
       *[many] many
    }
    .gen = { $n } { $n ->
        [one] камня
       *[many] камней
    }
amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] есть камни
            [not] нет камней
            [gen] камней
            [ins] камнями
           *[nom] камни
        }
       *[many] { $case ->
            [not] меньше { seeds.gen }
            [ins] { $n } и более камнями
           *[nom] не менее { seeds.gen }
        }
    }
    [most] { $case ->
        [not] больше { amount.gen }
        [ins] не более чем { $n } { $n ->
            [one] камнем
           *[many] камнями
        }
       *[nom] не более { amount.gen }
    }
    [not] { $case ->
        [not] ровно { amount.nom }
       *[nom] не { amount.nom }
    }
   *[exactly] { $n ->
        [0] { $case ->
            [not] есть камни
            [gen] камней
           *[nom] нет камней
        }
       *[many] { $case ->
            [not] не { amount.nom }
            [gen] ровно { amount.gen }
            [ins] ровно { $n } { $n ->
                [one] камнем
               *[many] камнями
            }
           *[nom] ровно { amount.nom }
        }
    }
}
    .nom = { $n ->
        [1] один камень
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
    .gen = { $n ->
        [1] одного камня
        [one] { $n } камня
       *[many] { $n } камней
    }
amount-some = { $case ->
    [is] есть камни
    [not] нет камней
    [gen] камней
    [ins] камнями
   *[nom] камни
}
amount-or-more = { $case ->
    [not] меньше { $n } камней
    [gen] не менее { $n } камней
    [ins] { $n } и более камнями
   *[nom] { $n } или более камней
}
amount-range = { $case ->
    [not] меньше { $least } или больше { $most } камней
    [ins] { $least }–{ $most } камнями
   *[nom] от { $least } до { $most } камней
}
amount-one-of = { $case ->
    [not] не { $counts } { amount-one-of.seeds }
    [gen] { $counts } камней
    [ins] { $counts } камнями
   *[nom] { $counts } { amount-one-of.seeds }
}
    .seeds = { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
amount-even = { $case ->
    [not] { $yes ->
        [no] чётное число камней
       *[yes] нечётное число камней
    }
    [gen] { $yes ->
        [no] нечётного числа камней
       *[yes] чётного числа камней
    }
    [ins] { $yes ->
        [no] нечётным числом камней
       *[yes] чётным числом камней
    }
   *[nom] { $yes ->
        [no] нечётное число камней
       *[yes] чётное число камней
    }
}
amount-impossible = невозможное число камней
count = { $how ->
    [least] { $n ->
        [1] хотя бы одна
       *[many] не менее { $n }
    }
    [most] { $n ->
        [1] не более одной
       *[many] не более { $n }
    }
    [not] не { $n }
   *[exactly] { $n ->
        [0] ни одной
        [1] ровно одна
       *[many] ровно { $n }
    }
}
    .filled = { $how ->
        [least] { $n ->
            [1] непустая
           *[many] непустых
        }
        [most] { $n ->
            [1] непустой
           *[many] непустых
        }
       *[exactly] { $n ->
            [0] непустой
            [1] непустая
           *[many] непустых
        }
    }
kind-seed = { $case ->
    [acc] камень
   *[nom] камень
}
kind-seeds = { $case ->
    [gen] камней
    [ins] камнями
   *[nom] камни
}
    .plain = yes
kind-count = { $n ->
    [1] 1 { $case ->
        [acc] { FORM($one, "acc") }
       *[nom] { $one }
    }
    [one] { $n } { $one }
    [few] { $n } { FORM($one, "gen") }
   *[many] { $n } { FORM($many, "gen") }
}
    .number = { $n ->
        [1] single
        [one] one
       *[many] many
    }
kind-amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] есть { $many }
            [not] нет { FORM($many, "gen") }
            [gen] { FORM($many, "gen") }
            [ins] { FORM($many, "ins") }
           *[nom] { $many }
        }
       *[many] { $case ->
            [not] меньше { $n } { FORM($many, "gen") }
            [ins] { $n } и более { FORM($many, "ins") }
           *[nom] не менее { $n } { FORM($many, "gen") }
        }
    }
    [most] { $case ->
        [not] больше { $n } { FORM($many, "gen") }
        [ins] не более чем { $n } { FORM($many, "ins") }
       *[nom] не более { $n } { FORM($many, "gen") }
    }
    [not] { $case ->
        [not] ровно { $n } { FORM($many, "gen") }
       *[nom] не { $n } { FORM($many, "gen") }
    }
   *[exactly] { $n ->
        [0] { $case ->
            [not] есть { $many }
            [gen] { FORM($many, "gen") }
           *[nom] нет { FORM($many, "gen") }
        }
        [1] { $case ->
            [not] не ровно 1 { $one }
           *[nom] ровно 1 { $one }
        }
       *[many] { $case ->
            [not] не ровно { $n } { FORM($many, "gen") }
            [ins] ровно { $n } { FORM($many, "ins") }
           *[nom] ровно { $n } { FORM($many, "gen") }
        }
    }
}
kind-range = { $case ->
    [not] меньше { $least } или больше { $most } { FORM($many, "gen") }
    [ins] { $least }–{ $most } { FORM($many, "ins") }
   *[nom] от { $least } до { $most } { FORM($many, "gen") }
}

## Почему кончилась игра, если этого не говорят её правила

reason-endless = бесконечный посев
reason-repetition = повторение позиции
reason-no-capture = слишком много ходов без захвата
reason-too-long = слишком много ходов
reason-grand-slam = полный захват; остальные камни получает противник
reason-resigned = сдача
reason-agreed = по согласию

## Объяснения ходов

side-south = { $case ->
    [gen] Юга
    [dat] Югу
    [ins] Югом
    [loc] Юге
   *[nom] Юг
}
side-north = { $case ->
    [gen] Севера
    [dat] Северу
    [ins] Севером
    [loc] Севере
   *[nom] Север
}
side-east = { $case ->
    [gen] Востока
    [dat] Востоку
    [ins] Востоком
    [loc] Востоке
   *[nom] Восток
}
side-west = { $case ->
    [gen] Запада
    [dat] Западу
    [ins] Западом
    [loc] Западе
   *[nom] Запад
}
explain-store = { $case ->
    [gen] амбара
    [loc] амбаре
   *[nom] амбар
}
explain-pit = { $case ->
    [acc] лунку { $name }
   *[nom] { $name }
}
explain-refill = { TRAIT($seeds, "number") ->
    [single] { $side } возвращает на доску камень, в лунку { $pits }
   *[many] { $side } возвращает на доску { FORM($seeds, "acc") }, по одному в лунки { $pits }
}{ $lent ->
    [0] { "" }
   *[other] , из них { $lent } — в долг
}.
explain-enter = { $side } кладёт камень из запаса в лунку { $pit }, и там становится { explain-last-makes.now }.
explain-sow = { $side } сеет { $seeds } из лунки { $pit }{ $toll ->
    [0] { TRAIT($seeds, "number") ->
        [single] { FORM($end, "alone") }
       *[many] { $end }
    }
   *[many] , а ещё { explain-sow.toll } откладывает в амбар{ explain-sow.end }
}.
    .toll = { $toll ->
        [1] один камень
        [one] { $toll } камень
        [few] { $toll } камня
       *[many] { $toll } камней
    }
    .end = { TRAIT($seeds, "number") ->
        [single] { FORM($end, "single") }
       *[many] { $end }
    }
explain-on = { $side } берёт { $seeds } из лунки { $pit } и сеет дальше{ explain-on.turned }{ explain-sow.end }.
    .turned = { $turned ->
        [yes] {" "}в обратную сторону
       *[no] { "" }
    }
explain-later = { $laps ->
    [1] Ещё через круг { $side } берёт { $seeds } из лунки { $pit } и сеет дальше{ explain-on.turned }{ explain-sow.end }.
    [one] Ещё через { $laps } круг { $side } берёт { $seeds } из лунки { $pit } и сеет дальше{ explain-on.turned }{ explain-sow.end }.
    [few] Ещё через { $laps } круга { $side } берёт { $seeds } из лунки { $pit } и сеет дальше{ explain-on.turned }{ explain-sow.end }.
   *[many] Ещё через { $laps } кругов { $side } берёт { $seeds } из лунки { $pit } и сеет дальше{ explain-on.turned }{ explain-sow.end }.
}
explain-resow = { $side } сеет { TRAIT($seeds, "number") ->
    [single] захваченный камень{ explain-on.turned }{ FORM($end, "alone") }
   *[many] захваченные камни{ explain-on.turned }, начиная с лунки { $pit }{ $end }
}.
explain-end = { $case ->
    [alone] {" "}{ FORM($end, $case) }
   *[nom] ; { FORM($end, $case) }
}
explain-middle = { $any ->
    [yes] { explain-middle.laps } { $side } захватывает { FORM($seeds, "acc") } из { explain-middle.of } { $pits }.
   *[no] { explain-middle.count }.
}
    .laps = { $laps ->
        [1] За следующий круг
        [one] За следующие { $laps } круг
        [few] За следующие { $laps } круга
       *[many] За следующие { $laps } кругов
    }
    .count = { $laps ->
        [1] Следует ещё один круг
        [one] Следует ещё { $laps } круг
        [few] Следуют ещё { $laps } круга
       *[many] Следуют ещё { $laps } кругов
    }
    .of = { TRAIT($pits, "many") ->
        [yes] лунок
       *[none] лунки
    }
explain-last = { $case ->
    [alone] в { FORM($pit, "acc") }
   *[nom] { explain-last-makes.who } попадает в { FORM($pit, "acc") }
}
explain-last-makes = { $now ->
    [1] { explain-last-makes.falls }в пустую лунку { $pit }
   *[many] { explain-last-makes.falls }в лунку { $pit }, и там становится { explain-last-makes.now }
}
    .who = { $case ->
        [single] камень
       *[nom] последний камень
    }
    .falls = { $case ->
        [alone] { "" }
       *[nom] { explain-last-makes.who } попадает{" "}
    }
    .now = { $now } { $now ->
        [one] камень
        [few] камня
       *[many] камней
    }
explain-cut-short = { $case ->
    [alone] — посев на этом прерывается
   *[nom] посев на этом прерывается
}
explain-captured = { $result }.
explain-captured-why = { $why }: { $result }.
explain-that = { $case ->
    [gen] этой лунки
   *[nom] эта лунка
}
    .those = yes
explain-both = { $case ->
    [gen] обеих лунок
   *[nom] обе лунки
}
explain-all = { $case ->
    [gen] этих лунок
   *[nom] все эти лунки
}
    .all = yes
explain-pits = { $case ->
    [gen] { $count ->
        [1] лунки { $pits }
       *[many] лунок { $pits }
    }
   *[nom] { $count ->
        [1] лунка { $pits }
       *[many] лунки { $pits }
    }
}
explain-taken = { $to ->
    [hand] { TRAIT($what, "those") ->
        [yes] { $side } берёт { explain-taken.them } в руку
       *[none] { $side } берёт в руку { explain-taken.seeds } из { FORM($what, "gen") }
    }
    [other] { TRAIT($what, "those") ->
        [yes] { explain-taken.them } получает { $side }
       *[none] { $side } получает { explain-taken.seeds } из { FORM($what, "gen") }
    }
   *[mover] { TRAIT($what, "those") ->
        [yes] { $side } { explain-taken.them } захватывает
       *[none] { $side } захватывает { explain-taken.seeds } из { FORM($what, "gen") }
    }
}
    .them = { TRAIT($seeds, "number") ->
        [single] его
       *[many] их
    }
    .seeds = { TRAIT($what, "all") ->
        [yes] все { FORM($seeds, "acc") }
       *[none] { FORM($seeds, "acc") }
    }
explain-taken-there = { $side } захватывает из неё { FORM($seeds, "acc") }
explain-taken-at-once = Вместо посева { $side } захватывает { FORM($seeds, "acc") } из лунки { $pit }.
why-and = { $first }, а { $more }
why-made = { $now ->
    [1] последний камень попадает в пустую лунку { $pit }
   *[many] последний камень попадает в лунку { $pit }, и там становится { explain-last-makes.now }
}
why-held = { $case ->
    [short] в лунке { $pit } — { explain-last-makes.now }
   *[nom] в лунке { $pit } { $now ->
        [one] лежит
       *[many] лежат
    } { explain-last-makes.now }
}
    .again = held
why-opposite = в лунке напротив ({ $pit }) — { $seeds }
    .again = held
why-marked = лунка { $pit } — { $mark }
explain-bonus = { $side } захватывает ещё { FORM($seeds, "acc") } из { $count ->
    [1] лунки
   *[many] лунок
} { $pits }.
explain-forfeit = { $side } получает { $seeds } из { $count ->
    [1] лунки
   *[many] лунок
} { $pits }.
explain-refused = { $count ->
    [1] Если захватить камни и из лунки { $pits }, противник останется ни с чем, поэтому их не трогают.
   *[many] Если захватить камни из лунок { $pits }, противник останется ни с чем, поэтому их не трогают.
}
explain-left = Из лунки { $pit } { $side } мог сделать захват, но отказался от него.
explain-unclaimed = Камни в лунке { $pit } никто не взял, и посев продолжается.
explain-mark = Лунка { $pit } становится { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
} { FORM($side, "gen") }.
explain-unmark = Лунка { $pit } перестаёт быть { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
} { FORM($side, "gen") }.
explain-note = Лунка { $pit } получает пометку «{ $mark }».
explain-unnote = Лунка { $pit } теряет пометку «{ $mark }».
explain-passing = По ходу посева { $side } захватывает { FORM($seeds, "acc") } из { explain-middle.of } { $pits }.
explain-passing-count = { $count ->
    [1] По ходу посева в лунке { $pits } набирается { explain-passing-count.made }{ $made ->
        [4] { $n ->
            [4] , и { $side } их захватывает
           *[many] { explain-passing-count.taken }
        }
       *[many] { explain-passing-count.taken }
    }.
   *[many] По ходу посева в лунках { $pits } набирается по { explain-passing-count.made }{ explain-passing-count.taken }.
}
    .made = { $made } { $made ->
        [one] камень
        [few] камня
       *[many] камней
    }
    .taken = : всего { $side } захватывает { $n } { explain-passing-count.seeds }
    .seeds = { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
explain-passing-mark = { $n ->
    [1] Один камень попадает в { FORM($mark, "acc") } { $pits } и достаётся { FORM($side, "dat") }.
    [one] { $n } { explain-passing-count.seeds } попадает в { FORM($mark, "acc") } { $pits } и достаётся { FORM($side, "dat") }.
    [few] { $n } { explain-passing-count.seeds } попадают в { FORM($mark, "acc") } { $pits } и достаются { FORM($side, "dat") }.
   *[many] { $n } { explain-passing-count.seeds } попадают в { FORM($mark, "acc") } { $pits } и достаются { FORM($side, "dat") }.
}
explain-give = { TRAIT($seeds, "number") ->
    [single] Захваченный камень кладут в лунку { $pit }.
    [one] Захваченный { $seeds } кладут в лунку { $pit }.
   *[many] Захваченные { $seeds } кладут в лунку { $pit }.
}
explain-block = Лунка { $pit } заблокирована на следующий ход ({ $name }).
explain-collect = { TRAIT($seeds, "number") ->
    [single] Остаётся { $seeds }; он достаётся { FORM($side, "dat") }.
    [one] Остаток ({ $seeds }) получает { $side }.
   *[many] Оставшиеся { $seeds } получает { $side }.
}
explain-swap = Игроки меняются сторонами.
explain-again = { $side } ходит ещё раз.
explain-store-of = { $case ->
    [gen] амбара { FORM($side, "gen") }
    [loc] амбаре { FORM($side, "gen") }
   *[nom] амбар { FORM($side, "gen") }
}
explain-bind = { $side } ходит ещё раз и обязан ходить из лунки { $pit }.
explain-swallow = В лунку { $pit } сразу падает и всё, что осталось в руке: { $seeds }.
explain-pay = { $own ->
    [yes] За пропуск хода в лоток кладут камень из своего амбара.
   *[no] За пропуск хода в лоток кладут камень из { FORM($store, "gen") }.
}
explain-pass = У { FORM($side, "gen") } нет возможных ходов, и он пропускает ход.
explain-race-name = { $side } начнёт гонку из лунки { $pit }.
explain-race-answer = { $side } начинает гонку из лунки { $pit }, и оба сеют одновременно.
explain-race = { $first } начинает гонку из лунки { $pit }, а { $second } — из лунки { $other }, и оба сеют одновременно.
explain-race-finish = { $laps ->
    [0] В лунке { $pit } у { FORM($side, "gen") } нечего сеять.
    [one] { $side } заканчивает гонку в лунке { $pit }, посеяв { $seeds } за { $laps } круг.
    [few] { $side } заканчивает гонку в лунке { $pit }, посеяв { $seeds } за { $laps } круга.
   *[many] { $side } заканчивает гонку в лунке { $pit }, посеяв { $seeds } за { $laps } кругов.
}
explain-race-begin = { $side } ходит первым.
explain-endless = Посев бесконечен.
explain-stop = { $side } останавливается в лунке { $pit }.
explain-nothing = На этом { $side } заканчивает ход.
explain-end-won = Игра окончена ({ $why }), { $count ->
    [1] побеждает
   *[many] побеждают
} { $side }.
explain-end-score = Игра окончена ({ $why }), { $side } { $count ->
    [1] побеждает
   *[many] побеждают
} со счётом { $own } : { $other }.
explain-end-draw = Игра окончена ({ $why }): ничья.
explain-end-nobody = Игра окончена ({ $why }): не побеждает никто.

## Рисунки досок

picture-title = { $game }: { $turn }
picture-turn = Ходит { $side }.
picture-won = Победил { $side }.
picture-draw = Игра окончена: ничья.
picture-nobody = Игра окончена: не победил никто.
picture-row = { $side }: { $what }.
picture-store = { $side } выиграл { $what }.
picture-hand = У { FORM($side, "gen") } { $what }.
picture-reserve = { $n } в руке
picture-marked = { $mark } ({ $side }): { $pits }.
picture-second = Числа после плюса — { $many }.
picture-ends = По концам доски: { $what }.
picture-trays = { $name }: { $what }
picture-closed = Вне игры: { $pits }.
picture-blocked = Этим ходом нельзя играть из лунки { $pits }.
picture-sown-from = Последний посев начался из лунки { $pits }.

## Слова из файлов игр: как зовутся метки, виды ходов, запреты и исходы

any--mark-trap = { $case ->
    [acc] ловушку
    [gen] ловушки
    [loc] ловушке
    [ins] ловушкой
    [pl] ловушки
    [pl-gen] ловушек
    [pl-ins] ловушками
    [pl-loc] ловушках
   *[nom] ловушка
}
    .gender = f
any--mark-bull = { $case ->
    [acc] быка
    [gen] быка
    [loc] быке
    [ins] быком
    [pl] быки
    [pl-gen] быков
    [pl-ins] быками
    [pl-loc] быках
   *[nom] бык
}
    .gender = m
any--mark-tuzdyk = { $case ->
    [gen] туздыка
    [loc] туздыке
    [ins] туздыком
    [pl] туздыки
    [pl-gen] туздыков
    [pl-ins] туздыками
    [pl-loc] туздыках
   *[nom] туздык
}
    .gender = m
any--mark-house = { $case ->
    [gen] дома
    [loc] доме
    [ins] домом
    [pl] дома
    [pl-gen] домов
    [pl-ins] домами
    [pl-loc] домах
   *[nom] дом
}
    .gender = m
any--mark-cut-head = { $case ->
    [acc] отрубленную голову
    [gen] отрубленной головы
    [loc] отрубленной голове
    [ins] отрубленной головой
    [pl] отрубленные головы
    [pl-gen] отрубленных голов
    [pl-ins] отрубленными головами
    [pl-loc] отрубленных головах
   *[nom] отрубленная голова
}
    .gender = f
    .taken = отрубленную вами голову
any--mark-spinster = { $case ->
    [acc] старую деву
    [gen] старой девы
    [loc] старой деве
    [ins] старой девой
    [pl] старые девы
    [pl-gen] старых дев
    [pl-ins] старыми девами
    [pl-loc] старых девах
   *[nom] старая дева
}
    .gender = f
any--mark-moved = ход сделан
any--mark-property = { $case ->
    [gen] покупки
    [loc] покупке
    [ins] покупкой
    [pl] покупки
    [pl-gen] покупок
    [pl-ins] покупками
    [pl-loc] покупках
   *[nom] покупка
}
    .gender = f
any--kind-cowrie = каури
any--kinds-cowrie = каури
any--kind-quan = { $case ->
    [acc] куана
    [gen] куана
    [ins] куаном
   *[nom] куан
}
any--kinds-quan = { $case ->
    [acc] куанов
    [gen] куанов
    [ins] куанами
   *[nom] куаны
}
any--mode-single-seed = одиночный камень
any--mode-capture = захват
any--mode-takata = таката
any--mode-gift = подарок
any--mode-stylised = стилизованный
any--mode-namua-capture = намуа-захват
any--mode-namua-takata = намуа-таката
any--mode-namua-takata-housed = намуа-таката с домом
any--block-takasia = такасия
any--block-banned = запрет
any--why-a-row-is-empty = ряд пуст
any--why-atsyrau = атсырау
any--why-both-heads-cut-off = отрублены обе головы
any--why-no-pit-with-two-seeds = нет лунки с двумя камнями
any--why-no-seeds-to-sow = нечего сеять
any--why-board-empty = доска пуста
any--why-both-have-half = у каждого половина камней
any--why-both-mandarin-squares-empty = обе клетки мандаринов пусты
any--why-both-mandarins-captured = оба мандарина захвачены
any--why-cannot-feed = противника нечем накормить
any--why-fewer-than-two-seeds-left = осталось меньше двух камней
any--why-half = половина камней
any--why-inner-row-of-the-opponent-empty = внутренний ряд противника пуст
any--why-last-eight = последние восемь камней
any--why-last-four = последние четыре камня
any--why-lost = цель не достигнута
any--why-low = осталось мало камней
any--why-majority = большинство
any--why-more-than-half = больше половины
any--why-no-legal-move = нет хода
any--why-no-move = нет хода
any--why-no-move-left-at-equal-stores = ходов нет, в амбарах поровну
any--why-no-seeds-on-a-side = на одной стороне нет камней
any--why-no-seeds-on-the-own-side = у ходящего нет камней
any--why-no-seeds = нет камней
any--why-no-seeds-left-on-the-board = на доске не осталось камней
any--why-nobody-can-move = ни у кого нет хода
any--why-only-single-seeds-are-left = остались только одиночные камни
any--why-outer-row-of-the-opponent-empty = внешний ряд противника пуст
any--why-own-half-empty = половина ходившего пуста
any--why-own-inner-row-empty = внутренний ряд ходившего пуст
any--why-own-outer-row-empty = внешний ряд ходившего пуст
any--heap-rumas = рума
any--heap-penalties = штрафы
any--why-all-others-out = все остальные выбыли
any--why-penalty-limit = достигнут предел штрафов
any--why-row-empty = ряд пуст
any--why-score = по счёту
any--why-solved = цель достигнута
any--why-the-opponent-s-inner-row-is-empty = внутренний ряд противника пуст
any--why-the-own-inner-row-is-empty = внутренний ряд ходившего пуст
any--why-the-seeds-in-the-ruma-count = засчитываются камни в руме
any--mode-move = ход
any--why-more-than-the-rest = больше, чем у любого другого вместе с остатком
any--why-equal = поровну
any--mode-placing = раскладка
any--mode-reply = ответ
