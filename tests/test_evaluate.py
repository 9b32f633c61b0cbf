"""`noripan.evaluate`: any Python policy against named bots, on duplicate deals."""

from __future__ import annotations

import pytest

import noripan
from noripan.core.errors import GameError
from noripan.core.state import State


def first_legal(state: State) -> int:
    return state.moves()[0]


def sensible(state: State) -> int:
    weights = noripan.find("sixteen").heuristic.weights(state)
    return max(sorted(weights), key=lambda move: weights[move])


def test_a_policy_that_plays_like_casual_is_as_strong() -> None:
    [even] = noripan.evaluate(sensible, "sixteen", "casual", deals=20)
    assert (even.against, even.deals, even.matches) == ("casual", 20, 40)
    assert abs(even.share - 0.5) <= even.error + 0.05


def test_the_first_legal_move_is_a_weak_policy_and_bots_are_told_apart() -> None:
    weak, weaker = noripan.evaluate(first_legal, "sixteen", ["random", "casual"], deals=10, players=3)
    assert weaker.share < 0.35 and weaker.share < weak.share
    assert noripan.evaluate(first_legal, "sixteen", ["random", "casual"], deals=10, players=3) == [weak, weaker]


def test_a_policy_sees_no_hidden_card() -> None:
    """What it is shown differs from the truth wherever its seat cannot know it."""
    shown: list[object] = []

    def look(state: State) -> int:
        shown.append(noripan.find("sixteen").truth(state)["hands"])
        return state.moves()[0]

    noripan.evaluate(look, "sixteen", deals=1)
    match = noripan.new("sixteen", 2, "evaluate 0")
    assert shown[0] != match.game.truth(match.state)["hands"]


def test_an_illegal_move_is_refused_in_words() -> None:
    with pytest.raises(GameError, match="policy_illegal"):
        noripan.evaluate(lambda state: -5, "sixteen", deals=1)
