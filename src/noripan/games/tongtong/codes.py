"""TongTong's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them.

A card is colour << COLOUR_SHIFT | its number - 1, the colours in the order in which they come into play (TT-2), so that the
cards in use with n players are 0..8n-1. A move is the card laid.
"""

from typing import Final

SEATS: Final = 5
COLOURS: Final = 5
LETTERS: Final = "RYBGP"  # of the colours; n players use the first n (TT-2)
BLUE: Final = 2
GREEN: Final = 3
NUMBERS: Final = 8  # of a colour
COLOUR_SHIFT: Final = 3
NUMBER_MASK: Final = 7
FOUR: Final = 3  # numbers of cards, from 0
SIX: Final = 5
RED_EIGHT: Final = 7  # a card
ONE: Final = 1  # the set of the first card alone, wide enough to be shifted to any other
ONE_COLOUR: Final = 0xFF  # the set of all red cards

GAMES: Final = 3
ROUNDS: Final = 7
HAND: Final = 8

HIGH12: Final = 0
HIGH9: Final = 1
LOW5: Final = 2
PLUSMINUS11: Final = 3
BASIC: Final = 3  # missions in a basic match; those from here on score the sum itself
MISSIONS: Final = 5  # the last is `sum10`
HIGH12_LIMIT: Final = 12  # bust from here on
HIGH9_LIMIT: Final = 9
LOW5_LIMIT: Final = 5  # bust up to here
PLUSMINUS11_LIMIT: Final = 11
SUM10_LIMIT: Final = 10
UNRANKED: Final = 0

PLAN_HANDS: Final = 3  # in a plan: three missions, then for each game the owner of each card
PLAN_GAME: Final = 40
NOBODY: Final = -1
NO_CARD: Final = -1
ZERO: Final = 16  # where a sum of 0 is in tables of sums, which can be negative
ALL_ONES: Final = 0x0101010101  # the set of the ones of all colours
