"""What pictures show of TongTong: the round in the middle, the piles and the hand."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.scene import Box, BoxRow, ScenePart, hand_part
from noripan.games.tongtong.codes import LETTERS, MISSIONS, NUMBERS

BOX = Box(
    Words("box", {"missions": MISSIONS}),
    tuple(
        BoxRow(Words("part-colour", {"colour": letter}), tuple(f"{letter}{number + 1}" for number in range(NUMBERS)))
        for letter in LETTERS
    ),
)


def parts(view: View) -> list[ScenePart]:
    found = [trick(view)]
    for seat in range(view["players"]):
        found += [tops(view, seat), *piles(view, seat)]
    return found if view["hand"] is None else [*found, hand_part(view["you"], view["hand"])]


def trick(view: View) -> ScenePart:
    cards = tuple(laid["card"] for laid in view["table"])
    captions = tuple(Words("part-seat", {"seat": laid["seat"]}) for laid in view["table"])
    return ScenePart("trick", Words("part-trick", {}), cards, captions=captions)


def tops(view: View, seat: int) -> ScenePart:
    cards = tuple(pile[0] for pile in view["piles"][seat].values())
    points = Words("part-sum", {"sum": view["sums"][seat], "sixes": view["sixes"][seat]})
    return ScenePart(f"tops-{seat}", Words("part-tops", {"seat": seat}), cards, note=points)


def piles(view: View, seat: int) -> list[ScenePart]:
    return [
        ScenePart(f"pile-{seat}-{letter}", Words("part-pile", {"seat": seat, "colour": letter}), tuple(cards), "pile")
        for letter, cards in view["piles"][seat].items()
    ]
