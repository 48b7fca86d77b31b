# The glossary: what a term is called, how it is written in texts (a star stands for any ending), and what it means.

term-sowing-game = joc de semănat
term-sowing-game-forms = joc de semănat, jocuri de semănat, jocul de semănat, jocurile de semănat, mancala
term-sowing-game-means = Joc în care iei semințele dintr-o gaură și le lași una câte una în găurile următoare. „Mancala” înseamnă același lucru.

term-pit = gaură
term-pit-forms = gaură, gaura, găuri, găuril*, găurii
term-pit-means = Scobitură în tablă, în care stau semințele.

term-seed = sămânță
term-seed-forms = sămânț*, semințe*
term-seed-means = Ceea ce se seamănă și se câștigă: o sămânță, o pietricică, o scoică sau un bob de fasole.

term-store = grânar
term-store-forms = grânar*
term-store-means = Locul în care un jucător își pune semințele câștigate. În unele jocuri se seamănă și în grânar, în altele semințele doar se păstrează acolo.

term-reserve = în mână
term-reserve-forms = în mână
term-reserve-means = Se spune despre semințele care nu sunt încă pe tablă și pe care jucătorul le pune una câte una; de asemenea, despre cele luate și încă nesemănate.

term-inner-row = rând interior
term-inner-row-forms = rând interior, rândul interior, rândului interior, rânduri interioare, rândurile interioare
term-inner-row-means = Pe tablele cu patru rânduri, rândul dinspre adversar. Cel din spatele lui este rândul exterior.

term-sow = a semăna
term-sow-forms = a semăna, seamănă, semeni, semănat, semănatul, semănatului, semănate
term-sow-means = A lăsa semințele din mână, una câte una, în găurile următoare.

term-last-seed = ultima sămânță
term-last-seed-forms = ultima sămânță, ultimei semințe
term-last-seed-means = Sămânța care încheie semănatul. Locul în care cade hotărăște ce urmează: captură, încă o trecere, sfârșitul turei.

term-lap = trecere
term-lap-forms = trecere, trecerea, treceri, trecerii, trecerile, trecerilor
term-lap-means = Un semănat, de la luarea semințelor până la ultima sămânță. În multe jocuri, o tură are mai multe treceri.

term-relay = a semăna mai departe
term-relay-forms = a semăna mai departe, semeni mai departe, seamănă mai departe
term-relay-means = A lua ce se află acolo unde a căzut ultima sămânță și a continua semănatul.

term-direction = în sens invers acelor de ceasornic
term-direction-forms = în sens invers acelor de ceasornic, în sensul acelor de ceasornic
term-direction-means = Sensul de mers în jurul tablei: privind de sus, de la stânga la dreapta pe rândul cel mai apropiat de tine. În jocurile cu patru rânduri, drumul trece numai prin cele două rânduri ale tale.

term-capture = a captura
term-capture-forms = a captura, captură, captura, capturi, capturează, capturezi, capturat, capturate, capturilor
term-capture-means = A câștiga semințele dintr-o gaură. Ele ajung în grânar sau se seamănă din nou de partea ta.

term-count-capture = captură după număr
term-count-capture-forms = captură după număr
term-count-capture-means = Captură care depinde de numărul semințelor adunate în gaura în care cade ultima: două sau trei, patru, un număr par. Celălalt fel este captura după loc.

term-place-capture = captură după loc
term-place-capture-forms = captură după loc
term-place-capture-means = Captură care depinde de locul în care cade ultima sămânță, de pildă într-o gaură goală a ta, aflată în fața uneia cu semințe.

term-opposite = gaura din față
term-opposite-forms = gaura din față, găurii din față, găurile din față, gaură din față
term-opposite-means = Gaura aflată de cealaltă parte a tablei, în aceeași coloană.

term-chain = captură în lanț
term-chain-forms = captură în lanț, în lanț, lanț, lanțul
term-chain-means = Captură care continuă cu găurile vecine cât timp și ele îndeplinesc condiția.

term-passing = captură în timpul semănatului
term-passing-forms = captură în timpul semănatului
term-passing-means = Captură făcută de o sămânță care nu este ultima, în timp ce semănatul continuă.

term-resow = a semăna din nou
term-resow-forms = a semăna din nou, seamănă din nou, semeni din nou
term-resow-means = A semăna de partea ta semințele capturate, în loc să le păstrezi.

term-grand-slam = captură totală
term-grand-slam-forms = captură totală, captura totală, tăierea capului
term-grand-slam-means = Captura prin care adversarul rămâne fără nicio sămânță pe tablă; „tăierea capului”. Jocurile și cluburile o tratează diferit.

term-feed = a hrăni
term-feed-forms = a hrăni, hrăni, hrănești, hrănească
term-feed-means = A-i da adversarului semințe cu care să mute. În multe jocuri e obligatoriu dacă nu are niciuna.

