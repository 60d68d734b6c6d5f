"""The routes of a table: parse, one call, answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.core.chance.proof import Proof
from ludotheque.tables import seat_commands
from ludotheque.tables.capabilities import clean_addition, clean_name, hash_of, new_token
from ludotheque.tables.opening import link, new_opening
from ludotheque.tables.refusals import Forbidden
from ludotheque.tables.seat_commands import Command
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table

from .. import schema
from ..client_commands import Visitor
from ..guard.sites import site
from ..house import House
from .assets import condensed
from .language import Language, accepted, chosen
from .opening import origin_of
from .problems import AnyRequest, answers

T = TypeVar("T")
Served = NamedDependency[House]
LONGEST_WAIT = 30.0  # seconds
LARGEST_RECORD = 128 * 1024  # bytes of a request that brings a whole game

Id = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,32}$", description="The table.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Tell only what came after this ply.")]
Wait = Annotated[
    float,
    QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait where nothing is after `since`."),
]


def token_of(request: AnyRequest) -> str | None:
    """The hash of the token the request carries."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_of(token.strip()) if scheme.lower() == "bearer" and token.strip() else None


def address_of(request: AnyRequest) -> str:
    """The address that a request's limits and work are charged to."""
    return site(request.scope["client"])


async def enter(house: House, request: AnyRequest, id: str) -> Visitor:
    return await house.clients.enter(id, token_of(request), address_of(request))


async def do(house: House, request: AnyRequest, id: str, command: Command[None]) -> schema.State:
    return await house.clients.do(await enter(house, request, id), command)


async def read(house: House, request: AnyRequest, id: str, read: Callable[[Table], T]) -> T:
    visitor = await enter(house, request, id)
    return await house.questions.read(visitor.room, visitor.address, read)


