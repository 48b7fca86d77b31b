# Lessons and the counting trainer in English.
#
# A step of a lesson has the keys lesson-COURSE-STEP (what is taught), …-title, …-hint, …-done (said when the goal is
# reached) and …-mistake-1, … (said of well-known mistakes).

## Goals, and what happened instead

seeds = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
}
amount = { $how ->
    [least] at least { seeds }
    [most] at most { seeds }
    [exactly] exactly { seeds }
   *[range] { $n } to { $most } seeds
}
goal-any = Play any legal move.
goal-captures = Capture { amount }.
goal-gains = Add { amount } to your score.
goal-loses = { $most ->
    [0] Leave nothing that your opponent could capture next turn.
   *[other] Leave your opponent { amount } to capture next turn.
}
goal-feeds = Leave { amount } in your opponent’s pits.
goal-laps = { $how ->
    [least] Sow at least { $n } laps.
    [most] Sow at most { $n } laps.
    [exactly] Sow exactly { $n } laps.
   *[range] Sow { $n } to { $most } laps.
}
goal-from = { $n ->
    [0] Capture nothing.
    [one] Capture the seeds of pit { $pits }, and no others.
   *[other] Capture the seeds of pits { $pits }, and no others.
}
goal-last = { $store ->
    [yes] Let the last seed fall into your store.
   *[no] Let the last seed fall into pit { $pit }.
}
goal-again = { $yes ->
    [yes] Earn another move.
   *[no] End your turn.
}
goal-marked = { $mark ->
    [tuzdyk] Make pit { $pit } your tuzdyk.
    [house] Keep pit { $pit } as your house.
   *[other] Put your mark on pit { $pit }.
}
goal-unmarked = { $mark ->
    [tuzdyk] Give up pit { $pit } as your tuzdyk.
    [house] Give up pit { $pit } as your house.
   *[other] Take your mark off pit { $pit }.
}
goal-blocks = Block pit { $pit } for your opponent’s next turn.
goal-refused = { $yes ->
    [yes] Make a capture that the rules cancel.
   *[no] Make no capture that the rules cancel.
}
goal-illegal = { $which ->
    [filled] Point to a pit of yours that holds seeds but may not be played.
    [theirs] Point to a pit that holds seeds but is not yours to play.
   *[empty] Point to a pit of yours that may not be played.
}
goal-wins = { $yes ->
    [yes] Win the game.
   *[no] Do not win yet.
}
goal-turns = You have { $n } turns to do it.
found-captures = { $n ->
    [0] You captured nothing.
   *[other] You captured { seeds }.
}
found-gains = { $n ->
    [0] Your score has not grown.
   *[other] Your score grew by { $n }.
}
found-loses = { $n ->
    [0] Now your opponent can capture nothing.
   *[other] Now your opponent can capture { seeds }.
}
found-feeds = { $n ->
    [0] Your opponent has no seeds in the pits.
   *[other] Your opponent has { seeds } in the pits.
}
found-laps = { $n ->
    [one] You sowed { $n } lap.
   *[other] You sowed { $n } laps.
}
found-from = { $n ->
    [0] You captured nothing.
    [one] You captured from pit { $pits }.
   *[other] You captured from pits { $pits }.
}
found-last = { $store ->
    [yes] The last seed fell into the store.
   *[no] The last seed fell into pit { $pit }.
}
found-again = { $yes ->
    [yes] It is still your move.
   *[no] You do not move again.
}
found-marked = { $mark ->
    [tuzdyk] Pit { $pit } is not your tuzdyk.
    [house] Pit { $pit } is no longer your house.
   *[other] Pit { $pit } does not bear your mark.
}
found-unmarked = { $mark ->
    [tuzdyk] Pit { $pit } is still your tuzdyk.
    [house] Pit { $pit } is still your house.
   *[other] Pit { $pit } still bears your mark.
}
found-blocks = Pit { $pit } is not blocked.
found-refused = { $yes ->
    [yes] The rules cancelled the capture.
   *[no] The rules cancelled no capture.
}
found-not-pointed = You have made a move. Here you are asked to point to a pit that may not be played.
pit-legal = Pit { $pit } may be played.
pit-not-yours = Pit { $pit } is not yours.
pit-empty = Pit { $pit } is empty: there is nothing to sow.
pit-closed = Pit { $pit } is out of play in this round.
pit-blocked = Pit { $pit } is blocked in this turn.
pit-prior = Pit { $pit } may not be played: another kind of move comes first here.
pit-requirement = Pit { $pit } may not be played: the move would break a rule.
pit-endless = Pit { $pit } may not be played: its sowing would never end, or it would take everything the opponent has, and the rules forbid that.
pit-not-offered = Pit { $pit } may not be played: the rules do not offer this move here.
found-wins = { $yes ->
    [yes] You have already won.
   *[no] You have not won.
}
found-not-yet = Your turn is not over yet.
found-no-sowing = No sowing was completed.

## The counting trainer

trainer-pit = pit { $pit }
trainer-store = { $side ->
    [S] South’s store
    [N] North’s store
    [E] East’s store
   *[W] West’s store
}
trainer-ask-last = The move is { $ply }. Where does the last seed fall?
trainer-ask-captured = The move is { $ply }. How many seeds does it capture?
trainer-ask-laps = The move is { $ply }. How many laps are sown?
trainer-right = Right: { $answer }.
trainer-wrong = No, it is { $answer }.
trainer-streak = { $n } right in a row
trainer-level = Level { $n }
trainer-none = In this game seeds are never sown from a pit, so there is nothing to count ahead.

