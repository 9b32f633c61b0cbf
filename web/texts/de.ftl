# Was der Browser sagt. Die Spiele, der Kern und der Server bringen ihre eigenen Texte mit.
house = Noripan
motto = Fünf Spiele, die beginnen, sobald du dich hinsetzt
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

level-beginner = Anfänger
level-casual = Hobby
level-skilled = Könner
level-expert = Profi
guest-names = Eichhorn, Elster, Otter, Igel, Spatz, Dachs, Reiher, Fuchs, Eule, Hase

# ---- Startseite
play-now = Losspielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $name }
new-table-help = Spiel wählen und Leute einladen
rules-of = Regeln: { $name }
join-by-code = Mit Code dazukommen
join = Dazu
code-unreadable = Das ist weder der Code eines Tischs noch ein Link zu einem.
my-games = Meine Spiele
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Öffne einen Tisch, dann können andere sich setzen.
in-play = läuft
go-on = Weiter
look-in = Ansehen

# ---- neuer Tisch
how-many = Personen
which-game = Spiel
game-rules = Regeln dieses Tischs
against = Wer spielt
against-people = Leute, die ich einlade
against-bots = Bots auf den anderen Plätzen
bot-level = Stärke der Bots
who-may-join = Wer dazukommen darf
only-invited = Nur wen ich einlade
everybody = Alle
time = Zeit
clock-none = Keine Uhr
clock-move = Pro Zug
clock-bank = Für die Partie
clock-days = Tage pro Zug
clock-seconds = Sekunden
clock-minutes = Minuten
clock-increment = Sekunden dazu je Zug
clock-days-count = Tage
more = Mehr
rated = Gewertet
rated-help = Zählt für die Wertung. Es gibt keine Tipps.
spectators = Andere dürfen zusehen
option-on = An
option-off = Aus
option-chance = Dem Zufall überlassen
option-choose = Auswählen
option-list-help = Ganze Zahlen von { $low } bis { $high }, durch Kommas getrennt
open-table = Tisch öffnen

# ---- vor der Partie
who-plays = Wer spielt
seat-free = Freier Platz
sit-here = Hinsetzen
free-seat = Den Platz von { $name } frei machen
invite = Einladen
invite-public = Alle können diesen Tisch finden. Schick den Link oder den Code denen, auf die du wartest.
invite-private = Nur wer diesen Link hat, kann sich setzen.
copy-link = Link teilen
link-copied = Der Link ist kopiert.
code-is = Code:
start = Anfangen
seats-still-free = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
ready-to-start = Alle sind da.
host-starts = Die Partie beginnt, wenn der Gastgeber es sagt.
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
reconnecting = Verbindung weg, kommt wieder
bot-plays = ein Bot vertritt
bot-plays-for-you = Du warst weg, ein Bot spielt für dich.
come-back = Selbst spielen
hint = Tipp
hint-says = Ein guter Zug wäre: { $move }.
log = Verlauf
tell-table = Den Tisch vorlesen ({ $key })
hand-order = Ordnung der Hand ({ $key })
order-colour = Nach Farbe
order-number = Nach Zahl
table-in-words = Der Tisch in Worten
what-happened = Was geschah
rules = Regeln
our-ruling = Unsere Regelung:
sound = Ton
sound-on = Ton an
sound-off = Ton aus
say-something = Etwas sagen
settings = Einstellungen
choose-move = Wähle einen Zug
take-back = Zurücknehmen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-thinking = Ich überlege …
phrase-one-moment = Einen Moment, bitte.
phrase-oops = Hoppla!
phrase-good-game = Das war ein gutes Spiel!
phrase-again = Noch einmal?
phrase-bye = Tschüss!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

# ---- das Ende
you-won = Du gewinnst
won-by = Gewonnen: { $names }
reckoning = Abrechnung
how-it-went = Wie es lief
how-it-ended = Wie es ausging
replay = Nachspielen
check-shuffle = Mischen prüfen
play-again = Noch einmal

# ---- Nachspielen
replay-of = Nachgespielt: { $name }
step-of = Zug { $step } von { $steps }
step-back = Einen Zug zurück
step-on = Einen Zug weiter
run = Laufen lassen
pause = Anhalten
speed = Tempo
seen-by = Gesehen von
all-open = Alle Karten offen
link-to-moment = Link zu diesem Zug
download = Aufzeichnung laden

# ---- Leute
statistics = Partien
matches = Partien
victories = Siege
best = Bestes
rating = Wertung
no-matches = Noch keine Partie zu Ende gespielt.
ranking = Rangliste
recent = Tische

# ---- Einstellungen
your-name = Dein Name
name-help = Andere am Tisch sehen ihn.
saved = Gespeichert.
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-auto = Wie das Gerät
motion-on = An
motion-off = Aus
notify = Sag mir, wenn ich dran bin
notify-help = Mit einem Hinweis des Browsers, solange du woanders hinsiehst.
notify-refused = Der Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
new-version = Es gibt ein neueres Noripan; es beginnt mit der nächsten Seite.
older-page = Noripan wurde erneuert, während diese Seite offen war. Lade sie neu; deine Partie geht weiter, wo sie ist.
load-anew = Neu laden
other-device = Andere Geräte
recovery-help = Mit einem Wiederherstellungscode bist du auf einem anderen Gerät dieselbe Person. Bewahre ihn gut auf: Wer ihn hat, kann in deinem Namen spielen.
make-code = Code erzeugen
enter-code = Ich habe einen Code
recovery-code = Wiederherstellungscode
code-once = Er wird nur dieses eine Mal gezeigt.
come-in = Hereinkommen
sign-out = Hier abmelden
delete-me = Mich löschen
delete-help = Dein Name verschwindet für immer. Was du gespielt hast, bleibt ohne ihn.
export = Alles, was über mich gespeichert ist

# ---- Prüfung des Mischens
verify = War das Mischen gerecht?
verify-help = Bevor sich jemand hinsetzte, zeigte der Server den Fingerabdruck eines Geheimnisses. Das Geheimnis und ein Zufallsteil von jeder Person ergeben den Startwert, aus dem die Karten verteilt wurden. Nach der Partie wird das Geheimnis gezeigt, und dein Browser kann alles nachrechnen.
verify-choose = Aufzeichnung wählen (eine JSON-Datei)
verify-none = Das ist keine Aufzeichnung eines Tischs.
verify-insecure = Dieser Browser rechnet Fingerabdrücke nur über https oder auf demselben Rechner.
verify-bound = Das Geheimnis ist das vor der Partie versprochene
verify-made = Der Startwert entstand aus dem Geheimnis und den Teilen aller
verify-dealt = Niemand hat die Karten vorbereitet
verify-good = Das Mischen war gerecht.
verify-bad = Mit dieser Aufzeichnung stimmt etwas nicht.
verify-commitment = Versprochen
verify-secret = Geheimnis
verify-parts = Teile
verify-seed = Startwert

error-unknown = Das hat nicht geklappt ({ $code }).
error-no_connection = Der Server ist nicht erreichbar.
