"""Self-play: matches of a model against itself, kept decision by decision for its training.

A decision is what the seat to move knew (features of the position), what the others held (for the critic), what each legal
move would change, and which one was drawn. Its return is the value of the round's end to its seat.
"""

from __future__ import annotations

import math
from array import array
from typing import Any, Final

import cython

from noripan.core.features import Features
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import Moves, State
from noripan.learning.model import Model, floats

if not cython.compiled:
    from noripan.core.codes import OVER
    from noripan.core.kernels import past_ints

LONGEST: Final = 3000  # decisions of a match; what is longer is left out
LAMBDA: Final = 0.92  # of generalised advantage estimation
FARTHEST: Final = 4.0  # that an advantage counts, in deviations
FINEST: Final = 16777216.0  # parts of a random number between 0 and 1


class SelfPlay:
    """Room for a batch of decisions, and the play that fills it."""

    def __init__(
        self, features: Features, heuristic: Heuristic, policy: Model, critic: Model, batch: int, room: int, rng: Rng
    ) -> None:
        self.features = features
        self.heuristic = heuristic
        self.policy = policy
        self.critic = critic
        self.rng = rng
        self.moves = Moves()
        self.most = batch + LONGEST
        self.items_room = room
        self.n = 0  # decisions
        self.n_moves = 0
        self.n_items = 0
        self.left_out = 0  # matches
        self.item_cells = array("i", bytes(4 * room))
        self.integer_cells = array("i", bytes(4 * 8 * self.most))
        self.move_cells = array("i", bytes(4 * 2 * room // 4))
        self.float_cells = floats(4 * self.most)
        self.logit_cells = floats(2048)
        self.next_value = [0.0] * 8
        self.advantage_so_far = [0.0] * 8
        self.attach()

    def attach(self) -> None:
        """Note where the numbers are."""
        if cython.compiled:
            items = self.item_cells
            integers = self.integer_cells
            moves = self.move_cells
            reals = self.float_cells
            logits = self.logit_cells
            self.items = cython.address(items[0])
            self.at = cython.address(integers[0])
            self.n_active = cython.address(integers[self.most])
            self.n_known = cython.address(integers[2 * self.most])
            self.first_move = cython.address(integers[3 * self.most])
            self.move_count = cython.address(integers[4 * self.most])
            self.chosen = cython.address(integers[5 * self.most])
            self.seat = cython.address(integers[6 * self.most])
            self.players = cython.address(integers[7 * self.most])
            self.move_at = cython.address(moves[0])
            self.move_n = cython.address(moves[self.items_room // 4])
            self.likelihood = cython.address(reals[0])
            self.value = cython.address(reals[self.most])
            self.result = cython.address(reals[2 * self.most])
            self.advantage = cython.address(reals[3 * self.most])
            self.logits = cython.address(logits[0])
        else:
            columns = [memoryview(self.integer_cells)[i * self.most : (i + 1) * self.most] for i in range(8)]
            self.at, self.n_active, self.n_known, self.first_move = columns[:4]
            self.move_count, self.chosen, self.seat, self.players = columns[4:]
            self.items = memoryview(self.item_cells)
            self.move_at = memoryview(self.move_cells)[: self.items_room // 4]
            self.move_n = memoryview(self.move_cells)[self.items_room // 4 :]
            reals = [memoryview(self.float_cells)[i * self.most : (i + 1) * self.most] for i in range(4)]
            self.likelihood, self.value, self.result, self.advantage = reals
            self.logits = memoryview(self.logit_cells)

    # ---- playing

    def play_match(self, state: State) -> None:
        """Play a match to its end; every round that ends tells its decisions what they led to."""
        first = self.n
        first_moves = self.n_moves
        first_items = self.n_items
        begun = self.n
        stage = self.heuristic.do_stage(state)
        while state.to_move != OVER:
            if self.is_full():
                self.n = begun  # what this round is worth will not be known
                return
            if self.n - first >= LONGEST:
                self.n = first
                self.n_moves = first_moves
                self.n_items = first_items
                self.left_out += 1
                return
            state.do_legal(self.moves)
            state.do_apply(self.moves.move[0] if self.moves.n == 1 else self.decide(state))
            if state.to_move == OVER or (self.heuristic.do_stage(state) != stage and self.heuristic.do_horizon(state) == 1):
                stage = self.heuristic.do_stage(state)
                self.settle(state, begun)
                begun = self.n

    def is_full(self) -> bool:
        """Might the next decision not fit?"""
        wanted = self.features.most_active + self.features.most_hidden + 2048 * 8 + 4096
        return (
            self.n + 1 >= self.most
            or self.n_items + wanted >= self.items_room
            or (self.n_moves + 2048 >= self.items_room // 4)
        )

    def decide(self, state: State) -> int:
        """Draw a move from the policy and keep the decision."""
        d = self.n
        self.note_position(state, d)
        best = self.rate_moves(state, d)
        total = 0.0
        for i in range(self.moves.n):
            total += math.exp(self.logits[i] - best)
        drawn = self.draw() * total
        chosen = self.moves.n - 1
        for i in range(self.moves.n):
            drawn -= math.exp(self.logits[i] - best)
            if drawn < 0.0:
                chosen = i
                break
        self.chosen[d] = chosen
        self.likelihood[d] = self.logits[chosen] - best - math.log(total)
        self.n += 1
        return self.moves.move[chosen]

    def draw(self) -> float:
        """A random number from 0 to 1."""
        return (self.rng.next() >> 40) / FINEST

    def note_position(self, state: State, d: int) -> None:
        out = past_ints(self.items, self.n_items)
        n = self.features.do_active(state, state.to_move, out)
        hidden = self.features.do_hidden(state, state.to_move, past_ints(out, n))
        for i in range(n, n + hidden):
            out[i] += self.features.position_count
        self.at[d] = self.n_items
        self.n_active[d] = n
        self.n_known[d] = n + hidden
        self.seat[d] = state.to_move
        self.players[d] = state.players
        self.n_items += n + hidden
        self.critic.start(out, n + hidden)
        self.value[d] = logistic(self.critic.answer(0, out, 0, state.players))

    def rate_moves(self, state: State, d: int) -> float:
        """What the policy answers to each move; the best answer."""
        self.policy.start(past_ints(self.items, self.at[d]), self.n_active[d])
        self.first_move[d] = self.n_moves
        self.move_count[d] = self.moves.n
        best = -1e9
        for i in range(self.moves.n):
            out = past_ints(self.items, self.n_items)
            n = self.features.do_changes(state, self.moves.move[i], out)
            self.move_at[self.n_moves] = self.n_items
            self.move_n[self.n_moves] = n
            self.n_moves += 1
            self.n_items += n
            self.logits[i] = self.policy.answer(0, out, n, state.players)
            if self.logits[i] > best:
                best = self.logits[i]
        return best

    def settle(self, state: State, begun: int) -> None:
        """A round has ended: what it was worth to each decision of it."""
        for seat in range(state.players):
            self.next_value[seat] = self.heuristic.do_value(state, seat)
            self.advantage_so_far[seat] = 0.0
        for d in range(self.n - 1, begun - 1, -1):
            seat = self.seat[d]
            self.advantage_so_far[seat] = self.next_value[seat] - self.value[d] + LAMBDA * self.advantage_so_far[seat]
            self.advantage[d] = self.advantage_so_far[seat]
            self.result[d] = self.value[d] + self.advantage_so_far[seat]
            self.next_value[seat] = self.value[d]

    def play_against(self, state: State, seats: int) -> float:
        """Play a match in which the model's best moves meet the heuristic's; the share won by the model's seats."""
        while state.to_move != OVER:
            state.do_legal(self.moves)
            chosen = 0
            if self.moves.n > 1:
                chosen = self.pick_by_model(state) if seats >> state.to_move & 1 else self.pick_by_heuristic(state)
            state.do_apply(self.moves.move[chosen])
        won = 0.0
        for seat in range(state.players):
            if seats >> seat & 1:
                won += self.heuristic.share(state, seat)
        return won

    def pick_by_model(self, state: State) -> int:
        """The index of the move that the policy rates highest."""
        out = past_ints(self.items, self.n_items)
        n = self.features.do_active(state, state.to_move, out)
        self.policy.start(out, n)
        best = 0
        for i in range(self.moves.n):
            n = self.features.do_changes(state, self.moves.move[i], out)
            self.logits[i] = self.policy.answer(0, out, n, state.players)
            if self.logits[i] > self.logits[best]:
                best = i
        return best

    def pick_by_heuristic(self, state: State) -> int:
        self.heuristic.do_weigh(state, self.moves)
        best = 0
        for i in range(self.moves.n):
            if self.moves.weight[i] > self.moves.weight[best]:
                best = i
        return best

    # ---- for callers in Python

    def clear(self) -> None:
        """Forget all decisions."""
        self.n = self.n_moves = self.n_items = 0

    def collect(self, state: State) -> bool:
        """Begin a match anew and play it, without the GIL; False when there is no room for another."""
        state.restart(self.rng)
        with cython.nogil:
            self.play_match(state)
        return not self.is_full()

    def compare(self, state: State, seats: int, rng: Rng) -> float:
        """The share that the model's seats win in a match against the heuristic."""
        state.restart(rng)
        with cython.nogil:
            share = self.play_against(state, seats)
        return share

    def packed(self) -> dict[str, bytes]:
        """All decisions, for `add`."""
        found = {"items": self.item_cells[: self.n_items].tobytes()}
        for column in range(8):
            found[f"integers {column}"] = self.integer_cells[column * self.most : column * self.most + self.n].tobytes()
        for column in range(4):
            found[f"floats {column}"] = self.float_cells[column * self.most : column * self.most + self.n].tobytes()
        for column, start in enumerate((0, self.items_room // 4)):
            found[f"moves {column}"] = self.move_cells[start : start + self.n_moves].tobytes()
        return found

    def add(self, packed: dict[str, bytes]) -> None:
        """Add the decisions of another self-play; those that find no room are an error."""
        n, n_moves, n_items = (len(packed[name]) // 4 for name in ("integers 0", "moves 0", "items"))
        if (
            self.n + n > self.most
            or self.n_moves + n_moves > self.items_room // 4
            or self.n_items + n_items > self.items_room
        ):
            raise ValueError("there is no room for so many decisions")
        put(self.item_cells, self.n_items, packed["items"])
        for column in range(8):
            put(self.integer_cells, column * self.most + self.n, packed[f"integers {column}"])
        for column in range(4):
            put(self.float_cells, column * self.most + self.n, packed[f"floats {column}"])
        for column, start in enumerate((0, self.items_room // 4)):
            put(self.move_cells, start + self.n_moves, packed[f"moves {column}"])
        for d in range(self.n, self.n + n):
            self.at[d] += self.n_items
            self.first_move[d] += self.n_moves
        for i in range(self.n_moves, self.n_moves + n_moves):
            self.move_at[i] += self.n_items
        self.n += n
        self.n_moves += n_moves
        self.n_items += n_items

    def normalise(self) -> None:
        """Advantages with mean 0 and deviation 1; a single one moves no more than a few others together."""
        taken = self.float_cells[3 * self.most : 3 * self.most + self.n]
        mean = math.fsum(taken) / max(1, self.n)
        deviation = math.sqrt(math.fsum((one - mean) ** 2 for one in taken) / max(1, self.n)) + 1e-6
        for d in range(self.n):
            scaled = (self.float_cells[3 * self.most + d] - mean) / deviation
            self.float_cells[3 * self.most + d] = max(-FARTHEST, min(FARTHEST, scaled))


def put(cells: array[Any], at: int, data: bytes) -> None:
    """Write bytes over numbers."""
    size = cells.itemsize
    memoryview(cells).cast("B")[size * at : size * at + len(data)] = data


def logistic(answer: float) -> float:
    return 1.0 / (1.0 + math.exp(-answer))
