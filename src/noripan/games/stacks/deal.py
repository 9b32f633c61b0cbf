"""Sequence Stacks' deals: JSON to a plan, and a start back to JSON.

`hands` has five cards for every seat, `pile` all other cards from the top. Each can be given without the other: the pile is
then what the hands leave, or the hands are what the pile leaves, in an order that chance decides.
"""

from __future__ import annotations

from noripan.core.deals import Deal, check_deck, read_cards, read_hands, read_keys, read_seat
from noripan.core.state import Plan
from noripan.games.stacks.notation import CARDS, NUMBER_OF
from noripan.games.stacks.rules import Stacks
from noripan.games.stacks.view import hand, pile

HAND = 5
FIRST, HANDS, PILE = 0, 1, 31  # where a plan has who begins, the hands and the pile
COPIES = dict(zip(CARDS, [9] * 10 + [7, 7, 3, 3, 3, 4, 3], strict=True))
COPIES_FOR_TWO = {**COPIES, "reverse": 0, "hold": 2, "chip": 2, "steal": 2, "jump": 2}  # SS-2


def fix_deal(state: Stacks, deal: Deal) -> None:
    given = read_keys(deal, ["first", "hands", "pile"])
    copies = COPIES_FOR_TWO if state.players == 2 else COPIES
    plan = Plan()
    cards: list[int] = []
    if "first" in given:
        plan.fix(FIRST, read_seat(given["first"], "first", state.players))
    if "hands" in given:
        for seat, kinds in enumerate(read_hands(given["hands"], "hands", NUMBER_OF, state.players, HAND)):
            cards += kinds
            for i, kind in enumerate(kinds):
                plan.fix(HANDS + seat * HAND + i, kind)
    if "pile" in given:
        size = sum(copies.values()) - HAND * state.players
        kinds = read_cards(given["pile"], "pile", NUMBER_OF, size)
        cards += kinds
        for i, kind in enumerate(kinds):
            plan.fix(PILE + i, kind)
    check_deck(cards, {NUMBER_OF[text]: count for text, count in copies.items()}, CARDS.__getitem__)
    state.follow(plan)


def deal_of(state: Stacks) -> Deal:
    """The deal of a match that has just begun; later what is in the hands and the pile then."""
    return {"first": state.began, "hands": [hand(state, seat) for seat in range(state.players)], "pile": pile(state)}
