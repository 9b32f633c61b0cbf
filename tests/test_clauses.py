"""Every clause of every game's rules is cited by a test, and by the rules page in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import noripan


def cited_in(file: Path) -> set[str]:
    """The ids in @pytest.mark.clause(...) of a test file."""
    return {
        argument.value
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("name", noripan.games())
def test_every_clause_has_a_test(name: str) -> None:
    game = noripan.find(name)
    clauses = {clause for section in game.clauses.values() for clause in section}
    cited = set().union(*(cited_in(file) for file in (game.folder / "tests").glob("test_*.py")))
    assert clauses - cited == set(), "clauses without a test"
    assert cited - clauses == set(), "tests that cite what is not in the rules"


@pytest.mark.parametrize("name", noripan.games())
def test_the_sources_cite_every_clause(name: str) -> None:
    """A reader finds the code of each clause."""
    game = noripan.find(name)
    sources = "\n".join(file.read_text("utf-8") for file in game.folder.glob("*.py") if file.name != "__init__.py")
    cited = set(re.findall(r"[A-Z]{2}-[0-9]+", sources))
    assert {clause for section in game.clauses.values() for clause in section} - cited == set()
