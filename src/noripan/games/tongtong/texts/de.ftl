name = TongTong
    .tagline = Gewinne Stiche, aber achte darauf, was am Ende oben auf deinen Stapeln liegt.

colour = { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
card-number = { colour } { $number }

mission = { $mission ->
        [high12] Hoch, platzt ab 12
        [high9] Hoch, platzt ab 9
        [low5] Niedrig, platzt bei 5 oder weniger
        [plusminus11] Plus und Minus, platzt ab 11
       *[sum10] Summe, platzt ab 10
    }
mission-help = { $mission ->
        [high12] Je höher die Summe, desto besser. Ab 12 bist du geplatzt.
        [high9] Je höher die Summe, desto besser. Ab 9 bist du geplatzt.
        [low5] Je niedriger die Summe, desto besser. Mit 5 oder weniger bist du geplatzt.
        [plusminus11] Rot, Gelb und Lila zählen plus, Blau und Grün minus. Die Summe ist deine Punktzahl. Ab 11 bist du geplatzt.
       *[sum10] Die Summe ist deine Punktzahl. Ab 10 bist du geplatzt.
    }

board-game = Spiel { $game_number } von { $games }, Stich { $round } von { $rounds }. Mission: { mission }
board-seat = { $seat }: { $tops } │ Summe { $sum }, Sechsen { $sixes }, gesamt { $score }
board-laid = { $seat } │ { $card }
board-marker = Bisher vorn: { $winning_seat }. Startmarker: { $seat }.
board-leads = { $seat_is ->
        [you] Du spielst aus.
       *[other] { $seat } spielt aus.
    }
board-hand = Deine Karten:
board-row = { $colour } │ { $numbers }
screen-points = Summe { $sum }, Sechsen { $sixes }, gesamt { $score }

move-lead = { $card } ausspielen
spoken-seat = { $seat }: oben auf den Stapeln { $cards }; Summe { $sum }, Sechsen { $sixes }, gesamt { $score }
spoken-hand = Deine Karten: { $cards }

move-lay = { $card } legen

event-led = { $seat_is ->
        [you] Du spielst { $card } aus.
       *[other] { $seat } spielt { $card } aus.
    }
event-laid = { $seat_is ->
        [you] Du legst { $card }.
       *[other] { $seat } legt { $card }.
    }
event-did_not_follow = { $seat_is ->
        [you] Du hast kein { colour }.
       *[other] { $seat } hat kein { colour }.
    }
event-marker_taken = { $seat_is ->
        [you] Mit der 4 bekommst du den Startmarker.
       *[other] Mit der 4 bekommt { $seat } den Startmarker.
    }
event-marker_kept = { $seat_is ->
        [you] Mit der 4 behältst du den Startmarker.
       *[other] Mit der 4 behält { $seat } den Startmarker.
    }
event-round_won = { $seat_is ->
        [you] Du gewinnst Stich { $round }: { $cards }. Oben auf deinen Stapeln: { $top_cards }.
       *[other] { $seat } gewinnt Stich { $round }: { $cards }. Oben auf den Stapeln: { $top_cards }.
    }
event-leads_next = { $seat_is ->
        [you] Stich { $round }: Du spielst aus.
       *[other] Stich { $round }: { $seat } spielt aus.
    }
event-went_bust = { $seat_is ->
        [you] Du bist mit der Summe { $sum } geplatzt: Mission 0, Sechsen { $bonus }, gesamt { $total }.
       *[other] { $seat } ist mit der Summe { $sum } geplatzt: Mission 0, Sechsen { $bonus }, gesamt { $total }.
    }
event-ranked = { $seat_is ->
        [you] Du hast die Summe { $sum } und Rang { $rank }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
       *[other] { $seat } hat die Summe { $sum } und Rang { $rank }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
    }
event-scored_sum = { $seat_is ->
        [you] Du hast die Summe { $sum }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
       *[other] { $seat } hat die Summe { $sum }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
    }
event-game_began = { $seat_is ->
        [you] Spiel { $game_number } beginnt. Mission: { mission }. Du hast Rot 8 und spielst aus.
       *[other] Spiel { $game_number } beginnt. Mission: { mission }. { $seat } hat Rot 8 und spielt aus.
    }
event-eighths_shown = { $seat_is ->
        [you] Du hast behalten: { $cards }.
       *[other] { $seat } hat behalten: { $cards }.
    }
event-team_counted = { $seats } haben zusammen { $total } Punkte.
event-tie_broken = Die Gesamtpunkte sind gleich, also entscheidet Spiel { $game_number }.
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }
event-match_shared = { $seats } teilen sich den Sieg.

