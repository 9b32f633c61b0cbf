"""Mining: puzzles are looked for in matches of bots, and kept where the answer is certain.

Scouting names the best move on determinizations of its own. Then a test on new ones must show of every other legal move
that it is worse by more than the margin. The test is a bet against "it is not": a player who may stake only what is left
multiplies the stake a thousandfold with a chance of at most one in a thousand if the margin is not there, however many
determinizations are looked at and whenever one stops. All this knows only what the seat to move knows.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import best_of, drawn
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.puzzles import PUZZLE_FORMAT, read_lines
from noripan.core.record_files import open_file
from noripan.core.rng import Rng
from noripan.review.codes import MOST_COMPARED, WIN
from noripan.review.judge import FINALISTS, cost_of_playout, fingerprint
from noripan.review.playouts import PolicyPlayouts

MARGIN = 0.05  # of a win: less is no puzzle
CERTAIN = 1000  # so many times the stake; its inverse is the chance of a puzzle that is none
FEWEST_MOVES = 3  # legal ones
OBVIOUS = 0.8  # the policy draws such a move nearly always
SCOUTED = 16  # determinizations for the first look at all moves, twice as many for the next
BATCH = 32
LEAD = 0.08  # of a win, where it was scouted: less is not worth a test
PATIENT = 64  # determinizations before a test may be given up
MOST_DETERMINIZATIONS = 1024
BOLDEST = 0.75  # of what is left may be staked at once
COSTLIEST = 600  # as `cost_of_playout` counts: where much is still to come, little is certain
MOST_TRIED, MOST_KEPT = 24, 3  # positions of one match
DRAWN = 50  # percentage of moves that are drawn from the policy, so that no two matches are alike


def varied_move(known: Knowledge, rng: Rng) -> str:
    """What `casual` would play, or a move drawn from the policy."""
    guess = known.guess(rng)
    weights = known.game.heuristic.weights(guess)
    return known.game.write_move(guess, drawn(best_of(weights) if rng.choose(100) >= DRAWN else weights, rng))


class Wager:
    """A growing stake on this: the mean of some differences, each from -1 to 1, is above the margin."""

    def __init__(self) -> None:
        self.stake = 1.0
        self.count = 0
        self.total = 0.0  # of the differences beyond the margin
        self.squares = 1.0  # begins cautiously

    def see(self, difference: float) -> None:
        beyond = difference - MARGIN
        boldness = min(BOLDEST, max(0.0, self.total / self.squares))  # only by what was seen before, or it would be no bet
        self.stake *= 1 + boldness * beyond
        self.count += 1
        self.total += beyond
        self.squares += beyond * beyond

    @property
    def is_won(self) -> bool:
        return self.stake >= CERTAIN

    @property
    def is_hopeless(self) -> bool:
        """Would it take too long at this rate?"""
        return self.count >= PATIENT and self.stake < CERTAIN ** (0.5 * self.count / MOST_DETERMINIZATIONS)

    @property
    def mean(self) -> float:
        return self.total / self.count + MARGIN


@dataclass(frozen=True)
class Proof:
    """That one move is better than all others."""

    best: str
    share: float
    losses: tuple[float, ...]  # by move in order of notation; rough where the difference is large
    theme: str
    policy: float  # the chance that the policy draws the best move
    is_liked: bool  # it is the heuristic's first choice
    determinizations: int

    @property
    def margin(self) -> float:
        return sorted(self.losses)[1]


def prove(known: Knowledge, salt: str = "") -> Proof | None:
    """The proof that the seat's position is a puzzle, if it is one; the same in every position it could be in."""
    rng = Rng.seeded(f"puzzle {salt} {fingerprint(known.view(), known.events(), known.moves(), known.options)}")
    return Bench(known, rng).prove()