## Oware

lesson-oware = From the first sowing to the grand slam: how to count, capture, defend and win at oware.

lesson-oware-board-title = Pits and seeds
lesson-oware-board = Each player owns a row of six pits; the lower row is yours, a to f from left to right. On your turn you lift all the seeds from one of your pits and sow them one by one into the pits that follow, counter-clockwise: along your row to the right, then along the upper row to the left, A to F.
lesson-oware-board-hint = Choose any of your six pits and watch where its seeds go.
lesson-oware-board-done = That is a sowing. All seeds are alike, and a pit never keeps any of the seeds lifted from it.

lesson-oware-count-title = Where the last seed falls
lesson-oware-count = Everything in oware depends on the last seed. Four seeds reach the fourth pit from where you start. After f the count goes on with A, at the right end of the upper row.
lesson-oware-count-hint = Count back from C: C, B, A, f. The pit before f is where you start.
lesson-oware-count-done = You counted ahead. Strong players do this for every pit before they move.

lesson-oware-two-title = Capturing two
lesson-oware-two = If your last seed makes exactly two in one of your opponent’s pits, you capture both seeds. Only the last seed captures, and only in your opponent’s row.
lesson-oware-two-hint = Pit A holds one seed. Any pit with as many seeds as it is steps away from A will do.
lesson-oware-two-done = The seed that lay alone is now in your store, together with yours. Single seeds are always in danger.

lesson-oware-three-title = Capturing three
lesson-oware-three = If your last seed makes three, you capture them just as you capture two: a pit that holds two seeds is in danger too. A pit with three or more is safe.
lesson-oware-three-hint = Look for one of your opponent’s pits that holds two seeds and that you can reach exactly.
lesson-oware-three-done = Two became three, and all three are yours.

lesson-oware-chain-title = A chain
lesson-oware-chain = After a capture, look at the pit before it. If that one also holds two or three seeds and lies in your opponent’s row, it is captured too, and so on backwards until a pit does not fit.
lesson-oware-chain-hint = Two moves capture. Let the last seed fall as far along the row as you can, provided that every pit before it makes two or three as well.
lesson-oware-chain-done = One sowing, four pits. Runs of ones and twos are what you hope to find.
lesson-oware-chain-mistake-1 = A good capture, but a longer chain was there.

lesson-oware-broken-title = A broken chain
lesson-oware-broken = A chain stops at the first pit that does not hold two or three. What lies beyond it is safe, whatever it holds.
lesson-oware-broken-hint = Pit C holds too many. Which move ends before it?
lesson-oware-broken-done = Two pits instead of one: the shorter sowing captured more.
lesson-oware-broken-mistake-1 = Pit C broke the chain: A and B stayed where they are.

lesson-oware-round-title = Once round the board
lesson-oware-round = Twelve or more seeds come round to where they started. That pit is skipped and stays empty, so the seeds go one pit further. A large heap, called a house in many countries, can capture where nobody expects it.
lesson-oware-round-hint = Sixteen seeds from f: eleven bring you back to e, and f is passed over. Five are left.
lesson-oware-round-done = Two empty pits got two seeds each on the way, and a single seed became three: all seven are yours.

lesson-oware-defend-title = You are in danger, too
lesson-oware-defend = Your opponent counts too. Before you move, see which of your ones and twos a last seed could reach. You can move them away, add to them, or spoil the count of the pit that threatens.
lesson-oware-defend-hint = Sown from E, the last of three seeds would fall into b and make two there. What if b were empty?
lesson-oware-defend-done = There is nothing to take. A quiet move that spoils a threat is often the best one.

lesson-oware-feed-title = Feeding
lesson-oware-feed = If your opponent has no seeds, you must, if you can, play a move that gives them some. You need not give more than necessary.
lesson-oware-feed-hint = Both e and f reach the other side. Which of the two moves gives your opponent fewer seeds?
lesson-oware-feed-done = One seed is enough to satisfy the rule. If you could not have reached the other side, the game would be over and all the seeds in your row would be yours.

lesson-oware-slam-title = The grand slam
lesson-oware-slam = A capture of everything your opponent has is a grand slam. In tournaments the move may be played, but it captures nothing: your opponent must be left with something to play. Elsewhere other rules apply; they can be chosen as options of the game.
lesson-oware-slam-hint = The longest chain would take the whole row. Find the capture that spares C.
lesson-oware-slam-done = Four seeds, and your opponent still has two. A smaller capture that counts is better than a grand slam that does not.
lesson-oware-slam-mistake-1 = That was a grand slam: it would have taken every seed, so it took none.

lesson-oware-plan-title = Two moves ahead
lesson-oware-plan = The first capture you see is not always the best. Sometimes a quiet move prepares a bigger one, if your opponent cannot prevent it.
lesson-oware-plan-hint = Played at once, f captures two seeds. With one seed more it would reach one pit further.
lesson-oware-plan-done = You planned two turns ahead, with a reply in between. That is how games are won.

lesson-oware-win-title = Winning
lesson-oware-win = There are 48 seeds. Whoever has more than half of them, 25 or more, has won, and the game is over at once. You have 22.
lesson-oware-win-hint = Two seeds are not enough. Look for a chain.
lesson-oware-win-done = You have won. Now play a whole game: an opponent at a low level is a good one to begin with.

