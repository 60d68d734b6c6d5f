"""A table in memory, with the wires of the pages that show it."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.tables.requests import Hello
from ludotheque.tables.shown.problems import known_language
from ludotheque.tables.table import Table


class WireListener:
    """A page that is told of every change at a table, as seen by each of `viewers`."""

    def __init__(self, wire: int, room: LocalRoom, seats: Sequence[int], hello: Hello) -> None:
        self.wire, self.room = wire, room
        self.seats = list(seats)
        self.viewers: Sequence[int | None] = self.seats or [None]
        self.language = known_language(hello.lang)
        self.wants_turns, self.wants_presence = hello.turns, hello.presence

    @property
    def turns_in(self) -> str | None:
        return self.language if self.wants_turns else None


class LocalRoom:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[WireListener] = []

    def go_back(self, ply: int) -> None:
        """Forget the entries after `ply`: they could not be stored, so they did not happen."""
        self.table = Table(self.table.opening, self.table.entries[:ply])
