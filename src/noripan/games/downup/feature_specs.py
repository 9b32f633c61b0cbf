"""The names of what a network sees of Down Up; `features.py` writes it.

Cards that show a number are told apart by their rank: 0 to 7 by rising bottom number. A spot is where a set lies: with two
players my zones and the other's, with more the seats from mine on.
"""

from noripan.core.spec import Cells, Spec

POSITION = Spec(
    Cells("hand", (10, 8), "my cards by number and rank, as they are turned"),
    Cells("up", (10, 8), "how many of my cards show a number: 1 to 8"),
    Cells("down", (10, 8), "how many would show it if I flipped them"),
    Cells("sets", (9, 9), "how many numbers I hold, as my cards are turned and flipped"),
    Cells("held", (5, 17), "how many cards each seat holds"),
    Cells("known_up", (4, 10, 3), "how many cards with a number another seat is known to hold: 1, 2, more"),
    Cells("known_down", (4, 10, 3), "the same for when it flips them"),
    Cells("elsewhere", (10, 9), "how many cards with a number, either way up, others hold"),
    Cells("set", (9, 10, 5), "the number and size of the set in each spot"),
    Cells("bottoms", (9, 10), "bottom numbers of its cards"),
    Cells("to_beat", (6, 10), "the number of the set of each size"),
    Cells("tokens", (5, 5), "tokens of each seat, or with two players rounds won"),
    Cells("turn", (5, 2), "the seat to move, and its zone"),
    Cells("out", (6,), "the seat that has left the round: none, me, those after me"),
    Cells("turns", (6,), "turns taken in this round: below 8, 16, 32, 64, 128, more"),
    Cells("star", (4,), "the other seat that must hold 1/5★"),
    Cells("players", (4,), "one of 2, 3, 4, 5"),
)
MOVE = Spec(
    Cells("kind", (4,), "lay, add, take or flip"),
    Cells("effort", (4, 25), "by kind: how much harder my hand is to empty after it, the better way up"),
    Cells("lay", (10, 5), "the number and size of the set laid"),
    Cells("rest", (4,), "how many cards with its number stay in my hand"),
    Cells("margin", (9,), "by how much it beats the set of its size"),
    Cells("risk", (4, 8), "by size: how many sets others could have that beat it, halved until nothing is left"),
    Cells("comes_back", (6, 8), "how many numbers more my hand would have if it came back, and that risk"),
    Cells("effort_back", (25,), "how much harder my hand would then be to empty"),
    Cells("threat", (4,), "another seat is known to hold a set that beats it"),
    Cells("block", (10,), "its number, if the next seat would leave with a set of its size"),
    Cells("add", (10, 5), "the number and size of the set that a card is added to, with it"),
    Cells("add_to", (4,), "whose it is"),
    Cells("take", (6, 5), "how many numbers more my hand has with the set taken, and its size"),
    Cells("take_from", (4,), "whose it is"),
    Cells("drives", (4, 4), "the set that goes home is mine, of who is out, of the next seat or of another; its size"),
    Cells("hurts", (9, 4), "how many cards its owner holds, and its size"),
    Cells("empties", (3,), "my hand is empty after it: the first one, the round ends, I win the match"),
)
HIDDEN = Spec(
    Cells("hands", (4, 10, 8), "cards of the other seats by number and rank, as they are turned"),
    Cells("their_sets", (4, 9, 9), "how many numbers they hold, as their cards are turned and flipped"),
    Cells("their_best", (4, 4, 10), "the highest number of which they hold 1, 2, 3, 4 cards"),
)