## Kalah

lesson-kalah = From the first move to the last seed: the store, extra moves, captures, and how a game of kalah ends.

lesson-kalah-board-title = Pits, seeds and stores
lesson-kalah-board = The lower row of six pits is yours, and so is the store at its right end. You lift all the seeds from one of your pits and sow them one by one counter-clockwise. Your own store lies on the way and gets a seed; your opponent’s is passed over.
lesson-kalah-board-hint = Choose any of your six pits and watch where the seeds go.
lesson-kalah-board-done = That is a move. Whoever has more seeds in the store at the end wins.

lesson-kalah-store-title = Into the store
lesson-kalah-store = Count the way to your store: from f it is one step, from e two, from d three. A pit with exactly as many seeds as it is steps from the store ends there.
lesson-kalah-store-hint = Every pit holds four seeds. Which pit is four steps from the store?
lesson-kalah-store-done = The last seed is in the store, and you move again: a good way to begin.

lesson-kalah-again-title = Another move
lesson-kalah-again = When your last seed falls into your store, you move again, however often this happens. Begin with a move that earns another one, and then bring a second seed into your store in the same turn.
lesson-kalah-again-hint = The extra move comes first. After that, any pit that reaches beyond f will do.
lesson-kalah-again-done = Two seeds in one turn. Extra moves are the heart of kalah.
lesson-kalah-again-mistake-1 = That move did not reach your store.

lesson-kalah-nearest-title = The nearest pit first
lesson-kalah-nearest = Several pits can give an extra move. Play the one nearest to the store first: a move from further away would add a seed to it and spoil the count.
lesson-kalah-nearest-hint = First f, then e. What has e left behind in f?
lesson-kalah-nearest-done = Three extra moves in a row. Working from right to left, you spoil nothing.
lesson-kalah-nearest-mistake-1 = You moved e too early: the seed that it put into f spoilt the count there.

lesson-kalah-capture-title = Capturing
lesson-kalah-capture = If your last seed falls into an empty pit of your own, you capture it together with all the seeds of the pit opposite. All of them go into your store.
lesson-kalah-capture-hint = The eight seeds in C lie opposite d, and d is empty. Look for a pit with as many seeds as it is steps away from d.
lesson-kalah-capture-done = You captured eight seeds, and your own last seed too. Your empty pits are weapons.

lesson-kalah-bigger-title = The bigger capture
lesson-kalah-bigger = Before you capture, look at all empty pits of your row and at what lies opposite each of them.
lesson-kalah-bigger-hint = Opposite b lie three seeds, opposite e seven.
lesson-kalah-bigger-done = Eight seeds at one blow. The smaller capture may still be there in the next turn.
lesson-kalah-bigger-mistake-1 = A capture, but not the bigger one. What lies opposite e?

lesson-kalah-nothing-title = Nothing opposite
lesson-kalah-nothing = If the pit opposite is empty, nothing is captured, and your last seed stays where it is.
lesson-kalah-nothing-hint = Pit B, opposite e, is empty. Pit E is not.
lesson-kalah-nothing-done = This time it was a capture: there was something to take.
lesson-kalah-nothing-mistake-1 = There is nothing opposite e, so your seed stays there alone.

lesson-kalah-chain-title = An extra move prepares a capture
lesson-kalah-chain = An extra move can do more than gain a seed: it empties a pit, and an empty pit can capture.
lesson-kalah-chain-hint = Three seeds from a reach d, which is not empty yet. How can you empty it without losing the turn?
lesson-kalah-chain-done = You first emptied the pit and then ended in it: that was worth seven seeds.

lesson-kalah-round-title = Round the board
lesson-kalah-round = A long sowing goes through your store, along the whole of your opponent’s row and back to your side. Your opponent’s store gets nothing. If the last seed falls into an empty pit of yours, it captures as usual, and what lies opposite has just gained a seed.
lesson-kalah-round-hint = Eight seeds from f: one into the store, six to the other side, and one is left.
lesson-kalah-round-done = The last seed came home. Keep an eye on heaps of eight or more.

lesson-kalah-defend-title = You are in danger, too
lesson-kalah-defend = Your opponent captures in the same way. See which of the upper pits are empty, which of your seeds lie opposite, and whether a seed can end there. Then move your seeds away, or spoil the count.
lesson-kalah-defend-hint = Pit B is empty, five of your seeds lie opposite, and the seed in A reaches B. Can you capture that seed? Empty f first.
lesson-kalah-defend-done = There is nothing left to capture. Removing the attacker is often the best defence.

lesson-kalah-end-title = The end
lesson-kalah-end = When one row is empty, the game is over, and the seeds of the other row go to its owner. It can also end sooner: a player who has more than half of the seeds has won. Work out who would get what is left.
lesson-kalah-end-hint = Pit C holds your opponent’s last seeds. Capture them, and the rest is yours.
lesson-kalah-end-done = The upper row is empty, and what lay in yours counts for you. Now play a whole game.

## Toguz Kumalak

lesson-toguz-kumalak = From the first sowing to atsyrau: even captures and the tuzdyk of toguz kumalak.

lesson-toguz-kumalak-board-title = Nine pits with nine seeds
lesson-toguz-kumalak-board = Each player owns nine pits; yours are a to i in the lower row. Each holds nine seeds at the start. On your turn you lift the seeds from one of your pits and sow them one by one counter-clockwise. Captured seeds go into your store, which is called the kazan.
lesson-toguz-kumalak-board-hint = Choose any of your nine pits and watch where the seeds go.
lesson-toguz-kumalak-board-done = You may already have made a capture; you will soon see why.

