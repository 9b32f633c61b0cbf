"""What a SixTeen move did, how it reads in words, and why another one is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.core.facts import Fact, Words
from noripan.games.sixteen.notation import COLOURS, DECLINE, LAY, PASS, ROWS, SCISSORS, take_apart, tile_texts
from noripan.games.sixteen.rules import Sixteen
from noripan.games.sixteen.view import hand, rows

END_BIT, RESTART_BIT = 1 << 16, 1 << 17


def tell(before: Sixteen, move: int, after: Sixteen) -> list[Fact]:
    kind, colour, tiles, count = take_apart(move)
    seat = before.to_move
    facts = []
    if kind == PASS:
        facts.append(Fact("passed", {"seat": seat}))
    elif kind == DECLINE:
        facts.append(Fact("declined_extra", {"seat": seat}))
    elif kind == LAY:
        facts.append(Fact("laid", {"seat": seat, "cards": tile_texts(colour, tiles)}))
        if tiles & END_BIT:
            facts.append(Fact("row_closed", {"colour": COLOURS[colour]}))
        if tiles & RESTART_BIT:
            facts.append(Fact("row_restarted", {"colour": COLOURS[colour]}))
    else:
        gone = rows(before)[COLOURS[colour]][-count:]
        facts.append(Fact("cut" if kind == SCISSORS else "binned", {"seat": seat, "colour": COLOURS[colour], "cards": gone}))
    if after.round > before.round:
        facts += tell_end(before, move, after)
    return facts


def tell_end(before: Sixteen, move: int, after: Sixteen) -> list[Fact]:
    """The screens are opened and counted; a new round may begin."""
    kind = take_apart(move).kind
    facts = [Fact("all_passed") if kind == PASS else Fact("hand_emptied", {"seat": before.to_move})]
    for seat in range(before.players):
        left = hand(before, seat) if seat != before.to_move or kind == PASS else []
        points = after.totals[seat] - before.totals[seat]
        counted = {"seat": seat, "cards": left, "points": points, "total": after.totals[seat]}
        facts.append(Fact("counted" if left else "counted_nothing", counted))
    if after.over:
        facts.append(Fact("match_won", {"seats": list(after.winners())}))
    else:
        facts.append(Fact("round_began", {"round": after.round + 1, "seat": after.to_move}))
    return facts


def describe(state: Sixteen, move: int) -> Words:
    kind, colour, tiles, count = take_apart(move)
    if kind == LAY:
        return Words("move-lay", {"cards": tile_texts(colour, tiles)})
    if kind == PASS:
        return Words("move-pass", {})
    if kind == DECLINE:
        return Words("move-end", {})
    gone = rows(state)[COLOURS[colour]][-count:]
    return Words("move-scissors" if kind == SCISSORS else "move-bin", {"cards": gone})


def why_not(state: Sixteen, move: int) -> IllegalMove:
    kind, colour, tiles, _count = take_apart(move)
    if kind == LAY:
        return why_not_lay(state, colour, tiles)
    if kind == DECLINE:
        return IllegalMove("nothing_to_decline")
    if state.cut_row >= 0:
        return IllegalMove("extra_or_end")
    if kind == PASS:
        return IllegalMove("can_lay")
    held = state.scissors if kind == SCISSORS else state.bins
    if not held[state.to_move]:
        return IllegalMove("not_held", card="scissors" if kind == SCISSORS else "bin")
    return IllegalMove("too_few_to_remove", colour=COLOURS[colour], count=state.height[colour] - 1)


def why_not_lay(state: Sixteen, colour: int, tiles: int) -> IllegalMove:
    if state.cut_row >= 0 and not state.extra_anywhere and state.cut_row != colour:
        return IllegalMove("extra_elsewhere", colour=COLOURS[state.cut_row])
    missing = tiles & ~state.hands[state.to_move * 5 + colour]
    if missing:
        return IllegalMove("not_held", card=tile_texts(colour, missing)[0])
    last = state.rows[colour * 18 + state.height[colour] - 1]
    if last == 16:
        return IllegalMove("row_is_closed", colour=COLOURS[colour])
    return IllegalMove("too_low", card=tile_texts(colour, tiles)[0], last_card=ROWS[colour][last])
