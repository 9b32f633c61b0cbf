"""Puzzles over HTTP, for everybody: what the seat to move may see, and an answer to every try. Answers stay here."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from noripan.core.errors import GameError
from noripan.core.library import find, games
from noripan.core.puzzles import (
    DIFFICULTIES,
    Exercise,
    Puzzle,
    daily,
    exercise_of,
    find_puzzle,
    has_puzzles,
    of_difficulty,
    puzzles_of,
    shuffled,
)
from noripan.protocol.messages import MatchFrame, Reason
from noripan.server.context import Server
from noripan.server.errors import NotFound
from noripan.server.http import exercises
from noripan.server.http.exercises import ExerciseAnswer, ExerciseMove, ExerciseShown, ExerciseTries

EXERCISES_KEPT = 256

GamePath = Annotated[str, Parameter(max_length=40)]
PuzzlePath = Annotated[str, Parameter(max_length=20)]


class PuzzlesListed(msgspec.Struct):
    """A game that has puzzles: how many of each difficulty, and the one of the day."""

    game: str
    day: str
    daily: str
    counts: dict[str, int]


class PuzzleShown(ExerciseShown, kw_only=True):
    name: str
    difficulty: str
    rating: int


@get("/api/puzzles", tags=["puzzles"])
async def list_puzzles(server: NamedDependency[Server]) -> list[PuzzlesListed]:
    """The games that have puzzles, each with the one of today (UTC), which is the same for everybody."""
    day = datetime.fromtimestamp(server.environment.now() / 1000, UTC).date()
    return [
        PuzzlesListed(
            name, day.isoformat(), daily(puzzles(name), day).name,
            {one: len(of_difficulty(puzzles(name), one)) for one in DIFFICULTIES},
        )
        for name, game in games().items() if has_puzzles(game)
    ]  # fmt: skip


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def next_puzzle(
    game: GamePath,
    difficulty: Annotated[str | None, Parameter(max_length=20, description="easy, medium or hard")] = None,
    after: Annotated[str | None, Parameter(max_length=20, description="The one before it; else the first")] = None,
) -> PuzzleShown:
    """One of a game's puzzles after the other, in an order that is always the same."""
    names = [one.name for one in shuffled(of_difficulty(found_puzzles(game), difficulty))]
    if not names:
        raise NotFound("no_puzzles", game=game)
    place = names.index(after) + 1 if after in names else 0
    return show(game, names[place % len(names)])


@get("/api/puzzles/{game:str}/{name:str}", tags=["puzzles"])
async def show_puzzle(game: GamePath, name: PuzzlePath) -> PuzzleShown:
    """One puzzle."""
    return show(game, name)


@post("/api/puzzles/{game:str}/{name:str}/answer", tags=["puzzles"], status_code=200)
async def answer_puzzle(game: GamePath, name: PuzzlePath, data: JSONBody[ExerciseMove]) -> ExerciseAnswer:
    """Try a move, or ask for the solution; a move that is not possible is refused with the reason."""
    return ExerciseAnswer(**exercises.answered(found_exercise(game, name), data.move))


@post("/api/puzzles/{game:str}/{name:str}/hint", tags=["puzzles"], status_code=200)
async def hint_in_puzzle(game: GamePath, name: PuzzlePath) -> Reason | None:
    """What speaks for the best move, without the move."""
    return exercises.hint(found_exercise(game, name))


@post("/api/puzzles/{game:str}/{name:str}/try", tags=["puzzles"], status_code=200)
async def try_in_puzzle(game: GamePath, name: PuzzlePath, data: JSONBody[ExerciseTries]) -> MatchFrame:
    """How the table would look after these moves; moves that reveal anything are refused."""
    return exercises.frame_after(found_exercise(game, name), tuple(data.moves))


PUZZLE_ROUTES = (list_puzzles, next_puzzle, show_puzzle, answer_puzzle, hint_in_puzzle, try_in_puzzle)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    return puzzles_of(find(game))


def found_puzzles(game: str) -> tuple[Puzzle, ...]:
    try:
        return puzzles(find(game).name)
    except GameError as error:
        raise NotFound(error.code, **error.details) from error


def found_puzzle(game: str, name: str) -> Puzzle:
    try:
        return find_puzzle(found_puzzles(game), name)
    except GameError as error:
        raise NotFound(error.code, **error.details) from error


def found_exercise(game: str, name: str) -> Exercise:
    found_puzzle(game, name)
    return exercise(game, name)


@lru_cache(EXERCISES_KEPT)
def exercise(game: str, name: str) -> Exercise:
    return exercise_of(found_puzzle(game, name))


def show(game: str, name: str) -> PuzzleShown:
    puzzle = found_puzzle(game, name)
    position = exercises.shown(found_exercise(game, name))
    return PuzzleShown(**position, name=name, difficulty=puzzle.difficulty, rating=puzzle.rating)
