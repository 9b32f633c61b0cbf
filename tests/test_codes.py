"""Every constant is written once for Python (codes.py) and once for C (codes.pxd), and nowhere else."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import noripan

PACKAGE = Path(noripan.__file__).parent
FOLDERS = sorted(file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("codes.pxd"))
ENUM = re.compile(r"^    ([A-Z]\w*) = (.+)$", re.MULTILINE)
WIDE = re.compile(r"^    #define \w+?__([A-Z]\w*) (.+)ULL$", re.MULTILINE)  # what an enum cannot hold


def codes_for_python(folder: str) -> dict[str, object]:
    module = importlib.import_module(".".join(["noripan", *folder.split("/"), "codes"]))
    return {name: value for name, value in vars(module).items() if name.isupper()}


def codes_for_c(types: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in ENUM.findall(types) + WIDE.findall(types):
        assert name not in found, f"{name} stands twice"
        found[name] = eval(value, {}, found)  # plain arithmetic on earlier names, the same in both languages
    return found


def assigned(file: Path) -> Iterator[str]:
    """The constants that a module defines; an object of a class is none."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and not makes_object(node.value):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name) and one.id.isupper())


def makes_object(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id[0].isupper()


def test_every_game_has_its_codes() -> None:
    assert {f"games/{name}" for name in noripan.games()} <= set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_c_and_python_agree(folder: str) -> None:
    codes = codes_for_python(folder)
    assert {type(value) for value in codes.values()} <= {int, str}
    numbers = {name: value for name, value in codes.items() if type(value) is int}
    assert numbers
    assert codes_for_c((PACKAGE / folder / "codes.pxd").read_text("utf-8")) == numbers


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_constant_is_defined_in_two_files(folder: str) -> None:
    files = defaultdict(list)
    for file in sorted((PACKAGE / folder).glob("*.py")):
        for name in assigned(file):
            files[name].append(file.name)
    assert {name: places for name, places in files.items() if len(places) > 1} == {}


def test_the_comparison_bites() -> None:
    assert codes_for_c("cdef enum:\n    LOW = 3\n    HIGH = 1 << LOW\n") == {"LOW": 3, "HIGH": 8}
    assert codes_for_c('    """\n    #define NORIPAN_ANY__ALL 0xFFFFFFFFFFULL\n    """\n') == {"ALL": 0xFFFFFFFFFF}
