"""SixTeen's deals: JSON to a plan, and a round back to JSON."""

from __future__ import annotations

from collections import Counter

from noripan.core.deals import Deal, check_deck, read_cards, read_hands, read_keys, read_list, read_seat
from noripan.core.errors import BadDeal
from noripan.core.state import Plan
from noripan.games.sixteen.codes import (
    COLOURED,
    COLOURS,
    DECK,
    FIRST_SCISSORS,
    HAND_OF_FOUR,
    HAND_OF_THREE,
    HAND_OF_TWO,
    LEFT_OVER,
    PER_COLOUR,
    PLAN_FIRST,
    PLAN_LEFT_OVER,
    PLAN_ROUND,
    RED,
    SECOND_SCISSORS,
    UNUSED,
)
from noripan.games.sixteen.notation import NUMBER_OF, TILE_TEXTS
from noripan.games.sixteen.rules import Sixteen

HAND_SIZE = {2: HAND_OF_TWO, 3: HAND_OF_THREE, 4: HAND_OF_FOUR}


def fix_deal(state: Sixteen, deal: Deal) -> None:
    plan = Plan()
    if isinstance(deal, dict) and "rounds" in deal:
        rounds = read_list(read_keys(deal, ["rounds"])["rounds"], "rounds")
        if len(rounds) > state.rounds:
            raise BadDeal("deal_too_long", where="rounds", count=len(rounds), most=state.rounds)
    else:
        rounds = [deal]
    for number, one in enumerate(rounds):
        fix_round(state, plan, number * PLAN_ROUND, one)
    state.follow(plan)


def fix_round(state: Sixteen, plan: Plan, at: int, deal: object) -> None:
    given = read_keys(deal, ["hands", "left_over", "first"] if state.players == 3 else ["hands", "first"])
    if "first" in given:
        plan.fix(at + PLAN_FIRST, read_seat(given["first"], "first", state.players))
    left_over = read_cards([given["left_over"]], "left_over", NUMBER_OF) if "left_over" in given else []
    for tile in left_over:
        plan.fix(at + PLAN_LEFT_OVER, tile)
    if "hands" in given:
        fix_hands(state.players, plan, at, given["hands"], left_over)


def fix_hands(players: int, plan: Plan, at: int, value: object, left_over: list[int]) -> None:
    hands = read_hands(value, "hands", NUMBER_OF, players, HAND_SIZE[players])
    deck = Counter(NUMBER_OF[text] for text in TILE_TEXTS)
    if players == 2:
        for colour in range(COLOURS):
            del deck[colour * PER_COLOUR]  # SX-3
    check_deck([tile for hand in hands for tile in hand] + left_over, deck, TILE_TEXTS.__getitem__)
    unused = UNUSED if players == 2 else LEFT_OVER
    owners = [LEFT_OVER if tile < COLOURED and tile % PER_COLOUR == 0 else unused for tile in range(DECK)]
    for seat, hand in enumerate(hands):
        for tile in hand:
            second = tile == FIRST_SCISSORS and owners[FIRST_SCISSORS] < players  # the scissors are two alike
            owners[SECOND_SCISSORS if second else tile] = seat
    for tile, owner in enumerate(owners):
        plan.fix(at + tile, owner)


def deal_of(state: Sixteen) -> Deal:
    owners = state.dealt
    owned = list(zip(TILE_TEXTS, owners, strict=True))
    deal: Deal = {"hands": [[text for text, owner in owned if owner == seat] for seat in range(state.players)]}
    if state.left_over >= 0:
        deal["left_over"] = TILE_TEXTS[state.left_over]
    if owners[RED] >= state.players:
        deal["first"] = state.began
    return deal
