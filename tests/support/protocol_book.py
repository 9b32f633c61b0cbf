"""The pages of docs/reference/protocol.md: every message with an example recorded from a real conversation."""

from __future__ import annotations

import hashlib
import json
import random
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import noripan
from noripan.protocol import messages
from noripan.protocol.phrases import PHRASES
from noripan.server.environment import Environment
from support.live_server import LiveServer
from support.visitor import Visitor

FILE = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"
LONGEST_LIST = 6
TIMED = {"hinted", "noted"}  # whose figures or names depend on how quick the machine is

HEAD = """# The play protocol

One WebSocket at `/ws` carries all the tables a client looks at. Messages are JSON texts, one object each. A client's
messages say what it wants in `do`; the server's say what they are in `is`. Whoever opens the socket must be signed in
(the cookie that `POST /api/guest` sets, or a bot's token in `Authorization: Bearer …`), and a browser's page must be
one of the server's own (`Origin`).

Every example below was recorded by `tests/server/test_protocol.py` from a real conversation, and the test fails when
they differ (`pytest tests/server/test_protocol.py --rewrite-docs` regenerates them). Long lists are cut after six
entries (`…`).

## How it goes

1. `join` a table. The server answers with `table` (its players and settings) and, if the match has begun, a `frame`.
   If `table` says `playing` and no frame comes within two seconds, or the answer is `rejected` with `store_down`, join
   again.
   While `table` says `shuffling`, the match is about to begin: see [the shuffle](#the-shuffle).
2. A `frame` holds everything the seat may see: the view, the events from number `since` up to `seq`, and, if it is the
   seat's turn, its legal moves. Clients need no rules: what is not in `moves` is not possible now.
3. `act` with the frame's `seq` and one or several of its moves as one unit. The server plays all of them or none, writes
   them to its journal, and only then answers `done`; frames for everybody follow. Only the last move of a unit may
   reveal anything.
4. **Nothing is lost.** A client without an answer sends the same act again with the same `id`, on the same socket or a
   new one: what was played is not played again, and the answer is the same, whichever server process the socket
   reaches. After a break, `join` with `since`: exactly the missed events arrive.
5. **Gaps show.** Each frame's `since` is the `seq` of the frame before. If it is greater than what the client has, the
   client joins again with its own number. `seq` never goes back, whichever process sends the frame.
6. An act on an old `seq` is `rejected` as `stale`, after a frame with the present position.
7. **Secret questions** (a player may swap a card or hold a pile): everybody who is asked gets a frame with moves and
   `until`, at the same time. The others notice that somebody is asked (`to_move` is null for a while), but not who. An
   answer is `noted` once it is in the journal, and survives any crash after that; a later answer replaces it while the
   question is open. An answer that declines takes effect when the question closes; one that does something takes effect
   as soon as nobody earlier in order can object. `done` follows then; an answer that came too late, or after somebody
   else's, is overtaken by the next frame.
8. **Losing the right to watch** (the match begins without spectators, or the host removes a guest without an
   invitation): the client gets `parted` with the code of the reason, and nothing more about that table.
9. `ping` now and then: the answer carries the server's time, which clocks are shown by.

Times are milliseconds since 1970. The server closes a socket with 1009 (message too long), 1012 (restarting: come
back), 4401 (not signed in), 4403 (wrong page), 4408 (too slow to read: come back and join with `since`), 4429 (too
many messages or sockets). A socket that is refused at the start is opened first, so that a browser learns the code.

## The shuffle

Nobody can choose the cards, if every client does its part: see [the fair shuffle](../explanation/fair-shuffle.md).

1. `POST /api/tables/{id}/sit` with `promise`: the SHA-256, in hexadecimal, of the text `noripan part TABLE PART`, where
   PART is 16 random bytes in hexadecimal. Keep the part, and the `commitment` that the answer shows.
2. When the host starts the match, `table` says `shuffling`. Now all seats are fixed. If a person's seat has no `promise`,
   yours is not your own, or `commitment` is not what you kept, do nothing. Otherwise keep all promises, and then
   `POST /api/tables/{id}/reveal` with `part`. Never reveal a part twice for different promises.
3. As soon as all parts are here the match begins. Whose part has not come within a few seconds (`shuffle_ms`) is left
   out of the seed: their seat says `revealed: false` to everybody.
4. After the match compare `GET /api/tables/{id}/record` with what you kept, as `noripan verify RECORD --mine FILE` does:
   the commitment, all promises, your own part, the seed, and the first cards you were shown.

A program that does not care may `sit` with `random`, the part itself. It is then bound like everybody else, so that the
others lose nothing, but proves nothing to itself.
"""


def seeded_environment() -> Environment:
    """The same ids, secrets and times in every run."""
    count = [0]

    def random_bytes(size: int) -> bytes:
        count[0] += 1
        return hashlib.shake_256(f"protocol {count[0]}".encode()).digest(size)

    return Environment(now=lambda: 1_800_000_000_000, random_bytes=random_bytes)


