prompt = Dein Zug:
help-line = Gib einen Zug ein. ? zeigt deine Züge, „hint“ gibt einen Tipp, „table“ zeigt noch einmal den Tisch, „quit“ beendet.
hint-choice = Guter Zug: { $move } ({ $words })
hint-shares = Die besten Züge mit Gewinnchance und Begründung:
seed = Startwert { $seed }
left = Du hast den Tisch verlassen. Mit --seed { $seed } bekommst du dieselben Karten; --save DATEI speichert eine Partie.
kept = Gespeichert in { $file }. Derselbe Befehl setzt die Partie fort.
ask-game = Welches Spiel?
ask-players = Zu wievielt?
ask-level = Gegen wen?
level-help-random = random: irgendein erlaubter Zug
level-help-beginner = beginner: denkt an zwei Züge und spielt den besseren
level-help-casual = casual: spielt vernünftig, ohne vorauszurechnen
level-help-skilled = skilled: spielt sofort, nach einem trainierten Netz
level-help-expert = expert: denkt eine Sekunde, mit einem trainierten Netz
matches = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
final-scores = Endstand nach Plätzen: { $scores }
unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
column-game = Spiel
column-title = Name
column-players = Personen
column-about = Worum es geht
column-figure = Kennzahl
column-mean = Mittelwert
column-spread = Streuung
column-least = Minimum
column-most = Maximum
column-native = Intern, Mio. Züge/s
column-driven = Aus Python, Mio. Züge/s
column-copy = Kopie, ns
column-guess = Schätzung, ns
figure-length = Züge je Partie
figure-branching = Mögliche Züge je Zugwahl
figure-score = Punkte von { $seat }
figure-wins = { $seat } gewinnt { $share } ± { $error }
even-share = Bei gleichen Chancen wären es { $share }; ± ist das 95-%-Konfidenzintervall.

tui-welcome = Alle Spiele, ein Tisch. Was spielen wir?
tui-continue = Fortsetzen: { $moves ->
        [0] noch kein Zug gespielt
        [one] ein Zug gespielt
       *[other] { $moves } Züge gespielt
    }
tui-kept = { $when }, gegen { $bots }. Punkte: { $own } (du), { $others }
tui-seats = { $low } bis { $high } Personen.
tui-field-players = Personen
tui-field-seat = Dein Platz
tui-field-level = Die anderen
tui-field-seed = Startwert
tui-any-seed = beliebig; gleicher Startwert, gleiche Karten
tui-start = Starten
tui-on = an
tui-off = aus
tui-type-here = Zug eingeben
tui-key-arrows = ← → ↑ ↓
tui-does-arrows = wählen
tui-key-space = Leertaste
tui-does-space = nehmen
tui-key-enter = Enter
tui-does-enter = spielen
tui-key-h = h
tui-does-h = Tipp
tui-key-rules = ?
tui-does-rules = Regeln
tui-key-q = q
tui-does-q = gehen
tui-does-open = öffnen
tui-does-light = hell oder dunkel
tui-does-quit = beenden
tui-does-back = zurück
tui-does-next = nächstes Feld
tui-does-scroll = blättern
tui-question = Nur für dich:
error-needs_terminal = tui braucht ein Terminal. In einer Pipe oder einem Skript: noripan play --plain
tui-choose = Du bist dran: ↑ ↓ wählt einen Zug, ← → eine Karte, oder tippe.
tui-really-leave-online = Den Tisch verlassen? Ein Bot spielt für dich, bis du zurückkommst.
tui-key-result = Enter
tui-does-result = Ergebnis
tui-over = Die Partie ist zu Ende.
tui-waiting = Einen Moment …
tui-thinks = { $seat } denkt nach …
tui-on-holiday = { $seat } hat bis { $when } Urlaub.
tui-no-such-move = Kein erlaubter Zug passt dazu. Enter sagt, warum.
tui-enter-plays = Enter: { $words } ({ $move })
tui-cannot-pick = Das kannst du gerade nicht spielen.
tui-hint-thinks = Suche einen Tipp …
tui-hint = Tipp: { $move } – { $words }
tui-hint-why = Tipp: { $move } – { $words }. { $reason }
tui-won-by = Sieg für { $seats }
tui-column-player = Name
tui-column-score = Punkte
tui-look = Tisch ansehen
tui-home = Startseite
tui-again = Noch einmal
tui-really-leave = Diese Partie verlassen? Sie wird gespeichert, du kannst sie später fortsetzen.
tui-really-quit = Beenden? Die Partie wird gespeichert, du kannst sie später fortsetzen.
tui-stay = Bleiben
tui-leave = Verlassen
tui-quit = Beenden

