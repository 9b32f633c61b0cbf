# Was der Kern sagt: Fehler, die in jedem Spiel vorkommen, und Überschriften der Regelseite.
seat-name = Platz { $number }
and-join = { $first } und { $last }
nothing = nichts

section-setup = Vorbereitung
section-turn = Ein Zug
section-specials = Besondere Steine und Karten
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
rulings-title = Was wir entschieden haben, wo die gedruckten Regeln schweigen

error-unknown_game = Es gibt kein Spiel „{ $game }“. Wähle eines von: { $allowed }.
error-unknown_language = Es gibt keine Sprache „{ $language }“. Wähle eine von: { $allowed }.
error-unknown_bot = Es gibt keinen Bot „{ $bot }“. Wähle einen von: { $allowed }.
error-bot_needs_package = Der Bot „{ $bot }“ braucht das Python-Paket { $package }, das nicht installiert ist.
error-bad_players = Dieses Spiel ist für { $low } bis { $high } Personen.
error-bad_seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 − 1 oder ein Text mit höchstens 1000 druckbaren Zeichen.
error-bad_seat = Die Plätze haben die Nummern 0 bis { $players } − 1.
error-bad_since = Bisher gibt es { $most } Ereignisse zum Abrufen.
error-match_over = Die Partie ist zu Ende; es kann kein Zug mehr gespielt werden.
error-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
error-not_now = Das geht jetzt nicht.

error-arena_bots = Die Arena braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt.
error-arena_folder = { $folder } ist nicht benutzbar: { $reason }
error-arena_other = In { $folder } liegt ein anderes Turnier oder eines, das eine andere Version gespielt hat. Wähle mit --out einen anderen Ordner.
error-arena_busy = { $folder } enthält dieses Turnier, und es wird gerade gespielt. Warte, bis es endet, oder wähle mit --out einen anderen Ordner.
error-arena_damaged = { $file } ist beschädigt. Wähle mit --out einen anderen Ordner oder lösche die Datei.
error-arena_workers = Die Arbeiterprozesse sterben immer wieder; vielleicht fehlt Speicher. Versuche es mit --workers und weniger von ihnen.
error-arena_no_ray = Ray ist nicht installiert. Installiere es mit: pip install "noripan[ray]"
error-arena_ray = Der Ray-Cluster ist ausgefallen: { $reason }
error-arena_code = Ein Arbeiter des Clusters hat eine andere Version von Noripan. Installiere überall dieselbe.

error-options_not_object = Varianten werden als Namen mit Werten angegeben.
error-unknown_option = Es gibt keine Variante „{ $option }“. Bekannt sind: { $allowed }.
error-option_flag = Die Variante „{ $option }“ ist entweder an oder aus.
error-option_number = Die Variante „{ $option }“ braucht eine ganze Zahl von { $low } bis { $high }.
error-option_numbers = Die Variante „{ $option }“ braucht 1 bis { $most } ganze Zahlen von { $low } bis { $high }.
error-option_picks = Die Variante „{ $option }“ braucht { $count } verschiedene von: { $choices }.

error-deal_not_object = Eine Verteilung ist ein JSON-Objekt.
error-deal_unknown_key = Die Verteilung kennt keinen Eintrag „{ $key }“. Bekannt sind: { $allowed }.
error-deal_not_list = In der Verteilung muss „{ $where }“ eine Liste sein.
error-deal_wrong_count = In der Verteilung hat „{ $where }“ { $count } Einträge; es müssen { $expected } sein.
error-deal_too_long = In der Verteilung hat „{ $where }“ { $count } Einträge; höchstens { $most } sind möglich.
error-deal_unknown_card = In der Verteilung steht bei „{ $where }“ der Eintrag „{ $text }“; das ist keine Karte dieses Spiels.
error-deal_bad_seat = In der Verteilung muss „{ $where }“ ein Platz von 0 bis { $players } − 1 sein.
error-deal_too_many = Die Verteilung enthält { $card } { $count }-mal; im Spiel gibt es sie { $most }-mal.

error-record_not_object = Eine Aufzeichnung ist ein JSON-Objekt.
error-record_format = Das ist keine Aufzeichnung im Format { $expected }.
error-record_unknown_key = Die Aufzeichnung hat einen unbekannten Eintrag „{ $key }“.
error-record_missing = Der Aufzeichnung fehlt ein richtiger Eintrag „{ $key }“.
error-record_move = Zug { $number } der Aufzeichnung, „{ $text }“, kann nicht gespielt werden ({ $reason }).
