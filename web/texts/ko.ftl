# 브라우저가 하는 말. 게임과 코어와 서버는 저마다의 글을 가지고 있습니다.
house = 놀이판
motto = 둘러앉으면 바로 시작하는 카드와 타일 게임
back-home = 처음으로
close = 닫기
menu = 메뉴
table = 테이블
search = 검색
you = 나
somebody = 누군가
bot = 봇
save = 저장
cancel = 취소
try-again = 다시 시도
nobody-here = 없는 페이지예요.

language = 언어
language-ko = 한국어
language-en = English
language-de = Deutsch

colour-letter = { $colour ->
        [red] 빨
        [yellow] 노
        [green] 초
        [blue] 파
       *[purple] 보
    }

guest-names = 다람쥐, 까치, 수달, 고슴도치, 참새, 오소리, 왜가리, 여우, 부엉이, 토끼

# ---- 처음
play-now = 바로 시작
new-table = 새 테이블
new-table-help = 게임을 고르고 친구를 초대해요
rules-of = 규칙: { $name }
join-by-code = 코드로 참가
join = 참가
code-unreadable = 테이블 코드나 링크가 아니에요.
my-games = 내 게임
open-tables = 열린 테이블
no-open-tables = 지금 기다리는 사람이 없어요. 테이블을 열면 다른 사람이 앉을 수 있어요.
in-play = 진행 중
go-on = 이어서 하기

# ---- 새 판
how-many = 인원
which-game = 게임
against = 상대
against-people = 초대한 사람과
against-bots = 나머지 자리는 봇과
bot-level = 봇의 실력
level-mixed = 섞어서
bot-number = 봇 { $number }
who-may-join = 참가할 수 있는 사람
only-invited = 초대한 사람만
everybody = 누구나
time = 시간
clock-move = 한 수당
clock-bank = 게임 전체
clock-days = 한 수당 며칠
clock-seconds = 초
clock-minutes = 분
clock-increment = 차례마다 더하는 초
clock-days-count = 일
more = 추가 설정
rated-help = 레이팅에 반영돼요. 힌트는 쓸 수 없어요.
spectators = 관전 허용
option-choose = 고르기
option-list-help = { $low }부터 { $high }까지의 정수를 쉼표로 나눠 적어요
open-table = 테이블 열기

# ---- 시작 전
who-plays = 참가자
seat-free = 빈자리
sit-here = 여기 앉기
free-seat = { $name }의 자리 비우기
invite = 초대하기
invite-public = 누구나 이 테이블을 찾을 수 있어요. 기다리는 사람에게 링크나 코드를 보내세요.
invite-private = 이 링크를 가진 사람만 앉을 수 있어요.
copy-link = 링크 공유
link-copied = 링크를 복사했어요.
code-is = 코드:
start = 시작
seats-still-free = 빈자리 { $count }곳
ready-to-start = 모두 모였어요.
host-starts = 방장이 시작하면 게임이 시작돼요.
close-table = 테이블 닫기
leave-table = 테이블 나가기
leave-help = 돌아올 때까지 봇이 대신 해요.
table-closed = 이 테이블은 닫혔어요.

# ---- 판에서
your-turn = 내 차례
their-turn = 차례
thinking = { $name }이(가) 생각하고 있어요
one-moment = 잠시만요
match-over = 게임이 끝났어요
reconnecting = 연결이 끊겨 다시 연결하고 있어요…
bot-plays = 봇이 대신 하는 중
bot-plays-for-you = 자리를 비운 동안 봇이 대신 하고 있어요.
come-back = 제가 할게요
hint = 힌트
hint-says = 추천: { $move }.
log = 기록
tell-table = 상황 듣기 ({ $key })
hand-order = 손패 정렬
order-colour = 색깔순
order-number = 숫자순
table-in-words = 글로 보는 상황
what-happened = 진행 기록
rules = 규칙
sound = 소리
sound-on = 소리 켜기
sound-off = 소리 끄기
say-something = 한마디 하기
settings = 설정
choose-move = 할 행동을 고르세요
take-back = 되돌리기

