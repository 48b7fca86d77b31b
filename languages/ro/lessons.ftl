# Lecțiile și antrenorul de numărat în română.
#
# Celui care învață i se spune „tu”. Cuvintele „gaură”, „sămânță”, „grânar”, „trecere” sunt cele din reguli și explicații.

## Țeluri și ce s-a întâmplat în locul lor

seeds = { $n ->
    [one] o sămânță
    [few] { $n } semințe
   *[other] { $n } de semințe
}
amount = { $how ->
    [least] cel puțin { seeds }
    [most] cel mult { seeds }
    [exactly] exact { seeds }
   *[range] între { $n } și { $most } { $most ->
        [few] semințe
       *[other] de semințe
    }
}
goal-any = Fă orice mutare permisă.
goal-captures = Capturează { amount }.
goal-gains = Adaugă { amount } la scorul tău.
goal-loses = { $most ->
    [0] Nu lăsa nimic din ce ar putea captura adversarul în tura următoare.
   *[other] Lasă-i adversarului { amount } de capturat în tura următoare.
}
goal-feeds = Lasă { amount } în găurile adversarului.
goal-laps = { $how ->
    [least] Seamănă cel puțin { goal-laps.laps }.
    [most] Seamănă cel mult { goal-laps.laps }.
    [exactly] Seamănă exact { goal-laps.laps }.
   *[range] Seamănă între { $n } și { $most } { $most ->
        [few] treceri
       *[other] de treceri
    }.
}
    .laps = { $n ->
        [one] o trecere
        [few] { $n } treceri
       *[other] { $n } de treceri
    }
goal-from = { $n ->
    [0] Nu captura nimic.
    [one] Capturează semințele din gaura { $pits } și nimic altceva.
   *[other] Capturează semințele din găurile { $pits } și nimic altceva.
}
goal-last = { $store ->
    [yes] Fă ca ultima sămânță să cadă în grânarul tău.
   *[no] Fă ca ultima sămânță să cadă în gaura { $pit }.
}
goal-again = { $yes ->
    [yes] Câștigă încă o mutare.
   *[no] Încheie-ți tura.
}
goal-marked = { $mark ->
    [tuzdyk] Fă din gaura { $pit } tuzdykul tău.
    [house] Gaura { $pit } trebuie să rămână casa ta.
   *[other] Gaura { $pit } trebuie să poarte semnul tău.
}
goal-unmarked = { $mark ->
    [tuzdyk] Gaura { $pit } nu mai trebuie să fie tuzdykul tău.
    [house] Gaura { $pit } nu mai trebuie să fie casa ta.
   *[other] Gaura { $pit } nu mai trebuie să poarte semnul tău.
}
goal-blocks = Blochează gaura { $pit } pentru tura următoare a adversarului.
goal-refused = { $yes ->
    [yes] Fă o captură pe care regulile o anulează.
   *[no] Nu face nicio captură pe care ar anula-o regulile.
}
goal-illegal = { $which ->
    [filled] Arată o gaură a ta care are semințe și totuși nu poate fi jucată.
    [theirs] Arată o gaură care are semințe și pe care nu ai voie s-o joci.
   *[empty] Arată o gaură a ta care nu poate fi jucată.
}
goal-wins = { $yes ->
    [yes] Câștigă jocul.
   *[no] Nu câștiga încă.
}
goal-turns = Ai la dispoziție { $n ->
    [one] o tură
    [few] { $n } ture
   *[other] { $n } de ture
}.
found-captures = { $n ->
    [0] Nu ai capturat nimic.
   *[other] Ai capturat { seeds }.
}
found-gains = { $n ->
    [0] Scorul tău nu a crescut.
   *[other] Scorul tău a crescut cu { $n }.
}
found-loses = { $n ->
    [0] Acum adversarul nu poate captura nimic.
   *[other] Acum adversarul poate captura { seeds }.
}
found-feeds = { $n ->
    [0] Adversarul nu are nicio sămânță în găurile sale.
   *[other] Adversarul are { seeds } în găurile sale.
}
found-laps = Ai semănat { $n ->
    [one] o trecere
    [few] { $n } treceri
   *[other] { $n } de treceri
}.
found-from = { $n ->
    [0] Nu ai capturat nimic.
    [one] Ai capturat din gaura { $pits }.
   *[other] Ai capturat din găurile { $pits }.
}
found-last = { $store ->
    [yes] Ultima sămânță a căzut în grânar.
   *[no] Ultima sămânță a căzut în gaura { $pit }.
}
found-again = { $yes ->
    [yes] Este tot rândul tău.
   *[no] Nu ai obținut o mutare în plus.
}
found-marked = { $mark ->
    [tuzdyk] Gaura { $pit } nu este tuzdykul tău.
    [house] Gaura { $pit } nu mai este casa ta.
   *[other] Gaura { $pit } nu poartă semnul tău.
}
found-unmarked = { $mark ->
    [tuzdyk] Gaura { $pit } este încă tuzdykul tău.
    [house] Gaura { $pit } este încă casa ta.
   *[other] Gaura { $pit } poartă încă semnul tău.
}
found-blocks = Gaura { $pit } nu este blocată.
found-refused = { $yes ->
    [yes] Regulile au anulat captura.
   *[no] Regulile nu au anulat nicio captură.
}
found-not-pointed = Ai făcut o mutare. Aici trebuie să arăți o gaură care nu poate fi jucată.
pit-legal = Gaura { $pit } poate fi jucată.
pit-not-yours = Gaura { $pit } nu este a ta.
pit-empty = Gaura { $pit } este goală: nu ai ce semăna.
pit-closed = Gaura { $pit } este scoasă din joc în runda aceasta.
pit-blocked = Gaura { $pit } este blocată în tura aceasta.
pit-prior = Gaura { $pit } nu poate fi jucată: aici are întâietate alt fel de mutare.
pit-requirement = Gaura { $pit } nu poate fi jucată: mutarea ar încălca o regulă.
pit-endless = Gaura { $pit } nu poate fi jucată: semănatul nu s-ar mai încheia sau i-ar lua adversarului toate semințele, iar regulile interzic asta.
pit-not-offered = Gaura { $pit } nu poate fi jucată: regulile nu permit aici mutarea aceasta.
found-wins = { $yes ->
    [yes] Ai câștigat deja.
   *[no] Nu ai câștigat.
}
found-not-yet = Tura ta nu s-a încheiat încă.
found-no-sowing = Niciun semănat nu a ajuns la capăt.

## Antrenorul de numărat

trainer-pit = gaura { $pit }
trainer-store = { $side ->
    [S] grânarul lui Sud
    [N] grânarul lui Nord
    [E] grânarul lui Est
   *[W] grânarul lui Vest
}
trainer-ask-last = Mutarea este { $ply }. Unde cade ultima sămânță?
trainer-ask-captured = Mutarea este { $ply }. Câte semințe se capturează?
trainer-ask-laps = Mutarea este { $ply }. Câte treceri are semănatul?
trainer-right = Corect: { $answer }.
trainer-wrong = Nu, răspunsul este { $answer }.
trainer-streak = { $n ->
    [one] un răspuns corect
    [few] { $n } răspunsuri corecte la rând
   *[other] { $n } de răspunsuri corecte la rând
}
trainer-level = Nivelul { $n }
trainer-none = În acest joc nu se seamănă din găuri, așa că nu este nimic de numărat dinainte.

