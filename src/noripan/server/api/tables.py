"""Tables over HTTP: make one, sit down, add bots, start, leave, play again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.bots.levels import LEVELS
from noripan.core.library import find
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, Refused
from noripan.server.fair import seed_from
from noripan.server.live.clock import Clock, NoClock
from noripan.server.live.hall import Hall
from noripan.server.live.protocol import TableShown
from noripan.server.people.person import Person
from noripan.server.schema import SEATS, TABLES
from noripan.server.tables import TableInfo, read_table, read_tables

LISTED = 100
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily misread
ID_LENGTH = 8

Random = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", description="The person's part of the seed: 16 random bytes")]
Level = Annotated[str, msgspec.Meta(max_length=12, description="beginner, casual, skilled or expert")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Invitation = Annotated[str | None, Parameter(max_length=32)]
Name = Annotated[str, Parameter(pattern="^[0-9a-z]{1,16}$")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    rated: bool = False
    clock: Clock = NoClock()
    bots: Annotated[list[Level], msgspec.Meta(max_length=7)] = []  # fill the last seats


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    random: Random
    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class AtSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level


class TableMade(msgspec.Struct):
    """A table as its people see it; the invitation is for them alone."""

    table: TableShown
    invitation: str | None


def new_id(server: Server) -> str:
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in server.outside.random_bytes(ID_LENGTH))


def shown(info: TableInfo, person: Person) -> TableMade:
    seat = info.seat_of(person.id)
    insider = seat is not None or person.id == info.host
    return TableMade(info.shown(seat), info.invitation if insider else None)


def only_open(info: TableInfo) -> None:
    if info.status != "open":
        raise Conflict("table_not_open", status=info.status)


def only_host(info: TableInfo, person: Person) -> None:
    if info.host != person.id:
        raise NotAllowed("host_only")


def checked_level(level: str) -> str:
    if level not in LEVELS or level == "random":
        raise Refused("unknown_level", allowed=", ".join(name for name in LEVELS if name != "random"))
    return level


def checked_seat(info: TableInfo, seat: int) -> int:
    if seat >= info.players:
        raise Refused("bad_seat", players=info.players)
    return seat


async def locked(connection: AsyncConnection, name: str) -> TableInfo:
    """The table, with others kept from changing it until the transaction ends."""
    await connection.execute(select(TABLES.c.id).where(TABLES.c.id == name).with_for_update())
    return await read_table(connection, name)


async def write_seat(connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
    cleared: dict[str, Any] = {"person": None, "level": None, "random": None}
    await connection.execute(
        update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**{**cleared, **values})
    )


async def make_table(server: Server, connection: AsyncConnection, host: Person, wanted: NewTable) -> str:
    kind = find(wanted.game)
    options = kind.settle_options(wanted.players, wanted.options)
    levels = [checked_level(level) for level in wanted.bots]
    if len(levels) >= wanted.players:
        raise Refused("too_many_bots", most=wanted.players - 1)
    hosted = select(func.count()).where(TABLES.c.host == host.id, TABLES.c.status == "open")
    if (await connection.execute(hosted)).scalar_one() >= server.settings.open_tables_per_person:
        raise Conflict("too_many_tables", most=server.settings.open_tables_per_person)
    name = new_id(server)
    await connection.execute(
        insert(TABLES).values(
            id=name, game=wanted.game, players=wanted.players, options=options, public=wanted.public,
            invitation=server.outside.token(8), spectators=wanted.spectators, rated=wanted.rated,
            clock=msgspec.to_builtins(wanted.clock), host=host.id, status="open", secret=server.outside.token(32),
            created_at=server.outside.now(),
        )
    )  # fmt: skip
    free = wanted.players - len(levels)
    await connection.execute(
        insert(SEATS),
        [
            {"table": name, "seat": seat, "level": levels[seat - free] if seat >= free else None}
            for seat in range(wanted.players)
        ],
    )
    return name


class TablesController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(opt={"rate": "table"})
    async def make(
        self, server: NamedDependency[Server], person: NamedDependency[Person], data: JSONBody[NewTable]
    ) -> TableMade:
        """A new table. Nobody sits at it yet: its commitment is known before the first person adds to the seed."""
        async with server.engine.begin() as connection:
            name = await make_table(server, connection, person, data)
            return shown(await read_table(connection, name), person)

    @get()
    async def open_tables(
        self, server: NamedDependency[Server], game: Annotated[str | None, Parameter(max_length=40)] = None
    ) -> list[TableShown]:
        """Public tables that wait for people, newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.public)
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return await listed(server, wanted.order_by(TABLES.c.created_at.desc()).limit(LISTED))

    @get("/mine")
    async def mine(
        self, server: NamedDependency[Server], hall: NamedDependency[Hall], person: NamedDependency[Person]
    ) -> list[TableShown]:
        """My games: tables where I sit that are open or in play, with whose turn it is, and those that ended lately."""
        seats = select(SEATS.c.table).where(SEATS.c.person == person.id)
        wanted = select(TABLES.c.id).where(
            TABLES.c.id.in_(seats) | ((TABLES.c.host == person.id) & (TABLES.c.status == "open"))
        )
        found = await read(server, wanted.order_by(TABLES.c.created_at.desc()).limit(LISTED))
        return [await with_turn(hall, info, info.seat_of(person.id)) for info in found]

    @get("/{name:str}")
    async def look(
        self, server: NamedDependency[Server], person: NamedDependency[Person], name: Name, invitation: Invitation = None
    ) -> TableMade:
        async with server.engine.connect() as connection:
            info = await read_table(connection, name)
        if info.seat_of(person.id) is None and not info.may_watch(person.id, invitation):
            raise NotAllowed("by_invitation_only")
        return shown(info, person)

    @post("/{name:str}/sit", status_code=200)
    async def sit(
        self,
        server: NamedDependency[Server],
        hall: NamedDependency[Hall],
        person: NamedDependency[Person],
        name: Name,
        data: JSONBody[Sit],
    ) -> TableMade:
        """Take a seat (or another one) and add to the seed."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            only_open(info)
            if (
                not info.public
                and not info.invites(data.invitation)
                and info.host != person.id
                and info.seat_of(person.id) is None
            ):
                raise NotAllowed("by_invitation_only")
            seat = chosen_seat(info, person, data)
            before = info.seat_of(person.id)
            if before is not None:
                await write_seat(connection, name, before)
            await write_seat(connection, name, seat, person=person.id, random=data.random)
        return await after(server, hall, person, name)

    @post("/{name:str}/leave", status_code=200)
    async def leave(
        self, server: NamedDependency[Server], hall: NamedDependency[Hall], person: NamedDependency[Person], name: Name
    ) -> TableMade:
        """Give the seat back; in mid-match a bot plays it until you return."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            seat = info.seat_of(person.id)
            if seat is None:
                raise Conflict("no_seat_of_yours")
            if info.status == "open":
                await write_seat(connection, name, seat)
        if info.status == "playing":
            await hall.leave_seat(name, seat)
        return await after(server, hall, person, name)

    @post("/{name:str}/bot", status_code=200)
    async def seat_bot(
        self,
        server: NamedDependency[Server],
        hall: NamedDependency[Hall],
        person: NamedDependency[Person],
        name: Name,
        data: JSONBody[SeatBot],
    ) -> TableMade:
        """The host puts a bot on a free seat, or changes its level."""
        level = checked_level(data.level)
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            only_host(info, person)
            only_open(info)
            if info.seats[checked_seat(info, data.seat)].person is not None:
                raise Conflict("seat_taken")
            await write_seat(connection, name, data.seat, level=level)
        return await after(server, hall, person, name)

    @post("/{name:str}/kick", status_code=200)
    async def kick(
        self,
        server: NamedDependency[Server],
        hall: NamedDependency[Hall],
        person: NamedDependency[Person],
        name: Name,
        data: JSONBody[AtSeat],
    ) -> TableMade:
        """The host clears a seat before the match."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            only_host(info, person)
            only_open(info)
            await write_seat(connection, name, checked_seat(info, data.seat))
        return await after(server, hall, person, name)

    @post("/{name:str}/start", status_code=200)
    async def start(
        self, server: NamedDependency[Server], hall: NamedDependency[Hall], person: NamedDependency[Person], name: Name
    ) -> TableMade:
        """The host starts the match when all seats are taken."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            only_host(info, person)
            only_open(info)
            if any(seat.free for seat in info.seats):
                raise Conflict("seats_free")
            if all(seat.person is None for seat in info.seats):
                raise Conflict("nobody_sits")
            parts = {number: seat.random for number, seat in enumerate(info.seats) if seat.random is not None}
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == name)
                .values(status="playing", seed=seed_from(info.secret, name, parts), started_at=server.outside.now())
            )
        await hall.start(name)
        return await after(server, hall, person, name)

    @post("/{name:str}/close", status_code=200)
    async def close(
        self, server: NamedDependency[Server], hall: NamedDependency[Hall], person: NamedDependency[Person], name: Name
    ) -> TableMade:
        """The host closes the table; a match in play ends without a result."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            only_host(info, person)
            if info.status not in ("open", "playing"):
                raise Conflict("table_not_open", status=info.status)
            await connection.execute(
                update(TABLES).where(TABLES.c.id == name).values(status="closed", ended_at=server.outside.now())
            )
        return await after(server, hall, person, name)

    @post("/{name:str}/rematch", status_code=200)
    async def rematch(
        self, server: NamedDependency[Server], hall: NamedDependency[Hall], person: NamedDependency[Person], name: Name
    ) -> TableMade:
        """A new table with the same people in mind; the first who asks makes it, the others are led to it.
        Whoever sat here is invited there."""
        async with server.engine.begin() as connection:
            info = await locked(connection, name)
            if info.seat_of(person.id) is None:
                raise NotAllowed("no_seat_of_yours")
            if info.status not in ("over", "closed"):
                raise Conflict("table_in_play")
            again = info.rematch or await copy_table(server, connection, person, info)
            await connection.execute(update(TABLES).where(TABLES.c.id == name).values(rematch=again))
            new = await read_table(connection, again)
        await hall.refreshed(name)
        return TableMade(new.shown(new.seat_of(person.id)), new.invitation)


def chosen_seat(info: TableInfo, person: Person, data: Sit) -> int:
    if data.seat is not None:
        if not info.seats[checked_seat(info, data.seat)].free and info.seats[data.seat].person != person.id:
            raise Conflict("seat_taken")
        return data.seat
    mine = info.seat_of(person.id)
    free = next((number for number, seat in enumerate(info.seats) if seat.free), None)
    if mine is None and free is None:
        raise Conflict("table_full")
    return mine if mine is not None else free  # type: ignore[return-value]


async def copy_table(server: Server, connection: AsyncConnection, host: Person, info: TableInfo) -> str:
    levels = [seat.level for seat in info.seats if seat.level is not None]
    wanted = NewTable(info.game, info.players, info.options, info.public, info.spectators, info.rated, info.clock, levels)
    return await make_table(server, connection, host, wanted)


async def after(server: Server, hall: Hall, person: Person, name: str) -> TableMade:
    table = await hall.refreshed(name)
    return shown(table.info, person)


async def read(server: Server, wanted: Select[Any]) -> list[TableInfo]:
    async with server.engine.connect() as connection:
        names = (await connection.execute(wanted)).scalars().all()
        return await read_tables(connection, names)


async def listed(server: Server, wanted: Select[Any]) -> list[TableShown]:
    return [info.shown(None) for info in await read(server, wanted)]


async def with_turn(hall: Hall, info: TableInfo, seat: int | None) -> TableShown:
    """A table as one who sits there may see it; a secret question to somebody else is nobody's turn."""
    shown = info.shown(seat)
    standing = (await hall.table(info.id)).standing if info.status == "playing" and seat is not None else None
    if standing is None:
        return shown
    return msgspec.structs.replace(shown, turn=standing.world_of(seat).view(seat)["to_move"])
