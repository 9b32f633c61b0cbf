"""Down Up's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them.

Every number stands on eight cards, so a card with a number on top is a face: number << FACE_SHIFT | its rank among the eight
by rising bottom number (RANK_MASK). Cards with the same top number are a set of 8 bits.

A move is an int: kind << KIND_SHIFT | place << PLACE_SHIFT | number << NUMBER_SHIFT | the set of cards (CARDS_MASK).
"""

from typing import Final

SEATS: Final = 5
STAR: Final = 4  # the card 1/5★
HAND: Final = 8
HAND_OF_TWO: Final = 9  # cards of each hand where two play (DU-2)
BEYOND_PLAYERS: Final = 5  # the highest number in use is this plus the number of players (DU-2)
GOAL: Final = 4  # tokens that win the match (DU-43)
GOAL_OF_TWO: Final = 2  # rounds that win it where two play (DU-54)
FIRST_PRIZE: Final = 2  # tokens for the first empty hand of a round (DU-40)
LAST_PRIZE: Final = 1  # for the second one (DU-42), or for a round of two (DU-54)
TURNS: Final = 300  # of a round, at most (DU-60)
ROUNDS: Final = 30
PLAN_ROUND: Final = 40  # a round's plan: for every card of the deck seat * 2 + turned
NOBODY: Final = -1

RANKS: Final = 8  # cards that show a number
FACE_SHIFT: Final = 3
RANK_MASK: Final = 7
ROW: Final = 11  # numbers 0..10 in one way up of a hand; 0 is never used

LAY: Final = 0
ADD: Final = 1
TAKE: Final = 2
FLIP: Final = 3
KIND_SHIFT: Final = 16
PLACE_SHIFT: Final = 12
PLACE_MASK: Final = 15
NUMBER_SHIFT: Final = 8
NUMBER_MASK: Final = 15
CARDS_MASK: Final = 255
VALUES: Final = 10  # numbers on cards
