"""Model: a network in floats while it learns. What it has learned is rounded to a `core.network.Network`."""

from __future__ import annotations

import math
from array import array
from typing import Any, Final

import cython

from noripan.core.network import NetworkInfo, write_network
from noripan.core.rng import Rng

if not cython.compiled:
    from noripan.core.codes import NETWORK_ONE
    from noripan.core.kernels import add_rows, past_floats, run_backward, run_forward, spread, step_adam

SLOTS: Final = 2048  # moves of one decision
LARGEST: Final = 1.98  # of a weight: 127 / 64


class Model:
    """Weights, their gradient and what Adam remembers of it, each one array: rows, bias, second, third layer."""

    def __init__(self, inputs: int, width: int, depth: int, seats: range) -> None:
        if width % 8 or depth % 8:
            raise ValueError("width and depth of a network are multiples of 8")
        self.inputs = inputs
        self.width = width
        self.depth = depth
        self.first_seats = seats[0]
        self.buckets = len(seats)
        self.at_bias = inputs * width
        self.at_second = self.at_bias + width
        self.at_second_bias = self.at_second + self.buckets * width * depth
        self.at_third = self.at_second_bias + self.buckets * depth
        self.at_third_bias = self.at_third + self.buckets * depth
        self.size = self.at_third_bias + self.buckets
        self.steps = 0
        self.weight_cells, self.gradient_cells = floats(self.size), floats(self.size)
        self.mean_cells, self.square_cells = floats(self.size), floats(self.size)
        self.base_cells, self.base_change_cells = floats(width), floats(width)
        self.sum_cells, self.deep_cells = floats(SLOTS * width), floats(SLOTS * depth)
        self.change_cells, self.slope_cells = floats(width), floats(depth)
        self.attach()

    def attach(self) -> None:
        """Note where the numbers are."""
        if cython.compiled:
            weights = self.weight_cells
            gradient = self.gradient_cells
            mean = self.mean_cells
            square = self.square_cells
            base = self.base_cells
            base_change = self.base_change_cells
            sums = self.sum_cells
            deep = self.deep_cells
            change = self.change_cells
            slope = self.slope_cells
            self.weights = cython.address(weights[0])
            self.gradient = cython.address(gradient[0])
            self.mean = cython.address(mean[0])
            self.square = cython.address(square[0])
            self.base = cython.address(base[0])
            self.base_change = cython.address(base_change[0])
            self.sums = cython.address(sums[0])
            self.deep = cython.address(deep[0])
            self.change = cython.address(change[0])
            self.slope = cython.address(slope[0])
        else:
            self.weights = memoryview(self.weight_cells)
            self.gradient = memoryview(self.gradient_cells)
            self.mean = memoryview(self.mean_cells)
            self.square = memoryview(self.square_cells)
            self.base = memoryview(self.base_cells)
            self.base_change = memoryview(self.base_change_cells)
            self.sums = memoryview(self.sum_cells)
            self.deep = memoryview(self.deep_cells)
            self.change = memoryview(self.change_cells)
            self.slope = memoryview(self.slope_cells)

    def begin(self, rng: Rng) -> None:
        """Small random weights; the last layer so small that all moves look alike."""
        spans = [(0, self.at_bias, 0.1), (self.at_second, self.at_second_bias, math.sqrt(3.0 / self.width))]
        for first, last, most in [*spans, (self.at_third, self.at_third_bias, 0.05)]:
            for i in range(first, last):
                self.weight_cells[i] = most * (rng.choose(1 << 20) / (1 << 19) - 1.0)

    # ---- forward

    def start(self, found: Any, n: int) -> None:
        """Add up the rows of a position."""
        for i in range(self.width):
            self.base[i] = self.weights[self.at_bias + i]
            self.base_change[i] = 0.0
        add_rows(self.base, self.weights, found, n, self.width)

    def answer(self, slot: int, changes: Any, n: int, players: int) -> float:
        """What the model makes of the position with these changes; `slot` remembers it for `learn`."""
        bucket = players - self.first_seats
        sums = past_floats(self.sums, slot * self.width)
        deep = past_floats(self.deep, slot * self.depth)
        for i in range(self.width):
            sums[i] = self.base[i]
        add_rows(sums, self.weights, changes, n, self.width)
        second = past_floats(self.weights, self.at_second + bucket * self.width * self.depth)
        bias = past_floats(self.weights, self.at_second_bias + bucket * self.depth)
        run_forward(sums, deep, second, bias, self.width, self.depth)
        third = past_floats(self.weights, self.at_third + bucket * self.depth)
        out: float = self.weights[self.at_third_bias + bucket]
        for j in range(self.depth):
            if deep[j] > 0.0:
                out += deep[j] * third[j]
        return out

    # ---- backward

    def learn(self, slot: int, changes: Any, n: int, players: int, slope_of_answer: float) -> None:
        """Add to the gradient by how much the loss grows with what was answered in this slot."""
        bucket = players - self.first_seats
        sums = past_floats(self.sums, slot * self.width)
        deep = past_floats(self.deep, slot * self.depth)
        third = past_floats(self.weights, self.at_third + bucket * self.depth)
        third_gradient = past_floats(self.gradient, self.at_third + bucket * self.depth)
        bias_gradient = past_floats(self.gradient, self.at_second_bias + bucket * self.depth)
        self.gradient[self.at_third_bias + bucket] += slope_of_answer
        for j in range(self.depth):
            self.slope[j] = 0.0
            if deep[j] > 0.0:
                third_gradient[j] += slope_of_answer * deep[j]
                self.slope[j] = slope_of_answer * third[j]
                bias_gradient[j] += self.slope[j]
        at = self.at_second + bucket * self.width * self.depth
        second = past_floats(self.weights, at)
        gradient = past_floats(self.gradient, at)
        run_backward(sums, self.change, second, gradient, self.slope, self.width, self.depth)
        spread(self.gradient, self.change, changes, n, self.width)
        for i in range(self.width):
            self.base_change[i] += self.change[i]

    def finish(self, found: Any, n: int) -> None:
        """Pass on to the rows of the position what all its moves have told."""
        spread(self.gradient, self.base_change, found, n, self.width)
        for i in range(self.width):
            self.gradient[self.at_bias + i] += self.base_change[i]

    def improve(self, rate: float, scale: float) -> None:
        """One step of Adam against the gradient."""
        self.steps += 1
        corrected = rate * math.sqrt(1.0 - 0.999**self.steps) / (1.0 - 0.9**self.steps)
        step_adam(self.weights, self.gradient, self.mean, self.square, self.size, corrected, scale, LARGEST)

    # ---- for callers in Python

    def save(self) -> dict[str, bytes]:
        """All that is needed to go on with the training."""
        return {
            "weights": self.weight_cells.tobytes(),
            "mean": self.mean_cells.tobytes(),
            "square": self.square_cells.tobytes(),
            "steps": str(self.steps).encode(),
        }

    def load(self, saved: dict[str, bytes]) -> None:
        """Go on from what `save` gave."""
        places = {"weights": self.weight_cells, "mean": self.mean_cells, "square": self.square_cells}
        for name, cells in places.items():
            if len(saved[name]) != 4 * self.size:
                raise ValueError("this is a model of another size")
            memoryview(cells).cast("B")[:] = saved[name]
        self.steps = int(saved["steps"])

    def rounded(self) -> bytes:
        """The weights as a network has them: bytes, and for each bias a number on the scale of its layer."""
        cells = self.weight_cells
        second = bytearray()
        for bucket in range(self.buckets):
            at = self.at_second + bucket * self.width * self.depth
            second += as_bytes([cells[at + i * self.depth + j] for j in range(self.depth) for i in range(self.width)])
        return (
            as_bytes(cells[: self.at_bias])
            + as_numbers(cells[self.at_bias : self.at_second], NETWORK_ONE, 2)
            + bytes(second)
            + as_numbers(cells[self.at_second_bias : self.at_third], NETWORK_ONE * NETWORK_ONE, 4)
            + as_bytes(cells[self.at_third : self.at_third_bias])
            + as_numbers(cells[self.at_third_bias : self.size], NETWORK_ONE * NETWORK_ONE, 4)
        )

    def network_file(self, info: NetworkInfo) -> bytes:
        """A file for `read_network`."""
        return write_network(info, self.rounded())


def floats(size: int) -> Any:
    return array("f", bytes(4 * size))


def as_bytes(weights: Any) -> bytes:
    return array("b", [round(NETWORK_ONE * weight) for weight in weights]).tobytes()


def as_numbers(weights: Any, one: int, size: int) -> bytes:
    return b"".join(round(one * weight).to_bytes(size, "little", signed=True) for weight in weights)
