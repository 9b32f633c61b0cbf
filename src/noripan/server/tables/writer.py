"""BoundedWriter: writes to one client. A client that reads too slowly is cut off and may come back."""

from __future__ import annotations

from collections.abc import Callable

MOST_BYTES = 1_000_000


class BoundedWriter:
    """Messages leave at once and in order; `write` returns how many bytes the client has yet to read."""

    __slots__ = ("_cut", "_write")

    def __init__(self, write: Callable[[bytes], int], cut: Callable[[], object]) -> None:
        self._write = write
        self._cut = cut  # called when too much is waiting

    def put(self, message: bytes) -> None:
        if self._write(message) > MOST_BYTES:
            self._cut()

    def close(self) -> None:
        """The client has gone: whatever is written from now on goes nowhere."""
        self._write = _nowhere
        self._cut = _nothing


def _nowhere(message: bytes) -> int:
    return 0


def _nothing() -> None:
    pass
