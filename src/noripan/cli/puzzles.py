"""`noripan puzzle` and `noripan puzzles`: solve them, and look for new ones."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer

import noripan
from noripan.cli import completion
from noripan.cli.options import AnyGame, AsJson, GameArgument, Lang, Plain
from noripan.cli.output import translated

puzzles = typer.Typer(no_args_is_help=True, help="Look for puzzles in matches of bots.")


def puzzle(
    game: AnyGame = None,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="One puzzle by name; without one, the puzzle of the day.")
    ] = None,
    endless: Annotated[bool, typer.Option("--endless", help="One puzzle after the other, those not solved first.")] = False,
    difficulty: Annotated[
        str | None,
        typer.Option(
            help="With --endless: easy, medium or hard.", autocompletion=completion.difficulties, show_default="all"
        ),
    ] = None,
    day: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="The puzzle of another day.", show_default="today, UTC")
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Puzzles that `noripan puzzles make` wrote.", show_default="those of the game"),
    ] = None,
    plain: Plain = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle: find the best move by what the seat knows. Without a game: today's puzzles and your streaks."""
    with translated(lang, game) as texts:
        from noripan.core.puzzles import daily, find_puzzle
        from noripan.terminal.plain import wants_plain
        from noripan.terminal.puzzles import listed, position_data, print_listed, solver

        today = datetime.now(UTC).date()
        wanted = read_day(day) if day else today
        if game is None:
            typer.echo(json.dumps(listed(wanted))) if as_json else print_listed(wanted, texts)
            return
        found = solver(noripan.find(game), file, texts, plain or wants_plain())
        if as_json:
            shown = find_puzzle(found.puzzles, name) if name else daily(found.puzzles, wanted)
            typer.echo(json.dumps(position_data(shown), ensure_ascii=False))
        elif name:
            found.solve_named(name)
        elif endless or difficulty:
            found.solve_on(difficulty)
        else:
            found.solve_daily(wanted, today)


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise noripan.GameError("bad_day", day=text[:40]) from error


@puzzles.command("make")
def make_command(
    game: GameArgument,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles the file shall have.")] = 300,
    seed: Annotated[str, typer.Option(help="A number or any text; the same seed finds the same puzzles.")] = "noripan",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file to write, or to go on with.", show_default="GAME-puzzles.jsonl"),
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Look for positions in which one move is certainly the best. Run it again to go on after Ctrl-C."""
    with translated(lang, game) as texts:
        from noripan.terminal.puzzle_mine import make_puzzles

        found = noripan.find(game)
        make_puzzles(found, count, seed, out or Path(f"{found.name}-puzzles.jsonl"), texts, as_json)
