"""The queue of notifications, in the database: whichever process has time takes what is due, and none is sent twice.

There is one row for each subscription, table and kind, so the queue cannot outgrow the matches in play. A row stays when it
was sent: a process that takes a match over announces the same turn again, and finds it there.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, and_, case, delete, exists, func, literal, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.notifications.subscriptions import Subscription
from noripan.server.store.schema import JOURNAL, NOTIFICATIONS, PEOPLE, SEATS, SUBSCRIPTIONS, TABLES

NotificationKind = Literal["turn", "reminder"]
MINUTE_MS = 60_000
RETRY_MS = (1 * MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS)  # after each try; longer than a try takes
MOST_TRIES = len(RETRY_MS) + 1
LONGEST_REMINDER_MS = 24 * 60 * MINUTE_MS
KEY = (NOTIFICATIONS.c.subscription, NOTIFICATIONS.c.table, NOTIFICATIONS.c.kind)


class AnnouncedTurn(NamedTuple):
    """It is for this seat to move, since an entry of the journal, until a moment."""

    table: str
    seat: int
    person: str
    step: int
    began: int
    deadline: int


class Due(NamedTuple):
    """A notification that this process is to send."""

    subscription: str
    table: str
    kind: NotificationKind
    seat: int
    step: int
    deadline: int
    tries: int  # this one included


class Recipient(NamedTuple):
    subscription: Subscription
    language: str
    game: str


def reminder_at(turn: AnnouncedTurn) -> int:
    """When a quarter of the time is left, or a day."""
    return turn.deadline - min((turn.deadline - turn.began) // 4, LONGEST_REMINDER_MS)


# ---- putting in


async def announce(connection: AsyncConnection, turn: AnnouncedTurn, due_at: int) -> None:
    """Put in what there is to send about a turn, `due_at` at the earliest; what is there already is not put in again. A
    reminder moves with the deadline, which a holiday puts off."""
    changed = NOTIFICATIONS.c.step != turn.step
    await _put(connection, turn, "turn", due_at, changed)
    moved = changed | (NOTIFICATIONS.c.deadline != turn.deadline)
    await _put(connection, turn, "reminder", max(due_at + 1, reminder_at(turn)), moved)


async def _put(
    connection: AsyncConnection, turn: AnnouncedTurn, kind: NotificationKind, due_at: int, new: ColumnElement[bool]
) -> None:
    known = {"seat": turn.seat, "step": turn.step, "deadline": turn.deadline, "due_at": due_at, "tries": 0}
    columns = {"subscription": SUBSCRIPTIONS.c.id, "table": literal(turn.table), "kind": literal(kind)}
    row = columns | {name: literal(value, NOTIFICATIONS.c[name].type) for name, value in known.items()}
    wanted = select(*row.values()).where(SUBSCRIPTIONS.c.person == turn.person, SUBSCRIPTIONS.c.stopped_at.is_(None))
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    put = insert(NOTIFICATIONS).from_select(list(row), wanted)
    await connection.execute(put.on_conflict_do_update(index_elements=list(KEY), set_=known, where=new))


# ---- taking out


async def take(connection: AsyncConnection, now: int, most: int) -> list[Due]:
    """What is due, for this process alone. Unless it says that it was sent, it is due again after a while."""
    is_due = NOTIFICATIONS.c.due_at <= now
    some = select(*KEY).where(is_due).order_by(NOTIFICATIONS.c.due_at).limit(most)
    times = [literal(now + ms, BigInteger) for ms in RETRY_MS]
    next_time = case(dict(enumerate(times)), value=NOTIFICATIONS.c.tries, else_=times[-1])
    taking = update(NOTIFICATIONS).where(tuple_(*KEY).in_(some), is_due)  # another process may be quicker: look once more
    columns = [NOTIFICATIONS.c[name] for name in Due._fields]
    rows = await connection.execute(taking.values(due_at=next_time, tries=NOTIFICATIONS.c.tries + 1).returning(*columns))
    return [Due(*row) for row in rows]


async def count_due(connection: AsyncConnection, now: int) -> int:
    return await connection.scalar(select(func.count()).select_from(NOTIFICATIONS).where(NOTIFICATIONS.c.due_at <= now)) or 0


async def done(connection: AsyncConnection, due: Due) -> None:
    """It was sent or is not wanted; if a newer turn took its place meanwhile, that one stays."""
    same = tuple_(*KEY) == tuple_(*(literal(value) for value in due[:3]))
    await connection.execute(update(NOTIFICATIONS).where(same, NOTIFICATIONS.c.step == due.step).values(due_at=None))


async def recipient_of(connection: AsyncConnection, due: Due) -> Recipient | None:
    """To whom it goes, if the match still waits for them."""
    at_table = JOURNAL.c.table == TABLES.c.id
    newest = select(func.max(JOURNAL.c.seq)).where(at_table, JOURNAL.c.kind != "answer").scalar_subquery()
    answered = exists().where(at_table, JOURNAL.c.seq > due.step, JOURNAL.c.seat == due.seat, JOURNAL.c.kind == "answer")
    sits = and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == due.seat, SEATS.c.person == SUBSCRIPTIONS.c.person)
    query = (
        select(SUBSCRIPTIONS, PEOPLE.c.language, TABLES.c.game)
        .join(PEOPLE, PEOPLE.c.id == SUBSCRIPTIONS.c.person)
        .join(SEATS, SEATS.c.person == PEOPLE.c.id)
        .join(TABLES, sits)
        .where(SUBSCRIPTIONS.c.id == due.subscription, TABLES.c.id == due.table, TABLES.c.status == "playing")
        .where(PEOPLE.c.banned_at.is_(None), PEOPLE.c.deleted_at.is_(None), newest == due.step, ~answered)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Recipient(Subscription(*row[:-2]), row.language, row.game)


async def forget_ended(connection: AsyncConnection) -> None:
    """Of matches that are over nothing is sent any more."""
    playing = select(TABLES.c.id).where(TABLES.c.status == "playing")
    await connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.table.not_in(playing)))
