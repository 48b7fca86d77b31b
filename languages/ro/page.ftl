# Textele paginii în română. $side este numele unei părți (o expresie căreia FORM îi poate cere o formă), $seeds un număr de semințe
# cu cuvântul lui.

## The frame

skip-to-page = Mergi la pagină
pages = Pagini
games = Jocuri
settings = Setări
language = Limbă
look = Aspect
look-system = ca sistemul
look-light = luminos
look-dark = întunecat
theme = Tabla și semințele
theme-of-game = cum se potrivește jocului
theme--carved = lemn sculptat, nuci
theme--boat = barcă, scoici
theme--brass = alamă, biluțe de sticlă
theme--chalk = cretă, pietricele
theme--cloth = pânză, boabe de fasole
theme--house = lemn închis cu o casă
theme--kazan = găuri lungi, biluțe
theme--plain = alb și negru
theme--sand = găuri în nisip, boabe de fasole
theme--square = tablă pătrată
theme--stone = piatră, pietricele
own-name = Numele tău
own-name-none = tu
draw-seeds = Desenează semințele
seed-sounds = Sunetul semințelor
capture-sounds = Sunetul capturilor
turn-sounds = Sunet la rândul tău
end-sounds = Sunet la sfârșit
clock-sounds = Sunet când timpul tău e pe sfârșite
numbers = Numărul semințelor
numbers-always = mereu
numbers-hover = doar unde trec cu mouse-ul
numbers-never = niciodată: număr eu
count-how = Ca să numeri o grămadă, deschide-o: butonul drept al mouse-ului, Shift și clic sau o atingere lungă.
offline = Fără rețea
keep-offline = Păstrează totul offline
keep-offline-why = Ce ai deschis merge și fără internet. Aici poți salva toate jocurile și lecțiile, cam 4 MB.
keeping-offline = Fișiere salvate: { $done } din { $of }.
kept-offline = Totul e salvat pe dispozitiv. Toate jocurile merg și fără internet.
kept-in-part = Unele fișiere nu au putut fi descărcate. Încearcă din nou când rețeaua merge mai bine.
language-missing = Limba aceasta ({ $language }) nu poate fi încărcată acum: serverul nu răspunde.
footer = Naqala este software liber; regulile jocurilor sunt ale tuturor.
book = Cartea jocurilor
library = Biblioteca pentru Rust
loading = Un moment …
all-games = Toate jocurile
no-such-page = Aici nu există pagina { $path }.
trouble-no-game = Nu există niciun joc numit „{ $id }”.
trouble-no-course = Nu există niciun curs numit „{ $id }”.
trouble-no-move = Mutarea { $number } din acest link, „{ $text }”, nu poate fi jucată.
show-upto = Arată partida până acolo
trouble-missing = Pe server lipsește un fișier.
trouble-unreadable = Nu este nici înregistrarea unei partide, care începe cu [Game "…"] sau 1., nici o poziție: { $why }
trouble-unreachable = Serverul nu răspunde. Jocurile deschise mai înainte se pot juca și fără el.

## The first page

welcome = Seamănă, capturează, câștigă
welcome-how = Rândul de jos este al tău. Alege una dintre găurile tale: semințele ei se seamănă, una câte una, în găurile următoare. Treci cu mouse-ul peste o gaură sau ține degetul pe ea ca să vezi ce s-ar întâmpla. Câștigă cine capturează mai multe semințe.
to-the-table = Continuă pe tabla completă, cu toate comenzile
search = Caută
filters = Filtre
no-game-found = Niciun joc nu se potrivește cu „{ $typed }”.
no-game-fits = Niciun joc nu îndeplinește toate condițiile. Renunță la unele.
begin-with = Pentru început
how-to-win = Cum câștigi:
favourite = Favorit: { $game }
favourites = favoritele mele
played-last = ultima partidă: { $day }
rows = Rânduri
region = Regiune
players = Jucători
hardness = Dificultate
length = Durată
which-games = Arată
with-lessons = cu lecții
any = toate
filter-none = Arată toate
region-west-africa = Africa de Vest
region-east-africa = Africa de Est
region-southern-africa = Africa Centrală și de Sud
region-north-africa-and-arabia = Africa de Nord și Arabia
region-central-asia = Asia Centrală
region-south-and-east-asia = Asia de Sud și de Est
region-modern = jocuri moderne
hardness-easy = ușor
hardness-moderate = mediu
hardness-hard = greu
hardness-very-hard = foarte greu
length-short = scurt
length-medium = mediu
length-long = lung
number-words = unu doi trei patru cinci șase șapte opt nouă zece
player-words = jucător jucători
row-words = rând rânduri
board-size = Rândurile și coloanele tablei
player-count = { $range } { $n ->
    [one] jucător
   *[other] jucători
}
rules = Reguli
exact-rules = Regulile exacte
rule-sets = Reguli după care se joacă
analyse = Analizează
play = Joacă

