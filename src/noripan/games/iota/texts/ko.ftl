name = 아이오타
    .tagline = 카드를 한 줄 한 줄 이어 넓히고, 네 장짜리 줄로 점수를 두 배로 불리세요.

card-plain = { $colour ->
        [R] 빨강
        [G] 초록
        [B] 파랑
       *[Y] 노랑
    } { $shape ->
        [c] 동그라미
        [s] 네모
        [t] 세모
       *[x] 십자
    } { $number }
card-wild = 와일드

board-row = { $row } │ { $cells }
spoken-card = { $x }, { $y }: { $card }
board-wild = ({ $x }, { $y })의 와일드가 될 수 있는 카드: { $cards }
board-wild-any = ({ $x }, { $y })의 와일드는 { $count }가지 카드가 될 수 있어요
board-laid = 이번 차례에 놓은 카드: { $cards }. { $points }점
board-seat = { $seat }: 카드 { $count }장, { $score }점
board-pile = 더미: { $count }장
board-turn = 차례: { $seat }
board-asked = 이 차례가 시작되기 전에 와일드를 바꾸거나 그대로 둘 수 있어요.
board-hand = 내 카드: { $texts }
spoken-hand = 내 카드: { $cards }

move-lay = { $card }을(를) ({ $x }, { $y })에 놓기
move-end = { $points }점으로 차례 마치기
move-pass = 패스하기
move-trade = 패스하고 { $cards } 바꾸기
move-swap = ({ $x }, { $y })의 와일드 자리에 { $card } 넣기
move-keep = 와일드를 그대로 두기

event-laid = { $seat }이(가) { $card }을(를) ({ $x }, { $y })에 놓아요. 지금까지 { $points }점이에요.
event-swapped = { $seat }이(가) ({ $x }, { $y })에 { $card }을(를) 넣고 와일드를 가져가요.
event-kept = { $seat }이(가) 와일드를 그대로 둬요.
event-passed = { $seat }이(가) 패스해요.
event-traded = { $seat }이(가) 패스하고 카드 { $count }장을 바꿔요.
event-traded_cards = { $seat }이(가) 패스하고 { $cards }을(를) 더미 밑에 넣은 뒤 { $drawn_cards }을(를) 뽑아요.
event-line_scored = 줄 { $cards }: { $points }점.
event-lot_scored = 묶음 { $cards }: { $points }점, 이번 차례 점수가 두 배가 돼요.
event-four_laid = { $seat }이(가) 네 장을 놓아 점수가 두 배가 돼요.
event-hand_emptied = 더미가 빈 상태에서 { $seat }이(가) 마지막 카드를 놓았어요. 점수가 두 배가 되고 게임이 끝나요.
event-turn_scored = { $seat }이(가) { $points }점을 얻어 합계 { $total }점이에요.
event-drew = { $seat }이(가) 카드 { $count }장을 뽑아요.
event-drew_cards = { $seat }이(가) { $cards }을(를) 뽑아요.
event-pile_emptied = 더미가 바닥났어요.
event-all_passed = 패스가 { $count }번 이어져서 게임이 끝났어요.
event-match_won = 승자: { $seats }.

reason-last-card = 더미가 빈 상태의 마지막 카드예요. 점수가 두 배로 { $points }점이 되고 게임이 끝나요.
reason-lot = 묶음을 완성해 차례 점수가 두 배가 돼요. 지금까지 { $points }점이에요.
reason-four = 한 차례에 네 장을 놓아 두 배, 그 묶음으로 또 두 배가 되어 { $points }점이에요.
reason-goes-on = 카드를 한 장 더 놓으면 이번 차례가 { $points }점이 돼요.
reason-two-lines = 두 줄에서 점수를 얻어요. 지금까지 { $points }점이에요.
reason-scores = 이번 차례가 { $points }점이 돼요.
reason-ends = { $points }점을 확보해요.
reason-ends-safely = { $points }점을 확보하고, 상대가 완성할 세 장짜리 줄을 남기지 않아요.
reason-takes-wild = 손에 든 와일드는 나중에 묶음을 완성하는 데 쓸 수 있어요.
reason-keeps-wild = 와일드는 묶음에 쓰려고 남기고 카드를 새로 받아요.
reason-new-cards = 새 카드가 더 잘 맞을 수 있어요.

