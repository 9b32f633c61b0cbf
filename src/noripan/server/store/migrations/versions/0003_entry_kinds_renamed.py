"""entry kinds renamed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

RENAMED = {"window": "unanswered", "cover": "stand_in"}


def upgrade() -> None:
    with op.batch_alter_table("journal", table_kwargs={"sqlite_with_rowid": False}) as batch_op:
        batch_op.alter_column("kind", existing_type=sa.String(length=8), type_=sa.String(length=12), existing_nullable=False)
    journal = sa.table("journal", sa.column("kind", sa.String))
    for old, new in RENAMED.items():
        op.execute(journal.update().where(journal.c.kind == old).values(kind=new))
