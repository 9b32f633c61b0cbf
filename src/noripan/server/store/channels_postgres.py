"""Channels through PostgreSQL's LISTEN and NOTIFY, with one connection to tell and one to hear."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import URL

from noripan.server import metrics
from noripan.server.store.channels import ChannelMessage, Relay
from noripan.server.store.journal import StoreDown
from noripan.server.store.postgres import PersistentConnection

if TYPE_CHECKING:
    from asyncpg import Connection

MOST_BYTES = 7999  # NOTIFY carries no more
NOTIFY = "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS message (channel, payload)"


class PostgresChannels(Relay):
    def __init__(self, url: URL) -> None:
        super().__init__()
        self._telling = PersistentConnection(url)
        self._hearing = PersistentConnection(url, self._listen_again, metrics.CHANNEL_LOSSES)

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._wanted
        self._wanted |= new
        with suppress(StoreDown):  # all that is wanted is listened to as soon as there is a connection
            async with self._hearing.use() as connection:
                for channel in new:
                    await connection.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = set(channels) & self._wanted
        self._wanted -= old
        with suppress(StoreDown):
            async with self._hearing.use() as connection:
                for channel in old - self._wanted:  # somebody may have come back while we waited
                    await connection.remove_listener(channel, self._hear)

    async def answers(self) -> bool:
        return not self._telling.lost and not self._hearing.lost

    def _check(self, data: bytes) -> None:
        if len(data) > MOST_BYTES:
            raise ValueError(f"NOTIFY carries at most {MOST_BYTES} bytes, not {len(data)}")

    async def _open(self) -> None:
        await self._telling.open()
        await self._hearing.open()

    async def _close(self) -> None:
        await self._telling.close()
        await self._hearing.close()

    async def _send(self, batch: list[ChannelMessage]) -> bool:
        try:
            async with self._telling.use() as connection:
                await connection.execute(NOTIFY, [channel for channel, _ in batch], [data.decode() for _, data in batch])
        except StoreDown:
            return False
        return True

    async def _listen_again(self, connection: Connection) -> None:
        for channel in list(self._wanted):  # tables come and go meanwhile; whoever wants one later waits for us
            await connection.add_listener(channel, self._hear)
            self._tell_missed(channel)

    def _hear(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        self._inbox.put_nowait((channel, str(payload).encode()))