theme-last-card = 마지막 카드
theme-lot = 묶음 완성하기
theme-four = 한 번에 네 장
theme-goes-on = 이어서 놓기
theme-two-lines = 두 줄에 놓기
theme-scores = 점수 내기
theme-ends = 멈출 때
theme-ends-safely = 안전하게 멈추기
theme-takes-wild = 와일드 가져오기
theme-keeps-wild = 와일드 아끼기
theme-new-cards = 카드 바꾸기

error-not_asked = 와일드를 바꾸거나 그대로 두는 것은 차례가 시작되기 전에 질문을 받았을 때만 할 수 있어요.
error-swap_or_keep = 차례가 시작되기 전이에요. 와일드 자리에 카드를 넣거나 그대로 두세요.
error-nothing_laid = 카드를 한 장이라도 놓아야 차례를 마칠 수 있어요. 놓지 않으려면 패스하세요.
error-already_laid = 이번 차례에 이미 카드를 놓았으니 패스할 수 없어요. 차례를 마치세요.
error-pile_is_empty = 더미가 비어 있어 패스만 할 수 있고 카드를 바꿀 수는 없어요.
error-not_held = { $card }은(는) 내게 없어요.
error-no_wild_there = ({ $x }, { $y })에는 와일드가 없어요.
error-wild_for_wild = 와일드 자리에 와일드를 넣을 수는 없어요.
error-not_that_wild = ({ $x }, { $y })의 와일드는 그 줄들에서 { $card }이(가) 될 수 없어요.
error-occupied = ({ $x }, { $y })에는 이미 { $there_card }이(가) 있어요.
error-not_beside = ({ $x }, { $y })은(는) 어느 카드와도 맞닿아 있지 않아요.
error-other_line = 한 차례에 놓는 카드는 모두 같은 가로줄이나 세로줄에 빈칸 없이 이어져야 해요. ({ $x }, { $y })은(는) 그렇지 않아요.
error-too_long = 한 줄은 네 장을 넘을 수 없어요: { $cards }.
error-no_line = 색, 모양, 숫자가 각각 모두 같거나 모두 달라야 하는데 그렇지 않아요: { $cards }.
error-no_card_for_wild = 와일드가 대신할 수 있는 카드가 없어요: { $cards }.
error-gap_closed = ({ $x }, { $y })에 놓으면 먼저 있던 카드들 사이의 빈칸을 메우게 돼요.
error-deal_wild_starter = 패 배분에서 시작 카드는 와일드일 수 없어요.
error-deal_wilds_missing = 패 배분에서 손패와 더미에 와일드 두 장이 모두 있어야 해요.

option-fill_gaps = 빈칸 메우기
    .help = 가로줄과 세로줄이 모두 맞으면 먼저 있던 카드들 사이에도 카드를 놓을 수 있어요. 원판(해외판) 규칙이에요.
option-short = 짧은 게임
    .help = 무작위로 고른 32장과 와일드 두 장만으로 해요.

web-table = 테이블
web-table-keys = 놓인 카드. 화살표 키로 움직이고, 더하기와 빼기로 확대·축소하고, 0으로 전체를 봐요.
order-drawn = 뽑은 순서대로
order-shape = 모양순
web-hand = 내 카드
web-people = 플레이어
web-card = { $card }
web-card-fits = { $card }, { $count ->
        [0] 놓을 곳 없음
       *[other] 놓을 곳 { $count }군데
    }
web-laid = 놓음
web-place = { $card }, ({ $x }, { $y })에
web-place-points = { $card }, ({ $x }, { $y })에: 이번 차례가 { $points }점
web-swap-place = ({ $x }, { $y })의 와일드 자리에 { $card } 넣기
web-lift = 이번 차례에 ({ $x }, { $y })에 놓은 { $card }: 되돌리기
web-beyond = { $side ->
        [left] 왼쪽에
        [right] 오른쪽에
        [up] 위쪽에
       *[down] 아래쪽에
    } 놓을 곳 { $count }군데 더
web-zoom = 확대/축소
web-zoom-in = 확대
web-zoom-out = 축소
web-zoom-fit = 전체 보기
web-may-be = { $count ->
        [1] 이 와일드는 이 카드예요
       *[other] 이 와일드가 될 수 있는 카드 { $count }가지:
    }
