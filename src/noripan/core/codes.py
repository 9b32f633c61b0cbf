"""The core's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them."""

from typing import Final

OVER: Final = -1  # to move when nobody is any more
NOWHERE: Final = -1  # where a card is that a dealer has not dealt
PLAN_CELLS: Final = 2048
CHUNK: Final = 256  # matches between two looks for a signal: some milliseconds
NETWORK_ONE: Final = 64  # stands for 1 in every layer of a network
