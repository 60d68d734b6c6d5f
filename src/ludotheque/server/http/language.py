"""The language of an answer."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES

KNOWN = f"One of {', '.join(LANGUAGES)}"
Language = Annotated[str | None, QueryParameter(description=f"{KNOWN}; otherwise as `Accept-Language` prefers.")]


def accepted(header: str | None) -> str:
    """The preferred language of an Accept-Language header; English if none of them is known."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate((header or "")[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wishes) if language in LANGUAGES), "en")


def chosen(asked: str | None, header: str | None) -> str:
    """The language named in the request, or else the one its header prefers. Raises BadRequest."""
    if asked is None:
        return accepted(header)
    if asked not in LANGUAGES:
        raise BadRequest("error-language", found=asked, known=list(LANGUAGES))
    return asked
