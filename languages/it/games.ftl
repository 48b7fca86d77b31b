# Abawo
abawo--name = Abawo

# A relay game in which every pit that is filled to four belongs to the player on whose side it lies, whoever is sowing.
abawo--summary = Un gioco a giri in cui ogni buca che arriva a quattro semi spetta al giocatore dalla cui parte si trova, chiunque stia seminando.

# Ghana
abawo--played = Ghana

# Only Russian articles use this name. They tell us two things: the game is sown in laps, and a pit of four goes to the player on whose side it lies. The board, the start and the end are borrowed from Ayo-ayo (uncertain). The articles call a larger game, Anywoli, a cross between Abawo and Ayo-ayo for adults.
abawo--note-1 = Questo nome si trova solo in articoli russi, che ci dicono due cose: si semina a giri, e i semi di una buca arrivata a quattro vanno al giocatore dalla cui parte si trova. Tavoliere, inizio e fine sono ripresi dall’ayo-ayo (ma non è certo); un gioco più grande, l’anywoli, sarebbe un incrocio «da adulti» fra i due.

# The articles contrast Abawo with Anywoli, where a four made by the last seed goes to the mover; so here even that one goes to the owner of the row. If Abawo is the same as Ba-awa in Bell's description, last = mover is right.
abawo--note-2 = Gli articoli contrappongono l’abawo all’anywoli, dove i semi di una buca portata a quattro dall’ultimo seme vanno a chi muove; qui dunque vanno anch’essi al proprietario della fila. Se l’abawo non è altro che il ba-awa descritto da Bell, il valore giusto è last = mover.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
abawo--note-3 = Le fonti non dicono nulla delle posizioni ripetute; secondo una regola aggiunta qui, ciascuno prende allora i semi della propria fila.

# Habr articles by GlukKazan: laps, and who takes the fours.
abawo--source-habr = Articoli di GlukKazan su Habr: i giri, e a chi vanno i semi delle buche da quattro.

# Popular Mechanics, Russian edition, names it among the games of Ghana.
abawo--source-popular-mechanics = Popular Mechanics, edizione russa: il gioco vi è citato tra quelli del Ghana.

# Who takes a four made by the last seed of a lap: the player on whose side it lies, or the player who is sowing.
abawo--option-last = A chi vanno i semi di una buca portata a quattro dall’ultimo seme di un giro: al giocatore dalla cui parte si trova la buca, oppure a chi sta seminando.

# Who gets the last seeds: they are played out, a capture that leaves only four takes these too, or the player who began takes the last eight.
abawo--option-last_seeds = A chi vanno gli ultimi semi: si giocano fino in fondo, chi con una cattura ne lascia solo quattro prende anche quelli, oppure chi ha cominciato prende gli ultimi otto.

# What happens to a player who has no seeds to move: the game ends and the opponent takes what is left, or the player passes.
abawo--option-no_seeds = Che cosa accade a un giocatore che al suo turno è senza semi: la partita finisce e l’avversario prende ciò che resta, oppure il giocatore passa.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
abawo--option-feed = Stabilisce se, quando l’avversario è senza semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la partita finisce e chi muove prende il resto.

# Whether the game is over as soon as a player has more than half of the seeds.
abawo--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# Pits in a row.
abawo--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
abawo--option-seeds = Il numero di semi in ogni buca all’inizio.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
abawo--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
abawo--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno aggiunga i semi della propria fila a quelli già vinti; 0 significa mai (regola aggiunta qui).

# Abstract Mancala
abstract-mancala--name = Abstract Mancala

# A board without edges and without owners: sow straight on in eight directions, sow on from every occupied pit in whatever direction you choose, capture the pit ahead, and set traps that swallow whatever comes.
abstract-mancala--summary = Un tavoliere senza bordi e senza proprietari: semina diritto in otto direzioni, da ogni buca non vuota continua come vuoi, cattura i semi della buca davanti e prepara trappole che inghiottono tutto ciò che vi arriva.

# invented by Valentin Chelnokov (GlukKazan), Russia, in 2015
abstract-mancala--played = inventato da Valentin Chelnokov (GlukKazan), in Russia, nel 2015

# The article speaks of the next player and allows more than two; the author's program has two.
abstract-mancala--note-1 = L’articolo parla del giocatore seguente e ammette più di due giocatori; il programma dell’autore è per due.

# The author's second lesson states that a single bean captures nothing; the article does not.
abstract-mancala--note-2 = Che un seme solo non catturi nulla lo dice la seconda lezione dell’autore, non l’articolo.

# A sowing that comes round to its start ends there without any effect, as in the author's program.
abstract-mancala--note-3 = Una semina che torna al punto di partenza finisce lì senza effetti: così fa il programma.

# Where traps are weak and an emptied trap is filled from three to four again, the program gives it to whoever did that. This is taken to be a mistake: here, a trap keeps its owner.
abstract-mancala--note-4 = Se le trappole sono deboli, il programma assegna una trappola svuotata e poi riportata da tre a quattro semi a chi l’ha riempita. Lo consideriamo un errore: una trappola resta al suo proprietario.

# The author's program refuses to put more than twenty beans into a pit, for technical reasons (max_in_pit).
abstract-mancala--note-5 = Per ragioni tecniche il programma dell’autore non ammette più di venti semi in una buca (opzione max_in_pit).

# Two safety rules were added here: a turn may not return to one of its own positions, and a position that occurs for the third time makes the game a draw. The author's program has neither, and a turn could go on as long as its player likes.
abstract-mancala--note-6 = Due regole di sicurezza sono state aggiunte qui: un turno non può tornare a una posizione in cui è già stato, e la partita è patta quando una posizione si presenta per la terza volta. Il programma dell’autore non ne ha, e un turno potrebbe durare quanto vuole chi gioca.

# If the best players are level after the last beans, there is no winner and the game is a draw; the author's program does not mention this.
abstract-mancala--note-7 = Se dopo gli ultimi semi i migliori sono pari, non vince nessuno: la partita è patta, anche se il programma dell’autore non lo prevede.

# The author's program throws the beans anew for every game. Here the number of the deal settles them, so that a game can be played again: --option deal=17. Any other start can be given as a position.
abstract-mancala--note-8 = Il programma dell’autore dispone a caso i semi a ogni partita. Qui la disposizione dipende da un numero, così che una partita si possa rigiocare: --option deal=17. Qualsiasi altra disposizione iniziale si può indicare come posizione.

# How three or four players sit and who of them wins is not stated. Here the turns go round the board, the traps of all others are enemy traps, and the game is over as soon as somebody is further ahead of the next player than there are beans outside the traps.
abstract-mancala--note-9 = Come siedano tre o quattro giocatori, e chi di loro vinca, non è scritto da nessuna parte. Qui il turno fa il giro del tavoliere, le trappole di tutti gli altri sono trappole avversarie, e la partita finisce appena qualcuno ha sul secondo un vantaggio maggiore del numero di semi fuori dalle trappole.

# GlukKazan, article on sowing games on Habr (Russian).
abstract-mancala--source-glukkazan = GlukKazan, articolo sui giochi di semina su Habr (in russo).

# GlukKazan, Abstract Mancala for Zillions of Games and Axiom, with four lessons; it settles open questions.
abstract-mancala--source-zog = GlukKazan, Abstract Mancala per Zillions of Games e Axiom, con quattro lezioni; risolve le questioni aperte.

# How many people play, each alone.
abstract-mancala--option-players = Quanti giocano, ciascuno per sé.

# Pits in a row.
abstract-mancala--option-columns = Il numero di buche di una fila.

# A strong trap stops every sowing and swallows the beans left in the hand; a weak one is sown over and only ends a sowing whose last bean falls into it.
abstract-mancala--option-traps = Una trappola forte ferma ogni semina e inghiotte i semi rimasti in mano; su una debole la semina prosegue come sulle altre buche, e finisce solo se vi cade l’ultimo seme.

# Beans are thrown in at random: 24 times, two to six of them go into a pit that is not yet full; or a position is given, and without one every pit holds two beans.
abstract-mancala--option-fill = I semi si dispongono a caso: per 24 volte se ne mettono da due a sei in una buca non ancora piena. Oppure si indica una posizione; se manca, ogni buca contiene due semi.

# The number that settles a random start.
abstract-mancala--option-deal = Il numero da cui dipende la disposizione casuale.

# Whether a move may put more than 20 beans into a pit.
abstract-mancala--option-max_in_pit = Stabilisce se con una mossa una buca può superare i 20 semi.

# Afrika
afrika--name = Afrika

# Sowing never captures here: whoever has an empty pit must take what lies opposite it, always the smallest pile, instead of sowing. A game of sacrifices.
afrika--summary = Qui seminando non si cattura mai: chi ha una buca vuota deve prendere, invece di seminare, ciò che le sta di fronte, e sempre il mucchio più piccolo. Un gioco di sacrifici.

# invented by Ralf Gering in Bad Breisig, Germany, in 2004; the reverse game was proposed by Benedikt Rosenau in 2010
afrika--played = inventato da Ralf Gering a Bad Breisig, in Germania, nel 2004; il gioco inverso fu proposto da Benedikt Rosenau nel 2010

# According to the inventor's text a long sowing skips the starting pit; in the author's program it does not. The text is followed.
afrika--note-1 = Secondo il testo dell’inventore le semine lunghe saltano la buca di partenza; nel programma dell’autore no. Qui si segue il testo.

# The game ends when the board is empty; a program may stop as soon as a player has more than half, since the winner is the same.
afrika--note-2 = La partita finisce quando il tavoliere è vuoto; un programma può fermarsi appena un giocatore ha più della metà dei semi: il vincitore è lo stesso.

# No source has a rule for repeated positions; here the stores are compared at the third occurrence. In 3,000 random games no position was repeated.
afrika--note-3 = Nessuna fonte dice che cosa accada se le posizioni si ripetono; qui, alla terza volta, si confrontano i granai. In 3000 partite giocate a caso nessuna posizione si è mai ripetuta.

# The author mentions a compensation of 2.5 points for the second player, but does not use it.
afrika--note-4 = L’autore accenna a un compenso di 2,5 punti per il secondo giocatore, ma non lo usa.

# GlukKazan, article on sowing games on Habr (Russian), after the inventor; the author's program.
afrika--source-glukkazan = GlukKazan, articolo sui giochi di semina su Habr (in russo), basato sul testo dell’inventore; inoltre il programma dell’autore dell’articolo.

# Mancala World, Afrika.
afrika--source-mancala-world = Mancala World, Afrika.

# Whether the player with more seeds wins, or loses (the reverse game).
afrika--option-goal = Stabilisce se chi ha più semi vince o perde (il gioco inverso).

# Pits in a row.
afrika--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
afrika--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether a sowing all round the board skips the pit it was lifted from.
afrika--option-skip_start = Stabilisce se una semina che fa il giro del tavoliere salta la buca da cui è partita.

# How many times a position has to occur before the stores are compared; 0 for never.
afrika--option-repetition = Quante volte deve presentarsi una posizione perché si confrontino i granai; 0 significa mai.

# The reverse game: taking more than half of the seeds loses.
afrika--preset-reverse = Il gioco inverso: perde chi ha più della metà dei semi.

# Alemungula
alemungula--name = Alemungula

# A game of the Wetawit in which the seeds always leave by the nearer end of the row, and a single seed may not be played straight back.
alemungula--summary = Un gioco dei Wetawit in cui i semi escono sempre dall’estremità più vicina della fila, e un seme singolo non si può rimandare subito indietro.

# Asosa and Beni Sangul, on the border of Ethiopia and Sudan (Wetawit)
alemungula--played = Asosa e Beni Sangul, al confine tra Etiopia e Sudan (Wetawit)

# Pits of the left half are sown clockwise, those of the right half counter-clockwise, the middle one as the player likes.
alemungula--note-1 = Dalle buche della metà sinistra si semina in senso orario, da quelle della metà destra in senso antiorario, da quella centrale come si vuole.

# When a single seed crosses from an end pit into an empty end pit of the opponent, that pit may not be played in the next ply; the seed would only come back. A player who has nothing else to play then has no legal move, and the game ends. Longer repetitions are not forbidden.
alemungula--note-2 = Quando un seme singolo passa da una buca d’estremità a una buca d’estremità vuota dell’avversario, quella buca non si può giocare alla mossa seguente: il seme non farebbe che tornare indietro. Chi non ha altro da giocare resta senza mosse, e la partita finisce. Le ripetizioni più lunghe non sono vietate.

# The pits before the last one are captured too, according to Mancala World if they have been increased to 2 or 4, according to igGameCenter if they hold 2 or 4. This comes to the same thing, since every pit on the way has received a seed.
alemungula--note-3 = Secondo Mancala World, delle buche precedenti si catturano i semi di quelle arrivate anch’esse a 2 o a 4; secondo igGameCenter, di quelle che ne contengono anch’esse 2 o 4. È la stessa cosa, perché ogni buca attraversata dalla semina ha ricevuto un seme.

# Some programs oblige a player to feed an opponent without seeds, which no text mentions (feed). The closely related Um el Bagara of Sudan forbids single seeds (singles).
alemungula--note-4 = Alcuni programmi obbligano a nutrire un avversario senza semi, ma nessun testo ne parla (opzione feed). L’um el bagara, un gioco sudanese molto simile, vieta di giocare i semi singoli (opzione singles).

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
alemungula--note-5 = Se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# Habr articles by GlukKazan: the direction depends on the pit; the ban on ping-pong.
alemungula--source-habr = Articoli di GlukKazan su Habr: la direzione dipende dalla buca; il divieto del ping-pong.

# Mancala World, Alemungula (after R. Pankhurst 1971).
alemungula--source-mancala-world = Mancala World, Alemungula (da R. Pankhurst 1971).

# igGameCenter, Alemungula.
alemungula--source-iggamecenter = igGameCenter, Alemungula.

# GlukKazan's program Dagaz, in which an opponent without seeds must be fed.
alemungula--source-dagaz = Il programma Dagaz di GlukKazan, in cui un avversario senza semi va nutrito.

# Pits in a row.
alemungula--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
alemungula--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether a pit with a single seed may be played.
alemungula--option-singles = Stabilisce se si può giocare una buca con un seme solo.

# Whether it is forbidden to play back a single seed that has just crossed into an empty end pit.
alemungula--option-ping_pong = Stabilisce se è vietato rimandare indietro un seme singolo appena passato in una buca d’estremità vuota.

# Whether a sowing of ten or more seeds skips the pit it was lifted from.
alemungula--option-skip_start = Stabilisce se una semina di dieci o più semi salta la buca da cui è partita.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
alemungula--option-feed = Stabilisce se, quando l’avversario è senza semi, chi muove è obbligato, se può, a fare una mossa che gliene dia.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
alemungula--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# The Sudanese relative: single seeds may not be played.
alemungula--preset-um-el-bagara = Il gioco affine del Sudan: i semi singoli non si possono giocare.

# Ali Guli Mane
ali-guli-mane--name = Ali Guli Mane

# A relay game of Karnataka: after each lap you sow on from the next pit; if it is empty, that is a saada, which captures what lies behind it and across from there; a first saada that captures gives you a second move.
ali-guli-mane--summary = Un gioco a giri del Karnataka: dopo ogni giro si continua a seminare dalla buca seguente; se è vuota si fa una saada e si cattura ciò che sta nella buca dopo e in quella di fronte a quest’ultima; se con la prima saada si cattura, si muove una seconda volta.

# Karnataka, South India
ali-guli-mane--played = Karnataka, India meridionale

# The Russian article only describes how sowing goes on from the next pit; everything else comes from Mancala World and the texts of apps.
ali-guli-mane--note-1 = L’articolo russo dice soltanto che si continua dalla buca seguente; tutto il resto viene da Mancala World e dai testi di alcune app.

# In Mancala World and MancalaGames seeds are sown counter-clockwise; in copies of a Wikipedia text the player chooses (direction).
ali-guli-mane--note-2 = Per Mancala World e MancalaGames si semina in senso antiorario; secondo le copie di un testo di Wikipedia la direzione la sceglie il giocatore (opzione direction).

# According to the text of an app, the seeds in the hole behind the gap are captured together with those across from it; with nothing behind the gap, nothing is captured.
ali-guli-mane--note-3 = Secondo il testo di un’app si catturano i semi della buca dopo quella vuota e quelli della buca di fronte; se anche la buca dopo è vuota, non si cattura nulla.

# One app stops after two laps, which is a misunderstanding of the two saadas.
ali-guli-mane--note-4 = Un’app si ferma dopo due giri, ma è un fraintendimento delle due saade.

# The last few seeds cannot catch each other. With fewer than two seeds left (low_limit), or if a position keeps recurring, each player takes the seeds in their own row; only MancalaGames has such a rule (uncertain).
ali-guli-mane--note-5 = Gli ultimi semi non riescono a raggiungersi. Con meno di due semi rimasti (opzione low_limit), o se una posizione continua a ripetersi, ciascuno prende i semi della propria fila; solo MancalaGames ha una regola simile (quindi è incerta).

# In a match, the players fill their pits with five seeds each, from the left; pits they cannot fill are out of play, and a player who cannot fill a single one has lost.
ali-guli-mane--note-6 = In un incontro ogni giocatore riempie le sue buche con cinque semi, cominciando da sinistra; quelle che non può riempire sono fuori gioco, e chi non ne può riempire nessuna ha perso.

# Mancala World, Ali Guli Mane (2001).
ali-guli-mane--source-mancala-world = Mancala World, Ali Guli Mane (2001).

# Copies of a Wikipedia text, and the descriptions of an app.
ali-guli-mane--source-wikipedia = Copie di un testo di Wikipedia, e le descrizioni di un’app.

# The program MancalaGames, configuration Ali Guli Mane.
ali-guli-mane--source-mancala-games = Il programma MancalaGames, configurazione Ali Guli Mane.

# A Russian article by GlukKazan: after a lap, sowing goes on from the next pit (pussa kanawa).
ali-guli-mane--source-habr = Un articolo russo di GlukKazan: dopo un giro si continua dalla buca seguente (pussa kanawa).

# Whether the pit across the board is captured with the one behind the gap.
ali-guli-mane--option-opposite = Stabilisce se, insieme ai semi della buca dopo quella vuota, si catturano anche quelli della buca di fronte.

# How many moves a turn has when the first one captures.
ali-guli-mane--option-moves_per_turn = Di quante mosse è fatto un turno, se con la prima si cattura.

# Whether sowing goes counter-clockwise or in the direction the player chooses.
ali-guli-mane--option-direction = Stabilisce se si semina in senso antiorario o come vuole il giocatore.

# What happens to a player who has no seeds to move: the player passes, or the round ends and the opponent takes what is left.
ali-guli-mane--option-no_seeds = Che cosa accade a un giocatore che al suo turno è senza semi: passa, oppure la manche finisce e l’avversario prende ciò che resta.

# A player who can fill fewer pits than this has lost the match.
ali-guli-mane--option-match_end_pits = Chi non può riempire almeno questo numero di buche ha perso l’incontro.

# Seeds in every pit at the start.
ali-guli-mane--option-seeds = Il numero di semi in ogni buca all’inizio.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. A move of twenty thousand laps counts as endless.
ali-guli-mane--option-endless = Che cosa comporta una semina infinita: la manche non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi. Una mossa di ventimila giri è considerata infinita.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
ali-guli-mane--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# With fewer seeds than this on the board the round is over, and each player takes the seeds in their own row.
ali-guli-mane--option-low_limit = Se sul tavoliere restano meno semi del numero indicato, la manche finisce e ciascuno prende i semi della propria fila.

# Anywoli
anywoli--name = Anywoli

# The long board of the Anuak: pits are houses, seeds are children, and whenever four of them have gathered in a house they leave for the house of the community.
anywoli--summary = Il lungo tavoliere degli Anuak: le buche sono case, i semi sono bambini e, quando in una casa se ne riuniscono quattro, partono per la casa della comunità.

# Gambela (Ethiopia) and South Sudan, by the Anuak
anywoli--played = Gambela (Etiopia) e Sud Sudan, presso gli Anuak

# The name means “giving birth”. A Russian article describes the game of the Anuak without naming it: a sowing is a visit to the next village, houses with the right number of children let them go, and those that the last child completes are the visitor's at once. The number of seeds, the board and the captures are those of Anywoli.
anywoli--note-1 = Il nome vuol dire «dare alla luce». Un articolo russo descrive il gioco degli Anuak senza nominarlo: la semina è una visita al villaggio vicino, le case in cui i bambini sono nel numero giusto li lasciano partire, e quelli della casa che l’ultimo bambino completa vanno subito al visitatore. Il numero dei semi, il tavoliere e le catture sono quelli dell’anywoli.

# In Mancala World and the program MancalaGames a capture with the last seed earns another move; on Wikipedia and in an older text of Mancala World it does not (bonus, contested).
anywoli--note-2 = In Mancala World e nel programma MancalaGames una cattura con l’ultimo seme dà diritto a un’altra mossa; su Wikipedia e in un testo più vecchio di Mancala World no (opzione bonus; la questione è controversa).

# The last seeds go to the player who captures the four before them, or to the player who began the game (Wikipedia), or are decided by lot (Pankhurst; too little is known of this to play it).
anywoli--note-3 = Gli ultimi semi vanno al giocatore che cattura i quattro precedenti, oppure a chi ha cominciato la partita (Wikipedia), oppure si tirano a sorte (Pankhurst; se ne sa troppo poco per giocare così).

# Without a limit the game hardly ever ends: one player shuttles single seeds while the other passes. After no_capture_plies plies without a capture, and if a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
anywoli--note-4 = Senza un limite la partita non finisce quasi mai: un giocatore sposta avanti e indietro semi singoli mentre l’altro passa. Dopo il numero di mosse senza catture fissato da no_capture_plies, e se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# Yit Nuri is played with seven pits a side; Yit Jani with thirteen, two seeds in each.
anywoli--note-5 = Lo yit nuri si gioca con sette buche per parte; lo yit jani con tredici buche per parte e due semi in ognuna.

# Mancala World, Anywoli (after R. Pankhurst 1971).
anywoli--source-mancala-world = Mancala World, Anywoli (da R. Pankhurst 1971).

# Wikipedia, Anywoli.
anywoli--source-wikipedia = Wikipedia, Anywoli.

# Habr articles by GlukKazan: twelve pits a side; fours made in passing go to the owner, one made by the last seed to the mover.
anywoli--source-habr = Articoli di GlukKazan su Habr: dodici buche per parte; i semi delle buche arrivate a quattro durante la semina vanno al proprietario della buca, quelli della buca portata a quattro dall’ultimo seme vanno a chi muove.

# The program MancalaGames, configuration Anywoli.
anywoli--source-mancala-games = Il programma MancalaGames, configurazione Anywoli.

# Whether a player who captures with the last seed moves again; the move lapses if the player has no seeds.
anywoli--option-bonus = Stabilisce se chi cattura con l’ultimo seme muove ancora; se però non ha semi, la mossa va perduta.

# Who gets the last seeds: a capture that leaves only four takes these too, the player who began takes the last eight, or they are played out.
anywoli--option-last_seeds = A chi vanno gli ultimi semi: chi con una cattura ne lascia solo quattro prende anche quelli, chi ha cominciato prende gli ultimi otto, oppure si giocano fino in fondo.

# Pits in a row; six for trying the rules out on a common board.
anywoli--option-pits = Il numero di buche di una fila; con sei si possono provare le regole su un tavoliere comune.

# Seeds in every pit at the start.
anywoli--option-seeds = Il numero di semi in ogni buca all’inizio.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
anywoli--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# What happens when a position is repeated, or when nothing is captured for a long time: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
anywoli--option-cycle = Che cosa comporta una posizione ripetuta, o una lunga serie di mosse senza catture: ciascuno prende i semi della propria fila, la partita è patta, i semi sul tavoliere si dividono, oppure non contano per nessuno (regola aggiunta qui).

# How many times a position has to occur before the game ends; 0 for never.
anywoli--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# How many plies there may be without a capture before the game ends; 0 for as many as the players like.
anywoli--option-no_capture_plies = Quante mosse senza catture possono susseguirsi prima che la partita finisca; 0 significa senza limite.

# The short board: seven pits a side.
anywoli--preset-yit-nuri = Il tavoliere corto: sette buche per parte.

# The longest board: thirteen pits a side with two seeds each.
anywoli--preset-yit-jani = Il tavoliere più lungo: tredici buche per parte con due semi in ognuna.

# Ayo-ayo
ayo-ayo--name = Ayo-ayo

# A children's game of the Yoruba: sow lap after lap, and every pit that is filled to four, on either side, belongs at once to the player who is sowing.
ayo-ayo--summary = Un gioco dei bambini yoruba: semina un giro dopo l’altro, e ogni buca che arriva a quattro semi, da una parte o dall’altra, è subito di chi sta seminando.

# Nigeria (Yoruba), by children
ayo-ayo--played = Nigeria (Yoruba), tra i bambini

# This is not the relay game with captures across the board that English books call Ayoayo, which has a file of its own.
ayo-ayo--note-1 = Non è il gioco a giri, con catture dalla buca di fronte, che i libri inglesi chiamano ayoayo; quello ha un file a sé.

# A capture does not interrupt the sowing, yet a move ends only in an empty pit: when the last seed of a lap makes four, the pit is empty after the capture, so the move is over.
ayo-ayo--note-2 = Una cattura non interrompe la semina, eppure una mossa finisce solo in una buca vuota: quando l’ultimo seme di un giro porta la buca a quattro, la cattura la vuota, e dunque la mossa è finita.

# One of the texts says that whoever cannot move loses; another says that 25 seeds win and 24 to 24 is a draw. The two agree unless the player without seeds has won exactly 24: then the rest makes it 24 to 24 (no_seeds).
ayo-ayo--note-3 = Secondo uno dei testi chi non può muovere perde; secondo un altro si vince con 25 semi, e 24 a 24 è patta. I due concordano tranne quando il giocatore senza semi ne ha vinti esattamente 24: allora con il resto si arriva a 24 a 24 (opzione no_seeds).

# One text calls the stores common to both players; this is taken to be a slip: each player counts only their own.
ayo-ayo--note-4 = Per un testo i granai sono comuni ai due giocatori; la consideriamo una svista: ognuno conta il suo.

# The texts only say that games that go round in circles are broken off; that each player then gets the seeds in their own row is a rule added here.
ayo-ayo--note-5 = I testi dicono solo che le partite che girano in tondo s’interrompono; che poi ciascuno aggiunga i semi della propria fila a quelli già vinti è una regola aggiunta qui.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board a capture can be overlooked.
ayo-ayo--note-6 = I semi delle buche arrivate a quattro si catturano sempre, a meno che i giocatori non scelgano di badarci da sé (opzione auto_capture): su un tavoliere vero una cattura può sfuggire.

# Habr articles by GlukKazan: every four belongs to the player who is sowing; endless sowings.
ayo-ayo--source-habr = Articoli di GlukKazan su Habr: i semi di ogni buca arrivata a quattro vanno a chi sta seminando; semine infinite.

# A Russian magazine article on children's mancala: the laps and the captures.
ayo-ayo--source-magazine = Un articolo di una rivista russa sui mancala dei bambini: i giri e le catture.

# Popular Mechanics, Russian edition: board, start and end of the simplest version.
ayo-ayo--source-popular-mechanics = Popular Mechanics, edizione russa: tavoliere, inizio e fine della versione più semplice.

# Whether the game is over as soon as a player has more than half of the seeds.
ayo-ayo--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens to a player who has no seeds to move: the opponent takes what is left and the seeds are counted, or the player loses, whatever the count.
ayo-ayo--option-no_seeds = Che cosa accade a un giocatore che al suo turno è senza semi: l’avversario prende ciò che resta e si contano i semi, oppure chi è senza semi perde, qualunque cosa abbia vinto.

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
ayo-ayo--option-feed = Stabilisce se, quando l’avversario è senza semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la partita finisce e chi muove prende il resto.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
ayo-ayo--option-auto_capture = Stabilisce se i quattro semi di una buca riempita durante la semina si catturano da soli; altrimenti chi ne ha diritto deve annunciare la cattura prima che cada il seme seguente, e se non lo fa i semi restano lì.

# Pits in a row.
ayo-ayo--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
ayo-ayo--option-seeds = Il numero di semi in ogni buca all’inizio.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayo-ayo--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
ayo-ayo--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno aggiunga i semi della propria fila a quelli già vinti; 0 significa mai (regola aggiunta qui).

# Ayoayo
ayoayo--name = Ayoayo

# The great relay game of the Yoruba: sow lap after lap until a seed falls into an empty pit, and if that pit is your own, capture what lies across the board.
ayoayo--summary = Il grande gioco a giri degli Yoruba: semina un giro dopo l’altro finché un seme non cade in una buca vuota e, se quella buca è tua, cattura ciò che le sta di fronte.

# Nigeria (Yoruba); the Maasai play the same game as Endodoi
ayoayo--played = Nigeria (Yoruba); i Masai giocano allo stesso gioco con il nome di endodoi

# According to two sources the capturing seed is taken as well, according to Pratt it stays in its pit, and Wikipedia speaks only of the seeds opposite (own_seed).
ayoayo--note-1 = Secondo due fonti si prende anche il seme con cui si è catturato; secondo Pratt, invece, resta nella sua buca. Wikipedia parla solo dei semi di fronte (opzione own_seed).

# When the opponent cannot be fed, the rest goes to the player who moved last according to Mancala World, and to the player in whose row it lies according to Pratt and Wikipedia; the latter rule is followed here, since nothing else makes sense of the word “remaining”.
ayoayo--note-2 = Quando non si può nutrire l’avversario, secondo Mancala World il resto va a chi ha mosso per ultimo, secondo Pratt e Wikipedia al giocatore nella cui fila si trova; si gioca in quest’ultimo modo, perché altrimenti la parola «remaining» («rimasti») non avrebbe senso.

# Pratt allows a capture of everything in place of feeding. Here a move counts as feeding if the opponent has seeds after it.
ayoayo--note-3 = Pratt permette, invece di nutrire l’avversario, una cattura che prenda tutto. Qui una mossa nutre l’avversario se alla fine gli lascia dei semi.

