prompt = Your move:
help-line = Type a move, ? for your moves, “hint” for advice, “table” to see the table again, “quit” to leave.
hint-choice = Good move: { $move } ({ $words })
hint-shares = Best moves, with your chance of winning and the reason:
seed = seed { $seed }
left = You left the table. --seed { $seed } deals the same cards again; --save FILE keeps a match.
kept = Saved in { $file }. Run the same command to continue.
ask-game = Which game?
ask-players = How many players?
ask-level = Against whom?
level-help-random = random: any legal move
level-help-beginner = beginner: thinks of two moves and plays the better one
level-help-casual = casual: plays sensibly, never looks ahead
level-help-skilled = skilled: plays at once, by a trained network
level-help-expert = expert: thinks for a second, guided by a trained network
matches = { $count ->
        [one] one match
       *[other] { $count } matches
    }
final-scores = Final scores by seat: { $scores }
unfinished = The record ends here; the match is not over.
column-game = Game
column-title = Name
column-players = Players
column-about = About
column-figure = Figure
column-mean = Mean
column-spread = Std. dev.
column-least = Minimum
column-most = Maximum
column-native = Playouts, M moves/s
column-driven = From Python, M moves/s
column-copy = Copy, ns
column-guess = Guess, ns
figure-length = Moves per match
figure-branching = Legal moves per turn
figure-score = Score of { $seat }
figure-wins = { $seat } wins { $share } ± { $error }
even-share = If all seats were equal, each would win { $share }; ± is the 95% confidence interval.

tui-welcome = All games, one table. What would you like to play?
tui-continue = Continue: { $moves ->
        [0] no moves yet
        [one] one move played
       *[other] { $moves } moves played
    }
tui-kept = { $when }, against { $bots }. Points: { $own } (you), { $others }
tui-seats = { $low } to { $high } players.
tui-field-players = Players
tui-field-seat = Your seat
tui-field-level = The others
tui-field-seed = Seed
tui-any-seed = any; the same seed deals the same cards
tui-start = Start
tui-on = on
tui-off = off
tui-type-here = type a move or ↑ ↓
tui-key-arrows = ← → ↑ ↓
tui-does-arrows = choose
tui-key-space = Space
tui-does-space = pick
tui-key-enter = Enter
tui-does-enter = play
tui-key-h = h
tui-does-h = hint
tui-key-rules = ?
tui-does-rules = rules
tui-key-q = q
tui-does-q = leave
tui-does-open = open
tui-does-light = light or dark
tui-does-quit = quit
tui-does-back = back
tui-does-next = next field
tui-does-scroll = scroll
tui-question = Just for you:
error-needs_terminal = tui needs a terminal. In a pipe or script, use: noripan play --plain
tui-choose = Your turn: ↑ ↓ choose a move, ← → a card, or type.
tui-really-leave-online = Leave the table? A bot will play for you until you come back.
tui-key-result = Enter
tui-does-result = result
tui-over = The match is over.
tui-waiting = One moment …
tui-thinks = { $seat } is thinking …
tui-on-holiday = { $seat } is on holiday until { $when }.
tui-no-such-move = No legal move matches. Press Enter to see why.
tui-enter-plays = Enter: { $words } ({ $move })
tui-cannot-pick = You can’t play that now.
tui-hint-thinks = Thinking about a hint …
tui-hint = Hint: { $move } – { $words }
tui-hint-why = Hint: { $move } – { $words }. { $reason }
tui-won-by = Won by { $seats }
tui-column-player = Player
tui-column-score = Score
tui-look = Look at the table
tui-home = Home
tui-again = Play again
tui-really-leave = Leave this match? It will be saved, and you can continue it later.
tui-really-quit = Quit? The match will be saved, and you can continue it later.
tui-stay = Stay
tui-leave = Leave
tui-quit = Quit

script-ended = The script ends here; the match is not over.
script-stopped = { $file }, line { $line }: { $reason }
error-record_not_json = { $file } is not a record: it is not JSON.
error-record_local = { $file } was not played on a server, so there is no shuffle to check.
error-option_value_missing = The option “{ $option }” needs a value: { $option }=VALUE.
doctor-version = Noripan:
doctor-games = Games:
doctor-compiled = Compiled:
doctor-count = { $compiled } of { $all } modules
doctor-languages = Languages:
doctor-data = Data folder:
doctor-database = Database of the server:
doctor-packages = Packages:
doctor-networks = Networks of the bots:
doctor-no-network = none (heuristic)
doctor-network-only = only with { $options }; else by the heuristic
doctor-trouble-interpreted = Some rules are not compiled and run many times slower: install a C compiler, then “make build”.
doctor-trouble-data = The data folder cannot be written to: choose another one with NORIPAN_DATA.
doctor-trouble-network = A network does not fit its game: install Noripan again.

