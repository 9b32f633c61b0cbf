"""PushService: a real HTTP server that takes notifications as push services do, and reads them as a browser does."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from noripan.server.notifications.vapid import decode64, encode64

CURVE = ec.SECP256R1()


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class SubscribedBrowser:
    """The browser's half of RFC 8291, written apart from the server's."""

    def __init__(self, endpoint: str, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.endpoint = endpoint
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)

    def subscription(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON()` gives it."""
        keys = {"p256dh": encode64(point(self.private.public_key())), "auth": encode64(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def decrypt(self, body: bytes) -> bytes:
        salt, key_length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + key_length], body[21 + key_length :]
        assert int.from_bytes(body[16:20], "big") >= len(sealed), "one record"
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        info = b"WebPush: info\0" + point(self.private.public_key()) + theirs
        shared = derive(self.auth, self.private.exchange(ec.ECDH(), sender), info, 32)
        nonce = derive(salt, shared, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(derive(salt, shared, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        text, mark, padding = plain.rpartition(b"\2")
        assert mark and not padding.strip(b"\0")
        return text


def checked_claims(authorization: str, public_key: str) -> dict[str, Any]:
    """What a VAPID header says, if the key that the browser subscribed with has signed it (RFC 8292)."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode64(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(public_key))
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode64(signed.split(".")[1]))
    return claims


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers with `status` to everything, unless a path has a status of its own."""

    status: int = 201
    statuses: dict[str, int] = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)

    def __enter__(self) -> PushService:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Received(self.path, headers, body))
                self.send_response(service.statuses.get(self.path, service.status))
                self.send_header("location", f"{service.address}/redirected")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def browser(self, path: str = "/one") -> SubscribedBrowser:
        return SubscribedBrowser(self.address + path)

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
