"""Several processes that serve on one port: each one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import structlog
from prometheus_client.multiprocess import mark_process_dead

from noripan.server import logs
from noripan.server.app import create_app
from noripan.server.process.run import GracefulServer
from noripan.server.settings import Settings

LOG = structlog.get_logger()
SPAWN = multiprocessing.get_context("spawn")
LOOK_SECONDS = 0.2
BEAT_SECONDS = 1.0
START_SECONDS = 120.0  # until the first beat, on however slow a machine
KILL_SECONDS = 10.0  # a worker that has not ended by then is killed
SOON_SECONDS = 1.0  # one that died again so soon is not started again at once


def work(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """What a worker's process does; it ends when its parent does, however that ended."""
    logs.configure(settings)
    beating: list[asyncio.Task[None]] = []
    server = GracefulServer(create_app(settings), settings, lambda: beating.append(asyncio.create_task(beat(parent))))

    def end_alone() -> None:
        asyncio.get_running_loop().remove_reader(parent.fileno())
        server.end_soon()

    async def serve_and_watch() -> None:
        asyncio.get_running_loop().add_reader(parent.fileno(), end_alone)
        await server.serve([listening])
        beating[0].cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve_and_watch())


async def beat(parent: Connection) -> None:
    """Tell that the event loop turns: once when we serve, and then again and again."""
    with suppress(OSError):  # the parent is gone, and we are about to follow
        while True:
            parent.send_bytes(b".")
            await asyncio.sleep(BEAT_SECONDS)


class Worker:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.pipe, theirs = SPAWN.Pipe()  # they tell that they serve; when our end is gone, they know that we are
        self.process: BaseProcess = SPAWN.Process(target=work, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()
        self.started_at = time.monotonic()
        self.heard_at: float | None = None

    def listen(self) -> None:
        with suppress(EOFError, OSError):
            while self.pipe.poll():
                self.pipe.recv_bytes()
                if self.heard_at is None:
                    LOG.info("worker_serves", pid=self.process.pid)
                self.heard_at = time.monotonic()

    def hangs(self, seconds: float) -> bool:
        if self.heard_at is None:
            return time.monotonic() - self.started_at > START_SECONDS
        return time.monotonic() - self.heard_at > seconds

    def bury(self) -> None:
        self.process.join()
        self.pipe.close()
        mark_process_dead(self.process.pid)


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
        self._settings = settings
        self._listening = listening
        self._tell_started: Callable[[], None] | None = started
        self._ending = False
        self._at_once = False
        self._workers: list[Worker] = []

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        self._workers = [Worker(self._settings, self._listening) for _ in range(self._settings.workers)]
        while not self._ending:
            wait([worker.process.sentinel for worker in self._workers], LOOK_SECONDS)
            self._look()
        self._listening.close()
        self._stop_all()

    def _end(self, number: int, *_: object) -> None:
        self._ending = True
        self._at_once = number == signal.SIGINT

    def _look(self) -> None:
        for place, worker in enumerate(self._workers):
            worker.listen()
            if self._tell_started is not None and worker.heard_at is not None:
                self._tell_started()
                self._tell_started = None
            if worker.hangs(self._settings.hang_seconds) and worker.process.exitcode is None:
                LOG.error("worker_hangs", pid=worker.process.pid)
                worker.process.kill()
                worker.process.join()
            if worker.process.exitcode is not None and not self._ending:
                LOG.error("worker_died", exit_code=worker.process.exitcode)
                worker.bury()
                if time.monotonic() - worker.started_at < SOON_SECONDS:
                    time.sleep(SOON_SECONDS)
                self._workers[place] = Worker(self._settings, self._listening)

    def _stop_all(self) -> None:
        for worker in self._workers:
            if self._at_once:
                worker.pipe.close()  # which they notice; a signal would make them drain
            else:
                worker.process.terminate()
        wait_until = time.monotonic() + KILL_SECONDS + (0 if self._at_once else self._settings.drain_seconds)
        for worker in self._workers:
            worker.process.join(max(0.0, wait_until - time.monotonic()))
            if worker.process.exitcode is None:
                LOG.error("worker_killed")
                worker.process.kill()
            worker.bury()
