"""People at tables who move at their own pace, and come back when their connection is lost or silent, as our client
does."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from benchmarks.server.load import decode, post
from benchmarks.server.socketclient import SocketClient, open_socket

AGAIN = 0.2  # seconds before a lost connection is tried again, at the next address
AT_ONCE = 20  # tables opened at the same time
LOOK, SILENT = 0.25, 4.25  # seconds, as in web/src/api/connection.ts
CONNECTING, OPENING = 1.0, 5.0  # seconds until the next process is tried

Place = tuple[str, int]  # the host and port of a process


class Figures:
    """What all people together have seen."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.seconds: list[float] = []  # until a move was acknowledged
        self.games = 0
        self.refused = 0
        self.back: list[float] = []  # seconds until people whose connection was lost had their table again
        self.lost: list[str] = []  # what had been told and was not there any more

    def new_minute(self) -> None:
        self.moves, self.seconds = 0, []


class Person:
    def __init__(self, play: Play, token: str, home: int) -> None:
        self.play, self.token, self.home = play, token, home
        self.known = 0  # the last ply told
        self.socket: SocketClient | None = None
        self.left: float | None = None  # when the connection was lost
        self._sent: tuple[int, float] | None = None  # the ply the move will get, and when it was sent
        self._heard_at = 0.0
        self._coming: asyncio.Task[None] | None = None
        self._next: asyncio.TimerHandle | None = None

    async def come(self) -> None:
        places = self.play.places
        while not self.play.over.is_set():
            host, port = places[self.home % len(places)]
            try:
                async with asyncio.timeout(CONNECTING):
                    self.socket = await open_socket(port, self._heard, self._gone, host)
            except OSError:
                self.home += 1
                await asyncio.sleep(AGAIN)
                continue
            hello = {"type": "hello", "table": self.play.id, "tokens": [self.token], "since": self.known, "beats": True}
            self.socket.send(json.dumps(hello).encode())
            self._heard_at = time.perf_counter()
            return

    def leave(self) -> None:
        if self._next is not None:
            self._next.cancel()
        if self.socket is not None:
            self.socket.close()

    def look(self, now: float) -> None:
        """A connection that has been silent for too long is given up."""
        if self.socket is not None and now - self._heard_at >= SILENT:
            self.socket.close()
            self._gone(self._heard_at)

    def _gone(self, since: float | None = None) -> None:
        """`since`: when it was last heard, if it was silent."""
        if self.left is None:
            self.left = time.perf_counter() if since is None else since
        self.socket, self._sent = None, None
        self.home += 1
        self._coming = asyncio.create_task(self.come())

    def _heard(self, payload: bytes) -> None:
        message, now, figures = decode(payload), time.perf_counter(), self.play.figures
        self._heard_at = now
        if message.type == "beat":
            return
        if message.type == "refused":
            figures.refused += 1
            self._sent = None
            return
        if message.type == "state" and self.left is not None:
            figures.back.append(now - self.left)
            self.left = None
        if message.ply < self.known:
            figures.lost.append(f"table {self.play.id}: {self.known} had been told, {message.ply} are there")
        self.known = max(self.known, message.ply)
        if self._sent is not None and message.ply >= self._sent[0]:
            if figures.counting:
                figures.moves += 1
                figures.seconds.append(now - self._sent[1])
            self._sent = None
        if message.over or message.stage == "over":
            self.play.over.set()
        elif message.view is not None and message.view.legal:
            move = random.choice(message.view.legal)
            if self._next is not None:
                self._next.cancel()
            pause = self.play.pause
            wait = random.uniform(0.5 * pause, 1.5 * pause)
            self._next = asyncio.get_running_loop().call_later(wait, self._move, message.ply, move)

    def _move(self, ply: int, move: str) -> None:
        if self.socket is not None and ply == self.known:
            self._sent = ply + 1, time.perf_counter()
            self.socket.send(b'{"type":"move","ply":%d,"move":"%s"}' % (ply, move.encode()))


class Play:
    """A table, followed by another when its game is over. `places`: of the processes that serve it; `homes`: which
    of them each person uses first. `level`: of a bot in the second seat."""

    def __init__(
        self,
        places: Sequence[Place],
        homes: Sequence[int],
        game: str,
        pause: float,
        figures: Figures,
        level: str | None,
    ) -> None:
        self.places, self.homes, self.game, self.pause, self.level = places, homes, game, pause, level
        self.figures = figures
        self.id = ""
        self.over = asyncio.Event()
        self.people: list[Person] = []
        self.ready = asyncio.Event()

    async def run(self) -> None:
        second: dict[str, Any] = {"kind": "human", "name": "B"}
        if self.level is not None:
            second = {"kind": "bot", "level": self.level}
        asked = {"game": self.game, "seats": [{"kind": "human", "name": "A"}, second]}
        while True:
            opened = await self._open(asked)
            self.id, self.over = opened["table"], asyncio.Event()
            self.people = [
                Person(self, seat["token"], home) for seat, home in zip(opened["seats"], self.homes, strict=False)
            ]
            for person in self.people:
                await person.come()
            self.ready.set()
            await self.over.wait()
            self.figures.games += 1
            for person in self.people:
                person.leave()

    async def _open(self, asked: dict[str, Any]) -> dict[str, Any]:
        at = self.homes[0]
        while True:
            host, port = self.places[at % len(self.places)]
            try:
                return await asyncio.to_thread(post, port, "/api/tables", asked, host, OPENING)
            except OSError:  # that process is gone
                at += 1
                await asyncio.sleep(AGAIN)


async def seated(plays: Sequence[Play]) -> list[asyncio.Task[None]]:
    """Let them begin, a few at a time."""
    tasks = []
    for start in range(0, len(plays), AT_ONCE):
        some = plays[start : start + AT_ONCE]
        tasks += [asyncio.create_task(play.run()) for play in some]
        for play in some:
            await play.ready.wait()
    return [*tasks, asyncio.create_task(_look(plays))]


async def _look(plays: Sequence[Play]) -> None:
    """Do what the watch of each page does: is its connection alive?"""
    while True:
        await asyncio.sleep(LOOK)
        now = time.perf_counter()
        for play in plays:
            for person in play.people:
                person.look(now)


def stand_up(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()  # raises if it failed
        task.cancel()


def percentile(seconds: Sequence[float], share: float) -> float:
    """In milliseconds; not a number where there are none."""
    ordered = sorted(seconds)
    return round(1000 * ordered[int(len(ordered) * share)], 2) if ordered else float("nan")
