"""Capabilities, names, and the headers every answer carries."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.tables.refusals import Invalid

LONGEST_NAME = 40
LONGEST_ADDITION = 64

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """A capability: 192 random bits. Only its hash is stored."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    return hmac.compare_digest(a, b)


def clean_name(name: str) -> str:
    """A display name without anything that is not to be seen; the pages that show it escape it."""
    shown = "".join(c for c in name if not unicodedata.category(c).startswith("C"))
    shown = " ".join(shown.split())
    if not 0 < len(shown) <= LONGEST_NAME:
        raise Invalid("error-display-name", longest=LONGEST_NAME)
    return shown


def clean_addition(text: str) -> str:
    if len(text) > LONGEST_ADDITION or not text.isprintable():
        raise Invalid("error-addition", longest=LONGEST_ADDITION)
    return text


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers say which page opens a socket; other programs say nothing, and hold no cookies to be misused."""
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
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped
