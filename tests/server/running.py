"""A real server in this process, and clients that talk to it."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.run import server
from ludotheque.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 120.0
WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # otherwise every client loads all certificates


class Client:
    """A client of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def open(self, game: str = "winston", *seats: Json, **more: Any) -> Json:
        body = {"game": game, "seats": list(seats) or [human("Ada"), human("Bo")], "pace": 0, **more}
        return self.ok(self.http.post("/api/tables", json=body))

    def post(self, table: str, what: str, token: str | None, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.post(f"/api/tables/{table}/{what}", json=body, headers=headers)

    def get(self, table: str, what: str, token: str | None, **query: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/api/tables/{table}/{what}" if what else f"/api/tables/{table}"
        return self.http.get(path, params=query, headers=headers)

    def state(self, table: str, token: str, **query: Any) -> Json:
        return self.ok(self.get(table, "", token, **query))

    def move(self, table: str, token: str, state: Json, number: int = 0) -> Json:
        return self.ok(self.post(table, "moves", token, ply=state["ply"], move=state["view"]["legal"][number]))

    def ok(self, answer: httpx.Response) -> Json:
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    @contextmanager
    def socket(self, table: str, *tokens: str, **more: Any) -> Iterator[Socket]:
        with connect(self.url.replace("http", "ws") + "/api/socket", compression=None) as connection:
            talk = Socket(connection)
            talk.send(type="hello", table=table, tokens=list(tokens), **more)
            yield talk


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def read(self) -> Json:
        found: Json = json.loads(self.connection.recv(timeout=PATIENCE))
        return found


def human(name: str) -> Json:
    return {"kind": "human", "name": name}


def bot(level: str = "greedy") -> Json:
    return {"kind": "bot", "level": level}


OPEN: Json = {"kind": "open"}


def until(found: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def wait_until_ready(url: str) -> None:
    """Wait until every game is compiled and the database takes writes."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(base_url=url, timeout=5, verify=WITHOUT_TLS) as client:
        while time.monotonic() < end:
            try:
                if client.get("/ready").is_success:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
    raise AssertionError("the server did not start")


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread; yields its address."""
    running = server(settings, "127.0.0.1", 0)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        wait_until_ready(url)
        yield url
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        listening.close()
