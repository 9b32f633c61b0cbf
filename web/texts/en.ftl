# What the browser client says. The games, the core and the server bring their own messages.
house = Noripan
motto = Five games that begin as soon as you sit down
back-home = Home
close = Close
menu = Menu
table = Table
search = Search
you = you
somebody = somebody
bot = Bot
save = Save
cancel = Cancel
try-again = Try again
nobody-here = This page does not exist.

language = Language
language-ko = 한국어
language-en = English
language-de = Deutsch

colour-letter = { $colour ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
       *[purple] P
    }

level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
guest-names = Squirrel, Magpie, Otter, Hedgehog, Sparrow, Badger, Heron, Fox, Owl, Hare

# ---- home
play-now = Play now
new-table = New table
new-table-of = New table: { $name }
new-table-help = Choose the game and invite friends
rules-of = Rules: { $name }
join-by-code = Join by code
join = Join
code-unreadable = That is not the code of a table, nor a link to one.
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment. Open a table, and others can sit down.
in-play = in play
go-on = Go on
look-in = Look in

# ---- new table
how-many = Players
which-game = Game
game-rules = Rules of this table
against = Who plays
against-people = People I invite
against-bots = Bots on the other seats
bot-level = Level of the bots
who-may-join = Who may join
only-invited = Only whom I invite
everybody = Everybody
time = Time
clock-none = No clock
clock-move = Per move
clock-bank = For the match
clock-days = Days per move
clock-seconds = Seconds
clock-minutes = Minutes
clock-increment = Seconds more each turn
clock-days-count = Days
more = More
rated = Rated
rated-help = Counts for ratings. There are no hints.
spectators = Others may watch
option-on = On
option-off = Off
option-chance = Left to chance
option-choose = Choose
option-list-help = Whole numbers from { $low } to { $high }, separated by commas
open-table = Open the table

# ---- before the match
who-plays = Who plays
seat-free = Free seat
sit-here = Sit here
free-seat = Free the seat of { $name }
invite = Invite
invite-public = Everybody can find this table. Send the link or the code to those you wait for.
invite-private = Only who has this link can sit down.
copy-link = Share link
link-copied = The link is copied.
code-is = Code:
start = Start
seats-still-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
ready-to-start = Everybody is here.
host-starts = The match starts when the host says so.
close-table = Close the table
leave-table = Leave the table
leave-help = A bot plays for you until you come back.
table-closed = This table was closed.

# ---- at the table
your-turn = Your turn
their-turn = has the turn
thinking = { $name } is thinking
one-moment = One moment
match-over = The match is over
reconnecting = The line is down, coming back
bot-plays = a bot plays for them
bot-plays-for-you = You were away, and a bot plays for you.
come-back = Play myself
hint = Hint
hint-says = A good player would { $move }.
log = Log
tell-table = Read the table out ({ $key })
hand-order = Order of the hand ({ $key })
order-colour = By colour
order-number = By number
table-in-words = The table in words
what-happened = What happened
rules = Rules
our-ruling = Our ruling:
sound = Sound
sound-on = Sound on
sound-off = Sound off
say-something = Say something
settings = Settings
choose-move = Choose a move
take-back = Take back
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = I am thinking …
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-good-game = That was a good game!
phrase-again = Once more?
phrase-bye = Bye!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

# ---- the end
you-won = You win
won-by = { $names } wins
reckoning = Reckoning
how-it-went = How it went
how-it-ended = How it ended
replay = Replay
check-shuffle = Check the shuffle
play-again = Play again

# ---- replay
replay-of = Replay: { $name }
step-of = Move { $step } of { $steps }
step-back = One move back
step-on = One move on
run = Run
pause = Pause
speed = Speed
seen-by = Seen by
all-open = All cards open
link-to-moment = Link to this moment
download = Download the record

# ---- people
statistics = Matches
matches = Matches
victories = Victories
best = Best
rating = Rating
no-matches = No match played to its end yet.
ranking = Ranking
recent = Tables

# ---- settings
your-name = Your name
name-help = Others at the table see it.
saved = Saved.
theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the device
motion-on = On
motion-off = Off
notify = Tell me when it is my turn
notify-help = With a note of the browser while you look elsewhere.
notify-refused = The browser does not allow it. You can change that in the browser’s settings for this page.
new-version = A newer Noripan is here; it begins with the next page.
older-page = Noripan was renewed while this page was open. Load it anew; your match goes on where it is.
load-anew = Load anew
other-device = Other devices
recovery-help = With a recovery code you are the same person on another device. Keep it safe: whoever has it can play in your name.
make-code = Make a recovery code
enter-code = I have a code
recovery-code = Recovery code
code-once = It is shown only this once.
come-in = Come in
sign-out = Sign out here
delete-me = Delete me
delete-help = Your name is removed for good. What you played stays without it.
export = All that is kept about me

# ---- check of the shuffle
verify = Was the shuffle fair?
verify-help = Before anybody sat down, the server showed the digest of a secret. The secret and a random part from every person make the seed from which the cards were dealt. After the match the secret is shown, and your browser can compute everything again.
verify-choose = Choose a record (a JSON file)
verify-none = This is not a record of a table.
verify-insecure = This browser computes digests only over https or on the same machine.
verify-bound = The secret is the one promised before the match
verify-made = The seed was made from the secret and everybody’s part
verify-dealt = Nobody set up the cards
verify-good = The shuffle was fair.
verify-bad = Something is wrong with this record.
verify-commitment = Promised
verify-secret = Secret
verify-parts = Parts
verify-seed = Seed

error-unknown = That did not work ({ $code }).
error-no_connection = The server cannot be reached.
