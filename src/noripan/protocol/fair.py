"""The fair shuffle: the seed comes from a secret of the server and a random part of every person, all fixed beforehand.

1. A new table shows SHA-256 of the server's secret: the server's commitment.
2. Whoever sits down sends a digest of their part: their promise. Nobody knows the part itself yet.
3. When the host starts the match, everybody is shown all promises, keeps them, and only then reveals the part.
4. The seed is made of the secret and all parts. After the match the record shows them, and every client compares the record
   with what it kept.

So nobody, the server included, can choose anything once one honest part is known. docs/security.md says what remains.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from noripan.core.errors import GameError

NOTE_FORMAT = 1

Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
PartText = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", description="A person's part of the seed: 16 random bytes")]


class FirstView(msgspec.Struct, frozen=True):
    """The table when it was first shown after the deal, and how many events had been shown by then."""

    seq: int
    view: dict[str, Any]


class ShuffleNote(msgspec.Struct, frozen=True, kw_only=True):
    """What a client keeps of a shuffle, to compare the record with: nothing in it comes from the record."""

    noripan_shuffle: int = NOTE_FORMAT
    server: str
    table: str
    part: PartText
    commitment: Digest  # the server's, as it was shown when we sat down
    seat: int | None = None  # where we sat when the cards were shuffled
    promises: dict[str, Digest] = {}  # everybody's by seat, as they were shown before we revealed our part
    revealed: bool = False  # the server has said that it has our part
    first: FirstView | None = None


def commitment_to(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def promise_of(table: str, part: str) -> str:
    """What binds a person to their part at this table, and hides it."""
    return hashlib.sha256(f"noripan part {table} {part}".encode()).hexdigest()


def seed_from(secret: str, table: str, parts: Mapping[int, str]) -> str:
    """The seed of a match: HMAC-SHA-256, keyed by the secret, of the table's name and each seat's part, a line each."""
    lines = [f"noripan {table}", *(f"{seat} {parts[seat]}" for seat in sorted(parts))]
    return hmac.new(bytes.fromhex(secret), "\n".join(lines).encode(), hashlib.sha256).hexdigest()


def check(seed: str, commitment: str, secret: str, table: str, parts: Mapping[int, str]) -> None:
    """Raise a coded error if this seed was not made of this secret and these parts."""
    try:
        bound = commitment_to(secret)
        made = seed_from(secret, table, parts)
    except (ValueError, TypeError) as error:
        raise GameError("fair_unreadable") from error
    if bound != commitment:
        raise GameError("fair_commitment")
    if made != seed:
        raise GameError("fair_seed")


def check_promises(table: str, people: Iterable[int], promises: Mapping[int, str], parts: Mapping[int, str]) -> None:
    """Raise a coded error if somebody's part is not what they had promised, or nobody can say what they had promised."""
    for seat in {*people, *parts}:
        if seat not in promises:
            raise GameError("fair_no_promise", seat=seat)
        if seat in parts and promise_of(table, parts[seat]) != promises[seat]:
            raise GameError("fair_promise", seat=seat)
