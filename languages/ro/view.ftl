# Ce spune fiecare tablă în română în timpul jocului: părțile, refuzurile, deciziile, evenimentele unui semănat.

side-south = { $case ->
    [gen] lui Sud
   *[plain] Sud
}
side-north = { $case ->
    [gen] lui Nord
   *[plain] Nord
}
side-east = { $case ->
    [gen] lui Est
   *[plain] Est
}
side-west = { $case ->
    [gen] lui Vest
   *[plain] Vest
}
seeds = { $n ->
    [one] 1 sămânță
    [few] { $n } semințe
   *[other] { $n } de semințe
}
and = { $first } și { $last }
mark = semn
solved = rezolvat
not-solved = nerezolvat
side-wins = câștigă { $side }
a-draw = remiză
does-not-count = partida nu contează

decide-stop-or-go = te oprești în { $pit } sau semeni mai departe de acolo
decide-give = alege gaura care primește semințele capturate
decide-bonus = alege încă o gaură din care să capturezi
decide-race = alege gaura din care pornești în cursă
decide-capture = capturezi din { $pit } sau lași totul acolo
decide-claim = iei semințele din { $pit } sau lași semănatul să continue
decide-turn = alege direcția trecerii următoare

illegal-game-over = jocul s-a încheiat
illegal-other-decision = mai întâi trebuie luată altă decizie
illegal-no-such-pit = nu există această gaură
illegal-not-yours = gaura aceea îi aparține celuilalt jucător
illegal-empty = gaura aceea este goală
illegal-closed = gaura aceea este scoasă din joc în runda aceasta
illegal-blocked = gaura aceea este blocată în tura aceasta
illegal-direction = din gaura aceea nu se poate semăna în direcția aceasta
illegal-prior = alt fel de mutare are întâietate
illegal-requirement = mutarea nu respectă ce cer regulile
illegal-endless = semănatul nu s-ar mai încheia sau i-ar lua adversarului toate semințele, iar regulile interzic asta
illegal-not-offered = regulile nu permit aici mutarea aceasta

caption-lift = { $side } ia { $seeds } din { $pit }
caption-enter = { $side } pune o sămânță din rezervă în { $pit }
caption-last = Ultima sămânță cade în { $pit }, care are acum { $now }
caption-last-second = Ultima din toate cade în { $pit }, care are acum { $now }
caption-skip = Se sare peste { $pit }
caption-capture = { $side } capturează { $seeds } din { $pit }
caption-refused = Regulile anulează această captură
caption-relay = Se seamănă mai departe din { $pit }
caption-resow = Se seamănă ce s-a capturat ({ $seeds }), începând cu { $pit }
caption-mark = { $pit } primește semnul { FORM($side, "gen") }
caption-unmark = { $pit } își pierde semnul
caption-block = { $pit } nu poate fi jucată în tura următoare
caption-block-named = { $pit } ({ $word }) nu poate fi jucată în tura următoare
caption-give = { $pit } primește { $seeds }
caption-collect = { $side } primește { $seeds }
caption-refill = { $side } pune înapoi o sămânță în { $pit }
caption-borrow = { $side } împrumută o sămânță pentru { $pit }
caption-pay = { $side } plătește cu o sămânță
caption-swap = Jucătorii își schimbă locurile
caption-swallow = { $pit } primește imediat { $seeds }
caption-bind = { $side } trebuie să continue din { $pit }
caption-again = { $side } mai mută o dată
caption-pass = { $side } cedează rândul
caption-name = { $side } pornește în cursă din { $pit }
caption-finish = { $side } termină cursa în { $pit }
caption-begin = { $side } mută primul
caption-endless = Acest semănat este fără sfârșit
caption-turn = Mâna schimbă direcția, { $way ->
    [clockwise] în sensul acelor de ceasornic
   *[counterclockwise] în sens invers acelor de ceasornic
}
caption-left = Din { $pit } nu se capturează nimic

button-pass = cedează rândul
button-swap = schimbă locurile
button-stop = oprește-te
button-go = mai departe
button-take = capturează
button-counterclockwise = în sens invers acelor de ceasornic
button-clockwise = în sensul acelor de ceasornic
button-north = în sus
button-north-east = în sus spre dreapta
button-east = spre dreapta
button-south-east = în jos spre dreapta
button-south = în jos
button-south-west = în jos spre stânga
button-west = spre stânga
button-north-west = în sus spre stânga
button-decline = nu captura
button-play = joacă

pace-off = deodată
pace-fast = repede
pace-normal = normal
pace-slow = încet
pace-step = pas cu pas

# Between the rounds of a match.

round = runda { $number }
round-points = { $south } : { $north } la puncte
claim-question = { $side }, alege { $n ->
    [one] 1 gaură
    [few] { $n } găuri
   *[other] { $n } de găuri
} { $purpose ->
    [leave] de lăsat { $n ->
        [one] goală
       *[other] goale
    }
    [sell] de vândut
    [share] de vândut pe jumătate
    [regain] de luat înapoi
   *[take] din celălalt rând
}
takes-over = { $purpose ->
    [leave] { $side } lasă goale { $names }
    [sell] { $side } vinde { $names }
    [share] { $side } vinde pe jumătate { $names }
    [regain] { $side } ia înapoi { $names }
   *[take] { $side } preia { $names }
}
claim-nothing = nu e nimic de ales
claim-number = { $n ->
    [one] alege 1 gaură
    [few] alege { $n } găuri
   *[other] alege { $n } de găuri
} { $purpose ->
    [leave] de lăsat { $n ->
        [one] goală
       *[other] goale
    }
    [sell] de vândut
    [share] de vândut pe jumătate
    [regain] de luat înapoi
   *[take] din celălalt rând
}
claim-no-pit = „{ $name }” nu este una dintre găurile de ales: { $names }
arrange-question = { $side }, așază { $n ->
    [one] sămânța ta
    [few] cele { $n } semințe ale tale
   *[other] cele { $n } de semințe ale tale
} în { $names }
arrange-wrong = scrie { $n ->
    [one] 1 număr egal cu
    [few] { $n } numere a căror sumă este
   *[other] { $n } de numere a căror sumă este
} { $seeds }: niciunul sub { $least }, cel puțin unul de { $fullest } sau mai mult
lays-out = { $side } așază { $seeds }
match-won = { $side } câștigă meciul
match-drawn = Meciul s-a încheiat remiză
not-counted = nu contează

# Why a move is good or bad.

wins-in = câștigă în { $n ->
    [one] 1 mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
loses-in = pierde în { $n ->
    [one] 1 mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
best-is = Cea mai bună mutare este { $text } ({ $value }).
threatens = Amenință cu { $text }: { $does }
answer-expected = Cel mai bun răspuns este { $text }: { $does }
can-be-answered = După { $played }, { $side } poate răspunde cu { $text }: { $does }
better-was = Mai bună era { $text } ({ $value }).
