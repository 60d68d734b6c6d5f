"""Errors that repeat are logged when they begin, when they change and when they end, not every time."""

from __future__ import annotations

import logging
import sqlite3

from .metrics import TROUBLES

LOG = logging.getLogger(__name__)


class Loggable(Exception):
    """An error whose message holds no addresses, names or moves, and may be logged."""


class Troubles:
    def __init__(self) -> None:
        self._now: dict[str, str] = {}

    def failed(self, where: str, error: BaseException) -> None:
        TROUBLES.labels(where).inc()
        reason = reason_of(error)
        if self._now.get(where) != reason:
            self._now[where] = reason
            LOG.error("%s: %s", where, reason)

    def fine(self, where: str) -> None:
        if self._now and self._now.pop(where, None) is not None:
            LOG.warning("%s: works again", where)


def reason_of(error: BaseException) -> str:
    """For the log. Most messages are left out: they may hold addresses, names or moves."""
    told = getattr(error, "orig", None) or error
    name = type(told).__name__
    return f"{name}: {told}" if isinstance(told, Loggable | sqlite3.Error) else name
