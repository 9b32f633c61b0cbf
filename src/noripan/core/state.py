"""State: a position in a game, mutable, small and cheap to copy; moves are ints inside.

A game overrides the methods with the prefix `do_`. They trust their caller (C arrays have no bounds), run without the GIL
when compiled, and cannot be called from Python then. The plain names are for callers in Python. `apply` trusts them too;
`play` and `Match` check.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.core.errors import GameOver, IllegalMove
from noripan.core.options import whole
from noripan.core.rng import Rng

if not cython.compiled:
    from noripan.core.codes import CHUNK, OVER, PLAN_CELLS

    def check_signals() -> None:
        """The interpreter looks by itself."""


class Moves:
    """A reusable list of moves; each is an int that only its own game can read."""

    def __init__(self) -> None:
        self.n = 0
        self.move = [0] * 2048
        self.weight = [0] * 2048  # how promising each looks, where that is asked

    if not cython.compiled:  # C has it in state.pxd, so that every game can have it inline

        def add(self, move: int) -> None:
            self.move[self.n] = move
            self.n += 1


class Plan:
    """What a deal fixes, as small numbers in an order that only its own game knows; -1 where chance decides."""

    def __init__(self) -> None:
        self.cell = [-1] * 2048

    def fix(self, at: int, value: int) -> None:
        if not 0 <= at < PLAN_CELLS:
            raise IndexError(at)
        self.cell[at] = value

    def __reduce__(self) -> tuple[object, ...]:
        return restore_plan, ({at: self.cell[at] for at in range(2048) if self.cell[at] != -1},)


NO_PLAN: Final = Plan()


def restore_plan(cells: dict[int, int]) -> Plan:
    """A plan that was pickled."""
    if not cells:
        return NO_PLAN
    plan = Plan()
    for at, value in cells.items():
        plan.fix(at, value)
    return plan


# Scratch space that is not in use. Whoever takes one out has it alone, in whatever thread or garbage collection it runs:
# `pop` and `append` of a list are atomic. There are four because both are fast in C while a list is more than half full.
SPARE_MOVES: list[Moves] = [Moves(), Moves(), Moves(), Moves()]
SPARE_DEALERS: list[Dealer] = [Dealer(Rng()), Dealer(Rng()), Dealer(Rng()), Dealer(Rng())]


def borrow_moves() -> Moves:
    try:
        return SPARE_MOVES.pop()
    except IndexError:
        return Moves()


def borrow_dealer(rng: Rng) -> Dealer:
    try:
        dealer = SPARE_DEALERS.pop()
    except IndexError:
        return Dealer(rng)
    dealer.rng = rng
    return dealer


class State:
    """What every rules engine offers to matches, searches and programs.

    In the examples `state` is one at the deal of any `game`, and `rng` a generator.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_move = 0
        self.chance = Rng()  # decides what chance decides from here on
        self.plan = NO_PLAN
        self.planned = False  # a guess leaves the plan aside: its seat does not know it

    # ---- what a game overrides

    def do_begin(self) -> None:
        """Set up the start of a match; what no deal has fixed is drawn from `chance`."""

    def do_legal(self, moves: Moves) -> None:
        """Fill `moves` with all legal moves of the seat to move."""

    def do_apply(self, move: int) -> None:
        """Play a legal move."""

    def do_copy_from(self, other: State) -> None:
        """Become a copy of another state of the same game."""

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        """Determinize: deal what `seat` cannot know again, consistently with all it does know."""

    def do_redeal(self, dealer: Dealer) -> None:
        """Deal again what no seat knows, such as the order of a pile; the hands stay as they are."""

    def do_stop_remembering(self) -> None:
        """Nobody will ask what seats remember before the next `do_begin` or `do_copy_from`: do not keep it up."""

    def do_rewind(self) -> bool:
        """Go back to the start of the round as this state was dealt; False, and no change, where that is not known."""
        return False

    def do_reveals(self, move: int) -> bool:
        """Would this legal move draw, uncover what is hidden or leave anything to chance?"""
        return False

    def do_score(self, seat: int) -> int:
        """The number by which this game compares its players."""
        return 0

    def do_is_secret(self) -> bool:
        """Is it a secret who is being asked?"""
        return False

    def do_winners(self) -> int:
        """The seats that win if the match ends as it stands, as a bit set."""
        return 0

    def do_blank(self) -> State:
        """An unset state of the same game, to be overwritten by `do_copy_from`."""
        return State.__new__(State)

    # ---- what every game has

    def copy_base_from(self, other: State) -> None:
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

    def do_playout(self, moves: Moves) -> int:
        """Play on at random to the end; the number of moves it took. `moves` is scratch space."""
        steps = 0
        while self.to_move != OVER:
            self.do_legal(moves)
            self.do_apply(moves.move[self.chance.below(moves.n)])
            steps += 1
        return steps

    def list_moves(self) -> Moves:
        """The legal moves in a list that no one else uses; `give_back` it."""
        moves = borrow_moves()
        moves.n = 0
        if self.to_move != OVER:
            self.do_legal(moves)
        return moves

    def give_back(self, moves: Moves) -> None:
        """Let the next caller use this list, who need not make one then."""
        SPARE_MOVES.append(moves)

    # ---- for callers in Python

    @property
    def is_over(self) -> bool:
        """Has the match ended?

        >>> state.is_over
        False
        """
        return self.to_move == OVER

    def moves(self) -> list[int]:
        """The legal moves of the seat to move; empty when the match is over.

        >>> state.moves() == state.copy().moves()
        True
        """
        listed = self.list_moves()
        moves = [listed.move[i] for i in range(listed.n)]
        self.give_back(listed)
        return moves

    def apply(self, move: int) -> None:
        """Play a move that `moves` has listed.

        >>> state.apply(state.moves()[0])
        """
        self.do_apply(move)

    def play(self, move: int) -> None:
        """Play a move after a look at whether it is legal; a mask or a coding that is wrong shows here.

        >>> state.play(state.moves()[0])
        >>> state.play(-1)
        Traceback (most recent call last):
            ...
        noripan.core.errors.IllegalMove: not_now (move='-1')
        """
        if self.to_move == OVER:
            raise GameOver("match_over")
        number = whole(move)
        if number is None or number not in self.moves():
            raise IllegalMove("not_now", move=str(move)[:40])
        self.apply(number)

    def copy(self) -> State:
        """A state that goes on by itself, with the same chances to come.

        >>> state.copy().playout() > 0, state.is_over
        (True, False)
        """
        twin = self.do_blank()
        twin.chance = Rng.__new__(Rng)
        twin.plan = self.plan
        twin.do_copy_from(self)
        return twin

    def guess(self, seat: int, rng: Rng) -> State:
        """A determinization: what this seat knows stays the same, what it does not is dealt again.

        >>> game.view(state.guess(0, rng), 0) == game.view(state, 0)
        True
        """
        self.check_seat(seat)
        twin = self.copy()
        if twin.to_move != OVER:
            twin.chance.branch(rng)
            twin.forget_plan()
            dealer = borrow_dealer(rng)
            twin.do_guess(seat, dealer)
            SPARE_DEALERS.append(dealer)
        return twin

    def redealt(self, rng: Rng) -> State:
        """The same hands with other cards to come: what no seat knows is dealt again.

        >>> game.truth(state.redealt(rng))["hands"] == game.truth(state)["hands"]
        True
        """
        twin = self.copy()
        if twin.to_move != OVER:
            twin.chance.branch(rng)
            twin.forget_plan()
            dealer = borrow_dealer(rng)
            twin.do_redeal(dealer)
            SPARE_DEALERS.append(dealer)
        return twin

    def rewound(self) -> State | None:
        """This state when its round began; None where that is not known.

        >>> past = state.rewound()
        >>> past is None or past.moves() == state.moves()
        True
        """
        twin = self.copy()
        return twin if twin.do_rewind() else None

    def reveals(self, move: int) -> bool:
        """Would this legal move draw, uncover or involve chance, so that it must not be tried out?

        >>> harmless = [move for move in state.moves() if not state.reveals(move)]
        """
        return bool(self.do_reveals(move))

    def is_secret(self) -> bool:
        """Is it a secret who is being asked? Then only the seat to move may be told.

        >>> state.is_secret()
        False
        """
        return bool(self.do_is_secret())

    def scores(self) -> tuple[int, ...]:
        """By seat, as the game counts.

        >>> len(state.scores()) == state.players
        True
        """
        return tuple([self.do_score(seat) for seat in range(self.players)])

    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end.

        >>> state.winners()
        ()
        >>> _ = state.playout()
        >>> len(state.winners()) > 0
        True
        """
        seats = self.do_winners() if self.to_move == OVER else 0
        return tuple([seat for seat in range(self.players) if seats >> seat & 1])

    def follow(self, plan: Plan) -> None:
        """Deal by this plan from the next `do_begin` on."""
        self.plan = plan
        self.planned = True

    def restart(self, rng: Rng) -> None:
        """Begin a new match of the same kind, its chance drawn from `rng`.

        >>> _ = state.playout()
        >>> state.restart(rng)
        >>> state.is_over
        False
        """
        self.chance.branch(rng)
        self.do_begin()

    def playout(self) -> int:
        """Play on at random to the end without the GIL; the number of moves it took.

        >>> state.playout() > 0, state.is_over
        (True, True)
        """
        moves = borrow_moves()
        with cython.nogil:
            steps = self.do_playout(moves)
        self.give_back(moves)
        return steps

    def playouts(self, matches: int, rng: Rng) -> int:
        """Deal and play this many random matches without the GIL; the number of moves they took.

        >>> state.playouts(10, rng) >= 10
        True
        """
        moves = borrow_moves()
        steps = 0
        self.chance.branch(rng)
        while matches > 0:
            chunk = min(matches, CHUNK)
            with cython.nogil:
                for _ in range(chunk):
                    self.do_begin()
                    if matches > 1:  # the last one can be looked at
                        self.do_stop_remembering()
                    steps += self.do_playout(moves)
                    matches -= 1
            check_signals()
        self.give_back(moves)
        return steps

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __repr__(self) -> str:
        turn = "over" if self.to_move == OVER else f"seat {self.to_move} to move"
        return f"<{type(self).__name__}: {self.players} players, {turn}, scores {self.scores()}>"

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IndexError(f"no seat {seat} at a table for {self.players}")
