"""Why a move of Sequence Stacks is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.games.stacks.codes import ALLOW, END, HOLD, KINDS, LAY, LETTERS, STEAL
from noripan.games.stacks.notation import CARDS, MoveParts, take_apart
from noripan.games.stacks.rules import Stacks


def why_not(state: Stacks, move: int) -> IllegalMove:
    parts = take_apart(move)
    if state.window >= 0:
        return IllegalMove("answer_first", seat=state.turn)  # SS-45
    if parts.action in (HOLD, ALLOW):
        return IllegalMove("nobody_asks")  # SS-44
    if parts.action == END:
        return IllegalMove("must_discard")  # SS-20
    if parts.source:
        below = state.discard_pile(state.turn)
        if not below or below[-1] != parts.kind:
            return IllegalMove("not_on_top", card=CARDS[parts.kind])  # SS-13
    elif not state.hands[state.turn * KINDS + parts.kind]:
        return IllegalMove("not_held", card=CARDS[parts.kind])
    return why_without_effect(state, parts)


def why_without_effect(state: Stacks, parts: MoveParts) -> IllegalMove:
    """The card is there, but it cannot be laid or has no effect (SS-46)."""
    if parts.action == LAY:
        colour = LETTERS[parts.colour]
        if parts.number == 1:
            return IllegalMove("two_piles_open", colour=colour)  # SS-11
        return IllegalMove("no_pile_wants", colour=colour, number=parts.number)  # SS-12
    if parts.seat == state.turn:
        return IllegalMove("own_seat")
    if parts.action == STEAL:
        return IllegalMove("discard_empty" if parts.top else "hand_empty", seat=parts.seat)  # SS-42
    if not state.chips[parts.seat * 2 + parts.colour]:
        return IllegalMove("no_such_chip", seat=parts.seat, colour=LETTERS[parts.colour])
    return IllegalMove("chip_would_win", colour=LETTERS[parts.colour])  # SS-43
