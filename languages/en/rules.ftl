# The words of the written rules in English; those of explanations of moves are in moves.ftl.
#
# The player whose move it is is "you"; $who is mover, other, starter or anyone; $form is one ("one of your pits"),
# some ("a pit of yours"), no ("no pit of yours"), many ("your pits") or single; $yes is no for a denied clause;
# $owner is own, enemy, each, any, south or north.
#
# A pit is not named twice: the attribute about of a condition or an effect says which pit or seeds it has just named, what
# follows gets that as its form, and the attribute of that name tells how a pit is taken up again: yes (it is left out), it,
# that (that pit), them (its seeds), behind, opposite and the like. The attribute of says which pit a pit is; whose, on whose
# side pits lie; lies, where a pit is. The attribute pits is no for conditions that name no pits.
#
# To translate, copy the folder of this file to one named after the language (sw). A value that is a phrase can be asked for
# the form a sentence needs: FORM($pits, "gen") fills the $case of the message the phrase is made of, and FORM($pits,
# $case) hands the own form on; TRAIT($mark, "gender") gives an attribute of that message. The names of forms are
# the language's own. What the files of the games say in English may be said here, under keys such as
# oware--summary, oware--option-grand_slam or, for words of several games, any--why-majority.

## Pits

pit-that = that pit
    .of = that
    .that = yes
    .chosen = it
    .or-landing = chosen
pit-it = it
    .of = reached
    .reached = yes
    .it-reached = it
pit-last = the last seed's pit
    .of = last
    .last = yes
    .in-last = that
    .on-last = that
    .made = them
    .it-last = that
    .it-in-last = that
    .it-made = that
pit-reached = { $case ->
    [same] that pit
   *[whole] the pit you come to
}
    .of = reached
    .reached = yes
    .further = it
    .it-reached = it
pit-chosen = the pit you choose
pit-lifted = the { $case ->
    [one] one
   *[pit] pit
} the lap began in
pit-origin = the { $case ->
    [one] one
   *[pit] pit
} where the move began
pit-of-last-seed = the pit of the last seed
    .of = last
pit-passed = the pit a seed falls into
pit-landing = the pit where the first lap ends
    .kind = landing
pit-blocked = the blocked pit
pit-bound = the pit you have to go on from
    .kind = bound
pit-threatened = the pit you blocked in your last turn
    .kind = threatened
pit-last-target = the pit that received your last gift
region-whole = { $owner ->
    [own] { $form ->
        [one] one of your pits
        [some] a pit of yours
        [no] no pit of yours
       *[many] { $case ->
            [bare] yours
            [alone] your pit
           *[other] your pits
        }
    }
    [enemy] { $form ->
        [one] one of your opponent's pits
        [some] a pit of your opponent's
        [no] no pit of your opponent's
       *[many] { $case ->
            [bare] your opponent's
            [alone] your opponent's pit
            [his] their pits
           *[other] your opponent's pits
        }
    }
    [south] { $form ->
        [one] one of South's pits
        [some] a pit of South's
        [no] no pit of South's
       *[many] South's pits
    }
    [north] { $form ->
        [one] one of North's pits
        [some] a pit of North's
        [no] no pit of North's
       *[many] North's pits
    }
   *[each] { $form ->
        [no] no pit
        [many] all pits
       *[one] any pit
    }
}
    .whose = { $owner }
    .any = any { $owner ->
        [own] of your pits
        [enemy] of your opponent's pits
        [south] of South's pits
        [north] of North's pits
       *[each] pit
    }
region-all = { $form ->
    [no] no pit
    [many] the pits of the board
   *[one] any pit
}
region-ends = { $form ->
    [no] no pit at an end of the board
    [many] the pits at the ends of the board
   *[one] a pit at an end of the board
}
region-rows = { $form ->
    [no] no pit of the two rows
    [many] the pits of the two rows
   *[one] a pit of the two rows
}
region-none = { $form ->
    [many] no pits
   *[one] no pit
}
whose = { $owner ->
    [own] your
    [enemy] your opponent's
    [any] the
   *[each] either player's
}
region-stores = { $whose ->
    [own] your store
    [enemy] your opponent's store
    [party] { $form ->
        [many] your team's stores
       *[one] one of your team's stores
    }
   *[all] { $form ->
        [many] all stores
        [no] no store
       *[one] a store
    }
}
region-trays = { $whose ->
    [own] your tray
    [enemy] your opponent's tray
    [party] { $form ->
        [many] your team's trays
       *[one] one of your team's trays
    }
   *[all] { $form ->
        [many] all trays
        [no] no tray
       *[one] a tray
    }
}
region-seat = { $whose ->
    [own] { $form ->
        [one] one of the pits of your row
        [some] a pit of your row
        [no] no pit of your row
       *[many] the pits of your row
    }
    [enemy] { $form ->
        [one] one of your opponents' pits
        [some] a pit of your opponents'
        [no] no pit of your opponents'
       *[many] your opponents' pits
    }
    [party] { $form ->
        [one] one of your team's pits
        [some] a pit of your team's
        [no] no pit of your team's
       *[many] your team's pits
    }
   *[partner] { $form ->
        [one] one of the pits of your team's other row
        [some] a pit of your team's other row
        [no] no pit of your team's other row
       *[many] the pits of your team's other row
    }
}
region-inner = { $form ->
    [many] the pits of { whose } inner row
    [no] no pit of { whose } inner row
   *[one] a pit of { whose } inner row
}
    .lies = in { whose } inner row
region-outer = { $form ->
    [many] the pits of { whose } outer row
    [no] no pit of { whose } outer row
   *[one] a pit of { whose } outer row
}
    .lies = in { whose } outer row
region-row = { $form ->
    [many] the pits of { whose } row { $row }, counted from the middle
    [no] no pit of { whose } row { $row }, counted from the middle,
   *[one] a pit of { whose } row { $row }, counted from the middle,
}
region-leftmost = { whose } leftmost pit
    .not = { $owner ->
        [each] neither player's leftmost pit
       *[other] none
    }
region-rightmost = { whose } rightmost pit
    .not = { $owner ->
        [each] neither player's rightmost pit
       *[other] none
    }
region-middle = { whose } middle pit
    .not = { $owner ->
        [each] neither player's middle pit
       *[other] none
    }
