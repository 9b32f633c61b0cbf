"""Sums up outcomes: each bot's share of the victories with its 95 % interval, deal by deal."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from noripan.arena.pairing import Outcome

DealShares = dict[str, float]  # the share of the victories that each bot took of a deal's matches


@dataclass(frozen=True)
class BotScore:
    bot: str
    share: float  # of the victories in the matches it played: 0.5 is even between two
    error: float  # half the 95 % interval, for a number of deals fixed beforehand
    deals: int
    matches: int


def bot_scores(outcomes: Iterable[Outcome]) -> list[BotScore]:
    """Best first. All matches of one deal count as one sample, because they are not independent."""
    outcomes = list(outcomes)
    deals = shares_by_deal(outcomes)
    matches = Counter(name for outcome in outcomes for name in set(outcome.seats))
    found = []
    for name, count in matches.items():
        samples = [deal[name] for deal in deals.values() if name in deal]
        share, error = estimate(samples)
        found.append(BotScore(name, share, error, len(samples), count))
    return sorted(found, key=lambda one: (-one.share, one.bot))


def shares_by_deal(outcomes: Iterable[Outcome]) -> dict[str, DealShares]:
    """Over a deal's seatings every bot has the same seats, so that even bots take even shares."""
    return averages((outcome, outcome.shares) for outcome in outcomes)


def luck_by_deal(outcomes: Iterable[Outcome]) -> dict[str, DealShares]:
    """How much of these shares chance brought each bot."""
    return averages((outcome, outcome.luck or (0.0,) * len(outcome.seats)) for outcome in outcomes)


def averages(parts: Iterable[tuple[Outcome, Sequence[float]]]) -> dict[str, DealShares]:
    """What each bot has of each match on its seats together, on average over a deal's matches that it plays."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome, by_seat in parts:
        for name in set(outcome.seats):
            of_seats = zip(by_seat, outcome.seats, strict=True)
            found[outcome.deal][name].append(sum(part for part, seat in of_seats if seat == name))
    return {deal: {name: mean(each) for name, each in bots.items()} for deal, bots in found.items()}


def estimate(samples: Sequence[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval; a single sample leaves everything open."""
    middle = mean(samples)
    if len(samples) < 2:
        return middle, 1.0
    variance = sum((sample - middle) ** 2 for sample in samples) / (len(samples) - 1)
    return middle, 1.96 * math.sqrt(variance / len(samples))


def shares_by_seat(outcomes: Iterable[Outcome]) -> list[float]:
    """What each seat won, whoever sat there: all bots sat on all seats equally often."""
    return [mean(shares) for shares in zip(*(outcome.shares for outcome in outcomes), strict=True)]


def scores_by_bot(outcomes: Iterable[Outcome]) -> dict[str, list[int]]:
    scores: dict[str, list[int]] = defaultdict(list)
    for outcome in outcomes:
        for name, score in zip(outcome.seats, outcome.scores, strict=True):
            scores[name].append(score)
    return dict(scores)


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
