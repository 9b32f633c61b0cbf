"""Sets up Sequence Stacks tables: name the cards that matter, the rest of each hand and of the pile is filled up."""

from __future__ import annotations

from collections import Counter

import pytest

import noripan
from noripan import IllegalMove
from noripan.core.match import Match

CARDS = [colour + str(number) for colour in "rb" for number in range(1, 6)]
CARDS += ["rW", "bW", "jump", "reverse", "steal", "chip", "hold"]
DECK = Counter(dict(zip(CARDS, [9] * 10 + [7, 7, 3, 3, 3, 4, 3], strict=True)))
DECK_FOR_TWO = DECK - Counter(reverse=3, hold=1, chip=2, steal=1, jump=1)
FILLERS = ["b5", "b4", "r5", "r4", "b3", "r3"]  # cards that fit nowhere for a while


def full_deal(*wanted: str, pile: str = "", first: int = 0) -> dict[str, object]:
    """A complete deal with these hands and this top of the pile."""
    hands = [text.split() for text in wanted]
    rest = Counter(DECK_FOR_TWO if len(wanted) == 2 else DECK)
    rest.subtract([card for hand in hands for card in hand] + pile.split())
    assert min(rest.values()) >= 0, "a card is named too often"
    for hand in hands:
        while len(hand) < 5:
            filler = next(card for card in FILLERS if rest[card] > 0)
            rest[filler] -= 1
            hand.append(filler)
    return {"first": first, "hands": hands, "pile": pile.split() + sorted(rest.elements(), key=CARDS.index)}


def table(*wanted: str, pile: str = "", first: int = 0, seed: int = 1) -> Match:
    return noripan.new("stacks", len(wanted), seed=seed, deal=full_deal(*wanted, pile=pile, first=first))


def play(match: Match, moves: str) -> Match:
    """Play moves written as `r1, rW=2, discard b4`."""
    for move in moves.split(", "):
        match.play(move)
    return match


def refused(match: Match, move: str) -> str:
    before = match.truth()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    assert match.truth() == before
    return refusal.value.code


def discard_any(match: Match) -> None:
    match.play(next(move for move in match.moves() if move.startswith("discard")))


def drain(match: Match, *keeps: str, left: int = 0) -> Match:
    """Let everybody discard what they need not keep, playing nothing, until only so many cards are left to draw."""
    wanted = [Counter(text.split()) for text in keeps]
    while match.view(None)["pile_count"] > left:
        seat = match.view(None)["turn"]
        spare = Counter(match.truth()["hands"][seat]) - wanted[seat]
        match.play(f"discard {min(spare, key=CARDS.index)}")
    return match


def dry_table(*wanted: str, first: int = 0) -> Match:
    """Two players with these hands, nothing left to draw and nothing set aside."""
    hands = [text.split() for text in wanted]
    kept = [" ".join(hand[:4]) for hand in hands]
    rest = Counter(DECK_FOR_TWO)
    rest.subtract([card for hand in hands for card in hand] + FILLERS[:1] * 2)
    pile = [*sorted(rest.elements(), key=CARDS.index), hands[first][4], hands[1 - first][4]]
    match = table(*(f"{hand} {FILLERS[0]}" for hand in kept), pile=" ".join(pile), first=first)
    drain(match, *kept)
    assert [sorted(hand) for hand in match.truth()["hands"]] == [sorted(hand) for hand in hands]
    assert match.to_move == first
    return match


def told(match: Match, seat: int | None, since: int = 0) -> list[str]:
    """The names of the events that a seat was shown after the first so many."""
    return [event["event"] for event in match.frame(seat)["events"]][since:]
