"""Every page and its states in every language: from a small phone to a large screen, zoomed in, turned, beside a notch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from support.eventually import eventually
from support.guest import DESKTOP, PHONE, SMALL, Guest

from noripan.core.texts import LANGUAGES

LARGE = (2560, 1440)
ZOOMED = (720, 450)  # what is left of a usual screen at 200 %
SIZES = (DESKTOP, LARGE, ZOOMED, PHONE, SMALL, SMALL[::-1])
NOTCHES = {PHONE: (47, 0, 34, 0), PHONE[::-1]: (0, 44, 21, 44)}  # top, right, bottom, left
COVERED = """([top, right, bottom, left]) => [...document.querySelectorAll("a, button, input, select, p")].filter((one) => {
    const { left: x, right: end, top: y, bottom: foot, width } = one.getBoundingClientRect();
    const box = { left: x, right: end, top: y, bottom: foot };
    if (!width || one.closest(".sr-only, dialog:not([open])")) return false;
    for (let over = one.parentElement; over && over !== document.body; over = over.parentElement) {
        if (!["auto", "scroll"].includes(getComputedStyle(over).overflowY)) continue;
        const seen = over.getBoundingClientRect();  // what is scrolled out of sight is covered by nothing
        box.top = Math.max(box.top, seen.top);
        box.bottom = Math.min(box.bottom, seen.bottom);
        if (box.bottom <= box.top) return false;
    }
    return box.left < left - 1 || box.right > innerWidth - right + 1 || box.top + scrollY < top - 1
        || box.bottom + scrollY > document.documentElement.scrollHeight - bottom + 1;
}).map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40) || one.ariaLabel}`)"""


def finished(guest: Guest) -> str:
    """A match that is over: whoever leaves is played for by a bot, and bots are quick."""
    table = guest.new_table("sixteen", 2, 1)
    guest.post(f"/api/tables/{table}/leave")
    eventually(lambda: guest.get(f"/api/tables/{table}")["table"]["status"] == "over", "the match to end")
    return table


def open_pages(guest: Guest) -> dict[str, str]:
    """Addresses of all pages and their states, and what is there when they are."""
    over, room = finished(guest), guest.new_table("iota", 4, 1)
    me = guest.get("/api/me")["id"]
    return {
        "": "section.game h2",
        "new/tongtong": "form",
        "new/nothing": "main p",
        "rules/iota": ".clause",
        "rules/nothing": "main p",
        "settings": "input",
        "verify": "input",
        f"verify?t={over}": "dl",
        f"people/{me}": "table",
        f"people/{'0' * 32}": "main p",
        "learn": "ul.lessons a",
        "learn/sixteen": "ol.lessons a",
        "learn/sixteen/match": "main .button",
        f"t/{room}": ".room li",
        "t/zzzzzzzz": ".lost .button",
        f"t/{over}": "dialog[open] .events li",
        f"t/{over}/replay?step=3&seat=all": "footer input",
        "t/zzzzzzzz/replay": ".lost p",
        "nowhere": "main p",
    }


def resize(page: Page, size: tuple[int, ...]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize(("language", "scheme"), list(zip(LANGUAGES, ("light", "dark", "light"), strict=True)))
def test_every_page_in_every_size(site: str, browser: Browser, language: str, scheme: str) -> None:
    """Missing messages are errors of the console, and so troubles of the guest."""
    wrong: list[str] = []
    with Guest(browser, site, language, color_scheme=scheme) as guest:
        for number, (path, there) in enumerate(open_pages(guest).items()):
            page = guest.visit(path)
            page.locator(there).first.wait_for()
            assert page.evaluate("document.documentElement.lang") == language
            for size in SIZES:
                resize(page, size)
                wrong += [f"/{path} at {size}: {text}" for text in guest.overflowing()]
            resize(page, SIZES[(number + LANGUAGES.index(language)) % len(SIZES)])
            wrong += [f"/{path} at {page.viewport_size}: {one}" for one in guest.examine()]
    assert wrong == []


def test_nothing_lies_under_a_notch(site: str, browser: Browser) -> None:
    wrong: list[str] = []
    with Guest(browser, site, "de", PHONE) as guest:
        pages = open_pages(guest)
        table = guest.new_table("sixteen", 2, 1)
        pages |= {f"t/{table}": ".hand .tile"}
        emulation = guest.context.new_cdp_session(guest.page)
        for path, there in pages.items():
            page = guest.visit(path)
            page.locator(there).first.wait_for()
            for size, insets in NOTCHES.items():
                resize(page, size)
                named = dict(zip(("top", "right", "bottom", "left"), insets, strict=True))
                emulation.send("Emulation.setSafeAreaInsetsOverride", {"insets": named})
                wrong += [f"/{path} at {size}: {one}" for one in page.evaluate(COVERED, list(insets))]
    assert wrong == []


def test_the_table_is_told_to_who_listens(site: str, browser: Browser) -> None:
    """Every event is a sentence of the log, and a key or a button has the table read out."""
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        told = page.locator(".asked[aria-live=polite]")
        page.keyboard.press("F2")
        told.get_by_text("Your tiles").wait_for()
        page.get_by_role("button", name="Log").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.textContent.trim()") == "Read the table aloud (F2)"
        page.locator(".hand .tile.can").first.click()
        page.locator(".tray .button.main").last.click()
        page.locator("[role=log]").get_by_text("You lay").first.wait_for(state="attached")


def test_who_has_come_in_finds_themselves_on_the_smallest_phone(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de", SMALL) as guest:
        guest.visit().locator("section.game .play button").first.click()
        guest.page.locator(".hand button").first.wait_for()
        guest.visit().locator("header .me").wait_for()
        assert guest.overflowing() == []


def test_the_head_fits_before_scripts_hear_of_a_new_size(site: str, browser: Browser) -> None:
    """They do with the next picture, which a busy machine may be long in drawing: styles alone decide what has room."""
    with Guest(browser, site, "de", DESKTOP) as guest:
        guest.context.add_init_script("MediaQueryList.prototype.addEventListener = () => {}")
        page = guest.visit()
        page.get_by_role("link", name="Spielen lernen", exact=True).wait_for()
        for size in SIZES:
            resize(page, size)
            assert guest.overflowing() == [], size
