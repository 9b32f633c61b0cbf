"""Sequence Stacks' constants, for Python; `codes.pxd` has the same ones for C, and a test compares them.

Identical cards have no identity: a card is its kind (0..4 r1..r5, 5..9 b1..b5, then the wilds and the specials).

A move is an int: action << ACTION_SHIFT | FROM_DISCARD if the card comes from the own discard pile | what the action needs:
- LAY: kind (KIND_MASK) | number << NUMBER_SHIFT
- DISCARD: kind
- STEAL: seat (SEAT_MASK) | TOP for the top of that seat's discard pile
- CHIP: seat | colour << COLOUR_SHIFT

A claim is an int: kind << CLAIM_KIND_SHIFT | count << CLAIM_COUNT_SHIFT | the set of seats (CLAIM_SEATS).
"""

from typing import Final

SEATS: Final = 6
COLOURS: Final = 2
LETTERS: Final = "rb"  # of the colours, in their order
KINDS: Final = 17
NUMBERS: Final = 5  # of a colour
WILD: Final = 10  # the red one; the blue one follows
JUMP_CARD: Final = 12
REVERSE_CARD: Final = 13
STEAL_CARD: Final = 14
CHIP_CARD: Final = 15
HOLD_CARD: Final = 16

DECK: Final = 120
DECK_OF_TWO: Final = 112  # SS-2
NUMBER_COPIES: Final = 9  # of each card in the deck
WILD_COPIES: Final = 7
CHIP_COPIES: Final = 4
SPECIAL_COPIES: Final = 3  # of each other special
SPECIAL_COPIES_OF_TWO: Final = 2  # of each special where two play, without reverses
HAND: Final = 5
HEIGHT: Final = 5  # of a complete pile
SLOTS: Final = 4  # for open piles: two of each colour
CHIPS: Final = 20  # of a colour
ENOUGH: Final = 5  # chips win (SS-30)
ENOUGH_OF_COLOUR: Final = 2  # of each colour
LONGEST: Final = 5000  # moves of a match
NO_WINDOW: Final = -1

PLAN_FIRST: Final = 0  # in a plan: who begins, the hands, the pile from its top
PLAN_HANDS: Final = 1
PLAN_PILE: Final = 31

LAY: Final = 0
JUMP: Final = 1
REVERSE: Final = 2
STEAL: Final = 3
CHIP: Final = 4
DISCARD: Final = 5
HOLD: Final = 6
ALLOW: Final = 7
END: Final = 8
ACTION_SHIFT: Final = 10
FROM_DISCARD: Final = 1 << 9
KIND_MASK: Final = 31
NUMBER_SHIFT: Final = 5
NUMBER_MASK: Final = 7
SEAT_MASK: Final = 7
TOP: Final = 1 << 3
COLOUR_SHIFT: Final = 3
COLOUR_MASK: Final = 1

CLAIMS: Final = 12  # of an observer; more than can arise, and the oldest is given up should more arise
CLAIM_KIND_SHIFT: Final = 9
CLAIM_COUNT_SHIFT: Final = 6
CLAIM_COUNT_MASK: Final = 7
CLAIM_SEATS: Final = 63
