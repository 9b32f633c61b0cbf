name = 시퀀스 스택스
    .tagline = 1부터 5까지 함께 쌓고, 5를 놓는 사람이 칩을 가져가요.

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
        [discard] 버린 카드 더미에서{ " " }
       *[hand] { "" }
    }
play-from = { $source ->
        [discard] 내가 버린 카드 더미에서{ " " }
       *[hand] { "" }
    }

board-piles = { colour } 시퀀스: { $count ->
        [0] 없음
       *[other] { $piles }
    }
board-stock = 뽑는 더미 { $count }장, 모아 놓은 카드 { $aside }장
board-player = { $seat }: 카드 { $count }장, 칩 빨강 { $reds }개, 파랑 { $blues }개
board-discards = { "  " }버린 카드: { $all } (쓸 수 있는 카드: { $top })
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
board-window = { $seat }이(가) { colour } 시퀀스를 완성했어요. 누군가에게 “잠깐!”을 쓸지 묻고 있어요.
board-hand = 내 카드: { $hand }
screen-cards = 카드 { $count }장
screen-discards = 버린 카드
spoken-pile = { colour } 시퀀스: { $cards }
spoken-discards = { "  " }버린 카드: { $cards } (쓸 수 있는 카드: { $card })
spoken-known = { "  " }확실히 가진 카드: { $cards }
spoken-hand = 내 카드: { $cards }

move-lay = { play-from }{ $card } 놓기
move-lay-wild = { play-from }{ $card }을(를) { $number }(으)로 놓기
move-jump = { play-from }점프 쓰기
move-reverse = { play-from }리버스 쓰기
move-steal = { $source ->
        [discard] 내가 버린 카드 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }의 손에서 보지 않고 한 장 가져오기
move-steal-top = { $source ->
        [discard] 내가 버린 카드 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }의 버린 카드 더미에서 맨 위 카드 가져오기
move-chip = { $source ->
        [discard] 내가 버린 칩 스틸로{ " " }
       *[hand] { "" }
    }{ $from_seat }에게서 { colour } 칩 가져오기
move-discard = { $card }을(를) 버리고 차례 끝내기
move-end = 빈손으로 차례 끝내기
move-hold = “잠깐!”을 써서 { $from_seat }의 { colour } 칩 막기
move-allow = { $from_seat }이(가) { colour } 칩을 가져가게 두기

event-laid = { $seat }이(가) { played-from }{ $card }을(를) 놓아요.
event-laid_wild = { $seat }이(가) { played-from }{ $card }을(를) { $number }(으)로 놓아요.
event-jumped = { $seat }이(가) { played-from }점프를 써요.
event-reversed = { $seat }이(가) { played-from }리버스를 써요.
event-stole = { $seat }이(가) { $from_seat }의 손에서 카드를 한 장 가져가요.
event-stole_card = { $seat }이(가) { $from_seat }의 손에서 { $card }을(를) 가져가요.
event-stole_top = { $seat }이(가) { $from_seat }의 버린 카드 더미에서 { $card }을(를) 가져가요.
event-stole_chip = { $seat }이(가) { $from_seat }에게서 { colour } 칩을 가져가요.
event-completed = { $seat }이(가) { colour } 시퀀스를 완성했어요.
event-no_chip_left = 남은 { colour } 칩이 없어요.
event-took_chip = { $seat }이(가) { colour } 칩을 받아 이제 빨강 { $reds }개, 파랑 { $blues }개예요.
event-asked = { $seat }이(가) { colour } 시퀀스를 완성했어요. 가지고 있는 “잠깐!”을 쓸까요?
event-allowed = { $seat }이(가) { colour } 칩을 가져가게 뒀어요.
event-held_up = { $seat }이(가) “잠깐!”을 써서 { $from_seat }은(는) { colour } 칩을 받지 못해요.
event-drew = { $seat }이(가) 카드를 { $count }장 뽑아요.
event-drew_cards = { $seat }이(가) { $cards }을(를) 뽑아요.
event-reshuffled = 모아 놓은 카드를 섞어 { $count }장짜리 새 더미를 만들어요.
event-discarded = { $seat }이(가) { $card }을(를) 버려요.
event-ended = { $seat }은(는) 버릴 카드 없이 차례를 끝내요.
event-turned = 이제 { $direction ->
        [1] 시계 방향
       *[other] 시계 반대 방향
    }으로 진행해요.
