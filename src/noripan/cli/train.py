"""`noripan train`: networks learn by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import noripan
from noripan.cli.options import AsJson, GameArgument, Lang, RayOption, Seed
from noripan.cli.output import INTERRUPTED, translated


def train(
    game: GameArgument,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="A number of players to train for; may be repeated.", show_default="all"),
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="Minutes of processor time.", show_default="none")] = None,
    batches: Annotated[
        int | None,
        typer.Option(min=1, help="Number of batches; the same command gives the same bytes.", show_default="none"),
    ] = None,
    width: Annotated[int, typer.Option(min=8, max=512, help="Width of the first layer; a multiple of 8.")] = 128,
    batch: Annotated[int, typer.Option(min=64, max=1 << 20, help="Decisions in a batch.")] = 32768,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="Learning rate to begin with.")] = 5e-4,
    entropy: Annotated[
        float, typer.Option(min=0, max=1, help="Bonus for staying undecided, until the last third of the training.")
    ] = 0.03,
    seed: Seed = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder for networks, checkpoint and report.", show_default="training-GAME"),
    ] = None,
    ray: RayOption = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Train networks for a game by self-play, on one core or a cluster. Run it again to resume after Ctrl-C."""
    with translated(lang, game) as texts:
        from noripan.learning.training import TrainingPlan
        from noripan.terminal.train_view import train as run_training

        found = noripan.find(game)
        plan = TrainingPlan(
            found.name,
            tuple(players or ()),
            minutes,
            batches,
            seed=seed or "1",
            width=width,
            batch=batch,
            rate=rate,
            bonus=entropy,
        )
        if not run_training(plan, out or Path(f"training-{found.name}"), texts, as_json, ray):
            raise typer.Exit(INTERRUPTED)
