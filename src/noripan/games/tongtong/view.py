"""What a seat sees of TongTong (TT-50)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.tongtong.codes import BASIC, COLOUR_SHIFT, GAMES, LETTERS, RED_EIGHT, ROUNDS, SEATS
from noripan.games.tongtong.notation import CARDS, MISSION_NAMES, card_texts, colour_texts
from noripan.games.tongtong.rules import TongTong


def public(state: TongTong) -> View:
    on_table = state.on_table
    current = slice(state.base, state.base + state.players)
    hands = state.hands[current]
    missions = [MISSION_NAMES[mission] for mission in state.missions[: state.game + 1]]
    seen: dict[str, Any] = {
        "game_number": state.game + 1,
        "games": GAMES,
        "round": min(state.count // state.players + 1, ROUNDS),
        "rounds": ROUNDS,
        "mission": missions[-1],
        "missions": missions,
        "missions_left": missions_left(state),
        "rank_points": state.rank_points[:],
        "teams": [[0, 2], [1, 3]] if state.teams else None,
        "leader": state.leader,
        "marker": state.marker,
        "follow": LETTERS[state.laid[state.count - on_table] >> COLOUR_SHIFT] if on_table else None,
        "table": table(state),
        "taker": state.taker if on_table else None,
        "rounds_played": rounds_played(state),
        "piles": piles(state),
        "sums": state.sums[current],
        "sixes": state.bonus[current],
        "counts": [hand.bit_count() for hand in hands],
        "voids": [colour_texts(void) for void in state.voids[current]],
        "known": [[CARDS[RED_EIGHT]] if hand >> RED_EIGHT & 1 else [] for hand in hands],  # until its opener has laid it
        "results": results(state),
        "hand": None,
    }
    if state.is_over:
        seen["eighths"] = eighths(state)
    return seen


def private(state: TongTong, seat: int) -> View:
    return {"hand": hand(state, seat)}


def missions_left(state: TongTong) -> list[str]:
    """Those that may still come; with fixed missions in their order."""
    if state.game == GAMES - 1:
        return []
    if state.fixed:
        return [MISSION_NAMES[mission] for mission in state.missions[state.game + 1 :]]
    pool = MISSION_NAMES if state.advanced else MISSION_NAMES[:BASIC]
    gone = state.missions[: state.game + 1]
    return [name for mission, name in enumerate(pool) if mission not in gone]


def table(state: TongTong) -> list[dict[str, Any]]:
    """The cards of the unfinished round in the order in which they were laid."""
    laid = state.laid[state.count - state.on_table : state.count]
    return [{"seat": (state.leader + i) % state.players, "card": CARDS[card]} for i, card in enumerate(laid)]


def rounds_played(state: TongTong) -> list[dict[str, Any]]:
    """The finished rounds of this game: who led, the cards from the leader on, and who took them."""
    laid, leaders, takers = state.laid, state.leaders, state.takers
    n = state.players
    return [
        {"leader": leaders[i], "cards": [CARDS[card] for card in laid[i * n : i * n + n]], "taker": takers[i]}
        for i in range(state.count // n)
    ]


def piles(state: TongTong) -> list[dict[str, list[str]]]:
    """Every seat's piles by colour, each from the top down (TT-20, TT-21)."""
    laid, takers = state.laid, state.takers
    n = state.players
    found: list[list[list[str]]] = [[[] for _ in LETTERS] for _ in range(n)]
    for i in reversed(range(state.count // n)):
        own = found[takers[i]]
        for card in sorted(laid[i * n : i * n + n]):
            own[card >> COLOUR_SHIFT].append(CARDS[card])
    return [{colour: pile for colour, pile in zip(LETTERS, own, strict=True) if pile} for own in found]


def results(state: TongTong) -> list[dict[str, Any]]:
    """How each finished game was scored, one entry per seat; a rank of None is a bust or a mission without ranks."""
    missions, sums, busts, ranks = state.missions, state.sums, state.busts, state.ranks
    points, bonus = state.points, state.bonus
    parts = [slice(game * SEATS, game * SEATS + state.players) for game in range(state.game + state.is_over)]
    return [
        {
            "mission": MISSION_NAMES[mission],
            "sums": sums[part],
            "busts": [bool(bust) for bust in busts[part]],
            "ranks": [rank or None for rank in ranks[part]],
            "points": points[part],
            "bonus": bonus[part],
        }
        for mission, part in zip(missions, parts, strict=False)
    ]


def hand(state: TongTong, seat: int) -> list[str]:
    return card_texts(state.hands[state.base + seat])


def eighths(state: TongTong) -> list[list[str]]:
    """The cards left in hand in each game that has ended, one per seat."""
    hands = state.hands
    return [
        [card_texts(hands[game * SEATS + seat])[0] for seat in range(state.players)]
        for game in range(state.game + state.is_over)
    ]


def truth(state: TongTong) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "missions": [MISSION_NAMES[mission] for mission in state.missions],
        "eighths": eighths(state),
    }


def census(state: TongTong) -> list[str]:
    """Every card of this game, wherever it is."""
    laid = [CARDS[card] for card in state.laid[: state.count]]
    return sorted(laid + [text for seat in range(state.players) for text in hand(state, seat)])
