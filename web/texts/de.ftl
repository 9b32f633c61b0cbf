# Was der Browser sagt. Die Spiele, der Kern und der Server bringen ihre eigenen Texte mit.
house = Noripan
motto = Karten- und Legespiele, die sofort losgehen
back-home = Startseite
close = Schließen
menu = Menü
table = Tisch
search = Suchen
you = du
somebody = jemand
bot = Bot
save = Speichern
cancel = Abbrechen
try-again = Noch einmal versuchen
nobody-here = Diese Seite gibt es nicht.

language = Sprache
language-ko = 한국어
language-en = English
language-de = Deutsch

colour-letter = { $colour ->
        [red] Ro
        [yellow] Ge
        [green] Gr
        [blue] Bl
       *[purple] Li
    }

guest-names = Eichhörnchen, Elster, Otter, Igel, Spatz, Dachs, Reiher, Fuchs, Eule, Hase

# ---- Startseite
play-now = Losspielen
new-table = Neuer Tisch
new-table-help = Spiel aussuchen und Freunde einladen
rules-of = Regeln: { $name }
join-by-code = Mit Code beitreten
join = Beitreten
code-unreadable = Das ist weder ein Tischcode noch ein Link zu einem Tisch.
my-games = Meine Spiele
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, dann können sich andere dazusetzen.
in-play = läuft
go-on = Fortsetzen

# ---- neuer Tisch
how-many = Personen
which-game = Spiel
against = Mit wem
against-people = Wen ich einlade
against-bots = Bots auf den anderen Plätzen
bot-level = Stärke der Bots
level-mixed = Gemischt
bot-number = Bot { $number }
who-may-join = Wer beitreten darf
only-invited = Nur Eingeladene
everybody = Alle
time = Zeit
clock-move = Pro Zug
clock-bank = Ganze Partie
clock-days = Tage pro Zug
clock-seconds = Sekunden
clock-minutes = Minuten
clock-increment = Extrasekunden pro Zug
clock-days-count = Tage
more = Weiteres
rated-help = Zählt für die Wertung. Ohne Tipps.
spectators = Andere dürfen zusehen
option-choose = Auswählen
option-list-help = Ganze Zahlen von { $low } bis { $high }, durch Kommas getrennt
open-table = Tisch eröffnen

# ---- vor der Partie
who-plays = Wer spielt
seat-free = Freier Platz
sit-here = Hinsetzen
free-seat = Platz von { $name } freigeben
invite = Einladen
invite-public = Alle können diesen Tisch finden. Schick den Link oder den Code an die, auf die du wartest.
invite-private = Nur wer diesen Link hat, kann sich setzen.
copy-link = Link teilen
link-copied = Link kopiert.
code-is = Code:
start = Starten
seats-still-free = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
ready-to-start = Alle sind da.
host-starts = Wer den Tisch eröffnet hat, startet die Partie.
close-table = Tisch schließen
leave-table = Tisch verlassen
leave-help = Ein Bot spielt für dich, bis du wiederkommst.
table-closed = Dieser Tisch wurde geschlossen.

# ---- am Tisch
your-turn = Du bist dran
their-turn = ist dran
thinking = { $name } überlegt
one-moment = Einen Moment
match-over = Die Partie ist vorbei
reconnecting = Verbindung unterbrochen, wird wiederhergestellt …
bot-plays = ein Bot springt ein
bot-plays-for-you = Du warst weg, deshalb spielt ein Bot für dich.
come-back = Wieder selbst spielen
hint = Tipp
hint-says = Guter Zug: { $move }.
log = Verlauf
tell-table = Tisch vorlesen ({ $key })
hand-order = Hand sortieren
order-colour = Nach Farbe
order-number = Nach Zahl
table-in-words = Der Tisch in Worten
what-happened = Bisher geschehen
rules = Regeln
sound = Ton
sound-on = Ton an
sound-off = Ton aus
say-something = Etwas sagen
settings = Einstellungen
choose-move = Wähle einen Zug
take-back = Zurücknehmen

