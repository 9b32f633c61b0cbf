"""OpenSpiel's information-set search as one of our bots, to compare with: `openspiel:500` simulations, `openspiel:0.5s`.

It is their implementation in Python: their C++ one cannot take a Python game, because OpenSpiel does not ask Python states
to resample themselves. Playouts run in our compiled engine, so that their search is not held back by them; `openspiel-own`
is all theirs, as anybody gets it who loads one of our games there.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy
from open_spiel.python.algorithms import ismcts, mcts

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Choice
from noripan.bots.thinking import Budget
from noripan.core.rng import Rng
from noripan.envs.openspiel import SpielGame, SpielState, load, shares

FEWEST = 2  # simulations: the first only makes the root
ENDLESS = 1 << 62
SEEDS = 1 << 30


class Playouts(mcts.Evaluator):
    """Evaluates a state as OpenSpiel's RandomRolloutEvaluator does, by one random playout, but without leaving C."""

    def evaluate(self, state: SpielState) -> Any:
        world = state.position.dealt().copy()
        world.playout()
        return numpy.array(shares(world))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def seeded(rng: Rng) -> numpy.random.RandomState:
    return numpy.random.RandomState(rng.choose(SEEDS))


class Stopped(Exception):
    """Time is up, or somebody said so."""


class Ismcts(ismcts.ISMCTSBot):
    """Their search with a deadline, worlds guessed by a generator that can be seeded, and a count of its simulations."""

    def __init__(
        self,
        game: SpielGame,
        evaluator: mcts.Evaluator,
        rng: Rng,
        explore: float,
        budget: Budget,
        cancelled: threading.Event | None,
    ) -> None:
        super().__init__(
            game=game,
            evaluator=evaluator,
            uct_c=explore,
            max_simulations=ENDLESS if budget.simulations is None else max(FEWEST, budget.simulations),
            random_state=seeded(rng),
            use_observation_string=True,
        )
        self.set_resampler(lambda state, seat: state.guessed(seat, rng))
        self.simulations = 0
        self.deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.cancelled = cancelled

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.simulations >= FEWEST:
            late = self.deadline is not None and time.perf_counter() >= self.deadline
            if late or (self.cancelled is not None and self.cancelled.is_set()):
                raise Stopped
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        try:
            policy = super().run_search(state)
        except Stopped:
            policy = self.get_final_policy(state, self._root_node)
        return policy  # type: ignore[no-any-return]

    def considered(self, state: SpielState) -> list[dict[str, Any]]:
        """The moves tried, most visited first, as our own bots tell it."""
        even = 1 / state.num_players()
        tried = sorted(self._root_node.child_info.items(), key=lambda item: (-item[1].visits, -item[1].value()))
        return [
            {
                "move": state.action_to_string(state.current_player(), action),
                "visits": int(child.visits),
                "result": round(float(child.value()) + even, 4),
            }
            for action, child in tried
        ]


@dataclass(frozen=True)
class OpenSpielBot:
    """Lets OpenSpiel's search choose, from what the seat knows and nothing else."""

    is_quick: ClassVar[bool] = False
    name: str
    budget: Budget
    explore: float = 0.7

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        moves = known.moves()
        if len(moves) == 1:
            return Choice(moves[0])
        game = load(known.game.name, known.players, known.options)
        state = game.state_of(known.guess(rng))
        search = Ismcts(game, self.evaluator(rng), rng, self.explore, self.budget, cancelled)
        action = search.step(state)
        return Choice(state.action_to_string(known.seat, action), search.considered(state))

    def evaluator(self, rng: Rng) -> mcts.Evaluator:
        return Playouts()


class OpenSpielBotOwnRollouts(OpenSpielBot):
    """The same with OpenSpiel's own playouts, move by move through the adapter."""

    def evaluator(self, rng: Rng) -> mcts.Evaluator:
        return mcts.RandomRolloutEvaluator(random_state=seeded(rng))
