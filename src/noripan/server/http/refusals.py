"""Refusals: every request that fails gets the same shape of JSON, with a code and details; `texts` has the words."""

from __future__ import annotations

from traceback import walk_tb
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DBAPIError
from structlog.contextvars import get_contextvars

from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.accounts.cookies import cookie_name
from noripan.server.errors import Refused, TooMany, Unavailable
from noripan.server.http.guards import too_many
from noripan.server.store.database import AWAY, is_away
from noripan.server.store.journal import StoreDown

AnyRequest = Request[Any, Any, Any]


class Refusal(msgspec.Struct):
    error: str
    details: dict[str, Any]


CODES = {
    400: "bad_input",
    401: "not_signed_in",
    403: "not_allowed",
    404: "no_such_page",
    405: "bad_method",
    413: "too_large",
}
BROKEN = "internal"
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


def refuse(request: AnyRequest, error: GameError) -> Response[Refusal]:
    status = error.status if isinstance(error, Refused) else 400
    headers = {"retry-after": str(error.details["seconds"])} if isinstance(error, TooMany) else {}
    return _answer(status, error.code, error.details, headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework itself refuses. Of bad input only the field is named, for the values may be secret."""
    if error.status_code >= 500:
        return refuse_broken(request, error)
    if "path_template" not in request.scope:
        return _refuse_unrouted(request, error)
    field = _wrong_field(error)
    if field:
        return refuse(request, Refused("bad_field", field=field))
    return _plain(error)


def _refuse_unrouted(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What no route answers passes no guard and no middleware, so it is limited and counted here."""
    refusal = too_many(request)
    answer = refuse(request, refusal) if refusal else _plain(error)
    method = request.method if request.method in METHODS else "other"  # or anybody could make up new series
    metrics.REQUESTS.labels(method, "none", str(answer.status_code)).inc()
    return answer


def _plain(error: HTTPException) -> Response[Refusal]:
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _answer(error.status_code, CODES.get(error.status_code, "bad_input"), {}, headers)


def _wrong_field(error: HTTPException) -> str:
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field = str(first.get("key", ""))[:40]
    return "" if field == "data" else field  # the framework's name for the whole body


def refuse_database(request: AnyRequest, error: Exception) -> Response[Refusal]:
    return (refuse_while_down if is_away(error) else refuse_broken)(request, error)


def refuse_nest(request: AnyRequest, error: Exception) -> Response[Refusal]:
    return refuse(request, Refused("bad_input")) if is_too_deep(error) else refuse_broken(request, error)


def is_too_deep(error: Exception) -> bool:
    """Whether the body was nested too deeply to be read; any other endless recursion is a mistake of ours."""
    if not isinstance(error, RecursionError) or error.__traceback__ is None:
        return False
    *_, (innermost, _) = walk_tb(error.__traceback__)
    return str(innermost.f_globals.get("__name__")).startswith("litestar.serialization")


def refuse_while_down(request: AnyRequest, error: Exception) -> Response[Refusal]:
    return refuse(request, Unavailable("store_down"))


def refuse_broken(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A mistake of ours: the visitor gets the number under which the log tells more."""
    return _answer(500, BROKEN, {"request": str(get_contextvars().get("request", ""))}, {})


def _answer(status: int, code: str, details: dict[str, Any], headers: dict[str, str]) -> Response[Refusal]:
    return Response(Refusal(code, details), status_code=status, headers=headers, media_type="application/json")


HANDLERS: ExceptionHandlersMap = {
    GameError: refuse,
    HTTPException: refuse_http,
    StoreDown: refuse_while_down,
    **dict.fromkeys(AWAY, refuse_while_down),
    DBAPIError: refuse_database,
    RecursionError: refuse_nest,
    Exception: refuse_broken,
}

REFUSALS = {
    status: ResponseSpec(Refusal, description=text, generate_examples=False)
    for status, text in {
        400: "The request is wrong",
        401: "Nobody is signed in",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not as things stand now",
        413: "Too large",
        415: "Not JSON",
        429: "Too often",
        503: "The store does not answer",
    }.items()
}

SIGNED_IN_ARGUMENTS = {"person", "human"}
SIGNED_IN: list[SecurityRequirement] = [{"cookie": []}, {"token": []}]
WAYS_TO_SIGN_IN = Components(
    security_schemes={
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=cookie_name(https=False)),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
)


class DocumentRoutes(ReceiveRoutePlugin):
    """Writes into the OpenAPI of every route how it may refuse and whether one must be signed in."""

    def receive_route(self, route: BaseRoute) -> None:
        if not isinstance(route, HTTPRoute):
            return
        for handler in route.route_handlers:
            handler.responses = REFUSALS | dict(handler.responses or {})
            if SIGNED_IN_ARGUMENTS & handler.parsed_fn_signature.parameters.keys():
                handler.security = SIGNED_IN
