"""A server that starts while many clients wait for it, again and again.

    python -m tests.soak.restarts --count 50

Tables are first read, and their types first met, by several threads at once; a process that cannot bear it ends.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ludotheque.core.shelf import shelf
from tests.server.processes import Process
from tests.server.running import PATIENCE, Client, Json, human

TABLES = 16
TOO_SOON = 0.05  # seconds before a client asks again


class Waiting:
    """A client that asks for its table over and over, by HTTP or by a socket, whether or not the server runs."""

    def __init__(self, url: Callable[[], str], opened: Json, by_socket: bool) -> None:
        self.url, self.table, self.token = url, opened["table"], opened["seats"][0]["token"]
        self.ask = self._by_socket if by_socket else self._by_http
        self.http = httpx.Client(timeout=PATIENCE)
        self.answers = 0
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self.stopped.is_set():
            with suppress(httpx.HTTPError, OSError, WebSocketException):
                self.answers += self.ask()
            time.sleep(TOO_SOON)
        self.http.close()

    def _by_http(self) -> bool:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.http.get(f"{self.url()}/api/tables/{self.table}", headers=headers).is_success

    def _by_socket(self) -> bool:
        with connect(self.url().replace("http", "ws") + "/api/socket", open_timeout=PATIENCE) as socket:
            socket.send(f'{{"type": "hello", "table": "{self.table}", "tokens": ["{self.token}"]}}')
            return '"state"' in str(socket.recv(PATIENCE))


def restarts(database: str, count: int) -> str:
    """Kill and start the server so many times under load. Returns its log, which should be empty."""
    with Process(database) as server:
        with Client(server.url) as client:
            games = list(shelf()) * TABLES
            tables = [client.open(game, human("Ada"), human("Bo")) for game in games[:TABLES]]
        waiting = [Waiting(lambda: server.url, opened, bool(n % 2)) for n, opened in enumerate(tables)]
        try:
            for _ in range(count):
                server.kill()
                before = [each.answers for each in waiting]
                server.start()  # fails if the process does not come up
                end = time.monotonic() + PATIENCE
                while any(each.answers <= old for each, old in zip(waiting, before, strict=True)):
                    assert time.monotonic() < end, "a client got no answer"
                    time.sleep(0.01)
        finally:
            for each in waiting:
                each.stopped.set()
            for each in waiting:
                each.thread.join(PATIENCE)
        return server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        logged = restarts(chosen.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}", chosen.count)
    print(f"{chosen.count} restarts with {TABLES} clients waiting. Logged: {logged or 'nothing'}")


if __name__ == "__main__":
    main()
