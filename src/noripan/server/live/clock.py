"""Clocks: how much time each seat has left, from the times in the journal alone."""

from __future__ import annotations

from typing import Annotated

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=7200)]


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for every move."""

    seconds: Seconds


class BankClock(msgspec.Struct, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole match, and a few more whenever the turn passes on."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """Correspondence: so many days for every move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


Clock = NoClock | MoveClock | BankClock | DaysClock
DAY_MS = 86_400_000


class Times:
    """What is left for each seat of one match, in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.since = 0  # when the present decision began
        match clock:
            case NoClock():
                self.left: list[int] | None = None
            case MoveClock(seconds) | BankClock(seconds):
                self.left = [seconds * 1000] * players
            case DaysClock(days):
                self.left = [days * DAY_MS] * players

    def begin(self, at: int) -> None:
        self.since = at

    def spend(self, seat: int, at: int, turn_passed: bool) -> None:
        """The seat has moved: take its time from its bank, or wind its clock up again."""
        if isinstance(self.clock, BankClock) and self.left is not None:
            gained = self.clock.increment * 1000 if turn_passed else 0
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since)) + gained
        self.since = at

    def deadline(self, seat: int) -> int | None:
        """When this seat's time runs out if it is its turn."""
        return None if self.left is None else self.since + self.left[seat]

    def shown(self, running: int | None, now: int) -> dict[str, object] | None:
        """For a frame: what is left for everybody now, and whose clock runs."""
        if self.left is None:
            return None
        left = list(self.left)
        if running is not None:
            left[running] = max(0, left[running] - max(0, now - self.since))
        return {"left": left, "running": running}