async def recorded(folder: Path) -> dict[str, dict[str, Any]]:
    """One message of each kind, by its `do` or `is`."""
    told: dict[str, dict[str, Any]] = {}
    asking = next(name for name, game in noripan.games().items() if game.decline is not None)
    async with LiveServer(folder, f"sqlite:///{folder / 'protocol.db'}", seeded_environment(), window_ms=100) as house:
        ann, ben = [await house.visitor(name) for name in ("Ann", "Ben")]
        await converse(ann, ben, told)
        await ask(ann, ben, asking, told)
        for visitor in (ann, ben):
            for message in visitor.heard:
                told.setdefault(message["is"], message)
            await visitor.close()
    return told


async def converse(ann: Visitor, ben: Visitor, told: dict[str, dict[str, Any]]) -> None:
    """A table of the first game: everything but secret questions."""
    game = "sixteen"
    made = await ann.make_table(game, 2, clock={"kind": "move", "seconds": 60})
    table = made["table"]["id"]
    for number, visitor in enumerate((ann, ben)):
        await visitor.post(f"/api/tables/{table}/sit", {"random": f"{number + 1:032x}", "seat": number})
    await ann.post(f"/api/tables/{table}/start")
    await send(ben, told, do="join", table=table, since=0, invitation=None)
    bens = await ben.hear("frame")
    await send(ann, told, do="join", table=table, since=0, invitation=None)
    anns = await ann.hear("frame")
    mover, other, frame = (ann, ben, anns) if anns["moves"] else (ben, ann, bens)
    await send(mover, told, do="try", table=table, seq=frame["seq"], id="t-1", moves=frame["moves"][:1])
    await mover.hear("tried", "rejected")
    await send(mover, told, do="hint", table=table, seq=frame["seq"], id="h-1")
    await mover.hear("hinted")
    await send(mover, told, do="describe", table=table, seq=frame["seq"], id="d-1")
    await mover.hear("described")
    await send(mover, told, do="act", table=table, seq=frame["seq"], id="a-1", moves=frame["moves"][:1])
    await mover.hear("done")
    await other.hear("frame")
    await send(other, told, do="say", table=table, phrase="well-played")
    await other.hear("said")
    await other.act(table, 0, "nonsense")
    await other.hear("rejected")
    await send(other, told, do="take_back", table=table, seq=0, id="b-1")  # refused: two people play
    await other.hear("rejected")
    await ann.post(f"/api/tables/{table}/leave")
    await send(ann, told, do="back", table=table)
    await send(ann, told, do="ping", n=1)
    await ann.hear("pong")
    for visitor in (ann, ben):
        await send(visitor, told, do="part", table=table)
        await visitor.hear("parted")


async def ask(ann: Visitor, ben: Visitor, game: str, told: dict[str, dict[str, Any]]) -> None:
    """Play until somebody has answered a secret question."""
    made = await ann.make_table(game, 2)
    table = made["table"]["id"]
    for number, visitor in enumerate((ann, ben)):
        await visitor.post(f"/api/tables/{table}/sit", {"random": f"{number + 1:032x}", "seat": number})
    await ann.post(f"/api/tables/{table}/start")
    choices = random.Random(1)
    for _ in range(500):
        for visitor in (ann, ben):
            await visitor.join(table)
            frame = await visitor.hear("frame")
            if frame["moves"]:
                asked = frame["until"] is not None
                move = noripan.games()[game].decline if asked else choices.choice(frame["moves"])
                await visitor.act(table, frame["seq"], str(move))
                answer = await visitor.hear("done", "noted", "rejected")
                if answer["is"] == "noted":
                    told["noted"] = answer
                    return


async def send(visitor: Visitor, told: dict[str, dict[str, Any]], **message: Any) -> None:
    told.setdefault(message["do"], message)
    await visitor.send(**message)


# ---- the page


def kinds(union: Any, tag: str) -> Iterator[tuple[str, type]]:
    for kind in typing.get_args(union):
        yield msgspec.inspect.type_info(kind).tag, kind  # type: ignore[attr-defined]


def cut(value: Any) -> Any:
    """Long lists end in a dash, so that the page can be read."""
    if isinstance(value, list):
        shown = [cut(one) for one in value[:LONGEST_LIST]]
        return [*shown, "…"] if len(value) > LONGEST_LIST else shown
    return {key: cut(one) for key, one in value.items()} if isinstance(value, dict) else value


def page(told: dict[str, dict[str, Any]]) -> str:
    parts = [HEAD]
    for title, union, tag in (
        ("From a client", messages.FromClient, "do"),
        ("From the server", messages.ToClient, "is"),
    ):
        parts.append(f"## {title}\n")
        for name, kind in kinds(union, tag):
            words = " ".join((kind.__doc__ or "").split()) if kind.__doc__ != kind.__name__ else ""
            example = json.dumps(cut(told[name]), ensure_ascii=False)
            parts.append(f"### {name}\n\n{words}\n\n```json\n{example}\n```\n")
    phrases = ", ".join(f"`{phrase}`" for phrase in PHRASES)
    parts.append(f"## Phrases\n\nInstead of free text: {phrases}. Each client shows them in its own language.\n")
    return "\n".join(parts)


def examples(text: str) -> dict[str, Any]:
    """The recorded messages of the page, by name."""
    found = {}
    for part in text.split("\n### ")[1:]:
        name, _, rest = part.partition("\n")
        found[name] = json.loads(rest.partition("```json\n")[2].partition("\n```")[0])
    return found
