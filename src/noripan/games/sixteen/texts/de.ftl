name = SixTeen
    .tagline = Lass fünf Reihen wachsen und behalte so wenig wie möglich hinter deinem Schirm.

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
card-tile =
    { $face ->
        [E] 16 ENDE
        [R] 16 NEUSTART
       *[other] { $face }
    } in { colour-name }
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
board-specials = Besondere: { $cards }

move-lay = { $cards } legen
move-pass = passen
move-end = nichts mehr legen
move-scissors = { $cards } abschneiden
move-bin = { $cards } wegwerfen

fact-passed = { $seat } passt.
fact-declined_extra = { $seat } legt nichts mehr.
fact-laid = { $seat } legt { $cards }.
fact-row_closed = Damit ist die { colour } Reihe geschlossen.
fact-row_restarted = Die { colour } Reihe beginnt wieder bei 1.
fact-cut = { $seat } schneidet { $cards } mit der Schere ab.
fact-binned = { $seat } wirft { $cards } in die Tonne.
fact-all_passed = Alle haben gepasst: Die Runde ist zu Ende.
fact-hand_emptied = { $seat } hat keinen Stein mehr: Die Runde ist zu Ende.
fact-counted = { $seat } behält { $cards }: { $points } Punkte, zusammen { $total }.
fact-counted_nothing = { $seat } behält nichts: 0 Punkte, zusammen { $total }.
fact-round_began = Runde { $round } beginnt mit { $seat }.
fact-match_won = Gewonnen: { $seats }.

reason-nothing-fits = Von deinen Steinen passt keiner.
reason-keeps-special = Der besondere Stein nützt später vielleicht mehr.
reason-goes-out = Das ist dein letzter Stein: Die Runde gehört dir.
reason-frees = Danach passt wieder: { $cards }.
reason-closes = Schließt die { colour } Reihe: Bei anderen passen bis zu { $points } Punkte nicht mehr.
reason-group = Wird in einem Zug { $count } Steine und { $points } Punkte los.
reason-keeps-run = Deine Folge bleibt beisammen und passt weiter: { $cards }.
reason-skips-others = Überspringt keinen deiner Steine, aber bis zu { $points } Punkte der anderen.
reason-skips-nothing = Lässt keinen deiner Steine zurück.
reason-heavy = Wird { $points } Punkte los, mehr als zurückbleiben.
reason-spends-special = Ein benutzter besonderer Stein kostet dich keine 20 mehr.

error-bad_group = Eine Gruppe steigt ohne Lücke an, wie R7-9 oder R14-E; { $first } bis { $last } tut das nicht.
error-nothing_to_decline = „end“ verzichtet nur auf den zusätzlichen Stein nach Schere oder Tonne.
error-extra_or_end = Lege nach Schere oder Tonne noch einen Stein oder eine Gruppe, oder sage „end“.
error-can_lay = Passen darfst du nur, wenn keiner deiner Zahlensteine passt.
error-not_held = Du hast nicht: { $card }.
error-too_few_to_remove = { $count ->
        [0] In dieser Reihe liegt nur die 1, und die bleibt immer.
        [one] Aus dieser Reihe kann nur ein Stein entfernt werden; die 1 bleibt immer.
       *[other] Aus dieser Reihe können höchstens { $count } Steine entfernt werden; die 1 bleibt immer.
    }
error-extra_elsewhere = Der zusätzliche Stein muss an die Reihe, die du gerade gekürzt hast: die { colour }.
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
        [one] Eins wegwerfen
       *[other] { $count } wegwerfen
    }
web-use-scissors = Wähle die Reihe, deren letzter Stein weg soll.
web-use-bin = Wähle den ersten Stein, der weg soll; alle danach gehen mit.
web-extra = Jetzt darfst du noch einen Stein oder eine Gruppe auf diese Reihe legen: { colour-name }.
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
web-row = Reihe { colour-name }: { $cards }. Offen ab { $least }.
web-row-closed = Reihe { colour-name }: { $cards }. Geschlossen.
web-choose-row = Den letzten Stein dieser Reihe abschneiden: { colour-name }
web-remove-to = { $card } und alle danach entfernen
web-wrong-row = { $card } gehört auf die Reihe { colour-name }.
web-playable = { $card }, passt
web-not-playable = { $card }

rule-SX-1 = Zu viert nimmt jede Person 22 Steine.
rule-SX-2 = Zu dritt nimmt jede Person 29 Steine. Ein Stein bleibt übrig; alle sehen ihn. Eine 1 kommt auf den Tisch, jeder andere Stein ist aus der Runde.
    .ruling = Die gedruckten Fassungen sind sich über den übrigen Stein nicht einig; wir zeigen ihn.
