"""Finds the games by walking their folder."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from noripan.core.errors import GameError
from noripan.core.game import Game

SHELF = "noripan.games"


@cache
def names() -> tuple[str, ...]:
    shelf = importlib.import_module(SHELF)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


@cache
def games() -> Mapping[str, Game[Any]]:
    """All games by name."""
    return MappingProxyType({name: find(name) for name in names()})


def find(name: str) -> Game[Any]:
    """One game, importing no other."""
    if not isinstance(name, str) or name not in names():
        raise GameError("unknown_game", game=str(name)[:40], allowed=", ".join(names()))
    game: Game[Any] = importlib.import_module(f"{SHELF}.{name}").GAME
    return game
