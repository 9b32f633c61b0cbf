"""Sweeper: now and then, looks for what nobody announced: tables without a driver, lost news, idle and expired tables."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import func, select

from noripan.server.context import Server
from noripan.server.store.schema import JOURNAL, TABLES
from noripan.server.tables.driver import Driver, driver_of
from noripan.server.tables.expiry import expire, note_hosts
from noripan.server.tables.info import TableInfo, read_tables
from noripan.server.tables.periodic import every
from noripan.server.tables.registry import STORE_FAILURES, TableRegistry
from noripan.server.tables.sessions import Sessions
from noripan.server.tables.sync import ClusterSync
from noripan.server.tables.table import LiveTable

SWEEP_SECONDS = 1.0
LOOK_ROUNDS = 5  # of sweeping, after which we see whether news was lost, or a table forgotten by all
IDLE_ROUNDS = 60  # after which what nobody needs is let go
EXPIRY_SECONDS = 20.0
AT_ONCE = 50  # tables to ask the database for: answers for many more would hold up the others

log = structlog.get_logger()


class Sweeper:
    def __init__(
        self, server: Server, registry: TableRegistry, sync: ClusterSync, driver: Driver, sessions: Sessions
    ) -> None:
        self.server = server
        self.registry = registry
        self.sync = sync
        self.driver = driver
        self.sessions = sessions
        self._living: set[str] = set()
        self._rounds = 0

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                self.sync.in_doubt = True
                log.warning("sweep_failed", error=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def expire_for_ever(self) -> None:
        await every(EXPIRY_SECONDS, self.expire, "expiry_failed")

    async def expire(self) -> None:
        """Note which hosts are here, and close the open tables whose host has been away for long."""
        here = self.registry.tables.values()
        hosted = [table.info.id for table in here if table.info.status == "open" and self.registry.host_watches(table)]
        now = self.server.environment.now()  # one moment for both: nobody who was just noted is closed
        await note_hosts(self.server, hosted, now)
        for table_id in await expire(self.server, now):
            log.info("table_expired", table=table_id)
            if table_id in self.registry.tables:
                await self.sync.refresh(table_id)
                await self.sync.publish_change(table_id)

    async def sweep(self) -> None:
        """Take over the tables of processes that have died, and look now and then whether anything was forgotten."""
        doubtful, self.sync.in_doubt = self.sync.in_doubt, False
        rounds = self._rounds
        alive = await self.server.living()
        if doubtful:
            self.registry.presence.tell_again()
        if doubtful or self._living - alive or rounds % LOOK_ROUNDS == 0:
            await self._take_over(alive)
            await self._look_again(alive)
            await self.sessions.check()
            self.sync.forget_watching(alive)
        if rounds % IDLE_ROUNDS == IDLE_ROUNDS - 1:
            await self.registry.let_go_of_idle()
            await self.registry.presence.forget_the_dead()
        self._living = alive
        self._rounds += 1

    async def _take_over(self, alive: set[str]) -> None:
        """Drive the tables of the dead that we have never heard of; those in memory are looked at in any case."""
        entry = JOURNAL.alias()
        driven = (entry.c.table == TABLES.c.id) & (entry.c.kind != "answer")  # answers change nothing, nor who drives
        latest = select(func.max(entry.c.seq)).where(driven).scalar_subquery()
        at_end = (JOURNAL.c.table == TABLES.c.id) & (JOURNAL.c.seq == latest)
        playing = select(TABLES.c.id, JOURNAL.c.worker).join_from(TABLES, JOURNAL, at_end, isouter=True)
        async with self.server.engine.connect() as connection:
            rows = (await connection.execute(playing.where(TABLES.c.status == "playing"))).all()
        for row in rows:
            if row.id not in self.registry.tables and driver_of(row.id, row.worker, alive) == self.server.worker:
                await self._look_at(row.id, alive)

    async def _look_again(self, alive: set[str]) -> None:
        """News that the channels lost, or that came from where no channel begins: an operator closes tables."""
        known = list(self.registry.tables)
        for start in range(0, len(known), AT_ONCE):
            ids = known[start : start + AT_ONCE]
            latest = select(JOURNAL.c.table, func.max(JOURNAL.c.seq).label("seq")).group_by(JOURNAL.c.table)
            async with self.server.engine.connect() as connection:
                infos = await read_tables(connection, ids)
                rows = await connection.execute(latest.where(JOURNAL.c.table.in_(ids)))
                seqs = {row.table: row.seq for row in rows}
            for info in infos:
                table = self.registry.tables.get(info.id)
                if table is not None and self._differs(table, info, seqs.get(info.id, -1), alive):
                    await self._look_at(info.id, alive)

    def _differs(self, table: LiveTable, info: TableInfo, seq: int, alive: set[str]) -> bool:
        """Does the database know more than we do, or does nobody drive what is ours?"""
        state = table.state
        if info != table.info or (state.seq if state is not None else -1) < seq:
            return True
        ours = state is not None and driver_of(info.id, state.worker, alive) == self.server.worker
        return ours and info.status == "playing" and not self.driver.drives(table)

    async def _look_at(self, table_id: str, alive: set[str]) -> None:
        try:
            async with self.registry.locked(table_id) as table:
                await self.sync.read(table)
                await self.driver.take_over(table, alive)
        except Exception as error:  # one table must not keep us from the others
            self.sync.in_doubt |= isinstance(error, STORE_FAILURES)
            log.info("not_taken_over", table=table_id, error=type(error).__name__)
