### people

error-already_signed_in = 이미 들어와 있습니다. 다른 사람으로 들어오려면 먼저 나가세요.
error-most_bots = 봇은 최대 { $most }개까지 만들 수 있습니다. 먼저 하나를 지우세요.
error-most_passkeys = 패스키는 최대 { $most }개까지 등록할 수 있습니다. 먼저 하나를 지우세요.
error-name_length = 이름은 1자에서 { $most }자까지입니다.
error-name_of_bot = “{ $name }”은(는) 저희 봇의 이름입니다. 다른 이름을 고르세요.
error-name_unseen = 이름에 보이지 않는 문자가 있습니다. 다른 이름을 고르세요.
error-no_challenge = 시간이 너무 오래 걸렸거나 두 번 시도했습니다. 처음부터 다시 해 주세요.
error-no_such_bot = 그런 봇이 없습니다.
error-no_such_passkey = 그런 패스키가 없습니다.
error-not_for_bots = 봇은 할 수 없고 봇의 주인만 할 수 있습니다.
error-not_signed_in = 아직 들어오지 않았습니다. 먼저 이름을 정하고 들어오세요.
error-passkey_known = 이미 등록된 패스키입니다.
error-passkey_refused = 이 패스키는 받아들여지지 않았습니다.
error-wrong_recovery_code = 복구 코드가 맞지 않습니다. 글자를 하나씩 확인하고, 더 새로운 코드로 바뀌지 않았는지 살펴보세요.

### security

error-bad_field = “{ $field }” 항목이 없거나 잘못되었습니다.
error-bad_input = 요청을 읽을 수 없습니다.
error-bad_method = 이 주소는 이런 방식으로 쓸 수 없습니다.
error-internal = 서버에 문제가 생겼습니다. 또 생기면 운영자에게 이 번호를 알려 주세요: { $request }
error-no_such_page = 이 주소에는 아무것도 없습니다.
error-not_allowed = 허락되지 않은 일입니다.
error-not_json = 요청은 JSON이어야 합니다.
error-store_down = 지금은 서버가 데이터베이스에 연결할 수 없습니다. 잠시 뒤에 다시 해 보세요.
error-too_large = 요청이 너무 큽니다.
error-too_many = 요청이 너무 많습니다. { $seconds }초 기다려 주세요.
error-wrong_origin = 다른 웹사이트에서 온 요청이라 거절했습니다.
error-metrics_not_here = 서버 수치는 운영자만 볼 수 있습니다. 주소를 metrics_from에 추가하세요.

### tables

error-bad_message = 읽을 수 없는 메시지입니다.
error-bot_plays_for_you = 지금은 봇이 당신 대신 두고 있습니다. 먼저 자리로 돌아오세요.
error-by_invitation_only = 초대 링크가 있어야 들어갈 수 있는 테이블입니다. 테이블 주인에게 링크를 부탁하세요.
error-fair_commitment = 서버의 비밀값이 미리 공개한 약속과 다릅니다. 섞기를 믿을 수 없습니다.
error-fair_deal_set = 정해진 패로 시작한 경기라서 섞기를 확인할 수 없습니다.
error-fair_seed = 카드가 약속한 씨앗으로 섞이지 않았습니다. 섞기를 믿을 수 없습니다.
error-fair_unreadable = 기록의 섞기 증거를 읽을 수 없습니다.
error-host_only = 테이블 주인만 할 수 있습니다.
error-join_first = 먼저 이 테이블에 들어가세요.
error-match_not_over = 경기가 끝난 뒤에 볼 수 있습니다.
error-move_reveals = { $move }: 무언가를 공개하는 수라서 미리 해 보거나 이어서 보낼 수 없습니다.
error-no_hints_when_rated = 점수가 걸린 경기에서는 힌트를 볼 수 없습니다.
error-no_seat_of_yours = 이 테이블에 당신의 자리가 없습니다.
error-no_spectators = 이 테이블은 관전할 수 없습니다.
error-no_such_person = 그런 사람은 없습니다.
error-no_such_phrase = 그런 말은 없습니다. 가능한 말: { $allowed }.
error-no_such_table = 그런 테이블은 없습니다. 주소를 확인하세요.
error-nobody_sits = 아무도 앉아 있지 않습니다. 먼저 앉으세요.
error-not_started = 경기가 아직 시작되지 않았습니다.
error-not_your_turn = 당신의 차례가 아닙니다.
error-record_damaged = 기록이 손상되었습니다. 다시 내려받으세요.
error-record_result = 기록된 결과가 수순과 맞지 않습니다.
error-seat_taken = 이미 누가 앉은 자리입니다. 다른 자리를 고르세요.
error-seats_free = 빈자리가 남아 있습니다. 사람을 기다리거나 봇을 앉히세요.
error-stale = 그사이 판이 바뀌었습니다. 지금 판을 보고 다시 두세요.
error-table_full = 빈자리가 없습니다.
error-table_in_play = 경기가 아직 끝나지 않았습니다.
error-table_not_open = 이 테이블은 더는 사람을 기다리지 않습니다.
error-too_many_bots = 봇은 최대 { $most }명까지 앉힐 수 있습니다. 한 자리는 사람의 몫입니다.
error-too_many_tables = 열린 테이블이 이미 { $most }개입니다. 하나를 닫고 다시 해 보세요.
error-unknown_level = 그런 봇 수준은 없습니다. 가능한 수준: { $allowed }.