web-close = 닫기
web-this-turn = 이번 차례
web-turn-of = { $seat }의 차례
web-last-turn-of = 지난 차례: { $seat }
web-with = { $card }을(를) 놓으면
web-row = 가로줄
web-column = 세로줄
web-line = 줄
web-doubled-lot = 묶음 완성
web-doubled-four = 한 번에 네 장
web-doubled-last = 더미가 빈 뒤 마지막 카드
web-short-lot = 묶음
web-short-four = 한 번에 넷
web-short-last = 마지막
web-total = 합계
web-worth = 지금까지 { $points }점이에요.
web-how = 새로 만들거나 늘인 줄마다 숫자를 더해요. 네 장을 채운 줄(묶음)은 차례 전체를 두 배로 만들고, 한 번에 네 장을 놓아도 두 배가 돼요.
web-pile = 남은 카드
web-held = 손에 { $count }장
web-known = 이 손에서 알려진 카드: { $cards }
web-laying = 놓는 중 · { $points }점
web-result-turn_scored = 지난 차례 +{ $points }
web-result-passed = 패스
web-result-traded = { $count }장 바꿈
web-choose = 카드를 고르면 놓을 곳이 보여요.
web-choose-place = 놓을 곳이 { $count }군데예요.
web-nowhere = { $card }은(는) 지금 놓을 곳이 없어요.
web-no-place = 놓을 수 있는 카드가 없어요. 패스하면서 카드를 바꿔 보세요.
web-no-more = 더 이을 수 있는 카드가 없어요.
web-choose-trade = 바꿀 카드를 고르세요. 고르지 않으면 그냥 패스예요.
web-choose-pass = 더미가 비어서 바꿀 수는 없어요.
web-choose-swap = 와일드를 가져올 수 있어요. 그 자리에 넣을 카드를 고르세요. 그대로 두면 와일드가 남아요.
web-choose-wild = 넣을 와일드 자리를 고르세요.
web-seconds = { $count }초 남음
web-end-none = 차례 마치기
web-end = 차례 마치기 · { $points }점
web-pass = 패스
web-pass-or-trade = 패스·바꾸기
web-lay-instead = 카드 놓기로 돌아가기
web-trade = { $count ->
        [0] 패스하기
       *[other] { $count }장 바꾸기
    }
web-keep = 그대로 두기
web-swap = 와일드 가져오기

rule-IO-1 = 네 가지 색, 네 가지 모양, 1부터 4까지의 숫자를 짝지은 카드가 한 장씩 64장 있고, 와일드가 두 장 있어요. 모두 한 장씩 뽑아 숫자가 가장 큰 사람이 먼저 해요. 그런 다음 카드를 되돌려 모두 섞어요.
    .ruling = 와일드는 0으로 쳐요. 가장 큰 숫자가 여럿이면 카드를 모두 되돌린 뒤 그 사람들끼리 다시 뽑아요.
rule-IO-2 = 모두 네 장씩 받아요. 나머지는 더미가 되고, 맨 위의 카드를 뒤집어 테이블 한가운데에 놓아요. 이것이 시작 카드예요.
rule-IO-3 = 시작 카드는 와일드가 될 수 없어요.
    .ruling = 와일드가 나오면 더미에 되돌려 다시 섞고 다른 카드를 뒤집어요.
rule-IO-10 = 가로나 세로로 빈칸 없이 이어진 카드들이 한 줄이에요. 줄은 두 장, 세 장 또는 네 장이에요.
rule-IO-11 = 줄의 색, 모양, 숫자를 하나씩 살펴봐요. 각각은 모든 카드에서 같거나, 카드마다 모두 달라야 해요. 그러니 두 장은 언제나 줄이 되고, 세 번째 카드부터는 앞의 두 장이 정한 방식을 따라야 해요.
rule-IO-12 = 어느 방향으로도 네 장보다 길게 이어질 수 없어요.
rule-IO-13 = 차례가 되면 손에서 한 장에서 네 장까지 놓거나, 패스해요.
rule-IO-14 = 한 차례에 놓는 카드는 모두 같은 가로줄이나 같은 세로줄에 놓고, 끊기지 않은 한 줄 안에 있어야 해요. 사이에 먼저 있던 카드가 있으면 서로 맞닿지 않아도 돼요.
rule-IO-15 = 놓는 카드는 놓는 줄 방향으로든 그와 직각으로든 이미 놓인 카드와 이어져야 해요.
rule-IO-16 = 차례가 끝났을 때 테이블에서 두 장 이상 이어진 곳은, 놓은 줄을 가로지르는 곳까지 모두 올바른 줄이어야 해요.
rule-IO-17 = 줄은 양 끝으로만 늘릴 수 있고 빈칸을 메울 수는 없어요. 놓는 카드의 왼쪽과 오른쪽, 또는 위와 아래 양쪽에 먼저 있던 카드가 이어지면 안 돼요. 줄 안에서 멀리 떨어져 있어도, 여러 칸짜리 빈칸이어도 마찬가지예요.
    .ruling = 원래 나온 게임에서는 메워도 돼요. 선택 규칙 “빈칸 메우기”가 그 방식이에요.
