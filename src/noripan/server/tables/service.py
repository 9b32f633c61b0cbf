"""TableService: all that routes and sockets ask of tables, and the one object that every table asks in turn."""

from __future__ import annotations

from noripan.protocol.messages import Said
from noripan.server.context import Server
from noripan.server.errors import Unavailable
from noripan.server.notifications.sender import Sender
from noripan.server.store.journal import Entry
from noripan.server.tables.driver import Driver
from noripan.server.tables.presence import Presence
from noripan.server.tables.registry import STORE_FAILURES, TableRegistry
from noripan.server.tables.results import finish
from noripan.server.tables.sessions import Sessions
from noripan.server.tables.shuffle import ShuffleWatch
from noripan.server.tables.sweeper import Sweeper
from noripan.server.tables.sync import ClusterSync, Entered
from noripan.server.tables.table import LiveTable


class TableService:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.sessions = Sessions(server)
        self.presence = Presence(server)
        self.driver = Driver(server, self.presence)
        self.registry = TableRegistry(server, self.presence, self)
        self.sync = ClusterSync(server, self.registry, self.driver)
        self.shuffles = ShuffleWatch(server, self.start)
        self.sender = Sender(server, self.presence.anywhere)
        self.sweeper = Sweeper(server, self.registry, self.sync, self.driver, self.sessions)

    async def open(self) -> None:
        for work in (
            self.sync.listen,
            self.sync.share_limits_for_ever,
            self.sync.share_watching_for_ever,
            self.sweeper.sweep_for_ever,
            self.sweeper.expire_for_ever,
            self.presence.tell_for_ever,
            self.shuffles.run_for_ever,
            self.sender.send_for_ever,
        ):
            self.server.tasks.start(work())

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        await self.server.tasks.cancel()
        await self.driver.close()
        await self.registry.close()
        await self.sender.close()

    # ---- for routes and sockets

    async def start(self, table_id: str) -> LiveTable:
        """Begin the match if the cards are dealt; show in any case what has changed."""
        table = await self.refreshed(table_id)
        if table.info.seed is not None:
            await table.start()
        return table

    async def refreshed(self, table_id: str) -> LiveTable:
        """The table with what the database says of it now, shown to everybody here and announced elsewhere."""
        table = await self.sync.refresh(table_id)
        await self.sync.publish_change(table_id)
        return table

    async def leave_seat(self, table_id: str, seat: int) -> None:
        """Somebody goes in mid-match: a bot plays on for them."""
        await (await self.registry.table(table_id)).leave(seat)

    async def say(self, said: Said) -> None:
        await self.sync.say(said)

    # ---- for tables

    async def look(self, table: LiveTable) -> None:
        try:
            await self.sync.read(table)
        except STORE_FAILURES:
            raise Unavailable("store_down") from None

    async def appended(self, entry: Entry) -> None:
        await self.sync.publish(Entered(entry))

    def drives(self, table: LiveTable) -> bool:
        return self.driver.drives(table)

    def plan(self, table: LiveTable) -> None:
        self.driver.plan(table)

    def lost(self, table: LiveTable) -> None:
        self.driver.stop(table)
        self.server.tasks.start(self.sync.restore(table))

    async def finish(self, table: LiveTable) -> None:
        info = await finish(self.server, table.info, table.playing())
        async with table.lock:
            self.sync.update(table, info)
        await self.sync.publish_change(info.id)

    def watching_changed(self, table_id: str) -> None:
        self.sync.watching_changed(table_id)