# ---- 끝
you-won-by = 이겼어요! { $own } : { $other }
you-lost-by = 졌어요. { $own } : { $other }
you-share = 함께 이겼어요. { $own } : { $other }
won-by = { $names } 승리
reckoning = 점수 계산
how-it-went = 점수 흐름
how-it-ended = 마지막 장면
replay = 다시 보기
check-shuffle = 섞기 확인
play-again = 한 판 더

# ---- 다시 보기
replay-of = 다시 보기: { $name }
review = 리뷰
step-of = { $steps }수 중 { $step }수
step-back = 이전 수
step-on = 다음 수
run = 재생
pause = 멈춤
speed = 속도
seen-by = 시점
all-open = 모두 공개
link-to-moment = 이 장면의 링크
download = 기록 내려받기

# ---- 사람
statistics = 전적
matches = 판 수
victories = 승리
rating = 레이팅
no-matches = 아직 끝까지 한 게임이 없어요.

# ---- 설정
your-name = 내 이름
name-help = 같은 테이블의 사람들에게 보여요.
saved = 저장했어요.
theme = 테마
theme-auto = 기기 설정 따르기
theme-light = 밝게
theme-dark = 어둡게
motion = 애니메이션
motion-auto = 기기 설정 따르기
motion-on = 켜기
motion-off = 끄기
notify = 내 차례에 알림 받기
notify-help = 다른 탭을 보고 있을 때 브라우저가 알려 줘요.
notify-refused = 브라우저에서 알림이 차단되어 있어요. 이 페이지의 브라우저 설정에서 바꿀 수 있어요.
new-version = 새 버전이 나왔어요. 다음 화면부터 바뀌어요.
older-page = 이 화면이 열려 있는 동안 놀이판이 업데이트됐어요. 새로 고치면 하던 게임이 그대로 이어져요.
load-anew = 새로 고침
other-device = 다른 기기
recovery-help = 복구 코드가 있으면 다른 기기에서도 같은 계정을 쓸 수 있어요. 잘 간직하세요. 코드를 가진 사람은 누구나 내 이름으로 게임할 수 있어요.
make-code = 복구 코드 만들기
recovery-code = 복구 코드
code-once = 이번 한 번만 보여 드려요.
sign-out = 이 기기에서 로그아웃
sign-out-help = 다시 이 계정을 쓰려면 복구 코드나 패스키가 필요해요.
sign-out-lost = 아직 복구 코드가 없어요. 이대로 로그아웃하면 다시 로그인할 수 없어서 이름, 레이팅, 게임 기록을 모두 잃게 돼요.
delete-me = 계정 삭제
delete-help = 이름이 영구히 삭제돼요. 지금까지 한 게임은 이름 없이 남아요.
export = 내 정보 내려받기

# ---- 섞기 확인
verify = 공정하게 섞었나요?
verify-help = 아무도 앉기 전에 서버는 비밀값의 지문(해시)을 보여 줘요. 앉는 사람은 저마다 무작위 조각의 지문을 보여 줘요. 모두의 지문이 모이면 그제야 조각을 공개하고, 비밀값과 조각들로 시드를 만들어 카드를 나눠요. 게임이 끝나면 비밀값도 공개되고, 브라우저가 남겨 둔 것과 모두 비교해요.
verify-choose = 기록 고르기 (JSON 파일)
verify-none = 테이블의 기록이 아니에요.
verify-insecure = 이 브라우저는 https나 같은 기기에서만 지문을 계산해요.
verify-bound = 비밀값이 게임 전에 약속한 것과 같아요
verify-made = 시드가 비밀값과 모두의 조각으로 만들어졌어요
verify-dealt = 미리 정해 둔 패가 아니에요
verify-good = 공정하게 섞었어요.
verify-bad = 이 기록에 맞지 않는 것이 있어요.
verify-commitment = 약속
verify-secret = 비밀값
verify-parts = 조각
verify-seed = 시드

