"""The lab's queue: questions take turns, fairly by address, so that neither tables nor short questions wait for long
ones. Work stops when the client disconnects."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import AsyncGenerator

from ludotheque.core.contract import Game
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.reports.live import LiveAnswer, answers
from ludotheque.lab.reports.report import Report
from ludotheque.lab.reports.summary import sentences
from ludotheque.lab.run.playing import GivenUp
from ludotheque.lab.run.question import Question
from ludotheque.tables.refusals import TooMany, Unavailable

from ..monitor.metrics import LAB_GAMES, LAB_QUESTIONS
from ..schema import LabNews
from .fair_pool import AGAIN
from .thinking import ThinkingPool

MOST_QUESTIONS = 24  # at a time
QUESTIONS_EACH = 2  # of one address
OFTEN = 0.15  # seconds between two answers


class LabQueue:
    def __init__(self, thinking: ThinkingPool, limited: bool = True) -> None:
        self._run = thinking.for_the_lab
        self._limited = limited
        self._working: Counter[str] = Counter()

    def check_room(self, owner: str) -> None:
        """Raises TooMany or Unavailable if another question of this address cannot be taken on."""
        if self._limited and self._working[owner] >= QUESTIONS_EACH:
            raise TooMany(AGAIN, "error-queue-full")
        if self._working.total() >= MOST_QUESTIONS:
            raise Unavailable("error-lab-busy")

    async def answer(self, owner: str, question: Question, language: str) -> AsyncGenerator[LabNews]:
        """The answer as it grows. Leaving the loop stops the work."""
        self._working[owner] += 1
        LAB_QUESTIONS.inc()
        left = False
        stepping = threading.Lock()
        game, steps = question.rules[-1].variant.game, answers(question)

        def step() -> LiveAnswer | None:
            with stepping:
                try:
                    return next(steps, None)
                except GivenUp:
                    return None
                finally:
                    if left:
                        steps.close()

        try:
            sent, latest = 0.0, None
            while (found := await self._run(owner, step)) is not None:
                LAB_GAMES.inc(found.played - (latest.played if latest else 0))
                latest = found
                if time.monotonic() - sent >= OFTEN:
                    yield await self._run(owner, lambda: news(game, found, (language,), False))
                    sent = time.monotonic()
            if latest is not None:
                complete = latest
                yield await self._run(owner, lambda: news(game, complete, LANGUAGES, True))
        finally:
            self._working[owner] -= 1
            if not self._working[owner]:
                del self._working[owner]
            LAB_QUESTIONS.dec()
            left = True
            if stepping.acquire(blocking=False):  # otherwise the running step closes it
                steps.close()
                stepping.release()


def news(game: Game, found: LiveAnswer, languages: tuple[str, ...], last: bool) -> LabNews:
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