# A sowing that never ends can occur, but hardly ever does. No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
ayoayo--note-4 = Una semina infinita è possibile, ma non capita quasi mai. Le fonti non dicono nulla delle posizioni ripetute; secondo una regola aggiunta qui, ciascuno prende allora i semi della propria fila.

# The children's game called Ayo-ayo in Russian books is a different game, with a file of its own. Ayò Ọlọ́pọ́n is also a name of Oware.
ayoayo--note-5 = Il gioco infantile che i libri russi chiamano ayo-ayo è un altro e ha un file a sé. Ayò ọlọ́pọ́n è anche un nome dell’oware.

# Mancala World, Ayoayo (after L. Russ 1984).
ayoayo--source-mancala-world = Mancala World, Ayoayo (da L. Russ 1984).

# John Pratt, rules of Ayoayo (2009).
ayoayo--source-pratt = John Pratt, regole dell’ayoayo (2009).

# Wikipedia, Ayoayo.
ayoayo--source-wikipedia = Wikipedia, Ayoayo.

# The program MancalaGames, configuration Ayoayo (Mohr 1993).
ayoayo--source-mancala-games = Il programma MancalaGames, configurazione Ayoayo (Mohr 1993).

# Whether the seed that makes the capture is taken with the seeds opposite.
ayoayo--option-own_seed = Stabilisce se l’ultimo seme si prende insieme ai semi di fronte.

# Whether a lap of twelve or more seeds skips the pit it was lifted from.
ayoayo--option-skip_origin = Stabilisce se un giro di dodici o più semi salta la buca da cui è partito.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
ayoayo--option-feed = Stabilisce se, quando l’avversario è senza semi, chi muove è obbligato, se può, a fare una mossa che gliene dia.

# Whether the game is over as soon as a player has more than half of the seeds.
ayoayo--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ayoayo--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody (a rule added here).
ayoayo--option-cycle = Che cosa comporta una posizione ripetuta: ciascuno prende i semi della propria fila, la partita è patta, i semi sul tavoliere si dividono, oppure non contano per nessuno (regola aggiunta qui).

# How many times a position has to occur before the game ends; 0 for never.
ayoayo--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# Ba-awa
ba-awa--name = Ba-awa

# A relay game played for pits and seeds: all fours that a move makes, on either side of the board, go to the player whose move it is.
ba-awa--summary = Un gioco a giri in cui si vincono buche e semi: i semi di tutte le buche che una mossa porta a quattro, da una parte o dall’altra del tavoliere, vanno a chi è di turno.

# Ghana and Togo (Twi, Ewe), Nigeria (Yoruba), Antigua
ba-awa--played = Ghana e Togo (Twi, Ewe), Nigeria (Yoruba), Antigua

# On the Italian Wikipedia all fours go to the mover; in Bell's book those made in passing go to the owner of the pit (preset bell).
ba-awa--note-1 = Per Wikipedia in italiano i semi di tutte le buche arrivate a quattro vanno a chi muove; per Bell quelli delle buche che vi arrivano durante la semina vanno al proprietario della buca (gruppo di opzioni bell).

# The Italian Wikipedia has no rule for the last seeds; in Bell's book the starter of the round takes the last eight.
ba-awa--note-2 = Wikipedia in italiano non ha una regola per gli ultimi semi; secondo Bell gli ultimi otto vanno a chi ha cominciato la manche.

# The Italian Wikipedia states expressly that the rules for the end and for feeding are those of Nsa Isong.
ba-awa--note-3 = Che le regole sulla fine e sull’obbligo di nutrire siano quelle dello nsa isong lo dice espressamente Wikipedia in italiano.

# In J'erin, as Newberry describes it, a player takes fours only from their own pits; a four elsewhere is sown on like any other pit (preset j-erin). Newberry's opening move of two pits at once is described too briefly to be played.
ba-awa--note-4 = Nel j’erin descritto da Newberry si catturano solo i semi delle buche di chi muove che arrivano a quattro; da una buca dell’avversario arrivata a quattro si continua a seminare come da ogni altra buca (gruppo di opzioni j-erin). La mossa d’apertura con due buche insieme è descritta troppo brevemente per poterla giocare.

# The Adi that Klose describes (1906) is another game of the same name: it has one lap, captures of three, and a ban on playing a pit twice in a row.
ba-awa--note-5 = L’adi di Klose (1906) è un altro gioco con lo stesso nome: un solo giro, catture di tre semi, e il divieto di giocare una buca due volte di seguito.

# Repeated positions are common when few seeds are left, but no source mentions them; by a rule added here, each player then gets the seeds in the pits they own.
ba-awa--note-6 = Le posizioni ripetute sono frequenti quando restano pochi semi, ma nessuna fonte ne parla; che allora ciascuno aggiunga i semi delle buche che possiede a quelli già vinti è una regola aggiunta qui.

# Italian Wikipedia, Nsa Isong, section on the variant Ba-awa: one sentence in addition to Nsa Isong.
ba-awa--source-italian-wikipedia = Wikipedia in italiano, Nsa Isong, sezione sulla variante Ba-awa: una frase che si aggiunge alle regole dello nsa isong.

# R. C. Bell, Board and Table Games (1969), as cited by Mancala World and Wikipedia: fours in passing to the owner, last eight to the starter, a match for pits.
ba-awa--source-bell = R. C. Bell, Board and Table Games (1969), citato da Mancala World e Wikipedia: i semi delle buche arrivate a quattro durante la semina al proprietario della buca, gli ultimi otto a chi ha cominciato, un incontro per le buche.

# Newberry (1939) on J'erin, as cited by Ludii.
ba-awa--source-newberry = Newberry (1939) su J’erin, citato da Ludii.

# The program MancalaGames, configurations Ba-awa and Adi (after L. Russ).
ba-awa--source-mancala-games = Il programma MancalaGames, configurazioni Ba-awa e Adi (da L. Russ).

# Who takes a four made in passing: the player who is sowing, the owner of the pit, the player who is sowing, but only from pits of their own, or nobody.
ba-awa--option-passing = A chi vanno i semi di una buca arrivata a quattro durante la semina: a chi sta seminando, al proprietario della buca, a chi sta seminando ma solo se la buca è sua, oppure a nessuno.

# Who takes a four made by the last seed of a lap; with mover_own a four in one of the opponent's pits is sown on.
ba-awa--option-last = A chi vanno i semi di una buca portata a quattro dall’ultimo seme di un giro; con mover_own, se la buca è dell’avversario, da lì si continua a seminare.

# Who gets the last seeds: they are played out, the player who began the round takes the last eight, or a capture that leaves only four takes these too.
ba-awa--option-last_seeds = A chi vanno gli ultimi semi: si giocano fino in fondo, chi ha cominciato la manche prende gli ultimi otto, oppure chi con una cattura ne lascia solo quattro prende anche quelli.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the mover takes the rest.
ba-awa--option-feed = Stabilisce se, quando l’avversario non possiede semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la manche finisce e chi muove prende il resto.

# What happens to a player who owns no seeds to move: the round ends and the opponent takes what is left, or the player passes.
ba-awa--option-no_seeds = Che cosa accade a un giocatore che al suo turno non possiede semi: la manche finisce e l’avversario prende ciò che resta, oppure il giocatore passa.

# The direction of sowing: counter-clockwise or clockwise.
ba-awa--option-direction = La direzione della semina: antioraria o oraria.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
ba-awa--option-claim = Quali buche dell’altra fila prende chi ha vinto una manche: quelle che vuole, oppure quelle contigue alla sua fila nell’ordine della semina.

# How many games make a match; whoever wins more of them wins it.
ba-awa--option-games_in_match = Di quante partite è fatto un incontro; lo vince chi ne vince di più.

# How many pits win the match, if it is played for pits.
ba-awa--option-match_goal_pits = Quante buche fanno vincere l’incontro, se lo si gioca per le buche.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
ba-awa--option-endless = Che cosa comporta una semina infinita: la manche non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
ba-awa--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno aggiunga i semi delle proprie buche a quelli già vinti; 0 significa mai (regola aggiunta qui).

# The Yoruba game as the Italian Wikipedia describes it: all defaults.
ba-awa--preset-jerin-jerin = Il gioco yoruba come lo descrive Wikipedia in italiano: tutti i valori predefiniti.

# Ba-awa as R. C. Bell describes it: fours made in passing go to the owner of the pit, the last eight seeds to the starter, and a match is played for all pits.
ba-awa--preset-bell = Il ba-awa come lo descrive R. C. Bell: i semi delle buche arrivate a quattro durante la semina vanno al proprietario della buca, gli ultimi otto a chi ha cominciato, e l’incontro si gioca per tutte le buche.

# J'erin as Newberry describes it: a player takes fours only from their own pits, and the first four made when eight seeds are left takes all eight.
ba-awa--preset-j-erin = Il j’erin come lo descrive Newberry: si catturano solo i semi delle buche di chi muove che arrivano a quattro, e quando restano otto semi li prende tutti chi per primo ne cattura quattro.

# The game of Antigua, with the rules of Oware Nam Nam.
ba-awa--preset-round-and-round = Il gioco di Antigua, con le regole dell’oware nam nam.

# The rules of Oware Nam Nam.
ba-awa--preset-nam-nam = Le regole dell’oware nam nam.

# The game of the Ewe after L. Russ: the rules of Oware Nam Nam, with ten pits needed to win.
ba-awa--preset-adi = Il gioco degli Ewe secondo L. Russ: le regole dell’oware nam nam, ma si vince con dieci buche.

# Kenyan children's bao
bao-kenya-children--name = Bao dei bambini del Kenya

# Two rows of eight and two stores: the game children play on the coast before they learn the great bao. A last seed in your own store gives another move; one in an empty pit of your own captures what lies opposite.
bao-kenya-children--summary = Due file di otto buche e due granai: il gioco che i bambini della costa fanno prima di imparare il grande bao. Se l’ultimo seme cade nel tuo granaio, muovi ancora; se cade in una tua buca vuota, catturi ciò che le sta di fronte.

# Kenya
bao-kenya-children--played = Kenya

# “One of the six pits” and “twelve or more” in the source are left over from another text; “the seventeenth seed” shows that the rows have eight pits and that the opponent's store is skipped.
bao-kenya-children--note-1 = «Una delle sei buche» e «dodici o più», nella fonte, sono resti di un altro testo; «il diciassettesimo seme» stabilisce che le file sono di otto e che il granaio dell’avversario si salta.

# The source mentions a draw by stalemate, a rule borrowed from Oware; positions cannot repeat here.
bao-kenya-children--note-2 = La fonte accenna a una patta per stallo, regola che viene dall’oware; qui le posizioni non possono ripetersi.

# Masters Games, taught to the author by two Kenyan women; Italian and Russian translations: complete.
bao-kenya-children--source-masters-games = Masters Games, gioco insegnato all’autore da due donne keniote: regole complete, tradotte in italiano e in russo.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-children--option-own_seed = Che cosa succede all’ultimo seme dopo una cattura: resta dov’è, oppure si cattura anch’esso.

# Whether a sowing of seventeen or more seeds skips the pit it was lifted from.
bao-kenya-children--option-skip_origin = Stabilisce se una semina di diciassette o più semi salta la buca da cui è partita.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-children--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# Whether an empty row ends the game only when its owner has to move, or at once.
bao-kenya-children--option-end = Stabilisce se una fila vuota mette fine alla partita solo quando è di turno il suo proprietario o subito.

# Pits in a row.
bao-kenya-children--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
bao-kenya-children--option-seeds = Il numero di semi in ogni buca all’inizio.

# Kenyan bao with laps
bao-kenya-laps--name = Bao del Kenya a giri concatenati

# Two rows of eight, two seeds in every pit, and relays: a sowing goes on from every occupied pit it ends in, and captures from an empty one in your own row.
bao-kenya-laps--summary = Due file di otto, due semi in ogni buca, e si semina a giri: se un giro finisce in una buca non vuota, si continua da lì; se finisce in una vuota della propria fila, si cattura.

# Kenya
bao-kenya-laps--played = Kenya

# “A draw at 24 each” in the source cannot be right with 32 seeds; 16 each must be meant.
bao-kenya-laps--note-1 = La «patta a 24 ciascuno» di cui parla la fonte non può essere giusta con 32 semi: dev’essere a 16 ciascuno.

# No early end is stated, so the game is played to its end by default.
bao-kenya-laps--note-2 = Di una fine anticipata non si parla, perciò di norma si gioca fino in fondo.

# Endless sowings happen in real play: about one game in fifty between random players.
bao-kenya-laps--note-3 = Le semine infinite capitano davvero: in circa una partita su cinquanta fra quelle giocate a caso.

# Masters Games, version with laps; Italian and Russian translations: complete but for the count at the end.
bao-kenya-laps--source-masters-games = Masters Games, versione a giri; traduzioni in italiano e in russo: complete tranne che per il conto finale.

# What happens to the capturing seed: it stays, or it is captured too.
bao-kenya-laps--option-own_seed = Che cosa succede all’ultimo seme dopo una cattura: resta dov’è, oppure si cattura anch’esso.

# How many seeds a pit needs to start a move; with 2, single seeds may be played only when there is nothing else.
bao-kenya-laps--option-min_start = Quanti semi deve contenere una buca perché una mossa possa cominciare da lì; con 2, si può partire da un seme singolo solo quando non c’è altro.

# Whether the game is over as soon as a player has more than half of the seeds.
bao-kenya-laps--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn ends with the seeds as they lie.
bao-kenya-laps--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa è vietata, oppure il turno finisce e i semi restano dove sono.

# What happens when a position is repeated: the game is a draw, or each player takes the seeds in their own row.
bao-kenya-laps--option-cycle = Che cosa comporta una posizione ripetuta: la partita è patta, oppure ciascuno prende i semi della propria fila.

# How many times a position has to occur before the game ends; 0 for never.
bao-kenya-laps--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# Bao la Kiswahili
bao-kiswahili--name = Bao la Kiswahili

# The great game of the Swahili coast: four rows, seeds entered one by one, a house worth defending, and captured seeds that are sown on your own side until a lap ends in an empty pit.
bao-kiswahili--summary = Il grande gioco della costa swahili: quattro file, semi messi in gioco uno alla volta, una casa da difendere, e semi catturati che si seminano dalla propria parte finché un giro non finisce in una buca vuota.

# Zanzibar, the coasts and islands of Tanzania and Kenya, Malawi, eastern Congo, the Comoros
bao-kiswahili--played = Zanzibar, coste e isole della Tanzania e del Kenya, Malawi, Congo orientale, Comore

# The rules follow Donkers' rules of Zanzibar bao for the computer (2001, after de Voogt 1995) wherever the leaflets and encyclopedias leave something open.
bao-kiswahili--note-1 = Dove opuscoli ed enciclopedie lasciano qualcosa in sospeso, si seguono le regole del bao di Zanzibar che Donkers ha formulato per il computer (2001, da de Voogt 1995).

# Only pits 2 and 7, or pits 1, 2, 7 and 8 are called kimbi; the rule that captures there are sown from the nearer kichwa is the same everywhere.
bao-kiswahili--note-2 = A seconda della fonte, si chiamano kimbi solo le buche 2 e 7 oppure le buche 1, 2, 7 e 8; dappertutto, però, ciò che si cattura lì si semina a partire dalla kichwa più vicina.

# A limit on the number of laps is wrong in practice: legal and winning moves of more than twenty laps occur. Endless moves are recognised exactly.
bao-kiswahili--note-3 = Limitare il numero dei giri sarebbe un errore: esistono mosse permesse, e vincenti, di più di venti giri. Le mosse infinite si riconoscono con certezza.

# The game is over as soon as the opponent's inner row is empty; the seeds of that capture stay in the hand.
bao-kiswahili--note-4 = La partita è finita appena la fila interna dell’avversario è vuota; i semi di quella cattura restano in mano.

# In Bawo a takata can be stopped after each of its first 31 laps. One that never ends can be played only with such a stop.
bao-kiswahili--note-5 = Nel bawo una takata si può fermare dopo ognuno dei suoi primi 31 giri. Una takata infinita si può giocare solo fermandola così.

# The recorded games with takasia_must_capture = true come from a program in which the block, and the duty with it, is over when the blocker's turn comes, so that the duty never binds; `true` reproduces them. The duty as K.I.B.A., AbstractPlay and Board Game Arena describe it is later_laps and first_lap.
bao-kiswahili--note-6 = Le partite registrate con takasia_must_capture = true vengono da un programma in cui il blocco, e con esso l’obbligo, cessa quando tocca a chi ha bloccato, così che l’obbligo non vincola mai; il valore true resta fedele a quelle partite. L’obbligo descritto da K.I.B.A., AbstractPlay e Board Game Arena corrisponde ai valori later_laps e first_lap.

# The opening gambit of Bawo, in which five seeds are placed freely, cannot be played: the second player's part of the rule is missing from every copy.
bao-kiswahili--note-7 = Il gambetto d’apertura del bawo, in cui si dispongono liberamente cinque semi, non si può giocare: la parte della regola che riguarda il secondo giocatore manca in tutte le copie.

# Italian leaflet of the bao club (K.I.B.A., swahili.it): complete but for takasia, endless moves and the empty inner row.
bao-kiswahili--source-kiba = Opuscolo italiano del circolo del bao (K.I.B.A., swahili.it): completo tranne che per takasia, mosse infinite e fila interna vuota.

# Romanian encyclopedia article: also the Malawi set-up; house taxed whenever it is the only pit with more than one seed.
bao-kiswahili--source-encyclopedia = Voce di un’enciclopedia romena: riporta anche la disposizione iniziale del Malawi, e la tassa sulla casa ogni volta che è l’unica buca con più di un seme.

# D. Skiryuk, Bao Suahili (Russian): takasia, compulsory stop or sowing of the house in some regions.
bao-kiswahili--source-skirjuk = D. Skiryuk, Bao Suahili (in russo): takasia; in alcune regioni è obbligatorio fermarsi nella casa, o seminarla.

# J. Donkers, Zanzibar Bao Rules for the Computer, 2001, after A. de Voogt, Limits of the Mind, 1995.
bao-kiswahili--source-donkers = J. Donkers, Zanzibar Bao Rules for the Computer, 2001, da A. de Voogt, Limits of the Mind, 1995.

# Board Game Arena, AbstractPlay and nkkmd/bao-la-kiswahili-game, replayed ply by ply; their readings are offered as options.
bao-kiswahili--source-programs = Board Game Arena, AbstractPlay e nkkmd/bao-la-kiswahili-game, con partite rigiocate mossa per mossa; le loro interpretazioni si possono scegliere come opzioni.

# The start: 6, 2 and 2 seeds with 22 in reserve, or 8, 2 and 2 with 20 in reserve.
bao-kiswahili--option-setup = La disposizione iniziale: 6, 2 e 2 semi con 22 in riserva, oppure 8, 2 e 2 con 20 in riserva.

# The starting positions of Bawo, in place of the one given by the option setup: 8 seeds in the house and 20 in reserve, 10 and 18, or 6 and 22.
bao-kiswahili--option-start = Le disposizioni iniziali del bawo, al posto di quella dell’opzione setup: 8 semi nella casa e 20 in riserva, 10 e 18, oppure 6 e 22.

# How many seeds make the house functional; in Bawo, the number it starts with.
bao-kiswahili--option-nyumba_min = Con quanti semi la casa è attiva; nel bawo, con quanti ne contiene all’inizio.

# Whether a player may declare that a takata might never end and stop it after any lap (in Bawo this is allowed).
bao-kiswahili--option-takata_stop = Stabilisce se un giocatore può dichiarare che una takata potrebbe non finire mai e fermarla dopo un giro qualsiasi (nel bawo può).

# When a single seed may start a namua move that captures nothing: with a functional house, with a house still owned, only if there is nothing else, or always.
bao-kiswahili--option-namua_singletons = Quando un seme singolo può cominciare una mossa namua che non cattura nulla: con una casa attiva, con una casa di cui si è ancora in possesso, solo se non c’è altro, oppure sempre.

# Whether an owned house with fewer than six seeds starts a namua takata like any other pit, or only when there is no other.
bao-kiswahili--option-dormant_house_start = Stabilisce se una casa con meno di sei semi, di cui il giocatore è ancora in possesso, può cominciare una takata namua come ogni altra buca o solo quando non ce n’è un’altra.

# When two seeds may be taken from the house as a tax: when it is the only occupied inner pit, the only one with more than one seed, or at any time.
bao-kiswahili--option-tax = Quando si possono prendere due semi dalla casa come tassa: quando è l’unica buca interna non vuota, l’unica con più di un seme, oppure in qualsiasi momento.

# Whether only a house with six seeds or more is taxed, or an owned house of any size.
bao-kiswahili--option-tax_needs_functional = Stabilisce se si tassa solo una casa con sei o più semi, oppure una casa con qualsiasi contenuto, purché il giocatore ne sia ancora in possesso.

# Which moment decides whether the house is functional when a takata ends in it: after the last seed, or the start of the move.
bao-kiswahili--option-house_test = In quale momento si decide se la casa è attiva quando vi finisce una takata: dopo l’ultimo seme, oppure all’inizio della mossa.

# What happens when a capturing namua lap ends in the functional house: the player may stop or sow the house (safari), always stops, or always sows it.
bao-kiswahili--option-house_stop = Che cosa accade quando un giro namua con cattura finisce nella casa attiva: si sceglie se fermarsi o giocarla (safari), ci si ferma sempre, oppure la si gioca sempre.

# Whether a house with six seeds or more cannot be captured.
bao-kiswahili--option-house_immune = Stabilisce se i semi di una casa che ne contiene sei o più non si possono catturare.

# The role of the house once the reserves are empty: no sowing stops there any more; or a takata still stops in a house that is still owned; or a takata started from a full house sows only two seeds.
bao-kiswahili--option-mtaji_house = Che cosa vale per la casa quando le riserve sono vuote: nessuna semina vi si ferma più; una takata si ferma ancora in una casa di cui il giocatore è in possesso; oppure con una takata che parte da una casa attiva si seminano solo due semi.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kiswahili--option-empty_front = Che cosa succede con una takata che dall’unica buca interna non vuota, una kichwa, va verso la fila esterna: è vietata, è permessa ma fa perdere appena la fila interna è vuota, oppure si continua a giocare come se nulla fosse.

# Whether a takata can block the opponent's only threatened pit for one turn (kutakatia).
bao-kiswahili--option-takasia = Stabilisce se una takata può bloccare per un turno l’unica buca minacciata dell’avversario (kutakatia).

# Whether a pit with a single seed can be blocked.
bao-kiswahili--option-takasia_single = Stabilisce se si può bloccare una buca con un seme solo.

# Whether a lap that began with the seeds of the house may go on through the blocked pit.
bao-kiswahili--option-takasia_house_lap = Stabilisce se un giro partito dalla casa può continuare dalla buca bloccata.

# Whether the player who blocked a pit has to capture it on the next turn, if possible: no; only while it is still blocked (true; as blocks end with the opponent's move this never binds); with the first lap; or with any lap of the move.
bao-kiswahili--option-takasia_must_capture = Stabilisce se chi ha bloccato una buca è obbligato, se può, a catturarne i semi al turno seguente: no; solo finché è ancora bloccata (true: poiché il blocco finisce con la mossa dell’avversario, l’obbligo non vincola mai); con il primo giro; oppure con un giro qualsiasi della sua mossa.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kiswahili--option-infinite = Che cosa succede con una mossa infinita: è vietata, fa perdere, oppure annulla la partita.

# After how many laps a move counts as endless although it might end; 0 for none (recommended).
bao-kiswahili--option-lap_limit = Dopo quanti giri una mossa è considerata infinita anche se potrebbe finire; 0 significa nessun limite (consigliato).

# All defaults.
bao-kiswahili--preset-zanzibar = Tutti i valori predefiniti.

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bao-kiswahili--preset-bawo = Il bao da torneo del Malawi: 8 semi nella casa, che vale solo finché ne contiene altrettanti; chi ha la fila interna vuota perde. Dove nessun testo completo dice altro, vale il bao la kiswahili (non è certo).

# The Malawi set-up: 8 seeds in the house, 20 in reserve.
bao-kiswahili--preset-malawi = La disposizione iniziale del Malawi: 8 semi nella casa, 20 in riserva.

# Bao as Dmitry Skiryuk describes it: a house of six or more cannot be captured, two of its seeds may be sown as a tax, in the second stage too, and a lap lifted from the house goes on through a blocked pit.
bao-kiswahili--preset-skiryuk = Il bao come lo racconta Dmitry Skiryuk: i semi di una casa che ne contiene sei o più non si possono catturare, due di essi si possono seminare come tassa, anche nella seconda fase, e un giro partito dalla casa continua attraverso la buca bloccata.

# Bao la Kujifunza
bao-kujifunza--name = Bao la Kujifunza

# Bao for learners: the second stage of the great game, with two seeds in every pit from the start, no reserve and no house.
bao-kujifunza--summary = Il bao per chi impara: la seconda tappa del grande gioco, con due semi in ogni buca fin dall’inizio, senza riserva e senza casa.

# the Swahili coast: the game that children and beginners learn first
bao-kujifunza--played = la costa swahili, dove bambini e principianti lo imparano per primo

# Two of the sources speak of 48 pits and of six front pits; both are slips of their common source. The board has four rows of eight.
bao-kujifunza--note-1 = Due delle fonti parlano di 48 buche e di sei buche davanti; sono sviste della loro fonte comune. Il tavoliere ha quattro file di otto.

# One program has takasia in this game too; the leaflets and the other programs do not.
bao-kujifunza--note-2 = Un programma applica la takasia anche in questo gioco; gli opuscoli e gli altri programmi non la prevedono.

# Donkers and Uiterwijk (Programming Bao, 2002) report the novice game solved: a win for the first player.
bao-kujifunza--note-3 = Donkers e Uiterwijk (Programming Bao, 2002) riferiscono che il gioco per principianti è risolto: vince il primo giocatore.

# The preset hus-bao corresponds to the third game on Board Game Arena: every lap may capture, and captured seeds are sown on together with the seeds of the capturing pit. It is provisional: there is only one description, and no second program to compare it with.
bao-kujifunza--note-4 = Il gruppo di opzioni hus-bao corrisponde al terzo gioco di Board Game Arena: si può catturare a ogni giro, e i semi catturati si seminano insieme a quelli della buca dell’ultimo seme. È provvisorio: si basa su una sola descrizione, e non c’è un secondo programma con cui fare il confronto.

# Masters Games text in Italian and Russian translation.
bao-kujifunza--source-masters-games = Testo di Masters Games in traduzione italiana e russa.

# Italian leaflet of the bao club (K.I.B.A., swahili.it).
bao-kujifunza--source-kiba = Opuscolo italiano del circolo del bao (K.I.B.A., swahili.it).

# Board Game Arena and AbstractPlay, replayed ply by ply.
bao-kujifunza--source-programs = Board Game Arena e AbstractPlay, con partite rigiocate mossa per mossa.

# Whether captured seeds are sown from a kichwa, and a move that does not capture with its first lap captures nothing; or they are sown on together with the seeds of the capturing pit, and every lap may capture.
bao-kujifunza--option-captures = I semi catturati si seminano da una kichwa, e in una mossa che non cattura nel primo giro non si cattura neppure dopo; oppure si seminano insieme a quelli della buca dell’ultimo seme, e si può catturare a ogni giro.

# A takata from the only occupied inner pit, a kichwa, towards the outer row: it is forbidden, it is allowed but loses as soon as the inner row is empty, or play simply goes on.
bao-kujifunza--option-empty_front = Che cosa succede con una takata che dall’unica buca interna non vuota, una kichwa, va verso la fila esterna: è vietata, è permessa ma fa perdere appena la fila interna è vuota, oppure si continua a giocare come se nulla fosse.

# What happens if a move never ends: it is forbidden, it loses, or the game is annulled.
bao-kujifunza--option-infinite = Che cosa succede con una mossa infinita: è vietata, fa perdere, oppure annulla la partita.

# Every lap may capture; no kichwa.
bao-kujifunza--preset-hus-bao = Si può catturare a ogni giro; niente kichwa.

# Bawo
bawo--name = Bawo

# The tournament bao of Malawi: 8 seeds in the house, which counts only while it holds as many; an emptied inner row loses. Wherever no full text says otherwise, it is played like Bao la Kiswahili (uncertain).
bawo--summary = Il bao da torneo del Malawi: 8 semi nella casa, che vale solo finché ne contiene altrettanti; chi ha la fila interna vuota perde. Dove nessun testo completo dice altro, vale il bao la kiswahili (non è certo).

# Bechi
bechi--name = Bechi

# A small game of the Kunama: seeds head for the nearer end of the row, and only pits that have been played already can be captured, when they hold an even number.
bechi--summary = Un piccolo gioco dei Kunama: i semi vanno verso l’estremità più vicina della fila, e si possono catturare solo i semi delle buche già giocate, quando sono in numero pari.

# western Eritrea (Kunama), by boys and girls
bechi--played = Eritrea occidentale (Kunama), tra ragazzi e ragazze

# The sources say only of the pit of the last seed that it must have been played before it can be captured; MancalaGames requires this of the pits that follow as well (chain_needs_moved). A pit counts as played from its own sowing on.
bechi--note-1 = Le fonti dicono soltanto della buca dell’ultimo seme che dev’essere già stata giocata perché se ne possano catturare i semi; MancalaGames lo esige anche per quelle che seguono (opzione chain_needs_moved). Una buca conta come giocata fin dalla sua stessa semina.

# The small board has three pits a side; the number of seeds is not stated for it, so six are assumed, as on the larger one. Its middle pit may be sown either way.
bechi--note-2 = Il tavoliere piccolo ha tre buche per parte; la fonte non dice quanti semi contengano: si suppone che siano sei, come su quello più grande. Dalla sua buca centrale si può seminare in entrambe le direzioni.

