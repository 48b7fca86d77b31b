# Слова написанных правил по-русски; слова объяснений ходов — в moves.ftl.
#
# К игроку, который ходит, обращаются на «вы»; распоряжения правил стоят в повелительном наклонении («захватите»).
#
# Формы, о которых просят FORM и $case: nom (без имени), acc, gen, loc — падежи; dat и ins есть у чисел, сторон и
# количеств, где они нужны. Свойство number у количеств камней: single (один), one (21, 31, …), many. У них ещё две
# формы: is — «есть камни», «нет камней» (в лунке …), not — то же с отрицанием. У вопросов к лунке (asked-…): attr —
# определение при ней («с камнями»), if — условие («в ней есть камни»), иначе — сказуемое.
# Области доски, у которых есть свойство adj, принимают и определение: acc-filled «непустую лунку», acc-empty «пустую
# лунку»; свойство self — притяжательное «свой» вместо «ваш» (self, self-filled: винительный падеж, self-gen:
# родительный).
# У меток есть свойство gender (m или f), формы ins, pl, pl-gen, pl-ins и pl-loc; метка без перевода стоит в кавычках.

## Лунки

pit-that = { $case ->
    [acc] эту лунку
    [gen] этой лунки
    [loc] этой лунке
   *[nom] эта лунка
}
    .id = that
    .chosen = выбранной лунке
pit-it = { $case ->
    [acc] эту лунку
    [gen] этой лунки
    [loc] ней
   *[nom] она
}
pit-last = { $case ->
    [acc] последнюю лунку
    [gen] последней лунки
    [loc] последней лунке
   *[nom] последняя лунка
}
    .last = yes
    .id = last
pit-reached = { $case ->
    [acc] очередную лунку
    [gen] очередной лунки
    [loc] очередной лунке
   *[nom] очередная лунка
}
    .id = reached
pit-chosen = { $case ->
    [acc] выбранную лунку
    [gen] выбранной лунки
    [loc] выбранной лунке
   *[nom] выбранная лунка
}
pit-lifted = { $case ->
    [acc] исходную лунку
    [self] исходную лунку
    [gen] исходной лунки
    [self-gen] исходной лунки
    [loc] исходной лунке
    [which] исходная
   *[nom] исходная лунка
}
    .self = yes
    .short = исходной
pit-origin = { $case ->
    [acc] начальную лунку хода
    [gen] начальной лунки хода
    [loc] начальной лунке хода
   *[nom] начальная лунка хода
}
    .short = той, с которой начался ход
pit-of-last-seed = { $case ->
    [acc] последнюю лунку
    [gen] последней лунки
    [loc] последней лунке
   *[nom] последняя лунка
}
    .last = yes
    .id = last
pit-passed = { whose.pit } с упавшим камнем
pit-landing = { $case ->
    [acc] последнюю лунку первого круга
    [gen] последней лунки первого круга
    [loc] последней лунке первого круга
   *[nom] последняя лунка первого круга
}
    .id = landing
pit-bound = { $case ->
    [acc] обязательную лунку
    [gen] обязательной лунки
    [loc] обязательной лунке
   *[nom] обязательная лунка
}
    .bound = yes
pit-blocked = { $case ->
    [acc] заблокированную лунку
    [gen] заблокированной лунки
    [loc] заблокированной лунке
   *[nom] заблокированная лунка
}
pit-threatened = { $case ->
    [acc] заблокированную вашим прошлым ходом лунку
    [gen] заблокированной вашим прошлым ходом лунки
    [loc] заблокированной вашим прошлым ходом лунке
   *[nom] заблокированная вашим прошлым ходом лунка
}
    .bound = blocked
pit-last-target = { whose.pit } вашего последнего подарка
region-whole = { $owner ->
    [own] { $form ->
        [one] { whose.one } из { whose.my } { whose.of }
        [some] { whose.your } { whose.pit }
        [no] { whose.no } { whose.your } { whose.pit }
       *[many] { whose.yours } { whose.pits }
    }
    [enemy] { $form ->
        [one] { whose.one } из { whose.of } противника
        [some] { whose.pit } противника
        [no] { whose.no } { whose.pit } противника
       *[many] { whose.pits } противника
    }
    [south] { $form ->
        [one] { whose.one } из { whose.of } Юга
        [some] { whose.pit } Юга
        [no] { whose.no } { whose.pit } Юга
       *[many] { whose.pits } Юга
    }
    [north] { $form ->
        [one] { whose.one } из { whose.of } Севера
        [some] { whose.pit } Севера
        [no] { whose.no } { whose.pit } Севера
       *[many] { whose.pits } Севера
    }
   *[each] { region-all }
}
    .adj = yes
    .self = yes
    .belongs = { $owner ->
        [own] принадлежит вам
        [enemy] принадлежит противнику
        [south] принадлежит Югу
        [north] принадлежит Северу
       *[each] none
    }
    .innermost = { $owner ->
        [own] в ближайшем к середине из ваших непустых рядов
        [enemy] в ближайшем к середине непустом ряду противника
       *[each] none
    }
    .innermost-gen = { $owner ->
        [own] вашего ближайшего к середине непустого ряда
        [enemy] ближайшего к середине непустого ряда противника
       *[each] none
    }
    .his = { $owner ->
        [enemy] { $form ->
            [many] его лунках
           *[one] none
        }
       *[each] none
    }
    .into = { $owner ->
        [own] ни в одну из ваших лунок
        [enemy] ни в одну из лунок противника
        [south] ни в одну из лунок Юга
        [north] ни в одну из лунок Севера
       *[each] ни в одну лунку
    }
    .from = { $owner ->
        [own] ни из одной вашей лунки
        [enemy] ни из одной лунки противника
        [south] ни из одной лунки Юга
        [north] ни из одной лунки Севера
       *[each] ни из одной лунки
    }
region-all = { $form ->
    [no] { whose.no } { whose.pit }
    [many] { whose.pits } на доске
   *[one] { $case ->
        [acc] любую
        [self] любую
        [acc-filled] любую
        [self-filled] любую
        [acc-empty] любую
        [self-empty] любую
        [gen] любой
        [self-gen] любой
        [gen-filled] любой
        [self-gen-filled] любой
        [gen-empty] любой
        [self-gen-empty] любой
        [loc] любой
        [loc-filled] любой
        [loc-empty] любой
       *[nom] любая
    } { whose.pit }
}
    .whole = { $form ->
        [many] yes
       *[one] no
    }
    .adj = yes
    .self = yes
region-ends = { $form ->
    [no] { whose.no } { whose.pit } на конце доски
    [many] { whose.pits } на концах доски
   *[one] { whose.pit } на конце доски
}
    .adj = yes
    .lies = на конце доски
region-rows = { $form ->
    [no] { whose.no } { whose.pit } двух рядов
    [many] { whose.pits } двух рядов
   *[one] { whose.pit } одного из двух рядов
}
    .adj = yes
region-none = { whose.no } { whose.pit }
# Слова, из которых складываются лунки: чьи они, одна, ни одна, лунка, лунки.
whose = { $owner ->
    [own] ваши
    [enemy] противника
   *[any] игроков
}
    .one = { $case ->
        [acc] одну
        [self] одну
        [acc-filled] одну
        [self-filled] одну
        [acc-empty] одну
        [self-empty] одну
        [gen] одной
        [self-gen] одной
        [gen-filled] одной
        [self-gen-filled] одной
        [gen-empty] одной
        [self-gen-empty] одной
        [loc] одной
        [loc-filled] одной
        [loc-empty] одной
       *[nom] одна
    }
    .no = { $case ->
        [acc] ни одну
        [self] ни одну
        [acc-filled] ни одну
        [self-filled] ни одну
        [acc-empty] ни одну
        [self-empty] ни одну
        [gen] ни одной
        [self-gen] ни одной
        [gen-filled] ни одной
        [self-gen-filled] ни одной
        [gen-empty] ни одной
        [self-gen-empty] ни одной
        [loc] ни одной
        [loc-filled] ни одной
        [loc-empty] ни одной
       *[nom] ни одна
    }
    .pit = { $case ->
        [acc] лунку
        [self] лунку
        [acc-filled] непустую лунку
        [self-filled] непустую лунку
        [acc-empty] пустую лунку
        [self-empty] пустую лунку
        [gen] лунки
        [self-gen] лунки
        [gen-filled] непустой лунки
        [self-gen-filled] непустой лунки
        [gen-empty] пустой лунки
        [self-gen-empty] пустой лунки
        [loc] лунке
        [loc-filled] непустой лунке
        [loc-empty] пустой лунке
        [nom-filled] непустая лунка
        [nom-empty] пустая лунка
       *[nom] лунка
    }
    .pits = { $case ->
        [gen] лунок
        [self-gen] лунок
        [gen-filled] непустых лунок
        [self-gen-filled] непустых лунок
        [gen-empty] пустых лунок
        [self-gen-empty] пустых лунок
        [loc] лунках
        [loc-filled] непустых лунках
        [loc-empty] пустых лунках
        [nom-filled] непустые лунки
        [acc-filled] непустые лунки
        [self-filled] непустые лунки
        [nom-empty] пустые лунки
        [acc-empty] пустые лунки
        [self-empty] пустые лунки
       *[nom] лунки
    }
    .of = { $case ->
        [gen-filled] непустых лунок
        [self-gen-filled] непустых лунок
        [loc-filled] непустых лунок
        [nom-filled] непустых лунок
        [acc-filled] непустых лунок
        [self-filled] непустых лунок
        [gen-empty] пустых лунок
        [self-gen-empty] пустых лунок
        [loc-empty] пустых лунок
        [nom-empty] пустых лунок
        [acc-empty] пустых лунок
        [self-empty] пустых лунок
       *[nom] лунок
    }
    .your = { $case ->
        [acc] вашу
        [acc-filled] вашу
        [acc-empty] вашу
        [self] свою
        [self-filled] свою
        [self-empty] свою
        [gen] вашей
        [gen-filled] вашей
        [gen-empty] вашей
        [self-gen] своей
        [self-gen-filled] своей
        [self-gen-empty] своей
        [loc] вашей
        [loc-filled] вашей
        [loc-empty] вашей
       *[nom] ваша
    }
    .yours = { $case ->
        [gen] ваших
        [gen-filled] ваших
        [gen-empty] ваших
        [self-gen] своих
        [self-gen-filled] своих
        [self-gen-empty] своих
        [loc] ваших
        [loc-filled] ваших
        [loc-empty] ваших
        [self] свои
        [self-filled] свои
        [self-empty] свои
       *[nom] ваши
    }
    .my = { $case ->
        [self] своих
        [self-filled] своих
        [self-empty] своих
        [self-gen] своих
        [self-gen-filled] своих
        [self-gen-empty] своих
       *[nom] ваших
    }
    .mine = { $case ->
        [self] своего
        [self-filled] своего
        [self-empty] своего
        [self-gen] своего
        [self-gen-filled] своего
        [self-gen-empty] своего
       *[nom] вашего
    }
    .store = { $case ->
        [self] свой
        [self-gen] своего
        [gen] вашего
        [loc] вашем
       *[nom] ваш
    }
