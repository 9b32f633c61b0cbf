name = SixTeen
    .tagline = Lass fünf Reihen wachsen und behalte möglichst wenig auf deinem Ständer.

colour = { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
        [B] blaue
       *[P] lila
    }
colour-name = { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
card-tile = { colour-name } { $face ->
        [E] 16 ENDE
        [R] 16 NEUSTART
       *[other] { $face }
    }
card-scissors = Schere
card-bin = Tonne

board-round = Runde { $round } von { $rounds }
board-row = { $colour } │ { $faces }
board-removed = Entfernt: { $cards }
board-left-over = Übrig: { $card }
board-count = { $seat }: { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }, bisher { $score } Punkte
board-hand = Deine Steine:
board-specials = Sondersteine: { $cards }
spoken-row = Reihe { colour-name }: { $cards }
spoken-hand = Deine Steine: { $cards }

move-lay = { $cards } legen
move-pass = passen
move-end = nichts mehr legen
move-scissors = { $cards } abschneiden
move-bin = { $cards } wegwerfen

event-passed = { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-declined_extra = { $seat_is ->
        [you] Du legst nichts mehr.
       *[other] { $seat } legt nichts mehr.
    }
event-laid = { $seat_is ->
        [you] Du legst { $cards }.
       *[other] { $seat } legt { $cards }.
    }
event-row_closed = Damit ist die { colour } Reihe geschlossen.
event-row_restarted = Die { colour } Reihe beginnt wieder bei 1.
event-cut = { $seat_is ->
        [you] Du schneidest { $cards } mit der Schere ab.
       *[other] { $seat } schneidet { $cards } mit der Schere ab.
    }
event-binned = { $seat_is ->
        [you] Du wirfst { $cards } in die Tonne.
       *[other] { $seat } wirft { $cards } in die Tonne.
    }
event-all_passed = Alle haben gepasst, die Runde ist zu Ende.
event-hand_emptied = { $seat_is ->
        [you] Du hast keinen Stein mehr, die Runde ist zu Ende.
       *[other] { $seat } hat keinen Stein mehr, die Runde ist zu Ende.
    }
event-counted = { $seat_is ->
        [you] Du behältst { $cards }: { $points } Punkte, zusammen { $total }.
       *[other] { $seat } behält { $cards }: { $points } Punkte, zusammen { $total }.
    }
event-counted_nothing = { $seat_is ->
        [you] Du behältst nichts: 0 Punkte, zusammen { $total }.
       *[other] { $seat } behält nichts: 0 Punkte, zusammen { $total }.
    }
event-round_began = { $seat_is ->
        [you] Du beginnst Runde { $round }.
       *[other] { $seat } beginnt Runde { $round }.
    }
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }

reason-nothing-fits = Von deinen Steinen passt keiner.
reason-keeps-special = Der Sonderstein nützt dir später vielleicht mehr.
reason-goes-out = Das ist dein letzter Stein: Du gewinnst die Runde.
reason-frees = Danach passt wieder: { $cards }.
reason-closes = Schließt die { colour } Reihe und sperrt den anderen bis zu { $points } Punkte.
reason-group = Damit wirst du in einem Zug { $count } Steine ({ $points } Punkte) los.
reason-keeps-run = Deine Folge bleibt zusammen und passt weiter: { $cards }.
reason-skips-others = Überspringt keinen deiner Steine, aber bis zu { $points } Punkte der anderen.
reason-skips-nothing = Lässt keinen deiner Steine zurück.
reason-heavy = Damit wirst du { $points } Punkte los, mehr als zurückbleiben.
reason-spends-special = Ein benutzter Sonderstein kostet dich keine 20 Punkte mehr.

theme-nothing-fits = Wenn nichts passt
theme-keeps-special = Sondersteine aufheben
theme-goes-out = Der letzte Stein
theme-frees = Eigene Steine befreien
theme-closes = Reihen schließen
theme-group = Gruppen
theme-keeps-run = Folgen zusammenhalten
theme-skips-others = Steine der anderen überspringen
theme-skips-nothing = Nichts zurücklassen
theme-heavy = Punkte loswerden
theme-spends-special = Sondersteine einsetzen

error-bad_group = Eine Gruppe steigt ohne Lücke an, wie R7-9 oder R14-E; { $first } bis { $last } tut das nicht.
error-nothing_to_decline = Auf den zusätzlichen Stein verzichten kannst du nur nach Schere oder Tonne.
error-extra_or_end = Lege nach Schere oder Tonne noch einen Stein oder eine Gruppe, oder lege nichts mehr.
error-can_lay = Passen darfst du nur, wenn keiner deiner Zahlensteine passt.
error-not_held = { $card } hast du nicht.
error-too_few_to_remove = { $count ->
        [0] In dieser Reihe liegt nur die 1, und die bleibt immer.
        [one] Aus dieser Reihe kann nur ein Stein entfernt werden; die 1 bleibt immer.
       *[other] Aus dieser Reihe können höchstens { $count } Steine entfernt werden; die 1 bleibt immer.
    }
error-extra_elsewhere = Der zusätzliche Stein muss an die { colour } Reihe, die du gerade gekürzt hast.
error-row_is_closed = Die { colour } Reihe ist durch ihre 16 ENDE geschlossen.
error-too_low = { $card } ist nicht höher als { $last_card }, der letzte Stein der Reihe.

option-rounds = Runden
    .help = Wie viele Runden gespielt werden; die Punkte aller Runden werden addiert.
option-extra_anywhere = Zusatzstein überall
    .help = Nach Schere oder Tonne darf der zusätzliche Stein an jede Reihe, nicht nur an die gekürzte.

# ---- das Brett im Browser
web-lay-none = Legen
web-lay = { colour-name } { $run } legen
web-face = { $face ->
        [E] 16 ENDE
        [R] 16 NEUSTART
       *[other] { $face }
    }
web-run = { web-face }–{ $last ->
        [E] 16 ENDE
        [R] 16 NEUSTART
       *[other] { $last }
    }
web-pass = Passen
web-end = Nichts mehr
web-scissors = Abschneiden
web-bin = { $count ->
        [one] Einen wegwerfen
       *[other] { $count } wegwerfen
    }
web-use-scissors = Wähle die Reihe, deren letzter Stein weg soll.
web-use-bin = Wähle den ersten Stein, der weg soll; alle danach gehen mit.
web-extra = Jetzt darfst du noch einen Stein oder eine Gruppe an die { colour } Reihe legen.
web-extra-anywhere = Jetzt darfst du noch einen Stein oder eine Gruppe legen.
web-tiles-left = { $count ->
        [one] Noch ein Stein.
       *[other] { $count } Steine. Was passt, ist unterstrichen.
    }
web-tiles = { $count ->
        [one] Stein
       *[other] Steine
    }
web-points = { $points } Punkte
web-own-points = Du: { $points } Punkte
web-row = Reihe { colour-name }: { $cards }. Offen ab { $least }.
web-row-closed = Reihe { colour-name }: { $cards }. Geschlossen.
web-choose-row = Letzten Stein der Reihe { colour-name } abschneiden
web-remove-to = { $card } und alle danach entfernen
web-wrong-row = { $card } gehört an die { colour } Reihe.
web-playable = { $card }, passt
web-not-playable = { $card }

rule-SX-1 = Zu viert nimmt jede Person 22 Steine.
rule-SX-2 = Zu dritt nimmt jede Person 29 Steine. Ein Stein bleibt übrig; alle sehen ihn. Eine 1 kommt auf den Tisch, jeder andere Stein ist aus der Runde.
    .ruling = Die gedruckten Regeln sind sich über den übrigen Stein nicht einig; wir zeigen ihn.
rule-SX-3 = Zu zweit kommen die fünf Einsen vor dem Verteilen auf den Tisch. Von den anderen Steinen nehmt ihr je 30; den Rest sieht niemand, und er wird nicht gebraucht.
rule-SX-4 = Alle legen ihre Einsen auf den Tisch. Jede 1 eröffnet die Reihe ihrer Farbe.
rule-SX-5 = Wer Rot 1 hatte, beginnt. Gespielt wird im Uhrzeigersinn.
    .ruling = Hatte sie niemand, entscheidet das Los, wer beginnt.
rule-SX-10 = In deinem Zug tust du genau eines: einen Stein legen, eine Gruppe legen, einen Sonderstein benutzen oder passen. Du spielst nur in einer Farbe.
rule-SX-11 = Ein einzelner Stein muss höher sein als der letzte in der Reihe seiner Farbe. Es muss nicht die nächste Zahl sein.
rule-SX-12 = Eine Gruppe sind zwei oder mehr Steine einer Farbe in lückenloser Folge. Der erste muss höher sein als der letzte der Reihe. Eine Gruppe darf beliebig lang sein.
rule-SX-13 = 16 ENDE und 16 NEUSTART zählen beide als 16. Lege sie allein auf alles Niedrigere oder ans Ende einer Gruppe nach der 15. Nie beide in einem Zug.
rule-SX-14 = Eine 16 NEUSTART setzt ihre Reihe auf 1 zurück, sodass ab der 2 wieder alles passt. Dein Zug ist vorbei.
rule-SX-15 = Eine 16 ENDE schließt ihre Reihe. Dort passt nichts mehr, auch keine 16 NEUSTART, bis jemand die 16 ENDE entfernt.
    .ruling = Die deutschen Regeln widersprechen sich hier; wir folgen den anderen.
rule-SX-20 = Die Schere nimmt den letzten Stein einer Reihe weg. Er und die Schere sind aus dem Spiel.
    .ruling = Die Schere muss einen Stein abschneiden; ins Leere darf sie nicht gespielt werden.
rule-SX-21 = Die 1 am Anfang einer Reihe bleibt immer.
    .ruling = Eine 16 NEUSTART kann wie jeder andere Stein entfernt werden; dann ist wieder der Stein darunter der letzte.
rule-SX-22 = Die Tonne nimmt vom Ende einer Reihe so viele Steine weg, wie du willst, mindestens einen. Sie und die Tonne sind aus dem Spiel.
rule-SX-23 = Nach Schere oder Tonne darfst du noch einen Stein oder eine Gruppe an die gerade gekürzte Reihe legen, aber keinen zweiten Sonderstein benutzen. Willst du nichts legen, wähle „Nichts mehr“.
    .ruling = Die koreanischen Regeln lassen sich so lesen, dass jede Reihe erlaubt ist; die Variante „Zusatzstein überall“ spielt es so.
rule-SX-30 = Passen darfst du nur, wenn keiner deiner Zahlensteine irgendwo passt.
    .ruling = Einen Sonderstein musst du nie benutzen; du darfst ihn behalten und passen.
rule-SX-31 = Wer gepasst hat, bleibt in der Runde und spielt weiter, sobald wieder etwas passt.
rule-SX-40 = Wer den letzten eigenen Stein loswird, auch einen Sonderstein, gewinnt die Runde sofort.
rule-SX-41 = Die Runde endet auch, wenn alle nacheinander gepasst haben.
    .ruling = Sie endet selbst dann, wenn jemand noch einen Sonderstein benutzen könnte.
rule-SX-42 = Zähle die Steine hinter deinem Schirm zusammen: Zahlen zählen ihren Wert, jede 16 zählt 16, Schere und Tonne je 20. Die kleinste Summe gewinnt.
rule-SX-43 = Bei gleicher Summe gewinnt, wer weniger Steine hat.
    .ruling = Ist auch das gleich, wird der Sieg geteilt.
rule-SX-45 = Ihr könnt bis zu zehn Runden spielen und die Punkte addieren.
    .ruling = Das Heft kennt nur eine Runde. Bei gleicher Summe: weniger Steine in der letzten Runde, dann geteilter Sieg.
rule-SX-50 = Verborgen sind die Steine hinter den Schirmen und zu zweit die unbenutzten. Alles andere ist offen: die Reihen, die entfernten Steine und wie viele Steine jede Person hat. Wer passt, verrät: Hinter diesem Schirm passte nichts an irgendeine Reihe.
wins-by = Wer die wenigsten Punkte hat, gewinnt.

web-about = { $kind ->
        [E] 16 ENDE schließt die Reihe: Dort passt nichts mehr, bis jemand sie entfernt.
        [R] 16 NEUSTART setzt die Reihe auf 1 zurück: Ab der 2 passt wieder alles.
        [scissors] Die Schere nimmt den letzten Stein einer Reihe weg. Danach darfst du dort noch einmal legen.
       *[bin] Die Tonne nimmt vom Ende einer Reihe so viele Steine weg, wie du willst. Danach darfst du dort noch einmal legen.
    }
web-tiles-of = { $count ->
        [one] Noch ein Stein
       *[other] Noch { $count } Steine
    }
web-about-count = So viele Steine hat diese Person noch. Wer keinen mehr hat, gewinnt die Runde.

aim = Werde zuerst alle deine Steine los oder behalte die kleinste Summe übrig, wenn niemand mehr legen kann.
box = { $count } Steine: in jeder der fünf Farben die Zahlen 1 bis 15, eine 16 ENDE und eine 16 NEUSTART; dazu zwei Scheren und eine Tonne.
notation = Einen Stein schreibst du als Farbe und Zahl, R7, eine Gruppe als R7-9. E ist 16 ENDE, R ist 16 NEUSTART: R14-E, RR. Sondersteine: scissors R (Schere an die rote Reihe), bin R 3 (drei Steine in die Tonne). Die Farben sind R Rot, Y Gelb, G Grün, B Blau und P Lila.
part-colour = { colour-name }
part-specials = Sondersteine
part-row = Reihe { colour-name }
part-removed = Aus dem Spiel
part-held = Steine von { $seat }: { colour-name }
part-held-specials = Sondersteine von { $seat }
part-left = Hinter dem Schirm von { $seat }
example-turn = Ein Zug
    .one = Die rote Reihe endet mit der 2. Mina sucht rote Steine über 2.
    .two = 5, 6 und 7 folgen lückenlos aufeinander, also legt Mina sie als eine Gruppe. Die 3 darf sie überspringen: Die Zahlen müssen nur steigen.
    .three = Jun legt die rote 8. Minas 9 passt noch, ihre 3 aber nicht mehr.
example-groups = Die rote Reihe endet mit der 2. Mina darf einen höheren Stein legen oder eine lückenlose Folge. Von 7 bis 9 fehlt ihr die 8.
    .title = Einzelne Steine und Gruppen
example-end = Mina legt 16 ENDE: Die Reihe ist geschlossen. Dort passt nichts mehr, auch nicht Juns 16 NEUSTART.
    .title = 16 ENDE schließt eine Reihe
example-restart = Jun legt 16 NEUSTART auf die 7. Die Reihe beginnt wieder bei 1, also passt Minas 3 wieder.
    .title = 16 NEUSTART beginnt von vorn
example-scissors = Die Schere schneidet den letzten Stein ab, die rote 8. Mina darf jetzt noch einmal legen, aber nur an die eben gekürzte Reihe.
    .title = Die Schere
example-bin = Die Tonne nimmt vom Ende einer Reihe so viele Steine, wie du willst. Nur die 1 bleibt immer, deshalb kann Jun nicht fünf wegwerfen.
    .title = Die Tonne
example-pass = Passen darf Mina nur, wenn keiner ihrer Zahlensteine irgendwo passt. Ihre gelbe 4 passt noch.
    .title = Wann du passen darfst
example-count = Mina hat ihren letzten Stein gelegt: Die Runde ist sofort vorbei. Jun zählt, was übrig ist: 3 + 5 + 11 = 19.
    .title = Zählen, was übrig ist
example-tie = Beide haben 19 übrig. Mina hat drei Steine, Jun nur zwei: Jun gewinnt.
    .title = Gleiche Summen
