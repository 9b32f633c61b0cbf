"""How the server hands out the client: what may be kept, what may not, and what to do where it is not built."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import noripan
from noripan.server import web
from noripan.server.app import create_app
from noripan.server.settings import Settings


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files in place of the real one."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Here</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/main-abc123.js").write_text("export {}")
    monkeypatch.setattr(web, "BUILT", folder)
    return folder


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    return TestClient(create_app(Settings(data=tmp_path / "data")))


@pytest.mark.parametrize("path", ["/", "/t/k7m2p9xa", "/rules/any", "/settings"])
def test_every_page_is_the_client(client: TestClient[Litestar], built: Path, path: str) -> None:
    with client:
        answer = client.get(path)
    assert answer.status_code == 200 and "Here" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "attachment" not in answer.headers.get("content-disposition", "")


def test_files_with_a_digest_are_kept_for_ever(client: TestClient[Litestar], built: Path) -> None:
    with client:
        script = client.get("/assets/main-abc123.js")
        icon = client.get("/icon.svg")
    assert "immutable" in script.headers["cache-control"] and script.headers["content-type"].startswith("text/javascript")
    assert icon.headers["content-type"] == "image/svg+xml" and icon.headers["cache-control"] == "no-cache"


def test_who_can_unpack_gets_the_packed_file(client: TestClient[Litestar], built: Path) -> None:
    (built / "assets/main-abc123.js.gz").write_bytes(gzip.compress(b"export const packed = true"))
    with client:
        packed = client.get("/assets/main-abc123.js", headers={"accept-encoding": "br, gzip"})
        plain = client.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and packed.text == "export const packed = true"
    assert packed.headers["content-type"].startswith("text/javascript") and packed.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers and plain.text == "export {}"


@pytest.mark.parametrize("path", ["/assets/other.js", "/assets/..%2findex.html", "/api/nothing", "/api"])
def test_what_is_not_there(client: TestClient[Litestar], built: Path, path: str) -> None:
    with client:
        answer = client.get(path)
    assert answer.status_code in (400, 404) and "error" in answer.json()


def test_a_client_that_is_not_built_says_how(client: TestClient[Litestar], built: Path) -> None:
    (built / "index.html").unlink()
    with client:
        assert "make build-web" in client.get("/").text


def test_what_can_be_played_here(client: TestClient[Litestar]) -> None:
    with client:
        told = client.get("/api/games").json()
    assert [game["name"] for game in told["games"]] == list(noripan.games())
    for game in told["games"]:
        kind = noripan.find(game["name"])
        assert game["seats"] == list(kind.seats)
        assert [option["name"] for option in game["options"]] == [option.name for option in kind.options]
        assert list(game["clauses"]) == list(kind.clauses)
    assert "random" not in told["levels"] and "hello" in told["phrases"]
