"""`ludotheque static`: the house as a folder that any web host can serve."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..console import AsJson, Language, err, out, print_json, progress_bar, speak, t

MEGABYTE = 1_000_000
PERCENT = 100


def command(
    folder: Annotated[Path, Parameter(help=t("cli-param-static-folder"))],
    /,
    *,
    server: Annotated[str | None, Parameter(help=t("cli-param-static-server"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    # imported here, because other commands need no web server
    from ludotheque.server.reach import public_address
    from ludotheque.server.site.writing import write_site

    say = speak(lang)
    address = None if server is None else public_address(server)
    with progress_bar(say.say("static-writing"), PERCENT, hidden=as_json) as bar:
        site = write_site(folder, address, lambda share: bar(round(PERCENT * share)))
    if as_json:
        print_json({"folder": str(folder), "files": site.files, "bytes": site.bytes, "unplayable": site.unplayable})
        return
    size = f"{site.bytes / MEGABYTE:.1f}"
    out.print(say.say("static-written", files=site.files, size=size, folder=str(folder)), markup=False, soft_wrap=True)
    out.print(say.say("static-see", folder=str(folder)), markup=False, soft_wrap=True)
    if address is not None:
        out.print(say.say("static-origin"), markup=False, soft_wrap=True)
    if site.unplayable:
        games = say.say("static-unplayable", games=", ".join(site.unplayable))
        err.print(games, style="red", markup=False, soft_wrap=True)
