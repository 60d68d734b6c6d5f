"""Large answers that seldom change: compressed, and not sent again to clients that have them (ETag)."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_COMPRESSING = 1024  # bytes
LEVEL, LEVEL_ONCE = 6, 9  # of gzip: for answers compressed each time, and for those compressed once
# Written out, because the system's table of file types differs from machine to machine.
COMPRESSIBLE = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}
COMPRESSED = {
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".zip": "application/zip",
    ".whl": "application/zip",
}

ASK_AGAIN = "no-cache"  # keep it, but check each time whether it has changed
FOR_EVER = "public, max-age=31536000, immutable"  # for files with a hash of their content in their name


def etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def compress(body: bytes, level: int = LEVEL) -> bytes:
    return gzip.compress(body, level, mtime=0)


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def takes_gzip(accept_encoding: str) -> bool:
    for part in accept_encoding.split(","):
        coding, _, weight = part.partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def has_already(if_none_match: str, etag: str) -> bool:
    # a proxy may have made it a weak ETag
    return any(known.strip().removeprefix("W/") in (etag, "*") for known in if_none_match.split(","))


@dataclass(frozen=True)
class File:
    """A file in memory, ready to be sent."""

    body: bytes
    packed: bytes | None  # compressed, where that helps
    media_type: str
    etag: str
    caching: str

    def answer(self, headers: Mapping[str, str]) -> Response[bytes]:
        """The answer to a request with these headers."""
        own = {"ETag": self.etag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if has_already(headers.get("if-none-match", ""), self.etag):
            return Response(b"", status_code=304, headers=own)
        if self.packed is not None and takes_gzip(headers.get("accept-encoding", "")):
            return Response(self.packed, media_type=self.media_type, headers=own | {"Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.media_type, headers=own)


def load(path: Path, caching: str) -> File:
    return ready(path.read_bytes(), path.suffix, caching)


def ready(body: bytes, suffix: str, caching: str) -> File:
    media_type = (COMPRESSIBLE | COMPRESSED).get(suffix, "application/octet-stream")
    helps = suffix in COMPRESSIBLE and len(body) >= WORTH_COMPRESSING
    packed = compress(body, LEVEL_ONCE) if helps else None
    return File(body, packed, media_type, etag_of(body), caching)


def condensed(app: ASGIApp) -> ASGIApp:
    """Middleware for single routes: successful answers get an ETag and are compressed."""

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
