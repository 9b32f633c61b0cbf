"""TableRegistry: the tables that this process has in memory, and the sockets that watch them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from noripan.protocol.messages import ENCODER, Join, Parted
from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import NotAllowed, Unavailable
from noripan.server.store.journal import StoreDown
from noripan.server.tables.audience import Watcher
from noripan.server.tables.info import TableInfo, read_table
from noripan.server.tables.presence import Presence
from noripan.server.tables.state import TableState
from noripan.server.tables.table import LiveTable, TableHost
from noripan.server.tables.writer import BoundedWriter

STORE_FAILURES = (StoreDown, SQLAlchemyError, OSError)


class TableRegistry:
    def __init__(self, server: Server, presence: Presence, host: TableHost) -> None:
        self.server = server
        self.presence = presence
        self.tables: dict[str, LiveTable] = {}
        self.people: dict[BoundedWriter, str] = {}  # who is behind every socket of this process
        self.sockets: Counter[str] = Counter()  # how many each person has
        self._host = host
        self._joined: dict[BoundedWriter, set[str]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while anybody needs one

    # ---- tables in memory

    async def table(self, table_id: str) -> LiveTable:
        """The table, read from the database if it is not in memory."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        async with self._load_lock(table_id):
            return self.tables.get(table_id) or await self._load(table_id)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with its lock held, and never one that was let go while we waited for it."""
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if not table.dropped:
                    yield table
                    return

    def needs(self, table_id: str) -> bool:
        """Whether the table is in memory, or will be in a moment."""
        return table_id in self.tables or table_id in self._loading

    def _load_lock(self, table_id: str) -> asyncio.Lock:
        """Held so that nobody else reads this table into memory or lets it go meanwhile."""
        return self._loading.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: str) -> LiveTable:
        await self.server.channels.subscribe([table_id])
        try:
            info = await read_info(self.server, table_id)
            state = None if info.seed is None else await replay_journal(self.server, info)
        except BaseException:
            await self.server.channels.unsubscribe([table_id])
            raise
        table = self.tables.setdefault(table_id, LiveTable(self.server, info, state, self._host))
        metrics.TABLES.set(len(self.tables))
        return table

    async def let_go_of_idle(self) -> None:
        """Forget the tables that nobody watches and nothing happens at; the journal keeps them."""
        for table_id, table in list(self.tables.items()):
            if self._is_idle(table):
                async with self._load_lock(table_id):
                    if self._is_idle(table):  # nobody came while we waited
                        table.dropped = True
                        self.tables.pop(table_id, None)
                        await self.server.channels.unsubscribe([table_id])
        metrics.TABLES.set(len(self.tables))

    def _is_idle(self, table: LiveTable) -> bool:
        return not table.watchers and not self._host.drives(table) and not table.lock.locked()

    async def close(self) -> None:
        """Let go of every table once nothing is being written to it."""
        for table in list(self.tables.values()):
            async with table.lock:
                table.dropped = True

    # ---- sockets

    def socket_opened(self, writer: BoundedWriter, person: str) -> None:
        """Called by the task that reads the socket."""
        self.people[writer] = person
        self.sockets[person] += 1
        metrics.PEOPLE.set(len(self.sockets))
        reader = asyncio.current_task()
        if reader is not None:
            self.server.tasks.watch(reader)

    def socket_closed(self, writer: BoundedWriter) -> None:
        person = self.people.pop(writer)
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        metrics.PEOPLE.set(len(self.sockets))
        for table_id in self._joined.pop(writer, ()):
            self._stop_watching(writer, table_id)

    # ---- who watches which table

    async def join(self, writer: BoundedWriter, person: str, message: Join) -> None:
        try:
            await self._join(writer, person, message)
        except STORE_FAILURES:
            raise Unavailable("store_down") from None

    async def _join(self, writer: BoundedWriter, person: str, message: Join) -> None:
        async with self.locked(message.table) as table:
            if self._may_be_old(table, person, message):
                await self._host.look(table)
            seat = table.info.seat_of(person)
            error = table.info.why_not_watch(person, message.invitation)
            if seat is None and error is not None:
                raise NotAllowed(error)
            watcher = Watcher(writer, seat, message.since, person, message.invitation)
            table.watchers[writer] = watcher
            self._joined.setdefault(writer, set()).add(message.table)
            table.bring_up_to_date(watcher)
        self._host.watching_changed(message.table)
        if seat is not None:
            self.presence.arrive(message.table, seat)
            await table.come_back(seat)

    def _may_be_old(self, table: LiveTable, person: str, message: Join) -> bool:
        """Could somebody have seen more elsewhere than we know, or sat down where we have not heard of it?"""
        seat = table.info.seat_of(person)
        if seat is None and table.info.why_not_watch(person, message.invitation) is not None:
            return True
        known = table.state.seat_seq(seat) if table.state is not None else 0
        lost = table.state is None and table.info.seed is not None
        return not self.server.is_alone or message.since > known or lost

    def host_watches(self, table: LiveTable) -> bool:
        return any(self.people.get(writer) == table.info.host for writer in table.watchers)

    def part(self, writer: BoundedWriter, table_id: str) -> None:
        self._forget(writer, table_id)
        writer.put(ENCODER.encode(Parted(table_id)))

    def send_away(self, table: LiveTable) -> None:
        """Part from those who have no seat and may not watch any more; they get the reason, and nothing else."""
        for writer, watcher in list(table.watchers.items()):
            error = table.info.why_not_watch(self.people.get(writer), watcher.invitation)
            if watcher.seat is None and error is not None:
                self._forget(writer, table.info.id)
                watcher.send(Parted(table.info.id, error))

    def _forget(self, writer: BoundedWriter, table_id: str) -> None:
        self._joined.get(writer, set()).discard(table_id)
        self._stop_watching(writer, table_id)

    def _stop_watching(self, writer: BoundedWriter, table_id: str) -> None:
        table = self.tables.get(table_id)
        watcher = table.watchers.pop(writer, None) if table is not None else None
        if table is None or watcher is None:
            return
        self._host.watching_changed(table_id)
        if watcher.seat is not None and not any(one.seat == watcher.seat for one in table.watchers.values()):
            self.presence.leave(table.info.id, watcher.seat)


async def read_info(server: Server, table_id: str) -> TableInfo:
    async with server.engine.connect() as connection:
        return await read_table(connection, table_id)


async def replay_journal(server: Server, info: TableInfo) -> TableState:
    state = TableState(info.new_match(), info.clock)
    for entry in await server.journal.read(info.id):
        state.apply(entry)
    return state
