"""A board whose table grows: laid freely, taken back, looked at from near and far, by mouse, by finger and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.guest import PHONE, SMALL, Guest, main_button, until_dealt

LAYABLE = ".tray:not(:has(.asked)) .held.can"  # in a turn, not in a question about a wild


def open_table(guest: Guest, players: int = 2) -> Page:
    """At a turn with something to lay: of a hundred deals about one has nothing that fits."""
    return until_dealt(guest, "iota", players, LAYABLE)


def points_of(fit: Locator) -> int:
    """What the turn comes to with a card laid there, once the server has told."""
    expect(fit).to_have_attribute("aria-label", re.compile("the turn comes to"))
    said = re.search(r"comes to (\w+) points?$", fit.get_attribute("aria-label") or "")
    assert said
    return 1 if said[1] == "one" else int(said[1])


def test_cards_are_laid_counted_and_taken_back(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = open_table(guest)
        held = page.locator(".hand .held")
        held.locator(":scope.can").first.click()
        fit = page.locator(".fit").first
        points = points_of(fit)
        fit.click()
        expect(page.locator(".score .panel .big")).to_have_attribute("aria-label", str(points))
        expect(main_button(page)).to_have_text(re.compile(rf"· {points} point"))
        expect(held).to_have_count(3)
        page.locator(".world button.fresh").click()
        expect(held).to_have_count(4)
        expect(page.locator(".world .fresh")).to_have_count(0)
        expect(main_button(page)).to_be_disabled()
        guest.page.keyboard.press("Escape")
        expect(page.locator(".fit")).to_have_count(0)


def test_cards_are_dragged_and_a_wrong_place_is_explained(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = open_table(guest)
        card = page.locator(".hand .held.can").first
        grid = page.locator(".window")
        card.drag_to(grid, target_position={"x": 20, "y": 20})
        page.get_by_text("does not touch any card").wait_for()
        expect(page.locator(".hand .held")).to_have_count(4)
        expect(page.locator(".held.on")).to_have_count(1)  # it stays chosen, and the grid shows where it fits
        place = page.locator(".fit").first.bounding_box()
        window = grid.bounding_box()
        assert place and window
        middle = {"x": place["x"] + place["width"] / 2 - window["x"], "y": place["y"] + place["height"] / 2 - window["y"]}
        card.drag_to(grid, target_position=middle)  # type: ignore[arg-type]
        expect(page.locator(".world .fresh")).to_have_count(1)
        page.locator(".world button.fresh").drag_to(page.locator(".hand .held").last)
        expect(page.locator(".hand .held")).to_have_count(4)


def test_the_grid_comes_near_and_points_to_places_out_of_sight(site: str, browser: Browser) -> None:
    def cell() -> float:
        box = page.locator(".world .spot").first.bounding_box()
        assert box
        return box["width"]

    with Guest(browser, site, size=SMALL) as guest:
        page = open_table(guest)
        fitted = cell()
        page.locator(".window").hover(position={"x": 30, "y": 30})
        page.mouse.wheel(0, -300)
        page.wait_for_function("before => document.querySelector('.world .spot').clientWidth > before * 1.2", arg=fitted)
        page.get_by_role("button", name="Show everything").click()
        assert cell() == pytest.approx(fitted, abs=1)
        page.locator(".hand .held.can").first.click()
        places = page.locator(".fit").count()
        page.locator(".window").focus()
        for _ in range(8):
            page.keyboard.press("ArrowLeft")
        for _ in range(4):
            page.keyboard.press("+")
        pointers = page.locator("button.side")
        expect(pointers.first).to_be_visible()
        assert 1 <= sum(int(pointer.inner_text()) for pointer in pointers.all()) <= places
        page.keyboard.press("0")
        expect(pointers).to_have_count(0)


def test_two_fingers_spread_the_grid(site: str, browser: Browser) -> None:
    with Guest(browser, site, size=PHONE, has_touch=True) as guest:
        page = open_table(guest)
        before = page.locator(".world .spot").first.evaluate("one => one.clientWidth")
        page.locator(".window").evaluate(
            """window => {
                const { x, y, width, height } = window.getBoundingClientRect();
                window.setPointerCapture = () => {};  // made up pointers cannot be captured
                const touch = (type, pointerId, dx) => window.dispatchEvent(new PointerEvent(type, {
                    pointerId, pointerType: "touch", bubbles: true, clientX: x + width / 2 + dx, clientY: y + height / 2 }));
                touch("pointerdown", 11, -20); touch("pointerdown", 12, 20);
                touch("pointermove", 11, -28); touch("pointermove", 12, 28);
                touch("pointerup", 11, -28); touch("pointerup", 12, 28);
            }"""
        )
        page.wait_for_function("before => document.querySelector('.world .spot').clientWidth > before * 1.2", arg=before)


@pytest.mark.parametrize(("size", "players", "scheme"), [(SMALL, 4, "light"), (PHONE, 3, "dark"), ((1024, 768), 4, "light")])
def test_every_state_is_accessible_and_german_fits(
    site: str, browser: Browser, size: tuple[int, int], players: int, scheme: str
) -> None:
    with Guest(browser, site, "de", size=size, color_scheme=scheme) as guest:
        page = open_table(guest, players)
        passing = page.get_by_role("button", name=re.compile("^Passen"))
        assert guest.examine() == [] and guest.overflowing() == []
        passing.click()
        page.locator(".hand .held").first.click()
        assert guest.examine() == [] and guest.overflowing() == []
        page.keyboard.press("Escape")
        page.locator(".hand .held.can").first.click()
        page.locator(".fit .points").first.wait_for()
        assert guest.examine() == [] and guest.overflowing() == []
        page.locator(".fit").first.click()
        expect(page.locator(".world .fresh")).to_have_count(1)
        assert guest.examine() == [] and guest.overflowing() == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
