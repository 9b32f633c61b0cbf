### tables

error-bad_message = Diese Nachricht ist unlesbar.
error-bot_plays_for_you = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
error-by_invitation_only = An diesen Tisch kommt man nur mit Einladung. Bitte den Gastgeber um den Link.
error-fair_commitment = Das Geheimnis des Servers ist nicht das, an das er sich gebunden hatte. Diesem Mischen ist nicht zu trauen.
error-fair_deal_set = Diese Partie begann mit festgelegten Karten; es gab kein Mischen zu prüfen.
error-fair_seed = Gemischt wurde nicht mit dem versprochenen Startwert. Diesem Mischen ist nicht zu trauen.
error-fair_unreadable = Der Nachweis des Mischens in dieser Aufzeichnung ist unlesbar.
error-host_only = Das kann nur der Gastgeber des Tisches.
error-join_first = Tritt zuerst an den Tisch.
error-match_not_over = Das ist erst nach dem Ende der Partie zu sehen.
error-move_reveals = { $move } deckt etwas auf und kann daher weder ausprobiert noch mit weiteren Zügen zusammen gesendet werden.
error-no_hints_when_rated = In gewerteten Partien gibt es keine Tipps.
error-no_seat_of_yours = Du hast an diesem Tisch keinen Platz.
error-no_spectators = Dieser Tisch lässt keine Zuschauer zu.
error-no_such_person = Diese Person gibt es nicht.
error-no_such_phrase = Diesen Satz gibt es nicht. Möglich sind: { $allowed }.
error-no_such_table = Diesen Tisch gibt es nicht. Prüfe die Adresse.
error-nobody_sits = Niemand sitzt an diesem Tisch. Setz dich zuerst.
error-not_started = Die Partie hat noch nicht begonnen.
error-not_your_turn = Du bist nicht am Zug.
error-record_damaged = Die Aufzeichnung ist beschädigt. Lade sie noch einmal herunter.
error-record_result = Das Ergebnis der Aufzeichnung folgt nicht aus ihren Zügen.
error-seat_taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-seats_free = Es sind noch Plätze frei. Warte auf Mitspieler oder setze Bots dazu.
error-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
error-table_full = Alle Plätze sind besetzt.
error-table_in_play = Die Partie läuft noch.
error-table_not_open = Dieser Tisch wartet nicht mehr auf Mitspieler.
error-too_many_bots = Höchstens { $most } Bots: Ein Platz muss für einen Menschen bleiben.
error-too_many_tables = Du hast schon { $most } offene Tische. Schließe zuerst einen.
error-unknown_level = Diese Stufe gibt es nicht. Möglich sind: { $allowed }.

### phrases

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-thinking = Ich überlege …
phrase-one-moment = Einen Moment!
phrase-oops = Hoppla!
phrase-good-game = Schöne Partie!
phrase-again = Noch einmal?
phrase-bye = Tschüs!
phrase-clap = Applaus 👏
phrase-laugh = Lacht 😄
phrase-wow = Wow 😮
phrase-sad = Schade 😢
phrase-heart = Herz ❤️
phrase-fire = Feuer 🔥
