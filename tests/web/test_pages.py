"""Every page for everybody: no violation of accessibility rules, nothing overflows, in all languages and sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from support.guest import DESKTOP, PHONE, SMALL, Guest

PAGES = {
    "": "section.game h2",
    "new/sixteen": "form",
    "rules/sixteen": ".clause",
    "learn": "ul.lessons li",
    "learn/iota": "ol.lessons li",
    "puzzles": "a.daily",
    "puzzles/stacks/easy": ".asker",
    "settings": "input",
    "sign-in": "input",
    "verify": "input",
    "nowhere": "main p",
}


@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("en", DESKTOP, "light"), ("de", PHONE, "dark"), ("ko", SMALL, "light")]
)
def test_pages(site: str, browser: Browser, language: str, size: tuple[int, int], scheme: str) -> None:
    with Guest(browser, site, language, size, color_scheme=scheme) as guest:
        for path, there in PAGES.items():
            guest.visit(path).locator(there).first.wait_for()
            assert guest.page.evaluate("document.documentElement.lang") == language
            assert guest.examine() == [], path
            assert guest.overflowing() == [], path


@pytest.mark.parametrize("game", ["sixteen", "downup"])
@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("de", SMALL, "light"), ("ko", PHONE, "dark"), ("en", DESKTOP, "dark")]
)
def test_boards(site: str, browser: Browser, game: str, language: str, size: tuple[int, int], scheme: str) -> None:
    with Guest(browser, site, language, size, color_scheme=scheme) as guest:
        table = guest.new_table(game, 4, 3)
        page = guest.visit(f"t/{table}")
        piece = page.locator(".hand button").first
        piece.wait_for()
        page.locator(".tray .button.main").last.wait_for()
        assert guest.examine() == []
        assert guest.overflowing() == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        box = piece.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        page.locator(".head button.tool").nth(1).click()
        page.locator("dialog[open] .board li").first.wait_for()
        assert guest.examine() == []


def test_before_and_after_a_match(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de", PHONE) as guest:
        table = guest.new_table("downup", 3, 0)
        page = guest.visit(f"t/{table}")
        page.get_by_role("button", name="Bot").first.wait_for()
        assert guest.examine() == []
        assert guest.overflowing() == []


def test_language_and_theme_follow_at_once(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit()
        page.get_by_role("button", name="Play now").first.wait_for()
        page.get_by_role("button", name="한국어").click()
        page.get_by_role("button", name="바로 시작").first.wait_for()
        page.get_by_role("link", name="설정").click()
        page.get_by_text("어둡게").click()
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"
        page.reload()
        page.get_by_text("어둡게").wait_for()
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_code_leads_to_the_table(site: str, browser: Browser) -> None:
    with Guest(browser, site) as ann, Guest(browser, site) as ben:
        table = ann.new_table("sixteen", 2, 0, public=True)
        page = ben.visit()
        page.get_by_role("link", name="Join").first.wait_for()
        page.get_by_label("Join by code").fill(table)
        page.get_by_role("button", name="Join", exact=True).click()
        page.wait_for_url(f"**/t/{table}")
        page.get_by_role("button", name="Sit here").click()
        expect(page.get_by_text("(you)")).to_be_visible()


def test_a_table_made_by_the_form(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit("new/sixteen")
        page.get_by_role("radiogroup", name="Players").get_by_text("4").click()
        page.get_by_text("Bots in the other seats").click()
        page.get_by_role("radiogroup", name="Rounds").get_by_text("2", exact=True).click()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        page.get_by_text("Round 1 of 2").wait_for()
        assert page.locator(".people .seat").count() == 3


def test_every_bot_of_a_new_table_has_a_level_of_its_own(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de", PHONE) as guest:
        page = guest.visit("new/sixteen")
        page.get_by_role("radiogroup", name="Personen").get_by_text("4").click()
        page.get_by_text("Bots auf den anderen Plätzen").click()
        page.get_by_text("Gemischt", exact=True).click()
        page.get_by_label("Bot 1").select_option(label="Anfänger")
        page.get_by_label("Bot 3").select_option(label="Anfänger")
        assert guest.examine() + guest.overflowing() + guest.too_small() == []
        page.get_by_role("radiogroup", name="Personen").get_by_text("2").click()
        expect(page.get_by_text("Gemischt", exact=True)).to_have_count(0)  # there is one bot only
        page.get_by_role("radiogroup", name="Personen").get_by_text("4").click()
        page.get_by_text("Gemischt", exact=True).click()
        page.get_by_role("button", name="Tisch eröffnen").click()
        page.wait_for_url("**/t/*")
        table = guest.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
        assert [seat["level"] for seat in table["seats"]] == [None, "beginner", "casual", "beginner"]


def test_a_hint_chooses_a_move(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        page.get_by_role("button", name="Hint").click()
        page.get_by_text("A good player would").wait_for()
        expect(page.locator(".tray .button.main").last).to_be_enabled()


def test_what_cannot_be_is_explained(site: str, browser: Browser) -> None:
    """Tapping a tile that does not fit says why, and nothing is chosen."""
    with Guest(browser, site) as guest:
        for _ in range(8):
            table = guest.new_table("sixteen", 4, 3)
            page = guest.visit(f"t/{table}")
            guest.wait_for_turn()
            stuck = page.locator(".hand .tile:not(.can):not(:has-text('scissors')):not(:has-text('bin'))")
            if stuck.count():
                stuck.first.click()
                page.get_by_text("is not higher than").or_(page.get_by_text("is closed by")).first.wait_for()
                page.get_by_role("button", name="Hint", exact=True).click()
                expect(page.locator(".toast.hint")).to_be_visible()
                expect(page.locator(".toast.refusal")).to_have_count(0)  # on a phone two would cover the table
                return
    raise AssertionError("everything fitted in eight deals")


def test_back_closes_what_lies_over_the_page(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        guest.visit().locator("section.game h2").first.wait_for()
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        page.get_by_role("button", name="Rules", exact=True).click()
        page.locator("dialog[open]").wait_for()
        page.go_back()
        page.locator("dialog[open]").wait_for(state="detached")
        expect(page).to_have_url(f"{site}t/{table}")
        page.get_by_role("button", name="Menu", exact=True).click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        page.go_back()
        page.locator("section.game h2").first.wait_for()


def test_back_leaves_the_page_when_the_browser_has_yet_to_say_that_a_dialog_is_closed(site: str, browser: Browser) -> None:
    """Escape closes a dialog at once, its event comes later: who is as quick as that with "back" is not held up."""
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        guest.visit().locator("section.game h2").first.wait_for()
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        page.evaluate("() => addEventListener('close', (event) => event.stopImmediatePropagation(), true)")
        page.get_by_role("button", name="Menu", exact=True).click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        page.go_back()
        page.locator("section.game h2").first.wait_for()


def test_a_guest_who_signs_out_is_warned_and_offered_a_code(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit("settings")
        page.get_by_role("textbox").first.fill("Sol")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="Sign out on this device").click()
        asked = page.locator("dialog[open]")
        expect(asked.get_by_text("You have no recovery code")).to_be_visible()
        asked.get_by_role("button", name="Create a recovery code").click()
        expect(asked.locator(".code")).to_be_visible()
        asked.get_by_role("button", name="Sign out on this device").click()
        expect(page.get_by_role("button", name="Delete my account")).to_have_count(0)
