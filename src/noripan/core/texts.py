"""Texts: messages in Korean, English and German (Fluent), for the terminal and, from the same files, for the browser."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.fluent import MessageFile, Pattern
from noripan.core.game import Game
from noripan.core.particles import choose_particles

LANGUAGES = ("ko", "en", "de")
CORE = Path(__file__).parent / "texts"


class Clause(NamedTuple):
    id: str
    text: str
    ruling: str | None  # what we decided where the book is silent
    ours: bool  # the book says nothing of it: the whole clause is our ruling


class Section(NamedTuple):
    title: str
    clauses: list[Clause]


@cache
def catalogue(language: str, folder: Path) -> MessageFile:
    return MessageFile(language, (folder / f"{language}.ftl").read_text("utf-8"))


def system_language() -> str:
    """The language of the environment if we have texts in it, else English."""
    # the variables first: where a locale is not generated, as in containers, Python's own answer is always English
    variables = ("NORIPAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    named = next((os.environ[name] for name in variables if os.environ.get(name)), None) or locale.getlocale()[0] or "en"
    return named[:2].lower() if named[:2].lower() in LANGUAGES else "en"


class Texts:
    """All messages in one language; `folders` adds those of a client to those of the core and the games.

    `you` is the seat that reads them: a message with `$seat` may ask whether `$seat_is` you, and say "you take"; so
    may one with `$seats`, which is you if there is nobody else.
    """

    def __init__(
        self, language: str, folders: Sequence[Path] = (), names: Sequence[str] = (), you: int | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise GameError("unknown_language", language=language[:20], allowed=", ".join(LANGUAGES))
        self.language = language
        self.folders = (*folders, CORE)
        self.names = tuple(names)
        self.you = you

    # ---- what there is to say

    def say(self, message: str, **data: object) -> str:
        """A message of the client or the core."""
        return self._format(None, message, data)

    def title(self, game: Game[Any]) -> str:
        return self._format(game, "name", {})

    def tagline(self, game: Game[Any]) -> str:
        return self._format(game, "name.tagline", {})

    def card(self, game: Game[Any], text: str) -> str:
        return self.words(game, game.card_words(text))

    def words(self, game: Game[Any], words: Words) -> str:
        return self._format(game, words.message, words.data)

    def event(self, game: Game[Any], shown: Mapping[str, Any]) -> str:
        """A event as a frame shows it, as a sentence."""
        return self._format(game, f"event-{shown['event']}", {key: shown[key] for key in shown if key != "event"})

    def error(self, error: GameError, game: Game[Any] | None = None) -> str:
        return self._format(game, f"error-{error.code}", error.details)

    def option(self, game: Game[Any], name: str) -> str:
        return self._format(game, f"option-{name}", {})

    def option_help(self, game: Game[Any], name: str) -> str:
        return self._format(game, f"option-{name}.help", {})

    def wins_by(self, game: Game[Any], players: int) -> str:
        """What decides a match: scores say little without it."""
        return self._format(game, "wins-by", {"players": players})

    def decimal(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return self.say("decimal", value=float(value))

    def hundredths(self, value: float) -> str:
        return self.say("hundredths", value=float(value))

    def percent(self, share: float) -> str:
        return self.say("percent", value=100.0 * share)

    def whole_percent(self, share: float) -> str:
        return self.say("whole-percent", value=100.0 * share)

    def rules(self, game: Game[Any]) -> list[Section]:
        """The rules page: every clause in our own words, and what we decided where the book is silent."""
        return [
            Section(self.say(f"section-{section}"), [self._clause(game, clause) for clause in clauses])
            for section, clauses in game.clauses.items()
        ]

    def _clause(self, game: Game[Any], clause: str) -> Clause:
        message = f"rule-{clause}"
        ruling = self._format(game, f"{message}.ruling", {}) if self.has(game, f"{message}.ruling") else None
        return Clause(clause, self._format(game, message, {}), ruling, clause in game.rulings)

    # ---- how it is said

    def _pattern(self, game: Game[Any] | None, message: str) -> tuple[MessageFile, Pattern] | None:
        name, _, attribute = message.partition(".")
        for folder in (game.folder / "texts", *self.folders) if game else self.folders:
            one = catalogue(self.language, folder)
            found = one.message(name)
            if found is not None:
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return one, pattern
        return None

    def has(self, game: Game[Any] | None, message: str) -> bool:
        return self._pattern(game, message) is not None

    def _format(self, game: Game[Any] | None, message: str, data: Mapping[str, Any]) -> str:
        found = self._pattern(game, message)
        if found is None:
            raise LookupError(f"no text for {message} in {self.language}")
        try:
            text = found[0].speak(found[1], self._values(game, data))
        except LookupError as error:
            raise LookupError(f"{message} in {self.language}: {error}") from error
        return choose_particles(text) if self.language == "ko" else text

    def _values(self, game: Game[Any] | None, data: Mapping[str, Any]) -> dict[str, Any]:
        own = {"seat": self.you, "seats": [self.you]}  # who reads, alone
        ends = {key: key.rpartition("_")[2] for key in data}
        readers = {f"{key}_is": "you" if data[key] == own[end] else "other" for key, end in ends.items() if end in own}
        return {key: self._value(game, key, data[key]) for key in data} | readers

    def _value(self, game: Game[Any] | None, key: str, value: Any) -> Any:
        """Seats become names and cards become words; the rest stays as it is."""
        last = key.rpartition("_")[2]
        if last == "seat" and isinstance(value, int):
            return self._in_a_sentence(value)
        if last == "seats":
            return self._join([self._in_a_sentence(seat) for seat in value])
        if last == "card" and game:
            return self.card(game, value)
        if last == "cards" and game:
            return self._join([self.card(game, text) for text in value], "cards-join")
        return value if isinstance(value, int | float | str) else str(value)

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat-name", number=seat)

    def _in_a_sentence(self, seat: int) -> str:
        return self.say("own-seat", name=self.seat(seat)) if seat == self.you else self.seat(seat)

    def _join(self, words: list[str], message: str = "and-join") -> str:
        if len(words) < 2:
            return "".join(words) or self.say("nothing")
        return self.say(message, first=", ".join(words[:-1]), last=words[-1])