## Oware

lesson-oware = De la primul semănat la captura totală: cum numeri, capturezi, te aperi și câștigi la oware.

lesson-oware-board-title = Găuri și semințe
lesson-oware-board = Fiecare jucător are un rând de șase găuri; al tău este cel de jos, găurile a–f, de la stânga la dreapta. Când îți vine rândul, iei toate semințele dintr-o gaură a ta și le semeni una câte una în găurile următoare, în sens invers acelor de ceasornic, adică spre dreapta pe rândul tău, apoi spre stânga pe cel de sus, de la A la F.
lesson-oware-board-hint = Alege oricare dintre cele șase găuri ale tale și urmărește unde ajung semințele.
lesson-oware-board-done = Așa se seamănă. Semințele sunt toate la fel, iar în gaura din care le-ai luat nu rămâne niciuna.

lesson-oware-count-title = Unde cade ultima sămânță
lesson-oware-count = La oware, totul depinde de ultima sămânță. Patru semințe ajung în a patra gaură după cea de plecare. După f, numărătoarea continuă cu A, la capătul din dreapta al rândului de sus.
lesson-oware-count-hint = Numără înapoi de la C: C, B, A, f. Pornești din gaura dinaintea lui f.
lesson-oware-count-done = Ai numărat dinainte. Jucătorii buni fac asta pentru fiecare gaură înainte de a muta.

lesson-oware-two-title = Captura de două
lesson-oware-two = Dacă, odată cu ultima ta sămânță, într-o gaură a adversarului se adună exact două, le capturezi pe amândouă. Se capturează numai cu ultima sămânță și numai în rândul adversarului.
lesson-oware-two-hint = În gaura A este o sămânță. Alege o gaură cu atâtea semințe câți pași sunt până la A.
lesson-oware-two-done = Sămânța care stătea singură este acum în grânarul tău, împreună cu a ta. O sămânță rămasă singură este mereu în pericol.

lesson-oware-three-title = Captura de trei
lesson-oware-three = Trei semințe se capturează la fel ca două, deci și o gaură cu două semințe este în pericol. O gaură cu cel puțin trei este în siguranță.
lesson-oware-three-hint = Caută la adversar o gaură cu două semințe, în care să poți ajunge exact.
lesson-oware-three-done = Din două s-au făcut trei și toate trei sunt ale tale.

lesson-oware-chain-title = Captura în lanț
lesson-oware-chain = După o captură, uită-te la gaura dinaintea celei golite. Dacă și aceasta are două sau trei semințe și se află în rândul adversarului, le capturezi și pe ele, și tot așa înapoi, până la prima gaură care nu îndeplinește condiția.
lesson-oware-chain-hint = Două mutări îți aduc o captură. Fă ca ultima sămânță să cadă cât mai departe, cu condiția ca toate găurile dinaintea ei să ajungă la două sau trei semințe.
lesson-oware-chain-done = Un semănat, patru găuri. Caută mereu găurile vecine cu una sau două semințe.
lesson-oware-chain-mistake-1 = O captură bună, dar exista un lanț mai lung.

lesson-oware-broken-title = Un lanț întrerupt
lesson-oware-broken = Lanțul se oprește la prima gaură care nu are două sau trei semințe. Ce se află dincolo de ea este în siguranță, oricât ar fi.
lesson-oware-broken-hint = În gaura C sunt prea multe semințe. Ce mutare se încheie înaintea ei?
lesson-oware-broken-done = Două găuri în loc de una: semănatul mai scurt a adus mai mult.
lesson-oware-broken-mistake-1 = Gaura C a întrerupt lanțul: A și B au rămas cum erau.

lesson-oware-round-title = De jur împrejurul tablei
lesson-oware-round = Cu cel puțin douăsprezece semințe te întorci de unde ai plecat. Peste gaura aceea se sare, așa că rămâne goală, iar ultima sămânță ajunge cu o gaură mai departe. O grămadă mare, numită în multe țări casă, poate captura acolo unde nimeni nu se așteaptă.
lesson-oware-round-hint = Șaisprezece semințe din f: cu unsprezece ajungi înapoi la e, iar peste f se sare. Mai rămân cinci.
lesson-oware-round-done = Pe parcurs două găuri goale au primit câte două semințe, iar alta a ajuns de la una la trei: toate șapte sunt ale tale.

lesson-oware-defend-title = Apărarea
lesson-oware-defend = Și adversarul numără. Înainte de a muta, vezi în care dintre găurile tale cu una sau două semințe ar putea ajunge ultima lui sămânță. Poți să le muți de acolo, să mai adaugi altele sau să strici socoteala găurii care te amenință.
lesson-oware-defend-hint = Cu cele trei semințe din E, Nord ajunge exact în b, unde s-ar aduna două. Dar dacă b ar fi goală?
lesson-oware-defend-done = Nu mai este nimic de luat. O mutare liniștită care înlătură o amenințare este adesea cea mai bună.

lesson-oware-feed-title = Hrănirea
lesson-oware-feed = Dacă adversarul nu are semințe, trebuie să faci o mutare care să-i dea câteva, dacă există una. Nu trebuie însă să-i dai mai mult decât e nevoie.
lesson-oware-feed-hint = Și din e, și din f ajungi de partea cealaltă. De unde îi dai mai puțin?
lesson-oware-feed-done = Regula cere doar o sămânță. Dacă n-ai fi putut ajunge de partea cealaltă, jocul s-ar fi încheiat, iar toate semințele din rândul tău ar fi fost ale tale.

lesson-oware-slam-title = Captura totală
lesson-oware-slam = A captura tot ce are adversarul se numește captură totală sau „tăierea capului”. La turnee, mutarea este permisă, dar nu se capturează nimic: adversarului trebuie să-i rămână ceva cu care să joace. În alte părți se joacă după alte reguli; le găsești printre opțiunile jocului.
lesson-oware-slam-hint = Lanțul cel mai lung ar lua tot rândul. Lasă gaura C în afara lanțului.
lesson-oware-slam-done = Patru semințe, iar adversarului îi mai rămân două. O captură mai mică, dar valabilă, este mai bună decât una totală, care nu contează.
lesson-oware-slam-mistake-1 = A fost o captură totală: ar fi luat toate semințele, așa că n-a luat niciuna.

lesson-oware-plan-title = Cu două mutări înainte
lesson-oware-plan = Prima captură pe care o vezi nu este întotdeauna cea mai bună. Uneori o mutare liniștită pregătește una mai mare, dacă adversarul nu o poate împiedica.
lesson-oware-plan-hint = Acum, din f capturezi două. Cu încă o sămânță, ai ajunge cu o gaură mai departe.
lesson-oware-plan-done = Ai făcut un plan pe două ture, cu un răspuns al adversarului la mijloc. Așa se câștigă partidele.

