"""Threads for bots, hints, analyses and the lab, shared fairly. Compiled kernels release the interpreter; there are so
few threads that the event loop keeps a core to itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.advice import AdvisedMove, advise, adviser
from ludotheque.bots.search.growing import UNBOUNDED, Budget
from ludotheque.core.match import Match

from ..monitor.metrics import THINKING, THOUGHT_SECONDS
from .fair_pool import FairPool

T = TypeVar("T")
AT_ONCE = 64  # chunks of work that take turns
QUESTIONS_EACH = 4  # hints and analyses per address at a time
BOT, QUESTION, LAB = "bot", "question", "lab"


class ThinkingPool:
    def __init__(self, threads: int, lab_threads: int, limited: bool = True) -> None:
        each = {QUESTION: QUESTIONS_EACH} if limited else {}
        self._pool = FairPool("think", threads, threads=AT_ONCE, each=each, most={LAB: lab_threads})

    async def move(self, owner: str, match: Match, level: str, seed: int) -> int:
        """The bot's action for the seat on turn; `match` is a private copy."""
        started = time.perf_counter()
        action = await self._run(BOT, owner, lambda: built_in_bot(level, seed).choose(match))
        THOUGHT_SECONDS.observe(time.perf_counter() - started)
        return action

    async def hint(self, owner: str, match: Match, seed: int, milliseconds: int) -> list[AdvisedMove]:
        budget = Budget(UNBOUNDED, milliseconds)
        return await self.for_a_client(owner, lambda: advise(adviser(seed, budget), match))

    async def for_a_client(self, owner: str, work: Callable[[], T]) -> T:
        """Work on a client's question. It stops when the waiting task is cancelled."""
        return await self._run(QUESTION, owner, work)

    async def for_the_lab(self, owner: str, work: Callable[[], T]) -> T:
        return await self._pool.run(owner, work, LAB)

    async def _run(self, kind: str, owner: str, work: Callable[[], T]) -> T:
        THINKING.inc()
        try:
            return await self._pool.run(owner, work, kind)
        finally:
            THINKING.dec()

    def close(self) -> None:
        self._pool.close()