# ---- das Ende
you-won-by = Du hast gewonnen! { $own } : { $other }
you-lost-by = Du hast verloren. { $own } : { $other }
you-share = Ihr teilt euch den Sieg. { $own } : { $other }
won-by = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
reckoning = Wertung
how-it-went = Verlauf
how-it-ended = Schlussstellung
replay = Wiederholung
check-shuffle = Mischen prüfen
play-again = Noch einmal

# ---- Nachspielen
replay-of = Wiederholung: { $name }
review = Analyse
step-of = Zug { $step } von { $steps }
step-back = Zug zurück
step-on = Zug vor
run = Abspielen
pause = Pause
speed = Tempo
seen-by = Blick von
all-open = Alle Karten offen
link-to-moment = Link zu diesem Zug
download = Aufzeichnung herunterladen

# ---- Personen
statistics = Partien
matches = Partien
victories = Siege
rating = Wertung
no-matches = Noch keine Partie beendet.

# ---- Einstellungen
your-name = Dein Name
name-help = Alle am Tisch sehen ihn.
saved = Gespeichert.
theme = Aussehen
theme-auto = Wie am Gerät eingestellt
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Wie am Gerät eingestellt
motion-on = An
motion-off = Aus
notify = Benachrichtigen, wenn ich dran bin
notify-help = Der Browser meldet sich, wenn du in einem anderen Tab bist.
notify-refused = Dein Browser erlaubt keine Benachrichtigungen. Du kannst das in seinen Einstellungen für diese Seite ändern.
new-version = Eine neue Version ist da und gilt ab der nächsten Seite.
older-page = Noripan wurde aktualisiert. Lade die Seite neu; deine Partie geht an derselben Stelle weiter.
load-anew = Neu laden
other-device = Andere Geräte
recovery-help = Mit einem Wiederherstellungscode kannst du dein Konto auf einem anderen Gerät benutzen. Bewahre ihn gut auf: Wer ihn hat, kann in deinem Namen spielen.
make-code = Code erzeugen
recovery-code = Wiederherstellungscode
code-once = Er wird nur dieses eine Mal angezeigt.
sign-out = Auf diesem Gerät abmelden
sign-out-help = Um wieder in dieses Konto zu kommen, brauchst du deinen Wiederherstellungscode oder einen Passkey.
sign-out-lost = Du hast keinen Wiederherstellungscode. Ohne ihn kommst du nicht zurück: Name, Wertungen und Partien wären für dich verloren.
delete-me = Konto löschen
delete-help = Dein Name wird für immer gelöscht. Deine Partien bleiben ohne ihn erhalten.
export = Meine Daten herunterladen

# ---- Prüfung des Mischens
verify = Wurde fair gemischt?
verify-help = Bevor sich jemand hinsetzt, zeigt der Server den Fingerabdruck eines Geheimnisses. Wer sich setzt, zeigt den Fingerabdruck eines zufälligen Anteils. Erst wenn alle bekannt sind, werden die Anteile aufgedeckt: Aus Geheimnis und Anteilen entsteht der Startwert, mit dem die Karten verteilt werden. Nach der Partie wird auch das Geheimnis gezeigt, und dein Browser vergleicht alles mit dem, was er aufgehoben hat.
verify-choose = Aufzeichnung wählen (eine JSON-Datei)
verify-none = Das ist keine Aufzeichnung eines Tischs.
verify-insecure = Dieser Browser berechnet Hashes nur über https oder auf demselben Rechner.
verify-bound = Das Geheimnis ist das vor der Partie versprochene
verify-made = Der Startwert entstand aus dem Geheimnis und den Anteilen aller
verify-dealt = Die Karten waren nicht vorgegeben
verify-good = Es wurde fair gemischt.
verify-bad = Mit dieser Aufzeichnung stimmt etwas nicht.
verify-commitment = Versprochen
verify-secret = Geheimnis
verify-parts = Anteile
verify-seed = Startwert

