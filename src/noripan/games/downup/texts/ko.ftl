name = 다운 업
    .tagline = 손의 카드를 모두 없애세요. 손으로 돌아오는 카드는 위아래가 뒤바뀌어요.

card-plain = { $top }/{ $bottom }
card-star = ★{ $top }/{ $bottom }

in-zone = { $zone ->
        [0] { "" }
       *[other] { " " }{ $zone }번 구역
    }

board-round = { $round }라운드 { $turn }번째 차례{ $zone ->
        [0] { "" }
       *[other] { " " }({ $zone }번 구역)
    }
board-no-set = 테이블에 세트가 없어요.
board-set = { $seat }{ in-zone } │ { $cards }
board-discarded = 버린 카드: { $cards }
board-tokens = { $seat }: 카드 { $count }장, 토큰 { $score }개
board-rounds-won = { $seat }: 카드 { $count }장, { $score }승
board-out = { "    " }라운드에서 빠졌어요
board-star = { "    " }별 카드를 가지고 있어요(방향은 몰라요)
board-known = { "    " }모두가 아는 카드: { $cards }
board-hand = 내 카드: { $cards }
screen-tokens = 카드 { $count }장, 토큰 { $score }개
screen-rounds-won = 카드 { $count }장, { $score }승
screen-out = 라운드에서 빠졌어요

move-lay = { $cards } 내려놓기
move-add = { $seat }의{ in-zone } 세트에 { $card } 더하기
move-take = { $seat }의{ in-zone } 세트 { $cards } 가져오기
move-flip = 손의 카드를 모두 돌리기

event-laid = { $seat }이(가){ $zone ->
        [0] { "" }
       *[other] { " " }{ $zone }번 구역에
    } { $cards }을(를) 내려놓아요.
event-added = { $seat }이(가) { $set_seat }의{ in-zone } 세트에 { $card }을(를) 더해요. 이제 값 { $value }, { $size }장이에요.
event-took = { $seat }이(가) { $set_seat }의{ in-zone } 세트를 가져와 { $cards }(으)로 손에 들어요.
event-flipped = { $seat }이(가) 손의 카드 { $count }장을 모두 돌려요.
event-set_returned = { $seat }의{ in-zone } 세트가 밀려나 { $cards }(으)로 손에 돌아가요.
event-last_set_beaten = { $seat }의 마지막 세트가 밀려나 버려져요: { $cards }.
event-discarded = { $seat }이(가){ in-zone } 세트를 버려요: { $cards }.
event-last_set_discarded = { $seat }은(는) 라운드에서 빠졌으니 마지막 세트를 버려요: { $cards }.
event-left_first = { $seat }이(가) 첫 번째로 손을 비워 토큰 { $tokens }개를 받고(모두 { $total }개) 라운드에서 빠져요.
event-left_second = { $seat }이(가) 두 번째로 손을 비워 토큰 { $tokens }개를 받고(모두 { $total }개) 라운드가 끝나요.
event-round_won = { $seat }이(가) 손을 비워 라운드에서 이겨요({ $total }승).
event-round_void = { $round }라운드는 { $turns }차례가 지나도록 끝나지 않아 무효예요.
event-tokens_returned = { $seat }이(가) 토큰 { $tokens }개를 돌려주어 { $total }개가 됐어요.
event-last_round_ended = 마지막 { $rounds }라운드가 끝났어요.
event-round_began = { $round }라운드는 별 카드를 가진 { $seat }부터 시작해요.
event-match_won = 승자: { $seats }.

