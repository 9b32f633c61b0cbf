"""Hall: the tables that this process has in memory, and its ties to the other processes."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import func, select

from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.live.driver import Driver
from noripan.server.live.outbox import Outbox
from noripan.server.live.presence import Presence
from noripan.server.live.protocol import ENCODER, Join, Parted, Said
from noripan.server.live.sessions import Sessions
from noripan.server.live.standing import Standing
from noripan.server.live.table import LiveTable, Watcher
from noripan.server.results import finish
from noripan.server.schema import JOURNAL, TABLES
from noripan.server.store.channels import MISSED
from noripan.server.store.journal import Entry, StoreDown, Taken
from noripan.server.store.workers import LoneWorker
from noripan.server.tables import TableInfo, read_table

SWEEP_SECONDS = 1.0
IDLE_ROUNDS = 60  # of sweeping, after which tables that nobody needs are let go

log = structlog.get_logger()


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Who sits at a table, or its status, is different: read it again."""

    table: str
    worker: str


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    entry: Entry


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    said: Said
    worker: str


Event = Changed | Entered | Spoken
EVENTS = msgspec.json.Decoder(Event)


class Hall:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: dict[str, LiveTable] = {}
        self.people: dict[Outbox, str] = {}  # who is behind every socket of this process
        self.sockets: Counter[str] = Counter()  # how many each person has
        self._joined: dict[Outbox, set[str]] = {}
        self._alone = isinstance(server.workers, LoneWorker)  # then there are no other processes to tell
        self.presence = Presence(server)
        self.sessions = Sessions(server)
        self.driver = Driver(server, self._finish, self._is_present)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while anybody needs one
        self._tasks: set[asyncio.Task[Any]] = set()
        self._living: set[str] = set()

    # ---- beginning and end

    async def open(self) -> None:
        self._background(self._listen())
        self._background(self._sweep_for_ever())
        self._background(self.presence.tell_for_ever())

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # what is cut off amid a statement still needs the database
        await self.driver.close()
        for table in list(self.tables.values()):
            async with table.lock:
                table.dropped = True

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        self._watch(asyncio.get_running_loop().create_task(work))

    def _watch(self, task: asyncio.Task[Any]) -> None:
        """Have it end before the database closes."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- tables in memory

    async def table(self, name: str) -> LiveTable:
        """The table, read from the database if it is not in memory."""
        found = self.tables.get(name)
        if found is not None:
            return found
        async with self._alone_with(name):
            return self.tables.get(name) or await self._load(name)

    def _alone_with(self, name: str) -> asyncio.Lock:
        """Held so that nobody else reads this table into memory or lets it go meanwhile."""
        return self._loading.setdefault(name, asyncio.Lock())

    async def _load(self, name: str) -> LiveTable:
        await self.server.channels.subscribe([name])
        try:
            info = await self._info(name)
            standing = None if info.seed is None else await self._replayed(info)
        except BaseException:
            await self.server.channels.unsubscribe([name])
            raise
        made = LiveTable(self.server, info, standing, self._publish, self.driver.plan, self._lost)
        table = self.tables.setdefault(name, made)
        metrics.TABLES.set(len(self.tables))
        return table

    async def _info(self, name: str) -> TableInfo:
        async with self.server.engine.connect() as connection:
            return await read_table(connection, name)

    async def _replayed(self, info: TableInfo) -> Standing:
        standing = Standing(info.new_match(), info.clock)
        for entry in await self.server.journal.read(info.id):
            standing.apply(entry)
        return standing

    def _lost(self, table: LiveTable) -> None:
        """Memory may be ahead of the journal, or behind it: read the table again and show it to everybody anew."""
        table.dropped = True
        self.driver.stop(table)
        if self.tables.get(table.info.id) is table:
            del self.tables[table.info.id]
        self._background(self._restore(table))

    async def _restore(self, lost: LiveTable) -> None:
        delay = 0.05
        while True:
            try:
                table, alive = await self.table(lost.info.id), await self._alive()
                break
            except GameError:
                return
            except Exception as error:
                log.warning("table_not_restored_yet", table=lost.info.id, error=type(error).__name__)
                await asyncio.sleep(delay)
                delay = min(2.0, delay * 2)
        async with table.lock:
            for outbox, watcher in lost.watchers.items():
                if outbox not in self.people:
                    self._absent(table, watcher)
                elif outbox not in table.watchers:
                    table.watchers[outbox] = watcher
                    if table.standing is not None:
                        table.show(watcher, watcher.since)
            if table.standing is not None and driver_of(table.info.id, table.standing.worker, alive) == self.server.worker:
                self.driver.plan(table)

    async def start(self, name: str) -> None:
        """The match of a table that is now in play: write its first entry and go."""
        table = await self.refreshed(name)
        async with table.lock:
            if table.standing is not None and table.standing.seq < 0:
                await table.write("start", None)

    async def refreshed(self, name: str) -> LiveTable:
        """The table with what the database says of it now, shown to everybody here and announced elsewhere."""
        table = await self._refresh(name)
        await self._tell(name, Changed(name, self.server.worker))
        return table

    async def _refresh(self, name: str) -> LiveTable:
        table = await self.table(name)
        async with table.lock:
            info = await self._info(name)
            if table.standing is None and info.seed is not None:
                table.standing = await self._replayed(info)
            if info.status == "closed":
                self.driver.stop(table)
            self._update(table, info)
        return table

    def _update(self, table: LiveTable, info: TableInfo) -> None:
        table.reseat(info, self.people)
        table.show_people()

    # ---- people at tables

    async def join(self, outbox: Outbox, person: str, message: Join) -> None:
        table = await self.table(message.table)
        async with table.lock:
            seat = table.info.seat_of(person)
            if seat is None and not table.info.may_watch(person, message.invitation):
                raise NotAllowed("no_spectators" if table.info.public else "by_invitation_only")
            watcher = Watcher(outbox, seat, message.since)
            table.watchers[outbox] = watcher
            self._joined.setdefault(outbox, set()).add(message.table)
            watcher.send(table.shown(seat))
            if table.standing is not None and table.standing.seq >= 0:
                table.show(watcher, message.since)
        if seat is not None:
            self.presence.arrive(table.info.id, seat)
            await self.back(table, seat)

    def part(self, outbox: Outbox, name: str) -> None:
        self._joined.get(outbox, set()).discard(name)
        self._part(outbox, name)
        outbox.put(ENCODER.encode(Parted(name)))

    def _part(self, outbox: Outbox, name: str) -> None:
        table = self.tables.get(name)
        watcher = table.watchers.pop(outbox, None) if table is not None else None
        if table is None or watcher is None:
            return
        self._absent(table, watcher)

    def _absent(self, table: LiveTable, watcher: Watcher) -> None:
        if watcher.seat is not None and not any(one.seat == watcher.seat for one in table.watchers.values()):
            self.presence.leave(table.info.id, watcher.seat)

    def come(self, outbox: Outbox, person: str) -> None:
        """A socket has opened, and this is the task that reads it."""
        self.people[outbox] = person
        self.sockets[person] += 1
        reader = asyncio.current_task()
        if reader is not None:
            self._watch(reader)

    def gone(self, outbox: Outbox) -> None:
        """A socket has closed."""
        person = self.people.pop(outbox)
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        for name in self._joined.pop(outbox, ()):
            self._part(outbox, name)

    async def back(self, table: LiveTable, seat: int) -> None:
        """Somebody plays their seat again themselves."""
        async with table.lock:
            standing = table.standing
            if standing is not None and seat in standing.gone and not standing.match.over:
                await table.write("back", seat)

    async def leave_seat(self, name: str, seat: int) -> None:
        """Somebody goes in mid-match: a bot plays on for them."""
        table = await self.table(name)
        async with table.lock:
            if seat not in table.playing().gone and not table.playing().match.over:
                await table.write("gone", seat)

    async def _is_present(self, table: LiveTable, seat: int) -> bool:
        return await self.presence.anywhere(table.info.id, seat, await self._alive())

    async def _let_go_of_idle(self) -> None:
        """Forget the tables that nobody looks at and nothing happens at; the journal keeps them."""
        for name, table in list(self.tables.items()):
            if not table.watchers and not self.driver.drives(table) and not table.lock.locked():
                async with self._alone_with(name):
                    table.dropped = True
                    self.tables.pop(name, None)
                    await self.server.channels.unsubscribe([name])
        metrics.TABLES.set(len(self.tables))

    # ---- the other processes

    async def _publish(self, table: LiveTable, entry: Entry) -> None:
        await self._tell(entry.table, Entered(entry))

    async def say(self, said: Said) -> None:
        self._hear(said)
        await self._tell(said.table, Spoken(said, self.server.worker))

    async def _tell(self, table: str, event: Event) -> None:
        if self._alone:
            return
        try:
            await self.server.channels.publish(msgspec.json.encode(event), [table])
        except Exception:
            log.warning("channels_down", table=table)  # the others find out when they sweep, or from the journal

    async def _listen(self) -> None:
        async for name, data in self.server.channels.stream_events():
            self._background(self._follow(name, data))

    async def _follow(self, name: str, data: bytes) -> None:
        try:
            await (self._missed(name) if data == MISSED else self._heard(name, EVENTS.decode(data)))
        except Exception as error:  # found when we look again
            log.warning("news_not_followed", table=name, error=type(error).__name__)

    async def _heard(self, name: str, event: Event) -> None:
        if name not in self.tables and name not in self._loading:
            return
        if isinstance(event, Entered) and event.entry.worker != self.server.worker:
            await self._catch_up(name, event.entry.seq, event.entry)
        elif isinstance(event, Changed) and event.worker != self.server.worker:
            await self._refresh(name)
        elif isinstance(event, Spoken) and event.worker != self.server.worker:
            self._hear(event.said)

    async def _missed(self, name: str) -> None:
        """The channels were gone for a while: whatever happened meanwhile is in the database."""
        if name in self.tables:
            table = await self._refresh(name)
            news = await self.server.journal.read(name, table.standing.seq) if table.standing is not None else []
            if news:
                await self._catch_up(name, news[-1].seq)

    async def _catch_up(self, name: str, seq: int, news: Entry | None = None) -> None:
        """Another process wrote something: go on from there. What comes next is its to drive."""
        table = await self.table(name)
        async with table.lock:
            standing = table.standing
            if table.dropped or standing is None or seq <= standing.seq:
                return
            follows = news is not None and seq == standing.seq + 1
            entries = [news] if news is not None and follows else await self.server.journal.read(name, standing.seq)
            self.driver.stop(table)
            for entry in entries:
                standing.apply(entry)
                table.entered(entry)
            if standing.match.over:
                self._update(table, await self._info(name))

    def _hear(self, said: Said) -> None:
        table = self.tables.get(said.table)
        for watcher in table.watchers.values() if table is not None else ():
            watcher.send(said)

    # ---- tables without a driver

    async def _sweep_for_ever(self) -> None:
        """Take over the tables of processes that have died, and look now and then whether one was forgotten."""
        rounds = 0
        while True:
            try:
                alive = await self._alive()
                if self._living - alive or rounds % 30 == 0:
                    await self._sweep(alive)
                if rounds % 5 == 0:
                    await self._look_again()
                    await self.sessions.check()
                    await self._look_for_closed()
                if rounds % IDLE_ROUNDS == IDLE_ROUNDS - 1:
                    await self._let_go_of_idle()
                self._living = alive
                rounds += 1
            except Exception as error:
                log.warning("sweep_failed", error=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _alive(self) -> set[str]:
        return set(await self.server.workers.living(self.server.outside.now()))

    async def _sweep(self, alive: set[str]) -> None:
        await self.presence.forget_all_but(alive)
        entry = JOURNAL.alias()
        latest = select(func.max(entry.c.seq)).where(entry.c.table == TABLES.c.id).scalar_subquery()
        at_end = (JOURNAL.c.table == TABLES.c.id) & (JOURNAL.c.seq == latest)
        playing = select(TABLES.c.id, JOURNAL.c.seq, JOURNAL.c.worker).join_from(TABLES, JOURNAL, at_end, isouter=True)
        async with self.server.engine.connect() as connection:
            rows = (await connection.execute(playing.where(TABLES.c.status == "playing"))).all()
        for row in rows:
            if driver_of(row.id, row.worker, alive) == self.server.worker:
                await self._take_over(row.id, row.seq)

    async def _look_again(self) -> None:
        """News that the channels lost: see whether others wrote to tables that people here look at."""
        watched = [name for name, table in self.tables.items() if table.watchers]
        for start in range(0, len(watched), 500):
            latest = select(JOURNAL.c.table, func.max(JOURNAL.c.seq).label("seq")).group_by(JOURNAL.c.table)
            async with self.server.engine.connect() as connection:
                rows = await connection.execute(latest.where(JOURNAL.c.table.in_(watched[start : start + 500])))
                found = [(row.table, row.seq) for row in rows]
            for name, seq in found:
                await self._catch_up(name, seq)

    async def _look_for_closed(self) -> None:
        """An operator closes tables from outside, where no channel begins."""
        going = [name for name, table in self.tables.items() if table.info.status in ("open", "playing")]
        for start in range(0, len(going), 500):
            closed = select(TABLES.c.id).where(TABLES.c.status == "closed", TABLES.c.id.in_(going[start : start + 500]))
            async with self.server.engine.connect() as connection:
                found = list(await connection.scalars(closed))
            for name in found:
                await self._refresh(name)

    async def _take_over(self, name: str, seq: int | None) -> None:
        """Drive a table from its last entry on; its writer may have died before it could tell us."""
        try:
            table = await self.table(name)
            if table.standing is None:
                await self._refresh(name)
            if seq is not None:
                await self._catch_up(name, seq)
            async with table.lock:
                if table.standing is not None and table.standing.seq < 0:
                    await table.write("start", None)
                elif not self.driver.drives(table):
                    self.driver.plan(table)
        except (GameError, Taken, StoreDown):
            log.info("not_taken_over", table=name)

    # ---- the end of a match

    async def _finish(self, table: LiveTable) -> None:
        standing = table.playing()
        info = await finish(self.server, table.info, standing)
        async with table.lock:
            self._update(table, info)
        await self._tell(info.id, Changed(info.id, self.server.worker))


def driver_of(table: str, worker: str | None, alive: set[str]) -> str:
    """Who drives a table: the process that wrote its last entry or, if that has died, an heir on whom all others agree."""
    if worker in alive:
        return worker
    return max(alive, key=lambda heir: hashlib.sha256(f"{heir} {table}".encode()).digest())
