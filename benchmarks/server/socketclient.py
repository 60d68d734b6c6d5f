"""A minimal WebSocket client: text frames, no compression, whole messages."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 1, 9, 10


class SocketClient(asyncio.Protocol):
    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None] | None = None) -> None:
        """`lost` is called when the connection ends, if it was open and not closed from here."""
        self._heard, self._lost = heard, lost
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._open = True
            if not self.opened.done():  # nobody waits for it any more when the measurement ends
                self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            payload = bytes(buffer[start : start + length])
            at = start + length
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._send(PONG, payload)
        del buffer[:at]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        # a client must mask; with a mask of zeros the payload stays as it is
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._lost = None
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError())
        elif self._lost is not None and self._open:
            self._lost()


async def open_socket(
    port: int, heard: Callable[[bytes], None], lost: Callable[[], None] | None = None, host: str = "127.0.0.1"
) -> SocketClient:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: SocketClient(heard, lost), host, port)
    await client.opened
    return client
