"""promised parts."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("promise", sa.String(length=64), nullable=True))
    _promise_for_who_waits()


def _promise_for_who_waits() -> None:
    """Who sits at an open table gave their part when they sat down, and so is bound to it."""
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("random"), sa.column("promise"))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    waiting = sa.select(seats.c.table, seats.c.seat, seats.c.random).join(tables, tables.c.id == seats.c.table)
    connection = op.get_bind()
    for row in connection.execute(waiting.where(tables.c.status == "open", seats.c.random.is_not(None))).all():
        promise = hashlib.sha256(f"noripan part {row.table} {row.random}".encode()).hexdigest()
        here = (seats.c.table == row.table) & (seats.c.seat == row.seat)
        connection.execute(seats.update().where(here).values(promise=promise))