event-skipped = 건너뛴 사람: { $seats }.
event-turn_began = { $seat }의 차례예요.
event-had_enough = { $seat }이(가) 빨강 칩 { $reds }개와 파랑 칩 { $blues }개를 모았어요.
event-exhausted = 뽑을 카드가 없고 { $count }번의 차례 동안 아무도 카드를 쓰지 않아 게임이 끝나요.
event-took_too_long = { $count }수가 지나 게임을 끝내요.
event-match_won = 승자: { $seats }.

reason-wins = { colour } 시퀀스를 완성해요. 아무도 “잠깐!”을 쓰지 않으면 이 칩으로 이겨요.
reason-needed-chip = { colour } 시퀀스를 완성해 필요한 칩을 얻어요. 그러면 { $count }개가 남아요.
reason-chip = { colour } 시퀀스를 먼저 완성해 다른 사람이 가져가지 못하게 해요.
reason-on-the-way = 이 { colour } 시퀀스를 이번 차례에 완성할 수 있어요.
reason-new-hand = 마지막 카드라서 바로 새 카드 다섯 장을 받아요.
reason-stays-low = { colour } 시퀀스가 아직 낮아요. 완성하려면 { $count }장이 더 필요해요.
reason-chain = 나중에 쓸 { $card } 위에 버리면 둘 다 다시 쓸 수 있어요.
reason-spare = { $card }이(가) 한 장 더 있어요.
reason-far-off = { $card }을(를) 놓으려면 다른 카드 { $count }장이 먼저 나와야 해요.
reason-keeps-hold = 위험한 순간을 위해 “잠깐!”을 아껴요.
reason-leaves-nothing = 카드 한 장으로 완성할 수 있는 시퀀스가 없어요.
reason-stops-win = { $seat }이(가) 이 { colour } 칩을 받으면 이겨요.
reason-denies = { $seat }은(는) 칩이 { $count }개 더 필요하고, 이 { colour } 칩이 그중 하나예요.
reason-useless-chip = { $seat }에게 { colour } 칩은 더 도움이 되지 않으니 “잠깐!”을 아껴도 돼요.
reason-saves-hold = { $seat }은(는) 그래도 칩이 { $count }개 더 필요하니 “잠깐!”은 더 위험할 때 써요.
reason-both-need = 나와 { $seat } 모두에게 필요한 { colour } 칩이에요.
reason-you-need = 내게 { colour } 칩이 필요해요.
reason-they-need = { $seat }에게 필요한 { colour } 칩이에요.
reason-useful-card = { $card }은(는) 바로 쓸모가 있어요.
reason-from-leader = { $seat }보다 승리에 가까운 사람이 없어요(남은 칩 { $count }개). 그 손에서 한 장이 줄고 내 카드가 한 장 늘어나요.
reason-another-turn = 두 명일 때 점프를 쓰면 다음 차례도 내 차례예요.
reason-skips = 시퀀스가 높이 쌓였을 때 { $seat }의 차례를 건너뛰어요.

theme-wins = 이기는 수
theme-needed-chip = 필요한 칩
theme-chip = 칩 얻기
theme-on-the-way = 끝까지 쌓기
theme-new-hand = 손 비우기
theme-stays-low = 낮게 두기
theme-chain = 이어 내기
theme-spare = 남는 카드
theme-far-off = 아직 먼 카드
theme-keeps-hold = 잠깐! 아끼기
theme-leaves-nothing = 기회 주지 않기
theme-stops-win = 승리 막기
theme-denies = 칩 막기
theme-useless-chip = 칩 내주기
theme-saves-hold = 잠깐! 쓸 때
theme-both-need = 둘 다 필요한 칩
theme-you-need = 필요한 칩 가져오기
theme-they-need = 남의 칩 가져오기
theme-useful-card = 쓸모 있는 카드
theme-from-leader = 선두에게서 가져오기
theme-another-turn = 한 번 더
theme-skips = 건너뛰기

