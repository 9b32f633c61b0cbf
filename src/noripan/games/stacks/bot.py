"""What makes a Sequence Stacks move look tempting at first sight."""

from __future__ import annotations

from noripan.games.stacks.notation import ALLOW, CHIP, DISCARD, HOLD, JUMP, LAY, REVERSE, STEAL, WILD, Action, take_apart
from noripan.games.stacks.rules import Stacks

KEEPING = {10: 40, 11: 40, 12: 25, 13: 5, 14: 30, 15: 30, 16: 35}  # what a card other than a number is worth in hand
CLOSE = 3  # chips that make a player worth stopping


def urge(state: Stacks, move: int) -> int:
    """Complete piles, empty the hand, keep wilds for a fifth card, and stop whoever is close to five chips."""
    parts = take_apart(move)
    if parts.action == LAY:
        return urge_to_lay(parts)
    if parts.action == CHIP:
        lacks = state.chips[state.turn * 2 + parts.colour] < 2
        return 150 + 20 * lacks + state.scores()[parts.seat]
    if parts.action == DISCARD:
        return 50 - KEEPING.get(parts.kind, 10 - parts.kind % 5)
    if parts.action == HOLD:
        return 100 if state.scores()[state.turn] >= CLOSE else 0
    return {JUMP: 120, REVERSE: 30, STEAL: 110 + 5 * parts.top, ALLOW: 50}.get(parts.action, 0)


def urge_to_lay(parts: Action) -> int:
    if parts.number == 5:
        return 200 + 10 * (parts.kind < WILD) + bool(parts.source)
    if parts.kind >= WILD:
        return 20 + parts.number
    return 130 + 10 * bool(parts.source) - parts.number
