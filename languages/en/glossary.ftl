# The glossary: what a term is called, how it is written in texts (a star stands for any ending), and what it means.

term-sowing-game = sowing game
term-sowing-game-forms = sowing game, sowing games, mancala
term-sowing-game-means = A game in which seeds are lifted from one pit and dropped one by one into the next ones. “Mancala” means the same.

term-pit = pit
term-pit-forms = pit, pits
term-pit-means = A hollow in the board that holds seeds.

term-seed = seed
term-seed-forms = seed, seeds
term-seed-means = What is sown and won: a seed, pebble, shell or bean.

term-store = store
term-store-forms = store, stores
term-store-means = The place for the seeds a player has won. In some games it is sown into; in others it only holds them.

term-reserve = in hand
term-reserve-forms = seeds in hand, in hand
term-reserve-means = Seeds that are not yet on the board; a player enters them one by one. Also the seeds lifted and not yet sown.

term-inner-row = inner row
term-inner-row-forms = inner row, inner rows
term-inner-row-means = On boards with four rows, the row that faces the opponent. The row behind it is the outer row.

term-sow = to sow
term-sow-forms = sow, sows, sowing, sowings, sown
term-sow-means = To drop the seeds in the hand one by one into the next pits.

term-last-seed = last seed
term-last-seed-forms = last seed
term-last-seed-means = The seed that ends a sowing. The place where it falls decides what happens: a capture, another lap, the end of the turn.

term-lap = lap
term-lap-forms = lap, laps
term-lap-means = One sowing, from lifting the seeds to the last seed. In many games a turn has several laps.

term-relay = to sow on
term-relay-forms = sow on, sows on, sow them on, sown on, relay, relays
term-relay-means = To lift the seeds where the last seed fell and to go on sowing with them. Also called relay sowing.

term-direction = counter-clockwise
term-direction-forms = counter-clockwise, clockwise
term-direction-means = The way round the board. Seen from above, counter-clockwise means from left to right in the row nearest to you. In four-row games a player’s path runs round their own two rows.

term-capture = to capture
term-capture-forms = capture, captures, captured, capturing
term-capture-means = To win seeds from a pit. They go into a store, or are sown again on your own side.

term-count-capture = capture by number
term-count-capture-forms = capture by number
term-count-capture-means = A capture decided by how many seeds the pit of the last seed then holds: two or three, or four, or an even number. The other way is capture by place.

term-place-capture = capture by place
term-place-capture-forms = capture by place
term-place-capture-means = A capture decided by where the last seed falls, for instance in an empty pit of yours opposite an occupied one.

term-opposite = opposite pit
term-opposite-forms = opposite pit, pit opposite
term-opposite-means = The pit across the board in the same column.

term-chain = chain
term-chain-forms = chain, chains
term-chain-means = A capture that goes on with neighbouring pits as long as they qualify.

term-passing = capture in passing
term-passing-forms = capture in passing
term-passing-means = A capture made by a seed that is not the last, while the sowing goes on.

term-resow = to resow
term-resow-forms = resow, resown
term-resow-means = To sow captured seeds on your own side instead of keeping them.

term-grand-slam = grand slam
term-grand-slam-forms = grand slam, grand slams
term-grand-slam-means = A capture of everything the opponent has on the board, also called “cutting off the head”. Games and clubs treat it differently.

term-feed = to feed
term-feed-forms = feed, feeds, feeding
term-feed-means = To give the opponent seeds to move with. In many games you have to do this if the opponent has none.

term-leftovers = leftovers
term-leftovers-forms = leftovers, seeds left
term-leftovers-means = The seeds still on the board when the game ends. The rules say whose they are.

term-extra-move = another move
term-extra-move-forms = another move, move again, moves again
term-extra-move-means = A further move in the same turn.

term-pass = to pass
term-pass-forms = pass your turn, passes the turn, you pass
term-pass-means = To let a turn go by without a move.

term-endless = endless sowing
term-endless-forms = endless sowing, never ends, would never end
term-endless-means = A sequence of laps that returns to the same state and would go on for ever. The rules of each game say what happens then.

term-trap = trap
term-trap-forms = trap, traps
term-trap-means = A marked pit. Seeds in it belong to whoever made it, even if the pit lies in the other row.

term-mark = marked pit
term-mark-forms = marked pit, marked pits, marked
term-mark-means = A pit with special properties, for a time or for good: a trap, a tuzdyk, a house.

term-blocked = blocked pit
term-blocked-forms = blocked pit, blocked
term-blocked-means = A pit that may not be played this turn.

term-closed = closed pit
term-closed-forms = closed pit, closed pits
term-closed-means = A pit that is out of play for a whole round; in congkak it is “burnt”.

term-second-kind = second kind of seed
term-second-kind-forms = second kind of seed, second kind of seeds
term-second-kind-means = Seeds with a different value or use in the same game, such as the mandarins of ô ăn quan.

term-round = round
term-round-forms = round, rounds
term-round-means = One game of a match, from the set-up to its end.

term-match = match
term-match-forms = match, matches
term-match-means = Several rounds, each of which carries its result over to the next, until one player has won the match.

term-territory = territory
term-territory-forms = territory
term-territory-means = Pits that are yours in the next round because of what you won in the last one.

term-race = race
term-race-forms = race
term-race-means = An opening sowing by all players at the same time. Whoever finishes first begins.

term-pie-rule = pie rule
term-pie-rule-forms = pie rule
term-pie-rule-means = After the first move the second player may change seats, so that nobody opens too strongly.

term-team = team
term-team-forms = team, teams, partner, partners
term-team-means = Players who win and lose together.

term-solitaire = solitaire
term-solitaire-forms = solitaire
term-solitaire-means = A game for one player against the board.

term-repetition = repetition
term-repetition-forms = repetition, comes again
term-repetition-means = A position that occurs again with the same player to move. The rules say when this ends the game or is not allowed.

term-obligations = obligations
term-obligations-forms = obligations, obligation
term-obligations-means = What a move must do, or must not do even where it would otherwise be legal.

term-draw = draw
term-draw-forms = draw, draws, drawn
term-draw-means = A game that nobody wins.

term-variant = variant
term-variant-forms = variant, variants, option, options
term-variant-means = A game with its options chosen: people in different places play it a little differently.

# Languages of the words that players use.

word-language-sw = Swahili
word-language-kk = Kazakh
word-language-ak = Akan
word-language-yo = Yoruba
word-language-ms = Malay
word-language-jv = Javanese
word-language-lg = Luganda
word-language-rw = Kinyarwanda
word-language-vi = Vietnamese
word-language-ta = Tamil
word-language-naq = Khoekhoe
word-language-mg = Malagasy
word-language-sn = Shona
word-language-ts = Tsonga
word-language-ki = Kikuyu
word-language-ti = Tigrinya
word-language-am = Amharic
word-language-ber = Berber
word-language-ar = Arabic
word-language-ja = Japanese, from go
word-language-si = Sinhala
word-language-nso = Northern Sotho
word-language-ny = Chewa