error-wild_needs_number = { $card }을(를) 몇으로 쓸지 rW=4처럼 적으세요. =1은 새 시퀀스를 열어요.
error-hold_from_hand = “잠깐!”은 손에 있을 때만 쓸 수 있어요.
error-no_such_seat = { $number }번 자리는 없어요. 마지막 자리는 { $last }번이에요.
error-answer_first = { $seat }이(가) 시퀀스를 완성했어요. “잠깐!”을 쓸지 먼저 답하세요.
error-nobody_asks = “잠깐!”을 쓸지는 다른 사람이 시퀀스를 완성한 순간에만 답할 수 있어요.
error-must_discard = 손에 카드가 있으면 한 장을 버려야 차례가 끝나요.
error-not_on_top = { $card }은(는) 내가 버린 카드 더미 맨 위에 없어요.
error-not_held = { $card }은(는) 내 손에 없어요.
error-two_piles_open = { colour } 시퀀스가 이미 두 개 열려 있어요. 하나를 완성해야 새로 열 수 있어요.
error-no_pile_wants = 지금 { $number }이(가) 필요한 { colour } 시퀀스가 없어요.
error-own_seat = 다른 사람의 것만 가져올 수 있어요.
error-hand_empty = { $seat }의 손에는 카드가 없어요.
error-discard_empty = { $seat }이(가) 버린 카드가 없어요.
error-no_such_chip = { $seat }에게는 { colour } 칩이 없어요.
error-chip_would_win = 가져온 칩으로 이길 수는 없어요. 이 { colour } 칩을 가져오면 이기게 돼요.

web-colour = { $colour ->
        [r] 빨강
       *[b] 파랑
    }
web-players = 플레이어
web-piles = 시퀀스
web-hand = 내 손
web-discards = 내가 버린 카드
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
       *[other] 시계 반대 방향
    }
web-jumps = { $count }명 건너뜀
web-reverses = { $count ->
        [one] 방향 바뀜
       *[other] 방향 { $count }번 바뀜
    }
web-chips = 빨강 칩 { $reds }개, 파랑 칩 { $blues }개. 색마다 두 개 이상, 모두 다섯 개가 필요해요
web-chips-of = 칩 5개 중 { $count }개
web-known = 이 손에서 알려진 카드: { $cards }
web-their-discards = 버린 카드 { $count }장, 위에서부터: { $cards }
web-take-chip = { colour } 칩 가져오기
web-take-top = 맨 위: { $card }
web-take-unseen = 안 보고 한 장
web-pile = { $count ->
        [0] { web-colour } 시퀀스 { $place }: 비어 있음
       *[other] { web-colour } 시퀀스 { $place }: 다음은 { $number }
    }
web-next-short = → { $number }
web-next = 다음 { $number }
web-free-pile = 1부터 시작
web-lay-here = { $card }을(를) { colour } 시퀀스 { $place }에 놓기
web-lay = { $card } 놓기
web-lay-as = { $number }(으)로 놓기
web-use = { $kind ->
        [jump] 점프
       *[reverse] 리버스
    } 쓰기
