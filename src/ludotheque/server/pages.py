"""What a browser gets: the client in the folder `web`, where it was built; else a page that says what this is."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf

from .delivery import ASK_AGAIN, FOR_EVER, File, load, ready
from .language import accepted
from .problems import AnyRequest

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><h1>{title}</h1><p>{welcome}</p><ul>{games}</ul>
<p>{api} <a href="/schema/openapi.json">/schema/openapi.json</a></p></body></html>
"""

PRELOAD = '<link rel="preload" as="fetch" href="{path}" crossorigin>'  # fetched while the scripts are still on the way


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


def in_languages(page: bytes, *needed: str) -> dict[str, File]:
    """The client's page says before a script has run in which language it will speak, and what it will ask for."""

    def of(language: str) -> File:
        links = "".join(PRELOAD.format(path=path) for path in (f"/api/texts/{language}", *needed))
        own = page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode())
        return ready(own.replace(b"</head>", f"{links}</head>".encode()), ".html", ASK_AGAIN)

    return {language: of(language) for language in LANGUAGES}


def pages(web: Path) -> list[HTTPRouteHandler]:
    """All pages are the same one; the client reads the address itself."""
    files = client_files(web)
    built = files.pop("index.html").body if "index.html" in files else None
    indexes = {} if built is None else {"/": in_languages(built, "/api/games"), "": in_languages(built)}

    @get(["/", "/t/{id:str}", "/rules/{game:str}", "/lab/{game:str}"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        language = accepted(request.headers.get("accept-language"))
        if indexes:
            index = indexes.get(request.url.path, indexes[""])
            answer = index[language].answer(request.headers)
        else:
            answer = Response(plain_page(language).encode(), media_type=MediaType.HTML)
        answer.headers |= {"Content-Language": language, "Vary": "Accept-Encoding, Accept-Language"}
        return answer

    @get("/static/{path:path}", include_in_schema=False)
    async def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
        file = files.get(path.as_posix().lstrip("/"))
        if file is None:
            raise NotFoundException
        return file.answer(request.headers)

    return [page, static]
