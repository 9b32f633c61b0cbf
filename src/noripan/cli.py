"""The `noripan` command."""

from __future__ import annotations

import json
import shlex
import sys
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

import noripan
from noripan import telling
from noripan.arena.cluster import play_on_cluster
from noripan.arena.journal import Journal
from noripan.arena.pairing import Pairing
from noripan.arena.processes import Outcomes, play_here, workers_for
from noripan.arena.report import TEXTS as ARENA_TEXTS
from noripan.arena.report import report
from noripan.arena.result import Summary, summary
from noripan.arena.run import Board, Player, run
from noripan.arena.tournament import Tournament
from noripan.core.errors import BadOption
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.server import commands
from noripan.telling import AsJson, Lang
from noripan.terminal import bench as benching
from noripan.terminal import contest, pages
from noripan.terminal import selfplay as playing
from noripan.terminal.table import Table

app = typer.Typer(no_args_is_help=True, help="Play, watch and study the games of Noripan.", rich_markup_mode="rich")
TEXTS = Path(__file__).parent / "terminal" / "texts"
FOLDERS = (TEXTS, ARENA_TEXTS)
INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C
app.command()(commands.serve)
app.add_typer(commands.admin, name="admin")


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as `noripan games` lists it.")]
Seed = Annotated[str | None, typer.Option(help="A number or any text; the same seed deals the same match.")]
Players = Annotated[
    int | None, typer.Option(help="How many play. [default: the fewest the game allows]", show_default=False)
]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be repeated.")]


def told_in(language: str, game: str | None = None) -> AbstractContextManager[Texts]:
    return telling.told_in(language, FOLDERS, game)


def read_options(game: Game[Any], chosen: list[str] | None) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    options = {}
    for text in chosen or []:
        name, equals, value = text.partition("=")
        if name not in known or not equals:
            raise BadOption("unknown_option", option=name[:40], allowed=", ".join(sorted(known)) or "–")
        options[name] = known[name].read(value)
    return options


def new_match(name: str, players: int | None, seed: str | None, chosen: list[str] | None) -> Match:
    game = noripan.find(name)
    return noripan.new(name, game.seats[0] if players is None else players, seed, read_options(game, chosen))


def read_record(file: Path, texts: Texts) -> Match:
    try:
        record = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        typer.echo(texts.say("file-unreadable", file=str(file), reason=str(error)), err=True)
        raise typer.Exit(2) from error
    return noripan.load(record)


@app.command()
def games(lang: Lang = "", as_json: AsJson = False) -> None:
    """List the games."""
    with told_in(lang) as texts:
        if as_json:
            listed = {
                name: {"players": list(game.seats), "options": [option.schema() for option in game.options]}
                for name, game in noripan.games().items()
            }
            typer.echo(json.dumps(listed, ensure_ascii=False))
        else:
            pages.print_games(texts)


