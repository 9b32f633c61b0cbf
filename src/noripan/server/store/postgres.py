"""One kept connection to PostgreSQL for one purpose, made again by itself when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import asyncpg
import structlog
from prometheus_client import Counter
from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from noripan.server.store.journal import StoreDown

if TYPE_CHECKING:
    from asyncpg import Connection

LOG = structlog.get_logger()
ANSWER_SECONDS = 5.0  # a server that takes longer is taken for lost
QUIET_SECONDS = 5.0  # after so long without a word we ask whether it is still there
BACK_OFF = (0.05, 0.1, 0.2, 0.5, 1.0)
UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # what was sent is at fault, not the server
FAILED = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

Ready = Callable[["Connection"], Awaitable[None]]


async def connect(url: URL) -> Connection:
    """A connection of our own, environment of SQLAlchemy's pool."""
    _, options = dialect().create_connect_args(url)
    options.pop("prepared_statement_cache_size", None)
    return await asyncpg.connect(
        **options,
        timeout=ANSWER_SECONDS,
        command_timeout=ANSWER_SECONDS,
        server_settings={"application_name": "noripan", "synchronous_commit": "on"},
    )


class PersistentConnection:
    """`ready` is called with every new connection before anybody else may use it."""

    def __init__(self, url: URL, ready: Ready | None = None, losses: Counter | None = None) -> None:
        self._url = url
        self._losses = losses
        self._ready = ready
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, or fail with StoreDown; later losses are mended without a word to the users."""
        try:
            await self._connect()
        except FAILED as error:
            raise StoreDown(str(error)) from error
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILED):
                await connection.close(timeout=ANSWER_SECONDS)

    @property
    def lost(self) -> bool:
        return self._connection is None

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        """The connection for one who waited his turn. A failure means that it is lost, and raises StoreDown."""
        async with self._lock:
            if self._connection is None:
                raise StoreDown
            try:
                yield self._connection
            except UNFIT:
                raise
            except Exception as error:  # after a crash asyncpg raises more kinds than it documents
                self._lose()
                raise StoreDown(str(error)) from error

    def _lose(self, *_: object) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.remove_termination_listener(self._lose)
            connection.terminate()
            self._lost.set()

    async def _connect(self) -> None:
        connection = await connect(self._url)
        try:
            async with self._lock:
                if self._ready is not None:
                    await self._ready(connection)
                self._lost.clear()
                self._connection = connection
                connection.add_termination_listener(self._lose)
        except BaseException:
            connection.terminate()
            raise

    async def _keep(self) -> None:
        while True:
            try:
                async with asyncio.timeout(QUIET_SECONDS):
                    await self._lost.wait()
            except TimeoutError:
                with suppress(StoreDown):
                    async with self.use() as connection:
                        await connection.execute("SELECT 1")
            else:
                await self._mend()

    async def _mend(self) -> None:
        LOG.warning("postgresql_lost")
        if self._losses is not None:
            self._losses.inc()
        tries = 0
        while self._connection is None:
            await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])
            tries += 1
            try:
                await self._connect()
            except Exception as error:  # whatever it was, nobody else would try again
                LOG.debug("postgresql_still_lost", error=type(error).__name__)
        LOG.info("postgresql_back", tries=tries)
