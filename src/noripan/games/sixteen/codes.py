"""SixTeen's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them.

A tile of a colour is a number 1..17: its face 1..15, END or RESTART. All 88 tiles are also numbered through:
colour by colour, then the specials.

A move is an int: kind << KIND_SHIFT | colour << COLOUR_SHIFT | the set of tiles laid (LAID_MASK) or the number of tiles
removed (REMOVED_MASK).
"""

from typing import Final

SEATS: Final = 4
COLOURS: Final = 5
LETTERS: Final = "RYGBP"  # of the colours, in their order
RED: Final = 0
END: Final = 16
RESTART: Final = 17
PER_COLOUR: Final = 17  # tiles of one colour
SLOTS: Final = 18  # of a row

END_BIT: Final = 1 << 16
RESTART_BIT: Final = 1 << 17
NUMBER_SET: Final = 0xFFFC  # the set of tiles 2..15
TILE_SET: Final = 0x3FFFC  # the set of tiles 2..17

COLOURED: Final = 85  # tiles that have a colour; the specials follow
FIRST_SCISSORS: Final = 85
SECOND_SCISSORS: Final = 86
THE_BIN: Final = 87
DECK: Final = 88

HAND_OF_TWO: Final = 30  # tiles of each hand where two play (SX-3)
HAND_OF_THREE: Final = 29  # SX-2
HAND_OF_FOUR: Final = 22  # SX-1
SIXTEEN_POINTS: Final = 16  # of an END or a RESTART
SPECIAL_POINTS: Final = 20

UNUSED: Final = 4  # the tiles nobody took (2 players), kept like the hand of a fifth player
PLACES: Final = 5  # the seats, and UNUSED
LEFT_OVER: Final = 5
PLAN_FIRST: Final = 88  # in the plan of a round: who begins; before it, the owner of each tile
PLAN_LEFT_OVER: Final = 89
PLAN_ROUND: Final = 90

LAY: Final = 0
PASS: Final = 1
SCISSORS: Final = 2
BIN: Final = 3
DECLINE: Final = 4
KIND_SHIFT: Final = 21
COLOUR_SHIFT: Final = 18
COLOUR_MASK: Final = 7
LAID_MASK: Final = 0x3FFFF
REMOVED_MASK: Final = 31

NO_ROW: Final = -1
NO_TILE: Final = -1
FACE_CELLS: Final = 16  # faces of a colour, without the 1
