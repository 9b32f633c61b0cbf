"""`noripan admin`: commands for the operators of a server."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from noripan.cli.operator_task import OperatorTask, for_operators
from noripan.cli.options import AsJson, Lang
from noripan.cli.output import translated
from noripan.cli.setting_options import Config, DataOption, settings_for

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
@for_operators
def list_tables(
    task: OperatorTask,
    every: Annotated[bool, typer.Option("--all", help="Include finished and closed tables.")] = False,
) -> None:
    """List the tables that are waiting or in play."""
    from noripan.server import moderation

    task.show_rows(task.run(lambda one: moderation.list_tables(one, every)))


@admin.command("close")
@for_operators
def close_table(task: OperatorTask, table: TableName) -> None:
    """Close a waiting or running table; works while servers run. Nobody wins."""
    from noripan.server import moderation

    task.run(lambda one: moderation.close_table(one, table))
    task.show({"closed": table}, "table-closed", table=table)


@admin.command()
@for_operators
def backup(
    task: OperatorTask,
    place: BackupPlace,
    keep: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS", min=1, help="Then delete older backups in that folder or bucket.", show_default="all stay"
        ),
    ] = None,
) -> None:
    """Back up everything; works while servers run. The backup restores to SQLite and to PostgreSQL.

    A bucket is reached as AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL say.
    """
    from noripan.server import admin

    done = admin.backup(task.settings, place, keep, task.texts)
    task.show(done._asdict(), "backup-written", rows=done.rows, file=done.file)
    if done.dropped and not task.as_json:
        typer.echo(task.texts.say("backups-dropped", count=len(done.dropped)))


@admin.command()
@for_operators
def restore(task: OperatorTask, file: Source) -> None:
    """Restore a backup into an empty database: all of it or, if anything is wrong, nothing."""
    from noripan.server import admin

    rows = admin.restore(task.settings, file, task.texts)
    task.show({"file": file, "rows": rows}, "backup-restored", rows=rows, file=file)


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
@for_operators
def list_reports(
    task: OperatorTask,
    every: Annotated[bool, typer.Option("--all", help="Include reports that were settled.")] = False,
    settle: Annotated[str, typer.Option(metavar="REPORT", help="Settle this one first.", show_default="none")] = "",
) -> None:
    """List what people reported of each other, newest first."""
    from noripan.server import moderation

    if settle:
        task.run(lambda one: moderation.settle_report(one, settle))
    task.show_rows(task.run(lambda one: moderation.list_reports(one, every)))


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
@for_operators
def list_people(
    task: OperatorTask,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Part of a name, or a person's id.")] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only banned people.")] = False,
) -> None:
    """List people, newest first."""
    from noripan.server import moderation

    rows = task.run(lambda one: moderation.list_people(one, name, banned))
    task.show_rows(rows)


@people.command("ban")
@for_operators
def ban(task: OperatorTask, who: Whom) -> None:
    """Ban a person and their bots, or an address. Running servers notice within seconds."""
    from noripan.server import moderation

    task.run(lambda one: moderation.ban(one, who))
    task.show({"banned": who}, "person-banned", who=who)


@people.command("unban")
@for_operators
def unban(task: OperatorTask, who: Whom) -> None:
    """Lift the ban on a person or an address."""
    from noripan.server import moderation

    task.run(lambda one: moderation.unban(one, who))
    task.show({"unbanned": who}, "person-unbanned", who=who)


@people.command("rename")
@for_operators
def rename(
    task: OperatorTask,
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
) -> None:
    """Rename a person."""
    from noripan.server import moderation

    kept = task.run(lambda one: moderation.rename(one, who, name))
    task.show({"renamed": who, "name": kept}, "person-renamed", who=who, name=kept)


@people.command("remove")
@for_operators
def remove(task: OperatorTask, who: Who) -> None:
    """Delete a person's account and their bots. This cannot be undone."""
    from noripan.server import moderation

    task.run(lambda one: moderation.remove(one, who))
    task.show({"removed": who}, "person-removed", who=who)


@people.command("clean-up")
@for_operators
def clean_up(
    task: OperatorTask,
    older_than: Annotated[int, typer.Option(metavar="DAYS", min=1, help="Guests not seen for this many days.")],
) -> None:
    """Remove guests who never came back and have no recovery code, passkey, bot or seat."""
    from noripan.server import moderation

    count = task.run(lambda one: moderation.clean_up(one, older_than))
    task.show({"removed": count}, "people-cleaned-up", count=count)


@people.command("log")
@for_operators
def list_operator_actions(task: OperatorTask) -> None:
    """List what operators did to people, newest first."""
    from noripan.server import moderation

    task.show_rows(task.run(moderation.list_deeds))


@people.command("sign-ins")
@for_operators
def list_sign_ins(
    task: OperatorTask,
    person: Annotated[str, typer.Argument(metavar="[PERSON]", help="Only this person's, by their id.")] = "",
) -> None:
    """List the sign-ins of the last 90 days, newest first; where no person is named, it was refused or an operator."""
    from noripan.server import moderation

    task.show_rows(task.run(lambda one: moderation.list_sign_ins(one, person)))