web-discard = 버리기
web-end = 차례 끝내기
web-choose = 밑줄 친 카드를 쓰고, 한 장을 버려 차례를 끝내세요.
web-arranged = { $count }장을 미리 놓았어요. 버리기 전까지 되돌릴 수 있어요.
web-chosen = 맞는 시퀀스에 놓거나, 버리고 차례를 끝내세요.
web-chosen-discard = 쓰거나, 버리고 차례를 끝내세요.
web-take-from = { $seat }에게서 가져오기
web-choose-whom = 누구에게서 가져올지 고르세요.
web-playable = { $card }, 쓸 수 있음
web-not-playable = { $card }
web-hold-ask = { $seat }이(가) { colour } 시퀀스를 완성했어요. 잠깐!을 쓸까요?
web-hold-open = { $seat }이(가) { colour } 시퀀스를 완성했어요.
web-hold-chip = 잠깐! 카드를 쓰면 { colour } 칩을 막을 수 있어요. 그대로 두면 상대가 칩을 가져가요.
web-hold-wins = 상대가 이 { colour } 칩을 받으면 이겨요. 잠깐! 카드를 쓰면 막을 수 있고, 그대로 두면 상대가 칩을 가져가요.
web-hold-wait = 누가 “잠깐!”을 쓸까요?
web-hold-so-far = 지금까지 모은 칩:
web-hold = 잠깐!
web-allow = 그냥 두기
web-seconds = { $count }초

rule-SS-1 = 모두 카드를 다섯 장씩 받아요. 나머지는 뒤집어 두고 뽑는 더미로 써요.
rule-SS-2 = 두 명에서 여섯 명까지 할 수 있어요. 두 명이면 리버스를 모두 빼고, 칩 스틸 두 장, “잠깐!”과 카드 스틸과 점프를 한 장씩 빼서 112장으로 해요.
rule-SS-3 = 누가 먼저 할지는 무작위로 정하고, 시계 방향으로 돌아가요.
rule-SS-10 = 차례가 되면 카드를 쓰고 싶은 만큼 써요. 하나도 쓰지 않아도 돼요. 카드를 한 장 버리면 차례가 끝나요.
rule-SS-11 = 새 시퀀스는 1이나 그 색의 와일드로 열어요. 색마다 시퀀스를 동시에 두 개까지만 열어 둘 수 있어요.
rule-SS-12 = 열린 시퀀스에는 같은 색의 다음 수를 놓거나, 같은 색 와일드를 그 수로 삼아 놓아요. 시퀀스는 모두가 함께 써요.
    .ruling = 같은 색의 두 시퀀스에 같은 수가 필요하면 먼저 연 시퀀스에 놓아요.
rule-SS-13 = 손에 있는 카드나 내가 버린 카드 더미의 맨 위 카드를 써요. 맨 위 카드를 쓰면 그 아래 카드도 쓸 수 있어요.
rule-SS-14 = 손에서 쓴 카드가 마지막 한 장이었다면 바로 다섯 장을 새로 뽑고 차례를 이어 가요. 몇 번이든 되풀이할 수 있어요.
    .ruling = 카드의 효과가 모두 끝난 뒤에, “잠깐!”을 쓸지 묻는 일까지 끝나고 나서 뽑아요. 마지막 카드가 카드 스틸이었다면 가져온 카드가 손에 있으므로 뽑지 않아요. 버린 카드 더미의 카드를 쓴 뒤에도 뽑지 않아요.
rule-SS-20 = 손에서 한 장을 골라 앞면이 보이게 내가 버린 카드 더미에 올리면 차례가 끝나요. 그다음 다섯 장이 될 때까지 뽑아요.
    .ruling = 카드를 모두 빼앗기고 뽑을 것도 없어서 손이 비었을 때만, 버리지 않고 “차례 끝내기”를 골라 다섯 장까지 뽑아요.
rule-SS-25 = 다섯 번째 카드가 시퀀스를 완성해요. 그 카드를 놓은 사람이 시퀀스와 같은 색의 칩을 하나 받고, 카드 다섯 장은 따로 모아 놓아요.
rule-SS-26 = 뽑아야 하는데 뽑는 더미가 비었다면 모아 놓은 카드를 섞어 새 더미로 써요. 쓴 특수 카드와 버린 카드 더미는 들어가지 않아요.
    .ruling = 방금 완성한 시퀀스도 함께 섞어요. 시퀀스에 쓴 와일드도 돌아와요.
