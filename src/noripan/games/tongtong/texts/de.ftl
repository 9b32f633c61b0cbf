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
        [high12] Hoch, geplatzt ab 12
        [high9] Hoch, geplatzt ab 9
        [low5] Niedrig, geplatzt bis 5
        [plusminus11] Plus und Minus, geplatzt ab 11
       *[sum10] Summe, geplatzt ab 10
    }
mission-help = { $mission ->
        [high12] Die höchste Summe ist die beste. Ab 12 bist du geplatzt.
        [high9] Die höchste Summe ist die beste. Ab 9 bist du geplatzt.
        [low5] Die niedrigste Summe ist die beste. Mit 5 oder weniger bist du geplatzt.
        [plusminus11] Rot, Gelb und Lila zählen plus, Blau und Grün minus. Deine Summe sind deine Punkte. Ab 11 bist du geplatzt.
       *[sum10] Deine Summe sind deine Punkte. Ab 10 bist du geplatzt.
    }

board-game = Spiel { $game_number } von { $games }, Runde { $round } von { $rounds }. Mission: { mission }
board-seat = { $seat }: { $tops } │ Summe { $sum }, Sechsen { $sixes }, gesamt { $score }
board-laid = { $seat } │ { $card }
board-marker = Gewinnt bisher: { $winning_seat }. Startmarker: { $seat }.
board-leads = { $seat } spielt aus.
board-hand = Deine Karten:
board-row = { $colour } │ { $numbers }
screen-points = Summe { $sum }, Sechsen { $sixes }, gesamt { $score }

move-lead = { $card } ausspielen
move-lay = { $card } legen

fact-led = { $seat } spielt { $card } aus.
fact-laid = { $seat } legt { $card }.
fact-did_not_follow = { $seat } hat kein { colour }.
fact-marker_taken = Mit der 4 bekommt { $seat } den Startmarker.
fact-marker_kept = Mit der 4 behält { $seat } den Startmarker.
fact-round_won = { $seat } nimmt Runde { $round }: { $cards }. Oben auf den Stapeln: { $top_cards }.
fact-leads_next = { $seat } spielt in Runde { $round } aus.
fact-went_bust = { $seat } ist mit der Summe { $sum } geplatzt: Mission 0, Sechsen { $bonus }, gesamt { $total }.
fact-ranked = { $seat } hat die Summe { $sum } und Rang { $rank }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
fact-scored_sum = { $seat } hat die Summe { $sum }: Mission { $points }, Sechsen { $bonus }, gesamt { $total }.
fact-game_began = Spiel { $game_number } beginnt. Mission: { mission }. { $seat } hat Rot 8 und spielt aus.
fact-eighths_shown = { $seat } hat behalten: { $cards }.
fact-team_counted = { $seats } haben zusammen { $total }.
fact-tie_broken = Die Gesamtpunkte sind gleich; Spiel { $game_number } entscheidet.
fact-match_won = Gewonnen: { $seats }.
fact-match_shared = { $seats } teilen sich den Sieg.

reason-good-sum = Nimmt den Stich sicher und bringt deine Summe von { $before } auf { $sum }, wie es die Mission will.
reason-catches-six = Nimmt den Stich sicher und fängt { $count ->
        [one] eine 6: ein Bonuspunkt.
       *[other] { $count } Sechsen: je ein Bonuspunkt.
    }
reason-hard-to-beat = Der Stich täte dir gut, und { $count ->
        [one] nur eine ungesehene Karte schlägt { $card }.
       *[other] nur { $count } ungesehene Karten schlagen { $card }.
    }
reason-busts = { $seat } nimmt den Stich und ist mit der Summe { $sum } vorerst geplatzt.
reason-spoils = { $seat } nimmt den Stich und steht mit der Summe { $sum } schlechter da als vorher.
reason-helps-partner = { $seat } spielt mit dir, nimmt den Stich und kann die Summe { $sum } brauchen.
reason-cannot-take = { $card } kann diesen Stich nicht nehmen: Das schadet nicht.
reason-suits = Nimmt sie den Stich, passt das zu deiner Summe; { $count } ungesehene Karten könnten sie noch schlagen.
reason-likely-beaten = Diesen Stich brauchst du nicht, und { $count } ungesehene Karten nähmen ihn dir ab.
reason-low = So niedrig, dass jemand anders den Stich kaum vermeiden kann.
reason-lead = Mit der 4 spielst du in der nächsten Runde aus, wenn keine weitere 4 folgt.
reason-no-colour-left = Deine letzte Karte in { colour }: Danach bist du frei, wenn { colour } ausgespielt wird.
reason-high-early = Wird { $card } los, solange noch { $rounds } Runden bleiben, um etwas Niedriges obenauf zu legen.

