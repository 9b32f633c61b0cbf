"""`noripan admin`: commands for the operators of a server."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from noripan.cli.options import AsJson, Lang
from noripan.cli.output import translated
from noripan.cli.setting_options import Config, DatabaseOption, DataOption, settings_for

admin = typer.Typer(no_args_is_help=True, help="Manage a server: tables, people and backups.")
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as `noripan admin tables` lists it.")]
BackupPlace = Annotated[
    str,
    typer.Argument(
        metavar="FILE|FOLDER|s3://BUCKET/PREFIX",
        help="A file such as noripan.jsonl.gz; in a folder or bucket each backup is named by its time.",
    ),
]
Source = Annotated[str, typer.Argument(metavar="FILE|s3://BUCKET/KEY", help="The backup, such as noripan.jsonl.gz.")]


@admin.command("tables")
def list_tables(
    every: Annotated[bool, typer.Option("--all", help="Include finished and closed tables.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List the tables that are waiting or in play."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        rows = admin.with_database(settings_for(data, database, config), lambda one: moderation.list_tables(one, every))
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, texts)


@admin.command("close")
def close_table(
    table: TableName,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Close a waiting or running table; works while servers run. Nobody wins."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        admin.with_database(settings_for(data, database, config), lambda one: moderation.close_table(one, table))
        typer.echo(json.dumps({"closed": table}) if as_json else texts.say("table-closed", table=table))


@admin.command()
def backup(
    place: BackupPlace,
    keep: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS", min=1, help="Then delete older backups in that folder or bucket.", show_default="all stay"
        ),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Back up everything; works while servers run. The backup restores to SQLite and to PostgreSQL.

    A bucket is reached as AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL say.
    """
    with translated(lang) as texts:
        from noripan.server import admin

        done = admin.backup(settings_for(data, database, config), place, keep, texts)
        if as_json:
            typer.echo(json.dumps(done._asdict()))
            return
        typer.echo(texts.say("backup-written", rows=done.rows, file=done.file))
        if done.dropped:
            typer.echo(texts.say("backups-dropped", count=len(done.dropped)))


@admin.command()
def restore(
    file: Source,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Restore a backup into an empty database: all of it or, if anything is wrong, nothing."""
    with translated(lang) as texts:
        from noripan.server import admin

        rows = admin.restore(settings_for(data, database, config), file, texts)
        told = {"file": file, "rows": rows}
        typer.echo(json.dumps(told) if as_json else texts.say("backup-restored", rows=rows, file=file))


@admin.command("rotate-key")
def rotate_key(
    former: Annotated[
        int, typer.Option(metavar="NUMBER", min=0, max=9, help="How many former keys stay accepted; 0 signs everybody out.")
    ] = 1,
    data: DataOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Make a new key that signs cookies and bots' tokens; servers use it after a restart. Former keys stay accepted."""
    with translated(lang) as texts:
        import os

        from noripan.server.environment import Environment
        from noripan.server.store import key

        folder = settings_for(data, None, config).data
        kept = key.rotate_key(folder, os.environ, Environment().random_bytes, former)
        typer.echo(json.dumps({"former": kept}) if as_json else texts.say("key-rotated", former=kept))


@admin.command("reports")
def list_reports(
    every: Annotated[bool, typer.Option("--all", help="Include reports that were settled.")] = False,
    settle: Annotated[str, typer.Option(metavar="REPORT", help="Settle this one first.", show_default="none")] = "",
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List what people reported of each other, newest first."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        settings = settings_for(data, database, config)
        if settle:
            admin.with_database(settings, lambda one: moderation.settle_report(one, settle))
        rows = admin.with_database(settings, lambda one: moderation.list_reports(one, every))
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, texts)


@admin.command("page")
def open_page(data: DataOption = None, config: Config = None, lang: Lang = "", as_json: AsJson = False) -> None:
    """Print a link to the operator's page; it opens once, within ten minutes, for twelve hours."""
    with translated(lang) as texts:
        import os

        from noripan.server.accounts.operators import new_link
        from noripan.server.environment import Environment
        from noripan.server.store.key import read_key

        settings = settings_for(data, None, config)
        link = new_link(read_key(settings.data, os.environ), Environment(), settings)
        typer.echo(json.dumps({"link": link}) if as_json else texts.say("operator-link", link=link))


# ---- people

people = typer.Typer(no_args_is_help=True, help="Manage people: list, ban, rename and remove them.")
admin.add_typer(people, name="people")
Who = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id, as `noripan admin people list` shows it.")]
Whom = Annotated[
    str, typer.Argument(metavar="PERSON|ADDRESS", help="A person's id, an address, or a network like 203.0.113.0/24.")
]


@people.command("list")
def list_people(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Part of a name, or a person's id.")] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only banned people.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List people, newest first."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        rows = admin.with_database(
            settings_for(data, database, config), lambda one: moderation.list_people(one, name, banned)
        )
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, texts)


@people.command("ban")
def ban(
    who: Whom,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Ban a person and their bots, or an address. Running servers notice within seconds."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        admin.with_database(settings_for(data, database, config), lambda one: moderation.ban(one, who))
        typer.echo(json.dumps({"banned": who}) if as_json else texts.say("person-banned", who=who))


@people.command("unban")
def unban(
    who: Whom,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Lift the ban on a person or an address."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        admin.with_database(settings_for(data, database, config), lambda one: moderation.unban(one, who))
        typer.echo(json.dumps({"unbanned": who}) if as_json else texts.say("person-unbanned", who=who))


@people.command("rename")
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Rename a person."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        kept = admin.with_database(settings_for(data, database, config), lambda one: moderation.rename(one, who, name))
        typer.echo(
            json.dumps({"renamed": who, "name": kept}) if as_json else texts.say("person-renamed", who=who, name=kept)
        )


@people.command("remove")
def remove(
    who: Who,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Delete a person's account and their bots. This cannot be undone."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        admin.with_database(settings_for(data, database, config), lambda one: moderation.remove(one, who))
        typer.echo(json.dumps({"removed": who}) if as_json else texts.say("person-removed", who=who))


@people.command("clean-up")
def clean_up(
    older_than: Annotated[int, typer.Option(metavar="DAYS", min=1, help="Guests not seen for this many days.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Remove guests who never came back and have no recovery code, passkey, bot or seat."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        count = admin.with_database(settings_for(data, database, config), lambda one: moderation.clean_up(one, older_than))
        typer.echo(json.dumps({"removed": count}) if as_json else texts.say("people-cleaned-up", count=count))


@people.command("log")
def list_operator_actions(
    data: DataOption = None, database: DatabaseOption = None, config: Config = None, lang: Lang = "", as_json: AsJson = False
) -> None:
    """List what operators did to people, newest first."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        rows = admin.with_database(settings_for(data, database, config), moderation.list_deeds)
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, texts)


@people.command("sign-ins")
def list_sign_ins(
    person: Annotated[str, typer.Argument(metavar="[PERSON]", help="Only this person's, by their id.")] = "",
    data: DataOption = None,
    database: DatabaseOption = None,
    config: Config = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List the sign-ins of the last 90 days, newest first; where no person is named, it was refused or an operator."""
    with translated(lang) as texts:
        from noripan.server import admin, moderation

        rows = admin.with_database(settings_for(data, database, config), lambda one: moderation.list_sign_ins(one, person))
        if as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, texts)
