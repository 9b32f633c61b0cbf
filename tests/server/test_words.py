"""Everything that the server refuses can be said in every language, and no text is left over."""

from __future__ import annotations

import ast
from pathlib import Path

from test_texts import messages_in

from noripan.cli.output import PACKAGE
from noripan.core import errors as core_errors
from noripan.core.texts import CORE
from noripan.server import errors as server_errors
from noripan.server.http.refusals import BROKEN, CODES

SERVER = Path(server_errors.__file__).parent
KINDS = {name for module in (core_errors, server_errors) for name, value in vars(module).items() if isinstance(value, type)}


def codes() -> set[str]:
    """The code of every error that some line of the server makes: CannotRun("port_taken", …)."""
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                found |= {one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)}
    return {code for code in found if isinstance(code, str)} | set(CODES.values()) | {BROKEN}


def test_every_error_has_its_text() -> None:
    told = messages_in(PACKAGE / "server/texts" / "en.ftl").keys() | messages_in(CORE / "en.ftl").keys()
    assert {code for code in codes() if f"error-{code}" not in told} == set()


def test_no_text_is_left_over() -> None:
    folders = (SERVER, PACKAGE / "protocol", PACKAGE / "client")  # records are checked by clients, too
    sources = "".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    told = {
        message.removeprefix("error-")
        for message in messages_in(PACKAGE / "server/texts" / "en.ftl")
        if message.startswith("error-")
    }
    assert {code for code in told if f'"{code}"' not in sources} == set()
