"""What a review judges by: everybody plays on by the heuristic's policy, and a network says what it has come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noripan.bots.networks import valued, valuer
from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.review.playouts import PolicyPlayouts

TURNS: Final = 2  # of every seat before a position is valued: a shallower look would believe the network too much


def playouts(game: Game[Any], state: State, options: Mapping[str, Any], rng: Rng) -> PolicyPlayouts:
    """Playouts of a match with these options; to the end where no network fits them."""
    heuristic = valued(game, state.players, options) or game.heuristic
    return PolicyPlayouts(state, heuristic, rng, TURNS * state.players)


def values_by(game: Game[Any], players: int, options: Mapping[str, Any]) -> str:
    """The digest of the network that values positions; empty where they are played on to the end."""
    found = valuer(game, players, options)
    return "" if found is None else str(found.evaluation.network.digest)
