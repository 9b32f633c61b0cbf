"""Whatever is sent to any route, by nobody or by somebody: never a 5xx, and every answer is as the OpenAPI says.

The routes are those of the application, so that new ones are covered by themselves.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.eventually import eventually
from support.patience import WAIT
from support.services import Postgres

import noripan
from noripan.core.lessons import course_of
from noripan.core.puzzles import puzzles_of
from noripan.server.app import create_app
from noripan.server.settings import Settings

EXAMPLES = 8
WRITTEN = msgspec.json.encode(create_app(Settings()).openapi_schema.to_schema())
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(WRITTEN))
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}
CONFORMS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@dataclass
class Somebody:
    """A guest with a table and a bot of their own."""

    address: str
    cookie: str = ""
    known: dict[str, str] | None = None  # things that exist, by the name of the path's parameter

    def come_in(self) -> None:
        with httpx.Client(base_url=self.address) as browser:
            me = browser.post("/api/guest", json={"name": "Ada", "language": "en"}).json()
            self.cookie = f"noripan={browser.cookies['noripan']}"
            course = next(found for one in noripan.games().values() if (found := course_of(one)) is not None)
            game, lesson = course.game.name, course.lessons[0].name
            made = browser.post("/api/tables", json={"game": game, "players": min(noripan.find(game).seats)}).json()
            bot = browser.post("/api/me/bots", json={"name": "Deep Nori"}).json()["bot"]["id"]
        self.known = {
            "table_id": made["table"]["id"],
            "game": game,
            "bot": bot,
            "who": me["id"],
            "step": "0",
            "number": "1",
            "lesson": lesson,
            "name": puzzles_of(noripan.find(game))[0].name,
        }


@pytest.fixture(scope="module")
def site(postgres: Postgres) -> Iterator[str]:
    """A server on a real port, with PostgreSQL, which is the stricter of the two about what it takes."""
    with tempfile.TemporaryDirectory() as folder:
        database = postgres.new_database()
        app = create_app(Settings(data=Path(folder), database=database, rate=1e6, open_tables_per_person=1_000_000))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        eventually(lambda: server.started or not thread.is_alive(), "the server to start")
        assert server.started
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def can_be_wrong(label: str) -> bool:
    """Whether there is anything to send at all."""
    return any(part in OPERATIONS[label].definition.raw for part in ("parameters", "requestBody"))


def fire(label: str, mode: GenerationMode, site: str, who: Somebody | None, checks: list[Any]) -> None:
    @seed(20260101)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode), aimed=st.booleans())
    def shots(case: Any, aimed: bool) -> None:
        if who is not None and aimed and mode is GenerationMode.POSITIVE:
            case.path_parameters = {
                name: (who.known or {}).get(name, value) for name, value in (case.path_parameters or {}).items()
            }
        answer = case.call(base_url=site, headers={"cookie": who.cookie} if who else {}, timeout=WAIT)
        case.validate_response(answer, checks=checks)
        if who is not None and answer.status_code == 204:  # what was deleted or signed out may have been themselves
            who.come_in()

    shots()


@pytest.mark.parametrize("label", OPERATIONS)
def test_nobody_breaks_anything(label: str, site: str) -> None:
    fire(label, GenerationMode.POSITIVE, site, None, CONFORMS)
    if can_be_wrong(label):
        fire(label, GenerationMode.NEGATIVE, site, None, CONFORMS)


@pytest.mark.parametrize("label", OPERATIONS)
def test_somebody_breaks_nothing(label: str, site: str) -> None:
    ada = Somebody(site)
    ada.come_in()
    fire(label, GenerationMode.POSITIVE, site, ada, CONFORMS)
    if can_be_wrong(label):
        fire(label, GenerationMode.NEGATIVE, site, ada, [*CONFORMS, negative_data_rejection])


@pytest.mark.parametrize("label", [label for label, one in OPERATIONS.items() if one.definition.raw.get("security")])
def test_who_must_be_signed_in_must_be(label: str, site: str) -> None:
    @seed(7)
    @settings(max_examples=1, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(generation_mode=GenerationMode.POSITIVE))
    def shots(case: Any) -> None:
        for headers in ({}, {"cookie": "noripan=x.0.0.y"}, {"authorization": "Bearer noripan_x.0.y"}):
            assert case.call(base_url=site, headers=headers, timeout=WAIT).status_code == 401

    shots()


@pytest.mark.parametrize("label", [label for label in OPERATIONS if can_be_wrong(label)])
def test_characters_that_no_database_takes(label: str, site: str) -> None:
    """PostgreSQL refuses texts with a zero byte; whoever sends one must hear of it before."""
    ada = Somebody(site)
    ada.come_in()
    method, path = label.split(" ")
    raw = OPERATIONS[label].definition.raw
    places = [(one["in"], one["name"]) for one in raw.get("parameters", [])]
    paths = [path.replace(f"{{{name}}}", "%00") for where, name in places if where == "path"] or [path]
    query = {name: "a\0b" for where, name in places if where == "query"}
    body = {"name": "a\0b", "language": "en", "code": "\0" * 28, "game": "\0", "players": 2, "options": {"\0": "\0"}}
    with httpx.Client(base_url=site, headers={"cookie": ada.cookie}) as browser:
        for one in paths:
            known = one.format(**(ada.known or {})) if "{" in one else one
            answer = browser.request(method, known, params=query, json=body if "requestBody" in raw else None)
            assert answer.status_code < 500, answer.text