region-stores = { $whose ->
    [own] { whose.store } { region-stores.one }
    [enemy] { region-stores.one } противника
    [party] { $form ->
        [many] { region-stores.many } { region-stores.party } команды
       *[one] { region-stores.one } { region-stores.party } команды
    }
   *[all] { $form ->
        [many] { $case ->
            [gen] всех амбаров
            [self-gen] всех амбаров
            [loc] всех амбарах
           *[nom] все амбары
        }
        [no] { $case ->
            [gen] ни одного амбара
            [self-gen] ни одного амбара
            [loc] ни одном амбаре
           *[nom] ни один амбар
        }
       *[one] { $case ->
            [gen] любого амбара
            [self-gen] любого амбара
            [loc] любом амбаре
           *[nom] любой амбар
        }
    }
}
    .one = { $case ->
        [gen] амбара
        [self-gen] амбара
        [loc] амбаре
       *[nom] амбар
    }
    .many = { $case ->
        [gen] амбаров
        [self-gen] амбаров
        [loc] амбарах
       *[nom] амбары
    }
    .gender = m
    .party = { $case ->
        [self] своей
        [self-gen] своей
       *[nom] вашей
    }
    .self = yes
region-trays = { $whose ->
    [own] { whose.store } { region-trays.one }
    [enemy] { region-trays.one } противника
    [party] { $form ->
        [many] { region-trays.many } { region-stores.party } команды
       *[one] { region-trays.one } { region-stores.party } команды
    }
   *[all] { $form ->
        [many] { $case ->
            [gen] всех лотков
            [self-gen] всех лотков
            [loc] всех лотках
           *[nom] все лотки
        }
        [no] { $case ->
            [gen] ни одного лотка
            [self-gen] ни одного лотка
            [loc] ни одном лотке
           *[nom] ни один лоток
        }
       *[one] { $case ->
            [gen] любого лотка
            [self-gen] любого лотка
            [loc] любом лотке
           *[nom] любой лоток
        }
    }
}
    .one = { $case ->
        [gen] лотка
        [self-gen] лотка
        [loc] лотке
       *[nom] лоток
    }
    .many = { $case ->
        [gen] лотков
        [self-gen] лотков
        [loc] лотках
       *[nom] лотки
    }
    .gender = m
    .self = yes
region-seat = { $form ->
    [one] { whose.one } из { whose.of } { region-seat.of }
    [some] { whose.pit } { region-seat.of }
    [no] { whose.no } { whose.pit } { region-seat.of }
   *[many] { whose.pits } { region-seat.of }
}
    .of = { $whose ->
        [own] { whose.mine } ряда
        [enemy] противников
        [party] вашей команды
       *[partner] другого ряда вашей команды
    }
    .adj = yes
    .self = yes
region-inner = { $form ->
    [many] { whose.pits } { region-inner.row }
    [no] { whose.no } { whose.pit } { region-inner.row }
   *[one] { whose.pit } { region-inner.row }
}
    .row = { $owner ->
        [own] { whose.mine } внутреннего ряда
        [enemy] внутреннего ряда противника
       *[any] { $form ->
            [many] внутренних рядов
           *[one] внутреннего ряда
        }
    }
    .lies = { $owner ->
        [own] в вашем внутреннем ряду
        [enemy] во внутреннем ряду противника
       *[any] во внутреннем ряду
    }
    .adj = yes
    .self = yes
region-outer = { $form ->
    [many] { whose.pits } { region-outer.row }
    [no] { whose.no } { whose.pit } { region-outer.row }
   *[one] { whose.pit } { region-outer.row }
}
    .row = { $owner ->
        [own] { whose.mine } внешнего ряда
        [enemy] внешнего ряда противника
       *[any] { $form ->
            [many] внешних рядов
           *[one] внешнего ряда
        }
    }
    .lies = { $owner ->
        [own] в вашем внешнем ряду
        [enemy] во внешнем ряду противника
       *[any] во внешнем ряду
    }
    .adj = yes
    .self = yes
region-row = { $form ->
    [many] { whose.pits } { region-row.row }
    [no] { whose.no } { whose.pit } { region-row.row }
   *[one] { whose.pit } { region-row.row }
}
    .row = { $owner ->
        [own] вашего { $row }-го от середины ряда
        [enemy] { $row }-го от середины ряда противника
       *[any] { $row }-х от середины рядов
    }
region-leftmost = { $owner ->
    [own] { whose.your } { region-leftmost.pit }
    [enemy] { region-leftmost.pit } противника
   *[any] { region-leftmost.pit }
}
    .self = yes
    .pit = { $case ->
        [acc] крайнюю левую лунку
        [self] крайнюю левую лунку
        [gen] крайней левой лунки
        [self-gen] крайней левой лунки
        [loc] крайней левой лунке
       *[nom] крайняя левая лунка
    }
region-rightmost = { $owner ->
    [own] { whose.your } { region-rightmost.pit }
    [enemy] { region-rightmost.pit } противника
   *[any] { region-rightmost.pit }
}
    .self = yes
    .pit = { $case ->
        [acc] крайнюю правую лунку
        [self] крайнюю правую лунку
        [gen] крайней правой лунки
        [self-gen] крайней правой лунки
        [loc] крайней правой лунке
       *[nom] крайняя правая лунка
    }
region-middle = { $owner ->
    [own] { whose.your } { region-middle.pit }
    [enemy] { region-middle.pit } противника
   *[any] { region-middle.pit }
}
    .self = yes
    .pit = { $case ->
        [acc] среднюю лунку
        [self] среднюю лунку
        [gen] средней лунки
        [self-gen] средней лунки
        [loc] средней лунке
       *[nom] средняя лунка
    }
region-left-half = { $form ->
    [many] { whose.pits } { region-left-half.row }
    [no] { whose.no } { whose.pit } { region-left-half.row }
   *[one] { whose.pit } { region-left-half.row }
}
    .row = { $owner ->
        [own] левой половины вашего ряда
        [enemy] левой половины ряда противника
       *[any] левой половины ряда
    }
region-right-half = { $form ->
    [many] { whose.pits } { region-right-half.row }
    [no] { whose.no } { whose.pit } { region-right-half.row }
   *[one] { whose.pit } { region-right-half.row }
}
    .row = { $owner ->
        [own] правой половины вашего ряда
        [enemy] правой половины ряда противника
       *[any] правой половины ряда
    }
region-columns = { $form ->
    [many] { $owner ->
        [own] { whose.yours } { whose.pits }
        [enemy] { whose.pits } противника
       *[each] { whose.pits }
    }
    [no] { $owner ->
        [own] { whose.no } { whose.your } { whose.pit }
        [enemy] { whose.no } { whose.pit } противника
       *[each] { whose.no } { whose.pit }
    }
   *[one] { $owner ->
        [own] { whose.your } { whose.pit }
        [enemy] { whose.pit } противника
       *[each] { whose.pit }
    }
} с номером { $numbers }
    .self = yes
    .numbered = { $form ->
        [one] yes
       *[many] no
    }
region-list = { $form ->
    [single] { $owner ->
        [own] { whose.your } { whose.pit }
        [enemy] { whose.pit } противника
       *[any] { whose.pit }
    }
    [no] { $owner ->
        [own] { whose.no } из { whose.my } лунок
        [enemy] { whose.no } из лунок противника
       *[any] { whose.no } из лунок
    }
    [many] { $owner ->
        [own] { whose.yours } { whose.pits }
        [enemy] { whose.pits } противника
       *[any] { whose.pits }
    }
   *[one] { $owner ->
        [own] { whose.one } из { whose.my } лунок
        [enemy] { whose.one } из лунок противника
       *[any] { whose.one } из лунок
    }
} { $names }
    .self = yes
set-marks = { TRAIT($mark, "gender") ->
    [m] { $form ->
        [many] { set-marks.many }
        [no] { $case ->
            [gen] ни одного
            [loc] ни одном
           *[nom] ни один
        } { set-marks.one }
       *[one] { $who ->
            [mover] { whose.store } { set-marks.one }
            [other] { set-marks.one } противника
           *[anyone] { set-marks.one }
        }
    }
    [f] { $form ->
        [many] { set-marks.many }
        [no] { whose.no } { set-marks.one }
       *[one] { $who ->
            [mover] { whose.your } { set-marks.one }
            [other] { set-marks.one } противника
           *[anyone] { set-marks.one }
        }
    }
   *[none] { $form ->
        [many] { $who ->
            [mover] { $case ->
                [gen] ваших лунок
                [loc] ваших лунках
               *[nom] ваши лунки
            }
            [other] { whose.pits } противника
           *[anyone] { whose.pits }
        }
        [no] { whose.no } { whose.pit }
       *[one] { $who ->
            [mover] { whose.your } { whose.pit }
            [other] { whose.pit } противника
           *[anyone] { whose.pit }
        }
    } с меткой «{ $mark }»
}
    .one = { FORM($mark, $case) }
    .many = { $who ->
        [mover] { $case ->
            [gen] ваших { FORM($mark, "pl-gen") }
           *[nom] ваши { FORM($mark, "pl") }
        }
        [other] { $case ->
            [gen] { FORM($mark, "pl-gen") }
           *[nom] { FORM($mark, "pl") }
        } противника
       *[anyone] { $case ->
            [gen] { FORM($mark, "pl-gen") }
           *[nom] { FORM($mark, "pl") }
        }
    }
    .gender = { TRAIT($mark, "gender") }
set-marks-of-others = { TRAIT($mark, "gender") ->
    [none] { whose.pits } остальных игроков с меткой «{ $mark }»
   *[any] { $case ->
        [gen] { FORM($mark, "pl-gen") }
       *[nom] { FORM($mark, "pl") }
    } остальных игроков
}
set-marked = { $case ->
    [which] { set-marked.with }
   *[nom] { $form ->
        [many] { whose.pits } { set-marked.with }
       *[one] { whose.pit } { set-marked.with }
    }
}
    .with = с пометкой «{ $mark }»
set-house = { TRAIT($mark, "gender") ->
    [m] { $who ->
        [mover] { whose.store } { set-house.one }
        [other] { set-house.one } противника
       *[anyone] { $case ->
            [gen] любого
            [self-gen] любого
            [loc] любом
           *[nom] любой
        } { set-house.one }
    }
    [f] { $who ->
        [mover] { whose.your } { set-house.one }
        [other] { set-house.one } противника
       *[anyone] { $case ->
            [acc] любую
            [self] любую
            [gen] любой
            [self-gen] любой
            [loc] любой
           *[nom] любая
        } { set-house.one }
    }
   *[none] { $who ->
        [mover] { whose.your } { whose.pit } «{ $mark }»
        [other] { whose.pit } «{ $mark }» противника
       *[anyone] { whose.pit } «{ $mark }»
    }
}
    .one = { $case ->
        [self] { FORM($mark, "acc") }
        [self-gen] { FORM($mark, "gen") }
       *[nom] { FORM($mark, $case) }
    }
    .self = yes
    .gender = { TRAIT($mark, "gender") }
    .house = { $who ->
        [mover] own-house
        [other] enemy-house
       *[anyone] none
    }
