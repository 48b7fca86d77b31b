# Abawo
abawo--name = Абаво

# A relay game in which every pit that is filled to four belongs to the player on whose side it lies, whoever is sowing.
abawo--summary = Игра с кругами: лунка, в которой стало четыре камня, достаётся тому, на чьей стороне она находится, кто бы ни сеял.

# Ghana
abawo--played = Гана

# Only Russian articles use this name. They tell us two things: the game is sown in laps, and a pit of four goes to the player on whose side it lies. The board, the start and the end are borrowed from Ayo-ayo (uncertain). The articles call a larger game, Anywoli, a cross between Abawo and Ayo-ayo for adults.
abawo--note-1 = Это название встречается только в русских статьях. В них сказано, что сеют во много кругов и что лунка с четырьмя камнями достаётся тому, на чьей стороне она находится. Доска, начальная расстановка и конец игры взяты из айо-айо (не подтверждено). Более крупную игру, аньиволи, там называют помесью абаво и айо-айо для взрослых.

# The articles contrast Abawo with Anywoli, where a four made by the last seed goes to the mover; so here even that one goes to the owner of the row. If Abawo is the same as Ba-awa in Bell's description, last = mover is right.
abawo--note-2 = Статьи противопоставляют абаво игре аньиволи, где четыре камня, собравшиеся в лунке с последним камнем, достаются тому, кто ходит; поэтому здесь и они достаются владельцу ряда. Если же абаво — не что иное, как ба-ава в описании Белла, верна настройка last = mover.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
abawo--note-3 = О повторении позиций ничего не сказано; по добавленному здесь правилу каждый забирает тогда камни своего ряда.

# Habr articles by GlukKazan: laps, and who takes the fours.
abawo--source-habr = Статьи GlukKazan на Хабре: посев во много кругов; кому достаются лунки с четырьмя камнями.

# Popular Mechanics, Russian edition, names it among the games of Ghana.
abawo--source-popular-mechanics = «Популярная механика», русское издание: эта игра упомянута среди игр Ганы.

# Who takes a four made by the last seed of a lap: the player on whose side it lies, or the player who is sowing.
abawo--option-last = Кому достаются четыре камня, собравшиеся в лунке с последним камнем круга: тому, на чьей стороне эта лунка, или тому, кто сеет.

# Who gets the last seeds: they are played out, a capture that leaves only four takes these too, or the player who began takes the last eight.
abawo--option-last_seeds = Что происходит с последними камнями: их доигрывают; последние четыре забирает тот, после чьего захвата они остались; или последние восемь забирает начинавший игрок.

# What happens to a player who has no seeds to move: the game ends and the opponent takes what is left, or the player passes.
abawo--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет камней: игра кончается, и остаток забирает противник; или игрок пропускает ход.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
abawo--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, игра кончается и остаток забирает тот, чья очередь ходить.

# Whether the game is over as soon as a player has more than half of the seeds.
abawo--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# Pits in a row.
abawo--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
abawo--option-seeds = Число камней в каждой лунке в начале игры.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
abawo--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
abawo--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый прибавил к своему счёту камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Abstract Mancala
abstract-mancala--name = Абстрактная манкала

# A board without edges and without owners: sow straight on in eight directions, sow on from every occupied pit in whatever direction you choose, capture the pit ahead, and set traps that swallow whatever comes.
abstract-mancala--summary = Доска без краёв, лунки без владельцев: сейте по прямой в любом из восьми направлений, продолжайте посев из любой непустой лунки куда захотите, захватывайте лунку впереди и ставьте ловушки, глотающие всё, что в них попадёт.

# invented by Valentin Chelnokov (GlukKazan), Russia, in 2015
abstract-mancala--played = Россия; игру придумал Валентин Челноков (GlukKazan) в 2015 году

# The article speaks of the next player and allows more than two; the author's program has two.
abstract-mancala--note-1 = В статье говорится о «следующем игроке» и допускается, что игроков больше двух; в программе автора их двое.

# The author's second lesson states that a single bean captures nothing; the article does not.
abstract-mancala--note-2 = О том, что один камень ничего не захватывает, сказано во втором уроке автора, а не в статье.

# A sowing that comes round to its start ends there without any effect, as in the author's program.
abstract-mancala--note-3 = Посев, вернувшийся к своему началу, там и кончается без последствий: так поступает программа автора.

# Where traps are weak and an emptied trap is filled from three to four again, the program gives it to whoever did that. This is taken to be a mistake: here, a trap keeps its owner.
abstract-mancala--note-4 = При слабых ловушках программа отдаёт ловушку, которую опустошили, а потом снова довели с трёх камней до четырёх, тому, кто это сделал. Здесь это сочтено ошибкой: у ловушки остаётся прежний владелец.

# The author's program refuses to put more than twenty beans into a pit, for technical reasons (max_in_pit).
abstract-mancala--note-5 = По техническим причинам программа автора не позволяет класть в лунку больше двадцати камней (настройка max_in_pit).

# Two safety rules were added here: a turn may not return to one of its own positions, and a position that occurs for the third time makes the game a draw. The author's program has neither, and a turn could go on as long as its player likes.
abstract-mancala--note-6 = В пределах хода ни одна позиция не может повториться, а третье появление позиции в партии — ничья; эти предохранительные правила добавлены здесь. У автора их нет, и ход мог бы длиться сколько угодно.

# If the best players are level after the last beans, there is no winner and the game is a draw; the author's program does not mention this.
abstract-mancala--note-7 = Если после последних камней счёт у лучших сравнялся, победителя нет: это ничья, хотя в программе автора о ней ничего не сказано.

# The author's program throws the beans anew for every game. Here the number of the deal settles them, so that a game can be played again: --option deal=17. Any other start can be given as a position.
abstract-mancala--note-8 = Программа автора разбрасывает камни перед каждой партией заново. Здесь их расположение определяет номер раздачи, и партию можно сыграть ещё раз: --option deal=17. Любое другое начало можно задать позицией.

# How three or four players sit and who of them wins is not stated. Here the turns go round the board, the traps of all others are enemy traps, and the game is over as soon as somebody is further ahead of the next player than there are beans outside the traps.
abstract-mancala--note-9 = Как сидят трое или четверо игроков и кто из них побеждает, нигде не сказано. Здесь ходят по очереди вокруг доски, ловушки всех остальных считаются чужими, а партия кончается, как только кто-нибудь опережает следующего больше, чем на число камней вне ловушек.

# GlukKazan, article on sowing games on Habr (Russian).
abstract-mancala--source-glukkazan = GlukKazan, статья об играх с посевом на Хабре (по-русски).

# GlukKazan, Abstract Mancala for Zillions of Games and Axiom, with four lessons; it settles open questions.
abstract-mancala--source-zog = GlukKazan, Abstract Mancala для Zillions of Games и Axiom, с четырьмя уроками; по ней решены неясные вопросы.

# How many people play, each alone.
abstract-mancala--option-players = Сколько человек играет; каждый сам за себя.

# Pits in a row.
abstract-mancala--option-columns = Число лунок в ряду.

# A strong trap stops every sowing and swallows the beans left in the hand; a weak one is sown over and only ends a sowing whose last bean falls into it.
abstract-mancala--option-traps = Сильная ловушка останавливает любой посев и глотает оставшиеся в руке камни; слабую засевают, как любую лунку, и она прерывает только тот посев, последний камень которого в неё попал.

# Beans are thrown in at random: 24 times, two to six of them go into a pit that is not yet full; or a position is given, and without one every pit holds two beans.
abstract-mancala--option-fill = Камни разбрасывают случайно (24 раза по два–шесть камней в ещё не полную лунку), или позицию задают самостоятельно. Если она не задана, в каждой лунке лежит по два камня.

# The number that settles a random start.
abstract-mancala--option-deal = Номер, определяющий случайное начало.

# Whether a move may put more than 20 beans into a pit.
abstract-mancala--option-max_in_pit = Определяет, разрешены ли ходы, после которых в лунке окажется больше 20 камней.

# Afrika
afrika--name = Африка

# Sowing never captures here: whoever has an empty pit must take what lies opposite it, always the smallest pile, instead of sowing. A game of sacrifices.
afrika--summary = Посевом здесь ничего не захватывают: у кого есть пустая лунка, тот обязан, вместо того чтобы сеять, взять камни, лежащие напротив неё, причём всегда самую маленькую кучку. Это игра жертв.

# invented by Ralf Gering in Bad Breisig, Germany, in 2004; the reverse game was proposed by Benedikt Rosenau in 2010
afrika--played = Германия; игру придумал Ральф Геринг в Бад-Брайзиге в 2004 году, обратную игру предложил Бенедикт Розенау в 2010 году

# According to the inventor's text a long sowing skips the starting pit; in the author's program it does not. The text is followed.
afrika--note-1 = Согласно тексту изобретателя, долгий посев пропускает исходную лунку, в программе автора статьи — нет. Здесь взято то, что сказано в тексте.

# The game ends when the board is empty; a program may stop as soon as a player has more than half, since the winner is the same.
afrika--note-2 = Игра кончается, когда доска пуста. Программа может остановиться и раньше, как только кто-то набрал больше половины: победитель будет тот же.

# No source has a rule for repeated positions; here the stores are compared at the third occurrence. In 3,000 random games no position was repeated.
afrika--note-3 = Ни в одном источнике нет правила о повторении позиций; при третьем появлении позиции сравнивают амбары. За 3000 случайных партий такого ни разу не случилось.

# The author mentions a compensation of 2.5 points for the second player, but does not use it.
afrika--note-4 = Форы второму игроку здесь нет: автор упоминает 2,5 очка, но сам их не применяет.

# GlukKazan, article on sowing games on Habr (Russian), after the inventor; the author's program.
afrika--source-glukkazan = GlukKazan, статья об играх с посевом на Хабре (по-русски), со слов изобретателя; программа автора статьи.

# Mancala World, Afrika.
afrika--source-mancala-world = Mancala World, Afrika.

# Whether the player with more seeds wins, or loses (the reverse game).
afrika--option-goal = Определяет, побеждает ли тот, у кого больше камней, или он проигрывает (обратная игра).

# Pits in a row.
afrika--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
afrika--option-seeds = Число камней в каждой лунке в начале игры.

# Whether a sowing all round the board skips the pit it was lifted from.
afrika--option-skip_start = Определяет, пропускает ли посев, обходящий всю доску, лунку, из которой взяты камни.

# How many times a position has to occur before the stores are compared; 0 for never.
afrika--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и сравнили амбары; при 0 повторения не учитываются.

# The reverse game: taking more than half of the seeds loses.
afrika--preset-reverse = Обратная игра: проигрывает тот, у кого больше половины камней.

# Alemungula
alemungula--name = Алемунгула

# A game of the Wetawit in which the seeds always leave by the nearer end of the row, and a single seed may not be played straight back.
alemungula--summary = Игра ветавитов, в которой камни всегда выходят из ряда через ближний конец, а одиночный камень нельзя тут же вернуть обратно.

# Asosa and Beni Sangul, on the border of Ethiopia and Sudan (Wetawit)
alemungula--played = Асоса и Бени-Сангул на границе Эфиопии и Судана (ветавиты)

# Pits of the left half are sown clockwise, those of the right half counter-clockwise, the middle one as the player likes.
alemungula--note-1 = Из лунок левой половины сеют по часовой стрелке, из лунок правой — против часовой, из средней — в любую сторону.

# When a single seed crosses from an end pit into an empty end pit of the opponent, that pit may not be played in the next ply; the seed would only come back. A player who has nothing else to play then has no legal move, and the game ends. Longer repetitions are not forbidden.
alemungula--note-2 = Если одиночный камень переходит из крайней лунки в пустую крайнюю лунку противника, следующим ходом из неё ходить нельзя: камень просто вернулся бы. Если других ходов у игрока нет, игра кончается. Более длинные повторения не запрещены.

# The pits before the last one are captured too, according to Mancala World if they have been increased to 2 or 4, according to igGameCenter if they hold 2 or 4. This comes to the same thing, since every pit on the way has received a seed.
alemungula--note-3 = Согласно Mancala World, захватывают и предыдущие лунки, в которых тоже стало два или четыре камня, согласно igGameCenter — те, в которых тоже два или четыре. Это одно и то же: в каждую лунку по пути упал камень.

# Some programs oblige a player to feed an opponent without seeds, which no text mentions (feed). The closely related Um el Bagara of Sudan forbids single seeds (singles).
alemungula--note-4 = В некоторых программах противника, оставшегося без камней, обязательно кормят, но ни в одном тексте этого нет (настройка feed). В близкородственной суданской игре ум-эль-багара нельзя ходить одиночными камнями (настройка singles).

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
alemungula--note-5 = Если позиция всё время повторяется, каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# Habr articles by GlukKazan: the direction depends on the pit; the ban on ping-pong.
alemungula--source-habr = Статьи GlukKazan на Хабре: направление зависит от лунки; запрет «пинг-понга».

# Mancala World, Alemungula (after R. Pankhurst 1971).
alemungula--source-mancala-world = Mancala World, Alemungula (по Р. Панкхёрсту, 1971).

# igGameCenter, Alemungula.
alemungula--source-iggamecenter = igGameCenter, Alemungula.

# GlukKazan's program Dagaz, in which an opponent without seeds must be fed.
alemungula--source-dagaz = Программа Dagaz (GlukKazan): противника, оставшегося без камней, обязательно кормят.

# Pits in a row.
alemungula--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
alemungula--option-seeds = Число камней в каждой лунке в начале игры.

# Whether a pit with a single seed may be played.
alemungula--option-singles = Определяет, можно ли ходить из лунки с одиночным камнем.

# Whether it is forbidden to play back a single seed that has just crossed into an empty end pit.
alemungula--option-ping_pong = Определяет, запрещено ли возвращать одиночный камень, который только что перешёл в пустую крайнюю лунку.

# Whether a sowing of ten or more seeds skips the pit it was lifted from.
alemungula--option-skip_start = Определяет, пропускает ли посев десяти и более камней лунку, из которой они взяты.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
alemungula--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся, если такой ход есть.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
alemungula--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# The Sudanese relative: single seeds may not be played.
alemungula--preset-um-el-bagara = Суданская родственница: одиночными камнями ходить нельзя.

# Ali Guli Mane
ali-guli-mane--name = Али-гули-мане

# A relay game of Karnataka: after each lap you sow on from the next pit; if it is empty, that is a saada, which captures what lies behind it and across from there; a first saada that captures gives you a second move.
ali-guli-mane--summary = Игра из Карнатаки: после каждого круга сеют дальше из следующей лунки. Если эта лунка пуста, получается саада: захватывают лунку, следующую за ней, и ту, что напротив захваченной. Если первая саада принесла захват, вы ходите второй раз.

# Karnataka, South India
ali-guli-mane--played = Карнатака, Южная Индия

# The Russian article only describes how sowing goes on from the next pit; everything else comes from Mancala World and the texts of apps.
ali-guli-mane--note-1 = В русскоязычной статье описано лишь продолжение посева из следующей лунки; всё остальное взято из Mancala World и из описаний приложений.

# In Mancala World and MancalaGames seeds are sown counter-clockwise; in copies of a Wikipedia text the player chooses (direction).
ali-guli-mane--note-2 = В Mancala World и MancalaGames сеют против часовой стрелки, а в копиях текста Википедии направление выбирает игрок (настройка direction).

# According to the text of an app, the seeds in the hole behind the gap are captured together with those across from it; with nothing behind the gap, nothing is captured.
ali-guli-mane--note-3 = Захватывают камни лунки, лежащей за пустой, если они там есть, и вдобавок камни лунки напротив неё. Если же и за пустой лункой пусто, не захватывают ничего: так сказано в описании одного приложения.

# One app stops after two laps, which is a misunderstanding of the two saadas.
ali-guli-mane--note-4 = В одном из приложений посев прерывается после двух кругов; это неверно понятое правило о двух саадах.

# The last few seeds cannot catch each other. With fewer than two seeds left (low_limit), or if a position keeps recurring, each player takes the seeds in their own row; only MancalaGames has such a rule (uncertain).
ali-guli-mane--note-5 = Последние несколько камней могут ходить по кругу, никогда не догоняя друг друга. Когда осталось меньше двух камней (настройка low_limit) или позиции повторяются, каждый забирает камни своего ряда; такое правило есть только в MancalaGames (не подтверждено).

# In a match, the players fill their pits with five seeds each, from the left; pits they cannot fill are out of play, and a player who cannot fill a single one has lost.
ali-guli-mane--note-6 = В матче каждый игрок заполняет свои лунки, начиная слева, по пять камней в каждую; те, что заполнить не удалось, вне игры. Кто не может заполнить ни одной, проиграл.

# Mancala World, Ali Guli Mane (2001).
ali-guli-mane--source-mancala-world = Mancala World, Ali Guli Mane (2001).

# Copies of a Wikipedia text, and the descriptions of an app.
ali-guli-mane--source-wikipedia = Копии текста Википедии и описания приложения.

# The program MancalaGames, configuration Ali Guli Mane.
ali-guli-mane--source-mancala-games = Программа MancalaGames, конфигурация Ali Guli Mane.

# A Russian article by GlukKazan: after a lap, sowing goes on from the next pit (pussa kanawa).
ali-guli-mane--source-habr = Русскоязычная статья GlukKazan: после круга сеют из следующей лунки (пусса-канава).

# Whether the pit across the board is captured with the one behind the gap.
ali-guli-mane--option-opposite = Определяет, захватывают ли вместе с лункой, следующей за пустой, и лунку напротив неё.

# How many moves a turn has when the first one captures.
ali-guli-mane--option-moves_per_turn = Определяет, сколько раз игрок ходит подряд, если первый ход принёс захват.

# Whether sowing goes counter-clockwise or in the direction the player chooses.
ali-guli-mane--option-direction = Определяет, сеют ли против часовой стрелки или в сторону, которую выберет игрок.

# What happens to a player who has no seeds to move: the player passes, or the round ends and the opponent takes what is left.
ali-guli-mane--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет камней: игрок пропускает ход; или партия кончается, и остаток забирает противник.

# A player who can fill fewer pits than this has lost the match.
ali-guli-mane--option-match_end_pits = Кто может заполнить меньше лунок, чем указано здесь, тот проигрывает матч.

# Seeds in every pit at the start.
ali-guli-mane--option-seeds = Число камней в каждой лунке в начале игры.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. A move of twenty thousand laps counts as endless.
ali-guli-mane--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться. Ход в двадцать тысяч кругов считается бесконечным.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
ali-guli-mane--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# With fewer seeds than this on the board the round is over, and each player takes the seeds in their own row.
ali-guli-mane--option-low_limit = Когда на доске осталось меньше камней, чем указано здесь, партия окончена и каждый забирает камни своего ряда.

# Anywoli
anywoli--name = Аньиволи

# The long board of the Anuak: pits are houses, seeds are children, and whenever four of them have gathered in a house they leave for the house of the community.
anywoli--summary = Длинная доска ануаков: лунки — дома, камни — дети, и как только в доме их становится четверо, они уходят в дом общины.

# Gambela (Ethiopia) and South Sudan, by the Anuak
anywoli--played = Гамбела (Эфиопия) и Южный Судан; ануаки

# The name means “giving birth”. A Russian article describes the game of the Anuak without naming it: a sowing is a visit to the next village, houses with the right number of children let them go, and those that the last child completes are the visitor's at once. The number of seeds, the board and the captures are those of Anywoli.
anywoli--note-1 = Название значит «рожать». Русскоязычная статья описывает игру ануаков, не называя её: посев — это поход в соседнюю деревню, дома, где детей набралось нужное число, отпускают их, а там, где счёт дополнил последний ребёнок, дети сразу достаются гостю. Число камней, доска и захваты — как в аньиволи.

# In Mancala World and the program MancalaGames a capture with the last seed earns another move; on Wikipedia and in an older text of Mancala World it does not (bonus, contested).
anywoli--note-2 = Согласно Mancala World и программе MancalaGames, захват последним камнем даёт ещё один ход; согласно Википедии и более старому тексту Mancala World — не даёт (спорно; настройка bonus).

# The last seeds go to the player who captures the four before them, or to the player who began the game (Wikipedia), or are decided by lot (Pankhurst; too little is known of this to play it).
anywoli--note-3 = Последние четыре камня получает тот, кто захватил предыдущие четыре, или тот, кто начинал игру (Википедия), или же их разыгрывают по жребию (Панкхёрст; по тому, что об этом известно, так сыграть нельзя).

# Without a limit the game hardly ever ends: one player shuttles single seeds while the other passes. After no_capture_plies plies without a capture, and if a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
anywoli--note-4 = Без ограничения игра почти никогда не кончается: один игрок гоняет одиночные камни, а другой пропускает ходы. После no_capture_plies ходов без захвата и при повторении позиций каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# Yit Nuri is played with seven pits a side; Yit Jani with thirteen, two seeds in each.
anywoli--note-5 = В йит-нури у каждой стороны по семь лунок, в йит-джани — по тринадцать, по два камня в каждой.

# Mancala World, Anywoli (after R. Pankhurst 1971).
anywoli--source-mancala-world = Mancala World, Anywoli (по Р. Панкхёрсту, 1971).

# Wikipedia, Anywoli.
anywoli--source-wikipedia = Википедия, Anywoli.

# Habr articles by GlukKazan: twelve pits a side; fours made in passing go to the owner, one made by the last seed to the mover.
anywoli--source-habr = Статьи GlukKazan на Хабре: двенадцать лунок с каждой стороны, четыре камня, собравшиеся в лунке по пути, достаются её владельцу, а собравшиеся с последним камнем — тому, кто ходит.

# The program MancalaGames, configuration Anywoli.
anywoli--source-mancala-games = Программа MancalaGames, конфигурация Anywoli.

# Whether a player who captures with the last seed moves again; the move lapses if the player has no seeds.
anywoli--option-bonus = Определяет, ходит ли ещё раз тот, кто сделал захват последним камнем; если у него нет камней, этот ход пропадает.

# Who gets the last seeds: a capture that leaves only four takes these too, the player who began takes the last eight, or they are played out.
anywoli--option-last_seeds = Что происходит с последними камнями: последние четыре забирает тот, после чьего захвата они остались; последние восемь забирает начинавший игрок; или их доигрывают.

# Pits in a row; six for trying the rules out on a common board.
anywoli--option-pits = Число лунок в ряду; шесть — чтобы опробовать правила на обычной доске.

# Seeds in every pit at the start.
anywoli--option-seeds = Число камней в каждой лунке в начале игры.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
anywoli--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# What happens when a position is repeated, or when nothing is captured for a long time: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
anywoli--option-cycle = Что происходит, если позиция повторяется или захватов больше нет: каждый забирает камни своего ряда, наступает ничья, камни на доске делятся поровну или не достаются никому (правило добавлено здесь, в источниках его нет).

# How many times a position has to occur before the game ends; 0 for never.
anywoli--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# How many plies there may be without a capture before the game ends; 0 for as many as the players like.
anywoli--option-no_capture_plies = Определяет, сколько ходов подряд может пройти без захвата, прежде чем игра кончится; 0 — сколько угодно.

# The short board: seven pits a side.
anywoli--preset-yit-nuri = Короткая доска: семь лунок с каждой стороны.

# The longest board: thirteen pits a side with two seeds each.
anywoli--preset-yit-jani = Самая длинная доска: тринадцать лунок с каждой стороны, по два камня в каждой.

# Ayo-ayo
ayo-ayo--name = Айо-айо

# A children's game of the Yoruba: sow lap after lap, and every pit that is filled to four, on either side, belongs at once to the player who is sowing.
ayo-ayo--summary = Детская игра йоруба: сейте круг за кругом; любая лунка, в которой стало четыре камня, на чьей бы стороне она ни была, сразу достаётся тому, кто сеет.

# Nigeria (Yoruba), by children
ayo-ayo--played = Нигерия (йоруба); детская игра

# This is not the relay game with captures across the board that English books call Ayoayo, which has a file of its own.
ayo-ayo--note-1 = Это не та игра с кругами и захватом из лунки напротив, которую в английских книгах называют Ayoayo; та описана отдельно.

# A capture does not interrupt the sowing, yet a move ends only in an empty pit: when the last seed of a lap makes four, the pit is empty after the capture, so the move is over.
ayo-ayo--note-2 = Захват не прерывает посева, и всё же ход кончается только в пустой лунке: если четыре камня собрались в лунке с последним камнем круга, после захвата она пуста, и ход окончен.

# One of the texts says that whoever cannot move loses; another says that 25 seeds win and 24 to 24 is a draw. The two agree unless the player without seeds has won exactly 24: then the rest makes it 24 to 24 (no_seeds).
ayo-ayo--note-3 = Один из текстов говорит, что проигрывает тот, кто не может ходить; другой — что 25 камней дают победу, а 24 : 24 — ничья. Они расходятся, только если игрок, оставшийся без камней на доске, выиграл ровно 24: тогда вместе с остатком выходит 24 : 24 (настройка no_seeds).

# One text calls the stores common to both players; this is taken to be a slip: each player counts only their own.
ayo-ayo--note-4 = Один текст называет амбары общими для обоих игроков; здесь это сочтено опиской: каждый считает свои камни.

# The texts only say that games that go round in circles are broken off; that each player then gets the seeds in their own row is a rule added here.
ayo-ayo--note-5 = В текстах сказано лишь, что зациклившуюся игру прерывают. По добавленному здесь правилу каждый прибавляет тогда к своему счёту камни своего ряда.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board a capture can be overlooked.
ayo-ayo--note-6 = Четыре камня захватываются всегда, если игроки не решили следить за ними сами (auto_capture): за настоящей доской захват можно и проглядеть.

# Habr articles by GlukKazan: every four belongs to the player who is sowing; endless sowings.
ayo-ayo--source-habr = Статьи GlukKazan на Хабре: четыре камня, собравшиеся в лунке, достаются тому, кто сеет; бесконечные посевы.

# A Russian magazine article on children's mancala: the laps and the captures.
ayo-ayo--source-magazine = Статья русского журнала о детской манкале: круги и захваты.

# Popular Mechanics, Russian edition: board, start and end of the simplest version.
ayo-ayo--source-popular-mechanics = «Популярная механика», русское издание: доска, начало и конец простейшего варианта.

# Whether the game is over as soon as a player has more than half of the seeds.
ayo-ayo--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens to a player who has no seeds to move: the opponent takes what is left and the seeds are counted, or the player loses, whatever the count.
ayo-ayo--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет камней: остаток забирает противник, и камни подсчитываются; или игрок проигрывает, сколько бы ни выиграл.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
ayo-ayo--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, игра кончается и остаток забирает тот, чья очередь ходить.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
ayo-ayo--option-auto_capture = Забираются ли четыре камня, собравшиеся в лунке по пути, сами собой; иначе тот, кто имеет на них право, должен объявить захват прежде, чем упадёт следующий камень, а если он этого не сделает, камни останутся на месте.

# Pits in a row.
ayo-ayo--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
ayo-ayo--option-seeds = Число камней в каждой лунке в начале игры.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayo-ayo--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
ayo-ayo--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый прибавил к своему счёту камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Ayoayo
ayoayo--name = Айоайо

# The great relay game of the Yoruba: sow lap after lap until a seed falls into an empty pit, and if that pit is your own, capture what lies across the board.
ayoayo--summary = Большая игра йоруба с кругами: сейте круг за кругом, пока камень не упадёт в пустую лунку, и если она ваша, захватите то, что лежит напротив.

# Nigeria (Yoruba); the Maasai play the same game as Endodoi
ayoayo--played = Нигерия (йоруба); масаи играют в ту же игру под названием эндодои

# According to two sources the capturing seed is taken as well, according to Pratt it stays in its pit, and Wikipedia speaks only of the seeds opposite (own_seed).
ayoayo--note-1 = В двух источниках последний камень забирают вместе с добычей, у Пратта он остаётся в лунке, а в Википедии говорится только о камнях лунки напротив (настройка own_seed).

# When the opponent cannot be fed, the rest goes to the player who moved last according to Mancala World, and to the player in whose row it lies according to Pratt and Wikipedia; the latter rule is followed here, since nothing else makes sense of the word “remaining”.
ayoayo--note-2 = Если накормить противника нельзя, остаток достаётся, согласно Mancala World, тому, кто ходил последним, а согласно Пратту и Википедии — тому, в чьём ряду он лежит; здесь принято второе: иначе слово «оставшиеся» не имеет смысла.

