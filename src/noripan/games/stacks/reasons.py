"""What speaks for a Sequence Stacks move, in words. Only the own hand and what lies open are looked at."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.games.stacks.codes import (
    ALLOW,
    CHIP,
    COLOURS,
    DISCARD,
    ENOUGH,
    ENOUGH_OF_COLOUR,
    HEIGHT,
    HOLD,
    HOLD_CARD,
    JUMP,
    JUMP_CARD,
    KINDS,
    LAY,
    LETTERS,
    NUMBERS,
    STEAL,
    WILD,
)
from noripan.games.stacks.notation import CARDS, MoveParts, colour_of, take_apart
from noripan.games.stacks.rules import Stacks

HIGH = 3  # a pile of this height is worth skipping a player for
FAR = 3  # cards that must be laid before one


def reason(state: Stacks, move: int) -> Words | None:
    parts = take_apart(move)
    if parts.action == LAY:
        return reason_to_lay(state, parts)
    if parts.action == DISCARD:
        return reason_to_discard(state, parts.kind)
    if parts.action in (HOLD, ALLOW):
        return reason_to_hold(state) if parts.action == HOLD else reason_to_allow(state)
    if parts.action == CHIP:
        return reason_to_take_chip(state, parts.seat, parts.colour)
    if parts.action == STEAL:
        return reason_to_steal(state, parts)
    return reason_to_jump(state) if parts.action == JUMP else None


# ---- piles


def reason_to_lay(state: Stacks, parts: MoveParts) -> Words | None:
    about = {"colour": LETTERS[parts.colour]}
    if parts.number == HEIGHT:
        return reason_to_finish(state, parts.colour) if state.bank[parts.colour] else None
    if parts.kind >= WILD and CARDS[parts.colour * NUMBERS + parts.number - 1] in at_hand(state):
        return None  # the number itself is there
    if can_finish(state, parts):
        return Words("reason-on-the-way", about)
    if parts.kind >= WILD:
        return None
    if not parts.source and state.held[state.to_move] == 1 and state.pile_size + state.aside_size:
        return Words("reason-new-hand", {})
    if parts.number < HEIGHT - 1:
        return Words("reason-stays-low", {**about, "count": HEIGHT - parts.number})
    return None


def reason_to_finish(state: Stacks, colour: int) -> Words:
    about = {"colour": LETTERS[colour]}
    now, then = missing(state, state.turn), missing(state, state.turn, colour)
    if then == 0:
        return Words("reason-wins", about)
    return Words("reason-needed-chip" if then < now else "reason-chip", {**about, "count": then})


def can_finish(state: Stacks, parts: MoveParts) -> bool:
    """Can the pile that this card goes on be completed in this turn?"""
    cards = at_hand(state)
    cards.remove(CARDS[parts.kind])
    wilds = cards.count(CARDS[WILD + parts.colour])
    needed = [CARDS[parts.colour * NUMBERS + number - 1] for number in range(parts.number + 1, HEIGHT + 1)]
    return sum(card not in cards for card in needed) <= wilds


def at_hand(state: Stacks) -> list[str]:
    """The cards that the seat to move can play: its hand and the top of its discard pile (SS-13)."""
    seat = state.to_move
    held = state.hands[seat * KINDS : seat * KINDS + KINDS]
    cards = [CARDS[kind] for kind in range(KINDS) for _ in range(held[kind])]
    return cards + [CARDS[kind] for kind in state.discard_pile(seat)[-1:]]


# ---- the end of a turn


def reason_to_discard(state: Stacks, kind: int) -> Words | None:
    seat = state.to_move
    top = state.discard_pile(seat)[-1:]
    if kind < WILD and top and top[0] < WILD and colour_of(top[0]) == colour_of(kind) and top[0] > kind:
        return Words("reason-chain", {"card": CARDS[top[0]]})
    if kind < WILD and state.hands[seat * KINDS + kind] > 1:
        return Words("reason-spare", {"card": CARDS[kind]})
    if kind < WILD and cards_before(state, kind) >= FAR:
        return Words("reason-far-off", {"card": CARDS[kind], "count": cards_before(state, kind)})
    if kind != HOLD_CARD and state.hands[seat * KINDS + HOLD_CARD]:
        return Words("reason-keeps-hold", {})
    return Words("reason-leaves-nothing", {}) if kind < WILD and max(state.heights) < HEIGHT - 1 else None


def cards_before(state: Stacks, kind: int) -> int:
    """How many cards must be laid on a pile of its colour before this number can follow."""
    colour = colour_of(kind)
    number = kind - colour * NUMBERS + 1
    return min(number - 1 - height for height in [0, *state.heights[colour * 2 : colour * 2 + 2]] if height < number)


# ---- chips and holds


def missing(state: Stacks, seat: int, more: int | None = None) -> int:
    """How many chips a seat still needs at best, with one more of a colour if given (SS-30)."""
    reds, blues = (state.chips[seat * 2 + colour] + (more == colour) for colour in range(COLOURS))
    return max(ENOUGH - reds - blues, max(0, ENOUGH_OF_COLOUR - reds) + max(0, ENOUGH_OF_COLOUR - blues))


def reason_to_hold(state: Stacks) -> Words | None:
    about = {"seat": state.turn, "colour": LETTERS[state.window]}
    now, then = missing(state, state.turn), missing(state, state.turn, state.window)
    if then == 0:
        return Words("reason-stops-win", about)
    return Words("reason-denies", {**about, "count": now}) if then < now else None


def reason_to_allow(state: Stacks) -> Words | None:
    now, then = missing(state, state.turn), missing(state, state.turn, state.window)
    about = {"seat": state.turn, "colour": LETTERS[state.window]}
    if then == now:
        return Words("reason-useless-chip", about)
    return Words("reason-saves-hold", {**about, "count": then}) if then > 1 else None


def reason_to_take_chip(state: Stacks, other: int, colour: int) -> Words | None:
    about = {"seat": other, "colour": LETTERS[colour]}
    helps = missing(state, state.to_move, colour) < missing(state, state.to_move)
    hurts = missing_without(state, other, colour) > missing(state, other)
    if helps and hurts:
        return Words("reason-both-need", about)
    return Words("reason-you-need" if helps else "reason-they-need", about) if helps or hurts else None


def missing_without(state: Stacks, seat: int, less: int) -> int:
    reds, blues = (state.chips[seat * 2 + colour] - (less == colour) for colour in range(COLOURS))
    return max(ENOUGH - reds - blues, max(0, ENOUGH_OF_COLOUR - reds) + max(0, ENOUGH_OF_COLOUR - blues))


# ---- other people


def reason_to_steal(state: Stacks, parts: MoveParts) -> Words | None:
    if parts.top:
        kind = state.discard_pile(parts.seat)[-1]
        fits = kind < WILD and cards_before(state, kind) == 0
        return Words("reason-useful-card", {"card": CARDS[kind]}) if fits or WILD <= kind < JUMP_CARD else None
    others = [seat for seat in range(state.players) if seat != state.to_move]
    closest = missing(state, parts.seat) == min(missing(state, seat) for seat in others)
    return Words("reason-from-leader", {"seat": parts.seat, "count": missing(state, parts.seat)}) if closest else None


def reason_to_jump(state: Stacks) -> Words | None:
    if state.players == 2:
        return Words("reason-another-turn", {})
    skipped = (state.turn + state.direction * (1 if state.reverses % 2 == 0 else -1) * (1 + state.jumps)) % state.players
    return Words("reason-skips", {"seat": skipped}) if max(state.heights) >= HIGH else None
