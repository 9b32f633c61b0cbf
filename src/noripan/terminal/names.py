"""What people at a table are called."""

from __future__ import annotations

import os

from noripan.core.texts import Texts


def with_you(texts: Texts, players: int, seat: int) -> Texts:
    """The same texts for a match at home: one seat is you, the others are bots, numbered in the order of play."""
    names = [texts.say("bot-at-home", number=number) for number in range(1, players)]
    names.insert(seat, texts.say("you-at-home"))
    return Texts(texts.language, texts.folders[:-1], names, seat)


def user_name() -> str:
    """What to call somebody who gave no name."""
    return os.environ.get("USER") or os.environ.get("USERNAME") or "Guest"
