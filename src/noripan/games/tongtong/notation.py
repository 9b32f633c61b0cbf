"""TongTong's cards, moves and missions as text, and back."""

from __future__ import annotations

from noripan.core.cards import namer
from noripan.core.errors import UnreadableMove
from noripan.core.facts import Words
from noripan.games.tongtong.rules import TongTong

COLOURS = "RYBGP"  # n players use the first n (TT-2)
CARDS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 9)]
NUMBER_OF = {text: card for card, text in enumerate(CARDS)}
MISSIONS = ["high12", "high9", "low5", "plusminus11", "sum10"]
BASIC_MISSIONS = 3  # the first ones

card_texts = namer(CARDS)  # of a bit set, by colour and number
colour_texts = namer(COLOURS)


def write_move(state: TongTong, move: int) -> str:
    return CARDS[move]


def read_move(state: TongTong, text: str) -> int:
    text = text.strip()
    if text not in NUMBER_OF:
        raise UnreadableMove("unreadable", text=text[:40])
    return NUMBER_OF[text]


def card_words(text: str) -> Words:
    return Words("card-number", {"colour": text[0], "number": text[1:]})
