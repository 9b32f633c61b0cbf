"""Notifications and holidays: what people who are away need, for themselves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import select

from noripan.core.errors import GameError
from noripan.server.accounts.holidays import HolidayShown, begin_holiday, end_holiday, holiday_of
from noripan.server.accounts.person import Person, PersonId
from noripan.server.context import Server
from noripan.server.errors import Conflict, Refused
from noripan.server.notifications.addresses import LONGEST, check_url
from noripan.server.notifications.encryption import POINT, SECRET, browser_key
from noripan.server.notifications.subscriptions import (
    Subscription,
    SubscriptionKind,
    stop,
    subscribe,
    subscription_of,
    subscriptions_of,
    unsubscribe,
)
from noripan.server.notifications.vapid import decode64, vapid_keys
from noripan.server.notifications.wording import test_message
from noripan.server.store.schema import SEATS, TABLES
from noripan.server.tables.expiry import by_the_day
from noripan.server.tables.service import TableService

Url = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST, pattern="^https?://")]
KeyText = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class SubscriptionShown(msgspec.Struct):
    id: str
    kind: SubscriptionKind
    url: str
    created_at: int
    stopped_at: int | None  # it failed too often; a test that succeeds switches it on again


class Notifications(msgspec.Struct):
    """`public_key` is what browsers subscribe with (VAPID); None if this server sends no notifications."""

    public_key: str | None
    subscriptions: list[SubscriptionShown]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: KeyText
    auth: KeyText


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """As `PushSubscription.toJSON()` of browsers gives it."""

    endpoint: Url
    keys: PushKeys


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    url: Url
    kind: Literal["webhook", "ntfy"] = "webhook"


class WebhookMade(msgspec.Struct):
    subscription: SubscriptionShown
    secret: str | None  # signs what is sent to a webhook; shown this once


class NewHoliday(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=365)]


def shown(one: Subscription) -> SubscriptionShown:
    return SubscriptionShown(one.id, one.kind, one.url, one.created_at, one.stopped_at)


def must_notify(server: Server) -> None:
    if not server.settings.notifications:
        raise Conflict("no_notifications_here")


@get("/api/me/notifications", summary="Where I am notified when it is my turn")
async def list_subscriptions(server: NamedDependency[Server], human: NamedDependency[Person]) -> Notifications:
    key = vapid_keys(server.key)[0].public_key if server.settings.notifications else None
    async with server.engine.connect() as connection:
        return Notifications(key, [shown(one) for one in await subscriptions_of(connection, human.id)])


@post("/api/me/notifications/push", opt={"rate": "secret"}, summary="Notify this browser (Web Push)")
async def add_push(
    server: NamedDependency[Server], human: NamedDependency[Person], data: JSONBody[NewPush]
) -> SubscriptionShown:
    must_notify(server)
    check_url(data.endpoint, server.settings.notify_private)
    check_keys(data.keys)
    vapid = vapid_keys(server.key)[0].id
    keys = (data.keys.p256dh, data.keys.auth, vapid, None)
    return await add(server, Subscription(server.environment.token(), human.id, "push", data.endpoint, *keys, 0, None))


@post("/api/me/notifications/webhook", opt={"rate": "secret"}, summary="Notify a webhook, or a topic of ntfy")
async def add_webhook(
    server: NamedDependency[Server], human: NamedDependency[Person], data: JSONBody[NewWebhook]
) -> WebhookMade:
    must_notify(server)
    check_url(data.url, server.settings.notify_private)
    secret = server.environment.token(32) if data.kind == "webhook" else None
    keys = (None, None, None, secret)
    new = Subscription(server.environment.token(), human.id, data.kind, data.url, *keys, 0, None)
    return WebhookMade(await add(server, new), secret)


async def add(server: Server, new: Subscription) -> SubscriptionShown:
    made = new._replace(created_at=server.environment.now())
    async with server.engine.begin() as connection:
        await subscribe(connection, made)
    return shown(made)


def check_keys(keys: PushKeys) -> None:
    """Keys that nothing can be encrypted with are refused now, and not when it is somebody's turn."""
    try:
        browser_key(keys.p256dh)
        right = len(decode64(keys.p256dh)) == POINT and len(decode64(keys.auth)) == SECRET
    except ValueError:
        right = False
    if not right:
        raise Refused("bad_push_keys")


@delete("/api/me/notifications/{subscription:str}", summary="Send no more notifications there")
async def delete_subscription(
    server: NamedDependency[Server], human: NamedDependency[Person], subscription: PersonId
) -> None:
    async with server.engine.begin() as connection:
        await unsubscribe(connection, (await subscription_of(connection, human.id, subscription)).id)


@post(
    "/api/me/notifications/{subscription:str}/test",
    opt={"rate": "secret"},
    status_code=204,
    summary="Send a test; one that arrives switches a stopped webhook on again",
)
async def test_subscription(
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    human: NamedDependency[Person],
    subscription: PersonId,
) -> None:
    must_notify(server)
    async with server.engine.connect() as connection:
        to = await subscription_of(connection, human.id, subscription)
    outcome = await tables.sender.deliver(to, test_message(human.language))
    async with server.engine.begin() as connection:
        if outcome == "sent":
            await stop(connection, to.id, None)
        elif outcome == "gone" and to.kind == "push":
            await unsubscribe(connection, to.id)
    if outcome == "gone":
        raise Conflict("notification_gone")
    if outcome == "failed":
        raise Conflict("notification_failed")


# ---- holidays


@get("/api/me/holiday", summary="My holiday, and how many days I may still take")
async def show_holiday(server: NamedDependency[Server], human: NamedDependency[Person]) -> HolidayShown:
    async with server.engine.connect() as connection:
        return await holiday_of(connection, human.id, server.environment.now(), server.settings.holiday_days)


@post("/api/me/holiday", summary="Pause my clocks for some days, where moves are made by the day")
async def start_holiday(
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    human: NamedDependency[Person],
    data: JSONBody[NewHoliday],
) -> HolidayShown:
    now, most = server.environment.now(), server.settings.holiday_days
    async with server.engine.begin() as connection:
        await begin_holiday(connection, human.id, data.days, now, most)
        holiday = await holiday_of(connection, human.id, now, most)
    await show_everywhere(server, tables, human.id)
    return holiday


@delete("/api/me/holiday", summary="End my holiday; my clocks run again")
async def stop_holiday(
    server: NamedDependency[Server], tables: NamedDependency[TableService], human: NamedDependency[Person]
) -> None:
    async with server.engine.begin() as connection:
        await end_holiday(connection, human.id, server.environment.now())
    await show_everywhere(server, tables, human.id)


async def show_everywhere(server: Server, tables: TableService, person: str) -> None:
    """At every table where it moves a deadline."""
    theirs = select(TABLES.c.id).join(SEATS).where(SEATS.c.person == person, TABLES.c.status.in_(("open", "playing")))
    async with server.engine.connect() as connection:
        found = list(await connection.scalars(theirs.where(by_the_day)))
    for table in found:
        try:
            await tables.refreshed(table)
        except GameError:  # a match that cannot be replayed any more
            continue


NOTIFICATION_ROUTES = [
    list_subscriptions,
    add_push,
    add_webhook,
    delete_subscription,
    test_subscription,
    show_holiday,
    start_holiday,
    stop_holiday,
]
