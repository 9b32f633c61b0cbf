"""Every board in every state, at most players, in German, from the smallest phone to a large screen, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from support.guest import DESKTOP, PHONE, SMALL, Guest, looks_right, settled, until_dealt
from support.web_frames import doctored, full_table, hold_question, scissors_and_bin, swap_question

import noripan
from noripan.core import library

SMALL_LIGHT, SMALL_DARK, PHONE_DARK = (SMALL, "light"), (SMALL, "dark"), (PHONE, "dark")
LAPTOP_LIGHT, DESKTOP_DARK, HUGE = ((1366, 633), "light"), (DESKTOP, "dark"), ((2560, 1440), "light")
HAND = ".hand button"
MINE = ".yours:not(:has(.waits))"
NUMBERED = ":is([aria-label^='Rot'], [aria-label^='Blau'])"  # not an action, which lies on no pile


@pytest.mark.parametrize("game", noripan.games())
def test_my_turn_others_turn_and_something_chosen(site: str, browser: Browser, game: str) -> None:
    with Guest(browser, site, "de") as ann, Guest(browser, site, "de") as ben:
        whose, other = sit_down(ann, ben, game)
        looks_right(other, SMALL_LIGHT, DESKTOP_DARK)
        looks_right(whose, PHONE_DARK)
        whose.page.locator(f"{HAND}.can").or_(whose.page.locator(HAND)).first.click()
        looks_right(whose, SMALL_DARK, HUGE)


def sit_down(ann: Guest, ben: Guest, game: str) -> tuple[Guest, Guest]:
    """Two people, bots on all other seats; first whose turn it is, then who waits for it."""
    players = max(library.find(game).seats)
    table = ann.new_table(game, players, players - 2, public=True)
    ben.post("/api/guest", {"name": "Ben", "language": "de"})
    ben.post(f"/api/tables/{table}/sit", {"random": "cd" * 16})
    ann.post(f"/api/tables/{table}/start")
    for guest in (ann, ben):
        guest.visit(f"t/{table}").locator(HAND).first.wait_for()
    ann.page.locator(MINE).or_(ann.page.get_by_text("Ben überlegt")).first.wait_for()
    return (ann, ben) if ann.page.locator(MINE).count() else (ben, ann)


def test_a_turn_half_arranged(site: str, browser: Browser) -> None:
    """Cards lie on the table that can still be taken back."""
    with Guest(browser, site, "de") as guest:
        for game, which, lay in (("iota", "", ".fit"), ("stacks", NUMBERED, ".tower .go")):
            page = until_dealt(guest, game, max(library.find(game).seats), f"{HAND}.can{which}")
            page.locator(f"{HAND}.can{which}").first.click()
            page.locator(lay).first.click()
            settled(page)
            looks_right(guest, SMALL_LIGHT, DESKTOP_DARK)


# ---- what is rare in a match


def test_scissors_and_bin_in_use(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, scissors_and_bin)
        page = guest.visit(f"t/{guest.new_table('sixteen', 4, 3)}")
        page.locator(HAND).first.wait_for()
        for tile, size, what in (
            ("Schere", SMALL_DARK, ".whole"),
            ("Tonne", SMALL_LIGHT, ".whole"),
            ("Tonne", HUGE, ".pick"),
        ):
            looks_right(guest, size)
            page.locator(HAND).filter(has_text=tile).click()
            page.locator(what).first.wait_for()
            looks_right(guest, size)
            page.locator(what).first.click()
            page.locator(".going").first.wait_for()
            looks_right(guest, size)
            page.locator(HAND).filter(has_text=tile).click()


def two_scissors(frame: dict[str, Any], you: int) -> None:
    scissors_and_bin(frame, you)
    frame["view"]["hand"] = ["R5", "scissors", "scissors"]


def test_of_two_pairs_of_scissors_one_is_lifted(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, two_scissors)
        page = guest.visit(f"t/{guest.new_table('sixteen', 4, 3)}")
        for one in (0, 1):
            page.locator(HAND).filter(has_text="Schere").nth(one).click()
            expect(page.locator(f"{HAND}.on")).to_have_count(1)
            expect(page.locator(".tray .button.main")).to_have_text("Schere")
            page.locator(f"{HAND}.on").click()
            expect(page.locator(f"{HAND}.on")).to_have_count(0)


def end_of_round(frame: dict[str, Any], you: int) -> None:
    """Down Up: two have laid everything, and the next round begins."""
    other = 1 if you == 0 else 0
    frame["events"] += [
        {"event": "left_first", "seat": other, "tokens": 2, "total": 6},
        {"event": "left_second", "seat": you, "tokens": 1, "total": 5},
        {"event": "round_began", "round": 2, "seat": you},
    ]
    frame["view"]["round"] = 2


def test_the_end_of_a_round(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, end_of_round)
        page = guest.visit(f"t/{guest.new_table('downup', 5, 4)}")
        page.get_by_text("Runde 2").first.wait_for()
        looks_right(guest, SMALL_LIGHT, PHONE_DARK, DESKTOP_DARK)


def test_a_full_table_of_stacks(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, full_table)
        page = guest.visit(f"t/{guest.new_table('stacks', 6, 5)}")
        for card in range(1, 4):
            page.locator(HAND).nth(card).click()
            looks_right(guest, SMALL_LIGHT)
        page.locator(".aim").first.click()
        expect(page.get_by_role("button", name="Verdeckte")).to_be_visible()
        looks_right(guest, SMALL_DARK, PHONE_DARK, LAPTOP_LIGHT)


def test_between_two_a_steal_can_be_played_or_discarded_at_once(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        doctored(guest, full_table)
        page = guest.visit(f"t/{guest.new_table('stacks', 2, 1)}")
        page.locator(HAND).nth(3).click()
        for name in ("Discard", "Unseen card", "Top: red wild"):
            expect(page.get_by_role("button", name=name)).to_be_enabled()


def test_the_moment_to_hold(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, hold_question)
        page = guest.visit(f"t/{guest.new_table('stacks', 6, 5)}")
        expect(page.get_by_role("alertdialog")).to_be_focused()
        looks_right(guest, SMALL_DARK, PHONE_DARK, LAPTOP_LIGHT)
        page.locator(HAND).last.click()
        expect(page.locator(".hold .button.main")).to_be_focused()


def test_a_question_about_a_wild(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, swap_question)
        page = guest.visit(f"t/{guest.new_table('iota', 4, 3)}")
        page.locator(".until").wait_for()
        looks_right(guest, SMALL_LIGHT, DESKTOP_DARK)
