"""How long people think, by game and kind of move, for the lab: measured only if the server's owner asks for it.

A move is counted from the moment the last change was told to the moment the move arrives. What is kept is how many
moves of a kind took about so long, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ludotheque.lab.lengths.times import ThinkingTimes, read_times
from ludotheque.tables.entries import Entry, Moved
from ludotheque.tables.table import Table


class TimesKeeper:
    """The thinking times in a file; without a file, nothing is measured."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.times = read_times([file]) if file is not None and file.exists() else ThinkingTimes()
        self._changed = False

    def before(self, table: Table) -> np.record | None:
        """The position that a person is about to decide in; None if it is not measured."""
        if self._file is None:
            return None
        seat = table.mover
        if seat is None or table.match is None or table.seats[seat].bot is not None:
            return None
        return table.match.position_now()

    def note(self, table: Table, before: np.record | None, fresh: Sequence[Entry], seconds: float | None) -> None:
        """Count the move among these changes, if it is the only one. `seconds`: since the last change was told; None if
        nobody knows."""
        if before is None or seconds is None or len(fresh) != 1:
            return
        change, match = fresh[0].change, table.match
        if not isinstance(change, Moved) or match is None:
            return
        engine, kind = match.engine, 0
        if engine.decision is not None:
            kind = int(engine.decision(match.board, before, engine.action(change.move)))
        self.times.add(match.variant.name, engine.decisions[kind].name, seconds)
        self._changed = True

    async def write(self) -> None:
        if self._file is not None and self._changed:
            self._changed = False
            copy = ThinkingTimes()
            copy.merge(self.times)  # the file is written in another thread
            await asyncio.to_thread(copy.write, self._file)
