"""What a move of Samplegame did."""

from __future__ import annotations

from noripan.core.events import GameEvent
from noripan.games.samplegame.codes import DRAW, PASS
from noripan.games.samplegame.notation import CARDS
from noripan.games.samplegame.rules import Samplegame


def events_of(before: Samplegame, move: int, after: Samplegame) -> list[GameEvent]:
    seat = before.to_move
    if move == PASS:
        events = [GameEvent("passed", {"seat": seat})]
    elif move == DRAW:
        card = CARDS[before.deck[before.drawn]]
        events = [  # ZZ-30: only the seat that draws sees the card
            GameEvent("drew_card", {"card": card}, to=(seat,)),
            GameEvent("drew", {"seat": seat}, not_to=(seat,)),
        ]
    else:
        events = [GameEvent("laid", {"seat": seat, "card": CARDS[move]})]
    return [*events, GameEvent("match_won", {"seats": list(after.winners())})] if after.is_over else events
