"""Golden games: a `.play` file has a header and a whole match, move by move, with what everybody could see of it.

game sixteen
players 3
seed 7
option rounds=2
deal {"first": 1}
by greedy            (random, greedy, or hand: the moves of the file itself)

0 R7-9      12  Seat 0 lays red 7, red 8, red 9.
│ │         │   └ the public events
│ │         └ the number of legal moves
│ └ the move
└ the seat
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import noripan
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.texts import Texts

POLICIES = {"random": play_randomly, "greedy": play_greedily}


def read_header(text: str) -> tuple[list[str], dict[str, str], list[str]]:
    """The header's lines, its entries and the moves that follow it."""
    header, _, body = text.partition("\n\n")
    lines = header.splitlines()
    entries = dict(line.split(" ", 1) for line in lines if not line.startswith(("#", "option ")))
    moves = [line.split("  ", 1)[0].split(" ", 1)[1] for line in body.splitlines() if line[:1].isdigit()]
    return lines, entries, moves


def start(lines: list[str], entries: dict[str, str]) -> Match:
    game = noripan.find(entries["game"])
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for line in lines:
        if line.startswith("option "):
            name, _, value = line.removeprefix("option ").partition("=")
            options[name] = known[name].read(value)
    deal = json.loads(entries["deal"]) if "deal" in entries else None
    return noripan.new(entries["game"], int(entries["players"]), entries["seed"], options, deal)


def render(path: Path) -> str:
    """What the file must say: its header, and the match played by it."""
    lines, entries, moves = read_header(path.read_text("utf-8"))
    match = start(lines, entries)
    texts = Texts("en")
    rng = Rng.seeded(entries["seed"])
    played = []
    while not match.is_over and (entries["by"] != "hand" or moves):
        text = moves.pop(0) if entries["by"] == "hand" else POLICIES[entries["by"]](match, rng)
        seat, legal, known = match.to_move, len(match.moves()), len(match.events)
        match.play(text)
        told = [texts.event(match.game, event.shown()) for event in match.events[known:] if event.seen_by(None)]
        played.append(f"{seat} {match.log[-1]:<24}  {legal:>4}  {' '.join(told)}".rstrip())
    end = [f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join([*lines, "", *played, "", *end]) + "\n"
