"""How strong a policy is that somebody wrote or trained in Python: duplicate deals against named bots."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from noripan.arena.adjustment import adjusted_by_deal
from noripan.arena.pairing import Outcome, pairings, play_with
from noripan.arena.shares import estimate, shares_by_deal
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Bot, Choice, bot
from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.rng import Rng
from noripan.core.state import State

LearnerPolicy = Callable[[State], int]  # gets a determinization for the seat to move, gives one of its legal moves
OWN = "policy"


@dataclass(frozen=True)
class Comparison:
    """A policy's share of the win against a bot, with half its 95 % interval; `adjusted` is without luck of draws."""

    against: str
    share: float
    error: float
    adjusted: float
    adjusted_error: float
    deals: int
    matches: int


@dataclass(frozen=True)
class PolicyBot:
    """Asks a function. What it is shown is a determinization, so that it cannot see what its seat does not know."""

    is_quick: ClassVar[bool] = False
    policy: LearnerPolicy
    name: str = OWN

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        guess = known.guess(rng)
        move = int(self.policy(guess.copy()))
        if move not in guess.moves():
            raise GameError("policy_illegal", move=str(move), allowed=" ".join(str(one) for one in guess.moves()[:20]))
        return Choice(known.game.write_move(guess, move))


def compare(
    policy: LearnerPolicy,
    game: str,
    against: str | Sequence[str] = "casual",
    deals: int = 100,
    players: int | None = None,
    seed: str = "evaluate",
    options: Mapping[str, Any] | None = None,
) -> list[Comparison]:
    """Play every deal with the seats rotated against each bot; see `noripan.evaluate`."""
    found = find(game)
    count = found.settle_players(found.seats[0] if players is None else players)
    settled = found.settle_options(count, dict(options or {}))
    named = [against] if isinstance(against, str) else list(against)
    return [compare_with(PolicyBot(policy), bot(name), game, settled, count, deals, seed) for name in named]


def compare_with(
    own: Bot, other: Bot, game: str, options: dict[str, Any], players: int, deals: int, seed: str
) -> Comparison:
    bots = {own.name: own, other.name: other}
    outcomes: list[Outcome] = [
        play_with([bots[name] for name in pairing.seats], pairing)
        for pairing in pairings(game, options, players, list(bots), deals, seed)
    ]
    share, error = estimate([deal[own.name] for deal in shares_by_deal(outcomes).values()])
    adjusted, adjusted_error = estimate([deal[own.name] for deal in adjusted_by_deal(outcomes).values()])
    return Comparison(other.name, share, error, adjusted, adjusted_error, deals, len(outcomes))
