# What the arena says: its table, its report, and how a tournament ended.
arena-title = Arena
arena-about = { $players } players · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} with the seats rotated · { $matches } matches · seed { $seed }
arena-complete = All { $wanted } deals were played.
arena-clear = Stopped after { $deals } of { $wanted } deals: the ranking of the bots is clear.
arena-interrupted = Interrupted after { $deals } of { $wanted } deals.
arena-standings = Standings
arena-column-bot = Bot
arena-column-share = Win share
arena-column-adjusted = Luck-adjusted
arena-column-rating = Rating
arena-column-score = Mean score
arena-column-matches = Matches
arena-even = Equally strong bots would each have { $share }. ± is the 95% confidence interval over deals; for ratings, two standard deviations.
arena-luck = Luck-adjusted: what chance brought after the deal is taken off, which leaves the mean as it is. The variance of the plain win share is { $ratio } times as large.
arena-order = Who is ahead
arena-gap-clear = { $ahead } is ahead of { $behind } by { $difference } percentage points ({ $low } to { $high }).
arena-gap-open = No clear difference between { $ahead } and { $behind }: { $difference } percentage points ({ $low } to { $high }).
arena-shares = Win share
arena-shares-note = Thick: 95% confidence interval for a number of deals fixed in advance. Thin: interval that holds whenever you stop. Dashed: an equal share.
arena-progress = Win share, deal by deal
arena-progress-note = The band is the 95% confidence interval of the deals so far.
arena-ratings = Ratings
arena-ratings-note = openskill, Plackett–Luce: every deal is one contest, won by the bot that wins most of it over all seatings. μ ± 2 σ.
arena-scores = Final scores
arena-seats = What each seat is worth
arena-seats-note = The win share by seat, whoever sat there; every bot sat in every seat equally often. Dashed: an equal share.
arena-again = The same command plays the same matches on any machine:
arena-again-clock = One of these bots thinks by the clock: the same command plays the same deals, but the bots may choose other moves.
arena-continues = To continue, run the same command: { $command }
arena-written = Result: { $result } · report: { $report }
arena-so-far = { $deals } of { $wanted } deals
