"""The documentation at /docs, if `make docs` has built it."""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from .assets import ASK_AGAIN, File, load
from .problems import AnyRequest

INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(page: bytes) -> str:
    """A policy that allows the inline scripts and styles of these pages, which are all our own.

    The scripts are allowed one by one, by their hashes.
    """
    hashes = {base64.b64encode(hashlib.sha256(found).digest()).decode() for found in INLINE.findall(page)}
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in sorted(hashes))])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def manual(folder: Path) -> list[HTTPRouteHandler]:
    """The routes. Files are read at their first request, so that a start does not wait for them."""
    known = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    if "index.html" not in known:
        return []

    @functools.cache
    def file(name: str) -> File:
        return load(folder / name, ASK_AGAIN)

    @get("/docs", include_in_schema=False)
    async def front() -> Redirect:
        return Redirect("/docs/index.html")  # links in it are relative to the folder

    @get("/docs/{path:path}", include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
        name = path.as_posix().strip("/")
        if name not in known:
            raise NotFoundException
        found = file(name)
        answer = found.answer(request.headers)
        if name.endswith(".html"):
            answer.headers["Content-Security-Policy"] = policy(found.body)
        return answer

    return [front, page]
