name = 다운 업
    .tagline = 손의 카드를 모두 없애세요. 손으로 돌아오는 카드는 위아래가 뒤바뀝니다.

card-plain = { $top }/{ $bottom }
card-star = ★{ $top }/{ $bottom }

in-zone = { $zone ->
        [0] { "" }
       *[other] { " " }{ $zone }번 구역
    }

board-round = { $round }라운드 { $turn }번째 차례{ in-zone }
board-no-set = 테이블에 세트가 없습니다.
board-set = { $seat }{ in-zone } │ { $cards }
board-discarded = 버려진 카드: { $cards }
board-tokens = { $seat }: 카드 { $count }장, 토큰 { $score }개
board-rounds-won = { $seat }: 카드 { $count }장, { $score }승
board-out = { "    " }라운드에서 빠졌습니다
board-star = { "    " }어느 방향이든 별 카드를 가지고 있습니다
board-known = { "    " }모두가 아는 카드: { $cards }
board-hand = 내 카드: { $cards }
screen-tokens = 카드 { $count }장, 토큰 { $score }개
screen-rounds-won = 카드 { $count }장, { $score }승
screen-out = 라운드에서 빠졌습니다

move-lay = { $cards } 내려놓기
move-add = { $seat }의{ in-zone } 세트에 { $card } 더하기
move-take = { $seat }의{ in-zone } 세트 { $cards } 가져오기
move-flip = 손의 카드를 모두 돌리기

fact-laid = { $seat }이(가){ $zone ->
        [0] { "" }
       *[other] { " " }{ $zone }번 구역에
    } { $cards }을(를) 내려놓습니다.
fact-added = { $seat }이(가) { $set_seat }의{ in-zone } 세트에 { $card }을(를) 더합니다. 이제 값 { $value }, { $size }장입니다.
fact-took = { $seat }이(가) { $set_seat }의{ in-zone } 세트를 가져와 { $cards }(으)로 손에 듭니다.
fact-flipped = { $seat }이(가) 손의 카드 { $count }장을 모두 돌립니다.
fact-set_returned = { $seat }의{ in-zone } 세트가 밀려나 { $cards }(으)로 손에 돌아갑니다.
fact-last_set_beaten = { $seat }의 마지막 세트가 밀려나 버려집니다: { $cards }.
fact-discarded = { $seat }이(가){ in-zone } 세트를 버립니다: { $cards }.
fact-last_set_discarded = { $seat }은(는) 라운드에서 빠졌으므로 마지막 세트를 버립니다: { $cards }.
fact-left_first = { $seat }이(가) 첫 번째로 손을 비워 토큰 { $tokens }개를 받고(모두 { $total }개) 라운드에서 빠집니다.
fact-left_second = { $seat }이(가) 두 번째로 손을 비워 토큰 { $tokens }개를 받고(모두 { $total }개) 라운드가 끝납니다.
fact-round_won = { $seat }이(가) 손을 비워 라운드를 이깁니다({ $total }승).
fact-round_void = { $round }라운드는 { $turns }차례가 지나도록 끝나지 않아 무효입니다.
fact-tokens_returned = { $seat }이(가) 토큰 { $tokens }개를 돌려주어 { $total }개가 되었습니다.
fact-last_round_ended = 마지막 { $rounds }라운드가 끝났습니다.
fact-round_began = { $round }라운드는 별 카드를 가진 { $seat }부터 시작합니다.
fact-match_won = 승자: { $seats }.

reason-goes-out = 이것으로 손이 빕니다.
reason-sends-home = { $seat }의 { $cards }을(를) 손으로 돌려보냅니다.
reason-never-back = 남의 세트에 더한 카드는 나에게 돌아오지 않습니다.
reason-unbeatable = { $value }보다 큰 카드를 { $count }장 가질 수 있는 사람이 없어 사실상 없앤 셈입니다.
reason-blocks = { $seat }은(는) { $count }장 남았는데, 이제 손을 비우려면 { $value }보다 커야 합니다.
reason-all-at-once = 위쪽 숫자가 { $value }인 카드 { $count }장을 한 번에 없앱니다.
reason-welcome-back = 돌아와도 손의 카드와 어울립니다: { $cards }.
reason-free-spot = 이 크기의 세트가 없어 { $value } 같은 작은 수도 낼 수 있습니다.
reason-fewer-sets = 돌리면 손을 비우는 데 세트 { $before }개가 아니라 { $count }개면 됩니다.
reason-higher = 돌리면 손의 숫자가 더 커집니다.
reason-gathers = 손에 들면 가진 카드와 어울립니다: { $cards }.

