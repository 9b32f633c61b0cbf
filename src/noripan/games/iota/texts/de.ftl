name = IOTA
    .tagline = Lass das Kartenraster Linie um Linie wachsen und verdopple deine Punkte mit Viererlinien.

card-plain = { $shape ->
        [c] { $colour ->
            [R] roter
            [G] grüner
            [B] blauer
           *[Y] gelber
        } Kreis
        [s] { $colour ->
            [R] rotes
            [G] grünes
            [B] blaues
           *[Y] gelbes
        } Quadrat
        [t] { $colour ->
            [R] rotes
            [G] grünes
            [B] blaues
           *[Y] gelbes
        } Dreieck
       *[x] { $colour ->
            [R] rotes
            [G] grünes
            [B] blaues
           *[Y] gelbes
        } Kreuz
    } { $number }
card-wild = Joker

board-row = { $row } │ { $cells }
spoken-card = Bei { $x }, { $y }: { $card }
board-wild = Der Joker auf { $x }, { $y } kann eine davon sein: { $cards }
board-wild-any = Der Joker auf { $x }, { $y } kann eine von { $count } Karten sein
board-laid = In diesem Zug gelegt: { $cards } ({ $points } Punkte)
board-seat = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
board-pile = Nachziehstapel: { $count }
board-turn = Am Zug: { $seat }
board-asked = Vor diesem Zug kannst du einen Joker ersetzen oder die Joker liegen lassen.
board-hand = Deine Karten: { $texts }
spoken-hand = Deine Karten: { $cards }

move-lay = { $card } auf { $x }, { $y }
move-end = den Zug mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } beenden
move-pass = passen
move-trade = passen und tauschen: { $cards }
move-swap = { $card } statt des Jokers auf { $x }, { $y }
move-keep = die Joker liegen lassen

event-laid = { $seat_is ->
        [you] Du legst auf { $x }, { $y }: { $card }. Bisher ist der Zug { $points } wert.
       *[other] { $seat } legt auf { $x }, { $y }: { $card }. Bisher ist der Zug { $points } wert.
    }
event-swapped = { $seat_is ->
        [you] Du nimmst den Joker von { $x }, { $y }; an seinen Platz kommt { $card }.
       *[other] { $seat } nimmt den Joker von { $x }, { $y }; an seinen Platz kommt { $card }.
    }
event-kept = { $seat_is ->
        [you] Du lässt die Joker liegen.
       *[other] { $seat } lässt die Joker liegen.
    }
