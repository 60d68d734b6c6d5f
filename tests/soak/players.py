"""Clients that play whole games, whatever happens to the server; everything goes into the table's history."""

from __future__ import annotations

import itertools
import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.running import WITHOUT_TLS

from .history import Counts, History

Json = dict[str, Any]
PAUSE = 0.05
ENOUGH = 60  # moves after which a player gives up: played at random, some games never end
PATIENCE = 10.0  # seconds
AGAIN, BACK, AGREE = 0.1, 0.02, 0.7  # how often a move is sent twice, taken back, and that agreed to


_COUNTING = threading.Lock()


class Unclear(Exception):
    """The answer says nothing about the table."""


class Player:
    """One seat of a table, played at random by HTTP or by WebSocket."""

    _clients = itertools.count(1)

    def __init__(
        self, history: History, counts: Counts, table: str, seat: int, token: str, url: Callable[[], str], seed: int
    ) -> None:
        self.history, self.counts, self.url = history, counts, url
        self.table, self.seat, self.token = table, seat, token
        self.client, self.side = next(self._clients), next(self._clients)
        self.ply = 0  # the last one heard of
        self.moves = 0
        self.error: BaseException | None = None
        self._dice = random.Random(seed)

    def start(self, by_socket: bool, until: float, hurry: Callable[[], bool] = lambda: False) -> threading.Thread:
        """Plays until the game is over; whoever must hurry gives up at once."""

        def run() -> None:
            try:
                self._play(self._by_socket if by_socket else self._by_http, until, hurry)
            except BaseException as error:
                self.error = error

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread

    def _play(
        self, turn: Callable[[httpx.Client, Callable[[], bool]], bool], until: float, hurry: Callable[[], bool]
    ) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        while time.monotonic() < until:
            try:
                with httpx.Client(base_url=self.url(), headers=headers, timeout=PATIENCE, verify=WITHOUT_TLS) as client:
                    if turn(client, lambda: time.monotonic() >= until or hurry()):
                        return
            except (httpx.HTTPError, WebSocketException, OSError, Unclear, TimeoutError):
                time.sleep(PAUSE)  # whether something was done is not known: look again
        raise AssertionError(f"the game of {self.table} did not end in time")

    # --- by plain requests ---

    def _by_http(self, client: httpx.Client, hurry: Callable[[], bool]) -> bool:
        path = f"/api/tables/{self.table}"
        state = self._hear(self._ask(client, "GET", path, params={"since": self.ply}))
        while state["stage"] != "over":
            if hurry() or self.moves >= ENOUGH:
                state = self._hear(self._ask(client, "POST", f"{path}/resign", json={"ply": state["ply"]}))
                if not state.get("refused"):
                    return True  # in a game of three or more, a bot plays on
            elif self._answers(state):
                state = self._hear(self._answer(client, state))
            elif not state["view"]["legal"]:
                wait = self._dice.choice((0, 1, 5))
                state = self._hear(self._ask(client, "GET", path, params={"since": state["ply"], "wait": wait}))
            elif self._dice.random() < BACK:
                state = self._hear(self._ask(client, "POST", f"{path}/back", json={"ply": state["ply"]}))
            else:
                state = self._move(client, state)
        return True

    def _move(self, client: httpx.Client, state: Json) -> Json:
        move = self._dice.choice(state["view"]["legal"])
        asked = {"ply": state["ply"], "move": move}
        for _ in range(2 if self._dice.random() < AGAIN else 1):
            id = self.history.ask(self.seat, **asked)
            try:
                state = self._ask(client, "POST", f"/api/tables/{self.table}/moves", json=asked)
            except (httpx.HTTPError, Unclear):
                self.history.no_answer(id)
                raise
            state = self._hear(state, id)
        return state

    def _ask(self, client: httpx.Client, method: str, path: str, **more: Any) -> Json:
        """The table's state, from the answer or the refusal."""
        self._count("requests")
        answer = client.request(method, path, **more)
        if answer.status_code == 503:
            self._count("refused")
            time.sleep(PAUSE)
        elif answer.status_code >= 500:
            self.counts.wrong("fives", f"{answer.status_code} {method} {path}: {answer.text[:200]}")
        try:
            found: Json = answer.json()
        except ValueError:
            raise Unclear from None
        state = found if answer.is_success else found.get("state")
        if not isinstance(state, dict):
            raise Unclear
        return state if answer.is_success else {**state, "refused": True}

    def _answers(self, state: Json) -> bool:
        asked = state["asked"]
        return bool(asked) and asked["seat"] != self.seat and self.seat not in asked["agreed"]

    def _answer(self, client: httpx.Client, state: Json) -> Json:
        body = {"ply": state["ply"], "agree": self._dice.random() < AGREE}
        return self._ask(client, "POST", f"/api/tables/{self.table}/back/answer", json=body)

    # --- by socket ---

    def _by_socket(self, client: httpx.Client, hurry: Callable[[], bool]) -> bool:
        address = str(client.base_url).rstrip("/").replace("http", "ws") + "/api/socket"
        with connect(address, compression=None, open_timeout=PATIENCE, close_timeout=1) as talk:
            hello = {"type": "hello", "table": self.table, "tokens": [self.token], "since": self.ply}
            self._say(talk, hello)
            asked: tuple[int, int] | None = None  # the request on its way, and its ply
            owed = 0  # refusals of moves that were sent twice
            while True:
                message = self._read(talk, asked)
                if owed and message.get("refused"):
                    owed -= 1
                    continue
                if asked is not None and (message.get("refused") or self._is_done(message, asked[1])):
                    asked = None
                if message.get("over") or message.get("stage") == "over":
                    return True
                if hurry() or self.moves >= ENOUGH:
                    return self._by_http(client, hurry)
                if self._answers(message):
                    # what is heard here may be news to the socket
                    self.history.told(self.seat, self.side, self._answer(client, message))
                elif asked is None and message["view"] and message["view"]["legal"] and message["ply"] >= self.ply:
                    move = self._dice.choice(message["view"]["legal"])
                    asked = self.history.ask(self.seat, message["ply"], move), message["ply"]
                    twice = self._dice.random() < AGAIN
                    owed += twice
                    for _ in range(1 + twice):
                        self._say(talk, {"type": "move", "ply": message["ply"], "move": move})

    def _say(self, talk: ClientConnection, message: Json) -> None:
        self._count("socket_messages")
        talk.send(json.dumps(message))

    def _read(self, talk: ClientConnection, asked: tuple[int, int] | None) -> Json:
        """The next thing told; the socket is asked for a sign of life by its own keep-alive meanwhile."""
        message: Json = json.loads(talk.recv(timeout=3 * PATIENCE))
        self._count("socket_messages")
        if message["type"] == "refused":
            if not isinstance(message.get("state"), dict):
                raise Unclear
            message = {**message["state"], "refused": True}
        return self._hear(message, None if asked is None else asked[0])

    def _is_done(self, message: Json, ply: int) -> bool:
        return any(one["kind"] == "move" and one["seat"] == self.seat and one["ply"] > ply for one in message["told"])

    # --- both ---

    def _hear(self, message: Json, id: int | None = None) -> Json:
        if id is not None and self._is_done(message, self.ply):
            self.moves += 1
        self.history.told(self.seat, self.client, message, id)
        self.ply = max(self.ply, message["ply"])
        return message

    def _count(self, name: str) -> None:
        with _COUNTING:
            setattr(self.counts, name, getattr(self.counts, name) + 1)
