"""Who plays when somebody is gone or out of time: bots that stand in, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import make_url, select, update
from support.asked import PLAYERS, Position, begin, positions
from support.eventually import eventually_async
from support.gate import Gate
from support.live_server import LiveServer, Open, run, whose_turn
from support.visitor import Visitor

import noripan
from noripan.bots.levels import LEVELS
from noripan.server.environment import Environment
from noripan.server.store.database import open_database
from noripan.server.store.schema import JOURNAL, SEATS, TABLES

GAMES = sorted(noripan.games())


def test_a_bot_plays_for_who_leaves_until_they_return(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.post(f"/api/tables/{table}/leave")
            end = await stayer.play_to_the_end(table)
            assert end["view"]["over"]
            shown = [message for message in stayer.heard if message["is"] == "table"]
            assert any(seat["gone"] for message in shown for seat in message["seats"])
        async with site() as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.post(f"/api/tables/{table}/leave")
            await leaver.join(table)
            while True:
                shown = await stayer.hear("table")
                if not any(seat["gone"] for seat in shown["seats"]):
                    break

    run(play)


def test_a_bot_plays_for_who_has_disconnected(site: Open) -> None:
    async def play() -> None:
        async with site(absence_ms=200) as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.socket.close()  # type: ignore[union-attr]
            assert (await stayer.play_to_the_end(table))["view"]["over"]

    run(play)


def test_who_has_not_come_yet_is_not_gone_before_the_time_for_it(site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the server looks meanwhile."""
    monkeypatch.setattr("noripan.server.tables.driver.LONGEST_SLEEP_MS", 1)

    async def play() -> None:
        async with site(absence_ms=3_600_000) as house:
            people = [await house.visitor(f"P{number}") for number in range(2)]
            table = (await people[0].make_table(GAMES[0], 2))["table"]["id"]
            for visitor in people:
                await visitor.sit(table)
            await people[0].post(f"/api/tables/{table}/start")
            await asyncio.sleep(0.1)  # nothing may happen: there is nothing else to wait for
            shown = await people[0].join(table)
            assert not any(seat["gone"] for seat in shown["seats"])

    run(play)


def shifted(now: list[int]) -> Environment:
    return Environment(now=lambda: now[0])


