"""Why a server closes a connection: WebSocket close codes that servers and clients share."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    MESSAGE_TOO_LONG = 1009
    RESTARTING = 1012
    NOT_SIGNED_IN = 4401
    WRONG_ORIGIN = 4403
    SLOW_READER = 4408  # come back and join with `since`
    TOO_MANY = 4429
