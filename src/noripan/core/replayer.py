"""Replayer: recorded matches of one kind, read and played at the speed of the engine."""

from __future__ import annotations

from typing import Any

import cython

from noripan.core.errors import BadRecord, GameError, GameOver, UnreadableMove
from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.core.bits import count_bits
    from noripan.core.codes import OVER


class Replayer:
    """Matches of one game with the same number of players, the same options and, if there is one, the same deal."""

    def __init__(self, game: Game[Any], players: int, options: object, deal: object = None) -> None:
        self.game = game
        self.dealt: State = game.start(players, Rng.seeded(0), options, deal)
        self.state: State = self.dealt.copy()  # moves along
        self.moves = Moves()
        self.codes: dict[str, int] = {}  # moves in notation that mean the same everywhere, as they are met

    def begin(self, seed: str) -> None:
        """Begin the match of this seed."""
        self.dealt.restart(Rng.seeded(seed))

    def read(self, texts: list[Any]) -> list[int]:
        """Play the whole match that was dealt; its moves, every one of them checked."""
        found: list[int] = []
        self.rewind()
        self.state.do_stop_remembering()
        for text in texts:
            move = self.codes.get(text) if isinstance(text, str) else None
            if move is not None and self.is_legal(move):
                self.state.do_apply(move)
            else:
                move = self.read_one(text, len(found) + 1)
            found.append(move)
        return found

    def read_one(self, text: Any, number: int) -> int:
        """Play a move that was not met before, or that must be read again each time."""
        try:
            if self.state.is_over:
                raise GameOver("match_over")
            if not isinstance(text, str):
                raise UnreadableMove("unreadable", text=str(text)[:40])
            move: int = self.game.read_move(self.state, text)
            if not self.is_legal(move):
                raise self.game.why_not(self.state, move)
        except GameError as error:
            raise BadRecord("record_move", number=number, text=str(text)[:40], reason=error.code) from error
        if self.game.is_fixed(text):
            self.codes[text] = move
        self.state.do_apply(move)
        return move

    def rewind(self) -> None:
        self.state.do_copy_from(self.dealt)

    def is_legal(self, move: int) -> bool:
        if self.state.to_move == OVER:
            return False
        self.state.do_legal(self.moves)
        at = 0
        while at < self.moves.n and self.moves.move[at] != move:
            at += 1
        return at < self.moves.n

    def shares(self) -> list[float]:
        """Of the victory, by seat, where the match has ended."""
        winners = self.state.do_winners()
        each = 1.0 / count_bits(winners)
        return [each if winners >> seat & 1 else 0.0 for seat in range(self.state.players)]

    def decisions(self, moves: list[int], shares: list[float]) -> Decisions:
        """The match that was dealt once more, decision by decision."""
        self.rewind()
        return Decisions(self.state, moves, shares)


class Decisions:
    """Gives a state that moves along, the seat to move, its move, and its share of the victory in the end."""

    def __init__(self, state: State, moves: list[int], shares: list[float]) -> None:
        self.state = state
        self.moves = moves
        self.shares = shares
        self.at = 0

    def __iter__(self) -> Decisions:
        return self

    def __next__(self) -> tuple[State, int, int, float]:
        if self.at == len(self.moves):
            raise StopIteration
        if self.at > 0:
            self.state.do_apply(self.moves[self.at - 1])
        move = self.moves[self.at]
        self.at += 1
        seat = self.state.to_move
        return self.state, seat, move, self.shares[seat]