# Pratt allows a capture of everything in place of feeding. Here a move counts as feeding if the opponent has seeds after it.
ayoayo--note-3 = У Пратта вместо того, чтобы кормить, можно захватить всё. Здесь считается, что ход кормит противника, если после него у того есть камни.

# A sowing that never ends can occur, but hardly ever does. No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
ayoayo--note-4 = Бесконечный посев возможен, но почти не встречается. О повторении позиций ничего не сказано; по добавленному здесь правилу каждый забирает тогда камни своего ряда.

# The children's game called Ayo-ayo in Russian books is a different game, with a file of its own. Ayò Ọlọ́pọ́n is also a name of Oware.
ayoayo--note-5 = Детская игра, которую в русских книгах называют айо-айо, — другая; она описана отдельно. Айо олопон (Ayò Ọlọ́pọ́n) — также одно из названий оваре.

# Mancala World, Ayoayo (after L. Russ 1984).
ayoayo--source-mancala-world = Mancala World, Ayoayo (по Л. Рассу, 1984).

# John Pratt, rules of Ayoayo (2009).
ayoayo--source-pratt = Джон Пратт, правила Ayoayo (2009).

# Wikipedia, Ayoayo.
ayoayo--source-wikipedia = Википедия, Ayoayo.

# The program MancalaGames, configuration Ayoayo (Mohr 1993).
ayoayo--source-mancala-games = Программа MancalaGames, конфигурация Ayoayo (Мор, 1993).

# Whether the seed that makes the capture is taken with the seeds opposite.
ayoayo--option-own_seed = Определяет, забирают ли вместе с камнями из лунки напротив и последний камень.

# Whether a lap of twelve or more seeds skips the pit it was lifted from.
ayoayo--option-skip_origin = Определяет, пропускает ли круг из двенадцати и более камней лунку, из которой они взяты.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
ayoayo--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся, если такой ход есть.

# Whether the game is over as soon as a player has more than half of the seeds.
ayoayo--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayoayo--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
ayoayo--option-cycle = Что происходит при повторении позиции: каждый забирает камни своего ряда, наступает ничья, камни на доске делятся поровну или не достаются никому (правило добавлено здесь, в источниках его нет).

# How many times a position has to occur before the game ends; 0 for never.
ayoayo--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# Ba-awa
ba-awa--name = Ба-ава

# A relay game played for pits and seeds: all fours that a move makes, on either side of the board, go to the player whose move it is.
ba-awa--summary = Игра с посевом во много кругов, на камни и на лунки: каждый раз, когда в какой-либо лунке становится четыре камня, они достаются тому, кто сеет.

# Ghana and Togo (Twi, Ewe), Nigeria (Yoruba), Antigua
ba-awa--played = Гана и Того (чви, эве), Нигерия (йоруба), Антигуа

# On the Italian Wikipedia all fours go to the mover; in Bell's book those made in passing go to the owner of the pit (preset bell).
ba-awa--note-1 = Согласно итальянской Википедии, четыре камня, собравшиеся в лунке, всегда достаются тому, кто ходит; согласно Беллу, если это случилось по пути, — владельцу лунки (набор настроек bell).

# The Italian Wikipedia has no rule for the last seeds; in Bell's book the starter of the round takes the last eight.
ba-awa--note-2 = В итальянской Википедии нет правила о последних камнях, а у Белла последние восемь забирает начинавший партию.

# The Italian Wikipedia states expressly that the rules for the end and for feeding are those of Nsa Isong.
ba-awa--note-3 = Что конец игры и обязанность кормить такие же, как в нса-исонг, прямо сказано в итальянской Википедии.

# In J'erin, as Newberry describes it, a player takes fours only from their own pits; a four elsewhere is sown on like any other pit (preset j-erin). Newberry's opening move of two pits at once is described too briefly to be played.
ba-awa--note-4 = В джерин, по описанию Ньюберри, игрок захватывает четыре камня только в собственных лунках; собравшиеся в другом месте сеют дальше, как из любой лунки (набор настроек j-erin). Начальный ход из двух лунок сразу описан у него слишком кратко, чтобы так играть.

# The Adi that Klose describes (1906) is another game of the same name: it has one lap, captures of three, and a ban on playing a pit twice in a row.
ba-awa--note-5 = Ади у Клозе (1906) — другая игра под тем же названием: один круг, захват троек и запрет ходить из одной лунки два раза подряд.

# Repeated positions are common when few seeds are left, but no source mentions them; by a rule added here, each player then gets the seeds in the pits they own.
ba-awa--note-6 = Когда камней остаётся мало, позиции часто повторяются, но что тогда делать, нигде не сказано. По добавленному здесь правилу каждый прибавляет тогда к своему счёту камни из своих лунок.

# Italian Wikipedia, Nsa Isong, section on the variant Ba-awa: one sentence in addition to Nsa Isong.
ba-awa--source-italian-wikipedia = Итальянская Википедия, Nsa Isong, раздел о варианте Ba-awa: одна фраза в дополнение к правилам нса-исонг.

# R. C. Bell, Board and Table Games (1969), as cited by Mancala World and Wikipedia: fours in passing to the owner, last eight to the starter, a match for pits.
ba-awa--source-bell = Р. Ч. Белл, Board and Table Games (1969), по Mancala World и Википедии: четыре камня, собравшиеся по пути, достаются владельцу лунки, последние восемь — начинавшему; матч играют на лунки.

# Newberry (1939) on J'erin, as cited by Ludii.
ba-awa--source-newberry = Ньюберри (1939) о джерин, по Ludii.

# The program MancalaGames, configurations Ba-awa and Adi (after L. Russ).
ba-awa--source-mancala-games = Программа MancalaGames, конфигурации Ba-awa и Adi (по Л. Рассу).

# Who takes a four made in passing: the player who is sowing, the owner of the pit, the player who is sowing, but only from pits of their own, or nobody.
ba-awa--option-passing = Кому достаются четыре камня, собравшиеся в лунке по пути: тому, кто сеет; владельцу лунки; тому, кто сеет, но только из собственных лунок; или никому.

# Who takes a four made by the last seed of a lap; with mover_own a four in one of the opponent's pits is sown on.
ba-awa--option-last = Определяет, кому достаются четыре камня, собравшиеся в лунке с последним камнем круга; при mover_own такие камни из лунки противника сеют дальше.

# Who gets the last seeds: they are played out, the player who began the round takes the last eight, or a capture that leaves only four takes these too.
ba-awa--option-last_seeds = Что происходит с последними камнями: их доигрывают; последние восемь забирает начинавший партию; или последние четыре забирает тот, после чьего захвата они остались.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the mover takes the rest.
ba-awa--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет своих камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, партия кончается и остаток забирает тот, чья очередь ходить.

# What happens to a player who owns no seeds to move: the round ends and the opponent takes what is left, or the player passes.
ba-awa--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет своих камней: партия кончается, и остаток забирает противник; или игрок пропускает ход.

# The direction of sowing: counter-clockwise or clockwise.
ba-awa--option-direction = Направление посева: против часовой стрелки или по часовой.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
ba-awa--option-claim = Какие лунки другого ряда занимает победитель партии: любые по своему выбору или ближайшие к своему ряду в порядке посева.

# How many games make a match; whoever wins more of them wins it.
ba-awa--option-games_in_match = Число партий в матче; побеждает тот, кто выиграл больше партий.

# How many pits win the match, if it is played for pits.
ba-awa--option-match_goal_pits = Число лунок, которыми нужно владеть, чтобы выиграть матч, если играют на лунки.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ba-awa--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
ba-awa--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый прибавил к своему счёту камни своих лунок; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# The Yoruba game as the Italian Wikipedia describes it: all defaults.
ba-awa--preset-jerin-jerin = Игра йоруба в описании итальянской Википедии: все настройки по умолчанию.

# Ba-awa as R. C. Bell describes it: fours made in passing go to the owner of the pit, the last eight seeds to the starter, and a match is played for all pits.
ba-awa--preset-bell = Ба-ава в описании Р. Ч. Белла: четыре камня, собравшиеся по пути, достаются владельцу лунки, последние восемь — начинавшему; матч играют на все лунки.

# J'erin as Newberry describes it: a player takes fours only from their own pits, and the first four made when eight seeds are left takes all eight.
ba-awa--preset-j-erin = Джерин в описании Ньюберри: четыре камня захватывают только в собственных лунках, а первый захват при восьми оставшихся камнях забирает все восемь.

# The game of Antigua, with the rules of Oware Nam Nam.
ba-awa--preset-round-and-round = Игра с острова Антигуа по правилам оваре нам-нам.

# The rules of Oware Nam Nam.
ba-awa--preset-nam-nam = Правила оваре нам-нам.

# The game of the Ewe after L. Russ: the rules of Oware Nam Nam, with ten pits needed to win.
ba-awa--preset-adi = Игра эве по Л. Рассу: правила оваре нам-нам, для победы нужно десять лунок.

# Kenyan children's bao
bao-kenya-children--name = Кенийское детское бао

# Two rows of eight and two stores: the game children play on the coast before they learn the great bao. A last seed in your own store gives another move; one in an empty pit of your own captures what lies opposite.
bao-kenya-children--summary = Два ряда по восемь лунок и два амбара: так дети на побережье играют, прежде чем научиться большому бао. Если последний камень попал в свой амбар, ходят ещё раз, а если в свою пустую лунку, захватывают то, что лежит напротив.

# Kenya
bao-kenya-children--played = Кения

# “One of the six pits” and “twelve or more” in the source are left over from another text; “the seventeenth seed” shows that the rows have eight pits and that the opponent's store is skipped.
bao-kenya-children--note-1 = Слова «одна из шести лунок» и «двенадцать или больше» в источнике остались от другого текста; упоминание «семнадцатого камня» доказывает, что лунок в ряду восемь и что амбар противника пропускают.

# The source mentions a draw by stalemate, a rule borrowed from Oware; positions cannot repeat here.
bao-kenya-children--note-2 = В источнике упомянута ничья из-за пата — правило, взятое из оваре; здесь позиции повторяться не могут.

# Masters Games, taught to the author by two Kenyan women; Italian and Russian translations: complete.
bao-kenya-children--source-masters-games = Masters Games (автора научили играть две кенийки), в итальянском и русском переводах: полный текст.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-children--option-own_seed = Что происходит с последним камнем после захвата: он остаётся, или его тоже захватывают.

# Whether a sowing of seventeen or more seeds skips the pit it was lifted from.
bao-kenya-children--option-skip_origin = Определяет, пропускает ли посев семнадцати и более камней лунку, из которой они взяты.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-children--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# Whether an empty row ends the game only when its owner has to move, or at once.
bao-kenya-children--option-end = Когда пустой ряд означает конец игры: лишь тогда, когда ходить нужно его владельцу, или сразу.

# Pits in a row.
bao-kenya-children--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
bao-kenya-children--option-seeds = Число камней в каждой лунке в начале игры.

# Kenyan bao with laps
bao-kenya-laps--name = Кенийское бао с кругами

# Two rows of eight, two seeds in every pit, and relays: a sowing goes on from every occupied pit it ends in, and captures from an empty one in your own row.
bao-kenya-laps--summary = Два ряда по восемь лунок, по два камня в каждой, круг за кругом: если посев закончился в непустой лунке, его продолжают, а если в пустой лунке своего ряда, захватывают камни из лунки напротив.

# Kenya
bao-kenya-laps--played = Кения

# “A draw at 24 each” in the source cannot be right with 32 seeds; 16 each must be meant.
bao-kenya-laps--note-1 = «Ничья при 24 у каждого» в источнике не может быть верна: камней всего 32, значит, у каждого по 16.

# No early end is stated, so the game is played to its end by default.
bao-kenya-laps--note-2 = О досрочном конце ничего не сказано, поэтому по умолчанию игру доигрывают до конца.

# Endless sowings happen in real play: about one game in fifty between random players.
bao-kenya-laps--note-3 = Бесконечные посевы случаются и в настоящей игре: при ходах наугад примерно в одной партии из пятидесяти.

# Masters Games, version with laps; Italian and Russian translations: complete but for the count at the end.
bao-kenya-laps--source-masters-games = Masters Games, вариант с кругами, в итальянском и русском переводах: полный текст, кроме подсчёта в конце.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-laps--option-own_seed = Что происходит с последним камнем после захвата: он остаётся, или его тоже захватывают.

# How many seeds a pit needs to start a move; with 2, single seeds may be played only when there is nothing else.
bao-kenya-laps--option-min_start = Определяет, сколько камней должно быть в лунке, чтобы начать из неё ход; при 2 одиночными камнями можно начинать, только если других ходов нет.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-laps--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn ends with the seeds as they lie.
bao-kenya-laps--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, ход запрещён или обрывается, а камни остаются лежать.

# What happens when a position is repeated: the game is a draw, or each player takes the seeds in their own row.
bao-kenya-laps--option-cycle = Что происходит при повторении позиции: наступает ничья, или каждый забирает камни своего ряда.

# How many times a position has to occur before the game ends; 0 for never.
bao-kenya-laps--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# Bao la Kiswahili
bao-kiswahili--name = Бао ла кисвахили

# The great game of the Swahili coast: four rows, seeds entered one by one, a house worth defending, and captured seeds that are sown on your own side until a lap ends in an empty pit.
bao-kiswahili--summary = Великая игра побережья суахили: четыре ряда, камни, которые вводят по одному, дом, который стоит защищать, и захваченные камни, которые сеют на своей стороне, пока круг не кончится в пустой лунке.

# Zanzibar, the coasts and islands of Tanzania and Kenya, Malawi, eastern Congo, the Comoros
bao-kiswahili--played = Занзибар, побережье и острова Танзании и Кении, Малави, восток Конго, Коморские острова

# The rules follow Donkers' rules of Zanzibar bao for the computer (2001, after de Voogt 1995) wherever the leaflets and encyclopedias leave something open.
bao-kiswahili--note-1 = Всё, чего брошюры и энциклопедии не уточняют, взято из правил занзибарского бао для компьютера, составленных Донкерсом (2001, по де Вогту, 1995).

# Only pits 2 and 7, or pits 1, 2, 7 and 8 are called kimbi; the rule that captures there are sown from the nearer kichwa is the same everywhere.
bao-kiswahili--note-2 = Словом «кимби» называют либо только лунки 2 и 7, либо лунки 1, 2, 7 и 8; правило, по которому захваченное там сеют от ближайшей кичвы, везде одно и то же.

# A limit on the number of laps is wrong in practice: legal and winning moves of more than twenty laps occur. Endless moves are recognised exactly.
bao-kiswahili--note-3 = Предел числа кругов на практике не годится: встречаются допустимые и даже выигрывающие ходы длиннее двадцати кругов. Бесконечные ходы здесь распознаются точно.

# The game is over as soon as the opponent's inner row is empty; the seeds of that capture stay in the hand.
bao-kiswahili--note-4 = Игра кончается, как только внутренний ряд противника пуст; камни этого захвата остаются в руке.

# In Bawo a takata can be stopped after each of its first 31 laps. One that never ends can be played only with such a stop.
bao-kiswahili--note-5 = В баво такату можно остановить после любого из первых кругов, до 31-го включительно. Бесконечную такату можно играть только с такой остановкой.

# The recorded games with takasia_must_capture = true come from a program in which the block, and the duty with it, is over when the blocker's turn comes, so that the duty never binds; `true` reproduces them. The duty as K.I.B.A., AbstractPlay and Board Game Arena describe it is later_laps and first_lap.
bao-kiswahili--note-6 = Записи партий с takasia_must_capture = true взяты из программы, в которой блокировка, а с ней и обязанность, кончается к ходу того, кто блокировал, так что обязанность никогда не действует; `true` воспроизводит эти партии. Обязанность, как её описывают K.I.B.A., AbstractPlay и Board Game Arena, — это later_laps и first_lap.

# The opening gambit of Bawo, in which five seeds are placed freely, cannot be played: the second player's part of the rule is missing from every copy.
bao-kiswahili--note-7 = Начального гамбита баво, то есть свободной расстановки пяти камней, здесь нет: часть правила, относящаяся ко второму игроку, утрачена во всех копиях.

# Italian leaflet of the bao club (K.I.B.A., swahili.it): complete but for takasia, endless moves and the empty inner row.
bao-kiswahili--source-kiba = Итальянская брошюра кружка бао (K.I.B.A., swahili.it): полные правила, кроме такасии, бесконечных ходов и пустого внутреннего ряда.

# Romanian encyclopedia article: also the Malawi set-up; house taxed whenever it is the only pit with more than one seed.
bao-kiswahili--source-encyclopedia = Румынская энциклопедическая статья: есть и малавийское начало; налог с дома берут всякий раз, когда лишь в нём одном больше одного камня.

# D. Skiryuk, Bao Suahili (Russian): takasia, compulsory stop or sowing of the house in some regions.
bao-kiswahili--source-skirjuk = Д. Скирюк, Bao Suahili (по-русски): такасия; в некоторых областях — обязательная остановка в доме или обязательный посев из него.

# J. Donkers, Zanzibar Bao Rules for the Computer, 2001, after A. de Voogt, Limits of the Mind, 1995.
bao-kiswahili--source-donkers = Й. Донкерс, Zanzibar Bao Rules for the Computer, 2001, по А. де Вогту, Limits of the Mind, 1995.

# Board Game Arena, AbstractPlay and nkkmd/bao-la-kiswahili-game, replayed ply by ply; their readings are offered as options.
bao-kiswahili--source-programs = Board Game Arena, AbstractPlay и nkkmd/bao-la-kiswahili-game, партии проверены ход за ходом; их толкования правил можно выбрать в настройках.

# The start: 6, 2 and 2 seeds with 22 in reserve, or 8, 2 and 2 with 20 in reserve.
bao-kiswahili--option-setup = Начальная расстановка: 6, 2 и 2 камня на доске и 22 в запасе или 8, 2 и 2 камня на доске и 20 в запасе.

# The starting positions of Bawo, in place of the one given by the option setup: 8 seeds in the house and 20 in reserve, 10 and 18, or 6 and 22.
bao-kiswahili--option-start = Начальные расстановки баво вместо той, что указана настройкой setup: 8 камней в доме и 20 в запасе, 10 и 18 или 6 и 22.

# How many seeds make the house functional; in Bawo, the number it starts with.
bao-kiswahili--option-nyumba_min = Определяет, при каком числе камней дом действует; в баво — при том, с каким он начинает игру.

# Whether a player may declare that a takata might never end and stop it after any lap (in Bawo this is allowed).
bao-kiswahili--option-takata_stop = Определяет, может ли игрок объявить, что таката, возможно, никогда не кончится, и остановить её после любого круга (в баво — может).

# When a single seed may start a namua move that captures nothing: with a functional house, with a house still owned, only if there is nothing else, or always.
bao-kiswahili--option-namua_singletons = Когда одиночным камнем можно начать намуа-ход без захвата: при действующем доме, пока дом ещё принадлежит игроку, только если ничего другого нет, или всегда.

# Whether an owned house with fewer than six seeds starts a namua takata like any other pit, or only when there is no other.
bao-kiswahili--option-dormant_house_start = Определяет, можно ли начать намуа-такату из своего дома, в котором меньше шести камней, как из любой лунки, или только если другой нет.

# When two seeds may be taken from the house as a tax: when it is the only occupied inner pit, the only one with more than one seed, or at any time.
bao-kiswahili--option-tax = Когда из дома можно взять два камня как налог: если это единственная непустая внутренняя лунка, если это единственная лунка, где больше одного камня, или в любое время.

# Whether only a house with six seeds or more is taxed, or an owned house of any size.
bao-kiswahili--option-tax_needs_functional = Определяет, берётся ли налог только с дома, в котором шесть и более камней, или с любого дома игрока.

# Which moment decides whether the house is functional when a takata ends in it: after the last seed, or the start of the move.
bao-kiswahili--option-house_test = По какому моменту судят, действует ли дом, если таката кончается в нём: после последнего камня или в начале хода.

# What happens when a capturing namua lap ends in the functional house: the player may stop or sow the house (safari), always stops, or always sows it.
bao-kiswahili--option-house_stop = Что делать, если круг намуа-хода с захватом закончился в действующем доме: остановиться или сеять из дома (сафари) по своему выбору, всегда останавливаться или всегда сеять.

# Whether a house with six seeds or more cannot be captured.
bao-kiswahili--option-house_immune = Определяет, защищён ли от захвата дом, в котором шесть и более камней.

# The role of the house once the reserves are empty: no sowing stops there any more; or a takata still stops in a house that is still owned; or a takata started from a full house sows only two seeds.
bao-kiswahili--option-mtaji_house = Что значит дом, когда запасы исчерпаны: посев в нём больше не останавливается; или таката по-прежнему останавливается в своём доме; или при такате, начатой из полного дома, сеют только два камня.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kiswahili--option-empty_front = Что происходит при такате из единственной непустой внутренней лунки, если это кичва, в сторону внешнего ряда: такой ход запрещён; разрешён, но игра проиграна, как только внутренний ряд пуст; или разрешён, и игра продолжается.

# Whether a takata can block the opponent's only threatened pit for one turn (kutakatia).
bao-kiswahili--option-takasia = Определяет, может ли таката заблокировать на один ход единственную лунку противника, которой грозит захват (кутакатиа).

# Whether a pit with a single seed can be blocked.
bao-kiswahili--option-takasia_single = Определяет, можно ли заблокировать лунку с одиночным камнем.

# Whether a lap that began with the seeds of the house may go on through the blocked pit.
bao-kiswahili--option-takasia_house_lap = Определяет, может ли круг, начатый из дома, продолжаться через заблокированную лунку.

# Whether the player who blocked a pit has to capture it on the next turn, if possible: no; only while it is still blocked (true; as blocks end with the opponent's move this never binds); with the first lap; or with any lap of the move.
bao-kiswahili--option-takasia_must_capture = Определяет, обязан ли тот, кто заблокировал лунку, захватить её своим следующим ходом, если может: нет; только пока она ещё заблокирована (true; поскольку блокировка кончается с ходом противника, это условие никогда ни к чему не обязывает); первым кругом; или любым кругом хода.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kiswahili--option-infinite = Что происходит при бесконечном ходе: он запрещён; тот, кто его сделал, проигрывает; или игра аннулируется.

# After how many laps a move counts as endless although it might end; 0 for none (recommended).
bao-kiswahili--option-lap_limit = Определяет, после скольких кругов ход считается бесконечным, даже если мог бы и кончиться; 0 — предела нет (рекомендуется).

# All defaults.
bao-kiswahili--preset-zanzibar = Все настройки по умолчанию.

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bao-kiswahili--preset-bawo = Турнирное бао Малави: 8 камней в доме, который считается домом, лишь пока в нём их не меньше; чей внутренний ряд опустел, тот проиграл. Где полный текст не говорит иного, всё как в бао ла кисвахили (не подтверждено).

# The Malawi set-up: 8 seeds in the house, 20 in reserve.
bao-kiswahili--preset-malawi = Малавийское начало: 8 камней в доме, 20 в запасе.

# Bao as Dmitry Skiryuk describes it: a house of six or more cannot be captured, two of its seeds may be sown as a tax, in the second stage too, and a lap lifted from the house goes on through a blocked pit.
bao-kiswahili--preset-skiryuk = Бао, как о нём рассказывает Дмитрий Скирюк: дом, в котором шесть камней и больше, захватить нельзя; два его камня можно посеять как налог, в том числе во второй фазе; круг, начатый из дома, идёт дальше через заблокированную лунку.

# Bao la Kujifunza
bao-kujifunza--name = Бао ла куджифунза

# Bao for learners: the second stage of the great game, with two seeds in every pit from the start, no reserve and no house.
bao-kujifunza--summary = Бао для учеников: вторая ступень великой игры. С самого начала в каждой лунке по два камня, запаса и дома нет.

# the Swahili coast: the game that children and beginners learn first
bao-kujifunza--played = побережье Суахили; с этой игры начинают дети и новички

# Two of the sources speak of 48 pits and of six front pits; both are slips of their common source. The board has four rows of eight.
bao-kujifunza--note-1 = Два источника говорят о 48 лунках и о шести передних лунках; то и другое — ошибки их общего источника. У доски четыре ряда по восемь лунок.

# One program has takasia in this game too; the leaflets and the other programs do not.
bao-kujifunza--note-2 = В одной из программ такасия есть и в этой игре, в брошюрах и других программах — нет.

# Donkers and Uiterwijk (Programming Bao, 2002) report the novice game solved: a win for the first player.
bao-kujifunza--note-3 = Донкерс и Эйтервейк (Programming Bao, 2002) сообщают, что учебная игра решена: выигрывает первый игрок.

# The preset hus-bao corresponds to the third game on Board Game Arena: every lap may capture, and captured seeds are sown on together with the seeds of the capturing pit. It is provisional: there is only one description, and no second program to compare it with.
bao-kujifunza--note-4 = Набор hus-bao соответствует третьей игре на Board Game Arena: захватывать можно на каждом круге, а захваченные камни сеют дальше вместе с содержимым лунки, из которой сделан захват. Набор предварительный: описание только одно, а второй программы для сравнения нет.

# Masters Games text in Italian and Russian translation.
bao-kujifunza--source-masters-games = Текст Masters Games в итальянском и русском переводах.

# Italian leaflet of the bao club (K.I.B.A., swahili.it).
bao-kujifunza--source-kiba = Итальянская брошюра кружка бао (K.I.B.A., swahili.it).

# Board Game Arena and AbstractPlay, replayed ply by ply.
bao-kujifunza--source-programs = Board Game Arena и AbstractPlay, партии проверены ход за ходом.

# Whether captured seeds are sown from a kichwa, and a move that does not capture with its first lap captures nothing; or they are sown on together with the seeds of the capturing pit, and every lap may capture.
bao-kujifunza--option-captures = Захваченные камни сеют от кичвы, и если захвата не было на первом круге, его не будет и потом; или их сеют дальше вместе с содержимым лунки, из которой сделан захват, и захватывать можно на каждом круге.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kujifunza--option-empty_front = Таката из единственной непустой внутренней лунки, если это кичва, в сторону внешнего ряда: запрещена; разрешена, но проиграна, как только внутренний ряд пуст; или просто играется дальше.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kujifunza--option-infinite = Что происходит при бесконечном ходе: он запрещён; тот, кто его сделал, проигрывает; или игра аннулируется.

# Every lap may capture; no kichwa.
bao-kujifunza--preset-hus-bao = Захватывать можно на каждом круге; кичвы нет.

# Bawo
bawo--name = Баво

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bawo--summary = Турнирное бао Малави: 8 камней в доме, который считается домом, лишь пока в нём их не меньше; чей внутренний ряд опустел, тот проиграл. Где полный текст не говорит иного, всё как в бао ла кисвахили (не подтверждено).

# Bechi
bechi--name = Бечи

# A small game of the Kunama: seeds head for the nearer end of the row, and only pits that have been played already can be captured, when they hold an even number.
bechi--summary = Небольшая игра кунама: камни идут к ближнему концу ряда, а захватить можно только те лунки, из которых уже ходили, и только с чётным числом камней.

# western Eritrea (Kunama), by boys and girls
bechi--played = западная Эритрея (кунама); играют мальчики и девочки

# The sources say only of the pit of the last seed that it must have been played before it can be captured; MancalaGames requires this of the pits that follow as well (chain_needs_moved). A pit counts as played from its own sowing on.
bechi--note-1 = Что захватить можно лишь лунку, из которой уже ходили, сказано только о лунке последнего камня; MancalaGames требует того же и от следующих за ней лунок (настройка chain_needs_moved). Лунка считается сыгранной с того момента, как из неё сеют.

# The small board has three pits a side; the number of seeds is not stated for it, so six are assumed, as on the larger one. Its middle pit may be sown either way.
bechi--note-2 = На малой доске у каждой стороны по три лунки; число камней для неё не указано, здесь принято шесть, как на большой. Из её средней лунки можно сеять в любую сторону.