rule-IO-18 = 카드를 놓은 뒤에는 더미가 남아 있는 한 손에 네 장이 되도록 뽑아요.
rule-IO-20 = 패스할 때는 손에 있는 카드를 원하는 만큼 더미 밑에 넣고 같은 수를 위에서 뽑을 수 있어요. 한 장도 바꾸지 않아도 돼요.
    .ruling = 더미가 비었으면 패스만 할 수 있어요. 더미에 남은 것보다 많이 바꿔도 되고, 그러면 일부는 되돌아와요. 카드는 색, 모양, 숫자로 정해진 순서대로 밑에 들어가고, 순서를 고를 수는 없어요. 몇 장을 바꾸는지는 모두 보지만 무엇인지는 보지 못해요.
rule-IO-25 = 차례가 끝나면 이번에 새로 만들었거나 늘린 모든 줄의 숫자를 더해요. 그런 줄 둘에 걸친 카드는 두 번 세요.
rule-IO-26 = 네 장짜리 줄은 묶음이라고 해요. 이번 차례에 완성된 묶음마다 차례 전체의 점수가 두 배가 돼요. 묶음이 둘이면 네 배예요.
rule-IO-27 = 한 차례에 네 장을 놓으면 다시 두 배가 돼요.
rule-IO-28 = 더미가 빈 상태에서 누군가 손의 마지막 카드를 놓으면 게임이 끝나요. 그 차례의 점수는 한 번 더 두 배가 돼요.
rule-IO-29 = 점수가 가장 높은 사람이 이겨요.
    .ruling = 점수가 같으면 함께 이겨요.
rule-IO-30 = 와일드는 어떤 카드든 대신할 수 있고 0점으로 쳐요.
rule-IO-31 = 테이블에 놓인 와일드는 가로줄과 세로줄에서 똑같은 한 장의 카드를 대신해요. 어느 카드인지 말하지 않아도 되지만, 그런 카드가 있어야 해요.
    .ruling = 그 카드는 와일드가 있는 줄의 다른 카드들과 달라야 하고, 짧은 게임에서 빠진 카드까지 64장 가운데 무엇이든 돼요. 와일드 두 장이 한 줄에 있으면 둘에 맞는 카드가 동시에 있어야 해요.
rule-IO-32 = 차례가 시작되기 전에는 누구든 손에서 두 줄에 다 맞는 카드를 와일드 자리에 넣고 그 와일드를 가져올 수 있어요. 점수는 얻지 않아요.
rule-IO-33 = 와일드를 바꿀 기회는 모든 차례가 시작되기 전에 한 바퀴 돌아가요.
    .ruling = 이제 차례가 될 사람이 먼저이고, 그다음은 시계 방향이에요. 바꿀 수 있는 사람에게만 남모르게 묻고, 가능하면 더 바꿀 수 있어요.
rule-IO-35 = 아무도 더 나아가지 못하면 그대로 게임이 끝나요.
    .ruling = 더미가 비었으면 사람 수만큼, 남아 있으면 사람 수의 네 배만큼 패스가 이어졌을 때예요. 카드를 바꾸는 것도 패스로 세고, 와일드를 바꿔도 이어진 것으로 봐요.
rule-IO-40 = 짧은 게임은 카드 절반으로 해요.
    .ruling = 우리가 더한 방식이에요. 무작위로 고른 32장에 와일드 두 장을 더하고, 나머지는 아무도 보지 않아요.
