"""Facts: what a move did, each with who may see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Words(NamedTuple):
    """A message of a game's texts and what it speaks of. By name, `seat` and `…_seat` are seats, `seats` a list of them,
    `card` and `…_card` a card in notation, `cards` and `…_cards` a list of cards; texts put these into words."""

    message: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Fact:
    """Something that happened. `to` names the only seats that see it (None: everybody), `not_to` those that do not."""

    name: str
    data: dict[str, Any] = field(default_factory=dict)
    to: tuple[int, ...] | None = None
    not_to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        """May this seat, or a spectator (None), see it?"""
        if self.to is not None:
            return seat in self.to
        return seat not in self.not_to

    def shown(self) -> dict[str, Any]:
        return {"fact": self.name, **self.data}
