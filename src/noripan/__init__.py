"""Noripan: a home for card and tile games. `games`, `new` and `load` are the way in; `Match` is what they give."""

from __future__ import annotations

from noripan._pure import obey_environment

obey_environment()

import noripan.games  # noqa: E402, F401  before the function of the same name
from noripan.core import match as _match  # noqa: E402
from noripan.core.deals import Deal  # noqa: E402
from noripan.core.errors import (  # noqa: E402
    BadDeal,
    BadOption,
    BadRecord,
    GameError,
    GameOver,
    IllegalMove,
    UnreadableMove,
)
from noripan.core.library import find, games  # noqa: E402
from noripan.core.match import Match  # noqa: E402
from noripan.core.random import Rng  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BadDeal",
    "BadOption",
    "BadRecord",
    "GameError",
    "GameOver",
    "IllegalMove",
    "Match",
    "Rng",
    "UnreadableMove",
    "find",
    "games",
    "load",
    "new",
]


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: dict[str, object] | None = None,
    deal: Deal | None = None,
) -> Match:
    """A new match. The same game, players, seed, options and deal always give the same match."""
    return Match(find(game), players, seed, options, deal)


def load(record: object) -> Match:
    """The match that `save` recorded."""
    return _match.load(record, find)
