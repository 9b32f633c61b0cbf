"""Takes the pictures of the browser client for the docs. `make pictures` calls it; names of scenes as words take only those.

Four people play on a real server whose chance is seeded, so that the same tables come out every time; then one of them looks
at the home page and at every board, in both themes and both sizes, with a real browser.
"""

from __future__ import annotations

import asyncio
import base64
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from support.live_server import LiveServer  # noqa: E402
from support.visitor import Visitor  # noqa: E402

from noripan.bots.knowledge import Knowledge  # noqa: E402
from noripan.bots.levels import bot  # noqa: E402
from noripan.core.match import Match  # noqa: E402
from noripan.core.rng import Rng  # noqa: E402
from noripan.server.environment import Environment  # noqa: E402

PICTURES = ROOT / "docs/pictures"
NAMES = ("Sol", "Mina", "Jun", "Lena")
SIZES = {"desktop": (1440, 900, "en"), "phone": (390, 844, "ko")}  # width, height, language
THEMES = ("light", "dark")
QUALITY = 82
DECLINED = {"allow", "keep"}  # answers to questions that close by themselves: no position for a picture
PART = "5a" * 16  # everybody's part of the seed


@dataclass(frozen=True)
class Scene:
    """A table after so many moves, or the first turn of ours that comes then, with something chosen."""

    game: str
    players: int
    moves: int
    chosen: str


SCENES = (
    Scene("sixteen", 4, 16, ".hand .tile.can"),
    Scene("iota", 4, 40, ".hand .held.can"),
    Scene("tongtong", 4, 62, ".hand .held.can"),
    Scene("downup", 4, 5, ".hand .held.can"),
    Scene("stacks", 4, 60, ".tray .held.can"),
)


class Company:
    """Four people at one server."""

    def __init__(self, site: LiveServer, people: list[Visitor], chance: random.Random) -> None:
        self.site = site
        self.people = people
        self.chance = chance

    async def table(self, scene: Scene) -> str:
        """Sit down, start, and play to the scene."""
        self.chance.seed(f"jogakbo {scene.game}")  # whatever came before, the same table
        made = await self.people[0].make_table(scene.game, scene.players)
        name: str = made["table"]["id"]
        sitting = self.people[: scene.players]
        for one in sitting:
            await one.post(f"/api/tables/{name}/sit", {"random": PART})
        await self.people[0].post(f"/api/tables/{name}/start")
        match = self.match(name)
        while not match.is_over and (len(match.log) < scene.moves or match.to_move != 0 or DECLINED & set(match.moves())):
            await self.play(name, match, sitting)
        assert not match.is_over, f"{scene.game} ends too early"
        return name

    def match(self, name: str) -> Match:
        """The match itself, which bots look at to find moves worth a picture."""
        found: Match = self.site.app.state.tables.registry.tables[name].state.match
        return found

    async def play(self, name: str, match: Match, sitting: list[Visitor]) -> None:
        seat, before = match.to_move, len(match.log)
        choice = bot("casual").choose(Knowledge(match.copy(), seat), Rng.seeded(f"{name} {before}"))
        await sitting[seat].join(name)
        frame = await sitting[seat].hear("frame")
        await sitting[seat].act(name, frame["seq"], choice.move)
        await sitting[seat].hear("done", "noted", "refused")  # refused: the time for a secret question was over
        while len(match.log) == before:  # a secret question closes a little later
            await asyncio.sleep(0.02)


async def open_some_tables(people: list[Visitor]) -> None:
    """For the home page: three tables that wait for somebody."""
    for one, game, players in zip(people[1:], ("downup", "stacks", "iota"), (4, 4, 2), strict=True):
        made = await one.make_table(game, players)
        await one.post(f"/api/tables/{made['table']['id']}/sit", {"random": PART})


async def browse(browser: Browser, sol: Visitor, size: str, theme: str) -> BrowserContext:
    """A browser in which Sol is known."""
    width, height, language = SIZES[size]
    context = await browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    cookies = [{"name": name, "value": value, "url": sol.address} for name, value in sol.http.cookies.items()]
    await context.add_cookies(cookies)  # type: ignore[arg-type]
    kept = f'{{"language": "{language}", "theme": "{theme}", "known": true}}'
    await context.add_init_script(f"localStorage.setItem('noripan', '{kept}')")
    return context


async def keep(page: Page, name: str) -> None:
    await page.evaluate("document.fonts.ready")
    session = await page.context.new_cdp_session(page)
    shot = await session.send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "captureBeyondViewport": False}
    )
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


async def show_home(page: Page, site: str) -> None:
    await page.goto(site)
    await page.locator("section.game h2").first.wait_for()
    await page.locator(".side li").first.wait_for()
    await page.wait_for_load_state("networkidle")


def show_table(table: str, scene: Scene) -> Callable[[Page, str], Awaitable[None]]:
    async def show(page: Page, site: str) -> None:
        await page.goto(f"{site}/t/{table}")
        await page.locator(".hand button").first.wait_for()
        if await page.locator(scene.chosen).count():
            await page.locator(scene.chosen).first.click()
        await page.mouse.move(1, 1)
        await page.wait_for_load_state("networkidle")

    return show


async def take(wanted: list[str]) -> None:
    chance = random.Random()
    with tempfile.TemporaryDirectory() as data:
        async with LiveServer(
            Path(data),
            f"sqlite:///{data}/noripan.sqlite",
            Environment(random_bytes=chance.randbytes),
            rate=1000.0,
            window_ms=1500,
        ) as site:
            people = [await site.visitor(name) for name in NAMES]
            company = Company(site, people, chance)
            scenes = [scene for scene in SCENES if not wanted or scene.game in wanted]
            shows = {scene.game: show_table(await company.table(scene), scene) for scene in scenes}
            await open_some_tables(people)
            if not wanted or "home" in wanted:
                shows["home"] = show_home
            await look(people[0], shows)
            for one in people:
                await one.close()


async def look(sol: Visitor, shows: dict[str, Callable[[Page, str], Awaitable[None]]]) -> None:
    PICTURES.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        for size in SIZES:
            for theme in THEMES:
                context = await browse(browser, sol, size, theme)
                page = await context.new_page()
                for name, show in shows.items():
                    await show(page, sol.address)
                    await keep(page, f"{name}-{size}-{theme}")
                await context.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(take(sys.argv[1:]))
