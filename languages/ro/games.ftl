# Abawo
abawo--name = Abawo

# A relay game in which every pit that is filled to four belongs to the player on whose side it lies, whoever is sowing.
abawo--summary = Semeni trecere după trecere și orice gaură ajunsă la patru semințe îi revine jucătorului de partea căruia se află, oricine ar semăna.

# Ghana
abawo--played = Ghana

# Only Russian articles use this name. They tell us two things: the game is sown in laps, and a pit of four goes to the player on whose side it lies. The board, the start and the end are borrowed from Ayo-ayo (uncertain). The articles call a larger game, Anywoli, a cross between Abawo and Ayo-ayo for adults.
abawo--note-1 = Numele apare numai în articole rusești. Din ele aflăm două lucruri: se seamănă în mai multe treceri, iar o gaură ajunsă la patru semințe îi revine jucătorului de partea căruia se află. Tabla, începutul și sfârșitul sunt luate din Ayo-ayo (neconfirmat); Anywoli, un joc mai mare, este numit o încrucișare „pentru adulți” între Abawo și Ayo-ayo.

# The articles contrast Abawo with Anywoli, where a four made by the last seed goes to the mover; so here even that one goes to the owner of the row. If Abawo is the same as Ba-awa in Bell's description, last = mover is right.
abawo--note-2 = Articolele deosebesc jocul Abawo de Anywoli, unde gaura ajunsă la patru cu ultima sămânță îi revine celui care mută; de aceea, aici îi revine și ea proprietarului rândului. Dacă Abawo este de fapt Ba-awa, așa cum îl descrie Bell, corectă este valoarea last = mover.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
abawo--note-3 = Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își ia atunci semințele din rândul său.

# Habr articles by GlukKazan: laps, and who takes the fours.
abawo--source-habr = Articole ale lui GlukKazan pe Habr: despre treceri și despre jucătorul căruia îi revin găurile ajunse la patru.

# Popular Mechanics, Russian edition, names it among the games of Ghana.
abawo--source-popular-mechanics = Popular Mechanics, ediția rusă: jocul este amintit printre cele din Ghana.

# Who takes a four made by the last seed of a lap: the player on whose side it lies, or the player who is sowing.
abawo--option-last = Cui îi revine o gaură ajunsă la patru cu ultima sămânță a unei treceri: jucătorului de partea căruia se află sau celui care seamănă.

# Who gets the last seeds: they are played out, a capture that leaves only four takes these too, or the player who began takes the last eight.
abawo--option-last_seeds = Ce se întâmplă cu ultimele semințe: se joacă până la capăt; cine face o captură după care mai rămân numai patru le ia și pe acestea; sau cel care a început le ia pe ultimele opt.

# What happens to a player who has no seeds to move: the game ends and the opponent takes what is left, or the player passes.
abawo--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are semințe: fie jocul se încheie și adversarul ia ce a rămas, fie jucătorul cedează rândul.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
abawo--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, jocul se încheie și cel care mută ia restul.

# Whether the game is over as soon as a player has more than half of the seeds.
abawo--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# Pits in a row.
abawo--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
abawo--option-seeds = Câte semințe sunt în fiecare gaură la început.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
abawo--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
abawo--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își adaugă atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Abstract Mancala
abstract-mancala--name = Mancala abstractă

# A board without edges and without owners: sow straight on in eight directions, sow on from every occupied pit in whatever direction you choose, capture the pit ahead, and set traps that swallow whatever comes.
abstract-mancala--summary = O tablă fără margini, cu găuri care nu sunt ale nimănui: semeni drept înainte în opt direcții, din fiecare gaură ocupată mergi mai departe încotro vrei, capturezi ce se află în gaura următoare și întinzi capcane care înghit tot ce vine.

# invented by Valentin Chelnokov (GlukKazan), Russia, in 2015
abstract-mancala--played = inventat de Valentin Celnokov (GlukKazan), în Rusia, în 2015

# The article speaks of the next player and allows more than two; the author's program has two.
abstract-mancala--note-1 = Articolul vorbește despre jucătorul următor și admite mai mult de doi jucători; programul autorului este pentru doi.

# The author's second lesson states that a single bean captures nothing; the article does not.
abstract-mancala--note-2 = Faptul că un singur bob nu capturează nimic apare în lecția a doua a autorului, nu în articol.

# A sowing that comes round to its start ends there without any effect, as in the author's program.
abstract-mancala--note-3 = Un semănat care ajunge din nou la gaura de plecare se încheie acolo fără niciun efect: așa procedează programul.

# Where traps are weak and an emptied trap is filled from three to four again, the program gives it to whoever did that. This is taken to be a mistake: here, a trap keeps its owner.
abstract-mancala--note-4 = Când capcanele sunt slabe, o capcană golită și apoi umplută din nou de la trei la patru îi revine, în program, celui care a umplut-o. Considerăm că este o greșeală: o capcană își păstrează proprietarul.

# The author's program refuses to put more than twenty beans into a pit, for technical reasons (max_in_pit).
abstract-mancala--note-5 = Din motive tehnice (max_in_pit), programul autorului nu lasă să se pună într-o gaură mai mult de douăzeci de boabe.

# Two safety rules were added here: a turn may not return to one of its own positions, and a position that occurs for the third time makes the game a draw. The author's program has neither, and a turn could go on as long as its player likes.
abstract-mancala--note-6 = Interdicția ca o tură să revină la una dintre pozițiile ei și remiza la a treia apariție a unei poziții sunt reguli de siguranță adăugate aici; programul autorului nu are niciuna, iar o tură ar putea dura cât vrea jucătorul.

# If the best players are level after the last beans, there is no winner and the game is a draw; the author's program does not mention this.
abstract-mancala--note-7 = Dacă după ultimele boabe cei mai buni au același scor, nu câștigă nimeni: este remiză, deși programul autorului nu o prevede.

# The author's program throws the beans anew for every game. Here the number of the deal settles them, so that a game can be played again: --option deal=17. Any other start can be given as a position.
abstract-mancala--note-8 = Programul autorului aruncă boabele din nou la fiecare partidă. Aici, așezarea lor depinde de un număr (deal), pentru ca o partidă să poată fi jucată încă o dată: --option deal=17. Orice altă așezare poate fi dată ca poziție.

# How three or four players sit and who of them wins is not stated. Here the turns go round the board, the traps of all others are enemy traps, and the game is over as soon as somebody is further ahead of the next player than there are beans outside the traps.
abstract-mancala--note-9 = Nu scrie nicăieri cum stau la tablă trei sau patru jucători și care dintre ei câștigă. Aici tura trece de la unul la altul în jurul tablei, capcanele tuturor celorlalți sunt capcane adverse, iar partida se încheie imediat ce cineva îl întrece pe următorul cu mai multe boabe decât sunt în afara capcanelor.

# GlukKazan, article on sowing games on Habr (Russian).
abstract-mancala--source-glukkazan = GlukKazan, articol despre jocurile de semănat pe Habr (în rusă).

# GlukKazan, Abstract Mancala for Zillions of Games and Axiom, with four lessons; it settles open questions.
abstract-mancala--source-zog = GlukKazan, Abstract Mancala pentru Zillions of Games și Axiom, cu patru lecții; lămurește întrebările rămase deschise.

# How many people play, each alone.
abstract-mancala--option-players = Câți joacă, fiecare pentru sine.

# Pits in a row.
abstract-mancala--option-columns = Numărul găurilor dintr-un rând.

# A strong trap stops every sowing and swallows the beans left in the hand; a weak one is sown over and only ends a sowing whose last bean falls into it.
abstract-mancala--option-traps = O capcană puternică oprește orice semănat și înghite boabele rămase în mână; peste una slabă se seamănă ca peste orice gaură, iar ea încheie numai semănatul al cărui ultim bob cade în ea.

# Beans are thrown in at random: 24 times, two to six of them go into a pit that is not yet full; or a position is given, and without one every pit holds two beans.
abstract-mancala--option-fill = Boabele se aruncă la întâmplare, de 24 de ori câte două până la șase într-o gaură care nu este încă plină; sau se dă o poziție, iar fără ea fiecare gaură are două boabe.

# The number that settles a random start.
abstract-mancala--option-deal = Numărul din care rezultă așezarea la întâmplare a boabelor.

# Whether a move may put more than 20 beans into a pit.
abstract-mancala--option-max_in_pit = Stabilește dacă o mutare poate pune mai mult de 20 de boabe într-o gaură.

# Afrika
afrika--name = Afrika

# Sowing never captures here: whoever has an empty pit must take what lies opposite it, always the smallest pile, instead of sowing. A game of sacrifices.
afrika--summary = Aici nu se capturează niciodată prin semănat: cine are o gaură goală trebuie, în loc să semene, să ia ce se află în fața ei, mereu grămada cea mai mică. Un joc al sacrificiilor.

# invented by Ralf Gering in Bad Breisig, Germany, in 2004; the reverse game was proposed by Benedikt Rosenau in 2010
afrika--played = inventat de Ralf Gering la Bad Breisig, în Germania, în 2004; jocul invers a fost propus de Benedikt Rosenau în 2010

# According to the inventor's text a long sowing skips the starting pit; in the author's program it does not. The text is followed.
afrika--note-1 = În textul inventatorului, la semănatul lung se sare peste gaura de plecare; în programul autorului, nu. Aici urmăm textul.

# The game ends when the board is empty; a program may stop as soon as a player has more than half, since the winner is the same.
afrika--note-2 = Jocul se încheie când tabla este goală; un program se poate opri imediat ce un jucător are mai mult de jumătate, căci câștigătorul este același.

# No source has a rule for repeated positions; here the stores are compared at the third occurrence. In 3,000 random games no position was repeated.
afrika--note-3 = Nicio sursă nu dă o regulă pentru pozițiile repetate; la a treia apariție se compară grânarele. În 3000 de partide jucate la întâmplare, nicio poziție nu s-a repetat.

# The author mentions a compensation of 2.5 points for the second player, but does not use it.
afrika--note-4 = Autorul amintește un avantaj de 2,5 puncte pentru al doilea jucător, dar nu îl folosește.

# GlukKazan, article on sowing games on Habr (Russian), after the inventor; the author's program.
afrika--source-glukkazan = GlukKazan, articol despre jocurile de semănat pe Habr (în rusă), cu regulile aflate de la inventator; programul autorului.

# Mancala World, Afrika.
afrika--source-mancala-world = Mancala World, Afrika.

# Whether the player with more seeds wins, or loses (the reverse game).
afrika--option-goal = Stabilește dacă jucătorul cu mai multe semințe câștigă sau, în jocul invers, pierde.

# Pits in a row.
afrika--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
afrika--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether a sowing all round the board skips the pit it was lifted from.
afrika--option-skip_start = Stabilește dacă un semănat care înconjoară toată tabla sare peste gaura din care a pornit.

# How many times a position has to occur before the stores are compared; 0 for never.
afrika--option-repetition = La a câta apariție a unei poziții se compară grânarele; 0 înseamnă niciodată.

# The reverse game: taking more than half of the seeds loses.
afrika--preset-reverse = Jocul invers: cine are mai mult de jumătate din semințe pierde.

# Alemungula
alemungula--name = Alemungula

# A game of the Wetawit in which the seeds always leave by the nearer end of the row, and a single seed may not be played straight back.
alemungula--summary = Un joc al populației wetawit, în care semințele ies mereu pe la capătul mai apropiat al rândului, iar o sămânță singură nu poate fi jucată imediat înapoi.

# Asosa and Beni Sangul, on the border of Ethiopia and Sudan (Wetawit)
alemungula--played = Asosa și Beni Sangul, la granița dintre Etiopia și Sudan (Wetawit)

# Pits of the left half are sown clockwise, those of the right half counter-clockwise, the middle one as the player likes.
alemungula--note-1 = Din găurile din jumătatea stângă se seamănă în sensul acelor de ceasornic, din cele din jumătatea dreaptă, în sens invers, iar din cea din mijloc, cum vrea jucătorul.

# When a single seed crosses from an end pit into an empty end pit of the opponent, that pit may not be played in the next ply; the seed would only come back. A player who has nothing else to play then has no legal move, and the game ends. Longer repetitions are not forbidden.
alemungula--note-2 = Când o sămânță singură trece dintr-o gaură de la capăt într-o gaură goală de la capătul rândului adversarului, acea gaură nu poate fi jucată la mutarea următoare; sămânța nu ar face decât să se întoarcă. Un jucător care nu are altceva de jucat rămâne atunci fără nicio mutare permisă, iar jocul se încheie. Repetările mai lungi nu sunt interzise.

# The pits before the last one are captured too, according to Mancala World if they have been increased to 2 or 4, according to igGameCenter if they hold 2 or 4. This comes to the same thing, since every pit on the way has received a seed.
alemungula--note-3 = Potrivit Mancala World, se capturează și din găurile dinaintea ultimei care au ajuns și ele la 2 sau 4; potrivit igGameCenter, din cele care au și ele 2 sau 4. E același lucru, fiindcă fiecare gaură străbătută a primit o sămânță.

# Some programs oblige a player to feed an opponent without seeds, which no text mentions (feed). The closely related Um el Bagara of Sudan forbids single seeds (singles).
alemungula--note-4 = În unele programe, adversarul rămas fără semințe trebuie hrănit, dar niciun text nu cere asta (feed). În Um el Bagara, un joc foarte asemănător din Sudan, nu se poate porni dintr-o gaură cu o singură sămânță (singles).

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
alemungula--note-5 = Dacă o poziție se tot repetă, fiecare își ia semințele din rândul său (regulă adăugată aici).

# Habr articles by GlukKazan: the direction depends on the pit; the ban on ping-pong.
alemungula--source-habr = Articole ale lui GlukKazan pe Habr: direcția depinde de gaură; jocul „de ping-pong” este interzis.

# Mancala World, Alemungula (after R. Pankhurst 1971).
alemungula--source-mancala-world = Mancala World, Alemungula (după R. Pankhurst 1971).

# igGameCenter, Alemungula.
alemungula--source-iggamecenter = igGameCenter, Alemungula.

# GlukKazan's program Dagaz, in which an opponent without seeds must be fed.
alemungula--source-dagaz = Programul Dagaz al lui GlukKazan, în care un adversar fără semințe trebuie hrănit.

# Pits in a row.
alemungula--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
alemungula--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether a pit with a single seed may be played.
alemungula--option-singles = Stabilește dacă poate fi jucată o gaură cu o singură sămânță.

# Whether it is forbidden to play back a single seed that has just crossed into an empty end pit.
alemungula--option-ping_pong = Stabilește dacă este interzis să joci înapoi o sămânță singură care tocmai a trecut într-o gaură goală de la capăt.

# Whether a sowing of ten or more seeds skips the pit it was lifted from.
alemungula--option-skip_start = Stabilește dacă un semănat de cel puțin zece semințe sare peste gaura din care a pornit.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
alemungula--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă, când poate, o mutare care să-i dea câteva.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
alemungula--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# The Sudanese relative: single seeds may not be played.
alemungula--preset-um-el-bagara = Ruda sudaneză: nu se poate porni dintr-o gaură cu o singură sămânță.

# Ali Guli Mane
ali-guli-mane--name = Ali Guli Mane

# A relay game of Karnataka: after each lap you sow on from the next pit; if it is empty, that is a saada, which captures what lies behind it and across from there; a first saada that captures gives you a second move.
ali-guli-mane--summary = Joc din Karnataka: după fiecare trecere semeni mai departe din gaura următoare. Dacă aceasta e goală, e o saada, cu care capturezi ce se află în gaura de după ea și în fața acesteia; dacă prima saada aduce o captură, mai ai o mutare.

# Karnataka, South India
ali-guli-mane--played = Karnataka, sudul Indiei

# The Russian article only describes how sowing goes on from the next pit; everything else comes from Mancala World and the texts of apps.
ali-guli-mane--note-1 = Articolul rusesc descrie numai semănatul din gaura următoare; tot restul vine din Mancala World și din textele unor aplicații.

# In Mancala World and MancalaGames seeds are sown counter-clockwise; in copies of a Wikipedia text the player chooses (direction).
ali-guli-mane--note-2 = În Mancala World și în MancalaGames se seamănă în sens invers acelor de ceasornic; după copiile unui text din Wikipedia, direcția o alege jucătorul (direction).

# According to the text of an app, the seeds in the hole behind the gap are captured together with those across from it; with nothing behind the gap, nothing is captured.
ali-guli-mane--note-3 = Se capturează ce se află în gaura de după cea goală, dacă are semințe, împreună cu ce se află în fața ei: dacă după gaura goală nu este nimic, nu se capturează nimic, cum spune textul unei aplicații.

# One app stops after two laps, which is a misunderstanding of the two saadas.
ali-guli-mane--note-4 = Într-o aplicație, mutarea se oprește după două treceri: autorii ei au înțeles greșit regula celor două saada.

# The last few seeds cannot catch each other. With fewer than two seeds left (low_limit), or if a position keeps recurring, each player takes the seeds in their own row; only MancalaGames has such a rule (uncertain).
ali-guli-mane--note-5 = Cu ultimele câteva semințe nu se mai poate captura nimic. Când au rămas mai puțin de două semințe (low_limit) sau când pozițiile se repetă, fiecare jucător își ia semințele din rândul său; numai MancalaGames are o asemenea regulă (neconfirmat).

# In a match, the players fill their pits with five seeds each, from the left; pits they cannot fill are out of play, and a player who cannot fill a single one has lost.
ali-guli-mane--note-6 = Într-un meci, fiecare jucător își umple găurile cu câte cinci semințe, începând din stânga; cele pe care nu le poate umple sunt scoase din joc, iar cine nu poate umple niciuna pierde.

# Mancala World, Ali Guli Mane (2001).
ali-guli-mane--source-mancala-world = Mancala World, Ali Guli Mane (2001).

# Copies of a Wikipedia text, and the descriptions of an app.
ali-guli-mane--source-wikipedia = Copii ale unui text din Wikipedia și descrierile unei aplicații.

# The program MancalaGames, configuration Ali Guli Mane.
ali-guli-mane--source-mancala-games = Programul MancalaGames, configurația Ali Guli Mane.

# A Russian article by GlukKazan: after a lap, sowing goes on from the next pit (pussa kanawa).
ali-guli-mane--source-habr = Un articol rusesc de GlukKazan: după o trecere se seamănă din gaura următoare (pussa kanawa).

# Whether the pit across the board is captured with the one behind the gap.
ali-guli-mane--option-opposite = Stabilește dacă, odată cu semințele din gaura de după cea goală, se capturează și cele din fața lor.

# How many moves a turn has when the first one captures.
ali-guli-mane--option-moves_per_turn = Câte mutări are o tură când prima mutare capturează.

# Whether sowing goes counter-clockwise or in the direction the player chooses.
ali-guli-mane--option-direction = Stabilește dacă se seamănă în sens invers acelor de ceasornic sau cum alege jucătorul.

# What happens to a player who has no seeds to move: the player passes, or the round ends and the opponent takes what is left.
ali-guli-mane--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are semințe: fie cedează rândul, fie runda se încheie și adversarul ia ce a rămas.

# A player who can fill fewer pits than this has lost the match.
ali-guli-mane--option-match_end_pits = Numărul minim de găuri pe care trebuie să le poată umple un jucător; cine umple mai puține pierde meciul.

# Seeds in every pit at the start.
ali-guli-mane--option-seeds = Câte semințe sunt în fiecare gaură la început.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. A move of twenty thousand laps counts as endless.
ali-guli-mane--option-endless = Ce se întâmplă la un semănat fără sfârșit: runda se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete. O mutare de douăzeci de mii de treceri este considerată fără sfârșit.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
ali-guli-mane--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# With fewer seeds than this on the board the round is over, and each player takes the seeds in their own row.
ali-guli-mane--option-low_limit = Dacă pe tablă rămân mai puține semințe decât acest număr, runda se încheie și fiecare jucător își ia semințele din rândul său.

# Anywoli
anywoli--name = Anywoli

# The long board of the Anuak: pits are houses, seeds are children, and whenever four of them have gathered in a house they leave for the house of the community.
anywoli--summary = Tabla lungă a populației anuak: găurile sunt case, semințele sunt copii, iar când într-o casă s-au adunat patru copii, ei pleacă la casa obștii.

# Gambela (Ethiopia) and South Sudan, by the Anuak
anywoli--played = Gambela (Etiopia) și Sudanul de Sud; îl joacă populația anuak

# The name means “giving birth”. A Russian article describes the game of the Anuak without naming it: a sowing is a visit to the next village, houses with the right number of children let them go, and those that the last child completes are the visitor's at once. The number of seeds, the board and the captures are those of Anywoli.
anywoli--note-1 = Numele înseamnă „a naște”. Un articol rusesc descrie jocul populației anuak fără să-l numească: semănatul e o vizită în satul vecin, casele cu numărul potrivit de copii îi lasă să plece, iar copiii din casa completată de ultimul copil îi revin imediat oaspetelui. Numărul semințelor, tabla și capturile sunt cele din Anywoli.

# In Mancala World and the program MancalaGames a capture with the last seed earns another move; on Wikipedia and in an older text of Mancala World it does not (bonus, contested).
anywoli--note-2 = În Mancala World și în programul MancalaGames, o captură cu ultima sămânță aduce încă o mutare; în Wikipedia și într-un text mai vechi din Mancala World, nu (bonus, controversat).

# The last seeds go to the player who captures the four before them, or to the player who began the game (Wikipedia), or are decided by lot (Pankhurst; too little is known of this to play it).
anywoli--note-3 = Ultimele semințe îi revin jucătorului care le capturează pe cele patru dinaintea lor sau celui care a început (Wikipedia) ori se trag la sorți (Pankhurst; se știe prea puțin ca să se poată juca așa).

# Without a limit the game hardly ever ends: one player shuttles single seeds while the other passes. After no_capture_plies plies without a capture, and if a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
anywoli--note-4 = Fără o limită, jocul nu se încheie aproape niciodată: un jucător își plimbă semințele una câte una, iar celălalt cedează rândul. După no_capture_plies mutări fără captură sau dacă o poziție se tot repetă, fiecare jucător își ia semințele din rândul său (regulă adăugată aici).

# Yit Nuri is played with seven pits a side; Yit Jani with thirteen, two seeds in each.
anywoli--note-5 = Yit Nuri se joacă cu șapte găuri de fiecare parte; Yit Jani, cu 13, fiecare cu câte două semințe.

# Mancala World, Anywoli (after R. Pankhurst 1971).
anywoli--source-mancala-world = Mancala World, Anywoli (după R. Pankhurst 1971).

# Wikipedia, Anywoli.
anywoli--source-wikipedia = Wikipedia, Anywoli.

# Habr articles by GlukKazan: twelve pits a side; fours made in passing go to the owner, one made by the last seed to the mover.
anywoli--source-habr = Articole ale lui GlukKazan pe Habr: douăsprezece găuri de fiecare parte; găurile ajunse la patru pe parcurs îi revin proprietarului, iar cea ajunsă la patru cu ultima sămânță, celui care mută.

# The program MancalaGames, configuration Anywoli.
anywoli--source-mancala-games = Programul MancalaGames, configurația Anywoli.

# Whether a player who captures with the last seed moves again; the move lapses if the player has no seeds.
anywoli--option-bonus = Stabilește dacă un jucător care capturează cu ultima sămânță mută încă o dată; dacă nu mai are semințe, mutarea se pierde.

# Who gets the last seeds: a capture that leaves only four takes these too, the player who began takes the last eight, or they are played out.
anywoli--option-last_seeds = Ce se întâmplă cu ultimele semințe: cine face o captură după care mai rămân numai patru le ia și pe acestea; cel care a început le ia pe ultimele opt; sau se joacă până la capăt.

# Pits in a row; six for trying the rules out on a common board.
anywoli--option-pits = Numărul găurilor dintr-un rând; șase, pentru a încerca regulile pe o tablă obișnuită.

# Seeds in every pit at the start.
anywoli--option-seeds = Câte semințe sunt în fiecare gaură la început.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
anywoli--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# What happens when a position is repeated, or when nothing is captured for a long time: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
anywoli--option-cycle = Ce se întâmplă când o poziție se repetă sau când nu se mai capturează nimic: fiecare jucător ia semințele din rândul său, este remiză, semințele de pe tablă se împart sau nu contează pentru nimeni (regulă adăugată aici).

# How many times a position has to occur before the game ends; 0 for never.
anywoli--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# How many plies there may be without a capture before the game ends; 0 for as many as the players like.
anywoli--option-no_capture_plies = După câte mutări fără captură se încheie jocul; 0 înseamnă niciodată.

# The short board: seven pits a side.
anywoli--preset-yit-nuri = Tabla scurtă: șapte găuri de fiecare parte.

# The longest board: thirteen pits a side with two seeds each.
anywoli--preset-yit-jani = Tabla cea mai lungă: 13 găuri de fiecare parte, cu câte două semințe.

# Ayo-ayo
ayo-ayo--name = Ayo-ayo

# A children's game of the Yoruba: sow lap after lap, and every pit that is filled to four, on either side, belongs at once to the player who is sowing.
ayo-ayo--summary = Un joc de copii al populației yoruba: semeni trecere după trecere și orice gaură ajunsă la patru semințe, de oricare parte a tablei, este imediat a celui care seamănă.

# Nigeria (Yoruba), by children
ayo-ayo--played = Nigeria (Yoruba); joc de copii

# This is not the relay game with captures across the board that English books call Ayoayo, which has a file of its own.
ayo-ayo--note-1 = Nu este jocul cu treceri înlănțuite și capturi din gaura din față pe care cărțile englezești îl numesc Ayoayo; acela este descris separat.

# A capture does not interrupt the sowing, yet a move ends only in an empty pit: when the last seed of a lap makes four, the pit is empty after the capture, so the move is over.
ayo-ayo--note-2 = O captură nu întrerupe semănatul, și totuși o mutare se încheie numai într-o gaură goală: când, cu ultima sămânță a unei treceri, o gaură ajunge la patru, ea este goală după captură, deci mutarea s-a încheiat.

# One of the texts says that whoever cannot move loses; another says that 25 seeds win and 24 to 24 is a draw. The two agree unless the player without seeds has won exactly 24: then the rest makes it 24 to 24 (no_seeds).
ayo-ayo--note-3 = Cine nu poate muta pierde, spune unul dintre texte; cu 25 de semințe se câștigă, iar 24 la 24 este remiză, spune altul. Cele două se potrivesc, în afară de cazul în care jucătorul fără semințe a câștigat exact 24: atunci, cu restul, scorul este 24 la 24 (no_seeds).

# One text calls the stores common to both players; this is taken to be a slip: each player counts only their own.
ayo-ayo--note-4 = Un text spune că grânarele sunt ale amândurora; credem că este o scăpare: fiecare jucător îl numără pe al său.

# The texts only say that games that go round in circles are broken off; that each player then gets the seeds in their own row is a rule added here.
ayo-ayo--note-5 = Textele spun numai că partidele care se învârt în cerc se întrerup; după o regulă adăugată aici, fiecare își adaugă atunci semințele din rândul său.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board a capture can be overlooked.
ayo-ayo--note-6 = Semințele din găurile ajunse la patru se iau întotdeauna, dacă jucătorii nu aleg să fie ei atenți (auto_capture): pe o tablă adevărată, o captură poate fi trecută cu vederea.

# Habr articles by GlukKazan: every four belongs to the player who is sowing; endless sowings.
ayo-ayo--source-habr = Articole ale lui GlukKazan pe Habr: fiecare gaură ajunsă la patru este a celui care seamănă; semănatul fără sfârșit.

# A Russian magazine article on children's mancala: the laps and the captures.
ayo-ayo--source-magazine = Un articol de revistă în rusă despre mancala copiilor: trecerile și capturile.

# Popular Mechanics, Russian edition: board, start and end of the simplest version.
ayo-ayo--source-popular-mechanics = Popular Mechanics, ediția rusă: tabla, începutul și sfârșitul celei mai simple variante.

# Whether the game is over as soon as a player has more than half of the seeds.
ayo-ayo--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens to a player who has no seeds to move: the opponent takes what is left and the seeds are counted, or the player loses, whatever the count.
ayo-ayo--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are semințe: fie adversarul ia ce a rămas și semințele se numără, fie jucătorul pierde, oricât ar fi câștigat.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
ayo-ayo--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, jocul se încheie și cel care mută ia restul.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
ayo-ayo--option-auto_capture = Dacă semințele dintr-o gaură ajunsă la patru pe parcurs se iau de la sine; altfel, cel care are dreptul la ele trebuie să anunțe captura înainte să cadă sămânța următoare, iar dacă nu o face, semințele rămân acolo.

# Pits in a row.
ayo-ayo--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
ayo-ayo--option-seeds = Câte semințe sunt în fiecare gaură la început.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayo-ayo--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
ayo-ayo--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își adaugă atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Ayoayo
ayoayo--name = Ayoayo

# The great relay game of the Yoruba: sow lap after lap until a seed falls into an empty pit, and if that pit is your own, capture what lies across the board.
ayoayo--summary = Marele joc al populației yoruba: semeni trecere după trecere până când o sămânță cade într-o gaură goală, iar dacă gaura e a ta, capturezi semințele din gaura din fața ei.

# Nigeria (Yoruba); the Maasai play the same game as Endodoi
ayoayo--played = Nigeria (Yoruba); populația maasai joacă același joc sub numele Endodoi

# According to two sources the capturing seed is taken as well, according to Pratt it stays in its pit, and Wikipedia speaks only of the seeds opposite (own_seed).
ayoayo--note-1 = Potrivit a două surse, se ia și sămânța care capturează; Pratt o lasă în gaura ei, iar Wikipedia vorbește numai despre semințele din gaura din față (own_seed).

# When the opponent cannot be fed, the rest goes to the player who moved last according to Mancala World, and to the player in whose row it lies according to Pratt and Wikipedia; the latter rule is followed here, since nothing else makes sense of the word “remaining”.
ayoayo--note-2 = Când adversarul nu poate fi hrănit, Mancala World dă restul jucătorului care a mutat ultimul, iar Pratt și Wikipedia îl dau celui în al cărui rând se află; aici se joacă în acest din urmă fel, fiindcă altfel cuvântul „rămase” nu ar avea sens.

