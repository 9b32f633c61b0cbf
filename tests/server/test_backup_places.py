"""Backups into folders and buckets, how long they are kept, and the signature that buckets ask for."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlsplit

import pytest
from sqlalchemy import make_url
from support.admin import admin, contents
from support.services import with_tables

from noripan.server.store.backup_places import outdated
from noripan.server.store.s3 import NOTHING, Credentials, sign

ACCESS, SECRET, REGION = "AKIDEXAMPLE", "a/secret+key", "eu-test-1"
PAGE = 2  # names in one answer


class Storage(ThreadingHTTPServer):
    """A bucket called `cellar`, kept in memory, that takes only what is signed rightly."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.objects: dict[str, bytes] = {}
        self.refused: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Answer(BaseHTTPRequestHandler):
    server: Storage

    def do_PUT(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if self._is_signed(body):
            self.server.objects[self._key()] = body
            self._send(200)

    def do_GET(self) -> None:
        if not self._is_signed(b""):
            return
        query = dict(parse_qsl(urlsplit(self.path).query))
        if query.get("list-type") == "2":
            self._send(200, self._listed(query).encode())
        elif self._key() in self.server.objects:
            self._send(200, self.server.objects[self._key()])
        else:
            self._send(404, b"<Error><Code>NoSuchKey</Code></Error>")

    def do_DELETE(self) -> None:
        if self._is_signed(b""):
            self.server.objects.pop(self._key(), None)
            self._send(204)

    def _listed(self, query: dict[str, str]) -> str:
        names = sorted(name for name in self.server.objects if name.startswith(query["prefix"]))
        start = int(query.get("continuation-token", "0"))
        rows = "".join(f"<Contents><Key>{name}</Key></Contents>" for name in names[start : start + PAGE])
        more = start + PAGE < len(names)
        rest = (
            f"<IsTruncated>true</IsTruncated><NextContinuationToken>{start + PAGE}</NextContinuationToken>" if more else ""
        )
        return f'<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">{rows}{rest}</ListBucketResult>'

    def _key(self) -> str:
        return unquote(urlsplit(self.path).path).removeprefix("/cellar/")

    def _is_signed(self, body: bytes) -> bool:
        """By the words of the specification, from what came over the wire."""
        parts = dict(
            part.split("=", 1) for part in self.headers["authorization"].removeprefix("AWS4-HMAC-SHA256 ").split(",")
        )
        day = self.headers["x-amz-date"][:8]
        scope = f"{day}/{REGION}/s3/aws4_request"
        path, _, query = self.path.partition("?")
        names = parts["SignedHeaders"].split(";")
        canonical = [self.command, path, "&".join(sorted(query.split("&"))) if query else ""]
        canonical += [f"{name}:{self.headers[name]}" for name in names] + ["", parts["SignedHeaders"]]
        canonical.append(hashlib.sha256(body).hexdigest())
        digest = hashlib.sha256("\n".join(canonical).encode()).hexdigest()
        key = b"AWS4" + SECRET.encode()
        for part in scope.split("/"):
            key = hmac.new(key, part.encode(), hashlib.sha256).digest()
        wanted = hmac.new(key, f"AWS4-HMAC-SHA256\n{self.headers['x-amz-date']}\n{scope}\n{digest}".encode(), hashlib.sha256)
        fits = parts["Signature"] == wanted.hexdigest() and parts["Credential"] == f"{ACCESS}/{scope}"
        complete = {"host", "x-amz-date", "x-amz-content-sha256"} <= set(names)
        if not fits or not complete or self.headers["x-amz-content-sha256"] != hashlib.sha256(body).hexdigest():
            self.server.refused.append(self.path)
            self._send(403, b"<Error><Code>SignatureDoesNotMatch</Code></Error>")
            return False
        return True

    def _send(self, status: int, body: bytes = b"") -> None:
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Storage]:
    server = Storage()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    for name, value in {
        "AWS_ACCESS_KEY_ID": ACCESS,
        "AWS_SECRET_ACCESS_KEY": SECRET,
        "AWS_REGION": REGION,
        "AWS_ENDPOINT_URL": server.address,
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("AWS_SESSION_TOKEN", raising=False)
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def filled(tmp_path: Path) -> str:
    address = f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}"

    async def fill() -> None:
        await (await with_tables(make_url(address), "abc")).dispose()

    asyncio.run(fill())
    return address


