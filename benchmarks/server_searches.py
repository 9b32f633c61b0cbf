"""One visitor's bots must not stall the others: people's moves and hints on an idle server, and beside a hundred tables
where five guests play against `expert`. One run, one server, so that the ratios mean something on a shared machine."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from page import load_of_the_machine, write_section
from servers import ROOT, started_with
from websockets.asyncio.client import ClientConnection, connect

BOTH = "0,1"  # cores
GAME = "sixteen"
PEOPLE_TABLES, GUESTS, TABLES_EACH = 20, 5, 20
THINKING = 0.3  # seconds before a person moves: about 65 moves a second in all
HINT_EVERY = 0.5  # seconds
REPORT = """Made by `python benchmarks/server_searches.py --seconds {seconds:.0f} --write`: {seconds:.0f} s with {people}
tables of two people ({game}, {rate:.0f} moves/s), then {seconds:.0f} s more while {guests} guests play against `expert` at
{each} tables each and move at once; `searching_tables_per_person` was raised from 4 to {each} for it. Server and load
generator on the same two cores, which others used as well: load of the machine {load_before} before the hundred tables,
{load_after} at the end.

| | without them | with them | ratio | target |
|---|---|---|---|---|
| hint, p50 | {hint_idle:.0f} ms | {hint_busy:.0f} ms | {hint_ratio:.2f} | ≤ 2 |
| hint, most | {hint_idle_most:.0f} ms | {hint_busy_most:.0f} ms | | |
| `ping` right after a hint, p50 | {ping_idle:.1f} ms | {ping_busy:.1f} ms | | |
| act to acknowledgement, p50 | {act_idle:.1f} ms | {act_busy:.1f} ms | | |
| act to acknowledgement, p99 | {act_idle_99:.1f} ms | {act_busy_99:.1f} ms | {act_ratio:.2f} | ≤ 1.5 |
| an `expert`'s move, p50 | | {bot:.2f} s | | |
| an `expert`'s move, longest of {bots} | | {bot_most:.2f} s | | ≤ 5 s |

An `expert`'s move is from the guest's move to the bot's, with the 0.7 s that every bot takes at least.
{shortened:.0f} of {searches:.0f} searches were shortened.
"""


@dataclass
class Figures:
    """Seconds, by what was measured."""

    acts: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Person:
    """Somebody with one socket, at one table or at many."""

    def __init__(self, address: str, name: str, figures: Figures) -> None:
        self.address = address
        self.name = name
        self.figures = figures
        self.http = httpx.AsyncClient(base_url=address, timeout=60)
        self.choices = random.Random(name)
        self.sent: dict[str, float] = {}  # what waits for an answer
        self.turns: dict[str, float] = {}  # table -> since when somebody else is to move
        self.frames: dict[str, dict[str, Any]] = {}
        self.socket: ClientConnection
        self.number = 0
        self.refusals: defaultdict[str, int] = defaultdict(int)

    async def come_in(self) -> Person:
        await self.http.post("/api/guest", json={"name": self.name, "language": "en"})
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = self.address.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(socket, additional_headers={"Cookie": cookie}, max_size=None)
        return self

    async def post(self, path: str, data: object = None) -> Any:
        answer = await self.http.post(path, json=data)
        answer.raise_for_status()
        return answer.json()

    async def sit(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/sit", {"random": secrets.token_hex(16)})

    async def make_table(self, *bots: str) -> str:
        made = await self.post("/api/tables", {"game": GAME, "players": 2, "public": True, "bots": bots})
        await self.sit(made["table"]["id"])
        return str(made["table"]["id"])

    async def send(self, kind: str, **message: object) -> None:
        self.number += 1
        name = f"{kind} {self.number}"
        self.sent[name] = time.perf_counter()
        await self.socket.send(json.dumps({"do": kind, "id": name, **message}))

    async def join(self, table: str) -> None:
        await self.socket.send(json.dumps({"do": "join", "table": table, "since": 0}))

    async def act(self, frame: dict[str, Any]) -> None:
        await self.send("act", table=frame["table"], seq=frame["seq"], moves=[self.choices.choice(frame["moves"])])

    async def hint(self) -> None:
        frame = next((one for one in self.frames.values() if one["moves"]), None)
        if frame is None:
            return
        await self.send("hint", table=frame["table"], seq=frame["seq"])
        self.sent[f"ping {self.number}"] = time.perf_counter()
        await self.socket.send(json.dumps({"do": "ping", "n": self.number}))

    async def play(self, thinking: float) -> None:
        """Move wherever it is one's turn; begin again where a match is over."""
        async for raw in self.socket:
            message = msgspec.json.decode(raw)
            now = time.perf_counter()
            match message["is"]:
                case "frame":
                    self.hear_frame(message, now, thinking)
                case "done":
                    self.figures.acts.append(now - self.sent.pop(message["id"]))
                case "hinted":
                    self.figures.hints.append(now - self.sent.pop(message["id"]))
                case "pong":
                    self.figures.pings.append(now - self.sent.pop(f"ping {message['n']}"))
                case "rejected":
                    self.refusals[message["error"]] += 1

    def hear_frame(self, frame: dict[str, Any], now: float, thinking: float) -> None:
        table = frame["table"]
        since = self.turns.pop(table, None)
        if since is not None:
            self.figures.bots.append(now - since)
        self.frames[table] = frame
        if frame["view"]["over"]:
            ENDED.put_nowait((self, table))
        elif frame["moves"]:
            TASKS.append(asyncio.create_task(self.move_later(frame, thinking)))
        elif thinking == 0:
            self.turns[table] = now

    async def move_later(self, frame: dict[str, Any], thinking: float) -> None:
        await asyncio.sleep(thinking * (0.5 + self.choices.random()))
        await self.act(frame)


