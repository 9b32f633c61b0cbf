"""practice lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_practice_person")),
        sa.ForeignKeyConstraint(["table"], ["reviews.table"], name=op.f("fk_practice_table")),
        sa.PrimaryKeyConstraint("person", "table", "number", name=op.f("pk_practice")),
    )
    with op.batch_alter_table("practice", schema=None) as batch_op:
        batch_op.create_index("ix_practice_table", ["table"], unique=False)
