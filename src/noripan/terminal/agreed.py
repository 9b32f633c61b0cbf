"""What the people at a server's table agreed on, in words."""

from __future__ import annotations

from typing import Any

from noripan.client import TableData
from noripan.core.library import find
from noripan.core.texts import Texts


def agreed(table: TableData, texts: Texts) -> list[str]:
    """Clock, rating, every option, and who starts the match."""
    game = find(table["game"])
    lines = [clock_words(table["clock"], texts)]
    if table["rated"]:
        lines.append(texts.say("rated"))
    lines += [f"{texts.option(game, name)}: {worded(value, texts)}" for name, value in table["options"].items()]
    host = next((seat["name"] for seat in table["seats"] if seat["person"] and seat["person"] == table["host"]), None)
    return lines if host is None else [*lines, texts.say("agreed-host", name=host)]


def clock_words(clock: dict[str, Any], texts: Texts) -> str:
    if clock["kind"] == "none":
        return texts.say("clock-none")
    seconds = clock.get("seconds", 0)
    minutes = seconds // 60 if seconds % 60 == 0 else texts.decimal(seconds / 60)
    return texts.say(f"agreed-{clock['kind']}", **{**clock, "minutes": minutes})


def worded(value: object, texts: Texts) -> str:
    """An option's value."""
    if value is None:
        return texts.say("option-chance")
    if isinstance(value, bool):
        return texts.say("option-on" if value else "option-off")
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
