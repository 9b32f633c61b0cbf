"""Whatever is thrown at the library, it answers with a coded error and changes nothing."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noripan
from noripan.core.errors import GameError
from noripan.core.laws import play_randomly
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts

NAMES = list(noripan.games())
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=12))
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5)
)
ALPHABET = "RYGBPErbWcstx0123456789-/@.,^= \t한ä\x00"
WORDS = [
    "lay",
    "add",
    "take",
    "flip",
    "pass",
    "end",
    "bin",
    "scissors",
    "steal",
    "chip",
    "discard",
    "jump",
    "hold",
    "trade",
    "swap",
]
TEXTS = st.one_of(
    st.text(max_size=30),
    st.text(ALPHABET, max_size=16),
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(ALPHABET, max_size=5)), max_size=4).map(" ".join),
)


def told(error: GameError, name: str) -> None:
    """A coded error has words in every language."""
    assert error.code
    for language in LANGUAGES:
        assert Texts(language).error(error, noripan.find(name))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(text=TEXTS, ply=st.integers(0, 25), seed=st.integers(0, 50), players=st.integers(0, 4))
def test_any_text_as_a_move(name: str, text: str, ply: int, seed: int, players: int) -> None:
    game = noripan.find(name)
    match = noripan.new(name, game.seats[players % len(game.seats)], seed)
    rng = Rng.seeded(seed)
    for _ in range(ply):
        if not match.is_over:
            match.play(play_randomly(match, rng))
    before = json.dumps([match.truth(), match.save()])
    legal = match.moves()
    try:
        match.play(text)
    except GameError as error:
        told(error, name)
        assert text not in legal
        assert json.dumps([match.truth(), match.save()]) == before
    else:
        assert match.log[-1] in legal


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(options=st.one_of(JSON, st.data()), players=st.one_of(st.integers(-2, 9), SCALARS))
def test_anything_as_options_and_players(name: str, options: Any, players: Any) -> None:
    game = noripan.find(name)
    if isinstance(options, st.DataObject):
        names = [option.name for option in game.options]
        options = options.draw(st.dictionaries(st.sampled_from(names), JSON, max_size=4)) if names else {}
    try:
        noripan.new(name, players, 1, options)
    except GameError as error:
        told(error, name)


def damage(value: Any, chance: random.Random) -> Any:
    """A copy with something changed, removed, doubled or swapped somewhere inside."""
    if isinstance(value, dict) and value:
        key = chance.choice(list(value))
        if chance.random() < 0.2:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: damage(value[key], chance)}
    if isinstance(value, list) and value:
        place = chance.randrange(len(value))
        kind = chance.random()
        if kind < 0.15:
            return value[:place] + value[place + 1 :]
        if kind < 0.3:
            return [*value, value[place]]
        if kind < 0.4:
            return value[::-1]
        return [*value[:place], damage(value[place], chance), *value[place + 1 :]]
    return chance.choice([None, -1, 0, 1, 99, "", "x", "R1", "W", "r1", [], {}, True, 1.5, value, "1/5", value])


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 10**6), junk=JSON, wreck=st.booleans())
def test_anything_as_a_deal(name: str, seed: int, junk: Any, wreck: bool) -> None:
    game = noripan.find(name)
    chance = random.Random(seed)
    players = chance.choice(list(game.seats))
    deal = junk
    if wreck:
        deal = game.deal_of(game.start(players, Rng.seeded(seed)))
        for _ in range(chance.randint(1, 3)):
            deal = damage(deal, chance)
    given_deal = copy.deepcopy(deal)
    try:
        match = noripan.new(name, players, seed, deal=deal)
    except GameError as error:
        told(error, name)
    else:
        assert match.moves()
        assert game.census(match.state)
    assert json.dumps(deal) == json.dumps(given_deal), "the caller's deal is left alone"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), junk=JSON, wreck=st.booleans())
def test_anything_as_a_record(name: str, seed: int, junk: Any, wreck: bool) -> None:
    chance = random.Random(seed)
    record = junk
    if wreck:
        match = noripan.new(name, noripan.find(name).seats[0], seed)
        for _ in range(6):
            match.play(chance.choice(match.moves()))
        record = damage(match.save(), chance)
    try:
        noripan.load(record)
    except GameError as error:
        told(error, name)
