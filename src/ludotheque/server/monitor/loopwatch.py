"""How late the event loop is: whatever holds it up holds up everybody."""

from __future__ import annotations

import asyncio

from .metrics import LOOP_SECONDS

EVERY = 0.01  # seconds


async def watch_loop() -> None:
    """Measures until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_SECONDS.observe(max(0.0, loop.time() - due))
