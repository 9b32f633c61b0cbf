"""What is hidden in Down Up, what everybody knows, and what a guess makes of it (DU-70)."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

import noripan
from noripan.core.laws import play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.games.downup.tests.positions import deck, full_hands, hands, play, table, table_of_rounds, turned, upright


def hands_of(match: Match, state: State) -> list[list[str]]:
    return match.game.truth(state)["hands"]  # type: ignore[no-any-return]


def after_some_moves(players: int, seed: int, moves: int = 25) -> Match:
    """A position in the first round in which cards have gone to hands from the table."""
    match = noripan.new("downup", players, seed)
    rng = Rng.seeded(f"knowledge {seed}")
    for _ in range(moves):
        move = play_randomly(match, rng)
        if match.is_over or match.reveals(move):
            break
        match.play(move)
    return match


# ---- views


@pytest.mark.clause("DU-70")
def test_others_see_only_the_number_of_cards() -> None:
    match = table("1/5 8/2", "7/3", "")
    for seat in (1, 2, None):
        assert not {"8/2", "2/8"} & set(re.findall(r"[0-9]+/[0-9]+", json.dumps(match.view(seat))))
        assert match.view(seat)["counts"] == [8, 8, 8]
    assert match.view(None)["hand"] is None
    assert match.view(0)["hand"] == hands(match)[0]
    assert "hands" not in match.view(0)


@pytest.mark.clause("DU-70")
def test_a_view_has_the_own_hand_and_no_other() -> None:
    match = after_some_moves(4, 1)
    public = match.view(None)
    for seat in range(4):
        assert match.view(seat) == {**public, "hand": hands(match)[seat], "you": seat}


@pytest.mark.clause("DU-70")
def test_cards_from_the_table_are_known_and_followed_through_flips() -> None:
    match = play(table("1/5 3/4 3/6", "", ""), "lay 3/4 3/6, take @0")
    assert match.view(2)["known"] == [[], ["4/3", "6/3"], []]
    play(match, "flip, flip, flip")
    assert match.view(2)["known"] == [[], ["3/4", "3/6"], []]
    play(match, "flip, flip")
    assert match.to_move == 1
    play(match, "lay 3/4")
    assert match.view(2)["known"] == [[], ["3/6"], []]


@pytest.mark.clause("DU-70")
def test_discarded_cards_are_listed() -> None:
    match = play(table("1/5 6/3 6/2", "", ""), "lay 6/2 6/3, flip, flip")
    assert match.view(1)["discarded"] == ["2/6", "3/6"]


@pytest.mark.clause("DU-70")
@pytest.mark.parametrize("star", ["1/5", "5/1"])
def test_the_star_is_known_to_be_with_who_began_until_it_is_seen(star: str) -> None:
    match = table(f"{star} 8/2", "7/3", "")
    assert match.view(1)["star"] == 0 and match.view(1)["known"] == [[], [], []]
    play(match, "lay 8/2, flip, flip")
    assert match.view(1)["star"] == 0
    match.play(f"lay {star}")
    assert match.view(1)["star"] is None
    match.play("take @0")
    assert match.view(2)["star"] is None and match.view(2)["known"][1] == [turned(star)]


# ---- guesses


@pytest.mark.clause("DU-70")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_guess_keeps_all_that_is_certain(players: int) -> None:
    for seed in range(6):
        match = after_some_moves(players, seed)
        seen = match.view(None)
        for seat in range(players):
            guess = match.state.guess(seat, Rng(seed + 1, seat + 1))
            imagined = hands_of(match, guess)
            assert imagined[seat] == hands(match)[seat]
            assert [len(hand) for hand in imagined] == seen["counts"]
            assert all(set(known) <= set(hand) for known, hand in zip(seen["known"], imagined, strict=True))
            if seen["star"] is not None:
                assert {"1/5", "5/1"} & set(imagined[seen["star"]])
            everywhere = [card for hand in imagined for card in hand] + [c for s in seen["sets"] for c in s["cards"]]
            assert sorted(upright(card) for card in everywhere + seen["discarded"]) == sorted(deck(players))
            assert match.game.view(guess, seat) == match.view(seat)


@pytest.mark.clause("DU-70")
def test_a_guess_deals_unseen_cards_to_every_seat_they_can_be_with_both_ways_up() -> None:
    """By an own account of what is unseen: not in the own hand, never on the table."""
    match = play(table("1/5 3/4 3/6", "7/3", "8/2", ""), "lay 3/4 3/6, take @0, lay 8/2, flip")
    seat, rng = 2, Rng(5, 6)
    seen = match.view(seat)
    public = [
        *seen["discarded"],
        *(c for s in seen["sets"] for c in s["cards"]),
        *(c for known in seen["known"] for c in known),
    ]
    unseen = set(deck(4)) - {upright(card) for card in [*seen["hand"], *public]}
    found: Counter[tuple[str, int]] = Counter()
    tries = 2000
    for _ in range(tries):
        for place, hand in enumerate(hands_of(match, match.state.guess(seat, rng))):
            found.update((card, place) for card in hand)
    rooms = {place: seen["counts"][place] - len(seen["known"][place]) for place in (0, 1, 3)}
    free = sum(rooms.values()) - 1  # one of seat 0's cards is the star
    assert len(unseen) == free + 1
    for card in unseen:
        for place, room in rooms.items():
            fair = (room - (place == 0)) / free
            share = fair if card != "1/5" else 1 if place == 0 else 0
            for way in (card, turned(card)):
                assert abs(found[way, place] / tries - share / 2) < 0.05, (way, place)


@pytest.mark.clause("DU-70")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_guess_depends_on_nothing_but_what_the_seat_knows(players: int) -> None:
    """From the true world and from an imagined one, the same rng must lead to the same guess."""
    for seed in range(6):
        match = after_some_moves(players, seed)
        for seat in range(players):
            imagined = match.state.guess(seat, Rng(7, seed + 1))
            one = match.state.guess(seat, Rng(11, seed + 1))
            other = imagined.guess(seat, Rng(11, seed + 1))
            assert hands_of(match, one) == hands_of(match, other)
            assert match.game.deal_of(one) == match.game.deal_of(other)


@pytest.mark.clause("DU-70")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_that_was_played_can_be_played_from_a_guessed_deal(players: int) -> None:
    for seed in range(4):
        match = after_some_moves(players, seed, moves=40)
        for seat in range(players):
            guess: Any = match.state.guess(seat, Rng(3, seed + 1))
            twin = noripan.new("downup", players, seed=0, deal=match.game.deal_of(guess))
            for move in match.log:
                twin.play(move)
            assert hands(twin) == hands_of(match, guess)
            assert twin.view(seat) == match.view(seat)


@pytest.mark.clause("DU-70")
def test_a_guess_leaves_the_planned_rounds_aside() -> None:
    ones, fours = "1/2 1/3 1/5 1/6 1/7 1/8 1/9 1/10", "4/2 4/3 4/5 4/6 4/7 4/8 4/9 4/10"
    dealt = (ones, fours, "", "", "")
    match = play(table_of_rounds(5, dealt, dealt), f"lay {ones}")
    guess = match.state.guess(1, Rng(3, 4))
    guess.apply(match.read(f"lay {fours}"))
    match.play(f"lay {fours}")
    assert [set(hand) for hand in hands(match)] == [set(hand) for hand in full_hands(*dealt)]
    assert hands_of(match, guess) != hands(match)


@pytest.mark.clause("DU-70")
def test_only_the_end_of_a_round_reveals() -> None:
    match = noripan.new("downup", 4, seed=8)
    rng = Rng.seeded("reveals")
    while not match.is_over:
        move = play_randomly(match, rng)
        round_before, reveals = match.view(None)["round"], match.reveals(move)
        match.play(move)
        assert reveals == (match.view(None)["round"] > round_before)
