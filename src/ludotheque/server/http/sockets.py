"""One WebSocket per client. Its first message names the table and shows tokens; then it is told of every change.

It may also make moves. Everything else is plain HTTP.
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
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.reading import Reader
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.refusals import Forbidden, Invalid, TooMany
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table

from ..client_commands import ClientCommands, RefusedWithState, Visitor, move
from ..guard.limits import Buckets
from ..guard.sites import site
from ..house import House
from ..monitor.metrics import SOCKETS
from ..rooms.room import Room, encode
from ..rooms.turn_push import Turns
from ..schema import FromSocket, Hello, Refused, SocketLanguage, SocketMove, State
from ..settings import Settings
from .headers import origin_allowed
from .problems import problem_of

MOST_WAITING = 500  # messages; a client that is further behind is disconnected
HELLO_SECONDS = 10.0
MOST_FROM_ONE_ADDRESS = 200
POLICY, COME_AGAIN = 1008, 1013

decode = Reader[FromSocket](FromSocket).read  # type: ignore[arg-type]
Socket = WebSocket[object, object, AppState]


def known_language(tag: str) -> str:
    return tag if tag in LANGUAGES else "en"


def refused_message(
    error: LudothequeError, language: str, seat: int | None = None, state: State | None = None
) -> Refused:
    problem = problem_of(error, language, state)
    return Refused("refused", problem.code, problem.message, seat, problem.rule, problem.state, problem.move)


class Connection:
    """A listener at a table. Messages to it wait in a queue of its own, so that a slow client delays no other."""

    def __init__(
        self, socket: Socket, room: Room, seats: Sequence[int], language: str, address: str, hello: Hello
    ) -> None:
        self.socket, self.room, self.language, self.address = socket, room, language, address
        self.wants_turns, self.wants_presence = hello.turns, hello.presence
        self.seats = list(seats)
        self.viewers: Sequence[int | None] = self.seats or [None]
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.own_turns: list[asyncio.Task[None]] = []
        self._refusing: set[asyncio.Task[None]] = set()

    @property
    def turns_in(self) -> str | None:
        return self.language if self.wants_turns else None

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

    def refuse(self, error: LudothequeError, seat: int | None = None, state: State | None = None) -> None:
        self.post(encode(refused_message(error, self.language, seat, state)))

    async def send_all(self) -> None:
        """Send what is posted, until the socket is closed."""
        send, outbox = self.socket.send, self._outbox
        while True:
            await self._wake.wait()
            self._wake.clear()
            while outbox and self._closing is None:
                await send({"type": "websocket.send", "text": outbox.popleft(), "bytes": None})
            if self._closing is not None:
                await self.socket.close(self._closing)
                return

    async def receive_all(self, house: House, buckets: Buckets) -> None:
        receive = self.socket.receive
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            try:
                buckets.take(self.address)
                asked = decode(message.get("text") or message.get("bytes") or b"")
                if isinstance(asked, SocketMove):
                    await self.move(house.clients, asked)
                elif isinstance(asked, SocketLanguage):
                    await self.speak(house.turns, asked)
                else:
                    raise Invalid("error-second-hello")
            except LudothequeError as error:
                self.refuse(error)
                if isinstance(error, TooMany):
                    await asyncio.sleep(error.retry_after)
            except msgspec.DecodeError as error:
                self.refuse(Invalid("error-request", detail=str(error)))

    async def speak(self, turns: Turns, asked: SocketLanguage) -> None:
        """Change the language, and say the turn in it."""
        self.language = known_language(asked.lang)
        await self.room.hold()
        try:
            turns.push_to(self.room, self)
        finally:
            self.room.lock.release()

    async def move(self, clients: ClientCommands, asked: SocketMove) -> None:
        """Returns when the move is decided. Once it is stored, it is told like any other."""
        seat = asked.seat
        if seat is None and len(self.seats) == 1:
            seat = self.seats[0]
        if seat is None or seat not in self.seats:
            raise Forbidden("error-not-seat")
        visitor = Visitor(self.room, Role(seat=seat), self.address)
        try:
            stored = await clients.submit(visitor, move(asked))
        except RefusedWithState as refused:
            if isinstance(refused.error, TooMany):
                raise refused.error from None
            self.refuse(refused.error, seat, refused.state)
        else:
            stored.add_done_callback(lambda stored: self._after(clients, stored, visitor))

    def _after(self, clients: ClientCommands, stored: asyncio.Future[None], visitor: Visitor) -> None:
        """Refuse a move that could not be stored."""
        error = None if stored.cancelled() else stored.exception()
        if isinstance(error, LudothequeError):
            task = asyncio.create_task(self._refuse_later(clients, error, visitor))
            self._refusing.add(task)  # an event loop forgets tasks that nothing else holds
            task.add_done_callback(self._refusing.discard)
        elif error is not None:
            self.drop()

    async def _refuse_later(self, clients: ClientCommands, error: LudothequeError, visitor: Visitor) -> None:
        refused = await clients.refused(visitor, error)
        self.refuse(error, visitor.seat, refused.state)


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
                await self._talk(connection, house)
        finally:
            self.count -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            SOCKETS.dec()

    async def _greet(self, socket: Socket, house: House, address: str) -> Connection | None:
        """Read the first message, and answer it with the table's state, once for each seat."""
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
            language = known_language(hello.lang)
            room = await house.rooms.find(hello.table, address)
            roles = [room.table.role(hash_of(token)) for token in hello.tokens]
            await house.rooms.at_least(room, hello.since)
            seats = [role.seat for role in roles if role.seat is not None]
            connection = Connection(socket, room, seats, language, address, hello)
            owner = any(role.owner for role in roles)

            def greeting(table: Table) -> tuple[int, list[bytes]]:
                states = [projection.state(table, viewer, hello.since, owner) for viewer in connection.viewers]
                return table.ply, [encode(state) for state in states]

            known, greetings = await house.questions.read(room, address, greeting, room.table.ply - hello.since)
            await room.hold()
            try:
                table = room.table
                later = [
                    encode(projection.news(table, viewer, known)) for viewer in connection.viewers if table.ply > known
                ]
                for each in greetings + later:
                    connection.post(each)
                room.listeners.append(connection)
                house.turns.push_to(room, connection)
            finally:
                room.lock.release()
            house.presences.greet(room, connection)
            house.processes.arrived(room.table, connection.seats)
            for seat in connection.seats:
                room.seen[seat] = time.monotonic()
            return connection
        except LudothequeError as error:
            problem = refused_message(error, language)
        except msgspec.DecodeError as error:
            problem = refused_message(Invalid("error-request", detail=str(error)), language)
        except TimeoutError:
            problem = refused_message(Invalid("error-no-hello"), language)
        await socket.send({"type": "websocket.send", "text": encode(problem).decode(), "bytes": None})
        await socket.close(POLICY)
        return None

    async def _talk(self, connection: Connection, house: House) -> None:
        sending = asyncio.create_task(connection.send_all())
        receiving = asyncio.create_task(connection.receive_all(house, self.buckets))
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            room, now = connection.room, time.monotonic()
            room.listeners.remove(connection)
            room.visited = now
            room.last_here |= dict.fromkeys(connection.seats, now)
            house.presences.changed(room)
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)


@websocket("/api/socket")
async def socket_route(socket: Socket, house: NamedDependency[House], sockets: NamedDependency[Sockets]) -> None:
    await sockets.serve(socket, house)
