"""The `noripan` command. What a command needs is imported when it runs, so that each starts quickly."""

from __future__ import annotations

import gc
import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import noripan
from noripan.cli import completion
from noripan.cli.admin import admin
from noripan.cli.options import (
    AnyGame,
    AsJson,
    ClusterCommand,
    GameArgument,
    Lang,
    LevelOption,
    Plain,
    Players,
    RayOption,
    RuleOptions,
    SeatOption,
    Seed,
    ServerOption,
    VisitorName,
)
from noripan.cli.output import FOLDERS, INTERRUPTED, MISUSED, REFUSED, translated
from noripan.cli.practice import practice
from noripan.cli.puzzles import puzzle, puzzles
from noripan.cli.serve import serve
from noripan.cli.train import train
from noripan.cli.verify import verify
from noripan.core.texts import Texts

app = typer.Typer(
    no_args_is_help=True,
    help="Play, watch and study the games of Noripan.",
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Click's, wherever Typer keeps it


def main() -> None:
    """Run the command; a usage error is one line on stderr."""
    try:
        code = app(standalone_mode=False)
    except UsageError as error:
        message = error.format_message()  # type: ignore[attr-defined]
        if message:  # there is none where the help was shown instead
            print(f"{message.rstrip('.')}. See: {' '.join(command_path(sys.argv[1:]))} --help", file=sys.stderr)
        sys.exit(MISUSED)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(REFUSED)
    sys.exit(code if isinstance(code, int) else 0)


def command_path(words: list[str]) -> list[str]:
    """The command that these words name: `noripan admin people` for `admin people --nonsense`."""
    path, command = ["noripan"], typer.main.get_command(app)
    for word in words:
        inner = getattr(command, "commands", {}).get(word)
        if inner is None:
            break
        path.append(word)
        command = inner
    return path


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"noripan {noripan.__version__}")
        raise typer.Exit


@app.callback()
def options_of_all(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=print_version, is_eager=True)
    ] = False,
) -> None:
    """Play, watch and study the games of Noripan."""


@app.command()
def games(lang: Lang = "", as_json: AsJson = False) -> None:
    """List the games."""
    with translated(lang) as texts:
        from noripan.terminal import pages

        if as_json:
            typer.echo(json.dumps(pages.games_as_data(texts), ensure_ascii=False))
        else:
            pages.print_games(texts)


@app.command()
def rules(game: GameArgument, lang: Lang = "", as_json: AsJson = False) -> None:
    """Show a game's rules: the aim, what is in the box, pictures of positions, and every clause."""
    with translated(lang, game) as texts:
        from noripan.terminal import pages

        found = noripan.find(game)
        if as_json:
            typer.echo(json.dumps(pages.rules_as_data(found, texts), ensure_ascii=False))
        else:
            from noripan.tui.palette import style_on_any_ground

            pages.print_rules(found, texts, style_on_any_ground)