reason-good-sum = Nimmt den Stich sicher und bringt deine Summe von { $before } auf { $sum }, genau wie die Mission es will.
reason-catches-six = Nimmt den Stich sicher und fängt { $count ->
        [one] eine 6: ein Bonuspunkt.
       *[other] { $count } Sechsen: je ein Bonuspunkt.
    }
reason-hard-to-beat = Der Stich würde dir helfen, und { $count ->
        [one] nur eine ungesehene Karte schlägt { $card }.
       *[other] nur { $count } ungesehene Karten schlagen { $card }.
    }
reason-busts = { $seat } nimmt den Stich und ist mit der Summe { $sum } vorerst geplatzt.
reason-spoils = { $seat } nimmt den Stich und steht mit der Summe { $sum } schlechter da als vorher.
reason-helps-partner = { $seat } aus deinem Team nimmt den Stich und kann die Summe { $sum } brauchen.
reason-cannot-take = Mit { $card } gewinnst du diesen Stich nicht: kein Risiko.
reason-suits = Nimmt sie den Stich, passt das zu deiner Summe; { $count ->
        [one] eine ungesehene Karte könnte sie noch schlagen.
       *[other] { $count } ungesehene Karten könnten sie noch schlagen.
    }
reason-likely-beaten = Diesen Stich brauchst du nicht, und { $count ->
        [one] eine ungesehene Karte würde ihn dir abnehmen.
       *[other] { $count } ungesehene Karten würden ihn dir abnehmen.
    }
reason-low = So niedrig, dass den Stich ziemlich sicher jemand anders nimmt.
reason-lead = Mit der 4 spielst du zum nächsten Stich aus, wenn keine weitere 4 folgt.
reason-no-colour-left = Deine letzte Karte in { colour }: Danach darfst du alles legen, wenn { colour } ausgespielt wird.
reason-high-early = Wird { $card } los, solange noch { $rounds ->
        [one] ein Stich bleibt
       *[other] { $rounds } Stiche bleiben
    }, um etwas Niedriges obenauf zu legen.

theme-good-sum = Ein Stich, der passt
theme-catches-six = Sechsen fangen
theme-hard-to-beat = Auf den Stich spielen
theme-busts = Andere platzen lassen
theme-spoils = Anderen die Summe verderben
theme-helps-partner = Im Team helfen
theme-cannot-take = Karten, die nicht schaden
theme-suits = Stiche, die passen würden
theme-likely-beaten = Unter den anderen bleiben
theme-low = Niedrige Karten
theme-lead = Mit der 4 ausspielen
theme-no-colour-left = Eine Farbe loswerden
theme-high-early = Hohe Karten früh

error-teams_need_four = Teams gibt es nur zu viert, nicht mit { $players } Personen.
error-deal_unknown_mission = Die Kartenverteilung nennt die Mission „{ $text }“. Bekannt sind: { $allowed }.
error-deal_mission_twice = Die Kartenverteilung nennt die Mission { $mission } zweimal; eine Partie hat drei verschiedene.
error-deal_other_missions = Die Variante legt andere Missionen fest als die Kartenverteilung: { $expected }.
error-deal_advanced_mission = Die Mission { $mission } gibt es nur in Partien für Fortgeschrittene.
error-not_in_use = { $card } ist mit { $players } Personen nicht im Spiel.
error-not_held = { $card } hast du nicht.
error-must_follow = Du hast { colour } und musst die Farbe bedienen. Legen darfst du: { $cards }.

option-advanced = Für Fortgeschrittene
    .help = Alle fünf Missionen werden gemischt, und drei davon werden gespielt.
option-teams = Teams
    .help = Zu viert in zwei Teams; Partner sitzen einander gegenüber.
option-missions = Feste Missionen
    .help = Die drei Missionen und ihre Reihenfolge, zum Üben.
pick-high12 = Hoch, platzt ab 12
pick-high9 = Hoch, platzt ab 9
pick-low5 = Niedrig, platzt bei 5 oder weniger
pick-plusminus11 = Plus und Minus, platzt ab 11
pick-sum10 = Summe, platzt ab 10
option-rank_points = Punkte für Ränge
    .help = Was Rang eins, zwei, drei … einer Mission zählt. Ränge hinter dem Ende der Liste zählen 0.

web-game = Spiel { $game_number } von { $games }
web-game-short = Spiel
web-round = Stich { $round } von { $rounds }
web-bust-at = { $mission ->
        [low5] Platzt bis { $limit }
       *[other] Platzt ab { $limit }
    }
