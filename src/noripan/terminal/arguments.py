"""What the command line is given: options, records in files and on servers, scripts of moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from noripan.core.errors import BadOption, BadRecord, GameError
from noripan.core.game import Game
from noripan.core.library import find
from noripan.core.match import Match, load
from noripan.core.options import Flag

if TYPE_CHECKING:
    from noripan.client import TableData

LONGEST_RECORD = 10_000_000  # bytes
PATIENCE = 20.0  # seconds


def read_options(game: Game[Any], chosen: list[str] | None) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    options = {}
    for text in chosen or []:
        name, equals, value = text.partition("=")
        if name not in known:
            raise BadOption("unknown_option", option=name[:40], allowed=", ".join(sorted(known)) or "–")
        if not equals and not isinstance(known[name], Flag):
            raise BadOption("option_value_missing", option=name)
        options[name] = known[name].read(value) if equals else True
    return options


def new_match(name: str, players: int | None, seed: str | None, chosen: list[str] | None) -> Match:
    game = find(name)
    return Match(game, game.seats[0] if players is None else players, seed, read_options(game, chosen))


class RecordedMatch(NamedTuple):
    match: Match
    table: TableData | None  # where it was played, if on a server: who sat there


def read_match(source: str) -> Match:
    return read_recorded(source).match


def read_recorded(source: str) -> RecordedMatch:
    """The match of a record: a file or an address; as `save` writes it, or as a server keeps it."""
    record = read_json(source)
    if not isinstance(record, dict) or not ("noripan_record" in record or "noripan_kept" in record):
        return RecordedMatch(load(record, find), None)
    match, people = load(record.get("match"), find), record.get("people")
    if not isinstance(people, list) or len(people) != match.players or not all(isinstance(one, dict) for one in people):
        return RecordedMatch(match, None)
    seats = [{"name": one.get("name"), "level": one.get("level"), "person": "", "bot": False} for one in people]
    return RecordedMatch(match, {"seats": seats})


def read_server_record(file: Path) -> object:
    """The record of a table; a match that was played without a server has no shuffle to check."""
    data = read_json(str(file))
    if isinstance(data, dict) and ("noripan" in data or "noripan_kept" in data):
        raise BadRecord("record_local", file=str(file))
    return data


def read_json(source: str) -> object:
    """What a file, or an address, holds."""
    text = fetched(source) if source.startswith(("http://", "https://")) else read_text(Path(source))
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:  # the latter: nested deeper than any record
        raise BadRecord("record_not_json", file=source) from error


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise BadRecord("record_unreadable", file=str(file), reason=reason) from error


def fetched(address: str) -> str:
    """A record from a server, asked for as the guest we were there; the link to a table means its record."""
    import httpx

    from noripan.client import HttpClient, read_link
    from noripan.terminal.saves import visits_file

    link = read_link(address)
    if link.table is not None:
        address = f"{link.server}/api/tables/{link.table}/record"
    cookies = HttpClient(link.server, visits=visits_file()).known_cookies()
    try:
        with httpx.stream("GET", address, cookies=cookies, timeout=PATIENCE, follow_redirects=True) as answer:
            if answer.status_code == 401:
                raise BadRecord("record_not_signed_in", server=link.server)
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
        super().__init__(error.code, **error.details)
        self.line = line
