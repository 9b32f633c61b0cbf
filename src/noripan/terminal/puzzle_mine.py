"""`noripan puzzles make`: how far the mining of puzzles is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.texts import Texts
from noripan.review.mining import make


def make_puzzles(game: Game[Any], count: int, seed: str, file: Path, texts: Texts, as_json: bool) -> None:
    check_writable(file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, quiet=as_json), transient=True) as bar:
        task = bar.add_task(escape(texts.say("puzzles-progress", matches=0)), total=count)

        def watch(found: int, matches: int) -> None:
            bar.update(task, completed=found, description=escape(texts.say("puzzles-progress", matches=matches)))

        found = make(game, count, seed, file, watch)
    if as_json:
        print(json.dumps({"game": game.name, "puzzles": found, "file": str(file)}))
    else:
        print(texts.say("puzzles-made", count=found, file=str(file)))


def check_writable(file: Path) -> None:
    try:
        file.open("a").close()
    except OSError as error:
        raise GameError("puzzles_unwritable", file=str(file), reason=error.strerror or str(error)) from error
