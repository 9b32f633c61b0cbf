"""IOTA's deals: JSON to a plan, and a start back to JSON."""

from __future__ import annotations

from noripan.core.deals import Deal, check_deck, read_cards, read_hands, read_keys, read_seat
from noripan.core.errors import BadDeal
from noripan.core.state import Plan
from noripan.games.iota.codes import (
    CARDS,
    DECK,
    HALF,
    HAND,
    PLAN_FIRST,
    PLAN_HANDS,
    PLAN_PILE,
    PLAN_STARTER,
    RING_MASK,
    WILD,
    WILDS,
)
from noripan.games.iota.notation import NUMBER_OF, TEXTS, hand
from noripan.games.iota.rules import Iota

COPIES = {**dict.fromkeys(range(CARDS), 1), WILD: WILDS}


def fix_deal(state: Iota, deal: Deal) -> None:
    plan = Plan()
    players = state.players
    given = read_keys(deal, ["first", "hands", "starter", "pile"])
    if "first" in given:
        plan.fix(PLAN_FIRST, read_seat(given["first"], "first", players))
    starter = read_cards([given["starter"]], "starter", NUMBER_OF) if "starter" in given else []
    hands = read_hands(given["hands"], "hands", NUMBER_OF, players, HAND) if "hands" in given else []
    size = (HALF + WILDS if state.cards.half else DECK) - HAND * players - 1
    pile = read_cards(given["pile"], "pile", NUMBER_OF, size) if "pile" in given else []
    held = [card for cards in hands for card in cards]
    check_deck([*starter, *held, *pile], COPIES, TEXTS.__getitem__)
    if WILD in starter:
        raise BadDeal("deal_wild_starter")  # IO-3
    if hands and pile and (held + pile).count(WILD) < WILDS:
        raise BadDeal("deal_wilds_missing")  # both are in play (IO-40), and neither can be the starter
    for at, cards in ((PLAN_STARTER, starter), (PLAN_HANDS, held), (PLAN_PILE, pile)):
        for i, card in enumerate(cards):
            plan.fix(at + i, card)
    state.follow(plan)


def deal_of(state: Iota) -> Deal:
    """Complete at the start; later only what all have seen of it."""
    deal: Deal = {"first": state.cards.first, "starter": TEXTS[state.cards.starter]}
    if state.grid.n == 1 and state.passes == 0:
        deal["hands"] = [hand(state, seat) for seat in range(state.players)]
        deal["pile"] = pile(state)
    return deal


def pile(state: Iota) -> list[str]:
    """The draw pile, top first."""
    cards, top = state.cards.pile, state.cards.top
    return [TEXTS[cards[(top + i) & RING_MASK]] for i in range(state.cards.left)]
