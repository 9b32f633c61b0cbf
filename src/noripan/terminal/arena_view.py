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

from noripan.arena.outcomes import OutcomeLog
from noripan.arena.pairing import Pairing
from noripan.arena.progress import PairingPlayer, TournamentProgress, run
from noripan.arena.ray_cluster import play_on_cluster
from noripan.arena.report import luck_lines, report, verdict_lines
from noripan.arena.summary import Summary, summary
from noripan.arena.tournament import Tournament
from noripan.arena.workers import Outcomes, play_here, workers_for
from noripan.core.library import find
from noripan.core.texts import Texts

REFRESH_SECONDS = 0.25


def run_tournament(
    tournament: Tournament, player: PairingPlayer, early_stop: bool, out: Path | None, texts: Texts, as_json: bool
) -> Summary:
    """Play a tournament, or what is missing of it, and write and show its result."""
    folder = out or Path(tournament.folder_name())
    with OutcomeLog(folder, tournament) as journal:
        board = TournamentProgress(tournament, journal, early_stop)
        with watched(texts, quiet=as_json) as watch:
            result = summary(run(board, player, watch))
    (folder / "result.json").write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "report.html").write_text(report(result, texts), "utf-8")
    show_result(result, folder, texts, as_json)
    return result


def player_for(tournament: Tournament, workers: int | None, ray: str | None) -> PairingPlayer:
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


class ProgressDisplay:
    """Shows a bar and the standings so far on stderr; called after every match."""

    def __init__(self, texts: Texts, live: Live) -> None:
        self.texts = texts
        self.live = live
        self.bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.task = self.bar.add_task("", total=None)
        self.shown_at = 0.0

    def __call__(self, board: TournamentProgress) -> None:
        if time.monotonic() - self.shown_at < REFRESH_SECONDS and not board.finished:
            return
        self.shown_at = time.monotonic()
        told = self.texts.say("arena-so-far", deals=board.deals, wanted=board.tournament.deals)
        self.bar.update(self.task, description=told, completed=board.matches, total=board.wanted)
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for one in board.bot_scores():
            table.add_row(f"[bold]{escape(one.bot)}[/bold]", share_of(one.share, one.error, self.texts))
        self.live.update(Group(self.bar, table), refresh=True)


@contextmanager
def watched(texts: Texts, quiet: bool) -> Iterator[ProgressDisplay]:
    with Live(console=Console(stderr=True, quiet=quiet), transient=True, auto_refresh=False) as live:
        yield ProgressDisplay(texts, live)


def print_result(result: Summary, texts: Texts) -> None:
    out = Console(highlight=False)
    about = {key: result[key] for key in ("players", "deals", "matches", "seed")}
    out.print(f"[bold]{escape(texts.title(find(result['game'])))}[/bold] · {escape(texts.say('arena-about', **about))}")
    out.print(escape(texts.say(f"arena-{result['ending']}", deals=result["deals"], wanted=result["deals_wanted"])))
    if result["standings"]:
        out.print(standings_table(result, texts))
        out.print(f"[dim]{escape(texts.wins_by(find(result['game']), result['players']))}[/dim]")
        for line in verdict_lines(result, texts):
            out.print(escape(line))
        even = texts.say("arena-even", share=texts.percent(result["even_share"]))
        for line in (even, *luck_lines(result, texts)):
            out.print(f"[dim]{escape(line)}[/dim]")


def standings_table(result: Summary, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("bot", "share", "adjusted", "rating", "score", "matches"):
        table.add_column(texts.say(f"arena-column-{heading}"), justify="left" if heading == "bot" else "right")
    for one in result["standings"]:
        table.add_row(escape(one["bot"]), *figures(one, texts))
    return table


def share_of(share: float, error: float, texts: Texts) -> str:
    return f"{texts.percent(share)} ± {texts.decimal(100 * error)}"


def figures(one: dict[str, Any], texts: Texts) -> list[str]:
    share = share_of(one["share"], one["error"], texts)
    rating = f"{texts.decimal(one['rating']['mu'])} ± {texts.decimal(2 * one['rating']['sigma'])}"
    adjusted = share_of(one["adjusted"]["share"], one["adjusted"]["error"], texts)
    return [share, adjusted, rating, texts.decimal(one["score"]), str(one["matches"])]
