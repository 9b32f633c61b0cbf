"""Every route of the HTTP API and every type it takes or answers, from the server's own OpenAPI."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from schemas import comments_of, fields, phrase
from tables import table

from noripan.server.app import create_app
from noripan.server.settings import Settings

Operation = Mapping[str, Any]
SUCCESSES = ("200", "201", "204")


def generated() -> str:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder)))
    schema = app.openapi_schema.to_schema()
    routes = [route(method, path, operation) for path, method, operation in operations(schema)]
    types = [section(name, inner) for name, inner in sorted(schema["components"]["schemas"].items())]
    return "\n\n".join(["## Routes", *routes, "## Types", *types])


def operations(schema: Mapping[str, Any]) -> Iterator[tuple[str, str, Operation]]:
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            yield path, method.upper(), operation


def route(method: str, path: str, operation: Operation) -> str:
    needs = "Needs a person who is signed in, or a bot's token." if operation.get("security") else "Open to everybody."
    parts = [f"### {method} {path}", f"{said(operation)} {needs}"]
    parameters = operation.get("parameters", [])
    if parameters:
        rows = [
            (f"`{one['name']}`", one["in"], phrase(one["schema"]), "yes" if one.get("required") else "no")
            for one in parameters
        ]
        parts.append(table(("parameter", "where", "holds", "needed"), rows))
    body = operation.get("requestBody")
    if body:
        parts.append(f"Takes {body_of(body)}.")
    answers = {status: operation["responses"][status] for status in SUCCESSES if status in operation["responses"]}
    parts += [f"Answers {status} with {body_of(answer)}." for status, answer in answers.items()]
    return "\n\n".join(parts)


def said(operation: Operation) -> str:
    """The handler's docstring, else its summary, as a sentence."""
    text = " ".join((operation.get("description") or operation["summary"]).split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def body_of(part: Mapping[str, Any]) -> str:
    content = part.get("content", {})
    schema = next((one.get("schema") for one in content.values()), None)
    words = phrase(schema) if schema else "an empty body"
    return f"a {words}" if words.startswith("list") else words


def section(name: str, schema: Mapping[str, Any]) -> str:
    words = " ".join(schema.get("description", "").split())
    return "\n\n".join(part for part in (f"### {name}", words, fields(schema, comments(name))) if part)


def comments(name: str) -> Mapping[str, str]:
    """The comments behind the fields of the struct that has this name, wherever it is."""
    found = structs().get(name)
    return comments_of(found) if found is not None else {}


def structs() -> dict[str, type]:
    def below(kind: type) -> Iterator[type]:
        for inner in kind.__subclasses__():
            yield inner
            yield from below(inner)

    return {kind.__name__: kind for kind in below(msgspec.Struct) if kind.__module__.startswith("noripan.")}
