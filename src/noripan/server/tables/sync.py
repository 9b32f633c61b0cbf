"""ClusterSync: keeps the tables in memory as new as the database, and tells the other processes of what this one changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog

from noripan.core.errors import GameError
from noripan.protocol.messages import Said
from noripan.server.context import Server
from noripan.server.limits import LimitUse
from noripan.server.store.channels import MISSED
from noripan.server.store.journal import Entry
from noripan.server.tables.driver import Driver
from noripan.server.tables.info import TableInfo
from noripan.server.tables.registry import TableRegistry, read_info, replay_journal
from noripan.server.tables.table import LiveTable

log = structlog.get_logger()
LIMITS = "limits"  # a channel that is no table's
SHARE_SECONDS = 0.25
MOST_SPENT = 60  # in one message: PostgreSQL carries 8 kB


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Who sits at a table, or its status, is different: read it again."""

    table: str
    worker: str


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """The journal has one more entry."""

    entry: Entry

    @property
    def table(self) -> str:
        return self.entry.table

    @property
    def worker(self) -> str:
        return self.entry.worker


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """Somebody at a table said something to everybody there."""

    said: Said
    worker: str

    @property
    def table(self) -> str:
        return self.said.table


class Spent(msgspec.Struct, frozen=True, tag="spent"):
    """What people took from this process's limits of late, for the others to count as well."""

    taken: list[LimitUse]
    worker: str

    @property
    def table(self) -> str:
        return LIMITS


class Watching(msgspec.Struct, frozen=True, tag="watching"):
    """So many people look on at a table from this process."""

    table: str
    people: int
    worker: str


ClusterEvent = Changed | Entered | Spoken | Spent | Watching
CLUSTER_EVENTS = msgspec.json.Decoder(ClusterEvent)


