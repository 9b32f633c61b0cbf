name = Samplegame
    .tagline = Bediene Farbe oder Zahl und werde vor allen anderen deine Karten los.

colour = { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    }
card-number = { colour } { $number }

board-top = Oben liegt { $card }. Im Stapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
board-count = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
board-hand = Deine Karten: { $cards }

move-lay = { $card } legen
move-draw = eine Karte ziehen
move-pass = passen

event-laid = { $seat_is ->
        [you] Du legst { $card }.
       *[other] { $seat } legt { $card }.
    }
event-drew = { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
event-drew_card = Du ziehst { $card }.
event-passed = { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }

wins-by = Wer zuerst keine Karten mehr hat, gewinnt; sonst, wer die wenigsten hat.

error-pile_empty = Der Stapel ist leer; passe stattdessen.
error-can_draw = Passen kannst du erst, wenn der Stapel leer ist. Zieh eine Karte.
error-not_held = Du hast { $card } nicht.
error-does_not_fit = { $card } hat weder die Farbe noch die Zahl von { $top_card }.

rule-ZZ-1 = Es gibt 20 Karten: 1 bis 5 in vier Farben. Alle bekommen vier davon.
rule-ZZ-2 = Die nächste Karte wird aufgedeckt, die übrigen bilden den Stapel. Platz 0 beginnt; gespielt wird im Uhrzeigersinn.
rule-ZZ-10 = Wenn du dran bist, kannst du eine Karte legen, die die Farbe oder die Zahl der obersten Karte hat. Sie liegt dann oben.
rule-ZZ-11 = Oder du ziehst die oberste Karte vom Stapel, auch wenn du legen könntest. Damit endet dein Zug.
rule-ZZ-12 = Ist der Stapel leer, passt du, statt zu ziehen.
rule-ZZ-20 = Wer keine Karten mehr hat, gewinnt sofort.
rule-ZZ-21 = Die Partie endet auch, wenn alle nacheinander passen. Wer die wenigsten Karten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-ZZ-30 = Verborgen sind die Karten der anderen und die Reihenfolge des Stapels. Wie viele Karten die anderen haben, ist offen. Am Ende der Partie werden alle Karten gezeigt.
