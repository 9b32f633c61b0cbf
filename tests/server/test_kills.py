"""kill -9 of a server among others, of the only server, and of the database: nothing acknowledged is lost, no table stands
still, and every match replays to the end that people saw."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, make_url, select
from support.command import Serving
from support.eventually import eventually_async
from support.patience import WHOLE
from support.services import Postgres, a_table, free_port
from support.steadfast import Place, Steadfast
from support.visitor import Visitor

import noripan
from noripan.server.store.database import open_database
from noripan.server.store.journal import from_row
from noripan.server.store.schema import JOURNAL, RESULTS, SEATS, TABLES
from noripan.server.tables.info import read_table
from noripan.server.tables.state import TableState

GAMES = noripan.games()
KEY = "a key for tests that all processes share"
NO_CLOCK: dict[str, Any] = {"kind": "none"}
AT_A_TABLE = 2  # people; bots take the seats that a game needs beyond them


class Post:
    """A place where a server runs, is killed, and runs again at the same address."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = ["--database", database, "--data", str(folder), "--port", str(self.port), "--log-level", "warning"]
        self._environment = {"NORIPAN_KEY": KEY, "NORIPAN_RATE": "10000", "NORIPAN_WINDOW_MS": "150", "NORIPAN_PACE_MS": "0"}
        self._environment |= settings
        self.server: Serving | None = None

    def start(self) -> None:
        self.server = Serving(*self._words, **self._environment)
        self.server.__enter__()

    def kill(self) -> None:
        assert self.server is not None
        os.kill(self.server.pid, signal.SIGKILL)
        self.server.wait()
        self.stop()

    def stop(self) -> None:
        if self.server is not None:
            self.server.__exit__(None, None, None)
            self.server = None


@asynccontextmanager
async def running(*posts: Post) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*(asyncio.to_thread(post.start) for post in posts))
        yield
    finally:
        for post in posts:
            await asyncio.to_thread(post.stop)


