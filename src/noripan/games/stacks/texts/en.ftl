name = Sequence Stacks
    .tagline = Build piles from 1 to 5 together; whoever lays the 5 takes the chip.

colour = { $colour ->
        [r] red
       *[b] blue
    }
card-number = { colour } { $number }
card-wild = { colour } wild
card-special = { $kind ->
        [jump] jump
        [reverse] reverse
        [steal] card steal
        [chip] chip steal
       *[hold] hold
    }

played-from = { $source ->
        [discard] { " " }from the discard pile
       *[hand] { "" }
    }
play-from = { $source ->
        [discard] { " " }from your discard pile
       *[hand] { "" }
    }

board-piles = { $colour ->
        [r] Red
       *[b] Blue
    } piles: { $count ->
        [0] none
       *[other] { $piles }
    }
board-stock = Draw pile: { $count }, set aside: { $aside }
board-player = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, chips: { $reds } red, { $blues } blue
board-discards = { "  " }discard pile: { $all } (usable: { $top })
board-known = { "  " }surely has: { $known }
board-direction = Play goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }{ $reverses ->
        [0] { "" }
       *[other] ; reverses waiting for the end of this turn: { $reverses }
    }{ $jumps ->
        [0] { "" }
       *[other] ; jumps waiting: { $jumps }
    }.
board-window = { $seat } has completed a { colour } pile. Somebody is being asked for a hold.
board-hand = Your hand: { $hand }
screen-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
screen-discards = discards

move-lay = play { $card }{ play-from }
move-lay-wild = play { $card } as a { $number }{ play-from }
move-jump = play a jump{ play-from }
move-reverse = play a reverse{ play-from }
move-steal = steal an unseen card from { $from_seat }{ $source ->
        [discard] { " " }with the card on your discard pile
       *[hand] { "" }
    }
move-steal-top = steal the top of the discard pile of { $from_seat }{ $source ->
        [discard] { " " }with the card on your discard pile
       *[hand] { "" }
    }
move-chip = take a { colour } chip from { $from_seat }{ $source ->
        [discard] { " " }with the card on your discard pile
       *[hand] { "" }
    }
move-discard = discard { $card } and end your turn
move-end = end your turn with an empty hand
move-hold = play hold: { $from_seat } gets no { colour } chip
move-allow = let { $from_seat } take the { colour } chip

fact-laid = { $seat } plays { $card }{ played-from }.
fact-laid_wild = { $seat } plays { $card } as a { $number }{ played-from }.
fact-jumped = { $seat } plays a jump{ played-from }.
fact-reversed = { $seat } plays a reverse{ played-from }.
fact-stole = { $seat } steals a card from the hand of { $from_seat }.
fact-stole_card = { $seat } steals { $card } from the hand of { $from_seat }.
fact-stole_top = { $seat } steals { $card } from the discard pile of { $from_seat }.
fact-stole_chip = { $seat } takes a { colour } chip from { $from_seat }.
fact-completed = { $seat } has completed a { colour } pile.
fact-no_chip_left = There is no { colour } chip left to take.
fact-took_chip = { $seat } takes a { colour } chip and now has { $reds } red and { $blues } blue.
fact-asked = { $seat } has completed a { colour } pile. You have a hold: will you play it?
fact-allowed = You let { $seat } have the { colour } chip.
fact-held_up = { $seat } says hold: { $from_seat } gets no { colour } chip.
fact-drew = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
fact-drew_cards = { $seat } draws { $cards }.
fact-reshuffled = The cards set aside are shuffled: the new draw pile has { $count }.
fact-discarded = { $seat } discards { $card }.
fact-ended = { $seat } has no card to discard and ends the turn.
fact-turned = Play now goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }.
fact-skipped = Skipped: { $seats }.
fact-turn_began = It is the turn of { $seat }.
fact-had_enough = { $seat } has { $reds } red and { $blues } blue chips.
fact-exhausted = Nothing is left to draw, and for { $count } turns nobody has played a card. The match ends.
fact-took_too_long = After { $count } moves the match ends.
fact-match_won = Won by { $seats }.

