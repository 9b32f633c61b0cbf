"""Bit sets in words, read eight bits at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def namer(names: Sequence[str]) -> Callable[[int], list[str]]:
    """A function that lists the names of a bit set: names[0] where bit 0 is set, and so on."""
    chunks = [names[first : first + 8] for first in range(0, len(names), 8)]
    tables = [[[name for i, name in enumerate(chunk) if bits >> i & 1] for bits in range(256)] for chunk in chunks]

    def names_of(bits: int) -> list[str]:
        found: list[str] = []
        for table in tables:
            found += table[bits & 255]
            bits >>= 8
        return found

    return names_of
