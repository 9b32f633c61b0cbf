"""Down Up's deals: JSON to a plan, and a round back to JSON."""

from __future__ import annotations

from noripan.core.deals import Deal, check_deck, read_hands, read_keys, read_list
from noripan.core.errors import BadDeal
from noripan.core.state import Plan
from noripan.games.downup.codes import PLAN_ROUND, ROUNDS
from noripan.games.downup.notation import DEALT_NUMBERS, DEALT_TEXTS, hand_size
from noripan.games.downup.rules import DownUp


def fix_deal(state: DownUp, deal: Deal) -> None:
    plan = Plan()
    rounds = read_list(read_keys(deal, ["rounds"]).get("rounds", []), "rounds")
    if len(rounds) > ROUNDS:
        raise BadDeal("deal_too_long", where="rounds", count=len(rounds), most=ROUNDS)
    for number, hands in enumerate(rounds):
        if hands is not None:  # None leaves this round to chance
            fix_round(state.players, plan, number, hands)
    state.follow(plan)


def fix_round(players: int, plan: Plan, number: int, value: object) -> None:
    size = hand_size(players)
    hands = read_hands(value, f"rounds[{number}]", DEALT_NUMBERS, players, size)
    deck = dict.fromkeys(range(players * size), 1)
    check_deck([card // 2 for hand in hands for card in hand], deck, lambda card: DEALT_TEXTS[card * 2])
    for seat, hand in enumerate(hands):
        for card in hand:
            plan.fix(number * PLAN_ROUND + card // 2, seat * 2 + card % 2)


def deal_of(state: DownUp) -> Deal:
    dealt = state.dealt
    hands: list[list[str]] = [[] for _ in range(state.players)]
    for card in range(state.players * hand_size(state.players)):
        hands[dealt[card] // 2].append(DEALT_TEXTS[card * 2 + dealt[card] % 2])
    return {"rounds": [hands]}
