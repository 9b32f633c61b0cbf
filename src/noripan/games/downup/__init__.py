"""Down Up: shed a hand of cards that turn upside down whenever they come back."""

from noripan.core.game import Game
from noripan.games.downup.rules import DownUp

GAME = Game.from_folder(
    __package__,
    seats=range(2, 6),
    clauses={
        "setup": ("DU-1", "DU-2", "DU-3", "DU-4", "DU-5"),
        "turn": ("DU-10", "DU-11", "DU-12", "DU-13"),
        "actions": ("DU-20", "DU-21", "DU-25", "DU-26", "DU-30", "DU-35"),
        "end": ("DU-40", "DU-41", "DU-42", "DU-43"),
        "two": ("DU-50", "DU-51", "DU-52", "DU-53", "DU-54"),
        "match": ("DU-60",),
        "hidden": ("DU-70",),
    },
    rulings=frozenset({"DU-53", "DU-60"}),
    make=lambda players, options: DownUp(players),
    rewinds=True,
)
