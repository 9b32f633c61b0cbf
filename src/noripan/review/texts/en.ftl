# What a review says: in the terminal and in its page.
review-title = Review
review-about = { $players } players · { $moves } moves · effort: { $effort }
review-progress = Reviewing
review-written = Page: { $file }
review-luck = Luck and skill
review-luck-note = In hundredths of a win, ± one standard error. Fair share: what this seat wins on average over new deals. Own decisions are judged only by what the seat knew; guesses say how well what was hidden lay for them. Both, and what the others did, are measured against a reference bot that draws plausible moves. The parts add up to the result.
review-curve = Chance to win over time
review-curve-note = With all hands open and the cards to come unknown. The charts below show one seat each: beside that what it could expect from what it knew. All chances assume that everybody plays on like the reference bot.
review-curve-seat = Chance to win: { $name }
review-line-open = all open
review-line-known = as known
review-faults = Decisions that mattered
review-faults-note = A mistake loses at least { $mistake } hundredths of a win, an inaccuracy at least { $inaccuracy }, and both at least { $clear } standard errors. Anything less is not called anything.
review-no-faults = { $name }: no mistake that is clear of chance.
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
review-column-guessed = Probable then
review-column-held = Really
review-rate-note = The error rate is what a seat lost per decision, in hundredths of a win, compared with the best move. 0 is perfect; below 0 is chance.
review-sentence = { $name }: { $result } hundredths of a win, { $fair } would be fair. Deal { $deal }, draws { $draws }, own decisions { $decisions }, guesses { $guesses }, the others { $others }. Most of it: { $most ->
    [deal] the deal
    [draws] the draws
    [decisions] the decisions
    [guesses] how the hidden cards lay
   *[others] what the others did
}.
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-fault = Move { $number }, { $name }: { $verdict }, { $loss } ± { $error } hundredths
review-played = Played: { $move }
review-better = Better: { $move }
review-why = Why: { $reason }
review-judged-by = Judged in { $count } ways the cards could have lain, by all that { $name } knew.
review-guessed = { $name } probably had: { $cards }
review-held = Really: { $cards }
error-review_unfinished = This match is not over after { $moves } moves. Only finished matches are reviewed, so finish it first: noripan play --save FILE
error-unknown_effort = There is no effort “{ $effort }”. Choose one of: { $allowed }
error-review_unwritable = { $file } cannot be written: { $reason }
