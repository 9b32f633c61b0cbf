"""Private files: the database holds seeds and hashes, so only its owner may read it, whatever the umask."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

LOG = structlog.get_logger()
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_folder(folder: Path) -> None:
    """One that is there already stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Empty, if it is not there yet; what SQLite keeps beside a database gets the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def tighten(*places: Path) -> None:
    """Take away what others may do with these, as far as they exist and are ours to change."""
    for place in places:
        if os.name == "posix" and place.exists():
            mode = stat.S_IMODE(place.stat().st_mode)
            if mode & OTHERS and not mode & stat.S_ISVTX:  # a folder like /tmp belongs to all
                _take_away(place, mode)


def _take_away(place: Path, mode: int) -> None:
    try:
        place.chmod(mode & ~OTHERS)
    except OSError:
        LOG.warning("others_may_read", place=str(place))
    else:
        LOG.warning("made_private", place=str(place))
