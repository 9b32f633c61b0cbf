"""The review's constants, for Python; `codes.pxd` has the same ones for C, and a test compares them."""

from typing import Final

POLICY: Final = -1  # in place of a move: what the policy would choose
NOBODY: Final = -1  # in place of a seat: all hands are known, and only what no seat knows is dealt again
MOST_COMPARED: Final = 64