# In a match, the players refill their pits from their winnings and leave empty those they cannot fill; these are out of play and receive nothing in that round. In Ludii the players take turns to begin; according to a note in MancalaGames, whoever moved last begins. Pankhurst also describes a trick with captured seeds laid into a dead pit, which is not played here.
bechi--note-3 = В матче каждый игрок заново заполняет лунки выигранными камнями, а те, что заполнить не удалось, оставляет пустыми; они вне игры и в этой партии камней не получают. В Ludii игроки начинают партии по очереди, по примечанию в MancalaGames начинает тот, кто ходил последним. Панкхёрст рассказывает ещё об уловке с захваченными камнями, которые кладут в мёртвую лунку; здесь её нет.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
bechi--note-4 = О повторении позиций ничего не сказано; по добавленному здесь правилу каждый забирает тогда камни своего ряда.

# Habr articles by GlukKazan: the direction depends on the pit; the small board.
bechi--source-habr = Статьи GlukKazan на Хабре: направление зависит от лунки; малая доска.

# Mancala World, Bechi.
bechi--source-mancala-world = Mancala World, Bechi.

# Ludii, Bechi (after R. Pankhurst 1971), both sizes and the match.
bechi--source-ludii = Ludii, Bechi (по Р. Панкхёрсту, 1971), обе доски и матч.

# The program MancalaGames, configuration Bechi (after L. Russ).
bechi--source-mancala-games = Программа MancalaGames, конфигурация Bechi (по Л. Рассу).

# Pits in a row; 3 is small Bechi.
bechi--option-pits = Число лунок в ряду; 3 — малая бечи.

# Seeds in every pit at the start.
bechi--option-seeds = Число камней в каждой лунке в начале игры.

# Whether the pits after that of the last seed must also have been played already to be captured.
bechi--option-chain_needs_moved = Определяет, можно ли и лунки, следующие за лункой последнего камня, захватывать, только если из них уже ходили.

# A single round, or a match in which the players refill their pits from their winnings.
bechi--option-rounds = Играют одну партию или матч, в котором каждый игрок заново заполняет свои лунки выигранными камнями.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
bechi--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# The board of three pits a side.
bechi--preset-small-bechi = Доска с тремя лунками у каждой стороны.

# Bestemshe
bestemshe--name = Бестемше

# Five pebbles: the smaller sister of Toguz Kumalak, without a tuzdyk, for children and for quick games.
bestemshe--summary = «Пять камешков»: младшая сестра тогуз кумалака, без туздыка, для детей и для быстрых партий.

# Kazakhstan
bestemshe--played = Казахстан

# There are no draws in Bestemshe: every capture is even and the rest goes to one player, so both totals are even, and 25 each is impossible.
bestemshe--note-1 = Ничьих в бестемше не бывает: каждый захват чётный, а остаток достаётся одному игроку, поэтому счёт у обоих чётный и 25 : 25 невозможно.

# Kozdatu is the same game with seven pits and seven seeds.
bestemshe--note-2 = Коздату — та же игра с семью лунками и семью камнями.

# Y. Shambayev, Toguzkumalak Master: rules of Bestemshe and Kozdatu.
bestemshe--source-shambayev = Y. Shambayev, Toguzkumalak Master: правила бестемше и коздату.

# strategygames, Bestemshe: no tuzdyk, 50 seeds.
bestemshe--source-strategygames = strategygames, Bestemshe: без туздыка, 50 камней.

# Pits in a row.
bestemshe--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
bestemshe--option-seeds = Число камней в каждой лунке в начале игры.

# Bestemshe on a larger board: seven pits of seven seeds for each player.
bestemshe--preset-kozdatu = Бестемше на доске побольше: у каждого игрока семь лунок по семь камней.

# Chonka (Parker 1909)
chonka-parker--name = Чонка (Паркер, 1909)

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
chonka-parker--summary = Чонгкак, каким его видел в Коломбо Паркер: захватывают в обоих рядах, дополнительного хода не дают, а для победы достаточно половины камней.

# Malaysia, Brunei, Singapore, Indonesia; as Sungka in the Philippines, as Chonka in Sri Lanka, as Ohvalhu in the Maldives
congkak--played = Малайзия, Бруней, Сингапур, Индонезия; под названием сунгка — на Филиппинах, чонка — на Шри-Ланке, охвалху — на Мальдивах

# In some texts seeds are sown clockwise, with the store on the left; in others, counter-clockwise, with the store on the right: mirror images of the same game.
congkak--note-1 = По одним текстам сеют по часовой стрелке и амбар слева, по другим — против часовой и амбар справа: это зеркальные отражения одной и той же игры.

# In some sources the game is over as soon as a row is empty, in others play goes on, with passes, until all seeds are in the stores; hence the presets.
congkak--note-2 = В одних источниках игра кончается, как только ряд пуст, в других её продолжают с пропусками ходов, пока все камни не окажутся в амбарах; отсюда разные наборы настроек.

# In the sources both players make the first sowing at the same time, and whoever finishes first begins. That is not deterministic; here South begins.
congkak--note-3 = В источниках первый посев оба игрока делают одновременно, и начинает тот, кто закончил раньше. Исход тут зависел бы от быстроты рук; здесь начинает Юг.

# Positions cannot repeat and sowings always end: every time round a seed goes into a store.
congkak--note-4 = Позиции повторяться не могут, а посев всегда кончается: при каждом обходе доски в амбар падает камень.

# The first sowing is made in turns, because the simultaneous one of the sources depends on the players' hands.
congkak--note-5 = Первый посев игроки делают по очереди: исход одновременного посева, о котором говорят источники, зависит от быстроты рук.

# Wikipedia, Southeast Asian mancala; Ludii after W. W. Skeat 1900 and H. Parker 1909.
congkak--source-wikipedia = Википедия, Southeast Asian mancala; Ludii по У. У. Скиту (1900) и Г. Паркеру (1909).

# Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.
congkak--source-mancala-world = Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.

# salvi.chaosnet.org, Congklak rules; nativeph.com, Sungka.
congkak--source-salvi = salvi.chaosnet.org, правила Congklak; nativeph.com, Sungka.

# What happens to the last seed in an empty pit of the player's own: it goes to the store even when nothing lies opposite, only with a capture, or it stays.
congkak--option-own_seed = Что происходит с последним камнем в своей пустой лунке: он идёт в амбар, даже если напротив ничего нет; идёт туда только при захвате; или остаётся.

# The round ends when a row is empty; or when all seeds are in the stores, players without seeds passing; or as before, and also as soon as the mover has half of all seeds.
congkak--option-end = Партия кончается, когда ряд пуст; или когда все камни в амбарах, а игроки без камней пропускают ход; или тогда же, но ещё и сразу, как только у ходящего половина всех камней.

# Whether a last seed in the player's own store gives another move.
congkak--option-extra = Определяет, даёт ли последний камень в своём амбаре ещё один ход.

# A last seed in an empty enemy pit between two pits with equal numbers of seeds captures both and itself (mikul, “to carry on both shoulders”).
congkak--option-mikul = Последний камень в пустой лунке противника между двумя лунками с равным числом камней захватывает обе эти лунки, и его забирают вместе с ними (микул, «нести на обоих плечах»).

# Whether a last seed captures only from an empty pit of the player's own or from an empty pit of either row.
congkak--option-capture_side = Определяет, захватывает ли последний камень только из своей пустой лунки или из пустой лунки любого ряда.

# Counter-clockwise with the store on the right, or clockwise with the store on the left.
congkak--option-direction = Против часовой стрелки с амбаром справа или по часовой стрелке с амбаром слева.

# The end from which the pits are filled for the next round.
congkak--option-fill_from = Определяет, с какого конца заполняют лунки к следующей партии.

# Who starts the next round.
congkak--option-round_starter = Определяет, кто начинает следующую партию.

# A player who can fill fewer pits than this has lost the match.
congkak--option-match_end_pits = Кто может заполнить меньше лунок, чем указано здесь, тот проигрывает матч.

# Positions cannot repeat; there is nothing to choose.
congkak--option-repetition = Позиции повторяться не могут; выбирать нечего.

# Pits in a row.
congkak--option-pits = Число лунок в ряду.

# Seeds in every pit at the start; usually as many as pits in a row.
congkak--option-seeds = Число камней в каждой лунке в начале игры; обычно столько же, сколько лунок в ряду.

# Congkak
congkak--name = Чонгкак

# The great game of the Malay world: seven seeds in seven pits, relays round the whole board, and another move whenever the last seed falls into your own store.
congkak--summary = Великая игра малайского мира: по семь камней в семи лунках, круг за кругом по всей доске и ещё один ход всякий раз, когда последний камень падает в свой амбар.

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
congkak--preset-sungka = Филиппинский чонгкак, круг за кругом по всей доске: если напротив пусто, ничего не захватывают, а игроки без камней пропускают ход, пока все камни не окажутся в амбарах.

# The congkak of Java: as Sungka, with mikul.
congkak--preset-dakon = Яванский чонгкак: как сунгка, но с микулом.

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
congkak--preset-chonka-parker = Чонгкак, каким его видел в Коломбо Паркер: захватывают в обоих рядах, дополнительного хода не дают, а для победы достаточно половины камней.

# Cross-Kalah
cross-kalah--name = Кросс-калах

# Kalah sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-kalah--summary = Калах с посевом в обе стороны: чётное число камней сеют в одну сторону, нечётное — в другую.

# a modern game by W. D. Troyka (Boston, 2001), on igGameCenter and in Zillions of Games
cross-kalah--played = США; современная игра У. Д. Тройки (Бостон, 2001); есть на igGameCenter и в Zillions of Games

# A recorded game shows which number goes which way: under the inventor's rule, even = counter-clockwise, a game that Gering and Troyka played in 2004 can be replayed with every gain as printed; under the other rule it breaks off at once. The Habr article and Wikipedia have it the wrong way round. The article's reading is the default, the inventor's the preset troyka.
cross-kalah--note-1 = Какое число в какую сторону идёт, решает запись партии: по правилу изобретателя (чётное — против часовой стрелки) партию Геринга и Тройки 2004 года можно разыграть заново, и каждый выигрыш совпадает с напечатанным; по другому правилу она сразу обрывается. В статье на Хабре и в Википедии всё наоборот. По умолчанию взято правило из статьи, а правило изобретателя есть в наборе настроек troyka.

# A clockwise sowing reaches the player's own store only after the whole of the other row.
cross-kalah--note-2 = Посев по часовой стрелке доходит до своего амбара, лишь пройдя весь чужой ряд.

# Unlike Kalah, the game can go round in circles; no source says what happens then, so by a rule added here each player takes the seeds in their own row.
cross-kalah--note-3 = В отличие от калаха эта игра может зациклиться. Что тогда делать, не говорит ни один источник; по добавленному здесь правилу каждый забирает камни своего ряда.

# The end is that of Kalah: as soon as a row is empty after a sowing, or a player has more than half of the seeds.
cross-kalah--note-4 = Игра кончается так же, как в калахе: как только после посева ряд пуст или у одного из игроков больше половины камней.

# Habr article by GlukKazan: the direction depends on the number of seeds.
cross-kalah--source-habr = Статья GlukKazan на Хабре: направление зависит от числа камней.

# Mancala World, Cross-Kalah and Cross-Mancala, with a complete recorded game.
cross-kalah--source-mancala-world = Mancala World, Cross-Kalah и Cross-Mancala, с полной записью партии.

# igGameCenter, Cross-Kalah.
cross-kalah--source-iggamecenter = igGameCenter, Cross-Kalah.

# The program MancalaGames, configuration Cross-Kalah (after Wikipedia).
cross-kalah--source-mancala-games = Программа MancalaGames, конфигурация Cross-Kalah (по Википедии).

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-kalah--option-parity = В какую сторону сеют чётное число камней: по часовой стрелке или против неё. Нечётное идёт в другую сторону.

# Seeds in every pit at the start.
cross-kalah--option-seeds = Число камней в каждой лунке в начале игры.

# Whether the last seed in an empty pit of the player's own is won even when there is nothing across the board.
cross-kalah--option-empty_capture = Определяет, выигран ли последний камень в своей пустой лунке, даже если напротив ничего нет.

# When the game ends: as soon as one row is empty, or when the player to move has no seeds.
cross-kalah--option-end = Когда кончается игра: как только один из рядов пуст или когда у того, чей ход, нет камней.

# Who gets the seeds that are left: the owner of the row, nobody, or the player who moved last.
cross-kalah--option-remaining = Кому достаются оставшиеся камни: владельцу ряда, никому или тому, кто ходил последним.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-kalah--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
cross-kalah--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# The inventor's rule: even numbers are sown counter-clockwise, and every pit begins with six seeds.
cross-kalah--preset-troyka = Правило изобретателя: чётное число — против часовой стрелки, по шесть камней в лунке.

# Cross-Wari
cross-wari--name = Кросс-вари

# Oware sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-wari--summary = Оваре с посевом в обе стороны: чётное число камней сеют в одну сторону, нечётное — в другую.

# a modern game by W. D. Troyka (2001)
cross-wari--played = США; современная игра У. Д. Тройки (2001)

# Accounts differ on which number goes which way (see Cross-Kalah). Without stores in the ring the two readings are mirror images of each other.
cross-wari--note-1 = О том, какое число в какую сторону идёт, источники говорят по-разному (см. кросс-калах). Амбаров в кольце нет, поэтому оба варианта — зеркальные отражения друг друга.

# Captures run back from the last seed against the direction of the sowing that made them.
cross-wari--note-2 = Захваты идут от последнего камня назад, против направления посева, который их сделал.

# What happens when a capture would take everything, and when a position keeps recurring, is not stated; the rules are taken from the program MancalaGames and from the tournament rules of Oware.
cross-wari--note-3 = Что делать, если захват забрал бы всё или позиции повторяются, не сказано; правила взяты из программы MancalaGames и из турнирных правил оваре.

# Habr article by GlukKazan: the direction depends on the number of seeds; Kalah or Wari.
cross-wari--source-habr = Статья GlukKazan на Хабре: направление зависит от числа камней; калах или вари.

# Mancala World, Cross-Mancala.
cross-wari--source-mancala-world = Mancala World, Cross-Mancala.

# The program MancalaGames, configuration Cross-Wari.
cross-wari--source-mancala-games = Программа MancalaGames, конфигурация Cross-Wari.

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-wari--option-parity = В какую сторону сеют чётное число камней: по часовой стрелке или против неё. Нечётное идёт в другую сторону.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
cross-wari--option-grand_slam = Что происходит при захвате, который забрал бы у противника все камни: не захватывают ничего; захватывают как обычно; такой ход запрещён; захватывают всё, кроме лунки последнего камня или самой дальней от неё; или захватывают как обычно, а всё, что осталось, получает противник.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some.
cross-wari--option-feed = Определяет, обязан ли игрок, если может, накормить противника, у которого нет камней.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-wari--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody.
cross-wari--option-cycle = Что происходит при повторении позиции: каждый забирает камни своего ряда, наступает ничья, камни на доске делятся поровну или не достаются никому.

# How many times a position has to occur before the game ends; 0 for never.
cross-wari--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# Pits in a row.
cross-wari--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
cross-wari--option-seeds = Число камней в каждой лунке в начале игры.

# The inventor's rule: even numbers counter-clockwise.
cross-wari--preset-troyka = Правило изобретателя: чётное число — против часовой стрелки.

# Dakon
dakon--name = Дакон

# The congkak of Java: as Sungka, with mikul.
dakon--summary = Яванский чонгкак: как сунгка, но с микулом.

# Enkeshui
enkeshui--name = Энкешуи

# The Maasai game of cows and bulls: relays, captures across the board, and bulls, pits that keep whatever falls into them.
enkeshui--summary = Игра масаев про коров и быков: круг за кругом, захваты поперёк доски и быки — лунки, которые оставляют себе всё, что в них упало.

# Kenya (Amboseli, Narok, Ngong) and Tanzania, by Maasai men in two loose teams
enkeshui--played = Кения (Амбосели, Нарок, Нгонг) и Танзания; играют мужчины-масаи, двумя свободными командами

# The game is said to be the invention of the son of the first man. A seed is called a cow.
enkeshui--note-1 = По преданию, её придумал сын первого человека. Камни называют коровами.

# According to the English Wikipedia you may not capture after a relay; MancalaGames (after Russ) has no such ban. The only clear statement is followed, and both are offered.
enkeshui--note-2 = Согласно английской Википедии, после продолжения посева захватывать нельзя; в MancalaGames (по Рассу) такого запрета нет. Здесь принято единственное ясное указание, но выбрать можно и то и другое.

# Only in MancalaGames does a capture go on over the following empty pits.
enkeshui--note-3 = То, что захват продолжается в следующих пустых лунках, есть только в MancalaGames.

# Two bulls at once need pits of three and four seeds, counted after the last two seeds have fallen (they held two and three, or three and two, before).
enkeshui--note-4 = Два быка сразу возникают из лунок с тремя и четырьмя камнями, считая два последних упавших (до этого там было два и три или три и два).

# Wikipedia calls its second and third starting positions boards of 2×18 pits; they have 2×8.
enkeshui--note-5 = Википедия называет вторую и третью начальные позиции досками 2×18; на самом деле это 2×8.

# Who gets the seeds that are left at the end is not stated; the default is the rule of the related game En Gehe.
enkeshui--note-6 = Кому достаются камни, оставшиеся в конце, не сказано; по умолчанию взято правило родственной игры эн-гехе.

# The opening race is won by the quicker hands; here, a model decides how they move.
enkeshui--note-7 = Начальная гонка — состязание в быстроте рук; как движутся руки, определяет наша собственная модель.

# The rules on repetition and on endless sowing were added here.
enkeshui--note-8 = Правила о повторении позиций и о бесконечном посеве добавлены здесь, в источниках их нет.

# W. Driedger, 1972, as reported by Mancala World and Wikipedia (English and Italian).
enkeshui--source-driedger = У. Дридгер, 1972, в пересказе Mancala World и Википедии (английской и итальянской).

# L. Russ, Mancala Games, 1984, as played by StoneShark's MancalaGames.
enkeshui--source-russ = Л. Расс, Mancala Games, 1984: правила в том виде, в каком они реализованы в программе MancalaGames (StoneShark).

# The start: eight pits a side, the two on the right or on the left empty and four seeds in the others; ten pits, the two on the right empty and three seeds in the others; or twelve pits, every empty one followed by two with three seeds.
enkeshui--option-layout = Начальная расстановка: по восемь лунок с каждой стороны, две справа или слева пусты, в остальных по четыре камня; по десять лунок, две справа пусты, в остальных по три камня; или по двенадцать лунок, где за каждой пустой идут две лунки с тремя камнями.

# Whether a sowing of several laps may end with a capture.
enkeshui--option-capture_after_relay = Определяет, может ли посев в несколько кругов кончиться захватом.

# Whether a capture goes on over the following empty pits of the player.
enkeshui--option-multi_capture = Определяет, продолжается ли захват по следующим пустым лункам игрока.

# South begins, or both players sow at the same time first, and whoever finishes first begins.
enkeshui--option-race = Начинает Юг, или сначала оба сеют одновременно, и начинает тот, кто закончил раньше.

# In the race, North starts from the pit that corresponds to South's, or each player names a pit. As the board is symmetrical, hands that start from corresponding pits and keep pace finish at the same time; South then makes the first move.
enkeshui--option-race_pits = Из какой лунки Север начинает гонку: из той, что соответствует лунке Юга, или каждый выбирает лунку сам. Доска симметрична, поэтому из соответствующих лунок при равном темпе оба приходят к концу одновременно; тогда первым ходит Юг.

# Who gets the seeds that are left when a player cannot move: the opponent, or each player those in their own row. Both come to the same thing, as all that is left then lies in the opponent's row.
enkeshui--option-leftover = Что происходит с камнями, которые остались, когда игрок не может ходить: они достаются противнику, или каждый берёт то, что лежит в его ряду. Это одно и то же: всё, что осталось, лежит тогда в ряду противника.

# How many times a position has to occur before the game is over and the seeds left go to the owners of the rows; 0 for never.
enkeshui--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и оставшиеся камни достались владельцам рядов; при 0 повторения не учитываются.

# Gabata
gabata--name = Габата

# Three rows and long relays: a last seed in an empty pit captures the enemy's seeds in its column, moves on and may capture again. Before the first turn both players sow at the same time.
gabata--summary = Три ряда и долгие ходы из многих кругов: если последний камень упал в пустую лунку, вы захватываете камни противника в её столбце, а сам камень идёт дальше и может захватить снова. До первого хода оба игрока сеют одновременно.

# Eritrea and Ethiopia
gabata--played = Эритрея и Эфиопия

# Gabata is the general word for sowing games in Ethiopia and Eritrea; this is the game of three rows in which columns are captured. It is not one of the Gabatas with two rows, nor one of the trap games that also go by that name.
gabata--note-1 = Габатой в Эфиопии и Эритрее называют любую игру с посевом; здесь это трёхрядная игра, в которой захватывают столбцы. Это не одна из двухрядных габат и не одна из игр с ловушками, которые зовутся так же.

# Sowing follows the ring described in the Habr articles and in Cyningstan's leaflet. In Abalala'e, according to Pankhurst (as cited by Ludii), each player sows through the whole middle row; the articles are followed.
gabata--note-2 = Сеют по кольцу, как в статьях на Хабре и в брошюре Cyningstan. В абалалаэ, согласно Панкхёрсту (в пересказе Ludii), каждый игрок проходит весь средний ряд; здесь — как в статьях.

# According to the first article all seeds in the two other pits of the column are captured; according to the second, which is more exact, only those of the enemy (cap_scope).
gabata--note-3 = В первой статье захватывают все камни двух других лунок столбца, во второй, более точной, — только камни противника (настройка cap_scope).

# In the opening race, as the sources describe it, whoever has the quicker hands finishes first. Here the race is counted. Both players have to finish before the first turn (Mancala World on Sulus Aidi); according to Cyningstan, the race ends as soon as one of them finishes.
gabata--note-4 = В источниках начальная гонка — состязание в быстроте рук. Здесь, кто закончил раньше, решает модель; до первого хода закончить должны оба (Mancala World о сулус-айди), тогда как у Cyningstan гонка кончается, как только закончил первый.

# Captured seeds are held until the end of the round. Every round begins with a new race, and if both finish at the same time the loser of the previous round moves first; no source says either.
gabata--note-5 = Захваченные камни хранят до конца партии. Каждая партия начинается новой гонкой, а если оба закончили разом, первым ходит проигравший прошлую партию; в источниках ни о том, ни о другом не сказано.

