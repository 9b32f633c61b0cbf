"""The judge of a decision: what each move would have brought, by nothing but what the seat knew.

A move is worth the share of the win that it brings on average over determinizations for the seat, when everybody plays on by
the heuristic's policy: for two turns each, after which a network says what it has come to; to the end where none fits.
Sequential halving spends the first determinizations on finding the best few moves. New ones then compare these: each half of
them names its best move and the other half says by how much that beats the move played, so that no move looks better because
it was lucky where it was chosen.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.review.codes import POLICY, WIN
from noripan.review.playouts import PolicyPlayouts
from noripan.review.reference import playouts

CANDIDATES = 12  # the moves that the heuristic likes best; the one played is always another
FINALISTS = 3
SAMPLE = 8  # playouts that show how long they are
FEWEST, MOST = 32, 2048  # determinizations for a judgement
INACCURACY, MISTAKE = Fraction(3, 100), Fraction(8, 100)  # of a win
CLEAR = 3  # a loss is called one only if it is this many standard errors
HANDS = 128  # determinizations that show what the others may have had


@dataclass(frozen=True)
class Effort:
    """How much each part of a review may cost, in moves of playouts weighed by `Heuristic.move_cost`: about a tenth of a
    microsecond each, but counted and not timed, so that reviews are repeatable."""

    name: str
    scouting: int  # for each decision at a table for two
    judging: int
    splitting: int  # for each decision, with open hands
    position: int  # for each point of the curve


def scaled(name: str, factor: int) -> Effort:
    return Effort(name, 30_000 * factor, 100_000 * factor, 70_000 * factor, 20_000 * factor)


EFFORTS = {"quick": scaled("quick", 2), "normal": scaled("normal", 8), "thorough": scaled("thorough", 40)}


def effort(name: str) -> Effort:
    if name not in EFFORTS:
        raise GameError("unknown_effort", effort=name[:40], allowed=", ".join(EFFORTS))
    return EFFORTS[name]


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at closely."""

    move: str
    share: Fraction  # of the win that it brings
    gain: Fraction  # over the move played
    error: float  # the standard error of the gain


@dataclass(frozen=True)
class Judgement:
    """Of one decision; the same in every position that the seat could have been in."""

    seat: int
    move: str
    legal: int  # how many moves there were
    options: tuple[Candidate, ...]  # the best first; the move played is among them
    loss: Fraction
    error: float
    share: Fraction  # of the win that the seat could expect, playing on by the policy
    gain: Fraction  # of the move played over one drawn from the policy
    gain_error: float
    determinizations: int
    reason: Words | None  # for the best option, if the game can say
    hands: tuple[dict[str, Fraction] | None, ...]  # by seat, where the loss is clear: each card's chance to be there

    @property
    def best(self) -> str:
        return self.options[0].move

    @property
    def verdict(self) -> str | None:
        return verdict(self.loss, self.error)

    @property
    def theme(self) -> str:
        """Which kind of decision it was: the code of the reason for the best option."""
        return "other" if self.reason is None else self.reason.message.removeprefix("reason-")


def verdict(loss: Fraction, error: float) -> str | None:
    """What to call a loss: nothing unless it is large enough and clear of chance."""
    if loss < INACCURACY or loss < CLEAR * error:
        return None
    return "mistake" if loss >= MISTAKE else "inaccuracy"


def average(units: int, times: int) -> Fraction:
    return Fraction(units, WIN * times)


def standard_error(units: Sequence[int]) -> float:
    """Of the average of such parts of a win."""
    n = len(units)
    spread = n * sum(one * one for one in units) - sum(units) ** 2
    return math.sqrt(spread / (n - 1)) / (n * WIN)


def power_below(number: float, low: int, high: int) -> int:
    """The highest power of two that fits: averages then have small common denominators."""
    return min(high, max(low, 1 << max(0, int(number)).bit_length() >> 1))