error-teams_need_four = Teams gibt es nur zu viert, nicht mit { $players } Personen.
error-deal_unknown_mission = Die Kartenverteilung nennt die Mission „{ $text }“. Bekannt sind: { $allowed }.
error-deal_mission_twice = Die Kartenverteilung nennt die Mission { $mission } zweimal; eine Partie hat drei verschiedene.
error-deal_other_missions = Die Variante legt andere Missionen fest als die Kartenverteilung: { $expected }.
error-deal_advanced_mission = Die Mission { $mission } gibt es nur in Partien für Fortgeschrittene.
error-not_in_use = { $card } ist mit { $players } Personen nicht im Spiel.
error-not_held = Du hast { $card } nicht.
error-must_follow = Du hast { colour } und musst die Farbe bedienen. Legen darfst du: { $cards }.

option-advanced = Für Fortgeschrittene
    .help = Alle fünf Missionen werden gemischt, und drei davon werden gespielt.
option-teams = Teams
    .help = Zu viert in zwei Teams; Partner sitzen einander gegenüber.
option-missions = Feste Missionen
    .help = Die drei Missionen und ihre Reihenfolge, zum Üben.
pick-high12 = Hoch, geplatzt ab 12
pick-high9 = Hoch, geplatzt ab 9
pick-low5 = Niedrig, geplatzt bis 5
pick-plusminus11 = Plus und Minus, geplatzt ab 11
pick-sum10 = Summe, geplatzt ab 10
option-rank_points = Punkte für Ränge
    .help = Was Rang eins, zwei, drei… einer Mission zählt. Ränge hinter dem Ende der Liste zählen 0.

web-game = Spiel { $game_number } von { $games }
web-game-short = Spiel
web-round = Runde { $round } von { $rounds }
web-bust-at = { $mission ->
        [low5] Geplatzt bis { $limit }
       *[other] Geplatzt ab { $limit }
    }
web-aim = { $mission ->
        [low5] Darüber ist weniger besser.
        [plusminus11] Blau und Grün zählen minus. Deine Summe sind deine Punkte.
        [sum10] Darunter ist deine Summe deine Punktzahl.
       *[other] Darunter ist mehr besser.
    }
web-your-sum = Deine Summe jetzt
web-gauge = Deine Summe { $sum }. { web-bust-at }.
web-room-high = { $count ->
        [0] Eins mehr, und du platzt.
       *[other] Bis zu { $count } mehr gehen noch.
    }
web-room-low = { $count ->
        [0] Eins weniger, und du platzt.
       *[other] Bis zu { $count } weniger gehen noch.
    }
web-bust-high = So geplatzt: { $count } zu viel.
web-bust-low = So geplatzt: { $count } zu wenig.
web-bust = geplatzt
web-rank = Rang { $rank }
web-sum-counts = zählt
web-sum = Summe
web-total = Gesamt
web-total-is = gesamt { $score }
web-tops = Oben liegen
web-mission = Mission
web-sixes = Sechsen
web-player = Person
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
web-table = Diese Runde
web-last-round = Die letzte Runde ging an { $seat }
web-here = hierher
web-lead-flag = Start
web-marker = { $seat } hat den Startmarker
web-ahead-tag = vorn
web-takes = nimmt
web-lay-none = Legen
web-lay = { $card } legen
web-you-lead = Du spielst aus: Jede Karte geht.
web-follow = Bediene { colour }.
web-free = Du hast kein { colour }: Jede Karte geht.
web-you-take = Du nimmst die Runde. Deine Summe wird { $sum }.
web-they-take = { $seat } nimmt die Runde.
web-you-ahead = Damit liegst du vorn.
web-they-ahead = { $seat } bleibt vorn.
web-playable = { $card }, spielbar
web-not-playable = { $card }
web-reckoning = Spiel { $game_number } ist gezählt
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
    .ruling = Das ist unsere Ergänzung. Eine Kartenverteilung, die andere Missionen nennt, wird abgelehnt.
