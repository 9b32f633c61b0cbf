"""What pictures show of Sequence Stacks: the open piles, discard piles, chips and the own hand."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.scene import Box, BoxRow, ScenePart, hand_part
from noripan.games.stacks.codes import CHIPS, ENOUGH, ENOUGH_OF_COLOUR, LETTERS
from noripan.games.stacks.notation import CARDS

PAINTS = {"r": "red", "b": "blue"}
BOX = Box(
    Words("box", {"chips": CHIPS, "enough": ENOUGH, "each": ENOUGH_OF_COLOUR}),
    (
        *(
            BoxRow(
                Words("part-colour", {"colour": letter}),
                tuple(card for card in CARDS if card[0] == letter and len(card) == 2),
            )
            for letter in LETTERS
        ),
        BoxRow(Words("part-specials", {}), tuple(card for card in CARDS if len(card) > 2)),
    ),
)


def parts(view: View) -> list[ScenePart]:
    found = [
        ScenePart(f"pile-{letter}-{number}", Words("part-pile", {"colour": letter, "count": len(pile)}), tuple(pile))
        for letter in LETTERS
        for number, pile in enumerate([*view["piles"][letter], [], []][:2], 1)
    ]
    for seat in range(view["players"]):
        found += [discards(view, seat), chips(view, seat)]
    return found if view["hand"] is None else [*found, hand_part(view["you"], view["hand"])]


def discards(view: View, seat: int) -> ScenePart:
    return ScenePart(
        f"discards-{seat}", Words("part-discards", {"seat": seat}), tuple(reversed(view["discards"][seat])), "pile"
    )


def chips(view: View, seat: int) -> ScenePart:
    won = view["chips"][seat]
    tokens = tuple(PAINTS[letter] for letter in LETTERS for _ in range(won[letter]))
    note = Words("part-won", {"reds": won["r"], "blues": won["b"]})
    return ScenePart(f"chips-{seat}", Words("part-chips", {"seat": seat}), (), tokens=tokens, note=note)
