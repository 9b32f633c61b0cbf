"""How commands speak: in the language of the environment, and of an error in one line on stderr."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

import noripan
from noripan.core import library
from noripan.core.errors import GameError
from noripan.core.texts import LANGUAGES, Texts

Lang = Annotated[
    str, typer.Option("--lang", help="Language: ko, en or de. [default: that of your system]", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]


def language_here() -> str:
    """The language of the environment, if we speak it."""
    spoken = os.environ.get("NORIPAN_LANG") or locale.getlocale()[0] or os.environ.get("LANG") or "en"
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"


@contextmanager
def told_in(language: str, folders: Sequence[Path], game: str | None = None) -> Iterator[Texts]:
    """Texts to speak with; an error becomes one line on stderr that says what to do, and exit code 2."""
    try:
        texts = Texts(language or language_here(), folders)
    except GameError as error:
        typer.echo(Texts("en", folders).error(error), err=True)
        raise typer.Exit(2) from error
    try:
        yield texts
    except GameError as error:
        kind = noripan.find(game) if game is not None and game in library.names() else None
        typer.echo(texts.error(error, kind), err=True)
        raise typer.Exit(2) from error
