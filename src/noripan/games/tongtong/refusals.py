"""Why a move of TongTong is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.games.tongtong.codes import COLOUR_SHIFT, LETTERS, NUMBERS
from noripan.games.tongtong.notation import CARDS, card_texts
from noripan.games.tongtong.rules import TongTong


def why_not(state: TongTong, move: int) -> IllegalMove:
    if move >= state.players * NUMBERS:
        return IllegalMove("not_in_use", card=CARDS[move], players=state.players)
    hand = state.hands[state.base + state.to_move]
    if not hand >> move & 1:
        return IllegalMove("not_held", card=CARDS[move])
    colour = LETTERS[state.laid[state.count - state.on_table] >> COLOUR_SHIFT]
    return IllegalMove("must_follow", card=CARDS[move], colour=colour, cards=card_texts(hand & state.suit))
