"""What begins before the first request and ends after the last, in order."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from noripan.server.context import Server
from noripan.server.errors import CannotRun
from noripan.server.key import secret_key
from noripan.server.outside import Outside
from noripan.server.settings import Settings
from noripan.server.store.channels import Channels, MemoryChannels, channels_for
from noripan.server.store.database import address_of, is_sqlite, open_database, prepare
from noripan.server.store.journal import Journal, StoreDown
from noripan.server.store.postgres_journal import PostgresJournal
from noripan.server.store.sole import alone_with, sharing
from noripan.server.store.sqlite_journal import SqliteJournal
from noripan.server.store.workers import Heartbeat, LoneWorker


@asynccontextmanager
async def opened(settings: Settings, outside: Outside) -> AsyncIterator[Server]:
    """A server whose parts all run. Raises CannotRun."""
    url = address_of(settings)
    channels = channels_for(settings)
    key = secret_key(settings.data, os.environ, outside.random_bytes)
    worker = outside.token(8)
    async with AsyncExitStack() as stack:
        database = open_database(url)
        stack.push_async_callback(database.dispose)
        await prepare(database)
        if is_sqlite(url):
            keep = alone_with if isinstance(channels, MemoryChannels) else sharing
            stack.enter_context(keep(Path(str(url.database))))
        workers = LoneWorker(worker) if isinstance(channels, MemoryChannels) else Heartbeat(database, worker, outside.now)
        await workers.start()
        stack.push_async_callback(workers.stop)
        journal = journal_at(url)
        await _open_journal(journal, url)
        stack.push_async_callback(journal.close)
        await _open_channels(channels, settings)
        stack.push_async_callback(channels.on_shutdown)
        yield Server(settings, outside, key, worker, database, journal, channels, workers)


def journal_at(url: URL) -> Journal:
    return SqliteJournal(Path(str(url.database))) if is_sqlite(url) else PostgresJournal(url)


async def _open_journal(journal: Journal, url: URL) -> None:
    try:
        await journal.open()
    except StoreDown as error:
        raise CannotRun("database_unreachable", address=url.render_as_string(), reason=str(error)) from error


async def _open_channels(channels: Channels, settings: Settings) -> None:
    try:
        await channels.on_startup()
    except StoreDown as error:
        shown = (settings.channels or "").rpartition("@")[2]  # without the password
        raise CannotRun("channels_unreachable", address=shown, reason=str(error)) from error