error-no_such_card = 이 게임에 { $text } 카드는 없습니다.
error-different_tops = 한 세트의 카드는 위쪽 숫자가 모두 같아야 합니다. { $card }와(과) { $other_card }은(는) 다릅니다.
error-card_twice = { $card }을(를) 두 번 적었지만 이 카드는 한 장뿐입니다.
error-no_such_seat = { $players }명이 하는 자리에 { $number }번 자리는 없습니다.
error-no_zones = 구역은 두 명일 때만 있습니다. 자리만 적으세요.
error-zone_missing = 두 명일 때는 { $example }처럼 구역도 적으세요.
error-own_set = 다른 사람의 세트에만 더하거나, 다른 사람의 세트만 가져올 수 있습니다.
error-no_set_there = { $seat }의{ in-zone } 세트가 없습니다.
error-not_in_deck = { $card }은(는) { $players }명일 때 쓰지 않는 카드입니다.
error-not_held = { $card }이(가) 당신에게 없습니다.
error-other_way_up = 그 카드는 { $card }이(가) 아니라 거꾸로인 { $held_card }(으)로 들고 있습니다.
error-other_value = { $card }의 위쪽 숫자는 그 세트의 값 { $value }이(가) 아닙니다.
error-too_low = { $seat }의{ in-zone } 세트 때문에 { $size }장짜리 세트는 값이 { $to_beat }보다 커야 합니다. { $value }(으)로는 모자랍니다.

# ---- 브라우저의 판
web-lay-none = 놓기
web-lay-set = { $value } { $size }장 놓기
web-add = 더하기
web-add-main = 카드 더하기
web-take = 가져오기
web-take-main = 세트 가져오기
web-flip = 돌리기
web-flipped = 내 카드가 이렇게 바뀌어요.
web-flip-main = 손 전체 돌리기
web-choose = 위 숫자가 같은 카드들이나 남의 세트를 고르세요{ in-zone }.
web-beats-nothing = 밀려나는 세트가 없어요.
web-in-hand = 손에 { $count }장
web-star = 별 카드를 가지고 있음
web-known = 이 손에서 알려진 카드: { $cards }
web-out = 이번 라운드에서 나감
web-no-set = 세트 없음{ in-zone }
web-nothing-laid = 내 앞에 놓인 세트가 없어요.
web-mine = 내 세트
order-top = 위 숫자순
order-bottom = 아래 숫자순
web-hand = 내 카드
web-card = { $card }
web-zone = { $zone }번 구역
web-worth = 값 { $value }, { $size }장
web-goes-back = 손으로 돌아감
web-tokens = 토큰 { $goal }개 가운데 { $count }개
web-rounds-won = { $goal }라운드 가운데 { $count }라운드 승리
web-round = { $round }라운드 · 버려진 카드 { $count }장

rule-DU-1 = 카드는 40장입니다. 카드마다 위와 아래에 1부터 10까지의 서로 다른 숫자가 있고, 카드를 돌리면 위아래가 바뀝니다. 위가 3, 아래가 4인 카드를 3/4로 적습니다. 숫자마다 정확히 여덟 장의 카드에 있습니다. 별이 그려진 1/5는 특별한 카드입니다.
    .ruling = 어떤 짝이 있는지는 인쇄된 카드에만 나옵니다. 우리 카드에는 1/4, 2/3, 5/6, 7/8, 9/10을 뺀 서로 다른 두 수의 짝이 모두 있습니다.
rule-DU-2 = 다섯 명이면 40장을 모두 씁니다. 네 명이면 10이 있는 카드를, 세 명이면 9가 있는 카드도, 두 명이면 8이 있는 카드도 뺍니다. 그래서 한 사람이 여덟 장, 두 명일 때는 아홉 장을 받습니다.
    .ruling = 뺄 카드를 나타내는 책의 기호를 알아볼 수 없어서, 인원수에 꼭 맞는 카드를 골랐습니다.
rule-DU-3 = 라운드마다 카드를 섞어 모두 나눕니다.
    .ruling = 카드를 어느 방향으로 받는지도 무작위입니다.
