### people

error-already_signed_in = 이미 로그인했어요. 다른 이름을 쓰려면 먼저 로그아웃하세요.
error-most_bots = 봇은 최대 { $most }개까지 만들 수 있어요. 먼저 하나를 삭제하세요.
error-most_passkeys = 패스키는 최대 { $most }개까지 등록할 수 있어요. 먼저 하나를 삭제하세요.
error-name_length = 이름은 1자에서 { $most }자까지예요.
error-name_of_bot = “{ $name }”은(는) 놀이판 봇의 이름이에요. 다른 이름을 골라 주세요.
error-name_unseen = 이름에 보이지 않는 문자가 있어요. 다른 이름을 골라 주세요.
error-no_challenge = 시간이 너무 오래 걸렸거나 두 번 시도했어요. 처음부터 다시 해 주세요.
error-no_such_bot = 그런 봇이 없어요.
error-no_such_passkey = 그런 패스키가 없어요.
error-not_for_bots = 봇은 할 수 없고, 봇을 만든 사람만 할 수 있어요.
error-not_signed_in = 로그인하지 않았어요. 먼저 이름을 정해 주세요.
error-passkey_known = 이미 등록된 패스키예요.
error-passkey_refused = 이 패스키로는 로그인할 수 없어요.
error-wrong_recovery_code = 복구 코드가 맞지 않아요. 글자를 하나씩 확인하고, 더 새로운 코드를 만들지 않았는지 살펴보세요.

### security

error-bad_field = “{ $field }” 항목이 없거나 잘못됐어요.
error-bad_input = 요청을 읽을 수 없어요.
error-bad_method = 이 주소는 이런 방식으로 쓸 수 없어요.
error-banned = 이 서버의 운영자가 접속을 막았어요.
error-internal = 서버에 문제가 생겼어요. 또 생기면 운영자에게 이 번호를 알려 주세요: { $request }
error-no_such_page = 이 주소에는 아무것도 없어요.
error-not_allowed = 권한이 없어요.
error-not_json = 요청은 JSON이어야 해요.
error-store_down = 지금은 서버가 데이터베이스에 연결할 수 없어요. 잠시 뒤에 다시 해 보세요.
error-too_large = 요청이 너무 커요.
error-too_many = 요청이 너무 많아요. { $seconds }초 기다려 주세요.
error-wrong_origin = 다른 웹사이트에서 온 요청이라 거절했어요.
error-metrics_not_here = 서버 수치는 운영자만 볼 수 있어요. 주소를 metrics_from에 추가하세요.

### tables

