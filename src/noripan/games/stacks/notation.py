"""Sequence Stacks' cards and moves as text, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.facts import Words
from noripan.games.stacks.rules import Stacks

COLOURS = "rb"
CARDS = [colour + str(number) for colour in COLOURS for number in range(1, 6)]
CARDS += ["rW", "bW", "jump", "reverse", "steal", "chip", "hold"]
NUMBER_OF = {text: kind for kind, text in enumerate(CARDS)}
WILD, JUMP_CARD, HOLD_CARD = 10, 12, 16

LAY, JUMP, REVERSE, STEAL, CHIP, DISCARD, HOLD, ALLOW, END = range(9)
FROM_DISCARD = 1 << 9
PLAIN = {"hold": HOLD << 10, "allow": ALLOW << 10, "end": END << 10}
TURNING = {"jump": JUMP << 10, "reverse": REVERSE << 10}

LAYING = re.compile(r"([rb])([1-5])(\^?)")
LAYING_WILD = re.compile(r"([rb])[Ww] ?= ?([1-5])(\^?)")
BARE_WILD = re.compile(r"([rb])[Ww]\^?")
TURN = re.compile(r"(jump|reverse)(\^?)")
STEALING = re.compile(r"steal(\^?) ([0-9])(\^?)")
CHIPPING = re.compile(r"chip(\^?) (?:([0-9]) ([rb])|([rb]) ([0-9]))")
DISCARDING = re.compile(r"discard (\S+)")


class Action(NamedTuple):
    """A move taken apart; what does not matter to the action is 0."""

    action: int
    kind: int  # of the card that is played or discarded
    number: int  # what a laid card counts as
    seat: int  # whose card or chip is taken
    top: int  # 1 if it is the top of that seat's discard pile
    colour: int  # of the chip taken, or of the card laid
    source: int  # FROM_DISCARD if the card comes from the own discard pile


def take_apart(move: int) -> Action:
    action, source = move >> 10, move & FROM_DISCARD
    if action == LAY:
        kind = move & 31
        return Action(action, kind, move >> 5 & 7, 0, 0, colour_of(kind), source)
    if action == DISCARD:
        return Action(action, move & 31, 0, 0, 0, 0, 0)
    kind = JUMP_CARD + action - JUMP if action <= CHIP else HOLD_CARD
    seat = move & 7 if action in (STEAL, CHIP) else 0
    flag = move >> 3 & 1
    return Action(action, kind, 0, seat, flag if action == STEAL else 0, flag if action == CHIP else 0, source)


def colour_of(kind: int) -> int:
    """The colour of a number or wild card."""
    return kind - WILD if kind >= WILD else kind // 5


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
        return f"chip{up} {seat} {COLOURS[colour]}"
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
        return up(found[3]) | int(found[2]) << 5 | NUMBER_OF[found[1] + found[2]]
    if found := LAYING_WILD.fullmatch(text):
        return up(found[3]) | int(found[2]) << 5 | NUMBER_OF[found[1] + "W"]
    if found := BARE_WILD.fullmatch(text):
        raise IllegalMove("wild_needs_number", card=found[1] + "W")
    if found := TURN.fullmatch(text):
        return up(found[2]) | TURNING[found[1]]
    if found := STEALING.fullmatch(text):
        return STEAL << 10 | up(found[1]) | bool(found[3]) << 3 | read_seat(state, found[2])
    if found := CHIPPING.fullmatch(text):
        colour = COLOURS.index(found[3] or found[4])
        return CHIP << 10 | up(found[1]) | colour << 3 | read_seat(state, found[2] or found[5])
    if text == "hold^":
        raise IllegalMove("hold_from_hand")
    if (found := DISCARDING.fullmatch(text)) and found[1].replace("w", "W") in NUMBER_OF:
        return DISCARD << 10 | NUMBER_OF[found[1].replace("w", "W")]
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
    if text[0] in COLOURS and len(text) == 2:
        return Words("card-number", {"colour": text[0], "number": text[1:]})
    return Words("card-special", {"kind": text})
