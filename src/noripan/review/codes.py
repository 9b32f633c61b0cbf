"""The review's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them."""

from typing import Final

POLICY: Final = -1  # in place of a move: what the policy would choose
NOBODY: Final = -1  # in place of a seat: all hands are known, and only what no seat knows is dealt again
MOST_COMPARED: Final = 64
WIN: Final = 61440  # a win in whole numbers, so that what two to six winners share is whole too
VALUE_COST: Final = 10  # of a position for one seat, in tenths of a microsecond
TOP_SHARE: Final = 65536  # a value of 1 in the whole numbers of a network
