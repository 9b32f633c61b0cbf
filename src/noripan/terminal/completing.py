"""What a shell offers when somebody presses Tab."""

from __future__ import annotations

from typing import Any


def games(incomplete: str) -> list[str]:
    from noripan.core import library

    return [name for name in library.games() if name.startswith(incomplete)]


def levels(incomplete: str) -> list[str]:
    from noripan.bots.levels import LEVELS

    return [name for name in LEVELS if name.startswith(incomplete)]


def options(ctx: Any, incomplete: str) -> list[str]:
    """The rule options of the game that was named before, as NAME=VALUE with its default."""
    from noripan.core import library

    game = library.games().get(ctx.params.get("game") or "")
    offered = [f"{option.name}={value}" for option in game.options for value in values_of(option.schema())] if game else []
    return [text for text in offered if text.startswith(incomplete)]


def values_of(schema: dict[str, Any]) -> list[str]:
    if schema["kind"] == "flag":
        return ["on", "off"]
    default = schema["default"]
    if default is None:
        return [",".join(schema["choices"][: schema["count"]])]
    return [",".join(map(str, default)) if isinstance(default, list) else str(default)]
