"""What notifications say, in the recipient's language, and the forms in which they go out."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.server.notifications.encryption import encrypt
from noripan.server.notifications.queue import Due, Recipient
from noripan.server.notifications.subscriptions import Subscription
from noripan.server.notifications.vapid import Vapid, encode64
from noripan.server.origins import own_address
from noripan.server.settings import Settings

TEXTS = Path(__file__).parents[1] / "texts"
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
DAYS_FROM = 36  # hours; what is left is told in hours below
TEST = "test"


class NotificationText(msgspec.Struct, frozen=True):
    """A notification in words. This is also what a service worker and, with more, a webhook reads."""

    event: str  # turn, reminder or test
    title: str
    text: str
    path: str  # of the page to open
    language: str
    game: str | None = None
    table: str | None = None
    deadline: int | None = None


class Posted(NamedTuple):
    headers: dict[str, str]
    body: bytes


@cache
def texts_in(language: str) -> Texts:
    return Texts(language, [TEXTS])


def turn_message(due: Due, to: Recipient, now: int) -> NotificationText:
    texts = texts_in(to.language)
    text = texts.say(f"notification-{due.kind}", left=time_left(texts, due.deadline - now))
    title = texts.title(find(to.game))
    return NotificationText(due.kind, title, text, f"/t/{due.table}", to.language, to.game, due.table, due.deadline)


def test_message(language: str) -> NotificationText:
    texts = texts_in(language)
    return NotificationText(TEST, texts.say("preview-site"), texts.say("notification-test"), "/settings", language)


def time_left(texts: Texts, ms: int) -> str:
    hours = max(1, round(ms / HOUR_MS))
    if hours >= DAYS_FROM:
        return texts.say("notification-days", count=round(ms / DAY_MS))
    return texts.say("notification-hours", count=hours)


# ---- the forms


def as_push(message: NotificationText, to: Subscription, vapid: Vapid, settings: Settings, now: int) -> Posted:
    """Encrypted; a newer one about the same table takes the place of one that the browser has not fetched yet."""
    assert to.p256dh is not None and to.auth is not None
    left = max(0, (message.deadline or now + HOUR_MS) - now)
    topic = encode64(hashlib.sha256(f"{to.id} {message.path}".encode()).digest())[:32]
    headers = {
        "authorization": vapid.authorization(to.url, contact(settings), now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(left // 1000),
        "topic": topic,
        "urgency": "normal" if message.event == "turn" else "high",
    }
    return Posted(headers, encrypt(msgspec.json.encode(message), to.p256dh, to.auth))


def as_webhook(message: NotificationText, to: Subscription, settings: Settings, now: int) -> Posted:
    """JSON, signed together with the time: what somebody overheard and sends again later is recognised."""
    link = own_address(settings) + message.path
    body = msgspec.json.encode(msgspec.to_builtins(message) | {"link": link, "at": now})
    signature = hmac.digest((to.secret or "").encode(), f"{now}.".encode() + body, "sha256").hex()
    headers = {
        "content-type": "application/json",
        "x-noripan-timestamp": str(now),
        "x-noripan-signature": f"sha256={signature}",
    }
    return Posted(headers, body)


def as_ntfy(message: NotificationText, settings: Settings) -> Posted:
    title = f"=?UTF-8?B?{b64encode(message.title.encode()).decode()}?="  # RFC 2047: headers are ASCII
    headers = {
        "content-type": "text/plain; charset=utf-8",
        "title": title,
        "click": own_address(settings) + message.path,
        "priority": "high" if message.event == "reminder" else "default",
    }
    return Posted(headers, message.text.encode())


def contact(settings: Settings) -> str | None:
    """Whom a push service may write to if our notifications trouble it."""
    return settings.contact or next((one for one in settings.origins if one.startswith("https:")), None)
