"""The notation of every game: its cards, and an example of each kind of move, found by playing."""

from __future__ import annotations

from typing import Any

from tables import table

import noripan
from noripan.core.game import Game
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.core.texts import Texts

MATCHES = 12
EXAMPLES = 3


def generated() -> str:
    texts = Texts("en")
    return "\n\n".join(section(game, texts) for game in noripan.games().values())


def section(game: Game[State], texts: Texts) -> str:
    found: dict[str, list[tuple[str, str]]] = {}
    for number in range(MATCHES):
        collect(game, game.seats[number % len(game.seats)], number, texts, found)
    rows = [(" · ".join(f"`{move}`" for move, _ in examples), examples[0][1]) for _, examples in sorted(found.items())]
    return f"### {texts.title(game)} (`{game.name}`)\n\n" + table(("moves", "the first in words"), rows)


def collect(game: Game[State], players: int, number: int, texts: Texts, found: dict[str, list[tuple[str, str]]]) -> None:
    """Play a match at random and keep the first moves of each kind."""
    match, rng = noripan.new(game.name, players, seed=number), Rng.seeded(f"notation {number}")
    while not match.is_over:
        moves = match.moves()
        move = moves[rng.choose(len(moves))]
        words: Any = game.describe(match.view(match.to_move), move)
        examples = found.setdefault(words.message, [])
        if len(examples) < EXAMPLES and move not in {seen for seen, _ in examples}:
            examples.append((move, texts.words(game, words)))
        match.play(move)
