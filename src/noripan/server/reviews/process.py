"""ReviewProcess: a review under way in a process of its own, so that moves wait for neither interpreter nor core."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import Any

from noripan.review.worker import step_back

COMMAND = (sys.executable, "-m", "noripan.review.worker")


class ReviewFailed(Exception):
    """It ended without a review."""


class ReviewProcess:
    def __init__(self, match: dict[str, Any], effort: str) -> None:
        self._asked = json.dumps({"match": match, "effort": effort}).encode()
        self._child = (
            subprocess.Popen(  # in a session of its own: what is meant for the server, such as Ctrl+C, is not for it
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        )
        with suppress(ProcessLookupError):
            step_back(self._child.pid)  # at once: to start and to import takes a good part of a second, too
        self.done, self.steps = 0, 0

    @property
    def pid(self) -> int:
        return self._child.pid

    def run(self) -> bytes:
        """The review; for a thread, because it waits. Raises ReviewFailed."""
        with self._child as child:
            assert child.stdin and child.stdout and child.stderr
            last = b""
            try:
                child.stdin.write(self._asked)
                child.stdin.close()
                for line in child.stdout:
                    last = line.rstrip(b"\n")
                    if last.startswith(b"["):
                        self.done, self.steps = json.loads(last)
            except BrokenPipeError:
                pass  # its last words say why
            trouble = child.stderr.read().decode(errors="replace")
        if child.returncode != 0 or not last.startswith(b"{"):
            raise ReviewFailed(trouble.strip().rpartition("\n")[2][:200] or f"exit code {child.returncode}")
        return last

    def kill(self) -> None:
        self._child.kill()
