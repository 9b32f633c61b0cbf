### people

error-already_signed_in = You are already signed in. Sign out first to use another name.
error-most_bots = You can have at most { $most } bots. Delete one first.
error-most_passkeys = You can have at most { $most } passkeys. Delete one first.
error-name_length = A name must have 1 to { $most } characters.
error-name_of_bot = “{ $name }” is one of our bots. Please choose another name.
error-name_unseen = The name contains invisible characters. Choose another name.
error-no_challenge = That took too long or was tried twice. Please start again.
error-no_such_bot = You have no such bot.
error-no_such_passkey = You have no such passkey.
error-not_for_bots = Bots cannot do this, only their owner can.
error-not_signed_in = You are not signed in. Choose a name first.
error-passkey_known = This passkey is already registered.
error-passkey_refused = This passkey was not accepted.
error-wrong_recovery_code = That recovery code is wrong. Check every letter, and whether you have made a newer one.

### security

error-bad_field = The field “{ $field }” is missing or wrong.
error-bad_input = The request could not be read.
error-bad_method = This address does not accept that method.
error-banned = The operator of this server has blocked you or your network.
error-internal = Something went wrong on our side. If it happens again, tell the operator this number: { $request }
error-no_such_page = There is nothing at this address.
error-not_allowed = You are not allowed to do this.
error-not_json = The request must be JSON.
error-store_down = The server cannot reach its database right now. Please try again in a moment.
error-too_large = The request is too large.
error-too_many = Too many requests. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-wrong_origin = The request came from another website and was refused.
error-metrics_not_here = Metrics are for this server’s operators only. Add your address to metrics_from.

### tables

error-bad_message = This message could not be read.
error-bot_plays_for_you = A bot is playing for you. Take your seat back first.
error-by_invitation_only = This table is by invitation only. Ask its host for the link.
error-fair_commitment = The server’s secret is not the one it committed to. Do not trust this shuffle.
error-record_of_origin = This match went on from the match at table { $table }, so there was no shuffle of its own to check. Check that one.
error-fair_deal_set = This match started from a fixed deal, so there is no shuffle to check.
error-fair_seed = The cards were not shuffled with the promised seed. Do not trust this shuffle.
error-fair_unreadable = The proof of the shuffle in this record could not be read.
error-host_only = Only the host of the table can do this.
error-join_first = Join the table first.
error-match_not_over = You can see this once the match is over.
error-match_broken_off = This match was broken off. Only matches played to the end are reviewed.
error-reviews_off = This server does not make reviews. “noripan review” makes one from the match’s record.
error-reviews_full = Too many reviews are waiting. Try again in a few minutes.
error-move_reveals = { $move } reveals something hidden, so it can’t be previewed or combined with other moves.
error-no_hints_when_rated = There are no hints in rated matches.
error-no_take_back = Moves can be taken back only in matches against bots that are not rated.
error-nothing_to_take_back = You have made no move that you could take back.
error-no_seat_of_yours = You have no seat at this table.
error-no_spectators = This table does not allow spectators.
error-no_such_code = There is no table with this code. Check it: it has eight characters, and it works only until the match is over.
error-no_such_mistake = This move is no mistake by the match’s review, or the match has no review.
error-no_such_person = There is no such person.
error-no_such_phrase = There is no such phrase. Choose one of: { $allowed }.
error-no_such_table = There is no such table. Check the address.
error-nobody_sits = Nobody sits at this table. Sit down first.
error-not_started = The match has not started yet.
error-not_your_turn = It is not your turn.
error-own_bots_rated = In rated matches you can’t play with your own bots.
error-rated_in_play = A rated match is played to the end. You can leave, but a bot takes over and the match counts as a loss.
error-record_damaged = The record is damaged. Download it again.
error-record_result = The result in the record does not follow from its moves.
error-seat_taken = That seat is taken. Choose another.
error-seats_free = Some seats are still free. Wait for people, or add bots.
error-stale = The table has changed in the meantime. Look again, then choose.
error-table_full = All seats are taken.
error-table_in_play = The match is still in play.
error-table_not_open = This table is no longer waiting for players.
error-too_many_bots = At most { $most } bots: one seat must be left for a person.
error-too_many_searching = You already have { $most } matches in play with bots that think for a long time ({ $levels }). Finish or leave one first, or choose bots of another level.
error-too_many_tables = You already have { $most } open tables. Close one first.
error-unknown_level = There is no such level. Choose one of: { $allowed }.

