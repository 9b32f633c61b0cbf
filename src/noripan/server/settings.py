"""Settings: all that an operator chooses. Command line, environment and a TOML file name them alike."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from noripan.files import data_folder
from noripan.server.errors import CannotRun
from noripan.server.limits import RATES, Allowance

PREFIX = "NORIPAN_"  # of environment variables
FILE_NAME = "noripan.toml"

Contact = Annotated[str, Meta(pattern=r"^(mailto:[^@\s]+@[^@\s]+|https://\S+)$")]
Origin = Annotated[str, Meta(pattern=r"^https?://[a-z0-9.:\[\]-]+$")]  # as browsers send it: small letters, no path


def described(description: str, **more: Any) -> Meta:
    """What `noripan serve --help` says about a setting; `shown` is its default in words, where the value says too little."""
    limits = {name: more.pop(name) for name in ("ge", "gt", "le") if name in more}
    return Meta(description=description, extra=more, **limits)


WHERE, PROCESSES, PLAY, LIMITS, LOGS = "Where things are", "Processes", "At the tables", "Limits", "Logs"
NOTIFY = "Notifications"

Limit = tuple[Annotated[float, Meta(ge=1)], Annotated[float, Meta(gt=0)]]


def limit(name: str, description: str) -> Meta:
    burst, per_minute = RATES[name].allowance
    words = f"{description} How many at once, and then how many a minute: two numbers, comma-separated."
    return described(words, panel=LIMITS, metavar="NUMBERS", shown=f"{burst:g},{per_minute:g}")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, described("Address to listen on; 0.0.0.0 means all.", panel=WHERE)] = "127.0.0.1"
    port: Annotated[int, described("Port to listen on; 0 picks a free one.", ge=0, le=65535, panel=WHERE)] = 8190
    data: Annotated[
        Path,
        described(
            "Folder for the database and the secret key.",
            panel=WHERE,
            metavar="FOLDER",
            shown="noripan in the user's data folder",
        ),
    ] = msgspec.field(default_factory=data_folder)
    database: Annotated[
        str | None,
        described(
            "postgresql://user:password@host/name or sqlite:////a/file.",
            panel=WHERE,
            metavar="ADDRESS",
            shown="SQLite in the data folder",
        ),
    ] = None
    channels: Annotated[
        str | None,
        described(
            "How processes notify each other: valkey://host, redis://host, postgresql://…, database or memory.",
            panel=WHERE,
            metavar="ADDRESS",
            shown="the database if that is PostgreSQL, else memory",
        ),
    ] = None
    workers: Annotated[
        int, described("Processes on this machine; one that dies or hangs is replaced.", ge=1, le=256, panel=PROCESSES)
    ] = 1
    drain_seconds: Annotated[
        float,
        described(
            "How long to go on serving after SIGTERM while /health says 503, so that a proxy can turn away.",
            ge=0,
            le=600,
            panel=PROCESSES,
        ),
    ] = 0.0
    hang_seconds: Annotated[
        float, described("A worker that is stuck for this many seconds is killed and replaced.", ge=1, panel=PROCESSES)
    ] = 20.0
    origins: Annotated[
        tuple[Origin, ...],
        described(
            "Other addresses under which browsers reach this server, such as https://play.example.org, comma-separated.",
            panel=WHERE,
            metavar="ADDRESSES",
            shown="none",
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        described(
            "Reverse proxies whose X-Forwarded headers are believed: addresses or networks, comma-separated.",
            panel=WHERE,
            metavar="ADDRESSES",
            shown="none",
        ),
    ] = ()
    metrics_from: Annotated[
        tuple[str, ...],
        described(
            "Who may read /metrics: addresses or networks, comma-separated.",
            panel=WHERE,
            metavar="ADDRESSES",
            shown="this machine",
        ),
    ] = ("127.0.0.0/8", "::1")
    rate: Annotated[
        float,
        described("Multiplies all rate limits, e.g. 5 for a school behind one address.", gt=0, panel=LIMITS),
    ] = 1.0
    limit_address: Annotated[Limit, limit("address", "Requests of one address.")] = RATES["address"].allowance
    limit_person: Annotated[Limit, limit("person", "Requests of one person.")] = RATES["person"].allowance
    limit_guest: Annotated[Limit, limit("guest", "New guests from one address.")] = RATES["guest"].allowance
    limit_sign_in: Annotated[Limit, limit("sign_in", "Tries to sign in from one address.")] = RATES["sign_in"].allowance
    limit_code: Annotated[Limit, limit("code", "Codes of tables tried from one address.")] = RATES["code"].allowance
    limit_secret: Annotated[Limit, limit("secret", "Recovery codes, passkeys, bots and exports one person makes.")] = RATES[
        "secret"
    ].allowance
    limit_table: Annotated[Limit, limit("table", "Tables one person opens.")] = RATES["table"].allowance
    limit_tables_here: Annotated[Limit, limit("tables_here", "Tables opened from one address.")] = RATES[
        "tables_here"
    ].allowance
    limit_replay: Annotated[Limit, limit("replay", "Pages of replays asked for from one address.")] = RATES[
        "replay"
    ].allowance
    limit_message: Annotated[Limit, limit("message", "Messages of one person, on all their connections.")] = RATES[
        "message"
    ].allowance
    limit_report: Annotated[Limit, limit("report", "Reports one person makes of others.")] = RATES["report"].allowance
    limit_advice: Annotated[Limit, limit("advice", "Hints one person asks for.")] = RATES["advice"].allowance
    limit_review: Annotated[Limit, limit("review", "Reviews of matches one person asks for.")] = RATES["review"].allowance
    absence_ms: Annotated[
        int, described("How long someone may be gone before a bot takes over, in milliseconds.", ge=0, panel=PLAY)
    ] = 60_000
    window_ms: Annotated[
        int,
        described(
            "How long a secret question (a swap, a hold) stays open among several people, in milliseconds.",
            ge=0,
            panel=PLAY,
        ),
    ] = 8_000
    pace_ms: Annotated[int, described("Minimum time a bot takes per move, in milliseconds.", ge=0, panel=PLAY)] = 700
    shuffle_ms: Annotated[
        int,
        described("How long a starting match waits for everybody's part of the shuffle, in milliseconds.", ge=0, panel=PLAY),
    ] = 5_000
    reviews: Annotated[
        Literal["off", "quick", "normal", "thorough"],
        described("How thoroughly finished matches are reviewed when their players ask for it, or off.", panel=PLAY),
    ] = "normal"
    open_tables_per_person: Annotated[int, described("How many waiting tables one person may have.", ge=1, panel=LIMITS)] = (
        20
    )
    searching_tables_per_person: Annotated[
        int, described("How many matches with searching bots one person may have in play.", ge=1, panel=LIMITS)
    ] = 4
    searching_tables: Annotated[
        int, described("How many matches with searching bots may be in play in all.", ge=1, panel=LIMITS)
    ] = 400
    open_minutes: Annotated[
        int,
        described(
            "A waiting table whose host is away closes after this many minutes (with a clock in days: after 14 days).",
            ge=10,
            panel=LIMITS,
        ),
    ] = 120
    sockets_per_person: Annotated[int, described("How many connections one person may have.", ge=1, panel=LIMITS)] = 20
    message_bytes: Annotated[int, described("Longest message a client may send, in bytes.", ge=1, panel=LIMITS)] = 8_192
    request_seconds: Annotated[
        float, described("How long a client may take to send a request, in seconds.", gt=0, panel=LIMITS)
    ] = 20.0
    holiday_days: Annotated[
        int,
        described("How many days in a year people may pause their clocks in matches by the day.", ge=0, le=365, panel=PLAY),
    ] = 30
    notifications: Annotated[
        bool, described("Tell people who are away that it is their turn, if they asked for it.", panel=NOTIFY)
    ] = True
    notify_private: Annotated[
        bool,
        described(
            "Let notifications go to private addresses and by http as well, such as ntfy in your own network. Anybody with "
            "an account can then send requests into it.",
            panel=NOTIFY,
        ),
    ] = False
    contact: Annotated[
        Contact | None,
        described(
            "Where push services can reach the operator: mailto:you@example.org or an https:// address.",
            panel=NOTIFY,
            metavar="ADDRESS",
            shown="the first https:// address of --origins",
        ),
    ] = None
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], described("The least important events to log.", panel=LOGS)
    ] = "info"
    log_format: Annotated[Literal["console", "json"], described("Log lines for people or for programs.", panel=LOGS)] = (
        "console"
    )
    access_log: Annotated[bool, described("Log every request.", panel=LOGS)] = False
    traces: Annotated[
        str | None,
        described(
            "Send traces to this OpenTelemetry collector, e.g. http://127.0.0.1:4318. Needs the extra “traces”.",
            panel=LOGS,
            metavar="ADDRESS",
            shown="nowhere",
        ),
    ] = None
    log_addresses: Annotated[
        Literal["hash", "plain", "none"],
        described(
            "How the access log shows who asked: by a hash only this server can make, by their address, or not at all.",
            panel=LOGS,
        ),
    ] = "hash"


OTHER_VARIABLES = {"KEY", "LANG", "PURE", "THEME", "BOT_TOKEN", "COMPILE", "WEB"}  # ours, but no settings of a server
PLACE = re.compile(r"(?P<place>(\[[^\]]*\]|[^:/?#@\[\]]*)(:\d+)?(/[^?#]*)?)([?#].*)?", re.DOTALL)
NETWORKS = ("trusted_proxies", "metrics_from")
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def chosen_limits(settings: Settings) -> dict[str, Allowance]:
    return {name: getattr(settings, f"limit_{name}") for name in RATES if f"limit_{name}" in FIELDS}


def value_type(name: str) -> Any:
    """A setting's type without its description."""
    return get_args(FIELDS[name].type)[0]


