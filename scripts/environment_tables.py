"""Writes the tables of docs/reference/environments.md from the encoders' specs; `--check` says whether they are current."""

from __future__ import annotations

import sys
from pathlib import Path

import noripan
from noripan.core.game import Game
from noripan.core.library import find_encoder
from noripan.core.rng import Rng
from noripan.core.spec import Spec
from noripan.core.state import State

PAGE = Path(__file__).parent.parent / "docs/reference/environments.md"
BEGIN, END = "<!-- tables: made by scripts/environment_tables.py -->", "<!-- end of tables -->"
MATCHES = 200


def table(spec: Spec, unit: str) -> list[str]:
    lines = [f"| {unit} | name | shape | values | meaning |", "|---|---|---|---|---|"]
    for name, block in spec.blocks.items():
        first, last = spec.start(name), spec.start(name) + block.size - 1
        where = str(first) if first == last else f"{first}–{last}"
        shape = " × ".join(str(length) for length in block.shape) or "1"
        lines.append(f"| {where} | `{name}` | {shape} | 0–{block.most} | {block.meaning} |")
    return lines


def length(game: Game[State], players: int) -> float:
    """Decisions of a match in random play, on average."""
    state = game.start(players, Rng.seeded("length"))
    return state.playouts(MATCHES, Rng.seeded("length")) / MATCHES


def section(game: Game[State]) -> list[str]:
    encoder = find_encoder(game)
    actions = (
        f"{encoder.action_count} actions" if encoder.action_count else f"rows of `candidates`, at most {encoder.most_moves}"
    )
    lengths = ", ".join(f"{length(game, players):.0f} with {players}" for players in game.seats)
    lines = [
        f"## {game.name}", "",
        f"- Players: {game.seats[0]} to {game.seats[-1]}",
        f"- Observation: {encoder.observation_size} bytes; the all-cards view adds {encoder.hidden_size}",
        f"- Actions: {actions}",
        f"- Options: {', '.join(f'`{option.name}`' for option in game.options) or 'none'}",
        f"- Decisions of a random match: {lengths}", "",
        "### Observation", "", *table(encoder.observation, "cells"), "",
        "### All cards (`full_observations`, after the observation)", "", *table(encoder.hidden, "cells"), "",
    ]  # fmt: skip
    if encoder.action_count:
        lines += ["### Actions", "", *table(encoder.actions, "actions"), ""]
    if encoder.feature_size:
        lines += ["### Features of a legal move", "", *table(encoder.features, "cells"), ""]
    return lines


def written(page: str) -> str:
    """The page with its tables brought up to date."""
    front, rest = page.split(BEGIN)
    _, back = rest.split(END)
    tables = "\n".join(line for game in noripan.games().values() for line in section(game))
    return f"{front}{BEGIN}\n\n{tables}\n{END}{back}"


def main() -> int:
    page = PAGE.read_text("utf-8")
    if "--check" in sys.argv:
        return int(written(page) != page)
    PAGE.write_text(written(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