class TableRoutes(Controller):
    path = "/api/tables"
    tags = ("tables",)
    security = [{"token": []}]  # noqa: RUF012

    @post(
        "/",
        status_code=201,
        responses=answers(401, 403, 404, 409),
        security=[{}, {"token": []}],
        request_max_body_size=LARGEST_RECORD,
        summary="Open a table",
    )
    async def open(self, house: Served, request: AnyRequest, data: JSONBody[schema.NewTable]) -> schema.Opened:
        address = address_of(request)
        house.rooms.check_tables(address)
        lang = chosen(data.lang, request.headers.get("accept-language"))
        fork = await origin_of(house, data, token_of(request), address)
        if data.numbers:  # a changed board takes time to build
            opening, opened = await house.reading.run(address, lambda: new_opening(data, fork, lang))
        else:
            opening, opened = new_opening(data, fork, lang)
        room = await house.changes.open(opening, address)
        opened.state = await house.clients.state(Visitor(room, Role(owner=True), address))
        return opened

    @get("/", responses=answers(), security=[{}], summary="Public tables with open seats")
    async def listed(self, house: Served) -> list[schema.Listed]:
        return await house.questions.listed()

    @get("/{id:str}", responses=answers(401, 403, 404), summary="The table as the token's holder sees it")
    async def state(
        self, house: Served, request: AnyRequest, id: Id, since: Since = 0, wait: Wait = 0.0
    ) -> schema.State:
        visitor = await enter(house, request, id)
        room = visitor.room
        await house.rooms.at_least(room, since)
        if wait and room.table.ply <= since:
            news = asyncio.get_running_loop().create_future()
            room.waiting.append(news)
            await asyncio.wait([news], timeout=wait)
            if news in room.waiting:
                room.waiting.remove(news)
        return await house.clients.state(visitor, since)

    @get("/{id:str}/turn", responses=answers(401, 403, 404, 409), summary="The position and the moves in words")
    async def turn(self, house: Served, request: AnyRequest, id: Id, lang: Language = None) -> schema.Turn:
        visitor = await enter(house, request, id)
        language = chosen(lang, request.headers.get("accept-language"))
        return await house.questions.turn(visitor.room, visitor.role.seat, language, visitor.address)

    @post(
        "/{id:str}/join",
        status_code=201,
        responses=answers(401, 403, 404, 409),
        security=[{}, {"token": []}],
        summary="Take an open seat, by its invitation; at a public table without one",
    )
    async def join(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Join]) -> schema.Joined:
        token, name, added = new_token(), clean_name(data.name), clean_addition(data.mix)
        data.lang = chosen(data.lang, request.headers.get("accept-language"))
        visitor = await house.clients.join(
            id, token_of(request), address_of(request), data, name=name, added=added, token_hash=hash_of(token)
        )
        return schema.Joined(visitor.seat, token, link(id, token), await house.clients.state(visitor))

    @post("/{id:str}/name", status_code=200, responses=answers(401, 403, 404, 409), summary="Go by another name")
    async def rename(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Rename]) -> schema.State:
        lang = accepted(request.headers.get("accept-language"))
        return await do(house, request, id, seat_commands.rename(clean_name(data.name), lang))

    @post(
        "/{id:str}/mix", status_code=200, responses=answers(401, 403, 404, 409), summary="Add to the deal's randomness"
    )
    async def mix(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Mix]) -> schema.State:
        return await do(house, request, id, seat_commands.mix(clean_addition(data.text)))

    @post(
        "/{id:str}/seal",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="Seal your randomness, at a sealed table",
    )
    async def seal(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.SealIn]) -> schema.State:
        return await do(house, request, id, seat_commands.seal(data))

    @post(
        "/{id:str}/reveal",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="Reveal what was sealed, once all seals are fixed",
    )
    async def reveal(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Reveal]) -> schema.State:
        return await do(house, request, id, seat_commands.reveal(data))

    @post("/{id:str}/start", status_code=200, responses=answers(401, 403, 404, 409), summary="Deal now (the owner)")
    async def start(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Start]) -> schema.State:
        return await house.clients.start(await enter(house, request, id), data.fill)

    @post("/{id:str}/moves", status_code=200, responses=answers(401, 403, 404, 409, 422), summary="Make a move")
    async def move(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Move]) -> schema.State:
        return await do(house, request, id, seat_commands.move(data))

    @post("/{id:str}/resign", status_code=200, responses=answers(401, 403, 404, 409), summary="Give up")
    async def resign(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.At]) -> schema.State:
        return await do(house, request, id, seat_commands.resign(data))

    @post("/{id:str}/back", status_code=200, responses=answers(401, 403, 404, 409), summary="Take back, or ask to")
    async def back(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.At]) -> schema.State:
        return await do(house, request, id, seat_commands.take_back(data))

    @post("/{id:str}/back/answer", status_code=200, responses=answers(401, 403, 404, 409), summary="Agree to it or not")
    async def answer(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Answer]) -> schema.State:
        return await do(house, request, id, seat_commands.answer(data))

    @post(
        "/{id:str}/leave", status_code=200, responses=answers(401, 403, 404, 409), summary="Let a bot play on for you"
    )
    async def leave(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Leave]) -> schema.State:
        return await house.clients.leave(await enter(house, request, id), data)

    @post("/{id:str}/return", status_code=200, responses=answers(401, 403, 404, 409), summary="Play again yourself")
    async def come_back(self, house: Served, request: AnyRequest, id: Id) -> schema.State:
        return await do(house, request, id, seat_commands.come_back())

    @post(
        "/{id:str}/reaction",
        status_code=204,
        responses=answers(401, 403, 404),
        summary="Show everybody at the table a picture, for a moment",
    )
    async def react(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.React]) -> None:
        house.clients.react(await enter(house, request, id), data.reaction)

    @post("/{id:str}/rematch", status_code=200, responses=answers(401, 403, 404, 409), summary="Play once more")
    async def rematch(self, house: Served, request: AnyRequest, id: Id) -> schema.Rematch:
        return schema.Rematch(await house.clients.rematch(await enter(house, request, id)))

    @get("/{id:str}/record", responses=answers(401, 403, 404, 409), summary="The record of a finished game")
    async def record(self, house: Served, request: AnyRequest, id: Id) -> dict[str, Any]:
        return await read(house, request, id, projection.record)

    @get(
        "/{id:str}/game",
        responses=answers(401, 403, 404, 409),
        summary="The game as far as it has come, for the only person at the table, to go on elsewhere",
    )
    async def game(self, house: Served, request: AnyRequest, id: Id) -> dict[str, Any]:
        visitor = await enter(house, request, id)
        if not visitor.room.table.alone(visitor.role):
            raise Forbidden("error-not-alone")
        return await house.questions.read(visitor.room, visitor.address, projection.game)

    @get("/{id:str}/proof", responses=answers(401, 403, 404, 409), summary="The proof that the deal was fair")
    async def proof(self, house: Served, request: AnyRequest, id: Id) -> Proof:
        return await read(house, request, id, projection.proof)

    @get(
        "/{id:str}/replay",
        responses=answers(401, 403, 404, 409),
        middleware=[condensed],
        summary="A finished game, position by position, as the token's holder saw it",
    )
    async def replay(self, house: Served, request: AnyRequest, id: Id) -> schema.Replay:
        visitor = await enter(house, request, id)
        return await house.questions.replay(visitor.room, visitor.role.seat, visitor.address)

    @post("/{id:str}/hint", status_code=200, responses=answers(401, 403, 404, 409), summary="What a search would play")
    async def hint(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Think]) -> schema.Hint:
        visitor = await enter(house, request, id)
        language = accepted(request.headers.get("accept-language"))
        return await while_connected(request, house.clients.hint(visitor, data, language))

    @post(
        "/{id:str}/analysis",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="What every move of a finished game changed: expected shares of the win, decision and luck",
    )
    async def analysis(
        self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Analyse]
    ) -> schema.Analysed:
        visitor = await enter(house, request, id)
        language = accepted(request.headers.get("accept-language"))
        work = house.questions.analysis(visitor.room, data, language, visitor.address)
        return await while_connected(request, work)


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`. The work stops when the client disconnects."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            working.cancel()
        return await working
    except asyncio.CancelledError:
        if not leaving.done():
            raise
        raise ClientException("the client has gone") from None  # an answer that is not read, and no failure
    finally:
        leaving.cancel()


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
