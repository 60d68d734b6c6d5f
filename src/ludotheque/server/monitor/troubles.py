"""What goes wrong again and again is logged when it begins, when it changes and when it is over: not every time."""

from __future__ import annotations

import logging
import sqlite3

from ..storage.sqlite_file import FileGone
from .metrics import TROUBLES

LOG = logging.getLogger(__name__)


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
    """For the log. Only SQLite's words are repeated: others may hold addresses, names or what was to be stored."""
    told = getattr(error, "orig", None) or error
    name = type(told).__name__
    return f"{name}: {told}" if isinstance(told, FileGone | sqlite3.Error) else name
