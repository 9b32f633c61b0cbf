### people

error-already_signed_in = Du bist schon angemeldet. Melde dich erst ab, um einen anderen Namen zu benutzen.
error-most_bots = Du kannst höchstens { $most } Bots haben. Lösche erst einen.
error-most_passkeys = Du kannst höchstens { $most } Passkeys haben. Lösche erst einen.
error-name_length = Ein Name darf 1 bis { $most } Zeichen haben.
error-name_of_bot = „{ $name }“ heißt schon einer unserer Bots. Wähle einen anderen Namen.
error-name_unseen = Der Name enthält unsichtbare Zeichen. Wähle einen anderen Namen.
error-no_challenge = Das hat zu lange gedauert oder wurde zweimal versucht. Bitte fang noch einmal an.
error-no_such_bot = Du hast keinen solchen Bot.
error-no_such_passkey = Du hast keinen solchen Passkey.
error-not_for_bots = Das können Bots nicht, nur die Person, der sie gehören.
error-not_signed_in = Du bist nicht angemeldet. Gib zuerst einen Namen an.
error-passkey_known = Dieser Passkey ist schon eingetragen.
error-passkey_refused = Dieser Passkey wurde nicht angenommen.
error-wrong_recovery_code = Dieser Wiederherstellungscode stimmt nicht. Prüfe jeden Buchstaben und ob du inzwischen einen neueren erzeugt hast.

### security

error-bad_field = Das Feld „{ $field }“ fehlt oder ist ungültig.
error-bad_input = Die Anfrage ist nicht lesbar.
error-bad_method = Diese Adresse lässt sich so nicht benutzen.
error-banned = Die Administration dieses Servers hat dich oder dein Netz gesperrt.
error-internal = Bei uns ist etwas schiefgegangen. Wenn es wieder vorkommt, nenne der Administration diese Nummer: { $request }
error-no_such_page = Unter dieser Adresse gibt es nichts.
error-not_allowed = Das darfst du nicht.
error-not_json = Die Anfrage muss JSON sein.
error-store_down = Der Server erreicht gerade seine Datenbank nicht. Bitte versuche es gleich noch einmal.
error-too_large = Die Anfrage ist zu groß.
error-too_many = Zu viele Anfragen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-wrong_origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-metrics_not_here = Die Messwerte sind nur für die Administration dieses Servers. Trage deine Adresse in metrics_from ein.

### tables

error-bad_message = Diese Nachricht ist nicht lesbar.
error-bot_plays_for_you = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
error-by_invitation_only = An diesen Tisch kommst du nur mit Einladung. Bitte die Person um den Link, die ihn eröffnet hat.
error-fair_commitment = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte. Traue dieser Mischung nicht.
error-record_of_origin = Diese Partie setzt die Partie am Tisch { $table } fort. Für sie wurde nicht eigens gemischt; prüfe jene.
error-fair_deal_set = Diese Partie begann mit einer festen Kartenverteilung; es gibt kein Mischen zu prüfen.
error-fair_seed = Gemischt wurde nicht mit dem versprochenen Startwert. Traue dieser Mischung nicht.
error-fair_unreadable = Der Nachweis des Mischens in dieser Aufzeichnung ist nicht lesbar.
error-host_only = Das kann nur, wer den Tisch eröffnet hat.
error-join_first = Komm zuerst an den Tisch.
error-match_not_over = Das siehst du erst, wenn die Partie zu Ende ist.
error-match_broken_off = Diese Partie wurde abgebrochen. Analysiert werden nur Partien, die zu Ende gespielt sind.
error-reviews_off = Dieser Server macht keine Analysen. „noripan review“ macht eine aus der Aufzeichnung der Partie.
error-reviews_full = Zu viele Analysen warten. Versuche es in ein paar Minuten noch einmal.
error-move_reveals = { $move } deckt etwas auf und lässt sich deshalb weder ausprobieren noch mit anderen Zügen zusammen senden.
error-no_hints_when_rated = In gewerteten Partien gibt es keine Tipps.
error-no_take_back = Zurücknehmen geht nur in Partien gegen Bots, die nicht gewertet werden.
error-nothing_to_take_back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
error-no_seat_of_yours = Du hast an diesem Tisch keinen Platz.
error-no_spectators = An diesem Tisch darf niemand zuschauen.
error-no_such_code = Zu diesem Code gibt es keinen Tisch. Prüfe die acht Zeichen; der Code gilt nur, bis die Partie vorbei ist.
error-no_such_mistake = Dieser Zug ist nach der Analyse der Partie kein Fehler, oder die Partie hat noch keine Analyse.
error-no_such_person = Diese Person gibt es nicht.
error-no_such_phrase = Diesen Satz gibt es nicht. Möglich sind: { $allowed }.
error-no_such_table = Diesen Tisch gibt es nicht. Prüfe die Adresse.
error-nobody_sits = An diesem Tisch sitzt niemand. Setz dich zuerst.
error-not_started = Die Partie hat noch nicht begonnen.
error-not_your_turn = Du bist nicht dran.
error-own_bots_rated = In gewerteten Partien darfst du nicht mit deinen eigenen Bots spielen.
error-rated_in_play = Eine gewertete Partie wird zu Ende gespielt. Du kannst gehen, aber dann spielt ein Bot für dich weiter, und die Partie zählt als verloren.
error-record_damaged = Die Aufzeichnung ist beschädigt. Lade sie noch einmal herunter.
error-record_result = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Zügen.
error-seat_taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-seats_free = Es sind noch Plätze frei. Warte auf Mitspielende oder setze Bots dazu.
error-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin und wähle dann.
error-table_full = Alle Plätze sind besetzt.
error-table_in_play = Die Partie läuft noch.
error-table_not_open = Dieser Tisch wartet nicht mehr auf Mitspielende.
error-too_many_bots = Höchstens { $most } Bots: Ein Platz muss für eine Person bleiben.
error-too_many_searching = Du hast schon { $most } laufende Partien mit Bots, die lange nachdenken ({ $levels }). Beende oder verlasse zuerst eine, oder wähle Bots einer anderen Stärke.
error-too_many_tables = Du hast schon { $most } offene Tische. Schließe zuerst einen.
error-unknown_level = Diese Stärke gibt es nicht. Möglich sind: { $allowed }.