## The board

board-label = Tabla de { $game }
pit-label = Gaura { $pit }, { $seeds }
pit-mark = { $mark } care îi aparține { FORM($side, "gen") }
pit-closed = scoasă din joc
pit-blocked = nu poate fi jucată la mutarea următoare
pit-open = poate fi jucată
pit-hinted = mutarea sugerată
pit-refused = { $pit } nu poate fi jucată: { $why }.
pit-ways = { $pit } poate fi jucată în { $n } moduri.
store-label = Grânarul { FORM($side, "gen") }, { $seeds }
store-score = scor { $n }
store-reserve = { $n } în rezervă
to-move = { $side } este la mutare.
to-decide = { $side } hotărăște: { $what }.
your-move = Este rândul tău.
your-move-named = Este rândul tău, { $name }.
named-move = { $name } este la mutare.
you-sow = Semeni …
sows = { $who } seamănă …
your-choice = Este rândul tău: { $what }.
you-win = Ai câștigat!
named-wins = Câștigă { $name }!
other-wins = De data aceasta câștigă { $name }.
nobody-wins = Nu câștigă nimeni.
play-again = Joacă din nou
engine-thinks = { $name } ({ $side }) se gândește …
engine-missing = Motorul nu s-a încărcat încă. Se încearcă din nou.
engine-stopped = Motorul s-a oprit. Reîncarcă pagina ca să pornească din nou.
variant = Reguli: { $variant }
game-over = Partida s-a încheiat: { $end }.
choose-way = În ce direcție?
cancel = Altă gaură
close = Închide

## Around the board