shuffling = Die Karten werden gemischt …
shuffled-without = Gemischt wurde ohne den Anteil von { $names }.
shuffle-proved = Mischen geprüft: Niemand konnte den Startwert der Karten bestimmen, auch der Server nicht.
shuffle-partly = Mischen geprüft, alles stimmt. Es fehlte aber der Anteil von { $names }.
shuffle-unseen = Mischen geprüft, alles stimmt. Dieser Browser war aber nicht dabei, darum beweist es weniger.
shuffle-unknown = Mischen nicht geprüft: Dieser Browser hat nichts aufgehoben, als du dich gesetzt hast.
shuffle-broken = Diesem Mischen ist nicht zu trauen! „Mischen prüfen“ zeigt, was nicht stimmt.
verify-partly = Es stimmt alles, aber es fehlen Anteile.
verify-alone = Die Aufzeichnung ist in sich stimmig.
verify-nothing-kept = Dieser Browser hat von diesem Mischen nichts aufgehoben und kann nicht sagen, ob es das versprochene ist: Ein unehrlicher Server kann eine Aufzeichnung schreiben, die in sich stimmig ist.
verify-missing = Kein Anteil kam von { $names }. Je mehr Anteile fehlen, unter desto mehr Mischungen konnte ein Server wählen.
verify-promised = Alle Anteile sind die, die zugesagt waren, bevor jemand seinen zeigte
verify-kept-shown = Die Zusage des Servers ist die, die dieser Browser beim Hinsetzen sah
verify-kept-others = Die Zusagen aller sind die, die dieser Browser vor dem Mischen sah
verify-kept-mine = Dein eigener Anteil steckt im Startwert
verify-cards = Der Befehl „noripan verify“ prüft auch, ob deine Karten die der Aufzeichnung waren. Gib ihm die Aufzeichnung und das, was dieser Browser aufgehoben hat.
verify-download = Aufgehobenes herunterladen

# ---- was gezeigt wird, und wie schnell
you-named = { $name } (du)
continue = Weiter
player = Name
left-over = Übrig
this-round = Diese Runde
so-far = Bisher
round-over = Runde { $round } ist zu Ende
since-your-turn = Seit deinem letzten Zug
start-of-turn = Seitdem ist nichts passiert.
to-the-table = Zurück zum Tisch
pace = Tempo der anderen
pace-help = Bei „Langsam“ kannst du mitlesen. Läuft eine Uhr oder wartet jemand auf deine Antwort, wird nichts zurückgehalten.
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
time-ran-out = Deine Zeit ist abgelaufen. Ein Bot hat diesen Zug für dich gemacht.
event-made_for = { $by ->
        [clock] { $seat_is ->
            [you] Deine Zeit ist abgelaufen; ein Bot macht diesen Zug:
           *[other] Die Zeit von { $seat } ist abgelaufen; ein Bot macht diesen Zug:
        }
       *[stand_in] { $seat_is ->
            [you] Ein Bot spielt für dich:
           *[other] Ein Bot spielt für { $seat }:
        }
    }

# ---- mit anderen
agreed = An diesem Tisch
seat-taken-away = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben.
you-watch = Du schaust zu
others-watch = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
watch = Zuschauen
rematch-asked = Jemand möchte noch einmal spielen. „Noch einmal“ bringt dich an den Tisch.

# ---- finding each other, and being found
tables-in-play = Laufende Partien
show-all = Alle { $count } anzeigen
code-help = Wer ihn auf der Startseite eingibt, kommt an diesen Tisch.
qr-of-link = QR-Code mit dem Link zu diesem Tisch
host-away = Wer den Tisch eröffnet hat, ist gerade nicht da. Nur diese Person kann die Partie starten.
choose-players = Anzahl und Stärke: { $name }
invite-people = Mitspielende einladen
end-table = { $name } beenden
end-table-help = Der Tisch wird ohne Ergebnis geschlossen und verschwindet aus deiner Liste.
end-it = Beenden

