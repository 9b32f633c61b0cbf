"""What makes a Down Up move look tempting at first sight."""

from __future__ import annotations

from noripan.games.downup.notation import ADD, LAY, TAKE, take_apart
from noripan.games.downup.rules import DownUp

ROW = 11


def urge(state: DownUp, move: int) -> int:
    """Big, high and whole sets first; flip where that makes bigger ones; a single card is shed best by adding it."""
    kind, place, number, cards = take_apart(move)
    seat = state.to_move
    hands, way = state.hands, state.turned[seat]
    if kind == LAY:
        shed = cards.bit_count()
        kept_behind = hands[(seat * 2 + way) * ROW + number].bit_count() - shed
        return 40 * shed + 3 * number - 30 * kept_behind + (1000 if shed == state.held[seat] else 0)
    if kind == ADD:
        return 75 + (1000 if state.held[seat] == 1 else 0)
    if kind == TAKE:
        return 10 - state.cards[place].bit_count()
    gain = biggest(hands, seat * 2 + 1 - way) - biggest(hands, seat * 2 + way)
    return 50 + 30 * gain


def biggest(hands: list[int], hand: int) -> int:
    """The size of the largest set in a hand, one way up."""
    return max(cards.bit_count() for cards in hands[hand * ROW : hand * ROW + ROW])