reason-wins = Completes a { colour } pile, and that chip wins, unless somebody says hold.
reason-needed-chip = Completes a { colour } pile for a chip you need; then { $count } to go.
reason-chip = Completes a { colour } pile, which nobody else can take any more.
reason-on-the-way = You can complete this { colour } pile in this very turn.
reason-new-hand = Your last card: five new ones follow at once.
reason-stays-low = The { colour } pile stays low: the next player lacks { $count } cards to complete it.
reason-chain = Lies on { $card }, which comes later in a pile: both may still be played.
reason-spare = You have another { $card }.
reason-far-off = { $card } has to wait for { $count } other cards.
reason-keeps-hold = Keeps the hold for a dangerous moment.
reason-leaves-nothing = No pile lacks only its 5, so the next player has nothing to complete with one card.
reason-stops-win = { $seat } would win with this { colour } chip.
reason-denies = { $seat } needs { $count } more chips, and this { colour } one helps.
reason-useless-chip = { $seat } gains nothing by another { colour } chip: the hold can wait.
reason-saves-hold = { $seat } would still need { $count } chips: the hold is for a more dangerous one.
reason-both-need = Both you and { $seat } need this { colour } chip.
reason-you-need = You need a { colour } chip.
reason-they-need = { $seat } needs this { colour } chip.
reason-useful-card = { $card } is of use to you at once.
reason-from-leader = { $seat }, who needs { $count } more chips, loses a card, and you gain one.
reason-another-turn = With two players a jump gives you the next turn as well.
reason-skips = A pile is high, and { $seat } is skipped.

error-wild_needs_number = Say which number the { $card } is to be, as in rW=4; =1 opens a pile.
error-hold_from_hand = A hold can only be played from the hand.
error-no_such_seat = There is no seat { $number }; the last one is { $last }.
error-answer_first = { $seat } has completed a pile. Answer with “hold” or “allow”.
error-nobody_asks = “hold” and “allow” are only for the moment when another player has completed a pile.
error-must_discard = As long as you have cards in hand, you end your turn by discarding one.
error-not_on_top = { $card } is not on top of your discard pile.
error-not_held = You do not have { $card } in your hand.
error-two_piles_open = Two { colour } piles are open; complete one before you open another.
error-no_pile_wants = No { colour } pile needs a { $number } now.
error-own_seat = You can only take from other players.
error-hand_empty = { $seat } has no card in hand.
error-discard_empty = The discard pile of { $seat } is empty.
error-no_such_chip = { $seat } has no { colour } chip.
error-chip_would_win = A stolen chip may not win the game, and this { colour } one would.

web-colour = { $colour ->
        [r] red
       *[b] blue
    }
web-players = Players
web-piles = Piles
web-hand = Your hand
web-discards = Your discards
web-discards-help = { $count }, the last one can be played
web-no-discards = Each turn ends with a card here.
web-special = { $kind ->
        [jump] Jump
        [reverse] Reverse
        [steal] Card steal
        [chip] Chip steal
       *[hold] Hold
    }
web-direction = { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }
web-jumps = { $count ->
        [one] skips one
       *[other] skips { $count }
    }
web-reverses = { $count ->
        [one] reverses
       *[other] reverses { $count } times
    }
web-chips = { $reds } red and { $blues } blue chips; five are needed, two of each colour at least
web-chips-of = { $count } of 5 chips
web-known = Known in this hand: { $cards }
web-their-discards = Discard pile of { $count }, from the top: { $cards }
web-take-chip = Take { colour }
web-take-top = Top: { $card }
web-take-unseen = Unseen card
web-pile = { $count ->
        [0] No { web-colour } pile { $place } yet
       *[other] { web-colour } pile { $place }: { $number } is next
    }
web-next = next { $number }
web-free-pile = starts with 1
web-lay-here = Play { $card } on { colour } pile { $place }
web-lay = Play { $card }
web-lay-as = Play as { $number }
web-use = Play { $kind ->
        [jump] jump
       *[reverse] reverse
    }
web-discard = Discard
web-end = End the turn
web-choose = Play what fits (underlined), then discard one card to end your turn.
web-arranged = { $count ->
        [one] One card laid out. You can take it back until you discard.
       *[other] { $count } cards laid out. You can take them back until you discard.
    }
