"""Encryption of Web Push messages (RFC 8291, aes128gcm of RFC 8188): only the subscribed browser can read them."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from noripan.server.notifications.vapid import CURVE, decode64, public_bytes

RECORD = 4096  # bytes; a message is one record
PADDED = 1024  # every message is as long as this, so that its length says nothing
POINT, SECRET = 65, 16  # bytes of a browser's key and of its secret


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """Raises ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(p256dh))


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = PADDED,
) -> bytes:
    """The body of a request; key and salt are chosen for this message alone, unless a test gives them."""
    private = private or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    browser, ours = browser_key(p256dh), public_bytes(private.public_key())
    info = b"WebPush: info\0" + public_bytes(browser) + ours
    shared = _derive(decode64(auth), private.exchange(ec.ECDH(), browser), info, 32)
    key = _derive(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, shared, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, (message + b"\2").ljust(length, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
