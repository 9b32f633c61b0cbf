# 브라우저가 하는 말. 게임과 코어와 서버는 저마다의 글을 가지고 있습니다.
house = 놀이판
motto = 둘러앉으면 바로 시작하는 다섯 가지 놀이
back-home = 처음으로
close = 닫기
menu = 메뉴
table = 판
search = 찾기
you = 나
somebody = 누군가
bot = 봇
save = 저장
cancel = 취소
try-again = 다시 해 보기
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

level-beginner = 초보 봇
level-casual = 보통 봇
level-skilled = 능숙한 봇
level-expert = 고수 봇
guest-names = 다람쥐, 까치, 수달, 고슴도치, 참새, 오소리, 왜가리, 여우, 부엉이, 토끼

# ---- 처음
play-now = 바로 놀기
new-table = 새 판 열기
new-table-of = 새 판 열기: { $name }
new-table-help = 게임을 고르고 친구를 불러요
rules-of = 규칙: { $name }
join-by-code = 코드로 들어가기
join = 들어가기
code-unreadable = 판의 코드나 링크가 아니에요.
my-games = 내 놀이
open-tables = 열린 판
no-open-tables = 지금 기다리는 사람이 없어요. 판을 열면 다른 사람이 앉을 수 있어요.
in-play = 두는 중
go-on = 이어 하기
look-in = 들여다보기

# ---- 새 판
how-many = 사람 수
which-game = 게임
game-rules = 이 판의 규칙
against = 누구와
against-people = 부른 사람과
against-bots = 나머지 자리는 봇과
bot-level = 봇의 실력
who-may-join = 누가 들어올 수 있나
only-invited = 내가 부른 사람만
everybody = 누구나
time = 시간
clock-none = 시계 없음
clock-move = 한 수마다
clock-bank = 시합 전체
clock-days = 한 수에 며칠
clock-seconds = 초
clock-minutes = 분
clock-increment = 차례마다 더하는 초
clock-days-count = 날
more = 그 밖에
rated = 점수 반영
rated-help = 실력 점수에 반영돼요. 도움말은 없어요.
spectators = 다른 사람이 봐도 돼요
option-on = 켜기
option-off = 끄기
option-chance = 우연에 맡기기
option-choose = 고르기
option-list-help = { $low }부터 { $high }까지의 정수를 쉼표로 나눠 적어요
open-table = 판 열기

# ---- 시작 전
who-plays = 누가 노나
seat-free = 빈자리
sit-here = 여기 앉기
free-seat = { $name }의 자리 비우기
invite = 부르기
invite-public = 누구나 이 판을 찾을 수 있어요. 기다리는 사람에게 링크나 코드를 보내세요.
invite-private = 이 링크를 가진 사람만 앉을 수 있어요.
copy-link = 링크 나누기
link-copied = 링크를 복사했어요.
code-is = 코드:
start = 시작
seats-still-free = 빈자리 { $count }곳
ready-to-start = 모두 모였어요.
host-starts = 판을 연 사람이 시작하면 시합이 시작돼요.
close-table = 판 닫기
leave-table = 판 떠나기
leave-help = 돌아올 때까지 봇이 대신 둬요.
table-closed = 이 판은 닫혔어요.

# ---- 판에서
your-turn = 내 차례
their-turn = 차례
thinking = { $name }이(가) 생각하고 있어요
one-moment = 잠시만요
match-over = 시합이 끝났어요
reconnecting = 연결이 끊겨 다시 잇고 있어요
bot-plays = 봇이 대신 두는 중
bot-plays-for-you = 자리를 비운 동안 봇이 대신 두고 있어요.
come-back = 내가 둘게요
hint = 도움말
hint-says = 잘 두는 사람이라면: { $move }
log = 지난 일
tell-table = 판 상황 듣기 ({ $key })
hand-order = 손패 순서 ({ $key })
order-colour = 색깔순
order-number = 숫자순
table-in-words = 말로 보는 판
what-happened = 있었던 일
rules = 규칙
our-ruling = 우리가 정한 것:
sound = 소리
sound-on = 소리 켜기
sound-off = 소리 끄기
say-something = 한마디 하기
settings = 설정
choose-move = 수를 고르세요
take-back = 무르기
phrase-hello = 안녕하세요!
phrase-good-luck = 잘 부탁해요!
phrase-well-played = 잘 두셨어요!
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-thinking = 생각 중이에요…
phrase-one-moment = 잠시만요.
phrase-oops = 아이고!
phrase-good-game = 재미있었어요!
phrase-again = 한 판 더?
phrase-bye = 안녕히 계세요!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

