# 신경망 학습.
train-title = 학습: { $game }
train-about = 배치 { $batches }개, 결정 { $millions }백만 번, 프로세서 시간 { $minutes }분이에요.
train-curve = 학습 곡선
train-curve-note = 신경망이 고른 수가 보통 봇을 상대로 얻은 승률이에요. 가로축은 프로세서 시간(초)이에요. 인원수와 관계없이 50%면 대등해요. 판 수가 적어서 곡선이 흔들려요.
train-plan = 계획
train-players = { $players }명
train-progress = 학습
train-strength = 보통 봇 상대
train-written = 신경망: { $policy }, { $value }. 보고서: { $report }.
train-continues = 중단했어요. 같은 명령을 다시 실행하면 이어서 해요.
error-no_features = { $game }에는 신경망이 배울 특징이 없어요.
error-other_features = { $game }의 저장 지점은 다른 특징으로 만든 거예요. --out으로 다른 폴더를 고르거나 지워 주세요.
error-other_plan = { $folder }의 저장 지점은 다른 계획으로 만든 거예요. --out으로 다른 폴더를 고르거나 지워 주세요.
error-no_plan = 얼마나 학습할지 --minutes나 --batches로 알려 주세요.
error-bad_width = 너비 { $width }은(는) 8의 배수가 아니에요.
