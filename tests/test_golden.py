"""The golden games of all games play as they are written; --rewrite-plays writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.golden import read_header, render

import noripan

PLAYS = sorted(path for game in noripan.games().values() for path in (game.folder / "tests" / "plays").glob("*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_golden_game(path: Path, request: pytest.FixtureRequest) -> None:
    rendered = render(path)
    if request.config.getoption("--rewrite-plays"):
        path.write_text(rendered, "utf-8")
    assert path.read_text("utf-8") == rendered


@pytest.mark.parametrize("name", noripan.games())
def test_every_game_has_golden_games_for_all_player_counts(name: str) -> None:
    game = noripan.find(name)
    headers = [read_header(path.read_text("utf-8"))[1] for path in PLAYS if path.is_relative_to(game.folder)]
    assert len(headers) >= 4
    assert {int(header["players"]) for header in headers} == set(game.seats)
