"""S3: puts files into a bucket of any service that speaks Amazon's protocol, and gets them out again.

Requests are signed by "Signature Version 4"; credentials come from the variables that all such programs read.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlsplit
from xml.etree import ElementTree

import httpx

from noripan.server.errors import CannotRun

SERVICE = "s3"
NOTHING = hashlib.sha256(b"").hexdigest()
SECONDS = httpx.Timeout(60.0)
CHUNK = 1 << 20


class Credentials(NamedTuple):
    key: str
    secret: str
    region: str
    token: str = ""  # of a session, if it is one


def read_credentials(environment: Mapping[str, str]) -> Credentials:
    key, secret = environment.get("AWS_ACCESS_KEY_ID", ""), environment.get("AWS_SECRET_ACCESS_KEY", "")
    if not key or not secret:
        raise CannotRun("s3_credentials")
    region = environment.get("AWS_REGION") or environment.get("AWS_DEFAULT_REGION") or "us-east-1"
    return Credentials(key, secret, region, environment.get("AWS_SESSION_TOKEN", ""))


class Bucket:
    def __init__(self, name: str, environment: Mapping[str, str]) -> None:
        self.name = name
        self._credentials = read_credentials(environment)
        given = environment.get("AWS_ENDPOINT_URL_S3") or environment.get("AWS_ENDPOINT_URL")
        self._endpoint = (given or f"https://s3.{self._credentials.region}.amazonaws.com").rstrip("/")

    def put(self, key: str, file: Path) -> None:
        with file.open("rb") as opened:
            digest = hashlib.file_digest(opened, "sha256").hexdigest()
            opened.seek(0)
            size = {"content-length": str(file.stat().st_size)}
            self._ask("PUT", key, digest=digest, headers=size, content=iter(lambda: opened.read(CHUNK), b""))

    def get(self, key: str, file: Path) -> None:
        self._ask("GET", key, into=file)

    def delete(self, key: str) -> None:
        self._ask("DELETE", key)

    def keys(self, prefix: str) -> Iterator[str]:
        """All that begin so."""
        query = {"list-type": "2", "prefix": prefix}
        while True:
            page = ElementTree.fromstring(self._ask("GET", "", query).content)
            names = {element.tag.rpartition("}")[2]: element.text for element in page}
            yield from (element.text or "" for element in page.iter() if element.tag.rpartition("}")[2] == "Key")
            if names.get("IsTruncated") != "true":
                return
            query["continuation-token"] = names["NextContinuationToken"] or ""

    def _ask(
        self,
        method: str,
        key: str,
        query: Mapping[str, str] | None = None,
        digest: str = NOTHING,
        headers: Mapping[str, str] | None = None,
        content: Iterator[bytes] | None = None,
        into: Path | None = None,
    ) -> httpx.Response:
        """The answer with what is in it, unless that goes into a file."""
        address = f"{self._endpoint}/{written(self.name)}/{written(key)}"
        if query:
            address += f"?{written_query(query)}"
        signed = sign(method, address, digest, self._credentials, datetime.now(UTC))
        try:
            with (
                httpx.Client(timeout=SECONDS) as client,
                client.stream(method, address, headers={**(headers or {}), **signed}, content=content) as answer,
            ):
                if into is not None and answer.is_success:
                    with into.open("wb") as out:
                        for part in answer.iter_raw(CHUNK):
                            out.write(part)
                else:
                    answer.read()
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise CannotRun("s3_unreachable", address=self._endpoint, reason=str(error)[:200]) from error
        if answer.status_code == httpx.codes.NOT_FOUND and method == "GET":
            raise CannotRun("backup_missing", file=f"s3://{self.name}/{key}")
        if not answer.is_success:
            raise CannotRun(
                "s3_refused", address=f"s3://{self.name}/{key}", status=answer.status_code, reason=reason_in(answer)
            )
        return answer


def reason_in(answer: httpx.Response) -> str:
    """The service's own code, such as AccessDenied."""
    try:
        return ElementTree.fromstring(answer.content).findtext("Code", "")[:60]
    except ElementTree.ParseError:
        return ""


def written(path: str) -> str:
    return quote(path, safe="/-_.~")


def written_query(query: Mapping[str, str]) -> str:
    return "&".join(f"{quote(name, safe='-_.~')}={quote(value, safe='-_.~')}" for name, value in sorted(query.items()))


def sign(
    method: str, address: str, digest: str, who: Credentials, now: datetime, more: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The headers that a request needs besides those in `more`, which are signed with them."""
    parts = urlsplit(address)
    at, day = now.strftime("%Y%m%dT%H%M%SZ"), now.strftime("%Y%m%d")
    own = {"x-amz-content-sha256": digest, "x-amz-date": at}
    if who.token:
        own["x-amz-security-token"] = who.token
    signed = {"host": parts.netloc, **(more or {}), **own}
    names = ";".join(sorted(signed))
    lines = "".join(f"{name}:{signed[name].strip()}\n" for name in sorted(signed))
    request = "\n".join((method, parts.path or "/", parts.query, lines, names, digest))
    scope = f"{day}/{who.region}/{SERVICE}/aws4_request"
    text = "\n".join(("AWS4-HMAC-SHA256", at, scope, hashlib.sha256(request.encode()).hexdigest()))
    key = f"AWS4{who.secret}".encode()
    for part in (day, who.region, SERVICE, "aws4_request"):
        key = hmac.digest(key, part.encode(), "sha256")
    signature = hmac.digest(key, text.encode(), "sha256").hex()
    credential = f"{who.key}/{scope}"
    own["authorization"] = f"AWS4-HMAC-SHA256 Credential={credential},SignedHeaders={names},Signature={signature}"
    return own
