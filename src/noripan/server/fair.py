"""Fair shuffle: the seed comes from a secret that the server has bound itself to, and from everybody at the table.

The server shows SHA-256 of its secret before anybody sits down, so it cannot choose the secret to suit the players; it
shows the secret only after the match, so nobody can know the cards; and every person's part goes into the seed, so that
not even the server knows it before they have all sat down.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from noripan.core.errors import GameError


def commitment_to(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, table: str, parts: Mapping[int, str]) -> str:
    """The seed of a match: HMAC-SHA-256, keyed by the secret, of the table's name and each seat's part, a line each."""
    lines = [f"noripan {table}", *(f"{seat} {parts[seat]}" for seat in sorted(parts))]
    return hmac.new(bytes.fromhex(secret), "\n".join(lines).encode(), hashlib.sha256).hexdigest()


def check(seed: str, commitment: str, secret: str, table: str, parts: Mapping[int, str]) -> None:
    """Raise a coded error if this seed was not made as promised."""
    try:
        bound = commitment_to(secret)
        made = seed_from(secret, table, parts)
    except (ValueError, TypeError) as error:
        raise GameError("fair_unreadable") from error
    if bound != commitment:
        raise GameError("fair_commitment")
    if made != seed:
        raise GameError("fair_seed")
