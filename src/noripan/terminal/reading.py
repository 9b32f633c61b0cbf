"""What the command line is given: options, records in files and on servers, scripts of moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from noripan.core.errors import BadOption, BadRecord, GameError
from noripan.core.game import Game
from noripan.core.library import find
from noripan.core.match import Match, load

LONGEST_RECORD = 10_000_000  # bytes
PATIENCE = 20.0  # seconds


def read_options(game: Game[Any], chosen: list[str] | None) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    options = {}
    for text in chosen or []:
        name, equals, value = text.partition("=")
        if name not in known or not equals:
            raise BadOption("unknown_option", option=name[:40], allowed=", ".join(sorted(known)) or "–")
        options[name] = known[name].read(value)
    return options


def new_match(name: str, players: int | None, seed: str | None, chosen: list[str] | None) -> Match:
    game = find(name)
    return Match(game, game.seats[0] if players is None else players, seed, read_options(game, chosen))


def read_match(source: str) -> Match:
    """The match of a record: a file or an address; as `save` writes it, or as a server keeps it."""
    text = fetched(source) if source.startswith(("http://", "https://")) else read_text(Path(source))
    try:
        record = json.loads(text)
    except ValueError as error:
        raise BadRecord("record_unreadable", file=source, reason=str(error)) from error
    if isinstance(record, dict) and ("noripan_record" in record or "noripan_kept" in record):
        record = record.get("match")
    return load(record, find)


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise BadRecord("record_unreadable", file=str(file), reason=reason) from error


def fetched(address: str) -> str:
    import httpx

    try:
        with httpx.stream("GET", address, timeout=PATIENCE, follow_redirects=True) as answer:
            if answer.status_code != 200:
                raise BadRecord("record_unreadable", file=address, reason=f"HTTP {answer.status_code}")
            data = b""
            for part in answer.iter_bytes():
                data += part
                if len(data) > LONGEST_RECORD:
                    raise BadRecord("record_unreadable", file=address, reason=f"> {LONGEST_RECORD} bytes")
            return data.decode("utf-8", "replace")
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise BadRecord("record_unreadable", file=address, reason=str(error) or type(error).__name__) from error


class Script:
    """Moves from a file, one a line; empty lines and what follows a # are skipped."""

    def __init__(self, file: Path) -> None:
        lines = [line.partition("#")[0].strip() for line in read_text(file).splitlines()]
        self.lines = [(number, text) for number, text in enumerate(lines, 1) if text]
        self.file = file


class ScriptStopped(GameError):
    """A line of a script that cannot be played."""

    def __init__(self, line: int, error: GameError) -> None:
        super().__init__(error.code, **error.facts)
        self.line = line
