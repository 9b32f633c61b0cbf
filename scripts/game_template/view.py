"""What a seat sees of Samplegame (ZZ-30)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.samplegame.codes import DECK, PILE
from noripan.games.samplegame.notation import CARDS
from noripan.games.samplegame.rules import Samplegame


def public(state: Samplegame) -> View:
    seen: dict[str, Any] = {
        "top": CARDS[state.top],
        "pile_count": DECK - state.drawn,
        "counts": state.held[: state.players],
        "hand": None,
    }
    if state.is_over:
        seen["hands"] = [cards_at(state, seat) for seat in range(state.players)]
    return seen


def private(state: Samplegame, seat: int) -> View:
    return {"hand": cards_at(state, seat)}


def cards_at(state: Samplegame, place: int) -> list[str]:
    """A hand, or what lies at another place."""
    return [CARDS[card] for card in sorted(card for card, at in zip(state.deck, state.place, strict=True) if at == place)]


def truth(state: Samplegame) -> View:
    pile = [CARDS[card] for card, at in zip(state.deck, state.place, strict=True) if at == PILE]
    return {"hands": [cards_at(state, seat) for seat in range(state.players)], "pile": pile}


def census(state: Samplegame) -> list[str]:
    """Every card, wherever it is."""
    return sorted(CARDS[card] for card in state.deck)
