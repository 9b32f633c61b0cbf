"""What a seat sees of TongTong (TT-50)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.tongtong.notation import BASIC_MISSIONS, CARDS, COLOURS, MISSIONS, card_texts
from noripan.games.tongtong.rules import TongTong

GAMES, SEATS, ROUNDS = 3, 5, 7
RED_EIGHT = 7


def view(state: TongTong, seat: int | None) -> View:
    seats = range(state.players)
    base = state.base
    seen: View = {
        "game_number": state.game + 1,
        "games": GAMES,
        "round": min(state.count // state.players + 1, ROUNDS),
        "rounds": ROUNDS,
        "mission": MISSIONS[state.missions[state.game]],
        "missions": [MISSIONS[mission] for mission in state.missions[: state.game + 1]],
        "missions_left": missions_left(state),
        "rank_points": state.rank_points[:],
        "teams": [[0, 2], [1, 3]] if state.teams else None,
        "leader": state.leader,
        "marker": state.marker,
        "follow": COLOURS[state.laid[state.count - state.on_table] >> 3] if state.on_table else None,
        "table": table(state),
        "taker": state.taker if state.on_table else None,
        "rounds_played": rounds_played(state),
        "piles": [piles(state, other) for other in seats],
        "sums": state.sums[base : base + state.players],
        "sixes": state.bonus[base : base + state.players],
        "counts": [hand.bit_count() for hand in state.hands[base : base + state.players]],
        "voids": [[c for i, c in enumerate(COLOURS) if void >> i & 1] for void in state.voids[base : base + state.players]],
        "known": known(state),
        "results": [result(state, game) for game in range(state.game + state.over)],
        "hand": None if seat is None else hand(state, seat),
    }
    if state.over:
        seen["eighths"] = eighths(state)
    return seen


def missions_left(state: TongTong) -> list[str]:
    """Those that may still come; with fixed missions in their order."""
    if state.game == GAMES - 1:
        return []
    if state.fixed:
        return [MISSIONS[mission] for mission in state.missions[state.game + 1 :]]
    pool = MISSIONS if state.advanced else MISSIONS[:BASIC_MISSIONS]
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


def piles(state: TongTong, seat: int) -> dict[str, list[str]]:
    """A seat's piles by colour, each from the top down (TT-20, TT-21)."""
    found: dict[str, list[str]] = {}
    for one in rounds_played(state):
        if one["taker"] == seat:
            for card in sorted(one["cards"], reverse=True):
                found.setdefault(card[0], []).insert(0, card)
    return {colour: found[colour] for colour in COLOURS if colour in found}


def known(state: TongTong) -> list[list[str]]:
    """Cards everybody knows to be in a hand: R8, until who led with it in hand has laid it."""
    base = state.base
    red_eight = 1 << RED_EIGHT
    return [card_texts(hand & red_eight) for hand in state.hands[base : base + state.players]]


def result(state: TongTong, game: int) -> dict[str, Any]:
    """How a finished game was scored, one entry per seat; a rank of None is a bust or a mission without ranks."""
    part = slice(game * SEATS, game * SEATS + state.players)
    return {
        "mission": MISSIONS[state.missions[game]],
        "sums": state.sums[part],
        "busts": [bool(bust) for bust in state.busts[part]],
        "ranks": [rank or None for rank in state.ranks[part]],
        "points": state.points[part],
        "bonus": state.bonus[part],
    }


def hand(state: TongTong, seat: int) -> list[str]:
    return card_texts(state.hands[state.base + seat])


def eighths(state: TongTong) -> list[list[str]]:
    """The cards left in hand in each game that has ended, one per seat."""
    hands = state.hands
    return [
        [card_texts(hands[game * SEATS + seat])[0] for seat in range(state.players)]
        for game in range(state.game + state.over)
    ]


def truth(state: TongTong) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "missions": [MISSIONS[mission] for mission in state.missions],
        "eighths": eighths(state),
    }


def census(state: TongTong) -> list[str]:
    """Every card of this game, wherever it is."""
    laid = [CARDS[card] for card in state.laid[: state.count]]
    return sorted(laid + [text for seat in range(state.players) for text in hand(state, seat)])
