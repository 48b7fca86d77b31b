# Cuvintele regulilor scrise în română; cele ale explicațiilor mutărilor sunt în moves.ftl.
#
# Celui care mută i se spune „tu”; regulile sunt la imperativ („capturează”). „Rând” este al tablei (rând de găuri);
# ce face un jucător până îi vine rândul celuilalt este o tură, iar un semănat al ei, o trecere.
#
# Formele cerute de FORM și $case: gen (genitivul), in și din (cu prepoziția unită cu articolul: „într-o gaură”); fără
# nume, forma simplă; open lasă deschisă paranteza unei excepții, pentru încă una; cea înlocuiește substantivul („este cea
# de plecare”), iar cu, gen-cu, in-cu și din-cu pun „cu semințe” înaintea rândului („o gaură cu semințe din rândul tău”);
# bare este forma nearticulată a semnelor după o prepoziție („în afară de capcane”). Cantitățile de semințe au și is
# („sunt semințe”, „nu sunt semințe”), not, același lucru negat, și fac („se adună 3 semințe”); numele semințelor au def,
# forma articulată. Ce se cere de la o gaură (asked-…) are attr pentru atribut („cu semințe”), altfel este un verb. Numele
# semnelor au gender (m, f sau n) și formele gen, def, def-gen, several („capcane”), pl și pl-gen, pl-own („capcanele
# tale”), pl-enemy („capcanele adversarului”) și genitivele lor.

## Găurile

# Gaura în formele ei, unită cu prepoziția cerută.
whose = { $owner ->
    [own] tale
    [enemy] adversarului
   *[any] jucătorilor
}
    .groapa = { $case ->
        [gen] găurii
        [in] în gaura
        [din] din gaura
       *[plain] gaura
    }
    .aceea = { $case ->
        [cea] cea
       *[other] { whose.groapa }
    }
    .celei = { $case ->
        [gen] celei
       *[other] { whose.aceea }
    }
    .gropile = { $case ->
        [gen] găurilor
        [in] în găurile
        [din] din găurile
        [cu] găurile cu semințe
        [gen-cu] găurilor cu semințe
        [in-cu] în găurile cu semințe
        [din-cu] din găurile cu semințe
       *[plain] găurile
    }
    .o = { $case ->
        [gen] unei găuri
        [in] într-o gaură
        [din] dintr-o gaură
        [cea] una
        [cu] o gaură cu semințe
        [gen-cu] unei găuri cu semințe
        [in-cu] într-o gaură cu semințe
        [din-cu] dintr-o gaură cu semințe
       *[plain] o gaură
    }
    .una = { $case ->
        [gen] uneia dintre găurile
        [in] într-una dintre găurile
        [din] dintr-una dintre găurile
        [cu] una dintre găurile cu semințe
        [gen-cu] uneia dintre găurile cu semințe
        [in-cu] într-una dintre găurile cu semințe
        [din-cu] dintr-una dintre găurile cu semințe
       *[plain] una dintre găurile
    }
    .nicio = { $case ->
        [gen] niciunei găuri
        [in] în nicio gaură
        [din] din nicio gaură
        [cu] nicio gaură cu semințe
        [gen-cu] niciunei găuri cu semințe
        [in-cu] în nicio gaură cu semințe
        [din-cu] din nicio gaură cu semințe
       *[plain] nicio gaură
    }
    .niciuna = { $case ->
        [gen] niciuneia dintre
        [in] în niciuna dintre
        [din] din niciuna dintre
       *[plain] niciuna dintre
    }
    .ta = { $case ->
        [gen] tale
       *[plain] ta
    }
    .de-a-ta = { $case ->
        [gen] de-ale tale
       *[plain] a ta
    }
pit-that = { $case ->
    [gen] acelei găuri
    [in] în acea gaură
    [din] din acea gaură
   *[plain] acea gaură
}
    .id = that
    .chosen = în gaura aleasă
pit-it = { $case ->
    [gen] ei
    [in] în ea
    [din] din ea
   *[plain] ea
}
pit-last = { whose.aceea } de sosire
    .named = yes
    .last = yes
    .id = last
pit-reached = { whose.groapa } la care ajungi
    .id = reached
pit-chosen = { whose.groapa } { $case ->
    [gen] alese
   *[plain] aleasă
}
pit-lifted = { whose.celei } de plecare
pit-origin = { whose.celei } din care a pornit mutarea
pit-of-last-seed = { whose.aceea } de sosire
    .last = yes
    .id = last
pit-passed = { whose.aceea } în care cade o sămânță
pit-landing = { whose.celei } în care se încheie prima trecere
    .id = landing
pit-blocked = { whose.groapa } { $case ->
    [gen] blocate
   *[plain] blocată
}
pit-bound = { whose.groapa } din care trebuie să continui
    .bound = yes
pit-threatened = { whose.groapa } pe care ai blocat-o în tura trecută
    .bound = blocked
pit-last-target = { whose.groapa } care a primit ultimul tău dar
region-whole = { $owner ->
    [own] { $form ->
        [one] { whose.una } tale
        [some] { whose.o } { whose.de-a-ta }
        [no] { whose.nicio } { whose.de-a-ta }
       *[many] { whose.gropile } tale
    }
    [enemy] { $form ->
        [one] { whose.una } adversarului
        [some] { whose.o } a adversarului
        [no] { whose.nicio } a adversarului
       *[many] { whose.gropile } adversarului
    }
    [south] { $form ->
        [one] { whose.una } lui Sud
        [some] { whose.o } a lui Sud
        [no] { whose.nicio } a lui Sud
       *[many] { whose.gropile } lui Sud
    }
    [north] { $form ->
        [one] { whose.una } lui Nord
        [some] { whose.o } a lui Nord
        [no] { whose.nicio } a lui Nord
       *[many] { whose.gropile } lui Nord
    }
   *[each] { region-all }
}
    .belongs = { $owner ->
        [own] a ta
        [enemy] a adversarului
        [south] a lui Sud
        [north] a lui Nord
       *[each] none
    }
    .none-of = { $owner ->
        [own] niciuna dintre găurile tale
        [enemy] niciuna dintre găurile adversarului
        [south] niciuna dintre găurile lui Sud
        [north] niciuna dintre găurile lui Nord
       *[each] nicio gaură
    }
    .row = { $owner ->
        [own] în rândul tău cu semințe cel mai apropiat de mijloc
        [enemy] în rândul cu semințe al adversarului cel mai apropiat de mijloc
       *[each] none
    }
region-all = { $form ->
    [no] { whose.nicio }
    [many] { whose.gropile } tablei
   *[one] { $case ->
        [gen] oricărei găuri
        [in] în orice gaură
        [din] din orice gaură
       *[plain] orice gaură
    }
}
region-ends = { $form ->
    [no] { whose.nicio } de la vreun capăt al tablei
    [many] { whose.gropile } de la capetele tablei
   *[one] { whose.o } de la un capăt al tablei
}
region-rows = { $form ->
    [no] { whose.nicio } din cele două rânduri
    [many] { whose.gropile } din cele două rânduri
   *[one] { whose.o } din cele două rânduri
}
    .place = before
region-none = { whose.nicio }
region-stores = { $whose ->
    [own] { region-stores.the } tău
    [enemy] { region-stores.the } adversarului
    [party] { $form ->
        [many] { region-stores.all } echipei tale
       *[one] { region-stores.one } al echipei tale
    }
   *[all] { $form ->
        [many] { region-stores.all } tuturor
        [no] { $case ->
            [gen] niciunui
            [in] în niciun
            [din] din niciun
           *[plain] niciun
        } grânar
       *[one] { region-stores.one }
    }
}
    .the = { $case ->
        [gen] grânarului
        [in] în grânarul
        [din] din grânarul
       *[plain] grânarul
    }
    .all = { $case ->
        [gen] grânarelor
        [in] în grânarele
        [din] din grânarele
       *[plain] grânarele
    }
    .one = { $case ->
        [gen] unui
        [in] într-un
        [din] dintr-un
       *[plain] un
    } grânar
    .gender = n
region-trays = { $whose ->
    [own] { region-trays.the } tău
    [enemy] { region-trays.the } adversarului
    [party] { $form ->
        [many] { region-trays.all } echipei tale
       *[one] { region-trays.one } al echipei tale
    }
   *[all] { $form ->
        [many] { region-trays.all } tuturor
        [no] { $case ->
            [gen] niciunui
            [in] în niciun
            [din] din niciun
           *[plain] niciun
        } taler
       *[one] { region-trays.one }
    }
}
    .the = { $case ->
        [gen] talerului
        [in] în talerul
        [din] din talerul
       *[plain] talerul
    }
    .all = { $case ->
        [gen] talerelor
        [in] în talerele
        [din] din talerele
       *[plain] talerele
    }
    .one = { $case ->
        [gen] unui
        [in] într-un
        [din] dintr-un
       *[plain] un
    } taler
    .gender = n
region-seat = { $form ->
    [one] { whose.una } { region-seat.of }
    [some] { whose.o } { region-seat.al }
    [no] { whose.nicio } { region-seat.al }
   *[many] { whose.gropile } { region-seat.of }
}
    .of = { $whose ->
        [own] din rândul tău
        [enemy] adversarilor
        [party] echipei tale
       *[partner] din celălalt rând al echipei tale
    }
    .al = { $whose ->
        [own] din rândul tău
        [enemy] a adversarilor
        [party] a echipei tale
       *[partner] din celălalt rând al echipei tale
    }
    .place = { $whose ->
        [enemy] after
        [party] after
       *[own] before
    }
region-inner = { $form ->
    [many] { whose.gropile } { region-inner.row }
    [no] { whose.nicio } { region-inner.row }
   *[one] { whose.o } { region-inner.row }
}
    .row = { $owner ->
        [own] din rândul tău interior
        [enemy] din rândul interior al adversarului
       *[any] din rândurile interioare
    }
    .place = before
region-outer = { $form ->
    [many] { whose.gropile } { region-outer.row }
    [no] { whose.nicio } { region-outer.row }
   *[one] { whose.o } { region-outer.row }
}
    .row = { $owner ->
        [own] din rândul tău exterior
        [enemy] din rândul exterior al adversarului
       *[any] din rândurile exterioare
    }
    .place = before
region-row = { $form ->
    [many] { whose.gropile } { region-row.row }
    [no] { whose.nicio } { region-row.row }
   *[one] { whose.o } { region-row.row }
}
    .row = { $owner ->
        [own] din al { $row }-lea rând al tău, numărat de la mijloc
        [enemy] din al { $row }-lea rând al adversarului, numărat de la mijloc
       *[any] din al { $row }-lea rând, numărat de la mijloc
    }
    .place = before
region-leftmost = { whose.aceea } de la capătul din stânga al { region-leftmost.row }
    .row = { $owner ->
        [own] rândului tău
        [enemy] rândului adversarului
       *[any] rândului
    }
region-rightmost = { whose.aceea } de la capătul din dreapta al { region-leftmost.row }
region-middle = { whose.aceea } din mijlocul { region-leftmost.row }
region-left-half = { $form ->
    [many] { whose.gropile } din jumătatea stângă a { region-leftmost.row }
    [no] { whose.nicio } din jumătatea stângă a { region-leftmost.row }
   *[one] { whose.o } din jumătatea stângă a { region-leftmost.row }
}
    .place = before
