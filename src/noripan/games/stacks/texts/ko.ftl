name = 시퀀스 스택스
    .tagline = 1부터 5까지 함께 쌓고, 5를 놓는 사람이 칩을 가져갑니다.

colour = { $colour ->
        [r] 빨강
       *[b] 파랑
    }
card-number = { colour } { $number }
card-wild = { colour } 와일드
card-special = { $kind ->
        [jump] 점프
        [reverse] 리버스
        [steal] 카드 스틸
        [chip] 칩 스틸
       *[hold] 잠깐!
    }

played-from = { $source ->
        [discard] 버린 더미에서{ " " }
       *[hand] { "" }
    }
play-from = { $source ->
        [discard] 내 버린 더미에서{ " " }
       *[hand] { "" }
    }

board-piles = { colour } 더미: { $count ->
        [0] 없음
       *[other] { $piles }
    }
board-stock = 뽑는 더미 { $count }장, 모아 둔 카드 { $aside }장
board-player = { $seat }: 카드 { $count }장, 칩 빨강 { $reds }개, 파랑 { $blues }개
board-discards = { "  " }버린 더미: { $all } (쓸 수 있는 카드: { $top })
board-known = { "  " }확실히 가진 카드: { $known }
board-direction = 진행 방향: { $direction ->
        [1] 시계 방향
       *[other] 시계 반대 방향
    }{ $reverses ->
        [0] { "" }
       *[other] , 차례가 끝나면 적용될 리버스 { $reverses }장
    }{ $jumps ->
        [0] { "" }
       *[other] , 적용될 점프 { $jumps }장
    }
board-window = { $seat }이(가) { colour } 더미를 완성했습니다. 누군가에게 “잠깐!”을 쓸지 묻고 있습니다.
board-hand = 내 카드: { $hand }
screen-cards = 카드 { $count }장
screen-discards = 버린 카드

move-lay = { play-from }{ $card } 놓기
move-lay-wild = { play-from }{ $card }을(를) { $number }(으)로 놓기
move-jump = { play-from }점프 쓰기
move-reverse = { play-from }리버스 쓰기
move-steal = { $source ->
        [discard] 내 버린 더미의 카드 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }의 손에서 보지 않고 한 장 가져오기
move-steal-top = { $source ->
        [discard] 내 버린 더미의 카드 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }의 버린 더미 맨 위 카드 가져오기
move-chip = { $source ->
        [discard] 내 버린 더미의 칩 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }에게서 { colour } 칩 가져오기
move-discard = { $card }을(를) 버리고 차례 끝내기
move-end = 빈손으로 차례 끝내기
move-hold = “잠깐!”을 써서 { $from_seat }의 { colour } 칩 막기
move-allow = { $from_seat }이(가) { colour } 칩을 가져가게 두기

fact-laid = { $seat }이(가) { played-from }{ $card }을(를) 놓습니다.
fact-laid_wild = { $seat }이(가) { played-from }{ $card }을(를) { $number }(으)로 놓습니다.
fact-jumped = { $seat }이(가) { played-from }점프를 씁니다.
fact-reversed = { $seat }이(가) { played-from }리버스를 씁니다.
fact-stole = { $seat }이(가) { $from_seat }의 손에서 카드를 한 장 가져옵니다.
fact-stole_card = { $seat }이(가) { $from_seat }의 손에서 { $card }을(를) 가져옵니다.
fact-stole_top = { $seat }이(가) { $from_seat }의 버린 더미에서 { $card }을(를) 가져옵니다.
fact-stole_chip = { $seat }이(가) { $from_seat }에게서 { colour } 칩을 가져옵니다.
fact-completed = { $seat }이(가) { colour } 더미를 완성했습니다.
fact-no_chip_left = 남은 { colour } 칩이 없습니다.
fact-took_chip = { $seat }이(가) { colour } 칩을 받아 이제 빨강 { $reds }개, 파랑 { $blues }개입니다.
fact-asked = { $seat }이(가) { colour } 더미를 완성했습니다. 가지고 있는 “잠깐!”을 쓰겠습니까?
fact-allowed = { $seat }이(가) { colour } 칩을 가져가게 두었습니다.
fact-held_up = { $seat }이(가) “잠깐!”을 써서 { $from_seat }은(는) { colour } 칩을 받지 못합니다.
fact-drew = { $seat }이(가) 카드를 { $count }장 뽑습니다.
fact-drew_cards = { $seat }이(가) { $cards }을(를) 뽑습니다.
fact-reshuffled = 모아 둔 카드를 섞어 { $count }장짜리 새 더미를 만듭니다.
fact-discarded = { $seat }이(가) { $card }을(를) 버립니다.
fact-ended = { $seat }은(는) 버릴 카드 없이 차례를 끝냅니다.
fact-turned = 이제 { $direction ->
        [1] 시계 방향
       *[other] 시계 반대 방향
    }으로 진행합니다.
