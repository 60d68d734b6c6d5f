"""Routes outside any table: the shelf, the games, their rulebooks, and the texts of the client."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludotheque.bots.roster import NAMES as BOTS
from ludotheque.core.board.dials import printed
from ludotheque.core.board.overrides import entries
from ludotheque.core.colours import usual_colours
from ludotheque.core.contract import Game
from ludotheque.core.credits import credited
from ludotheque.core.errors import UnknownGame
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import find, shelf
from ludotheque.tables.first import FIRST
from ludotheque.tables.refusals import NotFound

from .. import schema
from ..house import House
from ..texts import rules, texts
from .assets import condensed
from .language import KNOWN, Language, chosen
from .problems import AnyRequest, answers

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
        options=[
            schema.OptionInfo(option.name, list(option.values), option.default, list(option.as_printed))
            for option in game.options
        ],
        ready=ready,
        credits={role: list(names) for role, names in credited(game).items()},
        colours=list(game.colours),
        usual_colours={seats: usual_colours(game, seats) for seats in game.seat_counts} if game.colours else {},
        colours_clockwise=game.colours_clockwise,
        choose_first=FIRST in game.choices,
    )


def on_the_shelf(prepared: Collection[str]) -> schema.Shelf:
    return schema.Shelf([info(game, game.name in prepared) for game in shelf().values()], list(BOTS))


def details(game: Game, ready: bool) -> schema.GameDetails:
    known = info(game, ready)
    return schema.GameDetails(
        **{name: getattr(known, name) for name in known.__struct_fields__},
        board=entries(game),
        dials=[schema.DialInfo(dial.path, printed(game, dial), list(dial.values)) for dial in game.dials],
        memory=game.memory,
        quick_before_club=dict(game.quick_before_club),
    )


class GameRoutes(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=answers(), summary="The shelf, and the bots")
    async def games(self, house: Served) -> schema.Shelf:
        return on_the_shelf(house.readiness.games)

    @get("/{game:str}", responses=answers(404), middleware=[condensed], summary="A game, and what its board fixes")
    async def game(self, house: Served, game: GameName) -> schema.GameDetails:
        return details(on_shelf(game), game in house.readiness.games)

    @get("/{game:str}/rules", responses=answers(404), middleware=[condensed], summary="The rulebook of a game")
    async def rules(self, request: AnyRequest, game: GameName, lang: Language = None) -> schema.Rules:
        return rules(on_shelf(game).name, chosen(lang, request.headers.get("accept-language")))


class TextRoutes(Controller):
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
