# Cuvintele explicațiilor mutărilor în română; cele ale regulilor scrise sunt în rules.ftl.
#
# Celui care mută i se spune „tu”. Formele cerute de FORM și $case sunt explicate la începutul lui rules.ftl.

## Liste și cantități

# Formele daca și daca-last sunt ale condițiilor unui „dacă”: de la trei în sus, fiecare îl repetă.
list-more = { $case ->
    [place] { $first }, { FORM($last, "place") }
    [daca] { FORM($first, "daca") }, dacă { list-and.rest }
    [daca-place] { FORM($first, "daca") } și dacă { FORM($last, "place") }
   *[other] { FORM($first, $case) }, { list-and.rest }
}
    .more = yes
    .named = { TRAIT($last, "named") }
    .made = { list-and.made }
    .filled = { list-and.filled }
    .filled-one = { TRAIT($last, "filled-one") }
    .into-last = { TRAIT($last, "into-last") }
list-and = { TRAIT($first, "filled-one") ->
    [yes] { TRAIT($last, "filled-one") ->
        [yes] { FORM($first, list-and.place) } și { FORM($last, "place-too") }
       *[none] { list-and.plain }
    }
   *[none] { list-and.plain }
}
    .place = { $case ->
        [daca] daca-place
       *[other] place
    }
    .si = { TRAIT($first, "more") ->
        [yes] { $case ->
            [daca] și dacă
           *[other] și
        }
       *[none] și
    }
    .plain = { FORM($first, $case) } { list-and.si } { TRAIT($last, "behind") ->
        [yes] { TRAIT($first, "front") ->
            [yes] { $case ->
                [din] { FORM($last, "din-ei") }
               *[other] { FORM($last, $case) }
            }
           *[none] { FORM($last, $case) }
        }
       *[none] { TRAIT($last, "again") ->
            [hand] { TRAIT($first, "hand") ->
                [yes] { FORM($last, "short") }
               *[none] { $last }
            }
           *[none] { TRAIT($first, "into-last") ->
                [yes] { FORM($last, "into-last") }
               *[none] { list-and.rest }
            }
        }
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
       *[other] { list-and.pronoun }
    }
    .pronoun = { TRAIT($first, "named") ->
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
        [yes] { FORM($last, "din") }
       *[none] { TRAIT($last, "last") ->
            [yes] { FORM($first, "din") }
           *[none] none
        }
    }
    .beside-facing = { TRAIT($first, "id") ->
        [facing] { TRAIT($last, "behind") ->
            [yes] { FORM($last, "din-ea") }
           *[none] { FORM($last, "din") }
        }
       *[none] { TRAIT($last, "id") ->
            [facing] { FORM($first, "din") }
           *[none] none
        }
    }
    .beside-but-one = { TRAIT($first, "id") ->
        [but-one] { FORM($last, "din") }
       *[none] none
    }
    .beside-reached = { TRAIT($first, "id") ->
        [reached] { FORM($last, "din") }
       *[none] none
    }
list-or = { TRAIT($first, "last-in") ->
    [yes] { TRAIT($last, "last-in") ->
        [yes] { $first } sau { FORM($last, "short") }
       *[none] { list-or.plain }
    }
   *[none] { $case ->
        [either] fie { $first }, fie { FORM($last, list-or.chosen) }
       *[other] { list-or.plain }
    }
}
    .chosen = { TRAIT($first, "named") ->
        [landing] chosen
       *[other] plain
    }
    .plain = { FORM($first, $case) } sau { TRAIT($first, "more") ->
        [yes] { $case ->
            [daca] dacă{" "}
           *[other] { "" }
        }
       *[none] { "" }
    }{ FORM($last, $case) }
    .or = { TRAIT($first, "more") ->
        [yes] no
       *[none] yes
    }