set-closed = { $form ->
    [many] { whose.pits } вне игры
   *[one] { whose.pit } вне игры
}
set-visited = { $form ->
    [many] { $case ->
        [gen] засеянных в этом ходу лунок
        [loc] засеянных в этом ходу лунках
       *[nom] засеянные в этом ходу лунки
    }
   *[one] { $case ->
        [acc] засеянную в этом ходу лунку
        [gen] засеянной в этом ходу лунки
        [loc] засеянной в этом ходу лунке
       *[nom] засеянная в этом ходу лунка
    }
}
set-that = { TRAIT($asked, "kind") ->
    [filled] { TRAIT($pits, "adj") ->
        [yes] { $case ->
            [acc] { FORM($pits, "acc-filled") }
            [self] { FORM($pits, "self-filled") }
            [gen] { FORM($pits, "gen-filled") }
            [self-gen] { FORM($pits, "self-gen-filled") }
            [loc] { FORM($pits, "loc-filled") }
           *[nom] { FORM($pits, "nom-filled") }
        }
       *[none] { set-that.plain }
    }
    [empty] { TRAIT($pits, "adj") ->
        [yes] { $case ->
            [acc] { FORM($pits, "acc-empty") }
            [self] { FORM($pits, "self-empty") }
            [gen] { FORM($pits, "gen-empty") }
            [self-gen] { FORM($pits, "self-gen-empty") }
            [loc] { FORM($pits, "loc-empty") }
           *[nom] { FORM($pits, "nom-empty") }
        }
       *[none] { set-that.plain }
    }
   *[none] { set-that.plain }
}
    .plain = { TRAIT($pits, "numbered") ->
        [yes] { FORM($pits, $case) } (если { FORM($asked, "if") })
       *[none] { FORM($pits, $case) } { FORM($asked, "attr") }
    }
    .self = { TRAIT($pits, "self") }
    .column-of = { TRAIT($asked, "column") ->
        [known] { TRAIT($pits, "innermost-gen") }
       *[none] none
    }
set-if = { FORM($pit, $case) } (если { FORM($asked, "if") })
    .self = { TRAIT($pit, "self") }
set-except = { TRAIT($pits, "except") ->
    [yes] { $case ->
        [gen] { FORM($pits, "gen-open") } и { FORM($other, "gen") })
        [self-gen] { FORM($pits, "gen-open") } и { set-except.own })
        [self] { FORM($pits, "self-open") } и { set-except.own })
       *[nom] { FORM($pits, $case) } (кроме { FORM($other, "gen") })
    }
   *[none] { $case ->
        [gen-open] { FORM($pits, "gen") } (кроме { FORM($other, "gen") }
        [self-open] { FORM($pits, "self") } (кроме { set-except.own }
        [self] { FORM($pits, $case) } (кроме { set-except.own })
        [self-gen] { FORM($pits, $case) } (кроме { set-except.own })
       *[nom] { FORM($pits, $case) } (кроме { FORM($other, "gen") })
    }
}
    .own = { TRAIT($other, "self") ->
        [yes] { FORM($other, "self-gen") }
       *[none] { FORM($other, "gen") }
    }
    .self = { TRAIT($pits, "self") }
    .except = yes
asked-filled = { $case ->
    [attr] с камнями
    [is] есть камни
    [if] в ней есть камни
   *[verb] { $many ->
        [yes] содержат камни
       *[no] содержит камни
    }
}
    .kind = filled
    .held = yes
asked-empty = { $case ->
    [attr] без камней
    [if] она пуста
   *[verb] { $many ->
        [yes] пусты
       *[no] пуста
    }
}
    .kind = empty
asked-holding = { $case ->
    [attr] с { FORM($amount, "ins") }
    [if] в ней { FORM($amount, "is") }
    [is] { FORM($amount, "is") }
   *[verb] { $many ->
        [yes] содержат { $amount }
       *[no] содержит { $amount }
    }
}
    .held = yes
asked-noted = { $case ->
    [attr] с пометкой «{ $mark }»
    [if] на ней пометка «{ $mark }»
   *[verb] { $many ->
        [yes] имеют пометку «{ $mark }»
       *[no] имеет пометку «{ $mark }»
    }
}
asked-facing = { $case ->
    [attr] напротив { FORM($pits, "gen") }
    [if] она находится напротив { FORM($pits, "gen") }
   *[verb] { $many ->
        [yes] находятся напротив { FORM($pits, "gen") }
       *[no] находится напротив { FORM($pits, "gen") }
    }
}
    .place = yes
asked-column = { $case ->
    [attr] в { asked-column.in }
    [if] она находится в { asked-column.in }
   *[verb] { $many ->
        [yes] находятся в { asked-column.in }
       *[no] находится в { asked-column.in }
    }
}
    .in = { $how ->
        [named] столбце { FORM($pit, "gen") }
        [landing] столбце последней лунки
       *[known] том же столбце
    }
    .place = yes
    .column = { $how }
asked-visited = { $case ->
    [attr] (те, куда в этом ходу уже упал камень)
    [if] в этом ходу в неё уже упал камень
   *[verb] { $many ->
        [yes] уже засеяны в этом ходу
       *[no] уже засеяна в этом ходу
    }
}
asked-in = { $case ->
    [attr] (это { $pits })
    [if] это { $pits }
    [some] { $pits }
    [no] { FORM($pits, "gen") }
   *[verb] — { $pits }
}
    .kind = in
related-facing = { $how ->
    [landing] { whose.pit } напротив последней
    [known] { whose.pit } напротив
   *[named] { $form ->
        [many] { whose.pits } напротив { related-facing.of }
       *[one] { whose.pit } напротив { related-facing.of }
    }
}
    .of = { TRAIT($pit, "brief") ->
        [none] { FORM($pit, "gen") }
       *[any] { TRAIT($pit, "brief") }
    }
    .facing = { TRAIT($pit, "brief") ->
        [none] no
       *[any] yes
    }
    .id = { $how ->
        [named] { TRAIT($pit, "id") ->
            [landing] facing-landing
           *[none] none
        }
       *[known] facing
    }
related-behind = { $how ->
    [landing] { whose.pit } за последней
    [known] { whose.pit } за последней
   *[named] { TRAIT($pit, "facing") ->
        [yes] { whose.pit } за ней
       *[none] { $form ->
            [many] { whose.pits } позади { FORM($pit, "gen") }
           *[one] { whose.pit } позади { FORM($pit, "gen") }
        }
    }
}
related-behind-facing = { whose.pit } за ней
related-twin = { whose.pit } другого ряда с { $how ->
    [landing] номером последней лунки
    [known] тем же номером
   *[named] номером { FORM($pit, "gen") }
}
related-column = { $case ->
    [gen] остальных лунок
    [loc] остальных лунках
   *[nom] остальные лунки
} { $how ->
    [landing] столбца последней лунки
    [known] того же столбца
   *[named] столбца { FORM($pit, "gen") }
}
related-innermost = { FORM($pit, $case) } (в ближайшем к середине непустом ряду)
    .self = { TRAIT($pit, "self") }
    .lies = { TRAIT($pit, "innermost") }
    .innermost-gen = { TRAIT($pit, "innermost-gen") }
related-outermost = { FORM($pit, $case) } (в непустом ряду, самом дальнем от середины)
    .self = { TRAIT($pit, "self") }
related-next = { $how ->
    [landing] { whose.pit } сразу после последней
    [known] { related-next.pit }
   *[named] { $form ->
        [many] { $case ->
            [gen] следующих лунок
            [loc] следующих лунках
           *[nom] следующие лунки
        } после { FORM($pit, "gen") }
       *[one] { whose.pit } сразу после { TRAIT($pit, "short") ->
            [none] { FORM($pit, "gen") }
           *[any] { TRAIT($pit, "short") }
        }
    }
}
    .id = { $how ->
        [named] none
       *[known] next
    }
    .brief = { $how ->
        [landing] неё
        [known] следующей
       *[named] none
    }
    .pit = { $case ->
        [acc] следующую лунку
        [gen] следующей лунки
        [loc] следующей лунке
       *[nom] следующая лунка
    }
related-next-but-one = { $how ->
    [landing] { whose.pit } через одну от последней лунки посева
   *[known] { whose.pit } через одну
}
    .id = but-one
    .brief = неё
related-next-filled = { $how ->
    [landing] { related-next-filled.pit } после последней
    [known] { related-next-filled.pit }
   *[named] { related-next-filled.pit } после { FORM($pit, "gen") }
}
    .pit = { $case ->
        [acc] следующую непустую лунку
        [gen] следующей непустой лунки
        [loc] следующей непустой лунке
       *[nom] следующая непустая лунка
    }
related-previous = { $how ->
    [landing] { whose.pit } прямо перед последней
    [known] { $case ->
        [acc] предыдущую лунку
        [gen] предыдущей лунки
        [loc] предыдущей лунке
       *[nom] предыдущая лунка
    }
   *[named] { $form ->
        [many] { whose.pits } непосредственно до { FORM($pit, "gen") }
       *[one] { whose.pit } непосредственно до { FORM($pit, "gen") }
    }
}
    .previous = { $how ->
        [known] yes
       *[named] no
    }
    .id = { $how ->
        [named] none
       *[known] previous
    }

## Числа

number-fixed = { $case ->
    [seeds] { $n } { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
   *[nom] { $n }
}
number-seeds = { $case ->
    [also] { TRAIT($pits, "his") ->
        [none] { FORM($pits, "loc") }
       *[any] { TRAIT($pits, "his") }
    }
   *[nom] { number-seeds.word } камней в { FORM($pits, "loc") }
}
    .stones = yes
    .word = { $case ->
        [seeds] столько камней, сколько всего
        [gen] числа
        [dat] числу
       *[nom] число
    }
number-of-kind = { number-seeds.word } { FORM($many, "gen") } в { FORM($pits, "loc") }
number-size = { number-seeds.word } { FORM($pits, "gen") }
number-before = { $case ->
    [gen] прежнего числа
    [dat] прежнему числу
   *[nom] прежнее число
} камней в последней лунке
number-store = { number-seeds.word } камней в { $who ->
    [mover] вашем амбаре
    [other] амбаре противника
   *[starter] амбаре начавшего игрока
}
    .stones = yes
number-winnings = { number-seeds.word } очков, которые { $who ->
    [mover] вы выиграли
    [other] выиграл противник
   *[starter] выиграл начинавший игрок
}
number-reserve = { number-seeds.word } камней в { $who ->
    [mover] вашем запасе
   *[other] запасе противника
}
number-score = { $who ->
    [mover] { $case ->
        [gen] вашего счёта
        [dat] вашему счёту
       *[nom] ваш счёт
    }
    [other] { number-score.word } противника
   *[starter] { number-score.word } начинавшего
}
    .word = { $case ->
        [gen] счёта
        [dat] счёту
       *[nom] счёт
    }
number-lead = { $case ->
    [gen] отрыва
    [dat] отрыву
   *[nom] отрыв
} лидера
number-standing = { number-seeds.word } ещё не выбывших игроков
number-remaining = { number-seeds.word } ещё никем не выигранных камней
number-total = { number-seeds.word } всех камней
number-plies = { number-seeds.word } сделанных ходов
number-captures = { number-seeds.word } { $who ->
    [mover] ваших захватов
   *[other] захватов противника
}
number-nth = { number-seeds.word } ваших ходов подряд
number-plus = { $case ->
    [gen] суммы { FORM($a, "gen") } и { FORM($b, "gen") }
    [dat] сумме { FORM($a, "gen") } и { FORM($b, "gen") }
   *[nom] { TRAIT($a, "stones") ->
        [yes] { TRAIT($b, "stones") ->
            [yes] общее { $a } и в { FORM($b, "also") }
           *[none] { FORM($a, $case) } плюс { $b }
        }
       *[none] { FORM($a, $case) } плюс { $b }
    }
}
number-minus = { FORM($a, $case) } минус { $b }
number-times = { FORM($a, $case) } × { $b }
number-over = { FORM($a, $case) } ÷ { $b }
number-min = { FORM($a, $case) } (всё сверх { FORM($b, "gen") } не в счёт)

## Условия

test-always = { $yes ->
    [no] этого никогда не бывает
   *[yes] так во всех случаях
}
test-either = { TRAIT($clause, "or") ->
    [yes] { FORM($clause, "either") }
   *[none] верно хотя бы одно: { $clause }
}
test-last-in = { $yes ->
    [no] последний камень не попадает в { FORM($pits, "acc") }
   *[yes] { $case ->
        [short] в { FORM($pits, "acc") }
       *[nom] последний камень попадает в { FORM($pits, "acc") }
    }
}
    .last-in = { $yes ->
        [no] no
       *[yes] yes
    }
    .named = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "house") ->
            [none] { test-last-in.which }
           *[any] { TRAIT($pits, "house") }
        }
    }
    .which = { TRAIT($pits, "gender") ->
        [m] none
       *[any] last
    }
    .it = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "gender") ->
            [m] him
           *[any] her
        }
    }
