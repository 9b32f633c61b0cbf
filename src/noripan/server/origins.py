"""Origins: under which address a browser reached us, from where it comes, and whose connection it is."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from noripan.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
SECURE = {"https", "wss"}
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


@lru_cache(maxsize=8)
def networks(written: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(one, strict=False) for one in written)


def is_within(address: str, written: tuple[str, ...]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks(written))


def is_trusted(address: str, settings: Settings) -> bool:
    return is_within(address, settings.trusted_proxies)


def peer_of(connection: Connection) -> str:
    """Who opened the connection, by the network: a proxy, or the client itself."""
    return connection.client.host if connection.client else ""


def client_address(connection: Connection, settings: Settings) -> str:
    """Whose request it is: the last address of X-Forwarded-For that is none of our proxies, for others could be made up."""
    address = peer_of(connection)
    forwarded = connection.headers.getall("x-forwarded-for", [])
    for hop in reversed([hop.strip() for line in forwarded for hop in line.split(",")]):
        if not is_trusted(address, settings) or not _is_address(hop):
            break
        address = hop
    return address


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_https(connection: Connection, settings: Settings) -> bool:
    forwarded = connection.headers.get("x-forwarded-proto")
    if forwarded is not None and is_trusted(peer_of(connection), settings):
        return forwarded.strip().lower() in SECURE
    return connection.scope["scheme"] in SECURE


def own_origin(connection: Connection, settings: Settings) -> str:
    scheme = "https" if is_https(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', '').lower()}".removesuffix(DEFAULT_PORTS[scheme])


def allowed_origins(connection: Connection, settings: Settings) -> list[str]:
    return [own_origin(connection, settings), *settings.origins]


def origin_allowed(connection: Connection, settings: Settings) -> bool:
    """Whether the page that asks is one of ours: browsers say so for sockets and unsafe requests, programs need not."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin.lower() in allowed_origins(connection, settings)
    return connection.headers.get("sec-fetch-site", "none") in {"same-origin", "none"}


def page_origin(connection: Connection, settings: Settings) -> str:
    """The allowed origin of the page that asks."""
    return connection.headers.get("origin", "").lower() or own_origin(connection, settings)


def host_of(origin: str) -> str:
    return urlsplit(origin).hostname or ""
