"""TongTong: win rounds for the low cards you leave on top, and keep your sum on the right side of the mission."""

from pathlib import Path

from noripan.core.game import Game
from noripan.core.options import Flag, Numbers, Picks
from noripan.games.tongtong import board, bot, deal, notation, reasons, story, view

GAME = Game(
    name="tongtong",
    folder=Path(__file__).parent,
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
    options=(
        Flag("advanced"),
        Flag("teams"),
        Picks("missions", tuple(notation.MISSIONS), 3),
        Numbers("rank_points", 0, 100, 5, (10, 7, 4, 1, 0)),
    ),
    check_options=deal.check_options,
    make=deal.make,
    fix_deal=deal.fix_deal,
    deal_of=deal.deal_of,
    rewinds=True,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=story.why_not,
    describe=story.describe,
    public=view.public,
    private=view.private,
    board=board.board,
    truth=view.truth,
    census=view.census,
    tell=story.tell,
    card_words=notation.card_words,
    sense=bot.SENSE,
    reason=reasons.reason,
)
