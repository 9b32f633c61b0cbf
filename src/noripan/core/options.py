"""Options: what a game lets people choose before a match, with the schema that forms and commands are built from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import TypeGuard

from noripan.core.errors import BadOption


def whole(value: object) -> int | None:
    """The whole number that a value is, numpy's among them; None for True, 1.0 and all else."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number; True and False do not count as one."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_list(value: object) -> list[object]:
    """The items of a list or tuple; nothing of anything else."""
    return list(value) if isinstance(value, list | tuple) else []


def read_number(text: str) -> object:
    """A whole number if it is written as one, else the text itself, for `check` to refuse."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool = False
    players: tuple[int, ...] = ()  # with how many it can be on; any number if none is named

    def check(self, value: object) -> object:
        if not isinstance(value, bool):
            raise BadOption("option_flag", option=self.name)
        return value

    def read(self, text: str) -> object:
        words = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}
        if text.lower() not in words:
            raise BadOption("option_flag", option=self.name)
        return words[text.lower()]

    def schema(self) -> dict[str, object]:
        return {"name": self.name, "kind": "flag", "default": self.default, "players": list(self.players)}


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int

    def check(self, value: object) -> object:
        if not is_whole(value) or not self.low <= value <= self.high:
            raise BadOption("option_number", option=self.name, low=self.low, high=self.high)
        return value

    def read(self, text: str) -> object:
        return self.check(read_number(text))

    def schema(self) -> dict[str, object]:
        return {"name": self.name, "kind": "number", "low": self.low, "high": self.high, "default": self.default}


@dataclass(frozen=True)
class Numbers:
    """A list of up to `most` whole numbers from `low` to `high`."""

    name: str
    low: int
    high: int
    most: int
    default: tuple[int, ...]

    def check(self, value: object) -> object:
        numbers = as_list(value)
        good = all(is_whole(n) and self.low <= n <= self.high for n in numbers)
        if not good or not 1 <= len(numbers) <= self.most:
            raise BadOption("option_numbers", option=self.name, low=self.low, high=self.high, most=self.most)
        return numbers

    def read(self, text: str) -> object:
        return self.check([read_number(part.strip()) for part in text.split(",")])

    def schema(self) -> dict[str, object]:
        return {
            "name": self.name, "kind": "numbers", "low": self.low, "high": self.high,
            "most": self.most, "default": list(self.default),
        }  # fmt: skip


@dataclass(frozen=True)
class Picks:
    """Nothing, or exactly `count` different ones of `choices`, in an order that matters."""

    name: str
    choices: tuple[str, ...]
    count: int
    default: None = None

    def check(self, value: object) -> object:
        if value is None:
            return None
        picks = as_list(value)
        good = all(isinstance(pick, str) and pick in self.choices for pick in picks)
        if not good or len(picks) != self.count or len({str(pick) for pick in picks}) != self.count:
            raise BadOption("option_picks", option=self.name, count=self.count, choices=", ".join(self.choices))
        return picks

    def read(self, text: str) -> object:
        return self.check([part.strip() for part in text.split(",")] if text else None)

    def schema(self) -> dict[str, object]:
        return {"name": self.name, "kind": "picks", "choices": list(self.choices), "count": self.count, "default": None}


Option = Flag | Number | Numbers | Picks


def check_options(known: Sequence[Option], given: object) -> dict[str, object]:
    """All options with their values; defaults where nothing is given."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadOption("options_not_object")
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadOption("unknown_option", option=str(name)[:40], allowed=", ".join(sorted(by_name)) or "–")
    return {o.name: o.check(given[o.name]) if o.name in given else o.check(o.default) for o in known}