### running a server

serving = Noripan läuft unter { $address } (Strg+C beendet)
table-closed = Tisch { $table } wurde geschlossen.
backup-running = Die Sicherung wird geschrieben
backup-written = { $rows } Zeilen nach { $file } geschrieben. Bewahre den geheimen Schlüssel dazu auf: Ohne ihn werden alle abgemeldet.
restore-running = Die Sicherung wird gelesen
backup-restored = { $rows } Zeilen aus { $file } wiederhergestellt.
person-banned = { $who } ist jetzt gesperrt.
person-unbanned = { $who } ist nicht mehr gesperrt.
person-renamed = { $who } heißt jetzt { $name }.
person-removed = { $who } wurde gelöscht.
people-cleaned-up = { $count ->
    [one] Ein Gast, der nie wiederkam, wurde gelöscht.
   *[other] { $count } Gäste, die nie wiederkamen, wurden gelöscht.
}
column-id = Nummer
column-name = Name
column-bot-of = Bot von
column-matches = Partien
column-banned = Gesperrt (UTC)
column-seen = Zuletzt gesehen (UTC)
column-at = Wann (UTC)
column-deed = Aktion
column-about = Betrifft
column-table = Tisch
column-game = Spiel
column-status = Status
column-players = Plätze
column-people = Personen
column-entries = Einträge
column-created = Seit (UTC)

