"""A WebSocket whose application reads and writes messages without a task, a queue or a dictionary for each of them.

Nearly all messages are alike: text in one short frame from the client, text in one frame to it. These are read and
written here. Everything else, from the handshake to pings, pieces, goodbyes and faults, is left to the library. It is
only given whole frames, so that it never holds a part of one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its compiled part
    from websockets.utils import apply_mask

EXTENSION = "ludotheque.wire"  # under this name the application finds its connection in the ASGI scope

END_OF_HEAD = b"\r\n\r\n"
WHOLE_TEXT, CONTROL = 0x81, 0x8
WHOLE, RESERVED = 0x80, 0x70  # the end of a message, bits of extensions
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 126, 126, 127  # a length, or how many bytes it has
HEAD = 6  # bytes before the text of a short message: two, and the mask
MOST_PIECES = 64  # of a message; no client of ours sends any


def text_frame(message: bytes) -> bytes:
    """A text message as one frame of a server."""
    length = len(message)
    if length < SHORT:
        return b"\x81%c%b" % (length, message)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), message)


class Wire(Protocol):
    """What the application uses of its connection."""

    @property
    def flows(self) -> bool: ...
    def listen(self, heard: Callable[[bytes], None], drained: Callable[[], None]) -> None: ...
    def write_text(self, message: bytes) -> None: ...
    def hold_reading(self) -> None: ...
    def go_on_reading(self) -> None: ...
    def hang_up(self, code: int) -> None: ...
    def overdone(self) -> None: ...
    async def receive(self) -> ASGIReceiveEvent: ...
    async def send(self, message: ASGISendEvent) -> None: ...


class WireProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._heard: Callable[[bytes], None] | None = None
        self._drained: Callable[[], None] | None = None
        self._part = b""  # of a frame that has not arrived whole
        self._plain = True  # nothing has been wrong
        self._pieces = 0  # of a message that has not arrived whole

    # --- for the application ---

    def listen(self, heard: Callable[[bytes], None], drained: Callable[[], None]) -> None:
        """From now on `heard` is called with every message as it comes, and those that wait to be received; `drained`,
        when a client that was slow has read what was written."""
        self._heard, self._drained = heard, drained
        self.response.headers.clear()  # they have been sent
        self.go_on_reading()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                self.queue.put_nowait(message)  # the end: nothing comes after it
                return
            heard((message.get("text") or "").encode() or message.get("bytes") or b"")

    @property
    def flows(self) -> bool:
        """Whether what is written now goes out soon."""
        return self.writable.is_set()

    def write_text(self, message: bytes) -> None:
        """Messages after the end are dropped; the application learns of the end by receiving."""
        if self.conn.state is State.OPEN and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(text_frame(message))

    def hold_reading(self) -> None:
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Let the application, which waits for the end, close the connection with this code."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    # --- from the network ---

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request  # headers that nobody asks for again
        if not self.handshake_complete:  # it is complete here if it is refused
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        whole = len(data)
        # nearly always it is one short message, and nothing else
        alone = HEAD < whole < HEAD + SHORT and data[1] == MASKED | (whole - HEAD)
        if alone and self._plain and not self._part and self._read_text(data, 0, whole):
            return
        if not self.handshake_initiated:
            super().data_received(data)
            self._plain = data.endswith(END_OF_HEAD)  # the library has no part of a frame
            return
        if self._part:
            data, self._part = self._part + data, b""
        at, end = 0, len(data)
        others: int | None = None  # where the frames for the library begin
        while at < end and self._plain:
            size = _frame_size(data, at, self.conn.max_message_size)
            if size is None:
                self._plain = False  # the library says what is wrong with it
                break
            if at + size > end:
                break
            if others is None and not self._read_text(data, at, size):
                others = at
            if others is not None and not self._may_read(data[at]):
                self.overdone()
                return
            at += size
        if self._plain and at < end:
            self._part = data[at:]
        begins, ends = at if others is None else others, at if self._plain else end
        if begins < ends and not self.transport.is_closing():
            super().data_received(data[begins:ends])

    def _read_text(self, data: bytes, at: int, size: int) -> bool:
        """Hear the frame there, if it is short text and somebody listens."""
        if self._heard is None or self._pieces or data[at] != WHOLE_TEXT or data[at + 1] & 127 >= SHORT:
            return False
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        message = apply_mask(data[at + 6 : at + size], data[at + 2 : at + 6])
        if not message.isascii():  # the library knows what is not UTF-8
            return False
        self._heard(message)
        return True

    def _may_read(self, first: int) -> bool:
        """Whether the library may read a frame with this first byte. That takes it far longer than sending one took."""
        if not first & CONTROL:
            self._pieces = 0 if first & WHOLE else self._pieces + 1
        return self._pieces <= MOST_PIECES and self.admits_frame()

    def admits_frame(self) -> bool:
        """Whether the client may send one more of these frames now."""
        return True

    def overdone(self) -> None:
        """The client has sent too much to be listened to any longer."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._heard(message)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._drained is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard = self._drained = None  # they hold the application's connection, which holds this one
        self.conn.parser.close()  # it has the library's connection, which has it
        super().connection_lost(exc)


def _frame_size(data: bytes, at: int, most: int | None) -> int | None:
    """How many bytes the frame there has, as far as they tell; more than there are if that is not known yet. None for
    what no client may send."""
    first = data[at]
    if first & RESERVED:  # an extension nobody has agreed to
        return None
    if len(data) < at + 2:
        return 2
    second = data[at + 1]
    if not second & MASKED:
        return None
    length = second & 127
    if first & CONTROL and (length >= SHORT or not first & WHOLE):
        return None
    head = 6
    if length == TWO_BYTES:
        if len(data) < at + 4:
            return 4
        length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
    elif length == EIGHT_BYTES:
        if len(data) < at + 10:
            return 10
        length, head = int.from_bytes(data[at + 2 : at + 10], "big"), 14
    if most is not None and length > most:
        return None
    return head + length
