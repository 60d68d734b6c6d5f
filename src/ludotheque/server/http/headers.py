"""The headers that every answer carries, and the other sites whose pages may talk to this server."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# The rules are WebAssembly where a device plays without the server, and run in a worker.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

# For pages of other sites that are allowed: what they may send. There are no cookies, so there are no credentials.
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Max-Age": "7200",
}


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page that opens a socket. Other programs send no origin, and have no cookies to protect."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # such as http://[
        return False


def with_headers(app: ASGIApp) -> ASGIApp:
    """Middleware: the headers above on every answer, errors too."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(pair for pair in ENCODED if pair[0] not in names)]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def with_sites(app: ASGIApp, origins: tuple[str, ...]) -> ASGIApp:
    """Middleware: pages of the sites in `origins` may read the answers of the API. Without any it does nothing."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
            await app(scope, receive, send)
            return
        named = {key: value.decode("latin-1") for key, value in scope["headers"]}
        origin = named.get(b"origin")
        allowed = {"Access-Control-Allow-Origin": origin} if origin in origins else {}
        if allowed and scope["method"] == "OPTIONS" and b"access-control-request-method" in named:
            headers = {**allowed, **PREFLIGHT, "Vary": "Origin"}
            encoded = [(name.lower().encode(), (value or "").encode("latin-1")) for name, value in headers.items()]
            await send({"type": "http.response.start", "status": 204, "headers": encoded})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return

        async def send_with_origin(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers.extend_header_value("vary", "Origin")
                for name, value in allowed.items():
                    headers[name] = value or ""
            await send(message)

        await app(scope, receive, send_with_origin)

    return wrapped if origins else app
