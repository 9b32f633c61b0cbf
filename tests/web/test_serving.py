"""How the server hands out the client: what may be kept, what may not, and what to do where it is not built."""

from __future__ import annotations

import gzip
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import noripan
from noripan.core.texts import Texts
from noripan.server.app import create_app
from noripan.server.http import static
from noripan.server.http.guards import HEADERS
from noripan.server.http.preview import LOCALES, TEXTS
from noripan.server.settings import Settings


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files in place of the real one."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Here</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/main-abc123.js").write_text("export {}")
    monkeypatch.setattr(static, "BUILT", folder)
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


def tags(page: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)}


def new_table(client: TestClient[Litestar], **more: object) -> dict[str, Any]:
    client.post("/api/guest", json={"name": "Secret Host", "language": "ko"})
    made: dict[str, Any] = client.post(
        "/api/tables", json={"game": "sixteen", "players": 4, "bots": ["casual"]} | more
    ).json()
    client.post(f"/api/tables/{made['table']['id']}/sit", json={"random": "ab" * 16})
    return made


@pytest.mark.parametrize("language", ["ko", "en", "de"])
def test_a_link_has_a_preview_in_the_language_asked_for(client: TestClient[Litestar], built: Path, language: str) -> None:
    (built / "preview-sixteen.png").write_bytes(b"picture")
    with client:
        table = new_table(client, public=True)["table"]["id"]
        page = client.get(f"/t/{table}", headers={"accept-language": f"fr, {language}-XX;q=0.9, en;q=0.1"})
        picture = client.get("/preview-sixteen.png")
    shown = tags(page.text)
    texts = Texts(language, [TEXTS])
    game = noripan.find("sixteen")
    assert shown["og:title"] == texts.say("preview-table", game=texts.title(game))
    assert shown["og:description"] == f"{texts.say('preview-open', count=2)} {texts.tagline(game)}"
    assert shown["og:image"] == "http://testserver.local/preview-sixteen.png" and shown["og:locale"] == LOCALES[language]
    assert picture.headers["content-type"] == "image/png"
    assert "accept-language" in page.headers["vary"] and "Secret Host" not in page.text


def test_who_asks_for_no_language_gets_the_hosts(client: TestClient[Litestar], built: Path) -> None:
    with client:
        table = new_table(client, public=True)["table"]["id"]
        assert tags(client.get(f"/t/{table}", headers={"accept-language": "*"}).text)["og:locale"] == "ko_KR"


def test_a_private_tables_preview_is_for_who_has_the_invitation(client: TestClient[Litestar], built: Path) -> None:
    with client:
        made = new_table(client)
        table, invitation = made["table"]["id"], made["invitation"]
        pages = {query: client.get(f"/t/{table}{query}").text for query in ("", "?i=aaaaaaaa", f"?i={invitation}")}
        nowhere = client.get("/t/zzzzzzzz").text
    assert pages[""] == pages["?i=aaaaaaaa"] == nowhere, "nothing shows that there is such a table"
    told = pages[f"?i={invitation}"]
    assert "식스틴" in tags(told)["og:title"] or "SixTeen" in tags(told)["og:title"]
    assert "Secret Host" not in told and invitation not in told


def test_a_game_without_a_picture_has_that_of_the_site(client: TestClient[Litestar], built: Path) -> None:
    (built / "preview.png").write_bytes(b"picture")
    with client:
        table = new_table(client, public=True)["table"]["id"]
        assert tags(client.get(f"/t/{table}").text)["og:image"].endswith("/preview.png")
        assert tags(client.get("/").text)["og:image"].endswith("/preview.png")


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


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A documentation site of three files."""
    folder = tmp_path / "site"
    (folder / "how-to").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Docs</title>")
    (folder / "how-to/playing.ko.html").write_text("<!doctype html><title>놀이판</title>")
    (folder / "picture.webp").write_bytes(b"RIFF")
    monkeypatch.setattr(static, "DOCS", folder)
    return folder


def test_the_documentation_is_served_under_the_same_policy(client: TestClient[Litestar], docs: Path) -> None:
    with client:
        home, bare = client.get("/docs/"), client.get("/docs")
        page, picture = client.get("/docs/how-to/playing.ko.html"), client.get("/docs/picture.webp")
    assert "Docs" in home.text and "Docs" in bare.text and "놀이판" in page.text
    assert page.headers["content-type"].startswith("text/html") and picture.headers["content-type"] == "image/webp"
    assert page.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["nothing.html", "..%2fsecret", "%2e%2e/secret", "how-to", "..%2f..%2f..%2fetc/passwd"])
def test_nothing_outside_the_documentation_is_served(client: TestClient[Litestar], docs: Path, path: str) -> None:
    (docs.parent / "secret").write_text("secret")
    with client:
        answer = client.get(f"/docs/{path}")
    assert answer.status_code in (400, 404) and "secret" not in answer.text and "root:" not in answer.text


def test_a_documentation_that_is_not_built_says_how(
    client: TestClient[Litestar], docs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "DOCS", docs / "nowhere")
    with client:
        answer = client.get("/docs/")
    assert answer.status_code == 404 and "make docs" in answer.text