lesson-oware-win-title = Victoria
lesson-oware-win = Sunt 48 de semințe. Cine adună mai mult de jumătate din ele, adică cel puțin 25, câștigă, iar jocul se încheie imediat. Tu ai 22.
lesson-oware-win-hint = Două semințe nu ajung. Caută un lanț.
lesson-oware-win-done = Ai câștigat. Acum joacă o partidă întreagă: pentru început, alege un adversar de nivel scăzut.

## Kalah

lesson-kalah = De la prima mutare la ultima sămânță: grânarul, mutările în plus, capturile și încheierea partidei de kalah.

lesson-kalah-board-title = Găuri, semințe și grânare
lesson-kalah-board = Rândul de șase găuri de jos este al tău, ca și grânarul de la capătul lui din dreapta. Iei toate semințele dintr-o gaură a ta și le semeni una câte una, în sens invers acelor de ceasornic. Și grânarul tău, aflat în drum, primește o sămânță; peste cel al adversarului se sare.
lesson-kalah-board-hint = Alege oricare dintre cele șase găuri ale tale și urmărește unde ajung semințele.
lesson-kalah-board-done = Așa arată o mutare. La sfârșit câștigă cine are mai multe semințe în grânar.

lesson-kalah-store-title = În grânar
lesson-kalah-store = Numără pașii până la grânarul tău: din f este unul, din e sunt doi, din d, trei. Dacă semeni dintr-o gaură cu atâtea semințe câți pași sunt până la grânar, ultima cade chiar în el.
lesson-kalah-store-hint = În fiecare gaură sunt patru semințe. Care gaură e la patru pași de grânar?
lesson-kalah-store-done = Ultima sămânță este în grânar și mai muți o dată: un început bun.

lesson-kalah-again-title = Încă o mutare
lesson-kalah-again = Ori de câte ori ultima ta sămânță cade în grânarul tău, mai muți o dată. Începe cu o astfel de mutare, apoi mai adu, în aceeași tură, o sămânță în grânar.
lesson-kalah-again-hint = Începe cu mutarea care îți aduce alta. Apoi e bună orice gaură ale cărei semințe trec de f.
lesson-kalah-again-done = Două semințe într-o singură tură. Mutările în plus sunt inima jocului.
lesson-kalah-again-mistake-1 = Mutarea aceea nu a ajuns la grânarul tău.

lesson-kalah-nearest-title = Întâi gaura cea mai apropiată
lesson-kalah-nearest = Mai multe găuri pot aduce o mutare în plus. Joac-o întâi pe cea mai apropiată de grânar: o mutare de mai departe i-ar adăuga o sămânță și i-ar strica socoteala.
lesson-kalah-nearest-hint = Întâi f, apoi e. Ce a lăsat semănatul din e în f?
lesson-kalah-nearest-done = Trei mutări în plus una după alta. Dacă joci de la dreapta la stânga, nu se strică nimic.
lesson-kalah-nearest-mistake-1 = Ai mutat prea devreme din e: sămânța pusă în f i-a stricat socoteala.

lesson-kalah-capture-title = Captura
lesson-kalah-capture = Dacă ultima ta sămânță cade într-o gaură goală a ta, capturezi sămânța aceasta și toate semințele din gaura din față. Toate merg în grânarul tău.
lesson-kalah-capture-hint = Cele opt semințe din C se află în fața găurii d, iar d este goală. Caută o gaură cu atâtea semințe câți pași sunt până la d.
lesson-kalah-capture-done = Opt semințe, plus încă una, a ta. Găurile tale goale sunt arme.

lesson-kalah-bigger-title = Captura mai mare
lesson-kalah-bigger = Înainte de a captura, uită-te la toate găurile goale din rândul tău și la ce se află în fața fiecăreia.
lesson-kalah-bigger-hint = În fața găurii b sunt trei semințe, în fața găurii e, șapte.
lesson-kalah-bigger-done = Opt semințe dintr-o lovitură. Poate că și captura mai mică te va aștepta în tura următoare.
lesson-kalah-bigger-mistake-1 = O captură, dar nu cea mai mare. Ce se află în fața găurii e?

lesson-kalah-nothing-title = Nimic în față
lesson-kalah-nothing = Dacă gaura din față este goală, nu se capturează nimic, iar ultima ta sămânță rămâne unde este.
lesson-kalah-nothing-hint = Gaura B, din fața găurii e, este goală. Gaura E nu este.
lesson-kalah-nothing-done = De data aceasta a fost o captură: era ceva de luat.
lesson-kalah-nothing-mistake-1 = În fața găurii e nu este nimic, așa că sămânța ta rămâne acolo singură.

lesson-kalah-chain-title = O mutare în plus care pregătește o captură
lesson-kalah-chain = O mutare în plus nu aduce numai o sămânță: ea golește și o gaură, iar cu o gaură goală poți captura.
lesson-kalah-chain-hint = Cu cele trei semințe din a ajungi la d, care încă nu este goală. Cum o poți goli fără să-ți închei tura?
lesson-kalah-chain-done = Ai golit întâi gaura, apoi ai ajuns în ea: ai câștigat șapte semințe.

lesson-kalah-round-title = De jur împrejurul tablei
lesson-kalah-round = Un semănat lung trece prin grânarul tău, de-a lungul întregului rând al adversarului, și se întoarce de partea ta. Grânarul adversarului nu primește nimic. Dacă ultima sămânță cade într-o gaură goală a ta, capturezi ca de obicei, iar gaura din față tocmai a primit și ea o sămânță.
lesson-kalah-round-hint = Opt semințe din f: una în grânar, șase de partea cealaltă și mai rămâne una.
lesson-kalah-round-done = Ultima sămânță s-a întors acasă. Merită să fii atent la grămezile de cel puțin opt semințe.

lesson-kalah-defend-title = Apărarea
lesson-kalah-defend = Adversarul capturează la fel. Vezi care dintre găurile de sus sunt goale, ce ai tu în fața lor și dacă o sămânță poate ajunge acolo. Apoi mută-ți semințele sau strică-i socoteala.
lesson-kalah-defend-hint = Gaura B este goală, în fața ei sunt cinci semințe ale tale, iar sămânța din A poate ajunge în B. O poți captura? Golește întâi f.
lesson-kalah-defend-done = Nu mai este nimic de capturat. Adesea, cea mai bună apărare este să iei chiar sămânța care te amenință.

lesson-kalah-end-title = Sfârșitul
lesson-kalah-end = Când un rând este gol, jocul se încheie, iar semințele din celălalt rând îi revin proprietarului acestuia. Jocul se poate încheia și mai devreme: cine strânge mai mult de jumătate din semințe câștigă pe loc. Vezi ce ar rămâne pe tablă și cui i-ar reveni.
lesson-kalah-end-hint = În gaura C sunt ultimele semințe ale adversarului. Capturează-le și restul este al tău.
lesson-kalah-end-done = Rândul de sus este gol, iar ce se afla în al tău îți revine ție. Acum joacă o partidă întreagă.

