"""Sets up IOTA tables: name the cards that matter, the rest is filled from the deck in order."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

import noripan
from noripan import IllegalMove
from noripan.core.match import Match

FACES = [colour + shape + number for colour in "BGRY" for shape in "cstx" for number in "1234"]
DECK = [*FACES, "W", "W"]


def deal(*hands: str, starter: str = "Rc1", pile: str = "", first: int = 0, short: bool = False) -> dict[str, Any]:
    """A complete deal with these hands and these cards on top of the pile; wilds nobody named lie at its bottom."""
    named = [starter, *pile.split(), *" ".join(hands).split()]
    rest = Counter(DECK) - Counter(named)
    assert sum(rest.values()) == 66 - len(named), "a card is named twice"
    fillers = [card for card in FACES if rest[card]]
    full = [hand.split() for hand in hands]
    for hand in full:
        while len(hand) < 4:
            hand.append(fillers.pop(0))
    size = (34 if short else 66) - 4 * len(hands) - 1
    wilds = ["W"] * rest["W"]
    stack = [*pile.split(), *fillers][: size - len(wilds)] + wilds
    return {"first": first, "hands": full, "starter": starter, "pile": stack}


def table(
    *hands: str, starter: str = "Rc1", pile: str = "", first: int = 0, fill_gaps: bool = False, short: bool = False
) -> Match:
    options: dict[str, object] = {"fill_gaps": fill_gaps, "short": short}
    return noripan.new("iota", len(hands), 1, options, deal(*hands, starter=starter, pile=pile, first=first, short=short))


def play(match: Match, moves: str) -> Match:
    """Play moves written as `Rs2@1,0; end; pass`."""
    for move in moves.split(";"):
        match.play(move.strip())
    return match


def refused(match: Match, move: str) -> str:
    """The code with which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    return refusal.value.code


def lays(match: Match, card: str = "") -> list[str]:
    """The legal moves that lay a card, or this one."""
    return [move for move in match.moves() if "@" in move and not move.startswith("swap") and move.startswith(card)]


def climb(match: Match, turns: int) -> Match:
    """Play turns of one card each along a stair: every run has two cards there, so any card fits. Wilds stay in hand."""
    for _ in range(turns):
        stairs = len(match.view(None)["table"])
        assert match.to_move is not None
        card = next((card for card in match.view(match.to_move)["hand"] if card != "W"), None)
        play(match, f"{card}@{(stairs + 1) // 2},{stairs // 2}; end" if card else "pass")
    return match


class SlowRng:
    """The published generator, written down a second time: with it anyone can deal a published seed again."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(b"noripan:" + seed.encode()).digest()
        self.words = [int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")]
        first = self.next()
        self.words = [first, self.next() | 1]  # a match begins with a branch of the seed's generator

    def next(self) -> int:
        def turned(word: int, by: int) -> int:
            return (word << by | word >> (64 - by)) % 2**64

        low, high = self.words
        result = (turned((low + high) % 2**64, 17) + low) % 2**64
        high ^= low
        self.words = [turned(low, 49) ^ high ^ (high << 21) % 2**64, turned(high, 28)]
        return result

    def below(self, n: int) -> int:
        while True:
            product = (self.next() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
