"""Measures the browser client in a real Chromium against a real server; writes its part of docs/explanation/benchmarks.md.

What the first table of each game weighs; how long from *play now* to the first legal move; how evenly frames come while
cards move on a processor four times slower. `make bench-web` calls it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from movement import FRAME_MS, MOVING, SLOWER, Evenness, evenness
from page import load_of_the_machine, write_section
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import noripan

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from support.command import Serving  # noqa: E402

TITLE = "The browser client"
BYTES_BAR, SECONDS_BAR = 150_000, 1.0
JITTER_MS = 1.0  # by which a frame that is in time may seem late
PATIENCE_MS = 60_000
OURS = ".tray-head[aria-busy=false] .yours > span:not(.waits):not(.clock)"

WATCH = """() => {  // from the click on, until there is a move of ours to make
    window.began = window.ready = null;
    document.addEventListener("click", () => (window.began ??= performance.now()), { capture: true, once: true });
    const look = () => {
        const ours = document.querySelector(OURS);
        const board = document.querySelector("main.board");
        if (board && window.board === undefined) window.board = performance.now();
        if (ours && document.querySelector(".hand button:not(:disabled)")) window.ready = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}""".replace("OURS", f"'{OURS}'")


def visitor(browser: Browser, **more: Any) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", **more)
    context.set_default_timeout(PATIENCE_MS)
    asked = json.dumps({"asked": list(noripan.games())})  # nobody is offered a lesson first
    context.add_init_script(f"localStorage.noripan ??= {json.dumps(asked)}")
    return context


def at_home(context: BrowserContext, site: str) -> Page:
    page = context.new_page()
    page.goto(site)
    page.locator("section.game h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def play_now(page: Page, game: str) -> None:
    """Click on the game's own *play now*."""
    patch = page.locator("section.game").filter(has=page.locator(f"a[href='/rules/{game}']"))
    patch.get_by_role("button", name="Play now").click()


def weigh(browser: Browser, site: str, game: str) -> int:
    """Bytes of script and style, compressed by gzip, from an empty cache to the first table."""
    loaded: dict[str, int] = {}
    context = visitor(browser, service_workers="block")

    def note(answer: Any) -> None:
        if answer.url.endswith((".js", ".css")):
            loaded[answer.url] = len(gzip.compress(answer.body()))

    context.on("response", note)
    page = at_home(context, site)
    play_now(page, game)
    page.locator(".hand button").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(loaded.values())


def first_move(browser: Browser, site: str, game: str) -> float:
    """Seconds from the click on *play now*, by somebody who was never here, to the first legal move."""
    context = visitor(browser)
    page = at_home(context, site)
    page.evaluate(WATCH)
    play_now(page, game)
    page.wait_for_function("() => window.ready !== null")
    seconds: float = page.evaluate("(window.ready - window.began) / 1000")
    context.close()
    return seconds


def movement(browser: Browser, site: str, game: str, turns: int) -> Evenness:
    """How evenly frames come while cards move, over the first turns of a match with the bots' answers."""
    context = visitor(browser, reduced_motion="no-preference")
    page = at_home(context, site)
    play_now(page, game)
    found = evenness(browser, context, page, game, OURS, turns)
    context.close()
    return found


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def report(bytes_of: dict[str, int], seconds: dict[str, list[float]], moved: dict[str, list[Evenness]], version: str) -> str:
    runs = len(next(iter(seconds.values())))
    text = f"""Made by `make bench-web`: Chromium {version} without a window or a graphics processor, 1440 × 900, and the
server on the same machine, shared with whatever else ran (load {load_of_the_machine()}).
Bytes are of all script and style from an empty cache to the first table, compressed by gzip. Seconds are from the click on
*play now*, by somebody who was never here, to the first legal move: the median (least–most) of {runs} runs; bots that move
first answer at once here.

| game | bytes | target | seconds to the first move | target |
|---|---|---|---|---|
"""
    for game in noripan.games():
        taken = seconds[game]
        text += (
            f"| {game} | {bytes_of[game]:,} | {BYTES_BAR:,} | **{statistics.median(taken):.2f}** "
            f"({min(taken):.2f}–{max(taken):.2f}) | {SECONDS_BAR:g} |\n"
        )
    return text + report_of_movement(moved)


def rate(gaps: list[float]) -> float:
    """Frames a second."""
    return 1000 * len(gaps) / sum(gaps)


def report_of_movement(moved: dict[str, list[Evenness]]) -> str:
    matches = len(next(iter(moved.values())))
    text = f"""
While cards move, in the first turns of {matches} matches, with the page's processor {SLOWER} times slower. Frames a second
are of all matches together (the least–the most of a single one). Cards are moved by the browser's compositor: *screen* is
every frame that was presented, from the browser's trace; *page* is every frame in which the page itself had its turn
meanwhile. A frame is late if it comes more than {JITTER_MS:g} ms after its {FRAME_MS:.1f} ms; one is missed if the next
comes after more than one and a half. There is no graphics processor here: the compositor, too, draws with the cores that
everything else runs on, and no screen sets the beat, so that frames come a little early and a little late.

| game | moved, s | where | frames | frames/s (target 60) | median, ms | 95 %, ms | most, ms | late | frames missed |
|---|---|---|---|---|---|---|---|---|---|
"""
    for game, found in moved.items():
        seconds = sum(one.moved_ms for one in found) / 1000
        for where, each in (("screen", [one.shown for one in found]), ("page", [one.page for one in found])):
            gaps = [gap for one in each for gap in one]
            late = sum(gap > FRAME_MS + JITTER_MS for gap in gaps) / len(gaps)
            missed = sum(gap > 1.5 * FRAME_MS for gap in gaps) / len(gaps)
            rates = [rate(one) for one in each]
            text += (
                f"| {game} | {seconds:.1f} | {where} | {len(gaps)} "
                f"| **{rate(gaps):.1f}** ({min(rates):.1f}–{max(rates):.1f}) | {statistics.median(gaps):.1f} "
                f"| {quantile(gaps, 0.95):.1f} | {max(gaps):.1f} | {late:.1%} | {missed:.1%} |\n"
            )
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10, help="of *play now* in each game")
    parser.add_argument("--matches", type=int, default=7, help="in which frames are counted")
    parser.add_argument("--turns", type=int, default=3, help="of each of these matches")
    parser.add_argument("--dry", action="store_true", help="print the report instead of writing it")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        with Serving("--data", data, "--pace-ms", "0", "--rate", "1000") as serving:
            site = serving.address
            bytes_of = {game: weigh(browser, site, game) for game in noripan.games()}
            seconds = {game: [first_move(browser, site, game) for _ in range(chosen.runs)] for game in noripan.games()}
        with Serving("--data", data, "--pace-ms", "500", "--rate", "1000") as serving:
            moved = {
                game: [movement(browser, serving.address, game, chosen.turns) for _ in range(chosen.matches)]
                for game in MOVING
            }
        text = report(bytes_of, seconds, moved, browser.version)
        browser.close()
    print(text)
    if not chosen.dry:
        write_section(TITLE, text)


if __name__ == "__main__":
    main()
