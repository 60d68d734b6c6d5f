"""One address that does everything it may, all at once, until it is stopped.

    python -m tests.soak.attack PORT [PART …]

Each function below is a part of the attack; without names, all of them. Prints a line when it has begun, and counts
when it is stopped.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import uvloop

import ludotheque

from .frames import TEXT, Frames, Refused, frame

Json = dict[str, Any]
ATTACKER = "127.0.0.2"
GAMES = ("winston", "winoc", "hundsgemein", "winchester")
STRONGEST = "master"
LONG_RECORD = 400  # moves at most
BODY = 120_000  # bytes of a record at most


class Attack:
    def __init__(self, port: int) -> None:
        self.port = port
        self.counts: Counter[str] = Counter()
        self.held: list[Any] = []
        transport = httpx.AsyncHTTPTransport(
            local_address=ATTACKER, limits=httpx.Limits(max_connections=100, max_keepalive_connections=50)
        )
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30)

    async def ask(self, part: str, method: str, path: str, token: str | None = None, **more: Any) -> Json | None:
        """The answer, if it is a success."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self.client.request(method, path, headers=headers, **more)
        except httpx.HTTPError:
            self.counts[f"{part} -"] += 1
            return None
        self.counts[f"{part} {answer.status_code}"] += 1
        if not answer.is_success:
            return None
        found: Json = answer.json() if "json" in answer.headers.get("content-type", "") else {}
        return found

    async def open(self, part: str, game: str, seats: list[Json], **more: Any) -> Json | None:
        return await self.ask(part, "POST", "/api/tables", json={"game": game, "seats": seats, "pace": 0, **more})

    # --- the parts ---

    async def flood(self) -> None:
        """More requests than allowed, cheap and dear ones, over several connections."""

        async def one() -> None:
            while True:
                path = random.choice(
                    ("/api/games", "/api/tables", "/api/games/winchester/rules", "/api/texts/hu", "/x")
                )
                await self.ask("flood", "GET", path)
                await asyncio.sleep(0.04)

        await asyncio.gather(*(one() for _ in range(8)))

    async def bots(self) -> None:
        """Tables where only the strongest bots play."""
        while True:
            for game in GAMES:
                seats = [{"kind": "bot", "level": STRONGEST}] * 2
                await self.open("bots", game, seats)
                await asyncio.sleep(0.1)

    async def hints(self) -> None:
        """As many long searches at once as there are tables."""
        human: Json = {"kind": "human", "name": "Eve"}

        async def one(game: str) -> None:
            opened = None
            while True:
                opened = opened or await self.open("hints", game, [human, human])
                if opened is not None:
                    token = opened["seats"][opened["state"]["view"]["mover"] or 0]["token"]
                    path = f"/api/tables/{opened['table']}/hint"
                    await self.ask("hints", "POST", path, token, json={"milliseconds": 10_000})
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one(game) for game in GAMES * 2))

    async def finished(self, part: str, game: str) -> tuple[str, str] | None:
        """A long game that is over, and a token of it."""
        record, moves = long_record(game)
        human: Json = {"kind": "human", "name": "Eve"}
        opened = await self.open(part, game, [human, human], fork={"record": record, "moves": moves})
        if opened is None:
            return None
        table, token = opened["table"], opened["seats"][0]["token"]
        await self.ask(part, "POST", f"/api/tables/{table}/resign", token, json={"ply": opened["state"]["ply"]})
        return table, token

    async def analyses(self) -> None:
        async def one(game: str) -> None:
            found = None
            while True:
                found = found or await self.finished("analyses", game)
                if found is not None:
                    await self.ask(
                        "analyses", "POST", f"/api/tables/{found[0]}/analysis", found[1], json={"simulations": 5000}
                    )
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one(game) for game in GAMES))

    async def replays(self) -> None:
        """What costs the event loop most: whole games in one request."""
        found = None
        while True:
            found = found or await self.finished("replays", "winchester")
            if found is not None:
                for what in ("replay", "record", "turn", "proof"):
                    await self.ask("replays", "GET", f"/api/tables/{found[0]}/{what}", found[1])
            await asyncio.sleep(0.1)

    async def lab(self) -> None:
        async def one(game: str) -> None:
            while True:
                body = {"seats": 2, "bots": [STRONGEST], "games": 400, "seed": random.randrange(1 << 40)}
                await self.ask("lab", "POST", f"/api/lab/{game}", json=body)
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one(game) for game in GAMES))

    async def forks(self) -> None:
        """Records as long as a request may be."""
        human: Json = {"kind": "human", "name": "Eve"}
        while True:
            for game in GAMES:
                record, moves = long_record(game)
                await self.open("forks", game, [human, human], fork={"record": record, "moves": moves})
                await asyncio.sleep(0.2)

    async def mixes(self) -> None:
        """A table that never begins, with more and more said about its deal."""
        human: Json = {"kind": "human", "name": "Eve"}
        opened = None
        while True:
            opened = opened or await self.open("mixes", "winston", [human, {"kind": "open"}], public=True)
            if opened is not None:
                token = opened["seats"][0]["token"]
                path = f"/api/tables/{opened['table']}/mix"
                await self.ask("mixes", "POST", path, token, json={"text": "x" * 64})
            await asyncio.sleep(0.1)

    async def halves(self) -> None:
        """Requests that never end, sent again as soon as they are cut off."""

        async def one() -> None:
            while True:
                try:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))
                    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\nX-Slow: ")
                    while not reader.at_eof():
                        writer.write(b"a")
                        try:
                            await asyncio.wait_for(reader.read(100), 1)
                        except TimeoutError:
                            continue
                    writer.close()
                    self.counts["halves thrown out"] += 1
                except OSError:
                    self.counts["halves -"] += 1
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one() for _ in range(150)))

    async def sockets(self) -> None:
        """As many sockets as allowed, none of which reads, at a table that changes all the time."""
        human: Json = {"kind": "human", "name": "Eve"}
        opened = None
        while opened is None:
            opened = await self.open("sockets", "winston", [human, {"kind": "bot", "level": "random"}] + [human] * 2)
            await asyncio.sleep(0.5)
        hello = {"type": "hello", "table": opened["table"], "tokens": [opened["watch"]]}
        while True:
            try:
                socket = await Frames.open("127.0.0.1", self.port, ATTACKER)
                socket.reader._transport.pause_reading()  # type: ignore[attr-defined]
                socket.write(frame(TEXT, json.dumps(hello).encode()))
                self.held.append(socket)
                self.counts["sockets open"] += 1
            except (Refused, OSError):
                self.counts["sockets refused"] += 1
                await asyncio.sleep(1)

    async def messages(self) -> None:
        """One socket that sends nonsense as fast as it can."""
        human: Json = {"kind": "human", "name": "Eve"}
        opened = None
        while True:
            opened = opened or await self.open("messages", "winoc", [human, human])
            if opened is not None:
                try:
                    socket = await Frames.open("127.0.0.1", self.port, ATTACKER)
                    hello = {"type": "hello", "table": opened["table"], "tokens": [opened["seats"][0]["token"]]}
                    socket.write(frame(TEXT, json.dumps(hello).encode()))
                    while True:
                        socket.write(frame(TEXT, b'{"type":"move","ply":1,"move":"x"}') * 10)
                        await socket.drain()
                        await asyncio.wait_for(socket.read(), 5)
                        self.counts["messages"] += 10
                        await asyncio.sleep(0.02)
                except (Refused, OSError, asyncio.IncompleteReadError, TimeoutError):
                    self.counts["messages -"] += 1
            await asyncio.sleep(0.5)


