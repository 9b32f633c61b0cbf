name = IOTA
    .tagline = Lass das Kartenraster Linie um Linie wachsen und verdopple deine Punkte mit Viererlinien.

card-plain = { $shape ->
        [c] Kreis
        [s] Quadrat
        [t] Dreieck
       *[x] Kreuz
    } { $number } in { $colour ->
        [R] Rot
        [G] Grün
        [B] Blau
       *[Y] Gelb
    }
card-wild = Joker

board-row = { $row } │ { $cells }
spoken-card = Bei { $x }, { $y }: { $card }
board-wild = Der Joker auf { $x }, { $y } kann sein: { $cards }
board-wild-any = Der Joker auf { $x }, { $y } kann eine von { $count } Karten sein
board-laid = In diesem Zug gelegt: { $cards }; bisher { $points } wert
board-seat = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
board-pile = Nachziehstapel: { $count }
board-turn = Am Zug: { $seat }
board-asked = Vor diesem Zug kannst du einen Joker ersetzen oder „keep“ sagen.
board-hand = Deine Karten: { $texts }

move-lay = { $card } auf { $x }, { $y } legen
move-end = den Zug mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } beenden
move-pass = passen
move-trade = passen und { $cards } tauschen
move-swap = den Joker auf { $x }, { $y } durch { $card } ersetzen
move-keep = die Joker liegen lassen

fact-laid = { $seat } legt { $card } auf { $x }, { $y }; bisher ist der Zug { $points } wert.
fact-swapped = { $seat } ersetzt den Joker auf { $x }, { $y } durch { $card } und nimmt ihn auf die Hand.
fact-kept = { $seat } lässt die Joker liegen.
fact-passed = { $seat } passt.
fact-traded = { $seat } passt und tauscht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
fact-traded_cards = { $seat } passt, legt { $cards } unter den Stapel und zieht { $drawn_cards }.
fact-line_scored = Linie { $cards }: { $points }.
fact-lot_scored = Vierer { $cards }: { $points }, und der Zug zählt doppelt.
fact-four_laid = { $seat } hat vier Karten gelegt: Der Zug zählt noch einmal doppelt.
fact-hand_emptied = { $seat } hat bei leerem Stapel die letzte Karte gelegt: Der Zug zählt noch einmal doppelt, und das Spiel ist zu Ende.
fact-turn_scored = { $seat } bekommt { $points }, zusammen { $total }.
fact-drew = { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
fact-drew_cards = { $seat } zieht { $cards }.
fact-pile_emptied = Der Nachziehstapel ist jetzt leer.
fact-all_passed = { $count } Mal nacheinander gepasst: Niemand kommt weiter, und das Spiel ist zu Ende.
fact-match_won = Gewonnen: { $seats }.

reason-last-card = Deine letzte Karte bei leerem Stapel: Der Zug zählt doppelt, { $points } Punkte, und das Spiel ist zu Ende.
reason-lot = Vollendet einen Vierer, der den Zug verdoppelt: bisher { $points } Punkte.
reason-four = Vier Karten in einem Zug verdoppeln ihn, und ihr Vierer noch einmal: { $points } Punkte.
reason-goes-on = Mit einer weiteren deiner Karten kommt der Zug auf { $points } Punkte.
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
    } und lässt niemandem eine Dreierlinie zum Vollenden.
reason-takes-wild = Ein Joker auf der Hand ist ein künftiger Vierer.
reason-keeps-wild = Neue Karten, und der Joker bleibt für einen Vierer.
reason-new-cards = Neue Karten passen vielleicht besser.

