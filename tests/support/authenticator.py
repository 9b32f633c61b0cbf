"""A passkey in software: it makes real keys (ES256) and real CBOR, and can be told to misbehave."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One key for one person at one host."""

    origin: str
    host: str
    count: int = 0
    id: bytes = field(default_factory=lambda: os.urandom(32))
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    user: bytes = b""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Like navigator.credentials.create()."""
        self.user = decode(options["user"]["id"])
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self._data(PRESENT | VERIFIED | HAS_KEY) + credential
        response = {
            "clientDataJSON": encode(self._client_data("webauthn.create", options)),
            "attestationObject": encode(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal"],
        }
        return self._credential(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Like navigator.credentials.get()."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client_data = self._client_data("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ECDSA(SHA256()))
        response = {
            "clientDataJSON": encode(client_data),
            "authenticatorData": encode(data),
            "signature": encode(signature),
            "userHandle": encode(self.user),
        }
        return self._credential(response)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": encode(self.id),
            "rawId": encode(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }
