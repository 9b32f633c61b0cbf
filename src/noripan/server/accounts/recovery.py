"""Recovery codes: eight letters to find a person by, and twenty that prove it (100 bits), kept only as argon2id."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from noripan.server.environment import Environment

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U, which are misread or spell words
MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
ID_LETTERS = 8
SECRET_LETTERS = 20
GROUP = 4

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
HASHING = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")  # so many at once, for each takes 19 MiB


class Code(NamedTuple):
    id: str
    secret: str

    def __str__(self) -> str:
        letters = self.id + self.secret
        return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def new_code(environment: Environment) -> Code:
    count = ID_LETTERS + SECRET_LETTERS
    letters = "".join(ALPHABET[byte % len(ALPHABET)] for byte in environment.random_bytes(count))  # 256 is a multiple of 32
    return Code(letters[:ID_LETTERS], letters[ID_LETTERS:])


def read_code(text: str) -> Code | None:
    """As written by hand: in small letters, with or without dashes, O for 0."""
    letters = text.upper().translate(MISREAD)
    if len(letters) != ID_LETTERS + SECRET_LETTERS or not set(letters) <= set(ALPHABET):
        return None
    return Code(letters[:ID_LETTERS], letters[ID_LETTERS:])


async def hash_secret(secret: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, secret)


async def secret_fits(secret: str, kept: str | None) -> bool:
    """Takes as long for a person who does not exist."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, _verify, secret, kept)


def _verify(secret: str, kept: str | None) -> bool:
    if kept is None:
        HASHER.hash(secret)
        return False
    try:
        return HASHER.verify(kept, secret)
    except VerificationError:
        return False
