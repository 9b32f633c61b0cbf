"""Writes a small complete card game to start from, for `make game NAME=…`. docs/how-to/add-a-game.md leads on from there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "game_template"
GAMES = ROOT / "src/noripan/games"
SAMPLE, SAMPLE_PREFIX = "samplegame", "ZZ"  # as the template calls itself and its clauses
OWN_FILES = {".py", ".pxd", ".ftl"}
BOARD_FILES = {".py", ".ts", ".svelte"}


class BadName(ValueError):
    """This name cannot be given to a game."""


def files_naming(name: str, root: Path = ROOT) -> list[Path]:
    """The files outside a game's folder that have its name as a word: there must be none, so that a game is its folder."""
    package, client = root / "src/noripan", root / "web"
    games = package / "games"
    files = [file for file in package.rglob("*") if file.suffix in OWN_FILES and not file.is_relative_to(games)]
    files += [games / "__init__.py", *(file for part in ("src", "texts") for file in (client / part).rglob("*.*"))]
    for folder in games.iterdir():
        if folder.is_dir() and folder.name != name:
            files += [file for file in folder.rglob("*") if file.suffix in BOARD_FILES]
    word = re.compile(rf"\b{name}\b", re.IGNORECASE)
    return [file for file in files if word.search(file.read_text("utf-8"))]


def check_name(name: str, root: Path = ROOT) -> None:
    if not re.fullmatch(r"[a-z]{3,16}", name):
        raise BadName(f"{name!r} is no name for a game: take 3 to 16 small letters, as in `make game NAME=kite`.")
    if (root / "src/noripan/games" / name).exists():
        raise BadName(f"There is already a game {name}.")
    if taken := files_naming(name, root):
        places = ", ".join(str(file.relative_to(root)) for file in taken[:3])
        raise BadName(f"“{name}” is a word that our sources use ({places}); a game needs a name of its own.")


def clause_prefix(name: str, root: Path = ROOT) -> str:
    """Two letters of the name that no other game's clauses begin with."""
    texts = [file.read_text("utf-8") for file in (root / "src/noripan/games").glob("*/texts/en.ftl")]
    taken = {prefix for text in texts for prefix in re.findall(r"^rule-([A-Z]{2})-", text, re.MULTILINE)}
    pairs = [(name[0] + letter).upper() for letter in (*name[1:], *"abcdefghijklmnopqrstuvwxyz")]
    return next(pair for pair in pairs if pair not in taken)


def write_game(name: str, root: Path = ROOT) -> Path:
    """The new game's folder."""
    check_name(name, root)
    prefix, folder = clause_prefix(name, root), root / "src/noripan/games" / name
    for source in sorted(TEMPLATE.rglob("*.*")):
        if source.suffix == ".pyc":
            continue
        text = source.read_text("utf-8").replace(f"{SAMPLE_PREFIX}-", f"{prefix}-")
        target = folder / source.relative_to(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace(SAMPLE, name).replace(SAMPLE.capitalize(), name.capitalize()), "utf-8")
    return folder


if __name__ == "__main__":
    try:
        made = write_game(sys.argv[1] if len(sys.argv) > 1 else "")
    except BadName as problem:
        sys.exit(str(problem))
    print(f"Wrote {made.relative_to(ROOT)}. Play it with `.venv/bin/noripan play {made.name}` or `make play`;")
    print("docs/how-to/add-a-game.md says how to go on.")
