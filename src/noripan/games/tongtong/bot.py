"""What makes a TongTong card look tempting at first sight."""

from __future__ import annotations

from noripan.games.tongtong.rules import TongTong

SIGNS = {3: (1, 1, -1, -1, 1)}  # TT-33: plusminus11
LIMITS = {0: 12, 1: 9, 3: 11, 4: 10}  # bust from here on
LOW5 = 2
FOUR, SIX = 4, 6
BONUS = 10  # a six, in tenths of a point


def urge(state: TongTong, move: int) -> int:
    """How the piles would stand if the round ended as this card leaves it; a high card if that is good, else a low one."""
    seat = state.to_move
    tops = state.tops[seat * 5 : seat * 5 + 5]
    mission = state.missions[state.game]
    number = move % 8 + 1
    now = worth(mission, tops)
    if number - 1 < state.best and state.on_table:
        kept = now
    else:
        kept = worth(mission, topped(tops, [*state.laid[state.count - state.on_table : state.count], move]))
        kept += BONUS * (number == SIX)
    to_come = state.players - 1 - state.on_table
    likely = 8 if to_come == 0 else number  # in eighths: a high card is taken for sure, a low one is not
    return 8 * now + likely * (kept - now) + 2 * (number == FOUR)


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
