"""Runs the server until a signal says to end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from types import FrameType

import structlog
import uvicorn
from litestar import Litestar

from noripan.server import logs
from noripan.server.app import create_app
from noripan.server.environment import Environment
from noripan.server.errors import CannotRun
from noripan.server.http.routes.health import MULTIPROCESS
from noripan.server.lifespan import open_server
from noripan.server.process.connections import KEPT_SECONDS, TimedConnection, raise_limit_of_files, watch_files
from noripan.server.settings import Settings, without_secrets
from noripan.server.sockets.wire import Wire

LOG = structlog.get_logger()
FINISH_SECONDS = 3.0  # what is being done may take so long when the server ends
FLUSH_SECONDS = 0.05  # so long for the answers to leave
CLOSE_SECONDS = 3  # and connections so long to close
LOOK_SECONDS = 0.1
COLLECT = (10_000, 10, 10)  # new objects, and younger rounds before an older one, that make Python look for garbage
Announce = Callable[[str], None]


class GracefulServer(uvicorn.Server):
    """Ends in order: turn proxies away, listen no more, finish what was begun, close sockets with 1012, then the rest."""

    def __init__(self, app: Litestar, settings: Settings, started: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=partial(TimedConnection, seconds=settings.request_seconds),  # type: ignore[arg-type]
                ws=Wire,
                ws_per_message_deflate=False,
                ws_max_size=settings.message_bytes,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,  # origins.py judges whom to believe
                server_header=False,
                timeout_graceful_shutdown=CLOSE_SECONDS,
                timeout_keep_alive=KEPT_SECONDS,
            )
        )
        self._litestar = app
        self._drain_seconds = settings.drain_seconds
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watching = asyncio.create_task(watch_files())
        spare_the_collector()
        self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                await self._litestar.state.server.work.done()
        await asyncio.sleep(FLUSH_SECONDS)
        self._watching.cancel()
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        """Serve on while whoever asks after our health learns that we are about to end."""
        if self._drain_seconds:
            LOG.info("draining", seconds=self._drain_seconds)
        self._litestar.state.server.is_draining = True
        until = time.monotonic() + self._drain_seconds
        while (left := until - time.monotonic()) > 0 and self._drain_seconds:  # a signal may set it to nothing meanwhile
            await asyncio.sleep(min(left, LOOK_SECONDS))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Unlike uvicorn's own, does not raise the signal again at the end: to be asked to end is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT and not self._drain_seconds
        if sig == signal.SIGINT:  # somebody waits at the keyboard
            self.end_soon()
        self.should_exit = True

    def end_soon(self) -> None:
        """Without draining."""
        self._drain_seconds = 0.0
        self.should_exit = True


def spare_the_collector() -> None:
    """Nothing that was loaded is ever garbage, and tables keep many small objects: as Python sets it out of the box, the
    search for cycles takes up to a quarter of the time of a busy server."""
    gc.freeze()
    gc.set_threshold(*COLLECT)


def run(settings: Settings, announce: Announce) -> None:
    """Serve with as many processes as the settings say. Raises CannotRun before anything is served."""
    logs.configure(settings)
    raise_limit_of_files()
    listening = bind(settings)
    asyncio.run(check(settings))
    address = address_of(listening)
    LOG.info("starting", version=version("noripan"), settings=without_secrets(settings))
    if settings.workers == 1:
        serve(settings, listening, lambda: announce(address))
    else:
        from noripan.server.process.supervisor import Supervisor

        with tempfile.TemporaryDirectory(prefix="noripan-metrics-") as folder:
            os.environ[MULTIPROCESS] = folder
            Supervisor(settings, listening, lambda: announce(address)).run()
    LOG.info("stopped")


def bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        code = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}.get(error.errno or 0, "host_unusable")
        raise CannotRun(code, host=settings.host, port=str(settings.port)) from error


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def check(settings: Settings) -> None:
    """All that a server needs can be open_server; the database is brought to this version on the way."""
    async with open_server(settings, Environment()):
        pass


def serve(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    GracefulServer(create_app(settings), settings, started).run([listening])
