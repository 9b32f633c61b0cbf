"""Luck and skill: the result of every seat in parts that add up to what it won beyond its fair share.

docs/explanation/review.md has the formulas. All numbers are fractions, so that the sums are exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from noripan.core.match import Match
from noripan.core.replay import replay
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.review.codes import NOBODY, POLICY
from noripan.review.judge import (
    FEWEST,
    MOST,
    Effort,
    Judgement,
    average,
    cost_of_playout,
    fingerprint,
    power_below,
    standard_error,
)
from noripan.review.reference import playouts

PARTS = ("deal", "draws", "decisions", "guesses", "others")
POINTS = 48  # of the curve, at most
FEWEST_POINT, MOST_POINT = 16, 256  # playouts for each
DEALS = 512  # new deals that show a seat's fair share, and as many playouts from the true one

Shares = tuple[Fraction, ...]  # by seat


@dataclass(frozen=True)
class Account:
    """What one seat won and where it came from: result = fair + the sum of the parts, exactly."""

    seat: int
    result: Fraction
    fair: Fraction
    parts: Mapping[str, Fraction]
    errors: Mapping[str, float]  # the standard errors of the parts


@dataclass(frozen=True)
class CurvePoint:
    """Everybody's chance to win at a moment of the match, with all hands open and the cards to come unknown."""

    moves: int  # played so far
    shares: Shares


class Estimate(NamedTuple):
    """What something brings every seat, with standard errors."""

    shares: Shares
    errors: tuple[float, ...]


def averages(rows: Sequence[Sequence[int]]) -> Estimate:
    """Over playouts, each of which has a number for every seat."""
    columns = list(zip(*rows, strict=True))
    return Estimate(tuple(average(sum(one), len(rows)) for one in columns), tuple(standard_error(one) for one in columns))


class Truth:
    """The finished match with open hands: only what no seat could know is left to chance."""

    def __init__(self, match: Match, effort: Effort, salt: str = "") -> None:
        self.match = match
        self.effort = effort
        rng = Rng.seeded(f"truth {salt} {fingerprint(match.save())}")
        self.before = [step.after.state for step in replay(match)][:-1]
        self.playouts = playouts(match.game, match.state, match.options, rng)

    def cost(self, state: State) -> float:
        return cost_of_playout(self.playouts, state, NOBODY)

    def change(self, number: int) -> Estimate:
        """What the move with this number brought every seat, compared with one drawn from the policy."""
        state = self.before[number]
        if len(state.moves()) == 1:
            return Estimate((Fraction(0),) * self.match.players, (0.0,) * self.match.players)
        move = self.match.game.read_move(state, self.match.log[number])
        times = power_below(self.effort.splitting / (2 * self.cost(state)), FEWEST, MOST)
        rows = self.playouts.compare_open(state, [move, POLICY], times)
        return averages([[a - b for a, b in zip(after, drawn, strict=True)] for after, drawn in rows])

    def shares(self, state: State, times: int) -> Shares:
        """Everybody's expected share of the win in a position."""
        if state.is_over:
            winners = state.winners()
            return tuple(Fraction(seat in winners, len(winners)) for seat in range(self.match.players))
        return averages(self.position(state, times)).shares

    def position(self, state: State, times: int) -> list[list[int]]:
        """What every seat gets in so many playouts from a position."""
        return [row[0] for row in self.playouts.compare_open(state, [POLICY], times)]

    def numbers(self) -> list[int]:
        """The moves before which the curve has a point."""
        return sorted({len(self.before) * i // POINTS for i in range(POINTS)})

    def curve(self, progress: Callable[[], None] = lambda: None) -> list[CurvePoint]:
        """From the deal to the result."""
        points = []
        for number in self.numbers():
            state = self.before[number]
            cost = self.cost(state)
            times = power_below(self.effort.position / cost, FEWEST_POINT, MOST_POINT)
            points.append(CurvePoint(number, self.shares(state, times)))
            progress()
        return [*points, CurvePoint(len(self.before), self.shares(self.match.state, 1))]

    def accounts(
        self, judgements: Mapping[int, Judgement], seats: Sequence[int], progress: Callable[[], None] = lambda: None
    ) -> list[Account]:
        """The parts of each seat's result; `judgements` are those of its decisions, by the number of the move."""
        changes = []
        for number in range(len(self.before)):
            changes.append(self.change(number))
            progress()
        result = self.shares(self.match.state, 1)
        start, fair = averages(self.position(self.before[0], DEALS)), averages(self.playouts.deal(DEALS))
        return [self.account(seat, changes, judgements, result[seat], start, fair) for seat in seats]

    def account(
        self, seat: int, changes: list[Estimate], judgements: Mapping[int, Judgement],
        result: Fraction, start: Estimate, fair: Estimate,
    ) -> Account:  # fmt: skip
        movers = [state.to_move for state in self.before]
        mine = [change for mover, change in zip(movers, changes, strict=True) if mover == seat]
        theirs = [change for mover, change in zip(movers, changes, strict=True) if mover != seat]
        judged = [one for one in judgements.values() if one.seat == seat]
        own, others = (sum((one.shares[seat] for one in some), Fraction(0)) for some in (mine, theirs))
        decisions = sum((one.gain for one in judged), Fraction(0))
        chance = result - fair.shares[seat] - own - others
        in_rounds = self.match.game.rewinds  # then nothing is drawn, and all chance is a deal
        deal = chance if in_rounds else start.shares[seat] - fair.shares[seat]
        parts = (deal, chance - deal, decisions, own - decisions, others)
        of_mine, of_theirs = (math.hypot(*(one.errors[seat] for one in some)) for some in (mine, theirs))
        of_decisions = math.hypot(*(one.gain_error for one in judged))
        of_fair, of_start = fair.errors[seat], start.errors[seat]
        errors = (
            math.hypot(of_fair, of_mine, of_theirs) if in_rounds else math.hypot(of_fair, of_start),
            0.0 if in_rounds else math.hypot(of_start, of_mine, of_theirs),
            of_decisions, math.hypot(of_mine, of_decisions), of_theirs,
        )  # fmt: skip
        return Account(
            seat, result, fair.shares[seat], dict(zip(PARTS, parts, strict=True)), dict(zip(PARTS, errors, strict=True))
        )
