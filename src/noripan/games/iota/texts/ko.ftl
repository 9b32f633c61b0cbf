name = 아이오타
    .tagline = 카드를 한 줄 한 줄 이어 판을 넓히고, 네 장짜리 줄로 점수를 두 배로 불리세요.

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
board-wild-any = ({ $x }, { $y })의 와일드는 { $count }가지 카드가 될 수 있습니다
board-laid = 이번 차례에 놓은 카드: { $cards }. { $points }점
board-seat = { $seat }: 카드 { $count }장, { $score }점
board-pile = 더미: { $count }장
board-turn = 차례: { $seat }
board-asked = 이 차례가 시작되기 전에 와일드를 바꾸거나 “keep”이라고 할 수 있습니다.
board-hand = 내 카드: { $texts }

move-lay = { $card }을(를) ({ $x }, { $y })에 놓기
move-end = { $points }점으로 차례 마치기
move-pass = 패스하기
move-trade = 패스하고 { $cards } 바꾸기
move-swap = ({ $x }, { $y })의 와일드 자리에 { $card } 넣기
move-keep = 와일드를 그대로 두기

fact-laid = { $seat }이(가) { $card }을(를) ({ $x }, { $y })에 놓습니다. 지금까지 { $points }점입니다.
fact-swapped = { $seat }이(가) ({ $x }, { $y })에 { $card }을(를) 넣고 와일드를 가져갑니다.
fact-kept = { $seat }이(가) 와일드를 그대로 둡니다.
fact-passed = { $seat }이(가) 패스합니다.
fact-traded = { $seat }이(가) 패스하고 카드 { $count }장을 바꿉니다.
fact-traded_cards = { $seat }이(가) 패스하고 { $cards }을(를) 더미 밑에 넣은 뒤 { $drawn_cards }을(를) 가져옵니다.
fact-line_scored = 줄 { $cards }: { $points }점.
fact-lot_scored = 묶음 { $cards }: { $points }점, 이번 차례 점수가 두 배가 됩니다.
fact-four_laid = { $seat }이(가) 네 장을 놓아 점수가 두 배가 됩니다.
fact-hand_emptied = 더미가 빈 상태에서 { $seat }이(가) 마지막 카드를 놓았습니다. 점수가 두 배가 되고 게임이 끝납니다.
fact-turn_scored = { $seat }이(가) { $points }점을 얻어 합계 { $total }점입니다.
fact-drew = { $seat }이(가) 카드 { $count }장을 가져옵니다.
fact-drew_cards = { $seat }이(가) { $cards }을(를) 가져옵니다.
fact-pile_emptied = 더미가 바닥났습니다.
fact-all_passed = 패스가 { $count }번 이어져서 게임이 끝났습니다.
fact-match_won = 승자: { $seats }.

reason-last-card = 더미가 빈 상태의 마지막 카드입니다. 점수가 두 배로 { $points }점이 되고 게임이 끝납니다.
reason-lot = 묶음을 완성해 차례 점수가 두 배가 됩니다. 지금까지 { $points }점입니다.
reason-four = 한 차례에 네 장을 놓아 두 배, 그 묶음으로 또 두 배가 되어 { $points }점입니다.
reason-goes-on = 카드를 한 장 더 놓으면 이번 차례가 { $points }점이 됩니다.
reason-two-lines = 두 줄에서 셉니다. 지금까지 { $points }점입니다.
reason-scores = 이번 차례가 { $points }점이 됩니다.
reason-ends = { $points }점을 확보합니다.
reason-ends-safely = { $points }점을 확보하고, 남이 완성할 세 장짜리 줄을 남기지 않습니다.
reason-takes-wild = 손에 든 와일드는 앞으로 묶음이 됩니다.
reason-keeps-wild = 와일드는 묶음에 쓰려고 남기고 카드를 새로 받습니다.
reason-new-cards = 새 카드가 더 잘 맞을 수 있습니다.