test-last-in-empty = последний камень попадает в { TRAIT($pits, "adj") ->
    [yes] { FORM($pits, "acc-empty") }
   *[none] { FORM($pits, "acc") } без камней
}
    .named = { test-last-in.which }
    .it = { test-last-in-filled.it }
test-last-in-filled = последний камень попадает в { TRAIT($pits, "adj") ->
    [yes] { FORM($pits, "acc-filled") }
   *[none] { FORM($pits, "acc") } с камнями
}
    .named = { test-last-in.which }
    .it = { TRAIT($pits, "gender") ->
        [m] him
       *[any] her
    }
test-last-makes = последний камень попадает в { FORM($pits, "acc") }{ $case ->
    [list] , там
   *[nom] {" "}и там
} становится { $amount }
    .there = yes
    .made = { test-last-seed-makes.made }
test-falls-in = { $yes ->
    [no] камень попадает не в { FORM($pits, "acc") }
   *[yes] камень попадает в { FORM($pits, "acc") }
}
test-landing-in = { $yes ->
    [no] первый круг заканчивается не в { FORM($pits, "loc") }
   *[yes] первый круг заканчивается в { FORM($pits, "loc") }
}
    .named = { $yes ->
        [no] none
       *[yes] landing
    }
test-lap-from = { $case ->
    [short] { test-lap-from.said }
   *[nom] вы { test-lap-from.said }
}
    .said = { $yes ->
        [no] сеете не из { test-lap-from.pits }
       *[yes] сеете из { test-lap-from.pits }
    }
    .again = you
    .pits = { TRAIT($pits, "self") ->
        [yes] { FORM($pits, "self-gen") }
       *[none] { FORM($pits, "gen") }
    }
test-chooses = { $case ->
    [short] { test-chooses.said }
   *[nom] вы { test-chooses.said }
}
    .again = you
    .named = that
    .pick = { $yes ->
        [no] none
       *[yes] { test-chooses.what }
    }
    .said = { $yes ->
        [no] выбираете не { test-chooses.what }
       *[yes] выбираете { test-chooses.what }
    }
    .what = { TRAIT($pits, "self") ->
        [yes] { FORM($pits, "self") }
       *[none] { FORM($pits, "acc") }
    }
test-starts-in = { $yes ->
    [no] круг начат не из { FORM($pits, "gen") }
   *[yes] круг начат из { FORM($pits, "gen") }
}
test-is-in = { $case ->
    [it] { TRAIT($pits, "lies") ->
        [none] { $yes ->
            [no] это не { $pits }
           *[yes] это { $pits }
        }
       *[any] она { test-is-in.lies }
    }
   *[nom] { TRAIT($pits, "lies") ->
        [none] { TRAIT($pits, "belongs") ->
            [none] { test-is-in.said }
           *[any] { $yes ->
                [no] { test-is-in.said }
               *[yes] { $pit } { TRAIT($pits, "belongs") }
            }
        }
       *[any] { $pit } { test-is-in.lies }
    }
}
    .said = { $yes ->
        [no] { $pit } — не { FORM($pits, "which") }
       *[yes] { $pit } — { FORM($pits, "which") }
    }
    .lies = { $yes ->
        [no] находится не { TRAIT($pits, "lies") }
       *[yes] находится { TRAIT($pits, "lies") }
    }
    .about = { TRAIT($pit, "id") }
    .named = { TRAIT($pit, "id") }
    .neutral = yes
test-on-empty = { $case ->
    [short] в { test-on-empty.pit }
   *[nom] последний камень попадает в { test-on-empty.pit }
}
    .pit = { $yes ->
        [no] непустую лунку
       *[yes] пустую лунку
    }
    .last-in = yes
    .named = last
    .it = her
test-last-seed-makes = в последней лунке стало { $amount }
    .made = { TRAIT($amount, "number") ->
        [single] single
       *[any] yes
    }
test-lifted = вы взяли { $amount }
test-seed-makes = в какой-либо лунке стало { $amount }
    .made = { test-last-seed-makes.made }
test-pit-does = { TRAIT($asked, "held") ->
    [yes] в { $case ->
        [it] ней
       *[nom] { FORM($pit, "loc") }
    } { FORM($asked, "is") }
   *[none] { $case ->
        [it] она
       *[nom] { $pit }
    } { $asked }
}
    .about = { TRAIT($pit, "id") }
test-was-empty = { $yes ->
    [no] до этого в { test-was-empty.pit } были камни
   *[yes] до этого в { test-was-empty.pit } было пусто
}
    .pit = { $case ->
        [it] ней
        [chosen] { TRAIT($pit, "chosen") ->
            [none] { FORM($pit, "loc") }
           *[any] { TRAIT($pit, "chosen") }
        }
       *[nom] { FORM($pit, "loc") }
    }
    .about = { TRAIT($pit, "id") }
test-held = до этого в { test-was-empty.pit } было { $amount }
    .about = { TRAIT($pit, "id") }
test-holds = { $now ->
    [yes] { $case ->
        [short] { test-holds.said }
       *[nom] теперь { test-holds.said }
    }
   *[no] { test-holds.said }
}
    .again = { $now ->
        [yes] now
       *[no] none
    }
    .said = в { test-was-empty.pit } { $yes ->
        [no] { FORM($amount, "not") }
       *[yes] { FORM($amount, "is") }
    }
    .about = { TRAIT($pit, "id") }
    .made = { $now ->
        [yes] { $yes ->
            [no] none
           *[yes] { TRAIT($pit, "id") ->
                [last] { test-last-seed-makes.made }
               *[other] none
            }
        }
       *[no] none
    }
test-holds-anything = { $yes ->
    [no] в { test-pit-filled.pit } нет ни камней, ни { FORM($many, "gen") }
   *[yes] в { test-pit-filled.pit } есть камни или { $many }
}
    .about = { TRAIT($pits, "id") }
    .named = { TRAIT($pits, "id") }
list-item = ({ $n }) { $item }
list-items = { $first }; { $next }
test-one-of = верно хотя бы одно из следующего: { $cases }
test-set-holds = в { $case ->
    [it] { TRAIT($pits, "gender") ->
        [m] нём
       *[any] ней
    }
   *[nom] { FORM($pits, "loc") }
} { FORM($amount, "is") }
    .about = { TRAIT($pits, "house") ->
        [none] { TRAIT($pits, "id") }
       *[any] { TRAIT($pits, "house") }
    }
    .named = { TRAIT($pits, "id") }
test-size = { FORM($pits, "gen") } { $count }
test-size-of = среди { FORM($pits, "gen") } { $count } { TRAIT($asked, "kind") ->
    [filled] { TRAIT($count, "filled") }
   *[none] { FORM($asked, "attr") }
}
test-has-mark = { $yes ->
    [no] { $who ->
        [mover] у вас ещё нет { FORM($mark, "gen") }
        [other] у противника ещё нет { FORM($mark, "gen") }
       *[anyone] { FORM($mark, "gen") } ещё нет
    }
   *[yes] { $who ->
        [mover] у вас есть { $mark }
        [other] у противника есть { $mark }
       *[anyone] есть { $mark }
    }
}
test-exists = { $yes ->
    [no] нет { FORM($pits, "gen") }
   *[yes] есть { $pits }
}
test-exists-single = { TRAIT($pits, "bound") ->
    [yes] { $yes ->
        [no] вы не обязаны ходить из определённой лунки
       *[yes] вы обязаны ходить из определённой лунки
    }
    [blocked] { $yes ->
        [no] прошлым ходом вы не заблокировали ни одной лунки
       *[yes] прошлым ходом вы заблокировали лунку
    }
   *[none] { $yes ->
        [no] { FORM($pits, "gen") } больше нет
       *[yes] { $pits } ещё есть
    }
}
test-some-of = { TRAIT($asked, "kind") ->
    [in] { $yes ->
        [no] среди { FORM($pits, "gen") } нет { FORM($asked, "no") }
       *[yes] среди { FORM($pits, "gen") } есть { FORM($asked, "some") }
    }
   *[other] { $yes ->
        [no] среди { FORM($pits, "gen") } нет ни одной { FORM($asked, "attr") }
       *[yes] среди { FORM($pits, "gen") } есть хотя бы одна { FORM($asked, "attr") }
    }
}
test-pit-filled = { $yes ->
    [no] в { test-pit-filled.pit } нет камней
   *[yes] { $case ->
        [too] в { FORM($pits, "loc") } тоже
       *[nom] { TRAIT($pits, "id") ->
            [reached] { $case ->
                [it] она не пуста
               *[nom] { $pits } не пуста
            }
           *[any] в { test-pit-filled.pit } есть камни
        }
    }
}
    .pit = { $case ->
        [it] ней
        [opposite] лунке напротив
       *[nom] { FORM($pits, "loc") }
    }
    .about = { TRAIT($pits, "id") }
    .named = { TRAIT($pits, "id") }
    .filled = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "id") }
    }
    .filled-one = { $yes ->
        [no] no
       *[yes] { TRAIT($pits, "id") ->
            [reached] no
           *[any] yes
        }
    }
test-pits-filled = { TRAIT($pits, "whole") ->
    [yes] { $yes ->
        [no] все лунки пусты
       *[yes] в лунках ещё есть камни
    }
   *[other] в { test-pits-filled.where } { test-pits-filled.what }
}
    .where = { $case ->
        [will-theirs] { TRAIT($pits, "his") ->
            [none] { FORM($pits, "loc") }
           *[any] { TRAIT($pits, "his") }
        }
       *[nom] { FORM($pits, "loc") }
    }
    .theirs = { TRAIT($pits, "his") ->
        [none] no
       *[any] yes
    }
    .what = { $yes ->
        [no] { $case ->
            [will] не будет камней
            [will-theirs] не будет камней
           *[nom] нет камней
        }
       *[yes] { $case ->
            [will] будут камни
            [will-theirs] будут камни
           *[nom] есть камни
        }
    }
test-seeds-in = { TRAIT($pits, "column-of") ->
    [none] в { FORM($pits, "loc") }
   *[any] в том же столбце { TRAIT($pits, "column-of") }
} { test-pits-filled.what }
test-number-in = { $yes ->
    [no] { $number } не составляет { FORM($counts, "gen") }
   *[yes] { $number } составляет { $counts }
}
test-even = { $yes ->
    [no] { $number } нечётно
   *[yes] { $number } чётно
}
test-mode = { $yes ->
    [no] ход — не { $modes }
   *[yes] ход — { $modes }
}
    .neutral = yes
