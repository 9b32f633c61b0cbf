"""Journal: the outcomes of a tournament on disk, one JSON line each, so that it can go on after any end."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from noripan.arena.pairing import Outcome
from noripan.arena.tournament import Tournament
from noripan.core.errors import GameError
from noripan.files import lock_exclusive

FORMAT = 2
FILE = "matches.jsonl"


class OutcomeLog:
    """Opens or begins the journal of a tournament; refuses that of another one, or one that somebody is writing."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.outcomes: dict[str, Outcome] = {}
        header = {"noripan_arena": FORMAT, **tournament.identity()}
        path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise GameError("arena_folder", folder=str(folder), reason=error.strerror or "?") from error
        try:
            if not lock_exclusive(self._file.fileno()):
                raise GameError("arena_busy", folder=str(folder))
            whole = self._read(path, header)
        except GameError:
            self._file.close()
            raise
        self._file.truncate(whole)
        if not whole:
            self._write(header)

    def _read(self, path: Path, header: dict[str, Any]) -> int:
        """Take in all whole lines; how many bytes they are. A line cut off by a crash is not whole."""
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        try:
            lines = [json.loads(line) for line in data[:whole].splitlines()]
            for line in lines[1:]:
                self._keep(read_outcome(line))
        except (ValueError, KeyError, TypeError) as error:
            raise GameError("arena_damaged", file=str(path)) from error
        if lines and lines[0] != json.loads(json.dumps(header)):
            raise GameError("arena_other", folder=str(path.parent))
        return whole

    def add(self, outcome: Outcome) -> None:
        self._keep(outcome)
        self._write(asdict(outcome))

    def _keep(self, outcome: Outcome) -> None:
        self.outcomes[outcome.key] = outcome

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


def read_outcome(line: dict[str, Any]) -> Outcome:
    return Outcome(
        line["deal"], tuple(line["seats"]), tuple(line["shares"]), tuple(line["scores"]), int(line["moves"]),
        tuple(line["luck"]),
    )  # fmt: skip