# In a match, the players refill their pits from their winnings and leave empty those they cannot fill; these are out of play and receive nothing in that round. In Ludii the players take turns to begin; according to a note in MancalaGames, whoever moved last begins. Pankhurst also describes a trick with captured seeds laid into a dead pit, which is not played here.
bechi--note-3 = In un incontro ogni giocatore riempie di nuovo le sue buche con i semi vinti e lascia vuote quelle che non può riempire, che in quella manche sono fuori gioco e non ricevono nulla. In Ludii i giocatori cominciano a turno; secondo una nota di MancalaGames comincia chi ha mosso per ultimo. Pankhurst racconta anche di un trucco con semi catturati deposti in una buca morta, che qui non si gioca.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
bechi--note-4 = Le fonti non dicono nulla delle posizioni ripetute; secondo una regola aggiunta qui, ciascuno prende allora i semi della propria fila.

# Habr articles by GlukKazan: the direction depends on the pit; the small board.
bechi--source-habr = Articoli di GlukKazan su Habr: la direzione dipende dalla buca; il tavoliere piccolo.

# Mancala World, Bechi.
bechi--source-mancala-world = Mancala World, Bechi.

# Ludii, Bechi (after R. Pankhurst 1971), both sizes and the match.
bechi--source-ludii = Ludii, Bechi (da R. Pankhurst 1971), entrambi i tavolieri e l’incontro.

# The program MancalaGames, configuration Bechi (after L. Russ).
bechi--source-mancala-games = Il programma MancalaGames, configurazione Bechi (da L. Russ).

# Pits in a row; 3 is small Bechi.
bechi--option-pits = Il numero di buche di una fila; con 3 si gioca il piccolo bechi.

# Seeds in every pit at the start.
bechi--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether the pits after that of the last seed must also have been played already to be captured.
bechi--option-chain_needs_moved = Stabilisce se anche le buche dopo quella dell’ultimo seme devono essere già state giocate perché se ne catturino i semi.

# A single round, or a match in which the players refill their pits from their winnings.
bechi--option-rounds = Stabilisce se si gioca una manche sola o un incontro in cui ogni giocatore riempie di nuovo le sue buche con i semi vinti.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
bechi--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# The board of three pits a side.
bechi--preset-small-bechi = Il tavoliere con tre buche per parte.

# Bestemshe
bestemshe--name = Bestemshe

# Five pebbles: the smaller sister of Toguz Kumalak, without a tuzdyk, for children and for quick games.
bestemshe--summary = Cinque sassolini: il fratello minore del toguz kumalak, senza tuzdyk, per bambini e per partite veloci.

# Kazakhstan
bestemshe--played = Kazakistan

# There are no draws in Bestemshe: every capture is even and the rest goes to one player, so both totals are even, and 25 each is impossible.
bestemshe--note-1 = Nel bestemshe non ci sono patte: ogni cattura è di un numero pari di semi e il resto va a un solo giocatore, perciò i due totali sono pari, e 25 a 25 è impossibile.

# Kozdatu is the same game with seven pits and seven seeds.
bestemshe--note-2 = Il kozdatu è lo stesso gioco con sette buche per parte e sette semi in ognuna.

# Y. Shambayev, Toguzkumalak Master: rules of Bestemshe and Kozdatu.
bestemshe--source-shambayev = Y. Shambayev, Toguzkumalak Master: regole del bestemshe e del kozdatu.

# strategygames, Bestemshe: no tuzdyk, 50 seeds.
bestemshe--source-strategygames = strategygames, Bestemshe: senza tuzdyk, 50 semi.

# Pits in a row.
bestemshe--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
bestemshe--option-seeds = Il numero di semi in ogni buca all’inizio.

# Bestemshe on a larger board: seven pits of seven seeds for each player.
bestemshe--preset-kozdatu = Il bestemshe su un tavoliere più grande: sette buche da sette semi per ciascun giocatore.

# Chonka (Parker 1909)
chonka-parker--name = Chonka (Parker 1909)

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
chonka-parker--summary = Il congkak che Parker vide a Colombo: catture in entrambe le file, nessuna mossa in più, e con metà dei semi si vince.

# Malaysia, Brunei, Singapore, Indonesia; as Sungka in the Philippines, as Chonka in Sri Lanka, as Ohvalhu in the Maldives
congkak--played = Malaysia, Brunei, Singapore, Indonesia; come sungka nelle Filippine, come chonka nello Sri Lanka, come ohvalhu alle Maldive

# In some texts seeds are sown clockwise, with the store on the left; in others, counter-clockwise, with the store on the right: mirror images of the same game.
congkak--note-1 = Secondo alcuni testi si semina in senso orario con il granaio a sinistra, secondo altri in senso antiorario con il granaio a destra: è lo stesso gioco visto allo specchio.

# In some sources the game is over as soon as a row is empty, in others play goes on, with passes, until all seeds are in the stores; hence the presets.
congkak--note-2 = Le fonti attestano entrambe le regole: che la partita finisca appena una fila è vuota, e che si continui, passando, finché tutti i semi non sono nei granai; per questo ci sono i gruppi di opzioni.

# In the sources both players make the first sowing at the same time, and whoever finishes first begins. That is not deterministic; here South begins.
congkak--note-3 = Nelle fonti i due giocatori fanno la prima semina insieme, e comincia chi finisce per primo. L’esito dipenderebbe dalla velocità delle mani; qui comincia Sud.

# Positions cannot repeat and sowings always end: every time round a seed goes into a store.
congkak--note-4 = Le posizioni non possono ripetersi e le semine finiscono sempre: a ogni giro del tavoliere un seme va in un granaio.

# The first sowing is made in turns, because the simultaneous one of the sources depends on the players' hands.
congkak--note-5 = La prima semina si fa a turno; nelle fonti è simultanea, e l’esito dipende dalla velocità delle mani.

# Wikipedia, Southeast Asian mancala; Ludii after W. W. Skeat 1900 and H. Parker 1909.
congkak--source-wikipedia = Wikipedia, Southeast Asian mancala; Ludii (da W. W. Skeat 1900 e H. Parker 1909).

# Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.
congkak--source-mancala-world = Mancala World, Dakon, Congkak, Sungka; MancalaGames, Dakon.

# salvi.chaosnet.org, Congklak rules; nativeph.com, Sungka.
congkak--source-salvi = salvi.chaosnet.org, regole del congklak; nativeph.com, Sungka.

# What happens to the last seed in an empty pit of the player's own: it goes to the store even when nothing lies opposite, only with a capture, or it stays.
congkak--option-own_seed = Che cosa succede all’ultimo seme caduto in una propria buca vuota: va nel granaio anche quando di fronte non c’è nulla, va nel granaio solo con una cattura, oppure resta dov’è.

# The round ends when a row is empty; or when all seeds are in the stores, players without seeds passing; or as before, and also as soon as the mover has half of all seeds.
congkak--option-end = Quando finisce la manche: appena una fila è vuota; quando tutti i semi sono nei granai, e intanto chi è senza semi passa; oppure allo stesso modo, ma anche prima, se chi muove ha la metà di tutti i semi.

# Whether a last seed in the player's own store gives another move.
congkak--option-extra = Stabilisce se si muove ancora quando l’ultimo seme cade nel proprio granaio.

# A last seed in an empty enemy pit between two pits with equal numbers of seeds captures both and itself (mikul, “to carry on both shoulders”).
congkak--option-mikul = Stabilisce se l’ultimo seme, quando cade in una buca vuota dell’avversario tra due buche con lo stesso numero di semi, si cattura insieme ai semi di entrambe (mikul, «portare sulle due spalle»).

# Whether a last seed captures only from an empty pit of the player's own or from an empty pit of either row.
congkak--option-capture_side = Stabilisce se l’ultimo seme cattura solo da una propria buca vuota o anche da una dell’altra fila.

# Counter-clockwise with the store on the right, or clockwise with the store on the left.
congkak--option-direction = Si semina in senso antiorario con il granaio a destra, oppure in senso orario con il granaio a sinistra.

# The end from which the pits are filled for the next round.
congkak--option-fill_from = Da quale estremità si riempiono le buche per la manche seguente.

# Who starts the next round.
congkak--option-round_starter = Chi comincia la manche seguente.

# A player who can fill fewer pits than this has lost the match.
congkak--option-match_end_pits = Chi non può riempire almeno questo numero di buche ha perso l’incontro.

# Positions cannot repeat; there is nothing to choose.
congkak--option-repetition = Le posizioni non possono ripetersi; non c’è nulla da scegliere.

# Pits in a row.
congkak--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start; usually as many as pits in a row.
congkak--option-seeds = Il numero di semi in ogni buca all’inizio, di solito uguale a quello delle buche di una fila.

# Congkak
congkak--name = Congkak

# The great game of the Malay world: seven seeds in seven pits, relays round the whole board, and another move whenever the last seed falls into your own store.
congkak--summary = Il grande gioco del mondo malese: sette semi in sette buche, semine a giri intorno a tutto il tavoliere, e un’altra mossa ogni volta che l’ultimo seme cade nel proprio granaio.

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
congkak--preset-sungka = Il congkak delle Filippine, con semine a giri intorno a tutto il tavoliere: se di fronte non c’è niente non si cattura niente, e chi è senza semi passa finché tutti i semi non sono nei granai.

# The congkak of Java: as Sungka, with mikul.
congkak--preset-dakon = Il congkak di Giava: come il sungka, con il mikul.

# The congkak that Parker saw in Colombo: captures in either row, no extra move, and half of the seeds wins.
congkak--preset-chonka-parker = Il congkak che Parker vide a Colombo: catture in entrambe le file, nessuna mossa in più, e con metà dei semi si vince.

# Cross-Kalah
cross-kalah--name = Cross-Kalah

# Kalah sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-kalah--summary = Un kalah in cui si semina nei due sensi: la direzione dipende dal numero dei semi nella buca, pari o dispari.

# a modern game by W. D. Troyka (Boston, 2001), on igGameCenter and in Zillions of Games
cross-kalah--played = un gioco moderno di W. D. Troyka (Boston, 2001), su igGameCenter e in Zillions of Games

# A recorded game shows which number goes which way: under the inventor's rule, even = counter-clockwise, a game that Gering and Troyka played in 2004 can be replayed with every gain as printed; under the other rule it breaks off at once. The Habr article and Wikipedia have it the wrong way round. The article's reading is the default, the inventor's the preset troyka.
cross-kalah--note-1 = Da che parte vadano i numeri pari lo mostra una partita registrata. Con la regola dell’inventore, secondo cui vanno in senso antiorario, la partita che Gering e Troyka giocarono nel 2004 si può rigiocare ritrovando tutti i guadagni pubblicati; con l’altra s’interrompe subito. L’articolo di Habr e Wikipedia hanno la regola rovesciata. L’interpretazione dell’articolo è quella predefinita, quella dell’inventore è il gruppo di opzioni troyka.

# A clockwise sowing reaches the player's own store only after the whole of the other row.
cross-kalah--note-2 = Una semina in senso orario arriva al granaio di chi muove solo dopo aver percorso tutta l’altra fila.

# Unlike Kalah, the game can go round in circles; no source says what happens then, so by a rule added here each player takes the seeds in their own row.
cross-kalah--note-3 = A differenza del kalah, la partita può girare in tondo; nessuna fonte dice che cosa accada allora, perciò ciascuno prende i semi della propria fila (regola aggiunta qui).

# The end is that of Kalah: as soon as a row is empty after a sowing, or a player has more than half of the seeds.
cross-kalah--note-4 = La fine è quella del kalah: la partita finisce appena una fila è vuota dopo una semina, o un giocatore ha più della metà dei semi.

# Habr article by GlukKazan: the direction depends on the number of seeds.
cross-kalah--source-habr = Articolo di GlukKazan su Habr: la direzione dipende dal numero dei semi.

# Mancala World, Cross-Kalah and Cross-Mancala, with a complete recorded game.
cross-kalah--source-mancala-world = Mancala World, Cross-Kalah e Cross-Mancala, con una partita completa registrata.

# igGameCenter, Cross-Kalah.
cross-kalah--source-iggamecenter = igGameCenter, Cross-Kalah.

# The program MancalaGames, configuration Cross-Kalah (after Wikipedia).
cross-kalah--source-mancala-games = Il programma MancalaGames, configurazione Cross-Kalah (da Wikipedia).

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-kalah--option-parity = In quale direzione si semina un numero pari di semi: in senso orario o antiorario. Un numero dispari va nell’altra.

# Seeds in every pit at the start.
cross-kalah--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether the last seed in an empty pit of the player's own is won even when there is nothing across the board.
cross-kalah--option-empty_capture = Stabilisce se l’ultimo seme caduto in una propria buca vuota si vince anche quando di fronte non c’è nulla.

# When the game ends: as soon as one row is empty, or when the player to move has no seeds.
cross-kalah--option-end = Quando finisce la partita: appena una fila è vuota, oppure quando chi è di turno non ha semi.

# Who gets the seeds that are left: the owner of the row, nobody, or the player who moved last.
cross-kalah--option-remaining = A chi vanno i semi rimasti: al proprietario della fila, a nessuno, oppure a chi ha mosso per ultimo.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-kalah--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
cross-kalah--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# The inventor's rule: even numbers are sown counter-clockwise, and every pit begins with six seeds.
cross-kalah--preset-troyka = La regola dell’inventore: i numeri pari si seminano in senso antiorario, e all’inizio ogni buca contiene sei semi.

# Cross-Wari
cross-wari--name = Cross-Wari

# Oware sown both ways: whether the number of seeds in the pit is even or odd decides in which direction they go.
cross-wari--summary = Un oware in cui si semina nei due sensi: la direzione dipende dal numero dei semi nella buca, pari o dispari.

# a modern game by W. D. Troyka (2001)
cross-wari--played = un gioco moderno di W. D. Troyka (2001)

# Accounts differ on which number goes which way (see Cross-Kalah). Without stores in the ring the two readings are mirror images of each other.
cross-wari--note-1 = Le fonti non concordano su quale numero vada in quale direzione (vedi il cross-kalah). Senza granai nell’anello le due interpretazioni sono l’una l’immagine speculare dell’altra.

# Captures run back from the last seed against the direction of the sowing that made them.
cross-wari--note-2 = Dopo la buca dell’ultimo seme si cattura da quelle che la precedono, in senso contrario a quello della semina.

# What happens when a capture would take everything, and when a position keeps recurring, is not stated; the rules are taken from the program MancalaGames and from the tournament rules of Oware.
cross-wari--note-3 = Le fonti non dicono che cosa accada quando una cattura prenderebbe tutto, né quando le posizioni si ripetono; le regole in proposito sono riprese dal programma MancalaGames e dal regolamento dei tornei di oware.

# Habr article by GlukKazan: the direction depends on the number of seeds; Kalah or Wari.
cross-wari--source-habr = Articolo di GlukKazan su Habr: la direzione dipende dal numero dei semi; vale per il kalah e per il wari.

# Mancala World, Cross-Mancala.
cross-wari--source-mancala-world = Mancala World, Cross-Mancala.

# The program MancalaGames, configuration Cross-Wari.
cross-wari--source-mancala-games = Il programma MancalaGames, configurazione Cross-Wari.

# Which way an even number of seeds is sown: clockwise or counter-clockwise. An odd number goes the other way.
cross-wari--option-parity = In quale direzione si semina un numero pari di semi: in senso orario o antiorario. Un numero dispari va nell’altra.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
cross-wari--option-grand_slam = Che cosa succede con una cattura che prenderebbe all’avversario tutti i semi: non si prende nulla, la cattura si fa, la mossa non si può giocare, la cattura lascia intatta la buca dell’ultimo seme o quella più lontana da esso, oppure si fa ma l’avversario prende tutto ciò che resta.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some.
cross-wari--option-feed = Stabilisce se, quando l’avversario non ha semi, chi muove è obbligato, se può, a fare una mossa che gliene dia.

# Whether the game is over as soon as a player has more than half of the seeds.
cross-wari--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens when a position is repeated: each player takes the seeds in their own row, the game is a draw, the seeds on the board are shared, or they count for nobody.
cross-wari--option-cycle = Che cosa comporta una posizione ripetuta: ciascuno prende i semi della propria fila, la partita è patta, i semi sul tavoliere si dividono, oppure non contano per nessuno.

# How many times a position has to occur before the game ends; 0 for never.
cross-wari--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# Pits in a row.
cross-wari--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
cross-wari--option-seeds = Il numero di semi in ogni buca all’inizio.

# The inventor's rule: even numbers counter-clockwise.
cross-wari--preset-troyka = La regola dell’inventore: i numeri pari si seminano in senso antiorario.

# Dakon
dakon--name = Dakon

# The congkak of Java: as Sungka, with mikul.
dakon--summary = Il congkak di Giava: come il sungka, con il mikul.

# Enkeshui
enkeshui--name = Enkeshui

# The Maasai game of cows and bulls: relays, captures across the board, and bulls, pits that keep whatever falls into them.
enkeshui--summary = Il gioco masai delle mucche e dei tori: semine a giri, catture dalla buca di fronte e tori, cioè buche che trattengono tutto ciò che vi cade.

# Kenya (Amboseli, Narok, Ngong) and Tanzania, by Maasai men in two loose teams
enkeshui--played = Kenya (Amboseli, Narok, Ngong) e Tanzania, tra gli uomini masai, in due squadre senza formazione fissa

# The game is said to be the invention of the son of the first man. A seed is called a cow.
enkeshui--note-1 = Si racconta che l’abbia inventato il figlio del primo uomo. Un seme si chiama mucca.

# According to the English Wikipedia you may not capture after a relay; MancalaGames (after Russ) has no such ban. The only clear statement is followed, and both are offered.
enkeshui--note-2 = Secondo Wikipedia in inglese non si può catturare dopo aver continuato a seminare; in MancalaGames (da Russ) questo divieto non c’è. Si segue l’unica affermazione chiara, ma si possono scegliere entrambe le regole.

# Only in MancalaGames does a capture go on over the following empty pits.
enkeshui--note-3 = Che una cattura prosegua sulle buche vuote seguenti si legge solo in MancalaGames.

# Two bulls at once need pits of three and four seeds, counted after the last two seeds have fallen (they held two and three, or three and two, before).
enkeshui--note-4 = Per fare due tori insieme servono buche di tre e quattro semi, contati quando gli ultimi due semi sono caduti (prima ne contenevano due e tre, o tre e due).

# Wikipedia calls its second and third starting positions boards of 2×18 pits; they have 2×8.
enkeshui--note-5 = Per Wikipedia la seconda e la terza delle sue posizioni iniziali sono per tavolieri da 2×18 buche; in realtà sono per tavolieri da 2×8.

# Who gets the seeds that are left at the end is not stated; the default is the rule of the related game En Gehe.
enkeshui--note-6 = Le fonti non dicono a chi vadano i semi rimasti alla fine; il valore predefinito è la regola di un gioco affine, l’en gehe.

# The opening race is won by the quicker hands; here, a model decides how they move.
enkeshui--note-7 = Nella corsa d’apertura conta la sveltezza delle mani; qui a decidere come procede è un modello.

# The rules on repetition and on endless sowing were added here.
enkeshui--note-8 = Le regole sulle ripetizioni e sulle semine infinite sono state aggiunte qui.

# W. Driedger, 1972, as reported by Mancala World and Wikipedia (English and Italian).
enkeshui--source-driedger = W. Driedger, 1972, come lo riferiscono Mancala World e Wikipedia (in inglese e in italiano).

# L. Russ, Mancala Games, 1984, as played by StoneShark's MancalaGames.
enkeshui--source-russ = L. Russ, Mancala Games, 1984, come lo gioca MancalaGames di StoneShark.

# The start: eight pits a side, the two on the right or on the left empty and four seeds in the others; ten pits, the two on the right empty and three seeds in the others; or twelve pits, every empty one followed by two with three seeds.
enkeshui--option-layout = La disposizione iniziale: otto buche per parte, le due a destra o a sinistra vuote e quattro semi nelle altre; dieci buche, le due a destra vuote e tre semi nelle altre; oppure dodici buche, una vuota prima di ogni coppia di buche da tre semi.

# Whether a sowing of several laps may end with a capture.
enkeshui--option-capture_after_relay = Stabilisce se una semina di più giri può finire con una cattura.

# Whether a capture goes on over the following empty pits of the player.
enkeshui--option-multi_capture = Stabilisce se una cattura prosegue nelle buche vuote seguenti del giocatore.

# South begins, or both players sow at the same time first, and whoever finishes first begins.
enkeshui--option-race = Stabilisce se comincia Sud o se prima i due giocatori seminano insieme e comincia chi ha finito per primo.

# In the race, North starts from the pit that corresponds to South's, or each player names a pit. As the board is symmetrical, hands that start from corresponding pits and keep pace finish at the same time; South then makes the first move.
enkeshui--option-race_pits = Stabilisce se nella corsa Nord parte dalla buca corrispondente a quella di Sud o se ogni giocatore sceglie la sua. Poiché il tavoliere è simmetrico, chi parte da buche corrispondenti e procede di pari passo finisce nello stesso momento; in tal caso comincia Sud.

# Who gets the seeds that are left when a player cannot move: the opponent, or each player those in their own row. Both come to the same thing, as all that is left then lies in the opponent's row.
enkeshui--option-leftover = A chi vanno i semi rimasti quando un giocatore non può muovere: al suo avversario, oppure a ogni giocatore quelli della sua fila. L’esito è lo stesso, poiché allora tutto ciò che resta si trova nella fila dell’avversario.

# How many times a position has to occur before the game is over and the seeds left go to the owners of the rows; 0 for never.
enkeshui--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e i semi rimasti vadano ai proprietari delle file; 0 significa mai.

# Gabata
gabata--name = Gabata

# Three rows and long relays: a last seed in an empty pit captures the enemy's seeds in its column, moves on and may capture again. Before the first turn both players sow at the same time.
gabata--summary = Tre file e lunghe semine a giri: quando cade in una buca vuota, l’ultimo seme cattura i semi dell’avversario nella sua colonna, poi prosegue e può catturare ancora. Prima del primo turno i due giocatori seminano insieme.

# Eritrea and Ethiopia
gabata--played = Eritrea ed Etiopia

# Gabata is the general word for sowing games in Ethiopia and Eritrea; this is the game of three rows in which columns are captured. It is not one of the Gabatas with two rows, nor one of the trap games that also go by that name.
gabata--note-1 = In Etiopia e in Eritrea gabata è la parola comune per i giochi di semina; questo è il gioco a tre file in cui si catturano i semi di intere colonne. Non è uno dei gabata a due file, né uno dei giochi con trappole che si chiamano anch’essi così.

# Sowing follows the ring described in the Habr articles and in Cyningstan's leaflet. In Abalala'e, according to Pankhurst (as cited by Ludii), each player sows through the whole middle row; the articles are followed.
gabata--note-2 = Si semina lungo l’anello descritto negli articoli di Habr e nell’opuscolo di Cyningstan. Nell’abalala’e, secondo Pankhurst (citato da Ludii), ogni giocatore percorre tutta la fila di mezzo; qui si seguono gli articoli.

# According to the first article all seeds in the two other pits of the column are captured; according to the second, which is more exact, only those of the enemy (cap_scope).
gabata--note-3 = Secondo il primo articolo si catturano tutti i semi delle altre due buche della colonna; per il secondo, più preciso, solo quelli dell’avversario (opzione cap_scope).

# In the opening race, as the sources describe it, whoever has the quicker hands finishes first. Here the race is counted. Both players have to finish before the first turn (Mancala World on Sulus Aidi); according to Cyningstan, the race ends as soon as one of them finishes.
gabata--note-4 = Secondo le fonti, nella corsa d’apertura finisce per primo chi ha le mani più svelte. Qui decide un modello, e prima del primo turno devono aver finito tutti e due (così Mancala World a proposito del sulus aidi); secondo Cyningstan, invece, la corsa termina quando finisce il primo.

# Captured seeds are held until the end of the round. Every round begins with a new race, and if both finish at the same time the loser of the previous round moves first; no source says either.
gabata--note-5 = I semi catturati si tengono fino alla fine della manche. Ogni manche comincia con una nuova corsa e, se entrambi finiscono insieme, muove per primo chi ha perso la manche precedente; nessuna fonte si pronuncia su questi due punti.

