"""What an IOTA move did, and how it reads in words."""

from __future__ import annotations

from noripan.core.cards import without
from noripan.core.facts import Fact, Words
from noripan.games.iota.lines import LOT, points, scored_lines
from noripan.games.iota.notation import KEEP, LAY, PASS, SWAP, TEXTS, TRADE, coordinates, hand, take_apart, traded_cards
from noripan.games.iota.rules import Iota
from noripan.games.iota.view import laid


def tell(before: Iota, move: int, after: Iota) -> list[Fact]:
    kind, card, place, traded = take_apart(move)
    seat = before.to_move
    x, y = coordinates(place)
    if kind == LAY:
        return [Fact("laid", {"seat": seat, "card": TEXTS[card], "x": x, "y": y, "points": after.score_of_turn()})]
    if kind == SWAP:
        return [Fact("swapped", {"seat": seat, "card": TEXTS[card], "x": x, "y": y})]
    if kind == KEEP:
        return [Fact("kept", {"seat": seat}, to=(seat,))]  # IO-33: nobody else learns that there was a chance
    if kind == PASS:
        facts = [Fact("passed", {"seat": seat})]
    elif kind == TRADE:
        facts = tell_trade(before, traded_cards(before, traded), after)
    else:
        facts = tell_turn(before, after)
    return facts + tell_end(after, kind)


def tell_trade(before: Iota, cards: list[str], after: Iota) -> list[Fact]:
    """IO-20: all see how many cards go under the pile, but not which."""
    seat = before.to_move
    drawn = without(hand(after, seat), without(hand(before, seat), cards))
    own = {"seat": seat, "cards": cards, "drawn_cards": sorted(drawn)}
    return [
        Fact("traded", {"seat": seat, "count": len(cards)}, not_to=(seat,)),
        Fact("traded_cards", own, to=(seat,)),
    ]


def tell_turn(before: Iota, after: Iota) -> list[Fact]:
    """The lines of a turn one by one, what doubles it, its score, and the cards drawn."""
    seat = before.to_move
    table = {(x, y): card for card, x, y in laid(before)}
    facts = []
    for run in scored_lines(table, before.fresh):
        line = [table[spot] for spot in run]
        facts.append(Fact("lot_scored" if len(line) == LOT else "line_scored", {"cards": line, "points": points(line)}))
    if before.fresh == 4:
        facts.append(Fact("four_laid", {"seat": seat}))
    if after.over:
        facts.append(Fact("hand_emptied", {"seat": seat}))
    scored = after.totals[seat] - before.totals[seat]
    facts.append(Fact("turn_scored", {"seat": seat, "points": scored, "total": after.totals[seat]}))
    drawn = sorted(without(hand(after, seat), hand(before, seat)))
    if drawn:
        facts.append(Fact("drew", {"seat": seat, "count": len(drawn)}, not_to=(seat,)))
        facts.append(Fact("drew_cards", {"seat": seat, "cards": drawn}, to=(seat,)))
    if before.cards.left and not after.cards.left:
        facts.append(Fact("pile_emptied"))
    return facts


def tell_end(after: Iota, kind: int) -> list[Fact]:
    if not after.over:
        return []
    stuck = [Fact("all_passed", {"count": after.passes})] if kind in (PASS, TRADE) else []
    return [*stuck, Fact("match_won", {"seats": list(after.winners())})]


def describe(state: Iota, move: int) -> Words:
    kind, card, place, traded = take_apart(move)
    x, y = coordinates(place)
    if kind == LAY:
        return Words("move-lay", {"card": TEXTS[card], "x": x, "y": y})
    if kind == SWAP:
        return Words("move-swap", {"card": TEXTS[card], "x": x, "y": y})
    if kind == TRADE:
        return Words("move-trade", {"cards": traded_cards(state, traded)})
    if kind == PASS:
        return Words("move-pass", {})
    if kind == KEEP:
        return Words("move-keep", {})
    return Words("move-end", {"points": state.score_of_turn()})