rule-TT-10 = Wer Rot 8 hat, nimmt den Startmarker und spielt in der ersten Runde aus. Rot 8 selbst muss dabei nicht gelegt werden.
rule-TT-11 = Ein Spiel hat sieben Runden. In jeder legen alle eine Karte offen aus, im Uhrzeigersinn ab der Person, die ausspielt. Die achte Karte bleibt auf der Hand und zählt nichts.
rule-TT-12 = Wenn du ausspielst, legst du eine beliebige Karte.
rule-TT-13 = Die anderen müssen bedienen: Hast du die Farbe der ersten Karte der Runde, dann lege diese Farbe. Hast du sie nicht, lege, was du willst. Eine 4 ändert die Farbe nicht, die zu bedienen ist.
rule-TT-14 = Die höchste Zahl gewinnt alle Karten der Runde. Die Farbe spielt dabei keine Rolle.
rule-TT-15 = Liegt die höchste Zahl mehrmals da, gewinnt die zuletzt gelegte.
rule-TT-16 = Wer eine 4 legt, nimmt sofort den Startmarker, und die nächste 4 kann ihn wieder wegnehmen. Wer ihn am Ende der Runde hat, spielt in der nächsten aus, egal wer die Karten gewonnen hat.
rule-TT-17 = Legt niemand eine 4, spielt in der nächsten Runde aus, wer die Runde gewonnen hat.
rule-TT-20 = Gewonnene Karten kommen auf offene Stapel vor dir, einen für jede Farbe. Gewinnst du mehrere Karten einer Farbe, ordne sie: die höchste nach unten, die niedrigste nach oben.
rule-TT-21 = Hast du schon einen Stapel dieser Farbe, kommen die neuen Karten obendrauf. Ein Stapel, der eine 3 zeigte, zeigt also eine 7, wenn du die 7 allein gewinnst, und eine 5, wenn du danach 8 und 5 gewinnst.
rule-TT-25 = Nach sieben Runden zählst du die Zahlen oben auf deinen Stapeln zusammen. Das ist deine Summe. Ohne Stapel ist sie 0.
rule-TT-26 = Ist deine Summe geplatzt, bekommst du für die Mission 0 Punkte und keinen Rang.
rule-TT-27 = Jede 6 in deinen Stapeln, egal wo sie liegt, bringt 1 Bonuspunkt, auch wenn du geplatzt bist.
rule-TT-28 = Zuerst werden die Missionspunkte eingetragen, dann der Bonus. Deine Gesamtpunkte fallen nie unter 0: Ein Verlust endet dort, und der Bonus kommt danach dazu.
rule-TT-30 = Hoch, geplatzt ab 12: Eine Summe von 12 oder mehr ist geplatzt. Sonst ist höher besser.
rule-TT-31 = Hoch, geplatzt ab 9: Eine Summe von 9 oder mehr ist geplatzt. Sonst ist höher besser.
rule-TT-32 = Niedrig, geplatzt bis 5: Eine Summe von 5 oder weniger ist geplatzt. Sonst ist niedriger besser.
rule-TT-33 = Plus und Minus, geplatzt ab 11 (für Fortgeschrittene): Rot, Gelb und Lila zählen plus, Blau und Grün minus. Ein Ergebnis von 11 oder mehr ist geplatzt; jedes andere sind deine Punkte, auch unter 0.
rule-TT-34 = Summe, geplatzt ab 10 (für Fortgeschrittene): Eine Summe von 10 oder mehr ist geplatzt. Jede andere sind deine Punkte.
rule-TT-35 = In den ersten drei Missionen zählt der Rang: 10 Punkte für den ersten, 7 für den zweiten, 4 für den dritten, 1 für den vierten, 0 für den fünften.
    .ruling = Sicher bekannt sind nur die Werte für den ersten und dritten Rang; die anderen sind von uns. Die Variante „Punkte für Ränge“ setzt andere; Ränge hinter dem Ende der Liste zählen 0.
rule-TT-36 = Gleiche Summen teilen sich den besseren Rang, und die Ränge danach fallen aus: Nach zwei Ersten kommt der Dritte.
rule-TT-40 = Sind die Gesamtpunkte am Ende gleich, gewinnt das bessere Ergebnis im dritten Spiel, dann im zweiten, dann im ersten.
    .ruling = Das Ergebnis eines Spiels sind Missionspunkte plus Bonus, wie sie erzielt wurden, auch wo die Gesamtpunkte bei 0 endeten. Sind alle Spiele gleich, wird der Sieg geteilt.
rule-TT-45 = Zu viert könnt ihr in zwei Teams spielen. Partner sitzen einander gegenüber: Platz 0 und 2 gegen Platz 1 und 3. Alle spielen und zählen für sich, und die Grenze bei 0 gilt für jede Person einzeln. Am Ende zählen Partner ihre Gesamtpunkte zusammen. Das höhere Team gewinnt; bei Gleichstand entscheiden die gemeinsamen Ergebnisse Spiel für Spiel.
rule-TT-46 = Teams können einfache Partien und Partien für Fortgeschrittene spielen.
rule-TT-50 = Verborgen sind die Handkarten, die achten Karten bis zum Ende der Partie und die Missionen späterer Spiele. Alles andere ist offen: alle gelegten Karten, alle Stapel und ihre Reihenfolge, die Mission und die Gesamtpunkte. Manches ist gewiss: Wer in der ersten Runde eines Spiels ausspielt, hat Rot 8, und wer eine Farbe nicht bedient, hat keine Karte davon.