region-right-half = { $form ->
    [many] { whose.gropile } din jumătatea dreaptă a { region-leftmost.row }
    [no] { whose.nicio } din jumătatea dreaptă a { region-leftmost.row }
   *[one] { whose.o } din jumătatea dreaptă a { region-leftmost.row }
}
    .place = before
region-columns = { $form ->
    [many] { $owner ->
        [own] { whose.gropile } tale cu numărul { $numbers }
        [enemy] { whose.gropile } adversarului cu numărul { $numbers }
       *[each] { whose.gropile } cu numărul { $numbers }
    }
    [no] { $owner ->
        [own] { whose.nicio } { whose.de-a-ta } cu numărul { $numbers }
        [enemy] { whose.nicio } a adversarului cu numărul { $numbers }
       *[each] { whose.nicio } cu numărul { $numbers }
    }
   *[one] { $owner ->
        [own] { whose.o } { whose.de-a-ta } cu numărul { $numbers }
        [enemy] { whose.o } a adversarului cu numărul { $numbers }
       *[each] { whose.o } cu numărul { $numbers }
    }
}
region-list = { $form ->
    [single] { $owner ->
        [own] { whose.groapa } { whose.ta } { $names }
        [enemy] { whose.groapa } { $names } a adversarului
       *[any] { whose.groapa } { $names }
    }
    [no] { $owner ->
        [own] { whose.niciuna } găurile tale { $names }
        [enemy] { whose.niciuna } găurile { $names } ale adversarului
       *[any] { whose.niciuna } găurile { $names }
    }
    [many] { $owner ->
        [own] { whose.gropile } tale { $names }
        [enemy] { whose.gropile } { $names } ale adversarului
       *[any] { whose.gropile } { $names }
    }
   *[one] { $owner ->
        [own] { whose.una } tale { $names }
        [enemy] { whose.una } { $names } ale adversarului
       *[any] { whose.una } { $names }
    }
}
set-marks = { TRAIT($mark, "gender") ->
    [m] { $form ->
        [many] { set-marks.many }
        [no] { $case ->
            [gen] niciunui
            [in] în niciun
            [din] din niciun
           *[plain] niciun
        } { $mark }
       *[one] { $case ->
            [gen] unui
            [in] într-un
            [din] dintr-un
           *[plain] un
        } { $mark }{ $who ->
            [mover] {" "}al tău
            [other] {" "}al adversarului
           *[anyone] { "" }
        }
    }
    [n] { $form ->
        [many] { set-marks.many }
        [no] { $case ->
            [gen] niciunui
            [in] în niciun
            [din] din niciun
           *[plain] niciun
        } { $mark }
       *[one] { $case ->
            [gen] unui
            [in] într-un
            [din] dintr-un
           *[plain] un
        } { $mark }{ $who ->
            [mover] {" "}al tău
            [other] {" "}al adversarului
           *[anyone] { "" }
        }
    }
    [f] { $form ->
        [many] { set-marks.many }
        [no] { $case ->
            [gen] niciunei
            [in] în nicio
            [din] din nicio
           *[plain] nicio
        } { FORM($mark, $case) }
       *[one] { $case ->
            [gen] unei
            [in] într-o
            [din] dintr-o
           *[plain] o
        } { FORM($mark, $case) }{ $who ->
            [mover] {" "}{ whose.de-a-ta }
            [other] {" "}a adversarului
           *[anyone] { "" }
        }
    }
   *[none] { $form ->
        [many] { $who ->
            [mover] { whose.gropile } tale „{ $mark }”
            [other] { whose.gropile } „{ $mark }” ale adversarului
           *[anyone] { whose.gropile } „{ $mark }”
        }
        [no] { whose.nicio } „{ $mark }”
       *[one] { $who ->
            [mover] { whose.o } „{ $mark }” { whose.de-a-ta }
            [other] { whose.o } „{ $mark }” a adversarului
           *[anyone] { whose.o } „{ $mark }”
        }
    }
}
    .many = { $who ->
        [mover] { $case ->
            [gen] { FORM($mark, "pl-own-gen") }
            [in] în { FORM($mark, "pl-own") }
            [din] din { FORM($mark, "pl-own") }
           *[plain] { FORM($mark, "pl-own") }
        }
        [other] { $case ->
            [gen] { FORM($mark, "pl-enemy-gen") }
            [in] în { FORM($mark, "pl-enemy") }
            [din] din { FORM($mark, "pl-enemy") }
           *[plain] { FORM($mark, "pl-enemy") }
        }
       *[anyone] { $case ->
            [gen] { FORM($mark, "pl-gen") }
            [in] în { FORM($mark, "several") }
            [din] din { FORM($mark, "several") }
            [bare] { FORM($mark, "several") }
           *[plain] { FORM($mark, "pl") }
        }
    }
    .gender = { TRAIT($mark, "gender") }
set-marks-of-others = { TRAIT($mark, "gender") ->
    [none] { whose.gropile } „{ $mark }” ale celorlalți jucători
   *[any] { $case ->
        [gen] { FORM($mark, "pl-gen") }
        [in] în { FORM($mark, "pl") }
        [din] din { FORM($mark, "pl") }
       *[plain] { FORM($mark, "pl") }
    } celorlalți jucători
}
set-marked = { $form ->
    [many] { whose.gropile } marcate drept „{ $mark }”
   *[one] { whose.o } { $case ->
        [gen] marcate
       *[plain] marcată
    } drept „{ $mark }”
}
set-house = { TRAIT($mark, "gender") ->
    [none] { $who ->
        [mover] { whose.groapa } { whose.ta } „{ $mark }”
        [other] { whose.groapa } „{ $mark }” a adversarului
       *[anyone] { whose.o } „{ $mark }”
    }
   *[any] { $who ->
        [mover] { set-house.def } { TRAIT($mark, "gender") ->
            [f] { whose.ta }
           *[m] tău
        }
        [other] { set-house.def } adversarului
       *[anyone] { $case ->
            [gen] { TRAIT($mark, "gender") ->
                [f] oricăreia
               *[m] oricăruia
            }
            [in] în oricare
            [din] din oricare
           *[plain] oricare
        } dintre { FORM($mark, "several") }
    }
}
    .def = { $case ->
        [gen] { FORM($mark, "def-gen") }
        [in] în { FORM($mark, "def") }
        [din] din { FORM($mark, "def") }
       *[plain] { FORM($mark, "def") }
    }
    .gender = { TRAIT($mark, "gender") }
    .house = { $who ->
        [mover] own-house
        [other] enemy-house
       *[anyone] none
    }
    .mine = { $who ->
        [mover] { TRAIT($mark, "gender") ->
            [none] none
           *[any] { $mark }
        }
       *[other] none
    }
set-closed = { $form ->
    [many] { whose.gropile } scoase din joc
   *[one] { whose.o } { $case ->
        [gen] scoase
       *[plain] scoasă
    } din joc
}
set-visited = { $form ->
    [many] { whose.gropile } care au primit deja o sămânță la mutarea aceasta
   *[one] { whose.o } care a primit deja o sămânță la mutarea aceasta
}
    .visited = yes
set-that = { TRAIT($asked, "attribute") ->
    [seeds] { TRAIT($pits, "place") ->
        [before] { $case ->
            [gen] { FORM($pits, "gen-cu") }
            [in] { FORM($pits, "in-cu") }
            [din] { FORM($pits, "din-cu") }
           *[plain] { FORM($pits, "cu") }
        }
       *[after] { FORM($pits, $case) } { FORM($asked, "attr") }
    }
   *[other] { FORM($pits, $case) } { FORM($asked, "attr") }
}
    .column-of = { TRAIT($asked, "known") ->
        [known] { TRAIT($pits, "row") }
       *[none] none
    }
set-if = { FORM($pit, $case) } (dacă { $asked })
    .behind = { TRAIT($pit, "behind") ->
        [yes] yes
       *[none] none
    }
set-except = { TRAIT($pits, "attribute") ->
    [except] { $case ->
        [gen] { FORM($pits, "gen-open") }
        [in] { FORM($pits, "in-open") }
        [din] { FORM($pits, "din-open") }
       *[plain] { FORM($pits, "open") }
    } și de { FORM($other, "bare") })
   *[other] { set-except.pits } (în afară de { FORM($other, "bare") }{ set-except.end }
}
    .attribute = except
    .pits = { $case ->
        [gen-open] { FORM($pits, "gen") }
        [in-open] { FORM($pits, "in") }
        [din-open] { FORM($pits, "din") }
        [open] { $pits }
       *[closed] { FORM($pits, $case) }
    }
    .end = { $case ->
        [gen-open] { "" }
        [in-open] { "" }
        [din-open] { "" }
        [open] { "" }
       *[closed] { ")" }
    }
asked-filled = { $case ->
    [attr] cu semințe
   *[verb] { $many ->
        [yes] au semințe
       *[no] are semințe
    }
}
    .attribute = seeds
asked-empty = { $case ->
    [attr] fără semințe
   *[verb] { $many ->
        [yes] sunt goale
       *[no] este goală
    }
}
asked-holding = { $case ->
    [attr] în care { FORM($amount, "is") }
   *[verb] { $many ->
        [yes] au { $amount }
       *[no] are { $amount }
    }
}
asked-noted = { $case ->
    [attr] cu semnul „{ $mark }”
   *[verb] { $many ->
        [yes] sunt marcate drept „{ $mark }”
       *[no] este marcată drept „{ $mark }”
    }
}
asked-facing = { $case ->
    [attr] { $many ->
        [yes] aflate în fața { FORM($pits, "gen") }
       *[no] aflată în fața { FORM($pits, "gen") }
    }
   *[verb] { $many ->
        [yes] se află în fața { FORM($pits, "gen") }
       *[no] se află în fața { FORM($pits, "gen") }
    }
}
asked-column = { $case ->
    [attr] din { asked-column.column }
   *[verb] { $many ->
        [yes] se află în { asked-column.column }
       *[no] se află în { asked-column.column }
    }
}
    .column = { $how ->
        [named] coloana { FORM($pit, "gen") }
        [landing] coloana găurii de sosire
       *[known] aceeași coloană
    }
    .known = { $how }
asked-visited = { $case ->
    [attr] { $many ->
        [yes] care au primit deja o sămânță la mutarea aceasta
       *[no] care a primit deja o sămânță la mutarea aceasta
    }
   *[verb] { $many ->
        [yes] au primit deja o sămânță la mutarea aceasta
       *[no] a primit deja o sămânță la mutarea aceasta
    }
}
asked-in = { $case ->
    [attr] { $many ->
        [yes] care sunt { $pits }
       *[no] care este { $pits }
    }
   *[verb] { $many ->
        [yes] sunt { $pits }
       *[no] este { $pits }
    }
}
related-facing = { $how ->
    [landing] { whose.aceea } din fața celei de sosire
    [known] { whose.aceea } din față
   *[named] { $form ->
        [single] { whose.celei } din fața { TRAIT($pit, "brief") ->
            [none] { FORM($pit, "gen") }
           *[any] { TRAIT($pit, "brief") }
        }
        [many] { whose.gropile } din fața { FORM($pit, "gen") }
       *[one] { whose.o } din fața { FORM($pit, "gen") }
    }
}
    .front = { $how ->
        [named] { $form ->
            [single] yes
           *[other] none
        }
       *[other] yes
    }
    .id = { $how ->
        [named] { TRAIT($pit, "id") ->
            [landing] facing-landing
           *[none] none
        }
       *[other] facing
    }
