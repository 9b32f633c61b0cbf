"""The order of one's hand: chosen by key, by button and in the menu; said; and kept in this browser."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page
from support.guest import PHONE, Guest

import noripan

HAND = """() => [...document.querySelectorAll(".hand .held, .hand button")].map((one) => one.ariaLabel)"""
KEPT = "() => JSON.parse(localStorage.getItem('noripan')).orders"
MANY = {"downup": 3, "sixteen": 2, "tongtong": 3, "stacks": 3}


def orders_in_the_menu(page: Page) -> dict[str, str]:
    """Their names, and what they are called."""
    page.get_by_role("button", name="Menu").click()
    choices = page.locator("input[type=radio][name=order]")
    choices.first.wait_for()
    return {one.input_value(): one.evaluate("one => one.parentElement.textContent.trim()") for one in choices.all()}


@pytest.mark.parametrize("game", noripan.games())
def test_a_hand_lies_as_its_player_likes(browser: Browser, site: str, game: str) -> None:
    with Guest(browser, site) as guest:
        players = MANY.get(game, 2)
        page = guest.visit(f"t/{guest.new_table(game, players, players - 1)}")
        guest.wait_for_turn()
        called = orders_in_the_menu(page)
        names = list(called)
        page.keyboard.press("Escape")
        seen = []
        for name in [*names[1:], names[0]]:
            page.keyboard.press("F4")
            page.wait_for_function(f"([game, name]) => ({KEPT})()[game] === name", arg=[game, name])
            page.wait_for_function("said => document.querySelector('.asked').textContent === said", arg=called[name])
            seen.append(page.evaluate(HAND))
        assert len(names) > 1 and all(sorted(hand) == sorted(seen[0]) for hand in seen), (names, seen)


def test_it_stays_and_can_be_chosen_by_finger(browser: Browser, site: str) -> None:
    with Guest(browser, site, size=PHONE) as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        guest.wait_for_turn()
        usual = page.evaluate(HAND)
        assert list(orders_in_the_menu(page)) == ["colour", "number"]
        page.get_by_text("By number").click()
        page.keyboard.press("Escape")
        page.wait_for_function(
            f"before => JSON.stringify(({HAND})()) !== before", arg=json.dumps(usual, separators=(",", ":"))
        )
        chosen = page.evaluate(HAND)
        page.reload()
        guest.wait_for_turn()
        assert page.evaluate(HAND) == chosen != usual
