"""What a seat sees of IOTA (IO-50)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.iota.deal import pile
from noripan.games.iota.notation import FACES, TEXTS, cards_of, coordinates, hand
from noripan.games.iota.rules import Iota

SLOTS, PILE = 81, 16  # of a seat's memory: how many, and where the pile begins in it


def view(state: Iota, seat: int | None) -> View:
    table = laid(state)
    return {
        "turn": None if state.over else state.turn,
        "asked": state.asking and seat == state.to_move,
        "table": table,
        "laid": table[len(table) - state.fresh :],
        "turn_score": state.score_of_turn(),
        "wilds": wilds(state),
        "counts": state.cards.held[: state.players],
        "pile_count": state.cards.left,
        "passes": state.passes,
        "first": state.cards.first,
        "fill_gaps": state.fill_gaps,
        "short": state.cards.half,
        "hand": None if seat is None else hand(state, seat),
        "known": None if seat is None else known(state, seat),
    }


def laid(state: Iota) -> list[list[Any]]:
    """[card, x, y] for every card on the table, in the order of laying."""
    grid = state.grid
    spots, faces = grid.spots, grid.faces
    return [[TEXTS[faces[i]], *coordinates(spots[i])] for i in range(grid.n)]


def wilds(state: Iota) -> list[View]:
    """Where wilds lie, and which cards each of them may stand for (IO-31)."""
    places, may = state.grid.wild_place, state.grid.wild_may
    found = [(*coordinates(place), cards_of(may[wild])) for wild, place in enumerate(places) if place >= 0]
    return [{"x": x, "y": y, "may_be": cards} for x, y, cards in sorted(found)]


def known(state: Iota, seat: int) -> View:
    """Cards out of a seat's sight that it knows for certain: in the hands of others, and in the pile with their depth."""
    memory = state.cards.memory
    may = memory.may[seat * SLOTS : seat * SLOTS + SLOTS]
    wild = memory.wild[seat * SLOTS : seat * SLOTS + SLOTS]
    seen = hand(state, seat) + [card for card, _, _ in laid(state)]
    unseen = sum(1 << card for card, text in enumerate(FACES) if text not in seen)

    def certain(slot: int) -> list[str]:
        cards = cards_of(may[slot] & unseen)
        return ["W"] if not cards else cards if len(cards) == 1 and not wild[slot] else []

    held, top = state.cards.held, state.cards.top
    hands = [
        [] if other == seat else sorted(card for i in range(held[other]) for card in certain(other * 4 + i))
        for other in range(state.players)
    ]
    pile_cards = [[depth, *certain(PILE + ((top + depth) & 63))] for depth in range(state.cards.left)]
    return {"hands": hands, "pile": [entry for entry in pile_cards if len(entry) == 2]}


def truth(state: Iota) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "pile": pile(state),
        "out": cards_of(state.cards.out),
    }


def census(state: Iota) -> list[str]:
    """Every card, wherever it is; those left out of a short game too."""
    hidden = truth(state)
    held = [card for cards in hidden["hands"] for card in cards]
    return sorted([card for card, _, _ in laid(state)] + held + hidden["pile"] + hidden["out"])