reason-goes-out = 이것으로 손의 카드를 모두 비워요.
reason-sends-home = { $seat }의 { $cards }을(를) 손으로 돌려보내요.
reason-never-back = 상대의 세트에 더한 카드는 내게 돌아오지 않아요.
reason-unbeatable = { $value }보다 큰 카드를 { $count }장 가질 수 있는 사람이 없어 사실상 없앤 셈이에요.
reason-blocks = { $seat }은(는) { $count }장 남았는데, 이제 손을 비우려면 { $value }보다 커야 해요.
reason-all-at-once = 위 숫자가 { $value }인 카드 { $count }장을 한 번에 없애요.
reason-welcome-back = 돌아와도 손의 카드와 어울려요: { $cards }.
reason-free-spot = 이 크기의 세트가 없어 { $value } 같은 작은 숫자도 낼 수 있어요.
reason-fewer-sets = 돌리면 손을 비우는 데 세트 { $before }개가 아니라 { $count }개면 돼요.
reason-higher = 돌리면 손의 숫자가 더 커져요.
reason-gathers = 손에 들면 가진 카드와 어울려요: { $cards }.

theme-goes-out = 손 비우기
theme-sends-home = 카드 돌려보내기
theme-never-back = 남의 세트에 더하기
theme-unbeatable = 밀려나지 않는 세트
theme-blocks = 막기
theme-all-at-once = 같은 숫자 한꺼번에
theme-welcome-back = 돌아와도 좋은 카드
theme-free-spot = 빈자리
theme-fewer-sets = 손 돌려 세트 줄이기
theme-higher = 손 돌려 숫자 높이기
theme-gathers = 모으기

error-no_such_card = 이 게임에 { $text } 카드는 없어요.
error-different_tops = 한 세트의 카드는 위 숫자가 모두 같아야 해요. { $card }와(과) { $other_card }은(는) 달라요.
error-card_twice = { $card }을(를) 두 번 적었지만 이 카드는 한 장뿐이에요.
error-no_such_seat = { $players }명이 할 때 { $number }번 자리는 없어요.
error-no_zones = 구역은 두 명일 때만 있어요. 자리만 적으세요.
error-zone_missing = 두 명일 때는 { $example }처럼 구역도 적으세요.
error-own_set = 다른 사람의 세트에만 더하거나, 다른 사람의 세트만 가져올 수 있어요.
error-no_set_there = { $seat }의{ in-zone } 세트가 없어요.
error-not_in_deck = { $card }은(는) { $players }명일 때 쓰지 않는 카드예요.
error-not_held = { $card }은(는) 내게 없어요.
error-other_way_up = 그 카드는 { $card }이(가) 아니라 거꾸로 { $held_card }(으)로 들고 있어요.
error-other_value = { $card }의 위 숫자는 그 세트의 값 { $value }이(가) 아니에요.
error-too_low = { $seat }의{ in-zone } 세트 때문에 { $size }장짜리 세트는 값이 { $to_beat }보다 커야 해요. { $value }(으)로는 모자라요.

# ---- 브라우저
web-lay-none = 내려놓기
web-lay-set = { $value } { $size }장 내려놓기
web-add = 더하기
web-add-main = 카드 더하기
web-take = 가져오기
web-take-main = 세트 가져오기
web-flip = 돌리기
web-flipped = 내 카드가 이렇게 바뀌어요.
web-flip-main = 손 전체 돌리기
web-choose = { $zone ->
        [0] { "" }
       *[other] { $zone }번 구역 차례예요.{ " " }
    }위 숫자가 같은 카드나 상대의 세트를 고르세요.
web-beats-nothing = 밀려나는 세트가 없어요.
web-in-hand = 손에 { $count }장
web-star = 별 카드를 가지고 있음
web-known = 이 손에서 알려진 카드: { $cards }
web-out = 이번 라운드에서 빠짐
web-no-set = { $zone ->
        [0] 세트 없음
       *[other] { $zone }번 구역: 세트 없음
    }
web-nothing-laid = 내 앞에는 세트가 없어요.
web-mine = 내 세트
order-top = 위 숫자순
order-bottom = 아래 숫자순
web-hand = 내 카드
web-card = { $card }
web-card-back = { $card }, 손으로 돌아온 카드
web-zone = { $zone }번 구역
web-worth = 값 { $value }, { $size }장
web-goes-back = 손으로 돌아감
web-tokens = 토큰 { $goal }개 중 { $count }개
web-rounds-won = { $goal }라운드 중 { $count }라운드 승리
web-round = { $round }라운드 · 버린 카드 { $count }장

