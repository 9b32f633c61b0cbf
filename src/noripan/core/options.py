"""Options: what a game lets people choose before a match, with the schema that forms and commands are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from noripan.core.errors import BadOption

Options = Mapping[str, object]


def is_whole(value: object) -> bool:
    """A whole number; True and False do not count as one."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool = False

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
        return {"name": self.name, "kind": "flag", "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int

    def check(self, value: object) -> object:
        if not isinstance(value, int) or not is_whole(value) or not self.low <= value <= self.high:
            raise BadOption("option_number", option=self.name, low=self.low, high=self.high)
        return value

    def read(self, text: str) -> object:
        return self.check(int(text) if text.lstrip("-").isdecimal() and len(text) < 10 else text)

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
        good = isinstance(value, Sequence) and not isinstance(value, str) and 1 <= len(value) <= self.most
        if not good or not all(is_whole(n) and self.low <= n <= self.high for n in list(value)):  # type: ignore[call-overload]
            raise BadOption("option_numbers", option=self.name, low=self.low, high=self.high, most=self.most)
        return list(value)  # type: ignore[call-overload]

    def read(self, text: str) -> object:
        parts = [part.strip() for part in text.split(",")]
        return self.check([int(p) if p.lstrip("-").isdecimal() and len(p) < 10 else p for p in parts])

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
        good = isinstance(value, Sequence) and not isinstance(value, str) and len(value) == self.count
        if not good or not all(pick in self.choices for pick in list(value)) or len(set(value)) != self.count:  # type: ignore[call-overload]
            raise BadOption("option_picks", option=self.name, count=self.count, choices=", ".join(self.choices))
        return list(value)  # type: ignore[call-overload]

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