def run(work: Awaitable[None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(WHOLE):
            await work

    asyncio.run(bounded())


# ---- people and tables


async def people_at(posts: list[Post], count: int) -> list[Steadfast]:
    """Each has a favourite server, in turn."""
    found = []
    for number in range(count):
        first = number % len(posts)
        homes = [post.address for post in posts[first:] + posts[:first]]
        visitor = await Visitor(homes[0], f"P{number}").come_in()
        found.append(Steadfast(visitor, (await visitor.get("/api/me"))["id"], homes))
    return found


async def begin(database: str, wanted: list[tuple[str, Steadfast, Steadfast, int, dict[str, Any]]]) -> list[str]:
    """Matches of two people and some bots. Many are to begin: everybody is put on their seats in one go, and only then do
    the hosts start over HTTP."""
    names = [f"t{number}" for number in range(len(wanted))]
    engine = open_database(make_url(database))
    async with engine.begin() as connection:
        for name, (game, host, guest, bots, clock) in zip(names, wanted, strict=True):
            players = AT_A_TABLE + max(bots, GAMES[game].seats[0] - AT_A_TABLE)
            options = GAMES[game].settle_options(players, {})
            more = {
                "game": game,
                "players": players,
                "options": options,
                "host": host.person,
                "status": "open",
                "secret": "0" * 64,
                "clock": clock,
                "created_at": time.time_ns() // 1_000_000,  # or it would expire before its host can start
            }
            await connection.execute(TABLES.insert().values(**{**a_table(name), **more}))
            for seat in range(players):
                person = (host, guest)[seat] if seat < AT_A_TABLE else None
                mine = {"person": person.person, "random": "0" * 32} if person is not None else {"level": "beginner"}
                await connection.execute(SEATS.insert().values(table=name, seat=seat, **mine))
                if person is not None:
                    person.places[name] = Place(seat)
    await engine.dispose()
    turn = asyncio.Semaphore(8)

    async def start(name: str, host: Steadfast) -> None:
        async with turn:
            await host.visitor.post(f"/api/tables/{name}/start")

    await asyncio.gather(*(start(name, host) for name, (_, host, *_) in zip(names, wanted, strict=True)))
    return names


async def begin_many(database: str, people: list[Steadfast], tables: int) -> list[str]:
    """All games, with and without bots; the two people of a table favour different servers if there are several."""
    games, wanted = sorted(GAMES), []
    for number in range(tables):
        host = number % len(people)
        guest = (host + 1 + 2 * (number // len(people) % (len(people) // 2))) % len(people)
        wanted.append((games[number % len(games)], people[host], people[guest], int(number % 3 == 0), NO_CLOCK))
    return await begin(database, wanted)


# ---- what must hold


async def written(database: str) -> int:
    engine = open_database(make_url(database))
    async with engine.connect() as connection:
        count: int = (await connection.execute(select(func.count()).select_from(JOURNAL))).scalar_one()
    await engine.dispose()
    return count


async def check(database: str, people: list[Steadfast], tables: list[str]) -> None:
    """What was acknowledged is in the journal once; what people saw, and how the server says it ended, follows from it."""
    assert [gap for person in people for gap in person.gaps] == []
    engine = open_database(make_url(database))
    async with engine.connect() as connection:
        rows = await connection.execute(select(JOURNAL).order_by(JOURNAL.c.table, JOURNAL.c.seq))
        journal: dict[str, list[Any]] = {table: [] for table in tables}
        for row in rows:
            journal[row.table].append(from_row(tuple(row)))
        for table in tables:
            info = await read_table(connection, table)
            state = TableState(info.new_match(), info.clock)
            for entry in journal[table]:
                state.apply(entry)
            assert info.status == "over" and state.match.is_over, table
            assert (info.scores, info.winners) == (state.match.scores(), state.match.winners())
            again = noripan.load(state.match.save())
            for person in people:
                if table in person.places:
                    assert person.places[table].events == again.shown[person.places[table].seat], table
        results = (await connection.execute(select(RESULTS.c.table, func.count()).group_by(RESULTS.c.table))).all()
    await engine.dispose()
    assert {row[0] for row in results} == set(tables)
    everything = [one for entries in journal.values() for one in entries if one.kind != "answer"]
    acts = [(one.table, one.seat, one.act, one.moves[0]) for one in everything if one.act]
    assert len(acts) == len(set(acts)), "an act was played twice"
    missing = {one for person in people for one in person.acknowledged} - set(acts)
    assert missing == set(), "acknowledged, but not in the journal"


async def until_over(database: str, tables: list[str]) -> None:
    """All results are written."""
    engine = open_database(make_url(database))
    unfinished = select(func.count()).select_from(TABLES).where(TABLES.c.status == "playing")

    async def all_over() -> bool:
        async with engine.connect() as connection:
            return (await connection.execute(unfinished)).scalar_one() == 0

    await eventually_async(all_over, "the results of all tables", WHOLE)
    await engine.dispose()


async def has_written(database: str, entries: int) -> bool:
    return await written(database) >= entries


async def play_through(
    database: str, people: list[Steadfast], tables: list[str], kills: int, kill: Callable[[int], Awaitable[None]]
) -> None:
    """Everybody plays while something is killed again and again, then to the end."""
    chance = random.Random(1)
    for person in people:
        person.pause = 0.5
    playing = [asyncio.create_task(person.play()) for person in people]
    for number in range(kills):
        goal = await written(database) + len(tables) // 4
        await eventually_async(partial(has_written, database, goal), "play to go on, whatever has been killed", WHOLE)
        await asyncio.sleep(chance.random() / 2)
        await kill(number)
    for person in people:
        person.pause = 0.0
    await asyncio.gather(*playing)
    await until_over(database, tables)
    await check(database, people, tables)


# ---- the tests


def test_servers_die_one_after_another(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()

    async def work() -> None:
        posts = [Post(database, tmp_path / name) for name in ("one", "two")]
        async with running(*posts):
            people = await people_at(posts, 40)
            tables = await begin_many(database, people, 200)
            chance = random.Random(2)

            async def kill_one(_number: int) -> None:
                post = chance.choice(posts)
                await asyncio.to_thread(post.kill)
                await asyncio.to_thread(post.start)
                for person in people:
                    if person.homes[0] == post.address:
                        await person.go_home()

            await play_through(database, people, tables, 10, kill_one)
            assert all(person.connections > 1 for person in people)

    run(work())


def test_the_only_server_dies(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}"

    async def work() -> None:
        post = Post(database, tmp_path)
        async with running(post):
            people = await people_at([post], 6)
            tables = await begin_many(database, people, 15)

            async def kill(_number: int) -> None:
                await asyncio.to_thread(post.kill)
                await asyncio.to_thread(post.start)

            await play_through(database, people, tables, 3, kill)

    run(work())


def test_the_database_dies(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()

    async def work() -> None:
        posts = [Post(database, tmp_path / name) for name in ("one", "two")]
        async with running(*posts):
            people = await people_at(posts, 6)
            tables = await begin_many(database, people, 15)

            async def kill(_number: int) -> None:
                await asyncio.to_thread(postgres.kill)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.start_again)

            await play_through(database, people, tables, 3, kill)

    run(work())


@pytest.mark.parametrize("game", sorted(GAMES)[:1])
def test_bots_and_clocks_of_a_dead_server_are_taken_over(postgres: Postgres, tmp_path: Path, game: str) -> None:
    """The first server's bots would take an hour, and nobody is connected anywhere: only the other server can go on."""
    database = postgres.new_database()

    async def work() -> None:
        slow, quick = Post(database, tmp_path / "slow", NORIPAN_PACE_MS="3600000"), Post(database, tmp_path / "quick")
        async with running(slow, quick):
            host, guest = await people_at([slow], 2)
            clock = {"kind": "move", "seconds": 5}
            clocked, waiting = await begin(database, [(game, host, guest, 0, clock), (game, host, guest, 1, NO_CLOCK)])
            await play_until_a_bot_is_to_move(host, guest, waiting, slow)
            assert {"bot"}.isdisjoint(await kinds(database, waiting))
            await asyncio.to_thread(slow.kill)

            async def taken_over() -> bool:
                return "bot" in await kinds(database, waiting) and "clock" in await kinds(database, clocked)

            await eventually_async(taken_over, "the other server to drive bots and clocks", WHOLE)

    run(work())


async def play_until_a_bot_is_to_move(host: Steadfast, guest: Steadfast, table: str, post: Post) -> None:
    for person in (host, guest):
        await person.visitor.connect(post.address)
        await person.visitor.join(table)
    while True:
        frames = [await current_frame(person.visitor, table) for person in (host, guest)]
        mover = next((number for number, frame in enumerate(frames) if frame["moves"]), None)
        if mover is None:
            break
        await (host, guest)[mover].visitor.act(table, frames[mover]["seq"], frames[mover]["moves"][0])
        await (host, guest)[mover].visitor.hear("done", "noted")
    for person in (host, guest):
        await person.visitor.close()


async def current_frame(visitor: Visitor, table: str) -> dict[str, Any]:
    await visitor.join(table)
    return await visitor.hear("frame")


async def kinds(database: str, table: str) -> list[str]:
    engine = open_database(make_url(database))
    async with engine.connect() as connection:
        found = list(await connection.scalars(select(JOURNAL.c.kind).where(JOURNAL.c.table == table)))
    await engine.dispose()
    return found