rule-DU-1 = 카드는 40장이에요. 카드마다 위와 아래에 1부터 10까지의 서로 다른 숫자가 있고, 카드를 돌리면 위아래가 바뀌어요. 위가 3, 아래가 4인 카드를 3/4로 적어요. 숫자마다 정확히 여덟 장의 카드에 있어요. 별이 그려진 1/5는 특별한 카드예요.
    .ruling = 어떤 짝이 있는지는 인쇄된 카드에만 나와요. 우리 카드에는 1/4, 2/3, 5/6, 7/8, 9/10을 뺀 서로 다른 두 수의 짝이 모두 있어요.
rule-DU-2 = 다섯 명이면 40장을 모두 써요. 네 명이면 10이 있는 카드를, 세 명이면 9가 있는 카드도, 두 명이면 8이 있는 카드도 빼요. 그래서 한 사람이 여덟 장, 두 명일 때는 아홉 장을 받아요.
    .ruling = 뺄 카드를 나타내는 규칙서의 기호를 알아볼 수 없어서, 인원수에 꼭 맞는 카드를 골랐어요.
rule-DU-3 = 라운드마다 카드를 섞어 모두 나눠요.
    .ruling = 카드를 어느 방향으로 받는지도 무작위예요.
rule-DU-4 = 손에 든 카드의 순서는 마음대로 바꿔도 되지만 방향을 돌리면 안 돼요. 카드는 행동으로만 돌아가요.
rule-DU-5 = 1/5든 5/1이든 별 카드를 가진 사람이 라운드를 시작해요. 차례는 시계 방향으로 돌아요.
rule-DU-10 = 세트는 위 숫자가 같은 카드 한 장 이상이에요. 그 숫자가 세트의 값이고, 카드의 수가 크기예요.
rule-DU-11 = 차례는 정리로 시작해요. 전에 내려놓은 세트가 아직 내 앞에 있으면 뒷면으로 버리고, 그 카드는 이번 라운드에서 빠져요. 그 카드를 없애는 데 성공한 거예요. 그런 다음에 무엇을 할지 골라요.
rule-DU-12 = 이어서 행동을 정확히 하나 해요. 세트 내려놓기, 세트에 더하기, 세트 가져오기, 손의 카드 돌리기 가운데 하나예요.
rule-DU-13 = 테이블에서 손으로 가는 카드는 이유가 무엇이든 언제나 위아래를 돌려요. 3/4는 4/3이 돼요.
rule-DU-20 = 내려놓기: 손에서 세트 하나를 내 앞에 놓아요. 다른 사람 앞에 크기가 같은 세트가 있으면 값이 그보다 커야 하고, 밀려난 세트는 위아래가 바뀌어 주인의 손으로 돌아가요. 크기가 같은 세트가 없으면 값은 상관없어요.
rule-DU-21 = 같은 숫자의 카드를 전부 내려놓지 않고 일부만 내려놓아도 돼요.
rule-DU-25 = 더하기: 손의 카드 한 장을 다른 사람의 세트에 놓아요. 그 카드의 위 숫자가 세트의 값과 같아야 해요. 내 세트에는 더할 수 없어요.
rule-DU-26 = 더해서 커진 세트가 테이블의 다른 세트와 크기가 같아지면, 커진 쪽의 값이 더 커야만 더할 수 있어요. 값이 작은 세트는 위아래가 바뀌어 주인의 손으로 돌아가요.
rule-DU-30 = 가져오기: 다른 사람의 세트 하나를 통째로 위아래를 돌려 손에 들어요. 같은 숫자가 될 카드를 모으거나 남을 방해할 때 좋아요.
rule-DU-35 = 돌리기: 손의 카드를 한꺼번에 모두 돌려요. 아래 숫자가 모두 위 숫자가 돼요.
rule-DU-40 = 세 명에서 다섯 명이면, 첫 번째로 손의 카드를 다 없앤 사람이 토큰 두 개를 받고 라운드에서 빠져요.
rule-DU-41 = 빠진 사람의 마지막 세트는 그 사람의 차례가 돌아올 때까지 남아 있다가 버려져요. 그 전에 밀려나면 돌아갈 손이 없으니 바로 버려져요.
    .ruling = 그동안 다른 사람은 그 세트에 더하거나 그 세트를 가져올 수 있어요. 더한 카드는 그 세트와 함께 움직여요.
