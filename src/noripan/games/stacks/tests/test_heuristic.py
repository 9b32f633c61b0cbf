"""Bots at Sequence Stacks: what they choose at sight, and that it rests on what their seat can see."""

from __future__ import annotations

import pytest

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core.laws import play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.games.stacks.heuristic import HEURISTIC
from noripan.games.stacks.tests.positions import play, table


def chosen(match: Match) -> str:
    """What a player without slips does."""
    assert match.to_move is not None
    return bot("casual").choose(Knowledge(match, match.to_move), Rng.seeded("bot")).move


def best(match: Match) -> set[str]:
    weights = HEURISTIC.weights(match.state)
    most = max(weights.values())
    return {match.game.write_move(match.state, move) for move in weights if weights[move] == most}


def random_matches(count: int) -> list[Match]:
    """Matches with two to six players, somewhere on the way."""
    matches = []
    for number in range(count):
        match, rng = noripan.new("stacks", 2 + number % 5, seed=number), Rng.seeded(number)
        for _ in range(7 * number):
            if not match.is_over:
                match.play(play_randomly(match, rng))
        matches.append(match)
    return matches


def test_a_pile_is_completed_card_by_card() -> None:
    match = table("r1 r2 r3 r4 r5", "b5 b4 b3 r5 r4")
    for move in ("r1", "r2", "r3", "r4", "r5"):
        assert chosen(match) == move
        match.play(move)
    assert match.view(None)["chips"][0] == {"r": 1, "b": 0}


def test_a_wild_fills_the_gap_and_only_the_gap() -> None:
    match = play(table("r1 r2 r3 b4 b5", "rW r5 b4 b5 b5"), "r1, r2, r3, discard b5")
    assert chosen(match) == "rW=4"
    assert best(match) == {"rW=4"}
    match.play("rW=4")
    assert chosen(match) == "r5"


def test_a_number_is_laid_before_a_wild_that_could_stand_for_it() -> None:
    match = play(table("r1 r2 r3 r4 b5", "rW r5 b4 b5 b5"), "r1, r2, r3, r4, discard b5")
    assert chosen(match) == "r5"


def test_a_wild_that_completes_nothing_is_kept() -> None:
    match = table("rW bW b5 r5 b4", "r1")
    assert chosen(match) in {"discard b5", "discard r5", "discard b4"}


def test_a_fifth_card_is_not_made_easy_for_the_next_player() -> None:
    match = play(table("r1 r2 r3 b4 b5", "r4 b5 b4 b5 b3"), "r1, r2, r3, discard b5")
    assert chosen(match).startswith("discard")


def test_a_hand_that_can_be_emptied_is_emptied() -> None:
    match = table("r1 r2 b1 b2 b3", "r5")
    while match.view(0)["pile_count"] == 102:
        assert not chosen(match).startswith("discard")
        match.play(chosen(match))
    assert match.to_move == 0
    assert len(match.truth()["hands"][0]) == 5


@pytest.mark.parametrize("players", [2, 4])
def test_another_turn_or_a_denied_one_is_taken_when_it_counts(players: int) -> None:
    hands = ["jump r1 r2 r3 b5", *["r5 b5 b4"] * (players - 1)]
    match = play(table(*hands), "r1, r2, r3")
    assert chosen(match) == "jump"


def test_a_hold_stops_a_chip_that_is_needed() -> None:
    match = play(table("r1 r2 r3 r4 r5", "hold"), "r1, r2, r3, r4, r5")
    assert chosen(match) == "hold"


def test_weights_are_at_least_one_and_cover_every_move() -> None:
    for match in random_matches(60):
        weights = HEURISTIC.weights(match.state)
        assert {match.game.write_move(match.state, move) for move in weights} == set(match.moves())
        assert all(weight >= 1 for weight in weights.values())


def test_weights_rest_on_what_the_seat_can_see() -> None:
    rng = Rng.seeded("worlds")
    for match in random_matches(40):
        if match.to_move is not None:
            weights = HEURISTIC.weights(match.state)
            assert all(HEURISTIC.weights(match.state.guess(match.to_move, rng)) == weights for _ in range(4))


@pytest.mark.parametrize("players", [2, 5])
def test_a_search_finds_the_fifth_card_and_its_prospects_are_shares(players: int) -> None:
    match = play(table("r1 r2 r3 r4 b5", *["r5 b5 b4 b3"] * (players - 1)), "r1, r2, r3, r4, discard b5")
    assert match.to_move == 1
    choice = bot("search:300").choose(Knowledge(match, 1), Rng.seeded("search"))
    assert choice.move == "r5"
    assert all(0 <= one["result"] <= 1 for one in choice.considered)
