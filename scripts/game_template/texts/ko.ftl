name = Samplegame
    .tagline = 색이나 숫자를 맞춰 내고, 가장 먼저 카드를 다 없애세요.

colour = { $colour ->
        [R] 빨강
        [Y] 노랑
        [G] 초록
       *[B] 파랑
    }
card-number = { colour } { $number }

board-top = 맨 위 카드: { $card }. 더미에 { $count }장 남았어요.
board-count = { $seat }: { $count }장
board-hand = 내 카드: { $cards }

move-lay = { $card } 내기
move-draw = 한 장 뽑기
move-pass = 패스

event-laid = { $seat }이(가) { $card }을(를) 내요.
event-drew = { $seat }이(가) 한 장 뽑아요.
event-drew_card = { $card }을(를) 뽑았어요.
event-passed = { $seat }이(가) 패스해요.
event-match_won = 승자: { $seats }.

wins-by = 카드를 가장 먼저 다 없앤 사람이 이겨요. 아무도 못 없애면 가장 적게 남은 사람이 이겨요.

error-pile_empty = 더미에 카드가 없어요. 패스하세요.
error-can_draw = 더미에 카드가 있으면 패스할 수 없어요. 한 장 뽑으세요.
error-not_held = { $card }은(는) 손에 없어요.
error-does_not_fit = { $card }은(는) { $top_card }와(과) 색도 숫자도 달라요.

rule-ZZ-1 = 카드는 네 가지 색의 1부터 5까지 모두 20장이에요. 모두 네 장씩 받아요.
rule-ZZ-2 = 다음 카드 한 장을 펼치고, 나머지는 뽑는 더미로 써요. 0번 자리부터 시계 방향으로 진행해요.
rule-ZZ-10 = 차례가 되면 맨 위 카드와 색이나 숫자가 같은 카드를 낼 수 있어요. 낸 카드가 새로운 맨 위 카드가 돼요.
rule-ZZ-11 = 또는 더미 맨 위에서 한 장을 뽑아요. 낼 카드가 있어도 뽑을 수 있고, 뽑으면 차례가 끝나요.
rule-ZZ-12 = 더미에 카드가 없으면 뽑는 대신 패스해요.
rule-ZZ-20 = 손의 카드를 다 없앤 사람이 바로 이겨요.
rule-ZZ-21 = 모두가 잇달아 패스해도 끝나요. 카드가 가장 적은 사람이 이기고, 같으면 함께 이겨요.
rule-ZZ-30 = 다른 사람의 손과 더미의 순서는 알 수 없어요. 몇 장씩 가졌는지는 누구나 볼 수 있어요. 게임이 끝나면 모두의 카드를 보여 줘요.
