"""TableInfo: a table as the database knows it: what was agreed, who sits where, how it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.core.library import find
from noripan.core.match import Match
from noripan.protocol.clocks import Clock, DaysClock, NoClock
from noripan.protocol.fair import commitment_to
from noripan.protocol.messages import SeatShown, TableShown, TableStatus
from noripan.server.errors import NotFound
from noripan.server.store.schema import HOLIDAYS, PEOPLE, SEATS, TABLES
from noripan.server.tables.clock import Holiday


class SeatInfo(msgspec.Struct, frozen=True):
    person: str | None = None
    name: str | None = None
    level: str | None = None
    random: str | None = None  # the person's part of the seed, once they have revealed it
    bot_of: str | None = None  # for a remote bot: the person who answers for it
    promise: str | None = None  # what binds them to it
    holidays: tuple[Holiday, ...] = ()  # where moves are made by the day: when the person's clock stands still

    @property
    def bot(self) -> bool:
        return self.level is not None or self.bot_of is not None

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class TableOrigin(msgspec.Struct, frozen=True):
    """The match that one goes on from. Its cards are known, so what follows is never rated and counts for nobody."""

    table: str
    moves: tuple[str, ...]  # played before, at that table


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
    status: TableStatus
    secret: str
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    seats: list[SeatInfo]
    origin: TableOrigin | None = None

    @property
    def commitment(self) -> str:
        """What binds the server to its secret before anybody sits down."""
        return commitment_to(self.secret)

    @property
    def is_shuffling(self) -> bool:
        """The host has started the match: nobody changes seats any more, and everybody's part is awaited."""
        return self.status == "open" and self.started_at is not None

    @property
    def parts(self) -> dict[int, str]:
        """The parts of the seed that have been revealed."""
        return {number: seat.random for number, seat in enumerate(self.seats) if seat.random is not None}

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    @property
    def is_unhurried(self) -> bool:
        """Whether nobody waits for the one person here: a secret question stays open until they answer."""
        return isinstance(self.clock, NoClock) and sum(seat.person is not None for seat in self.seats) == 1

    @property
    def is_by_the_day(self) -> bool:
        """Whether people have days for every move, and need not be here."""
        return isinstance(self.clock, DaysClock)

    @property
    def awaits_answers(self) -> bool:
        """Whether a secret question stays open until those who are asked have answered, or their time is up."""
        return self.is_unhurried or self.is_by_the_day

    def invites(self, invitation: str | None) -> bool:
        """Whether it is this table's invitation; how long the answer takes says nothing."""
        return invitation is not None and compare_digest(invitation.encode(), self.invitation.encode())

    def may_watch(self, person: str | None, invitation: str | None) -> bool:
        """May this person see the table without sitting at it? Before the match, to decide whether to sit down."""
        return self.why_not_watch(person, invitation) is None

    def why_not_watch(self, person: str | None, invitation: str | None) -> str | None:
        """The code of the error for somebody who may not."""
        if not (self.public or self.invites(invitation) or person == self.host):
            return "by_invitation_only"
        return None if self.spectators or self.seed is None else "no_spectators"

    def new_match(self) -> Match:
        if self.seed is None:
            raise ValueError(f"table {self.id} has not started")
        match = Match(find(self.game), self.players, self.seed, self.options, self.deal)
        for move in self.origin.moves if self.origin else ():
            match.play(move)
        return match

    def shown(self, seat: int | None, gone: Collection[int] = (), watching: int = 0) -> TableShown:
        seats = [
            SeatShown(
                one.person, one.name, one.level, number in gone, one.bot, one.promise, one.random is not None,
                one.holidays[-1][1] if one.holidays else None,
            )
            for number, one in enumerate(self.seats)
        ]  # fmt: skip
        return TableShown(
            self.id, self.game, self.status, self.players, self.options, self.clock, self.public, self.spectators,
            self.rated, self.host, seats, seat, self.commitment, self.rematch, self.created_at,
            shuffling=self.is_shuffling, watching=watching, origin=self.origin.table if self.origin else None,
        )  # fmt: skip


IDS: BindParameter[list[str]] = bindparam("ids", expanding=True)
READ_TABLES = select(TABLES).where(TABLES.c.id.in_(IDS))  # made once, for building a statement takes longer than asking
READ_SEATS = (
    select(SEATS, PEOPLE.c.name, PEOPLE.c.bot_of)
    .join_from(SEATS, PEOPLE, SEATS.c.person == PEOPLE.c.id, isouter=True)
    .where(SEATS.c.table.in_(IDS))
    .order_by(SEATS.c.seat)
)
READ_HOLIDAYS = select(HOLIDAYS).where(HOLIDAYS.c.person.in_(IDS)).order_by(HOLIDAYS.c.begins_at)


async def read_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[TableInfo]:
    """Those of these tables that exist, in the same order."""
    rows = (await connection.execute(READ_TABLES, {"ids": ids})).mappings().all()
    seated: dict[str, list[SeatInfo]] = {row["id"]: [] for row in rows}
    seats = await connection.execute(READ_SEATS, {"ids": ids})
    for seat in seats.mappings():
        found_seat = SeatInfo(seat["person"], seat["name"], seat["level"], seat["random"], seat["bot_of"], seat["promise"])
        seated[seat["table"]].append(found_seat)
    for row in rows:
        if row["clock"]["kind"] == "days":
            seated[row["id"]] = await _with_holidays(connection, seated[row["id"]], row["created_at"])
    found = {}
    for row in rows:
        values = {str(key): value for key, value in row.items()}
        found[row["id"]] = msgspec.convert({**values, "seats": seated[row["id"]]}, TableInfo)
    return [found[one] for one in ids if one in found]


async def _with_holidays(connection: AsyncConnection, seats: list[SeatInfo], since: int) -> list[SeatInfo]:
    holidays: dict[str, tuple[Holiday, ...]] = {}
    people = [seat.person for seat in seats if seat.person is not None]
    for row in await connection.execute(READ_HOLIDAYS, {"ids": people}):
        if row.ends_at > since:
            holidays[row.person] = (*holidays.get(row.person, ()), (row.begins_at, row.ends_at))
    return [msgspec.structs.replace(seat, holidays=holidays.get(seat.person or "", ())) for seat in seats]


async def read_table(connection: AsyncConnection, table_id: str) -> TableInfo:
    found = await read_tables(connection, [table_id])
    if not found:
        raise NotFound("no_such_table")
    return found[0]


async def locked(connection: AsyncConnection, table_id: str) -> TableInfo:
    """The table, with others kept from changing it until the transaction ends."""
    await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
    return await read_table(connection, table_id)
