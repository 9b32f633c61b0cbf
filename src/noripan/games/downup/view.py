"""What a seat sees of Down Up (DU-70)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.downup.codes import ROUNDS, STAR, TURNS
from noripan.games.downup.notation import DEALT_NUMBERS, DEALT_TEXTS, card_texts
from noripan.games.downup.rules import DECK, DownUp

BIT_OF = {text: 1 << number // 2 for text, number in DEALT_NUMBERS.items()}  # either way up
IN_ORDER = [f"{low}/{high}" for low, high in sorted(DECK)]


def public(state: DownUp) -> View:
    return {
        "round": state.round + 1,
        "rounds": ROUNDS,
        "turn": state.turn + (not state.is_over),
        "turns": TURNS,
        "zone": state.zone + 1 if state.zones == 2 else None,
        "began": state.began,
        "out": state.out if state.out >= 0 else None,
        "tokens": state.tokens[: state.players],
        "goal": state.goal,
        "sets": sets(state),
        "discarded": discarded(state),
        "counts": state.held[: state.players],
        "known": known(state),
        "star": None if state.seen >> STAR & 1 else state.began,  # who is sure to hold 1/5★, either way up
        "hand": None,
    }


def private(state: DownUp, seat: int) -> View:
    return {"hand": hand(state, seat)}


def sets(state: DownUp) -> list[dict[str, Any]]:
    """The sets on the table; the zone is told with two players only."""
    zones = state.zones
    return [
        {
            "seat": place // zones,
            "zone": place % 2 + 1 if zones == 2 else None,
            "value": value,
            "size": cards.bit_count(),
            "cards": card_texts(value, cards),
        }
        for place, (value, cards) in enumerate(zip(state.number, state.cards, strict=True))
        if value
    ]


def discarded(state: DownUp) -> list[str]:
    """The lower number is written on top: lying face down, the cards have no way up."""
    gone = state.discarded
    return [text for text in IN_ORDER if gone & BIT_OF[text]] if gone else []


def hand(state: DownUp, seat: int) -> list[str]:
    """By top number, then by bottom number."""
    found: list[str] = []
    for top, cards in enumerate(state.hand(seat)):
        if cards:
            found += card_texts(top, cards)
    return found


def known(state: DownUp) -> list[list[str]]:
    """The cards of each hand that went there from the table, as they are turned now."""
    seen = state.seen
    return [[text for text in hand(state, seat) if seen & BIT_OF[text]] for seat in range(state.players)]


def truth(state: DownUp) -> View:
    return {"hands": [hand(state, seat) for seat in range(state.players)]}


def census(state: DownUp) -> list[str]:
    """Every card, wherever it is, with the lower number on top."""
    everywhere = [text for one in sets(state) for text in one["cards"]]
    for seat in range(state.players):
        everywhere += hand(state, seat)
    return sorted(DEALT_TEXTS[DEALT_NUMBERS[text] // 2 * 2] for text in everywhere + discarded(state))
