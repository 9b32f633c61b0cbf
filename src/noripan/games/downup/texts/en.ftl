name = Down Up
    .tagline = Shed your cards. What comes back is upside down.

card-plain = { $top }/{ $bottom }
card-star = { $top }/{ $bottom }★

in-zone = { $zone ->
        [0] { "" }
       *[other] { " " }in zone { $zone }
    }

board-round = Round { $round }, turn { $turn }{ in-zone }
board-no-set = There are no sets on the table.
board-set = { $seat }{ in-zone } │ { $cards }
board-discarded = Discarded: { $cards }
board-tokens = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $score ->
        [one] one token
       *[other] { $score } tokens
    }
board-rounds-won = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $score ->
        [one] one round won
       *[other] { $score } rounds won
    }
board-out = { "    " }is out of the round
board-star = { "    " }holds the star card (which way up is unknown)
board-known = { "    " }known to all: { $cards }
board-hand = Your cards: { $cards }
screen-tokens = { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $score ->
        [one] one token
       *[other] { $score } tokens
    }
screen-rounds-won = { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $score ->
        [one] one round won
       *[other] { $score } rounds won
    }
screen-out = out of the round

move-lay = lay { $cards }
move-add = add { $card } to { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } set{ in-zone }
move-take = { $seat_is ->
        [you] take { $cards }, your set{ in-zone }
       *[other] take { $cards } from { $seat }{ in-zone }
    }
move-flip = flip the whole hand

event-laid = { $seat_is ->
        [you] You lay { $cards }{ in-zone }.
       *[other] { $seat } lays { $cards }{ in-zone }.
    }
event-added = { $seat_is ->
        [you] You add { $card } to { $set_seat }’s set{ in-zone }: now { $size } cards with value { $value }.
       *[other] { $set_seat_is ->
            [you] { $seat } adds { $card } to your set{ in-zone }: now { $size } cards with value { $value }.
           *[other] { $seat } adds { $card } to { $set_seat }’s set{ in-zone }: now { $size } cards with value { $value }.
        }
    }
event-took = { $seat_is ->
        [you] You take { $set_seat }’s set{ in-zone } and hold it as { $cards }.
       *[other] { $set_seat_is ->
            [you] { $seat } takes your set{ in-zone } and holds it as { $cards }.
           *[other] { $seat } takes { $set_seat }’s set{ in-zone } and holds it as { $cards }.
        }
    }
event-flipped = { $seat_is ->
        [you] You flip your whole hand ({ $count ->
            [one] one card
           *[other] { $count } cards
        }).
       *[other] { $seat } flips their whole hand ({ $count ->
            [one] one card
           *[other] { $count } cards
        }).
    }
event-set_returned = { $seat_is ->
        [you] Your set{ in-zone } is beaten and comes back to your hand as { $cards }.
       *[other] { $seat }’s set{ in-zone } is beaten and goes back to their hand as { $cards }.
    }
event-last_set_beaten = { $seat_is ->
        [you] Your last set is beaten and discarded: { $cards }.
       *[other] { $seat }’s last set is beaten and discarded: { $cards }.
    }
event-discarded = { $seat_is ->
        [you] You discard your set{ in-zone }: { $cards }.
       *[other] { $seat } discards their set{ in-zone }: { $cards }.
    }
event-last_set_discarded = { $seat_is ->
        [you] You are out, so your last set is discarded: { $cards }.
       *[other] { $seat } is out, so their last set is discarded: { $cards }.
    }
event-left_first = { $seat_is ->
        [you] You are the first without cards, take { $tokens } tokens (total { $total }) and leave the round.
       *[other] { $seat } is the first without cards, takes { $tokens } tokens (total { $total }) and leaves the round.
    }
event-left_second = { $seat_is ->
        [you] You are the second without cards and take { $tokens } token (total { $total }): the round is over.
       *[other] { $seat } is the second without cards and takes { $tokens } token (total { $total }): the round is over.
    }
