### people

error-already_signed_in = Du bist hier schon angemeldet. Melde dich erst ab, um als jemand anderes hereinzukommen.
error-most_bots = Mehr als { $most } Bots sind nicht möglich. Lösche erst einen.
error-most_passkeys = Mehr als { $most } Passkeys sind nicht möglich. Lösche erst einen.
error-name_length = Ein Name hat 1 bis { $most } Zeichen.
error-name_of_bot = „{ $name }“ heißt schon einer unserer Bots. Wähle einen anderen Namen.
error-name_unseen = Der Name enthält unsichtbare Zeichen. Wähle einen anderen Namen.
error-no_challenge = Das hat zu lange gedauert oder wurde zweimal versucht. Bitte fang noch einmal an.
error-no_such_bot = Du hast keinen solchen Bot.
error-no_such_passkey = Du hast keinen solchen Passkey.
error-not_for_bots = Das können Bots nicht, nur der Mensch, dem sie gehören.
error-not_signed_in = Du bist nicht angemeldet. Komm erst mit einem Namen herein.
error-passkey_known = Dieser Passkey ist schon eingetragen.
error-passkey_refused = Dieser Passkey wurde nicht angenommen.
error-wrong_recovery_code = Dieser Wiederherstellungscode stimmt nicht. Prüfe jeden Buchstaben und ob ein neuerer Code ihn ersetzt hat.

### security

error-bad_field = Das Feld „{ $field }“ fehlt oder ist falsch.
error-bad_input = Die Anfrage ist nicht lesbar.
error-bad_method = Diese Adresse lässt sich so nicht benutzen.
error-internal = Bei uns ist etwas schiefgegangen. Wenn es wieder vorkommt, nenne dem Betreiber diese Nummer: { $request }
error-no_such_page = Unter dieser Adresse gibt es nichts.
error-not_allowed = Das darfst du nicht.
error-not_json = Die Anfrage muss JSON sein.
error-store_down = Der Server erreicht gerade seine Datenbank nicht. Versuche es bitte gleich noch einmal.
error-too_large = Die Anfrage ist zu groß.
error-too_many = Zu viele Anfragen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-wrong_origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-metrics_not_here = Zahlen über diesen Server sind nur für seine Betreiber. Trage deine Adresse in metrics_from ein.

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

### running a server

serving = Noripan ist unter { $address } zu finden (Strg-C beendet es)
table-closed = Der Tisch { $table } ist geschlossen.
backup-running = Die Sicherung wird geschrieben
backup-written = { $rows } Zeilen sind in { $file }. Der geheime Schlüssel gehört dazu: Ohne ihn bleibt niemand angemeldet.
restore-running = Die Sicherung wird gelesen
backup-restored = { $rows } Zeilen aus { $file } sind wiederhergestellt.
column-table = Tisch
column-game = Spiel
column-status = Stand
column-players = Plätze
column-people = Menschen
column-entries = Einträge
column-created = Seit (UTC)

error-already_running = Ein anderer Server benutzt { $file }. Beende ihn zuerst; für mehrere Prozesse gibt es --workers und --channels valkey://….
error-backup_damaged = { $file } ist keine vollständige Sicherung. Nichts wurde wiederhergestellt.
error-backup_exists = { $file } gibt es schon. Wähle einen anderen Namen.
error-backup_missing = Die Datei { $file } gibt es nicht.
error-backup_not_writable = { $file } kann nicht geschrieben werden: { $reason }
error-backup_version = Die Sicherung hat die Datenbankversion { $theirs }, dieses Programm { $ours }. Stelle sie mit dem Programm wieder her, das sie schrieb, und aktualisiere dann.
error-bad_setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Siehe noripan serve --help.
error-channels_address = „{ $address }“ ist keine Art von Kanälen. Möglich sind valkey://rechner, redis://rechner, postgresql://… oder, mit PostgreSQL, database.
error-channels_needed = Mehrere Prozesse können diese Datenbank benutzen und müssen voneinander hören: Ergänze --channels valkey://rechner oder nimm PostgreSQL.
error-channels_unreachable = Die Kanäle unter { $address } sind nicht erreichbar: { $reason }
error-database_address = „{ $address }“ ist keine Adresse einer Datenbank. Möglich sind postgresql://name:passwort@rechner/datenbank oder sqlite:////ordner/datei.
error-database_newer = Die Datenbank { $address } ist neuer als dieses Programm. Aktualisiere noripan.
error-database_not_empty = Die Datenbank { $address } ist nicht leer. Stelle in einer neuen wieder her.
error-database_not_writable = In den Ordner { $folder } kann nicht geschrieben werden. Wähle mit --data einen anderen.
error-database_unreachable = Die Datenbank { $address } kann nicht benutzt werden: { $reason }
error-host_unusable = Auf { $host } kann nicht gelauscht werden. Wähle mit --host etwas anderes.
error-key_exposed = Andere können den geheimen Schlüssel { $file } lesen. Nimm ihnen das Recht: chmod 600
error-key_short = Der geheime Schlüssel in { $place } ist zu kurz: mindestens { $least } Zeichen.
error-key_unreadable = Der geheime Schlüssel { $file } kann nicht gelesen werden.
error-no_unfinished_table = Es gibt keinen offenen oder bespielten Tisch { $table }.
error-port_forbidden = Der Port { $port } verlangt mehr Rechte. Wähle mit --port einen über 1023.
error-port_taken = Der Port { $port } ist belegt. Wähle mit --port einen anderen.
error-settings_file = Die Einstellungen in { $file } können nicht gelesen werden: { $reason }
error-unknown_setting = { $file } hat eine unbekannte Einstellung „{ $setting }“. Bekannt sind: { $allowed }.

### verify

verified = Geprüft: { $game }, { $moves } Züge. Gemischt wurde mit dem versprochenen Startwert { $seed }, alle Züge und das Ergebnis stimmen.
error-file_unreadable = { $file } ist nicht lesbar: { $reason }
