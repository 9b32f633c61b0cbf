"""Origins: under which address a browser reached us, from where it comes, and whose connection it is."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from noripan.server.limits import read_address
from noripan.server.settings import Settings

HttpConnection = ASGIConnection[Any, Any, Any, Any]
SECURE = {"https", "wss"}
UNKNOWN = "unknown"
HOP = re.compile(r"\[(?P<six>[^\]]*)\](:\d+)?|(?P<four>[\d.]+)(:\d+)?")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


@lru_cache(maxsize=8)
def networks(written: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(one, strict=False) for one in written)


def is_within(address: str, written: tuple[str, ...]) -> bool:
    parsed = read_address(address)
    return parsed is not None and any(parsed in network for network in networks(written))


def is_trusted(address: str, settings: Settings) -> bool:
    return is_within(address, settings.trusted_proxies)


def peer_of(connection: HttpConnection) -> str:
    """Who opened the connection, by the network: a proxy, or the client itself."""
    return connection.client.host if connection.client else ""


def client_address(connection: HttpConnection, settings: Settings) -> str:
    """Whose request it is: the last address of X-Forwarded-For that is none of our proxies, for others could be made up."""
    address = peer_of(connection)
    forwarded = connection.headers.getall("x-forwarded-for", [])
    for hop in reversed([hop.strip() for line in forwarded for hop in line.split(",")]):
        if not is_trusted(address, settings):
            break
        address = _address_in(hop)
    return address


def _address_in(hop: str) -> str:
    """Some proxies add the port, or do not say who it is; then it is nobody we know, and least of all the proxy itself."""
    found = HOP.fullmatch(hop)
    parsed = read_address(found["six"] or found["four"] or hop) if found else read_address(hop)
    return str(parsed) if parsed else UNKNOWN


def is_https(connection: HttpConnection, settings: Settings) -> bool:
    forwarded = connection.headers.get("x-forwarded-proto")
    if forwarded is not None and is_trusted(peer_of(connection), settings):
        return forwarded.strip().lower() in SECURE
    return connection.scope["scheme"] in SECURE


def own_origin(connection: HttpConnection, settings: Settings) -> str:
    scheme = "https" if is_https(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', '').lower()}".removesuffix(DEFAULT_PORTS[scheme])


def own_address(settings: Settings) -> str:
    """Where people reach this server, as far as its settings say."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    own = f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
    return settings.origins[0] if settings.origins else own


def allowed_origins(connection: HttpConnection, settings: Settings) -> list[str]:
    return [own_origin(connection, settings), *settings.origins]


def origin_allowed(connection: HttpConnection, settings: Settings) -> bool:
    """Whether the page that asks is one of ours: browsers say so for sockets and unsafe requests, programs need not."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin.lower() in allowed_origins(connection, settings)
    return connection.headers.get("sec-fetch-site", "none") in {"same-origin", "none"}


def page_origin(connection: HttpConnection, settings: Settings) -> str:
    """The allowed origin of the page that asks."""
    return connection.headers.get("origin", "").lower() or own_origin(connection, settings)


def host_of(origin: str) -> str:
    return urlsplit(origin).hostname or ""
