"""When is a result clear? A test that may be looked at after every deal.

Take samples from [0, 1] and bet that their mean is above `m`: each sample x multiplies the stake by 1 + f·(x/m − 1), and the
stake is spread over a few fractions f. If the mean is not above `m`, the bet is fair at best, and its wealth ever
reaches 1/α with a probability of at most α (Ville's inequality), however often one looks and whenever one stops. No
distribution is assumed. Shares without their luck (`luck.py`) are bounded as well, and shrunk to [0, 1] they are bet upon
beside the plain ones. See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from noripan.arena.luck import MOST
from noripan.arena.shares import DealShares

ALPHA = 0.05  # the chance that any order of two bots called clear in a whole tournament is wrong
FRACTIONS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.6, 0.9)  # small differences need small stakes
WIDEST = 1 + 2 * MOST  # a difference between two shares without their luck
DIGITS = 9  # shares are fractions of small numbers: equal ones shall count as equal


@dataclass(frozen=True)
class Gap:
    """How much more a bot took of the deals than another, luck taken off, with an interval that holds whenever one stops."""

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
        self.pairs = {pair: Bets() for pair in combinations(bots, 2)}

    def add(self, deal: DealShares, adjusted: DealShares | None = None) -> None:
        """The shares of a deal, and the same without their luck where that is known."""
        clean = adjusted or deal
        for (first, second), bets in self.pairs.items():
            bets.add(deal[first] - deal[second], clean[first] - clean[second])

    @property
    def alpha(self) -> float:
        """Each pair has its part of the risk."""
        return ALPHA / len(self.pairs)

    def is_decided(self) -> bool:
        """Is the order of all bots beyond doubt?"""
        worth = math.log(2 / self.alpha)
        return all(max(bets.won) >= worth for bets in self.pairs.values())

    def gaps(self) -> list[Gap]:
        """All pairs, the better bot first, the widest gap last."""
        found = [gap(*pair, bets, self.alpha) for pair, bets in self.pairs.items() if bets.deals]
        return sorted(found, key=lambda one: (one.difference, one.ahead))


class Bets:
    """All bets on the difference between two bots: half of the stake on the plain one, half on the luck-adjusted one.

    Their means are the same, and a mixture of two fair bets is fair."""

    def __init__(self) -> None:
        self.plain: Counter[float] = Counter()
        self.adjusted: Counter[float] = Counter()  # made as narrow as their widest possible value demands
        self._logs = [[0.0] * 2 * len(FRACTIONS) for _ in range(2)]  # against a difference of at most 0, of at least 0

    @property
    def deals(self) -> int:
        return self.plain.total()

    @property
    def won(self) -> list[float]:
        """The logarithm of what the bets have made of 1, on either side of no difference."""
        return [log_mean(logs) for logs in self._logs]

    def add(self, difference: float, adjusted: float) -> None:
        narrow = adjusted / WIDEST
        self.plain[round((1 + difference) / 2, DIGITS)] += 1
        self.adjusted[round((1 + narrow) / 2, DIGITS)] += 1
        for side, logs in zip((1, -1), self._logs, strict=True):
            for i, fraction in enumerate(FRACTIONS):
                logs[i] += math.log1p(side * fraction * difference)
                logs[len(FRACTIONS) + i] += math.log1p(side * fraction * narrow)

    def difference(self) -> float:
        """The luck-adjusted one."""
        return WIDEST * (2 * average(self.adjusted) - 1)

    def log_wealth(self, supposed: float) -> float:
        """What the bets against a difference of at most `supposed` have made of 1."""
        plain = log_wealths(self.plain, (1 + supposed) / 2)
        return log_mean(plain + log_wealths(self.adjusted, (1 + supposed / WIDEST) / 2))

    def mirrored(self) -> Bets:
        """With the two bots exchanged."""
        other = Bets()
        other.plain, other.adjusted = mirrored(self.plain), mirrored(self.adjusted)
        return other


def gap(first: str, second: str, bets: Bets, alpha: float) -> Gap:
    if bets.difference() < 0:
        first, second, bets = second, first, bets.mirrored()
    low = lowest(bets.log_wealth, -1.0, 1.0, alpha / 2)
    high = -lowest(bets.mirrored().log_wealth, -1.0, 1.0, alpha / 2)
    return Gap(first, second, bets.difference(), low, high)


def interval(samples: Counter[float], alpha: float) -> tuple[float, float]:
    """Where the mean of samples from [0, 1] is, with a risk of `alpha` over all times one might look."""
    low = lowest(partial(log_wealth, samples), 0.0, 1.0, alpha / 2)
    return low, 1 - lowest(partial(log_wealth, mirrored(samples)), 0.0, 1.0, alpha / 2)


def adjusted_interval(samples: Iterable[float], alpha: float) -> tuple[float, float]:
    """The same for shares without their luck, which may be below 0 or above 1."""
    narrow = interval(Counter(round((sample + MOST) / WIDEST, DIGITS) for sample in samples), alpha)
    low, high = (WIDEST * one - MOST for one in narrow)
    return max(0.0, low), min(1.0, high)


def lowest(wealth: Callable[[float], float], low: float, high: float, alpha: float) -> float:
    """The smallest mean that a bet has not ruined; the wealth falls as the mean rises."""
    while high - low > 1e-6:
        middle = (low + high) / 2
        if wealth(middle) >= math.log(1 / alpha):
            low = middle
        else:
            high = middle
    return low


def log_wealth(samples: Counter[float], supposed: float) -> float:
    """What a bet against a mean of at most `supposed` has made of 1."""
    return log_mean(log_wealths(samples, supposed))


def log_wealths(samples: Counter[float], supposed: float) -> list[float]:
    """The same for each fraction."""
    return [
        sum(count * math.log1p(fraction * (value / supposed - 1)) for value, count in samples.items())
        for fraction in FRACTIONS
    ]


def log_mean(logs: list[float]) -> float:
    """The logarithm of the mean of numbers of which the logarithms are given."""
    most = max(logs)
    return most + math.log(sum(math.exp(one - most) for one in logs) / len(logs))


def average(samples: Counter[float]) -> float:
    return sum(value * count for value, count in samples.items()) / samples.total()


def mirrored(samples: Counter[float]) -> Counter[float]:
    return Counter({1 - value: count for value, count in samples.items()})
