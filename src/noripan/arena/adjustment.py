"""Adjustment: takes the luck off the shares, deal by deal.

How much of it is taken off follows from the deals before, as in a regression. A factor that is settled before a deal is
played leaves the mean of its shares as it is, and one near 0 makes a useless value function harmless.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from noripan.arena.pairing import Outcome
from noripan.arena.shares import DealShares, luck_by_deal, mean, shares_by_deal

PRIOR = 0.25  # how much earlier deals with a factor of 1 weigh that nobody has played


class Adjustment:
    def __init__(self) -> None:
        self._products = self._squares = PRIOR
        self._sums: dict[str, float] = defaultdict(float)
        self._deals = 0

    @property
    def factor(self) -> float:
        """How much of the next deal's luck is taken off, from 0 to 1."""
        return min(1.0, max(0.0, self._products / self._squares))

    def adjusted(self, shares: DealShares, luck: DealShares) -> DealShares:
        """The shares of the next deal without its luck; their mean is the same."""
        factor, even = self.factor, mean(list(shares.values()))
        for name, one in luck.items():
            usual = (even + self._sums[name]) / (1 + self._deals)
            self._products += one * (shares[name] - usual)
            self._squares += one * one
            self._sums[name] += shares[name]
        self._deals += 1
        return {name: share - factor * luck[name] for name, share in shares.items()}


def adjusted_by_deal(outcomes: Iterable[Outcome]) -> dict[str, DealShares]:
    outcomes = list(outcomes)
    adjustment, luck = Adjustment(), luck_by_deal(outcomes)
    return {deal: adjustment.adjusted(shares, luck[deal]) for deal, shares in shares_by_deal(outcomes).items()}
