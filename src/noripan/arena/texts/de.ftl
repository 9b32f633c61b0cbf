# Was die Arena sagt: ihre Tabelle, ihr Bericht, und wie ein Turnier endete.
arena-title = Arena
arena-about = { $players } Personen · { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
} mit getauschten Plätzen · { $matches } Partien · Startwert { $seed }
arena-complete = Alle { $wanted } Verteilungen wurden gespielt.
arena-clear = Beendet nach { $deals } von { $wanted } Verteilungen: Die Reihenfolge der Bots ist klar.
arena-interrupted = Unterbrochen nach { $deals } von { $wanted } Verteilungen.
arena-standings = Tabelle
arena-column-bot = Bot
arena-column-share = Anteil der Siege
arena-column-rating = Wertungszahl
arena-column-score = Punkte im Mittel
arena-column-matches = Partien
arena-even = Gleich starke Bots hätten je { $share }. ± ist der 95-%-Bereich über die Verteilungen, bei Wertungszahlen zwei Standardabweichungen.
arena-order = Wer vorn liegt
arena-gap-clear = { $ahead } liegt { $difference } Prozentpunkte vor { $behind } ({ $low } bis { $high }).
arena-gap-open = { $ahead } und { $behind } liegen nicht klar auseinander: { $difference } Prozentpunkte ({ $low } bis { $high }).
arena-shares = Anteil der Siege
arena-shares-note = Dick: 95-%-Bereich bei vorher festgelegter Zahl der Verteilungen. Dünn: Bereich, der gilt, wann immer man aufhört. Gestrichelt: gleicher Anteil.
arena-progress = Anteile im Lauf der Verteilungen
arena-progress-note = Das Band ist der 95-%-Bereich der bisherigen Verteilungen.
arena-ratings = Wertungszahlen
arena-ratings-note = openskill, Plackett–Luce: Jede Verteilung ist ein Wettkampf; es gewinnt der Bot, der über alle Sitzordnungen am meisten von ihr holt. μ ± 2 σ.
arena-scores = Endstände
arena-seats = Was jeder Platz wert ist
arena-seats-note = Der Anteil der Siege nach Plätzen, wer auch immer dort saß; jeder Bot saß überall gleich oft. Gestrichelt: gleicher Anteil.
arena-again = Derselbe Befehl spielt auf jedem Rechner dieselben Partien:
arena-again-clock = Ein Bot denkt hier nach der Uhr: Derselbe Befehl spielt dieselben Verteilungen, aber die Bots können andere Züge wählen.
arena-continues = Derselbe Befehl setzt fort: { $command }
arena-written = Ergebnis: { $result } · Bericht: { $report }
arena-so-far = { $deals } von { $wanted } Verteilungen
