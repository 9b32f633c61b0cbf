"""Exercises over HTTP, whether they come from a puzzle or a mistake: what the seat to move may see, and answers to tries."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from noripan.core.events import Words
from noripan.core.puzzles import Exercise
from noripan.protocol.messages import MatchFrame, Reason
from noripan.server.http.routes.lessons import MoveText
from noripan.server.tables.state import tried

LATEST = 5  # events that led to the position


class ExerciseShown(msgspec.Struct, kw_only=True):
    """A position as the seat to move sees it, with its legal moves in words."""

    game: str
    players: int
    seat: int
    frame: MatchFrame
    board: list[Words]
    words: list[Words]


class ExerciseMove(msgspec.Struct, forbid_unknown_fields=True):
    move: MoveText | None = None  # None asks for the solution


class ExerciseTries(msgspec.Struct, forbid_unknown_fields=True):
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=20)]


class ExerciseSolution(msgspec.Struct):
    """The best move and why; `frame` is the table after it, where that reveals nothing."""

    best: str
    words: Words
    reason: Reason | None
    share: int  # of 100 matches, that it wins
    next: int | None  # that the next best move wins, if another was looked at closely
    frame: MatchFrame | None


class ExerciseAnswer(msgspec.Struct, kw_only=True):
    """What became of a try; losses are in hundredths of a win."""

    kind: Literal["right", "worse", "shown"]
    words: Words  # the move that was tried, or is shown
    loss: int | None  # None if it was not looked at closely
    solution: ExerciseSolution | None


def shown(exercise: Exercise) -> dict[str, Any]:
    """The fields of ExerciseShown."""
    position, seat = exercise.position, exercise.seat
    frame = position.frame(seat, max(0, len(position.shown[seat]) - LATEST))
    game, view = position.game, frame["view"]
    return {
        "game": game.name, "players": position.players, "seat": seat, "frame": MatchFrame(**frame),
        "board": game.in_words(view), "words": [game.describe(view, move) for move in frame["moves"]],
    }  # fmt: skip


def answered(exercise: Exercise, move: str | None) -> dict[str, Any]:
    """The fields of ExerciseAnswer; a move that the rules refuse is refused with their reason."""
    if move is None:
        return {"kind": "shown", "words": words_of(exercise, exercise.best), "loss": 0, "solution": solution(exercise)}
    outcome = exercise.attempt(move)
    if outcome.refusal is not None:
        raise outcome.refusal
    found = solution(exercise, outcome.move) if outcome.kind == "right" else None
    return {"kind": outcome.kind, "words": words_of(exercise, outcome.move), "loss": outcome.loss, "solution": found}


def hint(exercise: Exercise) -> Reason | None:
    """What speaks for the best move, without the move."""
    return Reason.of(exercise.reason(exercise.best))


def words_of(exercise: Exercise, move: str) -> Words:
    return exercise.position.game.describe(exercise.position.view(exercise.seat), move)


def solution(exercise: Exercise, found: str | None = None) -> ExerciseSolution:
    """Of several that may be best, the one that was found."""
    best = found or exercise.best
    after = None if exercise.position.reveals(best) else frame_after(exercise, (best,))
    return ExerciseSolution(
        best, words_of(exercise, best), Reason.of(exercise.reason(best)), exercise.share or 0, exercise.next_share, after
    )


def frame_after(exercise: Exercise, moves: tuple[str, ...]) -> MatchFrame:
    """How the table would look after these moves; moves that reveal anything are refused."""
    seat = exercise.seat
    since = len(exercise.position.shown[seat])
    return MatchFrame(**tried(exercise.position, seat, moves).frame(seat, since))
