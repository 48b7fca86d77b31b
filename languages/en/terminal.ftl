# The texts around a game in English: menus, prompts, status lines, help.
#
# Rules and explanations are messages of the library, which tells how to translate. Here $side is the name of a side
# (a phrase that FORM can ask for a form), $who is "you" for the only person at the board and "side" otherwise.

## Sides, seeds, results

plies = { $n ->
    [one] 1 ply
   *[other] { $n } plies
}
heading-round = Round { $number }
game-over = The game is over: { $end }.
round-over = Round { $number } is over: { $end }.
sure-win = a sure win
sure-loss = a sure loss
expected = { $n ->
    [0] even, as far as I can see
    [one] { $signed } seed, as far as I can see
   *[other] { $signed } seeds, as far as I can see
}

## Decisions and refusals

cannot-be-played = `{ $text }` cannot be played: { $why }
no-move-here = `{ $text }` is not a move here
moves-possible = ; possible: { $moves }

## The board

position = position: { $text }
score = score { $n }
in-the-tray = { $name } { $n }
out = out
owes = owes { $n }
in-reserve = { $n } in reserve
to-move = to move
in-the-hand = { $what } in the hand
board-over = Over: { $end }
to-decide = to decide: { $what }
mark-of = { $mark } of { $side }
belongs-to = belongs to { $side }
not-this-turn = may not be played this turn
pit-to-go-on = the pit to go on from
pit-to-decide = the pit to decide about
out-of-play = out of play

## Commands

greeting =
    Naqala is a home for the sowing games: { $games } of them, from all over the world.

    { "  " }naqala play oware      play a first game against the computer
    { "  " }naqala rules oware     read how it is played
    { "  " }naqala games           see all the games

    { "  " }naqala play kalah --north human     play with somebody beside you
    { "  " }naqala moves oware                  see what each move would do
    { "  " }naqala help                         everything else: simulate, replay, check a rule file …
column-id = id
column-name = name
column-board = board
column-players = players
column-rules = rules
column-options = options
column-played = origin
status-complete = complete
status-completed = completed
status-uncertain = uncertain
games-legend =
    The rules of each game are fully documented in the sources, filled in from other descriptions, or partly uncertain.
    `naqala rules GAME` prints them with all options; `naqala play GAME` starts a game.
games-named = Mentioned in the sources, but without playable rules: { $names }.
legal-moves = { $title }, { $side } to move: { $n ->
    [one] 1 legal move
   *[other] { $n } legal moves
}
record-fine = ok: { $title }, { $plies }; { $end }
unfinished = unfinished, { $side } to move
unfinished-gives-way = You have an unfinished game: your first move here will put it aside
rules-have-changed = The rule file has changed since this game was saved: the game goes on under the new rules
nothing-played = Nothing was played. Your earlier game is still saved; go on with `naqala play { $id } --resume`.
was-put-aside = Your earlier game was put aside; go on with `naqala play --load { $file }`.
game-kept = The game is saved; go on with `naqala play { $id } --resume`.
game-recorded = The record of the game is in { $file }.
kept-game = { $title }, { $plies }, { $state ->
        [unfinished] unfinished
        [playing] being played just now
       *[set-aside] put aside
    }, { $when }
no-kept-games = There is no unfinished game; start a new one with `naqala play GAME`.
interrupted = an unfinished game is saved; go on with `naqala play --resume`
serve-running = Naqala is at { $url } (Ctrl-C stops it)
serve-no-page = This program was built without the page. In the source folder, this builds one with it: cargo xtask web && cargo install --path crates/naqala-cli --features server

## Line by line

help-plain =
    Type a move, such as one of those listed, or:
    { "  " }board        the board again
    { "  " }moves        the legal moves and what each would do
    { "  " }hint         a move the computer would play, and why
    { "  " }why          what the last move did
    { "  " }rules        how the game is played
    { "  " }undo         take your last move back
    { "  " }save FILE    write the record of the game
    { "  " }resign       give up
    { "  " }q, quit      stop; the game is saved
help-claim =
    Type the names of the pits you choose, or:
    { "  " }undo         take your last move back
    { "  " }save FILE    write the record of the match
    { "  " }resign       give up the match
    { "  " }q, quit      stop; the match is saved
help-arrange =
    Type how many seeds you lay in each of your pits, one number for each, or:
    { "  " }undo         take your last move back
    { "  " }save FILE    write the record of the match
    { "  " }resign       give up the match
    { "  " }q, quit      stop; the match is saved
