"""How commands speak: in the user's language, with errors as one line on stderr."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

import noripan
from noripan.cli.extras import with_extra_named
from noripan.core import library
from noripan.core.errors import GameError
from noripan.core.texts import Texts, system_language

PACKAGE = Path(noripan.__file__).parent
FOLDERS = tuple(
    PACKAGE / part / "texts" for part in ("terminal", "arena", "learning", "review", "client", "protocol", "server")
)
REFUSED, MISUSED, INTERRUPTED = 1, 2, 130  # exit codes: docs/reference/cli.md


@contextmanager
def translated(language: str, game: str | None = None) -> Iterator[Texts]:
    """Texts to speak with; an error becomes one line on stderr that says what to do, and exit code 2."""
    try:
        texts = Texts(language or os.environ.get("NORIPAN_LANG") or system_language(), FOLDERS)
    except GameError as error:
        raise failed(error, Texts(system_language(), FOLDERS)) from error
    try:
        yield texts
    except (GameError, ModuleNotFoundError) as error:
        raise failed(with_extra_named(error), texts, game) from error


def failed(error: GameError, texts: Texts, game: str | None = None, code: int = MISUSED) -> typer.Exit:
    """Print an error; what to raise then."""
    known = noripan.find(game) if game in library.names() else None
    said = texts.error(error, known)
    if error.code == "record_move" and known is not None and isinstance(error.__cause__, GameError):
        said += " " + texts.error(error.__cause__, known)
    typer.echo(said, err=True)
    return typer.Exit(code)