region-left-half = { $form ->
    [many] the pits in the left half of { whose } row
    [no] no pit in the left half of { whose } row
   *[one] a pit in the left half of { whose } row
}
region-right-half = { $form ->
    [many] the pits in the right half of { whose } row
    [no] no pit in the right half of { whose } row
   *[one] a pit in the right half of { whose } row
}
region-columns = { $form ->
    [many] { $owner ->
        [each] the pits numbered { $numbers }
       *[own] { whose } pits numbered { $numbers }
    }
    [no] { $owner ->
        [each] no pit numbered { $numbers }
       *[own] none of { whose } pits numbered { $numbers }
    }
   *[one] { $owner ->
        [each] pit { $numbers }
       *[own] one of { whose } pits numbered { $numbers }
    }
}
region-list = { $form ->
    [single] { whose } pit { $names }
    [one] one of { whose } pits { $names }
    [some] one of { whose } pits { $names }
    [no] none of { whose } pits { $names }
   *[many] { whose } pits { $names }
}
set-marks = { $form ->
    [many] { $who ->
        [mover] your { $mark }s
        [other] your opponent's { $mark }s
       *[anyone] the { $mark }s
    }
    [no] no { $mark }
   *[one] { $who ->
        [mover] a { $mark } of yours
        [other] a { $mark } of your opponent's
       *[anyone] a { $mark }
    }
}
set-marks-of-others = the { $mark }s of the other players
set-marked = { $form ->
    [many] the pits marked as “{ $mark }”
   *[one] { $case ->
        [one] one
       *[pit] a pit
    } marked as “{ $mark }”
}
set-house = { $who ->
    [mover] your { $mark }
    [other] your opponent's { $mark }
   *[anyone] either { $mark }
}
    .of = { $who ->
        [anyone] none
       *[mover] house
    }
    .house = it
    .it-house = it
set-closed = { $form ->
    [many] the pits that are out of play
   *[one] a pit that is out of play
}
set-visited = { $form ->
    [many] the pits that have already received a seed in this move
   *[one] a pit that has already received a seed in this move
}
    .kind = visited
set-that = { $pits } that { $asked }
set-if = { FORM($pit, $case) } (if it { $asked })
    .behind = { TRAIT($pit, "behind") ->
        [yes] yes
       *[none] none
    }
# Form "open": more that is excepted follows.
set-except = { TRAIT($pits, "excepting") ->
    [yes] { $case ->
        [open] { FORM($pits, "open") }, { $other }
       *[whole] { FORM($pits, "open") } and { $other })
    }
   *[none] { $case ->
        [open] { $pits } (except { $other }
       *[whole] { $pits } (except { $other })
    }
}
    .excepting = yes
asked-filled = { $many ->
    [yes] hold seeds
   *[no] holds seeds
}
asked-empty = { $many ->
    [yes] are empty
   *[no] is empty
}
asked-holding = { $many ->
    [yes] hold { $amount }
   *[no] holds { $amount }
}
asked-noted = { $many ->
    [yes] are marked as “{ $mark }”
   *[no] is marked as “{ $mark }”
}
asked-facing = { $many ->
    [yes] lie opposite { $pits }
   *[no] lies opposite { $pits }
}
asked-column = { $how ->
    [named] { $many ->
        [yes] lie in the column of { $pit }
       *[no] lies in the column of { $pit }
    }
    [landing] { $many ->
        [yes] lie in the last seed's column
       *[no] lies in the last seed's column
    }
   *[known] { $many ->
        [yes] lie in the same column
       *[no] lies in the same column
    }
}
asked-visited = { $many ->
    [yes] have already received a seed in this move
   *[no] has already received a seed in this move
}
asked-in = { $many ->
    [yes] are { $pits }
   *[no] is { $pits }
}
related-facing = { $how ->
    [landing] the pit opposite the one where the last seed fell
    [known] the pit opposite
   *[named] { TRAIT($pit, "kind") ->
        [landing] the pit opposite the end of that lap
        [next-but-one] the pit opposite that one
       *[none] { $form ->
            [single] the { $case ->
                [one] one
               *[pit] pit
            } opposite { $pit }
            [many] the pits opposite { $pit }
           *[one] a pit opposite { $pit }
        }
    }
}
    .front = { related-facing.of }
    .of = { $how ->
        [known] opposite
        [landing] opposite
       *[named] { TRAIT($pit, "of") ->
            [next] opposite-next
           *[other] { TRAIT($pit, "kind") ->
                [landing] opposite-landing
               *[other] none
            }
        }
    }
    .opposite-landing = { TRAIT($pit, "kind") ->
        [landing] yes
       *[other] none
    }
    .it-opposite-landing = { TRAIT($pit, "kind") ->
        [landing] it
       *[other] none
    }
    .opposite = { $how ->
        [named] none
       *[known] yes
    }
    .it-opposite = { $how ->
        [named] none
       *[known] it
    }
    .landing = { TRAIT($pit, "kind") ->
        [landing] opposite
       *[none] none
    }
    .it-landing = { related-facing.landing }
    .next = { TRAIT($pit, "of") ->
        [next] opposite-it
       *[other] none
    }
    .it-next = { related-facing.next }
