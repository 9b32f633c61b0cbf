"""People play in a real browser against a real server: by mouse, by keys, with each other, through a restart."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from support.command import Serving
from support.guest import DESKTOP, PHONE, Guest, main_button, play_to_the_end
from support.needs import QUICK
from support.turns import sixteen_by_mouse

import noripan
from noripan.protocol.record import compare, read_note, read_record

FIRST_TABLE_BYTES = 150_000


def test_play_now_loads_little(site: str, browser: Browser) -> None:
    loaded: dict[str, int] = {}
    with Guest(browser, site) as guest:
        guest.page.on("response", lambda answer: weigh(answer, loaded))
        page = guest.visit()
        page.locator("section.game").first.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        guest.wait_for_turn()
        page.wait_for_load_state("networkidle")
    assert any(name.endswith(".css") for name in loaded) and sum(loaded.values()) > 30_000
    assert not any("hangul" in name for name in loaded)
    assert sum(loaded.values()) <= FIRST_TABLE_BYTES, loaded


def test_fonts_for_hangul_come_with_the_first_name_in_it(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        guest.visit("settings").get_by_role("textbox").first.wait_for()
        guest.post("/api/guest", {"name": "김수한무", "language": "en"})
        guest.context.add_init_script("localStorage.noripan = JSON.stringify({ known: true })")
        with guest.page.expect_response(re.compile("hangul.*css")):
            guest.visit()


def weigh(answer: Any, loaded: dict[str, int]) -> None:
    if answer.url.endswith((".js", ".css")):
        loaded[answer.url.rsplit("/", 1)[-1]] = len(gzip.compress(answer.body()))


def test_the_end_leads_to_the_replay_and_the_shuffle_was_checked(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        guest.context.add_init_script(
            "localStorage.noripan = JSON.stringify({ pace: 'fast', asked: ['sixteen'], players: { sixteen: 2 } })"
        )
        page = guest.visit()
        page.locator("section.game", has_text="Sixteen").get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        table = page.url.rpartition("/")[2]
        play_to_the_end(guest, sixteen_by_mouse)
        expect(page.locator(".shuffle")).to_contain_text("Shuffle checked: nobody could choose the seed")
        replay_and_check(guest, table)


def replay_and_check(guest: Guest, table: str) -> None:
    """The reckoning leads to the replay and to the check of the shuffle."""
    page = guest.page
    page.get_by_role("link", name="Replay").click()
    page.get_by_text("Move 0 of").wait_for()
    page.get_by_role("button", name="Next move").click()
    page.get_by_text("Move 1 of").wait_for()
    page.wait_for_url("**/replay?step=1*")
    page.get_by_role("combobox", name="Seen by").select_option("all")
    page.wait_for_url("**seat=all*")
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    page.get_by_text("The match is over").or_(page.locator(".open")).first.wait_for()
    guest.visit(f"verify?t={table}")
    page.get_by_role("heading", name="The shuffle was fair.").wait_for()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download what this browser kept").click()
    note = read_note(json.loads(kept.value.path().read_bytes()))
    assert note.first is not None
    record = guest.context.request.get(f"{guest.site}api/tables/{table}/record").json()
    compare(read_record(record), note, noripan.find)


def test_a_changed_record_is_found_out(site: str, browser: Browser, tmp_path: Path) -> None:
    record = {
        "table": "abc",
        "match": {"seed": "00" * 32},
        "fair": {"commitment": "11" * 32, "secret": "22" * 32, "parts": {"0": "33" * 16}},
    }
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    with Guest(browser, site) as guest:
        guest.visit("verify").locator("input[type=file]").set_input_files(file)
        guest.page.get_by_role("heading", name="Something is wrong with this record.").wait_for()


def test_two_people_and_a_spectator_who_sees_no_hidden_card(site: str, browser: Browser) -> None:
    with Guest(browser, site) as ann, Guest(browser, site, size=PHONE) as ben, Guest(browser, site) as eve:
        table = ann.new_table("sixteen", 2, 0, public=True)
        ann.visit(f"t/{table}")
        ben.visit(f"t/{table}").get_by_role("button", name="Sit here").click()
        heard: list[str] = []
        eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
        eve.visit(f"t/{table}").get_by_role("button", name="Sit here").or_(
            eve.page.get_by_text("The host starts the match")
        ).first.wait_for()
        ann.page.get_by_role("button", name="Start").click()
        for guest in (ann, ben, eve):
            guest.page.locator(".rows").wait_for()
        for _ in range(3):
            for guest in (ann, ben):
                if guest.page.locator(".tray-head").get_by_text("Your turn", exact=True).is_visible():
                    sixteen_by_mouse(guest.page)
                    guest.page.get_by_text("is thinking").wait_for()
        frames = [json.loads(text) for text in heard if '"is":"frame"' in text]
        assert frames and all(frame["view"]["hand"] is None and frame["moves"] == [] for frame in frames)
        assert "hands" not in frames[-1]["view"]
        assert eve.page.locator(".hand .tile").count() == 0
        eve.page.get_by_role("button", name="Log").click()
        eve.page.get_by_text("lays").first.wait_for()


def test_a_restart_of_the_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    settings = ("--data", str(tmp_path), *QUICK)
    with Serving(*settings) as serving:
        guest = Guest(browser, serving.address, size=DESKTOP)
        table = guest.new_table("sixteen", 2, 1)
        guest.visit(f"t/{table}")
        guest.wait_for_turn()
        sixteen_by_mouse(guest.page)
        guest.wait_for_turn()
        held = guest.page.locator(".hand .tile").count()
        port = serving.address.rstrip("/").rsplit(":", 1)[1]
    guest.page.get_by_text("Connection lost").wait_for()
    guest.page.locator(".hand .tile.can").first.click()
    main_button(guest.page).click()  # kept until the line is back
    with Serving(*settings, "--port", port), guest:
        expect(guest.page.get_by_text("Connection lost")).to_be_hidden()
        expect(guest.page.locator(".hand .tile")).not_to_have_count(held)
        guest.wait_for_turn()


def test_tiles_are_dragged_to_their_row(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        tile = page.locator(".hand .tile.can").first
        colour = str(tile.get_attribute("aria-label")).split()[0]  # red, unless no red one fits
        row = colour[0].upper()
        held = page.locator(".hand .tile").count()
        tile.drag_to(page.locator(f".lane:not([data-drop='{row}'])").first)
        page.get_by_text(f"goes on the {colour} row").wait_for()
        expect(page.locator(".hand .tile")).to_have_count(held)
        tile.drag_to(page.locator(f".lane[data-drop='{row}']"))
        expect(page.locator(".hand .tile")).not_to_have_count(held)


def test_scissors_are_arranged_and_taken_back(site: str, browser: Browser) -> None:
    """A tile is cut off, put back, cut off again, and the turn sent as one."""
    with Guest(browser, site) as guest:
        for _ in range(12):
            table = guest.new_table("sixteen", 2, 1)
            page = guest.visit(f"t/{table}")
            guest.wait_for_turn()
            scissors = page.locator(".hand .tile.can:has-text('scissors')")
            if scissors.count():
                return cut_and_take_back(guest, page)
        raise AssertionError("no scissors in twelve deals")


def cut_and_take_back(guest: Guest, page: Page) -> None:
    on_table = page.locator(".lane [data-piece]").count()
    held = page.locator(".hand .tile").count()
    for way in ("Take back", "Nothing more"):
        page.locator(".hand .tile.can:has-text('scissors')").first.click()
        page.locator(".lane .whole").first.click()
        page.get_by_role("button", name="Cut off", exact=True).click()
        expect(page.locator(".lane [data-piece]")).to_have_count(on_table - 1)
        page.get_by_role("button", name=way).click()
        if way == "Take back":
            expect(page.locator(".lane [data-piece]")).to_have_count(on_table)
            expect(page.locator(".hand .tile")).to_have_count(held)
    guest.wait_for_turn()
    page.get_by_role("button", name="Log").click()
    page.get_by_text("with scissors").first.wait_for()


def test_moves_of_several_tabs(site: str, browser: Browser) -> None:
    """The same person twice: what one tab plays, the other shows."""
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        guest.visit(f"t/{table}")
        guest.wait_for_turn()
        other = guest.context.new_page()
        other.goto(f"{site}t/{table}")
        other.locator(".hand .tile").first.wait_for()
        held = guest.page.locator(".hand .tile").count()
        sixteen_by_mouse(other)
        expect(guest.page.locator(".hand .tile")).not_to_have_count(held)
