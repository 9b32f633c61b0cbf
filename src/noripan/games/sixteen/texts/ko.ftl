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
board-removed = 없앤 타일: { $cards }
board-left-over = 남은 타일: { $card }
board-count = { $seat }: 타일 { $count }개, 지금까지 { $score }점
board-hand = 내 타일:
board-specials = 특수 타일: { $cards }
spoken-row = { colour } 줄: { $cards }
spoken-hand = 내 타일: { $cards }

move-lay = { $cards } 놓기
move-pass = 패스하기
move-end = 더 놓지 않기
move-scissors = { $cards } 잘라 내기
move-bin = { $cards } 버리기

event-passed = { $seat }이(가) 패스해요.
event-declined_extra = { $seat }이(가) 더 놓지 않아요.
event-laid = { $seat }이(가) { $cards }을(를) 놓아요.
event-row_closed = { colour } 줄이 닫혔어요.
event-row_restarted = { colour } 줄이 다시 1부터 시작해요.
event-cut = { $seat }이(가) 가위로 { $cards }을(를) 잘라 내요.
event-binned = { $seat }이(가) { $cards }을(를) 쓰레기통에 버려요.
event-all_passed = 모두 패스해서 라운드가 끝났어요.
event-hand_emptied = { $seat }의 타일이 다 떨어져서 라운드가 끝났어요.
event-counted = { $seat }에게 남은 타일: { $cards }. { $points }점, 합계 { $total }점이에요.
event-counted_nothing = { $seat }에게는 남은 타일이 없어요. 0점, 합계 { $total }점이에요.
event-round_began = { $round }라운드는 { $seat }부터 시작해요.
event-match_won = 승자: { $seats }.

reason-nothing-fits = 놓을 수 있는 타일이 없어요.
reason-keeps-special = 특수 타일은 나중에 더 쓸모 있을 수 있어요.
reason-goes-out = 마지막 타일이라 라운드에서 이겨요.
reason-frees = 내 { $cards }을(를) 다시 놓을 수 있게 돼요.
reason-closes = { colour } 줄을 닫아 다른 사람의 타일을 많게는 { $points }점까지 막아요.
reason-group = 한 차례에 타일 { $count }개, { $points }점을 없애요.
reason-keeps-run = 이어진 { $cards }이(가) 흩어지지 않고 계속 놓일 수 있어요.
reason-skips-others = 내 타일은 건너뛰지 않고 다른 사람의 타일을 많게는 { $points }점까지 건너뛰어요.
reason-skips-nothing = 못 놓게 되는 내 타일이 하나도 없어요.
reason-heavy = { $points }점을 없애요. 못 놓게 되는 타일은 그보다 적어요.
reason-spends-special = 특수 타일을 쓰면 벌점 20점을 피할 수 있어요.

theme-nothing-fits = 맞는 타일이 없을 때
theme-keeps-special = 특수 타일 아끼기
theme-goes-out = 마지막 타일
theme-frees = 자기 타일 살리기
theme-closes = 줄 막기
theme-group = 그룹 놓기
theme-keeps-run = 이어진 타일 지키기
theme-skips-others = 남의 타일 건너뛰기
theme-skips-nothing = 자기 타일 남기지 않기
theme-heavy = 큰 점수 없애기
theme-spends-special = 특수 타일 쓰기

error-bad_group = 그룹은 R7-9나 R14-E처럼 빠진 숫자 없이 올라가야 해요. { $first }에서 { $last }까지는 그렇지 않아요.
error-nothing_to_decline = 더 놓지 않기는 가위나 쓰레기통을 쓴 뒤에만 고를 수 있어요.
error-extra_or_end = 가위나 쓰레기통을 썼으니 타일이나 그룹을 한 번 더 놓거나, 더 놓지 않고 차례를 마치세요.
error-can_lay = 놓을 수 있는 숫자 타일이 하나도 없을 때만 패스할 수 있어요.
error-not_held = { $card }은(는) 내게 없어요.
error-too_few_to_remove = { $count ->
        [0] 그 줄에는 1뿐이고, 1은 언제나 남아요.
       *[other] 그 줄에서는 { $count }개까지만 없앨 수 있어요. 1은 언제나 남아요.
    }
error-extra_elsewhere = 더 놓는 타일은 방금 자른 { colour } 줄에만 놓을 수 있어요.
error-row_is_closed = { colour } 줄은 16엔드로 닫혀 있어요.
error-too_low = { $card }은(는) 줄 끝의 { $last_card }보다 크지 않아요.

option-rounds = 라운드 수
    .help = 몇 라운드를 할지 정해요. 모든 라운드의 점수를 더해요.
option-extra_anywhere = 아무 줄에나 더 놓기
    .help = 가위나 쓰레기통을 쓴 뒤 방금 자른 줄뿐 아니라 아무 줄에나 더 놓을 수 있어요.

