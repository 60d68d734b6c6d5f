"""One WebSocket a client. It says which table and shows its tokens in its first message, then hears of every change.

It may make moves here too; everything else is plain HTTP.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency

from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.reading import Reader
from ludotheque.tables import commands, projection
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.refusals import Forbidden, Invalid, TooMany, rule_of, status_and_code
from ludotheque.tables.table import Table

from ..guard.limits import Buckets
from ..guard.sites import site
from ..house import House, Room, encode
from ..monitor.metrics import REFUSED, SOCKETS
from ..schema import FromSocket, Hello, Refused, SocketMove
from ..settings import Settings
from .headers import origin_allowed

MOST_WAITING = 500  # messages; a client that is further behind has to come again
HELLO_SECONDS = 10.0
MOST_FROM_ONE_ADDRESS = 200
POLICY, COME_AGAIN = 1008, 1013

decode = Reader[FromSocket](FromSocket).read  # type: ignore[arg-type]
Socket = WebSocket[object, object, AppState]


class Connection:
    """A listener at a table. What it is told waits in a queue of its own, so that a slow client holds up nobody."""

    def __init__(self, socket: Socket, room: Room, seats: Sequence[int], language: str) -> None:
        self.socket, self.room, self.language = socket, room, language
        self.seats = list(seats)
        self.viewers: Sequence[int | None] = self.seats or [None]
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None

    def post(self, message: bytes) -> None:
        if self._closing is not None:
            return
        self._outbox.append(message.decode())
        if len(self._outbox) > MOST_WAITING:
            self._closing = COME_AGAIN
        self._wake.set()

    def drop(self) -> None:
        self._closing = COME_AGAIN
        self._wake.set()

    async def refuse(self, error: LudothequeError, seat: int | None) -> None:
        """The error; to somebody who holds the seat, with the table as it stands."""
        _, code = status_and_code(error)
        REFUSED.labels(code).inc()
        state = None
        if seat is not None and not self.room.gone:
            async with self.room.lock:
                state = projection.state(self.room.table, seat, self.room.table.ply)
        text = messages(self.language).say_phrase(error.phrase)
        self.post(encode(Refused("refused", code, text, seat, rule_of(error), state)))

    async def send_all(self) -> None:
        """Runs as a task of its own until the socket is to be closed."""
        send, outbox = self.socket.send, self._outbox
        while True:
            await self._wake.wait()
            self._wake.clear()
            while outbox and self._closing is None:
                await send({"type": "websocket.send", "text": outbox.popleft(), "bytes": None})
            if self._closing is not None:
                await self.socket.close(self._closing)
                return

    async def receive_all(self, house: House, buckets: Buckets, address: str) -> None:
        receive = self.socket.receive
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            try:
                buckets.take(address)
                asked = decode(message.get("text") or message.get("bytes") or b"")
                if not isinstance(asked, SocketMove):
                    raise Invalid("error-second-hello")
                await self.move(house, asked)
            except TooMany as error:
                await self.refuse(error, None)
                await asyncio.sleep(error.retry_after)
            except LudothequeError as error:
                await self.refuse(error, None)
            except msgspec.DecodeError as error:
                await self.refuse(Invalid("error-request", detail=str(error)), None)

    async def move(self, house: House, asked: SocketMove) -> None:
        seat = asked.seat
        if seat is None and len(self.seats) == 1:
            seat = self.seats[0]
        if seat is None or seat not in self.seats:
            raise Forbidden("error-not-seat")
        room = self.room
        room.seen[seat] = time.monotonic()
        room.bucket.take(time.monotonic())
        await house.at_least(room, asked.ply)
        await room.hold()

        def action(table: Table) -> None:
            commands.move(table, seat, asked.ply, asked.move)

        try:
            stored = house.submit(room, action)
        except LudothequeError as error:
            await self.refuse(error, seat)
        else:
            stored.add_done_callback(lambda stored: self._after(stored, seat))

    def _after(self, stored: asyncio.Future[None], seat: int) -> None:
        """A move that was stored has been told like any other; one that was not is refused."""
        error = None if stored.cancelled() else stored.exception()
        if isinstance(error, LudothequeError):
            self._refusing = asyncio.create_task(self.refuse(error, seat))
        elif error is not None:
            self.drop()


class Sockets:
    """The sockets of this process."""

    def __init__(self, settings: Settings, buckets: Buckets) -> None:
        self.settings, self.buckets = settings, buckets
        self.count = 0
        self.addresses: Counter[str] = Counter()

    async def serve(self, socket: Socket, house: House) -> None:
        address = site(socket.scope["client"])
        headers = socket.headers
        crowded = self.settings.rate > 0 and self.addresses[address] >= MOST_FROM_ONE_ADDRESS
        if crowded or not origin_allowed(headers.get("origin"), headers.get("host"), self.settings.origins):
            await socket.close(POLICY)  # before it is accepted: HTTP 403
            return
        await socket.accept()
        self.addresses[address] += 1
        self.count += 1
        SOCKETS.inc()
        try:
            connection = await self._greet(socket, house, address)
            if connection is not None:
                await self._talk(connection, house, address)
        finally:
            self.count -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            SOCKETS.dec()

    async def _greet(self, socket: Socket, house: House, address: str) -> Connection | None:
        """The first message; the answer is the table's state, once for each seat."""
        language = "en"
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await socket.receive()
            if message["type"] != "websocket.receive":
                return None
            self.buckets.take(address)
            hello = decode(message.get("text") or message.get("bytes") or b"")
            if not isinstance(hello, Hello):
                raise Invalid("error-no-hello")
            language = hello.lang if hello.lang in LANGUAGES else "en"
            room = await house.room(hello.table, address)
            roles = [room.table.role(hash_of(token)) for token in hello.tokens]
            await house.at_least(room, hello.since)
            connection = Connection(socket, room, [r.seat for r in roles if r.seat is not None], language)
            owner = any(role.owner for role in roles)

            def greeting(table: Table) -> tuple[int, list[bytes]]:
                states = [projection.state(table, viewer, hello.since, owner) for viewer in connection.viewers]
                return table.ply, [encode(state) for state in states]

            known, greetings = await house.read(room, address, greeting, room.table.ply - hello.since)
            await room.hold()
            try:
                table = room.table
                later = [
                    encode(projection.news(table, viewer, known)) for viewer in connection.viewers if table.ply > known
                ]
                for each in greetings + later:
                    connection.post(each)
                room.listeners.append(connection)
            finally:
                room.lock.release()
            for seat in connection.seats:
                room.seen[seat] = time.monotonic()
            return connection
        except LudothequeError as error:
            _, code = status_and_code(error)
            problem = Refused("refused", code, messages(language).say_phrase(error.phrase))
        except msgspec.DecodeError as error:
            problem = Refused("refused", "invalid", messages(language).say("error-request", detail=str(error)))
        except TimeoutError:
            problem = Refused("refused", "invalid", messages(language).say("error-no-hello"))
        await socket.send({"type": "websocket.send", "text": encode(problem).decode(), "bytes": None})
        await socket.close(POLICY)
        return None

    async def _talk(self, connection: Connection, house: House, address: str) -> None:
        sending = asyncio.create_task(connection.send_all())
        receiving = asyncio.create_task(connection.receive_all(house, self.buckets, address))
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.room.listeners.remove(connection)
            connection.room.visited = time.monotonic()
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)


@websocket("/api/socket")
async def socket_route(socket: Socket, house: NamedDependency[House], sockets: NamedDependency[Sockets]) -> None:
    await sockets.serve(socket, house)
