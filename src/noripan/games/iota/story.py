"""What an IOTA move did, and how it reads in words."""

from __future__ import annotations

from noripan.core.cards import without
from noripan.core.facts import Fact, Words
from noripan.games.iota.notation import KEEP, LAY, PASS, SWAP, TEXTS, TRADE, coordinates, hand, take_apart, traded_cards
from noripan.games.iota.rules import Iota
from noripan.games.iota.view import laid

Run = list[str]


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
    facts = []
    for line in scored_lines(before):
        counted = {"cards": line, "points": sum(int(card[2]) for card in line if card != "W")}
        facts.append(Fact("lot_scored" if len(line) == 4 else "line_scored", counted))
    if before.fresh == 4:
        facts.append(Fact("four_laid", {"seat": seat}))
    if after.over:
        facts.append(Fact("hand_emptied", {"seat": seat}))
    points = after.totals[seat] - before.totals[seat]
    facts.append(Fact("turn_scored", {"seat": seat, "points": points, "total": after.totals[seat]}))
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


def scored_lines(state: Iota) -> list[Run]:
    """The lines made or made longer in this turn (IO-25), the one along its cards first."""
    table = {(x, y): card for card, x, y in laid(state)}
    fresh = list(table)[len(table) - state.fresh :]
    upright = len(fresh) > 1 and fresh[0][0] == fresh[1][0]
    along, across = ((0, 1), (1, 0)) if upright else ((1, 0), (0, 1))
    runs = [run_through(table, fresh[0], along), *(run_through(table, spot, across) for spot in fresh)]
    return [run for run in runs if len(run) > 1]


def run_through(table: dict[tuple[int, int], str], spot: tuple[int, int], step: tuple[int, int]) -> Run:
    """All cards of the run through a spot, from left to right or from top to bottom."""
    (x, y), (dx, dy) = spot, step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    run = []
    while (x, y) in table:
        run.append(table[x, y])
        x, y = x + dx, y + dy
    return run


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
