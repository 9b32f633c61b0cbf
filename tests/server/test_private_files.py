"""What the server keeps is for its owner alone, whatever the umask was, and older files are made so."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command import Serving, noripan

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")


@pytest.fixture
def _open_handed() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in [folder, *folder.iterdir()]}


@pytest.mark.usefixtures("_open_handed")
def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    ours = {"noripan.db", "noripan.db-wal", "noripan.db-shm", "noripan.db.lock", "key"}
    with Serving("--data", str(data)):
        assert modes(data) == {"data": 0o700} | dict.fromkeys(ours, 0o600)
        done = noripan("admin", "backup", str(data / "backup.gz"), "--data", str(data))
        assert done.returncode == 0, done.stderr
    assert (data / "backup.gz").stat().st_mode & 0o777 == 0o600
    for name in ("noripan.db", "noripan.db.lock"):
        (data / name).chmod(0o644)
    data.chmod(0o755)
    with Serving("--data", str(data), NORIPAN_LOG_FORMAT="json") as server:
        assert modes(data) == {"data": 0o700, "backup.gz": 0o600} | dict.fromkeys(ours, 0o600)
    assert server.said.count('"event": "made_private"') == 3


@pytest.mark.usefixtures("_open_handed")
def test_a_folder_that_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    """Only the data folder once it holds our key is tightened, never one that merely has a database of ours in it."""
    (tmp_path / "shared").mkdir(0o755)
    with Serving("--data", str(tmp_path / "data"), "--database", f"sqlite:///{tmp_path / 'shared' / 'our.db'}"):
        assert modes(tmp_path / "shared")["shared"] == 0o755
        assert modes(tmp_path / "shared")["our.db"] == 0o600
