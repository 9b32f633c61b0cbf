"""Samplegame: lay a card that fits the top one, or draw; whoever empties the hand first wins."""

from noripan.core.game import Game
from noripan.games.samplegame.rules import Samplegame

GAME = Game.from_folder(
    __package__,
    seats=range(2, 5),
    clauses={
        "setup": ("ZZ-1", "ZZ-2"),
        "turn": ("ZZ-10", "ZZ-11", "ZZ-12"),
        "end": ("ZZ-20", "ZZ-21"),
        "hidden": ("ZZ-30",),
    },
    make=lambda players, options: Samplegame(players),
    rewinds=True,
)
