"""What people at a table are called."""

from __future__ import annotations

from noripan.core.texts import Texts


def with_you(texts: Texts, players: int, seat: int | None) -> Texts:
    """The same texts, in which one seat is called you."""
    names = [texts.say("you", name=texts.seat(one)) if one == seat else texts.seat(one) for one in range(players)]
    return Texts(texts.language, texts.folders[:-1], names)
