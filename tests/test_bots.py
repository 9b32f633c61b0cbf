"""What bots promise: legal moves from a seat's knowledge alone, in time, with reasons, and no leak."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import Any

import pytest

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import ADVISER, EARLIER, LEVELS, SearchBot, best_of, bot, drawn, noticed
from noripan.bots.search import Search
from noripan.bots.thinking import Budget, Thinking, merged, think
from noripan.core.errors import GameError
from noripan.core.heuristic import Heuristic
from noripan.core.laws import play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng

NAMES = list(noripan.games())
BOTS = ["random", "beginner", "casual", "skilled", "search:60", "network:40", "priors:40", "values:60"]


def begun(name: str, players: int, moves: int, seed: str) -> Match:
    match = noripan.new(name, players, seed)
    rng = Rng.seeded(seed)
    for _ in range(moves):
        if not match.is_over:
            match.play(play_randomly(match, rng))
    return match


class Elsewhere(Match):
    """The same match as far as one seat can tell, with other hidden cards."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self.__dict__.update(match.copy().__dict__)
        self.state = match.state.guess(seat, rng)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", NAMES)
def test_whole_matches_are_legal(name: str, level: str) -> None:
    game = noripan.find(name)
    for players in (game.seats[0], game.seats[-1]):
        match, rng, player = noripan.new(name, players, f"legal {level}"), Rng.seeded("legal"), bot(level)
        while match.to_move is not None and len(match.log) < 400:
            known = Knowledge(match, match.to_move)
            choice = player.choose(known, rng)
            assert choice.move in known.moves()
            match.play(choice.move)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_in_any_world_its_seat_could_be_in(name: str, level: str) -> None:
    """Law 3 for bots: hidden cards swapped, same generator, same choice and same thoughts."""
    game = noripan.find(name)
    for number in range(12):
        players = game.seats[number % len(game.seats)]
        match = begun(name, players, 3 * number, f"leak {number}")
        if match.to_move is None:
            continue
        other = Elsewhere(match, match.to_move, Rng.seeded(f"elsewhere {number}"))
        here = bot(level).choose(Knowledge(match, match.to_move), Rng.seeded(number))
        there = bot(level).choose(Knowledge(other, match.to_move), Rng.seeded(number))
        assert here == there


def test_knowledge_shows_no_state() -> None:
    known = Knowledge(begun(NAMES[0], noripan.find(NAMES[0]).seats[0], 3, "shown"), 0)
    public = {name: getattr(known, name) for name in dir(known) if not name.startswith("_")}
    assert not any(isinstance(value, Match | noripan.core.state.State) for value in public.values())  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", NAMES)
def test_a_search_explains_itself(name: str) -> None:
    match = begun(name, noripan.find(name).seats[0], 0, "explains")
    assert match.to_move is not None
    choice = bot("search:200").choose(Knowledge(match, match.to_move), Rng.seeded(1))
    assert choice.considered[0]["move"] == choice.move
    assert 100 <= sum(one["visits"] for one in choice.considered) <= 200
    assert all(0 <= one["result"] <= 1 and one["move"] in match.moves() for one in choice.considered)


def test_numbers_of_simulations_are_kept_by_threads_too() -> None:
    match = begun(NAMES[0], noripan.find(NAMES[0]).seats[0], 0, "threads")
    assert match.to_move is not None
    world = match.state.guess(match.to_move, Rng.seeded(0))
    tried = think(world, match.game.heuristic, match.to_move, Rng.seeded(1), Budget(simulations=300, threads=3))
    assert sum(one.visits for one in tried) == 300


@pytest.mark.parametrize("name", NAMES)
def test_thinking_ends_early_only_where_the_answer_is_settled(name: str) -> None:
    """The whole search goes on from where the short one ended and comes to the same answer."""
    ended_early = 0
    for number in range(8):
        match = begun(name, noripan.find(name).seats[0], 2 * number, f"settled {number}")
        if match.to_move is None or len(match.moves()) == 1:
            continue
        world = match.state.guess(match.to_move, Rng.seeded(0))
        tried = think(world, match.game.heuristic, match.to_move, Rng.seeded(1), Budget(simulations=1000))
        again = think(world, match.game.heuristic, match.to_move, Rng.seeded(1), Budget(simulations=1000))
        whole = Search(world, match.game.heuristic, match.to_move, Rng.seeded(1).branched())
        whole.run(1000)
        assert tried == again
        assert merged([whole])[0].move == tried[0].move
        ended_early += sum(one.visits for one in tried) < 1000
    assert ended_early > 0


