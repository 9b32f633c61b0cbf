"""notifications, holidays and sign-ins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("begins_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_holidays_person")),
        sa.PrimaryKeyConstraint("person", "begins_at", name=op.f("pk_holidays")),
    )
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("way", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("address", sa.String(length=50), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sign_ins_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sign_ins")),
    )
    with op.batch_alter_table("sign_ins", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sign_ins_at"), ["at"], unique=False)
        batch_op.create_index(batch_op.f("ix_sign_ins_person"), ["person"], unique=False)

    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=True),
        sa.Column("auth", sa.String(length=32), nullable=True),
        sa.Column("vapid", sa.String(length=16), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("stopped_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_subscriptions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_subscriptions_person"), ["person"], unique=False)

    op.create_table(
        "notifications",
        sa.Column("subscription", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["subscription"], ["subscriptions.id"], name=op.f("fk_notifications_subscription")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notifications_table")),
        sa.PrimaryKeyConstraint("subscription", "table", "kind", name=op.f("pk_notifications")),
    )
    with op.batch_alter_table("notifications", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notifications_due_at"), ["due_at"], unique=False)
