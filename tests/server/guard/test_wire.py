"""The short way of a message beside the library: whatever arrives, cut however, both hear and answer alike."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from ludotheque.server.guard.wire import EXTENSION, WireProtocol, text_frame

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 4096


def frame(first: int, payload: bytes, mask: bytes | None = b"\x11\x22\x33\x44") -> bytes:
    masked = 0 if mask is None else 0x80
    length = len(payload)
    if length < 126:
        head = bytes([first, masked | length])
    elif length < 1 << 16:
        head = bytes([first, masked | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, masked | 127]) + length.to_bytes(8, "big")
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


MOVE = frame(0x81, b'{"type":"move","ply":7,"move":"Rh"}')
STREAMS = {  # each as frames
    "one": [MOVE],
    "several": [MOVE] * 5,
    "empty": [frame(0x81, b""), MOVE],
    "longer": [frame(0x81, b"a" * 125), frame(0x81, b"b" * 126), frame(0x81, b"c" * MOST), MOVE],
    "too long": [MOVE, frame(0x81, b"d" * (MOST + 1)), MOVE],
    "much too long": [MOVE, frame(0x81, b"e" * 70_000)],
    "not ascii": [MOVE, frame(0x81, "Hundsgemein für Zoë".encode()), MOVE],
    "bytes": [frame(0x82, b"\x00\xff"), MOVE],
    "in pieces": [frame(0x01, b"one, "), frame(0x00, b"two, "), frame(0x80, b"three"), MOVE],
    "a ping between pieces": [frame(0x01, b"one, "), frame(0x89, b"there?"), frame(0x80, b"two"), MOVE],
    "text between pieces": [frame(0x01, b"one, "), MOVE],
    "pings and pongs": [frame(0x89, b"there?"), MOVE, frame(0x8A, b""), MOVE],
    "a goodbye": [MOVE, frame(0x88, b"\x03\xe8bye"), MOVE],
    "a long ping": [MOVE, frame(0x89, b"x" * 126), MOVE],
    "not masked": [MOVE, frame(0x81, b"bare", None), MOVE],
    "an extension": [MOVE, frame(0xC1, b"packed"), MOVE],
    "no such frame": [MOVE, frame(0x83, b"what"), MOVE],
    "nothing to go on with": [MOVE, frame(0x80, b"rest"), MOVE],
    "half a move": [MOVE, MOVE[:9]],
    "more bytes for a length than it needs": [b"\x81\xfe\x00\x0a\0\0\0\0" + b"0123456789", MOVE],
    "two as long as another would be": [frame(0x81, b"ab"), frame(0x81, b"z" * 122)],
}


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        if not self.closed:
            self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def exchange(
    kind: type[WebSocketsSansIOProtocol], parts: list[bytes], listens: bool
) -> tuple[list[bytes], list[Any], bytes, bool]:
    """What is heard, how it ends, what is answered, whether the connection is closed."""
    transport = Transport()
    heard: list[bytes] = []
    ends: list[Any] = []
    ready, over = asyncio.Event(), asyncio.Event()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        if listens:
            scope["extensions"][EXTENSION].listen(heard.append, lambda: None)
        ready.set()
        await over.wait()
        while not protocol.queue.empty():
            message = await receive()
            if message["type"] == "websocket.receive":
                heard.append((message.get("text") or "").encode() or message.get("bytes") or b"")
            else:
                ends.append(message)

    config = Config(cast(Any, application), ws_max_size=MOST, ws_per_message_deflate=False, log_config=None)
    config.load()
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(cast(Any, transport))
    protocol.data_received(HANDSHAKE)
    await ready.wait()
    before = len(transport.written)
    for part in parts:
        if not transport.closed:
            protocol.data_received(part)
    written, closed = transport.written[before:], transport.closed
    over.set()
    await asyncio.gather(*protocol.tasks)
    protocol.connection_lost(None)
    return heard, ends, written, closed


def cut(stream: bytes, random: random.Random) -> list[bytes]:
    """The stream as it may arrive: whole, byte by byte, or in random parts."""
    pieces = random.choice((1, 1, 3, 8, len(stream)))
    places = sorted({0, len(stream), *(random.randrange(len(stream)) for _ in range(pieces))})
    return [stream[start:end] for start, end in pairwise(places)]


@pytest.mark.parametrize("name", STREAMS)
def test_who_listens_hears_every_frame_as_if_it_had_come_alone(name: str) -> None:
    stream, chance = b"".join(STREAMS[name]), random.Random(name)
    expected = asyncio.run(exchange(WebSocketsSansIOProtocol, STREAMS[name], False))
    for parts in ([stream], STREAMS[name], *(cut(stream, chance) for _ in range(6))):
        assert asyncio.run(exchange(WireProtocol, parts, True)) == expected


@pytest.mark.parametrize("name", STREAMS)
def test_until_somebody_listens_everything_goes_to_the_library(name: str) -> None:
    for parts in ([b"".join(STREAMS[name])], STREAMS[name]):
        expected = asyncio.run(exchange(WebSocketsSansIOProtocol, parts, False))
        assert asyncio.run(exchange(WireProtocol, parts, False)) == expected


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_one_frame(length: int) -> None:
    assert text_frame(b"x" * length) == frame(0x81, b"x" * length, None)


def test_what_came_before_somebody_listens_is_heard_first() -> None:
    async def early() -> list[bytes]:
        heard: list[bytes] = []
        done = asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await asyncio.sleep(0)
            await send({"type": "websocket.send", "text": "welcome"})
            assert (await receive())["text"] == "hello"
            scope["extensions"][EXTENSION].listen(heard.append, lambda: None)
            done.set()
            await receive()

        config = Config(cast(Any, application), ws_per_message_deflate=False, log_config=None)
        config.load()
        protocol = WireProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        protocol.connection_made(cast(Any, Transport()))
        protocol.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        last = frame(0x81, b"third")
        protocol.data_received(frame(0x81, b"hello") + frame(0x81, b"first") + frame(0x82, b"second") + last[:4])
        await done.wait()
        protocol.data_received(last[4:])
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        return heard

    assert asyncio.run(early()) == [b"first", b"second", b"third"]
