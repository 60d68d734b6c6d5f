"""Requests and messages without end, and more of them at once than anybody needs: they are cut off before they fill the
memory or hold up the others."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.server.rooms.background import Background
from ludotheque.server.rooms.other_processes import OtherProcesses
from ludotheque.server.rooms.presence import Presences
from ludotheque.server.settings import Settings
from tests.server.running import Client, human, serving
from tests.soak.frames import BINARY, PING, PONG, TEXT, frame
from tests.tables.building import table

from .test_dead_sockets import HANDSHAKE
from .test_half_requests import play
from .wire import connect, ended

LONG = 16 << 20  # bytes: what no buffer on the way takes
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
WITHOUT_END = {
    "an address": (b"GET /", b"a" * 65_536),
    "a header": (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * 65_536),
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * 10_000),
    "headers behind the body": (POST + b"1\r\n{\r\n0\r\n", b"a: b\r\n" * 10_000),
    "a header behind the body": (POST + b"1\r\n{\r\n0\r\nX-Long: ", b"a" * 65_536),
    "the length of a chunk": (POST + b"1;", b"a" * 65_536),
}
MANY = 2000
PIECE = 0
FRAMES = {
    "pings": [frame(PING, b"")] * MANY,
    "pongs": [frame(PONG, b"")] * MANY,
    "pieces": [frame(TEXT, b"", False), *[frame(PIECE, b"", False)] * MANY],
    "bytes": [frame(BINARY, b"")] * MANY,
    "words": [frame(TEXT, b"")] * MANY,
    "long words": [frame(TEXT, b" " * 126)] * MANY,
    "words of others": [frame(TEXT, "ü".encode())] * MANY,
}
NO_SOCKET = {
    "many headers": HANDSHAKE.replace(b"Host: x\r\n", b"Host: x\r\n" + b"A: b\r\n" * 200),
    "a long header": HANDSHAKE.replace(b"Host: x\r\n", b"Host: x\r\nX-Long: " + b"a" * 9000 + b"\r\n"),
    "a long address": HANDSHAKE.replace(b"/api/socket", b"/api/socket?" + b"a" * 9000),
    "another method": HANDSHAKE.replace(b"GET", b"PUT"),
    "another version": HANDSHAKE.replace(b"Version: 13", b"Version: 12"),
    "no key": HANDSHAKE.replace(b"Sec-WebSocket-Key", b"X-Key"),
}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with the default limits, but with time for everything."""
    database = f"sqlite:///{tmp_path_factory.mktemp('limited') / 'tables.sqlite'}"
    with serving(Settings(database=database, header_seconds=600, body_seconds=600)) as url, Client(url) as client:
        yield client


def sent(connection: socket.socket, part: bytes) -> int:
    """How much of it a server takes that may hang up."""
    total = 0
    with suppress(ConnectionError):
        while total < LONG:
            total += connection.send(part)
    return total


def greeted(client: Client, address: str) -> socket.socket:
    """A player's socket."""
    opened = client.open()
    connection = connect(client.url, address)
    connection.sendall(HANDSHAKE)
    assert connection.recv(12) == b"HTTP/1.1 101"
    hello = {"type": "hello", "table": opened["table"], "tokens": [opened["seats"][0]["token"]]}
    connection.sendall(frame(TEXT, json.dumps(hello).encode()))
    received = b""
    while b'"type":"state"' not in received:
        received += connection.recv(4096)
    return connection


@pytest.mark.parametrize("what", WITHOUT_END)
def test_no_part_of_a_request_is_without_end(what: str, limited: Client) -> None:
    begin, part = WITHOUT_END[what]
    with connect(limited.url, "127.0.0.21") as connection:
        connection.sendall(begin)
        assert sent(connection, part) < LONG
    play(limited, 2)


def test_requests_do_not_pile_up_on_a_connection(limited: Client) -> None:
    with connect(limited.url, "127.0.0.22") as connection:
        with suppress(ConnectionError):
            connection.sendall(b"GET /api/nowhere HTTP/1.1\r\nHost: x\r\n\r\n" * MANY)
        answers = b""
        with suppress(ConnectionError):
            while more := connection.recv(65_536):
                answers += more
        assert answers.count(b"HTTP/1.1 ") < 200
    play(limited, 2)


@pytest.mark.parametrize("what", FRAMES)
def test_a_socket_is_no_hose(what: str, limited: Client) -> None:
    with greeted(limited, "127.0.0.23") as connection:
        ends: list[bool] = []
        reading = threading.Thread(target=lambda: ends.append(ended(connection)))
        reading.start()
        frames = iter(FRAMES[what])
        with suppress(ConnectionError):
            while some := b"".join(islice(frames, 500)):
                connection.sendall(some)
        reading.join()
        assert ends == [True]
    play(limited, 2)


@pytest.mark.parametrize("what", NO_SOCKET)
def test_a_socket_that_cannot_be_opened_is_not_kept(what: str, limited: Client) -> None:
    with connect(limited.url, "127.0.0.25") as connection:
        connection.sendall(NO_SOCKET[what])
        assert ended(connection)


def test_before_its_first_message_too(limited: Client) -> None:
    with connect(limited.url, "127.0.0.24") as connection:
        connection.sendall(HANDSHAKE)
        assert connection.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionError):
            connection.sendall(b"".join(FRAMES["pings"]))
        received = b""
        with suppress(ConnectionError):
            while more := connection.recv(65_536):
                received += more
        assert received.count(b"\x8a\x00") < 500


def test_a_seat_is_told_once_however_often_its_token_is_shown(limited: Client) -> None:
    opened = limited.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    mover = opened["state"]["view"]["mover"]
    with limited.socket(opened["table"], *[tokens[mover]] * 8) as talk:
        state = talk.read()
        assert state["type"] == "state"
        talk.send(type="move", ply=state["ply"], move=state["view"]["legal"][0])
        first = talk.read()
        assert first["type"] == "news"
        legal = limited.state(opened["table"], tokens[first["view"]["mover"]])["view"]["legal"]
        mover = first["view"]["mover"]
        limited.ok(limited.post(opened["table"], "moves", tokens[mover], ply=first["ply"], move=legal[0]))
        assert talk.read()["ply"] > first["ply"]


def test_a_record_is_paid_for_before_it_is_read(limited: Client) -> None:
    match = ludotheque.game("winchester").new(2, seed=1)
    record = match.record() | {"moves": [[0, "nonsense"]] * 5000}
    seats = [human("Ada"), human("Bo")]
    body = {"game": "winchester", "seats": seats, "fork": {"record": record, "moves": 5000}}
    assert limited.http.post("/api/tables", json=body).status_code == 429


class Slow:
    """A relay that is told one thing at a time, and counts."""

    needs_news = False

    def __init__(self) -> None:
        self.now = self.most = 0
        self.said: list[str] = []

    async def say(self, words: Sequence[str]) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.said += words
        self.now -= 1

    async def close(self) -> None: ...


def test_many_who_arrive_at_once_take_one_connection_to_the_database() -> None:
    async def run() -> Slow:
        relay, background = Slow(), Background()
        processes = OtherProcesses(cast(Any, None), cast(Any, None), Presences(), background)
        processes.relay = relay
        tables = [table("winston", "hh") for _ in range(50)]
        for _ in range(3):
            for each in tables:
                processes.arrived(each, [0, 1])
            processes.reacted(tables[0], 1, "wave")
        for _ in range(20):
            await asyncio.sleep(0)
        background.close()
        return relay

    relay = asyncio.run(run())
    assert relay.most == 1
    assert len(relay.said) == len(set(relay.said)) == 101
