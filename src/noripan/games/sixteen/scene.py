"""What pictures show of SixTeen: the rows, and the own tiles by colour."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.scene import Box, BoxRow, ScenePart
from noripan.games.sixteen.codes import LETTERS
from noripan.games.sixteen.notation import FACES

CUTTERS = ("scissors", "bin")
BOX = Box(
    Words("box", {}),
    (
        *(BoxRow(Words("part-colour", {"colour": letter}), tuple(letter + face for face in FACES)) for letter in LETTERS),
        BoxRow(Words("part-specials", {}), CUTTERS),
    ),
)


def parts(view: View) -> list[ScenePart]:
    found = [
        ScenePart(f"row-{letter}", Words("part-row", {"colour": letter}), tuple(view["rows"][letter])) for letter in LETTERS
    ]
    found.append(ScenePart("removed", Words("part-removed", {}), tuple(view["removed"])))
    if view["hand"] is not None:
        for letter in LETTERS:
            held = [tile for tile in view["hand"] if tile[0] == letter]
            label = Words("part-held", {"seat": view["you"], "colour": letter})
            found.append(ScenePart(f"hand-{letter}", label, tuple(held)))
        held = [tile for tile in view["hand"] if tile in CUTTERS]
        found.append(ScenePart("hand-specials", Words("part-held-specials", {"seat": view["you"]}), tuple(held)))
    for seat, tiles in enumerate(view.get("hands", [])):
        found.append(ScenePart(f"left-{seat}", Words("part-left", {"seat": seat}), tuple(tiles)))
    return found
