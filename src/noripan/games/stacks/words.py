"""A view of Sequence Stacks in words, line by line."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.stacks.codes import LETTERS
from noripan.games.stacks.notation import laid_card


def board(view: View) -> list[Words]:
    lines = [
        Words("board-piles", {"colour": colour, "count": len(piles), "piles": " │ ".join(" ".join(pile) for pile in piles)})
        for colour, piles in ((colour, view["piles"][colour]) for colour in LETTERS)
    ]
    lines.append(stock(view))
    for seat in range(view["players"]):
        lines.append(player(view, seat))
        if discards := view["discards"][seat]:
            lines.append(Words("board-discards", {"top": discards[-1], "all": " ".join(discards)}))
        if known := known_of_others(view, seat):
            lines.append(Words("board-known", {"known": " ".join(known)}))
    lines += course(view)
    if view["hand"] is not None:
        lines.append(Words("board-hand", {"hand": " ".join(view["hand"]) or "–"}))
    return lines


def spoken(view: View) -> list[Words]:
    """With every card by its name, where the board has letters."""
    lines = [
        Words("spoken-pile", {"colour": colour, "cards": list(pile)})
        for colour in LETTERS
        for pile in view["piles"][colour] or [[]]
    ]
    lines.append(stock(view))
    for seat in range(view["players"]):
        lines.append(player(view, seat))
        if discards := view["discards"][seat]:
            lines.append(Words("spoken-discards", {"card": discards[-1], "cards": discards}))
        if known := known_of_others(view, seat):
            lines.append(Words("spoken-known", {"cards": known}))
    hand = [] if view["hand"] is None else [Words("spoken-hand", {"cards": view["hand"]})]
    return [*lines, *course(view), *hand]


def stock(view: View) -> Words:
    return Words("board-stock", {"count": view["pile_count"], "aside": len(view["aside"])})


def player(view: View, seat: int) -> Words:
    chips = view["chips"][seat]
    said = {"seat": seat, "count": view["counts"][seat], "reds": chips["r"], "blues": chips["b"]}
    return Words("board-player", said)


def known_of_others(view: View, seat: int) -> list[str]:
    return [] if seat == view["you"] else list(view["known"][seat])


def course(view: View) -> list[Words]:
    """Which way play goes, and whether somebody is being asked."""
    lines = [Words("board-direction", {key: view[key] for key in ("direction", "jumps", "reverses")})]
    if view["window"]:
        lines.append(Words("board-window", {"seat": view["turn"], "colour": view["window_colour"]}))
    return lines


def describe(view: View, move: str) -> Words:
    word, *rest = move.split(" ")
    source = "discard" if word.endswith("^") else "hand"
    if laid := laid_card(move):
        data = {"card": laid[0], "number": laid[1], "source": "discard" if move.endswith("^") else "hand"}
        return Words("move-lay-wild" if laid[0].endswith("W") else "move-lay", data)
    if word.startswith("steal"):
        said = {"from_seat": int(rest[0][0]), "source": source}
        return Words("move-steal-top" if rest[0].endswith("^") else "move-steal", said)
    if word.startswith("chip"):
        return Words("move-chip", {"from_seat": int(rest[0]), "colour": rest[1], "source": source})
    if word.startswith(("jump", "reverse")):
        return Words("move-jump" if word.startswith("jump") else "move-reverse", {"source": source})
    if word == "discard":
        return Words("move-discard", {"card": rest[0]})
    if word == "end":
        return Words("move-end", {})
    asked = {"from_seat": view["turn"], "colour": view["window_colour"]}
    return Words("move-hold" if word == "hold" else "move-allow", asked)
