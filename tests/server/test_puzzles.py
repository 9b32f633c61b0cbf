"""Puzzles over HTTP: for everybody, by what the seat may know, and answered by the server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.asgi_app import open_app
from support.live_server import run

import noripan
from noripan.core.match import load
from noripan.core.puzzles import exercise_of, puzzles_of
from noripan.core.rng import Rng
from noripan.server.http import exercises
from noripan.server.http.routes import puzzles as routes

REFUSED_HERE = ("no_such_page", "unknown_game", "unknown_puzzle")


def test_whoever_comes_gets_the_puzzle_of_the_day_and_can_solve_it(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            listed = (await visitor.get("/api/puzzles")).json()
            assert [one["game"] for one in listed] == list(noripan.games())
            today = next(one for one in listed if one["game"] == "sixteen")
            path = f"/api/puzzles/sixteen/{today['daily']}"
            shown = (await visitor.get(path)).json()
            assert shown["frame"]["view"]["you"] == shown["seat"] and len(shown["words"]) == len(shown["frame"]["moves"])
            best = next(one for one in puzzles_of(noripan.find("sixteen")) if one.name == today["daily"]).best
            assert (await visitor.post(f"{path}/hint")).json()["message"].startswith("reason-")
            wrong = next(move for move in shown["frame"]["moves"] if move != best)
            worse = (await visitor.post(f"{path}/answer", json={"move": wrong})).json()
            assert worse["kind"] == "worse" and worse["loss"] >= 5 and worse["solution"] is None
            right = (await visitor.post(f"{path}/answer", json={"move": best})).json()
            assert right["kind"] == "right" and right["solution"]["best"] == best and right["solution"]["reason"]
            given = (await visitor.post(f"{path}/answer", json={})).json()
            assert given["kind"] == "shown" and given["solution"] == right["solution"]

    run(visit)


def test_one_puzzle_after_the_other(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            seen: list[str] = []
            for _ in range(3):
                query = {"difficulty": "easy", **({"after": seen[-1]} if seen else {})}
                shown = (await visitor.get("/api/puzzles/tongtong", params=query)).json()
                assert shown["difficulty"] == "easy"
                seen.append(shown["name"])
            assert len(set(seen)) == 3
            assert (await visitor.get("/api/puzzles/tongtong", params={"difficulty": "grave"})).status_code == 400

    run(visit)


def test_what_is_sent_does_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 3: the same in every position that the seat could be in."""
    for game in noripan.games().values():
        for puzzle in puzzles_of(game)[:10]:
            true = exercise_of(puzzle)
            twin = load(puzzle.match().save(), noripan.find)
            twin.state = true.position.state.guess(true.seat, Rng.seeded("other"))
            sent = []
            for position in (true.position, twin):
                put = true._replace(position=position)
                monkeypatch.setattr(routes, "exercise", lambda game, name, put=put: put)
                sent.append((routes.show(game.name, puzzle.name), exercises.solution(put)))
            assert repr(sent[0]) == repr(sent[1]), puzzle.name


def test_refusals(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_app(tmp_path) as app, app.visitor() as visitor:
            for path in ("sixteen/nonsense", "nonsense/1-1", "nonsense", "sixteen/1-1/nonsense"):
                answer = await visitor.get(f"/api/puzzles/{path}")
                assert answer.status_code == 404 and answer.json()["error"] in REFUSED_HERE, path
            name = puzzles_of(noripan.find("sixteen"))[0].name
            path = f"/api/puzzles/sixteen/{name}"
            unreadable = await visitor.post(f"{path}/answer", json={"move": "nonsense"})
            assert unreadable.status_code == 400 and unreadable.json()["error"] == "unreadable"
            assert "best" not in json.dumps((await visitor.get(path)).json())
            tried = await visitor.post(f"{path}/try", json={"moves": ["nonsense"]})
            assert tried.json()["error"] == "unreadable"

    run(visit)
