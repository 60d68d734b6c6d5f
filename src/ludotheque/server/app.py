"""The application: routes, errors, limits and headers put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal

from litestar import Litestar, MediaType, Response, Router, get
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, ControllerRouterHandler

import ludotheque
from ludotheque.core.errors import LudothequeError
from ludotheque.tables.refusals import Unavailable

from .client_commands import RefusedWithState
from .guard.limits import Buckets
from .house import House
from .http.description import Stories
from .http.docs import manual
from .http.games import GameRoutes, TextRoutes
from .http.gate import meant, with_limits
from .http.headers import with_headers, with_sites
from .http.lab import LabRoutes
from .http.pages import lost, make_pages, pages
from .http.problems import AnyRequest, CarefulRequest, answers, on_bug, on_http, on_refusal, on_refusal_with_state
from .http.sockets import Sockets, with_sockets
from .http.tables import TableRoutes
from .monitor.metrics import metrics_text
from .schema import Health
from .settings import Settings
from .storage.relay import open_relay
from .storage.sql import SqlStorage

LARGEST_REQUEST = 16 * 1024  # bytes
LARGEST_MESSAGE = 4 * 1024


@get(
    "/health", tags=["operation"], responses=answers(), summary="Whether the server runs and its database takes writes"
)
async def health(house: NamedDependency[House], sockets: NamedDependency[Sockets]) -> Health:
    return await _health(house, sockets)


@get("/ready", tags=["operation"], responses=answers(), summary="Whether the server can do all of its work now")
async def ready(house: NamedDependency[House], sockets: NamedDependency[Sockets]) -> Health:
    if not house.readiness.all_ready:
        raise Unavailable("error-starting")
    return await _health(house, sockets)


async def _health(house: House, sockets: Sockets) -> Health:
    await house.changes.writer.check()
    ready = house.readiness
    status: Literal["ok", "starting"] = "ok" if ready.all_ready else "starting"
    return Health(status, ludotheque.__version__, ready.games, len(house.rooms), sockets.count)


async def described(request: AnyRequest) -> None:
    """Makes the description at its first request, in a thread: it takes about a second."""
    state = request.app.state
    if state.description is None:
        state.description = asyncio.create_task(asyncio.to_thread(lambda: request.app.openapi_schema.to_schema()))
    await asyncio.shield(state.description)


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT, summary="For Prometheus", responses=answers())
async def metrics() -> Response[bytes]:
    return Response(metrics_text(), media_type="text/plain; version=0.0.4")


ROUTES: list[ControllerRouterHandler] = [TableRoutes, GameRoutes, TextRoutes, LabRoutes, health, ready, metrics]


def provide_house(state: AppState) -> House:
    house: House = state.house
    return house


def provide_sockets(state: AppState) -> Sockets:
    sockets: Sockets = state.sockets
    return sockets


def litestar(settings: Settings, buckets: Buckets, when_ready: Callable[[], None] = lambda: None) -> Litestar:
    store = SqlStorage(settings.database)
    store.claim()  # here a file in use by another server is reported as a message, not as a traceback

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store.migrate()
            house = House(settings, store, buckets, when_ready)
            try:
                processes = house.processes
                processes.relay = await open_relay(settings.relay, store, processes.heard, processes.missed)
                app.state.house, app.state.sockets, app.state.description = house, Sockets(settings, buckets), None
                house.background.start(app.state.sockets.heartbeat.run())
                house.background.start(asyncio.to_thread(make_pages, settings))
                yield
            finally:
                await house.close()
        finally:
            store.close()

    store.notifies = store.postgres and settings.relay is None
    return Litestar(
        [
            *ROUTES,
            *pages(settings),
            *manual(settings.docs),
        ],
        lifespan=[lifespan],
        before_request=meant(settings.origins),
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "sockets": Provide(provide_sockets, sync_to_thread=False),
        },
        exception_handlers={
            LudothequeError: on_refusal,
            RefusedWithState: on_refusal_with_state,
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
            description="Tables that never lose a move. The walk-through is docs/how-to/play-over-http.md.",
            components=Components(
                security_schemes={
                    "token": SecurityScheme("http", scheme="bearer", description="A seat's, owner's or watcher's token")
                }
            ),
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router("/schema", route_handlers=[], before_request=described, include_in_schema=False),
        ),
    )


def create_app(settings: Settings, when_ready: Callable[[], None] = lambda: None) -> ASGIApp:
    buckets = Buckets(settings.rate)
    app = litestar(settings, buckets, when_ready)
    answers = with_headers(with_sites(with_limits(app, buckets), settings.origins))
    return with_sockets(answers, app.state)
