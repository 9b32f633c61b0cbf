"""Saves: matches saved on this machine, so that they can be continued."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.match import Match, load
from noripan.files import data_folder, write_whole

MOST_KEPT = 50


@dataclass(frozen=True)
class SavedMatch:
    """A match with who plays it."""

    file: Path
    match: Match
    seat: int
    levels: list[str]

    @property
    def saved_at(self) -> datetime:
        return datetime.fromtimestamp(self.file.stat().st_mtime)

    @property
    def scores(self) -> list[int]:
        """Everybody's points so far."""
        scores: list[int] = self.match.view(self.seat)["scores"]
        return scores


class SavedMatches:
    """The matches in a folder, one file each; the newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_file(self, game: str) -> Path:
        """A new file's name."""
        return self.folder / f"{game}-{secrets.token_hex(4)}.json"

    def save(self, saved: SavedMatch) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        data = {"noripan_kept": 1, "seat": saved.seat, "levels": saved.levels, "match": saved.match.save()}
        write_whole(saved.file, json.dumps(data, ensure_ascii=False))

    def unfinished(self) -> list[SavedMatch]:
        """Those that can be continued; files that cannot be read are left alone."""
        found = []
        for file in self._files():
            saved = read_saved(file)
            if saved is not None and not saved.match.is_over:
                found.append(saved)
        return found

    def count(self, game: str) -> int:
        """How many matches of a game were begun here, as far as they are still saved."""
        return sum(1 for _ in self.folder.glob(f"{game}-*.json"))

    def tidy(self) -> None:
        """Only the latest are saved."""
        for file in self._files()[MOST_KEPT:]:
            file.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)


def read_saved(file: Path) -> SavedMatch | None:
    try:
        data: Any = json.loads(file.read_text("utf-8"))
        match = load(data["match"], find)
        seat, levels = data["seat"], data["levels"]
        match.view(seat)
    except (OSError, ValueError, KeyError, TypeError, GameError):
        return None
    return SavedMatch(file, match, seat, [str(level) for level in levels]) if len(levels) == match.players else None


def saved_matches() -> SavedMatches:
    return SavedMatches(data_folder() / "matches")


def visits_file() -> Path:
    """Who we were on which server, so that our seats are still ours next time."""
    return data_folder() / "visits.json"


def shuffles_folder() -> Path:
    """What we kept of each shuffle on a server, for `noripan verify --mine`."""
    return data_folder() / "shuffles"
