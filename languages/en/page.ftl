# The texts of the page in English. $side is the name of a side (a phrase that FORM can ask for a form), $seeds a number of seeds
# with its word.

## The frame

skip-to-page = Skip to content
pages = Pages
games = Games
settings = Settings
language = Language
look = Look
look-system = same as the system
look-light = light
look-dark = dark
theme = Board and seeds
theme-of-game = to suit the game
theme--carved = carved wood, nickernuts
theme--boat = boat, cowries
theme--brass = brass, marbles
theme--chalk = chalk, pebbles
theme--cloth = cloth, beans
theme--house = dark wood with a house
theme--kazan = long hollows, balls
theme--plain = black and white
theme--sand = holes in sand, beans
theme--square = square board
theme--stone = stone, pebbles
own-name = Your name
own-name-none = you
draw-seeds = Draw seeds
seed-sounds = Sound of seeds
capture-sounds = Sound of captures
turn-sounds = Sound when it is your turn
end-sounds = Sound at the end of a game
clock-sounds = Sound when your time is running out
numbers = Seed counts
numbers-always = always
numbers-hover = where I point
numbers-never = never: I will count
count-how = To count a heap, open it: click it with the right mouse button or while holding Shift, or hold a finger on it.
offline = Offline
keep-offline = Keep everything offline
keep-offline-why = Pages you have opened also work offline. This button stores all games and lessons on your device (about 4 MB).
keeping-offline = { $done } of { $of } files stored.
kept-offline = Everything is stored. All games can be played offline.
kept-in-part = Some files could not be downloaded. Try again when the connection is better.
language-missing = { $language } cannot be loaded at the moment: the server cannot be reached.
footer = Naqala is free software; the rules of the games belong to everybody.
book = The book of the games
library = The library for Rust
loading = Loading …
all-games = All games
no-such-page = There is no page { $path } here.
trouble-no-game = There is no game called “{ $id }”.
trouble-no-course = There is no course called “{ $id }”.
trouble-no-move = Move { $number } in this link, “{ $text }”, cannot be played.
show-upto = Show the game up to that point
trouble-missing = A file is missing on the server.
trouble-unreadable = This is neither the record of a game, which begins with [Game "…"] or 1., nor a position: { $why }
trouble-unreachable = The server cannot be reached. Games that were opened before can be played without it.

## The first page

welcome = Sow, capture, win
welcome-how = You have the lower row. Choose one of your pits: its seeds are sown, one by one, into the pits that follow. Point at a pit, or hold a finger on it, to see what it would do. Whoever captures more seeds wins.
to-the-table = Continue on the full board, with all controls
search = Search
filters = Filters
no-game-found = No game matches “{ $typed }”.
no-game-fits = No game matches. Try fewer filters.
begin-with = Good ones to start with
how-to-win = How to win:
favourite = Favourite: { $game }
favourites = my favourites
played-last = last played { $day }
rows = Rows
region = Region
players = Players
hardness = Difficulty
length = Length
which-games = Show
with-lessons = with lessons
any = any
filter-none = Show all
region-west-africa = West Africa
region-east-africa = East Africa
region-southern-africa = Southern and central Africa
region-north-africa-and-arabia = North Africa and Arabia
region-central-asia = Central Asia
region-south-and-east-asia = South and East Asia
region-modern = modern games
hardness-easy = easy
hardness-moderate = moderate
hardness-hard = hard
hardness-very-hard = very hard
length-short = short
length-medium = medium
length-long = long
number-words = one two three four five six seven eight nine ten
player-words = player players
row-words = row rows
board-size = Rows and columns of the board
player-count = { $range } { $n ->
    [one] player
   *[other] players
}
rules = Rules
exact-rules = The exact rules
rule-sets = Rule sets
analyse = Analyse
play = Play

## The board

