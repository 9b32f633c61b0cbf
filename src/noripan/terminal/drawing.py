"""Finds what draws a game; where a game has no screen of its own, its board in words is shown."""

from __future__ import annotations

import importlib
from typing import Any, cast

from noripan.core.drawing import Block, Drawing, Pen, Screen, flow, raised, tile, wrapped
from noripan.core.facts import Words
from noripan.core.game import Game, View
from noripan.core.texts import Texts


class InWords:
    """Draws any game from its board in words."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def draw(self, view: View, pen: Pen) -> Drawing:
        lines: Block = []
        for words in self.game.board(view):
            lines += wrapped(pen.say(words), pen.width) or [[]]
        held = [raised(tile([card], "paper", card), "paper") for card in view.get("hand") or []]
        return Drawing("", lines, flow(held, pen.width) if held else [])

    def pieces(self, move: str) -> tuple[str, ...]:
        return ()

    def words(self, view: View, move: str) -> Words:
        """There are no words for moves without the position, so they stand for themselves."""
        return Words("just-text", {"text": move})


def screen_of(game: Game[Any]) -> Screen:
    return InWords(game) if game.screen is None else cast(Screen, importlib.import_module(game.screen))


def pen(game: Game[Any], texts: Texts, width: int, height: int) -> Pen:
    return Pen(width, height, lambda words: texts.words(game, words), texts.seat)