# Pratt allows a capture of everything in place of feeding. Here a move counts as feeding if the opponent has seeds after it.
ayoayo--note-3 = Pratt permite, în loc de hrănire, o captură a tuturor semințelor. Aici o mutare hrănește dacă după ea adversarul are semințe.

# A sowing that never ends can occur, but hardly ever does. No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
ayoayo--note-4 = Un semănat fără sfârșit este posibil, dar nu apare aproape niciodată. Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își ia atunci semințele din rândul său.

# The children's game called Ayo-ayo in Russian books is a different game, with a file of its own. Ayò Ọlọ́pọ́n is also a name of Oware.
ayoayo--note-5 = Jocul de copii numit în cărțile rusești Ayo-ayo este altul și este descris separat. Ayò Ọlọ́pọ́n este și un nume al jocului Oware.

# Mancala World, Ayoayo (after L. Russ 1984).
ayoayo--source-mancala-world = Mancala World, Ayoayo (după L. Russ 1984).

# John Pratt, rules of Ayoayo (2009).
ayoayo--source-pratt = John Pratt, regulile jocului Ayoayo (2009).

# Wikipedia, Ayoayo.
ayoayo--source-wikipedia = Wikipedia, Ayoayo.

# The program MancalaGames, configuration Ayoayo (Mohr 1993).
ayoayo--source-mancala-games = Programul MancalaGames, configurația Ayoayo (Mohr 1993).

# Whether the seed that makes the capture is taken with the seeds opposite.
ayoayo--option-own_seed = Stabilește dacă sămânța care capturează se ia odată cu semințele din gaura din față.

# Whether a lap of twelve or more seeds skips the pit it was lifted from.
ayoayo--option-skip_origin = Stabilește dacă o trecere de cel puțin douăsprezece semințe sare peste gaura din care a pornit.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
ayoayo--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă, când poate, o mutare care să-i dea câteva.

# Whether the game is over as soon as a player has more than half of the seeds.
ayoayo--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayoayo--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
ayoayo--option-cycle = Ce se întâmplă când o poziție se repetă: fiecare jucător ia semințele din rândul său, este remiză, semințele de pe tablă se împart sau nu contează pentru nimeni (regulă adăugată aici).

# How many times a position has to occur before the game ends; 0 for never.
ayoayo--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# Ba-awa
ba-awa--name = Ba-awa

# A relay game played for pits and seeds: all fours that a move makes, on either side of the board, go to the player whose move it is.
ba-awa--summary = Se joacă pe găuri și pe semințe, în treceri înlănțuite: toate găurile pe care o mutare le aduce la patru, de oricare parte a tablei, îi revin celui care mută.

# Ghana and Togo (Twi, Ewe), Nigeria (Yoruba), Antigua
ba-awa--played = Ghana și Togo (Twi, Ewe), Nigeria (Yoruba), Antigua

# On the Italian Wikipedia all fours go to the mover; in Bell's book those made in passing go to the owner of the pit (preset bell).
ba-awa--note-1 = Potrivit Wikipediei italiene, toate găurile ajunse la patru îi revin celui care mută; potrivit lui Bell, cele ajunse la patru pe parcurs îi revin proprietarului (setul de reguli bell).

# The Italian Wikipedia has no rule for the last seeds; in Bell's book the starter of the round takes the last eight.
ba-awa--note-2 = Wikipedia italiană nu are nicio regulă pentru ultimele semințe, iar la Bell, cel care a început runda le ia pe ultimele opt.

# The Italian Wikipedia states expressly that the rules for the end and for feeding are those of Nsa Isong.
ba-awa--note-3 = Wikipedia italiană spune limpede că regulile despre sfârșit și despre hrănire sunt cele din Nsa Isong.

# In J'erin, as Newberry describes it, a player takes fours only from their own pits; a four elsewhere is sown on like any other pit (preset j-erin). Newberry's opening move of two pits at once is described too briefly to be played.
ba-awa--note-4 = În J'erin, așa cum îl descrie Newberry, cel care mută ia numai găurile ajunse la patru din rândul său; din cele aflate în altă parte se seamănă mai departe, ca din oricare altă gaură (setul de reguli j-erin). Mutarea de deschidere, cu două găuri deodată, este descrisă prea pe scurt ca să poată fi jucată.

# The Adi that Klose describes (1906) is another game of the same name: it has one lap, captures of three, and a ban on playing a pit twice in a row.
ba-awa--note-5 = Adi, descris de Klose (1906), este alt joc cu același nume: o singură trecere, capturi de trei și interdicția de a juca aceeași gaură de două ori la rând.

# Repeated positions are common when few seeds are left, but no source mentions them; by a rule added here, each player then gets the seeds in the pits they own.
ba-awa--note-6 = Când au rămas puține semințe, pozițiile se repetă adesea, dar nicio sursă nu vorbește despre asta; după o regulă adăugată aici, fiecare își adaugă atunci semințele din găurile sale.

# Italian Wikipedia, Nsa Isong, section on the variant Ba-awa: one sentence in addition to Nsa Isong.
ba-awa--source-italian-wikipedia = Wikipedia italiană, Nsa Isong, secțiunea despre varianta Ba-awa: o singură frază în plus față de Nsa Isong.

# R. C. Bell, Board and Table Games (1969), as cited by Mancala World and Wikipedia: fours in passing to the owner, last eight to the starter, a match for pits.
ba-awa--source-bell = R. C. Bell, Board and Table Games (1969), citat de Mancala World și de Wikipedia: găurile ajunse la patru pe parcurs îi revin proprietarului, iar ultimele opt semințe, celui care a început; un meci pe găuri.

# Newberry (1939) on J'erin, as cited by Ludii.
ba-awa--source-newberry = Newberry (1939) despre J'erin, citat de Ludii.

# The program MancalaGames, configurations Ba-awa and Adi (after L. Russ).
ba-awa--source-mancala-games = Programul MancalaGames, configurațiile Ba-awa și Adi (după L. Russ).

# Who takes a four made in passing: the player who is sowing, the owner of the pit, the player who is sowing, but only from pits of their own, or nobody.
ba-awa--option-passing = Cui îi revine o gaură ajunsă la patru pe parcurs: celui care seamănă; proprietarului găurii; celui care seamănă, dar numai din găurile sale; sau nimănui.

# Who takes a four made by the last seed of a lap; with mover_own a four in one of the opponent's pits is sown on.
ba-awa--option-last = Cui îi revine o gaură ajunsă la patru cu ultima sămânță a unei treceri; cu mover_own, dintr-o gaură a adversarului ajunsă la patru se seamănă mai departe.

# Who gets the last seeds: they are played out, the player who began the round takes the last eight, or a capture that leaves only four takes these too.
ba-awa--option-last_seeds = Ce se întâmplă cu ultimele semințe: se joacă până la capăt; cel care a început runda le ia pe ultimele opt; sau cine face o captură după care mai rămân numai patru le ia și pe acestea.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the mover takes the rest.
ba-awa--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are nicio sămânță trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, runda se încheie și cel care mută ia restul.

# What happens to a player who owns no seeds to move: the round ends and the opponent takes what is left, or the player passes.
ba-awa--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are nicio sămânță: fie runda se încheie și adversarul ia ce a rămas, fie jucătorul cedează rândul.

# The direction of sowing: counter-clockwise or clockwise.
ba-awa--option-direction = Direcția semănatului: în sens invers acelor de ceasornic sau în sensul lor.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
ba-awa--option-claim = Ce găuri din celălalt rând preia câștigătorul unei runde: pe care le vrea sau pe cele mai apropiate de rândul său, în ordinea semănatului.

# How many games make a match; whoever wins more of them wins it.
ba-awa--option-games_in_match = Câte partide are un meci; îl câștigă cine are mai multe partide câștigate.

# How many pits win the match, if it is played for pits.
ba-awa--option-match_goal_pits = Cu câte găuri se câștigă meciul, dacă se joacă pe găuri.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ba-awa--option-endless = Ce se întâmplă la un semănat fără sfârșit: runda se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
ba-awa--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își adaugă atunci semințele din găurile sale; 0 înseamnă niciodată (regulă adăugată aici).

# The Yoruba game as the Italian Wikipedia describes it: all defaults.
ba-awa--preset-jerin-jerin = Jocul populației yoruba, așa cum îl descrie Wikipedia italiană: toate opțiunile au valorile implicite.

# Ba-awa as R. C. Bell describes it: fours made in passing go to the owner of the pit, the last eight seeds to the starter, and a match is played for all pits.
ba-awa--preset-bell = Ba-awa, așa cum îl descrie R. C. Bell: găurile ajunse la patru pe parcurs îi revin proprietarului, iar ultimele opt semințe, celui care a început; un meci pe toate găurile.

# J'erin as Newberry describes it: a player takes fours only from their own pits, and the first four made when eight seeds are left takes all eight.
ba-awa--preset-j-erin = J'erin, așa cum îl descrie Newberry: cel care mută ia numai găurile ajunse la patru din rândul său, iar prima asemenea captură de când au rămas opt semințe le aduce pe toate opt.

# The game of Antigua, with the rules of Oware Nam Nam.
ba-awa--preset-round-and-round = Jocul din Antigua, cu regulile din Oware Nam Nam.

# The rules of Oware Nam Nam.
ba-awa--preset-nam-nam = Regulile din Oware Nam Nam.

# The game of the Ewe after L. Russ: the rules of Oware Nam Nam, with ten pits needed to win.
ba-awa--preset-adi = Jocul populației ewe, după L. Russ: regulile din Oware Nam Nam, dar se câștigă cu zece găuri.

# Kenyan children's bao
bao-kenya-children--name = Bao-ul copiilor din Kenya

# Two rows of eight and two stores: the game children play on the coast before they learn the great bao. A last seed in your own store gives another move; one in an empty pit of your own captures what lies opposite.
bao-kenya-children--summary = Două rânduri de opt găuri și două grânare: jocul pe care îl joacă copiii de pe coastă înainte de a învăța marele bao. Când ultima sămânță cade în grânarul tău, muți încă o dată; când cade într-o gaură goală a ta, capturezi ce se află în față.

# Kenya
bao-kenya-children--played = Kenya

# “One of the six pits” and “twelve or more” in the source are left over from another text; “the seventeenth seed” shows that the rows have eight pits and that the opponent's store is skipped.
bao-kenya-children--note-1 = „Una din cele șase găuri” și „douăsprezece sau mai multe” au rămas în sursă dintr-un alt text; „a șaptesprezecea sămânță” arată că rândurile sunt de opt și că se sare peste grânarul adversarului.

# The source mentions a draw by stalemate, a rule borrowed from Oware; positions cannot repeat here.
bao-kenya-children--note-2 = Sursa vorbește despre o remiză prin blocare, preluată din Oware; aici pozițiile nu se pot repeta.

# Masters Games, taught to the author by two Kenyan women; Italian and Russian translations: complete.
bao-kenya-children--source-masters-games = Masters Games; autorul a învățat jocul de la două femei din Kenya. Există traduceri complete în italiană și rusă.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-children--option-own_seed = Ce se întâmplă cu sămânța care capturează: rămâne sau este capturată și ea.

# Whether a sowing of seventeen or more seeds skips the pit it was lifted from.
bao-kenya-children--option-skip_origin = Stabilește dacă un semănat de cel puțin 17 semințe sare peste gaura din care a pornit.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-children--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# Whether an empty row ends the game only when its owner has to move, or at once.
bao-kenya-children--option-end = Stabilește dacă un rând gol încheie jocul numai când proprietarul lui trebuie să mute sau imediat.

# Pits in a row.
bao-kenya-children--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
bao-kenya-children--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Kenyan bao with laps
bao-kenya-laps--name = Bao din Kenya cu treceri

# Two rows of eight, two seeds in every pit, and relays: a sowing goes on from every occupied pit it ends in, and captures from an empty one in your own row.
bao-kenya-laps--summary = Două rânduri de opt găuri, câte două semințe în fiecare și treceri înlănțuite: din orice gaură ocupată în care ajungi semeni mai departe, iar dacă ajungi într-una goală a ta, capturezi.

# Kenya
bao-kenya-laps--played = Kenya

# “A draw at 24 each” in the source cannot be right with 32 seeds; 16 each must be meant.
bao-kenya-laps--note-1 = „Remiză la 24 de fiecare”, cum scrie în sursă, nu poate fi corect la 32 de semințe: este vorba de 16 de fiecare.

# No early end is stated, so the game is played to its end by default.
bao-kenya-laps--note-2 = Sursa nu pomenește nicio încheiere anticipată, așa că, implicit, partida se joacă până la capăt.

# Endless sowings happen in real play: about one game in fifty between random players.
bao-kenya-laps--note-3 = Semănatul fără sfârșit apare și în partidele adevărate: cam o dată la cincizeci de partide între jucători care mută la întâmplare.

# Masters Games, version with laps; Italian and Russian translations: complete but for the count at the end.
bao-kenya-laps--source-masters-games = Masters Games, varianta cu treceri; traduceri în italiană și rusă, complete, în afară de numărătoarea de la sfârșit.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-laps--option-own_seed = Ce se întâmplă cu sămânța care capturează: rămâne sau este capturată și ea.

# How many seeds a pit needs to start a move; with 2, single seeds may be played only when there is nothing else.
bao-kenya-laps--option-min_start = Câte semințe trebuie să aibă gaura din care pornește o mutare; cu 2, se pornește cu o sămânță singură numai când nu există altceva.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-laps--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn ends with the seeds as they lie.
bao-kenya-laps--option-endless = La un semănat fără sfârșit, partida se anulează, este remiză, mutarea este interzisă sau tura se încheie, iar semințele rămân unde sunt.

# What happens when a position is repeated: the game is a draw, or each player takes the seeds in their own row.
bao-kenya-laps--option-cycle = Ce se întâmplă când o poziție se repetă: este remiză sau fiecare jucător ia semințele din rândul său.

# How many times a position has to occur before the game ends; 0 for never.
bao-kenya-laps--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# Bao la Kiswahili
bao-kiswahili--name = Bao la Kiswahili

# The great game of the Swahili coast: four rows, seeds entered one by one, a house worth defending, and captured seeds that are sown on your own side until a lap ends in an empty pit.
bao-kiswahili--summary = Marele joc al coastei swahili: patru rânduri, semințe care intră în joc una câte una, o casă care merită apărată și semințe capturate pe care le semeni de partea ta până când o trecere se încheie într-o gaură goală.

# Zanzibar, the coasts and islands of Tanzania and Kenya, Malawi, eastern Congo, the Comoros
bao-kiswahili--played = Zanzibar, coastele și insulele Tanzaniei și Kenyei, Malawi, estul Congoului, Comorele

# The rules follow Donkers' rules of Zanzibar bao for the computer (2001, after de Voogt 1995) wherever the leaflets and encyclopedias leave something open.
bao-kiswahili--note-1 = Acolo unde broșurile și enciclopediile lasă ceva nelămurit, urmăm regulile bao-ului din Zanzibar scrise de Donkers pentru calculator (2001, după de Voogt 1995).

# Only pits 2 and 7, or pits 1, 2, 7 and 8 are called kimbi; the rule that captures there are sown from the nearer kichwa is the same everywhere.
bao-kiswahili--note-2 = Uneori kimbi se numesc numai găurile 2 și 7, alteori găurile 1, 2, 7 și 8; regula potrivit căreia semințele capturate acolo se seamănă de la kichwa cea mai apropiată este peste tot aceeași.

# A limit on the number of laps is wrong in practice: legal and winning moves of more than twenty laps occur. Endless moves are recognised exactly.
bao-kiswahili--note-3 = Practica arată că o limită a numărului de treceri ar fi greșită: există mutări permise, chiar câștigătoare, de peste douăzeci de treceri. Mutările fără sfârșit sunt recunoscute cu precizie.

# The game is over as soon as the opponent's inner row is empty; the seeds of that capture stay in the hand.
bao-kiswahili--note-4 = Jocul se încheie imediat ce rândul interior al adversarului este gol; semințele acelei capturi rămân în mână.

# In Bawo a takata can be stopped after each of its first 31 laps. One that never ends can be played only with such a stop.
bao-kiswahili--note-5 = În Bawo, o takata poate fi oprită după oricare dintre primele ei 31 de treceri. Una fără sfârșit poate fi jucată numai cu o asemenea oprire.

# The recorded games with takasia_must_capture = true come from a program in which the block, and the duty with it, is over when the blocker's turn comes, so that the duty never binds; `true` reproduces them. The duty as K.I.B.A., AbstractPlay and Board Game Arena describe it is later_laps and first_lap.
bao-kiswahili--note-6 = Partidele înregistrate cu takasia_must_capture = true vin dintr-un program în care blocarea, și odată cu ea obligația, încetează când îi vine rândul celui care a blocat, astfel că nu obligă niciodată; valoarea `true` urmează acel program. Obligația, așa cum o descriu K.I.B.A., AbstractPlay și Board Game Arena, corespunde valorilor later_laps și first_lap.

# The opening gambit of Bawo, in which five seeds are placed freely, cannot be played: the second player's part of the rule is missing from every copy.
bao-kiswahili--note-7 = Gambitul de deschidere din Bawo, așezarea liberă a cinci semințe, nu poate fi jucat: partea din regulă despre al doilea jucător lipsește din toate copiile.

# Italian leaflet of the bao club (K.I.B.A., swahili.it): complete but for takasia, endless moves and the empty inner row.
bao-kiswahili--source-kiba = Broșura italiană a cercului de bao (K.I.B.A., swahili.it), completă, în afară de takasia, mutările fără sfârșit și rândul interior gol.

# Romanian encyclopedia article: also the Malawi set-up; house taxed whenever it is the only pit with more than one seed.
bao-kiswahili--source-encyclopedia = Un articol de enciclopedie în română: descrie și așezarea din Malawi, iar casa plătește taxă ori de câte ori este singura gaură cu mai mult de o sămânță.

# D. Skiryuk, Bao Suahili (Russian): takasia, compulsory stop or sowing of the house in some regions.
bao-kiswahili--source-skirjuk = D. Skiriuk, Bao Suahili (în rusă): despre takasia și despre obligația, în unele regiuni, de a te opri în casă sau de a semăna din ea.

# J. Donkers, Zanzibar Bao Rules for the Computer, 2001, after A. de Voogt, Limits of the Mind, 1995.
bao-kiswahili--source-donkers = J. Donkers, Zanzibar Bao Rules for the Computer, 2001, după A. de Voogt, Limits of the Mind, 1995.

# Board Game Arena, AbstractPlay and nkkmd/bao-la-kiswahili-game, replayed ply by ply; their readings are offered as options.
bao-kiswahili--source-programs = Board Game Arena, AbstractPlay și nkkmd/bao-la-kiswahili-game: partidele lor au fost reluate mutare cu mutare; interpretările lor diferite pot fi alese ca opțiuni.

# The start: 6, 2 and 2 seeds with 22 in reserve, or 8, 2 and 2 with 20 in reserve.
bao-kiswahili--option-setup = Poziția inițială: 6, 2 și 2 semințe, cu 22 în rezervă, sau 8, 2 și 2, cu 20 în rezervă.

# The starting positions of Bawo, in place of the one given by the option setup: 8 seeds in the house and 20 in reserve, 10 and 18, or 6 and 22.
bao-kiswahili--option-start = Pozițiile inițiale din Bawo, în locul celei date de opțiunea setup: 8 semințe în casă și 20 în rezervă, 10 și 18 sau 6 și 22.

# How many seeds make the house functional; in Bawo, the number it starts with.
bao-kiswahili--option-nyumba_min = Câte semințe trebuie să aibă casa ca să fie funcțională; în Bawo, tot atâtea câte are la început.

# Whether a player may declare that a takata might never end and stop it after any lap (in Bawo this is allowed).
bao-kiswahili--option-takata_stop = Stabilește dacă un jucător poate declara că o takata s-ar putea să nu se mai încheie și o poate opri după orice trecere (în Bawo poate).

# When a single seed may start a namua move that captures nothing: with a functional house, with a house still owned, only if there is nothing else, or always.
bao-kiswahili--option-namua_singletons = Când poate începe cu o sămânță singură o mutare namua care nu capturează nimic: dacă ai o casă funcțională, dacă mai ai casa, numai dacă nu există altceva sau oricând.

# Whether an owned house with fewer than six seeds starts a namua takata like any other pit, or only when there is no other.
bao-kiswahili--option-dormant_house_start = Stabilește dacă dintr-o casă păstrată, dar cu mai puțin de șase semințe, se poate începe o takata namua ca din oricare altă gaură sau numai când nu există alta.

# When two seeds may be taken from the house as a tax: when it is the only occupied inner pit, the only one with more than one seed, or at any time.
bao-kiswahili--option-tax = Când se pot lua din casă două semințe ca taxă: când este singura gaură interioară cu semințe, singura cu mai mult de o sămânță sau oricând.

# Whether only a house with six seeds or more is taxed, or an owned house of any size.
bao-kiswahili--option-tax_needs_functional = Stabilește dacă plătește taxă numai o casă cu cel puțin șase semințe ori orice casă păstrată, oricâte semințe ar avea.

# Which moment decides whether the house is functional when a takata ends in it: after the last seed, or the start of the move.
bao-kiswahili--option-house_test = Momentul care hotărăște dacă este funcțională casa în care se încheie o takata: cel de după ultima sămânță sau începutul mutării.

# What happens when a capturing namua lap ends in the functional house: the player may stop or sow the house (safari), always stops, or always sows it.
bao-kiswahili--option-house_stop = Ce urmează când o trecere namua cu captură se încheie în casa funcțională: alegi între a te opri și a o juca (safari), te oprești mereu sau o joci mereu.

# Whether a house with six seeds or more cannot be captured.
bao-kiswahili--option-house_immune = Stabilește dacă o casă cu cel puțin șase semințe nu poate fi capturată.

# The role of the house once the reserves are empty: no sowing stops there any more; or a takata still stops in a house that is still owned; or a takata started from a full house sows only two seeds.
bao-kiswahili--option-mtaji_house = Ce rol are casa după ce s-au golit rezervele: niciun semănat nu se mai oprește în ea; o takata se oprește în continuare într-o casă păstrată; sau o takata pornită dintr-o casă plină seamănă numai două semințe.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kiswahili--option-empty_front = O takata pornită din singura gaură interioară cu semințe, o kichwa, spre rândul exterior este interzisă; este permisă, dar partida se pierde imediat ce rândul interior este gol; sau se joacă pur și simplu mai departe.

# Whether a takata can block the opponent's only threatened pit for one turn (kutakatia).
bao-kiswahili--option-takasia = Stabilește dacă o takata poate bloca pentru o tură singura gaură amenințată a adversarului (kutakatia).

# Whether a pit with a single seed can be blocked.
bao-kiswahili--option-takasia_single = Stabilește dacă poate fi blocată o gaură cu o singură sămânță.

# Whether a lap that began with the seeds of the house may go on through the blocked pit.
bao-kiswahili--option-takasia_house_lap = Stabilește dacă o trecere pornită din casă poate merge mai departe prin gaura blocată.

# Whether the player who blocked a pit has to capture it on the next turn, if possible: no; only while it is still blocked (true; as blocks end with the opponent's move this never binds); with the first lap; or with any lap of the move.
bao-kiswahili--option-takasia_must_capture = Stabilește dacă jucătorul care a blocat o gaură trebuie s-o captureze în tura următoare, dacă poate: nu; numai cât timp mai este blocată (true; cum blocarea încetează cu mutarea adversarului, aceasta nu obligă niciodată); cu prima trecere; sau cu oricare trecere a mutării sale.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kiswahili--option-infinite = O mutare fără sfârșit: este interzisă, cel care o face pierde sau partida se anulează.

# After how many laps a move counts as endless although it might end; 0 for none (recommended).
bao-kiswahili--option-lap_limit = După câte treceri o mutare este considerată fără sfârșit, chiar dacă s-ar putea încheia; 0 înseamnă fără limită (recomandat).

# All defaults.
bao-kiswahili--preset-zanzibar = Toate opțiunile au valorile implicite.

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bao-kiswahili--preset-bawo = Bao-ul de turneu din Malawi: 8 semințe în casă, care contează doar cât timp are cel puțin 8; cine are rândul interior gol pierde. Acolo unde niciun text complet nu spune altceva, se joacă la fel ca în Bao la Kiswahili (neconfirmat).

# The Malawi set-up: 8 seeds in the house, 20 in reserve.
bao-kiswahili--preset-malawi = Așezarea din Malawi: 8 semințe în casă, 20 în rezervă.

# Bao as Dmitry Skiryuk describes it: a house of six or more cannot be captured, two of its seeds may be sown as a tax, in the second stage too, and a lap lifted from the house goes on through a blocked pit.
bao-kiswahili--preset-skiryuk = Bao, așa cum îl descrie Dmitri Skiriuk: o casă cu cel puțin șase semințe nu poate fi capturată, două dintre semințele ei pot fi semănate ca taxă, chiar și în faza a doua, iar o trecere pornită din casă continuă prin gaura blocată.

# Bao la Kujifunza
bao-kujifunza--name = Bao la Kujifunza

# Bao for learners: the second stage of the great game, with two seeds in every pit from the start, no reserve and no house.
bao-kujifunza--summary = Bao pentru începători: a doua fază a marelui joc, cu două semințe în fiecare gaură de la început, fără rezervă și fără casă.

# the Swahili coast: the game that children and beginners learn first
bao-kujifunza--played = coasta swahili; este jocul pe care copiii și începătorii îl învață primul

# Two of the sources speak of 48 pits and of six front pits; both are slips of their common source. The board has four rows of eight.
bao-kujifunza--note-1 = Două dintre surse vorbesc despre 48 de găuri și despre șase găuri în față; amândouă sunt scăpări ale sursei lor comune. Tabla are patru rânduri de câte opt.

# One program has takasia in this game too; the leaflets and the other programs do not.
bao-kujifunza--note-2 = Într-un program, takasia există și în acest joc; în broșuri și în celelalte programe, nu.

# Donkers and Uiterwijk (Programming Bao, 2002) report the novice game solved: a win for the first player.
bao-kujifunza--note-3 = Donkers și Uiterwijk (Programming Bao, 2002) spun că jocul începătorilor este rezolvat: câștigă primul jucător.

# The preset hus-bao corresponds to the third game on Board Game Arena: every lap may capture, and captured seeds are sown on together with the seeds of the capturing pit. It is provisional: there is only one description, and no second program to compare it with.
bao-kujifunza--note-4 = Setul de reguli hus-bao corespunde celui de-al treilea joc de pe Board Game Arena: se poate captura la orice trecere, iar semințele capturate se seamănă mai departe împreună cu cele din gaura din care se capturează. Este provizoriu: există o singură descriere și nu există un al doilea program cu care să fie comparat.

# Masters Games text in Italian and Russian translation.
bao-kujifunza--source-masters-games = Textul Masters Games în traducere italiană și rusă.

# Italian leaflet of the bao club (K.I.B.A., swahili.it).
bao-kujifunza--source-kiba = Broșura italiană a cercului de bao (K.I.B.A., swahili.it).

# Board Game Arena and AbstractPlay, replayed ply by ply.
bao-kujifunza--source-programs = Board Game Arena și AbstractPlay: partidele lor au fost reluate mutare cu mutare.

# Whether captured seeds are sown from a kichwa, and a move that does not capture with its first lap captures nothing; or they are sown on together with the seeds of the capturing pit, and every lap may capture.
bao-kujifunza--option-captures = Semințele capturate se seamănă dintr-o kichwa, iar dacă prima trecere nu aduce o captură, mutarea nu mai aduce niciuna; sau se seamănă mai departe împreună cu cele din gaura din care se capturează, iar la orice trecere se poate captura.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kujifunza--option-empty_front = O takata pornită din singura gaură interioară cu semințe, o kichwa, spre rândul exterior este interzisă; este permisă, dar partida se pierde imediat ce rândul interior este gol; sau se joacă pur și simplu mai departe.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kujifunza--option-infinite = O mutare fără sfârșit: este interzisă, cel care o face pierde sau partida se anulează.

# Every lap may capture; no kichwa.
bao-kujifunza--preset-hus-bao = Se poate captura la orice trecere; fără kichwa.

# Bawo
bawo--name = Bawo

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bawo--summary = Bao-ul de turneu din Malawi: 8 semințe în casă, care contează doar cât timp are cel puțin 8; cine are rândul interior gol pierde. Acolo unde niciun text complet nu spune altceva, se joacă la fel ca în Bao la Kiswahili (neconfirmat).

# Bechi
bechi--name = Bechi

# A small game of the Kunama: seeds head for the nearer end of the row, and only pits that have been played already can be captured, when they hold an even number.
bechi--summary = Un mic joc al populației kunama: semințele pornesc spre capătul cel mai apropiat al rândului, iar semințele se capturează numai din găurile deja jucate, când numărul lor e par.

# western Eritrea (Kunama), by boys and girls
bechi--played = vestul Eritreei (Kunama); îl joacă băieți și fete

# The sources say only of the pit of the last seed that it must have been played before it can be captured; MancalaGames requires this of the pits that follow as well (chain_needs_moved). A pit counts as played from its own sowing on.
bechi--note-1 = Condiția ca o gaură să fi fost deja jucată pentru a putea fi capturată apare numai pentru gaura în care a căzut ultima sămânță; MancalaGames o cere și pentru găurile care urmează (chain_needs_moved). O gaură este considerată jucată chiar din clipa în care se seamănă din ea.

# The small board has three pits a side; the number of seeds is not stated for it, so six are assumed, as on the larger one. Its middle pit may be sown either way.
bechi--note-2 = Tabla mică are trei găuri de fiecare parte; numărul semințelor nu este precizat, așa că presupunem șase, ca pe tabla mai mare. Din gaura din mijloc a tablei mici se poate semăna în oricare dintre cele două direcții.