lesson-toguz-kumalak-sow-title = The first seed stays at home
lesson-toguz-kumalak-sow = Here a sowing begins in the very pit the seeds were lifted from: the first seed goes back into it. So nine seeds end not nine but eight pits further on.
lesson-toguz-kumalak-sow-hint = Count a as one. Which pit is the ninth?
lesson-toguz-kumalak-sow-done = Nine seeds, nine pits: a to i. Every other first move ends on the other side.

lesson-toguz-kumalak-single-title = A single seed
lesson-toguz-kumalak-single = A single seed is the exception: it moves to the next pit and leaves its own pit empty. In this way even a lone seed can capture.
lesson-toguz-kumalak-single-hint = The lone seed in i is next to A.
lesson-toguz-kumalak-single-done = Seven became eight, and an even number is captured.

lesson-toguz-kumalak-even-title = Even numbers are captured
lesson-toguz-kumalak-even = If your last seed makes an even number in one of your opponent’s pits, all the seeds in it are yours. So odd pits are in danger, and the biggest of them are worth most. Only the pit of the last seed is captured.
lesson-toguz-kumalak-even-hint = Eleven seeds in B would become twelve.
lesson-toguz-kumalak-even-done = A sowing of three seeds has captured twelve.
lesson-toguz-kumalak-even-mistake-1 = Ten seeds are a good capture, but there is a bigger one.
lesson-toguz-kumalak-even-mistake-2 = You made a tuzdyk; more about that soon. For now, look for the biggest capture.

lesson-toguz-kumalak-tuzdyk-title = The tuzdyk
lesson-toguz-kumalak-tuzdyk = If your last seed makes exactly three in one of your opponent’s pits, you may win the pit itself: it becomes your tuzdyk. You take the three seeds, and from now on every seed that falls into it is yours at once. You can have only one in a game.
lesson-toguz-kumalak-tuzdyk-hint = Pit D holds two seeds. Which of your pits ends there? Count the pit itself as one.
lesson-toguz-kumalak-tuzdyk-done = Pit D now works for you until the end of the game. Nearly every long sowing, even one of your opponent’s, brings it a seed.
lesson-toguz-kumalak-tuzdyk-mistake-1 = Eight seeds, but no tuzdyk, which would bring more in the long run.

lesson-toguz-kumalak-ninth-title = Never the ninth pit
lesson-toguz-kumalak-ninth = The ninth pit of a player, here I, can never become a tuzdyk. A three there stays where it is. Choose another pit.
lesson-toguz-kumalak-ninth-hint = Pit I holds two seeds, but so does E.
lesson-toguz-kumalak-ninth-done = A tuzdyk in the middle of the row gets many seeds.
lesson-toguz-kumalak-ninth-mistake-1 = Three in the ninth pit are just three seeds: no capture and no tuzdyk.

lesson-toguz-kumalak-number-title = Not the same number
lesson-toguz-kumalak-number = North has a tuzdyk in your third pit, c. So your tuzdyk may not be North’s third pit, which is C: the two tuzdyks may not have the same number. Which pits lie opposite each other does not matter.
lesson-toguz-kumalak-number-hint = Both C and E hold two seeds, and C is forbidden.
lesson-toguz-kumalak-number-done = The fifth pit is allowed. Note that North’s tuzdyk takes a seed from every sowing that passes through c.
lesson-toguz-kumalak-number-mistake-1 = North’s tuzdyk is number three, so C cannot be yours.

lesson-toguz-kumalak-income-title = What a tuzdyk brings
lesson-toguz-kumalak-income = Pit E is your tuzdyk. A sowing that passes through it gives you a seed and can still capture when it ends.
lesson-toguz-kumalak-income-hint = Which capture passes through E?
lesson-toguz-kumalak-income-done = Ten captured, and one on the way.
lesson-toguz-kumalak-income-mistake-1 = Ten seeds, but that sowing did not reach your tuzdyk.

lesson-toguz-kumalak-defend-title = You are in danger, too
lesson-toguz-kumalak-defend = Your opponent looks for your odd pits, and for pits with two seeds, where a tuzdyk could be made. One seed more or less changes odd into even: a sowing through your own row protects several pits at once.
lesson-toguz-kumalak-defend-hint = Try your moves one by one, and look at what could be captured afterwards.
lesson-toguz-kumalak-defend-done = Your opponent finds next to nothing. Counting for both players is the art of this game.

lesson-toguz-kumalak-win-title = Eighty-two
lesson-toguz-kumalak-win = There are 162 seeds. With 82, more than half, you win at once. You have 70.
lesson-toguz-kumalak-win-hint = Ten seeds would make 80. You need twelve.
lesson-toguz-kumalak-win-done = Eighty-two: you have won.
lesson-toguz-kumalak-win-mistake-1 = Eighty seeds: two short.

lesson-toguz-kumalak-atsyrau-title = Atsyrau
lesson-toguz-kumalak-atsyrau = A player who has to move but has no seeds left is in atsyrau: the game is over, and the other player gets all the seeds left on the board. North has a single seed left.
lesson-toguz-kumalak-atsyrau-hint = Capture the seed in A. Then whatever remains is yours.
lesson-toguz-kumalak-atsyrau-done = North cannot move, and your seeds decide the game. Now play a whole one.

