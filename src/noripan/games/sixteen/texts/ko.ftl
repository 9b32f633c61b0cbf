name = 식스틴
    .tagline = 다섯 줄을 쌓아 올리며 가림막 뒤의 타일을 가장 적게 남기세요.

colour = { $colour ->
        [R] 빨강
        [Y] 노랑
        [G] 초록
        [B] 파랑
       *[P] 보라
    }
colour-name = { colour }
card-tile = { colour } { $face ->
        [E] 16엔드
        [R] 16리스타트
       *[other] { $face }
    }
card-scissors = 가위
card-bin = 쓰레기통

board-round = { $rounds }라운드 중 { $round }라운드
board-row = { $colour } │ { $faces }
board-removed = 치운 타일: { $cards }
board-left-over = 남은 타일: { $card }
board-count = { $seat }: 타일 { $count }개, 지금까지 { $score }점
board-hand = 내 타일:
board-specials = 특수 타일: { $cards }

move-lay = { $cards } 놓기
move-pass = 패스하기
move-end = 더 놓지 않기
move-scissors = { $cards } 잘라 내기
move-bin = { $cards } 버리기

fact-passed = { $seat }이(가) 패스합니다.
fact-declined_extra = { $seat }이(가) 더 놓지 않습니다.
fact-laid = { $seat }이(가) { $cards }을(를) 놓습니다.
fact-row_closed = { colour } 줄이 닫혔습니다.
fact-row_restarted = { colour } 줄이 다시 1부터 시작합니다.
fact-cut = { $seat }이(가) 가위로 { $cards }을(를) 잘라 냅니다.
fact-binned = { $seat }이(가) { $cards }을(를) 쓰레기통에 버립니다.
fact-all_passed = 모두 패스해서 라운드가 끝났습니다.
fact-hand_emptied = { $seat }의 타일이 다 떨어져서 라운드가 끝났습니다.
fact-counted = { $seat }에 남은 타일: { $cards }. { $points }점, 합계 { $total }점입니다.
fact-counted_nothing = { $seat }에는 남은 타일이 없습니다. 0점, 합계 { $total }점입니다.
fact-round_began = { $round }라운드는 { $seat }부터 시작합니다.
fact-match_won = 승자: { $seats }.

reason-nothing-fits = 맞는 타일이 없습니다.
reason-keeps-special = 특수 타일은 나중에 더 쓸모 있을 수 있습니다.
reason-goes-out = 마지막 타일이므로 라운드를 이깁니다.
reason-frees = 내 { $cards }을(를) 다시 놓을 수 있게 됩니다.
reason-closes = { colour } 줄을 닫아 다른 사람의 타일을 많게는 { $points }점까지 막습니다.
reason-group = 한 차례에 타일 { $count }개, { $points }점을 없앱니다.
reason-keeps-run = 이어진 { $cards }이(가) 흩어지지 않고 그대로 놓일 수 있습니다.
reason-skips-others = 내 타일은 건너뛰지 않으면서 다른 사람의 타일을 많게는 { $points }점까지 건너뜁니다.
reason-skips-nothing = 내 타일을 하나도 뒤에 남기지 않습니다.
reason-heavy = { $points }점을 없애고, 뒤에 남는 것은 그보다 적습니다.
reason-spends-special = 특수 타일을 쓰면 벌점 20점을 피합니다.

error-bad_group = 그룹은 R7-9나 R14-E처럼 빈 수 없이 올라가야 합니다. { $first }에서 { $last }까지는 그렇지 않습니다.
error-nothing_to_decline = “end”는 가위나 쓰레기통을 쓴 뒤에 더 놓지 않겠다는 뜻으로만 씁니다.
error-extra_or_end = 가위나 쓰레기통을 쓴 뒤에는 타일이나 그룹을 한 번 더 놓거나 “end”라고 하세요.
error-can_lay = 놓을 수 있는 숫자 타일이 하나도 없을 때만 패스할 수 있습니다.
error-not_held = { $card }이(가) 당신에게 없습니다.
error-too_few_to_remove = { $count ->
        [0] 그 줄에는 1뿐이고, 1은 언제나 남습니다.
       *[other] 그 줄에서는 { $count }개까지만 치울 수 있습니다. 1은 언제나 남습니다.
    }