# In a match, the players refill their pits from their winnings and leave empty those they cannot fill; these are out of play and receive nothing in that round. In Ludii the players take turns to begin; according to a note in MancalaGames, whoever moved last begins. Pankhurst also describes a trick with captured seeds laid into a dead pit, which is not played here.
bechi--note-3 = Într-un meci, fiecare jucător își umple din nou găurile cu semințele câștigate și le lasă goale pe cele pe care nu le poate umple; acestea sunt scoase din joc și nu primesc nimic în acea rundă. În Ludii jucătorii încep alternativ; într-o notă din MancalaGames începe cel care a mutat ultimul. Pankhurst mai povestește despre un șiretlic cu semințe capturate puse într-o gaură moartă, care aici nu se joacă.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
bechi--note-4 = Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își ia atunci semințele din rândul său.

# Habr articles by GlukKazan: the direction depends on the pit; the small board.
bechi--source-habr = Articole ale lui GlukKazan pe Habr: direcția depinde de gaură; tabla mică.

# Mancala World, Bechi.
bechi--source-mancala-world = Mancala World, Bechi.

# Ludii, Bechi (after R. Pankhurst 1971), both sizes and the match.
bechi--source-ludii = Ludii, Bechi (după R. Pankhurst 1971), ambele mărimi și meciul.

# The program MancalaGames, configuration Bechi (after L. Russ).
bechi--source-mancala-games = Programul MancalaGames, configurația Bechi (după L. Russ).

# Pits in a row; 3 is small Bechi.
bechi--option-pits = Numărul găurilor dintr-un rând; 3, pentru Bechi mic.

# Seeds in every pit at the start.
bechi--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether the pits after that of the last seed must also have been played already to be captured.
bechi--option-chain_needs_moved = Stabilește dacă și găurile de după cea în care a căzut ultima sămânță trebuie să fi fost deja jucate ca să se poată captura din ele.

# A single round, or a match in which the players refill their pits from their winnings.
bechi--option-rounds = O singură rundă sau un meci în care fiecare jucător își umple din nou găurile cu semințele câștigate.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
bechi--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# The board of three pits a side.
bechi--preset-small-bechi = Tabla cu trei găuri de fiecare parte.

# Bestemshe
bestemshe--name = Bestemshe

# Five pebbles: the smaller sister of Toguz Kumalak, without a tuzdyk, for children and for quick games.
bestemshe--summary = Cinci pietricele: sora mai mică a jocului Toguz Kumalak, fără tuzdyk, pentru copii și pentru partide scurte.

# Kazakhstan
bestemshe--played = Kazahstan

# There are no draws in Bestemshe: every capture is even and the rest goes to one player, so both totals are even, and 25 each is impossible.
bestemshe--note-1 = În Bestemshe nu există remize: orice captură aduce un număr par de semințe, iar restul îi revine unui singur jucător, deci ambele totaluri sunt pare și nu se poate ajunge la 25 la 25.

# Kozdatu is the same game with seven pits and seven seeds.
bestemshe--note-2 = Kozdatu este același joc cu șapte găuri și șapte semințe.

# Y. Shambayev, Toguzkumalak Master: rules of Bestemshe and Kozdatu.
bestemshe--source-shambayev = Y. Shambayev, Toguzkumalak Master: regulile jocurilor Bestemshe și Kozdatu.

# strategygames, Bestemshe: no tuzdyk, 50 seeds.
bestemshe--source-strategygames = strategygames, Bestemshe: fără tuzdyk, 50 de semințe.

# Pits in a row.
bestemshe--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
bestemshe--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Bestemshe on a larger board: seven pits of seven seeds for each player.
bestemshe--preset-kozdatu = Bestemshe pe o tablă mai mare: șapte găuri cu câte șapte semințe pentru fiecare jucător.

# Chonka (Parker 1909)
chonka-parker--name = Chonka (Parker 1909)

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
chonka-parker--summary = Congkak, așa cum l-a văzut Parker la Colombo: capturi în ambele rânduri, nicio mutare în plus, iar cu jumătate din semințe se câștigă.

# Malaysia, Brunei, Singapore, Indonesia; as Sungka in the Philippines, as Chonka in Sri Lanka, as Ohvalhu in the Maldives
congkak--played = Malaysia, Brunei, Singapore, Indonezia; sub numele Sungka în Filipine, Chonka în Sri Lanka și Ohvalhu în Maldive

# In some texts seeds are sown clockwise, with the store on the left; in others, counter-clockwise, with the store on the right: mirror images of the same game.
congkak--note-1 = În unele texte se seamănă în sensul acelor de ceasornic, cu grânarul la stânga, în altele, în sens invers, cu grânarul la dreapta; este același joc, văzut în oglindă.

# In some sources the game is over as soon as a row is empty, in others play goes on, with passes, until all seeds are in the stores; hence the presets.
congkak--note-2 = Sunt atestate ambele feluri de a încheia jocul: imediat ce un rând este gol sau abia când toate semințele sunt în grânare, iar până atunci cine nu are semințe cedează rândul; de aici seturile de reguli.

# In the sources both players make the first sowing at the same time, and whoever finishes first begins. That is not deterministic; here South begins.
congkak--note-3 = În surse, ambii jucători fac primul semănat în același timp și începe cel care termină primul. Un asemenea rezultat depinde de întâmplare; aici începe Sud.

# Positions cannot repeat and sowings always end: every time round a seed goes into a store.
congkak--note-4 = Pozițiile nu se pot repeta și orice semănat se încheie: la fiecare tur al tablei, o sămânță intră într-un grânar.

# The first sowing is made in turns, because the simultaneous one of the sources depends on the players' hands.
congkak--note-5 = Aici, primul semănat se face pe rând. Cel simultan, descris de surse, depinde de iuțeala mâinilor.

# Wikipedia, Southeast Asian mancala; Ludii after W. W. Skeat 1900 and H. Parker 1909.
congkak--source-wikipedia = Wikipedia, Southeast Asian mancala; Ludii după W. W. Skeat 1900 și H. Parker 1909.

# Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.
congkak--source-mancala-world = Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.

# salvi.chaosnet.org, Congklak rules; nativeph.com, Sungka.
congkak--source-salvi = salvi.chaosnet.org, regulile jocului Congklak; nativeph.com, Sungka.

# What happens to the last seed in an empty pit of the player's own: it goes to the store even when nothing lies opposite, only with a capture, or it stays.
congkak--option-own_seed = Ce se întâmplă cu ultima sămânță căzută într-o gaură goală a ta: merge în grânar chiar dacă în față nu este nimic, merge numai odată cu o captură sau rămâne.

# The round ends when a row is empty; or when all seeds are in the stores, players without seeds passing; or as before, and also as soon as the mover has half of all seeds.
congkak--option-end = Runda se încheie când un rând este gol; sau când toate semințele sunt în grânare, iar cine nu are semințe cedează rândul; sau la fel, dar și imediat ce cel care mută are jumătate din toate semințele.

# Whether a last seed in the player's own store gives another move.
congkak--option-extra = Stabilește dacă ultima sămânță căzută în grânarul propriu dă încă o mutare.

# A last seed in an empty enemy pit between two pits with equal numbers of seeds captures both and itself (mikul, “to carry on both shoulders”).
congkak--option-mikul = Stabilește dacă ultima sămânță, căzută într-o gaură goală a adversarului, între două găuri cu același număr de semințe, este capturată împreună cu semințele lor (mikul, „a duce pe ambii umeri”).

# Whether a last seed captures only from an empty pit of the player's own or from an empty pit of either row.
congkak--option-capture_side = Stabilește dacă ultima sămânță capturează numai dintr-o gaură goală a ta sau dintr-o gaură goală din oricare rând.

# Counter-clockwise with the store on the right, or clockwise with the store on the left.
congkak--option-direction = În sens invers acelor de ceasornic, cu grânarul la dreapta, sau în sensul lor, cu grânarul la stânga.

# The end from which the pits are filled for the next round.
congkak--option-fill_from = De la care capăt se umplu găurile pentru runda următoare.

# Who starts the next round.
congkak--option-round_starter = Cine începe runda următoare.

# A player who can fill fewer pits than this has lost the match.
congkak--option-match_end_pits = Numărul minim de găuri pe care trebuie să le poată umple un jucător; cine umple mai puține pierde meciul.

# Positions cannot repeat; there is nothing to choose.
congkak--option-repetition = Pozițiile nu se pot repeta; nu este nimic de ales.

# Pits in a row.
congkak--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start; usually as many as pits in a row.
congkak--option-seeds = Câte semințe sunt în fiecare gaură la început; de obicei câte găuri sunt într-un rând.

# Congkak
congkak--name = Congkak

# The great game of the Malay world: seven seeds in seven pits, relays round the whole board, and another move whenever the last seed falls into your own store.
congkak--summary = Marele joc al lumii malaieze: șapte semințe în șapte găuri, treceri înlănțuite în jurul întregii table și încă o mutare ori de câte ori ultima sămânță cade în grânarul tău.

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
congkak--preset-sungka = Congkak, așa cum se joacă în Filipine, cu treceri înlănțuite în jurul întregii table: dacă în față nu e nimic, nu se capturează nimic, iar cine nu are semințe cedează rândul până când toate semințele sunt în grânare.

# The congkak of Java: as Sungka, with mikul.
congkak--preset-dakon = Congkak, așa cum se joacă în Java: ca Sungka, dar cu mikul.

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
congkak--preset-chonka-parker = Congkak, așa cum l-a văzut Parker la Colombo: capturi în ambele rânduri, nicio mutare în plus, iar cu jumătate din semințe se câștigă.

# Cross-Kalah
cross-kalah--name = Cross-Kalah

# Kalah sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-kalah--summary = Kalah semănat în ambele direcții: numărul semințelor din gaură, par sau impar, hotărăște încotro merg ele.

# a modern game by W. D. Troyka (Boston, 2001), on igGameCenter and in Zillions of Games
cross-kalah--played = joc modern de W. D. Troyka (Boston, 2001), pe igGameCenter și în Zillions of Games

# A recorded game shows which number goes which way: under the inventor's rule, even = counter-clockwise, a game that Gering and Troyka played in 2004 can be replayed with every gain as printed; under the other rule it breaks off at once. The Habr article and Wikipedia have it the wrong way round. The article's reading is the default, the inventor's the preset troyka.
cross-kalah--note-1 = În ce parte merg numerele pare se poate dovedi: cu regula inventatorului (par = în sens invers acelor de ceasornic), o partidă jucată de Gering și Troyka în 2004 poate fi rejucată cu toate câștigurile așa cum au fost tipărite; cu cealaltă regulă se împotmolește imediat. Articolul de pe Habr și Wikipedia spun contrariul. Implicit se joacă așa cum spune articolul; regula inventatorului este setul de reguli troyka.

# A clockwise sowing reaches the player's own store only after the whole of the other row.
cross-kalah--note-2 = Un semănat în sensul acelor de ceasornic ajunge la grânarul propriu abia după tot rândul adversarului.

# Unlike Kalah, the game can go round in circles; no source says what happens then, so by a rule added here each player takes the seeds in their own row.
cross-kalah--note-3 = Spre deosebire de Kalah, jocul se poate învârti în cerc; nicio sursă nu spune ce se face atunci, așa că fiecare jucător își ia semințele din rândul său (regulă adăugată aici).

# The end is that of Kalah: as soon as a row is empty after a sowing, or a player has more than half of the seeds.
cross-kalah--note-4 = Sfârșitul este cel din Kalah: imediat ce, după un semănat, un rând este gol sau un jucător are mai mult de jumătate din semințe.

# Habr article by GlukKazan: the direction depends on the number of seeds.
cross-kalah--source-habr = Articol al lui GlukKazan pe Habr: direcția depinde de numărul semințelor.

# Mancala World, Cross-Kalah and Cross-Mancala, with a complete recorded game.
cross-kalah--source-mancala-world = Mancala World, Cross-Kalah și Cross-Mancala, cu o partidă întreagă înregistrată.

# igGameCenter, Cross-Kalah.
cross-kalah--source-iggamecenter = igGameCenter, Cross-Kalah.

# The program MancalaGames, configuration Cross-Kalah (after Wikipedia).
cross-kalah--source-mancala-games = Programul MancalaGames, configurația Cross-Kalah (după Wikipedia).

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-kalah--option-parity = În ce direcție se seamănă un număr par de semințe: în sensul acelor de ceasornic sau în sens invers. Un număr impar se seamănă în direcția opusă.

# Seeds in every pit at the start.
cross-kalah--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether the last seed in an empty pit of the player's own is won even when there is nothing across the board.
cross-kalah--option-empty_capture = Stabilește dacă ultima sămânță căzută într-o gaură goală a ta se câștigă chiar dacă în față nu este nimic.

# When the game ends: as soon as one row is empty, or when the player to move has no seeds.
cross-kalah--option-end = Când se încheie jocul: imediat ce un rând este gol sau când cel care trebuie să mute nu are semințe.

# Who gets the seeds that are left: the owner of the row, nobody, or the player who moved last.
cross-kalah--option-remaining = Cui îi revin semințele rămase: proprietarului rândului, nimănui sau jucătorului care a mutat ultimul.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-kalah--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
cross-kalah--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# The inventor's rule: even numbers are sown counter-clockwise, and every pit begins with six seeds.
cross-kalah--preset-troyka = Regula inventatorului: numerele pare în sens invers acelor de ceasornic, șase semințe într-o gaură.

# Cross-Wari
cross-wari--name = Cross-Wari

# Oware sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-wari--summary = Oware semănat în ambele direcții: numărul semințelor din gaură, par sau impar, hotărăște încotro merg ele.

# a modern game by W. D. Troyka (2001)
cross-wari--played = joc modern de W. D. Troyka (2001)

# Accounts differ on which number goes which way (see Cross-Kalah). Without stores in the ring the two readings are mirror images of each other.
cross-wari--note-1 = Sursele diferă în privința sensului în care merg numerele pare și cele impare (vezi Cross-Kalah). Cum pe inel nu sunt grânare, fiecare interpretare este imaginea în oglindă a celeilalte.

# Captures run back from the last seed against the direction of the sowing that made them.
cross-wari--note-2 = Capturile merg înapoi de la ultima sămânță, în sens opus semănatului care le-a adus.

# What happens when a capture would take everything, and when a position keeps recurring, is not stated; the rules are taken from the program MancalaGames and from the tournament rules of Oware.
cross-wari--note-3 = Nu se spune ce se întâmplă când o captură ar lua tot și nici când pozițiile se repetă; regulile sunt luate din programul MancalaGames și din regulile de turneu ale jocului Oware.

# Habr article by GlukKazan: the direction depends on the number of seeds; Kalah or Wari.
cross-wari--source-habr = Articol al lui GlukKazan pe Habr: direcția depinde de numărul semințelor; Kalah sau Wari.

# Mancala World, Cross-Mancala.
cross-wari--source-mancala-world = Mancala World, Cross-Mancala.

# The program MancalaGames, configuration Cross-Wari.
cross-wari--source-mancala-games = Programul MancalaGames, configurația Cross-Wari.

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-wari--option-parity = În ce direcție se seamănă un număr par de semințe: în sensul acelor de ceasornic sau în sens invers. Un număr impar se seamănă în direcția opusă.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
cross-wari--option-grand_slam = Ce se întâmplă cu o captură care i-ar lua adversarului toate semințele: nu ia nimic; se face; nu poate fi jucată; rămâne neatinsă gaura în care a căzut ultima sămânță sau cea mai îndepărtată de ea; sau se face, iar adversarul ia tot ce a rămas.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some.
cross-wari--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă, când poate, o mutare care să-i dea câteva.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-wari--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody.
cross-wari--option-cycle = Ce se întâmplă când o poziție se repetă: fiecare jucător ia semințele din rândul său, este remiză, semințele de pe tablă se împart sau nu contează pentru nimeni.

# How many times a position has to occur before the game ends; 0 for never.
cross-wari--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# Pits in a row.
cross-wari--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
cross-wari--option-seeds = Câte semințe sunt în fiecare gaură la început.

# The inventor's rule: even numbers counter-clockwise.
cross-wari--preset-troyka = Regula inventatorului: numerele pare în sens invers acelor de ceasornic.

# Dakon
dakon--name = Dakon

# The congkak of Java: as Sungka, with mikul.
dakon--summary = Congkak, așa cum se joacă în Java: ca Sungka, dar cu mikul.

# Enkeshui
enkeshui--name = Enkeshui

# The Maasai game of cows and bulls: relays, captures across the board, and bulls, pits that keep whatever falls into them.
enkeshui--summary = Jocul cu vaci și tauri al populației maasai: treceri înlănțuite, capturi din gaura din față și „tauri”, adică găuri care păstrează tot ce cade în ele.

# Kenya (Amboseli, Narok, Ngong) and Tanzania, by Maasai men in two loose teams
enkeshui--played = Kenya (Amboseli, Narok, Ngong) și Tanzania; îl joacă bărbații maasai, în două echipe fără componență fixă

# The game is said to be the invention of the son of the first man. A seed is called a cow.
enkeshui--note-1 = Se povestește că l-a născocit fiul primului om. O sămânță se numește vacă.

# According to the English Wikipedia you may not capture after a relay; MancalaGames (after Russ) has no such ban. The only clear statement is followed, and both are offered.
enkeshui--note-2 = Wikipedia engleză interzice capturile după ce s-a semănat mai departe; MancalaGames (după Russ) nu are o asemenea interdicție. Urmăm singura afirmație limpede, dar pot fi alese ambele variante.

# Only in MancalaGames does a capture go on over the following empty pits.
enkeshui--note-3 = Continuarea unei capturi peste găurile goale care urmează apare numai în MancalaGames.

# Two bulls at once need pits of three and four seeds, counted after the last two seeds have fallen (they held two and three, or three and two, before).
enkeshui--note-4 = Pentru doi tauri deodată e nevoie de găuri cu trei și patru semințe, socotite după ultimele două semințe (înainte aveau două și trei sau trei și două).

# Wikipedia calls its second and third starting positions boards of 2×18 pits; they have 2×8.
enkeshui--note-5 = Wikipedia numește a doua și a treia poziție de început table de 2×18 găuri; ele au 2×8.

# Who gets the seeds that are left at the end is not stated; the default is the rule of the related game En Gehe.
enkeshui--note-6 = Nu se spune cui îi revin semințele rămase la sfârșit; valoarea implicită este regula jocului înrudit En Gehe.

# The opening race is won by the quicker hands; here, a model decides how they move.
enkeshui--note-7 = În cursa de la început contează iuțeala mâinilor; aici, ritmul lor este dat de un model al nostru.

# The rules on repetition and on endless sowing were added here.
enkeshui--note-8 = Regulile despre repetare și despre semănatul fără sfârșit au fost adăugate aici.

# W. Driedger, 1972, as reported by Mancala World and Wikipedia (English and Italian).
enkeshui--source-driedger = W. Driedger, 1972, așa cum îl redau Mancala World și Wikipedia (în engleză și italiană).

# L. Russ, Mancala Games, 1984, as played by StoneShark's MancalaGames.
enkeshui--source-russ = L. Russ, Mancala Games, 1984, așa cum se joacă în MancalaGames al lui StoneShark.

# The start: eight pits a side, the two on the right or on the left empty and four seeds in the others; ten pits, the two on the right empty and three seeds in the others; or twelve pits, every empty one followed by two with three seeds.
enkeshui--option-layout = Poziția inițială: opt găuri de fiecare parte, cele două din dreapta sau din stânga goale, iar în celelalte câte patru semințe; zece găuri, cele două din dreapta goale, iar în celelalte câte trei semințe; sau douăsprezece găuri, fiecare gaură goală urmată de două cu câte trei semințe.

# Whether a sowing of several laps may end with a capture.
enkeshui--option-capture_after_relay = Stabilește dacă un semănat de mai multe treceri se poate încheia cu o captură.

# Whether a capture goes on over the following empty pits of the player.
enkeshui--option-multi_capture = Stabilește dacă o captură continuă în găurile goale următoare ale jucătorului.

# South begins, or both players sow at the same time first, and whoever finishes first begins.
enkeshui--option-race = Începe Sud sau întâi seamănă ambii jucători în același timp și începe cel care termină primul.

# In the race, North starts from the pit that corresponds to South's, or each player names a pit. As the board is symmetrical, hands that start from corresponding pits and keep pace finish at the same time; South then makes the first move.
enkeshui--option-race_pits = În cursă, Nord pornește din gaura corespunzătoare celei a lui Sud sau fiecare jucător își alege gaura. Fiindcă tabla este simetrică, doi jucători care pornesc din găuri corespunzătoare și țin același ritm termină deodată; în acest caz, prima tură este a lui Sud.

# Who gets the seeds that are left when a player cannot move: the opponent, or each player those in their own row. Both come to the same thing, as all that is left then lies in the opponent's row.
enkeshui--option-leftover = Cui îi revin semințele rămase când un jucător nu poate muta: adversarului sau fiecăruia cele din rândul său. E același lucru, fiindcă tot ce a rămas se află atunci în rândul adversarului.

# How many times a position has to occur before the game is over and the seeds left go to the owners of the rows; 0 for never.
enkeshui--option-repetition = A câta apariție a unei poziții încheie jocul; semințele rămase le revin atunci proprietarilor rândurilor; 0 înseamnă niciodată.

# Gabata
gabata--name = Gabata

# Three rows and long relays: a last seed in an empty pit captures the enemy's seeds in its column, moves on and may capture again. Before the first turn both players sow at the same time.
gabata--summary = Trei rânduri și lanțuri lungi de treceri: cu ultima sămânță căzută într-o gaură goală capturezi semințele adversarului din coloana ei, apoi semeni mai departe și poți captura din nou. Înaintea primei ture, jucătorii seamănă amândoi în același timp.

# Eritrea and Ethiopia
gabata--played = Eritreea și Etiopia

# Gabata is the general word for sowing games in Ethiopia and Eritrea; this is the game of three rows in which columns are captured. It is not one of the Gabatas with two rows, nor one of the trap games that also go by that name.
gabata--note-1 = În Etiopia și Eritreea, gabata este cuvântul obișnuit pentru jocurile de semănat; acesta este jocul cu trei rânduri în care se capturează semințele unei coloane. Nu este niciunul dintre jocurile Gabata cu două rânduri și nici vreunul dintre jocurile cu capcane, numite și ele așa.

# Sowing follows the ring described in the Habr articles and in Cyningstan's leaflet. In Abalala'e, according to Pankhurst (as cited by Ludii), each player sows through the whole middle row; the articles are followed.
gabata--note-2 = Drumul semănatului este cercul din articolele de pe Habr și din broșura lui Cyningstan. În Abalala'e, potrivit lui Pankhurst (citat de Ludii), fiecare jucător străbate tot rândul din mijloc; aici urmăm articolele.

# According to the first article all seeds in the two other pits of the column are captured; according to the second, which is more exact, only those of the enemy (cap_scope).
gabata--note-3 = Potrivit primului articol, se capturează toate semințele din celelalte două găuri ale coloanei; potrivit celui de-al doilea, care este mai exact, numai cele ale adversarului (cap_scope).

# In the opening race, as the sources describe it, whoever has the quicker hands finishes first. Here the race is counted. Both players have to finish before the first turn (Mancala World on Sulus Aidi); according to Cyningstan, the race ends as soon as one of them finishes.
gabata--note-4 = Potrivit surselor, în cursa de la început termină primul cel cu mâna mai iute. Aici, cursa se calculează; înaintea primei ture trebuie să fi terminat ambii jucători (Mancala World despre Sulus Aidi), pe când la Cyningstan cursa se încheie odată cu primul.

# Captured seeds are held until the end of the round. Every round begins with a new race, and if both finish at the same time the loser of the previous round moves first; no source says either.
gabata--note-5 = Semințele capturate se păstrează până la sfârșitul rundei. Fiecare rundă începe cu o nouă cursă, iar dacă ambii termină deodată, mută primul cel care a pierdut runda dinainte; niciuna dintre aceste reguli nu apare în vreo sursă.

