"""The public Python API with its docstrings, read from the sources: the same whether they are compiled or not."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

CLASSES = (
    "noripan.core.match.Match", "noripan.core.game.Game", "noripan.core.state.State", "noripan.core.rng.Rng",
    "noripan.core.replay", "noripan.bots.knowledge.Knowledge", "noripan.bots.levels.Choice", "noripan.bots.levels.Bot",
    "noripan.bots.thinking.Budget", "noripan.envs.vector.Vector",
)  # fmt: skip
FOR_ENGINES = {  # C when compiled, or called by the class itself
    "next", "below", "branch", "follow", "shuffle", "finish", "forget_plan", "copy_base_from", "list_moves", "give_back",
    "check_seat", "start_state", "choices", "run_all", "run", "step_lanes", "lane",
}  # fmt: skip
Node = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign


class Name(NamedTuple):
    """A public name: where it is offered, and the source that defines it."""

    path: str
    node: Node
    note: str  # the comment behind an alias


def generated() -> str:
    sections = [("Start here: `noripan`", offered("noripan"))]
    sections += [("Classes behind it", [name for path in CLASSES for name in defined(path)])]
    sections += [("Play on a server: `noripan.client`", offered("noripan.client"))]
    return "\n\n".join(f"## {title}\n\n" + "\n\n".join(map(section, names)) for title, names in sections)


@cache
def tree(module: str) -> tuple[ast.Module, str]:
    """The source of a module, also where a compiled one would be imported."""
    spec = importlib.util.find_spec(module)
    assert spec is not None and spec.origin is not None, module
    folder = Path(spec.origin).parent
    file = folder / "__init__.py" if spec.submodule_search_locations else folder / f"{module.rpartition('.')[2]}.py"
    text = file.read_text("utf-8")
    return ast.parse(text), text


def offered(module: str) -> list[Name]:
    """What `__all__` lists, wherever it comes from; classes that have a section of their own are left to it."""
    listed = next(
        ast.literal_eval(node.value)
        for node in tree(module)[0].body
        if isinstance(node, ast.Assign) and named(node) == "__all__"
    )
    origin = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree(module)[0])
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found = []
    for name in listed:
        path = origin.get(name, f"{module}.{name}")
        if path not in CLASSES:
            found += [one._replace(path=f"{module}.{name}") for one in defined(path)]
    return found


def defined(path: str) -> list[Name]:
    """The definition of a name, or all public functions and classes of a module."""
    module, _, name = path.rpartition(".")
    if importlib.util.find_spec(module) is not None and (node := find(module, name)) is not None:
        return [Name(path, node, note_at(module, node))]
    nodes = [
        node
        for node in tree(path)[0].body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_")
    ]
    return [Name(f"{path}.{node.name}", node, "") for node in nodes]


def find(module: str, name: str) -> Node | None:
    for node in tree(module)[0].body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return node
        if isinstance(node, ast.Assign | ast.AnnAssign) and named(node) == name:
            return node
    return None


def named(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


def note_at(module: str, node: Node) -> str:
    line = tree(module)[1].splitlines()[(node.end_lineno or node.lineno) - 1]
    return line.partition("  # ")[2]


def section(name: Name) -> str:
    if isinstance(name.node, ast.Assign | ast.AnnAssign):
        return f"### {name.path}\n\n`{ast.unparse(name.node)}`" + (f": {name.note}" if name.note else "")
    if not isinstance(name.node, ast.ClassDef):
        return f"### {name.path}\n\n{code(signature(name.node))}\n\n{words(name.node)}"
    members = [f"#### {member.name}\n\n{code(signature(member))}\n\n{words(member)}" for member in methods(name.node)]
    return "\n\n".join([f"### {name.path}", words(name.node), *members])


def methods(kind: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in kind.body:
        is_method = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if is_method and node.name not in FOR_ENGINES and not node.name.startswith("_"):
            yield node


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
        return f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    text = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    inside = "" if text in ("self", "cls") else text
    before = "await " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{before}{node.name}({inside})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def words(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The docstring as Markdown: its examples become blocks of code."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    return re.sub(r"(?m)^>>> .*(?:\n(?!\s*$).*)*", lambda found: f"```pycon\n{found[0]}\n```", text)


def code(text: str) -> str:
    return f"`{text}`"
