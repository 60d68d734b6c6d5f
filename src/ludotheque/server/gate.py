"""What every request passes before it reaches a route: how often an address may ask, and that a POST is meant.

A browser sends a form, or plain text, from any page in the world to any address without asking anybody. Such requests
are refused: a POST is JSON, and if the browser says which page it comes from, that is one of ours.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.core.messages import messages

from .language import accepted
from .limits import Buckets
from .metrics import REFUSED
from .refusals import Forbidden, NotJson, Refusal, TooMany
from .schema import Problem
from .security import origin_allowed
from .sites import site

UNLIMITED = ("/health", "/ready", "/metrics")
READING = ("GET", "HEAD", "OPTIONS")
OWN_PAGES = ("same-origin", "none")  # `none`: the person typed the address, or followed a bookmark


def gate(app: ASGIApp, buckets: Buckets, origins: tuple[str, ...]) -> ASGIApp:
    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            if scope["path"] not in UNLIMITED:
                buckets.take(site(scope["client"]))
            if scope["method"] not in READING:
                check_meant(headers, origins)
        except Refusal as error:
            await _refuse(headers, send, error)
            return
        await app(scope, receive, send)

    return wrapped


def check_meant(headers: Mapping[bytes, str], origins: tuple[str, ...]) -> None:
    """Raises Forbidden for a page of another site, NotJson for what a form could send."""
    origin = headers.get(b"origin")
    if not origin_allowed(origin, headers.get(b"host"), origins):
        raise Forbidden("error-origin")
    if headers.get(b"sec-fetch-site", "none") not in OWN_PAGES and origin not in origins:
        raise Forbidden("error-origin")
    if headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson


async def _refuse(headers: Mapping[bytes, str], send: Send, error: Refusal) -> None:
    REFUSED.labels(error.code).inc()
    language = accepted(headers.get(b"accept-language"))
    body = msgspec.json.encode(Problem(error.code, messages(language).say_phrase(error.phrase)))
    answer = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"content-language", language.encode()),
    ]
    if isinstance(error, TooMany):
        answer.append((b"retry-after", str(int(error.retry_after) + 1).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": answer})
    await send({"type": "http.response.body", "body": body, "more_body": False})
