"""Down Up: shed a hand of cards that turn upside down whenever they come back."""

from pathlib import Path

from noripan.core.game import Game
from noripan.games.downup import board, bot, deal, notation, reasons, story, view
from noripan.games.downup.rules import DownUp

GAME = Game(
    name="downup",
    folder=Path(__file__).parent,
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
    make=lambda players, options: DownUp(players),
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
