# 모든 게임에 공통인 오류와 규칙 페이지의 제목.
seat-name = { $number }번 자리
own-seat = 나
cards-join = { $first }, { $last }
and-join = { $first }와(과) { $last }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { decimal }%
whole-percent = { NUMBER($value, maximumFractionDigits: 0) }%
nothing = 없음

# For a game without words of its own.
card-text = { $text }
move-text = { $text }
board-entry = { $name }: { $value }

section-setup = 준비
section-turn = 차례
section-specials = 특수 카드와 타일
section-passing = 패스
section-actions = 행동
section-lines = 줄
section-scoring = 점수
section-missions = 미션
section-wilds = 와일드 카드
section-round = 라운드
section-match = 게임 전체
section-teams = 팀
section-two = 두 명일 때
section-end = 끝
section-options = 선택 규칙
section-hidden = 숨겨진 정보

error-unknown_game = “{ $game }”(이)라는 게임은 없어요. 고를 수 있는 게임: { $allowed }.
error-unknown_language = “{ $language }”(이)라는 언어는 없어요. 고를 수 있는 언어: { $allowed }.
error-unknown_bot = “{ $bot }”(이)라는 봇은 없어요. 고를 수 있는 봇: { $allowed }.
error-bot_needs_package = “{ $bot }” 봇에는 파이썬 패키지 { $package }이(가) 필요한데 설치되어 있지 않아요.
error-bot_without_network = “{ $bot }” 봇은 신경망으로 두지 않아요. skilled@폴더나 network:500@폴더처럼 신경망으로 두는 봇을 골라 주세요.
error-no_network_file = 신경망 파일 { $file }이(가) 없어요. noripan train으로 만들 수 있어요.
error-bad_network_file = 신경망 파일 { $file }은(는) 여기서 쓸 수 없어요: { $reason }.
error-needs_extra = 패키지가 더 필요해요. 설치: pip install "noripan[{ $extra }]"
error-bad_players = 이 게임은 { $low }명에서 { $high }명까지 할 수 있어요.
error-bad_seed = 시드는 0부터 2^128 − 1까지의 정수이거나 1000자 이하의 글이에요.
error-bad_seat = 자리 번호는 0부터 { $last }까지예요.
error-bad_since = 지금까지의 사건은 { $most }개뿐이에요.
error-match_over = 게임이 끝나서 더 할 수 없어요.
error-unreadable = “{ $text }”은(는) 이 게임에 없는 수예요.
error-not_now = 지금은 그렇게 할 수 없어요.
error-illegal_action = { $env }번 게임에서 지금 { $action }번 행동은 할 수 없어요.

error-arena_bots = 아레나에는 서로 다른 봇이 둘 이상, 한 번씩만 있어야 해요.
error-arena_folder = { $folder } 폴더를 쓸 수 없어요: { $reason }
error-arena_other = { $folder } 폴더에 다른 대회나 다른 버전으로 진행한 대회가 있어요. --out으로 다른 폴더를 고르세요.
error-arena_busy = { $folder } 폴더의 대회가 지금 진행 중이에요. 끝날 때까지 기다리거나 --out으로 다른 폴더를 고르세요.
error-arena_damaged = { $file } 파일이 손상됐어요. --out으로 다른 폴더를 고르거나 파일을 지우세요.
error-arena_workers = 작업 프로세스가 자꾸 멈춰요. 메모리가 모자랄 수 있으니 --workers로 개수를 줄여 보세요.
error-arena_no_ray = Ray가 설치되어 있지 않아요. 설치: pip install "noripan[ray]"
error-arena_ray = Ray 클러스터가 멈췄어요: { $reason }
error-arena_code = 클러스터의 한 컴퓨터에 다른 버전의 놀이판이 있어요. 모두 같은 버전을 설치하세요.

error-options_not_object = 선택 규칙은 이름과 값으로 적어요.
error-unknown_option = “{ $option }”(이)라는 선택 규칙은 없어요. 고를 수 있는 것: { $allowed }.
error-option_flag = 선택 규칙 “{ $option }”은(는) 켜거나 끌 수만 있어요.
error-option_number = 선택 규칙 “{ $option }”에는 { $low }부터 { $high }까지의 정수를 적어요.
error-option_numbers = 선택 규칙 “{ $option }”에는 { $low }부터 { $high }까지의 정수를 1개에서 { $most }개까지 적어요.
error-option_picks = 선택 규칙 “{ $option }”에는 서로 다른 { $count }개를 쉼표로 나눠 적어요: { $choices }.

error-deal_not_object = 패 배분은 JSON 객체로 적어요.
error-deal_unknown_key = 패 배분에 “{ $key }” 항목은 없어요. 쓸 수 있는 항목: { $allowed }.
error-deal_not_list = 패 배분의 “{ $where }”은(는) 목록이어야 해요.
error-deal_wrong_count = 패 배분의 “{ $where }”에 { $count }개가 있지만 { $expected }개여야 해요.
error-deal_too_long = 패 배분의 “{ $where }”에 { $count }개가 있지만 { $most }개까지만 가능해요.
error-deal_unknown_card = 패 배분의 “{ $where }”에 있는 “{ $text }”은(는) 이 게임의 카드가 아니에요.
error-deal_bad_seat = 패 배분의 “{ $where }”은(는) 0부터 { $last }까지의 자리 번호여야 해요.
error-deal_too_many = 패 배분에 { $card }이(가) { $count }장 있지만 실제로는 { $most }장뿐이에요.

