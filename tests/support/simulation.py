"""A world of several processes in virtual time: the real registry, tables, driver, presence and heartbeat on a real SQLite
database, with channels and a database that can be slow or away, and processes that die. One number makes the whole schedule,
and the same number makes it again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, create_engine, update
from sqlalchemy.pool import StaticPool

from noripan.core.errors import GameError
from noripan.protocol.messages import Act, Join
from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.settings import Settings
from noripan.server.store.channels import MISSED, Channels
from noripan.server.store.database import Database
from noripan.server.store.journal import COLUMNS, READ, Entry, StoreDown, Taken, from_row, to_row
from noripan.server.store.schema import METADATA, PEOPLE, TABLES
from noripan.server.store.workers import Heartbeat
from noripan.server.tables.info import TableInfo, read_table
from noripan.server.tables.registry import TableRegistry
from noripan.server.tables.service import TableService
from noripan.server.tables.state import PLAYED, TableState
from noripan.server.tables.writer import BoundedWriter
from support.asked import PLAYERS, Position, begin, positions
from support.virtual_time import VirtualTime

TABLE = "t"
PEOPLE_HERE = [f"person{number}" for number in range(PLAYERS + 1)]  # the last has no seat
BEGAN = 1_800_000_000_000
BUSY_SECONDS, QUIET_SECONDS = 2.0, 5.0  # the latter is longer than it takes to notice a death and look again
WRITE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


def new_store() -> Connection:
    engine = create_engine("sqlite://", poolclass=StaticPool, isolation_level="AUTOCOMMIT")
    connection = engine.connect()
    METADATA.create_all(connection)
    return connection


class AsIfAsync:
    """What takes no time in a test looks to the server as everything else does."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, *what: Any) -> Any:
        return self._connection.execute(*what)

    async def scalars(self, *what: Any) -> Any:
        return self._connection.scalars(*what)


# ---- one process


class Wires(Channels):
    """A process's end of the channels: messages come late and in any order, or are lost; then it is told so, or not."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.wanted: set[str] = set()
        self.inbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def answers(self) -> bool:
        return True

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None: ...

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.process.pause()
        self.wanted |= set(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.wanted -= set(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        world = self.process.world
        for channel in channels:
            for other in world.living():
                if not self.process.dead and not world.channels_away and world.chance.random() > world.loss:
                    world.later(world.chance.random() * world.delay, other.wires.arrive, channel, data)

    def arrive(self, channel: str, data: bytes) -> None:
        if channel in self.wanted:
            self.inbox.put_nowait((channel, data))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self.inbox.get()


class Process:
    """One server. When it is dead, whatever it waits for never comes, and nobody hears it."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.dead = False
        self.wires = Wires(self)
        random_bytes = world.chance.randbytes
        heartbeat = Heartbeat(cast(Database, self), name, world.now)
        environment = Environment(now=world.now, steady=world.now, random_bytes=random_bytes)
        settings = Settings(pace_ms=50, window_ms=500, absence_ms=world.absence)
        self.server = Server(settings, environment, b"", name, cast(Database, self), self, self.wires, heartbeat)
        self.tables = TableService(self.server)

    async def open(self) -> None:
        await self.server.workers.start()
        await self.tables.open()

    async def pause(self) -> None:
        await asyncio.sleep(self.world.chance.random() * 0.02)
        if self.dead:
            await asyncio.get_running_loop().create_future()

    # ---- as its database

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsIfAsync]:
        await self.pause()
        self._reach(OSError)
        yield AsIfAsync(self.world.store)
        await self.pause()
        self._reach(OSError)

    begin = connect

    def _reach(self, error: type[Exception]) -> None:
        if self.world.store_away:
            raise error

    # ---- as its journal

    async def append(self, entry: Entry) -> None:
        await self.pause()
        self._reach(StoreDown)
        try:
            self.world.journal_of_all.execute(WRITE, to_row(entry))
        except sqlite3.IntegrityError:
            raise Taken from None
        await self.pause()
        self._reach(StoreDown)  # it is written all the same

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        await self.pause()
        self._reach(StoreDown)
        return self.world.journal(after)

    async def close(self) -> None: ...


# ---- somebody at the table


