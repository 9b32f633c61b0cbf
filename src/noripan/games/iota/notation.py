"""IOTA's cards, places and moves as text, and back."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from noripan.core.cards import bitset_names
from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.events import Words
from noripan.games.iota.codes import (
    CARD_MASK,
    CARD_SHIFT,
    COLUMN_MASK,
    END,
    KEEP,
    KIND_SHIFT,
    LAY,
    MIDDLE,
    PASS,
    PLACE_MASK,
    ROW_SHIFT,
    SWAP,
    TRADE,
    TRADED_MASK,
)
from noripan.games.iota.rules import Iota

LETTERS = "BGRY"
SHAPES = "cstx"
FACES = [colour + shape + number for colour in LETTERS for shape in SHAPES for number in "1234"]
TEXTS = [*FACES, "W"]  # [card]
NUMBER_OF = {text: card for card, text in enumerate(TEXTS)}
cards_of = bitset_names(FACES)  # a bit set, in notation order

PLAIN = {"end": END << KIND_SHIFT, "pass": PASS << KIND_SHIFT, "keep": KEEP << KIND_SHIFT}
WORDS = {move: text for text, move in PLAIN.items()}
FARTHEST = 60  # no grid of IOTA reaches farther from its starter
CARD = r"(W|[RGBY][cstx][1-4])"
LAYING = re.compile(rf"(swap )?{CARD} ?@ ?(-?\d{{1,4}}) ?, ?(-?\d{{1,4}})", re.ASCII)
TRADING = "trade "


class MoveParts(NamedTuple):
    """A move taken apart."""

    kind: int
    card: int  # laid or swapped
    place: int  # where to
    traded: int  # the places in the hand, as a bit set


def take_apart(move: int) -> MoveParts:
    card, place = move >> CARD_SHIFT & CARD_MASK, move & PLACE_MASK
    return MoveParts(move >> KIND_SHIFT, card, place, move & TRADED_MASK)


@cache
def coordinates(place: int) -> tuple[int, int]:
    """x to the right and y downward from the starter."""
    return (place & COLUMN_MASK) - MIDDLE, (place >> ROW_SHIFT) - MIDDLE


def place_at(x: int, y: int) -> int:
    return (y + MIDDLE) << ROW_SHIFT | (x + MIDDLE)


def hand(state: Iota, seat: int) -> list[str]:
    """A hand in notation order."""
    return [TEXTS[card] for card in state.cards.hand(seat)]


def traded_cards(state: Iota, traded: int) -> list[str]:
    return [card for i, card in enumerate(hand(state, state.to_move)) if traded >> i & 1]


def write_move(state: Iota, move: int) -> str:
    if move >> KIND_SHIFT == TRADE:
        return trade_texts(state.cards.hand(state.to_move))[move & TRADED_MASK]
    return move_text(move)


@lru_cache(maxsize=1 << 10)
def trade_texts(cards: tuple[int, ...]) -> tuple[str, ...]:
    """[places in a hand, as a bit set] -> the text of trading the cards there."""
    texts = ["trade"]
    for card in cards:
        texts += [f"{text} {TEXTS[card]}" for text in texts]
    return tuple(texts)


@lru_cache(maxsize=1 << 14)
def move_text(move: int) -> str:
    """Any move but a trade."""
    if move in WORDS:
        return WORDS[move]
    kind, card, place, _ = take_apart(move)
    x, y = coordinates(place)
    return f"{'swap ' if kind == SWAP else ''}{TEXTS[card]}@{x},{y}"


def read_move(state: Iota, text: str) -> int:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if text.startswith(TRADING):
        return TRADE << KIND_SHIFT | read_trade(state, text)
    if found := LAYING.fullmatch(text):
        x, y = int(found[3]), int(found[4])
        if max(abs(x), abs(y)) > FARTHEST:
            raise IllegalMove("not_beside", x=x, y=y)
        return (SWAP if found[1] else LAY) << KIND_SHIFT | NUMBER_OF[found[2]] << CARD_SHIFT | place_at(x, y)
    raise UnreadableMove("unreadable", text=text[:40])


def is_fixed(text: str) -> bool:
    """A trade names cards in notation, but places in the hand as a move."""
    return TRADING not in text


def read_trade(state: Iota, text: str) -> int:
    """The places in the hand of these cards; of two wilds the first goes first."""
    left = hand(state, state.to_move)
    traded = 0
    for card in text[len(TRADING) :].split(" "):
        if card not in NUMBER_OF:
            raise UnreadableMove("unreadable", text=text[:40])
        if card not in left:
            raise IllegalMove("not_held", card=card)
        at = left.index(card)
        left[at] = ""
        traded |= 1 << at
    return traded


def card_words(text: str) -> Words:
    if text == "W":
        return Words("card-wild", {})
    return Words("card-plain", {"colour": text[0], "shape": text[1], "number": text[2]})
