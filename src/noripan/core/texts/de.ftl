# Was der Kern sagt: Fehler, die in jedem Spiel vorkommen, und Überschriften der Regelseite.
seat-name = Platz { $number }
own-seat = { $name }
cards-join = { $first } und { $last }
and-join = { $first } und { $last }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { decimal } %
whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
nothing = nichts

# For a game without words of its own.
card-text = { $text }
move-text = { $text }
board-entry = { $name }: { $value }

section-setup = Vorbereitung
section-turn = Ein Zug
section-specials = Sondersteine und Sonderkarten
section-passing = Passen
section-actions = Aktionen
section-lines = Linien
section-scoring = Wertung
section-missions = Missionen
section-wilds = Joker
section-round = Eine Runde
section-match = Die Partie
section-teams = Teams
section-two = Zu zweit
section-end = Das Ende
section-options = Varianten
section-hidden = Was verborgen ist

error-unknown_game = Es gibt kein Spiel „{ $game }“. Wähle eines von: { $allowed }.
error-unknown_language = Es gibt keine Sprache „{ $language }“. Wähle eine von: { $allowed }.
error-unknown_bot = Es gibt keinen Bot „{ $bot }“. Wähle einen von: { $allowed }.
error-bot_needs_package = Der Bot „{ $bot }“ braucht das Python-Paket { $package }, das nicht installiert ist.
error-bot_without_network = Der Bot „{ $bot }“ spielt nicht nach einem Netz. Nenne einen, der das tut, etwa skilled@ORDNER oder network:500@ORDNER.
error-no_network_file = Das Netz { $file } gibt es nicht. noripan train schreibt eines.
error-bad_network_file = Das Netz { $file } ist hier nicht zu gebrauchen: { $reason }.
error-needs_extra = Dafür fehlen noch Pakete. Installiere sie mit: pip install "noripan[{ $extra }]"
error-bad_players = Dieses Spiel ist für { $low } bis { $high } Personen.
error-bad_seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 − 1 oder ein Text mit höchstens 1000 druckbaren Zeichen.
error-bad_seat = Die Plätze haben die Nummern 0 bis { $last }.
error-bad_since = Bisher gibt es nur { $most } Ereignisse.
error-match_over = Die Partie ist zu Ende. Es kann kein Zug mehr gespielt werden.
error-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
error-not_now = Das geht jetzt nicht.
error-illegal_action = In Partie Nummer { $env } ist die Aktion { $action } jetzt nicht erlaubt.

error-arena_bots = Die Arena braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt.
error-arena_folder = Der Ordner { $folder } ist nicht benutzbar: { $reason }
error-arena_other = In { $folder } liegt ein anderes Turnier oder eines, das eine andere Version gespielt hat. Wähle mit --out einen anderen Ordner.
error-arena_busy = { $folder } enthält dieses Turnier, das gerade gespielt wird. Warte, bis es endet, oder wähle mit --out einen anderen Ordner.
error-arena_damaged = { $file } ist beschädigt. Wähle mit --out einen anderen Ordner oder lösche die Datei.
error-arena_workers = Die Arbeitsprozesse brechen immer wieder ab; vielleicht fehlt Speicher. Versuche es mit weniger (--workers).
error-arena_no_ray = Ray ist nicht installiert. Installiere es mit: pip install "noripan[ray]"
error-arena_ray = Der Ray-Cluster ist ausgefallen: { $reason }
error-arena_code = Auf einem Rechner des Clusters läuft eine andere Version von Noripan. Installiere überall dieselbe.

error-options_not_object = Varianten gibst du als Namen mit Werten an.
error-unknown_option = Es gibt keine Variante „{ $option }“. Bekannt sind: { $allowed }.
error-option_flag = Die Variante „{ $option }“ ist entweder an oder aus.
error-option_number = Die Variante „{ $option }“ braucht eine ganze Zahl von { $low } bis { $high }.
error-option_numbers = Die Variante „{ $option }“ braucht 1 bis { $most } ganze Zahlen von { $low } bis { $high }.
error-option_picks = Die Variante „{ $option }“ braucht { $count } verschiedene Werte, durch Kommas getrennt: { $choices }.

error-deal_not_object = Eine Kartenverteilung ist ein JSON-Objekt.
error-deal_unknown_key = Die Kartenverteilung kennt keinen Eintrag „{ $key }“. Bekannt sind: { $allowed }.
error-deal_not_list = In der Kartenverteilung muss „{ $where }“ eine Liste sein.
error-deal_wrong_count = In der Kartenverteilung hat „{ $where }“ { $count } Einträge; es müssen { $expected } sein.
error-deal_too_long = In der Kartenverteilung hat „{ $where }“ { $count } Einträge; höchstens { $most } sind möglich.
error-deal_unknown_card = In der Kartenverteilung steht bei „{ $where }“ der Eintrag „{ $text }“; das ist keine Karte dieses Spiels.
error-deal_bad_seat = In der Kartenverteilung muss „{ $where }“ ein Platz von 0 bis { $last } sein.
error-deal_too_many = Die Kartenverteilung enthält { $card } { $count }-mal; es gibt sie aber nur { $most }-mal.

