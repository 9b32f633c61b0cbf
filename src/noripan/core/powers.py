"""Powers of 2 between whole octaves, by whole numbers alone, so that they are the same on every machine."""

from __future__ import annotations

from array import array
from math import isqrt

SCALE = 240  # bits behind the point


def negative_powers(octave: int, count: int, top: int) -> array[int]:
    """`top` * 2^-(i / octave) for i from 0; an octave has a power of 2 of steps."""
    root = 2 << SCALE
    while octave > 1:
        root, octave = isqrt(root << SCALE), octave // 2
    power, found = 1 << SCALE, array("i")
    for _ in range(count):
        found.append((top << SCALE) // power)
        power = power * root >> SCALE
    return found