## Bao la Kiswahili

lesson-bao-kiswahili = From the first seed entered to takasia: captures, the house and the two stages of bao.

lesson-bao-kiswahili-board-title = Four rows and a hand full of seeds
lesson-bao-kiswahili-board = Two rows are yours: the inner row a1 to a8, which faces your opponent, and the outer row b1 to b8. In the first stage, namua, every turn begins with a seed from your hand: you put it into an occupied pit of your inner row. Where nothing can be captured, the seeds of that pit are sown to the left or to the right along your own two rows.
lesson-bao-kiswahili-board-hint = Any move that is offered will do: choose a pit and a direction.
lesson-bao-kiswahili-board-done = A move without a capture is called takata. Seeds never leave your two rows, unless your opponent captures them.

lesson-bao-kiswahili-capture-title = Capturing from the pit that faces yours
lesson-bao-kiswahili-capture = If the pit into which you put your seed faces an occupied inner pit of your opponent’s, you capture all the seeds in that one. Whoever can capture must capture. Several pits can do so here.
lesson-bao-kiswahili-capture-hint = Pit a3 faces A6.
lesson-bao-kiswahili-capture-done = The captured seeds did not leave the game: you sowed them on your own side.

lesson-bao-kiswahili-kichwa-title = The heads of the row
lesson-bao-kiswahili-kichwa = Captured seeds are sown from an end of your inner row: from the left head (kichwa), a1, to the right, or from the right head, a8, to the left. After a first capture in the middle you choose which. The move ends when a last seed falls into an empty pit.
lesson-bao-kiswahili-kichwa-hint = Two seeds from the left head fall into a1 and a2.
lesson-bao-kiswahili-kichwa-done = The choice of head decides where your seeds go, and what they can still capture.
lesson-bao-kiswahili-kichwa-mistake-1 = The pit was correct, but you sowed from the right-hand head: the seeds fell into a8 and a7.

lesson-bao-kiswahili-kimbi-title = Kimbi
lesson-bao-kiswahili-kimbi = The two pits at each end of the inner row are called kimbi. A capture there leaves no choice: its seeds are sown from the nearer head.
lesson-bao-kiswahili-kimbi-hint = Pit a2 is a left kimbi, and A7 faces it.
lesson-bao-kiswahili-kimbi-done = They were sown from a1, without a choice. A kimbi can reverse the direction of a whole move.
lesson-bao-kiswahili-kimbi-mistake-1 = That captured a single seed. Which pit does a2 face?

lesson-bao-kiswahili-chain-title = One capture leads to the next
lesson-bao-kiswahili-chain = If the last seed of a lap falls into an occupied inner pit of yours that faces seeds, you capture again. If it faces none, you lift the whole pit and sow on. In this way one move can go on for many laps.
lesson-bao-kiswahili-chain-hint = Seven seeds from the right head reach a2, and a2 faces two more seeds.
lesson-bao-kiswahili-chain-done = Nine seeds in one move. The kimbi reversed the sowing, and in the end the move reached the house.
lesson-bao-kiswahili-chain-mistake-1 = Seven seeds. From the other head they would have reached another capture.

lesson-bao-kiswahili-house-title = The house
lesson-bao-kiswahili-house = Pit a5 is your house (nyumba). As long as it holds six seeds or more and has never been emptied, it protects you: when a lap of a capturing move ends in it during namua, you may stop there. That way you keep a treasure for the second stage.
lesson-bao-kiswahili-house-hint = Look for a capture whose last seed falls into a5, and stop there.
lesson-bao-kiswahili-house-done = The house stands and has grown. If several pits can capture and one of them is the house, the bao club’s leaflet advises playing the house; otherwise your opponent takes it.
lesson-bao-kiswahili-house-mistake-1 = You played the house: its seeds are scattered, and it is no longer a house.

lesson-bao-kiswahili-safari-title = Safari
lesson-bao-kiswahili-safari = Instead of stopping you may lift the house and sow on. This is called a safari: many seeds travel a long way and often capture more, but the house is lost for good. Try it.
lesson-bao-kiswahili-safari-hint = The same captures as before; this time go on.
lesson-bao-kiswahili-safari-done = The seeds from the house are on their way. A good player sets out on safari only when it pays.
lesson-bao-kiswahili-safari-mistake-1 = You stopped in the house. This time go on.

lesson-bao-kiswahili-takata-title = Takata
lesson-bao-kiswahili-takata = Nothing can be captured here, so your move is a takata, and none of its laps can capture. You may not begin it with the house. But it ends when its last seed falls into the house.
lesson-bao-kiswahili-takata-hint = Put the seed into a3: two seeds reach a5.
lesson-bao-kiswahili-takata-done = The house has one seed more, and the move ended there.

lesson-bao-kiswahili-mtaji-title = The second stage
lesson-bao-kiswahili-mtaji = When the hands are empty, mtaji begins. Now you choose a pit with two or more seeds in either of your rows, lift them and sow them in either direction. You capture if the last seed falls into an occupied inner pit that faces seeds, and when you can capture you must.
lesson-bao-kiswahili-mtaji-hint = Two seeds from a6 to the left reach a4, which faces A5.
lesson-bao-kiswahili-mtaji-done = Three seeds. Only pits with two to fifteen seeds can begin a capture.

