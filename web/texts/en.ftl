# What the browser client says. The games, the core and the server bring their own messages.
house = Noripan
motto = Card and tile games you can start right away
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
nobody-here = There is no page at this address.

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

guest-names = Squirrel, Magpie, Otter, Hedgehog, Sparrow, Badger, Heron, Fox, Owl, Hare

# ---- home
play-now = Play now
new-table = New table
new-table-help = Choose a game and invite friends
rules-of = Rules: { $name }
join-by-code = Join by code
join = Join
code-unreadable = That is neither a table’s code nor a link to one.
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is waiting right now. Open a table so that others can sit down.
in-play = in play
go-on = Continue

# ---- new table
how-many = Players
which-game = Game
against = Who plays
against-people = People I invite
against-bots = Bots in the other seats
bot-level = Bot level
level-mixed = Mixed
bot-number = Bot { $number }
who-may-join = Who can join
only-invited = Only people I invite
everybody = Everyone
time = Time
clock-move = Per move
clock-bank = Whole match
clock-days = Days per move
clock-seconds = Seconds
clock-minutes = Minutes
clock-increment = Extra seconds per turn
clock-days-count = Days
more = More
rated-help = Counts towards ratings. No hints.
spectators = Others can watch
option-choose = Choose
option-list-help = Whole numbers from { $low } to { $high }, separated by commas
open-table = Open the table

# ---- before the match
who-plays = Who plays
seat-free = Free seat
sit-here = Sit here
free-seat = Free { $name }’s seat
invite = Invite
invite-public = Everyone can find this table. Send the link or the code to the people you are waiting for.
invite-private = Only people with this link can sit down.
copy-link = Share link
link-copied = Link copied.
code-is = Code:
start = Start
seats-still-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
ready-to-start = Everyone is here.
host-starts = The host starts the match.
close-table = Close the table
leave-table = Leave the table
leave-help = A bot plays for you until you come back.
table-closed = This table was closed.

# ---- at the table
your-turn = Your turn
their-turn = to play
thinking = { $name } is thinking
one-moment = One moment
match-over = The match is over
reconnecting = Connection lost, reconnecting …
bot-plays = a bot is filling in
bot-plays-for-you = You were away, so a bot is playing for you.
come-back = Take over again
hint = Hint
hint-says = A good player would { $move }.
log = Log
tell-table = Read the table aloud ({ $key })
hand-order = Sort hand
order-colour = By colour
order-number = By number
table-in-words = The table in words
what-happened = What happened
rules = Rules
sound = Sound
sound-on = Sound on
sound-off = Sound off
say-something = Say something
settings = Settings
choose-move = Choose a move
take-back = Take back

# ---- the end
you-won-by = You won, { $own } : { $other }
you-lost-by = You lost, { $own } : { $other }
you-share = You share the win, { $own } : { $other }
won-by = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
reckoning = Scores
how-it-went = How it went
how-it-ended = Final position
replay = Replay
check-shuffle = Check the shuffle
play-again = Play again

# ---- replay
replay-of = Replay: { $name }
review = Review
step-of = Move { $step } of { $steps }
step-back = Previous move
step-on = Next move
run = Play
pause = Pause
speed = Speed
seen-by = As seen by
all-open = All cards shown
link-to-moment = Link to this move
download = Download record

# ---- people
statistics = Matches
matches = Matches
victories = Wins
rating = Rating
no-matches = No finished matches yet.

# ---- settings
your-name = Your name
name-help = Everyone at the table sees it.
saved = Saved.
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = Same as device
motion-on = On
motion-off = Off
notify = Notify me when it is my turn
notify-help = Shows a browser notification while you are in another tab.
notify-refused = Your browser does not allow notifications. You can change that in its settings for this page.
new-version = An update is ready and starts with the next page.
older-page = Noripan was updated while this page was open. Reload; your match goes on where it was.
load-anew = Reload
other-device = Other devices
recovery-help = With a recovery code you can use your account on another device. Keep it safe: anyone who has it can play in your name.
make-code = Create a recovery code
recovery-code = Recovery code
code-once = It is shown only once.
sign-out = Sign out on this device
sign-out-help = To get back into this account you need your recovery code or a passkey.
sign-out-lost = You have no recovery code. Without one you cannot get back in: you would lose your name, ratings and games.
delete-me = Delete my account
delete-help = Your name is deleted for good. The matches you played stay, without it.
export = Download my data

# ---- check of the shuffle
verify = Was the shuffle fair?
verify-help = Before anybody sits down, the server shows the digest of a secret. Everybody who sits down shows the digest of a random part. When all of them are known, the parts are revealed: secret and parts make the seed from which the cards are dealt. After the match the secret is shown too, and your browser compares it all with what it kept.
verify-choose = Choose a record (a JSON file)
verify-none = This is not the record of a table.
verify-insecure = This browser can compute hashes only over https or on the same machine.
verify-bound = The secret is the one promised before the match
verify-made = The seed was made from the secret and everyone’s parts
verify-dealt = Nobody stacked the deck
verify-good = The shuffle was fair.
verify-bad = Something is wrong with this record.
verify-commitment = Promised
verify-secret = Secret
verify-parts = Parts
verify-seed = Seed

