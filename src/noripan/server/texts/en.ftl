### people

error-already_signed_in = You are already signed in here. Sign out first to come in as somebody else.
error-most_bots = You can have at most { $most } bots. Delete one first.
error-most_passkeys = You can have at most { $most } passkeys. Delete one first.
error-name_length = A name has 1 to { $most } characters.
error-name_of_bot = “{ $name }” is what one of our bots is called. Choose another name.
error-name_unseen = The name has characters that cannot be seen. Choose another name.
error-no_challenge = That took too long or was tried twice. Please begin again.
error-no_such_bot = You have no such bot.
error-no_such_passkey = You have no such passkey.
error-not_for_bots = Bots cannot do this, only the person they belong to.
error-not_signed_in = You are not signed in. Come in with a name first.
error-passkey_known = This passkey is already registered.
error-passkey_refused = This passkey was not accepted.
error-wrong_recovery_code = This recovery code is not right. Check every letter, and whether a newer code has replaced it.

### security

error-bad_field = The field “{ $field }” is missing or wrong.
error-bad_input = The request cannot be read.
error-bad_method = This address cannot be used in this way.
error-internal = Something went wrong on our side. If it happens again, tell the operator this number: { $request }
error-no_such_page = There is nothing at this address.
error-not_allowed = You are not allowed to do this.
error-not_json = The request must be JSON.
error-store_down = The server cannot reach its database at the moment. Please try again soon.
error-too_large = The request is too large.
error-too_many = Too many requests. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-wrong_origin = The request came from another website and was refused.
error-metrics_not_here = Figures about this server are only for its operators. Add your address to metrics_from.

### tables

error-bad_message = This message cannot be read.
error-bot_plays_for_you = A bot is playing for you. Take your seat back first.
error-by_invitation_only = This table is by invitation. Ask its host for the link.
error-fair_commitment = The server's secret is not the one it had committed itself to. Do not trust this shuffle.
error-fair_deal_set = This match began with a deal set beforehand; there was no shuffle to check.
error-fair_seed = The cards were not shuffled with the seed that was promised. Do not trust this shuffle.
error-fair_unreadable = The proof of the shuffle in this record cannot be read.
error-host_only = Only the host of the table can do this.
error-join_first = Join the table first.
error-match_not_over = This can be seen when the match is over.
error-move_reveals = { $move } uncovers something, so it cannot be tried out or followed by another move in one go.
error-no_hints_when_rated = There are no hints in rated matches.
error-no_seat_of_yours = You have no seat at this table.
error-no_spectators = This table does not allow spectators.
error-no_such_person = There is no such person.
error-no_such_phrase = There is no such phrase. Choose one of: { $allowed }.
error-no_such_table = There is no such table. Check the address.
error-nobody_sits = Nobody sits at this table. Sit down first.
error-not_started = The match has not started yet.
error-not_your_turn = It is not your turn.
error-record_damaged = The record is damaged. Download it again.
error-record_result = The result in the record does not follow from its moves.
error-seat_taken = That seat is taken. Choose another.
error-seats_free = Some seats are still free. Wait for people or add bots.
error-stale = The table has changed in the meantime. Look again and choose.
error-table_full = All seats are taken.
error-table_in_play = The match is still going on.
error-table_not_open = This table is no longer waiting for players.
error-too_many_bots = At most { $most } bots: one seat must be left for a person.
error-too_many_tables = You already have { $most } open tables. Close one first.
error-unknown_level = There is no such level. Choose one of: { $allowed }.

### phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = I am thinking …
phrase-one-moment = One moment!
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-again = Once more?
phrase-bye = Goodbye!
phrase-clap = Applause 👏
phrase-laugh = Laughs 😄
phrase-wow = Wow 😮
phrase-sad = Sad 😢
phrase-heart = Heart ❤️
phrase-fire = On fire 🔥

### running a server

serving = Noripan is at { $address } (Ctrl-C ends it)
table-closed = Table { $table } is closed.
backup-running = Writing the backup
backup-written = { $rows } rows are in { $file }. Keep the secret key with it: without it nobody stays signed in.
restore-running = Reading the backup
backup-restored = { $rows } rows of { $file } were restored.
column-table = Table
column-game = Game
column-status = Status
column-players = Players
column-people = People
column-entries = Entries
column-created = Since (UTC)

error-already_running = Another server is using { $file }. End it first; for several processes use --workers and --channels valkey://….
error-backup_damaged = { $file } is no whole backup. Nothing was restored.
error-backup_exists = { $file } is already there. Choose another name.
error-backup_missing = There is no file { $file }.
error-backup_not_writable = { $file } cannot be written: { $reason }
error-backup_version = The backup is of database version { $theirs }, this program of { $ours }. Restore it with the program that wrote it, then upgrade.
error-bad_setting = The setting { $setting } cannot be “{ $value }”. See noripan serve --help.
error-channels_address = “{ $address }” is no kind of channels. Use valkey://host, redis://host, postgresql://…, or database with PostgreSQL.
error-channels_needed = More than one process may use this database, so they must hear of each other: add --channels valkey://host, or use PostgreSQL.
error-channels_unreachable = The channels at { $address } cannot be reached: { $reason }
error-database_address = “{ $address }” is no address of a database. Use postgresql://user:password@host/name or sqlite:////folder/file.
error-database_newer = The database { $address } is newer than this program. Upgrade noripan.
error-database_not_empty = The database { $address } is not empty. Restore into a new one.
error-database_not_writable = The folder { $folder } cannot be written to. Choose another with --data.
error-database_unreachable = The database { $address } cannot be used: { $reason }
error-host_unusable = It is not possible to listen on { $host }. Choose another with --host.
error-key_exposed = Others can read the secret key { $file }. Take that right away: chmod 600
error-key_short = The secret key in { $place } is too short: at least { $least } characters.
error-key_unreadable = The secret key { $file } cannot be read.
error-no_unfinished_table = There is no table { $table } that is open or in play.
error-port_forbidden = Port { $port } needs more rights. Choose one above 1023 with --port.
error-port_taken = Port { $port } is taken. Choose another with --port.
error-settings_file = The settings in { $file } cannot be read: { $reason }
error-unknown_setting = { $file } has an unknown setting “{ $setting }”. Known are: { $allowed }.

### verify

verified = Verified: { $game }, { $moves } moves. The cards were shuffled with the promised seed { $seed }, and all moves and the result are right.
error-file_unreadable = { $file } cannot be read: { $reason }
