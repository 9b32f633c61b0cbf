"""What is rare in a match, put into a real frame on its way to the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from support.guest import Guest

Change = Callable[[dict[str, Any], int], None]  # of a frame, for the seat that it is shown to


def doctored(
    guest: Guest, change: Change, refusal: dict[str, Any] | None = None, events: Callable[[int], list[Any]] | None = None
) -> None:
    """Frames are changed before the page has them. With a refusal, whatever the page tries is refused like that; with
    events, a frame that brings them to this seat follows the first."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        seats: list[int] = []

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["is"] == "table":
                seats.append(message["you"])
            if message["is"] == "frame":
                change(message, seats[-1])
            socket.send(json.dumps(message))
            if events and message["is"] == "frame" and len(seats) == 1:
                seats.append(seats[0])
                more = events(seats[0])
                news = {"since": message["seq"], "seq": message["seq"] + len(more), "events": more}
                socket.send(json.dumps(message | news))

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if refusal and message["do"] == "try":
                socket.send(json.dumps({"is": "rejected", "table": message["table"], "id": message["id"], **refusal}))
            else:
                server.send(text)

        server.on_message(down)
        socket.on_message(up)

    guest.page.route_web_socket("**/ws", pass_on)


def scissors_and_bin(frame: dict[str, Any], you: int) -> None:
    """SixTeen with long rows and both special tiles in hand."""
    view = frame["view"]
    view["rows"] = {letter: [f"{letter}{face}" for face in (1, 4, 9, "R", 2, 3)] for letter in view["rows"]}
    view["hand"] = ["R5", "G6", "bin", "scissors"]
    view |= {"to_move": you, "extra": None}
    frame["moves"] = ["R5", "G6", *(f"scissors {letter}" for letter in view["rows"])]
    frame["moves"] += [f"bin {letter} {count}" for letter in view["rows"] for count in (1, 2)]


def full_table(frame: dict[str, Any], you: int) -> None:
    """Stacks near the end: chips, discards, cards known, jumps and reverses that wait."""
    view = frame["view"]
    seats = range(len(view["counts"]))
    view["piles"] = {"r": [["r1", "rW", "r3"], ["r1"]], "b": [["b1", "b2", "bW", "bW"], ["b1", "b2"]]}
    view["chips"] = [{"r": 4, "b": 1}] + [{"r": 2, "b": 2} for _ in seats[1:]]
    view["scores"] = [chips["r"] + chips["b"] for chips in view["chips"]]
    view["discards"] = [["reverse", "r5", "b1", "steal", "r2", "chip", "b5", "rW"] * 3 for _ in seats]
    view["known"] = [["r5"] for _ in seats]
    view |= {"direction": -1, "jumps": 2, "reverses": 1, "hand": ["r2", "rW", "reverse", "steal", "hold"]}
    view |= {"turn": you, "to_move": you}
    others = [seat for seat in seats if seat != you]
    frame["moves"] = ["r2", "rW=2", "rW=4", "reverse"] + [f"discard {card}" for card in view["hand"]]
    frame["moves"] += [f"steal {seat}{top}" for seat in others for top in ("", "^")]


def hold_question(frame: dict[str, Any], you: int) -> None:
    full_table(frame, you)
    frame["view"] |= {"turn": 1 - min(you, 1), "to_move": None, "window": True, "window_colour": "b"}
    frame["moves"] = ["hold", "allow"]
    frame["until"] = 2**42


def swap_question(frame: dict[str, Any], you: int) -> None:
    """Somebody may take a wild for a card that is not there yet."""
    frame["view"] |= {"asked": True, "to_move": None}
    frame["moves"] = ["keep"]
    frame["until"] = 2**42
