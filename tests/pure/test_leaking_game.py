"""A small complete game whose guesses keep the true deck: nothing it shows gives that away, but a bot could read it.

Interpreted only: Python classes cannot override what compiled code calls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from noripan.core.dealer import Dealer
from noripan.core.errors import UnreadableMove
from noripan.core.events import GameEvent
from noripan.core.game import Game
from noripan.core.laws import LawBroken, check_game
from noripan.core.state import Moves, Plan, State

CARDS = 12
HAND = 4


class Highest(State):
    """Everybody lays a card in turn; whoever has laid the most points in the end wins. Four cards are left over."""

    def __init__(self, players: int, honest: bool) -> None:
        State.__init__(self, players)
        self.honest = honest
        self.dealt = list(range(CARDS))  # the deck as it was dealt
        self.hands: list[list[int]] = []
        self.laid: list[list[int]] = []

    def do_blank(self) -> State:
        return Highest.__new__(Highest)

    def do_copy_from(self, other: State) -> None:
        assert isinstance(other, Highest)
        self.copy_base_from(other)
        self.honest = other.honest
        self.dealt = other.dealt[:]
        self.hands = [hand[:] for hand in other.hands]
        self.laid = [laid[:] for laid in other.laid]

    def do_begin(self) -> None:
        self.dealt = list(range(CARDS))
        self.chance.shuffle(self.dealt, CARDS)
        if self.planned:
            self.dealt = self.plan.cell[:CARDS]
        self.hands = [sorted(self.dealt[seat * HAND : seat * HAND + HAND]) for seat in range(self.players)]
        self.laid = [[] for _ in range(self.players)]
        self.to_move = 0

    def do_legal(self, moves: Moves) -> None:
        moves.n = 0
        for card in self.hands[self.to_move]:
            moves.add(card)

    def do_apply(self, move: int) -> None:
        self.hands[self.to_move].remove(move)
        self.laid[self.to_move].append(move)
        self.to_move = (self.to_move + 1) % self.players
        if not self.hands[self.to_move]:
            self.finish()

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        seen = {card for laid in self.laid for card in laid} | set(self.hands[seat])
        unseen = [card for card in range(CARDS) if card not in seen]
        dealer.rng.shuffle(unseen, len(unseen))
        rest = iter(unseen)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = sorted(next(rest) for _ in self.hands[other])
        if self.honest:
            self.dealt = [card for own, laid in zip(self.hands, self.laid, strict=True) for card in own + laid] + list(rest)

    def do_score(self, seat: int) -> int:
        return sum(self.laid[seat])

    def do_winners(self) -> int:
        best = max(self.scores())
        return sum(1 << seat for seat in range(self.players) if self.do_score(seat) == best)


def fix_deal(state: Highest, deal: dict[str, Any]) -> None:
    plan = Plan()
    for at, card in enumerate(deal["deck"]):
        plan.fix(at, card)
    state.follow(plan)


def read_move(state: Highest, text: str) -> int:
    if not text.isdecimal() or str(int(text)) != text:
        raise UnreadableMove("unreadable", text=text)
    return int(text)


def game(honest: bool) -> Game[Highest]:
    return Game(
        name="highest",
        folder=Path(__file__).parent,
        seats=range(2, 3),
        make=lambda players, options: Highest(players, honest),
        fix_deal=fix_deal,
        deal_of=lambda state: {"deck": state.dealt},
        read_move=read_move,
        write_move=lambda state, move: str(move),
        public=lambda state: {"laid": state.laid, "counts": [len(hand) for hand in state.hands]},
        private=lambda state, seat: {"hand": state.hands[seat]},
        truth=lambda state: {"hands": state.hands},
        census=lambda state: sorted(str(card) for card in state.dealt),
        events_of=lambda before, move, after: [GameEvent("laid", {"card": str(move)})],
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_that_keeps_the_true_deck_breaks_a_law(seed: int) -> None:
    check_game(game(honest=True), 2, seed)
    with pytest.raises(LawBroken, match="law 3: a guess has its own deal"):
        check_game(game(honest=False), 2, seed)