@app.command()
def rules(game: GameName, lang: Lang = "") -> None:
    """Show a game's rules, clause by clause."""
    with told_in(lang, game) as texts:
        pages.print_rules(noripan.find(game), texts)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; asked for if left out.")] = None,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    seed: Seed = None,
    option: Chosen = None,
    level: Annotated[
        str | None, typer.Option(help="The other players: random, beginner, casual, skilled or expert. [default: casual]")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file; an unfinished one is continued.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal against bots. Type [bold]?[/bold] for your moves."""
    with told_in(lang, game) as texts:
        if save is not None and save.exists():
            match = read_record(save, texts)
        else:
            name = game or pages.ask_game(texts)
            match = new_match(
                name, players if game else players or pages.ask_players(noripan.find(name), texts), seed, option
            )
        chosen = level or ("casual" if game or save else pages.ask_level(texts))
        Table(match, seat, texts, save, chosen).play()


@app.command()
def selfplay(
    game: GameName,
    number: Annotated[int, typer.Option("-n", min=1, help="How many matches.")] = 1000,
    players: Players = None,
    seed: Seed = None,
    option: Chosen = None,
    greedy: Annotated[bool, typer.Option("--greedy", help="Take the most tempting move instead of any.")] = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let random (or greedy) players play many matches, and show statistics."""
    with told_in(lang, game) as texts:
        kind = noripan.find(game)
        count = kind.seats[0] if players is None else players
        result = playing.run(
            kind, count, seed or "selfplay", read_options(kind, option), number, greedy, texts, quiet=as_json
        )
        if as_json:
            typer.echo(json.dumps(result.as_dict()))
        else:
            pages.print_statistics(kind, result, texts)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `noripan play --save` writes it.")],
    seat: Annotated[int | None, typer.Option(help="Through the eyes of this seat. [default: everything]")] = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded match again, move by move."""
    with told_in(lang) as texts:
        match = read_record(file, texts)
        with told_in(lang, match.game):
            pages.print_replay(match, seat, texts)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each figure.")] = 0.5,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Measure the engines on this machine. (`make bench` measures them beside their peers.)"""
    with told_in(lang) as texts:
        figures = benching.measure_all(seconds)
        if as_json:
            typer.echo(json.dumps(figures))
        else:
            pages.print_bench(figures, texts)


class ArenaCommand(TyperCommand):
    """Lets `--ray` stand alone or with an address after it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        alone = [
            word == "--ray" and (args[place + 1 : place + 2] or ["-"])[0].startswith("-") for place, word in enumerate(args)
        ]
        return super().parse_args(ctx, ["--ray=" if bare else word for word, bare in zip(args, alone, strict=True)])


@app.command(cls=ArenaCommand)
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="Levels (random, beginner, casual, skilled, expert) or searches (search:500, search:0.5s).",
        ),
    ],
    number: Annotated[
        int, typer.Option("-n", min=1, help="How many deals; each is played with all rotations of seats.")
    ] = 200,
    players: Players = None,
    seed: Seed = None,
    option: Chosen = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes. [default: one for every core]")] = None,
    early_stop: Annotated[
        bool, typer.Option("--early-stop/--no-early-stop", help="Stop as soon as the order of the bots is clear.")
    ] = True,
    out: Annotated[
        Path | None, typer.Option(help="Folder for matches, result and report. [default: named after the tournament]")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="[ADDRESS]", help="Play on a Ray cluster. [default: found or started here]"),
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other on the same deals with the seats rotated. The same command goes on after Ctrl-C."""
    with told_in(lang, game) as texts:
        kind = noripan.find(game)
        count = kind.seats[0] if players is None else players
        contest_of = Tournament(game, count, tuple(bots), number, seed or "arena", read_options(kind, option))
        folder = out or Path(contest_of.folder_name())
        with Journal(folder, contest_of) as journal:
            board = Board(contest_of, journal, early_stop)
            with contest.watched(texts, quiet=as_json) as watch:
                result = summary(run(board, player_for(contest_of, workers, ray), watch))
        write_result(result, folder, texts)
        show_result(result, folder, texts, as_json)


def player_for(tournament: Tournament, workers: int | None, ray: str | None) -> Player:
    if ray is not None:
        return lambda pairings: play_on_ray(pairings, tournament.threads, ray or None)
    return lambda pairings: play_here(pairings, workers_for(tournament, workers))


def play_on_ray(pairings: list[Pairing], threads: int, address: str | None) -> Outcomes:
    """Ray tells of lost machines on stdout, where only the result belongs."""
    with redirect_stdout(sys.stderr):
        yield from play_on_cluster(pairings, threads, address)


def write_result(result: Summary, folder: Path, texts: Texts) -> None:
    (folder / "result.json").write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "report.html").write_text(report(result, texts), "utf-8")


def show_result(result: Summary, folder: Path, texts: Texts, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        contest.print_result(result, texts)
        typer.echo(texts.say("arena-written", result=str(folder / "result.json"), report=str(folder / "report.html")))
    if result["ending"] == "interrupted":
        typer.echo(texts.say("arena-continues", command=shlex.join(["noripan", *sys.argv[1:]])), err=True)
        raise typer.Exit(INTERRUPTED)
