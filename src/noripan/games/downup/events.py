"""What a move of Down Up did."""

from __future__ import annotations

from noripan.core.events import GameEvent
from noripan.games.downup.codes import ADD, FIRST_PRIZE, FLIP, LAST_PRIZE, LAY, ROUNDS, TAKE, TURNS
from noripan.games.downup.notation import card_texts, take_apart, turned_text
from noripan.games.downup.rules import DownUp

NO_ZONE = 0  # what events and words call the zone where a seat has only one place


def events_of(before: DownUp, move: int, after: DownUp) -> list[GameEvent]:
    events = [event_of_action(before, move)]
    beaten = beaten_by(before, move)
    if beaten is not None:
        events.append(event_of_beaten(before, beaten))
    if emptied(before, move):
        events.append(event_of_leaving(before))
    if after.is_over or after.round > before.round:
        return events + events_of_end(before, move, after)
    return events + events_of_discards(before, move, beaten, after)


def event_of_action(state: DownUp, move: int) -> GameEvent:
    kind, place, number, cards = take_apart(move)
    seat = state.to_move
    texts = card_texts(number, cards)
    if kind == FLIP:
        return GameEvent("flipped", {"seat": seat, "count": state.held[seat]})
    if kind == LAY:
        own = zone_of(state, seat * state.zones + state.zone)
        return GameEvent("laid", {"seat": seat, "zone": own, "cards": texts, "value": number, "size": len(texts)})
    lying = texts_at(state, place)
    whose = {"seat": seat, "set_seat": place // state.zones, "zone": zone_of(state, place)}
    if kind == ADD:
        return GameEvent("added", {**whose, "card": texts[0], "value": number, "size": len(lying) + 1})
    return GameEvent("took", {**whose, "set_cards": lying, "cards": [turned_text(text) for text in lying]})


def event_of_beaten(state: DownUp, place: int) -> GameEvent:
    lying = texts_at(state, place)
    if place == state.out:
        return GameEvent("last_set_beaten", {"seat": place, "cards": lying})
    owner = {"seat": place // state.zones, "zone": zone_of(state, place)}
    return GameEvent("set_returned", {**owner, "set_cards": lying, "cards": [turned_text(text) for text in lying]})


def event_of_leaving(state: DownUp) -> GameEvent:
    """The hand is empty."""
    seat = state.to_move
    if state.zones == 2:
        return GameEvent("round_won", {"seat": seat, "total": state.tokens[seat] + LAST_PRIZE})
    if state.out < 0:
        return GameEvent("left_first", {"seat": seat, "tokens": FIRST_PRIZE, "total": state.tokens[seat] + FIRST_PRIZE})
    return GameEvent("left_second", {"seat": seat, "tokens": LAST_PRIZE, "total": state.tokens[seat] + LAST_PRIZE})


def events_of_end(before: DownUp, move: int, after: DownUp) -> list[GameEvent]:
    """The round is over: it may be void, the last one, or followed by another."""
    events = []
    left = before.to_move if emptied(before, move) and before.zones == 1 and before.out < 0 else before.out
    ended = emptied(before, move) and (before.zones == 2 or before.out >= 0)
    if not ended and max(after.tokens) < after.goal:
        events.append(GameEvent("round_void", {"round": before.round + 1, "turns": TURNS}))
        if left >= 0:
            events.append(GameEvent("tokens_returned", {"seat": left, "tokens": FIRST_PRIZE, "total": after.tokens[left]}))
    if not after.is_over:
        return [*events, GameEvent("round_began", {"round": after.round + 1, "seat": after.to_move})]
    if max(after.tokens) < after.goal:
        events.append(GameEvent("last_round_ended", {"rounds": ROUNDS}))
    return [*events, GameEvent("match_won", {"seats": list(after.winners())})]


def events_of_discards(before: DownUp, move: int, beaten: int | None, after: DownUp) -> list[GameEvent]:
    """As turns begin, sets are discarded: the own one, and on the way there that of a player who is out."""
    events = []
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
            events.append(GameEvent("last_set_discarded", {"seat": place, "cards": texts}))
        else:
            owner = {"seat": place // before.zones, "zone": zone_of(before, place)}
            events.append(GameEvent("discarded", {**owner, "cards": texts}))
    return events


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