toolbar = Comenzi
step-back = Înapoi
next-step = Înainte
skip = Arată sfârșitul
undo = Ia mutarea înapoi
hint = Sugestie
replay = Arată din nou ultima mutare
turn-board = Întoarce tabla
share = Copiază linkul
link-copied = Linkul a fost copiat: { $address }
pace = Semănatul
moves = Mutări
ply-label = Mutarea { $n }, { $side }: { $text }
to-start = La început
back = O mutare înapoi
forward = O mutare înainte
to-end = La sfârșit
who-plays = Cine joacă
human = un om
engine-level = { $name }, nivelul { $level }
level--1 = Puiul
level--2 = Capra
level--3 = Iepurele
level--4 = Țestoasa
level--5 = Maimuța
level--6 = Bâtlanul
level--7 = Șacalul
level--8 = Leopardul
level--9 = Elefantul
level--10 = Leul
level--1--how = Se uită doar la propria mutare, adesea o judecă greșit și nu vede capturile îndepărtate.
level--2--how = Se uită doar la propria mutare și capturează cu plăcere.
level--3--how = Vede răspunsul tău, numără în grabă și nu vede capturile îndepărtate.
level--4--how = Vede răspunsul tău, numără cu grijă și strânge semințe.
level--5--how = Vede patru mutări înainte, în grabă, și capturează cu plăcere.
level--6--how = Vede patru mutări înainte, greșește rar și strânge semințe.
level--7--how = Vede șase mutări înainte și capturează cu plăcere.
level--8--how = Vede opt mutări înainte.
level--9--how = Vede unsprezece mutări înainte și nu greșește la numărat.
level--10--how = Se gândește cât are voie și joacă la întreaga lui putere.
options = Reguli și opțiuni
preset = Set de reguli
usual-rules = regulile obișnuite
play-so = Joacă după aceste reguli
new-game = Partidă nouă
game-left = Partida lăsată rămâne aici:
your-games = Partidele tale
your-games-how = Fiecare partidă jucată aici rămâne pe acest dispozitiv, mutare cu mutare.
games-not-kept = Acest browser nu păstrează datele paginii, cum se întâmplă în unele ferestre private, așa că partidele se pierd când le părăsești. Ca să păstrezi o partidă, copiază-i linkul.
online-games-there = Partidele jucate online au pagina lor.
games-follow = Partidele tale sunt salvate și în contul { $name }: în total { $n }.
games-doubled = Partide continuate în două locuri: { $n }. Se păstrează ambele versiuni.
other-version = cealaltă versiune
yours-which = Care partide
yours-all = toate
yours-open = în curs
yours-over = încheiate
no-games-yet = Încă nu ai jucat aici.
export-all = Salvează toate partidele
import-games = Deschide un fișier cu partide
imported = { $n ->
    [one] S-a adăugat o partidă.
    [few] S-au adăugat { $n } partide.
   *[other] S-au adăugat { $n } de partide.
}
delete = Șterge
delete-game = Șterge această partidă de { $game }
delete-sure = Ștergi această partidă de { $game } de pe acest dispozitiv?
kept-won = victorie: { $side } { $score }
kept-opponent = adversar: { $name }
kept-you-won = ai câștigat { $score }
kept-you-lost = ai pierdut { $score }
kept-drawn = fără câștigător { $score }
looking-back = Te uiți la o poziție mai veche. Partida însăși nu s-a schimbat.
looking-back-try = Joacă o gaură ca să încerci altceva.
to-now = Înapoi la partidă
in-variation = Încerci o variantă. Partida însăși rămâne salvată.
keep-variation = Continuă așa
play-from-here = Joacă de aici
notes = Note la această mutare
marks = Semne
mark-good = mutare bună
mark-brilliant = mutare strălucită
mark-interesting = mutare interesantă
mark-dubious = mutare îndoielnică
comment = Comentariu
promote = Fă din această variantă linia principală
delete-from-here = Șterge de aici
round-over = Runda { $number } s-a încheiat: { $end }.
next-round = Runda următoare
play-match = Joacă un meci în runde
play-single = Joacă o singură partidă
in-rounds = meci în runde
rounds = Runde
decide-between = Gata
round-now = Runda { $number }
left-to-lay = Semințe rămase de așezat: { $n }.
other-decides = { $side } hotărăște cum începe runda următoare.
resign = Abandonează
resign-sure = { $side } abandonează?

## Analysis

analysis = Analiză
engine = Motor
lines = Variante
think-on = analizează cât timp privesc
play-move = Joacă { $text }
engine-facts = adâncime { $depth }, { $speed } milioane de poziții pe secundă
no-value = încă nicio evaluare
value-for = { $value } pentru { $side }
exact = exact
exact-for = exact { $value } pentru { $side }
sure-win-of = { $side } câștigă sigur
sure-draw = remiză sigură
verdict-win = câștigă
verdict-draw = remiză
verdict-loss = pierde
judge-game = Evaluează toată partida
judging = Se evaluează partida
stop = Oprește
accuracy-of = { $side }: precizie { $accuracy } %, { $marks ->
    [one] o greșeală
    [few] { $marks } greșeli
   *[other] { $marks } de greșeli
}
inaccuracy = imprecizie
mistake = greșeală
blunder = greșeală gravă
mark-said = { $word }: pierde { $loss }; mai bună era { $best }
graph-of = Cu câte semințe este în avantaj { $side } după fiecare mutare
as-table = Ca tabel
move-number = Mutare
value = Valoare
mark-column = Semn
set-up = Așază o poziție
store-of = Grânarul { FORM($side, "gen") }
reserve-of = Rezerva { FORM($side, "gen") }
turn-of = La mutare
seed-total = Semințe așezate: { $n } din { $wanted }.
seeds-missing = { $missing ->
    [one] Lipsește una
   *[other] Lipsesc { $missing }
}, așa că nicio partidă nu poate ajunge la această poziție; totuși, o poți privi.
show-position = Arată această poziție
empty-board = Golește tabla
exchange = Partide notate și imagini
record-or-position = O partidă notată sau o poziție
open = Deschide
open-file = Deschide un fișier
position = Poziție
show-record = Arată partida notată
save-record = Salvează partida notată
save-picture = Salvează o imagine
save-pixels = Salvează ca PNG
embed-code = Cod pentru pagina ta
embed-how = Se deschide la mutarea arătată aici.
open-in-naqala = Deschide în Naqala