## Toguz Kumalak

lesson-toguz-kumalak = De la primul semănat la atsyrau: capturile de numere pare și tuzdykul la toguz kumalak.

lesson-toguz-kumalak-board-title = Nouă găuri cu nouă semințe
lesson-toguz-kumalak-board = Fiecare jucător are nouă găuri; ale tale sunt în rândul de jos, de la a la i. La început, în fiecare sunt nouă semințe. Iei semințele dintr-o gaură a ta și le semeni una câte una, în sens invers acelor de ceasornic. Semințele capturate merg în grânarul tău, care se numește kazan.
lesson-toguz-kumalak-board-hint = Alege oricare dintre cele nouă găuri ale tale și urmărește unde ajung semințele.
lesson-toguz-kumalak-board-done = Poate că ai și capturat ceva: vei afla curând de ce.

lesson-toguz-kumalak-sow-title = Prima sămânță rămâne acasă
lesson-toguz-kumalak-sow = Aici semănatul începe chiar cu gaura din care ai luat semințele: prima sămânță se întoarce în ea. De aceea, nouă semințe ajung nu cu nouă, ci cu opt găuri mai departe.
lesson-toguz-kumalak-sow-hint = Prima gaură este a. Care este a noua?
lesson-toguz-kumalak-sow-done = Nouă semințe, nouă găuri: de la a la i. Orice altă primă mutare se încheie de partea cealaltă.

lesson-toguz-kumalak-single-title = O sămânță singură
lesson-toguz-kumalak-single = Excepția este sămânța singură: trece în gaura următoare și o lasă goală pe a ei. Așa se poate captura și cu o sămânță singură.
lesson-toguz-kumalak-single-hint = Sămânța singură din i este lângă A.
lesson-toguz-kumalak-single-done = Din șapte s-au făcut opt, iar numerele pare se capturează.

lesson-toguz-kumalak-even-title = Numerele pare se capturează
lesson-toguz-kumalak-even = Dacă ultima ta sămânță cade într-o gaură a adversarului și acolo se adună un număr par, toate sunt ale tale. Așadar, găurile cu un număr impar de semințe sunt în pericol, iar cele mai pline dintre ele valorează cel mai mult. Se capturează numai din gaura în care a căzut ultima sămânță.
lesson-toguz-kumalak-even-hint = Din cele unsprezece semințe din B s-ar face douăsprezece.
lesson-toguz-kumalak-even-done = Douăsprezece semințe, cu un semănat de numai trei.
lesson-toguz-kumalak-even-mistake-1 = Zece semințe sunt o captură bună, dar există una mai mare.
lesson-toguz-kumalak-even-mistake-2 = Ai făcut un tuzdyk; despre el vei afla mai multe în curând. Acum caută captura cea mai mare.

lesson-toguz-kumalak-tuzdyk-title = Tuzdykul
lesson-toguz-kumalak-tuzdyk = Dacă ultima ta sămânță cade într-o gaură a adversarului și acum sunt acolo exact trei, poți cuceri gaura însăși: ea devine tuzdykul tău. Iei cele trei semințe, iar de acum înainte orice sămânță care cade în ea este imediat a ta. Poți avea numai unul într-o partidă.
lesson-toguz-kumalak-tuzdyk-hint = În gaura D sunt două semințe. Din care gaură a ta ajungi exact acolo? Numără și gaura de plecare.
lesson-toguz-kumalak-tuzdyk-done = Acum gaura D lucrează pentru tine până la sfârșit. Un tuzdyk aduce o sămânță aproape la fiecare semănat lung, chiar și la cele ale adversarului.
lesson-toguz-kumalak-tuzdyk-mistake-1 = Opt semințe, dar niciun tuzdyk; cu timpul, acesta ar aduce mai mult.

lesson-toguz-kumalak-ninth-title = Niciodată a noua gaură
lesson-toguz-kumalak-ninth = A noua gaură a unui jucător, aici I, nu poate deveni niciodată tuzdyk. Dacă acolo se adună trei semințe, ele rămân cum sunt. Alege altă gaură.
lesson-toguz-kumalak-ninth-hint = Sunt două semințe în I, dar și în E.
lesson-toguz-kumalak-ninth-done = Un tuzdyk la mijlocul rândului primește multe semințe.
lesson-toguz-kumalak-ninth-mistake-1 = În gaura a noua, trei semințe rămân doar trei semințe: nici captură, nici tuzdyk.

lesson-toguz-kumalak-number-title = Nu același număr
lesson-toguz-kumalak-number = Nord are un tuzdyk în a treia ta gaură, c. Atunci tuzdykul tău nu poate fi a treia gaură a lui Nord, adică C, fiindcă doi tuzdyki nu pot avea același număr. Nu contează care găuri se află față în față.
lesson-toguz-kumalak-number-hint = Și C, și E au două semințe, iar C este interzisă.
lesson-toguz-kumalak-number-done = A cincea gaură este permisă. Vezi că tuzdykul lui Nord ia câte o sămânță din fiecare semănat care trece prin c.
lesson-toguz-kumalak-number-mistake-1 = Tuzdykul lui Nord are numărul trei, așa că C nu poate fi a ta.

lesson-toguz-kumalak-income-title = Ce aduce un tuzdyk
lesson-toguz-kumalak-income = Gaura E este tuzdykul tău. Un semănat care trece prin ea îți dă o sămânță, iar la capăt poate să și captureze.
lesson-toguz-kumalak-income-hint = La care captură treci prin E?
lesson-toguz-kumalak-income-done = Zece capturate și una pe parcurs.
lesson-toguz-kumalak-income-mistake-1 = Zece semințe, dar semănatul acela nu a ajuns la tuzdykul tău.

lesson-toguz-kumalak-defend-title = Apărarea
lesson-toguz-kumalak-defend = Adversarul caută găurile tale impare și pe cele cu două semințe, unde și-ar putea face un tuzdyk. O sămânță în plus sau în minus schimbă paritatea, așa că un semănat prin rândul tău apără mai multe găuri deodată.
lesson-toguz-kumalak-defend-hint = Încearcă-ți mutările una câte una și vezi ce s-ar putea captura după ele.
lesson-toguz-kumalak-defend-done = Adversarul nu mai găsește aproape nimic. Să numeri pentru amândoi este arta acestui joc.

lesson-toguz-kumalak-win-title = Optzeci și două
lesson-toguz-kumalak-win = Sunt 162 de semințe. Cu 82, mai mult de jumătate, câștigi imediat. Tu ai 70.
lesson-toguz-kumalak-win-hint = Cu zece ai ajunge la 80. Îți trebuie douăsprezece.
lesson-toguz-kumalak-win-done = Optzeci și două: ai câștigat.
lesson-toguz-kumalak-win-mistake-1 = Optzeci de semințe: lipsesc două.

