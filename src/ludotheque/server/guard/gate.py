"""What every request passes: how often an address may ask, and, for what changes something, that it is meant.

A browser sends a form, or plain text, from any page in the world to any address without asking anybody. Such requests
are refused: a POST is JSON, and if the browser says which page it comes from, that is one of ours.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.core.messages import messages
from ludotheque.tables.refusals import Forbidden, NotJson, TooMany

from ..http.assets import header
from ..http.headers import origin_allowed
from ..http.language import accepted
from ..http.problems import AnyRequest
from ..monitor.metrics import REFUSED
from ..schema import Problem
from .limits import Buckets
from .sites import site

UNLIMITED = ("/health", "/ready", "/metrics")
OWN_PAGES = ("same-origin", "none")  # `none`: the person typed the address, or followed a bookmark


def with_limits(app: ASGIApp, buckets: Buckets) -> ASGIApp:
    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"] not in UNLIMITED:
            try:
                buckets.take(site(scope["client"]))
            except TooMany as error:
                await _refuse(scope, send, error)
                return
        await app(scope, receive, send)

    return wrapped


def meant(origins: tuple[str, ...]) -> Callable[[AnyRequest], Awaitable[None]]:
    """For every route, before its handler: raises Forbidden for a page of another site, NotJson for what a form could
    send."""

    async def check(request: AnyRequest) -> None:
        if request.method == "POST":  # no route takes anything else that changes something
            check_meant(request.headers, origins)

    return check


def check_meant(headers: Mapping[str, str], origins: tuple[str, ...]) -> None:
    origin = headers.get("origin")
    if not origin_allowed(origin, headers.get("host"), origins):
        raise Forbidden("error-origin")
    if headers.get("sec-fetch-site", "none") not in OWN_PAGES and origin not in origins:
        raise Forbidden("error-origin")
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson


async def _refuse(scope: Scope, send: Send, error: TooMany) -> None:
    REFUSED.labels(error.code).inc()
    language = accepted(header(scope, b"accept-language"))
    body = msgspec.json.encode(Problem(error.code, messages(language).say_phrase(error.phrase)))
    answer = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"content-language", language.encode()),
        (b"retry-after", str(int(error.retry_after) + 1).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": answer})
    await send({"type": "http.response.body", "body": body, "more_body": False})
