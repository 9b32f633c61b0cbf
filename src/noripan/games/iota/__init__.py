"""IOTA: lay cards to lines on a growing grid and double your points with lines of four."""

from noripan.core.game import Game
from noripan.core.options import Flag
from noripan.games.iota.rules import Iota

GAME = Game.from_folder(
    __package__,
    seats=range(2, 5),
    clauses={
        "setup": ("IO-1", "IO-2", "IO-3"),
        "lines": ("IO-10", "IO-11", "IO-12"),
        "turn": ("IO-13", "IO-14", "IO-15", "IO-16", "IO-17", "IO-18"),
        "passing": ("IO-20",),
        "scoring": ("IO-25", "IO-26", "IO-27"),
        "wilds": ("IO-30", "IO-31", "IO-32", "IO-33"),
        "end": ("IO-28", "IO-29", "IO-35"),
        "options": ("IO-40",),
        "hidden": ("IO-50",),
    },
    rulings=frozenset({"IO-3", "IO-33", "IO-35", "IO-40"}),
    options=(Flag("fill_gaps"), Flag("short")),
    make=lambda players, options: Iota(players, options["fill_gaps"], options["short"]),
    decline="keep",
)
