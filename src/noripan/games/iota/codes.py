"""IOTA's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them.

A card is a number 0..63: colour * 16 + shape * 4 + number - 1 (NUMBER_MASK), colours and shapes in the order of their
letters; a set of cards is a bit mask. A wild is WILD.

A place is y << ROW_SHIFT | x (COLUMN_MASK), with MIDDLE added to both and the starter at (0, 0).

A move is an int: kind << KIND_SHIFT | card << CARD_SHIFT (CARD_MASK) | place (PLACE_MASK), or for a trade the set of places
in the hand that are traded (TRADED_MASK).

A run of cards is packed into an int, each card + 1 in RUN_SHIFT bits (RUN_MASK).
"""

from typing import Final

SEATS: Final = 4
CARDS: Final = 64
WILD: Final = 64  # in hands and lists; on the squares and for the dealer the two wilds are 64 and 65
WILDS: Final = 2
DECK: Final = 66
ALL: Final = 0xFFFFFFFFFFFFFFFF  # the set of all cards, without wilds
BELOW_YELLOW: Final = 0xFFFFFFFFFFFF  # those before the yellow ones, and so before the wilds in notation order
FACE_BITS: Final = 6  # of a card that is no wild
FACE_MASK: Final = 63
NUMBER_MASK: Final = 3
YELLOW: Final = 48  # the first card that comes after the wilds in notation order
HAND: Final = 4
LOT: Final = 4  # cards of a complete line
HALF: Final = 32  # cards of a short game, wilds not counted
STALEMATE_ROUNDS: Final = 4  # in which everybody passes, while there is a pile (IO-35)

MIDDLE: Final = 64
ROW_SHIFT: Final = 7
COLUMN_MASK: Final = 127
ORIGIN: Final = 64 << 7 | 64
RIGHT: Final = 1
DOWN: Final = 128
BOTH_STEPS: Final = 129  # minus one step gives the other
NOWHERE: Final = -1

SQUARES: Final = 4096  # of the torus on which places are looked up
TORUS_BITS: Final = 6
TORUS_MASK: Final = 63
EMPTY: Final = 66  # squares: below this a card, above DEAD the number of an open place
DEAD: Final = 67
OPEN: Final = 68
LEFT_SIDE: Final = 1  # sides of an open place where a card lies
RIGHT_SIDE: Final = 2
UPPER_SIDE: Final = 4
LOWER_SIDE: Final = 8
ROW_SIDES: Final = 3
COLUMN_SIDES: Final = 12
GAPS: Final = 0xF888  # the set of those sides of which two are opposite (IO-17)

RUN_SHIFT: Final = 7
RUN_MASK: Final = 127
LONG: Final = -1  # a run that has four cards already
LENGTH_SHIFT: Final = 8  # the points of a run: length << LENGTH_SHIFT | sum of its numbers (SUM_MASK)
SUM_MASK: Final = 255

LAY: Final = 0
END: Final = 1
PASS: Final = 2
TRADE: Final = 3
SWAP: Final = 4
KEEP: Final = 5
KIND_SHIFT: Final = 21
CARD_SHIFT: Final = 14
CARD_MASK: Final = 127
PLACE_MASK: Final = 0x3FFF
TRADED_MASK: Final = 15

HAND_SLOTS: Final = 16  # slots of hidden cards: those of the hands, seat << SEAT_SHIFT | i,
SEAT_SHIFT: Final = 2
PILE: Final = 16  # from here on those of the pile, which is a ring,
RING: Final = 64
RING_MASK: Final = 63
OUT: Final = 80  # and one for all cards left out of a short game
SLOTS: Final = 81
TRADE_SHIFT: Final = 2  # what came from a trade is remembered as trade << TRADE_SHIFT | place in it
FIRST_WILD: Final = 1
SECOND_WILD: Final = 2
BOTH_WILDS: Final = 3
UNKNOWN: Final = -1
NOBODY: Final = -1

PLAN_FIRST: Final = 0  # what a plan fixes, and where; UNKNOWN where chance decides
PLAN_STARTER: Final = 1
PLAN_HANDS: Final = 2
PLAN_PILE: Final = 18  # top first
PLAN_END: Final = 75
EVEN: Final = 16  # the value of a turn that brings nothing
