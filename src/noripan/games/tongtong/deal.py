"""TongTong's options and deals: JSON to a state and its plan, and a match so far back to JSON."""

from __future__ import annotations

from typing import Any

from noripan.core.deals import Deal, check_deck, read_hands, read_keys, read_list
from noripan.core.errors import BadDeal, BadOption
from noripan.core.state import Plan
from noripan.games.tongtong.codes import BASIC, GAMES, HAND, PLAN_GAME, PLAN_HANDS, SEATS
from noripan.games.tongtong.notation import CARDS, MISSION_NAMES, NUMBER_OF, card_texts
from noripan.games.tongtong.rules import TongTong


def check_options(players: int, options: dict[str, Any]) -> None:
    """Teams are for four (TT-45); they go with any missions (TT-46)."""
    if options["teams"] and players != 4:
        raise BadOption("teams_need_four", players=players)


def make(players: int, options: dict[str, Any]) -> TongTong:
    missions = options["missions"]
    fixed = None if missions is None else [MISSION_NAMES.index(name) for name in missions]
    return TongTong(players, options["advanced"], options["teams"], options["rank_points"], fixed)


def fix_deal(state: TongTong, deal: Deal) -> None:
    given = read_keys(deal, ["missions", "hands"])
    plan = Plan()
    if "missions" in given:
        for game, mission in enumerate(read_missions(state, given["missions"])):
            plan.fix(game, mission)
    if "hands" in given:
        games = read_list(given["hands"], "hands")
        if len(games) > GAMES:
            raise BadDeal("deal_too_long", where="hands", count=len(games), most=GAMES)
        for game, hands in enumerate(games):
            if hands is not None:
                fix_hands(state.players, plan, game, hands)
    state.follow(plan)


def read_missions(state: TongTong, value: object) -> list[int]:
    missions = []
    for name in read_list(value, "missions", GAMES):
        if not isinstance(name, str) or name not in MISSION_NAMES:
            raise BadDeal("deal_unknown_mission", text=str(name)[:40], allowed=", ".join(MISSION_NAMES))
        if MISSION_NAMES.index(name) in missions:
            raise BadDeal("deal_mission_twice", mission=name)  # TT-4
        missions.append(MISSION_NAMES.index(name))
    if state.fixed and missions != state.missions:
        raise BadDeal("deal_other_missions", expected=", ".join(MISSION_NAMES[m] for m in state.missions))  # TT-7
    if not state.fixed and not state.advanced and max(missions) >= BASIC:
        raise BadDeal("deal_advanced_mission", mission=MISSION_NAMES[max(missions)])  # TT-5
    return missions


def fix_hands(players: int, plan: Plan, game: int, value: object) -> None:
    hands = read_hands(value, f"hands[{game}]", NUMBER_OF, players, HAND)
    in_use = dict.fromkeys(range(players * HAND), 1)  # TT-2
    check_deck([card for hand in hands for card in hand], in_use, CARDS.__getitem__)
    for seat, hand in enumerate(hands):
        for card in hand:
            plan.fix(PLAN_HANDS + game * PLAN_GAME + card, seat)


def deal_of(state: TongTong) -> Deal:
    """The missions, and the hands of all games dealt so far."""
    dealt = state.dealt
    return {
        "missions": [MISSION_NAMES[mission] for mission in state.missions],
        "hands": [
            [card_texts(dealt[game * SEATS + seat]) for seat in range(state.players)] for game in range(state.game + 1)
        ],
    }
