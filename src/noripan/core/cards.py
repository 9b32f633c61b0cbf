"""Cards as texts: those of a bit set, and those of one hand that are not in another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def bitset_names(names: Sequence[str]) -> Callable[[int], list[str]]:
    """A function from a bit set to the names of its bits, names[0] for bit 0 and so on; it reads eight bits at a time."""
    chunks = [names[first : first + 8] for first in range(0, len(names), 8)]
    tables = [[[name for i, name in enumerate(chunk) if bits >> i & 1] for bits in range(256)] for chunk in chunks]

    def names_of(bits: int) -> list[str]:
        found: list[str] = []
        for table in tables:
            found += table[bits & 255]
            bits >>= 8
        return found

    return names_of


def without(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """What is left of the cards, in their order, when each of the others has taken one like it away, if there is one."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left
