"""Export: all that is kept about a person, for that person."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.store.schema import (
    HOLIDAYS,
    JOURNAL,
    PASSKEYS,
    PEOPLE,
    PRACTICE,
    RATINGS,
    REPORTS,
    RESULTS,
    REVIEWED_SEATS,
    SEATS,
    SIGN_INS,
    SUBSCRIPTIONS,
    TABLES,
)

ExportRow = dict[str, Any]


class Export(msgspec.Struct):
    person: ExportRow
    passkeys: list[ExportRow]
    bots: list[ExportRow]
    hosted: list[ExportRow]
    seats: list[ExportRow]
    moves: list[ExportRow]  # of matches that are over
    results: list[ExportRow]
    reviews: list[ExportRow]  # what statistics take from reviews of these matches
    practice: list[ExportRow]  # mistakes that come back
    ratings: list[ExportRow]
    reports: list[ExportRow]  # made by them; those about them would tell who made them
    subscriptions: list[ExportRow]
    holidays: list[ExportRow]
    sign_ins: list[ExportRow]


async def export_person(connection: AsyncConnection, person: str) -> Export:
    async def rows(query: Select[Any]) -> list[ExportRow]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    about = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.created_at, PEOPLE.c.seen_at)
    key = (PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.sign_count, PASSKEYS.c.created_at)
    subscribed = (SUBSCRIPTIONS.c.kind, SUBSCRIPTIONS.c.url, SUBSCRIPTIONS.c.p256dh, SUBSCRIPTIONS.c.created_at)
    signed_in = (SIGN_INS.c.at, SIGN_INS.c.way, SIGN_INS.c.address)
    table = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created_at, TABLES.c.started_at, TABLES.c.ended_at)
    practised = (PRACTICE.c.table, PRACTICE.c.number, PRACTICE.c.game, PRACTICE.c.box, PRACTICE.c.due)
    has_recovery = PEOPLE.c.recovery.is_not(None).label("has_recovery_code")
    return Export(
        person=(await rows(select(*about, has_recovery).where(PEOPLE.c.id == person)))[0],
        passkeys=await rows(select(*key).where(PASSKEYS.c.person == person)),
        bots=await rows(select(*about).where(PEOPLE.c.bot_of == person, PEOPLE.c.deleted_at.is_(None))),
        hosted=await rows(select(*table).where(TABLES.c.host == person)),
        seats=await rows(select(SEATS.c.seat, SEATS.c.random, *table).join(TABLES).where(SEATS.c.person == person)),
        moves=await rows(moves_of(person)),
        results=await rows(select(RESULTS).where(RESULTS.c.person == person)),
        reviews=await rows(reviews_of(person)),
        practice=await rows(select(*practised).where(PRACTICE.c.person == person)),
        ratings=await rows(select(RATINGS).where(RATINGS.c.player == person)),
        reports=await rows(select(REPORTS.c.at, REPORTS.c.table, REPORTS.c.reason).where(REPORTS.c.reporter == person)),
        subscriptions=await rows(select(*subscribed).where(SUBSCRIPTIONS.c.person == person)),
        holidays=await rows(select(HOLIDAYS.c.begins_at, HOLIDAYS.c.ends_at).where(HOLIDAYS.c.person == person)),
        sign_ins=await rows(select(*signed_in).where(SIGN_INS.c.person == person).order_by(SIGN_INS.c.at)),
    )


def reviews_of(person: str) -> Select[Any]:
    mine = and_(RESULTS.c.table == REVIEWED_SEATS.c.table, RESULTS.c.seat == REVIEWED_SEATS.c.seat)
    return select(REVIEWED_SEATS).join(RESULTS, mine).where(RESULTS.c.person == person)


def moves_of(person: str) -> Select[Any]:
    """While a match is in play, when its entries were made could tell of others' secret questions."""
    mine = and_(SEATS.c.table == JOURNAL.c.table, SEATS.c.seat == JOURNAL.c.seat, SEATS.c.person == person)
    return (
        select(JOURNAL.c.table, JOURNAL.c.seq, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.moves, JOURNAL.c.at)
        .join(SEATS, mine)
        .join(TABLES, TABLES.c.id == JOURNAL.c.table)
        .where(TABLES.c.status.in_(("over", "closed")))
        .order_by(JOURNAL.c.table, JOURNAL.c.seq)
    )
