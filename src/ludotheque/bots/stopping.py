"""A stop signal for work whose result is no longer needed."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

Stop = Callable[[], bool]


def never() -> bool:
    return False


# Checked before every move of a game between bots, and at least every 50 ms of a search. The code that starts the work
# sets it for the thread that does the work.
STOP: ContextVar[Stop] = ContextVar("STOP", default=never)
