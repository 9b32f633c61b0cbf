"""Deals of Samplegame: JSON to a plan, and a state back to JSON."""

from __future__ import annotations

from collections import Counter

from noripan.core.deals import Deal, check_deck, read_cards, read_keys
from noripan.core.state import Plan
from noripan.games.samplegame.codes import DECK
from noripan.games.samplegame.notation import CARDS, NUMBER_OF
from noripan.games.samplegame.rules import Samplegame


def fix_deal(state: Samplegame, deal: Deal) -> None:
    """`deck` has all cards: four for each seat, the card turned up, and the pile from the top."""
    given = read_keys(deal, ["deck"])
    plan = Plan()
    if "deck" in given:
        cards = read_cards(given["deck"], "deck", NUMBER_OF, DECK)
        check_deck(cards, Counter(range(DECK)), CARDS.__getitem__)
        for at, card in enumerate(cards):
            plan.fix(at, card)
    state.follow(plan)


def deal_of(state: Samplegame) -> Deal:
    return {"deck": [CARDS[card] for card in state.deck]}