error-already_running = Ein anderer Server benutzt { $file }. Beende ihn zuerst; für mehrere Prozesse gibt es --workers und --channels valkey://….
error-backup_damaged = { $file } ist keine vollständige Sicherung. Es wurde nichts wiederhergestellt.
error-backup_exists = { $file } gibt es schon. Wähle einen anderen Namen.
error-backup_missing = Die Datei { $file } gibt es nicht.
error-backup_not_writable = { $file } kann nicht geschrieben werden: { $reason }
error-backup_version = Diese Sicherung stammt von einem neueren Noripan: Ihre Datenbankversion ist { $theirs }, die dieses Programms { $ours }. Aktualisiere Noripan und stelle sie dann wieder her.
error-bad_setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Siehe noripan serve --help.
error-channels_address = „{ $address }“ ist keine gültige Kanaladresse. Möglich sind valkey://rechner, redis://rechner, postgresql://… oder, mit PostgreSQL, database.
error-channels_needed = Mehrere Prozesse können diese Datenbank benutzen und müssen einander benachrichtigen: Ergänze --channels valkey://rechner oder nimm PostgreSQL.
error-channels_unreachable = Die Kanäle unter { $address } sind nicht erreichbar: { $reason }
error-database_address = „{ $address }“ ist keine Datenbankadresse. Möglich sind postgresql://name:passwort@rechner/datenbank oder sqlite:////ordner/datei; im Passwort schreibst du @ als %40, : als %3A und / als %2F.
error-database_newer = Die Datenbank { $address } ist neuer als dieses Programm. Aktualisiere noripan.
error-database_not_empty = Die Datenbank { $address } ist nicht leer. Stelle die Sicherung in einer neuen wieder her.
error-database_not_writable = In den Ordner { $folder } kann nicht geschrieben werden. Wähle mit --data einen anderen.
error-database_older = Die Datenbank { $address } stammt von einer anderen Version. Sichere sie mit dem Programm, das sie geschrieben hat, und starte dann das neue: noripan serve bringt sie auf den neuesten Stand.
error-database_unreachable = Die Datenbank { $address } kann nicht benutzt werden: { $reason }
error-host_unusable = Unter { $host } kann der Server keine Verbindungen annehmen. Wähle mit --host eine andere Adresse.
error-key_exposed = Andere können den geheimen Schlüssel { $file } lesen. Ändere die Rechte: chmod 600 { $file }
error-key_not_writable = Es gibt noch keinen geheimen Schlüssel, und in den Ordner { $folder } kann nicht geschrieben werden. Wähle mit --data einen anderen oder setze NORIPAN_KEY.
error-key_short = Der geheime Schlüssel in { $place } ist zu kurz. Er braucht mindestens { $least } Zeichen.
error-key_unreadable = Der geheime Schlüssel { $file } kann nicht gelesen werden.
error-no_database = Es gibt keine Datenbank { $address }. Prüfe --data und --database; eine neue legt noripan serve an.
error-no_such_account = Zu { $who } gibt es weder eine Person noch eine Sperre. Siehe noripan admin people list.
error-no_unfinished_table = Es gibt keinen offenen oder laufenden Tisch { $table }.
error-port_forbidden = Der Port { $port } braucht mehr Rechte. Wähle mit --port einen über 1023.
error-port_taken = Der Port { $port } ist belegt. Wähle mit --port einen anderen.
error-settings_file = Die Einstellungen in { $file } können nicht gelesen werden: { $reason }
error-unknown_setting = { $file } hat eine unbekannte Einstellung „{ $setting }“. Bekannt sind: { $allowed }.
error-unknown_variable = Die Umgebungsvariable { $variable } ist keine Einstellung. Meintest du { $nearest }? Siehe noripan serve --help.

### the shuffle

error-fair_promise = Der Anteil von { $seat } ist nicht der, der zugesagt war, bevor die anderen ihren zeigten. Diesem Mischen ist nicht zu trauen.
error-fair_no_promise = In der Aufzeichnung steht nicht, was { $seat } zugesagt hatte. Diesem Mischen ist nicht zu trauen.
error-fair_other_commitment = Als du dich gesetzt hast, hatte sich der Server an ein anderes Geheimnis gebunden.
error-fair_other_promises = In der Aufzeichnung stehen andere Zusagen als die, die du vor dem Mischen gesehen hast.
error-fair_other_part = Dein Anteil am Mischen wurde ersetzt oder weggelassen.
error-fair_other_cards = Die Karten, die du bekommen hast, sind nicht die der Aufzeichnung.
error-note_damaged = Das ist nicht das, was ein Programm von einem Mischen aufhebt.
error-note_of_another_table = Das wurde an einem anderen Tisch aufgehoben ({ $table }).
error-part_not_awaited = Gemischt wird ohne deinen Anteil: Er ist nur in den ersten Sekunden nach dem Start gefragt.
error-part_not_promised = Das ist nicht der Anteil, den du beim Hinsetzen zugesagt hast.
error-table_shuffling = Die Karten werden gerade gemischt. Versuch es gleich noch einmal.

### verify

verified = Geprüft: { $game }, { $moves } Züge. Gemischt wurde mit dem versprochenen Startwert { $seed }; alle Züge und das Ergebnis stimmen.
verified-alone = Die Aufzeichnung wurde nur mit sich selbst verglichen, und ein unehrlicher Server kann eine passende schreiben. --mine DATEI vergleicht sie mit dem, was dein Programm aufgehoben hat: das Terminal im Ordner „shuffles“ seiner Daten, ein Browser unter „Wurde fair gemischt?“.
verified-mine = Es ist das Mischen, an dem du beteiligt warst: Die Zusage des Servers, die Zusagen aller, dein Anteil und deine ersten Karten sind die, die dein Programm aufgehoben hat.
verified-missing = Nichts zum Mischen beigetragen: { $names }. Je mehr Anteile fehlen, unter desto mehr Mischungen konnte ein Server wählen.

### operating

