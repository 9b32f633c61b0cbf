"""When is a result clear? A test that may be looked at after every deal.

Take samples from [0, 1] and bet that their mean is above `m`: each sample x multiplies the stake by 1 + f·(x/m − 1), and the
stake is spread over a few fractions f. If the mean is not above `m`, the bet is fair at best, and its wealth ever
reaches 1/α with a probability of at most α (Ville's inequality), however often one looks and whenever one stops. No
distribution is assumed. See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from noripan.arena.shares import DealShares

ALPHA = 0.05  # the chance that any order of two bots called clear in a whole tournament is wrong
FRACTIONS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.6, 0.9)  # small differences need small stakes
DIGITS = 9  # shares are fractions of small numbers: equal ones shall count as equal


@dataclass(frozen=True)
class Gap:
    """How much more a bot took of the deals than another, with an interval that holds whenever one stops."""

    ahead: str
    behind: str
    difference: float
    low: float
    high: float

    @property
    def is_decided(self) -> bool:
        return self.low > 0


class Evidence:
    """The differences between all pairs of bots, deal by deal."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.pairs: dict[tuple[str, str], Counter[float]] = {pair: Counter() for pair in combinations(bots, 2)}

    def add(self, deal: DealShares) -> None:
        for (first, second), samples in self.pairs.items():
            samples[round((1 + deal[first] - deal[second]) / 2, DIGITS)] += 1

    @property
    def alpha(self) -> float:
        """Each pair has its part of the risk."""
        return ALPHA / len(self.pairs)

    def is_decided(self) -> bool:
        """Is the order of all bots beyond doubt?"""
        worth = math.log(2 / self.alpha)
        return all(
            log_wealth(samples, 0.5) >= worth or log_wealth(mirrored(samples), 0.5) >= worth
            for samples in self.pairs.values()
        )

    def gaps(self) -> list[Gap]:
        """All pairs, the better bot first, the widest gap last."""
        found = [gap(*pair, samples, self.alpha) for pair, samples in self.pairs.items() if samples]
        return sorted(found, key=lambda one: (one.difference, one.ahead))


def gap(first: str, second: str, samples: Counter[float], alpha: float) -> Gap:
    difference = 2 * sum(value * count for value, count in samples.items()) / samples.total() - 1
    low, high = interval(samples, alpha)
    if difference < 0:
        return Gap(second, first, -difference, 1 - 2 * high, 1 - 2 * low)
    return Gap(first, second, difference, 2 * low - 1, 2 * high - 1)


def interval(samples: Counter[float], alpha: float) -> tuple[float, float]:
    """Where the mean of samples from [0, 1] is, with a risk of `alpha` over all times one might look."""
    return lowest(samples, alpha / 2), 1 - lowest(mirrored(samples), alpha / 2)


def lowest(samples: Counter[float], alpha: float) -> float:
    """The smallest mean that a bet has not ruined; the wealth falls as the mean rises."""
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        if log_wealth(samples, middle) >= math.log(1 / alpha):
            low = middle
        else:
            high = middle
    return low


def log_wealth(samples: Counter[float], supposed: float) -> float:
    """What a bet against a mean of at most `supposed` has made of 1."""
    logs = [
        sum(count * math.log1p(fraction * (value / supposed - 1)) for value, count in samples.items())
        for fraction in FRACTIONS
    ]
    most = max(logs)
    return most + math.log(sum(math.exp(one - most) for one in logs) / len(logs))


def mirrored(samples: Counter[float]) -> Counter[float]:
    return Counter({1 - value: count for value, count in samples.items()})