rule-IO-50 = 손패, 더미의 순서, 더미 밑에 넣은 카드는 숨겨져 있어요. 테이블, 점수, 손과 더미의 카드 수는 모두 공개예요. 와일드를 바꿀지 누구에게 묻고 있는지는 다른 사람에게 알리지 않아요.
wins-by = 점수가 가장 많은 사람이 이겨요.

web-about-wild = 와일드: 줄에 맞는 어떤 카드든 대신하고 0점으로 쳐요. 그 카드를 가진 사람이 나중에 바꿔 갈 수 있어요.
web-choose-swap-unhurried = 와일드를 가져올 수 있어요. 그 자리에 놓을 카드를 고르거나 그대로 두세요. 천천히 골라도 돼요.

aim = 색, 모양, 숫자가 저마다 모두 같거나 모두 다른 줄을 만들어 점수를 가장 많이 얻으세요.
box = 카드 { $count }장: 네 가지 색, 네 가지 모양, 1부터 4까지의 숫자를 짝지은 카드가 하나씩 있고, 와일드가 두 장 있어요.
notation = 카드는 색, 모양, 숫자로 Rs2처럼 적어요. R 빨강, G 초록, B 파랑, Y 노랑, c 동그라미, s 네모, t 세모, x 십자, W 와일드예요. 자리는 시작 카드에서 오른쪽과 아래로 센 열과 행이에요: Rs2@1,-1. 끝내려면 end, 그 밖에 pass, trade Rs2 W, swap Rs2@1,-1, keep이 있어요.
part-colour = { $colour ->
        [R] 빨강
        [G] 초록
        [B] 파랑
       *[Y] 노랑
    }
part-wilds = 와일드
part-table = 테이블
part-worth = 이번 차례 점수: { $points }
example-turn = 한 차례
    .one = 테이블에는 시작 카드가 있고, 미나의 손에는 네 장이 있어요.
    .two = 미나가 그 옆에 두 장을 한 줄로 놓아요. 2가 세 장이고, 색도 모양도 모두 달라요.
    .three = 차례를 마치면 2 + 2 + 2 = 6점이에요. 그리고 네 장이 되도록 카드를 뽑아요.
example-lot = 색: { $colours ->
        [same] 모두 같음
       *[different] 모두 다름
    }. 모양: { $shapes ->
        [same] 모두 같음
       *[different] 모두 다름
    }. 숫자: { $numbers ->
        [same] 모두 같음
       *[different] 모두 다름
    }.
    .title = 줄이 되는 카드
example-no-line = 빨강과 초록, 서로 다른 두 색이 놓여 있어요. 그래서 세 번째 카드는 또 다른 색, 또 다른 모양이어야 하고 숫자는 다시 2여야 해요.
    .title = 줄이 안 되는 카드
example-one-line = 미나가 시작 카드 오른쪽에 첫 카드를 놓았어요. 다음 카드는 그 카드와 같은 가로줄이나 세로줄에, 끊기지 않게 이어 놓아야 해요.
    .title = 한 차례에 한 줄
example-gap = 빨강 동그라미 1과 노랑 동그라미 3 사이는 빈칸이에요. 거기 놓으면 양쪽에 먼저 놓인 카드가 있게 돼요. 선택 규칙으로 허용하지 않으면 빈칸은 메울 수 없고, 바깥쪽 끝은 괜찮아요.
    .title = 빈칸은 메우지 않아요
example-long = 네 장이면 줄이 완성되어 묶음이 돼요. 다섯 번째 카드는 놓을 수 없고, 직각 방향으로는 이어 갈 수 있어요.
    .title = 네 장까지만
example-scoring = 네 차례의 점수는 6, 6, 34, 208점이에요. 새로 만들거나 늘린 줄은 모두 세고, 네 장짜리 줄마다 차례 전체가 두 배가 돼요. 네 장을 다 놓아도 두 배예요. 마지막 차례는 10 + 10 + 6 = 26점을 세 번 두 배 해요.
    .title = 점수 계산
example-wild = 와일드는 어떤 카드 한 장을 대신해요. 여기서는 세 번째 색과 모양의 2예요. 다음 차례가 시작하기 전에 준은 그 자리에 맞는 카드를 놓고 와일드를 가져갈 수 있어요. 점수는 없어요.
    .title = 와일드 가져오기
