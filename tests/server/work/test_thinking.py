"""Work for clients that may disconnect."""

from __future__ import annotations

import asyncio
import threading

from ludotheque.bots.stopping import STOP
from ludotheque.server.work.thinking import ThinkingPool


def test_who_hangs_up_does_not_keep_a_thread_busy() -> None:
    begun, ended = threading.Event(), threading.Event()

    def work() -> None:
        stop = STOP.get()
        begun.set()
        while not stop():
            pass
        ended.set()

    async def ask_and_hang_up() -> None:
        thinking = ThinkingPool(1, 1)
        asked = asyncio.create_task(thinking.for_a_client("here", work))
        await asyncio.to_thread(begun.wait)
        asked.cancel()
        await asyncio.to_thread(ended.wait)
        thinking.close()

    asyncio.run(ask_and_hang_up())
    assert ended.is_set()
