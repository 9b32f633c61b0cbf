"""Times: how much time each seat has left, from the times in the journal alone."""

from __future__ import annotations

from collections.abc import Sequence

from noripan.protocol.clocks import BankClock, Clock, ClockShown, DaysClock, MoveClock, NoClock

DAY_MS = 86_400_000
Holiday = tuple[int, int]  # from when until when a clock stands still


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

    def deadline(self, seat: int, holidays: Sequence[Holiday] = ()) -> int | None:
        """When this seat's time runs out if it is its turn."""
        if self.left is None:
            return None
        deadline = self.since + self.left[seat]
        for begins, ends in sorted(holidays):
            if begins < deadline and ends > self.since:
                deadline += ends - max(begins, self.since)
        return deadline

    def shown(self, running: int | None, now: int, holidays: Sequence[Holiday] = ()) -> ClockShown | None:
        """For a frame: what is left for everybody now, and whose clock runs. The holidays are those of whose turn it is."""
        if self.left is None:
            return None
        left = list(self.left)
        if running is None:
            return ClockShown(left, None)
        paused = sum(max(0, min(ends, now) - max(begins, self.since)) for begins, ends in holidays)
        left[running] = max(0, left[running] - max(0, now - self.since - paused))
        return ClockShown(left, None if holiday_until(holidays, now) else running)


def holiday_until(holidays: Sequence[Holiday], now: int) -> int | None:
    """When the present holiday ends, if there is one."""
    return next((ends for begins, ends in holidays if begins <= now < ends), None)