web-aim = { $mission ->
        [low5] Darüber: je niedriger, desto besser.
        [plusminus11] Blau und Grün zählen minus. Die Summe ist deine Punktzahl.
        [sum10] Darunter ist die Summe deine Punktzahl.
       *[other] Darunter: je höher, desto besser.
    }
web-your-sum = Deine Summe jetzt
web-gauge = Deine Summe { $sum }. { web-bust-at }.
web-room-high = { $count ->
        [0] Eins mehr, und du platzt.
       *[other] Noch { $count } nach oben frei.
    }
web-room-low = { $count ->
        [0] Eins weniger, und du platzt.
       *[other] Noch { $count } nach unten frei.
    }
web-bust-high = Geplatzt: { $count } zu viel.
web-bust-low = Geplatzt: { $count } zu wenig.
web-bust = geplatzt
web-rank = Rang { $rank }
web-sum-counts = zählt
web-sum = Summe
web-total = Gesamt
web-total-is = gesamt { $score }
web-tops = Oben liegen
web-mission = Mission
web-sixes = Sechsen
web-player = Name
web-scores = Punkte
web-team = Team { $number }
web-your-team = Dein Team
web-partner = im Team
web-own-piles = Deine Stapel
web-pile = Stapel { colour }, von oben: { $cards }{ $sixes ->
        [0] { "" }
        [one] ; eine 6
       *[other] ; { $sixes } Sechsen
    }
web-no-pile = kein Stapel { colour }
web-voids = sicher ohne { $colours }
web-table = Dieser Stich
web-last-round = { $seat_is ->
        [you] Der letzte Stich ging an dich
       *[other] Der letzte Stich ging an { $seat }
    }
web-here = hierher
web-lead-flag = Start
web-marker = { $seat_is ->
        [you] Du hast den Startmarker
       *[other] { $seat } hat den Startmarker
    }
web-ahead-tag = vorn
web-takes = nimmt
web-lay-none = Legen
web-lay = { $card } legen
web-you-lead = Du spielst aus: Jede Karte geht.
web-follow = Bediene { colour }.
web-free = Du hast kein { colour }: Jede Karte geht.
web-you-take = Du nimmst den Stich. Deine Summe wird { $sum }.
web-they-take = { $seat_is ->
        [you] Du nimmst den Stich.
       *[other] { $seat } nimmt den Stich.
    }
web-you-ahead = Damit liegst du vorn.
web-they-ahead = { $seat_is ->
        [you] Du bleibst vorn.
       *[other] { $seat } bleibt vorn.
    }
web-playable = { $card }, spielbar
web-not-playable = { $card }
web-reckoning = Wertung von Spiel { $game_number }
web-go-on = Weiter
web-close = Schließen

rule-TT-1 = Eine Partie besteht aus drei Spielen. Wer danach die meisten Punkte hat, gewinnt.
rule-TT-2 = Die Karten haben fünf Farben mit den Zahlen 1 bis 8. Es sind so viele Farben im Spiel, wie Personen mitspielen: zu dritt Rot, Gelb und Blau, zu viert auch Grün, zu fünft auch Lila.
    .ruling = Welche Farben wegbleiben, steht nicht im Heft. Rot muss bleiben, denn Rot 8 spielt aus; die anderen sind so gewählt, dass es immer Plus- und Minusfarben (TT-33) gibt.
rule-TT-3 = Zu Beginn jedes Spiels werden alle Karten im Spiel gemischt, und jede Person bekommt acht.
rule-TT-4 = Jedes Spiel hat eine Mission, die von Anfang an alle sehen. Sie sagt, welche Summen gut sind und welche platzen. Die drei Missionen einer Partie sind verschieden.
rule-TT-5 = In einer einfachen Partie kommen die drei Grundmissionen (TT-30, TT-31, TT-32) in zufälliger Reihenfolge.
    .ruling = Drei Karten für drei Spiele: Jede Grundmission wird genau einmal gespielt.
rule-TT-6 = In einer Partie für Fortgeschrittene werden alle fünf Missionen gemischt, und drei davon werden gespielt.
rule-TT-7 = Zum Üben kannst du die drei Missionen und ihre Reihenfolge festlegen.
    .ruling = Das ist unsere Ergänzung. Gespielt werden dann genau die festgelegten Missionen.