# A sowing that never ends is possible, in about one of ten thousand random rounds. The rules on such sowings and on repetition were added here.
gabata--note-6 = Un semănat fără sfârșit este posibil, cam o dată la zece mii de runde jucate la întâmplare. Regulile despre el și despre repetare au fost adăugate aici.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
gabata--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă) și programele autorului pentru tablă și pentru cazurile-limită.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 163 (Abalala'e), as given by Ludii.
gabata--source-pankhurst = R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 163 (Abalala'e), așa cum îl redă Ludii.

# Cyningstan's leaflet on Gabata; Mancala World on Sulus Aidi for the race.
gabata--source-cyningstan = Broșura lui Cyningstan despre Gabata; Mancala World despre Sulus Aidi, pentru cursă.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide; or there is no race and South begins.
gabata--option-zero = Cum se mișcă mâinile în cursa dinaintea primei ture: sămânță cu sămânță, pe rând; trecere cu trecere, pe rând; un jucător după celălalt; se dă cu banul; sau nu este nicio cursă și începe Sud.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
gabata--option-zero_seed = Numărul de la care pornesc aruncările de monedă pentru zero = random; același număr dă aceleași aruncări.

# Both players start the race from their leftmost pits, or each names a pit.
gabata--option-zero_start = Ambii jucători încep cursa din gaura lor cea mai din stânga sau fiecare își alege o gaură.

# Whether a last seed captures from any empty pit or only from one of the player's own.
gabata--option-cap_landing = Stabilește dacă ultima sămânță capturează din orice gaură goală sau numai dintr-una a jucătorului.

# Whether only the enemy's seeds in the column are captured or all others.
gabata--option-cap_scope = Stabilește dacă din coloană se capturează numai semințele adversarului sau toate celelalte.

# Whether the capturing seed moves on after a capture or stays where it fell.
gabata--option-chain = Stabilește dacă sămânța care capturează merge mai departe după captură sau rămâne unde a căzut.

# The round is over when the player to move has no seeds, or as soon as either player has none. The other gets what is left.
gabata--option-round_end = Runda se încheie când cel care trebuie să mute nu are semințe sau imediat ce unul dintre jucători nu mai are. Celălalt primește ce a rămas.

# What happens at the third occurrence of a position.
gabata--option-repetition = Ce înseamnă a treia apariție a unei poziții.

# A sowing that never ends makes the round void, or may not be chosen.
gabata--option-endless = Un semănat fără sfârșit anulează runda sau nu poate fi ales.

# Rounds are played until one player has all seeds; or there is one round, or that number of rounds.
gabata--option-rounds = Se joacă runde până când un jucător are toate semințele; sau se joacă o singură rundă ori numărul de runde ales.

# For a new round the player who is ahead fills all of their pits, or only as many as the other.
gabata--option-strong_fill = Stabilește dacă, la o rundă nouă, jucătorul aflat în avantaj își umple toate găurile sau numai atâtea câte umple celălalt.

# A match until one player has all seeds ends after this many rounds; whoever has more seeds then wins it.
gabata--option-max_rounds = După câte runde se întrerupe un meci jucat până când unul are tot; îl câștigă cel care are atunci mai multe semințe.

# Giuthi
giuthi--name = Giuthi

# A relay game of the Kikuyu that turns round at every lap; a sowing that comes home without having visited the other row gives another move.
giuthi--summary = Joc al populației kikuyu, cu treceri înlănțuite: la fiecare trecere direcția se inversează, iar un semănat care ajunge acasă fără să fi trecut prin celălalt rând dă încă o mutare.

# Kenya (Kikuyu, Embu)
giuthi--played = Kenya (Kikuyu, Embu)

# According to Ludii's evidence and MancalaGames the last seed is taken with the capture; according to Leakey, as summarised by Ludii, only the seeds of the opponent are (take_own).
giuthi--note-1 = Potrivit mărturiilor din Ludii și programului MancalaGames, odată cu captura se ia și ultima sămânță; potrivit lui Leakey, așa cum îl rezumă Ludii, numai semințele adversarului (take_own).

# A capture goes on over the following columns while the player's own pit is empty and the one across is not: over any number of them in MancalaGames, over one in Ludii (multi).
giuthi--note-2 = O captură continuă peste coloanele următoare cât timp gaura proprie este goală, iar cea din fața ei nu este: peste oricâte în MancalaGames, peste una în Ludii (multi).

# The extra move may begin anywhere and in any direction; one text has it go in the opposite direction.
giuthi--note-3 = Mutarea în plus poate începe oriunde și în oricare direcție; potrivit unui text, merge în direcția contrară.

# The usual board is given as six or as eight pits a side; eight are the default.
giuthi--note-4 = Tabla obișnuită are, potrivit surselor, șase sau opt găuri de fiecare parte; aici se joacă implicit cu opt.

# In a match, the loser of a round lays out their seeds as they like, at least one in every pit and two in one; the winner lays the same number across from each, and begins. A player who cannot fill their row has lost. When a player has less than a half, a quarter or an eighth of the seeds they began with, the board is shortened by one, two or three columns (shorten); which ones is not stated, so here they are those at South’s right.
giuthi--note-5 = Într-un meci, cel care a pierdut o rundă își așază semințele cum vrea, cel puțin una în fiecare gaură și două într-una; câștigătorul pune în fața fiecăreia tot atâtea și începe. Cine nu-și poate umple rândul pierde. Dacă unui jucător îi rămâne mai puțin de o jumătate, un sfert sau o optime din semințele sale, tabla se scurtează cu una, două sau trei coloane (shorten); sursele nu spun care anume, așa că aici sunt cele din dreapta lui Sud.

# A sowing that never ends is conceivable but has not been seen. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
giuthi--note-6 = Un semănat fără sfârșit este posibil în teorie, dar nu s-a întâlnit niciodată. Dacă o poziție se tot repetă, fiecare își ia semințele din rândul său (regulă adăugată aici).

# L. Leakey (1936), as cited by Ludii, Kiuthi.
giuthi--source-leakey = L. Leakey (1936), citat de Ludii, Kiuthi.

# The program MancalaGames, configuration Giuthi (after L. Russ 1984).
giuthi--source-mancala-games = Programul MancalaGames, configurația Giuthi (după L. Russ 1984).

# Mancala World and awale.info, Giuthi; Italian Wikipedia.
giuthi--source-mancala-world = Mancala World și awale.info, Giuthi; Wikipedia italiană.

# Habr article by GlukKazan: laps that change direction.
giuthi--source-habr = Articol al lui GlukKazan pe Habr: treceri a căror direcție se schimbă.

# Pits in a row.
giuthi--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start: four on small boards, eight on large ones.
giuthi--option-seeds = Câte semințe sunt în fiecare gaură la început: patru pe tablele mici, opt pe cele mari.

# Whether the last seed is taken with the seeds opposite.
giuthi--option-take_own = Stabilește dacă ultima sămânță se ia odată cu semințele din gaura din față.

# Over how many of the following columns a capture may go on: any number, or one.
giuthi--option-multi = Peste câte dintre coloanele următoare poate continua o captură: oricâte sau una singură.

# Whether the board of a match is shortened for a player who has few seeds left.
giuthi--option-shorten = Stabilește dacă tabla unui meci se scurtează pentru un jucător căruia i-au rămas puține semințe.

# A single round, or a match in which the loser arranges their seeds and the winner matches them.
giuthi--option-rounds = O singură rundă sau un meci în care cel care pierde își așază semințele, iar câștigătorul pune tot atâtea în fața lor.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
giuthi--option-endless = Ce se întâmplă la un semănat fără sfârșit: runda se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
giuthi--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Hawalis
hawalis--name = Hawalis

# A four-row game of Oman, with seven pits to a row: sow lap after lap round your own half; a lap that ends in an empty pit of your inner row captures both pits of the opponent's column.
hawalis--summary = Patru rânduri de câte șapte găuri, din Oman: semeni trecere după trecere în jumătatea ta; când o trecere se încheie într-o gaură goală din rândul tău interior, capturezi semințele din ambele găuri ale coloanei adversarului.

# Oman; as Bao la Kiarabu on Zanzibar
hawalis--played = Oman; sub numele Bao la Kiarabu, în Zanzibar

# The descriptions are short and contradict each other on the number of columns (seven in de Voogt and in Ludii's program, eight on Ludii's evidence page), the direction, whether the outer pit may be taken alone, and how the game ends. The different readings are offered as options; there was no other program to compare with.
hawalis--note-1 = Descrierile sunt scurte și se contrazic: în privința numărului de coloane (șapte la de Voogt și în programul Ludii, opt pe pagina de mărturii din Ludii), a direcției, a găurii exterioare (dacă poate fi capturată singură) și a felului în care se încheie jocul. Toate aceste variante pot fi alese ca opțiuni; nu am putut face comparația cu niciun alt program.

# In Ludii's program only the inner pit is captured, and the score ends the game; it is not followed here.
hawalis--note-2 = Programul Ludii capturează numai din gaura interioară și încheie jocul după scor; nu îl urmăm.

# Ingrams (1931) describes two games called Bao la Kiarabu on Zanzibar: one on a 4×8 board with three seeds to a pit, sown in either direction (a preset here), and one that is the same as Hawalis. Wikipedia says that the first is played clockwise.
hawalis--note-3 = Ingrams (1931) descrie două jocuri numite Bao la Kiarabu în Zanzibar: unul pe o tablă de 4×8 găuri cu câte trei semințe, în care se seamănă în oricare direcție (aici, un set de reguli), și unul identic cu Hawalis. Potrivit Wikipediei, în primul se seamănă în sensul acelor de ceasornic.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
hawalis--note-4 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față, nu are nicio mutare și pierde; nicio sursă nu vorbește despre asta.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
hawalis--note-5 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# A. de Voogt, Hawalis in Oman, 2003: 4×7 pits, two seeds each, counter-clockwise; an endless move loses.
hawalis--source-voogt = A. de Voogt, Hawalis in Oman, 2003: 4×7 găuri, câte două semințe, în sens invers acelor de ceasornic; o mutare fără sfârșit pierde.

# W. H. Ingrams, Zanzibar, 1931, pp. 256-257, as reported by Ludii: Bao Ki Arabu.
hawalis--source-ingrams = W. H. Ingrams, Zanzibar, 1931, p. 256-257, așa cum îl redă Ludii: Bao Ki Arabu.

# Wikipedia: whoever has captured more wins.
hawalis--source-wikipedia = Wikipedia: câștigă cel care a capturat mai multe.

# Pits in a row.
hawalis--option-cols = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
hawalis--option-seeds = Câte semințe sunt în fiecare gaură la început.

# The direction of sowing: counter-clockwise, clockwise, or as the player likes for each move.
hawalis--option-dir = Direcția semănatului: în sens invers acelor de ceasornic, în sensul lor sau, la fiecare mutare, cum vrea jucătorul.

# Whether the outer pit is captured even where the inner one before it is empty.
hawalis--option-outer_alone = Stabilește dacă semințele din gaura exterioară se capturează și când cea interioară, dinaintea ei, este goală.

# Who wins: the player whose opponent has no move left, or the one who has captured more seeds by then.
hawalis--option-end = Cine câștigă: jucătorul al cărui adversar nu mai are nicio mutare sau cel care a capturat până atunci mai multe semințe.

# What happens if a sowing never ends.
hawalis--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
hawalis--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Bao la Kiarabu after Ingrams: eight columns, three seeds, either direction.
hawalis--preset-zanzibar = Bao la Kiarabu după Ingrams: opt coloane, câte trei semințe, oricare direcție.

# Hus
hus--name = Hus

# A four-row game of Namibia: sow lap after lap round your own half, and sow on what you capture from both of the opponent's pits opposite, until a lap ends in an empty pit.
hus--summary = Un joc pe patru rânduri din Namibia: semeni trecere după trecere în jumătatea ta; ce capturezi din cele două găuri ale adversarului aflate în față semeni mai departe, până când o trecere se încheie într-o gaură goală.

# Namibia (Nama, Damara, Herero, Ovambo)
hus--played = Namibia (Nama, Damara, Herero, Ovambo)

# Fourie (2009) and Ludii after Schultze let an occupied inner pit be captured whether or not the pit behind it holds seeds; Wikipedia and Ludii's Damara game require both to be occupied. The former is the default, the latter an option.
hus--note-1 = La Fourie (2009) și în Ludii după Schultze, o gaură interioară cu semințe poate fi capturată fie că gaura din spatele ei are semințe, fie că nu; Wikipedia și jocul Damara din Ludii cer semințe în amândouă. Implicit se joacă în primul fel; celălalt este o opțiune.

# In German descriptions the board is turned round and the seeds are sown clockwise; in Mancala World, Ludii and a web game they are sown counter-clockwise.
hus--note-2 = În descrierile germane, tabla este întoarsă și se seamănă în sensul acelor de ceasornic; în Mancala World, în Ludii și într-un joc de pe internet se seamănă în sens invers.

# Ludii's program for the Damara game takes captured seeds off the board and lets single seeds start, contrary to its own text; it is not followed here.
hus--note-3 = Programul Ludii pentru jocul Damara scoate de pe tablă semințele capturate și permite mutări și din găuri cu o singură sămânță, contrar propriului său text; nu îl urmăm.

# A sowing may never end: a web game publishes such a position, which comes back after 434 laps. That web game breaks every turn off after a hundred laps, which also cuts moves that would end by themselves.
hus--note-4 = E posibil ca un semănat să nu se mai încheie: un joc de pe internet publică o asemenea poziție, care revine după 434 de treceri. Acel joc întrerupe orice tură după o sută de treceri, ceea ce scurtează și mutări care s-ar încheia de la sine.

# The stylised first moves of the Nama were recorded by Schultze (1907) with pits counted from the right. In Ludii's present text the second of them begins in another pit; its older text, which counts as Schultze does, is followed.
hus--note-5 = Mutările de deschidere obișnuite ale populației nama au fost notate de Schultze (1907) cu găurile numărate din dreapta. Textul actual din Ludii dă pentru a doua dintre ele altă gaură; îl urmăm pe cel mai vechi, care numără ca Schultze.

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
hus--note-6 = Nicio sursă nu vorbește despre poziții repetate; aici, a treia apariție a unei poziții înseamnă remiză.

# C. Fourie, boardgamesoftheworld.com, Hus (2009), and Mancala World, Hus.
hus--source-fourie = C. Fourie, boardgamesoftheworld.com, Hus (2009), și Mancala World, Hus.

# Wikipedia, Owela: both pits opposite must hold seeds.
hus--source-wikipedia = Wikipedia, Owela: ambele găuri din față trebuie să aibă semințe.

# Ludii, Hus (Nama) after L. Schultze, Aus Namaland und Kalahari, 1907, and Hus (Damara) after Vedder, Wagner and Townshend.
hus--source-ludii = Ludii, Hus (Nama) după L. Schultze, Aus Namaland und Kalahari, 1907, și Hus (Damara) după Vedder, Wagner și Townshend.

# The web game at agsteiner.neocities.org: turns are broken off after a hundred laps.
hus--source-web = Jocul de pe site-ul agsteiner.neocities.org: turele se întrerup după o sută de treceri.

# Pits in a row.
hus--option-n = Numărul găurilor dintr-un rând.

# The start: two seeds in every outer pit and in the right half of the inner row; in owela the first pit of that half stays empty.
hus--option-setup = Poziția inițială: câte două semințe în fiecare gaură exterioară și în jumătatea dreaptă a rândului interior; în owela prima gaură a acelei jumătăți rămâne goală.

# Whether an occupied inner pit opposite is enough for a capture, or the pit behind it must hold seeds too.
hus--option-capture_needs = Stabilește dacă pentru o captură e de ajuns ca gaura interioară din față să aibă semințe sau trebuie să aibă și gaura din spatele ei.

# Whether the first moves are free, or each player has to begin with one of four stylised moves: two seeds are laid side by side into the right half of the inner row, and the turn is over.
hus--option-opening = Stabilește dacă primele mutări sunt libere sau fiecare jucător trebuie să înceapă cu una dintre cele patru mutări de deschidere: două semințe se pun una lângă alta în jumătatea dreaptă a rândului interior, iar tura se încheie.

# What happens if a sowing never ends.
hus--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
hus--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# After how many laps a turn is simply over; captured seeds sown on are not counted as a lap. 0 for no such limit.
hus--option-lap_limit = După câte treceri se încheie pur și simplu o tură; semințele capturate și semănate mai departe nu se numără ca o trecere. 0 înseamnă fără o asemenea limită.

# Igisoro
igisoro--name = Igisoro

# The four-row game of Rwanda and Burundi: relays round your own half, captures you may make or decline, and captured seeds that are sown again from where the whole move began.
igisoro--summary = Jocul cu patru rânduri din Ruanda și Burundi: treceri înlănțuite în jumătatea ta, capturi pe care le poți face sau nu și semințe capturate pe care le semeni din nou de unde a început toată mutarea.

# Rwanda, Burundi, south-western Uganda
igisoro--played = Ruanda, Burundi, sud-vestul Ugandei

# Provisional: the descriptions are short, and no recorded games and no other program were available. Whatever they leave open is played as in Omweso.
igisoro--note-1 = Regulile sunt provizorii: descrierile sunt scurte și nu s-au găsit nici partide înregistrate, nici un alt program. Tot ce lasă ele nelămurit se joacă la fel ca în Omweso.

# A player who declines a capture says ndahise; the opponent may then answer ndakubye and pull the seeds of the attacked inner pit back into the outer pit behind it, while the hand is still sowing. That answer is not offered here.
igisoro--note-2 = Un jucător care renunță la o captură spune ndahise; adversarul poate atunci răspunde ndakubye și trage semințele din gaura interioară atacată înapoi în gaura exterioară din spatele ei, cât timp mâna încă seamănă. Acest răspuns nu se joacă aici.

# Captured seeds are sown into the same pits as the seeds of the first lap: the first one into the pit after the one in which the move began.
igisoro--note-3 = Semințele capturate se seamănă în aceleași găuri ca semințele primei treceri: prima în gaura de după cea în care a început mutarea.

# The pits from which a lap may be sown clockwise are marked in a figure only; they are taken to be the two leftmost of each row, as in Omweso. A capture for which the hand has turned round has to be made.
igisoro--note-4 = Găurile din care o trecere poate fi semănată în sensul acelor de ceasornic sunt însemnate numai într-un desen; se presupune că sunt primele două din stânga ale fiecărui rând, ca în Omweso. O captură pentru care mâna a schimbat direcția trebuie făcută.

# A move asks its player for at most ten decisions; in a longer move every further capture is made by itself, and the direction of sowing does not change again.
igisoro--note-5 = O mutare cere cel mult zece decizii; într-una mai lungă, capturile care urmează sunt obligatorii, iar mâna nu mai schimbă direcția.

# Wikipedia, Igisoro (also in the teaching materials of the Open University): captures are optional; captured seeds are sown from the pit in which the turn began; ndahise and ndakubye.
igisoro--source-wikipedia = Wikipedia, Igisoro (și în materialele didactice ale Open University): capturi la alegere, semănate din nou de la începutul turei; ndahise și ndakubye.

# Mancala World, Igisoro: names, board, the four seeds in every outer pit.
igisoro--source-mancala-world = Mancala World, Igisoro: nume, tablă, cele patru semințe din fiecare gaură exterioară.

# The start: four seeds in every outer pit, or the players arrange their 32 seeds as they like, one after the other.
igisoro--option-setup = Poziția inițială: câte patru semințe în fiecare gaură exterioară sau fiecare jucător își așază cele 32 de semințe cum vrea, al doilea după primul.

# Whether a player may decline a capture, or has to make it as in Omweso.
igisoro--option-capture = Stabilește dacă un jucător poate renunța la o captură sau este obligat s-o facă, ca în Omweso.

# Where captured seeds are sown from: after the pit in which the move began, or after the one the capturing lap was sown from, as in Omweso.
igisoro--option-resow = De unde se seamănă semințele capturate: din gaura de după cea în care a început mutarea sau de după cea din care s-a semănat trecerea care a capturat, ca în Omweso.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, or none.
igisoro--option-reverse = Din ce găuri poate fi semănată o trecere în sensul acelor de ceasornic dacă astfel se capturează imediat: primele două din stânga ale fiecărui rând sau niciuna.

# Whether a single seed may be sown in the first lap of a move.
igisoro--option-singles = Stabilește dacă o sămânță singură poate fi semănată în prima trecere a unei mutări.

# What happens if a sowing never ends.
igisoro--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# After how many moves the game is a draw; 0 for never.
igisoro--option-move_limit = După câte mutări este remiză; 0 înseamnă niciodată.

# Kalah
kalah--name = Kalah

# The modern game everybody knows as Mancala: sow through your own store, play again when the last seed falls into it, and capture from an empty pit.
kalah--summary = Jocul modern pe care toată lumea îl știe sub numele de Mancala: semeni și în grânarul tău, muți încă o dată când ultima sămânță cade în el și capturezi când nimerești într-o gaură goală a ta.

# devised by W. J. Champion in 1940; sold as Mancala and played worldwide
kalah--played = inventat de W. J. Champion în 1940; vândut sub numele de Mancala și jucat în toată lumea

# One of the Russian texts says clockwise with the store on the right: an error, since the store would be reached last.
kalah--note-1 = Unul dintre textele rusești spune „în sensul acelor de ceasornic”, cu grânarul la dreapta; este o greșeală, căci la grânar s-ar ajunge abia la urmă.

# One text lets the last seed capture from any empty pit: this is incomplete, since the pit has to be one of the player's own.
kalah--note-2 = Potrivit unui text, se capturează când ultima sămânță cade în orice gaură goală; formularea este incompletă, căci gaura trebuie să fie a ta.

# With win_at = majority the seeds left on the board stay uncounted; other programs usually sweep them up. Use win_at = none to compare.
kalah--note-3 = Cu win_at = majority, semințele rămase pe tablă nu se mai numără; alte programe le strâng de obicei. Pentru comparații folosește win_at = none.

# A long sowing does not skip the pit it started from: with six pits a side, the thirteenth seed falls into that pit and may capture.
kalah--note-4 = Un semănat lung trece și prin gaura din care a pornit: cu șase găuri pe rând, a 13-a sămânță cade în ea și poate captura.

# Russian articles on Kalah (Yellow Mountain and others): complete, with house rules.
kalah--source-habr = Articole rusești despre Kalah (Yellow Mountain Imports și altele): complete, cu variante ale regulilor.

# Wikipedia, Kalah; Ludii and MancalaGames for comparison.
kalah--source-wikipedia = Wikipedia, Kalah; Ludii și MancalaGames pentru comparație.

# CMancala, G. Irving's solver and OpenSpiel, replayed ply by ply.
kalah--source-programs = CMancala, OpenSpiel și programul cu care G. Irving a rezolvat jocul: partidele lor au fost reluate mutare cu mutare.

# Seeds in every pit at the start.
kalah--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Pits in a row.
kalah--option-pits = Numărul găurilor dintr-un rând.

# What happens to the last seed in an empty pit of the player's own: it is captured together with the pit opposite, it goes to the store even when nothing lies opposite (empty capture), or it stays.
kalah--option-own_seed = Ce se întâmplă cu ultima sămânță căzută într-o gaură goală a ta: este capturată împreună cu semințele din gaura din față, merge în grânar chiar dacă în față nu este nimic (captură goală) sau rămâne.

# Who gets the seeds left at the end: the owner of the row, nobody, or the player who moved last (uncertain).
kalah--option-remaining = Cui îi revin semințele rămase la sfârșit: proprietarului rândului, nimănui sau jucătorului care a mutat ultimul (neconfirmat).

# Whether the game is over as soon as a player has more than half of the seeds.
kalah--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# Whether an empty row ends the game at once, or only when its owner has to move.
kalah--option-end = Stabilește dacă un rând gol încheie jocul imediat sau numai când proprietarul lui trebuie să mute.

# The pie rule: North may change seats instead of making a first move.
kalah--option-pie = Stabilește dacă Nord poate schimba locurile în loc să facă prima lui mutare.

# Whether a last seed in the player's own store gives another move.
kalah--option-extra = Stabilește dacă ultima sămânță căzută în grânarul propriu dă încă o mutare.

# Katro
katro--name = Katro

# A six-row game of Madagascar: begin in your outermost row, sow back and forth like a plough, and sow on what you capture together with the seeds of your own pit.
katro--summary = Un joc pe șase rânduri din Madagascar: începi în rândul tău cel mai din afară și semeni șerpuit, cum merge plugul, iar ce capturezi adaugi la semințele din gaura ta și semeni mai departe odată cu ele.

# Madagascar (Betsileo, Fianarantsoa)
katro--played = Madagascar (Betsileo, Fianarantsoa)

# In Mancala World and Ludii, captures are made from a pit that held seeds, as in all katra of Madagascar; on Wikipedia, from an empty one.
katro--note-1 = În Mancala World și în Ludii se capturează când se ajunge într-o gaură care avea semințe, ca în toate jocurile katra din Madagascar; Wikipedia spune că într-una goală.

# In Mancala World the innermost occupied rows of both sides face each other; in Ludii you capture from the inner row only, and you take the first occupied pit of the column.
katro--note-2 = În Mancala World stau față în față, de fiecare parte, rândurile cu semințe cele mai apropiate de mijloc; în Ludii se capturează numai din rândul interior, și anume prima gaură cu semințe a coloanei.

# Ludii's report that a lone seed may step straight to the next row of its column to capture is too vague to be played.
katro--note-3 = Ludii spune că o sămânță singură poate păși direct în rândul următor al coloanei sale ca să captureze; e prea vag ca să poată fi jucat.

# No source says what happens when a position keeps recurring, although single seeds may chase each other for ever; here, its third occurrence makes the game a draw.
katro--note-4 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot fugări la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# Mancala World, Katro, after A. de Voogt 1998 and 1999: nearly complete.
katro--source-mancala-world = Mancala World, Katro, după A. de Voogt 1998 și 1999: aproape complet.

# Ludii, Katro: a program with some other readings.
katro--source-ludii = Ludii, Katro: un program care interpretează altfel unele reguli.

# Wikipedia, Katro: captures from an empty pit.
katro--source-wikipedia = Wikipedia, Katro: se capturează când ultima sămânță ajunge într-o gaură goală.

# Pits in a row; the small form has three.
katro--option-n = Numărul găurilor dintr-un rând; varianta mică are trei.

# Whether the player chooses the direction of every move, or the first move of the game fixes it for both.
katro--option-direction = Stabilește dacă jucătorul alege direcția fiecărei mutări sau prima mutare a partidei o hotărăște pentru amândoi.

# Which pits face each other: those of the innermost occupied rows of both sides, or those of a player's own inner row and the first occupied pit of the enemy's column.
katro--option-capture_rows = Ce stă față în față: de fiecare parte, rândul cu semințe cel mai apropiat de mijloc sau rândul tău interior și prima gaură cu semințe din coloana adversarului.

# What happens if a sowing never ends.
katro--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
katro--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Kauri
kauri--name = Kauri

# A game with two kinds of seeds: cowries open the pits they lie in to be sown, and a cowrie that enters a pit without one captures the seeds there.
kauri--summary = Joc cu două feluri de semințe: poți semăna numai dintr-o gaură în care se află un cauri, iar când un cauri intră într-o gaură în care nu era niciunul, capturezi semințele de acolo.

# Hain (Germany), where Ralf Gering invented it in 2006; igGameCenter; a tournament in Novouralsk in 2012
kauri--played = Hain (Germania), unde l-a inventat Ralf Gering în 2006; igGameCenter; un turneu la Novouralsk în 2012

# The rules of igGameCenter judge what a pit holds while the seeds fall, one after the other. The program Dagaz judges a pit that is passed a second time by what it held before the move; that is not followed.
kauri--note-1 = Conform regulilor de pe igGameCenter, contează ce se află într-o gaură în clipa în care cade sămânța. În programul Dagaz, o gaură prin care se trece a doua oară este judecată după conținutul dinaintea mutării; nu îl urmăm.

# Only Dagaz says what happens to a player who has no pit to sow while there are seeds left: the player passes (uncertain).
kauri--note-2 = Numai Dagaz spune ce se întâmplă cu un jucător care nu poate muta, deși mai sunt semințe pe tablă: acolo cedează rândul (neconfirmat).

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
kauri--note-3 = Nicio sursă nu spune ce înseamnă o poziție repetată; aici, a treia apariție înseamnă remiză.

# At 30 all, the inventor lets play go on with the cowries until one player cannot move and loses, so that there are no draws. If pits that hold only cowries may not be sown, however, nobody can move at that point, and the game is drawn.
kauri--note-4 = La scorul de 30 la 30, jocul continuă, după regula inventatorului, numai cu caurii, până când unul dintre jucători nu mai poate muta și pierde, așa că nu există remize. Dacă însă din găurile în care sunt numai cauri nu se poate semăna, atunci nu mai poate muta nimeni, iar partida este remiză.

# igGameCenter, rules of Kauri in English and Spanish (2008): nearly complete.
kauri--source-iggamecenter = igGameCenter, regulile jocului Kauri în engleză și spaniolă (2008): aproape complete.

# Mancala World, Kauri: the history of the game.
kauri--source-mancala-world = Mancala World, Kauri: istoria jocului.

# GlukKazan, Dagaz, the programs of Kauri: the pass, and the stricter rule for pits that hold only cowries.
kauri--source-dagaz = GlukKazan, Dagaz, programele jocului Kauri: cedarea rândului și regula mai strictă pentru găurile numai cu cauri.

# Seeds in every pit at the start.
kauri--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Cowries in every pit at the start.
kauri--option-cowries = Câți cauri sunt în fiecare gaură la început.

# Whether a pit that holds only cowries may be sown.
kauri--option-cowrie_only_pit = Stabilește dacă se poate semăna dintr-o gaură în care sunt numai cauri.

# What happens to a player who has no pit to sow while there are seeds left: the player passes, or loses.
kauri--option-no_move = Ce se întâmplă cu un jucător care nu poate muta, deși mai sunt semințe pe tablă: cedează rândul sau pierde.

# Kisolo
kisolo--name = Kisolo

# A four-row game of the Congo: capturing is compulsory, and the captured seeds are sown on your own side, beginning in the capturing pit; sowing goes on from the pit after the last seed.
kisolo--summary = Un joc pe patru rânduri din Congo: captura este obligatorie, iar semințele ei se seamănă de partea ta, începând chiar cu gaura din care s-a făcut captura; o trecere continuă din gaura de după cea în care i-a căzut ultima sămânță.

# Democratic Republic of the Congo (Luba, Lulua, Songye)
kisolo--played = Republica Democrată Congo (Luba, Lulua, Songye)

# This is neither the Zambian Chisolo nor the Lali game that Ludii calls Kisolo (Lali); the rules given under this name on Wikipedia are those of another game.
kisolo--note-1 = Nu este nici Chisolo din Zambia, nici jocul Lali pe care Ludii îl numește Kisolo (Lali); regulile tipărite sub acest nume în Wikipedia sunt ale altui joc.

# Mancala World and Ludii (after Townshend 1977) differ in the start, in what captures, in where the captured seeds go and in how the game is won; Mancala World is followed because it is more detailed, and Ludii's readings are offered as options.
kisolo--note-2 = Mancala World și Ludii (după Townshend 1977) se deosebesc prin poziția inițială, prin felul în care se capturează, prin locul unde ajung semințele capturate și prin felul în care se câștigă; urmăm Mancala World, care este mai amănunțită, iar variantele din Ludii sunt opțiuni.

# A player whose move empties their own inner row loses, unless the move has emptied the opponent's as well; no source mentions this.
kisolo--note-3 = Un jucător care își golește rândul interior prin propria mutare pierde, dacă nu l-a golit și pe al adversarului; nicio sursă nu spune asta.

# Endless sowings occur, with periods too long to be detected by comparing states: after 20,000 laps a sowing counts as endless.
kisolo--note-4 = Semănatul fără sfârșit apare, dar cu perioade prea lungi ca să fie descoperite prin compararea pozițiilor, așa că, după 20.000 de treceri, un semănat este considerat fără sfârșit.

# The starting position open9 is inferred: only the nine seeds in the rightmost pit and the single seeds are recorded.
kisolo--note-5 = Poziția inițială open9 este dedusă: se cunosc numai cele nouă semințe din gaura de la capătul din dreapta și găurile cu câte o sămânță.

# Townshend mentions series of games in which the loser collects feathers, but gives no details.
kisolo--note-6 = Townshend amintește, fără alte amănunte, serii de partide în care cel care pierde adună pene.

# Mancala World, Kisolo (copied by analog.games): complete but for its last sentence, on endless moves.
kisolo--source-mancala-world = Mancala World, Kisolo (copiat de analog.games): complet, în afară de ultima frază, despre mutările fără sfârșit.

# Ludii, Kisolo, after P. Townshend, African Mankala in Anthropological Perspective, 1977.
kisolo--source-ludii = Ludii, Kisolo, după P. Townshend, African Mankala in Anthropological Perspective, 1977.

# Pits in a row.
kisolo--option-n = Numărul găurilor dintr-un rând.

# The start: three seeds in every pit; three in the outer rows only; or one of two fixed openings with fifteen or nine seeds in the right end of the outer row and single seeds beside it.
kisolo--option-setup = Poziția inițială: câte trei semințe în fiecare gaură; câte trei numai în rândurile exterioare; sau una dintre două deschideri fixe, cu 15 sau nouă semințe în gaura de la capătul din dreapta al rândului exterior și câte o sămânță în găurile vecine.

# Whether a lap must end in a pit that held seeds for its next pit to capture.
kisolo--option-lap_capture_needs_filled = Stabilește dacă o trecere trebuie să se încheie într-o gaură care avea semințe pentru ca din gaura de după ea să se poată captura.

# Which row of the opponent has to be emptied.
kisolo--option-win = Ce rând al adversarului trebuie golit.

# Captured seeds are sown, the first into the capturing pit; or they are put into the player's own outer pit behind it, and the turn is over.
kisolo--option-reentry = Semințele capturate se seamănă, începând cu gaura din care se capturează; sau se pun în gaura ta exterioară din spatele ei, iar tura se încheie.

# What happens if a move never ends.
kisolo--option-endless = Ce înseamnă o mutare fără sfârșit.

# How many games make a match; whoever wins more of them wins it.
kisolo--option-games_in_match = Câte partide are un meci; îl câștigă cine are mai multe partide câștigate.

# Kozdatu
kozdatu--name = Kozdatu

# Bestemshe on a larger board: seven pits of seven seeds for each player.
kozdatu--summary = Bestemshe pe o tablă mai mare: șapte găuri cu câte șapte semințe pentru fiecare jucător.

# La'b madjnuni
lab-madjnuni--name = La'b madjnuni

# The crazy game of Damascus: one player lays out the seeds at will, the other chooses a side, and from then on every move is forced.
lab-madjnuni--summary = „Jocul nebun” din Damasc: un jucător așază semințele cum vrea, celălalt își alege partea, iar de aici înainte toate mutările sunt forțate.

# Damascus (Syria) and the Syrian quarter of New York, about 1895
lab-madjnuni--played = Damasc (Siria) și cartierul sirian din New York, pe la 1895

# One player distributes ninety-eight seeds over the fourteen pits, at least two in each; the other accepts or turns the board round (arrangement = laid-out).
lab-madjnuni--note-1 = Un jucător pune 98 de semințe în cele 14 găuri, cel puțin două în fiecare; celălalt primește așezarea sau întoarce tabla. Ca să joci așa, alege opțiunea arrangement = laid-out.

# According to the Russian article and Culin, the pits that follow the last one are captured; according to Mancala World and Wikipedia, those that come before it (chain). The article does not mention the pit across the board; all the others do (opposite_pit).
lab-madjnuni--note-2 = În articolul rusesc și la Culin se capturează din găurile de după cea în care a căzut ultima sămânță, iar în Mancala World și în Wikipedia, din cele dinaintea ei (chain). Articolul nu vorbește despre gaura din față; toate celelalte surse, da (opposite_pit).

# The article says that when the head is empty the move begins from the next pit in the direction of movement, which would be one of the opponent's; what it means is the nearest occupied pit of the player's own row, as in Mancala World.
lab-madjnuni--note-3 = Când capul este gol, spune articolul, mutarea pornește din gaura care urmează în direcția de mers, ceea ce ar fi o gaură a adversarului; este vorba de cea mai apropiată gaură cu semințe din rândul propriu, cum scrie în Mancala World.

# The sources say that the game ends when all pits are empty, and Mancala World and Wikipedia add that this never happens. It does, in about one game in sixteen; all others end in an endless cycle with one to three seeds left. As nobody has a choice, the first repetition ends the game, and the seeds go to the owners of the rows (uncertain).
lab-madjnuni--note-4 = Sursele spun că jocul se încheie când toate găurile sunt goale, iar Mancala World și Wikipedia adaugă că asta nu se întâmplă niciodată. Se întâmplă, cam într-o partidă din 16; toate celelalte ajung să se învârtă în cerc, cu una până la trei semințe rămase. Cum nimeni nu are de ales, prima repetare încheie jocul, iar semințele le revin proprietarilor rândurilor (neconfirmat).

# A player without seeds passes, as in the Mangala of Gaziantep. Mancala World takes the whole description to be defective.
lab-madjnuni--note-5 = Un jucător fără semințe cedează rândul, ca în Mangala din Gaziantep. Mancala World consideră că întreaga descriere e defectuoasă.

# La'b roseya is the children's game with seven seeds in every pit; in La'b hakimi or akila the player may choose any pit of their row.
lab-madjnuni--note-6 = La'b roseya este jocul copiilor, cu șapte semințe în fiecare gaură; în La'b hakimi sau akila jucătorul poate alege orice gaură din rândul său.

# A Russian article on mancala by GlukKazan: the arrangement, the head, the captures.
lab-madjnuni--source-habr = Un articol rusesc al lui GlukKazan despre mancala: așezarea, capul, capturile.

# S. Culin, Mancala, the National Game of Africa (1896), as cited by Ludii.
lab-madjnuni--source-culin = S. Culin, Mancala, the National Game of Africa (1896), citat de Ludii.

# Mancala World, La'b Madjnuni and Mangala (Gaziantep); Wikipedia, La'b Madjnuni.
lab-madjnuni--source-mancala-world = Mancala World, La'b Madjnuni și Mangala (Gaziantep); Wikipedia, La'b Madjnuni.

# How the game begins: from a position that one player has laid out and of which the other has chosen a side (give it with `--position`; without one every pit holds seven seeds); with South laying out the seeds one by one, after which North accepts or changes seats; or with seven seeds in every pit.
lab-madjnuni--option-arrangement = Cum începe jocul: dintr-o poziție pe care a aranjat-o un jucător și din care celălalt și-a ales partea (se dă cu `--position`; fără ea fiecare gaură are șapte semințe); Sud așază semințele una câte una, apoi Nord acceptă sau schimbă locul; sau cu șapte semințe în fiecare gaură.

# Pits in a row; with seven there are ninety-eight seeds.
lab-madjnuni--option-pits = Numărul găurilor dintr-un rând; cu șapte sunt 98 de semințe.

# Whether a move begins from the rightmost occupied pit of the player's own row or from any pit.
lab-madjnuni--option-choice = Stabilește dacă o mutare pornește din gaura cu semințe cea mai din dreapta a rândului propriu sau din oricare.

# Which further pits with two or four seeds are captured: those after the pit of the last seed or those before it.
lab-madjnuni--option-chain = Din ce alte găuri cu două sau patru semințe se mai capturează: din cele de după gaura în care a căzut ultima sămânță sau din cele dinaintea ei.

# Whether the pit across the board is captured with each pit.
lab-madjnuni--option-opposite_pit = Stabilește dacă, odată cu semințele fiecărei găuri, se capturează și cele din gaura din față.

# Who gets the seeds left when the game runs in a circle.
lab-madjnuni--option-leftover = Cine primește semințele rămase când jocul începe să se învârtă în cerc.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
lab-madjnuni--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the game ends; 0 for never.
lab-madjnuni--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# The whole game: South lays out the seeds, and North accepts them or turns the board.
lab-madjnuni--preset-whole = Jocul întreg: Sud așază semințele, iar Nord le acceptă sau întoarce tabla.

# The children's game: seven seeds in every pit.
lab-madjnuni--preset-roseya = Jocul copiilor: șapte semințe în fiecare gaură.

# The game of reason: any pit of the player's own row may be played.
lab-madjnuni--preset-akila = Jocul minții: poate fi jucată orice gaură din rândul propriu.

# Lamet
lamet--name = Lamet

# Three rows, long relays, and traps for the other side: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
lamet--summary = Trei rânduri, treceri lungi și capcane pentru adversar: cine încheie un semănat într-o gaură cu trei semințe a adversarului face acolo o capcană, dar aceasta îi aparține adversarului.

# Eritrea and Ethiopia
lamet--played = Eritreea și Etiopia

# All that is known comes from a few words in the first Habr article: the traps are made on the enemy's side, belong to the enemy and only collect. Everything else is taken from the sister games.
lamet--note-1 = Tot ce se știe sunt câteva cuvinte din primul articol de pe Habr: capcane de partea adversarului, care sunt ale lui și doar strâng semințe. Restul este luat din jocurile înrudite.

# Nothing is said about the first turn. The article finds that traps would be too easy to make from the starting position and mentions several bans; the ban on traps in each player's first turn, as in Sulus Nishtaw, is the default here. Without it the player who moves second is clearly better off in random games.
lamet--note-2 = Despre prima tură nu se spune nimic. Potrivit articolului, din poziția de început capcanele s-ar face prea ușor; el amintește mai multe interdicții. Cea implicită aici privește prima tură a fiecărui jucător, ca în Sulus Nishtaw. Fără ea, în partidele jucate la întâmplare este vădit în avantaj jucătorul care mută al doilea.

# With the same ban Lamet and Sulus Nishtaw are the same game.
lamet--note-3 = Cu aceeași interdicție, Lamet și Sulus Nishtaw sunt același joc.

# In the author's family tree of sowing games the name in this place is Lame Uweledet, Tigrinya for a cow that has calved; games with two rows have similar names.
lamet--note-4 = Un arbore genealogic al autorului are în acest loc numele Lame Uweledet, în tigrinya „vaca a fătat”; jocuri cu două rânduri poartă nume asemănătoare.

# The rules on repetition and on endless sowing were added here.
lamet--note-5 = Regulile despre repetare și despre semănatul fără sfârșit au fost adăugate aici.

# GlukKazan, an article on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
lamet--source-glukkazan = GlukKazan, un articol despre jocurile de semănat pe Habr (în rusă), și programele autorului pentru tablă și pentru cazurile-limită.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban; or the game begins with a race in which no trap is made, as in Sulus Aidi.
lamet--option-first_no_trap = Când este interzis să se facă o capcană: în prima tură a fiecărui jucător; numai la prima mutare a partidei; niciodată; sau jocul începe cu o cursă în care nu se face nicio capcană, ca în Sulus Aidi.

# A trap belongs to the player on whose side it lies, or to the player who made it.
lamet--option-trap_owner = O capcană este a jucătorului de partea căruia se află sau a celui care a făcut-o.

# What happens at the third occurrence of a position.
lamet--option-repetition = Ce înseamnă a treia apariție a unei poziții.

# A sowing that never ends makes the round void, or may not be chosen.
lamet--option-endless = Un semănat fără sfârșit anulează runda sau nu poate fi ales.

# There is one round only, or rounds are played until one player has all seeds.
lamet--option-rounds = Se joacă o singură rundă sau se joacă runde până când un jucător are toate semințele.

# Mefuvha
mefuvha--name = Mefuvha

# The largest of the old sowing games, on four rows of twenty-one pits: sow lap after lap round your own half, capture the opponent's column from an empty pit of your inner row, and take one more pit wherever you like.
mefuvha--summary = Cel mai mare dintre vechile jocuri de semănat, pe patru rânduri de câte 21 de găuri: semeni trecere după trecere în jumătatea ta; când ajungi într-o gaură goală a rândului tău interior, capturezi semințele din coloana adversarului și pe cele din încă o gaură, oriunde vrei.

# South Africa (Venda; Limpopo); 4×21 boards are also reported from the Shona of Zimbabwe
mefuvha--played = Africa de Sud (Venda; Limpopo); table de 4×21 sunt semnalate și la populația shona din Zimbabwe

# The name means “foggy rain”. A Russian article gives the name mefuva and the board of 4×21 pits to the Shona of Zimbabwe; every other source gives the game to the Venda, and that board to the Tsoro of the Shona. The name and the board are kept, with the rules of the Venda game.
mefuvha--note-1 = Numele înseamnă „ploaie cu ceață”. Un articol rusesc atribuie numele mefuva și tabla de 4×21 de găuri populației shona din Zimbabwe; toate celelalte surse atribuie jocul populației venda, iar acea tablă jocului Tsoro al populației shona. Au fost păstrate numele și tabla, cu regulile jocului populației venda.

# If the pit of the first move, a3, was taken by the opponent's first capture, the player moves freely; no source mentions this.
mefuvha--note-2 = Dacă gaura primei mutări, a3, a fost golită de prima captură a adversarului, jucătorul mută liber; nicio sursă nu vorbește despre asta.

# Stayt (as reported by Ludii) and bead.game let a capture take one further pit; Mancala World, any two.
mefuvha--note-3 = La Stayt (așa cum îl redă Ludii) și la bead.game, o captură mai golește o gaură; în Mancala World, oricare două.

# In Ludii single seeds may be played whenever there is nothing else; in bead.game and Mancala World only if the next pit is empty.
mefuvha--note-4 = În Ludii, o sămânță singură poate porni ori de câte ori nu există altceva; la bead.game și în Mancala World, numai dacă ajunge într-o gaură goală.

# Ludii's program also takes the capturing seed, takes the outer pit where the inner one is empty and grants the further pit then, contrary to its own text; it is not followed here.
mefuvha--note-5 = În programul Ludii se ia și sămânța care capturează, gaura exterioară se golește și când cea interioară este goală, iar gaura în plus se dă și în acest caz, contrar propriului text; nu îl urmăm.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
mefuvha--note-6 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față, nu are nicio mutare și pierde; nicio sursă nu vorbește despre asta.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
mefuvha--note-7 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# A Russian magazine article on mancala (Popular Mechanics): the name and the board of 4×21 pits, no rules.
mefuvha--source-article = Un articol despre mancala dintr-o revistă rusească (Popular Mechanics): numele și tabla de 4×21 de găuri, fără reguli.

# H. Stayt, The Bavenda, 1931, pp. 364-366, as reported by Ludii.
mefuvha--source-stayt = H. Stayt, The Bavenda, 1931, p. 364-366, așa cum îl redă Ludii.

# Mancala World, Mefuvha, as copied by boardandpieces: two further pits.
mefuvha--source-mancala-world = Mancala World, Mefuvha, în copia din boardandpieces: două găuri în plus.

# cyningstan.com and bead.game: Mefuvha.
mefuvha--source-web = cyningstan.com și bead.game: Mefuvha.

# Pits in a row.
mefuvha--option-n = Numărul găurilor dintr-un rând.

# How many extra pits, of the capturer's choice, a capture also takes.
mefuvha--option-bonus = Câte găuri în plus golește o captură, la alegerea celui care capturează.

# Whether each player's first move is prescribed, from the third pit of the inner row, or free.
mefuvha--option-first = Stabilește dacă prima mutare a fiecărui jucător este prescrisă, din a treia gaură a rândului interior, sau este liberă.

# Where a single seed may be sown: only into an empty pit, or into any.
mefuvha--option-single_to = Unde poate fi semănată o sămânță singură: numai într-o gaură goală sau în oricare.

# What happens if a sowing never ends.
mefuvha--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
mefuvha--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Modi
modi--name = Modi

# A children's game on six pits: the first seed goes back into the pit it came from, and twos, fours and sixes are captured on both sides of the board.
modi--summary = Un joc de copii pe șase găuri: prima sămânță se pune înapoi în gaura din care a fost luată, iar din găurile ajunse la două, la patru sau la șase se capturează de ambele părți ale tablei.

# villages near Tangier, Morocco, by children
modi--played = sate de lângă Tanger, Maroc; joc de copii

# The Habr articles only say that Modi is played on two rows of three pits, that sowing begins in the starting pit itself, and that a single seed therefore cannot be played. Everything else is taken from Modiar, which has the same board, the same start, and nearly the same name; the identification is very probable.
modi--note-1 = Articolele de pe Habr spun doar că Modi se joacă pe două rânduri de câte trei găuri, că semănatul începe chiar în gaura de plecare și că de aceea nu se poate porni cu o singură sămânță. Tot restul este luat din Modiar, care are aceeași tablă, același început și aproape același nume; identificarea este foarte probabilă.

# Mancala World says that the capture is forfeited “in the first of the game”, where a word is missing; MancalaGames takes it to mean one move (no_capture_first).
modi--note-2 = „În prima a partidei” captura se pierde, spune Mancala World, unde lipsește un cuvânt; potrivit MancalaGames, este vorba de o singură mutare (no_capture_first).

# A move that leaves the opponent without seeds may not be played. What happens when the opponent has none and cannot be fed is not stated; then there is no legal move, and the game ends.
modi--note-3 = O mutare care îl lasă pe adversar fără semințe nu poate fi jucată. Nu se spune ce se întâmplă când el nu are semințe și nu poate fi hrănit; în acest caz nu există nicio mutare permisă, iar jocul se încheie.

# The pits captured after the last one are those before it, against the direction of sowing, even across the end of the row.
modi--note-4 = După gaura în care a căzut ultima sămânță se capturează din cele dinaintea ei, în sens opus semănatului, chiar și peste capătul rândului.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
modi--note-5 = Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își ia atunci semințele din rândul său.

# Habr articles by GlukKazan: board and start of the sowing.
modi--source-habr = Articole ale lui GlukKazan pe Habr: tabla și începutul semănatului.

# Mancala World, Modiar (after J. Climent 2012).
modi--source-mancala-world = Mancala World, Modiar (după J. Climent 2012).

# The program MancalaGames, configuration Modiar.
modi--source-mancala-games = Programul MancalaGames, configurația Modiar.

# Seeds in every pit at the start.
modi--option-seeds = Câte semințe sunt în fiecare gaură la început.

# When captures are barred: on the first ply of the game, on each player's first move, or never.
modi--option-no_capture_first = Când nu se poate captura: la prima mutare a partidei, la prima mutare a fiecărui jucător sau niciodată (se poate captura de la început).

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends.
modi--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, jocul se încheie.

# Whether a move may leave the opponent without seeds.
modi--option-grand_slam = Stabilește dacă o mutare îl poate lăsa pe adversar fără semințe.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
modi--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Moruba
moruba--name = Moruba

# A four-row game of the Pedi: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures both pits of the opponent's column.
moruba--summary = Jocul pe patru rânduri al populației pedi: semeni trecere după trecere în jumătatea ta; când o trecere se încheie într-o gaură goală a rândului interior, capturezi semințele din ambele găuri ale coloanei adversarului.

# South Africa (Pedi; Limpopo, Mpumalanga)
moruba--played = Africa de Sud (Pedi; Limpopo, Mpumalanga)

# This is not Morabaraba, which is a mill game. Moruba has been recognised as an indigenous sport of South Africa since 2003.
moruba--note-1 = Nu este Morabaraba, care este un țintar. Din 2003, Moruba este recunoscut ca sport autohton al Africii de Sud.

# Fourie's description breaks off after saying that single seeds may be played only when no pit holds more; that such a seed must go into an empty pit is taken from the game's close relatives.
moruba--note-2 = Descrierea lui Fourie se întrerupe după ce spune că dintr-o gaură cu o singură sămânță se poate porni numai când nicio gaură nu are mai multe; condiția ca o asemenea sămânță să ajungă într-o gaură goală este luată de la rudele apropiate ale jocului.

# Fourie mentions no captures beyond the two pits; Mancala World lists Moruba among the games in which none, one, two or three further pits are captured.
moruba--note-3 = Fourie nu amintește capturi din alte găuri în afară de cele două; Mancala World așază Moruba printre jocurile în care o captură golește încă una, două, trei găuri sau niciuna.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
moruba--note-4 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față, nu are nicio mutare și pierde; nicio sursă nu vorbește despre asta.

# Malesa (2012, as reported by Ludii) describes a different game under the same name: single laps, four seeds in every pit. It is a preset.
moruba--note-5 = Malesa (2012, așa cum îl redă Ludii) descrie sub același nume un joc diferit: o singură trecere la fiecare mutare, patru semințe în fiecare gaură. Îl găsești printre seturile de reguli.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
moruba--note-6 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# C. Fourie, boardgamesoftheworld.com, Maruba: complete but for its last lines.
moruba--source-fourie = C. Fourie, boardgamesoftheworld.com, Maruba: textul este complet, în afară de ultimele rânduri.

# Italian and German Wikipedia: the start.
moruba--source-wikipedia = Wikipedia italiană și cea germană: începutul.

# Ludii, Moruba, after M. J. Malesa, 2012.
moruba--source-malesa = Ludii, Moruba, după M. J. Malesa, 2012.

# Mancala World: Moruba among the four-row games with bonus captures.
moruba--source-mancala-world = Mancala World: Moruba printre jocurile pe patru rânduri cu capturi în plus.

# Pits in a row.
moruba--option-n = Numărul găurilor dintr-un rând.

# How many extra pits, of the capturer's choice, a capture also takes.
moruba--option-bonus = Câte găuri în plus golește o captură, la alegerea celui care capturează.

# Where a single seed may be sown: only into an empty pit, or into any.
moruba--option-single_to = Unde poate fi semănată o sămânță singură: numai într-o gaură goală sau în oricare.

# The game as Fourie describes it; or as Malesa does: four seeds in every pit (on boards of up to 14 columns), single laps from any pit, captures from inner pits that held seeds as well, and the player with more seeds wins.
moruba--option-game = Jocul în descrierea lui Fourie; sau în cea a lui Malesa: patru semințe în fiecare gaură (pe table de cel mult 14 coloane), o singură trecere, din orice gaură, capturi și când ultima sămânță cade într-o gaură interioară care nu era goală; câștigă cine are mai multe semințe.

# What happens if a sowing never ends.
moruba--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
moruba--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Moruba of 1934 to 2002 after Malesa: twelve columns, single laps, and the player with more seeds wins.
moruba--preset-malesa-2012 = Moruba din anii 1934–2002, după Malesa: douăsprezece coloane, câte o singură trecere, câștigă cine are mai multe semințe.

# Nsa Isong
nsa-isong--name = Nsa Isong

# A relay game of the Efik: fours made in passing belong to the owner of the pit, a four made by the last seed to the player who sowed it, and a player left without seeds must be fed.
nsa-isong--summary = Un joc al populației efik, în care semeni trecere după trecere: găurile ajunse la patru pe parcurs îi revin proprietarului, iar cea ajunsă la patru cu ultima sămânță, celui care a semănat; un jucător rămas fără semințe trebuie hrănit.

# Calabar region, Nigeria (Efik)
nsa-isong--played = regiunea Calabar, Nigeria (Efik)

# On the Italian Wikipedia seeds are sown counter-clockwise, in Mancala World and the program MancalaGames clockwise (direction).
nsa-isong--note-1 = În Wikipedia italiană se seamănă în sens invers acelor de ceasornic; în Mancala World și în programul MancalaGames, în sensul lor (direction).

# The Italian Wikipedia says nothing about the last seeds: a player who cannot move leaves the rest to the opponent. In Mancala World the last four go to the player who moved last, who is here the player who made the four before them (last_seeds).
nsa-isong--note-2 = Wikipedia italiană nu spune nimic despre ultimele semințe: un jucător care nu poate muta lasă restul adversarului. Mancala World dă ultimele patru jucătorului care a mutat ultimul, adică, aici, celui care a adus o gaură la patru chiar înaintea lor (last_seeds).

# The text says that a player without seeds is to be fed as a rule; it is taken as a duty, judged when the whole move is over (uncertain).
nsa-isong--note-3 = Textul spune că un jucător fără semințe este de regulă hrănit; aici e o obligație, judecată după ce toată mutarea s-a încheiat (neconfirmat).

# Without a rule about the last seeds, about half of all random games go round in circles with four to twelve seeds left; by a rule added here, each player then gets the seeds in the pits they own.
nsa-isong--note-4 = Fără o regulă despre ultimele semințe, cam jumătate din partidele jucate la întâmplare se învârt în cerc, cu patru până la douăsprezece semințe rămase; după o regulă adăugată aici, fiecare își adaugă atunci semințele din găurile sale.

# In a match the seeds won decide how many pits a player owns in the next game, four seeds to a pit; which pits of the other row the player takes is not stated and is left to them, as in Oware Nam Nam.
nsa-isong--note-5 = Într-un meci, semințele câștigate hotărăsc câte găuri are un jucător în partida următoare, câte patru semințe pentru o gaură; nu se spune ce găuri ia din celălalt rând, așa că rămâne la alegerea lui, ca în Oware Nam Nam.

# Italian Wikipedia, Nsa Isong: complete for one game, the match in outline.
nsa-isong--source-italian-wikipedia = Wikipedia italiană, Nsa Isong: regulile unei partide sunt complete, iar meciul este descris în linii mari.

# Mancala World, Nsa Isong (after P. Osunsanya 1998): clockwise, last four.
nsa-isong--source-mancala-world = Mancala World, Nsa Isong (după P. Osunsanya 1998): se seamănă în sensul acelor de ceasornic; ultimele patru semințe.

# The program MancalaGames, configuration Nsa Isong.
nsa-isong--source-mancala-games = Programul MancalaGames, configurația Nsa Isong.

# The direction of sowing: counter-clockwise or clockwise.
nsa-isong--option-direction = Direcția semănatului: în sens invers acelor de ceasornic sau în sensul lor.

# Who takes a four made in passing: the owner of the pit or the player who is sowing.
nsa-isong--option-passing = Cui îi revine o gaură ajunsă la patru pe parcurs: proprietarului găurii sau celui care seamănă.

# Whether a capture that leaves only four seeds takes these too.
nsa-isong--option-last_seeds = Stabilește dacă cel care face o captură după care mai rămân numai patru semințe le ia și pe acestea.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
nsa-isong--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are nicio sămânță trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, jocul se încheie și cel care mută ia restul.

# What happens to a player who owns no seeds to move: the game ends and the opponent takes what is left, or the player passes.
nsa-isong--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are nicio sămânță: fie jocul se încheie și adversarul ia ce a rămas, fie jucătorul cedează rândul.

# Which pits of the other row the winner of a game takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
nsa-isong--option-claim = Ce găuri din celălalt rând preia câștigătorul unei partide: pe care le vrea sau pe cele mai apropiate de rândul său, în ordinea semănatului.

# How many games make a match; whoever wins more of them wins it.
nsa-isong--option-games_in_match = Câte partide are un meci; îl câștigă cine are mai multe partide câștigate.

# How many pits win the match, if it is played for pits.
nsa-isong--option-match_goal_pits = Cu câte găuri se câștigă meciul, dacă se joacă pe găuri.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
nsa-isong--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the game ends and each player gets the seeds in their pits; 0 for never (a rule added here).
nsa-isong--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își adaugă atunci semințele din găurile sale; 0 înseamnă niciodată (regulă adăugată aici).

# Nsolo
nsolo--name = Nsolo

# A four-row game of the Angoni: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures the opponent's column, and one other pit of your choice as well.
nsolo--summary = Jocul pe patru rânduri al populației angoni: semeni trecere după trecere în jumătatea ta; când o trecere se încheie într-o gaură goală a rândului interior, capturezi semințele din coloana adversarului și, în plus, pe cele din încă o gaură, la alegere.

# Malawi (Angoni, Manyanja), Zambia
nsolo--played = Malawi (Angoni, Manyanja), Zambia

# The names Nsolo and Chisolo also stand for other games of Zambia.
nsolo--note-1 = Numele Nsolo și Chisolo se dau și altor jocuri din Zambia.

# In Ludii the further pit is captured only if both pits of the column were; Sanderson says that if the pit behind is empty, only the inner one and one other are taken, and that rule is followed here.
nsolo--note-2 = În Ludii, gaura în plus se dă numai dacă s-a capturat din ambele găuri ale coloanei; potrivit lui Sanderson, pe care îl urmăm, dacă gaura din spate este goală, se golesc numai cea interioară și încă una.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Sanderson does not mention this.
nsolo--note-3 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față, nu are nicio mutare și pierde; Sanderson nu vorbește despre asta.

# Most first moves capture at once, so the player who begins has a great advantage.
nsolo--note-4 = Cele mai multe dintre primele mutări capturează imediat, așa că jucătorul care începe pornește mult mai bine.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
nsolo--note-5 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, pp. 733-734: complete.
nsolo--source-sanderson = M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, p. 733-734: textul este complet.

# Ludii, Nsolo and Msuwa, after Sanderson.
nsolo--source-ludii = Ludii, Nsolo și Msuwa, după Sanderson.

# Pits in a row.
nsolo--option-n = Numărul găurilor dintr-un rând.

# How many extra pits, of the capturer's choice, a capture also takes.
nsolo--option-bonus = Câte găuri în plus golește o captură, la alegerea celui care capturează.

# The start: two seeds everywhere but in the right end of the inner row, which is empty; in msuwa the pit beside it holds one.
nsolo--option-setup = Poziția inițială: câte două semințe peste tot, în afară de capătul din dreapta al rândului interior, care este gol; în msuwa gaura de lângă el are o singură sămânță.

# What happens if a sowing never ends.
nsolo--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
nsolo--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Msuwa of the Manyanja: one seed fewer behind the empty pit, and two further pits.
nsolo--preset-msuwa = Msuwa, al populației manyanja: o sămânță mai puțin după gaura goală și două găuri în plus.

# Ô ăn quan
o-an-quan--name = Ô ăn quan

# The sowing game of Vietnamese children: relays from the next square, captures beyond an empty one, and a mandarin at either end of the board.
o-an-quan--summary = Jocul de semănat al copiilor vietnamezi: semeni mai departe din pătratul următor, capturezi ce se află dincolo de unul gol, iar la fiecare capăt al tablei stă un mandarin.

# Vietnam
o-an-quan--played = Vietnam

# If the square after the last seed is an empty mandarin square, the Vietnamese text treats it like any empty square, and what lies beyond it may be captured; on the English Wikipedia the turn ends there. The Vietnamese text is followed, because it says so expressly; the other reading is an option, which here applies to the further squares of a capture as well.
o-an-quan--note-1 = Dacă după ultima sămânță urmează un pătrat de mandarin gol, textul vietnamez îl tratează ca pe orice pătrat gol, iar ce se află dincolo de el poate fi capturat; în Wikipedia engleză tura se încheie acolo. Urmăm textul vietnamez, fiindcă regula apare acolo explicit; cealaltă interpretare poate fi aleasă ca opțiune și se aplică atunci și pătratelor următoare ale unei capturi.

# In the Vietnamese text the game is over when everything in the two mandarin squares has been taken, in the English one when both mandarins have been captured. They differ if seeds were sown into an emptied mandarin square. The Vietnamese text is followed; with the other reading such seeds belong to nobody.
o-an-quan--note-2 = Potrivit textului vietnamez, jocul se încheie când s-a luat tot ce era în cele două pătrate ale mandarinilor; potrivit celui englez, când ambii mandarini au fost capturați. Cele două interpretări se deosebesc dacă într-un pătrat de mandarin golit s-au semănat semințe. Urmăm textul vietnamez; după cealaltă interpretare, asemenea semințe nu sunt ale nimănui.

# A player who has fewer than five seeds to fill an empty row again borrows the rest, and gives it back when the seeds are counted: what is owed is taken off the player's score, which may become negative.
o-an-quan--note-3 = Dacă un jucător are mai puțin de cinci semințe ca să-și umple din nou rândul gol, împrumută restul și îl dă înapoi când se numără semințele: ce datorează se scade din scorul lui, care poate coborî sub zero.

# In principle a sowing may never end. No source has a rule for that; here the turn ends in that case. When a position occurs for the third time, each side takes the seeds in its own row, and what lies in the mandarin squares belongs to nobody; this rule was added here.
o-an-quan--note-4 = În principiu, semănatul poate să nu se mai încheie. Nicio sursă nu dă o regulă pentru asta; aici, tura se încheie în acest caz. Când o poziție apare pentru a treia oară, fiecare jucător ia semințele din rândul său, iar ce se află în pătratele mandarinilor nu este al nimănui; nicio sursă nu spune asta.

# The version of Tonkin (Son 1985) has ten small seeds instead of the mandarin, sows one seed on from an occupied mandarin square, and shares what is left. Only its direction is offered.
o-an-quan--note-5 = În varianta din Tonkin (Son 1985), în locul mandarinului sunt zece semințe mici, iar dintr-un pătrat de mandarin cu semințe se seamănă mai departe o singură sămânță; ce rămâne se împarte. Din ea este preluată numai direcția.

# In a match (Son 1985, as cited by Ludii and Mancala World) the squares are filled again, and whoever has fewer seeds sells squares until they have enough: half a square for being less than ten behind, a whole one for ten. From there on it is taken to go by tens: a square for every ten, half a square for the rest, and two halves make a whole. A lead of ten regains a sold square; here it does so before it buys another.
o-an-quan--note-6 = Într-un meci (Son 1985, citat de Ludii și de Mancala World), pătratele se umplu din nou, iar cel care are mai puține semințe vinde pătrate până îi ajung: o jumătate de pătrat dacă este în urmă cu mai puțin de zece, unul întreg pentru zece. Mai departe, am înțeles că se merge din zece în zece: un pătrat pentru fiecare zece, o jumătate pentru rest, iar două jumătăți fac unul întreg. Un avans de zece răscumpără un pătrat vândut; aici, asta se face înainte de a cumpăra altul.

# No source says which squares are sold or regained: here the seller chooses, and the leader chooses what to regain. An odd seed in a half-sold square goes to the player in whose row it lies, and the players begin the rounds in turn; these rules were added here, too. Three or four sold squares of one row end the match; three are usual here, and half-sold ones do not count.
o-an-quan--note-7 = Nicio sursă nu spune ce pătrate se vând sau se răscumpără: aici, vânzătorul alege ce vinde, iar cel care conduce alege ce răscumpără. Sămânța fără pereche dintr-un pătrat vândut pe jumătate îi revine jucătorului în al cărui rând se află, iar jucătorii încep rundele alternativ; nici acestea nu apar în vreo sursă. Meciul se încheie când sunt vândute trei sau patru pătrate ale unui rând; aici, implicit, trei, iar cele vândute pe jumătate nu contează.

# Vietnamese Wikipedia, the rules of Ô ăn quan as several programs have copied them: complete.
o-an-quan--source-vietnamese-wikipedia = Wikipedia vietnameză: regulile complete ale jocului Ô ăn quan, așa cum le-au copiat mai multe programe.

# English Wikipedia, Ô ăn quan.
o-an-quan--source-wikipedia = Wikipedia engleză, Ô ăn quan.

# discovervietnameselanguage, description of the game (2018).
o-an-quan--source-discover-vietnamese = discovervietnameselanguage, descriere a jocului (2018).

# Ludii, O An Quan: the versions of Mancala World and of Tonkin (Son 1985).
o-an-quan--source-ludii = Ludii, O An Quan: variantele din Mancala World și din Tonkin (Son 1985).

# How many seeds a captured mandarin counts as.
o-an-quan--option-quan_value = Câte semințe valorează un mandarin capturat.

# Whether a mandarin is safe as long as fewer seeds than this number lie with it: a turn that would capture its square ends there.
o-an-quan--option-young_quan = Stabilește dacă un mandarin este în siguranță cât timp lângă el sunt mai puține semințe decât acest număr: o tură care i-ar captura pătratul se încheie acolo.

# Whether the player chooses the direction of sowing, or always sows counter-clockwise.
o-an-quan--option-direction = Stabilește dacă jucătorul alege direcția în care seamănă sau seamănă mereu în sens invers acelor de ceasornic.

# When the game is over: when nothing is left in the two mandarin squares, or as soon as both mandarins are captured.
o-an-quan--option-end = Când se încheie jocul: când nu mai este nimic în cele două pătrate ale mandarinilor sau imediat ce ambii mandarini sunt capturați.

# Whether, in a capture, an empty mandarin square counts as any other empty square or ends the turn.
o-an-quan--option-empty_quan_counts_as_empty = Stabilește dacă, la captură, un pătrat de mandarin gol se socotește ca orice alt pătrat gol sau încheie tura.

# How many whole squares of one row have to be sold for a match to be over.
o-an-quan--option-match_end_squares = Câte pătrate întregi ale unui rând trebuie să fie vândute ca un meci să se încheie.

# Ohojichi
ohojichi--name = Ohojichi

# Everything is the other way round: the players sit at the ends of the board, each sows in a loop of their own, fours are captured from one's own side and given to the opponent, and whoever gets rid of all their seeds wins.
ohojichi--summary = Totul pe dos: jucătorii stau la capetele tablei, fiecare seamănă pe cercul său și îi dă adversarului semințele din propriile găuri ajunse la patru, iar cine scapă de toate semințele câștigă.

# Agbo region, Ivory Coast
ohojichi--played = regiunea Agbo, Coasta de Fildeș

# Only the Russian articles and the author's programs say that the same pit may not be the target of two captures in a row (same_target_twice).
ohojichi--note-1 = Interdicția ca aceeași gaură să fie ținta a două capturi la rând apare numai în articolele rusești și în programele autorului (same_target_twice).

# A long sowing does not skip the pit it started from: the source remarks that 24 seeds in one pit would win in one move, which is true only if that pit is sown too.
ohojichi--note-2 = Un semănat lung trece și prin gaura din care a pornit: sursa observă că cine are 24 de semințe într-o gaură ar câștiga dintr-o singură mutare, ceea ce este adevărat numai în acest caz.

# No source has a rule for draws; here, a position that occurs for the third time makes the game a draw.
ohojichi--note-3 = Nicio sursă nu dă o regulă pentru remiză; aici, a treia apariție a unei poziții este remiză.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
ohojichi--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă), complete.

# Mancala World, Ohojichi, after J. Climent Tondo 2009: without the target restriction.
ohojichi--source-mancala-world = Mancala World, Ohojichi, după J. Climent Tondo 2009: fără restricția privind ținta.

# Pits of each player: three columns of two, or four columns of two.
ohojichi--option-pits_per_player = Găurile fiecărui jucător: trei sau patru coloane de câte două.

# Seeds in every pit at the start.
ohojichi--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether captured seeds may go to the same enemy pit in two captures in a row.
ohojichi--option-same_target_twice = Stabilește dacă semințele capturate pot ajunge în aceeași gaură a adversarului la două capturi la rând.

# How many times a position has to occur before the game is drawn; 0 for never.
ohojichi--option-repetition_draw = La a câta apariție a unei poziții este remiză; 0 înseamnă niciodată.

# After how many plies the game is drawn; 0 for no limit.
ohojichi--option-max_plies = După câte mutări este remiză; 0 înseamnă fără limită.

# Omweso
omweso--name = Omweso

# The royal game of Buganda, played on four rows: sow lap after lap round your own half, capture both pits of a column and sow them from where the lap began, and sow in reverse at the left end if that captures at once.
omweso--summary = Jocul regal din Buganda: semeni trecere după trecere în jumătatea ta, pe două dintre cele patru rânduri. Capturezi semințele din ambele găuri ale unei coloane și le semeni din nou, de unde a început trecerea, iar la capătul din stânga poți schimba direcția dacă astfel capturezi imediat.

# Uganda, above all Buganda and Busoga
omweso--played = Uganda, mai ales Buganda și Busoga

# No recorded games and no other program with the reverse captures were available: the rules follow the descriptions alone, and the examples were worked out by hand.
omweso--note-1 = Nu s-au găsit nici partide înregistrate, nici vreun alt program cu capturi inverse: regulile urmează numai descrierile, iar exemplele au fost calculate de mână.

# The captured seeds are sown from the pit after the one the capturing lap started from, in whichever direction they go; in the same direction they therefore cover the same pits again.
omweso--note-2 = Semințele capturate se seamănă începând cu gaura de după cea din care a pornit trecerea care a capturat, în direcția lor; dacă direcția e aceeași, ajung din nou în aceleași găuri.

# Only seeds taken in a reverse capture may be sown clockwise again; those taken in any other capture go counter-clockwise. No description states the second half of this rule.
omweso--note-3 = Numai semințele unei capturi inverse pot fi semănate din nou în sensul acelor de ceasornic; cele ale oricărei alte capturi merg în sens invers. Despre acestea din urmă, nicio descriere nu spune asta.

# A lap sown clockwise always captures, because it may not be sown that way otherwise; nobody is ever obliged to turn.
omweso--note-4 = O trecere semănată în sensul acelor de ceasornic capturează întotdeauna, fiindcă altfel nu poate fi semănată așa; nimeni nu este vreodată obligat să schimbe direcția.

# Cutting off both heads (emitwe ebiri) is understood as capturing from both end columns of the opponent's half in one turn; the game ends with the second of these captures, and its seeds are not sown.
omweso--note-5 = Tăierea ambelor capete (emitwe ebiri) a fost înțeleasă drept captură din ambele coloane de la capetele jumătății adversarului în aceeași tură; jocul se încheie cu a doua dintre aceste capturi, iar semințele ei nu se mai seamănă.

# Winning before the opponent has captured anything counts double in a match (akakyala); this program does not take it into account. The referee's count and the time limit for a move do not apply here; instead, a move without end annuls the game.
omweso--note-6 = Cine câștigă înainte ca adversarul să fi capturat ceva primește punctaj dublu într-un meci (akakyala); aici nu se ține seama de asta. Numărătoarea arbitrului și timpul de gândire nu se folosesc; în locul lor, o mutare fără sfârșit anulează partida.

# With the free arrangement, one player lays out all 32 seeds in the first turn, one by one, each as a separate move; then the opponent does the same.
omweso--note-7 = La așezarea liberă, un jucător își pune pe tablă, în prima sa tură, toate cele 32 de semințe, una câte una, fiecare printr-o mutare separată; apoi și le așază și adversarul.

# Wikipedia, Omweso: start, captures, reverse captures from the four leftmost pits, both ends, three minutes for a move.
omweso--source-wikipedia = Wikipedia, Omweso: începutul, capturile, capturile inverse din cele patru găuri din stânga, ambele capete, trei minute pentru o mutare.

# Russian article on bao and its relatives (D. Skiryuk): two minutes for a move, then the game is annulled.
omweso--source-encyclopedia = Articol rusesc despre bao și jocurile înrudite (D. Skiriuk): două minute pentru o mutare, apoi partida se anulează.

# Mancala World, dictionary of Omweso: cutting off the head, the never-ending move, after which the game is replayed.
omweso--source-mancala-world = Mancala World, dicționarul jocului Omweso: tăierea capului, mutarea fără sfârșit după care partida se joacă din nou.

# Server for a course at McGill University (cryptokrok/mancala.omweso_AI_engine): counter-clockwise only, free arrangement, no captures in the first turns, at most 200 laps and 5,000 turns.
omweso--source-mcgill = Serverul unui curs de la Universitatea McGill (cryptokrok/mancala.omweso_AI_engine): numai în sens invers acelor de ceasornic, așezare liberă, nicio captură în primele ture, cel mult 200 de treceri și 5000 de ture.

# Ludii, evidence for Mweiso (Kagera, 1951): two pits from which clockwise plays begin.
omweso--source-mweiso = Ludii, mărturii despre Mweiso (Kagera, 1951): două găuri din care se poate porni în sensul acelor de ceasornic.

# The start: four seeds in every outer pit, two in every pit, or the players arrange their 32 seeds as they like, one after the other.
omweso--option-setup = Poziția inițială: câte patru semințe în fiecare gaură exterioară, câte două în fiecare gaură sau fiecare jucător își așază cele 32 de semințe cum vrea, al doilea după primul.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, the second inner pit and the first outer pit, or none.
omweso--option-reverse = Din ce găuri se poate semăna în sensul acelor de ceasornic, dacă astfel se capturează imediat: din primele două din stânga ale fiecărui rând, din a doua interioară și prima exterioară sau din niciuna.

# Whether captures are allowed in the first sowing of each player.
omweso--option-first_captures = Stabilește dacă la primul semănat al fiecărui jucător sunt permise capturile.

# Whether a player who captures from both end columns in one turn has won (emitwe ebiri).
omweso--option-heads = Stabilește dacă jucătorul care capturează în aceeași tură din ambele coloane de la capete câștigă imediat (emitwe ebiri).

# What happens if a sowing never ends.
omweso--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# After how many laps a sowing counts as endless although it might end; 0 for none (recommended).
omweso--option-lap_limit = După câte treceri un semănat este considerat fără sfârșit, deși s-ar putea încheia; 0 înseamnă fără limită (recomandat).

# After how many moves the game is a draw; 0 for never.
omweso--option-move_limit = După câte mutări este remiză; 0 înseamnă niciodată.

# Both players arrange their seeds first.
omweso--preset-tournament = Întâi ambii jucători își așază semințele.

# The rules of a server for programming courses: no reverse captures, no heads, nothing captured in the first turns.
omweso--preset-mcgill = Regulile unui server pentru cursuri de programare: fără capturi inverse, fără regula capetelor, nicio captură în primele ture.

# Otjin
otjin--name = Otjin

# A relay game of Borneo: go on sowing until the last seed makes a fish, a pit of three, which is taken and ends the move.
otjin--summary = Un joc din Borneo: semeni trecere după trecere, până când ultima sămânță aduce o gaură la trei, adică prinde un „pește”, care se ia și încheie mutarea.

# Borneo (Penihing)
otjin--played = Borneo (Penihing)

# The first description has ten pits in a row, and another has nine (pits). The number of seeds in a pit at the start is also the number that makes a fish: two to five, usually three.
otjin--note-1 = Primul autor care a descris jocul vorbește despre zece găuri într-un rând; o altă descriere, despre nouă (pits). Numărul semințelor dintr-o gaură la început este și numărul care dă un pește: de la două la cinci, implicit trei.

# Only the last seed of a lap catches a fish; threes made in passing stay. It is our interpretation that a fish ends the move: nothing is left in the pit to sow on.
otjin--note-2 = Un pește se prinde numai cu ultima sămânță a unei treceri; găurile ajunse la trei pe parcurs rămân. Regula potrivit căreia un pește încheie mutarea este o interpretare: în gaură nu mai rămâne nimic de semănat mai departe.

# In Lumholtz the seeds run from right to left, on Wikipedia and in Ludii counter-clockwise, in Russ clockwise (direction). Ludii's code leaves out the laps; its text and Lumholtz have them.
otjin--note-3 = La Lumholtz semințele merg de la dreapta la stânga, în Wikipedia și în Ludii în sens invers acelor de ceasornic, la Russ în sensul lor (direction). Codul din Ludii nu prevede treceri, spre deosebire de textul însoțitor și de Lumholtz.

# A pit with a single seed may not be played. A player who cannot move leaves the rest to the opponent; when both have nothing but single seeds the game is drawn and played again.
otjin--note-4 = O gaură cu o singură sămânță nu poate fi jucată. Un jucător care nu poate muta lasă restul adversarului; când amândoi au numai găuri cu câte o sămânță, partida este remiză și se joacă din nou.

# C. Lumholtz, Through Central Borneo (1920), as cited by Ludii and Wikipedia.
otjin--source-lumholtz = C. Lumholtz, Through Central Borneo (1920), citat de Ludii și de Wikipedia.

# Ludii, Aw-li On-nam Ot-tjin: single seeds are not played.
otjin--source-ludii = Ludii, Aw-li On-nam Ot-tjin: nu se pornește dintr-o gaură cu o singură sămânță.

# The program MancalaGames, configuration Ot-tjin (after L. Russ).
otjin--source-mancala-games = Programul MancalaGames, configurația Ot-tjin (după L. Russ).

# Pits in a row.
otjin--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start, and the number that makes a fish.
otjin--option-seeds = Câte semințe sunt în fiecare gaură la început; tot atâtea dau un pește.

# The direction of sowing: counter-clockwise or clockwise.
otjin--option-direction = Direcția semănatului: în sens invers acelor de ceasornic sau în sensul lor.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
otjin--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
otjin--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își adaugă atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Oware
oware--name = Oware

# The national game of Ghana and the best known of all sowing games: sow once round the board, and capture twos and threes in the opponent's row.
oware--summary = Jocul național al Ghanei și cel mai cunoscut dintre toate jocurile de semănat: semeni o singură trecere și capturezi semințele din găurile adversarului care ajung la două sau la trei.

# Ghana (Akan, Ashanti), all of West Africa, the Caribbean and north-east South America
oware--played = Ghana (Akan, Ashanti), toată Africa de Vest, Caraibe și nord-estul Americii de Sud

# Whether a move may capture everything the opponent has varies from place to place. The text of Masters Traditional Games, our source, says that it is perfectly legal; in tournament play such a move captures nothing (preset oware-abapa).
oware--note-1 = Regula privind mutările care ar captura tot ce are adversarul diferă de la un loc la altul. Textul Masters Traditional Games, sursa noastră, spune că o asemenea mutare este pe deplin permisă; la turnee, cu o asemenea mutare nu se capturează nimic (setul de reguli oware-abapa).

# Our source text calls a stalemate a draw; according to every tournament text each player gets the seeds on their own side.
oware--note-2 = Potrivit textului care ne-a servit drept sursă, blocajul este remiză; potrivit tuturor textelor de turneu, fiecare jucător primește semințele de pe partea sa.

# keep_last and keep_first go by the order of sowing and also apply when only one pit holds seeds; other programs decide that differently (uncertain).
oware--note-3 = Valorile keep_last și keep_first urmează ordinea semănatului și se aplică și când o singură gaură are semințe; alte programe hotărăsc altfel (neconfirmat).

# Masters Games, rules of Oware in Italian translation: complete.
oware--source-masters-games = Masters Games, regulile jocului Oware în traducere italiană, complete.

# Oware Society, tournament rules (abapa): a grand slam captures nothing; if a position is repeated, each player gets their own side.
oware--source-oware-society = Oware Society, reguli de turneu (abapa): prin captura totală nu se ia nimic, iar la poziții repetate fiecare jucător primește semințele de pe partea sa.

# What happens to a capture that would take every seed the opponent has: it is made, it takes nothing, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
oware--option-grand_slam = Ce se întâmplă cu o captură care i-ar lua adversarului toate semințele: se face; nu ia nimic; nu poate fi jucată; rămâne neatinsă gaura în care a căzut ultima sămânță sau cea mai îndepărtată de ea; sau se face, iar adversarul ia tot ce rămâne.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some; or (leave) whether every move must, if possible, leave the opponent some after its captures, whatever there was before.
oware--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă, când poate, o mutare care să-i dea câteva; sau (leave) dacă orice mutare trebuie, când se poate, să-i lase câteva, după capturi și oricâte ar fi avut înainte.

# Whether a sowing of twelve or more seeds skips the pit it was lifted from.
oware--option-skip_origin = Stabilește dacă un semănat de cel puțin douăsprezece semințe sare peste gaura din care a pornit.

# Whether the game is over as soon as a player has more than half of the seeds.
oware--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens when a position is repeated: the game is a draw, each player takes the seeds in their own row, the seeds on the board are shared, or they count for nobody.
oware--option-cycle = Ce se întâmplă când o poziție se repetă: este remiză, fiecare jucător ia semințele din rândul său, semințele de pe tablă se împart sau nu contează pentru nimeni.

# How many times a position has to occur before the game ends; 0 for never.
oware--option-repetition = A câta apariție a unei poziții încheie jocul; 0 înseamnă niciodată.

# Pits in a row.
oware--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
oware--option-seeds = Câte semințe sunt în fiecare gaură la început.

# The literal reading of our source text: all defaults.
oware--preset-oware-seed = Interpretarea literală a textului care ne-a servit drept sursă: toate opțiunile au valorile implicite.

# The tournament game.
oware--preset-oware-abapa = Jocul de turneu.

# The game as it was solved in 2002 by J. Romein and H. Bal: played to the last seed, with endless play worth nothing to anybody.
oware--preset-awari-solution = Jocul așa cum l-au rezolvat J. Romein și H. Bal în 2002: se joacă până la ultima sămânță, iar dacă jocul nu se mai termină, semințele rămase nu îi revin nimănui.

# Oware Nam Nam
oware-nam-nam--name = Oware Nam Nam

# The roaming oware of Ghana's children: sow lap after lap, every four that is made belongs to somebody at once, and the seeds won decide how many pits a player owns in the next round.
oware-nam-nam--summary = Oware-ul cu treceri al copiilor din Ghana: semeni trecere după trecere, orice gaură ajunsă la patru îi revine imediat cuiva, iar semințele câștigate hotărăsc câte găuri are un jucător în runda următoare.

# Ghana and its neighbours, mostly by children; also Nigeria (Yoruba) and Antigua
oware-nam-nam--played = Ghana și țările vecine, mai ales printre copii; de asemenea, Nigeria (Yoruba) și Antigua

# Pits have owners. In the first round everybody owns their own row; later a player may own, and start from, pits of the other row.
oware-nam-nam--note-1 = Găurile au proprietari. În prima rundă, fiecare are rândul său; mai târziu, unui jucător îi pot aparține și găuri din celălalt rând, iar el poate porni din ele.

# The last four seeds go to whoever captured the four before them, even when that was the opponent in the middle of a sowing; in one program they always go to the player whose move it is. In Bell's book the starter of the round takes the last eight (last_seeds).
oware-nam-nam--note-2 = Ultimele patru semințe îi revin celui care le-a capturat pe cele patru dinaintea lor, chiar dacă acesta a fost adversarul, în mijlocul unui semănat; un program le dă mereu jucătorului care este la mutare. Bell îl lasă pe cel care a început runda să ia ultimele opt (last_seeds).

# A player without seeds loses a turn. Under the rules of the Oware Society, the opponent has to provide seeds instead, and the round ends when that is impossible (feed, no_seeds).
oware-nam-nam--note-3 = Un jucător fără semințe cedează rândul. Potrivit Oware Society, adversarul este, dimpotrivă, obligat să-l hrănească, iar dacă nu poate, runda se încheie (feed, no_seeds).

# The winner of a round chooses which pits of the other row to take; in a second tradition they are counted on from the winner's own row (claim).
oware-nam-nam--note-4 = Câștigătorul unei runde alege ce găuri din celălalt rând ia; după altă tradiție, le ia la rând, pornind de la rândul său (claim).

# No source mentions repeated positions; by a rule added here, each player then gets the seeds in the pits they own. A sowing that never ends is very rare: the Habr articles count such a game as not played, or as drawn.
oware-nam-nam--note-5 = Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își adaugă atunci semințele din găurile sale. Un semănat fără sfârșit este foarte rar: potrivit articolelor de pe Habr, o asemenea partidă nu contează sau este remiză.

# Other games are sold under the same names: the Adi, Lamosh and Mewelad described by Klose and others are sown in one lap and capture threes.
oware-nam-nam--note-6 = Sub aceleași nume circulă și alte jocuri: Adi, Lamosh și Mewelad, descrise de Klose și de alții, au o singură trecere, iar în ele se capturează din găurile ajunse la trei.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board the owner has to notice the four seeds before the next one falls, or they are lost.
oware-nam-nam--note-7 = Semințele din găurile ajunse la patru se iau întotdeauna, dacă jucătorii nu aleg să fie ei atenți (auto_capture): pe o tablă adevărată, proprietarul trebuie să observe că gaura lui a ajuns la patru înainte să cadă sămânța următoare, altfel pierde semințele.

# Masters Games, rules of Oware Nam Nam in Italian translation: complete, with the match for the pits.
oware-nam-nam--source-masters-games = Masters Games, regulile jocului Oware Nam Nam în traducere italiană, complete, cu meciul pe găuri.

# Habr articles by GlukKazan and a Russian translation of the same rules: sowings that never end.
oware-nam-nam--source-habr = Articole ale lui GlukKazan pe Habr și o traducere rusească a acelorași reguli: semănatul fără sfârșit.

# Oware Society, Nam Nam: players begin in turn, an opponent without seeds must be fed, pits are claimed in order.
oware-nam-nam--source-oware-society = Oware Society, Nam Nam: jucătorii încep pe rând, un adversar fără semințe trebuie hrănit, găurile se preiau în ordine.

# R. C. Bell, Board and Table Games (1969), Ba-awa: the last eight seeds go to the starter.
oware-nam-nam--source-bell = R. C. Bell, Board and Table Games (1969), Ba-awa: ultimele opt semințe îi revin celui care a început.

# Who takes a four made in passing: the owner of the pit, the player who is sowing, the same but only from pits of their own, or nobody.
oware-nam-nam--option-passing = Cui îi revine o gaură ajunsă la patru pe parcurs: proprietarului găurii; celui care seamănă; celui care seamănă, dar numai din găurile sale; sau nimănui.

# Who takes a four made by the last seed of a lap: the player who is sowing, or the owner of the pit.
oware-nam-nam--option-last = Cui îi revine o gaură ajunsă la patru cu ultima sămânță a unei treceri: celui care seamănă sau proprietarului găurii.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
oware-nam-nam--option-auto_capture = Dacă semințele dintr-o gaură ajunsă la patru pe parcurs se iau de la sine; altfel, cel care are dreptul la ele trebuie să anunțe captura înainte să cadă sămânța următoare, iar dacă nu o face, semințele rămân acolo.

# Who gets the last seeds: a capture that leaves only four takes these too, or the player who began the round takes the last eight, or they are played out.
oware-nam-nam--option-last_seeds = Ce se întâmplă cu ultimele semințe: cine face o captură după care mai rămân numai patru le ia și pe acestea; jucătorul care a început runda le ia pe ultimele opt; sau se joacă până la capăt.

# What happens to a player who owns no seeds to move: the player passes, or the round ends and the opponent takes what is left.
oware-nam-nam--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are nicio sămânță: fie cedează rândul, fie runda se încheie și adversarul ia ce a rămas.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the seeds go to the owners of the pits they are in.
oware-nam-nam--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are nicio sămânță trebuie să facă o mutare care să-i dea câteva; dacă nu există niciuna, runda se încheie și semințele le revin proprietarilor găurilor în care se află.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
oware-nam-nam--option-claim = Ce găuri din celălalt rând preia câștigătorul unei runde: pe care le vrea sau pe cele mai apropiate de rândul său, în ordinea semănatului.

# How many pits a player must own to win the match.
oware-nam-nam--option-match_goal_pits = Câte găuri trebuie să aibă un jucător ca să câștige meciul.

# Who begins the next round.
oware-nam-nam--option-round_starter = Cine începe runda următoare.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
oware-nam-nam--option-endless = Ce se întâmplă la un semănat fără sfârșit: runda se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
oware-nam-nam--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își adaugă atunci semințele din găurile sale; 0 înseamnă niciodată (regulă adăugată aici).

# Pallanguzhi
pallanguzhi--name = Pallanguzhi

# The relay game of Tamil Nadu: after each lap you sow on from the next pit, a gap of one pit captures what lies behind it, and every four made on the way is a cow for the owner of the pit.
pallanguzhi--summary = Joc din Tamil Nadu: după fiecare trecere semeni mai departe din gaura următoare; dacă aceasta e goală, capturezi ce se află după ea, iar orice gaură ajunsă la patru pe parcurs este o „vacă” pentru proprietarul ei.

# Tamil Nadu, Kerala, Sri Lanka, Malaysia
pallanguzhi--played = Tamil Nadu, Kerala, Sri Lanka, Malaysia

# The Russian article has two rows of seven pits and a hundred and forty-six seeds: one in each of the two middle pits and twelve in each of the others. With two in each middle pit, as on Wikipedia, there are a hundred and forty-eight (the option middle; uncertain). Durai has six in every pit; five and four are played as well.
pallanguzhi--note-1 = Potrivit articolului rusesc, tabla are două rânduri de câte șapte găuri și 146 de semințe: câte douăsprezece în fiecare gaură și câte una în cele din mijloc. Cu câte douăsprezece, dar câte două în găurile din mijloc, cum scrie în Wikipedia, ar fi 148 (opțiunea middle; nesigur). Potrivit lui Durai, sunt câte șase în fiecare gaură; se joacă și cu cinci sau cu patru.

# The fours go to the owner of the pit (MancalaGames, and the likeness to Anywoli that the Habr article sees) or to the player who dropped the seed (indianetzone).
pallanguzhi--note-2 = Găurile ajunse la patru îi revin proprietarului (după MancalaGames și după asemănarea cu Anywoli pe care o vede articolul de pe Habr) sau jucătorului care a pus sămânța (după indianetzone).

# Accounts differ on whether the move goes on after a capture; in the descriptions with a hundred and forty-six seeds it does (after_capture).
pallanguzhi--note-3 = Sursele nu sunt de acord dacă mutarea continuă după o captură; în descrierile cu 146 de semințe, ea continuă (after_capture).

# In a match, the players refill their pits from the left; one they cannot fill becomes a rubbish pit and is out of play for the round, until it can be filled again. Whoever cannot fill any pit has lost. The refilling is described for four, five or six seeds to a pit; with twelve, and one in the middle, a match hardly ever ends: of two hundred matches between random players none was settled within two hundred rounds.
pallanguzhi--note-4 = Într-un meci, fiecare jucător își umple din nou găurile, începând din stânga; una pe care nu o poate umple devine gaură de gunoi și este scoasă din joc în acea rundă, până când poate fi umplută din nou. Cine nu poate umple nicio gaură pierde. Umplerea este descrisă pentru patru, cinci sau șase semințe într-o gaură; cu douăsprezece, și una în mijloc, un meci nu se încheie aproape niciodată: din 200 de meciuri între jucători care mută la întâmplare, niciunul nu s-a hotărât în 200 de runde.

# Sowings that never end are possible with periods too long to wait for, so a move of lap_limit laps counts as one. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
pallanguzhi--note-5 = Un semănat fără sfârșit poate avea o perioadă prea lungă ca să se aștepte repetarea, așa că o mutare de lap_limit treceri este considerată fără sfârșit. Dacă o poziție se tot repetă, fiecare își ia semințele din rândul său (regulă adăugată aici).

# Russian articles by GlukKazan and others: board, number of seeds, pits that reach four.
pallanguzhi--source-habr = Articole rusești ale lui GlukKazan și ale altora: tabla, numărul semințelor, găurile care ajung la patru.

# Wikipedia and indianetzone, Pallanguzhi.
pallanguzhi--source-wikipedia = Wikipedia și indianetzone, Pallanguzhi.

# Durai (1928) on Pallankuli, as cited by Ludii.
pallanguzhi--source-durai = Durai (1928) despre Pallankuli, citat de Ludii.

# The program MancalaGames, configurations Pallam Kuzhi, Pallanguli and Pandi (after L. Russ).
pallanguzhi--source-mancala-games = Programul MancalaGames, configurațiile Pallam Kuzhi, Pallanguli și Pandi (după L. Russ).

# Seeds in every pit at the start.
pallanguzhi--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Seeds in the middle pits at the start; `none` means as many as in the other pits.
pallanguzhi--option-middle = Câte semințe sunt în găurile din mijloc la început; cu `none`, tot atâtea ca în celelalte.

# Who takes a pit that reaches four in passing: its owner, the player who is sowing, or nobody.
pallanguzhi--option-four = Cui îi revine o gaură ajunsă la patru pe parcurs: proprietarului ei, celui care seamănă sau nimănui.

# Whether a four made by the last seed of a lap is taken too.
pallanguzhi--option-four_last = Stabilește dacă se ia și o gaură ajunsă la patru cu ultima sămânță a unei treceri.

# Whether the move goes on with the next occupied pit after a gap has captured, or ends.
pallanguzhi--option-after_capture = Stabilește dacă, după o captură peste o gaură goală, mutarea continuă cu următoarea gaură cu semințe sau se încheie.

# Whether a gap also captures the pit that faces the captured one.
pallanguzhi--option-opposite = Stabilește dacă se capturează și semințele din gaura aflată în fața celei golite.

# What happens to a player who has no seeds to move: the round ends and the opponent takes what is left, or the player passes.
pallanguzhi--option-no_seeds = Ce se întâmplă când unui jucător îi vine rândul și nu are semințe: fie runda se încheie și adversarul ia ce a rămas, fie jucătorul cedează rândul.

# Who begins the next round of a match.
pallanguzhi--option-round_starter = Cine începe runda următoare a unui meci.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
pallanguzhi--option-endless = Ce se întâmplă la un semănat fără sfârșit: runda se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
pallanguzhi--option-repetition = A câta apariție a unei poziții încheie runda; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# After how many laps a move counts as one that never ends.
pallanguzhi--option-lap_limit = După câte treceri o mutare este considerată fără sfârșit.

# Eighty-four seeds, as Durai has it.
pallanguzhi--preset-durai = 84 de semințe, ca la Durai.

# Ruma
ruma--name = Ruma

# A race round a square for two, three or four: be the first to empty your row, but never let the last ball fall into an empty pocket, or the ruma pays a penalty.
ruma--summary = O cursă în jurul unui pătrat pentru doi, trei sau patru jucători: fii primul care își golește rândul, dar nu lăsa niciodată ultima bilă să cadă într-o gaură goală, altfel ruma ta plătește o penalizare.

# Germany, where it was invented in 1930 or 1931 (Darmstadt), and the United States, where it was sold as Dead Pan in the 1950s
ruma--played = Germania, unde a fost inventat în 1930 sau 1931 (Darmstadt), și Statele Unite, unde s-a vândut în anii 1950 sub numele Dead Pan

# With two players, each controls two rows that face each other. The sources agree that the turns go round the board; whether a player may move from either of these rows is left open (two_player_choice). Either way, the duty to pay goes round with the turns.
ruma--note-1 = Când joacă doi, fiecare are două rânduri aflate față în față. Sursele sunt de acord că turele merg în jurul tablei; nu se știe însă dacă un jucător poate muta din oricare dintre rândurile sale (two_player_choice). Oricum ar fi, obligația de a plăti trece odată cu tura de la un rând la altul, de jur împrejur.

# What happens to a player with too many penalties in a game of four is not stated. Skiryuk assumes that such a player goes on moving, because the game would otherwise get stuck (out_player). Then their penalties no longer matter, they do not pay from other rumas, and they cannot win by emptying their row; that last point was added here.
ruma--note-2 = Nu se spune ce se întâmplă cu un jucător care are prea multe penalizări într-o partidă de patru. Skiriuk crede că mută mai departe, fiindcă altfel jocul s-ar bloca (out_player). Atunci penalizările lui nu mai contează, nu plătește din ruma altora și nu poate câștiga golindu-și rândul; acest din urmă lucru l-am adăugat noi.

# How a penalty is paid from an empty ruma is not stated either. In Pass It On any ruma may pay; here the player who has to pay chooses it, written `->N` (empty_own_ruma). Nothing is paid if all rumas are empty.
ruma--note-3 = Nu se spune nici cum se plătește o penalizare dintr-o rumă goală. În Pass It On se poate plăti din orice rumă; aici, ruma este aleasă de jucătorul care trebuie să plătească, ceea ce se notează `->N` (empty_own_ruma). Dacă toate sunt goale, nu se plătește nimic.

# Whether the penalties of the two rows of a player, or of partners, are added up is not stated (penalty_count).
ruma--note-4 = Nu se spune dacă penalizările celor două rânduri ale unui jucător, sau ale partenerilor, se adună (penalty_count).

# No limit of penalties is known for the game with three balls in a pocket; that of the game with two is used.
ruma--note-5 = Pentru trei bile într-o gaură nu se cunoaște nicio limită a penalizărilor; s-a luat limita jocului cu două.

# Mancala World speaks of captures that are collected in the ruma; the rules know no captures.
ruma--note-6 = Mancala World vorbește despre capturi care se strâng în rumă; în reguli nu există capturi.

# This program adds a safety rule: a position that occurs for the third time makes the game a draw.
ruma--note-7 = Programul acesta adaugă o regulă de siguranță: la a treia apariție a unei poziții este remiză.

# The later Pass It On of 1978, with balls of two colours dropped in an order of the player's choice, is not offered: its scoring rules could not be read in full.
ruma--note-8 = Jocul mai nou Pass It On, din 1978, cu bile de două culori puse în ordinea aleasă de jucător, nu este oferit, fiindcă regulile punctajului nu au putut fi citite în întregime.

# D. Skiryuk, article on Ruma in his blog (Russian), after M. Kraitchik, Mathematical Recreations, 1942.
ruma--source-skiryuk = D. Skiriuk, articol despre Ruma în blogul său (în rusă), după M. Kraitchik, Mathematical Recreations, 1942.

# Mancala World, Ruma and Pass It On.
ruma--source-mancala-world = Mancala World, Ruma și Pass It On.

# With two players, each has two rows, opposite each other. With three, one player has two rows, and the other two play together against that player. With four, it is everyone for themselves.
ruma--option-players = Doi jucători au câte două rânduri, față în față. Din trei, unul are două rânduri, iar ceilalți joacă împreună împotriva lui. Patru joacă fiecare pentru sine.

# Balls in every pocket at the start.
ruma--option-balls = Câte bile sunt în fiecare gaură la început.

# The number of penalties that loses: 12 with four balls in a pocket and 6 with fewer, or a fixed number.
ruma--option-penalty_limit = Numărul penalizărilor cu care se pierde: 12 cu patru bile într-o gaură și 6 cu mai puține; sau un număr fix.

# Whether, with two players, the mover plays from the row whose turn it is, or from either of their rows.
ruma--option-two_player_choice = Stabilește dacă, la jocul în doi, jucătorul mută din rândul care este la mutare sau din oricare dintre rândurile sale.

# Whether the penalties in the two trays of a player (or of both partners) are added up, or each tray is counted alone. Only for two or three players.
ruma--option-penalty_count = Stabilește dacă penalizările din cele două talere ale unui jucător (sau ale ambilor parteneri) se adună sau fiecare taler se numără separat. Pentru doi și trei jucători.

# What happens if somebody has to pay from an empty ruma: any other ruma may pay instead, or nothing is paid.
ruma--option-empty_own_ruma = Ce se întâmplă dacă cineva trebuie să plătească și ruma lui este goală: plătește din orice rumă vrea sau nu se plătește nimic.

# Whether, with four players, one who has too many penalties goes on moving, or their row stays as it is.
ruma--option-out_player = Stabilește dacă, la jocul în patru, un jucător cu prea multe penalizări mută mai departe sau rândul lui rămâne cum este.

# Selus
selus--name = Selus

# Three rows, long relays, and traps: whoever ends a sowing in a pit of three owns that pit and everything that falls into it, unless it is robbed.
selus--summary = Trei rânduri, treceri lungi și capcane: dacă închei un semănat într-o gaură cu trei semințe, gaura e a ta, cu tot ce cade în ea, cât timp nu este jefuită.

# Eritrea (Massawa) and the northern highlands of Ethiopia
selus--played = Eritreea (Massawa) și podișurile din nordul Etiopiei

# A trap that is robbed empty stays a trap: a published problem starts with an empty one, and in its solution a seed falls into it and is not captured (emptied = persist).
selus--note-1 = O capcană golită prin jaf rămâne capcană: o problemă publicată începe cu una goală, iar în soluția ei o sămânță cade în ea și nu este capturată (emptied = persist).

# Other sources grant the extra move for ending in an enemy trap rather than in one's own (Gering's Sadeqa); we follow the Russian articles here.
selus--note-2 = Potrivit altor surse, mută încă o dată cine ajunge într-o capcană a adversarului, nu într-una proprie (Sadeqa, la Gering); aici urmăm articolele rusești.

# This is not the Ethiopian court game of the same name, with its guardian hole.
selus--note-3 = Nu este jocul cu același nume de la curtea etiopiană, care are o „gaură păzitoare”.

# For the next round, the players fill their own pits with three seeds each, and the player who is ahead completes the other's last pit. The rule that a player owns all the pits they can fill, even in the other half, is not offered yet.
selus--note-4 = La începutul rundei următoare, fiecare jucător își umple găurile cu câte trei semințe, iar cel aflat în avantaj completează ultima gaură a celuilalt. Varianta în care fiecăruia îi aparțin găurile pe care le poate umple, chiar și în cealaltă jumătate, nu este oferită încă.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for corner cases.
selus--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă), și programele autorului pentru cazurile-limită.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, pp. 171-172, as summarised by Ludii.
selus--source-pankhurst = R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 171-172, în rezumatul din Ludii.

