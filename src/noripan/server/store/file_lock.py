"""A server alone with its SQLite file keeps others away; several that hear of each other share it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from noripan.files import lock_exclusive, lock_shared
from noripan.server.errors import CannotRun


def exclusive(file: Path) -> AbstractContextManager[None]:
    return _locked(file, lock_exclusive)


def shared(file: Path) -> AbstractContextManager[None]:
    return _locked(file, lock_shared)


@contextmanager
def _locked(file: Path, take: Callable[[int], bool]) -> Iterator[None]:
    """Not on the file itself: to close it would end SQLite's locks."""
    opened = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not take(opened):
            raise CannotRun("already_running", file=str(file))
        yield
    finally:
        os.close(opened)