# A sowing that never ends is possible, in about one of ten thousand random rounds. The rules on such sowings and on repetition were added here.
gabata--note-6 = Бесконечный посев возможен: он встречается примерно в одной из десяти тысяч случайных партий. Правила о нём и о повторении позиций добавлены здесь, в источниках их нет.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
gabata--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски) и программы автора — для доски и для особых случаев.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 163 (Abalala'e), as given by Ludii.
gabata--source-pankhurst = Р. Панкхёрст, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, с. 163 (Abalala'e), по Ludii.

# Cyningstan's leaflet on Gabata; Mancala World on Sulus Aidi for the race.
gabata--source-cyningstan = Листовка Cyningstan о габате; Mancala World о сулус-айди — для гонки.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide; or there is no race and South begins.
gabata--option-zero = Как движутся руки в гонке до первого хода: по очереди, камень за камнем; по очереди, круг за кругом; один игрок после другого; как решит монета; или гонки нет и начинает Юг.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
gabata--option-zero_seed = Число, от которого при zero = random зависят броски монеты; одно и то же число даёт одни и те же броски.

# Both players start the race from their leftmost pits, or each names a pit.
gabata--option-zero_start = Оба игрока начинают гонку из своих крайних левых лунок, или каждый называет лунку.

# Whether a last seed captures from any empty pit or only from one of the player's own.
gabata--option-cap_landing = Определяет, можно ли захватывать, если последний камень упал в любую пустую лунку, или только если в собственную.

# Whether only the enemy's seeds in the column are captured or all others.
gabata--option-cap_scope = Определяет, захватывают ли из столбца только камни противника или камни всех остальных лунок.

# Whether the capturing seed moves on after a capture or stays where it fell.
gabata--option-chain = Определяет, идёт ли камень, которым сделан захват, потом дальше или остаётся, где упал.

# The round is over when the player to move has no seeds, or as soon as either player has none. The other gets what is left.
gabata--option-round_end = Партия окончена, когда у того, чей ход, нет камней, или как только их нет у любого из игроков. Остаток получает другой игрок.

# What happens at the third occurrence of a position.
gabata--option-repetition = Определяет, что происходит, когда позиция встречается в третий раз.

# A sowing that never ends makes the round void, or may not be chosen.
gabata--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, или такой ход запрещён.

# Rounds are played until one player has all seeds; or there is one round, or that number of rounds.
gabata--option-rounds = Партии играют, пока у одного игрока не окажутся все камни; или играют одну партию либо указанное число партий.

# For a new round the player who is ahead fills all of their pits, or only as many as the other.
gabata--option-strong_fill = Определяет, заполняет ли тот, кто впереди, к новой партии все свои лунки или лишь столько, сколько отстающий.

# A match until one player has all seeds ends after this many rounds; whoever has more seeds then wins it.
gabata--option-max_rounds = Определяет, после скольких партий прерывают матч, который иначе шёл бы, пока все камни не окажутся у одного игрока; тогда побеждает тот, у кого их больше.

# Giuthi
giuthi--name = Гиути

# A relay game of the Kikuyu that turns round at every lap; a sowing that comes home without having visited the other row gives another move.
giuthi--summary = Игра кикуйю, в которой каждый следующий круг сеют в обратную сторону; посев, вернувшийся домой, не побывав в чужом ряду, даёт ещё один ход.

# Kenya (Kikuyu, Embu)
giuthi--played = Кения (кикуйю, эмбу)

# According to Ludii's evidence and MancalaGames the last seed is taken with the capture; according to Leakey, as summarised by Ludii, only the seeds of the opponent are (take_own).
giuthi--note-1 = В материалах Ludii и в MancalaGames вместе с захваченным забирают и последний камень; согласно Лики (в пересказе Ludii) — только камни противника (настройка take_own).

# A capture goes on over the following columns while the player's own pit is empty and the one across is not: over any number of them in MancalaGames, over one in Ludii (multi).
giuthi--note-2 = Захват продолжается в следующих столбцах, пока своя лунка пуста, а лунка напротив — нет: согласно MancalaGames — в скольких угодно, согласно Ludii — в одном (настройка multi).

# The extra move may begin anywhere and in any direction; one text has it go in the opposite direction.
giuthi--note-3 = Ещё один ход можно начать где угодно и в любую сторону; согласно одному тексту — только в обратную.

# The usual board is given as six or as eight pits a side; eight are the default.
giuthi--note-4 = Обычная доска описана то с шестью, то с восемью лунками у каждой стороны; по умолчанию их восемь.

# In a match, the loser of a round lays out their seeds as they like, at least one in every pit and two in one; the winner lays the same number across from each, and begins. A player who cannot fill their row has lost. When a player has less than a half, a quarter or an eighth of the seeds they began with, the board is shortened by one, two or three columns (shorten); which ones is not stated, so here they are those at South’s right.
giuthi--note-5 = В матче проигравший партию раскладывает свои камни, как хочет, не меньше одного в каждую лунку и два хотя бы в одну; победитель кладёт столько же напротив каждой лунки и начинает. Кто не может заполнить свой ряд, проиграл. Когда у отстающего меньше половины, четверти, восьмой части камней, доску укорачивают на один, два, три столбца (настройка shorten); какие — не сказано, здесь это столбцы справа от Юга.

# A sowing that never ends is conceivable but has not been seen. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
giuthi--note-6 = Бесконечный посев возможен, но ни разу не встретился. Если позиция всё время повторяется, каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# L. Leakey (1936), as cited by Ludii, Kiuthi.
giuthi--source-leakey = Л. Лики (1936), цитируется по Ludii, статья Kiuthi.

# The program MancalaGames, configuration Giuthi (after L. Russ 1984).
giuthi--source-mancala-games = Программа MancalaGames, конфигурация Giuthi (по Л. Рассу, 1984).

# Mancala World and awale.info, Giuthi; Italian Wikipedia.
giuthi--source-mancala-world = Mancala World и awale.info, Giuthi; итальянская Википедия.

# Habr article by GlukKazan: laps that change direction.
giuthi--source-habr = Статья GlukKazan на Хабре: круги сеют то в одну, то в другую сторону.

# Pits in a row.
giuthi--option-pits = Число лунок в ряду.

# Seeds in every pit at the start: four on small boards, eight on large ones.
giuthi--option-seeds = Число камней в каждой лунке в начале игры: на малых досках четыре, на больших — восемь.

# Whether the last seed is taken with the seeds opposite.
giuthi--option-take_own = Определяет, забирают ли последний камень вместе с камнями из лунки напротив.

# Over how many of the following columns a capture may go on: any number, or one.
giuthi--option-multi = На сколько следующих столбцов может распространяться захват: на любое число или на один.

# Whether the board of a match is shortened for a player who has few seeds left.
giuthi--option-shorten = Определяет, укорачивают ли в матче доску, если у игрока осталось мало камней.

# A single round, or a match in which the loser arranges their seeds and the winner matches them.
giuthi--option-rounds = Одна партия или матч, в котором проигравший раскладывает свои камни, а победитель повторяет за ним.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
giuthi--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
giuthi--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Hawalis
hawalis--name = Хавалис

# A four-row game of Oman, with seven pits to a row: sow lap after lap round your own half; a lap that ends in an empty pit of your inner row captures both pits of the opponent's column.
hawalis--summary = Четырёхрядная игра Омана, по семь лунок в ряду: посев идёт круг за кругом по своей половине; если круг кончается в пустой лунке вашего внутреннего ряда, вы захватываете обе лунки противника в этом столбце.

# Oman; as Bao la Kiarabu on Zanzibar
hawalis--played = Оман; под названием бао ла киарабу — на Занзибаре

# The descriptions are short and contradict each other on the number of columns (seven in de Voogt and in Ludii's program, eight on Ludii's evidence page), the direction, whether the outer pit may be taken alone, and how the game ends. The different readings are offered as options; there was no other program to compare with.
hawalis--note-1 = Описания коротки и противоречат друг другу: в числе столбцов (семь у де Вогта и в программе Ludii, восемь на странице материалов Ludii), в направлении, в том, можно ли захватить внешнюю лунку отдельно, и в том, чем кончается игра. Эти варианты можно выбрать в настройках; сравнить с другой программой не удалось.

# In Ludii's program only the inner pit is captured, and the score ends the game; it is not followed here.
hawalis--note-2 = В программе Ludii захватывают только внутреннюю лунку, а исход решает счёт; здесь этого нет.

# Ingrams (1931) describes two games called Bao la Kiarabu on Zanzibar: one on a 4×8 board with three seeds to a pit, sown in either direction (a preset here), and one that is the same as Hawalis. Wikipedia says that the first is played clockwise.
hawalis--note-3 = Ингрэмс (1931) описывает две игры, которые на Занзибаре зовут бао ла киарабу: одна — на доске 4×8 с тремя камнями в лунке, где сеют в любую сторону (здесь — набор настроек), другая совпадает с хавалисом. Согласно Википедии, в первой сеют по часовой стрелке.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
hawalis--note-4 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка, ходить он не может и проигрывает; в источниках об этом не сказано.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
hawalis--note-5 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# A. de Voogt, Hawalis in Oman, 2003: 4×7 pits, two seeds each, counter-clockwise; an endless move loses.
hawalis--source-voogt = А. де Вогт, Hawalis in Oman, 2003: 4×7 лунок, по два камня, против часовой стрелки; сделавший бесконечный ход проигрывает.

# W. H. Ingrams, Zanzibar, 1931, pp. 256-257, as reported by Ludii: Bao Ki Arabu.
hawalis--source-ingrams = У. Г. Ингрэмс, Zanzibar, 1931, с. 256–257, в пересказе Ludii: Bao Ki Arabu.

# Wikipedia: whoever has captured more wins.
hawalis--source-wikipedia = Википедия: побеждает тот, кто захватил больше.

# Pits in a row.
hawalis--option-cols = Число лунок в ряду.

# Seeds in every pit at the start.
hawalis--option-seeds = Число камней в каждой лунке в начале игры.

# The direction of sowing: counter-clockwise, clockwise, or as the player likes for each move.
hawalis--option-dir = Направление посева: против часовой стрелки, по часовой или на каждом ходу по выбору игрока.

# Whether the outer pit is captured even where the inner one before it is empty.
hawalis--option-outer_alone = Определяет, захватывают ли внешнюю лунку и тогда, когда внутренняя перед ней пуста.

# Who wins: the player whose opponent has no move left, or the one who has captured more seeds by then.
hawalis--option-end = Кто побеждает: тот, у чьего противника не осталось хода, или тот, кто к этому времени захватил больше камней.

# What happens if a sowing never ends.
hawalis--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
hawalis--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Bao la Kiarabu after Ingrams: eight columns, three seeds, either direction.
hawalis--preset-zanzibar = Бао ла киарабу по Ингрэмсу: восемь столбцов, по три камня, в любую сторону.

# Hus
hus--name = Хус

# A four-row game of Namibia: sow lap after lap round your own half, and sow on what you capture from both of the opponent's pits opposite, until a lap ends in an empty pit.
hus--summary = Четырёхрядная игра из Намибии: посев идёт круг за кругом по своей половине; камни, захваченные из обеих лунок противника напротив, сеют дальше, пока круг не кончится в пустой лунке.

# Namibia (Nama, Damara, Herero, Ovambo)
hus--played = Намибия (нама, дамара, гереро, овамбо)

# Fourie (2009) and Ludii after Schultze let an occupied inner pit be captured whether or not the pit behind it holds seeds; Wikipedia and Ludii's Damara game require both to be occupied. The former is the default, the latter an option.
hus--note-1 = Согласно Фури (2009) и Ludii (по Шульце), непустую внутреннюю лунку захватывают независимо от того, есть ли камни в лунке за ней; согласно Википедии и игре дамара в Ludii, непустыми должны быть обе. По умолчанию взято первое, второе можно выбрать в настройках.

# In German descriptions the board is turned round and the seeds are sown clockwise; in Mancala World, Ludii and a web game they are sown counter-clockwise.
hus--note-2 = В немецких описаниях доска повёрнута и сеют по часовой стрелке, в Mancala World, Ludii и одной онлайн-игре — против.

# Ludii's program for the Damara game takes captured seeds off the board and lets single seeds start, contrary to its own text; it is not followed here.
hus--note-3 = В программе Ludii для игры дамара вопреки тексту самой Ludii захваченные камни снимают с доски и одиночными камнями можно начинать; здесь этого нет.

# A sowing may never end: a web game publishes such a position, which comes back after 434 laps. That web game breaks every turn off after a hundred laps, which also cuts moves that would end by themselves.
hus--note-4 = Посев может быть бесконечным: в одной онлайн-игре приведена позиция, которая возвращается через 434 круга. Каждый ход там прерывается после ста кругов, то есть обрываются и ходы, которые закончились бы сами.

# The stylised first moves of the Nama were recorded by Schultze (1907) with pits counted from the right. In Ludii's present text the second of them begins in another pit; its older text, which counts as Schultze does, is followed.
hus--note-5 = Стилизованные первые ходы нама записал Шульце (1907), считая лунки справа. Нынешний текст Ludii приписывает второму из них другую лунку; здесь взят её более старый текст, где считают так же, как у Шульце.

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
hus--note-6 = О повторении позиций источники молчат; здесь третье появление позиции означает ничью.

# C. Fourie, boardgamesoftheworld.com, Hus (2009), and Mancala World, Hus.
hus--source-fourie = К. Фури, boardgamesoftheworld.com, Hus (2009), и Mancala World, Hus.

# Wikipedia, Owela: both pits opposite must hold seeds.
hus--source-wikipedia = Википедия, Owela: непустыми должны быть обе лунки напротив.

# Ludii, Hus (Nama) after L. Schultze, Aus Namaland und Kalahari, 1907, and Hus (Damara) after Vedder, Wagner and Townshend.
hus--source-ludii = Ludii, Hus (Nama) по Л. Шульце, Aus Namaland und Kalahari, 1907, и Hus (Damara) по Феддеру, Вагнеру и Таунсенду.

# The web game at agsteiner.neocities.org: turns are broken off after a hundred laps.
hus--source-web = Онлайн-игра agsteiner.neocities.org: ходы прерываются после ста кругов.

# Pits in a row.
hus--option-n = Число лунок в ряду.

# The start: two seeds in every outer pit and in the right half of the inner row; in owela the first pit of that half stays empty.
hus--option-setup = Начальная расстановка: по два камня в каждой внешней лунке и в правой половине внутреннего ряда; при owela первая лунка этой половины остаётся пустой.

# Whether an occupied inner pit opposite is enough for a capture, or the pit behind it must hold seeds too.
hus--option-capture_needs = Определяет, достаточно ли для захвата, чтобы непустой была внутренняя лунка напротив, или непустой должна быть и лунка за ней.

# Whether the first moves are free, or each player has to begin with one of four stylised moves: two seeds are laid side by side into the right half of the inner row, and the turn is over.
hus--option-opening = Определяет, свободны ли первые ходы или каждый обязан начать одним из четырёх стилизованных: два камня кладут рядом в правую половину внутреннего ряда, и ход окончен.

# What happens if a sowing never ends.
hus--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
hus--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# After how many laps a turn is simply over; captured seeds sown on are not counted as a lap. 0 for no such limit.
hus--option-lap_limit = Определяет, после скольких кругов ход просто окончен; дальнейший посев захваченного кругом не считается. 0 — такого предела нет.

# Igisoro
igisoro--name = Игисоро

# The four-row game of Rwanda and Burundi: relays round your own half, captures you may make or decline, and captured seeds that are sown again from where the whole move began.
igisoro--summary = Четырёхрядная игра Руанды и Бурунди: круг за кругом по своей половине, захваты, от которых можно отказаться, и захваченные камни, которые сеют снова оттуда, где начался весь ход.

# Rwanda, Burundi, south-western Uganda
igisoro--played = Руанда, Бурунди, юго-запад Уганды

# Provisional: the descriptions are short, and no recorded games and no other program were available. Whatever they leave open is played as in Omweso.
igisoro--note-1 = Правила предварительные: описания коротки, а ни записей партий, ни другой программы найти не удалось. Всё, чего описания не уточняют, взято из омвесо.

# A player who declines a capture says ndahise; the opponent may then answer ndakubye and pull the seeds of the attacked inner pit back into the outer pit behind it, while the hand is still sowing. That answer is not offered here.
igisoro--note-2 = Игрок, отказавшийся от захвата, говорит «ндахисе» (ndahise); тогда противник может ответить «ндакубье» (ndakubye) и, пока рука ещё сеет, убрать камни атакованной внутренней лунки назад, во внешнюю лунку за ней. Этого ответа здесь нет.

# Captured seeds are sown into the same pits as the seeds of the first lap: the first one into the pit after the one in which the move began.
igisoro--note-3 = Захваченные камни сеют в те же лунки, что и камни первого круга: первый — в лунку, следующую за той, из которой начался ход.

# The pits from which a lap may be sown clockwise are marked in a figure only; they are taken to be the two leftmost of each row, as in Omweso. A capture for which the hand has turned round has to be made.
igisoro--note-4 = Лунки, из которых круг можно сеять по часовой стрелке, отмечены только на рисунке; здесь принято, что это две крайние левые каждого ряда, как в омвесо. Захват, ради которого сменили направление, обязателен.

# A move asks its player for at most ten decisions; in a longer move every further capture is made by itself, and the direction of sowing does not change again.
igisoro--note-5 = За ход принимают не больше десяти решений; в более длинном ходе все дальнейшие захваты делаются автоматически, а рука больше не поворачивает.

# Wikipedia, Igisoro (also in the teaching materials of the Open University): captures are optional; captured seeds are sown from the pit in which the turn began; ndahise and ndakubye.
igisoro--source-wikipedia = Википедия, Igisoro (также в учебных материалах Открытого университета): захваты по желанию, захваченное сеют от начала хода; ndahise и ndakubye.

# Mancala World, Igisoro: names, board, the four seeds in every outer pit.
igisoro--source-mancala-world = Mancala World, Igisoro: названия, доска, четыре камня в каждой внешней лунке.

# The start: four seeds in every outer pit, or the players arrange their 32 seeds as they like, one after the other.
igisoro--option-setup = Начальная расстановка: по четыре камня в каждой внешней лунке, или каждый игрок раскладывает свои 32 камня, как хочет, второй — после первого.

# Whether a player may decline a capture, or has to make it as in Omweso.
igisoro--option-capture = Определяет, может ли игрок отказаться от возможного захвата или обязан захватывать, как в омвесо.

# Where captured seeds are sown from: after the pit in which the move began, or after the one the capturing lap was sown from, as in Omweso.
igisoro--option-resow = Откуда сеют захваченные камни: после лунки, из которой начался ход, или после той, из которой начат круг с захватом, как в омвесо.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, or none.
igisoro--option-reverse = Из каких лунок круг можно сеять по часовой стрелке, если он сразу приносит захват: из двух крайних левых каждого ряда или ни из каких.

# Whether a single seed may be sown in the first lap of a move.
igisoro--option-singles = Определяет, можно ли сеять одиночный камень в первом круге хода.

# What happens if a sowing never ends.
igisoro--option-endless = Определяет исход бесконечного посева.

# After how many moves the game is a draw; 0 for never.
igisoro--option-move_limit = Определяет, после скольких ходов игра кончается вничью; 0 — предела нет.

# Kalah
kalah--name = Калах

# The modern game everybody knows as Mancala: sow through your own store, play again when the last seed falls into it, and capture from an empty pit.
kalah--summary = Современная игра, которую все знают как манкалу: засевайте и свой калах, ходите ещё раз, если последний камень попал в него, и захватывайте из пустой лунки.

# devised by W. J. Champion in 1940; sold as Mancala and played worldwide
kalah--played = игру придумал У. Дж. Чемпион в 1940 году; она продаётся под названием Mancala, играют в неё во всём мире

# One of the Russian texts says clockwise with the store on the right: an error, since the store would be reached last.
kalah--note-1 = Один из русских текстов говорит «по часовой стрелке» при калахе справа; это ошибка: до калаха посев дошёл бы в последнюю очередь.

# One text lets the last seed capture from any empty pit: this is incomplete, since the pit has to be one of the player's own.
kalah--note-2 = В одном тексте сказано, что захват возможен, если последний камень попал в любую пустую лунку. Это неточно: лунка должна быть своей.

# With win_at = majority the seeds left on the board stay uncounted; other programs usually sweep them up. Use win_at = none to compare.
kalah--note-3 = При win_at = majority камни, оставшиеся на доске, не подсчитывают; другие программы обычно собирают их. Чтобы сравнить с ними, выберите win_at = none.

# A long sowing does not skip the pit it started from: with six pits a side, the thirteenth seed falls into that pit and may capture.
kalah--note-4 = Лунка, из которой начат долгий посев, тоже засевают: если в ряду шесть лунок, тринадцатый камень падает в неё и может захватить.

# Russian articles on Kalah (Yellow Mountain and others): complete, with house rules.
kalah--source-habr = Русские статьи о калахе (Yellow Mountain Imports и другие): правила приведены полностью, с добавлениями от авторов.

# Wikipedia, Kalah; Ludii and MancalaGames for comparison.
kalah--source-wikipedia = Википедия, Kalah; для сравнения — Ludii и MancalaGames.

# CMancala, G. Irving's solver and OpenSpiel, replayed ply by ply.
kalah--source-programs = CMancala, решатель Дж. Ирвинга и OpenSpiel, партии проверены ход за ходом.

# Seeds in every pit at the start.
kalah--option-seeds = Число камней в каждой лунке в начале игры.

# Pits in a row.
kalah--option-pits = Число лунок в ряду.

# What happens to the last seed in an empty pit of the player's own: it is captured together with the pit opposite, it goes to the store even when nothing lies opposite (empty capture), or it stays.
kalah--option-own_seed = Что происходит с последним камнем в своей пустой лунке: его захватывают вместе с лункой напротив; он идёт в калах, даже если напротив ничего нет (пустой захват); или остаётся.

# Who gets the seeds left at the end: the owner of the row, nobody, or the player who moved last (uncertain).
kalah--option-remaining = Кому достаются камни, оставшиеся в конце: владельцу ряда, никому или тому, кто ходил последним (не подтверждено).

# Whether the game is over as soon as a player has more than half of the seeds.
kalah--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# Whether an empty row ends the game at once, or only when its owner has to move.
kalah--option-end = Определяет, кончается ли игра сразу, как только ряд пуст, или лишь тогда, когда ходить нужно его владельцу.

# The pie rule: North may change seats instead of making a first move.
kalah--option-pie = Правило пирога: Север может вместо своего первого хода поменяться местами.

# Whether a last seed in the player's own store gives another move.
kalah--option-extra = Определяет, даёт ли последний камень в своём калахе ещё один ход.

# Katro
katro--name = Катро

# A six-row game of Madagascar: begin in your outermost row, sow back and forth like a plough, and sow on what you capture together with the seeds of your own pit.
katro--summary = Шестирядная игра с Мадагаскара: начинайте в своём крайнем внешнем ряду, сейте, как пашет вол, а захваченное присоединяйте к камням своей лунки и сейте дальше вместе с ними.

# Madagascar (Betsileo, Fianarantsoa)
katro--played = Мадагаскар (бецилеу, Фианаранцуа)

# In Mancala World and Ludii, captures are made from a pit that held seeds, as in all katra of Madagascar; on Wikipedia, from an empty one.
katro--note-1 = Согласно Mancala World и Ludii, захватывают из лунки, в которой были камни, как во всех мадагаскарских катра; согласно Википедии — из пустой.

# In Mancala World the innermost occupied rows of both sides face each other; in Ludii you capture from the inner row only, and you take the first occupied pit of the column.
katro--note-2 = Согласно Mancala World, друг против друга лежат самые внутренние непустые ряды обеих сторон; согласно Ludii, захватывают только из внутреннего ряда, первую непустую лунку столбца.

# Ludii's report that a lone seed may step straight to the next row of its column to capture is too vague to be played.
katro--note-3 = Ludii сообщает, что одиночный камень может ради захвата шагнуть прямо в следующий ряд своего столбца; это слишком туманно, чтобы так играть.

# No source says what happens when a position keeps recurring, although single seeds may chase each other for ever; here, its third occurrence makes the game a draw.
katro--note-4 = О повторении позиций источники молчат, хотя одиночные камни могут гоняться друг за другом вечно; здесь третье появление позиции означает ничью.

# Mancala World, Katro, after A. de Voogt 1998 and 1999: nearly complete.
katro--source-mancala-world = Mancala World, Katro, по А. де Вогту, 1998 и 1999: почти полный текст.

# Ludii, Katro: a program with some other readings.
katro--source-ludii = Ludii, Katro: программа, которая понимает правила несколько иначе.

# Wikipedia, Katro: captures from an empty pit.
katro--source-wikipedia = Википедия, Katro: захваты из пустой лунки.

# Pits in a row; the small form has three.
katro--option-n = Число лунок в ряду; в малой игре их три.

# Whether the player chooses the direction of every move, or the first move of the game fixes it for both.
katro--option-direction = Определяет, выбирает ли игрок направление каждого хода или первый ход партии задаёт его обоим.

# Which pits face each other: those of the innermost occupied rows of both sides, or those of a player's own inner row and the first occupied pit of the enemy's column.
katro--option-capture_rows = Что считается лежащим друг против друга: самые внутренние непустые ряды обеих сторон или свой внутренний ряд и первая непустая лунка столбца противника.

# What happens if a sowing never ends.
katro--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
katro--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Kauri
kauri--name = Каури

# A game with two kinds of seeds: cowries open the pits they lie in to be sown, and a cowrie that enters a pit without one captures the seeds there.
kauri--summary = Игра с двумя видами камней: каури открывают для посева лунки, в которых лежат, а каури, попавший в лунку без каури, захватывает лежащие там камни.

# Hain (Germany), where Ralf Gering invented it in 2006; igGameCenter; a tournament in Novouralsk in 2012
kauri--played = Хайн (Германия), где Ральф Геринг придумал её в 2006 году; igGameCenter; турнир в Новоуральске в 2012 году

# The rules of igGameCenter judge what a pit holds while the seeds fall, one after the other. The program Dagaz judges a pit that is passed a second time by what it held before the move; that is not followed.
kauri--note-1 = По правилам igGameCenter содержимое лунки оценивают по мере того, как падают камни, один за другим. В программе Dagaz лунку, пройденную во второй раз, оценивают по тому, что лежало в ней до хода; здесь не так.

# Only Dagaz says what happens to a player who has no pit to sow while there are seeds left: the player passes (uncertain).
kauri--note-2 = Что происходит с игроком, которому неоткуда сеять, пока камни ещё остались, говорит только Dagaz: там он пропускает ход (не подтверждено).

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
kauri--note-3 = Ни один источник не говорит, что делать при повторении позиции; здесь третье появление позиции — ничья.

# At 30 all, the inventor lets play go on with the cowries until one player cannot move and loses, so that there are no draws. If pits that hold only cowries may not be sown, however, nobody can move at that point, and the game is drawn.
kauri--note-4 = Когда у каждого по 30, игра, по замыслу изобретателя, продолжается одними каури, пока один из игроков не останется без хода и не проиграет, так что ничьих нет. Но если из лунок с одними каури сеять нельзя, ходить в этот момент не может никто, и партия кончается вничью.

# igGameCenter, rules of Kauri in English and Spanish (2008): nearly complete.
kauri--source-iggamecenter = igGameCenter: почти полные правила Kauri по-английски и по-испански (2008).

# Mancala World, Kauri: the history of the game.
kauri--source-mancala-world = Mancala World, Kauri: история игры.

# GlukKazan, Dagaz, the programs of Kauri: the pass, and the stricter rule for pits that hold only cowries.
kauri--source-dagaz = GlukKazan, Dagaz, программы Kauri: пропуск хода и более строгое правило о лунках с одними каури.

# Seeds in every pit at the start.
kauri--option-seeds = Число камней в каждой лунке в начале игры.

# Cowries in every pit at the start.
kauri--option-cowries = Число каури в каждой лунке в начале игры.

# Whether a pit that holds only cowries may be sown.
kauri--option-cowrie_only_pit = Определяет, можно ли сеять из лунки, в которой лежат одни каури.

# What happens to a player who has no pit to sow while there are seeds left: the player passes, or loses.
kauri--option-no_move = Что происходит с игроком, которому неоткуда сеять, пока камни ещё остались: он пропускает ход или проигрывает.

# Kisolo
kisolo--name = Кисоло

# A four-row game of the Congo: capturing is compulsory, and the captured seeds are sown on your own side, beginning in the capturing pit; sowing goes on from the pit after the last seed.
kisolo--summary = Четырёхрядная игра из Конго: захват обязателен; захваченные камни сеют на своей стороне, начиная с лунки, из которой сделан захват, а следующий круг начинают из лунки, идущей за той, куда лёг последний камень.

# Democratic Republic of the Congo (Luba, Lulua, Songye)
kisolo--played = Демократическая Республика Конго (луба, лулуа, сонгье)

# This is neither the Zambian Chisolo nor the Lali game that Ludii calls Kisolo (Lali); the rules given under this name on Wikipedia are those of another game.
kisolo--note-1 = Это не замбийская чисоло и не игра лали, которую Ludii называет Kisolo (Lali); правила, напечатанные под этим названием в Википедии, относятся к другой игре.

# Mancala World and Ludii (after Townshend 1977) differ in the start, in what captures, in where the captured seeds go and in how the game is won; Mancala World is followed because it is more detailed, and Ludii's readings are offered as options.
kisolo--note-2 = Mancala World и Ludii (по Таунсенду, 1977) расходятся в том, как начинают, чем захватывают, куда идут захваченные камни и как побеждают; здесь взят более подробный текст Mancala World, а варианты Ludii можно выбрать в настройках.

# A player whose move empties their own inner row loses, unless the move has emptied the opponent's as well; no source mentions this.
kisolo--note-3 = Игрок, опустошивший в свой ход собственный внутренний ряд, проигрывает, если ряд противника остался непустым; в источниках об этом не сказано.

# Endless sowings occur, with periods too long to be detected by comparing states: after 20,000 laps a sowing counts as endless.
kisolo--note-4 = Бесконечные посевы случаются, и период у них слишком долгий, чтобы обнаружить его сравнением позиций: после 20 000 кругов посев считается бесконечным.

# The starting position open9 is inferred: only the nine seeds in the rightmost pit and the single seeds are recorded.
kisolo--note-5 = Начало open9 восстановлено: записаны лишь девять камней в правой крайней лунке и одиночные камни.

# Townshend mentions series of games in which the loser collects feathers, but gives no details.
kisolo--note-6 = Серии партий, в которых проигравший собирает перья, Таунсенд упоминает без подробностей.

# Mancala World, Kisolo (copied by analog.games): complete but for its last sentence, on endless moves.
kisolo--source-mancala-world = Mancala World, Kisolo (скопировано на analog.games): полный текст, кроме последней фразы — о бесконечных ходах.

# Ludii, Kisolo, after P. Townshend, African Mankala in Anthropological Perspective, 1977.
kisolo--source-ludii = Ludii, Kisolo, по П. Таунсенду, African Mankala in Anthropological Perspective, 1977.

# Pits in a row.
kisolo--option-n = Число лунок в ряду.

# The start: three seeds in every pit; three in the outer rows only; or one of two fixed openings with fifteen or nine seeds in the right end of the outer row and single seeds beside it.
kisolo--option-setup = Начальная расстановка: по три камня в каждой лунке; по три только во внешних рядах; или одно из двух заданных начал, где на правом конце внешнего ряда пятнадцать или девять камней, а рядом одиночные камни.

# Whether a lap must end in a pit that held seeds for its next pit to capture.
kisolo--option-lap_capture_needs_filled = Определяет, должен ли круг кончиться в лунке, где уже были камни, чтобы следующая за ней лунка могла захватить.

# Which row of the opponent has to be emptied.
kisolo--option-win = Определяет, какой ряд противника нужно опустошить.

# Captured seeds are sown, the first into the capturing pit; or they are put into the player's own outer pit behind it, and the turn is over.
kisolo--option-reentry = Захваченные камни сеют, первый — в лунку, из которой сделан захват; или их кладут в свою внешнюю лунку за ней, и ход окончен.

# What happens if a move never ends.
kisolo--option-endless = Определяет исход бесконечного хода.

# How many games make a match; whoever wins more of them wins it.
kisolo--option-games_in_match = Число партий в матче; побеждает тот, кто выиграл больше партий.

# Kozdatu
kozdatu--name = Коздату

# Bestemshe on a larger board: seven pits of seven seeds for each player.
kozdatu--summary = Бестемше на доске побольше: у каждого игрока семь лунок по семь камней.

# La'b madjnuni
lab-madjnuni--name = Лаб маджнуни

# The crazy game of Damascus: one player lays out the seeds at will, the other chooses a side, and from then on every move is forced.
lab-madjnuni--summary = Безумная игра Дамаска: один игрок раскладывает камни как хочет, другой выбирает сторону, и с этой минуты каждый ход вынужденный.

# Damascus (Syria) and the Syrian quarter of New York, about 1895
lab-madjnuni--played = Дамаск (Сирия) и сирийский квартал Нью-Йорка, около 1895 года

# One player distributes ninety-eight seeds over the fourteen pits, at least two in each; the other accepts or turns the board round (arrangement = laid-out).
lab-madjnuni--note-1 = Один игрок раскладывает девяносто восемь камней по четырнадцати лункам, не менее двух в каждую; другой соглашается или поворачивает доску. Чтобы сыграть так, выберите настройку arrangement = laid-out.

# According to the Russian article and Culin, the pits that follow the last one are captured; according to Mancala World and Wikipedia, those that come before it (chain). The article does not mention the pit across the board; all the others do (opposite_pit).
lab-madjnuni--note-2 = В русскоязычной статье и у Кулина захватывают лунки, следующие за последней, в Mancala World и Википедии — предшествующие ей (настройка chain). О лунке напротив статья молчит, все остальные её упоминают (настройка opposite_pit).

# The article says that when the head is empty the move begins from the next pit in the direction of movement, which would be one of the opponent's; what it means is the nearest occupied pit of the player's own row, as in Mancala World.
lab-madjnuni--note-3 = Если голова пуста, ход, согласно статье, начинается из следующей лунки по направлению движения, но это была бы лунка противника; имеется в виду ближайшая непустая лунка своего ряда, как в Mancala World.

# The sources say that the game ends when all pits are empty, and Mancala World and Wikipedia add that this never happens. It does, in about one game in sixteen; all others end in an endless cycle with one to three seeds left. As nobody has a choice, the first repetition ends the game, and the seeds go to the owners of the rows (uncertain).
lab-madjnuni--note-4 = В источниках сказано, что игра кончается, когда все лунки пусты, а в Mancala World и Википедии — что этого никогда не бывает. На деле это бывает, примерно в одной партии из шестнадцати; все остальные зацикливаются, когда остаётся от одного до трёх камней. Поскольку выбора ни у кого нет, первое же повторение заканчивает игру, и камни достаются владельцам рядов (не подтверждено).

# A player without seeds passes, as in the Mangala of Gaziantep. Mancala World takes the whole description to be defective.
lab-madjnuni--note-5 = Игрок без камней пропускает ход, как в газиантепской мангале. По мнению Mancala World, всё описание неполно или искажено.

# La'b roseya is the children's game with seven seeds in every pit; in La'b hakimi or akila the player may choose any pit of their row.
lab-madjnuni--note-6 = Лаб росея — детская игра с семью камнями в каждой лунке; в лаб хакими, или лаб акила, игрок может выбрать любую лунку своего ряда.

# A Russian article on mancala by GlukKazan: the arrangement, the head, the captures.
lab-madjnuni--source-habr = Русскоязычная статья GlukKazan о манкале: расстановка, голова, захваты.

# S. Culin, Mancala, the National Game of Africa (1896), as cited by Ludii.
lab-madjnuni--source-culin = С. Кулин, Mancala, the National Game of Africa (1896), по Ludii.

# Mancala World, La'b Madjnuni and Mangala (Gaziantep); Wikipedia, La'b Madjnuni.
lab-madjnuni--source-mancala-world = Mancala World, La'b Madjnuni и Mangala (Gaziantep); Википедия, La'b Madjnuni.

# How the game begins: from a position that one player has laid out and of which the other has chosen a side (give it with `--position`; without one every pit holds seven seeds); with South laying out the seeds one by one, after which North accepts or changes seats; or with seven seeds in every pit.
lab-madjnuni--option-arrangement = Как начинается игра: с позиции, которую разложил один игрок и в которой другой выбрал себе сторону (её задают через `--position`; без неё в каждой лунке семь камней); с того, что Юг раскладывает камни по одному, а Север затем соглашается или меняется местами; или с семи камней в каждой лунке.

# Pits in a row; with seven there are ninety-eight seeds.
lab-madjnuni--option-pits = Число лунок в ряду; при семи лунках камней девяносто восемь.

# Whether a move begins from the rightmost occupied pit of the player's own row or from any pit.
lab-madjnuni--option-choice = Определяет, начинается ли ход из самой правой непустой лунки своего ряда или из любой.

# Which further pits with two or four seeds are captured: those after the pit of the last seed or those before it.
lab-madjnuni--option-chain = Какие ещё лунки с двумя или четырьмя камнями захватывают: те, что после лунки последнего камня, или те, что перед ней.

# Whether the pit across the board is captured with each pit.
lab-madjnuni--option-opposite_pit = Определяет, захватывают ли вместе с каждой лункой и лунку напротив.

# Who gets the seeds left when the game runs in a circle.
lab-madjnuni--option-leftover = Определяет, кому достаются оставшиеся камни, если игра зациклилась.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
lab-madjnuni--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the game ends; 0 for never.
lab-madjnuni--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# The whole game: South lays out the seeds, and North accepts them or turns the board.
lab-madjnuni--preset-whole = Игра целиком: Юг раскладывает камни, а Север соглашается или поворачивает доску.

# The children's game: seven seeds in every pit.
lab-madjnuni--preset-roseya = Детская игра: семь камней в каждой лунке.

# The game of reason: any pit of the player's own row may be played.
lab-madjnuni--preset-akila = Игра разума: ходить можно из любой лунки своего ряда.

# Lamet
lamet--name = Ламет

# Three rows, long relays, and traps for the other side: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
lamet--summary = Три ряда, длинные посевы во много кругов и ловушки для противника: кто заканчивает посев в лунке противника с тремя камнями, создаёт там ловушку, но принадлежит она противнику.

# Eritrea and Ethiopia
lamet--played = Эритрея и Эфиопия

# All that is known comes from a few words in the first Habr article: the traps are made on the enemy's side, belong to the enemy and only collect. Everything else is taken from the sister games.
lamet--note-1 = Всё, что есть, — несколько слов в первой статье на Хабре: ловушки на стороне противника, которыми он владеет и которые только собирают камни. Остальное взято из родственных игр.

# Nothing is said about the first turn. The article finds that traps would be too easy to make from the starting position and mentions several bans; the ban on traps in each player's first turn, as in Sulus Nishtaw, is the default here. Without it the player who moves second is clearly better off in random games.
lamet--note-2 = О первом ходе ничего не сказано. Автор статьи находит, что из начальной позиции ловушки создавать слишком легко, и упоминает разные запреты; здесь по умолчанию действует запрет создавать ловушки первым ходом каждого игрока, как в сулус-ништаве. Без него при ходах наугад у второго игрока явное преимущество.

# With the same ban Lamet and Sulus Nishtaw are the same game.
lamet--note-3 = При одном и том же запрете ламет и сулус-ништав — одна и та же игра.

# In the author's family tree of sowing games the name in this place is Lame Uweledet, Tigrinya for a cow that has calved; games with two rows have similar names.
lamet--note-4 = На этом месте в родословном древе автора стоит название «ламе уведелет», на языке тигринья — «отелившаяся корова»; похожие названия есть у игр в два ряда.

# The rules on repetition and on endless sowing were added here.
lamet--note-5 = Правила о повторении позиций и о бесконечном посеве добавлены здесь, в источниках их нет.

# GlukKazan, an article on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
lamet--source-glukkazan = GlukKazan, статья об играх с посевом на Хабре (по-русски) и программы автора — для доски и для особых случаев.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban; or the game begins with a race in which no trap is made, as in Sulus Aidi.
lamet--option-first_no_trap = Когда нельзя создавать ловушки: в первом ходе каждого игрока; только в самом первом ходе игры; запрета нет; или же игра начинается с гонки, в которой ловушки не создаются, как в сулус-айди.

# A trap belongs to the player on whose side it lies, or to the player who made it.
lamet--option-trap_owner = Ловушка принадлежит тому, на чьей стороне она находится, или тому, кто её создал.

# What happens at the third occurrence of a position.
lamet--option-repetition = Определяет, что происходит, когда позиция встречается в третий раз.

# A sowing that never ends makes the round void, or may not be chosen.
lamet--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, или такой ход запрещён.

# There is one round only, or rounds are played until one player has all seeds.
lamet--option-rounds = Играют только одну партию или партию за партией, пока все камни не окажутся у одного игрока.

# Mefuvha
mefuvha--name = Мефувха

# The largest of the old sowing games, on four rows of twenty-one pits: sow lap after lap round your own half, capture the opponent's column from an empty pit of your inner row, and take one more pit wherever you like.
mefuvha--summary = Самая большая из старинных игр с посевом, на четырёх рядах по двадцать одной лунке: сейте круг за кругом по своей половине; если круг закончился в пустой лунке вашего внутреннего ряда, захватите столбец противника напротив неё и ещё одну лунку где захотите.

# South Africa (Venda; Limpopo); 4×21 boards are also reported from the Shona of Zimbabwe
mefuvha--played = ЮАР (венда; Лимпопо); доски 4×21, по сообщениям, есть и у шона в Зимбабве

# The name means “foggy rain”. A Russian article gives the name mefuva and the board of 4×21 pits to the Shona of Zimbabwe; every other source gives the game to the Venda, and that board to the Tsoro of the Shona. The name and the board are kept, with the rules of the Venda game.
mefuvha--note-1 = Название значит «туманный дождь». Русскоязычная статья приписывает название mefuva и доску из 4×21 лунок народу шона в Зимбабве; по всем прочим источникам, это игра народа венда, а такая доска — у цоро народа шона. Название и доска сохранены, правила взяты из игры венда.

# If the pit of the first move, a3, was taken by the opponent's first capture, the player moves freely; no source mentions this.
mefuvha--note-2 = Если камни лунки a3, из которой полагается делать первый ход, противник забрал своим первым захватом, игрок ходит свободно; в источниках об этом не сказано.

# Stayt (as reported by Ludii) and bead.game let a capture take one further pit; Mancala World, any two.
mefuvha--note-3 = У Стейта (в пересказе Ludii) и на bead.game при захвате берут ещё одну лунку, в Mancala World — две любые.

# In Ludii single seeds may be played whenever there is nothing else; in bead.game and Mancala World only if the next pit is empty.
mefuvha--note-4 = В Ludii одиночными камнями разрешено начинать всегда, когда ничего другого нет; на bead.game и в Mancala World — только в пустую лунку.

# Ludii's program also takes the capturing seed, takes the outer pit where the inner one is empty and grants the further pit then, contrary to its own text; it is not followed here.
mefuvha--note-5 = В программе Ludii вопреки тексту самой Ludii забирают и захвативший камень, а при пустой внутренней лунке берут внешнюю и ещё дополнительную; здесь этого нет.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
mefuvha--note-6 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка, ходить он не может и проигрывает; в источниках об этом не сказано.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
mefuvha--note-7 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# A Russian magazine article on mancala (Popular Mechanics): the name and the board of 4×21 pits, no rules.
mefuvha--source-article = Русская журнальная статья о манкале («Популярная механика»): название и доска из 4×21 лунок, без правил.

# H. Stayt, The Bavenda, 1931, pp. 364-366, as reported by Ludii.
mefuvha--source-stayt = Х. Стейт, The Bavenda, 1931, с. 364–366, в пересказе Ludii.

# Mancala World, Mefuvha, as copied by boardandpieces: two further pits.
mefuvha--source-mancala-world = Mancala World, Mefuvha, по копии на boardandpieces: две дополнительные лунки.

# cyningstan.com and bead.game: Mefuvha.
mefuvha--source-web = cyningstan.com и bead.game: Mefuvha.

# Pits in a row.
mefuvha--option-n = Число лунок в ряду.

# How many extra pits, of the capturer's choice, a capture also takes.
mefuvha--option-bonus = Определяет, сколько ещё лунок по своему выбору берёт игрок, сделавший захват.

# Whether each player's first move is prescribed, from the third pit of the inner row, or free.
mefuvha--option-first = Определяет, предписан ли первый ход каждого игрока (из третьей лунки внутреннего ряда) или он свободен.

# Where a single seed may be sown: only into an empty pit, or into any.
mefuvha--option-single_to = Куда можно сеять одиночный камень: только в пустую лунку или в любую.

# What happens if a sowing never ends.
mefuvha--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
mefuvha--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Modi
modi--name = Моди

# A children's game on six pits: the first seed goes back into the pit it came from, and twos, fours and sixes are captured on both sides of the board.
modi--summary = Детская игра на шести лунках: первый камень возвращается в лунку, из которой взят, а лунки, где стало два, четыре или шесть камней, захватывают на обеих сторонах доски.

# villages near Tangier, Morocco, by children
modi--played = деревни близ Танжера (Марокко); детская игра

# The Habr articles only say that Modi is played on two rows of three pits, that sowing begins in the starting pit itself, and that a single seed therefore cannot be played. Everything else is taken from Modiar, which has the same board, the same start, and nearly the same name; the identification is very probable.
modi--note-1 = В статьях на Хабре сказано лишь, что в моди играют на двух рядах по три лунки, что посев начинается с самой исходной лунки и что поэтому одиночным камнем ходить нельзя. Всё остальное взято из модиара, у которого та же доска, то же начало и почти то же название; что это одна игра, весьма вероятно.

# Mancala World says that the capture is forfeited “in the first of the game”, where a word is missing; MancalaGames takes it to mean one move (no_capture_first).
modi--note-2 = «В первом игры захват пропадает», — сказано в Mancala World, где одного слова не хватает; в MancalaGames считают, что речь об одном ходе (настройка no_capture_first).

# A move that leaves the opponent without seeds may not be played. What happens when the opponent has none and cannot be fed is not stated; then there is no legal move, and the game ends.
modi--note-3 = Ход, оставляющий противника без камней, запрещён. Что делать, если камней у него нет и накормить его нельзя, не сказано; тогда возможных ходов нет, и игра кончается.

# The pits captured after the last one are those before it, against the direction of sowing, even across the end of the row.
modi--note-4 = Вслед за последней лункой захватывают и лунки перед ней, против направления посева, в том числе через конец ряда.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
modi--note-5 = О повторении позиций ничего не сказано; по добавленному здесь правилу каждый забирает тогда камни своего ряда.

# Habr articles by GlukKazan: board and start of the sowing.
modi--source-habr = Статьи GlukKazan на Хабре: доска и начало посева.

# Mancala World, Modiar (after J. Climent 2012).
modi--source-mancala-world = Mancala World, Modiar (по Ж. Клименту, 2012).

# The program MancalaGames, configuration Modiar.
modi--source-mancala-games = Программа MancalaGames, конфигурация Modiar.

# Seeds in every pit at the start.
modi--option-seeds = Число камней в каждой лунке в начале игры.

# When captures are barred: on the first ply of the game, on each player's first move, or never.
modi--option-no_capture_first = Когда захватывать нельзя: самым первым ходом игры, первым ходом каждого игрока или запрета нет.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends.
modi--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, игра кончается.

# Whether a move may leave the opponent without seeds.
modi--option-grand_slam = Определяет, можно ли ходом оставить противника без камней.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
modi--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Moruba
moruba--name = Моруба

# A four-row game of the Pedi: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures both pits of the opponent's column.
moruba--summary = Четырёхрядная игра народа педи: сейте круг за кругом по своей половине; если круг закончился в пустой лунке вашего внутреннего ряда, захватите обе лунки противника в этом столбце.

# South Africa (Pedi; Limpopo, Mpumalanga)
moruba--played = ЮАР (педи; Лимпопо, Мпумаланга)

# This is not Morabaraba, which is a mill game. Moruba has been recognised as an indigenous sport of South Africa since 2003.
moruba--note-1 = Не путать с морабарабой, которая относится к «мельницам». С 2003 года моруба признана в ЮАР видом спорта коренных народов.

# Fourie's description breaks off after saying that single seeds may be played only when no pit holds more; that such a seed must go into an empty pit is taken from the game's close relatives.
moruba--note-2 = Описание Фури обрывается на том, что одиночными камнями можно начинать, лишь когда ни в одной лунке нет большего числа; что такой камень должен попасть в пустую лунку, взято из близкородственных игр.

# Fourie mentions no captures beyond the two pits; Mancala World lists Moruba among the games in which none, one, two or three further pits are captured.
moruba--note-3 = Фури не упоминает никаких захватываемых лунок, кроме этих двух; Mancala World относит морубу к играм, где дополнительных лунок не бывает или бывает одна, две или три.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
moruba--note-4 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка, ходить он не может и проигрывает; в источниках об этом не сказано.

# Malesa (2012, as reported by Ludii) describes a different game under the same name: single laps, four seeds in every pit. It is a preset.
moruba--note-5 = Малеса (2012, в пересказе Ludii) описывает под тем же названием другую игру: посев в один круг, по четыре камня в каждой лунке. Для неё есть набор настроек.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
moruba--note-6 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# C. Fourie, boardgamesoftheworld.com, Maruba: complete but for its last lines.
moruba--source-fourie = К. Фури, boardgamesoftheworld.com, Maruba: правила приведены полностью, за исключением последних строк.

# Italian and German Wikipedia: the start.
moruba--source-wikipedia = Итальянская и немецкая Википедия: начало игры.

# Ludii, Moruba, after M. J. Malesa, 2012.
moruba--source-malesa = Ludii, Moruba, по М. Дж. Малесе, 2012.

# Mancala World: Moruba among the four-row games with bonus captures.
moruba--source-mancala-world = Mancala World: моруба среди четырёхрядных игр с дополнительным захватом.

# Pits in a row.
moruba--option-n = Число лунок в ряду.

# How many extra pits, of the capturer's choice, a capture also takes.
moruba--option-bonus = Определяет, сколько ещё лунок по своему выбору берёт игрок, сделавший захват.

# Where a single seed may be sown: only into an empty pit, or into any.
moruba--option-single_to = Куда можно сеять одиночный камень: только в пустую лунку или в любую.

# The game as Fourie describes it; or as Malesa does: four seeds in every pit (on boards of up to 14 columns), single laps from any pit, captures from inner pits that held seeds as well, and the player with more seeds wins.
moruba--option-game = Игра в описании Фури; или в описании Малесы: по четыре камня в каждой лунке (на досках до 14 столбцов), посев в один круг из любой лунки, захватывают и тогда, когда последний камень упал в непустую внутреннюю лунку, а побеждает тот, у кого больше камней.

# What happens if a sowing never ends.
moruba--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
moruba--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Moruba of 1934 to 2002 after Malesa: twelve columns, single laps, and the player with more seeds wins.
moruba--preset-malesa-2012 = Моруба 1934–2002 годов по Малесе: двенадцать столбцов, посев в один круг, побеждает тот, у кого больше камней.

# Nsa Isong
nsa-isong--name = Нса-исонг

# A relay game of the Efik: fours made in passing belong to the owner of the pit, a four made by the last seed to the player who sowed it, and a player left without seeds must be fed.
nsa-isong--summary = Игра народа эфик с посевом во много кругов: четыре камня, собравшиеся в лунке по пути, принадлежат её владельцу, собравшиеся с последним камнем — тому, кто сеял, а игрока, оставшегося без камней, нужно накормить.

# Calabar region, Nigeria (Efik)
nsa-isong--played = окрестности Калабара, Нигерия (народ эфик)

# On the Italian Wikipedia seeds are sown counter-clockwise, in Mancala World and the program MancalaGames clockwise (direction).
nsa-isong--note-1 = В итальянской Википедии сеют против часовой стрелки, в Mancala World и программе MancalaGames — по часовой (настройка direction).

# The Italian Wikipedia says nothing about the last seeds: a player who cannot move leaves the rest to the opponent. In Mancala World the last four go to the player who moved last, who is here the player who made the four before them (last_seeds).
nsa-isong--note-2 = В итальянской Википедии о последних камнях ничего нет: если игрок не может ходить, остаток получает противник. Mancala World отдаёт последние четыре камня тому, кто ходил последним; здесь это тот, кто захватил четыре камня перед ними (настройка last_seeds).

# The text says that a player without seeds is to be fed as a rule; it is taken as a duty, judged when the whole move is over (uncertain).
nsa-isong--note-3 = В тексте сказано, что игрока без камней, как правило, кормят; здесь это обязанность, и выполнена ли она, судят по концу всего хода (не подтверждено).

# Without a rule about the last seeds, about half of all random games go round in circles with four to twelve seeds left; by a rule added here, each player then gets the seeds in the pits they own.
nsa-isong--note-4 = Без правила о последних камнях примерно половина партий с ходами наугад зацикливается, когда остаётся от четырёх до двенадцати камней. По добавленному здесь правилу каждый прибавляет тогда к своему счёту камни своих лунок.

# In a match the seeds won decide how many pits a player owns in the next game, four seeds to a pit; which pits of the other row the player takes is not stated and is left to them, as in Oware Nam Nam.
nsa-isong--note-5 = Выигранные камни решают, сколькими лунками игрок владеет в следующей партии матча: по четыре камня за лунку. Какие лунки другого ряда он берёт, не сказано, и выбор оставлен ему, как в оваре нам-нам.

# Italian Wikipedia, Nsa Isong: complete for one game, the match in outline.
nsa-isong--source-italian-wikipedia = Итальянская Википедия, Nsa Isong: правила одной партии приведены полностью, матч — в общих чертах.

# Mancala World, Nsa Isong (after P. Osunsanya 1998): clockwise, last four.
nsa-isong--source-mancala-world = Mancala World, Nsa Isong (по П. Осунсанье, 1998): по часовой стрелке; последние четыре камня.

# The program MancalaGames, configuration Nsa Isong.
nsa-isong--source-mancala-games = Программа MancalaGames, конфигурация Nsa Isong.

# The direction of sowing: counter-clockwise or clockwise.
nsa-isong--option-direction = Направление посева: против часовой стрелки или по часовой.

# Who takes a four made in passing: the owner of the pit or the player who is sowing.
nsa-isong--option-passing = Кому достаются четыре камня, собравшиеся в лунке по пути: владельцу лунки или тому, кто сеет.

# Whether a capture that leaves only four seeds takes these too.
nsa-isong--option-last_seeds = Определяет, забирает ли захват, после которого остаются лишь четыре камня, и их тоже.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
nsa-isong--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет своих камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, игра кончается и остаток забирает тот, чья очередь ходить.

# What happens to a player who owns no seeds to move: the game ends and the opponent takes what is left, or the player passes.
nsa-isong--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет своих камней: игра кончается, и остаток забирает противник; или игрок пропускает ход.

# Which pits of the other row the winner of a game takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
nsa-isong--option-claim = Какие лунки другого ряда занимает победитель партии: любые по своему выбору или ближайшие к своему ряду в порядке посева.

# How many games make a match; whoever wins more of them wins it.
nsa-isong--option-games_in_match = Число партий в матче; побеждает тот, кто выиграл больше партий.

# How many pits win the match, if it is played for pits.
nsa-isong--option-match_goal_pits = Число лунок, которыми нужно владеть, чтобы выиграть матч, если играют на лунки.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
nsa-isong--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the game ends and each player gets the seeds in their pits; 0 for never (a rule added here).
nsa-isong--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый прибавил к своему счёту камни своих лунок; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Nsolo
nsolo--name = Нсоло

# A four-row game of the Angoni: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures the opponent's column, and one other pit of your choice as well.
nsolo--summary = Четырёхрядная игра народа ангони: сейте круг за кругом по своей половине; если круг закончился в пустой лунке вашего внутреннего ряда, захватите камни столбца противника и ещё одной лунки по своему выбору.

# Malawi (Angoni, Manyanja), Zambia
nsolo--played = Малави (ангони, маньянджа), Замбия

# The names Nsolo and Chisolo also stand for other games of Zambia.
nsolo--note-1 = Названия «нсоло» и «чисоло» носят и другие игры Замбии.

# In Ludii the further pit is captured only if both pits of the column were; Sanderson says that if the pit behind is empty, only the inner one and one other are taken, and that rule is followed here.
nsolo--note-2 = Согласно Ludii, дополнительную лунку берут, только если захвачены обе лунки столбца; у Сандерсона, если задняя лунка пуста, берут внутреннюю и ещё только одну; здесь взято его правило.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Sanderson does not mention this.
nsolo--note-3 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка, ходить он не может и проигрывает; Сандерсон об этом не говорит.

# Most first moves capture at once, so the player who begins has a great advantage.
nsolo--note-4 = Большинство первых ходов сразу приносит захват, так что у первого игрока большое преимущество.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
nsolo--note-5 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, pp. 733-734: complete.
nsolo--source-sanderson = М. Г. Сандерсон, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, с. 733–734: полные правила.

# Ludii, Nsolo and Msuwa, after Sanderson.
nsolo--source-ludii = Ludii, Nsolo и Msuwa, по Сандерсону.

# Pits in a row.
nsolo--option-n = Число лунок в ряду.

# How many extra pits, of the capturer's choice, a capture also takes.
nsolo--option-bonus = Определяет, сколько ещё лунок по своему выбору берёт игрок, сделавший захват.

# The start: two seeds everywhere but in the right end of the inner row, which is empty; in msuwa the pit beside it holds one.
nsolo--option-setup = Начальная расстановка: везде по два камня, кроме правого конца внутреннего ряда, где пусто; в мсуве в лунке рядом с ним лежит один.

# What happens if a sowing never ends.
nsolo--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
nsolo--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Msuwa of the Manyanja: one seed fewer behind the empty pit, and two further pits.
nsolo--preset-msuwa = Мсува народа маньянджа: за пустой лункой на один камень меньше и две дополнительные лунки.

# Ô ăn quan
o-an-quan--name = О-ан-кван

# The sowing game of Vietnamese children: relays from the next square, captures beyond an empty one, and a mandarin at either end of the board.
o-an-quan--summary = Вьетнамская детская игра с посевом: дальше сеют из следующей клетки, захватывают за пустой клеткой, а на обоих концах доски сидит по мандарину.

# Vietnam
o-an-quan--played = Вьетнам

# If the square after the last seed is an empty mandarin square, the Vietnamese text treats it like any empty square, and what lies beyond it may be captured; on the English Wikipedia the turn ends there. The Vietnamese text is followed, because it says so expressly; the other reading is an option, which here applies to the further squares of a capture as well.
o-an-quan--note-1 = Если клетка после последнего камня — пустая клетка мандарина, вьетнамский текст считает её такой же, как любая пустая клетка, и то, что лежит за ней, можно захватить; согласно английской Википедии, ход на этом кончается. Здесь взят вьетнамский текст, потому что он говорит об этом прямо; другое толкование можно выбрать в настройках; здесь оно относится и к следующим клеткам захвата.

# In the Vietnamese text the game is over when everything in the two mandarin squares has been taken, in the English one when both mandarins have been captured. They differ if seeds were sown into an emptied mandarin square. The Vietnamese text is followed; with the other reading such seeds belong to nobody.
o-an-quan--note-2 = Согласно вьетнамскому тексту, игра кончается, когда из обеих клеток мандаринов взято всё, согласно английскому — когда захвачены оба мандарина. Разница есть, если в опустевшую клетку мандарина попали камни. Взят вьетнамский текст; при другом толковании такие камни не принадлежат никому.

# A player who has fewer than five seeds to fill an empty row again borrows the rest, and gives it back when the seeds are counted: what is owed is taken off the player's score, which may become negative.
o-an-quan--note-3 = Игрок, у которого нет пяти камней, чтобы снова заполнить свой пустой ряд, берёт недостающие в долг и возвращает при подсчёте камней: долг вычитается из его счёта, который может стать и отрицательным.

# In principle a sowing may never end. No source has a rule for that; here the turn ends in that case. When a position occurs for the third time, each side takes the seeds in its own row, and what lies in the mandarin squares belongs to nobody; this rule was added here.
o-an-quan--note-4 = Посев в принципе может быть бесконечным. Правила об этом нет ни в одном источнике; здесь ход тогда окончен. Когда позиция встречается в третий раз, каждый игрок берёт камни своего ряда, а то, что лежит в клетках мандаринов, не принадлежит никому; в источниках об этом не сказано.

# The version of Tonkin (Son 1985) has ten small seeds instead of the mandarin, sows one seed on from an occupied mandarin square, and shares what is left. Only its direction is offered.
o-an-quan--note-5 = В тонкинском варианте (Сон, 1985) вместо мандарина десять мелких камней, из непустой клетки мандарина сеют дальше по одному камню, а остаток делят. Из него взято только направление посева.

# In a match (Son 1985, as cited by Ludii and Mancala World) the squares are filled again, and whoever has fewer seeds sells squares until they have enough: half a square for being less than ten behind, a whole one for ten. From there on it is taken to go by tens: a square for every ten, half a square for the rest, and two halves make a whole. A lead of ten regains a sold square; here it does so before it buys another.
o-an-quan--note-6 = В матче (Сон, 1985, по Ludii и Mancala World) клетки заполняют заново, и тот, у кого камней меньше, продаёт клетки, пока камней не станет достаточно: половину клетки, если он отстал меньше чем на десять, целую — за десять. Дальше, как здесь понято, счёт идёт десятками: клетка за каждые десять, половина клетки за остаток, а две половины составляют целую. Перевес в десять камней возвращает проданную клетку; здесь сначала возвращают, потом покупают.

# No source says which squares are sold or regained: here the seller chooses, and the leader chooses what to regain. An odd seed in a half-sold square goes to the player in whose row it lies, and the players begin the rounds in turn; these rules were added here, too. Three or four sold squares of one row end the match; three are usual here, and half-sold ones do not count.
o-an-quan--note-7 = Какие клетки продают или возвращают, не говорит ни один источник: здесь выбирает продавец, а ведущий в счёте выбирает, что вернуть. Лишний камень в наполовину проданной клетке получает тот, в чьём ряду она лежит, и партии игроки начинают по очереди; в источниках этого нет. Матч кончается, когда проданы три или четыре клетки одного ряда; по умолчанию три, а наполовину проданные не считаются.

# Vietnamese Wikipedia, the rules of Ô ăn quan as several programs have copied them: complete.
o-an-quan--source-vietnamese-wikipedia = Вьетнамская Википедия: полные правила Ô ăn quan в том виде, в каком их переписали несколько программ.

# English Wikipedia, Ô ăn quan.
o-an-quan--source-wikipedia = Английская Википедия, Ô ăn quan.

# discovervietnameselanguage, description of the game (2018).
o-an-quan--source-discover-vietnamese = discovervietnameselanguage, описание игры (2018).

# Ludii, O An Quan: the versions of Mancala World and of Tonkin (Son 1985).
o-an-quan--source-ludii = Ludii, O An Quan: варианты Mancala World и тонкинский (Сон, 1985).

# How many seeds a captured mandarin counts as.
o-an-quan--option-quan_value = Определяет, за сколько камней считается захваченный мандарин.

# Whether a mandarin is safe as long as fewer seeds than this number lie with it: a turn that would capture its square ends there.
o-an-quan--option-young_quan = Определяет, неприкосновенен ли мандарин, пока рядом с ним меньше указанного числа камней: ход, который захватил бы его клетку, на этом кончается.

# Whether the player chooses the direction of sowing, or always sows counter-clockwise.
o-an-quan--option-direction = Определяет, выбирает ли игрок направление посева или всегда сеет против часовой стрелки.

# When the game is over: when nothing is left in the two mandarin squares, or as soon as both mandarins are captured.
o-an-quan--option-end = Когда игра окончена: когда в обеих клетках мандаринов ничего не осталось или как только захвачены оба мандарина.

# Whether, in a capture, an empty mandarin square counts as any other empty square or ends the turn.
o-an-quan--option-empty_quan_counts_as_empty = Определяет, считается ли при захвате пустая клетка мандарина обычной пустой клеткой или ход на ней кончается.

# How many whole squares of one row have to be sold for a match to be over.
o-an-quan--option-match_end_squares = Определяет, сколько целых клеток одного ряда должно быть продано, чтобы матч закончился.

# Ohojichi
ohojichi--name = Охочичи

# Everything is the other way round: the players sit at the ends of the board, each sows in a loop of their own, fours are captured from one's own side and given to the opponent, and whoever gets rid of all their seeds wins.
ohojichi--summary = Всё наоборот: игроки сидят у торцов доски, каждый сеет по своему кольцу, по четыре камня захватывают на своей стороне и отдают противнику, а выигрывает тот, кто избавился от всех своих камней.

# Agbo region, Ivory Coast
ohojichi--played = окрестности Агбо, Кот-д’Ивуар

# Only the Russian articles and the author's programs say that the same pit may not be the target of two captures in a row (same_target_twice).
ohojichi--note-1 = О том, что при двух захватах подряд камни нельзя отдавать в одну и ту же лунку, говорят только русские статьи и программы автора (настройка same_target_twice).

# A long sowing does not skip the pit it started from: the source remarks that 24 seeds in one pit would win in one move, which is true only if that pit is sown too.
ohojichi--note-2 = Лунку, из которой начат длинный посев, тоже засевают: источник замечает, что 24 камня в одной лунке выиграли бы за один ход, а это верно, только если её засевают.

# No source has a rule for draws; here, a position that occurs for the third time makes the game a draw.
ohojichi--note-3 = Правила о ничьей нет ни в одном источнике; здесь третье появление позиции — ничья.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
ohojichi--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски): правила приведены полностью.

# Mancala World, Ohojichi, after J. Climent Tondo 2009: without the target restriction.
ohojichi--source-mancala-world = Mancala World, Ohojichi, по Ж. Клименту Тондо, 2009: без ограничения на лунку-цель.

# Pits of each player: three columns of two, or four columns of two.
ohojichi--option-pits_per_player = Число лунок у каждого игрока: три столбца по две или четыре столбца по две.

# Seeds in every pit at the start.
ohojichi--option-seeds = Число камней в каждой лунке в начале игры.

# Whether captured seeds may go to the same enemy pit in two captures in a row.
ohojichi--option-same_target_twice = Определяет, можно ли при двух захватах подряд отдавать захваченное в одну и ту же лунку противника.

# How many times a position has to occur before the game is drawn; 0 for never.
ohojichi--option-repetition_draw = Определяет, сколько раз должна встретиться позиция, чтобы наступила ничья; при 0 повторения не учитываются.

# After how many plies the game is drawn; 0 for no limit.
ohojichi--option-max_plies = Определяет, через сколько ходов наступает ничья; при 0 число ходов не ограничено.

# Omweso
omweso--name = Омвесо

# The royal game of Buganda, played on four rows: sow lap after lap round your own half, capture both pits of a column and sow them from where the lap began, and sow in reverse at the left end if that captures at once.
omweso--summary = Королевская игра Буганды: посевы во много кругов по своей половине четырёх рядов; захватывают обе лунки столбца, и их камни сеют заново оттуда, где начался круг; у левого края рука может повернуть назад, если это сразу даёт захват.

# Uganda, above all Buganda and Busoga
omweso--played = Уганда, прежде всего Буганда и Бусога

# No recorded games and no other program with the reverse captures were available: the rules follow the descriptions alone, and the examples were worked out by hand.
omweso--note-1 = Ни записанных партий, ни другой программы с обратными захватами не нашлось: правила составлены только по описаниям, а примеры просчитаны вручную.

# The captured seeds are sown from the pit after the one the capturing lap started from, in whichever direction they go; in the same direction they therefore cover the same pits again.
omweso--note-2 = Захваченные камни сеют, начиная с лунки, следующей за той, из которой начат круг с захватом, в сторону этого нового посева; значит, при прежнем направлении они снова ложатся в те же лунки.

# Only seeds taken in a reverse capture may be sown clockwise again; those taken in any other capture go counter-clockwise. No description states the second half of this rule.
omweso--note-3 = Снова по часовой стрелке можно сеять только камни обратного захвата; камни любого другого захвата идут против часовой. О последних ни одно описание этого прямо не говорит.

# A lap sown clockwise always captures, because it may not be sown that way otherwise; nobody is ever obliged to turn.
omweso--note-4 = Круг по часовой стрелке всегда приносит захват, потому что иначе так сеять нельзя; поворачивать никто никогда не обязан.

# Cutting off both heads (emitwe ebiri) is understood as capturing from both end columns of the opponent's half in one turn; the game ends with the second of these captures, and its seeds are not sown.
omweso--note-5 = «Отрубить обе головы» (emitwe ebiri) понимается как захват из обоих крайних столбцов половины противника за один ход; на втором из этих захватов игра кончается, и его камни не сеют.

# Winning before the opponent has captured anything counts double in a match (akakyala); this program does not take it into account. The referee's count and the time limit for a move do not apply here; instead, a move without end annuls the game.
omweso--note-6 = Выигрыш до того, как противник что-либо захватил, в матче считается за два (akakyala); здесь это не учитывается. Нет здесь и судейского счёта, и ограничения времени на ход; вместо этого игру отменяет бесконечный ход.

# With the free arrangement, one player lays out all 32 seeds in the first turn, one by one, each as a separate move; then the opponent does the same.
omweso--note-7 = При свободной расстановке один игрок первым делом выставляет все свои 32 камня, каждый отдельным ходом; затем то же делает противник.

# Wikipedia, Omweso: start, captures, reverse captures from the four leftmost pits, both ends, three minutes for a move.
omweso--source-wikipedia = Википедия, Omweso: начало, захваты, обратные захваты из четырёх крайних левых лунок, оба края, три минуты на ход.

# Russian article on bao and its relatives (D. Skiryuk): two minutes for a move, then the game is annulled.
omweso--source-encyclopedia = Русскоязычная статья о бао и его родственниках (Д. Скирюк): две минуты на ход, после чего игра отменяется.

# Mancala World, dictionary of Omweso: cutting off the head, the never-ending move, after which the game is replayed.
omweso--source-mancala-world = Mancala World, словарь Omweso: отрубание головы, бесконечный ход, после которого игру повторяют.

# Server for a course at McGill University (cryptokrok/mancala.omweso_AI_engine): counter-clockwise only, free arrangement, no captures in the first turns, at most 200 laps and 5,000 turns.
omweso--source-mcgill = Сервер курса в университете Макгилла (cryptokrok/mancala.omweso_AI_engine): только против часовой стрелки, свободная расстановка, в первых ходах нет захватов, не больше 200 кругов и 5000 ходов.

# Ludii, evidence for Mweiso (Kagera, 1951): two pits from which clockwise plays begin.
omweso--source-mweiso = Ludii, сведения об игре Mweiso (Кагера, 1951): две лунки, из которых начинают по часовой стрелке.

# The start: four seeds in every outer pit, two in every pit, or the players arrange their 32 seeds as they like, one after the other.
omweso--option-setup = Начальная расстановка: по четыре камня в каждой внешней лунке, по два в каждой лунке, или каждый игрок расставляет свои 32 камня, как хочет, второй — после первого.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, the second inner pit and the first outer pit, or none.
omweso--option-reverse = Из каких лунок круг можно сеять по часовой стрелке, если он сразу приносит захват: из двух крайних левых в обоих рядах, из второй внутренней и первой внешней или ни из каких.

# Whether captures are allowed in the first sowing of each player.
omweso--option-first_captures = Определяет, разрешены ли захваты в первом посеве каждого игрока.

# Whether a player who captures from both end columns in one turn has won (emitwe ebiri).
omweso--option-heads = Определяет, выигрывает ли игрок, захвативший за один ход камни обоих крайних столбцов (emitwe ebiri).

# What happens if a sowing never ends.
omweso--option-endless = Определяет исход бесконечного посева.

# After how many laps a sowing counts as endless although it might end; 0 for none (recommended).
omweso--option-lap_limit = Определяет, после скольких кругов посев считается бесконечным, даже если мог бы и кончиться; 0 — предела нет (рекомендуется).

# After how many moves the game is a draw; 0 for never.
omweso--option-move_limit = Определяет, после скольких ходов игра кончается вничью; 0 — предела нет.

# Both players arrange their seeds first.
omweso--preset-tournament = Сначала оба игрока расставляют свои камни.

# The rules of a server for programming courses: no reverse captures, no heads, nothing captured in the first turns.
omweso--preset-mcgill = Правила сервера для курсов программирования: без обратных захватов, без голов, в первых ходах ничего не захватывают.

# Otjin
otjin--name = Отджин

# A relay game of Borneo: go on sowing until the last seed makes a fish, a pit of three, which is taken and ends the move.
otjin--summary = Игра с острова Калимантан с посевом во много кругов: сейте дальше и дальше, пока последний камень не поймает рыбу — лунку с тремя камнями; рыбу забирают, и ход окончен.

# Borneo (Penihing)
otjin--played = Калимантан (Борнео), народ пенихинг

# The first description has ten pits in a row, and another has nine (pits). The number of seeds in a pit at the start is also the number that makes a fish: two to five, usually three.
otjin--note-1 = Согласно первому описанию, в ряду десять лунок, согласно другому — девять (настройка pits). Сколько камней лежит в лунке в начале, столько и составляют рыбу: от двух до пяти, обычно три.

# Only the last seed of a lap catches a fish; threes made in passing stay. It is our interpretation that a fish ends the move: nothing is left in the pit to sow on.
otjin--note-2 = Рыбу ловит только последний камень круга; три камня, собравшиеся в лунке по пути, остаются на месте. То, что рыба заканчивает ход, — наше толкование: сеять дальше из этой лунки нечего.

# In Lumholtz the seeds run from right to left, on Wikipedia and in Ludii counter-clockwise, in Russ clockwise (direction). Ludii's code leaves out the laps; its text and Lumholtz have them.
otjin--note-3 = У Лумхольца камни идут справа налево, в Википедии и Ludii — против часовой стрелки, у Расса — по часовой (настройка direction). В коде Ludii кругов нет, в его тексте и у Лумхольца они есть.

# A pit with a single seed may not be played. A player who cannot move leaves the rest to the opponent; when both have nothing but single seeds the game is drawn and played again.
otjin--note-4 = Из лунки с одним камнем ходить нельзя. Если игрок не может ходить, остаток получает противник; если у обоих остались только одиночные камни, это ничья, и играют заново.

# C. Lumholtz, Through Central Borneo (1920), as cited by Ludii and Wikipedia.
otjin--source-lumholtz = К. Лумхольц, Through Central Borneo (1920), по Ludii и Википедии.

# Ludii, Aw-li On-nam Ot-tjin: single seeds are not played.
otjin--source-ludii = Ludii, Aw-li On-nam Ot-tjin: одиночными камнями не ходят.

# The program MancalaGames, configuration Ot-tjin (after L. Russ).
otjin--source-mancala-games = Программа MancalaGames, конфигурация Ot-tjin (по Л. Рассу).

# Pits in a row.
otjin--option-pits = Число лунок в ряду.

# Seeds in every pit at the start, and the number that makes a fish.
otjin--option-seeds = Число камней в каждой лунке в начале игры; столько же составляют рыбу.

# The direction of sowing: counter-clockwise or clockwise.
otjin--option-direction = Направление посева: против часовой стрелки или по часовой.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
otjin--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
otjin--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый прибавил к своему счёту камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Oware
oware--name = Оваре

# The national game of Ghana and the best known of all sowing games: sow once round the board, and capture twos and threes in the opponent's row.
oware--summary = Национальная игра Ганы и самая известная из всех игр с посевом: посейте один круг по доске и захватите в ряду противника лунки, где стало два или три камня.

# Ghana (Akan, Ashanti), all of West Africa, the Caribbean and north-east South America
oware--played = Гана (аканы, ашанти), вся Западная Африка, Карибские острова и северо-восток Южной Америки

# Whether a move may capture everything the opponent has varies from place to place. The text of Masters Traditional Games, our source, says that it is perfectly legal; in tournament play such a move captures nothing (preset oware-abapa).
oware--note-1 = Разрешено ли захватить одним ходом всё, что есть у противника, зависит от места. В нашем источнике, тексте Masters Traditional Games, сказано, что это вполне дозволено; на турнирах такой ход ничего не захватывает (набор настроек oware-abapa).

# Our source text calls a stalemate a draw; according to every tournament text each player gets the seeds on their own side.
oware--note-2 = Согласно нашему источнику, пат — это ничья; согласно всем турнирным текстам, каждый получает камни своей стороны.

# keep_last and keep_first go by the order of sowing and also apply when only one pit holds seeds; other programs decide that differently (uncertain).
oware--note-3 = Для значений keep_last и keep_first лунки отсчитывают по порядку посева, и действуют эти значения даже тогда, когда камни есть лишь в одной лунке; другие программы решают это иначе (не подтверждено).

# Masters Games, rules of Oware in Italian translation: complete.
oware--source-masters-games = Masters Games: полные правила Oware в итальянском переводе.

# Oware Society, tournament rules (abapa): a grand slam captures nothing; if a position is repeated, each player gets their own side.
oware--source-oware-society = Oware Society, турнирные правила (abapa): полный захват ничего не приносит, при повторении позиций каждый получает камни своей стороны.

# What happens to a capture that would take every seed the opponent has: it is made, it takes nothing, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
oware--option-grand_slam = Что происходит при захвате, который забрал бы у противника все камни: захватывают как обычно; не захватывают ничего; такой ход запрещён; захватывают всё, кроме лунки последнего камня или самой дальней от неё; или захватывают как обычно, а всё, что осталось, получает противник.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some; or (leave) whether every move must, if possible, leave the opponent some after its captures, whatever there was before.
oware--option-feed = Определяет, обязан ли игрок, если может, накормить противника, у которого нет камней; или (значение leave) после любого хода, если это возможно, у противника должны оставаться камни, с учётом захватов и независимо от того, сколько их было прежде.

# Whether a sowing of twelve or more seeds skips the pit it was lifted from.
oware--option-skip_origin = Определяет, пропускает ли посев двенадцати и более камней лунку, из которой они взяты.

# Whether the game is over as soon as a player has more than half of the seeds.
oware--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens when a position is repeated: the game is a draw, each player takes the seeds in their own row, the seeds on the board are shared, or they count for nobody.
oware--option-cycle = Что происходит при повторении позиции: наступает ничья, каждый забирает камни своего ряда, камни на доске делятся поровну или не достаются никому.

# How many times a position has to occur before the game ends; 0 for never.
oware--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась; при 0 повторения не учитываются.

# Pits in a row.
oware--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
oware--option-seeds = Число камней в каждой лунке в начале игры.

# The literal reading of our source text: all defaults.
oware--preset-oware-seed = Буквальное прочтение нашего источника: все настройки по умолчанию.

# The tournament game.
oware--preset-oware-abapa = Турнирная игра.

# The game as it was solved in 2002 by J. Romein and H. Bal: played to the last seed, with endless play worth nothing to anybody.
oware--preset-awari-solution = Игра в том виде, в каком её решили в 2002 году Дж. Ромейн и Х. Бал: доигрывают до последнего камня, а бесконечная игра никому ничего не даёт.

# Oware Nam Nam
oware-nam-nam--name = Оваре нам-нам

# The roaming oware of Ghana's children: sow lap after lap, every four that is made belongs to somebody at once, and the seeds won decide how many pits a player owns in the next round.
oware-nam-nam--summary = Оваре с кругами, в которое играют дети Ганы: сейте круг за кругом; как только в лунке становится четыре камня, они кому-нибудь достаются, а выигранные камни решают, сколькими лунками игрок владеет в следующей партии.

# Ghana and its neighbours, mostly by children; also Nigeria (Yoruba) and Antigua
oware-nam-nam--played = Гана и её соседи, преимущественно дети; также Нигерия (йоруба) и Антигуа

# Pits have owners. In the first round everybody owns their own row; later a player may own, and start from, pits of the other row.
oware-nam-nam--note-1 = У лунок есть владельцы. В первой партии каждый владеет своим рядом; позже игроку могут принадлежать и лунки другого ряда, и он может начинать из них.

# The last four seeds go to whoever captured the four before them, even when that was the opponent in the middle of a sowing; in one program they always go to the player whose move it is. In Bell's book the starter of the round takes the last eight (last_seeds).
oware-nam-nam--note-2 = Последние четыре камня достаются тому, кто захватил четыре камня перед ними, даже если это был противник посреди чужого посева; в одной программе они всегда достаются тому, кто ходит. У Белла последние восемь берёт начинавший партию (настройка last_seeds).

# A player without seeds loses a turn. Under the rules of the Oware Society, the opponent has to provide seeds instead, and the round ends when that is impossible (feed, no_seeds).
oware-nam-nam--note-3 = Игрок без камней пропускает ход. У Oware Society вместо этого обязательно кормить; если накормить нельзя, партия кончается (настройки feed и no_seeds).

# The winner of a round chooses which pits of the other row to take; in a second tradition they are counted on from the winner's own row (claim).
oware-nam-nam--note-4 = Какие лунки другого ряда занять, победитель партии выбирает сам; по другой традиции их отсчитывают от его собственного ряда (настройка claim).

# No source mentions repeated positions; by a rule added here, each player then gets the seeds in the pits they own. A sowing that never ends is very rare: the Habr articles count such a game as not played, or as drawn.
oware-nam-nam--note-5 = О повторении позиций нигде не сказано. По добавленному здесь правилу каждый прибавляет тогда к своему счёту камни лунок, которыми владеет. Бесконечный посев очень редок: статьи на Хабре считают такую игру несостоявшейся или ничейной.

# Other games are sold under the same names: the Adi, Lamosh and Mewelad described by Klose and others are sown in one lap and capture threes.
oware-nam-nam--note-6 = Под теми же названиями встречаются и другие игры: в ади, ламош и мевелад, описанных Клозе и другими, сеют в один круг и захватывают по три камня.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board the owner has to notice the four seeds before the next one falls, or they are lost.
oware-nam-nam--note-7 = Четыре камня забираются всегда, если игроки не решили следить за ними сами (auto_capture): за настоящей доской владелец должен заметить их, прежде чем упадёт следующий камень, иначе они для него пропали.

# Masters Games, rules of Oware Nam Nam in Italian translation: complete, with the match for the pits.
oware-nam-nam--source-masters-games = Masters Games: полные правила Oware Nam Nam в итальянском переводе, с матчем на лунки.

# Habr articles by GlukKazan and a Russian translation of the same rules: sowings that never end.
oware-nam-nam--source-habr = Статьи GlukKazan на Хабре и русский перевод тех же правил: бесконечные посевы.

# Oware Society, Nam Nam: players begin in turn, an opponent without seeds must be fed, pits are claimed in order.
oware-nam-nam--source-oware-society = Oware Society, Nam Nam: игроки начинают по очереди, противника обязательно кормят, лунки занимают по порядку.

# R. C. Bell, Board and Table Games (1969), Ba-awa: the last eight seeds go to the starter.
oware-nam-nam--source-bell = Р. Ч. Белл, Board and Table Games (1969), Ba-awa: последние восемь камней достаются начинавшему.

# Who takes a four made in passing: the owner of the pit, the player who is sowing, the same but only from pits of their own, or nobody.
oware-nam-nam--option-passing = Кому достаются четыре камня, собравшиеся в лунке по пути: владельцу лунки; тому, кто сеет; ему же, но только из своих лунок; или никому.

# Who takes a four made by the last seed of a lap: the player who is sowing, or the owner of the pit.
oware-nam-nam--option-last = Кому достаются четыре камня, собравшиеся в лунке с последним камнем круга: тому, кто сеет, или владельцу лунки.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
oware-nam-nam--option-auto_capture = Забираются ли четыре камня, собравшиеся в лунке по пути, сами собой; иначе тот, кто имеет на них право, должен объявить захват прежде, чем упадёт следующий камень, а если он этого не сделает, камни останутся на месте.

# Who gets the last seeds: a capture that leaves only four takes these too, or the player who began the round takes the last eight, or they are played out.
oware-nam-nam--option-last_seeds = Что происходит с последними камнями: последние четыре забирает тот, после чьего захвата они остались; последние восемь забирает начинавший партию; или их доигрывают.

# What happens to a player who owns no seeds to move: the player passes, or the round ends and the opponent takes what is left.
oware-nam-nam--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет камней: игрок пропускает ход; или партия кончается, и остаток забирает противник.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the seeds go to the owners of the pits they are in.
oware-nam-nam--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся; если такого хода нет, партия кончается и камни достаются владельцам лунок, в которых лежат.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
oware-nam-nam--option-claim = Какие лунки другого ряда занимает победитель партии: любые по своему выбору или ближайшие к своему ряду в порядке посева.

# How many pits a player must own to win the match.
oware-nam-nam--option-match_goal_pits = Число лунок, которыми нужно владеть, чтобы выиграть матч.

# Who begins the next round.
oware-nam-nam--option-round_starter = Определяет, кто начинает следующую партию.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
oware-nam-nam--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
oware-nam-nam--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый прибавил к своему счёту камни своих лунок; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Pallanguzhi
pallanguzhi--name = Палланкужи

# The relay game of Tamil Nadu: after each lap you sow on from the next pit, a gap of one pit captures what lies behind it, and every four made on the way is a cow for the owner of the pit.
pallanguzhi--summary = Игра штата Тамилнад с посевом во много кругов: после каждого круга сеют из следующей лунки; если пуста одна лунка, захватывают то, что лежит за ней, а четыре камня, собравшиеся в лунке по пути, — «корова» для её владельца.

# Tamil Nadu, Kerala, Sri Lanka, Malaysia
pallanguzhi--played = Тамилнад, Керала, Шри-Ланка, Малайзия

# The Russian article has two rows of seven pits and a hundred and forty-six seeds: one in each of the two middle pits and twelve in each of the others. With two in each middle pit, as on Wikipedia, there are a hundred and forty-eight (the option middle; uncertain). Durai has six in every pit; five and four are played as well.
pallanguzhi--note-1 = В русскоязычной статье два ряда по семь лунок и сто сорок шесть камней: по двенадцать в каждой лунке и по одному в средних. Если в средних лунках по два камня, как сказано в Википедии, всего их сто сорок восемь (настройка middle; не подтверждено). У Дурая в каждой лунке по шесть; играют и по пять, и по четыре.

# The fours go to the owner of the pit (MancalaGames, and the likeness to Anywoli that the Habr article sees) or to the player who dropped the seed (indianetzone).
pallanguzhi--note-2 = Кто получает четыре камня, собравшиеся в лунке: её владелец (MancalaGames и сходство с аньиволи, которое видит статья на Хабре) или тот, кто опустил камень (indianetzone).

# Accounts differ on whether the move goes on after a capture; in the descriptions with a hundred and forty-six seeds it does (after_capture).
pallanguzhi--note-3 = О том, продолжается ли ход после захвата, источники говорят разное; в описаниях, где камней сто сорок шесть, он продолжается (настройка after_capture).

# In a match, the players refill their pits from the left; one they cannot fill becomes a rubbish pit and is out of play for the round, until it can be filled again. Whoever cannot fill any pit has lost. The refilling is described for four, five or six seeds to a pit; with twelve, and one in the middle, a match hardly ever ends: of two hundred matches between random players none was settled within two hundred rounds.
pallanguzhi--note-4 = В матче каждый снова заполняет свои лунки, начиная слева; лунка, которую он заполнить не может, становится мусорной и остаётся вне игры до той партии, к которой её снова удастся заполнить. Кто не может заполнить ни одной лунки, проиграл. Заполнение описано для четырёх, пяти или шести камней в лунке; если их двенадцать, а в середине один, матч почти никогда не кончается: из двухсот матчей с ходами наугад ни один не закончился за двести партий.

# Sowings that never end are possible with periods too long to wait for, so a move of lap_limit laps counts as one. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
pallanguzhi--note-5 = Бывают бесконечные посевы с таким долгим периодом, что дождаться его нельзя, поэтому бесконечным считается ход в lap_limit кругов. Если позиция всё время повторяется, каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# Russian articles by GlukKazan and others: board, number of seeds, pits that reach four.
pallanguzhi--source-habr = Русские статьи GlukKazan и других: доска, число камней, лунки, где становится четыре камня.

# Wikipedia and indianetzone, Pallanguzhi.
pallanguzhi--source-wikipedia = Википедия и indianetzone, Pallanguzhi.

# Durai (1928) on Pallankuli, as cited by Ludii.
pallanguzhi--source-durai = Дурай (1928) об игре Pallankuli, по Ludii.

# The program MancalaGames, configurations Pallam Kuzhi, Pallanguli and Pandi (after L. Russ).
pallanguzhi--source-mancala-games = Программа MancalaGames, конфигурации Pallam Kuzhi, Pallanguli и Pandi (по Л. Рассу).

# Seeds in every pit at the start.
pallanguzhi--option-seeds = Число камней в каждой лунке в начале игры.

# Seeds in the middle pits at the start; `none` means as many as in the other pits.
pallanguzhi--option-middle = Число камней в средних лунках в начале игры; none — столько же, сколько в остальных.

# Who takes a pit that reaches four in passing: its owner, the player who is sowing, or nobody.
pallanguzhi--option-four = Кто забирает камни из лунки, где их по пути стало четыре: её владелец, тот, кто сеет, или никто.

# Whether a four made by the last seed of a lap is taken too.
pallanguzhi--option-four_last = Определяет, забирают ли и четыре камня, собравшиеся в лунке с последним камнем круга.

# Whether the move goes on with the next occupied pit after a gap has captured, or ends.
pallanguzhi--option-after_capture = Определяет, продолжается ли ход после захвата через пустую лунку из следующей непустой лунки или кончается.

# Whether a gap also captures the pit that faces the captured one.
pallanguzhi--option-opposite = Определяет, захватывают ли вместе с лункой, следующей за пустой, и лунку напротив неё.

# What happens to a player who has no seeds to move: the round ends and the opponent takes what is left, or the player passes.
pallanguzhi--option-no_seeds = Что происходит, если игроку пора ходить, а у него нет камней: партия кончается, и остаток забирает противник; или игрок пропускает ход.

# Who begins the next round of a match.
pallanguzhi--option-round_starter = Определяет, кто начинает следующую партию матча.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
pallanguzhi--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
pallanguzhi--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы партия закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# After how many laps a move counts as one that never ends.
pallanguzhi--option-lap_limit = Определяет, после скольких кругов ход считается бесконечным.

# Eighty-four seeds, as Durai has it.
pallanguzhi--preset-durai = Восемьдесят четыре камня, как у Дурая.

# Ruma
ruma--name = Рума

# A race round a square for two, three or four: be the first to empty your row, but never let the last ball fall into an empty pocket, or the ruma pays a penalty.
ruma--summary = Гонка по квадрату для двоих, троих или четверых: первым опустошите свой ряд, но не давайте последнему шарику упасть в пустую лунку, иначе ваша рума платит штраф.

# Germany, where it was invented in 1930 or 1931 (Darmstadt), and the United States, where it was sold as Dead Pan in the 1950s
ruma--played = Германия, где её изобрели в 1930 или 1931 году (Дармштадт), и США, где её в 1950-х годах продавали под названием Dead Pan

# With two players, each controls two rows that face each other. The sources agree that the turns go round the board; whether a player may move from either of these rows is left open (two_player_choice). Either way, the duty to pay goes round with the turns.
ruma--note-1 = При двух игроках у каждого два ряда, стоящих друг против друга. Источники сходятся в том, что очередь идёт по доске кругом; может ли игрок ходить из любого из своих рядов, неясно (настройка two_player_choice). В любом случае вместе с очередью по кругу переходит и обязанность платить.

# What happens to a player with too many penalties in a game of four is not stated. Skiryuk assumes that such a player goes on moving, because the game would otherwise get stuck (out_player). Then their penalties no longer matter, they do not pay from other rumas, and they cannot win by emptying their row; that last point was added here.
ruma--note-2 = Что происходит в игре вчетвером с тем, у кого слишком много штрафов, не сказано. Скирюк предполагает, что он ходит дальше, потому что иначе игра застопорилась бы (настройка out_player). Его штрафы тогда больше ничего не значат, из чужих рум он не платит, а опустошив свой ряд, выиграть не может; последнее решили мы сами.

# How a penalty is paid from an empty ruma is not stated either. In Pass It On any ruma may pay; here the player who has to pay chooses it, written `->N` (empty_own_ruma). Nothing is paid if all rumas are empty.
ruma--note-3 = Как платить штраф из пустой румы, тоже не сказано. В Pass It On платить может любая рума; здесь её выбирает тот, кто должен платить, запись — `->N` (настройка empty_own_ruma). Если пусты все румы, не платят ничего.

# Whether the penalties of the two rows of a player, or of partners, are added up is not stated (penalty_count).
ruma--note-4 = Складываются ли штрафы двух рядов одного игрока или двух партнёров, не сказано (настройка penalty_count).

# No limit of penalties is known for the game with three balls in a pocket; that of the game with two is used.
ruma--note-5 = Для трёх шариков в лунке предел штрафов неизвестен; взят предел игры с двумя.

# Mancala World speaks of captures that are collected in the ruma; the rules know no captures.
ruma--note-6 = Mancala World говорит о захваченных камнях, которые собирают в руме; в правилах захватов нет.

# This program adds a safety rule: a position that occurs for the third time makes the game a draw.
ruma--note-7 = Ничья при третьем появлении позиции — предохранительное правило, добавленное здесь.

# The later Pass It On of 1978, with balls of two colours dropped in an order of the player's choice, is not offered: its scoring rules could not be read in full.
ruma--note-8 = Здесь нет более поздней игры Pass It On 1978 года, с шариками двух цветов, которые опускают в выбранном игроком порядке: правила подсчёта очков в ней удалось разобрать не полностью.

# D. Skiryuk, article on Ruma in his blog (Russian), after M. Kraitchik, Mathematical Recreations, 1942.
ruma--source-skiryuk = Д. Скирюк, статья о руме в его блоге, по М. Крайчику, Mathematical Recreations, 1942.

# Mancala World, Ruma and Pass It On.
ruma--source-mancala-world = Mancala World, Ruma и Pass It On.

# With two players, each has two rows, opposite each other. With three, one player has two rows, and the other two play together against that player. With four, it is everyone for themselves.
ruma--option-players = У двоих игроков по два ряда, один напротив другого. Из троих у одного два ряда, а двое других играют вместе против него. Четверо играют каждый за себя.

# Balls in every pocket at the start.
ruma--option-balls = Число шариков в каждой лунке в начале игры.

# The number of penalties that loses: 12 with four balls in a pocket and 6 with fewer, or a fixed number.
ruma--option-penalty_limit = При каком числе штрафов проигрывают: при 12, если в лунке четыре шарика, и при 6, если меньше, или при заданном числе.

# Whether, with two players, the mover plays from the row whose turn it is, or from either of their rows.
ruma--option-two_player_choice = Определяет, откуда может ходить игрок, если играют вдвоём: только из того ряда, до которого дошла очередь, или из любого своего.

# Whether the penalties in the two trays of a player (or of both partners) are added up, or each tray is counted alone. Only for two or three players.
ruma--option-penalty_count = Определяет, складываются ли штрафы двух лотков одного игрока (или обоих партнёров) или каждый лоток считается отдельно. Для двух и трёх игроков.

# What happens if somebody has to pay from an empty ruma: any other ruma may pay instead, or nothing is paid.
ruma--option-empty_own_ruma = Что происходит, если нужно платить, а своя рума пуста: платят из любой румы по своему выбору или не платят ничего.

# Whether, with four players, one who has too many penalties goes on moving, or their row stays as it is.
ruma--option-out_player = Определяет, ходит ли дальше тот из четырёх игроков, у кого слишком много штрафов, или его ряд остаётся лежать как есть.

# Selus
selus--name = Селус

# Three rows, long relays, and traps: whoever ends a sowing in a pit of three owns that pit and everything that falls into it, unless it is robbed.
selus--summary = Три ряда, длинные посевы во много кругов и ловушки: кто заканчивает посев в лунке с тремя камнями, владеет этой лункой и всем, что в неё упадёт, если только её не ограбят.

# Eritrea (Massawa) and the northern highlands of Ethiopia
selus--played = Эритрея (Массауа) и северные нагорья Эфиопии

# A trap that is robbed empty stays a trap: a published problem starts with an empty one, and in its solution a seed falls into it and is not captured (emptied = persist).
selus--note-1 = Ловушка, которую ограбили дочиста, остаётся ловушкой: одна опубликованная задача начинается с пустой, и в решении в неё падает камень, который не захватывают (настройка emptied = persist).

# Other sources grant the extra move for ending in an enemy trap rather than in one's own (Gering's Sadeqa); we follow the Russian articles here.
selus--note-2 = В других источниках ещё один ход даёт попадание в чужую ловушку, а не в свою (садека у Геринга); здесь мы следуем русским статьям.

# This is not the Ethiopian court game of the same name, with its guardian hole.
selus--note-3 = Не путать с одноимённой игрой эфиопского двора, где есть лунка-страж.

# For the next round, the players fill their own pits with three seeds each, and the player who is ahead completes the other's last pit. The rule that a player owns all the pits they can fill, even in the other half, is not offered yet.
selus--note-4 = К следующей партии каждый заполняет собственные лунки по три камня, а тот, кто впереди, дополняет последнюю лунку отстающего. Варианта, где каждому принадлежат лунки, которые он может заполнить, в том числе и в чужой половине, здесь пока нет.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for corner cases.
selus--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски) и программы автора — для особых случаев.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, pp. 171-172, as summarised by Ludii.
selus--source-pankhurst = Р. Панкхёрст, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, с. 171–172, в кратком пересказе Ludii.

