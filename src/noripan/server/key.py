"""The secret key that signs cookies: from the environment, or kept in a file that only its owner may read."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from noripan.server.errors import CannotRun

VARIABLE = "NORIPAN_KEY"
FILE_NAME = "key"
LEAST = 32  # characters


def secret_key(folder: Path, environment: Mapping[str, str], random_bytes: Callable[[int], bytes]) -> bytes:
    """The same for all who share the folder, or the environment variable; made at the first call."""
    if given := environment.get(VARIABLE):
        return _checked(given, VARIABLE)
    file = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            _write(file, random_bytes(32).hex())
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            raise CannotRun("key_exposed", file=str(file))
        return _checked(file.read_text("ascii").strip(), str(file))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun("key_unreadable", file=str(file)) from error


def _write(file: Path, key: str) -> None:
    """Linked to its place when whole, so that a process that starts at the same time never reads half a key."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
            out.write(key + "\n")
        os.link(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def _checked(key: str, place: str) -> bytes:
    if len(key) < LEAST:
        raise CannotRun("key_short", place=place, least=LEAST)
    return key.encode()
