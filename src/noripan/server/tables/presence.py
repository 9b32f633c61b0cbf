"""Presence: which seats' players are connected. The other processes learn of it a moment later, many changes at once, so
that a thousand people who come back together after a crash cost one transaction and not a thousand."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import delete, insert, select, tuple_

from noripan.server.context import Server
from noripan.server.store.schema import PRESENCE, WORKERS

GATHER_SECONDS = 0.2
RETRY_SECONDS = 1.0
MOST_AT_ONCE = 200

log = structlog.get_logger()
SeatKey = tuple[str, int]  # a table and a seat


class Presence:
    def __init__(self, server: Server) -> None:
        self.server = server
        self._here: set[SeatKey] = set()
        self._changed: dict[SeatKey, None] = {}  # in the order of their changes
        self._woken = asyncio.Event()

    def arrive(self, table: str, seat: int) -> None:
        self._here.add((table, seat))
        self._change((table, seat))

    def leave(self, table: str, seat: int) -> None:
        self._here.discard((table, seat))
        self._change((table, seat))

    def _change(self, place: SeatKey) -> None:
        if not self.server.is_alone:
            self._changed[place] = None
            self._woken.set()

    async def anywhere(self, table: str, seat: int) -> bool:
        """Is this seat's player connected to any living process?"""
        if (table, seat) in self._here or self.server.is_alone:
            return (table, seat) in self._here
        async with self.server.engine.connect() as connection:
            rows = await connection.execute(
                select(PRESENCE.c.worker).where(PRESENCE.c.table == table, PRESENCE.c.seat == seat)
            )
            elsewhere = set(rows.scalars()) - {self.server.worker}
        return bool(elsewhere) and not elsewhere.isdisjoint(await self.server.living())

    async def forget_the_dead(self) -> None:
        """Those not heard of for long. One that was silent for a moment still holds its sockets."""
        if not self.server.is_alone:
            async with self.server.engine.begin() as connection:
                await connection.execute(delete(PRESENCE).where(PRESENCE.c.worker.not_in(select(WORKERS.c.id))))

    def tell_again(self) -> None:
        """The others may have forgotten us."""
        for place in self._here:
            self._change(place)

    async def tell_for_ever(self) -> None:
        while True:
            await self._woken.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._woken.clear()
            while self._changed:
                places = list(self._changed)[:MOST_AT_ONCE]
                for place in places:
                    del self._changed[place]
                try:
                    await self._tell(places)
                except Exception:
                    log.warning("presence_not_told")
                    self._changed = dict.fromkeys(places) | self._changed
                    await asyncio.sleep(RETRY_SECONDS)

    async def _tell(self, places: list[SeatKey]) -> None:
        mine = PRESENCE.c.worker == self.server.worker
        rows = [
            {"table": table, "seat": seat, "worker": self.server.worker}
            for table, seat in places
            if (table, seat) in self._here
        ]
        async with self.server.engine.begin() as connection:
            await connection.execute(delete(PRESENCE).where(mine, tuple_(PRESENCE.c.table, PRESENCE.c.seat).in_(places)))
            if rows:
                await connection.execute(insert(PRESENCE), rows)
