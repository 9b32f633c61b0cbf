"""Reasons for moves: they rest on what the seat to move knows, change nothing, and can be said in every language."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core.events import Words
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.core.texts import LANGUAGES, Texts

NAMES = list(noripan.games())


def has_reasons(name: str) -> bool:
    return (noripan.find(name).folder / "reasons.py").exists()


def reasons(match: Match, world: State) -> dict[int, Words | None]:
    return {move: match.game.reason(world, move) for move in world.moves()}


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_is_the_same_in_every_world_the_seat_could_be_in(name: str) -> None:
    game = noripan.find(name)
    for players in game.seats:
        match, rng = noripan.new(name, players, f"reasons {players}"), Rng.seeded(players)
        policy = play_greedily if players % 2 else play_randomly
        while match.to_move is not None and len(match.log) < 150:
            if len(match.log) % 3 == 0:
                before = json.dumps(match.truth())
                here = reasons(match, match.state)
                assert json.dumps(match.truth()) == before, "a reason changes nothing"
                for _ in range(3):
                    assert reasons(match, match.state.guess(match.to_move, rng)) == here
            match.play(policy(match, rng))


@pytest.mark.parametrize("name", [name for name in NAMES if has_reasons(name)])
def test_most_moves_that_a_player_likes_have_a_reason(name: str) -> None:
    game, rng, player = noripan.find(name), Rng.seeded("liked"), bot("casual")
    texts = [Texts(language) for language in LANGUAGES]
    found: Counter[str | None] = Counter()
    for number in range(4):
        match = noripan.new(name, game.seats[number % len(game.seats)], f"liked {number}")
        while match.to_move is not None and len(match.log) < 200:
            choice = player.choose(Knowledge(match, match.to_move), rng)
            found[choice.reason.message if choice.reason else None] += 1
            for said in [one.words(game, choice.reason) for one in texts if choice.reason]:
                assert said.strip().endswith((".", "…")) and "{" not in said and "\n" not in said, said
            match.play(choice.move)
    assert found[None] < 0.35 * found.total()
    texts_of_reasons = re.findall(r"^reason-", (game.folder / "texts/en.ftl").read_text("utf-8"), re.MULTILINE)
    assert 2 * len(found) > len(texts_of_reasons), "not always the same ones"


@pytest.mark.parametrize("name", NAMES)
def test_a_search_gives_its_reason(name: str) -> None:
    match = noripan.new(name, noripan.find(name).seats[0], "a search")
    assert match.to_move is not None
    choice = bot("search:100").choose(Knowledge(match, match.to_move), Rng.seeded(1))
    assert choice.reason == match.game.reason(match.state, match.read(choice.move))
    for one in choice.considered[:3]:
        assert one["reason"] == match.game.reason(match.state, match.read(one["move"]))
