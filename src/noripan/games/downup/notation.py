"""Down Up's cards and moves as text, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from noripan.core.cards import bitset_names
from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.events import Words
from noripan.games.downup.codes import (
    ADD,
    CARDS_MASK,
    FLIP,
    HAND,
    HAND_OF_TWO,
    KIND_SHIFT,
    LAY,
    NUMBER_MASK,
    NUMBER_SHIFT,
    PLACE_MASK,
    PLACE_SHIFT,
    ROW,
    TAKE,
)
from noripan.games.downup.rules import DECK, DownUp

PARTNERS = [sorted(sum(pair) - top for pair in DECK if top in pair) for top in range(ROW)]  # [top] -> possible bottoms
NAMES_OF = [bitset_names([f"{top}/{bottom}" for bottom in PARTNERS[top]]) for top in range(ROW)]
# As dealt, a card is a number: its place in the deck * 2, plus 1 if the higher number is on top.
DEALT_TEXTS = [text for low, high in DECK for text in (f"{low}/{high}", f"{high}/{low}")]
DEALT_NUMBERS = {text: number for number, text in enumerate(DEALT_TEXTS)}

STARS = ("1/5", "5/1")  # the card 1/5★, either way up
CARD = r"(?:10|[1-9])/(?:10|[1-9])"
LAYING = re.compile(rf"lay ({CARD}(?: {CARD})*)")
REACHING = re.compile(rf"(?:add ({CARD})|take) @([0-9])(?:\.([12]))?")


class MoveParts(NamedTuple):
    """A move taken apart."""

    kind: int
    place: int  # of the set added to or taken
    number: int  # on top of the cards played
    cards: int  # played, as a set of those with that number


def take_apart(move: int) -> MoveParts:
    place, number = move >> PLACE_SHIFT & PLACE_MASK, move >> NUMBER_SHIFT & NUMBER_MASK
    return MoveParts(move >> KIND_SHIFT, place, number, move & CARDS_MASK)


def hand_size(players: int) -> int:
    """How many cards each seat is dealt (DU-2)."""
    return HAND_OF_TWO if players == 2 else HAND


def cards_in_use(players: int) -> tuple[tuple[int, int], ...]:
    """The part of the deck that this many players use (DU-2)."""
    return DECK[: players * hand_size(players)]


def card_texts(top: int, cards: int) -> list[str]:
    """A set of cards with one top number, by rising bottom number."""
    return NAMES_OF[top](cards)


def turned_text(text: str) -> str:
    """The same card after a rotation."""
    top, bottom = text.split("/")
    return f"{bottom}/{top}"


def write_move(state: DownUp, move: int) -> str:
    return move_text(move, state.zones)


@cache
def move_text(move: int, zones: int) -> str:
    kind, place, number, cards = take_apart(move)
    if kind == FLIP:
        return "flip"
    if kind == TAKE:
        return f"take {place_text(place, zones)}"
    texts = " ".join(card_texts(number, cards))
    return f"lay {texts}" if kind == LAY else f"add {texts} {place_text(place, zones)}"


def place_text(place: int, zones: int) -> str:
    return f"@{place // 2}.{place % 2 + 1}" if zones == 2 else f"@{place}"


def place_of(shown: Mapping[str, Any]) -> str:
    """The place of a set as a view shows it."""
    return f"@{shown['seat']}" if shown["zone"] is None else f"@{shown['seat']}.{shown['zone']}"


def read_move(state: DownUp, text: str) -> int:
    words = " ".join(text.lower().replace("★", "").split())  # as 1/5★ is shown
    if words == "flip":
        return FLIP << KIND_SHIFT
    if found := LAYING.fullmatch(words):
        return read_cards(found[1].split(" "))
    if found := REACHING.fullmatch(words):
        place = read_place(state, int(found[2]), found[3])
        reached = place << PLACE_SHIFT
        return TAKE << KIND_SHIFT | reached if found[1] is None else ADD << KIND_SHIFT | reached | read_cards([found[1]])
    raise UnreadableMove("unreadable", text=text[:40])


def read_cards(texts: list[str]) -> int:
    """The part of a move that says which cards are played; in a set they share the top number (DU-10)."""
    number, cards = int(texts[0].split("/")[0]), 0
    for text in texts:
        if text not in DEALT_NUMBERS:
            raise IllegalMove("no_such_card", text=text)
        top, bottom = (int(part) for part in text.split("/"))
        if top != number:
            raise IllegalMove("different_tops", card=texts[0], other_card=text)
        bit = 1 << PARTNERS[top].index(bottom)
        if cards & bit:
            raise IllegalMove("card_twice", card=text)
        cards |= bit
    return number << NUMBER_SHIFT | cards


def read_place(state: DownUp, seat: int, zone: str | None) -> int:
    if seat >= state.players:
        raise IllegalMove("no_such_seat", number=seat, players=state.players)
    if state.zones == 1:
        if zone is not None:
            raise IllegalMove("no_zones")
        return seat
    if zone is None:
        raise IllegalMove("zone_missing", example=f"@{seat}.1")
    return seat * 2 + int(zone) - 1


def card_words(text: str) -> Words:
    top, bottom = text.split("/")
    return Words("card-star" if text in STARS else "card-plain", {"top": int(top), "bottom": int(bottom)})