# ---- 브라우저
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
web-extra = 이제 { colour } 줄에 타일 하나나 그룹 하나를 더 놓을 수 있어요.
web-extra-anywhere = 이제 타일 하나나 그룹 하나를 더 놓을 수 있어요.
web-tiles-left = 타일 { $count }개. 놓을 수 있는 것에 밑줄이 있어요.
web-tiles = 개
web-points = { $points }점
web-own-points = 나: { $points }점
web-row = { colour } 줄: { $cards }. { $least }부터 놓을 수 있음.
web-row-closed = { colour } 줄: { $cards }. 닫힘.
web-choose-row = { colour } 줄의 마지막 타일 자르기
web-remove-to = { $card }부터 뒤를 모두 없애기
web-wrong-row = { $card }은(는) { colour } 줄에 놓아요.
web-playable = { $card }, 놓을 수 있음
web-not-playable = { $card }

rule-SX-1 = 네 명이면 타일을 22개씩 나눠요.
rule-SX-2 = 세 명이면 29개씩 나눠요. 하나 남는 타일은 모두에게 보여 줘요. 그 타일이 1이면 테이블에 놓고, 다른 타일이면 이번 라운드에서 빼요.
    .ruling = 남는 타일에 대한 설명이 규칙서마다 달라서, 보여 주는 쪽을 택했어요.
rule-SX-3 = 두 명이면 나누기 전에 다섯 색의 1을 테이블에 놓아요. 나머지에서 30개씩 가져가고, 남은 타일은 아무도 보지 않고 쓰지도 않아요.
rule-SX-4 = 가진 1을 모두 테이블에 놓아요. 1마다 그 색의 줄이 하나씩 열려요.
rule-SX-5 = 빨강 1을 가졌던 사람이 먼저 하고, 시계 방향으로 돌아가요.
    .ruling = 아무도 갖지 않았다면 누가 먼저 할지 무작위로 정해요.
rule-SX-10 = 차례에는 한 가지만 해요. 타일 하나를 놓거나, 그룹을 놓거나, 특수 타일을 쓰거나, 패스해요. 한 차례에는 한 색만 다뤄요.
rule-SX-11 = 하나를 놓을 때는 같은 색 줄의 끝 타일보다 큰 수여야 해요. 바로 다음 수가 아니어도 돼요.
rule-SX-12 = 그룹은 같은 색의 수가 빠짐없이 이어지는 두 개 이상의 타일이에요. 첫 타일이 줄 끝보다 커야 하고, 길이에는 제한이 없어요.
rule-SX-13 = 16엔드와 16리스타트는 둘 다 16으로 쳐요. 더 작은 수 위에 하나만 놓거나, 15까지 이어진 그룹의 끝에 붙여요. 한 차례에 둘을 함께 놓을 수는 없어요.
rule-SX-14 = 16리스타트를 놓으면 그 줄의 끝은 다시 1이 되어 2부터 모두 놓을 수 있어요. 차례는 넘어가요.
rule-SX-15 = 16엔드는 그 줄을 닫아요. 누군가 16엔드를 치울 때까지 아무것도 놓을 수 없어요. 16리스타트도 안 돼요.
    .ruling = 독일어 규칙서는 이 부분의 앞뒤가 맞지 않아서 다른 두 언어를 따랐어요.
rule-SX-20 = 가위는 한 줄의 마지막 타일을 치워요. 그 타일과 가위는 게임에서 빠져요.
    .ruling = 가위로는 반드시 타일을 잘라야 해요. 자를 타일 없이 쓸 수는 없어요.
rule-SX-21 = 줄을 연 1은 언제나 남아요.
    .ruling = 16리스타트도 다른 타일처럼 치울 수 있어요. 그러면 그 아래 타일이 다시 줄의 끝이 돼요.
rule-SX-22 = 쓰레기통은 한 줄의 끝에서부터 원하는 만큼, 적어도 하나를 치워요. 치운 타일과 쓰레기통은 게임에서 빠져요.
rule-SX-23 = 가위나 쓰레기통을 쓴 뒤에는 방금 자른 줄에 타일이나 그룹을 한 번 더 놓을 수 있어요. 특수 타일을 또 쓸 수는 없어요. 놓고 싶지 않으면 “더 놓지 않기”를 골라요.
    .ruling = 한국어 규칙서는 아무 줄에나 놓아도 된다고 읽을 수 있어요. 선택 규칙 “아무 줄에나 더 놓기”가 그 방식이에요.
rule-SX-30 = 어디에도 맞는 숫자 타일이 없을 때만 패스할 수 있어요.
    .ruling = 특수 타일은 꼭 쓰지 않아도 돼요. 아껴 두고 패스할 수 있어요.
rule-SX-31 = 패스한 사람도 라운드에 남아 있고, 맞는 타일이 생기면 다시 놓아요.
rule-SX-40 = 마지막 타일을 먼저 없앤 사람이 그 자리에서 라운드의 승자가 돼요. 마지막이 특수 타일이어도 돼요.
rule-SX-41 = 모두가 잇따라 패스해도 라운드가 끝나요.
    .ruling = 누군가 특수 타일을 더 쓸 수 있더라도 끝나요.
