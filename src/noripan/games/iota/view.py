"""What a seat sees of IOTA (IO-50)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.iota.codes import PILE, RING_MASK, SEAT_SHIFT
from noripan.games.iota.deal import pile
from noripan.games.iota.lines import doublings, shown_lines
from noripan.games.iota.notation import TEXTS, cards_of, coordinates, hand
from noripan.games.iota.rules import Iota


def public(state: Iota) -> View:
    table = laid(state)
    lines = shown_lines({(x, y): card for card, x, y in table}, state.fresh) if state.fresh else []
    return {
        "turn": None if state.is_over else state.turn,
        "asked": False,
        "table": table,
        "laid": table[len(table) - state.fresh :],
        "lines": lines,
        "doublings": doublings(state, lines),
        "turn_score": state.score_of_turn(),
        "wilds": wilds(state),
        "counts": state.cards.held[: state.players],
        "pile_count": state.cards.left,
        "passes": state.passes,
        "first": state.cards.first,
        "fill_gaps": state.fill_gaps,
        "short": state.cards.half,
        "hand": None,
        "known": None,
    }


def private(state: Iota, seat: int) -> View:
    return {
        "asked": state.asking and seat == state.to_move,
        "hand": hand(state, seat),
        "known": known(state, seat),
    }


def laid(state: Iota) -> list[list[Any]]:
    """[card, x, y] for every card on the table, in the order of laying."""
    grid = state.grid
    return [[TEXTS[face], *coordinates(spot)] for face, spot in zip(grid.faces[: grid.n], grid.spots, strict=False)]


def wilds(state: Iota) -> list[View]:
    """Where wilds lie, and which cards each of them may stand for (IO-31)."""
    places, may = state.grid.wild_place, state.grid.wild_may
    found = [(*coordinates(place), cards_of(may[wild])) for wild, place in enumerate(places) if place >= 0]
    return [{"x": x, "y": y, "may_be": cards} for x, y, cards in sorted(found)]


def known(state: Iota, seat: int) -> View:
    """Cards out of a seat's sight that it knows for certain: in the hands of others, and in the pile with their depth."""
    hands: list[list[str]] = [[] for _ in range(state.players)]
    pile_cards = []
    top = PILE + state.cards.top
    for slot, card in state.cards.certain(seat, state.grid.cards()):
        if slot < PILE:
            hands[slot >> SEAT_SHIFT].append(TEXTS[card])
        else:
            pile_cards.append([slot - top & RING_MASK, TEXTS[card]])
    return {"hands": [sorted(cards) for cards in hands], "pile": pile_cards}


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
