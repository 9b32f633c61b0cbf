"""Luck and skill: the result of every seat in parts that add up to what it won beyond its fair share.

docs/explanation/review.md has the formulas. All numbers are fractions, so that the sums are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

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
    part,
    power_below,
    reference,
)
from noripan.review.playouts import Playouts

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


@dataclass(frozen=True)
class Point:
    """Everybody's chance to win at a moment of the match, with all hands open and the cards to come unknown."""

    moves: int  # played so far
    shares: Shares


class Truth:
    """The finished match with open hands: only what no seat could know is left to chance."""

    def __init__(self, match: Match, effort: Effort, salt: str = "") -> None:
        self.match = match
        self.effort = effort
        rng = Rng.seeded(f"truth {salt} {fingerprint(match.save())}")
        self.before = [step.after.state for step in replay(match)][:-1]
        self.playouts = Playouts(match.state, match.game.heuristic, rng)

    def cost(self, state: State) -> float:
        return cost_of_playout(self.playouts, state, NOBODY, self.match.game.heuristic)

    def change(self, number: int) -> Shares:
        """What the move with this number brought every seat, compared with the heuristic's move."""
        state = self.before[number]
        move = self.match.game.read_move(state, self.match.log[number])
        liked = reference(self.match.game.heuristic.weights(state))
        if move == liked or len(state.moves()) == 1:
            return (Fraction(0),) * self.match.players
        cost = self.cost(state)
        times = power_below(self.effort.splitting / (2 * cost), FEWEST, MOST)
        rows = self.playouts.compare(state, NOBODY, [move, liked], times)
        return tuple(
            average(sum(part(after, seat) - part(instead, seat) for after, instead in rows), times)
            for seat in range(self.match.players)
        )

    def shares(self, state: State, times: int) -> Shares:
        """Everybody's expected share of the win in a position."""
        if state.is_over:
            return self.average_shares([sum(1 << seat for seat in state.winners())])
        return self.average_shares([row[0] for row in self.playouts.compare(state, NOBODY, [POLICY], times)])

    def average_shares(self, winners: Sequence[int]) -> Shares:
        return tuple(average(sum(part(won, seat) for won in winners), len(winners)) for seat in range(self.match.players))

    def numbers(self) -> list[int]:
        """The moves before which the curve has a point."""
        return sorted({len(self.before) * i // POINTS for i in range(POINTS)})

    def curve(self, progress: Callable[[], None] = lambda: None) -> list[Point]:
        """From the deal to the result."""
        points = []
        for number in self.numbers():
            state = self.before[number]
            cost = self.cost(state)
            times = power_below(self.effort.position / cost, FEWEST_POINT, MOST_POINT)
            points.append(Point(number, self.shares(state, times)))
            progress()
        return [*points, Point(len(self.before), self.shares(self.match.state, 1))]

    def accounts(
        self, judgements: Mapping[int, Judgement], seats: Sequence[int], progress: Callable[[], None] = lambda: None
    ) -> list[Account]:
        """The parts of each seat's result; `judgements` are those of its decisions, by the number of the move."""
        changes = []
        for number in range(len(self.before)):
            changes.append(self.change(number))
            progress()
        result = self.shares(self.match.state, 1)
        start, fair = self.shares(self.before[0], DEALS), self.average_shares(self.playouts.deal(DEALS))
        return [self.account(seat, changes, judgements, result[seat], start[seat], fair[seat]) for seat in seats]

    def account(
        self, seat: int, changes: list[Shares], judgements: Mapping[int, Judgement],
        result: Fraction, start: Fraction, fair: Fraction,
    ) -> Account:  # fmt: skip
        own, others, decisions = Fraction(0), Fraction(0), Fraction(0)
        for number, change in enumerate(changes):
            if self.before[number].to_move == seat:
                own += change[seat]
            else:
                others += change[seat]
        for judgement in judgements.values():
            if judgement.seat == seat:
                decisions += judgement.gain
        chance = result - fair - own - others
        deal = chance if self.match.game.rewinds else start - fair  # where a match is dealt in rounds, nothing is drawn
        parts = (deal, chance - deal, decisions, own - decisions, others)
        return Account(seat, result, fair, dict(zip(PARTS, parts, strict=True)))
