"""No password is ever shown: in messages, in what --json prints, in the log."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.server.run import check
from ludotheque.server.settings import Settings
from ludotheque.server.storage.addresses import shown
from ludotheque.server.storage.relay import check_relay
from ludotheque.server.storage.sql import SqlStorage

SECRET = "s3cr3t"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("postgresql://games@db/ludotheque", "postgresql://***@db/ludotheque"),
        (f"postgresql://games:{SECRET}@db/ludotheque", "postgresql://***@db/ludotheque"),
        (f"postgresql://games:a@b/{SECRET}@db:5432/ludotheque", "postgresql://***@db:5432/ludotheque"),
        (
            f"postgresql://db/ludotheque?user=games&password={SECRET}",
            "postgresql://db/ludotheque?user=games&password=***",
        ),
        (
            f"postgresql://db/x?sslpassword={SECRET}&sslmode=require",
            "postgresql://db/x?sslpassword=***&sslmode=require",
        ),
        (f"postgresql://games:{SECRET}", "postgresql://games:***"),
        (f"postgresql://games:{SECRET}/db", "postgresql://games:***"),
        (f"games:{SECRET}@db/ludotheque", "***@db/ludotheque"),
        (f"redis://:{SECRET}@cache:6379/0", "redis://***@cache:6379/0"),
        ("redis://cache:6379/0", "redis://cache:6379/0"),
        ("sqlite:////var/lib/ludotheque/tables.sqlite", "sqlite:////var/lib/ludotheque/tables.sqlite"),
        ("sqlite:///C:\\games\\tables.sqlite", "sqlite:///C:\\games\\tables.sqlite"),
        ("nonsense", "nonsense"),
        ("carrier-pigeon", "carrier-pigeon"),
    ],
)
def test_addresses_are_shown_without_who_logs_in(address: str, expected: str) -> None:
    assert shown(address) == expected


@pytest.mark.parametrize(
    "database",
    [
        f"oracle://games:{SECRET}@db/ludotheque",
        f"postgresql+nothing://games:{SECRET}@db/ludotheque",
        f"postgresql://games:{SECRET}@db:port/ludotheque",
        f"postgresql://games:{SECRET}",
        f"games:{SECRET}@db",
        f"postgresql://games:{SECRET}@127.0.0.1:1/ludotheque",
        f"postgresql://127.0.0.1:1/ludotheque?user=games&password={SECRET}",
        f"postgresql://games:{SECRET}@127.0.0.1:1/ludotheque?connect_timeout={SECRET}",
        f"postgresql://games:{SECRET}@no.such.host.invalid/ludotheque?connect_timeout=2",
        f"postgresql://games:{SECRET}@127.0.0.1:1/ludotheque?nonsense=1",
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BadRequest) as refused, caplog.at_level(logging.DEBUG):
        check(Settings(database=database))
    for language in LANGUAGES:
        assert SECRET not in messages(language).say_phrase(refused.value.phrase)
    assert SECRET not in caplog.text
    assert refused.value.__context__ is None or refused.value.__suppress_context__
    assert SECRET not in repr(Settings(database=database, relay=database))


@pytest.mark.parametrize("relay", [f"redis://:{SECRET}@127.0.0.1:1", f"pigeon://me:{SECRET}@loft", f"me:{SECRET}@loft"])
def test_a_relay_that_cannot_be_used_is_named_without_its_password(relay: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_relay(relay)
    assert SECRET not in str(refused.value)


def test_what_is_to_be_stored_is_not_in_the_database_s_errors(tmp_path: Path) -> None:
    store = SqlStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert store.engine.hide_parameters
    store.close()
