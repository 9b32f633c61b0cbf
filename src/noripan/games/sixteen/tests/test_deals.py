"""SixTeen's deals: what fits is dealt exactly, what does not is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import noripan
from noripan import BadDeal
from noripan.games.sixteen.tests.positions import full_hands

GOOD = full_hands("R1", "", "", left_over="G9")


def test_a_deal_without_hands_keeps_what_it_names() -> None:
    match = noripan.new("sixteen", 3, seed=9, deal={"left_over": "bin"})
    assert match.view(None)["left_over"] == "bin"
    assert sum(match.view(None)["counts"]) == 3 * 29 - 5


def test_given_hands_are_dealt() -> None:
    match = noripan.new("sixteen", 3, seed=9, deal={"hands": GOOD})
    assert [sorted(hand) for hand in match.truth()["hands"]] == [sorted(t for t in h if t[1:] != "1") for h in GOOD]
    assert match.view(None)["left_over"] == "G9"


def test_only_the_first_rounds_need_a_deal() -> None:
    match = noripan.new("sixteen", 3, seed=9, options={"rounds": 3}, deal={"rounds": [{"hands": GOOD}, {"left_over": "P2"}]})
    while match.view(None)["round"] == 1:
        match.play(match.moves()[0])
    assert match.view(None)["left_over"] == "P2"


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ([], "deal_not_object"),
        ({"pile": []}, "deal_unknown_key"),
        ({"hands": "R1"}, "deal_not_list"),
        ({"hands": GOOD[:2]}, "deal_wrong_count"),
        ({"hands": [GOOD[0][1:], *GOOD[1:]]}, "deal_wrong_count"),
        ({"hands": [["X9", *GOOD[0][1:]], *GOOD[1:]]}, "deal_unknown_card"),
        ({"hands": [[7, *GOOD[0][1:]], *GOOD[1:]]}, "deal_unknown_card"),
        ({"hands": [GOOD[1], *GOOD[1:]]}, "deal_too_many"),
        ({"hands": GOOD, "left_over": GOOD[0][0]}, "deal_too_many"),
        ({"left_over": "R16"}, "deal_unknown_card"),
        ({"first": 3}, "deal_bad_seat"),
        ({"first": True}, "deal_bad_seat"),
        ({"rounds": [{}, {}]}, "deal_too_long"),
        ({"rounds": {}}, "deal_not_list"),
        ({"rounds": [{}], "first": 1}, "deal_unknown_key"),
    ],
)
def test_what_does_not_fit_is_refused(deal: Any, code: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("sixteen", 3, deal=deal)
    assert refusal.value.code == code


def test_two_players_have_no_left_over_and_no_ones() -> None:
    with pytest.raises(BadDeal, match="deal_unknown_key"):
        noripan.new("sixteen", 2, deal={"left_over": "R1"})
    hands = full_hands("", "")
    hands[0][0] = "R1"
    with pytest.raises(BadDeal, match="deal_too_many"):
        noripan.new("sixteen", 2, deal={"hands": hands})
