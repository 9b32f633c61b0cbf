"""The order in which people look for moves."""

from __future__ import annotations

import re

NUMBER = re.compile(r"(\d+)")


def natural_order(move: str) -> list[tuple[int, int, str]]:
    """A sort key that takes numbers as numbers.

    >>> sorted(["B14", "B4", "end", "B14-15"], key=natural_order)
    ['B4', 'B14', 'B14-15', 'end']
    """
    parts = NUMBER.split(move)
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part]