error-bad_message = 읽을 수 없는 메시지예요.
error-bot_plays_for_you = 지금은 봇이 대신 하고 있어요. 먼저 자리로 돌아오세요.
error-by_invitation_only = 초대받은 사람만 참가할 수 있는 테이블이에요. 방장에게 링크를 부탁하세요.
error-fair_commitment = 서버의 비밀값이 미리 공개한 약속과 달라요. 이 섞기는 믿으면 안 돼요.
error-record_of_origin = 이 게임은 { $table } 테이블의 게임에서 이어졌어요. 따로 섞지 않았으니 그 게임을 확인하세요.
error-fair_deal_set = 정해 둔 패로 시작한 게임이라 확인할 섞기가 없어요.
error-fair_seed = 카드가 약속한 시드로 섞이지 않았어요. 이 섞기는 믿으면 안 돼요.
error-fair_unreadable = 기록의 섞기 증거를 읽을 수 없어요.
error-host_only = 방장만 할 수 있어요.
error-join_first = 먼저 이 테이블에 들어가세요.
error-match_not_over = 게임이 끝난 뒤에 볼 수 있어요.
error-match_broken_off = 중간에 그만둔 게임이에요. 끝까지 한 게임만 리뷰할 수 있어요.
error-reviews_off = 이 서버는 리뷰를 만들지 않아요. 기록을 내려받아 “noripan review”로 리뷰할 수 있어요.
error-reviews_full = 기다리는 리뷰가 너무 많아요. 몇 분 뒤에 다시 해 보세요.
error-move_reveals = { $move }: 숨겨진 것을 공개하는 수라서 미리 해 보거나 다른 수와 함께 보낼 수 없어요.
error-no_hints_when_rated = 레이팅 게임에서는 힌트를 볼 수 없어요.
error-no_take_back = 봇과 하는, 레이팅이 아닌 게임에서만 수를 무를 수 있어요.
error-nothing_to_take_back = 아직 무를 수 있는 수가 없어요.
error-no_seat_of_yours = 이 테이블에 내 자리가 없어요.
error-no_spectators = 이 테이블은 관전할 수 없어요.
error-no_such_code = 이 코드로 찾을 수 있는 테이블이 없어요. 여덟 글자를 다시 확인해 주세요. 코드는 게임이 끝날 때까지만 쓸 수 있어요.
error-no_such_mistake = 이 게임의 리뷰에 이 수는 실수로 나와 있지 않거나, 아직 리뷰가 없어요.
error-no_such_person = 그런 사람은 없어요.
error-no_such_phrase = 그런 문구는 없어요. 쓸 수 있는 문구: { $allowed }.
error-no_such_table = 그런 테이블은 없어요. 주소를 확인하세요.
error-nobody_sits = 아무도 앉아 있지 않아요. 먼저 앉으세요.
error-not_started = 게임이 아직 시작되지 않았어요.
error-not_your_turn = 지금은 내 차례가 아니에요.
error-own_bots_rated = 레이팅 게임에서는 자기 봇과 함께할 수 없어요.
error-rated_in_play = 레이팅 게임은 끝까지 해야 해요. 나가면 봇이 대신 하고, 진 것으로 처리돼요.
error-record_damaged = 기록이 손상됐어요. 다시 내려받으세요.
error-record_result = 기록된 결과가 실제 진행과 맞지 않아요.
error-seat_taken = 이미 누가 앉은 자리예요. 다른 자리를 고르세요.
error-seats_free = 빈자리가 남아 있어요. 사람을 기다리거나 봇을 앉히세요.
error-stale = 그사이 상황이 바뀌었어요. 확인하고 다시 골라 주세요.
error-table_full = 빈자리가 없어요.
error-table_in_play = 게임이 아직 끝나지 않았어요.
error-table_not_open = 이 테이블은 더는 사람을 기다리지 않아요.
error-too_many_bots = 봇은 최대 { $most }개까지 앉힐 수 있어요. 한 자리는 사람이 앉아야 해요.
error-too_many_searching = 오래 생각하는 봇({ $levels })이 있는 게임을 이미 { $most }판 하고 있어요. 먼저 한 판을 끝내거나 나가고, 아니면 다른 실력의 봇을 골라 주세요.
error-too_many_tables = 열린 테이블이 이미 { $most }개예요. 먼저 하나를 닫아 주세요.
error-unknown_level = 그런 실력의 봇은 없어요. 고를 수 있는 실력: { $allowed }.

### running a server

serving = 놀이판이 { $address } 에서 열렸어요 (Ctrl-C로 끝내요)
table-closed = { $table } 테이블을 닫았어요.
backup-running = 백업을 쓰는 중
backup-written = { $file }에 { $rows }개 행을 저장했어요. 비밀 키도 함께 보관하세요. 키가 없으면 모두 로그아웃돼요.
restore-running = 백업을 읽는 중
backup-restored = { $file }에서 { $rows }개 행을 복원했어요.
person-banned = { $who }의 접속을 막았어요.
person-unbanned = { $who }이(가) 다시 들어올 수 있어요.
person-renamed = { $who }의 이름이 { $name }(으)로 바뀌었어요.
person-removed = { $who }을(를) 삭제했어요.
people-cleaned-up = { $count ->
   *[other] 다시 오지 않은 손님 { $count }명을 삭제했어요.
}
column-id = 번호
column-name = 이름
column-bot-of = 봇 주인
column-matches = 게임
column-banned = 차단 (UTC)
column-seen = 마지막 접속 (UTC)
column-at = 때 (UTC)
column-deed = 한 일
column-about = 대상
column-table = 테이블
column-game = 게임
column-status = 상태
column-players = 자리
column-people = 사람
column-entries = 기록
column-created = 시작 (UTC)

