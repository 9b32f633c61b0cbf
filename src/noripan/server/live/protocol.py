"""The messages of the play protocol. docs/protocol.md shows one of each."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from noripan.bots.levels import ADVISER
from noripan.core.facts import Words

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
ActId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Moves = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(min_length=1, max_length=40)]
Invitation = Annotated[str, msgspec.Meta(max_length=32)]
LevelName = Annotated[str, msgspec.Meta(max_length=12)]

# ---- from a client


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="do"):
    """Show me this table from now on; I have its first `since` facts."""

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
    moves: Moves


class Try(msgspec.Struct, frozen=True, tag="try", tag_field="do"):
    """What would the table look like after these moves? Refused if one of them would reveal anything."""

    table: TableId
    seq: Count
    id: ActId
    moves: Moves


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


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="do"):
    """I am here again: let me play my seat."""

    table: TableId


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="do"):
    """A quick phrase or reaction for everybody at the table."""

    table: TableId
    phrase: Annotated[str, msgspec.Meta(max_length=20)]


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="do"):
    n: Count = 0


FromClient = Join | Part | Act | Try | Hint | Describe | Back | Say | Ping

# ---- from the server


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="is"):
    person: str
    name: str
    now: int


class SeatShown(msgspec.Struct, frozen=True):
    person: str | None
    name: str | None
    level: str | None
    gone: bool = False  # a bot plays for them at present
    bot: bool = False  # a program plays: one of ours of that level, or somebody's remote bot


class TableShown(msgspec.Struct, frozen=True, tag="table", tag_field="is"):
    """Who is at a table, and how it stands with it."""

    table: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    clock: Any
    public: bool
    spectators: bool
    rated: bool
    host: str | None
    seats: list[SeatShown]
    you: int | None
    commitment: str
    rematch: str | None
    created_at: int
    turn: int | None = None  # whose it is, as far as you may know; told where your own games are listed


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="is"):
    """The position as this seat may see it, and the facts from `since` to `seq`."""

    table: str
    since: int
    seq: int
    view: Any
    facts: list[Any]
    moves: list[str]
    clock: Any = None
    until: int | None = None  # when a secret question to this seat closes


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """The act is in the journal; `seq` is the seat's number of facts after it."""

    table: str
    id: str
    seq: int


class Noted(msgspec.Struct, frozen=True, tag="noted", tag_field="is"):
    """The answer to a secret question is kept until the question closes; `done` follows then."""

    table: str
    id: str


class Tried(msgspec.Struct, frozen=True, tag="tried", tag_field="is"):
    table: str
    id: str
    frame: Any


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="is"):
    table: str
    id: str
    move: str
    reason: Any  # a message of the game's texts and its data, or nothing
    considered: list[Any]


class Described(msgspec.Struct, frozen=True, tag="described", tag_field="is"):
    """Messages of the game's texts with their data: the table line by line, and each legal move, as the frame lists them."""

    table: str
    id: str
    board: list[Words]
    moves: list[Words]


class Declined(msgspec.Struct, frozen=True, tag="refused", tag_field="is"):
    error: str
    facts: dict[str, Any]
    table: str | None = None
    id: str | None = None


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="is"):
    table: str
    name: str
    seat: int | None
    phrase: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="is"):
    n: int
    now: int


class Parted(msgspec.Struct, frozen=True, tag="parted", tag_field="is"):
    table: str


ToClient = Hello | TableShown | Frame | Done | Noted | Tried | Hinted | Described | Declined | Said | Pong | Parted

ENCODER = msgspec.json.Encoder(order="deterministic")
DECODER = msgspec.json.Decoder(FromClient)

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "one-moment", "oops", "good-game", "again", "bye",
    "clap", "laugh", "wow", "sad", "heart", "fire",
)  # fmt: skip
