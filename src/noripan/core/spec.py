"""Spec: names for every cell of an array, such as an observation or a space of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Cells:
    """A named block of cells. Where `most` is 1 a cell is a yes or no."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1  # the greatest value a cell can have

    @property
    def size(self) -> int:
        return prod(self.shape)


class Spec:
    """Blocks of cells one after the other, so that every cell has exactly one name.

    >>> spec = Spec(Cells("hand", (2, 3), "cards by colour and number"), Cells("turn", (), "mine"))
    >>> spec.size, spec.start("turn"), spec.label(4)
    (7, 6, 'hand[1, 1]')
    """

    def __init__(self, *blocks: Cells) -> None:
        starts: dict[str, int] = {}
        at = 0
        for block in blocks:
            if block.name in starts:
                raise ValueError(f"two blocks are called {block.name}")
            starts[block.name] = at
            at += block.size
        self.blocks: Mapping[str, Cells] = MappingProxyType({block.name: block for block in blocks})
        self.starts: Mapping[str, int] = MappingProxyType(starts)
        self.size = at

    def start(self, name: str) -> int:
        """The index of a block's first cell."""
        return self.starts[name]

    def slice(self, name: str) -> slice:
        """Where a block is in a flat array."""
        return slice(self.starts[name], self.starts[name] + self.blocks[name].size)

    def limits(self) -> list[int]:
        """The greatest value of every cell."""
        return [block.most for block in self.blocks.values() for _ in range(block.size)]

    def labels(self) -> list[str]:
        """The name of every cell, with its place in its block."""
        return [
            block.name + (str(list(place)) if place else "")
            for block in self.blocks.values()
            for place in product(*(range(length) for length in block.shape))
        ]

    def label(self, index: int) -> str:
        return self.labels()[index]

    def split(self, cells: Any) -> dict[str, Any]:
        """The blocks of an array whose last axis is this spec's, each in its shape and without a copy where numpy can."""
        if cells.shape[-1] != self.size:
            raise ValueError(f"the last axis has {cells.shape[-1]} cells, not {self.size}")
        front: Sequence[int] = cells.shape[:-1]
        return {name: cells[..., self.slice(name)].reshape(*front, *self.blocks[name].shape) for name in self.blocks}

    def __add__(self, other: Spec) -> Spec:
        """The cells of both, one after the other."""
        return Spec(*self.blocks.values(), *other.blocks.values())

    def __repr__(self) -> str:
        return f"<Spec of {self.size} cells: {', '.join(self.blocks)}>"


NOTHING = Spec()
