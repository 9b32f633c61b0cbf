"""What the shell offers when you press Tab."""

from __future__ import annotations

from typing import Any


def games(incomplete: str) -> list[str]:
    from noripan.core import library

    return [name for name in library.games() if name.startswith(incomplete)]


def levels(incomplete: str) -> list[str]:
    from noripan.bots.levels import LEVELS

    return [name for name in LEVELS if name.startswith(incomplete)]


def efforts(incomplete: str) -> list[str]:
    from noripan.review.judge import EFFORTS

    return [name for name in EFFORTS if name.startswith(incomplete)]


def difficulties(incomplete: str) -> list[str]:
    from noripan.core.puzzles import DIFFICULTIES

    return [name for name in DIFFICULTIES if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    from noripan.core.texts import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(incomplete)]


def options(ctx: Any, incomplete: str) -> list[str]:
    """The rule options of the game named before, as NAME=VALUE."""
    from noripan.core import library

    words = (ctx.params.get("game"), *ctx.args)  # while an option has no value yet, the words before it are still unread
    game = next((library.games()[word] for word in words if word in library.games()), None)
    offered = [f"{option.name}={value}" for option in game.options for value in values_of(option.schema())] if game else []
    return [text for text in offered if text.startswith(incomplete)]


def values_of(schema: dict[str, Any]) -> list[str]:
    if schema["kind"] == "flag":
        return ["on", "off"]
    default = schema["default"]
    if default is None:
        return [",".join(schema["choices"][: schema["count"]])]
    return [",".join(map(str, default)) if isinstance(default, list) else str(default)]
