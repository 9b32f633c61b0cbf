"""Shuffling, which only compiled code can call when compiled."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from noripan.core.rng import Rng


def test_shuffles_are_unbiased() -> None:
    """All orders of four cards are equally likely."""
    rng = Rng.seeded("shuffles")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 1000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards, 4)
        counts[tuple(cards)] += 1
    chi_square = sum((counts[order] - 1000) ** 2 / 1000 for order in permutations(range(4)))
    assert chi_square < 23 + 5 * 46**0.5  # 5 standard deviations above the mean of a chi-square variable
