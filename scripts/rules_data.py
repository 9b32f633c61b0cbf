"""Writes rules.json into every game's web folder: the box and the played examples, for the browser's rules page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import noripan
from noripan.core.examples import pages_data


def rules_data() -> dict[Path, bytes]:
    """[file] -> what it should contain; games without a scene have no file."""
    return {
        game.folder / "web/rules.json": in_lines(pages_data(game))
        for game in noripan.games().values()
        if game.box is not None
    }


def in_lines(data: dict[str, Any]) -> bytes:
    """As JSON with a line for each example and each shelf, so that a change can be read."""
    return b"{\n" + b",\n".join(msgspec.json.encode(key) + b": " + in_a_line_each(data[key]) for key in data) + b"\n}\n"


def in_a_line_each(value: Any) -> bytes:
    if not isinstance(value, list):
        return msgspec.json.encode(value)
    return b"[\n" + b",\n".join(msgspec.json.encode(one) for one in value) + b"\n]"


if __name__ == "__main__":
    for file, text in rules_data().items():
        file.write_bytes(text)
