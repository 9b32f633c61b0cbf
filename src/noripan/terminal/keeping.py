"""Matches kept on this machine, so that they can be continued, and where they are."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.match import Match, load

MOST_KEPT = 50


def data_folder() -> Path:
    """NORIPAN_DATA, or what this system has for the data of programs."""
    if chosen := os.environ.get("NORIPAN_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("noripan", appauthor=False)


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing, even if we are interrupted."""
    draft = file.with_name(file.name + ".new")
    draft.write_text(text, "utf-8")
    draft.replace(file)


@dataclass(frozen=True)
class Kept:
    """A match with who plays it."""

    file: Path
    match: Match
    seat: int
    levels: list[str]


class Shelf:
    """The matches in a folder, one file each; the newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, game: str) -> Path:
        """A new file's name."""
        return self.folder / f"{game}-{secrets.token_hex(4)}.json"

    def keep(self, kept: Kept) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        data = {"noripan_kept": 1, "seat": kept.seat, "levels": kept.levels, "match": kept.match.save()}
        write_whole(kept.file, json.dumps(data, ensure_ascii=False))

    def unfinished(self) -> list[Kept]:
        """Those that can be continued; files that cannot be read are left alone."""
        found = []
        for file in self._files():
            kept = read_kept(file)
            if kept is not None and not kept.match.over:
                found.append(kept)
        return found

    def tidy(self) -> None:
        """Only the latest are kept."""
        for file in self._files()[MOST_KEPT:]:
            file.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)


def read_kept(file: Path) -> Kept | None:
    try:
        data: Any = json.loads(file.read_text("utf-8"))
        match = load(data["match"], find)
        seat, levels = data["seat"], data["levels"]
        match.view(seat)
    except (OSError, ValueError, KeyError, TypeError, GameError):
        return None
    return Kept(file, match, seat, [str(level) for level in levels]) if len(levels) == match.players else None


def shelf() -> Shelf:
    return Shelf(data_folder() / "matches")
