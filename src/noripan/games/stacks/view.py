"""What a seat sees of Sequence Stacks (SS-60)."""

from __future__ import annotations

from noripan.core.game import View
from noripan.games.stacks.notation import CARDS, COLOURS, HOLD_CARD
from noripan.games.stacks.rules import Stacks

KINDS = 17
SEATS = 6
CLAIMS = 12


def view(state: Stacks, seat: int | None) -> View:
    chips, bank, window = state.chips, state.bank, state.window
    return {
        "turn": state.turn,
        "direction": state.direction,
        "reverses": state.reverses,
        "jumps": state.jumps,
        "piles": piles(state),
        "discards": [texts(state.discard_pile(other)) for other in range(state.players)],
        "chips": [{"r": chips[other * 2], "b": chips[other * 2 + 1]} for other in range(state.players)],
        "bank": {"r": bank[0], "b": bank[1]},
        "aside": counted(state.aside),
        "used": counted(state.used),
        "counts": state.held[: state.players],
        "pile_count": state.pile_size,
        "idle": state.idle,
        "window": window >= 0,
        "window_colour": COLOURS[window] if window >= 0 else None,
        **knowledge(state, seat),
        "hand": None if seat is None else hand(state, seat),
    }


def texts(kinds: list[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def counted(counts: list[int]) -> list[str]:
    """The cards of a count per kind."""
    return [text for text, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def piles(state: Stacks) -> dict[str, list[list[str]]]:
    """The open piles of each colour, the older first."""
    heights, wilds = state.heights, state.wilds
    return {
        letter: [
            [letter + ("W" if wilds[slot] >> i & 1 else str(i + 1)) for i in range(heights[slot])]
            for slot in (colour * 2, colour * 2 + 1)
            if heights[slot]
        ]
        for colour, letter in enumerate(COLOURS)
    }


def hand(state: Stacks, seat: int) -> list[str]:
    return counted(state.hands[seat * KINDS : seat * KINDS + KINDS])


def pile(state: Stacks) -> list[str]:
    """The draw pile from its top."""
    return texts(state.pile[: state.pile_size][::-1])


def knowledge(state: Stacks, seat: int | None) -> View:
    """What is certain of hidden cards: in each hand, in several hands together, and who cannot have a hold."""
    observer = state.players if seat is None else seat
    known: list[list[str]] = [[] for _ in range(state.players)]
    among = []
    first = observer * CLAIMS
    for claim in sorted(state.claims[first : first + state.claim_count[observer]]):
        card, count = CARDS[claim >> 9], claim >> 6 & 7
        seats = [other for other in range(state.players) if claim >> other & 1]
        if len(seats) == 1:
            known[seats[0]] += [card] * count
        else:
            among.append({"card": card, "count": count, "seats": seats})
    if seat is not None:
        known[seat] = hand(state, seat)
    return {"known": known, "among": among, "without_hold": without_hold(state, seat)}


def without_hold(state: Stacks, seat: int | None) -> list[int]:
    """The seats that cannot have a hold, as far as this seat or a spectator knows."""
    row = (state.players if seat is None else seat) * SEATS
    most = state.hold_most[row : row + state.players]
    if seat is not None:
        most[seat] = state.hands[seat * KINDS + HOLD_CARD]
    return [other for other in range(state.players) if most[other] == 0]


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