## Lessons and counting

lessons = Lecții
lessons-how = Fiecare pas este o poziție cu un scop. Joci pe tablă și afli imediat dacă l-ai atins.
all-lessons = Toate lecțiile
learn = Învață
train = Numără dinainte
course-progress = { $done } din { $steps } pași rezolvați
step-of = Pasul { $n } din { $count }
steps = Pași
solved = rezolvat
goal = Scop
not-yet = Încă nu.
was-shown = Așa se poate atinge scopul. Acum încearcă tu.
try-again = Încearcă din nou
show-me = Arată-mi
next = Pasul următor
whole-game = Joacă o partidă întreagă
trainer = Antrenament de numărare
how-hard = Dificultate
count-score = { $right } corecte din { $asked }, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
next-question = Întrebarea următoare

## The workshop

workshop = Atelier
workshop-how = Schimbă regulile și încearcă imediat jocul rezultat.
rule-file = Fișierul cu reguli
rules-fine = { $name } se poate juca.
line-column = linia { $line }, coloana { $column }
share-rules = Copiază un link către aceste reguli
rules-link-copied = Linkul a fost copiat. Cine îl deschide primește aceste reguli.
rules-too-large-online = Aici poți încerca fișierul, dar are { $size } kB, iar pentru o partidă online un server acceptă cel mult { $most } kB.
save-rules = Salvează fișierul
rule-language = Limbajul regulilor (în engleză)
rule-reference = Toate cheile și cuvintele (în engleză)
offer-rules = Propune o partidă cu aceste reguli
draft-kept = Au fost restabilite modificările tale de data trecută.
draft-drop = Înapoi la fișierul inițial
try-out = Încearcă aceste reguli

## Playing with others

online = Online
play-online = Joacă online
more = Mai multe despre acest joc
connecting = se conectează …
server-silent = Serverul nu răspunde.
move-unsent = Ultima ta mutare nu a ajuns încă.
clock-unsure = Serverul nu răspunde; timpul rămas poate fi altul.
connection-lost = Conexiunea s-a întrerupt. Pagina încearcă din nou și îți trimite mutările imediat ce revine.
you-are = Ești { $name }.
own-ratings = Punctele tale în clasament: { $ratings }
own-profile = Profilul tău
here-now = { $people ->
        [one] E o persoană aici
        [few] Sunt { $people } persoane aici
       *[other] Sunt { $people } de persoane aici
    }, { $games ->
        [0] nu se joacă nicio partidă.
        [one] se joacă o partidă.
        [few] se joacă { $games } partide.
       *[other] se joacă { $games } de partide.
    }
player-since = Aici din { $date }.
player-ratings = Puncte în clasament
player-games = { $n ->
        [one] o partidă de clasament
        [few] { $n } partide de clasament
       *[other] { $n } de partide de clasament
    }
