"""The lab page's question, answered on the device, a step at a time: the same messages as from a server.

    answer = lab.ask(game, question, language)   "" if it is taken on, or the Problem
    line = lab.step()                            a chunk of games; the answer so far, "" if it is too early to tell

Questions and answers are JSON. A new question takes the place of the one before.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator

import msgspec

from ludotheque.core.board.dials import turned
from ludotheque.core.contract import Game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.reading import Reader
from ludotheque.core.shelf import find
from ludotheque.lab.reports.live import MOST_HERE, LiveAnswer, answers, check_page_question, page_question
from ludotheque.lab.reports.wire import Ask, LabNews, news
from ludotheque.tables.refusals import Invalid
from ludotheque.tables.shown.problems import known_language, problem_of

ASK = Reader(Ask)
OFTEN = 0.15  # seconds between two answers

encode = msgspec.json.Encoder().encode


class LocalLab:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lines: Generator[str] | None = None

    def ask(self, game: str, question: str, language: str) -> str:
        self.stop()
        spoken = known_language(language)
        try:
            self._lines = self._begun(find(game), ASK.read(question), spoken)
        except LudothequeError as error:
            return encode(problem_of(error, spoken)).decode()
        except msgspec.DecodeError as error:
            return encode(problem_of(Invalid("error-request", detail=str(error)), spoken)).decode()
        return ""

    def step(self) -> str | None:
        """None after the last line."""
        return None if self._lines is None else next(self._lines, None)

    def stop(self) -> None:
        if self._lines is not None:
            self._lines.close()
        self._lines = None

    def _begun(self, game: Game, asked: Ask, language: str) -> Generator[str]:
        """The lines of the answer. Raises LudothequeError at once."""
        variant = game.variant(asked.options, turned(game, asked.numbers))
        question = page_question(variant, asked.seats, asked.bots, asked.games, asked.seed, MOST_HERE)
        check_page_question(question, MOST_HERE)
        return self._told(game, answers(question), language)

    def _told(self, game: Game, growing: Generator[LiveAnswer], language: str) -> Generator[str]:
        told, latest = -math.inf, None
        for latest in growing:
            early = self._now() - told < OFTEN
            yield "" if early else _line(news(game, latest, (language,), last=False))
            told = told if early else self._now()
        if latest is not None:
            yield _line(news(game, latest, LANGUAGES, last=True))


def _line(found: LabNews) -> str:
    return encode(found).decode()
