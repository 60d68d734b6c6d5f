"""Mutated requests and socket messages, as many as wanted, against a server process without limits.

    python -m tests.soak.fuzz --requests 1000000 --messages 100000

Requests are made from the OpenAPI description: valid ones, valid ones with something changed, and damaged bytes, at
tables that really are played. They go out several at once on connections that are kept. Every request that is
answered with 5xx, or not at all, is saved with the server's log and its database; `--replay FOLDER` sends them again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast
from urllib.parse import quote, quote_from_bytes

import httptools
import uvloop

from tests.server.processes import Process

from .frames import CLOSE, PING, TEXT, Frames, frame
from .grammar import HOSTILE, Grammar, Json, Operation, damaged, mutated, odd_string, our_description, written
from .world import Seat, World

CONNECTIONS, SOCKETS = 24, 8
AT_ONCE = 8  # requests on their way on one connection
BROKEN_FRAMES = 0.01
MALFORMED = 0.02  # of all requests; each costs its connection
EXPENSIVE = (
    "/hint",
    "/analysis",
    "/api/lab/{game}",
    "/api/lab/{game}/sweep",
)  # seldom: a thread works on each for a while
PATIENCE = 20.0  # seconds until a well-formed request counts as unanswered
A_MOMENT = 0.2  # seconds that the answer to a damaged one is waited for
UNHURT = (503,)  # says that something is not ready or too busy, which is no failure
LINES = b"application/x-ndjson"
MOST_SAVED = 200
TRACEBACK = "Traceback (most recent call last)"


@dataclass
class Counts:
    requests: int = 0
    messages: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    damaged: int = 0  # requests that no answer is owed to
    unanswered: int = 0
    stuck: int = 0  # sockets whose server does not answer a ping
    crashes: int = 0
    tracebacks: int = 0

    @property
    def fives(self) -> int:
        return sum(count for status, count in self.statuses.items() if status >= 500 and status not in UNHURT)

    @property
    def failed(self) -> bool:
        return bool(self.fives or self.unanswered or self.stuck or self.crashes or self.tracebacks)

    def line(self, seconds: float, opened: int) -> str:
        return (
            f"requests {self.requests:,} ({self.requests / seconds:,.0f}/s), socket messages {self.messages:,}, "
            f"tables {opened:,}, 5xx {self.fives}, unanswered {self.unanswered + self.stuck}, "
            f"crashes {self.crashes}, tracebacks {self.tracebacks}"
        )


@dataclass
class Sent:
    data: bytes
    whole: bool = True  # an answer is owed to it, and the connection lives on
    seat: Seat | None = None
    opens: bool = False
    tries: int = 0

    @property
    def slow(self) -> bool:
        """Whether it waits for its turn at the threads that think, so that no answer is owed soon."""
        path = self.data.split(b" ", 2)[1] if self.data.count(b" ") >= 2 else b""
        return path.endswith((b"/hint", b"/analysis")) or path.startswith(b"/api/lab/")


class Requests:
    """Makes requests."""

    def __init__(self, description: Json, world: World) -> None:
        self.world, self.dice = world, world.dice
        self.grammar = Grammar(description, world.known, ("wait", "milliseconds", "simulations", "games", "bots"))
        self.operations = [each for each in self.grammar.operations if each.path != "/metrics"]
        self.weights = [self._weight(each) for each in self.operations]

    def _weight(self, operation: Operation) -> float:
        if operation.path.endswith(EXPENSIVE):
            return 0.02
        if operation.path.endswith("/moves"):
            return 6
        return 0.3 if operation.path in ("/api/tables", "/health") else 1

    def opening(self) -> Sent:
        """A valid request for a table."""
        seats = self.dice.choice([each for each in self.world.known["seats"] if isinstance(each, list)])
        body = {"game": self.dice.choice(self.world.known["game"]), "seats": seats, "pace": 0}
        return Sent(self._framed("POST", "/api/tables", json.dumps(body).encode(), {}), opens=True)

    def next(self) -> Sent:
        dice = self.dice
        if len(self.world.seats) < 20 or dice.random() < 0.004:
            return self.opening()
        operation = dice.choices(self.operations, self.weights)[0]
        seat = self.world.seat()
        honest = dice.random() < 0.5  # the rest of them have something wrong somewhere
        path = operation.fill({each.name: self._path_value(each.name, seat) for each in operation.parameters})
        query = [
            f"{each.name}={self._quoted(self._value(each.schema, each.name, honest))}"
            for each in operation.parameters
            if each.place == "query" and dice.random() < 0.6
        ]
        if query:
            path += "?" + "&".join(query)
        body = None
        if operation.body is not None:
            value = self.grammar.sample(operation.body, dice)
            body = json.dumps(value).encode() if honest else written(mutated(value, dice), dice)
        sent = Sent(
            self._framed(operation.method, path, body, self._headers(seat, honest)),
            seat=seat,
            opens=operation.path == "/api/tables" and operation.method == "POST",
        )
        if dice.random() < MALFORMED:
            sent.data, sent.whole = self._malformed(sent.data), False
        return sent

    def _path_value(self, name: str, seat: Seat) -> str:
        if self.dice.random() < 0.05:
            return self._quoted(odd_string(self.dice))
        return seat.table if name == "id" else str(self.dice.choice(self.world.known.get(name) or ["x"]))

    def _value(self, schema: Json, name: str, honest: bool) -> Json:
        value = self.grammar.sample(schema, self.dice, name)
        if honest or name == "wait":  # which may be half a minute
            return value
        return mutated(value, self.dice)

    def _quoted(self, value: Json) -> str:
        if isinstance(value, str):
            data = value.encode("utf-8", "surrogatepass")
            return quote_from_bytes(damaged(data, self.dice) if self.dice.random() < 0.1 else data, safe="")
        return quote(json.dumps(value))

    def _headers(self, seat: Seat, honest: bool) -> dict[str, bytes]:
        dice = self.dice
        headers = {"Authorization": f"Bearer {seat.token}".encode()}
        if honest:
            return headers
        chance = dice.random()
        if chance < 0.05:
            del headers["Authorization"]
        elif chance < 0.1:
            headers["Authorization"] = self._header_value()
        elif chance < 0.15:
            headers["Accept-Language"] = self._header_value()
        elif chance < 0.2:
            headers["Accept"] = dice.choice((b"text/html", b"*/*;q=x", self._header_value()))
        elif chance < 0.23:
            headers["Content-Type"] = dice.choice((b"text/plain", b"application/msgpack", self._header_value()))
        elif chance < 0.26:
            headers["Origin"] = dice.choice((b"null", b"https://evil.example", b"http://[", self._header_value()))
        elif chance < 0.29:
            headers["Accept-Encoding"] = dice.choice((b"gzip", b"br;q=2", self._header_value()))
        elif chance < 0.31:
            headers["Cookie"] = self._header_value()
        return headers

    def _header_value(self) -> bytes:
        """Anything that a header may hold, whether it makes sense or not."""
        data = odd_string(self.dice).encode("utf-8", "surrogatepass")
        return bytes(byte for byte in data if byte >= 32 and byte != 127) or b"x"

    def _framed(self, method: str, path: str, body: bytes | None, headers: dict[str, bytes]) -> bytes:
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: 127.0.0.1"]
        if method == "POST":
            headers = {"Content-Type": b"application/json", **headers}
            lines.append(b"Content-Length: %d" % len(body or b""))
        lines += [name.encode() + b": " + value for name, value in headers.items()]
        return b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")

    def _malformed(self, data: bytes) -> bytes:
        """An incomplete HTTP request, or one with an unknown method."""
        dice = self.dice
        head, _, body = data.partition(b"\r\n\r\n")
        method, _, rest = data.partition(b" ")
        match dice.randrange(9):
            case 0:
                return dice.choice((b"HEAD ", b"OPTIONS ", b"PUT ", b"DELETE ", b"TRACE ", b"PATCH ", b"X ")) + rest
            case 1:
                return head + b"\r\nContent-Length: %d\r\n\r\n" % dice.choice((0, 1, 10**6, 10**20)) + body
            case 2:
                return head + b"\r\nTransfer-Encoding: chunked\r\n\r\n" + damaged(b"5\r\nhello\r\n0\r\n\r\n", dice)
            case 3:
                return head + b"\r\nX-Long: " + b"a" * dice.choice((1000, 70_000)) + b"\r\n\r\n" + body
            case 4:
                return head + b"\r\nX: y" * dice.choice((50, 3000)) + b"\r\n\r\n" + body
            case 5:
                return head + b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + body
            case 6:
                return (
                    method
                    + b" "
                    + dice.choice((b"*", b"http://evil.example/", b"//", b"/%00", b"/" * 9000))
                    + b"\r\n\r\n"
                )
            case 7:
                return data[: dice.randrange(len(data))]
            case _:
                return damaged(data, dice)


class Connection(asyncio.Protocol):
    """One kept connection; answers come in the order of the requests."""

    def __init__(self, fuzzer: Fuzzer) -> None:
        self.fuzzer = fuzzer
        self.waiting: deque[Sent] = deque()
        self.changed = asyncio.Event()
        self.closed = False
        self._begin()

    def _begin(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.body: list[bytes] = []
        self.grows = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        self.changed.set()

    def data_received(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self.transport.close()

    def on_message_begin(self) -> None:
        self.body, self.grows = [], False

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"content-type":
            self.grows = value == LINES

    def on_body(self, data: bytes) -> None:
        self.body.append(data)
        if self.grows:  # of an answer that grows for minutes the first line is enough: hang up
            self.on_message_complete()
            self.transport.abort()
            self.closed = True

    def on_message_complete(self) -> None:
        if self.waiting:
            self.fuzzer.answered(self.waiting.popleft(), self.parser.get_status_code(), b"".join(self.body))
            self.changed.set()

    async def run(self, batch: list[Sent]) -> list[Sent]:
        """Send these; returns those to be sent again on another connection."""
        self.waiting.extend(batch)
        self.transport.write(b"".join(each.data for each in batch))
        end = time.monotonic() + PATIENCE
        while self.waiting and not self.closed:
            whole = self.waiting[0].whole
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), end - time.monotonic() if whole else A_MOMENT)
            except TimeoutError:
                break
        if not batch[-1].whole or self.waiting:
            self.transport.abort()
            self.closed = True
        if not self.waiting:
            return []
        first = self.waiting.popleft()
        if not first.whole:
            self.fuzzer.counts.requests += 1
            self.fuzzer.counts.damaged += 1
            return []
        first.tries += 1
        if first.slow:  # a whole game may be analysed for minutes: hanging up is a request too
            self.fuzzer.counts.requests += 1
        elif first.tries < 3:  # the answer before may have closed the connection
            self.waiting.appendleft(first)
        else:
            self.fuzzer.unanswered(first)
        return list(self.waiting)


class Fuzzer:
    def __init__(self, wanted: argparse.Namespace, server: Process, folder: Path) -> None:
        self.wanted, self.server, self.folder = wanted, server, folder
        self.counts = Counts()
        self.dice = random.Random(wanted.seed)
        self.world = World(self.dice)
        self.making = Requests(our_description(), self.world)
        self.talking, self.messages = Grammar.of_sockets(self.world.known)
        self.again: deque[Sent] = deque()
        self.handed_out = 0
        self.saved = 0
        self.stopping = False
        self.started = time.monotonic()

    # --- plain requests ---

    def batch(self) -> list[Sent]:
        found: list[Sent] = []
        while len(found) < AT_ONCE and (not found or found[-1].whole):
            if self.again:
                found.append(self.again.popleft())
            elif self.handed_out < self.wanted.requests:
                self.handed_out += 1
                found.append(self.making.next())
            else:
                break
        return found

    def answered(self, sent: Sent, status: int, body: bytes) -> None:
        self.counts.requests += 1
        self.counts.statuses[status] += 1
        if status >= 500 and status not in UNHURT:
            self.save(sent.data, f"{status}", body)
        if sent.opens:
            if status == 201:
                self.world.was_opened(body)
        elif sent.seat is not None and sent.whole:
            self.world.was_heard(sent.seat, body)

    def unanswered(self, sent: Sent) -> None:
        self.counts.requests += 1
        self.counts.unanswered += 1
        self.save(sent.data, "unanswered", b"")

    def save(self, data: bytes, why: str, answer: bytes) -> None:
        self.saved += 1
        if self.saved <= MOST_SAVED:
            (self.folder / f"{self.saved:03}-{why}.request").write_bytes(data)
            if answer:
                (self.folder / f"{self.saved:03}-{why}.answer").write_bytes(answer)

    async def ask(self) -> None:
        """One connection after another, until enough has been asked."""
        loop = asyncio.get_running_loop()
        connection: Connection | None = None
        while not self.stopping and (batch := self.batch()):
            try:
                if connection is None or connection.closed:
                    _, connection = await loop.create_connection(
                        lambda: Connection(self), "127.0.0.1", self.server.port
                    )
                self.again.extend(await connection.run(batch))
            except OSError:  # the server is gone; `watch` notices
                self.again.extend(batch)
                await asyncio.sleep(0.2)
        if connection is not None:
            connection.transport.abort()

    # --- sockets ---

    async def talk(self) -> None:
        """One socket after another."""
        while not self.stopping and self.counts.messages < self.wanted.messages:
            if not self.world.seats:
                await asyncio.sleep(0.1)
                continue
            try:
                await self.talk_once(self.world.seat())
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                await asyncio.sleep(0.1)

    async def talk_once(self, seat: Seat) -> None:
        socket = await Frames.open("127.0.0.1", self.server.port)
        reading = asyncio.create_task(self.read(socket, seat))
        try:
            honest = self.dice.random() < 0.85
            hello = {"type": "hello", "table": seat.table, "tokens": [seat.token], "since": seat.ply}
            self.say(socket, json.dumps(hello if honest else mutated(hello, self.dice)).encode())
            for number in range(self.dice.choice((1, 30, 100, 300))):
                if reading.done() or self.counts.messages >= self.wanted.messages:
                    break
                self.counts.messages += 1
                if self.dice.random() < BROKEN_FRAMES:
                    socket.write(self.broken_frame())
                    await asyncio.wait([reading], timeout=A_MOMENT)
                    return
                socket.write(self.message(seat))
                if number % 8 == 7:
                    await self.check_alive(socket, reading)
            await self.check_alive(socket, reading)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            socket.abort()

    def say(self, socket: Frames, data: bytes) -> None:
        self.counts.messages += 1
        socket.write(frame(TEXT, data))

    def message(self, seat: Seat) -> bytes:
        dice = self.dice
        chance = dice.random()
        if chance < 0.3 and seat.legal:
            move = {"type": "move", "ply": seat.ply, "move": dice.choice(seat.legal)}
            return frame(TEXT, json.dumps(move).encode())
        if chance < 0.9:
            self.world.known |= {"ply": [seat.ply], "move": seat.legal, "table": [seat.table]}
            value = self.talking.sample(dice.choice(self.messages), dice)
            return frame(dice.choice((TEXT, TEXT, 2)), written(mutated(value, dice), dice)[:60_000])
        if chance < 0.96:
            return frame(dice.choice((TEXT, 2)), odd_string(dice).encode("utf-8", "surrogatepass"))
        return frame(PING, b"x" * dice.randrange(126)) + frame(TEXT, b"", final=False) + frame(0, b"{}")

    def broken_frame(self) -> bytes:
        """A broken frame, which may make the rest of the connection unreadable."""
        payload = self.dice.choice(HOSTILE).encode("utf-8", "surrogatepass")
        return damaged(frame(self.dice.randrange(16), payload), self.dice)

    async def read(self, socket: Frames, seat: Seat) -> None:
        while True:
            kind, payload = await socket.read()
            if kind == TEXT:
                self.world.was_heard(seat, payload)
            elif kind == CLOSE:
                self.counts.closes[int.from_bytes(payload[:2], "big")] += 1
                return

    async def check_alive(self, socket: Frames, reading: asyncio.Task[None]) -> None:
        socket.write(frame(PING, b"alive"))
        await socket.drain()
        heard = asyncio.create_task(socket.ponged.wait())
        await asyncio.wait([heard, reading], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not heard.done() and not reading.done():
            self.counts.stuck += 1
            reading.cancel()
        heard.cancel()
        socket.ponged.clear()

    # --- all of it ---

    async def watch(self) -> None:
        """Restart the server if it ends, and print the progress."""
        while not self.stopping:
            await asyncio.sleep(5)
            self.counts.tracebacks = self.server.log().count(TRACEBACK)
            if not self.server.running:
                self.counts.crashes += 1
                await asyncio.to_thread(self.server.start)
            print(self.line(), file=sys.stderr, flush=True)

    def line(self) -> str:
        return self.counts.line(max(0.001, time.monotonic() - self.started), self.world.opened)

    async def run(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self.stop)
        watching = asyncio.create_task(self.watch())
        work = [self.ask() for _ in range(CONNECTIONS)]
        if self.wanted.messages:
            work += [self.talk() for _ in range(SOCKETS)]
        await asyncio.gather(*work)
        watching.cancel()

    def stop(self) -> None:
        self.stopping = True


def replay(folder: Path, server: Process) -> Iterator[str]:
    """Send saved requests again, and print the first line of each answer."""
    import socket

    for path in sorted(folder.glob("*.request")):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.settimeout(PATIENCE)
            connection.sendall(path.read_bytes())
            try:
                answer = connection.recv(65536).partition(b"\r\n")[0].decode("latin-1")
            except TimeoutError:
                answer = "no answer"
        yield f"{path.name}: {answer}"


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak.fuzz", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--messages", type=int, default=100_000, help="that sockets send")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for what fails; default: a new temporary one")
    parser.add_argument("--replay", type=Path, metavar="FOLDER", help="send again what failed, to the same tables")
    wanted = parser.parse_args()
    folder = wanted.replay or wanted.folder or Path(tempfile.mkdtemp(prefix="ludotheque-fuzz-"))
    folder.mkdir(parents=True, exist_ok=True)
    with Process(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        if wanted.replay:
            for line in replay(folder, server):
                print(line)
            return 0
        fuzzer = Fuzzer(wanted, server, folder)
        uvloop.run(fuzzer.run())
        took = time.monotonic() - fuzzer.started
        log = server.stop() if server.running else server.log()
    counts = fuzzer.counts
    counts.tracebacks = log.count(TRACEBACK)
    (folder / "server.log").write_text(log)
    for name, found in (("answers", counts.statuses), ("sockets closed with", counts.closes)):
        print(f"{name}: " + ", ".join(f"{key} × {count:,}" for key, count in sorted(found.items())))
    print(f"damaged requests without an answer: {counts.damaged:,}; seconds: {took:.0f}; seed: {wanted.seed}")
    print(fuzzer.line())
    if counts.failed:
        print(f"What failed is in {folder}; send it again with --replay {folder}")
    return 1 if counts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