# A sowing that never ends is possible, in about one of ten thousand random rounds. The rules on such sowings and on repetition were added here.
gabata--note-6 = Una semina infinita è possibile: accade in circa una manche su diecimila giocate a caso. Le regole in proposito e quelle sulle ripetizioni sono state aggiunte qui.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
gabata--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo), e i programmi dell’autore per il tavoliere e per i casi limite.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 163 (Abalala'e), as given by Ludii.
gabata--source-pankhurst = R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, p. 163 (Abalala’e), come lo riporta Ludii.

# Cyningstan's leaflet on Gabata; Mancala World on Sulus Aidi for the race.
gabata--source-cyningstan = Opuscolo di Cyningstan sul gabata; per la corsa, Mancala World a proposito del sulus aidi.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide; or there is no race and South begins.
gabata--option-zero = Come procede la corsa prima del primo turno: un seme per uno a turno, un giro per uno a turno, prima un giocatore e poi l’altro, oppure secondo il lancio di una moneta; oppure non c’è corsa e comincia Sud.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
gabata--option-zero_seed = Il numero da cui dipendono i lanci della moneta con zero = random; lo stesso numero dà sempre gli stessi lanci.

# Both players start the race from their leftmost pits, or each names a pit.
gabata--option-zero_start = Stabilisce se entrambi i giocatori cominciano la corsa dalla loro buca più a sinistra o se ognuno sceglie la sua.

# Whether a last seed captures from any empty pit or only from one of the player's own.
gabata--option-cap_landing = Stabilisce se l’ultimo seme cattura da ogni buca vuota o solo da una del giocatore che muove.

# Whether only the enemy's seeds in the column are captured or all others.
gabata--option-cap_scope = Stabilisce se della colonna si catturano solo i semi dell’avversario o tutti gli altri.

# Whether the capturing seed moves on after a capture or stays where it fell.
gabata--option-chain = Stabilisce se dopo una cattura l’ultimo seme prosegue o resta dov’è caduto.

# The round is over when the player to move has no seeds, or as soon as either player has none. The other gets what is left.
gabata--option-round_end = Quando finisce la manche: quando chi è di turno non ha semi, oppure appena uno dei due non ne ha. L’altro riceve ciò che resta.

# What happens at the third occurrence of a position.
gabata--option-repetition = Che cosa accade quando una posizione si presenta per la terza volta.

# A sowing that never ends makes the round void, or may not be chosen.
gabata--option-endless = Stabilisce se una semina infinita annulla la manche o non si può scegliere.

# Rounds are played until one player has all seeds; or there is one round, or that number of rounds.
gabata--option-rounds = Si giocano manche finché un giocatore non ha tutti i semi; oppure una sola manche, o il numero di manche indicato.

# For a new round the player who is ahead fills all of their pits, or only as many as the other.
gabata--option-strong_fill = Stabilisce se per una nuova manche chi è in vantaggio riempie tutte le sue buche o solo tante quante ne riempie l’altro.

# A match until one player has all seeds ends after this many rounds; whoever has more seeds then wins it.
gabata--option-max_rounds = Dopo quante manche s’interrompe un incontro giocato per tutti i semi; lo vince allora chi ha più semi.

# Giuthi
giuthi--name = Giuthi

# A relay game of the Kikuyu that turns round at every lap; a sowing that comes home without having visited the other row gives another move.
giuthi--summary = Un gioco a giri dei Kikuyu che a ogni giro inverte la direzione; una semina che torna a casa senza aver toccato l’altra fila dà diritto a un’altra mossa.

# Kenya (Kikuyu, Embu)
giuthi--played = Kenya (Kikuyu, Embu)

# According to Ludii's evidence and MancalaGames the last seed is taken with the capture; according to Leakey, as summarised by Ludii, only the seeds of the opponent are (take_own).
giuthi--note-1 = Secondo le testimonianze raccolte da Ludii e MancalaGames si prende anche l’ultimo seme; secondo Leakey, nel riassunto di Ludii, solo i semi dell’avversario (opzione take_own).

# A capture goes on over the following columns while the player's own pit is empty and the one across is not: over any number of them in MancalaGames, over one in Ludii (multi).
giuthi--note-2 = Una cattura prosegue sulle colonne seguenti finché la propria buca è vuota e quella di fronte contiene semi: secondo MancalaGames senza limite, secondo Ludii su una sola colonna (opzione multi).

# The extra move may begin anywhere and in any direction; one text has it go in the opposite direction.
giuthi--note-3 = La mossa in più può cominciare ovunque e in qualsiasi direzione; un testo la fa andare nella direzione opposta.

# The usual board is given as six or as eight pits a side; eight are the default.
giuthi--note-4 = Per il tavoliere più comune le fonti parlano di sei o di otto buche per parte; qui di norma sono otto.

# In a match, the loser of a round lays out their seeds as they like, at least one in every pit and two in one; the winner lays the same number across from each, and begins. A player who cannot fill their row has lost. When a player has less than a half, a quarter or an eighth of the seeds they began with, the board is shortened by one, two or three columns (shorten); which ones is not stated, so here they are those at South’s right.
giuthi--note-5 = In un incontro chi ha perso una manche dispone i suoi semi come vuole, almeno uno in ogni buca e almeno due in una; il vincitore ne mette lo stesso numero di fronte a ciascuna e comincia. Chi non può riempire la sua fila ha perso. Se a un giocatore resta meno della metà, di un quarto o di un ottavo dei semi con cui ha cominciato, il tavoliere si accorcia di una, due o tre colonne (opzione shorten); le fonti non dicono quali: qui sono quelle alla destra di Sud.

# A sowing that never ends is conceivable but has not been seen. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
giuthi--note-6 = Una semina infinita è concepibile, ma non si è mai vista. Se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# L. Leakey (1936), as cited by Ludii, Kiuthi.
giuthi--source-leakey = L. Leakey (1936), citato da Ludii, Kiuthi.

# The program MancalaGames, configuration Giuthi (after L. Russ 1984).
giuthi--source-mancala-games = Il programma MancalaGames, configurazione Giuthi (da L. Russ 1984).

# Mancala World and awale.info, Giuthi; Italian Wikipedia.
giuthi--source-mancala-world = Mancala World e awale.info, Giuthi; Wikipedia in italiano.

# Habr article by GlukKazan: laps that change direction.
giuthi--source-habr = Articolo di GlukKazan su Habr: giri in direzioni alterne.

# Pits in a row.
giuthi--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start: four on small boards, eight on large ones.
giuthi--option-seeds = Il numero di semi in ogni buca all’inizio: quattro sui tavolieri piccoli, otto su quelli grandi.

# Whether the last seed is taken with the seeds opposite.
giuthi--option-take_own = Stabilisce se l’ultimo seme si cattura insieme ai semi di fronte.

# Over how many of the following columns a capture may go on: any number, or one.
giuthi--option-multi = Su quante delle colonne seguenti può proseguire una cattura: su tutte quelle adatte, oppure su una sola.

# Whether the board of a match is shortened for a player who has few seeds left.
giuthi--option-shorten = Stabilisce se in un incontro il tavoliere si accorcia per un giocatore a cui restano pochi semi.

# A single round, or a match in which the loser arranges their seeds and the winner matches them.
giuthi--option-rounds = Stabilisce se si gioca una manche sola o un incontro in cui chi perde dispone i suoi semi e chi vince lo imita.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
giuthi--option-endless = Che cosa comporta una semina infinita: la manche non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
giuthi--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# Hawalis
hawalis--name = Hawalis

# A four-row game of Oman, with seven pits to a row: sow lap after lap round your own half; a lap that ends in an empty pit of your inner row captures both pits of the opponent's column.
hawalis--summary = Dall’Oman, un gioco su quattro file di sette buche: semini giro dopo giro nella tua metà; quando un giro finisce in una buca vuota della tua fila interna, catturi i semi delle due buche avversarie della stessa colonna.

# Oman; as Bao la Kiarabu on Zanzibar
hawalis--played = Oman; come bao la kiarabu a Zanzibar

# The descriptions are short and contradict each other on the number of columns (seven in de Voogt and in Ludii's program, eight on Ludii's evidence page), the direction, whether the outer pit may be taken alone, and how the game ends. The different readings are offered as options; there was no other program to compare with.
hawalis--note-1 = Le descrizioni sono brevi e si contraddicono: sul numero delle colonne (sette in de Voogt e nel programma di Ludii, otto nella pagina delle testimonianze di Ludii), sulla direzione, sulla possibilità di catturare dalla sola buca esterna e su come finisce la partita. Le varie interpretazioni si possono scegliere come opzioni; non c’era un altro programma con cui fare il confronto.

# In Ludii's program only the inner pit is captured, and the score ends the game; it is not followed here.
hawalis--note-2 = Nel programma di Ludii si cattura solo dalla buca interna, e a decidere è il punteggio; qui si gioca diversamente.

# Ingrams (1931) describes two games called Bao la Kiarabu on Zanzibar: one on a 4×8 board with three seeds to a pit, sown in either direction (a preset here), and one that is the same as Hawalis. Wikipedia says that the first is played clockwise.
hawalis--note-3 = Ingrams (1931) descrive due giochi che a Zanzibar si chiamano bao la kiarabu: uno su un tavoliere 4×8 con tre semi per buca, in cui si semina nell’una o nell’altra direzione (qui è un gruppo di opzioni), e uno identico all’hawalis. Secondo Wikipedia nel primo si semina in senso orario.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
hawalis--note-4 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde; nessuna fonte ne parla.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
hawalis--note-5 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# A. de Voogt, Hawalis in Oman, 2003: 4×7 pits, two seeds each, counter-clockwise; an endless move loses.
hawalis--source-voogt = A. de Voogt, Hawalis in Oman, 2003: 4×7 buche, due semi in ciascuna, in senso antiorario; chi fa una mossa infinita perde.

# W. H. Ingrams, Zanzibar, 1931, pp. 256-257, as reported by Ludii: Bao Ki Arabu.
hawalis--source-ingrams = W. H. Ingrams, Zanzibar, 1931, pp. 256-257, come lo riferisce Ludii: Bao Ki Arabu.

# Wikipedia: whoever has captured more wins.
hawalis--source-wikipedia = Wikipedia: vince chi ha catturato di più.

# Pits in a row.
hawalis--option-cols = Il numero di buche di una fila.

# Seeds in every pit at the start.
hawalis--option-seeds = Il numero di semi in ogni buca all’inizio.

# The direction of sowing: counter-clockwise, clockwise, or as the player likes for each move.
hawalis--option-dir = La direzione della semina: antioraria, oraria, oppure a scelta del giocatore a ogni mossa.

# Whether the outer pit is captured even where the inner one before it is empty.
hawalis--option-outer_alone = Stabilisce se i semi della buca esterna si catturano anche quando quella interna davanti a essa è vuota.

# Who wins: the player whose opponent has no move left, or the one who has captured more seeds by then.
hawalis--option-end = Chi vince: il giocatore il cui avversario non ha più mosse, oppure chi fino ad allora ha catturato più semi.

# What happens if a sowing never ends.
hawalis--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
hawalis--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Bao la Kiarabu after Ingrams: eight columns, three seeds, either direction.
hawalis--preset-zanzibar = Il bao la kiarabu secondo Ingrams: otto colonne, tre semi per buca, entrambe le direzioni.

# Hus
hus--name = Hus

# A four-row game of Namibia: sow lap after lap round your own half, and sow on what you capture from both of the opponent's pits opposite, until a lap ends in an empty pit.
hus--summary = Un gioco della Namibia su quattro file: semini giro dopo giro nella tua metà, e semini anche ciò che catturi dalle due buche di fronte, finché un giro non finisce in una buca vuota.

# Namibia (Nama, Damara, Herero, Ovambo)
hus--played = Namibia (Nama, Damara, Herero, Ovambo)

# Fourie (2009) and Ludii after Schultze let an occupied inner pit be captured whether or not the pit behind it holds seeds; Wikipedia and Ludii's Damara game require both to be occupied. The former is the default, the latter an option.
hus--note-1 = Secondo Fourie (2009) e Ludii (da Schultze) si catturano i semi di una buca interna, che quella dietro ne contenga o no; per Wikipedia e per il gioco damara di Ludii devono contenerne entrambe. La prima regola è quella predefinita, l’altra è un’opzione.

# In German descriptions the board is turned round and the seeds are sown clockwise; in Mancala World, Ludii and a web game they are sown counter-clockwise.
hus--note-2 = Nelle descrizioni tedesche il tavoliere è girato e si semina in senso orario; in Mancala World, in Ludii e in un gioco in rete si semina in senso antiorario.

# Ludii's program for the Damara game takes captured seeds off the board and lets single seeds start, contrary to its own text; it is not followed here.
hus--note-3 = Il programma di Ludii per il gioco damara toglie dal tavoliere i semi catturati e permette di partire da semi singoli, contro il suo stesso testo; qui si gioca diversamente.

# A sowing may never end: a web game publishes such a position, which comes back after 434 laps. That web game breaks every turn off after a hundred laps, which also cuts moves that would end by themselves.
hus--note-4 = Una semina può non finire mai: un gioco in rete pubblica una posizione di questo tipo, che ritorna dopo 434 giri. Quel gioco interrompe ogni turno dopo cento giri, e tronca così anche mosse che finirebbero da sole.

# The stylised first moves of the Nama were recorded by Schultze (1907) with pits counted from the right. In Ludii's present text the second of them begins in another pit; its older text, which counts as Schultze does, is followed.
hus--note-5 = Le aperture fisse dei Nama furono annotate da Schultze (1907), che contava le buche da destra. Nel testo attuale di Ludii la seconda comincia da un’altra buca; si segue il suo testo più vecchio, che conta come Schultze.

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
hus--note-6 = Nessuna fonte parla di posizioni ripetute; qui la partita è patta quando una posizione si presenta per la terza volta.

# C. Fourie, boardgamesoftheworld.com, Hus (2009), and Mancala World, Hus.
hus--source-fourie = C. Fourie, boardgamesoftheworld.com, Hus (2009), e Mancala World, Hus.

# Wikipedia, Owela: both pits opposite must hold seeds.
hus--source-wikipedia = Wikipedia, Owela: devono contenere semi entrambe le buche di fronte.

# Ludii, Hus (Nama) after L. Schultze, Aus Namaland und Kalahari, 1907, and Hus (Damara) after Vedder, Wagner and Townshend.
hus--source-ludii = Ludii, Hus (Nama) da L. Schultze, Aus Namaland und Kalahari, 1907, e Hus (Damara) da Vedder, Wagner e Townshend.

# The web game at agsteiner.neocities.org: turns are broken off after a hundred laps.
hus--source-web = Il gioco in rete di agsteiner.neocities.org: i turni s’interrompono dopo cento giri.

# Pits in a row.
hus--option-n = Il numero di buche di una fila.

# The start: two seeds in every outer pit and in the right half of the inner row; in owela the first pit of that half stays empty.
hus--option-setup = La disposizione iniziale: due semi in ogni buca esterna e nella metà destra della fila interna; con owela la prima buca di quella metà resta vuota.

# Whether an occupied inner pit opposite is enough for a capture, or the pit behind it must hold seeds too.
hus--option-capture_needs = Stabilisce se per catturare basta che la buca interna di fronte contenga semi o se deve contenerne anche quella dietro.

# Whether the first moves are free, or each player has to begin with one of four stylised moves: two seeds are laid side by side into the right half of the inner row, and the turn is over.
hus--option-opening = Stabilisce se le prime mosse sono libere o se ogni giocatore deve cominciare con una di quattro aperture fisse: si depongono due semi in due buche vicine della metà destra della fila interna, e il turno finisce.

# What happens if a sowing never ends.
hus--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
hus--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# After how many laps a turn is simply over; captured seeds sown on are not counted as a lap. 0 for no such limit.
hus--option-lap_limit = Dopo quanti giri un turno finisce in ogni caso; la semina dei semi catturati non conta come giro; 0 significa nessun limite.

# Igisoro
igisoro--name = Igisoro

# The four-row game of Rwanda and Burundi: relays round your own half, captures you may make or decline, and captured seeds that are sown again from where the whole move began.
igisoro--summary = Il gioco a quattro file del Ruanda e del Burundi: semini giro dopo giro nella tua metà, puoi fare le catture o rinunciarvi, e i semi catturati si seminano di nuovo da dove è partita tutta la mossa.

# Rwanda, Burundi, south-western Uganda
igisoro--played = Ruanda, Burundi, Uganda sudoccidentale

# Provisional: the descriptions are short, and no recorded games and no other program were available. Whatever they leave open is played as in Omweso.
igisoro--note-1 = Queste regole sono provvisorie: le descrizioni sono brevi, e non c’erano né partite registrate né un altro programma. Tutto ciò che le descrizioni lasciano in sospeso si gioca come nell’omweso.

# A player who declines a capture says ndahise; the opponent may then answer ndakubye and pull the seeds of the attacked inner pit back into the outer pit behind it, while the hand is still sowing. That answer is not offered here.
igisoro--note-2 = Chi rinuncia a una cattura dice ndahise; l’avversario può allora rispondere ndakubye e ritirare i semi della buca interna attaccata nella buca esterna retrostante, mentre la mano sta ancora seminando. Qui questa risposta non è prevista.

# Captured seeds are sown into the same pits as the seeds of the first lap: the first one into the pit after the one in which the move began.
igisoro--note-3 = I semi catturati si seminano nelle stesse buche dei semi del primo giro: il primo nella buca dopo quella da cui è partita la mossa.

# The pits from which a lap may be sown clockwise are marked in a figure only; they are taken to be the two leftmost of each row, as in Omweso. A capture for which the hand has turned round has to be made.
igisoro--note-4 = Le buche da cui si può seminare in senso orario sono segnate solo in una figura; si suppone che siano le quattro più a sinistra, come nell’omweso. Se per catturare si è cambiato il verso della semina, la cattura è obbligatoria.

# A move asks its player for at most ten decisions; in a longer move every further capture is made by itself, and the direction of sowing does not change again.
igisoro--note-5 = Una mossa richiede al massimo dieci decisioni; in una mossa più lunga le altre catture sono obbligatorie, e la mano non inverte più la direzione.

# Wikipedia, Igisoro (also in the teaching materials of the Open University): captures are optional; captured seeds are sown from the pit in which the turn began; ndahise and ndakubye.
igisoro--source-wikipedia = Wikipedia, Igisoro (anche nei materiali didattici della Open University): catture facoltative, i semi catturati seminati di nuovo dall’inizio del turno; ndahise e ndakubye.

# Mancala World, Igisoro: names, board, the four seeds in every outer pit.
igisoro--source-mancala-world = Mancala World, Igisoro: nomi, tavoliere, i quattro semi in ogni buca esterna.

# The start: four seeds in every outer pit, or the players arrange their 32 seeds as they like, one after the other.
igisoro--option-setup = La disposizione iniziale: quattro semi in ogni buca esterna, oppure ogni giocatore dispone i suoi 32 semi come vuole, il secondo dopo il primo.

# Whether a player may decline a capture, or has to make it as in Omweso.
igisoro--option-capture = Stabilisce se un giocatore può rinunciare a una cattura o deve farla, come nell’omweso.

# Where captured seeds are sown from: after the pit in which the move began, or after the one the capturing lap was sown from, as in Omweso.
igisoro--option-resow = Da dove si seminano i semi catturati: dopo la buca da cui è partita la mossa, oppure dopo quella da cui è partito il giro della cattura, come nell’omweso.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, or none.
igisoro--option-reverse = Buche da cui si può seminare in senso orario, se così si cattura subito: le due più a sinistra di ciascuna fila, oppure nessuna.

# Whether a single seed may be sown in the first lap of a move.
igisoro--option-singles = Stabilisce se nel primo giro di una mossa si può seminare un seme singolo.

# What happens if a sowing never ends.
igisoro--option-endless = Che cosa comporta una semina infinita.

# After how many moves the game is a draw; 0 for never.
igisoro--option-move_limit = Dopo quante mosse la partita è patta; 0 significa mai.

# Kalah
kalah--name = Kalah

# The modern game everybody knows as Mancala: sow through your own store, play again when the last seed falls into it, and capture from an empty pit.
kalah--summary = Il gioco moderno che tutti conoscono come mancala: semina anche nel tuo granaio, muovi ancora quando vi cade l’ultimo seme, e cattura da una buca vuota.

# devised by W. J. Champion in 1940; sold as Mancala and played worldwide
kalah--played = ideato da W. J. Champion nel 1940; venduto come Mancala e giocato in tutto il mondo

# One of the Russian texts says clockwise with the store on the right: an error, since the store would be reached last.
kalah--note-1 = Uno dei testi russi fa seminare in senso orario con il granaio a destra: è un errore, perché il granaio si raggiungerebbe per ultimo.

# One text lets the last seed capture from any empty pit: this is incomplete, since the pit has to be one of the player's own.
kalah--note-2 = Secondo un testo l’ultimo seme cattura da ogni buca vuota, ma la frase è incompleta: la buca deve essere di chi muove.

# With win_at = majority the seeds left on the board stay uncounted; other programs usually sweep them up. Use win_at = none to compare.
kalah--note-3 = Con win_at = majority i semi rimasti sul tavoliere non si contano; altri programmi di solito li raccolgono. Per un confronto usa win_at = none.

# A long sowing does not skip the pit it started from: with six pits a side, the thirteenth seed falls into that pit and may capture.
kalah--note-4 = Una semina lunga non salta la buca da cui è partita: con sei buche per fila vi cade il tredicesimo seme, che può anche catturare.

# Russian articles on Kalah (Yellow Mountain and others): complete, with house rules.
kalah--source-habr = Articoli russi sul kalah (Yellow Mountain Imports e altri): completi, con regole proprie.

# Wikipedia, Kalah; Ludii and MancalaGames for comparison.
kalah--source-wikipedia = Wikipedia, Kalah; Ludii e MancalaGames per confronto.

# CMancala, G. Irving's solver and OpenSpiel, replayed ply by ply.
kalah--source-programs = CMancala, il risolutore di G. Irving e OpenSpiel, con partite rigiocate mossa per mossa.

# Seeds in every pit at the start.
kalah--option-seeds = Il numero di semi in ogni buca all’inizio.

# Pits in a row.
kalah--option-pits = Il numero di buche di una fila.

# What happens to the last seed in an empty pit of the player's own: it is captured together with the pit opposite, it goes to the store even when nothing lies opposite (empty capture), or it stays.
kalah--option-own_seed = Che cosa succede all’ultimo seme caduto in una propria buca vuota: si cattura insieme ai semi della buca di fronte, va nel granaio anche quando di fronte non c’è nulla (cattura a vuoto), oppure resta dov’è.

# Who gets the seeds left at the end: the owner of the row, nobody, or the player who moved last (uncertain).
kalah--option-remaining = A chi vanno i semi rimasti alla fine: al proprietario della fila, a nessuno, oppure a chi ha mosso per ultimo (regola incerta).

# Whether the game is over as soon as a player has more than half of the seeds.
kalah--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# Whether an empty row ends the game at once, or only when its owner has to move.
kalah--option-end = Stabilisce se una fila vuota mette fine alla partita subito o solo quando è di turno il suo proprietario.

# The pie rule: North may change seats instead of making a first move.
kalah--option-pie = La regola della torta: Nord può cambiare posto invece di fare la sua prima mossa.

# Whether a last seed in the player's own store gives another move.
kalah--option-extra = Stabilisce se si muove ancora quando l’ultimo seme cade nel proprio granaio.

# Katro
katro--name = Katro

# A six-row game of Madagascar: begin in your outermost row, sow back and forth like a plough, and sow on what you capture together with the seeds of your own pit.
katro--summary = Un gioco del Madagascar su sei file: comincia dalla tua fila più esterna, semina a serpentina, come quando si ara, e ciò che catturi si unisce ai semi della tua buca e si semina insieme a loro.

# Madagascar (Betsileo, Fianarantsoa)
katro--played = Madagascar (Betsileo, Fianarantsoa)

# In Mancala World and Ludii, captures are made from a pit that held seeds, as in all katra of Madagascar; on Wikipedia, from an empty one.
katro--note-1 = Secondo Mancala World e Ludii si cattura da una buca che conteneva semi, come in tutti i katra del Madagascar; secondo Wikipedia da una vuota.

# In Mancala World the innermost occupied rows of both sides face each other; in Ludii you capture from the inner row only, and you take the first occupied pit of the column.
katro--note-2 = In Mancala World si fronteggiano le file non vuote più interne delle due parti; in Ludii si cattura solo dalla fila interna, e si prende la prima buca non vuota della colonna.

# Ludii's report that a lone seed may step straight to the next row of its column to capture is too vague to be played.
katro--note-3 = Ludii riferisce che un seme singolo, per catturare, può passare direttamente alla fila seguente della sua colonna; la descrizione è troppo vaga perché lo si possa giocare.

# No source says what happens when a position keeps recurring, although single seeds may chase each other for ever; here, its third occurrence makes the game a draw.
katro--note-4 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli possano rincorrersi all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# Mancala World, Katro, after A. de Voogt 1998 and 1999: nearly complete.
katro--source-mancala-world = Mancala World, Katro, da A. de Voogt 1998 e 1999: quasi completo.

# Ludii, Katro: a program with some other readings.
katro--source-ludii = Ludii, Katro: un programma che in alcuni punti interpreta le regole in altro modo.

# Wikipedia, Katro: captures from an empty pit.
katro--source-wikipedia = Wikipedia, Katro: si cattura da una buca vuota.

# Pits in a row; the small form has three.
katro--option-n = Il numero di buche di una fila; nella forma piccola sono tre.

# Whether the player chooses the direction of every move, or the first move of the game fixes it for both.
katro--option-direction = Stabilisce se il giocatore sceglie la direzione a ogni mossa o se è la prima mossa della partita a fissarla per entrambi.

# Which pits face each other: those of the innermost occupied rows of both sides, or those of a player's own inner row and the first occupied pit of the enemy's column.
katro--option-capture_rows = Quali file si fronteggiano: le file non vuote più interne delle due parti, oppure la propria fila interna e la prima buca non vuota della colonna dell’avversario.

# What happens if a sowing never ends.
katro--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
katro--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Kauri
kauri--name = Kauri

# A game with two kinds of seeds: cowries open the pits they lie in to be sown, and a cowrie that enters a pit without one captures the seeds there.
kauri--summary = Un gioco con due specie di semi: si semina solo da una buca con almeno un cauri, e quando un cauri cade in una buca avversaria che non ne ha, se ne catturano i semi.

# Hain (Germany), where Ralf Gering invented it in 2006; igGameCenter; a tournament in Novouralsk in 2012
kauri--played = Hain (Germania), dove Ralf Gering lo inventò nel 2006; igGameCenter; un torneo a Novouralsk nel 2012

# The rules of igGameCenter judge what a pit holds while the seeds fall, one after the other. The program Dagaz judges a pit that is passed a second time by what it held before the move; that is not followed.
kauri--note-1 = Secondo le regole di igGameCenter conta ciò che una buca contiene mentre i semi cadono, uno dopo l’altro. Per il programma Dagaz, in una buca in cui si passa una seconda volta conta ciò che conteneva prima della mossa; qui non lo si segue.

# Only Dagaz says what happens to a player who has no pit to sow while there are seeds left: the player passes (uncertain).
kauri--note-2 = Solo Dagaz dice che cosa accade a un giocatore che non ha buche da cui seminare mentre sul tavoliere restano semi: passa (regola incerta).

# No source says what happens when a position keeps recurring; here, its third occurrence makes the game a draw.
kauri--note-3 = Nessuna fonte dice che cosa comporti una posizione ripetuta; qui, alla terza volta, la partita è patta.

# At 30 all, the inventor lets play go on with the cowries until one player cannot move and loses, so that there are no draws. If pits that hold only cowries may not be sown, however, nobody can move at that point, and the game is drawn.
kauri--note-4 = Sul 30 pari l’inventore fa continuare il gioco con i cauri finché un giocatore non può più muovere e perde, così non ci sono patte. Se però dalle buche con soli cauri non si può seminare, a quel punto nessuno può più muovere, e la partita è patta.

# igGameCenter, rules of Kauri in English and Spanish (2008): nearly complete.
kauri--source-iggamecenter = igGameCenter, regole del kauri in inglese e in spagnolo (2008): quasi complete.

# Mancala World, Kauri: the history of the game.
kauri--source-mancala-world = Mancala World, Kauri: la storia del gioco.

# GlukKazan, Dagaz, the programs of Kauri: the pass, and the stricter rule for pits that hold only cowries.
kauri--source-dagaz = GlukKazan, Dagaz, i programmi del kauri: quando si passa il turno, e la regola più severa per le buche con soli cauri.

# Seeds in every pit at the start.
kauri--option-seeds = Il numero di semi in ogni buca all’inizio.

# Cowries in every pit at the start.
kauri--option-cowries = Il numero di cauri in ogni buca all’inizio.

# Whether a pit that holds only cowries may be sown.
kauri--option-cowrie_only_pit = Stabilisce se si può seminare da una buca che contiene soltanto cauri.

# What happens to a player who has no pit to sow while there are seeds left: the player passes, or loses.
kauri--option-no_move = Che cosa accade a chi non ha buche da cui seminare mentre sul tavoliere restano semi: passa, oppure perde.

# Kisolo
kisolo--name = Kisolo

# A four-row game of the Congo: capturing is compulsory, and the captured seeds are sown on your own side, beginning in the capturing pit; sowing goes on from the pit after the last seed.
kisolo--summary = Un gioco del Congo su quattro file: catturare è obbligatorio e i semi catturati si seminano dalla propria parte, cominciando dalla buca dell’ultimo seme; un giro continua dalla buca dopo quella in cui è finito.

# Democratic Republic of the Congo (Luba, Lulua, Songye)
kisolo--played = Repubblica Democratica del Congo (Luba, Lulua, Songye)

# This is neither the Zambian Chisolo nor the Lali game that Ludii calls Kisolo (Lali); the rules given under this name on Wikipedia are those of another game.
kisolo--note-1 = Non è il chisolo dello Zambia, né il gioco dei Lali che Ludii chiama kisolo (Lali); le regole pubblicate sotto questo nome su Wikipedia sono quelle di un altro gioco.

# Mancala World and Ludii (after Townshend 1977) differ in the start, in what captures, in where the captured seeds go and in how the game is won; Mancala World is followed because it is more detailed, and Ludii's readings are offered as options.
kisolo--note-2 = Mancala World e Ludii (da Townshend 1977) divergono sulla disposizione iniziale, su come si cattura, su dove vanno i semi catturati e su come si vince; si segue Mancala World, più dettagliato, e le interpretazioni di Ludii si possono scegliere come opzioni.

# A player whose move empties their own inner row loses, unless the move has emptied the opponent's as well; no source mentions this.
kisolo--note-3 = Chi con la propria mossa svuota la sua stessa fila interna perde, a meno che non abbia svuotato quella dell’avversario; nessuna fonte lo dice.

# Endless sowings occur, with periods too long to be detected by comparing states: after 20,000 laps a sowing counts as endless.
kisolo--note-4 = Esistono semine infinite, con periodi troppo lunghi per riconoscerle confrontando le posizioni: dopo 20.000 giri una semina è considerata infinita.

# The starting position open9 is inferred: only the nine seeds in the rightmost pit and the single seeds are recorded.
kisolo--note-5 = La disposizione iniziale open9 è dedotta: se ne conoscono solo i nove semi nella buca all’estremità destra e i semi singoli.

# Townshend mentions series of games in which the loser collects feathers, but gives no details.
kisolo--note-6 = Townshend riferisce, senza altri particolari, di serie di partite in cui chi perde raccoglie piume.

# Mancala World, Kisolo (copied by analog.games): complete but for its last sentence, on endless moves.
kisolo--source-mancala-world = Mancala World, Kisolo (copiato da analog.games): completo tranne che per l’ultima frase, sulle mosse infinite.

# Ludii, Kisolo, after P. Townshend, African Mankala in Anthropological Perspective, 1977.
kisolo--source-ludii = Ludii, Kisolo, da P. Townshend, African Mankala in Anthropological Perspective, 1977.

# Pits in a row.
kisolo--option-n = Il numero di buche di una fila.

# The start: three seeds in every pit; three in the outer rows only; or one of two fixed openings with fifteen or nine seeds in the right end of the outer row and single seeds beside it.
kisolo--option-setup = La disposizione iniziale: tre semi in ogni buca; tre solo nelle file esterne; oppure una di due disposizioni fisse con quindici o nove semi all’estremità destra della fila esterna e semi singoli accanto.

# Whether a lap must end in a pit that held seeds for its next pit to capture.
kisolo--option-lap_capture_needs_filled = Stabilisce se, perché si catturi dalla buca seguente, un giro deve finire in una buca che conteneva già semi.

# Which row of the opponent has to be emptied.
kisolo--option-win = Quale fila dell’avversario si deve svuotare.

# Captured seeds are sown, the first into the capturing pit; or they are put into the player's own outer pit behind it, and the turn is over.
kisolo--option-reentry = Dove vanno i semi catturati: si seminano, il primo nella buca dell’ultimo seme, oppure si mettono nella propria buca esterna retrostante, e il turno finisce.

# What happens if a move never ends.
kisolo--option-endless = Che cosa comporta una mossa infinita.

# How many games make a match; whoever wins more of them wins it.
kisolo--option-games_in_match = Di quante partite è fatto un incontro; lo vince chi ne vince di più.

# Kozdatu
kozdatu--name = Kozdatu

# Bestemshe on a larger board: seven pits of seven seeds for each player.
kozdatu--summary = Il bestemshe su un tavoliere più grande: sette buche da sette semi per ciascun giocatore.

# La'b madjnuni
lab-madjnuni--name = La'b madjnuni

# The crazy game of Damascus: one player lays out the seeds at will, the other chooses a side, and from then on every move is forced.
lab-madjnuni--summary = Il gioco pazzo di Damasco: un giocatore dispone i semi come vuole, l’altro sceglie da che parte stare, e da lì in poi ogni mossa è obbligata.

# Damascus (Syria) and the Syrian quarter of New York, about 1895
lab-madjnuni--played = Damasco (Siria) e il quartiere siriano di New York, intorno al 1895

# One player distributes ninety-eight seeds over the fourteen pits, at least two in each; the other accepts or turns the board round (arrangement = laid-out).
lab-madjnuni--note-1 = Un giocatore dispone novantotto semi nelle quattordici buche, almeno due in ciascuna; l’altro accetta la disposizione o fa girare il tavoliere. Per giocare così, scegli l’opzione arrangement = laid-out.

# According to the Russian article and Culin, the pits that follow the last one are captured; according to Mancala World and Wikipedia, those that come before it (chain). The article does not mention the pit across the board; all the others do (opposite_pit).
lab-madjnuni--note-2 = Secondo l’articolo russo e Culin si catturano i semi delle buche che seguono l’ultima, secondo Mancala World e Wikipedia quelli delle buche che la precedono (opzione chain). L’articolo non parla della buca di fronte, tutte le altre fonti sì (opzione opposite_pit).

# The article says that when the head is empty the move begins from the next pit in the direction of movement, which would be one of the opponent's; what it means is the nearest occupied pit of the player's own row, as in Mancala World.
lab-madjnuni--note-3 = L’articolo dice che, quando la testa è vuota, la mossa comincia dalla buca successiva nel senso della semina, che sarebbe una buca dell’avversario; s’intende la buca non vuota più vicina nella propria fila, come dice Mancala World.

# The sources say that the game ends when all pits are empty, and Mancala World and Wikipedia add that this never happens. It does, in about one game in sixteen; all others end in an endless cycle with one to three seeds left. As nobody has a choice, the first repetition ends the game, and the seeds go to the owners of the rows (uncertain).
lab-madjnuni--note-4 = Le fonti dicono che la partita finisce quando tutte le buche sono vuote, e Mancala World e Wikipedia aggiungono che non accade mai. In realtà accade, all’incirca in una partita su sedici; tutte le altre finiscono per girare in tondo con uno, due o tre semi. Poiché nessuno ha scelta, la prima ripetizione chiude la partita, e i semi vanno ai proprietari delle file (non è certo).

# A player without seeds passes, as in the Mangala of Gaziantep. Mancala World takes the whole description to be defective.
lab-madjnuni--note-5 = Chi non ha semi passa, come nel mangala di Gaziantep. Mancala World ritiene difettosa tutta la descrizione.

# La'b roseya is the children's game with seven seeds in every pit; in La'b hakimi or akila the player may choose any pit of their row.
lab-madjnuni--note-6 = Il la’b roseya è il gioco dei bambini, con sette semi in ogni buca; nel la’b hakimi o akila si può scegliere qualsiasi buca della propria fila.

# A Russian article on mancala by GlukKazan: the arrangement, the head, the captures.
lab-madjnuni--source-habr = Un articolo russo di GlukKazan sul mancala: la disposizione, la testa, le catture.

# S. Culin, Mancala, the National Game of Africa (1896), as cited by Ludii.
lab-madjnuni--source-culin = S. Culin, Mancala, the National Game of Africa (1896), citato da Ludii.

# Mancala World, La'b Madjnuni and Mangala (Gaziantep); Wikipedia, La'b Madjnuni.
lab-madjnuni--source-mancala-world = Mancala World, La'b Madjnuni e Mangala (Gaziantep); Wikipedia, La'b Madjnuni.

# How the game begins: from a position that one player has laid out and of which the other has chosen a side (give it with `--position`; without one every pit holds seven seeds); with South laying out the seeds one by one, after which North accepts or changes seats; or with seven seeds in every pit.
lab-madjnuni--option-arrangement = Come comincia la partita: da una posizione disposta da un giocatore e di cui l’altro ha scelto il lato (si indica con `--position`; se manca, ogni buca contiene sette semi); con Sud che dispone i semi uno alla volta e Nord che poi accetta o cambia posto; oppure con sette semi in ogni buca.

# Pits in a row; with seven there are ninety-eight seeds.
lab-madjnuni--option-pits = Il numero di buche di una fila; con sette i semi sono novantotto.

# Whether a move begins from the rightmost occupied pit of the player's own row or from any pit.
lab-madjnuni--option-choice = Stabilisce se una mossa comincia dalla buca non vuota più a destra della propria fila o da una buca qualsiasi.

# Which further pits with two or four seeds are captured: those after the pit of the last seed or those before it.
lab-madjnuni--option-chain = Da quali altre buche con due o quattro semi si cattura: da quelle dopo la buca dell’ultimo seme o da quelle prima.

# Whether the pit across the board is captured with each pit.
lab-madjnuni--option-opposite_pit = Stabilisce se con i semi di ogni buca si catturano anche quelli della buca di fronte.

# Who gets the seeds left when the game runs in a circle.
lab-madjnuni--option-leftover = A chi vanno i semi rimasti quando la partita gira in tondo.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
lab-madjnuni--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends; 0 for never.
lab-madjnuni--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# The whole game: South lays out the seeds, and North accepts them or turns the board.
lab-madjnuni--preset-whole = Il gioco completo: Sud dispone i semi, e Nord accetta la disposizione o gira il tavoliere.

# The children's game: seven seeds in every pit.
lab-madjnuni--preset-roseya = Il gioco dei bambini: sette semi in ogni buca.

# The game of reason: any pit of the player's own row may be played.
lab-madjnuni--preset-akila = Il gioco della ragione: si può giocare qualsiasi buca della propria fila.

# Lamet
lamet--name = Lamet

# Three rows, long relays, and traps for the other side: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
lamet--summary = Tre file, lunghe semine a giri e trappole per l’altra parte: chi finisce una semina in una buca avversaria da tre semi vi crea una trappola, che appartiene all’avversario.

# Eritrea and Ethiopia
lamet--played = Eritrea ed Etiopia

# All that is known comes from a few words in the first Habr article: the traps are made on the enemy's side, belong to the enemy and only collect. Everything else is taken from the sister games.
lamet--note-1 = Del gioco si sa solo quel poco che ne dice il primo articolo su Habr: le trappole si trovano dalla parte dell’avversario, appartengono a lui e si limitano a raccogliere. Tutto il resto è preso dai giochi affini.

# Nothing is said about the first turn. The article finds that traps would be too easy to make from the starting position and mentions several bans; the ban on traps in each player's first turn, as in Sulus Nishtaw, is the default here. Without it the player who moves second is clearly better off in random games.
lamet--note-2 = Del primo turno la fonte non dice nulla. Secondo l’articolo, dalla posizione iniziale sarebbe troppo facile crearsi trappole; vi sono citati diversi divieti, e qui è predefinito quello sul primo turno di ciascun giocatore, come nel sulus nishtaw. Senza un divieto, nelle partite giocate a caso chi muove per secondo è nettamente avvantaggiato.

# With the same ban Lamet and Sulus Nishtaw are the same game.
lamet--note-3 = Con lo stesso divieto, il lamet e il sulus nishtaw sono lo stesso gioco.

# In the author's family tree of sowing games the name in this place is Lame Uweledet, Tigrinya for a cow that has calved; games with two rows have similar names.
lamet--note-4 = In un albero genealogico dei giochi disegnato dall’autore, a questo posto si trova il nome Lame Uweledet, in tigrino «vacca che ha figliato»; alcuni giochi a due file hanno nomi simili.

# The rules on repetition and on endless sowing were added here.
lamet--note-5 = Le regole sulle ripetizioni e sulle semine infinite sono state aggiunte qui.

# GlukKazan, an article on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
lamet--source-glukkazan = GlukKazan, un articolo sui giochi di semina su Habr (in russo), e i programmi dell’autore per il tavoliere e per i casi limite.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban; or the game begins with a race in which no trap is made, as in Sulus Aidi.
lamet--option-first_no_trap = Quando è vietato creare trappole: nel primo turno di ciascun giocatore; solo nella prima mossa della partita; mai; oppure la partita comincia con una corsa in cui non si creano trappole, come nel sulus aidi.

# A trap belongs to the player on whose side it lies, or to the player who made it.
lamet--option-trap_owner = Stabilisce se una trappola appartiene al giocatore dalla cui parte si trova o a quello che l’ha creata.

# What happens at the third occurrence of a position.
lamet--option-repetition = Che cosa accade quando una posizione si presenta per la terza volta.

# A sowing that never ends makes the round void, or may not be chosen.
lamet--option-endless = Stabilisce se una semina infinita annulla la manche o non si può scegliere.

# There is one round only, or rounds are played until one player has all seeds.
lamet--option-rounds = Stabilisce se si gioca una sola manche o se si giocano manche finché un giocatore non ha tutti i semi.

# Mefuvha
mefuvha--name = Mefuvha

# The largest of the old sowing games, on four rows of twenty-one pits: sow lap after lap round your own half, capture the opponent's column from an empty pit of your inner row, and take one more pit wherever you like.
mefuvha--summary = Il più grande degli antichi giochi di semina, su quattro file di ventuno buche: semina giro dopo giro nella tua metà e, da una buca vuota della tua fila interna, cattura i semi dell’avversario nella colonna, e in più quelli di un’altra buca a tua scelta.

# South Africa (Venda; Limpopo); 4×21 boards are also reported from the Shona of Zimbabwe
mefuvha--played = Sudafrica (Venda; Limpopo); tavolieri 4×21 sono segnalati anche tra gli Shona dello Zimbabwe

# The name means “foggy rain”. A Russian article gives the name mefuva and the board of 4×21 pits to the Shona of Zimbabwe; every other source gives the game to the Venda, and that board to the Tsoro of the Shona. The name and the board are kept, with the rules of the Venda game.
mefuvha--note-1 = Il nome significa «pioggia nebbiosa». Un articolo russo attribuisce il nome mefuva e il tavoliere di 4×21 buche agli Shona dello Zimbabwe; tutte le altre fonti attribuiscono il gioco ai Venda, e quel tavoliere allo tsoro degli Shona. Qui si conservano nome e tavoliere, con le regole del gioco dei Venda.

# If the pit of the first move, a3, was taken by the opponent's first capture, the player moves freely; no source mentions this.
mefuvha--note-2 = Se la buca della prima mossa, a3, è stata svuotata dalla prima cattura dell’avversario, il giocatore muove liberamente; nessuna fonte ne parla.

# Stayt (as reported by Ludii) and bead.game let a capture take one further pit; Mancala World, any two.
mefuvha--note-3 = Secondo Stayt (in Ludii) e bead.game con una cattura si prendono anche i semi di un’altra buca; secondo Mancala World si prendono quelli di altre due, a scelta.

# In Ludii single seeds may be played whenever there is nothing else; in bead.game and Mancala World only if the next pit is empty.
mefuvha--note-4 = Secondo Ludii i semi singoli possono partire quando non c’è altro da giocare; secondo bead.game e Mancala World solo verso una buca vuota.

# Ludii's program also takes the capturing seed, takes the outer pit where the inner one is empty and grants the further pit then, contrary to its own text; it is not followed here.
mefuvha--note-5 = Il programma di Ludii, contro il suo stesso testo, cattura anche l’ultimo seme, prende i semi della buca esterna quando quella interna è vuota e anche in quel caso concede l’altra buca; qui non lo si segue.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
mefuvha--note-6 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde; nessuna fonte ne parla.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
mefuvha--note-7 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# A Russian magazine article on mancala (Popular Mechanics): the name and the board of 4×21 pits, no rules.
mefuvha--source-article = Un articolo di una rivista russa sul mancala (Popular Mechanics): il nome e il tavoliere di 4×21 buche, ma nessuna regola.

# H. Stayt, The Bavenda, 1931, pp. 364-366, as reported by Ludii.
mefuvha--source-stayt = H. Stayt, The Bavenda, 1931, pp. 364-366, secondo Ludii.

# Mancala World, Mefuvha, as copied by boardandpieces: two further pits.
mefuvha--source-mancala-world = Mancala World, Mefuvha, nella copia di boardandpieces: si catturano i semi di altre due buche.

# cyningstan.com and bead.game: Mefuvha.
mefuvha--source-web = cyningstan.com e bead.game: Mefuvha.

# Pits in a row.
mefuvha--option-n = Il numero di buche di una fila.

# How many extra pits, of the capturer's choice, a capture also takes.
mefuvha--option-bonus = Da quante altre buche, a scelta di chi cattura, si prendono i semi con ogni cattura.

# Whether each player's first move is prescribed, from the third pit of the inner row, or free.
mefuvha--option-first = Stabilisce se la prima mossa di ciascun giocatore è prescritta (dalla terza buca della fila interna) o libera.

# Where a single seed may be sown: only into an empty pit, or into any.
mefuvha--option-single_to = Dove si può seminare un seme singolo: solo in una buca vuota, o in qualsiasi buca.

# What happens if a sowing never ends.
mefuvha--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
mefuvha--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Modi
modi--name = Modi

# A children's game on six pits: the first seed goes back into the pit it came from, and twos, fours and sixes are captured on both sides of the board.
modi--summary = Un gioco di bambini su sei buche: il primo seme torna nella buca da cui viene, e su entrambi i lati del tavoliere si catturano i semi delle buche che arrivano a due, a quattro o a sei.

# villages near Tangier, Morocco, by children
modi--played = villaggi presso Tangeri, in Marocco, tra i bambini

# The Habr articles only say that Modi is played on two rows of three pits, that sowing begins in the starting pit itself, and that a single seed therefore cannot be played. Everything else is taken from Modiar, which has the same board, the same start, and nearly the same name; the identification is very probable.
modi--note-1 = Gli articoli su Habr dicono soltanto che il modi si gioca su due file di tre buche, che la semina comincia nella buca di partenza stessa e che perciò non si può muovere un seme singolo. Tutto il resto viene dal modiar, che ha lo stesso tavoliere, lo stesso inizio e quasi lo stesso nome; che siano lo stesso gioco è molto probabile.

# Mancala World says that the capture is forfeited “in the first of the game”, where a word is missing; MancalaGames takes it to mean one move (no_capture_first).
modi--note-2 = Mancala World dice che la cattura va perduta «nella prima della partita», dove manca una parola; MancalaGames intende una sola mossa (opzione no_capture_first).

# A move that leaves the opponent without seeds may not be played. What happens when the opponent has none and cannot be fed is not stated; then there is no legal move, and the game ends.
modi--note-3 = Una mossa che lascia l’avversario senza semi non si può giocare. Le fonti non dicono che cosa accada quando non ne ha e non lo si può nutrire; qui in quel caso non c’è nessuna mossa possibile e la partita finisce.

# The pits captured after the last one are those before it, against the direction of sowing, even across the end of the row.
modi--note-4 = Le altre buche di cui si catturano i semi sono quelle che precedono l’ultima, contro il senso della semina, anche oltre la fine della fila.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
modi--note-5 = Le fonti non dicono nulla delle posizioni ripetute; secondo una regola aggiunta qui, ciascuno prende allora i semi della propria fila.

# Habr articles by GlukKazan: board and start of the sowing.
modi--source-habr = Articoli di GlukKazan su Habr: il tavoliere e l’inizio della semina.

# Mancala World, Modiar (after J. Climent 2012).
modi--source-mancala-world = Mancala World, Modiar (da J. Climent 2012).

# The program MancalaGames, configuration Modiar.
modi--source-mancala-games = Il programma MancalaGames, configurazione Modiar.

# Seeds in every pit at the start.
modi--option-seeds = Il numero di semi in ogni buca all’inizio.

# When captures are barred: on the first ply of the game, on each player's first move, or never.
modi--option-no_capture_first = Quando non si può catturare: nella primissima mossa della partita, nella prima mossa di ciascun giocatore, oppure mai (si può catturare fin dall’inizio).

# Whether a player whose opponent has no seeds must play a move that leaves the opponent some; if there is no such move, the game ends.
modi--option-feed = Stabilisce se, quando l’avversario non ha semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la partita finisce.

# Whether a move may leave the opponent without seeds.
modi--option-grand_slam = Stabilisce se una mossa può lasciare l’avversario senza semi.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
modi--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# Moruba
moruba--name = Moruba

# A four-row game of the Pedi: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures both pits of the opponent's column.
moruba--summary = Il gioco a quattro file dei Pedi: semini giro dopo giro nella tua metà; quando un giro finisce in una buca vuota della fila interna, catturi i semi di tutte e due le buche dell’avversario nella colonna.

# South Africa (Pedi; Limpopo, Mpumalanga)
moruba--played = Sudafrica (Pedi; Limpopo, Mpumalanga)

# This is not Morabaraba, which is a mill game. Moruba has been recognised as an indigenous sport of South Africa since 2003.
moruba--note-1 = Non è il morabaraba, che è un gioco della famiglia del filetto (mulino). Dal 2003 il moruba è tra gli sport indigeni del Sudafrica.

# Fourie's description breaks off after saying that single seeds may be played only when no pit holds more; that such a seed must go into an empty pit is taken from the game's close relatives.
moruba--note-2 = La descrizione di Fourie s’interrompe dopo aver detto che i semi singoli possono partire solo quando nessuna buca ne contiene di più; che un seme del genere debba finire in una buca vuota è ripreso dai giochi più affini.

# Fourie mentions no captures beyond the two pits; Mancala World lists Moruba among the games in which none, one, two or three further pits are captured.
moruba--note-3 = Secondo Fourie non si cattura da altre buche oltre alle due della colonna; Mancala World mette il moruba tra i giochi in cui, in premio, si cattura da una, due o tre altre buche, o da nessuna.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; no source mentions this.
moruba--note-4 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde; nessuna fonte ne parla.

# Malesa (2012, as reported by Ludii) describes a different game under the same name: single laps, four seeds in every pit. It is a preset.
moruba--note-5 = Malesa (2012, secondo Ludii) descrive sotto lo stesso nome un gioco diverso: un solo giro per mossa, quattro semi in ogni buca. È un gruppo di opzioni.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
moruba--note-6 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# C. Fourie, boardgamesoftheworld.com, Maruba: complete but for its last lines.
moruba--source-fourie = C. Fourie, boardgamesoftheworld.com, Maruba: completo, salvo le ultime righe.

# Italian and German Wikipedia: the start.
moruba--source-wikipedia = Wikipedia in italiano e in tedesco: la posizione iniziale.

# Ludii, Moruba, after M. J. Malesa, 2012.
moruba--source-malesa = Ludii, Moruba, da M. J. Malesa, 2012.

# Mancala World: Moruba among the four-row games with bonus captures.
moruba--source-mancala-world = Mancala World: il moruba tra i giochi a quattro file in cui in premio si cattura anche da altre buche.

# Pits in a row.
moruba--option-n = Il numero di buche di una fila.

# How many extra pits, of the capturer's choice, a capture also takes.
moruba--option-bonus = Da quante altre buche, a scelta di chi cattura, si prendono i semi con ogni cattura.

# Where a single seed may be sown: only into an empty pit, or into any.
moruba--option-single_to = Dove si può seminare un seme singolo: solo in una buca vuota, o in qualsiasi buca.

# The game as Fourie describes it; or as Malesa does: four seeds in every pit (on boards of up to 14 columns), single laps from any pit, captures from inner pits that held seeds as well, and the player with more seeds wins.
moruba--option-game = Il gioco descritto da Fourie; oppure quello descritto da Malesa: quattro semi in ogni buca (su tavolieri fino a 14 colonne), semine di un solo giro da qualsiasi buca, catture anche quando l’ultimo seme cade in una buca interna non vuota; vince chi ha più semi.

# What happens if a sowing never ends.
moruba--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
moruba--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Moruba of 1934 to 2002 after Malesa: twelve columns, single laps, and the player with more seeds wins.
moruba--preset-malesa-2012 = Il moruba dal 1934 al 2002 secondo Malesa: dodici colonne, un solo giro per mossa, e vince chi ha più semi.

# Nsa Isong
nsa-isong--name = Nsa Isong

# A relay game of the Efik: fours made in passing belong to the owner of the pit, a four made by the last seed to the player who sowed it, and a player left without seeds must be fed.
nsa-isong--summary = Un gioco a giri degli Efik: chi possiede una buca che arriva a quattro durante la semina ne riceve i semi, chi la porta a quattro con l’ultimo seme li prende per sé, e chi resta senza semi va nutrito.

# Calabar region, Nigeria (Efik)
nsa-isong--played = regione di Calabar, Nigeria (Efik)

# On the Italian Wikipedia seeds are sown counter-clockwise, in Mancala World and the program MancalaGames clockwise (direction).
nsa-isong--note-1 = Per Wikipedia in italiano si semina in senso antiorario; per Mancala World e il programma MancalaGames in senso orario (opzione direction).

# The Italian Wikipedia says nothing about the last seeds: a player who cannot move leaves the rest to the opponent. In Mancala World the last four go to the player who moved last, who is here the player who made the four before them (last_seeds).
nsa-isong--note-2 = Wikipedia in italiano non dice nulla degli ultimi semi: chi non può muovere lascia il resto all’avversario. Secondo Mancala World gli ultimi quattro vanno a chi ha mosso per ultimo, che qui è chi ha catturato i quattro precedenti (opzione last_seeds).

# The text says that a player without seeds is to be fed as a rule; it is taken as a duty, judged when the whole move is over (uncertain).
nsa-isong--note-3 = Il testo dice che di norma chi è senza semi va nutrito; qui lo si intende come un obbligo, che si valuta a mossa interamente finita (interpretazione incerta).

# Without a rule about the last seeds, about half of all random games go round in circles with four to twelve seeds left; by a rule added here, each player then gets the seeds in the pits they own.
nsa-isong--note-4 = Senza una regola sugli ultimi semi circa metà delle partite giocate a caso girano in tondo quando restano da quattro a dodici semi; che allora ciascuno aggiunga i semi delle buche che possiede a quelli già vinti è una regola aggiunta qui.

# In a match the seeds won decide how many pits a player owns in the next game, four seeds to a pit; which pits of the other row the player takes is not stated and is left to them, as in Oware Nam Nam.
nsa-isong--note-5 = In un incontro i semi vinti decidono quante buche un giocatore possiede nella partita seguente, una ogni quattro semi; la fonte non dice quali buche dell’altra fila prenda, e qui lo sceglie lui, come nell’oware nam nam.

# Italian Wikipedia, Nsa Isong: complete for one game, the match in outline.
nsa-isong--source-italian-wikipedia = Wikipedia in italiano, Nsa Isong: completa per una singola partita; l’incontro è descritto a grandi linee.

# Mancala World, Nsa Isong (after P. Osunsanya 1998): clockwise, last four.
nsa-isong--source-mancala-world = Mancala World, Nsa Isong (da P. Osunsanya 1998): il senso orario, gli ultimi quattro semi.

# The program MancalaGames, configuration Nsa Isong.
nsa-isong--source-mancala-games = Il programma MancalaGames, configurazione Nsa Isong.

# The direction of sowing: counter-clockwise or clockwise.
nsa-isong--option-direction = La direzione della semina: antioraria o oraria.

# Who takes a four made in passing: the owner of the pit or the player who is sowing.
nsa-isong--option-passing = A chi vanno i semi di una buca che arriva a quattro durante la semina: al proprietario della buca o a chi sta seminando.

# Whether a capture that leaves only four seeds takes these too.
nsa-isong--option-last_seeds = Stabilisce se chi con una cattura lascia soltanto quattro semi prende anche quelli.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the game ends and the mover takes the rest.
nsa-isong--option-feed = Stabilisce se, quando l’avversario non possiede semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la partita finisce e chi muove prende il resto.

# What happens to a player who owns no seeds to move: the game ends and the opponent takes what is left, or the player passes.
nsa-isong--option-no_seeds = Che cosa accade a chi al suo turno non possiede semi: la partita finisce e il resto va all’avversario, oppure il giocatore passa.

# Which pits of the other row the winner of a game takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
nsa-isong--option-claim = Quali buche dell’altra fila prende chi ha vinto una partita: quelle che vuole, oppure quelle contigue alla sua fila nell’ordine della semina.

# How many games make a match; whoever wins more of them wins it.
nsa-isong--option-games_in_match = Di quante partite è fatto un incontro; lo vince chi ne vince di più.

# How many pits win the match, if it is played for pits.
nsa-isong--option-match_goal_pits = Quante buche fanno vincere l’incontro, se lo si gioca per le buche.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
nsa-isong--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends and each player gets the seeds in their pits; 0 for never (a rule added here).
nsa-isong--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno aggiunga i semi delle proprie buche a quelli già vinti; 0 significa mai (regola aggiunta qui).

# Nsolo
nsolo--name = Nsolo

# A four-row game of the Angoni: sow lap after lap round your own half; a lap that ends in an empty pit of the inner row captures the opponent's column, and one other pit of your choice as well.
nsolo--summary = Il gioco a quattro file degli Angoni: semini giro dopo giro nella tua metà; quando un giro finisce in una buca vuota della fila interna, catturi i semi dell’avversario nella colonna, e in più quelli di un’altra buca a tua scelta.

# Malawi (Angoni, Manyanja), Zambia
nsolo--played = Malawi (Angoni, Manyanja), Zambia

# The names Nsolo and Chisolo also stand for other games of Zambia.
nsolo--note-1 = I nomi nsolo e chisolo indicano anche altri giochi dello Zambia.

# In Ludii the further pit is captured only if both pits of the column were; Sanderson says that if the pit behind is empty, only the inner one and one other are taken, and that rule is followed here.
nsolo--note-2 = In Ludii l’altra buca si prende solo se si è catturato da entrambe le buche della colonna; Sanderson dice che, se la buca di dietro è vuota, si cattura soltanto da quella interna e da un’altra, e qui si segue lui.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Sanderson does not mention this.
nsolo--note-3 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde; Sanderson non ne parla.

# Most first moves capture at once, so the player who begins has a great advantage.
nsolo--note-4 = Con la maggior parte delle prime mosse si cattura subito, sicché chi comincia è molto avvantaggiato.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
nsolo--note-5 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, pp. 733-734: complete.
nsolo--source-sanderson = M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43, 1913, pp. 733-734: regole complete.

# Ludii, Nsolo and Msuwa, after Sanderson.
nsolo--source-ludii = Ludii, Nsolo e Msuwa, da Sanderson.

# Pits in a row.
nsolo--option-n = Il numero di buche di una fila.

# How many extra pits, of the capturer's choice, a capture also takes.
nsolo--option-bonus = Da quante altre buche, a scelta di chi cattura, si prendono i semi con ogni cattura.

# The start: two seeds everywhere but in the right end of the inner row, which is empty; in msuwa the pit beside it holds one.
nsolo--option-setup = La posizione iniziale: due semi dappertutto tranne che nella buca all’estremità destra della fila interna, che è vuota; nel msuwa la buca accanto ne contiene uno.

# What happens if a sowing never ends.
nsolo--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
nsolo--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Msuwa of the Manyanja: one seed fewer behind the empty pit, and two further pits.
nsolo--preset-msuwa = Il msuwa dei Manyanja: un seme in meno accanto alla buca vuota, e si catturano i semi di altre due buche.

# Ô ăn quan
o-an-quan--name = Ô ăn quan

# The sowing game of Vietnamese children: relays from the next square, captures beyond an empty one, and a mandarin at either end of the board.
o-an-quan--summary = Il gioco di semina dei bambini vietnamiti: si continua a seminare dalla buca seguente, si cattura oltre una buca vuota e a ciascuna estremità del tavoliere c’è un mandarino.

# Vietnam
o-an-quan--played = Vietnam

# If the square after the last seed is an empty mandarin square, the Vietnamese text treats it like any empty square, and what lies beyond it may be captured; on the English Wikipedia the turn ends there. The Vietnamese text is followed, because it says so expressly; the other reading is an option, which here applies to the further squares of a capture as well.
o-an-quan--note-1 = Se la buca dopo l’ultimo seme è una buca di mandarino vuota, il testo vietnamita la tratta come ogni altra buca vuota, e ciò che sta oltre si può catturare; per Wikipedia in inglese lì il turno finisce. Qui si segue il testo vietnamita, che lo dice espressamente; l’altra interpretazione si può scegliere come opzione, e si applica anche alle buche successive di una cattura multipla.

# In the Vietnamese text the game is over when everything in the two mandarin squares has been taken, in the English one when both mandarins have been captured. They differ if seeds were sown into an emptied mandarin square. The Vietnamese text is followed; with the other reading such seeds belong to nobody.
o-an-quan--note-2 = Secondo il testo vietnamita la partita finisce quando tutto ciò che sta nelle due buche dei mandarini è stato preso, secondo quello inglese quando entrambi i mandarini sono stati catturati. La differenza si vede se si sono seminati semi in una buca di mandarino svuotata. Qui si segue il testo vietnamita; con l’altra interpretazione quei semi non sono di nessuno.

# A player who has fewer than five seeds to fill an empty row again borrows the rest, and gives it back when the seeds are counted: what is owed is taken off the player's score, which may become negative.
o-an-quan--note-3 = Chi ha meno di cinque semi per riempire di nuovo la sua fila vuota prende in prestito quelli che mancano e li restituisce quando si contano i semi: il debito si sottrae al suo punteggio, che può scendere sotto zero.

# In principle a sowing may never end. No source has a rule for that; here the turn ends in that case. When a position occurs for the third time, each side takes the seeds in its own row, and what lies in the mandarin squares belongs to nobody; this rule was added here.
o-an-quan--note-4 = In linea di principio la semina può non finire mai. Nessuna fonte ha una regola per questo caso; qui il turno allora è finito. Quando una posizione si presenta per la terza volta, ciascuno prende i semi della propria fila, e ciò che sta nelle buche dei mandarini non è di nessuno (regola aggiunta qui).

# The version of Tonkin (Son 1985) has ten small seeds instead of the mandarin, sows one seed on from an occupied mandarin square, and shares what is left. Only its direction is offered.
o-an-quan--note-5 = Nella versione del Tonchino (Son 1985) al posto del mandarino ci sono dieci semi piccoli, da una buca di mandarino non vuota si continua a seminare con un solo seme, e il resto si divide. Di questa versione si può scegliere soltanto la direzione della semina.

# In a match (Son 1985, as cited by Ludii and Mancala World) the squares are filled again, and whoever has fewer seeds sells squares until they have enough: half a square for being less than ten behind, a whole one for ten. From there on it is taken to go by tens: a square for every ten, half a square for the rest, and two halves make a whole. A lead of ten regains a sold square; here it does so before it buys another.
o-an-quan--note-6 = In un incontro (Son 1985, citato da Ludii e Mancala World) le buche si riempiono di nuovo, e chi ha meno semi vende buche finché non ne ha abbastanza: mezza buca se è indietro di meno di dieci semi, una intera se è indietro di dieci. Per svantaggi maggiori si è inteso che si proceda per decine: una buca per ogni dieci semi, mezza per il resto, e due mezze ne fanno una intera. Un vantaggio di dieci semi riscatta una buca venduta; qui si riscatta prima di comprarne un’altra.

# No source says which squares are sold or regained: here the seller chooses, and the leader chooses what to regain. An odd seed in a half-sold square goes to the player in whose row it lies, and the players begin the rounds in turn; these rules were added here, too. Three or four sold squares of one row end the match; three are usual here, and half-sold ones do not count.
o-an-quan--note-7 = Quali buche si vendano o si riscattino non lo dice nessuna fonte: qui sceglie chi vende, e chi è in vantaggio sceglie che cosa riscatta. Un seme dispari in una buca venduta a metà va al giocatore nella cui fila si trova, e i giocatori cominciano le manche a turno: anche queste sono regole aggiunte qui. L’incontro finisce quando sono vendute tre o quattro buche di una fila; qui di solito tre, e quelle vendute a metà non contano.

# Vietnamese Wikipedia, the rules of Ô ăn quan as several programs have copied them: complete.
o-an-quan--source-vietnamese-wikipedia = Wikipedia in vietnamita: le regole complete dell’ô ăn quan, riprese da diversi programmi.

# English Wikipedia, Ô ăn quan.
o-an-quan--source-wikipedia = Wikipedia in inglese, Ô ăn quan.

# discovervietnameselanguage, description of the game (2018).
o-an-quan--source-discover-vietnamese = discovervietnameselanguage, descrizione del gioco (2018).

# Ludii, O An Quan: the versions of Mancala World and of Tonkin (Son 1985).
o-an-quan--source-ludii = Ludii, O An Quan: le versioni di Mancala World e del Tonchino (Son 1985).

# How many seeds a captured mandarin counts as.
o-an-quan--option-quan_value = Quanti semi vale un mandarino catturato.

# Whether a mandarin is safe as long as fewer seeds than this number lie with it: a turn that would capture its square ends there.
o-an-quan--option-young_quan = Stabilisce se un mandarino è al sicuro finché nella sua buca ci sono meno semi del numero indicato: un turno in cui lo si catturerebbe finisce lì.

# Whether the player chooses the direction of sowing, or always sows counter-clockwise.
o-an-quan--option-direction = Stabilisce se il giocatore sceglie la direzione della sua semina o semina sempre in senso antiorario.

# When the game is over: when nothing is left in the two mandarin squares, or as soon as both mandarins are captured.
o-an-quan--option-end = Quando la partita è finita: quando nelle due buche dei mandarini non resta nulla, o appena entrambi i mandarini sono catturati.

# Whether, in a capture, an empty mandarin square counts as any other empty square or ends the turn.
o-an-quan--option-empty_quan_counts_as_empty = Stabilisce se in una cattura una buca di mandarino vuota vale come ogni altra buca vuota o fa finire il turno.

# How many whole squares of one row have to be sold for a match to be over.
o-an-quan--option-match_end_squares = Quante buche di una stessa fila si devono vendere prima che l’incontro finisca.

# Ohojichi
ohojichi--name = Ohojichi

# Everything is the other way round: the players sit at the ends of the board, each sows in a loop of their own, fours are captured from one's own side and given to the opponent, and whoever gets rid of all their seeds wins.
ohojichi--summary = Tutto alla rovescia: i giocatori siedono alle estremità del tavoliere, ciascuno semina in un anello tutto suo, dalla propria parte si catturano i semi delle buche da quattro, che si danno all’avversario, e vince chi si libera di tutti i suoi semi.

# Agbo region, Ivory Coast
ohojichi--played = regione di Agbo, Costa d’Avorio

# Only the Russian articles and the author's programs say that the same pit may not be the target of two captures in a row (same_target_twice).
ohojichi--note-1 = Solo gli articoli russi e i programmi dell’autore dicono che la stessa buca non può ricevere i semi di due catture di seguito (opzione same_target_twice).

# A long sowing does not skip the pit it started from: the source remarks that 24 seeds in one pit would win in one move, which is true only if that pit is sown too.
ohojichi--note-2 = Una semina lunga passa anche dalla buca da cui è partita: la fonte osserva che con 24 semi in una buca si vincerebbe in una sola mossa, ed è vero soltanto se si semina anche lì.

# No source has a rule for draws; here, a position that occurs for the third time makes the game a draw.
ohojichi--note-3 = Nessuna fonte ha una regola sulla patta; qui la partita è patta quando una posizione si presenta per la terza volta.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
ohojichi--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo): regole complete.

