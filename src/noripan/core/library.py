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
def games() -> Mapping[str, Game[Any]]:
    """All games by name."""
    shelf = importlib.import_module(SHELF)
    names = sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg)
    return MappingProxyType({name: importlib.import_module(f"{SHELF}.{name}").GAME for name in names})


def find(name: str) -> Game[Any]:
    if not isinstance(name, str) or name not in games():
        raise GameError("unknown_game", game=str(name)[:40], allowed=", ".join(games()))
    return games()[name]
