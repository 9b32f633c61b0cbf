"""The journal: what happened at every table, in order. It is written before anybody hears of it.

(table, seq) is the key: of two processes that both think it is their turn to write, one finds its place taken.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

# start: the match begins · move: a person's moves · bot: a bot's at its own seat · clock: a bot's, because time ran out
# window: a secret question that went unanswered · cover: a bot's for a person who is gone · gone, back: who is at the seat
Kind = Literal["start", "move", "bot", "clock", "window", "cover", "gone", "back"]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One row: some moves of one seat as a unit, or a change of who plays a seat."""

    table: str
    seq: int
    kind: Kind
    worker: str
    at: int  # milliseconds since 1970
    seat: int | None = None
    moves: tuple[str, ...] = ()
    act: str | None = None


# The columns of a row in the order in which both writers and readers take them.
COLUMNS = '"table", seq, kind, seat, moves, act, worker, at'
READ = f'SELECT {COLUMNS} FROM journal WHERE "table" = {{}} AND seq > {{}} ORDER BY seq'
Row = tuple[str, int, Kind, int | None, str, str | None, str, int]


def to_row(entry: Entry) -> Row:
    """Raises ValueError for a text that not every database can keep: one such entry must not spoil a batch."""
    moves = "\n".join(entry.moves)
    for text in (moves, entry.act or ""):
        if "\0" in text:
            raise ValueError("a text with a zero in it")
        text.encode()  # half a surrogate pair raises
    return entry.table, entry.seq, entry.kind, entry.seat, moves, entry.act, entry.worker, entry.at


def from_row(row: Row) -> Entry:
    table, seq, kind, seat, moves, act, worker, at = row
    made = tuple(moves.split("\n")) if moves else ()
    return Entry(table=table, seq=seq, kind=kind, worker=worker, at=at, seat=seat, moves=made, act=act)


class Taken(Exception):
    """Another process wrote this (table, seq) first: read what it wrote."""


class StoreDown(Exception):
    """The store did not answer; whether the entry was written is not known."""


class Journal(Protocol):
    """One writer per process that commits together what has gathered."""

    async def open(self) -> None: ...

    async def append(self, entry: Entry) -> None:
        """Return when the entry is safe on disk. Raises Taken or StoreDown, or ValueError for what cannot be kept."""

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries of a table whose seq is greater, in order. Raises StoreDown."""

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
