# Textele din jurul jocului în română: meniuri, invitații, rânduri de stare, ajutor.
#
# Forma cerută de FORM și $case: gen (genitivul sau dativul); fără nume, forma simplă.

## Părți, semințe, rezultate

plies = { $n ->
    [one] 1 mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
heading-round = Runda { $number }
game-over = Jocul s-a încheiat: { $end }.
round-over = Runda { $number } s-a încheiat: { $end }.
sure-win = câștig sigur
sure-loss = pierdere sigură
expected = { $n ->
    [0] egal, din câte văd
    [one] { $signed } sămânță, din câte văd
    [few] { $signed } semințe, din câte văd
   *[other] { $signed } de semințe, din câte văd
}

## Hotărâri și refuzuri

cannot-be-played = mutarea „{ $text }” nu poate fi jucată: { $why }
no-move-here = „{ $text }” nu este o mutare posibilă aici
moves-possible = ; posibile: { $moves }

## Tabla

board-over = Încheiat: { $end }
position = poziția: { $text }
score = scor { $n }
in-reserve = { $n } în rezervă
in-the-tray = { $name }: { $n }
out = ieșit din joc
owes = datorează { $n }
to-move = la mutare
in-the-hand = { $what } în mână
to-decide = de hotărât: { $what }
mark-of = { $mark } ({ $side })
belongs-to = îi aparține { FORM($side, "gen") }
not-this-turn = nu poate fi jucată în tura aceasta
pit-to-go-on = gaura din care se continuă
pit-to-decide = gaura despre care se hotărăște
out-of-play = scoasă din joc

## Comenzi

greeting =
    Naqala este casa jocurilor de semănat: { $games } la număr, din toată lumea.

    { "  " }naqala play oware      joacă o primă partidă cu calculatorul
    { "  " }naqala rules oware     citește cum se joacă
    { "  " }naqala games           vezi toate jocurile

    { "  " }naqala play kalah --north human     joacă cu cineva de lângă tine
    { "  " }naqala moves oware                  vezi ce ar face fiecare mutare
    { "  " }naqala help                         tot restul: simulate, replay, verificarea unui fișier de reguli …
column-id = id
column-name = nume
column-board = tablă
column-players = jucători
column-rules = reguli
column-options = opțiuni
column-played = origine
status-complete = complete
status-completed = completate
status-uncertain = nesigure
games-legend =
    Regulile unui joc pot fi cuprinse în întregime în surse, completate din alte descrieri sau nesigure pe alocuri.
    `naqala rules JOC` le afișează cu toate opțiunile; `naqala play JOC` începe o partidă.
games-named = Menționate în surse, dar fără reguli după care să se poată juca: { $names }.
legal-moves = { $title }, mută { $side }: { $n ->
    [one] 1 mutare posibilă
    [few] { $n } mutări posibile
   *[other] { $n } de mutări posibile
}
record-fine = totul e bine: { $title }, { $plies }; { $end }
unfinished = neterminată, mută { $side }
unfinished-gives-way = Ai o partidă neterminată: prima ta mutare de aici o pune deoparte
rules-have-changed = Fișierul cu reguli s-a schimbat de când a fost salvată partida: ea continuă după regulile noi
nothing-played = Nu s-a jucat nimic. Partida dinainte este salvată; continuă cu `naqala play { $id } --resume`.
was-put-aside = Partida dinainte a fost pusă deoparte; continuă cu `naqala play --load { $file }`.
game-kept = Partida este salvată; continuă cu `naqala play { $id } --resume`.
game-recorded = Partida este scrisă în fișierul { $file }.
kept-game = { $title }, { $plies }, { $state ->
        [unfinished] neterminată
        [playing] se joacă chiar acum
       *[set-aside] pusă deoparte
    }, { $when }
no-kept-games = Nu există nicio partidă neterminată; începe una cu `naqala play JOC`.
interrupted = o partidă începută este salvată; continuă cu `naqala play --resume`
serve-running = Naqala este la adresa { $url } (Ctrl-C o oprește)
serve-no-page = Acest program a fost compilat fără pagină. În dosarul cu surse, comanda următoare compilează un program care o conține: cargo xtask web && cargo install --path crates/naqala-cli --features server

## Rând cu rând

help-plain =
    Scrie o mutare, de exemplu una dintre cele enumerate, sau:
    { "  " }board        încă o dată tabla
    { "  " }moves        mutările posibile și ce ar face fiecare
    { "  " }hint         o mutare pe care ar face-o calculatorul și de ce
    { "  " }why          ce a făcut ultima mutare
    { "  " }rules        cum se joacă
    { "  " }undo         ia înapoi ultima ta mutare
    { "  " }save FILE    scrie partida într-un fișier
    { "  " }resign       abandonează
    { "  " }q, quit      oprește-te; partida este salvată
help-claim =
    Scrie numele găurilor pe care le alegi, sau:
    { "  " }undo         ia înapoi ultima ta mutare
    { "  " }save FILE    scrie meciul într-un fișier
    { "  " }resign       abandonează meciul
    { "  " }q, quit      oprește-te; meciul este salvat
help-arrange =
    Scrie câte semințe pui în găurile tale, câte un număr pentru fiecare, sau:
    { "  " }undo         ia înapoi ultima ta mutare
    { "  " }save FILE    scrie meciul într-un fișier
    { "  " }resign       abandonează meciul
    { "  " }q, quit      oprește-te; meciul este salvat
moves-shortened = { $moves } [? ține locul oricărei alte găuri]
type-help = Scrie help pentru lista comenzilor.
decided-by-other = o parte din „{ $text }” este hotărâtă de { $side }; nu o scrie
your-move = { $side }, este rândul tău ({ $moves } sau help):
your-move-of-many = { $side }, este rândul tău (mutări: { $n }, de exemplu { $moves }; scrie moves ca să le vezi pe toate sau help):
side-plays = { $side } joacă { $text }: { $explained }
not-allowed = mutarea aceea nu este permisă aici: { $why }
no-move-yet = încă nu s-a jucat nicio mutare
nothing-to-take-back = nu ai nicio mutare de luat înapoi
taken-back = { $n ->
    [one] 1 mutare luată înapoi
    [few] { $n } mutări luate înapoi
   *[other] { $n } de mutări luate înapoi
}
save-where = scrie numele unui fișier, de exemplu: save game.txt
saved = partida este scrisă în { $file }

## Între rundele unui meci

claim-how = ({ $names }), de exemplu { $word } { $example }:
arrange-how = (cel puțin { $least } în fiecare, { $fullest } sau mai multe într-una), de exemplu { $example }:
next-round = Enter: runda următoare

## Rândurile din jurul tablei pe tot ecranul

human = om
you = tu
side-played = { $side } a jucat
speed = viteză: { $pace }
sign-from = plecare
sign-last = ultima sămânță
sign-captured = captură
sign-blocked = nu în tura aceasta
in-hand = în mână
animation-step = Spațiu arată pasul următor, iar Esc, sfârșitul
animation-watching = Spațiu oprește jocul, orice altă tastă arată imediat rezultatul
animation = Orice tastă arată imediat rezultatul
stopped = Oprit. Apasă Spațiu ca să continui.
looking-for-a-hint = Caut o mutare bună
thinks = { $side } se gândește, { $seconds } s   Spațiu: mută acum
thinks-watching = { $side } se gândește, { $seconds } s   Spațiu oprește jocul
must-pass = { $who ->
    [you] Nu ai nicio mutare: cu Enter cedezi rândul
   *[side] { $side } nu are nicio mutare: Enter cedează rândul
}
choose = { $who ->
    [you] Alege o gaură: săgeți și Enter sau numele ei
   *[side] { $side }: alege o gaură: săgeți și Enter sau numele ei
}
choose-again = { $who ->
    [you] Muți încă o dată; alege o gaură: săgeți și Enter sau numele ei
   *[side] { $side } mută încă o dată; alege o gaură: săgeți și Enter sau numele ei
}
typed-move = Mutarea ta:
enter-plays = Enter o joacă
may-not-be-played = { $text } nu poate fi jucată aici
no-such-key = „{ $letter }” nu este nici gaură, nici comandă; { $help } arată ce există
hint = Sfat: { $text }
hint-when = Sfatul se dă când este rândul tău
kept-now = Partida este salvată; `naqala play --resume` o continuă
kept-at-the-end = Partida este salvată; la ieșire afli în ce fișier se află
not-kept = Partida nu a putut fi salvată: { $why }
no-sleep = Pe acest sistem programele nu pot fi suspendate
already-over = Jocul s-a încheiat
only-a-person = Numai un om poate abandona
sowing-speed = Viteza semănatului: { $pace }
window-too-small = Fereastra este prea mică pentru această tablă.
window-needs = Este nevoie de { $needed }; aceasta are { $there }.
window-enlarge = Mărește fereastra sau alege litere mai mici: jocul te așteaptă.
window-leave = Ctrl-C închide programul; `naqala play --resume --plain` continuă partida rând cu rând.

## Peste tabla pe tot ecranul

title-keys = Taste
title-rules = Reguli
title-last-move = Ultima mutare
title-hint = Sfat
title-menu = Cum se joacă { $pit }
title-sure = Sigur?
title-game-over = Jocul s-a încheiat
title-round-over = Runda { $number } s-a încheiat
menu-below = Esc: altă gaură
first-seed = prima sămânță în { $pit }
ask-resign = { $side } abandonează?
ask-resign-match = { $side } abandonează meciul?
ask-new-game = Lași această partidă și începi din nou?
ask-new-match = Lași acest meci și începi din nou?
sure-below = y: da   n: nu
text-below = Esc: înapoi
text-below-long = săgețile derulează   Esc: înapoi
after-plies = { $n ->
    [one] după 1 mutare
    [few] după { $n } mutări
   *[other] după { $n } de mutări
}
play-again = { $key }: încă o partidă
take-back-or-quit = { $undo }: înapoi   { $quit }: ieșire
result-below = Esc: privește tabla
claim-below = Spațiu: alege   Enter: gata   Esc: înapoi
arrange-below = Enter: gata   Esc: înapoi
seeds-left = { $n ->
    [one] mai este 1 sămânță
    [few] mai sunt { $n } semințe
   *[other] mai sunt { $n } de semințe
}

## Tastele tablei pe tot ecranul

word-help = ajutor
word-quit = ieșire
word-undo = înapoi
word-hint = sfat
word-explain = de ce
word-rules = reguli
word-slower = încet
word-faster = repede
word-new = din nou
word-resign = abandon
word-save = păstrare
about-help = acest ajutor
about-quit = ieși; partida este salvată
about-undo = înapoi la ultima ta decizie
about-hint = o mutare pe care ar face-o calculatorul și de ce
about-explain = ce a făcut ultima mutare și de ce
about-rules = cum se joacă
about-slower = seamănă mai încet; la viteza cea mai mică, pas cu pas
about-faster = seamănă mai repede; la viteza cea mai mare, rezultatul apare imediat
about-new = începe partida din nou
about-resign = abandonează
about-save = salvează partida acum (se salvează oricum după fiecare mutare)
help-keys =
    săgeți, Tab   mergi din gaură în gaură
    Enter         mută din gaura aleasă (dacă sunt mai multe posibilități, apare un meniu)
    litere        scrie numele unei găuri sau o mutare întreagă
    mouse         clic pe o gaură ca să muți din ea
    Spațiu        calculatorul mută acum; oprește o partidă între calculatoare
    PgUp, PgDn    derulează lista mutărilor
    Ctrl-Z        înapoi la shell; `fg` continuă
help-signs =
    Numele unei găuri stă deasupra semințelor ei, iar sub ele aceste semne:
    { $from } de unde a pornit ultimul semănat   { $last } ultima lui sămânță   { $captured } captură
    { $south } semnul lui Sud   { $north } semnul lui Nord
    { $blocked } nu poate fi jucată în tura aceasta   { $focus } de hotărât

## Analiză

analysis-of = { $title }, mută { $side }
analysis-exact = Exact: { $value } la sfârșit, dacă amândoi joacă cât se poate de bine.
analysis-winner = Exact: mută { $side } și, dacă amândoi joacă fără greșeală, { $result ->
        [wins] câștigă
        [loses] pierde
       *[draws] face remiză
    }.
analysis-reached = Valoarea exactă se atinge cu { $moves }.
column-depth = adânc.
column-value = valoare
column-nodes = poziții
column-time = timp
column-line = variantă
ply = mutare
value-to-south = valoarea pentru Sud, în semințe
accuracy-of = { $side }: precizie { $accuracy } %, pierdere { $loss } pe mutare; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??.
annotate-stopped = Oprit. Mutări evaluate: { $done } din { $all }.

## Învățare

tune-generation = generația { $n }, pierdere { $loss }
tune-learnt = { $title }: învățat din { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
} cu { $positions ->
    [one] 1 poziție
    [few] { $positions } poziții
   *[other] { $positions } de poziții
}
tune-loss = Pierderea în partidele din care nu s-a învățat: { $loss }; numai cu materialul: { $material }
tune-written = Ponderile sunt în { $file }
tune-unfinished = S-au jucat mai puține partide decât ai cerut. Aceeași comandă le joacă pe celelalte: cele de până acum sunt în { $file }.games

## Tabele de finaluri

table-is = Tabelă de finaluri pentru { $title }
table-holds = Poziții: { $positions } (cel mult { $seeds ->
    [one] 1 sămânță
    [few] { $seeds } semințe
   *[other] { $seeds } de semințe
}); octeți: { $bytes }, adică { $share } pe poziție
table-bounded = Straturi în care unele valori depind de pozițiile întâlnite înainte și sunt date ca limite: { $layers }
table-file = Fișier: { $path }
table-hash = Amprentă: { $hash }
table-right = Corectă: octeții corespund amprentei, iar valorile pozițiilor verificate ({ $n }) se potrivesc cu ale celor la care duc mutările lor.
table-value = Mută { $side }, care mai câștigă { $value } (tabelă exactă).
table-exact = Exact (tabelă de finaluri): la sfârșit un avans de { $value }.
table-within = Mută { $side }, care mai câștigă { $value }, în funcție de pozițiile întâlnite înainte.
table-winner = Exact (tabelă de finaluri): mută { $side } și, dacă amândoi joacă fără greșeală, { $result ->
        [wins] câștigă
        [loses] pierde
       *[draws] face remiză
    }.
table-leads = Avansul final pentru { $side } după fiecare mutare (tabelă exactă):
table-has-not = Tabela de finaluri are numai poziții cu cel mult { $seeds ->
    [one] 1 sămânță
    [few] { $seeds } semințe
   *[other] { $seeds } de semințe
} pe tablă, iar aceasta nu se află printre ele.
table-played-out = Numerele sunt pentru partida jucată până la ultima sămânță; partida însăși se încheie imediat ce e decisă.

## Rezolvare

solve-value = { $title }: mută { $side }, cu un avans final de { $value }.
solve-winner = { $title }: mută { $side } și, dacă amândoi joacă fără greșeală, { $result ->
        [wins] câștigă
        [loses] pierde
       *[draws] face remiză
    }.
solve-bounds = { $title }: mută { $side }, cu un avans final de { $value }, în funcție de pozițiile întâlnite înainte.
solve-solitaire = { $title } se poate rezolva; calea cea mai scurtă are { $n ->
    [one] 1 mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}.
solve-no-solitaire = { $title } nu se poate rezolva; numărul semințelor care pot fi aduse acasă: { $n }.
solve-solitaire-cells = Cel mai mic număr de mutări; − (7/12): nu se rezolvă, iar acasă se aduc 7 semințe din 12.
solve-winner-cells = +1: câștigă primul jucător; −1: câștigă al doilea; 0: remiză.
solve-line = Varianta cea mai bună: { $line }
solve-cost = Poziții: { $n }; timp: { $seconds } s
solve-cost-processor = Poziții: { $n }; timp: { $seconds } s; timp de procesor: { $processor } s
solve-small = poziții: { $n }, semințe: { $seeds }
solve-right = Corect: linia de { $n ->
    [one] 1 mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
} poate fi jucată, iar valoarea a fost dovedită din nou.
solve-with-table = Cu tabela de finaluri pentru cel mult { $seeds ->
    [one] 1 sămânță
    [few] { $seeds } semințe
   *[other] { $seeds } de semințe
}: { $path }
solve-left = oprit înainte de sfârșit; variante nerezolvate: { $n }; cu --results FILE aceeași comandă continuă cu ele
solve-not-yet = …

# Lessons.
learn-end = Acesta a fost ultimul pas. Acum joacă o partidă întreagă: naqala play { $game }
learn-keys = Scrie o mutare. ? dă un indiciu, ! arată o soluție, un rând gol arată tabla, q iese.
learn-no-pit = Pe tabla aceasta nu există gaura { $pit }. Găurile: { $pits }
learn-others = Toate celelalte jocuri au o primă lecție, bazată pe regulile lor: naqala learn JOC
