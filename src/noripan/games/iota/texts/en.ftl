name = IOTA
    .tagline = Grow a grid of cards, line by line, and let lines of four double your points.

card-plain = { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } { $shape ->
        [c] circle
        [s] square
        [t] triangle
       *[x] cross
    } { $number }
card-wild = wild card

board-row = { $row } │ { $cells }
spoken-card = At { $x }, { $y }: { $card }
board-wild = The wild at { $x }, { $y } may be one of: { $cards }
board-wild-any = The wild at { $x }, { $y } may be any of { $count } cards
board-laid = Laid this turn: { $cards } ({ $points } points)
board-seat = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $score ->
        [one] one point
       *[other] { $score } points
    }
board-pile = Draw pile: { $count }
board-turn = Turn: { $seat }
board-asked = Before this turn you may swap a wild, or leave the wilds alone.
board-hand = Your cards: { $texts }
spoken-hand = Your cards: { $cards }

move-lay = lay { $card } at { $x }, { $y }
move-end = end the turn for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-pass = pass
move-trade = pass and trade { $cards }
move-swap = put { $card } in place of the wild at { $x }, { $y }
move-keep = leave the wilds where they are

event-laid = { $seat_is ->
        [you] You lay { $card } at { $x }, { $y }; the turn is worth { $points } so far.
       *[other] { $seat } lays { $card } at { $x }, { $y }; the turn is worth { $points } so far.
    }
event-swapped = { $seat_is ->
        [you] You put { $card } in place of the wild at { $x }, { $y } and take the wild.
       *[other] { $seat } puts { $card } in place of the wild at { $x }, { $y } and takes the wild.
    }
event-kept = { $seat_is ->
        [you] You leave the wilds where they are.
       *[other] { $seat } leaves the wilds where they are.
    }
