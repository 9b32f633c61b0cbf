"""The events alone tell a whole match: a mere listener knows the table, the counts, the known cards and the tokens."""

from __future__ import annotations

from typing import Any

import pytest

import noripan
from noripan.core.laws import Policy, play_greedily, play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.games.downup.tests.positions import turned, upright


class Listener:
    """Keeps the table by what is told."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.tokens = [0] * players
        self.round_began({})

    def hear(self, name: str, data: dict[str, Any]) -> None:
        getattr(self, name)(data)

    def round_began(self, data: dict[str, Any]) -> None:
        self.sets: dict[tuple[int, int], list[str]] = {}
        self.discards: set[str] = set()
        self.counts = [9 if self.players == 2 else 8] * self.players
        self.known: list[set[str]] = [set() for _ in range(self.players)]

    def give(self, seat: int, cards: list[str]) -> None:
        self.counts[seat] -= len(cards)
        self.known[seat] -= set(cards)

    def receive(self, data: dict[str, Any], place: tuple[int, int]) -> None:
        assert sorted(self.sets.pop(place)) == sorted(data["set_cards"])
        assert data["cards"] == [turned(card) for card in data["set_cards"]]
        self.counts[data["seat"]] += len(data["cards"])
        self.known[data["seat"]] |= set(data["cards"])

    def laid(self, data: dict[str, Any]) -> None:
        self.give(data["seat"], data["cards"])
        assert (data["seat"], data["zone"]) not in self.sets
        self.sets[data["seat"], data["zone"]] = data["cards"]
        assert data["size"] == len(data["cards"]) and {card.split("/")[0] for card in data["cards"]} == {str(data["value"])}

    def added(self, data: dict[str, Any]) -> None:
        self.give(data["seat"], [data["card"]])
        place = data["set_seat"], data["zone"]
        self.sets[place] = [*self.sets[place], data["card"]]
        assert data["size"] == len(self.sets[place])

    def took(self, data: dict[str, Any]) -> None:
        self.receive(data, (data["set_seat"], data["zone"]))

    def set_returned(self, data: dict[str, Any]) -> None:
        self.receive(data, (data["seat"], data["zone"]))

    def flipped(self, data: dict[str, Any]) -> None:
        assert data["count"] == self.counts[data["seat"]]
        self.known[data["seat"]] = {turned(card) for card in self.known[data["seat"]]}

    def discarded(self, data: dict[str, Any]) -> None:
        assert sorted(self.sets.pop((data["seat"], data.get("zone", 0)))) == sorted(data["cards"])
        self.discards |= {upright(card) for card in data["cards"]}

    last_set_beaten = last_set_discarded = discarded

    def left_first(self, data: dict[str, Any]) -> None:
        assert self.counts[data["seat"]] == 0
        self.tokens[data["seat"]] += data["tokens"]
        assert self.tokens[data["seat"]] == data["total"]

    left_second = left_first

    def round_won(self, data: dict[str, Any]) -> None:
        self.left_first({**data, "tokens": 1})

    def match_won(self, data: dict[str, Any]) -> None:
        best = max(self.tokens)
        assert data["seats"] == [seat for seat in range(self.players) if self.tokens[seat] == best]


def compare(listener: Listener, match: Match) -> None:
    seen = match.view(None)
    assert {place: sorted(cards) for place, cards in listener.sets.items()} == {
        (one["seat"], one["zone"] or 0): sorted(one["cards"]) for one in seen["sets"]
    }
    assert listener.counts == seen["counts"] and listener.tokens == seen["tokens"]
    assert listener.known == [set(cards) for cards in seen["known"]]
    assert listener.discards == set(seen["discarded"])


@pytest.mark.clause("DU-11", "DU-40", "DU-41", "DU-42", "DU-54")
@pytest.mark.parametrize("policy", [play_randomly, play_greedily])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_facts_tell_everything(players: int, policy: Policy) -> None:
    for seed in range(5):
        match = noripan.new("downup", players, seed=f"story {seed}")
        listener, rng = Listener(players), Rng.seeded(seed)
        while not match.is_over:
            since = len(match.events)
            match.play(policy(match, rng))
            for event in match.events[since:]:
                listener.hear(event.name, event.data)
            compare(listener, match)


def test_all_facts_are_public() -> None:
    match = noripan.new("downup", 4, seed=2)
    rng = Rng.seeded(2)
    while not match.is_over:
        match.play(play_randomly(match, rng))
    assert all(event.seen_by(None) and event.seen_by(0) for event in match.events)