error-not_asked = Einen Joker ersetzen oder „keep“ sagen kannst du nur, wenn du vor einem Zug gefragt wirst.
error-swap_or_keep = Bevor dieser Zug beginnt: Ersetze einen Joker durch eine deiner Karten, oder sage „keep“.
error-nothing_laid = Lege mindestens eine Karte, bevor du den Zug beendest, oder passe.
error-already_laid = Du hast in diesem Zug schon gelegt und kannst nicht mehr passen; sage „end“.
error-pile_is_empty = Der Nachziehstapel ist leer: Du kannst passen, aber nicht tauschen.
error-not_held = Du hast nicht: { $card }.
error-no_wild_there = Auf { $x }, { $y } liegt kein Joker.
error-wild_for_wild = Ein Joker kann keinen Joker ersetzen.
error-not_that_wild = Der Joker auf { $x }, { $y } kann in seinen Linien nicht für { $card } stehen.
error-occupied = Auf { $x }, { $y } liegt schon: { $there_card }.
error-not_beside = Der Platz { $x }, { $y } grenzt an keine Karte.
error-other_line = Alle Karten eines Zugs kommen ohne Lücke in eine Zeile oder Spalte; mit { $x }, { $y } geht das nicht.
error-too_long = Keine Linie darf mehr als vier Karten haben: { $cards }.
error-no_line = Farben, Formen und Zahlen müssen jeweils alle gleich oder alle verschieden sein; hier sind sie es nicht: { $cards }.
error-no_card_for_wild = Es gibt keine Karte, für die der Joker stehen könnte: { $cards }.
error-gap_closed = Eine Karte auf { $x }, { $y } würde eine Lücke zwischen älteren Karten schließen.
error-deal_wild_starter = In der Verteilung darf die Startkarte kein Joker sein.
error-deal_wilds_missing = In der Verteilung müssen Hände und Stapel beide Joker enthalten.

option-fill_gaps = Lücken schließen
    .help = Eine Karte darf auch zwischen ältere Karten gelegt werden, wenn ihre beiden Linien stimmen. So spielt es die ursprüngliche Ausgabe.
option-short = Kurzes Spiel
    .help = Gespielt wird nur mit 32 zufälligen Karten und den zwei Jokern.