error-extra_elsewhere = 더 놓는 타일은 방금 자른 { colour } 줄에만 놓을 수 있습니다.
error-row_is_closed = { colour } 줄은 16엔드로 닫혀 있습니다.
error-too_low = { $card }은(는) 줄 끝의 { $last_card }보다 크지 않습니다.

option-rounds = 라운드 수
    .help = 몇 라운드를 할지 정합니다. 모든 라운드의 점수를 더합니다.
option-extra_anywhere = 아무 줄에나 더 놓기
    .help = 가위나 쓰레기통을 쓴 뒤 자른 줄뿐 아니라 아무 줄에나 더 놓을 수 있습니다.

# ---- 브라우저의 판
web-lay-none = 놓기
web-lay = { colour-name } { $run } 놓기
web-face = { $face ->
        [E] 16엔드
        [R] 16리스타트
       *[other] { $face }
    }
web-run = { web-face }–{ $last ->
        [E] 16엔드
        [R] 16리스타트
       *[other] { $last }
    }
web-pass = 패스
web-end = 더 놓지 않기
web-scissors = 잘라 내기
web-bin = { $count }개 버리기
web-use-scissors = 마지막 타일을 잘라 낼 줄을 고르세요.
web-use-bin = 버릴 첫 타일을 고르세요. 그 뒤의 타일도 모두 버려요.
web-extra = 이제 { colour } 줄에 하나 또는 한 묶음을 더 놓을 수 있어요.
web-extra-anywhere = 이제 하나 또는 한 묶음을 더 놓을 수 있어요.
web-tiles-left = 타일 { $count }개. 놓을 수 있는 것에 밑줄이 있어요.
web-tiles = 개
web-points = { $points }점
web-row = { colour } 줄: { $cards }. { $least }부터 놓을 수 있음.
web-row-closed = { colour } 줄: { $cards }. 닫힘.
web-choose-row = { colour } 줄의 마지막 타일 자르기
web-remove-to = { $card }부터 뒤를 모두 없애기
web-wrong-row = { $card }은(는) { colour } 줄에 놓아요.
web-playable = { $card }, 놓을 수 있음
web-not-playable = { $card }

rule-SX-1 = 네 명이면 타일을 22개씩 나눕니다.
rule-SX-2 = 세 명이면 29개씩 나눕니다. 하나 남는 타일은 모두에게 보여 줍니다. 그것이 1이면 테이블에 놓고, 다른 타일이면 이번 라운드에서 뺍니다.
    .ruling = 남는 타일에 대한 설명이 인쇄본마다 달라서, 보여 주는 쪽을 택했습니다.
rule-SX-3 = 두 명이면 나누기 전에 다섯 색의 1을 테이블에 놓습니다. 나머지에서 30개씩 가져가고, 남은 타일은 아무도 보지 않으며 쓰지 않습니다.
rule-SX-4 = 가진 1을 모두 테이블에 놓습니다. 1마다 그 색의 줄이 하나씩 열립니다.
rule-SX-5 = 빨강 1을 가졌던 사람이 먼저 하고, 시계 방향으로 돌아갑니다.
    .ruling = 아무도 갖지 않았다면 누가 먼저 할지 무작위로 정합니다.
