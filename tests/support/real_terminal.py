"""A real terminal: a program behind a pseudo terminal, its screen kept by an emulator."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pyte

from support.patience import WAIT


class Terminal:
    def __init__(self, child: int, master: int, columns: int, rows: int) -> None:
        self.child = child
        self.master = master
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""

    def text(self) -> str:
        return "\n".join(self.screen.display)

    def look(self, seconds: float = 0.05) -> bool:
        """Take in what the program has written; False once it has ended."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other side has closed
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    def wait_for(self, there: Callable[[str], bool]) -> str:
        until = time.monotonic() + WAIT
        while not there(self.text()):
            assert self.look() and time.monotonic() < until, self.text()
        return self.text()

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Wait for the program's own end; its exit code."""
        until = time.monotonic() + WAIT
        while self.look():
            assert time.monotonic() < until, self.text()
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


@contextmanager
def running(words: list[str], data: Path, columns: int = 80, rows: int = 24) -> Iterator[Terminal]:
    """The noripan command in a terminal of this size; it is stopped at the end if it has not ended by itself."""
    child, master = pty.fork()
    if child == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "NORIPAN_LANG": "en"}
        environment |= {"NORIPAN_DATA": str(data), "PYTHONPATH": os.pathsep.join(sys.path)}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):  # parallel tests set the latter two, and they count more than the size
            environment.pop(name, None)
        os.execve(sys.executable, [sys.executable, "-m", "noripan", *words], environment)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    try:
        yield Terminal(child, master, columns, rows)
    finally:
        os.close(master)
        try:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
