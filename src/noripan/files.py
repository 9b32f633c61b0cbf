"""Files: where programs keep their data, whole writes, and locks between programs."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: nothing keeps others away there
    fcntl = None  # type: ignore[assignment]


def data_folder() -> Path:
    """NORIPAN_DATA, or this system's folder for the data of programs."""
    if chosen := os.environ.get("NORIPAN_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("noripan", appauthor=False)


def write_whole(file: Path, content: str | bytes) -> None:
    """Write all of it or, if we are interrupted, nothing."""
    draft = file.with_name(file.name + ".new")
    draft.write_bytes(content.encode() if isinstance(content, str) else content)
    draft.replace(file)


def lock_exclusive(descriptor: int) -> bool:
    """Take an exclusive lock on an open file; False if someone else holds one. It ends with the program."""
    return _lock(descriptor, "LOCK_EX")


def lock_shared(descriptor: int) -> bool:
    """Take a shared lock on an open file; False if someone holds it exclusively. It ends with the program."""
    return _lock(descriptor, "LOCK_SH")


def _lock(descriptor: int, kind: str) -> bool:
    try:
        if fcntl is not None:
            fcntl.flock(descriptor, getattr(fcntl, kind) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
