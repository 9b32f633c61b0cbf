"""What speaks for a Down Up move, in words. Only the own hand and what has been seen on the table are looked at."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.games.downup.codes import ADD, BEYOND_PLAYERS, FLIP, LAY
from noripan.games.downup.events import beaten_by, emptied, texts_at
from noripan.games.downup.notation import card_texts, cards_in_use, take_apart, turned_text
from noripan.games.downup.rules import DownUp
from noripan.games.downup.view import hand


def reason(state: DownUp, move: int) -> Words | None:
    kind, place, number, cards = take_apart(move)
    held = hand(state, state.to_move)
    if kind == FLIP:
        return reason_to_flip(held)
    if kind not in (LAY, ADD):
        return reason_to_take(held, [turned_text(text) for text in texts_at(state, place)])
    if emptied(state, move):
        return Words("reason-goes-out", {})
    beaten = beaten_by(state, move)
    if beaten is not None and beaten // state.zones not in (state.to_move, state.out):
        return Words("reason-sends-home", {"seat": beaten // state.zones, "cards": texts_at(state, beaten)})
    if kind == ADD:
        return Words("reason-never-back", {})
    return reason_to_lay(state, held, number, card_texts(number, cards))


def reason_to_lay(state: DownUp, held: list[str], number: int, laid: list[str]) -> Words | None:
    about = {"value": number, "count": len(laid)}
    if not can_be_beaten(state, held, number, len(laid)):
        return Words("reason-unbeatable", about)
    after = next_seat(state)
    if state.held[after] == len(laid) and 2 * number > state.players + BEYOND_PLAYERS:
        return Words("reason-blocks", {**about, "seat": after})
    if len(laid) > 1 and sum(top(text) == number for text in held) == len(laid):
        return Words("reason-all-at-once", about)
    turned = [turned_text(text) for text in laid]
    kept = {top(text) for text in held if text not in laid}
    if all(top(text) in kept for text in turned):
        return Words("reason-welcome-back", {"cards": turned})
    if state.above[len(laid)] == 0 and number == min(top(text) for text in held):
        return Words("reason-free-spot", about)
    return None


def reason_to_flip(held: list[str]) -> Words | None:
    turned = [turned_text(text) for text in held]
    before, after = len({top(text) for text in held}), len({top(text) for text in turned})
    if after < before:
        return Words("reason-fewer-sets", {"count": after, "before": before})
    higher = sum(map(top, turned)) > sum(map(top, held))
    return Words("reason-higher", {}) if after == before and higher else None


def reason_to_take(held: list[str], taken: list[str]) -> Words | None:
    """Only if the new cards join what is there."""
    joins = {top(text) for text in taken} <= {top(text) for text in held}
    return Words("reason-gathers", {"cards": taken}) if joins else None


def can_be_beaten(state: DownUp, held: list[str], number: int, size: int) -> bool:
    """Could others, with all the cards that are neither discarded nor in the own hand, show enough of a higher number?"""
    own = {frozenset(numbers(text)) for text in held}
    in_use = cards_in_use(state.players)
    others = [pair for card, pair in enumerate(in_use) if not state.discarded >> card & 1 and frozenset(pair) not in own]
    higher = range(number + 1, state.players + BEYOND_PLAYERS + 1)
    return any(sum(value in pair for pair in others) >= size for value in higher)


def next_seat(state: DownUp) -> int:
    after = (state.to_move + 1) % state.players
    return (after + 1) % state.players if after == state.out else after


def numbers(text: str) -> tuple[int, int]:
    top, _, bottom = text.partition("/")
    return int(top), int(bottom)


def top(text: str) -> int:
    return numbers(text)[0]
