"""Sets of small numbers as bits of an int: what C does in one instruction. Compiled modules take these from bits.pxd."""

from __future__ import annotations


def lowest_bit(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def highest_bit(bits: int) -> int:
    """The highest member of a set that is not empty."""
    return bits.bit_length() - 1


def count_bits(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()
