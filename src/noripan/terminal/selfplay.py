"""Many matches without people, and what they show of a game."""

from __future__ import annotations

import math
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noripan.core.game import Game
from noripan.core.match import FORMAT
from noripan.core.record_files import RecordWriter
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


@dataclass(frozen=True)
class Selfplay:
    """Matches to play, each with a seed of its own."""

    game: Game[Any]
    players: int
    seed: str
    options: dict[str, Any]
    number: int
    greedy: bool

    def run(self, save: Path | None, texts: Texts, quiet: bool) -> SelfplayStatistics:
        """Play them with a progress bar; with `save`, write their records to this file."""
        players = self.players
        result = SelfplayStatistics(
            players, scores=[Sample() for _ in range(players)], wins=[Sample() for _ in range(players)]
        )
        rng = Rng.seeded(self.seed)
        state = self.game.start(players, rng, self.options)
        columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        with (
            RecordWriter(save) if save else nullcontext() as writer,
            Progress(*columns, console=Console(stderr=True), disable=quiet) as progress,
        ):
            task = progress.add_task(texts.title(self.game), total=self.number)
            for number in range(1, self.number + 1):
                seed = f"{self.seed} {number}"
                state.restart(Rng.seeded(seed))
                moves = self.play(state, rng, result, saves=writer is not None)
                if writer is not None:
                    writer.write(self.record(seed, moves))
                progress.advance(task)
        return result

    def record(self, seed: str, moves: list[str]) -> dict[str, Any]:
        """As `Match.save` makes it."""
        options = self.game.settle_options(self.players, self.options)
        return {
            "noripan": FORMAT, "game": self.game.name, "players": self.players, "seed": seed,
            "options": options, "moves": moves,
        }  # fmt: skip

    def play(self, state: State, rng: Rng, result: SelfplayStatistics, saves: bool) -> list[str]:
        """One match to its end; its moves in notation, if they are to be saved."""
        length = 0
        texts = []
        while not state.is_over:
            moves = state.moves()
            result.branching.add(len(moves))
            if self.greedy:
                weights = self.game.heuristic.weights(state)
                best = max(weights.values())
                moves = [move for move in moves if weights[move] == best]
            move = moves[rng.choose(len(moves))]
            if saves:
                texts.append(self.game.write_move(state, move))
            state.apply(move)
            length += 1
        result.length.add(length)
        winners = state.winners()
        for seat, score in enumerate(state.scores()):
            result.scores[seat].add(score)
            result.wins[seat].add(1 / len(winners) if seat in winners else 0.0)
        return texts
