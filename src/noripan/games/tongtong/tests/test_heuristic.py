"""What TongTong's heuristic likes and dislikes, and what it makes of a standing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import noripan
from noripan.core.match import Match
from noripan.games.tongtong.heuristic import HEURISTIC
from noripan.games.tongtong.notation import CARDS
from noripan.games.tongtong.tests.scripts import Script, play_rounds, script, set_up

OPTIONS: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {"advanced": True}), (4, {"teams": True}), (5, {"advanced": True})]


def liking(match: Match) -> list[str]:
    """The cards of the seat to move, the most promising first."""
    weights = HEURISTIC.weights(match.state)
    return [CARDS[move] for move in sorted(weights, key=lambda move: -weights[move])]


def before_the_last_card(one: Script, **options: Any) -> Match:
    """The first game as written down until only the last card of its last round is to come: all else is known."""
    match = set_up(one, **options)
    play_rounds(match, one[:6])
    for _ in range(match.players - 1):
        assert match.to_move is not None
        match.play(one[6][match.to_move])
    return match


# Seat 1 leads Y6 to the last round and seat 2 lays Y4; seat 0 has Y3 and B3 on top and R6 and B4 left.
SIX_TO_WIN_WITH = script("""
R2 R8 R5
Y8 Y3 Y5
B8 B3 B5
R1 R3 R7
Y1 Y7 Y2
B1 B7 B2
R6 Y6 Y4
B4 B6 R4
""")

# The same with Y8 instead of Y6, so that seat 1 takes the last round whatever seat 0 lays.
SIX_TO_GIVE_AWAY = script("""
R2 R8 R5
Y6 Y3 Y5
B8 B3 B5
R1 R3 R7
Y1 Y7 Y2
B1 B7 B2
R6 Y8 Y4
B4 B6 R4
""")

# Seat 2 takes the last round with G8; seat 0, the last to lay, has G6 and G5 left; on top will be G1.
SIX_FOR_A_PARTNER = script("""
R1 R8 R2 R3
R4 R7 R5 R6
Y1 Y8 Y2 Y3
Y4 Y7 Y5 Y6
B4 B7 B5 B6
B1 B8 B2 B3
G6 G1 G8 G2
G5 G3 G4 G7
""")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_legal_card_has_a_weight(players: int, options: dict[str, Any], seed: int) -> None:
    match = noripan.new("tongtong", players, seed=seed, options=options)
    chance = random.Random(seed)
    while not match.is_over:
        weights = HEURISTIC.weights(match.state)
        assert [CARDS[move] for move in sorted(weights)] == sorted(match.moves(), key=CARDS.index)
        assert min(weights.values()) >= 1
        match.play(chance.choice(match.moves()))
    assert HEURISTIC.weights(match.state) == {}


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_weights_do_not_depend_on_what_is_hidden(players: int, options: dict[str, Any]) -> None:
    match = noripan.new("tongtong", players, seed=11, options=options)
    chance, rng = random.Random(11), noripan.Rng.seeded(11)
    while match.to_move is not None:
        for _ in range(3):
            assert HEURISTIC.weights(match.state.guess(match.to_move, rng)) == HEURISTIC.weights(match.state)
        match.play(chance.choice(match.moves()))


@pytest.mark.parametrize("missions", [["high9", "low5", "high12"], ["high12", "low5", "high9"]])
def test_does_not_take_a_round_that_busts_it(missions: list[str]) -> None:
    assert liking(before_the_last_card(SIX_TO_WIN_WITH, missions=missions)) == ["B4", "R6"]


def test_takes_a_round_that_would_save_another() -> None:
    """With `low5` seat 1 would not bust any more; seat 0 stays above 5 and gets two sixes."""
    assert liking(before_the_last_card(SIX_TO_WIN_WITH, missions=["low5", "high9", "high12"])) == ["R6", "B4"]


@pytest.mark.parametrize("mission", ["high9", "low5", "high12", "sum10"])
def test_does_not_give_a_six_away(mission: str) -> None:
    missions = [mission, *(name for name in ("high9", "low5", "high12") if name != mission)][:3]
    assert liking(before_the_last_card(SIX_TO_GIVE_AWAY, missions=missions)) == ["B4", "R6"]


def test_gives_a_six_to_its_partner_only() -> None:
    assert liking(before_the_last_card(SIX_FOR_A_PARTNER)) == ["G5", "G6"]
    assert liking(before_the_last_card(SIX_FOR_A_PARTNER, teams=True)) == ["G6", "G5"]


def test_beats_chance() -> None:
    """One seat that lays the most promising card wins far more than a third of its matches against two that lay any."""
    chance = random.Random(7)
    won = 0.0
    for number in range(45):
        match = noripan.new("tongtong", 3, seed=number)
        while match.to_move is not None:
            match.play(liking(match)[0] if match.to_move == number % 3 else chance.choice(match.moves()))
        won += (number % 3 in match.winners()) / len(match.winners())
    assert won / 45 > 0.5


# ---- the standing


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_prospects_are_chances(players: int, options: dict[str, Any]) -> None:
    match = noripan.new("tongtong", players, seed=5, options=options)
    chance = random.Random(5)
    stages = []
    while not match.is_over:
        game = match.view(None)["game_number"]
        if game not in stages:
            stages.append(game)
            found = HEURISTIC.values(match.state)
            assert all(0 <= one <= 1 for one in found)
            assert sum(found) == pytest.approx(2 if options.get("teams") else 1), "partners share one chance"
        match.play(chance.choice(match.moves()))
    assert stages == [1, 2, 3]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_prospects_follow_the_totals_and_mostly_the_victory(players: int) -> None:
    match = noripan.new("tongtong", players, seed=8)
    while not match.is_over:
        if len(match.log) % (7 * players) == 0:
            found = HEURISTIC.values(match.state)
            totals = match.scores()
            assert all(
                (found[one] > found[other]) == (totals[one] > totals[other])
                for one in range(players)
                for other in range(players)
            )
        match.play(match.moves()[0])
    winners = match.winners()
    for seat, chance in enumerate(HEURISTIC.values(match.state)):
        assert chance > 0.9 / len(winners) if seat in winners else chance <= 0.05


@pytest.mark.skipif(not hasattr(HEURISTIC, "do_value"), reason="a compiled state cannot be given other totals")
def test_a_lead_counts_more_in_the_last_game() -> None:
    state: Any = noripan.new("tongtong", 3, seed=8).state.copy()
    state.totals = [10, 6, 6]
    chances = []
    for game in range(3):
        state.game = game
        chances.append(HEURISTIC.do_value(state, 0))
    assert chances == sorted(chances)
    assert chances[0] > 1 / 3
