"""Noripan: a home for card and tile games. `games`, `new` and `load` are the way in; `Match` is what they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from noripan._pure import obey_environment, refuse_to_run_without_the_gil

obey_environment()

import noripan.games  # noqa: E402, F401  before the function of the same name
from noripan.core import match as _match  # noqa: E402
from noripan.core import rng as _random  # noqa: E402
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
from noripan.core.rng import Rng  # noqa: E402

if TYPE_CHECKING:
    from pathlib import Path

    from noripan.arena.evaluation import Comparison, LearnerPolicy
    from noripan.envs.records import Records
    from noripan.envs.vector import Vector

refuse_to_run_without_the_gil(compiled=not _random.__file__.endswith(".py"))

__version__ = "0.2.0"
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
    "evaluate",
    "find",
    "games",
    "load",
    "new",
    "records",
    "vector",
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


def records(file: str | Path) -> Records:
    """The complete matches of a file as `noripan selfplay --save` writes it, decision by decision at engine speed."""
    made: Records = import_module("noripan.envs.records").Records(file)
    return made


def vector(
    game: str,
    players: int,
    num: int,
    seed: int | str | None = None,
    threads: int = 1,
    options: Mapping[str, Any] | None = None,
    skip_forced: bool = False,
    opponents: Mapping[int, str] | None = None,
    reward: str = "share",
    full: bool = False,
) -> Vector:
    """Many matches at once, with observations and rewards in arrays of numpy, for programs that learn.

    `skip_forced` plays single legal moves by itself; `opponents` names the bots of some seats; `reward` is "share" of the
    victory or "score", the lead over the others; `full` also writes all cards, for critics.
    """
    made: Vector = import_module("noripan.envs.vector").Vector(
        game, players, num, seed, threads, options, skip_forced, opponents, reward, full
    )
    return made


def evaluate(
    policy: LearnerPolicy,
    game: str,
    against: str | Sequence[str] = "casual",
    deals: int = 100,
    players: int | None = None,
    seed: str = "evaluate",
    options: Mapping[str, Any] | None = None,
) -> list[Comparison]:
    """How a policy of yours does against bots, on duplicate deals with the seats rotated.

    The policy is called with a state, a determinization for the seat to move, and gives one of `state.moves()`. An encoder
    writes the same for a determinization as for the truth.
    """
    compared: list[Comparison] = import_module("noripan.arena.evaluation").compare(
        policy, game, against, deals, players, seed, options
    )
    return compared
