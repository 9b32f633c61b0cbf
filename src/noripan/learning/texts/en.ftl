# Training of networks.
train-title = Training: { $game }
train-about = { $batches ->
    [one] { $batches } batch
   *[other] { $batches } batches
 }, { $millions } million decisions, { $minutes } minutes of processor time.
train-curve = Learning curve
train-curve-note = Win share of the network’s best move against the casual bot, by seconds of processor time. Even is 50% at any number of players. A few dozen deals each: the curve is noisy.
train-plan = Plan
train-players = { $players } players
train-progress = Training
train-strength = vs. casual
train-written = Networks: { $policy }, { $value }. Report: { $report }.
train-continues = Interrupted. Run the same command again to continue.
error-no_features = { $game } has no features for a network to learn from.
error-other_features = The checkpoint of { $game } belongs to other features. Choose another folder with --out, or delete it.
error-other_plan = The checkpoint in { $folder } was made with another plan. Choose another folder with --out, or delete it.
error-no_plan = Say how long to train: --minutes or --batches.
error-bad_width = The width { $width } is not a multiple of 8.
