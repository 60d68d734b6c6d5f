"""The lab over HTTP: a question is answered by a stream of ever more exact answers."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, TypeVar

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from ludotheque.core.board.dials import turned
from ludotheque.core.contract import Variant
from ludotheque.lab.reports.live import check_page_question, page_question
from ludotheque.lab.sweeps.live import PageSweep, page_sweep
from ludotheque.lab.tuning.builder import Wish
from ludotheque.lab.tuning.live import page_tuning

from .. import schema
from ..guard.sites import site
from ..house import House
from ..rooms.room import encode
from .games import GameName, on_shelf
from .language import accepted
from .problems import AnyRequest, answers

COST = 20.0  # requests that a question counts as
LINES = "application/x-ndjson"
Served = NamedDependency[House]
Page = TypeVar("Page")


class LabRoutes(Controller):
    path = "/api/lab"
    tags = ("lab",)

    @post(
        "/{game:str}",
        status_code=200,
        responses={
            **answers(404),
            200: ResponseSpec(
                schema.LabNews, description="One a line, until `last`.", media_type=LINES, generate_examples=False
            ),
        },
        summary="What a game is like under these rules, beside the printed ones; hang up to stop the work",
    )
    async def ask(
        self,
        house: Served,
        request: AnyRequest,
        game: GameName,
        data: JSONBody[schema.Ask],
    ) -> Stream:
        found = on_shelf(game)
        address = site(request.scope["client"])
        house.buckets.take(address, COST)
        question = page_question(
            found.variant(data.options, turned(found, data.numbers)),
            data.seats,
            data.bots,
            data.games,
            data.seed,
        )
        await house.reading.run(address, lambda: check_page_question(question))
        await house.readiness.wait_for_lab(game)
        house.lab_queue.check_room(address)  # refuses before the stream begins
        return _stream(house.lab_queue.answer(address, question, accepted(request.headers.get("accept-language"))))

    @post(
        "/{game:str}/sweep",
        status_code=200,
        responses={
            **answers(404),
            200: ResponseSpec(
                schema.SweepNews, description="One a line, until `last`.", media_type=LINES, generate_examples=False
            ),
        },
        summary="What a game is like along a dial, or over two; hang up to stop the work",
    )
    async def sweep(
        self,
        house: Served,
        request: AnyRequest,
        game: GameName,
        data: JSONBody[schema.SweepAsk],
    ) -> Stream:
        def page(variant: Variant) -> PageSweep:
            return page_sweep(variant, data.dials, data.seats, data.bots, data.measure, data.seed)

        address = site(request.scope["client"])
        return _stream(house.lab_queue.sweep(address, await _admitted(house, address, game, data, page)))

    @post(
        "/{game:str}/tune",
        status_code=200,
        responses={
            **answers(404),
            200: ResponseSpec(
                schema.TuneNews, description="One a line, until `last`.", media_type=LINES, generate_examples=False
            ),
        },
        summary="The rules nearest to the printed ones that reach a goal; hang up to stop the work",
    )
    async def tune(
        self,
        house: Served,
        request: AnyRequest,
        game: GameName,
        data: JSONBody[schema.TuneAsk],
    ) -> Stream:
        def page(variant: Variant) -> Wish:
            return page_tuning(variant, data.dials, data.goal, data.seats, data.bot, data.seed)

        address = site(request.scope["client"])
        return _stream(house.lab_queue.tune(address, await _admitted(house, address, game, data, page)))


async def _admitted(
    house: House, address: str, game: str, data: schema.DialAsk, page: Callable[[Variant], Page]
) -> Page:
    """What is asked about dials, when the lab has room and is ready for it."""
    found = on_shelf(game)
    house.buckets.take(address, COST)
    variant = found.variant(data.options, turned(found, data.numbers))
    house.lab_queue.check_room(address)  # before any board is made
    asked = await house.reading.run(address, lambda: page(variant))
    await house.readiness.wait_for_lab(game)
    house.lab_queue.check_room(address)
    return asked


def _stream(growing: AsyncGenerator[Any]) -> Stream:
    async def lines() -> AsyncGenerator[bytes]:
        async with aclosing(growing):
            async for news in growing:
                yield encode(news) + b"\n"

    # a proxy must not buffer the lines
    return Stream(lines(), media_type=LINES, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
