"""What a seat sees of Down Up (DU-70)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.downup.notation import DEALT_NUMBERS, DEALT_TEXTS, card_texts
from noripan.games.downup.rules import DECK, DownUp

ROW = 11
ROUNDS, TURNS = 30, 300
STAR = DECK.index((1, 5))


def view(state: DownUp, seat: int | None) -> View:
    return {
        "round": state.round + 1,
        "rounds": ROUNDS,
        "turn": state.turn + (not state.over),
        "turns": TURNS,
        "zone": state.zone + 1 if state.zones == 2 else None,
        "began": state.began,
        "out": state.out if state.out >= 0 else None,
        "tokens": state.tokens[: state.players],
        "goal": state.goal,
        "sets": sets(state),
        "discarded": discarded(state),
        "counts": state.held[: state.players],
        "known": [known(state, other) for other in range(state.players)],
        "star": None if state.seen >> STAR & 1 else state.began,  # who is sure to hold 1/5★, either way up
        "hand": None if seat is None else hand(state, seat),
    }


def set_at(state: DownUp, place: int) -> dict[str, Any] | None:
    """The set at a place, or None; the zone is told with two players only."""
    value, cards = state.number[place], state.cards[place]
    if not value:
        return None
    owner = {"seat": place // state.zones, "zone": place % 2 + 1 if state.zones == 2 else None}
    return {**owner, "value": value, "size": cards.bit_count(), "cards": card_texts(value, cards)}


def sets(state: DownUp) -> list[dict[str, Any]]:
    there = (set_at(state, place) for place in range(state.players * state.zones))
    return [one for one in there if one is not None]


def discarded(state: DownUp) -> list[str]:
    """The lower number is written on top: lying face down, the cards have no way up."""
    return sorted((DEALT_TEXTS[card * 2] for card in range(40) if state.discarded >> card & 1), key=numbers)


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split("/")]


def hand(state: DownUp, seat: int) -> list[str]:
    """By top number, then by bottom number."""
    hands, way = state.hands, seat * 2 + state.turned[seat]
    return [text for number in range(1, ROW) for text in card_texts(number, hands[way * ROW + number])]


def known(state: DownUp, seat: int) -> list[str]:
    """The cards of this hand that went there from the table, as they are turned now."""
    return [text for text in hand(state, seat) if state.seen >> DEALT_NUMBERS[text] // 2 & 1]


def truth(state: DownUp) -> View:
    return {"hands": [hand(state, seat) for seat in range(state.players)]}


def census(state: DownUp) -> list[str]:
    """Every card, wherever it is, with the lower number on top."""
    everywhere = [text for one in sets(state) for text in one["cards"]]
    for seat in range(state.players):
        everywhere += hand(state, seat)
    return sorted(DEALT_TEXTS[DEALT_NUMBERS[text] // 2 * 2] for text in everywhere + discarded(state))