tui-step-number = step number
tui-replay-step = step
tui-replay-jump = jump
tui-replay-run = play/pause
tui-replay-speed = speed
tui-replay-eyes = change seat
tui-replay-leave = leave
tui-dealt = the deal
tui-step = Step { $at } of { $last }.
tui-eyes-all = All cards shown.
tui-eyes = As { $seat } saw it.
tui-running = Playing, { $speed ->
        [one] 1 step
       *[other] { $speed } steps
    } per second.
tui-resting = Paused ({ $speed ->
        [one] 1 step
       *[other] { $speed } steps
    } per second).
just-text = { $text }

online-entering = Connecting to { $address } …
error-record_not_signed_in = { $server } does not know you, so it will not show this record. Visit it first: noripan tui --server { $server }
online-known-as = The server knows you as { $name }; --name is only for your first visit.
online-inside = { $address }, as { $name }
online-paste-link = link to a table, or its code
online-new-table = New table: { $game }
online-table-open = waiting for players:
online-table-playing = in play:
online-invite = Invite others: { $link }
online-public-help = On: everyone can see it in the list. Off: only people with the link.
online-clock-none = no clock
online-clock-minute = 1 minute per move
online-clock-bank = 10 minutes each, plus 5 seconds per move
online-clock-days = 2 days per move
online-do-back = Back
online-do-sit = Sit down
online-do-stand = Stand up
online-do-bot = Add a bot
online-do-begin = Start
tui-field-public = Open table
tui-field-clock = Clock
tui-does-link = paste a link

bot-left = Someone else took over the seat before the match ended.
lines-lobby-help = Commands: tables; join CODE or join TABLE INVITATION; new GAME or new GAME PLAYERS; quit.
lines-no-tables = No tables are waiting for players.
lines-my-table = Your table { $table }, { $game }, { $state } { $people }.
lines-open-table = Table { $table }, { $game }, { $state } { $people }.
lines-table = Table { $table }, { $game }.
lines-people = At the table: { $people }.
lines-room-help = Commands: sit; stand; bot or bot LEVEL; start; say PHRASE; leave; quit.
lines-not-your-turn = It is not your turn.
lines-over-help = “again” plays once more with the same people, “leave” returns to the tables, “quit” ends the program.

you-at-home = You
bot-at-home = Bot { $number }

learn-course = { $game }: { $title }, { $done } of { $count } lessons finished
learn-how = “noripan learn GAME” starts with the first lesson you have not finished; --list shows them all.
learn-minutes = The course ({ $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }):
learn-drills = Drills:
learn-help-line = Type a move, ? for your moves, “hint”, “table” to see the table again, “retry” to start the step again, “quit” to leave.
learn-answer = Your answer (a letter):
learn-type = Type: { $move }
learn-read = Press Enter to go on.
coach-says = Tip: { $reason }
tui-does-learn = learn
tui-no-lessons = Choose a game that has lessons.
learn-back = Press Enter to go back.
back-line = “back” takes back your last move.
took-back = { $move } is taken back.
nothing-to-take-back = You have made no move that you could take back.

tui-against-bots = Ctrl+Z takes back your last move, Ctrl+K turns tips on or off.
tui-coach-on = The coach gives tips before each of your turns. Ctrl+K turns them off.
tui-coach-off = The coach is silent. Ctrl+K turns tips on.
tui-field-coach = Coach
tui-field-coach-help = Before each of your turns: what a good player would think of.
puzzle-listed = { $game }: today { $difficulty }; { $solved } of { $count } solved.
puzzle-how = “noripan puzzle GAME” shows the puzzle of the day; with --endless more follow.
puzzle-help-line = Type a move, ? for your moves, “hint”, “table” to see the table again, “solution”, “quit” to leave.
puzzles-progress = Looking for puzzles, match { $matches }
puzzles-made = { $count } puzzles: { $file }
error-puzzles_other_seed = { $file } was begun with the seed “{ $seed }”. Name that one, or another file.
error-puzzles_unwritable = { $file } cannot be written: { $reason }
error-bad_day = “{ $day }” is not a day. Write it as 2026-11-18.
practice-title = Your own mistake: you played { $move }
practice-added = { $count ->
        [0] No new mistakes.
        [one] One mistake added.
       *[other] { $count } mistakes added.
    }
practice-empty = There is nothing to practise. “noripan practice --add match.json” adds the mistakes of a match.
practice-due = { $due } due today, { $count } in all; the next one on { $day }.
error-practice_broken = A mistake of { $game } in your list does not fit the rules of this version.
error-practice_damaged = Your practice list is damaged: practice.json in the data folder (“noripan doctor” says where that is).
error-practice_unreadable = { $file } cannot be read. Move it away to begin a new list.
error-practice_review_damaged = This is not a review of a finished match, as “noripan review --json” prints it.
error-practice_other_match = This review is of another match.
