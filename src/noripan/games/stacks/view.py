"""What a seat sees of Sequence Stacks (SS-60)."""

from __future__ import annotations

from functools import cache
from typing import Any

from noripan.core.game import View
from noripan.games.stacks.codes import (
    CLAIM_COUNT_MASK,
    CLAIM_COUNT_SHIFT,
    CLAIM_KIND_SHIFT,
    CLAIMS,
    HOLD_CARD,
    LETTERS,
    SEATS,
)
from noripan.games.stacks.notation import CARDS
from noripan.games.stacks.rules import Stacks


def public(state: Stacks) -> View:
    chips, bank, window = state.chips, state.bank, state.window
    seats = range(state.players)
    return {
        "turn": state.turn,
        "direction": state.direction,
        "reverses": state.reverses,
        "jumps": state.jumps,
        "piles": piles(state),
        "discards": [texts(state.discard_pile(seat)) for seat in seats],
        "chips": [{"r": chips[seat * 2], "b": chips[seat * 2 + 1]} for seat in seats],
        "bank": {"r": bank[0], "b": bank[1]},
        "aside": counted(state.aside),
        "used": counted(state.used),
        "counts": state.held[: state.players],
        "pile_count": state.pile_size,
        "idle": state.idle,
        "window": window >= 0,
        "window_colour": LETTERS[window] if window >= 0 else None,
        **claims(state, state.players),
        "without_hold": [seat for seat, most in enumerate(most_holds(state, state.players)) if most == 0],
        "hand": None,
    }


def private(state: Stacks, seat: int) -> View:
    own = hand(state, seat)
    seen = claims(state, seat)
    seen["known"][seat] = own
    most = most_holds(state, seat)
    most[seat] = own.count(CARDS[HOLD_CARD])
    return {**seen, "without_hold": [other for other in range(state.players) if most[other] == 0], "hand": own}


def texts(kinds: list[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def counted(counts: list[int]) -> list[str]:
    """The cards of a count per kind."""
    found: list[str] = []
    for kind, count in enumerate(counts):
        if count:
            found += [CARDS[kind]] * count
    return found


def piles(state: Stacks) -> dict[str, list[list[str]]]:
    """The open piles of each colour, the older first."""
    heights, wilds = state.heights, state.wilds
    found: dict[str, list[list[str]]] = {letter: [] for letter in LETTERS}
    for slot, height in enumerate(heights):
        if height:
            found[LETTERS[slot // 2]].append([*pile_texts(slot // 2, height, wilds[slot])])
    return found


@cache
def pile_texts(colour: int, height: int, wilds: int) -> tuple[str, ...]:
    """The cards of an open pile from below, those of a bit set being wilds."""
    return tuple(LETTERS[colour] + ("W" if wilds >> i & 1 else str(i + 1)) for i in range(height))


def hand(state: Stacks, seat: int) -> list[str]:
    return texts(state.hand(seat))


def pile(state: Stacks) -> list[str]:
    """The draw pile from its top."""
    return texts(state.pile[: state.pile_size][::-1])


def claims(state: Stacks, observer: int) -> dict[str, Any]:
    """What a seat, or as the last observer a spectator, is sure of: cards in one hand, and in several hands together."""
    known: list[list[str]] = [[] for _ in range(state.players)]
    among = []
    first = observer * CLAIMS
    for claim in sorted(state.claims[first : first + state.claim_count[observer]]):
        card, count = CARDS[claim >> CLAIM_KIND_SHIFT], claim >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
        seats = [seat for seat in range(state.players) if claim >> seat & 1]
        if len(seats) == 1:
            known[seats[0]] += [card] * count
        else:
            among.append({"card": card, "count": count, "seats": seats})
    return {"known": known, "among": among}


def most_holds(state: Stacks, observer: int) -> list[int]:
    """How many holds each seat has at most, as far as an observer of the others knows."""
    return state.hold_most[observer * SEATS : observer * SEATS + state.players]


def truth(state: Stacks) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "pile": pile(state),
        "asked": state.to_move if state.window >= 0 else None,
    }


def census(state: Stacks) -> list[str]:
    """Every card, wherever it is."""
    everywhere = pile(state) + counted(state.aside) + counted(state.used)
    for seat in range(state.players):
        everywhere += hand(state, seat) + texts(state.discard_pile(seat))
    return sorted(everywhere + [card for open_piles in piles(state).values() for one in open_piles for card in one])