rule-TT-10 = Wer Rot 8 hat, nimmt den Startmarker und spielt zum ersten Stich aus. Rot 8 selbst muss dabei nicht gelegt werden.
rule-TT-11 = Ein Spiel hat sieben Stiche. Zu jedem legen alle eine Karte offen aus, im Uhrzeigersinn ab der Person, die ausspielt. Die achte Karte bleibt auf der Hand und zählt nichts.
rule-TT-12 = Wenn du ausspielst, legst du eine beliebige Karte.
rule-TT-13 = Die anderen müssen bedienen: Hast du die Farbe der ersten Karte des Stichs, dann lege diese Farbe. Hast du sie nicht, lege, was du willst. Eine 4 ändert die Farbe nicht, die zu bedienen ist.
rule-TT-14 = Die höchste Zahl gewinnt alle Karten des Stichs. Die Farbe spielt dabei keine Rolle.
rule-TT-15 = Liegt die höchste Zahl mehrmals da, gewinnt die zuletzt gelegte.
rule-TT-16 = Wer eine 4 legt, nimmt sofort den Startmarker, und die nächste 4 kann ihn wieder wegnehmen. Wer ihn am Ende des Stichs hat, spielt zum nächsten aus, egal wer die Karten gewonnen hat.
rule-TT-17 = Legt niemand eine 4, spielt zum nächsten Stich aus, wer den Stich gewonnen hat.
rule-TT-20 = Gewonnene Karten kommen auf offene Stapel vor dir, einen für jede Farbe. Gewinnst du mehrere Karten einer Farbe, ordne sie: die höchste nach unten, die niedrigste nach oben.
rule-TT-21 = Hast du schon einen Stapel dieser Farbe, kommen die neuen Karten obendrauf. Ein Stapel, der eine 3 zeigte, zeigt also eine 7, wenn du die 7 allein gewinnst, und eine 5, wenn du danach 8 und 5 gewinnst.
rule-TT-25 = Nach sieben Stichen zählst du die Zahlen oben auf deinen Stapeln zusammen. Das ist deine Summe. Ohne Stapel ist sie 0.
rule-TT-26 = Ist deine Summe geplatzt, bekommst du für die Mission 0 Punkte und keinen Rang.
rule-TT-27 = Jede 6 in deinen Stapeln, egal wo sie liegt, bringt 1 Bonuspunkt, auch wenn du geplatzt bist.
rule-TT-28 = Zuerst werden die Missionspunkte eingetragen, dann der Bonus. Deine Gesamtpunkte fallen nie unter 0: Ein Verlust endet dort, und der Bonus kommt danach dazu.
rule-TT-30 = Hoch, platzt ab 12: Eine Summe von 12 oder mehr ist geplatzt. Sonst ist höher besser.
rule-TT-31 = Hoch, platzt ab 9: Eine Summe von 9 oder mehr ist geplatzt. Sonst ist höher besser.
rule-TT-32 = Niedrig, platzt bei 5 oder weniger: Eine Summe von 5 oder weniger ist geplatzt. Sonst ist niedriger besser.
rule-TT-33 = Plus und Minus, platzt ab 11 (für Fortgeschrittene): Liegt Rot, Gelb oder Lila oben, zählt die Zahl plus, bei Blau und Grün minus. Ein Ergebnis von 11 oder mehr ist geplatzt; jedes andere ist deine Punktzahl, auch unter 0.
rule-TT-34 = Summe, platzt ab 10 (für Fortgeschrittene): Eine Summe von 10 oder mehr ist geplatzt. Jede andere ist deine Punktzahl.
rule-TT-35 = In den ersten drei Missionen zählt der Rang: 10 Punkte für den ersten, 7 für den zweiten, 4 für den dritten, 1 für den vierten, 0 für den fünften.
    .ruling = Sicher bekannt sind nur die Werte für den ersten und dritten Rang; die anderen sind von uns. Die Variante „Punkte für Ränge“ setzt andere; Ränge hinter dem Ende der Liste zählen 0.
rule-TT-36 = Gleiche Summen teilen sich den besseren Rang, und die Ränge danach fallen aus: Nach zwei Ersten kommt der Dritte.
rule-TT-40 = Sind die Gesamtpunkte am Ende gleich, gewinnt das bessere Ergebnis im dritten Spiel, dann im zweiten, dann im ersten.
    .ruling = Das Ergebnis eines Spiels sind Missionspunkte plus Bonus, wie sie erzielt wurden, auch wo die Gesamtpunkte bei 0 endeten. Sind alle Spiele gleich, wird der Sieg geteilt.
