"""What a Sequence Stacks move did, and how it reads in words."""

from __future__ import annotations

from typing import Any

from noripan.core.cards import without
from noripan.core.facts import Fact, Words
from noripan.games.stacks.notation import (
    ALLOW,
    CARDS,
    CHIP,
    COLOURS,
    DISCARD,
    END,
    HOLD,
    JUMP,
    LAY,
    NUMBER_OF,
    REVERSE,
    STEAL,
    WILD,
    Action,
    take_apart,
)
from noripan.games.stacks.rules import Stacks
from noripan.games.stacks.view import hand, pile

LONGEST = 5000


def tell(before: Stacks, move: int, after: Stacks) -> list[Fact]:
    parts = take_apart(move)
    if parts.action == HOLD:
        facts = tell_hold(before, after)
    elif parts.action == ALLOW:
        facts = tell_allow(before, after)
    elif parts.action in (DISCARD, END):
        facts = tell_turn_end(before, parts, after)
    else:
        facts = tell_use(before, parts, after)
    return facts + tell_end(after) if after.over else facts


# ---- cards played


def tell_use(before: Stacks, parts: Action, after: Stacks) -> list[Fact]:
    seat, card = before.turn, CARDS[parts.kind]
    said: dict[str, Any] = {"seat": seat, "source": "discard" if parts.source else "hand"}
    facts = []
    if parts.action == LAY:
        laid = {**said, "card": card, "colour": COLOURS[parts.colour], "number": parts.number}
        facts.append(Fact("laid_wild" if parts.kind >= WILD else "laid", laid))
        if parts.number == 5:
            facts += tell_completion(before, parts.colour, after)
    elif parts.action == JUMP:
        facts.append(Fact("jumped", said))
    elif parts.action == REVERSE:
        facts.append(Fact("reversed", said))
    elif parts.action == CHIP:
        facts.append(Fact("stole_chip", {**said, "from_seat": parts.seat, "colour": COLOURS[parts.colour]}))
    else:
        facts += tell_theft(before, parts, after, said)
    if parts.action == STEAL:
        return facts
    return facts + tell_draw(before, after, [] if parts.source else [card])


def tell_theft(before: Stacks, parts: Action, after: Stacks, said: dict[str, Any]) -> list[Fact]:
    """SS-42, SS-60: only the two concerned see a card stolen from a hand."""
    said = {**said, "from_seat": parts.seat}
    if parts.top:
        return [Fact("stole_top", {**said, "card": CARDS[before.discard_pile(parts.seat)[-1]]})]
    two = (before.turn, parts.seat)
    (card,) = without(hand(before, parts.seat), hand(after, parts.seat))
    return [Fact("stole_card", {**said, "card": card}, to=two), Fact("stole", said, not_to=two)]


def tell_completion(before: Stacks, colour: int, after: Stacks) -> list[Fact]:
    """SS-25: the chip, unless somebody is asked; that is told to nobody else."""
    said = {"seat": before.turn, "colour": COLOURS[colour]}
    facts = [Fact("completed", said)]
    if before.bank[colour] == 0:
        facts.append(Fact("no_chip_left", {"colour": COLOURS[colour]}))
    elif after.window >= 0:
        facts.append(tell_asked(after))
    elif after.bank[colour] < before.bank[colour]:
        facts.append(tell_chip(before.turn, colour, after))
    return facts


def tell_chip(seat: int, colour: int, after: Stacks) -> Fact:
    reds, blues = after.chips[seat * 2], after.chips[seat * 2 + 1]
    return Fact("took_chip", {"seat": seat, "colour": COLOURS[colour], "reds": reds, "blues": blues})


def tell_draw(before: Stacks, after: Stacks, spent: list[str]) -> list[Fact]:
    """The cards the turn's own seat drew, before and after a reshuffle (SS-14, SS-20, SS-26)."""
    if after.pile_size == before.pile_size and after.shuffles == before.shuffles:
        return []
    seat = before.turn
    drawn = without(hand(after, seat), without(hand(before, seat), spent))
    if after.shuffles == before.shuffles:
        return tell_drawn(seat, drawn)
    first = pile(before)
    count = after.pile_size + len(drawn) - len(first)
    return [*tell_drawn(seat, first), Fact("reshuffled", {"count": count}), *tell_drawn(seat, without(drawn, first))]


