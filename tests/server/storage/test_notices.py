"""However much there is to tell, no notice is longer than PostgreSQL takes."""

from __future__ import annotations

import asyncio
import threading

import psycopg

from ludotheque.server.storage.base import Append
from ludotheque.server.storage.notices import CHANNEL, notices
from ludotheque.server.storage.relay import open_relay
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables import commands
from ludotheque.tables.table import Table
from tests.tables.building import opening

from ..databases import postgres, redis


def test_nothing_is_lost_and_nothing_is_too_long() -> None:
    words = [f"{number:016x}!{number % 6}" for number in range(3000)]
    split = notices(words)
    assert " ".join(split).split() == words
    assert max(len(notice.encode()) for notice in split) < 8000
    assert len(split) < 10
    assert notices([]) == []
    assert notices(["é" * 3400, "é" * 3400]) == ["é" * 3400] * 2  # bytes count, not letters


def test_signs_of_life_of_very_many_tables_arrive() -> None:
    words = [f"{number:016x}!1" for number in range(2000)]

    async def tell(store: SqlStorage, relay: str | None) -> list[str]:
        heard: list[str] = []
        opened = await open_relay(relay, store, heard.append, lambda: None)
        await opened.say(words)
        async with asyncio.timeout(20):
            while len(heard) < len(words):
                await asyncio.sleep(0.01)
        await opened.close()
        return heard

    with postgres() as database, redis() as cache:
        store = SqlStorage(database.url)
        assert asyncio.run(tell(store, None)) == words
        assert asyncio.run(tell(store, cache.url)) == words
        store.close()


def test_a_batch_of_very_many_tables_is_stored_and_told() -> None:
    with postgres() as database:
        store = SqlStorage(database.url)
        store.migrate()
        batch = []
        for _ in range(500):
            table = Table(opening(kinds="ho", wait=True))
            commands.mix(table, 0, "rain")
            batch.append(Append(table.take_fresh(), [table.opening]))
        ready, heard = threading.Event(), list[str]()

        def listen() -> None:
            with psycopg.connect(database.url, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                ready.set()
                for notice in connection.notifies(timeout=60):
                    heard.extend(notice.payload.split())
                    if len(heard) == 500:
                        return

        listener = threading.Thread(target=listen)
        listener.start()
        ready.wait()
        assert store.write(batch) == [None] * 500
        listener.join()
        assert heard == [f"{append.entries[0].table}:1" for append in batch]
        store.close()
