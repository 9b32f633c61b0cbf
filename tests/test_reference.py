"""The reference follows the code: what is generated is current, and nothing that people can use is missing from it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import typer

import noripan
import noripan.client
from noripan.cli.main import app
from noripan.core import errors as core_errors
from noripan.protocol.codes import CloseCode
from noripan.protocol.messages import FromClient, ToClient
from noripan.protocol.phrases import PHRASES
from noripan.server import errors as server_errors
from noripan.server.app import create_app
from noripan.server.settings import FIELDS, OTHER_VARIABLES, PREFIX, Settings

ROOT = Path(__file__).parent.parent
SOURCES = Path(noripan.__file__).parent
REFERENCE = ROOT / "docs" / "reference"


def page(name: str) -> str:
    return (REFERENCE / f"{name}.md").read_text("utf-8")


def test_what_is_generated_is_current() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "scripts/reference"), "--check"], timeout=300, check=False)
    assert done.returncode == 0, "run make reference"


# ---- commands


def commands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, f"{path} {name}")


def test_every_command_and_option_is_in_the_reference() -> None:
    sections = dict(part.split("\n", 1) for part in page("cli").split("\n### ")[1:])
    missing = []
    for path, command in commands(typer.main.get_command(app), "noripan"):
        if hasattr(command, "commands") and path != "noripan":
            continue
        for option in command.params:
            shown = option.opts[0] if option.param_type_name == "option" else option.metavar or option.name.upper()
            if f"`{shown}`" not in sections.get(path, "").replace("\\|", "|"):
                missing.append(f"{path} {shown}")
    assert missing == [] and len(sections) > 20


# ---- settings and variables


def test_every_setting_is_in_the_reference() -> None:
    text = page("settings")
    names = [(name, f"--{name.replace('_', '-')}", PREFIX + name.upper()) for name in FIELDS]
    assert [one for three in names for one in three if f"`{one}`" not in text] == []
    assert [name for name in OTHER_VARIABLES if f"`{PREFIX}{name}`" not in text] == []


def test_every_variable_that_the_code_reads_is_in_the_reference() -> None:
    read = {name for file in SOURCES.rglob("*.py") for name in re.findall(r'environ[^\n]*?"(\w+)"', file.read_text("utf-8"))}
    ours = {name for name in read if name.startswith(PREFIX)} | {"NO_COLOR"}
    assert {"NORIPAN_DATA", "NORIPAN_PURE"} <= ours
    assert [name for name in ours if f"`{name}`" not in page("settings")] == []


# ---- the server


@pytest.mark.parametrize(("union", "tag"), [(FromClient, "do"), (ToClient, "is")])
def test_every_message_and_field_is_in_the_reference(union: Any, tag: str) -> None:
    sections = {name: text for name, _, text in (part.partition("\n") for part in page("messages").split("\n### ")[1:])}
    for kind in get_args(union):
        name = kind.__struct_config__.tag
        assert f'`"{name}"`' in sections[name] and f"`{tag}`" in sections[name]
        assert " ".join(kind.__doc__.split()) in sections[name]
        assert [field for field in kind.__struct_fields__ if f"`{field}`" not in sections[name]] == []
        assert f"\n### {name}\n" in page("protocol")


def test_every_close_code_and_phrase_is_in_the_reference() -> None:
    assert [code for code in CloseCode if f"| {int(code)} |" not in page("messages")] == []
    assert [phrase for phrase in PHRASES if f"`{phrase}`" not in page("protocol")] == []


def test_every_route_is_in_the_reference_and_says_what_it_does(tmp_path: Path) -> None:
    schema = create_app(Settings(data=tmp_path)).openapi_schema.to_schema()
    operations = [
        (method.upper(), path, one) for path, methods in schema["paths"].items() for method, one in methods.items()
    ]
    assert [f"{method} {path}" for method, path, _ in operations if f"\n### {method} {path}\n" not in page("http-api")] == []
    assert [path for _, path, one in operations if not one.get("description") and " " not in one["summary"]] == []
    assert [name for name in schema["components"]["schemas"] if f"\n### {name}\n" not in page("http-api")] == []


# ---- errors


def error_classes() -> set[str]:
    modules = (core_errors, server_errors)
    return {name for module in modules for name, kind in vars(module).items() if isinstance(kind, type)} | {"refuse"}


def raised_codes() -> set[str]:
    """Codes that the sources give to an error, as a plain text."""
    names, found = error_classes(), set()
    for file in SOURCES.rglob("*.py"):
        if "tests" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_error_code_is_in_the_reference() -> None:
    codes = raised_codes()
    assert {"stale", "not_held", "unknown_game", "fair_seed"} <= codes
    assert sorted(code for code in codes if f"| `{code}` |" not in page("errors")) == []


# ---- the Python API


def test_every_public_name_is_in_the_reference() -> None:
    named = [f"{module.__name__}.{name}" for module in (noripan, noripan.client) for name in module.__all__]
    elsewhere = {"noripan.Match": "noripan.core.match.Match", "noripan.Rng": "noripan.core.rng.Rng"}
    assert [name for name in named if f"\n### {elsewhere.get(name, name)}\n" not in page("python-api")] == []


def test_every_name_of_the_reference_has_its_words() -> None:
    """A heading, perhaps a signature in a line of its own, and then what the docstring says."""
    parts = re.split(r"\n#{3,4} ", page("python-api").split("<!-- end")[0])[1:]
    silent = []
    for part in parts:
        name, _, rest = part.partition("\n")
        words = re.sub(r"^`[^`\n]+`$", "", rest.split("\n## ")[0].strip(), count=1, flags=re.MULTILINE).strip()
        if not words and " = " not in rest:
            silent.append(name)
    assert silent == [] and len(parts) > 80


# ---- games


def test_every_game_has_its_notation() -> None:
    assert [name for name in noripan.games() if f"(`{name}`)" not in page("notation")] == []