seeds = { $case ->
    [is] { $n ->
        [one] este { seeds.plain }
       *[other] sunt { seeds.plain }
    }
    [not] { $n ->
        [one] nu este { seeds.plain }
       *[other] nu sunt { seeds.plain }
    }
    [fac] { $n ->
        [one] se află { seeds.plain }
       *[other] se adună { seeds.plain }
    }
   *[plain] { seeds.plain }
}
    .plain = { $n ->
        [one] 1 sămânță
        [few] { $n } semințe
       *[other] { $n } de semințe
    }
    .number = { $n ->
        [one] one
       *[other] many
    }
amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] sunt semințe
            [not] nu sunt semințe
            [fac] se adună semințe
           *[plain] semințe
        }
       *[other] { $case ->
            [is] sunt cel puțin { seeds.plain }
            [not] sunt mai puțin de { seeds.plain }
            [fac] se adună cel puțin { seeds.plain }
           *[plain] cel puțin { seeds.plain }
        }
    }
    [most] { $n ->
        [1] { $case ->
            [is] este cel mult o sămânță
            [not] este mai mult de o sămânță
            [fac] se află cel mult o sămânță
           *[plain] cel mult o sămânță
        }
       *[other] { $case ->
            [is] sunt cel mult { seeds.plain }
            [not] sunt mai mult de { seeds.plain }
            [fac] se adună cel mult { seeds.plain }
           *[plain] cel mult { seeds.plain }
        }
    }
    [not] { $case ->
        [is] nu sunt exact { seeds.plain }
        [not] sunt exact { seeds.plain }
        [fac] se adună alt număr de semințe decât { $n }
       *[plain] alt număr de semințe decât { $n }
    }
   *[exactly] { $n ->
        [0] { $case ->
            [is] nu sunt semințe
            [not] sunt semințe
           *[plain] nicio sămânță
        }
        [1] { $case ->
            [is] este exact o sămânță
            [not] nu este exact o sămânță
            [fac] se află o singură sămânță
           *[plain] exact o sămânță
        }
       *[other] { $case ->
            [is] sunt exact { seeds.plain }
            [not] nu sunt exact { seeds.plain }
            [fac] se adună exact { seeds.plain }
           *[plain] exact { seeds.plain }
        }
    }
}
    .have = { $how ->
        [exactly] { $n ->
            [0] none
           *[other] { amount.has }
        }
        [not] none
       *[least] { amount.has }
    }
    .has = { $how ->
        [least] { $n ->
            [1] semințe
           *[other] cel puțin { seeds.plain }
        }
        [most] { $n ->
            [1] cel mult o sămânță
           *[other] cel mult { seeds.plain }
        }
       *[exactly] { $n ->
            [1] exact o sămânță
           *[other] exact { seeds.plain }
        }
    }
amount-some = { $case ->
    [is] sunt semințe
    [not] nu sunt semințe
    [fac] se adună semințe
   *[plain] semințe
}
amount-or-more = { $case ->
    [is] sunt cel puțin { $n } semințe
    [not] sunt mai puțin de { $n } semințe
    [fac] se adună cel puțin { $n } semințe
   *[plain] cel puțin { $n } semințe
}
amount-range = { $case ->
    [is] sunt între { $least } și { $most } { $most ->
        [few] semințe
       *[other] de semințe
    }
    [not] sunt sub { $least } sau peste { $most } { $most ->
        [few] semințe
       *[other] de semințe
    }
    [fac] se adună între { $least } și { $most } { $most ->
        [few] semințe
       *[other] de semințe
    }
   *[plain] între { $least } și { $most } { $most ->
        [few] semințe
       *[other] de semințe
    }
}
amount-one-of = { $case ->
    [is] sunt { $counts } { amount-one-of.seeds }
    [not] nu sunt { $counts } { amount-one-of.seeds }
    [fac] se adună { $counts } { amount-one-of.seeds }
   *[plain] { $counts } { amount-one-of.seeds }
}
    .seeds = { $n ->
        [one] sămânță
        [few] semințe
       *[other] de semințe
    }
amount-even = { $case ->
    [is] este { amount-even.number }
    [not] nu este { amount-even.number }
    [fac] se adună { amount-even.number }
   *[plain] { amount-even.number }
}
    .number = { $yes ->
        [no] un număr impar de semințe
       *[yes] un număr par de semințe
    }
