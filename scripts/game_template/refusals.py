"""Why a move of Samplegame is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.games.samplegame.codes import DRAW, PASS
from noripan.games.samplegame.notation import CARDS
from noripan.games.samplegame.rules import Samplegame
from noripan.games.samplegame.view import cards_at


def why_not(state: Samplegame, move: int) -> IllegalMove:
    if move == DRAW:
        return IllegalMove("pile_empty")
    if move == PASS:
        return IllegalMove("can_draw")
    if CARDS[move] not in cards_at(state, state.to_move):
        return IllegalMove("not_held", card=CARDS[move])
    return IllegalMove("does_not_fit", card=CARDS[move], top_card=CARDS[state.top])