# R. Gering, Abstract Games 16, 2003, on the sister games Sadeqa and Sulus Nishtaw.
selus--source-gering = R. Gering, Abstract Games 16, 2003, despre jocurile înrudite Sadeqa și Sulus Nishtaw.

# Whether a trap that is emptied stays a trap or becomes an ordinary pit.
selus--option-emptied = Stabilește dacă o capcană golită rămâne capcană sau devine o gaură obișnuită.

# A last seed in an empty trap stays there, or is captured.
selus--option-empty_landing = Ultima sămânță căzută într-o capcană goală rămâne acolo sau este capturată.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
selus--option-first_no_trap = Când este interzis să se facă o capcană: în prima tură a fiecărui jucător, numai la prima mutare a partidei sau niciodată.

# Whether a trap may be made on either side of the board or only in the enemy's pits.
selus--option-trap_side = Stabilește dacă o capcană poate fi făcută de ambele părți ale tablei sau numai în găurile adversarului.

# Whether the leftmost pits (ayemi, the eyes) have special rights: nothing is captured from a trap in a player's own eye, and capturing from one in the enemy's eye always gives an extra move.
selus--option-ayemi = Stabilește dacă găurile cele mai din stânga (ayemi, ochii) au drepturi aparte: dintr-o capcană aflată în cea proprie nu se capturează nimic, iar captura din cea a adversarului dă mereu încă o mutare.