# R. Gering, Abstract Games 16, 2003, on the sister games Sadeqa and Sulus Nishtaw.
selus--source-gering = Р. Геринг, Abstract Games 16, 2003, о родственных играх Sadeqa и Sulus Nishtaw.

# Whether a trap that is emptied stays a trap or becomes an ordinary pit.
selus--option-emptied = Определяет, остаётся ли опустевшая ловушка ловушкой или становится обычной лункой.

# A last seed in an empty trap stays there, or is captured.
selus--option-empty_landing = Последний камень, попавший в пустую ловушку, остаётся там, или его захватывают.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
selus--option-first_no_trap = Ловушки нельзя создавать в первом ходе каждого игрока, только в самом первом ходе игры, или такого запрета нет.

# Whether a trap may be made on either side of the board or only in the enemy's pits.
selus--option-trap_side = Определяет, можно ли создавать ловушки на любой стороне или только в лунках противника.

# Whether the leftmost pits (ayemi, the eyes) have special rights: nothing is captured from a trap in a player's own eye, and capturing from one in the enemy's eye always gives an extra move.
selus--option-ayemi = Определяет, есть ли у крайних левых лунок (ayemi, «глаза») особые права: из ловушки в своей ничего не захватывают, а захват из ловушки в чужой всегда даёт ещё один ход.

