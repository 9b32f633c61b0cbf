"""Pages that the commands print."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.prompt import IntPrompt
from rich.table import Table

import noripan
from noripan.bots.levels import LEVELS
from noripan.core.game import Game
from noripan.core.texts import Texts
from noripan.terminal.selfplay import Result, Sample


def console() -> Console:
    return Console(highlight=False)


def seats_text(game: Game[Any]) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"


def print_games(texts: Texts) -> None:
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
    return {"game": game.name, "title": texts.title(game), "sections": sections, "options": options}


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
        out.print(f"  [bold]{number}[/bold]  {escape(texts.say(f'level-{level}'))}")
    default = levels.index("casual") + 1
    return levels[ask(texts.say("ask-level"), [str(number) for number in range(1, len(levels) + 1)], default) - 1]


def ask(question: str, choices: list[str], default: int) -> int:
    try:
        return IntPrompt.ask(escape(question), choices=choices, default=default, console=console())
    except (EOFError, KeyboardInterrupt) as leaving:
        raise typer.Exit from leaving


def print_rules(game: Game[Any], texts: Texts) -> None:
    out = console()
    out.print(f"\n[bold]{escape(texts.title(game))}[/bold]  ({seats_text(game)})\n{escape(texts.tagline(game))}\n")
    rulings = []
    for section in texts.rules(game):
        out.print(f"[bold underline]{escape(section.title)}[/bold underline]")
        for clause in section.clauses:
            print_clause(out, clause.id, clause.text)
            if clause.ruling:
                rulings.append((clause.id, clause.ruling))
        out.print()
    if game.options:
        out.print(f"[bold underline]{escape(texts.say('section-options'))}[/bold underline]")
        for option in game.options:
            print_clause(out, option.name, f"{texts.option(game, option.name)}: {texts.option_help(game, option.name)}")
        out.print()
    out.print(f"[bold underline]{escape(texts.say('rulings-title'))}[/bold underline]")
    for clause_id, ruling in rulings:
        print_clause(out, clause_id, ruling)


def print_clause(out: Console, clause: str, text: str) -> None:
    line = Table.grid(padding=(0, 2))
    line.add_column(style="dim", min_width=6)
    line.add_column(overflow="fold")
    line.add_row(escape(clause), escape(text))
    out.print(line)


def print_statistics(game: Game[Any], result: Result, texts: Texts) -> None:
    out = console()
    out.print(f"[bold]{escape(texts.title(game))}[/bold] · {escape(texts.say('matches', count=result.length.count))}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("figure", "mean", "spread", "least", "most"):
        table.add_column(texts.say(f"column-{heading}"), justify="left" if heading == "figure" else "right")
    add_sample(table, texts.say("figure-length"), result.length, 0)
    add_sample(table, texts.say("figure-branching"), result.branching, 0)
    for seat, sample in enumerate(result.scores):
        add_sample(table, texts.say("figure-score", seat=seat), sample, 0)
    out.print(table)
    for seat, sample in enumerate(result.wins):
        share = texts.say("figure-wins", seat=seat, share=f"{100 * sample.mean:.1f}", error=f"{100 * sample.error:.1f}")
        out.print(escape(share))
    out.print(f"[dim]{escape(texts.say('even-share', share=f'{100 / result.players:.1f}'))}[/dim]")


def add_sample(table: Table, name: str, sample: Sample, digits: int) -> None:
    figures = (f"{sample.mean:.2f}", f"{sample.deviation:.2f}", f"{sample.low:.{digits}f}", f"{sample.high:.{digits}f}")
    table.add_row(escape(name), *figures)


def print_bench(figures: list[dict[str, Any]], texts: Texts) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts.say("column-game"))
    for heading in ("players", "native", "driven", "copy", "guess"):
        table.add_column(texts.say(f"column-{heading}"), justify="right")
    for row in figures:
        table.add_row(
            row["game"], str(row["players"]), f"{row['native'] / 1e6:.2f}", f"{row['driven'] / 1e6:.2f}",
            f"{row['copy_ns']:.0f}", f"{row['guess_ns']:.0f}",
        )  # fmt: skip
    console().print(table)