# ---- signing in
sign-in = Anmelden
sign-in-help = Schon auf einem anderen Gerät gespielt? Melde dich hier mit demselben Konto an.
sign-in-leaves = Auf diesem Gerät bist du gerade { $name }. Du kannst dich jederzeit wieder so anmelden.
sign-in-loses = Auf diesem Gerät bist du gerade { $name }, ohne Passkey und ohne Wiederherstellungscode. Meldest du dich mit einem anderen Konto an, führt kein Weg zu { $name } zurück.
sign-in-other = Mit anderem Konto anmelden
sign-in-by-passkey = Mit Passkey anmelden
welcome-back = Willkommen zurück, { $name }!
passkey = Passkey
passkeys = Passkeys
passkeys-help = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Geräte-PIN an. Ein Passwort brauchst du nicht.
passkey-sign-in-help = Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.
passkey-number = Passkey { $number }
passkey-name = Name des neuen Passkeys
passkey-add = Passkey hinzufügen
passkey-remove = { $name } entfernen
passkey-remove-help = Mit diesem Passkey kann sich dann niemand mehr anmelden. Auf deinem Gerät bleibt er vielleicht liegen; dort kannst du ihn auch löschen.
error-passkey_place = Passkeys brauchen eine Adresse mit Namen und https. Unter dieser Adresse gehen sie nicht.
remove = Entfernen
copy = Kopieren
copied = Kopiert.

# ---- groups of settings
settings-you = Du
settings-looks = Anzeige und Ton
settings-play = Während der Partie
settings-account = Konto und Geräte
my-data = Meine Daten

# ---- what somebody has played
rating-help = Eine Wertung beginnt bei 25, steigt mit Siegen gegen Starke und fällt mit Niederlagen gegen Schwächere. Die Zahl hinter ± sagt, wie unsicher sie noch ist.
history = Partien
all-games = Alle Spiele
result-won = Gewonnen
result-lost = Verloren
result-place = Platz { $place } von { $players }
rating-changed = Wertung { $change }
points-own = Punkte: { $points }
no-matches-here = Hier ist noch nichts, was du ansehen darfst.
show-more = Mehr anzeigen

error-unknown = Das hat nicht geklappt ({ $code }).
error-no_connection = Der Server ist nicht erreichbar.

# ---- am Tisch
asked-you = Frage an dich
turn-of = { $name } ist am Zug
read-clause = Regel { $clause }
laid-out-again = Die Karten, die du ausgelegt hattest, liegen wieder auf dem Tisch.
another-tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide zeigen dieselbe Partie.
reconnecting-kept = Verbindung unterbrochen, wird wiederhergestellt … Dein Zug ist gespeichert und wird gesendet.
picks-missing = { $count ->
        [one] Wähle noch eine aus oder überlass es dem Zufall.
       *[other] Wähle noch { $count } aus oder überlass es dem Zufall.
    }
step-first = Zum Anfang
step-last = Zum Ende

# ---- reports
report-somebody = Jemanden melden
report-help = Das sieht, wer diesen Server betreibt, zusammen mit deinem Namen und diesem Tisch. Wen du meldest, der erfährt nichts davon.
report-whom = Um wen geht es?
report-why = Was stimmt nicht?
report-because-name = Der Name
report-because-stalling = Verzögert absichtlich
report-because-cheating = Betrügt
report-because-other = Etwas anderes
report-send = Meldung abschicken
report-sent = Danke. Wer den Server betreibt, sieht es sich an.

# ---- notifications when no page is open
push = Wenn Noripan geschlossen ist
push-help = Sagt dir in Partien mit Tagen pro Zug, dass du dran bist, auch wenn keine Seite offen ist, und erinnert dich, bevor deine Zeit abläuft.
push-here = Dieses Gerät benachrichtigen
push-test = Test senden
push-off-here = Benachrichtigungen sind auf diesem Server abgeschaltet.
push-unavailable = In diesem Browser gehen Benachrichtigungen nicht: Er hat keinen Push-Dienst, oder die Seite wurde ohne https geöffnet. Du kannst stattdessen einen Webhook oder ntfy nehmen.
test-sent = Der Test ist unterwegs.
notify-kind-push = Anderes Gerät ({ $host })
notify-kind-webhook = Webhook bei { $host }
notify-kind-ntfy = ntfy bei { $host }
notify-stopped = Abgeschaltet, weil keine Antwort kam. Ein Test, der ankommt, schaltet es wieder ein.
notify-test-at = Test senden: { $name }
webhook-add = Webhook oder ntfy
webhook-help = Der Server ruft dann eine Adresse von dir auf. Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.
webhook-kind = Art
webhook-webhook = Webhook (JSON)
webhook-ntfy = ntfy
webhook-url = Adresse
webhook-save = Hinzufügen
webhook-secret = Das Geheimnis, das jede Nachricht an diesen Webhook unterschreibt. Es wird nur einmal angezeigt.
holiday = Urlaub
holiday-help = In Partien mit Tagen pro Zug steht deine Uhr still. Die anderen sehen, bis wann.
holiday-days = Tage
holiday-begin = Urlaub beginnen
holiday-end = Urlaub beenden
holiday-until = Du hast Urlaub bis { $when }.
holiday-left = { $days ->
        [one] Dir bleibt ein Tag von { $year } im Jahr.
       *[other] Dir bleiben { $days } Tage von { $year } im Jahr.
    }

