"""Plain HTTP: everything that can be done at a table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.bots.roster import roster_name
from ludotheque.core.board.dials import turned
from ludotheque.core.chance.proof import Proof
from ludotheque.core.errors import BadRequest, LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.shelf import find
from ludotheque.tables import commands, projection
from ludotheque.tables.capabilities import clean_addition, clean_name, hash_of, new_table_id, new_token
from ludotheque.tables.entries import Fork, Opening, Place
from ludotheque.tables.fork import fork_at, fork_of
from ludotheque.tables.refusals import Forbidden, TokenMissing
from ludotheque.tables.seats import Role, bot_name
from ludotheque.tables.table import Table

from .. import schema
from ..guard.sites import site
from ..house import House, Room
from .assets import condensed
from .language import Language, accepted, chosen
from .problems import AnyRequest, At, answers

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


def link(table: str, token: str) -> str:
    """A token stands behind #, where neither servers nor referring pages get to see it."""
    return f"/t/{table}#{token}"


def seat_of(role: Role) -> int:
    if role.seat is None:
        raise Forbidden("error-not-seat")
    return role.seat


def visitor(request: AnyRequest) -> str:
    """The address a request is on account of."""
    return site(request.scope["client"])


async def enter(house: House, request: AnyRequest, id: str) -> tuple[Room, Role]:
    """The table, and what the request's token entitles to."""
    room = await house.room(id, visitor(request))
    role = room.table.role(token_of(request))
    if role.seat is not None:
        room.seen[role.seat] = time.monotonic()
    return room, role


async def state_of(house: House, request: AnyRequest, room: Room, role: Role, since: int = 0) -> schema.State:
    def read(table: Table) -> schema.State:
        state = projection.state(table, role.seat, since, role.owner)
        state.invitation = role.invitation
        return state

    return await house.read(room, visitor(request), read, room.table.ply - since)


async def act(house: House, request: AnyRequest, id: str, action: Callable[[Table, int], object]) -> schema.State:
    """Something a seat does; answered with the new state, or with the error and the state as it is."""
    room, role = await enter(house, request, id)
    seat = seat_of(role)
    since = room.table.ply
    try:
        await house.act(room, lambda table: action(table, seat))
    except LudothequeError as error:
        raise At(error, await state_of(house, request, room, role, room.table.ply)) from None
    return await state_of(house, request, room, role, since)


async def origin_of(house: House, request: AnyRequest, asked: schema.NewTable) -> Fork | None:
    """The beginning of the game that the new table is to go on from."""
    plan = asked.fork
    if plan is None:
        return None
    if (plan.table is None) == (plan.record is None):
        raise BadRequest("error-fork-what")
    if plan.record is not None:
        game = find(asked.game)
        await house.readiness.wait(game.name)
        record = plan.record
        match = await house.reading.run(visitor(request), lambda: Match.from_record(record, plan.moves))
        seed = None if match.seed is None else f"{match.seed:064x}"
        check_origin(match, asked)
        return fork_of(match, plan.moves, None, seed)
    room, _ = await enter(house, request, plan.table or "")

    def fork(table: Table) -> Fork:
        check_origin(table.finished(), asked)
        return fork_at(table, plan.moves)

    return await house.read(room, visitor(request), fork)


def check_origin(match: Match, asked: schema.NewTable) -> None:
    """A game that goes on stays the game it is."""
    options, numbers = match.variant.options, match.variant.numbers
    same_options = all(options.get(name) == value for name, value in asked.options.items())
    same_numbers = all(numbers.get(path) == value for path, value in asked.numbers.items())
    if match.variant.name != asked.game or match.seats != len(asked.seats) or not (same_options and same_numbers):
        raise BadRequest("error-fork-other", game=match.variant.name, seats=match.seats)
    asked.options, asked.numbers = options, numbers