def tell_drawn(seat: int, drawn: list[str]) -> list[Fact]:
    if not drawn:
        return []
    said = {"seat": seat, "count": len(drawn)}
    cards = sorted(drawn, key=NUMBER_OF.__getitem__)
    return [Fact("drew_cards", {**said, "cards": cards}, to=(seat,)), Fact("drew", said, not_to=(seat,))]


# ---- holds


def tell_asked(after: Stacks) -> Fact:
    return Fact("asked", {"seat": after.turn, "colour": COLOURS[after.window]}, to=(after.to_move,))


def tell_hold(before: Stacks, after: Stacks) -> list[Fact]:
    said = {"seat": before.to_move, "from_seat": before.turn, "colour": COLOURS[before.window]}
    return [Fact("held_up", said), *tell_draw(before, after, [])]


def tell_allow(before: Stacks, after: Stacks) -> list[Fact]:
    """An answer that only its holder knew of is told to nobody else."""
    facts = [Fact("allowed", {"seat": before.turn, "colour": COLOURS[before.window]}, to=(before.to_move,))]
    if after.window >= 0:
        return [*facts, tell_asked(after)]
    if after.bank[before.window] < before.bank[before.window]:
        facts.append(tell_chip(before.turn, before.window, after))
    return facts + tell_draw(before, after, [])


# ---- the end of a turn and of the match


def tell_turn_end(before: Stacks, parts: Action, after: Stacks) -> list[Fact]:
    seat = before.turn
    if parts.action == DISCARD:
        card = CARDS[parts.kind]
        facts = [Fact("discarded", {"seat": seat, "card": card}), *tell_draw(before, after, [card])]
    else:
        facts = [Fact("ended", {"seat": seat}), *tell_draw(before, after, [])]
    if after.direction != before.direction:
        facts.append(Fact("turned", {"direction": after.direction}))
    if before.jumps:
        skipped = [(seat + after.direction * i) % before.players for i in range(1, before.jumps + 1)]
        facts.append(Fact("skipped", {"seats": skipped}))
    if not after.over:
        facts.append(Fact("turn_began", {"seat": after.turn}))
    return facts


def tell_end(after: Stacks) -> list[Fact]:
    won = Fact("match_won", {"seats": list(after.winners())})
    if after.idle == after.players:
        return [Fact("exhausted", {"count": after.players}), won]  # SS-50
    (winner, *others) = after.winners()
    reds, blues = after.chips[winner * 2], after.chips[winner * 2 + 1]
    if not others and reds + blues >= 5 and reds >= 2 and blues >= 2:
        return [Fact("had_enough", {"seat": winner, "reds": reds, "blues": blues}), won]  # SS-30
    return [Fact("took_too_long", {"count": LONGEST}), won]  # SS-27


def describe(state: Stacks, move: int) -> Words:
    action, kind, number, seat, top, colour, up = take_apart(move)
    source = "discard" if up else "hand"
    if action == LAY:
        data = {"card": CARDS[kind], "number": number, "source": source}
        return Words("move-lay-wild" if kind >= WILD else "move-lay", data)
    if action == STEAL:
        return Words("move-steal-top" if top else "move-steal", {"from_seat": seat, "source": source})
    if action == CHIP:
        return Words("move-chip", {"from_seat": seat, "colour": COLOURS[colour], "source": source})
    if action == DISCARD:
        return Words("move-discard", {"card": CARDS[kind]})
    if action in (JUMP, REVERSE):
        return Words("move-jump" if action == JUMP else "move-reverse", {"source": source})
    if action == END:
        return Words("move-end", {})
    said = {"from_seat": state.turn, "colour": COLOURS[state.window]}
    return Words("move-hold" if action == HOLD else "move-allow", said)