player-latest = Ultimele partide
player-none = Încă nicio partidă.
player-unknown = Nu există nimeni cu acest nume
somebody = cineva
name = Nume
password = Parolă
sign-in = Intră în cont
sign-up = Creează un cont
sign-in-or-up = Intră în cont sau creează unul
account-why = Se poate juca și fără cont. Cu un cont, partidele tale contează la clasament și le poți continua pe alt calculator.
sign-out = Ieși din cont
signed-out = Contul { $name } nu mai este deschis aici. Intră din nou în cont ca să joci mai departe cu el.
recovery-codes = Coduri de recuperare
moderation = Moderare
account = Contul tău
old-password = Parola actuală
new-password = Parola nouă, cel puțin 8 caractere
change-password = Schimbă parola
password-changed = Parola a fost schimbată, iar contul nu mai este deschis pe niciun alt dispozitiv.
delete-account = Șterge contul
delete-account-why = Ștergerea contului șterge imediat tot ce se știe despre tine. Partidele jucate rămân, fără numele tău; cele în curs sunt considerate abandonate.
delete-account-sure = Ștergi definitiv contul { $name }?
report = Raportează jucătorul { $name }
report-what = Ce s-a întâmplat? Vor citi cei care administrează acest site.
report-send = Trimite
report-sent = Mulțumim. Cei care administrează acest site au fost anunțați.
forgotten-password = Ai uitat parola?
offer-game = Propune o partidă
own-rules-of = { $name } (regulile tale)
game = Joc
clock = Ceas
no-clock = fără ceas
clock-increment = { $minutes } min + { $seconds } s pe mutare
clock-other = altul …
clock-minutes = Minute
clock-seconds = Secunde pe mutare
clock-move = { $n } s pe mutare
clock-days = { $n ->
    [one] o zi pe mutare
    [few] { $n } zile pe mutare
   *[other] { $n } de zile pe mutare
}
rated = contează la clasament
rated-why = La clasament contează numai partidele dintre jucătorii cu cont.
counting = fără numere pe tablă
ratings-changed = Puncte în clasament: { $changes }
rated-not-counted = Clasamentul nu se schimbă: nu contează partidele de foarte puține mutări și nici mai mult de câteva partide pe zi între aceiași doi jucători.
offer-to-all = Propune tuturor
offer-by-link = Invită printr-un link
waiting-games = Partide care așteaptă jucători
nobody-waits = Acum nu așteaptă nimeni. Propune o partidă sau trimite un link unui prieten.
join = Intră în joc
own-games = Partidele tale
own-games-over = Partidele tale încheiate
game-begun = Partida ta a început.
turn-there = Este rândul tău într-o partidă online.
over-there = Una dintre partidele tale online s-a încheiat.
to-game = La partidă
your-turn = este rândul tău
notices = Notificări
notices-begin = Anunță-mă când este rândul meu
notices-end = Nu mă mai anunța când este rândul meu
notices-on = Acest browser te anunță când este rândul tău, chiar dacă pagina este închisă.
notices-denied = Browserul nu permite notificări de la acest site. Permite-le în setările lui pentru acest site și încearcă din nou.
notices-failed = Browserul nu a putut activa notificările; încearcă mai târziu.
after-moves = { $n ->
    [one] după o mutare
    [few] după { $n } mutări
   *[other] după { $n } de mutări
}
offered-by = { $game }, propunere de la { $by }
no-offer = Această propunere nu mai există
no-offer-why = Cineva a acceptat-o sau a fost retrasă. Partidele tale sunt enumerate pe pagina „Online”.
waiting-for-others =
    { $wanted ->
        [2] Îl așteptăm pe celălalt jucător. Trimite-i acest link celui cu care vrei să joci:
       *[other] Jucători prezenți: { $n } din { $wanted }. Trimite acest link celor cu care vrei să joci:
    }
waiting-in-list =
    { $wanted ->
        [2] Aștepți un alt jucător.
       *[other] Jucători prezenți: { $n } din { $wanted }.
    } Toți văd propunerea ta în lista partidelor care așteaptă jucători. Între timp poți deschide alte pagini: vei afla când începe partida. Poți trimite cuiva și acest link:
link = Link
withdraw-seek = Retrage propunerea
is-here = este aici
is-away = nu este aici
spectators = { $n ->
    [0] nu privește nimeni
    [one] privește o persoană
    [few] privesc { $n } persoane
   *[other] privesc { $n } de persoane
}
to-offer = Propune:
offers = Propuneri
offer-draw = remiză
offer-takeback = luarea înapoi a mutării
offer-share = împărțirea restului
offer-rematch = încă o partidă
you-offer = Propui { $what }.
they-offer = { $name } propune: { $what }.
they-decline = { $name } refuză propunerea.
accept = Acceptă
decline = Nu
withdraw = Retrage
resign-sure-you = Abandonezi?
resign-early = Cât timp nu au mutat ambii jucători, abandonul doar anulează partida și nu pierde nimeni. O anulezi?
own-side = tu: { $side }
to-rematch = La partida nouă
ended-rules = conform regulilor
ended-you-resigned = ai abandonat
ended-resigned = celălalt jucător a abandonat
ended-resigned-several = unul dintre jucători a abandonat
ended-agreed = remiză de comun acord
ended-shared = restul a fost împărțit
ended-time = timpul s-a scurs
ended-called-off = partida a fost anulată
ended-forgotten = nu a mai mutat nimeni de mult timp
ended-closed = după aceste reguli, mutările durau prea mult, așa că serverul a închis partida
ended-won = Câștigă { $name }: { $how }.
ended = { $how } ({ $verdict })

