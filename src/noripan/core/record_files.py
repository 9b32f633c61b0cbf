"""Files of records, one match a line: plain (.jsonl), or compressed by gzip (.jsonl.gz) or Zstandard (.jsonl.zst)."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Literal, cast

import msgspec

from noripan.core.errors import BadRecord, GameError
from noripan.core.match import Record, check_record

LEVEL = 12  # of Zstandard: as small as gzip, written and read faster


class RecordLine(msgspec.Struct, forbid_unknown_fields=True):
    """A record, its moves not yet looked at."""

    noripan: Literal[1]
    game: str
    players: int
    seed: str
    moves: list[Any]
    options: dict[str, Any] | None = None
    deal: Any = None


DECODER = msgspec.json.Decoder(RecordLine)


def zstandard() -> Any:
    """The module of Zstandard: Python's own from 3.14 on, before that the same one as a package."""
    try:
        return import_module("compression.zstd")
    except ModuleNotFoundError:
        return import_module("backports.zstd")


def open_file(file: Path, mode: str) -> BinaryIO:
    """Open a file as its name says it is compressed; `mode` is "rb", "ab" to go on, or "xb" for a new one."""
    if file.suffix == ".gz":
        return cast(BinaryIO, gzip.open(file, mode))
    if file.suffix == ".zst":
        return cast(BinaryIO, zstandard().open(file, mode, level=None if mode == "rb" else LEVEL))
    return cast(BinaryIO, file.open(mode))


def read_lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, with their numbers from 1 on."""
    number = 0
    try:
        with open_file(file, "rb") as lines:
            for line in lines:
                number += 1
                if not line.isspace():
                    yield number, line
    except (OSError, EOFError, zlib.error) as error:
        raise unreadable(file, number, error) from error
    except Exception as error:
        if type(error).__name__ != "ZstdError":  # which only who has the package can name
            raise
        raise unreadable(file, number, error) from error


def unreadable(file: Path, lines: int, error: Exception) -> BadRecord:
    reason = getattr(error, "strerror", None) or str(error)
    refused = BadRecord("record_unreadable", file=str(file), reason=reason)
    return at_line(file, lines + 1, refused) if lines else refused


def at_line(file: Path, line: int, error: GameError) -> BadRecord:
    return BadRecord("record_line", file=str(file), line=line, reason=str(error))


def read_record(line: bytes) -> RecordLine:
    """What a line holds; if that is no record, the same coded error as for a record alone."""
    try:
        try:
            return DECODER.decode(line)
        except msgspec.ValidationError:
            other = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:  # the latter: nested deeper than any record
        raise BadRecord("record_not_object") from error
    return RecordLine(**check_record(other))


class RecordWriter:
    """Writes records to a new file; what was written before an interruption stays."""

    def __init__(self, file: Path) -> None:
        try:
            self.lines = open_file(file, "xb")
        except FileExistsError as error:
            raise GameError("file_exists", file=str(file)) from error
        except OSError as error:
            raise GameError("file_unwritable", file=str(file), reason=error.strerror or str(error)) from error

    def write(self, record: Record) -> None:
        self.lines.write(msgspec.json.encode(record) + b"\n")

    def __enter__(self) -> RecordWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.lines.close()
