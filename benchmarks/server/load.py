"""Two-player tables over WebSockets against one server process. Every move is stored before anyone sees it.

    python -m benchmarks.server.load PORT PID GAME TABLES SECONDS PACE

PACE 0 is a closed loop: the player to move plays as soon as the news arrives. Otherwise every table makes PACE moves a
second. Latency is from sending a move until the *other* player has it. A game that ends is followed by another.
Prints one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sys
import time
import urllib.request
from typing import Any

import msgspec
import uvloop

from .socketclient import SocketClient, open_socket

WARM_UP = 1.0


class View(msgspec.Struct):
    legal: list[str] = []


class Message(msgspec.Struct):
    type: str
    ply: int = 0
    over: bool = False
    stage: str = ""
    view: View | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Figures:
    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0


class Player:
    """One of the two sockets of a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.socket: SocketClient | None = None

    def heard(self, payload: bytes) -> None:
        table, message = self.table, decode(payload)
        figures = table.figures
        if message.type == "refused":
            figures.refused += 1
            return
        for ply, (seat, sent) in list(table.sent.items()):
            if ply <= message.ply and seat != self.seat:  # the other player's move has arrived
                del table.sent[ply]
                if figures.counting:
                    figures.moves += 1
                    figures.latencies.append(time.perf_counter() - sent)
        if message.over or message.stage == "over":
            if self.seat == 0:
                table.next_game()
        elif message.view is not None and message.view.legal:
            table.play(self, message.ply, random.choice(message.view.legal))


class Table:
    """A match between two clients that never stop."""

    def __init__(self, port: int, game: str, pace: float, figures: Figures) -> None:
        self.port, self.game, self.pace, self.figures = port, game, pace, figures
        self.players = [Player(self, 0), Player(self, 1)]
        self.sent_at = 0.0
        self.sent: dict[int, tuple[int, float]] = {}  # seat and time, by the ply the move will get
        self.running = False
        self.waiting: tuple[Player, int, str] | None = None
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
        opened = await asyncio.to_thread(post, self.port, "/api/tables", {"game": self.game, "seats": seats})
        self.sent.clear()
        for player in self.players:
            if player.socket is not None:
                player.socket.close()
            player.socket = await open_socket(self.port, player.heard)
            token = opened["seats"][player.seat]["token"]
            hello = {"type": "hello", "table": opened["table"], "tokens": [token]}
            player.socket.send(json.dumps(hello).encode())

    def next_game(self) -> None:
        self.figures.games += 1
        self._opening = asyncio.create_task(self.open())

    def play(self, player: Player, ply: int, move: str) -> None:
        if not self.running:
            self.waiting = player, ply, move
        elif self.pace:
            rest = max(0.0, self.sent_at + 1 / self.pace - time.perf_counter())
            asyncio.get_running_loop().call_later(rest, self._send, player, ply, move)
        else:
            self._send(player, ply, move)

    def _send(self, player: Player, ply: int, move: str) -> None:
        assert player.socket is not None
        self.sent_at = time.perf_counter()
        self.sent[ply + 1] = player.seat, self.sent_at
        player.socket.send(b'{"type":"move","ply":%d,"move":"%s"}' % (ply, move.encode()))

    def go(self) -> None:
        self.running = True
        if self.waiting is not None:
            self.play(*self.waiting)


def post(
    port: int, path: str, body: dict[str, Any], host: str = "127.0.0.1", patience: float | None = None
) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://{host}:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=patience) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def server_cpu(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_mb(pid: int) -> float:
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def main(port: int, pid: int, game: str, tables: int, seconds: int, pace: float) -> dict[str, Any]:
    figures = Figures()
    before = server_mb(pid)
    playing = [Table(port, game, pace, figures) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in playing[start : start + 20]))
    await asyncio.sleep(1)
    idle = server_mb(pid)
    for number, table in enumerate(playing):
        if pace:
            asyncio.get_running_loop().call_later(number / tables / pace, table.go)
        else:
            table.go()
    await asyncio.sleep(WARM_UP + (1 / pace if pace else 0))
    figures.counting = True
    started, server, own = time.perf_counter(), server_cpu(pid), own_cpu()
    each: list[int] = []
    for _ in range(seconds):
        counted = figures.moves
        await asyncio.sleep(1)
        each.append(figures.moves - counted)
    figures.counting = False
    took = time.perf_counter() - started
    latencies = sorted(figures.latencies)
    return {
        "game": game,
        "tables": tables,
        "pace": pace,
        "moves_per_s": round(figures.moves / took),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 2),
        "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
        "first_second": each[0],
        "last_second": each[-1],
        "moves_a_table": round(figures.moves / tables),
        "games_ended": figures.games,
        "refused": figures.refused,
        "server_cpu": round((server_cpu(pid) - server) / took, 2),
        "client_cpu": round((own_cpu() - own) / took, 2),
        "rss_empty_mb": round(before),
        "rss_idle_mb": round(idle),
        "rss_end_mb": round(server_mb(pid)),
    }


if __name__ == "__main__":
    port, pid, game, tables, seconds, pace = sys.argv[1:]
    print(json.dumps(uvloop.run(main(int(port), int(pid), game, int(tables), int(seconds), float(pace)))))
