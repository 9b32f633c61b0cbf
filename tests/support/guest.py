"""Guest: somebody with a browser of their own, who plays by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

import noripan
from support.patience import WAIT

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LOCALES = {"ko": "ko-KR", "en": "en-GB", "de": "de-DE"}
DESKTOP, PHONE, SMALL = (1440, 900), (390, 844), (360, 640)
PATIENCE_MS = WAIT * 1000
expect.set_options(timeout=PATIENCE_MS)
MOST_DEALS = 12
MOST_PRESSES = 120

POST = """async ([path, data]) => {
    const headers = data === null ? {} : { "content-type": "application/json" };
    const body = data === null ? undefined : JSON.stringify(data);
    return (await fetch(path, { method: "POST", headers, body })).json();
}"""

TOO_SMALL = """() => {
    const root = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const all = [...root.querySelectorAll("button:not(:disabled), a, input, select")]
        .filter((one) => one.checkVisibility() && !one.closest(".world, [inert]"));
    const boxes = all.map((one) => one.getBoundingClientRect());
    const least = 43.5;
    return all.flatMap((one, i) => {
        const { left, right, top, bottom, height } = boxes[i];
        const over = boxes.slice(i + 1).filter((other) => other.left > left && other.left < right
            && Math.min(bottom, other.bottom) - Math.max(top, other.top) > height / 2);
        const width = Math.min(right, ...over.map((other) => other.left)) - left;
        const name = one.ariaLabel ?? one.textContent.trim();
        return width < least || height < least ? [`${name} ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
}"""


class Guest:
    def __init__(
        self,
        browser: Browser,
        site: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        pace: str = "fast",
        newcomer: bool = False,
        **more: Any,
    ) -> None:
        self.site = site
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=LOCALES[language], reduced_motion="reduce", **more
        )
        asked = [] if newcomer else list(noripan.games())  # whether to learn a game before the first match
        self.context.add_init_script(f"localStorage.noripan ??= JSON.stringify({{ pace: {pace!r}, asked: {asked!r} }})")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.troubles: list[str] = []  # what went wrong in the page; there should be nothing
        self.page.on("pageerror", lambda error: self.troubles.append(error.stack or str(error)))
        self.page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" and not network(said.text) else None,
        )

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    def visit(self, path: str = "") -> Page:
        self.page.goto(self.site + path)
        return self.page

    def get(self, path: str) -> Any:
        """What the server answers to this guest's browser, whatever page it shows, if any."""
        return self.context.request.get(self.site + path.lstrip("/"), timeout=PATIENCE_MS).json()

    def post(self, path: str, data: Any = None) -> Any:
        headers = {"origin": self.site.rstrip("/")}
        return self.context.request.post(
            self.site + path.lstrip("/"), data=data, headers=headers, timeout=PATIENCE_MS
        ).json()  # fmt: skip

    def new_table(self, game: str, players: int, bots: int, **more: object) -> str:
        """A table at which this guest sits; it has started if bots take all other seats."""
        self.post("/api/guest", {"name": "Sol", "language": "en"})
        made = self.post("/api/tables", {"game": game, "players": players, "bots": ["beginner"] * bots, **more})
        table: str = made["table"]["id"]
        self.post(f"/api/tables/{table}/sit", {"random": "ab" * 16})
        if bots == players - 1:
            self.post(f"/api/tables/{table}/start")
        return table

    def over(self) -> bool:
        return self.page.locator("dialog[open] .places").count() > 0

    def wait_for_turn(self) -> None:
        """Until there is something to do, or nothing ever more."""
        turn = self.page.locator(".tray-head[aria-busy=false] .yours:not(:has(.waits))")
        something = turn.or_(self.page.locator("dialog[open] .places")).or_(self.page.locator(".go-on"))
        something.first.wait_for()
        while self.page.locator(".go-on").count() and not self.over():  # a round was counted
            self.page.locator(".go-on").press("Enter")
            something.first.wait_for()

    def seq(self) -> str | None:
        """The number of the frame that the board shows."""
        return self.page.locator("main.board").get_attribute("data-seq")

    def moved_on(self, before: str | None) -> None:
        """Until the server has taken what was played: a new frame is shown, or the round is counted first."""
        self.page.wait_for_function(
            "before => document.querySelector('main.board').dataset.seq !== before || document.querySelector('.go-on')",
            arg=before,
        )

    def examine(self) -> list[str]:
        """What axe-core finds against WCAG 2.2 AA in the page as it stands."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.page.evaluate("tags => axe.run(document, { runOnly: tags })", tags)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]
        ]

    def overflowing(self) -> list[str]:
        """Texts that do not fit where they stand, ways out that stand beyond the edge, and a page wider than the window."""
        found: list[str] = self.page.evaluate(
            """() => {
                const wide = [...document.querySelectorAll("button, a, h1, h2, p, label, span")].filter(
                    (one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0
                        && getComputedStyle(one).textOverflow !== "ellipsis" && !one.closest(".sr-only")
                        && !one.matches(".spot.by"));  // a mark that stands out over its card
                const beyond = [...document.querySelectorAll("header a, header button")].filter(
                    (one) => one.getBoundingClientRect().right > innerWidth);
                const texts = [...wide.map((one) => one.textContent.trim()), ...beyond.map((one) => one.outerHTML)]
                    .filter(Boolean).map((text) => text.slice(0, 60));
                return document.documentElement.scrollWidth > innerWidth ? ["the page", ...texts] : texts;
            }"""
        )
        return found

    def too_small(self) -> list[str]:
        """What can be pressed but shows less than 44 × 44 px to a finger, with what lies over it taken off.

        A table that two fingers draw nearer is left out: there a finger 22 px beside a place means that place, and what is
        laid is taken back by a button, too.
        """
        found: list[str] = self.page.evaluate(TOO_SMALL)
        return found


def play_to_the_end(guest: Guest, turn: Callable[[Page], None], most: int = 400) -> None:
    """Turn after turn; each is over when the table has moved on, which can look just like before."""
    for _ in range(most):
        guest.wait_for_turn()
        if guest.over():
            return
        before = guest.seq()
        turn(guest.page)
        guest.moved_on(before)
    raise AssertionError("the match does not end")


def until_dealt(guest: Guest, game: str, players: int, wanted: str) -> Page:
    """A table whose deal has something."""
    for _ in range(MOST_DEALS):
        page = guest.visit(f"t/{guest.new_table(game, players, players - 1)}")
        guest.wait_for_turn()
        if page.locator(wanted).count():
            return page
    raise AssertionError(f"no {wanted} in {MOST_DEALS} deals")


def press_until(page: Page, key: str, wanted: str, then: str | None = None) -> None:
    """Press a key until what has the focus is wanted, and then another key."""
    passed = []
    for _ in range(MOST_PRESSES):
        if page.evaluate(f"({wanted})(document.activeElement)"):
            if then:
                page.keyboard.press(then)
            return
        passed.append(page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} is not reached, only {passed}")


def settled(page: Page) -> None:
    """Until what was done is through."""
    page.locator(".tray-head[aria-busy=false]").wait_for()


def drawn(page: Page) -> None:
    """Until what is there has been painted, as for somebody who looks before they press a key."""
    page.evaluate("() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))")


def looks_right(guest: Guest, *views: tuple[tuple[int, int], str]) -> None:
    """In every size and theme: axe-core finds nothing, texts fit, nothing scrolls, and fingers find what they want."""
    for (width, height), scheme in views:
        guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        guest.page.set_viewport_size({"width": width, "height": height})
        drawn(guest.page)
        where = f"{width} × {height}, {scheme}"
        found = guest.examine() + guest.overflowing() + guest.too_small()
        if guest.page.evaluate("() => document.documentElement.scrollHeight > innerHeight"):
            found.append("the page scrolls")
        assert not found, (where, found)


def network(text: str) -> bool:
    """Messages of the browser about the line, which the client itself takes care of."""
    worker = "An unknown error occurred when fetching the script"  # it is registered while a server is down
    return text.startswith(("Failed to load resource", "WebSocket connection to", worker))


def main_button(page: Page) -> Any:
    return page.locator(".tray .button.main").last