ENDED: asyncio.Queue[tuple[Person, str]] = asyncio.Queue()
TASKS: list[asyncio.Task[None]] = []
PAIRS: dict[str, tuple[Person, ...]] = {}  # who plays at a table


async def begin_match(*people: Person, bots: tuple[str, ...] = ()) -> None:
    table = await people[0].make_table(*bots)
    for other in people[1:]:
        await other.sit(table)
    await people[0].post(f"/api/tables/{table}/start")
    PAIRS[table] = people
    for person in people:
        await person.join(table)


async def begin_again() -> None:
    """Whoever has ended a match begins another one."""
    while True:
        _, table = await ENDED.get()
        people = PAIRS.pop(table, ())
        for person in people:
            person.frames.pop(table, None)
        if people:
            await begin_match(*people, bots=() if len(people) > 1 else ("expert",))


async def ask_for_hints(people: list[Person], seconds: float) -> None:
    until = time.perf_counter() + seconds
    for number in range(int(seconds / HINT_EVERY)):
        await people[number % len(people)].hint()
        await asyncio.sleep(HINT_EVERY)
    await asyncio.sleep(max(0, until - time.perf_counter()))


async def measure(address: str, seconds: float) -> dict[str, Any]:
    idle, busy = Figures(), Figures()
    people = [await Person(address, f"P{number}", Figures()).come_in() for number in range(2 * PEOPLE_TABLES)]
    TASKS.extend(asyncio.create_task(person.play(THINKING)) for person in people)
    TASKS.append(asyncio.create_task(begin_again()))
    for first, second in zip(people[::2], people[1::2], strict=True):
        await begin_match(first, second)
    await asyncio.sleep(3)
    switch(people, idle)
    await ask_for_hints(people, seconds)
    load_before = load_of_the_machine()
    switch(people, Figures())
    guests = [await Person(address, f"G{number}", Figures()).come_in() for number in range(GUESTS)]
    TASKS.extend(asyncio.create_task(guest.play(0)) for guest in guests)
    for guest in guests:
        for _ in range(TABLES_EACH):
            await begin_match(guest, bots=("expert",))
    burden = Figures()
    switch(guests, burden)
    switch(people, busy)
    await ask_for_hints(people, seconds)
    waiting = [time.perf_counter() - since for guest in guests for since in guest.turns.values()]
    counts = await counters(people[0])
    for task in TASKS:
        task.cancel()
    refused = {
        error: sum(one.refusals[error] for one in people + guests) for one in people + guests for error in one.refusals
    }
    print(f"refused: {refused}; still waiting for a bot: {len(waiting)}, the longest for {max(waiting, default=0):.2f} s")
    return {
        **summary(idle, busy, burden.bots + [one for one in waiting if one > max(burden.bots)]),
        **counts,
        "rate": len(idle.acts) / seconds,
        "load_before": load_before,
    }


def switch(people: list[Person], figures: Figures) -> None:
    for person in people:
        person.figures = figures


async def counters(person: Person) -> dict[str, float]:
    text = (await person.http.get("/metrics")).text
    found: defaultdict[str, float] = defaultdict(float)
    for line in text.splitlines():
        if line.startswith("noripan_search"):
            name, _, value = line.rpartition(" ")
            found[name.partition("{")[0]] += float(value) if 'level="expert"' in name else 0
    return {"searches": found["noripan_searches_total"], "shortened": found["noripan_searches_shortened_total"]}


def summary(idle: Figures, busy: Figures, bots: list[float]) -> dict[str, float]:
    ms = 1000.0
    return {
        "hint_idle": ms * statistics.median(idle.hints),
        "hint_busy": ms * statistics.median(busy.hints),
        "hint_idle_most": ms * max(idle.hints),
        "hint_busy_most": ms * max(busy.hints),
        "hint_ratio": statistics.median(busy.hints) / statistics.median(idle.hints),
        "ping_idle": ms * statistics.median(idle.pings),
        "ping_busy": ms * statistics.median(busy.pings),
        "act_idle": ms * statistics.median(idle.acts),
        "act_busy": ms * statistics.median(busy.acts),
        "act_idle_99": ms * percentile(idle.acts, 99),
        "act_busy_99": ms * percentile(busy.acts, 99),
        "act_ratio": percentile(busy.acts, 99) / percentile(idle.acts, 99),
        "bot": statistics.median(bots),
        "bot_most": max(bots),
        "bots": len(bots),
    }


def percentile(values: list[float], part: int) -> float:
    return statistics.quantiles(values, n=100)[part - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of each half")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/explanation/benchmarks.md")
    chosen = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    words = ["--rate", "1000", "--searching-tables-per-person", str(TABLES_EACH), "--open-tables-per-person", "100"]
    with started_with(BOTH, *words) as running:
        found = asyncio.run(measure(running.address, chosen.seconds))
    fixed = {"seconds": chosen.seconds, "people": PEOPLE_TABLES, "guests": GUESTS, "each": TABLES_EACH, "game": GAME}
    text = REPORT.format(**found, **fixed, load_after=load_of_the_machine())
    print(text)
    if chosen.write:
        write_section("Bots that search beside people", text)


if __name__ == "__main__":
    main()
