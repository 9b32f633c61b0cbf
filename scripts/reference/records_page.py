"""A saved match, and the record of a server's match with every field."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from http_page import structs
from schemas import comments_of, fields

import noripan


def generated() -> str:
    match = noripan.new("sixteen", players=3, seed=7)
    for _ in range(3):
        match.play(match.moves()[0])
    _, parts = msgspec.json.schema_components([structs()["TableRecord"]], ref_template="#/{name}")
    saved = f"## An example\n\n```json\n{json.dumps(match.save(), ensure_ascii=False)}\n```"
    sections = [section(name, schema) for name, schema in parts.items()]
    return "\n\n".join([saved, "## The record of a server's match", *sections])


def section(name: str, schema: dict[str, Any]) -> str:
    words = " ".join(schema.get("description", "").split())
    table = fields(schema, comments_of(structs()[name]))
    return "\n\n".join(part for part in (f"### {name}", words, table) if part)
