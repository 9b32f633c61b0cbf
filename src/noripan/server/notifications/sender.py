"""Sender: takes due notifications from the queue and sends them, as long as a process runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Literal

import structlog

from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.notifications.addresses import Postman, Undelivered
from noripan.server.notifications.queue import (
    MOST_TRIES,
    Due,
    Recipient,
    count_due,
    done,
    forget_ended,
    recipient_of,
    take,
)
from noripan.server.notifications.subscriptions import Subscription, stop, unsubscribe
from noripan.server.notifications.vapid import vapid_keys
from noripan.server.notifications.wording import NotificationText, Posted, as_ntfy, as_push, as_webhook, turn_message

Delivery = Literal["sent", "gone", "failed"]
LOOK_SECONDS = 2.0
AT_ONCE = 50  # in flight in one process
FORGET_ROUNDS = 300
GONE = (404, 410)  # the subscription no longer exists: RFC 8030

log = structlog.get_logger()


class Sender:
    def __init__(self, server: Server, is_present: Callable[[str, int], Awaitable[bool]]) -> None:
        self.server = server
        self.postman = Postman(server.settings.notify_private)
        self._is_present = is_present  # whether the player of a seat has that table open
        self._rounds = 0

    async def send_for_ever(self) -> None:
        while self.server.settings.notifications:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.send_due()
            except Exception as error:  # the store may be away
                log.warning("notifications_not_sent", error=type(error).__name__)

    async def send_due(self) -> None:
        now = self.server.environment.now()
        async with self.server.engine.begin() as connection:
            found = await take(connection, now, AT_ONCE)
            if self._rounds % FORGET_ROUNDS == 0:
                await forget_ended(connection)
        self._rounds += 1
        await asyncio.gather(*(self._send_guarded(due) for due in found))
        async with self.server.engine.connect() as connection:
            metrics.NOTIFICATIONS_DUE.set(await count_due(connection, now))

    async def _send_guarded(self, due: Due) -> None:
        try:
            await self._send(due)
        except Exception as error:  # one must not keep us from the others; it is due again later
            log.warning("notification_failed", table=due.table, error=type(error).__name__)

    async def _send(self, due: Due) -> None:
        async with self.server.engine.connect() as connection:
            to = await recipient_of(connection, due)
        if to is None or await self._is_present(due.table, due.seat):
            await self._settle(due, None)
            return
        outcome = await self.deliver(to.subscription, self._message(due, to))
        await self._settle(due, to.subscription, outcome)

    def _message(self, due: Due, to: Recipient) -> NotificationText:
        return turn_message(due, to, self.server.environment.now())

    async def _settle(self, due: Due, to: Subscription | None, outcome: Delivery = "sent") -> None:
        given_up = outcome == "failed" and due.tries >= MOST_TRIES
        async with self.server.engine.begin() as connection:
            if to is not None and outcome == "gone" and to.kind == "push":
                await unsubscribe(connection, to.id)
            elif to is not None and given_up and to.kind != "push":
                await stop(connection, to.id, self.server.environment.now())
            elif outcome == "sent" or given_up:
                await done(connection, due)

    async def deliver(self, to: Subscription, message: NotificationText) -> Delivery:
        """Send one; what the other side did with it."""
        started = time.perf_counter()
        outcome = await self._post(to, message)
        metrics.NOTIFICATIONS.labels(to.kind, outcome).inc()
        metrics.NOTIFICATION_SECONDS.observe(time.perf_counter() - started)
        return outcome

    async def _post(self, to: Subscription, message: NotificationText) -> Delivery:
        posted = self._posted(to, message)
        if posted is None:
            return "gone"
        try:
            status = await self.postman.post(to.url, *posted)
        except Undelivered as error:
            log.info("notification_undelivered", kind=to.kind, error=str(error))
            return "failed"
        if not 200 <= status < 300:
            log.info("notification_refused", kind=to.kind, status=status)
        return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"

    def _posted(self, to: Subscription, message: NotificationText) -> Posted | None:
        """None if the key that a browser subscribed with is no longer ours."""
        settings, now = self.server.settings, self.server.environment.now()
        if to.kind == "webhook":
            return as_webhook(message, to, settings, now)
        if to.kind == "ntfy":
            return as_ntfy(message, settings)
        vapid = next((one for one in vapid_keys(self.server.key) if one.id == to.vapid), None)
        return None if vapid is None else as_push(message, to, vapid, settings, now)

    async def close(self) -> None:
        await self.postman.close()
