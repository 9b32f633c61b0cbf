"""Sets up SixTeen tables: name the tiles that matter, the rest of each hand is filled from the deck in order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import noripan
from noripan.core.match import Match

DECK = [c + f for c in "RYGBP" for f in [*map(str, range(1, 16)), "E", "R"]] + ["scissors", "scissors", "bin"]
HAND_SIZE = {2: 30, 3: 29, 4: 22}


def tiles(text: str) -> list[str]:
    """`R2-4 R15-E bin` -> R2 R3 R4 R15 RE bin."""
    found = []
    for word in text.split():
        first, _, last = word.partition("-")
        if not last:
            found.append(first)
            continue
        top = 15 if last in "ER" else int(last)
        found += [first[0] + str(n) for n in range(int(first[1:]), top + 1)] + ([first[0] + last] if last in "ER" else [])
    return found


def full_hands(*wanted: str, left_over: str | None = None) -> list[list[str]]:
    """Complete hands that have the wanted tiles; filled up with what nobody named, from the end of the deck."""
    hands = [tiles(text) for text in wanted]
    rest = Counter(tile for tile in DECK if len(wanted) > 2 or tile[1:] != "1")
    rest.subtract(tile for hand in hands for tile in hand)
    if left_over:
        rest[left_over] -= 1
    assert min(rest.values()) >= 0, "a tile is named twice"
    fillers = [tile for tile in reversed(DECK) if rest[tile] > 0]
    fillers = list(dict.fromkeys(fillers)) + (["scissors"] if rest["scissors"] == 2 else [])
    for hand in hands:
        while len(hand) < HAND_SIZE[len(wanted)]:
            hand.append(fillers.pop(0))
    return hands


def table(*wanted: str, first: int | None = None, left_over: str | None = None, **options: Any) -> Match:
    deal: dict[str, Any] = {"hands": full_hands(*wanted, left_over=left_over)}
    if left_over:
        deal["left_over"] = left_over
    if first is not None:
        deal["first"] = first
    return noripan.new("sixteen", len(wanted), seed=1, options=options, deal=deal)


def play(match: Match, moves: str) -> Match:
    """Play moves written as `R2, scissors R, end`."""
    for move in moves.split(", "):
        match.play(move)
    return match
