"""A tournament in the terminal: the standings while it runs, and the table at its end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from noripan.arena.report import verdict_lines
from noripan.arena.result import Summary
from noripan.arena.run import Board
from noripan.core.library import find
from noripan.core.texts import Texts

REFRESH_SECONDS = 0.25


class Watcher:
    """Shows a bar and the standings so far on stderr; called after every match."""

    def __init__(self, texts: Texts, live: Live) -> None:
        self.texts = texts
        self.live = live
        self.bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.task = self.bar.add_task("", total=None)
        self.shown_at = 0.0

    def __call__(self, board: Board) -> None:
        if time.monotonic() - self.shown_at < REFRESH_SECONDS and not board.finished:
            return
        self.shown_at = time.monotonic()
        told = self.texts.say("arena-so-far", deals=board.deals, wanted=board.tournament.deals)
        self.bar.update(self.task, description=told, completed=board.matches, total=board.wanted)
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for one in board.standings():
            table.add_row(f"[bold]{escape(one.bot)}[/bold]", f"{100 * one.share:.1f} % ± {100 * one.error:.1f}")
        self.live.update(Group(self.bar, table), refresh=True)


@contextmanager
def watched(texts: Texts, quiet: bool) -> Iterator[Watcher]:
    with Live(console=Console(stderr=True, quiet=quiet), transient=True, auto_refresh=False) as live:
        yield Watcher(texts, live)


def print_result(result: Summary, texts: Texts) -> None:
    out = Console(highlight=False)
    about = {key: result[key] for key in ("players", "deals", "matches", "seed")}
    out.print(f"[bold]{escape(texts.title(find(result['game'])))}[/bold] · {escape(texts.say('arena-about', **about))}")
    out.print(escape(texts.say(f"arena-{result['ending']}", deals=result["deals"], wanted=result["deals_wanted"])))
    if result["standings"]:
        out.print(standings_table(result, texts))
        for line in verdict_lines(result, texts):
            out.print(escape(line))
        even = texts.say("arena-even", share=f"{100 * result['even_share']:.1f} %")
        out.print(f"[dim]{escape(even)}[/dim]")


def standings_table(result: Summary, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("bot", "share", "rating", "score", "matches"):
        table.add_column(texts.say(f"arena-column-{heading}"), justify="left" if heading == "bot" else "right")
    for one in result["standings"]:
        table.add_row(escape(one["bot"]), *figures(one))
    return table


def figures(one: dict[str, Any]) -> list[str]:
    share = f"{100 * one['share']:.1f} % ± {100 * one['error']:.1f}"
    rating = f"{one['rating']['mu']:.1f} ± {2 * one['rating']['sigma']:.1f}"
    return [share, rating, f"{one['score']:.1f}", str(one["matches"])]