related-behind = { $how ->
    [landing] { whose.aceea } din spatele celei de sosire
    [known] { whose.aceea } din spate
   *[named] { $case ->
        [din-ei] din cea din spatele ei
        [din-ea] din gaura din spatele ei
        [in-ei] în cea din spatele ei
       *[other] { $form ->
            [single] { whose.celei } din spatele { FORM($pit, "gen") }
            [many] { whose.gropile } din spatele { FORM($pit, "gen") }
           *[one] { whose.o } din spatele { FORM($pit, "gen") }
        }
    }
}
    .behind = { $how ->
        [named] { TRAIT($pit, "front") }
       *[other] none
    }
related-behind-facing = { $how ->
    [landing] { whose.groapa } din spatele celei din fața găurii de sosire
   *[known] { $case ->
        [din-ei] din cea din spatele ei
        [din-ea] din gaura din spatele ei
        [in-ei] în cea din spatele ei
       *[other] { whose.groapa } din spatele celei din față
    }
}
    .behind = { $how ->
        [known] yes
       *[other] none
    }
related-twin = { $how ->
    [landing] { whose.groapa } cu același număr ca gaura de sosire din rândul celălalt
    [known] { whose.groapa } cu același număr din rândul celălalt
   *[named] { whose.groapa } cu același număr ca { $pit } din rândul celălalt
}
related-column = { $case ->
    [gen] celorlalte găuri
    [in] în celelalte găuri
    [din] din celelalte găuri
   *[plain] celelalte găuri
} din { $how ->
    [landing] coloana găurii de sosire
    [known] aceeași coloană
   *[named] coloana { FORM($pit, "gen") }
}
related-innermost = { FORM($pit, $case) } din rândul cu semințe cel mai apropiat de mijloc
    .row = { TRAIT($pit, "row") }
    .lies = { TRAIT($pit, "row") }
related-outermost = { FORM($pit, $case) } din rândul cu semințe cel mai îndepărtat de mijloc
related-next = { $how ->
    [landing] { whose.aceea } de după cea de sosire
    [known] { whose.aceea } următoare
   *[named] { $form ->
        [single] { whose.aceea } de după { FORM($pit, "cea") }
        [many] { whose.gropile } de după { $pit }
       *[one] { whose.o } aflată imediat după { $pit }
    }
}
    .id = { $how ->
        [named] none
       *[other] next
    }
    .brief = { $how ->
        [known] celei următoare
       *[other] none
    }
related-next-but-one = { $how ->
    [landing] { $case ->
        [gen] celei de-a doua găuri
        [in] în a doua gaură
        [din] din a doua gaură
       *[plain] a doua gaură
    } de după cea de sosire
   *[known] { whose.groapa } de după cea următoare
}
    .id = but-one
    .brief = ei
related-next-filled = { $case ->
    [gen] primei găuri
    [in] în prima gaură
    [din] din prima gaură
   *[plain] prima gaură
} cu semințe { $how ->
    [landing] de după gaura de sosire
    [known] care urmează
   *[named] de după { FORM($pit, "cea") }
}
related-previous = { $how ->
    [landing] { whose.aceea } dinaintea celei de sosire
    [known] { whose.aceea } { $case ->
        [gen] precedente
       *[plain] precedentă
    }
   *[named] { $form ->
        [single] { whose.aceea } dinaintea { FORM($pit, "gen") }
        [many] { whose.gropile } dinaintea { FORM($pit, "gen") }
       *[one] { whose.o } aflată imediat înaintea { FORM($pit, "gen") }
    }
}
    .id = { $how ->
        [named] none
       *[other] previous
    }

## Numerele

number-fixed = { $case ->
    [seeds] { $n ->
        [one] 1 sămânță
        [few] { $n } semințe
       *[other] { $n } de semințe
    }
   *[plain] { $n }
}
    .fixed = yes
number-seeds = { $case ->
    [seeds] atâtea semințe câte sunt { FORM($pits, "in") }
   *[plain] { number-seeds.word } de semințe { FORM($pits, "din") }
}
    .word = { $case ->
        [gen] numărului
       *[plain] numărul
    }
number-of-kind = { number-seeds.word } de { $many } { FORM($pits, "din") }
number-size = { number-seeds.word } { FORM($pits, "gen") }
number-before = { number-seeds.word } de semințe aflate înainte în gaura de sosire
number-store = { number-seeds.word } de semințe { $who ->
    [mover] din grânarul tău
    [other] din grânarul adversarului
   *[starter] din grânarul celui care a început
}
number-winnings = { $case ->
    [gen] câștigului
   *[plain] câștigul
} { $who ->
    [mover] tău
    [other] adversarului
   *[starter] celui care a început
} (socotit în semințe)
number-reserve = { number-seeds.word } de semințe { $who ->
    [mover] din rezerva ta
   *[other] din rezerva adversarului
}
number-remaining = { number-seeds.word } de semințe necâștigate încă
number-score = { $case ->
    [gen] scorului
   *[plain] scorul
} { $who ->
    [mover] tău
    [other] adversarului
   *[starter] celui care a început
}
number-total = { number-seeds.word } tuturor semințelor
number-lead = { $case ->
    [gen] avansului
   *[plain] avansul
} celui care conduce
number-standing = { number-seeds.word } jucătorilor rămași în joc
number-plies = { number-seeds.word } de mutări făcute
number-captures = { number-seeds.word } { $who ->
    [mover] capturilor tale
   *[other] capturilor adversarului
}
number-nth = { number-seeds.word } de ordine al mutării în tura ta
number-plus = { FORM($a, $case) } plus { $b }
number-minus = { FORM($a, $case) } minus { $b }
number-times = { FORM($a, $case) } ori { $b }
number-over = { FORM($a, $case) } împărțit la { $b }
number-min = { FORM($a, $case) } (mai mult de { $b } contează tot ca { $b })

## Condițiile

test-always = { $yes ->
    [no] asta nu se întâmplă niciodată
   *[yes] oricare ar fi situația
}
test-either = { TRAIT($clause, "or") ->
    [yes] { FORM($clause, "either") }
   *[none] este îndeplinită cel puțin una dintre condițiile următoare: { $clause }
}
test-last-in = { $yes ->
    [no] ultima sămânță nu cade { FORM($pits, "in") }
   *[yes] { $case ->
        [short] { FORM($pits, "in") }
       *[other] ultima sămânță cade { FORM($pits, "in") }
    }
}
    .last-in = { $yes ->
        [no] none
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
        [n] none
       *[any] last
    }
    .it = { $yes ->
        [no] none
       *[yes] { test-last-in-filled.it }
    }
test-last-in-empty = ultima sămânță cade { FORM($pits, "in") } fără semințe
    .named = { test-last-in.which }
    .it = { test-last-in-filled.it }
test-last-in-filled = ultima sămânță cade { TRAIT($pits, "place") ->
    [before] { FORM($pits, "in-cu") }
   *[after] { FORM($pits, "in") } cu semințe
}
    .named = { test-last-in.which }
    .it = { TRAIT($pits, "gender") ->
        [m] none
        [n] none
       *[any] her
    }
test-last-makes = după ultima sămânță { FORM($amount, "fac") } { FORM($pits, "in") }
    .made = { test-last-seed-makes.made }
test-falls-in = { $yes ->
    [no] o sămânță cade altundeva decât { FORM($pits, "in") }
   *[yes] o sămânță cade { FORM($pits, "in") }
}
test-falls = { $yes ->
    [no] ce cade nu este { FORM($one, "un") }
   *[yes] ce cade este { FORM($one, "un") }
}
test-kind-falls-in = { FORM($one, "un") } cade { FORM($pits, "in") }
test-landing-in = { $yes ->
    [no] prima trecere nu se încheie { FORM($pits, "in") }
   *[yes] prima trecere se încheie { FORM($pits, "in") }
}
    .named = { $yes ->
        [no] none
       *[yes] landing
    }
test-lap-from = { $yes ->
    [no] nu semeni { FORM($pits, "din") }
   *[yes] semeni { FORM($pits, "din") }
}
test-chooses = { $yes ->
    [no] nu alegi { $pits }
   *[yes] alegi { $pits }
}
    .pick = { $yes ->
        [no] none
       *[yes] { $pits }
    }
    .named = { $yes ->
        [no] none
       *[yes] that
    }
test-starts-in = { $yes ->
    [no] trecerea nu a pornit { FORM($pits, "din") }
   *[yes] trecerea a pornit { FORM($pits, "din") }
}
test-is-in = { $case ->
    [it] aceasta
   *[other] { $pit }
} { $yes ->
    [no] nu { test-is-in.is }
   *[yes] { test-is-in.is }
}
    .is = { TRAIT($pits, "lies") ->
        [none] este { TRAIT($pits, "belongs") ->
            [none] { FORM($pits, "cea") }
           *[any] { TRAIT($pits, "belongs") }
        }
       *[any] se află { TRAIT($pits, "lies") }
    }
    .about = { TRAIT($pit, "id") }
    .named = { TRAIT($pit, "id") }
    .neutral = yes
test-on-empty = { $yes ->
    [no] { $case ->
        [short] într-o gaură care nu era goală
       *[other] ultima sămânță cade într-o gaură care nu era goală
    }
   *[yes] { $case ->
        [short] într-o gaură goală
       *[other] ultima sămânță cade într-o gaură goală
    }
}
    .last-in = yes
    .named = last
    .it = her
test-last-seed-makes = în gaura de sosire { FORM($amount, "fac") }
    .made = { TRAIT($amount, "number") ->
        [one] single
       *[any] yes
    }
test-lifted = ai luat { $amount }
test-seed-makes = într-o gaură { FORM($amount, "fac") }
    .made = { test-last-seed-makes.made }
test-pit-does = { $case ->
    [it] aceasta
   *[other] { $pit }
} { $asked }
    .about = { TRAIT($pit, "id") }
test-was-empty = { $yes ->
    [no] { test-was-empty.pit } erau semințe înainte
   *[yes] { test-was-empty.pit } nu erau semințe înainte
}
    .pit = { $case ->
        [it] în ea
        [chosen] { TRAIT($pit, "chosen") ->
            [none] { FORM($pit, "in") }
           *[any] { TRAIT($pit, "chosen") }
        }
       *[other] { FORM($pit, "in") }
    }
    .about = { TRAIT($pit, "id") }
test-held = { test-was-empty.pit } erau înainte { $amount }
    .about = { TRAIT($pit, "id") }
