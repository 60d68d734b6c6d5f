"""The application: routes, errors, limits and headers put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

import ludotheque
from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import messages

from .api import Tables
from .description import Stories
from .house import House
from .lab import Lab
from .language import accepted
from .library import Games, Texts
from .limits import Buckets
from .manual import manual
from .metrics import metrics_text
from .pages import lost, pages
from .problems import At, CarefulRequest, answers, on_at, on_bug, on_http, on_refusal
from .refusals import TooMany
from .relay import open_relay
from .schema import Health, Problem
from .security import with_headers
from .settings import Settings
from .sockets import Sockets, socket_route
from .store import Store

LARGEST_REQUEST = 16 * 1024  # bytes
LARGEST_MESSAGE = 4 * 1024
UNLIMITED = ("/health", "/metrics")


@get("/health", tags=["operation"], responses=answers(), summary="Whether the server can do its work")
async def health(house: NamedDependency[House], sockets: NamedDependency[Sockets]) -> Health:
    await house.check_storage()
    games = house.readiness.games
    return Health("ok" if games else "starting", ludotheque.__version__, games, len(house.rooms), sockets.count)


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT, summary="For Prometheus", responses=answers())
async def metrics() -> Response[bytes]:
    return Response(metrics_text(), media_type="text/plain; version=0.0.4")


def provide_house(state: AppState) -> House:
    house: House = state.house
    return house


def provide_sockets(state: AppState) -> Sockets:
    sockets: Sockets = state.sockets
    return sockets


def litestar(settings: Settings, buckets: Buckets) -> Litestar:
    store = Store(settings.database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store.migrate()
        house = House(settings, store)
        house.relay = await open_relay(settings.relay, store, house.heard, house.missed)
        app.state.house, app.state.sockets = house, Sockets(settings, buckets)
        try:
            yield
        finally:
            await house.close()
            store.close()

    store.notifies = store.postgres and settings.relay is None
    return Litestar(
        [Tables, Games, Texts, Lab, health, metrics, socket_route, *pages(settings), *manual(settings.docs)],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "sockets": Provide(provide_sockets, sync_to_thread=False),
        },
        exception_handlers={
            LudothequeError: on_refusal,
            At: on_at,
            HTTPException: on_http,
            NotFoundException: lost(settings),
            Exception: on_bug,
        },
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        plugins=[Stories()],
        openapi_config=OpenAPIConfig(
            "Ludothèque",
            ludotheque.__version__,
            description="Tables that never lose a move. The walk-through is docs/server.md.",
            components=Components(
                security_schemes={
                    "token": SecurityScheme("http", scheme="bearer", description="A seat's, owner's or watcher's token")
                }
            ),
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def create_app(settings: Settings) -> ASGIApp:
    buckets = Buckets(settings.rate)
    return with_headers(with_limits(litestar(settings, buckets), buckets))


def with_limits(app: ASGIApp, buckets: Buckets) -> ASGIApp:
    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"] not in UNLIMITED:
            try:
                buckets.take(scope["client"][0] if scope["client"] else "")
            except TooMany as error:
                await _answer_too_many(scope, send, error)
                return
        await app(scope, receive, send)

    return wrapped


async def _answer_too_many(scope: Scope, send: Send, error: TooMany) -> None:
    given = dict(scope["headers"]).get(b"accept-language", b"")
    text = messages(accepted(given.decode("latin-1"))).say_phrase(error.phrase)
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(int(error.retry_after) + 1).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send(
        {"type": "http.response.body", "body": msgspec.json.encode(Problem(error.code, text)), "more_body": False}
    )