event-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-traded = { $seat_is ->
        [you] You pass and trade { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $seat } passes and trades { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-traded_cards = { $seat_is ->
        [you] You pass, put { $cards } under the pile and draw { $drawn_cards }.
       *[other] { $seat } passes, puts { $cards } under the pile and draws { $drawn_cards }.
    }
event-line_scored = Line { $cards }: { $points }.
event-lot_scored = Lot { $cards }: { $points }, and the turn is doubled.
event-four_laid = { $seat_is ->
        [you] You have laid four cards: the turn is doubled.
       *[other] { $seat } has laid four cards: the turn is doubled.
    }
event-hand_emptied = { $seat_is ->
        [you] You have laid your last card with the pile empty: the turn is doubled, and the match is over.
       *[other] { $seat } has laid the last card with the pile empty: the turn is doubled, and the match is over.
    }
event-turn_scored = { $seat_is ->
        [you] You score { $points } (total { $total }).
       *[other] { $seat } scores { $points } (total { $total }).
    }
event-drew = { $seat_is ->
        [you] You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
event-drew_cards = { $seat_is ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
event-pile_emptied = The draw pile is now empty.
event-all_passed = { $count } passes in a row: nobody can go on, so the match is over.
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }

reason-last-card = Your last card with the pile empty: the turn counts double, { $points } points, and the match ends.
reason-lot = Completes a lot, which doubles the turn: { $points } points so far.
reason-four = Four cards in one turn double it, and so does their lot: { $points } points.
reason-goes-on = With one more card the turn comes to { $points } points.
reason-two-lines = Counts in two lines: { $points } points so far.
reason-scores = Brings the turn to { $points ->
        [one] one point.
       *[other] { $points } points.
    }
reason-ends = Secures { $points ->
        [one] one point.
       *[other] { $points } points.
    }
reason-ends-safely = Secures { $points ->
        [one] one point
       *[other] { $points } points
    } and leaves nobody a line of three to complete.
reason-takes-wild = A wild in hand will help you complete a lot later.
reason-keeps-wild = You get new cards and keep the wild for a lot.
reason-new-cards = New cards may fit better.

theme-last-card = The last card
theme-lot = Completing a lot
theme-four = Four cards at once
theme-goes-on = Going on
theme-two-lines = Two lines at once
theme-scores = Scoring
theme-ends = When to stop
theme-ends-safely = Stopping safely
theme-takes-wild = Taking a wild
theme-keeps-wild = Keeping a wild
theme-new-cards = Trading cards

error-not_asked = You can only swap a wild, or leave it, when you are asked before a turn.
error-swap_or_keep = Before this turn begins, put one of your cards in place of a wild, or leave the wilds alone.
error-nothing_laid = Lay at least one card before you end your turn, or pass.
error-already_laid = You have laid a card this turn, so you can’t pass any more. End your turn instead.
error-pile_is_empty = The draw pile is empty: you can pass, but not trade.
error-not_held = You do not have { $card }.
error-no_wild_there = There is no wild at { $x }, { $y }.
error-wild_for_wild = A wild cannot take the place of a wild.
error-not_that_wild = The wild at { $x }, { $y } cannot stand for { $card } in its lines.
error-occupied = { $there_card } is already at { $x }, { $y }.
error-not_beside = The place { $x }, { $y } does not touch any card.
error-other_line = All cards of a turn go into one row or column without a gap; { $x }, { $y } does not fit.
error-too_long = No line may have more than four cards: { $cards }.
error-no_line = Colours, shapes and numbers must each be all the same or all different. Here they are not: { $cards }.
error-no_card_for_wild = There is no card the wild could stand for: { $cards }.
error-gap_closed = A card at { $x }, { $y } would fill a gap between older cards.
error-deal_wild_starter = In the deal, the starter cannot be a wild.
error-deal_wilds_missing = In the deal, the hands and the pile must contain both wilds.

option-fill_gaps = Gaps may be filled
    .help = A card may be laid between older cards if both its lines are right, as in the original edition.
option-short = Short game
    .help = Played with only 32 randomly chosen cards and the two wilds.

web-table = The table
web-table-keys = The grid. Arrow keys move it, plus and minus zoom, 0 shows everything.
order-drawn = As drawn
order-shape = By shape
web-hand = Your cards
web-people = Players
web-card = { $card }
web-card-fits = { $card }, { $count ->
        [0] fits nowhere
        [one] fits in one place
       *[other] fits in { $count } places
    }
web-laid = laid
web-place = { $card } at { $x }, { $y }
web-place-points = { $card } at { $x }, { $y }: the turn comes to { $points ->
        [one] one point
       *[other] { $points } points
    }
web-swap-place = Put { $card } in place of the wild at { $x }, { $y }
web-lift = { $card } at { $x }, { $y }, laid this turn: take it back
web-beyond = { $count ->
        [one] One more place
       *[other] { $count } more places
    } { $side ->
        [left] to the left
        [right] to the right
        [up] further up
       *[down] further down
    }
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-may-be = { $count ->
        [one] This wild stands for
       *[other] This wild can stand for one of { $count }:
    }
web-close = Close
web-this-turn = This turn
web-turn-of = { $seat }’s turn
web-last-turn-of = { $seat_is ->
        [you] Last: you
       *[other] Last: { $seat }
    }
web-with = With { $card } there
web-row = Row
web-column = Column
web-line = Line
web-doubled-lot = A lot
web-doubled-four = Four cards laid
web-doubled-last = The last card, pile empty
web-short-lot = lot
web-short-four = 4 cards
web-short-last = last
web-total = Total
web-worth = The turn is worth { $points ->
        [one] one point
       *[other] { $points } points
    } now.
web-how = Every line you make or extend scores the sum of its numbers. A line of four (a lot) doubles the whole turn, and so do four cards at once.
web-pile = in the pile
web-held = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-known = Known in this hand: { $cards }
web-laying = laying for { $points }
web-result-turn_scored = last +{ $points }
web-result-passed = passed
web-result-traded = traded { $count }
web-choose = Choose a card: the grid shows where it fits.
web-choose-place = { $count ->
        [one] It fits in one place.
       *[other] It fits in { $count } places.
    }
web-nowhere = { $card } does not fit anywhere now.
web-no-place = None of your cards fits. Pass, and trade as many as you like.
web-no-more = Nothing more fits beside these.
web-choose-trade = Choose the cards to trade, or none to just pass.
web-choose-pass = The pile is empty: nothing to trade.
web-choose-swap = You can take a wild: choose a card to put in its place. If you do nothing, it stays.
web-choose-wild = Choose the wild to replace.
web-seconds = { $count } s left
web-end-none = End turn
web-end = End turn · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-pass = Pass
web-pass-or-trade = Pass or trade
web-lay-instead = Lay cards instead
web-trade = { $count ->
        [0] Pass
        [one] Trade one card
       *[other] Trade { $count } cards
    }
web-keep = Leave it
web-swap = Take the wild

rule-IO-1 = There are 64 cards: each combination of four colours, four shapes and the numbers 1 to 4 once. There are also two wilds. Everybody draws a card, and the highest number begins. Then the cards go back and everything is shuffled.
    .ruling = A wild counts 0. If several players share the highest number, all cards go back and these players draw again.
rule-IO-2 = Everybody gets four cards. The rest is the draw pile, and its top card is turned over: it is the starter, in the middle of the table.
rule-IO-3 = The starter is never a wild.
    .ruling = A wild turned over goes back into the pile, the pile is shuffled again, and another card is turned over.
rule-IO-10 = Cards that lie side by side in a row, or one below the other in a column, without a gap, are a line. A line has two, three or four cards.
rule-IO-11 = Look at colour, shape and number of a line one after the other: each must be either the same on all cards or different on every card. So any two cards make a line, and a third has to follow what those two began.
rule-IO-12 = No line is ever longer than four cards, in either direction.
rule-IO-13 = On your turn you lay one to four cards from your hand, or you pass.
rule-IO-14 = All cards of a turn go into the same row or column and end up in one unbroken line there. They need not touch each other: cards that were there before may lie between them.
rule-IO-15 = Something you lay must touch what is on the table already, along your line or at right angles to it.
rule-IO-16 = When your turn is over, everything on the table that is two or more cards long must be a proper line, also across the one you laid.
rule-IO-17 = You may make lines longer at their ends, but not fill gaps: no card you lay may get older cards on both of its sides, left and right or above and below, however far along the line. That holds for a gap of several places too.
    .ruling = The original edition allows it; the option “Gaps may be filled” plays it that way.
rule-IO-18 = After laying, draw until you hold four cards again, as long as the pile lasts.
rule-IO-20 = When you pass you may put any of your cards, or none, under the draw pile, and draw as many from the top.
    .ruling = With an empty pile you can only pass. You may trade more cards than the pile has; then some come back to you. The cards go under the pile sorted by colour, shape and number; you do not choose the order. Everybody sees how many you trade, but not which.
rule-IO-25 = At the end of your turn add up the numbers in every line that you have made or made longer. A card in two such lines counts twice.
rule-IO-26 = A line of four is called a lot. Each lot completed in your turn doubles everything you score in it: two lots count four times.
rule-IO-27 = If you lay four cards in one turn, it is doubled once more.
rule-IO-28 = The match ends when the draw pile is empty and somebody lays the last card in hand. That turn is doubled once more.
rule-IO-29 = The highest score wins.
    .ruling = Equal scores share the victory.
rule-IO-30 = A wild can stand for any card, and counts 0.
rule-IO-31 = Lying on the table, a wild stands for one certain card, the same one in its row and in its column. You need not say which; but one must be possible.
    .ruling = It must differ from every other card in its lines, and may be any of the 64, even one that is not in a short game. If two wilds lie in one line, there must be a card for each of them at the same time.
rule-IO-32 = Before a turn begins, everybody may take a wild from the table and put in its place a card from the hand that fits both lines there. Nothing is scored for it.
rule-IO-33 = The chance to swap goes round the table before every turn.
    .ruling = First the player about to move, then the others clockwise. You are asked only if you can swap, in secret, and may do so again as long as it is possible.
rule-IO-35 = If nobody gets any further, the match ends as it stands.
    .ruling = That is after as many passes in a row as there are players if the pile is empty, and after four times as many if it is not. A trade is a pass, and swaps do not interrupt the row.
rule-IO-40 = A short game is played with half of the cards.
    .ruling = That is our own variant: 32 cards are chosen at random, the two wilds are added, and nobody sees the rest.
rule-IO-50 = Hidden are the hands, the order of the draw pile and what was put under it. Everybody sees the table, the scores and how many cards are in hands and pile. Nobody is told who is being asked to swap.
wins-by = Whoever has the most points wins.

web-about-wild = Wild: stands for any card that fits its lines, and counts 0. Whoever holds that card may swap it for the wild later.
web-choose-swap-unhurried = You can take a wild: choose a card to put in its place, or leave it. Take your time.

aim = Score the most points by laying cards in lines in which colour, shape and number are each all the same or all different.
box = { $count } cards: four colours, four shapes and the numbers 1 to 4 in every combination, each once, and two wilds.
notation = Write a card as colour, shape and number, Rs2: R red, G green, B blue, Y yellow; c circle, s square, t triangle, x cross; W is a wild. A place is column and row from the starter, to the right and downward: Rs2@1,-1. Then end; or pass, trade Rs2 W, swap Rs2@1,-1, keep.
part-colour = { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    }
part-wilds = wilds
part-table = The table
part-worth = this turn so far: { $points }
example-turn = A turn
    .one = The starter lies on the table. Mina has four cards in hand.
    .two = She lays two of them beside it, in one line: three 2s, all colours different, all shapes different.
    .three = She ends her turn: 2 + 2 + 2 = 6 points. Then she draws back up to four cards.
example-lot = Colours: { $colours ->
        [same] all the same
       *[different] all different
    }. Shapes: { $shapes ->
        [same] all the same
       *[different] all different
    }. Numbers: { $numbers ->
        [same] all the same
       *[different] all different
    }.
    .title = What makes a line
example-no-line = Red and green lie there: two different colours. So the third card needs a third colour, a third shape, and a 2 again.
    .title = What is not a line
example-one-line = Mina has laid her first card to the right of the starter. The next ones must lie in the same row or column as that card, in one unbroken run.
    .title = One line a turn
example-gap = The place between red circle 1 and yellow circle 3 is a gap: a card there would have older cards on both sides. Gaps stay open, unless the option allows it; the outer end is free.
    .title = Gaps stay open
example-long = Four cards are a complete line, a lot. A fifth is never allowed; at right angles to it you can go on.
    .title = No more than four
example-scoring = Four turns in a row: 6, 6, 34 and 208 points. Every line that you make or make longer counts, and each line of four doubles the whole turn; so does laying four cards. The last turn: 10 + 10 + 6 = 26, doubled three times.
    .title = Scored turns
example-wild = The wild stands for some card, here a 2 in a third colour and shape. Before the next turn Jun may put a card in its place that really fits, and take the wild. That scores nothing.
    .title = Taking a wild