mode-ordinary = обычный
mode-name = «{ $name }»
test-first-turn = { $who ->
    [mover] { $yes ->
        [no] вы ходите уже не в первый раз
       *[yes] вы ходите в первый раз
    }
   *[other] { $yes ->
        [no] противник уже ходил
       *[yes] противник ещё не ходил
    }
}
test-stuck = { $who ->
    [mover] { $yes ->
        [no] у вас есть возможные ходы
       *[yes] у вас нет возможных ходов
    }
   *[other] { $yes ->
        [no] у противника возможные ходы были бы
       *[yes] у противника их тоже не было бы
    }
}
test-falls = { $yes ->
    [no] падает не { $one }
   *[yes] падает { $one }
}
test-kind-falls-in = в { FORM($pits, "acc") } падает { $one }
test-out = { $who ->
    [mover] { $yes ->
        [no] вы не выбыли из игры
       *[yes] вы выбыли из игры
    }
   *[other] { $yes ->
        [no] противник не выбыл из игры
       *[yes] противник выбыл из игры
    }
}
test-final = { $yes ->
    [no] упавший туда камень — не последний в круге
   *[yes] упавший туда камень — последний в круге
}
    .neutral = yes
test-clockwise = { $case ->
    [short] { test-clockwise.said }
   *[nom] вы { test-clockwise.said }
}
    .again = you
    .said = сеете { test-clockwise.way }
    .way = { $yes ->
        [no] против часовой стрелки
       *[yes] по часовой стрелке
    }
test-opened = { $yes ->
    [no] первый посев партии шёл не { test-opened.way }
   *[yes] первый посев партии шёл { test-opened.way }
}
    .way = { $way ->
        [clockwise] по часовой стрелке
       *[counterclockwise] против часовой стрелки
    }
test-swapped = { $yes ->
    [no] игроки не менялись сторонами
   *[yes] игроки поменялись сторонами
}
test-visited = { $yes ->
    [no] в этом ходу камень ещё не попадал { TRAIT($pits, "into") ->
        [none] в { FORM($pits, "acc") }
       *[any] { TRAIT($pits, "into") }
    }
   *[yes] в этом ходу камень уже попадал в { FORM($pits, "acc") }
}
test-relayed = { $yes ->
    [no] идёт первый круг хода
   *[yes] первый круг хода уже позади
}
test-sown = после этого круга { $clause }
test-sown-captures = { $yes ->
    [no] этот круг не кончается захватом
   *[yes] этот круг кончается захватом (см. «Захват»)
}
test-takes = { $yes ->
    [no] этим ходом не захватывают камней { TRAIT($pits, "from") ->
        [none] из { FORM($pits, "gen") }
       *[any] { TRAIT($pits, "from") }
    }
   *[yes] этим ходом захватывают камни из { FORM($pits, "gen") }
}
test-won = { $who ->
    [mover] { $yes ->
        [no] в вашем амбаре { FORM($amount, "not") }
       *[yes] в вашем амбаре { FORM($amount, "is") }
    }
    [other] { $yes ->
        [no] в амбаре противника { FORM($amount, "not") }
       *[yes] в амбаре противника { FORM($amount, "is") }
    }
    [both] в амбаре каждого из игроков { FORM($amount, "is") }
    [either] в амбаре одного из игроков { FORM($amount, "is") }
   *[starter] в амбаре начавшего игрока { FORM($amount, "is") }
}
test-reserve = { $who ->
    [mover] в вашем запасе { FORM($amount, "is") }
   *[other] в запасе противника { FORM($amount, "is") }
}
test-nothing-remaining = выиграть больше нечего
test-standing = { $how ->
    [least] в игре осталось не менее { $n ->
        [one] { $n } игрока
       *[many] { $n } игроков
    }
    [most] в игре осталось не более { $n ->
        [one] { $n } игрока
       *[many] { $n } игроков
    }
    [not] число оставшихся в игре — не { $n }
   *[exactly] { $n ->
        [1] в игре остался только один игрок
        [few] в игре осталось ровно { $n } игрока
       *[many] в игре осталось ровно { $n } игроков
    }
}
test-remaining = в игре осталось { $amount }
test-very-first = это самый первый ход партии
test-captured = { $who ->
    [mover] у вас
   *[other] у противника
} { $n ->
    [0] ещё не было захватов
    [1] уже был один захват
    [one] уже был { $n } захват
    [few] уже было { $n } захвата
   *[many] уже было { $n } захватов
}
test-first-moves = { $n ->
    [1] это первый ход партии
    [2] это один из двух первых ходов партии
    [one] это один из первого { $n } хода партии
   *[many] это один из первых { $n } ходов партии
}
test-first-of-turn = это первый ход вашей серии
    .neutral = yes
test-compare = { $how ->
    [equal] { $a } равно { FORM($b, "dat") }
    [different] { $a } не равно { FORM($b, "dat") }
    [less] { $a } меньше { FORM($b, "gen") }
    [most] { $a } не больше { FORM($b, "gen") }
    [more] { $a } больше { FORM($b, "gen") }
   *[least] { $a } не меньше { FORM($b, "gen") }
}

## Правила: заголовки и рамки

heading-goal = Цель игры
heading-board = Доска и начало
heading-race = Гонка
heading-turn = Ваш ход
heading-sowing = Посев
heading-passing = По пути
heading-landing = Захват: решает последний камень
heading-demands = Обязанности
heading-end = Конец игры
heading-match = Матч
heading-chosen = Выбранные настройки
heading-options = Настройки
heading-presets = Наборы настроек
heading-notes = Примечания
heading-sources = Источники
heading-missing = Почему в неё нельзя сыграть
heading-known = Что известно
sentence-if = если { FORM($when, "each") }, то { TRAIT($when, "made") ->
    [single] { FORM($clause, "that-one") }
    [yes] { FORM($clause, "those") }
   *[none] { TRAIT($when, "filled") ->
        [next] { FORM($clause, "filled-next") }
        [but-one] { FORM($clause, "filled-but-one") }
        [facing] { FORM($clause, "filled-facing") }
       *[none] { TRAIT($when, "it") ->
            [her] { FORM($clause, "from-her") }
            [him] { FORM($clause, "from-him") }
           *[none] { TRAIT($when, "both") ->
                [yes] { FORM($clause, "both") }
               *[none] { TRAIT($when, "theirs") ->
                    [yes] { FORM($clause, "theirs") }
                   *[none] { $clause }
                }
            }
        }
    }
}.
sentence-plain = { $clause }.
sow-otherwise = в остальных случаях { $clause }

## Правила: цель и доска

about-played = Происхождение и распространение: { $place }.
about-names = Другие названия: { $names }.
about-uncertain = Часть этих правил восстановлена: источники о них умалчивают или противоречат друг другу.
about-completed = Пробелы в наших источниках восполнены здесь по общедоступным описаниям.
goal-most = Двое игроков, Юг и Север, борются за камни. Когда игра окончена, побеждает тот, кто выиграл больше камней; при равенстве — ничья.
goal-fewest = Двое игроков, Юг и Север, играют друг против друга. Когда игра окончена, побеждает тот, кто выиграл меньше камней; при равенстве — ничья.
goal-outright = Двое игроков, Юг и Север, играют друг против друга. Камни не подсчитываются: побеждает тот, кто добился одного из описанных ниже исходов.
goal-seats-most = За доской сидят { $seats }, и все собирают камни. По окончании игры побеждает тот, кто выиграл больше всех; при равенстве — ничья.
goal-seats-outright = За доской сидят { $seats }. Камни не подсчитываются: побеждает тот, кто добился одного из описанных ниже исходов.
team-one-player = За { $seats } играет один игрок.
team-partners = { $seats } играют вместе: они побеждают и проигрывают сообща.
team-you = «Вы» в этих правилах — тот, чей сейчас ход; те, кто побеждает и проигрывает сообща, — одна команда.
goal-alone = Это игра для одного: нужно добиться описанного ниже исхода.
goal-marks = { TRAIT($mark, "gender") ->
    [none] Камни, лежащие в конце игры в ваших лунках с меткой «{ $mark }», тоже засчитываются вам.
   *[any] Камни, лежащие в конце игры в ваших { FORM($mark, "pl-loc") }, тоже засчитываются вам.
}
board-one-row = На доске один ряд из { $pits } { $pits ->
    [one] лунки
   *[many] лунок
} и амбар в его конце.
board-two-row = Доска состоит из двух рядов по { $pits } { board-two-row.pits }. Ближний к вам ряд — ваш; лунки образуют кольцо.
    .pits = { $pits ->
        [one] лунке
        [few] лунки
       *[many] лунок
    }
board-two-row-ends = На доске два ряда по { $pits } лунок и на каждом конце по лунке, которая никому не принадлежит: R справа от Юга, L слева от него. Ближний к вам ряд — ваш; все лунки образуют одно кольцо.
board-three-row = Доска состоит из трёх рядов по 6 лунок. Вам принадлежат ближайший к вам ряд и правая половина среднего ряда, всего { $pits } { $pits ->
    [one] лунка
    [few] лунки
   *[many] лунок
}; все лунки доски образуют одно общее кольцо.
board-four-row = Доска состоит из четырёх рядов по { $pits } { board-two-row.pits }. Два ближайших к вам ряда — ваши: внутренний, в середине доски, и внешний, у её края. Вы сеете по кругу только в своих двух рядах.
board-six-row = Доска состоит из шести рядов по { $pits } { board-two-row.pits }. Три ближайших к вам ряда — ваши. Посев идёт по ним змейкой, как пашет вол: по внешнему ряду, обратно по среднему, вдоль внутреннего и снова по кругу.
board-loops = Доска состоит из двух столбцов, игроки сидят у её торцов. { $pits ->
    [one] Каждому принадлежит { $pits } ближайшая к нему лунка
    [few] Каждому принадлежат { $pits } ближайшие к нему лунки
   *[many] Каждому принадлежат { $pits } ближайших к нему лунок
}; они образуют отдельное кольцо.
board-names = Строчными буквами обозначены лунки Юга, прописными — лунки Севера; и те и другие идут слева направо, если смотреть с места владельца.
board-square = Доска квадратная. Перед каждым из четырёх мест — ряд из { $pits } { $pits ->
    [one] лунки
   *[many] лунок
}; ряды вместе образуют кольцо.
board-names-seats = Лунку обозначают две буквы: прописная называет место, строчная — лунку его ряда, считая слева с этого места.
board-torus = На доске четыре ряда по { $pits } { board-two-row.pits }, а краёв у неё нет: посев, вышедший за правый край, возвращается слева, вышедший за верхний — снизу. Лунки не принадлежат никому.
board-names-common = Буква обозначает столбец лунки, а число — её ряд, считая снизу.
board-names-alone = Лунки обозначены слева направо.
board-territory = В следующих партиях матча игроку могут принадлежать лунки другого ряда; «ваши лунки» — те, которыми вы владеете в этой партии.
stores-off = Выигранные камни каждый хранит в своём амбаре рядом с доской.
stores-right = У каждого игрока есть амбар на конце доски справа от него; выигранные камни кладут туда.
stores-left = У каждого игрока есть амбар на конце доски слева от него; выигранные камни кладут туда.
stores-shared = У каждого игрока есть амбар у правого конца его ряда{ $called }; этот амбар засевают все игроки.
stores-called = {" "}(он называется «{ $name }»)
trays-what = Рядом с доской у каждого игрока есть лоток («{ $name }»); каждый камень в нём — штрафное очко игрока.
start-even = В начале в каждой лунке { $seeds }, а всего на доске { $total }.
start-empty = В начале все лунки пусты.
start-figure = В начале камни лежат так (всего { $total }):
start-kinds = «5+1» означает: { $example }.
kind-worth = выигранный { $one } стоит { $seeds }.
kind-worthless = выигранный { $one } ничего не стоит.
kind-never-won = { $many } захватить нельзя.
start-reserve = { $who ->
    [south] Кроме того, в запасе у Юга { $seeds }: их вводят в игру по одному.
    [north] Кроме того, в запасе у Севера { $seeds }: их вводят в игру по одному.
   *[both] Кроме того, в запасе у каждого игрока { $seeds }: их вводят в игру по одному.
}
start-marked = { $count ->
    [1] В начале { $south } — { $mark } Юга, а { $north } — { $mark } Севера.
   *[many] В начале лунки { $south } помечены «{ $mark }» у Юга, а { $north } — у Севера.
}
start-south = Начинает Юг.
marks-one = Каждый игрок может завести за игру { TRAIT($mark, "gender") ->
    [m] один { FORM($mark, "acc") }
    [f] одну { FORM($mark, "acc") }
   *[none] одну лунку с меткой «{ $mark }»
} (см. ниже).
marks-by-pit = Лунка может стать { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
} одного из игроков (см. ниже). У игрока может быть несколько { TRAIT($mark, "gender") ->
    [none] таких лунок
   *[any] { FORM($mark, "pl-gen") }
}.
marks-kept = { $mark } — лунка с особыми правами (см. ниже).
marks-list = В ходе игры некоторые лунки получают пометку «{ $mark }» (см. ниже).
marks-lost = Лунка перестаёт быть { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
}, как только { $when }.
loss-lifted = владелец берёт из неё камни
loss-captured = из неё захватывают камни
loss-emptied = захват её опустошает

