"""Measures how late the event loop is: what blocks it delays all clients."""

from __future__ import annotations

import asyncio

from .metrics import LOOP_SECONDS

EVERY = 0.01  # seconds


async def watch_loop() -> None:
    """Measure until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_SECONDS.observe(max(0.0, loop.time() - due))
