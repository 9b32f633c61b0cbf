"""The real `noripan` command in processes of its own."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from types import TracebackType

import httpx
import psutil

from support.patience import WAIT

COMMAND = [sys.executable, "-m", "noripan"]


def plain_environment(**more: str) -> dict[str, str]:
    """Ours, without settings that somebody may have set."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NORIPAN_") or name == "NORIPAN_PURE"}
    return {**kept, "COLUMNS": "200", "NORIPAN_LANG": "en", **more}


def noripan(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself."""
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=WAIT, check=False, env=plain_environment()
    )


class Serving:
    """A real server on a free port; `with` waits until it serves, and ends it by its process id."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--no-open", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=plain_environment(**environment),
        )
        self.pid = self.process.pid
        self.said = ""
        self.address = ""
        self._children: dict[int, psutil.Process] = {}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line

    def __enter__(self) -> Serving:
        limit = time.monotonic() + WAIT
        while not (found := re.search(r"http://\S+/", self.said)):
            assert self.process.poll() is None and time.monotonic() < limit, self.said
            time.sleep(0.02)
        self.address = found.group()
        self.until_ready()
        return self

    def until_ready(self) -> None:
        limit = time.monotonic() + WAIT
        while httpx.get(self.address + "ready", timeout=WAIT).status_code != 200:
            assert time.monotonic() < limit, self.said
            time.sleep(0.02)

    def children(self) -> list[int]:
        """The process ids of its workers."""
        try:
            found = psutil.Process(self.pid).children()
        except psutil.NoSuchProcess:
            found = []
        for child in found:
            self._children[child.pid] = child
        workers = []
        for child in found:
            with contextlib.suppress(psutil.NoSuchProcess):  # gone, or a zombie, in the meantime
                if "spawn_main" in " ".join(child.cmdline()):
                    workers.append(child.pid)
        return workers

    def wait(self) -> int:
        return self.process.wait(WAIT)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(WAIT)
        for child in self._children.values():
            if child.is_running():
                child.kill()
        self._reader.join(5)