moves-shortened = { $moves } [? stands for any further pit]
type-help = Type help for a list of commands.
decided-by-other = { $side } decides part of `{ $text }`; leave that part out
your-move = { $side }, your move ({ $moves }, or help):
your-move-of-many = { $side }, your move ({ $n } moves, such as { $moves }; type moves to see all, or help):
side-plays = { $side } plays { $text }: { $explained }
not-allowed = that move is not allowed here: { $why }
no-move-yet = no move has been played yet
nothing-to-take-back = there is no move of yours to take back
taken-back = { $n ->
    [one] 1 ply taken back
   *[other] { $n } plies taken back
}
save-where = add the name of a file, as in: save game.txt
saved = the record is in { $file }

## Between the rounds of a match

claim-how = ({ $names }), as in { $word } { $example }:
arrange-how = (at least { $least } in each, { $fullest } or more in one), as in { $example }:
next-round = Enter: next round

## Lines around the full-screen board

human = human
you = you
side-played = { $side } played
speed = speed { $pace }
sign-from = from
sign-last = last seed
sign-captured = captured
sign-blocked = not this turn
in-hand = in hand
animation-step = Space shows the next step, Esc the end
animation-watching = Space stops the game, any other key shows the result at once
animation = Any key shows the result at once
stopped = Stopped. Space goes on.
looking-for-a-hint = Looking for a good move
thinks = { $side } thinks, { $seconds } s   Space: move now
thinks-watching = { $side } thinks, { $seconds } s   Space stops the game
must-pass = { $who ->
    [you] You cannot move: Enter passes
   *[side] { $side } cannot move: Enter passes
}
choose = { $who ->
    [you] Choose a pit: arrows and Enter, or its name
   *[side] { $side }: choose a pit: arrows and Enter, or its name
}
choose-again = { $who ->
    [you] You move again: choose a pit: arrows and Enter, or its name
   *[side] { $side } moves again: choose a pit: arrows and Enter, or its name
}
typed-move = Your move:
enter-plays = Enter plays it
may-not-be-played = { $text } may not be played here
no-such-key = `{ $letter }` is neither a pit nor a command; { $help } shows what there is
hint = Hint: { $text }
hint-when = A hint is given when it is your turn
kept-now = The game is saved; `naqala play --resume` goes on with it
kept-at-the-end = The game is saved; when you leave, you will be told where its record is
not-kept = The game could not be saved: { $why }
already-over = The game is already over
only-a-person = Only a human player can give up
sowing-speed = Sowing speed: { $pace }
window-too-small = The window is too small for this board.
window-needs = It needs { $needed }; this is { $there }.
window-enlarge = Enlarge the window or choose a smaller font: the game waits for you.
no-sleep = Programs cannot be suspended on this system
window-leave = Press Ctrl-C to quit; `naqala play --resume --plain` continues the game line by line.

## What lies over the full-screen board

title-keys = Keys
title-rules = Rules
title-last-move = The last move
title-hint = Hint
title-menu = How to play { $pit }
title-sure = Sure?
title-game-over = The game is over
title-round-over = Round { $number } is over
menu-below = Esc: another pit
first-seed = first seed in { $pit }
ask-resign = Does { $side } give up?
ask-resign-match = Does { $side } give up the match?
ask-new-game = Give up this game and start a new one?
ask-new-match = Give up this match and start a new one?
sure-below = y: yes   n: no
text-below = Esc: back
text-below-long = arrows scroll   Esc: back
after-plies = { $n ->
    [one] after 1 ply
   *[other] after { $n } plies
}
play-again = { $key }: play again
take-back-or-quit = { $undo }: take back   { $quit }: quit
result-below = Esc: see the board
claim-below = Space: choose   Enter: done   Esc: back
arrange-below = Enter: done   Esc: back
seeds-left = { $n ->
    [one] 1 seed is left
   *[other] { $n } seeds are left
}

## The keys of the full-screen board

