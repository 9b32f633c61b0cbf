"""A server alone with its SQLite file keeps others away; several that hear of each other share it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from noripan.server.errors import CannotRun

try:
    import fcntl
except ImportError:  # Windows: nothing keeps others away there
    fcntl = None  # type: ignore[assignment]


def alone_with(file: Path) -> AbstractContextManager[None]:
    return _locked(file, "LOCK_EX")


def sharing(file: Path) -> AbstractContextManager[None]:
    return _locked(file, "LOCK_SH")


@contextmanager
def _locked(file: Path, kind: str) -> Iterator[None]:
    """The lock is gone with the process, however that ends. Not on the file itself: to close it would end SQLite's locks."""
    if fcntl is None:
        yield
        return
    opened = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(opened, kind, file)
        yield
    finally:
        os.close(opened)


def _take(opened: int, kind: str, file: Path) -> None:
    try:
        fcntl.flock(opened, getattr(fcntl, kind) | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise CannotRun("already_running", file=str(file)) from error
