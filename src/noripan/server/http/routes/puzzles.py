"""Puzzles over HTTP, for everybody: what the seat to move may see, and an answer to every try. Answers stay here."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from noripan.core.errors import GameError
from noripan.core.events import Words
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
from noripan.server.http.routes.lessons import MoveText
from noripan.server.tables.state import tried

LATEST = 5  # events that led to the position
EXERCISES_KEPT = 256

GamePath = Annotated[str, Parameter(max_length=40)]
PuzzlePath = Annotated[str, Parameter(max_length=20)]


class PuzzlesListed(msgspec.Struct):
    """A game that has puzzles: how many of each difficulty, and the one of the day."""

    game: str
    day: str
    daily: str
    counts: dict[str, int]


class PuzzleShown(msgspec.Struct):
    """A position as the seat to move sees it, with its legal moves in words."""

    game: str
    name: str
    difficulty: str
    rating: int
    players: int
    seat: int
    frame: MatchFrame
    board: list[Words]
    words: list[Words]


class PuzzleMove(msgspec.Struct, forbid_unknown_fields=True):
    move: MoveText | None = None  # None asks for the solution


class PuzzleTries(msgspec.Struct, forbid_unknown_fields=True):
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=20)]


class PuzzleSolution(msgspec.Struct):
    """The best move and why; `frame` is the table after it, where that reveals nothing."""

    best: str
    words: Words
    reason: Reason | None
    share: int  # of 100 matches, that it wins
    next: int  # that the next best move wins
    frame: MatchFrame | None


class PuzzleAnswer(msgspec.Struct):
    """What became of a try; losses are in hundredths of a win."""

    kind: Literal["right", "worse", "shown"]
    words: Words  # the move that was tried, or is shown
    loss: int
    solution: PuzzleSolution | None


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
async def answer_puzzle(game: GamePath, name: PuzzlePath, data: JSONBody[PuzzleMove]) -> PuzzleAnswer:
    """Try a move, or ask for the solution; a move that is not possible is refused with the reason."""
    puzzle, exercise = found_puzzle(game, name), found_exercise(game, name)
    if data.move is None:
        return PuzzleAnswer("shown", words_of(exercise, exercise.best), 0, solution(puzzle, exercise))
    outcome = exercise.attempt(data.move)
    if outcome.refusal is not None:
        raise outcome.refusal
    words = words_of(exercise, outcome.move)
    if outcome.kind == "right":
        return PuzzleAnswer("right", words, 0, solution(puzzle, exercise))
    return PuzzleAnswer("worse", words, outcome.loss or 0, None)


@post("/api/puzzles/{game:str}/{name:str}/hint", tags=["puzzles"], status_code=200)
async def hint_in_puzzle(game: GamePath, name: PuzzlePath) -> Reason | None:
    """What speaks for the best move, without the move."""
    exercise = found_exercise(game, name)
    return Reason.of(exercise.reason(exercise.best))


@post("/api/puzzles/{game:str}/{name:str}/try", tags=["puzzles"], status_code=200)
async def try_in_puzzle(game: GamePath, name: PuzzlePath, data: JSONBody[PuzzleTries]) -> MatchFrame:
    """How the table would look after these moves; moves that reveal anything are refused."""
    exercise = found_exercise(game, name)
    return frame_after(exercise, tuple(data.moves))


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
    puzzle, exercise = found_puzzle(game, name), found_exercise(game, name)
    position, seat = exercise.position, exercise.seat
    frame = position.frame(seat, max(0, len(position.shown[seat]) - LATEST))
    view = frame["view"]
    return PuzzleShown(
        game, name, puzzle.difficulty, puzzle.rating, puzzle.players, seat, MatchFrame(**frame),
        position.game.in_words(view), [position.game.describe(view, move) for move in frame["moves"]],
    )  # fmt: skip


def words_of(exercise: Exercise, move: str) -> Words:
    return exercise.position.game.describe(exercise.position.view(exercise.seat), move)


def solution(puzzle: Puzzle, exercise: Exercise) -> PuzzleSolution:
    best = exercise.best
    after = None if exercise.position.reveals(best) else frame_after(exercise, (best,))
    others = max(0, puzzle.share - sorted(puzzle.losses)[1])
    reason = Reason.of(exercise.reason(best))
    return PuzzleSolution(best, words_of(exercise, best), reason, puzzle.share, others, after)


def frame_after(exercise: Exercise, moves: tuple[str, ...]) -> MatchFrame:
    seat = exercise.seat
    since = len(exercise.position.shown[seat])
    return MatchFrame(**tried(exercise.position, seat, moves).frame(seat, since))
