"""Down Up's deals: what fits is dealt exactly, what does not is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import noripan
from noripan import BadDeal
from noripan.games.downup.tests.positions import flip, full_hands, hands, turned

GOOD = full_hands("5/1 8/2", "", "7/3")
OTHER = [[turned(card) for card in hand] for hand in reversed(GOOD)]


def as_sets(dealt: list[list[str]]) -> list[set[str]]:
    return [set(hand) for hand in dealt]


def test_given_hands_are_dealt_as_rotated() -> None:
    match = noripan.new("downup", 3, seed=9, deal={"rounds": [GOOD]})
    assert as_sets(hands(match)) == as_sets(GOOD)
    assert match.to_move == 0


def test_later_rounds_can_be_given_or_left_to_chance() -> None:
    drawn = noripan.new("downup", 3, seed=9, deal={"rounds": [GOOD]})
    given = noripan.new("downup", 3, seed=9, deal={"rounds": [GOOD, OTHER]})
    skipped = noripan.new("downup", 3, seed=9, deal={"rounds": [None, OTHER]})
    for match in (drawn, given, skipped):
        flip(match, 300)
    assert as_sets(hands(given)) == as_sets(hands(skipped)) == as_sets(OTHER) != as_sets(hands(drawn))
    assert given.to_move == 2


@pytest.mark.parametrize("deal", [{}, {"rounds": []}, {"rounds": [None]}, {"rounds": [None] * 30}])
def test_an_empty_deal_leaves_everything_to_the_seed(deal: dict[str, Any]) -> None:
    assert hands(noripan.new("downup", 3, seed=9, deal=deal)) == hands(noripan.new("downup", 3, seed=9))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_deal_can_be_written_down(players: int) -> None:
    match = noripan.new("downup", players, seed=4)
    deal = match.game.deal_of(match.state)
    twin = noripan.new("downup", players, seed=77, deal=deal)
    assert hands(twin) == hands(match) and twin.to_move == match.to_move


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ([], "deal_not_object"),
        ("rounds", "deal_not_object"),
        ({"hands": GOOD}, "deal_unknown_key"),
        ({"rounds": GOOD[0][0]}, "deal_not_list"),
        ({"rounds": None}, "deal_not_list"),
        ({"rounds": {"0": GOOD}}, "deal_not_list"),
        ({"rounds": [7]}, "deal_not_list"),
        ({"rounds": GOOD}, "deal_wrong_count"),
        ({"rounds": [GOOD[:2]]}, "deal_wrong_count"),
        ({"rounds": [[*GOOD, []]]}, "deal_wrong_count"),
        ({"rounds": [[GOOD[0][1:], *GOOD[1:]]]}, "deal_wrong_count"),
        ({"rounds": [[None, *GOOD[1:]]]}, "deal_not_list"),
        ({"rounds": [[["1/4", *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"rounds": [[["1/5★", *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"rounds": [[[15, *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"rounds": [[[["1/5"], *GOOD[0][1:]], *GOOD[1:]]]}, "deal_unknown_card"),
        ({"rounds": [[GOOD[1], *GOOD[1:]]]}, "deal_too_many"),
        ({"rounds": [[[turned(GOOD[0][1]), *GOOD[0][1:]], *GOOD[1:]]]}, "deal_too_many"),
        ({"rounds": [[["1/9", *GOOD[0][1:]], *GOOD[1:]]]}, "deal_too_many"),
        ({"rounds": [GOOD, GOOD[:1]]}, "deal_wrong_count"),
        ({"rounds": [GOOD] * 31}, "deal_too_long"),
    ],
)
def test_what_does_not_fit_is_refused(deal: Any, code: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("downup", 3, deal=deal)
    assert refusal.value.code == code
