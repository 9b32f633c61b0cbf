"""Draws docs/terminal.svg: a few moves of a real game in the terminal. `make pictures` calls it."""

import io
import re
from pathlib import Path

from rich.console import Console

import noripan
from noripan.cli import TEXTS
from noripan.core.texts import Texts
from noripan.terminal.table import Table

DOCS = Path(__file__).parent.parent / "docs"
TYPED = iter(["pass", "P2", "quit"])


def main() -> None:
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
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # no font is fetched from elsewhere
    (DOCS / "terminal.svg").write_text(drawn.replace("Fira Code", "ui-monospace"), "utf-8")


if __name__ == "__main__":
    main()