### link previews

preview-site = Noripan
preview-site-help = Card and tile games to play at once, with friends or against bots.
preview-table = { $game } on Noripan
preview-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-full = All seats are taken.
preview-playing = The match is on.
preview-over = The match is over.
preview-closed = This table is closed.

### running a server

serving = Noripan is running at { $address } (Ctrl-C to stop)
table-closed = Table { $table } was closed.
backup-running = Writing the backup
backup-written = { $rows } rows written to { $file }. Keep the secret key with it: without the key everyone is signed out.
restore-running = Reading the backup
backup-restored = { $rows } rows restored from { $file }.
person-banned = { $who } is banned.
person-unbanned = { $who } is no longer banned.
person-renamed = { $who } is now called { $name }.
person-removed = { $who } was removed.
people-cleaned-up = { $count ->
    [one] One guest who never came back was removed.
   *[other] { $count } guests who never came back were removed.
}
column-id = Number
column-name = Name
column-bot-of = Bot of
column-matches = Matches
column-banned = Banned (UTC)
column-seen = Last seen (UTC)
column-at = When (UTC)
column-deed = Action
column-about = About
column-table = Table
column-game = Game
column-status = Status
column-players = Players
column-people = People
column-entries = Entries
column-created = Since (UTC)

error-already_running = Another server is using { $file }. Stop it first; for several processes use --workers and --channels valkey://….
error-backup_damaged = { $file } is not a complete backup. Nothing was restored.
error-backup_exists = { $file } already exists. Choose another name.
error-backup_missing = There is no file { $file }.
error-backup_not_writable = { $file } cannot be written: { $reason }
error-backup_version = A newer Noripan wrote this backup: its database version is { $theirs }, ours is { $ours }. Upgrade Noripan, then restore it.
error-bad_setting = The setting { $setting } cannot be “{ $value }”. See noripan serve --help.
error-channels_address = “{ $address }” is not a valid channel address. Use valkey://host, redis://host, postgresql://…, or database with PostgreSQL.
error-channels_needed = Several processes may share this database and must notify each other: add --channels valkey://host, or use PostgreSQL.
error-channels_unreachable = The channels at { $address } cannot be reached: { $reason }
error-database_address = “{ $address }” is not a database address. Use postgresql://user:password@host/name or sqlite:////folder/file; in a password write @ as %40, : as %3A and / as %2F.
error-database_newer = The database { $address } is newer than this program. Upgrade noripan.
error-database_not_empty = The database { $address } is not empty. Restore into a new one.
error-database_not_writable = The folder { $folder } is not writable. Choose another with --data.
error-database_older = The database { $address } was written by another version. Back it up with the program that wrote it, then start the new one: noripan serve upgrades it.
error-database_unreachable = The database { $address } cannot be used: { $reason }
error-host_unusable = Cannot listen on { $host }. Choose another address with --host.
error-key_exposed = Other users can read the secret key { $file }. Fix it with: chmod 600 { $file }
error-key_not_writable = There is no secret key yet, and the folder { $folder } is not writable. Choose another with --data, or set NORIPAN_KEY.
error-key_short = The secret key in { $place } is too short. It needs at least { $least } characters.
error-key_unreadable = The secret key { $file } cannot be read.
error-no_database = There is no database { $address }. Check --data and --database; noripan serve creates a new one.
error-no_such_account = There is no person and no ban for { $who }. See noripan admin people list.
error-no_unfinished_table = There is no open or running table { $table }.
error-port_forbidden = Port { $port } needs more privileges. Choose one above 1023 with --port.
error-port_taken = Port { $port } is in use. Choose another with --port.
error-settings_file = The settings in { $file } cannot be read: { $reason }
error-unknown_setting = { $file } has an unknown setting “{ $setting }”. Known settings: { $allowed }.
error-unknown_variable = The environment variable { $variable } is not a setting. Did you mean { $nearest }? See noripan serve --help.

### the shuffle

error-fair_promise = The part of { $seat } is not the one promised before the others showed theirs. Do not trust this shuffle.
error-fair_no_promise = The record does not say what { $seat } had promised. Do not trust this shuffle.
error-fair_other_commitment = When you sat down the server had committed itself to another secret.
error-fair_other_promises = The record names other promises than you were shown before the shuffle.
error-fair_other_part = Your part of the shuffle was replaced or left out.
error-fair_other_cards = The cards you were dealt are not those of the record.
error-note_damaged = This is not what a client keeps of a shuffle.
error-note_of_another_table = This was kept at another table ({ $table }).
error-part_not_awaited = The cards are shuffled without your part: it is wanted only for a few seconds when a match starts.
error-part_not_promised = This is not the part that you promised when you sat down.
error-table_shuffling = The cards are being shuffled. Try again in a moment.

