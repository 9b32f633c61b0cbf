"""Every game is played to its end in a real browser, by mouse and by keys alone."""

from __future__ import annotations

import pytest
from guest import Guest, play_to_the_end
from playwright.sync_api import Browser
from turns import BY_KEYS, BY_MOUSE

import noripan
from noripan.core import library

SHORT: dict[str, dict[str, object]] = {"iota": {"short": True}}
SLOWER = 6  # than this machine, as an old phone is


@pytest.mark.parametrize("game", noripan.games())
def test_by_mouse(site: str, browser: Browser, game: str) -> None:
    with Guest(browser, site) as guest:
        open_table(guest, game)
        play_to_the_end(guest, BY_MOUSE[game])


@pytest.mark.parametrize("game", noripan.games())
def test_by_keys_alone(site: str, browser: Browser, game: str) -> None:
    with Guest(browser, site) as guest:
        open_table(guest, game)
        play_to_the_end(guest, BY_KEYS[game])


def open_table(guest: Guest, game: str) -> None:
    players = min(library.find(game).seats)
    guest.visit(f"t/{guest.new_table(game, players, players - 1, options=SHORT.get(game, {}))}")
