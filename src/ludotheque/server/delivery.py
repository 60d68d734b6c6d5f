"""Large answers that seldom change: compressed, and sent once; who has them already is told so (ETag)."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_COMPRESSING = 1024  # bytes
LEVEL = 6

ASK_AGAIN = "no-cache"  # keep it, but ask each time whether it is still the same


def etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def compress(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def takes_gzip(accept_encoding: str) -> bool:
    for part in accept_encoding.split(","):
        coding, _, weight = part.partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def has_already(if_none_match: str, etag: str) -> bool:
    # a proxy may have made it a weak one
    return any(known.strip().removeprefix("W/") in (etag, "*") for known in if_none_match.split(","))


def condensed(app: ASGIApp) -> ASGIApp:
    """Middleware for single routes: what succeeds gets an ETag and is compressed."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        start: HTTPResponseStartEvent | None = None

        async def send_condensed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and message["status"] == 200:
                start = message
            elif message["type"] == "http.response.body" and start is not None:
                body = await _condense(scope, start, message["body"])
                await send(start)
                await send({"type": "http.response.body", "body": body, "more_body": False})
            else:
                await send(message)

        await app(scope, receive, send_condensed)

    return wrapped


async def _condense(scope: Scope, start: HTTPResponseStartEvent, body: bytes) -> bytes:
    etag = await asyncio.to_thread(etag_of, body)
    headers = MutableScopeHeaders.from_message(start)
    _set(headers, {"ETag": etag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"})
    if has_already(header(scope, b"if-none-match"), etag):
        start["status"] = 304
        del headers["Content-Length"]
        return b""
    if len(body) >= WORTH_COMPRESSING and takes_gzip(header(scope, b"accept-encoding")):
        body = await asyncio.to_thread(compress, body)
        _set(headers, {"Content-Encoding": "gzip", "Content-Length": str(len(body))})
    return body


def _set(headers: MutableScopeHeaders, values: Mapping[str, str]) -> None:
    for name, value in values.items():
        headers[name] = value
