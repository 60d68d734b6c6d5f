"""`ludotheque serve`: tables for browsers and programs."""

from __future__ import annotations

import logging
import socket
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from ludotheque.bots.search import ISMCTS
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf

from .console import AsJson, Language, make_ready, out, print_json, speak, t


def command(
    *,
    host: Annotated[str, Parameter(help=t("cli-param-host"))] = "127.0.0.1",
    port: Annotated[int, Parameter(help=t("cli-param-port"))] = 8000,
    database: Annotated[str | None, Parameter(help=t("cli-param-database"))] = None,
    relay: Annotated[str | None, Parameter(help=t("cli-param-relay"))] = None,
    bot_threads: Annotated[int | None, Parameter(help=t("cli-param-bot-threads"))] = None,
    lab_threads: Annotated[int | None, Parameter(help=t("cli-param-lab-threads"))] = None,
    rate: Annotated[float, Parameter(help=t("cli-param-rate"))] = 50.0,
    origin: Annotated[
        list[str] | None, Parameter(negative=(), consume_multiple=False, help=t("cli-param-origin"))
    ] = None,
    open: Annotated[bool, Parameter(help=t("cli-param-open"))] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    # loaded here: the other commands do without a web server
    from ludotheque.server.addresses import shown
    from ludotheque.server.run import check, server
    from ludotheque.server.settings import Settings, default_bot_threads, default_database

    say = speak(lang)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    settings = Settings(
        database=database or default_database(),
        relay=relay,
        bot_threads=max(1, bot_threads or default_bot_threads()),
        lab_threads=max(1, lab_threads or Settings.lab_threads),
        rate=max(0.0, rate),
        table_rate=Settings.table_rate if rate > 0 else 0,
        origins=tuple(origin or ()),
    )
    check(settings)
    if open:  # somebody is about to play: compile where it can be seen
        for game in shelf().values():
            make_ready(game, (ISMCTS,))
    running = server(settings, host, port)
    listening = _listen(host, port)
    url = f"http://{host}:{listening.getsockname()[1]}"
    if as_json:
        print_json({"url": url, "database": shown(settings.database)})
    else:
        out.print(say.say("serve-running", url=url), markup=False, soft_wrap=True)
    if open:
        webbrowser.open(url)
    running.run(sockets=[listening])
    if not as_json:
        out.print(say.say("serve-closed"), markup=False)


def _listen(host: str, port: int) -> socket.socket:
    """Taken before anything is said, so that what is said is true."""
    if not 0 <= port < 1 << 16:
        raise BadRequest("error-address", host=host, port=str(port), reason="0–65535")
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise BadRequest("error-address", host=host, port=str(port), reason=error.strerror or str(error)) from None
