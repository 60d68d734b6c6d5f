"""All that thinks, bots, hints, analyses and the lab, shares a few threads fairly (compiled kernels leave the
interpreter free): so few that the event loop keeps a core to itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.bot import Budget, CandidateMove, SearchBot
from ludotheque.core.match import Match

from ..monitor.metrics import THINKING, THOUGHT_SECONDS
from .fair import FairPool

T = TypeVar("T")
UNBOUNDED = 1_000_000  # simulations; the time is the bound
AT_ONCE = 64  # pieces of work that take turns
QUESTIONS_EACH = 4  # hints and analyses that one address may have asked for at a time
BOT, QUESTION, LAB = "bot", "question", "lab"


def adviser(seed: int, budget: Budget) -> SearchBot:
    """Who gives hints. It has forgotten all that the seat has seen but does not see now: memory is the player's own."""
    return SearchBot(seed, budget, span=0.0)


class Thinking:
    def __init__(self, threads: int, lab_threads: int, limited: bool = True) -> None:
        each = {QUESTION: QUESTIONS_EACH} if limited else {}
        self._pool = FairPool("think", threads, threads=AT_ONCE, each=each, most={LAB: lab_threads})

    async def move(self, owner: str, match: Match, level: str, seed: int) -> int:
        """The bot's action for the seat whose turn it is; `match` is a copy of its own."""
        started = time.perf_counter()
        action = await self._run(BOT, owner, lambda: built_in_bot(level, seed).choose(match))
        THOUGHT_SECONDS.observe(time.perf_counter() - started)
        return action

    async def hint(self, owner: str, match: Match, seed: int, milliseconds: int) -> list[CandidateMove]:
        budget = Budget(UNBOUNDED, milliseconds)
        return await self.for_somebody(owner, lambda: adviser(seed, budget).candidates(match))

    async def for_somebody(self, owner: str, work: Callable[[], T]) -> T:
        """Work that stops when the one who asked has gone, that is when the waiting task is cancelled."""
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
