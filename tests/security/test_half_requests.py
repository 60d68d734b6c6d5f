"""Requests that never end are cut off in time and delay no others."""

from __future__ import annotations

import dataclasses
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from ludotheque.server.settings import Settings
from tests.server.running import Client, serving

from .wire import connect, ended

EACH = 40
HALVES = {
    "nothing": b"",
    "a method": b"GET ",
    "a line": b"GET /api/games HTTP/1.1\r\n",
    "headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 999\r\n\r\n{",
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nff\r\n{",
    "half a socket": b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
}
SHORT = {"header_seconds": 1.0, "idle_seconds": 1.0, "body_seconds": 1.0}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with the default limits, but short time-outs."""
    known = {field.name for field in dataclasses.fields(Settings)}
    database = f"sqlite:///{tmp_path_factory.mktemp('hurried') / 'tables.sqlite'}"
    settings = Settings(database=database, **{name: value for name, value in SHORT.items() if name in known})  # type: ignore[arg-type]
    with serving(settings) as url, Client(url) as client:
        yield client


def play(client: Client, moves: int = 10) -> None:
    opened = client.open("winston")
    tokens = [seat["token"] for seat in opened["seats"]]
    mover = opened["state"]["view"]["mover"]
    for _ in range(moves):
        state = client.move(opened["table"], tokens[mover], client.state(opened["table"], tokens[mover]))
        mover = state["view"]["mover"]


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_requests_delay_no_others_and_are_cut_off(half: bytes, hurried: Client) -> None:
    begun = [connect(hurried.url, "127.0.0.2") for _ in range(EACH)]
    try:
        for connection in begun:
            with suppress(OSError):  # cut off already
                connection.sendall(half)
        play(hurried)
        assert all(ended(connection) for connection in begun)
    finally:
        for connection in begun:
            connection.close()


def test_slow_requests_are_thrown_out_however_lively_they_are(hurried: Client) -> None:
    """A byte now and then does not extend the time limit."""
    with connect(hurried.url, "127.0.0.2") as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        connection.settimeout(0.1)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                connection.sendall(b"a")
                if not connection.recv(1000):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    raise AssertionError("the request was waited for without end")


def test_half_closed_connections_are_answered_or_closed(hurried: Client) -> None:
    for _ in range(EACH):
        with connect(hurried.url, "127.0.0.2") as connection:
            connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
            connection.shutdown(socket.SHUT_WR)
            assert ended(connection)
    play(hurried)


def test_an_unread_answer_delays_no_others(hurried: Client) -> None:
    greedy = [connect(hurried.url, "127.0.0.2") for _ in range(10)]
    try:
        for connection in greedy:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.setblocking(False)
            with suppress(BlockingIOError):
                connection.send(b"GET /api/texts/hu HTTP/1.1\r\nHost: x\r\n\r\n" * 15)
        play(hurried)
    finally:
        for connection in greedy:
            connection.close()