rule-DU-42 = 두 번째로 손의 카드를 다 없앤 사람이 토큰 한 개를 받고, 라운드는 바로 끝나요.
rule-DU-43 = 토큰을 가장 먼저 네 개 이상 모은 사람이 라운드 도중이라도 바로 게임에서 이겨요.
rule-DU-50 = 두 명이면 각자 세트를 하나씩 놓을 수 있는 구역이 1번과 2번, 두 개예요. 차례를 두 번 이어서 하는데, 첫 번째는 1번 구역에서, 두 번째는 2번 구역에서 해요. 차례마다 그 구역의 세트만 버려요.
rule-DU-51 = 내 다른 구역에 있는 세트도 남의 세트처럼 쳐요. 크기가 같으면 값이 더 커야 하고, 값이 작은 내 세트는 위아래가 바뀌어 손으로 돌아와요.
rule-DU-52 = 라운드의 맨 첫 차례는 2번 구역에서 한 번만 해요. 먼저 하는 이점을 줄이기 위해서예요.
rule-DU-53 = 더하기와 가져오기는 상대의 세트에만 할 수 있어요.
    .ruling = 두 명일 때 내 다른 구역에도 할 수 있는지 규칙서에는 없어요. 여럿이 할 때처럼 할 수 없는 것으로 정했어요.
rule-DU-54 = 두 명이면 먼저 손의 카드를 다 없앤 사람이 라운드에서 이기고, 라운드는 바로 끝나요. 두 라운드에서 이기면 게임에서 이겨요.
    .ruling = 마지막 카드가 내 다른 구역의 세트를 밀어내면 그 세트가 손으로 돌아와요. 손이 빈 것이 아니므로 라운드는 이어져요.
rule-DU-60 = 행동 하나가 한 차례이고, 한 라운드는 300차례까지예요. 그때까지 끝나지 않으면 무효가 되어 그 라운드에서 받은 토큰을 돌려주고 카드를 새로 나눠요. 무효까지 세어 30라운드가 지나면 게임이 끝나요. 토큰이 가장 많은 사람이, 두 명이면 더 많은 라운드에서 이긴 사람이 이기고, 같으면 함께 이겨요.
    .ruling = 규칙서에는 끝이 정해져 있지 않지만, 가져오기와 돌리기는 끝없이 이어질 수 있어요.
rule-DU-70 = 다른 사람의 카드는 볼 수 없고 몇 장인지만 알아요. 하지만 테이블 위의 것은 모두 보이고 잊히지 않아요. 버린 카드도, 테이블에서 손으로 간 카드도 목록에 있고, 그 뒤에 돌렸더라도 지금의 방향대로 나와요. 라운드를 시작한 사람이 별 카드를 내려놓을 때까지 가지고 있다는 것도 확실하지만, 방향은 알 수 없어요.
wins-by = { $players ->
        [2] 두 라운드에서 먼저 이긴 사람이 승리해요.
       *[other] 토큰 4개를 먼저 모은 사람이 이겨요.
    }

