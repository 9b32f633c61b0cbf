"""Cards and moves of Samplegame as text, and back."""

from __future__ import annotations

from noripan.core.errors import UnreadableMove
from noripan.core.events import Words
from noripan.games.samplegame.codes import DRAW, LETTERS, NUMBERS, PASS
from noripan.games.samplegame.rules import Samplegame

CARDS = [f"{colour}{number}" for colour in LETTERS for number in range(1, NUMBERS + 1)]
NUMBER_OF = {text: card for card, text in enumerate(CARDS)}
MOVES = {**NUMBER_OF, "draw": DRAW, "pass": PASS}
TEXTS = {move: text for text, move in MOVES.items()}


def write_move(state: Samplegame, move: int) -> str:
    return TEXTS[move]


def read_move(state: Samplegame, text: str) -> int:
    text = text.strip()
    if text not in MOVES:
        raise UnreadableMove("unreadable", text=text[:40])
    return MOVES[text]


def card_words(text: str) -> Words:
    return Words("card-number", {"colour": text[0], "number": text[1:]})