rule-DU-4 = 손에 든 카드의 순서는 마음대로 바꿔도 되지만 방향을 돌리면 안 됩니다. 카드는 행동으로만 돌아갑니다.
rule-DU-5 = 1/5든 5/1이든 별 카드를 가진 사람이 라운드를 시작합니다. 차례는 시계 방향으로 돕니다.
rule-DU-10 = 세트는 위쪽 숫자가 같은 카드 한 장 이상입니다. 그 숫자가 세트의 값이고, 카드의 수가 크기입니다.
rule-DU-11 = 차례는 정리로 시작합니다. 전에 낸 세트가 아직 앞에 있으면 뒷면으로 버리고, 그 카드는 이번 라운드에서 사라집니다. 그 카드를 없애는 데 성공한 것입니다. 그런 다음에 무엇을 할지 고릅니다.
rule-DU-12 = 이어서 행동을 정확히 하나 합니다. 세트 내려놓기, 세트에 더하기, 세트 가져오기, 손의 카드 돌리기 가운데 하나입니다.
rule-DU-13 = 테이블에서 손으로 가는 카드는 까닭이 무엇이든 언제나 위아래를 돌립니다. 3/4는 4/3이 됩니다.
rule-DU-20 = 내려놓기: 손에서 세트 하나를 자기 앞에 놓습니다. 다른 사람 앞에 크기가 같은 세트가 있으면 값이 그보다 커야 하고, 밀려난 세트는 위아래가 바뀌어 주인의 손으로 돌아갑니다. 크기가 같은 세트가 없으면 값은 상관없습니다.
rule-DU-21 = 같은 숫자의 카드를 전부 내지 않고 일부만 내도 됩니다.
rule-DU-25 = 더하기: 손의 카드 한 장을 다른 사람의 세트에 놓습니다. 그 카드의 위쪽 숫자가 세트의 값과 같아야 합니다. 자기 세트에는 더할 수 없습니다.
rule-DU-26 = 더해서 커진 세트가 테이블의 다른 세트와 크기가 같아지면, 커진 쪽의 값이 더 커야만 더할 수 있습니다. 값이 작은 세트는 위아래가 바뀌어 주인의 손으로 돌아갑니다.
rule-DU-30 = 가져오기: 다른 사람의 세트 하나를 통째로 위아래를 돌려 손에 듭니다. 같은 숫자가 될 카드를 모으거나 남을 방해할 때 좋습니다.
rule-DU-35 = 돌리기: 손의 카드를 한꺼번에 모두 돌립니다. 아래쪽 숫자가 모두 위쪽 숫자가 됩니다.
rule-DU-40 = 세 명에서 다섯 명이면, 첫 번째로 손의 카드를 다 없앤 사람이 토큰 두 개를 받고 라운드에서 빠집니다.
rule-DU-41 = 빠진 사람의 마지막 세트는 그 사람의 차례가 돌아올 때까지 남아 있다가 버려집니다. 그 전에 밀려나면 돌아갈 손이 없으므로 바로 버려집니다.
    .ruling = 그동안 다른 사람은 그 세트에 더하거나 그 세트를 가져올 수 있습니다. 더한 카드는 세트와 운명을 같이합니다.
rule-DU-42 = 두 번째로 손의 카드를 다 없앤 사람이 토큰 한 개를 받고, 라운드는 바로 끝납니다.
rule-DU-43 = 토큰을 가장 먼저 네 개 이상 모은 사람이 라운드 도중이라도 바로 게임을 이깁니다.
rule-DU-50 = 두 명이면 각자 세트를 하나씩 놓을 수 있는 구역이 1번과 2번 두 개입니다. 차례를 두 번 이어서 하는데, 첫 번째는 1번 구역에서, 두 번째는 2번 구역에서 합니다. 차례마다 그 구역의 세트만 버립니다.
rule-DU-51 = 자기의 다른 구역에 있는 세트도 남의 세트처럼 칩니다. 크기가 같으면 값이 더 커야 하고, 값이 작은 자기 세트는 위아래가 바뀌어 손으로 돌아옵니다.
rule-DU-52 = 라운드의 맨 첫 차례는 2번 구역에서 한 번만 합니다. 먼저 하는 이점을 줄이기 위해서입니다.
rule-DU-53 = 더하기와 가져오기는 상대의 세트에만 할 수 있습니다.
    .ruling = 두 명일 때 자기의 다른 구역에도 할 수 있는지 책에는 없습니다. 여럿이 할 때와 같이 할 수 없는 것으로 정했습니다.
rule-DU-54 = 두 명이면 먼저 손의 카드를 다 없앤 사람이 라운드를 이기고, 라운드는 바로 끝납니다. 두 라운드를 이기면 게임을 이깁니다.
    .ruling = 마지막 카드가 자기의 다른 구역 세트를 밀어내면 그 세트가 돌아오므로 손이 빈 것이 아니고, 라운드는 이어집니다.
rule-DU-60 = 행동 하나가 한 차례이고, 한 라운드는 300차례까지입니다. 그때까지 끝나지 않으면 무효가 되어 그 라운드에서 받은 토큰을 돌려주고 카드를 새로 나눕니다. 무효까지 세어 30라운드가 지나면 게임이 끝납니다. 토큰이 가장 많은 사람이, 두 명이면 라운드를 더 많이 이긴 사람이 이기고, 같으면 함께 이깁니다.
    .ruling = 책에는 끝이 정해져 있지 않지만, 가져오기와 돌리기는 끝없이 이어질 수 있습니다.
rule-DU-70 = 다른 사람의 카드는 볼 수 없고 몇 장인지만 압니다. 그러나 테이블 위의 것은 모두 보이고 잊히지 않습니다. 버려진 카드도, 테이블에서 손으로 간 카드도 여러 번 돌려도 지금의 방향대로 적혀 있습니다. 라운드를 시작한 사람은 별 카드를 낼 때까지 그것을 가지고 있다는 것도 확실하지만, 방향은 알 수 없습니다.
