"""`noripan practice`: one's own mistakes, until they are learnt."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated

import typer

import noripan
from noripan.cli import completion
from noripan.cli.options import AnyGame, AsJson, Lang, Plain
from noripan.cli.output import translated


def practice(
    game: AnyGame = None,
    add: Annotated[
        str | None,
        typer.Option(metavar="FILE|URL", help="Add the mistakes of this recorded match first.", show_default="none"),
    ] = None,
    seat: Annotated[int, typer.Option(help="With --add: your seat, counted from 0.")] = 0,
    reviewed: Annotated[
        str | None,
        typer.Option(
            "--review", metavar="FILE", help="With --add: what `noripan review --json` printed.", show_default="made now"
        ),
    ] = None,
    effort: Annotated[
        str, typer.Option(help="With --add: quick, normal or thorough.", autocompletion=completion.efforts)
    ] = "normal",
    plain: Plain = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Practise your own mistakes: those that are due today, until you find them."""
    with translated(lang, game) as texts:
        from noripan.terminal.arguments import read_json, read_match
        from noripan.terminal.plain import wants_plain
        from noripan.terminal.practice import add_mistakes, list_data, practise

        today = datetime.now(UTC).date()
        name = noripan.find(game).name if game else None
        if add is not None:
            add_mistakes(read_match(add), seat, read_json(reviewed) if reviewed else None, effort, today, texts)
        elif as_json:
            typer.echo(json.dumps(list_data(today, name)))
        else:
            practise(name, today, texts, plain or wants_plain())
