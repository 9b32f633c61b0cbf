"""A second, simple record of what a seat of IOTA knows: for every card the set of spots where it may be.

A spot is a hand, a card of the pile by the number it got when it was put there, or "out". The record is kept from what
the seat sees: its own cards, the table, and how many cards others draw and trade."""

from __future__ import annotations

import noripan
from noripan.core.game import View

Spot = tuple[str, int]
FACES = [colour + shape + number for colour in "BGRY" for shape in "cstx" for number in "1234"]
OUT: Spot = ("out", 0)


class Watcher:
    def __init__(self, match: noripan.Match, seat: int) -> None:
        self.seat = seat
        view = match.view(seat)
        self.pile: list[Spot] = [("pile", number) for number in range(view["pile_count"])]
        self.numbers = view["pile_count"]
        self.trades: list[list[Spot]] = []
        self.wild_hands = [0] * match.players  # wilds that all saw going to a hand where no card was hidden since
        hands = [("hand", other) for other in range(match.players) if other != seat]
        everywhere = {*hands, *self.pile, *([OUT] if view["short"] else [])}
        self.may: dict[str, set[Spot]] = {card: set(everywhere) for card in FACES}
        self.see(view)

    def see(self, view: View) -> None:
        for card in [*view["hand"], *(card for card, _, _ in view["table"])]:
            if card != "W":
                self.may[card] = set()

    def watch(self, before: View, move: str, mover: int, after: View) -> None:
        """Note a move: the views before and after it, and what of the move can be seen."""
        cards = move.split()[1:] if move.startswith("trade") else []
        if cards:
            self.trade(before, mover, cards)
        if cards or move == "end":
            drawn = after["counts"][mover] - before["counts"][mover] + len(cards)
            for _ in range(drawn):
                self.draw(mover)
        if "@" in move and mover != self.seat and move[0] == "W":
            self.wild_hands[mover] = max(0, self.wild_hands[mover] - 1)
        if move.startswith("swap") and mover != self.seat:
            self.wild_hands[mover] += 1
        self.see(after)

    def trade(self, before: View, mover: int, cards: list[str]) -> None:
        spots: list[Spot] = [("pile", self.numbers + i) for i in range(len(cards))]
        self.numbers += len(cards)
        self.pile += spots
        self.trades.append(spots)
        if mover == self.seat:
            for card, spot in zip(cards, spots, strict=True):
                if card != "W":
                    self.may[card] = {spot}
            return
        self.wild_hands[mover] = 0
        for places in self.may.values():
            if ("hand", mover) in places:
                places.update(spots)
                if len(cards) == before["counts"][mover]:
                    places.discard(("hand", mover))

    def draw(self, mover: int) -> None:
        top = self.pile.pop(0)
        for places in self.may.values():
            if top in places:
                places.discard(top)
                places.add(("hand", mover))

    # ---- does a world fit?

    def check(self, truth: View) -> None:
        where: dict[str, Spot] = dict.fromkeys(truth["out"], OUT)
        for spot, card in zip(self.pile, truth["pile"], strict=True):
            where[card] = spot
        for other, hand in enumerate(truth["hands"]):
            if other != self.seat:
                assert hand.count("W") >= self.wild_hands[other], "a wild was seen going there"
                where.update(dict.fromkeys(hand, ("hand", other)))
        for card, spot in where.items():
            assert card == "W" or spot in self.may[card], f"{card} cannot be at {spot}"
        pile = dict(zip(self.pile, truth["pile"], strict=True))
        for trade in self.trades:
            left = [pile[spot] for spot in trade if spot in pile]
            assert left == sorted(left), "a trade lies in notation order"