shuffling = 카드를 섞고 있어요 …
shuffled-without = { $names }의 조각 없이 카드를 섞었어요.
shuffle-proved = 섞기 확인 완료: 서버를 포함해 누구도 카드의 시드를 고를 수 없었어요.
shuffle-partly = 섞기를 확인했고 이상이 없어요. 다만 { $names }의 조각은 빠졌어요.
shuffle-unseen = 섞기를 확인했고 이상이 없어요. 다만 섞을 때 이 브라우저가 열려 있지 않아서 그만큼 덜 확실해요.
shuffle-unknown = 섞기를 확인하지 못했어요. 앉을 때 이 브라우저에 남긴 것이 없어요.
shuffle-broken = 이 섞기는 믿을 수 없어요! 무엇이 맞지 않는지 ‘섞기 확인’에서 보세요.
verify-partly = 이상은 없지만 빠진 조각이 있어요.
verify-alone = 기록 자체는 앞뒤가 맞아요.
verify-nothing-kept = 이 브라우저에 이 섞기에 대해 남긴 것이 없어서 약속한 섞기인지 알 수 없어요. 정직하지 않은 서버라면 앞뒤가 맞는 기록을 지어낼 수 있어요.
verify-missing = { $names }의 조각이 빠졌어요. 빠진 조각이 많을수록 서버가 고를 수 있는 섞기도 많아져요.
verify-promised = 모두의 조각이 아무도 공개하기 전에 약속한 것과 같아요
verify-kept-shown = 서버의 약속이 앉을 때 이 브라우저가 본 것과 같아요
verify-kept-others = 모두의 약속이 섞기 전에 이 브라우저가 본 것과 같아요
verify-kept-mine = 내 조각이 시드에 들어 있어요
verify-cards = ‘noripan verify’ 명령은 받은 카드가 기록의 카드와 같은지도 확인해요. 기록과 이 브라우저에 남긴 것을 함께 주세요.
verify-download = 이 브라우저에 남긴 것 내려받기

# ---- 보여 주는 속도
you-named = { $name }(나)
continue = 계속하기
player = 플레이어
left-over = 남은 것
this-round = 이번 라운드
so-far = 지금까지
round-over = { $round }라운드가 끝났어요
since-your-turn = 내 지난 차례 이후
start-of-turn = 그 뒤로 아무 일도 없었어요.
to-the-table = 지금으로 돌아가기
pace = 상대 차례를 보여 주는 속도
pace-help = ‘느리게’로 하면 천천히 읽으며 따라갈 수 있어요. 시간제한이 있거나 내 대답을 기다리는 중이면 미루지 않고 바로 보여 줘요.
pace-slow = 느리게
pace-normal = 보통
pace-fast = 빠르게
time-ran-out = 시간이 다 되어 봇이 대신 했어요.
event-made_for = { $by ->
        [clock] { $seat }의 시간이 다 되어 봇이 대신 했어요:
       *[stand_in] 봇이 { $seat } 대신 했어요:
    }

# ---- 다른 사람과
agreed = 이 테이블의 조건
seat-taken-away = 방장이 내 자리를 비웠어요.
you-watch = 관전하고 있어요
others-watch = { $count }명이 관전하고 있어요
watch = 관전
rematch-asked = 한 판 더 하고 싶어 하는 사람이 있어요. ‘한 판 더’를 누르면 그 테이블로 가요.

error-unknown = 처리하지 못했어요 ({ $code }).
error-no_connection = 서버에 연결할 수 없어요.

# ---- finding each other, and being found
tables-in-play = 진행 중인 게임
show-all = { $count }개 모두 보기
code-help = 홈에서 이 코드를 입력하면 이 테이블로 올 수 있어요.
qr-of-link = 이 테이블로 오는 링크의 QR 코드
host-away = 방장이 잠시 자리를 비웠어요. 게임은 방장만 시작할 수 있어요.
choose-players = 인원과 실력 고르기: { $name }
invite-people = 사람 초대하기
end-table = { $name } 끝내기
end-table-help = 결과 없이 테이블을 닫고 목록에서 지워요.
end-it = 끝내기

