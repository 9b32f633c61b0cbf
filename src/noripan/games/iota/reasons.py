"""What speaks for an IOTA move, in words. Only the own hand and the table are looked at; a card laid draws nothing, so that
laying can be tried out on a copy."""

from __future__ import annotations

from typing import cast

from noripan.core.events import Words
from noripan.games.iota.codes import ALL, CARDS, END, HAND, LAY, LOT, SWAP, TRADE, WILDS
from noripan.games.iota.lines import STEPS, GridCells, scored_lines
from noripan.games.iota.notation import coordinates, hand, take_apart, traded_cards
from noripan.games.iota.rules import Iota
from noripan.games.iota.view import laid


def reason(state: Iota, move: int) -> Words | None:
    kind, _, place, traded = take_apart(move)
    if kind == LAY:
        return reason_to_lay(state, move, coordinates(place))
    if kind == END:
        return reason_to_end(state)
    if kind == TRADE:
        return reason_to_trade(state, traded_cards(state, traded))
    return Words("reason-takes-wild", {}) if kind == SWAP else None


def reason_to_lay(state: Iota, move: int, spot: tuple[int, int]) -> Words | None:
    after = with_card(state, move)
    about = {"points": after.score_of_turn()}
    if after.cards.left == 0 and after.cards.held[after.turn] == 0:
        return Words("reason-last-card", about)
    if after.fresh == HAND:
        return Words("reason-four", about)  # always a lot as well
    if lots(after) > lots(state):
        return Words("reason-lot", about)
    most = best_next(after)
    if most >= 2 * about["points"] and most > 0:
        return Words("reason-goes-on", {"points": most})
    if lines_through(after, spot) == len(STEPS):
        return Words("reason-two-lines", about)
    return Words("reason-scores", about) if about["points"] else None


def with_card(state: Iota, move: int) -> Iota:
    after = cast(Iota, state.copy())
    after.apply(move)
    return after


def lots(state: Iota) -> int:
    """The lots of this turn so far (IO-26)."""
    return sum(len(line) == LOT for line in scored_lines(table_of(state), state.fresh))


def best_next(state: Iota) -> int:
    """The most that the turn is worth with one more card."""
    layings = [move for move in state.moves() if take_apart(move).kind == LAY]
    return max((with_card(state, move).score_of_turn() for move in layings), default=0)


def table_of(state: Iota) -> GridCells:
    return {(x, y): card for card, x, y in laid(state)}


def reach(table: GridCells, spot: tuple[int, int], step: tuple[int, int]) -> int:
    """How many cards lie in an unbroken line beyond a spot."""
    (x, y), (dx, dy), count = spot, step, 0
    while (x := x + dx, y := y + dy) in table:
        count += 1
    return count


def lines_through(state: Iota, spot: tuple[int, int]) -> int:
    table = table_of(state)
    return sum(reach(table, spot, (dx, dy)) + reach(table, spot, (-dx, -dy)) > 0 for dx, dy in STEPS)


def reason_to_end(state: Iota) -> Words:
    """The turn is over: is there a line of three that others may make a lot?"""
    about = {"points": state.score_of_turn()}
    return Words("reason-ends" if open_lots(state) else "reason-ends-safely", about)


def open_lots(state: Iota) -> bool:
    """Is there a place beside three cards in a line where a card fits that the seat has not seen, or a wild?"""
    grid, table = state.grid, table_of(state)
    unseen = ~grid_cards(state) & ~hand_cards(state) & ALL
    wilds_unseen = grid.wilds + hand(state, state.turn).count("W") < WILDS
    places, fits = grid.places, grid.fits
    for number in range(grid.open):
        spot = coordinates(places[number])
        ends = [(reach(table, spot, step), reach(table, spot, (-step[0], -step[1]))) for step in STEPS]
        if not state.fill_gaps and any(before and behind for before, behind in ends):
            continue  # IO-17
        if any(before + behind == LOT - 1 for before, behind in ends) and (fits[number] & unseen or wilds_unseen):
            return True
    return False


def grid_cards(state: Iota) -> int:
    return sum(1 << card for card in state.grid.faces[: state.grid.n] if card < CARDS)


def hand_cards(state: Iota) -> int:
    seat = state.turn
    return sum(1 << card for card in state.cards.hands[seat * HAND : seat * HAND + state.cards.held[seat]] if card < CARDS)


def reason_to_trade(state: Iota, traded: list[str]) -> Words | None:
    if "W" in traded:
        return None
    kept = "W" in hand(state, state.turn)
    return Words("reason-keeps-wild" if kept else "reason-new-cards", {"count": len(traded)})