@app.command()
def learn(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]", help="The game; without one, the courses are listed.", autocompletion=completion.games
        ),
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="One lesson; without one, those you have not finished.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the game's lessons with your progress.")] = False,
    plain: Plain = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Learn a game: short lessons on its real rules, then a match with a coach."""
    with translated(lang, game) as texts:
        from noripan.core.lessons import lessons_of
        from noripan.terminal import lessons
        from noripan.terminal.plain import wants_plain

        found = noripan.find(game) if game else None
        if as_json:
            typer.echo(json.dumps(lessons.courses_as_data(found)))
        elif found is None:
            lessons.print_courses(texts)
        elif listed:
            lessons.print_lessons(lessons_of(found), texts)
        else:
            learner = lessons.Learner(lessons_of(found), texts, plain or wants_plain())
            learner.take(learner.course.find(lesson)) if lesson else learner.take_course()


@app.command()
def tui(
    game: AnyGame = None,
    players: Players = None,
    seat: SeatOption = 0,
    seed: Seed = None,
    option: RuleOptions = None,
    level: LevelOption = None,
    server: ServerOption = None,
    name: VisitorName = "",
    lang: Lang = "",
) -> None:
    """Play full-screen, with keys or mouse. Without a game: choose one, or continue a match."""
    gc.disable()  # until the first screen stands: nearly all that is made before then stays
    with translated(lang, game) as texts:
        if not is_terminal():
            raise noripan.GameError("needs_terminal")
        from noripan.tui import run

        if server is not None:
            from noripan.client import read_link

            run.visit(read_link(server), name, texts)
            return
        run.play(texts, run.seated(game, players, seat, seed, option, level or "casual") if game else None)


@app.command()
def play(
    game: AnyGame = None,
    players: Players = None,
    seat: SeatOption = 0,
    seed: Seed = None,
    option: RuleOptions = None,
    level: LevelOption = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Save the match in this file; an unfinished one is continued.", show_default="none"
        ),
    ] = None,
    script: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Play the moves of this file on your seat, one per line.", show_default="you are asked"
        ),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="FILE|URL", help="Play on from this recorded match, against bots.", show_default="none"
        ),
    ] = None,
    at: Annotated[int, typer.Option(min=0, help="With --from: after so many moves; 0 is the same deal again.")] = 0,
    coach: Annotated[
        bool, typer.Option("--coach", help="Before each of your turns, hear what a good player would think of.")
    ] = False,
    plain: Plain = False,
    server: ServerOption = None,
    name: VisitorName = "",
    lang: Lang = "",
    as_json: Annotated[
        bool,
        typer.Option(
            "--json", help="Print frames as JSON lines, read moves as text lines; with --script, print only the result."
        ),
    ] = False,
) -> None:
    """Play line by line against bots, or on a server. Type [bold]?[/bold] for your moves."""
    with translated(lang, game) as texts:
        if server is not None:
            from noripan.client import read_link
            from noripan.terminal import online

            if as_json or script or save or source:
                raise typer.BadParameter("--json, --script, --save and --from are for matches without --server.")
            online.visit(read_link(server), name, texts)
            return
        from noripan.terminal import play

        setting = play.Setting(game, players, seat, seed, option, level, save, not (as_json or script), coach, source, at)
        raise typer.Exit(play.play(setting, texts, script, play.manner(as_json, plain)))


@app.command()
def join(
    code: Annotated[str, typer.Argument(metavar="CODE|LINK", help="The code that the host sees, or the link to the table.")],
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The server that the code is for.")
    ] = "http://127.0.0.1:8190",
    full_screen: Annotated[bool, typer.Option("--tui", help="Full-screen instead of line by line.")] = False,
    name: VisitorName = "",
    lang: Lang = "",
) -> None:
    """Join a table on a server by the code that somebody read to you, or by its link."""
    with translated(lang) as texts:
        from noripan.client import read_link

        link = read_link(code) if "/" in code else read_link(server)._replace(code=code)
        if full_screen:
            from noripan.tui import run

            run.visit(link, name, texts)
        else:
            from noripan.terminal import online

            online.visit(link, name, texts)


@app.command()
def selfplay(
    game: GameArgument,
    number: Annotated[int, typer.Option("-n", min=1, help="Number of matches.")] = 1000,
    players: Players = None,
    seed: Seed = None,
    option: RuleOptions = None,
    greedy: Annotated[bool, typer.Option("--greedy", help="Always play the move the heuristic likes best.")] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the records of all matches to this new file: .jsonl, .jsonl.gz or .jsonl.zst.",
            show_default="none",
        ),
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let random (or greedy) players play many matches, print statistics, and save the matches if you like."""
    with translated(lang, game) as texts:
        from noripan.terminal import pages, selfplay
        from noripan.terminal.arguments import read_options

        found = noripan.find(game)
        count = found.seats[0] if players is None else players
        matches = selfplay.Selfplay(found, count, seed or "selfplay", read_options(found, option), number, greedy)
        result = matches.run(save, texts, quiet=as_json)
        if as_json:
            typer.echo(json.dumps(result.as_dict()))
        else:
            pages.print_statistics(found, result, texts)