test-holds = { $yes ->
    [no] { test-was-empty.pit } { FORM($amount, "not") }
   *[yes] { test-was-empty.pit } { $now ->
        [yes] { FORM($amount, "is") }
       *[no] { FORM($amount, "is") }
    }
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
    [no] { test-pit-filled.pit } nu sunt nici semințe, nici { $many }
   *[yes] { test-pit-filled.pit } sunt semințe sau { $many }
}
    .about = { TRAIT($pits, "id") }
    .named = { TRAIT($pits, "id") }
list-item = ({ $n }) { $item }
list-items = { $first }; { $next }
test-one-of = este îndeplinită una dintre condițiile următoare: { $cases }
test-set-holds = { $case ->
    [it] { TRAIT($pits, "gender") ->
        [m] în el
        [n] în el
       *[any] în ea
    } { FORM($amount, "is") }
   *[other] { TRAIT($pits, "mine") ->
        [none] { FORM($pits, "in") } { FORM($amount, "is") }
       *[any] { TRAIT($amount, "have") ->
            [none] { FORM($pits, "in") } { FORM($amount, "is") }
           *[any] ai { TRAIT($amount, "have") } în { TRAIT($pits, "mine") }
        }
    }
}
    .about = { TRAIT($pits, "house") ->
        [none] { TRAIT($pits, "id") }
       *[any] { TRAIT($pits, "house") }
    }
    .named = { TRAIT($pits, "id") }
test-size = { TRAIT($pits, "visited") ->
    [yes] { TRAIT($count, "several") ->
        [yes] { FORM($count, "bare") } găuri au primit deja o sămânță la mutarea aceasta
       *[no] numărul { FORM($pits, "gen") } este { $count }
    }
   *[none] numărul { FORM($pits, "gen") } este { $count }
}
test-size-of = { TRAIT($count, "alone") ->
    [yes] numai una dintre { $pits } { $asked }
   *[no] numărul { FORM($pits, "gen") } { FORM($asked, "attr") } este { $count }
}
test-out = { $who ->
    [mover] { $yes ->
        [no] nu ai ieșit din joc
       *[yes] ai ieșit din joc
    }
   *[other] { $yes ->
        [no] adversarul nu a ieșit din joc
       *[yes] adversarul a ieșit din joc
    }
}
test-standing = { $how ->
    [least] au rămas în joc cel puțin { $n } jucători
    [most] au rămas în joc cel mult { $n } jucători
    [not] numărul jucătorilor rămași în joc este altul decât { $n }
   *[exactly] { $n ->
        [1] a rămas în joc un singur jucător
       *[other] au rămas în joc exact { $n } jucători
    }
}
test-has-mark = { $yes ->
    [no] { TRAIT($mark, "gender") ->
        [m] { test-has-mark.not } niciun { $mark }
        [n] { test-has-mark.not } niciun { $mark }
        [f] { test-has-mark.not } nicio { $mark }
       *[none] { test-has-mark.not } nicio gaură „{ $mark }”
    }
   *[yes] { TRAIT($mark, "gender") ->
        [m] { test-has-mark.yes } un { $mark }
        [n] { test-has-mark.yes } un { $mark }
        [f] { test-has-mark.yes } o { $mark }
       *[none] { test-has-mark.yes } o gaură „{ $mark }”
    }
}
    .not = { $who ->
        [mover] nu ai încă
        [other] adversarul nu are încă
       *[anyone] nu există încă
    }
    .yes = { $who ->
        [mover] ai
        [other] adversarul are
       *[anyone] există
    }
