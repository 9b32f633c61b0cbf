name = 통통
    .tagline = 카드를 따되, 더미 맨 위에 무엇이 남는지 잘 살피세요.

colour = { $colour ->
        [R] 빨강
        [Y] 노랑
        [G] 초록
        [B] 파랑
       *[P] 보라
    }
card-number = { colour } { $number }

mission = { $mission ->
        [high12] 높게, 12부터 펑
        [high9] 높게, 9부터 펑
        [low5] 낮게, 5 이하는 펑
        [plusminus11] 더하고 빼기, 11부터 펑
       *[sum10] 합 그대로, 10부터 펑
    }
mission-help = { $mission ->
        [high12] 합이 클수록 좋아요. 12부터는 펑이에요.
        [high9] 합이 클수록 좋아요. 9부터는 펑이에요.
        [low5] 합이 작을수록 좋아요. 5 이하는 펑이에요.
        [plusminus11] 빨강, 노랑, 보라는 더하고 파랑, 초록은 빼요. 그 합이 점수예요. 11부터는 펑이에요.
       *[sum10] 합이 그대로 점수예요. 10부터는 펑이에요.
    }

board-game = { $games }게임 중 { $game_number }번째, { $rounds }라운드 중 { $round }라운드. 미션: { mission }
board-seat = { $seat }: { $tops } │ 합 { $sum }, 6은 { $sixes }장, 총점 { $score }점
board-laid = { $seat } │ { $card }
board-marker = 지금 앞서는 사람: { $winning_seat }. 선 표시: { $seat }.
board-leads = { $seat }이(가) 선이에요.
board-hand = 내 카드:
board-row = { $colour } │ { $numbers }
screen-points = 합 { $sum }, 6은 { $sixes }장, 총점 { $score }점

move-lead = 선으로 { $card } 내기
spoken-seat = { $seat }: 더미 맨 위 { $cards }. 합 { $sum }, 6은 { $sixes }장, 총점 { $score }점
spoken-hand = 내 카드: { $cards }

move-lay = { $card } 내기

event-led = { $seat }이(가) 선으로 { $card }을(를) 내요.
event-laid = { $seat }이(가) { $card }을(를) 내요.
event-did_not_follow = { $seat }에게는 { colour }이(가) 없어요.
event-marker_taken = 4를 내서 { $seat }이(가) 선 표시를 가져가요.
event-marker_kept = 4를 내서 { $seat }이(가) 선 표시를 지켜요.
event-round_won = { $seat }이(가) { $round }라운드의 { $cards }을(를) 가져가요. 이제 더미 맨 위: { $top_cards }.
event-leads_next = { $round }라운드의 선: { $seat }.
event-went_bust = { $seat }은(는) 합이 { $sum }(이)라서 펑이에요. 미션 0점, 6 보너스 { $bonus }점, 총점 { $total }점.
event-ranked = { $seat }은(는) 합이 { $sum }(으)로 { $rank }등이에요. 미션 { $points }점, 6 보너스 { $bonus }점, 총점 { $total }점.
event-scored_sum = { $seat }의 합은 { $sum }. 미션 { $points }점, 6 보너스 { $bonus }점, 총점 { $total }점.
event-game_began = { $game_number }번째 게임을 시작해요. 미션: { mission }. 빨강 8을 가진 { $seat }이(가) 선이에요.
event-eighths_shown = { $seat }이(가) 끝까지 쥐고 있던 카드: { $cards }.
event-team_counted = { $seats } 팀의 합계는 { $total }점이에요.
event-tie_broken = 총점이 같아서 { $game_number }번째 게임의 점수로 가려요.
event-match_won = 승자: { $seats }.
event-match_shared = 공동 승리: { $seats }.