## Правила: гонка

race-what = До первого хода каждый игрок берёт камни одной своей лунки, и оба сеют одновременно. Если круг закончился в непустой лунке, игрок сеет из неё дальше, а если в пустой, его гонка окончена. Во время гонки ничего не захватывают{ $marks ->
    [yes] {" "}и { TRAIT($mark, "gender") ->
        [m] ни один { $mark } не появляется
        [f] ни одна { $mark } не появляется
       *[none] меток «{ $mark }» не появляется
    }
   *[no] { "" }
}. Когда закончили оба, первым ходит тот, кто закончил раньше.
race-from = Вы начинаете из { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self-gen") }
   *[none] { FORM($pits, "gen") }
}.
race-names = Сначала свою лунку называет Юг, затем Север.
race-twin = Лунку называет Юг, а Север начинает из своей лунки с тем же номером.
race-model = { $model ->
    [laps] Здесь сеют так: Юг сеет круг, затем Север, и так далее, пока оба не закончат. Если обоим нужно поровну кругов, первым ходит Юг.
    [sequential] Здесь сеют так: Юг сеет, пока не закончит, затем Север, и первым ходит Юг.
    [random] Здесь сеют так: перед каждым камнем монета решает, кому его опускать. Броски заданы числом { $seed } и всегда одни и те же.
   *[lockstep] Здесь сеют так: Юг опускает камень, затем Север, и так далее, пока оба не закончат; на то, чтобы взять камни из лунки, время не тратится. Если обоим нужно поровну камней, первым ходит Юг.
}
race-endless-void = При бесконечной гонке партия не засчитывается: не побеждает никто.
race-endless-draw = Бесконечная гонка — ничья.
race-endless-forbid = Лунки, гонка из которых была бы бесконечной, называть нельзя.
race-rounds = В следующих партиях матча место Юга в гонке занимает тот, кому начинать партию.

## Правила: ход

turn-round = Ходят по кругу: { $seats }, а затем снова { $first }.
pass-cost = За пропуск хода платят одним камнем, который кладут в свой лоток. Платите первым возможным способом из перечисленных:
pass-pays = { $choice ->
    [yes] возьмите его из { pass-pays.places } по своему выбору
   *[no] возьмите его из { pass-pays.places }
}
    .places = { TRAIT($places, "self") ->
        [yes] { FORM($places, "self-gen") }
       *[none] { FORM($places, "gen") }
    }
turn-alternate = Игроки ходят по очереди.
turn-alone = Вы ходите снова и снова, пока игра не окончится.
turn-cases = Проверяйте случаи по порядку: действует первый, в котором можно сделать ход, остальные не в счёт.
turn-modes = Слова в кавычках ниже обозначают вид хода; некоторые правила относятся только к одному виду.
turn-exception = { $all ->
    [1] исключение: { turn-exception.not }.
   *[other] исключение { $number }: { turn-exception.not }.
}
    .not = { TRAIT($condition, "pick") ->
        [none] так ходить нельзя, если { $condition }
       *[any] нельзя выбирать { TRAIT($condition, "pick") }, если { TRAIT($condition, "only-if") }
    }
turn-hands = В записи буквы L и R после лунки показывают, куда идёт посев: влево (L) или вправо (R), если смотреть с места владельца лунки.
turn-pass = Если у вас нет возможных ходов, а игра не окончена, вы пропускаете ход.
turn-no-return = В течение одного хода позиция не должна повториться: сеять так, чтобы вернуться к прежней, нельзя.
turn-extra-lapses = Если ещё один ход заработан, но сделать его нельзя, он пропадает.
pick-sow = выберите { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}, { $lifted }
pick-refill = положите по камню из своего амбара в каждую из { TRAIT($refilled, "self") ->
    [yes] { FORM($refilled, "self-gen") }
   *[none] { FORM($refilled, "gen") }
} (недостающие камни даются в долг и вычитаются из вашего счёта), выберите { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}, { $lifted }
pick-enter = положите камень из запаса в { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}, затем { $lifted }
pick-settle = положите камень из запаса в { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}; этот камень считается последним камнем круга
pick-settle-there = выберите { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}; вместо посева считайте, что в неё уже упал последний камень
pick-take = вместо посева выберите { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
} и захватите лежащие там { FORM($what, "acc") }
pick-swap = вместо хода вы можете поменяться с противником сторонами
# The form "main" is the first sentence of a case, "rest" what follows it.
pick-unless = { FORM($clause, "main") }{ $case ->
    [main] { "" }
   *[whole] { pick-unless.rest }
}
    .rest = { TRAIT($clause, "rest") ->
        [none] { "" }
       *[other] { TRAIT($clause, "rest") }
    }. Так ходить нельзя, если { $condition }
pick-unless-shared = { $all ->
    [1] { $clause }; исключение см. ниже
   *[other] { $clause }; см. ниже исключение { $number }
}
pick-where = { TRAIT($condition, "way") ->
    [none] { $clause }; так можно ходить, только если { $condition }
   *[any] { $clause }, но только { TRAIT($condition, "way") }{ TRAIT($condition, "only-if") ->
        [none] { "" }
       *[any] {" "}и только если { TRAIT($condition, "only-if") }
    }
}
pick-mode = { TRAIT($clause, "rest") ->
    [none] { $clause }; это ход { $mode }
   *[other] { FORM($clause, "main") }; это ход { $mode }{ TRAIT($clause, "rest") }
}
pick-also = { $clause }; этот ход разрешён наряду с другими
choose-fewest = лунку с наименьшим числом камней из { choose-fewest.pits }
    .pits = { TRAIT($pits, "self") ->
        [yes] { FORM($pits, "self-gen") }
       *[none] { FORM($pits, "gen") }
    }
choose-most = лунку с наибольшим числом камней из { choose-fewest.pits }
choose-leftmost = самую левую из { choose-fewest.pits }
choose-rightmost = самую правую из { choose-fewest.pits }
lift-all = возьмите оттуда все { FORM($what, "acc") } и посейте их
lift-all-but = { $n ->
    [1] возьмите оттуда все камни, кроме одного, и посейте их
   *[many] возьмите оттуда все камни, кроме { $n }, и посейте их
}
lift-exactly = { $n ->
    [1] возьмите оттуда один камень и посейте его
    [one] возьмите оттуда { $n } камень и посейте их
    [few] возьмите оттуда { $n } камня и посейте их
   *[many] возьмите оттуда { $n } камней и посейте их
}

## Правила: посев

sowing-what = Сеять — значит опускать взятые камни по одному в следующие лунки. Каждый такой посев называется кругом.
sowing-stores = Свой амбар засевают как лунку, амбар противника пропускают.
sowing-stores-alone = Амбар засевают, как и лунки.
sowing-stores-all = Все амбары засевают как лунки.
sowing-kinds = { $order ->
    [last] сначала сеют все камни, а затем, продолжая, все { FORM($many, "acc") }.
    [first] сначала сеют все { FORM($many, "acc") }, а затем, продолжая, все камни.
   *[never] { FORM($many, "acc") } не берут в руку: они остаются в своей лунке, пока их не захватят.
}
sow-counterclockwise = сейте против часовой стрелки
sow-clockwise = сейте по часовой стрелке
sow-either = сейте в любую сторону{ $limited ->
    [yes] {" "}(если в этом ходу разрешены обе)
   *[no] {""}
}
sow-any = сейте по прямой в любом из восьми направлений (в том числе через край доски)
sow-straight = сейте по прямой на { $way ->
    [n] север
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [s] юг
    [sw] юго-запад
    [w] запад
   *[nw] северо-запад
}
sow-first-start = первый камень кладите в исходную лунку
sow-first-next = первый камень кладите в следующую лунку
sow-toll = перед каждым кругом откладывайте { $seeds } из руки в свой амбар
sow-skip-start = исходную лунку пропускайте, если снова дойдёте до неё
sow-skip = пропускайте { TRAIT($pits, "self") ->
    [yes] { FORM($pits, "self") }
   *[none] { FORM($pits, "acc") }
}
drop-unmark = эта лунка теряет пометку «{ $mark }»
drop-mover = сразу захватите { drop-mover.what }
    .what = { TRAIT($what, "plain") ->
        [yes] { $case ->
            [those] их
            [that-one] его
           *[nom] { drop-mover.all }
        }
       *[none] { drop-mover.all }
    }
    .all = все { FORM($what, "acc") } этой лунки
drop-owner = { drop-mover.what } сразу захватывает { $case ->
    [those] владелец лунки
    [that-one] владелец лунки
   *[nom] её владелец
}
drop-mark-owner = всё содержимое этой лунки достаётся тому, кому она теперь принадлежит
drop-here = в эту лунку сразу падает и всё, что осталось в руке, и ход окончен
drop-other = все { $what } этой лунки сразу достаются противнику

## Правила: последний камень