def test_who_runs_out_of_time_is_played_for_and_after_three_times_replaced(
    site: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noripan.server.tables.driver.LONGEST_SLEEP_MS", 20)  # looks at our clock often

    async def play() -> None:
        now = [1_000_000]
        clock = {"kind": "move", "seconds": 5}
        async with site(environment=shifted(now)) as house, house.table(GAMES[0], clock=clock) as (_, people):
            frame = await people[0].hear("frame")
            assert frame["clock"]["left"] == [5000, 5000]
            while True:
                now[0] += 6_000
                message = await people[0].hear("table", "frame")
                if message["is"] == "table" and any(seat["gone"] for seat in message["seats"]):
                    break

    run(play)


def test_bots_play_on_although_the_clock_is_set_back(site: Open) -> None:
    async def play() -> None:
        hours = count(500_000, -1)  # an hour earlier whenever anybody looks
        environment = Environment(now=lambda: next(hours) * 3_600_000)
        async with (
            site(environment=environment, pace_ms=1) as house,
            house.table(GAMES[0], 1, bots=["casual"]) as (table, people),
        ):
            assert (await people[0].play_to_the_end(table))["view"]["over"]

    run(play)


async def kinds_of(address: str, table: str) -> list[tuple[str, int | None]]:
    """What the journal has: kinds of entries and their seats."""
    engine = open_database(make_url(address))
    wanted = select(JOURNAL.c.kind, JOURNAL.c.seat).where(JOURNAL.c.table == table).order_by(JOURNAL.c.seq)
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    await engine.dispose()
    return [(row.kind, row.seat) for row in rows]


def test_where_nobody_plays_or_looks_on_any_more_bots_do_not_search(
    site: Open, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expert = Gate()
    monkeypatch.setitem(LEVELS, "expert", expert)

    async def play() -> None:
        async with site() as house, house.table(GAMES[0], 1, bots=["expert"]) as (table, [leaver]):
            assert leaver.socket is not None
            await leaver.socket.close()
            watched = house.app.state.tables.registry.tables[table].watchers
            while watched:
                await asyncio.sleep(0.005)
            await leaver.post(f"/api/tables/{table}/leave")
            while (await leaver.get("/api/tables/mine"))[0]["status"] != "over":
                await asyncio.sleep(0.02)
            entries = await kinds_of(address, table)
            assert ("stand_in", 1) in entries[entries.index(("gone", 0)) :]
            assert "bot" not in {kind for kind, _ in entries}
            assert expert.given_up == expert.asked <= 1

    run(play)


def test_a_bot_that_still_thinks_when_a_secret_question_closes_is_stood_in_for(
    site: Open, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expert = Gate()
    monkeypatch.setitem(LEVELS, "expert", expert)
    position = next(one for one in positions(8) if one.asked[0][0] != one.mover)
    thinker = position.asked[0][0]

    async def play() -> None:
        async with site(window_ms=300) as house:
            people = [await Visitor(house.address, f"P{seat}").come_in() for seat in range(4)]
            persons = [(await visitor.get("/api/me"))["id"] for visitor in people]
            engine = open_database(make_url(address))
            async with engine.begin() as connection:
                await begin(connection, "asked", position, persons, "somebody")
                bot = {"person": None, "level": "expert", "random": None}
                await connection.execute(update(SEATS).where(SEATS.c.seat == thinker).values(**bot))
            await engine.dispose()
            mover = people[position.mover]
            await mover.connect()
            await mover.join("asked")
            frame = await mover.hear("frame")
            await mover.act("asked", frame["seq"], position.asking)
            await expert.is_asked()
            while ("stand_in", thinker) not in await kinds_of(address, "asked"):
                await asyncio.sleep(0.02)
            for visitor in people:
                await visitor.close()

    run(play)


@asynccontextmanager
async def asked_among_bots(
    house: LiveServer, address: str, people: int, clock: dict[str, Any] | None = None
) -> AsyncIterator[tuple[Position, list[Visitor]]]:
    """A question is open; the first who is asked, and as many others as there are `people`, are persons."""
    found = next(one for one in positions(8) if one.asked[0][0] != one.mover)
    position = replace(found, moves=(*found.moves, (found.mover, found.asking)))
    visitors = [await Visitor(house.address, f"P{number}").come_in() for number in range(PLAYERS)]
    persons = [(await visitor.get("/api/me"))["id"] for visitor in visitors]
    first = position.asked[0][0]
    bots = [(first + step) % PLAYERS for step in range(people, PLAYERS)]
    engine = open_database(make_url(address))
    async with engine.begin() as connection:
        await begin(connection, "asked", position, persons, "somebody")
        bot = {"person": None, "level": "beginner", "random": None}
        await connection.execute(update(SEATS).where(SEATS.c.seat.in_(bots)).values(**bot))
        if clock is not None:
            await connection.execute(update(TABLES).values(clock=clock))
    await engine.dispose()
    yield position, [visitors[first], *(visitors[(first + step) % PLAYERS] for step in range(1, people))]
    for visitor in visitors:
        await visitor.close()


def test_a_question_to_a_person_among_bots_waits_for_the_answer(site: Open, address: str) -> None:
    async def play() -> None:
        async with site(window_ms=50) as house, asked_among_bots(house, address, 1) as (position, people):
            (person,) = people
            await person.connect()
            await person.join("asked")
            frame = await person.hear("frame")
            assert position.decline in frame["moves"] and frame["until"] is None
            before = await kinds_of(address, "asked")
            await asyncio.sleep(0.5)  # many times as long as a question stays open among people
            assert await kinds_of(address, "asked") == before
            await person.act("asked", frame["seq"], position.decline)
            while position.decline in (await person.hear("frame"))["moves"]:
                pass
            assert ("move", position.asked[0][0]) in await kinds_of(address, "asked")

    run(play)


def test_a_question_by_the_day_waits_as_long_as_clock_and_holiday_allow(
    site: Open, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noripan.server.tables.driver.LONGEST_SLEEP_MS", 20)  # looks at our clock often
    day, now = 86_400_000, [1_000]

    async def play() -> None:
        opened, clock = shifted(now), {"kind": "days", "days": 2}
        async with (
            site(environment=opened, window_ms=50) as house,
            asked_among_bots(house, address, 2, clock) as (position, people),
        ):
            await people[0].connect()
            await people[0].join("asked")
            frame = await people[0].hear("frame")
            assert position.decline in frame["moves"] and frame["until"] is None
            before = await kinds_of(address, "asked")
            await asyncio.sleep(0.3)  # longer than among people who sit there
            assert await kinds_of(address, "asked") == before
            assert (await people[0].post("/api/me/holiday", {"days": 3}))["until"] == 1_000 + 3 * day
            now[0] = 2 * day + 10_000  # the clock would have run out
            await asyncio.sleep(0.3)
            assert await kinds_of(address, "asked") == before
            now[0] = 5 * day + 10_000

            async def is_closed() -> bool:
                return ("unanswered", position.asked[0][0]) in await kinds_of(address, "asked")

            await eventually_async(is_closed, "the question to close")

    run(play)


def test_a_question_to_a_person_who_has_left_the_bots_alone_is_answered_for_them(site: Open, address: str) -> None:
    async def play() -> None:
        async with site(window_ms=50, absence_ms=100) as house, asked_among_bots(house, address, 1) as (position, people):
            (person,) = people
            await person.connect()
            await person.join("asked")
            assert position.decline in (await person.hear("frame"))["moves"]
            await person.socket.close()  # type: ignore[union-attr]
            while ("stand_in", position.asked[0][0]) not in await kinds_of(address, "asked"):
                await asyncio.sleep(0.02)

    run(play)


def test_a_question_among_people_says_when_it_closes(site: Open, address: str) -> None:
    async def play() -> None:
        opened = shifted([0])  # the journal's entries are of that moment
        async with (
            site(environment=opened, window_ms=20_000) as house,
            asked_among_bots(house, address, 2) as (position, people),
        ):
            await people[0].connect()
            await people[0].join("asked")
            frame = await people[0].hear("frame")
            assert position.decline in frame["moves"] and frame["until"] == 20_000

    run(play)


def test_frames_say_whom_a_move_was_made_for(site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told: nothing when a person moves, the clock when their time ran out, a bot when they have left."""
    monkeypatch.setattr("noripan.server.tables.driver.LONGEST_SLEEP_MS", 20)  # looks at our clock often

    async def play() -> None:
        now = [1_000_000]
        clock = {"kind": "move", "seconds": 5}
        async with site(environment=shifted(now)) as house, house.table("sixteen", clock=clock) as (table, people):
            mover, frame, _ = await whose_turn(people)
            assert frame["made_for"] is None
            await mover.play_one(table, frame)
            for visitor in people:
                last = await next_of(visitor, frame["seq"])
                assert last["made_for"] is None
            now[0] += 6_000
            slow = last["view"]["to_move"]
            for visitor in people:
                last = await visitor.hear("frame")
                assert last["made_for"] == {"seat": slow, "kind": "clock"}
            leaver = last["view"]["to_move"]
            await people[leaver].post(f"/api/tables/{table}/leave")
            for visitor in people:
                last = await visitor.hear("frame")
                assert last["made_for"] == {"seat": leaver, "kind": "stand_in"}

    run(play)


async def next_of(visitor: Visitor, seq: int) -> dict[str, Any]:
    """The first frame after this one, heard already or not."""
    heard = next((one for one in visitor.heard if one["is"] == "frame" and one["seq"] > seq), None)
    return heard or await visitor.hear("frame")
