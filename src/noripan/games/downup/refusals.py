"""Why a move of Down Up is refused."""

from __future__ import annotations

from typing import Any

from noripan.core.errors import IllegalMove
from noripan.games.downup.codes import ADD, LAY
from noripan.games.downup.events import place_of_size, zone_of
from noripan.games.downup.notation import card_texts, cards_in_use, take_apart, turned_text
from noripan.games.downup.rules import DownUp
from noripan.games.downup.view import hand


def why_not(state: DownUp, move: int) -> IllegalMove:
    kind, place, number, cards = take_apart(move)
    if kind != LAY:
        owner: dict[str, Any] = {"seat": place // state.zones, "zone": zone_of(state, place)}
        if owner["seat"] == state.to_move:
            return IllegalMove("own_set")
        if not state.number[place]:
            return IllegalMove("no_set_there", **owner)
    missing = why_not_held(state, card_texts(number, cards))
    if missing is not None:
        return missing
    size = cards.bit_count()
    if kind == ADD:
        if number != state.number[place]:
            return IllegalMove("other_value", card=card_texts(number, cards)[0], value=state.number[place])
        size = state.cards[place].bit_count() + 1
    rival = place_of_size(state, size) or 0
    return IllegalMove(
        "too_low", value=number, size=size, to_beat=state.above[size], seat=rival // state.zones, zone=zone_of(state, rival)
    )


def why_not_held(state: DownUp, texts: list[str]) -> IllegalMove | None:
    """What keeps these cards from being played by the seat to move at all."""
    held = hand(state, state.to_move)
    deck = cards_in_use(state.players)
    for text in texts:
        top, bottom = (int(part) for part in text.split("/"))
        if (min(top, bottom), max(top, bottom)) not in deck:
            return IllegalMove("not_in_deck", card=text, players=state.players)
        if turned_text(text) in held:
            return IllegalMove("other_way_up", card=text, held_card=turned_text(text))
        if text not in held:
            return IllegalMove("not_held", card=text)
    return None
