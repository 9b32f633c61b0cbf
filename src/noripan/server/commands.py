"""`noripan serve`, `verify` and `admin`. What they need is imported when they run, so that other commands start quickly."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from noripan.core.texts import Texts
from noripan.server.errors import CannotRun
from noripan.telling import AsJson, Lang, told_in

if TYPE_CHECKING:
    from noripan.server.settings import Settings

TEXTS = (Path(__file__).parent / "texts",)
WHERE, PLAY, LIMITS, LOGS = "Where things are", "At the tables", "Limits", "Logs"

Data = Annotated[
    str | None,
    typer.Option(
        metavar="FOLDER",
        help="Of the embedded database and the secret key. [default: noripan in the user's data folder]",
        rich_help_panel=WHERE,
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="postgresql://user:password@host/name or sqlite:////a/file. [default: SQLite in the data folder]",
        rich_help_panel=WHERE,
    ),
]
Config = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Settings in TOML, named like these options with _ for -. [default: noripan.toml in the data folder, if there]",
        rich_help_panel=WHERE,
    ),
]


def serve(
    host: Annotated[
        str | None, typer.Option(help="To listen on; 0.0.0.0 is every one. [default: 127.0.0.1]", rich_help_panel=WHERE)
    ] = None,
    port: Annotated[
        str | None, typer.Option(help="To listen on; 0 is any free one. [default: 8190]", rich_help_panel=WHERE)
    ] = None,
    data: Data = None,
    database: Database = None,
    channels: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="How processes tell each other: valkey://host, redis://host, postgresql://…, database or memory. "
            "[default: the database if that is PostgreSQL, else memory]",
            rich_help_panel=WHERE,
        ),
    ] = None,
    workers: Annotated[
        str | None,
        typer.Option(help="Processes on this machine; one that dies is started again. [default: 1]", rich_help_panel=WHERE),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Further addresses under which browsers reach this server, such as https://play.example.org, with commas.",
            rich_help_panel=WHERE,
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Reverse proxies whose X-Forwarded-For is believed, with commas.",
            rich_help_panel=WHERE,
        ),
    ] = None,
    metrics_from: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Who may read /metrics, with commas. [default: this machine]",
            rich_help_panel=WHERE,
        ),
    ] = None,
    rate: Annotated[
        str | None,
        typer.Option(
            help="Widens all limits of how often one may ask, such as 5 for a school. [default: 1]", rich_help_panel=LIMITS
        ),
    ] = None,
    absence_ms: Annotated[
        str | None,
        typer.Option(help="A bot takes over from somebody gone for so long. [default: 60000]", rich_help_panel=PLAY),
    ] = None,
    window_ms: Annotated[
        str | None, typer.Option(help="How long a secret question stays open. [default: 4000]", rich_help_panel=PLAY)
    ] = None,
    pace_ms: Annotated[
        str | None, typer.Option(help="A bot takes at least so long. [default: 700]", rich_help_panel=PLAY)
    ] = None,
    open_tables_per_person: Annotated[str | None, typer.Option(help="[default: 20]", rich_help_panel=LIMITS)] = None,
    sockets_per_person: Annotated[str | None, typer.Option(help="[default: 20]", rich_help_panel=LIMITS)] = None,
    message_bytes: Annotated[
        str | None, typer.Option(help="The longest message of a client. [default: 8192]", rich_help_panel=LIMITS)
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info, warning or error. [default: info]", rich_help_panel=LOGS)
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="console or json. [default: console]", rich_help_panel=LOGS)] = None,
    access_log: Annotated[
        bool | None, typer.Option("--access-log/--no-access-log", help="A line for every request.", rich_help_panel=LOGS)
    ] = None,
    config: Config = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, if there is a screen.", show_default=False)
    ] = True,
    lang: Lang = "",
) -> None:
    """Run the server. With no options it keeps everything in one folder and needs nothing else.

    Every option is also an environment variable, such as NORIPAN_PORT for --port, and an entry of the TOML file. An option
    counts more than a variable, a variable more than the file. NORIPAN_KEY, a secret of at least 32 characters, takes the
    place of the key file where several machines serve together.
    """
    options = {name: value for name, value in locals().items() if name not in ("config", "open_", "lang")}
    with told_in(lang, TEXTS) as texts:
        from noripan.server.run import run
        from noripan.server.settings import read_settings

        settings = read_settings(options, os.environ, config)
        run(settings, lambda address: announce(address, texts, open_ and has_screen()))


def announce(address: str, texts: Texts, with_browser: bool) -> None:
    typer.echo(texts.say("serving", address=address))
    if with_browser:
        import threading
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# ---- for players


def verify(
    file: Annotated[Path, typer.Argument(help="A record, as a server gives it after a match.")],
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Check a match played on a server: the shuffle as it was promised, every move legal, the result as written."""
    with told_in(lang, TEXTS) as texts:
        import noripan
        from noripan.server import record

        match = record.verify(record.read_record(read_json(file)), noripan.find)
        if as_json:
            typer.echo(json.dumps({"fair": True, "seed": match.seed, "moves": len(match.log), "scores": match.scores()}))
        else:
            typer.echo(texts.say("verified", game=texts.title(match.kind), moves=len(match.log), seed=match.seed))


def read_json(file: Path) -> object:
    try:
        return json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CannotRun("file_unreadable", file=str(file), reason=str(error)) from error


# ---- for operators

admin = typer.Typer(no_args_is_help=True, help="Look after a server: its tables and its backups.")
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="As `noripan admin tables` lists it.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="Such as noripan.jsonl.gz.")]


def settings_for(data: str | None, database: str | None, config: Path | None) -> Settings:
    from noripan.server.settings import read_settings

    return read_settings({"data": data, "database": database}, os.environ, config)


@admin.command("tables")
def list_tables(
    every: Annotated[bool, typer.Option("--all", help="Those that are over or closed, too.")] = False,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List the tables that are open or in play."""
    with told_in(lang, TEXTS) as texts:
        from noripan.server import operating

        rows = operating.tables(settings_for(data, database, config), every)
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            operating.print_tables(rows, texts)


@admin.command("close")
def close_table(
    table: TableName,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Close a table that is open or in play, also while servers run. Nobody wins."""
    with told_in(lang, TEXTS) as texts:
        from noripan.server import operating

        operating.close(settings_for(data, database, config), table)
        typer.echo(json.dumps({"closed": table}) if as_json else texts.say("table-closed", table=table))


@admin.command()
def backup(
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Write everything to a file, also while servers run. The same file restores to SQLite and to PostgreSQL."""
    with told_in(lang, TEXTS) as texts:
        from noripan.server import operating

        rows = operating.backup(settings_for(data, database, config), file, texts)
        told = {"file": str(file), "rows": rows}
        typer.echo(json.dumps(told) if as_json else texts.say("backup-written", rows=rows, file=str(file)))


@admin.command()
def restore(
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Read a backup into an empty database: all of it or, if anything is wrong with it, nothing."""
    with told_in(lang, TEXTS) as texts:
        from noripan.server import operating

        rows = operating.restore(settings_for(data, database, config), file, texts)
        told = {"file": str(file), "rows": rows}
        typer.echo(json.dumps(told) if as_json else texts.say("backup-restored", rows=rows, file=str(file)))
