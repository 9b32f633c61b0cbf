"""The generator: known numbers, seeds that re-deal, shuffles without bias."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import noripan
from noripan.core.errors import GameError
from noripan.core.rng import Rng, seed_text

MASK = 2**64 - 1


class Reference:
    """The generator as its documentation describes it, written apart from the project's own."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(b"noripan:" + seed.encode()).digest()
        self.words = [int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")]

    def next(self) -> int:
        a, b = self.words
        result = (self.turn(a + b, 17) + a) & MASK
        b ^= a
        self.words = [self.turn(a, 49) ^ b ^ (b << 21 & MASK), self.turn(b, 28)]
        return result

    @staticmethod
    def turn(word: int, by: int) -> int:
        word &= MASK
        return (word << by | word >> (64 - by)) & MASK

    def below(self, n: int) -> int:
        while True:
            product = (self.next() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


@given(
    st.text(st.characters(categories=["L", "N", "P"]), max_size=30),
    st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20),
)
def test_numbers_are_those_of_the_documented_generator(seed: str, bounds: list[int]) -> None:
    rng, reference = Rng.seeded(seed), Reference(seed)
    assert [rng.choose(n) for n in bounds] == [reference.below(n) for n in bounds]


def test_known_numbers_of_xoroshiro128plusplus() -> None:
    """The first outputs for the words 1 and 2, and the upper bits that a choice takes."""
    reference = Reference("")
    reference.words = [1, 2]
    outputs = [reference.next() for _ in range(4)]
    assert outputs[:3] == [393217, 669327710093319, 1732421326133921491]
    rng = Rng(1, 2)
    assert [rng.choose(2**30) for _ in range(4)] == [output >> 34 for output in outputs]


def test_a_number_is_its_digits() -> None:
    for name, game in noripan.games().items():
        assert noripan.new(name, game.seats[0], seed=7).truth() == noripan.new(name, game.seats[0], seed="7").truth()
    assert seed_text(2**128 - 1) == str(2**128 - 1)


def test_no_seed_draws_128_fresh_bits() -> None:
    seeds = {seed_text(None) for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, True, b"x", [], "x" * 1001, "line\nbreak"])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(GameError, match="bad_seed"):
        seed_text(seed)  # type: ignore[arg-type]


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_below_is_unbiased() -> None:
    for n in (2, 3, 5, 7, 10, 88):
        rng = Rng.seeded(f"unbiased {n}")
        counts = Counter(rng.choose(n) for _ in range(2000 * n))
        # 5 standard deviations above the mean of a chi-square variable with n-1 degrees of freedom
        assert chi_square([counts[i] for i in range(n)], 2000) < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("name", noripan.games())
def test_every_card_is_equally_likely_in_every_hand(name: str) -> None:
    """Deals of the real games, over many seeds: each seat gets each card about equally often."""
    game = noripan.find(name)
    players, deals = game.seats[-1], 400
    rng = Rng.seeded("deals")
    state = game.start(players, rng)
    seen: Counter[tuple[int, str]] = Counter()
    for _ in range(deals):
        state.restart(rng)
        for seat, hand in enumerate(game.truth(state)["hands"]):
            seen.update((seat, card) for card in hand)
    cards = {card for _, card in seen}
    for card in cards:
        counts = [seen[seat, card] for seat in range(players)]
        mean = sum(counts) / players
        assert chi_square(counts, mean) < 2 * (players - 1) + 7 * (2 * (players - 1)) ** 0.5, card