# What happens at the third occurrence of a position.
selus--option-repetition = Определяет, что происходит, когда позиция встречается в третий раз.

# A sowing that never ends makes the round void, or may not be chosen.
selus--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, или такой ход запрещён.

# Rounds are played until one player has all seeds, or there is one round only.
selus--option-rounds = Играют партию за партией, пока все камни не окажутся у одного игрока, или только одну партию.

# Who starts the next round.
selus--option-round_starter = Определяет, кто начинает следующую партию.

# Sokusowó
sokusowo--name = Сокусово

# A small relay game of the Yoruba in which nothing is captured: the first seed of every lap is the sower's.
sokusowo--summary = Маленькая игра йоруба с посевом во много кругов, в которой ничего не захватывают: первый камень каждого круга достаётся тому, кто сеет.

# Ilésà, south-west Nigeria (Yoruba)
sokusowo--played = Илеша, юго-запад Нигерии (йоруба)

# The Habr article merely lists it among the relay games; the rules are those of Mancala World. The number of pits is known from the program MancalaGames alone (uncertain).
sokusowo--note-1 = Статья на Хабре лишь называет её среди игр с кругами; правила взяты из Mancala World. Число лунок известно только из программы MancalaGames (не подтверждено).

# A lap of k seeds reaches k − 1 pits, so every lap takes a seed from the board and no sowing can go on for ever.
sokusowo--note-2 = Круг из k камней доходит до k − 1 лунок, так что каждый круг забирает с доски один камень и посев не может длиться вечно.

