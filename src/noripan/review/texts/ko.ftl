# 리뷰가 하는 말: 터미널과 리뷰 페이지에서.
review-title = 리뷰
review-about = { $players }명 · { $moves }수 · 분석 강도: { $effort }
review-progress = 리뷰하는 중
review-written = 페이지: { $file }
review-luck = 운과 실력
review-luck-note = 단위는 1승의 100분의 1이고, ± 뒤는 표준오차예요. 공평한 몫은 새로 나눈 패들에서 이 자리가 평균으로 이기는 몫이에요. 내 선택은 그 자리가 알던 것만으로 평가하고, 추측은 숨은 패가 그 선택에 얼마나 잘 맞았는지예요. 선택과 추측, 다른 플레이어의 수는 그럴듯한 수를 뽑는 기준 봇과 비교해요. 모두 더하면 결과와 같아요.
review-curve = 시간에 따른 승률
review-curve-note = 모두의 패를 펼치고, 앞으로 나올 카드는 모르는 상태의 승률이에요. 아래 그림은 자리마다 하나씩이고, 그 자리가 알던 것으로 기대할 수 있던 승률을 함께 보여요. 모든 승률은 다 같이 기준 봇처럼 이어서 한다고 보고 구해요.
review-curve-seat = 승률: { $name }
review-line-open = 모두 공개
review-line-known = 알던 만큼
review-faults = 중요했던 선택
review-faults-note = 실수는 1승의 100분의 { $mistake } 이상, 아쉬운 수는 100분의 { $inaccuracy } 이상 잃은 선택이고, 둘 다 표준오차의 { $clear }배가 넘어야 해요. 그보다 작으면 아무 이름도 붙이지 않아요.
review-no-faults = { $name }: 우연이라고 볼 수 없는 실수가 없어요.
review-column-seat = 자리
review-column-result = 결과
review-column-fair = 공평한 몫
review-column-deal = 패 배분
review-column-draws = 뽑은 카드
review-column-decisions = 내 선택
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
review-sentence = { $name }: 1승의 100분의 { $result }, 공평한 몫은 { $fair }. 패 배분 { $deal }, 뽑은 카드 { $draws }, 내 선택 { $decisions }, 추측 { $guesses }, 다른 플레이어 { $others }. 가장 컸던 것은 { $most ->
    [deal] 패 배분이에요.
    [draws] 뽑은 카드예요.
    [decisions] 내 선택이에요.
    [guesses] 숨은 패가 놓인 모습이에요.
   *[others] 다른 플레이어의 수예요.
}
review-mistake = 실수
review-inaccuracy = 아쉬운 수
review-fault = { $number }번째 수, { $name }: { $verdict }, 100분의 { $loss } ± { $error }
review-played = 한 수: { $move }
review-better = 더 좋은 수: { $move }
review-why = 이유: { $reason }
review-judged-by = { $name }에서 아는 것으로 가능했던 패 { $count }가지로 평가했어요.
review-guessed = { $name }의 패였을 가능성: { $cards }
review-held = 실제: { $cards }
error-review_unfinished = { $moves }수까지 기록된 이 게임은 아직 끝나지 않았어요. 끝난 게임만 리뷰할 수 있으니 먼저 끝까지 해 주세요: noripan play --save 파일
error-unknown_effort = “{ $effort }” 강도는 없어요. 이 가운데에서 골라 주세요: { $allowed }
error-review_unwritable = { $file }에 쓸 수 없어요: { $reason }