rule-TT-45 = Zu viert könnt ihr in zwei Teams spielen. Wer im selben Team ist, sitzt sich gegenüber: Platz 0 und 2 gegen Platz 1 und 3. Alle spielen und zählen für sich, und die Grenze bei 0 gilt für jede Person einzeln. Am Ende zählt jedes Team seine Gesamtpunkte zusammen. Das Team mit mehr Punkten gewinnt; bei Gleichstand entscheiden die gemeinsamen Ergebnisse Spiel für Spiel.
rule-TT-46 = Teams können einfache Partien und Partien für Fortgeschrittene spielen.
rule-TT-50 = Verborgen sind die Handkarten, die achten Karten bis zum Ende der Partie und die Missionen späterer Spiele. Alles andere ist offen: alle gelegten Karten, alle Stapel und ihre Reihenfolge, die Mission und die Gesamtpunkte. Manches ist gewiss: Wer zum ersten Stich eines Spiels ausspielt, hat Rot 8, und wer eine Farbe nicht bedient, hat keine Karte davon.
wins-by = { $players ->
        [4] Wer die meisten Punkte hat, gewinnt; im Team zählen die Punkte beider zusammen.
       *[other] Wer die meisten Punkte hat, gewinnt.
    }

web-about-voids = Durchgestrichene Farbe: Diese Person konnte sie nicht bedienen und hat keine davon mehr.
web-about-sum = Die Summe der obersten Zahlen auf den Stapeln dieser Person.
web-about-bust = Diese Summe wäre geplatzt und brächte für die Mission nichts.
web-about-pile = { $sixes ->
        [0] Nur die oberste Zahl zählt.
       *[other] Nur die oberste Zahl zählt. Jede 6 im Stapel bringt 1 Bonuspunkt.
    }

aim = Gewinne in drei Spielen Stiche so, dass die obersten Karten deiner Stapel zur jeweiligen Mission passen; wer insgesamt die meisten Punkte hat, gewinnt.
box = { $count } Karten: fünf Farben, jede mit den Zahlen 1 bis 8. Außerdem { $missions } Missionskarten, drei davon für die einfache Partie, und ein Startmarker.
notation = Eine Karte schreibst du als Farbe und Zahl: R8 ist die rote 8. Die Farben sind R Rot, Y Gelb, G Grün, B Blau und P Lila.
part-colour = { colour }
part-trick = Der Stich bisher
part-tops = Oben auf den Stapeln von { $seat }
part-pile = { $seat }, Stapel in { colour }, von oben
part-sum = Summe { $sum }, gewonnene Sechsen: { $sixes }
example-turn = Ein Stich
    .one = Sol spielt die gelbe 5 aus. Mina hat gelbe Karten, also muss sie Gelb bedienen.
    .two = Mina legt die gelbe 7. Jetzt ist Jun dran.
    .three = Jun legt die gelbe 2. Die 7 ist am höchsten, also nimmt Mina alle drei Karten. Von den neuen Karten liegt die niedrigste oben: Die 2 zählt.
example-follow = Sol hat die gelbe 5 ausgespielt. Solange Mina Gelb hat, darf sie nur Gelb legen. Ohne Gelb dürfte sie jede Karte legen.
    .title = Farbe bedienen
example-highest = Sol spielt die blaue 3 aus. Mina hat kein Blau und legt die gelbe 6, Jun die blaue 6. Die Zahl entscheidet, nicht die Farbe; bei gleichen Zahlen gewinnt die spätere. Jun nimmt den Stich.
    .title = Die höchste Zahl nimmt den Stich
example-four = Sol gewinnt die Karten mit der 8. Aber Jun hat eine 4 gelegt, und eine 4 bringt den Startmarker: Jun spielt zum nächsten Stich aus.
    .title = Eine 4 holt den Startmarker
example-piles = Mina gewinnt die rote 6 und die rote 3: Die 3 liegt oben. Später gewinnt sie nur die rote 7: Sie kommt nach oben, obwohl sie höher ist. Dann die rote 8 und die rote 5: Jetzt zählt die 5.
    .title = Was oben auf dem Stapel liegt
example-scoring = Die Mission heißt „Hoch, platzt ab 12“. Jun legt die letzte Karte, Sol nimmt den Stich. Mina ist mit 13 geplatzt und bekommt nur den Punkt für ihre Sechs. Jun und Sol teilen sich mit je 9 den ersten Platz, Lena ist Dritte.
    .title = Ein Spiel wird gewertet
example-plusminus = Die Mission heißt „Plus und Minus“. Rot, Gelb und Lila zählen plus, Blau und Grün minus. Minas −6 drückt ihren Punktestand nicht unter 0.
    .title = Plus und Minus
