# Was eine Analyse sagt: im Terminal, auf ihrer Seite und im Browser.
review-title = Analyse
review-about = { $players } Mitspielende · { $moves } Züge · Aufwand: { $effort }
review-progress = Analysiere
review-written = Seite: { $file }
review-luck = Glück und Können
review-luck-note = In Hundertsteln eines Sieges, ± ein Standardfehler. Fairer Anteil: was dieser Platz im Mittel über neue Kartenverteilungen gewinnt. Eigene Entscheidungen werden nur danach beurteilt, was der Platz wusste; die Vermutungen sagen, wie gut das Verdeckte dafür lag. Beides und was die anderen taten wird an einem Vergleichsbot gemessen, der plausible Züge auslost. Die Teile ergeben zusammen das Ergebnis.
review-curve = Gewinnchance im Verlauf
review-curve-note = Mit offenen Händen, ohne die kommenden Karten zu kennen. Die Bilder darunter zeigen je einen Platz: daneben, was er nach seinem Wissen erwarten konnte. Alle Chancen nehmen an, dass alle wie der Vergleichsbot weiterspielen.
review-curve-seat = Gewinnchance: { $seat_is ->
    [you] du
   *[other] { $seat }
}
review-line-open = alles offen
review-line-known = nach Wissen
review-faults = Entscheidungen, auf die es ankam
review-faults-note = Ein Fehler kostet mindestens { $mistake } Hundertstel eines Sieges, eine Ungenauigkeit mindestens { $inaccuracy }, und beide mindestens { $clear } Standardfehler. Was darunter liegt, bekommt keinen Namen.
review-no-faults = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: kein Fehler, der sich klar vom Zufall abhebt.
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
review-column-held = Tatsächlich
review-rate-note = Die Fehlerrate ist, was ein Platz je Entscheidung gegenüber dem besten Zug verloren hat, in Hundertsteln eines Sieges. 0 ist perfekt; unter 0 ist Zufall.
review-sentence = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $result } Hundertstel eines Sieges, fair wären { $fair }. Ausgeteilt { $deal }, nachgezogen { $draws }, eigene Entscheidungen { $decisions }, Vermutungen { $guesses }, die anderen { $others }. Am meisten machte aus: { $most ->
    [deal] was ausgeteilt wurde
    [draws] was nachgezogen wurde
    [decisions] die eigenen Entscheidungen
    [guesses] wie das Verdeckte lag
   *[others] was die anderen taten
}.
review-mistake = Fehler
review-inaccuracy = Ungenauigkeit
review-fault = Zug { $number }, { $seat_is ->
    [you] du
   *[other] { $seat }
}: { $verdict }, { $loss } ± { $error } Hundertstel
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-why = Warum: { $reason }
review-why-other = Ein Tipp hätte { $seat } gesagt: { $reason }
review-judged-by = Beurteilt nach { $count } Möglichkeiten, wie die Karten nach { $seat_is ->
    [you] deinem Wissen
   *[other] dem Wissen von { $seat }
} liegen konnten.
review-guessed = { $seat_is ->
    [you] Du hattest
   *[other] { $seat } hatte
} wahrscheinlich: { $cards }
review-held = Tatsächlich: { $cards }
# ---- im Browser
review-seat = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
review-ask = Diese Partie analysieren
review-ask-help = Sieh, wo die Partie kippte, was besser gewesen wäre und warum, und wie viel Glück dabei war. Jede Entscheidung wird nur danach beurteilt, was man wissen konnte.
review-waiting = { $ahead ->
    [0] Deine Analyse kommt als Nächstes.
    [one] Eine Analyse kommt vor deiner.
   *[other] { $ahead } Analysen kommen vor deiner.
}
review-making = Die Partie wird gerade analysiert.
review-ready = Die Analyse ist fertig.
review-failed = Die Partie konnte nicht analysiert werden.
review-curve-open = Mit offenen Händen, ohne die kommenden Karten zu kennen, wenn alle wie der Vergleichsbot weiterspielen.
review-as-table = Dasselbe als Tabelle
review-choose = Wessen Entscheidungen
review-all = Alle
review-look = Am Tisch zeigen
review-belief = Was die anderen hatten
review-compared = Verglichene Züge
review-rate-of = Fehlerrate { $rate } · { $mistakes } Fehler · { $inaccuracies ->
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}

# ---- über viele Partien
review-stats = { $who ->
    [you] Wie du spielst
   *[other] Wie { $name } spielt
}
review-stats-help = Aus den Partien, die analysiert wurden. Öffne eine Wiederholung und lass sie analysieren, dann zählt sie mit. Partien, in denen ein Bot für { $who ->
    [you] dich
   *[other] { $name }
} zog, zählen nicht.
review-stats-none = Von diesem Spiel ist noch keine Partie analysiert.
review-stats-matches = Analysierte Partien
review-stats-result = Siege in 100 Partien
review-stats-fair = Fairer Anteil
review-stats-luck = Glück in 100 Partien
review-stats-adjusted = Siege ohne Glück
review-stats-themes = Nach Art der Entscheidung
review-stats-theme = Art der Entscheidung
review-stats-count = Entscheidungen
review-stats-rates = Fehlerrate von Partie zu Partie
review-stats-rates-note = Jeder Punkt ist eine Partie, die Linie das Mittel von bis zu zehn. Weniger ist besser.
review-stats-ratings = Wertung von Partie zu Partie
review-stats-luck-note = Glück ist, was ausgeteilte, nachgezogene und verdeckte Karten gaben oder nahmen. Siege ohne Glück sind, was vom Ergebnis bleibt.
review-theme-other = Etwas anderes

error-review_unfinished = Diese Partie ist nach { $moves } Zügen nicht zu Ende. Nur beendete Partien werden analysiert; spiele sie erst zu Ende: noripan play --save DATEI
error-unknown_effort = Den Aufwand „{ $effort }“ gibt es nicht. Wähle: { $allowed }
error-review_unwritable = { $file } kann nicht geschrieben werden: { $reason }