error-not_asked = 와일드를 바꾸거나 “keep”이라고 하는 것은 차례가 시작되기 전에 질문을 받았을 때만 할 수 있습니다.
error-swap_or_keep = 차례가 시작되기 전입니다. 와일드 자리에 카드를 넣거나 “keep”이라고 하세요.
error-nothing_laid = 카드를 한 장이라도 놓아야 차례를 마칠 수 있습니다. 놓지 않으려면 패스하세요.
error-already_laid = 이번 차례에 이미 카드를 놓았으므로 패스할 수 없습니다. “end”라고 하세요.
error-pile_is_empty = 더미가 비어 있어 패스만 할 수 있고 카드를 바꿀 수는 없습니다.
error-not_held = { $card }이(가) 당신에게 없습니다.
error-no_wild_there = ({ $x }, { $y })에는 와일드가 없습니다.
error-wild_for_wild = 와일드 자리에 와일드를 넣을 수는 없습니다.
error-not_that_wild = ({ $x }, { $y })의 와일드는 그 줄들에서 { $card }이(가) 될 수 없습니다.
error-occupied = ({ $x }, { $y })에는 이미 { $there_card }이(가) 있습니다.
error-not_beside = ({ $x }, { $y })은(는) 어느 카드와도 맞닿아 있지 않습니다.
error-other_line = 한 차례에 놓는 카드는 모두 같은 가로줄이나 세로줄에 빈칸 없이 이어져야 합니다. ({ $x }, { $y })은(는) 그렇지 않습니다.
error-too_long = 한 줄은 네 장을 넘을 수 없습니다: { $cards }.
error-no_line = 색, 모양, 숫자가 각각 모두 같거나 모두 달라야 하는데 그렇지 않습니다: { $cards }.
error-no_card_for_wild = 와일드가 대신할 수 있는 카드가 없습니다: { $cards }.
error-gap_closed = ({ $x }, { $y })에 놓으면 먼저 있던 카드들 사이의 빈칸을 메우게 됩니다.
error-deal_wild_starter = 배분에서 시작 카드는 와일드일 수 없습니다.
error-deal_wilds_missing = 배분에서 손패와 더미에 와일드 두 장이 모두 있어야 합니다.

option-fill_gaps = 빈칸 메우기
    .help = 가로세로 줄이 모두 맞으면 먼저 있던 카드들 사이에도 카드를 놓을 수 있습니다. 원래 판의 방식입니다.
option-short = 짧은 게임
    .help = 무작위로 고른 32장과 와일드 두 장만으로 합니다.

web-table = 판
web-table-keys = 카드판. 화살표 키로 움직이고, 더하기와 빼기로 확대·축소하고, 0으로 전체를 봐요.
order-drawn = 뽑은 순서대로
order-shape = 모양순
web-hand = 내 카드
web-people = 사람들
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
web-zoom = 확대와 축소
web-zoom-in = 가까이
web-zoom-out = 멀리
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
web-doubled-lot = 네 장을 채움
web-doubled-four = 한 번에 네 장
web-doubled-last = 더미가 빈 뒤 마지막 카드
web-short-lot = 네 장 줄
web-short-four = 한 번에 넷
web-short-last = 마지막
web-total = 모두
web-worth = 지금까지 { $points }점이에요.
web-how = 새로 만들거나 늘인 줄마다 숫자를 더해요. 네 장을 채운 줄은 차례 전체를 두 배로, 한 번에 네 장을 놓아도 두 배로 만들어요.
web-pile = 남은 카드
web-held = 손에 { $count }장
web-known = 이 손에서 알려진 카드: { $cards }
web-laying = 두는 중 · { $points }점
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
web-choose-swap = 와일드를 가져올 수 있어요. 그 자리에 넣을 카드를 고르세요.
web-choose-wild = 넣을 와일드 자리를 고르세요.
web-seconds = { $count }초 남음
web-end-none = 차례 마치기
web-end = 차례 마치기 · { $points }점
web-pass = 패스
web-pass-or-trade = 패스·바꾸기
web-lay-instead = 그냥 놓기
web-trade = { $count ->
        [0] 패스하기
       *[other] { $count }장 바꾸기
    }
web-keep = 그대로 두기
web-swap = 와일드 가져오기

rule-IO-1 = 카드는 네 가지 색, 네 가지 모양, 1부터 4까지의 숫자를 짝지은 64장이 한 장씩 있고, 와일드가 두 장 있습니다. 모두 한 장씩 뽑아 숫자가 가장 큰 사람이 먼저 합니다. 그런 다음 카드를 되돌려 모두 섞습니다.
    .ruling = 와일드는 0으로 칩니다. 가장 큰 숫자가 여럿이면 카드를 모두 되돌린 뒤 그 사람들끼리 다시 뽑습니다.
rule-IO-2 = 모두 네 장씩 받습니다. 나머지는 더미가 되고, 맨 위의 카드를 뒤집어 테이블 한가운데에 놓습니다. 이것이 시작 카드입니다.
rule-IO-3 = 시작 카드는 와일드가 될 수 없습니다.
    .ruling = 와일드가 나오면 더미에 되돌려 다시 섞고 다른 카드를 뒤집습니다.
