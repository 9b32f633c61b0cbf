"""Reading a deal: the checks that every game's deal needs, each with an error that says what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from noripan.core.errors import BadDeal
from noripan.core.options import is_whole

Deal = dict[str, Any]


def read_keys(deal: object, allowed: Collection[str]) -> Deal:
    """The deal as a dict that has only keys the game knows."""
    if not isinstance(deal, dict):
        raise BadDeal("deal_not_object")
    for key in deal:
        if key not in allowed:
            raise BadDeal("deal_unknown_key", key=str(key)[:40], allowed=", ".join(allowed))
    return deal


def read_list(value: object, where: str, size: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise BadDeal("deal_not_list", where=where)
    if size is not None and len(value) != size:
        raise BadDeal("deal_wrong_count", where=where, count=len(value), expected=size)
    return value


def read_cards(value: object, where: str, names: Mapping[str, int], size: int | None = None) -> list[int]:
    """A list of cards; `names` gives the number of each card text."""
    cards = []
    for text in read_list(value, where, size):
        if not isinstance(text, str) or text not in names:
            raise BadDeal("deal_unknown_card", where=where, text=str(text)[:40])
        cards.append(names[text])
    return cards


def read_hands(value: object, where: str, names: Mapping[str, int], players: int, size: int | None) -> list[list[int]]:
    """One complete hand for every seat."""
    hands = read_list(value, where, players)
    return [read_cards(hand, f"{where}[{seat}]", names, size) for seat, hand in enumerate(hands)]


def read_seat(value: object, where: str, players: int) -> int:
    if not is_whole(value) or not 0 <= value < players:
        raise BadDeal("deal_bad_seat", where=where, last=players - 1)
    return value


def check_deck(cards: Iterable[int], deck: Mapping[int, int], text: Callable[[int], str]) -> None:
    """No card more often than the deck in use has it."""
    for card, count in Counter(cards).items():
        if count > deck.get(card, 0):
            raise BadDeal("deal_too_many", card=text(card), count=count, most=deck.get(card, 0))
