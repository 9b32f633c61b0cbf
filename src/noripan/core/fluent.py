"""Fluent, as much of it as our texts use: text, variables, other messages, quotations, NUMBER and selectors.

Fluent's own runtime for Python brings Babel, which is larger than all of Noripan; tests compare the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import NamedTuple

Value = int | float | str
MESSAGE = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
NAME = re.compile(r"[a-zA-Z][\w-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
SPACES = re.compile(" *")
BLANK = re.compile(r"[ \n]*")
TEXT = re.compile(r"[^{}\n]+")
LINE_BREAK = re.compile(r"(\n(?: *\n)*)( *)")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
ENDS_A_PATTERN = (".", "[", "*", "}")  # at the beginning of a line
SEPARATORS = {"de": str.maketrans(",.", ".,")}  # where they are not the English ones
WITH_SINGULAR = ("de", "en")
MOST_DECIMALS = 3  # where a text asks for no other number


class Scope(NamedTuple):
    """What a pattern can speak of: the messages beside it and the values it is given."""

    messages: MessageFile
    data: Mapping[str, Value]

    def text(self, value: Value) -> str:
        return value if isinstance(value, str) else number(value, self.messages.language)


Expression = Callable[[Scope], Value]
Pattern = Callable[[Scope], str]


class ParsedMessage(NamedTuple):
    value: Pattern | None
    attributes: dict[str, Pattern]


class MessageFile:
    """The messages of a file, each parsed when it is first wanted: parsing them all would make every start slow."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.sources = {source.partition("=")[0].strip(): source for source in MESSAGE.split(text)[1:]}
        self.parsed: dict[str, ParsedMessage] = {}

    def message(self, name: str) -> ParsedMessage | None:
        if name not in self.parsed:
            if name not in self.sources:
                return None
            self.parsed[name] = Parser(self.sources[name]).message()
        return self.parsed[name]

    def speak(self, pattern: Pattern, data: Mapping[str, Value]) -> str:
        """A pattern of this file with values in place of its variables; LookupError if one is missing."""
        return pattern(Scope(self, data))


def number(value: float, language: str, least: int = 0, most: int = MOST_DECIMALS) -> str:
    """A number as a language writes it, with at least and at most so many decimals."""
    whole, _, decimals = f"{Decimal(str(value)):,.{most}f}".partition(".")
    decimals = decimals.rstrip("0").ljust(least, "0")
    return (f"{whole}.{decimals}" if decimals else whole).translate(SEPARATORS.get(language, {}))


def matches(value: Value, key: str, language: str) -> bool:
    """Does a variant's key name this value, or the plural form of this number?"""
    if NUMBER.fullmatch(key):
        return not isinstance(value, str) and value == float(key)
    if isinstance(value, str):
        return value == key
    return key == "one" and abs(value) == 1 and language in WITH_SINGULAR