error-already_running = 다른 서버가 { $file } 파일을 쓰고 있어요. 먼저 끝내세요. 여러 프로세스를 쓰려면 --workers와 --channels valkey://…를 쓰세요.
error-backup_damaged = { $file }은(는) 온전한 백업이 아니에요. 아무것도 복원하지 않았어요.
error-backup_exists = { $file } 파일이 이미 있어요. 다른 이름을 고르세요.
error-backup_missing = { $file } 파일이 없어요.
error-backup_not_writable = { $file } 파일을 쓸 수 없어요: { $reason }
error-backup_version = 더 새로운 놀이판에서 만든 백업이에요. 백업의 데이터베이스 버전은 { $theirs }, 이 프로그램은 { $ours }예요. 놀이판을 업그레이드한 뒤 복원하세요.
error-bad_setting = { $setting } 설정은 “{ $value }”일 수 없어요. noripan serve --help를 참고하세요.
error-channels_address = “{ $address }”은(는) 쓸 수 있는 채널 주소가 아니에요. valkey://호스트, redis://호스트, postgresql://… 또는 PostgreSQL과 함께 database를 쓰세요.
error-channels_needed = 여러 프로세스가 이 데이터베이스를 쓸 수 있어서 프로세스끼리 알림을 주고받을 통로가 필요해요. --channels valkey://호스트를 더하거나 PostgreSQL을 쓰세요.
error-channels_unreachable = { $address } 채널에 연결할 수 없어요: { $reason }
error-database_address = “{ $address }”은(는) 데이터베이스 주소가 아니에요. postgresql://사용자:비밀번호@호스트/이름 또는 sqlite:////폴더/파일을 쓰세요. 비밀번호에 든 @는 %40, :는 %3A, /는 %2F로 적어 주세요.
error-database_newer = 데이터베이스 { $address }이(가) 이 프로그램보다 새 버전이에요. noripan을 업그레이드하세요.
error-database_not_empty = 데이터베이스 { $address }이(가) 비어 있지 않아요. 새 데이터베이스에 복원하세요.
error-database_not_writable = { $folder } 폴더에 쓸 수 없어요. --data로 다른 폴더를 고르세요.
error-database_older = 데이터베이스 { $address }이(가) 이 프로그램과 버전이 달라요. 그 데이터베이스를 쓰던 프로그램으로 먼저 백업한 뒤 새 프로그램으로 noripan serve를 실행하면 최신 상태로 바뀌어요.
error-database_unreachable = 데이터베이스 { $address }을(를) 쓸 수 없어요: { $reason }
error-host_unusable = { $host } 주소로 서버를 열 수 없어요. --host로 다른 주소를 고르세요.
error-key_exposed = 다른 사람이 비밀 키 { $file } 파일을 읽을 수 있어요. 권한을 고치세요: chmod 600 { $file }
error-key_not_writable = 비밀 키가 아직 없는데 { $folder } 폴더에 쓸 수 없어요. --data로 다른 폴더를 고르거나 NORIPAN_KEY를 정해 주세요.
error-key_short = { $place }의 비밀 키가 너무 짧아요. 적어도 { $least }자여야 해요.
error-key_unreadable = 비밀 키 { $file } 파일을 읽을 수 없어요.
error-no_database = 데이터베이스 { $address }이(가) 없어요. --data와 --database를 확인해 주세요. 새 데이터베이스는 noripan serve가 만들어요.
error-no_such_account = { $who }에 해당하는 사람도 차단도 없어요. noripan admin people list를 확인해 주세요.
error-no_unfinished_table = 열려 있거나 진행 중인 테이블 { $table }이(가) 없어요.
error-port_forbidden = { $port }번 포트에는 더 많은 권한이 필요해요. --port로 1023보다 큰 포트를 고르세요.
error-port_taken = { $port }번 포트는 이미 쓰이고 있어요. --port로 다른 포트를 고르세요.
error-settings_file = { $file }의 설정을 읽을 수 없어요: { $reason }
error-unknown_setting = { $file }에 알 수 없는 설정 “{ $setting }”이(가) 있어요. 쓸 수 있는 설정: { $allowed }.
error-unknown_variable = 환경 변수 { $variable }은(는) 설정이 아니에요. 혹시 { $nearest }인가요? noripan serve --help를 참고해 주세요.

