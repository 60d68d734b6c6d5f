"""What a browser gets: the client in the folder `web`, where it was built; else a page that says what this is."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from ludotheque.core.messages import messages
from ludotheque.core.shelf import shelf

from .language import accepted
from .problems import AnyRequest

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><h1>{title}</h1><p>{welcome}</p><ul>{games}</ul>
<p>{api} <a href="/schema/openapi.json">/schema/openapi.json</a></p></body></html>
"""


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


def pages(web: Path) -> list[HTTPRouteHandler | Router]:
    """`/` and every table's link `/t/…` are the same page; the client reads the address itself."""
    index = web / "index.html"

    @get(["/", "/t/{id:str}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: AnyRequest) -> Response[str]:
        if index.exists():
            return Response(index.read_text(encoding="utf-8"), media_type=MediaType.HTML)
        language = accepted(request.headers.get("accept-language"))
        return Response(plain_page(language), media_type=MediaType.HTML, headers={"Content-Language": language})

    if not web.is_dir():
        return [page]
    return [page, create_static_files_router(path="/static", directories=[web], include_in_schema=False)]
