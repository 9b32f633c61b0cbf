"""Every game is played to its end in a real browser, by mouse and by keys alone; the end can be read on a small phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from support.guest import DESKTOP, SMALL, Guest, drawn, looks_right, play_to_the_end
from support.turns import BY_KEYS, BY_MOUSE, any_by_keys, any_by_mouse

import noripan
from noripan.core import library

SHORT: dict[str, dict[str, object]] = {"iota": {"short": True}}


@pytest.mark.parametrize("game", noripan.games())
def test_by_mouse(site: str, browser: Browser, game: str) -> None:
    with Guest(browser, site) as guest:
        table = open_table(guest, game)
        play_to_the_end(guest, BY_MOUSE.get(game, any_by_mouse))
        with Guest(browser, site, "de", storage_state=guest.context.storage_state()) as again:
            again.visit(f"t/{table}").locator("dialog[open] .places").wait_for()
            looks_right(again, (SMALL, "light"), (DESKTOP, "dark"))
            page = again.visit(f"t/{table}/replay?step=4")
            page.locator("footer .controls").wait_for()
            drawn(page)
            page.keyboard.press("F2")  # the table is read out as it was then
            expect(page.locator(".asked")).to_contain_text(re.compile(r"[\s\S]{40}"))


@pytest.mark.parametrize("game", noripan.games())
def test_by_keys_alone(site: str, browser: Browser, game: str) -> None:
    with Guest(browser, site) as guest:
        open_table(guest, game)
        play_to_the_end(guest, BY_KEYS.get(game, any_by_keys))


def open_table(guest: Guest, game: str) -> str:
    players = min(library.find(game).seats)
    table = guest.new_table(game, players, players - 1, options=SHORT.get(game, {}))
    guest.visit(f"t/{table}")
    return table
