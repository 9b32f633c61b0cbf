"""The names of what a network sees of TongTong; `features.py` writes it."""

from noripan.core.spec import Cells, Spec

POSITION = Spec(
    Cells("hand", (5, 40), "my cards, by mission"),
    Cells("unseen", (40,), "cards that I have not seen"),
    Cells("table", (40,), "cards of this round"),
    Cells("held", (5, 9), "how many cards of each colour I hold"),
    Cells("left", (5, 9), "how many of each colour I have not seen"),
    Cells("suit", (6,), "the colour to follow: none, R Y B G P"),
    Cells("best", (9,), "the highest number of this round: none, 1 to 8"),
    Cells("taker", (6,), "the seat that takes the round as it stands: none, me, those after me"),
    Cells("marker", (6,), "the seat that has laid a 4 last: none, me, those after me"),
    Cells("laid", (3, 5), "how many cards lie, by number of players"),
    Cells("turn", (5,), "the seat to move"),
    Cells("round", (5, 7), "the round, by mission"),
    Cells("game", (3, 5), "the game and its mission"),
    Cells("red_eight", (4,), "the other seat that must hold R8"),
    Cells("voids", (4, 5), "colours that other seats have shown not to hold"),
    Cells("tops", (5, 5, 8), "the number on top of each seat's pile of a colour"),
    Cells("my_sum", (2, 5, 16), "the sum of my piles, by half of the game and mission"),
    Cells("sums", (4, 5, 16), "the sums of other seats, by mission"),
    Cells("sixes", (5, 5), "sixes each seat has won in this game: 1 to 5"),
    Cells("lead", (2, 4, 9), "another seat's points less mine, in steps of 4; apart in the last game"),
    Cells("teams", (), "the option"),
)
MOVE = Spec(
    Cells("card", (6, 3, 8), "its number, by mission, one more for what counts minus, and leading, between, last"),
    Cells("takes", (3, 2, 2), "leading, between or last; does it follow; does it take the round as it stands"),
    Cells("sum_now", (4, 5, 16), "my sum if I took the round as it stands, by phase and mission"),
    Cells("sum_then", (5, 16), "my sum if I took it with a low card more, by mission"),
    Cells("my_shift", (4, 21), "what that would change for me in points, by phase"),
    Cells("their_shift", (4, 21), "what it would change for who takes the round instead"),
    Cells("later_shift", (4, 21), "what it would change for those after me, on average"),
    Cells("beaten", (5, 9), "how many seats follow, and how many unseen cards of the suit beat the round"),
    Cells("freed", (5, 8), "how many of them lack the suit for certain, and a fifth of the unseen cards that beat it"),
    Cells("own", (8, 8), "my other cards of its colour: lower, higher"),
    Cells("others", (8, 8), "unseen cards of its colour: lower, higher"),
    Cells("prize", (2, 6), "sixes in this round with it; do I take them"),
    Cells("four", (4, 5), "it is a 4, by phase and mission"),
)
HIDDEN = Spec(
    Cells("hands", (5, 4, 40), "cards of the other seats, by mission"),
    Cells("counts", (4, 5, 9), "how many cards of each colour they hold"),
    Cells("replies", (4, 4), "who is yet to lay: follows above the best, follows below, is free above, is free below"),
    Cells("coming", (2, 5), "the missions that will come"),
)