# In MancalaGames the game is over as soon as a player has more than half of the seeds (win_at).
sokusowo--note-3 = В MancalaGames игра прекращается, как только у игрока больше половины камней (настройка win_at).

# Mancala World, Sokusowó (after J. Climent Tondo 2009 and 2014).
sokusowo--source-mancala-world = Mancala World, Sokusowó (по Ж. Клименту Тондо, 2009 и 2014).

# The program MancalaGames, configuration Sokusowo (Valdez 2023).
sokusowo--source-mancala-games = Программа MancalaGames, конфигурация Sokusowo (Вальдес, 2023).

# Habr article by GlukKazan: a relay game.
sokusowo--source-habr = Статья GlukKazan на Хабре: игра с кругами.

# Pits in a row.
sokusowo--option-pits = Число лунок в ряду.

# Seeds in every pit at the start.
sokusowo--option-seeds = Число камней в каждой лунке в начале игры.

# Whether the game is over as soon as a player has more than half of the seeds.
sokusowo--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# Songo
songo--name = Сонго

# The game of the Ekang: sown clockwise on seven pits a side, with a protected first pit, a granary for large sowings, and solidarity with an opponent who has run out of seeds.
songo--summary = Игра народа эканг: по семь лунок на каждой стороне, сеют по часовой стрелке; есть защищённая первая лунка, житница для больших посевов и солидарность с противником, оставшимся без камней.

# Cameroon, Gabon, Equatorial Guinea (Fang, Ewondo, Bulu)
songo--played = Камерун, Габон, Экваториальная Гвинея (фанг, эвондо, булу)

# Songo books number the pits from the player's right: pit 1 is our g, and pit 7, the head, is our a.
songo--note-1 = В книгах о сонго лунки нумеруют справа от игрока: лунка 1 — наша g, лунка 7, голова, — наша a.

# Up to thirteen seeds go round the board; what is left after that goes into the opponent's row only, starting with its first pit (granary).
songo--note-2 = Первые тринадцать камней сеют по доске кругом; остальные идут только в ряд противника, начиная с его первой лунки (настройка granary).

# The last seed captures nothing in the opponent's first pit; when it gets there after a full round it is taken on its own. A source that says that a multiple of seven seeds captures only in one pit describes the same case.
songo--note-3 = В первой лунке противника последний камень захвата не даёт; если он приходит туда после полного обхода, забирают только его. Замечание, что число, кратное семи, захватывает лишь в одной лунке, описывает тот же случай.

# The head may not be played with one or two seeds. The club rules say so in words; programs differ about two seeds that capture (head_pit). If only the forbidden move is left against an opponent without seeds, the seeds of that pit go straight into the opponent's store; if it is left although the opponent has seeds, the game ends, as in the programs (uncertain).
songo--note-4 = Из головы нельзя ходить одним или двумя камнями. В клубных правилах это сказано словами, а о ходе двумя камнями, который приносит захват, в программах решается по-разному (настройка head_pit). Если против противника без камней остался только запрещённый ход, камни этой лунки отправляются прямо в его амбар; если остался только он, а камни у противника есть, игра кончается, как в программах (не подтверждено).

# Solidarity: an opponent without seeds must be given at least seven, or else as many as possible.
songo--note-5 = Солидарность: противнику без камней нужно дать не менее семи камней, а если нельзя — как можно больше.

# Forty seeds win; when the game ends otherwise and nobody has forty, it is a draw. In MancalaGames a majority wins (preset songo-simple).
songo--note-6 = Для победы нужно сорок камней; если игра закончилась иначе и сорока ни у кого нет, это ничья. В MancalaGames играют до большинства (набор настроек songo-simple).

# Some implementations sow counter-clockwise; in the club rules and in Powell-Cotton the sowing runs to the left.
songo--note-7 = В некоторых программах сеют против часовой стрелки; по клубным правилам и у Пауэлла-Коттона сеют влево.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
songo--note-8 = Если позиция всё время повторяется, каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# clubawale.com, Comment jouer le Songo (after S. Mbarga Owona).
songo--source-clubawale = clubawale.com, Comment jouer le Songo (по С. Мбарге Овоне).

# A French formalisation of Songo, implemented by five public programs.
songo--source-formalisation = Французская формализация сонго, которой следуют пять общедоступных программ.

# Mancala World, Songo Ewondo and Songo Douala.
songo--source-mancala-world = Mancala World, Songo Ewondo и Songo Douala.

# Powell-Cotton (1931).
songo--source-powell-cotton = Пауэлл-Коттон (1931).

# The program MancalaGames, configuration Songo.
songo--source-mancala-games = Программа MancalaGames, конфигурация Songo.

# Habr articles by GlukKazan and Popular Mechanics, Russian edition: remarks on the pit of origin, the intricate sowing, the pit without captures.
songo--source-habr = Статьи GlukKazan на Хабре и «Популярная механика», русское издание: замечания об исходной лунке, о сложном посеве, о лунке без захватов.

# The numbers of seeds that are captured.
songo--option-cap = Определяет, при каком числе камней захватывают.

# Whether the opponent's first pit is protected, so that the last seed captures nothing there, or is a pit like any other.
songo--option-first_pit = Определяет, защищена ли первая лунка противника, так что последний камень в ней захвата не даёт, или она такая же, как все.

# Where the seeds left after a full round go: into the opponent's row, or on round the board without the pit of origin.
songo--option-granary = Куда идут камни, оставшиеся после полного обхода: в ряд противника или дальше по доске, минуя исходную лунку.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, or it may not be played.
songo--option-grand_slam = Что происходит при захвате, который забрал бы у противника все камни: не захватывают ничего, захватывают как обычно, или такой ход запрещён.

# What an opponent without seeds must be given: at least seven or else as many as possible, any number, or nothing.
songo--option-feed = Сколько нужно дать противнику без камней: не менее семи, а если нельзя — как можно больше; сколько угодно; или ничего.

# When the head may not be played: with one or two seeds; with one; with one, or with two that do not capture; or never.
songo--option-head_pit = Чем нельзя ходить из головы: одним или двумя камнями; одним; одним или двумя, если ход не даёт захвата; или запрета нет.

# How many seeds win: forty, with a draw when nobody has forty, or more than half.
songo--option-win_at = Сколько камней нужно для победы: сорок (если их нет ни у кого, ничья) или больше половины.

# With fewer seeds than this on the board the game is over, and each player takes the seeds in their own row.
songo--option-low = Если на доске меньше камней, чем здесь указано, игра окончена, и каждый забирает камни своего ряда.

# Seeds in every pit at the start.
songo--option-seeds = Число камней в каждой лунке в начале игры.

# The direction of sowing: clockwise or counter-clockwise.
songo--option-direction = Направление посева: по часовой стрелке или против неё.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
songo--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Songo as the program MancalaGames has it.
songo--preset-songo-simple = Сонго, как в программе MancalaGames.

# Songo Douala: eight seeds in a pit, no protected pit, a free head, and no move that captures everything.
songo--preset-douala = Сонго-дуала: восемь камней в лунке, без защищённой лунки, свободная голова, захватить всё нельзя.

# Sulus Aidi
sulus-aidi--name = Сулус-айди

# Three rows, long relays, and traps: whoever ends a sowing in an enemy pit of three owns that pit and all that falls into it. The first sowing is made by both players at the same time.
sulus-aidi--summary = Три ряда, длинные посевы во много кругов и ловушки: кто заканчивает посев в лунке противника с тремя камнями, владеет этой лункой и всем, что в неё упадёт. Первый посев оба игрока делают одновременно.

# the northern highlands of Tigray and Eritrea
sulus-aidi--played = северные нагорья Тыграя и Эритреи

# In the sources quick hands win the race at the start; here a model decides whose seed falls next.
sulus-aidi--note-1 = В источниках начальная гонка — состязание в быстроте рук; здесь модель решает, чей камень падает следующим.

# Mancala World describes a single game; the second Habr article says of all games on this board that rounds are played (rounds = until_all).
sulus-aidi--note-2 = Mancala World описывает одну партию; во второй статье на Хабре обо всех играх на этой доске сказано, что играют несколько партий (настройка rounds = until_all).

# The rules on repetition and on endless sowing were added here.
sulus-aidi--note-3 = Правила о повторении позиций и о бесконечном посеве добавлены здесь, в источниках их нет.

# Mancala World, Sulus Aidi, after H. Courlander, 1943.
sulus-aidi--source-courlander = Mancala World, Sulus Aidi, по Х. Курландеру, 1943.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-aidi--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски) и программы автора — для доски и для особых случаев.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide.
sulus-aidi--option-zero = Как движутся руки в гонке перед первым ходом: камень за камнем по очереди, круг за кругом по очереди, один игрок после другого или как решит монета.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
sulus-aidi--option-zero_seed = Определяет, откуда берутся монеты при zero = random; одно и то же число даёт одни и те же броски.

# Each player names a pit for the race, or both start from their leftmost pits.
sulus-aidi--option-zero_start = Каждый игрок называет лунку для гонки сам, или оба начинают из своих крайних левых лунок.

# What happens at the third occurrence of a position.
sulus-aidi--option-repetition = Определяет, что происходит, когда позиция встречается в третий раз.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-aidi--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, или такой ход запрещён.

# There is one round only; or rounds are played until one player has all seeds, or that number of rounds.
sulus-aidi--option-rounds = Играют только одну партию, или партию за партией, пока все камни не окажутся у одного игрока, или столько партий, сколько указано.

# Sulus Nishtaw
sulus-nishtaw--name = Сулус-ништав

# Three rows, long relays, and traps with a twist: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
sulus-nishtaw--summary = Три ряда, длинные посевы во много кругов и ловушки с подвохом: кто заканчивает посев в лунке противника с тремя камнями, создаёт там ловушку, но принадлежит она противнику.

# Eritrea and Tigray
sulus-nishtaw--played = Эритрея и Тыграй

# No complete description could be found. The course of a turn is that of the sister games; the first Habr article says who owns a trap, and that traps only collect.
sulus-nishtaw--note-1 = Полного описания найти не удалось. Ход идёт так же, как в родственных играх; кому принадлежит ловушка и что ловушки только собирают камни, сказано в первой статье на Хабре.

# R. Gering (2003), whose text is known to us only through a write-up of the sister game Sadeqa, gives the trap to its maker, lets a last seed in an enemy trap capture two and move again, and forbids traps in the very first move only: preset gering-2003.
sulus-nishtaw--note-2 = У Р. Геринга (2003), чьё описание известно нам лишь из рассказа о родственной игре садека, ловушка принадлежит тому, кто её создал; последний камень в чужой ловушке захватывает два камня и даёт ещё один ход, а создавать ловушки нельзя только самым первым ходом. Так играют с набором настроек gering-2003.

# With trap_owner = creator and no captures it is Sulus Aidi without the race at the start.
sulus-nishtaw--note-3 = При trap_owner = creator и без захватов это сулус-айди без гонки в начале.

# The rules on repetition and on endless sowing were added here.
sulus-nishtaw--note-4 = Правила о повторении позиций и о бесконечном посеве добавлены здесь, в источниках их нет.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-nishtaw--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски) и программы автора — для доски и для особых случаев.

# R. Gering, Abstract Games 16, 2003, on Sulus Nishtaw and Sadeqa, as retold in a public write-up of Sadeqa.
sulus-nishtaw--source-gering = Р. Геринг, Abstract Games 16, 2003, о Sulus Nishtaw и Sadeqa, в пересказе общедоступного описания игры Sadeqa.

# A trap belongs to the player on whose side it lies, or to the player who made it.
sulus-nishtaw--option-trap_owner = Ловушка принадлежит тому, на чьей стороне она находится, или тому, кто её создал.

# A last seed in a trap just stays there, or, if the trap is the enemy's, captures two seeds (one from an empty trap) and gives another move.
sulus-nishtaw--option-trap_capture = Последний камень в ловушке просто остаётся там или, если ловушка чужая, захватывает два камня (один, если ловушка была пуста) и даёт ещё один ход.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
sulus-nishtaw--option-first_no_trap = Ловушки нельзя создавать в первом ходе каждого игрока, только в самом первом ходе игры, или такого запрета нет.

# What happens at the third occurrence of a position.
sulus-nishtaw--option-repetition = Определяет, что происходит, когда позиция встречается в третий раз.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-nishtaw--option-endless = Что происходит при бесконечном посеве: партия не засчитывается, или такой ход запрещён.

# There is one round only, or rounds are played until one player has all seeds.
sulus-nishtaw--option-rounds = Играют только одну партию или партию за партией, пока все камни не окажутся у одного игрока.

# The game as Gering has it: traps belong to their makers and can be robbed.
sulus-nishtaw--preset-gering-2003 = Игра в описании Геринга: ловушки принадлежат тем, кто их создал, и их можно грабить.

# Sungka
sungka--name = Сунгка

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
sungka--summary = Филиппинский чонгкак, круг за кругом по всей доске: если напротив пусто, ничего не захватывают, а игроки без камней пропускают ход, пока все камни не окажутся в амбарах.

# Tchuka Ruma
tchuka-ruma--name = Чука-рума

# A solitaire: bring all seeds home into the ruma. A last seed in the ruma lets you choose again, one in an occupied pit is sown on, and one in an empty pit loses at once.
tchuka-ruma--summary = Пасьянс: приведите все камни домой, в руму. Если последний камень попал в руму, выбирайте снова; если в непустую лунку, сейте из неё дальше; если в пустую, вы сразу проиграли.

# first described by H.-A. Delannoy in 1895; related to Dakon of Indonesia
tchuka-ruma--played = точно неизвестно; игру впервые описал А.-О. Деланнуа в 1895 году, она родственна индонезийскому дакону

# A source asks for seven pits with four seeds each. With seven pits beside the ruma that cannot be solved (27 of 28 at best); with six pits and the ruma, seven holes in all, it can, in sixteen moves.
tchuka-ruma--note-1 = Согласно одному источнику, лунок семь и в каждой четыре камня. При семи лунках, не считая румы, задача неразрешима (в лучшем случае 27 из 28); при шести лунках и руме, то есть всего семи, решение есть, в шестнадцать ходов.

# Boards with as many seeds in a pit as there are pits, or one more or less, cannot be solved, with the one exception of six pits with five seeds.
tchuka-ruma--note-2 = Доски, где в каждой лунке столько же камней, сколько лунок, или на один больше либо меньше, неразрешимы, за единственным исключением: шесть лунок по пять камней.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
tchuka-ruma--source-glukkazan = GlukKazan, две статьи об играх с посевом на Хабре (по-русски): правила приведены полностью.

# P. Campbell and D. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.
tchuka-ruma--source-campbell-chavey = П. Кэмпбелл и Д. Чейви, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.

# Pits beside the ruma.
tchuka-ruma--option-pits = Число лунок, не считая румы.

# Seeds in every pit at the start.
tchuka-ruma--option-seeds = Число камней в каждой лунке в начале игры.

# Whether a sowing that ends in an occupied pit goes on from there; otherwise that, too, ends the game (uncertain).
tchuka-ruma--option-laps = Определяет, сеют ли дальше из непустой лунки, в которой закончился посев; иначе игра кончается и здесь (не подтверждено).

# Whether the goal is to bring home every seed, or as many as possible.
tchuka-ruma--option-goal = Определяет, нужно ли привести домой все камни или сколько удастся.

# Degrazia's classic: four pits with two seeds each, solved in six moves.
tchuka-ruma--preset-4x2 = Классическая задача Деграции: четыре лунки по два камня, решение в шесть ходов.

# Four pits with six seeds each, solved in eight moves.
tchuka-ruma--preset-4x6 = Четыре лунки по шесть камней, решение в восемь ходов.

# Six pits with four seeds each, solved in sixteen moves.
tchuka-ruma--preset-6x4 = Шесть лунок по четыре камня, решение в шестнадцать ходов.

# Five pits with seven seeds each, solved in fourteen moves.
tchuka-ruma--preset-5x7 = Пять лунок по семь камней, решение в четырнадцать ходов.

# Seven pits with five seeds each, solved in nineteen moves.
tchuka-ruma--preset-7x5 = Семь лунок по пять камней, решение в девятнадцать ходов.

# Toguz Kumalak
toguz-kumalak--name = Тогуз кумалак

# Nine pebbles: the board game of the Kazakhs and the Kyrgyz. Even numbers are captured, and once in a game a pit of three becomes your sacred pit, the tuzdyk, which swallows every seed that falls into it.
toguz-kumalak--summary = «Девять камешков» — настольная игра казахов и киргизов. Захватывают чётное число камней, а один раз за игру лунка с тремя камнями становится вашей священной лункой, туздыком, который поглощает каждый упавший в него камень.

# Kazakhstan, Kyrgyzstan, western Mongolia; a national sport with world championships
toguz-kumalak--played = Казахстан, Киргизия, западная Монголия; национальный вид спорта с чемпионатами мира

# A tuzdyk may not have the same number as the opponent's. Many short texts say “opposite” instead; the games of PlayOK show that the number counts: in 134 cases a tuzdyk of the same number was refused, and 209 tuzdyks were made although the pits lay opposite each other.
toguz-kumalak--note-1 = Туздык не может иметь тот же номер, что туздык противника. Во многих кратких текстах вместо этого сказано «напротив»; партии, сыгранные на PlayOK, решают спор в пользу номера: в них 134 отказа при одинаковом номере и 209 туздыков в лунках, лежащих напротив туздыка противника.

# A player who empties their own side does not end the game; only a player who has to move and cannot does.
toguz-kumalak--note-2 = Игрок, опустошивший свою сторону, этим игру не заканчивает; она кончается, лишь когда игрок должен ходить и не может.

# The Kazakh text lets the opponent make one additional move before the seeds are collected; this is read as the rule above, as in all programs.
toguz-kumalak--note-3 = Согласно казахскому тексту, противник делает ещё один ход, прежде чем камни соберут; здесь, как и во всех программах, это понято в смысле предыдущего правила.

# Y. Shambayev, Toguzkumalak Master: rules in English, Russian and Kazakh.
toguz-kumalak--source-shambayev = Шамбаев, Toguzkumalak Master: правила по-английски, по-русски и по-казахски.