PARTS = [
    name
    for name, found in inspect.getmembers(Attack, inspect.iscoroutinefunction)
    if name not in ("ask", "open", "finished")
]
_RECORDS: dict[str, tuple[Json, int]] = {}


def long_record(game: str) -> tuple[Json, int]:
    """A game of many moves, not yet over, and how many they are."""
    if game not in _RECORDS:
        dice = random.Random(1)
        match = ludotheque.game(game).new(2, seed=1)
        best = match.record()
        moves = 0
        while moves < LONG_RECORD and not match.over:
            if match.at_chance:
                match.chance()
            else:
                match.play(dice.choice(match.legal()))
            moves += 1
            if moves % 20 == 0 and not match.over:
                record = match.record()
                if len(json.dumps(record)) > BODY:
                    break
                best = record
        _RECORDS[game] = best, len(best["moves"])
    return _RECORDS[game]


async def main(port: int, parts: list[str]) -> None:
    for game in GAMES:
        long_record(game)
    attack = Attack(port)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    running: list[Callable[[], Awaitable[None]]] = [getattr(attack, name) for name in parts or PARTS]
    tasks = [asyncio.ensure_future(part()) for part in running]
    print("begun", flush=True)
    await stop.wait()
    for task in tasks:
        if task.done():
            task.result()  # raises its error
    print(", ".join(f"{name} × {count}" for name, count in sorted(attack.counts.items())), flush=True)
    os._exit(0)  # everything is dropped as it is, as an attacker would


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"{__doc__}\nParts: {', '.join(PARTS)}")
    uvloop.run(main(int(sys.argv[1]), sys.argv[2:]))
