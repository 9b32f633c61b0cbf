"""A training in the terminal: a bar with the strength so far, and the files that it leaves."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from noripan.core.errors import GameError
from noripan.core.texts import Texts
from noripan.files import write_whole
from noripan.learning.cluster import cluster_play
from noripan.learning.report import report
from noripan.learning.training import Training, TrainingListener, TrainingPlan, lengthless, resume

CHECKPOINT = "checkpoint.zip"


def train(plan: TrainingPlan, folder: Path, texts: Texts, as_json: bool, ray: str | None = None) -> bool:
    """Train, or go on where it was interrupted; False if it was interrupted again."""
    if plan.minutes is None and plan.batches is None:
        raise GameError("no_plan")
    training = begin(plan, folder)
    folder.mkdir(parents=True, exist_ok=True)
    with self_play(ray) as fill:
        finished = run(training, folder / CHECKPOINT, texts, as_json, fill)
    if not finished:
        print(texts.say("train-continues"), file=sys.stderr)
        return False
    policy, value = training.write_networks(folder)
    write_whole(folder / "training.json", json.dumps(training.as_dict(), indent=1) + "\n")
    write_whole(folder / "report.html", report(training, texts))
    if as_json:
        print(json.dumps(training.as_dict()))
    else:
        told = {"policy": str(policy), "value": str(value), "report": str(folder / "report.html")}
        print(texts.say("train-written", **told))
    return True


def begin(plan: TrainingPlan, folder: Path) -> Training:
    """A new training, or the one in this folder if its plan is the same but for its length."""
    if not (folder / CHECKPOINT).exists():
        return Training(plan)
    training = resume(folder / CHECKPOINT, plan)
    if training.began_with != lengthless(plan):
        raise GameError("other_plan", folder=str(folder))
    return training


@contextmanager
def self_play(ray: str | None) -> Iterator[TrainingListener]:
    """Where batches are played: here, or on a cluster, which tells of lost machines on stdout, where only results belong."""
    if ray is None:
        yield Training.play_alone
        return
    with redirect_stdout(sys.stderr), cluster_play(ray or None) as fill:
        yield fill


def run(training: Training, checkpoint: Path, texts: Texts, quiet: bool, fill: TrainingListener) -> bool:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as bar:
        task = bar.add_task(texts.say("train-progress"), total=1.0)

        def told(training: Training) -> None:
            bar.update(task, completed=training.progress(), description=strength(training, texts))

        try:
            training.run(told, checkpoint, fill)
        except KeyboardInterrupt:
            return False
    return True


def strength(training: Training, texts: Texts) -> str:
    """The last point of the curve in words."""
    if not training.curve:
        return texts.say("train-progress")
    shares = training.curve[-1].shares
    listed = ", ".join(f"{players}: {texts.whole_percent(share)}" for players, share in shares.items())
    return f"{texts.say('train-progress')} ({texts.say('train-strength')} {listed})"
