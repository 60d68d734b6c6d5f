"""Running the application under uvicorn."""

from __future__ import annotations

import uvicorn

from .app import LARGEST_MESSAGE, create_app
from .guard.protocols import Door
from .settings import Settings
from .storage.relay import check_relay
from .storage.sql import SqlStorage

GOODBYE_SECONDS = 5


def check(settings: Settings) -> None:
    """What is found out better before the server starts. Raises BadRequest."""
    store = SqlStorage(settings.database)
    try:
        store.migrate()
    finally:
        store.close()
    if settings.relay is not None:
        check_relay(settings.relay)


def server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """Nothing about single requests is logged: addresses and paths are nobody's business."""
    door = Door(settings)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=door.http,  # type: ignore[arg-type]
        ws=door.socket,  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # whoever starts the server decides how things are logged
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return uvicorn.Server(config)