def new_opening(asked: schema.NewTable, fork: Fork | None) -> tuple[Opening, schema.Opened]:
    """The table as it is to be stored, and the capabilities only its creator is told."""
    game = find(asked.game)
    variant = game.variant(asked.options, turned(game, asked.numbers))
    _ = variant.engine  # a board that cannot be is refused now
    game.check_seats(len(asked.seats))
    id, owner, watch = new_table_id(), new_token(), new_token()
    opened = schema.Opened(id, owner, watch, link(id, watch), [], [], None)  # type: ignore[arg-type]
    places: list[Place] = []
    taken = [seat.name for seat in asked.seats if seat.name]
    for number, seat in enumerate(asked.seats):
        if seat.kind == "bot":
            level = roster_name(seat.level or asked.stand_in)
            name = clean_name(seat.name) if seat.name else bot_name(number, taken)
            places.append(Place("bot", name, level, None))
            taken.append(name)
            continue
        if seat.level is not None:
            raise BadRequest("error-level-of-person")
        token = new_token()
        given = schema.SeatTokens(number, token, link(id, token))
        if seat.kind == "human":
            if seat.name is None:
                raise BadRequest("error-name-missing", seat=number)
            opened.seats.append(given)
            places.append(Place("human", clean_name(seat.name), None, hash_of(token)))
        else:
            opened.invitations.append(given)
            places.append(Place("open", None, None, hash_of(token)))
    opening = Opening(
        id=id,
        game=asked.game,
        options=variant.options,
        places=places,
        owner=hash_of(owner),
        watch=hash_of(watch),
        secret=secrets.token_hex(32),
        public=asked.public,
        wait=asked.wait,
        pace=asked.pace,
        away=asked.away,
        stand_in=roster_name(asked.stand_in),
        created=time.time(),
        fork=fork,
        numbers=variant.numbers,
        hints=asked.hints,
        sealed=asked.sealed,
    )
    return opening, opened


