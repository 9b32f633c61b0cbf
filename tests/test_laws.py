"""Every game obeys the laws, for every number of players and every option, in random and in greedy play."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noripan
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.laws import Policy, check_game, play_greedily, play_randomly
from noripan.core.options import Flag, Number, Numbers, Option, Picks

POLICIES = {"random": play_randomly, "greedy": play_greedily}


def values(option: Option) -> list[Any]:
    """A few values that make a difference."""
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Number):
        return [option.default, min(option.high, option.default + 1)]
    if isinstance(option, Numbers):
        return [list(option.default), [option.high, option.low]]
    assert isinstance(option, Picks)
    return [None, list(option.choices[-option.count :])]


def settings_of(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """All players × options that the game takes."""
    found = []
    for players in game.seats:
        for chosen in itertools.product(*(values(option) for option in game.options)):
            options = {option.name: value for option, value in zip(game.options, chosen, strict=True)}
            try:
                game.settle_options(players, options)
            except GameError:
                continue
            found.append((players, options))
    return found


CASES = [
    pytest.param(game, players, options, id=f"{name}-{players}-{'-'.join(str(v) for v in options.values())}")
    for name, game in noripan.games().items()
    for players, options in settings_of(game)
]


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES.keys())
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_laws(game: Game[Any], players: int, options: dict[str, Any], policy: Policy) -> None:
    for seed in range(2):
        check_game(game, players, seed, options, policy, look_every=7)


@pytest.mark.parametrize("game", noripan.games().values(), ids=noripan.games().keys())
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_laws_from_any_seed(game: Game[Any], data: st.DataObject) -> None:
    players, options = data.draw(st.sampled_from(settings_of(game)))
    seed = data.draw(st.one_of(st.integers(0, 2**128 - 1), st.text(st.characters(categories=["L", "N"]), max_size=20)))
    policy = data.draw(st.sampled_from(list(POLICIES.values())))
    check_game(game, players, seed, options, policy, look_every=11)
