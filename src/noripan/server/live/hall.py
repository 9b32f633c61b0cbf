"""Hall: the tables that this process has in memory, and its ties to the other processes."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, func, insert, select

from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.live.driver import Driver
from noripan.server.live.outbox import Outbox
from noripan.server.live.protocol import ENCODER, Join, Parted, Said
from noripan.server.live.standing import Standing
from noripan.server.live.table import LiveTable, Watcher
from noripan.server.results import finish
from noripan.server.schema import JOURNAL, PRESENCE, TABLES
from noripan.server.store.channels import MISSED
from noripan.server.store.journal import Entry, StoreDown, Taken
from noripan.server.tables import TableInfo, read_table

SWEEP_SECONDS = 1.0
IDLE_SECONDS = 60.0

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
        self.driver = Driver(server, self._finish, self._is_present)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._living: set[str] = set()

    # ---- beginning and end

    async def open(self) -> None:
        self._background(self._listen())
        self._background(self._sweep_for_ever())

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        for task in self._tasks:
            task.cancel()
        await self.driver.close()
        for table in list(self.tables.values()):
            async with table.lock:
                table.dropped = True

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- tables in memory

    async def table(self, name: str) -> LiveTable:
        """The table, read from the database if it is not in memory."""
        found = self.tables.get(name)
        if found is not None:
            return found
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                return self.tables.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        await self.server.channels.subscribe([name])
        info = await self._info(name)
        standing = None if info.seed is None else await self._replayed(info)
        table = LiveTable(self.server, info, standing, self._publish, self.driver.plan, self._lost)
        self.tables[name] = table
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
                table = await self.table(lost.info.id)
                break
            except GameError:
                return
            except Exception:
                log.warning("table_not_restored_yet", table=lost.info.id)
                await asyncio.sleep(delay)
                delay = min(2.0, delay * 2)
        async with table.lock:
            for outbox, watcher in lost.watchers.items():
                if outbox in self.people:
                    table.watchers[outbox] = watcher
                    if table.standing is not None:
                        table.show(watcher, watcher.since)
            if table.standing is not None and table.standing.worker == self.server.worker:
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
            table.reseat(info, self.people)
            if table.standing is None and info.seed is not None:
                table.standing = await self._replayed(info)
            if info.status == "closed":
                self.driver.stop(table)
            table.show_people()
        return table

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
            await self._arrive(table, seat)

    async def part(self, outbox: Outbox, name: str) -> None:
        self._joined.get(outbox, set()).discard(name)
        await self._part(outbox, name)
        outbox.put(ENCODER.encode(Parted(name)))

    async def _part(self, outbox: Outbox, name: str) -> None:
        table = self.tables.get(name)
        watcher = table.watchers.pop(outbox, None) if table is not None else None
        if table is None or watcher is None:
            return
        if watcher.seat is not None and not any(one.seat == watcher.seat for one in table.watchers.values()):
            await self._leave(table, watcher.seat)
        self._let_go_later(table)

    def come(self, outbox: Outbox, person: str) -> None:
        """A socket has opened."""
        self.people[outbox] = person
        self.sockets[person] += 1

    async def gone(self, outbox: Outbox) -> None:
        """A socket has closed."""
        person = self.people.pop(outbox)
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        for name in self._joined.pop(outbox, ()):
            await self._part(outbox, name)

    async def _arrive(self, table: LiveTable, seat: int) -> None:
        row = {"table": table.info.id, "seat": seat, "worker": self.server.worker}
        async with self.server.engine.begin() as connection:
            await connection.execute(delete(PRESENCE).where(*(PRESENCE.c[key] == row[key] for key in row)))
            await connection.execute(insert(PRESENCE).values(row))
        await self.back(table, seat)

    async def _leave(self, table: LiveTable, seat: int) -> None:
        async with self.server.engine.begin() as connection:
            await connection.execute(
                delete(PRESENCE).where(
                    PRESENCE.c.table == table.info.id, PRESENCE.c.seat == seat, PRESENCE.c.worker == self.server.worker
                )
            )

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
        async with self.server.engine.connect() as connection:
            rows = await connection.execute(
                select(PRESENCE.c.worker).where(PRESENCE.c.table == table.info.id, PRESENCE.c.seat == seat)
            )
            holders = set(rows.scalars())
        return not holders.isdisjoint(await self._alive())

    def _let_go_later(self, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._let_go, table)

    def _let_go(self, table: LiveTable) -> None:
        idle = not table.watchers and not self.driver.drives(table) and not table.lock.locked()
        if idle and self.tables.get(table.info.id) is table:
            table.dropped = True
            del self.tables[table.info.id]
            metrics.TABLES.set(len(self.tables))
            self._background(self.server.channels.unsubscribe([table.info.id]))

    # ---- the other processes

    async def _publish(self, table: LiveTable, entry: Entry) -> None:
        await self._tell(entry.table, Entered(entry))

    async def say(self, said: Said) -> None:
        self._hear(said)
        await self._tell(said.table, Spoken(said, self.server.worker))

    async def _tell(self, table: str, event: Event) -> None:
        try:
            await self.server.channels.publish(msgspec.json.encode(event), [table])
        except Exception:
            log.warning("channels_down", table=table)  # the others find out when they sweep, or from the journal

    async def _listen(self) -> None:
        async for name, data in self.server.channels.stream_events():
            self._background(self._missed(name) if data == MISSED else self._heard(name, EVENTS.decode(data)))

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
                await self._reload_info(table)

    async def _reload_info(self, table: LiveTable) -> None:
        table.reseat(await self._info(table.info.id), self.people)
        table.show_people()

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
                    await self._look_for_closed()
                self._living = alive
                rounds += 1
            except Exception:
                log.warning("sweep_failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _alive(self) -> set[str]:
        return set(await self.server.workers.living(self.server.outside.now()))

    async def _sweep(self, alive: set[str]) -> None:
        last = (
            select(JOURNAL.c.worker)
            .where(JOURNAL.c.table == TABLES.c.id)
            .order_by(JOURNAL.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        async with self.server.engine.begin() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.worker.not_in(alive)))
            rows = await connection.execute(select(TABLES.c.id, last.label("worker")).where(TABLES.c.status == "playing"))
            playing = [(row.id, row.worker) for row in rows]
        for name, worker in playing:
            driver = worker if worker in alive else heir(name, alive)
            if driver == self.server.worker:
                await self._take_over(name)

    async def _look_again(self) -> None:
        """News that the channels lost: see whether others wrote to tables that people here look at."""
        watched = [name for name, table in self.tables.items() if table.watchers and not self.driver.drives(table)]
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

    async def _take_over(self, name: str) -> None:
        try:
            table = await self.table(name)
            async with table.lock:
                if table.standing is not None and table.standing.seq < 0:
                    await table.write("start", None)
                elif not self.driver.drives(table):
                    self.driver.plan(table)
            self._let_go_later(table)
        except (GameError, Taken, StoreDown):
            log.info("not_taken_over", table=name)

    # ---- the end of a match

    async def _finish(self, table: LiveTable) -> None:
        standing = table.playing()
        await finish(self.server, table.info, standing)
        await self.refreshed(table.info.id)


def heir(table: str, alive: set[str]) -> str:
    """Which of the living processes takes a table whose process has died; all of them agree."""
    return max(alive, key=lambda worker: hashlib.sha256(f"{worker} {table}".encode()).digest())
