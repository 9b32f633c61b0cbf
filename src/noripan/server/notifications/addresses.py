"""Where notifications may go: https and public addresses only, so that nobody can send this server into its own network.

A name is looked up once, and the connection goes to the address that was checked: an answer that changes in between gains
nothing. Redirections are not followed, and answers are not read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

import httpcore

from noripan.server.errors import Refused
from noripan.server.limits import read_address

LONGEST = 1_000  # characters of an address
SECONDS = 10.0
MOST_CONNECTIONS = 50
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("2002::/16"))  # they lead to an IPv4 address, perhaps a private one
FAILURES = (
    TimeoutError, OSError, ValueError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
)  # fmt: skip
PLAIN = re.compile(r"[\x21-\x7e]+")


class Undelivered(Exception):
    """Nothing came back: the address is private, unknown or silent."""


def is_public(address: str) -> bool:
    parsed = read_address(address)
    if parsed is None or parsed.is_multicast or not parsed.is_global:
        return False
    return isinstance(parsed, IPv4Address) or not any(parsed in network for network in TRANSLATED)


def check_url(url: str, private: bool) -> None:
    """Refuse an address that can never be right; whether its name leads to a private one is seen when something is sent."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise Refused("bad_notification_url") from None
    schemes = ("https", "http") if private else ("https",)
    if not PLAIN.fullmatch(url) or len(url) > LONGEST or parts.scheme not in schemes or not host or "@" in parts.netloc:
        raise Refused("bad_notification_url")
    if not private and read_address(host) is not None and not is_public(host):
        raise Refused("bad_notification_url")


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, or with `private` to any."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await look_up(host, port)
        if not self._private and not all(is_public(address) for address in addresses):
            raise httpcore.ConnectError("private address")
        return await self._network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise httpcore.ConnectError("no sockets of this machine")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def look_up(host: str, port: int) -> list[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise httpcore.ConnectError("unknown host") from error
    addresses = [str(parts[4][0]) for parts in found]
    return sorted(addresses, key=lambda address: isinstance(read_address(address), IPv6Address))


@cache
def trusted() -> ssl.SSLContext:
    """Who may vouch for an address. Reading the system's list takes as long as sending, so it is read once."""
    return ssl.create_default_context()


class Postman:
    """Sends what is given to it and says which status came back."""

    def __init__(self, private: bool) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trusted(),
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=PublicNetwork(private),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        named = {**headers, "content-length": str(len(body)), "host": urlsplit(url).netloc, "user-agent": "noripan"}
        try:
            async with asyncio.timeout(SECONDS):
                request = self._pool.stream("POST", url, headers=list(named.items()), content=body)
                async with request as response:
                    return response.status
        except FAILURES as error:
            raise Undelivered(type(error).__name__) from error

    async def close(self) -> None:
        await self._pool.aclose()
