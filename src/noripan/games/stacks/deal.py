"""Sequence Stacks' deals: JSON to a plan, and a start back to JSON.

`hands` has five cards for every seat, `pile` all other cards from the top. Each can be given without the other: the pile is
then what the hands leave, or the hands are what the pile leaves, in an order that chance decides.
"""

from __future__ import annotations

from noripan.core.deals import Deal, check_deck, read_cards, read_hands, read_keys, read_seat
from noripan.core.state import Plan
from noripan.games.stacks.codes import (
    CHIP_CARD,
    CHIP_COPIES,
    HAND,
    JUMP_CARD,
    NUMBER_COPIES,
    PLAN_FIRST,
    PLAN_HANDS,
    PLAN_PILE,
    REVERSE_CARD,
    SPECIAL_COPIES,
    SPECIAL_COPIES_OF_TWO,
    WILD,
    WILD_COPIES,
)
from noripan.games.stacks.notation import CARDS, NUMBER_OF
from noripan.games.stacks.rules import Stacks
from noripan.games.stacks.view import hand, pile

COPIES = {
    **dict.fromkeys(CARDS[:WILD], NUMBER_COPIES),
    **dict.fromkeys(CARDS[WILD:JUMP_CARD], WILD_COPIES),
    **dict.fromkeys(CARDS[JUMP_CARD:], SPECIAL_COPIES),
    CARDS[CHIP_CARD]: CHIP_COPIES,
}
COPIES_FOR_TWO = {**COPIES, **dict.fromkeys(CARDS[JUMP_CARD:], SPECIAL_COPIES_OF_TWO), CARDS[REVERSE_CARD]: 0}  # SS-2


def fix_deal(state: Stacks, deal: Deal) -> None:
    given = read_keys(deal, ["first", "hands", "pile"])
    copies = COPIES_FOR_TWO if state.players == 2 else COPIES
    plan = Plan()
    cards: list[int] = []
    if "first" in given:
        plan.fix(PLAN_FIRST, read_seat(given["first"], "first", state.players))
    if "hands" in given:
        for seat, kinds in enumerate(read_hands(given["hands"], "hands", NUMBER_OF, state.players, HAND)):
            cards += kinds
            for i, kind in enumerate(kinds):
                plan.fix(PLAN_HANDS + seat * HAND + i, kind)
    if "pile" in given:
        size = sum(copies.values()) - HAND * state.players
        kinds = read_cards(given["pile"], "pile", NUMBER_OF, size)
        cards += kinds
        for i, kind in enumerate(kinds):
            plan.fix(PLAN_PILE + i, kind)
    check_deck(cards, {NUMBER_OF[text]: count for text, count in copies.items()}, CARDS.__getitem__)
    state.follow(plan)


def deal_of(state: Stacks) -> Deal:
    """The deal of a match that has just begun; later what is in the hands and the pile then."""
    return {"first": state.began, "hands": [hand(state, seat) for seat in range(state.players)], "pile": pile(state)}
