"""Writes codes.ts and grammar.ts into every game's web folder: what its browser code imports of codes.py and notation.py.

Constants stay as they are; a regular expression becomes one that matches a whole text, as `fullmatch` does in Python.
"""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src/noripan/games"
HEAD = "// Made by scripts/board_codes.py from {}.py; `make protocol` writes it again.\n"
SOURCES = {"codes": "codes", "grammar": "notation"}  # file in the browser -> module


def wanted(folder: Path, file: str) -> set[str]:
    """The names that a game's browser code imports from this file."""
    imports = re.compile(rf'import \{{([^}}]+)\}} from "\./{file}"')
    sources = [path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in folder.glob(f"web/{kind}")]
    return {name.strip() for text in sources for names in imports.findall(text) for name in names.split(",") if name.strip()}


def in_browser(value: object) -> str:
    if isinstance(value, re.Pattern):
        escaped = value.pattern.replace("/", r"\/")
        return f"/^(?:{escaped})$/"
    return json.dumps(value)


def board_codes() -> dict[Path, str]:
    """[file] -> what it should contain; games whose boards need none have no file."""
    found = {}
    for folder in sorted(GAMES.glob("*/")):
        for file, module in SOURCES.items():
            if names := wanted(folder, file):
                there = vars(importlib.import_module(f"noripan.games.{folder.name}.{module}"))
                lines = [f"export const {name} = {in_browser(there[name])};\n" for name in there if name in names]
                found[folder / "web" / f"{file}.ts"] = HEAD.format(module) + "".join(lines)
    return found


if __name__ == "__main__":
    for file, text in board_codes().items():
        file.write_text(text, "utf-8")