# Mancala World, Ohojichi, after J. Climent Tondo 2009: without the target restriction.
ohojichi--source-mancala-world = Mancala World, Ohojichi, da J. Climent Tondo 2009: senza il divieto di ripetere la buca.

# Pits of each player: three columns of two, or four columns of two.
ohojichi--option-pits_per_player = Quante buche ha ciascun giocatore: tre colonne di due, o quattro.

# Seeds in every pit at the start.
ohojichi--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether captured seeds may go to the same enemy pit in two captures in a row.
ohojichi--option-same_target_twice = Stabilisce se i semi catturati possono andare nella stessa buca avversaria in due catture di seguito.

# How many times a position has to occur before the game is drawn; 0 for never.
ohojichi--option-repetition_draw = Quante volte deve presentarsi una posizione perché la partita sia patta; 0 significa mai.

# After how many plies the game is drawn; 0 for no limit.
ohojichi--option-max_plies = Dopo quante mosse la partita è patta; 0 significa nessun limite.

# Omweso
omweso--name = Omweso

# The royal game of Buganda, played on four rows: sow lap after lap round your own half, capture both pits of a column and sow them from where the lap began, and sow in reverse at the left end if that captures at once.
omweso--summary = Il gioco della corte reale del Buganda: quattro file, semini giro dopo giro nella tua metà, catturi insieme i semi di due buche della stessa colonna e li semini a partire da dove è cominciato il giro; all’estremità sinistra puoi invertire la direzione, se in questo modo catturi subito.

