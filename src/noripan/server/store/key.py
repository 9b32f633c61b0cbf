"""The secret keys that sign cookies: from the environment, or kept in a file that only its owner may read.

The first one signs. Others are former ones, or one to come, and what they signed is accepted as well, so that a key can be
replaced without signing anybody out.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from noripan.server.errors import CannotRun
from noripan.server.store.private_files import make_folder, tighten

VARIABLE = "NORIPAN_KEY"
FILE_NAME = "key"
LEAST = 32  # characters
KEY_BYTES = 32
Keys = tuple[bytes, ...]  # the first one signs; what any of them signed is accepted


def secret_key(folder: Path, environment: Mapping[str, str], random_bytes: Callable[[int], bytes]) -> Keys:
    """The same for all who share the folder, or the environment variable; made at the first call."""
    if given := environment.get(VARIABLE):
        return _checked(given, VARIABLE)
    file = folder / FILE_NAME
    try:
        if not file.exists():
            _make(file, random_bytes(KEY_BYTES).hex())
        tighten(folder)
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            raise CannotRun("key_exposed", file=str(file))
        return _checked(file.read_text("ascii"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun("key_unreadable", file=str(file)) from error


def read_key(folder: Path, environment: Mapping[str, str]) -> Keys:
    """As `secret_key`, but none is made."""
    if not environment.get(VARIABLE) and not (folder / FILE_NAME).exists():
        raise CannotRun("no_key_yet", file=str(folder / FILE_NAME))
    return secret_key(folder, environment, lambda count: b"")


def _make(file: Path, key: str) -> None:
    try:
        make_folder(file.parent)
        with suppress(FileExistsError):
            _write(file, [key], os.link)
    except OSError as error:
        raise CannotRun("key_not_writable", folder=str(file.parent)) from error


def _write(file: Path, keys: list[str], put: Callable[[Path, Path], object]) -> None:
    """Put to its place when whole, so that a process that starts at the same time never reads half a key."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
            out.write("".join(f"{key}\n" for key in keys))
        put(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def _checked(written: str, place: str) -> Keys:
    keys = [key.strip() for key in re.split(r"[,\n]", written.strip())]
    if any(len(key) < LEAST for key in keys):
        raise CannotRun("key_short", place=place, least=LEAST)
    return tuple(key.encode() for key in keys)


def rotate_key(folder: Path, environment: Mapping[str, str], random_bytes: Callable[[int], bytes], former: int) -> int:
    """Put a new key before those in the file, of which so many stay accepted. How many do; none signs any more."""
    if environment.get(VARIABLE):
        raise CannotRun("key_in_environment")
    file = folder / FILE_NAME
    kept = [key.decode() for key in read_key(folder, environment)][:former]
    try:
        _write(file, [random_bytes(KEY_BYTES).hex(), *kept], os.replace)
    except OSError as error:
        raise CannotRun("key_not_writable", folder=str(folder)) from error
    return len(kept)
