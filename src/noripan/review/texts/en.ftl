# What a review says: in the terminal, in its page and in the browser.
review-title = Review
review-about = { $players } players · { $moves } moves · effort: { $effort }
review-progress = Reviewing
review-written = Page: { $file }
review-luck = Luck and skill
review-luck-note = In hundredths of a win, ± one standard error. Fair share: what this seat wins on average over new deals. Own decisions are judged only by what the seat knew; guesses say how well what was hidden lay for them. Both, and what the others did, are measured against a reference bot that draws plausible moves. The parts add up to the result.
review-curve = Chance to win over time
review-curve-note = With all hands open and the cards to come unknown. The charts below show one seat each, together with what it could expect from what it knew. All chances assume that everybody plays on like the reference bot.
review-curve-seat = Chance to win: { $seat_is ->
    [you] you
   *[other] { $seat }
}
review-line-open = all open
review-line-known = as known
review-faults = Decisions that mattered
review-faults-note = A mistake loses at least { $mistake } hundredths of a win, an inaccuracy at least { $inaccuracy }, and both at least { $clear } standard errors. Anything smaller gets no name.
review-no-faults = { $seat_is ->
    [you] You
   *[other] { $seat }
}: no mistake that is clear of chance.
review-column-seat = Seat
review-column-result = Result
review-column-fair = Fair share
review-column-deal = Deal
review-column-draws = Draws
review-column-decisions = Own decisions
review-column-guesses = Guesses
review-column-others = The others
review-column-rate = Error rate
review-column-mistakes = Mistakes
review-column-inaccuracies = Inaccuracies
review-column-moves = Moves
review-column-move = Move
review-column-share = Chance to win
review-column-gain = Gain
review-column-guessed = Likely at the time
review-column-held = Actually
review-rate-note = The error rate is what a seat lost per decision, in hundredths of a win, compared with the best move. 0 is perfect; below 0 is chance.
review-sentence = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $result } hundredths of a win, { $fair } would be fair. Deal { $deal }, draws { $draws }, own decisions { $decisions }, guesses { $guesses }, the others { $others }. Most of it: { $most ->
    [deal] the deal
    [draws] the draws
    [decisions] the decisions
    [guesses] how the hidden cards lay
   *[others] what the others did
}.
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-fault = Move { $number }, { $seat_is ->
    [you] you
   *[other] { $seat }
}: { $verdict }, { $loss } ± { $error } hundredths
review-played = Played: { $move }
review-better = Better: { $move }
review-why = Why: { $reason }
review-why-other = To { $seat } a hint would have said: { $reason }
review-judged-by = Judged in { $count } ways the cards could have lain, by all that { $seat_is ->
    [you] you
   *[other] { $seat }
} knew.
review-guessed = { $seat_is ->
    [you] You
   *[other] { $seat }
} probably had: { $cards }
review-held = Actually: { $cards }
# ---- in the browser
review-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
review-ask = Review this match
review-ask-help = See where the match turned, which moves would have been better and why, and how much was luck. Every decision is judged only by what the player could know.
review-waiting = { $ahead ->
    [0] Your review is next.
    [one] One review comes before yours.
   *[other] { $ahead } reviews come before yours.
}
review-making = The review is being made.
review-ready = The review is ready.
review-failed = The review could not be made.
review-curve-open = With all hands open and the cards to come unknown, if everybody plays on like the reference bot.
review-as-table = The same as a table
review-choose = Whose decisions
review-all = Everybody’s
review-look = Show on the board
review-belief = What the others had
review-compared = Moves compared
review-rate-of = Error rate { $rate } · { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
} · { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
}

# ---- over many matches
review-stats = { $who ->
    [you] How you play
   *[other] How { $name } plays
}
review-stats-help = From the matches that have been reviewed. To add one, open its replay and ask for a review. Matches in which a bot moved { $who ->
    [you] in your place
   *[other] in { $name }’s place
} do not count.
review-stats-none = No reviewed match of this game yet.
review-stats-matches = Matches reviewed
review-stats-result = Wins in 100 matches
review-stats-fair = Fair share
review-stats-luck = Luck in 100 matches
review-stats-adjusted = Wins without luck
review-stats-themes = By kind of decision
review-stats-theme = Kind of decision
review-stats-count = Decisions
review-stats-rates = Error rate from match to match
review-stats-rates-note = Each dot is a match, the line is the average of up to ten. Lower is better.
review-stats-ratings = Rating from match to match
review-stats-luck-note = Luck is what the deal, the draws and the hidden cards gave or took. Wins without luck are what remains of the result.
review-theme-other = Something else

error-review_unfinished = This match is not over after { $moves } moves. Only finished matches are reviewed, so finish it first: noripan play --save FILE
error-unknown_effort = There is no effort “{ $effort }”. Choose one of: { $allowed }
error-review_unwritable = { $file } cannot be written: { $reason }
