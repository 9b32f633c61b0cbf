"""All routes about people."""

from __future__ import annotations

from noripan.server.api.bots import BOT_ROUTES
from noripan.server.api.me import ME_ROUTES
from noripan.server.api.passkeys import PASSKEY_ROUTES
from noripan.server.api.recovery import RECOVERY_ROUTES

PEOPLE_ROUTES = [*ME_ROUTES, *BOT_ROUTES, *RECOVERY_ROUTES, *PASSKEY_ROUTES]
