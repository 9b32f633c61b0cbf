"""Several processes that serve on one port: each one that dies is started again."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import structlog
from prometheus_client.multiprocess import mark_process_dead

from noripan.server import logs
from noripan.server.app import create_app
from noripan.server.run import GracefulServer
from noripan.server.settings import Settings

LOG = structlog.get_logger()
SPAWN = multiprocessing.get_context("spawn")
LOOK_SECONDS = 0.2
KILL_SECONDS = 10.0  # a worker that has not ended by then is killed
SOON_SECONDS = 1.0  # one that died again so soon is not started again at once


def work(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """What a worker's process does; it ends when its parent does, however that ended."""
    logs.configure(settings)
    server = GracefulServer(create_app(settings), settings, lambda: parent.send(True))

    async def serve_and_watch() -> None:
        asyncio.get_running_loop().add_reader(parent.fileno(), server.handle_exit, signal.SIGTERM, None)
        await server.serve([listening])

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve_and_watch())


class Worker:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.pipe, theirs = SPAWN.Pipe()  # they tell that they serve; when our end is gone, they know that we are
        self.process: BaseProcess = SPAWN.Process(target=work, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()
        self.started_at = time.monotonic()

    def serves(self) -> bool:
        try:
            return self.pipe.poll() and bool(self.pipe.recv())
        except (EOFError, OSError):
            return False

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

    def _end(self, *_: object) -> None:
        self._ending = True

    def _look(self) -> None:
        for place, worker in enumerate(self._workers):
            if self._tell_started is not None and worker.serves():
                self._tell_started()
                self._tell_started = None
            if worker.process.exitcode is not None and not self._ending:
                LOG.error("worker_died", exit_code=worker.process.exitcode)
                worker.bury()
                if time.monotonic() - worker.started_at < SOON_SECONDS:
                    time.sleep(SOON_SECONDS)
                self._workers[place] = Worker(self._settings, self._listening)

    def _stop_all(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        wait_until = time.monotonic() + KILL_SECONDS
        for worker in self._workers:
            worker.process.join(max(0.0, wait_until - time.monotonic()))
            if worker.process.exitcode is None:
                LOG.error("worker_killed")
                worker.process.kill()
            worker.bury()
