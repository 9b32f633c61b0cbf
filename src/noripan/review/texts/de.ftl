# Was eine Analyse sagt: im Terminal und auf ihrer Seite.
review-title = Analyse
review-about = { $players } Mitspielende · { $moves } Züge · Aufwand: { $effort }
review-progress = Analysiere
review-written = Seite: { $file }
review-luck = Glück und Können
review-luck-note = In Hundertsteln eines Sieges, ± ein Standardfehler. Fairer Anteil: was dieser Platz im Mittel über neue Kartenverteilungen gewinnt. Eigene Entscheidungen werden nur danach beurteilt, was der Platz wusste; die Vermutungen sagen, wie gut das Verdeckte dafür lag. Beides und was die anderen taten wird an einem Vergleichsbot gemessen, der plausible Züge auslost. Die Teile ergeben zusammen das Ergebnis.
review-curve = Gewinnchance im Verlauf
review-curve-note = Mit offenen Händen, ohne die kommenden Karten zu kennen. Die Bilder darunter zeigen je einen Platz: daneben, was er nach seinem Wissen erwarten konnte. Alle Chancen nehmen an, dass alle wie der Vergleichsbot weiterspielen.
review-curve-seat = Gewinnchance: { $name }
review-line-open = alles offen
review-line-known = nach Wissen
review-faults = Entscheidungen, auf die es ankam
review-faults-note = Ein Fehler kostet mindestens { $mistake } Hundertstel eines Sieges, eine Ungenauigkeit mindestens { $inaccuracy }, und beide mindestens { $clear } Standardfehler. Was darunter liegt, bekommt keinen Namen.
review-no-faults = { $name }: kein Fehler, der sich klar vom Zufall abhebt.
review-column-seat = Platz
review-column-result = Ergebnis
review-column-fair = Fairer Anteil
review-column-deal = Ausgeteilt
review-column-draws = Nachgezogen
review-column-decisions = Eigene Entscheidungen
review-column-guesses = Vermutungen
review-column-others = Die anderen
review-column-rate = Fehlerrate
review-column-mistakes = Fehler
review-column-inaccuracies = Ungenauigkeiten
review-column-moves = Züge
review-column-move = Zug
review-column-share = Gewinnchance
review-column-gain = Gewinn
review-column-guessed = Damals wahrscheinlich
review-column-held = Wirklich
review-rate-note = Die Fehlerrate ist, was ein Platz je Entscheidung gegenüber dem besten Zug verloren hat, in Hundertsteln eines Sieges. 0 ist perfekt; unter 0 ist Zufall.
review-sentence = { $name }: { $result } Hundertstel eines Sieges, fair wären { $fair }. Ausgeteilt { $deal }, nachgezogen { $draws }, eigene Entscheidungen { $decisions }, Vermutungen { $guesses }, die anderen { $others }. Am meisten machte aus: { $most ->
    [deal] was ausgeteilt wurde
    [draws] was nachgezogen wurde
    [decisions] die eigenen Entscheidungen
    [guesses] wie das Verdeckte lag
   *[others] was die anderen taten
}.
review-mistake = Fehler
review-inaccuracy = Ungenauigkeit
review-fault = Zug { $number }, { $name }: { $verdict }, { $loss } ± { $error } Hundertstel
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-why = Warum: { $reason }
review-judged-by = Beurteilt nach { $count } Möglichkeiten, wie die Karten nach dem Wissen von { $name } liegen konnten.
review-guessed = { $name } hatte wahrscheinlich: { $cards }
review-held = Wirklich: { $cards }
error-review_unfinished = Diese Partie ist nach { $moves } Zügen nicht zu Ende. Nur beendete Partien werden analysiert; spiele sie erst zu Ende: noripan play --save DATEI
error-unknown_effort = Den Aufwand „{ $effort }“ gibt es nicht. Wähle: { $allowed }
error-review_unwritable = { $file } kann nicht geschrieben werden: { $reason }
