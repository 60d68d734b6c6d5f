"""Clients that send too much are refused, and no other client notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from ludotheque.server.settings import Settings
from tests.server.running import PATIENCE, serving
from tests.soak.frames import Frames, Refused

ATTACKER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
RATE = 10  # requests a second
FLOOD = 300


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with low limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('limited') / 'tables.sqlite'}"
    with serving(Settings(database=database, rate=RATE)) as url:
        yield url


def client_at(address: str, url: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/tables/0123456789abcdef", "/nowhere"])
def test_a_flood_of_requests(path: str, limited: str) -> None:
    async def run() -> tuple[Counter[int], Counter[int]]:
        theirs: Counter[int] = Counter()
        ours: Counter[int] = Counter()
        async with client_at(ATTACKER, limited) as attacker, client_at(NEIGHBOUR, limited) as neighbour:

            async def flood() -> None:
                for _ in range(FLOOD // 20):
                    answer = await attacker.get(path)
                    theirs[answer.status_code] += 1
                    if answer.status_code == 429:
                        assert int(answer.headers["retry-after"]) >= 1

            flooding = [asyncio.create_task(flood()) for _ in range(20)]
            for _ in range(5):
                ours[(await neighbour.get("/api/games")).status_code] += 1
            await asyncio.gather(*flooding)
        return theirs, ours

    theirs, ours = asyncio.run(run())
    assert theirs[429] > 0
    assert not [status for status in theirs if status >= 500]
    assert set(ours) == {200}


def test_a_flood_of_tables(limited: str) -> None:
    body = {"game": "winston", "seats": [{"kind": "bot", "level": "random"}] * 2, "pace": 10}

    async def run() -> tuple[Counter[int], int]:
        theirs: Counter[int] = Counter()
        async with client_at("127.0.0.4", limited) as attacker, client_at(NEIGHBOUR, limited) as neighbour:

            async def flood() -> None:
                for _ in range(10):
                    theirs[(await attacker.post("/api/tables", json=body)).status_code] += 1

            await asyncio.gather(*(flood() for _ in range(10)))
            return theirs, (await neighbour.post("/api/tables", json=body)).status_code

    theirs, ours = asyncio.run(run())
    assert theirs[429] > 0
    assert not [status for status in theirs if status >= 500 and status != 503]
    assert ours == 201


def test_a_flood_of_sockets(limited: str) -> None:
    port = urlsplit(limited).port or 0

    async def run() -> tuple[int, int]:
        held: list[Frames] = []
        refused = 0
        for _ in range(300):
            try:
                held.append(await Frames.open("127.0.0.1", port, "127.0.0.5"))
            except (Refused, OSError):
                refused += 1
        neighbours = [await Frames.open("127.0.0.1", port, NEIGHBOUR) for _ in range(5)]
        for socket in (*held, *neighbours):
            socket.abort()
        return refused, len(neighbours)

    refused, neighbours = asyncio.run(run())
    assert refused > 0
    assert neighbours == 5
