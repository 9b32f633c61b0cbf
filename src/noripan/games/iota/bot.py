"""What makes an IOTA move look tempting at first sight."""

from __future__ import annotations

from typing import cast

from noripan.games.iota.notation import END, LAY, SWAP, TEXTS, TRADE, WILD, take_apart, traded_cards
from noripan.games.iota.rules import Iota


def urge(state: Iota, move: int) -> int:
    """Take back wilds; lay what scores most, wilds last; with nothing to lay, trade all but wilds."""
    kind, card, _, traded = take_apart(move)
    if kind == SWAP:
        return 30_000 - int(TEXTS[card][2])
    if kind == LAY:
        after = cast(Iota, state.copy())
        after.apply(move)
        return 20_000 + 10 * after.score_of_turn() - (200 if card == WILD else 0)
    if kind == END:
        return 10_000
    return sum(-1 if text == "W" else 1 for text in traded_cards(state, traded)) if kind == TRADE else 0
