# Was die Arena sagt: ihre Tabelle, ihr Bericht, und wie ein Turnier endete.
arena-title = Arena
arena-about = { $players } Plätze · { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} mit getauschten Plätzen · { $matches } Partien · Startwert { $seed }
arena-complete = Alle { $wanted } Kartenverteilungen wurden gespielt.
arena-clear = Beendet nach { $deals } von { $wanted } Kartenverteilungen: Die Rangfolge der Bots ist klar.
arena-interrupted = Unterbrochen nach { $deals } von { $wanted } Kartenverteilungen.
arena-standings = Tabelle
arena-column-bot = Bot
arena-column-share = Siegquote
arena-column-adjusted = Glücksbereinigt
arena-column-rating = Wertungszahl
arena-column-score = Punkte im Mittel
arena-column-matches = Partien
arena-even = Gleich starke Bots hätten je { $share }. ± ist das 95-%-Konfidenzintervall über die Kartenverteilungen, bei Wertungszahlen zwei Standardabweichungen.
arena-luck = Glücksbereinigt: Was der Zufall nach der Kartenverteilung brachte, ist abgezogen; im Mittel ändert das nichts. Die Varianz der einfachen Siegquote ist { $ratio }-mal so groß.
arena-order = Wer vorn liegt
arena-gap-clear = { $ahead } liegt { $difference } Prozentpunkte vor { $behind } ({ $low } bis { $high }).
arena-gap-open = Kein klarer Unterschied zwischen { $ahead } und { $behind }: { $difference } Prozentpunkte ({ $low } bis { $high }).
arena-shares = Siegquote
arena-shares-note = Dick: 95-%-Konfidenzintervall bei vorher festgelegter Zahl von Kartenverteilungen. Dünn: Intervall, das gilt, wann immer man aufhört. Gestrichelt: gleiche Siegquote.
arena-progress = Siegquote im Verlauf
arena-progress-note = Das Band ist das 95-%-Konfidenzintervall der bisherigen Kartenverteilungen.
arena-ratings = Wertungszahlen
arena-ratings-note = openskill, Plackett–Luce: Jede Kartenverteilung ist ein Wettkampf; es gewinnt der Bot, der über alle Sitzordnungen am meisten aus ihr holt. μ ± 2 σ.
arena-scores = Endstände
arena-seats = Wie gut jeder Platz ist
arena-seats-note = Die Siegquote nach Plätzen, wer auch immer dort saß; jeder Bot saß überall gleich oft. Gestrichelt: gleiche Siegquote.
arena-again = Derselbe Befehl spielt auf jedem Rechner dieselben Partien:
arena-again-clock = Einer dieser Bots denkt nach der Uhr: Derselbe Befehl spielt dieselben Kartenverteilungen, aber die Bots können andere Züge wählen.
arena-continues = Derselbe Befehl setzt das Turnier fort: { $command }
arena-written = Ergebnis: { $result } · Bericht: { $report }
arena-so-far = { $deals } von { $wanted } Kartenverteilungen
