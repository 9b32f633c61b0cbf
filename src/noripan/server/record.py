"""Record: all that happened at a table whose match is over, with what proves that the shuffle was fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from noripan.core.errors import BadRecord
from noripan.core.game import Game
from noripan.core.match import Match, load
from noripan.server import fair
from noripan.server.store.journal import Entry, Kind
from noripan.server.tables import TableInfo

FORMAT = 1


class Sitter(msgspec.Struct, frozen=True):
    """Who sat on a seat: a person by name (none if they have left for good), or a bot of a level."""

    name: str | None
    level: str | None


class Fair(msgspec.Struct, frozen=True):
    commitment: str
    secret: str
    parts: dict[str, str]  # by seat


class Did(msgspec.Struct, frozen=True, array_like=True):
    """Who played so many moves and when: kind, seat, moves, milliseconds since the start."""

    kind: Kind
    seat: int | None
    moves: int
    at: int


class TableRecord(msgspec.Struct, frozen=True):
    noripan_record: int
    table: str
    match: dict[str, Any]  # as `noripan.load` reads it
    people: list[Sitter]
    fair: Fair
    started_at: int
    did: list[Did]
    scores: list[int] | None
    winners: list[int] | None


def record_of(info: TableInfo, match: dict[str, Any], entries: Sequence[Entry]) -> TableRecord:
    start = entries[0].at if entries else 0
    parts = {str(number): seat.random for number, seat in enumerate(info.seats) if seat.random is not None}
    return TableRecord(
        noripan_record=FORMAT,
        table=info.id,
        match=match,
        people=[Sitter(seat.name, seat.level) for seat in info.seats],
        fair=Fair(info.commitment, info.secret, parts),
        started_at=start,
        did=[Did(entry.kind, entry.seat, len(entry.moves), entry.at - start) for entry in entries],
        scores=info.scores,
        winners=info.winners,
    )


def read_record(data: object) -> TableRecord:
    if not isinstance(data, dict) or data.get("noripan_record") != FORMAT:
        raise BadRecord("record_format", expected=FORMAT)
    try:
        return msgspec.convert(data, TableRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("record_damaged") from error


def verify(record: TableRecord, find: Callable[[str], Game[Any]]) -> Match:
    """Raise a coded error unless the seed was made as promised and the moves lead to this result; the match played again."""
    try:
        parts = {int(seat): part for seat, part in record.fair.parts.items()}
    except ValueError as error:
        raise BadRecord("record_damaged") from error
    proof = record.fair
    fair.check(str(record.match.get("seed")), proof.commitment, proof.secret, record.table, parts)
    if "deal" in record.match:
        raise BadRecord("fair_deal_set")
    match = load(record.match, find)
    if record.scores is not None and (record.scores, record.winners) != (match.scores(), match.winners()):
        raise BadRecord("record_result")
    return match
