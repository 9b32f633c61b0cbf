"""What a move of SixTeen did."""

from __future__ import annotations

from noripan.core.events import GameEvent
from noripan.games.sixteen.codes import DECLINE, END_BIT, LAY, LETTERS, PASS, RESTART_BIT, SCISSORS
from noripan.games.sixteen.notation import take_apart, tile_texts
from noripan.games.sixteen.rules import Sixteen
from noripan.games.sixteen.view import hand, rows


def events_of(before: Sixteen, move: int, after: Sixteen) -> list[GameEvent]:
    kind, colour, tiles, count = take_apart(move)
    seat = before.to_move
    events = []
    if kind == PASS:
        events.append(GameEvent("passed", {"seat": seat}))
    elif kind == DECLINE:
        events.append(GameEvent("declined_extra", {"seat": seat}))
    elif kind == LAY:
        events.append(GameEvent("laid", {"seat": seat, "cards": tile_texts(colour, tiles)}))
        if tiles & END_BIT:
            events.append(GameEvent("row_closed", {"colour": LETTERS[colour]}))
        if tiles & RESTART_BIT:
            events.append(GameEvent("row_restarted", {"colour": LETTERS[colour]}))
    else:
        gone = rows(before)[LETTERS[colour]][-count:]
        events.append(
            GameEvent("cut" if kind == SCISSORS else "binned", {"seat": seat, "colour": LETTERS[colour], "cards": gone})
        )
    if after.round > before.round:
        events += events_of_end(before, move, after)
    return events


def events_of_end(before: Sixteen, move: int, after: Sixteen) -> list[GameEvent]:
    """The screens are opened and counted; a new round may begin."""
    kind = take_apart(move).kind
    events = [GameEvent("all_passed") if kind == PASS else GameEvent("hand_emptied", {"seat": before.to_move})]
    for seat in range(before.players):
        left = hand(before, seat) if seat != before.to_move or kind == PASS else []
        points = after.totals[seat] - before.totals[seat]
        counted = {"seat": seat, "cards": left, "points": points, "total": after.totals[seat]}
        events.append(GameEvent("counted" if left else "counted_nothing", counted))
    if after.is_over:
        events.append(GameEvent("match_won", {"seats": list(after.winners())}))
    else:
        events.append(GameEvent("round_began", {"round": after.round + 1, "seat": after.to_move}))
    return events
