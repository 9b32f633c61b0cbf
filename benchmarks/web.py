"""Measures the browser client in a real Chromium against a real server on loopback; writes its part of docs/benchmarks.md.

What the first table of each game weighs; how long from *play now* to the first legal move; how evenly frames come while
cards move on a processor four times slower. `make bench-web` calls it.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from page import load_of_the_machine, write_section
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import noripan

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("tests/server", "tests/web")]

from browser import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from command import Serving  # noqa: E402

TITLE = "The browser client"
BYTES_BAR, SECONDS_BAR = 150_000, 1.0
SLOWER = 4
FRAME_MS = 1000 / 60
JITTER_MS = 1.0  # by which a frame that is in time may seem late
PATIENCE_MS = 60_000
MOVING = {  # what to click for one turn; the second is the turn's last card or place
    "iota": (".hand .held.can", ".fit"),
    "sixteen": (".hand .tile.can:not(:has-text('scissors')):not(:has-text('bin'))",),
}
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
FRAMES = """() => {  // when frames come, and when something moves
    const given = (window.given = { frames: [], moves: [] });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keys, how) {
        const now = performance.now();
        given.moves.push([now, now + (how.delay ?? 0) + how.duration]);
        return animate.call(this, keys, how);
    };
    const note = (now) => {
        given.frames.push(now);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""


def visitor(browser: Browser, **more: Any) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", **more)
    context.set_default_timeout(PATIENCE_MS)
    return context


def at_home(context: BrowserContext, site: str) -> Page:
    page = context.new_page()
    page.goto(site)
    page.locator("section.game h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def play_now(page: Page, game: str) -> None:
    """Click on the game's own *play now*."""
    patch = page.locator("section.game").filter(has=page.locator(f"a[href='/new/{game}']"))
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


def frames(browser: Browser, site: str, game: str, turns: int) -> list[float]:
    """Milliseconds between frames while something moves, over some turns with the bots' answers."""
    context = visitor(browser, reduced_motion="no-preference")
    page = at_home(context, site)
    play_now(page, game)
    slow = context.new_cdp_session(page)
    page.evaluate(FRAMES)
    for _ in range(turns):
        page.locator(OURS).wait_for()
        if not page.locator(MOVING[game][0]).count():
            break
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for what in MOVING[game]:
            page.locator(what).first.click()
        before = page.locator("main.board").get_attribute("data-seq")
        page.locator(".tray .button.main:not(:disabled)").last.click()
        page.wait_for_function("before => document.querySelector('main.board').dataset.seq !== before", arg=before)
        page.locator(OURS).wait_for()
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    given = page.evaluate("window.given")
    pairs = zip(given["frames"], given["frames"][1:], strict=False)
    found = [end - start for start, end in pairs if any(first <= start < last for first, last in given["moves"])]
    context.close()
    return found


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def report(
    bytes_of: dict[str, int], seconds: dict[str, list[float]], frames_of: dict[str, list[float]], version: str
) -> str:
    runs = len(next(iter(seconds.values())))
    text = f"""Made by `make bench-web`: Chromium {version} without a window or a graphics processor, 1440 × 900, and the
server on the same machine, shared with whatever else ran (load {load_of_the_machine()}).
Bytes are of all script and style from an empty cache to the first table, compressed by gzip. Seconds are from the click on
*play now*, by somebody who was never here, to the first legal move: the median (least–most) of {runs} runs; bots that move
first answer at once here.

| game | bytes | bar | seconds to the first move | bar |
|---|---|---|---|---|
"""
    for game in noripan.games():
        taken = seconds[game]
        text += (
            f"| {game} | {bytes_of[game]:,} | {BYTES_BAR:,} | **{statistics.median(taken):.2f}** "
            f"({min(taken):.2f}–{max(taken):.2f}) | {SECONDS_BAR:g} |\n"
        )
    text += f"""
While cards move, with the processor {SLOWER} times slower; a frame is late if it comes more than {JITTER_MS:g} ms after its
{FRAME_MS:.1f} ms.

| game | frames | median, ms | 95 %, ms | late | a frame or more missed |
|---|---|---|---|---|---|
"""
    for game, gaps in frames_of.items():
        late = sum(gap > FRAME_MS + JITTER_MS for gap in gaps) / len(gaps)
        missed = sum(gap > 1.5 * FRAME_MS for gap in gaps) / len(gaps)
        middle, most = statistics.median(gaps), quantile(gaps, 0.95)
        text += f"| {game} | {len(gaps)} | {middle:.1f} | {most:.1f} | {late:.1%} | {missed:.1%} |\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10, help="of *play now* in each game")
    parser.add_argument("--turns", type=int, default=3, help="of which frames are counted")
    parser.add_argument("--dry", action="store_true", help="print the report instead of writing it")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        with Serving("--data", data, "--pace-ms", "0", "--rate", "1000") as serving:
            site = serving.address
            bytes_of = {game: weigh(browser, site, game) for game in noripan.games()}
            seconds = {game: [first_move(browser, site, game) for _ in range(chosen.runs)] for game in noripan.games()}
        with Serving("--data", data, "--pace-ms", "500", "--rate", "1000") as serving:
            frames_of = {game: frames(browser, serving.address, game, chosen.turns) for game in MOVING}
        text = report(bytes_of, seconds, frames_of, browser.version)
        browser.close()
    print(text)
    if not chosen.dry:
        write_section(TITLE, text)


if __name__ == "__main__":
    main()