class Bench:
    """One position that is examined."""

    def __init__(self, known: Knowledge, rng: Rng) -> None:
        self.known = known
        self.root = known.guess(rng)
        texts = {known.game.write_move(self.root, move): move for move in self.root.moves()}
        self.moves = {text: texts[text] for text in sorted(texts)}
        self.weights = known.game.heuristic.weights(self.root)
        self.rng = rng

    def prove(self) -> Proof | None:
        if not FEWEST_MOVES <= len(self.moves) <= MOST_COMPARED or self.chance(max(self.weights.values())) >= OBVIOUS:
            return None
        self.playouts = PolicyPlayouts(self.root, self.known.game.heuristic, self.rng.branched())
        if cost_of_playout(self.playouts, self.root, self.known.seat) > COSTLIEST:
            return None
        best = self.scout()
        if best is None:
            return None
        reason = self.known.reason(self.root, best)
        if reason is None or self.chance(self.weights[best]) >= OBVIOUS:
            return None
        return self.test(best, reason.message.removeprefix("reason-"))

    def chance(self, weight: int) -> float:
        return weight / sum(self.weights.values())

    def compare(self, moves: list[int], times: int) -> list[list[int]]:
        return self.playouts.compare(self.root, self.known.seat, moves, times)

    def scout(self) -> int | None:
        """The move that seems best, if it seems so by enough."""
        alive, times = list(self.moves.values()), SCOUTED
        while True:
            totals = [sum(column) for column in zip(*self.compare(alive, times), strict=True)]
            order = sorted(range(len(alive)), key=lambda i: -totals[i])
            if len(alive) <= FINALISTS:
                lead = totals[order[0]] - totals[order[1]]
                return alive[order[0]] if lead > LEAD * WIN * times else None
            alive = [alive[i] for i in sorted(order[: max(FINALISTS, len(alive) // 2)])]
            times *= 2

    def test(self, best: int, theme: str) -> Proof | None:
        wagers = {move: Wager() for move in self.moves.values() if move != best}
        open_ones, share, times = list(wagers), 0, 0
        while open_ones:
            for row in self.compare([best, *open_ones], BATCH):
                share += row[0]
                for move, result in zip(open_ones, row[1:], strict=True):
                    wagers[move].see((row[0] - result) / WIN)
            times += BATCH
            open_ones = [move for move in open_ones if not wagers[move].is_won]
            if any(wagers[move].is_hopeless for move in open_ones) or (open_ones and times >= MOST_DETERMINIZATIONS):
                return None
        text = next(text for text, move in self.moves.items() if move == best)
        losses = tuple(0.0 if move == best else wagers[move].mean for move in self.moves.values())
        liked = self.weights[best] == max(self.weights.values())
        return Proof(text, share / (WIN * times), losses, theme, self.chance(self.weights[best]), liked, times)


# ---- whole files


def rating(proof: Proof) -> int:
    """How hard it is: 1500 if the policy and the heuristic's first choice find it every other time; margins that are
    hard to see count a little."""
    found = min(0.98, max(0.02, (proof.policy + proof.is_liked) / 2))
    return round(1500 + 400 * math.log10((1 - found) / found) + 10 * (10 - min(30, 100 * proof.margin)))


def mine(game: Game[Any], seed: str, number: int) -> dict[str, Any] | None:
    """The line of a file for one match of bots, if there is a puzzle in it."""
    of_match = f"{seed} {number}"
    players = game.seats[number % len(game.seats)]
    match, rng = Match(game, players, of_match), Rng.seeded(f"mine {game.name} {of_match}")
    positions = []
    while match.to_move is not None:
        if len(match.moves()) >= FEWEST_MOVES:
            positions.append(match.copy())
        match.play(varied_move(Knowledge(match, match.to_move), rng))
    found: dict[int, Proof] = {}
    for _ in range(min(MOST_TRIED, len(positions))):
        one = positions.pop(
            max(rng.choose(len(positions)), rng.choose(len(positions)))
        )  # later ones decide more and cost less
        assert one.to_move is not None
        proof = prove(Knowledge(one, one.to_move)) if len(found) < MOST_KEPT else None
        if proof is not None:
            found[len(one.log)] = proof
    if not found:
        return None
    return {
        "number": number, "players": players, "seed": of_match, "moves": "; ".join(match.log[: max(found)]),
        "puzzles": [{"at": at, **written(found[at])} for at in sorted(found)],
    }  # fmt: skip


def written(proof: Proof) -> dict[str, Any]:
    """Whole hundredths: a loss says at least that it is one."""
    losses = [0 if loss == 0.0 else max(1, round(100 * loss)) for loss in proof.losses]
    return {
        "best": proof.best, "theme": proof.theme, "rating": rating(proof), "share": round(100 * proof.share),
        "losses": losses, "determinizations": proof.determinizations,
    }  # fmt: skip


def make(
    game: Game[Any], count: int, seed: str, file: Path, progress: Callable[[int, int], None] = lambda found, match: None
) -> int:
    """Go on with a file until it has this many puzzles; how many it has then."""
    begun = read_lines(game, file) if file.exists() and file.stat().st_size else []
    if begun and begun[0].get("seed") != seed:
        raise GameError("puzzles_other_seed", file=str(file), seed=str(begun[0].get("seed"))[:40])
    found = sum(len(line["puzzles"]) for line in begun[1:])
    first = begun[-1]["number"] + 1 if len(begun) > 1 else 0
    with open_file(file, "ab") as out:
        if not begun:
            told = {"game": game.name, "seed": seed, "margin": MARGIN, "certain": CERTAIN}
            out.write(line_of({"noripan_puzzles": PUZZLE_FORMAT, **told}).encode())
        number = first
        while found < count:
            line = mine(game, seed, number)
            if line is not None:
                out.write(line_of(line).encode())
                out.flush()
                found += len(line["puzzles"])
            number += 1
            progress(found, number)
    return found


def line_of(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
