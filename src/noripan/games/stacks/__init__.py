"""Sequence Stacks: build piles from 1 to 5 together; whoever lays the 5 takes the chip."""

from noripan.core.game import Game
from noripan.games.stacks.rules import Stacks

GAME = Game.from_folder(
    __package__,
    seats=range(2, 7),
    clauses={
        "setup": ("SS-1", "SS-2", "SS-3"),
        "turn": ("SS-10", "SS-11", "SS-12", "SS-13", "SS-14", "SS-20"),
        "scoring": ("SS-25", "SS-26", "SS-27"),
        "specials": ("SS-40", "SS-41", "SS-42", "SS-43", "SS-44", "SS-45", "SS-46"),
        "end": ("SS-30", "SS-50"),
        "hidden": ("SS-60",),
    },
    rulings=frozenset({"SS-50"}),
    make=lambda players, options: Stacks(players),
    decline="allow",
)