script-ended = Hier endet das Skript; die Partie ist nicht zu Ende.
script-stopped = { $file }, Zeile { $line }: { $reason }
error-record_not_json = { $file } ist keine Aufzeichnung: kein JSON.
error-record_local = { $file } wurde nicht auf einem Server gespielt; es gibt kein Mischen zu prüfen.
error-option_value_missing = Die Variante „{ $option }“ braucht einen Wert: { $option }=WERT.
doctor-version = Noripan:
doctor-games = Spiele:
doctor-compiled = Kompiliert:
doctor-count = { $compiled } von { $all } Modulen
doctor-languages = Sprachen:
doctor-data = Datenordner:
doctor-database = Datenbank des Servers:
doctor-packages = Pakete:
doctor-networks = Netze der Bots:
doctor-no-network = keines (Heuristik)
doctor-network-only = nur mit { $options }, sonst nach der Heuristik
doctor-trouble-interpreted = Manche Regeln sind nicht kompiliert und laufen viel langsamer: Installiere einen C-Compiler, dann „make build“.
doctor-trouble-data = In den Datenordner kann nicht geschrieben werden: Wähle einen anderen mit NORIPAN_DATA.
doctor-trouble-network = Ein Netz passt nicht zu seinem Spiel: Installiere Noripan neu.

tui-step-number = Schritt Nummer
tui-replay-step = Schritt
tui-replay-jump = Sprung
tui-replay-run = Start/Pause
tui-replay-speed = Tempo
tui-replay-eyes = Blick
tui-replay-leave = gehen
tui-dealt = ausgeteilt
tui-step = Schritt { $at } von { $last }.
tui-eyes-all = Alle Karten offen.
tui-eyes = Aus Sicht von { $seat }.
tui-running = Läuft, { $speed ->
        [one] 1 Schritt
       *[other] { $speed } Schritte
    } pro Sekunde.
tui-resting = Pause ({ $speed ->
        [one] 1 Schritt
       *[other] { $speed } Schritte
    } pro Sekunde).
just-text = { $text }

online-entering = Verbinde mit { $address } …
error-record_not_signed_in = { $server } kennt dich nicht und zeigt diese Aufzeichnung deshalb nicht. Besuche den Server zuerst: noripan tui --server { $server }
online-known-as = Der Server kennt dich als { $name }; --name gilt nur beim ersten Besuch.
online-inside = { $address }, als { $name }
online-paste-link = Link zu einem Tisch oder sein Code
online-new-table = Neuer Tisch: { $game }
online-table-open = wartet auf Mitspielende:
online-table-playing = läuft:
online-invite = Lade andere ein: { $link }
online-public-help = An: Alle sehen ihn in der Liste. Aus: nur, wer den Link hat.
online-clock-none = keine Uhr
online-clock-minute = 1 Minute pro Zug
online-clock-bank = je 10 Minuten, plus 5 Sekunden pro Zug
online-clock-days = 2 Tage pro Zug
online-do-back = Zurück
online-do-sit = Hinsetzen
online-do-stand = Aufstehen
online-do-bot = Bot hinzufügen
online-do-begin = Starten
tui-field-public = Offener Tisch
tui-field-clock = Uhr
tui-does-link = Link einfügen

