"""Where backups go: one file, a folder, or a bucket. In the latter two each is named by its time, and old ones may go."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from noripan.server.errors import CannotRun
from noripan.server.store.s3 import Bucket

SCHEME = "s3://"
ENDING = ".jsonl.gz"
TIME = "noripan-%Y-%m-%d-%H%M%S" + ENDING
NAMED = re.compile(r"noripan-\d{4}-\d\d-\d\d-\d{6}" + re.escape(ENDING))


def is_bucket(place: str) -> bool:
    return place.startswith(SCHEME)


def split_address(place: str) -> tuple[Bucket, str]:
    name, _, key = place.removeprefix(SCHEME).partition("/")
    if not name:
        raise CannotRun("s3_address", address=place[:80])
    return Bucket(name, os.environ), key


@contextmanager
def backup_target(place: str, now: datetime) -> Iterator[tuple[Path, str]]:
    """A file to write to, and what the backup is called at its place, where it is when this ends without an error."""
    named = now.strftime(TIME)
    if is_bucket(place):
        bucket, key = split_address(place)
        key = key if key.endswith(ENDING) else "/".join(filter(None, (key.strip("/"), named)))
        with private_folder() as folder:
            yield folder / named, f"{SCHEME}{bucket.name}/{key}"
            bucket.put(key, folder / named)
    elif Path(place).is_dir():
        yield Path(place) / named, str(Path(place) / named)
    else:
        yield Path(place), place


@contextmanager
def backup_source(place: str) -> Iterator[Path]:
    """The backup as a file."""
    if not is_bucket(place):
        yield Path(place)
        return
    bucket, key = split_address(place)
    with private_folder() as folder:
        bucket.get(key, folder / "backup")
        yield folder / "backup"


@contextmanager
def private_folder() -> Iterator[Path]:
    """Backups hold secrets; only we may look into it."""
    with tempfile.TemporaryDirectory(prefix="noripan-backup-") as folder:
        yield Path(folder)


def drop_old(place: str, days: int, now: datetime) -> list[str]:
    """Delete the backups there that are older, but never the newest one. Only names of ours count."""
    if is_bucket(place):
        bucket, key = split_address(place)
        prefix = f"{key.strip('/')}/" if key.strip("/") else ""
        old = outdated((one.removeprefix(prefix) for one in bucket.keys(prefix)), days, now)
        for name in old:
            bucket.delete(prefix + name)
        return old
    old = outdated((file.name for file in Path(place).iterdir()), days, now)
    for name in old:
        (Path(place) / name).unlink(missing_ok=True)
    return old


def takes_many(place: str) -> bool:
    return not place.endswith(ENDING) and (is_bucket(place) or Path(place).is_dir())


def outdated(names: Iterable[str], days: int, now: datetime) -> list[str]:
    dated = sorted(name for name in names if NAMED.fullmatch(name))
    limit = now - timedelta(days=days)
    return [name for name in dated[:-1] if datetime.strptime(name, TIME).replace(tzinfo=UTC) < limit]