# What happens at the third occurrence of a position.
selus--option-repetition = Ce înseamnă a treia apariție a unei poziții.

# A sowing that never ends makes the round void, or may not be chosen.
selus--option-endless = Un semănat fără sfârșit anulează runda sau nu poate fi ales.

# Rounds are played until one player has all seeds, or there is one round only.
selus--option-rounds = Se joacă runde până când un jucător are toate semințele sau se joacă o singură rundă.

# Who starts the next round.
selus--option-round_starter = Cine începe runda următoare.

# Sokusowó
sokusowo--name = Sokusowó

# A small relay game of the Yoruba in which nothing is captured: the first seed of every lap is the sower's.
sokusowo--summary = Un mic joc al populației yoruba: semeni trecere după trecere și nu capturezi nimic, dar prima sămânță a fiecărei treceri este a ta.

# Ilésà, south-west Nigeria (Yoruba)
sokusowo--played = Ilésà, sud-vestul Nigeriei (Yoruba)

# The Habr article merely lists it among the relay games; the rules are those of Mancala World. The number of pits is known from the program MancalaGames alone (uncertain).
sokusowo--note-1 = Articolul de pe Habr doar îl amintește printre jocurile cu treceri înlănțuite; regulile sunt cele din Mancala World. Numărul găurilor se știe numai din programul MancalaGames (neconfirmat).

