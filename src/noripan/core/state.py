"""State: a position in a game, mutable, small and cheap to copy; moves are ints inside.

A game overrides the first group of methods. They trust their caller (C arrays have no bounds), run without the GIL when
compiled, and cannot be called from Python then. The second group is for callers in Python; it trusts them too, except
that seats are checked. `Match` is the place where moves are checked.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.core.random import Rng

OVER: Final = -1


class Moves:
    """A reusable list of moves; each is an int that only its own game can read."""

    def __init__(self) -> None:
        self.n = 0
        self.move = [0] * 2048
        self.weight = [0] * 2048  # how promising each looks, where that is asked

    def add(self, move: int) -> None:
        self.move[self.n] = move
        self.n += 1


class Plan:
    """What a deal fixes, as small numbers in an order that only its own game knows; -1 where chance decides."""

    def __init__(self) -> None:
        self.cell = [-1] * 2048

    def fix(self, at: int, value: int) -> None:
        if not 0 <= at < 2048:
            raise IndexError(at)
        self.cell[at] = value


NO_PLAN: Final = Plan()
SCRATCH: Final = Moves()
DEALER: Final = Dealer(Rng())


class State:
    """What every rules engine offers to matches, searches and programs."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_move = 0
        self.chance = Rng()  # decides what chance decides from here on
        self.plan = NO_PLAN
        self.planned = False  # a guess leaves the plan aside: its seat does not know it

    # ---- what a game overrides

    def begin(self) -> None:
        """Set up the start of a match; what no deal has fixed is drawn from `chance`."""

    def legal(self, moves: Moves) -> None:
        """Fill `moves` with all legal moves of the seat to move."""

    def step(self, move: int) -> None:
        """Play a legal move."""

    def assume(self, other: State) -> None:
        """Become a copy of another state of the same game."""

    def imagine(self, seat: int, dealer: Dealer) -> None:
        """Deal anew what `seat` cannot know, in a way that fits all it does know."""

    def rewind(self) -> bool:
        """Go back to the beginning of the round as this world was dealt; False, and no change, where that is not known."""
        return False

    def uncovers(self, move: int) -> bool:
        """Would this legal move draw, uncover what is hidden or leave anything to chance?"""
        return False

    def score(self, seat: int) -> int:
        """The number by which this game compares its players."""
        return 0

    def hushed(self) -> bool:
        """Is it a secret who is being asked?"""
        return False

    def winning(self) -> int:
        """The seats that win if the match ends as it stands, as a bit set."""
        return 0

    def blank(self) -> State:
        """An unset state of the same game, to be overwritten by `assume`."""
        return State.__new__(State)

    # ---- what every game has

    def assume_base(self, other: State) -> None:
        self.players = other.players
        self.to_move = other.to_move
        self.planned = other.planned
        self.chance.follow(other.chance)

    def forget_plan(self) -> None:
        """What is to come is left to chance: a guess does not know the plan."""
        self.planned = False

    def finish(self) -> None:
        """Nobody is to move any more."""
        self.to_move = OVER

    def playout(self, moves: Moves) -> int:
        """Play on at random to the end; the number of moves it took. `moves` is scratch space."""
        steps = 0
        while self.to_move != OVER:
            self.legal(moves)
            self.step(moves.move[self.chance.below(moves.n)])
            steps += 1
        return steps

    # ---- for callers in Python

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    def moves(self) -> list[int]:
        """The legal moves of the seat to move; empty when the match is over."""
        moves = SCRATCH
        moves.n = 0
        if self.to_move != OVER:
            self.legal(moves)
        return [moves.move[i] for i in range(moves.n)]

    def apply(self, move: int) -> None:
        """Play a move that `moves` has listed."""
        self.step(move)

    def copy(self) -> State:
        twin = self.blank()
        twin.chance = Rng.__new__(Rng)
        twin.plan = self.plan
        twin.assume(self)
        return twin

    def guess(self, seat: int, rng: Rng) -> State:
        """A world this seat could be in: what it knows is the same, what it does not is dealt anew."""
        self.check_seat(seat)
        twin = self.copy()
        if twin.to_move != OVER:
            twin.chance.branch(rng)
            twin.forget_plan()
            dealer = DEALER
            dealer.rng = rng
            twin.imagine(seat, dealer)
        return twin

    def rewound(self) -> State | None:
        """This world when its round began; nothing where that is not known."""
        twin = self.copy()
        return twin if twin.rewind() else None

    def reveals(self, move: int) -> bool:
        """Would this legal move draw, uncover or involve chance, so that it must not be tried out?"""
        return bool(self.uncovers(move))

    def secret(self) -> bool:
        """Is it a secret who is being asked? Then only the seat to move may be told."""
        return bool(self.hushed())

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score(seat) for seat in range(self.players)])

    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        seats = self.winning() if self.to_move == OVER else 0
        return tuple([seat for seat in range(self.players) if seats >> seat & 1])

    def follow(self, plan: Plan) -> None:
        """Deal by this plan from the next `begin` on."""
        self.plan = plan
        self.planned = True

    def restart(self, rng: Rng) -> None:
        """Begin a new match of the same kind, its chance drawn from `rng`."""
        self.chance.branch(rng)
        self.begin()

    def play_out(self) -> int:
        """Play on at random to the end without the GIL; the number of moves it took."""
        moves = Moves()
        with cython.nogil:
            steps = self.playout(moves)
        return steps

    def play_many(self, matches: int, rng: Rng) -> int:
        """Deal and play this many random matches without the GIL; the number of moves they took."""
        moves = Moves()
        steps = 0
        self.chance.branch(rng)
        with cython.nogil:
            for _ in range(matches):
                self.begin()
                steps += self.playout(moves)
        return steps

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IndexError(f"no seat {seat} at a table for {self.players}")
