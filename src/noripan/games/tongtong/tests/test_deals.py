"""TongTong's deals and moves as text: what fits is taken exactly, what does not is refused with a reason."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import noripan
from noripan import BadDeal, BadOption, GameOver, IllegalMove, UnreadableMove
from noripan.games.tongtong.tests.scripts import AROUND_12, PILES, SIXES_210, hands_of, play_rounds, played

GOOD = hands_of(PILES)
ANY_JSON = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-9, 50), st.text(max_size=3), st.sampled_from(["R8", "Y1", "low5", "P1"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=8), st.dictionaries(st.sampled_from(["hands", "missions", "x"]), inner)
    ),
    max_leaves=40,
)


def test_given_hands_are_dealt() -> None:
    match = noripan.new("tongtong", 3, seed=9, deal={"hands": [GOOD]})
    assert [sorted(hand) for hand in match.truth()["hands"]] == [sorted(hand) for hand in GOOD]


def test_a_hand_is_shown_by_colour_and_number() -> None:
    match = noripan.new("tongtong", 3, deal={"hands": [GOOD]})
    assert match.view(0)["hand"] == ["R4", "R6", "R8", "Y6", "Y7", "Y8", "B7", "B8"]


def test_games_without_a_deal_are_drawn() -> None:
    deal = {"hands": [None, hands_of(SIXES_210)]}
    matches = [noripan.new("tongtong", 3, seed=seed, deal=deal) for seed in (1, 2)]
    assert matches[0].truth()["hands"] != matches[1].truth()["hands"]
    for match in matches:
        while match.view(None)["game_number"] == 1:
            match.play(match.moves()[0])
        assert [sorted(hand) for hand in match.truth()["hands"]] == [sorted(hand) for hand in hands_of(SIXES_210)]
        play_rounds(match, SIXES_210[:7])
    assert matches[0].truth()["hands"] != matches[1].truth()["hands"]


def test_missions_and_hands_are_independent() -> None:
    missions = ["low5", "high9", "high12"]
    match = noripan.new("tongtong", 3, seed=1, deal={"missions": missions})
    assert match.truth()["missions"] == missions
    assert match.truth()["hands"] != noripan.new("tongtong", 3, seed=2, deal={"missions": missions}).truth()["hands"]
    orders = {tuple(noripan.new("tongtong", 3, seed=s, deal={"hands": [GOOD]}).truth()["missions"]) for s in range(60)}
    assert len(orders) == 6


def test_the_deal_of_a_match_sets_it_up_again() -> None:
    match = played(PILES, AROUND_12)
    deal = match.game.deal_of(match.state)
    assert [sorted(hand) for hand in deal["hands"][1]] == [sorted(hand) for hand in hands_of(AROUND_12)]
    twin = noripan.new("tongtong", 3, seed="other", deal=deal)
    for move in match.log:
        twin.play(move)
    assert twin.truth() == match.truth()


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ([], "deal_not_object"),
        ("R8", "deal_not_object"),
        ({"first": 0}, "deal_unknown_key"),
        ({"hands": None}, "deal_not_list"),
        ({"hands": {}}, "deal_not_list"),
        ({"hands": GOOD}, "deal_wrong_count"),
        ({"hands": [GOOD] * 4}, "deal_too_long"),
        ({"hands": [GOOD[:2]]}, "deal_wrong_count"),
        ({"hands": [[GOOD[0][1:], *GOOD[1:]]]}, "deal_wrong_count"),
        ({"hands": [[["R9", *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"hands": [[[8, *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"hands": [[["G1", *GOOD[0][1:]], *GOOD[1:]]]}, "deal_too_many"),
        ({"hands": [[GOOD[1], *GOOD[1:]]]}, "deal_too_many"),
        ({"hands": [None, [GOOD[1], *GOOD[1:]]]}, "deal_too_many"),
        ({"missions": "high12"}, "deal_not_list"),
        ({"missions": ["high12", "low5"]}, "deal_wrong_count"),
        ({"missions": ["high12", "low5", "high10"]}, "deal_unknown_mission"),
        ({"missions": ["high12", "low5", 3]}, "deal_unknown_mission"),
        ({"missions": ["high12", "low5", ["high9"]]}, "deal_unknown_mission"),
    ],
)
def test_what_does_not_fit_is_refused(deal: Any, code: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("tongtong", 3, deal=deal)
    assert refusal.value.code == code


@pytest.mark.clause("TT-4")
def test_a_mission_cannot_come_twice() -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("tongtong", 3, deal={"missions": ["high12", "low5", "high12"]})
    assert (refusal.value.code, refusal.value.details) == ("deal_mission_twice", {"mission": "high12"})


@pytest.mark.clause("TT-5", "TT-6")
@pytest.mark.parametrize("mission", ["plusminus11", "sum10"])
def test_advanced_missions_need_an_advanced_match(mission: str) -> None:
    deal = {"missions": ["high12", mission, "low5"]}
    with pytest.raises(BadDeal) as refusal:
        noripan.new("tongtong", 3, deal=deal)
    assert (refusal.value.code, refusal.value.details) == ("deal_advanced_mission", {"mission": mission})
    match = noripan.new("tongtong", 3, options={"advanced": True}, deal=deal)
    assert match.truth()["missions"] == deal["missions"]


@pytest.mark.clause("TT-2")
def test_colours_not_in_use_cannot_be_dealt_or_laid() -> None:
    match = noripan.new("tongtong", 3, deal={"hands": [GOOD]})
    with pytest.raises(IllegalMove) as refusal:
        match.play("G1")
    assert (refusal.value.code, refusal.value.details) == ("not_in_use", {"card": "G1", "players": 3})


@given(deal=ANY_JSON, players=st.integers(3, 5))
def test_any_deal_is_taken_or_refused_with_a_code(deal: Any, players: int) -> None:
    with suppress(BadDeal):
        assert noripan.new("tongtong", players, seed=1, deal=deal).to_move is not None


@given(options=ANY_JSON)
def test_any_options_are_taken_or_refused_with_a_code(options: Any) -> None:
    with suppress(BadOption):
        assert noripan.new("tongtong", 4, seed=1, options=options).to_move is not None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"missions": ["high12", "low5"]}, "option_picks"),
        ({"missions": ["high12", "low5", "low5"]}, "option_picks"),
        ({"missions": ["high12", "low5", "high99"]}, "option_picks"),
        ({"rank_points": []}, "option_numbers"),
        ({"rank_points": [10, -1]}, "option_numbers"),
        ({"rank_points": [1, 2, 3, 4, 5, 6]}, "option_numbers"),
        ({"teams": 1}, "option_flag"),
        ({"advanced": "yes"}, "option_flag"),
        ({"missionz": None}, "unknown_option"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        noripan.new("tongtong", 4, options=options)
    assert refusal.value.code == code


# ---- moves as text


def test_a_card_is_a_move() -> None:
    match = noripan.new("tongtong", 3, deal={"hands": [GOOD]})
    match.play("  R6\n")
    assert match.log == ["R6"]
    with pytest.raises(IllegalMove) as refusal:
        match.play("R8")
    assert (refusal.value.code, refusal.value.details) == ("not_held", {"card": "R8"})
    assert match.log == ["R6"]


@given(text=st.one_of(st.text(max_size=6), st.from_regex(r"[RYGBPX][0-9]{1,2}", fullmatch=True)))
def test_any_text_is_a_legal_card_or_refused_with_a_code(text: str) -> None:
    match = noripan.new("tongtong", 3, deal={"hands": [GOOD]})
    with suppress(UnreadableMove, IllegalMove):
        match.play(text)
    assert match.log in ([], [text.strip()])


@pytest.mark.parametrize("text", ["", "R", "R0", "R9", "8", "r8", "R8 R7", "R-8", "R８", "pass"])
def test_what_is_no_card_cannot_be_read(text: str) -> None:
    match = noripan.new("tongtong", 3, deal={"hands": [GOOD]})
    with pytest.raises(UnreadableMove) as refusal:
        match.play(text)
    assert refusal.value.code == "unreadable"


def test_nothing_can_be_played_after_the_end() -> None:
    match = played(SIXES_210, SIXES_210, SIXES_210)
    assert match.moves() == []
    with pytest.raises(GameOver):
        match.play("R8")