# Uganda, above all Buganda and Busoga
omweso--played = Uganda, soprattutto Buganda e Busoga

# No recorded games and no other program with the reverse captures were available: the rules follow the descriptions alone, and the examples were worked out by hand.
omweso--note-1 = Non erano disponibili partite registrate né altri programmi con le catture all’indietro: le regole seguono soltanto le descrizioni, e gli esempi sono stati calcolati a mano.

# The captured seeds are sown from the pit after the one the capturing lap started from, in whichever direction they go; in the same direction they therefore cover the same pits again.
omweso--note-2 = I semi catturati si seminano a partire dalla buca dopo quella da cui è partito il giro della cattura, nella direzione in cui si semina; così, se la direzione è la stessa, ripercorrono le stesse buche.

# Only seeds taken in a reverse capture may be sown clockwise again; those taken in any other capture go counter-clockwise. No description states the second half of this rule.
omweso--note-3 = Solo i semi di una cattura all’indietro si possono seminare di nuovo in senso orario; quelli di ogni altra cattura si seminano in senso antiorario, anche se di questi ultimi nessuna descrizione indica la direzione.

# A lap sown clockwise always captures, because it may not be sown that way otherwise; nobody is ever obliged to turn.
omweso--note-4 = In senso orario si può seminare solo se con quel giro si cattura; nessuno, però, è mai obbligato a invertire la direzione.

# Cutting off both heads (emitwe ebiri) is understood as capturing from both end columns of the opponent's half in one turn; the game ends with the second of these captures, and its seeds are not sown.
omweso--note-5 = Il taglio di entrambe le teste (emitwe ebiri) s’intende così: si cattura in un solo turno da entrambe le colonne estreme della metà dell’avversario; la partita finisce con la seconda di queste catture, e i suoi semi non si seminano.

# Winning before the opponent has captured anything counts double in a match (akakyala); this program does not take it into account. The referee's count and the time limit for a move do not apply here; instead, a move without end annuls the game.
omweso--note-6 = In un incontro vincere prima che l’avversario abbia catturato qualcosa conta doppio (akakyala); qui non se ne tiene conto. Mancano anche il conteggio dell’arbitro e il tempo per mossa; in compenso una mossa infinita annulla la partita.

# With the free arrangement, one player lays out all 32 seeds in the first turn, one by one, each as a separate move; then the opponent does the same.
omweso--note-7 = Con la disposizione libera, nel primo turno un giocatore dispone tutti i suoi 32 semi, uno alla volta, ciascuno con una mossa a sé; poi fa lo stesso l’avversario.

# Wikipedia, Omweso: start, captures, reverse captures from the four leftmost pits, both ends, three minutes for a move.
omweso--source-wikipedia = Wikipedia, Omweso: posizione iniziale, catture, catture all’indietro dalle quattro buche più a sinistra, entrambe le estremità, tre minuti per mossa.

# Russian article on bao and its relatives (D. Skiryuk): two minutes for a move, then the game is annulled.
omweso--source-encyclopedia = Articolo russo sul bao e i suoi parenti (D. Skiryuk): due minuti per mossa, poi la partita è annullata.

# Mancala World, dictionary of Omweso: cutting off the head, the never-ending move, after which the game is replayed.
omweso--source-mancala-world = Mancala World, dizionario dell’omweso: il taglio delle teste, e la mossa infinita dopo la quale si rigioca la partita.

# Server for a course at McGill University (cryptokrok/mancala.omweso_AI_engine): counter-clockwise only, free arrangement, no captures in the first turns, at most 200 laps and 5,000 turns.
omweso--source-mcgill = Server di un corso della McGill University (cryptokrok/mancala.omweso_AI_engine): solo senso antiorario, disposizione libera, nessuna cattura nei primi turni, al massimo 200 giri e 5000 turni.

# Ludii, evidence for Mweiso (Kagera, 1951): two pits from which clockwise plays begin.
omweso--source-mweiso = Ludii, testimonianze sul mweiso (Kagera, 1951): due buche da cui possono partire le mosse in senso orario.

# The start: four seeds in every outer pit, two in every pit, or the players arrange their 32 seeds as they like, one after the other.
omweso--option-setup = La posizione iniziale: quattro semi in ogni buca esterna, due in ogni buca, oppure ciascuno dispone i suoi 32 semi come vuole, il secondo dopo il primo.

# The pits from which a lap may be sown clockwise if it captures at once: the two leftmost in each row, the second inner pit and the first outer pit, or none.
omweso--option-reverse = Buche da cui si può seminare in senso orario, se così si cattura subito: le due più a sinistra di ciascuna fila, la seconda interna e la prima esterna, oppure nessuna.

# Whether captures are allowed in the first sowing of each player.
omweso--option-first_captures = Stabilisce se si può catturare nella prima semina di ciascun giocatore.

# Whether a player who captures from both end columns in one turn has won (emitwe ebiri).
omweso--option-heads = Stabilisce se chi cattura da entrambe le colonne estreme in un solo turno vince subito (emitwe ebiri).

# What happens if a sowing never ends.
omweso--option-endless = Che cosa comporta una semina infinita.

# After how many laps a sowing counts as endless although it might end; 0 for none (recommended).
omweso--option-lap_limit = Dopo quanti giri una semina è considerata infinita, anche se potrebbe finire; 0 significa mai (consigliato).

# After how many moves the game is a draw; 0 for never.
omweso--option-move_limit = Dopo quante mosse la partita è patta; 0 significa mai.

# Both players arrange their seeds first.
omweso--preset-tournament = Prima i due giocatori dispongono i loro semi.

# The rules of a server for programming courses: no reverse captures, no heads, nothing captured in the first turns.
omweso--preset-mcgill = Le regole di un server per corsi di programmazione: niente catture all’indietro, niente teste, nessuna cattura nei primi turni.

# Otjin
otjin--name = Otjin

# A relay game of Borneo: go on sowing until the last seed makes a fish, a pit of three, which is taken and ends the move.
otjin--summary = Un gioco a giri del Borneo: si continua a seminare finché l’ultimo seme non completa un pesce, cioè una buca da tre, che si cattura e con cui finisce la mossa.

# Borneo (Penihing)
otjin--played = Borneo (Penihing)

# The first description has ten pits in a row, and another has nine (pits). The number of seeds in a pit at the start is also the number that makes a fish: two to five, usually three.
otjin--note-1 = La prima descrizione parla di dieci buche per fila, un’altra di nove (opzione pits). Il numero di semi di ogni buca all’inizio è anche quello che forma un pesce: da due a cinque, di solito tre.

# Only the last seed of a lap catches a fish; threes made in passing stay. It is our interpretation that a fish ends the move: nothing is left in the pit to sow on.
otjin--note-2 = Si cattura un pesce solo con l’ultimo seme di un giro; le buche arrivate a tre durante la semina restano come sono. Che un pesce faccia finire la mossa è un’interpretazione: nella buca non resta nulla con cui continuare a seminare.

# In Lumholtz the seeds run from right to left, on Wikipedia and in Ludii counter-clockwise, in Russ clockwise (direction). Ludii's code leaves out the laps; its text and Lumholtz have them.
otjin--note-3 = Secondo Lumholtz si semina da destra a sinistra, secondo Wikipedia e Ludii in senso antiorario, secondo Russ in senso orario (opzione direction). Nel codice di Ludii mancano i giri successivi, che il suo testo e Lumholtz invece hanno.

# A pit with a single seed may not be played. A player who cannot move leaves the rest to the opponent; when both have nothing but single seeds the game is drawn and played again.
otjin--note-4 = Una buca con un solo seme non si può giocare. Chi non può muovere lascia il resto all’avversario; quando entrambi hanno soltanto semi singoli la partita è patta e si rigioca.

# C. Lumholtz, Through Central Borneo (1920), as cited by Ludii and Wikipedia.
otjin--source-lumholtz = C. Lumholtz, Through Central Borneo (1920), citato da Ludii e Wikipedia.

# Ludii, Aw-li On-nam Ot-tjin: single seeds are not played.
otjin--source-ludii = Ludii, Aw-li On-nam Ot-tjin: i semi singoli non si giocano.

# The program MancalaGames, configuration Ot-tjin (after L. Russ).
otjin--source-mancala-games = Il programma MancalaGames, configurazione Ot-tjin (da L. Russ).

# Pits in a row.
otjin--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start, and the number that makes a fish.
otjin--option-seeds = Il numero di semi in ogni buca all’inizio, che è anche quello che forma un pesce.

# The direction of sowing: counter-clockwise or clockwise.
otjin--option-direction = La direzione della semina: antioraria o oraria.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
otjin--option-endless = Che cosa comporta una semina infinita: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends and each player gets the seeds in their own row; 0 for never (a rule added here).
otjin--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno aggiunga i semi della propria fila a quelli già vinti; 0 significa mai (regola aggiunta qui).

# Oware
oware--name = Oware

# The national game of Ghana and the best known of all sowing games: sow once round the board, and capture twos and threes in the opponent's row.
oware--summary = Il gioco nazionale del Ghana e il più noto di tutti i giochi di semina: si semina in un solo giro e si catturano i semi delle buche dell’avversario che arrivano a due o a tre.

# Ghana (Akan, Ashanti), all of West Africa, the Caribbean and north-east South America
oware--played = Ghana (Akan, Ashanti), tutta l’Africa occidentale, i Caraibi e il nord-est del Sudamerica

# Whether a move may capture everything the opponent has varies from place to place. The text of Masters Traditional Games, our source, says that it is perfectly legal; in tournament play such a move captures nothing (preset oware-abapa).
oware--note-1 = Se con una mossa si possano catturare tutti i semi dell’avversario, dipende dal luogo. Secondo il testo di Masters Traditional Games, la nostra fonte, la cosa è perfettamente lecita; nei tornei una mossa così non cattura nulla (gruppo di opzioni oware-abapa).

# Our source text calls a stalemate a draw; according to every tournament text each player gets the seeds on their own side.
oware--note-2 = Il nostro testo di partenza considera lo stallo una patta; secondo tutti i testi dei tornei, invece, ciascuno prende i semi della propria parte.

# keep_last and keep_first go by the order of sowing and also apply when only one pit holds seeds; other programs decide that differently (uncertain).
oware--note-3 = I valori keep_last e keep_first seguono l’ordine della semina e valgono anche quando una sola buca contiene semi; altri programmi decidono diversamente (punto incerto).

# Masters Games, rules of Oware in Italian translation: complete.
oware--source-masters-games = Masters Games: le regole complete dell’oware in traduzione italiana.

# Oware Society, tournament rules (abapa): a grand slam captures nothing; if a position is repeated, each player gets their own side.
oware--source-oware-society = Oware Society, regole da torneo (abapa): la cattura totale non prende nulla e, se le posizioni si ripetono, ciascuno prende i semi della propria parte.

# What happens to a capture that would take every seed the opponent has: it is made, it takes nothing, it may not be played, it leaves out the pit of the last seed or the one farthest from it, or it is made and the opponent takes all that is left.
oware--option-grand_slam = Che cosa succede con una cattura che prenderebbe tutti i semi dell’avversario: si fa, non si prende nulla, la mossa non si può giocare, la cattura lascia intatta la buca dell’ultimo seme o quella più lontana da essa, oppure si fa ma l’avversario prende tutto ciò che resta.

# Whether a player whose opponent has no seeds must, if possible, play a move that gives the opponent some; or (leave) whether every move must, if possible, leave the opponent some after its captures, whatever there was before.
oware--option-feed = Stabilisce se, quando l’avversario non ha semi, chi muove è obbligato, se può, a fare una mossa che gliene dia; oppure (leave) se ogni mossa, a catture fatte, deve lasciargliene, se si può, qualunque cosa avesse prima.

# Whether a sowing of twelve or more seeds skips the pit it was lifted from.
oware--option-skip_origin = Stabilisce se una semina di dodici o più semi salta la buca da cui è partita.

# Whether the game is over as soon as a player has more than half of the seeds.
oware--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens when a position is repeated: the game is a draw, each player takes the seeds in their own row, the seeds on the board are shared, or they count for nobody.
oware--option-cycle = Che cosa comporta una posizione ripetuta: la partita è patta, ciascuno prende i semi della propria fila, i semi sul tavoliere si dividono, oppure non contano per nessuno.

# How many times a position has to occur before the game ends; 0 for never.
oware--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca; 0 significa mai.

# Pits in a row.
oware--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
oware--option-seeds = Il numero di semi in ogni buca all’inizio.

# The literal reading of our source text: all defaults.
oware--preset-oware-seed = Il nostro testo di partenza preso alla lettera: tutti i valori predefiniti.

# The tournament game.
oware--preset-oware-abapa = Il gioco dei tornei.

# The game as it was solved in 2002 by J. Romein and H. Bal: played to the last seed, with endless play worth nothing to anybody.
oware--preset-awari-solution = Il gioco come fu risolto nel 2002 da J. Romein e H. Bal: si gioca fino all’ultimo seme, e una partita che gira in tondo non porta altri semi a nessuno.

# Oware Nam Nam
oware-nam-nam--name = Oware Nam Nam

# The roaming oware of Ghana's children: sow lap after lap, every four that is made belongs to somebody at once, and the seeds won decide how many pits a player owns in the next round.
oware-nam-nam--summary = L’oware a giri dei bambini del Ghana: si semina giro dopo giro, ogni buca che arriva a quattro è subito di qualcuno, e i semi vinti decidono quante buche un giocatore possiede nella manche seguente.

# Ghana and its neighbours, mostly by children; also Nigeria (Yoruba) and Antigua
oware-nam-nam--played = Ghana e paesi vicini, soprattutto tra i bambini; anche Nigeria (Yoruba) e Antigua

# Pits have owners. In the first round everybody owns their own row; later a player may own, and start from, pits of the other row.
oware-nam-nam--note-1 = Le buche hanno un proprietario. Nella prima manche ciascuno possiede la propria fila; più avanti un giocatore può possedere buche dell’altra fila e muovere da quelle.

# The last four seeds go to whoever captured the four before them, even when that was the opponent in the middle of a sowing; in one program they always go to the player whose move it is. In Bell's book the starter of the round takes the last eight (last_seeds).
oware-nam-nam--note-2 = Gli ultimi quattro semi vanno a chi ha catturato i quattro precedenti, anche se è stato l’avversario durante la semina; in un programma vanno sempre a chi è di turno. Secondo Bell gli ultimi otto vanno a chi ha cominciato la manche (opzione last_seeds).

# A player without seeds loses a turn. Under the rules of the Oware Society, the opponent has to provide seeds instead, and the round ends when that is impossible (feed, no_seeds).
oware-nam-nam--note-3 = Chi non ha semi perde il turno. Per la Oware Society, invece, l’altro è tenuto a nutrirlo, e se non può la manche finisce (opzioni feed e no_seeds).

# The winner of a round chooses which pits of the other row to take; in a second tradition they are counted on from the winner's own row (claim).
oware-nam-nam--note-4 = Chi ha vinto una manche sceglie quali buche dell’altra fila prendere; secondo un’altra tradizione le prende di seguito alla propria fila (opzione claim).

# No source mentions repeated positions; by a rule added here, each player then gets the seeds in the pits they own. A sowing that never ends is very rare: the Habr articles count such a game as not played, or as drawn.
oware-nam-nam--note-5 = Nessuna fonte parla di posizioni ripetute; che allora ciascuno aggiunga i semi delle buche che possiede a quelli già vinti è una regola aggiunta qui. Una semina infinita è molto rara: per gli articoli su Habr una partita così non vale, o è patta.

# Other games are sold under the same names: the Adi, Lamosh and Mewelad described by Klose and others are sown in one lap and capture threes.
oware-nam-nam--note-6 = Altri giochi portano gli stessi nomi: adi, lamosh e mewelad, descritti da Klose e da altri, sono a un solo giro, e vi si catturano i semi delle buche da tre.

# Here fours are always taken, unless players choose to look after them themselves (auto_capture): on a real board the owner has to notice the four seeds before the next one falls, or they are lost.
oware-nam-nam--note-7 = I semi delle buche arrivate a quattro si catturano sempre, a meno che i giocatori non scelgano di badarci da sé (opzione auto_capture): su un tavoliere vero il proprietario deve accorgersi che la sua buca è arrivata a quattro prima che cada il seme seguente, altrimenti perde la cattura.

# Masters Games, rules of Oware Nam Nam in Italian translation: complete, with the match for the pits.
oware-nam-nam--source-masters-games = Masters Games, regole dell’oware nam nam in traduzione italiana: complete, con l’incontro per le buche.

# Habr articles by GlukKazan and a Russian translation of the same rules: sowings that never end.
oware-nam-nam--source-habr = Articoli di GlukKazan su Habr e una traduzione russa delle stesse regole: le semine infinite.

# Oware Society, Nam Nam: players begin in turn, an opponent without seeds must be fed, pits are claimed in order.
oware-nam-nam--source-oware-society = Oware Society, Nam Nam: i giocatori cominciano a turno, un avversario senza semi va nutrito, le buche si prendono in ordine.

# R. C. Bell, Board and Table Games (1969), Ba-awa: the last eight seeds go to the starter.
oware-nam-nam--source-bell = R. C. Bell, Board and Table Games (1969), Ba-awa: gli ultimi otto semi vanno a chi ha cominciato.

# Who takes a four made in passing: the owner of the pit, the player who is sowing, the same but only from pits of their own, or nobody.
oware-nam-nam--option-passing = A chi vanno i semi di una buca che arriva a quattro durante la semina: al proprietario della buca, a chi sta seminando, a chi sta seminando ma solo se la buca è sua, o a nessuno.

# Who takes a four made by the last seed of a lap: the player who is sowing, or the owner of the pit.
oware-nam-nam--option-last = A chi vanno i semi di una buca portata a quattro dall’ultimo seme di un giro: a chi sta seminando o al proprietario della buca.

# Whether a four made in passing is taken without being asked for; otherwise whoever may take it has to claim it before the next seed falls, or the seeds stay.
oware-nam-nam--option-auto_capture = Stabilisce se i quattro semi di una buca riempita durante la semina si catturano da soli; altrimenti chi ne ha diritto deve annunciare la cattura prima che cada il seme seguente, e se non lo fa i semi restano lì.

# Who gets the last seeds: a capture that leaves only four takes these too, or the player who began the round takes the last eight, or they are played out.
oware-nam-nam--option-last_seeds = A chi vanno gli ultimi semi: chi con una cattura ne lascia soltanto quattro prende anche quelli, chi ha cominciato la manche prende gli ultimi otto, oppure si giocano fino in fondo.

# What happens to a player who owns no seeds to move: the player passes, or the round ends and the opponent takes what is left.
oware-nam-nam--option-no_seeds = Che cosa accade a chi al suo turno non possiede semi: passa, oppure la manche finisce e l’avversario prende il resto.

# Whether a player whose opponent owns no seeds must play a move that leaves the opponent some; if there is no such move, the round ends and the seeds go to the owners of the pits they are in.
oware-nam-nam--option-feed = Stabilisce se, quando l’avversario non possiede semi, chi muove deve fare una mossa che gliene dia; se non ce n’è nessuna, la manche finisce e i semi vanno ai proprietari delle buche in cui si trovano.

# Which pits of the other row the winner of a round takes over: any the winner likes, or those next to the winner's own row in the order of sowing.
oware-nam-nam--option-claim = Quali buche dell’altra fila prende chi ha vinto una manche: quelle che vuole, oppure quelle contigue alla sua fila nell’ordine della semina.

# How many pits a player must own to win the match.
oware-nam-nam--option-match_goal_pits = Quante buche bisogna possedere per vincere l’incontro.

# Who begins the next round.
oware-nam-nam--option-round_starter = Chi comincia la manche seguente.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
oware-nam-nam--option-endless = Che cosa comporta una semina infinita: la manche non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the round ends and each player gets the seeds in their pits; 0 for never (a rule added here).
oware-nam-nam--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno aggiunga i semi delle proprie buche a quelli già vinti; 0 significa mai (regola aggiunta qui).

# Pallanguzhi
pallanguzhi--name = Pallanguzhi

# The relay game of Tamil Nadu: after each lap you sow on from the next pit, a gap of one pit captures what lies behind it, and every four made on the way is a cow for the owner of the pit.
pallanguzhi--summary = Il gioco a giri del Tamil Nadu: dopo ogni giro si continua a seminare dalla buca seguente; se quella è vuota, si cattura ciò che sta nella buca subito oltre; e ogni buca che arriva a quattro durante la semina è una vacca per il suo proprietario.

# Tamil Nadu, Kerala, Sri Lanka, Malaysia
pallanguzhi--played = Tamil Nadu, Kerala, Sri Lanka, Malaysia

# The Russian article has two rows of seven pits and a hundred and forty-six seeds: one in each of the two middle pits and twelve in each of the others. With two in each middle pit, as on Wikipedia, there are a hundred and forty-eight (the option middle; uncertain). Durai has six in every pit; five and four are played as well.
pallanguzhi--note-1 = L’articolo russo parla di due file di sette buche e di centoquarantasei semi: uno in ciascuna delle due buche centrali e dodici in ognuna delle altre. Con due in ciascuna delle centrali, come scrive Wikipedia, i semi sono centoquarantotto (opzione middle; incerto). In Durai ogni buca ne contiene sei; si gioca anche con cinque e con quattro.

# The fours go to the owner of the pit (MancalaGames, and the likeness to Anywoli that the Habr article sees) or to the player who dropped the seed (indianetzone).
pallanguzhi--note-2 = I semi delle buche arrivate a quattro vanno al proprietario della buca (così MancalaGames, e così suggerisce la somiglianza con l’anywoli notata dall’articolo su Habr) o a chi ha deposto il seme (indianetzone).

# Accounts differ on whether the move goes on after a capture; in the descriptions with a hundred and forty-six seeds it does (after_capture).
pallanguzhi--note-3 = Le fonti non concordano sulla prosecuzione della mossa dopo una cattura; in quelle che parlano di centoquarantasei semi la mossa prosegue (opzione after_capture).

# In a match, the players refill their pits from the left; one they cannot fill becomes a rubbish pit and is out of play for the round, until it can be filled again. Whoever cannot fill any pit has lost. The refilling is described for four, five or six seeds to a pit; with twelve, and one in the middle, a match hardly ever ends: of two hundred matches between random players none was settled within two hundred rounds.
pallanguzhi--note-4 = In un incontro ciascuno riempie di nuovo le sue buche da sinistra; quella che non può riempire diventa una buca dei rifiuti, fuori gioco per quella manche e finché non la si può riempire di nuovo. Chi non può riempire nessuna buca ha perso. Il riempimento è descritto per quattro, cinque o sei semi per buca; con dodici, e uno in quelle centrali, un incontro non finisce quasi mai: di duecento giocati a caso nessuno si è concluso entro duecento manche.

# Sowings that never end are possible with periods too long to wait for, so a move of lap_limit laps counts as one. If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
pallanguzhi--note-5 = Sono possibili semine infinite con periodi troppo lunghi perché si possa aspettare che si ripetano; perciò una mossa che raggiunge il numero di giri fissato da lap_limit è considerata infinita. Se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# Russian articles by GlukKazan and others: board, number of seeds, pits that reach four.
pallanguzhi--source-habr = Articoli russi di GlukKazan e di altri: tavoliere, numero dei semi, buche che arrivano a quattro.

# Wikipedia and indianetzone, Pallanguzhi.
pallanguzhi--source-wikipedia = Wikipedia e indianetzone, Pallanguzhi.

# Durai (1928) on Pallankuli, as cited by Ludii.
pallanguzhi--source-durai = Durai (1928) sul pallankuli, citato da Ludii.

# The program MancalaGames, configurations Pallam Kuzhi, Pallanguli and Pandi (after L. Russ).
pallanguzhi--source-mancala-games = Il programma MancalaGames, configurazioni Pallam Kuzhi, Pallanguli e Pandi (da L. Russ).

# Seeds in every pit at the start.
pallanguzhi--option-seeds = Il numero di semi in ogni buca all’inizio.

# Seeds in the middle pits at the start; `none` means as many as in the other pits.
pallanguzhi--option-middle = Quanti semi contengono le buche centrali all’inizio; con none ne contengono quanti le altre.

# Who takes a pit that reaches four in passing: its owner, the player who is sowing, or nobody.
pallanguzhi--option-four = A chi vanno i semi di una buca che arriva a quattro durante la semina: al suo proprietario, a chi sta seminando, o a nessuno.

# Whether a four made by the last seed of a lap is taken too.
pallanguzhi--option-four_last = Stabilisce se si catturano anche i semi di una buca portata a quattro dall’ultimo seme di un giro.

# Whether the move goes on with the next occupied pit after a gap has captured, or ends.
pallanguzhi--option-after_capture = Stabilisce se, dopo la cattura oltre una buca vuota, la mossa prosegue dalla successiva buca non vuota o finisce.

# Whether a gap also captures the pit that faces the captured one.
pallanguzhi--option-opposite = Stabilisce se, oltre ai semi della buca dopo quella vuota, si catturano anche quelli della buca di fronte.

# What happens to a player who has no seeds to move: the round ends and the opponent takes what is left, or the player passes.
pallanguzhi--option-no_seeds = Che cosa accade a chi al suo turno è senza semi: la manche finisce e il resto va all’avversario, oppure il giocatore passa.

# Who begins the next round of a match.
pallanguzhi--option-round_starter = Chi comincia la manche seguente di un incontro.

# What happens if a sowing never ends: the round does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself.
pallanguzhi--option-endless = Che cosa comporta una semina infinita: la manche non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the round ends and each player takes the seeds in their own row; 0 for never (a rule added here).
pallanguzhi--option-repetition = Quante volte deve presentarsi una posizione perché la manche finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# After how many laps a move counts as one that never ends.
pallanguzhi--option-lap_limit = Dopo quanti giri una mossa è considerata infinita.

# Eighty-four seeds, as Durai has it.
pallanguzhi--preset-durai = Ottantaquattro semi, come in Durai.

# Ruma
ruma--name = Ruma

