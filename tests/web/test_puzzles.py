"""Puzzles in the browser: the one of the day on a phone, by keys, wrong tries, streaks, and one after the other."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Browser, Page, expect
from support.guest import DESKTOP, PHONE, Guest, looks_right, main_button, press_until

import noripan
from noripan.core.puzzles import Puzzle, daily, exercise_of, puzzles_of
from noripan.core.texts import Texts

GAME = noripan.find("tongtong")


def texts_in(language: str) -> Texts:
    return Texts(language, (GAME.folder.parents[3] / "web/texts",))


def today() -> Puzzle:
    return daily(puzzles_of(GAME), datetime.now(UTC).date())


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("() => localStorage.noripan"))
    return found


def test_the_puzzle_of_the_day_is_found_on_a_phone_after_a_wrong_try(site: str, browser: Browser) -> None:
    texts, puzzle = texts_in("ko"), today()
    exercise = exercise_of(puzzle)
    wrong = next(move for move in exercise.position.moves() if move != puzzle.best)
    with Guest(browser, site, "ko", PHONE) as guest:
        page = guest.visit("puzzles")
        page.locator("a.daily").first.wait_for()
        assert guest.examine() + guest.overflowing() + guest.too_small() == []
        page.locator(f"a.daily[href^='/puzzles/{GAME.name}/']").click()
        asker = page.locator(".asker")
        expect(asker).to_contain_text(texts.say("puzzle-ask"))
        looks_right(guest, (PHONE, "light"), (DESKTOP, "dark"))
        asker.get_by_role("button", name=texts.say("hint"), exact=True).click()
        reason = exercise.reason(puzzle.best)
        assert reason is not None
        expect(asker).to_contain_text(Texts("ko", (), you=exercise.seat).words(GAME, reason)[:12])
        choose(page, wrong, texts)
        described = GAME.describe(exercise.position.view(exercise.seat), wrong)
        expect(asker).to_contain_text(
            texts.say("puzzle-worse", move=texts.words(GAME, described), loss=exercise.losses[wrong])
        )
        choose(page, puzzle.best, texts)
        expect(asker).to_contain_text(texts.say("lesson-right"))
        expect(asker).to_contain_text(texts.say("puzzle-streak", days=1))
        assert kept(page)["streaks"][GAME.name]["days"] == 1 and kept(page)["run"] == 0
        guest.visit("puzzles")
        expect(page.locator(f"a.daily[href^='/puzzles/{GAME.name}/']")).to_contain_text("✓")


def choose(page: Page, card: str, texts: Texts) -> None:
    page.locator(".hand .held").and_(page.get_by_role("button", name=texts.card(GAME, card))).click()
    main_button(page).click()
    page.locator(".tray-head[aria-busy=false]").wait_for()


def test_one_after_the_other_by_keys_and_by_ear(site: str, browser: Browser) -> None:
    texts = texts_in("de")
    with Guest(browser, site, "de", DESKTOP) as guest:
        page = guest.visit(f"puzzles/{GAME.name}/easy")
        asker = page.locator(".asker")
        asker.wait_for()
        page.keyboard.press("F2")
        expect(page.locator(".asked")).not_to_be_empty()
        first = page.locator(".asked").inner_text()
        press_until(page, "Tab", f"one => one.textContent.trim() === {json.dumps(texts.say('puzzle-solution'))}", "Enter")
        expect(asker).to_contain_text(texts.say("puzzle-run", count=0))
        press_until(page, "Tab", f"one => one.textContent.trim() === {json.dumps(texts.say('puzzle-next'))}", "Enter")
        expect(asker).to_contain_text(texts.say("puzzle-ask"))
        page.keyboard.press("F2")
        expect(page.locator(".asked")).not_to_have_text(first)


def test_a_puzzle_that_is_not_there_is_refused(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP) as guest:
        page = guest.visit(f"puzzles/{GAME.name}/9-9")
        expect(page.locator("main")).to_contain_text("There is no puzzle “9-9”.")