# ---- signing in
sign-in = 로그인
sign-in-help = 다른 기기에서 하던 계정이 있나요? 여기서도 이어서 쓸 수 있어요.
sign-in-leaves = 이 기기에서는 지금 { $name } 계정을 쓰고 있어요. 언제든 다시 로그인할 수 있어요.
sign-in-loses = 이 기기에서는 지금 { $name } 계정을 쓰고 있는데, 패스키도 복구 코드도 없어요. 다른 계정으로 로그인하면 { $name } 계정으로 돌아올 수 없어요.
sign-in-other = 다른 계정으로 로그인
sign-in-by-passkey = 패스키로 로그인
welcome-back = { $name }님, 다시 오셨네요!
passkey = 패스키
passkeys = 패스키
passkeys-help = 패스키가 있으면 지문, 얼굴, 기기의 PIN으로 로그인해요. 외울 비밀번호가 없어요.
passkey-sign-in-help = 기기에서 지문, 얼굴 또는 PIN을 확인해요.
passkey-number = 패스키 { $number }
passkey-name = 새 패스키의 이름
passkey-add = 패스키 추가
passkey-remove = { $name } 삭제
passkey-remove-help = 이 패스키로는 더 이상 로그인할 수 없어요. 기기에 남아 있는 패스키는 기기에서 따로 지울 수 있어요.
error-passkey_place = 패스키는 https로 연결된 도메인 주소에서만 쓸 수 있어요. 지금 주소에서는 쓸 수 없어요.
remove = 삭제
copy = 복사
copied = 복사했어요.

# ---- groups of settings
settings-you = 나
settings-looks = 화면과 소리
settings-play = 게임 중
settings-account = 계정과 기기
my-data = 내 데이터

# ---- what somebody has played
rating-help = 레이팅은 25에서 시작해서 강한 상대를 이기면 오르고 약한 상대에게 지면 내려가요. ± 뒤의 숫자는 아직 얼마나 불확실한지를 나타내요.
history = 게임 기록
all-games = 모든 게임
result-won = 승리
result-lost = 패배
result-place = { $players }명 중 { $place }위
rating-changed = 레이팅 { $change }
points-own = { $points }점
no-matches-here = 볼 수 있는 기록이 아직 없어요.
show-more = 더 보기

# ---- 게임 중
asked-you = 답을 기다리고 있어요
turn-of = { $name }의 차례
read-clause = 규칙 { $clause }
laid-out-again = 펼쳐 두었던 카드를 다시 놓았어요.
another-tab = 이 테이블이 다른 탭에도 열려 있어요. 두 탭 모두 같은 게임을 보여 줘요.
reconnecting-kept = 연결이 끊겨 다시 연결하고 있어요. 내 행동은 저장해 두었다가 보내요.
picks-missing = { $count }개를 더 고르거나 무작위로 두세요.
step-first = 처음으로
step-last = 끝으로

# ---- reports
report-somebody = 신고하기
report-help = 서버를 운영하는 사람이 신고 내용과 내 이름, 이 테이블을 보게 돼요. 신고당한 사람에게는 알리지 않아요.
report-whom = 누구를 신고할까요?
report-why = 무엇이 문제인가요?
report-because-name = 이름
report-because-stalling = 일부러 시간 끌기
report-because-cheating = 속임수
report-because-other = 그 밖의 문제
report-send = 신고 보내기
report-sent = 고마워요. 운영자가 살펴볼게요.

# ---- notifications when no page is open
push = 놀이판을 닫아 두었을 때
push-help = 한 수에 며칠씩 쓰는 게임에서 페이지를 닫아 두어도 내 차례를 알려 주고, 시간이 다 되기 전에 한 번 더 알려 줘요.
push-here = 이 기기에서 알림 받기
push-test = 테스트 알림 보내기
push-off-here = 이 서버는 알림을 보내지 않아요.
push-unavailable = 이 브라우저에서는 알림을 받을 수 없어요. 푸시 서비스가 없거나 https로 연 페이지가 아니에요. 대신 웹훅이나 ntfy를 쓸 수 있어요.
test-sent = 테스트 알림을 보냈어요.
notify-kind-push = 다른 기기 ({ $host })
notify-kind-webhook = 웹훅 { $host }
notify-kind-ntfy = ntfy { $host }
notify-stopped = 응답이 없어서 꺼 두었어요. 테스트 알림이 도착하면 다시 켜져요.
notify-test-at = 테스트 알림 보내기: { $name }
webhook-add = 웹훅 또는 ntfy
webhook-help = 서버가 내가 적은 주소로 알려 줘요. https://로 시작하고 인터넷에서 접속할 수 있어야 해요.
webhook-kind = 종류
webhook-webhook = 웹훅 (JSON)
webhook-ntfy = ntfy
webhook-url = 주소
webhook-save = 추가
webhook-secret = 이 웹훅으로 보내는 모든 알림에 서명하는 비밀값이에요. 한 번만 보여 줘요.
holiday = 휴가
holiday-help = 한 수에 며칠씩 쓰는 게임에서 내 시계가 멈춰요. 언제까지인지 다른 사람에게도 보여요.
holiday-days = 날수
holiday-begin = 휴가 시작
holiday-end = 휴가 끝내기
holiday-until = { $when }까지 휴가 중이에요.
holiday-left = 1년에 { $year }일 가운데 { $days }일 남았어요.

