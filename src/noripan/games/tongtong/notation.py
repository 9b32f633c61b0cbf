"""TongTong's cards, moves and missions as text, and back."""

from __future__ import annotations

from noripan.core.cards import bitset_names
from noripan.core.errors import UnreadableMove
from noripan.core.events import Words
from noripan.games.tongtong.codes import LETTERS, NUMBERS
from noripan.games.tongtong.rules import TongTong

CARDS = [f"{colour}{number}" for colour in LETTERS for number in range(1, NUMBERS + 1)]
NUMBER_OF = {text: card for card, text in enumerate(CARDS)}
MISSION_NAMES = ["high12", "high9", "low5", "plusminus11", "sum10"]

card_texts = bitset_names(CARDS)  # of a bit set, by colour and number
colour_texts = bitset_names(LETTERS)


def write_move(state: TongTong, move: int) -> str:
    return CARDS[move]


def read_move(state: TongTong, text: str) -> int:
    text = text.strip()
    if text not in NUMBER_OF:
        raise UnreadableMove("unreadable", text=text[:40])
    return NUMBER_OF[text]


def card_words(text: str) -> Words:
    return Words("card-number", {"colour": text[0], "number": text[1:]})