def test_thinking_by_the_clock_ends_early_on_all_threads() -> None:
    match = begun(NAMES[0], noripan.find(NAMES[0]).seats[0], 0, "clock")
    assert match.to_move is not None
    world = match.state.guess(match.to_move, Rng.seeded(0))
    searches = [Search(world, match.game.heuristic, match.to_move, Rng.seeded(number)) for number in range(2)]
    for search in searches:
        search.run(150)
    visits = [{1: 80, 2: 70}, {2: 110, 3: 40}]  # 2 leads by 100
    now = time.perf_counter()
    early, late = (Thinking(searches, Budget(seconds=3000.0), now - spent) for spent in (1000.0, 2500.0))
    early.visits = late.visits = visits
    assert not early.is_settled(), "600 more would come"
    assert late.is_settled(), "60 more would come"


class Content(Heuristic):
    def do_max_simulations(self) -> int:
        return 300


def test_thinking_by_the_clock_ends_where_more_of_it_is_of_no_use() -> None:
    match = begun(NAMES[0], noripan.find(NAMES[0]).seats[0], 0, "enough")
    assert match.to_move is not None
    world = match.state.guess(match.to_move, Rng.seeded(0))
    by_clock = think(world, Content(), match.to_move, Rng.seeded(1), Budget(seconds=600.0, threads=2))
    by_number = think(world, Content(), match.to_move, Rng.seeded(1), Budget(simulations=500, threads=2))
    assert 150 < sum(one.visits for one in by_clock) <= 300
    assert sum(one.visits for one in by_number) == 500, "a number is kept, whatever the game says"


def test_thinking_can_be_cancelled() -> None:
    match = begun(NAMES[0], noripan.find(NAMES[0]).seats[0], 0, "cancel")
    assert match.to_move is not None
    cancelled = threading.Event()
    thinker = SearchBot("long", Budget(simulations=10**9, threads=2))
    threading.Timer(0.2, cancelled.set).start()
    choice = thinker.choose(Knowledge(match, match.to_move), Rng.seeded(1), cancelled)
    assert choice.move in match.moves()
    assert 0 < sum(one["visits"] for one in choice.considered) < 10**9, "it stopped when told, not when done"


@pytest.mark.parametrize("name", ["grandmaster", "search", "search:", "search:-5", "search:xs", ""])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(GameError, match="unknown_bot"):
        bot(name)


@pytest.mark.parametrize("name", NAMES)
def test_sense_weighs_every_move_and_knows_the_end(name: str) -> None:
    game: Any = noripan.find(name)
    for number in range(10):
        players = game.seats[number % len(game.seats)]
        match = begun(name, players, 4 * number, f"heuristic {number}")
        weights = game.heuristic.weights(match.state)
        assert sorted(weights) == sorted(match.state.moves())
        assert all(weight >= 1 for weight in weights.values())
        if match.to_move is not None:
            guess = match.state.guess(match.to_move, Rng.seeded(number))
            assert game.heuristic.weights(guess) == weights, "weights use only what the seat can see"


def test_a_beginner_thinks_of_two_moves() -> None:
    rng, weights = Rng.seeded("noticed"), {1: 10, 2: 5, 3: 4, 4: 1}
    assert noticed(weights, 0, rng) == noticed(weights, 9, rng) == weights
    found = Counter(move for _ in range(4000) for move in noticed(weights, 2, rng))
    assert all(1850 < found[move] < 2150 for move in weights)
    assert best_of({1: 10, 2: 10, 3: 9}) == {1: 1, 2: 1}


def test_drawing_follows_the_weights() -> None:
    rng = Rng.seeded("drawn")
    found = Counter(drawn({7: 1, 3: 3, 5: 6}, rng) for _ in range(5000))
    assert [round(found[move] / 5000, 1) for move in (7, 3, 5)] == [0.1, 0.3, 0.6]


def test_only_a_search_for_nobody_sees_all_cards() -> None:
    """How benchmarks measure luck; no bot can ask for it."""
    name, nobody = NAMES[0], -1
    match = begun(name, noripan.find(name).seats[0], 4, "sees")
    seat = match.to_move
    assert seat is not None
    worlds = [match.state.guess(seat, Rng.seeded(number)) for number in range(4)]
    budget = Budget(simulations=200)
    assert len({str(think(world, match.game.heuristic, seat, Rng.seeded(1), budget)) for world in worlds}) == 1
    assert len({str(think(world, match.game.heuristic, nobody, Rng.seeded(1), budget)) for world in worlds}) > 1


def test_people_are_advised_by_a_bot_that_always_thinks() -> None:
    match = begun(NAMES[0], 2, 4, "advice")
    known = Knowledge(match, match.to_move)
    assert all(bot(ADVISER).choose(known, Rng.seeded(number)).considered for number in range(8))


def test_levels_are_all_there() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "skilled", "expert"]
    assert [level for level in LEVELS if bot(level).is_quick] == ["random", "beginner", "casual", "skilled"]
    assert all(bot(name).name == name for name in EARLIER)
