"""Nothing overlaps, is cut off or cannot be pressed: every game at its fullest and every page, at ten sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from support.guest import LOCALES, PATIENCE_MS, POST
from support.layout import faults
from support.needs import BUILT, must_have
from support.web_positions import ENDS, POSITIONS, Gallery, gallery

CHOOSE = {"downup": ".held.can", "sixteen": ".tile.can", "tongtong": ".held.can", "stacks": ".held.can", "iota": ".held.can"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with gallery(tmp_path_factory.mktemp("gallery"), POSITIONS | ENDS) as opened:
        yield opened


@pytest.fixture(scope="module")
def page(browser: Browser, tables: Gallery) -> Iterator[Page]:
    """In German, which takes most room."""
    context = browser.new_context(locale=LOCALES["de"], reduced_motion="reduce")
    context.add_cookies([{"name": "noripan", "value": tables.cookie, "url": tables.address}])
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE_MS)
    yield opened
    context.close()


def visit(page: Page, address: str, there: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(address)
    page.locator(there).first.wait_for()
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("title", POSITIONS)
def test_a_board_at_its_fullest(page: Page, tables: Gallery, title: str) -> None:
    visit(page, f"{tables.address}t/{tables.tables[title]}", "main.board .hand, main.board .tray")
    wrong = faults(page, whole=True)
    card = page.locator(CHOOSE[POSITIONS[title].game])
    if card.count():
        card.first.click()
        wrong += faults(page, whole=True, where="with a card chosen")
    assert wrong == []


@pytest.mark.parametrize("title", ENDS)
def test_the_end_of_a_match(page: Page, tables: Gallery, title: str) -> None:
    visit(page, f"{tables.address}t/{tables.tables[title]}", "dialog[open] .places")
    assert faults(page, whole=True) == []


def test_down_ups_sets_fill_their_place_on_a_phone(page: Page, tables: Gallery) -> None:
    visit(page, f"{tables.address}t/{tables.tables['downup 2']}", "main.board .hand")
    page.set_viewport_size({"width": 390, "height": 844})
    high = page.evaluate("() => Math.max(...[...document.querySelectorAll('.sets .piece')].map((one) => one.clientHeight))")
    place = page.evaluate("() => document.querySelector('.sets').closest('.patch').clientHeight")
    assert high > place / 3, (high, place)


def test_log_rules_and_menu(page: Page, tables: Gallery) -> None:
    visit(page, f"{tables.address}t/{tables.tables['stacks 6']}", "main.board .hand")
    wrong = []
    for tool in ("Verlauf", "Regeln", "Menü"):
        page.get_by_role("button", name=tool, exact=True).click()
        page.locator("dialog[open] .body").wait_for()
        wrong += faults(page, whole=True, where=tool)
        page.set_viewport_size({"width": 360, "height": 640})
        if "F4" in page.locator("dialog[open]").inner_text():
            wrong.append(f"{tool} names a key on a phone")
        page.keyboard.press("Escape")
    assert wrong == []


LEAST_ROOM = ((360, 640), (844, 390), (820, 1180), (1366, 633))


LESSONS = ("tongtong/round", "tongtong/shared", "sixteen/scissors", "downup/take", "stacks/hold", "iota/crossing")
PUZZLES = [f"puzzles/{game}/easy" for game in CHOOSE]


@pytest.mark.parametrize("path", [*(f"learn/{one}" for one in LESSONS), *PUZZLES])
def test_what_a_lesson_or_a_puzzle_says_leaves_room_for_the_board(page: Page, tables: Gallery, path: str) -> None:
    visit(page, tables.address + path, "main.board .hand")
    assert faults(page, LEAST_ROOM, whole=True) == []


def test_every_other_page(page: Page, tables: Gallery) -> None:
    visit(page, tables.address, "section.game h2")
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    made = page.evaluate(POST, ["/api/tables", {"game": "stacks", "players": 6, "bots": ["beginner"] * 3, "public": True}])
    room, over = made["table"]["id"], tables.tables["stacks 6, over"]
    page.evaluate(POST, [f"/api/tables/{room}/sit", {"random": "ab" * 16}])
    wrong = []
    for path, there in {
        "": "section.game h2",
        "new/tongtong": "form",
        "rules/iota": ".clause",
        "learn": "ul.lessons li",
        "learn/tongtong": "ol.lessons li",
        "puzzles": "a.daily",
        "puzzles/sixteen/easy": ".asker",
        "practice": "main p + p",
        "settings": "input",
        "sign-in": "input",
        "verify": "input",
        f"verify?t={over}": "dl",
        f"people/{me}": "main li",
        f"t/{room}": ".room li",
        "t/zzzzzzzz": ".lost .button",
        f"t/{over}/replay?step=30&seat=all": "footer input",
        f"t/{over}/replay?step=30&seat=1": "footer input",
        "nowhere": "main p",
    }.items():
        visit(page, tables.address + path, there)
        wrong += faults(page, where=f"/{path}")
    assert wrong == []