@app.command()
def replay(
    source: Annotated[
        str, typer.Argument(metavar="FILE|URL", help="A record, as `noripan play --save` or a server writes it.")
    ],
    seat: Annotated[int | None, typer.Option(help="Show only what this seat saw.", show_default="everything")] = None,
    plain: Plain = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Watch a recorded match step by step; in a pipe or with --plain, as text."""
    with translated(lang) as texts:
        from noripan.terminal.arguments import read_recorded
        from noripan.terminal.play import manner

        match, table = read_recorded(source)
        with translated(lang, match.game.name):
            show_replay(match, seat, with_names(texts, table), manner(as_json, plain))


def with_names(texts: Texts, table: dict[str, Any] | None) -> Texts:
    """Texts that call the players of a server's match by their names."""
    if table is None:
        return texts
    from noripan.client import player_names

    return Texts(texts.language, FOLDERS, player_names(table, texts))


def with_seats_from_one(texts: Texts, players: int) -> Texts:
    """Texts that number the players as people count, where they have no names."""
    return Texts(texts.language, FOLDERS, [texts.say("seat-name", number=seat + 1) for seat in range(players)])


def show_replay(match: noripan.Match, seat: int | None, texts: Texts, how: str) -> None:
    match.view(seat)  # refuses a seat that is not there
    if how == "drawn" and is_terminal():
        from noripan.tui import run

        run.watch(match, seat, texts)
        return
    from noripan.terminal import replay_view

    if how == "json":
        replay_view.print_json(match, seat)
    else:
        replay_view.print_lines(match, seat, texts)


@app.command()
def review(
    source: Annotated[
        str, typer.Argument(metavar="FILE|URL", help="The record of a finished match, as `noripan replay` reads it.")
    ],
    seat: Annotated[int | None, typer.Option(help="Judge only this seat, counted from 0.", show_default="all")] = None,
    effort: Annotated[str, typer.Option(help="quick, normal or thorough.", autocompletion=completion.efforts)] = "normal",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with charts to this file.", show_default="none")
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Review a finished match: luck and skill, chances over time, mistakes by what each seat could know."""
    with translated(lang) as texts:
        from noripan.terminal.arguments import read_recorded
        from noripan.terminal.review_view import review_match

        match, table = read_recorded(source)
        with translated(lang, match.game.name):
            named = with_names(texts, table) if table else with_seats_from_one(texts, match.players)
            review_match(match, seat, effort, named, as_json, html)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds spent on each figure.")] = 0.5,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast the engines are on this machine. (`make bench` compares them with others.)"""
    with translated(lang) as texts:
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
        str, typer.Option(envvar="NORIPAN_BOT_TOKEN", help="The bot's token, as the server gave it to its owner.")
    ],
    level: Annotated[
        str, typer.Option(help="random, beginner, casual, skilled or expert.", autocompletion=completion.levels)
    ] = "skilled",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let a bot play on a server: at the linked table, or at all its owner's tables until Ctrl-C."""
    with translated(lang) as texts:
        from noripan.client import MatchReport, choose_by_level, read_link
        from noripan.client.bot import run
        from noripan.terminal.online import report_text
        from noripan.terminal.saves import shuffles_folder

        def report(match: MatchReport) -> None:
            typer.echo(json.dumps(match) if as_json else report_text(match, texts))

        run(read_link(server), token, choose_by_level(level), report, shuffles_folder())


@app.command()
def doctor(lang: Lang = "", as_json: AsJson = False) -> None:
    """Report what is installed: versions, what is compiled, languages, database, data folder."""
    with translated(lang) as texts:
        from noripan.terminal import doctor

        found = doctor.examine(database_address(), texts.language)
        if as_json:
            typer.echo(json.dumps(found, ensure_ascii=False))
        else:
            doctor.print_found(found, texts)
        if doctor.troubles(found):
            raise typer.Exit(REFUSED)


def database_address() -> str | None:
    """Where a server would keep its data; None if the packages of the server are not installed."""
    from noripan.server.settings import read_settings

    try:
        from noripan.server.store.database import address_of
    except ModuleNotFoundError:
        return None
    return address_of(read_settings({}, os.environ)).render_as_string(hide_password=True)


@app.command(cls=ClusterCommand)
def arena(
    game: GameArgument,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="Levels (random, beginner, casual, skilled, expert) or searches (search:500, search:0.5s).",
            autocompletion=completion.levels,
        ),
    ],
    number: Annotated[
        int, typer.Option("-n", min=1, help="Number of deals; each is played once for every rotation of the seats.")
    ] = 200,
    players: Players = None,
    seed: Seed = None,
    option: RuleOptions = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes.", show_default="one per core")] = None,
    early_stop: Annotated[
        bool, typer.Option("--early-stop/--no-early-stop", help="Stop as soon as the ranking is statistically clear.")
    ] = True,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Folder for matches, result and report.", show_default="named after the tournament"
        ),
    ] = None,
    ray: RayOption = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Pit bots against each other on the same deals with the seats rotated. Run it again to resume after Ctrl-C."""
    with translated(lang, game) as texts:
        from noripan.arena.tournament import Tournament
        from noripan.terminal import arena_view
        from noripan.terminal.arguments import read_options

        found = noripan.find(game)
        count = found.seats[0] if players is None else players
        tournament = Tournament(game, count, tuple(bots), number, seed or "arena", read_options(found, option))
        result = arena_view.run_tournament(
            tournament, arena_view.player_for(tournament, workers, ray), early_stop, out, texts, as_json
        )
        if result["ending"] == "interrupted":
            raise typer.Exit(INTERRUPTED)


app.command(cls=ClusterCommand)(train)
app.command()(practice)
app.command()(puzzle)
app.add_typer(puzzles, name="puzzles")
app.command()(serve)
app.command()(verify)
app.add_typer(admin, name="admin")
