"""What pictures show of IOTA: the table as a grid, and the own cards."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.scene import Box, BoxRow, ScenePart, hand_part
from noripan.games.iota.notation import FACES, LETTERS

BOX = Box(
    Words("box", {}),
    (
        *(
            BoxRow(Words("part-colour", {"colour": letter}), tuple(face for face in FACES if face[0] == letter))
            for letter in LETTERS
        ),
        BoxRow(Words("part-wilds", {}), ("W",)),
    ),
)


def parts(view: View) -> list[ScenePart]:
    places = tuple((x, y) for _, x, y in view["table"])
    worth = Words("part-worth", {"points": view["turn_score"]}) if view["laid"] else None
    cards = tuple(card for card, _, _ in view["table"])
    table = ScenePart("table", Words("part-table", {}), cards, "grid", places, note=worth)
    return [table] if view["hand"] is None else [table, hand_part(view["you"], view["hand"])]
