"""The inner loops of networks for the interpreter. Compiled modules take these from kernels.pxd.

A place in an array is a memoryview here and an address in C. Lists of features hold `f` for a row to add and `~f` for one to
take away.
"""

from __future__ import annotations

import math
from typing import Any

Place = Any


def past_shorts(place: Place, offset: int) -> Place:
    """The place so many numbers further on; there is one for each type of numbers, as C wants to know it."""
    return place[offset:]


past_ints = past_floats = past_shorts


def sum_rows(sums: Place, rows: Place, numbers: Place, n: int, width: int) -> None:
    """Add and take away rows of whole numbers."""
    for k in range(n):
        feature = numbers[k]
        sign = 1 if feature >= 0 else -1
        start = (feature if feature >= 0 else ~feature) * width
        for i in range(width):
            sums[i] += sign * rows[start + i]


def run_layers(
    sums: Place,
    rectified: Place,
    second: Place,
    second_bias: Place,
    third: Place,
    third_bias: int,
    width: int,
    depth: int,
    shift: int,
) -> int:
    """What the second and third layer make of the sums of the first."""
    out = third_bias
    used = [i for i in range(width) if sums[i] > 0]
    for j in range(depth):
        z = second_bias[j]
        for i in used:
            z += sums[i] * second[j * width + i]
        if z > 0:
            out += (z >> shift) * third[j]
    return out


def add_rows(sums: Place, rows: Place, numbers: Place, n: int, width: int) -> None:
    """Add and take away rows of floats."""
    sum_rows(sums, rows, numbers, n, width)


def spread(rows: Place, change: Place, numbers: Place, n: int, width: int) -> None:
    """Add a gradient to the rows that were added, take it from those that were taken away."""
    for k in range(n):
        feature = numbers[k]
        sign = 1 if feature >= 0 else -1
        start = (feature if feature >= 0 else ~feature) * width
        for i in range(width):
            rows[start + i] += sign * change[i]


def run_forward(sums: Place, deep: Place, second: Place, second_bias: Place, width: int, depth: int) -> None:
    """The second layer before it is rectified."""
    for j in range(depth):
        deep[j] = second_bias[j] + sum(sums[i] * second[i * depth + j] for i in range(width) if sums[i] > 0)


def run_backward(sums: Place, change: Place, second: Place, gradient: Place, slope: Place, width: int, depth: int) -> None:
    """From the slope of the second layer to that of the first, adding to the gradient of the weights between them."""
    for i in range(width):
        change[i] = 0.0
        if sums[i] > 0:
            change[i] = sum(second[i * depth + j] * slope[j] for j in range(depth))
            for j in range(depth):
                gradient[i * depth + j] += sums[i] * slope[j]


def step_adam(
    weights: Place, gradient: Place, mean: Place, square: Place, n: int, rate: float, scale: float, most: float
) -> None:
    """One step of Adam; the gradient is scaled and then forgotten, weights stay within what can be rounded to a byte."""
    for i in range(n):
        g = gradient[i] * scale
        mean[i] = 0.9 * mean[i] + 0.1 * g
        square[i] = 0.999 * square[i] + 0.001 * g * g
        gradient[i] = 0.0
        weights[i] = max(-most, min(most, weights[i] - rate * mean[i] / (math.sqrt(square[i]) + 1e-8)))
