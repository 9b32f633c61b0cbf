"""A review in the terminal: a bar while it is made, then tables and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.files import write_whole
from noripan.review import words
from noripan.review.judge import effort
from noripan.review.report import report
from noripan.review.review import Review, ReviewProgress, review, written


def review_match(match: Match, seat: int | None, level: str, texts: Texts, as_json: bool, page: Path | None) -> None:
    """Review a finished match, and show it and write its page as asked."""
    chosen = effort(level)
    match.view(seat)  # refuses a seat that is not there
    with watched(texts, quiet=as_json) as watch:
        found = review(match, chosen, None if seat is None else [seat], watch)
    if page is not None:
        write_page(page, report(found, texts))
    if as_json:
        print(written(found))
        return
    print_review(found, texts)
    if page is not None:
        print(texts.say("review-written", file=str(page)))


def write_page(file: Path, page: str) -> None:
    try:
        write_whole(file, page)
    except OSError as error:
        raise GameError("review_unwritable", file=str(file), reason=error.strerror or str(error)) from error


@contextmanager
def watched(texts: Texts, quiet: bool) -> Iterator[ReviewProgress]:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, quiet=quiet), transient=True) as bar:
        task = bar.add_task(escape(texts.say("review-progress")), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def print_review(found: Review, texts: Texts) -> None:
    out = Console(highlight=False)
    out.print(f"[bold]{escape(texts.title(found.match.game))}[/bold] · {escape(words.about(found, texts))}")
    for account in found.accounts:
        out.print(escape(words.sentence(account, texts)))
    rows = zip(words.COLUMNS, *[words.row(found, account, texts) for account in found.accounts], strict=True)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for column, *cells in rows:
        table.add_row(escape(texts.say(f"review-column-{column}")), *[escape(cell) for cell in cells])
    out.print(table)
    for note in (texts.say("review-luck-note"), texts.say("review-rate-note")):
        out.print(f"[dim]{escape(note)}[/dim]")
    out.print(f"\n[bold]{escape(texts.say('review-faults'))}[/bold]")
    for seat in found.seats:
        print_faults(found, seat, texts, out)
    out.print(f"[dim]{escape(words.thresholds(texts))}[/dim]")


def print_faults(found: Review, seat: int, texts: Texts, out: Console) -> None:
    faults = found.faults(seat)
    if not faults:
        out.print(escape(texts.say("review-no-faults", seat=seat)))
    for one in faults:
        out.print(f"[bold]{escape(words.fault_title(one, texts))}[/bold]")
        for line in words.fault_lines(found, one, texts):
            out.print(f"  {escape(line)}")
        for other, cards in enumerate(one.judgement.hands):
            if cards:
                named = words.likely_cards(found, cards, texts)
                out.print(f"  {escape(texts.say('review-guessed', seat=other, cards=named))}")
                out.print(f"  {escape(texts.say('review-held', cards=words.held_cards(found, one, other, texts)))}")
