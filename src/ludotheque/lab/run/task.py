"""A series of games with the same rules, seats and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import ludotheque
from ludotheque.bots.codes import all_compiled
from ludotheque.bots.external.local import plain
from ludotheque.bots.roster import make_bot
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import parse_seed

from .rows import Rows
from .setting import Setting


@dataclass(frozen=True)
class Task:
    """The game of row i has the seed `seed` + i, and nothing else decides it. A `Question` has one task for each of
    its rules and numbers of seats."""

    variant: Variant
    seats: int
    games: int
    seed: int | str = 0
    bots: Sequence[str] = ("random",)  # one for all seats, or one per seat

    def __post_init__(self) -> None:
        self.variant.game.check_seats(self.seats)
        if self.games < 1:
            raise BadRequest("error-no-games", found=self.games)
        for name in self.bots:
            make_bot(name, 0)  # raises for unknown names
        if len(self.bots) not in (1, self.seats):
            raise BadRequest("error-bots", found=len(self.bots), seats=self.seats)
        parse_seed(self.seed)

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bot at every seat."""
        return tuple(self.bots) * self.seats if len(self.bots) == 1 else tuple(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether all moves are made in compiled code, which runs in parallel threads."""
        return all_compiled(self.bots)

    def rows(self, games: int) -> Rows:
        """Empty rows for so many of its games."""
        return Rows.empty(games, self.seats, len(self.variant.engine.decisions))

    def seed_of(self, row: int) -> int:
        return (parse_seed(self.seed) + row) % (1 << 256)

    @property
    def setting(self) -> Setting:
        variant = self.variant
        seed = f"{parse_seed(self.seed):064x}"
        return Setting(
            ludotheque.__version__, variant.name, variant.options, variant.numbers, self.seats, plain(self.lineup), seed
        )