### verify

verified = Verified: { $game }, { $moves } moves. The cards were shuffled with the promised seed { $seed }, and every move and the result are correct.
verified-alone = The record was compared only with itself, and a dishonest server can write one that fits. --mine FILE compares it with what your client kept: the terminal in the folder “shuffles” of its data, a browser under “Was the shuffle fair?”.
verified-mine = It is the shuffle you took part in: the server’s promise, everybody’s promises, your part and your first cards are those your client kept.
verified-missing = No part of the shuffle came from { $names }. The more parts are missing, the more shuffles a server could choose from.

### operating

error-searching_full = Too many matches with bots that think for a long time ({ $levels }) are in play on this server. Choose bots of another level, or try again later.
key-rotated = A new key signs from the next start on; { $former ->
    [0] no former key is accepted, so everybody is signed out.
    [one] one former key is still accepted.
   *[other] { $former } former keys are still accepted.
}
error-key_in_environment = The key is in NORIPAN_KEY, so it is replaced there: write the new one before the old one, with a comma between them.
backups-dropped = { $count ->
    [one] One older backup was deleted.
   *[other] { $count } older backups were deleted.
}
error-backup_keep = { $place } is one file. Name a folder or a bucket with --keep.
error-s3_address = “{ $address }” is no address of a bucket. Write s3://bucket/folder.
error-s3_credentials = A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_ENDPOINT_URL if it is not Amazon's.
error-s3_refused = { $address }: the storage refused with { $status } { $reason }.
error-s3_unreachable = The storage at { $address } cannot be reached: { $reason }
error-no_such_report = There is no open report { $report }.
error-nobody_to_report = Nobody sits there whom you could report.
column-reason = Reason
column-person = Person
column-reporter = Reported by
column-settled = Settled (UTC)
report-name = Name
report-stalling = Stalling
report-cheating = Cheating
report-other = Something else
operator-link = Open this within ten minutes, once: { $link }
operator-way-in = This page is for the operators of this server. Run this command there; it prints a link that lets you in.
operator-load = Load
operator-tables = Tables
operator-people = People
operator-reports = Reports
operator-log = Log
operator-nothing = Nothing here.
operator-actions = Actions
operator-address = Address or network
operator-find = Name or number
operator-search = Search
operator-ban-address = Ban this address
operator-unban-address = Lift the ban
operator-do-ban = Ban
operator-do-unban = Lift the ban
operator-do-rename = Rename
operator-do-close = Close
operator-do-settle = Settled
load-version = Version
load-processes = Processes alive
load-system = Load of this machine over 1, 5 and 15 minutes (cores)
load-open-tables = Tables waiting
load-playing-tables = Tables in play
load-searching-tables = Tables in play with bots that think for a long time
load-people = People
load-banned = Banned people
load-reports = Open reports
load-connected = People connected to this process
load-tables-here = Tables in this process’s memory
load-searches = Searches waiting in this process
operator-language = Language
error-traces_not_installed = Traces need an extra part of the program: pip install 'noripan[traces]'

### notifications

notification-turn = Your turn. { $left } left.
notification-reminder = Still your turn: only { $left } left.
notification-test = This is a test. Notifications from Noripan reach you.
notification-days = { $count ->
    [one] one day
   *[other] { $count } days
}
notification-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
error-bad_notification_url = Notifications cannot go to this address. It must begin with https:// and lead to a public server.
error-bad_push_keys = The browser’s keys for notifications could not be read.
error-most_subscriptions = You can have notifications sent to at most { $most } places. Remove one first.
error-no_notifications_here = The operator of this server has switched notifications off.
error-no_such_subscription = No notifications are sent there any more.
error-notification_failed = The test could not be delivered. Check the address, then try again.
error-notification_gone = This address no longer takes notifications. Switch them on again.
error-already_on_holiday = You are already on holiday. End it first.
error-too_few_holidays = { $days ->
    [0] You have no holidays left this year.
    [one] You have only one day of holidays left this year.
   *[other] You have only { $days } days of holidays left this year.
}
error-no_key_yet = There is no secret key { $file } yet: noripan serve makes it when it first starts. Check --data.
column-way = How
column-address = Address