class Tables(Controller):
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
        house.check_tables(visitor(request))
        fork = await origin_of(house, request, data)
        if data.numbers:  # a board of its own takes time to build
            opening, opened = await house.reading.run(visitor(request), lambda: new_opening(data, fork))
        else:
            opening, opened = new_opening(data, fork)
        room = await house.open(opening, visitor(request))
        opened.state = await state_of(house, request, room, Role(owner=True))
        return opened

    @get("/", responses=answers(), security=[{}], summary="Public tables with open seats")
    async def listed(self, house: Served) -> list[schema.Listed]:
        return await house.listed()

    @get("/{id:str}", responses=answers(401, 403, 404), summary="The table as the token's holder sees it")
    async def state(
        self, house: Served, request: AnyRequest, id: Id, since: Since = 0, wait: Wait = 0.0
    ) -> schema.State:
        room, role = await enter(house, request, id)
        await house.at_least(room, since)
        if wait and room.table.ply <= since:
            news = asyncio.get_running_loop().create_future()
            room.waiting.append(news)
            await asyncio.wait([news], timeout=wait)
            if news in room.waiting:
                room.waiting.remove(news)
        return await state_of(house, request, room, role, since)

    @get("/{id:str}/turn", responses=answers(401, 403, 404, 409), summary="The position and the moves in words")
    async def turn(self, house: Served, request: AnyRequest, id: Id, lang: Language = None) -> schema.Turn:
        room, role = await enter(house, request, id)
        language = chosen(lang, request.headers.get("accept-language"))
        return await house.turn(room, role.seat, language, visitor(request))

    @post(
        "/{id:str}/join",
        status_code=201,
        responses=answers(401, 403, 404, 409),
        security=[{}, {"token": []}],
        summary="Take an open seat, by its invitation; at a public table without one",
    )
    async def join(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Join]) -> schema.Joined:
        room = await house.room(id, visitor(request))
        hash = token_of(request)
        if hash is None and not room.table.opening.public:
            raise TokenMissing
        token, name, added = new_token(), clean_name(data.name), clean_addition(data.mix)

        def action(table: Table) -> int:
            role = None if hash is None else table.role(hash)
            return commands.join(table, role, name, added, hash_of(token), data.seat, data.seal)

        seat = await house.act(room, action)
        return schema.Joined(seat, token, link(id, token), await state_of(house, request, room, Role(seat=seat)))

    @post(
        "/{id:str}/mix", status_code=200, responses=answers(401, 403, 404, 409), summary="Add to the deal's randomness"
    )
    async def mix(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Mix]) -> schema.State:
        text = clean_addition(data.text)
        return await act(house, request, id, lambda table, seat: commands.mix(table, seat, text))

    @post(
        "/{id:str}/seal",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="Seal your randomness, at a sealed table",
    )
    async def seal(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.SealIn]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.seal(table, seat, data.seal))

    @post(
        "/{id:str}/reveal",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="Reveal what was sealed, once all seals are fixed",
    )
    async def reveal(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Reveal]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.reveal(table, seat, data.text))

    @post("/{id:str}/start", status_code=200, responses=answers(401, 403, 404, 409), summary="Deal now (the owner)")
    async def start(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Start]) -> schema.State:
        room, role = await enter(house, request, id)
        if not role.owner:
            raise Forbidden("error-not-owner")
        await house.act(room, lambda table: commands.start(table, data.fill))
        return await state_of(house, request, room, role)

    @post("/{id:str}/moves", status_code=200, responses=answers(401, 403, 404, 409, 422), summary="Make a move")
    async def move(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Move]) -> schema.State:
        room, _ = await enter(house, request, id)
        await house.at_least(room, data.ply)
        return await act(house, request, id, lambda table, seat: commands.move(table, seat, data.ply, data.move))

    @post("/{id:str}/resign", status_code=200, responses=answers(401, 403, 404, 409), summary="Give up")
    async def resign(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.At]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.resign(table, seat, data.ply))

    @post("/{id:str}/back", status_code=200, responses=answers(401, 403, 404, 409), summary="Take back, or ask to")
    async def back(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.At]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.take_back(table, seat, data.ply))

    @post("/{id:str}/back/answer", status_code=200, responses=answers(401, 403, 404, 409), summary="Agree to it or not")
    async def answer(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Answer]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.answer(table, seat, data.ply, data.agree))

    @post(
        "/{id:str}/leave", status_code=200, responses=answers(401, 403, 404, 409), summary="Let a bot play on for you"
    )
    async def leave(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Leave]) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.leave(table, seat, data.level))

    @post("/{id:str}/return", status_code=200, responses=answers(401, 403, 404, 409), summary="Play again yourself")
    async def come_back(self, house: Served, request: AnyRequest, id: Id) -> schema.State:
        return await act(house, request, id, lambda table, seat: commands.come_back(table, seat))

    @post("/{id:str}/rematch", status_code=200, responses=answers(401, 403, 404, 409), summary="Play once more")
    async def rematch(self, house: Served, request: AnyRequest, id: Id) -> schema.Rematch:
        room, role = await enter(house, request, id)
        return schema.Rematch(await house.rematch(room, seat_of(role)))

    @get("/{id:str}/record", responses=answers(401, 403, 404, 409), summary="The record of a finished game")
    async def record(self, house: Served, request: AnyRequest, id: Id) -> dict[str, Any]:
        return await self._read(house, request, id, lambda table: projection.record(table))

    @get("/{id:str}/proof", responses=answers(401, 403, 404, 409), summary="The proof that the deal was fair")
    async def proof(self, house: Served, request: AnyRequest, id: Id) -> Proof:
        return await self._read(house, request, id, lambda table: projection.proof(table))

    @get(
        "/{id:str}/replay",
        responses=answers(401, 403, 404, 409),
        middleware=[condensed],
        summary="A finished game, position by position, as the token's holder saw it",
    )
    async def replay(self, house: Served, request: AnyRequest, id: Id) -> schema.Replay:
        room, role = await enter(house, request, id)
        return await house.replay(room, role.seat, visitor(request))

    async def _read(self, house: House, request: AnyRequest, id: str, read: Callable[[Table], T]) -> T:
        room, _ = await enter(house, request, id)
        return await house.read(room, visitor(request), read)

    @post("/{id:str}/hint", status_code=200, responses=answers(401, 403, 404, 409), summary="What a search would play")
    async def hint(self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Think]) -> schema.Hint:
        room, role = await enter(house, request, id)
        language = accepted(request.headers.get("accept-language"))
        found: schema.Hint = await while_connected(
            request, house.hint(room, seat_of(role), data, language, visitor(request))
        )
        return found

    @post(
        "/{id:str}/analysis",
        status_code=200,
        responses=answers(401, 403, 404, 409),
        summary="What every move of a finished game changed: expected shares of the win, decision and luck",
    )
    async def analysis(
        self, house: Served, request: AnyRequest, id: Id, data: JSONBody[schema.Analyse]
    ) -> schema.Analysed:
        room, _ = await enter(house, request, id)
        language = accepted(request.headers.get("accept-language"))
        found: schema.Analysed = await while_connected(request, house.analysis(room, data, language, visitor(request)))
        return found


async def while_connected(request: AnyRequest, work: Any) -> Any:
    """Work that is given up when the client goes away."""
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
        raise ClientException("the client has gone") from None  # nobody reads it, and nothing has failed
    finally:
        leaving.cancel()


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