rule-SS-27 = 칩은 색마다 20개예요.
    .ruling = 어떤 색의 칩이 다 나갔다면 그 색 시퀀스를 완성해도 칩을 받지 못하고, “잠깐!”을 쓸지 묻지도 않아요. 5,000수가 지나면 카드가 다 떨어졌을 때(SS-50)처럼 끝나요.
rule-SS-30 = 칩을 다섯 개 이상, 그 가운데 빨강과 파랑을 각각 두 개 이상 모은 사람이 그 자리에서 이겨요.
rule-SS-40 = 점프: 다음 사람의 차례를 건너뛰어요.
    .ruling = 점프와 리버스는 차례가 끝날 때 한꺼번에 적용돼요. 먼저 방향이 바뀌고, 점프 한 장마다 한 사람을 건너뛰어요. 그래서 두 명일 때 점프를 쓰면 한 번 더 하게 돼요.
rule-SS-41 = 리버스: 진행 방향이 반대로 바뀌어요.
rule-SS-42 = 카드 스틸: 다른 사람의 손에서 한 장, 또는 다른 사람이 버린 카드 더미의 맨 위 카드를 가져와 손에 넣어요.
    .ruling = 손에서 가져올 때는 보지 않고 무작위로 한 장을 가져와요.
rule-SS-43 = 칩 스틸: 다른 사람의 칩 가운데 하나를 골라 가져와요. 이것으로 게임에서 이길 수는 없어요.
    .ruling = 가져오면 승리 조건이 채워지는 칩은 가져올 수 없어요.
rule-SS-44 = 잠깐!: 다른 사람이 시퀀스를 완성하는 순간에 쓸 수 있어요. 그 사람은 칩을 받지 못하고, 시퀀스는 그대로 모아 놓아요.
    .ruling = 손에 있는 카드만 쓸 수 있고, 버린 카드 더미에 있는 것은 쓸 수 없어요.
rule-SS-45 = 남의 차례에 쓸 수 있는 카드는 “잠깐!”뿐이에요.
    .ruling = “잠깐!”을 가진 사람에게만, 시퀀스를 완성한 사람 다음부터 진행 순서대로 물어요. 이번 차례에 쓴 리버스는 아직 따지지 않아요. 먼저 쓴 한 장으로 결정돼요. “잠깐!”을 쓰거나 카드를 빼앗겨 줄어든 손은 내 다음 차례가 끝날 때 채워요.
rule-SS-46 = 다른 특수 카드는 내 차례에만 써요. 쓴 특수 카드는 게임에서 빠져요.
    .ruling = 아무 효과가 없는 특수 카드는 쓸 수 없어요. 점프와 리버스는 언제나 효과가 있는 것으로 봐요.
rule-SS-50 = 카드가 다 떨어져도 승부는 가려요.
    .ruling = 뽑을 카드도 모아 놓은 카드도 없는 채로 시작한 차례가 사람 수만큼 이어지는 동안 아무도 카드를 쓰지 않으면 게임이 끝나요. 칩이 가장 많은 사람이 이기고, 같으면 함께 이겨요.
rule-SS-60 = 손에 든 카드와 뽑는 더미는 숨겨져 있어요. 시퀀스와 그 속의 와일드, 버린 카드 더미, 칩, 쓴 특수 카드, 모아 놓은 카드, 진행 방향, 적용될 점프, 각자의 카드 수는 모두 공개예요. 손에서 어떤 카드를 가져왔는지는 두 사람만 알고, “잠깐!”을 쓸지 누구에게 묻는지는 그 사람만 알아요.
wins-by = 색깔마다 두 개 이상, 모두 다섯 개의 칩을 먼저 모으면 바로 이겨요.

web-about = { $kind ->
        [jump] 점프: 다음 사람이 차례를 한 번 쉬어요.
        [reverse] 리버스: 내 차례가 끝나면 반대 방향으로 돌아요.
        [steal] 카드 스틸: 다른 사람의 손에서 안 보고 한 장, 또는 버린 카드 더미의 맨 위 카드를 가져와요.
        [chip] 칩 스틸: 다른 사람의 칩을 하나 가져와요. 그 칩으로 바로 이길 수는 없어요.
        [hold] 잠깐!: 다른 사람이 시퀀스를 완성하면 쓸지 물어봐요. 쓰면 그 사람은 칩을 받지 못해요.
       *[wild] 와일드: 같은 색 시퀀스에 다음으로 필요한 숫자가 돼요.
    }
