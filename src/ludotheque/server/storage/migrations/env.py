"""Alembic is run by `SqlStorage.migrate` on a connection of its own, never from the command line."""

from alembic import context

from ludotheque.server.storage.layout import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