# R. Gering's rules in the readme of togyzkumalak-engine; AbstractPlay and strategygames, replayed ply by ply.
toguz-kumalak--source-gering = Правила Р. Геринга в readme к togyzkumalak-engine; AbstractPlay и strategygames, сверенные ход за ходом.

# 2,398 games played by people at PlayOK, replayed without a contradiction.
toguz-kumalak--source-playok = 2398 партий, сыгранных людьми на PlayOK, переиграны без единого противоречия.

# Which pit cannot become a tuzdyk because of the opponent's: the one of the same number, the one facing it, or none.
toguz-kumalak--option-tuz_ban = Какая лунка из-за туздыка противника не может стать туздыком: с тем же номером, лежащая напротив него или никакая.

# Whether an empty side ends the game only when its owner has to move, or at once.
toguz-kumalak--option-end_on_empty = Определяет, кончается ли игра сразу, как только сторона пуста, или лишь тогда, когда ходить нужно её владельцу.

# Whether the game is played to its end although a player has more than half of the seeds.
toguz-kumalak--option-play_out = Определяет, доигрывают ли игру до конца, хотя у одного из игроков больше половины камней.

# Tshuba
tshuba--name = Чуба

# A four-row game of the Tsonga: start from any pit, even with a single seed; a lap that ends in an empty pit of the inner row captures the pit opposite and the one behind it, and one more pit of your choice.
tshuba--summary = Четырёхрядная игра народа тсонга: начинайте из любой лунки, даже с одиночным камнем; если круг закончился в пустой лунке вашего внутреннего ряда, захватите камни лунки напротив, лунки за ней и ещё одной по своему выбору.

# southern Mozambique and South Africa (Tsonga, Thonga, Shangaan, Chopi); as Chuba in the United States from 1891
tshuba--played = южный Мозамбик и ЮАР (тсонга, тонга, шангаан, чопи); под названием Chuba — в США, с 1891 года

# Boards of 4×4, 4×8, 4×10, 4×16 and 4×22 pits are in use; a Russian article says that 4×6 is never played. The largest Tchouba boards, with up to 40 columns and 320 seeds, cannot be played here: a game counts 255 seeds at most, and 28 columns are the limit.
tshuba--note-1 = Играют на досках из 4×4, 4×8, 4×10, 4×16 и 4×22 лунок; о доске 4×6 в русскоязычной статье сказано, что на ней не играют никогда. На самых больших досках Tchouba, до 40 столбцов и 320 камней, здесь играть нельзя: в игре может быть не более 255 камней, а столбцов — не более 28.

# “A single stone in the outer row is not taken” is read literally: an outer pit with exactly one seed is safe from the capture of a column. It may also mean that outer stones are safe where the inner pit is empty; that holds as well, since nothing is captured where the inner pit is empty.
tshuba--note-2 = «Одиночный камень во внешнем ряду не забирают» понято буквально: внешняя лунка ровно с одним камнем защищена от захвата столбца. Возможно, речь о том, что защищены внешние камни, за которыми внутри пусто; верно и это, потому что при пустой внутренней лунке ничего не захватывают.

# The article and Ludii (after Junod) let a capture take one further pit, and Mancala World's Tchouba two; the article's dictionary says nothing about it for Chuba, and relatives have one (Tchadji) or none (M'pale).
tshuba--note-3 = В статье и в Ludii (по Жюно) при захвате берут одну дополнительную лунку, в Tchouba из Mancala World — две, а в словаре статьи о них, когда речь идёт о Chuba, ничего не сказано; у родственных игр такая лунка одна (чаджи) или ни одной (мпале).

# Ludii's program grants the further pit, and takes the outer pit, even where the inner pit opposite is empty, contrary to its own text; it is not followed here.
tshuba--note-4 = В программе Ludii вопреки тексту самой Ludii внешнюю лунку захватывают и дополнительную берут и тогда, когда внутренняя лунка напротив пуста; здесь этого нет.

# The article says that a further pit “may” be taken. Here it has to be; an option leaves the choice to the player.
tshuba--note-5 = В статье сказано, что дополнительную лунку игрок «может забрать». Здесь он обязан её взять; настройка оставляет выбор за ним.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it (where such seeds may not move), has no move and loses; only Mancala World's Tchouba ties the end to a player without seeds.
tshuba--note-6 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка (там, где ходить в неё такими камнями нельзя), ходить он не может и проигрывает; только в Tchouba из Mancala World конец игры связан с игроком без камней.

# Chuba of 1891: it is uncertain whether a capture there really takes no further pit, and takes even a single seed in the outer pit; the passage on captures could not be read in full. A lap from the inner row is understood as one lifted there, in a relay too.
tshuba--note-7 = Chuba 1891 года: что при захвате там не берут дополнительной лунки, но берут одиночный камень внешней лунки, не подтверждено; полностью прочитать место о захватах не удалось. Круг из внутреннего ряда понят как круг, камни для которого взяты там, в том числе и при продолжении посева.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tshuba--note-8 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# GlukKazan, an article on mancala at Habr (Russian), and its dictionary of games: boards, laps, single seeds, the capture and the further pit.
tshuba--source-article = GlukKazan, статья о манкале на Хабре и её словарь игр: доски, круги, одиночные камни, захват и дополнительная лунка.

# Ludii, Tshuba, after H. A. Junod, The Life of a South African Tribe, 1912.
tshuba--source-junod = Ludii, Tshuba, по А.-А. Жюно, The Life of a South African Tribe, 1912.

# Mancala World, Tchouba (Junod 1898, Silva 1995).
tshuba--source-mancala-world = Mancala World, Tchouba (Жюно, 1898; Силва, 1995).

# S. Culin, Mancala, the National Game of Africa, 1896, with the rules of Chuba as sold in 1891.
tshuba--source-culin = С. Кулин, Mancala, the National Game of Africa, 1896, с правилами игры Chuba, какой её продавали в 1891 году.

# Pits in a row: 4, 8, 10, 16 and 22 are in use, larger boards up to 40 are known (at most 28 can be played here).
tshuba--option-n = Число лунок в ряду: в ходу 4, 8, 10, 16 и 22, известны и более длинные ряды, до 40 (здесь можно играть не более чем на 28).

# How many extra pits, of the capturer's choice, a capture also takes.
tshuba--option-bonus = Определяет, сколько ещё лунок по своему выбору берёт игрок, сделавший захват.

# Whether the further pits may be left alone.
tshuba--option-bonus_optional = Определяет, можно ли от дополнительных лунок отказаться.

# Whether a single seed in the outer pit stays there when its column is captured.
tshuba--option-outer_single = Определяет, остаётся ли на месте одиночный камень во внешней лунке захваченного столбца.

# When a single seed may be sown: always, or only when no pit holds more, and into an empty pit.
tshuba--option-single_start = Когда можно сеять одиночный камень: всегда или только если ни в одной лунке нет большего числа, и притом в пустую лунку.

# Who loses: a player without a move, or only one without seeds (any other player without a move passes).
tshuba--option-end = Определяет, кто проигрывает: игрок, которому нечем ходить, или только игрок, у которого нет камней (иначе он пропускает ход).

# Tshuba, or the board game Chuba of 1891: one seed in every outer pit, none in a1, one in a2, two in the other inner pits; an outer pit may not be played before a lap from the inner row has put a seed into it, and when a player has nothing but single seeds, those in such pits go to the opponent.
tshuba--option-game = Чуба или настольная игра Chuba 1891 года: по одному камню в каждой внешней лунке, ни одного в a1, один в a2, по два в остальных внутренних лунках; из внешней лунки нельзя ходить, пока круг из внутреннего ряда не положил в неё камень, а когда у игрока остаются только одиночные камни, те, что лежат в таких лунках, достаются противнику.

# What happens if a sowing never ends.
tshuba--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
tshuba--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Tshuba after Junod, on the smallest board: single seeds in outer pits are captured too.
tshuba--preset-tshuba-junod = Чуба по Жюно, на самой маленькой доске: одиночные камни внешних лунок тоже захватывают.

# Tchouba of Inhambane: two further pits, single seeds only as a last resort.
tshuba--preset-tchouba = Tchouba из Иньямбане: две дополнительные лунки, одиночными камнями ходят лишь в крайнем случае.

# Chuba, sold by Milton Bradley from 1891: eleven columns, sixty seeds.
tshuba--preset-chuba-1891 = Chuba, которую с 1891 года продавала фирма Milton Bradley: одиннадцать столбцов, шестьдесят камней.

# Tsoro
tsoro--name = Цоро

# A four-row game of the Shona: only the outer rows are filled at the start; sow lap after lap round your own half and capture the opponent's column from an empty pit of your inner row. In some versions you may stop in the heads, pits at an end of the outer row.
tsoro--summary = Четырёхрядная игра народа шона: в начале камни лежат только во внешних рядах; сейте круг за кругом по своей половине; если круг закончился в пустой лунке вашего внутреннего ряда, захватите столбец противника напротив неё. В некоторых разновидностях можно остановиться в «голове» — крайней лунке внешнего ряда.

# Zimbabwe (Shona)
tsoro--played = Зимбабве (шона)

# Tsoro is the Shona word for such games in general; many of them are played. The small game of two rows that StoneShark calls mikro tsoro is not one of these.
tsoro--note-1 = На языке шона цоро — вообще всякая такая игра; их много. Маленькая двухрядная игра, которую StoneShark называет mikro tsoro, к ним не относится.

# Ludii and Mancala World both cite Matthews (1964): Ludii's basic game has neither heads nor further pits, Mancala World's has both. The basic game is the default; the other is a preset.
tsoro--note-2 = И Ludii, и Mancala World ссылаются на Мэтьюза (1964): в основной игре Ludii нет ни голов, ни дополнительных лунок, в игре Mancala World есть и то и другое. По умолчанию взята основная игра; для другой есть набор настроек.

# In Mancala World the heads lie at the right end of the outer row; according to Ludii typically at the left end, or at one or both ends.
tsoro--note-3 = Согласно Mancala World, головы находятся на правом конце внешнего ряда; согласно Ludii — обычно на левом, но могут быть на любом конце или на обоих.

# The Russian article that led to this game places it on Madagascar; all other sources place it in Zimbabwe. Wikipedia's Tsoro (either direction, captures from an occupied pit) is another game.
tsoro--note-4 = Русскоязычная статья, из которой мы узнали об этой игре, относит её к Мадагаскару, а все прочие источники — к Зимбабве. Tsoro из Википедии (сеют в любую сторону, захватывают из непустой лунки) — другая игра.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Mancala World only says that whoever still has stones wins.
tsoro--note-5 = Если у игрока остались только одиночные камни и перед каждым из них непустая лунка, ходить он не может и проигрывает; в Mancala World сказано лишь, что выигрывает тот, у кого ещё есть камни.

# Where captured seeds are sown again, nine out of ten random games end in a sowing that never ends; endless=illegal is recommended there, and no further pits are captured.
tsoro--note-6 = Там, где захваченные камни сеют заново, девять из десяти партий с ходами наугад кончаются бесконечным посевом; в этом случае рекомендуется endless=illegal, а дополнительных лунок не захватывают.

# Baia (Tracey 1931, as reported by Ludii) is another Tsoro, with a prescribed first move, and with fewer further pits as the game goes on. A player whose pit a3 was taken before their first move moves freely. The sentence that a single seed never captures is taken to refer to the whole move; Ludii's program applies it to the first lap only.
tsoro--note-7 = Байя (Трейси, 1931, в пересказе Ludii) — ещё одно цоро, с предписанным первым ходом и всё меньшим числом дополнительных лунок. Игрок, чью лунку a3 забрали до его первого хода, ходит свободно. Правило, по которому одиночный камень никогда не захватывает, отнесено здесь ко всему ходу; программа Ludii относит это к его первому кругу.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tsoro--note-8 = О повторении позиций источники молчат, хотя одиночные камни можно гонять вечно; здесь третье появление позиции означает ничью.

# Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro and Misoro Tsoro, after Matthews 1964, pp. 64-66.
tsoro--source-matthews = Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro и Misoro Tsoro, по Мэтьюзу, 1964, с. 64–66.

# Mancala World, Tsoro, after Matthews 1964: 4×21 pits, heads, two further pits.
tsoro--source-mancala-world = Mancala World, Tsoro, по Мэтьюзу, 1964: 4×21 лунок, головы, две дополнительные лунки.

# Ludii, Tsoro (Baia), after H. Tracey, 1931: 4×13 to 4×19 pits.
tsoro--source-tracey = Ludii, Tsoro (Baia), по Х. Трейси, 1931: от 4×13 до 4×19 лунок.

# GlukKazan, an article on mancala at Habr (Russian): the name and a photograph of a board.
tsoro--source-article = GlukKazan, статья о манкале на Хабре: название и фотография доски.

# Pits in a row.
tsoro--option-n = Число лунок в ряду.

# How many extra pits, of the capturer's choice but never heads, a capture also takes; agreed before the game. Only for captured seeds that leave the board.
tsoro--option-bonus = Определяет, сколько ещё лунок по своему выбору, кроме голов, берёт игрок, сделавший захват; об этом уславливаются до игры. Только если захваченное убирают с доски.

# The heads, pits of the outer row: the two leftmost, the two rightmost, both ends, or the right end. When the last seed falls into an occupied head, the player may stop there. With both ends or the right end, the right one begins with three seeds.
tsoro--option-heads = Головы — лунки внешнего ряда: две крайние левые, две крайние правые, обе крайние или только правая крайняя. Когда последний камень падает в непустую голову, игрок может там остановиться. Если головы — обе крайние или только правая, в правой в начале лежат три камня.

# Whether captured seeds leave the board, or are sown on the player's own side from the pit after the last one.
tsoro--option-captures = Определяет, убирают ли захваченные камни с доски или сеют на своей стороне, начиная с лунки после последней.

# The games after Matthews, or Baia: two seeds in nearly every pit; the first move from a3, the first capture with five further pits, the second with three, the others with two (whatever bonus says); no heads; a move starts from a pit behind an empty one, and a move with a single seed captures nothing.
tsoro--option-game = Игры по Мэтьюзу или байя: почти в каждой лунке по два камня; первый ход — из a3, первый захват — с пятью дополнительными лунками, второй — с тремя, остальные — с двумя (каково бы ни было значение bonus); голов нет; ход начинают из лунки, следующей за пустой, а ход одиночным камнем ничего не захватывает.

# What happens if a sowing never ends.
tsoro--option-endless = Определяет исход бесконечного посева.

# Whether the game is a draw when a position occurs for the third time.
tsoro--option-repetition = Определяет, считается ли третье появление позиции ничьей.

# Tsoro after Mancala World: twenty-one columns, two heads at the right end, two further pits.
tsoro--preset-mancala-world-1964 = Цоро по Mancala World: двадцать один столбец, две головы на правом конце, две дополнительные лунки.

# Baia after Tracey, here on thirteen columns (up to nineteen are known).
tsoro--preset-baia = Байя по Трейси, здесь на тринадцати столбцах (известно до девятнадцати).

# Urar n kkuz imrujen
urar-n-kkuz-imrujen--name = Урар-н-ккуз-имружен

# The game of the four holes, the smallest mancala known: two pits a side, and seeds are captured only in one's own row.
urar-n-kkuz-imrujen--summary = «Игра четырёх лунок», самая маленькая из известных манкал: по две лунки на сторону, и камни захватывают только в своём собственном ряду.

# Morocco (Rif, Taurirt), by Berbers
urar-n-kkuz-imrujen--played = Марокко (Риф, Таурирт), берберы

# The Habr articles give the board, twenty-eight seeds, and the remark that it is the only mancala in which seeds are captured only on one's own side. No text of this very game was found. Tihbat has the same board, the same seeds and captures only in one's own row; that the two are one game is inferred.
urar-n-kkuz-imrujen--note-1 = Статьи на Хабре сообщают о доске, о двадцати восьми камнях и о том, что это единственная манкала, где камни захватывают только на своей стороне. Описания именно этой игры не нашлось. У игры тихбат та же доска, те же камни и захваты только в своём ряду; что это одна игра — наш вывод.

# Where Tihbat is silent, the end of the game is taken from Mraw imrujen, the larger game of ten holes, and what becomes of the remaining seeds, from Modiar.
urar-n-kkuz-imrujen--note-2 = То, о чём в описании тихбат не сказано, взято из других игр: конец партии — из мрау-имружен, более крупной игры на десять лунок, судьба оставшихся камней — из модиара.

# In MancalaGames the sowing begins in the next pit and captures are made on both sides, contrary to its own source.
urar-n-kkuz-imrujen--note-3 = В MancalaGames вопреки источнику, на который она ссылается, сеют со следующей лунки и захватывают на обеих сторонах.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
urar-n-kkuz-imrujen--note-4 = Если позиция всё время повторяется, каждый забирает камни своего ряда (правило добавлено здесь, в источниках его нет).

# Habr articles by GlukKazan: board, seeds, captures on one's own side only.
urar-n-kkuz-imrujen--source-habr = Статьи GlukKazan на Хабре: доска, камни, захваты только на своей стороне.

# Mancala World, Tihbat (after L. Kinast 2006).
urar-n-kkuz-imrujen--source-mancala-world = Mancala World, Tihbat (по Л. Кинаст, 2006).

# awale.info, Mraw imrujen, the same game with five pits a side.
urar-n-kkuz-imrujen--source-awale-info = awale.info, Mraw imrujen, та же игра с пятью лунками на сторону.

# Seeds in every pit at the start.
urar-n-kkuz-imrujen--option-seeds = Число камней в каждой лунке в начале игры.

# Whether the first seed goes back into the pit just emptied or into the next one.
urar-n-kkuz-imrujen--option-start = Определяет, возвращается ли первый камень в только что опустошённую лунку или идёт в следующую.

# The largest even number that is captured.
urar-n-kkuz-imrujen--option-even_limit = Наибольшее чётное число, которое захватывают.

# Which numbers are captured: even ones up to the limit, or only two and four.
urar-n-kkuz-imrujen--option-capture_set = Какое число камней захватывают: любое чётное до указанного предела или только два и четыре.

# Whether the pits before the last one are captured as well, as long as they too hold such a number, even across the end of the row.
urar-n-kkuz-imrujen--option-chain = Определяет, захватывают ли и лунки перед последней, пока в них такое число камней, в том числе через конец ряда.

# Whether both players sow counter-clockwise, or the second one clockwise.
urar-n-kkuz-imrujen--option-directions = Определяет, сеют ли оба игрока против часовой стрелки или второй — по часовой.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
urar-n-kkuz-imrujen--option-feed = Определяет, обязан ли игрок накормить противника, у которого нет камней, то есть сделать ход, после которого они у того появятся, если такой ход есть.

# Whether it is forbidden to leave the opponent without seeds.
urar-n-kkuz-imrujen--option-no_grand_slam = Определяет, запрещено ли ходом оставлять противника без камней.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
urar-n-kkuz-imrujen--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# Woaley
woaley--name = Воали

# A relay game of the Ivory Coast: one seed stays behind in the pit that is played, and twos and fours are captured on either side of the board.
woaley--summary = Игра Кот-д’Ивуара с посевом во много кругов: один камень остаётся в лунке, из которой ходят, а лунки, где стало два или четыре камня, захватывают на любой стороне доски.

# Ivory Coast
woaley--played = Кот-д’Ивуар

# The Russian article says no more than that captures are allowed on either side; the rules are those of the relay game that Ballou describes under this name. He has another Woaley as well, which is Oware with captures on both sides (preset woaley-oware, uncertain); the article may mean that one.
woaley--note-1 = В русскоязычной статье сказано лишь, что захваты разрешены на любой стороне; правила взяты из игры с кругами, которую под этим названием описывает Баллу. У него есть и другая воали — оваре с захватами на обеих сторонах (набор настроек woaley-oware, не подтверждено); возможно, статья имеет в виду её.

# “The last seed falls into a hole which has two or four seeds” is taken to mean that it has them with that seed, because the pits before it are described in the same words (uncertain).
woaley--note-2 = «Последний камень падает в лунку, где два или четыре камня» понято как «вместе с этим камнем», потому что лунки перед ней описаны теми же словами (не подтверждено).

# Whether a pit that is sown on keeps a seed is not stated; its contents are sown, which is taken to mean all of them (relay_leaves_one).
woaley--note-3 = Оставляют ли камень в лунке, из которой сеют дальше, не сказано; сеют её содержимое, значит, всё (настройка relay_leaves_one).

# In a match the winner of a game gets twelve points and one for every seed above twenty-four, the loser gets none, and a draw brings six each; how many games it has is not known.
woaley--note-4 = В матче победитель партии получает двенадцать очков и по одному за каждый камень сверх двадцати четырёх, проигравший — ни одного, а при ничьей — по шесть; сколько в матче партий, неизвестно.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
woaley--note-5 = О повторении позиций ничего не сказано; по добавленному здесь правилу каждый забирает тогда камни своего ряда.

# Mancala World, Woaley (after Ballou 1984).
woaley--source-mancala-world = Mancala World, Woaley (по Баллу, 1984).

# Popular Mechanics, Russian edition: captures on either side of the board.
woaley--source-popular-mechanics = «Популярная механика», русское издание: захваты на любой стороне доски.

# Whether a pit that is sown on keeps one seed, like the pit the move began with.
woaley--option-relay_leaves_one = Определяет, остаётся ли один камень и в лунке, из которой сеют дальше, как в той, с которой начат ход.

# The numbers of seeds that are captured.
woaley--option-cap = Определяет, при каком числе камней захватывают.

# Whether a sowing goes on in laps. Without laps the sowing and the end are those of Oware: no seed stays behind, single seeds may be played, the pit of origin is skipped, and an opponent without seeds must be fed.
woaley--option-laps = Определяет, сеют ли круг за кругом. Без кругов посев и конец такие же, как в оваре: ни один камень не остаётся, одиночными камнями ходить можно, исходную лунку пропускают, а противника без камней нужно накормить.

# Whether the game is over as soon as a player has more than half of the seeds.
woaley--option-win_at = Определяет, кончается ли игра сразу, как только кто-то набрал больше половины камней.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. No such sowing is known.
woaley--option-endless = Что происходит при бесконечном посеве: игра не засчитывается, наступает ничья, такой ход запрещён или обрывается, как только посев начинает повторяться. Ни одного такого посева не известно.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
woaley--option-repetition = Определяет, сколько раз должна встретиться позиция, чтобы игра закончилась и каждый забрал камни своего ряда; при 0 повторения не учитываются (правило добавлено здесь, в источниках его нет).

# How many games make a match; whoever has more points wins it.
woaley--option-games_in_match = Число партий в матче; побеждает тот, у кого больше очков.

# The other Woaley: Oware with captures on both sides (uncertain).
woaley--preset-woaley-oware = Другая воали: оваре с захватами на обеих сторонах (не подтверждено).

# Redu
redu--name = Реду

# south-western Nigeria (Yoruba; Ile-Ife and other towns)
redu--played = юго-запад Нигерии (йоруба; Иле-Ифе и другие города)

# A Yoruba game, perhaps the most complicated of all two-row mancalas, described with ten others by Jordi Climent Tondo after field work in 2009. In certain cases a capture is not obligatory; but then the opponent may force the mover to take the seeds, which ends the move, and the right to demand it passes to the other player, so that nobody uses it twice in a row.
redu--story = Игра йоруба, быть может, самая сложная из всех двухрядных манкал; вместе с десятью другими её описал Жорди Климент Тондо после полевой работы 2009 года. В некоторых случаях захват необязателен, но тогда противник может заставить ходившего забрать камни, чем ход и кончается, а право требовать переходит к другому игроку, так что дважды подряд им никто не пользуется.

# When a capture is possible, what is captured, how seeds are sown, and how the game ends: only the right to demand a capture is described in any text that could be read.
redu--missing = Неизвестно, когда возможен захват, что захватывают, как сеют и как кончается игра: в доступных текстах описано только право требовать захвата.

# One program shows a board of two rows of six pits with four seeds in each, but has no rules for it.
redu--known-1 = Программа, в которой нет правил, показывает доску из двух рядов по шесть лунок, по четыре камня в каждой.

# The relatives whose rules are known are Sokusowo and the Ba-awa family; none of them has such a right.
redu--known-2 = Родственные игры, правила которых известны: сокусово и семейство ба-ава. Ни в одной из них требования захвата нет.

# GlukKazan, article on mancala at Habr (Russian): names the game and describes the demand.
redu--source-habr = GlukKazan, статья о манкале на Хабре: называет игру и рассказывает о требовании захвата.

# J. Climent Tondo, Ayo olopon & other games, 2014: the complete description, of which only the title and key words could be read.
redu--source-climent = Ж. Климент Тондо, Ayo olopon & other games, 2014: полное описание, из которого удалось прочитать лишь заглавие и ключевые слова.

# Tihulelin ti-n azgag
tihulelin--name = Тихулелин-тин-азгаг

# Niger (Tuareg children of the Agadez region, mostly girls) and the Ahaggar in Algeria
tihulelin--played = Нигер (туарегские дети области Агадеса, преимущественно девочки) и нагорье Ахаггар в Алжире

# Played in holes in the sand with camel droppings (azgag). The two players sow in opposite directions for a whole round. A hyena is a pit that belongs to one player: the other can neither destroy it nor take from it, its seeds count as if they lay in its owner's store, but only the owner may bring them back into play. The loser is said to get a donkey, the winner a camel.
tihulelin--story = Играют верблюжьим помётом (azgag) в лунках, вырытых в песке. Всю партию игроки сеют в противоположные стороны. Гиена — лунка, принадлежащая одному из игроков: другой не может ни уничтожить её, ни брать из неё камни; они считаются так, как если бы лежали в амбаре владельца, но вернуть их в игру может только он. Говорят, что проигравший получает осла, а победитель — верблюда.

# How seeds are captured, how a hyena arises, whether a sowing has one lap or several, and how a round ends: the text that tells it could not be read.
tihulelin--missing = Неизвестно, как захватывают камни, как возникает гиена, сеют ли в один круг или в несколько и как кончается партия: текст, где об этом сказано, прочитать не удалось.

# Two rows of four or six pits with six seeds in each.
tihulelin--known-1 = Два ряда по четыре или шесть лунок с шестью камнями в каждой.

# A player without seeds in their row misses turns until there are seeds in it again.
tihulelin--known-2 = Игрок, у которого в ряду нет камней, пропускает ходы, пока камни у него снова не появятся.

# GlukKazan, article on mancala at Habr (Russian): compares the traps of the author's own game with the hyenas of this one.
tihulelin--source-habr = GlukKazan, статья о манкале на Хабре: сравнивает ловушки собственной игры автора с гиенами этой.

# awale.info, Tihulelin Ti-n Azgag: board, seeds, directions and passing.
tihulelin--source-awale-info = awale.info, Tihulelin Ti-n Azgag: доска, камни, направления и пропуск хода.

# D. Casajus, Jeux touaregs de la région d'Agadez, Journal des africanistes 58, 1988: only the abstract could be read.
tihulelin--source-casajus = Д. Казажюс, Jeux touaregs de la région d'Agadez, Journal des africanistes 58, 1988: удалось прочитать только аннотацию.

# Yoté
yote--name = Йоте

# Senegal, Mali, the Gambia
yote--played = Сенегал, Мали, Гамбия

# A game of the draughts family on five rows of six holes: men are entered, step and jump, and whoever jumps a man also takes another of their choice. An article on mancala compares the bonus capture of Tshuba with it, under a spelling that reads like the name of another sowing game.
yote--story = Игра из семейства шашек на пяти рядах по шесть лунок: шашки вводят, они ходят и прыгают, а кто перепрыгнул шашку, снимает ещё одну по своему выбору. Статья о манкале сравнивает с ней дополнительный захват игры чуба, причём название написано так, что его можно принять за название ещё одной игры с посевом.

# It is not a sowing game: no seeds are sown.
yote--missing = Это не игра с посевом: камней в ней не сеют.

# The bonus capture of Tshuba and its relatives is the same idea: after a capture one more pit of the player's choice is taken.
yote--known-1 = В основе дополнительного захвата в чубе и её родственницах та же мысль: после захвата берут ещё одну лунку по выбору игрока.

# GlukKazan, article on mancala at Habr (Russian): the comparison with Tshuba.
yote--source-habr = GlukKazan, статья о манкале на Хабре: сравнение с чубой.

# English Wikipedia, Yoté.
yote--source-wikipedia = Английская Википедия, Yoté.
