"""What makes a TongTong card look tempting at first sight."""

from __future__ import annotations

from noripan.games.tongtong.rules import TongTong

SIGNS = {3: (1, 1, -1, -1, 1)}  # TT-33: plusminus11
LIMITS = {0: 12, 1: 9, 3: 11, 4: 10}  # bust from here on
LOW5 = 2
FOUR, SIX = 3, 5  # a card modulo 8
BONUS = 10  # a six, in tenths of a point


def urge(state: TongTong, move: int) -> int:
    """What the piles would be worth if this card won the round as it lies; the higher the card, the likelier it does."""
    seat = state.to_move
    mission = state.missions[state.game]
    tops = state.tops[seat * 5 : seat * 5 + 5]
    now = worth(mission, tops)
    lead = 2 if move % 8 == FOUR else 0
    if move % 8 < state.best:
        return 8 * now + lead
    cards = [*state.laid[state.count - state.on_table : state.count], move]
    won = worth(mission, topped(tops, cards)) + BONUS * sum(card % 8 == SIX for card in cards)
    chance = 8 if state.on_table + 1 == state.players else move % 8 + 1  # in eighths
    return 8 * now + chance * (won - now) + lead


def topped(tops: list[int], cards: list[int]) -> list[int]:
    """The tops after taking these cards (TT-20, TT-21)."""
    after = list(tops)
    for colour in {card >> 3 for card in cards}:
        after[colour] = min(card % 8 + 1 for card in cards if card >> 3 == colour)
    return after


def worth(mission: int, tops: list[int]) -> int:
    """A rough value of these tops for the mission, in tenths of a point."""
    total = sum(top * sign for top, sign in zip(tops, SIGNS.get(mission, (1,) * 5), strict=True))
    if mission == LOW5:
        return 100 - 4 * (total - 6) if total > 5 else 0
    limit = LIMITS[mission]
    return 10 * total if total < limit else -2 * (total - limit)
