"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from noripan.cli import completion

Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="Language: ko, en or de.", show_default="your system's", autocompletion=completion.languages
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
GameArgument = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's name, as `noripan games` lists it.", autocompletion=completion.games),
]
AnyGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="The game; you are asked if you leave it out.", autocompletion=completion.games),
]
Seed = Annotated[
    str | None, typer.Option(help="A number or any text; the same seed deals the same match.", show_default="random")
]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default="the fewest the game allows")]
SeatOption = Annotated[int, typer.Option(help="Your seat, counted from 0.")]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=VALUE]",
        help="A rule option; may be repeated. NAME alone switches it on.",
        autocompletion=completion.options,
        show_default="as the game's rules say",
    ),
]
LevelOption = Annotated[
    str | None,
    typer.Option(
        help="The other players: random, beginner, casual, skilled or expert.",
        autocompletion=completion.levels,
        show_default="casual",
    ),
]
ServerOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="Play on this server: its address, or the link to one of its tables.", show_default="none"
    ),
]
VisitorName = Annotated[str, typer.Option("--name", help="Your name on the server.", show_default="your user name")]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster; without an address, on the one found or started here.",
        show_default="not used",
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers, Braille and pipes.")]


class ClusterCommand(TyperCommand):
    """Lets `--ray` stand alone or with an address after it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        alone = [
            word == "--ray" and (args[place + 1 : place + 2] or ["-"])[0].startswith("-") for place, word in enumerate(args)
        ]
        return super().parse_args(ctx, ["--ray=" if bare else word for word, bare in zip(args, alone, strict=True)])
