"""SixTeen's deals: JSON to a plan, and a round back to JSON."""

from __future__ import annotations

from collections import Counter

from noripan.core.deals import Deal, check_deck, read_cards, read_hands, read_keys, read_list, read_seat
from noripan.core.errors import BadDeal
from noripan.core.state import Plan
from noripan.games.sixteen.notation import NUMBER_OF, TILES
from noripan.games.sixteen.rules import Sixteen

HAND_SIZE = {2: 30, 3: 29, 4: 22}
UNUSED, LEFT_OVER = 4, 5
FIRST, SET_ASIDE, ROUND = 88, 89, 90  # where a plan of a round says who begins and what is left over; its length


def fix_deal(state: Sixteen, deal: Deal) -> None:
    plan = Plan()
    if isinstance(deal, dict) and "rounds" in deal:
        rounds = read_list(read_keys(deal, ["rounds"])["rounds"], "rounds")
        if len(rounds) > state.rounds:
            raise BadDeal("deal_too_long", where="rounds", count=len(rounds), most=state.rounds)
    else:
        rounds = [deal]
    for number, one in enumerate(rounds):
        fix_round(state, plan, number * ROUND, one)
    state.follow(plan)


def fix_round(state: Sixteen, plan: Plan, at: int, deal: object) -> None:
    given = read_keys(deal, ["hands", "left_over", "first"] if state.players == 3 else ["hands", "first"])
    if "first" in given:
        plan.fix(at + FIRST, read_seat(given["first"], "first", state.players))
    left_over = read_cards([given["left_over"]], "left_over", NUMBER_OF) if "left_over" in given else []
    for tile in left_over:
        plan.fix(at + SET_ASIDE, tile)
    if "hands" in given:
        fix_hands(state.players, plan, at, given["hands"], left_over)


def fix_hands(players: int, plan: Plan, at: int, value: object, left_over: list[int]) -> None:
    hands = read_hands(value, "hands", NUMBER_OF, players, HAND_SIZE[players])
    deck = Counter(NUMBER_OF[text] for text in TILES)
    if players == 2:
        for colour in range(5):
            del deck[colour * 17]  # SX-3
    check_deck([tile for hand in hands for tile in hand] + left_over, deck, TILES.__getitem__)
    owners = [LEFT_OVER if tile % 17 == 0 and tile < 85 else UNUSED if players == 2 else LEFT_OVER for tile in range(88)]
    for seat, hand in enumerate(hands):
        for tile in hand:
            second = tile == 85 and owners[85] < players  # the scissors are two alike
            owners[86 if second else tile] = seat
    for tile, owner in enumerate(owners):
        plan.fix(at + tile, owner)


def deal_of(state: Sixteen) -> Deal:
    owners = state.dealt
    deal: Deal = {"hands": [[t for t, o in zip(TILES, owners, strict=True) if o == seat] for seat in range(state.players)]}
    if state.left_over >= 0:
        deal["left_over"] = TILES[state.left_over]
    if owners[0] >= state.players:
        deal["first"] = state.began
    return deal
