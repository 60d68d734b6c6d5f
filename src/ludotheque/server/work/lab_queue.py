"""The lab's queue: questions take turns, fairly by address, so that neither tables nor short questions wait for long
ones. Work stops when the client disconnects."""

from __future__ import annotations

import functools
import threading
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from typing import Protocol, TypeVar

from ludotheque.core.messages import LANGUAGES
from ludotheque.lab.lengths.times import ThinkingTimes
from ludotheque.lab.reports.live import LiveAnswer, answers
from ludotheque.lab.reports.wire import LabNews, news
from ludotheque.lab.run.playing import GivenUp
from ludotheque.lab.run.question import Question
from ludotheque.lab.sweeps import live as live_sweeps
from ludotheque.lab.sweeps.builder import SweepBuilder
from ludotheque.lab.tuning import live as live_tunings
from ludotheque.lab.tuning.builder import TuningBuilder, Wish
from ludotheque.tables.refusals import TooMany, Unavailable

from ..monitor.metrics import LAB_GAMES, LAB_QUESTIONS
from ..schema import SweepNews, TuneNews
from .fair_pool import AGAIN
from .thinking import ThinkingPool

MOST_QUESTIONS = 24  # at a time
QUESTIONS_EACH = 2  # of one address
OFTEN = 0.15  # seconds between two answers


class Growing(Protocol):
    """An answer so far."""

    @property
    def played(self) -> int: ...  # games


Found = TypeVar("Found", bound=Growing)
Told = TypeVar("Told")


class LabQueue:
    def __init__(self, thinking: ThinkingPool, limited: bool = True, times: ThinkingTimes | None = None) -> None:
        self._times = times
        self._run = thinking.for_the_lab
        self._limited = limited
        self._working: Counter[str] = Counter()

    def check_room(self, owner: str) -> None:
        """Raises TooMany or Unavailable if another question of this address cannot be taken on."""
        if self._limited and self._working[owner] >= QUESTIONS_EACH:
            raise TooMany(AGAIN, "error-queue-full")
        if self._working.total() >= MOST_QUESTIONS:
            raise Unavailable("error-lab-busy")

    def answer(self, owner: str, question: Question, language: str) -> AsyncGenerator[LabNews]:
        """The answer as it grows. Leaving the loop stops the work."""
        game = question.rules[-1].variant.game

        def tell(found: LiveAnswer, last: bool) -> LabNews:
            return news(game, found, LANGUAGES if last else (language,), last)

        return self._grow(owner, answers(question, self._times), tell)

    def sweep(self, owner: str, page: live_sweeps.PageSweep) -> AsyncGenerator[SweepNews]:
        """The sweep as it grows. Leaving the loop stops the work."""

        def tell(found: SweepBuilder, last: bool) -> SweepNews:
            return SweepNews(found.played, found.planned, last, found.found(last))

        return self._grow(owner, live_sweeps.growing(page), tell)

    def tune(self, owner: str, wish: Wish) -> AsyncGenerator[TuneNews]:
        """The tuning as it grows. Leaving the loop stops the work."""

        def tell(found: TuningBuilder, last: bool) -> TuneNews:
            return TuneNews(found.played, found.tried, found.planned, last, found.found(last))

        return self._grow(owner, live_tunings.growing(wish), tell)

    async def _grow(
        self, owner: str, steps: Generator[Found], tell: Callable[[Found, bool], Told]
    ) -> AsyncGenerator[Told]:
        self._working[owner] += 1
        LAB_QUESTIONS.inc()
        left = False
        stepping = threading.Lock()

        def step() -> Found | None:
            with stepping:
                try:
                    return next(steps, None)
                except GivenUp:
                    return None
                finally:
                    if left:
                        steps.close()

        try:
            sent, played, latest = 0.0, 0, None
            while (found := await self._run(owner, step)) is not None:
                LAB_GAMES.inc(found.played - played)
                played, latest = found.played, found
                if time.monotonic() - sent >= OFTEN and played:
                    yield await self._run(owner, functools.partial(tell, found, False))
                    sent = time.monotonic()
            if latest is not None:
                yield await self._run(owner, functools.partial(tell, latest, True))
        finally:
            self._working[owner] -= 1
            if not self._working[owner]:
                del self._working[owner]
            LAB_QUESTIONS.dec()
            left = True
            if stepping.acquire(blocking=False):  # otherwise the running step closes it
                steps.close()
                stepping.release()