shuffling = The cards are being shuffled …
shuffled-without = The cards were shuffled without a part from { $names }.
shuffle-proved = Shuffle checked: nobody could choose the seed of the cards, not even the server.
shuffle-partly = Shuffle checked, nothing is wrong. But { $names } added no part to it.
shuffle-unseen = Shuffle checked, nothing is wrong. But this browser was not there when it was made, so it proves less.
shuffle-unknown = Shuffle not checked: this browser kept nothing when you sat down.
shuffle-broken = Do not trust this shuffle! “Check the shuffle” shows what is wrong.
verify-partly = Nothing is wrong, but parts are missing.
verify-alone = The record is consistent in itself.
verify-nothing-kept = This browser kept nothing of this shuffle, so it cannot say whether it is the one that was promised: a dishonest server can write a record that is consistent in itself.
verify-missing = No part came from { $names }. The more parts are missing, the more shuffles a server could choose from.
verify-promised = Everybody’s part is the one they had promised before anybody showed theirs
verify-kept-shown = The server’s promise is the one this browser was shown when you sat down
verify-kept-others = Everybody’s promises are those this browser was shown before the shuffle
verify-kept-mine = Your own part is in the seed
verify-cards = The command “noripan verify” also checks that the cards you were dealt are those of the record. Give it the record and what this browser kept.
verify-download = Download what this browser kept

# ---- what is shown, and how fast
you-named = { $name } (you)
continue = Continue
player = Player
left-over = Left over
this-round = This round
so-far = So far
round-over = Round { $round } is over
since-your-turn = Since your last turn
start-of-turn = Nothing has happened since then.
to-the-table = Back to now
pace = Speed of other players’ moves
pace-help = At “Slow” you can read along. When a clock is running or someone is waiting for your answer, nothing is held back.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
time-ran-out = Your time ran out. A bot made this move for you.
event-made_for = { $by ->
        [clock] { $seat_is ->
            [you] Your time ran out; a bot made this move:
           *[other] { $seat } ran out of time; a bot made this move:
        }
       *[stand_in] { $seat_is ->
            [you] A bot is playing for you:
           *[other] A bot is playing for { $seat }:
        }
    }