### the shuffle

error-fair_promise = { $seat }의 조각이 미리 약속한 것과 달라요. 이 섞기는 믿을 수 없어요.
error-fair_no_promise = { $seat }이(가) 무엇을 약속했는지 기록에 없어요. 이 섞기는 믿을 수 없어요.
error-fair_other_commitment = 앉을 때 서버가 공개한 약속과 기록에 적힌 약속이 달라요.
error-fair_other_promises = 섞기 전에 본 약속과 기록에 적힌 약속이 달라요.
error-fair_other_part = 내 조각이 바뀌었거나 빠졌어요.
error-fair_other_cards = 내가 받은 카드가 기록의 카드와 달라요.
error-note_damaged = 섞기 때 남긴 파일이 아니에요.
error-note_of_another_table = 다른 테이블({ $table })에서 남긴 파일이에요.
error-part_not_awaited = 내 조각 없이 섞었어요. 조각은 게임을 시작할 때 몇 초 동안만 받아요.
error-part_not_promised = 앉을 때 약속한 조각이 아니에요.
error-table_shuffling = 카드를 섞고 있어요. 잠시 뒤에 다시 해 보세요.

### verify

verified = 확인했어요: { $game }, { $moves }수. 카드는 약속한 시드 { $seed }(으)로 섞였고 모든 수와 결과가 맞아요.
verified-alone = 기록을 기록 자체와만 비교했어요. 정직하지 않은 서버라면 앞뒤가 맞는 기록을 지어낼 수 있어요. --mine 파일을 주면 내 기기에 남긴 것과 비교해요. 터미널은 데이터의 shuffles 폴더에, 브라우저는 섞기 확인 화면에 있어요.
verified-mine = 내가 함께한 섞기가 맞아요. 서버의 약속, 모두의 약속, 내 조각, 처음 받은 카드가 모두 남겨 둔 것과 같아요.
verified-missing = 섞기에 조각을 보태지 않은 사람: { $names }. 빠진 조각이 많을수록 서버가 고를 수 있는 섞기도 많아져요.

### operating

