"""How work that nobody waits for any more is given up."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

Stop = Callable[[], bool]


def never() -> bool:
    return False


# Asked before every move of a game between bots, and at least every 50 ms of a search. Whoever hands out the work sets
# it for the thread that does it.
STOP: ContextVar[Stop] = ContextVar("STOP", default=never)
