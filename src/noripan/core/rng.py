"""The one source of chance: xoroshiro128++, the same numbers interpreted and compiled.

Anyone can re-deal a published seed:

1. A seed is a text; a whole number stands for its decimal digits.
2. The SHA-256 of ``"noripan:" + text`` (UTF-8) gives the two 64-bit words of the generator: bytes 0-7 and
   bytes 8-15, little-endian.
3. ``next`` is xoroshiro128++ by Blackman and Vigna (rotations 17, 49, 28, shift 21).
4. ``below(n)`` is Lemire's method on the upper 32 bits: multiply by n and keep the upper half of the product;
   draw again while its lower half is below ``2**32 mod n``. It is unbiased.
5. ``shuffle`` is Fisher and Yates from the last place down to the second.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from noripan.core.errors import GameError
from noripan.core.options import whole

MASK64: Final = 0xFFFFFFFFFFFFFFFF
MASK32: Final = 0xFFFFFFFF
SPAN32: Final = 0x100000000
LONGEST_SEED: Final = 1000


def seed_text(seed: int | str | None) -> str:
    """The seed as the text that is hashed and saved; None draws 128 fresh bits."""
    if seed is None:
        return secrets.token_hex(16)
    if not isinstance(seed, str):
        number = whole(seed)
        if number is None or not 0 <= number < 1 << 128:
            raise GameError("bad_seed")
        return str(number)
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise GameError("bad_seed")
    return seed


class Rng:
    """A generator of 128 bits of state; a search gives every thread its own."""

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        if (low is None) != (high is None):
            raise TypeError("Rng takes both words of its state or none; Rng.seeded takes a seed")
        self.low = 1 if low is None else low
        self.high = 2 if high is None else high

    @staticmethod
    def seeded(seed: int | str) -> Rng:
        """The generator every match with this seed begins with.

        >>> noripan.Rng.seeded(7).choose(100) == noripan.Rng.seeded("7").choose(100)
        True
        """
        digest = hashlib.sha256(b"noripan:" + seed_text(seed).encode()).digest()
        return Rng(int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little"))

    def next(self) -> int:
        low = self.low
        high = self.high
        total = (low + high) & MASK64
        result = (((total << 17 | total >> 47) & MASK64) + low) & MASK64
        high ^= low
        self.low = ((low << 49 | low >> 15) & MASK64) ^ high ^ ((high << 21) & MASK64)
        self.high = (high << 28 | high >> 36) & MASK64
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely; n is at least 1."""
        product = (self.next() >> 32) * n
        if product & MASK32 < n:
            floor = (SPAN32 - n) % n
            while product & MASK32 < floor:
                product = (self.next() >> 32) * n
        return product >> 32

    def branch(self, other: Rng) -> None:
        """Become a new generator whose numbers are drawn from another."""
        self.low = other.next()
        self.high = other.next() | 1

    def follow(self, other: Rng) -> None:
        """Continue exactly as another generator would."""
        self.low = other.low
        self.high = other.high

    def shuffle(self, cards: list[int], size: int) -> None:
        for i in range(size - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    # ---- for callers in Python

    def choose(self, n: int) -> int:
        """A whole number from 0 to n-1.

        >>> rng = noripan.Rng.seeded(7)
        >>> [rng.choose(6) for _ in range(5)]
        [1, 3, 2, 1, 3]
        """
        if not 1 <= n < SPAN32 >> 1:
            raise ValueError("choose takes a number from 1 to 2**31 - 1")
        return self.below(n)

    def branched(self) -> Rng:
        """A generator of its own for a thread or a playout.

        >>> noripan.Rng.seeded(7).branched().choose(100) in range(100)
        True
        """
        twin = Rng()
        twin.branch(self)
        return twin
