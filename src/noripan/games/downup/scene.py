"""What pictures show of Down Up: the sets in front of everybody, the own hand, and tokens."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.scene import Box, BoxRow, ScenePart, hand_part
from noripan.games.downup.codes import BEYOND_PLAYERS, GOAL, GOAL_OF_TWO, SEATS
from noripan.games.downup.rules import DECK

BOX = Box(
    Words("box", {"goal": GOAL, "rounds": GOAL_OF_TWO}),
    tuple(
        BoxRow(
            Words("part-numbers", {"players": players, "number": players + BEYOND_PLAYERS}),
            tuple(f"{low}/{high}" for low, high in sorted(DECK) if max(2, high - BEYOND_PLAYERS) == players),  # DU-2
        )
        for players in range(2, SEATS + 1)
    ),
)


def parts(view: View) -> list[ScenePart]:
    found = []
    zones = (0,) if view["zone"] is None else (1, 2)
    for seat in range(view["players"]):
        found += [set_part(view, seat, zone) for zone in zones]
        found.append(ScenePart(f"known-{seat}", Words("part-known", {"seat": seat}), tuple(view["known"][seat])))
        won = view["tokens"][seat]
        note = Words("part-won", {"count": won, "players": view["players"]})
        found.append(
            ScenePart(f"tokens-{seat}", Words("part-seat", {"seat": seat}), (), tokens=("yellow",) * won, note=note)
        )
    return found if view["hand"] is None else [*found, hand_part(view["you"], view["hand"])]


def set_part(view: View, seat: int, zone: int) -> ScenePart:
    here = [one for one in view["sets"] if one["seat"] == seat and (one["zone"] or 0) == zone]
    name = f"set-{seat}" + (f"-{zone}" if zone else "")
    note = Words("part-worth", {"size": here[0]["size"], "value": here[0]["value"]}) if here else None
    cards = tuple(here[0]["cards"]) if here else ()
    return ScenePart(name, Words("part-set", {"seat": seat, "zone": zone}), cards, note=note)
