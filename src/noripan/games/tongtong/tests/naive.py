"""The rules a second time, slow and in other words, to compare whole matches with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

LIMIT = {"high12": 12, "high9": 9, "plusminus11": 11, "sum10": 10}


@dataclass
class Reckoning:
    totals: list[int]
    earned: list[list[int]] = field(default_factory=list)  # [game][seat]
    sums: list[list[int]] = field(default_factory=list)
    voids: list[set[tuple[int, str]]] = field(default_factory=list)  # [game] -> seat, colour
    eighths: list[list[str]] = field(default_factory=list)


def reckon(
    players: int, missions: list[str], hands: list[list[list[str]]], log: list[str], rank_points: list[int]
) -> Reckoning:
    """Follow finished games move by move; every move must be legal."""
    so_far = Reckoning([0] * players)
    cards = iter(log)
    for mission, dealt in zip(missions, hands, strict=True):
        won = play_game(so_far, [set(hand) for hand in dealt], cards)
        sums = [sum_up(mission, tricks) for tricks in won]
        sixes = [sum(card[1] == "6" for trick in tricks for card in trick) for tricks in won]
        points = award(mission, sums, rank_points)
        so_far.totals = [max(0, t + p) + b for t, p, b in zip(so_far.totals, points, sixes, strict=True)]
        so_far.earned.append([p + b for p, b in zip(points, sixes, strict=True)])
        so_far.sums.append(sums)
    assert next(cards, None) is None
    return so_far


def play_game(so_far: Reckoning, hands: list[set[str]], cards: Iterator[str]) -> list[list[list[str]]]:
    """The tricks that each seat wins."""
    won: list[list[list[str]]] = [[] for _ in hands]
    so_far.voids.append(set())
    lead = next(seat for seat, hand in enumerate(hands) if "R8" in hand)
    for _ in range(7):
        trick = play_trick(so_far, hands, lead, cards)
        taker = max(enumerate(trick), key=lambda laid: (laid[1][1][1], laid[0]))[1][0]
        won[taker].append([card for _, card in trick])
        fours = [seat for seat, card in trick if card[1] == "4"]
        lead = fours[-1] if fours else taker
    so_far.eighths.append([next(iter(hand)) for hand in hands])
    return won


def play_trick(so_far: Reckoning, hands: list[set[str]], lead: int, cards: Iterator[str]) -> list[tuple[int, str]]:
    trick: list[tuple[int, str]] = []
    for place in range(len(hands)):
        seat = (lead + place) % len(hands)
        card = next(cards)
        hands[seat].remove(card)
        trick.append((seat, card))
        colour = trick[0][1][0]
        if card[0] != colour:
            assert not any(held.startswith(colour) for held in hands[seat]), f"{card} does not follow"
            so_far.voids[-1].add((seat, colour))
    return trick


def sum_up(mission: str, tricks: list[list[str]]) -> int:
    """The last trick that brought a colour decides its top: the lowest card of that colour in it."""
    total = 0
    for colour in "RYGBP":
        brought = [sorted(card for card in trick if card[0] == colour) for trick in tricks]
        tops = [cards[0] for cards in brought if cards]
        if tops:
            minus = mission == "plusminus11" and colour in "BG"
            total += -int(tops[-1][1]) if minus else int(tops[-1][1])
    return total


def award(mission: str, sums: list[int], rank_points: list[int]) -> list[int]:
    safe = [total > 5 if mission == "low5" else total < LIMIT[mission] for total in sums]
    if mission in ("plusminus11", "sum10"):
        return [total if good else 0 for total, good in zip(sums, safe, strict=True)]
    order = sorted((total for total, good in zip(sums, safe, strict=True) if good), reverse=mission != "low5")
    points = [*rank_points, 0, 0, 0, 0, 0]
    return [points[order.index(total)] if good else 0 for total, good in zip(sums, safe, strict=True)]


def champions(so_far: Reckoning, teams: bool) -> list[int]:
    def key(seat: int) -> list[int]:
        columns = [so_far.totals, *reversed(so_far.earned)]
        return [column[seat] + (column[seat ^ 2] if teams else 0) for column in columns]

    best = max(key(seat) for seat in range(len(so_far.totals)))
    return [seat for seat in range(len(so_far.totals)) if key(seat) == best]
