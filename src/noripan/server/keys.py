"""The key that signs cookies: from the environment, or made once and kept in a file that only its owner can read."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from noripan.server.errors import CannotRun

VARIABLE = "NORIPAN_KEY"
FILE_NAME = "key"
SHORTEST = 32


def secret_key(data: Path) -> bytes:
    given = os.environ.get(VARIABLE)
    if given is not None:
        if len(given) < SHORTEST:
            raise CannotRun("key_short", variable=VARIABLE, least=SHORTEST)
        return given.encode()
    file = data / FILE_NAME
    try:
        data.mkdir(parents=True, exist_ok=True)
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    except OSError as error:
        raise CannotRun("database_not_writable", folder=str(data)) from error
    with os.fdopen(made, "wb") as opened:
        key = secrets.token_hex(SHORTEST).encode()
        opened.write(key)
    return key