event-round_won = { $seat_is ->
        [you] You have no cards left and win the round ({ $total ->
            [one] the first one
           *[other] { $total } rounds so far
        }).
       *[other] { $seat } has no cards left and wins the round ({ $total ->
            [one] the first one
           *[other] { $total } rounds so far
        }).
    }
event-round_void = Round { $round } does not count: it has lasted { $turns } turns.
event-tokens_returned = { $seat_is ->
        [you] You give back { $tokens } tokens and have { $total }.
       *[other] { $seat } gives back { $tokens } tokens and has { $total }.
    }
event-last_round_ended = That was the last of { $rounds } rounds.
event-round_began = { $seat_is ->
        [you] Round { $round } begins. You have the star card and start.
       *[other] Round { $round } begins. { $seat } has the star card and starts.
    }
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }

reason-goes-out = This empties your hand.
reason-sends-home = Sends { $cards } back to { $seat }’s hand.
reason-never-back = A card added to someone else’s set never comes back to you.
reason-unbeatable = Nobody can have { $count ->
        [one] a card
       *[other] { $count } cards
    } above { $value }: this is as good as gone.
reason-blocks = { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left and would now need more than { $value } to go out.
reason-all-at-once = { $count ->
        [one] Gets rid of your only { $value } in one turn.
        [2] Gets rid of both your { $value }s in one turn.
       *[other] Gets rid of all { $count } of your { $value }s in one turn.
    }
reason-welcome-back = If it comes back, it joins cards you hold: { $cards }.
reason-free-spot = There is no set of this size to beat, so even your { $value } can go.
reason-fewer-sets = Flipped, your hand takes { $count ->
        [one] one set
       *[other] { $count } sets
    } to empty instead of { $before }.
reason-higher = Flipped, your hand shows higher numbers.
reason-gathers = In your hand it joins cards you hold: { $cards }.

theme-goes-out = Going out
theme-sends-home = Sending cards home
theme-never-back = Adding for good
theme-unbeatable = Sets that stay
theme-blocks = Blocking
theme-all-at-once = All of a number at once
theme-welcome-back = Cards that may come back
theme-free-spot = Free spots
theme-fewer-sets = Flipping into fewer sets
theme-higher = Flipping to higher numbers
theme-gathers = Gathering

error-no_such_card = There is no card { $text } in this game.
error-different_tops = All cards in a set must have the same top number; { $card } and { $other_card } do not.
error-card_twice = { $card } is named twice, but there is only one of it.
error-no_such_seat = There is no seat { $number } at a table for { $players }.
error-no_zones = Only two players have zones; name just the seat.
error-zone_missing = With two players, name the zone too, as in { $example }.
error-own_set = You can only add to other players’ sets, or take them.
error-no_set_there = { $seat } has no set{ in-zone }.
error-not_in_deck = { $card } is not in the game with { $players } players.
error-not_held = You do not have { $card }.
error-other_way_up = You hold that card the other way up, as { $held_card }, not as { $card }.
error-other_value = { $card } does not show { $value }, the value of that set, on top.
error-too_low = { $size ->
        [one] A single card
       *[other] A set of { $size }
    } must have a value above { $to_beat }, because of { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } set{ in-zone }; { $value } is not enough.

# ---- the board in the browser
web-lay-none = Lay
web-lay-set = Lay { $size } × { $value }
web-add = Add
web-add-main = Add the card
web-take = Take
web-take-main = Take the set
web-flip = Flip
web-flipped = This is what your cards would look like.
web-flip-main = Flip the hand
web-choose = { $zone ->
        [0] Choose cards with the same top number, or another player’s set.
       *[other] Your turn in zone { $zone }: choose cards with the same top number, or another player’s set.
    }
web-beats-nothing = This beats no set.
web-in-hand = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-star = holds the star card
web-known = Known in this hand: { $cards }
web-out = out of this round
web-no-set = no set{ in-zone }
web-nothing-laid = You have no set on the table.
web-mine = Your sets
order-top = By top number
order-bottom = By bottom number
web-hand = Your cards
web-card = { $card }
web-card-back = { $card }, came back to you
web-zone = zone { $zone }
web-worth = { $size } cards with value { $value }
web-goes-back = goes back to the hand
web-tokens = { $count } of { $goal } tokens
web-rounds-won = { $count } of { $goal } rounds won
web-round = Round { $round } · { $count } discarded

rule-DU-1 = There are 40 cards. Each has a number at the top and another at the bottom, both from 1 to 10; turn the card around and they change places. We write 3/4 for a card with 3 at the top and 4 at the bottom. Each number is on exactly eight cards. One card is special: 1/5 with the star.
    .ruling = Only the printed cards show which pairs exist. Our deck has every pair of different numbers except 1/4, 2/3, 5/6, 7/8 and 9/10.
rule-DU-2 = Five players use all 40 cards. Four leave out every card with a 10, three also those with a 9, two also those with an 8. So each of you gets eight cards; two players get nine.
    .ruling = The book marks the cards to leave out with symbols that we cannot make out; these are the cards that fit the numbers of players.
rule-DU-3 = A round begins with shuffling and dealing out all cards.
    .ruling = Chance also decides which way up you get each card.
rule-DU-4 = You may sort your hand as you like, but you must not turn cards around in it. Only actions turn cards.
rule-DU-5 = Whoever holds the star card, 1/5 or 5/1, starts the round. Turns go clockwise.
rule-DU-10 = A set is one or more cards with the same number at the top. That number is the value of the set, and the number of cards is its size.
rule-DU-11 = Your turn starts with tidying up: if the set you laid before is still in front of you, it is discarded, face down and out of the round. You are rid of these cards. Only then do you choose what to do.
rule-DU-12 = Then take exactly one action: lay a set, add to a set, take a set, or flip your hand.
rule-DU-13 = A card that goes from the table to a hand is always turned around, whatever sent it there: 3/4 becomes 4/3.
rule-DU-20 = Lay: put a set from your hand in front of you. If somebody else has a set of the same size there, yours must have a higher value; the other set then goes back to its owner’s hand, turned around. If no set of that size is there, any value will do.
rule-DU-21 = You need not lay all your cards with the same number; some of them are enough.
rule-DU-25 = Add: put one card from your hand with somebody else’s set. It must show the value of that set at the top. You never add to a set of your own.
rule-DU-26 = If the set grows to the size of another set on the table, it must have the higher value of the two, or you cannot add. The lower set goes back to its owner’s hand, turned around.
rule-DU-30 = Take: pick up somebody else’s whole set into your hand, turned around. Useful to gather cards that will show the same number, or to get in a rival’s way.
rule-DU-35 = Flip: turn all cards in your hand around at once. Every bottom number becomes a top number.
rule-DU-40 = With three to five players, whoever is first to have no cards in hand takes two tokens and is out of the round.
rule-DU-41 = The last set of a player who is out stays until that player’s turn would come, then it is discarded. If it is beaten before, it is discarded at once, as there is no hand to go back to.
    .ruling = Until then others may still add to that set or take it. Cards added to it go wherever it goes.
rule-DU-42 = The second player to have no cards in hand takes one token, and the round is over at once.
rule-DU-43 = Whoever first has four or more tokens wins the match at once, even in the middle of a round.
rule-DU-50 = With two players, each has two zones, 1 and 2, with room for one set each. You take two turns in a row: the first in zone 1, the second in zone 2. Each turn discards only the set in its own zone.
rule-DU-51 = Your own other zone counts like somebody else’s set: if a set of the same size is there, you must go higher, and your own lower set comes back to your hand, turned around.
rule-DU-52 = The very first turn of a round is a single one, in zone 2. It makes up for going first.
rule-DU-53 = You can add only to your opponent’s sets, and take only those.
    .ruling = The book does not say whether you can reach your own other zone with two players; you cannot, just as with more players.
rule-DU-54 = With two players, whoever first has no cards in hand wins the round, which is over at once. Two rounds won win the match.
    .ruling = If your last cards beat your own other zone, that set comes back to you: your hand is not empty and the round goes on.
rule-DU-60 = A round can take 300 turns, each action being a turn. If it is not over then, it is void: tokens taken in it are given back and the cards are dealt again. After 30 rounds, void ones included, the match ends. The most tokens win, with two players the most rounds; equal players share the victory.
    .ruling = The book sets no limit, but takes and flips could go on for ever.
rule-DU-70 = You do not see the cards of others, only how many they hold. But you see everything that is on the table, and nothing that was there is forgotten: discarded cards are listed, and so are cards that went from the table to a hand, even through flips, as they are turned now. You also know that whoever started the round holds the star card until it is laid, though not which way up.
wins-by = { $players ->
        [2] Whoever wins two rounds first wins.
       *[other] Whoever has 4 tokens first wins.
    }

web-about-star = Whoever holds the star card, 1/5, starts the round.
web-about-star-card = The star card: whoever holds it starts the round.
web-about-count = Cards in this player’s hand.
web-about-known = These cards went from the table to this hand, so everybody knows them.
web-own-zone = zone { $zone }: no set
web-choose-zone = { $turn ->
        [1] The round opens with a single turn, in zone 2:
       *[other] { $zone ->
            [1] The first of your two turns, in zone 1:
           *[other] The second of your two turns, in zone 2:
        }
    } choose cards with the same top number, or one of your opponent’s sets.

aim = Empty your hand before the others do; whoever first collects four tokens wins (two players: two rounds won).
box = { $count } cards, each with a different pair of numbers, so turning a card changes what it is worth. Also tokens: { $goal } win the match, or { $rounds } rounds with two players.
notation = Write a card as top/bottom, 3/4. The moves are lay 3/4 3/6, add 5/1 @2 (to the set of seat 2), take @2 and flip. With two players a set is named by seat and zone: @1.2.
part-numbers = { $players ->
        [2] Numbers 1 to { $number }
       *[other] With the number { $number }
    }
part-set = In front of { $seat }{ in-zone }
part-known = Back in { $seat }’s hand
part-worth = size { $size }, value { $value }
part-won = { $players ->
        [2] rounds won: { $count }
       *[other] tokens: { $count }
    }
example-turn = A turn
    .one = Jun has a single 4 on the table, Sol a pair of 3s. Only the upper number of a card counts.
    .two = Mina lays a single 6. There is another single, Jun’s 4, and 6 is higher: Jun’s set is beaten. Sol’s pair has another size and stays.
    .three = Jun takes the beaten card back, upside down: 4/7 has become 7/4.
example-higher = The others show one 7 and three 6s. A single must be higher than 7, three of a kind higher than 6. A pair is free, as there is no other pair.
    .title = Beat sets of the same size
example-add = Mina adds a 5 to Sol’s 5. That makes a pair, and it beats Jun’s pair of 3s: Jun’s cards go back to the hand upside down, as 4 and 6.
    .title = Add a card to somebody’s set
example-add-low = Jun shows one 3, Sol a pair of 5s. A second 3 would make a pair that is lower than the pair of 5s, so it is not allowed.
    .title = An addition that is too low
example-take = Mina takes Jun’s three 2s. They come to her hand upside down: as 5, 7 and 9.
    .title = Take a set
example-flip = Mina turns all her cards at once. That is a whole turn.
    .title = Flip your hand
example-out = Mina lays her last two cards and is the first without any: two tokens. Her last set stays until her turn would come again.
    .title = The first empty hand
example-zones = With two players everybody has two zones. Mina’s new 6 also beats her own 3 in zone 2, so that card comes back to her hand as 5/3.
    .title = Two players, two zones
