"""The features of IOTA, by name.

The grid itself is not among them, as there are far too many places. What a card does to it is told of each move.
"""

from __future__ import annotations

from noripan.core.spec import Cells, Spec

POSITION = Spec(
    Cells("hand", (66,), "cards in my hand, then one wild, then two"),
    Cells("alike", (12, 4), "at least one to four of them have each colour, shape, number"),
    Cells("triples", (5,), "how many threes of them would make a line"),
    Cells("in_line", (), "four of them would make a line"),
    Cells("unseen", (12, 17), "how many unseen cards have each colour, shape, number"),
    Cells("wilds", (3, 3), "wilds that are unseen, on the table, in my hand: one of 0, 1, 2"),
    Cells("known", (3, 65), "cards, last a wild, that each other seat is sure to hold"),
    Cells("held", (4, 5), "how many cards each seat holds"),
    Cells("lead", (3, 43), "my lead over each other seat, by sizes"),
    Cells("lead_over_best", (43,), "my lead over the best of the others, by sizes"),
    Cells("pile", (22,), "cards of the pile: one of 0 to 7, then by fours"),
    Cells("fresh", (5,), "cards laid this turn"),
    Cells("turn_score", (22,), "points of this turn if it ends now, by sizes"),
    Cells("turn", (4,), "whose turn it is"),
    Cells("asking", (), "a seat is asked to swap"),
    Cells("asked", (), "I am asked to swap"),
    Cells("passes", (8,), "passes in a row: one of 0 to 7 or more"),
    Cells("players", (3,), "one of 2, 3, 4"),
    Cells("fill_gaps", (), "the option"),
    Cells("short", (), "the option"),
)
MOVE = Spec(
    Cells("kind", (6,), "one of lay, end, pass, trade, swap, keep"),
    Cells("card", (65,), "the card laid or swapped"),
    Cells("laid", (5,), "cards laid this turn, with this one"),
    Cells("lengths", (4, 4), "the longer and the shorter line through it"),
    Cells("lots", (3,), "lines of four that it completes: one of 0, 1, 2"),
    Cells("score", (22,), "points of the turn if it ends with this, by sizes"),
    Cells("gain", (22,), "how many of them come by this card, by sizes"),
    Cells("worth", (22,), "what the best turn that goes on so brings, by sizes"),
    Cells("all_four", (), "all four cards of a full hand are laid"),
    Cells("last", (), "it ends the match"),
    Cells("threes", (3,), "lines of three that it leaves: one of 0, 1, 2"),
    Cells("openings", (8,), "unseen cards that would complete them: one of 0 to 7 or more"),
    Cells("own_fourth", (3,), "cards of mine that would complete them: 0, 1, more"),
    Cells("own_next", (4,), "cards of mine that go with its longer line: one of 0 to 3"),
    Cells("line_wilds", (3,), "wilds in its lines: one of 0, 1, 2"),
    Cells("sides", (4,), "beside how many cards it lies, less one"),
    Cells("in_gap", (), "cards lie on both sides of it"),
    Cells("rare", (8,), "unseen cards that would fit its place too: one of 0 to 7 or more"),
    Cells("danger", (8,), "what the lines of three of this turn may give the next seat, by quarters of a point and sizes"),
    Cells("traded", (4,), "how many cards are traded"),
    Cells("traded_wilds", (2,), "one or both wilds are among them"),
    Cells("kept", (5,), "how many cards are kept after an end, a pass, a trade"),
    Cells("kept_wilds", (3,), "wilds among them"),
    Cells("kept_triples", (5,), "threes of them that would make a line"),
    Cells("stalemate", (), "it ends the match by too many passes"),
)
HIDDEN = Spec(
    Cells("hands", (3, 66), "cards of each other seat, then one wild, then two"),
    Cells("next", (4, 65), "the next cards of the pile"),
    Cells("answers", (4,), "who is asked to swap"),
)
