# The words of explanations of moves in English; those of the written rules are in rules.ftl.
#
# The player whose move it is is "you". The comment at the beginning of rules.ftl says how a sentence asks for the form of a phrase.

## Lists and amounts

list-more = { FORM($first, $case) },{ $case ->
    [in] {" "}in
    [same] {" "}in
   *[other] { "" }
}{" "}{ FORM($last, list-more.form) }
    .form = { TRAIT($first, "about") ->
        [on] on
        [on-last] on-last
       *[other] it-{ TRAIT($first, "about") }
    }
    .about = { TRAIT($last, "pits") ->
        [no] { TRAIT($first, "about") }
       *[none] { TRAIT($last, "about") }
    }
    .list = { TRAIT($last, "about") ->
        [on] none
        [on-last] none
       *[other] more
    }
    .way = { TRAIT($first, "way") }
list-and = { FORM($first, $case) }{ list-and.joint }{ TRAIT($last, "behind") ->
    [none] { FORM($last, list-and.form) }
   *[yes] { FORM($last, TRAIT($first, "front")) }
}
    .joint = { TRAIT($last, "relays") ->
        [yes] { TRAIT($first, "about") ->
            [on] , then{" "}
            [on-last] , then{" "}
           *[other] {" "}and{" "}
        }
       *[none] {" "}and{ $case ->
            [in] {" "}in
            [same] {" "}in
           *[other] { "" }
        }{" "}
    }
    .form = { TRAIT($first, "list") ->
        [more] it-{ TRAIT($first, "about") }
       *[none] { TRAIT($first, "about") }
    }
    .about = { TRAIT($last, "pits") ->
        [no] { TRAIT($first, "about") }
       *[none] { TRAIT($last, "about") }
    }
    .way = { TRAIT($first, "way") }
    .only-if = { FORM($last, TRAIT($first, "about")) }
    .chosen = { TRAIT($first, "chosen") }
    .compound = yes
list-or = { FORM($first, $case) }{ TRAIT($first, "compound") ->
    [yes] ,
   *[none] { "" }
}{" "}or { FORM($last, list-or.form) }
    .form = or-{ TRAIT($first, "about") }
    .about = { TRAIT($first, "about") ->
        [in-last] { TRAIT($last, "about") }
       *[other] none
    }
