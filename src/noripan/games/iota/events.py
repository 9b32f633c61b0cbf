"""What a move of IOTA did."""

from __future__ import annotations

from noripan.core.cards import without
from noripan.core.events import GameEvent
from noripan.games.iota.codes import HAND, KEEP, LAY, LOT, PASS, SWAP, TRADE
from noripan.games.iota.lines import points, scored_lines
from noripan.games.iota.notation import TEXTS, coordinates, hand, take_apart, traded_cards
from noripan.games.iota.rules import Iota
from noripan.games.iota.view import laid


def events_of(before: Iota, move: int, after: Iota) -> list[GameEvent]:
    kind, card, place, traded = take_apart(move)
    seat = before.to_move
    x, y = coordinates(place)
    if kind == LAY:
        return [GameEvent("laid", {"seat": seat, "card": TEXTS[card], "x": x, "y": y, "points": after.score_of_turn()})]
    if kind == SWAP:
        return [GameEvent("swapped", {"seat": seat, "card": TEXTS[card], "x": x, "y": y})]
    if kind == KEEP:
        return [GameEvent("kept", {"seat": seat}, to=(seat,))]  # IO-33: nobody else learns who had the chance
    if kind == PASS:
        events = [GameEvent("passed", {"seat": seat})]
    elif kind == TRADE:
        events = events_of_trade(before, traded_cards(before, traded), after)
    else:
        events = events_of_turn(before, after)
    return events + events_of_end(after, kind)


def events_of_trade(before: Iota, cards: list[str], after: Iota) -> list[GameEvent]:
    """IO-20: all see how many cards go under the pile, but not which."""
    seat = before.to_move
    drawn = without(hand(after, seat), without(hand(before, seat), cards))
    own = {"seat": seat, "cards": cards, "drawn_cards": sorted(drawn)}
    return [
        GameEvent("traded", {"seat": seat, "count": len(cards)}, not_to=(seat,)),
        GameEvent("traded_cards", own, to=(seat,)),
    ]


def events_of_turn(before: Iota, after: Iota) -> list[GameEvent]:
    """The lines of a turn one by one, what doubles it, its score, and the cards drawn."""
    seat = before.to_move
    table = {(x, y): card for card, x, y in laid(before)}
    events = []
    for run in scored_lines(table, before.fresh):
        line = [table[spot] for spot in run]
        events.append(
            GameEvent("lot_scored" if len(line) == LOT else "line_scored", {"cards": line, "points": points(line)})
        )
    if before.fresh == HAND:
        events.append(GameEvent("four_laid", {"seat": seat}))
    if after.is_over:
        events.append(GameEvent("hand_emptied", {"seat": seat}))
    scored = after.totals[seat] - before.totals[seat]
    events.append(GameEvent("turn_scored", {"seat": seat, "points": scored, "total": after.totals[seat]}))
    drawn = sorted(without(hand(after, seat), hand(before, seat)))
    if drawn:
        events.append(GameEvent("drew", {"seat": seat, "count": len(drawn)}, not_to=(seat,)))
        events.append(GameEvent("drew_cards", {"seat": seat, "cards": drawn}, to=(seat,)))
    if before.cards.left and not after.cards.left:
        events.append(GameEvent("pile_emptied"))
    return events


def events_of_end(after: Iota, kind: int) -> list[GameEvent]:
    if not after.is_over:
        return []
    stuck = [GameEvent("all_passed", {"count": after.passes})] if kind in (PASS, TRADE) else []
    return [*stuck, GameEvent("match_won", {"seats": list(after.winners())})]
