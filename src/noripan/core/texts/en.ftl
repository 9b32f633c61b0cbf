# What the core says: errors that every game can raise, headings of the rules page.
seat-name = Seat { $number }
own-seat = { $name }
cards-join = { $first } and { $last }
and-join = { $first } and { $last }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { decimal }%
whole-percent = { NUMBER($value, maximumFractionDigits: 0) }%
nothing = nothing

# For a game without words of its own.
card-text = { $text }
move-text = { $text }
board-entry = { $name }: { $value }

section-setup = Setting up
section-turn = A turn
section-specials = Special tiles and cards
section-passing = Passing
section-actions = Actions
section-lines = Lines
section-scoring = Scoring
section-missions = Missions
section-wilds = Wild cards
section-round = A round
section-match = The match
section-teams = Teams
section-two = Two players
section-end = The end
section-options = Options
section-hidden = What is hidden

error-unknown_game = There is no game “{ $game }”. Choose one of: { $allowed }.
error-unknown_language = There is no language “{ $language }”. Choose one of: { $allowed }.
error-unknown_bot = There is no bot “{ $bot }”. Choose one of: { $allowed }.
error-bot_needs_package = The bot “{ $bot }” needs the Python package { $package }, which is not installed.
error-bot_without_network = The bot “{ $bot }” does not play by a network. Name one that does, such as skilled@FOLDER or network:500@FOLDER.
error-no_network_file = There is no network { $file }. noripan train writes one.
error-bad_network_file = The network { $file } cannot be used here: { $reason }.
error-needs_extra = This needs more packages. Install them with: pip install "noripan[{ $extra }]"
error-bad_players = This game is for { $low } to { $high } players.
error-bad_seed = A seed is a whole number from 0 to 2^128 − 1, or a text of at most 1000 printable characters.
error-bad_seat = Seats are numbered 0 to { $last }.
error-bad_since = There are only { $most } events so far.
error-match_over = The match is over. No more moves can be played.
error-unreadable = “{ $text }” is not a move of this game.
error-not_now = You can’t play that now.
error-illegal_action = In match number { $env }, action { $action } is not legal now.

error-arena_bots = The arena needs at least two different bots. Name each one once.
error-arena_folder = The folder { $folder } cannot be used: { $reason }
error-arena_other = { $folder } holds another tournament, or one played by another version. Choose another folder with --out.
error-arena_busy = { $folder } holds this tournament, which is being played right now. Wait until it ends, or choose another folder with --out.
error-arena_damaged = { $file } is damaged. Choose another folder with --out, or delete the file.
error-arena_workers = Worker processes keep crashing, perhaps for lack of memory. Try fewer with --workers.
error-arena_no_ray = Ray is not installed. Install it with: pip install "noripan[ray]"
error-arena_ray = The Ray cluster failed: { $reason }
error-arena_code = A worker in the cluster runs another version of Noripan. Install the same version everywhere.

error-options_not_object = Options are given as names with values.
error-unknown_option = There is no option “{ $option }”. Known options: { $allowed }.
error-option_flag = The option “{ $option }” is either on or off.
error-option_number = The option “{ $option }” takes a whole number from { $low } to { $high }.
error-option_numbers = The option “{ $option }” takes 1 to { $most } whole numbers from { $low } to { $high }.
error-option_picks = The option “{ $option }” takes { $count } different values, separated by commas: { $choices }.

error-deal_not_object = A deal is a JSON object.
error-deal_unknown_key = The deal has no entry “{ $key }”. Known entries: { $allowed }.
error-deal_not_list = In the deal, “{ $where }” must be a list.
error-deal_wrong_count = In the deal, “{ $where }” has { $count } entries; it must have { $expected }.
error-deal_too_long = In the deal, “{ $where }” has { $count } entries; at most { $most } are possible.
error-deal_unknown_card = In the deal, “{ $where }” has “{ $text }”, which is not a card of this game.
error-deal_bad_seat = In the deal, “{ $where }” must be a seat from 0 to { $last }.
error-deal_too_many = The deal has { $card } { $count } times, but there are only { $most }.

