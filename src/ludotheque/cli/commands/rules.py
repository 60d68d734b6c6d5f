"""`ludotheque rules`: a rulebook, rendered in the terminal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import preferred_language
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import find

from ..console import AsJson, GameName, Language, out, print_json, t


def command(
    game: GameName,
    paragraph: Annotated[str | None, Parameter(help=t("cli-param-paragraph"))] = None,
    /,
    *,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    found = find(game)
    if lang is None:
        lang = preferred_language() if preferred_language() in languages(found) else "en"
    book = rulebook(found, lang)
    if paragraph is not None:
        known = [part.id for part in book]
        book = [part for part in book if part.id == paragraph]
        if not book:
            raise BadRequest("error-paragraph", found=paragraph, known=known)
    if as_json:
        print_json([{"id": part.id, "text": part.text} for part in book])
    elif out.is_terminal:
        out.print(Markdown("\n\n".join(part.text for part in book)), width=min(out.width, 88))
    else:
        out.print("\n\n".join(part.text for part in book), markup=False, soft_wrap=True)
