"""What can be read without sitting at a table: the shelf, the games and their rulebooks, and all the client says."""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from markdown_it import MarkdownIt

from ludotheque.bots.roster import NAMES as BOTS
from ludotheque.core.contract import Game
from ludotheque.core.dials import printed
from ludotheque.core.errors import UnknownGame
from ludotheque.core.messages import GENERAL, LANGUAGES
from ludotheque.core.numbers import entries
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import find, shelf

from . import schema
from .delivery import condensed
from .house import House
from .language import KNOWN, Language, chosen
from .problems import AnyRequest, answers
from .refusals import NotFound

CLIENT_TEXTS = (
    "web.ftl",
    "review.ftl",
    "weblab.ftl",
    "bots.ftl",
)  # those of the general texts that the browser client says

Served = NamedDependency[House]
GameName = Annotated[str, PathParameter(description="A game, as `GET /api/games` names it.")]
LanguageName = Annotated[str, PathParameter(description=f"{KNOWN}.")]


def on_shelf(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise NotFound(error.phrase.id, **error.phrase.fields) from None


def info(game: Game, ready: bool) -> schema.GameInfo:
    return schema.GameInfo(
        name=game.name,
        title=game.title,
        authors=game.authors,
        publisher=game.publisher,
        players=game.players,
        minutes=game.minutes,
        age=game.age,
        options=[schema.OptionInfo(option.name, list(option.values), option.default) for option in game.options],
        ready=ready,
    )


def on_the_shelf(prepared: Collection[str]) -> schema.Shelf:
    return schema.Shelf([info(game, game.name in prepared) for game in shelf().values()], list(BOTS))


@functools.cache
def rules(name: str, language: str) -> schema.Rules:
    """The rulebook as HTML, every paragraph by itself. What looks like HTML in its source is shown as it is written."""
    game = find(name)
    spoken = language if language in languages(game) else "en"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return schema.Rules(
        spoken, [schema.Paragraph(part.id, markdown.render(part.text)) for part in rulebook(game, spoken)]
    )


@functools.cache
def texts(language: str) -> schema.Texts:
    general = "\n".join((GENERAL / language / file).read_text(encoding="utf-8") for file in CLIENT_TEXTS)
    return schema.Texts(general, {game.name: texts_of_game(game, language) for game in shelf().values()})


def texts_of_game(game: Game, language: str) -> str:
    """English where a game does not speak the language."""
    files = [game.folder / "locales" / f"{name}.ftl" for name in (language, "en")]
    return next((file.read_text(encoding="utf-8") for file in files if file.exists()), "")


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=answers(), summary="The shelf, and the bots")
    async def games(self, house: Served) -> schema.Shelf:
        return on_the_shelf(house.readiness.games)

    @get("/{game:str}", responses=answers(404), middleware=[condensed], summary="A game, and what its board fixes")
    async def game(self, house: Served, game: GameName) -> schema.GameDetails:
        found = on_shelf(game)
        known = info(found, game in house.readiness.games)
        return schema.GameDetails(
            **{name: getattr(known, name) for name in known.__struct_fields__},
            board=entries(found),
            dials=[schema.DialInfo(dial.path, printed(found, dial), list(dial.values)) for dial in found.dials],
        )

    @get("/{game:str}/rules", responses=answers(404), middleware=[condensed], summary="The rulebook of a game")
    async def rules(self, request: AnyRequest, game: GameName, lang: Language = None) -> schema.Rules:
        return rules(on_shelf(game).name, chosen(lang, request.headers.get("accept-language")))


class Texts(Controller):
    path = "/api/texts"
    tags = ("games",)

    @get(
        "/{language:str}",
        responses=answers(404),
        middleware=[condensed],
        summary="The Fluent catalogues of the browser client",
    )
    async def texts(self, language: LanguageName) -> schema.Texts:
        if language not in LANGUAGES:
            raise NotFound("error-language", found=language, known=list(LANGUAGES))
        return texts(language)