lesson-toguz-kumalak-atsyrau-title = Atsyrau
lesson-toguz-kumalak-atsyrau = Un jucător care trebuie să mute și nu mai are semințe este în atsyrau. Jocul se încheie, iar celălalt ia toate semințele de pe partea sa. Lui Nord i-a rămas o singură sămânță.
lesson-toguz-kumalak-atsyrau-hint = Capturează sămânța din A. Ce rămâne apoi este al tău.
lesson-toguz-kumalak-atsyrau-done = Nord nu poate muta, iar semințele tale hotărăsc partida. Acum joacă una întreagă.

## Bao la Kiswahili

lesson-bao-kiswahili = De la prima sămânță intrată în joc la takasia: capturi, casa și cele două faze ale jocului bao.

lesson-bao-kiswahili-board-title = Patru rânduri și o mână plină de semințe
lesson-bao-kiswahili-board = Două rânduri de găuri sunt ale tale: cel interior, a1–a8, aflat față în față cu cel al adversarului, și cel exterior, b1–b8. În prima fază, namua, fiecare tură începe cu o sămânță din mâna ta: o pui într-o gaură cu semințe din rândul tău interior. Dacă nu este nimic de capturat, semințele din gaura aceea se seamănă la stânga sau la dreapta, de-a lungul celor două rânduri ale tale.
lesson-bao-kiswahili-board-hint = E bună orice mutare permisă: alege o gaură și o direcție.
lesson-bao-kiswahili-board-done = O mutare fără captură se numește takata. Semințele nu părăsesc niciodată cele două rânduri ale tale, decât dacă le capturează adversarul.

lesson-bao-kiswahili-capture-title = Captura din gaura din față
lesson-bao-kiswahili-capture = Dacă în fața găurii în care pui sămânța se află o gaură interioară a adversarului cu semințe, le capturezi pe toate. Cine poate captura trebuie să captureze. Aici poți captura din mai multe găuri.
lesson-bao-kiswahili-capture-hint = Gaura a3 se află în fața găurii A6.
lesson-bao-kiswahili-capture-done = Semințele capturate nu au ieșit din joc: le-ai semănat de partea ta.

lesson-bao-kiswahili-kichwa-title = Capetele rândului
lesson-bao-kiswahili-kichwa = Semințele capturate se seamănă de la un capăt al rândului tău interior: de la capătul (kichwa) din stânga, a1, spre dreapta, sau de la cel din dreapta, a8, spre stânga. Dacă prima captură are loc la mijloc, alegi tu. Mutarea se încheie când ultima sămânță cade într-o gaură goală.
lesson-bao-kiswahili-kichwa-hint = Semănate de la capătul din stânga, două semințe cad în a1 și a2.
lesson-bao-kiswahili-kichwa-done = Alegerea capătului hotărăște unde ajung semințele tale și ce mai pot captura.
lesson-bao-kiswahili-kichwa-mistake-1 = Gaura este cea bună, dar ai semănat de la capătul din dreapta: semințele au căzut în a8 și a7.

lesson-bao-kiswahili-kimbi-title = Kimbi
lesson-bao-kiswahili-kimbi = Cele două găuri de la fiecare capăt al rândului interior se numesc kimbi. O captură acolo nu lasă de ales: semințele se seamănă de la capătul cel mai apropiat.
lesson-bao-kiswahili-kimbi-hint = Gaura a2 este o kimbi din stânga, iar în fața ei se află A7.
lesson-bao-kiswahili-kimbi-done = Semințele au pornit din a1: nu ai avut de ales. O kimbi poate schimba direcția unei mutări întregi.
lesson-bao-kiswahili-kimbi-mistake-1 = Așa ai capturat o singură sămânță. Ce se află în fața găurii a2?

lesson-bao-kiswahili-chain-title = O captură o aduce pe următoarea
lesson-bao-kiswahili-chain = Dacă ultima sămânță a unei treceri cade într-o gaură interioară a ta cu semințe, iar în fața ei sunt semințe, capturezi din nou. Dacă în față nu este nimic, iei tot ce e în gaură și semeni mai departe. Astfel, o mutare poate avea multe treceri.
lesson-bao-kiswahili-chain-hint = Semănate de la capătul din dreapta, șapte semințe ajung în a2, iar în fața găurii a2 mai sunt două.
lesson-bao-kiswahili-chain-done = Nouă semințe într-o mutare. Gaura kimbi i-a schimbat direcția, iar la urmă mutarea a ajuns la casă.
lesson-bao-kiswahili-chain-mistake-1 = Șapte semințe. De la celălalt capăt ar fi ajuns la încă o captură.

lesson-bao-kiswahili-house-title = Casa
lesson-bao-kiswahili-house = Gaura a5 este casa ta (nyumba). Cât timp are cel puțin șase semințe și nu a fost golită niciodată, te apără: când, în faza namua, o trecere dintr-o mutare cu captură se încheie aici, te poți opri. Așa păstrezi o comoară pentru a doua fază.
lesson-bao-kiswahili-house-hint = Caută o captură a cărei ultimă sămânță cade în a5 și oprește-te acolo.
lesson-bao-kiswahili-house-done = Casa este întreagă și a crescut. Dacă poți captura din mai multe găuri și una dintre ele este casa, broșura cercului de bao te sfătuiește să folosești casa; altfel, ți-o ia adversarul.
lesson-bao-kiswahili-house-mistake-1 = Ai semănat din casă: gaura a rămas goală și nu mai este casă.

lesson-bao-kiswahili-safari-title = Safari
lesson-bao-kiswahili-safari = În loc să te oprești, poți lua semințele din casă ca să semeni mai departe. Acesta este un safari: multe semințe, drum lung, adesea și alte capturi, dar casa este pierdută pentru totdeauna. Încearcă.
lesson-bao-kiswahili-safari-hint = Aceleași capturi ca mai înainte; de data aceasta mergi mai departe.
lesson-bao-kiswahili-safari-done = Semințele casei au pornit la drum. Un jucător bun pleacă în safari numai când merită.
lesson-bao-kiswahili-safari-mistake-1 = Te-ai oprit în casă. De data aceasta mergi mai departe.

lesson-bao-kiswahili-takata-title = Takata
lesson-bao-kiswahili-takata = Aici nu se poate captura nimic, așa că mutarea ta este o takata și nu se capturează la niciuna dintre trecerile ei. Nu o poți începe din casă, dar se încheie când ultima sămânță cade în casă.
lesson-bao-kiswahili-takata-hint = Pune sămânța în a3: două semințe ajung în a5.
lesson-bao-kiswahili-takata-done = Casa are o sămânță în plus, iar mutarea s-a încheiat acolo.

lesson-bao-kiswahili-mtaji-title = A doua fază
lesson-bao-kiswahili-mtaji = Când amândoi ați rămas cu mâna goală, începe mtaji. Acum iei semințele dintr-o gaură cu cel puțin două, din oricare dintre rândurile tale, și le semeni în oricare direcție. Capturezi dacă ultima sămânță cade într-o gaură interioară cu semințe și sunt semințe și în gaura din față; iar dacă poți captura, ești obligat s-o faci.
lesson-bao-kiswahili-mtaji-hint = Din a6, spre stânga, două semințe ajung în a4, iar în fața ei se află A5.
lesson-bao-kiswahili-mtaji-done = Trei semințe. O captură poate porni numai dintr-o gaură cu 2–15 semințe.

