"""The table in play: signs explain themselves, refusals lead to the rules, and nothing laid out or sent is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from support.guest import DESKTOP, PHONE, SMALL, Guest, looks_right, play_to_the_end, press_until, settled, until_dealt
from support.turns import BY_MOUSE
from support.web_frames import Change, doctored, full_table, hold_question, scissors_and_bin, swap_question

HAND = ".hand button"
TIP = ".tip:popover-open"
STEAL = {
    "en": "Card steal: take an unseen card",
    "ko": "카드 스틸: 다른 사람의 손에서",
    "de": "Kartenklau: Nimm eine verdeckte Karte",
}


# ---- what a card or a sign means


@pytest.mark.parametrize("language", STEAL)
def test_a_special_card_explains_itself(site: str, browser: Browser, language: str) -> None:
    """On hover, when keys reach it, on a long press, by ear, and when it is chosen."""
    with Guest(browser, site, language, has_touch=True) as guest:
        doctored(guest, full_table)
        page = guest.visit(f"t/{guest.new_table('stacks', 6, 5)}")
        card = page.locator(HAND).nth(3)
        expect(card).to_have_attribute("aria-description", re.compile(f"^{STEAL[language]}"))
        card.hover()
        expect(page.locator(TIP)).to_contain_text(STEAL[language])
        page.mouse.move(2, 2)
        expect(page.locator(TIP)).to_have_count(0)
        press_until(page, "Tab", "one => one.matches('.hand *')")
        page.keyboard.press("Home")
        press_until(page, "ArrowRight", "one => one === document.querySelectorAll('.hand button')[3]")
        expect(page.locator(TIP)).to_contain_text(STEAL[language])
        page.keyboard.press("Escape")
        expect(page.locator(TIP)).to_have_count(0)
        long_press(page, f"{HAND}:nth-child(4)")
        expect(page.locator(TIP)).to_contain_text(STEAL[language])
        expect(card).to_have_attribute("aria-pressed", "false")
        card.click()
        expect(page.locator(".tray-head .note")).to_contain_text(STEAL[language])
        looks_right(guest, (SMALL, "light"), (PHONE, "dark"), (DESKTOP, "light"))


def long_press(page: Page, what: str) -> None:
    """A finger stays where it is, is lifted, and the click that follows means nothing."""
    page.evaluate(
        """async (what) => {
            const one = document.querySelector(what);
            const { x, y, width, height } = one.getBoundingClientRect();
            const [clientX, clientY] = [x + width / 2, y + height / 2];
            const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX, clientY };
            one.dispatchEvent(new PointerEvent("pointerdown", at));
            const shown = () => document.querySelector(".tip:popover-open");
            while (!shown()) await new Promise((later) => setTimeout(later, 20));
            one.dispatchEvent(new PointerEvent("pointerup", at));
            one.dispatchEvent(new MouseEvent("click", at));
        }""",
        what,
    )


SIGNS: list[tuple[str, int, Change, str, str]] = [
    ("sixteen", 4, scissors_and_bin, ".hand button:nth-child(3)", "The bin takes away"),
    ("sixteen", 4, scissors_and_bin, ".lane .sign", "16 END closes its row"),
    ("sixteen", 4, scissors_and_bin, ".people .count", "Tiles this player still has"),
    ("stacks", 6, full_table, ".player .known", "Everybody saw these cards"),
    ("stacks", 6, full_table, ".player .way", "Five chips win"),
]


@pytest.mark.parametrize(("game", "players", "change", "sign", "meaning"), SIGNS)
def test_signs_are_reached_by_keys_and_explained(
    site: str, browser: Browser, game: str, players: int, change: Change, sign: str, meaning: str
) -> None:
    with Guest(browser, site, size=PHONE) as guest:
        doctored(guest, change)
        page = guest.visit(f"t/{guest.new_table(game, players, players - 1)}")
        found = page.locator(sign).first
        found.wait_for()
        assert found.evaluate("one => one.tabIndex") in (0, -1)  # -1: arrow keys lead there
        page.keyboard.press("Tab")
        found.focus()
        expect(page.locator(TIP)).to_contain_text(meaning)
        assert guest.examine() == []


def test_what_others_took_stays_marked_while_it_is_my_turn(site: str, browser: Browser) -> None:
    def taken(you: int) -> list[Any]:
        by = {"seat": (you + 1) % 6, "from_seat": you}
        return [{"event": "stole_card", "card": "r5", **by}, {"event": "stole_chip", "colour": "b", **by}]

    with Guest(browser, site) as guest:
        doctored(guest, full_table, events=taken)
        page = guest.visit(f"t/{guest.new_table('stacks', 6, 5)}")
        lost = page.locator(".player.mine .lost")
        expect(lost).to_have_attribute("aria-label", "Lost since your last turn: 2")
        lost.focus()
        expect(page.locator(TIP)).to_contain_text("steals red 5 from your hand")
        looks_right(guest, (SMALL, "light"), (DESKTOP, "dark"))


# ---- questions


@pytest.mark.parametrize(("game", "players", "change"), [("iota", 4, swap_question), ("stacks", 6, hold_question)])
def test_a_question_is_not_called_a_turn(site: str, browser: Browser, game: str, players: int, change: Change) -> None:
    def unhurried(frame: dict[str, Any], you: int) -> None:
        change(frame, you)
        frame["until"] = None

    with Guest(browser, site) as guest:
        doctored(guest, unhurried)
        page = guest.visit(f"t/{guest.new_table(game, players, players - 1)}")
        expect(page.locator(".yours")).to_contain_text("A question for you")
        expect(page.get_by_text("Take your time.")).to_be_visible()
        expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
        assert page.locator(".until, .fuse").count() == 0
        looks_right(guest, (SMALL, "light"), (DESKTOP, "dark"))


# ---- refusals


def test_a_refusal_stays_and_leads_to_the_clause(site: str, browser: Browser) -> None:
    too_low = {"error": "too_low", "details": {"card": "G2", "last_card": "G3"}}

    def stuck(frame: dict[str, Any], you: int) -> None:
        scissors_and_bin(frame, you)
        frame["view"]["hand"] = ["R5", "G2"]
        frame["moves"] = ["R5"]

    with Guest(browser, site, size=PHONE) as guest:
        doctored(guest, stuck, too_low)
        page = guest.visit(f"t/{guest.new_table('sixteen', 4, 3)}")
        page.locator(HAND).last.click()
        toast = page.locator(".toast.refusal")
        expect(toast).to_contain_text("is not higher than")
        looks_right(guest, (PHONE, "light"), (SMALL, "dark"))
        toast.get_by_role("button", name="Rule SX-11").click()
        expect(page.locator("dialog[open] #SX-11")).to_be_focused()
        expect(page.locator("dialog[open] #SX-11")).to_be_in_viewport()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        expect(toast).to_be_visible()
        toast.get_by_role("button", name="Close").click()
        expect(toast).to_have_count(0)


# ---- Down Up with two, IOTA's places


def test_two_zones_are_drawn_and_the_turn_is_named(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit(f"t/{guest.new_table('downup', 2, 1)}")
        guest.wait_for_turn()
        expect(page.locator(".mine .zone")).to_have_count(2)
        expect(page.locator(".mine .zone.now")).to_have_count(1)
        expect(page.locator(".tray-head .note")).to_contain_text("zone")
        assert (
            "turn, in zone 2" in page.locator(".note").inner_text()
            or "of your two turns, in zone" in page.locator(".note").inner_text()
        )


def test_places_are_named_as_they_are_drawn(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = until_dealt(guest, "iota", 2, ".tray:not(:has(.asked)) .held.can")
        page.locator(".held.can").first.click()
        fit = page.locator(".fit").first
        x, y = (fit.get_attribute("aria-label") or "").split(" at ")[1].split(":")[0].split(", ")
        box = fit.bounding_box()
        column = page.locator(".edges .column").and_(page.get_by_text(x, exact=True)).bounding_box()
        row = page.locator(".edges .row").and_(page.get_by_text(y, exact=True)).bounding_box()
        assert box and column and row
        assert abs(box["x"] + box["width"] / 2 - column["x"] - column["width"] / 2) < 4
        assert abs(box["y"] + box["height"] / 2 - row["y"] - row["height"] / 2) < 4


# ---- nothing is lost


def test_a_move_made_without_a_line_is_kept(site: str, browser: Browser) -> None:
    cut: list[bool] = []
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        if cut:
            return socket.close()
        sockets.append(socket)
        socket.connect_to_server()
        return None

    with Guest(browser, site, size=PHONE) as guest:
        guest.page.route_web_socket("**/ws", connect)
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        guest.wait_for_turn()
        before = guest.seq()
        cut.append(True)
        sockets[-1].close()
        expect(page.locator(".net")).to_be_visible()
        BY_MOUSE["sixteen"](page)
        expect(page.locator(".net")).to_contain_text("Your move is kept")
        assert guest.examine() == []
        cut.clear()
        guest.moved_on(before)
        expect(page.locator(".net")).to_have_count(0)


def test_cards_laid_out_are_there_after_a_reload(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = until_dealt(guest, "iota", 2, ".tray:not(:has(.asked)) .held.can")
        page.locator(".held.can").first.click()
        page.locator(".fit").first.click()
        expect(page.locator(".world .fresh")).to_have_count(1)
        settled(page)
        laid = page.locator(".world .fresh").get_attribute("aria-label")
        page.reload()
        expect(page.locator(".world button.fresh")).to_have_attribute("aria-label", laid or "")
        page.get_by_text("are back on the table").wait_for()


def test_a_second_tab_is_told_of(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        guest.wait_for_turn()
        assert page.get_by_text("in another tab").count() == 0
        second = guest.context.new_page()
        second.goto(page.url)
        for one in (page, second):
            one.get_by_text("open in another tab").wait_for()


# ---- a new table


def test_what_cannot_be_cannot_be_chosen(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit("new/tongtong")
        teams = page.get_by_role("radiogroup", name="Teams")
        page.get_by_role("radiogroup", name="Players").get_by_text("4").click()
        expect(teams).to_have_count(1)
        teams.get_by_text("On").click()
        page.get_by_role("radiogroup", name="Players").get_by_text("3").click()
        expect(teams).to_have_count(0)
        make = page.get_by_role("button", name="Open the table")
        picks = page.locator(".picks button")
        picks.nth(1).click()
        expect(make).to_be_disabled()
        page.get_by_text("Choose 2 more, or leave it to chance.").wait_for()
        assert guest.examine() == []
        picks.nth(2).click()
        picks.nth(3).click()
        expect(make).to_be_enabled()
        page.locator("input[type=text]").last.fill("some")
        make.click()
        refusal = page.locator(".toast.refusal")
        refusal.wait_for()
        assert "rank_points" not in refusal.inner_text()
        page.locator("input[type=text]").last.fill("10, 7, 4, 1, 0")
        make.click()
        page.wait_for_url("**/t/*")


# ---- replay


def test_a_replay_has_nothing_to_play(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 1)
        guest.visit(f"t/{table}")
        play_to_the_end(guest, BY_MOUSE["sixteen"])
        page = guest.visit(f"t/{table}/replay")
        page.locator("footer input").wait_for()
        assert page.get_by_role("button", name="To the beginning").is_disabled()
        page.get_by_role("button", name="Next move").or_(page.get_by_role("button", name="One move on")).click()
        expect(page.locator(".yours")).to_contain_text("turn")
        assert page.get_by_text("Your turn", exact=True).count() == 0
        assert page.locator(".tray .actions button").count() == 0
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("button", name="To the end")).to_be_disabled()
        page.get_by_role("button", name="Log").click()
        assert page.locator("dialog[open] .events li").count() > 3
        assert guest.examine() + guest.overflowing() + guest.too_small() == []
        replay = page.locator(".page").bounding_box()  # the review lies below it
        assert replay is not None and replay["height"] == DESKTOP[1]
        page.keyboard.press("Escape")
        page.locator(".head a").first.click()
        page.wait_for_url(f"**/t/{table}")
