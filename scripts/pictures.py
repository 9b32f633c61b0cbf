"""Draws the terminal in docs/: a few moves line by line, and every game on a drawn table. `make pictures` calls it.

The same program draws the same pictures to the byte, and tests/terminal/test_pictures.py compares them."""

import asyncio
import io
import re
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from rich.console import Console

import noripan
from noripan.cli import FOLDERS, TEXTS
from noripan.core.laws import play_greedily
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.core.texts import Texts
from noripan.terminal.keeping import Kept, Shelf
from noripan.terminal.table import Table
from noripan.terminal.tui.app import NoripanApp
from noripan.terminal.tui.palette import THEMES
from noripan.terminal.tui.play import PlayScreen

DOCS = Path(__file__).parent.parent / "docs"
SIZE = (100, 30)
DRAWN_BY = f"<!-- drawn by rich {version('rich')}, textual {version('textual')} -->"


def lines() -> str:
    match = noripan.new("sixteen", players=3, seed="jogakbo 3")
    table = Table(match, 0, Texts("en", [TEXTS]))
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


async def drawn_table(name: str, shelf: Shelf) -> str:
    """With one piece picked and another pointed at; the last game is shown in the light."""
    kept = Kept(shelf.place(name), midway(name), 0, ["casual"] * 3)
    app = NoripanApp(Texts("en", FOLDERS), shelf, lambda app: app.table_for(kept), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        app.theme = THEMES[name == list(noripan.games())[-1]].name
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
        return asyncio.run(drawn_table(name, Shelf(Path(folder))))


def pictures() -> dict[str, Callable[[], str]]:
    """Each file of docs/ with what draws it."""
    tables = {f"tui-{name}.svg": lambda name=name: table(name) for name in noripan.games()}
    return {"terminal.svg": lines, **tables}


if __name__ == "__main__":
    for file, draw in pictures().items():
        (DOCS / file).write_text(draw(), "utf-8")
