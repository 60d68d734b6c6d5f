"""What can be read without sitting at a table: the shelf, the games, and everything the client says."""

from __future__ import annotations

import functools
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter

from ludotheque.core.contract import Game
from ludotheque.core.messages import GENERAL, LANGUAGES
from ludotheque.core.shelf import shelf

from . import schema
from .delivery import condensed
from .problems import answers
from .refusals import NotFound

GENERAL_FILES = ("web.ftl", "bots.ftl")  # those of the general texts that the browser client says

LanguageName = Annotated[str, PathParameter(description=f"One of {', '.join(LANGUAGES)}.")]


@functools.cache
def texts(language: str) -> schema.Texts:
    general = "\n".join((GENERAL / language / file).read_text(encoding="utf-8") for file in GENERAL_FILES)
    return schema.Texts(general, {game.name: texts_of_game(game, language) for game in shelf().values()})


def texts_of_game(game: Game, language: str) -> str:
    """English where a game does not speak the language."""
    files = [game.folder / "locales" / f"{name}.ftl" for name in (language, "en")]
    return next((file.read_text(encoding="utf-8") for file in files if file.exists()), "")


class Texts(Controller):
    path = "/api/texts"
    tags = ("games",)
    middleware = (condensed,)

    @get("/{language:str}", responses=answers(404), summary="The Fluent catalogues of the browser client")
    async def texts(self, language: LanguageName) -> schema.Texts:
        if language not in LANGUAGES:
            raise NotFound("error-language", found=language, known=list(LANGUAGES))
        return texts(language)
