"""The server's log: one line per message, and repeated messages are counted instead of logged."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

EVERY = 60.0  # seconds between two lines of the same kind


class Sparing(logging.Filter):
    """At most one message per place in the code and interval; the next one says how many were left out. Errors of
    different types, or raised in different places, are different messages."""

    def __init__(self, every: float = EVERY, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._every, self._clock = every, clock
        self._lock = threading.Lock()
        self._next: dict[tuple[Any, ...], float] = {}
        self._held: dict[tuple[Any, ...], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = (record.name, record.pathname, record.lineno, *_cause(record))
        with self._lock:
            now = self._clock()
            if now < self._next.get(place, now):
                self._held[place] = self._held.get(place, 0) + 1
                return False
            self._next[place] = now + self._every
            held = self._held.pop(place, 0)
        if held:
            record.msg, record.args = f"{record.getMessage()} … and {held} more like it", ()
        return True


class OneLine(logging.Formatter):
    """A message is one line, and lines of a traceback are marked. Nothing that a client sends can look like a line of
    the log."""

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = super().format(record).split("\n")
        return "\n".join([_escaped(first), *(f"  | {_escaped(line)}" for line in rest)])


def _cause(record: logging.LogRecord) -> tuple[Any, ...]:
    """The type of the logged error, and where it was raised."""
    kind, _, trace = record.exc_info or (None, None, None)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (kind, None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno))


def _escaped(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def keep_journal() -> None:
    """Log warnings and errors to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
