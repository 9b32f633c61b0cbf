"""Finds the games by walking their folder."""

from __future__ import annotations

import copyreg
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from noripan.core.encoding import Encoder
from noripan.core.errors import GameError
from noripan.core.features import Features
from noripan.core.game import Game, has_module
from noripan.core.state import State

SHELF = "noripan.games"


@cache
def names() -> tuple[str, ...]:
    shelf = importlib.import_module(SHELF)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


@cache
def games() -> Mapping[str, Game[State]]:
    """All games by name."""
    return MappingProxyType({name: find(name) for name in names()})


def find(name: str) -> Game[State]:
    """One game, importing no other."""
    if not isinstance(name, str) or name not in names():
        raise GameError("unknown_game", game=str(name)[:40], allowed=", ".join(names()))
    game: Game[State] = importlib.import_module(f"{SHELF}.{name}").GAME
    return game


def find_encoder(game: Game[State]) -> Encoder:
    """How this game's states and moves become arrays of bytes."""
    encoder: Encoder = importlib.import_module(f"{SHELF}.{game.name}.encoding").ENCODER
    return encoder


def find_features(game: Game[State]) -> Features | None:
    """What a network sees of this game's states and moves; None where nobody has said."""
    if not has_module(f"{SHELF}.{game.name}", "features"):
        return None
    features: Features = importlib.import_module(f"{SHELF}.{game.name}.features").FEATURES
    return features


def reduce_game(game: Game[State]) -> tuple[Callable[[str], Game[State]], tuple[str]]:
    """Pickle a game by its name, so that it comes back as the same object."""
    if game.name not in names() or find(game.name) is not game:
        raise pickle.PicklingError(f"this is not the library's game {game.name}")
    return find, (game.name,)


copyreg.pickle(Game, reduce_game)
