# What the arena says: its table, its report, and how a tournament ended.
arena-title = Arena
arena-about = { $players } players · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} with the seats rotated · { $matches } matches · seed { $seed }
arena-complete = All { $wanted } deals were played.
arena-clear = Stopped after { $deals } of { $wanted } deals: the order of the bots is clear.
arena-interrupted = Interrupted after { $deals } of { $wanted } deals.
arena-standings = Standings
arena-column-bot = Bot
arena-column-share = Share of victories
arena-column-rating = Rating
arena-column-score = Mean score
arena-column-matches = Matches
arena-even = Even bots would each have { $share }. ± is the 95 % interval over deals; for ratings, two standard deviations.
arena-order = Who is ahead
arena-gap-clear = { $ahead } is ahead of { $behind } by { $difference } points of the share ({ $low } to { $high }).
arena-gap-open = { $ahead } and { $behind } are not clearly apart: { $difference } points ({ $low } to { $high }).
arena-shares = Share of victories
arena-shares-note = Thick: 95 % interval for a number of deals fixed beforehand. Thin: interval that holds whenever one stops. Dashed: an even share.
arena-progress = Shares over the deals
arena-progress-note = The band is the 95 % interval of the deals so far.
arena-ratings = Ratings
arena-ratings-note = openskill, Plackett–Luce: every deal is one contest, won by the bot that takes most of it over all its seatings. μ ± 2 σ.
arena-scores = Final scores
arena-seats = What each seat is worth
arena-seats-note = The share of victories by seat, whoever sat there; every bot sat everywhere equally often. Dashed: an even share.
arena-again = The same command plays the same matches on any machine:
arena-again-clock = A bot here thinks by the clock: the same command plays the same deals, but the bots may choose other moves.
arena-continues = The same command continues: { $command }
arena-written = Result: { $result } · report: { $report }
arena-so-far = { $deals } of { $wanted } deals
