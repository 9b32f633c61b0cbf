"""States, matches, games and errors can be copied and pickled at any time, and forget nothing."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import noripan
from noripan.core.errors import GameError, IllegalMove
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State

GAMES = Path(noripan.__file__).parent / "games"
CASES = [(name, players) for name, game in noripan.games().items() for players in game.seats]
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def match_at(name: str, players: int, moves: int, deal: Any = None) -> Match:
    """A match played at random for some moves."""
    match = noripan.new(name, players, seed="copies", deal=deal)
    rng = Rng.seeded(f"copies {moves}")
    while not match.is_over and len(match.log) < moves:
        legal = match.moves()
        match.play(legal[rng.choose(len(legal))])
    return match


def fields(thing: Any) -> Any:
    """All that an object holds, down to its numbers."""
    if isinstance(thing, list | tuple):
        return [fields(part) for part in thing]
    if isinstance(thing, dict):
        return {key: fields(part) for key, part in thing.items()}
    if type(thing).__module__.startswith("noripan."):
        return fields(thing.__reduce_ex__(4)[1:])
    return thing


def play_to_the_end(state: State) -> list[object]:
    """Everything that happens from here on: the moves there are, and what chance does."""
    seen: list[object] = []
    rng = Rng.seeded("to the end")
    while not state.is_over:
        moves = state.moves()
        seen.append(moves)
        state.apply(moves[rng.choose(len(moves))])
    return [*seen, state.scores(), state.winners()]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_copied_state_plays_on_alike_and_alone(name: str, players: int, way: str) -> None:
    for moves in (0, 1, 30):
        state = match_at(name, players, moves).state
        truth = noripan.find(name).truth(state)
        twin = WAYS[way](state)
        assert type(twin) is type(state) and twin is not state
        guesses = [noripan.find(name).truth(world.guess(0, Rng.seeded("guess"))) for world in (state, twin)]
        assert guesses[0] == guesses[1]
        ahead = play_to_the_end(twin)
        assert noripan.find(name).truth(state) == truth, "the copy has changed its original"
        assert play_to_the_end(state) == ahead


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_state_with_a_deal_is_pickled_with_its_plan(name: str, players: int) -> None:
    game = noripan.find(name)
    deal = game.deal_of(game.start(players, Rng.seeded("deal")))
    state = match_at(name, players, 3, deal).state
    twin = pickle.loads(pickle.dumps(state))
    for world in (state, twin):
        world.restart(Rng.seeded("again"))
    assert game.truth(twin) == game.truth(state)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_copied_match_is_the_same_match(name: str, players: int, way: str) -> None:
    for moves in (0, 12, 10**6):
        match = match_at(name, players, moves)
        twin = WAYS[way](match)
        assert twin.game is match.game and twin.save() == match.save() and twin.truth() == match.truth()
        assert [twin.frame(seat) for seat in (None, *range(players))] == [match.frame(s) for s in (None, *range(players))]
        if not match.is_over:
            twin.play(twin.moves()[0])
            assert len(match.log) == len(twin.log) - 1


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", noripan.games())
def test_a_copied_game_is_the_game_itself(name: str, way: str) -> None:
    assert WAYS[way](noripan.find(name)) is noripan.find(name)


def test_a_game_that_is_not_in_the_library_is_not_pickled_as_one_that_is() -> None:
    for changes in ({"rewinds": False}, {"name": "mine"}):
        game = replace(noripan.find("sixteen"), **changes)
        assert copy.deepcopy(game) is game
        with pytest.raises(pickle.PicklingError):
            pickle.dumps(game)


def test_an_error_comes_back_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("not_now", move="R5")))
    assert isinstance(error, IllegalMove) and error.code == "not_now" and error.details == {"move": "R5"}
    with pytest.raises(GameError, match="bad_players") as refused:
        noripan.new("sixteen", 9)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_copy_has_every_field(name: str, players: int) -> None:
    match = match_at(name, players, 0)
    rng = Rng.seeded("fields")
    while not match.is_over and len(match.log) < 120:
        assert fields(match.state.copy()) == fields(match.state), len(match.log)
        legal = match.moves()
        match.play(legal[rng.choose(len(legal))])


NO_PARTS_OF_A_STATE = ("Heuristic", "Features", "Outlook")  # they look at states


def declared(types: Path) -> dict[str, set[str]]:
    """The fields of each class in a .pxd."""
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    for line in types.read_text("utf-8").splitlines():
        if named := re.match(r"cdef class (\w+)", line):
            current = found[named[1]] = set()
        elif (field := re.match(r"    cdef (?:readonly |public )?[\w ]+? ((?:\w+(?:\[\d+\])?(?:, )?)+)$", line)) and found:
            current |= {name.partition("[")[0] for name in field[1].split(", ")}
    return found


def copied(source: Path) -> dict[str, set[str]]:
    """The fields that each class of a module copies from another object."""
    found: dict[str, set[str]] = {}
    for kind in ast.parse(source.read_text("utf-8")).body:
        if isinstance(kind, ast.ClassDef):
            bodies = [
                part
                for part in kind.body
                if isinstance(part, ast.FunctionDef) and re.fullmatch(r"(do_)?copy_.*from", part.name)
            ]
            text = "\n".join(ast.unparse(body) for body in bodies)
            if bodies:
                found[kind.name] = set(re.findall(r"self\.(\w+)(?: = |\.copy_from\()", text))
    return found


@pytest.mark.parametrize("name", noripan.games())
def test_what_a_pxd_declares_is_copied(name: str) -> None:
    checked = set()
    for types in (GAMES / name).glob("*.pxd"):
        copies = copied(types.with_suffix(".py"))
        for kind, names in declared(types).items():
            if kind in copies or (names and not kind.endswith(NO_PARTS_OF_A_STATE)):
                assert names == copies.get(kind, set()), (types, kind)
                checked |= names
    assert checked
