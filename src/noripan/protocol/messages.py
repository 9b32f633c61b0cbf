"""The messages of the play protocol. docs/reference/protocol.md shows one of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from noripan.bots.levels import ADVISER
from noripan.core.events import Words
from noripan.core.game import View
from noripan.protocol.clocks import Clock, ClockShown

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
ActId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MoveTexts = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(min_length=1, max_length=40)]
Invitation = Annotated[str, msgspec.Meta(max_length=32)]
LevelName = Annotated[str, msgspec.Meta(max_length=12)]
TableStatus = Literal["open", "playing", "over", "closed"]
Event = Annotated[Mapping[str, Any], msgspec.Meta(title="GameEvent")]  # `event` names it; the rest is each game's own

# ---- from a client


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="do"):
    """Show me this table from now on; I have its first `since` events."""

    table: TableId
    since: Count = 0
    invitation: Invitation | None = None


class Part(msgspec.Struct, frozen=True, tag="part", tag_field="do"):
    """Show me this table no longer."""

    table: TableId


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="do"):
    """Play these moves as one unit. `id` is the client's own name for this act: sent again it is not played again."""

    table: TableId
    seq: Count
    id: ActId
    moves: MoveTexts


class Try(msgspec.Struct, frozen=True, tag="try", tag_field="do"):
    """What would the table look like after these moves? Refused if one of them would reveal anything."""

    table: TableId
    seq: Count
    id: ActId
    moves: MoveTexts


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="do"):
    """What would a good player do here, and why? Not at rated tables, unless a remote bot asks; it may name a `level`."""

    table: TableId
    seq: Count
    id: ActId
    level: LevelName = ADVISER


class Describe(msgspec.Struct, frozen=True, tag="describe", tag_field="do"):
    """Put what I see and my moves into words."""

    table: TableId
    seq: Count
    id: ActId


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", tag_field="do"):
    """Let the table stand as it was before my last move. Only where all others are bots and nothing is rated."""

    table: TableId
    seq: Count
    id: ActId


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="do"):
    """I am here again: let me play my seat."""

    table: TableId


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="do"):
    """A quick phrase or reaction for everybody at the table."""

    table: TableId
    phrase: Annotated[str, msgspec.Meta(max_length=20)]


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="do"):
    """Are you there, and what time is it? `n` comes back in the answer."""

    n: Count = 0


FromClient = Join | Part | Act | Try | Hint | Describe | TakeBack | Back | Say | Ping

# ---- from the server


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="is"):
    """The socket is open: who you are, and the server's time."""

    person: str
    name: str
    now: int


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, one of our bots by its level, or nobody."""

    person: str | None
    name: str | None
    level: str | None
    gone: bool = False  # a bot plays for them at present
    bot: bool = False  # a program plays: one of ours of that level, or somebody's remote bot
    promise: str | None = None  # a digest of the person's part of the seed
    revealed: bool = False  # the server has the part itself
    holiday_until: int | None = None  # with a clock in days: when the person's latest holiday ends or ended


class TableShown(msgspec.Struct, frozen=True, tag="table", tag_field="is"):
    """A table's players, settings and status."""

    id: str
    game: str
    status: TableStatus
    players: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    spectators: bool
    rated: bool
    host: str | None
    seats: list[SeatShown]
    you: int | None
    commitment: str
    rematch: str | None
    created_at: int
    turn: int | None = None  # whose it is, as far as you may know; only in the list of your own games
    shuffling: bool = False  # the match is about to begin: reveal your part of the seed
    watching: int = 0  # people who look on without a seat; only over the socket
    origin: str | None = None  # the table whose match this one goes on from


class MadeFor(msgspec.Struct, frozen=True):
    """A move that somebody did not make themselves: their time ran out (`clock`), or a bot plays for them (`stand_in`)."""

    seat: int
    kind: Literal["clock", "stand_in"]


class TableFrame(msgspec.Struct, frozen=True, tag="frame", tag_field="is"):
    """The position as this seat may see it, and the events from `since` to `seq`."""

    table: str
    since: int
    seq: int
    view: View
    events: list[Event]
    moves: list[str]
    clock: ClockShown | None = None
    until: int | None = None  # when a secret question to this seat closes; none if it waits for the answer
    made_for: MadeFor | None = None  # if the last move was made for somebody


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """The act is in the journal; `seq` is the seat's number of events after it."""

    table: str
    id: str
    seq: int


class Noted(msgspec.Struct, frozen=True, tag="noted", tag_field="is"):
    """The answer to a secret question is kept until the question closes; `done` follows then."""

    table: str
    id: str


class MatchFrame(msgspec.Struct, frozen=True):
    """A position as a seat may see it, with new events and the seat's legal moves."""

    seq: int
    view: View
    events: list[Event]
    moves: list[str]


class Tried(msgspec.Struct, frozen=True, tag="tried", tag_field="is"):
    """The table as it would be after the moves that you tried. Nothing was played."""

    table: str
    id: str
    frame: MatchFrame


class Reason(msgspec.Struct, frozen=True):
    """A message of the game's texts that says why, and its data."""

    message: str
    data: dict[str, Any]

    @classmethod
    def of(cls, words: Words | None) -> Reason | None:
        return None if words is None else cls(words.message, words.data)


class Considered(msgspec.Struct, frozen=True):
    """A move that the adviser looked at: how often, how it fares (1 wins, 0 loses), and why, for the best few."""

    move: str
    visits: int
    result: float
    reason: Reason | None = None


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="is"):
    """What a good player would do, why if there are words for it, and the moves it considered, best first."""

    table: str
    id: str
    move: str
    reason: Reason | None
    considered: list[Considered]


class Described(msgspec.Struct, frozen=True, tag="described", tag_field="is"):
    """Messages of the game's texts with their data: the table line by line, and each legal move, as the frame lists them."""

    table: str
    id: str
    board: list[Words]
    moves: list[Words]


class Rejected(msgspec.Struct, frozen=True, tag="rejected", tag_field="is"):
    """Your message with this `table` and `id` changed nothing. `error` is a code; `details` fill in its text."""

    error: str
    details: dict[str, Any]
    table: str | None = None
    id: str | None = None


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="is"):
    """Somebody at the table says a phrase."""

    table: str
    name: str
    seat: int | None
    phrase: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="is"):
    """The answer to `ping`, with the server's time."""

    n: int
    now: int


class Parted(msgspec.Struct, frozen=True, tag="parted", tag_field="is"):
    """The table is shown no longer: as you wished or, with an error, because you may not look at it any more."""

    table: str
    error: str | None = None


ToClient = Hello | TableShown | TableFrame | Done | Noted | Tried | Hinted | Described | Rejected | Said | Pong | Parted

ENCODER = msgspec.json.Encoder(order="deterministic")
DECODER = msgspec.json.Decoder(FromClient)
