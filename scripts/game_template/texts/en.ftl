name = Samplegame
    .tagline = Match the colour or the number and be the first without cards.

colour = { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
card-number = { colour } { $number }

board-top = On top: { $card }. { $count ->
        [one] One card
       *[other] { $count } cards
    } in the pile.
board-count = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
board-hand = Your cards: { $cards }

move-lay = lay { $card }
move-draw = draw a card
move-pass = pass

event-laid = { $seat_is ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    }
event-drew = { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event-drew_card = You draw { $card }.
event-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }

wins-by = Whoever runs out of cards first wins; otherwise, whoever has the fewest.

error-pile_empty = The pile is empty; pass instead.
error-can_draw = You can only pass when the pile is empty. Draw a card.
error-not_held = You do not have { $card }.
error-does_not_fit = { $card } has neither the colour nor the number of { $top_card }.

rule-ZZ-1 = There are 20 cards, 1 to 5 in four colours. Each player gets four of them.
rule-ZZ-2 = The next card is turned up. The others are the pile. Seat 0 begins; play goes clockwise.
rule-ZZ-10 = On your turn you may lay a card that has the colour or the number of the top card. It becomes the top card.
rule-ZZ-11 = Or you draw the top card of the pile, even if you could lay one. That ends your turn.
rule-ZZ-12 = When the pile is empty, you pass instead of drawing.
rule-ZZ-20 = Whoever has no cards left wins at once.
rule-ZZ-21 = The match also ends when all players pass, one after the other. The fewest cards win; equal numbers share the win.
rule-ZZ-30 = Hidden are the cards in the hands of others and the order of the pile. How many cards each player has is open. The hands are shown when the match is over.
