"""Sequence Stacks' cards and moves as text, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.events import Words
from noripan.games.stacks.codes import (
    ACTION_SHIFT,
    ALLOW,
    CHIP,
    COLOUR_MASK,
    COLOUR_SHIFT,
    DISCARD,
    END,
    FROM_DISCARD,
    HOLD,
    HOLD_CARD,
    JUMP,
    JUMP_CARD,
    KIND_MASK,
    LAY,
    LETTERS,
    NUMBER_MASK,
    NUMBER_SHIFT,
    NUMBERS,
    REVERSE,
    SEAT_MASK,
    STEAL,
    TOP,
    WILD,
)
from noripan.games.stacks.rules import Stacks

CARDS = [colour + str(number) for colour in LETTERS for number in range(1, NUMBERS + 1)]
CARDS += ["rW", "bW", "jump", "reverse", "steal", "chip", "hold"]
NUMBER_OF = {text: kind for kind, text in enumerate(CARDS)}

PLAIN = {"hold": HOLD << ACTION_SHIFT, "allow": ALLOW << ACTION_SHIFT, "end": END << ACTION_SHIFT}
TURNING = {"jump": JUMP << ACTION_SHIFT, "reverse": REVERSE << ACTION_SHIFT}

LAYING = re.compile(r"([rb])([1-5])(\^?)")
LAYING_WILD = re.compile(r"([rb])[Ww] ?= ?([1-5])(\^?)")
BARE_WILD = re.compile(r"([rb])[Ww]\^?")
TURN = re.compile(r"(jump|reverse)(\^?)")
STEALING = re.compile(r"steal(\^?) ([0-9])(\^?)")
CHIPPING = re.compile(r"chip(\^?) (?:([0-9]) ([rb])|([rb]) ([0-9]))")
DISCARDING = re.compile(r"discard (\S+)")


class MoveParts(NamedTuple):
    """A move taken apart; what does not matter to the action is 0."""

    action: int
    kind: int  # of the card that is played or discarded
    number: int  # what a laid card counts as
    seat: int  # whose card or chip is taken
    top: int  # 1 if it is the top of that seat's discard pile
    colour: int  # of the chip taken, or of the card laid
    source: int  # FROM_DISCARD if the card comes from the own discard pile


def take_apart(move: int) -> MoveParts:
    action, source = move >> ACTION_SHIFT, move & FROM_DISCARD
    if action == LAY:
        kind = move & KIND_MASK
        return MoveParts(action, kind, move >> NUMBER_SHIFT & NUMBER_MASK, 0, 0, colour_of(kind), source)
    if action == DISCARD:
        return MoveParts(action, move & KIND_MASK, 0, 0, 0, 0, 0)
    kind = JUMP_CARD + action - JUMP if action <= CHIP else HOLD_CARD
    seat = move & SEAT_MASK if action in (STEAL, CHIP) else 0
    top = int(action == STEAL and bool(move & TOP))
    colour = move >> COLOUR_SHIFT & COLOUR_MASK if action == CHIP else 0
    return MoveParts(action, kind, 0, seat, top, colour, source)


def colour_of(kind: int) -> int:
    """The colour of a number or wild card."""
    return kind - WILD if kind >= WILD else kind // NUMBERS


def laid_card(text: str) -> tuple[str, int] | None:
    """The card that a move in notation lays and the number it stands for; None if it is no laying."""
    if found := LAYING.fullmatch(text):
        return found[1] + found[2], int(found[2])
    if found := LAYING_WILD.fullmatch(text):
        return found[1] + "W", int(found[2])
    return None


def write_move(state: Stacks, move: int) -> str:
    return move_text(move)


@cache
def move_text(move: int) -> str:
    action, kind, number, seat, top, colour, source = take_apart(move)
    up = "^" if source else ""
    if action == LAY:
        return f"{CARDS[kind]}={number}{up}" if kind >= WILD else CARDS[kind] + up
    if action == STEAL:
        return f"steal{up} {seat}{'^' if top else ''}"
    if action == CHIP:
        return f"chip{up} {seat} {LETTERS[colour]}"
    if action == DISCARD:
        return f"discard {CARDS[kind]}"
    if action in (JUMP, REVERSE):
        return CARDS[kind] + up
    return {HOLD: "hold", ALLOW: "allow", END: "end"}[action]


def read_move(state: Stacks, text: str) -> int:
    text = " ".join(text.split()).replace(" ^", "^")
    if text in PLAIN:
        return PLAIN[text]
    if found := LAYING.fullmatch(text):
        return up(found[3]) | int(found[2]) << NUMBER_SHIFT | NUMBER_OF[found[1] + found[2]]
    if found := LAYING_WILD.fullmatch(text):
        return up(found[3]) | int(found[2]) << NUMBER_SHIFT | NUMBER_OF[found[1] + "W"]
    if found := BARE_WILD.fullmatch(text):
        raise IllegalMove("wild_needs_number", card=found[1] + "W")
    if found := TURN.fullmatch(text):
        return up(found[2]) | TURNING[found[1]]
    if found := STEALING.fullmatch(text):
        return STEAL << ACTION_SHIFT | up(found[1]) | (TOP if found[3] else 0) | read_seat(state, found[2])
    if found := CHIPPING.fullmatch(text):
        colour = LETTERS.index(found[3] or found[4])
        return CHIP << ACTION_SHIFT | up(found[1]) | colour << COLOUR_SHIFT | read_seat(state, found[2] or found[5])
    if text == "hold^":
        raise IllegalMove("hold_from_hand")
    if (found := DISCARDING.fullmatch(text)) and found[1].replace("w", "W") in NUMBER_OF:
        return DISCARD << ACTION_SHIFT | NUMBER_OF[found[1].replace("w", "W")]
    raise UnreadableMove("unreadable", text=text[:40])


def up(mark: str) -> int:
    return FROM_DISCARD if mark else 0


def read_seat(state: Stacks, digit: str) -> int:
    if int(digit) >= state.players:
        raise IllegalMove("no_such_seat", number=int(digit), last=state.players - 1)
    return int(digit)


def card_words(text: str) -> Words:
    if text[1:] == "W":
        return Words("card-wild", {"colour": text[0]})
    if text[0] in LETTERS and len(text) == 2:
        return Words("card-number", {"colour": text[0], "number": text[1:]})
    return Words("card-special", {"kind": text})
