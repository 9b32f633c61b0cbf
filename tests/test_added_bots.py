"""Packages add kinds of bots by entry points, and these play everywhere: in the arena's workers too."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import noripan

NAME = next(iter(noripan.games()))
GUEST = """
from dataclasses import dataclass
from noripan.bots.levels import Choice
from noripan.bots.thinking import Budget

@dataclass(frozen=True)
class Guest:
    name: str
    budget: Budget
    is_quick = True

    def choose(self, known, rng, cancelled=None):
        return Choice(known.moves()[0])
"""


def arena(*words: str, shelf: Path | None = None, folder: Path) -> subprocess.CompletedProcess[str]:
    """`noripan arena` as a program of its own, which finds what is on this shelf."""
    path = os.pathsep.join(str(part) for part in (shelf, Path(noripan.__file__).parent.parent) if part)
    return subprocess.run(
        [sys.executable, "-m", "noripan", "arena", NAME, *words, "--lang", "en", "--json", "--out", str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with an installed package that adds two kinds of bots; one needs a package that is not there."""
    about = tmp_path / "shelf" / "guests-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[noripan.bots]\nguest = guests:Guest\nghost = ghosts:Ghost\n", "utf-8")
    (about.parent / "guests.py").write_text(GUEST, "utf-8")
    return about.parent


def test_a_bot_of_another_package_plays_in_worker_processes(shelf: Path, tmp_path: Path) -> None:
    done = arena("guest:5", "casual", "-n", "2", "--workers", "2", "--no-early-stop", shelf=shelf, folder=tmp_path / "out")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {one["bot"] for one in found["standings"]} == {"guest:5", "casual"}
    assert found["deals"] == 2
    assert found["repeatable"]


def test_a_bot_of_another_package_that_thinks_by_the_clock_is_known_to(shelf: Path, tmp_path: Path) -> None:
    done = arena("guest:0.01s", "casual", "-n", "1", shelf=shelf, folder=tmp_path / "out")
    assert not json.loads(done.stdout)["repeatable"]


def test_a_missing_package_is_named(shelf: Path, tmp_path: Path) -> None:
    done = arena("ghost:5", "casual", shelf=shelf, folder=tmp_path / "out")
    assert done.returncode == 2
    assert "ghosts" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_unknown_bots_name_the_added_ones(shelf: Path, tmp_path: Path) -> None:
    done = arena("nobody:5", "casual", shelf=shelf, folder=tmp_path / "out")
    assert done.returncode == 2
    assert "guest:500" in done.stderr


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="needs the extra openspiel")
def test_their_search_plays_in_the_arena(tmp_path: Path) -> None:
    """Needs no import by anybody: the package itself adds it."""
    done = arena("search:4", "openspiel:4", "-n", "1", "--workers", "2", "--no-early-stop", folder=tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert {one["bot"] for one in json.loads(done.stdout)["standings"]} == {"search:4", "openspiel:4"}
