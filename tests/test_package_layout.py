"""The package is in order: no file outside a game's folder names a game, every module has its types, files stay short."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.new_game import files_naming

import noripan

PACKAGE = Path(noripan.__file__).parent


@pytest.mark.parametrize("name", noripan.games())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    assert files_naming(name) == []


def test_every_compiled_module_has_a_source() -> None:
    assert [str(types) for types in PACKAGE.rglob("*.pxd") if not types.with_suffix(".py").exists()] == []


def test_files_stay_short() -> None:
    long = {
        str(f.relative_to(PACKAGE)): n for f in PACKAGE.rglob("*.py") if (n := len(f.read_text("utf-8").splitlines())) > 520
    }
    assert long == {}