fact-skipped = 건너뛴 사람: { $seats }.
fact-turn_began = { $seat }의 차례입니다.
fact-had_enough = { $seat }이(가) 빨강 칩 { $reds }개와 파랑 칩 { $blues }개를 모았습니다.
fact-exhausted = 뽑을 카드가 없고 { $count }번의 차례 동안 아무도 카드를 쓰지 않아 시합이 끝납니다.
fact-took_too_long = { $count }수를 두어 시합이 끝납니다.
fact-match_won = 승자: { $seats }.

reason-wins = { colour } 더미를 완성합니다. 아무도 “잠깐!”을 쓰지 않으면 이 칩으로 이깁니다.
reason-needed-chip = { colour } 더미를 완성해 필요한 칩을 얻습니다. 그러면 { $count }개가 남습니다.
reason-chip = { colour } 더미를 완성해 남이 가져가지 못하게 합니다.
reason-on-the-way = 이 { colour } 더미를 이번 차례에 완성할 수 있습니다.
reason-new-hand = 마지막 카드이므로 바로 새 카드 다섯 장을 받습니다.
reason-stays-low = { colour } 더미가 아직 낮아 다음 사람이 완성하려면 { $count }장이 더 필요합니다.
reason-chain = 나중에 놓일 { $card } 위에 버려 둘 다 다시 쓸 수 있습니다.
reason-spare = { $card }이(가) 한 장 더 있습니다.
reason-far-off = { $card }을(를) 놓으려면 다른 카드 { $count }장이 먼저 나와야 합니다.
reason-keeps-hold = 위험한 순간을 위해 “잠깐!”을 아껴 둡니다.
reason-leaves-nothing = 5만 남은 더미가 없어 다음 사람이 한 장으로 완성할 것이 없습니다.
reason-stops-win = { $seat }이(가) 이 { colour } 칩을 받으면 이깁니다.
reason-denies = { $seat }은(는) 칩이 { $count }개 더 필요하고, 이 { colour } 칩이 그중 하나입니다.
reason-useless-chip = { $seat }에게 { colour } 칩은 더 도움이 되지 않으니 “잠깐!”을 아껴도 됩니다.
reason-saves-hold = { $seat }은(는) 그래도 칩이 { $count }개 더 필요하니 “잠깐!”은 더 위험할 때 씁니다.
reason-both-need = 나와 { $seat } 모두에게 필요한 { colour } 칩입니다.
reason-you-need = 나에게 { colour } 칩이 필요합니다.
reason-they-need = { $seat }에게 필요한 { colour } 칩입니다.
reason-useful-card = { $card }은(는) 바로 쓸모가 있습니다.
reason-from-leader = 칩이 { $count }개만 더 필요한 { $seat }의 카드가 한 장 줄고 내 카드가 늘어납니다.
reason-another-turn = 두 명일 때 점프를 쓰면 다음 차례도 내 차례입니다.
reason-skips = 더미가 높을 때 { $seat }의 차례를 건너뜁니다.

error-wild_needs_number = { $card }을(를) 몇으로 쓸지 rW=4처럼 적으세요. =1은 새 더미를 엽니다.
error-hold_from_hand = “잠깐!”은 손에 있을 때만 쓸 수 있습니다.
error-no_such_seat = { $number }번 자리는 없습니다. 마지막 자리는 { $last }번입니다.
error-answer_first = { $seat }이(가) 더미를 완성했습니다. “hold” 또는 “allow”로 답하세요.
error-nobody_asks = “hold”와 “allow”는 다른 사람이 더미를 완성한 순간에만 쓸 수 있습니다.
error-must_discard = 손에 카드가 있으면 한 장을 버려야 차례가 끝납니다.
error-not_on_top = { $card }은(는) 당신의 버린 더미 맨 위에 없습니다.
error-not_held = { $card }이(가) 당신의 손에 없습니다.
error-two_piles_open = { colour } 더미가 이미 두 개 열려 있습니다. 하나를 완성해야 새로 열 수 있습니다.
error-no_pile_wants = 지금 { $number }이(가) 필요한 { colour } 더미가 없습니다.
error-own_seat = 다른 사람의 것만 가져올 수 있습니다.
error-hand_empty = { $seat }의 손에는 카드가 없습니다.
error-discard_empty = { $seat }의 버린 더미는 비어 있습니다.
error-no_such_chip = { $seat }에게는 { colour } 칩이 없습니다.
error-chip_would_win = 가져온 칩으로 이길 수는 없습니다. 이 { colour } 칩을 가져오면 이기게 됩니다.

