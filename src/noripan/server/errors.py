"""What the server refuses: a code and details, as everywhere, and the HTTP status that goes with them."""

from __future__ import annotations

from noripan.core.errors import GameError


class Refused(GameError):
    """A request that cannot be fulfilled."""

    status = 400


class NotSignedIn(Refused):
    status = 401


class NotAllowed(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class Conflict(Refused):
    """Right in itself, but not as things stand now."""

    status = 409


class NotJson(Refused):
    """A body that is not JSON, which other sites could send in a visitor's name."""

    status = 415


class TooMany(Refused):
    status = 429


class Unavailable(Refused):
    """The store cannot be reached at the moment; the same request may succeed soon."""

    status = 503


class CannotRun(GameError):
    """A server or a command of its operator cannot begin, or not go on, as things are."""