def read_settings(options: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """What the command line says, else the environment, else the file, else the default."""
    _refuse_unknown_variables(environment)
    given = {name: value for name, value in options.items() if value is not None}
    spoken = {name: environment[PREFIX + name.upper()] for name in FIELDS if environment.get(PREFIX + name.upper())}
    data = _convert("data", given.get("data") or spoken.get("data") or data_folder())
    written = _read_file(file or data / FILE_NAME) if file or (data / FILE_NAME).exists() else {}
    return Settings(**{name: _convert(name, value) for name, value in (written | spoken | given).items()})


def _refuse_unknown_variables(environment: Mapping[str, str]) -> None:
    """A mistyped name would be a setting that silently does not count."""
    known = [PREFIX + name for name in (*(field.upper() for field in FIELDS), *sorted(OTHER_VARIABLES))]
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            raise CannotRun("unknown_variable", variable=name[:60], nearest=get_close_matches(name, known, 1, 0.0)[0])


def without_secrets(settings: Settings) -> dict[str, Any]:
    """For the log."""
    shown: dict[str, Any] = msgspec.to_builtins(settings, enc_hook=str)
    addresses = {name: shown_address(shown[name]) for name in ("database", "channels", "traces") if shown[name] is not None}
    return shown | addresses


def shown_address(address: str) -> str:
    """The address of a service without name and password; if it is not plain where these end, only of what kind it is."""
    kind, mark, rest = address.partition("://")
    if not mark:
        return address if re.fullmatch("[a-z]{1,20}", address) else "…"
    who, _, place = rest.rpartition("@")
    found = PLACE.fullmatch(place)
    if found is None or {"@", "/", "?", "#"} & set(who):
        return f"{kind[:20]}://…"
    return f"{kind[:20]}://{found['place']}"


def _read_file(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CannotRun("settings_file", file=str(file), reason=str(error)) from error
    for name in written.keys() - FIELDS.keys():
        raise CannotRun("unknown_setting", setting=name[:40], file=str(file), allowed=", ".join(FIELDS))
    return written


def _convert(name: str, value: Any) -> Any:
    if isinstance(value, Path):
        value = str(value)
    if isinstance(value, str) and get_origin(value_type(name)) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        read = msgspec.convert(value, FIELDS[name].type, strict=False, dec_hook=lambda kind, text: kind(text))
        if name in NETWORKS:
            for network in read:
                ip_network(network, strict=False)
        return read
    except (ValueError, TypeError) as error:  # msgspec's own is a ValueError
        raise CannotRun("bad_setting", setting=name, value=str(value)[:60]) from error
