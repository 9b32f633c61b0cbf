"""Seals: short texts that only a holder of the server's keys can have made."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from noripan.server.store.key import Keys


def seal(keys: Keys, purpose: str, text: str) -> str:
    """The text with a signature; one made for another purpose does not fit."""
    return f"{text}.{_signature(keys[0], purpose, text)}"


def unseal(keys: Keys, purpose: str, sealed: str) -> str | None:
    """The text, or None if no key's signature fits it."""
    text, _, signature = sealed.rpartition(".")
    fits = [hmac.compare_digest(signature.encode(), _signature(key, purpose, text).encode()) for key in keys]
    return text if any(fits) else None


def _signature(key: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(key, f"{purpose}\n{text}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest).decode().rstrip("=")
