"""Channels to the other processes: what one publishes, all who subscribed hear.

They carry hints ("table 7 is at 41"), never what only one seat may see, and the journal is what counts. So `publish`
hands a message over and returns; it is sent as soon as the service can be reached. Whoever may have missed something while
it could not is told so: the message MISSED on every channel it listens to.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from noripan.server.errors import CannotRun
from noripan.server.settings import Settings, shown_address
from noripan.server.store.database import address_of, is_sqlite

MISSED = b""
MOST_WAITING = 10_000  # messages that could not be sent yet; older ones are dropped
MOST_AT_ONCE = 500

ChannelMessage = tuple[str, bytes]


class Channels(ChannelsBackend):
    is_local = False  # whether they end in this process, which is then the only one

    @abstractmethod
    async def answers(self) -> bool:
        """Whether the service that carries the messages can be reached now."""


class MemoryChannels(MemoryChannelsBackend, Channels):
    """For a server of one process."""

    is_local = True

    async def answers(self) -> bool:
        return True


class Relay(Channels):
    """What all services have in common: messages to send, messages received and the channels we want to hear."""

    def __init__(self) -> None:
        self._outbox: deque[ChannelMessage] = deque()
        self._wake = asyncio.Event()
        self._inbox: asyncio.Queue[ChannelMessage] = asyncio.Queue()
        self._wanted: set[str] = set()
        self._sender: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await self._open()
        self._sender = asyncio.create_task(self._send_all())

    async def on_shutdown(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            with suppress(asyncio.CancelledError):
                await self._sender
        await self._close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self._check(data)
        for channel in channels:
            if len(self._outbox) >= MOST_WAITING:
                self._outbox.popleft()
            self._outbox.append((channel, data))
        self._wake.set()

    async def stream_events(self) -> AsyncGenerator[ChannelMessage, None]:
        while True:
            channel, data = await self._inbox.get()
            if channel in self._wanted:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """None is kept: the journal is the history."""
        return []

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                batch = [self._outbox.popleft() for _ in range(min(MOST_AT_ONCE, len(self._outbox)))]
                if not await self._send(batch):
                    self._outbox.extendleft(reversed(batch))
                    await asyncio.sleep(0.1)

    def _tell_missed(self, channel: str) -> None:
        """To be called only when it is being listened to again: what comes now is not missed."""
        self._inbox.put_nowait((channel, MISSED))

    def _check(self, data: bytes) -> None:
        """Refuse what the service cannot carry."""

    @abstractmethod
    async def _open(self) -> None: ...

    @abstractmethod
    async def _close(self) -> None: ...

    @abstractmethod
    async def _send(self, batch: list[ChannelMessage]) -> bool:
        """Whether they were sent; if not, they are tried again."""


def channels_for(settings: Settings) -> Channels:
    """The channels that the settings ask for. Raises CannotRun for what could not work."""
    url = address_of(settings)
    address = settings.channels or ("memory" if is_sqlite(url) else "database")
    scheme = urlsplit(address).scheme or address
    if scheme == "memory":
        if settings.workers > 1 or not is_sqlite(url):  # anybody may serve from the same PostgreSQL
            raise CannotRun("channels_needed")
        return MemoryChannels()
    if scheme in ("valkey", "valkeys", "redis", "rediss"):
        from noripan.server.store.channels_valkey import ValkeyChannels

        return ValkeyChannels(address.replace("valkey", "redis", 1) if scheme.startswith("valkey") else address)
    if scheme.startswith("postgres") or (scheme == "database" and not is_sqlite(url)):
        from noripan.server.store.channels_postgres import PostgresChannels

        return PostgresChannels(url if scheme == "database" else address_of(Settings(database=address)))
    raise CannotRun("channels_address", address=shown_address(address))
