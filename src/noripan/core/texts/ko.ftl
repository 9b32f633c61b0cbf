# 모든 게임에 공통인 오류와 규칙 페이지의 제목입니다.
seat-name = { $number }번 자리
and-join = { $first }와(과) { $last }
nothing = 없음

section-setup = 준비
section-turn = 차례
section-specials = 특수 조각
section-passing = 패스
section-actions = 행동
section-lines = 줄
section-scoring = 점수
section-missions = 미션
section-wilds = 와일드 카드
section-round = 라운드
section-match = 시합
section-teams = 팀
section-two = 두 명일 때
section-end = 끝
section-options = 선택 규칙
section-hidden = 숨겨진 것
rulings-title = 인쇄된 규칙에 없어서 우리가 정한 것

error-unknown_game = “{ $game }”(이)라는 게임은 없습니다. 고를 수 있는 게임: { $allowed }.
error-unknown_language = “{ $language }”(이)라는 언어는 없습니다. 고를 수 있는 언어: { $allowed }.
error-unknown_bot = “{ $bot }”(이)라는 봇은 없습니다. 고를 수 있는 봇: { $allowed }.
error-bot_needs_package = “{ $bot }” 봇에는 파이썬 패키지 { $package }이(가) 필요한데 설치되어 있지 않습니다.
error-bad_players = 이 게임은 { $low }명에서 { $high }명까지 할 수 있습니다.
error-bad_seed = 시드는 0부터 2^128 − 1까지의 정수이거나 1000자 이하의 글입니다.
error-bad_seat = 자리 번호는 0부터 { $players } − 1까지입니다.
error-bad_since = 지금까지 볼 수 있는 사실은 { $most }개입니다.
error-match_over = 시합이 끝나서 더 둘 수 없습니다.
error-unreadable = “{ $text }”은(는) 이 게임의 수가 아닙니다.
error-not_now = 지금은 그렇게 할 수 없습니다.

error-arena_bots = 아레나에는 서로 다른 봇이 둘 이상, 한 번씩만 있어야 합니다.
error-arena_folder = { $folder } 폴더를 쓸 수 없습니다: { $reason }
error-arena_other = { $folder } 폴더에 다른 대회나 다른 버전으로 둔 대회가 있습니다. --out으로 다른 폴더를 고르세요.
error-arena_busy = { $folder } 폴더의 대회가 지금 진행 중입니다. 끝날 때까지 기다리거나 --out으로 다른 폴더를 고르세요.
error-arena_damaged = { $file } 파일이 손상되었습니다. --out으로 다른 폴더를 고르거나 파일을 지우세요.
error-arena_workers = 작업 프로세스가 자꾸 죽습니다. 메모리가 모자랄 수 있으니 --workers로 수를 줄여 보세요.
error-arena_no_ray = Ray가 설치되어 있지 않습니다. 설치: pip install "noripan[ray]"
error-arena_ray = Ray 클러스터가 멈췄습니다: { $reason }
error-arena_code = 클러스터의 한 작업자에 다른 버전의 Noripan이 있습니다. 모두 같은 버전을 설치하세요.

error-options_not_object = 선택 규칙은 이름과 값으로 적습니다.
error-unknown_option = “{ $option }”(이)라는 선택 규칙은 없습니다. 있는 것: { $allowed }.
error-option_flag = 선택 규칙 “{ $option }”은(는) 켜거나 끌 수만 있습니다.
error-option_number = 선택 규칙 “{ $option }”에는 { $low }부터 { $high }까지의 정수를 적습니다.
error-option_numbers = 선택 규칙 “{ $option }”에는 { $low }부터 { $high }까지의 정수를 1개에서 { $most }개까지 적습니다.
error-option_picks = 선택 규칙 “{ $option }”에는 다음 가운데 서로 다른 { $count }개를 적습니다: { $choices }.

error-deal_not_object = 패 나누기는 JSON 객체로 적습니다.
error-deal_unknown_key = 패 나누기에 “{ $key }” 항목은 없습니다. 있는 항목: { $allowed }.
error-deal_not_list = 패 나누기의 “{ $where }”은(는) 목록이어야 합니다.
error-deal_wrong_count = 패 나누기의 “{ $where }”에 { $count }개가 있지만 { $expected }개여야 합니다.
error-deal_too_long = 패 나누기의 “{ $where }”에 { $count }개가 있지만 { $most }개까지만 가능합니다.
error-deal_unknown_card = 패 나누기의 “{ $where }”에 있는 “{ $text }”은(는) 이 게임의 카드가 아닙니다.
error-deal_bad_seat = 패 나누기의 “{ $where }”은(는) 0부터 { $players } − 1까지의 자리 번호여야 합니다.
error-deal_too_many = 패 나누기에 { $card }이(가) { $count }장 있지만 쓰는 카드에는 { $most }장 있습니다.

error-record_not_object = 기록은 JSON 객체여야 합니다.
error-record_format = 형식 { $expected }의 기록이 아닙니다.
error-record_unknown_key = 기록에 모르는 항목 “{ $key }”이(가) 있습니다.
error-record_missing = 기록에 올바른 “{ $key }” 항목이 없습니다.
error-record_move = 기록의 { $number }번째 수 “{ $text }”을(를) 둘 수 없습니다 ({ $reason }).
