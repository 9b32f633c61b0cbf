"""All routes about people."""

from __future__ import annotations

from noripan.server.http.routes.bots import BOT_ROUTES
from noripan.server.http.routes.me import ME_ROUTES
from noripan.server.http.routes.notifications import NOTIFICATION_ROUTES
from noripan.server.http.routes.passkeys import PASSKEY_ROUTES
from noripan.server.http.routes.recovery import RECOVERY_ROUTES

PEOPLE_ROUTES = [*ME_ROUTES, *BOT_ROUTES, *RECOVERY_ROUTES, *PASSKEY_ROUTES, *NOTIFICATION_ROUTES]
