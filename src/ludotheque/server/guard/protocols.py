"""HTTP and WebSocket connections with time limits.

Uvicorn waits for ever for the rest of a request, and for a client that has stopped reading. Here a request must arrive
and its answer be read within the time limits of `Settings`, and an address may have `connections_each` connections.
Connections over a limit are closed without an answer.

What is read before any limit of an address applies is bounded too: the head of a request, the requests that wait behind
one another on a connection, and the frames of a socket that are no messages.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.events import TimerHandle
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.protocol import State

from ludotheque.tables.refusals import TooMany

from ..monitor.metrics import CUT_OFF
from ..settings import Settings
from .limits import Bucket
from .sites import site
from .wire import WireProtocol

INVALID_TEXT = 1007  # the code of RFC 6455
LAST_SECONDS = 2.0  # for answers under way when the server stops
SPARE_FILES = 200  # for the database, logs and other files of the process
LARGEST_HEAD = 32 * 1024  # bytes of a request without its body
MOST_PIPELINED = 100  # requests on a connection that wait for the one before; browsers send none


class TooLarge(Exception):
    """A head has more bytes, or a connection more requests, than anybody needs."""


def raise_file_limit() -> int:
    """Allow as many open files as the system permits; returns the number."""
    if sys.platform == "win32":
        return 1 << 14  # there is no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door:
    """The connections of one server. A proxy in front of it (`FORWARDED_ALLOW_IPS`) may have any number: all clients
    come through it, and it has limits of its own."""

    def __init__(self, settings: Settings) -> None:
        self.header_seconds, self.body_seconds = settings.header_seconds, settings.body_seconds
        self.write_seconds = settings.write_seconds
        self.frame_rate = settings.rate  # frames a second of a socket, besides its short messages; 0: no limit
        self._each = settings.connections_each if settings.rate > 0 else 0
        self._most = max(64, raise_file_limit() - SPARE_FILES)
        self._proxies = frozenset(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(" ", "").split(","))
        self._addresses: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Whether there is room for another connection from this address."""
        if self.count >= self._most:
            return False
        if self._each and self._addresses[address] >= self._each and not self._proxies & {address, "*"}:
            return False
        self.count += 1
        self._addresses[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def http(self, *arguments: Any, **named: Any) -> GuardedHttp:
        """Called by uvicorn for every connection."""
        return GuardedHttp(self, *arguments, **named)

    def socket(self, *arguments: Any, **named: Any) -> GuardedSocket:
        return GuardedSocket(self, *arguments, **named)


class Timer:
    """One deadline at a time."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport, why: str) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, cut_off, transport, why)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def cut_off(transport: asyncio.Transport, why: str) -> None:
    CUT_OFF.labels(why).inc()
    transport.abort()


class Guest:
    """One connection: its place among those of its address, and the time it has to read what it is sent."""

    __slots__ = ("_address", "door", "writing")

    def __init__(self, door: Door) -> None:
        self.door = door
        self.writing = Timer()
        self._address: str | None = None

    @property
    def inside(self) -> bool:
        return self._address is not None

    def enter(self, client: tuple[str, int] | None, transport: asyncio.Transport) -> None:
        """Cuts the connection off if there is no room for it."""
        address = site(client)
        if self.door.enter(address):
            self._address = address
        else:
            cut_off(transport, "crowded")

    def leave(self) -> None:
        self.writing.stop()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None

    def stopped_reading(self, transport: asyncio.Transport) -> None:
        self.writing.start(self.door.write_seconds, transport, "unread")


class GuardedHttp(HttpToolsProtocol):
    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._guest = Guest(door)
        self._arriving, self._ending = Timer(), Timer()
        self._answering: RequestResponseCycle | None = None
        self._head = 0  # bytes of the request's address and headers
        self._vain = 0  # bytes read that were neither the end of a request nor part of a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guest.enter(self.client, transport)
        if self._guest.inside:
            self._arriving.start(self._guest.door.header_seconds, transport, "slow")

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.stop()
        self._ending.stop()
        self._guest.leave()
        self._give_up()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Uvicorn would wait for answers under way and then break them off with an error."""
        super().shutdown()
        # also if it is closing already: that takes as long as its client does not read
        self._ending.start(LAST_SECONDS, self.transport, "stopping")

    def send_400_response(self, msg: str) -> None:
        self._give_up()
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle

        async def careful(scope: Any, receive: Any, send: Any) -> None:
            async def send_if_open(message: Any) -> None:
                if self.transport.is_closing():  # the loss is reported later; until then, a write would raise
                    cycle.disconnected = True
                await send(message)

            await app(scope, receive, send_if_open)

        super()._start_asgi_task(cycle, careful)

    def _give_up(self) -> None:
        """Uvicorn reports a lost connection to the request that came last, not to the one being answered."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        if self._answering is not None and not self._answering.response_complete:
            # from then on its end would be reported to the socket alone, and the answer would go on without end
            self.send_400_response("A socket cannot be opened before the answers under way are over.")
            return
        self._arriving.stop()
        self._guest.leave()  # the socket's own protocol counts it from here on
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # it has this protocol, which is not needed any more

    def data_received(self, data: bytes) -> None:
        self._vain += len(data)
        super().data_received(data)
        if self._vain > LARGEST_HEAD and not self.transport.is_closing():
            cut_off(self.transport, "large")

    def on_url(self, url: bytes) -> None:
        self._weigh(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one behind a body in chunks."""
        self._weigh(name + value)
        super().on_header(name, value)

    def _weigh(self, part: bytes) -> None:
        """Raises TooLarge, which uvicorn answers like any request that it cannot read."""
        self._head += len(part)
        if self._head > LARGEST_HEAD:
            raise TooLarge

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooLarge
        self._head = 0
        super().on_message_begin()
        self._arriving.start(self._guest.door.header_seconds, self.transport, "slow")

    def on_headers_complete(self) -> None:
        self._arriving.start(self._guest.door.body_seconds, self.transport, "slow")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._vain = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._vain = 0
        self._arriving.stop()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._guest.stopped_reading(self.transport)

    def resume_writing(self) -> None:
        self._guest.writing.stop()
        super().resume_writing()


class GuardedSocket(WireProtocol):
    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._guest = Guest(door)
        self._frames = Bucket(door.frame_rate, time.monotonic())

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guest.enter(self.client, transport)

    def data_received(self, data: bytes) -> None:
        if self._guest.inside and not self.transport.is_closing():
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """The library has found something wrong with the request, which came as a whole; uvicorn does not notice."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def admits_frame(self) -> bool:
        try:
            self._frames.take(time.monotonic())
        except TooMany:
            return False
        return True

    def overdone(self) -> None:
        if not self.transport.is_closing():
            cut_off(self.transport, "flood")

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 ends the connection without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:  # not if the client has said goodbye in the same breath
                    self.conn.send_close(INVALID_TEXT)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Messages after the end are dropped; the application learns of the end by receiving."""
        await self.writable.wait()
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guest.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._guest.stopped_reading(self.transport)

    def resume_writing(self) -> None:
        self._guest.writing.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """A client that answers no ping reads no goodbye either. Waiting for that would keep the connection open."""
        super().keepalive_timeout()
        cut_off(self.transport, "silent")