# ---- with other people
agreed = This table
seat-taken-away = The host freed your seat.
you-watch = You are watching
others-watch = { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
watch = Watch
rematch-asked = Someone wants to play again. “Play again” takes you to their table.

error-unknown = Something went wrong ({ $code }).
error-no_connection = The server cannot be reached.

# ---- finding each other, and being found
tables-in-play = Being played
show-all = Show all { $count }
code-help = Whoever types it on the home page gets to this table.
qr-of-link = QR code of the link to this table
host-away = The host is away at the moment. Only the host can start the match.
choose-players = Players and level: { $name }
invite-people = Invite people
end-table = End { $name }
end-table-help = The table is closed without a result and leaves your list.
end-it = End it

# ---- signing in
sign-in = Sign in
sign-in-help = Already played here on another device? Use the same account on this one.
sign-in-leaves = On this device you are { $name } at the moment. Sign in as { $name } again whenever you like.
sign-in-loses = On this device you are { $name } at the moment, without a passkey or a recovery code. If you sign in as somebody else, there is no way back to { $name }.
sign-in-other = Sign in as somebody else
sign-in-by-passkey = Sign in with a passkey
welcome-back = Welcome back, { $name }!
passkey = Passkey
passkeys = Passkeys
passkeys-help = With a passkey you sign in by fingerprint, face or the PIN of your device. There is no password to forget.
passkey-sign-in-help = Your device asks for fingerprint, face or PIN.
passkey-number = Passkey { $number }
passkey-name = Name of the new passkey
passkey-add = Add a passkey
passkey-remove = Remove { $name }
passkey-remove-help = Nobody can sign in with this passkey any more. It may stay on your device, where you can delete it, too.
error-passkey_place = Passkeys need an address with a name, over https. They do not work at this one.
remove = Remove
copy = Copy
copied = Copied.

# ---- groups of settings
settings-you = You
settings-looks = Display and sound
settings-play = In a match
settings-account = Account and devices
my-data = My data

# ---- what somebody has played
rating-help = A rating starts at 25, rises when you beat strong players and falls when you lose to weaker ones. The number after ± says how uncertain it still is.
history = Matches
all-games = All games
result-won = Won
result-lost = Lost
result-place = Place { $place } of { $players }
rating-changed = Rating { $change }
points-own = Points: { $points }
no-matches-here = Nothing here yet that you may look at.
show-more = Show more

# ---- the table in play
asked-you = A question for you
turn-of = { $name }’s turn
read-clause = Rule { $clause }
laid-out-again = The cards you had laid out are back on the table.
another-tab = This table is open in another tab too. Both show the same match.
reconnecting-kept = Connection lost, reconnecting … Your move is kept and will be sent.
picks-missing = { $count ->
        [one] Choose one more, or leave it to chance.
       *[other] Choose { $count } more, or leave it to chance.
    }
step-first = To the beginning
step-last = To the end

# ---- reports
report-somebody = Report somebody
report-help = The operators of this server will see it, together with your name and this table. The person you report will not hear of it.
report-whom = Who is it about?
report-why = What is wrong?
report-because-name = Their name
report-because-stalling = They stall on purpose
report-because-cheating = They cheat
report-because-other = Something else
report-send = Send the report
report-sent = Thank you. The operators will have a look.

# ---- notifications when no page is open
push = When Noripan is closed
push-help = Tells you that it is your turn in matches with days per move, even when no page is open, and reminds you before your time runs out.
push-here = Notify this device
push-test = Send a test
push-off-here = The operator of this server has switched notifications off.
push-unavailable = Notifications do not work in this browser: it has no push service, or the page was not opened over https. You can use a webhook or ntfy instead.
test-sent = The test is on its way.
notify-kind-push = Another device ({ $host })
notify-kind-webhook = Webhook at { $host }
notify-kind-ntfy = ntfy at { $host }
notify-stopped = Switched off because it did not answer. A test that arrives switches it on again.
notify-test-at = Send a test: { $name }
webhook-add = Webhook or ntfy
webhook-help = The server then calls an address of yours. It must begin with https:// and be reachable from the internet.
webhook-kind = Kind
webhook-webhook = Webhook (JSON)
webhook-ntfy = ntfy
webhook-url = Address
webhook-save = Add
webhook-secret = The secret that signs every message to this webhook. It is shown only once.
holiday = Holiday
holiday-help = Your clocks stand still in matches with days per move. The others see until when.
holiday-days = Days
holiday-begin = Start holiday
holiday-end = End holiday
holiday-until = You are on holiday until { $when }.
holiday-left = { $days ->
        [one] You have one day left of { $year } in a year.
       *[other] You have { $days } days left of { $year } in a year.
    }

learn = Learn to play
learn-game = Learn { $name }
learn-none = There are no lessons for this game yet.
learn-begin = Begin
learn-on = Go on
learn-course = The course: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
learn-drills = Drills
learn-drills-help = Short exercises on every rule that the course leaves out.
learn-progress = { $done } of { $count } lessons
learn-offer = New to this game? A short course teaches you by playing.
learn-in = Learn it in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
learn-known = I know it
lesson = Lesson
lesson-done = finished
lesson-you = me
lesson-next = Next lesson
lesson-all = All lessons
lesson-retry = Again
lesson-go-on = Go on
undo-move = Take back my last move
took-back = Your last move is taken back.
coach = Coach: tips against bots
coach-help = Before each of your turns, what a good player would think of. Never in rated matches or against people.
coach-auto = In my first matches
coach-on = Always
coach-off = Never
coach-says = Tip: { $reason }

puzzles = Puzzles
puzzles-daily = Puzzles of the day
puzzles-help = Positions from real matches in which, by all the player could know, one move is clearly the best. Everyone gets the same ones each day; new ones come at midnight UTC.
puzzle-ask = Your turn. Which move is clearly the best?
puzzles-done = solved today
puzzles-more = More puzzles
puzzle-next = Next puzzle
puzzle-solution = Show the solution

practice = Practise your mistakes
practice-help = Mistakes from your reviewed matches come back as exercises. One that you find at the first try waits longer each time; any other comes back tomorrow. A new day begins at midnight UTC.
practice-due-now = { $count ->
        [0] Nothing is due today.
        [one] One mistake is due today.
       *[other] { $count } mistakes are due today.
    }
practice-begin = Begin
practice-game = { $count ->
        [one] 1 due
       *[other] { $count } due
    }
practice-standing = { $waiting ->
        [0] None comes back
        [one] One comes back
       *[other] { $waiting } come back
    }, { $learnt } learnt.
practice-next = The next one: { $day }.
practice-none = There is nothing to practise yet. Open the replay of one of your matches and ask for its review: your mistakes in it come here. Matches in which a bot moved in your place do not count.
practice-over = That is all for today.
mistake-again = Try again
mistake-task = You played: { $move }. Which move was better, by what you could know?
mistake-task-other = { $name } played: { $move }. Which move was better, by what could be known?
mistake-when = { $game }, { $day }, move { $number }, about { $loss } percentage points lost
mistake-back = Back to the review
mistake-next = Next mistake

again-from = Play on from here
again-deal = Same deal again
again-note = Against bots. It does not count, because you already know the cards.