def done(address: str, *words: str) -> dict[str, object]:
    result = admin(address, *words, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, object] = json.loads(result.stdout)
    return told


def test_the_signature_is_the_one_of_amazons_own_example() -> None:
    """From "Signature Calculations for the Authorization Header", GET Object."""
    who = Credentials("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1")
    address, at = "https://examplebucket.s3.amazonaws.com/test.txt", datetime(2013, 5, 24, tzinfo=UTC)
    headers = sign("GET", address, NOTHING, who, at, {"range": "bytes=0-9"})
    assert headers["authorization"].endswith("Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")


def test_a_backup_goes_to_a_bucket_and_comes_back(storage: Storage, filled: str, tmp_path: Path) -> None:
    told = done(filled, "backup", "s3://cellar/every night/")
    (key,) = storage.objects
    assert told["file"] == f"s3://cellar/{key}" and key.startswith("every night/noripan-") and storage.refused == []
    new = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    assert done(new, "restore", f"s3://cellar/{key}")["rows"] == told["rows"]
    assert asyncio.run(contents(make_url(new))) == asyncio.run(contents(make_url(filled)))
    assert quote("every night") in quote(key), "a name that must be escaped was signed as it was sent"


def test_older_backups_go_and_other_things_stay(storage: Storage, filled: str, tmp_path: Path) -> None:
    old = [f"noripan-2020-01-0{day}-040000.jsonl.gz" for day in range(1, 6)]
    others = ["noripan-2020.jsonl.gz", "photo.jpg", "deep/noripan-2020-01-01-040000.jsonl.gz"]
    storage.objects |= {f"night/{name}": b"x" for name in (*old, *others)}
    told = done(filled, "backup", "s3://cellar/night", "--keep", "30")
    assert sorted(map(str, told["dropped"])) == old  # type: ignore[call-overload]
    new = str(told["file"]).removeprefix("s3://cellar/")
    assert sorted(storage.objects) == sorted([new, *(f"night/{name}" for name in others)]) and storage.refused == []

    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*old, "notes.txt"):
        (folder / name).touch()
    told = done(filled, "backup", str(folder), "--keep", "30")
    assert {file.name for file in folder.iterdir()} == {Path(str(told["file"])).name, "notes.txt"}
    assert Path(str(told["file"])).stat().st_mode & 0o777 == 0o600


def test_the_newest_backup_stays_however_old() -> None:
    names = [f"noripan-2020-01-0{day}-040000.jsonl.gz" for day in (1, 2, 3)]
    assert outdated(names, 1, datetime(2031, 1, 1, tzinfo=UTC)) == names[:2]
    assert outdated(names, 1, datetime(2020, 1, 3, 4, 0, 0, tzinfo=UTC)) == names[:1], "older than a day, not as old"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup", "s3://"], "no address of a bucket"),
        (["backup", "one.jsonl.gz", "--keep", "3"], "is one file"),
        (["restore", "s3://cellar/nothing.jsonl.gz"], "There is no file s3://cellar/nothing.jsonl.gz"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, storage: Storage, filled: str) -> None:
    result = admin(filled, *words)
    assert result.exit_code == 2 and said in result.stderr, result.output


def test_a_wrong_secret_is_said_and_nothing_is_dropped(
    storage: Storage, filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.objects |= {"noripan-2020-01-01-040000.jsonl.gz": b"x", "noripan-2020-01-02-040000.jsonl.gz": b"x"}
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "another")
    result = admin(filled, "backup", "s3://cellar", "--keep", "1")
    assert result.exit_code == 2 and "403 SignatureDoesNotMatch" in result.stderr and "another" not in result.stderr
    assert len(storage.objects) == 2
    monkeypatch.delenv("AWS_SECRET_ACCESS_KEY")
    assert "AWS_ACCESS_KEY_ID" in admin(filled, "backup", "s3://cellar").stderr
