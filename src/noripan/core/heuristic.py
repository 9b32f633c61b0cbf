"""Heuristic: a hand-written policy and value function of a game. Bots use it; the rules do not know it.

A game overrides the methods with the prefix `do_`. Compiled, they run without the GIL. They may use only what the seat to
move knows, or has been dealt in a determinization; `do_value` may use all that is open at the end of a round.
"""

from __future__ import annotations

from noripan.core.state import Moves, State


class Heuristic:
    """For a game without one: a uniform policy, and a value that counts only the end of a match."""

    # ---- what a game overrides

    def do_weigh(self, state: State, moves: Moves) -> None:
        """The policy: set `moves.weight` of each listed move, at least 1, higher where the seat to move should prefer it."""
        for i in range(moves.n):
            moves.weight[i] = 1

    def do_weigh_root(self, state: State, moves: Moves) -> None:
        """The policy for the position that a search begins with: it is asked only once, so it may take longer."""
        self.do_weigh(state, moves)

    def do_stage(self, state: State) -> int:
        """How many rounds of this match are complete; a rollout ends when this has grown by `do_horizon`."""
        return 0

    def do_horizon(self, state: State) -> int:
        """The length of a rollout in stages; where a match is one long round, a few turns will do."""
        return 1

    def do_exploration(self) -> float:
        """The scale of the PUCT exploration term: 1 where a single move may win or lose, less in long games."""
        return 1.0

    def do_value(self, state: State, seat: int) -> float:
        """A seat's expected share of the win when a stage has just ended, from 0 to 1."""
        return self.share(state, seat)

    def do_rollout_share(self) -> float:
        """The share of rollout moves drawn from the policy, the others uniformly; 1 where random play leads nowhere."""
        return 0.5

    def do_values_leaves(self) -> bool:
        """Does `do_value` know the value of any position, so that a search needs no rollouts?"""
        return False

    def do_belief_weight(self) -> float:
        """How much past moves say about hidden cards: 0 nothing, 1 as if everyone followed the policy.
        Needs `State.do_rewind`."""
        return 0.0

    def do_max_simulations(self) -> int:
        """The number of simulations beyond which choices no longer improve; 0 for no limit."""
        return 0

    def do_move_cost(self) -> int:
        """About how many tenths of a microsecond a move of a playout takes: where it is little, a review plays more."""
        return 10

    # ---- what every game has

    def twin(self) -> Heuristic:
        """One for another thread; the same where it keeps nothing in between."""
        return self

    def share(self, state: State, seat: int) -> float:
        """The seat's share of the win if the match ended now."""
        winners = state.do_winners()
        if not winners >> seat & 1:
            return 0.0
        count = 0
        while winners:
            winners &= winners - 1
            count += 1
        return 1.0 / count

    def pick(self, state: State, moves: Moves) -> int:
        """The move that a rollout makes."""
        return self.draw(state, moves)

    def draw(self, state: State, moves: Moves) -> int:
        """One of the listed moves, drawn from the policy."""
        self.do_weigh(state, moves)
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
        """The policy for the legal moves, not normalised."""
        moves = state.list_moves()
        if moves.n:
            self.do_weigh(state, moves)
        weights = {moves.move[i]: moves.weight[i] for i in range(moves.n)}
        state.give_back(moves)
        return weights

    def stage(self, state: State) -> int:
        """How many rounds of this match are complete."""
        return self.do_stage(state)

    def values(self, state: State) -> list[float]:
        """Every seat's expected share of the win when a stage has just ended."""
        return [self.do_value(state, seat) for seat in range(state.players)]

    def search_style(self) -> str:
        """How the `expert` bot searches where there is a network for this game: see `bots.networks.STYLES`."""
        return "search"

    def max_simulations(self) -> int:
        """The number of simulations beyond which choices no longer improve; 0 for no limit."""
        return self.do_max_simulations()

    def move_cost(self) -> int:
        """About how many tenths of a microsecond a move of a playout takes."""
        return self.do_move_cost()