learn = Spielen lernen
learn-game = { $name } lernen
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-begin = Anfangen
learn-on = Weiter
learn-course = Der Kurs: { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
learn-drills = Übungen
learn-drills-help = Kurze Aufgaben zu jeder Regel, die der Kurs auslässt.
learn-progress = { $done } von { $count } Lektionen
learn-offer = Neu in diesem Spiel? In einem kurzen Kurs lernst du es beim Spielen.
learn-in = In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } lernen
learn-known = Kenne ich schon
lesson = Lektion
lesson-done = geschafft
lesson-you = ich
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-retry = Noch einmal
lesson-go-on = Weiter
undo-move = Meinen letzten Zug zurücknehmen
took-back = Dein letzter Zug ist zurückgenommen.
coach = Trainer: Tipps gegen Bots
coach-help = Vor jedem deiner Züge: woran jemand denken würde, der gut spielt. Nie in gewerteten Partien und nie, wenn andere Personen mitspielen.
coach-auto = In meinen ersten Partien
coach-on = Immer
coach-off = Nie
coach-says = Tipp: { $reason }

puzzles = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-help = Echte Stellungen, in denen nach allem, was man wissen konnte, ein Zug klar der beste ist. Heute bekommen alle dieselben; neue gibt es um Mitternacht UTC.
puzzle-ask = Du bist dran. Welcher Zug ist klar der beste?
puzzles-done = heute gelöst
puzzles-more = Weitere Rätsel
puzzle-next = Nächstes Rätsel
puzzle-solution = Lösung zeigen

practice = Eigene Fehler üben
practice-help = Fehler aus deinen analysierten Partien kommen als Übungen wieder. Was du beim ersten Versuch findest, wartet jedes Mal länger; alles andere kommt morgen wieder. Ein neuer Tag beginnt um Mitternacht UTC.
practice-due-now = { $count ->
        [0] Heute ist nichts dran.
        [one] Heute ist ein Fehler dran.
       *[other] Heute sind { $count } Fehler dran.
    }
practice-begin = Anfangen
practice-game = { $count ->
        [one] 1 ist dran
       *[other] { $count } sind dran
    }
practice-standing = { $waiting ->
        [0] Keiner kommt wieder
        [one] Einer kommt wieder
       *[other] { $waiting } kommen wieder
    }, { $learnt } gelernt.
practice-next = Der nächste: { $day }.
practice-none = Es gibt noch nichts zu üben. Öffne die Wiederholung einer deiner Partien und lass sie analysieren: Deine Fehler darin kommen hierher. Partien, in denen ein Bot für dich gezogen hat, zählen nicht.
practice-over = Das war alles für heute.
mistake-again = Noch einmal versuchen
mistake-task = Du hast gespielt: { $move }. Welcher Zug war besser, nach allem, was du wissen konntest?
mistake-task-other = { $name } hat gespielt: { $move }. Welcher Zug war besser, nach allem, was man wissen konnte?
mistake-when = { $game }, { $day }, Zug { $number }, etwa { $loss } Prozentpunkte verloren
mistake-back = Zurück zur Analyse
mistake-next = Nächster Fehler

again-from = Von hier weiterspielen
again-deal = Dieselben Karten noch einmal
again-note = Gegen Bots. Die Partie zählt nicht, weil die Karten bekannt sind.
