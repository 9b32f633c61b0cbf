"""Tables over HTTP: make one, sit down, add bots, start, leave, play again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from sqlalchemy import ColumnElement, Select, case, exists, func, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.bots.levels import LEVELS
from noripan.core.library import find
from noripan.protocol.clocks import Clock, NoClock
from noripan.protocol.fair import Digest, PartText, promise_of
from noripan.protocol.messages import TableShown
from noripan.server.accounts.person import Person
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound, Refused
from noripan.server.store.schema import REPORTS, SEATS, TABLES
from noripan.server.tables.code import new_code
from noripan.server.tables.expiry import host_is_there
from noripan.server.tables.info import TableInfo, locked, read_table, read_tables
from noripan.server.tables.service import TableService
from noripan.server.tables.shuffle import begin_shuffle, reveal_part

LISTED = 100

BotLevel = Annotated[str, msgspec.Meta(max_length=12, description="beginner, casual, skilled or expert")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
InvitationQuery = Annotated[str | None, Parameter(max_length=32)]
GameQuery = Annotated[str | None, Parameter(max_length=40)]
BeforeQuery = Annotated[str | None, Parameter(pattern="^[0-9a-z]{1,16}$", description="The last table of the page before")]
TableIdPath = Annotated[str, Parameter(pattern="^[0-9a-z]{1,16}$")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    rated: bool = False
    clock: Clock = NoClock()
    bots: Annotated[list[BotLevel], msgspec.Meta(max_length=7)] = []  # fill the last seats


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat with a promise of a part of the seed, to be revealed when the match starts; or with the part itself,
    which then proves less to whoever gives it away so early."""

    promise: Digest | None = None  # SHA-256 of "noripan part TABLE PART"
    random: PartText | None = None
    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class Reveal(msgspec.Struct, forbid_unknown_fields=True):
    part: PartText


class AtSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: BotLevel


class ReportSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody tells the operators of who sits there."""

    seat: SeatNumber
    reason: Literal["name", "stalling", "cheating", "other"]


class TableWithInvitation(msgspec.Struct):
    """A table as its people see it; the invitation is for them alone."""

    table: TableShown
    invitation: str | None
    host_is_there: bool = True  # while the table waits for people


def shown(info: TableInfo, person: Person) -> TableWithInvitation:
    seat = info.seat_of(person.id)
    insider = seat is not None or person.id == info.host
    return TableWithInvitation(info.shown(seat), info.invitation if insider else None)


def only_open(info: TableInfo) -> None:
    if info.status != "open":
        raise Conflict("table_not_open", status=info.status)
    if info.is_shuffling:
        raise Conflict("table_shuffling")


def only_host(info: TableInfo, person: Person) -> None:
    if info.host != person.id:
        raise NotAllowed("host_only")


def checked_level(level: str) -> str:
    if level not in LEVELS or level == "random":
        raise Refused("unknown_level", allowed=", ".join(name for name in LEVELS if name != "random"))
    return level


def checked_seat(info: TableInfo, seat: int) -> int:
    if seat >= info.players:
        raise Refused("bad_seat", last=info.players - 1)
    return seat


async def write_seat(connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
    cleared: dict[str, Any] = {"person": None, "level": None, "random": None, "promise": None}
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
    table_id = new_code(server.environment.random_bytes)
    await connection.execute(
        insert(TABLES).values(
            id=table_id, game=wanted.game, players=wanted.players, options=options, public=wanted.public,
            invitation=new_code(server.environment.random_bytes), spectators=wanted.spectators, rated=wanted.rated,
            clock=msgspec.to_builtins(wanted.clock), host=host.id, status="open", secret=server.environment.token(32),
            created_at=server.environment.now(),
        )
    )  # fmt: skip
    free = wanted.players - len(levels)
    await connection.execute(
        insert(SEATS),
        [
            {"table": table_id, "seat": seat, "level": levels[seat - free] if seat >= free else None}
            for seat in range(wanted.players)
        ],
    )
    return table_id


IN_PLAY = TABLES.c.status.in_(("open", "playing")) & TABLES.c.started_at.is_not(None)  # or about to be
IS_LIVE = case((TABLES.c.status.in_(("open", "playing")), 1), else_=0)


def has_free_seat() -> ColumnElement[bool]:
    return exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.level.is_(None))


async def follows(server: Server, place: Sequence[ColumnElement[Any]], last: Select[Any]) -> ColumnElement[bool]:
    """Whether a row stands behind the one that `last` finds, in a list that begins with the greatest place."""
    async with server.engine.connect() as connection:
        row = (await connection.execute(last)).one_or_none()
    if row is None:
        raise NotFound("no_such_table")
    return tuple_(*place) < tuple_(*(literal(value, part.type) for value, part in zip(row, place, strict=True)))


SEARCHING = [name for name, bot in LEVELS.items() if not bot.is_quick]


async def only_some_searching(server: Server, connection: AsyncConnection, host: Person, info: TableInfo) -> None:
    """Nobody gets all the processor's time for bots by starting many matches, nor do many people together."""
    if not any(seat.level in SEARCHING for seat in info.seats):
        return
    searched = select(SEATS.c.table).where(SEATS.c.level.in_(SEARCHING))
    started = select(func.count()).where(TABLES.c.host == host.id, IN_PLAY, TABLES.c.id.in_(searched))
    most = server.settings.searching_tables_per_person
    if (await connection.execute(started)).scalar_one() >= most:
        raise Conflict("too_many_searching", most=most, levels=", ".join(SEARCHING))
    in_all = select(func.count()).where(TABLES.c.status == "playing", TABLES.c.id.in_(searched))
    if (await connection.execute(in_all)).scalar_one() >= server.settings.searching_tables:
        raise Conflict("searching_full", levels=", ".join(SEARCHING))


