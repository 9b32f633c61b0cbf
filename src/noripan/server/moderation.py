"""What operators see and do, on the database alone, from the command line or their page; every deed is written down."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any

from sqlalchemy import Select, and_, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.accounts.deletion import remove_person
from noripan.server.accounts.names import clean_name
from noripan.server.environment import Environment
from noripan.server.errors import CannotRun
from noripan.server.limits import address_key
from noripan.server.store.database import Database
from noripan.server.store.schema import BANS, DEEDS, JOURNAL, PASSKEYS, PEOPLE, REPORTS, RESULTS, SEATS, SIGN_INS, TABLES
from noripan.server.tables.clock import DAY_MS

ENVIRONMENT = Environment()
LISTED = 200
UNFINISHED = ("open", "playing")
Rows = list[dict[str, Any]]


async def read_rows(database: Database, query: Select[Any]) -> Rows:
    async with database.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def note(connection: AsyncConnection, deed: str, about: str) -> None:
    await connection.execute(insert(DEEDS).values(id=ENVIRONMENT.token(), at=ENVIRONMENT.now(), deed=deed, about=about[:64]))


async def list_deeds(database: Database) -> Rows:
    query = select(DEEDS.c.at, DEEDS.c.deed, DEEDS.c.about).order_by(DEEDS.c.at.desc(), DEEDS.c.id).limit(LISTED)
    return await read_rows(database, query)


async def list_sign_ins(database: Database, person: str) -> Rows:
    """The newest first: a person's, or everybody's. Where nobody is named, it was refused or an operator."""
    columns = (SIGN_INS.c.at, SIGN_INS.c.way, SIGN_INS.c.person, PEOPLE.c.name, SIGN_INS.c.address)
    query = select(*columns).outerjoin(PEOPLE, PEOPLE.c.id == SIGN_INS.c.person)
    if person:
        query = query.where(SIGN_INS.c.person == person)
    return await read_rows(database, query.order_by(SIGN_INS.c.at.desc(), SIGN_INS.c.id).limit(LISTED))


# ---- tables


async def list_tables(database: Database, every: bool) -> Rows:
    """Those that wait or are in play, or all."""
    people = select(func.count()).where(SEATS.c.table == TABLES.c.id, SEATS.c.person.is_not(None)).scalar_subquery()
    entries = select(func.count()).where(JOURNAL.c.table == TABLES.c.id).scalar_subquery()
    query = select(
        TABLES.c.id.label("table"),
        TABLES.c.game,
        TABLES.c.status,
        TABLES.c.players,
        people.label("people"),
        entries.label("entries"),
        TABLES.c.created_at,
    ).order_by(TABLES.c.created_at, TABLES.c.id)
    return await read_rows(database, query if every else query.where(TABLES.c.status.in_(UNFINISHED)))


async def close_table(database: Database, table: str) -> None:
    """Nobody wins."""
    query = TABLES.update().where(TABLES.c.id == table, TABLES.c.status.in_(UNFINISHED))
    async with database.begin() as connection:
        closed = await connection.execute(query.values(status="closed", ended_at=ENVIRONMENT.now()))
        if closed.rowcount == 0:
            raise CannotRun("no_unfinished_table", table=table[:40])
        await note(connection, "close", table)


# ---- people


async def list_people(database: Database, name: str, banned: bool) -> Rows:
    """The newest first; those whose name contains a text, or whose number it is."""
    matches = select(func.count()).where(RESULTS.c.person == PEOPLE.c.id).scalar_subquery().label("matches")
    columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.bot_of, matches, PEOPLE.c.banned_at, PEOPLE.c.seen_at)
    query = select(*columns, PEOPLE.c.created_at).where(PEOPLE.c.deleted_at.is_(None))
    if name:
        query = query.where(or_(PEOPLE.c.id == name, PEOPLE.c.name.icontains(name, autoescape=True)))
    if banned:
        query = query.where(PEOPLE.c.banned_at.is_not(None))
    return await read_rows(database, query.order_by(PEOPLE.c.created_at.desc(), PEOPLE.c.id).limit(LISTED))


def network_of(text: str) -> str | None:
    """The network that somebody means by an address (of IPv6 a home's /64) or by a network; None for a person's number."""
    try:
        return str(ip_network(text if "/" in text else address_key(text)))
    except ValueError:
        return None


async def ban(database: Database, who: str) -> None:
    """Keep out a person with their bots, whose open tables are closed, or a network."""
    network = network_of(who)
    async with database.begin() as connection:
        if network is None:
            await _ban_person(connection, who)
        elif await connection.scalar(select(BANS.c.network).where(BANS.c.network == network)) is None:
            await connection.execute(insert(BANS).values(network=network, created_at=ENVIRONMENT.now()))
        await note(connection, "ban", network or who)


async def _ban_person(connection: AsyncConnection, who: str) -> None:
    now = ENVIRONMENT.now()
    theirs = and_(or_(PEOPLE.c.id == who, PEOPLE.c.bot_of == who), PEOPLE.c.deleted_at.is_(None))
    changes = {"banned_at": now, "session": PEOPLE.c.session + 1}
    await _must_change(connection, update(PEOPLE).where(theirs).values(**changes), who)
    hosts = select(PEOPLE.c.id).where(theirs).scalar_subquery()
    hosted = update(TABLES).where(TABLES.c.host.in_(hosts), TABLES.c.status == "open")
    await connection.execute(hosted.values(status="closed", ended_at=now))


async def unban(database: Database, who: str) -> None:
    network = network_of(who)
    async with database.begin() as connection:
        if network is not None:
            await _must_change(connection, BANS.delete().where(BANS.c.network == network), who)
        else:
            banned = and_(or_(PEOPLE.c.id == who, PEOPLE.c.bot_of == who), PEOPLE.c.banned_at.is_not(None))
            await _must_change(connection, update(PEOPLE).where(banned).values(banned_at=None), who)
        await note(connection, "unban", network or who)


async def rename(database: Database, who: str, name: str) -> str:
    kept = clean_name(name)
    async with database.begin() as connection:
        there = and_(PEOPLE.c.id == who, PEOPLE.c.deleted_at.is_(None))
        await _must_change(connection, update(PEOPLE).where(there).values(name=kept), who)
        await note(connection, "rename", who)
    return kept


async def remove(database: Database, who: str) -> None:
    """As if they had deleted themselves."""
    async with database.begin() as connection:
        there = select(PEOPLE.c.id).where(PEOPLE.c.id == who, PEOPLE.c.deleted_at.is_(None))
        if await connection.scalar(there) is None:
            raise CannotRun("no_such_account", who=who[:64])
        await remove_person(connection, who, ENVIRONMENT.now())
        await note(connection, "remove", who)


async def clean_up(database: Database, days: int) -> int:
    """Remove guests who never came back: whom nothing ties to this server and nobody has seen for so long."""
    async with database.begin() as connection:
        found = list(await connection.scalars(_never_back(ENVIRONMENT.now() - days * DAY_MS)))
        for who in found:
            await remove_person(connection, who, ENVIRONMENT.now())
        await note(connection, "clean-up", str(len(found)))
    return len(found)


def _never_back(before: int) -> Select[str]:
    bots = PEOPLE.alias()
    unfinished = select(TABLES.c.id).where(TABLES.c.status.in_(UNFINISHED))
    return select(PEOPLE.c.id).where(
        PEOPLE.c.deleted_at.is_(None),
        PEOPLE.c.banned_at.is_(None),
        PEOPLE.c.bot_of.is_(None),
        PEOPLE.c.recovery.is_(None),
        func.coalesce(PEOPLE.c.seen_at, PEOPLE.c.created_at) < before,
        ~exists().where(PASSKEYS.c.person == PEOPLE.c.id),
        ~exists().where(bots.c.bot_of == PEOPLE.c.id),
        ~exists().where(SEATS.c.person == PEOPLE.c.id, SEATS.c.table.in_(unfinished)),
    )


async def _must_change(connection: AsyncConnection, statement: Any, who: str) -> None:
    if (await connection.execute(statement)).rowcount == 0:
        raise CannotRun("no_such_account", who=who[:64])


# ---- reports


async def list_reports(database: Database, every: bool) -> Rows:
    """What people reported of each other, newest first: those not settled yet, or all."""
    theirs, reporters = PEOPLE.alias(), PEOPLE.alias()
    query = (
        select(
            REPORTS.c.id,
            REPORTS.c.at,
            REPORTS.c.reason,
            theirs.c.name,
            REPORTS.c.person,
            REPORTS.c.table,
            reporters.c.name.label("reporter"),
            REPORTS.c.settled_at,
        )
        .join(theirs, theirs.c.id == REPORTS.c.person)
        .outerjoin(reporters, reporters.c.id == REPORTS.c.reporter)
        .order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        .limit(LISTED)
    )
    return await read_rows(database, query if every else query.where(REPORTS.c.settled_at.is_(None)))


async def settle_report(database: Database, report: str) -> None:
    """It has been looked at."""
    there = and_(REPORTS.c.id == report, REPORTS.c.settled_at.is_(None))
    async with database.begin() as connection:
        settled = await connection.execute(update(REPORTS).where(there).values(settled_at=ENVIRONMENT.now()))
        if settled.rowcount == 0:
            raise CannotRun("no_such_report", report=report[:40])
        await note(connection, "settle", report)
