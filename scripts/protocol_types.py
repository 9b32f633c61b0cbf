"""Writes web/src/lib/protocol.ts: the types of all messages and answers, as the server's own structs define them."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from noripan.core.facts import Words
from noripan.server import web
from noripan.server.api import me, records, recovery, tables
from noripan.server.live import clock, protocol
from noripan.server.record import Did, Fair, Sitter, TableRecord
from noripan.server.refusals import Refusal

TARGET = Path(__file__).parent.parent / "web/src/lib/protocol.ts"
HEAD = "// Made by scripts/protocol_types.py from the server's structs; `make protocol` writes it anew.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any", object: "unknown"}
UNIONS = {"Clock": clock.Clock, "FromClient": protocol.FromClient, "ToClient": protocol.ToClient}
ANSWERS: list[type] = [
    Words, me.Me, me.NewGuest, me.Change, recovery.RecoveryCode, Refusal,
    tables.NewTable, tables.Sit, tables.SeatBot, tables.AtSeat, tables.TableMade,
    records.Step, records.Replay, records.StepWords, records.GameResults, records.Profile, records.Ranked,
    Sitter, Fair, Did, TableRecord, web.GameShown, web.House,
]  # fmt: skip


def written(hint: Any) -> str:
    """A Python type as TypeScript."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return written(arguments[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, types.UnionType):
        named = next((name for name, union in UNIONS.items() if hint == union), None)
        return named or " | ".join(written(one) for one in arguments)
    if origin in (list, tuple):
        inner = written(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    return PLAIN.get(hint) or hint.__name__


def struct(kind: type) -> str:
    """A struct as an interface, or as a tuple if that is how it is sent."""
    hints = typing.get_type_hints(kind, include_extras=True)
    doc = inspect.cleandoc(kind.__doc__ or "")
    lines = [f"/** {doc} */"] if doc and not doc.startswith(kind.__name__ + "(") else []
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.array_like:
        fields = ", ".join(f"{name}: {written(hint)}" for name, hint in hints.items())
        return "\n".join([*lines, f"export type {kind.__name__} = [{fields}];"])
    lines.append(f"export interface {kind.__name__} {{")
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    asked = kind.__name__ in {"NewTable", "Sit", "Change"} or config.tag_field == "do"
    lines += [f"  {name}{'?' if asked and name in optional else ''}: {written(hint)};" for name, hint in hints.items()]
    return "\n".join([*lines, "}"])


def all_types() -> str:
    messages = [kind for union in (clock.Clock, protocol.FromClient, protocol.ToClient) for kind in typing.get_args(union)]
    parts = [struct(kind) for kind in [*messages, protocol.SeatShown, *ANSWERS]]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in typing.get_args(union))
        parts.append(f"export type {name} = {members};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(all_types(), "utf-8")