lesson-bao-kiswahili-laps-title = Laps
lesson-bao-kiswahili-laps = If no first lap captures, you play takata at this stage, too: from the inner row if it has a pit with two or more seeds, otherwise from the outer row. Each lap that ends in an occupied pit is followed by another. Find the longest move.
lesson-bao-kiswahili-laps-hint = Two seeds from b8 go round the corner to a8 and a7.
lesson-bao-kiswahili-laps-done = Three laps, and seeds of the outer row have come to the front. When you must play a takata, the leaflet advises beginning with the fullest pit.

lesson-bao-kiswahili-takasia-title = Takasia
lesson-bao-kiswahili-takasia = A takata in the second stage can block. If afterwards your opponent cannot capture, and you threaten exactly one pit, that pit is blocked for one turn: it may not be played, and laps that end in it stop. This is takasia.
lesson-bao-kiswahili-takasia-hint = A seed in a5 would threaten A4.
lesson-bao-kiswahili-takasia-done = You are about to capture the seeds in A4, so North may not play from it now to save them. Pits with a single seed, and some others, cannot be blocked.
lesson-bao-kiswahili-takasia-mistake-1 = That blocked A5. Another takata blocks A4.

lesson-bao-kiswahili-win-title = Winning
lesson-bao-kiswahili-win = You win when your opponent’s inner row is empty, or when your opponent has no legal move: single seeds cannot be played at this stage. Look for the capture after which none of North’s pits holds more than one seed.
lesson-bao-kiswahili-win-hint = Three pits can capture. Begin with a2 and see how far it leads.
lesson-bao-kiswahili-win-done = North has nothing left to play. Now try a whole game.

# First lessons: texts that all games share.
lesson-first = A first lesson: short exercises based on the rules of this game.
lesson-first-last-title = Where the last seed falls
lesson-first-last = The last seed of a sowing decides what happens next. Count before you move.
lesson-first-last-hint = Count one place for each seed. Remember which places this game skips.
lesson-first-last-done = Right: you counted well.
lesson-first-illegal-title = What may not be played?
lesson-first-illegal = Not every pit may start a move. Find one that the rules refuse here; you play nothing this time.
lesson-first-illegal-hint = Go through the pits one by one: is it yours, does it hold seeds, does the rule for choosing a pit allow it?
lesson-first-illegal-done = The rules refuse it.
lesson-first-capture-title = A capture
lesson-first-capture = Here you can win seeds. Find a move that captures.
lesson-first-capture-hint = See where each of your sowings ends, and what lies there.
lesson-first-capture-done = That is a capture.
lesson-first-most-title = The best capture
lesson-first-most = Several moves capture here. Take the one that brings in the most.
lesson-first-most-hint = Count the seeds of every capture before you choose.
lesson-first-most-done = There was no bigger capture.
lesson-first-laps-title = How many laps?
lesson-first-laps = In this game a sowing may go on. Find the move with exactly as many laps as the goal asks for.
lesson-first-laps-hint = Follow each move from pit to pit until it ends.
lesson-first-laps-done = Exactly the right number of laps.
lesson-first-again-title = Another move
lesson-first-again = Some moves earn you another move in the same turn. Find one.
lesson-first-again-hint = Work out where a sowing has to end for that, and count backwards.
lesson-first-again-done = You move again.
lesson-first-mark-title = A pit with a mark
lesson-first-mark = In this game a move can mark a pit. Find the move that marks the pit of the goal.
lesson-first-mark-hint = Work out how many seeds the pit will hold.
lesson-first-mark-done = The pit is marked.
lesson-first-safe-title = Leave nothing to capture
lesson-first-safe = Your opponent wants to capture. Find a move after which nothing of yours can be taken.
lesson-first-safe-hint = For each move, look at the board through your opponent’s eyes.
lesson-first-safe-done = Nothing of yours can be taken now.
lesson-first-watch-title = Follow a move
lesson-first-watch = In this game you have no choice: every move is forced. Play it and follow the seeds.
lesson-first-watch-hint = There is only one move.
lesson-first-watch-done = See where the seeds went, and what they won.
lesson-first-win-title = The winning move
lesson-first-win = You can win at once.
lesson-first-win-hint = Try the moves that take something away from your opponent, or from your own row.
lesson-first-win-done = You have won.

## songo course

lesson-songo = Songo in five exercises: sowing to the left, captures, chains, the heap, and the capture that is refused.

lesson-songo-count-title = To the left
lesson-songo-count = Seeds run clockwise: to your left along your row, then along the other row from G on. Five seeds reach the fifth pit.
lesson-songo-count-hint = Count back from E: E, F, G, a, b. The pit before b is where you start.
lesson-songo-count-done = Oware players tend to go the wrong way here. You did not.

lesson-songo-capture-title = Two, three and four
lesson-songo-capture = If the last seed makes two, three or four in your opponent’s row, you capture them.
lesson-songo-capture-hint = Pit F holds three.
lesson-songo-capture-done = Four seeds. Pits with one, two or three are in danger.

lesson-songo-chain-title = Back along the row
lesson-songo-chain = After a capture, look at the pits just before it. As long as they hold two, three or four seeds, you capture these as well.
lesson-songo-chain-hint = The last seed has to fall into E, just after F and G.
lesson-songo-chain-done = Three pits with one sowing.

lesson-songo-heap-title = The heap
lesson-songo-heap = If you sow more than thirteen seeds, the first thirteen go round the board, and the rest go into the opposite row only. In this way empty pits end up with two.
lesson-songo-heap-hint = The heap lies in d.
lesson-songo-heap-done = This is the great weapon of songo. Watch your opponent’s heap as closely as yours.

