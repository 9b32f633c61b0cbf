"""What TongTong hides, and what follows for certain (TT-50)."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import noripan
from noripan import GameError
from noripan.core.match import Match
from noripan.games.tongtong.tests.scripts import (
    AROUND_12,
    EXAMPLE,
    PILES,
    SIXES_012,
    SIXES_210,
    events,
    play_rounds,
    played,
    set_up,
)

pytestmark = pytest.mark.clause("TT-50")
World = tuple[tuple[str, ...], ...]


def texts_in(shown: object) -> set[str]:
    """Every text that occurs in JSON."""
    if isinstance(shown, dict):
        return set(shown) | texts_in(list(shown.values()))
    if isinstance(shown, list):
        return set().union(*(texts_in(item) for item in shown))
    return {shown} if isinstance(shown, str) else set()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_shows_a_hidden_card_or_mission(players: int) -> None:
    match = noripan.new("tongtong", players, seed=5, options={"advanced": True})
    chance = random.Random(5)
    while not match.is_over:
        truth = match.truth()
        later = set(truth["missions"][truth["game_number"] :])
        for seat in (None, *range(players)):
            view = match.view(seat)
            hidden = {card for other, hand in enumerate(truth["hands"]) if other != seat for card in hand} - {"R8"}
            assert not hidden & texts_in(view)
            assert set(view["missions"]).isdisjoint(later)
            assert later <= set(view["missions_left"]), "all that may come are named, not which will"
            assert view["hand"] == (None if seat is None else truth["hands"][seat])
            assert "hands" not in view and "eighths" not in view
        match.play(chance.choice(match.moves()))


def test_missions_that_may_come() -> None:
    missions = ["high9", "sum10", "low5"]
    match = noripan.new("tongtong", 3, seed=1, options={"advanced": True}, deal={"missions": missions})
    left = []
    while not match.is_over:
        if len(match.log) % 21 == 0:
            left.append(match.view(0)["missions_left"])
        match.play(match.moves()[0])
    assert left == [["high12", "low5", "plusminus11", "sum10"], ["high12", "low5", "plusminus11"], []]


def test_eighth_cards_are_shown_when_the_match_is_over() -> None:
    games = (SIXES_210, AROUND_12, SIXES_012)
    match = set_up(*games)
    for one in games:
        assert events(match, "eighths_shown") == []
        play_rounds(match, one[:7])
    assert match.view(None)["eighths"] == [one[7] for one in games]
    assert match.view(0)["hand"] == [SIXES_012[7][0]]
    assert match.view(0)["table"] == [] and match.view(0)["follow"] is None, "the last round lies on the piles"
    shown = events(match, "eighths_shown")
    assert shown == [{"seat": seat, "cards": [one[7][seat] for one in games]} for seat in range(3)]


def test_who_led_the_first_round_holds_red_8_until_it_is_laid() -> None:
    match = set_up(PILES)
    assert match.view(2)["known"] == [["R8"], [], []]
    play_rounds(match, PILES[:2])
    assert match.view(2)["known"] == [["R8"], [], []]
    match.play("R8")
    assert match.view(2)["known"] == [[], [], []]


def test_who_does_not_follow_has_none_of_the_colour() -> None:
    match = set_up(PILES)
    play_rounds(match, PILES[:1])
    assert match.view(None)["voids"] == [[], [], ["R"]]
    play_rounds(match, PILES[1:2])
    assert match.view(None)["voids"] == [[], ["B"], ["R"]]
    assert events(match, "did_not_follow") == [{"seat": 2, "colour": "R"}, {"seat": 1, "colour": "B"}]
    play_rounds(match, PILES[2:7])
    assert match.view(None)["voids"] == [[], [], []], "a new game"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_the_last_card_of_a_game_reveals(players: int) -> None:
    match = noripan.new("tongtong", players, seed=2)
    revealing = []
    while not match.is_over:
        if all(match.reveals(move) for move in match.moves()):
            revealing.append(len(match.log) + 1)
        else:
            assert not any(match.reveals(move) for move in match.moves())
        match.play(match.moves()[0])
    assert revealing == [7 * players, 14 * players, 21 * players]


# ---- guesses, compared with all worlds that the rules allow


def possible_hands(match: Match, seat: int) -> set[World]:
    """Every way to deal the hidden cards of the first game in which all that happened could happen, by trying them all."""
    hands = match.truth()["hands"]
    others = [other for other in range(match.players) if other != seat]
    hidden = sorted(card for other in others for card in hands[other])
    laid: list[list[str]] = [[] for _ in hands]
    for event in match.events:
        if event.name in ("led", "laid"):
            laid[event.data["seat"]].append(event.data["card"])
    return {
        world
        for world in splits(hidden, [len(hands[other]) for other in others])
        if is_possible(match, [*world[:seat], tuple(hands[seat]), *world[seat:]], laid)
    }


def splits(cards: list[str], sizes: list[int]) -> list[World]:
    if not sizes:
        return [()]
    found = []
    for chosen in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        found += [(chosen, *others) for others in splits(rest, sizes[1:])]
    return found


def is_possible(match: Match, hands: list[tuple[str, ...]], laid: list[list[str]]) -> bool:
    dealt = [[*hand, *gone] for hand, gone in zip(hands, laid, strict=True)]
    twin = noripan.new("tongtong", match.players, seed=1, deal={"hands": [dealt]})
    try:
        for move in match.log:
            twin.play(move)
    except GameError:
        return False
    return True


def guessed_hands(match: Match, seat: int, times: int) -> set[World]:
    rng = noripan.Rng.seeded("guess")
    worlds = set()
    for _ in range(times):
        hands = match.game.truth(match.state.guess(seat, rng))["hands"]
        assert hands[seat] == match.truth()["hands"][seat]
        worlds.add(tuple(tuple(sorted(hand)) for other, hand in enumerate(hands) if other != seat))
    return worlds


@pytest.mark.parametrize(("script", "moves"), [(PILES, 12), (PILES, 13), (SIXES_210, 14), (AROUND_12, 15), (EXAMPLE, 22)])
def test_guesses_are_exactly_the_possible_worlds(script: list[list[str]], moves: int) -> None:
    match = set_up(script)
    for _ in range(moves):
        match.play(script[len(match.log) // match.players][match.to_move or 0])
    sizes = set()
    for seat in range(match.players):
        possible = possible_hands(match, seat)
        assert guessed_hands(match, seat, 40 * len(possible) + 50) == possible
        sizes.add(len(possible))
    assert max(sizes) > 1


def test_a_guess_keeps_red_8_with_who_led() -> None:
    match = set_up(PILES)
    play_rounds(match, PILES[:2])
    rng = noripan.Rng.seeded(1)
    for seat in (1, 2):
        for _ in range(50):
            assert "R8" in match.game.truth(match.state.guess(seat, rng))["hands"][0]


def test_a_guess_deals_the_eighth_cards_of_past_games_anew() -> None:
    match = played(EXAMPLE)
    assert match.view(None)["game_number"] == 2
    rng = noripan.Rng.seeded(3)
    eighths = {tuple(match.game.truth(match.state.guess(0, rng))["eighths"][0]) for _ in range(400)}
    possible = set()
    for rest in itertools.permutations(EXAMPLE[7][1:]):
        hands = [
            [*column[:7], left] for column, left in zip(zip(*EXAMPLE, strict=True), (EXAMPLE[7][0], *rest), strict=True)
        ]
        twin = noripan.new("tongtong", 4, seed=1, deal={"hands": [hands]})
        try:
            for move in match.log:
                twin.play(move)
        except GameError:
            continue
        possible.add((EXAMPLE[7][0], *rest))
    assert eighths == possible
    assert len(possible) > 1


@pytest.mark.parametrize(
    ("options", "game", "count"),
    [({}, 0, 2), ({}, 1, 1), ({"advanced": True}, 0, 12), ({"advanced": True}, 1, 3), ({"advanced": True}, 2, 1)],
)
def test_a_guess_draws_the_missions_to_come(options: dict[str, Any], game: int, count: int) -> None:
    match = noripan.new("tongtong", 3, seed=6, options=options, deal={"missions": ["low5", "high9", "high12"]})
    for _ in range(21 * game + 2):
        match.play(match.moves()[0])
    rng = noripan.Rng.seeded(6)
    orders = {tuple(match.game.truth(match.state.guess(1, rng))["missions"]) for _ in range(300)}
    assert len(orders) == count
    assert {order[: game + 1] for order in orders} == {("low5", "high9", "high12")[: game + 1]}


def test_a_guess_keeps_fixed_missions() -> None:
    fixed = ["sum10", "high9", "plusminus11"]
    match = noripan.new("tongtong", 3, seed=6, options={"missions": fixed})
    rng = noripan.Rng.seeded(6)
    assert all(match.game.truth(match.state.guess(1, rng))["missions"] == fixed for _ in range(50))


def test_a_guess_depends_only_on_what_the_seat_knows() -> None:
    """Two worlds which a seat cannot tell apart give the same guess from the same chance."""
    match = set_up(EXAMPLE)
    play_rounds(match, EXAMPLE[:3])
    rng = noripan.Rng.seeded(8)
    for seat in range(4):
        other = match.state.guess(seat, rng)
        one = match.state.guess(seat, noripan.Rng.seeded(9))
        two = other.guess(seat, noripan.Rng.seeded(9))
        assert match.game.truth(one) == match.game.truth(two)
        assert match.game.deal_of(one) == match.game.deal_of(two)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_guess_in_any_game_looks_the_same_and_can_be_replayed_from_its_deal(players: int) -> None:
    match = noripan.new("tongtong", players, seed=4, options={"advanced": True})
    chance, rng = random.Random(4), noripan.Rng.seeded(4)
    while not match.is_over:
        if len(match.log) % 5 == 0:
            for seat in range(players):
                guess = match.state.guess(seat, rng)
                assert json.dumps(match.game.view(guess, seat)) == json.dumps(match.view(seat))
                twin = noripan.new("tongtong", players, options=match.options, deal=match.game.deal_of(guess))
                for move in match.log:
                    twin.play(move)
                assert match.game.truth(twin.state) == match.game.truth(guess)
        match.play(chance.choice(match.moves()))