lesson-bao-kiswahili-laps-title = Treceri
lesson-bao-kiswahili-laps = Dacă nu se poate captura cu prima trecere, și în această fază se joacă o takata: din rândul interior, dacă are o gaură cu cel puțin două semințe, altfel din cel exterior. După fiecare trecere încheiată într-o gaură cu semințe urmează alta. Găsește drumul cel mai lung.
lesson-bao-kiswahili-laps-hint = Două semințe din b8 trec pe după colț, în a8 și a7.
lesson-bao-kiswahili-laps-done = Trei treceri, iar câteva semințe din rândul exterior au venit în față. Când ești obligat să joci takata, broșura cercului te sfătuiește să începi cu gaura cea mai plină.

lesson-bao-kiswahili-takasia-title = Takasia
lesson-bao-kiswahili-takasia = În faza a doua, o takata poate bloca. Dacă după ea adversarul nu poate captura, iar tu ameninți exact o gaură, gaura aceea este blocată pentru o tură: nu poate fi jucată, iar trecerile care se încheie în ea se opresc. Aceasta este takasia.
lesson-bao-kiswahili-takasia-hint = O sămânță în a5 ar amenința A4.
lesson-bao-kiswahili-takasia-done = Ameninți semințele din A4, așa că Nord nu poate muta acum din A4 ca să le salveze. Găurile cu o singură sămânță și alte câteva nu pot fi blocate.
lesson-bao-kiswahili-takasia-mistake-1 = Așa ai blocat A5. Altă takata blochează A4.

lesson-bao-kiswahili-win-title = Victoria
lesson-bao-kiswahili-win = Câștigi când rândul interior al adversarului este gol sau când adversarul nu are nicio mutare permisă: în această fază nu se poate porni dintr-o gaură cu o singură sămânță. Caută captura după care nicio gaură a lui Nord nu mai are mai mult de o sămânță.
lesson-bao-kiswahili-win-hint = Poți captura din trei găuri. Începe cu a2 și vezi cât de departe ajungi.
lesson-bao-kiswahili-win-done = Lui Nord nu i-a mai rămas nimic de jucat. Acum încearcă o partidă întreagă.

# First lessons: texts that all games share.
lesson-first = O primă lecție: exerciții scurte, bazate pe regulile acestui joc.
lesson-first-last-title = Unde cade ultima sămânță
lesson-first-last = Ultima sămânță semănată hotărăște ce urmează. Numără înainte de a muta.
lesson-first-last-hint = Numără câte un loc pentru fiecare sămânță. Nu uita peste ce locuri se sare în acest joc.
lesson-first-last-done = Corect: ai numărat bine.
lesson-first-illegal-title = Ce nu se poate juca?
lesson-first-illegal = Nu din orice gaură se poate muta. Găsește una pe care regulile n-o permit aici; de data aceasta nu joci nimic.
lesson-first-illegal-hint = Ia găurile la rând: gaura este a ta? Are semințe? Îți permit regulile s-o alegi?
lesson-first-illegal-done = Așa este: regulile nu permit să muți de aici.
lesson-first-capture-title = O captură
lesson-first-capture = Aici poți câștiga semințe. Găsește o mutare cu captură.
lesson-first-capture-hint = Vezi unde s-ar încheia semănatul din fiecare gaură a ta și ce se află acolo.
lesson-first-capture-done = Așa se capturează.
lesson-first-most-title = Cea mai bună captură
lesson-first-most = Aici poți captura în mai multe feluri. Alege mutarea care îți aduce cel mai mult.
lesson-first-most-hint = Numără semințele fiecărei capturi înainte de a alege.
lesson-first-most-done = Mai mult nu se putea.
lesson-first-laps-title = Câte treceri?
lesson-first-laps = În acest joc, semănatul poate continua. Găsește mutarea care are exact numărul cerut de treceri.
lesson-first-laps-hint = Urmărește fiecare mutare din gaură în gaură, până se termină.
lesson-first-laps-done = Exact numărul cerut de treceri.
lesson-first-again-title = Încă o mutare
lesson-first-again = Unele mutări îți aduc încă o mutare în aceeași tură. Găsește una.
lesson-first-again-hint = Vezi unde trebuie să se termine semănatul și numără înapoi.
lesson-first-again-done = Muți din nou.
lesson-first-mark-title = O gaură marcată
lesson-first-mark = În acest joc, o mutare poate marca o gaură. Găsește mutarea care marchează gaura arătată.
lesson-first-mark-hint = Numără câte semințe va avea gaura.
lesson-first-mark-done = Gaura este marcată.
lesson-first-safe-title = Nu lăsa nimic
lesson-first-safe = Adversarul vrea să captureze. Găsește o mutare după care să nu ți se poată lua nimic.
lesson-first-safe-hint = După fiecare mutare, privește tabla cu ochii adversarului.
lesson-first-safe-done = Acum nu ți se poate lua nimic.
lesson-first-watch-title = Urmărește o mutare
lesson-first-watch = În acest joc nu ai de ales: fiecare mutare este obligatorie. Joac-o și urmărește semințele.
lesson-first-watch-hint = Există o singură mutare.
lesson-first-watch-done = Uită-te unde au ajuns semințele și ce au adus.
lesson-first-win-title = Mutarea câștigătoare
lesson-first-win = Poți câștiga imediat.
lesson-first-win-hint = Încearcă mutările care iau ceva de la adversar sau din rândul tău.
lesson-first-win-done = Ai câștigat.

## songo course

lesson-songo = Songo în cinci exerciții: semănatul spre stânga, captura, lanțul, grămada și captura anulată.

lesson-songo-count-title = Spre stânga
lesson-songo-count = Semințele merg în sensul acelor de ceasornic: spre stânga pe rândul tău, apoi pe celălalt rând, începând cu G. Cinci semințe ajung la a cincea gaură.
lesson-songo-count-hint = Numără înapoi de la E: E, F, G, a, b. Pornești din gaura dinaintea lui b.
lesson-songo-count-done = Cine vine de la oware greșește aici direcția. Tu nu.

lesson-songo-capture-title = Două, trei și patru
lesson-songo-capture = Dacă ultima sămânță cade în rândul adversarului și gaura are acum două, trei sau patru semințe, le capturezi.
lesson-songo-capture-hint = Gaura F are trei semințe.
lesson-songo-capture-done = Patru semințe. Găurile cu una, două sau trei semințe sunt în pericol.

lesson-songo-chain-title = Înapoi pe rând
lesson-songo-chain = După o captură, uită-te la găurile dinaintea celei golite: cât timp au două, trei sau patru semințe, și acestea sunt ale tale.
lesson-songo-chain-hint = Ultima sămânță trebuie să cadă în E, imediat după F și G.
lesson-songo-chain-done = Trei găuri dintr-un singur semănat.