rule-SX-3 = Zu zweit kommen die fünf Einsen vor dem Verteilen auf den Tisch. Von den anderen Steinen nehmt ihr je 30; den Rest sieht niemand, und er wird nicht gebraucht.
rule-SX-4 = Legt alle eure Einsen auf den Tisch. Jede 1 eröffnet die Reihe ihrer Farbe.
rule-SX-5 = Wer die rote 1 hatte, beginnt. Gespielt wird im Uhrzeigersinn.
    .ruling = Hatte sie niemand, entscheidet das Los, wer beginnt.
rule-SX-10 = In deinem Zug tust du eines: einen Stein legen, eine Gruppe legen, einen besonderen Stein benutzen oder passen. Du spielst nur in einer Farbe.
rule-SX-11 = Ein einzelner Stein muss höher sein als der letzte in der Reihe seiner Farbe. Es muss nicht die nächste Zahl sein.
rule-SX-12 = Eine Gruppe sind zwei oder mehr Steine einer Farbe in lückenloser Folge. Der erste muss höher sein als der letzte der Reihe. Eine Gruppe darf beliebig lang sein.
rule-SX-13 = 16 ENDE und 16 NEUSTART zählen beide als 16. Lege sie allein auf alles Niedrigere oder ans Ende einer Gruppe nach der 15. Nie beide in einem Zug.
rule-SX-14 = Eine 16 NEUSTART setzt ihre Reihe auf 1 zurück, sodass ab der 2 wieder alles passt. Dein Zug ist vorbei.
rule-SX-15 = Eine 16 ENDE schließt ihre Reihe. Dort passt nichts mehr, auch keine 16 NEUSTART, bis jemand die 16 ENDE entfernt.
    .ruling = Der deutsche Druck widerspricht sich hier; wir folgen den anderen.
rule-SX-20 = Die Schere nimmt den letzten Stein einer Reihe weg. Er und die Schere sind aus dem Spiel.
    .ruling = Die Schere muss einen Stein abschneiden; ins Leere darf sie nicht gespielt werden.
rule-SX-21 = Die 1 am Anfang einer Reihe bleibt immer.
    .ruling = Eine 16 NEUSTART kann wie jeder andere Stein entfernt werden; dann ist wieder der Stein darunter der letzte.
rule-SX-22 = Die Tonne nimmt vom Ende einer Reihe so viele Steine weg, wie du willst, mindestens einen. Sie und die Tonne sind aus dem Spiel.
rule-SX-23 = Nach Schere oder Tonne darfst du noch einen Stein oder eine Gruppe an die gerade gekürzte Reihe legen, aber keinen zweiten besonderen Stein. Oder sage „end“ und lege nichts.
    .ruling = Der koreanische Druck lässt sich so lesen, dass jede Reihe erlaubt ist; die Variante „Zusatzstein überall“ spielt es so.
rule-SX-30 = Passen darfst du nur, wenn keiner deiner Zahlensteine irgendwo passt.
    .ruling = Einen besonderen Stein musst du nie benutzen; du darfst ihn behalten und passen.
rule-SX-31 = Wer gepasst hat, bleibt in der Runde und spielt weiter, sobald wieder etwas passt.
rule-SX-40 = Wer den letzten eigenen Stein loswird, auch einen besonderen, gewinnt die Runde sofort.
rule-SX-41 = Die Runde endet auch, wenn alle nacheinander gepasst haben.
    .ruling = Sie endet selbst dann, wenn jemand noch einen besonderen Stein benutzen könnte.
rule-SX-42 = Zähle die Steine hinter deinem Schirm zusammen: Zahlen zählen ihren Wert, jede 16 zählt 16, Schere und Tonne je 20. Die kleinste Summe gewinnt.
rule-SX-43 = Bei gleicher Summe gewinnt, wer weniger Steine hat.
    .ruling = Ist auch das gleich, wird der Sieg geteilt.
rule-SX-45 = Ihr könnt bis zu zehn Runden spielen und die Punkte addieren.
    .ruling = Das Heft kennt nur eine Runde. Bei gleicher Summe: weniger Steine in der letzten Runde, dann geteilter Sieg.
rule-SX-50 = Verborgen sind die Steine hinter den Schirmen und zu zweit die unbenutzten. Alles andere ist offen: die Reihen, die entfernten Steine, wie viele Steine jede Person hat. Wer passt, verrät: Hinter diesem Schirm passte nichts an irgendeine Reihe.