error-searching_full = Auf diesem Server laufen gerade zu viele Partien mit Bots, die lange nachdenken ({ $levels }). Wähle Bots einer anderen Stärke oder versuch es später noch einmal.
key-rotated = Ab dem nächsten Start unterschreibt ein neuer Schlüssel; { $former ->
    [0] kein früherer gilt mehr, also sind alle abgemeldet.
    [one] ein früherer gilt noch.
   *[other] { $former } frühere gelten noch.
}
error-key_in_environment = Der Schlüssel steht in NORIPAN_KEY und wird dort ersetzt: Schreib den neuen vor den alten, mit einem Komma dazwischen.
backups-dropped = { $count ->
    [one] Eine ältere Sicherung wurde gelöscht.
   *[other] { $count } ältere Sicherungen wurden gelöscht.
}
error-backup_keep = { $place } ist eine einzelne Datei. Nenne mit --keep einen Ordner oder Bucket.
error-s3_address = „{ $address }“ ist keine Adresse eines Buckets. Schreib s3://bucket/ordner.
error-s3_credentials = Ein Bucket braucht AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY, und AWS_ENDPOINT_URL, wenn er nicht bei Amazon liegt.
error-s3_refused = { $address }: Der Speicher hat mit { $status } { $reason } abgelehnt.
error-s3_unreachable = Der Speicher unter { $address } ist nicht erreichbar: { $reason }
error-no_such_report = Es gibt keine offene Meldung { $report }.
error-nobody_to_report = Dort sitzt niemand, den du melden könntest.
column-reason = Grund
column-person = Person
column-reporter = Gemeldet von
column-settled = Erledigt (UTC)
report-name = Name
report-stalling = Verzögern
report-cheating = Betrug
report-other = Etwas anderes
operator-link = Öffne das innerhalb von zehn Minuten, es gilt einmal: { $link }
operator-way-in = Diese Seite ist für alle, die diesen Server betreiben. Führe dort diesen Befehl aus; er gibt einen Link aus, mit dem du dich anmeldest.
operator-load = Auslastung
operator-tables = Tische
operator-people = Personen
operator-reports = Meldungen
operator-log = Protokoll
operator-nothing = Hier ist nichts.
operator-actions = Aktionen
operator-address = Adresse oder Netz
operator-find = Name oder Nummer
operator-search = Suchen
operator-ban-address = Diese Adresse sperren
operator-unban-address = Sperre aufheben
operator-do-ban = Sperren
operator-do-unban = Sperre aufheben
operator-do-rename = Umbenennen
operator-do-close = Schließen
operator-do-settle = Erledigt
load-version = Version
load-processes = Laufende Prozesse
load-system = Last dieses Rechners über 1, 5 und 15 Minuten (Kerne)
load-open-tables = Wartende Tische
load-playing-tables = Laufende Partien
load-searching-tables = Laufende Partien mit Bots, die lange nachdenken
load-people = Personen
load-banned = Gesperrte Personen
load-reports = Offene Meldungen
load-connected = Personen, die mit diesem Prozess verbunden sind
load-tables-here = Tische im Speicher dieses Prozesses
load-searches = Wartende Suchen in diesem Prozess
operator-language = Sprache
error-traces_not_installed = Traces brauchen einen zusätzlichen Teil des Programms: pip install 'noripan[traces]'

### link previews

preview-site = Noripan
preview-site-help = Karten- und Legespiele, die sofort losgehen: mit Freunden oder gegen Bots.
preview-table = { $game } auf Noripan
preview-open = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-full = Alle Plätze sind besetzt.
preview-playing = Die Partie läuft.
preview-over = Die Partie ist vorbei.
preview-closed = Dieser Tisch ist geschlossen.

### notifications

notification-turn = Du bist am Zug. Noch { $left }.
notification-reminder = Du bist noch am Zug: nur noch { $left }.
notification-test = Das ist ein Test. Benachrichtigungen von Noripan kommen bei dir an.
notification-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
notification-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
error-bad_notification_url = An diese Adresse können keine Benachrichtigungen gehen. Sie muss mit https:// beginnen und zu einem öffentlichen Server führen.
error-bad_push_keys = Die Schlüssel des Browsers für Benachrichtigungen sind nicht lesbar.
error-most_subscriptions = Benachrichtigungen können höchstens an { $most } Stellen gehen. Entferne zuerst eine.
error-no_notifications_here = Benachrichtigungen sind auf diesem Server abgeschaltet.
error-no_such_subscription = Dorthin gehen keine Benachrichtigungen mehr.
error-notification_failed = Der Test kam nicht an. Prüfe die Adresse und versuche es noch einmal.
error-notification_gone = Diese Adresse nimmt keine Benachrichtigungen mehr an. Schalte sie neu ein.
error-already_on_holiday = Du hast schon Urlaub. Beende ihn zuerst.
error-too_few_holidays = { $days ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr nur noch einen Urlaubstag.
   *[other] Du hast dieses Jahr nur noch { $days } Urlaubstage.
}
error-no_key_yet = Es gibt noch keinen geheimen Schlüssel { $file }: noripan serve legt ihn beim ersten Start an. Prüfe --data.
column-way = Wie
column-address = Adresse
