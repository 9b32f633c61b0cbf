"""What Alembic runs: it works on the connection that it is handed, in one transaction."""

from __future__ import annotations

from alembic import context

from noripan.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