class ClusterSync:
    def __init__(self, server: Server, registry: TableRegistry, driver: Driver) -> None:
        self.server = server
        self.registry = registry
        self.driver = driver
        self._watched: set[str] = set()  # tables where somebody came to look on, or went
        self._watched_any = asyncio.Event()
        self.in_doubt = False  # something failed: whoever sweeps looks at everything as soon as they can

    # ---- telling the other processes

    async def publish(self, event: ClusterEvent) -> None:
        if self.server.is_alone:
            return
        try:
            await self.server.channels.publish(msgspec.json.encode(event), [event.table])
        except Exception:
            log.warning("channels_down", table=event.table)  # the others find out when they sweep, or from the journal

    async def publish_change(self, table_id: str) -> None:
        await self.publish(Changed(table_id, self.server.worker))

    async def say(self, said: Said) -> None:
        self._hear(said)
        await self.publish(Spoken(said, self.server.worker))

    def _hear(self, said: Said) -> None:
        table = self.registry.tables.get(said.table)
        for watcher in table.watchers.values() if table is not None else ():
            watcher.send(said)

    async def share_limits_for_ever(self) -> None:
        if self.server.is_alone:
            return
        self.server.limits.share()
        await self.server.channels.subscribe([LIMITS])
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            taken = self.server.limits.collect()
            for start in range(0, len(taken), MOST_SPENT):
                await self.publish(Spent(taken[start : start + MOST_SPENT], self.server.worker))

    def watching_changed(self, table_id: str) -> None:
        self._watched.add(table_id)
        self._watched_any.set()

    async def share_watching_for_ever(self) -> None:
        """Tell how many look on, a moment later: a crowd that comes together is one message."""
        while True:
            await self._watched_any.wait()
            await asyncio.sleep(SHARE_SECONDS)
            self._watched_any.clear()
            changed, self._watched = self._watched, set()
            for table_id in changed:
                table = self.registry.tables.get(table_id)
                if table is not None:
                    await self._show_watching(table)
                    await self.publish(Watching(table_id, table.audience.watching_here, self.server.worker))

    async def _show_watching(self, table: LiveTable) -> None:
        async with table.lock:  # who is gone may not be in the journal yet
            table.audience.show_watching(table.info, table.state)

    async def _count_watching(self, event: Watching) -> None:
        table = self.registry.tables.get(event.table)
        if table is None:
            return
        known = event.worker in table.audience.watching_elsewhere
        table.audience.watching_elsewhere[event.worker] = event.people
        if not known:
            self.watching_changed(event.table)  # nor does it know how many look on here
        await self._show_watching(table)

    def forget_watching(self, alive: set[str]) -> None:
        """Nobody looks on from a process that has died."""
        for table in self.registry.tables.values():
            elsewhere = table.audience.watching_elsewhere
            for worker in set(elsewhere) - alive:
                del elsewhere[worker]
                self.watching_changed(table.info.id)

    # ---- listening to them

    async def listen(self) -> None:
        async for table_id, data in self.server.channels.stream_events():
            self.server.tasks.start(self._receive(table_id, data))

    async def _receive(self, table_id: str, data: bytes) -> None:
        try:
            await self._follow(table_id, None if data == MISSED else CLUSTER_EVENTS.decode(data))
        except Exception as error:
            self.in_doubt = True
            log.warning("cluster_event_failed", table=table_id, error=type(error).__name__)

    async def _follow(self, table_id: str, event: ClusterEvent | None) -> None:
        """Without an event we may have missed some, and whatever it was is in the database."""
        if event is not None and event.worker == self.server.worker:
            return
        if isinstance(event, Spent):
            self.server.limits.take_elsewhere(event.taken)
            return
        if not self.registry.needs(table_id):
            return
        match event:
            case Entered(entry):
                await self._catch_up(table_id, entry)
            case Spoken(said):
                self._hear(said)
            case Watching():
                await self._count_watching(event)
            case _:
                await self.refresh(table_id)

    async def _catch_up(self, table_id: str, entry: Entry) -> None:
        """Another process wrote something: go on from there. What comes next is its to drive."""
        async with self.registry.locked(table_id) as table:
            state = table.state
            if state is None or entry.seq > state.seq + 1:
                await self.read(table)
            elif entry.seq == state.seq + 1:
                self.update(table, table.info, [entry])
                await self._settle(table, [entry])

    # ---- bringing tables up to date; the table's lock must be held where a table is given

    async def refresh(self, table_id: str) -> LiveTable:
        async with self.registry.locked(table_id) as table:
            await self.read(table)
        return table

    async def read(self, table: LiveTable) -> None:
        """Read all that the database knows of a table and show it to everybody here."""
        info, news = await read_info(self.server, table.info.id), list[Entry]()
        if table.state is not None:
            news = await self.server.journal.read(info.id, table.state.seq)
        elif info.seed is not None:
            table.replace_state(await replay_journal(self.server, info))
        self.update(table, info, news)
        await self._settle(table, news)

    def update(self, table: LiveTable, info: TableInfo, news: Sequence[Entry] = ()) -> None:
        """Nothing is waited for in here: nobody is shown a match that they may not watch."""
        if info.status == "closed" or any(entry.kind != "answer" for entry in news):
            self.driver.stop(table)  # whoever wrote this arranges what comes next
        for entry in news:
            table.playing().apply(entry)
            table.acknowledge(entry)
        replan = info.is_by_the_day and info != table.info and self.driver.drives(table)  # a holiday moves deadlines
        table.reseat(info, self.registry.people)
        self.registry.send_away(table)
        table.bring_up_to_date()
        if replan:
            self.driver.plan(table)

    async def _settle(self, table: LiveTable, news: Sequence[Entry]) -> None:
        if any(entry.kind == "answer" for entry in news):
            await table.settle()

    # ---- recovering a table whose memory may be wrong

    async def restore(self, table: LiveTable) -> None:
        delay = 0.05
        while not table.dropped:
            try:
                alive = await self.server.living()
                async with table.lock:
                    await self.read(table)
                    await self.driver.take_over(table, alive)
                return
            except GameError:
                return  # overtaken once more, and so on its way already
            except Exception as error:
                log.warning("table_not_restored_yet", table=table.info.id, error=type(error).__name__)
                await asyncio.sleep(delay)
                delay = min(2.0, delay * 2)
