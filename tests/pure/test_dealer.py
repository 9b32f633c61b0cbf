"""The dealer finds a deal whenever there is one, whatever the cards may not do."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.dealer import Dealer
from noripan.core.rng import Rng


def dealt(rooms: list[int], masks: list[int], seed: int) -> Dealer:
    dealer = Dealer(Rng.seeded(seed))
    dealer.clear(len(rooms))
    for place, room in enumerate(rooms):
        dealer.room[place] = room
    for card, mask in enumerate(masks):
        dealer.add(card, mask)
    dealer.deal()
    return dealer


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_deal_that_exists_is_found(data: st.DataObject) -> None:
    """Start from a hidden assignment, allow each card that place and some others: the deal fits."""
    places = data.draw(st.integers(1, 8))
    hidden = data.draw(st.lists(st.integers(0, places - 1), min_size=1, max_size=60))
    others = data.draw(st.lists(st.integers(0, 2**places - 1), min_size=len(hidden), max_size=len(hidden)))
    masks = [1 << place | other for place, other in zip(hidden, others, strict=True)]
    rooms = [hidden.count(place) for place in range(places)]
    dealer = dealt(rooms, masks, data.draw(st.integers(0, 100)))
    given_places = dealer.place[: dealer.n]
    assert [given_places.count(place) for place in range(places)] == rooms
    assert all(masks[card] >> place & 1 for card, place in enumerate(given_places))


def test_a_long_chain_of_moves() -> None:
    """Each card but the last may also be one place further on: only one deal fits."""
    n = 40
    masks = [1 << i | 1 << (i + 1) for i in range(n - 1)] + [1 << 0]
    for seed in range(20):
        dealer = dealt([1] * n, masks, seed)
        assert dealer.place[:n] == [*range(1, n), 0]


def test_free_cards_are_dealt_evenly() -> None:
    counts: Counter[int] = Counter()
    for seed in range(3000):
        counts[dealt([2, 1, 1], [7, 7, 7, 7], seed).place[0]] += 1
    assert abs(counts[0] - 1500) < 150
    assert abs(counts[1] - 750) < 120


def test_a_restricted_card_takes_a_roomier_place_more_often() -> None:
    counts: Counter[int] = Counter()
    for seed in range(3000):
        counts[dealt([3, 1, 2], [0b011, 7, 7, 7, 7, 7], seed).place[0]] += 1
    assert counts[2] == 0
    assert abs(counts[0] - 2250) < 150