# Form "them": the seeds whose number has just been said; form "captured": all that was taken.
seeds = { $case ->
    [captured] { $n ->
        [one] the captured seed
       *[other] the captured seeds
    }
    [them] { $n ->
        [one] it
       *[other] them
    }
    [those] { $n ->
        [one] that seed
       *[other] those seeds
    }
   *[number] { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
}
    .number = { $n ->
        [one] one
       *[other] many
    }
amount = { $how ->
    [least] { $n ->
        [1] seeds
       *[other] at least { $n } seeds
    }
    [most] { $n ->
        [1] at most one seed
       *[other] at most { $n } seeds
    }
    [not] a number of seeds other than { $n }
   *[exactly] { $n ->
        [0] no seeds
        [1] exactly one seed
       *[other] exactly { $n } seeds
    }
}
    .some = { $how ->
        [least] hand
       *[other] none
    }
amount-some = seeds
    .some = hand
amount-or-more = { $n } or more seeds
amount-range = { $least } to { $most } seeds
amount-one-of = { $n ->
   *[other] { $counts } seeds
}
amount-even = { $yes ->
    [no] an odd number of seeds
   *[yes] an even number of seeds
}
amount-impossible = an impossible number of seeds
count = { $how ->
    [least] { $n ->
        [1] at least one
       *[other] at least { $n }
    }
    [most] { $n ->
        [1] at most one
       *[other] at most { $n }
    }
    [not] a number other than { $n }
   *[exactly] { $n ->
        [0] none
        [1] exactly one
       *[other] exactly { $n }
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
kind-seed = seed
kind-seeds = seeds
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
        [1] at least one { $one }
       *[other] at least { $n } { $many }
    }
    [most] { $n ->
        [1] at most one { $one }
       *[other] at most { $n } { $many }
    }
    [not] a number of { $many } other than { $n }
   *[exactly] { $n ->
        [0] no { $many }
        [1] exactly one { $one }
       *[other] exactly { $n } { $many }
    }
}
kind-range = { $least } to { $most } { $many }

## Why a game ended, where no rule of the game says it

reason-endless = endless sowing
reason-repetition = repetition
reason-no-capture = too many moves without a capture
reason-too-long = too many moves
reason-grand-slam = grand slam, so the opponent takes the rest
reason-resigned = resignation
reason-agreed = agreement

## Explanations of moves

side-south = South
side-north = North
side-east = East
side-west = West
explain-store = the store
explain-pit = { $name }
explain-store-of = { $side }'s store
explain-refill = { $side } puts { $seeds } back, one into each of { $pits }{ $lent ->
    [0] { "" }
   *[other] , { $lent } of them borrowed
}.
explain-enter = { $side } enters a seed in { $pit }, making { $now }.
explain-sow = { $toll ->
    [0] { "" }
    [1] After putting 1 seed into the store,{" "}
   *[other] After putting { $toll } seeds into the store,{" "}
}{ $side } sows { $seeds } from { $pit }{ explain-end.of }.
explain-on = { $side } { $turned ->
    [yes] turns round and goes
   *[no] goes
} on from { $pit } with { $seeds }{ explain-end.of }.
explain-later = { $laps ->
    [1] One lap
    [2] Two laps
    [3] Three laps
    [4] Four laps
    [5] Five laps
    [6] Six laps
    [7] Seven laps
    [8] Eight laps
    [9] Nine laps
    [10] Ten laps
    [11] Eleven laps
    [12] Twelve laps
   *[other] { $laps } laps
} later, { $side } { $turned ->
    [yes] turns round and goes
   *[no] goes
} on from { $pit } with { $seeds }{ explain-end.of }.
explain-resow = { $side } { $turned ->
    [yes] turns round and sows
   *[no] sows
} { FORM($seeds, "captured") }{ TRAIT($seeds, "number") ->
    [one] { "" }
   *[many] , starting in { $pit }
}{ explain-end.of }.
# A seed that is alone is "it".
explain-end = ; { FORM($end, $case) }
    .of = { TRAIT($seeds, "number") ->
        [one] { FORM($end, "one") }
       *[many] { $end }
    }
explain-middle = { $any ->
    [yes] In the { $laps ->
        [one] lap that follows
       *[other] { $laps } laps that follow
    }, { $side } captures { $seeds } from { $pits }.
   *[no] { $laps ->
        [1] One lap follows.
        [2] Two laps follow.
        [3] Three laps follow.
        [4] Four laps follow.
        [5] Five laps follow.
        [6] Six laps follow.
        [7] Seven laps follow.
        [8] Eight laps follow.
        [9] Nine laps follow.
        [10] Ten laps follow.
        [11] Eleven laps follow.
        [12] Twelve laps follow.
       *[other] { $laps } laps follow.
    }
}
explain-last = { explain-last.seed } falls into { $pit }
    .seed = { $case ->
        [one] it
       *[many] the last
    }
explain-last-makes = { $now ->
    [1] { explain-last.seed } falls into { $pit }, which was empty
   *[other] { explain-last.seed } falls into { $pit }, making { $now }
}
explain-cut-short = the sowing is cut short
explain-captured = { $result }.
explain-captured-why = { $why }: { $result }.
explain-that = that pit
    .told = one
explain-both = both
    .told = all
explain-all = all of them
    .told = all
explain-pits = { $count ->
    [one] pit { $pits }
   *[other] pits { $pits }
}
# Where reasons have named the pits, the seeds are "them", or their number says enough.
explain-taken = { $to ->
    [other] { $side } gets { explain-taken.what }
   *[mover] { $side } captures { explain-taken.what }
}
    .what = { TRAIT($what, "told") ->
        [one] { FORM($seeds, "them") }
        [all] { $seeds }
       *[none] { $seeds } from { $count ->
           *[other] { $what }
        }
    }
explain-taken-there = { $side } captures { $seeds } there
explain-taken-at-once = Instead of sowing, { $side } captures { $seeds } from pit { $pit }.
why-and = { $first }, and { $more }
why-made = { $now ->
    [1] the last seed falls into { $pit }, which was empty
   *[other] the last seed makes { $now } in { $pit }
}
why-held = pit { $pit } holds { $now }
why-opposite = the pit opposite, { $pit }, holds { $seeds }
why-marked = pit { $pit } is a { $mark }
explain-forfeit = { $count ->
   *[other] { $side } is given { $seeds } from { $pits }.
}
explain-bonus = { $count ->
   *[other] { $side } also takes { $seeds } from { $pits }.
}
explain-refused = { $count ->
    [one] Capturing from { $pits } as well would leave the opponent without a seed, so nothing is taken from there.
   *[other] Capturing from { $pits } would leave the opponent without a seed, so nothing is taken from there.
}
explain-left = With the last seed in { $pit }, { $side } declines to capture.
explain-unclaimed = The seeds in { $pit } are not claimed, and the sowing goes on.
explain-mark = Pit { $pit } becomes { $side }'s { $mark }.
explain-unmark = Pit { $pit } is no longer { $side }'s { $mark }.
explain-note = Pit { $pit } is marked as “{ $mark }”.
explain-unnote = Pit { $pit } is no longer marked as “{ $mark }”.
explain-passing = On the way, { $side } captures { $seeds } from { $pits }.
explain-passing-count = { $count ->
    [one] On the way, { $pits } reaches { $made }: { $side } captures { $n } seeds.
   *[other] On the way, { $pits } reach { $made } each: { $side } captures { $n } seeds.
}
explain-passing-mark = { $n ->
    [one] One seed falls into { $mark } { $pits } and goes to { $side }.
   *[other] { $n } seeds fall into { $mark } { $pits } and go to { $side }.
}
explain-give = Pit { $pit } receives { FORM($seeds, "those") }.
explain-block = Pit { $pit } is blocked for the next turn ({ $name }).
explain-collect = Of what is left, { $side } gets { $seeds }.
explain-swap = The players change seats.
explain-again = { $side } moves again.
explain-pass = { $side } cannot move and passes.
explain-race-name = { $side } will start the race from { $pit }.
explain-race-answer = { $side } starts the race from { $pit }, and both sow at the same time.
explain-race = { $first } starts from { $pit } and { $second } from { $other }, and both sow at the same time.
explain-race-finish = { $laps ->
    [0] { $side } has nothing to sow from { $pit }.
    [one] { $side } finishes in { $pit } after sowing { $seeds } in one lap.
   *[other] { $side } finishes in { $pit } after sowing { $seeds } in { $laps } laps.
}
explain-race-begin = { $side } moves first.
explain-bind = { $side } has to go on from { $pit }.
explain-swallow = The rest of the hand falls into { $pit } as well: { $seeds }.
explain-pay = { $own ->
    [yes] A seed from the player's own store goes into the tray.
   *[no] A seed from { $store } goes into the tray.
}
explain-endless = The sowing would never end.
explain-stop = { $side } stops in { $pit }.
explain-nothing = { $side } ends the move here.
explain-end-won = The game is over ({ $why }): { $side } { $count ->
    [1] wins
   *[other] win
}.
explain-end-score = The game is over ({ $why }): { $side } { $count ->
    [1] wins
   *[other] win
} { $own } to { $other }.
explain-end-draw = The game is over ({ $why }): a draw.
explain-end-nobody = The game is over ({ $why }): nobody wins.

## Pictures of boards

picture-title = { $game }: { $turn }
picture-turn = { $side } to move.
picture-won = { $side } has won.
picture-draw = The game is over: a draw.
picture-nobody = The game is over: nobody wins.
picture-row = { $side }: { $what }.
picture-store = { $side } has won { $what }.
picture-hand = { $side } has { $what }.
picture-reserve = { $n } in hand
picture-marked = { $mark }, { $side }: { $pits }.
picture-second = Numbers after a plus sign count { $many }.
picture-ends = At the ends of the board: { $what }.
picture-trays = { $name }: { $what }
picture-closed = Out of play: { $pits }.
picture-blocked = { $pits } may not be played this turn.
picture-sown-from = The last sowing began in { $pits }.