board-label = Board of { $game }
pit-label = Pit { $pit }, { $seeds }
pit-mark = { $mark } of { $side }
pit-closed = out of play
pit-blocked = may not be played next
pit-open = can be played
pit-hinted = the hint
pit-refused = { $pit } cannot be played: { $why }.
pit-ways = { $pit } can be played in { $n } ways.
store-label = Store of { $side }, { $seeds }
store-score = score { $n }
store-reserve = { $n } in reserve
to-move = { $side } to move.
to-decide = { $side } decides: { $what }.
your-move = Your turn.
your-move-named = Your turn, { $name }.
named-move = { $name } to move.
you-sow = You sow …
sows = { $who } sows …
your-choice = Your turn: { $what }.
you-win = You win!
named-wins = { $name } wins!
other-wins = { $name } wins this time.
nobody-wins = Nobody wins.
play-again = Play again
engine-thinks = { $name } ({ $side }) thinks …
engine-missing = The engine has not loaded yet. Trying again.
engine-stopped = The engine has stopped. Reload the page to start it again.
variant = Rules: { $variant }
game-over = The game is over: { $end }.
choose-way = Which way?
cancel = Another pit
close = Close

## Around the board

toolbar = Controls
step-back = Previous step
next-step = Next step
skip = Show the end
undo = Take back
hint = Hint
replay = Replay last move
turn-board = Turn the board
share = Copy link
link-copied = Link copied: { $address }
pace = Sowing
moves = Moves
ply-label = Move { $n }, { $side }: { $text }
to-start = To the start
back = Back one move
forward = Forward one move
to-end = To the end
who-plays = Who plays
human = a person
engine-level = { $name }, level { $level }
level--1 = Chick
level--2 = Goat
level--3 = Hare
level--4 = Tortoise
level--5 = Monkey
level--6 = Heron
level--7 = Jackal
level--8 = Leopard
level--9 = Elephant
level--10 = Lion
level--1--how = Looks only at its own move, often misjudges it and misses distant captures.
level--2--how = Looks only at its own move and loves to capture.
level--3--how = Sees your reply, counts hastily and misses distant captures.
level--4--how = Sees your reply, counts carefully and hoards seeds.
level--5--how = Looks four moves ahead, hastily, and loves to capture.
level--6--how = Looks four moves ahead, makes few mistakes and hoards seeds.
level--7--how = Looks six moves ahead and loves to capture.
level--8--how = Looks eight moves ahead.
level--9--how = Looks eleven moves ahead and never miscounts.
level--10--how = Thinks for as long as it is allowed to: full strength.
options = Rules and options
preset = Rule set
usual-rules = usual rules
play-so = Play by these rules
new-game = New game
game-left = The game you left has been saved here:
your-games = Your games
your-games-how = Every game you play here is saved on this device, move by move.
games-not-kept = This browser does not store data for this page, as is the case in some private windows, so games are lost when you leave them. Copy the link of a game to keep it.
online-games-there = Games played online are on their own page.
games-follow = Your games are also saved in your account { $name }: { $n } in all.
games-doubled = Games continued in two places: { $n }. Both versions are kept.
other-version = the other version
yours-which = Which games
yours-all = all
yours-open = in progress
yours-over = finished
no-games-yet = You have not played here yet.
export-all = Save all records
import-games = Open a file of records
imported = { $n ->
    [one] One game was added.
   *[other] { $n } games were added.
}
delete = Delete
delete-game = Delete this game of { $game }
delete-sure = Delete this game of { $game } from this device?
kept-won = { $side } won { $score }
kept-opponent = opponent: { $name }
kept-you-won = you won { $score }
kept-you-lost = you lost { $score }
kept-drawn = no winner { $score }
looking-back = You are looking at an earlier position. The game itself has not changed.
looking-back-try = Play a pit to try something else.
to-now = Back to the game
in-variation = You are trying a variation. The game itself does not change.
keep-variation = Continue from here
play-from-here = Play from here
notes = Notes on this move
marks = Marks
mark-good = good move
mark-brilliant = brilliant move
mark-interesting = interesting move
mark-dubious = dubious move
comment = Comment
promote = Make it the main line
delete-from-here = Delete from here
round-over = Round { $number } is over: { $end }.
next-round = Next round
play-match = Play a match of several rounds
play-single = Play a single game
in-rounds = a match of several rounds
rounds = Rounds
decide-between = Done
round-now = Round { $number }
left-to-lay = Seeds left to lay out: { $n }.
other-decides = { $side } decides how the next round begins.
resign = Give up
resign-sure = Does { $side } give up?

## Analysis