class Parser:
    """Reads one message from its source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def message(self) -> ParsedMessage:
        self.need(NAME)
        self.skip("=")
        value, attributes = self.pattern(), {}
        while self.next_is("."):
            self.skip(".")
            name = self.need(NAME)
            self.skip("=")
            attributes[name] = self.pattern()
        return ParsedMessage(value, attributes)

    # ---- patterns

    def pattern(self) -> Pattern:
        """Text and placeables up to a line that does not belong to them; indentation that all lines share is not text."""
        parts: list[str | Expression] = []
        breaks: list[tuple[int, str, str]] = []  # place among the parts, line ends, indentation
        self.match(SPACES)
        while self.at < len(self.source) and self.source[self.at] != "}":
            if self.source[self.at] == "{":
                parts.append(self.placeable())
            elif (found := LINE_BREAK.match(self.source, self.at)) is not None:
                if not found[2] or self.source.startswith(ENDS_A_PATTERN, found.end()) or found.end() == len(self.source):
                    break
                breaks.append((len(parts), "\n" * found[1].count("\n"), found[2]))
                parts.append("")
                self.at = found.end()
            else:
                parts.append(self.need(TEXT))
        shared = min((len(indentation) for _, _, indentation in breaks), default=0)
        for place, ends, indentation in breaks:
            parts[place] = (ends if place else "") + indentation[shared:]
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" \n")
        return joined(parts)

    def placeable(self) -> Expression:
        self.skip("{")
        expression = self.expression()
        if self.next_is("->"):
            self.skip("->")
            expression = selected(expression, *self.variants())
        self.skip("}")
        return expression

    def variants(self) -> tuple[dict[str, Pattern], str]:
        """The patterns by their keys, and the key of the default."""
        patterns, default = {}, ""
        while not self.next_is("}"):
            is_default = self.next_is("*")
            self.skip("*[" if is_default else "[")
            key = self.match(NUMBER) or self.need(NAME)
            self.skip("]")
            patterns[key] = self.pattern()
            default = key if is_default else default
        return patterns, default

    # ---- expressions

    def expression(self) -> Expression:
        self.match(BLANK)
        if self.next_is('"'):
            quoted = unescaped(self.need(QUOTED)[1:-1])
            return lambda scope: quoted
        if self.next_is("$"):
            self.skip("$")
            return variable(self.need(NAME))
        if self.next_is("NUMBER("):
            self.skip("NUMBER(")
            return self.formatted_number()
        return reference(self.need(NAME))

    def formatted_number(self) -> Expression:
        value, digits = self.expression(), {"minimumFractionDigits": 0, "maximumFractionDigits": MOST_DECIMALS}
        while not self.next_is(")"):
            self.skip(",")
            option = self.need(NAME)
            if option not in digits:
                raise self.error(f"NUMBER has no option {option} here")
            self.skip(":")
            digits[option] = int(self.need(NUMBER))
        self.skip(")")
        least, most = digits.values()

        def formatted(scope: Scope) -> str:
            given = value(scope)
            if isinstance(given, str):
                raise LookupError(f"{given!r} is no number")
            return number(given, scope.messages.language, least, most)

        return formatted

    # ---- signs

    def next_is(self, sign: str) -> bool:
        found = BLANK.match(self.source, self.at)
        return found is not None and self.source.startswith(sign, found.end())

    def skip(self, sign: str) -> None:
        """Pass over a sign and the blanks before and after it."""
        self.match(BLANK)
        if not self.source.startswith(sign, self.at):
            raise self.error(f"no {sign}")
        self.at += len(sign)
        if sign not in ("=", "]", "}"):  # a pattern follows these, or text
            self.match(BLANK)

    def match(self, form: re.Pattern[str]) -> str:
        found = form.match(self.source, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[0]

    def need(self, form: re.Pattern[str]) -> str:
        if not (text := self.match(form)):
            raise self.error("unreadable")
        return text

    def error(self, what: str) -> ValueError:
        return ValueError(f"{what} at {self.source[self.at : self.at + 20]!r} in {self.source!r}")


def joined(parts: list[str | Expression]) -> Pattern:
    def spoken(scope: Scope) -> str:
        return "".join(part if isinstance(part, str) else scope.text(part(scope)) for part in parts)

    return spoken


def variable(name: str) -> Expression:
    return lambda scope: scope.data[name]


def reference(name: str) -> Expression:
    def spoken(scope: Scope) -> str:
        message = scope.messages.message(name)
        if message is None or message.value is None:
            raise LookupError(name)
        return message.value(scope)

    return spoken


def selected(selector: Expression, variants: dict[str, Pattern], default: str) -> Expression:
    def chosen(scope: Scope) -> str:
        value = selector(scope)
        key = next((key for key in variants if matches(value, key, scope.messages.language)), default)
        return variants[key](scope)

    return chosen


def unescaped(text: str) -> str:
    return ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)
