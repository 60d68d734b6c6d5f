"""Bots, hints and analyses think in threads (compiled kernels leave the interpreter free), so many at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

from ludotheque.bots.roster import bot
from ludotheque.bots.search import Budget, SearchBot
from ludotheque.bots.search import Candidate as Looked
from ludotheque.core.match import Match

from .metrics import THINKING, THOUGHT_SECONDS

T = TypeVar("T")
UNBOUNDED = 1_000_000  # simulations; the time is the bound


class Thinking:
    def __init__(self, threads: int) -> None:
        self._bots = ThreadPoolExecutor(threads, "bot")
        self._people = ThreadPoolExecutor(1, "hint")  # what people ask for does not hold up the bots of others

    async def move(self, match: Match, level: str, seed: int) -> str:
        """The bot's move for the seat whose turn it is; `match` is a copy of its own."""
        started = time.perf_counter()
        text = await self._run(self._bots, lambda: bot(level, seed).choose(match))
        THOUGHT_SECONDS.observe(time.perf_counter() - started)
        return text

    async def hint(self, match: Match, seed: int, milliseconds: int) -> list[Looked]:
        return await self.for_somebody(
            lambda stop: SearchBot(seed, Budget(UNBOUNDED, milliseconds, stop)).candidates(match)
        )

    async def for_somebody(self, work: Callable[[Callable[[], bool]], T]) -> T:
        """Work that stops when the one who asked has gone, that is when the waiting task is cancelled."""
        gone = False

        def stop() -> bool:
            return gone

        try:
            return await self._run(self._people, lambda: work(stop))
        finally:
            gone = True

    async def _run(self, pool: Executor, work: Callable[[], T]) -> T:
        THINKING.inc()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        finally:
            THINKING.dec()

    def close(self) -> None:
        self._bots.shutdown(wait=False, cancel_futures=True)
        self._people.shutdown(wait=False, cancel_futures=True)
