"""One can follow what happens: a pause after every round, a chosen pace, a look back, and an end that says who won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from support.guest import DESKTOP, PHONE, Guest, looks_right, play_to_the_end
from support.turns import BY_MOUSE

SLOW = {"en": "Slow", "ko": "느리게", "de": "Langsam"}


def until_round_ends(guest: Guest, game: str) -> Page:
    """Play until the first round is counted."""
    page = guest.page
    turn = page.locator(".tray-head[aria-busy=false] .yours:not(:has(.waits))")
    for _ in range(200):
        turn.or_(page.locator(".round-end")).first.wait_for()
        if page.locator(".round-end").count():
            return page
        before = guest.seq()
        BY_MOUSE[game](page)
        page.wait_for_function(
            "before => document.querySelector('.round-end') || document.querySelector('main.board').dataset.seq !== before",
            arg=before,
        )
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("game", "options"), [("sixteen", {"rounds": 2}), ("downup", {})])
def test_a_round_that_ends_is_counted_and_waits(site: str, browser: Browser, game: str, options: dict[str, object]) -> None:
    with Guest(browser, site) as guest:
        guest.visit(f"t/{guest.new_table(game, 2, 1, options=options)}")
        page = until_round_ends(guest, game)
        held = page.locator(".hand button").count()
        expect(page.locator(".round-end tbody tr")).to_have_count(2)
        expect(page.locator(".round-end .me")).to_contain_text("Sol (you)")
        assert page.evaluate("() => document.activeElement.matches('.go-on')")
        looks_right(guest, (PHONE, "light"), ((820, 1180), "light"), ((1366, 633), "dark"), (DESKTOP, "light"))
        page.wait_for_timeout(1_000)  # the bot could have played on by now
        assert page.locator(".hand button").count() == held
        page.keyboard.press("Enter")
        expect(page.locator(".round-end")).to_have_count(0)
        expect(page.locator(".hand button")).not_to_have_count(held)


@pytest.mark.parametrize("language", SLOW)
def test_the_pace_is_chosen_in_the_settings(site: str, browser: Browser, language: str) -> None:
    with Guest(browser, site, language) as guest:
        expect(guest.visit("settings").get_by_role("radio", name=SLOW[language])).to_have_count(1)


def test_others_moves_are_shown_at_the_chosen_pace(site: str, browser: Browser) -> None:
    """Two bots have moved; slowly, the first move is still on the table when the second is here. A touch shows all."""
    with Guest(browser, site, pace="slow") as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 4, 3)}")
        guest.wait_for_turn()
        BY_MOUSE["sixteen"](page)
        page.locator(".yours .waits").wait_for()
        page.locator(".rows").click(position={"x": 4, "y": 4})
        page.locator(".yours:not(:has(.waits))").wait_for()


def test_what_happened_since_ones_turn_can_be_looked_at(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 3, 2)}")
        guest.wait_for_turn()
        BY_MOUSE["sixteen"](page)
        guest.wait_for_turn()
        rows = page.locator(".lane [data-piece]").count()
        page.get_by_role("button", name="Since your last turn").press("Enter")
        bar = page.locator(".look-back")
        expect(bar).to_contain_text("(2 / 3)")
        expect(bar).to_contain_text("Beginner 1")
        looks_right(guest, (PHONE, "light"), ((820, 1180), "light"), (DESKTOP, "dark"))
        page.keyboard.press("ArrowLeft")
        expect(bar).to_contain_text("You lay")
        assert page.locator(".lane [data-piece]").count() <= rows
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(bar).to_contain_text("Beginner 2")
        page.keyboard.press("Escape")
        expect(bar).to_have_count(0)
        expect(page.locator(".lane [data-piece]")).to_have_count(rows)


def test_the_end_says_who_won_and_why(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        play_to_the_end(guest, BY_MOUSE["sixteen"])
        result = guest.page.locator("dialog[open]")
        expect(result.get_by_role("heading").first).to_have_text(re.compile("^You (won|lost|share)"))
        expect(result).to_contain_text("Whoever has the fewest points wins.")
        expect(result.locator(".me")).to_contain_text("Sol (you)")
        expect(result.locator(".leftovers .piece").first).to_be_visible()  # they come with the record of the last move
        looks_right(guest, (PHONE, "light"), ((1366, 633), "dark"))


def test_tongtongs_last_reckoning_is_not_covered(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit(f"t/{guest.new_table('tongtong', 3, 2)}")
        turn = page.locator(".tray-head[aria-busy=false] .yours:not(:has(.waits))")
        go_on = page.locator(".reckoning .go-on")
        for _ in range(60):
            turn.or_(go_on).first.wait_for()
            if go_on.count() and go_on.inner_text() == "Close":
                break
            if go_on.count():
                go_on.click()
                continue
            before = guest.seq()
            BY_MOUSE["tongtong"](page)
            guest.moved_on(before)
        assert not guest.over()
        go_on.click()
        page.locator("dialog[open] .places").wait_for()


def test_a_move_made_for_you_is_told(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1, clock={'kind': 'move', 'seconds': 5})}")
        page.get_by_text("Your time ran out. A bot made this move for you.").wait_for()
        page.get_by_role("button", name="Log").click()
        page.get_by_text("Your time ran out; a bot made this move").first.wait_for()
