# 리뷰가 하는 말: 터미널과 리뷰 페이지, 브라우저에서.
review-title = 리뷰
review-about = { $players }명 · { $moves }수 · 분석 강도: { $effort }
review-progress = 리뷰하는 중
review-written = 페이지: { $file }
review-luck = 운과 실력
review-luck-note = 단위는 1승의 100분의 1이고, ± 뒤는 표준오차예요. 공평한 몫은 새로 나눈 패들에서 이 자리가 평균으로 이기는 몫이에요. 자기 선택은 그 자리가 알던 것만으로 평가하고, 추측은 숨은 패가 그 선택에 얼마나 잘 맞았는지예요. 선택과 추측, 다른 플레이어의 수는 그럴듯한 수를 뽑는 기준 봇과 비교해요. 모두 더하면 결과와 같아요.
review-curve = 시간에 따른 승률
review-curve-note = 모두의 패를 펼치고, 앞으로 나올 카드는 모르는 상태의 승률이에요. 아래 그림은 자리마다 하나씩이고, 그 자리가 알던 것으로 기대할 수 있던 승률을 함께 보여요. 모든 승률은 다 같이 기준 봇처럼 이어서 한다고 보고 구해요.
review-curve-seat = 승률: { $seat }
review-line-open = 모두 공개
review-line-known = 알던 만큼
review-faults = 중요했던 선택
review-faults-note = 실수는 1승의 100분의 { $mistake } 이상, 아쉬운 수는 100분의 { $inaccuracy } 이상 잃은 선택이고, 둘 다 표준오차의 { $clear }배가 넘어야 해요. 그보다 작으면 아무 이름도 붙이지 않아요.
review-no-faults = { $seat }: 우연이라고 볼 수 없는 실수가 없어요.
review-column-seat = 자리
review-column-result = 결과
review-column-fair = 공평한 몫
review-column-deal = 패 배분
review-column-draws = 뽑은 카드
review-column-decisions = 자기 선택
review-column-guesses = 추측
review-column-others = 다른 플레이어
review-column-rate = 실수율
review-column-mistakes = 실수
review-column-inaccuracies = 아쉬운 수
review-column-moves = 수
review-column-move = 수
review-column-share = 승률
review-column-gain = 차이
review-column-guessed = 그때의 가능성
review-column-held = 실제
review-rate-note = 실수율은 선택 한 번마다 가장 좋은 수보다 잃은 몫이에요. 단위는 1승의 100분의 1이고, 0이면 완벽해요. 0보다 작으면 우연이에요.
review-sentence = { $seat }: 1승의 100분의 { $result }, 공평한 몫은 { $fair }. 패 배분 { $deal }, 뽑은 카드 { $draws }, 자기 선택 { $decisions }, 추측 { $guesses }, 다른 플레이어 { $others }. 가장 컸던 것은 { $most ->
    [deal] 패 배분이에요.
    [draws] 뽑은 카드예요.
    [decisions] 자기 선택이에요.
    [guesses] 숨은 패가 놓인 모습이에요.
   *[others] 다른 플레이어의 수예요.
}
review-mistake = 실수
review-inaccuracy = 아쉬운 수
review-fault = { $number }번째 수, { $seat }: { $verdict }, 100분의 { $loss } ± { $error }
review-played = 한 수: { $move }
review-better = 더 좋은 수: { $move }
review-why = 이유: { $reason }
review-why-other = 힌트라면 { $seat }에게 이렇게 알려 줬을 거예요: { $reason }
review-judged-by = 그때 { $seat_is ->
    [you] 내가
   *[other] { $seat }이(가)
} 알던 것으로 가능했던 패 { $count }가지로 평가했어요.
review-guessed = { $seat }의 패였을 가능성: { $cards }
review-held = 실제: { $cards }
# ---- 브라우저에서
review-seat = { $seat }
review-ask = 이 게임 리뷰하기
review-ask-help = 승부가 어디에서 갈렸는지, 더 좋은 수는 무엇이고 왜 그런지, 운은 얼마나 있었는지 보여 줘요. 모든 선택은 그 플레이어가 알 수 있던 것만으로 평가해요.
review-waiting = { $ahead ->
    [0] 다음 차례에 리뷰를 만들어요.
   *[other] 먼저 만들 리뷰가 { $ahead }개 있어요.
}
review-making = 리뷰를 만드는 중이에요.
review-ready = 리뷰가 준비됐어요.
review-failed = 리뷰를 만들지 못했어요.
review-curve-open = 모두의 패를 펼치고 앞으로 나올 카드는 모르는 상태에서, 다 같이 기준 봇처럼 이어서 할 때의 승률이에요.
review-as-table = 표로 보기
review-choose = 누구의 선택
review-all = 모두
review-look = 게임판에서 보기
review-belief = 다른 플레이어의 패
review-compared = 비교한 수
review-rate-of = 실수율 { $rate } · 실수 { $mistakes }번 · 아쉬운 수 { $inaccuracies }번

# ---- 여러 게임에서
review-stats = { $who ->
    [you] 나의 플레이
   *[other] { $name }의 플레이
}
review-stats-help = 리뷰한 게임으로 계산해요. 다시 보기를 열고 리뷰하면 그 게임도 들어가요. 봇이 대신 한 수가 있는 게임은 빠져요.
review-stats-none = 이 게임은 아직 리뷰한 판이 없어요.
review-stats-matches = 리뷰한 게임
review-stats-result = 100판 가운데 승리
review-stats-fair = 공평한 몫
review-stats-luck = 100판 가운데 운
review-stats-adjusted = 운을 뺀 승리
review-stats-themes = 선택의 종류별
review-stats-theme = 선택의 종류
review-stats-count = 선택
review-stats-rates = 게임마다의 실수율
review-stats-rates-note = 점 하나가 게임 하나이고, 선은 최근 열 판까지의 평균이에요. 낮을수록 좋아요.
review-stats-ratings = 게임마다의 레이팅
review-stats-luck-note = 운은 패 배분과 뽑은 카드, 숨은 패가 주거나 빼앗은 몫이에요. 운을 뺀 승리는 결과에서 운을 빼고 남은 몫이에요.
review-theme-other = 그 밖의 선택

error-review_unfinished = { $moves }수까지 기록된 이 게임은 아직 끝나지 않았어요. 끝난 게임만 리뷰할 수 있으니 먼저 끝까지 해 주세요: noripan play --save 파일
error-unknown_effort = “{ $effort }” 강도는 없어요. 이 가운데에서 골라 주세요: { $allowed }
error-review_unwritable = { $file }에 쓸 수 없어요: { $reason }