reason-good-sum = 이 라운드를 확실히 가져가고, 합이 { $before }에서 { $sum }(으)로 바뀌어 미션에 잘 맞아요.
reason-catches-six = 이 라운드를 확실히 가져가면서 6을 { $count }장 얻어요. 한 장마다 보너스 1점이에요.
reason-hard-to-beat = 가져가면 좋은 라운드이고, { $card }을(를) 이길 수 있는 안 보이는 카드는 { $count }장뿐이에요.
reason-busts = { $seat }이(가) 라운드를 가져가고, 합이 { $sum }(이)라서 지금은 펑이에요.
reason-spoils = { $seat }이(가) 라운드를 가져가고, 합이 { $sum }(으)로 전보다 나빠져요.
reason-helps-partner = 같은 팀인 { $seat }이(가) 라운드를 가져가고, 합이 { $sum }(으)로 좋아져요.
reason-cannot-take = { $card }(으)로는 이 라운드를 가져갈 수 없으니 손해가 없어요.
reason-suits = 라운드를 가져가면 내 합에 좋아요. 이 카드를 이길 수 있는 안 보이는 카드는 { $count }장이에요.
reason-likely-beaten = 필요 없는 라운드이고, 이 카드를 이길 안 보이는 카드가 { $count }장이나 있어요.
reason-low = 아주 낮아서 이 라운드는 거의 다른 사람이 가져가요.
reason-lead = 뒤에 다른 4가 나오지 않으면 4로 다음 라운드의 선이 돼요.
reason-no-colour-left = 마지막 { colour } 카드예요. 다음부터 { colour }이(가) 나오면 아무 카드나 낼 수 있어요.
reason-high-early = 아직 { $rounds }라운드가 남아 더미 맨 위를 낮출 수 있을 때 { $card }을(를) 없애요.

theme-good-sum = 맞는 라운드 가져가기
theme-catches-six = 6 가져오기
theme-hard-to-beat = 라운드를 노리는 수
theme-busts = 다른 플레이어를 펑으로 몰기
theme-spoils = 다른 플레이어의 합 망치기
theme-helps-partner = 파트너 돕기
theme-cannot-take = 해가 없는 카드
theme-suits = 와도 좋은 라운드
theme-likely-beaten = 라운드 피하기
theme-low = 낮은 카드
theme-lead = 4로 선 잡기
theme-no-colour-left = 한 색 비우기
theme-high-early = 높은 카드 일찍 내기

error-teams_need_four = 팀전은 네 명일 때만 할 수 있어요. 지금은 { $players }명이에요.
error-deal_unknown_mission = 패 배분에 “{ $text }”(이)라는 미션이 있어요. 쓸 수 있는 미션: { $allowed }.
error-deal_mission_twice = 패 배분에 { $mission } 미션이 두 번 있어요. 세 미션은 서로 달라야 해요.
error-deal_other_missions = 패 배분의 미션이 선택 규칙으로 정한 미션과 달라요: { $expected }.
error-deal_advanced_mission = { $mission } 미션은 상급 규칙에서만 써요.
error-not_in_use = { $players }명일 때는 { $card }을(를) 쓰지 않아요.
error-not_held = { $card }은(는) 내게 없어요.
error-must_follow = { colour }이(가) 있으니 그 색을 따라 내야 해요. 낼 수 있는 카드: { $cards }.

option-advanced = 상급 규칙
    .help = 미션 다섯 개를 모두 섞어 그중 세 개로 해요.
option-teams = 팀전
    .help = 네 명이 두 팀으로 나뉘고, 같은 팀은 마주 앉아요.
option-missions = 미션 정하기
    .help = 연습할 때 세 미션과 그 순서를 정해요.
pick-high12 = 높게, 12부터 펑
pick-high9 = 높게, 9부터 펑
pick-low5 = 낮게, 5 이하는 펑
pick-plusminus11 = 더하고 빼기, 11부터 펑
pick-sum10 = 합 그대로, 10부터 펑
option-rank_points = 등수 점수
    .help = 미션에서 1등, 2등, 3등…이 받는 점수예요. 목록에 없는 등수는 0점이에요.

web-game = 게임 { $game_number } / { $games }
web-game-short = 게임
web-round = { $rounds }라운드 중 { $round }라운드
web-bust-at = { $mission ->
        [low5] { $limit } 이하면 펑!
       *[other] { $limit }부터 펑!
    }
web-aim = { $mission ->
        [low5] 그 위에서는 낮을수록 좋아요.
        [plusminus11] 파랑과 초록은 빼요. 합이 그대로 점수예요.
        [sum10] 그 아래에서는 합이 그대로 점수예요.
       *[other] 그 아래에서는 높을수록 좋아요.
    }
web-your-sum = 지금 내 합
web-gauge = 내 합 { $sum }. { web-bust-at }
web-room-high = { $count ->
        [0] 하나만 더해도 펑이에요.
       *[other] { $count }까지는 더해도 괜찮아요.
    }