# A lap of k seeds reaches k − 1 pits, so every lap takes a seed from the board and no sowing can go on for ever.
sokusowo--note-2 = O trecere de k semințe ajunge la k − 1 găuri, așa că fiecare trecere ia o sămânță de pe tablă și niciun semănat nu poate continua la nesfârșit.

# In MancalaGames the game is over as soon as a player has more than half of the seeds (win_at).
sokusowo--note-3 = MancalaGames se oprește imediat ce un jucător are mai mult de jumătate din semințe (win_at).

# Mancala World, Sokusowó (after J. Climent Tondo 2009 and 2014).
sokusowo--source-mancala-world = Mancala World, Sokusowó (după J. Climent Tondo 2009 și 2014).

# The program MancalaGames, configuration Sokusowo (Valdez 2023).
sokusowo--source-mancala-games = Programul MancalaGames, configurația Sokusowo (Valdez 2023).

# Habr article by GlukKazan: a relay game.
sokusowo--source-habr = Articol al lui GlukKazan pe Habr: un joc cu treceri înlănțuite.

# Pits in a row.
sokusowo--option-pits = Numărul găurilor dintr-un rând.

# Seeds in every pit at the start.
sokusowo--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether the game is over as soon as a player has more than half of the seeds.
sokusowo--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# Songo
songo--name = Songo

# The game of the Ekang: sown clockwise on seven pits a side, with a protected first pit, a granary for large sowings, and solidarity with an opponent who has run out of seeds.
songo--summary = Jocul popoarelor ekang: câte șapte găuri de fiecare parte, un semănat în sensul acelor de ceasornic, o primă gaură protejată, un „hambar” pentru semănatul lung și solidaritate cu adversarul rămas fără semințe.

# Cameroon, Gabon, Equatorial Guinea (Fang, Ewondo, Bulu)
songo--played = Camerun, Gabon, Guineea Ecuatorială (Fang, Ewondo, Bulu)

# Songo books number the pits from the player's right: pit 1 is our g, and pit 7, the head, is our a.
songo--note-1 = Cărțile despre Songo numără găurile din dreapta jucătorului: gaura 1 este la noi g, iar gaura 7, capul, este a.

# Up to thirteen seeds go round the board; what is left after that goes into the opponent's row only, starting with its first pit (granary).
songo--note-2 = Primele 13 semințe fac ocolul tablei; restul se seamănă numai în rândul adversarului, începând cu prima lui gaură (granary).

# The last seed captures nothing in the opponent's first pit; when it gets there after a full round it is taken on its own. A source that says that a multiple of seven seeds captures only in one pit describes the same case.
songo--note-3 = În prima gaură a adversarului nu se capturează nimic cu ultima sămânță; când ea ajunge acolo după un ocol complet, se ia numai ea. O notă potrivit căreia cu un multiplu de șapte se capturează numai într-o gaură descrie același caz.

# The head may not be played with one or two seeds. The club rules say so in words; programs differ about two seeds that capture (head_pit). If only the forbidden move is left against an opponent without seeds, the seeds of that pit go straight into the opponent's store; if it is left although the opponent has seeds, the game ends, as in the programs (uncertain).
songo--note-4 = Capul nu poate fi jucat cu una sau două semințe. Regulile clubului o spun explicit; programele se deosebesc în privința a două semințe care capturează (head_pit). Dacă, împotriva unui adversar fără semințe, a rămas numai mutarea interzisă, semințele ei merg direct în grânarul adversarului; dacă a rămas deși el are semințe, jocul se încheie, ca în programe (neconfirmat).

# Solidarity: an opponent without seeds must be given at least seven, or else as many as possible.
songo--note-5 = Solidaritate: un adversar fără semințe trebuie să primească cel puțin șapte sau, dacă nu se poate, cât mai multe.

# Forty seeds win; when the game ends otherwise and nobody has forty, it is a draw. In MancalaGames a majority wins (preset songo-simple).
songo--note-6 = Cu 40 de semințe se câștigă; când jocul se încheie altfel și nimeni nu are 40, este remiză. În MancalaGames câștigă cine are majoritatea (setul de reguli songo-simple).

# Some implementations sow counter-clockwise; in the club rules and in Powell-Cotton the sowing runs to the left.
songo--note-7 = Unele programe seamănă în sens invers acelor de ceasornic; potrivit regulilor clubului și lui Powell-Cotton, se merge spre stânga.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
songo--note-8 = Dacă o poziție se tot repetă, fiecare își ia semințele din rândul său (regulă adăugată aici).

# clubawale.com, Comment jouer le Songo (after S. Mbarga Owona).
songo--source-clubawale = clubawale.com, Comment jouer le Songo (după S. Mbarga Owona).

# A French formalisation of Songo, implemented by five public programs.
songo--source-formalisation = O formalizare franceză a jocului Songo, folosită de cinci programe publice.

# Mancala World, Songo Ewondo and Songo Douala.
songo--source-mancala-world = Mancala World, Songo Ewondo și Songo Douala.

# Powell-Cotton (1931).
songo--source-powell-cotton = Powell-Cotton (1931).

# The program MancalaGames, configuration Songo.
songo--source-mancala-games = Programul MancalaGames, configurația Songo.

# Habr articles by GlukKazan and Popular Mechanics, Russian edition: remarks on the pit of origin, the intricate sowing, the pit without captures.
songo--source-habr = Articole ale lui GlukKazan pe Habr și Popular Mechanics, ediția rusă: observații despre gaura de plecare, semănatul complicat, gaura fără capturi.

# The numbers of seeds that are captured.
songo--option-cap = Numerele de semințe care se capturează.

# Whether the opponent's first pit is protected, so that the last seed captures nothing there, or is a pit like any other.
songo--option-first_pit = Stabilește dacă prima gaură a adversarului este protejată de captură sau este o gaură ca oricare alta.

# Where the seeds left after a full round go: into the opponent's row, or on round the board without the pit of origin.
songo--option-granary = Unde merg semințele rămase după un ocol complet: în rândul adversarului sau mai departe în jurul tablei, fără gaura de plecare.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, or it may not be played.
songo--option-grand_slam = Ce se întâmplă cu o captură care i-ar lua adversarului toate semințele: nu ia nimic, se face sau nu poate fi jucată.

# What an opponent without seeds must be given: at least seven or else as many as possible, any number, or nothing.
songo--option-feed = Cât trebuie să primească un adversar fără semințe: cel puțin șapte sau, dacă nu se poate, cât mai multe; oricâte; sau nimic.

# When the head may not be played: with one or two seeds; with one; with one, or with two that do not capture; or never.
songo--option-head_pit = Când nu poate fi jucat capul: cu una sau două semințe; cu una; cu una sau cu două care nu capturează; ori niciodată.

# How many seeds win: forty, with a draw when nobody has forty, or more than half.
songo--option-win_at = Cu câte semințe se câștigă: 40, cu remiză când nu le are nimeni, sau mai mult de jumătate.

# With fewer seeds than this on the board the game is over, and each player takes the seeds in their own row.
songo--option-low = Dacă pe tablă rămân mai puține semințe decât acest număr, jocul se încheie și fiecare jucător își ia semințele din rândul său.

# Seeds in every pit at the start.
songo--option-seeds = Câte semințe sunt în fiecare gaură la început.

# The direction of sowing: clockwise or counter-clockwise.
songo--option-direction = Direcția semănatului: în sensul acelor de ceasornic sau în sens invers.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
songo--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Songo as the program MancalaGames has it.
songo--preset-songo-simple = Songo ca în programul MancalaGames.

# Songo Douala: eight seeds in a pit, no protected pit, a free head, and no move that captures everything.
songo--preset-douala = Songo Douala: opt semințe într-o gaură, nicio gaură protejată, cap liber și nicio captură care să ia tot.

# Sulus Aidi
sulus-aidi--name = Sulus Aidi

# Three rows, long relays, and traps: whoever ends a sowing in an enemy pit of three owns that pit and all that falls into it. The first sowing is made by both players at the same time.
sulus-aidi--summary = Trei rânduri, treceri lungi și capcane: dacă închei un semănat într-o gaură cu trei semințe a adversarului, gaura e a ta, cu tot ce cade în ea. Primul semănat îl fac ambii jucători în același timp.

# the northern highlands of Tigray and Eritrea
sulus-aidi--played = podișurile din nordul regiunii Tigray și al Eritreei

# In the sources quick hands win the race at the start; here a model decides whose seed falls next.
sulus-aidi--note-1 = Potrivit surselor, cursa de la început o câștigă cel cu mâna mai iute; aici, un model hotărăște a cui sămânță cade mai departe.

# Mancala World describes a single game; the second Habr article says of all games on this board that rounds are played (rounds = until_all).
sulus-aidi--note-2 = Mancala World descrie o singură partidă; al doilea articol de pe Habr spune despre toate jocurile de pe această tablă că se joacă în runde (rounds = until_all).

# The rules on repetition and on endless sowing were added here.
sulus-aidi--note-3 = Regulile despre repetare și despre semănatul fără sfârșit au fost adăugate aici.

# Mancala World, Sulus Aidi, after H. Courlander, 1943.
sulus-aidi--source-courlander = Mancala World, Sulus Aidi, după H. Courlander, 1943.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-aidi--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă), și programele autorului pentru tablă și pentru cazurile-limită.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide.
sulus-aidi--option-zero = Cum se mișcă mâinile în cursa dinaintea primei ture: sămânță cu sămânță, pe rând; trecere cu trecere, pe rând; un jucător după celălalt; sau se dă cu banul.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
sulus-aidi--option-zero_seed = Numărul de la care pornesc aruncările de monedă pentru zero = random; același număr dă aceleași aruncări.

# Each player names a pit for the race, or both start from their leftmost pits.
sulus-aidi--option-zero_start = Fiecare jucător își alege o gaură pentru cursă sau amândoi pornesc din găurile lor cele mai din stânga.

# What happens at the third occurrence of a position.
sulus-aidi--option-repetition = Ce înseamnă a treia apariție a unei poziții.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-aidi--option-endless = Un semănat fără sfârșit anulează runda sau nu poate fi ales.

# There is one round only; or rounds are played until one player has all seeds, or that number of rounds.
sulus-aidi--option-rounds = Se joacă o singură rundă; sau se joacă runde până când un jucător are toate semințele ori numărul de runde ales.

# Sulus Nishtaw
sulus-nishtaw--name = Sulus Nishtaw

# Three rows, long relays, and traps with a twist: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
sulus-nishtaw--summary = Trei rânduri, treceri lungi și capcane pe dos: cine încheie un semănat într-o gaură cu trei semințe a adversarului face acolo o capcană, dar aceasta îi aparține adversarului.

# Eritrea and Tigray
sulus-nishtaw--played = Eritreea și Tigray

# No complete description could be found. The course of a turn is that of the sister games; the first Habr article says who owns a trap, and that traps only collect.
sulus-nishtaw--note-1 = Nu s-a găsit nicio descriere completă. Tura se desfășoară ca în jocurile înrudite; primul articol de pe Habr spune a cui este o capcană și că ea doar strânge semințe.

# R. Gering (2003), whose text is known to us only through a write-up of the sister game Sadeqa, gives the trap to its maker, lets a last seed in an enemy trap capture two and move again, and forbids traps in the very first move only: preset gering-2003.
sulus-nishtaw--note-2 = R. Gering (2003), pe care îl cunoaștem dintr-o prezentare a jocului înrudit Sadeqa, îi dă capcana celui care a făcut-o, permite ca ultima sămânță căzută într-o capcană a adversarului să aducă două semințe și încă o mutare și interzice capcanele numai la prima mutare a partidei: setul de reguli gering-2003.

# With trap_owner = creator and no captures it is Sulus Aidi without the race at the start.
sulus-nishtaw--note-3 = Cu trap_owner = creator și fără capturi este Sulus Aidi fără cursa de la început.

# The rules on repetition and on endless sowing were added here.
sulus-nishtaw--note-4 = Regulile despre repetare și despre semănatul fără sfârșit au fost adăugate aici.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-nishtaw--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă), și programele autorului pentru tablă și pentru cazurile-limită.

# R. Gering, Abstract Games 16, 2003, on Sulus Nishtaw and Sadeqa, as retold in a public write-up of Sadeqa.
sulus-nishtaw--source-gering = R. Gering, Abstract Games 16, 2003, despre Sulus Nishtaw și Sadeqa, după o prezentare publică a jocului Sadeqa.

# A trap belongs to the player on whose side it lies, or to the player who made it.
sulus-nishtaw--option-trap_owner = O capcană este a jucătorului de partea căruia se află sau a celui care a făcut-o.

# A last seed in a trap just stays there, or, if the trap is the enemy's, captures two seeds (one from an empty trap) and gives another move.
sulus-nishtaw--option-trap_capture = Ultima sămânță căzută într-o capcană doar rămâne acolo sau, dacă este capcana adversarului, capturează două semințe (una dintr-o capcană goală) și dă încă o mutare.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
sulus-nishtaw--option-first_no_trap = Când este interzis să se facă o capcană: în prima tură a fiecărui jucător, numai la prima mutare a partidei sau niciodată.

# What happens at the third occurrence of a position.
sulus-nishtaw--option-repetition = Ce înseamnă a treia apariție a unei poziții.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-nishtaw--option-endless = Un semănat fără sfârșit anulează runda sau nu poate fi ales.

# There is one round only, or rounds are played until one player has all seeds.
sulus-nishtaw--option-rounds = Se joacă o singură rundă sau se joacă runde până când un jucător are toate semințele.

# The game as Gering has it: traps belong to their makers and can be robbed.
sulus-nishtaw--preset-gering-2003 = Jocul ca la Gering: capcanele sunt ale celor care le fac și pot fi jefuite.

# Sungka
sungka--name = Sungka

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
sungka--summary = Congkak, așa cum se joacă în Filipine, cu treceri înlănțuite în jurul întregii table: dacă în față nu e nimic, nu se capturează nimic, iar cine nu are semințe cedează rândul până când toate semințele sunt în grânare.

# Tchuka Ruma
tchuka-ruma--name = Tchuka Ruma

# A solitaire: bring all seeds home into the ruma. A last seed in the ruma lets you choose again, one in an occupied pit is sown on, and one in an empty pit loses at once.
tchuka-ruma--summary = Un joc pentru o singură persoană: adu toate semințele acasă, în rumă. Dacă ultima sămânță cade în rumă, alegi din nou; dacă nimerește într-o gaură cu semințe, semeni mai departe; dacă nimerește într-una goală, ai pierdut imediat.

# first described by H.-A. Delannoy in 1895; related to Dakon of Indonesia
tchuka-ruma--played = descris întâi de H.-A. Delannoy în 1895; înrudit cu Dakon din Indonezia

# A source asks for seven pits with four seeds each. With seven pits beside the ruma that cannot be solved (27 of 28 at best); with six pits and the ruma, seven holes in all, it can, in sixteen moves.
tchuka-ruma--note-1 = O sursă cere șapte găuri cu câte patru semințe. Cu șapte găuri pe lângă rumă, jocul nu se poate rezolva (cel mult 27 din 28); cu șase găuri și ruma, în total șapte, se poate, în șaisprezece mutări.

# Boards with as many seeds in a pit as there are pits, or one more or less, cannot be solved, with the one exception of six pits with five seeds.
tchuka-ruma--note-2 = Tablele pe care sunt într-o gaură tot atâtea semințe câte găuri are tabla, sau cu una mai mult ori mai puțin, nu se pot rezolva, cu o singură excepție: șase găuri cu câte cinci semințe.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
tchuka-ruma--source-glukkazan = GlukKazan, două articole despre jocurile de semănat pe Habr (în rusă), complete.

# P. Campbell and D. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.
tchuka-ruma--source-campbell-chavey = P. Campbell și D. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.

# Pits beside the ruma.
tchuka-ruma--option-pits = Numărul găurilor, fără rumă.

# Seeds in every pit at the start.
tchuka-ruma--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether a sowing that ends in an occupied pit goes on from there; otherwise that, too, ends the game (uncertain).
tchuka-ruma--option-laps = Stabilește dacă dintr-o gaură cu semințe în care se încheie un semănat se seamănă mai departe; altfel se încheie și acolo jocul (neconfirmat).

# Whether the goal is to bring home every seed, or as many as possible.
tchuka-ruma--option-goal = Stabilește dacă scopul este aducerea acasă a tuturor semințelor sau a cât mai multora.

# Degrazia's classic: four pits with two seeds each, solved in six moves.
tchuka-ruma--preset-4x2 = Clasicul lui Degrazia: patru găuri cu câte două semințe; șase mutări.

# Four pits with six seeds each, solved in eight moves.
tchuka-ruma--preset-4x6 = Patru găuri cu câte șase semințe; opt mutări.

# Six pits with four seeds each, solved in sixteen moves.
tchuka-ruma--preset-6x4 = Șase găuri cu câte patru semințe; 16 mutări.

# Five pits with seven seeds each, solved in fourteen moves.
tchuka-ruma--preset-5x7 = Cinci găuri cu câte șapte semințe; 14 mutări.

# Seven pits with five seeds each, solved in nineteen moves.
tchuka-ruma--preset-7x5 = Șapte găuri cu câte cinci semințe; 19 mutări.

# Toguz Kumalak
toguz-kumalak--name = Toguz Kumalak

# Nine pebbles: the board game of the Kazakhs and the Kyrgyz. Even numbers are captured, and once in a game a pit of three becomes your sacred pit, the tuzdyk, which swallows every seed that falls into it.
toguz-kumalak--summary = Nouă pietricele: jocul de tablă al kazahilor și al kârgâzilor. Se capturează din găurile ajunse la un număr par, iar o singură dată într-o partidă o gaură ajunsă la trei devine gaura ta sfântă, tuzdykul, care înghite orice sămânță căzută în ea.

# Kazakhstan, Kyrgyzstan, western Mongolia; a national sport with world championships
toguz-kumalak--played = Kazahstan, Kârgâzstan, vestul Mongoliei; sport național cu campionate mondiale

# A tuzdyk may not have the same number as the opponent's. Many short texts say “opposite” instead; the games of PlayOK show that the number counts: in 134 cases a tuzdyk of the same number was refused, and 209 tuzdyks were made although the pits lay opposite each other.
toguz-kumalak--note-1 = Un tuzdyk nu poate avea același număr ca al adversarului. Multe texte scurte spun în schimb „din față”; partidele de pe PlayOK arată că decisiv este numărul: de 134 de ori, tuzdykul a fost refuzat fiindcă numărul era același, iar de 209 ori a fost făcut, deși găurile erau față în față.

# A player who empties their own side does not end the game; only a player who has to move and cannot does.
toguz-kumalak--note-2 = Jocul nu se încheie când un jucător își golește partea, ci numai când cel care trebuie să mute nu poate.

# The Kazakh text lets the opponent make one additional move before the seeds are collected; this is read as the rule above, as in all programs.
toguz-kumalak--note-3 = Potrivit textului kazah, adversarul mai face o mutare înainte de a se strânge semințele; aici, ca în toate programele, se aplică regula de mai sus.

# Y. Shambayev, Toguzkumalak Master: rules in English, Russian and Kazakh.
toguz-kumalak--source-shambayev = Y. Shambayev, Toguzkumalak Master: reguli în engleză, rusă și kazahă.