event-passed = { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-traded = { $seat_is ->
        [you] Du passt und tauschst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } passt und tauscht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
event-traded_cards = { $seat_is ->
        [you] Du passt und tauschst. Unter den Stapel: { $cards }. Gezogen: { $drawn_cards }.
       *[other] { $seat } passt und tauscht. Unter den Stapel: { $cards }. Gezogen: { $drawn_cards }.
    }
event-line_scored = Linie { $cards }: { $points }.
event-lot_scored = Vierer { $cards }: { $points }, und der Zug zählt doppelt.
event-four_laid = { $seat_is ->
        [you] Du hast vier Karten gelegt: Der Zug zählt doppelt.
       *[other] { $seat } hat vier Karten gelegt: Der Zug zählt doppelt.
    }
event-hand_emptied = { $seat_is ->
        [you] Du hast bei leerem Stapel deine letzte Karte gelegt: Der Zug zählt doppelt, und die Partie ist zu Ende.
       *[other] { $seat } hat bei leerem Stapel die letzte Karte gelegt: Der Zug zählt doppelt, und die Partie ist zu Ende.
    }
event-turn_scored = { $seat_is ->
        [you] Du bekommst { $points } Punkte, zusammen { $total }.
       *[other] { $seat } bekommt { $points } Punkte, zusammen { $total }.
    }
event-drew = { $seat_is ->
        [you] Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
event-drew_cards = { $seat_is ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
event-pile_emptied = Der Nachziehstapel ist jetzt leer.
event-all_passed = { $count }-mal nacheinander gepasst: Niemand kommt weiter, die Partie ist zu Ende.
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }

reason-last-card = Deine letzte Karte bei leerem Stapel: Der Zug zählt doppelt, { $points } Punkte, und die Partie ist zu Ende.
reason-lot = Macht einen Vierer fertig, der den Zug verdoppelt: bisher { $points } Punkte.
reason-four = Vier Karten in einem Zug verdoppeln ihn, und ihr Vierer noch einmal: { $points } Punkte.
reason-goes-on = Mit noch einer deiner Karten kommt der Zug auf { $points } Punkte.
reason-two-lines = Zählt in zwei Linien: bisher { $points } Punkte.
reason-scores = Bringt den Zug auf { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
reason-ends = Sichert { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
reason-ends-safely = Sichert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und lässt niemandem eine Dreierlinie übrig.
reason-takes-wild = Mit einem Joker auf der Hand gelingt später leichter ein Vierer.
reason-keeps-wild = Neue Karten, und der Joker bleibt für einen Vierer.
reason-new-cards = Neue Karten passen vielleicht besser.

theme-last-card = Die letzte Karte
theme-lot = Einen Vierer legen
theme-four = Vier Karten auf einmal
theme-goes-on = Weiterlegen
theme-two-lines = Zwei Linien zugleich
theme-scores = Punkte machen
theme-ends = Wann man aufhört
theme-ends-safely = Sicher aufhören
theme-takes-wild = Einen Joker nehmen
theme-keeps-wild = Einen Joker behalten
theme-new-cards = Karten tauschen

error-not_asked = Einen Joker ersetzen oder liegen lassen kannst du nur, wenn du vor einem Zug gefragt wirst.
error-swap_or_keep = Bevor dieser Zug beginnt: Ersetze einen Joker durch eine deiner Karten oder lass die Joker liegen.
error-nothing_laid = Lege mindestens eine Karte, bevor du den Zug beendest, oder passe.
error-already_laid = Du hast in diesem Zug schon gelegt und kannst nicht mehr passen. Beende deinen Zug.
error-pile_is_empty = Der Nachziehstapel ist leer: Du kannst passen, aber nicht tauschen.
error-not_held = { $card } hast du nicht.
error-no_wild_there = Auf { $x }, { $y } liegt kein Joker.
error-wild_for_wild = Ein Joker kann keinen Joker ersetzen.
error-not_that_wild = Der Joker auf { $x }, { $y } kann in seinen Linien nicht diese Karte sein: { $card }.
error-occupied = Auf { $x }, { $y } liegt schon { $there_card }.
error-not_beside = Der Platz { $x }, { $y } grenzt an keine Karte.
error-other_line = Alle Karten eines Zugs kommen ohne Lücke in eine Zeile oder Spalte; mit { $x }, { $y } geht das nicht.
error-too_long = Keine Linie darf mehr als vier Karten haben: { $cards }.
error-no_line = Farben, Formen und Zahlen müssen jeweils alle gleich oder alle verschieden sein; hier sind sie es nicht: { $cards }.
error-no_card_for_wild = Es gibt keine Karte, für die der Joker stehen könnte: { $cards }.
error-gap_closed = Eine Karte auf { $x }, { $y } würde eine Lücke zwischen älteren Karten schließen.
error-deal_wild_starter = In der Kartenverteilung darf die Startkarte kein Joker sein.
error-deal_wilds_missing = In der Kartenverteilung müssen Hände und Stapel beide Joker enthalten.

option-fill_gaps = Lücken schließen
    .help = Eine Karte darf auch zwischen ältere Karten gelegt werden, wenn ihre beiden Linien stimmen, wie in der ursprünglichen Ausgabe.
option-short = Kurzes Spiel
    .help = Gespielt wird nur mit 32 zufällig gewählten Karten und den zwei Jokern.

web-table = Der Tisch
web-table-keys = Das Raster. Pfeiltasten verschieben es, Plus und Minus vergrößern und verkleinern, 0 zeigt alles.
order-drawn = Wie gezogen
order-shape = Nach Form
web-hand = Deine Karten
web-people = Mitspielende
web-card = { $card }
web-card-fits = { $card }, { $count ->
        [0] passt nirgends
        [one] passt an einen Platz
       *[other] passt an { $count } Plätze
    }
web-laid = gelegt
web-place = { $card } auf { $x }, { $y }
web-place-points = { $card } auf { $x }, { $y }: Der Zug kommt auf { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
web-swap-place = Den Joker auf { $x }, { $y } ersetzen durch: { $card }
web-lift = { $card } auf { $x }, { $y }, in diesem Zug gelegt: zurücknehmen
web-beyond = { $count ->
        [one] Noch ein Platz
       *[other] Noch { $count } Plätze
    } { $side ->
        [left] weiter links
        [right] weiter rechts
        [up] weiter oben
       *[down] weiter unten
    }
web-zoom = Zoom
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-may-be = { $count ->
        [one] Dieser Joker steht für
       *[other] Dieser Joker kann für { $count } Karten stehen:
    }
web-close = Schließen
web-this-turn = Dieser Zug
web-turn-of = Zug von { $seat }
web-last-turn-of = Zuletzt: { $seat }
web-with = Dort gelegt: { $card }
web-row = Zeile
web-column = Spalte
web-line = Linie
web-doubled-lot = Ein Vierer
web-doubled-four = Vier Karten gelegt
web-doubled-last = Letzte Karte, Stapel leer
web-short-lot = Vierer
web-short-four = 4 gelegt
web-short-last = letzte
web-total = Zusammen
web-worth = Der Zug ist jetzt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert.
web-how = Jede neue oder verlängerte Linie zählt die Summe ihrer Zahlen. Ein Vierer verdoppelt den ganzen Zug, vier Karten auf einmal auch.
web-pile = im Stapel
web-held = { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-known = Bekannt auf dieser Hand: { $cards }
web-laying = legt für { $points }
web-result-turn_scored = zuletzt +{ $points }
web-result-passed = gepasst
web-result-traded = { $count } getauscht
web-choose = Wähle eine Karte: Das Raster zeigt, wo sie passt.
web-choose-place = { $count ->
        [one] Sie passt an einen Platz.
       *[other] Sie passt an { $count } Plätze.
    }
web-nowhere = { $card } passt jetzt nirgends.
web-no-place = Keine deiner Karten passt. Passe und tausche, so viele du willst.
web-no-more = Hier passt nichts mehr an.
web-choose-trade = Wähle, was du tauschst; ohne Karten passt du nur.
web-choose-pass = Der Stapel ist leer: nichts zu tauschen.
web-choose-swap = Joker nehmen? Wähle eine Karte für seinen Platz, sonst bleibt er liegen.
web-choose-wild = Wähle, welchen Joker sie ersetzt.
web-seconds = noch { $count } s
web-end-none = Zug beenden
web-end = Beenden · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-pass = Passen
web-pass-or-trade = Passen/Tauschen
web-lay-instead = Doch legen
web-trade = { $count ->
        [0] Passen
        [one] Eine Karte tauschen
       *[other] { $count } Karten tauschen
    }
web-keep = Liegen lassen
web-swap = Joker nehmen

rule-IO-1 = Es gibt 64 Karten: jede Kombination aus vier Farben, vier Formen und den Zahlen 1 bis 4 einmal. Außerdem gibt es zwei Joker. Alle ziehen eine Karte; die höchste Zahl beginnt. Dann kommen die Karten zurück, und alles wird gemischt.
    .ruling = Ein Joker zählt 0. Haben mehrere die höchste Zahl, kommen alle Karten zurück, und diese Personen ziehen noch einmal.
rule-IO-2 = Alle bekommen vier Karten. Der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt: Sie ist die Startkarte in der Mitte des Tischs.
rule-IO-3 = Die Startkarte ist nie ein Joker.
    .ruling = Ein aufgedeckter Joker kommt in den Stapel zurück, der Stapel wird neu gemischt und eine andere Karte aufgedeckt.
rule-IO-10 = Karten, die ohne Lücke nebeneinander in einer Zeile oder untereinander in einer Spalte liegen, sind eine Linie. Eine Linie hat zwei, drei oder vier Karten.
rule-IO-11 = Sieh dir Farbe, Form und Zahl einer Linie einzeln an: Jede ist entweder auf allen Karten gleich oder auf jeder Karte anders. Zwei Karten sind darum immer eine Linie; eine dritte muss fortsetzen, was diese beiden begonnen haben.
rule-IO-12 = Keine Linie wird länger als vier Karten, in keiner Richtung.
rule-IO-13 = In deinem Zug legst du eine bis vier Karten aus der Hand, oder du passt.
rule-IO-14 = Alle Karten eines Zugs kommen in dieselbe Zeile oder Spalte und liegen dort am Ende in einer Linie ohne Lücke. Sie müssen sich nicht berühren: Ältere Karten dürfen dazwischen liegen.
rule-IO-15 = Was du legst, muss an Karten anschließen, die schon liegen: in deiner Linie oder quer dazu.
rule-IO-16 = Nach deinem Zug muss alles auf dem Tisch, was zwei oder mehr Karten lang ist, eine richtige Linie sein, auch quer zu deiner.
rule-IO-17 = Linien darfst du an ihren Enden verlängern, aber keine Lücken füllen: Keine Karte, die du legst, darf in ihrer Linie auf beiden Seiten ältere Karten haben, links und rechts oder oben und unten, wie weit entfernt auch immer. Das gilt auch für eine Lücke von mehreren Plätzen.
    .ruling = Die ursprüngliche Ausgabe erlaubt es; die Variante „Lücken schließen“ spielt es so.
rule-IO-18 = Zieh nach dem Legen, bis du wieder vier Karten hast, solange der Stapel reicht.
rule-IO-20 = Wenn du passt, darfst du beliebige deiner Karten oder keine unter den Nachziehstapel legen und ebenso viele von oben ziehen.
    .ruling = Bei leerem Stapel kannst du nur passen. Du darfst mehr Karten tauschen, als der Stapel hat; dann kommen einige zu dir zurück. Die Karten kommen nach Farbe, Form und Zahl sortiert darunter; die Reihenfolge wählst du nicht. Alle sehen, wie viele du tauschst, aber nicht welche.
rule-IO-25 = Zähle am Ende deines Zugs die Zahlen in allen Linien zusammen, die du gebildet oder verlängert hast. Eine Karte in zwei solchen Linien zählt zweimal.
rule-IO-26 = Eine Linie aus vier Karten heißt Vierer. Jeder Vierer, der in deinem Zug fertig wird, verdoppelt alles, was der Zug bringt: Zwei Vierer zählen also vierfach.
rule-IO-27 = Legst du vier Karten in einem Zug, zählt er noch einmal doppelt.
rule-IO-28 = Die Partie endet, wenn der Nachziehstapel leer ist und jemand die letzte Karte der eigenen Hand legt. Dieser Zug zählt noch einmal doppelt.
rule-IO-29 = Die meisten Punkte gewinnen.
    .ruling = Bei gleicher Punktzahl wird der Sieg geteilt.
rule-IO-30 = Ein Joker kann für jede Karte stehen und zählt 0.
rule-IO-31 = Auf dem Tisch steht ein Joker für eine einzige Karte, dieselbe in seiner Zeile und in seiner Spalte. Du musst nicht sagen, für welche; aber es muss eine geben.
    .ruling = Sie muss anders sein als alle anderen Karten seiner Linien und darf jede der 64 sein, auch eine, die im kurzen Spiel fehlt. Liegen zwei Joker in einer Linie, muss es für beide zugleich eine Karte geben.
rule-IO-32 = Bevor ein Zug beginnt, dürfen alle einen Joker vom Tisch nehmen und an seine Stelle eine Karte aus der Hand legen, die dort in beide Linien passt. Punkte gibt es dafür nicht.
rule-IO-33 = Die Gelegenheit, Joker zu ersetzen, geht vor jedem Zug reihum.
    .ruling = Zuerst die Person, die gleich dran ist, dann die anderen im Uhrzeigersinn. Gefragt wird heimlich, und nur, wer es kann; wer noch einmal kann, darf auch noch einmal.
rule-IO-35 = Kommt niemand mehr weiter, endet die Partie mit dem Stand, den sie hat.
    .ruling = Das gilt bei leerem Stapel, wenn so oft nacheinander gepasst wurde, wie Personen mitspielen, sonst nach viermal so vielen Malen. Auch Tauschen ist Passen; das Ersetzen von Jokern unterbricht die Folge nicht.
rule-IO-40 = Ein kurzes Spiel braucht nur die Hälfte der Karten.
    .ruling = Das ist unsere eigene Variante: 32 zufällige Karten und die zwei Joker; den Rest sieht niemand.
rule-IO-50 = Verborgen sind die Hände, die Reihenfolge des Nachziehstapels und was darunter gelegt wurde. Alle sehen den Tisch, die Punkte und wie viele Karten in den Händen und im Stapel sind. Wer gerade gefragt wird, ob ein Joker ersetzt werden soll, erfahren die anderen nicht.
wins-by = Wer die meisten Punkte hat, gewinnt.

web-about-wild = Joker: steht für jede Karte, die in seine Linien passt, und zählt 0. Wer diese Karte hat, kann ihn später eintauschen.
web-choose-swap-unhurried = Du kannst einen Joker nehmen: Wähle eine Karte für seinen Platz oder lass ihn liegen. Lass dir Zeit.

aim = Hol die meisten Punkte, indem du Karten in Linien legst, in denen Farbe, Form und Zahl jeweils ganz gleich oder ganz verschieden sind.
box = { $count } Karten: vier Farben, vier Formen und die Zahlen 1 bis 4 in jeder Kombination genau einmal, dazu zwei Joker.
notation = Eine Karte schreibst du als Farbe, Form und Zahl, Rs2: R Rot, G Grün, B Blau, Y Gelb; c Kreis, s Quadrat, t Dreieck, x Kreuz; W ist ein Joker. Ein Platz ist Spalte und Zeile vom Start aus, nach rechts und nach unten: Rs2@1,-1. Dann end; oder pass, trade Rs2 W, swap Rs2@1,-1, keep.
part-colour = { $colour ->
        [R] Rot
        [G] Grün
        [B] Blau
       *[Y] Gelb
    }
part-wilds = Joker
part-table = Der Tisch
part-worth = dieser Zug bisher: { $points }
example-turn = Ein Zug
    .one = Auf dem Tisch liegt die Startkarte. Mina hat vier Karten auf der Hand.
    .two = Zwei davon legt sie daneben, in eine Linie: drei Zweien, alle Farben verschieden, alle Formen verschieden.
    .three = Sie beendet den Zug: 2 + 2 + 2 = 6 Punkte. Dann zieht sie wieder auf vier Karten.
example-lot = Farben: { $colours ->
        [same] alle gleich
       *[different] alle verschieden
    }. Formen: { $shapes ->
        [same] alle gleich
       *[different] alle verschieden
    }. Zahlen: { $numbers ->
        [same] alle gleich
       *[different] alle verschieden
    }.
    .title = Was eine Linie ist
example-no-line = Rot und Grün liegen da: zwei verschiedene Farben. Also braucht die dritte Karte eine dritte Farbe, eine dritte Form und wieder eine 2.
    .title = Was keine Linie ist
example-one-line = Mina hat ihre erste Karte rechts neben die Startkarte gelegt. Die nächsten müssen in derselben Zeile oder Spalte wie diese Karte liegen, lückenlos.
    .title = Eine Linie pro Zug
example-gap = Der Platz zwischen dem roten Kreis 1 und dem gelben Kreis 3 ist eine Lücke: Eine Karte dort hätte auf beiden Seiten ältere Karten. Lücken bleiben offen, wenn die Variante sie nicht erlaubt; das äußere Ende ist frei.
    .title = Lücken bleiben offen
example-long = Vier Karten sind eine volle Linie. Eine fünfte ist nie erlaubt; quer dazu geht es weiter.
    .title = Höchstens vier
example-scoring = Vier Züge nacheinander: 6, 6, 34 und 208 Punkte. Jede Linie, die du bildest oder verlängerst, zählt, und jede Viererlinie verdoppelt den ganzen Zug; vier gelegte Karten auch. Der letzte Zug: 10 + 10 + 6 = 26, dreimal verdoppelt.
    .title = Gewertete Züge
example-wild = Der Joker steht für eine bestimmte Karte, hier eine 2 in einer dritten Farbe und Form. Vor dem nächsten Zug darf Jun eine Karte hinlegen, die dort wirklich passt, und den Joker nehmen. Das bringt keine Punkte.
    .title = Einen Joker holen