test-exists = { $yes ->
    [no] nu există { $pits }
   *[yes] există { $pits }
}
test-exists-single = { TRAIT($pits, "bound") ->
    [yes] { $yes ->
        [no] nu ești obligat să continui dintr-o anumită gaură
       *[yes] ești obligat să continui dintr-o anumită gaură
    }
    [blocked] { $yes ->
        [no] nu ai blocat nicio gaură în tura trecută
       *[yes] ai blocat o gaură în tura trecută
    }
   *[no] { $yes ->
        [no] { $pits } nu mai există
       *[yes] { $pits } mai există
    }
}
test-some-of = { $yes ->
    [no] { TRAIT($pits, "gender") ->
        [m] niciunul
        [n] niciunul
       *[f] niciuna
    } dintre { $pits } nu { $asked }
   *[yes] cel puțin { TRAIT($pits, "gender") ->
        [m] unul
        [n] unul
       *[f] una
    } dintre { $pits } { $asked }
}
test-pit-filled = { $yes ->
    [no] { test-pit-filled.pit } nu sunt semințe
   *[yes] { $case ->
        [place] { FORM($pits, "in") }
        [daca-place] { FORM($pits, "in") }
        [place-too] { TRAIT($pits, "behind") ->
            [yes] { FORM($pits, "in-ei") }
           *[none] { FORM($pits, "in") }
        } sunt semințe
       *[other] { test-pit-filled.pit } sunt semințe
    }
}
    .pit = { $case ->
        [it] în ea
        [opposite] în gaura din față
       *[other] { FORM($pits, "in") }
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
test-pits-filled = { $case ->
    [will] { FORM($pits, "in") } { test-pits-filled.what }
    [will-theirs] { TRAIT($pits, "belongs") ->
        [none] { FORM($pits, "in") }
       *[any] în ele
    } { test-pits-filled.what }
   *[other] { $yes ->
        [no] { TRAIT($pits, "gender") ->
            [m] { FORM($pits, "in") } nu sunt semințe
           *[f] { $pits } sunt goale
        }
       *[yes] { FORM($pits, "in") } sunt semințe
    }
}
    .form = { $yes ->
        [no] { TRAIT($pits, "belongs") ->
            [none] none
           *[any] theirs
        }
       *[yes] none
    }
    .what = { $yes ->
        [no] { $case ->
            [will] să nu fie semințe
            [will-theirs] să nu fie semințe
           *[other] nu sunt semințe
        }
       *[yes] { $case ->
            [will] să fie semințe
            [will-theirs] să fie semințe
           *[other] sunt semințe
        }
    }
test-seeds-in = { TRAIT($pits, "column-of") ->
    [none] { FORM($pits, "in") }
   *[any] în aceeași coloană, { TRAIT($pits, "column-of") },
} { test-pits-filled.what }
test-number-in = { $yes ->
    [no] { $number } nu este de { $counts }
   *[yes] { $number } este de { $counts }
}
test-even = { $yes ->
    [no] { $number } este impar
   *[yes] { $number } este par
}
test-mode = { $yes ->
    [no] mutarea nu este { $modes }
   *[yes] mutarea este { $modes }
}
    .neutral = yes
mode-ordinary = simplă
mode-name = „{ $name }”
test-first-turn = { $who ->
    [mover] { $yes ->
        [no] ai avut deja o tură
       *[yes] este prima ta tură
    }
   *[other] { $yes ->
        [no] adversarul a avut deja o tură
       *[yes] adversarul nu a avut încă nicio tură
    }
}
test-stuck = { $who ->
    [mover] { $yes ->
        [no] ai o mutare posibilă
       *[yes] nu ai nicio mutare posibilă
    }
   *[other] { $yes ->
        [no] adversarul ar avea o mutare posibilă
       *[yes] nici adversarul nu ar avea vreuna
    }
}
test-final = { $yes ->
    [no] sămânța căzută nu este ultima a trecerii
   *[yes] sămânța căzută este ultima a trecerii
}
    .neutral = yes
test-clockwise = semeni { test-clockwise.way }
    .way = { $yes ->
        [no] în sens invers acelor de ceasornic
       *[yes] în sensul acelor de ceasornic
    }
test-opened = { $yes ->
    [no] primul semănat al partidei nu a mers { test-opened.way }
   *[yes] primul semănat al partidei a mers { test-opened.way }
}
    .way = { $way ->
        [clockwise] în sensul acelor de ceasornic
       *[counterclockwise] în sens invers acelor de ceasornic
    }
test-swapped = { $yes ->
    [no] jucătorii nu au schimbat locurile
   *[yes] jucătorii au schimbat locurile
}
test-visited = { $yes ->
    [no] la această mutare nu a căzut nicio sămânță { TRAIT($pits, "none-of") ->
        [none] { FORM($pits, "in") }
       *[other] în { TRAIT($pits, "none-of") }
    }
   *[yes] la această mutare a căzut o sămânță { FORM($pits, "in") }
}
test-relayed = { $yes ->
    [no] mutarea este la prima trecere
   *[yes] mutarea a depășit prima trecere
}
test-sown = după această trecere { $clause }
test-sown-captures = { $yes ->
    [no] acea trecere nu capturează
   *[yes] acea trecere capturează (vezi „Captura”)
}
test-takes = { $yes ->
    [no] mutarea nu capturează { TRAIT($pits, "none-of") ->
        [none] { FORM($pits, "din") }
       *[other] din { TRAIT($pits, "none-of") }
    }
   *[yes] mutarea capturează { FORM($pits, "din") }
}
test-won = { $who ->
    [mover] { $yes ->
        [no] în grânarul tău { FORM($amount, "not") }
       *[yes] în grânarul tău { FORM($amount, "is") }
    }
    [other] { $yes ->
        [no] în grânarul adversarului { FORM($amount, "not") }
       *[yes] în grânarul adversarului { FORM($amount, "is") }
    }
    [both] în grânarul fiecăruia { FORM($amount, "is") }
    [either] în grânarul unuia dintre jucători { FORM($amount, "is") }
   *[starter] în grânarul celui care a început { FORM($amount, "is") }
}
test-reserve = { $who ->
    [mover] { TRAIT($amount, "have") ->
        [none] nu ai semințe în rezervă
       *[any] ai { TRAIT($amount, "have") } în rezervă
    }
   *[other] { TRAIT($amount, "have") ->
        [none] adversarul nu are semințe în rezervă
       *[any] adversarul are { TRAIT($amount, "have") } în rezervă
    }
}
test-nothing-remaining = nu mai este nimic de câștigat
test-remaining = mai { FORM($amount, "is") } de câștigat
test-very-first = aceasta este chiar prima mutare a partidei
test-captured = { $n ->
    [0] { $who ->
        [mover] nu ai capturat încă nimic
       *[other] adversarul nu a capturat încă nimic
    }
    [1] { $who ->
        [mover] ai capturat deja o dată
       *[other] adversarul a capturat deja o dată
    }
    [few] { $who ->
        [mover] ai capturat deja de { $n } ori
       *[other] adversarul a capturat deja de { $n } ori
    }
   *[other] { $who ->
        [mover] ai capturat deja de { $n } de ori
       *[other] adversarul a capturat deja de { $n } de ori
    }
}
test-first-moves = { $n ->
    [1] aceasta este prima mutare a partidei
    [few] aceasta este una dintre primele { $n } mutări ale partidei
   *[other] aceasta este una dintre primele { $n } de mutări ale partidei
}
test-first-of-turn = aceasta este prima mutare a turei tale
    .neutral = yes
test-compare = { $how ->
    [equal] { $a } este egal cu { $b }
    [different] { $a } nu este egal cu { $b }
    [less] { $a } este mai mic decât { $b }
    [most] { TRAIT($b, "fixed") ->
        [yes] { $a } este de cel mult { $b }
       *[none] { $a } este cel mult egal cu { $b }
    }
    [more] { $a } este mai mare decât { $b }
   *[least] { TRAIT($b, "fixed") ->
        [yes] { $a } este de cel puțin { $b }
       *[none] { $a } este cel puțin egal cu { $b }
    }
}

## Regulile: titluri și rame

heading-goal = Scopul
heading-board = Tabla și începutul
heading-race = Cursa
heading-turn = Tura ta
heading-sowing = Semănatul
heading-passing = Pe parcurs
heading-landing = Captura: ultima sămânță hotărăște
heading-demands = Obligații
heading-end = Sfârșitul
heading-match = Meciul
heading-chosen = Opțiuni alese
heading-options = Opțiuni
heading-presets = Seturi de reguli
heading-notes = Note
heading-sources = Surse
heading-missing = De ce nu poate fi jucat
heading-known = Ce se știe
sentence-if = dacă { FORM($when, "daca") }, { TRAIT($when, "made") ->
    [single] { FORM($clause, "that-one") }
    [yes] { FORM($clause, "those") }
   *[none] { TRAIT($when, "filled") ->
        [next] { FORM($clause, "filled-next") }
        [but-one] { FORM($clause, "filled-but-one") }
        [facing] { FORM($clause, "filled-facing") }
       *[none] { TRAIT($when, "it") ->
            [her] { FORM($clause, "from-her") }
           *[none] { FORM($clause, TRAIT($when, "form")) }
        }
    }
}.
sentence-plain = { $clause }.
sow-otherwise = altfel, { $clause }

## Regulile: scopul și tabla

about-played = Origine și răspândire: { $place }.
about-names = Alte nume: { $names }.
about-uncertain = O parte dintre aceste reguli sunt deduse: sursele nu le precizează sau se contrazic.
about-completed = Acolo unde sursele noastre au lacune, regulile au fost completate după descrieri publice.
goal-most = Doi jucători, Sud și Nord, se luptă pentru semințe. La sfârșitul jocului câștigă cel care a strâns mai multe semințe; la număr egal de semințe, partida este remiză.
goal-fewest = Doi jucători, Sud și Nord, joacă unul împotriva celuilalt. La sfârșitul jocului câștigă cel care a strâns mai puține semințe; la număr egal de semințe, partida este remiză.
goal-outright = Doi jucători, Sud și Nord, joacă unul împotriva celuilalt. Semințele nu se numără: câștigi în oricare dintre modurile descrise la „Sfârșitul”.
goal-alone = Este un joc pentru o singură persoană; scopul este ca jocul să se încheie așa cum se arată mai jos.
goal-marks = { TRAIT($mark, "gender") ->
    [none] Semințele care se află la sfârșit în găurile tale „{ $mark }” sunt și ele ale tale.
   *[any] Semințele care se află la sfârșit în { FORM($mark, "pl-own") } sunt și ele ale tale.
}
goal-seats-most = La tablă stau { $seats }, care se luptă pentru semințe. La sfârșitul jocului câștigă cine a strâns cele mai multe; la număr egal, partida este remiză.
goal-seats-outright = La tablă stau { $seats }. Semințele nu se numără: câștigi în oricare dintre modurile descrise la „Sfârșitul”.
team-one-player = Un singur jucător joacă pentru { $seats }.
team-partners = { $seats } sunt parteneri: câștigă și pierd împreună.
team-you = În aceste reguli, „tu” îl desemnează pe cel aflat la mutare; cei care câștigă și pierd împreună formează o echipă.
board-one-row = Tabla este formată dintr-un singur rând de { $pits } { $pits ->
    [one] gaură
    [few] găuri
   *[other] de găuri
}, cu un grânar la capăt.
board-two-row = Tabla are două rânduri de câte { $pits } { board-two-row.pits }. Rândul cel mai apropiat de tine este al tău; găurile formează un inel.
    .pits = { $pits ->
        [one] gaură
        [few] găuri
       *[other] de găuri
    }
board-two-row-ends = Tabla are două rânduri de câte { $pits } { board-two-row.pits } și, la fiecare capăt, o gaură care nu este a nimănui, R la dreapta lui Sud și L la stânga lui. Rândul cel mai apropiat de tine este al tău; toate găurile formează un inel.
board-square = Tabla este un pătrat. În fața fiecăruia dintre cele patru locuri se află un rând de { $pits } { board-two-row.pits }; rândurile formează un inel.
board-three-row = Tabla are trei rânduri de câte șase găuri. Ale tale sunt rândul cel mai apropiat de tine și jumătatea din dreapta a celui din mijloc, în total { $pits } { $pits ->
    [one] gaură
    [few] găuri
   *[other] de găuri
}; se seamănă de jur împrejur, iar toate găurile formează un singur inel.
board-four-row = Tabla are patru rânduri de câte { $pits } { board-two-row.pits }. Cele două rânduri mai apropiate de tine sunt ale tale: cel interior, spre mijlocul tablei, și cel exterior, la marginea ei. Semeni numai pe cele două rânduri ale tale.
board-six-row = Tabla are șase rânduri de câte { $pits } { board-two-row.pits }. Cele trei rânduri mai apropiate de tine sunt ale tale. Pe ele se seamănă șerpuit, cum merg boii la arat: pe rândul exterior, înapoi pe cel din mijloc, apoi pe cel interior și iar de la capăt.
board-loops = Tabla are două coloane, iar jucătorii stau la cele două capete. Fiecărui jucător îi aparțin cele { $pits } { $pits ->
    [one] gaură
    [few] găuri
   *[other] de găuri
} mai apropiate de el, care formează un inel separat.
board-names = Literele mici desemnează găurile lui Sud, iar cele mari, pe ale lui Nord, numărate de la stânga fiecărui jucător.
board-torus = Tabla are patru rânduri de câte { $pits } { board-two-row.pits } și nu are margini: ce iese prin dreapta revine prin stânga, iar ce iese pe sus revine pe jos. Găurile nu sunt ale nimănui.
board-names-common = Litera arată coloana unei găuri, iar numărul, rândul ei, socotit de jos în sus.
board-names-seats = Numele unei găuri se compune din litera locului și dintr-o literă mică, care arată a câta gaură din rând este, numărând de la stânga celui care stă acolo.
board-names-alone = Găurile se numără de la stânga.
board-territory = În rundele următoare ale meciului un jucător poate avea găuri în celălalt rând; „găurile tale” sunt cele pe care le ai în această rundă.
stores-off = Fiecare jucător își ține semințele câștigate într-un grânar, lângă tablă.
stores-right = Fiecare jucător are un grânar la capătul tablei din dreapta sa; acolo își pune semințele câștigate.
stores-left = Fiecare jucător are un grânar la capătul tablei din stânga sa; acolo își pune semințele câștigate.
stores-shared = Fiecare jucător are un grânar la capătul din dreapta al rândului său{ $called }; grânarul se află pe traseul semințelor tuturor.
stores-called = {" "}(se numește { $name })
trays-what = Lângă tablă, fiecare jucător are un taler ({ $name }) pentru semințele cu care este penalizat.
start-even = La început sunt câte { $seeds } în fiecare gaură, în total { $total }.
start-empty = La început toate găurile sunt goale.
start-figure = La început, semințele (în total { $total }) sunt așezate astfel:
start-kinds = „5+1” înseamnă { $example }.
kind-worth = { FORM($one, "un") } câștigat valorează { $seeds }.
kind-worthless = { FORM($one, "un") } câștigat nu valorează nimic.
kind-never-won = { FORM($many, "def") } nu se capturează niciodată.
start-reserve = { $who ->
    [south] În plus, Sud are în rezervă { $seeds }, care intră în joc una câte una.
    [north] În plus, Nord are în rezervă { $seeds }, care intră în joc una câte una.
   *[both] În plus, fiecare jucător are în rezervă { $seeds }, care intră în joc una câte una.
}
start-marked = { $count ->
    [1] { TRAIT($mark, "gender") ->
        [none] La început, { $south } este gaura „{ $mark }” a lui Sud, iar { $north }, a lui Nord.
        [m] La început, { $south } este { FORM($mark, "def") } lui Sud, iar { $north }, al lui Nord.
        [n] La început, { $south } este { FORM($mark, "def") } al lui Sud, iar { $north }, al lui Nord.
       *[f] La început, { $south } este { FORM($mark, "def") } lui Sud, iar { $north }, a lui Nord.
    }
   *[other] La început, { $south } sunt marcate drept „{ $mark }” pentru Sud, iar { $north }, pentru Nord.
}
start-south = Începe Sud.
marks-one = { TRAIT($mark, "gender") ->
    [m] Într-o partidă fiecare jucător își poate face un singur { $mark }, în condițiile arătate mai jos.
    [n] Într-o partidă fiecare jucător își poate face un singur { $mark }, în condițiile arătate mai jos.
    [f] Într-o partidă fiecare jucător își poate face o singură { $mark }, în condițiile arătate mai jos.
   *[none] Într-o partidă fiecare jucător își poate face o singură gaură „{ $mark }”, în condițiile arătate mai jos.
}
marks-by-pit = { TRAIT($mark, "gender") ->
    [m] O gaură poate deveni un { $mark } al unui jucător, în condițiile arătate mai jos; un jucător poate avea mai mulți.
    [n] O gaură poate deveni un { $mark } al unui jucător, în condițiile arătate mai jos; un jucător poate avea mai multe.
    [f] O gaură poate deveni o { $mark } a unui jucător, în condițiile arătate mai jos; un jucător poate avea mai multe.
   *[none] O gaură poate deveni o gaură „{ $mark }” a unui jucător, în condițiile arătate mai jos; un jucător poate avea mai multe.
}
marks-kept = { TRAIT($mark, "gender") ->
    [none] gaura „{ $mark }” are drepturi proprii, descrise mai jos.
   *[any] { FORM($mark, "def") } este o gaură cu drepturi proprii, descrise mai jos.
}
marks-list = În cursul jocului, unele găuri sunt marcate drept „{ $mark }”, în condițiile arătate mai jos.
marks-lost = O gaură încetează să fie { TRAIT($mark, "gender") ->
    [none] „{ $mark }”
   *[any] { $mark }
} imediat ce { $when }.
loss-lifted = proprietarul ei îi ia semințele
loss-captured = din ea se capturează semințe
loss-emptied = o captură o golește

## Regulile: cursa

race-what = Înaintea primei ture, fiecare jucător ia semințele unei găuri și amândoi seamănă în același timp. După o trecere care se încheie într-o gaură cu semințe, jucătorul seamănă mai departe de acolo; dacă trecerea se încheie într-o gaură goală, el a terminat. Nu se capturează nimic{ $marks ->
    [yes] {" "}și nicio gaură nu devine { $mark }
   *[no] { "" }
}. După ce au terminat amândoi, prima tură este a celui care a terminat primul.
race-from = Pornești { FORM($pits, "din") }.
race-names = Întâi își alege gaura Sud, apoi Nord.
race-twin = Sud alege gaura, iar Nord pornește din gaura sa cu același număr.
race-model = { $model ->
    [laps] Aici, mâinile se mișcă astfel: Sud seamănă o trecere, apoi Nord, și tot așa până termină amândoi. Dacă amândoi au nevoie de același număr de treceri, prima tură este a lui Sud.
    [sequential] Aici, mâinile se mișcă astfel: Sud seamănă până termină, apoi Nord, iar prima tură este a lui Sud.
    [random] Aici, mâinile se mișcă astfel: înaintea fiecărei semințe se hotărăște cu banul cine o pune. Aruncările decurg din numărul { $seed } și sunt de fiecare dată aceleași.
   *[lockstep] Aici, mâinile se mișcă astfel: Sud pune o sămânță, apoi Nord, și tot așa până termină amândoi; ridicarea semințelor dintr-o gaură nu cere timp. Dacă amândoi au de pus același număr de semințe, prima tură este a lui Sud.
}
race-endless-void = Dacă semănatul de la început continuă la nesfârșit, partida se anulează: nu câștigă nimeni.
race-endless-draw = Dacă semănatul de la început continuă la nesfârșit, partida este remiză.
race-endless-forbid = Nu poate fi aleasă o gaură din care semănatul ar continua la nesfârșit.
race-rounds = În rundele următoare, rolul lui Sud îi revine celui care trebuie să înceapă runda.

## Regulile: tura

turn-alternate = Jucătorii mută pe rând.
turn-round = Se mută pe rând: { $seats }, apoi din nou { $first }.
turn-alone = Muți mereu tu, până la sfârșitul jocului.
turn-cases = Cazurile se iau pe rând, în ordinea de mai jos; dacă nu se precizează altfel, primul care îți permite să muți este obligatoriu, iar cele de după el nu mai contează.
turn-modes = În regulile de mai jos, numele dintre ghilimele arată la ce fel de mutare se referă fiecare.
turn-exception = { $all ->
    [1] excepție: { turn-exception.not }.
   *[other] excepția { $number }: { turn-exception.not }.
}
    .not = { TRAIT($condition, "pick") ->
        [none] mutarea nu este permisă când { $condition }
       *[any] nu ai voie să alegi { TRAIT($condition, "pick") } dacă { TRAIT($condition, "only-if") }
    }
turn-hands = În notație, litera de după numele unei găuri arată încotro merge mâna jucătorului: L, spre stânga lui; R, spre dreapta.
turn-pass = Dacă nu ai nicio mutare posibilă și jocul nu s-a încheiat, cedezi rândul.
turn-no-return = În cursul unei ture nu se poate repeta nicio poziție: nu ai voie să semeni astfel încât să reapară una dinainte.
pass-cost = Cedarea rândului costă o sămânță, care merge în talerul tău. Se aplică primul caz în care se poate plăti:
pass-pays = { $choice ->
    [yes] plătești cu o sămânță { FORM($places, "din") }, la alegerea ta
   *[no] plătești cu o sămânță { FORM($places, "din") }
}
turn-extra-lapses = Dacă ai dreptul la încă o mutare, dar nu ai ce muta, pierzi acest drept.
pick-sow = alege { $pits }, { $lifted }
pick-enter = pune o sămânță din rezervă { FORM($pits, "in") }, apoi { $lifted }
pick-refill = pune câte o sămânță din grânarul tău în fiecare dintre { $refilled } (semințele care îți lipsesc ți se împrumută și se scad din scorul tău), alege { $pits }, { $lifted }
pick-settle = pune o sămânță din rezervă { FORM($pits, "in") }; sămânța aceea este socotită ultima sămânță a unei treceri
pick-settle-there = alege { $pits }; din ea nu se seamănă, ci este socotită direct gaură de sosire
pick-take = în loc să semeni, alege { $pits }, apoi capturează de acolo { FORM($what, "def") }
pick-swap = în loc să muți, poți schimba locul cu adversarul
pick-unless = { $clause }, în afară de cazul în care { $condition }
pick-unless-shared = { $all ->
    [1] { $clause }, cu excepția de mai jos
   *[other] { $clause }, cu excepția { $number } de mai jos
}
pick-where = { TRAIT($condition, "way") ->
    [none] { $clause }; mutarea este permisă numai dacă { $condition }
   *[any] { $clause }, dar numai { TRAIT($condition, "way") }{ TRAIT($condition, "only-if") ->
        [none] { "" }
       *[any] {" "}și numai dacă { TRAIT($condition, "only-if") }
    }
}
pick-mode = { $clause } (mutare { $mode })
pick-also = { $clause }; mutarea se adaugă celor permise în celelalte cazuri
choose-fewest = gaura cu cele mai puține semințe dintre { FORM($pits, "bare") }
choose-most = gaura cu cele mai multe semințe dintre { FORM($pits, "bare") }
choose-leftmost = prima dintre { FORM($pits, "bare") }, numărând de la stânga ta
choose-rightmost = ultima dintre { FORM($pits, "bare") }, numărând de la stânga ta
lift-all = ia toate { FORM($what, "def") } din ea și seamănă-le
lift-all-but = { $n ->
    [1] ia toate semințele din ea, în afară de una, și seamănă-le
   *[other] ia toate semințele din ea, în afară de { $n }, și seamănă-le
}
lift-exactly = { $n ->
    [1] ia o sămânță din ea și seamăn-o
    [few] ia { $n } semințe din ea și seamănă-le
   *[other] ia { $n } de semințe din ea și seamănă-le
}

## Regulile: semănatul

sowing-what = A semăna înseamnă a pune semințele luate, una câte una, în găurile care urmează. Un asemenea semănat, de la prima până la ultima sămânță, se numește trecere; ea începe din gaura de plecare, iar ultima ei sămânță cade în gaura de sosire.
sowing-stores = Semeni și în grânarul tău, ca în orice gaură, dar sari peste cel al adversarului.
sowing-stores-alone = Grânarul primește o sămânță, ca orice gaură.
sowing-stores-all = Semeni și în grânare, ca în orice gaură.
sowing-kinds = { $order ->
    [last] întâi se seamănă toate semințele, apoi, mai departe, toți { FORM($many, "def") }.
    [first] întâi se seamănă toți { FORM($many, "def") }, apoi, mai departe, toate semințele.
   *[never] { FORM($many, "def") } nu se iau: rămân în gaura lor până sunt capturați.
}
sow-counterclockwise = seamănă în sens invers acelor de ceasornic
sow-clockwise = seamănă în sensul acelor de ceasornic
sow-either = seamănă în ce direcție vrei{ $limited ->
    [yes] {" "}(dacă mutarea le permite pe amândouă)
   *[no] {""}
}
sow-any = seamănă în linie dreaptă, în oricare dintre cele opt direcții (și peste marginile tablei)
sow-straight = seamănă în linie dreaptă spre { $way ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-vest
    [w] vest
   *[nw] nord-vest
}
sow-first-start = pune prima sămânță chiar în gaura de plecare
sow-first-next = pune prima sămânță în gaura următoare
sow-toll = înaintea fiecărei treceri pune { $seeds } din mână în grânarul tău
sow-skip-start = sari peste gaura de plecare dacă ajungi din nou la ea
sow-skip = sari peste { FORM($pits, "bare") }
drop-unmark = gaura aceea nu mai este { TRAIT($mark, "gender") ->
    [none] marcată drept „{ $mark }”
   *[any] { $mark }
}
drop-mover = { TRAIT($what, "plain") ->
    [yes] { $case ->
        [those] capturează-le imediat
       *[other] { drop-mover.all }
    }
   *[none] { drop-mover.all }
}
    .all = capturează imediat toate { FORM($what, "def") } de acolo
drop-owner = { TRAIT($what, "plain") ->
    [yes] { $case ->
        [those] proprietarul găurii le capturează imediat
       *[other] { drop-owner.all }
    }
   *[none] { drop-owner.all }
}
    .all = proprietarul găurii capturează imediat toate { FORM($what, "def") } din ea
drop-mark-owner = jucătorul al cărui semn este acolo primește tot ce se află în gaură
drop-here = toate semințele rămase în mână cad și ele în gaura aceea, iar tura ta se încheie
drop-other = adversarul primește imediat toate { FORM($what, "def") } de acolo

## Regulile: ultima sămânță

landing-nothing = Tura ta se încheie când a căzut ultima sămânță.
landing-cases = Uită-te la gaura de sosire, cea în care a căzut ultima sămânță. Se aplică primul caz ale cărui condiții sunt îndeplinite:
landing-else = După aceea, dacă nu se precizează altfel, tura ta se încheie.
landing-relay = Când semeni mai departe, începe o nouă trecere în cadrul aceleiași ture; la sfârșitul ei se aplică aceleași reguli.
settle-take = { TRAIT($what, "plain") ->
    [yes] { $case ->
        [those] { TRAIT($pits, "last") ->
            [yes] { settle-take.them }
           *[no] { TRAIT($pits, "beside-last") ->
                [none] { settle-take.all }
               *[any] { settle-take.them } împreună cu cele { TRAIT($pits, "beside-last") }
            }
        }
        [that-one] { TRAIT($pits, "last") ->
            [yes] { settle-take.that }
           *[no] { settle-take.all }
        }
        [filled-next] { TRAIT($pits, "id") ->
            [next] { settle-take.them }
           *[none] { settle-take.all }
        }
        [filled-but-one] { TRAIT($pits, "id") ->
            [but-one] { settle-take.them }
           *[none] { TRAIT($pits, "beside-but-one") ->
                [none] { settle-take.all }
               *[any] { settle-take.them } împreună cu cele { TRAIT($pits, "beside-but-one") }
            }
        }
        [filled-facing] { TRAIT($pits, "id") ->
            [facing] { settle-take.them }
           *[none] { TRAIT($pits, "beside-facing") ->
                [none] { settle-take.all }
               *[any] { settle-take.them } împreună cu cele { TRAIT($pits, "beside-facing") }
            }
        }
        [from-her] { TRAIT($pits, "last") ->
            [yes] { settle-take.verb } semințele din ea
           *[no] { TRAIT($pits, "beside-last") ->
                [none] { settle-take.all }
               *[any] { settle-take.verb } semințele din ea și { TRAIT($pits, "beside-last") }
            }
        }
       *[other] { settle-take.all }
    }
   *[none] { settle-take.all }
}
    .verb = { $to ->
        [hand] ia în mână
        [owner] dă-i proprietarului găurii
        [other] dă-i adversarului
       *[mover] capturează
    }
    .all = { settle-take.verb } { FORM($what, "def") } { FORM($pits, "din") }
    .them = { $to ->
        [hand] ia-le în mână
        [owner] dă-i-le proprietarului găurii
        [other] dă-i-le adversarului
       *[mover] capturează-le
    }
    .that = { $to ->
        [hand] ia-o în mână
        [owner] dă-i-o proprietarului găurii
        [other] dă-i-o adversarului
       *[mover] capturează-o
    }
    .hand = { $to ->
        [hand] yes
       *[mover] no
    }
settle-take-those = { settle-take.verb } acele semințe
    .hand = { settle-take.hand }
settle-take-some = { settle-take.verb } { FORM($amount, "seeds") } { TRAIT($pits, "last") ->
    [yes] { $case ->
        [from-her] din ea
       *[other] { FORM($pits, "din") }
    }
   *[no] { FORM($pits, "din") }
}
    .hand = { settle-take.hand }
settle-chain = { $way ->
    [back] { FORM($clause, $case) }, apoi mergi înapoi, gaură cu gaură, și, cât timp { $condition }, ia și semințele de acolo
   *[forward] { FORM($clause, $case) }, apoi mergi înainte, gaură cu gaură, și, cât timp { $condition }, ia și semințele de acolo
}
settle-each = { $way ->
    [back] { settle-each.back }, cât timp { $condition }, capturează { FORM($what, "def") } { FORM($each, "din") }
   *[forward] { settle-each.forward }, cât timp { $condition }, capturează { FORM($what, "def") } { FORM($each, "din") }
}
    .back = { $step ->
        [1] mergând înapoi gaură cu gaură
       *[other] începând cu gaura dinaintea celei de sosire și mergând înapoi câte { $step } găuri
    }
    .forward = { $step ->
        [1] mergând înainte gaură cu gaură
       *[other] începând cu gaura de după cea de sosire și mergând înainte câte { $step } găuri
    }
settle-and-each = { $way ->
    [back] { FORM($clause, $case) }; { settle-and-each.back } și, cât timp { $condition }, { settle-and-each.take }
   *[forward] { FORM($clause, $case) }; { settle-and-each.forward } și, cât timp { $condition }, { settle-and-each.take }
}
    .back = { $step ->
        [1] mergi apoi înapoi, gaură cu gaură,
       *[other] mergi apoi înapoi câte { $step } găuri, începând cu cea dinaintea găurii de sosire,
    }
    .forward = { $step ->
        [1] mergi apoi înainte, gaură cu gaură,
       *[other] mergi apoi înainte câte { $step } găuri, începând cu cea de după gaura de sosire,
    }
    .take = { TRAIT($each, "beside-reached") ->
        [none] ia și { FORM($what, "def") } { FORM($each, "din") }
       *[any] ia și { FORM($what, "def") } de acolo, împreună cu cele { TRAIT($each, "beside-reached") }
    }
drop-claim = { $always ->
    [yes] { FORM($clause, $case) }, dar numai dacă captura este anunțată înainte să cadă următoarea sămânță; altfel semințele rămân pe loc
   *[no] { FORM($clause, $case) }; dacă { FORM($when, "daca") }, captura trebuie anunțată înainte să cadă următoarea sămânță, altfel semințele rămân pe loc
}
or-leave = { $always ->
    [yes] { FORM($clause, $case) }; poți renunța la toate acestea, iar atunci se aplică, eventual, unul dintre cazurile care urmează
   *[no] { FORM($clause, $case) }; dacă { FORM($when, "daca") }, poți renunța la toate acestea, iar atunci se aplică, eventual, unul dintre cazurile care urmează
}
settle-also = { FORM($clause, $case) }; apoi se ține seama și de cazurile care urmează
settle-then = { FORM($first, $case) }; apoi { $more }
settle-note = marchează { $pits } drept „{ $mark }”
settle-mark = { TRAIT($mark, "taken") ->
    [none] { settle-mark.other }
   *[any] marchează { $pits } drept { TRAIT($mark, "taken") }
}
    .other = { TRAIT($pits, "named") ->
        [yes] transform-o
       *[none] transformă { $pits }
    } { $many ->
        [yes] în { $owner ->
            [owner] { settle-mark.several } { settle-mark.of } jucătorilor cărora le aparțin
            [other] { settle-mark.several } { settle-mark.of } adversarului
           *[mover] { TRAIT($mark, "gender") ->
                [m] { settle-mark.several } ai tăi
               *[f] { settle-mark.several } ale tale
            }
        }
       *[no] într-{ $owner ->
            [owner] { settle-mark.a } jucătorului căruia îi aparține
            [other] { settle-mark.a } adversarului
           *[mover] { TRAIT($mark, "gender") ->
                [m] un { $mark } al tău
                [n] un { $mark } al tău
                [f] o { $mark } a ta
               *[none] o gaură „{ $mark }” a ta
            }
        }
    }
    .of = { TRAIT($mark, "gender") ->
        [m] ai
       *[f] ale
    }
    .several = { TRAIT($mark, "gender") ->
        [none] găuri „{ $mark }”
       *[any] { FORM($mark, "several") }
    }
    .a = { TRAIT($mark, "gender") ->
        [m] un { $mark } al
        [n] un { $mark } al
        [f] o { $mark } a
       *[none] o gaură „{ $mark }” a
    }
settle-unmark-all = șterge semnul „{ $mark }” de pe toate găurile
settle-unmark = { $pits } nu mai este { TRAIT($mark, "gender") ->
    [none] „{ $mark }”
   *[any] { $mark }
}
settle-into = pune-le { FORM($pit, "in") }
    .into-last = { TRAIT($pit, "last") }
settle-give = pune ce ai capturat { FORM($pits, "in") }, la alegerea ta
settle-bonus = { FORM($clause, $case) }, precum și, { $optional ->
    [yes] dacă vrei, pe cele
   *[no] la alegerea ta, pe cele
} { $one ->
    [yes] din încă o gaură cu semințe
   *[no] din încă { $count } găuri cu semințe (sau din toate câte sunt)
} dintre { FORM($pits, "bare") }
then-end = tura ta se încheie
then-relay = { TRAIT($pit, "last") ->
    [yes] { $leave ->
        [0] { $case ->
            [those] seamănă-le mai departe
            [that-one] seamăn-o mai departe
            [into-last] seamănă mai departe de acolo
           *[other] seamănă mai departe { then-relay.with }
        }
       *[other] seamănă mai departe { then-relay.with }
    }
   *[no] { $leave ->
        [0] { TRAIT($pit, "id") ->
            [next] { $case ->
                [filled-next] seamănă-le mai departe
               *[other] seamănă mai departe { then-relay.with }
            }
            [but-one] { $case ->
                [filled-but-one] seamănă-le mai departe
               *[other] seamănă mai departe { then-relay.with }
            }
           *[none] seamănă mai departe { then-relay.with }
        }
       *[other] seamănă mai departe { then-relay.with }
    }
}
    .with = { $leave ->
        [0] semințele { then-relay.pit }
        [1] toate semințele { then-relay.pit }, în afară de una
       *[other] toate semințele { then-relay.pit }, în afară de { $leave }
    }
    .pit = { TRAIT($pit, "last") ->
        [yes] { $case ->
            [from-her] din ea
            [into-last] de acolo
           *[other] { FORM($pit, "din") }
        }
       *[no] { FORM($pit, "din") }
    }
then-relay-back = seamănă mai departe în direcția cealaltă { then-relay.with }
or-turn = { FORM($clause, $case) }; { $always ->
    [yes] {""}
   *[no] dacă { FORM($condition, "daca") },{" "}
}poți și să schimbi direcția
then-again = mută încă o dată
then-again-with = mută încă o dată, obligatoriu { FORM($pit, "din") }
then-resow = { $case ->
    [short] seamănă-le
   *[other] seamănă semințele capturate
}
    .again = hand
then-choose = alege între a te opri aici și a semăna mai departe
then-win = câștigi partida ({ $why })
then-lose = pierzi partida ({ $why })
slam-nothing = Dacă o captură l-ar lăsa pe adversar fără semințe, nu se capturează nimic: toate semințele rămân la locul lor.
slam-forbid = Nu poți face o mutare care, prin captură, l-ar lăsa pe adversar fără semințe.
slam-spare-nearest-along = Dacă o captură l-ar lăsa pe adversar fără semințe, gaura de sosire rămâne neatinsă.
slam-spare-farthest-along = Dacă o captură l-ar lăsa pe adversar fără semințe, dintre găurile din care s-ar captura rămâne neatinsă cea mai îndepărtată de gaura de sosire.
slam-spare-nearest = Dacă o captură l-ar lăsa pe adversar fără semințe, prima gaură care i-ar fi golită rămâne neatinsă.
slam-spare-farthest = Dacă o captură l-ar lăsa pe adversar fără semințe, ultima gaură care i-ar fi golită rămâne neatinsă.
slam-rest = O captură care îl lasă pe adversar fără semințe este permisă, dar adversarul primește atunci toate semințele rămase pe tablă, iar jocul se încheie.
resow-what = Semințele capturate se seamănă imediat din nou:
resow-from = { $direction ->
    [keep] seamănă-le în aceeași direcție, începând cu { $pit }
    [clockwise] seamănă-le în sensul acelor de ceasornic, începând cu { $pit }
   *[counterclockwise] seamănă-le în sens invers acelor de ceasornic, începând cu { $pit }
}

## Regulile: cerințele

require-that = { $moment ->
    [sown] poți face numai mutări la care, după prima trecere și înainte de orice captură, { FORM($that, require-that.form) }; dacă nu există niciuna, nu ai nicio mutare posibilă
   *[played] poți face numai mutări după care { FORM($that, require-that.form) }; dacă nu există niciuna, nu ai nicio mutare posibilă
}
    .form = { $case ->
        [theirs] will-theirs
       *[other] will
    }
require-landing = ai voie să faci numai mutări la care { $that }
require-most = { $moment ->
    [sown] trebuie să alegi o mutare a cărei primă trecere face ca { $most } să fie cât mai mare
   *[played] trebuie să alegi o mutare care face ca { $most } să fie cât mai mare
}
forfeit = { $always ->
    [yes] după fiecare mutare,
   *[no] când, după o mutare, { $when },
} semințele { FORM($pits, "din") } îi revin { $to ->
    [mover] celui care a mutat
   *[other] adversarului
}.
block-pit = { $pit } nu poate fi jucată în tura următoare
block-attack = gaura adversarului pe care o ameninți cu o mutare { $mode } este blocată în tura lui următoare și nu poate fi jucată ({ $name }), cu condiția să fie singura amenințată și ca adversarul să nu aibă în tura aceea nicio mutare { $mode }
block-unless = Blocarea nu are loc dacă { $unless } (aici, „tu” îl desemnează pe proprietarul acelei găuri).
laps-stop = { $n ->
    [one] O tură se încheie după o trecere.
    [few] O tură se încheie după { $n } treceri.
   *[other] O tură se încheie după { $n } de treceri.
}
laps-endless = { $n ->
    [one] Un semănat de o trecere este considerat fără sfârșit.
    [few] Un semănat de { $n } treceri este considerat fără sfârșit.
   *[other] Un semănat de { $n } de treceri este considerat fără sfârșit.
}
endless-void = Un semănat fără sfârșit anulează partida: nu câștigă nimeni.
endless-draw = Un semănat fără sfârșit înseamnă remiză.
endless-forbid = O mutare cu un semănat fără sfârșit nu poate fi jucată.
endless-stop = Un semănat fără sfârșit este întrerupt când începe să se repete, iar tura se încheie.
endless-lose = Jucătorul al cărui semănat este fără sfârșit pierde partida.

## Regulile: sfârșitul

end-when = { $moment ->
    [capture] jocul se încheie imediat ce, după o captură, { $when }.
    [lap] jocul se încheie imediat ce, după o trecere, { $when }.
    [turn] jocul se încheie dacă, atunci când îți vine rândul, { $when }.
   *[move] jocul se încheie când, după mutarea ta, { $when }.
}
leftovers-owner = Fiecare primește semințele rămase în găurile sale.
leftovers-mover = Semințele rămase le primești tu.
leftovers-other = Semințele rămase le primește adversarul.
leftovers-capturer = Semințele rămase le primește cel care a făcut acea captură.
leftovers-last-mover = Semințele rămase le primește cel care a mutat ultimul.
leftovers-starter = Semințele rămase le primește cel care a început.
leftovers-split = Semințele rămase se împart în mod egal.
leftovers-mark-owner = Ce rămâne într-o gaură marcată drept „{ $mark }” îi revine celui pentru care este marcată; dacă este marcată pentru amândoi, fiecare primește jumătate, iar sămânța fără pereche o ia proprietarul găurii. Fiecare primește semințele rămase în celelalte găuri ale sale.
winner-mover = Câștigi tu.
winner-other = Câștigă adversarul.
winner-other-party = Câștigă cealaltă echipă.
winner-last = Câștigă singurul jucător rămas în joc.
winner-draw = Este remiză.
winner-void = Nu câștigă nimeni.
out-when = { $turns ->
    [frozen] Ieși din joc și nu mai muți când { $when }.
   *[keeps] Ieși din joc când { $when }, dar muți mai departe.
}
repetition = { $n ->
    [2] Jocul se încheie când o poziție apare pentru a doua oară.
    [3] Jocul se încheie când o poziție apare pentru a treia oară.
   *[other] Jocul se încheie când o poziție apare pentru a { $n }-a oară.
}
limit-plies = { $n ->
    [one] Jocul se încheie după o mutare.
    [few] Jocul se încheie după { $n } mutări.
   *[other] Jocul se încheie după { $n } de mutări.
}
limit-without-capture = { $n ->
    [one] Jocul se încheie după o mutare fără captură.
    [few] Jocul se încheie după { $n } mutări fără captură.
   *[other] Jocul se încheie după { $n } de mutări fără captură.
}
standstill-draw = Este remiză.
standstill-owner = Atunci fiecare primește semințele rămase în găurile sale.
standstill-mark-owner = Atunci, ce rămâne într-o gaură marcată drept „{ $mark }” îi revine celui pentru care este marcată; dacă este marcată pentru amândoi, fiecare primește jumătate, iar sămânța fără pereche o ia proprietarul găurii. Fiecare primește semințele rămase în celelalte găuri ale sale.
standstill-split = Atunci semințele de pe tablă se împart în mod egal.
standstill-nobody = Contează numai semințele câștigate până atunci.
match-territory = { $chosen ->
    [yes] Se poate juca în runde. La sfârșitul unei runde, { $seeds } câștigate de un jucător valorează cât o gaură. Jucătorul aflat în avantaj preia din celălalt rând atâtea găuri câte poate plăti, la alegerea sa, și toate găurile se umplu din nou.
   *[no] Se poate juca în runde. La sfârșitul unei runde, { $seeds } câștigate de un jucător valorează cât o gaură. Jucătorul aflat în avantaj preia din celălalt rând atâtea găuri câte poate plăti, pe cele mai apropiate de ale sale, și toate găurile se umplu din nou.
}
match-refill = Se poate juca în runde. Pentru o rundă nouă, fiecare jucător își umple găurile cu semințele câștigate, câte { $seeds } în fiecare, { $end ->
    [choice] iar dacă nu le poate umple pe toate, alege pe care le lasă goale
    [right] începând din dreapta sa
   *[left] începând din stânga sa
}.
match-refill-own = Se poate juca în runde. Pentru o rundă nouă, fiecare jucător își umple găurile cu semințele câștigate, fiecare cu câte avea la începutul meciului, începând { $end ->
    [right] din dreapta sa
   *[left] din stânga sa
}.
match-closes = Găurile pe care nu le poate umple sunt scoase din joc în runda aceea.
match-stays-empty = Găurile pe care nu le poate umple sunt goale la începutul rundei.
match-tops-up = Jucătorul aflat în avantaj completează ultima gaură a celuilalt.
match-mirrors = Jucătorul aflat în avantaj umple numai atâtea găuri câte umple celălalt; restul semințelor i se socotesc imediat ca fiind câștigate.
match-arrange = Se poate juca în runde. Pentru o rundă nouă, jucătorul care are mai puține semințe le așază pe toate în rândul său cum vrea, cel puțin { $least ->
    [1] una
   *[other] { $least }
} în fiecare gaură.
match-fullest = Măcar o gaură trebuie să aibă cel puțin { $n } semințe.
match-arrange-matched = Celălalt pune tot atâtea semințe în găurile din față și păstrează restul. Cine are prea puține semințe ca să-și umple astfel rândul pierde meciul.
match-shortens = Cât timp jucătorul aflat în dezavantaj are mai puțin de jumătate din semințele cu care a început meciul, tabla e mai scurtă cu o coloană; cu mai puțin de un sfert, cu două; cu mai puțin de o optime, cu trei. Atunci sunt scoase din joc coloanele din dreapta lui Sud.
match-sale = Se poate juca în runde, fiecare începând cu toate găurile umplute ca la început. După o rundă, jucătorul care are mai puține semințe vinde găuri din rândul său, la alegerea lui: una pentru fiecare { $lead } cu care este în urmă și o jumătate de gaură pentru restul diferenței; o jumătate de gaură o întregește pe una vândută deja pe jumătate. Cât timp are și jucătorul aflat în avantaj găuri vândute, pentru fiecare { $lead } ia înapoi una dintre ele, în loc să primească una din celălalt rând. O gaură vândută se joacă la fel ca înainte; numai ce rămâne în ea la sfârșitul unei runde îi revine cumpărătorului sau, dacă este vândută pe jumătate, amândurora.
match-plain = Se poate juca în runde, fiecare începând ca prima.
match-goal = { $n ->
    [one] Câștigă meciul cel care ajunge să aibă sau să umple o gaură.
    [few] Câștigă meciul cel care ajunge să aibă sau să umple { $n } găuri.
   *[other] Câștigă meciul cel care ajunge să aibă sau să umple { $n } de găuri.
}
match-goal-bought = { $n ->
    [one] Câștigă meciul cel care a cumpărat o gaură întreagă din celălalt rând.
    [few] Câștigă meciul cel care a cumpărat { $n } găuri întregi din celălalt rând.
   *[other] Câștigă meciul cel care a cumpărat { $n } de găuri întregi din celălalt rând.
}
match-least = { $n ->
    [1] Pierde meciul cel care nu poate umple nicio gaură.
    [few] Pierde meciul cel care nu poate umple cel puțin { $n } găuri.
   *[other] Pierde meciul cel care nu poate umple cel puțin { $n } de găuri.
}
match-rounds = { $n ->
    [1] Meciul se încheie după o rundă.
    [few] Meciul se încheie după { $n } runde; câștigă cel care a învins în mai multe dintre ele.
   *[other] Meciul se încheie după { $n } de runde; câștigă cel care a învins în mai multe dintre ele.
}
match-points = { $margin ->
    [yes] O rundă câștigată aduce { $win ->
        [one] 1 punct
        [few] { $win } puncte
       *[other] { $win } de puncte
    } și încă unul pentru fiecare sămânță pe care învingătorul o are peste jumătate din toate; o remiză aduce fiecăruia câte { $draw }.
   *[other] O rundă câștigată aduce { $win ->
        [one] 1 punct
        [few] { $win } puncte
       *[other] { $win } de puncte
    }, iar o remiză aduce fiecăruia câte { $draw }.
}
match-rounds-points = { $n ->
    [1] Meciul se încheie după o rundă.
    [few] Meciul se încheie după { $n } runde; câștigă cel care are mai multe puncte.
   *[other] Meciul se încheie după { $n } de runde; câștigă cel care are mai multe puncte.
}
match-goal-points = Cel care ajunge primul la { $n ->
    [one] 1 punct
    [few] { $n } puncte
   *[other] { $n } de puncte
} câștigă meciul; dacă ajung amândoi în aceeași rundă, câștigă cel care are mai multe.
match-goal-rounds = { $n ->
    [1] Cel care câștigă primul o rundă câștigă și meciul.
    [few] Cel care câștigă primul { $n } runde câștigă meciul.
   *[other] Cel care câștigă primul { $n } de runde câștigă meciul.
}
match-most-rounds = { $n ->
    [1] Meciul se încheie cel târziu după o rundă; atunci câștigă cel care are mai multe { $points ->
        [yes] puncte
       *[no] semințe
    }.
    [few] Meciul se încheie cel târziu după { $n } runde; atunci câștigă cel care are mai multe { $points ->
        [yes] puncte
       *[no] semințe
    }.
   *[other] Meciul se încheie cel târziu după { $n } de runde; atunci câștigă cel care are mai multe { $points ->
        [yes] puncte
       *[no] semințe
    }.
}
match-starter-alternate = Jucătorii încep rundele pe rând.
match-starter-loser = Cel care pierde o rundă o începe pe următoarea.
match-starter-winner = Cel care câștigă o rundă o începe pe următoarea.

## Regulile: opțiunile

option-chosen = { $name } = { $value } (implicit: { $usual })
option-range = de la { $least } la { $most }
option-open = { $name } (implicit: { $usual }; valori posibile: { $values }). { $doc }

## Regulile: durată și dificultate

heading-measured = Cât durează și cât de greu este
measured-length = Între jucători care mută la întâmplare, o partidă durează în medie { $mean } { $mean ->
    [one] mutare
    [few] mutări
   *[other] de mutări
}; din { $games } { $games ->
    [one] partidă
    [few] partide
   *[other] de partide
} jucate, cea mai scurtă a avut { $shortest }, iar cea mai lungă, { $longest }.
measured-unfinished = Cel mult { $percent } % din partide au fost întrerupte după { $most } { $most ->
    [one] mutare
    [few] mutări
   *[other] de mutări
}.
measured-choices = { $many ->
    [yes] La fiecare mutare, jucătorul are în medie { $choices } variante, iar o mutare are în medie { $laps } treceri.
   *[no] La fiecare mutare, jucătorul are în medie { $choices } variante.
}
measured-solved = Când se mută la întâmplare, jocul este rezolvat în { $percent } % din partide.
measured-shares = Sud a câștigat aproximativ { $south } % din partide, iar Nord, { $north } %; { $draws } % au fost remize{ $void ->
    [0] .
   *[other] , iar { $void } % au fost anulate.
}
measured-easy = Judecând după numărul de mutări posibile și de treceri dintr-o mutare, jocul este ușor de calculat (dificultatea { $difficulty }; un joc sub 20 este considerat ușor).
measured-moderate = Judecând după numărul de mutări posibile și de treceri dintr-o mutare, jocul este destul de greu de calculat (dificultatea { $difficulty }; un joc între 20 și 40 este considerat mediu).
measured-hard = Judecând după numărul de mutări posibile și de treceri dintr-o mutare, jocul este greu de calculat (dificultatea { $difficulty }; un joc între 40 și 80 este considerat greu).
measured-very-hard = Judecând după numărul de mutări posibile și de treceri dintr-o mutare, jocul este foarte greu de calculat (dificultatea { $difficulty }; un joc de la 80 în sus este considerat foarte greu).