lesson-songo-heap-title = Grămada
lesson-songo-heap = Într-un semănat de peste 13 semințe, primele 13 fac turul tablei, iar celelalte merg numai în rândul din față. Astfel, găurile goale ajung la două semințe.
lesson-songo-heap-hint = Grămada este în d.
lesson-songo-heap-done = Este marea armă la songo. Urmărește grămada adversarului la fel de atent ca pe a ta.

lesson-songo-refused-title = Prea mult
lesson-songo-refused = O captură prin care s-ar lua tot rândul este anulată. Încearcă și tu una.
lesson-songo-refused-hint = Patru semințe din b ajung la E.
lesson-songo-refused-done = Nord ar fi rămas fără nicio sămânță, așa că toate semințele rămân pe loc.

## gabata course

lesson-gabata = Gabata în șase exerciții: semănatul mai departe, captura unei coloane, sămânța care merge, găurile îndepărtate, prima tură și sfârșitul.

lesson-gabata-relay-title = Semănatul mai departe
lesson-gabata-relay = Dacă ultima sămânță cade într-o gaură cu semințe, le iei pe toate și semeni mai departe. Tura se încheie într-o gaură goală.
lesson-gabata-relay-hint = Două semințe din c ajung în e.
lesson-gabata-relay-done = Două treceri: din c în e, apoi din e în gaura goală g.

lesson-gabata-column-title = O coloană întreagă
lesson-gabata-column = Dacă ultima sămânță cade într-o gaură goală, câștigi semințele adversarului din coloana ei. Deasupra celor trei găuri ale tale din stânga se află câte două găuri ale adversarului.
lesson-gabata-column-hint = Deasupra lui b sunt H și E. Ajunge o singură sămânță.
lesson-gabata-column-done = Șapte semințe. Semințele tale din aceeași coloană rămân pe loc.
lesson-gabata-column-mistake-1 = Ai capturat trei semințe, din coloanele lui c și d. În coloana lui b sunt mai multe.

lesson-gabata-walk-title = Sămânța care merge
lesson-gabata-walk = După o captură, sămânța care a capturat pășește o gaură mai departe. Dacă și aceea este goală, se capturează din nou, din coloana ei. Pornește un astfel de drum.
lesson-gabata-walk-hint = Înaintea lui c sunt trei găuri goale.
lesson-gabata-walk-done = O sămânță, trei capturi. O sămânță singură cu găuri goale înaintea ei amenință la fiecare tură.

lesson-gabata-far-title = Și găurile îndepărtate capturează
lesson-gabata-far = Ultima sămânță poate cădea și pe partea adversarului. Acolo capturează semințele din cealaltă gaură a adversarului aflată în aceeași coloană.
lesson-gabata-far-hint = Patru semințe din i ajung în D.
lesson-gabata-far-done = Găurile D și I sunt în aceeași coloană. Numai cele trei găuri din stânga ale adversarului nu au o pereche.
lesson-gabata-far-mistake-1 = Ai capturat de pe partea ta. Caută captura îndepărtată.

lesson-gabata-opening-title = Prima tură
lesson-gabata-opening = Așa se încheie cursa obișnuită de la început. Dintre mutările posibile se distinge una.
lesson-gabata-opening-hint = Încearcă găurile cu o singură sămânță.
lesson-gabata-opening-done = Cincisprezece semințe într-o tură. Cine cunoaște această mutare alege alte găuri pentru cursă.

lesson-gabata-end-title = Sfârșitul
lesson-gabata-end = Când un jucător nu are semințe la începutul turei sale, runda se încheie, iar adversarul ia tot ce a rămas. Există două mutări cu care poți captura ultimele semințe ale lui Nord, dar numai cu una dintre ele și câștigi.
lesson-gabata-end-hint = Ultima ta sămânță nu trebuie să se oprească printre găurile lui Nord.
lesson-gabata-end-done = Nord nu mai putea muta, iar cele opt semințe rămase au fost ale tale.
lesson-gabata-end-mistake-1 = Semințele lui Nord au dispărut, dar semănatul tău a dus altele pe partea lui.

## selus course

lesson-selus = Selus în cinci exerciții: faci o capcană, jefuiești una de-a adversarului, apoi una de-a ta, te folosești de ochiul adversarului și rezolvi o problemă veche.

lesson-selus-trap-title = O capcană
lesson-selus-trap = Dacă ultima sămânță cade într-o gaură cu trei semințe, gaura devine capcana ta, indiferent de partea tablei pe care se află.
lesson-selus-trap-hint = După i, drumul continuă cu A.
lesson-selus-trap-done = Tot ce cade acum în A îți aparține.

lesson-selus-rob-title = Jefuirea unei capcane
lesson-selus-rob = Dacă ultima sămânță cade într-o capcană a adversarului, iei acea sămânță și încă una. Capcana rămâne.
lesson-selus-rob-hint = Gaura c este capcana lui Nord. Poți ajunge acolo cu o singură sămânță.
lesson-selus-rob-done = Două semințe pentru tine, iar capcana are una mai puțin.

lesson-selus-own-title = Jefuirea propriei capcane
lesson-selus-own = Și dintr-o capcană a ta iei două semințe, iar apoi muți din nou.
lesson-selus-own-hint = Aceeași mutare ca înainte; de data asta capcana este a ta.
lesson-selus-own-done = Două semințe puse deoparte și este tot rândul tău.

lesson-selus-eye-title = Ochiul adversarului
lesson-selus-eye = Gaura cea mai din stânga este ochiul proprietarului ei. Dintr-o capcană aflată în ochiul adversarului iei două semințe și muți din nou, chiar dacă această capcană nu este a ta.
lesson-selus-eye-hint = Gaura A este ochiul lui Nord.
lesson-selus-eye-done = De aceea nu e bine să faci o capcană în propriul ochi.

lesson-selus-problem-title = O problemă veche
lesson-selus-problem = Problema aceasta apare în mai multe surse. Gaura b este o capcană goală a lui Nord, iar B este una de-a ta. Joacă până la capăt și câștigă.
lesson-selus-problem-hint = Înaintează pe îndelete, cu câte o sămânță. Când Nord nu mai poate muta, termini singur: lângă cele trei semințe din i mai trebuie a patra.
lesson-selus-problem-done = Rezolvată. Problema începe cu o capcană goală: așadar, o capcană rămâne capcană și după ce este golită.

## congkak course

lesson-congkak = Congkak în patru exerciții: ajungi la grânar, capturezi la sfârșitul unei treceri, câștigi o singură sămânță și vezi cum „moare” o tură.

lesson-congkak-again-title = Direct acasă
lesson-congkak-again = Semeni și în grânarul tău, ca în orice gaură. Dacă ultima sămânță cade în el, muți din nou.
lesson-congkak-again-hint = O sămânță în g, două în f și tot așa. Ce gaură are exact atâtea semințe câți pași sunt până la grânar?
lesson-congkak-again-done = Muți din nou ori de câte ori ultima sămânță cade în grânar.

