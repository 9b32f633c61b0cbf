"""Seals: short texts that only a holder of the server's key can have made."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode


def seal(key: bytes, purpose: str, text: str) -> str:
    """The text with a signature; one made for another purpose does not fit."""
    return f"{text}.{_signature(key, purpose, text)}"


def unseal(key: bytes, purpose: str, sealed: str) -> str | None:
    """The text, or None if the signature does not fit it."""
    text, _, signature = sealed.rpartition(".")
    expected = _signature(key, purpose, text)
    return text if hmac.compare_digest(signature.encode(), expected.encode()) else None


def _signature(key: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(key, f"{purpose}\n{text}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest).decode().rstrip("=")