related-behind = { $how ->
    [landing] the pit behind the one where the last seed fell
    [known] the pit behind it
   *[named] { $case ->
        [opposite-next] the one behind it
       *[whole] { $form ->
            [single] the pit behind { FORM($pit, "one") }
            [many] the pits behind { $pit }
           *[one] a pit behind { $pit }
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
    [landing] the pit behind the one opposite the last seed
   *[known] { $case ->
        [opposite] the one behind it
       *[whole] the pit behind the one opposite
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
    .it-opposite = { related-behind-facing.opposite }
related-twin = { $how ->
    [landing] the pit in the other row with the same number as that of the last seed
    [known] the pit with the same number in the other row
   *[named] the pit in the other row with the same number as { $pit }
}
related-column = { $how ->
    [landing] the other pits in the last seed's column
    [known] the other pits in the same column
   *[named] the other pits in the column of { $pit }
}
related-innermost = { TRAIT($pit, "whose") ->
    [own] { related-innermost.pits } your innermost occupied row
    [enemy] { related-innermost.pits } your opponent's innermost occupied row
   *[none] { $pit } in the innermost occupied row
}
    .pits = { $form ->
        [many] the pits of
        [no] no pit of
       *[one] a pit of
    }
    .lies = { TRAIT($pit, "whose") ->
        [own] in your innermost occupied row
        [enemy] in your opponent's innermost occupied row
       *[none] none
    }
related-outermost = { TRAIT($pit, "whose") ->
    [own] { related-innermost.pits } your outermost occupied row
    [enemy] { related-innermost.pits } your opponent's outermost occupied row
   *[none] { $pit } in the outermost occupied row
}
    .lies = { TRAIT($pit, "whose") ->
        [own] in your outermost occupied row
        [enemy] in your opponent's outermost occupied row
       *[none] none
    }
related-next = { $how ->
    [landing] the pit after the one where the last seed fell
    [known] the next pit
   *[named] { $form ->
        [single] the pit after { FORM($pit, "one") }
        [many] the pits after { $pit }
       *[one] a pit right after { $pit }
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
    .it-next = { $how ->
        [named] none
       *[known] it
    }
related-next-but-one = { $how ->
    [landing] the second pit after the one where the last seed fell
   *[known] the next pit but one
}
    .kind = next-but-one
related-next-filled = { $how ->
    [landing] the next pit that holds seeds after the one where the last seed fell
    [known] the next pit that holds seeds
   *[named] the next pit after { $pit } that holds seeds
}
related-previous = { $how ->
    [landing] the pit before the one where the last seed fell
    [known] the pit before it
   *[named] { $form ->
        [single] the pit before { $pit }
        [many] the pits before { $pit }
       *[one] a pit right before { $pit }
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
    .it-before = { $how ->
        [named] none
       *[known] it
    }

## Numbers

number-fixed = { $n }
    .fixed = yes
number-seeds = { $case ->
    [more] the number in { $pits }
    [more-his] the number in { FORM($pits, "his") }
   *[whole] the number of seeds in { FORM($pits, $case) }
}
    .more = more
number-of-kind = the number of { $many } in { $pits }
number-size = the number of { $pits }
number-before = what the last seed's pit held before
number-store = { $who ->
    [mover] the number of seeds you have won
    [other] the number of seeds your opponent has won
   *[starter] the number of seeds won by the player who began
}
    .more = { $who ->
        [other] more-his
       *[mover] more
    }
number-winnings = { $who ->
    [mover] what you have won, counted in seeds,
    [other] what your opponent has won, counted in seeds,
   *[starter] what the player who began has won, counted in seeds,
}
number-reserve = { $who ->
    [mover] the number of seeds you have in hand
   *[other] the number of seeds your opponent has in hand
}
number-remaining = the number of seeds nobody has won yet
number-score = { $who ->
    [mover] your score
    [other] your opponent's score
   *[starter] the score of the player who began
}
number-lead = the lead of whoever is ahead
number-standing = the number of players who are not out
number-total = the number of all seeds
number-plies = the number of moves made so far
number-captures = { $who ->
    [mover] the number of captures you have made
   *[other] the number of captures your opponent has made
}
number-nth = the number of the move in your turn
number-plus = { $a } plus { FORM($b, TRAIT($a, "more")) }
number-minus = { $a } minus { $b }
number-times = { $a } times { $b }
number-over = { $a } divided by { $b }
number-min = { FORM($a, $case) } (more than { $b } counts as { $b })

## Conditions

test-always = { $yes ->
    [no] this never happens
   *[yes] in every case
}
test-either = either { $clause }
test-last-in = { $yes ->
    [no] the last seed does not fall into { $pits }
   *[yes] { test-on-empty.falls } { $pits }
}
    .about = { $yes ->
        [no] none
       *[yes] { TRAIT($pits, "of") ->
            [house] house
           *[none] in-last
        }
    }
test-last-in-empty = { test-on-empty.falls } { $pits } that was empty
    .about = in-last
test-last-in-filled = { test-on-empty.falls } { $pits } that was not empty
    .about = in-last
test-last-makes = the last seed makes { $amount } in { $pits }
    .about = made
test-falls-in = { $yes ->
    [no] a seed falls into a pit that is not { $pits }
   *[yes] a seed falls into { $pits }
}
test-landing-in = { $yes ->
    [no] the first lap does not end in { $pits }
   *[yes] the first lap ends in { $pits }
}
    .about = { $yes ->
        [no] none
       *[yes] landing
    }
test-lap-from = { $yes ->
    [no] you do not sow from { $pits }
   *[yes] you sow from { $pits }
}
test-chooses = { $yes ->
    [no] { $case ->
        [provided] it is not { $pits }
       *[whole] you do not choose { $pits }
    }
   *[yes] { $case ->
        [provided] it is { $pits }
       *[whole] you choose { $pits }
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
    [no] the lap did not start from { $pits }
   *[yes] the lap started from { $pits }
}
test-is-in = { test-pit-does.pit }{ $yes ->
    [no] { TRAIT($pits, "not") ->
        [none] is not { FORM($pits, "one") }
       *[neither] is { TRAIT($pits, "not") }
    }
   *[yes] { TRAIT($pits, "lies") ->
        [none] is { FORM($pits, "one") }
       *[row] lies { TRAIT($pits, "lies") }
    }
}
    .about = { TRAIT($pit, "of") }
test-on-empty = { test-on-empty.falls } { $yes ->
    [no] a pit that was not empty
   *[yes] an empty pit
}
    .falls = { $case ->
        [or-in-last] into
       *[whole] the last seed falls into
    }
    .about = in-last
test-last-seed-makes = the last seed brings its pit to { $amount }
    .about = made
test-lifted = you have lifted { $amount }
test-seed-makes = a seed makes { $amount } in a pit
    .about = seed
test-pit-does = { test-pit-does.pit }{ $asked }
    .pit = { TRAIT($pit, $case) ->
        [none] { $pit }{" "}
        [yes] { "" }
        [it] it{" "}
        [behind] the one behind it{" "}
        [opposite] the pit opposite{" "}
        [opposite-it] the pit opposite it{" "}
        [chosen] the pit you choose{" "}
       *[that] that pit{" "}
    }
    .about = { TRAIT($pit, "of") }
test-was-empty = { test-pit-does.pit }{ $yes ->
    [no] was not empty before
   *[yes] was empty before
}
    .about = { TRAIT($pit, "of") }
test-held = { test-pit-does.pit }already held { $amount }
    .about = { TRAIT($pit, "of") }
test-holds = { test-pit-does.pit }{ $now ->
    [yes] { $yes ->
        [no] does not hold { $amount } then
       *[yes] then holds { $amount }
    }
   *[no] { $yes ->
        [no] does not hold { $amount }
       *[yes] holds { $amount }
    }
}
    .about = { TRAIT($pit, "of") ->
        [last] made
       *[other] { TRAIT($pit, "of") }
    }
test-holds-anything = { $yes ->
    [no] { $single ->
        [yes] { test-pit-filled.pit }holds neither seeds nor { $many }
       *[no] there are neither seeds nor { $many } in { $pits }
    }
   *[yes] { $single ->
        [yes] { test-pit-filled.pit }holds seeds or { $many }
       *[no] there are seeds or { $many } in { $pits }
    }
}
    .about = { $single ->
        [yes] { TRAIT($pits, "of") }
       *[no] none
    }
list-item = ({ $n }) { $item }
list-items = { $first }; { $next }
test-one-of = one of the following holds: { $cases }
test-set-holds = { $single ->
    [yes] { test-pit-filled.pit }holds { $amount }
   *[no] there are { $amount } in { $pits }
}
    .about = { $single ->
        [yes] { TRAIT($pits, "of") }
       *[no] none
    }
test-size = { TRAIT($pits, "kind") ->
    [visited] { TRAIT($count, "number") ->
        [one] { $count } pit has already received a seed in this move
        [many] { $count } pits have already received a seed in this move
       *[none] the number of { $pits } is { $count }
    }
   *[none] the number of { $pits } is { $count }
}
test-size-of = { $count } of { $pits } { $asked }
test-has-mark = { $yes ->
    [no] { $who ->
        [mover] you have no { $mark } yet
        [other] your opponent has no { $mark } yet
       *[anyone] there is no { $mark } yet
    }
   *[yes] { $who ->
        [mover] you have a { $mark }
        [other] your opponent has a { $mark }
       *[anyone] there is a { $mark }
    }
}
    .pits = no
test-exists = { $yes ->
    [no] there is { $pits }
   *[yes] there is { $pits }
}
test-exists-single = { TRAIT($pits, "kind") ->
    [bound] { $yes ->
        [no] you are not obliged to go on from a particular pit
       *[yes] you have to go on from a particular pit
    }
    [threatened] { $yes ->
        [no] you did not block a pit in your last turn
       *[yes] you blocked a pit in your last turn
    }
   *[none] { $yes ->
        [no] { $pits } no longer exists
       *[yes] { $pits } still exists
    }
}
test-some-of = { $yes ->
    [no] none of { $pits } { $asked }
   *[yes] at least one of { $pits } { $asked }
}
test-pit-filled = { test-pit-filled.pit }{ $yes ->
    [no] is empty
   *[yes] { $case ->
        [landing] is not empty
       *[whole] holds seeds
    }
}
    .pit = { TRAIT($pits, $case) ->
        [none] { FORM($pits, "alone") }{" "}
        [yes] { "" }
        [it] it{" "}
        [behind] the one behind it{" "}
        [opposite] the pit opposite{" "}
        [opposite-it] the pit opposite it{" "}
       *[that] that pit{" "}
    }
    .about = { TRAIT($pits, "of") }
test-pits-filled = { $yes ->
    [no] { $case ->
        [or-own] { FORM($pits, "bare") } are
        [or-his] { FORM($pits, "bare") } are
       *[whole] { $pits } are all empty
    }
   *[yes] there are seeds in { FORM($pits, $case) }
}
    .about = { TRAIT($pits, "whose") ->
        [own] own
        [enemy] his
       *[other] none
    }
test-seeds-in = { $yes ->
    [no] there are no seeds in { $pits }
   *[yes] there are seeds in { $pits }
}
test-number-in = { $yes ->
    [no] { $number } is not one of { $counts }
   *[yes] { $number } is { $counts }
}
test-even = { $yes ->
    [no] { $number } is odd
   *[yes] { $number } is even
}
test-mode = { $yes ->
    [no] the move is not a { $modes } move
   *[yes] the move is a { $modes } move
}
mode-ordinary = plain
mode-name = “{ $name }”
test-first-turn = { $who ->
    [mover] { $yes ->
        [no] it is not your first turn
       *[yes] it is your first turn
    }
   *[other] { $yes ->
        [no] your opponent has had a turn already
       *[yes] your opponent has not had a turn yet
    }
}
    .pits = no
test-stuck = { $who ->
    [mover] { $yes ->
        [no] you have a legal move
       *[yes] you have no legal move
    }
   *[other] { $yes ->
        [no] your opponent would have a legal move
       *[yes] your opponent would have no legal move either
    }
}
test-falls = { $yes ->
    [no] the seed that falls is not a { $one }
   *[yes] the seed that falls is a { $one }
}
test-kind-falls-in = a { $one } falls into { $pits }
test-final = { $case ->
    [seed] { "" }
   *[whole] it{" "}
}is { $yes ->
    [no] not the last seed of the lap
   *[yes] the last seed of the lap
}
test-out = { $who ->
    [mover] { $yes ->
        [no] you are not out of the game
       *[yes] you are out of the game
    }
   *[other] { $yes ->
        [no] your opponent is not out of the game
       *[yes] your opponent is out of the game
    }
}
test-clockwise = { $case ->
    [chosen] { "" }
    [it-chosen] { "" }
   *[whole] you{" "}
}sow { test-clockwise.way }
    .way = { $yes ->
        [no] counter-clockwise
       *[yes] clockwise
    }
    .pits = no
test-opened = { $yes ->
    [no] the first sowing of the game did not go { $way ->
        [clockwise] clockwise
       *[counterclockwise] counter-clockwise
    }
   *[yes] the first sowing of the game went { $way ->
        [clockwise] clockwise
       *[counterclockwise] counter-clockwise
    }
}
test-swapped = { $yes ->
    [no] nobody has changed seats
   *[yes] the players have changed seats
}
test-visited = { $yes ->
    [no] the move has put no seed into { test-takes.any }
   *[yes] the move has put a seed into { $pits }
}
test-relayed = { $yes ->
    [no] the move is in its first lap
   *[yes] the move has gone beyond its first lap
}
test-sown = after this lap { $clause }
test-sown-captures = { $yes ->
    [no] that lap would not capture
   *[yes] that lap captures, as described under “Capture”
}
test-takes = { $yes ->
    [no] the move does not capture from { test-takes.any }
   *[yes] the move captures from { $pits }
}
    .any = { TRAIT($pits, "any") ->
        [none] { $pits }
       *[other] { TRAIT($pits, "any") }
    }
test-won = { $who ->
    [mover] { $yes ->
        [no] you have not won { $amount }
       *[yes] you have won { $amount }
    }
    [other] { $yes ->
        [no] your opponent has not won { $amount }
       *[yes] your opponent has won { $amount }
    }
    [both] both players have won { $amount }
    [either] a player has won { $amount }
   *[starter] the player who began has won { $amount }
}
test-reserve = { $who ->
    [mover] you have { $amount } in hand
   *[other] your opponent has { $amount } in hand
}
    .about = { $who ->
        [mover] { TRAIT($amount, "some") }
       *[other] none
    }
test-nothing-remaining = no seeds are left to be won
test-standing = { $how ->
    [least] at least { $n } of the players are not out
    [most] at most { $n } of the players are not out
    [not] the number of players who are not out is other than { $n }
   *[exactly] { $n ->
        [1] only one player is not out
       *[other] exactly { $n } of the players are not out
    }
}
test-remaining = { $amount } can still be won
test-very-first = it is the very first move of the game
test-captured = { $who ->
    [mover] you have captured
   *[other] your opponent has captured
} { $n ->
    [0] nothing yet
    [1] once before
   *[other] { $n } times before
}
test-first-moves = it is one of the first { $n } moves of the game
test-first-of-turn = it is the first move of your turn
    .pits = no
test-compare = { $how ->
    [equal] { $a } is the same as { $b }
    [different] { TRAIT($b, "fixed") ->
        [yes] { $a } is not { $b }
       *[none] { $a } is not the same as { $b }
    }
    [less] { $a } is less than { $b }
    [most] { $a } is { $b } or less
    [more] { $a } is greater than { $b }
   *[least] { $a } is { $b } or more
}

## Rules: headings and frames

heading-goal = The goal
heading-board = The board and the start
heading-turn = Your turn
heading-sowing = Sowing
heading-passing = On the way
heading-landing = Capture: what the last seed decides
heading-demands = Obligations
heading-end = End
heading-match = A match
heading-chosen = Options chosen
heading-options = Options
heading-presets = Presets
heading-notes = Notes
heading-sources = Sources
heading-missing = Why it cannot be played
heading-known = What is known
sentence-if = if { $when }, { FORM($clause, TRAIT($when, "about")) }.
sentence-plain = { $clause }.
sow-otherwise = otherwise, { $clause }

## Rules: goal and board

about-played = Origin and spread: { $place }.
about-names = Other names: { $names }.
about-uncertain = Parts of these rules are inferred: the sources leave them open or contradict each other.
about-completed = Where our source texts leave gaps, these rules have been completed from public descriptions.
goal-most = Two players, South and North, compete for the seeds. When the game is over, the player who has won more seeds wins; equal numbers are a draw.
goal-fewest = Two players, South and North, play against each other. When the game is over, the player who has won fewer seeds wins; equal numbers are a draw.
goal-outright = Two players, South and North, play against each other. Seeds are not counted: you win in any of the ways given under “End”.
goal-alone = This is a game for one player, who tries to bring about the ending described below.
goal-seats-most = The seats { $seats } compete for the seeds. When the game is over, whoever has won the most seeds wins; equal numbers are a draw.
goal-seats-outright = The seats are { $seats }. Seeds are not counted: you win in any of the ways given under “End”.
team-one-player = One player plays { $seats }.
team-partners = { $seats } are partners: they win and lose together.
team-you = In these rules “you” means the player whose turn it is; players who win and lose together are a team.
goal-marks = Seeds lying in your { $mark }s at the end count for you as well.
board-one-row = The board is a single row of { $pits ->
    [1] one pit
   *[other] { $pits } pits
}, with a store at its end.
board-two-row = The board has two rows of { $pits ->
    [1] one pit
   *[other] { $pits } pits
}. The row nearest to you is yours; the pits form a ring.
board-two-row-ends = The board has two rows of { $pits } pits, with a pit at either end that belongs to nobody: R on South's right, L on South's left. The row nearest to you is yours; all the pits form one ring.
board-three-row = The board has three rows of six pits. You own the row nearest to you and the right half of the middle row, { $pits } pits in all; all the pits form one ring.
board-four-row = The board has four rows of { $pits } pits. The two rows nearest to you are yours: the inner row, in the middle of the board, and the outer row, at its edge. You sow round your own two rows only.
board-six-row = The board has six rows of { $pits } pits. The three rows nearest to you are yours. You sow along them as an ox ploughs: the outer row, back through the middle one, along the inner one, and round again.
board-loops = The board has two columns, and the players sit at its ends. Each owns the { $pits } nearest pits, which form a loop of their own.
board-square = The board is a square. In front of each of its four seats lies a row of { $pits } pits; the rows form a ring.
board-names = The small letters are South's pits, the capitals North's, each named from its owner's left.
board-torus = The board has four rows of { $pits } pits and no edges: what leaves it on the right comes back on the left, and what leaves it at the top comes back at the bottom. The pits belong to nobody.
board-names-common = A letter names the column of a pit and a number its row, counted from below.
board-names-alone = The pits are named from the left.
board-names-seats = The letter of a seat and a small letter name a pit of its row, from the left of whoever sits there.
board-territory = In later rounds of a match a player may own pits in the other row; “your pits” are those you own in this round.
stores-off = Each player keeps the seeds they have won in a store beside the board.
stores-right = Each player has a store on their right, at the end of the board, for the seeds they win.
stores-left = Each player has a store on their left, at the end of the board, for the seeds they win.
stores-shared = Each player has a store at the right-hand end of their row{ $called }; it lies in the path of everybody's seeds.
stores-called = {" "}(these stores are called { $name })
trays-what = Beside the board each player has a tray for seeds that count against them ({ $name }).
start-even = At the start every pit holds { $seeds }, { $total } in all.
start-empty = At the start every pit is empty.
start-figure = At the start the seeds lie like this, { $total } in all:
start-kinds = “5+1” stands for { $example }.
kind-worth = a { $one } you have won counts as { $seeds }.
kind-worthless = a { $one } you have won counts as nothing.
kind-never-won = { $many } are never captured.
start-reserve = { $who ->
    [south] South also has { $seeds } in hand, to be entered one by one.
    [north] North also has { $seeds } in hand, to be entered one by one.
   *[both] Each player also has { $seeds } in hand, to be entered one by one.
}
start-marked = { $count ->
    [1] At the start { $south } is South's { $mark } and { $north } North's.
   *[other] At the start { $south } are marked as “{ $mark }” for South, and { $north } for North.
}
start-south = South begins.
marks-one = Each player may make one pit a { $mark } in a game (see below).
marks-by-pit = A pit can become a player's { $mark } (see below). A player may have several.
marks-kept = The { $mark } is a pit with special rights (see below).
marks-list = In the course of the game some pits are marked as “{ $mark }” (see below).
marks-lost = A pit stops being a { $mark } once { $when }.
loss-lifted = its owner lifts its seeds
loss-captured = seeds are captured from it
loss-emptied = a capture empties it

## Rules: the race

heading-race = The race
race-what = Before the first turn each player lifts the seeds of one pit, and both sow at the same time. A player whose lap ends in a pit that was not empty sows on from there; one whose lap ends in an empty pit is finished. Nothing is captured{ $marks ->
    [yes] { " " }and no pit becomes a { $mark }
   *[no] { "" }
}. When both are finished, the one who finished first has the first turn.
race-from = You start from { $pits }.
race-names = South names a pit first, then North.
race-twin = South names the pit, and North starts from the pit with the same number in the other row.
race-model = { $model ->
    [laps] Here the hands move as follows: South sows a lap, then North, and so on until both are finished. If both need the same number of laps, South has the first turn.
    [sequential] Here the hands move as follows: South sows to the end, then North does, and South has the first turn.
    [random] Here the hands move as follows: before every seed the toss of a coin decides who drops it. The tosses follow from the number { $seed } and are the same every time.
   *[lockstep] Here the hands move as follows: South drops a seed, then North, and so on until both are finished; lifting seeds takes no time. If both need the same number of seeds, South has the first turn.
}
race-endless-void = A simultaneous sowing that would never end makes the game void: nobody wins.
race-endless-draw = A simultaneous sowing that would never end makes the game a draw.
race-endless-forbid = Pits from which the race would never end may not be named.
race-rounds = In later rounds the player who is to begin the round takes South's part in the race.

## Rules: the turn

turn-alternate = The players take turns.
turn-round = The turns go round: { $seats }, and then { $first } again.
pass-cost = Passing costs a seed, which goes into your tray. Pay it in the first of these ways that is open to you:
pass-pays = { $choice ->
    [yes] you pay with a seed from { $places }, whichever you choose
   *[no] you pay with a seed from { $places }
}
turn-alone = You move again and again until the game is over.
turn-cases = Use the first case that lets you move and ignore the later ones.
turn-modes = The names in quotation marks are kinds of move; some of the rules below apply to one kind only.
turn-exception = { $all ->
    [1] the exception
   *[other] exception { $number }
}: you may not { pick-unless.if }.
turn-hands = In the notation, L or R after a pit says whether the hand moves to its owner's left or right.
turn-pass = If you have no legal move and the game is not over, you pass.
turn-no-return = Within a turn no position may be repeated: you may not make a sowing that brings back an earlier one.
turn-extra-lapses = If you have earned another move but cannot make one, it lapses.
pick-sow = { pick-sow.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , { $lifted } and sow them
}
    .head = choose { $pits }
    .then = { $lifted } and sow them
pick-refill = { pick-refill.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , { $lifted } and sow them
}
    .head = put a seed from your store into each of { $refilled } (seeds you lack are lent to you and deducted from your score), choose { $pits }
    .then = { $lifted } and sow them
pick-enter = { pick-enter.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , then { $lifted } and sow them
}
    .head = put { $case ->
        [hand] one of them
        [head-hand] one of them
        [main-hand] one of them
       *[other] one of your seeds in hand
    } into { $pits }
    .then = { $lifted } and sow them
pick-settle = { pick-enter.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] ; { pick-settle.then }
}
    .then = that seed counts as the last seed of a lap
pick-settle-there = { pick-sow.head }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , but { pick-settle-there.then }
}
    .then = do not sow its seeds: the move goes on at once as if the last seed of a lap had fallen there
pick-take = instead of sowing, choose { $pits }{ $case ->
    [head] { "" }
    [head-hand] { "" }
   *[whole] , and { pick-take.then }
}
    .then = capture its { $what }
pick-swap = you may change seats with your opponent instead of moving
# The form "main" is the first sentence of a case, "rest" what follows it, "head" the choice alone, "then" what to do with the
# pit chosen; "open" has no closing parenthesis yet. With "-hand", the seeds in hand have just been mentioned.
pick-unless = { FORM($clause, pick-unless.main) }{ $case ->
    [main] { "" }
    [main-hand] { "" }
   *[whole] { pick-unless.rest }
}
    .main = { $case ->
        [hand] main-hand
        [main-hand] main-hand
       *[other] main
    }
    .rest = { TRAIT($clause, "rest") ->
        [none] { "" }
       *[other] { TRAIT($clause, "rest") }
    }. You may not { pick-unless.if }
    .if = { TRAIT($condition, "chosen") ->
        [none] do so if { $condition }
       *[other] choose { TRAIT($condition, "chosen") } if { TRAIT($condition, "only-if") }
    }
pick-unless-shared = { FORM($clause, pick-unless.main) }, subject to { $all ->
    [1] the exception below
   *[other] exception { $number } below
}{ $case ->
    [main] { "" }
    [main-hand] { "" }
   *[whole] { pick-unless-shared.rest }
}
    .rest = { TRAIT($clause, "rest") ->
        [none] { "" }
       *[other] { TRAIT($clause, "rest") }
    }
pick-where = { TRAIT($condition, "way") ->
    [none] { FORM($clause, pick-where.head) }, provided that { FORM($condition, "provided") }{ TRAIT($clause, "then") ->
        [none] { "" }
       *[other] ; { TRAIT($clause, "then") }
    }
   *[other] { FORM($clause, pick-unless.main) }, but only { TRAIT($condition, "way") }{ TRAIT($condition, "only-if") ->
        [none] { "" }
       *[other] {" "}and only if { TRAIT($condition, "only-if") }
    }
}
    .head = { $case ->
        [hand] head-hand
        [main-hand] head-hand
       *[other] head
    }
pick-mode = { FORM($clause, pick-unless.main) } (a { $mode } move{ $case ->
    [open] { "" }
    [main] )
    [main-hand] )
   *[whole] ){ pick-mode.rest }
}
    .rest = { TRAIT($clause, "rest") ->
        [none] { "" }
       *[other] { TRAIT($clause, "rest") }
    }
    .mode = yes
pick-also = { TRAIT($clause, "mode") ->
    [none] { FORM($clause, "main") } (allowed in addition to the other cases)
   *[yes] { FORM($clause, "open") }, allowed in addition to the other cases)
}{ TRAIT($clause, "rest") ->
    [none] { "" }
   *[other] { TRAIT($clause, "rest") }
}
choose-fewest = the pit with the fewest seeds among { $pits }
choose-most = the pit with the most seeds among { $pits }
choose-leftmost = the leftmost of { $pits }
choose-rightmost = the rightmost of { $pits }
lift-all = lift all its { $what }
lift-all-but = { $n ->
    [1] lift all its seeds but one
   *[other] lift all its seeds but { $n }
}
lift-exactly = { $n ->
    [1] lift one seed from it
   *[other] lift { $n } seeds from it
}

## Rules: sowing

sowing-what = To sow is to drop the lifted seeds one by one into the pits that follow. Each sowing is a lap.
sowing-stores = Your own store is sown like a pit; your opponent's store is passed over.
sowing-kinds = { $order ->
    [last] first all the seeds are sown and then, from the next pit on, all the { $many }.
    [first] first all the { $many } are sown and then, from the next pit on, all the seeds.
   *[never] { $many } are not lifted: they stay in their pit until they are captured.
}
sowing-stores-alone = The store is sown like a pit.
sowing-stores-all = Every store is sown like a pit.
sow-counterclockwise = sow counter-clockwise
sow-clockwise = sow clockwise
sow-either = sow in the direction you like{ $limited ->
    [yes] {" "}(where your move allows both)
   *[no] {""}
}
sow-any = sow in a straight line in any of the eight directions (across the edges of the board)
sow-straight = sow in a straight line to the { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
sow-first-start = drop the first seed into the pit you lifted the seeds from
sow-first-next = drop the first seed into the next pit
sow-toll = put { $seeds } from your hand into your store before each lap
sow-skip-start = skip the pit the seeds were lifted from if you come round to it
sow-skip = skip { $pits }
drop-unmark = that pit is no longer a { $mark }
drop-mover = you capture all its { $what } at once
drop-owner = the owner of that pit captures all its { $what } at once
drop-mark-owner = its owner gets everything in that pit
drop-here = all the seeds left in your hand fall into that pit as well, and your turn is over
drop-other = your opponent gets all its { $what } at once

## Rules: the last seed

landing-nothing = Your turn is over when the last seed has fallen.
landing-cases = Look at the pit of the last seed. The first case that fits applies:
landing-else = Unless the rule that applies says otherwise, your turn ends here.
landing-relay = Sowing on begins another lap of the same turn, and the last seed of that lap determines what happens next in the same way.
settle-take = { $to ->
    [hand] { settle-take.you }pick { TRAIT($pits, $case) ->
        [them] them up
       *[other] up { settle-take.what }
    }
    [owner] { settle-take.what } go to the owner of the pit
    [other] your opponent captures { settle-take.what }
   *[mover] { settle-take.you }capture { settle-take.what }
}
    .you = { $case ->
        [on] { "" }
        [on-last] { "" }
       *[other] you{" "}
    }
    .what = { TRAIT($pits, $case) ->
        [none] the { $what } in { FORM($pits, "in") }
        [them] { $to ->
            [owner] the { $what } there
           *[other] them
        }
       *[there] the { $what } there
    }
    .about = { $to ->
        [owner] none
        [other] none
       *[mover] { TRAIT($pits, "of") ->
            [last] on-last
           *[other] on
        }
    }
settle-take-those = { $to ->
    [hand] you pick them up
    [owner] they go to the owner of the pit
    [other] your opponent captures them
   *[mover] you capture them
}
    .about = { $to ->
        [owner] none
        [other] none
       *[mover] on
    }
settle-take-some = { $to ->
    [hand] you pick up { settle-take-some.what }
    [owner] { settle-take-some.what } go to the owner of the pit
    [other] your opponent captures { settle-take-some.what }
   *[mover] you capture { settle-take-some.what }
}
    .what = { TRAIT($pits, $case) ->
        [none] { $amount } of the seeds in { $pits }
        [them] { $amount } of them
       *[there] { $amount } of the seeds there
    }
    .about = { settle-take.about }
settle-chain = { $way ->
    [back] { FORM($clause, $case) } and then, going back from there, those in each further pit, as long as { FORM($condition, "further") }
   *[forward] { FORM($clause, $case) } and then, going forward from there, those in each further pit, as long as { FORM($condition, "further") }
}
settle-each = { $way ->
    [back] { settle-each.back }, as long as { $condition }, you capture the { $what } in { FORM($each, "same") }
   *[forward] { settle-each.forward }, as long as { $condition }, you capture the { $what } in { FORM($each, "same") }
}
    .back = { $step ->
        [1] going back pit by pit
       *[other] beginning with the pit before the one where the last seed fell and going back { $step } pits at a time
    }
    .forward = { $step ->
        [1] going forward pit by pit
       *[other] beginning with the pit after the one where the last seed fell and going forward { $step } pits at a time
    }
settle-and-each = { $way ->
    [back] { FORM($clause, $case) }; then, { settle-each.back }, as long as { $condition }, you do the same with the { $what } in { FORM($each, "same") }
   *[forward] { FORM($clause, $case) }; then, { settle-each.forward }, as long as { $condition }, you do the same with the { $what } in { FORM($each, "same") }
}
settle-also = { FORM($clause, $case) }; then consider the cases that follow as well
settle-then = { FORM($first, $case) }; then { $more }
settle-note = { settle-mark.pit } is marked as “{ $mark }”
settle-mark = { $many ->
    [yes] { $owner ->
        [owner] { $pits } become { $mark }s of the players they belong to
        [other] { $pits } become your opponent's { $mark }s
       *[mover] { $pits } become your { $mark }s
    }
   *[no] { settle-mark.pit } { $owner ->
        [owner] becomes a { $mark } of the player it belongs to
        [other] becomes your opponent's { $mark }
       *[mover] becomes your { $mark }
    }
}
    .pit = { TRAIT($pits, $case) ->
        [none] { $pits }
       *[that] that pit
    }
settle-unmark-all = neither player has a { $mark } any longer
settle-unmark = { $pits } is no longer a { $mark }
settle-into = put them into { $pit }
    .about = { TRAIT($pit, "of") ->
        [last] on-last
       *[other] on
    }
settle-give = you choose where to put what you have captured: into { $pits }
    .about = on
settle-bonus = { FORM($clause, $case) }, and{ $optional ->
    [yes] , if you like,
   *[no] { "" }
} also those in { $one ->
    [yes] one other pit that holds seeds
   *[no] { $count } other pits that hold seeds (or all there are)
}, chosen by you from { $pits }
    .about = { TRAIT($clause, "about") }
then-end = your turn is over
then-relay = { settle-take.you }lift { then-relay.what } and sow on
    .relays = yes
    .what = { TRAIT($pit, $case) ->
        [none] { then-relay.leave }the seeds in { $pit }
        [them] { $leave ->
            [0] { "" }
           *[other] { then-relay.leave }
        }them
       *[there] { then-relay.leave }the seeds there
    }
    .leave = { $leave ->
        [0] all{" "}
        [1] all but one of{" "}
       *[other] all but { $leave } of{" "}
    }
then-relay-back = { settle-take.you }lift { then-relay.what } and sow on in the other direction
    .relays = yes
drop-claim = { $always ->
    [yes] { FORM($clause, $case) }, but only if the capture is claimed before the next seed falls; otherwise the seeds stay where they are
   *[no] { FORM($clause, $case) }; if { $when }, the capture has to be claimed before the next seed falls, or the seeds stay where they are
}
or-leave = { $always ->
    [yes] { FORM($clause, $case) }; you may decline to do so, and the cases that follow then decide
   *[no] { FORM($clause, $case) }; if { $when }, you may decline to do so, and the cases that follow then decide
}
or-turn = { FORM($clause, $case) }; you may turn round instead{ $always ->
    [yes] {""}
   *[no] {" "}if { $condition }
}
then-again = { settle-take.you }move again
then-again-with = { settle-take.you }move again and must start from { TRAIT($pit, $case) ->
    [none] { $pit }
   *[there] there
}
then-resow = { $case ->
    [on] sow them
    [on-last] sow them
   *[other] you sow the captured seeds
}
then-choose = you choose whether to stop here or to sow on
then-win = you win the game ({ $why })
then-lose = you lose the game ({ $why })
slam-nothing = If a capture would leave your opponent without a seed, nothing is captured: all seeds stay where they are.
slam-forbid = You may not play a move whose capture would leave your opponent without a seed.
slam-spare-nearest-along = If a capture would leave your opponent without a seed, the seeds in the pit where the last seed fell are not taken.
slam-spare-farthest-along = If a capture would leave your opponent without a seed, the seeds in the captured pit that lies farthest from the last seed are not taken.
slam-spare-nearest = If a capture would leave your opponent without a seed, the seeds in the first pit that it would empty are not taken.
slam-spare-farthest = If a capture would leave your opponent without a seed, the seeds in the last pit that it would empty are not taken.
slam-rest = A capture that leaves your opponent without a seed is allowed, but your opponent then gets all the seeds left on the board, and the game is over.
resow-what = Sow captured seeds again at once:
resow-from = { $direction ->
    [keep] sow them in the same direction, beginning with { $pit }
    [clockwise] sow them clockwise, beginning with { $pit }
   *[counterclockwise] sow them counter-clockwise, beginning with { $pit }
}

## Rules: demands

require-that = { $moment ->
    [sown] you may play only moves in which, at the end of the first lap and before any capture, { FORM($that, $case) }; if there is no such move, you have no legal move
   *[played] you may play only moves after which { FORM($that, $case) }; if there is no such move, you have no legal move
}
require-landing = you may play only moves in which { $that }
require-most = { $moment ->
    [sown] you must play a move whose first lap makes { FORM($most, $case) } as large as possible
   *[played] you must play a move that makes { FORM($most, $case) } as large as possible
}
forfeit = { $always ->
    [yes] after every move
   *[no] when { $when } after a move
}, { $to ->
    [mover] you get
   *[other] your opponent gets
} the seeds in { $pits }.
block-pit = { TRAIT($pit, $case) ->
    [none] { $pit }
   *[that] that pit
} may not be played on the next turn
block-attack = a pit of your opponent's is blocked and may not be played on the next turn ({ $name }), provided that your opponent then has no { $mode } move and that it is the only pit you threaten with such a move
block-unless = A pit is never blocked if (here “you” means its owner) { $unless }.
laps-stop = A turn is over after { $n } laps.
laps-endless = A sowing of { $n } laps counts as one that never ends.
endless-void = A sowing that would never end makes the game void: nobody wins.
endless-draw = A sowing that would never end makes the game a draw.
endless-forbid = A move whose sowing would never end may not be played.
endless-stop = A sowing that would never end is broken off when it begins to repeat itself, and the turn is over.
endless-lose = A player whose sowing would never end loses the game.

## Rules: the end

end-when = { $moment ->
    [capture] the game is over at once when, after a capture, { $when }.
    [lap] the game is over at once when, after a lap, { $when }.
    [turn] the game is over when, at the start of your turn, { $when }.
   *[move] the game is over when, after your move, { $when }.
}
leftovers-owner = Each player gets the seeds left in their own pits.
leftovers-mover = You get the seeds that are left.
leftovers-other = Your opponent gets the seeds that are left.
leftovers-capturer = The player who made that capture gets the seeds that are left.
leftovers-last-mover = The player who moved last gets the seeds that are left.
leftovers-starter = The player who began gets the seeds that are left.
leftovers-split = The seeds that are left are shared equally.
leftovers-mark-owner = Whatever is left in a pit that is a player's { $mark } goes to that player; if it is the { $mark } of both, each gets half, and an odd seed goes to the owner of the pit. Each player also gets the seeds left in their other pits.
winner-mover = You win.
winner-other = Your opponent wins.
winner-draw = The game is a draw.
winner-void = Nobody wins.
winner-other-party = The other team wins.
winner-last = The only player who is not out wins.
out-when = { $turns ->
    [frozen] You are out of the game, and have no more turns, when { $when }.
   *[keeps] You are out of the game when { $when }, but you go on moving.
}
repetition = { $n ->
    [2] The game is over when a position occurs for the second time.
    [3] The game is over when a position occurs for the third time.
   *[other] The game is over when a position has occurred { $n } times.
}
limit-plies = The game is over after { $n } moves.
limit-without-capture = The game is over after { $n } moves without a capture.
standstill-draw = It is a draw.
standstill-owner = Each player then gets the seeds left in their own pits.
standstill-mark-owner = Whatever is left in a pit that is a player's { $mark } then goes to that player; if it is the { $mark } of both, each gets half, and an odd seed goes to the owner of the pit. Each player also gets the seeds left in their other pits.
standstill-split = The seeds on the board are then shared equally.
standstill-nobody = Only the seeds won so far count.
match-territory = { $chosen ->
    [yes] The game can be played in rounds. At the end of a round, a player is entitled to a pit for every { $seeds } won. The player who is ahead takes over as many pits of their choice in the other row as this allows, and all pits are filled anew.
   *[no] The game can be played in rounds. At the end of a round, a player is entitled to a pit for every { $seeds } won. The player who is ahead takes over as many pits of the other row as this allows, beginning with the nearest, and all pits are filled anew.
}
match-refill = The game can be played in rounds. For a new round, the players fill their pits from the seeds they have won, { $seeds } to a pit, { $end ->
    [choice] and a player who cannot fill them all chooses which to leave empty
    [right] beginning on their right
   *[left] beginning on their left
}.
match-refill-own = The game can be played in rounds. For a new round, the players fill their pits from the seeds they have won, each pit with as many as it held at the very beginning, starting on their { $end ->
    [right] right
   *[left] left
}.
match-closes = Pits they cannot fill are out of play in that round.
match-stays-empty = Pits they cannot fill begin empty.
match-tops-up = If the last pit of the player who is behind is not full, the other player tops it up.
match-mirrors = The player who is ahead fills only as many pits as the other; the rest of their seeds count for them straight away.
match-arrange = The game can be played in rounds. For a new round the player who has fewer seeds lays them all out in their row as they like, at least { $least } in every pit.
match-fullest = At least one pit has to hold { $n } or more.
match-arrange-matched = The other player lays the same numbers in the pits opposite and keeps the rest. A player with too few seeds to fill their row in this way has lost the match.
match-shortens = While the player who is behind has fewer than half the seeds they began the match with, the board is one column shorter; with fewer than a quarter, two columns; with fewer than an eighth, three. The columns out of play are those at the end of the board on South’s right.
match-sale = The game can be played in rounds, each of which begins with all pits filled as at first. After a round the player who has fewer seeds sells pits of their own row, whichever they like: one for every { $lead } by which they are behind, and half a pit for any remainder. If half of one of these pits has been sold before, it is the other half of that pit that is sold. As long as any pits of the player who is ahead remain sold, that player takes one of them back for every { $lead } instead of buying a pit of the other row. A sold pit is played as before; only what is left in it when a round ends goes to the buyer, or to both if half of the pit is sold.
match-plain = The game can be played in rounds, each of which begins like the first.
match-goal = A player who owns or fills { $n } pits has won the match.
match-goal-bought = { $n ->
    [1] A player who has bought a whole pit of the other row has won the match.
   *[other] A player who has bought { $n } whole pits of the other row has won the match.
}
match-least = { $n ->
    [1] A player who cannot fill a single pit has lost the match.
   *[other] A player who cannot fill { $n } pits has lost the match.
}
match-rounds = { $n ->
    [1] The match is over after one round.
   *[other] The match is over after { $n } rounds; whoever has won more of them wins.
}
match-points = { $margin ->
    [yes] Winning a round brings { $win } points, plus one for every seed the winner has beyond half of the total; a drawn round brings each player { $draw }.
   *[other] Winning a round brings { $win } points; a drawn round brings each player { $draw }.
}
match-rounds-points = { $n ->
    [1] The match is over after one round.
   *[other] The match is over after { $n } rounds; whoever has more points wins.
}
match-goal-points = The first to reach { $n } points has won the match; if both do so in the same round, whoever has more points has won it.
match-goal-rounds = { $n ->
    [1] Whoever wins a round first has won the match.
   *[other] The first to win { $n } rounds has won the match.
}
match-most-rounds = { $n ->
    [1] The match is over after one round at the latest; whoever then has more { $points ->
        [yes] points
       *[no] seeds
    } wins it.
   *[other] The match is over after { $n } rounds at the latest; whoever then has more { $points ->
        [yes] points
       *[no] seeds
    } wins it.
}
match-starter-alternate = The players take turns to begin a round.
match-starter-loser = The loser of a round begins the next.
match-starter-winner = The winner of a round begins the next.

## Rules: options

option-chosen = { $name } = { $value } (default: { $usual })
option-range = { $least } to { $most }
option-open = { $name } (default: { $usual }; values: { $values }). { $doc }

## Rules: how long and how hard

heading-measured = How long and how hard
measured-length = Between players who move at random, a game lasts { $mean } { $mean ->
    [one] move
   *[other] moves
} on average; of { $games } games, the shortest lasted { $shortest } and the longest { $longest }.
measured-unfinished = Up to { $percent }% of the games were stopped after { $most } moves.
measured-choices = { $many ->
    [yes] On average, a player has { $choices } moves to choose from and a move takes { $laps } laps.
   *[no] On average, a player has { $choices } moves to choose from.
}
measured-solved = Random moves solve it in { $percent }% of the games.
measured-shares = South won { $south }% of the games{ $draws ->
    [0] {" "}and North { $north }%
   *[other] , North { $north }%; { $draws }% were drawn
}{ $void ->
    [0] .
   *[other] ; { $void }% did not count.
}
measured-easy = Judging by the number of choices and of laps in a move, it is easy to look ahead in the game (difficulty { $difficulty }; below 20 counts as easy).
measured-moderate = Judging by the number of choices and of laps in a move, it is moderately hard to look ahead in the game (difficulty { $difficulty }; from 20 to 40 counts as moderate).
measured-hard = Judging by the number of choices and of laps in a move, it is hard to look ahead in the game (difficulty { $difficulty }; from 40 to 80 counts as hard).
measured-very-hard = Judging by the number of choices and of laps in a move, it is very hard to look ahead in the game (difficulty { $difficulty }; 80 or more counts as very hard).