web-about-known = 이 손으로 들어가는 것을 모두가 보았거나 내가 알고 있는 카드예요.
web-about-chips = 칩 다섯 개를 모으면 이겨요. 빨강과 파랑이 각각 두 개 이상이어야 해요. 빈 고리는 아직 모자란 칩이에요.
web-lost = 지난 내 차례 뒤에 잃은 것: { $count }
web-hold-unhurried = 천천히 골라도 돼요.

aim = 1부터 5까지의 시퀀스를 완성해서, 색마다 두 개 이상을 포함한 칩 다섯 개를 가장 먼저 모으세요.
box = 카드 { $count }장: 빨강과 파랑 1부터 5까지, 두 색의 와일드, 다섯 가지 특수 카드예요. 칩은 색마다 { $chips }개이고, 색마다 { $each }개 이상으로 모두 { $enough }개를 모으면 이겨요.
notation = 카드는 r3, 와일드는 rW=4(=1은 새 시퀀스 시작), 내가 버린 카드 더미에서 쓸 때는 ^를 붙여 r3^처럼 적어요. 특수 카드는 jump, reverse, steal 2(2번 자리의 카드), steal 2^(그 자리의 버린 카드 더미 맨 위), chip 2 r이고, 대답은 hold나 allow예요. 차례는 discard r4로 마쳐요.
part-colour = { $colour ->
        [r] 빨강
       *[b] 파랑
    }
part-specials = 특수 카드
part-pile = { $colour ->
        [r] 빨강
       *[b] 파랑
    } 시퀀스
part-discards = { $seat }의 버린 카드 더미(맨 위부터)
part-chips = { $seat }의 칩
part-won = 빨강 { $reds }개, 파랑 { $blues }개
example-turn = 한 차례
    .one = 빨강 시퀀스에 1과 2가 있어요. 미나는 3과 빨강 와일드, 5를 들고 있어요.
    .two = 3을 놓고, 와일드를 4로, 5까지 놓으면 시퀀스가 완성돼요. 미나가 빨강 칩을 받아요.
    .three = 차례를 마칠 때는 카드 한 장을 자기 앞에 버리고 다섯 장이 되도록 뽑아요.
example-open = 시퀀스는 1이나 와일드로만 시작하고, 색마다 두 개까지만 열 수 있어요. 시퀀스에는 바로 다음 숫자만 놓아요.
    .title = 시퀀스 시작하고 이어 가기
example-own-discards = 미나의 버린 카드 더미 맨 위에 4가 있어요. 손의 1, 2, 3 다음에 그 4도 쓸 수 있어요.
    .title = 내가 버린 카드 더미의 맨 위
example-hold = 준이 시퀀스를 완성해요. 미나가 “잠깐!”을 쓰면 준은 칩을 받지 못해요. 시퀀스는 그래도 치워요.
    .title = 잠깐!
example-steal = 미나가 카드 스틸로 준의 버린 카드 더미 맨 위 카드를 가져와요. 손의 카드를 보지 않고 가져올 수도 있어요.
    .title = 카드 스틸
example-jump = 미나가 점프를 쓰고 차례를 마쳐요. 준은 건너뛰고 솔의 차례예요.
    .title = 점프
example-chip = 준은 이미 칩이 색마다 두 개씩 있어요. 하나만 더 있으면 이기지만, 훔친 칩으로는 이길 수 없어요.
    .title = 칩 스틸로는 못 이겨요
example-win = 미나는 빨강 칩 두 개와 파랑 칩 두 개가 있어요. 다음 시퀀스로 다섯 번째 칩을 받아 바로 이겨요.
    .title = 칩 다섯 개면 승리