web-room-low = { $count ->
        [0] 하나만 줄어도 펑이에요.
       *[other] { $count }까지는 줄어도 괜찮아요.
    }
web-bust-high = 이대로면 펑: { $count } 넘었어요.
web-bust-low = 이대로면 펑: { $count } 모자라요.
web-bust = 펑!
web-rank = { $rank }등
web-sum-counts = 합
web-sum = 합
web-total = 총점
web-total-is = 총점 { $score }
web-tops = 맨 위 카드
web-mission = 미션
web-sixes = 6 카드
web-player = 플레이어
web-scores = 점수
web-team = { $number }팀
web-your-team = 우리 팀
web-partner = 우리 팀
web-own-piles = 내가 모은 더미
web-pile = { colour } 더미, 위에서부터: { $cards }{ $sixes ->
        [0] { "" }
       *[other] , 6이 { $sixes }장
    }
web-no-pile = { colour } 더미 없음
web-voids = 확실히 없는 색: { $colours }
web-table = 이번 라운드
web-last-round = 지난 라운드는 { $seat }이(가) 가져갔어요
web-here = 여기에
web-lead-flag = 선
web-marker = { $seat }이(가) 선이에요
web-ahead-tag = 앞서는 중
web-takes = 가져가요
web-lay-none = 내기
web-lay = { $card } 내기
web-you-lead = 선이에요. 아무 카드나 낼 수 있어요.
web-follow = { colour }을(를) 따라 내야 해요.
web-free = { colour } 카드가 없으니 아무 카드나 낼 수 있어요.
web-you-take = 이번 라운드를 가져와요. 내 합은 { $sum }이(가) 돼요.
web-they-take = { $seat }이(가) 이번 라운드를 가져가요.
web-you-ahead = 이 카드로 앞서요.
web-they-ahead = 여전히 { $seat }이(가) 앞서요.
web-playable = { $card }, 낼 수 있음
web-not-playable = { $card }
web-reckoning = 게임 { $game_number } 점수 계산
web-go-on = 계속하기
web-close = 닫기

rule-TT-1 = 한 판은 세 게임이에요. 세 게임을 마치고 총점이 가장 높은 사람이 이겨요.
rule-TT-2 = 카드는 다섯 색이고 색마다 1부터 8까지 있어요. 사람 수만큼의 색을 써요. 세 명은 빨강, 노랑, 파랑, 네 명은 초록까지, 다섯 명은 보라까지 써요.
    .ruling = 어느 색을 빼는지는 규칙서에 나오지 않아요. 빨강 8이 선을 정하므로 빨강은 늘 남기고, 더하는 색과 빼는 색(TT-33)이 모두 있도록 나머지를 골랐어요.
rule-TT-3 = 게임마다 쓰는 카드를 모두 섞어 여덟 장씩 나눠요.
rule-TT-4 = 게임마다 미션이 하나 있고, 그 게임이 시작될 때부터 모두가 봐요. 미션은 어떤 합이 좋고 어떤 합이 펑인지 알려 줘요. 한 판의 세 미션은 서로 달라요.
rule-TT-5 = 기본 규칙에서는 기본 미션 셋(TT-30, TT-31, TT-32)이 무작위 순서로 나와요.
    .ruling = 세 게임에 세 장이므로 기본 미션마다 꼭 한 번씩 해요.
rule-TT-6 = 상급 규칙에서는 미션 다섯 개를 모두 섞어 그중 세 개로 해요.
rule-TT-7 = 연습할 때는 세 미션과 그 순서를 정해 둘 수 있어요.
    .ruling = 우리가 더한 규칙이에요. 미션을 정해 두면 꼭 그 미션으로만 게임해요.