landing-nothing = Ваш ход окончен, когда упал последний камень.
landing-cases = Посмотрите на последнюю лунку — ту, куда упал последний камень. Действует первый подходящий случай:
landing-else = Если не сказано иное, на этом ваш ход окончен.
landing-relay = Если вы продолжаете посев, начинается новый круг того же хода, и всё снова решает его последний камень.
settle-take = { $to ->
    [hand] { $case ->
        [those] { TRAIT($pits, "last") ->
            [yes] возьмите их в руку
           *[no] возьмите в руку { settle-take.object }
        }
        [filled-facing] { TRAIT($what, "plain") ->
            [yes] { TRAIT($pits, "beside-facing") ->
                [none] возьмите в руку { settle-take.all }
               *[any] возьмите в руку и их, и камни из { TRAIT($pits, "beside-facing") }
            }
           *[none] возьмите в руку { settle-take.all }
        }
       *[nom] возьмите в руку { settle-take.object }
    }
    [owner] отдайте { settle-take.object } владельцу лунки
    [other] отдайте { settle-take.object } противнику
   *[mover] захватите { settle-take.object }
}
    .object = { TRAIT($what, "plain") ->
        [yes] { $case ->
            [those] { TRAIT($pits, "last") ->
                [yes] их
               *[no] { TRAIT($pits, "beside-last") ->
                    [none] { settle-take.all }
                   *[any] их и камни из { TRAIT($pits, "beside-last") }
                }
            }
            [that-one] { TRAIT($pits, "last") ->
                [yes] его
               *[no] { TRAIT($pits, "beside-last") ->
                    [none] { settle-take.all }
                   *[any] его и камни из { TRAIT($pits, "beside-last") }
                }
            }
            [filled-next] { TRAIT($pits, "id") ->
                [next] их
               *[none] { settle-take.all }
            }
            [filled-but-one] { TRAIT($pits, "id") ->
                [but-one] их
               *[none] { TRAIT($pits, "beside-but-one") ->
                    [none] { settle-take.all }
                   *[any] их и камни из { TRAIT($pits, "beside-but-one") }
                }
            }
            [filled-facing] { TRAIT($pits, "id") ->
                [facing] их
               *[none] { TRAIT($pits, "beside-facing") ->
                    [none] { settle-take.all }
                   *[any] их и камни из { TRAIT($pits, "beside-facing") }
                }
            }
            [from-her] { TRAIT($pits, "last") ->
                [yes] камни из неё
               *[no] { TRAIT($pits, "beside-last") ->
                    [none] { settle-take.all }
                   *[any] камни из неё и { TRAIT($pits, "beside-last") }
                }
            }
            [from-him] { TRAIT($pits, "last") ->
                [yes] камни из него
               *[no] { settle-take.all }
            }
           *[nom] { settle-take.all }
        }
       *[none] { settle-take.all }
    }
    .all = { FORM($what, "acc") } из { settle-take.pits }
    .hand = { $to ->
        [hand] yes
       *[mover] no
    }
    .pits = { TRAIT($pits, "self") ->
        [yes] { FORM($pits, "self-gen") }
       *[none] { TRAIT($pits, "from") ->
            [none] { FORM($pits, "gen") }
           *[any] { TRAIT($pits, "from") }
        }
    }
settle-take-those = { $to ->
    [hand] возьмите { settle-take-those.seeds } в руку
    [owner] отдайте { settle-take-those.seeds } владельцу лунки
    [other] отдайте { settle-take-those.seeds } противнику
   *[mover] захватите { settle-take-those.seeds }
}
    .hand = { $to ->
        [hand] yes
       *[mover] no
    }
    .seeds = { $case ->
        [both] камни обеих лунок
       *[nom] их
    }
settle-take-some = { $to ->
    [hand] возьмите в руку { FORM($amount, "seeds") } из { settle-take-some.pits }
    [owner] отдайте { FORM($amount, "seeds") } из { settle-take-some.pits } владельцу лунки
    [other] отдайте { FORM($amount, "seeds") } из { settle-take-some.pits } противнику
   *[mover] захватите { FORM($amount, "seeds") } из { settle-take-some.pits }
}
    .pits = { TRAIT($pits, "last") ->
        [yes] { $case ->
            [from-her] неё
            [from-him] него
           *[nom] { settle-take.pits }
        }
       *[no] { settle-take.pits }
    }
    .hand = { $to ->
        [hand] yes
       *[mover] no
    }
settle-chain = { $way ->
    [back] { FORM($clause, $case) }, а затем, двигаясь назад, забирайте камни из соседних лунок подряд, пока { $condition }
   *[forward] { FORM($clause, $case) }, а затем, двигаясь вперёд, забирайте камни из соседних лунок подряд, пока { $condition }
}
settle-each = { $way ->
    [back] { settle-each.back } и, пока { $condition }, захватывайте { FORM($what, "acc") } из { FORM($each, "gen") }
   *[forward] { settle-each.forward } и, пока { $condition }, захватывайте { FORM($what, "acc") } из { FORM($each, "gen") }
}
    .back = { $step ->
        [1] идите назад от лунки к лунке
       *[other] двигайтесь назад с шагом { $step }, начиная с лунки перед последней,
    }
    .forward = { $step ->
        [1] идите вперёд от лунки к лунке
       *[other] двигайтесь вперёд с шагом { $step }, начиная с лунки после последней,
    }
settle-and-each = { $way ->
    [back] { FORM($clause, $case) }; затем { settle-each.back } и, пока { $condition }, { settle-and-each.take }
   *[forward] { FORM($clause, $case) }; затем { settle-each.forward } и, пока { $condition }, { settle-and-each.take }
}
    .take = { TRAIT($each, "beside-reached") ->
        [none] захватывайте { FORM($what, "acc") } и из { FORM($each, "gen") }
       *[any] захватывайте { FORM($what, "acc") } и из неё, и из { TRAIT($each, "beside-reached") }
    }
settle-also = { FORM($clause, $case) }; затем проверьте и следующие случаи
settle-then = { FORM($first, $case) }; затем { $more }
settle-note = отметьте { FORM($pits, "acc") } пометкой «{ $mark }»
settle-mark = { settle-mark.verb } { $many ->
    [yes] { TRAIT($pits, "last-previous") ->
        [yes] обе эти лунки
       *[none] { FORM($pits, "acc") }
    } { $owner ->
        [owner] { settle-mark.marks } их владельцев
        [other] { settle-mark.marks } противника
       *[mover] своими { settle-mark.marks }
    }
   *[no] { TRAIT($pits, "last") ->
        [yes] её
       *[none] { FORM($pits, "acc") }
    } { $owner ->
        [owner] { settle-mark.mark } { TRAIT($pits, "last") ->
            [yes] того, кому она принадлежит
           *[none] её владельца
        }
        [other] { settle-mark.mark } противника
       *[mover] { TRAIT($mark, "gender") ->
            [m] своим { FORM($mark, "ins") }
            [f] { TRAIT($mark, "taken") ->
                [none] своей { FORM($mark, "ins") }
               *[any] как { TRAIT($mark, "taken") }
            }
           *[none] своей лункой «{ $mark }»
        }
    }
}
    .verb = { $many ->
        [yes] сделайте
       *[no] { $owner ->
            [mover] { TRAIT($mark, "taken") ->
                [none] сделайте
               *[any] отметьте
            }
           *[other] сделайте
        }
    }
    .mark = { TRAIT($mark, "gender") ->
        [none] лункой «{ $mark }»
       *[any] { FORM($mark, "ins") }
    }
    .marks = { TRAIT($mark, "gender") ->
        [none] лунками «{ $mark }»
       *[any] { FORM($mark, "pl-ins") }
    }
settle-unmark-all = больше не считайте ни одну лунку { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
}
settle-unmark = больше не считайте { FORM($pits, "acc") } { TRAIT($mark, "gender") ->
    [none] лункой «{ $mark }»
   *[any] { FORM($mark, "ins") }
}
settle-into = положите в { FORM($pit, "acc") }
    .into-last = { TRAIT($pit, "last") }
settle-give = положите захваченное в { FORM($pits, "acc") } по своему выбору
settle-bonus = { FORM($clause, $case) }, { $optional ->
    [yes] а если хотите, то и камни ещё из
   *[no] а также камни ещё из
} { $one ->
    [yes] одной непустой лунки
   *[no] { $count } непустых лунок (или всех, какие есть)
} на выбор среди { FORM($pits, "gen") }
then-end = ваш ход окончен
then-relay = продолжите посев { then-relay.with }
    .with = { $leave ->
        [0] { TRAIT($pit, "last") ->
            [yes] { $case ->
                [those] ими
                [that-one] им
                [into-last] из неё
               *[nom] камнями из { then-relay.pit }
            }
           *[no] { TRAIT($pit, "id") ->
                [next] { $case ->
                    [filled-next] ими
                   *[nom] камнями из { then-relay.pit }
                }
                [but-one] { $case ->
                    [filled-but-one] ими
                   *[nom] камнями из { then-relay.pit }
                }
               *[none] камнями из { then-relay.pit }
            }
        }
        [1] всеми камнями из { then-relay.pit }, кроме одного
       *[many] всеми камнями из { then-relay.pit }, кроме { $leave }
    }
    .pit = { TRAIT($pit, "last") ->
        [yes] { $case ->
            [from-her] неё
            [into-last] неё
            [from-him] него
           *[nom] { FORM($pit, "gen") }
        }
       *[no] { FORM($pit, "gen") }
    }
then-relay-back = продолжите посев в обратную сторону { then-relay.with }
drop-claim = { $always ->
    [yes] { FORM($clause, $case) }, но только если о захвате объявлено прежде, чем упал следующий камень; иначе камни остаются на месте
   *[no] { FORM($clause, $case) }; если { $when }, о захвате нужно объявить прежде, чем упадёт следующий камень, иначе камни остаются на месте
}
or-leave = { $always ->
    [yes] { FORM($clause, $case) }; от этого можно отказаться, и тогда действуют следующие случаи
   *[no] { FORM($clause, $case) }; если { $when }, от этого можно отказаться, и тогда действуют следующие случаи
}
or-turn = { FORM($clause, $case) }; { $always ->
    [yes] {""}
   *[no] если { $condition },{" "}
}можно вместо этого сменить направление
then-again = ходите ещё раз
then-again-with = ходите ещё раз, причём обязательно из { FORM($pit, "gen") }
then-resow = { $case ->
    [short] посейте
   *[nom] посейте захваченные камни
}
    .again = hand
then-choose = решите, остановиться здесь или продолжить посев
then-win = вы побеждаете ({ $why })
then-lose = вы проигрываете ({ $why })
slam-nothing = Если после захвата у противника не осталось бы камней, захвата нет: все камни остаются на месте.
slam-forbid = Запрещён захват, после которого у противника не осталось бы камней.
slam-spare-nearest-along = Если после захвата у противника не осталось бы камней, последнюю лунку не трогают.
slam-spare-farthest-along = Если после захвата у противника не осталось бы камней, не трогают ту из захватываемых лунок, которая дальше всего от последней.
slam-spare-nearest = Если после захвата у противника не осталось бы камней, первую из захватываемых у него лунок не трогают.
slam-spare-farthest = Если после захвата у противника не осталось бы камней, последнюю из захватываемых у него лунок не трогают.
slam-rest = Захват, после которого у противника не остаётся камней, разрешён, но все оставшиеся на доске камни получает противник, и игра окончена.
resow-what = Захваченные камни тут же снова сеют:
resow-from = { $direction ->
    [keep] сейте захваченные камни в ту же сторону, начиная { resow-from.pit }
    [clockwise] сейте захваченные камни по часовой стрелке, начиная { resow-from.pit }
   *[counterclockwise] сейте захваченные камни против часовой стрелки, начиная { resow-from.pit }
}
    .pit = { TRAIT($pit, "self") ->
        [yes] со { FORM($pit, "self-gen") }
       *[none] с { FORM($pit, "gen") }
    }

## Правила: требования

require-that = { $moment ->
    [sown] разрешены только ходы, при которых уже после первого круга, до захвата, { FORM($that, require-that.form) }; если таких нет, ходить вам нечем
   *[played] разрешены только ходы, после которых { FORM($that, require-that.form) }; если таких нет, ходить вам нечем
}
    .form = { $case ->
        [theirs] will-theirs
       *[other] will
    }
