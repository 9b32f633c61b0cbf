"""`make game` writes a game that passes what is demanded of a game, and that can be played, without another edit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.new_game import BadName, check_name, clause_prefix, write_game

import noripan

ROOT = Path(__file__).parents[1]
NAME = "kitefest"
COPIED = ("src", "tests", "scripts", "conftest.py", "pyproject.toml")
CHECKS = (
    f"src/noripan/games/{NAME}",
    "tests/test_golden.py",
    "tests/test_laws.py",
    "tests/test_laws_bite.py",
    "tests/test_clauses.py",
    "tests/test_codes.py",
    "tests/test_copies.py",
    "tests/test_package_layout.py",
    "tests/test_reasons.py",
    "tests/test_texts.py",
    "tests/terminal/test_drawing.py",
)
LONGEST_SECONDS = 600


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with one more game; it runs interpreted, as nothing is compiled there."""
    root = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "dist", "*.egg-info")
    for part in COPIED:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, root / part)
    for part in ("src", "texts"):
        shutil.copytree(ROOT / "web" / part, root / "web" / part)
    write_game(NAME, root)
    return root


def run(copy: Path, *words: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "NORIPAN_PURE": "1", "NORIPAN_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=copy,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=LONGEST_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_obeys_the_laws_and_passes_every_check_of_a_game(copy: Path) -> None:
    told = run(copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *CHECKS)
    assert "passed" in told and "failed" not in told


def test_it_is_played_on_a_server(copy: Path) -> None:
    told = run(
        copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", f"{NAME} and test_two_people", "tests/server/test_play.py"
    )
    assert "passed" in told and "failed" not in told


def test_it_is_played_in_a_terminal(copy: Path) -> None:
    script = copy / "moves.txt"
    script.write_text("draw\n", "utf-8")
    told = run(copy, "noripan", "play", NAME, "--players", "2", "--seed", "1", "--script", str(script))
    assert "You draw" in told
    played = json.loads(run(copy, "noripan", "selfplay", NAME, "--players", "3", "--seed", "1", "--json").splitlines()[-1])
    assert played


def test_its_style_and_types_are_those_of_the_house(copy: Path) -> None:
    folder = f"src/noripan/games/{NAME}"
    run(copy, "ruff", "check", "--no-cache", folder)
    run(copy, "ruff", "format", "--no-cache", "--check", folder)
    run(copy, "mypy", "--cache-dir", str(copy / "mypy"), "-p", f"noripan.games.{NAME}")


@pytest.mark.parametrize("name", ["", "Kite", "a", "two words", "../core", "k1te", next(iter(noripan.games())), "card"])
def test_a_name_that_cannot_be_is_refused_at_once(name: str) -> None:
    with pytest.raises(BadName):
        check_name(name)


def test_clauses_get_letters_of_their_own() -> None:
    taken = {section[0][:2] for game in noripan.games().values() for section in game.clauses.values()}
    for name in ("tongs", "iow", "zebra"):
        prefix = clause_prefix(name)
        assert prefix not in taken and prefix[0] == name[0].upper()
