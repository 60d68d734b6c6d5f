"""Do thinking bots make people wait? 200 tables over all games, each with a person who moves at a steady pace.

    python -m benchmarks.server.bots [TABLES] [SECONDS] [LEVEL]

Once with another person in the second seat and once with a bot, on a fresh server each time. Measured are the time
from sending a move until it is acknowledged, and that of a plain HTTP request for a table's state. Prints a line of
JSON for each of the two.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import urllib.request
from collections.abc import Sequence
from typing import Any

import uvloop

from . import serving
from .load import decode, post, server_cpu
from .socketclient import SocketClient, open_socket

GAMES = ("winston", "winoc", "hundsgemein", "winchester")
PACE = 1.0  # moves a second that a person makes at most
QUESTIONS = 20  # plain requests a second
WARM_UP = 3.0  # seconds


class Figures:
    def __init__(self) -> None:
        self.counting = False
        self.moves = 0  # of people
        self.acknowledged: list[float] = []
        self.answered: list[float] = []


class Person:
    """A client that holds one seat and plays any legal move."""

    def __init__(self, figures: Figures, first: float) -> None:
        self.figures = figures
        self.next = time.perf_counter() + first
        self.sent: tuple[int, float] | None = None  # the ply the move will get, and when it was sent
        self.over = asyncio.Event()
        self.socket: SocketClient | None = None

    async def sit_down(self, port: int, table: str, token: str) -> None:
        self.socket = await open_socket(port, self.heard)
        self.socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}).encode())

    def heard(self, payload: bytes) -> None:
        message, now = decode(payload), time.perf_counter()
        assert message.type != "refused", payload
        if self.sent is not None and message.ply >= self.sent[0]:
            if self.figures.counting:
                self.figures.moves += 1
                self.figures.acknowledged.append(now - self.sent[1])
            self.sent = None
        if message.over or message.stage == "over":
            self.over.set()
        elif message.view is not None and message.view.legal:
            move = random.choice(message.view.legal)
            asyncio.get_running_loop().call_later(max(0.0, self.next - now), self._send, message.ply, move)

    def _send(self, ply: int, move: str) -> None:
        assert self.socket is not None
        now = time.perf_counter()
        self.next, self.sent = now + 1 / PACE, (ply + 1, now)
        self.socket.send(b'{"type":"move","ply":%d,"move":"%s"}' % (ply, move.encode()))


class Play:
    """A table that is replaced when its game is over."""

    def __init__(self, port: int, game: str, level: str | None, figures: Figures) -> None:
        self.port, self.game, self.level, self.figures = port, game, level, figures
        self.id = self.token = ""
        self.ready = asyncio.Event()

    async def run(self) -> None:
        other = {"kind": "human", "name": "B"} if self.level is None else {"kind": "bot", "level": self.level}
        seats = [{"kind": "human", "name": "A"}, other]
        while True:
            opened = await asyncio.to_thread(post, self.port, "/api/tables", {"game": self.game, "seats": seats})
            self.id, self.token = opened["table"], opened["seats"][0]["token"]
            people = [Person(self.figures, random.random() / PACE) for _ in opened["seats"]]
            for person, seat in zip(people, opened["seats"], strict=True):
                await person.sit_down(self.port, self.id, seat["token"])
            self.ready.set()
            await people[0].over.wait()
            for person in people:
                assert person.socket is not None
                person.socket.close()


async def ask(port: int, plays: Sequence[Play], figures: Figures) -> None:
    """Plain requests, one after another over one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while True:
        play, sent = random.choice(plays), time.perf_counter()
        headers = f"Host: 127.0.0.1\r\nAuthorization: Bearer {play.token}\r\n"
        writer.write(f"GET /api/tables/{play.id}?since=1000000 HTTP/1.1\r\n{headers}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.startswith(b"http/1.1 200"), head
        await reader.readexactly(int(head.partition(b"content-length:")[2].split()[0]))
        if figures.counting:
            figures.answered.append(time.perf_counter() - sent)
        await asyncio.sleep(max(0.0, sent + 1 / QUESTIONS - time.perf_counter()))


async def main(port: int, pid: int, tables: int, seconds: int, level: str | None) -> dict[str, Any]:
    figures = Figures()
    plays = [Play(port, GAMES[number % len(GAMES)], level, figures) for number in range(tables)]
    tasks = []
    for start in range(0, tables, 20):
        tasks += [asyncio.create_task(play.run()) for play in plays[start : start + 20]]
        for play in plays[start : start + 20]:
            await play.ready.wait()
    tasks.append(asyncio.create_task(ask(port, plays, figures)))
    await asyncio.sleep(WARM_UP)
    figures.counting = True
    started, server, by_bots = time.perf_counter(), server_cpu(pid), await asyncio.to_thread(moves_of_bots, port)
    await asyncio.sleep(seconds)
    figures.counting = False
    took = time.perf_counter() - started
    by_bots = await asyncio.to_thread(moves_of_bots, port) - by_bots
    for task in tasks:
        if task.done():
            task.result()  # raises if the task failed
        task.cancel()
    return {
        "tables": tables,
        "second_seat": level or "human",
        "people_moves_per_s": round(figures.moves / took, 1),
        "bot_moves_per_s": round(by_bots / took, 1),
        "move_ms": percentiles(figures.acknowledged),
        "request_ms": percentiles(figures.answered),
        "server_cpu": round((server_cpu(pid) - server) / took, 2),
    }


def moves_of_bots(port: int) -> float:
    """The moves of bots, from the server's metrics."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith('ludotheque_moves_total{by="bots"}')), 0.0)


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {f"p{q}": round(1000 * ordered[len(ordered) * q // 100], 2) for q in (50, 99)}


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    tables, seconds, level = int(given.get(0, 200)), int(given.get(1, 15)), given.get(2, "club")
    for second in (None, level):
        with serving() as (port, pid):
            print(json.dumps(uvloop.run(main(port, pid, tables, seconds, second))), flush=True)
