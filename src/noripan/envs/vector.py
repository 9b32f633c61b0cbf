"""Many matches of one game side by side, stepped without the GIL, with observations and rewards in arrays of numpy.

The arrays are the same ones after every step, so a learner that keeps or changes something copies it. A match that ends is
dealt again at once: `done` says so, and `rewards` are those of the match that ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import cython

from noripan.bots.networks import learned
from noripan.core.encoding import Encoder, Out
from noripan.core.errors import GameError, IllegalMove
from noripan.core.heuristic import Heuristic
from noripan.core.library import find, find_encoder
from noripan.core.rng import Rng, seed_text
from noripan.core.spec import Spec
from noripan.core.state import Moves, State

try:
    import numpy as np
except ImportError as missing:
    raise ImportError("noripan.vector needs numpy: pip install 'noripan[env]'") from missing

if not cython.compiled:

    def item_of(items: list[Any], i: int) -> Any:
        """A member of a list; in C without the GIL."""
        return items[i]

    def after(cells: Out, start: int) -> Out:
        """The cells from `start` on; in C the address of the first of them."""
        return cells[start:]

    def memset(cells: Out, value: int, size: int) -> None:
        cells[:size] = value

    def memcpy(cells: Out, source: Out, size: int) -> None:
        cells[:size] = source[:size]


SHARE: Final = 0
SCORE: Final = 1
NONE: Final = -1  # no such action, no such lane
MOST_MOVES: Final = 2048  # that can be legal at once
REWARDS = {"share": SHARE, "score": SCORE}
LEVELS = ("casual", "skilled")  # the bots that can play inside


@dataclass(frozen=True)
class VectorSpec:
    """What the arrays of a vector mean."""

    game: str
    players: int
    options: Mapping[str, Any]
    observation: Spec
    full_observation: Spec  # the observation, then what is hidden from its seat
    actions: Spec  # empty where an action is the number of a row of `candidates`
    features: Spec  # of such a row
    reward: str
    opponents: Mapping[int, str]
    skip_forced: bool


def place_of(array: Any) -> Any:
    """Where an array is: in C its address, interpreted the array itself as one row."""
    if cython.compiled:
        return array.__array_interface__["data"][0]
    return array.reshape(-1)


class Buffers:
    """The arrays that all lanes write into, each at its own number."""

    def __init__(self, num: int, players: int, encoder: Encoder, full: bool) -> None:
        size, actions = encoder.observation_size, encoder.action_count
        self.has_full = full
        self.observations = np.zeros((num, size), np.uint8)
        self.full_observations = np.zeros((num if full else 0, size + encoder.hidden_size), np.uint8)
        self.mask = np.zeros((num, actions), np.bool_)
        self.legal = np.zeros((num, min(actions, MOST_MOVES)), np.int32)
        self.candidates = np.zeros((num, 0 if actions else encoder.most_moves, encoder.feature_size), np.uint8)
        self.counts = np.zeros(num, np.int32)
        self.seat = np.zeros(num, np.int32)
        self.rewards = np.zeros((num, players), np.float32)
        self.done = np.zeros(num, np.bool_)
        self.chosen = np.zeros(num, np.int64)
        self.bind()

    def bind(self) -> None:
        self.observation_cells = cython.cast("unsigned char *", cython.cast("size_t", place_of(self.observations)))
        self.full_cells = cython.cast("unsigned char *", cython.cast("size_t", place_of(self.full_observations)))
        self.mask_cells = cython.cast("unsigned char *", cython.cast("size_t", place_of(self.mask)))
        self.candidate_cells = cython.cast("unsigned char *", cython.cast("size_t", place_of(self.candidates)))
        self.done_cells = cython.cast("unsigned char *", cython.cast("size_t", place_of(self.done)))
        self.count_cells = cython.cast("int *", cython.cast("size_t", place_of(self.counts)))
        self.legal_cells = cython.cast("int *", cython.cast("size_t", place_of(self.legal)))
        self.legal_width = self.legal.shape[1]
        self.seat_cells = cython.cast("int *", cython.cast("size_t", place_of(self.seat)))
        self.chosen_cells = cython.cast("long long *", cython.cast("size_t", place_of(self.chosen)))
        self.reward_cells = cython.cast("float *", cython.cast("size_t", place_of(self.rewards)))


class Lane:
    """One match after another."""

    def __init__(
        self, number: int, state: State, encoder: Encoder, heuristic: Heuristic, buffers: Buffers,
        bots: int, reward: int, skips: bool, learned: Heuristic, skilled: int,
    ) -> None:  # fmt: skip
        self.number = number
        self.state = state
        self.encoder = encoder
        self.heuristic = heuristic
        self.buffers = buffers
        self.moves = Moves()  # the legal ones
        self.bots = bots  # the seats that play themselves, as a bit set
        self.reward = reward
        self.skips = skips
        self.learned = learned
        self.skilled = skilled  # those of them that play by `learned`

    def find(self, action: int) -> int:
        """The place of an action among the legal ones, or NONE."""
        if self.encoder.action_count == 0:
            return action if 0 <= action < self.moves.n else NONE
        row = self.number * self.buffers.legal_width
        for at in range(self.moves.n):
            if self.buffers.legal_cells[row + at] == action:
                return at
        return NONE

    def step(self, at: int) -> None:
        self.clear_results()
        self.state.do_apply(self.moves.move[at])
        self.play_on()
        self.show()

    def clear_results(self) -> None:
        self.buffers.done_cells[self.number] = 0
        for seat in range(self.state.players):
            self.buffers.reward_cells[self.number * self.state.players + seat] = 0.0

    def play_on(self) -> None:
        """Go on to the next decision that is left to the caller."""
        while True:
            if self.state.to_move < 0:
                self.pay()
                self.state.do_begin()
            self.state.do_legal(self.moves)
            if not self.plays_itself():
                return
            self.state.do_apply(self.moves.move[self.tempting()])

    def plays_itself(self) -> bool:
        return (self.skips and self.moves.n == 1) or self.bots >> self.state.to_move & 1 == 1

    def tempting(self) -> int:
        """The place of the move that looks best; of equals, one by chance."""
        if self.moves.n == 1:
            return 0
        if self.skilled >> self.state.to_move & 1:
            self.learned.do_weigh(self.state, self.moves)
        else:
            self.heuristic.do_weigh(self.state, self.moves)
        best = 0
        equals = 1
        for at in range(1, self.moves.n):
            if self.moves.weight[at] > self.moves.weight[best]:
                best = at
                equals = 1
            elif self.moves.weight[at] == self.moves.weight[best]:
                equals += 1
                if self.state.chance.below(equals) == 0:
                    best = at
        return best

    def pay(self) -> None:
        """Give the rewards of a match; not of one more that ends before the caller has decided anything in it."""
        if self.buffers.done_cells[self.number]:
            return
        self.buffers.done_cells[self.number] = 1
        for seat in range(self.state.players):
            at = self.number * self.state.players + seat
            if self.reward == SHARE:
                self.buffers.reward_cells[at] = self.encoder.share(self.state, seat)
            else:
                self.buffers.reward_cells[at] = self.encoder.lead(self.state, seat)

    # ---- what the caller sees

    def show(self) -> None:
        size = self.encoder.observation_size
        out = after(self.buffers.observation_cells, self.number * size)
        memset(out, 0, size)
        self.encoder.do_observe(self.state, self.state.to_move, out)
        if self.buffers.has_full:
            self.show_all(size)
        before = self.buffers.count_cells[self.number]
        self.buffers.count_cells[self.number] = self.moves.n
        self.buffers.seat_cells[self.number] = self.state.to_move
        if self.encoder.action_count:
            self.show_mask(before)
        else:
            self.show_candidates(before)

    def show_all(self, size: int) -> None:
        out = after(self.buffers.full_cells, self.number * (size + self.encoder.hidden_size))
        memcpy(out, after(self.buffers.observation_cells, self.number * size), size)
        hidden = after(out, size)
        memset(hidden, 0, self.encoder.hidden_size)
        self.encoder.do_reveal(self.state, self.state.to_move, hidden)

    def show_mask(self, before: int) -> None:
        """Only what was legal before is cleared: of many actions few are legal."""
        row = self.number * self.encoder.action_count
        listed = self.number * self.buffers.legal_width
        for at in range(before):
            action = self.buffers.legal_cells[listed + at]
            if 0 <= action < self.encoder.action_count:
                self.buffers.mask_cells[row + action] = 0
        for at in range(self.moves.n):
            action = self.encoder.do_action(self.state, self.moves.move[at])
            self.buffers.legal_cells[listed + at] = action
            self.buffers.mask_cells[row + action] = 1

    def show_candidates(self, before: int) -> None:
        """Rows beyond the legal moves are 0."""
        size = self.encoder.feature_size
        row = self.number * self.encoder.most_moves * size
        memset(after(self.buffers.candidate_cells, row), 0, max(before, self.moves.n) * size)
        for at in range(self.moves.n):
            self.encoder.do_describe(self.state, self.moves.move[at], after(self.buffers.candidate_cells, row))
            row += size

    def restart(self, state: State) -> None:
        """Go on with a state."""
        self.state = state
        self.play_on()
        self.clear_results()
        self.show()


class Vector:
    """Matches `0 … num-1` of a game; `noripan.vector` makes one."""

    def __init__(
        self, game: str, players: int, num: int, seed: int | str | None = None, threads: int = 1,
        options: Mapping[str, Any] | None = None, skip_forced: bool = False,
        opponents: Mapping[int, str] | None = None, reward: str = "share", full: bool = False,
    ) -> None:  # fmt: skip
        self.game = find(game)
        self.encoder = find_encoder(self.game)
        self.num = positive("num", num)
        self.threads = min(positive("threads", threads), self.num)
        settled = self.game.settle_options(players, options)
        bots = bot_seats(self.game.settle_players(players), opponents or {})
        skilled = sum(1 << seat for seat, bot in (opponents or {}).items() if bot == "skilled")
        playing = self.learned_heuristic(self.game.settle_players(players), settled) if skilled else self.game.heuristic
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.spec = VectorSpec(
            self.game.name, self.game.settle_players(players), settled, self.encoder.observation,
            self.encoder.observation + self.encoder.hidden, self.encoder.actions, self.encoder.features,
            reward, dict(opponents or {}), skip_forced,
        )  # fmt: skip
        self.buffers = Buffers(self.num, self.spec.players, self.encoder, full)
        self.pool = ThreadPoolExecutor(self.threads - 1, "noripan vector") if self.threads > 1 else None
        self.seed = seed_text(seed)
        self.lanes = [
            Lane(
                i, self.start_state(i), self.encoder, self.game.heuristic, self.buffers, bots, REWARDS[reward], skip_forced,
                playing.twin(), skilled,
            )
            for i in range(self.num)
        ]  # fmt: skip
        self.reset()

    def learned_heuristic(self, players: int, options: Mapping[str, Any]) -> Heuristic:
        """What `skilled` plays by; there is no search in here that could take its place."""
        found = learned(self.game, players, options)
        if found is None:
            raise GameError("no_network", game=self.game.name)
        return found

    def start_state(self, number: int) -> State:
        return self.game.start(self.spec.players, Rng.seeded(f"{self.seed} {number}"), self.spec.options)

    # ---- the arrays

    @property
    def observations(self) -> Any:
        """(num, cells) of uint8: what the seat to move may know."""
        return self.buffers.observations

    @property
    def full_observations(self) -> Any:
        """(num, more cells) of uint8: the observation, then all cards hidden from it; only with `full=True`."""
        if not self.buffers.has_full:
            raise ValueError("full observations are written for a vector made with full=True")
        return self.buffers.full_observations

    @property
    def mask(self) -> Any:
        """(num, actions) of bool: which actions are legal; None where actions are rows of `candidates`."""
        return self.buffers.mask if self.encoder.action_count else None

    @property
    def legal(self) -> Any:
        """(num, rows) of int32: the legal actions in places 0 … counts-1, for who draws one; None where there is no mask."""
        return self.buffers.legal if self.encoder.action_count else None

    @property
    def candidates(self) -> Any:
        """(num, rows, features) of uint8: the legal moves in rows 0 … counts-1; None where there is a mask."""
        return None if self.encoder.action_count else self.buffers.candidates

    @property
    def counts(self) -> Any:
        """(num,) of int32: how many actions are legal."""
        return self.buffers.counts

    @property
    def seat(self) -> Any:
        """(num,) of int32: the seat to move."""
        return self.buffers.seat

    @property
    def rewards(self) -> Any:
        """(num, players) of float32: 0 but for matches that ended in the last step."""
        return self.buffers.rewards

    @property
    def done(self) -> Any:
        """(num,) of bool: did a match end in the last step?"""
        return self.buffers.done

    # ---- playing

    def reset(self, seed: int | str | None = None) -> tuple[Any, Any, Any]:
        """Deal all matches again, by the same seed if no other is given: observations, mask or candidates, seat."""
        if seed is not None:
            self.seed = seed_text(seed)
        for i in range(self.num):
            self.lanes[i].restart(self.start_state(i))
        return self.observations, self.choices(), self.seat

    def choices(self) -> Any:
        return self.buffers.mask if self.encoder.action_count else self.buffers.candidates

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play one action in every match: observations, mask or candidates, seat, rewards, done.

        If an action is illegal nothing is played.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        np.copyto(self.buffers.chosen, chosen, casting="unsafe")  # what is too large for it comes out negative
        with cython.nogil:
            wrong = self.check()
        if wrong != NONE:
            raise IllegalMove("illegal_action", env=wrong, action=int(chosen[wrong]))
        self.run_all()
        return self.observations, self.choices(), self.seat, self.rewards, self.done

    def check(self) -> int:
        """Turn all chosen actions into places among the legal ones; the first lane where that fails, or NONE."""
        for i in range(self.num):
            at = cython.cast(Lane, item_of(self.lanes, i)).find(self.buffers.chosen_cells[i])
            if at == NONE:
                return i
            self.buffers.chosen_cells[i] = at
        return NONE

    def run_all(self) -> None:
        if self.pool is None:
            self.run(0, self.num)
            return
        edges = [self.num * i // self.threads for i in range(self.threads + 1)]
        others = [self.pool.submit(self.run, edges[i], edges[i + 1]) for i in range(1, self.threads)]
        self.run(0, edges[1])
        for other in others:
            other.result()

    def run(self, start: int, end: int) -> None:
        with cython.nogil:
            self.step_lanes(start, end)

    def step_lanes(self, start: int, end: int) -> None:
        for i in range(start, end):
            cython.cast(Lane, item_of(self.lanes, i)).step(self.buffers.chosen_cells[i])

    # ---- single matches

    def get_state(self, number: int) -> State:
        """A copy of a match's state."""
        return self.lane(number).state.copy()

    def set_state(self, number: int, state: State) -> None:
        """Go on with a copy of a state in one match."""
        lane = self.lane(number)
        if type(state) is not type(lane.state) or state.players != lane.state.players:
            raise ValueError(f"this is no state of {self.spec.game} for {self.spec.players} players")
        lane.restart(state.copy())

    def lane(self, number: int) -> Lane:
        if not 0 <= number < self.num:
            raise IndexError(f"there are matches 0 to {self.num - 1}")
        found: Lane = self.lanes[number]
        return found

    def close(self) -> None:
        """Stop the threads."""
        if self.pool is not None:
            self.pool.shutdown()

    def __repr__(self) -> str:
        return f"<Vector of {self.num} matches of {self.spec.game} for {self.spec.players} players>"


def positive(name: str, value: int) -> int:
    if value < 1:
        raise ValueError(f"{name} is at least 1, not {value}")
    return value


def bot_seats(players: int, opponents: Mapping[int, str]) -> int:
    """The seats that bots play, as a bit set; at least one must be left to the caller."""
    seats = 0
    for seat, bot in opponents.items():
        if not 0 <= seat < players:
            raise GameError("bad_seat", players=players)
        if bot not in LEVELS:
            raise GameError("unknown_bot", bot=str(bot)[:40], allowed=", ".join(LEVELS))
        seats |= 1 << seat
    if seats == (1 << players) - 1:
        raise ValueError("opponents leave no seat to play")
    return seats
