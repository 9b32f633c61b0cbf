"""The laws that every encoder obeys at every position of a match: no leak (3), and what is fixed about arrays (7)."""

from __future__ import annotations

from noripan.core.encoding import Encoder
from noripan.core.rng import Rng
from noripan.core.spec import Spec
from noripan.core.state import State


class EncodingBroken(AssertionError):
    """An encoder does not obey a law; the message names the cells."""


def check_encoding(encoder: Encoder, state: State, rng: Rng) -> None:
    """Check one position, for all its seats."""
    for seat in range(state.players):
        seen = encoder.observe(state, seat)
        check_values(encoder.observation, seen, "3, 7: an observation")
        check_values(encoder.hidden, encoder.reveal(state, seat), "7: what is hidden")
        check_guess(encoder, state, state.guess(seat, rng), seat)
    if not state.is_over:
        check_actions(encoder, state)


def check_values(spec: Spec, cells: bytearray, what: str) -> None:
    if len(cells) != spec.size:
        raise EncodingBroken(f"law {what} has {len(cells)} cells, not {spec.size}")
    wrong = [(label, cell) for label, cell, most in zip(spec.labels(), cells, spec.limits(), strict=True) if cell > most]
    if wrong:
        raise EncodingBroken(f"law {what} has cells that are too large: {wrong}")


def check_guess(encoder: Encoder, state: State, guess: State, seat: int) -> None:
    """In any world a seat could be in, it sees the same and can do the same."""
    seen, imagined = encoder.observe(state, seat), encoder.observe(guess, seat)
    if seen != imagined:
        differing = [label for label, a, b in zip(encoder.observation.labels(), seen, imagined, strict=True) if a != b]
        raise EncodingBroken(f"law 3: seat {seat} learns what it may not know from {differing}")
    if seat == state.to_move and choices(encoder, state) != choices(encoder, guess):
        raise EncodingBroken(f"law 3: seat {seat} learns what it may not know from its choices")


def choices(encoder: Encoder, state: State) -> list[tuple[int, bytes]]:
    """The actions of all legal moves with their features, in an order that does not depend on how moves are listed."""
    numbered = encoder.action_count > 0
    return sorted(
        (encoder.action(state, move) if numbered else 0, bytes(encoder.describe(state, move))) for move in state.moves()
    )


def check_actions(encoder: Encoder, state: State) -> None:
    moves = state.moves()
    for move in moves:
        check_values(encoder.features, encoder.describe(state, move), "7: a move")
    if encoder.action_count == 0:
        if not 0 < len(moves) <= encoder.most_moves:
            raise EncodingBroken(f"law 7: {len(moves)} moves are more than {encoder.most_moves}")
        return
    actions = [encoder.action(state, move) for move in moves]
    if len(set(actions)) != len(moves) or not set(actions) <= set(range(encoder.action_count)):
        raise EncodingBroken(f"law 7: moves {moves} have actions {actions}")
    if [encoder.move(state, action) for action in actions] != moves:
        raise EncodingBroken(f"law 7: actions {actions} are not the moves {moves}")
