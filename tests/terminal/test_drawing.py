"""Drawings: everything a move takes up is there to be picked, everything fits, and every letter has its right width."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import noripan
from noripan.core.game import Game
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.drawing import (
    Drawing,
    InWords,
    cells,
    cut,
    fitted,
    flow,
    pad,
    pen,
    pieces_in,
    plain,
    screen_of,
    width_of,
)

NAMES = list(noripan.games())
SOURCE = Path(noripan.__file__).parent
SIZES = ((50, 19), (100, 40))


def drawings(name: str, players: int, language: str) -> Any:
    """Some positions of a greedy and of a random match, each drawn small and large."""
    game, texts = noripan.find(name), Texts(language)
    for policy in (play_greedily, play_randomly):
        match, rng = noripan.new(name, players, f"drawn {players}"), Rng.seeded("drawn")
        while not match.is_over and len(match.log) < 70:
            for width, height in SIZES if len(match.log) % 5 == 0 else ():
                for seat in (match.to_move, None):
                    yield match, seat, width, screen_of(game).draw(match.view(seat), pen(game, texts, width, height))
            match.play(policy(match, rng))


@pytest.mark.parametrize("name", NAMES)
def test_every_move_can_be_picked(name: str) -> None:
    game = noripan.find(name)
    for players in (game.seats[0], game.seats[-1]):
        for match, seat, _, drawing in drawings(name, players, "en"):
            there = set(pieces_in(drawing))
            if seat is None:
                assert drawing.hand in ([], plain("")), "spectators see no hand"
            for move in match.moves() if seat is not None else []:
                assert set(screen_of(game).pieces(move)) <= there, move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_drawings_fit(name: str, language: str) -> None:
    game = noripan.find(name)
    for _, _, width, drawing in drawings(name, game.seats[-1], language):
        assert max((width_of(line) for line in drawing.hand), default=0) <= width
        if width == SIZES[-1][0]:
            assert max(width_of(line) for line in drawing.table) <= width
        for line in (*drawing.table, *drawing.hand):
            assert width_of(line) == cell_len("".join(run.text for run in line))


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_may_not_know_sees_the_same_drawing(name: str) -> None:
    """A drawing is made from the view alone, so two worlds that look alike to a seat are drawn alike."""
    game, rng = noripan.find(name), Rng.seeded("alike")
    match = noripan.new(name, game.seats[-1], "alike")
    for _ in range(30):
        if match.is_over or match.to_move is None:
            break
        seat = match.to_move
        world = match.state.guess(seat, rng)
        guessed = {**match.view(seat), **game.view(world, seat)}
        brush = pen(game, Texts("en"), *SIZES[0])
        assert screen_of(game).draw(guessed, brush) == screen_of(game).draw(match.view(seat), brush)
        match.play(play_greedily(match, rng))


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_described_alike_in_every_determinization(name: str) -> None:
    game, seen = noripan.find(name), 0
    for players in (game.seats[0], game.seats[-1]):
        match, rng = noripan.new(name, players, f"told {players}"), Rng.seeded("told")
        while not match.is_over and len(match.log) < 300:
            seat = match.to_move
            view, guessed = match.view(seat), game.view(match.state.guess(seat, rng), seat)
            for text in match.moves():
                assert game.describe(view, text) == game.describe(guessed, text)
                seen += 1
            match.play(play_randomly(match, rng))
    assert seen


@pytest.mark.parametrize("name", NAMES)
def test_any_game_can_be_shown_in_words(name: str) -> None:
    game: Game[Any] = noripan.find(name)
    match = noripan.new(name, game.seats[0], 1)
    drawing = InWords(game).draw(match.view(0), pen(game, Texts("ko"), 50, 20))
    assert isinstance(drawing, Drawing)
    assert drawing.table and drawing.hand
    assert all(width_of(line) <= 50 for line in drawing.hand)


def test_widths_are_those_of_the_terminal() -> None:
    for file in SOURCE.rglob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            assert cells(line) == cell_len(line), f"{file}: {line}"


def test_texts_are_cut_between_letters() -> None:
    assert cut("놀이판", 5) == "놀이…"
    assert cut("놀이판", 4) == "놀…"
    assert cut("놀이판", 6) == "놀이판"
    assert pad("놀", 4) == "놀  "
    assert cells(pad("놀이판", 4)) == 4
    assert [run.text for run in fitted(plain("abcdef")[0], 4)] == ["abc…"]
    assert len(flow([plain("abc"), plain("def"), plain("ghi")], 7)) == 2
