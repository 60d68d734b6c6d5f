from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.server.settings import Settings

from .running import Client, serving


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server on SQLite without limits, shared by the tests of one process."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}"
    with serving(Settings(database=database, rate=0, table_rate=0)) as url, Client(url) as client:
        yield client
