# What every board says in English while a game is played: sides, refusals, decisions, the events of a sowing.
#
# Here $side is the name of a side (a phrase that FORM can ask for a form).

side-south = South
side-north = North
side-east = East
side-west = West
seeds = { $n ->
    [one] 1 seed
   *[other] { $n } seeds
}
mark = mark
solved = solved
not-solved = not solved
side-wins = { $side } { $count ->
    [1] wins
   *[other] win
}
and = { $first } and { $last }
a-draw = a draw
does-not-count = the game does not count

decide-stop-or-go = stop in { $pit }, or sow on from it
decide-give = choose the pit that receives the captured seeds
decide-bonus = choose another pit to capture
decide-race = name the pit you start the race from
decide-capture = capture from { $pit }, or decline
decide-claim = claim the seeds in { $pit }, or let the sowing go on
decide-turn = choose the direction of the next lap

illegal-game-over = the game is over
illegal-other-decision = another decision is pending
illegal-no-such-pit = there is no such pit
illegal-not-yours = that pit belongs to the other player
illegal-empty = that pit is empty
illegal-closed = that pit is out of play in this round
illegal-blocked = that pit is blocked this turn
illegal-direction = that pit may not be sown in this direction
illegal-prior = another kind of move comes first
illegal-requirement = the move does not do what the rules require
illegal-endless = the sowing would never end, or would take all the opponent’s seeds, and the rules forbid that
illegal-not-offered = the rules do not offer this move here

caption-lift = { $side } lifts { $seeds } from { $pit }
caption-refill = { $side } puts a seed back into { $pit }
caption-borrow = { $side } borrows a seed for { $pit }
caption-enter = { $side } puts a seed from the reserve into { $pit }
caption-last = The last seed falls into { $pit }: { $now }
caption-last-second = The very last piece falls into { $pit }, which now holds { $now }
caption-turn = The hand turns round, { $way ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}
caption-left = Nothing is captured from { $pit }
caption-skip = { $pit } is passed over
caption-capture = { $side } captures { $seeds } in { $pit }
caption-refused = The rules cancel this capture
caption-relay = The sowing goes on from { $pit }
caption-resow = Captured seeds are sown, starting in { $pit }: { $seeds }
caption-mark = { $pit } is marked for { $side }
caption-unmark = { $pit } loses its mark
caption-block = { $pit } may not be played next
caption-block-named = { $pit } is blocked ({ $word }): it may not be played next
caption-give = { $pit } receives { $seeds }
caption-collect = { $side } takes { $seeds }
caption-swap = The players change seats
caption-swallow = The rest of the hand falls into { $pit }: { $seeds }
caption-bind = { $side } has to go on from { $pit }
caption-again = { $side } moves again
caption-pass = { $side } passes
caption-pay = { $side } pays with a seed
caption-name = { $side } starts the race from { $pit }
caption-finish = { $side } finishes in { $pit }
caption-begin = { $side } moves first
caption-endless = This sowing would never end

button-pass = pass
button-swap = change seats
button-stop = stop
button-go = sow on
button-take = capture
button-counterclockwise = sow counter-clockwise
button-clockwise = sow clockwise
button-north = sow up
button-north-east = sow up to the right
button-east = sow to the right
button-south-east = sow down to the right
button-south = sow down
button-south-west = sow down to the left
button-west = sow to the left
button-north-west = sow up to the left
button-decline = do not capture
button-play = play

pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-step = step by step

# Between the rounds of a match.

round = round { $number }
round-points = { $south } : { $north } points
claim-question = { $side }, choose { $n ->
    [one] 1 pit
   *[other] { $n } pits
} { $purpose ->
    [leave] to leave empty
    [sell] to sell
    [share] to sell half of
    [regain] to take back
   *[take] of the other row
}
takes-over = { $purpose ->
    [leave] { $side } leaves { $names } empty
    [sell] { $side } sells { $names }
    [share] { $side } sells half of { $names }
    [regain] { $side } takes back { $names }
   *[take] { $side } takes over { $names }
}
claim-nothing = there is nothing to decide
claim-number = choose { $n ->
    [one] 1 pit
   *[other] { $n } pits
} { $purpose ->
    [leave] to leave empty
    [sell] to sell
    [share] to sell half of
    [regain] to take back
   *[take] of the other row
}
claim-no-pit = `{ $name }` is not a pit you can choose; you can choose { $names }
arrange-question = { $side }, lay out your { $n ->
    [one] 1 seed
   *[other] { $n } seeds
} in { $names }
arrange-wrong = write { $n } numbers that add up to { $seeds }, none of them below { $least } and at least one of them { $fullest } or more
lays-out = { $side } lays out { $seeds }
match-won = { $side } wins the match
match-drawn = The match is a draw
not-counted = not counted

# Why a move is good or bad.

wins-in = wins in { $n }
loses-in = loses in { $n }
best-is = The best move is { $text } ({ $value }).
threatens = It threatens { $text }: { $does }
answer-expected = The best answer is { $text }: { $does }
can-be-answered = After { $played }, { $side } can answer with { $text }: { $does }
better-was = A better move was { $text } ({ $value }).
