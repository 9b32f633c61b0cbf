"""Sets up Down Up tables: name the cards that matter, the rest of each hand is filled from the deck in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import noripan
from noripan import IllegalMove
from noripan.core.match import Match

MISSING = [{1, 4}, {2, 3}, {5, 6}, {7, 8}, {9, 10}]
PAIRS = [(low, high) for high in range(1, 11) for low in range(1, high) if {low, high} not in MISSING]
HIGHEST = {2: 7, 3: 8, 4: 9, 5: 10}


def deck(players: int) -> list[str]:
    """The cards in use, the lower number on top."""
    return [f"{low}/{high}" for low, high in PAIRS if high <= HIGHEST[players]]


def turned(text: str) -> str:
    return "/".join(reversed(text.split("/")))


def upright(text: str) -> str:
    """The card with the lower number on top."""
    return "/".join(sorted(text.split("/"), key=int))


def full_hands(*wanted: str) -> list[list[str]]:
    """Complete hands that have the wanted cards as turned; filled up with what nobody named, the lower number on top."""
    hands = [text.split() for text in wanted]
    named = [upright(card) for hand in hands for card in hand]
    assert len(named) == len(set(named)), "a card is named twice"
    fillers = [card for card in deck(len(wanted)) if card not in named]
    for hand in hands:
        while len(hand) < len(deck(len(wanted))) // len(wanted):
            hand.append(fillers.pop(0))
    assert not fillers, "a hand is too big"
    return hands


def table(*wanted: str) -> Match:
    """A match whose first round is dealt like this."""
    return table_of_rounds(len(wanted), wanted)


def table_of_rounds(players: int, *rounds: Sequence[str] | None) -> Match:
    """A match with several rounds dealt; None leaves a round to chance."""
    deal = {"rounds": [None if wanted is None else full_hands(*wanted) for wanted in rounds]}
    return noripan.new("downup", players, seed=1, deal=deal)


def play(match: Match, moves: str) -> Match:
    """Play moves written as `lay 1/5, flip, take @0`."""
    for move in moves.split(", "):
        match.play(move)
    return match


def flip(match: Match, times: int) -> Match:
    for _ in range(times):
        match.play("flip")
    return match


def refused(match: Match, move: str) -> dict[str, Any]:
    """The code and the events with which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    return {"code": refusal.value.code, **refusal.value.details}


def hands(match: Match) -> list[list[str]]:
    return match.truth()["hands"]  # type: ignore[no-any-return]


def lying(match: Match) -> dict[str, list[str]]:
    """The sets on the table by the notation of their place."""
    sets = match.view(None)["sets"]
    return {f"@{s['seat']}" + (f".{s['zone']}" if s["zone"] else ""): s["cards"] for s in sets}


def told(match: Match, since: int) -> list[tuple[str, dict[str, Any]]]:
    """What everybody was told after the first `since` events."""
    return [(event.name, event.data) for event in match.events[since:] if event.seen_by(None)]
