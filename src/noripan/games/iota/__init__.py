"""IOTA: lay cards to lines on a growing grid and double your points with lines of four."""

from pathlib import Path

from noripan.core.game import Game
from noripan.core.options import Flag
from noripan.games.iota import board, bot, deal, notation, reasons, refusal, story, view
from noripan.games.iota.rules import Iota

GAME = Game(
    name="iota",
    folder=Path(__file__).parent,
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
    options=(Flag("fill_gaps"), Flag("short")),
    make=lambda players, options: Iota(players, options["fill_gaps"], options["short"]),
    fix_deal=deal.fix_deal,
    deal_of=deal.deal_of,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=refusal.why_not,
    describe=story.describe,
    public=view.public,
    private=view.private,
    board=board.board,
    truth=view.truth,
    census=view.census,
    tell=story.tell,
    card_words=notation.card_words,
    sense=bot.SENSE,
    decline="keep",
    reason=reasons.reason,
)
