"""TongTong in a real browser: five at a small phone, teams, and the reckoning."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from support.guest import PHONE, Guest, main_button, until_dealt


def test_a_game_is_reckoned_and_teams_stand_side_by_side(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de", PHONE) as guest:
        page = guest.visit(f"t/{guest.new_table('tongtong', 4, 3, options={'teams': True})}")
        reckoning = page.get_by_role("region", name="Wertung von Spiel 1")
        for _ in range(7):
            page.locator(".hand .held.can").first.click()
            main_button(page).click()
            page.locator(".hand .held.can").first.or_(reckoning).first.wait_for()
        reckoning.wait_for()
        assert reckoning.locator("tr.team").count() == 2
        assert guest.examine() == []
        assert guest.overflowing() == []
        reckoning.get_by_role("button", name="Weiter").click()
        expect(reckoning).to_have_count(0)
        page.get_by_role("button", name="Punkte").click()
        page.get_by_role("cell", name="+").first.wait_for()
        assert guest.examine() == []


def test_who_can_follow_must_follow(site: str, browser: Browser) -> None:
    """Tapping or dragging another colour says why not; dragging one that may be laid lays it."""
    with Guest(browser, site) as guest:
        page = until_dealt(guest, "tongtong", 3, ".hand .held:not(.can)")
        other = page.locator(".hand .held:not(.can)")
        other.first.click()
        page.get_by_text("so you must follow it").first.wait_for()
        expect(main_button(page)).to_be_disabled()
        other.first.drag_to(page.locator(".table"))
        expect(page.locator(".hand .held")).to_have_count(8)
        page.locator(".hand .held.can").first.drag_to(page.locator(".table"))
        expect(page.locator(".hand .held")).to_have_count(7)
