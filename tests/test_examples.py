"""The examples in the docstrings of the public API are true in every game, and mypy sees what users get wrong."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

import noripan
from noripan.core.rng import Rng

CORE = Path(noripan.__file__).parent / "core"
CLASSES = {"match": "Match", "game": "Game", "state": "State", "rng": "Rng"}
FOR_RULES = {  # C when compiled, or for the modules that deal
    "next", "below", "branch", "follow", "shuffle", "finish", "forget_plan", "copy_base_from", "list_moves", "give_back",
    "check_seat",
}  # fmt: skip


def public_methods(module: str) -> Iterator[ast.FunctionDef]:
    for kind in ast.parse((CORE / f"{module}.py").read_text("utf-8")).body:
        if isinstance(kind, ast.ClassDef) and kind.name == CLASSES[module]:
            for method in kind.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith(("_", "do_")):
                    yield method


@pytest.mark.parametrize("module", CLASSES)
def test_every_public_method_has_an_example(module: str) -> None:
    methods = {method.name: ast.get_docstring(method) or "" for method in public_methods(module)}
    assert [name for name, text in methods.items() if ">>>" not in text and name not in FOR_RULES] == []


@pytest.mark.parametrize("name", noripan.games())
@pytest.mark.parametrize("module", CLASSES)
def test_examples_are_true(module: str, name: str) -> None:
    game = noripan.find(name)
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for method in public_methods(module):
        match = noripan.new(name, game.seats[0], seed=7)
        names = {"noripan": noripan, "game": game, "match": match, "state": match.state, "rng": Rng.seeded(7)}
        example = parser.get_doctest(ast.get_docstring(method) or "", names, method.name, f"{module}.py", method.lineno)
        runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


MISTAKES = """
import noripan
game = noripan.find("sixteen")
state = game.start(2, noripan.Rng.seeded(7))
scores: tuple[int, ...] = state.scores()
state.typo()
state.apply("R5")
noripan.games()["sixteen"].truth(7)
"""


def test_mypy_sees_what_users_get_wrong(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(MISTAKES, "utf-8")
    options = ["--strict", "--no-error-summary", "--follow-imports=silent", f"--cache-dir={tmp_path / 'cache'}"]
    said, errors, _ = api.run([*options, str(program)])
    assert errors == ""
    found = [line.split(":", 2)[1:] for line in said.splitlines() if "error:" in line]
    assert [int(line) for line, _ in found] == [6, 7, 8], said
