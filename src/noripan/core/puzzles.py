"""Puzzles: positions in which one move is better than all others for who knows no more than the seat to move.

A game keeps them in `puzzles.jsonl.gz`: a first line that says how they were made, then a line for each match that they come
from. `noripan puzzles make` writes such files; docs/explanation/puzzles.md says how sure the answers are.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Literal, NamedTuple

from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.examples import cut
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.options import is_whole
from noripan.core.record_files import open_file

PUZZLE_FORMAT = 1
PUZZLE_FILE = "puzzles.jsonl.gz"
DIFFICULTIES = ("easy", "medium", "hard")
MEDIUM, HARD = 1300, 1700  # the ratings from which a puzzle is called so

Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class Puzzle:
    """A position with the move to find. All figures are in hundredths of a win."""

    game: Game[Any]
    number: int  # of the match that it comes from
    players: int
    seed: str
    moves: tuple[str, ...]  # played before
    best: str
    theme: str  # the code of the reason for the best move
    share: int  # of the win that the best move brings
    losses: tuple[int, ...]  # of every legal move, in the order of `Match.moves`
    rating: int

    @property
    def name(self) -> str:
        """Unique among a game's puzzles."""
        return f"{self.number}-{len(self.moves)}"

    @property
    def difficulty(self) -> Difficulty:
        return "easy" if self.rating < MEDIUM else "medium" if self.rating < HARD else "hard"

    def match(self) -> Match:
        """The position, reached by its moves."""
        match = Match(self.game, self.players, self.seed)
        for move in self.moves:
            match.play(move)
        return match


class Exercise(NamedTuple):
    """A position in which the seat to move looks for a move, and what we know of the answers."""

    position: Match
    seat: int
    best: str
    losses: Mapping[str, int]  # by move, in hundredths of a win; what is not here was not looked at closely
    share: int | None = None  # of the win that the best move brings

    @property
    def next_share(self) -> int | None:
        """What the best of those moves brings that are worse, if one is known."""
        worse = [loss for loss in self.losses.values() if loss]
        return max(0, self.share - min(worse)) if self.share is not None and worse else None

    def attempt(self, text: str) -> PuzzleTry:
        """Judge a move; nothing is played."""
        try:
            move = self.position.game.write_move(self.position.state, self.position.read(text))
        except GameError as refusal:
            return PuzzleTry("refused", text, refusal=refusal)
        loss = self.losses.get(move)
        return PuzzleTry("right" if loss == 0 else "worse", move, loss)

    def reason(self, move: str) -> Words | None:
        """What speaks for a move in the words of the game."""
        return self.position.game.reason(self.position.state, self.position.read(move))


class PuzzleTry(NamedTuple):
    """What became of a try: it was `right`, `refused` by the rules, or legal but `worse`, if we know it by so much."""

    kind: Literal["right", "refused", "worse"]
    move: str
    loss: int | None = None
    refusal: GameError | None = None


def exercise_of(puzzle: Puzzle) -> Exercise:
    """The puzzle on the board; one that the engine disagrees with is refused."""
    try:
        position = puzzle.match()
    except GameError as error:
        raise GameError("puzzle_broken", puzzle=puzzle.name, reason=error.code) from error
    legal, seat = position.moves(), position.to_move
    if seat is None or len(legal) != len(puzzle.losses) or puzzle.best not in legal:
        raise GameError("puzzle_broken", puzzle=puzzle.name, reason="not_legal")
    return Exercise(position, seat, puzzle.best, dict(zip(legal, puzzle.losses, strict=True)), puzzle.share)


# ---- choosing


def find_puzzle(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    for puzzle in puzzles:
        if puzzle.name == name:
            return puzzle
    raise GameError("unknown_puzzle", puzzle=name[:40])


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: the same for everyone with this list, and none twice before all had their day."""
    return shuffled(puzzles)[day.toordinal() % len(puzzles)]


def shuffled(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """In an order that has nothing to do with how they were found."""
    return sorted(puzzles, key=lambda one: hashlib.sha256(f"{one.game.name} {one.name}".encode()).digest())


def of_difficulty(puzzles: Sequence[Puzzle], wanted: str | None) -> list[Puzzle]:
    if wanted is not None and wanted not in DIFFICULTIES:
        raise GameError("unknown_difficulty", difficulty=wanted[:40], allowed=", ".join(DIFFICULTIES))
    return [one for one in puzzles if wanted in (None, one.difficulty)]


# ---- reading


def puzzles_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; a game without any is refused."""
    file = game.folder / PUZZLE_FILE
    if not file.is_file():
        raise GameError("no_puzzles", game=game.name)
    return read_puzzles(game, file)


def has_puzzles(game: Game[Any]) -> bool:
    return (game.folder / PUZZLE_FILE).is_file()


def read_puzzles(game: Game[Any], file: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a file, or a coded error that names the line."""
    lines = read_lines(game, file)[1:]
    found = [puzzle for number, line in enumerate(lines, 2) for puzzle in read_line(game, line, file, number)]
    if len({one.name for one in found}) < len(found):
        raise damaged(file, len(lines) + 1, "double")
    if not found:
        raise GameError("no_puzzles", game=game.name)
    return tuple(found)


def read_lines(game: Game[Any], file: Path) -> list[dict[str, Any]]:
    """The lines as data, the first of which must say that these are puzzles of this game."""
    try:
        with open_file(file, "rb") as packed:
            texts = packed.read().decode("utf-8").splitlines()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise GameError(
            "puzzles_unreadable", file=str(file), reason=getattr(error, "strerror", None) or str(error)
        ) from error
    lines = []
    for number, text in enumerate(texts, 1):
        try:
            lines.append(json.loads(text))
        except ValueError as error:
            raise damaged(file, number, "json") from error
        if not isinstance(lines[-1], dict):
            raise damaged(file, number, "object")
    if not lines or lines[0].get("noripan_puzzles") != PUZZLE_FORMAT:
        raise damaged(file, 1, "format")
    if lines[0].get("game") != game.name:
        raise GameError("puzzles_of_other_game", file=str(file), game=str(lines[0].get("game"))[:40])
    return lines


def damaged(file: Path, line: int, what: str) -> GameError:
    return GameError("puzzles_damaged", file=str(file), line=line, what=what)


def read_line(game: Game[Any], line: Mapping[str, Any], file: Path, number: int) -> list[Puzzle]:
    """The puzzles of one match; whether they can be played is seen when they are."""
    try:
        moves = tuple(cut(line["moves"]))
        wholes = [line["number"], line["players"]]
        found = []
        for one in line["puzzles"]:
            wholes += [one["at"], one["share"], one["rating"], *one["losses"]]
            texts = [line["seed"], one["best"], one["theme"]]
            if not all(map(is_whole, wholes)) or not all(isinstance(text, str) for text in texts):
                raise damaged(file, number, "fields")
            if not 0 <= one["at"] <= len(moves):
                raise damaged(file, number, "fields")
            found.append(
                Puzzle(
                    game, line["number"], line["players"], line["seed"], moves[: one["at"]], one["best"], one["theme"],
                    one["share"], tuple(one["losses"]), one["rating"],
                )
            )  # fmt: skip
    except (KeyError, TypeError, AttributeError) as error:
        raise damaged(file, number, "fields") from error
    return found
