"""Pages for browsers: the client in the folder `web` where it was built, otherwise a plain welcome page. What a device
needs to do without the server is beside it."""

from __future__ import annotations

import asyncio
import functools
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf

from .. import schema
from ..settings import Settings
from ..texts import texts
from .assets import ASK_AGAIN, FOR_EVER, File, load, ready
from .device import BUNDLE, WORKER, for_ever, is_built, made, page_with
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
    """The built client by its paths below /static/, read once. What is for devices alone is read when it is wanted."""
    paths = {path.relative_to(web).as_posix(): path for path in sorted(web.rglob("*")) if path.is_file()}
    return {
        name: load(path, FOR_EVER if for_ever(name) else ASK_AGAIN)
        for name, path in paths.items()
        if name != WORKER and not name.startswith(f"{BUNDLE}/")
    }


@functools.lru_cache(maxsize=64)
def client_page(page: bytes, language: str, prepared: tuple[str, ...] | None, settings: Settings) -> File:
    """The client's page in a language, with all that it needs to be drawn: its texts, and on the first page the shelf,
    where the games in `prepared` can be played. On a telephone every further request takes time."""
    shown = None if prepared is None else on_the_shelf(prepared)
    documented = (settings.docs / "index.html").is_file()
    given = schema.Given(
        language,
        texts(language),
        shown,
        settings.public_url,
        settings.lan_url,
        ludotheque.__version__,
        documented,
        device=is_built(settings.web),
    )
    return ready(page_with(page, given), ".html", ASK_AGAIN)


class DeviceFiles:
    """Files for devices that shall do without the server. They are made and compressed at their first request: most are
    large, and a start should not wait for them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._bundle = {
            path.relative_to(settings.web).as_posix() for path in (settings.web / BUNDLE).rglob("*") if path.is_file()
        }
        self._ready: dict[str, File] = {}

    @functools.cached_property
    def _made(self) -> dict[str, bytes]:
        web, url = self._settings.web, self._settings.public_url
        given = schema.Given(None, None, None, url, version=ludotheque.__version__, device=is_built(web))
        return made(web, given, (web / "index.html").read_bytes()) if (web / WORKER).is_file() else {}

    def find(self, name: str) -> File | None:
        if name not in self._ready and name in self._bundle:
            self._ready[name] = load(self._settings.web / name, FOR_EVER if for_ever(name) else ASK_AGAIN)
        elif name not in self._ready and name in self._made:
            self._ready[name] = ready(self._made[name], Path(name).suffix, ASK_AGAIN)
        return self._ready.get(name)


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
        reads = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith(PROGRAMS)
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
    first = {} if built is None else {"Link": ", ".join(preloads(built.replace(b'="./', b'="/static/')))}
    for_devices = DeviceFiles(settings)

    async def device_file(request: AnyRequest, name: str) -> Response[bytes]:
        file = None if built is None else await asyncio.to_thread(for_devices.find, name)
        if file is None:
            raise NotFoundException
        return file.answer(request.headers)

    @get(["/", "/about", "/corner", "/t/{id:str}", "/rules/{game:str}", "/lab/{game:str}"], include_in_schema=False)
    async def page(request: AnyRequest, house: Served) -> Response[bytes]:
        language = accepted(request.headers.get("accept-language"))
        if built is None:
            answer = Response(plain_page(language).encode(), media_type=MediaType.HTML)
        else:
            prepared = tuple(house.readiness.games) if request.scope["path"] == "/" else None
            answer = client_page(built, language, prepared, settings).answer(request.headers)
        answer.headers |= {"Content-Language": language, "Vary": "Accept-Encoding, Accept-Language"} | first
        return answer

    @get("/static/{path:path}", include_in_schema=False)
    async def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
        name = path.as_posix().lstrip("/")
        if name in files:
            return files[name].answer(request.headers)
        return await device_file(request, name)

    @get(f"/{WORKER}", include_in_schema=False)
    async def service_worker(request: AnyRequest) -> Response[bytes]:
        return await device_file(request, WORKER)

    return [page, static, service_worker]