term-leftovers = semințe rămase
term-leftovers-forms = semințe rămase, semințele rămase
term-leftovers-means = Semințele care se mai află pe tablă la sfârșitul jocului. Regulile spun ale cui sunt.

term-extra-move = încă o mutare
term-extra-move-forms = încă o mutare, muți din nou, mută din nou
term-extra-move-means = O mutare în plus în aceeași tură.

term-pass = a ceda rândul
term-pass-forms = a ceda rândul, cedezi rândul, cedează rândul, cedarea rândului
term-pass-means = A lăsa tura să treacă fără a muta.

term-endless = semănat fără sfârșit
term-endless-forms = semănat fără sfârșit, semănatul fără sfârșit
term-endless-means = O succesiune de treceri care ajunge din nou în același punct și nu s-ar mai termina. Regulile fiecărui joc spun ce se întâmplă.

term-trap = capcană
term-trap-forms = capcană, capcana, capcane, capcanele, capcanei, capcanelor
term-trap-means = O gaură marcată. Semințele din ea sunt ale celui care a făcut-o, chiar dacă se află în celălalt rând.

term-mark = gaură marcată
term-mark-forms = gaură marcată, găuri marcate, gaura marcată
term-mark-means = O gaură cu o însușire aparte, pentru un timp sau pentru totdeauna: o capcană, un tuzdyk, o casă.

term-blocked = gaură blocată
term-blocked-forms = gaură blocată, blocată
term-blocked-means = O gaură care nu poate fi jucată în această tură.

term-closed = gaură închisă
term-closed-forms = gaură închisă, găuri închise, scoasă din joc, scoase din joc
term-closed-means = O gaură scoasă din joc pentru o rundă întreagă; la congkak i se spune „arsă”.

term-second-kind = al doilea fel de semințe
term-second-kind-forms = al doilea fel de semințe
term-second-kind-means = Semințe cu altă valoare sau alt rost în același joc, ca mandarinii din ô ăn quan.

term-round = rundă
term-round-forms = rundă, runda, runde, rundele, rundei
term-round-means = O partidă dintr-un meci, de la așezarea semințelor până la sfârșit.

term-match = meci
term-match-forms = meci, meciul, meciuri, meciului
term-match-means = Mai multe runde în care rezultatul trece la runda următoare, până când cineva câștigă meciul.

term-territory = teritoriu
term-territory-forms = teritoriu, teritoriul, teritorii
term-territory-means = Găuri care îți aparțin într-o rundă datorită semințelor câștigate în cea dinainte.

term-race = cursă
term-race-forms = cursă, cursa
term-race-means = Primul semănat, făcut de toți jucătorii deodată. Începe cine termină primul.

term-pie-rule = regula plăcintei
term-pie-rule-forms = regula plăcintei
term-pie-rule-means = După prima mutare, al doilea jucător poate schimba locurile. Astfel, nimănui nu-i convine să aleagă o primă mutare prea puternică.

term-team = echipă
term-team-forms = echipă, echipa, echipe, echipei
term-team-means = Jucători care câștigă și pierd împreună.

term-solitaire = pasiență
term-solitaire-forms = pasiență, pasiența
term-solitaire-means = Joc pentru o singură persoană, împotriva tablei.

term-repetition = repetare
term-repetition-forms = repetare, repetarea, repetării, se repetă
term-repetition-means = O poziție care apare din nou, cu același jucător la mutare. Regulile spun când o asemenea repetare încheie jocul sau este interzisă.

term-obligations = obligații
term-obligations-forms = obligații, obligațiile
term-obligations-means = Ce trebuie să facă o mutare sau ce nu are voie să facă nici acolo unde altfel ar fi permis.

term-draw = remiză
term-draw-forms = remiză, remiza, remize
term-draw-means = Partidă pe care nu o câștigă nimeni.

term-variant = variantă
term-variant-forms = variantă, varianta, variante, opțiune, opțiuni
term-variant-means = Un joc cu anumite opțiuni: de la un loc la altul, același joc se joacă puțin diferit.

# Languages of the words that players use.

word-language-sw = swahili
word-language-kk = kazahă
word-language-ak = akan
word-language-yo = yoruba
word-language-ms = malaieză
word-language-jv = javaneză
word-language-lg = luganda
word-language-rw = kinyarwanda
word-language-vi = vietnameză
word-language-ta = tamilă
word-language-naq = khoekhoe
word-language-mg = malgașă
word-language-sn = shona
word-language-ts = tsonga
word-language-ki = kikuyu
word-language-ti = tigrinya
word-language-am = amharică
word-language-ber = berberă
word-language-ar = arabă
word-language-ja = japoneză, din go
word-language-si = singaleză
word-language-nso = sotho de nord
word-language-ny = chewa