web-colour = { $colour ->
        [r] 빨강
       *[b] 파랑
    }
web-players = 함께하는 사람들
web-piles = 더미
web-hand = 내 손
web-discards = 내 버린 더미
web-discards-help = { $count }장, 맨 위는 쓸 수 있어요
web-no-discards = 차례가 끝날 때마다 여기에 한 장 버려요.
web-special = { $kind ->
        [jump] 점프
        [reverse] 리버스
        [steal] 카드 스틸
        [chip] 칩 스틸
       *[hold] 잠깐!
    }
web-direction = { $direction ->
        [1] 시계 방향
       *[other] 반시계 방향
    }
web-jumps = { $count }명 건너뜀
web-reverses = { $count ->
        [one] 방향 바뀜
       *[other] 방향 { $count }번 바뀜
    }
web-chips = 빨강 칩 { $reds }개, 파랑 칩 { $blues }개. 색마다 두 개 이상, 모두 다섯 개가 필요해요
web-chips-of = 칩 5개 가운데 { $count }개
web-known = 이 손에서 알려진 카드: { $cards }
web-their-discards = 버린 더미 { $count }장, 위에서부터: { $cards }
web-take-chip = { colour } 칩 뺏기
web-take-top = 맨 위: { $card }
web-take-unseen = 안 보고 한 장
web-pile = { $count ->
        [0] { web-colour } 더미 { $place }: 비어 있음
       *[other] { web-colour } 더미 { $place }: 다음은 { $number }
    }
web-next = 다음 { $number }
web-free-pile = 1부터 시작
web-lay-here = { $card }을(를) { colour } 더미 { $place }에 놓기
web-lay = { $card } 놓기
web-lay-as = { $number }(으)로 놓기
web-use = { $kind ->
        [jump] 점프
       *[reverse] 리버스
    } 쓰기
web-discard = 버리기
web-end = 차례 끝내기
web-choose = 밑줄 친 카드를 쓰고, 한 장을 버려 차례를 끝내세요.
web-arranged = { $count }장을 놓아 보았어요. 버리기 전까지 되돌릴 수 있어요.
web-chosen = 맞는 더미에 놓거나, 버리고 차례를 끝내세요.
web-chosen-discard = 쓰거나, 버리고 차례를 끝내세요.
web-take-from = { $seat }에게서 가져오기
web-choose-whom = 누구에게서 가져올지 고르세요.
web-playable = { $card }, 쓸 수 있음
web-not-playable = { $card }
web-hold-ask = { $seat }이(가) { colour } 더미를 완성했어요. 잠깐!을 쓸까요?
web-hold-open = { $seat }이(가) { colour } 더미를 완성했어요.
web-hold-chip = { colour } 칩을 막을까요? 지금까지:
web-hold-wins = 이 { colour } 칩이 다섯째라 이기게 돼요. 지금까지:
web-hold = 잠깐!
web-allow = 그냥 두기
web-seconds = { $count }초

rule-SS-1 = 모두 카드를 다섯 장씩 받습니다. 나머지는 뒤집어 두어 뽑는 더미로 씁니다.
rule-SS-2 = 두 명에서 여섯 명까지 할 수 있습니다. 두 명이면 리버스를 모두 빼고, 칩 스틸 두 장, “잠깐!”과 카드 스틸과 점프를 한 장씩 빼서 112장으로 합니다.
rule-SS-3 = 누가 먼저 할지는 무작위로 정하고, 시계 방향으로 돌아갑니다.
rule-SS-10 = 차례가 되면 카드를 쓰고 싶은 만큼 씁니다. 하나도 쓰지 않아도 됩니다. 카드를 한 장 버리면 차례가 끝납니다.
rule-SS-11 = 새 더미는 1이나 그 색의 와일드로 엽니다. 색마다 더미를 동시에 두 개까지만 열어 둘 수 있습니다.
rule-SS-12 = 열린 더미에는 같은 색의 다음 수를 놓거나, 같은 색 와일드를 그 수로 삼아 놓습니다. 더미는 모두가 함께 씁니다.
    .ruling = 같은 색의 두 더미가 같은 수를 기다리면 먼저 열린 더미에 놓습니다.
rule-SS-13 = 손에 있는 카드나 자기 버린 더미의 맨 위 카드를 씁니다. 맨 위 카드를 쓰면 그 아래 카드도 쓸 수 있게 됩니다.
rule-SS-14 = 손에서 쓴 카드가 마지막 한 장이었다면 곧바로 다섯 장을 새로 뽑고 차례를 이어 갑니다. 몇 번이든 되풀이할 수 있습니다.
    .ruling = 카드의 효과가 모두 끝난 뒤에, 곧 “잠깐!”을 쓸지 물어본 뒤에 뽑습니다. 마지막 카드가 카드 스틸이었다면 가져온 카드가 손에 있으므로 뽑지 않습니다. 버린 더미의 카드를 쓴 뒤에도 뽑지 않습니다.