error-record_not_object = 기록은 JSON 객체여야 해요.
error-record_format = 형식 { $expected }의 기록이 아니에요.
error-record_unknown_key = 기록에 모르는 항목 “{ $key }”이(가) 있어요.
error-record_missing = 기록에 “{ $key }” 항목이 없거나 잘못됐어요.
error-record_move = 기록의 { $number }번째 수 “{ $text }”은(는) 할 수 없는 수예요.
error-record_unreadable = { $file } 파일을 읽을 수 없어요: { $reason }
error-record_line = { $file }의 { $line }번째 줄: { $reason }
error-record_unfinished = { $moves }수까지 기록된 이 게임은 아직 끝나지 않았어요. 끝난 게임만 쓸 수 있어요.
error-records_mixed = 앞의 기록은 { $game }인데 이 기록은 다른 게임이에요.
error-file_exists = { $file } 파일이 이미 있어요. 다른 이름을 고르세요.
error-file_unwritable = { $file } 파일에 쓸 수 없어요: { $reason }

# 규칙 화면: 제목, 예시에 나오는 사람들, 그림 설명.
rules-aim = 목표
rules-box = 구성물
rules-turn = 그림 세 장으로 보는 한 차례
rules-examples = 예시
rules-all = 전체 규칙
rules-notation = 수를 적는 방법
rules-search = 규칙 찾기
rules-found = { $count ->
        [0] 찾은 규칙이 없어요
       *[other] 규칙 { $count }개를 찾았어요
    }
rules-mark = † 우리가 정한 것: 규칙서에 분명하지 않거나 없어서 우리가 정한 내용이에요.
ruling-part = † 우리가 정한 것:
ruling-whole = † 모두 우리가 정한 것:
box-from = { $players }명부터
box-fewer = { $players }명일 때: { $count ->
        [0] { $card } 없음
       *[other] { $card } { $count }장
    }
example-people = 미나, 준, 솔, 레나, 테오, 이다
part-hand = { $seat }의 손
part-seat = { $seat }
picture-of = { $label }: { $shown }
picture-new = 새로 놓인 것: { $cards }
picture-step = 그림 { $number }/{ $count }
try-allowed = 가능
try-refused = 불가능

lesson-right = 맞았어요!
lesson-other = 할 수 있는 수지만 여기서 배우는 것은 아니에요.
lesson-wrong = 아쉬워요.
lesson-over = 이 레슨을 마쳤어요.
error-unknown_lesson = “{ $lesson }”(이)라는 레슨은 없어요. 있는 레슨: { $allowed }.
error-no_lessons = { $game }에는 아직 레슨이 없어요.

puzzle = 문제
puzzle-of-day = 오늘의 문제, { $day }
puzzle-about = { $difficulty }, 레이팅 { $rating }
puzzle-task = 내 차례예요. 지금 내가 아는 것만으로도 다른 수보다 확실히 좋은 수가 하나 있어요. 어느 수일까요?
puzzle-worse = 할 수 있지만 가장 좋은 수는 아니에요: { $move }. 승률이 약 { $loss }%p 낮아져요. 다시 해 보세요.
puzzle-worse-unknown = 할 수 있지만 가장 좋은 수는 아니에요: { $move }. 다시 해 보세요.
puzzle-best = 가장 좋은 수: { $move }
puzzle-chance = 여기서 이 수를 고르면 100판 중 약 { $share }판, 그다음 좋은 수로는 약 { $next }판을 이겨요.
puzzle-no-hint = 이 문제에는 힌트가 없어요.
puzzle-streak = { $days ->
        [0] 아직 연속 기록이 없어요.
       *[other] { $days }일 연속이에요.
    }
puzzle-run = { $count ->
        [0] 한 번에 맞히지는 못했어요.
       *[other] { $count }문제 연속으로 한 번에 맞혔어요.
    }
practice-later = { $day }에 다시 나와요.
practice-learnt = 다 익혔어요. 이제 다시 나오지 않아요.
difficulty-easy = 쉬움
difficulty-medium = 보통
difficulty-hard = 어려움
error-no_puzzles = { $game }에는 아직 문제가 없어요. “noripan puzzles make { $game }”으로 찾을 수 있어요.
error-unknown_puzzle = “{ $puzzle }” 문제는 없어요.
error-unknown_difficulty = “{ $difficulty }” 난이도는 없어요. 이 중에서 고르세요: { $allowed }
error-puzzle_broken = { $puzzle } 문제는 이 버전의 규칙과 맞지 않아요({ $reason }).
error-puzzles_unreadable = { $file } 파일을 읽을 수 없어요: { $reason }
error-puzzles_damaged = { $file } 파일의 { $line }번째 줄이 손상됐어요({ $what }). 다시 만드세요: noripan puzzles make
error-puzzles_of_other_game = { $file } 파일에는 다른 게임({ $game })의 문제가 있어요.
error-bad_step = 이 게임에 없는 단계예요. 0(처음)부터 { $last }까지 고르세요.
error-policy_illegal = 정책이 { $move }을(를) 골랐지만 할 수 있는 수가 아니에요: { $allowed }.
error-no_network = { $game }에는 이 인원과 선택 규칙에 맞는 신경망이 없어서 skilled를 쓸 수 없어요.
