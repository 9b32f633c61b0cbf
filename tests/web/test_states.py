"""Every board in every state, at most players, in German, from the smallest phone to a large screen, light and dark."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from guest import DESKTOP, PHONE, SMALL, Guest, looks_right, settled, until_dealt
from playwright.sync_api import Browser, WebSocketRoute, expect

import noripan
from noripan.core import library

SMALL_LIGHT, SMALL_DARK, PHONE_DARK = (SMALL, "light"), (SMALL, "dark"), (PHONE, "dark")
DESKTOP_LIGHT, DESKTOP_DARK, HUGE = (DESKTOP, "light"), (DESKTOP, "dark"), ((2560, 1440), "light")
HAND = ".hand button"
MINE = ".yours:not(:has(.waits))"
NUMBERED = ":is([aria-label^='rot'], [aria-label^='blau'])"  # not an action, which lies on no pile


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
    ben.visit("settings").get_by_role("textbox").first.wait_for()
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


# ---- what is rare in a match is put into a real frame on its way to the page


def doctored(guest: Guest, change: Callable[[dict[str, Any], int], None]) -> None:
    """Frames are changed before the page has them."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        seats: list[int] = []

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["is"] == "table":
                seats.append(message["you"])
            if message["is"] == "frame":
                change(message, seats[-1])
            socket.send(json.dumps(message))

        server.on_message(down)

    guest.page.route_web_socket("**/ws", pass_on)


def scissors_and_bin(frame: dict[str, Any], you: int) -> None:
    """SixTeen with long rows and both special tiles in hand."""
    view = frame["view"]
    view["rows"] = {letter: [f"{letter}{face}" for face in (1, 4, 9, "R", 2, 3)] for letter in view["rows"]}
    view["hand"] = ["R5", "G6", "bin", "scissors"]
    view |= {"to_move": you, "extra": None}
    frame["moves"] = ["R5", "G6", *(f"scissors {letter}" for letter in view["rows"])]
    frame["moves"] += [f"bin {letter} {count}" for letter in view["rows"] for count in (1, 2)]


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


def end_of_round(frame: dict[str, Any], you: int) -> None:
    """Down Up: two have laid everything, and the next round begins."""
    other = 1 if you == 0 else 0
    frame["facts"] += [
        {"fact": "left_first", "seat": other, "tokens": 2, "total": 6},
        {"fact": "left_second", "seat": you, "tokens": 1, "total": 5},
        {"fact": "round_began", "round": 2, "seat": you},
    ]
    frame["view"]["round"] = 2


def test_the_end_of_a_round(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, end_of_round)
        page = guest.visit(f"t/{guest.new_table('downup', 5, 4)}")
        page.get_by_text("Runde 2").first.wait_for()
        looks_right(guest, SMALL_LIGHT, PHONE_DARK, DESKTOP_DARK)


def full_table(frame: dict[str, Any], you: int) -> None:
    """Stacks near the end: chips, discards, cards known, jumps and reverses that wait."""
    view = frame["view"]
    seats = range(len(view["counts"]))
    view["piles"] = {"r": [["r1", "rW", "r3"], ["r1"]], "b": [["b1", "b2", "bW", "bW"], ["b1", "b2"]]}
    view["chips"] = [{"r": 4, "b": 1}] + [{"r": 2, "b": 2} for _ in seats[1:]]
    view["scores"] = [chips["r"] + chips["b"] for chips in view["chips"]]
    view["discards"] = [["reverse", "r5", "b1", "steal", "r2", "chip", "b5", "rW"] * 3 for _ in seats]
    view["known"] = [["r5"] for _ in seats]
    view |= {"direction": -1, "jumps": 2, "reverses": 1, "hand": ["r2", "rW", "reverse", "steal", "hold"]}
    view |= {"turn": you, "to_move": you}
    others = [seat for seat in seats if seat != you]
    frame["moves"] = ["r2", "rW=2", "rW=4", "reverse"] + [f"discard {card}" for card in view["hand"]]
    frame["moves"] += [f"steal {seat}{top}" for seat in others for top in ("", "^")]


def hold_question(frame: dict[str, Any], you: int) -> None:
    full_table(frame, you)
    frame["view"] |= {"turn": 1 - min(you, 1), "to_move": None, "window": True, "window_colour": "b"}
    frame["moves"] = ["hold", "allow"]
    frame["until"] = 2**42


def test_a_full_table_of_stacks(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, full_table)
        page = guest.visit(f"t/{guest.new_table('stacks', 6, 5)}")
        for card in range(1, 4):
            page.locator(HAND).nth(card).click()
            looks_right(guest, SMALL_LIGHT)
        page.locator(".aim").first.click()
        expect(page.get_by_role("button", name="Verdeckte")).to_be_visible()
        looks_right(guest, SMALL_DARK, PHONE_DARK, DESKTOP_LIGHT)


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
        looks_right(guest, SMALL_DARK, PHONE_DARK, DESKTOP_LIGHT)
        page.locator(HAND).last.click()
        expect(page.locator(".hold .button.main")).to_be_focused()


def swap_question(frame: dict[str, Any], you: int) -> None:
    """Somebody may take a wild for a card that is not there yet."""
    frame["view"] |= {"asked": True, "to_move": None}
    frame["moves"] = ["keep"]
    frame["until"] = 2**42


def test_a_question_about_a_wild(site: str, browser: Browser) -> None:
    with Guest(browser, site, "de") as guest:
        doctored(guest, swap_question)
        page = guest.visit(f"t/{guest.new_table('iota', 4, 3)}")
        page.locator(".until").wait_for()
        looks_right(guest, SMALL_LIGHT, DESKTOP_DARK)
