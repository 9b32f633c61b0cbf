"""Draws the terminal in docs/pictures: a few moves line by line, and every game that has a terminal.py on a drawn table.

`make pictures` calls it. The same program draws the same pictures to the byte; tests/terminal/test_pictures.py compares
them."""

import asyncio
import io
import re
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from rich.console import Console

import noripan
from noripan.cli.output import FOLDERS
from noripan.core.laws import play_greedily
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.texts import Texts
from noripan.terminal.plain import TextTable
from noripan.terminal.saves import SavedMatch, SavedMatches
from noripan.tui.app import NoripanApp
from noripan.tui.play import PlayScreen
from noripan.tui.themes import THEMES

PICTURES = Path(__file__).parent.parent / "docs/pictures"
SIZE = (100, 30)
IN_THE_LIGHT = "tongtong"
DRAWN_BY = f"<!-- drawn by rich {version('rich')}, textual {version('textual')} -->"


def lines() -> str:
    match = noripan.new("sixteen", players=3, seed="jogakbo 3")
    table = TextTable(match, 0, Texts("en", FOLDERS))
    console = Console(record=True, width=92, highlight=False, file=io.StringIO(), force_terminal=True)
    answers = iter(["pass", "P2", "quit"])

    def typed(prompt: str) -> str:
        text = next(answers)
        console.print(f"{prompt}{text}")
        return text

    console.input = typed  # type: ignore[assignment]
    table.console = console
    table.play()
    return tidied(console.export_svg(title="noripan play sixteen --players 3", unique_id="noripan"))


def tidied(drawn: str) -> str:
    """No font is fetched from elsewhere, and the picture says what drew it."""
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code", "ui-monospace").rstrip("\n") + DRAWN_BY + "\n"


def midway(name: str) -> Match:
    """A match in its middle, with seat 0 to move."""
    match, rng = noripan.new(name, min(3, noripan.find(name).seats[-1]), "jogakbo"), Rng.seeded("pictures")
    while len(match.log) < 20 or match.to_move != 0:
        match.play(play_greedily(match, rng))
    return match


async def drawn_table(name: str, shelf: SavedMatches) -> str:
    """With one piece picked and another pointed at, and no tip, which takes the clock; one game is shown in the light."""
    kept = SavedMatch(shelf.new_file(name), midway(name), 0, ["casual"] * 3)
    app = NoripanApp(Texts("en", FOLDERS), shelf, lambda app: app.table_for(kept, coach=False), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        app.theme = THEMES[name == IN_THE_LIGHT].name
        while not (isinstance(app.screen, PlayScreen) and app.screen.query_one("#table").size.width):
            await pilot.pause()
        await pilot.press("right", "space", "right")
        before, drawn = "", app.export_screenshot(title=f"noripan tui {name}")
        while before != drawn:  # until nothing moves any more
            await pilot.pause(0.1)
            before, drawn = drawn, app.export_screenshot(title=f"noripan tui {name}")
        return tidied(drawn)


def table(name: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(drawn_table(name, SavedMatches(Path(folder))))


def pictures() -> dict[str, Callable[[], str]]:
    """Each file of docs/pictures with what draws it."""
    tables = {f"tui-{name}.svg": lambda name=name: table(name) for name, game in noripan.games().items() if game.screen}
    return {"terminal.svg": lines, **tables}


if __name__ == "__main__":
    for file, draw in pictures().items():
        (PICTURES / file).write_text(draw(), "utf-8")