@dataclass
class Client:
    """Comes back wherever there is a server, sends again what is not answered, and remembers all that it was told."""

    world: World
    person: str
    process: Process | None = None
    writer: BoundedWriter | None = None
    told: dict[str, Any] | None = None
    frame: dict[str, Any] | None = None
    events: int = 0
    newest: int = -1  # the greatest number of a frame that was ever shown
    parted: str | None = None
    pending: Act | None = None
    done: dict[str, tuple[Act, int]] = field(default_factory=dict)
    noted: dict[str, Act] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.world.chance.random() * (0.2 if self.world.busy else 1.0))
            if self.process is None or self.process.dead:
                await self._connect(self.world.chance.choice(self.world.living()))
            elif self.told is None and self.parted is None:
                await self._join()
            elif self.told is not None and self.told["you"] is not None and self.told["seats"][self.told["you"]]["gone"]:
                await self._come_back(self.told["you"])
            elif self.pending is not None:
                await self._send(self.pending)
            elif self.world.busy and self.frame is not None and self.frame["moves"]:
                await self._move(self.frame)

    async def _connect(self, process: Process) -> None:
        self.process, self.told, self.frame, self.parted = process, None, None, None
        if self.world.chance.random() < 0.3:
            self.events = 0  # the page was loaded again
        writer = BoundedWriter(lambda message: self._hear(writer, message), lambda: None)
        self.writer = writer
        process.tables.registry.people[writer] = self.person
        await self._join()

    async def _join(self) -> None:
        await self._ask(lambda registry, writer: registry.join(writer, self.person, Join(TABLE, self.events, None)))

    async def _come_back(self, seat: int) -> None:
        async def come_back(registry: TableRegistry, writer: BoundedWriter) -> None:
            table = registry.tables.get(TABLE)
            if table is not None and writer in table.watchers:
                await table.come_back(seat)

        await self._ask(come_back)

    async def _move(self, frame: dict[str, Any]) -> None:
        name = f"{self.person}-{next(self.world.names)}"
        self.pending = Act(TABLE, frame["seq"], name, (self.world.chance.choice(frame["moves"]),))
        await self._send(self.pending)

    async def _send(self, act: Act) -> None:
        async def send(registry: TableRegistry, writer: BoundedWriter) -> None:
            table = registry.tables.get(TABLE)
            watcher = table.watchers.get(writer) if table is not None else None
            if table is not None and watcher is not None:
                await table.act(watcher, act)

        self.world.log(f"{self.person} sends {act.id} {act.moves} on {act.seq} to {self.process and self.process.name}")
        await self._ask(send)

    async def _ask(self, question: Callable[[TableRegistry, BoundedWriter], Any]) -> None:
        """An answer that does not come within two seconds never comes."""
        process, writer = self.process, self.writer
        assert process is not None and writer is not None
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(question(process.tables.registry, writer))), 2.0)
        except GameError as error:
            self.world.log(f"{self.person} is refused: {error.code}")
            if error.code not in ("store_down", "bot_plays_for_you") and self.pending is not None:
                self.refused.append(self.pending.id)
                self.pending = None
        except TimeoutError:
            pass

    def _hear(self, writer: BoundedWriter, raw: bytes) -> int:
        if writer is not self.writer or self.process is None or self.process.dead:
            return 0
        message = msgspec.json.decode(raw)
        kind = message["is"]
        if kind == "table":
            self.told = message
        elif kind == "frame":
            self._see(message)
        elif kind == "parted":
            self.parted, self.frame = message["error"], None
        elif kind == "done":
            self._acknowledged(message["id"], message["seq"])
        elif kind == "noted" and self.pending is not None and self.pending.id == message["id"]:
            self.noted[message["id"]], self.pending = self.pending, None
        return 0

    def _see(self, frame: dict[str, Any]) -> None:
        self.world.check(self.parted is None, f"{self.person} sees a frame after it was sent away")
        self.world.check(frame["seq"] >= self.newest, f"{self.person} goes back from {self.newest} to {frame['seq']}")
        self.world.check(frame["since"] <= self.events, f"{self.person} has a gap before {frame['since']}")
        self.frame, self.events, self.newest = frame, frame["seq"], frame["seq"]

    def _acknowledged(self, name: str, seq: int) -> None:
        if name in self.done:
            self.world.check(self.done[name][1] == seq, f"{name} was done at {self.done[name][1]}, now at {seq}")
        act = self.noted.get(name) or (self.pending if self.pending is not None and self.pending.id == name else None)
        if act is not None:
            self.done.setdefault(name, (act, seq))
        if self.pending is not None and self.pending.id == name:
            self.pending = None


