"""A tournament in the terminal: the standings while it runs, and the table at its end."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from noripan.arena.cluster import play_on_cluster
from noripan.arena.journal import Journal
from noripan.arena.pairing import Pairing
from noripan.arena.processes import Outcomes, play_here, workers_for
from noripan.arena.report import report, verdict_lines
from noripan.arena.result import Summary, summary
from noripan.arena.run import Board, Player, run
from noripan.arena.tournament import Tournament
from noripan.core.library import find
from noripan.core.texts import Texts

REFRESH_SECONDS = 0.25


def hold(tournament: Tournament, player: Player, early_stop: bool, out: Path | None, texts: Texts, as_json: bool) -> Summary:
    """Play a tournament, or what is missing of it, and write and show its result."""
    folder = out or Path(tournament.folder_name())
    with Journal(folder, tournament) as journal:
        board = Board(tournament, journal, early_stop)
        with watched(texts, quiet=as_json) as watch:
            result = summary(run(board, player, watch))
    (folder / "result.json").write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "report.html").write_text(report(result, texts), "utf-8")
    show_result(result, folder, texts, as_json)
    return result


def player_for(tournament: Tournament, workers: int | None, ray: str | None) -> Player:
    if ray is not None:
        return lambda pairings: play_on_ray(pairings, tournament.threads, ray or None)
    return lambda pairings: play_here(pairings, workers_for(tournament, workers))


def play_on_ray(pairings: list[Pairing], threads: int, address: str | None) -> Outcomes:
    """Ray tells of lost machines on stdout, where only the result belongs."""
    with redirect_stdout(sys.stderr):
        yield from play_on_cluster(pairings, threads, address)


def show_result(result: Summary, folder: Path, texts: Texts, as_json: bool) -> None:
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        print_result(result, texts)
        print(texts.say("arena-written", result=str(folder / "result.json"), report=str(folder / "report.html")))
    if result["ending"] == "interrupted":
        print(texts.say("arena-continues", command=shlex.join(["noripan", *sys.argv[1:]])), file=sys.stderr)


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
