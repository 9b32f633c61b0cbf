"""Luck in the arena: nothing on average whatever a position is said to be worth, bounded, and taken off without bias."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

import pytest
from support.networks import random_network

import noripan
from noripan.arena import adjustment, luck, sequential_test, shares
from noripan.arena.adjustment import Adjustment
from noripan.arena.luck import HeuristicValue, LuckMeter
from noripan.arena.pairing import Outcome, Pairing, play, seatings
from noripan.arena.tournament import Tournament
from noripan.bots.networks import FOUND
from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import State

Deal = tuple[shares.DealShares, shares.DealShares]


# ---- what a match tells


@dataclass(frozen=True)
class Whim:
    """Worth what a digest of the open table says: as bad as a value function can be."""

    game: Game[State]
    name: str = "whim"
    digest: str = ""

    def values(self, state: State) -> Sequence[float]:
        rng = Rng.seeded(repr(self.game.truth(state)))
        return [rng.choose(1000) / 1000 for _ in range(state.players)]


def measured(value: luck.StateValue, game: Game[State], players: int, number: int) -> tuple[float, ...]:
    rng, meter = Rng.seeded(f"{game.name} {number}"), LuckMeter(value, players, Rng.seeded(f"luck {number}"))
    state = game.start(players, rng)
    while not state.is_over:
        weights = game.heuristic.weights(state)
        move = max(weights, key=weights.__getitem__)
        expected = meter.expect(state, move)
        state.apply(move)
        meter.add(expected, state)
    return meter.total()


@pytest.mark.parametrize(
    ("name", "kind"),
    [("stacks", HeuristicValue), ("iota", HeuristicValue), ("stacks", Whim), ("iota", Whim), ("tongtong", Whim)],
)
def test_luck_is_nothing_on_average_whatever_the_value(name: str, kind: type[Whim]) -> None:
    game, number = noripan.find(name), 24 if kind is Whim else 80
    found = [measured(kind(game), game, 3, i)[0] for i in range(number)]
    assert stdev(found) > 0
    assert abs(fmean(found)) < 4 * stdev(found) / math.sqrt(number)


def test_luck_moves_victories_and_makes_none_and_is_bounded() -> None:
    game = noripan.find("stacks")
    for number in range(10):
        found = measured(Whim(game), game, 4, number)
        assert sum(found) == pytest.approx(0, abs=1e-5)
        assert sum(map(abs, found)) / 2 <= luck.MOST + 1e-5


def test_a_match_where_nothing_is_left_to_chance_has_no_luck() -> None:
    assert set(play(Pairing("sixteen", (("rounds", 1),), "d", ("casual", "random"))).luck) == {0.0}


def test_what_is_measured_by_is_part_of_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOUND, noripan.find("stacks").folder / "value.net", None)
    told = Tournament("stacks", 2, ("casual", "random"), 1).identity()["luck"]
    assert told["value"] == "heuristic"
    assert len(told["digest"]) == 16


def test_a_value_network_is_the_judge_where_one_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    game = noripan.find("stacks")
    network = random_network("stacks", "value")
    monkeypatch.setitem(FOUND, game.folder / "value.net", network)
    value = luck.value_for(game, 3, {})
    assert (value.name, value.digest) == ("network", network.digest)
    assert Tournament("stacks", 3, ("casual", "random"), 1).identity()["luck"]["digest"] == network.digest
    found = [measured(value, game, 3, number) for number in range(12)]
    assert all(sum(one) == pytest.approx(0, abs=1e-5) for one in found)
    assert len(set(found)) == len(found)


# ---- tournaments


def match_of(chance: float, rng: random.Random) -> tuple[float, float]:
    """Whether the first seat wins, and its luck as far as a judge who is wrong by half sees it: chances wander off."""
    now, seen = chance, 0.0
    for _ in range(12):
        step = rng.choice((-1, 1)) * min(now, 1 - now, 0.15)
        now += step
        seen += 0.5 * step + rng.gauss(0, 0.03)
    return float(rng.random() < now), max(-luck.MOST, min(luck.MOST, seen))


def deals_of(chance: float, number: int, rng: random.Random) -> list[Deal]:
    """Duplicate deals of two matches; A wins each with the chance."""
    found = []
    for _ in range(number):
        matches = [match_of(chance, rng) for _ in range(2)]
        won, lucky = (fmean(parts) for parts in zip(*matches, strict=True))
        found.append(({"A": won, "B": 1 - won}, {"A": lucky, "B": -lucky}))
    return found


def adjusted(deals: list[Deal]) -> list[shares.DealShares]:
    taken_off = Adjustment()
    return [taken_off.adjusted(*deal) for deal in deals]


def test_shares_without_luck_have_the_same_mean_and_vary_less() -> None:
    rng = random.Random("mean")
    deals = deals_of(0.6, 4000, rng)
    plain, clean = [deal[0]["A"] for deal in deals], [deal["A"] for deal in adjusted(deals)]
    assert abs(fmean(clean) - 0.6) < 3 * stdev(clean) / math.sqrt(len(clean))
    assert stdev(clean) ** 2 < 0.7 * stdev(plain) ** 2
    assert all(deal["A"] + deal["B"] == pytest.approx(1) for deal in adjusted(deals[:50]))


def test_the_interval_of_shares_without_luck_holds_in_95_of_100_tournaments() -> None:
    rng, held = random.Random("cover"), 0
    for _ in range(1000):
        share, error = shares.estimate([deal["A"] for deal in adjusted(deals_of(0.6, 60, rng))])
        held += abs(share - 0.6) <= error
    assert 930 <= held <= 970


def deals_until_clear(deals: list[Deal], with_luck: bool = True) -> int | None:
    evidence, taken_off = sequential_test.Evidence(["A", "B"]), Adjustment()
    for count, (plain, lucky) in enumerate(deals, 1):
        evidence.add(plain, taken_off.adjusted(plain, lucky) if with_luck else None)
        if evidence.is_decided():
            return count
    return None


def test_even_bots_are_hardly_ever_called_apart() -> None:
    rng = random.Random("even")
    wrong = sum(deals_until_clear(deals_of(0.5, 120, rng)) is not None for _ in range(200))
    assert wrong <= 0.05 * 200


def test_a_difference_is_found_sooner() -> None:
    rng, sooner, plain = random.Random("apart"), [], []
    for _ in range(40):
        deals = deals_of(0.58, 500, rng)
        sooner.append(deals_until_clear(deals) or 500)
        plain.append(deals_until_clear(deals, with_luck=False) or 500)
    assert fmean(sooner) < 0.9 * fmean(plain)


def test_a_value_that_knows_nothing_does_no_harm() -> None:
    rng = random.Random("noise")
    deals = [(plain, dict(zip("AB", (x := rng.gauss(0, 0.2), -x), strict=True))) for plain, _ in deals_of(0.6, 600, rng)]
    taken_off = Adjustment()
    for deal in deals:
        taken_off.adjusted(*deal)
    assert taken_off.factor < 0.15


def test_the_interval_of_a_gap_holds_the_truth_and_the_gap() -> None:
    evidence, taken_off = sequential_test.Evidence(["A", "B"]), Adjustment()
    for plain, lucky in deals_of(0.6, 300, random.Random("gap")):
        evidence.add(plain, taken_off.adjusted(plain, lucky))
    (gap,) = evidence.gaps()
    assert (gap.ahead, gap.behind) == ("A", "B")
    assert gap.low < 0.2 < gap.high
    assert gap.low < gap.difference < gap.high


def test_seatings_cancel_the_luck_of_the_deal() -> None:
    """Whatever a deal is worth to its seats, over all seatings every bot has as much of it."""
    outcomes = [Outcome("d", seats, (1.0, 0, 0), (1, 0, 0), 9, (0.3, -0.1, -0.2)) for seats in seatings(["A", "B"], 3, 0)]
    assert shares.luck_by_deal(outcomes)["d"] == pytest.approx({"A": 0.0, "B": 0.0})
    assert adjustment.adjusted_by_deal(outcomes)["d"] == pytest.approx({"A": 0.5, "B": 0.5})