web-about-star = 별 카드 1/5를 가진 사람이 라운드를 시작해요.
web-about-star-card = 별 카드예요. 가진 사람이 라운드를 시작해요.
web-about-count = 이 플레이어의 손에 있는 카드 수예요.
web-about-known = 테이블에서 이 손으로 들어간 카드라서 모두가 알아요.
web-own-zone = { $zone }번 구역: 세트 없음
web-choose-zone = { $turn ->
        [1] 라운드의 첫 차례는 2번 구역에서 한 번만 해요.
       *[other] { $zone ->
            [1] 두 번 중 첫 번째, 1번 구역 차례예요.
           *[other] 두 번 중 두 번째, 2번 구역 차례예요.
        }
    } 위 숫자가 같은 카드나 상대의 세트를 고르세요.

aim = 남보다 먼저 손의 카드를 모두 없애세요. 토큰 네 개를 먼저 모으면 이겨요(두 명이면 두 라운드 먼저 이기기).
box = 카드 { $count }장, 숫자 두 개의 짝이 모두 달라서 카드를 돌리면 값이 바뀌어요. 토큰은 { $goal }개를 모으면 이기고, 두 명이면 { $rounds }라운드에서 이기면 돼요.
notation = 카드는 위/아래로 3/4처럼 적어요. 행동은 lay 3/4 3/6, add 5/1 @2(2번 자리의 세트에), take @2, flip이에요. 두 명이면 자리와 구역으로 @1.2처럼 적어요.
part-numbers = { $players ->
        [2] 숫자 1~{ $number }
       *[other] 숫자 { $number }이(가) 있는 카드
    }
part-set = { $seat }의 앞{ in-zone }
part-known = { $seat }의 손으로 돌아간 카드
part-worth = 크기 { $size }, 값 { $value }
part-won = { $players ->
        [2] 이긴 라운드: { $count }
       *[other] 토큰: { $count }개
    }
example-turn = 한 차례
    .one = 준의 앞에는 4 한 장, 솔의 앞에는 3 두 장이 있어요. 카드의 위쪽 숫자만 값이 돼요.
    .two = 미나가 6 한 장을 내려놓아요. 준의 4도 한 장짜리이고 6이 더 높으니 준의 세트가 져요. 솔의 두 장은 크기가 달라서 그대로예요.
    .three = 준은 진 카드를 뒤집어 손으로 가져가요. 4/7이 7/4가 됐어요.
example-higher = 다른 사람들 앞에 7 한 장과 6 세 장이 있어요. 한 장이면 7보다, 세 장이면 6보다 높아야 해요. 두 장짜리 세트는 없으니 두 장은 아무 값이나 괜찮아요.
    .title = 크기가 같은 세트는 더 높아야 해요
example-add = 미나가 솔의 5에 5를 더해요. 두 장이 되어 준의 3 두 장을 이겨요. 준의 카드는 위아래가 뒤집혀 4와 6으로 손에 돌아가요.
    .title = 남의 세트에 더하기
example-add-low = 준의 앞에 3 한 장, 솔의 앞에 5 두 장이 있어요. 3을 더하면 두 장이 되는데 5 두 장보다 낮아서 할 수 없어요.
    .title = 너무 낮아서 더할 수 없을 때
example-take = 미나가 준의 2 세 장을 가져와요. 위아래가 뒤집혀 5, 7, 9로 손에 들어와요.
    .title = 세트 가져오기
example-flip = 미나가 손의 카드를 한꺼번에 모두 돌려요. 그것으로 차례가 끝나요.
    .title = 손 전체 돌리기
example-out = 미나가 마지막 두 장을 내려놓고 가장 먼저 손을 비워서 토큰 두 개를 받아요. 마지막 세트는 미나의 차례가 돌아올 때까지 남아 있어요.
    .title = 가장 먼저 빈 손
example-zones = 두 명이면 각자 구역이 두 개예요. 미나의 새 6은 2번 구역에 있는 자기 3도 이기므로, 그 카드는 5/3이 되어 손으로 돌아와요.
    .title = 두 명, 두 구역
