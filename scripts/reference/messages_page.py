"""Every message of the socket, every type inside one, and the codes with which a socket is closed."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args

import msgspec
from http_page import structs
from schemas import comments_of, fields
from tables import table

from noripan.protocol import codes, messages


def generated() -> str:
    kinds = [*get_args(messages.FromClient), *get_args(messages.ToClient)]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/{name}")
    inner = [name for name in parts if name not in {kind.__name__ for kind in kinds}]
    sections = ["## From a client", *(message(kind, parts, "do") for kind in get_args(messages.FromClient))]
    sections += ["## From the server", *(message(kind, parts, "is") for kind in get_args(messages.ToClient))]
    sections += ["## Types", *(section(name, parts[name]) for name in sorted(inner))]
    return "\n\n".join([*sections, "## Close codes", closing()])


def message(kind: type, parts: dict[str, Any], tag: str) -> str:
    schema = parts[kind.__name__]
    name = schema["properties"][tag]["enum"][0]
    return "\n\n".join((f"### {name}", " ".join((kind.__doc__ or "").split()), fields(schema, comments_of(kind))))


def section(name: str, schema: dict[str, Any]) -> str:
    kind = structs().get(name)
    words = " ".join(schema.get("description", "").split())
    return "\n\n".join(part for part in (f"### {name}", words, fields(schema, comments_of(kind) if kind else {})) if part)


def closing() -> str:
    comments = dict(re.findall(r"^    (\w+) = \d+(?:  # (.*))?$", inspect.getsource(codes), re.MULTILINE))
    rows = [(str(int(code)), f"`{code.name}`", comments[code.name]) for code in codes.CloseCode]
    return table(("code", "name", "note"), rows)
