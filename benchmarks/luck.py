"""What it helps to take the luck off, and whether the intervals stay right.

Two bots play many deals. From these, tournaments are drawn with replacement: in how many does the 95 % interval hold the
share over all deals? (What luck all deals have together is first made 0, as it is in truth.) Then the bots are made even,
by exchanging them in every deal that a coin says: how often are they called apart, with a look after every deal? A
tournament learns its factor anew, from its own deals.

    python benchmarks/luck.py stacks 2 casual search:60 --deals 1000
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from statistics import median

from noripan.arena.adjustment import Adjustment
from noripan.arena.pairing import Outcome
from noripan.arena.sequential_test import Evidence
from noripan.arena.shares import DealShares, estimate, luck_by_deal, shares_by_deal
from noripan.arena.summary import variance_ratio
from noripan.arena.tournament import Tournament
from noripan.arena.workers import play_here
from noripan.bots.levels import cores

Deal = tuple[DealShares, DealShares]  # shares and luck


def played(game: str, players: int, bots: list[str], number: int, workers: int) -> list[Deal]:
    tournament = Tournament(game, players, tuple(bots), number, "luck")
    print(f"luck is measured by: {tournament.value.name} {tournament.value.digest}")
    wanted = list(tournament.pairings())
    outcomes = sorted(play_here(wanted, workers), key=lambda one: one.key)
    return [of_deal([replace(one, deal="") for one in some]) for _, some in groupby(outcomes, lambda one: one.deal)]


def of_deal(outcomes: list[Outcome]) -> Deal:
    return shares_by_deal(outcomes)[""], luck_by_deal(outcomes)[""]


def centred(deals: list[Deal]) -> list[Deal]:
    usual = {name: math.fsum(luck[name] for _, luck in deals) / len(deals) for name in deals[0][1]}
    return [(shares, {name: one - usual[name] for name, one in luck.items()}) for shares, luck in deals]


def adjusted(deals: list[Deal]) -> list[DealShares]:
    adjustment = Adjustment()
    return [adjustment.adjusted(*deal) for deal in deals]


def tournaments(deals: list[Deal], number: int, size: int) -> Iterator[list[Deal]]:
    rng = random.Random("luck")
    for _ in range(number):
        yield rng.choices(deals, k=size)


def held(samples: list[float], truth: float) -> bool:
    share, error = estimate(samples)
    return abs(share - truth) <= error


def exchanged(deal: Deal, first: str, second: str) -> Deal:
    shares, luck = ({first: part[second], second: part[first]} for part in deal)
    return shares, luck


def deals_until_clear(deals: list[Deal], bots: list[str], with_luck: bool) -> int | None:
    evidence, adjustment = Evidence(bots), Adjustment()
    for count, (shares, luck) in enumerate(deals, 1):
        evidence.add(shares, adjustment.adjusted(shares, luck) if with_luck else None)
        if evidence.is_decided():
            return count
    return None


def spread(ratios: list[float]) -> str:
    ordered = sorted(ratios)
    return f"{ordered[len(ordered) // 40]:.2f} to {ordered[-1 - len(ordered) // 40]:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--size", type=int, default=100, help="deals of a simulated tournament")
    parser.add_argument("--tournaments", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    (first, second), size, number = asked.bots, asked.size, asked.tournaments
    deals = played(asked.game, asked.players, asked.bots, asked.deals, asked.workers)
    plain, clean = [shares for shares, _ in deals], adjusted(deals)
    for name, some in (("plain", plain), ("luck-adjusted", clean)):
        share, error = estimate([deal[first] for deal in some])
        print(f"{first}, {name}: {100 * share:.1f} ± {100 * error:.1f} %")
    luck, error = estimate([luck[first] for _, luck in deals])
    print(f"mean luck {luck:+.4f} ± {error:.4f} (must hold 0)")
    deals = centred(deals)
    drawn = list(tournaments(deals, number, asked.deals))
    ratios = [variance_ratio([shares for shares, _ in some], adjusted(some)) or 1.0 for some in drawn[:200]]
    print(f"variance ratio {variance_ratio(plain, clean):.2f} ({spread(ratios)})")
    truth = math.fsum(deal[first] for deal in plain) / len(plain)
    found = [held([deal[first] for deal in adjusted(some)], truth) for some in tournaments(deals, number, size)]
    print(f"95 % interval of {size} deals holds: {100 * sum(found) / number:.1f} % of {number} tournaments")
    coin = random.Random("coin")
    even = [
        [exchanged(deal, first, second) if coin.random() < 0.5 else deal for deal in some]
        for some in tournaments(deals, number, 3 * size)
    ]
    wrong = sum(deals_until_clear(some, asked.bots, True) is not None for some in even)
    print(f"even bots called apart within {3 * size} deals: {100 * wrong / number:.1f} % of {number} tournaments")
    for with_luck in (False, True):
        needed = [deals_until_clear(some, asked.bots, with_luck) or math.inf for some in drawn[:200]]
        name = "with the luck taken off" if with_luck else "by the plain shares alone"
        print(f"median deals until clear, {name}: {median(needed):.0f}")


if __name__ == "__main__":
    main()
