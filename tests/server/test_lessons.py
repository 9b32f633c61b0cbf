"""Lessons over HTTP: for everybody, whole, and with the engine's own refusals."""

from __future__ import annotations

from pathlib import Path

from support.asgi_app import open_app
from support.live_server import run

REFUSED_HERE = ("no_such_page", "unknown_game", "unknown_lesson", "no_lessons")


def test_whoever_comes_can_take_a_lesson(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            courses = (await visitor.get("/api/lessons")).json()
            assert "turn" in [one["name"] for course in courses if course["game"] == "sixteen" for one in course["lessons"]]
            lesson = (await visitor.get("/api/lessons/sixteen/turn")).json()
            assert [step["does"] for step in lesson["steps"]] == ["read", "move", "move"]
            assert lesson["nodes"][1]["ways"].keys() == {"R3"}
            assert all(frame["view"]["you"] == 0 for node in lesson["nodes"] for frame in node["frames"])
            match = (await visitor.get("/api/lessons/sixteen/match")).json()
            assert match["practice"]["level"] == "beginner" and match["nodes"] == []

    run(visit)


def test_tries_are_answered_by_the_engine(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            path = "/api/lessons/sixteen/scissors/try"
            cut = await visitor.post(path, json={"ways": [], "moves": ["scissors R"]})
            assert cut.json()["view"]["extra"] == "R" and "R5-7" in cut.json()["moves"]
            refused = await visitor.post(path, json={"ways": ["scissors R"], "moves": ["Y4"]})
            assert refused.status_code == 400 and refused.json()["error"] == "extra_elsewhere"
            late = await visitor.post(path, json={"ways": ["scissors R", "R5-7"], "moves": ["Y4"]})
            assert late.json()["error"] == "not_your_turn"

    run(visit)


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            for path in ("sixteen/nonsense", "nonsense/turn", "sixteen/match/nonsense"):
                answer = await visitor.get(f"/api/lessons/{path}")
                assert answer.status_code == 404 and answer.json()["error"] in REFUSED_HERE, path
            many = await visitor.post("/api/lessons/sixteen/turn/try", json={"ways": [""] * 100, "moves": []})
            assert many.status_code == 400

    run(visit)
