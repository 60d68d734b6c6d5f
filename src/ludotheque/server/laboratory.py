"""Questions of the lab are worked on in threads of their own, a step at a time and in turns, so that neither the tables
nor a short question wait for a long one. Who leaves has the work on his question stopped."""

from __future__ import annotations

import asyncio
import contextvars
import threading
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from ludotheque.core.contract import Game
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.live import Answer, Asked, answers
from ludotheque.lab.playing import UNWANTED, GivenUp
from ludotheque.lab.report import Report
from ludotheque.lab.summary import sentences

from .metrics import LAB_GAMES, LAB_QUESTIONS
from .refusals import Unavailable
from .schema import LabNews

T = TypeVar("T")
MOST_QUESTIONS = 6  # at a time
OFTEN = 0.15  # seconds between two answers that are sent


class Laboratory:
    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "lab")
        self._working = 0

    def check_room(self) -> None:
        """Whether another question can be taken on."""
        if self._working >= MOST_QUESTIONS:
            raise Unavailable("error-lab-busy")

    async def answer(self, asked: Asked, language: str) -> AsyncGenerator[LabNews]:
        """The answer as it grows. Leaving the loop stops the work."""
        self._working += 1
        LAB_QUESTIONS.inc()
        left = False
        one_at_a_time = threading.Lock()
        context = contextvars.copy_context()
        context.run(UNWANTED.set, lambda: left)
        game, steps = asked.variant.game, answers(asked)

        def step() -> Answer | None:
            with one_at_a_time:
                try:
                    return next(steps, None)
                except GivenUp:
                    return None

        def close() -> None:
            with one_at_a_time:
                steps.close()

        try:
            sent, latest = 0.0, None
            while (found := await self._run(context.run, step)) is not None:
                LAB_GAMES.inc(found.played - (latest.played if latest else 0))
                latest = found
                if time.monotonic() - sent >= OFTEN:
                    yield await self._run(news, game, found, (language,), False)
                    sent = time.monotonic()
            if latest is not None:
                yield await self._run(news, game, latest, LANGUAGES, True)
        finally:
            left = True
            self._working -= 1
            LAB_QUESTIONS.dec()
            with suppress(RuntimeError):  # the server is being closed
                self._pool.submit(close)  # after the step at hand, which gives up at its next move

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def news(game: Game, found: Answer, languages: tuple[str, ...], last: bool) -> LabNews:
    compared = found.comparison
    return LabNews(
        found.played,
        found.planned,
        last,
        found.report.tables[0],
        {language: words(game, found.report, language) for language in languages},
        None if found.printed is None else found.printed.tables[0],
        [] if compared is None else compared.rules[0].differences,
        0 if compared is None else compared.games,
        compared is not None and compared.settled,
    )


def words(game: Game, report: Report, language: str) -> list[str]:
    return sentences(report, messages(language, game.folder / "locales"))