class TablesController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(opt={"rate": "table tables_here"})
    async def make(
        self, server: NamedDependency[Server], person: NamedDependency[Person], data: JSONBody[NewTable]
    ) -> TableWithInvitation:
        """A new table. Nobody sits at it yet: its commitment is known before the first person adds to the seed."""
        async with server.engine.begin() as connection:
            table_id = await make_table(server, connection, person, data)
            return shown(await read_table(connection, table_id), person)

    @get()
    async def public_tables(
        self,
        server: NamedDependency[Server],
        game: GameQuery = None,
        status: Annotated[Literal["open", "playing"], Parameter()] = "open",
    ) -> list[TableShown]:
        """Public tables, newest first: those with a free seat whose host is there, or those in play that may be watched."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.public)
        if status == "open":
            wanted = wanted.where(TABLES.c.started_at.is_(None), has_free_seat(), host_is_there(server.environment.now()))
        else:
            wanted = wanted.where(TABLES.c.spectators)
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return await listed(server, wanted.order_by(TABLES.c.created_at.desc()).limit(LISTED))

    @get("/mine")
    async def mine(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        before: BeforeQuery = None,
    ) -> list[TableShown]:
        """My games: tables where I sit that are open or in play, with whose turn it is, then those that ended, newest first.
        There are at most 100; the next ones come with the id of the last as `before`."""
        seats = select(SEATS.c.table).where(SEATS.c.person == person.id)
        wanted = select(TABLES.c.id).where(
            TABLES.c.id.in_(seats) | ((TABLES.c.host == person.id) & (TABLES.c.status == "open"))
        )
        place = (IS_LIVE, TABLES.c.created_at, TABLES.c.id)
        if before is not None:
            last = select(*place).where(TABLES.c.id == before)
            wanted = wanted.where(await follows(server, place, last))
        found = await read(server, wanted.order_by(*(part.desc() for part in place)).limit(LISTED))
        return [await with_turn(tables, info, info.seat_of(person.id)) for info in found]

    @get("/{table_id:str}")
    async def look(
        self,
        server: NamedDependency[Server],
        person: NamedDependency[Person],
        table_id: TableIdPath,
        invitation: InvitationQuery = None,
    ) -> TableWithInvitation:
        """One table: its players, settings and status."""
        there = select(host_is_there(server.environment.now())).where(TABLES.c.id == table_id)
        async with server.engine.connect() as connection:
            info = await read_table(connection, table_id)
            is_there = await connection.scalar(there)
        if info.seat_of(person.id) is None and not info.may_watch(person.id, invitation):
            raise NotAllowed("by_invitation_only")
        return msgspec.structs.replace(shown(info, person), host_is_there=bool(is_there) or info.status != "open")

    @post("/{table_id:str}/sit", status_code=200)
    async def sit(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
        data: JSONBody[Sit],
    ) -> TableWithInvitation:
        """Take a seat (or another one) and promise a part of the seed."""
        if (data.promise is None) == (data.random is None):
            raise Refused("bad_field", field="promise")
        promise = data.promise or promise_of(table_id, data.random or "")
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            only_open(info)
            if (
                not info.public
                and not info.invites(data.invitation)
                and info.host != person.id
                and info.seat_of(person.id) is None
            ):
                raise NotAllowed("by_invitation_only")
            if info.rated and meets_own_bots(info, person):
                raise Conflict("own_bots_rated")
            seat = chosen_seat(info, person, data)
            before = info.seat_of(person.id)
            if before is not None:
                await write_seat(connection, table_id, before)
            await write_seat(connection, table_id, seat, person=person.id, promise=promise, random=data.random)
        return await after(tables, person, table_id)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
    ) -> TableWithInvitation:
        """Give the seat back; in mid-match a bot plays it until you return."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            seat = info.seat_of(person.id)
            if seat is None:
                raise Conflict("no_seat_of_yours")
            if info.status == "open":
                only_open(info)
                await write_seat(connection, table_id, seat)
        if info.status == "playing":
            await tables.leave_seat(table_id, seat)
        return await after(tables, person, table_id)

    @post("/{table_id:str}/bot", status_code=200)
    async def seat_bot(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
        data: JSONBody[SeatBot],
    ) -> TableWithInvitation:
        """The host puts a bot on a free seat, or changes its level."""
        level = checked_level(data.level)
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            only_host(info, person)
            only_open(info)
            if info.seats[checked_seat(info, data.seat)].person is not None:
                raise Conflict("seat_taken")
            await write_seat(connection, table_id, data.seat, level=level)
        return await after(tables, person, table_id)

    @post("/{table_id:str}/kick", status_code=200)
    async def kick(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
        data: JSONBody[AtSeat],
    ) -> TableWithInvitation:
        """The host clears a seat before the match."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            only_host(info, person)
            only_open(info)
            await write_seat(connection, table_id, checked_seat(info, data.seat))
        return await after(tables, person, table_id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
    ) -> TableWithInvitation:
        """The host starts the match when all seats are taken: everybody's part is awaited, then the cards are dealt."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            only_host(info, person)
            only_open(info)
            if any(seat.free for seat in info.seats):
                raise Conflict("seats_free")
            if all(seat.person is None for seat in info.seats):
                raise Conflict("nobody_sits")
            await only_some_searching(server, connection, person, info)
            await begin_shuffle(server, connection, info)
        return shown((await tables.start(table_id)).info, person)

    @post("/{table_id:str}/reveal", status_code=200)
    async def reveal(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
        data: JSONBody[Reveal],
    ) -> TableWithInvitation:
        """Reveal the part of the seed that was promised. The last one to do so deals the cards."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            seat = info.seat_of(person.id)
            if seat is None:
                raise Conflict("no_seat_of_yours")
            await reveal_part(server, connection, info, seat, data.part)
        return shown((await tables.start(table_id)).info, person)

    @post("/{table_id:str}/close", status_code=200)
    async def close(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
    ) -> TableWithInvitation:
        """The host closes the table; a match in play ends without a result, unless it is rated: then one can only leave."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            only_host(info, person)
            if info.status not in ("open", "playing"):
                raise Conflict("table_not_open", status=info.status)
            if info.rated and info.status == "playing":
                raise Conflict("rated_in_play")
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table_id).values(status="closed", ended_at=server.environment.now())
            )
        return await after(tables, person, table_id)

    @post("/{table_id:str}/report", status_code=204, opt={"rate": "report"})
    async def report(
        self,
        server: NamedDependency[Server],
        human: NamedDependency[Person],
        table_id: TableIdPath,
        data: JSONBody[ReportSeat],
    ) -> None:
        """Tell the operators of somebody at one's own table; once for each of them and table."""
        async with server.engine.begin() as connection:
            info = await read_table(connection, table_id)
            if info.seat_of(human.id) is None:
                raise NotAllowed("no_seat_of_yours")
            reported = info.seats[checked_seat(info, data.seat)].person
            if reported is None or reported == human.id:
                raise Conflict("nobody_to_report")
            same = (REPORTS.c.reporter == human.id, REPORTS.c.person == reported, REPORTS.c.table == table_id)
            if await connection.scalar(select(REPORTS.c.id).where(*same)) is None:
                values = {"reporter": human.id, "person": reported, "table": table_id, "reason": data.reason}
                now = server.environment.now()
                await connection.execute(insert(REPORTS).values(id=server.environment.token(), at=now, **values))

    @post("/{table_id:str}/rematch", status_code=200, opt={"rate": "table tables_here"})
    async def rematch(
        self,
        server: NamedDependency[Server],
        tables: NamedDependency[TableService],
        person: NamedDependency[Person],
        table_id: TableIdPath,
    ) -> TableWithInvitation:
        """A new table with the same people in mind; the first who asks makes it, the others are led to it.
        Whoever sat here is invited there."""
        async with server.engine.begin() as connection:
            info = await locked(connection, table_id)
            if info.seat_of(person.id) is None:
                raise NotAllowed("no_seat_of_yours")
            if info.status not in ("over", "closed"):
                raise Conflict("table_in_play")
            again = info.rematch or await copy_table(server, connection, person, info)
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(rematch=again))
            new = await read_table(connection, again)
        await tables.refreshed(table_id)
        return TableWithInvitation(new.shown(new.seat_of(person.id)), new.invitation)


