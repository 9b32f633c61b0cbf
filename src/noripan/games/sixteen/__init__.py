"""SixTeen: climb five rows of tiles; whoever is left with the least wins."""

from noripan.core.game import Game
from noripan.core.options import Flag, Number
from noripan.games.sixteen.rules import Sixteen

GAME = Game.from_folder(
    __package__,
    seats=range(2, 5),
    clauses={
        "setup": ("SX-1", "SX-2", "SX-3", "SX-4", "SX-5"),
        "turn": ("SX-10", "SX-11", "SX-12", "SX-13", "SX-14", "SX-15"),
        "specials": ("SX-20", "SX-21", "SX-22", "SX-23"),
        "passing": ("SX-30", "SX-31"),
        "end": ("SX-40", "SX-41", "SX-42", "SX-43", "SX-45"),
        "hidden": ("SX-50",),
    },
    rulings=frozenset({"SX-21", "SX-45"}),
    options=(Number("rounds", 1, 10, 1), Flag("extra_anywhere")),
    make=lambda players, options: Sixteen(players, options["rounds"], options["extra_anywhere"]),
    rewinds=True,
)
