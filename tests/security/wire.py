"""Raw bytes on a connection."""

from __future__ import annotations

import json
import socket
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

PATIENCE = 30.0  # seconds; only a broken server takes so long


def connect(url: str, source: str = "127.0.0.1") -> socket.socket:
    address = urlsplit(url)
    return socket.create_connection((address.hostname, address.port), PATIENCE, (source, 0))


def exchange(url: str, data: bytes) -> int | None:
    """The status of the answer to these bytes; None if the connection ends without one."""
    with connect(url) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
        except OSError:  # a broken pipe, or no connection any more
            pass  # an answer may have come before all was sent
        return status_of(connection)


def status_of(connection: socket.socket) -> int | None:
    found = b""
    while b"\r\n" not in found:
        try:
            more = connection.recv(4096)
        except ConnectionResetError:
            return None
        if not more:
            return None
        found += more
    assert found.startswith(b"HTTP/1.1 "), found
    return int(found.split()[1])


def ended(connection: socket.socket) -> bool:
    """Whether the server closes the connection within PATIENCE."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def heard(talk: ClientConnection) -> str:
    """The type of the next message of a socket, or `closed` with the code."""
    try:
        message: dict[str, Any] = json.loads(talk.recv(timeout=PATIENCE))
    except ConnectionClosed as closed:
        return "cut off" if closed.rcvd is None else f"closed {closed.rcvd.code}"
    return str(message["type"])