require-landing = разрешены только ходы, при которых { $that }
require-most = { $moment ->
    [sown] вы обязаны выбрать ход, после первого круга которого { $most } будет наибольшим
   *[played] вы обязаны выбрать ход, после которого { $most } будет наибольшим
}
forfeit = { $always ->
    [yes] после каждого хода
   *[no] если после хода { $when }, то
} камни из { FORM($pits, "gen") } { $to ->
    [mover] достаются вам
   *[other] достаются противнику
}.
block-pit = следующим ходом из { TRAIT($pit, "last") ->
    [yes] { $case ->
        [those] неё
        [that-one] неё
        [from-her] неё
        [from-him] него
       *[nom] { FORM($pit, "gen") }
    }
   *[no] { FORM($pit, "gen") }
} ходить нельзя
block-attack = единственная лунка противника, которой вы угрожаете ходом { $mode }, блокируется ({ $name }): следующим ходом он не может играть из неё, если у него самого тогда нет хода { $mode }
block-unless = Этого не происходит, если { $unless } («вы» здесь — владелец этой лунки).
laps-stop = { $n ->
    [one] Ход окончен после { $n } круга.
   *[many] Ход окончен после { $n } кругов.
}
laps-endless = { $n ->
    [one] Посев из { $n } круга считается бесконечным.
   *[many] Посев из { $n } кругов считается бесконечным.
}
endless-void = При бесконечном посеве партия не засчитывается: не побеждает никто.
endless-draw = При бесконечном посеве — ничья.
endless-forbid = Ход с бесконечным посевом запрещён.
endless-stop = Бесконечный посев прерывается, когда начинает повторяться, и ход окончен.
endless-lose = Игрок, чей посев бесконечен, проигрывает.

## Правила: конец

end-when = { $moment ->
    [capture] игра сразу окончена, если после захвата { $when }.
    [lap] игра сразу окончена, если после круга { $when }.
    [turn] игра окончена, если к началу вашего хода { $when }.
   *[move] игра окончена, если после вашего хода { $when }.
}
leftovers-owner = Камни, оставшиеся в лунках, достаются владельцам лунок.
leftovers-mover = Оставшиеся камни получаете вы.
leftovers-other = Оставшиеся камни получает противник.
leftovers-capturer = Оставшиеся камни получает тот, кто сделал этот захват.
leftovers-last-mover = Оставшиеся камни получает тот, кто ходил последним.
leftovers-starter = Оставшиеся камни получает тот, кто начинал игру.
leftovers-split = Оставшиеся камни делятся поровну.
leftovers-mark-owner = То, что осталось в лунке с пометкой «{ $mark }», получает тот, чья это пометка; если она принадлежит обоим, каждый получает половину, а лишний камень — владелец лунки. Камни, оставшиеся в остальных лунках, достаются владельцам лунок.
winner-mover = Вы побеждаете.
winner-other = Побеждает противник.
winner-draw = Ничья.
winner-void = Не побеждает никто.
winner-other-party = Побеждает другая команда.
winner-last = Побеждает единственный оставшийся в игре игрок.
out-when = { $turns ->
    [frozen] Вы выбываете из игры и больше не ходите, если { $when }.
   *[keeps] Вы выбываете из игры, если { $when }, но продолжаете ходить.
}
repetition = { $n ->
    [2] Игра окончена, когда позиция встречается во второй раз.
    [3] Игра окончена, когда позиция встречается в третий раз.
   *[many] Игра окончена, когда позиция встречается в { $n }-й раз.
}
limit-plies = { $n ->
    [one] Игра окончена после { $n } хода.
   *[many] Игра окончена после { $n } ходов.
}
limit-without-capture = { $n ->
    [one] Игра окончена после { $n } хода без захвата.
   *[many] Игра окончена после { $n } ходов подряд без захвата.
}
standstill-draw = Это ничья.
standstill-owner = Тогда камни, оставшиеся в лунках, достаются владельцам лунок.
standstill-mark-owner = Тогда то, что осталось в лунке с пометкой «{ $mark }», получает тот, чья это пометка; если она принадлежит обоим, каждый получает половину, а лишний камень — владелец лунки. Камни, оставшиеся в остальных лунках, достаются владельцам лунок.
standstill-split = Тогда камни, лежащие на доске, делятся поровну.
standstill-nobody = Засчитываются только уже выигранные камни.
match-territory = { $chosen ->
    [yes] Можно играть матч из нескольких партий. В конце партии каждые { $seeds }, выигранные игроком, дают право на одну лунку. Тот, кто впереди, занимает столько лунок другого ряда, сколько может оплатить, выбирая любые, и все лунки заполняют заново.
   *[no] Можно играть матч из нескольких партий. В конце партии каждые { $seeds }, выигранные игроком, дают право на одну лунку. Тот, кто впереди, занимает столько лунок другого ряда, сколько может оплатить, начиная с ближайших к своим, и все лунки заполняют заново.
}
match-refill = Можно играть матч из нескольких партий. К новой партии каждый заполняет свои лунки выигранными камнями, по { $seeds } в лунку, { $end ->
    [choice] а если не может заполнить все, то выбирает, какие оставить
    [right] начиная с крайней правой
   *[left] начиная с крайней левой
}.
match-refill-own = Можно играть матч из нескольких партий. К новой партии каждый, начиная { $end ->
    [right] с крайней правой
   *[left] с крайней левой
}, заполняет свои лунки выигранными камнями: в каждую кладёт столько, сколько в ней было в самом начале.
match-closes = Лунки, которые игрок не может заполнить, в этой партии вне игры.
match-stays-empty = Лунки, которые игрок не может заполнить, в начале партии пусты.
match-tops-up = Если последняя лунка отстающего неполна, её дополняет тот, кто впереди.
match-mirrors = Тот, кто впереди, заполняет лишь столько лунок, сколько отстающий; остальные его камни сразу засчитываются ему.
match-arrange = Можно играть матч из нескольких партий. К новой партии тот, у кого камней меньше, раскладывает их все в своём ряду как хочет, не меньше { $least } { $least ->
    [one] камня
   *[many] камней
} в каждую лунку.
match-fullest = Хотя бы в одной лунке должно быть { $n } или больше камней.
match-arrange-matched = Другой игрок кладёт столько же камней в лунки напротив, а остальные оставляет себе. Тот, кому не хватает камней, чтобы так заполнить свой ряд, проигрывает матч.
match-shortens = Пока у отстающего меньше половины камней, с которыми он начал матч, доска короче на один столбец; если меньше четверти — на два, меньше восьмой части — на три. Вне игры тогда столбцы справа от Юга.
match-sale = Можно играть матч из нескольких партий; к началу каждой из них лунки заполняют так же, как в самом начале. После партии тот, у кого камней меньше, продаёт лунки своего ряда по своему выбору: по одной за каждые { $lead } отставания и половину лунки за остаток разницы; половина лунки дополняет ту, что уже наполовину продана. Пока у того, кто впереди, самого есть проданные лунки, за каждые { $lead } он возвращает себе одну из них, вместо того чтобы получить лунку другого ряда. Проданной лункой играют как прежде; только то, что осталось в ней в конце партии, получает покупатель, а если она продана наполовину — оба.
match-plain = Можно играть матч из нескольких партий, каждая из которых начинается так же, как первая.
match-goal = Матч выигрывает тот, кто владеет { $n } { $n ->
    [one] лункой или может её заполнить
   *[many] лунками или может их заполнить
}.
match-goal-bought = Матч выигрывает тот, кто купил { $n } { $n ->
    [one] целую лунку
    [few] целые лунки
   *[many] целых лунок
} другого ряда.
match-least = { $n ->
    [1] Тот, кто не может заполнить ни одной лунки, проигрывает матч.
    [one] Тот, кто не может заполнить { $n } лунку, проигрывает матч.
    [few] Тот, кто не может заполнить { $n } лунки, проигрывает матч.
   *[many] Тот, кто не может заполнить { $n } лунок, проигрывает матч.
}
match-rounds = { $n ->
    [1] Матч окончен после одной партии.
    [one] Матч окончен после { $n } партии; побеждает тот, кто выиграл больше партий.
   *[many] Матч окончен после { $n } партий; побеждает тот, кто выиграл больше партий.
}
match-points = За выигранную партию игрок получает { $win } { $win ->
    [one] очко
    [few] очка
   *[many] очков
}{ $margin ->
    [yes] {" "}и ещё по одному за каждый камень сверх половины всех
   *[no] { "" }
}; за ничью каждый получает по { $draw }.
match-rounds-points = { $n ->
    [1] Матч окончен после одной партии.
    [one] Матч окончен после { $n } партии; побеждает тот, у кого больше очков.
   *[many] Матч окончен после { $n } партий; побеждает тот, у кого больше очков.
}
match-goal-points = Матч выигрывает тот, кто первым набирает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}; если оба достигают этого в одной и той же партии, выигрывает тот, у кого очков больше.
match-goal-rounds = { $n ->
    [1] Матч выигрывает тот, кто первым выиграет партию.
    [one] Матч выигрывает тот, кто первым выиграет { $n } партию.
    [few] Матч выигрывает тот, кто первым выиграет { $n } партии.
   *[many] Матч выигрывает тот, кто первым выиграет { $n } партий.
}
match-most-rounds = { $n ->
    [1] Матч продолжается не дольше одной партии; побеждает в нём тот, у кого больше { $points ->
        [yes] очков
       *[no] камней
    }.
    [one] Матч продолжается не дольше { $n } партии; если к этому времени он не выигран, побеждает тот, у кого больше { $points ->
        [yes] очков
       *[no] камней
    }.
   *[many] Матч продолжается не дольше { $n } партий; если к этому времени он не выигран, побеждает тот, у кого больше { $points ->
        [yes] очков
       *[no] камней
    }.
}
match-starter-alternate = Игроки начинают партии по очереди.
match-starter-loser = Следующую партию начинает проигравший.
match-starter-winner = Следующую партию начинает победитель.

## Правила: настройки

option-chosen = { $name } = { $value } (по умолчанию { $usual })
option-open = { $name } (по умолчанию: { $usual }; значения: { $values }). { $doc }
option-range = от { $least } до { $most }

## Правила: долго ли и трудно ли

heading-measured = Длительность и сложность
measured-length = Когда оба игрока ходят наугад, партия длится в среднем { $mean } { $mean ->
    [one] ход
    [few] хода
   *[many] ходов
}; самая короткая из { $games } { $games ->
    [one] сыгранной партии
   *[many] сыгранных партий
} длилась { $shortest } { $shortest ->
    [one] ход
    [few] хода
   *[many] ходов
}, самая длинная — { $longest }.
measured-unfinished = Не более { $percent } % партий пришлось прервать после { $most } { $most ->
    [one] хода
   *[many] ходов
}.
measured-choices = { $many ->
    [yes] Игрок выбирает в среднем из { $choices } хода, а ход длится в среднем { $laps } круга.
   *[no] Игрок выбирает в среднем из { $choices } хода.
}
measured-solved = Ходы наугад приводят к цели в { $percent } % партий.
measured-shares = Юг выиграл { $south } % партий, Север — { $north } %; ничьих { $draws } %{ $void ->
    [0] .
   *[other] , не засчитано { $void } %.
}
measured-easy = Судя по числу возможных партий и по числу кругов за ход, просчитать игру легко (показатель сложности — { $difficulty }; меньше 20 — простая игра).
measured-moderate = Судя по числу возможных партий и по числу кругов за ход, просчитать игру не так просто (показатель сложности — { $difficulty }; от 20 до 40 — игра средней сложности).
measured-hard = Судя по числу возможных партий и по числу кругов за ход, просчитать игру нелегко (показатель сложности — { $difficulty }; от 40 до 80 — сложная игра).
measured-very-hard = Судя по числу возможных партий и по числу кругов за ход, просчитать игру очень трудно (показатель сложности — { $difficulty }; от 80 и выше — очень сложная игра).