rule-SS-20 = 손에서 한 장을 골라 앞면이 보이게 자기 버린 더미에 올리면 차례가 끝납니다. 그다음 다섯 장이 될 때까지 뽑습니다.
    .ruling = 카드를 모두 빼앗기고 뽑을 것도 없어서 손이 비었을 때만 버리는 대신 “end”라고 하고, 다섯 장까지 뽑습니다.
rule-SS-25 = 다섯 번째 카드가 더미를 완성합니다. 그 카드를 놓은 사람이 더미와 같은 색의 칩을 하나 받고, 카드 다섯 장은 따로 모아 둡니다.
rule-SS-26 = 뽑아야 하는데 뽑는 더미가 비었다면 모아 둔 카드를 섞어 새 더미로 씁니다. 쓴 특수 카드와 버린 더미는 들어가지 않습니다.
    .ruling = 방금 완성된 더미도 함께 섞습니다. 더미에 쓰인 와일드도 돌아옵니다.
rule-SS-27 = 칩은 색마다 20개입니다.
    .ruling = 어떤 색의 칩이 다 나갔다면 그 색 더미를 완성해도 칩을 받지 못하고, “잠깐!”을 쓸지 묻지도 않습니다. 5,000수를 두면 카드가 다한 것처럼(SS-50) 끝납니다.
rule-SS-30 = 칩을 다섯 개 이상, 그 가운데 빨강과 파랑을 각각 두 개 이상 모은 사람이 그 자리에서 이깁니다.
rule-SS-40 = 점프: 다음 사람의 차례를 건너뜁니다.
    .ruling = 점프와 리버스는 차례가 끝날 때 한꺼번에 적용됩니다. 먼저 방향이 바뀌고, 점프 한 장마다 한 사람을 건너뜁니다. 그래서 두 명일 때 점프를 쓰면 한 번 더 하게 됩니다.
rule-SS-41 = 리버스: 진행 방향이 반대로 바뀝니다.
rule-SS-42 = 카드 스틸: 다른 사람의 손에서 한 장, 또는 다른 사람의 버린 더미 맨 위 카드를 가져와 손에 넣습니다.
    .ruling = 손에서 가져올 때는 보지 않고 무작위로 한 장을 가져옵니다.
rule-SS-43 = 칩 스틸: 다른 사람의 칩 가운데 하나를 골라 가져옵니다. 이것으로 게임을 이길 수는 없습니다.
    .ruling = 가져오면 승리 조건이 채워지는 칩은 가져올 수 없습니다.
rule-SS-44 = 잠깐!: 다른 사람이 더미를 완성하는 순간에 쓸 수 있습니다. 그 사람은 칩을 받지 못하고, 더미는 그대로 모아 둡니다.
    .ruling = 손에 있는 카드만 쓸 수 있고, 버린 더미에 있는 것은 쓸 수 없습니다.
rule-SS-45 = 남의 차례에 쓸 수 있는 카드는 “잠깐!”뿐입니다.
    .ruling = “잠깐!”을 가진 사람에게만, 더미를 완성한 사람 다음부터 진행 순서대로 묻습니다. 이번 차례에 쓴 리버스는 아직 따지지 않습니다. 먼저 쓴 한 장으로 결정됩니다. “잠깐!”을 쓰거나 카드를 빼앗겨 줄어든 손은 자기 다음 차례가 끝날 때 채웁니다.
rule-SS-46 = 다른 특수 카드는 자기 차례에만 씁니다. 쓴 특수 카드는 게임에서 빠집니다.
    .ruling = 아무 효과가 없는 특수 카드는 쓸 수 없습니다. 점프와 리버스는 언제나 효과가 있는 것으로 봅니다.
rule-SS-50 = 카드가 다 떨어져도 승부는 가립니다.
    .ruling = 뽑을 카드도 모아 둔 카드도 없는 채로 시작한 차례가 사람 수만큼 이어지는 동안 아무도 카드를 쓰지 않으면 시합이 끝납니다. 칩이 가장 많은 사람이 이기고, 같으면 함께 이깁니다.
rule-SS-60 = 손에 든 카드와 뽑는 더미는 숨겨져 있습니다. 더미와 그 속의 와일드, 버린 더미, 칩, 쓴 특수 카드, 모아 둔 카드, 진행 방향, 적용될 점프, 각자의 카드 수는 모두 공개입니다. 손에서 어떤 카드를 가져왔는지는 두 당사자만 알고, “잠깐!”을 쓸지 누구에게 묻는지는 그 사람만 압니다.