# R. Gering's rules in the readme of togyzkumalak-engine; AbstractPlay and strategygames, replayed ply by ply.
toguz-kumalak--source-gering = Regulile lui R. Gering din fișierul readme al togyzkumalak-engine; AbstractPlay și strategygames, ale căror partide au fost reluate mutare cu mutare.

# 2,398 games played by people at PlayOK, replayed without a contradiction.
toguz-kumalak--source-playok = 2398 de partide jucate de oameni pe PlayOK, reluate fără nicio contradicție.

# Which pit cannot become a tuzdyk because of the opponent's: the one of the same number, the one facing it, or none.
toguz-kumalak--option-tuz_ban = Ce gaură nu poate deveni tuzdyk din cauza celui al adversarului: cea cu același număr, cea din fața lui sau niciuna.

# Whether an empty side ends the game only when its owner has to move, or at once.
toguz-kumalak--option-end_on_empty = Stabilește dacă o parte goală încheie jocul numai când cel căruia îi aparține trebuie să mute sau imediat.

# Whether the game is played to its end although a player has more than half of the seeds.
toguz-kumalak--option-play_out = Stabilește dacă se joacă până la capăt, deși un jucător are mai mult de jumătate din semințe.

# Tshuba
tshuba--name = Tshuba

# A four-row game of the Tsonga: start from any pit, even with a single seed; a lap that ends in an empty pit of the inner row captures the pit opposite and the one behind it, and one more pit of your choice.
tshuba--summary = Jocul pe patru rânduri al populației tsonga: pornești din orice gaură, chiar și cu o sămânță singură; când o trecere se încheie într-o gaură goală a rândului interior, capturezi semințele din gaura din față, din cea din spatele ei și din încă o gaură, la alegere.

# southern Mozambique and South Africa (Tsonga, Thonga, Shangaan, Chopi); as Chuba in the United States from 1891
tshuba--played = sudul Mozambicului și Africa de Sud (Tsonga, Thonga, Shangaan, Chopi); sub numele Chuba, în Statele Unite din 1891

# Boards of 4×4, 4×8, 4×10, 4×16 and 4×22 pits are in use; a Russian article says that 4×6 is never played. The largest Tchouba boards, with up to 40 columns and 320 seeds, cannot be played here: a game counts 255 seeds at most, and 28 columns are the limit.
tshuba--note-1 = Se folosesc table de 4×4, 4×8, 4×10, 4×16 și 4×22 de găuri; despre cea de 4×6 un articol rusesc spune că nu se joacă niciodată. Cele mai mari table de Tchouba, cu până la 40 de coloane și 320 de semințe, nu pot fi jucate aici: o partidă numără cel mult 255 de semințe, iar limita este de 28 de coloane.

# “A single stone in the outer row is not taken” is read literally: an outer pit with exactly one seed is safe from the capture of a column. It may also mean that outer stones are safe where the inner pit is empty; that holds as well, since nothing is captured where the inner pit is empty.
tshuba--note-2 = „O singură piatră din rândul exterior nu se ia” este înțeles literal: o gaură exterioară cu exact o sămânță este în siguranță când se capturează coloana. Poate însemna și că pietrele din exterior sunt în siguranță dacă gaura interioară este goală; și aceasta se respectă, fiindcă atunci nu se capturează nimic.

# The article and Ludii (after Junod) let a capture take one further pit, and Mancala World's Tchouba two; the article's dictionary says nothing about it for Chuba, and relatives have one (Tchadji) or none (M'pale).
tshuba--note-3 = În articol și în Ludii (după Junod), o captură mai golește o gaură; în Tchouba din Mancala World, două, iar dicționarul articolului nu spune nimic despre asta la Chuba; jocurile înrudite au una (Tchadji) sau niciuna (M'pale).

# Ludii's program grants the further pit, and takes the outer pit, even where the inner pit opposite is empty, contrary to its own text; it is not followed here.
tshuba--note-4 = În programul Ludii, gaura în plus se dă și gaura exterioară se golește chiar și când gaura interioară din față este goală, contrar propriului text; nu îl urmăm.

# The article says that a further pit “may” be taken. Here it has to be; an option leaves the choice to the player.
tshuba--note-5 = Articolul spune că gaura în plus „poate” fi golită. Aici este obligatoriu; o opțiune lasă alegerea jucătorului.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it (where such seeds may not move), has no move and loses; only Mancala World's Tchouba ties the end to a player without seeds.
tshuba--note-6 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față (acolo unde asemenea semințe nu pot fi mutate), nu are nicio mutare și pierde; numai în Tchouba, la Mancala World, jocul se încheie abia când un jucător nu mai are semințe.

# Chuba of 1891: it is uncertain whether a capture there really takes no further pit, and takes even a single seed in the outer pit; the passage on captures could not be read in full. A lap from the inner row is understood as one lifted there, in a relay too.
tshuba--note-7 = Despre Chuba din 1891: nu este sigur că acolo capturile nu aduc nicio gaură în plus, dar aduc și o sămânță singură din gaura exterioară; pasajul despre capturi nu a putut fi citit în întregime. Prin trecere din rândul interior înțelegem una ale cărei semințe se iau de acolo, inclusiv când se seamănă mai departe.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tshuba--note-8 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# GlukKazan, an article on mancala at Habr (Russian), and its dictionary of games: boards, laps, single seeds, the capture and the further pit.
tshuba--source-article = GlukKazan, un articol despre mancala pe Habr (în rusă) și dicționarul său de jocuri: table, treceri, găuri cu o singură sămânță, captura și gaura în plus.

# Ludii, Tshuba, after H. A. Junod, The Life of a South African Tribe, 1912.
tshuba--source-junod = Ludii, Tshuba, după H. A. Junod, The Life of a South African Tribe, 1912.

# Mancala World, Tchouba (Junod 1898, Silva 1995).
tshuba--source-mancala-world = Mancala World, Tchouba (Junod 1898, Silva 1995).

# S. Culin, Mancala, the National Game of Africa, 1896, with the rules of Chuba as sold in 1891.
tshuba--source-culin = S. Culin, Mancala, the National Game of Africa, 1896, cu regulile jocului Chuba, așa cum se vindea în 1891.

# Pits in a row: 4, 8, 10, 16 and 22 are in use, larger boards up to 40 are known (at most 28 can be played here).
tshuba--option-n = Numărul găurilor dintr-un rând: se folosesc 4, 8, 10, 16 și 22; se cunosc table mai mari, până la 40 (aici cel mult 28).

# How many extra pits, of the capturer's choice, a capture also takes.
tshuba--option-bonus = Câte găuri în plus golește o captură, la alegerea celui care capturează.

# Whether the further pits may be left alone.
tshuba--option-bonus_optional = Stabilește dacă se poate renunța la găurile în plus.

# Whether a single seed in the outer pit stays there when its column is captured.
tshuba--option-outer_single = Stabilește dacă, atunci când se capturează o coloană, o sămânță singură din gaura exterioară rămâne pe loc.

# When a single seed may be sown: always, or only when no pit holds more, and into an empty pit.
tshuba--option-single_start = Când poate fi semănată o sămânță singură: oricând sau numai când nicio gaură nu are mai multe, și atunci într-o gaură goală.

# Who loses: a player without a move, or only one without seeds (any other player without a move passes).
tshuba--option-end = Cine pierde: un jucător fără mutare sau numai unul fără semințe (altfel cedează rândul).

# Tshuba, or the board game Chuba of 1891: one seed in every outer pit, none in a1, one in a2, two in the other inner pits; an outer pit may not be played before a lap from the inner row has put a seed into it, and when a player has nothing but single seeds, those in such pits go to the opponent.
tshuba--option-game = Tshuba sau jocul de tablă Chuba din 1891: o sămânță în fiecare gaură exterioară, niciuna în a1, una în a2, două în celelalte găuri interioare; o gaură exterioară nu poate fi jucată înainte ca o trecere din rândul interior să fi pus o sămânță în ea, iar când un jucător are numai găuri cu câte o sămânță, semințele din asemenea găuri exterioare îi revin adversarului.

# What happens if a sowing never ends.
tshuba--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
tshuba--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Tshuba after Junod, on the smallest board: single seeds in outer pits are captured too.
tshuba--preset-tshuba-junod = Tshuba după Junod, pe cea mai mică tablă: se capturează și din găurile exterioare cu o singură sămânță.

# Tchouba of Inhambane: two further pits, single seeds only as a last resort.
tshuba--preset-tchouba = Tchouba din Inhambane: două găuri în plus; dintr-o gaură cu o singură sămânță se pornește numai când nu există altceva.

# Chuba, sold by Milton Bradley from 1891: eleven columns, sixty seeds.
tshuba--preset-chuba-1891 = Chuba, vândut de Milton Bradley din 1891: unsprezece coloane, 60 de semințe.

# Tsoro
tsoro--name = Tsoro

# A four-row game of the Shona: only the outer rows are filled at the start; sow lap after lap round your own half and capture the opponent's column from an empty pit of your inner row. In some versions you may stop in the heads, pits at an end of the outer row.
tsoro--summary = Jocul pe patru rânduri al populației shona: la început au semințe numai rândurile exterioare; semeni trecere după trecere în jumătatea ta și, când ajungi într-o gaură goală a rândului tău interior, capturezi semințele din coloana adversarului. În unele jocuri, mâna se poate opri în „capete”, găurile de la marginea rândului exterior.

# Zimbabwe (Shona)
tsoro--played = Zimbabwe (Shona)

# Tsoro is the Shona word for such games in general; many of them are played. The small game of two rows that StoneShark calls mikro tsoro is not one of these.
tsoro--note-1 = La populația shona, tsoro este cuvântul general pentru asemenea jocuri, dintre care se joacă multe. Jocul mic pe două rânduri pe care StoneShark îl numește mikro tsoro nu este unul dintre ele.

# Ludii and Mancala World both cite Matthews (1964): Ludii's basic game has neither heads nor further pits, Mancala World's has both. The basic game is the default; the other is a preset.
tsoro--note-2 = Și Ludii, și Mancala World îl citează pe Matthews (1964): jocul de bază din Ludii nu are nici capete, nici găuri suplimentare; cel din Mancala World le are pe amândouă. Aici, varianta implicită este jocul de bază; celălalt este un set de reguli.

# In Mancala World the heads lie at the right end of the outer row; according to Ludii typically at the left end, or at one or both ends.
tsoro--note-3 = Potrivit Mancala World, capetele se află la marginea din dreapta a rândului exterior; potrivit Ludii, de obicei la cea din stânga, dar pot fi la oricare dintre margini sau la amândouă.

# The Russian article that led to this game places it on Madagascar; all other sources place it in Zimbabwe. Wikipedia's Tsoro (either direction, captures from an occupied pit) is another game.
tsoro--note-4 = Articolul rusesc datorită căruia jocul a ajuns aici îl plasează în Madagascar; toate celelalte surse, în Zimbabwe. Tsoro din Wikipedia (orice direcție, capturi dintr-o gaură care nu era goală) este alt joc.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Mancala World only says that whoever still has stones wins.
tsoro--note-5 = Un jucător care are numai găuri cu câte o sămânță, fiecare cu o gaură ocupată în față, nu are nicio mutare și pierde; Mancala World spune doar că învinge cine mai are semințe.

# Where captured seeds are sown again, nine out of ten random games end in a sowing that never ends; endless=illegal is recommended there, and no further pits are captured.
tsoro--note-6 = Dacă semințele capturate se seamănă din nou, nouă din zece partide jucate la întâmplare sfârșesc într-un semănat fără sfârșit; acolo se recomandă endless=illegal și nu se capturează din alte găuri.

# Baia (Tracey 1931, as reported by Ludii) is another Tsoro, with a prescribed first move, and with fewer further pits as the game goes on. A player whose pit a3 was taken before their first move moves freely. The sentence that a single seed never captures is taken to refer to the whole move; Ludii's program applies it to the first lap only.
tsoro--note-7 = Baia (Tracey 1931, așa cum îl redă Ludii) este un alt Tsoro, cu o primă mutare prescrisă și cu tot mai puține găuri în plus. Un jucător a cărui gaură a3 a fost golită înainte de prima lui mutare mută liber. Regula potrivit căreia o sămânță singură nu capturează niciodată a fost aplicată întregii mutări; în programul Ludii privește numai prima ei trecere.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tsoro--note-8 = Nicio sursă nu vorbește despre poziții repetate, deși semințele rămase câte una se pot plimba în cerc la nesfârșit; aici, a treia apariție a unei poziții înseamnă remiză.

# Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro and Misoro Tsoro, after Matthews 1964, pp. 64-66.
tsoro--source-matthews = Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro și Misoro Tsoro, după Matthews 1964, p. 64-66.

# Mancala World, Tsoro, after Matthews 1964: 4×21 pits, heads, two further pits.
tsoro--source-mancala-world = Mancala World, Tsoro, după Matthews 1964: 4×21 de găuri, capete, două găuri în plus.

# Ludii, Tsoro (Baia), after H. Tracey, 1931: 4×13 to 4×19 pits.
tsoro--source-tracey = Ludii, Tsoro (Baia), după H. Tracey, 1931: de la 4×13 la 4×19 găuri.

# GlukKazan, an article on mancala at Habr (Russian): the name and a photograph of a board.
tsoro--source-article = GlukKazan, un articol despre mancala pe Habr (în rusă): numele și fotografia unei table.

# Pits in a row.
tsoro--option-n = Numărul găurilor dintr-un rând.

# How many extra pits, of the capturer's choice but never heads, a capture also takes; agreed before the game. Only for captured seeds that leave the board.
tsoro--option-bonus = Câte găuri în plus golește o captură, la alegerea celui care capturează și fără niciun cap; se hotărăște înainte de joc. Numai pentru capturile scoase de pe tablă.

# The heads, pits of the outer row: the two leftmost, the two rightmost, both ends, or the right end. When the last seed falls into an occupied head, the player may stop there. With both ends or the right end, the right one begins with three seeds.
tsoro--option-heads = Care sunt capetele, găuri ale rândului exterior: primele două din stânga, primele două din dreapta, ambele margini sau marginea dreaptă. Când ultima sămânță cade într-un cap cu semințe, jucătorul se poate opri acolo. Cu ambele margini sau cu marginea dreaptă, capul din dreapta începe cu trei semințe.

# Whether captured seeds leave the board, or are sown on the player's own side from the pit after the last one.
tsoro--option-captures = Stabilește dacă semințele capturate părăsesc tabla sau se seamănă pe partea proprie, începând cu gaura de după cea în care a căzut ultima sămânță.

# The games after Matthews, or Baia: two seeds in nearly every pit; the first move from a3, the first capture with five further pits, the second with three, the others with two (whatever bonus says); no heads; a move starts from a pit behind an empty one, and a move with a single seed captures nothing.
tsoro--option-game = Jocurile după Matthews sau Baia, cu două semințe în aproape toate găurile; prima mutare din a3, prima captură cu cinci găuri în plus, a doua cu trei, celelalte cu două (indiferent de bonus); fără capete; o mutare pornește dintr-o gaură aflată după una goală, iar o mutare cu o sămânță singură nu capturează nimic.

# What happens if a sowing never ends.
tsoro--option-endless = Ce se întâmplă la un semănat fără sfârșit.

# Whether the game is a draw when a position occurs for the third time.
tsoro--option-repetition = Stabilește dacă a treia apariție a unei poziții înseamnă remiză.

# Tsoro after Mancala World: twenty-one columns, two heads at the right end, two further pits.
tsoro--preset-mancala-world-1964 = Tsoro după Mancala World: 21 de coloane, două capete la marginea dreaptă, două găuri în plus.

# Baia after Tracey, here on thirteen columns (up to nineteen are known).
tsoro--preset-baia = Baia după Tracey, aici pe 13 coloane (se cunosc până la 19).

# Urar n kkuz imrujen
urar-n-kkuz-imrujen--name = Urar n kkuz imrujen

# The game of the four holes, the smallest mancala known: two pits a side, and seeds are captured only in one's own row.
urar-n-kkuz-imrujen--summary = Jocul celor patru găuri, cea mai mică mancala cunoscută: două găuri de fiecare parte, iar semințele se capturează numai din rândul propriu.

# Morocco (Rif, Taurirt), by Berbers
urar-n-kkuz-imrujen--played = Maroc (Rif, Taurirt); îl joacă berberii

# The Habr articles give the board, twenty-eight seeds, and the remark that it is the only mancala in which seeds are captured only on one's own side. No text of this very game was found. Tihbat has the same board, the same seeds and captures only in one's own row; that the two are one game is inferred.
urar-n-kkuz-imrujen--note-1 = Articolele de pe Habr dau tabla, 28 de semințe și observația că este singura mancala în care se capturează numai de pe partea proprie. Nu s-a găsit niciun text chiar despre acest joc. Tihbat are aceeași tablă și aceleași semințe, iar în el se capturează numai din rândul propriu; am dedus că cele două sunt unul și același joc.

# Where Tihbat is silent, the end of the game is taken from Mraw imrujen, the larger game of ten holes, and what becomes of the remaining seeds, from Modiar.
urar-n-kkuz-imrujen--note-2 = Acolo unde Tihbat tace, sfârșitul este luat din Mraw imrujen, jocul mai mare cu zece găuri, iar regula despre semințele rămase, din Modiar.

# In MancalaGames the sowing begins in the next pit and captures are made on both sides, contrary to its own source.
urar-n-kkuz-imrujen--note-3 = În MancalaGames se începe din gaura următoare și se capturează de ambele părți, contrar sursei citate chiar de acest program.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
urar-n-kkuz-imrujen--note-4 = Dacă o poziție se tot repetă, fiecare își ia semințele din rândul său (regulă adăugată aici).

# Habr articles by GlukKazan: board, seeds, captures on one's own side only.
urar-n-kkuz-imrujen--source-habr = Articole ale lui GlukKazan pe Habr: tabla, semințele, capturile numai de pe partea proprie.

# Mancala World, Tihbat (after L. Kinast 2006).
urar-n-kkuz-imrujen--source-mancala-world = Mancala World, Tihbat (după L. Kinast 2006).

# awale.info, Mraw imrujen, the same game with five pits a side.
urar-n-kkuz-imrujen--source-awale-info = awale.info, Mraw imrujen, același joc cu cinci găuri de fiecare parte.

# Seeds in every pit at the start.
urar-n-kkuz-imrujen--option-seeds = Câte semințe sunt în fiecare gaură la început.

# Whether the first seed goes back into the pit just emptied or into the next one.
urar-n-kkuz-imrujen--option-start = Stabilește dacă prima sămânță se pune înapoi în gaura abia golită sau în cea următoare.

# The largest even number that is captured.
urar-n-kkuz-imrujen--option-even_limit = Cel mai mare număr par care se capturează.

# Which numbers are captured: even ones up to the limit, or only two and four.
urar-n-kkuz-imrujen--option-capture_set = Ce numere se capturează: cele pare până la limită sau numai doi și patru.

# Whether the pits before the last one are captured as well, as long as they too hold such a number, even across the end of the row.
urar-n-kkuz-imrujen--option-chain = Stabilește dacă se capturează și din găurile dinaintea ultimei, cât timp au un asemenea număr, chiar și peste capătul rândului.

# Whether both players sow counter-clockwise, or the second one clockwise.
urar-n-kkuz-imrujen--option-directions = Stabilește dacă amândoi jucătorii seamănă în sens invers acelor de ceasornic sau al doilea în sensul lor.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
urar-n-kkuz-imrujen--option-feed = Stabilește dacă un jucător al cărui adversar nu mai are semințe trebuie să facă, când poate, o mutare care să-i dea câteva.

# Whether it is forbidden to leave the opponent without seeds.
urar-n-kkuz-imrujen--option-no_grand_slam = Stabilește dacă este interzis ca o mutare să-l lase pe adversar fără semințe.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
urar-n-kkuz-imrujen--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# Woaley
woaley--name = Woaley

# A relay game of the Ivory Coast: one seed stays behind in the pit that is played, and twos and fours are captured on either side of the board.
woaley--summary = Un joc din Coasta de Fildeș: semeni trecere după trecere, o sămânță rămâne în gaura jucată, iar din găurile ajunse la două sau la patru se capturează de ambele părți ale tablei.

# Ivory Coast
woaley--played = Coasta de Fildeș

# The Russian article says no more than that captures are allowed on either side; the rules are those of the relay game that Ballou describes under this name. He has another Woaley as well, which is Oware with captures on both sides (preset woaley-oware, uncertain); the article may mean that one.
woaley--note-1 = Articolul rusesc spune doar că sunt permise capturi de ambele părți; regulile sunt cele ale jocului cu treceri înlănțuite pe care Ballou îl descrie sub acest nume. El mai descrie un Woaley, care este Oware cu capturi de ambele părți (setul de reguli woaley-oware, nesigur); se poate ca articolul să-l aibă în vedere pe acela.

# “The last seed falls into a hole which has two or four seeds” is taken to mean that it has them with that seed, because the pits before it are described in the same words (uncertain).
woaley--note-2 = „Ultima sămânță cade într-o gaură care are două sau patru semințe”: am înțeles că acea sămânță se numără și ea, fiindcă găurile dinaintea ei sunt descrise cu aceleași cuvinte (neconfirmat).

# Whether a pit that is sown on keeps a seed is not stated; its contents are sown, which is taken to mean all of them (relay_leaves_one).
woaley--note-3 = Nu se spune dacă și gaura din care se seamănă mai departe păstrează o sămânță; textul spune că i se seamănă conținutul, deci toate semințele (relay_leaves_one).

# In a match the winner of a game gets twelve points and one for every seed above twenty-four, the loser gets none, and a draw brings six each; how many games it has is not known.
woaley--note-4 = Într-un meci, câștigătorul unei partide primește douăsprezece puncte și încă unul pentru fiecare sămânță peste 24, învinsul, niciunul, iar la remiză fiecare primește șase; nu se știe câte partide are meciul.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
woaley--note-5 = Nicio sursă nu vorbește despre poziții repetate; după o regulă adăugată aici, fiecare își ia atunci semințele din rândul său.

# Mancala World, Woaley (after Ballou 1984).
woaley--source-mancala-world = Mancala World, Woaley (după Ballou 1984).

# Popular Mechanics, Russian edition: captures on either side of the board.
woaley--source-popular-mechanics = Popular Mechanics, ediția rusă: capturi de ambele părți ale tablei.

# Whether a pit that is sown on keeps one seed, like the pit the move began with.
woaley--option-relay_leaves_one = Stabilește dacă o gaură din care se seamănă mai departe păstrează o sămânță, ca gaura din care a început mutarea.

# The numbers of seeds that are captured.
woaley--option-cap = Numerele de semințe care se capturează.

# Whether a sowing goes on in laps. Without laps the sowing and the end are those of Oware: no seed stays behind, single seeds may be played, the pit of origin is skipped, and an opponent without seeds must be fed.
woaley--option-laps = Stabilește dacă un semănat continuă în mai multe treceri. Fără treceri, semănatul și sfârșitul sunt cele din Oware: nu rămâne nicio sămânță în urmă, se poate porni și dintr-o gaură cu o singură sămânță, se sare peste gaura de plecare, iar un adversar fără semințe trebuie hrănit.

# Whether the game is over as soon as a player has more than half of the seeds.
woaley--option-win_at = Stabilește dacă jocul se încheie imediat ce un jucător are mai mult de jumătate din semințe.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. No such sowing is known.
woaley--option-endless = Ce se întâmplă la un semănat fără sfârșit: partida se anulează, este remiză, mutarea nu e permisă sau tura se oprește imediat ce semănatul începe să se repete. Nu se cunoaște niciun asemenea semănat.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
woaley--option-repetition = A câta apariție a unei poziții încheie jocul; fiecare jucător își ia atunci semințele din rândul său; 0 înseamnă niciodată (regulă adăugată aici).

# How many games make a match; whoever has more points wins it.
woaley--option-games_in_match = Câte partide are un meci; îl câștigă cine are mai multe puncte.

# The other Woaley: Oware with captures on both sides (uncertain).
woaley--preset-woaley-oware = Celălalt Woaley: Oware cu capturi de ambele părți (neconfirmat).

# Redu
redu--name = Redu

# south-western Nigeria (Yoruba; Ile-Ife and other towns)
redu--played = sud-vestul Nigeriei (Yoruba; Ile-Ife și alte orașe)

# A Yoruba game, perhaps the most complicated of all two-row mancalas, described with ten others by Jordi Climent Tondo after field work in 2009. In certain cases a capture is not obligatory; but then the opponent may force the mover to take the seeds, which ends the move, and the right to demand it passes to the other player, so that nobody uses it twice in a row.
redu--story = Un joc al populației yoruba, poate cel mai complicat dintre toate jocurile mancala pe două rânduri, descris împreună cu alte zece de Jordi Climent Tondo după cercetări de teren din 2009. În anumite cazuri, o captură nu este obligatorie, dar atunci adversarul îl poate obliga pe cel care mută să ia semințele, ceea ce încheie mutarea; dreptul de a cere acest lucru trece apoi la celălalt jucător, așa că nimeni nu îl folosește de două ori la rând.

# When a capture is possible, what is captured, how seeds are sown, and how the game ends: only the right to demand a capture is described in any text that could be read.
redu--missing = Nu se știe când este posibilă o captură, ce se capturează, cum se seamănă și cum se încheie jocul: textele la care am avut acces descriu numai dreptul de a cere o captură.

# One program shows a board of two rows of six pits with four seeds in each, but has no rules for it.
redu--known-1 = Un program fără reguli arată o tablă cu două rânduri de câte șase găuri, fiecare cu patru semințe.

# The relatives whose rules are known are Sokusowo and the Ba-awa family; none of them has such a right.
redu--known-2 = Jocuri înrudite ale căror reguli se cunosc: Sokusowo și familia Ba-awa. În niciunul nu există un asemenea drept.

# GlukKazan, article on mancala at Habr (Russian): names the game and describes the demand.
redu--source-habr = GlukKazan, articol despre mancala pe Habr (în rusă): numește jocul și descrie acest drept.

# J. Climent Tondo, Ayo olopon & other games, 2014: the complete description, of which only the title and key words could be read.
redu--source-climent = J. Climent Tondo, Ayo olopon & other games, 2014: descrierea completă, din care au putut fi citite numai titlul și cuvintele-cheie.

# Tihulelin ti-n azgag
tihulelin--name = Tihulelin ti-n azgag

# Niger (Tuareg children of the Agadez region, mostly girls) and the Ahaggar in Algeria
tihulelin--played = Niger (copii tuaregi din regiunea Agadez, mai ales fete) și Ahaggar, în Algeria

# Played in holes in the sand with camel droppings (azgag). The two players sow in opposite directions for a whole round. A hyena is a pit that belongs to one player: the other can neither destroy it nor take from it, its seeds count as if they lay in its owner's store, but only the owner may bring them back into play. The loser is said to get a donkey, the winner a camel.
tihulelin--story = Se joacă în găuri făcute în nisip, cu baligi de cămilă (azgag). Timp de o rundă întreagă, cei doi jucători seamănă în direcții opuse. O hienă este o gaură care îi aparține unui jucător: celălalt nu o poate distruge și nici nu poate lua din ea, semințele ei se numără ca și cum ar fi în grânarul proprietarului, dar numai el le poate aduce înapoi în joc. Se spune că învinsul primește un măgar, iar învingătorul, o cămilă.

# How seeds are captured, how a hyena arises, whether a sowing has one lap or several, and how a round ends: the text that tells it could not be read.
tihulelin--missing = Nu se știe cum se capturează semințele, cum ia naștere o hienă, dacă un semănat are una sau mai multe treceri și cum se încheie o rundă: textul care explică aceste lucruri nu a putut fi citit.

# Two rows of four or six pits with six seeds in each.
tihulelin--known-1 = Două rânduri de câte patru sau șase găuri, fiecare cu șase semințe.

# A player without seeds in their row misses turns until there are seeds in it again.
tihulelin--known-2 = Un jucător care nu are semințe în rândul său cedează rândul până când are din nou.

# GlukKazan, article on mancala at Habr (Russian): compares the traps of the author's own game with the hyenas of this one.
tihulelin--source-habr = GlukKazan, articol despre mancala pe Habr (în rusă): compară capcanele propriului joc cu hienele acestuia.

# awale.info, Tihulelin Ti-n Azgag: board, seeds, directions and passing.
tihulelin--source-awale-info = awale.info, Tihulelin Ti-n Azgag: tabla, semințele, direcțiile și cedarea rândului.

# D. Casajus, Jeux touaregs de la région d'Agadez, Journal des africanistes 58, 1988: only the abstract could be read.
tihulelin--source-casajus = D. Casajus, Jeux touaregs de la région d'Agadez, Journal des africanistes 58, 1988: a putut fi citit numai rezumatul.

# Yoté
yote--name = Yoté

# Senegal, Mali, the Gambia
yote--played = Senegal, Mali, Gambia

# A game of the draughts family on five rows of six holes: men are entered, step and jump, and whoever jumps a man also takes another of their choice. An article on mancala compares the bonus capture of Tshuba with it, under a spelling that reads like the name of another sowing game.
yote--story = Un joc din familia damelor, pe cinci rânduri de câte șase găuri: piesele se pun pe tablă, pășesc și sar, iar cine sare peste o piesă mai ia una la alegere. Un articol despre mancala pune alături de el captura în plus din Tshuba, scriindu-i numele ca pe al altui joc de semănat.

# It is not a sowing game: no seeds are sown.
yote--missing = Nu este un joc de semănat: nu se seamănă nimic.

# The bonus capture of Tshuba and its relatives is the same idea: after a capture one more pit of the player's choice is taken.
yote--known-1 = Captura în plus din Tshuba și din jocurile înrudite este aceeași idee: după o captură se mai ia o gaură la alegerea jucătorului.

# GlukKazan, article on mancala at Habr (Russian): the comparison with Tshuba.
yote--source-habr = GlukKazan, articol despre mancala pe Habr (în rusă): comparația cu Tshuba.

# English Wikipedia, Yoté.
yote--source-wikipedia = Wikipedia engleză, Yoté.
