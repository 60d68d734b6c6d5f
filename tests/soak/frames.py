"""WebSocket frames as a client sends them, whole or broken, on a plain connection."""

from __future__ import annotations

import asyncio
import base64
import os

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(kind: int, payload: bytes, final: bool = True) -> bytes:
    """A client must mask; with a mask of zeros the payload stays as it is."""
    length = len(payload)
    first = (0x80 if final else 0) | kind
    if length < 126:
        head = bytes((first, 0x80 | length))
    elif length < 1 << 16:
        head = bytes((first, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Refused(OSError):
    """The server did not accept the socket."""


class Frames:
    """A socket after its handshake. Pings are not answered and nothing is read unless `read` is called."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.ponged = asyncio.Event()
        self.drain = writer.drain

    def write(self, data: bytes) -> None:
        if self.writer.is_closing():
            raise ConnectionResetError
        self.writer.write(data)

    @classmethod
    async def open(cls, host: str, port: int, source: str | None = None, origin: str | None = None) -> Frames:
        """`source` is the local address to connect from."""
        local = None if source is None else (source, 0)
        reader, writer = await asyncio.open_connection(host, port, local_addr=local)
        key = base64.b64encode(os.urandom(16)).decode()
        said = "" if origin is None else f"Origin: {origin}\r\n"
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{said}"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, OSError) as error:
            writer.transport.abort()
            raise Refused from error
        if not head.startswith(b"HTTP/1.1 101"):
            writer.transport.abort()
            raise Refused(head.partition(b"\r\n")[0].decode("latin-1"))
        return cls(reader, writer)

    async def read(self) -> tuple[int, bytes]:
        """The next frame. Servers do not fragment theirs."""
        while True:
            first, length = await self.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), "big")
            payload = await self.reader.readexactly(length)
            kind = first & 15
            if kind == PING:
                self.write(frame(PONG, payload))
            elif kind == PONG:
                self.ponged.set()
            else:
                return kind, payload

    def abort(self) -> None:
        self.writer.transport.abort()
