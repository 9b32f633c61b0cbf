# Training von Netzen.
train-title = Training: { $game }
train-about = { $batches ->
    [one] { $batches } Stapel
   *[other] { $batches } Stapel
 }, { $millions } Millionen Entscheidungen, { $minutes } Minuten Prozessorzeit.
train-curve = Lernkurve
train-curve-note = Siegquote des besten Zuges des Netzes gegen den Bot „Normal“, nach Sekunden Prozessorzeit. Ausgeglichen sind 50 % bei jeder Spielerzahl. Es sind nur ein paar Dutzend Partien: Die Kurve schwankt.
train-plan = Plan
train-players = { $players } Personen
train-progress = Training
train-strength = gegen Normal
train-written = Netze: { $policy }, { $value }. Bericht: { $report }.
train-continues = Unterbrochen. Derselbe Befehl setzt das Training fort.
error-no_features = Für { $game } gibt es keine Merkmale, aus denen ein Netz lernen könnte.
error-other_features = Der Zwischenstand von { $game } gehört zu anderen Merkmalen. Wähle mit --out einen anderen Ordner oder lösche ihn.
error-other_plan = Der Zwischenstand in { $folder } stammt von einem anderen Plan. Wähle mit --out einen anderen Ordner oder lösche ihn.
error-no_plan = Sag, wie lange trainiert werden soll: --minutes oder --batches.
error-bad_width = Die Breite { $width } ist kein Vielfaches von 8.