analysis = Analysis
engine = Engine
lines = Lines
think-on = think as long as I am watching
play-move = Play { $text }
engine-facts = depth { $depth }, { $speed } million positions a second
no-value = no value yet
value-for = { $value } for { $side }
exact = exact
exact-for = exactly { $value } for { $side }
sure-win-of = { $side } is sure to win
sure-draw = sure to be a draw
verdict-win = wins
verdict-draw = draw
verdict-loss = loses
judge-game = Analyse the whole game
judging = Analysing the game
stop = Stop
accuracy-of = { $side }: accuracy { $accuracy }%, { $marks ->
    [one] 1 mistake
   *[other] { $marks } mistakes
}
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder
mark-said = { $word }: it loses { $loss }; { $best } was better
graph-of = Seeds by which { $side } is ahead, after each move
as-table = As a table
move-number = Move
value = Value
mark-column = Mark
set-up = Set up a position
store-of = Store of { $side }
reserve-of = Reserve of { $side }
turn-of = To move
seed-total = { $n } of { $wanted } seeds are placed.
seeds-missing = { $missing ->
    [one] 1 is missing
   *[other] { $missing } are missing
}, and no game leads to such a position; you can look at it all the same.
show-position = Show this position
empty-board = Empty the board
exchange = Records and pictures
record-or-position = A record or a position
open = Open
open-file = Open a file
position = Position
show-record = Show the record
save-record = Save the record
save-picture = Save a picture
save-pixels = Save as PNG
embed-code = Embed in your own page
embed-how = The game opens at the move shown here.
open-in-naqala = Open in Naqala

## Lessons and counting

lessons = Lessons
lessons-how = Each step is a position with a goal. Play it on the board and you see at once whether you have reached the goal.
all-lessons = All lessons
learn = Learn
train = Count ahead
course-progress = { $done } of { $steps } steps solved
step-of = Step { $n } of { $count }
steps = Steps
solved = solved
goal = Goal
not-yet = Not yet.
was-shown = That is one way to reach the goal. Now try it yourself.
try-again = Try again
show-me = Show me
next = Next step
whole-game = Play a whole game
trainer = Counting trainer
how-hard = Difficulty
count-score = { $right } of { $asked } right, { $points ->
    [one] 1 point
   *[other] { $points } points
}
next-question = Next question

## The workshop

workshop = Workshop
workshop-how = Change the rules and play the result straight away.
rule-file = The rule file
rules-fine = { $name } can be played.
line-column = line { $line }, column { $column }
share-rules = Copy a link to these rules
rules-link-copied = Link copied. Whoever opens it gets these rules.
rules-too-large-online = You can try out this file here, but its size is { $size } KB, and a server accepts at most { $most } KB for an online game.
save-rules = Save the file
rule-language = The rule language
rule-reference = All keys and words
offer-rules = Offer a game by these rules
draft-kept = Your changes from last time have been restored.
draft-drop = Discard my changes
try-out = Try out these rules

## Playing with others

online = Online
play-online = Play online
more = More about this game
connecting = connecting …
server-silent = The server is not responding.
move-unsent = Your last move has not arrived yet.
clock-unsure = The server is not responding; the time shown may be wrong.
connection-lost = The connection has been lost. The page keeps trying to reconnect, and will then send your moves.
you-are = You are { $name }.
own-ratings = Your ratings: { $ratings }
own-profile = Your profile
here-now = { $people ->
        [one] One person is here
       *[other] { $people } people are here
    }; { $games ->
        [0] no games are in progress.
        [one] one game is in progress.
       *[other] { $games } games are in progress.
    }
