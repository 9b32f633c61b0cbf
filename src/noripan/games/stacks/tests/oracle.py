"""An independent judge of guesses: could a world have come about by what a seat has seen, up to the first reshuffle?

It keeps what happened as a list of events and runs them backwards from the world: a card that left a hand in sight goes back
to it, one that came goes away, a draw gives back any cards. Where others' draws and thefts leave a choice all are tried. It
knows nothing of the engine's own memory; only holds and cards seen on their way matter, all others are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from noripan.core.game import View
from noripan.core.match import Match

ANY = "any other card"
Hands = dict[int, Counter[str]]


class Left(NamedTuple):
    """A card left a hand in everybody's sight."""

    seat: int
    card: str


class Came(NamedTuple):
    """A card went to a hand in everybody's sight."""

    seat: int
    card: str


class Stolen(NamedTuple):
    taker: int
    victim: int
    card: str


class Drew(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class Unasked(NamedTuple):
    """A pile was completed and nobody was asked."""

    seat: int


class Window:
    """A pile was completed and holders were asked, as one seat saw it."""

    def __init__(self, seat: int, order: list[int], asked: int) -> None:
        self.seat = seat
        self.order = order  # the others in playing order
        self.asked = [asked]  # all who were asked so far
        self.holder: int | None = None  # who played the hold
        self.is_open = True

    def allows(self, holders: set[int], me: int) -> bool:
        """Would these holders have made what `me` saw?"""
        asked = [seat for seat in self.order if seat in holders]
        if not asked:
            return False
        if self.holder is not None and self.holder not in holders:
            return False
        if me not in asked:
            return True
        before, after = asked[: asked.index(me)], asked[asked.index(me) + 1 :]
        if me not in self.asked:
            return bool(before) and (self.holder is None or self.holder in before)
        if bool(before) != (self.asked[0] != me):
            return False
        if self.asked[-1] != me:
            return bool(after) and (self.holder is None or self.holder in after)
        return self.is_open or self.holder is not None or not after


Event = Left | Came | Stolen | Drew | Unasked | Window


class Witness:
    """Plays a match and remembers what happened in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []
        self.window: Window | None = None

    def play(self, text: str) -> None:
        before = self.match.truth()
        known = len(self.match.events)
        self.match.play(text)
        after = self.match.truth()
        for event in self.match.events[known:]:
            self.note(event.name, event.data, before, after)

    def note(self, name: str, data: dict[str, Any], before: Any, after: Any) -> None:
        special = {
            "jumped": "jump",
            "reversed": "reverse",
            "stole_card": "steal",
            "stole_top": "steal",
            "stole_chip": "chip",
        }
        if name in ("laid", "laid_wild", *special) and data["source"] == "hand":
            self.events.append(Left(data["seat"], special[name] if name in special else data["card"]))
        if name == "discarded":
            self.events.append(Left(data["seat"], data["card"]))
        if name == "stole_top":
            self.events.append(Came(data["seat"], data["card"]))
        if name == "stole_card":
            self.events.append(Stolen(data["seat"], data["from_seat"], data["card"]))
        if name == "drew_cards":
            self.events.append(Drew(data["seat"], tuple(data["cards"])))
        if name == "took_chip" and not before["window"]:
            self.events.append(Unasked(data["seat"]))
        self.note_window(name, data, after)

    def note_window(self, name: str, data: dict[str, Any], after: Any) -> None:
        if name == "asked" and self.window is None:
            players, step = len(after["counts"]), after["direction"]
            order = [(data["seat"] + step * i) % players for i in range(1, players)]
            self.window = Window(data["seat"], order, after["asked"])
            self.events.append(self.window)
        elif name == "asked" and self.window is not None:
            self.window.asked.append(after["asked"])
        elif name in ("held_up", "took_chip") and self.window is not None:
            self.window.is_open = False
            if name == "held_up":
                self.window.holder = data["seat"]
                self.events.append(Left(data["seat"], "hold"))
            self.window = None

    def could_be(self, seat: int, truth: View) -> bool:
        """Is this a world in which the seat could have seen all it has seen?"""
        self.me = seat
        seen = {event.card for event in self.events if isinstance(event, Came | Stolen)} | {"hold"}
        self.names = {card: card for card in seen}
        hands = {other: Counter(self.names.get(card, ANY) for card in hand) for other, hand in enumerate(truth["hands"])}
        self.tried: set[object] = set()
        return self.rewind(len(self.events), hands)

    def rewind(self, i: int, hands: Hands) -> bool:
        if i == 0:
            return all(hand.total() == 5 for hand in hands.values())
        key = (i, tuple(tuple(sorted((+hand).items())) for hand in hands.values()))
        if key in self.tried:
            return False
        self.tried.add(key)
        return any(self.rewind(i - 1, earlier) for earlier in self.undo(self.events[i - 1], hands))

    def undo(self, event: Event, hands: Hands) -> Iterator[Hands]:
        """All the hands there could have been before an event."""
        if isinstance(event, Unasked):
            if not any(hand["hold"] for seat, hand in hands.items() if seat != event.seat):
                yield hands
        elif isinstance(event, Window):
            if event.allows({seat for seat, hand in hands.items() if hand["hold"]} - {event.seat}, self.me):
                yield hands
        elif isinstance(event, Left):
            yield self.moved(hands, None, event.seat, self.names.get(event.card, ANY))
        elif isinstance(event, Came):
            if hands[event.seat][event.card]:
                yield self.moved(hands, event.seat, None, event.card)
        elif isinstance(event, Stolen):
            seen = self.me in (event.taker, event.victim)
            for card in [event.card] if seen else list(+hands[event.taker]):
                if hands[event.taker][card]:
                    yield self.moved(hands, event.taker, event.victim, card)
        else:
            yield from self.undo_draw(event, hands)

    def undo_draw(self, event: Drew, hands: Hands) -> Iterator[Hands]:
        hand = hands[event.seat]
        if event.seat == self.me:
            yield {**hands, event.seat: hand - Counter(self.names.get(card, ANY) for card in event.cards)}
            return
        for cards in set(combinations(sorted(hand.elements()), len(event.cards))):
            yield {**hands, event.seat: hand - Counter(cards)}

    def moved(self, hands: Hands, giver: int | None, taker: int | None, card: str) -> Hands:
        hands = dict(hands)
        if giver is not None:
            hands[giver] = hands[giver] - Counter([card])
        if taker is not None:
            hands[taker] = hands[taker] + Counter([card])
        return hands
