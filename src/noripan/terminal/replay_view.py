"""`noripan replay` without a screen: a recorded match as lines of text or JSON."""

from __future__ import annotations

import json

from noripan.core.match import Match
from noripan.core.replay import replay
from noripan.core.texts import Texts


def print_json(match: Match, seat: int | None) -> None:
    for step in replay(match, 1):
        move = step.move_seen_by(seat)
        line = {"step": step.number, "seat": step.seat if move else None, "move": move, "events": step.shown(seat)}
        print(json.dumps(line, ensure_ascii=False))
    print(json.dumps({"over": match.is_over, "scores": match.scores(), "winners": match.winners()}))


def print_lines(match: Match, seat: int | None, texts: Texts) -> None:
    """Every move with what it did; a seat sees only its own part of it."""
    print(f"{texts.title(match.game)} · {texts.say('seed', seed=match.seed)}")
    for step in replay(match, 1):
        if (move := step.move_seen_by(seat)) is not None:
            print(f"{step.number:>4}  {step.seat} {move}")
        for event in step.shown(seat):
            print(f"        {texts.event(match.game, event)}")
    over = texts.say("final-scores", scores=", ".join(map(str, match.scores())))
    print(over if match.is_over else texts.say("unfinished"))