learn = 게임 배우기
learn-game = { $name } 배우기
learn-none = 이 게임에는 아직 레슨이 없어요.
learn-begin = 시작하기
learn-on = 이어서 하기
learn-course = 기본 과정: { $minutes }분
learn-drills = 연습 문제
learn-drills-help = 기본 과정에서 다루지 않은 규칙마다 짧은 문제가 있어요.
learn-progress = 레슨 { $count }개 중 { $done }개
learn-offer = 처음인가요? 직접 해 보면서 배우는 짧은 과정이 있어요.
learn-in = { $minutes }분 만에 배우기
learn-known = 이미 알아요
lesson = 레슨
lesson-done = 마침
lesson-you = 나
lesson-next = 다음 레슨
lesson-all = 모든 레슨
lesson-retry = 다시 하기
lesson-go-on = 계속
undo-move = 내 마지막 수 무르기
took-back = 마지막 수를 물렀어요.
coach = 코치: 봇과 할 때 조언 보기
coach-help = 내 차례마다 잘하는 사람은 무엇을 생각할지 알려 줘요. 레이팅 게임이나 사람과 하는 게임에서는 나오지 않아요.
coach-auto = 처음 몇 게임만
coach-on = 항상
coach-off = 끄기
coach-says = 조언: { $reason }

puzzles = 문제
puzzles-daily = 오늘의 문제
puzzles-help = 실제 게임에서 나온 장면이에요. 그때 알 수 있던 것만으로도 가장 좋은 수가 분명해요. 모두가 날마다 같은 문제를 풀고, 새 문제는 UTC 자정에 나와요.
puzzle-ask = 내 차례예요. 가장 좋은 수는 무엇일까요?
puzzles-done = 오늘 맞혔어요
puzzles-more = 문제 더 풀기
puzzle-next = 다음 문제
puzzle-solution = 정답 보기

practice = 내 실수 연습
practice-help = 리뷰한 게임에서 내가 한 실수가 문제로 다시 나와요. 한 번에 맞히면 다음에는 더 나중에 나오고, 그렇지 않으면 내일 다시 나와요. 새 하루는 UTC 자정에 시작해요.
practice-due-now = { $count ->
        [0] 오늘 연습할 실수가 없어요.
       *[other] 오늘 연습할 실수가 { $count }개 있어요.
    }
practice-begin = 시작하기
practice-game = { $count }개 연습하기
practice-standing = 다시 나올 실수 { $waiting }개, 다 익힌 실수 { $learnt }개예요.
practice-next = 다음은 { $day }에 나와요.
practice-none = 아직 연습할 실수가 없어요. 내 게임의 다시 보기를 열어 리뷰를 부탁하면, 그 게임에서 내가 한 실수가 여기로 와요. 봇이 나 대신 한 수가 있는 게임은 들어가지 않아요.
practice-over = 오늘은 여기까지예요.
mistake-again = 다시 해 보기
mistake-task = 내가 한 수: { $move }. 그때 알 수 있던 것만 보면 어떤 수가 더 좋았을까요?
mistake-task-other = { $name }의 수: { $move }. 그때 알 수 있던 것만 보면 어떤 수가 더 좋았을까요?
mistake-when = { $game }, { $day }, { $number }번째 수, 승률이 약 { $loss }%p 낮아졌어요
mistake-back = 리뷰로 돌아가기
mistake-next = 다음 실수

again-from = 여기서 이어서 하기
again-deal = 같은 패로 다시 하기
again-note = 봇과 해요. 패를 이미 알고 있어서 기록에 남지 않아요.
