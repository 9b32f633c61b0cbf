"""The result of a tournament as JSON; docs/how-to/arena.md explains the fields. The same matches give the same bytes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from noripan.arena.adjustment import adjusted_by_deal
from noripan.arena.progress import TournamentResult
from noripan.arena.ratings import ratings
from noripan.arena.sequential_test import ALPHA, DIGITS, adjusted_interval, interval
from noripan.arena.shares import DealShares, bot_scores, estimate, mean, scores_by_bot, shares_by_deal, shares_by_seat

FORMAT = 2
POINTS = 100  # of the curves
BARS = 24  # of the histograms, at most
WIDTHS = [step * 10**power for power in range(6) for step in (1, 2, 5)]

Summary = dict[str, Any]


def summary(result: TournamentResult) -> Summary:
    tournament, outcomes = result.tournament, result.outcomes
    deals, adjusted = list(shares_by_deal(outcomes).values()), list(adjusted_by_deal(outcomes).values())
    told = {
        "noripan_arena": FORMAT,
        **tournament.identity(),
        "command": tournament.command(),
        "deals_wanted": tournament.deals,
        "ending": result.ending,
        "repeatable": not tournament.by_the_clock,
        "deals": result.deals,
        "matches": len(outcomes),
        "even_share": tournament.even_share,
        "standings": standing_rows(result, deals, adjusted),
        "variance_ratio": variance_ratio(deals, adjusted),
        "gaps": [{**vars(gap), "clear": gap.is_decided} for gap in result.evidence.gaps()],
        "seats": shares_by_seat(outcomes),
        "scores": histograms(scores_by_bot(outcomes)),
        "progress": progress(deals),
    }
    rounded: Summary = tidy(told)
    return rounded


def standing_rows(result: TournamentResult, deals: list[DealShares], adjusted: list[DealShares]) -> list[Summary]:
    rated = ratings(result.tournament.bots, deals)
    scores = scores_by_bot(result.outcomes)
    rows = []
    for one in bot_scores(result.outcomes):
        rating = rated[one.bot]
        low, high = interval(Counter(round(deal[one.bot], DIGITS) for deal in deals), ALPHA)
        rows.append(
            {
                **vars(one), "low": low, "high": high, "adjusted": adjusted_row([deal[one.bot] for deal in adjusted]),
                "score": mean(scores[one.bot]),
                "rating": {"mu": rating.mu, "sigma": rating.sigma, "low": rating.low, "high": rating.high},
            }
        )  # fmt: skip
    return rows


def adjusted_row(samples: list[float]) -> Summary:
    """A bot's share without its luck."""
    share, error = estimate(samples)
    low, high = adjusted_interval(samples, ALPHA)
    return {"share": share, "error": error, "low": low, "high": high}


def variance_ratio(deals: list[DealShares], adjusted: list[DealShares]) -> float | None:
    """How many times more the plain shares vary than those without luck; None where nothing varies."""
    if len(deals) < 2:
        return None
    plain, clean = (sum(estimate([deal[name] for deal in some])[1] ** 2 for name in deals[0]) for some in (deals, adjusted))
    return plain / clean if clean else None


def histograms(scores: dict[str, list[int]]) -> Summary:
    """How often each bot scored how much, in common bars of a round width."""
    if not scores:
        return {"start": 0, "width": 1, "counts": {}}
    low, high = min(map(min, scores.values())), max(map(max, scores.values()))
    width = next(width for width in WIDTHS if high // width - low // width < BARS)
    start, bars = low // width, high // width - low // width + 1
    counts = {}
    for name, values in scores.items():
        found = Counter(value // width - start for value in values)
        counts[name] = [found[bar] for bar in range(bars)]
    return {"start": start * width, "width": width, "counts": counts}


def progress(deals: list[DealShares]) -> list[Summary]:
    """The shares and their errors after so many deals, at evenly spread times."""
    times = sorted({max(2, round(len(deals) * (point + 1) / POINTS)) for point in range(POINTS)}) if len(deals) > 1 else []
    curves = []
    for time in times:
        shares = {name: estimate([deal[name] for deal in deals[:time]]) for name in deals[0]}
        curves.append({"deals": time, "shares": {name: list(pair) for name, pair in sorted(shares.items())}})
    return curves


def tidy(value: Any) -> Any:
    """Six digits are enough, and the same on all machines."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: tidy(value[key]) for key in value}
    if isinstance(value, list | tuple):
        return [tidy(part) for part in value]
    return value
