"""One WebSocket per client. Its first message names the table and shows tokens; then it is told of every change.

It may also make moves, and says whether anybody is looking. Everything else is plain HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, deque
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.core.errors import LudothequeError
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.refusals import Forbidden, Invalid, TooMany
from ludotheque.tables.requests import FROM_SOCKET
from ludotheque.tables.seat_commands import Command, move
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.problems import known_language, refused_of
from ludotheque.tables.table import Table

from ..client_commands import ClientCommands, RefusedWithState, Visitor
from ..guard.limits import Buckets
from ..guard.sites import site
from ..guard.wire import EXTENSION, Wire
from ..house import House
from ..monitor.metrics import SOCKETS
from ..rooms.room import Room, encode
from ..rooms.turn_push import Turns
from ..schema import Beat, Hello, Refused, SocketAttention, SocketLanguage, SocketMove, State
from ..settings import Settings
from .headers import origin_allowed
from .heartbeat import Heartbeat
from .problems import problem_of

LOG = logging.getLogger(__name__)
MOST_WAITING = 500  # messages, in either direction; a client that is further behind, or ahead, is disconnected
HELLO_SECONDS = 10.0
MOST_FROM_ONE_ADDRESS = 200
POLICY, COME_AGAIN = 1008, 1013
BEAT = encode(Beat())

decode = FROM_SOCKET.read
PATH = "/api/socket"


def refused_message(
    error: LudothequeError, language: str, seat: int | None = None, state: State | None = None
) -> Refused:
    return refused_of(problem_of(error, language, state), seat)


class Connection:
    """A listener at a table. If its client is slow, messages to it wait in a queue of its own and delay no other.

    Its own messages are done at once, without a task, unless something must be waited for.
    """

    def __init__(self, wire: Wire, room: Room, seats: Sequence[int], language: str, address: str, hello: Hello) -> None:
        self.wire, self.room, self.language, self.address = wire, room, language, address
        self.wants_turns, self.wants_presence, self.wants_beats = hello.turns, hello.presence, hello.beats
        self.hidden_since: float | None = None if hello.here else -math.inf
        self.seats = list(seats)
        self.viewers: Sequence[int | None] = self.seats or [None]
        self._visitors = {seat: Visitor(room, Role(seat=seat), address) for seat in seats}
        self._quiet = False  # nothing was posted since the last visit of the heartbeat
        self.closing: int | None = None  # the code with which to close it
        self.own_turns: list[asyncio.Task[None]] = []
        self._outbox: deque[bytes] = deque()  # while its client is slow
        self._inbox: deque[bytes] = deque()  # while one of its messages waits for something
        self._working: asyncio.Task[None] | None = None
        self._refusing: set[asyncio.Task[None]] = set()

    @property
    def turns_in(self) -> str | None:
        return self.language if self.wants_turns else None

    def post(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._quiet = False
        if not self._outbox and self.wire.flows:
            self.wire.write_text(message)
            return
        self._outbox.append(message)
        if len(self._outbox) > MOST_WAITING:
            self.drop()

    def beat(self) -> None:
        """Say something, if nothing was said since the last time. One that is behind has enough to read."""
        if self._quiet and self.hidden_since is None and not self._outbox and self.wire.flows:
            self.post(BEAT)
        else:
            self._quiet = True

    def drop(self) -> None:
        if self.closing is None:
            self.closing = COME_AGAIN
            self.wire.hang_up(COME_AGAIN)

    def refuse(self, error: LudothequeError, seat: int | None = None, state: State | None = None) -> None:
        self.post(encode(refused_message(error, self.language, seat, state)))

    async def talk(self, house: House, buckets: Buckets) -> None:
        """Send what is posted and do what is asked, until the client has gone or is to be closed."""
        self._house, self._buckets = house, buckets
        self.wire.listen(self._hear, self._drain)
        while self.closing is None:
            if (await self.wire.receive())["type"] == "websocket.disconnect":
                break
        if self.closing is not None:
            await self.wire.send({"type": "websocket.close", "code": self.closing})

    def _hear(self, message: bytes) -> None:
        self._inbox.append(message)
        if self._working is None:
            self._work()
        elif len(self._inbox) > MOST_WAITING:  # they came with the one that made it wait
            self.wire.overdone()

    def _work(self) -> None:
        """Do what was asked. If something must be waited for, read no more, and go on when it is done."""
        try:
            while self._inbox and self.closing is None:
                waiting = self._do(self._inbox.popleft())
                if waiting is not None:
                    self.wire.hold_reading()
                    self._working = asyncio.create_task(waiting)
                    self._working.add_done_callback(self._go_on)
                    return
        except Exception as bug:
            self._broken(bug)

    def _go_on(self, done: asyncio.Task[None]) -> None:
        self._working = None
        if done.cancelled():
            return
        error = done.exception()
        if isinstance(error, LudothequeError):
            self.refuse(error)
        elif error is not None:
            self._broken(error)
        self.wire.go_on_reading()
        self._work()

    def leave(self) -> None:
        """Its client has gone: stop what is being done for it."""
        for task in (self._working, *self._refusing):
            if task is not None:
                task.cancel()

    def _drain(self) -> None:
        """The client has caught up."""
        while self._outbox and self.closing is None and self.wire.flows:
            self.wire.write_text(self._outbox.popleft())

    def _broken(self, bug: BaseException) -> None:
        LOG.error("a message", exc_info=bug)
        self.drop()

    def _do(self, message: bytes) -> Coroutine[Any, Any, None] | None:
        """Do what a message asks; gives what is left to be waited for."""
        house = self._house
        try:
            self._buckets.take(self.address)
            asked = decode(message)
            if isinstance(asked, SocketMove):
                return self._move(house.clients, asked)
            if isinstance(asked, SocketLanguage):
                return self._speak(house.turns, asked)
            if isinstance(asked, SocketAttention):
                self._attend(house, asked.here)
            else:
                raise Invalid("error-second-hello")
        except LudothequeError as error:
            self.refuse(error)
            if isinstance(error, TooMany):
                return asyncio.sleep(error.retry_after)
        except msgspec.DecodeError as error:
            self.refuse(Invalid("error-request", detail=str(error)))
        return None

    async def _speak(self, turns: Turns, asked: SocketLanguage) -> None:
        """Change the language, and say the turn in it."""
        self.language = known_language(asked.lang)
        await self.room.hold()
        try:
            turns.push_to(self.room, self)
        finally:
            self.room.lock.release()

    def _attend(self, house: House, here: bool) -> None:
        """The page is hidden or seen. That nobody looks at it is told later, by the upkeep, if it is still so then."""
        if here == (self.hidden_since is None):
            return
        self.hidden_since = None if here else time.monotonic()
        self.note_here()
        if here:
            house.presences.changed(self.room)
            house.processes.arrived(self.room.table, self.seats)

    def note_here(self) -> None:
        """The players of this connection are here, or were until now."""
        now = time.monotonic()
        self.room.last_here |= dict.fromkeys(self.seats, now)
        self.room.seen |= dict.fromkeys(self.seats, now)

    def _move(self, clients: ClientCommands, asked: SocketMove) -> Coroutine[Any, Any, None] | None:
        """Decides the move. Once it is stored, it is told like any other."""
        seat = asked.seat
        if seat is None and len(self.seats) == 1:
            seat = self.seats[0]
        visitor = None if seat is None else self._visitors.get(seat)
        if visitor is None:
            raise Forbidden("error-not-seat")
        command = move(asked)

        def stored(_: object, error: Exception | None) -> None:
            if error is not None:
                self._not_stored(clients, error, visitor)

        try:
            if clients.submit_now(visitor, command, stored):
                return None
        except TooMany:
            raise
        except LudothequeError as error:
            return self._refuse_with_state(clients, error, visitor)
        return self._move_later(clients, command, visitor)

    async def _move_later(self, clients: ClientCommands, command: Command[None], visitor: Visitor) -> None:
        """The same where it has to wait for the table."""
        try:
            stored = await clients.submit(visitor, command)
        except RefusedWithState as refused:
            if not isinstance(refused.error, TooMany):
                self.refuse(refused.error, visitor.seat, refused.state)
                return
            self.refuse(refused.error)
            await asyncio.sleep(refused.error.retry_after)
        else:
            stored.add_done_callback(lambda stored: self._after(clients, stored, visitor))

    def _after(self, clients: ClientCommands, stored: asyncio.Future[None], visitor: Visitor) -> None:
        error = None if stored.cancelled() else stored.exception()
        if isinstance(error, Exception):
            self._not_stored(clients, error, visitor)

    def _not_stored(self, clients: ClientCommands, error: Exception, visitor: Visitor) -> None:
        """Refuse a move that could not be stored."""
        if isinstance(error, LudothequeError):
            task = asyncio.create_task(self._refuse_with_state(clients, error, visitor))
            self._refusing.add(task)  # an event loop forgets tasks that nothing else holds
            task.add_done_callback(self._refusing.discard)
        else:
            self.drop()

    async def _refuse_with_state(self, clients: ClientCommands, error: LudothequeError, visitor: Visitor) -> None:
        refused = await clients.refused(visitor, error)
        self.refuse(error, visitor.seat, refused.state)


class Sockets:
    """The sockets of this process."""

    def __init__(self, settings: Settings, buckets: Buckets) -> None:
        self.settings, self.buckets = settings, buckets
        self.count = 0
        self.addresses: Counter[str] = Counter()
        self.heartbeat = Heartbeat()

    async def serve(self, scope: Scope, wire: Wire, house: House) -> None:
        """Talk to one client from its handshake to its end."""
        address = site(scope["client"])
        origin, host = _origin_and_host(scope)
        scope["headers"] = []  # dozens of objects that nobody needs as long as the client stays
        crowded = self.settings.rate > 0 and self.addresses[address] >= MOST_FROM_ONE_ADDRESS
        await wire.receive()  # that it wants to connect
        if crowded or not origin_allowed(origin, host, self.settings.origins):
            await _close(wire)  # before it is accepted: HTTP 403
            return
        await wire.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.addresses[address] += 1
        self.count += 1
        SOCKETS.inc()
        try:
            connection = await self._greet(wire, house, address)
            if connection is not None:
                await self._talk(connection, house)
        finally:
            self.count -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            SOCKETS.dec()

    async def _greet(self, wire: Wire, house: House, address: str) -> Connection | None:
        """Read the first message, and answer it with the table's state, once for each seat."""
        language = "en"
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await wire.receive()
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
            seats = list(dict.fromkeys(role.seat for role in roles if role.seat is not None))
            connection = Connection(wire, room, seats, language, address, hello)
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
            if hello.here:
                house.processes.arrived(room.table, connection.seats)
                connection.note_here()
            return connection
        except LudothequeError as error:
            problem = refused_message(error, language)
        except msgspec.DecodeError as error:
            problem = refused_message(Invalid("error-request", detail=str(error)), language)
        except TimeoutError:
            problem = refused_message(Invalid("error-no-hello"), language)
        await wire.send({"type": "websocket.send", "text": encode(problem).decode(), "bytes": None})
        await _close(wire)
        return None

    async def _talk(self, connection: Connection, house: House) -> None:
        if connection.wants_beats:
            self.heartbeat.add(connection)
        try:
            await connection.talk(house, self.buckets)
        finally:
            self.heartbeat.remove(connection)
            room = connection.room
            room.listeners.remove(connection)
            room.visited = time.monotonic()
            if connection.hidden_since is None:
                connection.note_here()
            house.presences.changed(room)
            connection.leave()


def _origin_and_host(scope: Scope) -> tuple[str | None, str | None]:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    return headers.get(b"origin"), headers.get(b"host")


async def _close(wire: Wire) -> None:
    await wire.send({"type": "websocket.close", "code": POLICY, "reason": ""})


def with_sockets(app: ASGIApp, state: AppState) -> ASGIApp:
    """Middleware: sockets are served here. Of all that the framework does for a request, they need nothing."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            # taken out, because the connection has the scope: they would keep each other in memory
            wire: Wire = scope["extensions"].pop(EXTENSION)  # type: ignore[union-attr,assignment]
            if scope["path"].rstrip("/") == PATH:
                await state.sockets.serve(scope, wire, state.house)
                return
        await app(scope, receive, send)

    return wrapped