error-record_not_object = A record is a JSON object.
error-record_format = This is not a record of format { $expected }.
error-record_unknown_key = The record has an unknown entry “{ $key }”.
error-record_missing = The record’s entry “{ $key }” is missing or wrong.
error-record_move = Move { $number } of the record, “{ $text }”, cannot be played.
error-record_unreadable = { $file } cannot be read: { $reason }
error-record_line = { $file }, line { $line }: { $reason }
error-record_unfinished = The match of this record is not over after { $moves } moves.
error-records_mixed = This record is not of the game { $game }, as those before it are.
error-file_exists = { $file } already exists. Choose another name.
error-file_unwritable = { $file } cannot be written: { $reason }

# The rules page: headings, names of the people in its examples, and what its pictures say.
rules-aim = The aim
rules-box = In the box
rules-turn = A turn in three pictures
rules-examples = Examples
rules-all = All the rules
rules-notation = How to write a move
rules-search = Search the rules
rules-found = { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-mark = † Our ruling: here the printed rules leave something open, or we added it.
ruling-part = † Our ruling:
ruling-whole = † All of this is our ruling:
box-from = from { $players } players
box-fewer = With { $players } players: { $count ->
        [0] none of { $card }
       *[other] { $count } × { $card }
    }
example-people = Mina, Jun, Sol, Lena, Theo, Ida
part-hand = { $seat }’s hand
part-seat = { $seat }
picture-of = { $label }: { $shown }
picture-new = New: { $cards }
picture-step = Picture { $number } of { $count }
try-allowed = allowed
try-refused = not allowed

lesson-right = Right!
lesson-other = That is allowed, but it is not what this step is about.
lesson-wrong = Not quite.
lesson-over = You have finished this lesson.
error-unknown_lesson = There is no lesson “{ $lesson }”. There are: { $allowed }.
error-no_lessons = There are no lessons for { $game } yet.

puzzle = Puzzle
puzzle-of-day = Puzzle of the day, { $day }
puzzle-about = { $difficulty }, rating { $rating }
puzzle-task = Your turn. By all you can know, one move is clearly better than the others. Which one?
puzzle-worse = Allowed, but not the best: { $move }. It lowers your chance to win by about { $loss } percentage points. Try again.
puzzle-worse-unknown = Allowed, but not the best: { $move }. Try again.
puzzle-best = Best: { $move }
puzzle-chance = It wins about { $share } of 100 matches from here, the next best move about { $next }.
puzzle-no-hint = There is no hint for this one.
puzzle-streak = { $days ->
        [0] No streak yet.
        [one] Streak: one day.
       *[other] Streak: { $days } days.
    }
puzzle-run = { $count ->
        [0] Not found on the first try.
        [one] One found on the first try.
       *[other] { $count } in a row found on the first try.
    }
practice-later = It comes back on { $day }.
practice-learnt = Learnt: it will not come back.
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
error-no_puzzles = There are no puzzles for { $game } yet. “noripan puzzles make { $game }” looks for some.
error-unknown_puzzle = There is no puzzle “{ $puzzle }”.
error-unknown_difficulty = There is no difficulty “{ $difficulty }”. Choose one of: { $allowed }
error-puzzle_broken = Puzzle { $puzzle } does not fit the rules of this version ({ $reason }).
error-puzzles_unreadable = { $file } cannot be read: { $reason }
error-puzzles_damaged = { $file } is damaged in line { $line } ({ $what }). Create it again: noripan puzzles make
error-puzzles_of_other_game = { $file } has puzzles of another game: { $game }
error-bad_step = There is no such step in this match: choose one from 0 (the deal) to { $last }.
error-policy_illegal = The policy chose { $move }, which is not one of the legal moves: { $allowed }.
error-no_network = No network of { $game } fits this number of players and these options, so skilled cannot play here.
