"""Sequence Stacks in a real browser: whole matches by mouse and by keys, turns arranged and taken back, the moment to hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from guest import DESKTOP, PHONE, SMALL, Guest, main_button
from playwright.sync_api import Browser, Page, expect
from test_play import play_to_the_end, press_until

NUMBERS = ".held.can:is([aria-label^='red'], [aria-label^='blue'])"
MOST_CARDS = 30  # of a turn


def settled(page: Page) -> bool:
    """Wait until the last act is through; is it still our own turn?"""
    expect(page.locator(".held.on")).to_have_count(0)
    page.locator(".tray-head[aria-busy=false]").wait_for()
    return page.get_by_text("Your turn", exact=True).first.is_visible() and not page.locator(".hold").count()


def by_mouse(page: Page) -> None:
    """All number cards that fit, then a discard; a hold is played when it can be."""
    if page.get_by_role("alertdialog").count():
        return page.get_by_role("button", name="Hold", exact=True).click()
    for _ in range(MOST_CARDS):
        if not page.locator(NUMBERS).count():
            break
        page.locator(NUMBERS).first.click()
        main_button(page).click()
        if not settled(page):
            return None
    return finish(page, lambda where: page.locator(where).first.click())


def by_keys(page: Page) -> None:
    if page.get_by_role("alertdialog").count():
        return press_until(page, "Tab", "(one) => one.textContent.trim() === 'Let it go'", "Enter")
    for _ in range(MOST_CARDS):
        if not page.locator(f".hand {NUMBERS}").count():
            break
        press_until(page, "Tab", "(one) => one.matches('.hand .held')", None)
        page.keyboard.press("Home")
        press_until(page, "ArrowRight", f'(one) => one.matches("{NUMBERS}")', "Enter")
        press_until(page, "Shift+Tab", "(one) => one.matches('.tray .button.main')", "Enter")
        if not settled(page):
            return None
    return finish(page, lambda where: press_until(page, "Tab", f'(one) => one.matches("{where}")', "Enter"))


def finish(page: Page, take: Callable[[str], None]) -> None:
    if page.get_by_role("button", name="End the turn").count():
        return page.get_by_role("button", name="End the turn").press("Enter")
    take(".hand .held")
    return page.get_by_role("button", name="Discard", exact=True).press("Enter")


@pytest.mark.parametrize("turn", [by_mouse, by_keys])
def test_a_match(site: str, browser: Browser, turn: object) -> None:
    with Guest(browser, site) as guest:
        guest.visit(f"t/{guest.new_table('stacks', 2, 1)}")
        play_to_the_end(guest, turn)


@pytest.mark.parametrize(
    ("language", "size", "scheme", "players"),
    [("de", SMALL, "light", 6), ("ko", PHONE, "dark", 6), ("en", DESKTOP, "dark", 6), ("de", DESKTOP, "light", 2)],
)
def test_everything_fits(
    site: str, browser: Browser, language: str, size: tuple[int, int], scheme: str, players: int
) -> None:
    with Guest(browser, site, language, size, color_scheme=scheme) as guest:
        page = guest.visit(f"t/{guest.new_table('stacks', players, players - 1)}")
        for _ in range(2):
            page.locator(".hand .held").first.click()
            page.locator(".tray .button:not(.main)").or_(main_button(page)).last.wait_for()
            page.locator(".tray .actions .button").first.click()
            page.locator(".tray-head[aria-busy=false]").wait_for()
        page.locator(".hand .held").last.click()
        assert guest.examine() == []
        assert guest.overflowing() == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        box = page.locator(".hand .held").first.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44


def test_cards_are_laid_out_and_taken_back(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        for _ in range(12):
            page = guest.visit(f"t/{guest.new_table('stacks', 2, 1)}")
            guest.wait_for_turn()
            fits = page.locator(f".hand {NUMBERS}")
            if fits.count():
                break
        held = page.locator(".hand .held").count()
        fits.first.click()
        page.locator(".tower .go").first.click()  # the pile it goes on
        expect(page.locator(".hand .held")).to_have_count(held - 1)
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(".hand .held")).to_have_count(held)
        fits.first.drag_to(page.locator(".own"))
        page.get_by_text("is thinking").or_(page.locator(".own .held")).first.wait_for()
        expect(page.locator(".own .held")).to_have_count(1)


def test_what_fits_nowhere_is_explained(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        for _ in range(12):
            page = guest.visit(f"t/{guest.new_table('stacks', 2, 1)}")
            guest.wait_for_turn()
            stuck = page.locator(".hand .held:not(.can):is([aria-label^='red'], [aria-label^='blue'])")
            if stuck.count():
                stuck.first.click()
                page.get_by_text("pile needs a").first.wait_for()
                return
    raise AssertionError("everything fitted in twelve deals")
