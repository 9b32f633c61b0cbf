"""Sense: what a practised player of a game has an eye for. Bots use it; the rules do not know it.

A game overrides the first group of methods, which run without the GIL when compiled and look only at what the seat to
move, or in `prospect` everybody at the end of a round, can see or has been dealt in an imagined world.
"""

from __future__ import annotations

from noripan.core.state import Moves, State

SCRATCH = Moves()


class Sense:
    """Knows nothing of any game: all moves look alike, and only the end of a match counts."""

    # ---- what a game overrides

    def weigh(self, state: State, moves: Moves) -> None:
        """Set `moves.weight` of each listed move: how promising it looks to the seat to move, at least 1."""
        for i in range(moves.n):
            moves.weight[i] = 1

    def stage(self, state: State) -> int:
        """How many rounds or games of this match are settled; playouts end when this has grown by `ahead`."""
        return 0

    def ahead(self, state: State) -> int:
        """How many stages from here a playout lasts; where a match is one long round, a few turns will do."""
        return 1

    def contrast(self) -> float:
        """How far apart good and bad moves lie in their results: 1 where one move may win or lose, less in long games."""
        return 1.0

    def prospect(self, state: State, seat: int) -> float:
        """How good things look for a seat when a stage has just ended, from 0 (lost) to 1 (won)."""
        return self.share(state, seat)

    def guided(self) -> float:
        """The share of playout moves to pick by sense, the others at random; 1 where random play leads nowhere."""
        return 0.5

    def trust(self) -> float:
        """How far moves tell of cards: 0 not at all, 1 as if everybody chose by `weigh`. Needs a state that can `rewind`."""
        return 0.0

    def by_eye(self) -> int:
        """Of 100 moves of a good player, how many are made by sense alone: more where a long search adds little to it."""
        return 50

    def enough(self) -> int:
        """After how many simulations more of them no longer change a choice for the better; 0 where that never comes."""
        return 0

    # ---- what every game has

    def share(self, state: State, seat: int) -> float:
        """The seat's share of the victory as the match stands."""
        winners = state.winning()
        if not winners >> seat & 1:
            return 0.0
        count = 0
        while winners:
            winners &= winners - 1
            count += 1
        return 1.0 / count

    def pick(self, state: State, moves: Moves) -> int:
        """One of the listed moves by chance, a more promising one more often."""
        self.weigh(state, moves)
        total = 0
        for i in range(moves.n):
            total += moves.weight[i]
        chosen = state.chance.below(total)
        for i in range(moves.n):
            chosen -= moves.weight[i]
            if chosen < 0:
                return moves.move[i]
        return moves.move[0]

    # ---- for callers in Python

    def weights(self, state: State) -> dict[int, int]:
        """The legal moves and how promising each looks."""
        moves = SCRATCH
        moves.n = 0
        if not state.over:
            state.legal(moves)
            self.weigh(state, moves)
        return {moves.move[i]: moves.weight[i] for i in range(moves.n)}

    def settled(self, state: State) -> int:
        """How many rounds or games of this match are settled: `stage`."""
        return self.stage(state)

    def prospects(self, state: State) -> list[float]:
        """How good things look for every seat when a stage has just ended."""
        return [self.prospect(state, seat) for seat in range(state.players)]
