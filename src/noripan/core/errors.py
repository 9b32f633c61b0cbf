"""Errors carry a code and details, never a sentence; `texts` puts them into words."""

from __future__ import annotations


class GameError(ValueError):
    """Something that the rules, a game or the library refuses; nothing has changed."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return restore_error, (type(self), self.code, self.details)


def restore_error(kind: type[GameError], code: str, details: dict[str, object]) -> GameError:
    """An error that was pickled, as processes hand it to each other."""
    return kind(code, **details)


class IllegalMove(GameError):
    """A move that can be read but not played now."""


class UnreadableMove(GameError):
    """A text that is no move of this game."""


class GameOver(GameError):
    """A move after the end."""


class BadDeal(GameError):
    """A deal that does not fit the deck, the players or the options."""


class BadOption(GameError):
    """An option that the game does not have, or a value it cannot take."""


class BadRecord(GameError):
    """A saved match that cannot be read."""
