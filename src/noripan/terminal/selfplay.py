"""Many matches without people, and what they show of a game."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.core.texts import Texts


@dataclass
class Sample:
    """Mean, spread and range of a series."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    low: float = math.inf
    high: float = -math.inf

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.count - self.mean**2)) if self.count else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return 1.96 * self.deviation / math.sqrt(self.count) if self.count else 0.0


@dataclass
class SelfplayStatistics:
    players: int
    length: Sample = field(default_factory=Sample)  # moves a match
    branching: Sample = field(default_factory=Sample)  # legal moves a decision
    scores: list[Sample] = field(default_factory=list)  # by seat
    wins: list[Sample] = field(default_factory=list)  # by seat; a shared victory counts its share

    def as_dict(self) -> dict[str, Any]:
        def told(sample: Sample) -> dict[str, float]:
            return {
                "mean": sample.mean,
                "deviation": sample.deviation,
                "error": sample.error,
                "low": sample.low,
                "high": sample.high,
            }

        return {
            "players": self.players,
            "matches": self.length.count,
            "length": told(self.length),
            "branching": told(self.branching),
            "scores": [told(sample) for sample in self.scores],
            "wins": [told(sample) for sample in self.wins],
        }


def run(
    kind: Game[Any], players: int, seed: str, options: dict[str, Any], number: int, greedy: bool, texts: Texts, quiet: bool
) -> SelfplayStatistics:
    """Play `number` matches with a progress bar."""
    result = SelfplayStatistics(players, scores=[Sample() for _ in range(players)], wins=[Sample() for _ in range(players)])
    rng = Rng.seeded(seed)
    state = kind.start(players, rng, options)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        task = progress.add_task(texts.title(kind), total=number)
        for _ in range(number):
            state.restart(rng)
            play_one(kind, state, rng, greedy, result)
            progress.advance(task)
    return result


def play_one(kind: Game[Any], state: State, rng: Rng, greedy: bool, result: SelfplayStatistics) -> None:
    length = 0
    while not state.is_over:
        moves = state.moves()
        result.branching.add(len(moves))
        if greedy:
            weights = kind.heuristic.weights(state)
            best = max(weights.values())
            moves = [move for move in moves if weights[move] == best]
        state.apply(moves[rng.choose(len(moves))])
        length += 1
    result.length.add(length)
    winners = state.winners()
    for seat, score in enumerate(state.scores()):
        result.scores[seat].add(score)
        result.wins[seat].add(1 / len(winners) if seat in winners else 0.0)
