"""Pages for browsers: the client in the folder `web` where it was built, otherwise a plain welcome page."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf

from .. import schema
from ..settings import Settings
from ..texts import texts
from .assets import ASK_AGAIN, FOR_EVER, File, load, ready
from .games import Served, on_the_shelf
from .language import accepted
from .problems import AnyRequest, on_http

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><h1>{title}</h1><p>{welcome}</p><ul>{games}</ul>
<p>{api} <a href="/schema/openapi.json">/schema/openapi.json</a></p></body></html>
"""

PROGRAMS = ("/api/", "/static/", "/schema/")  # requested by programs, which do not read pages
GIVEN = '<script type="application/json" id="given">{given}</script>'


def plain_page(language: str) -> str:
    say = messages(language)
    games = "".join(
        f"<li>{escape(game.title)}: {escape(messages(language, game.folder / 'locales').say(f'{name}-line'))}</li>"
        for name, game in shelf().items()
    )
    return PAGE.format(
        language=language,
        title=escape(say.say("web-title")),
        welcome=escape(say.say("server-welcome")),
        games=games,
        api=escape(say.say("server-api")),
    )


def client_files(web: Path) -> dict[str, File]:
    """The built client by its paths below /static/, read once. Files in `assets` have their hash in their name."""
    return {
        path.relative_to(web).as_posix(): load(path, FOR_EVER if path.parent == web / "assets" else ASK_AGAIN)
        for path in sorted(web.rglob("*"))
        if path.is_file()
    }


@functools.lru_cache(maxsize=64)
def client_page(page: bytes, language: str, prepared: tuple[str, ...] | None, settings: Settings) -> File:
    """The client's page in a language, with all that it needs to be drawn: its texts, and on the first page the shelf,
    where the games in `prepared` can be played. On a telephone every further request takes time."""
    shown = None if prepared is None else on_the_shelf(prepared)
    found = schema.Given(language, texts(language), shown, settings.public_url, settings.lan_url)
    given = msgspec.json.encode(found).decode().replace("<", "\\u003c")
    own = page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode())
    return ready(own.replace(b"</body>", f"{GIVEN.format(given=given)}</body>".encode()), ".html", ASK_AGAIN)


def make_pages(settings: Settings) -> None:
    """Make every page once. Compressing one takes too long for the event loop, so this runs in a thread."""
    index = settings.web / "index.html"
    if index.is_file():
        for language in LANGUAGES:
            for prepared in (None, tuple(shelf())):
                client_page(index.read_bytes(), language, prepared, settings)


def preloads(page: bytes) -> Iterator[str]:
    """A header that names scripts and styles, so that the browser loads them while it still reads the page."""
    for path in re.findall(rb'<script type="module" crossorigin src="([^"]+)"', page):
        yield f"<{path.decode()}>; rel=modulepreload"
    for path in re.findall(rb'<link rel="stylesheet" crossorigin href="([^"]+)"', page):
        yield f"<{path.decode()}>; rel=preload; as=style; crossorigin"


def lost(settings: Settings) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """The answer to unknown paths: browsers get the client, which says so; programs get a Problem."""
    index = settings.web / "index.html"
    built = index.read_bytes() if index.is_file() else None

    def answer(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(PROGRAMS)
        if built is None or not reads:
            return on_http(request, error)
        language = accepted(request.headers.get("accept-language"))
        page = client_page(built, language, None, settings)
        return Response(page.body, media_type=page.media_type, status_code=404, headers={"Content-Language": language})

    return answer


def pages(settings: Settings) -> list[HTTPRouteHandler]:
    """The routes of the pages. All have the same content; the client reads the address itself."""
    files = client_files(settings.web)
    built = files.pop("index.html").body if "index.html" in files else None
    first = {} if built is None else {"Link": ", ".join(preloads(built))}

    @get(["/", "/about", "/t/{id:str}", "/rules/{game:str}", "/lab/{game:str}"], include_in_schema=False)
    async def page(request: AnyRequest, house: Served) -> Response[bytes]:
        language = accepted(request.headers.get("accept-language"))
        if built is None:
            answer = Response(plain_page(language).encode(), media_type=MediaType.HTML)
        else:
            prepared = tuple(house.readiness.games) if request.url.path == "/" else None
            answer = client_page(built, language, prepared, settings).answer(request.headers)
        answer.headers |= {"Content-Language": language, "Vary": "Accept-Encoding, Accept-Language"} | first
        return answer

    @get("/static/{path:path}", include_in_schema=False)
    async def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
        file = files.get(path.as_posix().lstrip("/"))
        if file is None:
            raise NotFoundException
        return file.answer(request.headers)

    return [page, static]
