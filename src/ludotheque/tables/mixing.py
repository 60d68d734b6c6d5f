"""What the seats of a table bring to its deal, and at a sealed table the order of it: everybody seals, then reveals.

A seal is the SHA-256 of a text. From the beginning of the reveal phase no seal can change, and before it nothing is
revealed, so whoever comes last chooses nothing. There is no clock in here: whoever asks says what time it is, and the
deadlines follow from the times of the stored entries, so that they survive a restart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from ludotheque.core.chance.proof import is_line, line_of, seal_of
from ludotheque.server.schema import Mixing as Told

from . import entries
from .entries import Entry
from .refusals import Invalid, NotNow

SECONDS = 20.0  # for sealing once the table is full, and again for revealing
MOST = 5  # times a seat may mix in or seal
LONGEST = 64  # characters

Status = Literal["sealed", "revealed", "unsealed", "unrevealed"]
Step = tuple[str, int | None]  # kind of an entry, seat


class Mixing:
    """As the table's list tells it."""

    def __init__(self, seats: int, sealed: bool) -> None:
        self.sealed = sealed
        self.added = [""] * seats  # in plain text, or revealed
        self.seals: list[str | None] = [None] * seats
        self._phase: Literal["joining", "sealing", "revealing"] = "joining"
        self._until: float | None = None
        self._times = [0] * seats
        self._unsealed: list[int] = []
        self.unrevealed: list[int] = []

    # --- what the list says ---

    def read(self, entry: Entry) -> None:
        seat, text = entry.seat, entry.text or ""
        if entry.kind == entries.SEALING:
            self._phase, self._until = "sealing", entry.at + SECONDS
            return
        if entry.kind == entries.REVEALING:
            self._phase, self._until = "revealing", entry.at + SECONDS
            return
        assert seat is not None
        if entry.kind == entries.MIXED:
            self.added[seat] = text
            self._times[seat] += 1
        elif entry.kind == entries.SEALED:
            self.seals[seat] = text
            self._times[seat] += 1
        elif entry.kind == entries.REVEALED:
            self.added[seat] = text
        elif entry.kind == entries.UNSEALED:
            self._unsealed.append(seat)
        elif entry.kind == entries.UNREVEALED:
            self.unrevealed.append(seat)

    # --- what may be done before the deal ---

    def check_plain(self, seat: int) -> None:
        if self.sealed:
            raise NotNow("error-mix-sealed")
        self._check_times(seat)

    def check_seal(self, seat: int) -> None:
        if not self.sealed:
            raise NotNow("error-seal-plain")
        if self._phase == "revealing":
            raise NotNow("error-seal-late")
        self._check_times(seat)

    def check_reveal(self, seat: int, text: str) -> None:
        if not 0 < len(text) <= LONGEST or not is_line(text):
            raise Invalid("error-addition", longest=LONGEST)
        if self._phase != "revealing":
            raise NotNow("error-reveal-early" if self.sealed else "error-seal-plain")
        if self.seals[seat] is None:
            raise NotNow("error-reveal-nothing")
        if seal_of(text) != self.seals[seat]:
            raise NotNow("error-reveal-other")

    def check_start(self) -> None:
        if self._phase != "joining":
            raise NotNow("error-mixing")

    def _check_times(self, seat: int) -> None:
        if self._times[seat] >= MOST:
            raise NotNow("error-mixed-enough", most=MOST)

    # --- how it goes on ---

    @property
    def deadline(self) -> float:
        """When the phase ends, whoever is missing."""
        return math.inf if self._until is None else self._until

    def next_steps(self, people: Sequence[int], now: float) -> list[Step] | None:
        """The entries that end the present phase; None while it lasts. After the reveal phase comes the deal."""
        done = self.seals if self._phase == "sealing" else [text or None for text in self.added]
        expected = people if self._phase == "sealing" else [seat for seat in people if self.seals[seat] is not None]
        missing = [seat for seat in expected if done[seat] is None]
        if self._phase == "joining" or (missing and now < self.deadline):
            return None
        if self._phase == "sealing":
            return [*((entries.UNSEALED, seat) for seat in missing), (entries.REVEALING, None)]
        return [(entries.UNREVEALED, seat) for seat in missing]

    @property
    def lines(self) -> list[str]:
        """What each seat contributes to the seed."""
        return [line_of(text, seal) for text, seal in zip(self.added, self.seals, strict=True)]

    # --- what people are told ---

    def told(self) -> Told | None:
        return Told(self._phase, self._until) if self.sealed else None

    def status(self, seat: int) -> Status | None:
        if seat in self._unsealed:
            return "unsealed"
        if self.seals[seat] is None:
            return None
        if seat in self.unrevealed:
            return "unrevealed"
        return "revealed" if self.added[seat] else "sealed"
