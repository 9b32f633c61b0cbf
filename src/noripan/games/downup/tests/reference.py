"""Down Up once more, written only to be compared with: cards are pairs in lists, nothing is fast, nothing is shared."""

from __future__ import annotations

from itertools import combinations

Card = tuple[int, int]  # top, bottom
Place = tuple[int, int]  # seat, zone (0 where there are no zones)


def read(text: str) -> Card:
    top, bottom = text.split("/")
    return int(top), int(bottom)


def write(card: Card) -> str:
    return f"{card[0]}/{card[1]}"


def turn(card: Card) -> Card:
    return card[1], card[0]


class Reference:
    """One match; what a watcher without cards knows of the hands is kept in `known`."""

    def __init__(self, hands: list[list[str]]) -> None:
        self.players = len(hands)
        self.tokens = [0] * self.players
        self.round = 0
        self.over = False
        self.deal(hands)

    def deal(self, hands: list[list[str]]) -> None:
        self.hands = [[read(text) for text in hand] for hand in hands]
        self.known: list[set[Card]] = [set() for _ in hands]
        self.sets: dict[Place, list[Card]] = {}
        self.discarded: list[Card] = []
        self.first = next(seat for seat, hand in enumerate(self.hands) if (1, 5) in hand or (5, 1) in hand)
        self.star_seen = False
        self.seat = self.first
        self.zone = 2 if self.players == 2 else 0
        self.out: int | None = None
        self.turns = 0
        self.needs_deal = False

    # ---- moves

    def name(self, place: Place) -> str:
        return f"@{place[0]}.{place[1]}" if self.players == 2 else f"@{place[0]}"

    def beats(self, value: int, size: int, place: Place) -> bool:
        """May a set of this value and size come to lie here?"""
        return all(len(cards) != size or cards[0][0] < value for at, cards in self.sets.items() if at != place)

    def legal(self) -> list[str]:
        found = ["flip"]
        hand = sorted(self.hands[self.seat])
        for size in range(1, 9):
            for cards in combinations(hand, size):
                if len({top for top, _ in cards}) == 1 and self.beats(cards[0][0], size, (self.seat, self.zone)):
                    found.append("lay " + " ".join(write(card) for card in cards))
        for place, lying in self.sets.items():
            if place[0] == self.seat:
                continue
            found.append(f"take {self.name(place)}")
            for card in hand:
                if card[0] == lying[0][0] and self.beats(card[0], len(lying) + 1, place):
                    found.append(f"add {write(card)} {self.name(place)}")
        return sorted(found)

    def play(self, text: str) -> None:
        kind, *words = text.split()
        if kind == "lay":
            self.put((self.seat, self.zone), [read(word) for word in words])
        elif kind == "add":
            self.put(self.place(words[1]), [read(words[0])])
        elif kind == "take":
            self.pick_up(self.place(words[0]), self.seat)
        else:
            self.hands[self.seat] = [turn(card) for card in self.hands[self.seat]]
            self.known[self.seat] = {turn(card) for card in self.known[self.seat]}
        self.turns += 1
        self.after_action()

    def place(self, name: str) -> Place:
        return next(place for place in self.sets if self.name(place) == name)

    def put(self, place: Place, cards: list[Card]) -> None:
        for card in cards:
            self.hands[self.seat].remove(card)
            self.known[self.seat].discard(card)
            self.star_seen |= card in ((1, 5), (5, 1))
        grown = self.sets.get(place, []) + cards
        for other in [at for at, lying in self.sets.items() if at != place and len(lying) == len(grown)]:
            if other[0] == self.out:
                self.discarded += self.sets.pop(other)
            else:
                self.pick_up(other, other[0])
        self.sets[place] = grown

    def pick_up(self, place: Place, seat: int) -> None:
        cards = [turn(card) for card in self.sets.pop(place)]
        self.hands[seat] += cards
        self.known[seat] |= set(cards)

    # ---- turns and ends

    def after_action(self) -> None:
        if not self.hands[self.seat]:
            first = self.players > 2 and self.out is None
            self.tokens[self.seat] += 2 if first else 1
            self.out = self.seat if first else self.out
            if self.tokens[self.seat] >= (4 if self.players > 2 else 2):
                self.over = True
                return
            if not first:
                self.close_round()
                return
        if self.turns == 300:
            if self.out is not None:
                self.tokens[self.out] -= 2
            self.close_round()
            return
        self.next_turn()

    def next_turn(self) -> None:
        if self.players == 2 and self.zone == 1:
            self.zone = 2
        else:
            self.seat = (self.seat + 1) % self.players
            self.zone = 1 if self.players == 2 else 0
        self.discarded += self.sets.pop((self.seat, self.zone), [])
        if self.seat == self.out:
            self.next_turn()

    def close_round(self) -> None:
        self.round += 1
        self.over = self.round == 30
        self.needs_deal = not self.over
