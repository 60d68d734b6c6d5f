"""The interface of a storage for tables. All calls block: the server makes them in threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludotheque.tables.entries import Entry, Opening

Passed = tuple[float, str]  # when a table was opened, and its id: how far the clean-up has come
NOTHING_PASSED: Passed = (float("-inf"), "")


class Append(msgspec.Struct):
    """Entries that are stored together or not at all, with the table they open."""

    entries: list[Entry]
    opens: list[Opening] = []


class Storage(Protocol):
    """Keeps openings and entries. What `write` has returned survives a crash."""

    notifies: bool  # tells other processes of new entries by itself

    def migrate(self) -> None:
        """Bring the storage to the newest form, and check that it takes writes. Raises BadRequest."""

    def close(self) -> None: ...

    def check_file(self) -> None:
        """Raises FileGone unless what is written goes to the file that was opened. Quick; called in the event loop."""

    def pulse(self) -> None:
        """Write something and remove it, to see that writes work."""

    def write(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store a batch durably, each append whole or not at all. NotNow for one that another process overtook."""

    def load(self, id: str) -> tuple[Opening, list[Entry]] | None:
        """A table with all its entries."""

    def since(self, id: str, ply: int) -> list[Entry]:
        """The entries of a table after a ply."""

    def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these tables."""

    def listed(self, most: int = 50) -> list[tuple[Opening, list[Entry]]]:
        """Public tables not dealt yet, the newest first, each with the entries of its joins."""

    def forget(self, before: float, after: Passed = NOTHING_PASSED) -> tuple[int, Passed | None]:
        """Remove a few tables unchanged since `before`. Gives how many, and where to go on."""
