"""Tournament: what is to be played, and a fingerprint of all that decides how it turns out."""

from __future__ import annotations

import hashlib
import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import noripan.bots
import noripan.core
from noripan.arena.luck import StateValue, value_for
from noripan.arena.pairing import Pairing, pairings, seatings
from noripan.bots.levels import bot
from noripan.bots.thinking import Budget
from noripan.core.errors import GameError
from noripan.core.library import find


@dataclass(frozen=True)
class Tournament:
    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: str = "arena"
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse what cannot be played; all options have a value from here on."""
        object.__setattr__(self, "options", find(self.game).settle_options(self.players, self.options))
        for name in self.bots:
            bot(name)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise GameError("arena_bots")

    def pairings(self) -> Iterator[Pairing]:
        return pairings(self.game, self.options, self.players, list(self.bots), self.deals, self.seed)

    @cached_property
    def matches_a_deal(self) -> int:
        return len(seatings(self.bots, self.players, 0))

    @cached_property
    def value(self) -> StateValue:
        """What luck is measured by: it is settled before the first match."""
        return value_for(find(self.game), self.players, self.options)

    @property
    def even_share(self) -> float:
        """What a bot wins of the matches it plays in if all are equally good."""
        return 1 / min(self.players, len(self.bots))

    @property
    def threads(self) -> int:
        """How many cores one match needs; only one bot thinks at a time."""
        return max(budget.threads if (budget := budget_of(name)) else 1 for name in self.bots)

    @property
    def by_the_clock(self) -> bool:
        """Does a bot think for a time, so that a busy machine weakens it and no run repeats another?"""
        return any(budget is not None and budget.seconds is not None for budget in map(budget_of, self.bots))

    def identity(self) -> dict[str, Any]:
        """All that decides the matches, except how many: a longer tournament continues a shorter one."""
        return {
            "game": self.game, "players": self.players, "bots": list(self.bots), "seed": self.seed,
            "options": self.options, "code": code(self.game),
            "luck": {"value": self.value.name, "digest": self.value.digest}, **self.networks(),
        }  # fmt: skip

    def networks(self) -> dict[str, Any]:
        """Digests of the networks that do not come with the game."""
        folders = {name: folder for name in self.bots if (folder := getattr(bot(name), "folder", None)) is not None}
        return {"networks": {name: digest_of(folder) for name, folder in folders.items()}} if folders else {}

    def command(self) -> str:
        """What to type to play it again."""
        words = ["noripan", "arena", self.game, *self.bots, "-n", str(self.deals), "--players", str(self.players)]
        words += ["--seed", self.seed]
        for option in find(self.game).options:
            value = self.options[option.name]
            if value != option.check(option.default):
                words += ["--option", f"{option.name}={option_text(value)}"]
        return shlex.join(words)

    def folder_name(self) -> str:
        told = re.sub(r"[^\w.-]", "-", f"arena-{self.game}-{self.players}-{'-'.join(self.bots)}")
        digest = hashlib.sha256(json.dumps(self.identity(), sort_keys=True).encode()).hexdigest()
        return f"{told[:100]}-{digest[:8]}"


def budget_of(name: str) -> Budget | None:
    """How long a bot thinks, if it does."""
    return getattr(bot(name), "budget", None)


def digest_of(folder: Path) -> str:
    """Which networks are in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.glob("*.net")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def option_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()


@cache
def code(game: str) -> str:
    """A fingerprint of the sources that play: matches of different code do not belong in one table."""
    digest = hashlib.sha256()
    for folder in (Path(noripan.core.__file__).parent, Path(noripan.bots.__file__).parent, find(game).folder):
        sources = sorted(file for file in folder.iterdir() if file.suffix in {".py", ".pxd", ".net"})
        for file in [*sources, *(Path(__file__).with_name(name) for name in ("pairing.py", "luck.py"))]:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
