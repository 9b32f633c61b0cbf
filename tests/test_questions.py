"""Secret questions can be declined by the same move wherever they come up."""

from __future__ import annotations

import pytest

import noripan
from noripan.core.rng import Rng


@pytest.mark.parametrize("name", noripan.games())
@pytest.mark.parametrize("seed", range(6))
def test_every_secret_question_can_be_declined(name: str, seed: int) -> None:
    game = noripan.games()[name]
    match = noripan.new(name, min(4, game.seats[-1]), seed)
    rng = Rng.seeded(f"questions {seed}")
    questions = 0
    while not match.is_over:
        moves = match.moves()
        if match.state.is_secret():
            questions += 1
            assert game.decline in moves
        match.play(moves[rng.choose(len(moves))])
    assert game.decline is not None or questions == 0