word-help = help
word-quit = quit
word-undo = undo
word-hint = hint
word-explain = explain
word-rules = rules
word-slower = slower
word-faster = faster
word-new = new
word-resign = resign
word-save = save
about-help = this help
about-quit = leave; the game is saved
about-undo = go back to your last decision
about-hint = a move the computer would play, and why
about-explain = what the last move did, and why
about-rules = how the game is played
about-slower = sow slower; the slowest is step by step
about-faster = sow faster; the fastest shows the result at once
about-new = start a new game
about-resign = give up
about-save = save the game now (it is saved after every move)
help-keys =
    arrows, Tab   go from pit to pit
    Enter         play the pit (where there are several ways, a menu asks)
    letters       type a pit's name or a whole move
    mouse         click a pit to play it
    Space         let the computer move now; stop a game of computers
    PgUp, PgDn    scroll the list of moves
    Ctrl-Z        back to the shell; `fg` goes on
help-signs =
    The name of a pit stands above its seeds, and below them these signs:
    { $from } where the last sowing began   { $last } its last seed   { $captured } captured
    { $south } marked for South   { $north } marked for North
    { $blocked } may not be played this turn   { $focus } to decide about

## Analysis

analysis-of = { $title }, { $side } to move
analysis-exact = Exact: { $value } in the end, if both play perfectly.
analysis-winner = Exact: { $side } to move { $result ->
        [wins] wins
        [loses] loses
       *[draws] draws
    } with best play.
analysis-reached = The exact value is reached by { $moves }.
column-depth = depth
column-value = value
column-nodes = positions
column-time = time
column-line = line of play
ply = ply
value-to-south = value to South, in seeds
accuracy-of = { $side }: accuracy { $accuracy }%, loss { $loss } per ply; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??.
annotate-stopped = Stopped: { $done } of { $all } plies were judged.

## Learning

tune-generation = generation { $n }, loss { $loss }
tune-learnt = { $title }: learnt from { $games } games with { $positions } positions
tune-loss = Loss on games not used for learning: { $loss }; with material alone: { $material }
tune-written = The weights are in { $file }
tune-unfinished = Fewer games were played than you asked for. The same command plays the rest: the games so far are in { $file }.games

## Endgame tables

table-is = Endgame table of { $title }
table-holds = { $positions } positions of up to { $seeds } seeds in { $bytes } bytes, { $share } a position
table-bounded = Layers in which some values depend on the positions that came before, and are given as bounds: { $layers }
table-file = File: { $path }
table-hash = Hash: { $hash }
table-right = Correct: the bytes match their hash, and the values of { $n } positions match those of the positions that their moves lead to.
table-value = { $side } to move still gains { $value } (exact table).
table-exact = Exact (endgame table): a lead of { $value } in the end.
table-within = { $side } to move still gains { $value }, depending on the positions that came before.
table-winner = Exact (endgame table): { $side } to move { $result ->
        [wins] wins
        [loses] loses
       *[draws] draws
    } with best play.
table-leads = The lead of { $side } in the end after each move (exact table):
table-has-not = The endgame table has positions of up to { $seeds } seeds on the board, but not this one.
table-played-out = The numbers are for the game played to the last seed; the game itself is over as soon as it is decided.

## Solving

solve-value = { $title }: { $side } to move has a lead of { $value } in the end.
solve-winner = { $title }: { $side } to move { $result ->
        [wins] wins
        [loses] loses
       *[draws] draws
    } with best play.
solve-bounds = { $title }: { $side } to move has a lead of { $value } in the end, depending on the positions that came before.
solve-solitaire = { $title } can be solved; the shortest solution takes { $n } moves.
solve-no-solitaire = { $title } cannot be solved; { $n } seeds can be brought home.
solve-solitaire-cells = The fewest moves; − (7/12): it cannot be solved, and 7 of 12 seeds can be brought home.
solve-winner-cells = +1: the first player wins; −1: the second player wins; 0: a draw.
solve-line = Best play: { $line }
solve-cost = { $n } positions, { $seconds } s
solve-cost-processor = { $n } positions, { $seconds } s, { $processor } s of processor time
solve-small = { $n } positions, { $seeds } seeds
solve-right = Correct: the line of { $n } moves can be played, and the value was proven again.
solve-with-table = With the endgame table of up to { $seeds } seeds: { $path }
solve-left = stopped before the end: { $n } of the variants are not solved yet; with --results FILE the same command goes on with them
solve-not-yet = …

# Lessons.
learn-end = That was the last step. Now play a whole game: naqala play { $game }
learn-keys = Type a move. ? gives a hint, ! shows a solution, an empty line shows the board, q leaves.
learn-no-pit = There is no pit { $pit } on this board. Its pits: { $pits }
learn-others = Every other game has a first lesson, based on its rules: naqala learn GAME