lesson-songo-refused-title = Too much of a good thing
lesson-songo-refused = A capture that would take the whole row is cancelled. Watch it happen.
lesson-songo-refused-hint = Four seeds from b reach E.
lesson-songo-refused-done = North would have been left without a seed, so all the seeds stay.

## gabata course

lesson-gabata = Gabata in six exercises: sowing on, capturing a column, the seed that walks, far pits, the first turn and the end.

lesson-gabata-relay-title = Sowing on
lesson-gabata-relay = If the last seed falls into a pit that holds seeds, you lift them all and sow on. The turn ends in an empty pit.
lesson-gabata-relay-hint = Two seeds from c reach e.
lesson-gabata-relay-done = Two laps: from c to e, and from e to the empty g.

lesson-gabata-column-title = A whole column
lesson-gabata-column = If the last seed falls into an empty pit, you win the enemy seeds in its column. Your three leftmost pits have two enemy pits above them.
lesson-gabata-column-hint = Above b lie H and E. One seed is enough.
lesson-gabata-column-done = Seven seeds. Your own seeds in a column stay where they are.
lesson-gabata-column-mistake-1 = That captured three seeds, in the columns of c and d. The column of b has more.

lesson-gabata-walk-title = The seed that walks
lesson-gabata-walk = After a capture the capturing seed moves one pit on. If that pit is empty too, its column is looked at again. Start a walk.
lesson-gabata-walk-hint = Three empty pits lie ahead of c.
lesson-gabata-walk-done = One seed, three captures. A single seed with empty pits ahead of it is a threat every turn.

lesson-gabata-far-title = Far pits capture too
lesson-gabata-far = Your last seed may also fall on your opponent’s side. There it takes the other enemy pit of the column.
lesson-gabata-far-hint = Four seeds from i reach D.
lesson-gabata-far-done = Pits D and I are in the same column. Only your opponent’s three leftmost pits have no such partner.
lesson-gabata-far-mistake-1 = That was a capture from your own side. Look for the one on the far side.

lesson-gabata-opening-title = The first turn
lesson-gabata-opening = The usual race has just ended in this position. One of your moves is far better than the others.
lesson-gabata-opening-hint = Try the pits that hold a single seed.
lesson-gabata-opening-done = Fifteen seeds in one turn. Players who know it name other pits for the race.

lesson-gabata-end-title = The end
lesson-gabata-end = If a player has no seeds at the start of their turn, the round is over, and the opponent gets all that is left. Two moves capture North’s last seeds. Only one of them also wins.
lesson-gabata-end-hint = Your last seed must not end among North’s pits.
lesson-gabata-end-done = North could not move, and the eight seeds that remained were yours.
lesson-gabata-end-mistake-1 = North’s seeds are gone, but your sowing has brought new ones to the far side.

## selus course

lesson-selus = Selus in five exercises: make a trap, rob one of your opponent’s, rob your own, use your opponent’s eye, and solve an old problem.

lesson-selus-trap-title = A trap
lesson-selus-trap = If the last seed makes four in a pit of three, the pit becomes your trap, on either side of the board.
lesson-selus-trap-hint = After i, the count goes on with A.
lesson-selus-trap-done = Whatever falls into A now belongs to you.

lesson-selus-rob-title = Robbing a trap
lesson-selus-rob = A last seed in an enemy trap takes itself and one more seed. The trap stays.
lesson-selus-rob-hint = Pit c is North’s trap. One seed reaches it.
lesson-selus-rob-done = Two seeds for you, and the trap has shrunk by one.

lesson-selus-own-title = Robbing your own trap
lesson-selus-own = From a trap of your own you take two as well, and you move again.
lesson-selus-own-hint = The same move as before; this time the trap is yours.
lesson-selus-own-done = Two seeds safely home, and it is still your turn.

lesson-selus-eye-title = Your opponent’s eye
lesson-selus-eye = The leftmost pit is its owner’s eye. From a trap in your opponent’s eye you take two and move again, even if the trap is not yours.
lesson-selus-eye-hint = Pit A is North’s eye.
lesson-selus-eye-done = That is why nobody should make a trap in their own eye.

lesson-selus-problem-title = The old problem
lesson-selus-problem = This problem is found in several sources. Pit b is an empty trap of North’s, B a trap of yours. Play to the end, and win.
lesson-selus-problem-hint = Advance slowly, with single seeds. When North has no move left, you finish alone: three seeds in i need a fourth.
lesson-selus-problem-done = Solved. The problem begins with an empty trap; this shows that a trap remains a trap when it is emptied.

## congkak course

lesson-congkak = Congkak in four exercises: reach your store, capture at the end of a relay, win a single seed, and see how a turn dies.

lesson-congkak-again-title = Straight home
lesson-congkak-again = Your store is sown like a pit. If the last seed falls into it, you move again.
lesson-congkak-again-hint = One seed in g, two in f, and so on. Which pit has exactly as many seeds as it is steps from the store?
lesson-congkak-again-done = You move again, however often this happens.

lesson-congkak-relay-title = Sowing on, and a capture
lesson-congkak-relay = If the last seed falls into an occupied pit, lift everything in it and sow on. If it falls into an empty pit of your own, you capture it and everything opposite.
lesson-congkak-relay-hint = In the starting position you can do this from every pit but one.
lesson-congkak-relay-done = Nine seeds. But the capture ended your turn; if the last seed had fallen into the store, you would have moved again.