### phrases

phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-well-played = 잘 두셨어요!
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-thinking = 생각 중이에요…
phrase-one-moment = 잠깐만요!
phrase-oops = 이런!
phrase-good-game = 즐거운 경기였어요!
phrase-again = 한 판 더?
phrase-bye = 안녕히 가세요!
phrase-clap = 박수 👏
phrase-laugh = 웃음 😄
phrase-wow = 우와 😮
phrase-sad = 아쉬워요 😢
phrase-heart = 좋아요 ❤️
phrase-fire = 불타올라요 🔥

### running a server

serving = 놀이판이 { $address } 에서 열렸습니다 (Ctrl-C로 끝냅니다)
table-closed = { $table } 테이블을 닫았습니다.
backup-running = 백업을 쓰는 중
backup-written = { $rows }개 행이 { $file }에 있습니다. 비밀 키도 함께 보관하세요. 키가 없으면 아무도 로그인 상태로 남지 못합니다.
restore-running = 백업을 읽는 중
backup-restored = { $file }에서 { $rows }개 행을 되살렸습니다.
column-table = 테이블
column-game = 게임
column-status = 상태
column-players = 자리
column-people = 사람
column-entries = 기록
column-created = 시작 (UTC)

error-already_running = 다른 서버가 { $file } 파일을 쓰고 있습니다. 먼저 끝내세요. 여러 프로세스를 쓰려면 --workers와 --channels valkey://…를 사용하세요.
error-backup_damaged = { $file }은(는) 온전한 백업이 아닙니다. 아무것도 되살리지 않았습니다.
error-backup_exists = { $file } 파일이 이미 있습니다. 다른 이름을 고르세요.
error-backup_missing = { $file } 파일이 없습니다.
error-backup_not_writable = { $file } 파일을 쓸 수 없습니다: { $reason }
error-backup_version = 백업의 데이터베이스 버전은 { $theirs }, 이 프로그램의 버전은 { $ours }입니다. 백업을 쓴 프로그램으로 되살린 다음 업그레이드하세요.
error-bad_setting = { $setting } 설정은 “{ $value }”일 수 없습니다. noripan serve --help를 보세요.
error-channels_address = “{ $address }”은(는) 채널의 종류가 아닙니다. valkey://호스트, redis://호스트, postgresql://… 또는 PostgreSQL과 함께 database를 쓰세요.
error-channels_needed = 여러 프로세스가 이 데이터베이스를 쓸 수 있으므로 서로 소식을 들어야 합니다. --channels valkey://호스트를 더하거나 PostgreSQL을 쓰세요.
error-channels_unreachable = { $address } 채널에 연결할 수 없습니다: { $reason }
error-database_address = “{ $address }”은(는) 데이터베이스 주소가 아닙니다. postgresql://사용자:비밀번호@호스트/이름 또는 sqlite:////폴더/파일을 쓰세요.
error-database_newer = 데이터베이스 { $address }이(가) 이 프로그램보다 새것입니다. noripan을 업그레이드하세요.
error-database_not_empty = 데이터베이스 { $address }이(가) 비어 있지 않습니다. 새 데이터베이스에 되살리세요.
error-database_not_writable = { $folder } 폴더에 쓸 수 없습니다. --data로 다른 폴더를 고르세요.
error-database_unreachable = 데이터베이스 { $address }을(를) 쓸 수 없습니다: { $reason }
error-host_unusable = { $host } 주소에서 들을 수 없습니다. --host로 다른 주소를 고르세요.
error-key_exposed = 다른 사람이 비밀 키 { $file } 파일을 읽을 수 있습니다. 권한을 거두세요: chmod 600
error-key_short = { $place }의 비밀 키가 너무 짧습니다. 적어도 { $least }자여야 합니다.
error-key_unreadable = 비밀 키 { $file } 파일을 읽을 수 없습니다.
error-no_unfinished_table = 열려 있거나 진행 중인 테이블 { $table }이(가) 없습니다.
error-port_forbidden = { $port }번 포트에는 더 많은 권한이 필요합니다. --port로 1023보다 큰 포트를 고르세요.
error-port_taken = { $port }번 포트는 이미 쓰이고 있습니다. --port로 다른 포트를 고르세요.
error-settings_file = { $file }의 설정을 읽을 수 없습니다: { $reason }
error-unknown_setting = { $file }에 알 수 없는 설정 “{ $setting }”이(가) 있습니다. 알려진 설정: { $allowed }.

### verify

verified = 확인했습니다: { $game }, { $moves }수. 카드는 약속한 씨앗 { $seed }로 섞였고 모든 수와 결과가 맞습니다.
error-file_unreadable = { $file }을(를) 읽을 수 없습니다: { $reason }