def meets_own_bots(info: TableInfo, person: Person) -> bool:
    """Whether a person and their bots, or two bots of theirs, would be at one table; each alone could let the other win."""
    owner = person.bot_of or person.id
    others = {seat.bot_of or seat.person for seat in info.seats if seat.person != person.id}
    return owner in others or (person.bot_of is not None and owner == info.host)


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


async def after(tables: TableService, person: Person, table_id: str) -> TableWithInvitation:
    table = await tables.refreshed(table_id)
    return shown(table.info, person)


async def read(server: Server, wanted: Select[Any]) -> list[TableInfo]:
    async with server.engine.connect() as connection:
        names = (await connection.execute(wanted)).scalars().all()
        return await read_tables(connection, names)


async def listed(server: Server, wanted: Select[Any]) -> list[TableShown]:
    return [info.shown(None) for info in await read(server, wanted)]


async def with_turn(tables: TableService, info: TableInfo, seat: int | None) -> TableShown:
    """A table as one who sits there may see it; a secret question to somebody else is nobody's turn."""
    shown = info.shown(seat)
    state = (await tables.registry.table(info.id)).state if info.status == "playing" and seat is not None else None
    if state is None:
        return shown
    return msgspec.structs.replace(shown, turn=state.world_of(seat).view(seat)["to_move"])
