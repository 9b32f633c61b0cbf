"""Tables as the database knows them: what was agreed, who sits where, how it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.core.library import find
from noripan.core.match import Match
from noripan.server.errors import NotFound
from noripan.server.fair import commitment_to
from noripan.server.live.clock import Clock
from noripan.server.live.protocol import SeatShown, TableShown
from noripan.server.schema import PEOPLE, SEATS, TABLES


class Seat(msgspec.Struct, frozen=True):
    person: str | None = None
    name: str | None = None
    level: str | None = None
    random: str | None = None
    bot_of: str | None = None  # for a remote bot: the person who answers for it

    @property
    def bot(self) -> bool:
        return self.level is not None or self.bot_of is not None

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    deal: dict[str, Any] | None
    public: bool
    invitation: str
    spectators: bool
    rated: bool
    clock: Clock
    host: str | None
    status: str  # open, playing, over, closed
    secret: str
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    seats: list[Seat]

    @property
    def commitment(self) -> str:
        """What binds the server to its secret before anybody sits down."""
        return commitment_to(self.secret)

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def invites(self, invitation: str | None) -> bool:
        """Whether it is this table's invitation; how long the answer takes tells nothing."""
        return invitation is not None and compare_digest(invitation.encode(), self.invitation.encode())

    def may_watch(self, person: str | None, invitation: str | None) -> bool:
        """May this person see the table without sitting at it? Before the match, to decide whether to sit down."""
        known = self.public or self.invites(invitation) or person == self.host
        return known and (self.spectators or self.status == "open")

    def new_match(self) -> Match:
        if self.seed is None:
            raise ValueError(f"table {self.id} has not started")
        return Match(find(self.game), self.players, self.seed, self.options, self.deal)

    def shown(self, seat: int | None, gone: Collection[int] = ()) -> TableShown:
        seats = [
            SeatShown(one.person, one.name, one.level, number in gone, one.bot) for number, one in enumerate(self.seats)
        ]
        return TableShown(
            self.id, self.game, self.status, self.players, self.options, self.clock, self.public, self.spectators,
            self.rated, self.host, seats, seat, self.commitment, self.rematch, self.created_at,
        )  # fmt: skip


NAMES: BindParameter[list[str]] = bindparam("names", expanding=True)
READ_TABLES = select(TABLES).where(TABLES.c.id.in_(NAMES))  # made once, for building a statement takes longer than asking
READ_SEATS = (
    select(SEATS, PEOPLE.c.name, PEOPLE.c.bot_of)
    .join_from(SEATS, PEOPLE, SEATS.c.person == PEOPLE.c.id, isouter=True)
    .where(SEATS.c.table.in_(NAMES))
    .order_by(SEATS.c.seat)
)


async def read_tables(connection: AsyncConnection, names: Sequence[str]) -> list[TableInfo]:
    """Those of the named tables that there are, in the same order."""
    rows = (await connection.execute(READ_TABLES, {"names": names})).mappings().all()
    seated: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    seats = await connection.execute(READ_SEATS, {"names": names})
    for seat in seats.mappings():
        seated[seat["table"]].append(Seat(seat["person"], seat["name"], seat["level"], seat["random"], seat["bot_of"]))
    found = {}
    for row in rows:
        values = {str(key): value for key, value in row.items()}
        found[row["id"]] = msgspec.convert({**values, "seats": seated[row["id"]]}, TableInfo)
    return [found[name] for name in names if name in found]


async def read_table(connection: AsyncConnection, name: str) -> TableInfo:
    found = await read_tables(connection, [name])
    if not found:
        raise NotFound("no_such_table")
    return found[0]
