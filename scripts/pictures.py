"""Draws the terminal in docs/: a few moves line by line, and every game on a drawn table. `make pictures` calls it."""

import asyncio
import io
import re
import tempfile
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

DOCS = Path(__file__).parent.parent / "docs"
SIZE = (100, 30)
TYPED = iter(["pass", "P2", "quit"])


def draw_lines() -> None:
    match = noripan.new("sixteen", players=3, seed="jogakbo 3")
    table = Table(match, 0, Texts("en", [TEXTS]))
    console = Console(record=True, width=92, highlight=False, file=io.StringIO(), force_terminal=True)

    def typed(prompt: str) -> str:
        text = next(TYPED)
        console.print(f"{prompt}{text}")
        return text

    console.input = typed  # type: ignore[assignment]
    table.console = console
    table.play()
    drawn = console.export_svg(title="noripan play sixteen --players 3", unique_id="noripan")
    write("terminal", drawn)


def write(name: str, drawn: str) -> None:
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # no font is fetched from elsewhere
    (DOCS / f"{name}.svg").write_text(drawn.replace("Fira Code", "ui-monospace"), "utf-8")


def midway(name: str) -> Match:
    """A match in its middle, with seat 0 to move."""
    match, rng = noripan.new(name, min(3, noripan.find(name).seats[-1]), "jogakbo"), Rng.seeded("pictures")
    while len(match.log) < 20 or match.to_move != 0:
        match.play(play_greedily(match, rng))
    return match


async def draw_table(name: str, shelf: Shelf) -> None:
    kept = Kept(shelf.place(name), midway(name), 0, ["casual"] * 3)
    app = NoripanApp(Texts("en", FOLDERS), shelf, lambda app: app.table_for(kept), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("right", "space", "right")
        await pilot.pause(0.5)
        write(f"tui-{name}", app.export_screenshot(title=f"noripan tui {name}"))


def main() -> None:
    draw_lines()
    with tempfile.TemporaryDirectory() as folder:
        for name in noripan.games():
            asyncio.run(draw_table(name, Shelf(Path(folder))))


if __name__ == "__main__":
    main()
