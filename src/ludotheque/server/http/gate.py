"""Checks that every request passes: the rate limit of its address, and for a POST that our own pages sent it.

A browser lets any page in the world send forms and plain text to any address. Such requests are refused: a POST is
JSON, and if the browser says which page it comes from, it must be one of ours.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.tables.refusals import Forbidden, NotJson, TooMany

from ..guard.limits import Buckets
from ..guard.sites import site
from .assets import header
from .headers import origin_allowed
from .language import accepted
from .problems import AnyRequest, headers_of, problem_of

UNLIMITED = ("/health", "/ready", "/metrics")
OWN_PAGES = ("same-origin", "none")  # `none`: the address was typed, or is a bookmark


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
    """A check before every handler. Raises Forbidden for pages of other sites, NotJson for what a form could send."""

    async def check(request: AnyRequest) -> None:
        if request.method == "POST":  # no route changes anything by another method
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
    language = accepted(header(scope, b"accept-language"))
    body = msgspec.json.encode(problem_of(error, language))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **headers_of(error, language)}
    answer = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": answer})
    await send({"type": "http.response.body", "body": body, "more_body": False})
