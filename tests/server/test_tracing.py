"""Traces: a span for each request and act, with nothing in it that only some may know; none unless wanted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from support.live_server import LiveServer, fewest, run, whose_turn
from support.services import client_of
from support.services import run as run_async

from noripan import games
from noripan.server.app import create_app
from noripan.server.errors import CannotRun
from noripan.server.settings import Settings
from noripan.server.tracing import Tracer, open_tracer, tracer_to

GAME = min(games())


def test_nothing_is_traced_unless_wanted(tmp_path: Path) -> None:
    async def ask() -> None:
        app = create_app(Settings(data=tmp_path))
        async with client_of(app) as client:
            assert (await client.get("/health")).status_code == 200
            with app.state.server.tracer.span("anything") as span:
                assert span is None

    run_async(ask())


def test_without_the_extra_it_is_said_in_one_line() -> None:
    try:
        import opentelemetry.exporter.otlp.proto.http.trace_exporter  # noqa: F401
    except ImportError:
        with pytest.raises(CannotRun, match="traces_not_installed"):
            open_tracer("http://127.0.0.1:4318")
    else:
        assert isinstance(open_tracer("http://127.0.0.1:4318"), Tracer)


def test_requests_and_acts_have_spans(tmp_path: Path) -> None:
    """With OpenTelemetry's own exporter into memory."""
    if os.environ.get("NORIPAN_WEB") != "needed":  # `make test` installs it
        pytest.importorskip("opentelemetry.sdk")
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    exporter = InMemorySpanExporter()

    async def play() -> None:
        async with LiveServer(tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}") as house:
            house.app.state.server.tracer = tracer = tracer_to(exporter)
            async with house.table(GAME, fewest(GAME)) as (table, people):
                mover, frame, _ = await whose_turn(people)
                await mover.act(table, frame["seq"], frame["moves"][0])
                await mover.hear("done")
                await mover.act(table, 0, frame["moves"][0])
                await mover.hear("rejected")
                await mover.http.get("/api/tables/nosuch00")
            tracer._tracer.span_processor.force_flush()

    run(play)
    spans = exporter.get_finished_spans()
    acts = [dict(span.attributes or {}) for span in spans if span.name == "act"]
    assert acts == [{"noripan.game": GAME, "noripan.outcome": outcome} for outcome in ("done", "stale")]
    asked: dict[str, dict[str, Any]] = {span.name: dict(span.attributes or {}) for span in spans if span.name != "act"}
    assert asked["POST /api/tables/{table_id}/start"]["http.response.status_code"] == 200
    assert asked["GET /api/tables/{table_id}"]["http.response.status_code"] == 404
    told = " ".join(span.to_json() for span in spans)
    assert "nosuch00" not in told and "P0" not in told, "neither what was asked for nor by whom"
    assert {key for one in asked.values() for key in one} == {
        "http.request.method", "http.route", "http.response.status_code", "noripan.request",
    }  # fmt: skip