lesson-congkak-relay-title = Mai departe, apoi captura
lesson-congkak-relay = Dacă ultima sămânță cade într-o gaură cu semințe, ia-le pe toate și seamănă mai departe. Dacă cade într-o gaură goală a ta, capturezi sămânța aceasta împreună cu tot ce se află în față.
lesson-congkak-relay-hint = La început, asta se poate face din orice gaură, în afară de una.
lesson-congkak-relay-done = Nouă semințe. Dar captura ți-a încheiat tura; dacă ultima sămânță ar fi căzut în grânar, ai fi mutat încă o dată.

lesson-congkak-single-title = O sămânță singură
lesson-congkak-single = Chiar dacă în față nu este nimic, pui ultima sămânță în grânar.
lesson-congkak-single-hint = Încheie semănatul într-o gaură goală a ta.
lesson-congkak-single-done = Și o singură sămânță contează.

lesson-congkak-foreign-title = Unde „moare” o tură
lesson-congkak-foreign = Dacă ultima sămânță cade într-o gaură goală a adversarului, rămâne acolo, iar tura ta e „moartă” (mati). Provoacă o asemenea situație.
lesson-congkak-foreign-hint = Două semințe din g: una cade în grânar, cealaltă, în A.
lesson-congkak-foreign-done = Prima sămânță a ajuns acasă, a doua este acum în rândul adversarului.

## omweso course

lesson-omweso = Omweso în cinci exerciții: treceri, o captură, semănatul în sens invers și cele două feluri de a câștiga.

lesson-omweso-lap-title = Două treceri
lesson-omweso-lap = Semeni în jurul celor două rânduri ale tale: spre dreapta pe cel exterior, spre stânga pe cel interior. Dacă ultima sămânță cade într-o gaură cu semințe, le iei pe toate și mergi mai departe.
lesson-omweso-lap-hint = Din b4, patru semințe ajung la b8.
lesson-omweso-lap-done = Două treceri, iar a doua s-a încheiat într-o gaură goală.

lesson-omweso-capture-title = O coloană
lesson-omweso-capture = Dacă ultima sămânță cade într-o gaură cu semințe din rândul tău interior, capturezi semințele din ambele găuri din față, cu condiția ca niciuna să nu fie goală. Semințele capturate se seamănă de unde a început trecerea.
lesson-omweso-capture-hint = Din b8, două semințe ajung la a7.
lesson-omweso-capture-done = Șase semințe, semănate începând cu a8. Ambele găuri ale coloanei trebuie să aibă semințe.

lesson-omweso-reverse-title = În sens invers
lesson-omweso-reverse = Din primele două găuri din stânga ale fiecărui rând al tău poți semăna în sensul acelor de ceasornic, dar numai dacă astfel capturezi imediat.
lesson-omweso-reverse-hint = Semănate în sensul celălalt, semințele din b1 cad în a1 și a2.
lesson-omweso-reverse-done = Din colțul din stânga poți lovi în ambele sensuri. La fel și adversarul.

lesson-omweso-singles-title = Numai câte o sămânță
lesson-omweso-singles = O gaură cu o singură sămânță nu poate fi jucată. Câștigi dacă adversarul nu are altceva.
lesson-omweso-singles-hint = Ce coloană are aproape toate semințele lui Nord?
lesson-omweso-singles-done = Nord mai are semințe, dar nicio mutare permisă.

lesson-omweso-heads-title = Ambele capete
lesson-omweso-heads = Cine capturează în aceeași tură la ambele capete ale tablei câștigă imediat. Asta se numește emitwe ebiri, „două capete”.
lesson-omweso-heads-hint = Începe de la capătul din dreapta, cu b7.
lesson-omweso-heads-done = Ține goală câte o gaură la unul dintre capete și nu ți se poate întâmpla.

## oware-nam-nam course

lesson-oware-nam-nam = Nam-nam în cinci exerciții: treceri, captura din mers, captura cu ultima sămânță, sfârșitul unei runde și găurile celei următoare.

lesson-oware-nam-nam-laps-title = Hoinăreala
lesson-oware-nam-nam-laps = Dacă ultima sămânță cade într-o gaură cu semințe, le iei pe toate și semeni mai departe. La început, fiecare mutare are cinci treceri și se încheie cu două găuri mai departe decât a început.
lesson-oware-nam-nam-laps-hint = Pornește cu două găuri înainte de c.
lesson-oware-nam-nam-laps-done = Urmărește în minte o mutare până la capăt înainte de a o juca.

lesson-oware-nam-nam-passing-title = Patru din mers
lesson-oware-nam-nam-passing = Când într-o gaură a ta se adună patru semințe, le câștigi pe loc, iar semănatul continuă. De aceea, găurile tale cu trei semințe sunt prețioase.
lesson-oware-nam-nam-passing-hint = Seamănă trecând prin cele două găuri cu trei semințe.
lesson-oware-nam-nam-passing-done = Opt semințe fără oprire.

lesson-oware-nam-nam-last-title = Ultima sămânță e a ta
lesson-oware-nam-nam-last = Cele patru semințe adunate din mers îi revin proprietarului găurii. Dacă se adună abia cu ultima sămânță din mâna ta, le iei tu, oricui i-ar aparține gaura.
lesson-oware-nam-nam-last-hint = La A se ajunge cu o singură sămânță.
lesson-oware-nam-nam-last-done = Întreabă-te două lucruri: a cui e gaura și dacă este ultima sămânță.

lesson-oware-nam-nam-end-title = O captură care valorează opt
lesson-oware-nam-nam-end = Cine capturează când au rămas opt semințe ia și ultimele patru, iar runda se încheie.
lesson-oware-nam-nam-end-hint = Există o singură mutare.
lesson-oware-nam-nam-end-done = Cu o singură sămânță ai câștigat opt.

lesson-oware-nam-nam-owned-title = Găurile rundei următoare
lesson-oware-nam-nam-owned = La fiecare patru semințe câștigate primești o gaură în runda următoare. Nord a obținut a șaptea gaură, c, și poate porni și de acolo.
lesson-oware-nam-nam-owned-hint = Joacă orice mutare permisă; încearcă din c.
lesson-oware-nam-nam-owned-done = Dintr-o gaură a ta poți și porni, nu doar captura.

## afrika course

lesson-afrika = Afrika în două exerciții: numeri până departe și faci sacrificiul dintr-o problemă veche.

lesson-afrika-count-title = După colț
lesson-afrika-count = Un semănat de opt semințe continuă în celălalt rând.
lesson-afrika-count-hint = Numără opt pași înapoi de la H.
lesson-afrika-count-done = Ai numărat bine.

lesson-afrika-sacrifice-title = Sacrificiul
lesson-afrika-sacrifice = O problemă din cercul inventatorului: când două grămezi sunt în pericol, trebuie luată cea mai mică. Pune o singură sămânță acolo unde Nord este obligat s-o ia, apoi lovește în altă parte.
lesson-afrika-sacrifice-hint = Mută din d: Nord trebuie să captureze în e.
lesson-afrika-sacrifice-done = Autorul problemei adaugă că mai târziu sacrificiul duce într-o fundătură. Programul nostru vede o remiză.
