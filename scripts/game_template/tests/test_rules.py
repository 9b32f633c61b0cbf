"""The rules of Samplegame, clause by clause."""

from __future__ import annotations

import pytest

import noripan
from noripan import BadDeal, IllegalMove
from noripan.core.match import Match
from noripan.games.samplegame.notation import CARDS

HANDS = "R1 R2 Y1 G5  B1 B2 B3 G4"  # of two players; R3 is turned up
PILE = "Y2 Y3 Y4 Y5 G1 G2 G3 R4 R5 B4 B5"


def table(moves: str = "") -> Match:
    match = noripan.new("samplegame", 2, seed=1, deal={"deck": f"{HANDS} R3 {PILE}".split()})
    for move in moves.split():
        match.play(move)
    return match


def code_of(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    return refused.value.code


@pytest.mark.clause("ZZ-1", "ZZ-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_four_cards_and_one_is_turned_up(players: int) -> None:
    match = noripan.new("samplegame", players, seed=1)
    assert match.view(0)["counts"] == [4] * players
    assert match.view(0)["pile_count"] == len(CARDS) - 4 * players - 1
    assert match.to_move == 0


@pytest.mark.clause("ZZ-10")
def test_a_card_fits_by_colour_or_number() -> None:
    match = table()
    assert match.moves() == ["R1", "R2", "draw"]
    assert code_of(match, "G5") == "does_not_fit"
    assert code_of(match, "B3") == "not_held"
    match.play("R1")
    assert match.view(None)["top"] == "R1"
    assert match.moves() == ["B1", "draw"]


@pytest.mark.clause("ZZ-11")
def test_drawing_ends_the_turn() -> None:
    match = table("draw")
    assert match.view(0)["hand"] == ["R1", "R2", "Y1", "Y2", "G5"]
    assert match.to_move == 1


@pytest.mark.clause("ZZ-12")
def test_passing_takes_the_place_of_drawing() -> None:
    match = table()
    assert code_of(match, "pass") == "can_draw"
    match = table("draw " * 11)
    assert "draw" not in match.moves()
    assert code_of(match, "draw") == "pile_empty"
    match.play("pass")


@pytest.mark.clause("ZZ-20")
def test_an_empty_hand_wins_at_once() -> None:
    deck = ["R1", "R2", "R3", "R4", *(card for card in CARDS if card not in ("R1", "R2", "R3", "R4", "R5"))]
    match = noripan.new("samplegame", 2, seed=1, deal={"deck": [*deck[:8], "R5", *deck[8:]]})
    for move in ("R1", "draw", "R2", "draw", "R3", "draw", "R4"):
        match.play(move)
    assert match.is_over
    assert match.scores() == [0, 7]
    assert match.winners() == [0]


@pytest.mark.clause("ZZ-21")
def test_the_match_ends_when_all_pass() -> None:
    match = table("draw " * 11 + "pass pass")
    assert match.is_over
    assert match.scores() == [10, 9]
    assert match.winners() == [1]


@pytest.mark.clause("ZZ-30")
def test_only_the_drawer_sees_the_card() -> None:
    match = table("draw")
    assert match.frame(0, 0)["events"] == [{"event": "drew_card", "card": "Y2"}]
    assert match.frame(1, 0)["events"] == [{"event": "drew", "seat": 0}]
    assert match.view(1)["hand"] == ["G4", "B1", "B2", "B3"]
    assert match.view(None)["hand"] is None


def test_a_deal_has_every_card_once() -> None:
    with pytest.raises(BadDeal):
        noripan.new("samplegame", 2, deal={"deck": ["R1"] * 20})
    with pytest.raises(BadDeal):
        noripan.new("samplegame", 2, deal={"pile": []})
