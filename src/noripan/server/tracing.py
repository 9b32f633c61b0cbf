"""Tracing: spans of requests and acts for OpenTelemetry, if an operator wants them and installed the extra `traces`.

A span bears the route or the kind of a message and what became of it, never a person, a card or a move.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from noripan.server.errors import CannotRun

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter


class Tracer:
    """Makes spans, or none: `with tracer.span("act") as span: …`; whoever gets one sets its attributes with `mark`."""

    def __init__(self, tracer: Any = None) -> None:
        self._tracer = tracer

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[Any]:
        if self._tracer is None:
            return nullcontext()
        # What an exception says may quote a card, so only its kind is kept, by whoever marks the span.
        return self._tracer.start_as_current_span(  # type: ignore[no-any-return]
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        )


def mark(span: Any, **attributes: str | int) -> None:
    if span is not None:
        span.set_attributes(attributes)


def open_tracer(address: str | None) -> Tracer:
    """To a collector that takes OTLP over HTTP. Raises CannotRun without the extra."""
    if address is None:
        return Tracer()
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ImportError as error:
        raise CannotRun("traces_not_installed") from error
    return tracer_to(OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces"))


def tracer_to(exporter: SpanExporter) -> Tracer:
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "noripan", "service.version": version("noripan")}))
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return Tracer(provider.get_tracer("noripan"))
