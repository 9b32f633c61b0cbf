"""Blocks of code in the documentation, and what a comment before them says about running them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md"])
BLOCK = re.compile(
    r"(?P<marks>(?:^ *<!--(?:(?!-->).)*-->\s*\n)*)^(?P<indent> *)```(?P<language>[\w-]*)\n(?P<code>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
MARK = re.compile(r"<!-- (not run|run instead|file): *(.*?) *-->", re.DOTALL)
RUN = ("sh", "python")


@dataclass(frozen=True)
class Block:
    page: Path
    line: int
    language: str
    code: str
    marks: dict[str, str]  # not run: why; run instead: what; file: its name

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def is_run(self) -> bool:
        return self.language in RUN and "not run" not in self.marks

    @property
    def command(self) -> str:
        """What to type, with the program wherever it is installed."""
        wanted = textwrap.dedent(self.marks.get("run instead", self.code))
        return wanted.replace(".venv/bin/", "").replace(" docs/", f" {ROOT}/docs/")


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("language")) + 1
        marks = dict(MARK.findall(found["marks"]))
        yield Block(page, line, found["language"], textwrap.dedent(found["code"]), marks)
