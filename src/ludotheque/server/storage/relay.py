"""How processes that serve the same tables hear of each other.

`table:ply` says that the table now has entries up to this ply; processes that hear it read them from the database.
`table!seat!process` is a sign of life of that seat's player, and may end in `!reaction`. Each process has a name.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from ludotheque.core.errors import BadRequest

from ..monitor.troubles import Troubles
from .addresses import shown
from .notices import CHANNEL, notices
from .sql import SqlStorage

if TYPE_CHECKING:
    import psycopg

Heard = Callable[[str], None]
PAUSE = 1.0  # seconds before a lost connection is tried again


class Relay(Protocol):
    needs_news: bool  # whether `say` must be told of new entries, or the database says it by itself

    async def say(self, words: Sequence[str]) -> None: ...

    async def close(self) -> None: ...


class NoRelay:
    """One process alone."""

    needs_news = False

    async def say(self, words: Sequence[str]) -> None:
        pass

    async def close(self) -> None:
        pass


class Listening(ABC):
    """Keeps listening; after a gap, `missed` is called."""

    def __init__(self, heard: Heard, missed: Callable[[], None]) -> None:
        self._heard, self._missed = heard, missed
        self._troubles = Troubles()
        self.ready = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        first = True
        while True:
            try:
                await self._listen(first)
            except Exception as error:
                self._troubles.failed("relay", error)
            first = False
            await asyncio.sleep(PAUSE)

    @abstractmethod
    async def _listen(self, first: bool) -> None:
        """Listen until the connection is lost; `_begin` is called as soon as it stands."""

    def _begin(self, first: bool) -> None:
        self._troubles.fine("relay")
        self.ready.set()
        if not first:
            self._missed()

    async def close(self) -> None:
        self._task.cancel()


class PostgresRelay(Listening):
    """NOTIFY is part of the transaction that stores the entries."""

    needs_news = False

    def __init__(self, store: SqlStorage, heard: Heard, missed: Callable[[], None]) -> None:
        self._url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connecting = store.connecting
        super().__init__(heard, missed)

    async def _connect(self) -> psycopg.AsyncConnection:
        import psycopg

        return await psycopg.AsyncConnection.connect(self._url, autocommit=True, **self._connecting)

    async def _listen(self, first: bool) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._begin(first)
            async for notice in connection.notifies():
                for word in notice.payload.split():
                    self._heard(word)

    async def say(self, words: Sequence[str]) -> None:
        # the listening connection is busy; signs of life are rare
        async with await self._connect() as connection:
            for notice in notices(words):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))


class RedisRelay(Listening):
    needs_news = True

    def __init__(self, url: str, heard: Heard, missed: Callable[[], None]) -> None:
        try:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(url)
        except ImportError:
            raise BadRequest("error-extra", library="redis", command="pip install 'ludotheque[cluster]'") from None
        except ValueError:
            raise BadRequest("error-relay-url", found=shown(url)) from None
        super().__init__(heard, missed)

    async def _listen(self, first: bool) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    self._begin(first)
                elif message["type"] == "message":
                    for word in message["data"].decode().split():
                        self._heard(word)

    async def say(self, words: Sequence[str]) -> None:
        for notice in notices(words):
            await self._redis.publish(CHANNEL, notice)

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()


def check_relay(url: str) -> None:
    """Whether there is a Redis at this address. Raises BadRequest."""
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise BadRequest("error-extra", library="redis", command="pip install 'ludotheque[cluster]'") from None
    try:
        with Redis.from_url(url, socket_connect_timeout=5) as redis:
            redis.ping()
    except (ValueError, RedisError):
        raise BadRequest("error-relay-url", found=shown(url)) from None


async def open_relay(url: str | None, store: SqlStorage, heard: Heard, missed: Callable[[], None]) -> Relay:
    relay: PostgresRelay | RedisRelay
    if url is None and not store.postgres:
        return NoRelay()
    if url is None:
        relay = PostgresRelay(store, heard, missed)
    elif url.startswith(("redis://", "rediss://", "unix://")):
        relay = RedisRelay(url, heard, missed)
    else:
        raise BadRequest("error-relay-url", found=shown(url))
    with suppress(TimeoutError):  # it goes on trying; meanwhile the database is asked from time to time
        await asyncio.wait_for(relay.ready.wait(), 10)
    return relay