# ---- the world


class World:
    def __init__(self, store: Connection, number: int) -> None:
        self.store = store
        self.journal_of_all = cast(sqlite3.Connection, store.connection.dbapi_connection)
        self.number = number
        self.chance = random.Random(number)
        self.loss = self.chance.choice([0.0, 0.0, 0.1])  # of messages between processes, without a word
        self.delay = self.chance.choice([0.01, 0.1, 0.5])
        self.absence = self.chance.choice([300, 60_000])  # milliseconds after which a bot plays
        self.channels_away = self.store_away = False
        self.busy = True
        self.names = count(1)
        self.written: list[str] = []  # the schedule as it came to pass
        self.entries: list[Entry] = []  # of the journal, at the end
        self.processes: list[Process] = []
        self.clients: list[Client] = []
        self.position: Position = self.chance.choice(positions(8))
        self.in_play = self.chance.random() < 0.5
        self.spectators = self.chance.random() < 0.7

    def now(self) -> int:
        return BEGAN + int(asyncio.get_running_loop().time() * 1000)

    def log(self, line: str) -> None:
        self.written.append(f"{asyncio.get_running_loop().time():7.3f} {line}")

    def check(self, holds: bool, wrong: str) -> None:
        if not holds:
            self.log(wrong)
            raise Broken("\n".join([f"schedule {self.number}:", *self.written]))

    def later(self, delay: float, work: Callable[..., object], *data: object) -> None:
        asyncio.get_running_loop().call_later(delay, work, *data)

    def living(self) -> list[Process]:
        return [process for process in self.processes if not process.dead]

    def journal(self, after: int = -1) -> list[Entry]:
        return [from_row(row) for row in self.journal_of_all.execute(READ.format("?", "?"), (TABLE, after))]

    # ---- what happens

    async def run(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._failed)
        self.broken: BaseException | None = None
        await self._prepare()
        for _ in range(self.chance.choice([2, 2, 3])):
            await self._add_process()
        living = [asyncio.ensure_future(client.live()) for client in self.clients]
        await self._happen()
        self.busy = self.channels_away = self.store_away = False
        self._tell_missed()
        self.log("all is well again")
        await asyncio.sleep(QUIET_SECONDS)
        for task in living:
            if task.done():
                task.result()
        if self.broken is not None:
            raise self.broken
        await self._check_end()

    def _failed(self, _loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Broken):
            self.broken = error

    async def _prepare(self) -> None:
        for table in reversed(METADATA.sorted_tables):
            self.store.execute(table.delete())
        for person in PEOPLE_HERE:
            self.store.execute(PEOPLE.insert().values(id=person, name=person, language="en", session=0, created_at=0))
        await begin(cast(Any, AsIfAsync(self.store)), TABLE, self.position, PEOPLE_HERE[:PLAYERS], "nobody")
        changed: dict[str, Any] = {"spectators": self.spectators}
        if not self.in_play:
            changed |= {"status": "open", "seed": None}
            self.journal_of_all.execute("DELETE FROM journal")
        self.store.execute(update(TABLES).values(**changed))
        self.clients = [Client(self, person) for person in PEOPLE_HERE]

    async def _add_process(self) -> None:
        process = Process(self, f"process{len(self.processes)}")
        self.processes.append(process)
        self.log(f"{process.name} begins")
        opening = asyncio.ensure_future(process.open())
        await asyncio.wait([opening], timeout=0.5)

    async def _happen(self) -> None:
        steps = [self._kill, self._lose_channels, self._lose_store, self._rest, self._rest, self._wander]
        if not self.in_play:
            self.later(self.chance.random() * BUSY_SECONDS / 2, lambda: asyncio.ensure_future(self._start()))
        while asyncio.get_running_loop().time() < BUSY_SECONDS:
            await asyncio.sleep(self.chance.random() * 0.4)
            await self.chance.choice(steps)()

    async def _start(self) -> None:
        """As the host does over HTTP: first the table, then the registry; the process may die in between."""
        process = self.chance.choice(self.living())
        self.log(f"the host starts at {process.name}")
        self.store.execute(update(TABLES).values(status="playing", seed=self.position.seed))
        try:
            await process.pause()
            await process.tables.start(TABLE)
        except (GameError, StoreDown, OSError) as error:
            self.log(f"the start failed: {type(error).__name__}")

    async def _kill(self) -> None:
        process = self.chance.choice(self.living())
        process.dead = True
        self.log(f"{process.name} is killed")
        await self._add_process()

    async def _lose_channels(self) -> None:
        self.channels_away = True
        self.log("the channels are away")
        await asyncio.sleep(self.chance.random())
        self.channels_away = False
        self.log("the channels are back")
        self._tell_missed()

    def _tell_missed(self) -> None:
        for process in self.living():
            for channel in sorted(process.wires.wanted):
                self.later(self.chance.random() * self.delay, process.wires.arrive, channel, MISSED)

    async def _lose_store(self) -> None:
        self.store_away = True
        self.log("the database is away")
        await asyncio.sleep(self.chance.random())
        self.store_away = False
        self.log("the database is back")

    async def _rest(self) -> None:
        await asyncio.sleep(self.chance.random() * 0.5)

    async def _wander(self) -> None:
        """Somebody loses the connection; they come back, perhaps elsewhere."""
        client = self.chance.choice(self.clients)
        self.log(f"{client.person} loses the connection")
        if (
            client.process is not None
            and client.writer is not None
            and client.writer in client.process.tables.registry.people
        ):
            client.process.tables.registry.socket_closed(client.writer)
        client.process = client.writer = None

    # ---- what must hold

    async def _check_end(self) -> None:
        info = await read_table(cast(Any, AsIfAsync(self.store)), TABLE)
        state = self._folded(info)
        if state is None:
            return
        self.check(state.seq >= 0, "the match never began")
        self.check(not state.match.state.is_secret(), "a question never closed")
        self.check((info.status == "over") == state.match.is_over, f"{info.status}, but over: {state.match.is_over}")
        for client in self.clients:
            self._check_client(client, info, state)

    def _folded(self, info: TableInfo) -> TableState | None:
        """The journal, entry by entry, with every promise kept on the way."""
        if info.seed is None:
            return None
        state = TableState(info.new_match(), info.clock)
        played: set[tuple[int | None, str]] = set()
        answered: set[str | None] = set()
        for entry in self.journal():
            answer = state.answers.get(entry.seat) if entry.seat is not None and entry.kind in PLAYED else None
            if answer is not None:
                self.check((entry.moves, entry.act) == (answer.moves, answer.act), f"{answer} was lost: {entry}")
            if entry.kind == "answer":
                answered.add(entry.act)
            elif entry.act is not None:
                self.check((entry.seat, entry.act) not in played, f"{entry.act} was played twice")
                played.add((entry.seat, entry.act))
            state.apply(entry)
        for client in self.clients:
            seat = info.seat_of(client.person)
            for name in client.done:
                self.check((seat, name) in played, f"{name} was acknowledged, but is not in the journal")
            for name in client.refused:
                self.check((seat, name) not in played, f"{name} was refused, but is in the journal")
            for name in client.noted:
                self.check(name in answered, f"{name} was noted, but is not in the journal")
        return state

    def _check_client(self, client: Client, info: TableInfo, state: TableState) -> None:
        seat = info.seat_of(client.person)
        if seat is None and not info.spectators:
            self.check(client.parted == "no_spectators" or client.told is None, f"{client.person} still looks on")
            self.check(client.frame is None, f"{client.person} sees what it may not")
            return
        gone = [number for number, one in enumerate((client.told or {}).get("seats", ())) if one["gone"]]
        self.check(client.told is not None, f"{client.person} sees no table")
        self.check(client.frame is not None, f"{client.person} sees no frame")
        assert client.told is not None and client.frame is not None
        self.check(client.told["status"] == info.status, f"{client.person} was told {client.told['status']}")
        self.check(gone == sorted(state.gone), f"{client.person} was told that {gone} are gone")
        right = msgspec.json.decode(msgspec.json.encode(dict(state.frame(seat, 0))))
        for part in ("seq", "view", "moves"):
            self.check(client.frame[part] == right[part], f"{client.person} has an old {part}")


class Broken(AssertionError):
    """A promise was not kept; the whole schedule says how it came to that."""


def run_schedule(store: Connection, number: int) -> World:
    world = World(store, number)
    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        runner.run(world.run())
    world.entries = world.journal()
    return world