web-chosen = Play it where it fits, or discard it and end your turn.
web-chosen-discard = Play it, or discard it and end your turn.
web-take-from = Take from { $seat }
web-choose-whom = Choose from whom.
web-playable = { $card }, playable
web-not-playable = { $card }
web-hold-ask = { $seat } completes a { colour } pile. Hold?
web-hold-open = { $seat } completes a { colour } pile.
web-hold-chip = Will the { colour } chip be held up? So far:
web-hold-wins = This { colour } chip would be the fifth, and wins. So far:
web-hold = Hold
web-allow = Let it go
web-seconds = { $count } s

rule-SS-1 = Everybody gets five cards. The others, face down, are the draw pile.
rule-SS-2 = Two to six can play. For two, take out all reverses, two chip steals and one each of hold, card steal and jump; 112 cards remain.
rule-SS-3 = Chance decides who begins. Play goes clockwise.
rule-SS-10 = On your turn you may play as many cards as you like, or none. Your turn ends when you discard a card.
rule-SS-11 = A 1, or a wild of the colour, opens a new pile. Of each colour at most two piles are open at the same time.
rule-SS-12 = On an open pile goes the next number of its colour, or a wild of its colour standing in for that number. The piles belong to everybody.
    .ruling = If both piles of the colour need the same number, it goes on the older one.
rule-SS-13 = You play cards from your hand, or the top card of your own discard pile. Once it is used, the card below it can be used as well.
rule-SS-14 = Whenever a card played from your hand was your last, you draw five new ones at once and go on, as often as it happens.
    .ruling = You draw only after the card has had its whole effect, also after others have been asked for a hold. If your last card was a card steal, the stolen card is now in your hand and you do not draw. Neither do you draw after a card from your discard pile.
rule-SS-20 = You end your turn by putting one card from your hand face up on your own discard pile. Then draw until you have five.
    .ruling = Only if your hand is empty, because everything was stolen and there was nothing to draw, you say “end” instead and draw up to five.
rule-SS-25 = The fifth card completes a pile. Whoever lays it takes a chip of the pile's colour, and the five cards are set aside.
rule-SS-26 = When you must draw and the draw pile is empty, the cards set aside are shuffled and become the new one. Used specials and the discard piles are not part of it.
    .ruling = A pile completed a moment ago is shuffled in too. Wilds that lay in the piles come back with them.
rule-SS-27 = There are 20 chips of each colour.
    .ruling = If all chips of a colour are taken, completing a pile of it brings none, and nobody is asked for a hold. After 5,000 moves the match ends as if exhausted (SS-50).
rule-SS-30 = Whoever has five or more chips, at least two of them red and two blue, wins at once.
rule-SS-40 = Jump: the next player misses a turn.
    .ruling = Jumps and reverses take effect together when the turn ends: first the direction turns, then one player is skipped for each jump. With two players a jump therefore gives you another turn.
rule-SS-41 = Reverse: from now on play goes the other way round.
rule-SS-42 = Card steal: take a card from another player's hand, or the top card of another player's discard pile. It goes to your hand.
    .ruling = A card from a hand is taken unseen; chance decides which one.
rule-SS-43 = Chip steal: take a chip of your choice from another player. This may not win you the game.
    .ruling = You cannot take a chip that would give you what you need to win.
rule-SS-44 = Hold: when another player completes a pile, you may play hold. That player gets no chip; the pile is set aside all the same.
    .ruling = A hold works only from the hand, never from the discard pile.
rule-SS-45 = Hold is the only card you play outside your own turn.
    .ruling = Only players with a hold are asked, in playing order after the one who completed the pile; a reverse played in this turn does not count yet. The first hold settles it. If a hold or a theft has shortened your hand, it is filled at the end of your own next turn.
rule-SS-46 = All other specials are for your own turn. Once used, a special is out of the game.
    .ruling = A special that would have no effect cannot be played. Jump and reverse always have one.
rule-SS-50 = If the cards run out, somebody still has to win.
    .ruling = When there is nothing to draw and nothing set aside, and as many turns as there are players pass without anybody playing a card, the match ends. Most chips win; if equal, the victory is shared.
rule-SS-60 = Hidden are the hands and the draw pile. Everything else is open: the piles and which of their cards are wilds, the discard piles, chips, used specials, cards set aside, the direction, waiting jumps, and how many cards everybody has. Which card was stolen from a hand is known only to the two concerned, and who is being asked for a hold only to the one who is asked.