# ---- 끝
you-won = 이겼어요
won-by = { $names } 승리
reckoning = 셈
how-it-went = 어떻게 흘러갔나
how-it-ended = 어떻게 끝났나
replay = 다시 보기
check-shuffle = 섞기 확인
play-again = 한 판 더

# ---- 다시 보기
replay-of = 다시 보기: { $name }
step-of = { $steps }수 가운데 { $step }수
step-back = 한 수 뒤로
step-on = 한 수 앞으로
run = 재생
pause = 멈춤
speed = 빠르기
seen-by = 누구의 눈으로
all-open = 모든 카드 열기
link-to-moment = 이 순간의 링크
download = 기록 내려받기

# ---- 사람
statistics = 시합
matches = 시합
victories = 승리
best = 최고
rating = 실력 점수
no-matches = 아직 끝까지 둔 시합이 없어요.
ranking = 순위
recent = 판

# ---- 설정
your-name = 내 이름
name-help = 같은 판의 사람들이 봐요.
saved = 저장했어요.
theme = 모습
theme-auto = 기기와 같이
theme-light = 밝게
theme-dark = 어둡게
motion = 움직임
motion-auto = 기기와 같이
motion-on = 켜기
motion-off = 끄기
notify = 내 차례가 되면 알리기
notify-help = 다른 곳을 보고 있을 때 브라우저가 알려요.
notify-refused = 브라우저가 허락하지 않았어요. 이 페이지에 대한 브라우저 설정에서 바꿀 수 있어요.
new-version = 새 놀이판이 왔어요. 다음 화면부터 바뀌어요.
older-page = 이 화면이 열려 있는 동안 놀이판이 새로워졌어요. 다시 불러오면 판은 그대로 이어져요.
load-anew = 다시 불러오기
other-device = 다른 기기
recovery-help = 복구 코드가 있으면 다른 기기에서도 같은 사람이 돼요. 잘 간직하세요. 코드를 가진 사람은 내 이름으로 둘 수 있어요.
make-code = 복구 코드 만들기
enter-code = 코드가 있어요
recovery-code = 복구 코드
code-once = 지금 한 번만 보여요.
come-in = 들어가기
sign-out = 여기서 나가기
delete-me = 나를 지우기
delete-help = 이름이 영영 지워져요. 둔 시합은 이름 없이 남아요.
export = 나에 대해 남아 있는 모든 것

# ---- 섞기 확인
verify = 공정하게 섞었나요?
verify-help = 누가 앉기 전에 서버는 비밀의 지문을 먼저 보여 줬어요. 그 비밀과 모든 사람이 낸 무작위 조각으로 시드를 만들고, 그 시드로 카드를 나눴어요. 시합이 끝나면 비밀이 공개되고, 브라우저가 모두 다시 계산할 수 있어요.
verify-choose = 기록 고르기 (JSON 파일)
verify-none = 판의 기록이 아니에요.
verify-insecure = 이 브라우저는 https나 같은 기기에서만 지문을 계산해요.
verify-bound = 비밀이 시합 전에 약속한 것과 같아요
verify-made = 시드가 비밀과 모두의 조각으로 만들어졌어요
verify-dealt = 아무도 카드를 미리 놓지 않았어요
verify-good = 공정하게 섞었어요.
verify-bad = 이 기록에 맞지 않는 것이 있어요.
verify-commitment = 약속
verify-secret = 비밀
verify-parts = 조각
verify-seed = 시드

error-unknown = 되지 않았어요 ({ $code }).
error-no_connection = 서버에 닿지 않아요.
