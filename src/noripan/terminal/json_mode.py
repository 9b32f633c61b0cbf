"""Matches for other programs: moves from a script, or as lines of JSON in and out."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.files import write_whole
from noripan.terminal.arguments import Script, ScriptStopped


def let_others_play(match: Match, seat: int, level: str, rng: Rng) -> None:
    """Until it is this seat's turn or the match is over."""
    others = bot(level)
    while match.to_move is not None and match.to_move != seat:
        match.play(others.choose(Knowledge(match, match.to_move), rng).move)


def play_script(match: Match, seat: int, level: str, script: Script) -> None:
    """The script's moves on one seat, bots on the others; the same seed plays the same match again."""
    match.view(seat)
    rng = Rng.seeded(f"other seats {match.seed} {len(match.log)}")
    let_others_play(match, seat, level, rng)
    for number, text in script.lines:
        try:
            match.play(text)
        except GameError as error:
            raise ScriptStopped(number, error) from error
        let_others_play(match, seat, level, rng)


def result_of(match: Match) -> dict[str, Any]:
    return {"over": match.is_over, "scores": match.scores(), "winners": match.winners(), "record": match.save()}


def converse(match: Match, seat: int, level: str, file: Path | None = None) -> None:
    """A frame as a line of JSON whenever it is our turn, a move as a line of text in return; at the end the result."""
    match.view(seat)
    rng = Rng.seeded(f"other seats {match.seed} {len(match.log)}")
    told = 0
    while True:
        let_others_play(match, seat, level, rng)
        if file is not None:
            write_whole(file, json.dumps(match.save(), ensure_ascii=False))
        frame = match.frame(seat, told)
        told = frame["seq"]
        print_line(frame)
        if match.is_over or not take_move(match):
            break
    print_line(result_of(match))


def take_move(match: Match) -> bool:
    """Read lines until one is a legal move; False at the end of the input."""
    for line in sys.stdin:
        text = line.strip()
        if not text:
            continue
        try:
            match.play(text)
        except GameError as error:
            print_line({"error": error.code, "details": error.details})
        else:
            return True
    return False


def print_line(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)
