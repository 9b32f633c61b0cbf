"""Subscriptions: where a person wants to hear that it is their turn: browsers, webhooks and topics of ntfy."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.errors import Conflict, NotFound
from noripan.server.store.schema import NOTIFICATIONS, SUBSCRIPTIONS

SubscriptionKind = Literal["push", "webhook", "ntfy"]
MOST = 10  # of one person


class Subscription(NamedTuple):
    id: str
    person: str
    kind: SubscriptionKind
    url: str
    p256dh: str | None
    auth: str | None
    vapid: str | None
    secret: str | None
    created_at: int
    stopped_at: int | None


async def subscriptions_of(connection: AsyncConnection, person: str) -> list[Subscription]:
    query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
    rows = await connection.execute(query.order_by(SUBSCRIPTIONS.c.created_at, SUBSCRIPTIONS.c.id))
    return [Subscription(*row) for row in rows]


async def subscription_of(connection: AsyncConnection, person: str, subscription: str) -> Subscription:
    mine = (SUBSCRIPTIONS.c.id == subscription, SUBSCRIPTIONS.c.person == person)
    row = (await connection.execute(select(SUBSCRIPTIONS).where(*mine))).one_or_none()
    if row is None:
        raise NotFound("no_such_subscription")
    return Subscription(*row)


async def subscribe(connection: AsyncConnection, new: Subscription) -> None:
    """The same address again replaces what was known of it: a browser belongs to whoever is signed in there."""
    same = SUBSCRIPTIONS.c.url == new.url
    if new.kind != "push":
        same &= SUBSCRIPTIONS.c.person == new.person
    for known in list(await connection.scalars(select(SUBSCRIPTIONS.c.id).where(same))):
        await unsubscribe(connection, known)
    theirs = select(func.count()).select_from(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == new.person)
    if (await connection.scalar(theirs) or 0) >= MOST:
        raise Conflict("most_subscriptions", most=MOST)
    await connection.execute(insert(SUBSCRIPTIONS).values(**new._asdict()))


async def unsubscribe(connection: AsyncConnection, subscription: str) -> None:
    await connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.subscription == subscription))
    await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription))


async def unsubscribe_all(connection: AsyncConnection, person: str, *kinds: SubscriptionKind) -> None:
    """All of a person's, or those of these kinds."""
    for one in await subscriptions_of(connection, person):
        if not kinds or one.kind in kinds:
            await unsubscribe(connection, one.id)


async def stop(connection: AsyncConnection, subscription: str, now: int | None) -> None:
    """Send nothing there any more, until it is tested with success; then `now` is None."""
    there = SUBSCRIPTIONS.c.id == subscription
    await connection.execute(update(SUBSCRIPTIONS).where(there).values(stopped_at=now))
    if now is not None:
        await connection.execute(
            update(NOTIFICATIONS).where(NOTIFICATIONS.c.subscription == subscription).values(due_at=None)
        )