error-record_not_object = Eine Aufzeichnung ist ein JSON-Objekt.
error-record_format = Das ist keine Aufzeichnung im Format { $expected }.
error-record_unknown_key = Die Aufzeichnung hat einen unbekannten Eintrag „{ $key }“.
error-record_missing = In der Aufzeichnung fehlt der Eintrag „{ $key }“, oder er ist ungültig.
error-record_move = Zug { $number } der Aufzeichnung, „{ $text }“, kann nicht gespielt werden.
error-record_unreadable = { $file } kann nicht gelesen werden: { $reason }
error-record_line = { $file }, Zeile { $line }: { $reason }
error-record_unfinished = Die Partie dieser Aufzeichnung ist nach { $moves } Zügen nicht zu Ende.
error-records_mixed = Diese Aufzeichnung gehört nicht zum Spiel { $game } wie die davor.
error-file_exists = { $file } gibt es schon. Wähle einen anderen Namen.
error-file_unwritable = { $file } lässt sich nicht schreiben: { $reason }

# Die Regelseite: Überschriften, Namen der Leute in den Beispielen und was die Bilder sagen.
rules-aim = Das Ziel
rules-box = In der Schachtel
rules-turn = Ein Zug in drei Bildern
rules-examples = Beispiele
rules-all = Alle Regeln
rules-notation = So schreibst du einen Zug
rules-search = Regeln durchsuchen
rules-found = { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-mark = † Unsere Regelung: Hier lässt das Regelheft etwas offen, oder wir haben etwas ergänzt.
ruling-part = † Unsere Regelung:
ruling-whole = † Alles unsere Regelung:
box-from = ab { $players } Personen
box-fewer = Zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] mehreren
    }: { $count ->
        [0] { $card } fehlt
       *[other] { $count } × { $card }
    }
example-people = Mina, Jun, Sol, Lena, Theo, Ida
part-hand = Hand von { $seat }
part-seat = { $seat }
picture-of = { $label }: { $shown }
picture-new = Neu: { $cards }
picture-step = Bild { $number } von { $count }
try-allowed = erlaubt
try-refused = nicht erlaubt

lesson-right = Richtig!
lesson-other = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
lesson-wrong = Nicht ganz.
lesson-over = Du hast diese Lektion geschafft.
error-unknown_lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Es gibt: { $allowed }.
error-no_lessons = Für { $game } gibt es noch keine Lektionen.

puzzle = Rätsel
puzzle-of-day = Rätsel des Tages, { $day }
puzzle-about = { $difficulty }, Wertung { $rating }
puzzle-task = Du bist dran: Nach allem, was du wissen kannst, ist ein Zug klar besser als alle anderen. Welcher?
puzzle-worse = Erlaubt, aber nicht der beste Zug: { $move }. Er senkt deine Gewinnchance um etwa { $loss } Prozentpunkte. Versuch es noch einmal.
puzzle-worse-unknown = Erlaubt, aber nicht der beste Zug: { $move }. Versuch es noch einmal.
puzzle-best = Der beste Zug: { $move }
puzzle-chance = Damit gewinnst du von hier aus etwa { $share } von 100 Partien, mit dem nächstbesten Zug etwa { $next }.
puzzle-no-hint = Hierzu gibt es keinen Tipp.
puzzle-streak = { $days ->
        [0] Noch keine Serie.
        [one] Serie: ein Tag.
       *[other] Serie: { $days } Tage.
    }
puzzle-run = { $count ->
        [0] Nicht beim ersten Versuch gefunden.
        [one] Eines beim ersten Versuch gefunden.
       *[other] { $count } hintereinander beim ersten Versuch gefunden.
    }
practice-later = Er kommt am { $day } wieder.
practice-learnt = Gelernt: Er kommt nicht wieder.
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
error-no_puzzles = Für { $game } gibt es noch keine Rätsel. „noripan puzzles make { $game }“ sucht welche.
error-unknown_puzzle = Es gibt kein Rätsel „{ $puzzle }“.
error-unknown_difficulty = Die Schwierigkeit „{ $difficulty }“ gibt es nicht. Möglich sind: { $allowed }
error-puzzle_broken = Rätsel { $puzzle } passt nicht zu den Regeln dieser Version ({ $reason }).
error-puzzles_unreadable = { $file } lässt sich nicht lesen: { $reason }
error-puzzles_damaged = { $file } ist in Zeile { $line } beschädigt ({ $what }). Erzeuge die Datei neu: noripan puzzles make
error-puzzles_of_other_game = { $file } enthält Rätsel eines anderen Spiels: { $game }
error-bad_step = Diesen Schritt hat die Partie nicht: Wähle einen von 0 (nach dem Geben) bis { $last }.
error-policy_illegal = Die Strategie wählte { $move }. Das ist keiner der erlaubten Züge: { $allowed }.
error-no_network = Kein Netz von { $game } passt zu dieser Personenzahl und diesen Varianten; skilled kann hier nicht mitspielen.