def fingerprint(*known: object) -> str:
    return hashlib.sha256(json.dumps(known, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def judge(known: Knowledge, played: str, effort: Effort, salt: str = "") -> Judgement:
    """Judge the move that the seat to move played; another `salt` is an independent judgement."""
    rng = Rng.seeded(f"judge {salt} {fingerprint(known.view(), known.events(), known.moves(), known.options)}")
    return Court(known, played, effort, rng).judge()


class Court:
    """One judgement under way."""

    def __init__(self, known: Knowledge, played: str, effort: Effort, rng: Rng) -> None:
        self.known = known
        self.effort = effort
        self.rng = rng
        self.root = known.guess(rng)
        self.text = {move: known.game.write_move(self.root, move) for move in self.root.moves()}
        self.played = next(move for move, text in self.text.items() if text == played)
        self.weights = known.game.heuristic.weights(self.root)
        self.playouts = playouts(known.game, self.root, known.options, rng.branched())
        self.cost = cost_of_playout(self.playouts, self.root, known.seat)

    def judge(self) -> Judgement:
        moves = self.finalists()
        times = power_below(self.effort.judging / (self.cost * len(moves)), FEWEST, MOST)
        rows = self.compare(moves, times)
        played, policy = moves.index(self.played), moves.index(POLICY)
        gains = [[row[i] - row[played] for row in rows] for i in range(len(moves))]
        losses = crossed(gains[:policy])
        loss, error = average(sum(losses), times), standard_error(losses)
        options = self.options(moves, rows, gains)
        clear = verdict(loss, error) is not None
        best = next(move for move in moves if self.text.get(move) == options[0].move)
        return Judgement(
            self.known.seat, self.text[self.played], len(self.text), options, loss, error,
            average(sum(row[policy] for row in rows), times), average(-sum(gains[policy]), times),
            standard_error(gains[policy]), times,
            self.known.reason(self.root, best), self.hands() if clear else (),
        )  # fmt: skip

    def compare(self, moves: list[int], times: int) -> list[list[int]]:
        return self.playouts.compare(self.root, self.known.seat, moves, times)

    def finalists(self) -> list[int]:
        """The best few moves by sequential halving, the one played before them, and the policy after them."""
        liked = sorted(self.weights, key=lambda move: (-self.weights[move], move))[:CANDIDATES]
        alive = liked if self.played in liked else [*liked, self.played]
        rounds = max(1, math.ceil(math.log2(len(alive) / FINALISTS)))
        while len(alive) > FINALISTS:
            times = power_below(self.effort.scouting / (rounds * self.cost * len(alive)), SAMPLE, MOST)
            totals = [sum(column) for column in zip(*self.compare(alive, times), strict=True)]
            order = sorted(range(len(alive)), key=lambda i: -totals[i])
            alive = [alive[i] for i in sorted(order[: max(FINALISTS, len(alive) // 2)])]
        return list(dict.fromkeys([self.played, *alive, POLICY]))

    def options(self, moves: list[int], rows: list[list[int]], gains: list[list[int]]) -> tuple[Candidate, ...]:
        found = [
            Candidate(
                self.text[move], average(sum(row[i] for row in rows), len(rows)),
                average(sum(gains[i]), len(rows)), standard_error(gains[i]),
            )
            for i, move in enumerate(moves)
            if move != POLICY
        ]  # fmt: skip
        return tuple(sorted(found, key=lambda one: -one.share))

    def hands(self) -> tuple[dict[str, Fraction] | None, ...]:
        return hands_by_chance(self.known, self.root, self.rng)


def cost_of_playout(tried: PolicyPlayouts, root: State, seat: int) -> float:
    """What it costs to play this position on; the more players there are, the more decisions share a review's time."""
    return tried.cost(root, seat, SAMPLE) / SAMPLE * root.players / 2


def crossed(gains: list[list[int]]) -> list[int]:
    """In each determinization what the move loses to the one that is best in the other half; equals lose nothing."""
    best = []
    for half in (0, 1):
        totals = [sum(column[half::2]) for column in gains]
        best.append(totals.index(max(totals)))  # the move played is the first, so it wins ties
    return [gains[best[1 - i % 2]][i] for i in range(len(gains[0]))]


def hands_by_chance(known: Knowledge, root: State, rng: Rng) -> tuple[dict[str, Fraction] | None, ...]:
    """For each other seat how likely each card was in its hand, by what this seat knew; the likeliest first."""
    counts: list[Counter[str]] = [Counter() for _ in range(known.players)]
    for _ in range(HANDS):
        held: Any = known.game.truth(root.guess(known.seat, rng))["hands"]
        for count, cards in zip(counts, held, strict=True):
            count.update(set(cards))
    ordered = [sorted(count.items(), key=lambda one: (-one[1], one[0])) for count in counts]
    found = [{card: Fraction(times, HANDS) for card, times in one} for one in ordered]
    return tuple(None if seat == known.seat else one for seat, one in enumerate(found))
