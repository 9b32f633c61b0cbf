"""One name, one type: no two types of the sources share a name unless they are the same thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "noripan"
SCRIPTS = (".ts", ".svelte")
GENERATED = ROOT / "web" / "src" / "lib" / "net" / "protocol.ts"  # mirrors the structs of Python, under their names
EXPORTED = re.compile(r"^\s*export (?:abstract )?(?:class|interface|type|enum) (\w+)", re.MULTILINE)

GAMES, CORE, CLIENT, TEXT, NET, RULES = (
    "src/noripan/games/",
    "src/noripan/core/",
    "src/noripan/client/",
    "web/src/lib/text/",
    "web/src/lib/net/",
    "web/src/lib/ui/rules/",
)
SAME_THING = {  # where a name may be defined more than once, because it is the same thing there
    "Belief": (GAMES,),  # each game's knowledge of hidden cards
    "Connection": (CLIENT, NET),  # a client's end of its socket, in Python and in the browser
    "BoxShelf": (CORE, RULES),
    "Example": (CORE, RULES),  # of the rules, as the engine plays it and as the browser draws it; so are its parts
    "Kind": (CORE, RULES),
    "Language": ("src/noripan/server/accounts/", TEXT),
    "Listener": (CLIENT, NET),  # what a table hears from a connection
    "Memory": (GAMES,),  # each game's record of what was seen
    "MoveFeatures": (GAMES,),  # what each game's network sees of a move
    "MoveParts": (GAMES,),  # a move taken apart by each game's notation
    "Picture": (CORE, RULES),
    "Refused": ("src/noripan/server/errors.py", NET),  # what the server says no with, and the browser's side of it
    "ScenePart": (CORE, RULES),
    "Streak": ("src/noripan/terminal/", "web/src/lib/play/"),  # days on which the puzzle of the day was solved
    "Spot": ("src/noripan/games/iota/",),  # of its grid, in Python and in the browser
    "Texts": (CORE, TEXT),
    "TriedMove": (CORE, RULES),
}


def python_types(source: str) -> Iterator[str]:
    """Classes and aliases of types at the top of a module; what begins with an underscore is the module's own business."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if (
                _is_type(value) and name[0].isupper() and not name.isupper()
            ):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name


def _is_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Subscript) or (isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr))


def definitions() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        if "tests" not in file.relative_to(PACKAGE).parts:
            for name in python_types(file.read_text("utf-8")):
                found[name].append(str(file.relative_to(ROOT)))
    for folder in (ROOT / "web" / "src", PACKAGE / "games"):
        for file in sorted(file for file in folder.rglob("*") if file.suffix in SCRIPTS and file != GENERATED):
            for name in EXPORTED.findall(file.read_text("utf-8")):
                found[name].append(str(file.relative_to(ROOT)))
    return {name: files for name, files in found.items() if not name.startswith("_")}


def test_no_name_means_two_types() -> None:
    twice = {
        name: files
        for name, files in definitions().items()
        if len(files) > 1 and not all(file.startswith(SAME_THING.get(name, ("no such place",))) for file in files)
    }
    assert twice == {}


def test_what_may_share_a_name_still_does() -> None:
    found = definitions()
    assert [name for name in SAME_THING if len(found.get(name, ())) < 2] == []


def test_classes_and_aliases_are_seen() -> None:
    source = "class One: ...\nTwo = dict[str, int]\nThree = One | None\nLIMIT = a | b\nplain = x[0]\nFour: TypeAlias = int"
    assert list(python_types(source)) == ["One", "Two", "Three", "Four"]
    assert EXPORTED.findall("export type A = B;\nexport interface C {\nexport class D {\ntype E = 1;") == ["A", "C", "D"]
