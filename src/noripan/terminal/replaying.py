"""`noripan replay`: a recorded match as positions one can walk through, or told move by move."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from noripan.core.facts import Fact
from noripan.core.game import View
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.terminal.playing import manner
from noripan.terminal.reading import read_match

__all__ = ["Film", "manner", "read_match", "show"]


class Step(NamedTuple):
    """A move of the record and what it did; the first step is the deal."""

    seat: int | None
    move: str | None
    facts: list[Fact]
    after: Match


class Film:
    """Every position of a record. Seat None sees everything that happened, but from a spectator's place."""

    def __init__(self, match: Match) -> None:
        twin = Match(match.kind, match.players, match.seed, match.options, match.deal)
        self.match = match
        self.steps = [Step(None, None, [], twin.copy())]
        for text in match.log:
            mover, known = twin.to_move, len(twin.facts)
            twin.play(text)
            self.steps.append(Step(mover, text, twin.facts[known:], twin.copy()))

    def view(self, number: int, seat: int | None) -> View:
        return self.steps[number].after.view(seat)

    def told(self, number: int, seat: int | None) -> list[Mapping[str, Any]]:
        """What a step did, as far as a seat saw it."""
        return [dict(fact.shown()) for fact in self.steps[number].facts if seat is None or fact.seen_by(seat)]

    def move(self, number: int, seat: int | None) -> str | None:
        """A step's move; a seat does not see the moves of others, only what they did."""
        step = self.steps[number]
        return step.move if seat is None or seat == step.seat else None


def show(match: Match, seat: int | None, texts: Texts, how: str) -> None:
    match.view(seat)
    film = Film(match)
    if how == "drawn":
        from noripan.terminal.tui import run

        run.watch(film, seat, texts)
    elif how == "json":
        for number, step in enumerate(film.steps[1:], 1):
            told = film.told(number, seat)
            line = {"step": number, "seat": step.seat if film.move(number, seat) else None, "move": film.move(number, seat)}
            print(json.dumps({**line, "facts": told}, ensure_ascii=False))
        print(json.dumps({"over": match.over, "scores": match.scores(), "winners": match.winners()}))
    else:
        tell(film, seat, texts)


def tell(film: Film, seat: int | None, texts: Texts) -> None:
    """Every move with what it did; a seat sees only its own part of it."""
    match = film.match
    print(f"{texts.title(match.kind)} · {texts.say('seed', seed=match.seed)}")
    for number, step in enumerate(film.steps[1:], 1):
        move = film.move(number, seat)
        if move is not None:
            print(f"{number:>4}  {step.seat} {move}")
        for fact in film.told(number, seat):
            print(f"        {texts.fact(match.kind, fact)}")
    over = texts.say("final-scores", scores=", ".join(map(str, match.scores())))
    print(over if match.over else texts.say("unfinished"))
