"""The pictures of the docs show what the program draws now."""

from __future__ import annotations

import html
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import noripan

ROOT = Path(__file__).parents[2]
FILES = ["terminal.svg", *(f"tui-{name}.svg" for name, game in noripan.games().items() if game.screen)]
RENEW = "docs/pictures/{} is not what the program draws now. Look whether that is meant; `make pictures` draws it again."


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "scripts" / "pictures.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words_in(drawn: str) -> list[str]:
    """The texts of a picture row by row, without what surrounds them."""
    return [html.unescape(text).replace("\u00a0", " ").strip() for text in re.findall(r"<text[^>]*>(.*?)</text>", drawn)]


@pytest.mark.parametrize("file", FILES)
def test_a_picture_is_what_the_program_draws(file: str, script: ModuleType) -> None:
    """To the byte; where another version of the drawing library is installed, to the word."""
    kept, drawn = (ROOT / "docs/pictures" / file).read_text("utf-8"), script.pictures()[file]()
    assert words_in(drawn) == words_in(kept), RENEW.format(file)
    if kept.rstrip().endswith(script.DRAWN_BY):
        assert drawn == kept, RENEW.format(file)


def test_every_picture_has_its_test(script: ModuleType) -> None:
    assert sorted(script.pictures()) == sorted(FILES)
    assert len(words_in((ROOT / "docs/pictures" / FILES[-1]).read_text("utf-8"))) > 50