rule-SX-10 = 차례에는 한 가지만 합니다. 타일 하나를 놓거나, 그룹을 놓거나, 특수 타일을 쓰거나, 패스합니다. 한 차례에는 한 색만 다룹니다.
rule-SX-11 = 하나를 놓을 때는 같은 색 줄의 끝 타일보다 큰 수여야 합니다. 바로 다음 수일 필요는 없습니다.
rule-SX-12 = 그룹은 같은 색의 수가 빠짐없이 이어지는 두 개 이상의 타일입니다. 첫 타일이 줄 끝보다 커야 하고, 길이에는 제한이 없습니다.
rule-SX-13 = 16엔드와 16리스타트는 둘 다 16으로 칩니다. 더 작은 수 위에 홀로 놓거나, 15로 끝나는 그룹의 마지막에 붙입니다. 한 차례에 둘을 함께 놓을 수는 없습니다.
rule-SX-14 = 16리스타트를 놓으면 그 줄의 끝은 다시 1이 되어 2부터 모두 놓을 수 있습니다. 차례는 넘어갑니다.
rule-SX-15 = 16엔드는 그 줄을 닫습니다. 누군가 16엔드를 치울 때까지 16리스타트를 포함해 아무것도 놓을 수 없습니다.
    .ruling = 독일어 인쇄본은 이 부분이 서로 어긋나므로 다른 두 언어를 따랐습니다.
rule-SX-20 = 가위는 한 줄의 마지막 타일을 치웁니다. 그 타일과 가위는 게임에서 빠집니다.
    .ruling = 가위는 반드시 타일을 잘라야 하며, 헛되이 쓸 수 없습니다.
rule-SX-21 = 줄을 연 1은 언제나 남습니다.
    .ruling = 16리스타트도 다른 타일처럼 치울 수 있고, 그러면 그 아래 타일이 다시 줄의 끝이 됩니다.
rule-SX-22 = 쓰레기통은 한 줄의 끝에서부터 원하는 만큼, 적어도 하나를 치웁니다. 치운 타일과 쓰레기통은 게임에서 빠집니다.
rule-SX-23 = 가위나 쓰레기통을 쓴 뒤에는 방금 자른 줄에 타일이나 그룹을 한 번 더 놓을 수 있습니다. 특수 타일을 또 쓸 수는 없습니다. 놓지 않으려면 “end”라고 합니다.
    .ruling = 한국어 인쇄본은 아무 줄에나 놓아도 된다고 읽을 수 있습니다. 선택 규칙 “아무 줄에나 더 놓기”가 그 방식입니다.
rule-SX-30 = 어디에도 맞는 숫자 타일이 없을 때만 패스할 수 있습니다.
    .ruling = 특수 타일은 억지로 쓰지 않아도 되며, 쓰지 않고 패스할 수 있습니다.
rule-SX-31 = 패스한 사람도 라운드에 남아 있고, 맞는 타일이 생기면 다시 놓습니다.
rule-SX-40 = 마지막 타일을 먼저 없앤 사람이 그 자리에서 라운드를 이깁니다. 마지막이 특수 타일이어도 됩니다.
rule-SX-41 = 모두가 잇따라 패스해도 라운드가 끝납니다.
    .ruling = 누군가 특수 타일을 더 쓸 수 있더라도 끝납니다.
rule-SX-42 = 가림막 뒤에 남은 타일을 더합니다. 수는 그대로, 16은 각각 16점, 가위와 쓰레기통은 각각 20점입니다. 합이 가장 작은 사람이 이깁니다.
rule-SX-43 = 합이 같으면 남은 타일이 더 적은 사람이 이깁니다.
    .ruling = 그것도 같으면 함께 이깁니다.
rule-SX-45 = 열 라운드까지 이어서 하며 점수를 더할 수 있습니다.
    .ruling = 규칙서에는 한 라운드만 있습니다. 합계가 같으면 마지막 라운드에 남은 타일이 적은 사람, 그다음은 공동 승리입니다.
rule-SX-50 = 가림막 뒤의 타일과, 두 명일 때 쓰지 않는 타일은 숨겨져 있습니다. 줄, 치운 타일, 각자의 타일 수는 모두 공개입니다. 누가 패스하면 그 가림막 뒤에는 어느 줄에도 맞는 타일이 없었다는 뜻입니다.