bot-left = Vor dem Ende hat jemand anders den Platz übernommen.
lines-lobby-help = Befehle: tables; join CODE oder join TISCH EINLADUNG; new SPIEL oder new SPIEL ANZAHL; quit.
lines-no-tables = Kein Tisch wartet auf Mitspielende.
lines-my-table = Dein Tisch { $table }, { $game }, { $state } { $people }.
lines-open-table = Tisch { $table }, { $game }, { $state } { $people }.
lines-table = Tisch { $table }, { $game }.
lines-people = Am Tisch: { $people }.
lines-room-help = Befehle: sit (hinsetzen); stand (aufstehen); bot oder bot STÄRKE; start (starten); say SPRUCH; leave (zu den Tischen); quit (beenden).
lines-not-your-turn = Du bist nicht dran.
lines-over-help = „again“ spielt noch einmal mit denselben Mitspielenden, „leave“ führt zurück zu den Tischen, „quit“ beendet.

you-at-home = Du
bot-at-home = Bot { $number }

learn-course = { $game }: { $title }, { $done } von { $count } Lektionen geschafft
learn-how = „noripan learn SPIEL“ beginnt mit der ersten Lektion, die du noch nicht geschafft hast; --list zeigt alle.
learn-minutes = Der Kurs ({ $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }):
learn-drills = Übungen:
learn-help-line = Tippe einen Zug, ? für deine Züge, „hint“ für einen Tipp, „table“ für den Tisch, „retry“ für den Schritt von vorn, „quit“ zum Gehen.
learn-answer = Deine Antwort (ein Buchstabe):
learn-type = Tippe: { $move }
learn-read = Weiter mit Enter.
coach-says = Tipp: { $reason }
tui-does-learn = lernen
tui-no-lessons = Wähle ein Spiel, das Lektionen hat.
learn-back = Zurück mit Enter.
back-line = „back“ nimmt deinen letzten Zug zurück.
took-back = { $move } ist zurückgenommen.
nothing-to-take-back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.

tui-against-bots = Strg+Z nimmt deinen letzten Zug zurück, Strg+K schaltet Tipps ein oder aus.
tui-coach-on = Der Trainer gibt vor jedem deiner Züge einen Tipp. Strg+K schaltet ihn aus.
tui-coach-off = Der Trainer schweigt. Strg+K schaltet Tipps ein.
tui-field-coach = Trainer
tui-field-coach-help = Vor jedem deiner Züge: woran jemand denken würde, der gut spielt.
puzzle-listed = { $game }: heute { $difficulty }; { $solved } von { $count } gelöst.
puzzle-how = „noripan puzzle SPIEL“ zeigt das Rätsel des Tages; mit --endless kommen weitere.
puzzle-help-line = Tippe einen Zug, ? für deine Züge, „hint“ für einen Tipp, „table“ für den Tisch, „solution“ für die Lösung, „quit“ zum Gehen.
puzzles-progress = Rätsel werden gesucht, Partie { $matches }
puzzles-made = { $count } Rätsel: { $file }
error-puzzles_other_seed = { $file } wurde mit dem Startwert „{ $seed }“ begonnen. Nimm diesen oder eine andere Datei.
error-puzzles_unwritable = { $file } lässt sich nicht schreiben: { $reason }
error-bad_day = „{ $day }“ ist kein Tag. Schreib ihn so: 2026-11-18.
practice-title = Dein eigener Fehler: Du hast { $move } gespielt
practice-added = { $count ->
        [0] Keine neuen Fehler.
        [one] Ein Fehler dazu.
       *[other] { $count } Fehler dazu.
    }
practice-empty = Es gibt nichts zu üben. „noripan practice --add match.json“ nimmt die Fehler einer Partie auf.
practice-due = Heute sind { $due } dran, insgesamt { $count }; der nächste am { $day }.
error-practice_broken = Ein Fehler in deiner Liste ({ $game }) passt nicht zu den Regeln dieser Version.
error-practice_damaged = Deine Übungsliste ist beschädigt: practice.json im Datenordner („noripan doctor“ sagt, wo er ist).
error-practice_unreadable = { $file } lässt sich nicht lesen. Verschiebe die Datei, um eine neue Liste zu beginnen.
error-practice_review_damaged = Das ist keine Analyse einer beendeten Partie, wie „noripan review --json“ sie ausgibt.
error-practice_other_match = Diese Analyse gehört zu einer anderen Partie.
