"""Luck: what chance brought every seat of a match, to be taken off the result without bias.

Wherever a move leaves something to chance, it is also tried with other cards to come (`State.redealt`). What really came is
one draw more from the same distribution. So what it is worth beyond the average of the others is 0 on average, whatever
function says what a position is worth; a good one makes the result without its luck vary less. That is the part of AIVAT
(Burch and others, 2018) that needs nothing but the rules. The deal itself is left out: every bot has every seat of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from noripan.bots.networks import Valuer, valuer
from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import State

REDEALS = 16  # for each move that leaves something to chance
MOST = 1.5  # luck that counts in a match, in victories that it moves from some seats to others
DIGITS = 6  # of what is written down


class StateValue(Protocol):
    """What a position with open hands is worth to every seat; it must be settled before the tournament begins."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str:
        """Of all that decides its answers."""

    def values(self, state: State) -> Sequence[float]:
        """Every seat's part of the victory, none below 0; they need not add up to 1."""


@dataclass(frozen=True)
class HeuristicValue:
    """The value function of the game's heuristic."""

    game: Game[State]
    name: str = "heuristic"

    @cached_property
    def digest(self) -> str:
        source = self.game.folder / "heuristic.py"
        return hashlib.sha256(source.read_bytes()).hexdigest()[:16] if source.exists() else ""

    def values(self, state: State) -> Sequence[float]:
        return self.game.heuristic.values(state)


@dataclass(frozen=True)
class NetworkValue:
    """A network that sees all cards."""

    valuer: Valuer
    name: str = "network"

    @property
    def digest(self) -> str:
        return str(self.valuer.evaluation.network.digest)

    def values(self, state: State) -> Sequence[float]:
        return self.valuer.values(state)


def value_for(game: Game[State], players: int, options: Mapping[str, Any]) -> StateValue:
    """The value function by which luck is measured in such matches: a network where one fits."""
    learned = valuer(game, players, options)
    return NetworkValue(learned) if learned else HeuristicValue(game)


class LuckMeter:
    """Adds up the luck of a match, move by move."""

    def __init__(self, value: StateValue, players: int, rng: Rng) -> None:
        self.value = value
        self.rng = rng
        self.luck = [0.0] * players

    def expect(self, state: State, move: int) -> list[float] | None:
        """What a move is worth to every seat before chance has its say; None if it has none."""
        if not state.reveals(move):
            return None
        expected = [0.0] * state.players
        for _ in range(REDEALS):
            other = state.redealt(self.rng)
            other.apply(move)
            for seat, share in enumerate(shares(self.value, other)):
                expected[seat] += share / REDEALS
        return expected

    def add(self, expected: list[float] | None, state: State) -> None:
        """Count what came. The more luck there was before, the less counts: so it is bounded, and still 0 on average."""
        if expected is None:
            return
        weight = min(1.0, MOST - sum(map(abs, self.luck)) / 2)
        for seat, share in enumerate(shares(self.value, state)):
            self.luck[seat] += weight * (share - expected[seat])

    def total(self) -> tuple[float, ...]:
        return tuple(round(one, DIGITS) for one in self.luck)


def shares(value: StateValue, state: State) -> list[float]:
    """Every seat's part of the victory, all together 1."""
    if state.is_over:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    values = value.values(state)
    total = sum(values)
    return [one / total for one in values] if total > 0 else [1 / state.players] * state.players
