"""JSON schemas as short phrases and tables: what a field may hold, and what it means."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Mapping
from typing import Any

from tables import table

Schema = Mapping[str, Any]
COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def comments_of(kind: type) -> dict[str, str]:
    """What the source says behind each field."""
    return dict(COMMENT.findall(inspect.getsource(kind)))


def phrase(schema: Schema) -> str:
    """`string, at most 20 characters`, `list of [SeatShown](#seatshown)` and so on."""
    if "$ref" in schema:
        return linked(schema["$ref"].rpartition("/")[2])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(phrase(one) for one in schema[several])) + limits(schema)
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    return plain(schema) + limits(schema)


def plain(schema: Schema) -> str:
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        inner = schema.get("items") or {}
        if "prefixItems" in schema:
            return "list of " + ", ".join(phrase(one) for one in schema["prefixItems"])
        return f"list of {phrase(inner)}" if inner else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping) and schema["additionalProperties"]:
        return f"object of {phrase(schema['additionalProperties'])}"
    return str(kind)


def limits(schema: Schema) -> str:
    parts = []
    for low, high, unit in (
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " entries"),
        ("minimum", "maximum", ""),
    ):
        least, most = schema.get(low), schema.get(high)
        if least is not None and most is not None:
            parts.append(f"{least} to {most}{unit}")
        elif most is not None:
            parts.append(f"at most {most}{unit}")
        elif least is not None:
            parts.append(f"at least {least}{unit}")
    return f" ({', '.join(parts)})" if parts else ""


def linked(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def fields(schema: Schema, comments: Mapping[str, str]) -> str:
    """The table of an object's fields; nothing for what has none."""
    if "prefixItems" in schema:
        return f"A list: {', '.join(phrase(one) for one in schema['prefixItems'])}."
    properties = schema.get("properties", {})
    rows = [
        (f"`{name}`", phrase(inner), default(schema, name, inner), comments.get(name, ""))
        for name, inner in properties.items()
    ]
    return table(("field", "holds", "if left out", "meaning"), rows) if rows else "No fields."


def default(schema: Schema, name: str, inner: Schema) -> str:
    if name in schema.get("required", ()):
        return ""
    value = inner.get("default")
    return (
        f"`{json.dumps(value)}`" if value is None or isinstance(value, str | int | float | list | dict) else "see its type"
    )
