"""Pages that the commands print."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.style import Style
from rich.table import Table

import noripan
from noripan.bots.levels import LEVELS
from noripan.core.events import Words
from noripan.core.game import Game
from noripan.core.texts import Texts
from noripan.terminal.asking import AskingConsole
from noripan.terminal.rules_page import RulesPage, painted
from noripan.terminal.selfplay import Sample, SelfplayStatistics

WIDEST = 100  # columns of a text that is to be read
UNWRAPPED = 10_000  # columns of a text that a pipe takes on


def console() -> Console:
    return Console(highlight=False)


def seats_text(game: Game[Any]) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"


def print_games(texts: Texts) -> None:
    if not console().is_terminal:  # for a pipe: one line each, with tabs in between
        for name, game in noripan.games().items():
            print("\t".join((name, texts.title(game), seats_text(game), texts.tagline(game))))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("game", "title", "players", "about"):
        table.add_column(texts.say(f"column-{heading}"), overflow="fold")
    for name, game in noripan.games().items():
        table.add_row(f"[bold]{name}[/bold]", escape(texts.title(game)), seats_text(game), escape(texts.tagline(game)))
    console().print(table)


def games_as_data(texts: Texts) -> dict[str, Any]:
    return {
        name: {
            "title": texts.title(game),
            "tagline": texts.tagline(game),
            "players": list(game.seats),
            "options": [option.schema() for option in game.options],
        }
        for name, game in noripan.games().items()
    }


def rules_as_data(game: Game[Any], texts: Texts) -> dict[str, Any]:
    sections = [
        {"title": section.title, "clauses": [clause._asdict() for clause in section.clauses]}
        for section in texts.rules(game)
    ]
    options = [
        {**option.schema(), "title": texts.option(game, option.name), "help": texts.option_help(game, option.name)}
        for option in game.options
    ]
    aim = None if game.box is None else texts.words(game, Words("aim", {}))
    return {"game": game.name, "title": texts.title(game), "aim": aim, "sections": sections, "options": options}


def ask_game(texts: Texts) -> str:
    """Let the player choose one of the games by its number."""
    names = list(noripan.games())
    out = console()
    for number, name in enumerate(names, 1):
        game = noripan.find(name)
        out.print(f"  [bold]{number}[/bold]  {escape(texts.title(game))}  [dim]{escape(texts.tagline(game))}[/dim]")
    choices = [str(number) for number in range(1, len(names) + 1)]
    return names[ask(texts.say("ask-game"), choices, 1) - 1]


def ask_players(game: Game[Any], texts: Texts) -> int:
    return ask(texts.say("ask-players"), [str(number) for number in game.seats], game.seats[0])


def ask_level(texts: Texts) -> str:
    levels = list(LEVELS)
    out = console()
    for number, level in enumerate(levels, 1):
        out.print(f"  [bold]{number}[/bold]  {escape(texts.say(f'level-help-{level}'))}")
    default = levels.index("casual") + 1
    return levels[ask(texts.say("ask-level"), [str(number) for number in range(1, len(levels) + 1)], default) - 1]


def ask(question: str, choices: list[str], default: int) -> int:
    prompt = f"{escape(question)} [bold]{escape('[' + '/'.join(choices) + ']')} ({default}):[/bold] "
    try:
        while (answer := AskingConsole(highlight=False).input(prompt).strip() or str(default)) not in choices:
            pass
    except EOFError as leaving:
        raise typer.Exit from leaving
    return int(answer)


def print_rules(game: Game[Any], texts: Texts, style: Callable[[str], Style]) -> None:
    out = console()
    for line in RulesPage(game, texts, min(out.width, WIDEST) if out.is_terminal else UNWRAPPED).whole():
        out.print(painted(line, style), soft_wrap=True)


def print_statistics(game: Game[Any], result: SelfplayStatistics, texts: Texts) -> None:
    out = console()
    out.print(f"[bold]{escape(texts.title(game))}[/bold] · {escape(texts.say('matches', count=result.length.count))}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("figure", "mean", "spread", "least", "most"):
        table.add_column(texts.say(f"column-{heading}"), justify="left" if heading == "figure" else "right")
    add_sample(table, texts.say("figure-length"), result.length, texts)
    add_sample(table, texts.say("figure-branching"), result.branching, texts)
    for seat, sample in enumerate(result.scores):
        add_sample(table, texts.say("figure-score", seat=seat), sample, texts)
    out.print(table)
    for seat, sample in enumerate(result.wins):
        share, error = texts.percent(sample.mean), texts.decimal(100 * sample.error)
        out.print(escape(texts.say("figure-wins", seat=seat, share=share, error=error)))
    out.print(f"[dim]{escape(texts.say('even-share', share=texts.percent(1 / result.players)))}[/dim]")


def add_sample(table: Table, name: str, sample: Sample, texts: Texts) -> None:
    figures = (texts.hundredths(sample.mean), texts.hundredths(sample.deviation), f"{sample.low:.0f}", f"{sample.high:.0f}")
    table.add_row(escape(name), *figures)


def print_bench(figures: list[dict[str, Any]], texts: Texts) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts.say("column-game"))
    for heading in ("players", "native", "driven", "copy", "guess"):
        table.add_column(texts.say(f"column-{heading}"), justify="right")
    for row in figures:
        table.add_row(
            row["game"], str(row["players"]), texts.hundredths(row["native"] / 1e6), texts.hundredths(row["driven"] / 1e6),
            f"{row['copy_ns']:.0f}", f"{row['guess_ns']:.0f}",
        )  # fmt: skip
    console().print(table)
