"""VAPID (RFC 8292): how push services know that a notification comes from the server a browser subscribed to.

The key pair follows from the secret key of the server: it is made, kept, shared by processes and rotated together with that.
A subscription accepts one pair only; those of former keys stay in use as long as the former keys stay accepted.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from noripan.server.store.key import Keys

CURVE = ec.SECP256R1()
SECONDS = 12 * 3600  # how long a token counts; RFC 8292 allows a day
ID_LENGTH = 16


def encode64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Vapid:
    """One pair of keys."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public_key = encode64(public_bytes(private.public_key()))
        self.id = hashlib.sha256(self.public_key.encode()).hexdigest()[:ID_LENGTH]

    def authorization(self, endpoint: str, contact: str | None, now: int) -> str:
        """The header for one endpoint; what another push service overhears does not count there. `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SECONDS}
        if contact:
            claims["sub"] = contact
        signed = f"{_packed({'typ': 'JWT', 'alg': 'ES256'})}.{_packed(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"


def _packed(value: object) -> str:
    return encode64(msgspec.json.encode(value))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@lru_cache(maxsize=8)
def vapid_keys(keys: Keys) -> tuple[Vapid, ...]:
    """The first is for new subscriptions."""
    return tuple(Vapid(ec.derive_private_key(_scalar(key), CURVE)) for key in keys)


def _scalar(key: bytes) -> int:
    """Evenly distributed: the remainder of a number twice as long as the group's order."""
    expanded = HKDF(hashes.SHA256(), 64, salt=None, info=b"noripan web push").derive(key)
    return int.from_bytes(expanded, "big") % (CURVE.group_order - 1) + 1
