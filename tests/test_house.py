"""The house is in order: no file outside a game's folder names a game, every module has its types, files stay short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import noripan

PACKAGE = Path(noripan.__file__).parent
CLIENT = PACKAGE.parents[1] / "web"
OUTSIDE = [
    file
    for file in PACKAGE.rglob("*")
    if (file.suffix in {".py", ".pxd", ".ftl"} and not file.is_relative_to(PACKAGE / "games"))
    or file == PACKAGE / "games/__init__.py"
] + [file for part in ("src", "texts") for file in (CLIENT / part).rglob("*.*")]


@pytest.mark.parametrize("name", noripan.games())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    others = [folder for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and folder.name != name]
    files = OUTSIDE + [file for folder in others for file in folder.rglob("*") if file.suffix in {".py", ".ts", ".svelte"}]
    word = re.compile(rf"\b{name}\b", re.IGNORECASE)
    assert [str(file) for file in files if word.search(file.read_text("utf-8"))] == []


def test_every_compiled_module_has_a_source() -> None:
    assert [str(types) for types in PACKAGE.rglob("*.pxd") if not types.with_suffix(".py").exists()] == []


def test_files_stay_short() -> None:
    long = {
        str(f.relative_to(PACKAGE)): n for f in PACKAGE.rglob("*.py") if (n := len(f.read_text("utf-8").splitlines())) > 520
    }
    assert long == {}
