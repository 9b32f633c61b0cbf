"""Channels through Valkey's (or Redis's) publish and subscribe."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from noripan.server import metrics
from noripan.server.store.channels import ChannelMessage, Relay
from noripan.server.store.journal import StoreDown
from noripan.server.store.postgres import BACK_OFF

LOG = structlog.get_logger()
ANSWER_SECONDS = 5.0
QUIET_SECONDS = 5.0
FAILED = (RedisError, OSError, TimeoutError)


class ValkeyChannels(Relay):
    def __init__(self, address: str) -> None:
        super().__init__()
        # No retries of its own: what was missed in between would go unnoticed.
        self._client = Redis.from_url(
            address,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self._hearing: PubSub | None = None
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._listener: asyncio.Task[None] | None = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._wanted
        self._wanted |= new
        if self._hearing is None or not new:  # all that is wanted is subscribed to as soon as there is a connection
            return
        confirmed = [self._confirmed.setdefault(channel, asyncio.get_running_loop().create_future()) for channel in new]
        with suppress(*FAILED):
            await self._hearing.subscribe(*new)
            await asyncio.wait(confirmed, timeout=ANSWER_SECONDS)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = set(channels) & self._wanted
        self._wanted -= old
        if self._hearing is not None and old:
            with suppress(*FAILED):
                await self._hearing.unsubscribe(*old)

    async def answers(self) -> bool:
        try:
            return self._hearing is not None and bool(await self._client.ping())
        except FAILED:
            return False

    async def _open(self) -> None:
        try:
            await self._client.ping()
        except FAILED as error:
            raise StoreDown(str(error)) from error
        await self._connect()
        self._listener = asyncio.create_task(self._listen())

    async def _close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        await self._disconnect()
        await self._client.aclose()

    async def _send(self, batch: list[ChannelMessage]) -> bool:
        try:
            async with self._client.pipeline(transaction=False) as pipeline:
                for channel, data in batch:
                    pipeline.publish(channel, data)
                await pipeline.execute()
        except FAILED:
            return False
        return True

    async def _connect(self) -> None:
        hearing = self._client.pubsub()
        await hearing.connect()
        subscribed: set[str] = set()
        while new := self._wanted - subscribed:  # tables come and go meanwhile
            await hearing.subscribe(*new)
            subscribed |= new
        self._hearing = hearing

    async def _disconnect(self) -> None:
        hearing, self._hearing = self._hearing, None
        if hearing is not None:
            with suppress(*FAILED):
                await hearing.aclose()
        for waiting in self._confirmed.values():
            waiting.cancel()
        self._confirmed.clear()

    async def _listen(self) -> None:
        tries = 0
        while True:
            try:
                if self._hearing is None:
                    await self._connect()
                    LOG.info("valkey_back", tries=tries)
                tries = 0
                await self._hear()
            except FAILED:
                if not tries:
                    LOG.warning("valkey_lost")
                    metrics.CHANNEL_LOSSES.inc()
                await self._disconnect()
                await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])
                tries += 1

    async def _hear(self) -> None:
        """Pass on what comes until the connection is lost."""
        assert self._hearing is not None
        asked = False
        while True:
            message = await self._hearing.get_message(timeout=QUIET_SECONDS)
            if message is not None:
                asked = False
                self._take(message)
            elif asked:
                raise TimeoutError
            else:
                asked = True
                await self._hearing.ping()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "message":
            self._inbox.put_nowait((message["channel"].decode(), message["data"]))
        elif message["type"] == "subscribe":
            self._confirm(message["channel"].decode())

    def _confirm(self, channel: str) -> None:
        waiting = self._confirmed.pop(channel, None)
        if waiting is None:
            self._tell_missed(channel)
        elif not waiting.done():
            waiting.set_result(None)
