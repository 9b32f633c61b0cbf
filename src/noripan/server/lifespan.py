"""Lifespan: opens the parts of a server in order before the first request, and closes them after the last."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.errors import CannotRun
from noripan.server.settings import Settings, shown_address
from noripan.server.store.channels import Channels, channels_for
from noripan.server.store.database import address_of, is_sqlite, open_database, prepare
from noripan.server.store.file_lock import exclusive, shared
from noripan.server.store.journal import Journal, StoreDown
from noripan.server.store.journal_postgres import PostgresJournal
from noripan.server.store.journal_sqlite import SqliteJournal
from noripan.server.store.key import secret_key
from noripan.server.store.workers import Heartbeat, LoneWorker


@asynccontextmanager
async def open_server(settings: Settings, environment: Environment) -> AsyncIterator[Server]:
    """A server whose parts all run. Raises CannotRun."""
    url = address_of(settings)
    channels = channels_for(settings)
    key = secret_key(settings.data, os.environ, environment.random_bytes)
    worker = environment.token(8)
    async with AsyncExitStack() as stack:
        database = open_database(url)
        stack.push_async_callback(database.dispose)
        await prepare(database)
        if is_sqlite(url):
            lock = exclusive if channels.is_local else shared
            stack.enter_context(lock(Path(str(url.database))))
        workers = LoneWorker(worker) if channels.is_local else Heartbeat(database, worker, environment.now)
        await workers.start()
        stack.push_async_callback(workers.stop)
        journal = journal_at(url)
        await _open_journal(journal, url)
        stack.push_async_callback(journal.close)
        await _open_channels(channels, settings)
        stack.push_async_callback(channels.on_shutdown)
        yield Server(settings, environment, key, worker, database, journal, channels, workers)


def journal_at(url: URL) -> Journal:
    return SqliteJournal(Path(str(url.database))) if is_sqlite(url) else PostgresJournal(url)


async def _open_journal(journal: Journal, url: URL) -> None:
    try:
        await journal.open()
    except StoreDown as error:
        raise CannotRun("database_unreachable", address=shown_address(str(url)), reason=str(error)) from error


async def _open_channels(channels: Channels, settings: Settings) -> None:
    try:
        await channels.on_startup()
    except StoreDown as error:
        raise CannotRun("channels_unreachable", address=shown_address(settings.channels or ""), reason=str(error)) from error
