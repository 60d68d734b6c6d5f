"""Sockets that never read, never write, are half closed or cut off while the game goes on."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque.server.http.sockets
from ludotheque.server.settings import Settings
from tests.server.running import Client, bot, human, serving
from tests.soak.frames import TEXT, frame

from .wire import PATIENCE, connect, ended

DEAD = 40
HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server that does not wait long for a socket's first message."""
    monkeypatch.setattr(ludotheque.server.http.sockets, "HELLO_SECONDS", 1.0)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, table_rate=0)
    with serving(settings) as url, Client(url) as client:
        yield client


def socket_to(client: Client, table: str | None, token: str = "") -> socket.socket:
    connection = connect(client.url, "127.0.0.2")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.sendall(HANDSHAKE)
    assert connection.recv(12) == b"HTTP/1.1 101"
    if table is not None:
        hello = {"type": "hello", "table": table, "tokens": [token]}
        connection.sendall(frame(TEXT, json.dumps(hello).encode()))
    return connection


def play_on(client: Client, opened: dict[str, object]) -> int:
    """Play by a socket that reads until the game is over; returns the number of moves."""
    seats: list[dict[str, str]] = opened["seats"]  # type: ignore[assignment]
    moves = 0
    with client.socket(str(opened["table"]), seats[0]["token"]) as talk:
        while moves < 200:
            message = talk.read()
            if message.get("over") or message.get("stage") == "over":
                break
            if message["view"]["legal"]:
                talk.send(type="move", ply=message["ply"], move=message["view"]["legal"][0])
                moves += 1
    return moves


def sockets_of(client: Client) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("ludotheque_sockets "))


def test_the_table_plays_on_beside_dead_sockets(lively: Client) -> None:
    before = sockets_of(lively)
    opened = lively.open("winston", human("Ada"), bot("random"))
    table, token = opened["table"], opened["watch"]
    never_read = [socket_to(lively, table, token) for _ in range(DEAD)]
    half_closed = [socket_to(lively, table, token) for _ in range(DEAD)]
    for connection in half_closed:
        connection.shutdown(socket.SHUT_WR)
    cut_off = [socket_to(lively, table, token) for _ in range(DEAD)]
    for connection in cut_off:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        connection.close()  # a reset, not a farewell
    assert play_on(lively, opened) > 5
    assert all(ended(connection) for connection in half_closed)
    for connection in (*never_read, *half_closed):
        connection.close()
    deadline = time.monotonic() + PATIENCE
    while sockets_of(lively) > before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert sockets_of(lively) == before  # nothing is left of any of them


def test_sockets_that_say_nothing_are_closed(lively: Client) -> None:
    silent = [socket_to(lively, None) for _ in range(DEAD)]
    assert play_on(lively, lively.open("winoc", human("Ada"), bot("random"))) > 5
    assert all(ended(connection) for connection in silent)
    for connection in silent:
        connection.close()
