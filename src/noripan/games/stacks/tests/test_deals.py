"""Sequence Stacks' deals: what fits is dealt exactly, what does not is refused with a reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import noripan
from noripan import BadDeal
from noripan.games.stacks.tests.positions import DECK, full_deal

GOOD: dict[str, Any] = full_deal("r1 bW jump r2 b5", "hold", "chip", pile="r4 b2", first=2)
HANDS, PILE = GOOD["hands"], GOOD["pile"]


def test_a_full_deal_is_dealt() -> None:
    match = noripan.new("stacks", 3, seed=9, deal=GOOD)
    assert [sorted(hand) for hand in match.truth()["hands"]] == [sorted(hand) for hand in HANDS]
    assert match.truth()["pile"] == PILE
    assert match.to_move == 2


def test_the_pile_is_drawn_from_its_top() -> None:
    match = noripan.new("stacks", 3, seed=9, deal=GOOD)
    match.play("discard chip")
    assert "r4" in match.view(2)["hand"]
    assert match.truth()["pile"] == PILE[1:]


def test_hands_alone_leave_the_pile_to_chance() -> None:
    piles = [noripan.new("stacks", 3, seed=seed, deal={"hands": HANDS}).truth()["pile"] for seed in (1, 2)]
    assert piles[0] != piles[1]
    assert Counter(piles[0]) == Counter(piles[1]) == Counter(PILE)


def test_a_pile_alone_leaves_the_hands_to_chance() -> None:
    tables = [noripan.new("stacks", 3, seed=seed, deal={"pile": PILE}).truth() for seed in range(5)]
    assert all(truth["pile"] == PILE for truth in tables)
    assert len({str(truth["hands"]) for truth in tables}) > 1
    for truth in tables:
        assert Counter(card for hand in truth["hands"] for card in hand) + Counter(PILE) == DECK


def test_the_first_player_alone() -> None:
    assert [noripan.new("stacks", 4, seed=4, deal={"first": seat}).to_move for seat in range(4)] == [0, 1, 2, 3]


def test_what_the_deal_leaves_open_comes_from_the_seed() -> None:
    one, two = (noripan.new("stacks", 4, seed=4, deal={"first": seat}) for seat in (0, 3))
    assert one.truth()["hands"] == two.truth()["hands"]
    assert noripan.new("stacks", 4, seed=4).truth() == noripan.new("stacks", 4, seed=4).truth()


def swapped(text: str) -> list[list[str]]:
    return [[text, *HANDS[0][1:]], *HANDS[1:]]


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ([], "deal_not_object"),
        ("pile", "deal_not_object"),
        ({"deck": []}, "deal_unknown_key"),
        ({"hands": "r1"}, "deal_not_list"),
        ({"hands": HANDS[:2]}, "deal_wrong_count"),
        ({"hands": [HANDS[0][1:], *HANDS[1:]]}, "deal_wrong_count"),
        ({"hands": swapped("r6")}, "deal_unknown_card"),
        ({"hands": [[7, *HANDS[0][1:]], *HANDS[1:]]}, "deal_unknown_card"),
        ({"hands": [["hold"] * 4 + ["r1"], *HANDS[1:]]}, "deal_too_many"),
        ({"pile": PILE[1:]}, "deal_wrong_count"),
        ({"pile": [*PILE, "r1"]}, "deal_wrong_count"),
        ({"pile": ["hold"] * 4 + PILE[4:]}, "deal_too_many"),
        ({"pile": None}, "deal_not_list"),
        ({"hands": swapped("reverse"), "pile": PILE}, "deal_too_many"),
        ({"first": 3}, "deal_bad_seat"),
        ({"first": -1}, "deal_bad_seat"),
        ({"first": "0"}, "deal_bad_seat"),
        ({"first": True}, "deal_bad_seat"),
    ],
)
def test_what_does_not_fit_is_refused(deal: Any, code: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("stacks", 3, deal=deal)
    assert refusal.value.code == code


@pytest.mark.clause("SS-2")
@pytest.mark.parametrize("card", ["reverse", "hold hold hold", "chip chip chip", "steal steal steal", "jump jump jump"])
def test_two_players_have_fewer_specials(card: str) -> None:
    hands = [[*card.split(), "r1", "r2", "r3", "r4"][:5], ["b1", "b2", "b3", "b4", "b5"]]
    with pytest.raises(BadDeal, match="deal_too_many"):
        noripan.new("stacks", 2, deal={"hands": hands})
