"""Locks on open files, between programs. A lock is gone with its program, however that ends."""

from __future__ import annotations

try:
    import fcntl
except ImportError:  # Windows: nothing keeps others away there
    fcntl = None  # type: ignore[assignment]


def be_alone(opened: int) -> bool:
    """Keep all others away from a file; false if somebody is there."""
    return _take(opened, "LOCK_EX")


def be_one_of_many(opened: int) -> bool:
    """Keep away who wants to be alone with a file; false if somebody is."""
    return _take(opened, "LOCK_SH")


def _take(opened: int, kind: str) -> bool:
    try:
        if fcntl is not None:
            fcntl.flock(opened, getattr(fcntl, kind) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