rule-SX-42 = 가림막 뒤에 남은 타일을 더해요. 수는 그대로, 16은 각각 16점, 가위와 쓰레기통은 각각 20점이에요. 합이 가장 작은 사람이 이겨요.
rule-SX-43 = 합이 같으면 남은 타일이 더 적은 사람이 이겨요.
    .ruling = 그것도 같으면 함께 이겨요.
rule-SX-45 = 열 라운드까지 이어서 하며 점수를 더할 수 있어요.
    .ruling = 규칙서에는 한 라운드만 있어요. 합계가 같으면 마지막 라운드에 남은 타일이 적은 사람이 이기고, 그것도 같으면 함께 이겨요.
rule-SX-50 = 가림막 뒤의 타일과, 두 명일 때 쓰지 않는 타일은 숨겨져 있어요. 줄, 치운 타일, 각자의 타일 수는 모두 공개예요. 누가 패스하면 그 가림막 뒤에는 어느 줄에도 맞는 타일이 없었다는 뜻이에요.
wins-by = 점수가 가장 적은 사람이 이겨요.

web-about = { $kind ->
        [E] 16엔드는 그 줄을 닫아요. 누군가 치울 때까지 아무것도 놓을 수 없어요.
        [R] 16리스타트는 그 줄을 1로 되돌려요. 2부터 다시 놓을 수 있어요.
        [scissors] 가위는 한 줄의 마지막 타일을 치워요. 그 줄에 한 번 더 놓을 수 있어요.
       *[bin] 쓰레기통은 한 줄의 끝에서부터 원하는 만큼 치워요. 그 줄에 한 번 더 놓을 수 있어요.
    }
web-tiles-of = 남은 타일 { $count }개
web-about-count = 이 플레이어에게 남은 타일 수예요. 먼저 다 없앤 사람이 라운드의 승자예요.

aim = 타일을 가장 먼저 다 없애거나, 아무도 놓을 수 없을 때 남은 타일의 합이 가장 작으면 이겨요.
box = 타일 { $count }개: 다섯 색마다 1부터 15까지와 16엔드, 16리스타트가 하나씩 있고, 가위 두 개와 쓰레기통 한 개가 있어요.
notation = 타일은 색과 숫자로 R7처럼, 그룹은 R7-9처럼 적어요. E는 16엔드, R은 16리스타트예요: R14-E, RR. 특수 타일은 scissors R(빨강 줄 자르기), bin R 3(세 개 버리기)처럼 적어요. 색은 R 빨강, Y 노랑, G 초록, B 파랑, P 보라예요.
part-colour = { colour-name }
part-specials = 특수 타일
part-row = { colour-name } 줄
part-removed = 게임에서 빠진 타일
part-held = { $seat }의 { colour-name } 타일
part-held-specials = { $seat }의 특수 타일
part-left = { $seat }의 가림막 뒤에 남은 타일
example-turn = 한 차례
    .one = 빨강 줄은 2로 끝나요. 미나는 2보다 큰 빨강 타일을 찾아요.
    .two = 5, 6, 7은 빠짐없이 이어지니 한 그룹으로 놓아요. 3은 건너뛰어도 돼요. 커지기만 하면 돼요.
    .three = 준이 빨강 8을 놓아요. 미나의 9는 아직 맞지만, 3은 이제 놓을 수 없어요.
example-groups = 빨강 줄은 2로 끝나요. 미나는 더 큰 타일 하나나, 빠짐없이 이어지는 그룹을 놓을 수 있어요. 7부터 9까지는 8이 없어서 안 돼요.
    .title = 하나 놓기와 그룹
example-end = 미나가 16엔드를 놓아 줄을 닫아요. 이제 그 줄에는 준의 16리스타트도 놓을 수 없어요.
    .title = 16엔드는 줄을 닫아요
example-restart = 준이 7 위에 16리스타트를 놓아요. 줄이 다시 1부터 시작하니 미나의 3도 다시 맞아요.
    .title = 16리스타트는 줄을 다시 시작해요
example-scissors = 가위로 마지막 타일 빨강 8을 잘라요. 미나는 한 번 더 놓을 수 있지만, 방금 자른 줄에만 놓아야 해요.
    .title = 가위
example-bin = 쓰레기통은 한 줄의 끝에서 원하는 만큼 치워요. 1은 언제나 남으니 준은 다섯 개를 버릴 수 없어요.
    .title = 쓰레기통
example-pass = 숫자 타일이 어디에도 맞지 않을 때만 패스할 수 있어요. 미나의 노랑 4는 아직 맞아요.
    .title = 패스할 수 있을 때
example-count = 미나가 마지막 타일을 놓아서 라운드가 바로 끝나요. 준은 남은 타일을 더해요: 3 + 5 + 11 = 19점.
    .title = 남은 타일 세기
example-tie = 둘 다 19점이 남았어요. 미나는 세 개, 준은 두 개뿐이라 준이 이겨요.
    .title = 합이 같을 때
