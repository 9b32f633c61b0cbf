"""TongTong: win rounds for the low cards you leave on top, and keep your sum on the right side of the mission."""

from noripan.core.game import Game
from noripan.core.options import Flag, Numbers, Picks
from noripan.games.tongtong.codes import GAMES
from noripan.games.tongtong.deal import make
from noripan.games.tongtong.notation import MISSION_NAMES

GAME = Game.from_folder(
    __package__,
    seats=range(3, 6),
    clauses={
        "match": ("TT-1", "TT-2", "TT-3", "TT-4", "TT-5", "TT-6", "TT-7"),
        "round": ("TT-10", "TT-11", "TT-12", "TT-13", "TT-14", "TT-15", "TT-16", "TT-17", "TT-20", "TT-21"),
        "scoring": ("TT-25", "TT-26", "TT-27", "TT-28"),
        "missions": ("TT-30", "TT-31", "TT-32", "TT-33", "TT-34", "TT-35", "TT-36"),
        "end": ("TT-40",),
        "teams": ("TT-45", "TT-46"),
        "hidden": ("TT-50",),
    },
    rulings=frozenset({"TT-7"}),
    options=(
        Flag("advanced"),
        Flag("teams", players=(4,)),
        Picks("missions", tuple(MISSION_NAMES), GAMES),
        Numbers("rank_points", 0, 100, 5, (10, 7, 4, 1, 0)),
    ),
    make=make,
    rewinds=True,
)
