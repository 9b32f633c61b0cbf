"""Time left, as clocks show it. web/src/lib/play/clock.ts does the same for browsers."""

from __future__ import annotations

from math import ceil

DAY, HOUR, MINUTE = 86_400, 3_600, 60  # seconds


def clock_text(milliseconds: float) -> str:
    """Rounded up, so that 0:00 means that the time is over.

    >>> [clock_text(ms) for ms in (-5, 500, 61_000, 4_500_000, 90_000_000)]
    ['0:00', '0:01', '1:01', '1:15:00', '1 d 01 h']
    """
    seconds = max(0, ceil(milliseconds / 1000))
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // MINUTE
    if days:
        return f"{days} d {hours:02d} h"
    return f"{hours}:{minutes:02d}:{seconds % 60:02d}" if hours else f"{minutes}:{seconds % 60:02d}"
