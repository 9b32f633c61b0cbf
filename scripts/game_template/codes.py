"""The constants of Samplegame, for Python; `codes.pxd` has the same ones for C, and a test compares them.

A card is a number 0..19: colour * NUMBERS + its number - 1. A move is an int: the card to lay, DRAW or PASS.
"""

from typing import Final

NUMBERS: Final = 5
LETTERS: Final = "RYGB"  # of the colours, in their order
DECK: Final = 20
HAND: Final = 4  # cards dealt to each

PILE: Final = 4  # places of a card, after the seats 0..3
LAID: Final = 5

DRAW: Final = 20
PASS: Final = 21
