"""Refusals: every request that fails gets the same shape of JSON, with a code and facts; `texts` has the words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import InterfaceError, OperationalError
from structlog.contextvars import get_contextvars

from noripan.core.errors import GameError
from noripan.server.errors import Refused, TooMany, Unavailable
from noripan.server.people.cookies import cookie_name
from noripan.server.store.journal import StoreDown

AnyRequest = Request[Any, Any, Any]


class Refusal(msgspec.Struct):
    error: str
    facts: dict[str, Any]


CODES = {
    400: "bad_input",
    401: "not_signed_in",
    403: "not_allowed",
    404: "no_such_page",
    405: "bad_method",
    413: "too_large",
}
BROKEN = "internal"


def refuse(request: AnyRequest, error: GameError) -> Response[Refusal]:
    status = error.status if isinstance(error, Refused) else 400
    headers = {"retry-after": str(error.facts["seconds"])} if isinstance(error, TooMany) else {}
    return _answer(status, error.code, error.facts, headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework itself refuses. Of bad input only the field is named, for the values may be secret."""
    if error.status_code >= 500:
        return refuse_broken(request, error)
    field = _wrong_field(error)
    if field:
        return refuse(request, Refused("bad_field", field=field))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _answer(error.status_code, CODES.get(error.status_code, "bad_input"), {}, headers)


def _wrong_field(error: HTTPException) -> str:
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field = str(first.get("key", ""))[:40]
    return "" if field == "data" else field  # the framework's name for the whole body


def refuse_while_down(request: AnyRequest, error: Exception) -> Response[Refusal]:
    return refuse(request, Unavailable("store_down"))


def refuse_broken(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A mistake of ours: the visitor gets the number under which the log tells more."""
    return _answer(500, BROKEN, {"request": str(get_contextvars().get("request", ""))}, {})


def _answer(status: int, code: str, facts: dict[str, Any], headers: dict[str, str]) -> Response[Refusal]:
    return Response(Refusal(code, facts), status_code=status, headers=headers, media_type="application/json")


HANDLERS: ExceptionHandlersMap = {
    GameError: refuse,
    HTTPException: refuse_http,
    StoreDown: refuse_while_down,
    OperationalError: refuse_while_down,
    InterfaceError: refuse_while_down,
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
