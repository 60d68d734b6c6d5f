"""`ludotheque serve`: tables for browsers and programs."""

from __future__ import annotations

import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.shelf import shelf

from ..console import AsJson, Language, make_ready, out, print_json, speak, t


def command(
    *,
    host: Annotated[str, Parameter(help=t("cli-param-host"))] = "127.0.0.1",
    port: Annotated[int, Parameter(help=t("cli-param-port"))] = 8000,
    public_url: Annotated[str | None, Parameter(help=t("cli-param-public-url"))] = None,
    database: Annotated[str | None, Parameter(help=t("cli-param-database"))] = None,
    relay: Annotated[str | None, Parameter(help=t("cli-param-relay"))] = None,
    bot_threads: Annotated[int | None, Parameter(help=t("cli-param-bot-threads"))] = None,
    lab_threads: Annotated[int | None, Parameter(help=t("cli-param-lab-threads"))] = None,
    rate: Annotated[float, Parameter(help=t("cli-param-rate"))] = 50.0,
    origin: Annotated[
        list[str] | None, Parameter(negative=(), consume_multiple=False, help=t("cli-param-origin"))
    ] = None,
    thinking_times: Annotated[Path | None, Parameter(help=t("cli-param-thinking-times"))] = None,
    open: Annotated[bool, Parameter(help=t("cli-param-open"))] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    # imported here, because other commands need no web server
    from ludotheque.server.monitor.journal import keep_journal
    from ludotheque.server.reach import friends_urls, home_url, listen, origin_of, public_address
    from ludotheque.server.run import check, server
    from ludotheque.server.settings import Settings, default_bot_threads, default_database
    from ludotheque.server.storage.addresses import shown

    say = speak(lang)
    keep_journal()
    public = None if public_url is None else public_address(public_url)
    settings = Settings(
        database=database or default_database(),
        relay=relay,
        bot_threads=max(1, bot_threads or default_bot_threads()),
        lab_threads=max(1, lab_threads or Settings.lab_threads),
        rate=max(0.0, rate),
        table_rate=Settings.table_rate if rate > 0 else 0,
        origins=(*map(origin_of, origin or ()), *([] if public is None else [public])),
        public_url=public,
        thinking_times=thinking_times,
    )
    check(settings)
    if open:  # a game is about to begin: compile with a progress bar
        for game in shelf().values():
            make_ready(game, SEARCH)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    url, friends = home_url(host, port), friends_urls(host, port)
    running = server(replace(settings, lan_url=friends[0] if friends else None), host, port)
    known = [public] if public is not None else friends
    if as_json:
        print_json({"url": url, "friends": known, "database": shown(settings.database)})
    else:
        out.print(say.say("serve-running", url=url), markup=False, soft_wrap=True)
        for address in known:
            out.print(say.say("serve-friends", url=address), markup=False, soft_wrap=True)
    if open:
        webbrowser.open(url)
    running.run(sockets=[listening])
    if not as_json:
        out.print(say.say("serve-closed"), markup=False)
