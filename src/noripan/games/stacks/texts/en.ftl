name = Sequence Stacks
    .tagline = Build piles from 1 to 5 together. Whoever lays the 5 takes the chip.

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
board-known = { "  " }certainly has: { $known }
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
board-window = { $seat_is ->
        [you] You have completed a { colour } pile. Someone is being asked about a hold.
       *[other] { $seat } has completed a { colour } pile. Someone is being asked about a hold.
    }
board-hand = Your hand: { $hand }
screen-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
screen-discards = discards
spoken-pile = { colour } pile: { $cards }
spoken-discards = { "  " }discard pile: { $cards } (can be played: { $card })
spoken-known = { "  " }certainly has: { $cards }
spoken-hand = Your hand: { $cards }

move-lay = play { $card }{ play-from }
move-lay-wild = play { $card } as a { $number }{ play-from }
move-jump = play a jump{ play-from }
move-reverse = play a reverse{ play-from }
move-steal = steal an unseen card from { $from_seat }{ $source ->
        [discard] { " " }with the card on your discard pile
       *[hand] { "" }
    }
move-steal-top = steal the top card of { $from_seat }’s discard pile{ $source ->
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

event-laid = { $seat_is ->
        [you] You play { $card }{ played-from }.
       *[other] { $seat } plays { $card }{ played-from }.
    }
event-laid_wild = { $seat_is ->
        [you] You play { $card } as a { $number }{ played-from }.
       *[other] { $seat } plays { $card } as a { $number }{ played-from }.
    }
event-jumped = { $seat_is ->
        [you] You play a jump{ played-from }.
       *[other] { $seat } plays a jump{ played-from }.
    }
event-reversed = { $seat_is ->
        [you] You play a reverse{ played-from }.
       *[other] { $seat } plays a reverse{ played-from }.
    }
event-stole = { $seat_is ->
        [you] You steal a card from { $from_seat }’s hand.
       *[other] { $from_seat_is ->
            [you] { $seat } steals a card from your hand.
           *[other] { $seat } steals a card from { $from_seat }’s hand.
        }
    }
event-stole_card = { $seat_is ->
        [you] You steal { $card } from { $from_seat }’s hand.
       *[other] { $from_seat_is ->
            [you] { $seat } steals { $card } from your hand.
           *[other] { $seat } steals { $card } from { $from_seat }’s hand.
        }
    }
event-stole_top = { $seat_is ->
        [you] You steal { $card } from { $from_seat }’s discard pile.
       *[other] { $from_seat_is ->
            [you] { $seat } steals { $card } from your discard pile.
           *[other] { $seat } steals { $card } from { $from_seat }’s discard pile.
        }
    }
event-stole_chip = { $seat_is ->
        [you] You take a { colour } chip from { $from_seat }.
       *[other] { $from_seat_is ->
            [you] { $seat } takes a { colour } chip from you.
           *[other] { $seat } takes a { colour } chip from { $from_seat }.
        }
    }
event-completed = { $seat_is ->
        [you] You have completed a { colour } pile.
       *[other] { $seat } has completed a { colour } pile.
    }
event-no_chip_left = There is no { colour } chip left to take.
event-took_chip = { $seat_is ->
        [you] You take a { colour } chip and now have { $reds } red and { $blues } blue.
       *[other] { $seat } takes a { colour } chip and now has { $reds } red and { $blues } blue.
    }
event-asked = { $seat } has completed a { colour } pile. You have a hold: will you play it?
event-allowed = You let { $seat } have the { colour } chip.
event-held_up = { $seat_is ->
        [you] You say hold: { $from_seat } gets no { colour } chip.
       *[other] { $from_seat_is ->
            [you] { $seat } says hold: you get no { colour } chip.
           *[other] { $seat } says hold: { $from_seat } gets no { colour } chip.
        }
    }
event-drew = { $seat_is ->
        [you] You draw { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-drew_cards = { $seat_is ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
event-reshuffled = The cards set aside are shuffled into a new draw pile of { $count }.
event-discarded = { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-ended = { $seat_is ->
        [you] You have no card to discard and end your turn.
       *[other] { $seat } has no card to discard and ends the turn.
    }
event-turned = Play now goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }.
event-skipped = Skipped: { $seats }.
event-turn_began = { $seat_is ->
        [you] Your turn.
       *[other] { $seat }’s turn.
    }
event-had_enough = { $seat_is ->
        [you] You have { $reds } red and { $blues } blue chips.
       *[other] { $seat } has { $reds } red and { $blues } blue chips.
    }
event-exhausted = There is nothing left to draw, and nobody has played a card for { $count } turns. The match ends.
event-took_too_long = The match ends after { $count } moves.
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }

reason-wins = Completes a { colour } pile, and its chip wins unless someone says hold.
reason-needed-chip = Completes a { colour } pile for a chip you need; then you need { $count } more.
reason-chip = Completes a { colour } pile before anyone else can.
reason-on-the-way = You can complete this { colour } pile this turn.
reason-new-hand = Your last card: you draw five new ones at once.
reason-stays-low = The { colour } pile stays low: it still takes { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
reason-chain = Goes on { $card }, which you will need later: you can still play both.
reason-spare = You have another { $card }.
reason-far-off = { $count ->
        [one] One other card must
       *[other] { $count } other cards must
    } come before { $card }.
reason-keeps-hold = Saves the hold for a dangerous moment.
reason-leaves-nothing = No pile can be completed with a single card.
reason-stops-win = { $seat } would win with this { colour } chip.
reason-denies = { $seat } needs { $count ->
        [one] one more chip
       *[other] { $count } more chips
    }, and this { colour } one helps.
reason-useless-chip = Another { colour } chip is no use to { $seat }: the hold can wait.
reason-saves-hold = { $seat } would still need { $count ->
        [one] one chip
       *[other] { $count } chips
    }: save the hold for a more dangerous one.
reason-both-need = Both you and { $seat } need this { colour } chip.
reason-you-need = You need a { colour } chip.
reason-they-need = { $seat } needs this { colour } chip.
reason-useful-card = You can use { $card } at once.
reason-from-leader = Nobody is closer to winning than { $seat } ({ $count ->
        [one] one chip
       *[other] { $count } chips
    } to go): they lose a card, and you gain one.
reason-another-turn = With two players a jump gives you the next turn as well.
reason-skips = A pile is high, and { $seat } misses a turn.

theme-wins = Winning
theme-needed-chip = Needed chips
theme-chip = Chips
theme-on-the-way = Building to the end
theme-new-hand = Emptying the hand
theme-stays-low = Keeping piles low
theme-chain = Chains
theme-spare = Spare cards
theme-far-off = Cards that are far off
theme-keeps-hold = Saving the hold
theme-leaves-nothing = Leaving nothing
theme-stops-win = Stopping a win
theme-denies = Denying chips
theme-useless-chip = Letting a chip go
theme-saves-hold = When to hold
theme-both-need = Chips both need
theme-you-need = Taking needed chips
theme-they-need = Taking chips others need
theme-useful-card = Useful cards
theme-from-leader = Stealing from the leader
theme-another-turn = Another turn
theme-skips = Skipping somebody

error-wild_needs_number = Say which number the { $card } stands for, as in rW=4; =1 opens a pile.
error-hold_from_hand = A hold can only be played from the hand.
error-no_such_seat = There is no seat { $number }; the last one is { $last }.
error-answer_first = { $seat } has completed a pile. First say hold, or let it go.
error-nobody_asks = You can only say hold when another player has just completed a pile.
error-must_discard = While you have cards in hand, you end your turn by discarding one.
error-not_on_top = { $card } is not on top of your discard pile.
error-not_held = You do not have { $card } in your hand.
error-two_piles_open = Two { colour } piles are open. Complete one before you open another.
error-no_pile_wants = No { colour } pile needs a { $number } now.
error-own_seat = You can only take from other players.
error-hand_empty = { $seat } has no card in hand.
error-discard_empty = { $seat }’s discard pile is empty.
error-no_such_chip = { $seat } has no { colour } chip.
error-chip_would_win = You may not win with a stolen chip, and this { colour } one would win.

web-colour = { $colour ->
        [r] red
       *[b] blue
    }
web-players = Players
web-piles = Piles
web-hand = Your hand
web-discards = Your discards
web-discards-help = { $count }; the last one can be played
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
web-chips = { $reds } red and { $blues } blue chips; five win, at least two of each colour
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
web-next-short = → { $number }
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
web-choose-whom = Choose a player to take from.
web-playable = { $card }, playable
web-not-playable = { $card }
web-hold-ask = { $seat } completes a { colour } pile. Hold?
web-hold-open = { $seat } completes a { colour } pile.
web-hold-chip = If you play Hold, the card is spent and they get no { colour } chip. If you do nothing, they take it.
web-hold-wins = With this { colour } chip they win. If you play Hold, the card is spent and they get no chip. If you do nothing, they take it.
web-hold-wait = Will someone say hold?
web-hold-so-far = Chips so far:
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
    .ruling = Only if your hand is empty, because everything was stolen and there was nothing to draw, choose “End the turn” instead and draw up to five.
rule-SS-25 = The fifth card completes a pile. Whoever lays it takes a chip of the pile’s colour, and the five cards are set aside.
rule-SS-26 = When you must draw and the draw pile is empty, the cards set aside are shuffled and become the new one. Used specials and the discard piles are not part of it.
    .ruling = A pile completed a moment ago is shuffled in too. Wilds that lay in the piles come back with them.
rule-SS-27 = There are 20 chips of each colour.
    .ruling = If all chips of a colour are taken, completing a pile of it brings none, and nobody is asked for a hold. After 5,000 moves the match ends as if the cards had run out (SS-50).
rule-SS-30 = Whoever has five or more chips, at least two of them red and two blue, wins at once.
rule-SS-40 = Jump: the next player misses a turn.
    .ruling = Jumps and reverses take effect together when the turn ends: first the direction turns, then one player is skipped for each jump. With two players a jump therefore gives you another turn.
rule-SS-41 = Reverse: from now on play goes the other way round.
rule-SS-42 = Card steal: take a card from another player’s hand, or the top card of another player’s discard pile. It goes to your hand.
    .ruling = A card from a hand is taken unseen; chance decides which one.
rule-SS-43 = Chip steal: take a chip of your choice from another player. This may not win you the match.
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
wins-by = The first player with five chips, at least two of each colour, wins.

web-about = { $kind ->
        [jump] Jump: the next player misses a turn.
        [reverse] Reverse: from the end of your turn on, play goes the other way round.
        [steal] Card steal: take an unseen card from a hand, or the top card of a discard pile.
        [chip] Chip steal: take a chip from another player, but not one that would win you the match.
        [hold] Hold: when another player completes a pile, you are asked. If you play it, they get no chip.
       *[wild] Wild: counts as the number that a pile of its colour needs next.
    }
web-about-known = Everybody saw these cards go to this hand, or you know them yourself.
web-about-chips = Five chips win, with at least two red and two blue ones. Empty rings are still missing.
web-lost = { $count ->
        [one] Lost since your last turn
       *[other] Lost since your last turn: { $count }
    }
web-hold-unhurried = Take your time.

aim = Complete sequences from 1 to 5 and be the first with five chips, at least two of each colour.
box = { $count } cards: red and blue 1 to 5, wilds of both colours, and five kinds of specials. Also { $chips } chips of each colour; { $enough } win, at least { $each } of each colour.
notation = Write a card as r3, a wild as rW=4 (=1 opens a pile), a card from your discard pile with ^: r3^. The specials are jump, reverse, steal 2 (a card of seat 2), steal 2^ (the top of its discard pile) and chip 2 r; answer with hold or allow. Your turn ends with discard r4.
part-colour = { $colour ->
        [r] red
       *[b] blue
    }
part-specials = specials
part-pile = { $colour ->
        [r] red
       *[b] blue
    } pile
part-discards = { $seat }’s discard pile, top card first
part-chips = { $seat }’s chips
part-won = { $reds } red, { $blues } blue
example-turn = A turn
    .one = A red pile has 1 and 2. Mina has the 3, a red wild and the 5.
    .two = She lays 3, the wild as a 4, and 5: the sequence is complete, and she takes a red chip.
    .three = To end her turn Mina discards a card face up in front of her and draws back up to five.
example-open = Only a 1 or a wild opens a pile, and only two piles of each colour may be open. On a pile goes just the next number.
    .title = Open and continue piles
example-own-discards = Mina’s discard pile has a 4 on top. After 1, 2 and 3 from her hand she can use it as well.
    .title = The top of your discard pile
example-hold = Jun completes a sequence. Mina has a hold and plays it: Jun gets no chip. The pile is set aside all the same.
    .title = Hold
example-steal = With a card steal Mina takes the top card of Jun’s discard pile, or an unseen card from a hand.
    .title = Card steal
example-jump = Mina plays a jump and ends her turn: Jun is skipped, and Sol goes next.
    .title = Jump
example-chip = Jun already has two chips of each colour. One more would win, and a stolen chip may not do that.
    .title = A chip steal cannot win
example-win = Mina has two red and two blue chips. The next sequence brings the fifth chip, and she wins at once.
    .title = Five chips win
