"""The journal: what happened at every table, in order. It is written before anybody hears of it.

(table, seq) is the key: of two processes that both think it is their turn to write, one finds its place taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from noripan.protocol.record import EntryKind
from noripan.server import metrics
from noripan.server.logs import Rarely

FAILED = Rarely("journal_failed")


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One row: some moves of one seat as a unit, or a change of who plays a seat."""

    table: str
    seq: int
    kind: EntryKind
    worker: str
    at: int  # milliseconds since 1970
    seat: int | None = None
    moves: tuple[str, ...] = ()
    act: str | None = None


# The columns of a row in the order in which both writers and readers take them.
COLUMNS = '"table", seq, kind, seat, moves, act, worker, at'
READ = f'SELECT {COLUMNS} FROM journal WHERE "table" = {{}} AND seq > {{}} ORDER BY seq'
JournalRow = tuple[str, int, EntryKind, int | None, str, str | None, str, int]


def to_row(entry: Entry) -> JournalRow:
    """Raises ValueError for a text that not every database can keep: one such entry must not spoil a batch."""
    moves = "\n".join(entry.moves)
    for text in (moves, entry.act or ""):
        if "\0" in text:
            raise ValueError("a text with a zero in it")
        text.encode()  # half a surrogate pair raises
    return entry.table, entry.seq, entry.kind, entry.seat, moves, entry.act, entry.worker, entry.at


def from_row(row: JournalRow) -> Entry:
    table, seq, kind, seat, moves, act, worker, at = row
    made = tuple(moves.split("\n")) if moves else ()
    return Entry(table=table, seq=seq, kind=kind, worker=worker, at=at, seat=seat, moves=made, act=act)


class Taken(Exception):
    """Another process wrote this (table, seq) first: read what it wrote."""


class StoreDown(Exception):
    """The store did not answer; whether the entry was written is not known."""


# An entry that waits to be written, and who waits for it.
Waiting = tuple[JournalRow, "asyncio.Future[None]"]


def settle(batch: Sequence[Waiting], outcomes: Sequence[Exception | None]) -> None:
    """Tell everybody who waited what became of their entry: None if it is safe."""
    for (_, future), error in zip(batch, outcomes, strict=True):
        if future.done():  # whoever waited has gone away
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def note_failure(entries: int, error: Exception) -> None:
    """For operators: people are refused, and may blame their own connection."""
    metrics.STORE_FAILURES.labels("journal").inc(entries)
    FAILED.say(error=type(error).__name__, reason=str(error)[:200])


class Journal(Protocol):
    """One writer per process that commits together what has gathered."""

    async def open(self) -> None: ...

    async def append(self, entry: Entry) -> None:
        """Return when the entry is safe on disk. Raises Taken or StoreDown, or ValueError for what cannot be kept."""

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries of a table whose seq is greater, in order. Raises StoreDown."""

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