# The card at the end of a game: why it ended, and why that decides it. "No moves left: you get the seeds left on the board (3), and
# you have more than half of the seeds (27 of 48)."
end-why = { $why }: { $decides }.
end-why-rest = { $why }: { $rest } și { $decides }.
end-rest = { $name } primește semințele rămase pe tablă ({ $own })
end-rest-you = primești semințele rămase pe tablă ({ $own })
end-rest-shared = semințele rămase pe tablă se împart ({ $shares })
end-half = { $name } are mai mult de jumătate din semințe ({ $own } din { $all })
end-half-you = ai mai mult de jumătate din semințe ({ $own } din { $all })
end-more = { $name } are scorul mai mare ({ $own } : { $all })
end-more-you = ai scorul mai mare ({ $own } : { $all })
end-even = scorul este egal (câte { $each })
end-rule = conform regulilor, câștigă { $name }
end-rule-you = conform regulilor, câștigi tu
end-draw = conform regulilor, este remiză
end-nobody = conform regulilor, partida nu contează

## Why the server refuses something

error--bad-request = Cererea nu poate fi citită; /api/openapi.json arată ce se așteaptă.
error--too-large = Mesajul este mai mare decât acceptă serverul.
error--too-many-requests = Prea multe cereri; așteaptă o clipă și încearcă din nou.
error--too-many-connections = Sunt prea multe conexiuni de la această adresă; închide una.
error--too-many-seeks = Ai propus deja numărul maxim de partide; retrage mai întâi una.
error--too-many-games = Ai deja numărul maxim de partide neterminate; termină mai întâi una.
error--not-signed-in = Nu ești conectat; începe ca oaspete sau intră în cont.
error--account-needed = Pentru aceasta ai nevoie de un cont.
error--wrong-password = Numele sau parola sunt greșite.
error--banned = Acest cont a fost exclus.
error--bad-code = Acest cod nu este valid; poate că a fost folosit sau a expirat.
error--name-taken = Acest nume este deja luat; alege altul.
error--bad-name = Un nume are între 3 și 20 de litere, cifre, - sau _, și începe cu o literă.
error--bad-password = Parola trebuie să aibă între 8 și 200 de caractere.
error--wrong-origin = Cererea vine de pe alt site și a fost respinsă.
error--wrong-host = Acest server nu răspunde la adresa aceea; pornește-l cu --public-url.
error--forbidden = Nu ai dreptul să faci asta.
error--not-found = Aici nu este nimic.
error--wrong-method = Metoda nu este acceptată la această adresă; vezi /api/openapi.json.
error--unknown-game = Nu există niciun joc cu acest nume; lista jocurilor se află la /games.json.
error--bad-options = Acestea nu sunt opțiuni ale jocului.
error--bad-rules = Fișierul cu reguli are greșeli.
error--slow-rules = După aceste reguli, mutările durează prea mult pentru un server.
error--bad-clock = Timpul de gândire: cel mult 3 ore pentru toată partida plus cel mult 3 minute la fiecare mutare, sau între 1 și 14 zile pe mutare.
error--not-for-two = Acest joc nu este pentru două sau mai multe persoane.
error--not-rateable = La clasament contează numai partidele dintre doi jucători cu cont, jucate după regulile catalogului sau ale unui set de reguli.
error--own-seek = Participi deja la această propunere.
error--blocked = Unul dintre voi l-a blocat pe celălalt.
error--seek-gone = Această propunere nu mai există.
error--not-a-player = Nu joci în această partidă.
error--not-your-turn = Nu este rândul tău.
error--illegal-move = Mutarea aceasta nu se poate juca aici.
error--changed-meanwhile = Între timp, datele au fost modificate în altă parte; reîncarcă pagina.
error--out-of-step = Între timp, partida a mers mai departe; privește-o din nou.
error--game-over = Partida s-a încheiat.
error--not-over = Partida nu s-a încheiat încă.
error--nothing-to-do = Nu ai la ce să răspunzi și nici ce să retragi.
error--not-saved = Salvarea nu a reușit, așa că nu s-a schimbat nimic; încearcă din nou.
error--busy = Serverul este ocupat; încearcă din nou peste o clipă.
error--stopping = Serverul se repornește; încearcă din nou peste o clipă.
error--internal = A apărut o eroare pe server; găsești mai multe în jurnalul lui.

# The glossary.
glossary = Glosar
glossary-how = Ce înseamnă cuvintele jocurilor: întâi termenii comuni, apoi cuvintele jucătorilor.
