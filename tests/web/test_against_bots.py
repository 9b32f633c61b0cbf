"""Alone with bots: a coach in the first matches of a newcomer, and a move that is taken back."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from support.guest import DESKTOP, PHONE, Guest
from support.turns import sixteen_by_mouse

TIP = ".toast.hint"


def tips_at(guest: Guest, **more: object) -> bool:
    """Whether the coach speaks unasked at a new table."""
    page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1, **more)}")
    guest.wait_for_turn()
    page.get_by_role("button", name="Menu", exact=True).click()
    switch = page.get_by_role("switch", name="Coach: tips against bots")
    speaks = switch.count() > 0 and switch.is_checked()
    page.keyboard.press("Escape")
    if speaks:
        expect(page.locator(TIP)).to_contain_text("Tip:")
    return speaks


def test_the_coach_speaks_in_a_newcomers_first_matches_only(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP, newcomer=True) as guest:
        assert [tips_at(guest) for _ in range(4)] == [True, True, True, False]
        guest.visit("settings").get_by_role("radio", name="Always", exact=True).check()
        assert tips_at(guest)


def test_who_knows_the_game_is_not_coached(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP) as guest:
        assert not tips_at(guest)


def hand(page: Page) -> list[str]:
    return page.locator(".hand .tile").evaluate_all("all => all.map((one) => one.ariaLabel)")  # type: ignore[no-any-return]


def test_a_move_is_taken_back_by_the_menu_of_a_phone(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", PHONE) as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        guest.wait_for_turn()
        before, seq = hand(page), guest.seq()
        sixteen_by_mouse(page)
        guest.moved_on(seq)
        guest.wait_for_turn()
        assert hand(page) != before
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Take back my last move").click()
        page.get_by_text("Your last move is taken back.").wait_for()
        page.wait_for_function("seq => document.querySelector('main.board')?.dataset.seq === seq", arg=seq)
        assert hand(page) == before
        assert guest.examine() == []
        sixteen_by_mouse(page)  # and the match goes on
        guest.moved_on(seq)
        guest.wait_for_turn()


def test_a_match_against_bots_is_ended_from_its_menu(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", PHONE) as guest:
        table = guest.new_table("sixteen", 2, 1)
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="End SixTeen").click()
        assert guest.examine() == []
        page.get_by_role("button", name="End it").click()
        page.locator("section.game h2").first.wait_for()
        assert guest.get(f"/api/tables/{table}")["table"]["status"] == "closed"
        assert page.get_by_role("heading", name="My games").count() == 0


def test_a_table_with_people_has_no_take_back(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP) as one, Guest(browser, site, "en", DESKTOP) as other:
        table = one.new_table("sixteen", 2, 0, public=True)
        other.visit("settings").get_by_role("textbox").first.wait_for()
        other.post("/api/guest", {"name": "Jun", "language": "en"})
        other.post(f"/api/tables/{table}/sit", {"random": "cd" * 16})
        one.post(f"/api/tables/{table}/start")
        one.visit(f"t/{table}").locator(".hand .tile").first.wait_for()
        assert not one.page.get_by_role("button", name="Take back my last move").count()
        one.page.get_by_role("button", name="Menu", exact=True).click()
        assert not one.page.get_by_role("switch", name="Coach: tips against bots").count()