rule-TT-10 = 빨강 8을 가진 사람이 선 표시를 가져가 첫 라운드의 선이 돼요. 꼭 빨강 8을 낼 필요는 없어요.
rule-TT-11 = 한 게임은 일곱 라운드예요. 라운드마다 선부터 시계 방향으로 한 장씩 앞면으로 내요. 여덟째 카드는 손에 남고 점수와 상관없어요.
rule-TT-12 = 선은 아무 카드나 내요.
rule-TT-13 = 다른 사람은 따라 내야 해요. 라운드의 첫 카드와 같은 색이 있으면 그 색을 내고, 없으면 아무 카드나 내요. 4가 나와도 따라야 할 색은 바뀌지 않아요.
rule-TT-14 = 가장 큰 수를 낸 사람이 라운드의 카드를 모두 가져가요. 이때 색은 따지지 않아요.
rule-TT-15 = 가장 큰 수가 여럿이면 가장 나중에 낸 카드가 이겨요.
rule-TT-16 = 4를 내면 바로 선 표시를 가져가고, 다음 4가 다시 빼앗을 수 있어요. 라운드가 끝날 때 선 표시를 가진 사람이, 카드를 누가 땄든 다음 라운드의 선이 돼요.
rule-TT-17 = 아무도 4를 내지 않으면 카드를 딴 사람이 다음 라운드의 선이 돼요.
rule-TT-20 = 딴 카드는 내 앞에 펼쳐, 색마다 더미 하나로 쌓아요. 같은 색을 여러 장 땄으면 가장 큰 수를 맨 아래에, 가장 작은 수를 맨 위에 둬요.
rule-TT-21 = 그 색의 더미가 이미 있으면 새로 딴 카드를 그 위에 올려요. 그래서 3이 보이던 더미는 7 한 장을 따면 7이 보이고, 이어서 8과 5를 따면 5가 보여요.
rule-TT-25 = 일곱 라운드가 끝나면 내 더미들의 맨 위 수를 더해요. 이것이 합이에요. 더미가 없으면 0이에요.
rule-TT-26 = 합이 펑이면 미션 점수는 0점이고 등수에 들지 않아요.
rule-TT-27 = 내 더미에 있는 6은 어디에 있든 한 장에 보너스 1점이에요. 펑이어도 받아요.
rule-TT-28 = 미션 점수를 먼저 적고 보너스를 더해요. 총점은 0 아래로 내려가지 않아요. 잃을 때는 0에서 멈추고, 보너스는 그다음에 더해요.
rule-TT-30 = 높게, 12부터 펑: 합이 12 이상이면 펑이에요. 나머지는 합이 클수록 등수가 높아요.
rule-TT-31 = 높게, 9부터 펑: 합이 9 이상이면 펑이에요. 나머지는 합이 클수록 등수가 높아요.
rule-TT-32 = 낮게, 5 이하는 펑: 합이 5 이하이면 펑이에요. 나머지는 합이 작을수록 등수가 높아요.
rule-TT-33 = 더하고 빼기, 11부터 펑(상급): 맨 위 카드가 빨강, 노랑, 보라이면 더하고 파랑, 초록이면 빼요. 결과가 11 이상이면 펑이고, 아니면 0보다 작더라도 그대로 점수가 돼요.
rule-TT-34 = 합 그대로, 10부터 펑(상급): 합이 10 이상이면 펑이고, 아니면 합이 그대로 점수가 돼요.
rule-TT-35 = 앞의 세 미션에서는 등수대로 점수를 받아요. 1등 10점, 2등 7점, 3등 4점, 4등 1점, 5등 0점이에요.
    .ruling = 확실히 알려진 것은 1등과 3등의 점수뿐이고, 나머지는 우리가 정했어요. 선택 규칙 “등수 점수”로 바꿀 수 있고, 목록에 없는 등수는 0점이에요.
rule-TT-36 = 합이 같으면 더 높은 등수를 함께 받고 그다음 등수는 건너뛰어요. 1등이 둘이면 다음은 3등이에요.
rule-TT-40 = 끝났을 때 총점이 같으면 세 번째 게임의 점수가 높은 사람이 이겨요. 그것도 같으면 두 번째, 첫 번째 게임의 순서로 비교해요.
    .ruling = 게임의 점수는 그 게임에서 얻은 미션 점수와 보너스의 합이에요. 총점이 0에서 멈췄더라도 얻은 그대로 세요. 세 게임이 모두 같으면 함께 이겨요.
