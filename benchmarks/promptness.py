"""Do bots answer in time on a loaded machine? Every level chooses moves in every game while twice as many processes as there
are cores keep the machine busy, and the time beyond each level's budget is counted: median, 99 %, worst.

The promise is at most 50 ms beyond the budget. `clock` only watches the clock, for 0.1 s: by how much it is late is the
machine's doing."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import LEVELS, Bot, Choice, cores
from noripan.bots.thinking import Budget
from noripan.core.library import find
from noripan.core.rng import Rng

PROMISE_MS = 50.0


@dataclass(frozen=True)
class Clock:
    """The most punctual player there can be: it only watches the clock."""

    name: str
    budget: Budget

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        end = time.perf_counter() + (self.budget.seconds or 0.0)
        while time.perf_counter() < end:
            pass
        return Choice(known.moves()[0])


PLAYERS: dict[str, Bot] = {**LEVELS, "clock": Clock("clock", Budget(seconds=0.1))}


def be_busy() -> None:
    while True:
        pass


@contextmanager
def load(count: int) -> Iterator[None]:
    context = multiprocessing.get_context("spawn")
    busy = [context.Process(target=be_busy, daemon=True) for _ in range(count)]
    for process in busy:
        process.start()
    time.sleep(1.0)  # until all have begun
    try:
        yield
    finally:
        for process in busy:
            process.terminate()
            process.join()


def budget_of(bot: Bot) -> float:
    """Seconds; bots that do not search should answer at once."""
    budget = getattr(bot, "budget", None)
    return budget.seconds or 0.0 if budget else 0.0


def overruns(game: str, players: int, bot: Bot, count: int) -> list[float]:
    """By how many milliseconds each answer exceeds the budget, at choices spread over matches that `casual` plays."""
    rng, found, seed = Rng.seeded("promptness"), [], 0
    while len(found) < count:
        match = noripan.new(game, players, f"promptness {seed}")
        seed += 1
        while match.to_move is not None and len(found) < count:
            known = Knowledge(match, match.to_move)
            if len(match.moves()) > 1 and rng.choose(4) == 0:
                start = time.perf_counter()
                bot.choose(known, rng)
                found.append(1000 * (time.perf_counter() - start - budget_of(bot)))
            match.play(LEVELS["casual"].choose(known, rng).move)
    return found


def line(name: str, where: str, values: list[float]) -> str:
    ordered = sorted(values)
    figures = (ordered[len(ordered) // 2], ordered[int(0.99 * (len(ordered) - 1))], ordered[-1])
    late = sum(value > PROMISE_MS for value in values)
    return f"| {name} | {where} | {' | '.join(f'{figure:.1f}' for figure in figures)} | {late} of {len(values)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", help="[default: all]")
    parser.add_argument("--busy", type=int, default=2 * cores(), help="busy processes [default: twice the cores]")
    parser.add_argument("--seconds", type=float, default=20.0, help="of thinking for each level and game, about")
    chosen = parser.parse_args()
    print(f"{cores()} cores, {chosen.busy} busy processes; milliseconds beyond the budget\n")
    print(f"| level | game | median | 99 % | worst | beyond {PROMISE_MS:.0f} ms |\n{'|---' * 6}|", flush=True)
    with load(chosen.busy):
        for name in chosen.levels or PLAYERS:
            everything = []
            for game in noripan.games():
                bot, seats = PLAYERS[name], find(game).seats
                count = max(4, min(200, int(chosen.seconds / 2 / max(0.01, budget_of(bot)))))
                values = [value for players in (seats[0], 4) for value in overruns(game, players, bot, count)]
                everything += values
                print(line(name, game, values), flush=True)
            print(line(name, "**all**", everything), flush=True)
        print(f"\nload of the last 1, 5 and 15 minutes: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
