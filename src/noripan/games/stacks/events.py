"""What a move of Sequence Stacks did."""

from __future__ import annotations

from typing import Any

from noripan.core.cards import without
from noripan.core.events import GameEvent
from noripan.games.stacks.codes import (
    ALLOW,
    CHIP,
    DISCARD,
    END,
    ENOUGH,
    ENOUGH_OF_COLOUR,
    HEIGHT,
    HOLD,
    JUMP,
    LAY,
    LETTERS,
    LONGEST,
    REVERSE,
    STEAL,
    WILD,
)
from noripan.games.stacks.notation import CARDS, NUMBER_OF, MoveParts, take_apart
from noripan.games.stacks.rules import Stacks
from noripan.games.stacks.view import hand, pile


def events_of(before: Stacks, move: int, after: Stacks) -> list[GameEvent]:
    parts = take_apart(move)
    if parts.action == HOLD:
        events = events_of_hold(before, after)
    elif parts.action == ALLOW:
        events = events_of_allow(before, after)
    elif parts.action in (DISCARD, END):
        events = events_of_turn_end(before, parts, after)
    else:
        events = events_of_use(before, parts, after)
    return events + events_of_end(after) if after.is_over else events


# ---- cards played


def events_of_use(before: Stacks, parts: MoveParts, after: Stacks) -> list[GameEvent]:
    seat, card = before.turn, CARDS[parts.kind]
    said: dict[str, Any] = {"seat": seat, "source": "discard" if parts.source else "hand"}
    events = []
    if parts.action == LAY:
        laid = {**said, "card": card, "colour": LETTERS[parts.colour], "number": parts.number}
        events.append(GameEvent("laid_wild" if parts.kind >= WILD else "laid", laid))
        if parts.number == HEIGHT:
            events += events_of_completion(before, parts.colour, after)
    elif parts.action == JUMP:
        events.append(GameEvent("jumped", said))
    elif parts.action == REVERSE:
        events.append(GameEvent("reversed", said))
    elif parts.action == CHIP:
        events.append(GameEvent("stole_chip", {**said, "from_seat": parts.seat, "colour": LETTERS[parts.colour]}))
    else:
        events += events_of_theft(before, parts, after, said)
    if parts.action == STEAL:
        return events
    return events + events_of_draw(before, after, [] if parts.source else [card])


def events_of_theft(before: Stacks, parts: MoveParts, after: Stacks, said: dict[str, Any]) -> list[GameEvent]:
    """SS-42, SS-60: only the two concerned see a card stolen from a hand."""
    said = {**said, "from_seat": parts.seat}
    if parts.top:
        return [GameEvent("stole_top", {**said, "card": CARDS[before.discard_pile(parts.seat)[-1]]})]
    two = (before.turn, parts.seat)
    (card,) = without(hand(before, parts.seat), hand(after, parts.seat))
    return [GameEvent("stole_card", {**said, "card": card}, to=two), GameEvent("stole", said, not_to=two)]


def events_of_completion(before: Stacks, colour: int, after: Stacks) -> list[GameEvent]:
    """SS-25: the chip, unless somebody is asked; that is told to nobody else."""
    said = {"seat": before.turn, "colour": LETTERS[colour]}
    events = [GameEvent("completed", said)]
    if before.bank[colour] == 0:
        events.append(GameEvent("no_chip_left", {"colour": LETTERS[colour]}))
    elif after.window >= 0:
        events.append(event_of_asked(after))
    elif after.bank[colour] < before.bank[colour]:
        events.append(event_of_chip(before.turn, colour, after))
    return events


def event_of_chip(seat: int, colour: int, after: Stacks) -> GameEvent:
    reds, blues = after.chips[seat * 2], after.chips[seat * 2 + 1]
    return GameEvent("took_chip", {"seat": seat, "colour": LETTERS[colour], "reds": reds, "blues": blues})


def events_of_draw(before: Stacks, after: Stacks, spent: list[str]) -> list[GameEvent]:
    """The cards the turn's own seat drew, before and after a reshuffle (SS-14, SS-20, SS-26)."""
    if after.pile_size == before.pile_size and after.shuffles == before.shuffles:
        return []
    seat = before.turn
    drawn = without(hand(after, seat), without(hand(before, seat), spent))
    if after.shuffles == before.shuffles:
        return events_of_drawn(seat, drawn)
    first = pile(before)
    count = after.pile_size + len(drawn) - len(first)
    return [
        *events_of_drawn(seat, first),
        GameEvent("reshuffled", {"count": count}),
        *events_of_drawn(seat, without(drawn, first)),
    ]


def events_of_drawn(seat: int, drawn: list[str]) -> list[GameEvent]:
    if not drawn:
        return []
    said = {"seat": seat, "count": len(drawn)}
    cards = sorted(drawn, key=NUMBER_OF.__getitem__)
    return [GameEvent("drew_cards", {**said, "cards": cards}, to=(seat,)), GameEvent("drew", said, not_to=(seat,))]


# ---- holds


def event_of_asked(after: Stacks) -> GameEvent:
    return GameEvent("asked", {"seat": after.turn, "colour": LETTERS[after.window]}, to=(after.to_move,))


def events_of_hold(before: Stacks, after: Stacks) -> list[GameEvent]:
    said = {"seat": before.to_move, "from_seat": before.turn, "colour": LETTERS[before.window]}
    return [GameEvent("held_up", said), *events_of_draw(before, after, [])]


def events_of_allow(before: Stacks, after: Stacks) -> list[GameEvent]:
    """An answer that only its holder knew of is told to nobody else."""
    events = [GameEvent("allowed", {"seat": before.turn, "colour": LETTERS[before.window]}, to=(before.to_move,))]
    if after.window >= 0:
        return [*events, event_of_asked(after)]
    if after.bank[before.window] < before.bank[before.window]:
        events.append(event_of_chip(before.turn, before.window, after))
    return events + events_of_draw(before, after, [])


# ---- the end of a turn and of the match


def events_of_turn_end(before: Stacks, parts: MoveParts, after: Stacks) -> list[GameEvent]:
    seat = before.turn
    if parts.action == DISCARD:
        card = CARDS[parts.kind]
        events = [GameEvent("discarded", {"seat": seat, "card": card}), *events_of_draw(before, after, [card])]
    else:
        events = [GameEvent("ended", {"seat": seat}), *events_of_draw(before, after, [])]
    if after.direction != before.direction:
        events.append(GameEvent("turned", {"direction": after.direction}))
    if before.jumps:
        skipped = [(seat + after.direction * i) % before.players for i in range(1, before.jumps + 1)]
        events.append(GameEvent("skipped", {"seats": skipped}))
    if not after.is_over:
        events.append(GameEvent("turn_began", {"seat": after.turn}))
    return events


def events_of_end(after: Stacks) -> list[GameEvent]:
    won = GameEvent("match_won", {"seats": list(after.winners())})
    if after.idle == after.players:
        return [GameEvent("exhausted", {"count": after.players}), won]  # SS-50
    (winner, *others) = after.winners()
    reds, blues = after.chips[winner * 2], after.chips[winner * 2 + 1]
    if not others and reds + blues >= ENOUGH and min(reds, blues) >= ENOUGH_OF_COLOUR:
        return [GameEvent("had_enough", {"seat": winner, "reds": reds, "blues": blues}), won]  # SS-30
    return [GameEvent("took_too_long", {"count": LONGEST}), won]  # SS-27