# A race round a square for two, three or four: be the first to empty your row, but never let the last ball fall into an empty pocket, or the ruma pays a penalty.
ruma--summary = Una corsa intorno a un quadrato per due, tre o quattro: svuota per primo la tua fila, ma non far mai cadere l’ultima pallina in una buca vuota, o la ruma paga una penalità.

# Germany, where it was invented in 1930 or 1931 (Darmstadt), and the United States, where it was sold as Dead Pan in the 1950s
ruma--played = Germania, dove fu inventato nel 1930 o 1931 (Darmstadt), e Stati Uniti, dove fu venduto come Dead Pan negli anni Cinquanta

# With two players, each controls two rows that face each other. The sources agree that the turns go round the board; whether a player may move from either of these rows is left open (two_player_choice). Either way, the duty to pay goes round with the turns.
ruma--note-1 = In due ciascuno controlla due file, l’una di fronte all’altra. Le fonti concordano nel dire che il turno gira intorno al tavoliere; se un giocatore possa muovere da una qualsiasi delle sue file resta incerto (opzione two_player_choice). In un caso come nell’altro l’obbligo di pagare passa con il turno di fila in fila.

# What happens to a player with too many penalties in a game of four is not stated. Skiryuk assumes that such a player goes on moving, because the game would otherwise get stuck (out_player). Then their penalties no longer matter, they do not pay from other rumas, and they cannot win by emptying their row; that last point was added here.
ruma--note-2 = Le fonti non dicono che cosa accada, quando si gioca in quattro, a chi ha troppe penalità. Skiryuk suppone che continui a muovere, perché altrimenti il gioco si bloccherebbe (opzione out_player). Allora le sue penalità non contano più, non le paga con palline di altre rume, e svuotando la sua fila non può vincere; quest’ultimo punto è una regola aggiunta qui.

# How a penalty is paid from an empty ruma is not stated either. In Pass It On any ruma may pay; here the player who has to pay chooses it, written `->N` (empty_own_ruma). Nothing is paid if all rumas are empty.
ruma--note-3 = Non è detto neppure come si paghi una penalità quando la propria ruma è vuota. Nel Pass It On si può pagare da qualsiasi ruma; qui la sceglie chi deve pagare, e si scrive `->N` (opzione empty_own_ruma). Se tutte le rume sono vuote non si paga nulla.

# Whether the penalties of the two rows of a player, or of partners, are added up is not stated (penalty_count).
ruma--note-4 = Le fonti non dicono se le penalità delle due file di un giocatore, o dei due compagni, si sommino (opzione penalty_count).

# No limit of penalties is known for the game with three balls in a pocket; that of the game with two is used.
ruma--note-5 = Con tre palline per buca non si conosce un limite di penalità; si adotta quello del gioco con due.

# Mancala World speaks of captures that are collected in the ruma; the rules know no captures.
ruma--note-6 = Mancala World parla di semi catturati che si raccolgono nella ruma; le regole non prevedono catture.

# This program adds a safety rule: a position that occurs for the third time makes the game a draw.
ruma--note-7 = Che la partita sia patta quando una posizione si presenta per la terza volta è una regola di sicurezza di questo programma.

# The later Pass It On of 1978, with balls of two colours dropped in an order of the player's choice, is not offered: its scoring rules could not be read in full.
ruma--note-8 = Manca la versione successiva, Pass It On del 1978, in cui le palline sono di due colori e il giocatore sceglie in che ordine deporle: le regole del punteggio non si leggono per intero.

# D. Skiryuk, article on Ruma in his blog (Russian), after M. Kraitchik, Mathematical Recreations, 1942.
ruma--source-skiryuk = D. Skiryuk, articolo sul ruma nel suo blog (in russo), da M. Kraitchik, Mathematical Recreations, 1942.

# Mancala World, Ruma and Pass It On.
ruma--source-mancala-world = Mancala World, Ruma e Pass It On.

# With two players, each has two rows, opposite each other. With three, one player has two rows, and the other two play together against that player. With four, it is everyone for themselves.
ruma--option-players = Il numero dei giocatori: in due, ciascuno ha due file, l’una di fronte all’altra; in tre, uno ha due file e gli altri giocano insieme contro di lui; in quattro, ciascuno gioca per sé.

# Balls in every pocket at the start.
ruma--option-balls = Il numero di palline in ogni buca all’inizio.

# The number of penalties that loses: 12 with four balls in a pocket and 6 with fewer, or a fixed number.
ruma--option-penalty_limit = Il numero di penalità che fa perdere: 12 con quattro palline per buca e 6 con meno, oppure un numero fisso.

# Whether, with two players, the mover plays from the row whose turn it is, or from either of their rows.
ruma--option-two_player_choice = Stabilisce se, in due, si muove dalla fila di turno o da una qualsiasi delle proprie file.

# Whether the penalties in the two trays of a player (or of both partners) are added up, or each tray is counted alone. Only for two or three players.
ruma--option-penalty_count = Stabilisce se le penalità dei due vassoi di un giocatore (o di due compagni) si sommano o se ogni vassoio conta da solo. Vale per due e per tre giocatori.

# What happens if somebody has to pay from an empty ruma: any other ruma may pay instead, or nothing is paid.
ruma--option-empty_own_ruma = Che cosa accade se qualcuno deve pagare e la sua ruma è vuota: paga da una ruma a sua scelta, oppure non paga nulla.

# Whether, with four players, one who has too many penalties goes on moving, or their row stays as it is.
ruma--option-out_player = Stabilisce se, quando si gioca in quattro, chi ha troppe penalità continua a muovere o la sua fila resta com’è.

# Selus
selus--name = Selus

# Three rows, long relays, and traps: whoever ends a sowing in a pit of three owns that pit and everything that falls into it, unless it is robbed.
selus--summary = Tre file, lunghe semine a giri e trappole: chi finisce una semina in una buca da tre semi possiede quella buca e tutto ciò che vi cade, a meno che non venga saccheggiata.

# Eritrea (Massawa) and the northern highlands of Ethiopia
selus--played = Eritrea (Massaua) e altopiani settentrionali dell’Etiopia

# A trap that is robbed empty stays a trap: a published problem starts with an empty one, and in its solution a seed falls into it and is not captured (emptied = persist).
selus--note-1 = Una trappola svuotata fino all’ultimo seme resta una trappola: un problema pubblicato comincia con una trappola vuota, e nella soluzione un seme vi cade e non viene catturato (opzione emptied = persist).

# Other sources grant the extra move for ending in an enemy trap rather than in one's own (Gering's Sadeqa); we follow the Russian articles here.
selus--note-2 = Secondo altre fonti (così Gering per il sadeqa) si muove ancora quando si finisce in una trappola avversaria, non in una propria; qui si seguono gli articoli russi.

# This is not the Ethiopian court game of the same name, with its guardian hole.
selus--note-3 = Non è il gioco della corte etiopica che ha lo stesso nome e una buca guardiana.

# For the next round, the players fill their own pits with three seeds each, and the player who is ahead completes the other's last pit. The rule that a player owns all the pits they can fill, even in the other half, is not offered yet.
selus--note-4 = Per la manche seguente ciascuno riempie le sue buche con tre semi, e chi è in vantaggio completa l’ultima buca dell’altro. Non è ancora possibile giocare la variante in cui ciascuno possiede le buche che può riempire, anche nell’altra metà.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for corner cases.
selus--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo), e i programmi dell’autore per i casi limite.

# R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, pp. 171-172, as summarised by Ludii.
selus--source-pankhurst = R. Pankhurst, Gabata and related board games of Ethiopia and the Horn of Africa, 1971, pp. 171-172, nel riassunto di Ludii.

# R. Gering, Abstract Games 16, 2003, on the sister games Sadeqa and Sulus Nishtaw.
selus--source-gering = R. Gering, Abstract Games 16, 2003, sui giochi affini sadeqa e sulus nishtaw.

# Whether a trap that is emptied stays a trap or becomes an ordinary pit.
selus--option-emptied = Stabilisce se una trappola svuotata resta una trappola o diventa una buca comune.

# A last seed in an empty trap stays there, or is captured.
selus--option-empty_landing = Stabilisce se l’ultimo seme che cade in una trappola vuota vi resta o viene catturato.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
selus--option-first_no_trap = Quando è vietato creare trappole: nel primo turno di ciascun giocatore, solo nella prima mossa della partita, oppure mai.

# Whether a trap may be made on either side of the board or only in the enemy's pits.
selus--option-trap_side = Stabilisce se una trappola si può creare da entrambe le parti del tavoliere o solo nelle buche dell’avversario.

# Whether the leftmost pits (ayemi, the eyes) have special rights: nothing is captured from a trap in a player's own eye, and capturing from one in the enemy's eye always gives an extra move.
selus--option-ayemi = Stabilisce se le buche più a sinistra (ayemi, «gli occhi») hanno diritti particolari: se la propria è una trappola, non vi si cattura nulla, e catturare da quella dell’avversario dà sempre un’altra mossa.

# What happens at the third occurrence of a position.
selus--option-repetition = Che cosa accade quando una posizione si presenta per la terza volta.

# A sowing that never ends makes the round void, or may not be chosen.
selus--option-endless = Stabilisce se una semina infinita annulla la manche o non si può scegliere.

# Rounds are played until one player has all seeds, or there is one round only.
selus--option-rounds = Stabilisce se si giocano manche finché un giocatore non ha tutti i semi o se si gioca una sola manche.

# Who starts the next round.
selus--option-round_starter = Chi comincia la manche seguente.

# Sokusowó
sokusowo--name = Sokusowó

# A small relay game of the Yoruba in which nothing is captured: the first seed of every lap is the sower's.
sokusowo--summary = Un piccolo gioco a giri degli Yoruba in cui non si cattura nulla: il primo seme di ogni giro è di chi semina.

# Ilésà, south-west Nigeria (Yoruba)
sokusowo--played = Ilésà, Nigeria sud-occidentale (Yoruba)

# The Habr article merely lists it among the relay games; the rules are those of Mancala World. The number of pits is known from the program MancalaGames alone (uncertain).
sokusowo--note-1 = L’articolo su Habr si limita a citarlo tra i giochi a giri; le regole sono quelle di Mancala World. Il numero delle buche si conosce soltanto dal programma MancalaGames (dato incerto).

# A lap of k seeds reaches k − 1 pits, so every lap takes a seed from the board and no sowing can go on for ever.
sokusowo--note-2 = Un giro di k semi raggiunge k − 1 buche; ogni giro toglie perciò un seme dal tavoliere, e nessuna semina può durare all’infinito.

# In MancalaGames the game is over as soon as a player has more than half of the seeds (win_at).
sokusowo--note-3 = In MancalaGames la partita finisce appena un giocatore ha più della metà dei semi (opzione win_at).

# Mancala World, Sokusowó (after J. Climent Tondo 2009 and 2014).
sokusowo--source-mancala-world = Mancala World, Sokusowó (da J. Climent Tondo 2009 e 2014).

# The program MancalaGames, configuration Sokusowo (Valdez 2023).
sokusowo--source-mancala-games = Il programma MancalaGames, configurazione Sokusowo (Valdez 2023).

# Habr article by GlukKazan: a relay game.
sokusowo--source-habr = Articolo di GlukKazan su Habr: un gioco a giri.

# Pits in a row.
sokusowo--option-pits = Il numero di buche di una fila.

# Seeds in every pit at the start.
sokusowo--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether the game is over as soon as a player has more than half of the seeds.
sokusowo--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# Songo
songo--name = Songo

# The game of the Ekang: sown clockwise on seven pits a side, with a protected first pit, a granary for large sowings, and solidarity with an opponent who has run out of seeds.
songo--summary = Il gioco degli Ekang: si semina in senso orario su sette buche per parte, con una prima buca protetta, una regola particolare per le semine grandi e la solidarietà verso un avversario rimasto senza semi.

# Cameroon, Gabon, Equatorial Guinea (Fang, Ewondo, Bulu)
songo--played = Camerun, Gabon, Guinea Equatoriale (Fang, Ewondo, Bulu)

# Songo books number the pits from the player's right: pit 1 is our g, and pit 7, the head, is our a.
songo--note-1 = I libri sul songo numerano le buche dalla destra del giocatore: la buca 1 è la nostra g, la buca 7, la testa, è la nostra a.

# Up to thirteen seeds go round the board; what is left after that goes into the opponent's row only, starting with its first pit (granary).
songo--note-2 = I primi tredici semi si seminano intorno al tavoliere; quelli che restano vanno soltanto nella fila dell’avversario, a partire dalla sua prima buca (opzione granary).

# The last seed captures nothing in the opponent's first pit; when it gets there after a full round it is taken on its own. A source that says that a multiple of seven seeds captures only in one pit describes the same case.
songo--note-3 = Nella prima buca dell’avversario l’ultimo seme non cattura nulla; quando vi arriva dopo un giro intero, si cattura soltanto quel seme. Una fonte dice che con un multiplo di sette semi si cattura da una sola buca: descrive lo stesso caso.

# The head may not be played with one or two seeds. The club rules say so in words; programs differ about two seeds that capture (head_pit). If only the forbidden move is left against an opponent without seeds, the seeds of that pit go straight into the opponent's store; if it is left although the opponent has seeds, the game ends, as in the programs (uncertain).
songo--note-4 = La testa non si può giocare con uno o due semi. Lo dicono le regole del club; i programmi non concordano sul caso di due semi che catturano (opzione head_pit). Se contro un avversario senza semi resta soltanto la mossa vietata, i semi della testa vanno direttamente nel granaio dell’avversario; se resta soltanto quella benché l’avversario abbia semi, la partita finisce, come nei programmi (non è certo).

# Solidarity: an opponent without seeds must be given at least seven, or else as many as possible.
songo--note-5 = La solidarietà: a un avversario senza semi bisogna darne almeno sette o, se non si può, quanti più possibile.

# Forty seeds win; when the game ends otherwise and nobody has forty, it is a draw. In MancalaGames a majority wins (preset songo-simple).
songo--note-6 = Si vince con quaranta semi; quando la partita finisce in altro modo e nessuno ne ha quaranta, è patta. In MancalaGames basta la maggioranza (gruppo di opzioni songo-simple).

# Some implementations sow counter-clockwise; in the club rules and in Powell-Cotton the sowing runs to the left.
songo--note-7 = In alcune versioni si semina in senso antiorario; secondo le regole del club e Powell-Cotton i semi vanno verso sinistra.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
songo--note-8 = Se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# clubawale.com, Comment jouer le Songo (after S. Mbarga Owona).
songo--source-clubawale = clubawale.com, Comment jouer le Songo (da S. Mbarga Owona).

# A French formalisation of Songo, implemented by five public programs.
songo--source-formalisation = Una formalizzazione francese del songo, realizzata da cinque programmi pubblici.

# Mancala World, Songo Ewondo and Songo Douala.
songo--source-mancala-world = Mancala World, Songo Ewondo e Songo Douala.

# Powell-Cotton (1931).
songo--source-powell-cotton = Powell-Cotton (1931).

# The program MancalaGames, configuration Songo.
songo--source-mancala-games = Il programma MancalaGames, configurazione Songo.

# Habr articles by GlukKazan and Popular Mechanics, Russian edition: remarks on the pit of origin, the intricate sowing, the pit without captures.
songo--source-habr = Articoli di GlukKazan su Habr e Popular Mechanics, edizione russa: osservazioni sulla buca di partenza, sulla semina complicata, sulla buca senza catture.

# The numbers of seeds that are captured.
songo--option-cap = Quanti semi deve contenere una buca perché si possano catturare.

# Whether the opponent's first pit is protected, so that the last seed captures nothing there, or is a pit like any other.
songo--option-first_pit = Stabilisce se nella prima buca dell’avversario l’ultimo seme non cattura nulla o se quella è una buca come le altre.

# Where the seeds left after a full round go: into the opponent's row, or on round the board without the pit of origin.
songo--option-granary = Dove vanno i semi che restano dopo un giro intero: nella fila dell’avversario, o ancora intorno al tavoliere saltando la buca di partenza.

# What happens to a capture that would take every seed the opponent has: it takes nothing, it is made, or it may not be played.
songo--option-grand_slam = Che cosa succede con una cattura che prenderebbe tutti i semi dell’avversario: non si prende nulla, la cattura si fa, o la mossa non si può giocare.

# What an opponent without seeds must be given: at least seven or else as many as possible, any number, or nothing.
songo--option-feed = Quanti semi bisogna dare a un avversario che non ne ha: almeno sette o, se non si può, quanti più possibile; un numero qualsiasi; oppure nessuno.

# When the head may not be played: with one or two seeds; with one; with one, or with two that do not capture; or never.
songo--option-head_pit = Quando la testa non si può giocare: con uno o due semi; con uno; con uno, o con due che non catturano; oppure mai.

# How many seeds win: forty, with a draw when nobody has forty, or more than half.
songo--option-win_at = Quanti semi fanno vincere: quaranta (e se nessuno li ha è patta), oppure più della metà.

# With fewer seeds than this on the board the game is over, and each player takes the seeds in their own row.
songo--option-low = Se sul tavoliere restano meno semi del numero indicato, la partita finisce e ciascuno prende i semi della propria fila.

# Seeds in every pit at the start.
songo--option-seeds = Il numero di semi in ogni buca all’inizio.

# The direction of sowing: clockwise or counter-clockwise.
songo--option-direction = La direzione della semina: oraria o antioraria.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
songo--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# Songo as the program MancalaGames has it.
songo--preset-songo-simple = Il songo come si gioca nel programma MancalaGames.

# Songo Douala: eight seeds in a pit, no protected pit, a free head, and no move that captures everything.
songo--preset-douala = Il songo douala: otto semi per buca, nessuna buca protetta, la testa si può sempre giocare, e non si può catturare tutto.

# Sulus Aidi
sulus-aidi--name = Sulus Aidi

# Three rows, long relays, and traps: whoever ends a sowing in an enemy pit of three owns that pit and all that falls into it. The first sowing is made by both players at the same time.
sulus-aidi--summary = Tre file, lunghe semine a giri e trappole: chi finisce una semina in una buca avversaria da tre semi possiede quella buca e tutto ciò che vi cade. La prima semina i due giocatori la fanno insieme.

# the northern highlands of Tigray and Eritrea
sulus-aidi--played = altopiani settentrionali del Tigrè e dell’Eritrea

# In the sources quick hands win the race at the start; here a model decides whose seed falls next.
sulus-aidi--note-1 = Secondo le fonti, la corsa iniziale la vince chi ha le mani più svelte; qui è un modello a decidere a chi tocca deporre ogni seme.

# Mancala World describes a single game; the second Habr article says of all games on this board that rounds are played (rounds = until_all).
sulus-aidi--note-2 = Mancala World descrive una sola partita; per il secondo articolo su Habr in tutti i giochi di questo tavoliere si giocano più manche (opzione rounds = until_all).

# The rules on repetition and on endless sowing were added here.
sulus-aidi--note-3 = Le regole sulle ripetizioni e sulle semine infinite sono state aggiunte qui.

# Mancala World, Sulus Aidi, after H. Courlander, 1943.
sulus-aidi--source-courlander = Mancala World, Sulus Aidi, da H. Courlander, 1943.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-aidi--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo), e i programmi dell’autore per il tavoliere e per i casi limite.

# How the hands move in the race before the first turn: seed by seed in turn, lap by lap in turn, one player after the other, or as coin tosses decide.
sulus-aidi--option-zero = Come procede la corsa prima del primo turno: un seme per uno a turno, un giro per uno a turno, prima un giocatore e poi l’altro, oppure secondo il lancio di una moneta.

# The number from which the coin tosses of zero = random follow; the same number gives the same tosses.
sulus-aidi--option-zero_seed = Il numero da cui dipendono i lanci della moneta con zero = random; lo stesso numero dà sempre gli stessi lanci.

# Each player names a pit for the race, or both start from their leftmost pits.
sulus-aidi--option-zero_start = Stabilisce se per la corsa ciascuno sceglie una buca o se entrambi partono dalla loro buca più a sinistra.

# What happens at the third occurrence of a position.
sulus-aidi--option-repetition = Che cosa accade quando una posizione si presenta per la terza volta.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-aidi--option-endless = Stabilisce se una semina infinita annulla la manche o non si può scegliere.

# There is one round only; or rounds are played until one player has all seeds, or that number of rounds.
sulus-aidi--option-rounds = Stabilisce se si gioca una sola manche, un numero fisso di manche, oppure finché un giocatore non ha tutti i semi.

# Sulus Nishtaw
sulus-nishtaw--name = Sulus Nishtaw

# Three rows, long relays, and traps with a twist: whoever ends a sowing in an enemy pit of three makes a trap there, and it belongs to the enemy.
sulus-nishtaw--summary = Tre file, lunghe semine a giri e trappole con una sorpresa: chi finisce una semina in una buca avversaria da tre semi vi crea una trappola, che appartiene all’avversario.

# Eritrea and Tigray
sulus-nishtaw--played = Eritrea e Tigrè

# No complete description could be found. The course of a turn is that of the sister games; the first Habr article says who owns a trap, and that traps only collect.
sulus-nishtaw--note-1 = Non è stato possibile trovare una descrizione completa. Lo svolgimento di un turno è quello dei giochi affini; di chi sia una trappola, e che le trappole si limitino a raccogliere, lo dice il primo articolo su Habr.

# R. Gering (2003), whose text is known to us only through a write-up of the sister game Sadeqa, gives the trap to its maker, lets a last seed in an enemy trap capture two and move again, and forbids traps in the very first move only: preset gering-2003.
sulus-nishtaw--note-2 = Secondo R. Gering (2003), che conosciamo solo attraverso una descrizione del gioco affine sadeqa, la trappola è di chi l’ha creata, con l’ultimo seme in una trappola avversaria si catturano due semi e si muove ancora, e le trappole sono vietate soltanto nella primissima mossa (gruppo di opzioni gering-2003).

# With trap_owner = creator and no captures it is Sulus Aidi without the race at the start.
sulus-nishtaw--note-3 = Con trap_owner = creator e senza catture, è il sulus aidi senza la corsa iniziale.

# The rules on repetition and on endless sowing were added here.
sulus-nishtaw--note-4 = Le regole sulle ripetizioni e sulle semine infinite sono state aggiunte qui.

# GlukKazan, two articles on sowing games on Habr (Russian), and the author's programs for the board and for corner cases.
sulus-nishtaw--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo), e i programmi dell’autore per il tavoliere e per i casi limite.

# R. Gering, Abstract Games 16, 2003, on Sulus Nishtaw and Sadeqa, as retold in a public write-up of Sadeqa.
sulus-nishtaw--source-gering = R. Gering, Abstract Games 16, 2003, sul sulus nishtaw e sul sadeqa, secondo una descrizione pubblica del sadeqa.

# A trap belongs to the player on whose side it lies, or to the player who made it.
sulus-nishtaw--option-trap_owner = Stabilisce se una trappola appartiene al giocatore dalla cui parte si trova o a quello che l’ha creata.

# A last seed in a trap just stays there, or, if the trap is the enemy's, captures two seeds (one from an empty trap) and gives another move.
sulus-nishtaw--option-trap_capture = Che cosa fa l’ultimo seme in una trappola: vi resta e basta oppure, se la trappola è dell’avversario, cattura due semi (uno da una trappola vuota) e dà un’altra mossa.

# When no trap may be made: on either player's first turn, or in the first move of the game only; or there is no such ban.
sulus-nishtaw--option-first_no_trap = Quando è vietato creare trappole: nel primo turno di ciascun giocatore, solo nella prima mossa della partita, oppure mai.

# What happens at the third occurrence of a position.
sulus-nishtaw--option-repetition = Che cosa accade quando una posizione si presenta per la terza volta.

# A sowing that never ends makes the round void, or may not be chosen.
sulus-nishtaw--option-endless = Stabilisce se una semina infinita annulla la manche o non si può scegliere.

# There is one round only, or rounds are played until one player has all seeds.
sulus-nishtaw--option-rounds = Stabilisce se si gioca una sola manche o se si giocano manche finché un giocatore non ha tutti i semi.

# The game as Gering has it: traps belong to their makers and can be robbed.
sulus-nishtaw--preset-gering-2003 = Il gioco come lo racconta Gering: le trappole sono di chi le ha create e si possono saccheggiare.

# Sungka
sungka--name = Sungka

# The congkak of the Philippines, with relays round the whole board: nothing is captured if nothing lies opposite, and players without seeds pass until all seeds are in the stores.
sungka--summary = Il congkak delle Filippine, con semine a giri intorno a tutto il tavoliere: se di fronte non c’è niente non si cattura niente, e chi è senza semi passa finché tutti i semi non sono nei granai.

# Tchuka Ruma
tchuka-ruma--name = Tchuka Ruma

# A solitaire: bring all seeds home into the ruma. A last seed in the ruma lets you choose again, one in an occupied pit is sown on, and one in an empty pit loses at once.
tchuka-ruma--summary = Un solitario: porta tutti i semi a casa, cioè nella ruma. Se l’ultimo seme cade nella ruma, scegli ancora; se cade in una buca non vuota, continui a seminare da lì; se cade in una vuota, perdi subito.

# first described by H.-A. Delannoy in 1895; related to Dakon of Indonesia
tchuka-ruma--played = descritto per la prima volta da H.-A. Delannoy nel 1895; imparentato con il dakon indonesiano

# A source asks for seven pits with four seeds each. With seven pits beside the ruma that cannot be solved (27 of 28 at best); with six pits and the ruma, seven holes in all, it can, in sixteen moves.
tchuka-ruma--note-1 = Una fonte prescrive sette buche con quattro semi ciascuna. Con sette buche oltre alla ruma il solitario non si può risolvere (al massimo vi arrivano 27 semi su 28); con sei buche e la ruma, sette in tutto, si può, in sedici mosse.

# Boards with as many seeds in a pit as there are pits, or one more or less, cannot be solved, with the one exception of six pits with five seeds.
tchuka-ruma--note-2 = I tavolieri in cui ogni buca contiene tanti semi quante sono le buche, o uno in più o in meno, non si possono risolvere, con la sola eccezione di sei buche con cinque semi.

# GlukKazan, two articles on sowing games on Habr (Russian): complete.
tchuka-ruma--source-glukkazan = GlukKazan, due articoli sui giochi di semina su Habr (in russo): regole complete.

# P. Campbell and D. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.
tchuka-ruma--source-campbell-chavey = P. Campbell e D. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16 (4), 1995.

# Pits beside the ruma.
tchuka-ruma--option-pits = Quante buche ci sono oltre alla ruma.

# Seeds in every pit at the start.
tchuka-ruma--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether a sowing that ends in an occupied pit goes on from there; otherwise that, too, ends the game (uncertain).
tchuka-ruma--option-laps = Stabilisce se da una buca non vuota in cui finisce una semina si continua a seminare; altrimenti anche in quel caso la partita finisce (regola incerta).

# Whether the goal is to bring home every seed, or as many as possible.
tchuka-ruma--option-goal = Stabilisce se conta soltanto portare a casa tutti i semi o se basta portarne quanti più possibile.

# Degrazia's classic: four pits with two seeds each, solved in six moves.
tchuka-ruma--preset-4x2 = Il classico di Degrazia: quattro buche con due semi ciascuna; si risolve in sei mosse.

# Four pits with six seeds each, solved in eight moves.
tchuka-ruma--preset-4x6 = Quattro buche con sei semi ciascuna; si risolve in otto mosse.

# Six pits with four seeds each, solved in sixteen moves.
tchuka-ruma--preset-6x4 = Sei buche con quattro semi ciascuna; si risolve in sedici mosse.

# Five pits with seven seeds each, solved in fourteen moves.
tchuka-ruma--preset-5x7 = Cinque buche con sette semi ciascuna; si risolve in quattordici mosse.

# Seven pits with five seeds each, solved in nineteen moves.
tchuka-ruma--preset-7x5 = Sette buche con cinque semi ciascuna; si risolve in diciannove mosse.

# Toguz Kumalak
toguz-kumalak--name = Toguz Kumalak

# Nine pebbles: the board game of the Kazakhs and the Kyrgyz. Even numbers are captured, and once in a game a pit of three becomes your sacred pit, the tuzdyk, which swallows every seed that falls into it.
toguz-kumalak--summary = Nove sassolini: il gioco da tavoliere dei Kazaki e dei Kirghisi. Si catturano i semi delle buche che arrivano a un numero pari, e una volta per partita una buca da tre diventa la tua buca sacra, il tuzdyk, che inghiotte ogni seme che vi cade.

# Kazakhstan, Kyrgyzstan, western Mongolia; a national sport with world championships
toguz-kumalak--played = Kazakistan, Kirghizistan, Mongolia occidentale; sport nazionale con campionati del mondo

# A tuzdyk may not have the same number as the opponent's. Many short texts say “opposite” instead; the games of PlayOK show that the number counts: in 134 cases a tuzdyk of the same number was refused, and 209 tuzdyks were made although the pits lay opposite each other.
toguz-kumalak--note-1 = Un tuzdyk non può avere lo stesso numero di quello dell’avversario. Molti testi brevi dicono invece «di fronte», ma dalle partite di PlayOK risulta che conta il numero: 134 tuzdyk furono rifiutati perché il numero era lo stesso, 209 furono ammessi benché le buche stessero l’una di fronte all’altra.

# A player who empties their own side does not end the game; only a player who has to move and cannot does.
toguz-kumalak--note-2 = La partita non finisce quando un giocatore svuota la propria parte, ma soltanto quando chi è di turno non può muovere.

# The Kazakh text lets the opponent make one additional move before the seeds are collected; this is read as the rule above, as in all programs.
toguz-kumalak--note-3 = Secondo il testo kazako l’avversario fa un’altra mossa prima che i semi si raccolgano; qui lo si intende come la regola precedente, come fanno tutti i programmi.

# Y. Shambayev, Toguzkumalak Master: rules in English, Russian and Kazakh.
toguz-kumalak--source-shambayev = Y. Shambayev, Toguzkumalak Master: regole in inglese, russo e kazako.

# R. Gering's rules in the readme of togyzkumalak-engine; AbstractPlay and strategygames, replayed ply by ply.
toguz-kumalak--source-gering = Le regole di R. Gering nel readme di togyzkumalak-engine; AbstractPlay e strategygames, con partite rigiocate mossa per mossa.