amount-impossible = un număr imposibil de semințe
count = { $how ->
    [least] { count.de }cel puțin { $n ->
        [1] unu
       *[other] { $n }
    }
    [most] { count.de }cel mult { $n ->
        [1] unu
       *[other] { $n }
    }
    [not] altul decât { $n }
   *[exactly] { $n ->
        [0] zero
        [1] exact unu
       *[other] exact { $n }
    }
}
    .de = { $case ->
        [bare] { "" }
       *[other] de{" "}
    }
    .several = { $how ->
        [not] no
       *[other] { $n ->
            [0] no
            [1] no
            [few] yes
           *[other] no
        }
    }
    .alone = { $how ->
        [exactly] { $n ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
kind-seed = { $case ->
    [un] o sămânță
   *[plain] sămânță
}
kind-seeds = { $case ->
    [def] semințele
   *[plain] semințe
}
    .plain = yes
kind-count = { $n ->
    [one] 1 { $one }
    [few] { $n } { $many }
   *[other] { $n } de { $many }
}
kind-amount = { $how ->
    [least] { $n ->
        [1] { $case ->
            [is] sunt { $many }
            [not] nu sunt { $many }
           *[plain] { $many }
        }
       *[other] { $case ->
            [is] sunt cel puțin { $n } { $many }
            [not] sunt mai puțin de { $n } { $many }
           *[plain] cel puțin { $n } { $many }
        }
    }
    [most] { $case ->
        [is] sunt cel mult { $n } { $many }
        [not] sunt mai mult de { $n } { $many }
       *[plain] cel mult { $n } { $many }
    }
    [not] alt număr de { $many } decât { $n }
   *[exactly] { $n ->
        [0] { $case ->
            [is] nu sunt { $many }
            [not] sunt { $many }
           *[plain] zero { $many }
        }
        [1] { $case ->
            [is] este exact { FORM($one, "un") }
            [not] nu este exact { FORM($one, "un") }
           *[plain] exact { FORM($one, "un") }
        }
       *[other] { $case ->
            [is] sunt exact { $n } { $many }
            [not] nu sunt exact { $n } { $many }
           *[plain] exact { $n } { $many }
        }
    }
}
kind-range = { $case ->
    [is] sunt între { $least } și { $most } { $many }
    [not] sunt sub { $least } sau peste { $most } { $many }
   *[plain] între { $least } și { $most } { $many }
}

## De ce s-a încheiat o partidă, dacă regulile ei nu o spun

reason-endless = semănat fără sfârșit
reason-repetition = repetare
reason-no-capture = prea multe mutări fără captură
reason-too-long = prea multe mutări
reason-grand-slam = captură totală, restul îi revine adversarului
reason-resigned = abandon
reason-agreed = înțelegere

## Explicațiile mutărilor

side-south = { $case ->
    [gen] lui Sud
   *[plain] Sud
}
side-north = { $case ->
    [gen] lui Nord
   *[plain] Nord
}
side-east = { $case ->
    [gen] lui Est
   *[plain] Est
}
side-west = { $case ->
    [gen] lui Vest
   *[plain] Vest
}
explain-store = { $case ->
    [in] în grânar
   *[plain] grânarul
}
explain-store-of = { $case ->
    [in] în grânarul { FORM($side, "gen") }
    [din] din grânarul { FORM($side, "gen") }
   *[plain] grânarul { FORM($side, "gen") }
}
explain-refill = { $side } pune înapoi pe tablă { TRAIT($seeds, "number") ->
    [one] o sămânță, în { $pits }{ $lent ->
        [0] { "" }
       *[other] , cu împrumut
    }
   *[many] { $seeds }, câte una în { $pits }{ $lent ->
        [0] { "" }
        [1] , dintre care una cu împrumut
       *[other] , dintre care { $lent } cu împrumut
    }
}.
explain-pit = { $case ->
    [in] în { $name }
   *[plain] { $name }
}
explain-enter = { $side } pune o sămânță în { $pit }, care are acum { $now }.
explain-sow = { $side } seamănă { $seeds } din { $pit }{ $toll ->
    [0] { "" }
    [1] , după ce a pus o sămânță în grânar
    [few] , după ce a pus { $toll } semințe în grânar
   *[other] , după ce a pus { $toll } de semințe în grânar
}{ explain-sow.end }.
    .end = { TRAIT($seeds, "number") ->
        [one] { FORM($end, "single") }
        [many] { $end }
       *[none] { FORM($end, "mixed") }
    }
explain-on = { $side } { $turned ->
    [yes] schimbă direcția și continuă
   *[no] continuă
} din { $pit } cu { $seeds }{ explain-sow.end }.
explain-later = { $laps ->
    [one] După încă o trecere,
    [few] După încă { $laps } treceri,
   *[other] După încă { $laps } de treceri,
} { explain-on }
explain-resow = { $side } { $turned ->
    [yes] schimbă direcția și seamănă
   *[no] seamănă
} { TRAIT($seeds, "number") ->
    [one] sămânța capturată{ TRAIT($end, "told") ->
        [yes] { FORM($end, "single") }
       *[no] , punând-o în { $pit }
    }
   *[many] ce a capturat, punând prima sămânță în { $pit }{ $end }
}.
# Forma single este pentru o singură sămânță semănată, iar mixed, pentru piese de alt fel.
explain-end = ; { FORM($end, $case) }
    .told = yes
explain-middle = { $any ->
    [yes] { $laps ->
        [one] În trecerea care urmează, { $side } capturează { $seeds } din { $pits }.
        [few] În cele { $laps } treceri care urmează, { $side } capturează { $seeds } din { $pits }.
       *[other] În cele { $laps } de treceri care urmează, { $side } capturează { $seeds } din { $pits }.
    }
   *[no] { $laps ->
        [one] Urmează o trecere.
        [few] Urmează { $laps } treceri.
       *[other] Urmează { $laps } de treceri.
    }
}
explain-last = { explain-last.falls } { FORM($pit, "in") }
    .falls = { $case ->
        [single] aceasta cade
        [mixed] semănatul se încheie
       *[plain] ultima cade
    }
explain-last-makes = { $now ->
    [1] { explain-last.falls } în { $pit }, care era goală
   *[other] { explain-last.falls } în { $pit }, care are acum { $now }
}
explain-cut-short = semănatul este întrerupt
explain-captured = { $result }.
explain-captured-why = { $why }: { $result }.
explain-that = semințele de acolo
    .known = that
explain-both = din amândouă găurile
    .known = all
explain-all = din toate aceste găuri
    .known = all
explain-pits = { $count ->
    [one] din gaura { $pits }
   *[other] din găurile { $pits }
}
explain-taken = { $to ->
    [hand] { $side } ia în mână { explain-taken.seeds }
    [other] { $side } primește { explain-taken.seeds }
   *[mover] { $side } capturează { explain-taken.seeds }
}
    .seeds = { TRAIT($what, "known") ->
        [that] { TRAIT($seeds, "number") ->
            [one] sămânța de acolo
            [many] { $what }
           *[none] tot ce este acolo
        }
        [all] { $what } { $seeds } în total
       *[other] { $seeds } { $what }
    }
explain-taken-there = { $side } capturează de acolo { $seeds }
explain-taken-at-once = În loc să semene, { $side } capturează { $seeds } din { $pit }.
why-and = { $first }, iar { $more }
why-made = { $now ->
    [1] semănatul se încheie în gaura { $pit }, care era goală
    [few] semănatul se încheie în gaura { $pit }, care ajunge la { $now } semințe
   *[other] semănatul se încheie în gaura { $pit }, care ajunge la { $now } de semințe
}
why-held = gaura { $pit } are { $now }
why-opposite = gaura din față, { $pit }, are { $seeds }
why-marked = { TRAIT($mark, "gender") ->
    [f] gaura { $pit } este o { $mark }
    [none] gaura { $pit } este „{ $mark }”
   *[m] gaura { $pit } este un { $mark }
}
explain-bonus = { $side } ia și { $seeds } din { $pits }.
explain-forfeit = { $side } primește { $seeds } din { $pits }.
explain-refused = { $count ->
    [one] Captura din gaura { $pits } l-ar lăsa pe adversar fără semințe, așa că nu are loc.
   *[other] Captura din găurile { $pits } l-ar lăsa pe adversar fără semințe, așa că nu are loc.
}
explain-left = Ajuns în { $pit }, { $side } renunță la captură.
explain-unclaimed = Semințele din { $pit } nu sunt revendicate, iar semănatul continuă.
explain-mark = { TRAIT($mark, "gender") ->
    [f] Gaura { $pit } devine o { $mark } a { FORM($side, "gen") }.
    [none] Gaura { $pit } devine „{ $mark }” a { FORM($side, "gen") }.
   *[m] Gaura { $pit } devine un { $mark } al { FORM($side, "gen") }.
}
explain-unmark = { TRAIT($mark, "gender") ->
    [f] Gaura { $pit } nu mai este { TRAIT($mark, "only") ->
        [yes] { FORM($mark, "def") }
       *[no] o { $mark } a
    } { FORM($side, "gen") }.
    [none] Gaura { $pit } nu mai este „{ $mark }” a { FORM($side, "gen") }.
   *[m] Gaura { $pit } nu mai este un { $mark } al { FORM($side, "gen") }.
}
explain-note = Gaura { $pit } este marcată drept „{ $mark }”.
explain-unnote = Gaura { $pit } nu mai este marcată drept „{ $mark }”.
explain-passing = Pe parcurs, { $side } capturează { $seeds } din { $pits }.
explain-passing-count = { $count ->
    [one] Pe parcurs, gaura { $pits } ajunge la { explain-passing-count.made }: { $side } capturează { $n ->
        [4] semințele de acolo
       *[other] de acolo { explain-passing-count.seeds }
    }.
   *[other] Pe parcurs, găurile { $pits } ajung la { explain-passing-count.made } fiecare: { $side } capturează { explain-passing-count.seeds } în total.
}
    .seeds = { $n ->
        [one] 1 sămânță
        [few] { $n } semințe
       *[other] { $n } de semințe
    }
    .made = { $made ->
        [one] 1 sămânță
        [few] { $made } semințe
       *[other] { $made } de semințe
    }
explain-passing-mark = { $n ->
    [one] O sămânță cade { explain-passing-mark.in } { $pits } și îi revine { FORM($side, "gen") }.
   *[other] { explain-passing-count.seeds } cad { explain-passing-mark.in } { $pits } și îi revin { FORM($side, "gen") }.
}
    .in = { TRAIT($mark, "gender") ->
        [none] în gaura „{ $mark }”
       *[any] în { FORM($mark, "def") }
    }
explain-give = { TRAIT($seeds, "number") ->
    [one] Sămânța capturată se pune
   *[many] Semințele capturate se pun
} în { $pit }.
explain-block = Gaura { $pit } nu poate fi jucată în tura următoare ({ $name }).
explain-collect = { $side } primește ce a rămas ({ $seeds }).
explain-swap = Jucătorii își schimbă locurile.
explain-again = { $side } mai mută o dată.
explain-pass = { $side } nu are nicio mutare și cedează rândul.
explain-race-name = { $side } va porni în cursă din { $pit }.
explain-race-answer = { $side } pornește în cursă din { $pit }, iar amândoi seamănă în același timp.
explain-race = { $first } pornește din { $pit }, iar { $second }, din { $other }; amândoi seamănă în același timp.
explain-race-finish = { $laps ->
    [0] { $side } nu are ce semăna în { $pit }.
    [one] { $side } termină în { $pit }, după ce a semănat { $seeds } într-o singură trecere.
    [few] { $side } termină în { $pit }, după ce a semănat { $seeds } în { $laps } treceri.
   *[other] { $side } termină în { $pit }, după ce a semănat { $seeds } în { $laps } de treceri.
}
explain-race-begin = { $side } mută primul.
explain-bind = { $side } trebuie să continue din { $pit }.
explain-swallow = În gaura { $pit } cade și tot ce a rămas în mână: { $seeds }.
explain-pay = { $own ->
    [yes] O sămânță din grânarul propriu merge în taler.
   *[no] O sămânță { FORM($store, "din") } merge în taler.
}
explain-endless = Semănatul este fără sfârșit.
explain-stop = { $side } se oprește în { $pit }.
explain-nothing = { $side } încheie aici mutarea.
explain-end-won = Jocul s-a încheiat ({ $why }): câștigă { $side }.
explain-end-score = Jocul s-a încheiat ({ $why }): { $side } câștigă cu { $own } la { $other }.
explain-end-draw = Jocul s-a încheiat ({ $why }): remiză.
explain-end-nobody = Jocul s-a încheiat ({ $why }): nu câștigă nimeni.

## Textele de sub desene

picture-title = { $game }: { $turn }
picture-turn = Mută { $side }.
picture-won = A câștigat { $side }.
picture-draw = Jocul s-a încheiat: remiză.
picture-nobody = Jocul s-a încheiat: nu câștigă nimeni.
picture-row = { $side }: { $what }.
picture-store = { $side } a câștigat { $what }.
picture-hand = { $side } are { $what }.
picture-reserve = { $n } în mână
picture-marked = { $mark } ({ $side }): { $pits }.
picture-second = Numerele de după semnul plus arată { FORM($many, "def") }.
picture-ends = La capetele tablei: { $what }.
picture-trays = { $name }: { $what }
picture-closed = Găuri scoase din joc: { $pits }.
picture-blocked = Găuri blocate în această tură: { $pits }.
picture-sown-from = Ultimul semănat a început în { $pits }.

## Cuvinte din fișierele jocurilor: semne, feluri de mutări, interdicții și sfârșituri

any--mark-trap = { $case ->
    [gen] capcane
    [def] capcana
    [def-gen] capcanei
    [several] capcane
    [pl] capcanele
    [pl-gen] capcanelor
    [pl-own] capcanele tale
    [pl-own-gen] capcanelor tale
    [pl-enemy] capcanele adversarului
    [pl-enemy-gen] capcanelor adversarului
   *[plain] capcană
}
    .gender = f
any--mark-tuzdyk = { $case ->
    [def] tuzdykul
    [def-gen] tuzdykului
    [several] tuzdyki
    [pl] tuzdykii
    [pl-gen] tuzdykilor
    [pl-own] tuzdykii tăi
    [pl-own-gen] tuzdykilor tăi
    [pl-enemy] tuzdykii adversarului
    [pl-enemy-gen] tuzdykilor adversarului
   *[plain] tuzdyk
}
    .gender = m
any--mark-house = { $case ->
    [gen] case
    [def] casa
    [def-gen] casei
    [several] case
    [pl] casele
    [pl-gen] caselor
    [pl-own] casele tale
    [pl-own-gen] caselor tale
    [pl-enemy] casele adversarului
    [pl-enemy-gen] caselor adversarului
   *[plain] casă
}
    .gender = f
    .only = yes
any--mark-bull = { $case ->
    [def] taurul
    [def-gen] taurului
    [several] tauri
    [pl] taurii
    [pl-gen] taurilor
    [pl-own] taurii tăi
    [pl-own-gen] taurilor tăi
    [pl-enemy] taurii adversarului
    [pl-enemy-gen] taurilor adversarului
   *[plain] taur
}
    .gender = m
any--mark-cut-head = { $case ->
    [def] capul tăiat
    [def-gen] capului tăiat
    [several] capete tăiate
    [pl] capetele tăiate
    [pl-gen] capetelor tăiate
    [pl-own] capetele tăiate ale tale
    [pl-own-gen] capetelor tăiate ale tale
    [pl-enemy] capetele tăiate ale adversarului
    [pl-enemy-gen] capetelor tăiate ale adversarului
   *[plain] cap tăiat
}
    .gender = n
    .taken = cap tăiat de tine
any--mark-spinster = { $case ->
    [gen] fete bătrâne
    [def] fata bătrână
    [def-gen] fetei bătrâne
    [several] fete bătrâne
    [pl] fetele bătrâne
    [pl-gen] fetelor bătrâne
    [pl-own] fetele bătrâne ale tale
    [pl-own-gen] fetelor bătrâne ale tale
    [pl-enemy] fetele bătrâne ale adversarului
    [pl-enemy-gen] fetelor bătrâne ale adversarului
   *[plain] fată bătrână
}
    .gender = f
any--mark-moved = deja jucată
any--mark-property = cumpărată
any--kind-cowrie = { $case ->
    [un] un cauri
   *[plain] cauri
}
any--kinds-cowrie = { $case ->
    [def] caurii
   *[plain] cauri
}
any--mode-single-seed = sămânță singură
any--kind-quan = { $case ->
    [un] un quan
   *[plain] quan
}
any--kinds-quan = { $case ->
    [def] quanii
   *[plain] quani
}
any--heap-rumas = ruma
any--heap-penalties = penalizări
any--mode-capture = captură
any--mode-takata = takata
any--mode-gift = dar
any--mode-stylised = de deschidere
any--mode-namua-capture = captură namua
any--mode-namua-takata = takata namua
any--mode-namua-takata-housed = takata namua cu casă
any--block-takasia = takasia
any--block-banned = gaură interzisă
any--why-a-row-is-empty = un rând este gol
any--why-all-others-out = toți ceilalți au ieșit din joc
any--why-atsyrau = atsyrau
any--why-both-heads-cut-off = ambele capete tăiate
any--why-no-pit-with-two-seeds = nicio gaură cu două semințe
any--why-no-seeds-to-sow = nicio sămânță de semănat
any--why-board-empty = tabla goală
any--why-both-have-half = fiecare are jumătate
any--why-both-mandarin-squares-empty = semicercurile ambilor mandarini sunt goale
any--why-both-mandarins-captured = ambii mandarini sunt capturați
any--why-cannot-feed = adversarul nu poate fi hrănit
any--why-fewer-than-two-seeds-left = au rămas mai puțin de două semințe
any--why-half = jumătate
any--why-inner-row-of-the-opponent-empty = rândul interior al adversarului e gol
any--why-last-eight = ultimele opt
any--why-last-four = ultimele patru
any--why-lost = joc pierdut
any--why-low = puține semințe
any--why-majority = majoritate
any--why-more-than-half = mai mult de jumătate
any--why-no-legal-move = nicio mutare
any--why-no-move = nicio mutare
any--why-no-move-left-at-equal-stores = nicio mutare la grânare egale
any--why-no-seeds-on-a-side = nicio sămânță pe una dintre părți
any--why-no-seeds-on-the-own-side = nicio sămânță pe partea proprie
any--why-no-seeds = nicio sămânță
any--why-no-seeds-left-on-the-board = nicio sămânță pe tablă
any--why-nobody-can-move = nimeni nu poate muta
any--why-only-single-seeds-are-left = au rămas numai găuri cu câte o sămânță
any--why-outer-row-of-the-opponent-empty = rândul exterior al adversarului e gol
any--why-own-half-empty = jumătatea proprie e goală
any--why-own-inner-row-empty = rândul interior propriu e gol
any--why-own-outer-row-empty = rândul exterior propriu e gol
any--why-penalty-limit = limita penalizărilor
any--why-row-empty = rând gol
any--why-score = scor
any--why-solved = rezolvat
any--why-the-opponent-s-inner-row-is-empty = rândul interior al adversarului e gol
any--why-the-own-inner-row-is-empty = rândul interior propriu e gol
any--why-the-seeds-in-the-ruma-count = contează semințele din ruma
any--mode-move = mutare
any--why-more-than-the-rest = mai mult decât restul
any--why-equal = număr egal
any--mode-placing = așezare
any--mode-reply = răspuns
