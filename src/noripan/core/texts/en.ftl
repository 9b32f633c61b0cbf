# What the core says: errors that every game can raise, headings of the rules page.
seat-name = Seat { $number }
and-join = { $first } and { $last }
nothing = nothing

section-setup = Setting up
section-turn = A turn
section-specials = Special pieces
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
rulings-title = Our rulings where the printed rules are silent

error-unknown_game = There is no game “{ $game }”. Choose one of: { $allowed }.
error-unknown_language = There is no language “{ $language }”. Choose one of: { $allowed }.
error-unknown_bot = There is no bot “{ $bot }”. Choose one of: { $allowed }.
error-bot_needs_package = The bot “{ $bot }” needs the Python package { $package }, which is not installed.
error-bad_players = This game is for { $low } to { $high } players.
error-bad_seed = A seed is a whole number from 0 to 2^128 − 1, or a text of at most 1000 printable characters.
error-bad_seat = The seats are numbered 0 to { $players } − 1.
error-bad_since = So far there are { $most } facts to ask for.
error-match_over = The match is over; no more moves can be played.
error-unreadable = “{ $text }” is not a move of this game.
error-not_now = That cannot be played now.

error-arena_bots = The arena needs at least two different bots, each named once.
error-arena_folder = { $folder } cannot be used: { $reason }
error-arena_other = { $folder } holds another tournament, or one played by another version. Choose another folder with --out.
error-arena_busy = { $folder } holds this tournament, and it is being played right now. Wait until it ends, or choose another folder with --out.
error-arena_damaged = { $file } is damaged. Choose another folder with --out, or remove it.
error-arena_workers = The workers die again and again; perhaps there is too little memory. Try fewer with --workers.
error-arena_no_ray = Ray is not installed. Install it with: pip install "noripan[ray]"
error-arena_ray = The Ray cluster failed: { $reason }
error-arena_code = A worker of the cluster has another version of Noripan. Install the same one everywhere.

error-options_not_object = Options are given as names with values.
error-unknown_option = There is no option “{ $option }”. Known options: { $allowed }.
error-option_flag = The option “{ $option }” is either on or off.
error-option_number = The option “{ $option }” takes a whole number from { $low } to { $high }.
error-option_numbers = The option “{ $option }” takes 1 to { $most } whole numbers from { $low } to { $high }.
error-option_picks = The option “{ $option }” takes { $count } different ones of: { $choices }.

error-deal_not_object = A deal is a JSON object.
error-deal_unknown_key = The deal has no entry “{ $key }”. Known entries: { $allowed }.
error-deal_not_list = In the deal, “{ $where }” must be a list.
error-deal_wrong_count = In the deal, “{ $where }” has { $count } entries; it must have { $expected }.
error-deal_too_long = In the deal, “{ $where }” has { $count } entries; at most { $most } are possible.
error-deal_unknown_card = In the deal, “{ $where }” has “{ $text }”, which is not a card of this game.
error-deal_bad_seat = In the deal, “{ $where }” must be a seat from 0 to { $players } − 1.
error-deal_too_many = The deal has { $card } { $count } times; the cards in use have it { $most } times.

error-record_not_object = A record is a JSON object.
error-record_format = This is not a record of format { $expected }.
error-record_unknown_key = The record has an unknown entry “{ $key }”.
error-record_missing = The record has no proper entry “{ $key }”.
error-record_move = Move { $number } of the record, “{ $text }”, cannot be played ({ $reason }).
