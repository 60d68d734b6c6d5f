"""The seats' own randomness in the deal. At a sealed table every seat seals its text before any seat reveals it.

A seal is the SHA-256 of a text. No seal can change once the reveal phase has begun, and nothing is revealed before it,
so the last seat to act cannot choose the deal. Callers pass the time; deadlines follow from the times of the log's
entries and so survive a restart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from ludotheque.core.chance.proof import is_line, line_of, seal_of

from .entries import Change, Mixed, MixingChange, Revealed, Revealing, Sealed, Sealing, Unrevealed, Unsealed
from .refusals import Invalid, NotNow
from .shown.wire import MixingPhase

SECONDS = 20.0  # for sealing once the table is full, and again for revealing
MOST = 5  # times a seat may mix in or seal
LONGEST = 64  # characters

Status = Literal["sealed", "revealed", "unsealed", "unrevealed"]


class Mixing:
    """Where the mixing stands, as the table's log tells it."""

    def __init__(self, seats: int, sealed: bool) -> None:
        self.sealed = sealed
        self.added = [""] * seats  # in plain text, or revealed
        self.seals: list[str | None] = [None] * seats
        self._phase: Literal["joining", "sealing", "revealing"] = "joining"
        self._until: float | None = None
        self._times = [0] * seats
        self._unsealed: list[int] = []
        self.unrevealed: list[int] = []

    # --- the log ---

    def apply(self, change: MixingChange, at: float) -> None:
        match change:
            case Sealing():
                self._phase, self._until = "sealing", at + SECONDS
            case Revealing():
                self._phase, self._until = "revealing", at + SECONDS
            case Mixed():
                self.added[change.seat] = change.text
                self._times[change.seat] += 1
            case Sealed():
                self.seals[change.seat] = change.seal
                self._times[change.seat] += 1
            case Revealed():
                self.added[change.seat] = change.text
            case Unsealed():
                self._unsealed.append(change.seat)
            case Unrevealed():
                self.unrevealed.append(change.seat)

    # --- checks ---

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

    # --- phases ---

    @property
    def deadline(self) -> float:
        """When the phase ends, even if seats are missing."""
        return math.inf if self._until is None else self._until

    def next_changes(self, people: Sequence[int], now: float) -> list[Change] | None:
        """The changes that end the present phase; None while it lasts. After the reveal phase comes the deal."""
        done = self.seals if self._phase == "sealing" else [text or None for text in self.added]
        expected = people if self._phase == "sealing" else [seat for seat in people if self.seals[seat] is not None]
        missing = [seat for seat in expected if done[seat] is None]
        if self._phase == "joining" or (missing and now < self.deadline):
            return None
        if self._phase == "sealing":
            return [*(Unsealed(seat) for seat in missing), Revealing()]
        return [Unrevealed(seat) for seat in missing]

    @property
    def lines(self) -> list[str]:
        """What each seat contributes to the seed."""
        return [line_of(text, seal) for text, seal in zip(self.added, self.seals, strict=True)]

    # --- for viewers ---

    def told(self) -> MixingPhase | None:
        return MixingPhase(self._phase, self._until) if self.sealed else None

    def status(self, seat: int) -> Status | None:
        if seat in self._unsealed:
            return "unsealed"
        if self.seals[seat] is None:
            return None
        if seat in self.unrevealed:
            return "unrevealed"
        return "revealed" if self.added[seat] else "sealed"
