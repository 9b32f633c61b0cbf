"""Plays pairings on the cores of this machine, each worker a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice, takewhile
from multiprocessing.connection import Connection

from noripan.arena.pairing import Outcome, Pairing, play
from noripan.arena.tournament import Tournament
from noripan.bots.levels import cores
from noripan.core.errors import GameError

DEATHS = 3  # in a row without a single match: then it is no accident
GRACE_SECONDS = 5.0
LISTEN_SECONDS = 0.2  # how long Ctrl-C may have to wait
GIVE_UP = threading.Event()  # in a worker: set when nobody waits for its match any more

Outcomes = Generator[Outcome, None, None]


def workers_for(tournament: Tournament, wished: int | None) -> int:
    """All cores by default; bots that think by the clock never share a core, or they would think less than they say."""
    most = max(1, cores() // tournament.threads)
    if wished is None:
        return most
    return min(wished, most) if tournament.by_the_clock else wished


def play_here(pairings: list[Pairing], workers: int) -> Outcomes:
    """Outcomes in the order they come. A worker that dies is replaced and its match played again."""
    left = {pairing.key: pairing for pairing in pairings}
    deaths = 0
    while left:
        try:
            with closing(play_in_pool(list(left.values()), workers)) as outcomes:
                for outcome in outcomes:
                    del left[outcome.key]
                    deaths = 0
                    yield outcome
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == DEATHS:
                raise GameError("arena_workers") from error


def play_until(deadline: float, workers: int) -> Callable[[list[Pairing]], Outcomes]:
    """Plays here until then, as by `time.monotonic`; what is under way is given up."""

    def play_in_time(pairings: list[Pairing]) -> Outcomes:
        with closing(play_here(pairings, workers)) as outcomes:
            yield from takewhile(lambda _: time.monotonic() < deadline, outcomes)

    return play_in_time


def play_in_pool(pairings: list[Pairing], workers: int) -> Outcomes:
    """Only a few matches wait in line, so that little is in vain when the tournament stops early."""
    context = multiprocessing.get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    line = iter(pairings)
    with ProcessPoolExecutor(workers, context, listen, (ear,)) as pool:
        try:
            running = submit(pool, islice(line, 2 * workers))
            while running:
                done, running = ended(running)
                running |= submit(pool, islice(line, len(done)))
                for future in done:
                    yield future.result()
        finally:
            with interrupts_held():
                mouth.close()
                pool.shutdown(cancel_futures=True)
                ear.close()


def submit(pool: ProcessPoolExecutor, pairings: Iterator[Pairing]) -> set[Future[Outcome]]:
    with interrupts_held():
        return {pool.submit(play_for_parent, pairing) for pairing in pairings}


def ended(running: set[Future[Outcome]]) -> tuple[set[Future[Outcome]], set[Future[Outcome]]]:
    """Those that have ended (perhaps none within a moment) and those that go on."""
    with interrupts_held():
        done, left = wait(running, LISTEN_SECONDS, FIRST_COMPLETED)
        return done, left


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the pool is left alone: in the midst of its locks it could block it for ever.
    Workers born here do not hear it at all; the parent does, and tells them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- in a worker


def listen(ear: Connection) -> None:
    threading.Thread(target=obey, args=(ear,), daemon=True).start()


def obey(ear: Connection) -> None:
    """The pipe is closed when the parent wants to stop, and also when it has died."""
    ear.poll(None)
    GIVE_UP.set()
    time.sleep(GRACE_SECONDS)
    os._exit(1)


def play_for_parent(pairing: Pairing) -> Outcome:
    return play(pairing, GIVE_UP)
