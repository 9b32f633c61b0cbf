"""Cards as texts."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from noripan.core.cards import bitset_names, without


@given(st.integers(0, 70), st.integers(0, 2**64 - 1))
def test_the_names_of_a_set_are_those_of_its_bits_in_order(size: int, bits: int) -> None:
    names = [f"name {i}" for i in range(size)]
    assert bitset_names(names)(bits) == [name for i, name in enumerate(names) if bits >> i & 1]


def test_every_list_of_names_is_a_new_one() -> None:
    names_of = bitset_names("abc")
    names_of(5).clear()
    assert names_of(5) == ["a", "c"]


@given(st.text("abcd"), st.text("abcde"))
def test_cards_without_others(cards: str, others: str) -> None:
    left = without(cards, others)
    assert Counter(left) == Counter(cards) - Counter(others)


def test_cards_without_others_keep_their_order() -> None:
    assert without(["b", "a", "c", "a"], ["a"]) == ["b", "c", "a"]
