"""The laws notice: each kind of fault, put into a real game, breaks one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import noripan
from noripan.core.events import GameEvent
from noripan.core.game import Game
from noripan.core.laws import LawBroken, check_game, check_past
from noripan.core.rng import Rng

NAMES = list(noripan.games())
MOST_SEEDS = 20  # until a law is broken: a fault need not show in every match


def broken_by(game: Game[Any], **faults: Any) -> str:
    """Which law a game with these faults breaks."""
    with pytest.raises(LawBroken) as broken:
        for seed in range(MOST_SEEDS):
            check_game(replace(game, **faults), game.seats[-1], seed, look_every=2)
    return str(broken.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_for_all_that_peeks(name: str) -> None:
    game = noripan.find(name)

    def peeking(state: Any) -> dict[str, Any]:
        return {**game.public(state), "peek": game.truth(state)["hands"][-1]}

    assert "law 3" in broken_by(game, public=peeking)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_for_one_that_peeks(name: str) -> None:
    game = noripan.find(name)

    def peeking(state: Any, seat: int) -> dict[str, Any]:
        return {**game.private(state, seat), "peek": game.truth(state)["hands"][-1]}

    assert "law 3" in broken_by(game, private=peeking)


@pytest.mark.parametrize("name", NAMES)
def test_a_story_that_peeks(name: str) -> None:
    game = noripan.find(name)

    def peeking(before: Any, move: int, after: Any) -> list[GameEvent]:
        return [*game.events_of(before, move, after), GameEvent("peek", {"hands": game.truth(before)["hands"]})]

    assert "events leak" in broken_by(game, events_of=peeking)


@pytest.mark.parametrize("name", NAMES)
def test_a_text_for_two_moves(name: str) -> None:
    assert "law 2" in broken_by(noripan.find(name), write_move=lambda state, move: "pass")


@pytest.mark.parametrize("name", NAMES)
def test_a_text_that_reads_as_another_move(name: str) -> None:
    game = noripan.find(name)
    assert "law 2" in broken_by(game, read_move=lambda state, text: state.moves()[0])


@pytest.mark.parametrize("name", NAMES)
def test_a_lost_card(name: str) -> None:
    game = noripan.find(name)
    first = game.start(game.seats[-1], noripan.Rng.seeded("x"))
    lost = game.census(first)[0]

    def losing(state: Any) -> list[str]:
        cards = game.census(state)
        on_table = len(game.truth(state)["hands"][0]) % 2
        return cards[1:] if on_table and cards[0] == lost else cards

    assert "law 5" in broken_by(game, census=losing)


@pytest.mark.parametrize("name", [name for name in NAMES if noripan.find(name).rewinds])
def test_a_guess_that_forgets(name: str) -> None:
    """A guess whose deal is not that of the past cannot be replayed."""
    game = noripan.find(name)
    first = game.start(game.seats[-1], noripan.Rng.seeded("another"))

    def held(state: Any) -> int:
        return sum(len(hand) for hand in game.truth(state)["hands"])

    def forgetting(state: Any) -> Any:
        return game.deal_of(state if held(state) == held(first) else first)

    assert "law 4" in broken_by(game, deal_of=forgetting)


@pytest.mark.parametrize("fault", ["a move is lost", "another move"])
def test_a_world_that_does_not_follow_from_its_round(fault: str) -> None:
    """In every game whose worlds know how their round began."""
    knowing = 0
    for name in NAMES:
        match = noripan.new(name, noripan.find(name).seats[-1], "round")
        for _ in range(5):
            match.play(match.moves()[0])
        guess = match.state.guess(0, Rng.seeded("guess"))
        check_past(match, guess, 0)
        if guess.rewound() is not None:
            knowing += 1
            match.since_dealt = match.since_dealt[:-1] + ([] if fault == "a move is lost" else [-1])
            with pytest.raises(LawBroken, match="law 4"):
                check_past(match, guess, 0)
    assert knowing


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_that_keeps_the_true_deal(name: str) -> None:
    """Its views and moves are in order, but a bot could read the deck from it; tests/pure has such a game."""
    game = noripan.find(name)
    true: list[Any] = []

    def keeping(state: Any) -> Any:
        true.append(game.deal_of(state))
        return true[0]

    with pytest.raises(LawBroken, match="law 3: a guess has its own deal"):
        check_game(replace(game, deal_of=keeping), game.seats[-1], 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_that_changes(name: str) -> None:
    assert "law 1" in broken_by(noripan.find(name), deal_of=lambda state: {})
