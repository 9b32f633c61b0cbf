"""How evenly frames come while cards move: those the screen shows, and those in which the page could do something.

Cards are moved by the browser's compositor, which goes on while the page is busy. So what the eye sees are the frames that
were presented, taken from the browser's own trace; frames of the page (requestAnimationFrame) say how busy it was meanwhile.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

SLOWER = 4
FRAME_MS = 1000 / 60
MOVING = {  # what to click for one turn, before the main button
    "iota": (".hand .held.can", ".fit"),
    "sixteen": (".hand .held.can:not([aria-label*=scissors]):not([aria-label*=bin])",),
}
PRESENTED = "SubmitCompositorFrameToPresentationCompositorFrame"
CATEGORIES = ["cc", "benchmark", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]

NOTE = """() => {  // when frames of the page begin, and when something moves: from the first frame of its way to the last
    performance.mark("zero");
    const given = (window.given = { frames: [], moves: [] });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keys, how) {
        const way = animate.call(this, keys, how);
        void way.ready.then(() => {
            const start = way.startTime + (how.delay ?? 0);
            const note = (end) => given.moves.push([start, end]);
            way.finished.then(() => note(start + how.duration), () => note(performance.now()));
        });
        return way;
    };
    const note = (now) => {
        given.frames.push(now);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""
TURN = """async ([steps, ours]) => {  // one turn of ours and what the others do until the next
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const until = async (look) => {
        for (;;) {
            const found = look();
            if (found) return found;
            await wait(30);
        }
    };
    const one = (what) => [...document.querySelectorAll(what)].at(-1);
    const { dataset } = document.querySelector("main.board");
    for (const step of steps) {
        await wait(500);
        (await until(() => document.querySelector(step))).click();
    }
    await wait(500);
    const before = dataset.seq;
    (await until(() => one(".tray .button.main:not(:disabled)"))).click();
    await until(() => dataset.seq !== before && one(ours));
    await wait(500);
}"""


@dataclass
class Evenness:
    """Milliseconds between frames, while something moved and a next frame was due."""

    moved_ms: float
    shown: list[float] = field(default_factory=list)  # on the screen
    page: list[float] = field(default_factory=list)


def joined(moves: list[list[float]]) -> list[list[float]]:
    """The times in which anything moves."""
    found: list[list[float]] = []
    for start, end in sorted(moves):
        if found and start <= found[-1][1]:
            found[-1][1] = max(found[-1][1], end)
        else:
            found.append([start, end])
    return found


def gaps(frames: list[float], times: list[list[float]]) -> list[float]:
    """From frame to frame, the first counted from the beginning of the movement, as long as a next one was due."""
    found = []
    for start, end in times:
        at = start
        while at + FRAME_MS <= end:
            place = bisect_right(frames, at)
            if place == len(frames):
                break
            found.append(frames[place] - at)
            at = frames[place]
    return found


def presented(trace: bytes) -> list[float]:
    """When frames of the page came to the screen, in the page's own time."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    zero = next(event for event in events if event["name"] == "zero" and "data" in event.get("args", {}))
    shown = {event["ts"] for event in events if (event["name"], event["ph"], event["pid"]) == (PRESENTED, "e", zero["pid"])}
    return [(at - zero["ts"]) / 1000 + zero["args"]["data"]["startTime"] for at in sorted(shown)]


def evenness(browser: Browser, context: BrowserContext, page: Page, game: str, ours: str, turns: int) -> Evenness:
    """Of some turns with the bots' answers, at a table where the match has begun."""
    slow = context.new_cdp_session(page)
    page.locator(ours).wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(NOTE)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(turns):
        if page.locator(MOVING[game][0]).count():
            page.evaluate(TURN, [MOVING[game], ours])
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    given = page.evaluate("window.given")
    times = joined(given["moves"])
    shown = gaps(presented(browser.stop_tracing()), times)
    return Evenness(sum(end - start for start, end in times), shown, gaps(given["frames"], times))
