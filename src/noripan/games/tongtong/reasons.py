"""What speaks for a TongTong card, in words. Only the own hand and what lies open are looked at."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.games.tongtong.codes import (
    BLUE,
    COLOUR_SHIFT,
    COLOURS,
    FOUR,
    GREEN,
    LETTERS,
    NUMBER_MASK,
    NUMBERS,
    ONE_COLOUR,
    PLUSMINUS11,
    ROUNDS,
    SIX,
)
from noripan.games.tongtong.heuristic import final_worth
from noripan.games.tongtong.notation import CARDS
from noripan.games.tongtong.rules import TongTong

LOW, HIGH = 1, 6  # numbers from 0: a 1 or 2, a 7 or 8
FEW, MANY = 2, 8  # cards that could still beat one


def reason(state: TongTong, move: int) -> Words | None:
    number = move & NUMBER_MASK
    is_last = state.on_table + 1 == state.players
    if number < state.best:
        harm = reason_to_feed(state, move) if is_last else None
        return harm or reason_to_plan(state, move) or Words("reason-cannot-take", {"card": CARDS[move]})
    if is_last or higher_unseen(state, number) == 0:
        return reason_to_take(state, move) or reason_to_plan(state, move)
    return reason_to_try(state, move)


# ---- this round


def reason_to_take(state: TongTong, card: int) -> Words | None:
    """The round is certain: what it brings."""
    seat = state.to_move
    now, then = state.sums[state.base + seat], sum_with(state, seat, card)
    sixes = sum(one & NUMBER_MASK == SIX for one in [*table(state), card])
    if worth(state, then) > worth(state, now):
        return Words("reason-good-sum", {"sum": then, "before": now})
    if sixes and (worth(state, then) > 0 or worth(state, now) == 0):
        return Words("reason-catches-six", {"count": sixes})
    return None


def reason_to_feed(state: TongTong, card: int) -> Words | None:
    """Another player takes the round for certain: does this card do harm or, to a partner, good (TT-45)?"""
    seat, taker = state.to_move, state.taker
    now, then = state.sums[state.base + taker], sum_with(state, taker, card)
    difference = worth(state, then) - worth(state, now)
    if state.teams and (seat + taker) % 2 == 0:
        return Words("reason-helps-partner", {"seat": taker, "sum": then}) if difference > 0 else None
    if worth(state, then) == 0 and difference < 0:
        return Words("reason-busts", {"seat": taker, "sum": then})
    return Words("reason-spoils", {"seat": taker, "sum": then}) if difference < 0 else None


def reason_to_try(state: TongTong, card: int) -> Words | None:
    """The card is the highest so far, but others follow."""
    beaters = higher_unseen(state, card & NUMBER_MASK)
    gains = worth(state, sum_with(state, state.to_move, card)) > worth(state, state.sums[state.base + state.to_move])
    if gains and beaters <= FEW:
        return Words("reason-hard-to-beat", {"count": beaters, "card": CARDS[card]})
    planned = reason_to_plan(state, card)
    if planned is None and state.on_table == 0 and card & NUMBER_MASK <= LOW:
        return Words("reason-low", {})
    if planned is None and gains:
        return Words("reason-suits", {"count": beaters})
    if planned is None and beaters >= MANY:
        return Words("reason-likely-beaten", {"count": beaters})
    return planned


# ---- the rounds to come


def reason_to_plan(state: TongTong, card: int) -> Words | None:
    rounds_left = ROUNDS - 1 - state.count // state.players
    if rounds_left == 0:
        return None
    if card & NUMBER_MASK == FOUR:
        return Words("reason-lead", {})
    hand = state.hands[state.base + state.to_move] & ~(1 << card)
    if not hand >> (card & ~NUMBER_MASK) & ONE_COLOUR:
        return Words("reason-no-colour-left", {"colour": LETTERS[card >> COLOUR_SHIFT]})
    if card & NUMBER_MASK >= HIGH and rounds_left >= ROUNDS // 2:
        return Words("reason-high-early", {"card": CARDS[card], "rounds": rounds_left})
    return None


# ---- what can be seen


def table(state: TongTong) -> list[int]:
    return list(state.laid[state.count - state.on_table : state.count])


def higher_unseen(state: TongTong, number: int) -> int:
    """How many cards out of sight would take the round from this number (TT-14, TT-15)."""
    seen = state.hands[state.base + state.to_move]
    for card in state.laid[: state.count]:
        seen |= 1 << card
    return sum(not seen >> card & 1 for card in range(NUMBERS * state.players) if card & NUMBER_MASK >= number)


def sum_with(state: TongTong, taker: int, card: int) -> int:
    """A seat's sum if it takes the round as it lies, with this card (TT-20, TT-21, TT-33)."""
    won = [*table(state), card]
    total = 0
    for colour in range(state.players):
        numbers = [(one & NUMBER_MASK) + 1 for one in won if one >> COLOUR_SHIFT == colour]
        top = min(numbers) if numbers else state.tops[taker * COLOURS + colour]
        minus = state.missions[state.game] == PLUSMINUS11 and colour in (BLUE, GREEN)
        total += -top if minus else top
    return total


def worth(state: TongTong, total: int) -> float:
    """What a sum would score at the end, about; 0 is bust."""
    return final_worth(state.missions[state.game], total)
