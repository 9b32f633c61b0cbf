"""Sums up outcomes: each bot's share of the victories with its 95 % interval, deal by deal."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from noripan.arena.pairing import Outcome


@dataclass(frozen=True)
class Standing:
    bot: str
    share: float  # of the victories, as a part of what its seats would get in even play: 0.5 is even between two
    error: float  # half the 95 % interval
    deals: int
    matches: int


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Best first. All matches of one deal count as one sample, because they are not independent.

    A bot's share of a match is what it won, compared with the seats it had: with two bots on four seats each has two."""
    by_deal: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    matches: dict[str, int] = defaultdict(int)
    for outcome in outcomes:
        for name in set(outcome.seats):
            won = sum(share for share, seat in zip(outcome.shares, outcome.seats, strict=True) if seat == name)
            by_deal[outcome.deal][name].append(won)
            matches[name] += 1
    found = []
    for name in matches:
        samples = [sum(deal[name]) / len(deal[name]) for deal in by_deal.values() if name in deal]
        mean = sum(samples) / len(samples)
        variance = sum((sample - mean) ** 2 for sample in samples) / max(1, len(samples) - 1)
        found.append(Standing(name, mean, 1.96 * math.sqrt(variance / len(samples)), len(samples), matches[name]))
    return sorted(found, key=lambda one: -one.share)