# 2,398 games played by people at PlayOK, replayed without a contradiction.
toguz-kumalak--source-playok = 2398 partite giocate da persone su PlayOK, rigiocate senza una contraddizione.

# Which pit cannot become a tuzdyk because of the opponent's: the one of the same number, the one facing it, or none.
toguz-kumalak--option-tuz_ban = Quale buca non può diventare un tuzdyk a causa di quello dell’avversario: quella con lo stesso numero, quella di fronte, o nessuna.

# Whether an empty side ends the game only when its owner has to move, or at once.
toguz-kumalak--option-end_on_empty = Stabilisce se una parte vuota fa finire la partita subito o solo quando il suo proprietario deve muovere.

# Whether the game is played to its end although a player has more than half of the seeds.
toguz-kumalak--option-play_out = Stabilisce se la partita si gioca fino in fondo anche quando un giocatore ha più della metà dei semi.

# Tshuba
tshuba--name = Tshuba

# A four-row game of the Tsonga: start from any pit, even with a single seed; a lap that ends in an empty pit of the inner row captures the pit opposite and the one behind it, and one more pit of your choice.
tshuba--summary = Il gioco a quattro file degli Tsonga: parti da qualsiasi buca, anche con un seme singolo; quando un giro finisce in una buca vuota della fila interna, catturi i semi della buca di fronte e di quella dietro, e in più quelli di un’altra buca a tua scelta.

# southern Mozambique and South Africa (Tsonga, Thonga, Shangaan, Chopi); as Chuba in the United States from 1891
tshuba--played = Mozambico meridionale e Sudafrica (Tsonga, Thonga, Shangaan, Chopi); come chuba negli Stati Uniti dal 1891

# Boards of 4×4, 4×8, 4×10, 4×16 and 4×22 pits are in use; a Russian article says that 4×6 is never played. The largest Tchouba boards, with up to 40 columns and 320 seeds, cannot be played here: a game counts 255 seeds at most, and 28 columns are the limit.
tshuba--note-1 = Si usano tavolieri di 4×4, 4×8, 4×10, 4×16 e 4×22 buche; secondo un articolo russo non si gioca mai su 4×6. I più grandi tavolieri del tchouba, fino a 40 colonne e 320 semi, qui non si possono usare: una partita conta al massimo 255 semi, e 28 colonne sono il limite.

# “A single stone in the outer row is not taken” is read literally: an outer pit with exactly one seed is safe from the capture of a column. It may also mean that outer stones are safe where the inner pit is empty; that holds as well, since nothing is captured where the inner pit is empty.
tshuba--note-2 = «Una pietra sola nella fila esterna non si prende» si intende alla lettera: una buca esterna con esattamente un seme è al sicuro quando si cattura una colonna. La frase può anche voler dire che i semi esterni sono al sicuro quando la buca interna è vuota; anche questo vale, poiché in quel caso non si cattura nulla.

# The article and Ludii (after Junod) let a capture take one further pit, and Mancala World's Tchouba two; the article's dictionary says nothing about it for Chuba, and relatives have one (Tchadji) or none (M'pale).
tshuba--note-3 = Secondo l’articolo e Ludii (da Junod) con una cattura si prendono i semi di un’altra buca, nel tchouba di Mancala World quelli di altre due; il dizionario dell’articolo, per il chuba, non ne parla; nei giochi affini si prendono quelli di una (nel tchadji) o di nessuna (nel m’pale).

# Ludii's program grants the further pit, and takes the outer pit, even where the inner pit opposite is empty, contrary to its own text; it is not followed here.
tshuba--note-4 = Il programma di Ludii, contro il suo stesso testo, concede l’altra buca e cattura i semi di quella esterna anche quando la buca interna di fronte è vuota; qui non lo si segue.

# The article says that a further pit “may” be taken. Here it has to be; an option leaves the choice to the player.
tshuba--note-5 = Secondo l’articolo un’altra buca «si può» prendere. Qui la si deve prendere; un’opzione lascia la scelta al giocatore.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it (where such seeds may not move), has no move and loses; only Mancala World's Tchouba ties the end to a player without seeds.
tshuba--note-6 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde (se i semi singoli non possono muovere in una buca non vuota); solo nel tchouba di Mancala World la partita finisce quando un giocatore è senza semi.

# Chuba of 1891: it is uncertain whether a capture there really takes no further pit, and takes even a single seed in the outer pit; the passage on captures could not be read in full. A lap from the inner row is understood as one lifted there, in a relay too.
tshuba--note-7 = Nel chuba del 1891 si suppone che con una cattura non si prendano i semi di un’altra buca, ma si prenda anche un seme singolo nella buca esterna; è però incerto: non è stato possibile leggere per intero il passo sulle catture. Per «giro dalla fila interna» s’intende un giro i cui semi sono presi lì, anche quando il giro ne continua un altro.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tshuba--note-8 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# GlukKazan, an article on mancala at Habr (Russian), and its dictionary of games: boards, laps, single seeds, the capture and the further pit.
tshuba--source-article = GlukKazan, un articolo sul mancala su Habr (in russo), e il suo dizionario dei giochi: tavolieri, giri, semi singoli, la cattura e l’altra buca.

# Ludii, Tshuba, after H. A. Junod, The Life of a South African Tribe, 1912.
tshuba--source-junod = Ludii, Tshuba, da H. A. Junod, The Life of a South African Tribe, 1912.

# Mancala World, Tchouba (Junod 1898, Silva 1995).
tshuba--source-mancala-world = Mancala World, Tchouba (Junod 1898, Silva 1995).

# S. Culin, Mancala, the National Game of Africa, 1896, with the rules of Chuba as sold in 1891.
tshuba--source-culin = S. Culin, Mancala, the National Game of Africa, 1896, con le regole del chuba venduto nel 1891.

# Pits in a row: 4, 8, 10, 16 and 22 are in use, larger boards up to 40 are known (at most 28 can be played here).
tshuba--option-n = Il numero di buche di una fila: se ne usano 4, 8, 10, 16 e 22, e si conoscono tavolieri più grandi, fino a 40 (qui al massimo 28).

# How many extra pits, of the capturer's choice, a capture also takes.
tshuba--option-bonus = Da quante altre buche, a scelta di chi cattura, si prendono i semi con ogni cattura.

# Whether the further pits may be left alone.
tshuba--option-bonus_optional = Stabilisce se alle altre buche si può rinunciare.

# Whether a single seed in the outer pit stays there when its column is captured.
tshuba--option-outer_single = Stabilisce se, quando si cattura una colonna, un seme singolo nella buca esterna resta al suo posto.

# When a single seed may be sown: always, or only when no pit holds more, and into an empty pit.
tshuba--option-single_start = Quando si può seminare un seme singolo: sempre, oppure solo in una buca vuota e quando nessuna buca contiene più semi.

# Who loses: a player without a move, or only one without seeds (any other player without a move passes).
tshuba--option-end = Chi perde: un giocatore senza mosse, oppure solo uno senza semi (chi ha semi ma non mosse passa).

# Tshuba, or the board game Chuba of 1891: one seed in every outer pit, none in a1, one in a2, two in the other inner pits; an outer pit may not be played before a lap from the inner row has put a seed into it, and when a player has nothing but single seeds, those in such pits go to the opponent.
tshuba--option-game = Il tshuba, oppure il gioco in scatola Chuba del 1891: un seme in ogni buca esterna, nessuno in a1, uno in a2, due nelle altre buche interne; una buca esterna non si può giocare prima che un giro dalla fila interna vi abbia messo un seme e, quando un giocatore ha soltanto semi singoli, quelli nelle buche ancora bloccate vanno all’avversario.

# What happens if a sowing never ends.
tshuba--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
tshuba--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Tshuba after Junod, on the smallest board: single seeds in outer pits are captured too.
tshuba--preset-tshuba-junod = Il tshuba secondo Junod, sul tavoliere più piccolo: si catturano anche i semi singoli nelle buche esterne.

# Tchouba of Inhambane: two further pits, single seeds only as a last resort.
tshuba--preset-tchouba = Il tchouba di Inhambane: si catturano i semi di altre due buche, e i semi singoli si giocano solo come ultima risorsa.

# Chuba, sold by Milton Bradley from 1891: eleven columns, sixty seeds.
tshuba--preset-chuba-1891 = Chuba, venduto da Milton Bradley dal 1891: undici colonne, sessanta semi.

# Tsoro
tsoro--name = Tsoro

# A four-row game of the Shona: only the outer rows are filled at the start; sow lap after lap round your own half and capture the opponent's column from an empty pit of your inner row. In some versions you may stop in the heads, pits at an end of the outer row.
tsoro--summary = Il gioco a quattro file degli Shona: all’inizio i semi sono solo nelle file esterne; semina giro dopo giro nella tua metà e, da una buca vuota della tua fila interna, cattura i semi dell’avversario nella colonna. In alcune versioni la mano può fermarsi nelle teste, buche all’estremità della fila esterna.

# Zimbabwe (Shona)
tsoro--played = Zimbabwe (Shona)

# Tsoro is the Shona word for such games in general; many of them are played. The small game of two rows that StoneShark calls mikro tsoro is not one of these.
tsoro--note-1 = In shona la parola tsoro indica un gioco di questo tipo, e ce ne sono molti. Il piccolo gioco a due file che StoneShark chiama mikro tsoro non è tra questi.

# Ludii and Mancala World both cite Matthews (1964): Ludii's basic game has neither heads nor further pits, Mancala World's has both. The basic game is the default; the other is a preset.
tsoro--note-2 = Ludii e Mancala World citano entrambi Matthews (1964): il gioco di base di Ludii non ha né teste né catture da altre buche, quello di Mancala World ha le une e le altre. Il gioco di base è quello predefinito; l’altro è un gruppo di opzioni.

# In Mancala World the heads lie at the right end of the outer row; according to Ludii typically at the left end, or at one or both ends.
tsoro--note-3 = Per Mancala World le teste sono all’estremità destra della fila esterna; per Ludii di solito all’estremità sinistra, oppure a una o a entrambe le estremità.

# The Russian article that led to this game places it on Madagascar; all other sources place it in Zimbabwe. Wikipedia's Tsoro (either direction, captures from an occupied pit) is another game.
tsoro--note-4 = L’articolo russo che ha portato a questo gioco lo colloca in Madagascar, tutte le altre fonti nello Zimbabwe. Lo tsoro di Wikipedia (in entrambe le direzioni, catture da una buca non vuota) è un altro gioco.

# A player with nothing but single seeds, each blocked by an occupied pit in front of it, has no move and loses; Mancala World only says that whoever still has stones wins.
tsoro--note-5 = Chi ha soltanto semi singoli, ognuno fermo davanti a una buca non vuota, non ha mosse e perde; Mancala World dice soltanto che vince chi ha ancora semi.

# Where captured seeds are sown again, nine out of ten random games end in a sowing that never ends; endless=illegal is recommended there, and no further pits are captured.
tsoro--note-6 = Se i semi catturati si seminano di nuovo, nove partite su dieci, giocate a caso, finiscono in una semina infinita; in quel caso si consiglia endless=illegal, e non si cattura da altre buche.

# Baia (Tracey 1931, as reported by Ludii) is another Tsoro, with a prescribed first move, and with fewer further pits as the game goes on. A player whose pit a3 was taken before their first move moves freely. The sentence that a single seed never captures is taken to refer to the whole move; Ludii's program applies it to the first lap only.
tsoro--note-7 = Il baia (Tracey 1931, secondo Ludii) è un altro tsoro, con una prima mossa prescritta e con un numero sempre minore di altre buche da catturare. Chi ha perduto i semi della buca a3 prima della sua prima mossa muove liberamente. La regola secondo cui un seme singolo non cattura mai si intende per l’intera mossa; il programma di Ludii la intende per il solo primo giro.

# No source says what happens when a position keeps recurring, although single seeds may be pushed round for ever; here, its third occurrence makes the game a draw.
tsoro--note-8 = Nessuna fonte parla di posizioni ripetute, benché i semi singoli si possano spingere in giro all’infinito; qui la partita è patta quando una posizione si presenta per la terza volta.

# Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro and Misoro Tsoro, after Matthews 1964, pp. 64-66.
tsoro--source-matthews = Ludii, Tsoro, Tsoro (Additional Capture), Tsoro (Reentered Captures), Musoro Tsoro e Misoro Tsoro, da Matthews 1964, pp. 64-66.

# Mancala World, Tsoro, after Matthews 1964: 4×21 pits, heads, two further pits.
tsoro--source-mancala-world = Mancala World, Tsoro, da Matthews 1964: 4×21 buche, teste, catture di altre due buche.

# Ludii, Tsoro (Baia), after H. Tracey, 1931: 4×13 to 4×19 pits.
tsoro--source-tracey = Ludii, Tsoro (Baia), da H. Tracey, 1931: tavolieri da 4×13 a 4×19 buche.

# GlukKazan, an article on mancala at Habr (Russian): the name and a photograph of a board.
tsoro--source-article = GlukKazan, un articolo sul mancala su Habr (in russo): il nome e la fotografia di un tavoliere.

# Pits in a row.
tsoro--option-n = Il numero di buche di una fila.

# How many extra pits, of the capturer's choice but never heads, a capture also takes; agreed before the game. Only for captured seeds that leave the board.
tsoro--option-bonus = Da quante altre buche, a scelta di chi cattura ma mai dalle teste, si prendono i semi con ogni cattura; ci si accorda prima della partita. Vale solo se i semi catturati lasciano il tavoliere.

# The heads, pits of the outer row: the two leftmost, the two rightmost, both ends, or the right end. When the last seed falls into an occupied head, the player may stop there. With both ends or the right end, the right one begins with three seeds.
tsoro--option-heads = Le teste, buche della fila esterna: le due più a sinistra, le due più a destra, entrambe le estremità, oppure l’estremità destra. Quando l’ultimo seme cade in una testa non vuota, il giocatore può fermarsi lì. Se sono teste entrambe le estremità o quella destra, la testa destra comincia con tre semi.

# Whether captured seeds leave the board, or are sown on the player's own side from the pit after the last one.
tsoro--option-captures = Stabilisce se i semi catturati lasciano il tavoliere o si seminano dalla propria parte a partire dalla buca dopo l’ultima.

# The games after Matthews, or Baia: two seeds in nearly every pit; the first move from a3, the first capture with five further pits, the second with three, the others with two (whatever bonus says); no heads; a move starts from a pit behind an empty one, and a move with a single seed captures nothing.
tsoro--option-game = I giochi secondo Matthews, oppure il baia: due semi in quasi ogni buca; la prima mossa da a3; con la prima cattura si prendono i semi di altre cinque buche, con la seconda di tre, con le successive di due (qualunque sia il valore di bonus); niente teste; si può muovere solo da una buca dietro una vuota, e una mossa con un seme singolo non cattura nulla.

# What happens if a sowing never ends.
tsoro--option-endless = Che cosa comporta una semina infinita.

# Whether the game is a draw when a position occurs for the third time.
tsoro--option-repetition = Stabilisce se la partita è patta quando una posizione si presenta per la terza volta.

# Tsoro after Mancala World: twenty-one columns, two heads at the right end, two further pits.
tsoro--preset-mancala-world-1964 = Lo tsoro secondo Mancala World: ventuno colonne, due teste all’estremità destra, catture di altre due buche.

# Baia after Tracey, here on thirteen columns (up to nineteen are known).
tsoro--preset-baia = Il baia secondo Tracey, qui su tredici colonne (se ne conoscono fino a diciannove).

# Urar n kkuz imrujen
urar-n-kkuz-imrujen--name = Urar n kkuz imrujen

# The game of the four holes, the smallest mancala known: two pits a side, and seeds are captured only in one's own row.
urar-n-kkuz-imrujen--summary = Il gioco delle quattro buche, il più piccolo mancala conosciuto: due buche per parte, e si catturano semi soltanto nella propria fila.

# Morocco (Rif, Taurirt), by Berbers
urar-n-kkuz-imrujen--played = Marocco (Rif, Taurirt), tra i Berberi

# The Habr articles give the board, twenty-eight seeds, and the remark that it is the only mancala in which seeds are captured only on one's own side. No text of this very game was found. Tihbat has the same board, the same seeds and captures only in one's own row; that the two are one game is inferred.
urar-n-kkuz-imrujen--note-1 = Gli articoli su Habr danno il tavoliere, ventotto semi e l’osservazione che è l’unico mancala in cui si catturano semi soltanto dalla propria parte. Non si è trovato nessun testo dedicato a questo gioco. Il tihbat ha lo stesso tavoliere, gli stessi semi e catture soltanto nella propria fila; che si tratti di un solo gioco è una deduzione.

# Where Tihbat is silent, the end of the game is taken from Mraw imrujen, the larger game of ten holes, and what becomes of the remaining seeds, from Modiar.
urar-n-kkuz-imrujen--note-2 = Dove la descrizione del tihbat tace, la fine della partita è ripresa dal mraw imrujen, il gioco più grande con dieci buche, e la regola sui semi rimasti dal modiar.

# In MancalaGames the sowing begins in the next pit and captures are made on both sides, contrary to its own source.
urar-n-kkuz-imrujen--note-3 = In MancalaGames la semina comincia dalla buca seguente e si cattura da entrambe le parti, contro la fonte del programma stesso.

# If a position keeps recurring, each player takes the seeds in their own row, by a rule added here.
urar-n-kkuz-imrujen--note-4 = Se una posizione continua a ripetersi, ciascuno prende i semi della propria fila (regola aggiunta qui).

# Habr articles by GlukKazan: board, seeds, captures on one's own side only.
urar-n-kkuz-imrujen--source-habr = Articoli di GlukKazan su Habr: tavoliere, semi, catture soltanto dalla propria parte.

# Mancala World, Tihbat (after L. Kinast 2006).
urar-n-kkuz-imrujen--source-mancala-world = Mancala World, Tihbat (da L. Kinast 2006).

# awale.info, Mraw imrujen, the same game with five pits a side.
urar-n-kkuz-imrujen--source-awale-info = awale.info, Mraw imrujen, lo stesso gioco con cinque buche per parte.

# Seeds in every pit at the start.
urar-n-kkuz-imrujen--option-seeds = Il numero di semi in ogni buca all’inizio.

# Whether the first seed goes back into the pit just emptied or into the next one.
urar-n-kkuz-imrujen--option-start = Stabilisce se il primo seme torna nella buca appena svuotata o va in quella seguente.

# The largest even number that is captured.
urar-n-kkuz-imrujen--option-even_limit = Il più grande numero pari di semi con cui si cattura.

# Which numbers are captured: even ones up to the limit, or only two and four.
urar-n-kkuz-imrujen--option-capture_set = Con quali numeri di semi si cattura: con quelli pari fino al limite, oppure soltanto con due e quattro.

# Whether the pits before the last one are captured as well, as long as they too hold such a number, even across the end of the row.
urar-n-kkuz-imrujen--option-chain = Stabilisce se si catturano anche i semi delle buche precedenti finché ne contengono uno di quei numeri, anche oltre la fine della fila.

# Whether both players sow counter-clockwise, or the second one clockwise.
urar-n-kkuz-imrujen--option-directions = Stabilisce se entrambi i giocatori seminano in senso antiorario o se il secondo semina in senso orario.

# Whether a player whose opponent has no seeds must, if possible, play a move that leaves the opponent some.
urar-n-kkuz-imrujen--option-feed = Stabilisce se, quando l’avversario è senza semi, chi muove è obbligato, se può, a fare una mossa che gliene dia.

# Whether it is forbidden to leave the opponent without seeds.
urar-n-kkuz-imrujen--option-no_grand_slam = Stabilisce se è vietato lasciare l’avversario senza semi con una mossa.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
urar-n-kkuz-imrujen--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# Woaley
woaley--name = Woaley

# A relay game of the Ivory Coast: one seed stays behind in the pit that is played, and twos and fours are captured on either side of the board.
woaley--summary = Un gioco a giri della Costa d’Avorio: nella buca giocata resta un seme, e su entrambi i lati del tavoliere si catturano i semi delle buche che arrivano a due o a quattro.

# Ivory Coast
woaley--played = Costa d’Avorio

# The Russian article says no more than that captures are allowed on either side; the rules are those of the relay game that Ballou describes under this name. He has another Woaley as well, which is Oware with captures on both sides (preset woaley-oware, uncertain); the article may mean that one.
woaley--note-1 = L’articolo russo dice soltanto che si può catturare da entrambe le parti; le regole sono quelle del gioco a giri che Ballou descrive sotto questo nome. Ballou descrive anche un altro woaley, che è l’oware con catture da entrambe le parti (gruppo di opzioni woaley-oware, incerto); può darsi che l’articolo si riferisca a quello.

# “The last seed falls into a hole which has two or four seeds” is taken to mean that it has them with that seed, because the pits before it are described in the same words (uncertain).
woaley--note-2 = Secondo la fonte l’ultimo seme cade in una buca che ha due o quattro semi: s’intende che quel seme sia contato, perché le buche precedenti sono descritte con le stesse parole (interpretazione incerta).

# Whether a pit that is sown on keeps a seed is not stated; its contents are sown, which is taken to mean all of them (relay_leaves_one).
woaley--note-3 = La fonte non precisa se anche un giro che prosegue da una buca vi lasci un seme; dice che si semina il contenuto della buca, quindi tutti i semi (opzione relay_leaves_one).

# In a match the winner of a game gets twelve points and one for every seed above twenty-four, the loser gets none, and a draw brings six each; how many games it has is not known.
woaley--note-4 = In un incontro chi vince una partita riceve dodici punti più uno per ogni seme oltre i ventiquattro, chi perde nessuno, e una patta vale sei punti a testa; di quante partite sia fatto l’incontro non si sa.

# No source mentions repeated positions; by a rule added here, each player then takes the seeds in their own row.
woaley--note-5 = Le fonti non dicono nulla delle posizioni ripetute; secondo una regola aggiunta qui, ciascuno prende allora i semi della propria fila.

# Mancala World, Woaley (after Ballou 1984).
woaley--source-mancala-world = Mancala World, Woaley (da Ballou 1984).

# Popular Mechanics, Russian edition: captures on either side of the board.
woaley--source-popular-mechanics = Popular Mechanics, edizione russa: catture da entrambe le parti del tavoliere.

# Whether a pit that is sown on keeps one seed, like the pit the move began with.
woaley--option-relay_leaves_one = Stabilisce se una buca da cui si continua a seminare conserva un seme, come quella da cui è cominciata la mossa.

# The numbers of seeds that are captured.
woaley--option-cap = Quanti semi deve contenere una buca perché si possano catturare.

# Whether a sowing goes on in laps. Without laps the sowing and the end are those of Oware: no seed stays behind, single seeds may be played, the pit of origin is skipped, and an opponent without seeds must be fed.
woaley--option-laps = Stabilisce se una semina prosegue in più giri. Con un giro solo la semina e la fine sono quelle dell’oware: nella buca di partenza non resta nessun seme, i semi singoli si possono giocare, la buca di partenza si salta, e un avversario senza semi va nutrito.

# Whether the game is over as soon as a player has more than half of the seeds.
woaley--option-win_at = Stabilisce se la partita finisce appena un giocatore ha più della metà dei semi.

# What happens if a sowing never ends: the game does not count, it is a draw, the move may not be played, or the turn stops as soon as the sowing repeats itself. No such sowing is known.
woaley--option-endless = Che cosa comporta una semina infinita, anche se non se ne conosce nessuna: la partita non vale, è patta, la mossa non si può giocare, oppure il turno finisce appena la semina comincia a ripetersi.

# How many times a position has to occur before the game ends and each player takes the seeds in their own row; 0 for never (a rule added here).
woaley--option-repetition = Quante volte deve presentarsi una posizione perché la partita finisca e ciascuno prenda i semi della propria fila; 0 significa mai (regola aggiunta qui).

# How many games make a match; whoever has more points wins it.
woaley--option-games_in_match = Di quante partite è fatto un incontro; lo vince chi ha più punti.

# The other Woaley: Oware with captures on both sides (uncertain).
woaley--preset-woaley-oware = L’altro woaley: l’oware con catture da entrambe le parti (regole incerte).

# Redu
redu--name = Redu

# south-western Nigeria (Yoruba; Ile-Ife and other towns)
redu--played = Nigeria sudoccidentale (Yoruba; Ile-Ife e altre città)

# A Yoruba game, perhaps the most complicated of all two-row mancalas, described with ten others by Jordi Climent Tondo after field work in 2009. In certain cases a capture is not obligatory; but then the opponent may force the mover to take the seeds, which ends the move, and the right to demand it passes to the other player, so that nobody uses it twice in a row.
redu--story = Un gioco yoruba, forse il più complicato di tutti i mancala a due file, descritto insieme ad altri dieci da Jordi Climent Tondo dopo ricerche sul campo nel 2009. In certi casi una cattura non è obbligatoria, ma allora l’avversario può costringere chi muove a prendere i semi, il che fa finire la mossa; il diritto di pretenderlo passa poi all’altro giocatore, sicché nessuno lo usa due volte di seguito.

# When a capture is possible, what is captured, how seeds are sown, and how the game ends: only the right to demand a capture is described in any text that could be read.
redu--missing = Nei testi che è stato possibile leggere è descritto soltanto il diritto di pretendere una cattura. Non si sa quando una cattura è possibile, che cosa si cattura, come si semina e come finisce la partita.

# One program shows a board of two rows of six pits with four seeds in each, but has no rules for it.
redu--known-1 = Un programma che non riporta le regole mostra un tavoliere di due file di sei buche con quattro semi ciascuna.

# The relatives whose rules are known are Sokusowo and the Ba-awa family; none of them has such a right.
redu--known-2 = I giochi affini di cui si conoscono le regole sono il sokusowo e la famiglia del ba-awa: nessuno prevede un diritto simile.

# GlukKazan, article on mancala at Habr (Russian): names the game and describes the demand.
redu--source-habr = GlukKazan, articolo sul mancala su Habr (in russo): cita il gioco e descrive il diritto di pretendere la cattura.

# J. Climent Tondo, Ayo olopon & other games, 2014: the complete description, of which only the title and key words could be read.
redu--source-climent = J. Climent Tondo, Ayo olopon & other games, 2014: contiene la descrizione completa, ma è stato possibile leggerne soltanto il titolo e le parole chiave.

# Tihulelin ti-n azgag
tihulelin--name = Tihulelin ti-n azgag

# Niger (Tuareg children of the Agadez region, mostly girls) and the Ahaggar in Algeria
tihulelin--played = Niger (bambini tuareg della regione di Agadez, per lo più bambine) e Ahaggar in Algeria

# Played in holes in the sand with camel droppings (azgag). The two players sow in opposite directions for a whole round. A hyena is a pit that belongs to one player: the other can neither destroy it nor take from it, its seeds count as if they lay in its owner's store, but only the owner may bring them back into play. The loser is said to get a donkey, the winner a camel.
tihulelin--story = Si gioca con escrementi di cammello (azgag) in buche scavate nella sabbia. I due giocatori seminano in direzioni opposte per tutta una manche. Una iena è una buca che appartiene a un giocatore: l’altro non può né distruggerla né prenderne nulla, i suoi semi contano come se fossero nel granaio del suo proprietario, ma soltanto lui può rimetterli in gioco. Si dice che chi perde riceva un asino e chi vince un cammello.

# How seeds are captured, how a hyena arises, whether a sowing has one lap or several, and how a round ends: the text that tells it could not be read.
tihulelin--missing = Non è stato possibile leggere il testo che descrive il gioco. Non si sa perciò come si catturano i semi, come nasce una iena, se una semina ha uno o più giri, e come finisce una manche.

# Two rows of four or six pits with six seeds in each.
tihulelin--known-1 = Il tavoliere ha due file di quattro o sei buche con sei semi ciascuna.

# A player without seeds in their row misses turns until there are seeds in it again.
tihulelin--known-2 = Chi è senza semi nella propria fila perde il turno finché non ne ha di nuovo.

# GlukKazan, article on mancala at Habr (Russian): compares the traps of the author's own game with the hyenas of this one.
tihulelin--source-habr = GlukKazan, articolo sul mancala su Habr (in russo): paragona le trappole del suo gioco alle iene di questo.

# awale.info, Tihulelin Ti-n Azgag: board, seeds, directions and passing.
tihulelin--source-awale-info = awale.info, Tihulelin Ti-n Azgag: il tavoliere, i semi, le direzioni, quando si passa il turno.

# D. Casajus, Jeux touaregs de la région d'Agadez, Journal des africanistes 58, 1988: only the abstract could be read.
tihulelin--source-casajus = D. Casajus, Jeux touaregs de la région d’Agadez, Journal des africanistes 58, 1988: è stato possibile leggere soltanto il riassunto.

# Yoté
yote--name = Yoté

# Senegal, Mali, the Gambia
yote--played = Senegal, Mali, Gambia

# A game of the draughts family on five rows of six holes: men are entered, step and jump, and whoever jumps a man also takes another of their choice. An article on mancala compares the bonus capture of Tshuba with it, under a spelling that reads like the name of another sowing game.
yote--story = Un gioco della famiglia della dama su cinque file di sei buche: i pezzi si mettono in gioco, avanzano di un passo e saltano, e chi salta un pezzo ne cattura un altro a sua scelta. Un articolo sul mancala paragona a questa regola la cattura in premio del tshuba, e scrive il nome in un modo che fa pensare a un altro gioco di semina.

# It is not a sowing game: no seeds are sown.
yote--missing = Non è un gioco di semina: i pezzi non si seminano.

# The bonus capture of Tshuba and its relatives is the same idea: after a capture one more pit of the player's choice is taken.
yote--known-1 = La cattura in premio del tshuba e dei giochi affini segue la stessa idea: dopo una cattura si prendono i semi di un’altra buca a scelta del giocatore.

# GlukKazan, article on mancala at Habr (Russian): the comparison with Tshuba.
yote--source-habr = GlukKazan, articolo sul mancala su Habr (in russo): il paragone con il tshuba.

# English Wikipedia, Yoté.
yote--source-wikipedia = Wikipedia in inglese, Yoté.
