"""A newcomer's path in every game and language: what it is about, how it is played, a first match, and why it ended so."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.eventually import eventually
from support.guest import DESKTOP, PHONE, SMALL, Guest

import noripan
from noripan.core.events import Words
from noripan.core.examples import examples_of
from noripan.core.game import Game
from noripan.core.texts import Texts

VIEWS = (("en", SMALL, "light"), ("ko", PHONE, "dark"), ("de", DESKTOP, "light"))


@pytest.mark.parametrize("name", [name for name, game in noripan.games().items() if game.box is not None])
def test_from_home_to_the_end_of_a_first_match(site: str, browser: Browser, name: str) -> None:
    game, table = noripan.find(name), ""
    state: Any = None
    for language, size, scheme in VIEWS:
        with Guest(browser, site, language, size, color_scheme=scheme, storage_state=state) as guest:
            to_the_rules(guest, game, Texts(language))
            read_the_rules(guest, game, Texts(language))
            if not table:  # once is enough for the slow parts
                assert guest.examine() == []
                table = play_a_match(guest)
            understand_the_end(guest.visit(f"t/{table}"), game, Texts(language), look(guest, table)["players"])
            state = {"cookies": guest.context.storage_state()["cookies"], "origins": []}  # without the language


def to_the_rules(guest: Guest, game: Game[Any], texts: Texts) -> None:
    page = guest.visit()
    patch = page.locator("section.game").filter(has=page.get_by_role("heading", name=texts.title(game), exact=True))
    about = patch.get_by_text(texts.tagline(game))
    expect(about).to_be_visible()
    patch.locator(f"a[href='/rules/{game.name}']").click()
    page.wait_for_url(f"**/rules/{game.name}")


def read_the_rules(guest: Guest, game: Game[Any], texts: Texts) -> None:
    """The aim comes first, every picture is drawn and described, and every clause is there."""
    page = guest.page
    aim = page.get_by_text(texts.words(game, Words("aim", {})))
    expect(aim).to_be_in_viewport()
    pictures = page.locator(".picture")
    drawn = [picture for one in examples_of(game) for picture in one.pictures if picture.parts]
    expect(pictures).to_have_count(len(drawn))
    for described in page.locator(".picture, .shelf").evaluate_all("all => all.map((one) => one.ariaLabel)"):
        assert described and "undefined" not in described and "part-" not in described
    assert page.locator(".picture .piece").count() == sum(len(part.cards) for picture in drawn for part in picture.parts)
    assert page.locator(".clause").count() == sum(len(clauses) for clauses in game.clauses.values())
    assert guest.overflowing() == []
    assert guest.too_small() == []


def play_a_match(guest: Guest) -> str:
    """Begin it from the rules; after the first turn a bot plays on, so that the end comes soon."""
    page = guest.page
    page.locator("header .button.main").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    guest.wait_for_turn()
    guest.post(f"/api/tables/{table}/leave")
    guest.visit("settings")
    eventually(lambda: look(guest, table)["status"] == "over", "the match to end", pause=0.5)
    return table


def look(guest: Guest, table: str) -> dict[str, Any]:
    return guest.page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).table", table)  # type: ignore[no-any-return]


def understand_the_end(page: Page, game: Game[Any], texts: Texts, players: int) -> None:
    end = page.locator("dialog[open]")
    end.locator(".places").wait_for()
    expect(end.get_by_text(texts.words(game, Words("wins-by", {"players": players})))).to_be_visible()
    assert end.locator(".places > li").count() >= 2


def test_a_clause_can_be_named_searched_and_reached_by_keys(site: str, browser: Browser) -> None:
    with Guest(browser, site, "ko", PHONE) as guest:
        page = guest.visit("rules/tongtong#TT-21")
        named = page.locator("[id='TT-21']")
        expect(named).to_be_focused()
        expect(named).to_be_in_viewport()
        page.get_by_role("searchbox").focus()
        page.keyboard.type("보너")  # a word that is only half typed
        expect(page.locator(".clause").first).to_contain_text("TT-")
        shown = page.locator(".clause").all_inner_texts()
        assert 0 < len(shown) < 10 and all("보너" in one for one in shown)
        expect(page.get_by_role("status").filter(has_text=str(len(shown)))).to_be_visible()
        page.locator(".clauses button", has_text="TT-13").first.press("Enter")  # from an example: the search is lifted
        expect(page.locator("[id='TT-13']")).to_be_focused()


def test_the_drawer_begins_with_the_aim(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP) as guest:
        page = guest.visit(f"t/{guest.new_table('downup', 3, 2)}")
        guest.wait_for_turn()
        page.get_by_role("button", name="Rules", exact=True).click()
        drawer = page.locator("dialog[open]")
        expect(drawer.get_by_text(Texts("en").words(noripan.find("downup"), Words("aim", {})))).to_be_in_viewport()
        expect(drawer.locator(".picture").first).to_be_in_viewport()
        assert guest.examine() == []
