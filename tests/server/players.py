"""Clients that play whole games, whatever happens to the server, and remember everything they were told."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ludotheque.core.record import check_fair
from ludotheque.server.log import MOVE
from ludotheque.server.schema import News, State
from ludotheque.server.store import Store
from ludotheque.server.table import Table

Json = dict[str, Any]
PAUSE = 0.05
ENOUGH = 60  # moves after which a player gives up: played at random, some games never end


@dataclass
class Player:
    """One seat of a table, played at random by HTTP or by WebSocket."""

    table: str
    seat: int
    token: str
    url: Callable[[], str]  # where the server is at the moment
    seed: int
    heard: list[Json] = field(default_factory=list)  # every state and news
    acknowledged: dict[int, str] = field(default_factory=dict)  # the ply of every move that was said to be made
    error: BaseException | None = None

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def by_http(self, until: float) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        state: Json | None = None
        while time.monotonic() < until:
            try:
                with httpx.Client(base_url=self.url(), headers=headers, timeout=30) as client:
                    while time.monotonic() < until:
                        if state is None:
                            state = self._hear(client.get(f"/api/tables/{self.table}").json())
                        if state["stage"] == "over":
                            return
                        state = self._step(client, state)
            except (httpx.HTTPError, ValueError, KeyError):
                state = None  # whether the move was made is not known: look again
                time.sleep(PAUSE)
        raise AssertionError("the game did not end in time")

    def _step(self, client: httpx.Client, state: Json) -> Json:
        legal = state["view"]["legal"]
        path = f"/api/tables/{self.table}"
        if not legal:
            return self._hear(client.get(path, params={"since": state["ply"], "wait": 5}).json())
        if len(self.acknowledged) >= ENOUGH:
            self._resign(state["ply"])
            return self._hear(client.get(path).json())
        move = self._random.choice(legal)
        answer = client.post(f"{path}/moves", json={"ply": state["ply"], "move": move})
        found: Json = answer.json()
        if answer.status_code != 200:
            return self._hear(found["state"])
        self._acknowledge(found, state["ply"], move)
        return self._hear(found)

    def by_socket(self, until: float) -> None:
        since = 0
        while time.monotonic() < until:
            address = self.url().replace("http", "ws") + "/api/socket"
            try:
                with connect(address, compression=None) as talk:
                    hello = {"type": "hello", "table": self.table, "tokens": [self.token], "since": since}
                    talk.send(json.dumps(hello))
                    asked: tuple[int, str] | None = None
                    while time.monotonic() < until:
                        message: Json = json.loads(talk.recv(timeout=30))
                        if message["type"] == "refused":
                            message = message["state"]
                        self._hear(message)
                        if asked is not None:
                            self._acknowledge(message, *asked)
                        since = message["ply"]
                        if message.get("over") or message.get("stage") == "over":
                            return
                        asked = None
                        if message["view"]["legal"] and len(self.acknowledged) >= ENOUGH:
                            self._resign(since)
                        elif message["view"]["legal"]:
                            asked = since, self._random.choice(message["view"]["legal"])
                            talk.send(json.dumps({"type": "move", "ply": asked[0], "move": asked[1]}))
            except (WebSocketException, httpx.HTTPError, OSError, KeyError, TimeoutError):
                time.sleep(PAUSE)
        raise AssertionError("the game did not end in time")

    def _resign(self, ply: int) -> None:
        path = f"{self.url()}/api/tables/{self.table}/resign"
        httpx.post(path, json={"ply": ply}, headers={"Authorization": f"Bearer {self.token}"}, timeout=30)

    def _hear(self, message: Json) -> Json:
        assert message["you"] == self.seat
        self.heard.append(message)
        return message

    def _acknowledge(self, message: Json, ply: int, move: str) -> None:
        for told in message["told"]:
            if told["kind"] == MOVE and told["seat"] == self.seat and told["ply"] > ply:
                assert told["ply"] not in self.acknowledged
                self.acknowledged[told["ply"]] = move

    def start(self, by_socket: bool, until: float) -> threading.Thread:
        def run() -> None:
            try:
                (self.by_socket if by_socket else self.by_http)(until)
            except BaseException as error:
                self.error = error

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread


def check_everything(database: str, players: list[Player]) -> None:
    """The list is whole, every acknowledged move is in it once, and nobody was told more than they may know."""
    store = Store(database)
    for id in {player.table for player in players}:
        loaded = store.load(id)
        assert loaded is not None
        opening, entries = loaded
        assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
        mine = [player for player in players if player.table == id]
        table = Table(opening)
        views: dict[tuple[int, int], object] = {}
        for entry in entries:
            match = table.match
            for player in mine:
                if entry.ply in player.acknowledged:
                    assert entry.seat == player.seat
                    assert entry.text is not None
                    assert match is not None
                    assert match.shown(match.check(entry.text)) == player.acknowledged[entry.ply]
            table.follow([entry])
            for player in mine:
                views[player.seat, entry.ply] = _plain(table.match.view(player.seat) if table.match else None)
        assert table.stage == "over"
        assert table.match is not None
        check_fair(table.match)
        for player in mine:
            stories = {told.ply: _plain(told) for told in table.told(player.seat, 0)}
            for message in player.heard:
                assert message["view"] == views[player.seat, message["ply"]]
                assert all(told == stories[told["ply"]] for told in message["told"])
                assert message.keys() <= KNOWN_KEYS
    store.close()


KNOWN_KEYS = {field for struct in (State, News) for field in struct.__struct_fields__}


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
