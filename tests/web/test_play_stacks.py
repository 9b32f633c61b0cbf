"""Sequence Stacks in a real browser: turns arranged and taken back, the moment to hold."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from support.guest import Guest, until_dealt
from support.turns import NUMBERS


def test_cards_are_laid_out_and_taken_back(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = until_dealt(guest, "stacks", 2, f".hand {NUMBERS}")
        fits = page.locator(f".hand {NUMBERS}")
        held = page.locator(".hand .held").count()
        fits.first.click()
        page.locator(".tower .go").first.click()  # the pile it goes on
        expect(page.locator(".hand .held")).to_have_count(held - 1)
        page.get_by_role("button", name="Take back", exact=True).click()
        expect(page.locator(".hand .held")).to_have_count(held)
        before = guest.seq()
        fits.first.drag_to(page.locator(".own"))
        guest.moved_on(before)


def test_what_fits_nowhere_is_explained(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        stuck = ".hand .held:not(.can):is([aria-label^='red'], [aria-label^='blue'])"
        page = until_dealt(guest, "stacks", 2, stuck)
        page.locator(stuck).first.click()
        page.get_by_text("pile needs a").first.wait_for()