error-searching_full = 지금 이 서버에는 오래 생각하는 봇({ $levels })이 있는 게임이 너무 많아요. 다른 실력의 봇을 고르거나 나중에 다시 해 주세요.
key-rotated = 다음에 서버를 시작하면 새 키로 서명해요. { $former ->
    [0] 이전 키는 이제 쓸 수 없어서 모두 로그아웃돼요.
   *[other] 이전 키 { $former }개는 아직 쓸 수 있어요.
}
error-key_in_environment = 키가 NORIPAN_KEY에 있으니 거기에서 바꿔 주세요. 새 키를 옛 키 앞에 쓰고 쉼표로 나누면 돼요.
backups-dropped = 오래된 백업 { $count }개를 지웠어요.
error-backup_keep = { $place }에는 백업이 하나만 들어가요. --keep을 쓰려면 폴더나 버킷을 적어 주세요.
error-s3_address = “{ $address }”에서 버킷 이름을 찾을 수 없어요. s3://버킷/폴더 꼴로 적어 주세요.
error-s3_credentials = 버킷을 쓰려면 AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY가 있어야 해요. 아마존이 아니면 AWS_ENDPOINT_URL도 필요해요.
error-s3_refused = { $address }: 저장소가 거절했어요({ $status } { $reason }).
error-s3_unreachable = { $address } 저장소에 연결할 수 없어요: { $reason }
error-no_such_report = 처리되지 않은 신고 중에 { $report }번은 없어요.
error-nobody_to_report = 그 자리에는 신고할 사람이 없어요.
column-reason = 이유
column-person = 사람
column-reporter = 신고한 사람
column-settled = 처리 (UTC)
report-name = 이름
report-stalling = 시간 끌기
report-cheating = 속임수
report-other = 그 밖의 이유
operator-link = 10분 안에 한 번만 열 수 있어요: { $link }
operator-way-in = 서버를 운영하는 사람을 위한 페이지예요. 서버에서 아래 명령을 실행하면 들어올 수 있는 링크가 나와요.
operator-load = 상태
operator-tables = 테이블
operator-people = 사람
operator-reports = 신고
operator-log = 기록
operator-nothing = 아무것도 없어요.
operator-actions = 조치
operator-address = 주소나 네트워크
operator-find = 이름이나 번호
operator-search = 찾기
operator-ban-address = 이 주소 차단
operator-unban-address = 차단 풀기
operator-do-ban = 차단
operator-do-unban = 차단 풀기
operator-do-rename = 이름 바꾸기
operator-do-close = 닫기
operator-do-settle = 처리 끝
load-version = 버전
load-processes = 실행 중인 프로세스
load-system = 이 컴퓨터의 1분, 5분, 15분 부하 (코어 수)
load-open-tables = 기다리는 테이블
load-playing-tables = 진행 중인 게임
load-searching-tables = 오래 생각하는 봇이 있는 게임
load-people = 사람
load-banned = 차단된 사람
load-reports = 처리할 신고
load-connected = 이 프로세스에 연결된 사람
load-tables-here = 이 프로세스 메모리에 있는 테이블
load-searches = 이 프로세스에서 기다리는 탐색
operator-language = 언어
error-traces_not_installed = 추적 정보를 보내려면 추가 패키지가 필요해요: pip install 'noripan[traces]'
preview-table = 놀이판에서 { $game }
preview-open = 빈자리가 { $count }곳 있어요.
preview-full = 빈자리가 없어요.
preview-playing = 게임이 진행 중이에요.
preview-over = 게임이 끝났어요.
preview-closed = 닫힌 테이블이에요.

### link previews

preview-site = 놀이판
preview-site-help = 친구와 함께, 또는 봇을 상대로 바로 즐기는 카드·타일 게임이에요.

### notifications

notification-turn = 내 차례예요. { $left } 남았어요.
notification-reminder = 아직 내 차례예요. { $left }밖에 안 남았어요.
notification-test = 테스트 알림이에요. 놀이판 알림이 잘 도착했어요.
notification-days = { $count }일
notification-hours = { $count }시간
error-bad_notification_url = 이 주소로는 알림을 보낼 수 없어요. https://로 시작하고 공개된 서버를 가리켜야 해요.
error-bad_push_keys = 브라우저의 알림 키를 읽을 수 없어요.
error-most_subscriptions = 알림은 최대 { $most }곳으로 보낼 수 있어요. 먼저 하나를 지워 주세요.
error-no_notifications_here = 이 서버는 알림을 보내지 않아요.
error-no_such_subscription = 그곳으로는 이제 알림을 보내지 않아요.
error-notification_failed = 테스트 알림을 보내지 못했어요. 주소를 확인하고 다시 해 보세요.
error-notification_gone = 이 주소는 이제 알림을 받지 않아요. 알림을 다시 켜 주세요.
error-already_on_holiday = 이미 휴가 중이에요. 먼저 휴가를 끝내 주세요.
error-too_few_holidays = { $days ->
    [0] 올해는 남은 휴가가 없어요.
   *[other] 올해 남은 휴가는 { $days }일이에요.
}
error-no_key_yet = 비밀 키 { $file } 파일이 아직 없어요. noripan serve를 처음 시작할 때 만들어져요. --data를 확인해 주세요.
column-way = 방법
column-address = 주소