rule-IO-10 = 가로나 세로로 빈칸 없이 이어진 카드들이 한 줄입니다. 줄은 두 장, 세 장 또는 네 장입니다.
rule-IO-11 = 줄의 색, 모양, 숫자를 하나씩 살펴봅니다. 각각은 모든 카드에서 같거나, 카드마다 모두 달라야 합니다. 그러니 두 장은 언제나 줄이 되고, 세 번째 카드부터는 앞의 두 장이 정한 방식을 따라야 합니다.
rule-IO-12 = 어느 방향으로도 네 장보다 길게 이어질 수 없습니다.
rule-IO-13 = 차례가 되면 손에서 한 장에서 네 장까지 놓거나, 패스합니다.
rule-IO-14 = 한 차례에 놓는 카드는 모두 같은 가로줄이나 같은 세로줄에 놓고, 끊기지 않은 한 줄 안에 있어야 합니다. 사이에 먼저 있던 카드가 있으면 서로 맞닿지 않아도 됩니다.
rule-IO-15 = 놓는 카드는 놓는 줄 방향으로든 그와 직각으로든 이미 놓인 카드와 이어져야 합니다.
rule-IO-16 = 차례가 끝났을 때 테이블에서 두 장 이상 이어진 곳은, 놓은 줄을 가로지르는 곳까지 모두 올바른 줄이어야 합니다.
rule-IO-17 = 줄은 양 끝으로만 늘릴 수 있고 빈칸을 메울 수는 없습니다. 놓는 카드의 왼쪽과 오른쪽, 또는 위와 아래 양쪽에 먼저 있던 카드가 이어져서는 안 됩니다. 여러 칸짜리 빈칸도 마찬가지입니다.
    .ruling = 원래 판에서는 허용됩니다. 선택 규칙 “빈칸 메우기”가 그 방식입니다.
rule-IO-18 = 카드를 놓은 뒤에는 더미가 남아 있는 한 손에 네 장이 되도록 가져옵니다.
rule-IO-20 = 패스할 때는 손에 있는 카드를 원하는 만큼 더미 밑에 넣고 같은 수를 위에서 가져올 수 있습니다. 한 장도 바꾸지 않아도 됩니다.
    .ruling = 더미가 비었으면 패스만 할 수 있습니다. 더미에 남은 것보다 많이 바꿔도 되고, 그러면 일부는 되돌아옵니다. 카드는 표기 순서대로 밑에 들어갑니다. 몇 장을 바꾸는지는 모두 보지만 무엇인지는 보지 못합니다.
rule-IO-25 = 차례가 끝나면 이번에 새로 만들었거나 늘린 모든 줄의 숫자를 더합니다. 그런 줄 둘에 걸친 카드는 두 번 셉니다.
rule-IO-26 = 네 장짜리 줄은 묶음이라고 합니다. 이번 차례에 완성한 묶음마다 차례 전체의 점수가 두 배가 됩니다. 묶음이 둘이면 네 배입니다.
rule-IO-27 = 한 차례에 네 장을 놓으면 다시 두 배가 됩니다.
rule-IO-28 = 더미가 빈 상태에서 누군가 손의 마지막 카드를 놓으면 게임이 끝납니다. 그 차례의 점수는 한 번 더 두 배가 됩니다.
rule-IO-29 = 점수가 가장 높은 사람이 이깁니다.
    .ruling = 점수가 같으면 함께 이깁니다.
rule-IO-30 = 와일드는 어떤 카드든 대신할 수 있고 0점으로 칩니다.
rule-IO-31 = 테이블에 놓인 와일드는 가로줄과 세로줄에서 똑같은 한 장의 카드를 대신합니다. 어느 카드인지 말하지 않아도 되지만, 그런 카드가 있어야 합니다.
    .ruling = 그 카드는 와일드가 있는 줄의 다른 카드들과 달라야 하고, 짧은 게임에서 빠진 카드까지 64장 가운데 무엇이든 됩니다. 와일드 두 장이 한 줄에 있으면 둘에 맞는 카드가 동시에 있어야 합니다.
rule-IO-32 = 차례가 시작되기 전에는 누구든 손에서 두 줄에 다 맞는 카드를 와일드 자리에 넣고 그 와일드를 가져갈 수 있습니다. 점수는 얻지 않습니다.
rule-IO-33 = 와일드를 바꿀 기회는 모든 차례가 시작되기 전에 한 바퀴 돌아갑니다.
    .ruling = 이제 차례가 될 사람이 먼저이고, 그다음은 시계 방향입니다. 바꿀 수 있는 사람에게만 남모르게 묻고, 가능하면 더 바꿀 수 있습니다.
rule-IO-35 = 아무도 더 나아가지 못하면 그대로 게임이 끝납니다.
    .ruling = 더미가 비었으면 사람 수만큼, 남아 있으면 사람 수의 네 배만큼 패스가 이어졌을 때입니다. 카드를 바꾸는 것도 패스이며, 와일드를 바꾸는 것은 이 흐름을 끊지 않습니다.
rule-IO-40 = 짧은 게임은 카드 절반으로 합니다.
    .ruling = 우리가 더한 방식입니다. 무작위로 고른 32장에 와일드 두 장을 더하며, 나머지는 아무도 보지 않습니다.
rule-IO-50 = 손패, 더미의 순서, 더미 밑에 넣은 카드는 숨겨져 있습니다. 테이블, 점수, 손과 더미의 카드 수는 모두 공개입니다. 와일드를 바꿀지 누구에게 묻고 있는지는 다른 사람에게 알리지 않습니다.
