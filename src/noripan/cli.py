"""The `noripan` command. What a command needs is imported when it runs, so that each starts quickly."""

from __future__ import annotations

import gc
import json
import os
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

import noripan
from noripan import telling
from noripan.core.texts import Texts
from noripan.server import commands
from noripan.telling import AsJson, Lang
from noripan.terminal import completing

app = typer.Typer(no_args_is_help=True, help="Play, watch and study the games of Noripan.", rich_markup_mode="rich")
TEXTS = Path(__file__).parent / "terminal" / "texts"
FOLDERS = (TEXTS, Path(__file__).parent / "arena" / "texts", *commands.TEXTS)
REFUSED, MISUSED, INTERRUPTED = 1, 2, 130  # exit codes: docs/cli.md
app.command()(commands.serve)
app.command()(commands.verify)
app.add_typer(commands.admin, name="admin")
UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Click's, wherever Typer keeps it


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's name, as `noripan games` lists it.", autocompletion=completing.games),
]
AnyGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="The game; asked for if left out.", autocompletion=completing.games),
]
Seed = Annotated[str | None, typer.Option(help="A number or any text; the same seed deals the same match.")]
Players = Annotated[
    int | None, typer.Option(help="How many play. [default: the fewest the game allows]", show_default=False)
]
Seat = Annotated[int, typer.Option(help="Your seat.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A rule option; may be repeated.", autocompletion=completing.options
    ),
]
Level = Annotated[
    str | None,
    typer.Option(
        help="The other players: random, beginner, casual, skilled or expert. [default: casual]",
        autocompletion=completing.levels,
    ),
]
Server = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Play at this server's tables: its address, or the link to one of them."),
]
VisitorName = Annotated[str, typer.Option("--name", help="What you are called there. [default: your user name]")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers, Braille and pipes.")]


def told_in(language: str, game: str | None = None) -> AbstractContextManager[Texts]:
    return telling.told_in(language, FOLDERS, game)


def user_name() -> str:
    return os.environ.get("USER") or os.environ.get("USERNAME") or "Guest"


def main() -> None:
    """The command, with whatever is wrong with its words said in one line on stderr."""
    try:
        code = app(standalone_mode=False)
    except UsageError as error:
        context, message = getattr(error, "ctx", None), error.format_message()  # type: ignore[attr-defined]
        command = context.command_path if context is not None else "noripan"
        if message:  # there is none where the help was shown instead
            print(f"{message} See: {command} --help", file=sys.stderr)
        sys.exit(MISUSED)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(REFUSED)
    sys.exit(code if isinstance(code, int) else 0)


@app.command()
def games(lang: Lang = "", as_json: AsJson = False) -> None:
    """List the games."""
    with told_in(lang) as texts:
        from noripan.terminal import pages

        if as_json:
            typer.echo(json.dumps(pages.games_as_data(texts), ensure_ascii=False))
        else:
            pages.print_games(texts)


@app.command()
def rules(game: GameName, lang: Lang = "", as_json: AsJson = False) -> None:
    """Show a game's rules, clause by clause."""
    with told_in(lang, game) as texts:
        from noripan.terminal import pages

        kind = noripan.find(game)
        if as_json:
            typer.echo(json.dumps(pages.rules_as_data(kind, texts), ensure_ascii=False))
        else:
            pages.print_rules(kind, texts)


@app.command()
def tui(
    game: AnyGame = None,
    players: Players = None,
    seat: Seat = 0,
    seed: Seed = None,
    option: Chosen = None,
    level: Level = None,
    server: Server = None,
    name: VisitorName = "",
    lang: Lang = "",
) -> None:
    """Play on a drawn table, with keys or mouse. Without a game: choose one, or continue a match."""
    gc.disable()  # until the first screen stands: nearly all that is made before then stays
    with told_in(lang, game) as texts:
        from noripan.terminal.tui import run

        if server is not None:
            from noripan.terminal.online import read_link

            run.visit(read_link(server), name or user_name(), texts)
            return
        run.play(texts, run.seated(game, players, seat, seed, option, level or "casual") if game else None)


@app.command()
def play(
    game: AnyGame = None,
    players: Players = None,
    seat: Seat = 0,
    seed: Seed = None,
    option: Chosen = None,
    level: Level = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file; an unfinished one is continued.")] = None,
    script: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play these moves on your seat, one a line, instead of asking.")
    ] = None,
    plain: Plain = False,
    server: Server = None,
    name: VisitorName = "",
    lang: Lang = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="Frames as lines of JSON, moves as lines of text; with --script only the result.")
    ] = False,
) -> None:
    """Play line by line against bots. Type [bold]?[/bold] for your moves."""
    with told_in(lang, game) as texts:
        if server is not None:
            from noripan.terminal.online import lines, read_link

            if as_json or script or save:
                raise typer.BadParameter("--json, --script and --save are for matches without --server.")
            lines.visit(read_link(server), name or user_name(), texts)
            return
        from noripan.terminal import playing

        setting = playing.Setting(game, players, seat, seed, option, level, save, asks=not (as_json or script))
        raise typer.Exit(playing.play(setting, texts, script, playing.manner(as_json, plain)))


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
        from noripan.terminal import pages, selfplay
        from noripan.terminal.reading import read_options

        kind = noripan.find(game)
        count = kind.seats[0] if players is None else players
        options = read_options(kind, option)
        result = selfplay.run(kind, count, seed or "selfplay", options, number, greedy, texts, quiet=as_json)
        if as_json:
            typer.echo(json.dumps(result.as_dict()))
        else:
            pages.print_statistics(kind, result, texts)


