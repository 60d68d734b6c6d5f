"""Running the application under uvicorn. The switches of the whole process are set here, and nowhere else."""

from __future__ import annotations

import gc
import sys

import uvicorn

from ludotheque.lab.api.inputs import check_folder

from .app import LARGEST_MESSAGE, create_app
from .guard.protocols import Door
from .monitor.thinking_times import TimesKeeper
from .settings import Settings
from .storage.relay import check_relay
from .storage.sql import SqlStorage

GOODBYE_SECONDS = 5
SWITCH_SECONDS = 0.0005  # a thread's wait for Python's lock; with the usual 0.005 a busy event loop holds the writer up
YOUNG = 20_000  # new objects between two garbage collections; Python's 700 would cost a tenth of the time under load
MIDDLE = 2  # of these, until what has survived them is looked at once more
NEVER = 1 << 30


def check(settings: Settings) -> None:
    """Checks settings, database and relay before the server starts. Raises BadRequest."""
    store = SqlStorage(settings.database)
    try:
        store.migrate()
    finally:
        store.close()
    if settings.relay is not None:
        check_relay(settings.relay)
    if settings.thinking_times is not None:
        check_folder(settings.thinking_times)
        TimesKeeper(settings.thinking_times)


def server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """The server, not yet running. It does not log single requests: their addresses and paths are private."""
    sys.setswitchinterval(SWITCH_SECONDS)
    door = Door(settings)
    config = uvicorn.Config(
        create_app(settings, _spare_the_collector),
        host=host,
        port=port,
        http=door.http,  # type: ignore[arg-type]
        ws=door.socket,  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # logging is configured by the caller
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return uvicorn.Server(config)


def _spare_the_collector() -> None:
    """Loaded modules stay in memory. Looking for garbage among them would stop the server for 75 ms each time.

    Among all objects of thousands of tables it would take half a second. Only the upkeep does that, where few are
    connected. It has little to find: tables and connections do not hold each other in circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
