"""What a player notices of an attack: the time until a move is acknowledged, without and with an attacker.

    python -m tests.soak.siege [--rounds 5] [--seconds 10]

A server process with its usual limits. The player, at 127.0.0.3, makes moves by socket at a few tables, at a steady
pace; the attacker, at 127.0.0.2 and in a process of its own, does everything that the limits allow, all at once. Quiet
rounds and rounds under attack take turns, so that both see the same noise. Prints the 99th percentiles and their
ratio; fails if the ratio of all moves together is above --most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop

from tests.server.processes import Process
from tests.soak.fuzz import TRACEBACK

from .attack import ATTACKER
from .frames import TEXT, Frames, frame

PLAYER = "127.0.0.3"
TABLES, PACE = 5, 4.0  # moves a second at each: together less than half of what one address may ask for
GAMES = ("winston", "winoc", "hundsgemein", "winchester")
SETTLING = 2.0  # seconds after a change that are not counted


class _View(msgspec.Struct):
    legal: list[str] = []


class _Message(msgspec.Struct):
    type: str
    ply: int = 0
    you: int | None = None
    over: bool = False
    stage: str = ""
    view: _View | None = None
    code: str = ""


decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Round:
    attacked: bool
    times: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0  # connections

    @property
    def p99(self) -> float:
        return p99(self.times)


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) * 99 // 100] if seconds else float("inf")


class Player:
    """Both seats of a table, and another table when the game is over."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number = port, number
        self.round: Round | None = None

    async def run(self) -> None:
        await asyncio.sleep(self.number / TABLES / PACE)
        while True:
            try:
                await self.play()
            except (OSError, asyncio.IncompleteReadError, httpx.HTTPError):
                if self.round is not None:
                    self.round.lost += 1
                await asyncio.sleep(0.5)

    async def play(self) -> None:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
        body = {"game": GAMES[self.number % len(GAMES)], "seats": seats}
        transport = httpx.AsyncHTTPTransport(local_address=PLAYER)
        async with httpx.AsyncClient(transport=transport, timeout=60) as client:
            answer = await client.post(f"http://127.0.0.1:{self.port}/api/tables", json=body)
            answer.raise_for_status()
            opened = answer.json()
        socket = await Frames.open("127.0.0.1", self.port, PLAYER)
        try:
            tokens = [seat["token"] for seat in opened["seats"]]
            hello = {"type": "hello", "table": opened["table"], "tokens": tokens}
            socket.write(frame(TEXT, json.dumps(hello).encode()))
            await self.moves(socket)
        finally:
            socket.abort()

    async def moves(self, socket: Frames) -> None:
        sent: tuple[int, float] | None = None  # the ply that the move will get at least
        following = time.perf_counter()
        while True:
            kind, payload = await socket.read()
            if kind != TEXT:
                raise ConnectionResetError
            now, message = time.perf_counter(), decode(payload)
            if message.type == "refused":
                if self.round is not None:
                    self.round.refused += 1
                raise ConnectionResetError
            if sent is not None and message.ply >= sent[0]:
                if self.round is not None:
                    self.round.times.append(now - sent[1])
                sent = None
            if message.over or message.stage == "over":
                return
            if message.view is not None and message.view.legal:
                following = max(following + 1 / PACE, now)
                await asyncio.sleep(following - now)
                move = {"type": "move", "ply": message.ply, "move": random.choice(message.view.legal)}
                sent = message.ply + 1, time.perf_counter()
                socket.write(frame(TEXT, json.dumps({**move, "seat": message.you}).encode()))


async def besiege(server: Process, rounds: int, seconds: float, parts: list[str]) -> list[Round]:
    players = [Player(server.port, number) for number in range(TABLES)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    found: list[Round] = []
    await asyncio.sleep(3)
    for number in range(2 * rounds):
        attacked = number % 2 == 1
        attacker = None
        if attacked:
            command = [sys.executable, "-m", "tests.soak.attack", str(server.port), *parts]
            attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            assert attacker.stdout is not None
            await attacker.stdout.readline()  # it has begun
        await asyncio.sleep(SETTLING)
        this = Round(attacked)
        for player in players:
            player.round = this
        await asyncio.sleep(seconds)
        for player in players:
            player.round = None
        said = ""
        if attacker is not None:
            attacker.terminate()
            out, _ = await attacker.communicate()
            said = f"\n  attacker: {out.decode().strip()}"
        found.append(this)
        what = "under attack" if attacked else "quiet"
        print(
            f"round {number // 2 + 1}, {what}: {len(this.times)} moves, median "
            f"{1000 * statistics.median(this.times or [0]):.1f} ms, p99 {1000 * this.p99:.1f} ms, "
            f"refused {this.refused}, connections lost {this.lost}{said}",
            flush=True,
        )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak.siege", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--most", type=float, default=3.0, help="the highest ratio that is accepted")
    parser.add_argument("parts", nargs="*", help="of the attack, by name (see attack.py); default: all of them")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}", rate=None) as server,
    ):
        print(f"player {PLAYER}, attacker {ATTACKER}", flush=True)
        try:
            rounds = uvloop.run(besiege(server, wanted.rounds, wanted.seconds, wanted.parts))
        except KeyboardInterrupt:
            return 130
        log = server.log()
    quiet = p99([each for one in rounds if not one.attacked for each in one.times])
    attacked = p99([each for one in rounds if one.attacked for each in one.times])
    pairs = sorted(b.p99 / a.p99 for a, b in zip(rounds[::2], rounds[1::2], strict=True))
    lost = sum(one.lost + one.refused for one in rounds if one.attacked)
    tracebacks = log.count(TRACEBACK)
    if tracebacks:
        print(log)
    print(
        f"p99 quiet {1000 * quiet:.1f} ms, under attack {1000 * attacked:.1f} ms: ratio {attacked / quiet:.2f} "
        f"(rounds {', '.join(f'{pair:.2f}' for pair in pairs)}); the player was refused or cut off {lost} times; "
        f"tracebacks {tracebacks}"
    )
    return 1 if attacked / quiet > wanted.most or lost or tracebacks else 0


if __name__ == "__main__":
    sys.exit(main())
