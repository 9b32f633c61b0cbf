"""`noripan verify`: was the shuffle of a server's match fair?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import noripan
from noripan.cli.options import AsJson, Lang
from noripan.cli.output import REFUSED, failed, translated
from noripan.core.errors import GameError
from noripan.terminal.arguments import read_json, read_server_record


def verify(
    file: Annotated[Path, typer.Argument(help="A record, as a server gives it after a match.")],
    mine: Annotated[
        Path | None,
        typer.Option(help="What your client kept of the shuffle; without it the record is compared only with itself."),
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Check a match played on a server: the shuffle was the promised one, every move legal, the result right."""
    with translated(lang) as texts:
        from noripan.protocol import record

        read = record.read_record(read_server_record(file))
        note = None if mine is None else record.read_note(read_json(str(mine)))
        try:
            match = record.verify(read, noripan.find)
            if note is not None:
                record.compare(read, note, noripan.find)
        except GameError as error:
            raise failed(error, texts, read.match.get("game"), REFUSED) from error
        missing = record.missing_parts(read)
        if as_json:
            told = {"fair": True, "mine": note is not None, "missing": missing}
            typer.echo(json.dumps({**told, "seed": match.seed, "moves": len(match.log), "scores": match.scores()}))
            return
        typer.echo(texts.say("verified", game=texts.title(match.game), moves=len(match.log), seed=match.seed))
        typer.echo(texts.say("verified-alone" if note is None else "verified-mine"))
        if missing:
            names = [read.people[seat].name or texts.seat(seat) for seat in missing]
            typer.echo(texts.say("verified-missing", names=", ".join(names)))