web-table = Der Tisch
web-table-keys = Das Raster. Pfeiltasten verschieben es, Plus und Minus vergrößern und verkleinern, 0 zeigt alles.
order-drawn = Wie gezogen
order-shape = Nach Form
web-hand = Deine Karten
web-people = Leute
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
web-zoom = Ausschnitt
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Alles zeigen
web-may-be = { $count ->
        [one] Dieser Joker steht für
       *[other] Dieser Joker kann eine von { $count } sein:
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
web-nowhere = Passt jetzt nirgends: { $card }.
web-no-place = Keine deiner Karten passt. Passe und tausche, was du willst.
web-no-more = Hier passt nichts mehr an.
web-choose-trade = Wähle, was du tauschst; ohne Karten passt du nur.
web-choose-pass = Der Stapel ist leer: nichts zu tauschen.
web-choose-swap = Ein Joker kann dir gehören: Wähle eine Karte für seinen Platz.
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

rule-IO-1 = Es gibt 64 Karten, jede Verbindung von vier Farben, vier Formen und den Zahlen 1 bis 4 einmal, und zwei Joker. Alle ziehen eine Karte; die höchste Zahl beginnt. Dann kommen die Karten zurück, und alles wird gemischt.
    .ruling = Ein Joker zählt 0. Haben mehrere die höchste Zahl, kommen alle Karten zurück, und diese ziehen noch einmal.
rule-IO-2 = Alle bekommen vier Karten. Der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt: Sie ist die Startkarte in der Mitte des Tischs.
rule-IO-3 = Die Startkarte ist nie ein Joker.
    .ruling = Ein aufgedeckter Joker kommt in den Stapel zurück, der Stapel wird neu gemischt und eine andere Karte aufgedeckt.
rule-IO-10 = Karten, die ohne Lücke nebeneinander in einer Zeile oder untereinander in einer Spalte liegen, sind eine Linie. Eine Linie hat zwei, drei oder vier Karten.
rule-IO-11 = Sieh dir Farbe, Form und Zahl einer Linie einzeln an: Jede ist entweder auf allen Karten gleich oder auf jeder Karte anders. Zwei Karten sind darum immer eine Linie; eine dritte muss fortsetzen, was diese beiden begonnen haben.
rule-IO-12 = Nichts wird je länger als vier Karten, in keiner Richtung.
rule-IO-13 = In deinem Zug legst du eine bis vier Karten aus der Hand, oder du passt.
rule-IO-14 = Alle Karten eines Zugs kommen in dieselbe Zeile oder Spalte und liegen dort am Ende in einer Linie ohne Lücke. Sie müssen sich nicht berühren: Ältere Karten dürfen dazwischen liegen.
rule-IO-15 = Was du legst, muss an Karten anschließen, die schon liegen: in deiner Linie oder quer dazu.
rule-IO-16 = Nach deinem Zug muss alles auf dem Tisch, was zwei oder mehr Karten lang ist, eine richtige Linie sein, auch quer zu deiner.
rule-IO-17 = Linien darfst du an ihren Enden verlängern, aber keine Lücken füllen: Keine Karte, die du legst, darf in ihrer Linie auf beiden Seiten ältere Karten haben, links und rechts oder oben und unten, wie weit entfernt auch immer. Das gilt auch für eine Lücke von mehreren Plätzen.
    .ruling = Die ursprüngliche Ausgabe erlaubt es; die Variante „Lücken schließen“ spielt es so.
rule-IO-18 = Zieh nach dem Legen, bis du wieder vier Karten hast, solange der Stapel reicht.
rule-IO-20 = Wenn du passt, darfst du beliebige deiner Karten oder keine unter den Nachziehstapel legen und ebenso viele von oben ziehen.
    .ruling = Bei leerem Stapel kannst du nur passen. Du darfst mehr Karten tauschen, als der Stapel hat; dann kommen einige zu dir zurück. Die Karten kommen in der Reihenfolge ihrer Kurzschrift darunter. Alle sehen, wie viele du tauschst, aber nicht welche.
rule-IO-25 = Zähle am Ende deines Zugs die Zahlen in allen Linien zusammen, die du gebildet oder verlängert hast. Eine Karte in zwei solchen Linien zählt zweimal.
rule-IO-26 = Eine Linie aus vier Karten heißt Vierer. Jeder Vierer, der in deinem Zug entsteht, verdoppelt alles, was der Zug bringt: Zwei Vierer zählen also vierfach.
rule-IO-27 = Legst du vier Karten in einem Zug, zählt er noch einmal doppelt.
rule-IO-28 = Das Spiel endet, wenn der Nachziehstapel leer ist und jemand die letzte Karte der eigenen Hand legt. Dieser Zug zählt noch einmal doppelt.
rule-IO-29 = Die meisten Punkte gewinnen.
    .ruling = Bei gleicher Punktzahl wird der Sieg geteilt.
rule-IO-30 = Ein Joker kann für jede Karte stehen und zählt 0.
rule-IO-31 = Auf dem Tisch steht ein Joker für eine einzige Karte, dieselbe in seiner Zeile und in seiner Spalte. Du musst nicht sagen, für welche; aber es muss eine geben.
    .ruling = Sie muss anders sein als alle anderen Karten seiner Linien und darf jede der 64 sein, auch eine, die im kurzen Spiel fehlt. Liegen zwei Joker in einer Linie, muss es für beide zugleich eine Karte geben.
rule-IO-32 = Bevor ein Zug beginnt, dürfen alle einen Joker vom Tisch nehmen und an seine Stelle eine Karte aus der Hand legen, die dort in beide Linien passt. Punkte gibt es dafür nicht.
rule-IO-33 = Die Gelegenheit, Joker zu ersetzen, geht vor jedem Zug reihum.
    .ruling = Zuerst die Person, die gleich am Zug ist, dann die anderen im Uhrzeigersinn. Gefragt wird heimlich, und nur, wer es kann; wer noch einmal kann, darf auch noch einmal.
rule-IO-35 = Kommt niemand mehr weiter, endet das Spiel so, wie es steht.
    .ruling = Das gilt bei leerem Stapel, wenn so oft nacheinander gepasst wurde, wie Personen mitspielen, sonst nach viermal so vielen Malen. Auch Tauschen ist Passen; das Ersetzen von Jokern unterbricht die Folge nicht.
rule-IO-40 = Ein kurzes Spiel braucht nur die Hälfte der Karten.
    .ruling = Das ist unsere eigene Variante: 32 zufällige Karten und die zwei Joker; den Rest sieht niemand.
rule-IO-50 = Verborgen sind die Hände, die Reihenfolge des Nachziehstapels und was darunter gelegt wurde. Alle sehen den Tisch, die Punkte und wie viele Karten in den Händen und im Stapel sind. Wer gerade gefragt wird, ob ein Joker ersetzt werden soll, erfahren die anderen nicht.
