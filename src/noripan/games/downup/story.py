"""What a Down Up move did, how it reads in words, and why another one is refused."""

from __future__ import annotations

from typing import Any

from noripan.core.errors import IllegalMove
from noripan.core.facts import Fact, Words
from noripan.games.downup.notation import ADD, FLIP, LAY, TAKE, card_texts, take_apart, turned_text
from noripan.games.downup.rules import DECK, DownUp
from noripan.games.downup.view import ROUNDS, TURNS, hand

NO_ZONE = 0  # what facts and words call the zone where a seat has only one place


def tell(before: DownUp, move: int, after: DownUp) -> list[Fact]:
    facts = [tell_action(before, move)]
    beaten = beaten_by(before, move)
    if beaten is not None:
        facts.append(tell_beaten(before, beaten))
    if emptied(before, move):
        facts.append(tell_leaving(before))
    if after.over or after.round > before.round:
        return facts + tell_end(before, move, after)
    return facts + tell_discards(before, move, beaten, after)


def tell_action(state: DownUp, move: int) -> Fact:
    kind, place, number, cards = take_apart(move)
    seat = state.to_move
    texts = card_texts(number, cards)
    if kind == FLIP:
        return Fact("flipped", {"seat": seat, "count": state.held[seat]})
    if kind == LAY:
        own = zone_of(state, seat * state.zones + state.zone)
        return Fact("laid", {"seat": seat, "zone": own, "cards": texts, "value": number, "size": len(texts)})
    lying = texts_at(state, place)
    whose = {"seat": seat, "set_seat": place // state.zones, "zone": zone_of(state, place)}
    if kind == ADD:
        return Fact("added", {**whose, "card": texts[0], "value": number, "size": len(lying) + 1})
    return Fact("took", {**whose, "set_cards": lying, "cards": [turned_text(text) for text in lying]})


def tell_beaten(state: DownUp, place: int) -> Fact:
    lying = texts_at(state, place)
    if place == state.out:
        return Fact("last_set_beaten", {"seat": place, "cards": lying})
    owner = {"seat": place // state.zones, "zone": zone_of(state, place)}
    return Fact("set_returned", {**owner, "set_cards": lying, "cards": [turned_text(text) for text in lying]})


def tell_leaving(state: DownUp) -> Fact:
    """The hand is empty."""
    seat = state.to_move
    if state.zones == 2:
        return Fact("round_won", {"seat": seat, "total": state.tokens[seat] + 1})
    if state.out < 0:
        return Fact("left_first", {"seat": seat, "tokens": 2, "total": state.tokens[seat] + 2})
    return Fact("left_second", {"seat": seat, "tokens": 1, "total": state.tokens[seat] + 1})


def tell_end(before: DownUp, move: int, after: DownUp) -> list[Fact]:
    """The round is over: it may be void, the last one, or followed by another."""
    facts = []
    left = before.to_move if emptied(before, move) and before.zones == 1 and before.out < 0 else before.out
    ended = emptied(before, move) and (before.zones == 2 or before.out >= 0)
    if not ended and max(after.tokens) < after.goal:
        facts.append(Fact("round_void", {"round": before.round + 1, "turns": TURNS}))
        if left >= 0:
            facts.append(Fact("tokens_returned", {"seat": left, "tokens": 2, "total": after.tokens[left]}))
    if not after.over:
        return [*facts, Fact("round_began", {"round": after.round + 1, "seat": after.to_move})]
    if max(after.tokens) < after.goal:
        facts.append(Fact("last_round_ended", {"rounds": ROUNDS}))
    return [*facts, Fact("match_won", {"seats": list(after.winners())})]


def tell_discards(before: DownUp, move: int, beaten: int | None, after: DownUp) -> list[Fact]:
    """As turns begin, sets are discarded: the own one, and on the way there that of a player who is out."""
    facts = []
    kind, taken, _, cards = take_apart(move)
    gone = (beaten, taken if kind == TAKE else None)
    lay_there, lie_there = before.number, after.number
    places = before.players * before.zones
    first = before.to_move * before.zones + before.zone
    for place in [(first + step) % places for step in range(places)]:
        if not lay_there[place] or lie_there[place] or place in gone:
            continue
        added = cards if kind == ADD and place == taken else 0
        texts = card_texts(lay_there[place], before.cards[place] | added)
        if place == after.out:
            facts.append(Fact("last_set_discarded", {"seat": place, "cards": texts}))
        else:
            owner = {"seat": place // before.zones, "zone": zone_of(before, place)}
            facts.append(Fact("discarded", {**owner, "cards": texts}))
    return facts


def texts_at(state: DownUp, place: int) -> list[str]:
    """The cards of the set at a place, none if there is no set."""
    return card_texts(state.number[place], state.cards[place])


def zone_of(state: DownUp, place: int) -> int:
    return place % 2 + 1 if state.zones == 2 else NO_ZONE


def place_of_size(state: DownUp, size: int) -> int | None:
    """Where the only set of this size lies."""
    for place, cards in enumerate(state.cards[: state.players * state.zones]):
        if cards.bit_count() == size:
            return place
    return None


def beaten_by(state: DownUp, move: int) -> int | None:
    """The place of the set that a legal move drives away (DU-20, DU-26)."""
    kind, place, _, cards = take_apart(move)
    if kind not in (LAY, ADD):
        return None
    return place_of_size(state, cards.bit_count() if kind == LAY else state.cards[place].bit_count() + 1)


def emptied(state: DownUp, move: int) -> bool:
    """Does this legal move leave no card in hand (DU-54: an own set that comes back counts)?"""
    if take_apart(move).cards.bit_count() != state.held[state.to_move]:
        return False
    beaten = beaten_by(state, move)
    return beaten is None or beaten // state.zones != state.to_move


def describe(state: DownUp, move: int) -> Words:
    kind, place, number, cards = take_apart(move)
    if kind == FLIP:
        return Words("move-flip", {})
    if kind == LAY:
        return Words("move-lay", {"cards": card_texts(number, cards)})
    owner: dict[str, Any] = {"seat": place // state.zones, "zone": zone_of(state, place)}
    if kind == ADD:
        return Words("move-add", {**owner, "card": card_texts(number, cards)[0]})
    return Words("move-take", {**owner, "cards": texts_at(state, place)})


def why_not(state: DownUp, move: int) -> IllegalMove:
    kind, place, number, cards = take_apart(move)
    if kind != LAY:
        owner: dict[str, Any] = {"seat": place // state.zones, "zone": zone_of(state, place)}
        if owner["seat"] == state.to_move:
            return IllegalMove("own_set")
        if not state.number[place]:
            return IllegalMove("no_set_there", **owner)
    missing = why_not_held(state, card_texts(number, cards))
    if missing is not None:
        return missing
    size = cards.bit_count()
    if kind == ADD:
        if number != state.number[place]:
            return IllegalMove("other_value", card=card_texts(number, cards)[0], value=state.number[place])
        size = state.cards[place].bit_count() + 1
    rival = place_of_size(state, size) or 0
    return IllegalMove(
        "too_low", value=number, size=size, to_beat=state.above[size], seat=rival // state.zones, zone=zone_of(state, rival)
    )


def why_not_held(state: DownUp, texts: list[str]) -> IllegalMove | None:
    """What keeps these cards from being played by the seat to move at all."""
    held = hand(state, state.to_move)
    deck = DECK[: state.players * (9 if state.players == 2 else 8)]
    for text in texts:
        top, bottom = (int(part) for part in text.split("/"))
        if (min(top, bottom), max(top, bottom)) not in deck:
            return IllegalMove("not_in_deck", card=text, players=state.players)
        if turned_text(text) in held:
            return IllegalMove("other_way_up", card=text, held_card=turned_text(text))
        if text not in held:
            return IllegalMove("not_held", card=text)
    return None