@app.command()
def replay(
    source: Annotated[
        str, typer.Argument(metavar="FILE|URL", help="A record, as `noripan play --save` or a server writes it.")
    ],
    seat: Annotated[int | None, typer.Option(help="Through the eyes of this seat. [default: everything]")] = None,
    plain: Plain = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Watch a recorded match again, step by step; in a pipe, or plainly, it is told move by move."""
    with told_in(lang) as texts:
        from noripan.terminal import replaying

        match = replaying.read_match(source)
        with told_in(lang, match.game):
            replaying.show(match, seat, texts, replaying.manner(as_json, plain))


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each figure.")] = 0.5,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Measure the engines on this machine. (`make bench` measures them beside their peers.)"""
    with told_in(lang) as texts:
        from noripan.terminal import bench, pages

        figures = bench.measure_all(seconds)
        if as_json:
            typer.echo(json.dumps(figures))
        else:
            pages.print_bench(figures, texts)


@app.command()
def bot(
    server: Annotated[str, typer.Option(metavar="URL", help="The server's address, or the link to one of its tables.")],
    token: Annotated[
        str, typer.Option(envvar="NORIPAN_BOT_TOKEN", help="The bot's token, as its owner got it from the server.")
    ],
    level: Annotated[
        str, typer.Option(help="random, beginner, casual, skilled or expert.", autocompletion=completing.levels)
    ] = "skilled",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let a bot play at a server: at the linked table, or wherever it has a seat or its owner opens one, until Ctrl-C."""
    with told_in(lang) as texts:
        from noripan.terminal.online import bot, read_link

        def tell(told: bot.Outcome) -> None:
            typer.echo(json.dumps(told) if as_json else bot.in_words(told, texts))

        bot.run(read_link(server), token, texts, bot.of_level(level), tell)


@app.command()
def doctor(lang: Lang = "", as_json: AsJson = False) -> None:
    """Say what is installed here: what is compiled, versions, languages, the database, where data is kept."""
    with told_in(lang) as texts:
        from noripan.server.settings import read_settings
        from noripan.server.store.database import address_of
        from noripan.terminal import doctor

        found = doctor.examine(address_of(read_settings({}, os.environ)).render_as_string(hide_password=True))
        if as_json:
            typer.echo(json.dumps(found, ensure_ascii=False))
        else:
            doctor.print_found(found, texts)
        if doctor.troubles(found):
            raise typer.Exit(REFUSED)


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
            autocompletion=completing.levels,
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
        from noripan.arena.tournament import Tournament
        from noripan.terminal import contest
        from noripan.terminal.reading import read_options

        kind = noripan.find(game)
        count = kind.seats[0] if players is None else players
        tournament = Tournament(game, count, tuple(bots), number, seed or "arena", read_options(kind, option))
        result = contest.hold(tournament, contest.player_for(tournament, workers, ray), early_stop, out, texts, as_json)
        if result["ending"] == "interrupted":
            raise typer.Exit(INTERRUPTED)