lesson-congkak-single-title = A single seed
lesson-congkak-single = If nothing lies opposite, the last seed still goes into your store.
lesson-congkak-single-hint = End in an empty pit of your own.
lesson-congkak-single-done = A single seed counts too.

lesson-congkak-foreign-title = Where a turn dies
lesson-congkak-foreign = If the last seed falls into an empty pit of your opponent’s, it stays there and your turn is “dead” (mati). See it happen.
lesson-congkak-foreign-hint = Two seeds from g: the store, then A.
lesson-congkak-foreign-done = The first seed came home; the second is now in your opponent’s row.

## omweso course

lesson-omweso = Omweso in five exercises: laps, a capture, sowing in reverse, and both ways to win.

lesson-omweso-lap-title = Two laps
lesson-omweso-lap = You sow round your own two rows: to the right along the outer row, to the left along the inner one. If the last seed falls into an occupied pit, you lift everything in it and go on.
lesson-omweso-lap-hint = From b4 four seeds reach b8.
lesson-omweso-lap-done = Two laps, and the second ended in an empty pit.

lesson-omweso-capture-title = A column
lesson-omweso-capture = If the last seed falls into an occupied pit of your inner row, you capture both pits opposite, provided both hold seeds. The captured seeds are sown from where the lap began.
lesson-omweso-capture-hint = Two seeds from b8 reach a7.
lesson-omweso-capture-done = Six seeds, sown from a8 on. Both pits of a column must hold seeds.

lesson-omweso-reverse-title = Sowing in reverse
lesson-omweso-reverse = The two leftmost pits of each of your rows may be sown clockwise, but only if that captures at once.
lesson-omweso-reverse-hint = Sown the other way, the seeds of b1 fall into a1 and a2.
lesson-omweso-reverse-done = From the left-hand corner you can strike both ways. So can your opponent.

lesson-omweso-singles-title = Nothing but single seeds
lesson-omweso-singles = A pit with one seed cannot be played. You win if your opponent has nothing else.
lesson-omweso-singles-hint = Which column holds nearly all of North’s seeds?
lesson-omweso-singles-done = North still has seeds, but no legal move.

lesson-omweso-heads-title = Both heads
lesson-omweso-heads = Whoever captures at both ends of the board in one turn wins at once: emitwe ebiri, two heads.
lesson-omweso-heads-hint = Begin at the right end, with b7.
lesson-omweso-heads-done = Keep a pit empty at one end of your rows, and it cannot happen to you.

## oware-nam-nam course

lesson-oware-nam-nam = Nam-nam in five exercises: laps, pits of four in passing, the last four, the end of a round, and the pits of the next one.

lesson-oware-nam-nam-laps-title = Roaming
lesson-oware-nam-nam-laps = If the last seed falls into an occupied pit, you lift everything in it and sow on. From the opening position every move runs for five laps and ends two pits beyond where it began.
lesson-oware-nam-nam-laps-hint = Begin two pits before c.
lesson-oware-nam-nam-laps-done = Follow a move to its very end before you play it.

lesson-oware-nam-nam-passing-title = Four in passing
lesson-oware-nam-nam-passing = A seed that makes four in one of your pits wins all four at once, and the sowing goes on. So pits of your own that hold three are valuable.
lesson-oware-nam-nam-passing-hint = Sow past the two pits that hold three.
lesson-oware-nam-nam-passing-done = Eight seeds without stopping.

lesson-oware-nam-nam-last-title = The last seed is yours
lesson-oware-nam-nam-last = A four made in passing goes to the owner of the pit. But if the last seed in your hand makes the four, you capture it, whoever owns the pit.
lesson-oware-nam-nam-last-hint = One seed reaches A.
lesson-oware-nam-nam-last-done = Always ask two questions: whose pit is it, and is this the last seed?

lesson-oware-nam-nam-end-title = Worth eight
lesson-oware-nam-nam-end = The player who captures when eight seeds are left takes the last four as well, and the round is over.
lesson-oware-nam-nam-end-hint = There is one move.
lesson-oware-nam-nam-end-done = One seed has won you eight.

lesson-oware-nam-nam-owned-title = Pits of the next round
lesson-oware-nam-nam-owned = Every four seeds you have won buy you a pit in the next round. North has won a seventh pit, c, and may start from there too.
lesson-oware-nam-nam-owned-hint = Play any move that is offered; try c.
lesson-oware-nam-nam-owned-done = A pit you own is not just for capturing: you can start a move from it too.

## afrika course

lesson-afrika = Afrika in two exercises: counting far ahead, and the sacrifice in an old puzzle.

lesson-afrika-count-title = Round the corner
lesson-afrika-count = A sowing of eight seeds goes on into the other row.
lesson-afrika-count-hint = Count eight steps back from H.
lesson-afrika-count-done = You counted right.

lesson-afrika-sacrifice-title = The sacrifice
lesson-afrika-sacrifice = A puzzle by friends of the inventor: when two piles are in danger, the smaller one must be taken. Put a single seed where North has to take it, and strike elsewhere.
lesson-afrika-sacrifice-hint = Play d: North then has to take the seed in e.
lesson-afrika-sacrifice-done = The author of the puzzle adds that the sacrifice later leads to a dead end. Our program sees a draw.
