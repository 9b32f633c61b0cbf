"""Sequence Stacks: build piles from 1 to 5 together; whoever lays the 5 takes the chip."""

from pathlib import Path

from noripan.core.game import Game
from noripan.games.stacks import board, bot, deal, notation, reasons, story, view, why
from noripan.games.stacks.rules import Stacks

GAME = Game(
    name="stacks",
    folder=Path(__file__).parent,
    seats=range(2, 7),
    clauses={
        "setup": ("SS-1", "SS-2", "SS-3"),
        "turn": ("SS-10", "SS-11", "SS-12", "SS-13", "SS-14", "SS-20"),
        "scoring": ("SS-25", "SS-26", "SS-27"),
        "specials": ("SS-40", "SS-41", "SS-42", "SS-43", "SS-44", "SS-45", "SS-46"),
        "end": ("SS-30", "SS-50"),
        "hidden": ("SS-60",),
    },
    make=lambda players, options: Stacks(players),
    fix_deal=deal.fix_deal,
    deal_of=deal.deal_of,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=why.why_not,
    describe=story.describe,
    public=view.public,
    private=view.private,
    board=board.board,
    truth=view.truth,
    census=view.census,
    tell=story.tell,
    card_words=notation.card_words,
    sense=bot.SENSE,
    decline="allow",
    reason=reasons.reason,
)
