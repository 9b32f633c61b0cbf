"""Record: all that happened at a table whose match is over, with what proves that the shuffle was fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from noripan.core.errors import BadRecord, GameError
from noripan.core.game import Game
from noripan.core.match import Match, load
from noripan.core.replay import walk
from noripan.protocol import fair
from noripan.protocol.fair import ShuffleNote
from noripan.protocol.messages import ENCODER

FORMAT = 3
OLD_KINDS = {"window": "unanswered", "cover": "stand_in"}  # of acts, in records of format 1

# start: the match begins · move: a person's moves · bot: a bot's at its own seat · clock: a bot's, because time ran out
# unanswered: silence, which declines a secret question · stand_in: a bot's for a person who is gone · gone, back: who plays
# take_back: what was played since a person's last moves, and these, no longer count; records leave it all out
# answer: a person's to a secret question, kept until it closes; what is played then is an entry of its own
EntryKind = Literal["start", "move", "bot", "clock", "unanswered", "stand_in", "gone", "back", "take_back", "answer"]


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sat on a seat: a person by name (none if they have left for good), or a bot of a level."""

    name: str | None  # of a person
    level: str | None  # of a bot


class Fair(msgspec.Struct, frozen=True):
    commitment: str  # what the server was bound to before anybody sat down: the digest of its secret
    secret: str  # of the server, in hexadecimal digits
    parts: dict[str, str]  # by seat, of those who revealed theirs in time
    promises: dict[str, str] | None = None  # by seat; before format 3 nobody promised anything


class RecordedAct(msgspec.Struct, frozen=True, array_like=True):
    """Who played so many moves and when: kind, seat, moves, milliseconds since the start."""

    kind: EntryKind
    seat: int | None
    moves: int
    at: int


class TableRecord(msgspec.Struct, frozen=True):
    noripan_record: int  # the format of this record
    table: str  # its id
    match: dict[str, Any]  # as `noripan.load` reads it
    people: list[SeatRecord]  # seat by seat
    fair: Fair  # what proves the shuffle
    started_at: int  # milliseconds since 1970
    did: list[RecordedAct]  # what happened, in its order
    scores: list[int] | None  # by seat; none if the match was not played to its end
    winners: list[int] | None  # their seats; none likewise
    origin: str | None = None  # the table whose match this one goes on from: nothing was shuffled for it


def read_record(data: object) -> TableRecord:
    if not isinstance(data, dict) or data.get("noripan_record") not in (1, 2, FORMAT):
        raise BadRecord("record_format", expected=FORMAT)
    try:
        return msgspec.convert(_upgraded(data), TableRecord)
    except (msgspec.ValidationError, TypeError, ValueError, KeyError) as error:
        raise BadRecord("record_damaged") from error


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """A record of an older format in the words of today; it keeps its number, for it proves less."""
    if data["noripan_record"] == FORMAT:
        return data
    acts = [[OLD_KINDS.get(kind, kind), *rest] for kind, *rest in data["did"]]
    return {**data, "did": acts, "fair": {**data["fair"], "promises": None}}


def read_note(data: object) -> ShuffleNote:
    """What a client kept of a shuffle."""
    try:
        note = msgspec.convert(data, ShuffleNote)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise BadRecord("note_damaged") from error
    if note.noripan_shuffle != fair.NOTE_FORMAT:
        raise BadRecord("note_damaged")
    return note


# ---- checking


def verify(record: TableRecord, find: Callable[[str], Game[Any]]) -> Match:
    """Raise a coded error unless the record fits itself: secret, promises, parts and seed, moves and result. The match
    played again."""
    if record.origin is not None:
        raise BadRecord("record_of_origin", table=record.origin[:16])
    proof, parts, promises = record.fair, _by_seat(record.fair.parts), _by_seat(record.fair.promises or {})
    if record.noripan_record >= FORMAT:
        fair.check_promises(record.table, people_in(record), promises, parts)
    fair.check(str(record.match.get("seed")), proof.commitment, proof.secret, record.table, parts)
    if "deal" in record.match:
        raise BadRecord("fair_deal_set")
    match = load(record.match, find)
    if record.scores is not None and (record.scores, record.winners) != (match.scores(), match.winners()):
        raise BadRecord("record_result")
    return match


def people_in(record: TableRecord) -> list[int]:
    """The seats on which no bot of the server sat."""
    return [seat for seat, who in enumerate(record.people) if who.level is None]


def missing_parts(record: TableRecord) -> list[int]:
    """The people whose part is not in the seed, because they did not reveal it in time."""
    return [seat for seat in people_in(record) if str(seat) not in record.fair.parts]


def compare(record: TableRecord, note: ShuffleNote, find: Callable[[str], Game[Any]]) -> None:
    """Raise a coded error unless a verified record is about the shuffle that we took part in."""
    mine = "" if note.seat is None else str(note.seat)
    if record.table != note.table:
        raise BadRecord("note_of_another_table", table=note.table[:16])
    if record.fair.commitment != note.commitment:
        raise GameError("fair_other_commitment")
    if note.promises and record.fair.promises != note.promises:
        raise GameError("fair_other_promises")
    if note.promises and note.promises.get(mine) != fair.promise_of(note.table, note.part):
        raise GameError("fair_other_part")
    if note.revealed and record.fair.parts.get(mine) != note.part:
        raise GameError("fair_other_part")
    if note.first is not None and note.seat is not None and not _was_shown(record, note, note.seat, find):
        raise GameError("fair_other_cards")


def _was_shown(record: TableRecord, note: ShuffleNote, seat: int, find: Callable[[str], Game[Any]]) -> bool:
    """Whether this match, played again, shows the seat what it was shown first."""
    first = note.first
    if first is None or not 0 <= seat < len(record.people):
        return False
    for step in walk(load({**record.match, "moves": []}, find), record.match["moves"]):
        seen = len(step.after.shown[seat])
        if seen > first.seq:
            return False
        if seen == first.seq and msgspec.json.decode(ENCODER.encode(step.view(seat))) == first.view:
            return True
    return False


def _by_seat(texts: dict[str, str]) -> dict[int, str]:
    try:
        return {int(seat): text for seat, text in texts.items()}
    except ValueError as error:
        raise BadRecord("record_damaged") from error
