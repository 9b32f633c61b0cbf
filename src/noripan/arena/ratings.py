"""Ratings by openskill's Plackett–Luce model, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from noripan.arena.shares import DealShares


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - 2 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + 2 * self.sigma


def ratings(bots: Iterable[str], deals: Iterable[DealShares]) -> dict[str, Rating]:
    """A deal is one contest: its bots are ranked by what they took of it, over all its seatings.

    Bots do not grow while they play, so that ratings need no drift (tau)."""
    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating(name=name) for name in bots}
    for deal in deals:
        names = [name for name in rated if name in deal]
        found = model.rate([[rated[name]] for name in names], ranks=places([deal[name] for name in names]))
        rated.update(zip(names, (team[0] for team in found), strict=True))
    return {name: Rating(one.mu, one.sigma) for name, one in rated.items()}


def places(shares: list[float]) -> list[float]:
    """First, second, …; equals share a place. (openskill would cut fractions off.)"""
    return [float(sum(other > share + 1e-9 for other in shares)) for share in shares]