rule-TT-45 = 네 명이면 두 팀으로 할 수 있어요. 같은 팀은 마주 앉고, 0번과 2번 자리가 1번과 3번 자리를 상대해요. 카드와 점수는 각자 따로이고, 총점이 0에서 멈추는 것도 각자 따져요. 마지막에 같은 팀의 총점을 더해 높은 팀이 이기고, 같으면 팀의 점수를 게임별로 비교해요.
rule-TT-46 = 팀전은 기본 규칙으로도 상급 규칙으로도 할 수 있어요.
rule-TT-50 = 손에 든 카드, 마지막 게임이 끝날 때까지의 여덟째 카드, 다음 게임들의 미션은 숨겨져 있어요. 낸 카드, 모든 더미와 그 순서, 미션, 총점은 모두 공개예요. 확실히 알 수 있는 것도 있어요. 게임의 첫 라운드에서 선이 된 사람은 빨강 8을 가졌고, 색을 따라 내지 않은 사람에게는 그 색이 없어요.
wins-by = { $players ->
        [4] 점수가 가장 많은 사람이 이겨요. 팀전에서는 같은 팀의 점수를 더해요.
       *[other] 점수가 가장 많은 사람이 이겨요.
    }

web-about-voids = 줄이 그어진 색은 따라 내지 못한 색이에요. 이 플레이어에게는 남아 있지 않아요.
web-about-sum = 이 플레이어의 더미 맨 위 숫자를 더한 값이에요.
web-about-bust = 지금 합은 펑이라서 미션 점수가 0점이에요.
web-about-pile = { $sixes ->
        [0] 맨 위 숫자만 합계에 들어가요.
       *[other] 맨 위 숫자만 합계에 들어가요. 더미 속 6은 한 장마다 보너스 1점이에요.
    }

aim = 세 게임 동안 카드를 따서, 더미 맨 위 카드의 합을 그 게임의 미션에 맞추세요. 점수 합계가 가장 높은 사람이 이겨요.
box = 카드 { $count }장: 다섯 색에 1부터 8까지 있어요. 미션 카드 { $missions }장(기본 미션 3장)과 선 표시가 하나 더 있어요.
notation = 카드는 색과 숫자로 적어요. R8은 빨강 8이에요. 색은 R 빨강, Y 노랑, G 초록, B 파랑, P 보라예요.
part-colour = { colour }
part-trick = 이번 라운드
part-tops = { $seat }의 더미 맨 위
part-pile = { $seat }의 { colour } 더미(맨 위부터)
part-sum = 합 { $sum }, 딴 6: { $sixes }장
example-turn = 한 라운드
    .one = 솔이 노랑 5로 시작해요. 미나는 노랑 카드가 있으니 노랑을 내야 해요.
    .two = 미나가 노랑 7을 내요. 이제 준의 차례예요.
    .three = 준이 노랑 2를 내요. 7이 가장 높으니 미나가 세 장을 모두 가져가요. 새로 딴 카드 가운데 가장 낮은 2가 노랑 더미 맨 위에 오고, 그 2가 점수가 돼요.
example-follow = 솔이 노랑 5로 시작했어요. 미나는 노랑 카드가 있는 동안 노랑만 낼 수 있어요. 노랑이 없다면 아무 카드나 낼 수 있어요.
    .title = 같은 색 내기
example-highest = 솔이 파랑 3으로 시작해요. 파랑이 없는 미나는 노랑 6을, 준은 파랑 6을 내요. 색이 아니라 숫자로 정하고, 같은 숫자면 나중에 낸 카드가 이겨요. 준이 모두 가져가요.
    .title = 가장 높은 숫자가 가져가요
example-four = 카드는 솔이 8로 가져가요. 하지만 준이 4를 냈어요. 4를 낸 사람은 선 표시를 받으니, 다음 라운드는 준이 시작해요.
    .title = 4를 내면 선이 돼요
example-piles = 미나가 빨강 6과 3을 따면 3이 맨 위에 와요. 나중에 빨강 7만 따면, 더 높아도 7이 맨 위에 놓여요. 그다음 빨강 8과 5를 따면 5가 맨 위예요.
    .title = 더미 맨 위에 놓이는 카드
example-scoring = 미션은 “높게, 12부터 펑”이에요. 준이 마지막 카드를 내고 솔이 라운드를 가져가요. 미나는 13이라 펑이고 6 한 장의 1점만 받아요. 준과 솔은 9로 함께 1등, 레나는 3등이에요.
    .title = 게임 점수 계산
example-plusminus = 미션은 “더하고 빼기”예요. 빨강, 노랑, 보라는 더하고 파랑, 초록은 빼요. 미나는 −6이지만 합계는 0 아래로 내려가지 않아요.
    .title = 더하고 빼기
