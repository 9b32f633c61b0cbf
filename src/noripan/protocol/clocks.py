"""Clocks: how much time the people at a table agreed on, and what a frame shows of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=7200)]


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """A number of seconds for each move."""

    seconds: Seconds


class BankClock(msgspec.Struct, frozen=True, tag="bank", tag_field="kind"):
    """A number of seconds for the whole match, and an increment whenever the turn passes on."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """Correspondence: a number of days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


Clock = NoClock | MoveClock | BankClock | DaysClock


class ClockShown(msgspec.Struct, frozen=True):
    """What each seat has left in milliseconds, and whose clock is running."""

    left: list[int]
    running: int | None
