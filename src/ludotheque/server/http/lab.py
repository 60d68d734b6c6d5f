"""The lab over HTTP: a question is answered by a stream of ever more exact answers."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from ludotheque.core.board.dials import turned
from ludotheque.lab.reports.live import check_page_question, page_question

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
        growing = house.lab_queue.answer(address, question, accepted(request.headers.get("accept-language")))

        async def lines() -> AsyncGenerator[bytes]:
            async with aclosing(growing):
                async for news in growing:
                    yield encode(news) + b"\n"

        # a proxy must not buffer the lines
        return Stream(lines(), media_type=LINES, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
