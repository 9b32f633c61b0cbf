"""Events: what a move did, each with who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

Shown = Mapping[str, Any]


class Words(NamedTuple):
    """A message of a game's texts and what it speaks of. By name, `seat` and `…_seat` are seats, `seats` a list of them,
    `card` and `…_card` a card in notation, `cards` and `…_cards` a list of cards; texts put these into words."""

    message: str
    data: dict[str, Any]


class GameEvent(Struct, frozen=True):
    """Something that happened. `to` names the only seats that see it (None: everybody), `not_to` those that do not."""

    name: str
    data: dict[str, Any] = {}
    to: tuple[int, ...] | None = None
    not_to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        """May this seat, or a spectator (None), see it?"""
        if self.to is not None:
            return seat in self.to
        return seat not in self.not_to

    def shown(self) -> Shown:
        """The event as frames have it."""
        return {"event": self.name, **self.data}
