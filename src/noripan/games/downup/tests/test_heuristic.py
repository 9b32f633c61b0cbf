"""What the heuristic of Down Up likes, and that it looks only at what the seat to move can know."""

from __future__ import annotations

import pytest

from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.games.downup.heuristic import HEURISTIC, chances, matching
from noripan.games.downup.rules import DownUp
from noripan.games.downup.tests.positions import flip, play, table

ONES = "1/2 1/3 1/5 1/6 1/7"
TWOS = "2/4 2/5 2/6 2/7"


def weights(match: Match) -> dict[str, int]:
    """The legal moves in notation and how promising each looks."""
    return {match.game.write_move(match.state, move): weight for move, weight in HEURISTIC.weights(match.state).items()}


def liked(match: Match) -> str:
    """The most promising move."""
    found = weights(match)
    return max(found, key=found.__getitem__)


def test_lays_the_last_cards() -> None:
    assert liked(play(table(f"{ONES} {TWOS}", ""), f"lay {ONES}, flip, flip")) == f"lay {TWOS}"


def test_adds_the_last_card() -> None:
    match = play(table(f"{ONES} 2/4 2/6 2/7 4/5", "4/6 4/7"), f"lay {ONES}, lay 4/6, flip, lay 2/4 2/6 2/7")
    assert liked(match) == "add 4/5 @1.1"


def test_an_own_set_that_comes_back_is_no_way_out() -> None:
    match = play(table(f"1/5 1/2 1/3 1/6 1/7 {TWOS}", ""), "lay 1/5, flip, flip, lay 1/2 1/3 1/6 1/7")
    assert liked(match) != f"lay {TWOS}"


def test_lays_a_big_set_whole() -> None:
    found = weights(table("1/5 7/2 7/3 7/4 8/1 8/2 6/3 6/9", "", "", ""))
    whole = found.pop("lay 7/2 7/3 7/4")
    assert whole > max(weight for move, weight in found.items() if move.startswith("lay 7"))


def test_flips_where_the_other_way_up_makes_sets() -> None:
    assert liked(table("1/5 2/5 3/5 4/5 1/7 2/7 3/7 4/7 6/7", "")) == "flip"


def test_rather_sends_a_set_home_than_laying_beside_it() -> None:
    hands = ("1/5 3/4 3/6 8/1", "5/2 5/3 7/1 1/2 8/6", "", "")
    beside = weights(play(table(*hands), "lay 8/1"))
    against = weights(play(table(*hands), "lay 3/4 3/6"))
    assert against["lay 5/2 5/3"] * beside["flip"] > beside["lay 5/2 5/3"] * against["flip"]


def test_is_in_no_hurry_to_take() -> None:
    found = weights(play(table("1/5 3/4 3/6", "", "", ""), "lay 3/4 3/6"))
    assert found["take @0"] < max(found.values()) / 2


def test_does_not_turn_to_and_fro() -> None:
    match = flip(table("5/1 5/2 5/3 5/4 7/1 7/2 7/3 7/4 7/6", ""), 4)
    assert liked(match) != "flip"

    assert liked(match) != "flip"


def positions(players: int, seed: int) -> list[State]:
    """Those of the beginning of a match that is played by heuristic."""
    state = DownUp(players)
    state.restart(Rng.seeded(f"heuristic {seed}"))
    rng = Rng.seeded(seed)
    found: list[State] = []
    while not state.is_over and len(found) < 80:
        found.append(state.copy())
        often = HEURISTIC.weights(state)
        moves = [move for move in often for _ in range(1 + often[move] // 100)]
        state.apply(moves[rng.choose(len(moves))])
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_has_a_weight_that_no_hidden_card_changes(players: int) -> None:
    for seed in range(3):
        for state in positions(players, seed):
            found = HEURISTIC.weights(state)
            assert list(found) == state.moves() and all(1 <= weight <= 1001 for weight in found.values())
            for guess in range(3):
                assert HEURISTIC.weights(state.guess(state.to_move, Rng.seeded(guess))) == found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_to_win_the_match(players: int) -> None:
    even = chances((0,) * players)
    assert even == pytest.approx((1 / players,) * players)
    ahead = chances((0,) * (players - 1) + (1,))
    assert sum(ahead) == pytest.approx(1) and 0 < ahead[0] < 1 / players < ahead[-1] < 1


def test_with_two_players_a_round_ahead_is_three_to_one() -> None:
    assert chances((0, 1)) == pytest.approx((0.25, 0.75))
    assert chances((1, 1)) == pytest.approx((0.5, 0.5))


def test_three_tokens_are_far_better_than_two() -> None:
    low, middle, high = chances((1, 2, 3))
    assert low < middle < high and high > 0.5


def test_how_likely_others_can_match() -> None:
    assert matching(2, 1, 1) == 50 and matching(2, 2, 2) == 25 and matching(2, 2, 3) == 0
    assert [matching(4, 6, size) for size in range(5)] == sorted([matching(4, 6, size) for size in range(5)], reverse=True)
