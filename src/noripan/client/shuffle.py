"""Shuffles as a client sees them: it keeps what it was shown beforehand, and compares the record with that afterwards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from noripan.core.errors import BadRecord, GameError
from noripan.core.library import find
from noripan.files import write_whole
from noripan.protocol import record
from noripan.protocol.fair import FirstView, ShuffleNote, promise_of
from noripan.protocol.messages import ENCODER

TableData = dict[str, Any]  # a table as the protocol's message `table` shows it
MOST_KEPT = 200


class ShuffleVerdict(NamedTuple):
    """`proved`: nobody could choose the cards. `partly`: nothing is wrong, but some people's parts are missing. `broken`:
    the record contradicts itself or what we kept. `unknown`: we kept nothing, so it could be about any shuffle."""

    mark: Literal["proved", "partly", "broken", "unknown"]
    missing: list[int]  # seats whose part is not in the seed
    error: GameError | None = None


class ShuffleNotes:
    """What we kept of the shuffles on one server: in memory and, if there is a folder, in a file for each table."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        self.server = server
        self.folder = folder
        self._notes: dict[str, ShuffleNote] = {}

    def file(self, table: str) -> Path | None:
        """Where the note of a table is kept, for `noripan verify --mine`."""
        place = re.sub(r"[^a-z0-9.-]+", "-", self.server.partition("://")[2].lower())
        return None if self.folder is None else self.folder / f"{place}-{table}.json"

    def get(self, table: str) -> ShuffleNote | None:
        """What was kept of a table's shuffle, if anything."""
        if table not in self._notes:
            found = self._read(table)
            if found is not None:
                self._notes[table] = found
        return self._notes.get(table)

    def keep(self, note: ShuffleNote) -> None:
        """Readable only for this user: until the cards are dealt the part is a secret."""
        self._notes[note.table] = note
        file = self.file(note.table)
        if file is not None:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(file, msgspec.json.encode(note).decode())
            file.chmod(0o600)
            self._forget_old(file.parent)

    def _forget_old(self, folder: Path) -> None:
        kept = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in kept[MOST_KEPT:]:
            file.unlink(missing_ok=True)

    def _read(self, table: str) -> ShuffleNote | None:
        file = self.file(table)
        try:
            return None if file is None else record.read_note(msgspec.json.decode(file.read_bytes()))
        except (OSError, ValueError, BadRecord):
            return None

    # ---- what a client adds to its note as the match begins

    def sat_down(self, table: TableData, part: str) -> None:
        """The server does not know our part yet, but has shown what binds it to its secret."""
        commitment = table["commitment"]
        self.keep(ShuffleNote(server=self.server, table=table["id"], part=part, commitment=commitment, seat=table["you"]))

    def may_reveal(self, table: TableData) -> ShuffleNote | None:
        """Our note if the table waits for our part and nobody can change anything after seeing it. From then on the note
        holds everybody's promises."""
        note, seat = self.get(table["id"]), table["you"]
        if note is None or seat is None or not table["shuffling"] or table["seats"][seat]["revealed"]:
            return None
        promises = {str(number): one["promise"] for number, one in enumerate(table["seats"]) if one["level"] is None}
        bound = all(promises.values()) and promises[str(seat)] == promise_of(note.table, note.part)
        if not bound or table["commitment"] != note.commitment or note.promises not in ({}, promises):
            return None
        kept = msgspec.structs.replace(note, seat=seat, promises=promises)
        self.keep(kept)
        return kept

    def was_revealed(self, table: str) -> None:
        """Note that our part is no secret any more."""
        note = self.get(table)  # which may know the first cards by now
        if note is not None:
            self.keep(msgspec.structs.replace(note, revealed=True))

    def was_shown(self, table: str, frame: dict[str, Any]) -> None:
        """The first cards that we see. While we are asked something, a view is of what may never come to pass."""
        note = self.get(table)
        if note is not None and note.promises and note.first is None and frame["until"] is None:
            self.keep(msgspec.structs.replace(note, first=FirstView(frame["seq"], frame["view"])))


def judge(data: object, note: ShuffleNote | None, heard: Sequence[object] = ()) -> ShuffleVerdict:
    """Compare the record that a server gives after a match with what we kept before it, and with the events we heard."""
    try:
        kept = record.read_record(data)
        match = record.verify(kept, find)
        if note is not None:
            record.compare(kept, note, find)
            if note.promises:  # or else we may have sat elsewhere by then
                _must_tell_the_same(match.shown[note.seat], heard)
    except GameError as error:
        return ShuffleVerdict("broken", [], error)
    missing = record.missing_parts(kept)
    if note is None:
        return ShuffleVerdict("unknown", missing)
    return ShuffleVerdict("partly" if missing or not note.promises else "proved", missing)


def _must_tell_the_same(shown: Sequence[object], heard: Sequence[object]) -> None:
    """Whatever was drawn or uncovered later comes from the same seed."""
    if msgspec.json.decode(ENCODER.encode(list(shown[: len(heard)]))) != list(heard):
        raise GameError("fair_other_cards")
