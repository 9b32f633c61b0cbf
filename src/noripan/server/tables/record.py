"""The record of a table whose match is over, from what the database knows of it."""

from __future__ import annotations

from collections.abc import Sequence

from noripan.protocol.record import FORMAT, Fair, RecordedAct, SeatRecord, TableRecord
from noripan.server.store.journal import Entry
from noripan.server.tables.info import TableInfo
from noripan.server.tables.state import PLAYED, last_own


def lasting(journal: Sequence[Entry]) -> list[Entry]:
    """What still counts: no answers, for what came of them is an entry of its own, and nothing that was taken back."""
    kept: list[Entry] = []
    for entry in journal:
        if entry.kind == "take_back":
            at = last_own(kept, entry.seat) or 0
            kept = kept[:at] + [one for one in kept[at:] if one.kind not in PLAYED]
        elif entry.kind != "answer":
            kept.append(entry)
    return kept


def record_of(info: TableInfo, journal: Sequence[Entry]) -> TableRecord:
    entries = lasting(journal)
    start = entries[0].at if entries else 0
    begun = info.new_match()
    promises = {str(number): seat.promise for number, seat in enumerate(info.seats) if seat.promise is not None}
    return TableRecord(
        noripan_record=FORMAT if promises else FORMAT - 1,  # before version 0.2 nobody promised anything
        table=info.id,
        match=begun.save() | {"moves": [*begun.log, *(move for entry in entries for move in entry.moves)]},
        people=[SeatRecord(seat.name, seat.level) for seat in info.seats],
        fair=Fair(info.commitment, info.secret, {str(seat): part for seat, part in info.parts.items()}, promises or None),
        started_at=start,
        did=[RecordedAct(entry.kind, entry.seat, len(entry.moves), entry.at - start) for entry in entries],
        scores=info.scores,
        winners=info.winners,
        origin=info.origin.table if info.origin else None,
    )