player-since = Here since { $date }.
player-ratings = Ratings
player-games = { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }
player-latest = Latest games
player-none = No games yet.
player-unknown = There is nobody of that name
somebody = somebody
name = Name
password = Password
sign-in = Sign in
sign-up = Create an account
sign-in-or-up = Sign in or create an account
account-why = Nobody needs an account to play. With one, your games can be rated, and you can continue them on another computer.
sign-out = Sign out
signed-out = You have been signed out of the account { $name }. Sign in again to go on playing with it.
recovery-codes = Recovery codes
moderation = Moderation
account = Your account
old-password = Current password
new-password = New password, at least 8 characters
change-password = Change password
password-changed = The password has been changed, and all other devices have been signed out.
delete-account = Delete account
delete-account-why = Deleting your account immediately erases everything this site knows about you. The games you have played remain, without your name; those in progress are given up.
delete-account-sure = Delete the account { $name } for good?
report = Report { $name }
report-what = What happened? The people who run this site will read your report.
report-send = Send
report-sent = Thank you. The people who run this site have been notified.
forgotten-password = Forgotten your password?
offer-game = Offer a game
own-rules-of = { $name } (your rules)
game = Game
clock = Clock
no-clock = no clock
clock-increment = { $minutes } min + { $seconds } s a move
clock-other = other …
clock-minutes = Minutes
clock-seconds = Seconds per move
clock-move = { $n } s a move
clock-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
}
rated = rated
rated-why = Rated games are for players with accounts.
counting = no numbers on the board
ratings-changed = Ratings: { $changes }
rated-not-counted = The ratings stay as they are: a game of very few moves does not count, and neither do more than a few games a day between the same two players.
offer-to-all = Offer to everyone
offer-by-link = Invite with a link
waiting-games = Games waiting for players
nobody-waits = Nobody is waiting at the moment. Offer a game, or send a friend a link.
join = Join
own-games = Your games
own-games-over = Your finished games
game-begun = Your game has begun.
turn-there = It is your turn in an online game.
over-there = One of your online games is over.
to-game = Go to the game
your-turn = your turn
notices = Notifications
notices-begin = Tell me when it is my turn
notices-end = Stop telling me when it is my turn
notices-on = This browser will tell you when it is your turn, even if this page is closed.
notices-denied = The browser does not allow notifications from this site. Allow them in its settings for this site, then try again.
notices-failed = The browser could not turn notifications on; try again later.
after-moves = { $n ->
    [one] after 1 move
   *[other] after { $n } moves
}
offered-by = { $game }, offered by { $by }
no-offer = This offer is gone
no-offer-why = Somebody has accepted it, or it has been withdrawn. Your own games are listed on the “Online” page.
waiting-for-others =
    { $wanted ->
        [2] Waiting for the other player. Send this link to the person you want to play with:
       *[other] { $n } of { $wanted } players are here. Send this link to those you want to play with:
    }
waiting-in-list =
    { $wanted ->
        [2] Waiting for another player.
       *[other] { $n } of { $wanted } players are here.
    } Everybody can see your offer in the list of games waiting for players. Meanwhile you can look at other pages; you will be told when the game begins. You can also send somebody this link:
link = Link
withdraw-seek = Withdraw the offer
is-here = is here
is-away = is away
spectators = { $n ->
    [0] nobody is watching
    [one] 1 person is watching
   *[other] { $n } people are watching
}
to-offer = Propose:
offers = Offers
offer-draw = a draw
offer-takeback = taking back the last move
offer-share = sharing out the remaining seeds
offer-rematch = another game
you-offer = You propose { $what }.
they-offer = { $name } proposes { $what }.
they-decline = { $name } declines the proposal.
accept = Accept
decline = No
withdraw = Withdraw
resign-sure-you = Do you give up?
resign-early = Until both players have moved, giving up only calls the game off, and nobody loses. Call it off?
own-side = you: { $side }
to-rematch = Go to the new game
ended-rules = by the rules
ended-you-resigned = you have resigned
ended-resigned = the other player has resigned
ended-resigned-several = one of the players has resigned
ended-agreed = a draw was agreed
ended-shared = the remaining seeds were shared out
ended-time = time ran out
ended-called-off = the game was called off
ended-forgotten = nobody had moved for a long time
ended-closed = moves under its rules took too long, and the server closed the game
ended-won = { $name } wins: { $how }.
ended = { $how } ({ $verdict })

# The card at the end of a game: why it ended, and why that decides it. "No moves left: you get the seeds left on the board (3), and
# you have more than half of the seeds (27 of 48)."
end-why = { $why }: { $decides }.
end-why-rest = { $why }: { $rest }, and { $decides }.
end-rest = { $name } gets the seeds left on the board ({ $own })
end-rest-you = you get the seeds left on the board ({ $own })
end-rest-shared = the seeds left on the board are shared ({ $shares })
end-half = { $name } has more than half of the seeds ({ $own } of { $all })
end-half-you = you have more than half of the seeds ({ $own } of { $all })
end-more = { $name } has the higher score ({ $own } : { $all })
end-more-you = you have the higher score ({ $own } : { $all })
end-even = the scores are equal ({ $each } each)
end-rule = by the rules, { $name } wins
end-rule-you = by the rules, you win
end-draw = by the rules, the game is a draw
end-nobody = by the rules, the game does not count

# The glossary.
glossary = Glossary
glossary-how = What the words mean: first the general terms, then the words that players use.
